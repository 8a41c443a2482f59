/* The one file that knows IPOPT (Waechter and Biegler): an interior-point method with a filter, on
 * scaled variables, objective and constraints, with a limited-memory Hessian.  It does not stop by
 * itself before its steps vanish: search.c decides. */
#include "optimize/methods/ipopt.h"

#include <IpStdCInterface.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define NO_LIMIT  2e19 /* what IPOPT takes for infinite */
#define TOLERANCE 1e-10

/* The row at a point; below 0: the search is to end, or the model could not be solved there, and
 * IPOPT takes a shorter step. */
static long row_at(cst_search *s, const double *x)
{
    long row = cst_search_at(s, x);
    return row >= 0 && cst_search_row(s, row)[CST_LOG_STATUS] < 0.0 ? -1 : row;
}

static Bool objective(Index n, Number *x, Bool new_x, Number *f, UserDataPtr user)
{
    long row = row_at(user, x);
    if (row >= 0)
        *f = cst_search_objective(user, row, x, NULL);
    return row >= 0;
}

static Bool slope(Index n, Number *x, Bool new_x, Number *gradient, UserDataPtr user)
{
    long row = row_at(user, x);
    if (row >= 0)
        cst_search_objective(user, row, x, gradient);
    return row >= 0;
}

static Bool constraints(Index n, Number *x, Bool new_x, Index m, Number *g, UserDataPtr user)
{
    long row = row_at(user, x);
    for (int j = 0; row >= 0 && j < m; j++)
        g[j] = cst_search_constraint(user, row, j, NULL);
    return row >= 0;
}

/* Dense, by rows. */
static Bool jacobian(Index n, Number *x, Bool new_x, Index m, Index count, Index *rows,
                     Index *columns, Number *values, UserDataPtr user)
{
    if (!values) {
        for (int i = 0; i < count; i++) {
            rows[i] = i / n;
            columns[i] = i % n;
        }
        return TRUE;
    }
    long row = row_at(user, x);
    for (int j = 0; row >= 0 && j < m; j++)
        cst_search_constraint(user, row, j, values + (size_t)j * (size_t)n);
    return row >= 0;
}

static Bool no_hessian(Index n, Number *x, Bool new_x, Number factor, Index m, Number *lambda,
                       Bool new_lambda, Index count, Index *rows, Index *columns, Number *values,
                       UserDataPtr user)
{
    return FALSE;
}

static Bool goes_on(Index mode, Index iteration, Number f, Number primal, Number dual, Number mu,
                    Number step, Number regularization, Number alpha_dual, Number alpha_primal,
                    Index trials, UserDataPtr user)
{
    const cst_search *s = user;
    return !s->reason;
}

static double limit(double value)
{
    return fmin(fmax(value, -NO_LIMIT), NO_LIMIT);
}

static int set_options(IpoptProblem problem)
{
    static char *const words[][2] = {
        { "hessian_approximation", "limited-memory" },
        { "nlp_scaling_method", "none" },
        { "sb", "yes" },
    };
    int good = 1;
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++)
        good = good && AddIpoptStrOption(problem, words[i][0], words[i][1]);
    return good && AddIpoptIntOption(problem, "print_level", 0) &&
           AddIpoptIntOption(problem, "max_iter", 100000) &&
           AddIpoptIntOption(problem, "acceptable_iter", 0) &&
           AddIpoptNumOption(problem, "tol", TOLERANCE) &&
           AddIpoptNumOption(problem, "bound_relax_factor", 0.0) &&
           SetIntermediateCallback(problem, goes_on);
}

/* x: [n] the start, then the bounds and the limits. */
static IpoptProblem create(const cst_search *s, double *x)
{
    const cst_minimizer *m = s->m;
    double *lower = x + m->n, *upper = lower + m->n;
    double *low = upper + m->n, *high = low + s->constraints;
    for (int k = 0; k < m->n; k++) {
        lower[k] = limit((m->lower[k] - m->origin[k]) / m->unit[k]);
        upper[k] = limit((m->upper[k] - m->origin[k]) / m->unit[k]);
    }
    for (int j = 0; j < s->constraints; j++) {
        low[j] = limit(s->lower[j] / s->scale[j]);
        high[j] = limit(s->upper[j] / s->scale[j]);
    }
    return CreateIpoptProblem(m->n, lower, upper, s->constraints, low, high, m->n * s->constraints,
                              0, 0, objective, constraints, slope, jacobian, no_hessian);
}

static void run(cst_search *s)
{
    size_t n = (size_t)s->m->n, count = (size_t)s->constraints;
    double *x = calloc(3 * n + 3 * count + 1, sizeof *x), least;
    IpoptProblem problem = x ? create(s, x) : NULL;
    if (!problem || !set_options(problem)) {
        snprintf(s->kept.why, sizeof s->kept.why, "out of memory: free some and try again");
        memcpy(s->m->s.why, s->kept.why, sizeof s->kept.why);
        s->reason = CST_STOP_FAILED;
    } else { /* what it finds is in the log */
        IpoptSolve(problem, x, x + 3 * n + 2 * count, &least, NULL, NULL, NULL, s);
    }
    if (problem)
        FreeIpoptProblem(problem);
    free(x);
}

static const char *version(void)
{
    return "Ipopt " CST_IPOPT;
}

const cst_algorithm cst_ipopt = { .name = "ipopt",
                                  .about = "interior point, many variables: constraints of all "
                                           "kinds",
                                  .inequalities = 1,
                                  .equalities = 1,
                                  .run = run,
                                  .library = version };
