/* The loop around L-BFGS-B: evaluations that may fail, what is an end, and a fresh start where
 * there is none yet. */
#include "optimize/minimize.h"

#include "base/status.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    /* corrections kept; with few variables all of the curvature is learnt */
    PAIRS_LEAST = 5,
    PAIRS_MOST = 20,
    POOR = 2, /* iterates running that may do worse than steepest descent */
    NOISY = 2 /* iterates running on which psi and its gradient may disagree */
};
#define KEPT         0.25  /* of the gradient's promise: worse is poor           */
#define RETREAT      0.2   /* of a step that failed: where the next trial is        */
#define NOISE_MARGIN 100.0 /* times the noise: decreases that noise may have bent  */
#define LITTLE       0.01  /* of decrease_tol: two such iterates are as good as five    */

int cst_minimizer_create(cst_minimizer *m, int n, cst_objective *objective, void *user)
{
    int pairs = 2 * n < PAIRS_LEAST ? PAIRS_LEAST : 2 * n > PAIRS_MOST ? PAIRS_MOST : 2 * n;
    *m = (cst_minimizer){ .n = n, .objective = objective, .user = user };
    double *x = m->lower = calloc((size_t)n * CST_VECTORS, sizeof *x);
    if (!x || !cst_lbfgsb_create(&m->l, n, pairs))
        return CST_EMEMORY;
    double **vectors[CST_VECTORS] = { &m->lower,    &m->upper,  &m->start,         &m->first,
                                      &m->unit,     &m->origin, &m->scale,         &m->rho,
                                      &m->gradient, &m->best,   &m->best_gradient, &m->x0,
                                      &m->g0 };
    for (int i = 0; i < CST_VECTORS; i++)
        *vectors[i] = x + i * n;
    return CST_OK;
}

void cst_minimizer_free(cst_minimizer *m)
{
    free(m->lower);
    free(m->history);
    cst_lbfgsb_free(&m->l);
    *m = (cst_minimizer){ .n = 0 };
}

int cst_minimizer_reserve(cst_minimizer *m, int rows)
{
    if (rows <= m->room)
        return 1;
    int room = rows > 2 * m->room ? rows : 2 * m->room;
    double *history =
        realloc(m->history, (size_t)room * (size_t)(CST_HISTORY + m->n) * sizeof *history);
    if (!history)
        return 0;
    m->history = history;
    m->room = room;
    return 1;
}

/* Keeps the best point as a row of the history; without memory for it the history stays short. */
void cst_minimizer_record(cst_minimizer *m, double seconds)
{
    if (!cst_minimizer_reserve(m, m->s.rows + 1))
        return;
    double *row = m->history + (size_t)m->s.rows++ * (size_t)(CST_HISTORY + m->n);
    row[0] = m->s.evaluations;
    row[1] = m->s.best;
    row[2] = m->s.projected;
    row[3] = m->s.seconds = seconds;
    row[4] = m->s.violation;
    memcpy(row + CST_HISTORY, m->best, (size_t)m->n * sizeof *row);
}
void cst_minimizer_tell(cst_minimizer *m, int iterate, double psi)
{
    m->s.seconds = cst_seconds() - m->begin;
    const cst_iterate it = { .iterate = iterate,
                             .iteration = m->s.iterations,
                             .evaluations = m->s.evaluations,
                             .psi = psi,
                             .best = m->s.best,
                             .projected = m->s.projected,
                             .seconds = m->s.seconds,
                             .violation = m->s.violation,
                             .rho = iterate ? m->best : m->rho,
                             .rejected = m->s.failed ? m->s.why : NULL };
    if (m->watch && m->watch(m->watch_user, &it))
        m->canceled = 1;
}

/* psi and gradient at m->rho: a status, as the objective's; numbers that cannot be used are a
 * failure. */
static int evaluate(cst_minimizer *m, double *psi)
{
    const char *why = NULL;
    int status = m->objective(m->user, m->rho, psi, m->gradient, &why);
    if (status == CST_ECANCELED) {
        m->canceled = 1;
        return status;
    }
    if (status >= 0 && !cst_scale_usable(m, *psi, m->gradient)) {
        status = CST_ENAN;
        why = "psi or its gradient " CST_NOT_USABLE;
    }
    m->s.evaluations++;
    m->s.failed = status < 0;
    m->s.rejected += status < 0;
    if (status < 0)
        snprintf(m->s.why, sizeof m->s.why, "%s", why ? why : "the evaluation failed");
    return status;
}
void cst_minimizer_keep(cst_minimizer *m, double psi)
{
    m->s.best = psi;
    memcpy(m->best, m->rho, (size_t)m->n * sizeof *m->rho);
    memcpy(m->best_gradient, m->gradient, (size_t)m->n * sizeof *m->gradient);
}

