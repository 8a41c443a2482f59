/* An integrator is one const descriptor and one line in integrators.c; the driver
 * (sensitivity/gradient.c), the program and the tests find it there. */
#ifndef CST_INTEGRATOR_H
#define CST_INTEGRATOR_H

#include "costate.h"

typedef struct cst_integrator {
    const char *name, *about;
    cst_integration id;
    /* it integrates y' = f(t, y, rho) only: other formulations are refused */
    int ode_only;

    /* Can it run this problem, which has passed cst_set_options?  A status; may be NULL. */
    int (*check)(cst_work *w);

    int fixed_steps; /* its steps do not depend on rho: psi is smooth to rounding */

    int (*nodes)(const cst_problem *p); /* maximum number, of the trajectory */
    int (*create)(cst_work *w);         /* its own memory; after the system and the start        */
    void (*free)(cst_work *w);          /* accepts what create left unfinished                   */

    void (*choose_pivots)(cst_work *w); /* those that every run begins with; may be NULL         */
    int (*forward)(cst_work *w);  /* w->psi, w->targets's integrals and the trajectory       */
    int (*backward)(cst_work *w); /* the gradient by the adjoint, after forward            */
    /* before a run whose errors are asked for, and after its backward pass: estimates into error
     * and bars; both may be NULL */
    int (*prepare_errors)(cst_work *w);
    void (*estimate_errors)(cst_work *w);
    /* backward once more, or at once, with the errors of the gradient into the bars; may be NULL */
    int (*weigh)(cst_work *w);
    /* the next run of this call takes the steps of the last, each by a factor at the most; or
     * NULL */
    int (*shorten)(cst_work *w, double factor);
    int (*direct)(cst_work *w); /* psi and the gradient by sensitivities                 */
    int (*second)(cst_work *w); /* after forward: the gradient and w->second_order.products; NULL:
                                   there are none */
    int (*trajectory)(
        cst_work *w); /* its nodes, where forward leaves them for who asks; may be NULL */

    /* Puts the system at time t of the last run, in the present modes.  What is needed of a and
     * lambda (CST_NEEDS_... of cost.h) is as accurate as a look takes; where less is needed it may
     * be cheaper. */
    int (*look)(cst_work *w, double t, int needs);

    /* its adjoint is that of the motion, not of its steps: noise may be taken out of it
     * (redundant.c) */
    int continuous;
    int piecewise; /* what look gives is smooth only between two nodes of the trajectory */

    /* Before a run of w->targets, which may be another than that of the run before; may be NULL. */
    void (*turn_to)(cst_work *w);

    /* and what it adds to w->stats at the end; may be NULL */
    void (*reset_statistics)(cst_work *w);
    void (*add_statistics)(cst_work *w);
} cst_integrator;

const cst_integrator *cst_integrator_find(cst_integration id); /* NULL: there is none */

#endif
