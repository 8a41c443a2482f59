/* What the text of a model says about its kernels: what they look at, in any mode, and which
 * functions of time are in them (costate_ad/fuse/facts.py).  A model that does not say may look at
 * everything. */
#ifndef CST_FACTS_H
#define CST_FACTS_H

#include "costate_model.h"

/* Sums of CST_LOOKS_AT_...; what a model does not have looks at nothing. */
int cst_facts_forces(const cst_kernels *k);
int cst_facts_constraints(const cst_kernels *k);
int cst_facts_phi_q_moves(const cst_kernels *k); /* does Phi_q depend on t? */
int cst_facts_switch(const cst_kernels *k, int i);
int cst_facts_output(const cst_kernels *k, int i);
int cst_facts_cost(const cst_kernels *k, const cst_cost_kernels *cost);  /* its integrand g */
int cst_facts_final(const cst_kernels *k, const cst_cost_kernels *cost); /* its w */

/* Whether switch i depends on t, rho and modes alone. */
int cst_facts_switch_of_time(const cst_kernels *k, int i);

/* Clocks of the forces and constraints, of output i, of a cost's g.  Never NULL. */
const cst_clocks *cst_facts_motion_clocks(const cst_kernels *k);
const cst_clocks *cst_facts_output_clocks(const cst_kernels *k, int i);
const cst_clocks *cst_facts_cost_clocks(const cst_kernels *k, const cst_cost_kernels *cost);

#endif
