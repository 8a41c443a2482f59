/* The scan of the functions of time: intervals are halved until each is resolved, and joined where
 * a longer one is too. */
#include "integrate/work.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* Of the size of a clock, per rtol.  For x'' = -x + A sin(W t), A = 0, psi = x(3), W = 5 to 400 and
 * rtol 1e-4 to 1e-10, dpsi/dA by rk is then within 51 rtol of itself. */
#define PART   0.1
#define FINEST 1e-11 /* of its size: rounding errors */
#define FIXED  1e-2  /* of its size: for fixed steps, which do not follow the tolerance */
/* of its value: a function that changes by less, such as tanh far from 0, is constant but for
 * rounding errors */
#define NOISE        1e-13
#define ROUGH        1e-2 /* of its size: a function whose zeros are looked for */
#define ROUGH_LEVELS (CST_TIME_WHOLE + 6)
#define ACROSS       5e-12 /* of tF: a step ends so much before a kink, the next one after it */
#define AFTER        5e-14 /* of tF: a step ends this much after a switch of time */
#define TOUCHED      1e-9  /* of its size: a kink that only touches zero */

typedef struct {
    cst_work *w;
    cst_timeline *x;
    double tf;
} scan;

/* ---- functions ------------------------------------------------------------------------------- */

/* All functions at t. */
static void evaluate(const scan *j, double t, double *out)
{
    const cst_timeline *x = j->x;
    const cst_system *s = &j->w->system;
    for (int g = 0; g < x->groups; g++)
        x->group[g].of->at(t, s->rho, out + x->group[g].first);
    double *all = x->scratch + 2 * x->most, *of_switches = out + x->functions - x->switches;
    for (int i = 0, last = -1; i < x->switches; i++) {
        int on = x->sw[i] % 2;
        if (on != last)
            s->kernels->switches(t, x->none, x->none, s->rho, on ? x->on : x->off, all);
        last = on;
        of_switches[i] = all[x->sw[i] / 2];
    }
}

static double function_at(const scan *j, int f, double t)
{
    double *out = j->x->scratch + j->x->most;
    evaluate(j, t, out);
    return out[f];
}

/* One more sample of all. */
static void enlarge(cst_timeline *x, const double *at)
{
    for (int f = 0; f < x->functions; f++)
        x->size[f] = fmax(x->size[f], fabs(at[f] - x->grid[f]));
}

static double largest_of(const cst_timeline *x, int f)
{
    double largest = 0.0;
    for (int k = 0; k <= CST_TIME_GRID; k++)
        largest = fmax(largest, fabs(x->grid[(size_t)k * (size_t)x->functions + (size_t)f]));
    return largest;
}

/* The functions on the grid; their sizes, also near the instants that the model declares. */
static void measure(scan *j)
{
    cst_timeline *x = j->x;
    for (int f = 0; f < x->functions; f++)
        x->size[f] = 0.0;
    for (int k = 0; k <= CST_TIME_GRID; k++) {
        double *at = x->grid + (size_t)k * (size_t)x->functions;
        evaluate(j, j->tf * k / CST_TIME_GRID, at);
        enlarge(x, at);
    }
    for (int i = 0; i < 2 * CST_TIME_LEVELS * x->instants; i++) {
        double t = j->w->system.rho[x->instant[i / (2 * CST_TIME_LEVELS)]];
        t += (i % 2 ? 1.0 : -1.0) * ldexp(j->tf, -(i / 2) % CST_TIME_LEVELS - 4);
        if (t < 0.0 || t > j->tf)
            continue;
        evaluate(j, t, x->scratch);
        enlarge(x, x->scratch);
    }
    for (int f = 0; f < x->functions; f++)
        x->size[f] = fmax(x->size[f], NOISE / x->tolerance * largest_of(x, f));
}

/* ---- resolved -------------------------------------------------------------------------------- */

/* The samples that the polynomial of degree 7 goes through (near those of Chebyshev), and its
 * weights for the others. */
