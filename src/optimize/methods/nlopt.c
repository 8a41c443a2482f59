/* The one file that knows NLopt: SLSQP (Kraft) and MMA (Svanberg), on scaled variables, objective
 * and constraints.  Neither stops by itself before its steps vanish: search.c decides. */
#include "optimize/methods/nlopt.h"

#include <math.h>
#include <nlopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define STEP_TOL 1e-13 /* relative: a step that changes nothing */
/* SLSQP begins with the unit matrix for the Hessian, and one update by Powell takes no more than
 * four fifths of it away: one that is much too large makes it creep for hundreds of evaluations.
 * The first step shows the curvature; below this, where the update is damped, it begins again with
 * the objective scaled up. */
#define FLAT             0.2
#define DUAL_EVALUATIONS 10000 /* of MMA's subproblem, which calls nobody that could stop it */

typedef struct {
    cst_search *s;
    nlopt_opt opt;
    int equalities; /* 1: the callback is for these, otherwise for the inequalities */
    int measures;   /* 1: the curvature is wanted, and no row but the first is known */
    long first;     /* row of the launch, or -1 */
    double gain;    /* of the objective, besides its scale */
} side;

static long row_at(const side *x, const double *at)
{
    long row = cst_search_at(x->s, at);
    if (row < 0)
        nlopt_force_stop(x->opt);
    return row;
}

/* Of psi along the first step, in scaled numbers.  Less than half the square of the gradient would
 * promise a psi below 0. */
static double curvature(const side *x, long row)
{
    const cst_search *s = x->s;
    const double *from = cst_row_rho(s, x->first), *to = cst_row_rho(s, row);
    double along = 0.0, square = 0.0, slope = 0.0;
    for (int k = 0; k < s->m->n; k++) {
        double unit = s->m->unit[k], by = unit / s->m->s.psi_scale, d = (to[k] - from[k]) / unit;
        double before = cst_row_gradient(s, x->first)[k] * by;
        along += d * (cst_row_gradient(s, row)[k] * by - before);
        square += d * d;
        slope += before * before;
    }
    return square > 0.0 ? fmax(along / square, 0.5 * slope) : 1.0;
}

/* The first row but that of the launch: is the unit matrix far too large there? */
static void measure(side *x, long row)
{
    if (x->first < 0)
        x->first = row;
    if (!x->measures || row == x->first || cst_search_row(x->s, row)[CST_LOG_STATUS] < 0.0)
        return;
    double found = curvature(x, row);
    x->measures = 0;
    if (found > 0.0 && found < FLAT) {
        x->gain = 1.0 / found;
        nlopt_force_stop(x->opt);
    }
}

static double objective(unsigned n, const double *at, double *gradient, void *user)
{
    side *x = user;
    long row = row_at(x, at);
    if (row < 0 && gradient)
        memset(gradient, 0, n * sizeof *gradient);
    if (row < 0)
        return HUGE_VAL;
    double gain = x->gain, f = cst_search_objective(x->s, row, at, gradient);
    for (unsigned k = 0; gradient && k < n; k++)
        gradient[k] *= gain;
    measure(x, row);
    return gain * f;
}

/* The signed distances from the limits, scaled: below 0 within them. */
static void constraints(unsigned m, double *values, unsigned n, const double *at, double *jacobian,
                        void *user)
{
    const side *x = user;
    const cst_search *s = x->s;
    long row = row_at(x, at);
    unsigned i = 0;
    memset(values, 0, m * sizeof *values);
    if (jacobian)
        memset(jacobian, 0, (size_t)m * n * sizeof *jacobian);
    for (int j = 0; row >= 0 && j < s->constraints; j++)
        for (int upper = 1; upper >= 0; upper--) {
            double limit = upper ? s->upper[j] : s->lower[j], sign = upper ? 1.0 : -1.0;
            int equality = s->lower[j] == s->upper[j];
            if (equality != x->equalities || !isfinite(limit) || (equality && !upper))
                continue;
            double *gradient = jacobian ? jacobian + (size_t)i * n : NULL;
            values[i++] = sign * (cst_search_constraint(s, row, j, gradient) - limit / s->scale[j]);
            for (unsigned k = 0; gradient && k < n; k++)
                gradient[k] *= sign;
        }
}

