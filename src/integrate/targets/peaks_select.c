/* Which of the candidates is the peak, and which others are as high: its rivals. */
#include "integrate/targets/peaks.h"

#include "base/vectors.h"

#include <math.h>
#include <stdlib.h>

#define EQUAL   10.0  /* tolerances: peaks that differ by less cannot be told apart */
#define ROUNDED 1e-14 /* of its size: a quantity that changes by less stays the same */
#define RESTS   1e-9  /* of the largest coordinate: who moves by less, by drift, is at rest */
#define ALIKE   6     /* such peaks of one response that are compared, at the most */

int cst_peaks_create(cst_targets *x)
{
    struct cst_peaks *p = x->peaks = calloc(1, sizeof *p);
    if (!p || !(p->list = calloc(2 * (size_t)x->count, sizeof *p->list)))
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
    if (x->peaks)
        free(x->peaks->list);
    free(x->peaks);
}

/* The highest peaks of a response that cannot be told apart, not in order. */
typedef struct {
    cst_peak list[ALIKE];
    int count;
    double close; /* what they may differ by */
} alike;

static cst_peak *highest(alike *x)
{
    cst_peak *best = &x->list[0];
    for (int k = 1; k < x->count; k++)
        best = x->list[k].y > best->y ? &x->list[k] : best;
    return best;
}

/* The same peak, from the other side of its event: the higher one stays. */
static int merge(alike *x, const cst_peak *one, double apart, double size)
{
    for (int k = 0; k < x->count; k++) {
        cst_peak *same = &x->list[k];
        if (fabs(one->t - same->t) > apart || one->by->sign != same->by->sign)
            continue;
        cst_smooth beside = same->from.within;
        if (one->y - same->y > fmax(1e-12 * fabs(same->y), 1e-9 * size))
            *same = *one;
        else
            beside = one->from.within;
        same->beside = beside;
        return 1;
    }
    return 0;
}

static void insert(alike *x, const cst_peak *one)
{
    int count = 0, lowest = 0;
    double best = fmax(one->y, x->count ? highest(x)->y : one->y);
    for (int k = 0; k < x->count; k++)
        if (x->list[k].y >= best - x->close)
            x->list[count++] = x->list[k];
    for (int k = 1; k < count; k++)
        lowest = x->list[k].y < x->list[lowest].y ? k : lowest;
    if (count < ALIKE)
        x->list[count++] = *one;
    else if (one->y > x->list[lowest].y)
        x->list[lowest] = *one;
    x->count = count;
}

/* Two instants of one peak have no lower values between them. */
static int is_same(cst_work *w, const cst_peak *a, const cst_peak *b, double close, int *yes)
{
    double middle = 0.5 * (a->t + b->t), y;
    *yes = a->by == b->by && a->from.within.left == b->from.within.left;
    if (!*yes)
        return CST_OK;
    cst_modes_at(w, middle);
    TRY(cst_peak_value(w, a->by, middle, &y));
    *yes = fmax(a->y, b->y) - y <= close;
    return CST_OK;
}

/* Is it listed?  The higher one stays. */
static int is_listed(cst_work *w, alike *x, const cst_peak *one, int *yes)
{
    *yes = 0;
    for (int k = 0; k < x->count && !*yes; k++) {
        TRY(is_same(w, &x->list[k], one, x->close, yes));
        if (*yes && one->y > x->list[k].y)
            x->list[k] = *one;
    }
    return CST_OK;
}

/* The best of a search's candidates, and those that are as high. */
static int compare(cst_work *w, const cst_peak_search *s, alike *x)
{
    for (int k = 0; k < s->count; k++) {
        const cst_candidate *c = &s->list[k];
        double best = x->count ? highest(x)->y : -INFINITY;
        cst_peak one;
        int listed;
        if (c->estimate + 2.0 * c->slack < best - x->close)
            continue;
        TRY(cst_peak_locate(w, s, c, &one));
        if (one.y < best - x->close || merge(x, &one, 1e-2 * (c->to - c->from), s->size))
            continue;
        TRY(is_listed(w, x, &one, &listed));
        if (!listed)
            insert(x, &one);
    }
    return CST_OK;
}

/* Other instants at which the response is the same: other peaks, and those of a plateau. */
static int list_rivals(cst_work *w, alike *x, const cst_rival *like, double back)
{
    const cst_peak *best = highest(x);
    for (int k = 0; k < x->count; k++) {
        const cst_peak *one = &x->list[k];
        if (one != best) {
            cst_rival rival = *like;
            rival.t[0] = fmin(best->t, one->t);
            rival.t[1] = fmax(best->t, one->t);
            TRY(cst_peak_stop(w, one, back, &rival.stop));
            cst_rival_add(w, &rival);
        }
        TRY(cst_plateau_list(w, one->by, &one->from.within, best->y, like));
        TRY(cst_plateau_list(w, one->by, &one->beside, best->y, like));
    }
    return CST_OK;
}

static int is_at_rest(const cst_work *w)
{
    const cst_trajectory *x = &w->run.trajectory;
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
    alike all = { .close = 0.0 };
    double size = 0.0, range = 0.0;
    for (int k = 0; k < x->peaks->count; k++)
        if (x->peaks->list[k].wanted == r) {
            size = fmax(size, x->peaks->list[k].size);
            range = fmax(range, x->peaks->list[k].high - x->peaks->list[k].low);
        }
    all.close = EQUAL * w->p->options.rtol * size;
    for (int k = 0; k < x->peaks->count; k++)
        if (x->peaks->list[k].wanted == r)
            TRY(compare(w, &x->peaks->list[k], &all));
    const cst_peak *best = highest(&all);
    cst_target *one = &x->list[r];
    double back = one->parsed->functional == CST_FN_MIN ? -1.0 : 1.0;
    one->value = back * best->y;
    one->instant = best->t;
    cst_rival like = { .size = size };
    TRY(cst_peak_stop(w, best, back, &like.stop));
    if (!w->call.computes_derivatives)
        return cst_stop_add(w, like.stop);
    if (range <= ROUNDED * size || (range <= all.close && is_at_rest(w)))
        cst_plateau_add(w, 0.0, cst_tf(w), &like);
    else
        TRY(list_rivals(w, &all, &like, back));
    return cst_stop_add(w, like.stop);
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
    x->rivals_count = 0;
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
