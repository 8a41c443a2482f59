#include "optimize/methods/search.h"

#include "base/status.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* of the KKT residual: with more of it a small decrease is no end */
#define SETTLED      1e-4
#define NOISE_MARGIN 100.0 /* times the noise: as in minimize.c */
#define ROUNDING     1e-14 /* of a variable and its bound: the error of moving between units */
/* Windows of evaluations.  A search makes progress in one if the least violation of its points is
 * less than that of the window before, by GAIN, or if psi at a feasible best point decreases.  It
 * need not come below the least of all: a way to a better point leads through worse ones (the
 * cart-pole of test/zoo: 390 evaluations without a new best point).  IDLE windows running
 * without progress, and it ends; PATIENT where the derivatives of the constraints say that most of
 * the violation can be removed nearby, which contradictory ones do not (the cart-pole again, from
 * far: 900 evaluations, then solved). */
#define GAIN      0.01
#define REMOVABLE 0.5
enum { WINDOW = 40, IDLE = 5, PATIENT = 25 };
/* calls for known points running: an algorithm that asks for more of them than for the parts of one
 * does not move any more, and may never end by itself */
enum { REPEATS = 100 };
enum {
    RECENT = 8
}; /* rows in which the same point is looked for: an algorithm asks for the parts of one one by one
    */

int cst_search_create(cst_search *s, cst_minimizer *m, int constraints, cst_evaluate_all *evaluate,
                      void *user)
{
    size_t count = (size_t)constraints;
    *s = (cst_search){ .m = m, .constraints = constraints, .evaluate = evaluate, .user = user };
    double *x = s->memory =
        calloc(5 * count + cst_multipliers_scratch(m->n, constraints), sizeof *x);
    if (!x)
        return CST_EMEMORY;
    double **vectors[] = {
        &s->lower, &s->upper, &s->scale, &s->multiplier, &s->trial, &s->scratch
    };
    for (size_t i = 0; i < sizeof vectors / sizeof vectors[0]; i++)
        *vectors[i] = x + i * count;
    return CST_OK;
}

void cst_search_free(cst_search *s)
{
    free(s->memory);
    free(s->log);
    memset(s, 0, sizeof *s);
}

int cst_search_reserve(cst_search *s, long rows)
{
    if (rows <= s->room)
        return 1;
    long room = rows > 2 * s->room ? rows : 2 * s->room;
    double *log = realloc(s->log, (size_t)room * cst_search_width(s) * sizeof *log);
    if (!log)
        return 0;
    s->log = log;
    s->room = room;
    return 1;
}

double cst_violation(const cst_search *s, int j, double value)
{
    return fmax(0.0, fmax(s->lower[j] - value, value - s->upper[j])) / s->scale[j];
}

static double largest_violation(const cst_search *s, long row)
{
    double most = 0.0;
    for (int j = 0; j < s->constraints; j++)
        most = fmax(most, cst_violation(s, j, cst_row_values(s, row)[j]));
    return most;
}

/* What may end a search before its next evaluation. */
cst_reason cst_search_limit(const cst_search *s)
{
    const cst_limits *l = &s->m->limits;
    const cst_minimize_state *at = &s->m->s;
    return l->max_seconds > 0.0 && cst_seconds() - s->m->begin >= l->max_seconds ? CST_STOP_SECONDS
           : s->m->canceled                                                      ? CST_STOP_CANCELED
           : l->max_iterations > 0 && at->iterations >= l->max_iterations ? CST_STOP_ITERATIONS
           : l->max_evaluations > 0 && at->evaluations + at->products >= l->max_evaluations
               ? CST_STOP_EVALUATIONS
               : CST_RUNNING;
}

