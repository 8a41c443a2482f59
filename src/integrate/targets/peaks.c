/* Where a quantity is largest along a run: max(x), min(x), peak(x).
 *
 * Between two events the run is smooth.  The nodes of the trajectory bracket the candidates; each
 * that may be the largest is located on the trajectory, as the zero of dx/dt.  At such an instant
 * the derivative of max(x) is that of x(t) with t held; at an end of the run too.  At an event the
 * instant moves: a stop on one side of it keeps dx/dt there. */
#include "integrate/targets/peaks.h"

#include "base/vectors.h"

#include <math.h>
#include <stdlib.h>

#define GOLDEN  0.3819660112501051
#define CLOSE   1e-2  /* of its bracket: from here Newton's method finds a maximum */
#define SETTLED 1e-10 /* of its bracket: a step of Newton's method that is the last one */
#define APART   1e-3  /* of a smooth part: two instants, where kernels have no derivative by t */
#define EQUAL   10.0  /* tolerances: peaks that differ by less cannot be told apart */
#define ROUNDED 1e-14 /* of its size: a quantity that changes by less stays the same */
#define RESTS   1e-9  /* of the largest coordinate: who moves by less, by drift, is at rest */

int cst_peaks_create(cst_targets *x, const cst_model *model)
{
    struct cst_peaks *p = x->peaks = calloc(1, sizeof *p);
    if (!p || !(p->list = calloc(2 * (size_t)x->count, sizeof *p->list)) ||
        !(p->by_rho = malloc((size_t)model->p * sizeof *p->by_rho)))
        return 0;
    for (int r = 0; r < x->count; r++) {
        cst_functional f = x->list[r].parsed->functional;
        if (f == CST_FN_MAX || f == CST_FN_PEAK)
            p->list[p->count++] = (cst_peak_search){ .wanted = r, .sign = 1.0 };
        if (f == CST_FN_MIN || f == CST_FN_PEAK)
            p->list[p->count++] = (cst_peak_search){ .wanted = r, .sign = -1.0 };
    }
    return 1;
}

void cst_peaks_free(cst_targets *x)
{
    if (x->peaks) {
        free(x->peaks->list);
        free(x->peaks->by_rho);
    }
    free(x->peaks);
}

/* Golden section: *t with the largest y between a and b. */
static int bracket(cst_work *w, const cst_peak_search *s, double a, double b, double *t, double *y)
{
    double t0 = a + GOLDEN * (b - a), t1 = b - GOLDEN * (b - a), y0, y1, wide = b - a;
    TRY(cst_peak_value(w, s, t0, &y0));
    TRY(cst_peak_value(w, s, t1, &y1));
    while (b - a > CLOSE * wide) {
        if (y0 >= y1) {
            b = t1, t1 = t0, y1 = y0;
            t0 = a + GOLDEN * (b - a);
            TRY(cst_peak_value(w, s, t0, &y0));
        } else {
            a = t0, t0 = t1, y0 = y1;
            t1 = b - GOLDEN * (b - a);
            TRY(cst_peak_value(w, s, t1, &y1));
        }
    }
    *t = y0 >= y1 ? t0 : t1;
    *y = fmax(y0, y1);
    return CST_OK;
}

/* One step of Newton's method for dx/dt = 0 within lo .. hi, where x is smooth: from the quartic
 * through five instants a hundredth of the bracket apart.  A value's rounding errors, which a
 * search for the largest value would turn into a millionth of it, do not count.  0 where there is
 * no maximum. */
static int newton(cst_work *w, const cst_peak_search *s, double wide, double lo, double hi,
                  double *t, int *found)
{
    double h = fmin(0.02 * wide, 0.2 * (hi - lo)), c = fmin(fmax(*t, lo + 2.0 * h), hi - 2.0 * h),
           x[5];
    *found = 0;
    for (int k = -2; k <= 2; k++)
        TRY(cst_peak_value(w, s, c + k * h, &x[k + 2]));
    double d1 = (8.0 * (x[3] - x[1]) - (x[4] - x[0])) / 12.0,
           d2 = (16.0 * (x[3] + x[1]) - (x[4] + x[0]) - 30.0 * x[2]) / 12.0;
    double d3 = 0.5 * (x[4] - x[0]) - (x[3] - x[1]),
           d4 = x[4] + x[0] - 4.0 * (x[3] + x[1]) + 6.0 * x[2], u = (*t - c) / h;
    double slope = d1 + u * (d2 + u * (0.5 * d3 + u * d4 / 6.0)),
           bend = d2 + u * (d3 + 0.5 * u * d4);
    *found = bend < 0.0 && fabs(h * slope / bend) <= 0.5 * wide;
    if (*found)
        *t = fmin(fmax(*t - h * slope / bend, lo), hi);
    return CST_OK;
}