static const int node[8] = { 0, 1, 4, 6, 10, 12, 15, 16 };
static const int other[9] = { 2, 3, 5, 7, 8, 9, 11, 13, 14 };

static void set_weights(double weight[9][8])
{
    for (int i = 0; i < 9; i++)
        for (int k = 0; k < 8; k++) {
            weight[i][k] = 1.0;
            for (int l = 0; l < 8; l++)
                if (l != k)
                    weight[i][k] *= (double)(other[i] - node[l]) / (node[k] - node[l]);
        }
}

static int is_polynomial(const double *s, size_t stride, double tolerance, double weight[9][8])
{
    for (int i = 0; i < 9; i++) {
        double value = 0.0;
        for (int k = 0; k < 8; k++)
            value += weight[i][k] * s[(size_t)node[k] * stride];
        if (!(fabs(value - s[(size_t)other[i] * stride]) <= tolerance))
            return 0;
    }
    return 1;
}

typedef struct {
    scan of;
    double weight[9][8];
    int touched; /* a kink comes close to zero in the interval */
} work;

/* The clocks by the tolerance; where zeros are looked for, all else roughly. */
static int is_resolved(work *j, const double *s, size_t stride, int level, int zeros)
{
    const cst_timeline *x = j->of.x;
    for (int f = 0; f < x->functions; f++) {
        double part = x->role[f] == CST_TIME_CLOCK ? x->tolerance : ROUGH;
        if (x->role[f] != CST_TIME_CLOCK && (!zeros || level >= ROUGH_LEVELS))
            continue;
        if (!is_polynomial(s + f, stride, part * x->size[f], j->weight))
            return 0;
    }
    return 1;
}

/* ---- zeros ----------------------------------------------------------------------------------- */

static void add_stop(cst_timeline *x, double t, double tf)
{
    if (x->stops < CST_TIME_STOPS && t > 0.0 && t < tf)
        x->stop[x->stops++] = t;
    else if (x->stops == CST_TIME_STOPS && !x->unresolved) {
        x->unresolved = 1;
        x->unresolved_t = t;
    }
}

/* The switch that function f is. */
static int switch_of(const cst_timeline *x, int f)
{
    return x->sw[f - (x->functions - x->switches)] / 2;
}

/* Around a kink, or a little after a switch. */
static void add_zero(const scan *j, int f, double t)
{
    if (j->x->role[f] == CST_TIME_SWITCH) {
        add_stop(j->x, t + AFTER * j->tf, j->tf);
        return;
    }
    add_stop(j->x, t - ACROSS * j->tf, j->tf);
    add_stop(j->x, t + ACROSS * j->tf, j->tf);
}

/* Where function f changes its sign between a and b. */
static double bisect(const scan *j, int f, double a, double b)
{
    int side = function_at(j, f, a) > 0.0;
    for (int i = 0; i < 60 && b - a > 1e-16 * j->tf; i++) {
        double t = 0.5 * (a + b);
        *(((function_at(j, f, t) > 0.0) == side) ? &a : &b) = t;
    }
    return 0.5 * (a + b);
}

/* The least of side * f between a and b. */
static double least(const scan *j, int f, double side, double a, double b, double *value)
{
    const double golden = 0.381966011250105;
    double c = a + golden * (b - a), d = b - golden * (b - a);
    double fc = side * function_at(j, f, c), fd = side * function_at(j, f, d);
    for (int i = 0; i < 60 && fmin(fc, fd) > 0.0; i++) {
        if (fc < fd) {
            b = d, d = c, fd = fc;
            c = a + golden * (b - a), fc = side * function_at(j, f, c);
        } else {
            a = c, c = d, fc = fd;
            d = b - golden * (b - a), fd = side * function_at(j, f, d);
        }
    }
    *value = fmin(fc, fd);
    return fc < fd ? c : d;
}