/* A new row at s->m->rho: a status, of which only CST_ECANCELED and CST_EMEMORY leave no row. */
static int make_row(cst_search *s)
{
    const char *why = NULL;
    if (!cst_search_reserve(s, s->next + 1))
        return CST_EMEMORY;
    double *row = cst_search_row(s, s->next);
    memcpy(cst_row_rho(s, s->next), s->m->rho, (size_t)s->m->n * sizeof *row);
    int status = s->evaluate(s->user, s->m->rho, &row[CST_LOG_PSI], cst_row_gradient(s, s->next),
                             cst_row_values(s, s->next), cst_row_jacobian(s, s->next), &why);
    if (status == CST_ECANCELED) {
        s->m->canceled = 1;
        return status;
    }
    if (status >= 0 && !cst_row_is_usable(s, s->next)) {
        status = CST_ENAN;
        why = "psi, a constraint or a derivative " CST_NOT_USABLE;
    }
    if (status < 0)
        snprintf(s->kept.why, sizeof s->kept.why, "%s", why ? why : "the evaluation failed");
    row[CST_LOG_STATUS] = status;
    row[CST_LOG_PRODUCT] = 0.0;
    row[CST_LOG_SECONDS] = s->kept.seconds = cst_seconds() - s->m->begin;
    s->kept.rows = s->next + 1;
    return CST_OK;
}

/* Is the row an evaluation at this point? */
static int is_at(const cst_search *s, long row, const double *rho)
{
    return cst_search_row(s, row)[CST_LOG_PRODUCT] == 0.0 &&
           !memcmp(cst_row_rho(s, row), rho, (size_t)s->m->n * sizeof *rho);
}

static void keep(cst_search *s, long row)
{
    cst_minimizer *m = s->m;
    size_t bytes = (size_t)m->n * sizeof *m->rho;
    s->best = s->kept.best = row;
    memcpy(m->rho, cst_row_rho(s, row), bytes);
    memcpy(m->gradient, cst_row_gradient(s, row), bytes);
    cst_minimizer_keep(m, cst_search_row(s, row)[CST_LOG_PSI]);
}

/* Feasible is better than not; of two feasible points the lower psi, otherwise the smaller
 * violation. */
static int is_better(const cst_search *s, long row, double violation)
{
    int feasible = violation <= CST_FEASIBLE, before = s->m->s.violation <= CST_FEASIBLE;
    if (feasible != before)
        return feasible;
    return feasible ? cst_search_row(s, row)[CST_LOG_PSI] < s->m->s.best
                    : violation < s->m->s.violation;
}

/* But for noise and for what a violation within its tolerance gains by the multipliers, s->trial:
 * where psi is larger than that, a point without a slope is a maximum or a plateau, not an end. */
static int is_as_good(const cst_search *s, long row)
{
    double best = s->m->s.best, gains = 0.0;
    for (int j = 0; j < s->constraints; j++)
        gains += fabs(s->trial[j]) * CST_FEASIBLE * s->m->s.psi_scale;
    return cst_search_row(s, row)[CST_LOG_PSI] - best <=
           NOISE_MARGIN * s->m->noise * fabs(best) + gains;
}

static double mean_decrease(const cst_minimize_state *s)
{
    double now = s->trail[s->iterations % CST_TRAIL],
           then = s->trail[(s->iterations + 1) % CST_TRAIL];
    double size = fmax(fabs(now), fabs(then)) * (CST_TRAIL - 1);
    return size > 0.0 ? fabs(then - now) / size : 0.0;
}

/* A row that was solved: is it the best so far, is it an end? */
static int judge(cst_search *s, long row)
{
    cst_minimize_state *at = &s->m->s;
    double violation = largest_violation(s, row), left = cst_multipliers(s, row, s->trial);
    int feasible = violation <= CST_FEASIBLE;
    int better = is_better(s, row, violation);
    int ends = feasible && !s->algorithm->least_squares && left <= s->m->limits.gradient_tol &&
               (better || is_as_good(s, row));
    if (!ends && !better)
        return 0;
    keep(s, row);
    s->m->s.violation = violation;
    memcpy(s->multiplier, s->trial, (size_t)s->constraints * sizeof *s->trial);
    at->projected = left;
    at->iterations++;
    at->trail[at->iterations % CST_TRAIL] = at->best;
    s->settled = feasible ? s->settled + 1 : 0;
    cst_minimizer_record(s->m, cst_search_row(s, row)[CST_LOG_SECONDS]);
    if (ends)
        s->reason = CST_STOP_GRADIENT;
    else if (!s->algorithm->least_squares && !s->predicts && s->settled >= CST_TRAIL &&
             left <= SETTLED && mean_decrease(at) <= s->m->limits.decrease_tol)
        s->reason = CST_STOP_DECREASE;
    return 1;
}

