/* When a quantity passes zero along a run: time(x = c), duration(x > c), at(y, x = c).
 *
 * Between two events the run is smooth.  Nodes of the trajectory, and instants between them,
 * bracket the crossings; each is located on the trajectory to rounding.  With X the quantity,
 *
 *     dT = -dX / X'                    X' along the motion: a look at X at T, weight -1 / X'
 *     dT = dt of the event             where X jumps over zero at an event, or is zero there
 */
#include "integrate/targets/crossings.h"

#include <math.h>
#include <stdlib.h>

#define BETWEEN 4     /* looks in an interval between two nodes */
#define ZERO    1e-10 /* of the largest |X| so far: at an event it is zero */
#define NOISE   1e-13 /* the same everywhere else */
#define TOUCHED 1e-9  /* of the largest |X|, over the run: a rate that is none */
#define ROUNDED 2e-16 /* of tf: instants this close are one */
#define APART   1e-3  /* of a smooth part: two instants, where kernels have no derivative by t */

/* The scan of one quantity. */
typedef struct {
    cst_work *w;
    int wanted, needs;
    cst_quantity x;
    int sign;        /* of X when it was last not zero; 0: not known */
    int reached;     /* its sign before it was zero at the last event, or 0 */
    double from;     /* the last instant of this part that was looked at */
    double t, y;     /* the last one where X was not zero */
    double size;     /* largest |X| so far */
    cst_smooth part; /* where the scan is */
    cst_crossing *list;
    int count, most;
} scan;

static int value_at(const scan *s, double t, cst_quantity x, double *y)
{
    cst_place at;
    TRY(cst_peak_look(s->w, t, CST_NEEDS_REACTION, &at));
    *y = cst_quantity_value(&s->w->observation.quantities, &at, x);
    if (!isfinite(*y))
        return cst_fail(&s->w->report, CST_ENAN,
                        "the response '%.80s' is not finite at t = %.6g s: check the parameters",
                        cst_targets_name(s->w, s->wanted), t);
    return CST_OK;
}

static int add(scan *s, double t, int up, long event, int back)
{
    if (s->count == s->most)
        return cst_fail(&s->w->report, CST_EVALUE,
                        "the response '%.80s': more than %d crossings until t = %.6g s: give a "
                        "shorter tf",
                        cst_targets_name(s->w, s->wanted), s->most, t);
    s->list[s->count++] = (cst_crossing){ t, up, event, back, s->part };
    return CST_OK;
}

/* The zero between a and b, where X has other signs: false position, halved where one end stays. */
static int locate(const scan *s, double a, double ya, double b, double yb, double *t)
{
    double close = ROUNDED * cst_tf(s->w);
    for (int i = 0, stayed = 0; i < 200 && b - a > close && ya != yb; i++) {
        double c = i % 3 == 2 ? 0.5 * (a + b) : b - yb * (b - a) / (yb - ya), y;
        if (!(c > a && c < b))
            c = 0.5 * (a + b);
        if (c <= a || c >= b)
            break;
        TRY(value_at(s, c, s->x, &y));
        if (y == 0.0) {
            *t = c;
            return CST_OK;
        }
        if ((y > 0.0) == (yb > 0.0)) {
            b = c, yb = y;
            ya *= stayed == 1 ? 0.5 : 1.0;
            stayed = 1;
        } else {
            a = c, ya = y;
            yb *= stayed == -1 ? 0.5 : 1.0;
            stayed = -1;
        }
    }
    *t = fabs(ya) < fabs(yb) ? a : b;
    return CST_OK;
}

/* X at the end of a part is as good as zero: it is reached there, whether it turns or goes on. */
static int is_reached(const scan *s, double t, double y)
{
    return s->sign && t == s->part.right && fabs(y) <= ZERO * s->size;
}

/* X has a sign again after it was zero at an event: has it turned back? */
static int leave_zero(scan *s, int sign)
{
    const cst_crossing *last = s->count ? &s->list[s->count - 1] : NULL;
    int back = sign == s->reached && last;
    s->reached = 0;
    return back ? add(s, last->t, sign > 0, last->event, 1) : CST_OK;
}

