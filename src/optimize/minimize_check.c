/* A state from outside, checked before it is used: whoever can write a file can also write a right
 * checksum. */
#include "optimize/minimize.h"

#include <math.h>
#include <string.h>

enum { MOST = 1 << 30 }; /* of a count: it can still grow */

static int within(int i, int least, int most)
{
    return i >= least && i <= most;
}

static int all_finite(const double *x, int n)
{
    int finite = 1;
    for (int k = 0; k < n; k++)
        finite = finite && isfinite(x[k]);
    return finite;
}

static int counts_are_right(const cst_minimize_state *s)
{
    const int flags[] = { s->started, s->pending, s->failed, s->settled, s->credible };
    int right = 1, ends = s->ended == CST_STOP_NOISE || s->ended == CST_STOP_STALLED ||
                          s->ended == CST_STOP_FAILED;
    for (size_t i = 0; i < sizeof flags / sizeof flags[0]; i++)
        right = right && within(flags[i], 0, 1);
    return right && (ends || s->ended == CST_RUNNING) && within(s->iterations, 0, MOST) &&
           within(s->evaluations, 0, MOST) && within(s->rejected, 0, s->evaluations) &&
           s->products == 0 && within(s->restarts, 0, MOST) &&
           within(s->searching, 0, CST_SEARCH) && within(s->fruitless, 0, CST_FRUITLESS + 1) &&
           within(s->launched, 0, s->iterations) && within(s->poor, 0, s->iterations) &&
           within(s->noisy, 0, s->iterations) && within(s->rows, 0, s->iterations + 1) &&
           memchr(s->why, '\0', sizeof s->why) != NULL;
}

static int numbers_are_right(const cst_minimize_state *s)
{
    int right = all_finite(s->trail, CST_TRAIL);
    for (int i = 0; i < CST_TRAIL; i++)
        right = right && s->left[i] >= 0.0;
    return right && isfinite(s->psi_initial) && isfinite(s->best) && s->best <= s->psi_initial &&
           isfinite(s->since) && isfinite(s->f0) && s->psi_scale > 0.0 && isfinite(s->psi_scale) &&
           s->projected >= 0.0 && s->violation == 0.0 && s->promise >= 0.0;
}

/* The vectors in the order of cst_minimizer_create. */
enum {
    LOWER,
    UPPER,
    START,
    FIRST,
    UNIT,
    ORIGIN,
    SCALE,
    RHO,
    GRADIENT,
    BEST = CST_AT_BEST,
    BEST_GRADIENT,
    X0,
    G0
};

static int vectors_are_right(const cst_minimizer *m, const cst_minimize_state *s,
                             const double *vectors)
{
    static const int finite[] = { FIRST, UNIT, ORIGIN, SCALE, RHO, BEST, BEST_GRADIENT, X0, G0 };
    static const int bounded[] = { FIRST, ORIGIN, RHO, BEST };
    /* of what failed, anything */
    int n = m->n, right = s->failed || s->pending || all_finite(vectors + GRADIENT * n, n);
    for (size_t i = 0; i < sizeof finite / sizeof finite[0]; i++)
        right = right && all_finite(vectors + finite[i] * n, n);
    for (size_t i = 0; i < sizeof bounded / sizeof bounded[0]; i++)
        for (int k = 0; k < n; k++) {
            double x = vectors[bounded[i] * n + k];
            right = right && x >= m->lower[k] && x <= m->upper[k];
        }
    for (int k = 0; k < n; k++)
        right = right && vectors[UNIT * n + k] > 0.0 && vectors[SCALE * n + k] > 0.0;
    return right;
}

static int history_is_right(const cst_minimizer *m, const cst_minimize_state *s, const double *row)
{
    int right = 1;
    for (int i = 0; i < s->rows; i++, row += CST_HISTORY + m->n)
        right = right && row[0] >= 0.0 && row[0] <= s->evaluations && isfinite(row[1]) &&
                row[2] >= 0.0 && row[3] >= 0.0 && row[4] == 0.0 &&
                all_finite(row + CST_HISTORY, m->n);
    return right;
}

int cst_minimizer_can_go_on(const cst_minimizer *m, const cst_minimize_state *s,
                            const double *vectors, const void *block, const double *history)
{
    size_t bytes = (size_t)m->n * sizeof *vectors;
    int same = !memcmp(vectors + LOWER * m->n, m->lower, bytes) &&
               !memcmp(vectors + UPPER * m->n, m->upper, bytes) &&
               !memcmp(vectors + START * m->n, m->start, bytes);
    if (!same || !counts_are_right(s) || !(s->seconds >= 0.0 && isfinite(s->seconds)) ||
        !history_is_right(m, s, history))
        return 0;
    if (!s->started) /* the run begins by setting all the rest */
        return !s->iterations && !s->pending && !s->rows && !s->ended;
    return numbers_are_right(s) && vectors_are_right(m, s, vectors) &&
           (s->ended || cst_lbfgsb_can_go_on(&m->l, block, s->pending));
}