static int begin(cst_minimizer *m)
{
    double psi = NAN;
    for (int k = 0; k < m->n; k++)
        m->rho[k] = m->first[k] = fmin(fmax(m->start[k], m->lower[k]), m->upper[k]);
    TRY(evaluate(m, &psi));
    cst_minimizer_keep(m, psi);
    m->s.psi_initial = m->s.since = psi;
    cst_scale_start(m);
    cst_scale_launch(m);
    m->s.trail[0] = m->s.f0;
    m->s.started = 1;
    cst_minimizer_record(m, cst_seconds() - m->begin);
    cst_minimizer_tell(m, 1, psi);
    return CST_OK;
}

/* The model fails at x: the line search is shown a parabola through the last iterate, with its
 * slope there, whose minimum is at a fifth of the step, so that the next trial is there.  Nothing
 * of it stays: an iterate is never one that failed. */
static void retreat(cst_minimizer *m)
{
    double slope = 0.0, square = 0.0;
    for (int k = 0; k < m->n; k++) {
        double d = m->l.x[k] - m->x0[k];
        slope += m->g0[k] * d;
        square += d * d;
    }
    slope = -fabs(slope);
    *m->l.f = m->s.f0 + slope * (1.0 - 0.5 / RETREAT);
    for (int k = 0; k < m->n; k++)
        m->l.g[k] = square > 0.0 ? slope * (1.0 - 1.0 / RETREAT) / square * (m->l.x[k] - m->x0[k])
                                 : m->g0[k];
}

static void trial(cst_minimizer *m)
{
    double psi = NAN;
    cst_scale_out(m);
    if (evaluate(m, &psi) == CST_ECANCELED)
        return;
    m->s.pending = 0;
    m->s.searching++;
    if (m->s.failed) {
        psi = NAN;
        retreat(m);
    } else {
        cst_scale_in(m, psi);
        if (psi < m->s.best)
            cst_minimizer_keep(m, psi);
    }
    cst_minimizer_tell(m, 0, psi);
}

/* Do psi and its gradient still agree on the last step?  By the trapezoidal rule, up to the third
 * order in the step; where the decrease is small besides, what they disagree by is noise. */
static int is_noise(const cst_minimizer *m)
{
    double predicted = 0.0, f = *m->l.f, actual = f - m->s.f0;
    for (int k = 0; k < m->n; k++)
        predicted += 0.5 * (m->g0[k] + m->l.g[k]) * (m->l.x[k] - m->x0[k]);
    double size = fmax(fabs(f), fabs(m->s.f0));
    return fabs(actual) <= m->noise * size || (fabs(actual) <= NOISE_MARGIN * m->noise * size &&
                                               fabs(actual - predicted) >= fabs(predicted));
}

static void restart(cst_minimizer *m)
{
    double gained = m->s.since - m->s.best, size = fabs(m->s.best),
           square = m->s.projected * m->s.projected;
    int gains = gained > fmax(m->limits.decrease_tol, m->noise) * size;
    m->s.fruitless = gains ? 0 : m->s.fruitless + 1;
    if (m->s.fruitless > CST_FRUITLESS) {
        m->s.ended = m->s.failed                                                 ? CST_STOP_FAILED
                     : square * m->s.psi_scale <= NOISE_MARGIN * m->noise * size ? CST_STOP_NOISE
                                                                                 : CST_STOP_STALLED;
        return;
    }
    m->s.since = m->s.best;
    m->s.restarts++;
    cst_scale_launch(m);
}

/* Relative, a mean over the last iterations: one short step is no end. */
static double mean_decrease(const cst_minimize_state *s)
{
    double now = s->trail[s->iterations % CST_TRAIL],
           then = s->trail[(s->iterations + 1) % CST_TRAIL];
    double size = fmax(fabs(now), fabs(then)) * (CST_TRAIL - 1);
    return s->iterations < CST_TRAIL - 1 ? INFINITY : size > 0.0 ? (then - now) / size : 0.0;
}

/* What the model promises from here, by the share that it kept of its promises in the last
 * iterations: beside a kink it promises more than there is. */
static double expected(const cst_minimize_state *s)
{
    double promised = 0.0, gained = 0.0;
    for (int i = s->iterations - CST_TRAIL + 1; i < s->iterations; i++) {
        promised += s->left[i % CST_TRAIL];
        gained += s->trail[i % CST_TRAIL] - s->trail[(i + 1) % CST_TRAIL];
    }
    double kept = gained < promised ? gained / promised : 1.0;
    return kept * s->left[s->iterations % CST_TRAIL];
}

/* Nothing was gained to and is left from the last two iterates. */
static int is_exhausted(const cst_minimize_state *s, double least)
{
    int k = s->iterations;
    for (int i = k; i > k - 2; i--)
        if (s->trail[(i - 1) % CST_TRAIL] - s->trail[i % CST_TRAIL] > least ||
            s->left[i % CST_TRAIL] > least)
            return 0;
    return 1;
}

