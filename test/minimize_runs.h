/* What the tests of the minimizer share: a function, limits, a minimizer with bounds. */
#ifndef MINIMIZE_RUNS_H
#define MINIMIZE_RUNS_H

#include "optimize/minimize.h"
#include "unity.h"

#include <math.h>

void setUp(void) {}
void tearDown(void) {}

static inline int rosenbrock(void *user, const double *x, double *f, double *g, const char **why)
{
    double u = x[1] - x[0] * x[0], v = 1.0 - x[0];
    *f = 100.0 * u * u + v * v;
    g[0] = -400.0 * u * x[0] - 2.0 * v;
    g[1] = 200.0 * u;
    return 0;
}

static const cst_limits tight = {
    .gradient_tol = 1e-9, .decrease_tol = 0.0, .max_iterations = 300, .max_evaluations = 1000
};

static inline void prepare(cst_minimizer *m, int n, cst_objective *f, void *user, double lower,
                           double upper, double start)
{
    TEST_ASSERT_EQUAL_INT(0, cst_minimizer_create(m, n, f, user));
    for (int k = 0; k < n; k++) {
        m->lower[k] = lower;
        m->upper[k] = upper;
        m->start[k] = start;
    }
}

#endif
