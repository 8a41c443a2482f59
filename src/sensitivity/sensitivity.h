/* psi, its gradient and what a run did, above the integrators. */
#ifndef CST_SENSITIVITY_H
#define CST_SENSITIVITY_H

#include "integrate/work.h"

/* call.c and conclude.c: what every call on a work begins and ends with.  cst_prepare puts the
 * problem and its parameters into the work and resets the statistics; cst_conclude collects them
 * and turns what the run noted into warnings. */
int cst_prepare(const cst_problem *p, cst_work *w, const double *rho);
int cst_conclude(cst_work *w, int status);
void cst_restart(cst_work *w); /* as if no run had been made since cst_prepare */

/* After a gradient: its forward run is still there, as long as no other call begins with
 * cst_prepare.  1: that is the run for this problem and rho, and the work is ready to go on. */
void cst_remember(cst_work *w, int status);
int cst_recall(const cst_problem *p, cst_work *w, const double *rho);

/* choice.c: after cst_prepare and cst_ask, before the first run: what `auto` stands for. */
int cst_choose_integrator(cst_work *w);
int cst_fall_back(cst_work *w); /* the current run, which is stiff, starts again with CVODES */

/* reactions.c: after a forward run, where the system stands; the warning about what it found. */
void cst_look_at_reactions(cst_work *w, int outputs);
void cst_reactions_warning(cst_work *w);

/* A model's outputs: its kernel, or its plain function. */
typedef void cst_output_function(double t, const double *q, const double *v, const double *a,
                                 const double *lambda, const double *rho, const int *mode,
                                 double *out);

/* judge.c: what a derivative is measured by: itself, or what is negligible for psi. */
double cst_derivative_scale(double psi, double size, double a, double b);

/* what the next run is for: cst_prepare says the cost */
void cst_ask(cst_work *w, cst_targets *targets);

/* gradient.c: the values of what is asked for and, where wanted, their gradients, by the problem's
 * method. */
int cst_solve(cst_work *w, int gradient);
int cst_check_gradient(cst_work *w, int wanted); /* finite, by all design variables */

/* hessian.c: as cst_hessian_products, of what the optimizer minimizes: the cost or, in its place, a
 * misfit. */
int cst_objective_products(const cst_problem *p, cst_work *w, const double *rho, int count,
                           const double *directions, double *products);

/* responses.c: whether the responses are those that the work was created for, within the horizon.
 */
int cst_check_responses(cst_work *w);

/* combine.c: from the values of the functionals, and from their gradients; what their errors make
 * of a response and of its derivative with respect to parameter i. */
int cst_combined_create(cst_combined *x, const cst_problem *p); /* 0 when out of memory */
void cst_combined_free(cst_combined *x);
void cst_combine_values(cst_work *w);
void cst_combine_gradients(cst_work *w);
double cst_combine_error(const cst_work *w, const cst_expression *r);
double cst_combine_bar(const cst_work *w, const cst_expression *r, int i);
static inline double *cst_combined_row(const cst_work *w, int r)
{
    return w->combined.gradient + (size_t)r * ((size_t)w->model->p + 1);
}

/* horizon.c: the derivatives with respect to tf, after a gradient, with their bars; before it, they
 * are 0. */
int cst_horizon_gradients(cst_work *w);
void cst_horizon_clear(cst_work *w);

/* bars.c: there are no estimates of errors yet; after a gradient by the adjoint, its error bars,
 * the run made once more where they ask for it; the warnings about what is left; the same for bars
 * that were found in another way, after the call's other warnings: its status. */
void cst_bars_clear(cst_work *w);
int cst_bars_has_zeros(const cst_work *w); /* design variables that are 0 */
int cst_bars_backward(cst_work *w);        /* the backward pass, before cst_bars_make */
int cst_bars_make(cst_work *w);
void cst_bars_warn(cst_work *w);
int cst_bars_judge(cst_work *w);
/* bars_second.c: bars by a second run, where the options ask for it; the status of the call, which
 * was `status` before. */
int cst_bars_second(cst_work *w, const double *rho, int status);
double cst_parameter_size(const cst_work *w, int i); /* what its changes are measured by */

/* apart.c: after a run for derivatives: switches that meet for all values of the design variables
 * nearby make no corner. */
void cst_corners_apart(cst_work *w);

/* rivals.c: after a backward pass: peaks whose rivals have other derivatives. */
int cst_rivals_compare(cst_work *w);

/* differences.c: the same by finite differences. */
int cst_differences(cst_work *w);

/* gradient.c: a design variable that is a value of a table, or -1: there is none. */
int cst_of_tables(const cst_problem *p, const cst_work *w);

#endif