static int look(scan *s, double t, int first)
{
    double y, where;
    TRY(value_at(s, t, s->x, &y));
    s->from = t;
    s->size = fmax(s->size, fabs(y));
    int sign = fabs(y) <= (first ? ZERO : NOISE) * s->size ? 0 : y > 0.0 ? 1 : -1;
    if (is_reached(s, t, y)) {
        s->reached = s->sign;
        s->sign = 0;
        return add(s, t, s->reached < 0, s->part.after, 0);
    }
    if (!sign)
        return CST_OK;
    if (!s->sign) {
        TRY(leave_zero(s, sign));
    } else if (sign != s->sign && first) {
        TRY(add(s, t, sign > 0, s->part.before, 0)); /* it jumped */
    } else if (sign != s->sign) {
        TRY(locate(s, s->t, s->y, t, y, &where));
        TRY(add(s, where, sign > 0, -1, 0));
    }
    s->sign = sign;
    s->t = t;
    s->y = y;
    return CST_OK;
}

/* From the last instant to t, which is a node or the end of the part. */
static int advance(scan *s, double t)
{
    double from = s->from;
    for (int i = 1; i < BETWEEN; i++)
        TRY(look(s, from + (t - from) * i / BETWEEN, 0));
    return look(s, t, 0);
}

static int scan_part(scan *s, int *k)
{
    const cst_trajectory *x = &s->w->run.trajectory;
    double tiny = CST_INSTANT * cst_tf(s->w), left = s->part.left, right = s->part.right;
    if (right - left <= tiny)
        return CST_OK;
    cst_modes_at(s->w, 0.5 * (left + right));
    TRY(look(s, left, 1));
    s->t = fmax(s->t, left);
    for (; *k < x->count && x->t[*k] < right - tiny; (*k)++)
        if (x->t[*k] > left + tiny)
            TRY(advance(s, x->t[*k]));
    return advance(s, right);
}

/* Part by part, between the instants of events. */
static int scan_all(scan *s)
{
    const cst_work *w = s->w;
    const cst_event *e = w->run.events.list;
    int k = 0;
    s->part = (cst_smooth){ 0.0, 0.0, -1, -1 };
    for (long first = 0, last; first < w->stats.events; first = last + 1) {
        last = cst_events_last(w, first);
        s->part.right = e[first].t;
        s->part.after = first;
        if (e[first].t > s->part.left) {
            TRY(scan_part(s, &k));
            s->part.left = e[first].t;
        }
        s->part.before = first;
    }
    s->part.right = cst_tf(w);
    s->part.after = -1;
    return scan_part(s, &k);
}

/* ---- rates ----------------------------------------------------------------------------------- */

/* With contacts: of sixth order within the part, of fourth order at its ends. */
static int rate_by_differences(const scan *s, const cst_crossing *c, cst_quantity x, double *rate)
{
    static const double weight[3] = { 3.0 / 4.0, -3.0 / 20.0, 1.0 / 60.0 };
    static const double ahead[5] = { -25.0 / 12.0, 4.0, -3.0, 4.0 / 3.0, -1.0 / 4.0 };
    double before = c->t - c->part.left, after = c->part.right - c->t, y,
           d = APART * (c->part.right - c->part.left);
    int side = before < 3.0 * d ? 1 : after < 3.0 * d ? -1 : 0;
    *rate = 0.0;
    for (int k = -3; k <= 3 && !side; k++) {
        if (!k)
            continue;
        TRY(value_at(s, c->t + k * d, x, &y));
        *rate += (k > 0 ? weight[k - 1] : -weight[-k - 1]) * y / d;
    }
    for (int k = 0; k < 5 && side; k++) {
        TRY(value_at(s, c->t + side * k * d, x, &y));
        *rate += side * ahead[k] * y / d;
    }
    return CST_OK;
}

/* dx/dt along the motion at a crossing. */
static int rate_of(const scan *s, const cst_crossing *c, cst_quantity x, double *rate)
{
    cst_work *w = s->w;
    const cst_stop stop = { .t = c->t, .wanted = s->wanted, .x = x, .weight = 1.0 };
    cst_modes_at(w, 0.5 * (c->part.left + c->part.right));
    if (w->system.contacts.any)
        return rate_by_differences(s, c, x, rate);
    TRY(w->integrator->look(w, c->t, CST_NEEDS_REACTION));
    w->second_order.by_time->apart = APART * (c->part.right - c->part.left);
    *rate = cst_stop_rate(w, &stop, 1);
    return CST_OK;
}

/* ---- stops ----------------------------------------------------------------------------------- */

/* Is it known by the event before which, or behind which, it is? */
static int at_event(const cst_crossing *c)
{
    return c->event >= 0;
}