/* Little was gained by the last iterations, and little is left. */
static int is_converged(const cst_minimize_state *s, double tol)
{
    int count = s->iterations - s->launched;
    double size = fabs(s->f0);
    return (count >= 2 && is_exhausted(s, LITTLE * tol * size)) ||
           (count >= CST_TRAIL - 1 && mean_decrease(s) <= tol && expected(s) <= tol * size);
}

/* f hardly decreases.  That is the end where the gradient promises no more, or where a restart has
 * not helped; otherwise the curvature that was learnt is of another place, beyond a kink perhaps,
 * and is forgotten. */
static void settle(cst_minimizer *m)
{
    double tol = m->limits.decrease_tol, size = fabs(m->s.f0), gained = m->s.since - m->s.best;
    int helped = !m->s.restarts || gained > (CST_TRAIL - 1) * tol * fabs(m->s.best);
    if (m->s.promise <= tol * size || !helped)
        m->s.settled = 1;
    else
        restart(m);
}

/* Does L-BFGS-B do worse than steepest descent did after the last restart? */
static void note_poor(cst_minimizer *m, double f)
{
    int poor = m->s.f0 - f < KEPT * m->s.promise;
    if (m->s.iterations == m->s.launched + 1)
        m->s.credible = !poor;
    m->s.poor = poor && m->s.credible ? m->s.poor + 1 : 0;
}

/* A new iterate: a line search that found less than it started from, at a point that could be
 * solved. */
static void accept(cst_minimizer *m)
{
    double f = *m->l.f;
    size_t bytes = (size_t)m->n * sizeof *m->x0;
    if (m->s.failed || f > m->s.f0) {
        restart(m);
        return;
    }
    m->s.iterations++;
    m->s.searching = 0;
    m->s.trail[m->s.iterations % CST_TRAIL] = f;
    m->s.left[m->s.iterations % CST_TRAIL] = INFINITY; /* until it is known */
    m->s.noisy = is_noise(m) ? m->s.noisy + 1 : 0;
    note_poor(m, f);
    cst_scale_projected(m);
    m->s.f0 = f;
    memcpy(m->x0, m->l.x, bytes);
    memcpy(m->g0, m->l.g, bytes);
    cst_minimizer_record(m, cst_seconds() - m->begin);
    cst_minimizer_tell(m, 1, f * m->s.psi_scale);
}

static cst_reason reason_to_stop(const cst_minimizer *m)
{
    const cst_limits *o = &m->limits;
    const cst_minimize_state *s = &m->s;
    if (o->max_seconds > 0.0 && cst_seconds() - m->begin >= o->max_seconds)
        return CST_STOP_SECONDS;
    return s->ended                                                         ? (cst_reason)s->ended
           : s->projected <= o->gradient_tol                                ? CST_STOP_GRADIENT
           : s->settled && is_converged(s, o->decrease_tol)                 ? CST_STOP_DECREASE
           : s->noisy >= NOISY                                              ? CST_STOP_NOISE
           : m->canceled                                                    ? CST_STOP_CANCELED
           : o->max_iterations > 0 && s->iterations >= o->max_iterations    ? CST_STOP_ITERATIONS
           : o->max_evaluations > 0 && s->evaluations >= o->max_evaluations ? CST_STOP_EVALUATIONS
                                                                            : CST_RUNNING;
}

/* At an iterate whose next step is known: 1 where this is the end, or a fresh start is better. */
static int look_ahead(cst_minimizer *m)
{
    int restarts = m->s.restarts;
    m->s.left[m->s.iterations % CST_TRAIL] = cst_lbfgsb_left(&m->l);
    if (is_converged(&m->s, m->limits.decrease_tol))
        settle(m);
    else if (m->s.poor >= POOR)
        restart(m);
    if (m->s.settled)
        m->s.pending = 1; /* for who goes on with another tolerance */
    return m->s.settled || m->s.restarts > restarts || m->s.ended;
}

static void advance(cst_minimizer *m)
{
    cst_lbfgsb_action next = m->s.pending ? CST_LBFGSB_EVALUATE : cst_lbfgsb_next(&m->l);
    if (next == CST_LBFGSB_ITERATE) {
        accept(m);
    } else if (next == CST_LBFGSB_END || m->s.searching >= CST_SEARCH) {
        restart(m);
    } else if (m->s.pending || m->s.searching || !look_ahead(m)) {
        m->s.pending = 1;
        trial(m);
    }
}

int cst_minimize(cst_minimizer *m, const cst_limits *limits, cst_reason *reason)
{
    m->limits = *limits;
    m->begin = cst_seconds() - m->s.seconds;
    m->canceled = 0;
    *reason = CST_STOP_FAILED;
    int status = m->s.started ? CST_OK : begin(m);
    if (status < 0)
        return status;
    while (!(*reason = reason_to_stop(m)))
        advance(m);
    m->s.seconds = cst_seconds() - m->begin;
    return CST_OK;
}