/* The sum of a row's violations, as algorithms weigh them; infinite where it was not solved. */
static double sum_of_violations(const cst_search *s, long row)
{
    double sum = 0.0;
    for (int j = 0; j < s->constraints; j++)
        sum += cst_violation(s, j, cst_row_values(s, row)[j]);
    return cst_search_row(s, row)[CST_LOG_STATUS] < 0.0 ? INFINITY : sum;
}

static cst_reason end_of_its_own(const cst_search *s);

static void begin_window(cst_search *s, double before)
{
    s->window = (cst_window){ .before = before,
                              .least = INFINITY,
                              .psi = s->m->s.best,
                              .feasible = s->m->s.violation <= CST_FEASIBLE,
                              .idle = s->window.idle };
}

/* Whether the nearest point of the window violates constraints that do not contradict there. */
static int may_be_removed(const cst_search *s)
{
    const cst_window *x = &s->window;
    return x->least > CST_FEASIBLE && isfinite(x->least) &&
           cst_search_left(s, x->nearest) <= REMOVABLE;
}

/* Windows without progress end the search. */
static void watch_progress(cst_search *s, long row)
{
    cst_window *x = &s->window;
    const cst_minimize_state *at = &s->m->s;
    double violation = sum_of_violations(s, row);
    if (violation < x->least) {
        x->least = violation;
        x->nearest = row;
    }
    if (++x->rows < WINDOW)
        return;
    int feasible = at->violation <= CST_FEASIBLE;
    double gained = x->psi - at->best;
    int better = feasible && (!x->feasible || gained > s->m->limits.decrease_tol * fabs(at->best));
    int nearer = x->least > CST_FEASIBLE && x->least <= (1.0 - GAIN) * x->before;
    x->idle = better || nearer ? 0 : x->idle + 1;
    if (x->idle >= (x->idle < IDLE || may_be_removed(s) ? PATIENT : IDLE))
        s->reason = end_of_its_own(s);
    begin_window(s, x->least);
}

static void digest(cst_search *s, long row, int replayed)
{
    cst_minimize_state *at = &s->m->s;
    int status = (int)cst_search_row(s, row)[CST_LOG_STATUS], iterate = 0;
    at->evaluations++;
    at->failed = status < 0;
    at->rejected += status < 0;
    memcpy(at->why, s->kept.why, sizeof at->why);
    if (status >= 0) {
        s->last = row;
        iterate = judge(s, row);
    }
    if (!s->reason && s->constraints)
        watch_progress(s, row);
    if (!replayed)
        cst_minimizer_tell(s->m, iterate, status < 0 ? NAN : cst_search_row(s, row)[CST_LOG_PSI]);
}

/* Within bounds; a rounding error away from one, on it to the last bit: of the variable, or of the
 * algorithm's own numbers, which are in units. */
static double snapped(const cst_minimizer *m, int k, double rho)
{
    double low = m->lower[k], high = m->upper[k], size = fabs(m->origin[k]);
    double edge = CST_EDGE * m->unit[k];
    return rho <= low + fmax(edge, ROUNDING * fmax(size, fabs(low)))     ? low
           : rho >= high - fmax(edge, ROUNDING * fmax(size, fabs(high))) ? high
                                                                         : rho;
}

static void set_rho(cst_search *s, const double *x)
{
    cst_minimizer *m = s->m;
    for (int k = 0; k < m->n; k++)
        m->rho[k] = snapped(m, k, m->origin[k] + m->unit[k] * x[k]);
}

static int can_be_replayed(const cst_search *s)
{
    return is_at(s, s->next, s->m->rho) &&
           (cst_search_row(s, s->next)[CST_LOG_STATUS] < 0.0 || cst_row_is_usable(s, s->next));
}

/* The next row, at s->m->rho: replayed or made. */
static long next_row(cst_search *s)
{
    if (s->next < s->kept.rows && !can_be_replayed(s))
        s->kept.rows = s->next; /* not the log of this search: what follows is made again */
    int replayed = s->next < s->kept.rows;
    if (!replayed && (s->reason = cst_search_limit(s)))
        return -1;
    int status = replayed ? CST_OK : make_row(s);
    if (status < 0) {
        s->reason = status == CST_ECANCELED ? cst_search_limit(s) : CST_STOP_FAILED;
        return -1;
    }
    digest(s, s->next, replayed);
    return s->next++;
}