static unsigned count(const cst_search *s, int equalities)
{
    unsigned found = 0;
    for (int j = 0; j < s->constraints; j++)
        if ((s->lower[j] == s->upper[j]) == equalities)
            found += equalities ? 1u : (unsigned)(isfinite(s->lower[j]) + isfinite(s->upper[j]));
    return found;
}

static int set_up(cst_search *s, nlopt_opt opt, side sides[2], double *bounds)
{
    const cst_minimizer *m = s->m;
    int bad = nlopt_set_min_objective(opt, objective, &sides[0]) < 0;
    for (int upper = 0; upper < 2; upper++) {
        for (int k = 0; k < m->n; k++)
            bounds[k] = ((upper ? m->upper[k] : m->lower[k]) - m->origin[k]) / m->unit[k];
        bad = bad || (upper ? nlopt_set_upper_bounds(opt, bounds)
                            : nlopt_set_lower_bounds(opt, bounds)) < 0;
    }
    for (int e = 0; e < 2; e++) {
        unsigned number = count(s, e);
        sides[e] = (side){ .s = s, .opt = opt, .equalities = e, .first = -1, .gain = 1.0 };
        if (number)
            bad = bad || (e ? nlopt_add_equality_mconstraint : nlopt_add_inequality_mconstraint)(
                             opt, number, constraints, &sides[e], NULL) < 0;
    }
    return bad || nlopt_set_xtol_rel(opt, STEP_TOL) < 0 || nlopt_set_maxeval(opt, 100000) < 0 ||
           nlopt_set_param(opt, "dual_maxeval", DUAL_EVALUATIONS) < 0;
}

static void run(cst_search *s, nlopt_algorithm algorithm)
{
    size_t n = (size_t)s->m->n;
    nlopt_opt opt = nlopt_create(algorithm, (unsigned)n);
    double *x = calloc(2 * n, sizeof *x), least;
    side sides[2];
    if (!opt || !x || set_up(s, opt, sides, x + n)) {
        snprintf(s->kept.why, sizeof s->kept.why, "out of memory: free some and try again");
        memcpy(s->m->s.why, s->kept.why, sizeof s->kept.why);
        s->reason = CST_STOP_FAILED;
    } else {
        sides[0].measures = algorithm == NLOPT_LD_SLSQP;
        nlopt_optimize(opt, x, &least); /* what it found is in the log */
        if (sides[0].gain != 1.0 && !s->reason) {
            memset(x, 0, n * sizeof *x);
            nlopt_set_force_stop(opt, 0);
            nlopt_optimize(opt, x, &least);
        }
    }
    nlopt_destroy(opt);
    free(x);
}

static void slsqp(cst_search *s)
{
    run(s, NLOPT_LD_SLSQP);
}
static void mma(cst_search *s)
{
    run(s, NLOPT_LD_MMA);
}

static const char *version(void)
{
    static _Thread_local char text[48];
    int major, minor, bugfix;
    nlopt_version(&major, &minor, &bugfix);
    snprintf(text, sizeof text, "NLopt %d.%d.%d", major, minor, bugfix);
    return text;
}

const cst_algorithm cst_slsqp = { .name = "slsqp",
                                  .about =
                                      "sequential quadratic programming: constraints of all kinds",
                                  .inequalities = 1,
                                  .equalities = 1,
                                  .run = slsqp,
                                  .library = version };
const cst_algorithm cst_mma = { .name = "mma",
                                .about =
                                    "method of moving asymptotes: many variables, no equalities",
                                .inequalities = 1,
                                .run = mma,
                                .library = version };
