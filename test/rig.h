/* A problem with its work and its last result, as the tests of the engine use it: what fails in
 * here fails the test. */
#ifndef CST_RIG_H
#define CST_RIG_H

#include "costate_model.h"

typedef struct {
    cst_problem *p;
    cst_work *w;
    int count;             /* design variables                        */
    double psi, *gradient; /* [count]                                 */
    int accepts;           /* a warning that is no failure, or 0      */
} rig;

#define RIG_DEFAULT 0.0 /* for rtol: the problem's own */

/* The model's default problem, with the integrator cvodes where the environment's RIG_INTEGRATOR
 * asks for it, "cvodes" or (with BDF formulas) "bdf"; cost and wrt may be NULL, rtol RIG_DEFAULT
 * (atol is a hundredth of it). */
void rig_open(rig *r, const cst_model *model, const char *cost, const char *wrt, cst_method method,
              double rtol);
void rig_close(rig *r); /* also of { 0 } */

void rig_set(rig *r, const char *parameter, double value);
void rig_options(rig *r, cst_options o);
void rig_work(rig *r);                          /* a new work for the problem as it is now */
void rig_solve(rig *r, const double *rho);      /* psi and gradient                        */
double rig_simulate(rig *r, const double *rho); /* psi                                     */
double rig_value(const rig *r, int k);          /* of design variable k                    */
double rig_component(const rig *r, const char *parameter);

/* The size of design variable k: its value, or 1 where that is 0. */
double rig_size(const rig *r, int k);

/* max over j of |rho_j g_j|: what the gradient amounts to, whatever the units. */
double rig_scale(const rig *r, const double *gradient);

/* Largest relative difference of two gradients, component by component.  A component below a
 * thousandth of the gradient's scale, rig_scale / |rho_k|, is measured against that thousandth: it
 * is a difference of larger numbers and has no digits of its own. */
double rig_difference(const rig *r, const double *a, const double *b);

/* Fails unless it is at most the bound. */
void rig_agree(const rig *r, const double *a, const double *b, double bound, const char *what);
/* The same where b are differences: less than `noise` per relative change of a parameter is what
 * the values scatter by, over the step. */
void rig_agree_noisy(const rig *r, const double *a, const double *b, double bound, double noise,
                     const char *what);

/* Every registered model as a test of its own, the model in rig_model; those that the command line
 * names, or all. */
extern const cst_model *rig_model;
void rig_arguments(int count, char **words);
int rig_wanted(const char *model);
void rig_each_model(void (*test)(void), const char *name);

/* A large model, for which a test leaves out repetitions; and a share of its horizon (small models
 * keep theirs). */
int rig_large(void);

/* The cost is a reaction that redundant constraints leave open, and nothing else: its numbers are
 * noise times alpha, as the library warns (bricard, reaction: two integrators give 7824 and 7825,
 * and derivatives that differ by 10 %). */
int rig_is_noise(const cst_model *m, int cost);
/* a relative change of parameters that a test may make: small where a model is delicate */
double rig_nudge(void);
void rig_shorten(rig *r, double share);

/* "WHAT at MODEL.COST" for messages, in static memory. */
const char *rig_name(const rig *r, const char *what);

#endif