long cst_search_at(cst_search *s, const double *x)
{
    if (s->reason)
        return -1;
    set_rho(s, x);
    for (long i = s->next - 1; i >= 0 && i >= s->next - RECENT; i--)
        if (is_at(s, i, s->m->rho))
            return s->repeats++ < REPEATS ? i : -1;
    s->repeats = 0;
    long row = next_row(s);
    return s->reason ? -1 : row;
}

/* The start: its psi is what the scales come from. */
static int begin(cst_search *s)
{
    cst_minimizer *m = s->m;
    for (int k = 0; k < m->n; k++)
        m->rho[k] = m->first[k] = fmin(fmax(m->start[k], m->lower[k]), m->upper[k]);
    if (s->kept.rows && !is_at(s, 0, m->rho))
        s->kept.rows = 0;
    int replayed = s->kept.rows > 0;
    TRY(replayed ? CST_OK : make_row(s));
    int status = (int)cst_search_row(s, 0)[CST_LOG_STATUS];
    memcpy(m->s.why, s->kept.why, sizeof m->s.why);
    if (status < 0) {
        s->kept.rows = 0;
        return status;
    }
    keep(s, 0);
    m->kinds = s->constraints > 0;
    cst_scale_start(m);
    cst_search_scales(s);
    m->s.psi_initial = m->s.trail[0] = m->s.best;
    m->s.started = m->s.evaluations = 1;
    s->next = 1;
    s->last = 0;
    if (!cst_row_is_usable(s, 0)) {
        snprintf(m->s.why, sizeof m->s.why,
                 "the derivative of a constraint at the start is more "
                 "than 1e50 times its value");
        m->s.started = 0;
        s->kept.rows = s->next = 0;
        return replayed ? begin(s) : CST_ENAN; /* not the log of this search */
    }
    m->s.violation = largest_violation(s, 0);
    s->window.idle = 0;
    s->predicts = 0;
    begin_window(s, INFINITY);
    s->settled = m->s.violation <= CST_FEASIBLE;
    m->s.projected = cst_multipliers(s, 0, s->multiplier);
    if (s->settled && !s->algorithm->least_squares && m->s.projected <= m->limits.gradient_tol)
        s->reason = CST_STOP_GRADIENT;
    cst_minimizer_record(m, cst_search_row(s, 0)[CST_LOG_SECONDS]);
    if (!replayed)
        cst_minimizer_tell(m, 1, m->s.best);
    return CST_OK;
}

/* The algorithm has ended by itself: that is an end where another launch from the best point gains
 * nothing. */
static cst_reason end_of_its_own(const cst_search *s)
{
    const cst_minimize_state *at = &s->m->s;
    double size = fabs(at->best), square = at->projected * at->projected;
    if (s->m->s.violation > CST_FEASIBLE)
        return CST_STOP_INFEASIBLE;
    return at->failed                                                    ? CST_STOP_FAILED
           : square * at->psi_scale <= NOISE_MARGIN * s->m->noise * size ? CST_STOP_NOISE
                                                                         : CST_STOP_STALLED;
}

static void launch(cst_search *s)
{
    cst_minimizer *m = s->m;
    long before = s->best;
    s->repeats = 0;
    memcpy(m->origin, m->best, (size_t)m->n * sizeof *m->best);
    s->algorithm->run(s);
    if (s->reason)
        return;
    m->s.fruitless = s->best != before ? 0 : m->s.fruitless + 1;
    if (m->s.fruitless >= CST_FRUITLESS)
        s->reason = end_of_its_own(s);
    else
        m->s.restarts++;
}

int cst_search_run(cst_search *s, const cst_limits *limits, cst_reason *reason)
{
    cst_minimizer *m = s->m;
    m->limits = *limits;
    m->begin = cst_seconds() - s->kept.seconds;
    m->canceled = 0;
    memset(&m->s, 0, sizeof m->s);
    s->next = s->best = s->last = s->kept.best = 0;
    *reason = CST_STOP_FAILED;
    s->reason = CST_RUNNING;
    TRY(begin(s));
    while (!s->reason)
        launch(s);
    m->s.seconds = s->kept.seconds = cst_seconds() - m->begin;
    *reason = s->reason;
    return CST_OK;
}
