/* The one file that knows cminpack: Levenberg-Marquardt (MINPACK's lmder) on the residuals of a
 * fit.
 *
 * Bounds are kept by projection: a trial beyond a bound is evaluated on it, and is constant in that
 * variable.  Where it ends, variables at a bound that would leave the range are held there, others
 * are let go, and it runs again, until none changes: the end is a minimum within the bounds. */
#include "optimize/methods/levenberg.h"

#include <cminpack.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The first step, relative to the variables' own sizes: of the 16 starts of the five-bar with k1,
 * k2, L01 and m2 30 % off, 14 reach the minimum with 0.2, 14 with 0.1, 9 with 0.5, and 9 with
 * lmder's own scales (the columns' norms) and a factor of 0.1; the others end in other minima. */
#define FACTOR   0.2
#define LITTLE   0.1   /* of its unit: the least size of a variable                      */
#define STEP_TOL 1e-10 /* relative: a step that changes nothing                          */
#define STEEP                                                                                      \
    10.0 /* the residuals where the model fails, times the last that were: a step that             \
          * lmder rejects and shortens tenfold                              */

typedef struct {
    cst_search *s;
    int *free, count;     /* the variables that move, and how many                      */
    double *rho, *x, *at; /* all of them, unscaled [n]; lmder's, scaled [count]; search.c's [n] */
} fit;

/* lmder's variables are rho / unit; those of search.c count from where it was begun. */
static long row_at(fit *f, const double *x)
{
    const cst_minimizer *m = f->s->m;
    for (int i = 0; i < f->count; i++)
        f->rho[f->free[i]] = x[i] * m->unit[f->free[i]];
    for (int k = 0; k < m->n; k++)
        f->at[k] = (f->rho[k] - m->origin[k]) / m->unit[k];
    return cst_search_at(f->s, f->at);
}

static int is_beyond(const fit *f, int k)
{
    const cst_minimizer *m = f->s->m;
    return f->rho[k] < m->lower[k] || f->rho[k] > m->upper[k];
}

/* cminpack's callback: residuals (flag 1) or Jacobian by columns (flag 2); below 0 ends it. */
static int evaluate(void *user, int m, int n, const double *x, double *r, double *columns, int ld,
                    int flag)
{
    fit *f = user;
    const cst_search *s = f->s;
    long row = row_at(f, x);
    if (row < 0)
        return -1;
    int failed = cst_search_row(s, row)[CST_LOG_STATUS] < 0.0;
    long from = failed ? s->last : row;
    for (int i = 0; flag == 1 && i < m; i++)
        r[i] = cst_row_values(s, from)[i] * (failed ? STEEP : 1.0) + (failed ? 1.0 : 0.0);
    for (int j = 0; flag == 2 && j < n; j++) {
        int k = f->free[j];
        for (int i = 0; i < m; i++)
            columns[(size_t)j * (size_t)ld + (size_t)i] =
                is_beyond(f, k) ? 0.0
                                : cst_row_jacobian(s, from)[(long)i * s->m->n + k] * s->m->unit[k];
    }
    return 0;
}

/* Memory of lmder: m residuals, the Jacobian, and vectors. */
static int minimize(fit *f, double *memory, int *pivots)
{
    cst_search *s = f->s;
    int m = s->residuals, n = f->count, nfev = 0, njev = 0;
    double *r = memory, *jacobian = r + m, *wa4 = jacobian + (size_t)m * (size_t)n, *v = wa4 + m;
    for (int i = 0; i < n; i++)
        v[i] = 1.0 / fmax(fabs(f->x[i]), LITTLE);
    return lmder(evaluate, f, m, n, f->x, r, jacobian, m, s->m->limits.decrease_tol, STEP_TOL,
                 s->m->limits.gradient_tol, 1 << 30, v, 2, FACTOR, 0, &nfev, &njev, pivots, v + n,
                 v + 2 * n, v + 3 * n, v + 4 * n, wa4);
}

/* Which variables move from the best point on: those inside, and those at a bound that point back
 * inside.  1: not those that moved before. */
static int choose(fit *f, int first)
{
    const cst_minimizer *m = f->s->m;
    int changed = 0, count = 0;
    for (int k = 0; k < m->n; k++) {
        double rho = m->best[k], g = m->best_gradient[k];
        int held = m->lower[k] == m->upper[k] || (rho <= m->lower[k] && g >= 0.0 && !first) ||
                   (rho >= m->upper[k] && g <= 0.0 && !first);
        f->rho[k] = rho;
        if (held)
            continue;
        changed = changed || count >= f->count || f->free[count] != k;
        f->free[count] = k;
        f->x[count++] = rho / m->unit[k];
    }
    changed = changed || count != f->count;
    f->count = count;
    return changed;
}

static void levenberg(cst_search *s)
{
    size_t n = (size_t)s->m->n, m = (size_t)s->residuals;
    double *memory = malloc((3 * n + 2 * m + m * n + 5 * n) * sizeof *memory);
    int *whole = malloc(2 * n * sizeof *whole), info = 0;
    fit f = { .s = s, .free = whole, .rho = memory, .x = memory + n, .at = memory + 2 * n };
    if (!memory || !whole) {
        snprintf(s->kept.why, sizeof s->kept.why, "out of memory: free some and try again");
        memcpy(s->m->s.why, s->kept.why, sizeof s->kept.why);
        s->reason = CST_STOP_FAILED;
    } else {
        for (int round = 0; !s->reason && round <= 2 * s->m->n && choose(&f, !round) && f.count;
             round++)
            info = minimize(&f, memory + 3 * n, whole + n);
        if (!s->reason)
            s->reason = info == 4                ? CST_STOP_GRADIENT
                        : info >= 1 && info <= 3 ? CST_STOP_DECREASE
                        : info >= 6              ? CST_STOP_NOISE
                                                 : CST_STOP_GRADIENT;
    }
    free(memory);
    free(whole);
}

static const char *library(void)
{
    return "cminpack lmder";
}

const cst_algorithm cst_levenberg = { .name = "levenberg",
                                      .about = "Levenberg-Marquardt: fits of measurements",
                                      .run = levenberg,
                                      .least_squares = 1,
                                      .library = library };