/* Three samples on one side of zero: two crossings between them, or a kink that touches zero. */
static void turn(work *j, int f, const double t[3], double before, double at, double after)
{
    double side = at > 0.0 ? 1.0 : -1.0, value;
    if (isnan(cst_turning_point(side * before, side * at, side * after)))
        return;
    double when = least(&j->of, f, side, t[0], t[2], &value), touched = TOUCHED * j->of.x->size[f];
    int is_switch = j->of.x->role[f] == CST_TIME_SWITCH;
    if (value <= 0.0) {
        double first = bisect(&j->of, f, t[0], when), second = bisect(&j->of, f, when, t[2]);
        add_zero(&j->of, f, first);
        add_zero(&j->of, f, second);
        value = side * function_at(&j->of, f, 0.5 * (first + second));
    } else if (value <= touched && !is_switch) {
        add_zero(&j->of, f, when);
    }
    if (is_switch && fabs(value) <= touched)
        cst_note_grazing(j->of.w, switch_of(j->of.x, f), when, INFINITY);
}

/* The zeros of function f in an interval. */
static void find_zeros(work *j, int f, const double *s, size_t stride, double a, double b)
{
    double d = (b - a) / (CST_TIME_POINTS - 1), before = s[f];
    int inner = a > d;
    if (inner)
        before = function_at(&j->of, f, a - d);
    for (int k = 0; k < CST_TIME_POINTS - 1; k++) {
        double at = s[(size_t)k * stride + (size_t)f],
               after = s[(size_t)(k + 1) * stride + (size_t)f];
        double t[3] = { a + (k - 1) * d, a + k * d, a + (k + 1) * d };
        if ((at > 0.0) != (after > 0.0))
            add_zero(&j->of, f, bisect(&j->of, f, t[1], t[2]));
        else if ((k || inner) && (before > 0.0) == (at > 0.0))
            turn(j, f, t, before, at, after);
        before = at;
    }
}

static void find_all_zeros(work *j, const double *s, size_t stride, double a, double b)
{
    for (int f = 0; f < j->of.x->functions; f++)
        if (j->of.x->role[f] != CST_TIME_CLOCK)
            find_zeros(j, f, s, stride, a, b);
}

/* ---- spans ----------------------------------------------------------------------------------- */

static int add_span(cst_timeline *x, double a, double b)
{
    if (x->count < CST_TIME_SPANS)
        x->span[x->count++] = (cst_span){ b, b - a };
    else
        x->span[CST_TIME_SPANS - 1].end = b;
    return 1;
}

/* Is an instant that the model declares in the interval, or at its end? */
static int has_instant(const work *j, double a, double b)
{
    const cst_timeline *x = j->of.x;
    for (int i = 0; i < x->instants; i++) {
        double t = j->of.w->system.rho[x->instant[i]];
        if (t >= a && t <= b)
            return 1;
    }
    return 0;
}

/* The first kink that changes its sign within an interval of which the clocks are not resolved. */
static int kink_inside(work *j, const double *s, size_t stride, double a, double b, double *when)
{
    const cst_timeline *x = j->of.x;
    double d = (b - a) / (CST_TIME_POINTS - 1);
    for (int k = 0; k < CST_TIME_POINTS - 1; k++)
        for (int f = 0; f < x->functions; f++)
            if (x->role[f] == CST_TIME_KINK &&
                (s[(size_t)k * stride + (size_t)f] > 0.0) !=
                    (s[(size_t)(k + 1) * stride + (size_t)f] > 0.0)) {
                *when = bisect(&j->of, f, a + k * d, a + (k + 1) * d);
                return 1;
            }
    return 0;
}

static int cover(work *j, const double *s, size_t stride, double a, double b, int level);

