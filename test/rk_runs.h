/* Runs with the integrator rk, for its tests: two rigs, one of its two orders. */
#ifndef RK_RUNS_H
#define RK_RUNS_H

#include "integrate/rk/rk.h"
#include "rig.h"
#include "unity.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST = 160 }; /* design variables */

static rig one, two;
static const cst_tableau *const tableaux[] = { &cst_dopri5, &cst_dop853 };

void setUp(void) {}

void tearDown(void)
{
    rig_close(&one);
    rig_close(&two);
}

/* A run of the model's default problem with rk, or another integrator; tf 0: the model's own. */
static inline void open_with(rig *r, const char *model, const char *cost, const char *wrt,
                             cst_method method, cst_integration integrator, double rtol, double tf)
{
    rig_open(r, cst_model_find(model), cost, wrt, method, rtol);
    cst_options o = cst_problem_options(r->p);
    o.integrator = integrator;
    o.tf = tf > 0.0 ? tf : o.tf;
    rig_options(r, o);
}

/* The work for it, with one of the two orders. */
static inline void use(rig *r, const cst_tableau *m)
{
    rig_work(r);
    if (m)
        cst_rk_of(r->w)->default_tableau = m;
}

/* As rig_solve, and a warning is not an error. */
static inline int solve(rig *r)
{
    int status = cst_gradient(r->p, r->w, NULL, &r->psi, r->gradient);
    TEST_ASSERT_TRUE_MESSAGE(status >= CST_OK, cst_message(r->w));
    return status;
}

/* max |rho (x - y)| over max |rho y| */
static inline double difference(const rig *r, const double *x, const double *y)
{
    double worst = 0.0;
    for (int k = 0; k < r->count; k++) {
        TEST_ASSERT_TRUE(isfinite(x[k]));
        worst = fmax(worst, rig_size(r, k) * fabs(x[k] - y[k]));
    }
    return worst / rig_scale(r, y);
}

static inline const char *label(const rig *r, const cst_tableau *m, double value)
{
    static char text[200];
    snprintf(text, sizeof text, "%s: %.2e", rig_name(r, m ? m->name : "rk"), value);
    return text;
}

#endif
