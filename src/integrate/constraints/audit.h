/* The audit of the reactions, which every run carries: ideal joints do no work but what drivers put
 * in.  See audit.c. */
#ifndef CST_AUDIT_H
#define CST_AUDIT_H

#include "dynamics/system.h"

struct cst_work;

typedef struct {
    double t;        /* where the last step ended; NaN: there was none                        */
    double rate;     /* lambda' Phi_dot there                                                 */
    double stored;   /* what the penalty holds there                                          */
    double power[2]; /* of the applied forces and of drivers, there                           */
    double net[2], least[2], most[2]; /* their work; its least and its most so far               */
    double kinetic; /* the largest that was looked at                                        */
    double total;   /* spurious work since the start                                         */
    double worst, t_worst; /* of it, what counts, at its most; when a step added most            */
    double step_most; /* and how much that was                                                 */
    int row;          /* which row that was                                                    */
    int driven;       /* Phi looks at t                                                        */
} cst_audit;

void cst_audit_begin(struct cst_work *w);

/* After a step that ended at t, where the system stands.  work: that of the step, or NaN, by its
 * ends. */
void cst_audit_step(struct cst_work *w, double t, double work);

/* The same by its numbers: the powers of the applied forces and of drivers and what the penalty
 * stores, at the end of the step.  1: the kinetic energy there should be looked at, with this much
 * of the sum of |Q_i q_i|. */
int cst_audit_add(cst_audit *x, double t, const double power[2], double stored, double work);
double cst_audit_at_rest(const struct cst_work *w);

/* The state is projected where the audit stands: what that takes. */
void cst_audit_project(struct cst_work *w, const double *before, const double *after);

/* CST_OK, or CST_ESPURIOUS. */
int cst_audit_end(struct cst_work *w);

/* Energy that was exchanged so far. */
double cst_audit_exchanged(const cst_audit *x);

/* 1: more than what is harmless; the warning. */
int cst_audit_found(const cst_audit *x);
int cst_audit_is_close(const cst_audit *x); /* half of that, or more */
void cst_audit_warning(struct cst_work *w);

#endif