/* The interval of the trajectory that t is in, from the side that `up` says where it is a node. */
static void node_interval(const cst_trajectory *x, double t, int up, double *lo, double *hi)
{
    int k = 0, last = x->count - 2;
    while (k < last && (up ? x->t[k + 1] <= t : x->t[k + 1] < t))
        k++;
    *lo = x->t[k];
    *hi = x->t[k + 1];
}

/* To the last digits.  Where x has corners at nodes, the maximum may be one: then Newton's steps
 * from both sides end there. */
static int polish(cst_work *w, const cst_peak_search *s, const cst_candidate *c, double *t,
                  double *y)
{
    double lo = c->within.left, hi = c->within.right, wide = c->to - c->from;
    for (int i = 0, up = 0, found; i < 4; i++) {
        double before = *t;
        if (w->integrator->piecewise)
            node_interval(&w->trajectory, *t, up, &lo, &hi);
        TRY(newton(w, s, wide, lo, hi, t, &found));
        if (!found || *t < c->from || *t > c->to) {
            *t = before;
            break;
        }
        if (i && *t == before && (*t == lo || *t == hi))
            break;
        if (*t > lo && *t < hi && fabs(*t - before) <= SETTLED * wide)
            break;
        up = *t == hi;
    }
    return cst_peak_value(w, s, *t, y);
}

typedef struct {
    double t, y;
    int side;   /* 0: within; -1, 1: at an event, before or after it */
    long event; /* its first flip                                    */
    const cst_peak_search *by;
    cst_candidate from;
    cst_smooth beside; /* the part on the other side of its event, where there is a peak too */
} peak;

/* An end of the smooth part takes the place of an inner instant where x is no less there. */
static int try_end(cst_work *w, const cst_peak_search *s, double end, int side, long event,
                   peak *best)
{
    double y;
    TRY(cst_peak_value(w, s, end, &y));
    if (y >= best->y) {
        best->t = end;
        best->y = y;
        best->side = event >= 0 ? side : 0;
        best->event = event;
    }
    return CST_OK;
}

static int locate(cst_work *w, const cst_peak_search *s, const cst_candidate *c, peak *out)
{
    cst_modes_at(w, 0.5 * (c->within.left + c->within.right));
    *out = (peak){ .event = -1, .by = s, .from = *c };
    TRY(bracket(w, s, c->from, c->to, &out->t, &out->y));
    TRY(polish(w, s, c, &out->t, &out->y));
    if (c->from == c->within.left)
        TRY(try_end(w, s, c->from, 1, c->within.before, out));
    if (c->to == c->within.right)
        TRY(try_end(w, s, c->to, -1, c->within.after, out));
    return CST_OK;
}

/* The same with contacts, where the jump has the other side at the same instant. */
static int rate_by_differences(cst_work *w, const peak *p, double *rate)
{
    static const double weight[6] = { -137.0 / 60.0, 5.0, -5.0, 10.0 / 3.0, -5.0 / 4.0, 1.0 / 5.0 };
    const cst_smooth *within = &p->from.within;
    double span = p->side > 0 ? cst_timeline_limit(w, p->t) - p->t
                              : p->t - cst_timeline_limit_back(w, p->t, 0.0);
    double h = fmin(fmin(0.1 * (within->right - within->left), 0.02 * span),
                    0.2 * w->p->options.tf / w->trajectory.count) *
               (p->side > 0 ? 1.0 : -1.0);
    *rate = 0.0;
    for (int k = 0; k < 6; k++) {
        double y;
        TRY(cst_peak_value(w, p->by, p->t + k * h, &y));
        *rate += p->by->sign * weight[k] * y / h;
    }
    return CST_OK;
}

/* dx/dt at an end of a smooth part, on its own side. */
static int end_rate(cst_work *w, const peak *p, double *rate)
{
    const cst_smooth *within = &p->from.within;
    const cst_stop stop = { .wanted = p->by->wanted,
                            .x = cst_peak_quantity(w, p->by),
                            .weight = 1.0 };
    cst_modes_at(w, 0.5 * (within->left + within->right));
    if (w->system.contacts.any)
        return rate_by_differences(w, p, rate);
    TRY(w->integrator->look(w, p->t, CST_NEEDS_REACTION));
    w->by_time->apart = APART * (within->right - within->left);
    *rate = cst_stop_rate(w, &stop, 1);
    return CST_OK;
}

/* The best of a search's candidates into *best, and the one after it, elsewhere, into *second. */
static int compare(cst_work *w, const cst_peak_search *s, peak *best, peak *second)
{
    for (int k = 0; k < s->count; k++) {
        const cst_candidate *c = &s->list[k];
        peak one;
        if (c->estimate + 2.0 * c->slack < best->y - EQUAL * w->p->options.rtol * s->size)
            continue;
        TRY(locate(w, s, c, &one));
        double apart = 1e-2 * (c->to - c->from);
        /* the same, from its other side */
        if (fabs(one.t - best->t) <= apart && one.by->sign == (best->by ? best->by->sign : 0.0)) {
            if (one.y > best->y * (1.0 + 1e-12) && one.y - best->y > 1e-9 * s->size)
                *best = one;
            else
                best->beside = one.from.within;
        } else if (one.y > best->y) {
            *second = *best;
            *best = one;
        } else if (one.y > second->y) {
            *second = one;
        }
    }
    return CST_OK;
}