/* factor times the derivative of the instant of a crossing. */
static int add_instant(scan *s, const cst_crossing *c, double factor)
{
    cst_stop stop = { .t = c->t, .wanted = s->wanted, .first = c->event };
    double rate;
    if (at_event(c)) {
        stop.x = (cst_quantity){ CST_OF_T, 0, NULL };
        stop.weight = factor;
        stop.side = -1;
        stop.rate = 1.0;
        return cst_stop_add(s->w, stop);
    }
    if (!s->w->call.computes_derivatives)
        return CST_OK;
    TRY(rate_of(s, c, s->x, &rate));
    if (fabs(rate) * cst_tf(s->w) <= TOUCHED * s->size)
        return cst_fail(&s->w->report, CST_ENAN,
                        "the response '%.80s' has no derivative: its value is touched rather than "
                        "crossed at t = %.6g s: move a parameter a little",
                        cst_targets_name(s->w, s->wanted), c->t);
    stop.x = s->x;
    stop.weight = -factor / rate;
    return cst_stop_add(s->w, stop);
}

/* y where X passes zero. */
static int take_value(scan *s, const cst_crossing *c, cst_quantity y, double *value)
{
    double rate;
    cst_stop stop = { .t = c->t, .wanted = s->wanted, .x = y, .weight = 1.0, .first = c->event };
    cst_modes_at(s->w, 0.5 * (c->part.left + c->part.right));
    TRY(value_at(s, c->t, y, value));
    if (!s->w->call.computes_derivatives)
        return CST_OK;
    TRY(rate_of(s, c, y, &rate));
    if (!at_event(c)) {
        TRY(cst_stop_add(s->w, stop));
        return add_instant(s, c, rate);
    }
    stop.side = c->t == c->part.right ? -1 : 1;
    stop.rate = rate;
    return cst_stop_add(s->w, stop);
}

static const cst_crossing *choose(const scan *s, const cst_parsed *of)
{
    int number = 0;
    for (int k = 0; k < s->count; k++)
        if (!s->list[k].back && (!of->direction || (of->direction > 0) == s->list[k].up))
            if (++number == of->number)
                return &s->list[k];
    return NULL;
}

static int not_reached(const scan *s)
{
    return cst_fail(&s->w->report, CST_EVALUE,
                    "the response '%.80s' has no value: until tf = %g s there are %d crossings: "
                    "set a longer tf, or ask for an earlier crossing",
                    cst_targets_name(s->w, s->wanted), cst_tf(s->w), s->count);
}

/* The time above zero: it begins at each crossing up and ends at each one down. */
static int duration(scan *s, double *value)
{
    *value = s->sign > 0 ? cst_tf(s->w) : 0.0;
    for (int k = 0; k < s->count; k++) {
        double factor = s->list[k].up ? -1.0 : 1.0;
        *value += factor * s->list[k].t;
        TRY(add_instant(s, &s->list[k], factor));
    }
    return CST_OK;
}

static int find(scan *s)
{
    cst_target *one = &s->w->targets->list[s->wanted];
    const cst_parsed *of = one->parsed;
    TRY(scan_all(s));
    if (of->functional == CST_FN_DURATION)
        return duration(s, &one->value);
    const cst_crossing *c = choose(s, of);
    if (!c)
        return not_reached(s);
    one->instant = c->t;
    if (of->functional == CST_FN_WHEN)
        return take_value(s, c, of->x, &one->value);
    one->value = c->t;
    return add_instant(s, c, 1.0);
}

int cst_crossings_find(cst_work *w)
{
    cst_targets *x = w->targets;
    for (int r = 0, made = 0; r < x->count; r++) {
        const cst_parsed *of = x->list[r].parsed;
        if (!cst_is_crossing(of))
            continue;
        if (!made++ && w->integrator->trajectory)
            TRY(w->integrator->trajectory(w));
        scan s = { .w = w,
                   .wanted = r,
                   .x = of->functional == CST_FN_WHEN ? of->when : of->x,
                   .list = x->crossings,
                   .most = CST_CROSSINGS };
        TRY(find(&s));
    }
    return CST_OK;
}

int cst_wants_crossings(const cst_functionals *all)
{
    for (int k = 0; k < all->count; k++)
        if (cst_is_crossing(&all->list[k]))
            return 1;
    return 0;
}

int cst_crossings_create(cst_targets *x)
{
    int any = 0;
    for (int r = 0; r < x->count; r++)
        any |= cst_is_crossing(x->list[r].parsed);
    x->crossings = any ? malloc(CST_CROSSINGS * sizeof *x->crossings) : NULL;
    return !any || x->crossings;
}