/* An interval with samples of its own, those of `from` (with that stride) where it has them. */
static int cover_again(work *j, const double *from, size_t stride, double a, double b, int level)
{
    cst_timeline *x = j->of.x;
    size_t count = (size_t)x->functions;
    double *s = x->fine + (size_t)(level - CST_TIME_WHOLE) * CST_TIME_POINTS * (size_t)x->most;
    for (int k = 0; k < CST_TIME_POINTS; k++)
        if (from && k % 2 == 0)
            memcpy(s + (size_t)k * count, from + (size_t)(k / 2) * stride, count * sizeof *s);
        else
            evaluate(&j->of, a + (b - a) * k / (CST_TIME_POINTS - 1), s + (size_t)k * count);
    for (int k = 0; k < CST_TIME_POINTS; k++)
        enlarge(x, s + (size_t)k * count);
    return cover(j, s, count, a, b, level);
}

/* What cannot be halved any more, or is not worth it: at a kink, both sides of it. */
static int leaf(work *j, const double *s, size_t stride, double a, double b, int level)
{
    cst_timeline *x = j->of.x;
    int room = x->count < CST_TIME_SPANS - 2 * CST_TIME_LEVELS && level < CST_TIME_LEVELS;
    double when, across = ACROSS * j->of.tf;
    if (is_resolved(j, s, stride, level, 1)) {
        find_all_zeros(j, s, stride, a, b);
        return add_span(x, a, b);
    }
    if (room && kink_inside(j, s, stride, a, b, &when) && when - a > 4.0 * across &&
        b - when > 4.0 * across) {
        add_stop(x, when - across, j->of.tf);
        add_stop(x, when + across, j->of.tf);
        cover_again(j, NULL, 0, a, when - across, level + 1);
        add_span(x, when - across, when + across);
        cover_again(j, NULL, 0, when + across, b, level + 1);
        return 0;
    }
    if (room)
        return -1;
    if (!x->unresolved && !kink_inside(j, s, stride, a, b, &when)) {
        x->unresolved = 1;
        x->unresolved_t = a;
    }
    find_all_zeros(j, s, stride, a, b);
    return add_span(x, a, b);
}

/* Adds the spans from a to b; 1 where it is a single one. */
static int cover(work *j, const double *s, size_t stride, double a, double b, int level)
{
    cst_timeline *x = j->of.x;
    double middle = 0.5 * (a + b);
    const double *half = s + 8 * stride;
    int first = x->count, one, other_one;
    int near = level >= CST_TIME_WHOLE && has_instant(j, a, b);
    int ends = level >= CST_TIME_WHOLE && b - a <= (CST_TIME_POINTS - 1) * x->shortest;
    if (ends && (!near || level == CST_TIME_LEVELS)) {
        int done = leaf(j, s, stride, a, b, level);
        if (done >= 0)
            return done;
    }
    if (level < CST_TIME_WHOLE) {
        one = cover(j, s, stride / 2, a, middle, level + 1);
        other_one = cover(j, half, stride / 2, middle, b, level + 1);
    } else {
        one = cover_again(j, s, stride, a, middle, level + 1);
        other_one = cover_again(j, half, stride, middle, b, level + 1);
    }
    if (!one || !other_one || (near && x->mixed) || !is_resolved(j, s, stride, level, 0))
        return 0;
    x->count = first;
    return add_span(x, a, b);
}

static int earlier(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

void cst_timeline_scan(cst_work *w)
{
    cst_timeline *x = &w->run.timeline;
    work j = { .of = { w, x, cst_tf(w) } };
    x->tolerance = w->integrator->fixed_steps ? FIXED : fmax(PART * w->p->options.rtol, FINEST);
    x->shortest = w->p->options.max_step > 0.0 ? w->p->options.max_step : j.of.tf;
    set_weights(j.weight);
    measure(&j.of);
    cover(&j, x->grid, (size_t)x->functions << CST_TIME_WHOLE, 0.0, j.of.tf, 0);
    for (int i = 0; i < x->instants; i++) {
        add_stop(x, w->system.rho[x->instant[i]] - ACROSS * j.of.tf, j.of.tf);
        add_stop(x, w->system.rho[x->instant[i]] + ACROSS * j.of.tf, j.of.tf);
    }
    qsort(x->stop, (size_t)x->stops, sizeof *x->stop, earlier);
}