/* Two peaks that cannot be told apart, with lower values between them; a quantity that stays where
 * it is has one.  Where neither can change, as the force of a tyre off the ground, psi has a
 * derivative all the same. */
static int are_equal(cst_work *w, const peak *a, const peak *b, double close, int *equal)
{
    double middle = 0.5 * (a->t + b->t), y;
    int first, second;
    *equal = b->by && a->y - b->y <= close;
    if (!*equal)
        return CST_OK;
    if (a->by == b->by) {
        cst_modes_at(w, middle);
        TRY(cst_peak_value(w, a->by, middle, &y));
        *equal = a->y - y > close;
    }
    TRY(cst_peak_may_change(w, a->by, a->t, &a->from.within, &first));
    TRY(cst_peak_may_change(w, b->by, b->t, &b->from.within, &second));
    *equal = *equal && (first || second);
    return CST_OK;
}

static int is_at_rest(const cst_work *w)
{
    const cst_trajectory *x = &w->trajectory;
    size_t n = (size_t)x->n;
    double tiny = RESTS * cst_largest(x->node, x->n);
    for (int k = 1; k < x->count; k++)
        for (size_t i = 0; i < n; i++)
            if (fabs(x->node[4 * n * (size_t)k + i] - x->node[i]) > tiny)
                return 0;
    return 1;
}

/* The value and the stop of one response from its one or two searches. */
static int settle(cst_work *w, int r)
{
    cst_targets *x = w->targets;
    peak best = { .t = NAN, .y = -INFINITY }, second = best;
    double size = 0.0, rate = 0.0, range = 0.0;
    int equal;
    for (int k = 0; k < x->peaks->count; k++)
        if (x->peaks->list[k].wanted == r) {
            size = fmax(size, x->peaks->list[k].size);
            range = fmax(range, x->peaks->list[k].high - x->peaks->list[k].low);
            TRY(compare(w, &x->peaks->list[k], &best, &second));
        }
    TRY(are_equal(w, &best, &second, EQUAL * w->p->options.rtol * size, &equal));
    if (equal && !x->equal) {
        x->equal = r + 1;
        x->equal_t[0] = fmin(best.t, second.t);
        x->equal_t[1] = fmax(best.t, second.t);
    }
    if (best.side)
        TRY(end_rate(w, &best, &rate));
    cst_target *one = &x->list[r];
    /* min(x) = -max(-x), peak(x) = max(x) or max(-x) */
    double back = one->parsed->functional == CST_FN_MIN ? -1.0 : 1.0;
    one->value = back * best.y;
    one->instant = best.t;
    cst_stop stop = { .t = best.t,
                      .wanted = r,
                      .x = one->parsed->x,
                      .weight = back * best.by->sign,
                      .side = best.side,
                      .first = best.event,
                      .rate = rate };
    if (!x->flat && (range <= ROUNDED * size ||
                     (range <= EQUAL * w->p->options.rtol * size && is_at_rest(w)))) {
        TRY(cst_peak_may_change(w, best.by, best.t, &best.from.within, &x->flat));
        x->flat = x->flat || size == 0.0 ? r + 1 : 0; /* 0 may be a factor that is 0 */
        x->flat_t[0] = 0.0;
        x->flat_t[1] = w->p->options.tf;
    }
    for (int side = 0; side < 2 && !x->flat; side++) {
        const cst_smooth *part = side ? &best.beside : &best.from.within;
        TRY(cst_peak_is_plateau(w, best.by, part, best.y, &x->flat));
        x->flat = x->flat ? r + 1 : 0;
        x->flat_t[0] = part->left;
        x->flat_t[1] = part->right;
    }
    return cst_stop_add(w, stop);
}

int cst_peaks_find(cst_work *w)
{
    cst_targets *x = w->targets;
    struct cst_peaks *p = x->peaks;
    if (!p->count)
        return CST_OK;
    if (w->integrator->trajectory)
        TRY(w->integrator->trajectory(w));
    p->needs = CST_NEEDS_NOTHING;
    for (int k = 0; k < p->count; k++) {
        int needs = cst_quantity_needs(&w->system, cst_peak_quantity(w, &p->list[k]));
        p->list[k].needs = needs;
        p->needs = needs > p->needs ? needs : p->needs;
        p->list[k].count = 0;
        p->list[k].size = 0.0;
        p->list[k].low = INFINITY;
        p->list[k].high = -INFINITY;
    }
    TRY(cst_peaks_scan(w));
    for (int r = 0; r < x->count; r++)
        if (cst_is_peak(x->list[r].parsed))
            TRY(settle(w, r));
    return CST_OK;
}
