/* costate_instant.h: a model at one instant: accelerations, reactions, outputs and switches for a
 * state that is given, and their derivatives along a direction or transposed.  For integrators and
 * tools outside of Costate, such as an FMU (model exchange).
 *
 *     cst_instant_start    the parameters, the state and the modes at t = 0
 *     cst_instant_at       a state of yours: everything below is about it
 *     cst_instant_modes    after a switch changed its sign: the modes from here on
 *
 * The modes choose the branches of the kernels.  They are yours to keep: pass those that the motion
 * has, also on the other side of a switch until you have located its zero.  Models with contacts
 * are refused: their impacts and reactions belong to a run. */
#ifndef COSTATE_INSTANT_H
#define COSTATE_INSTANT_H

#include "costate.h"

#ifdef __cplusplus
extern "C" {
#endif

/* rho: values of the design variables, or NULL for the problem's.  q, v: [n] the start, assembled
 * or in equilibrium where the model says so; mode: [s]; any may be NULL. */
CST_API int cst_instant_start(const cst_problem *p, cst_work *w, const double *rho, double *q,
                              double *v, int *mode);

/* Solves the equations of motion at (t, q, v) in these modes, for the parameters of the last
 * cst_instant_start. */
CST_API int cst_instant_at(const cst_problem *p, cst_work *w, double t, const double *q,
                           const double *v, const int *mode);

/* There: accelerations [n], reactions [m], outputs [outputs_count], switches [s]; any may be NULL.
 */
CST_API int cst_instant_values(const cst_problem *p, cst_work *w, double *a, double *lambda,
                               double *outputs, double *switches);

/* There: the modes that the motion leads into; a switch that is zero, as far as rounding tells,
 * takes the side that it moves to. */
CST_API int cst_instant_modes(const cst_problem *p, cst_work *w, int *mode);

/* There: derivatives of accelerations and outputs along (dq, dv, drho), t and modes held.  dq, dv:
 * [n], drho: [p], all parameters; NULL is 0.  da: [n], doutputs: [outputs_count]; either may be
 * NULL. */
CST_API int cst_instant_tangent(const cst_problem *p, cst_work *w, const double *dq,
                                const double *dv, const double *drho, double *da, double *doutputs);

/* The transposed product: with weights of accelerations [n] and outputs [outputs_count] (NULL is
 * 0), the gradient of weight_a . a + weight_outputs . outputs by q [n], v [n] and rho [p]. */
CST_API int cst_instant_adjoint(const cst_problem *p, cst_work *w, const double *weight_a,
                                const double *weight_outputs, double *by_q, double *by_v,
                                double *by_rho);

#ifdef __cplusplus
}
#endif

#endif
