/* What a run knows about its time: memory, the functions that are looked at, and the answers. */
#include "integrate/work.h"

#include "model/formula.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* ---- memory ---------------------------------------------------------------------------------- */

/* The clocks of leaf number k of what one that is asked for integrates or searches for peaks;
 * NULL for others. */
static const cst_clocks *clocks_of(const cst_work *w, const cst_target *one, int k)
{
    const cst_kernels *kernels = w->model->kernels;
    const cst_parsed *of = one->parsed;
    const cst_quantity *x = of->formula ? &of->formula->leaf[k] : &of->x;
    if (of->functional == CST_FN_COST)
        return cst_facts_cost_clocks(kernels, one->g->kernels);
    if (x->kind != CST_OF_OUTPUT ||
        !(cst_has_integral(of) || cst_is_peak(of) || cst_is_crossing(of)))
        return NULL;
    return cst_facts_output_clocks(kernels, x->index);
}

static int leaves_of(const cst_target *one)
{
    return one->parsed->formula ? one->parsed->formula->leaves : 1;
}

static int functions_of(const cst_clocks *c)
{
    return c && c->at ? c->clocks + c->kinks : 0;
}

/* The functions of all that may be asked for: of every cost, as the problem's may change. */
static int count_functions(const cst_work *w)
{
    const cst_kernels *k = w->model->kernels;
    int largest = 0, asked = 0, all = functions_of(cst_facts_motion_clocks(k));
    for (int i = 0; i < k->costs_count; i++) {
        int cost = functions_of(cst_facts_cost_clocks(k, &k->costs[i]));
        largest = cost > largest ? cost : largest;
    }
    for (int r = 0; r < w->targets_of.responses.count; r++)
        for (int leaf = 0; leaf < leaves_of(&w->targets_of.responses.list[r]); leaf++)
            asked += functions_of(clocks_of(w, &w->targets_of.responses.list[r], leaf));
    for (int i = 0; i < w->model->s; i++)
        all += 2 * cst_facts_switch_of_time(k, i);
    return all + (asked > largest ? asked : largest);
}

int cst_timeline_create(cst_timeline *x, cst_work *w)
{
    size_t most = (size_t)(x->most = count_functions(w)), s = (size_t)w->model->s;
    size_t groups = 2, p = (size_t)w->model->p;
    const char *declared = w->model->instants;
    for (int r = 0; r < w->targets_of.responses.count; r++)
        groups += (size_t)leaves_of(&w->targets_of.responses.list[r]);
    if (!most && !declared)
        return 1;
    x->most = most ? x->most : 1;
    most = (size_t)x->most;
    x->instant = malloc(p * sizeof *x->instant);
    if (!x->instant)
        return 0;
    for (size_t length; declared && x->instants < w->model->p; declared += length + 1) {
        length = strcspn(declared, ",");
        x->instant[x->instants++] = cst_parameter_index(w->model, declared, length);
        if (!declared[length])
            break;
    }
    x->group = malloc(groups * sizeof *x->group);
    x->sw = malloc((2 * s + 1) * sizeof *x->sw);
    x->off = calloc(s + 1, sizeof *x->off);
    x->on = calloc(s + 1, sizeof *x->on);
    x->role = malloc(most);
    x->size = malloc(most * sizeof *x->size);
    x->grid = malloc((CST_TIME_GRID + 1) * most * sizeof *x->grid);
    x->fine =
        malloc((CST_TIME_LEVELS - CST_TIME_WHOLE + 1) * CST_TIME_POINTS * most * sizeof *x->fine);
    x->scratch = malloc((2 * most + s) * sizeof *x->scratch);
    x->none = calloc((size_t)w->model->n, sizeof *x->none);
    x->span = malloc(CST_TIME_SPANS * sizeof *x->span);
    x->stop = malloc(CST_TIME_STOPS * sizeof *x->stop);
    for (size_t i = 0; x->on && i < s; i++)
        x->on[i] = 1;
    return x->group && x->sw && x->off && x->on && x->role && x->size && x->grid && x->fine &&
           x->scratch && x->none && x->span && x->stop;
}

void cst_timeline_free(cst_timeline *x)
{
    free(x->instant);
    free(x->group);
    free(x->sw);
    free(x->off);
    free(x->on);
    free(x->role);
    free(x->size);
    free(x->grid);
    free(x->fine);
    free(x->scratch);
    free(x->none);
    free(x->span);
    free(x->stop);
}

/* ---- functions ------------------------------------------------------------------------------- */

static void add_group(cst_timeline *x, const cst_clocks *of)
{
    int count = functions_of(of);
    if (!count)
        return;
    x->group[x->groups++] = (cst_clock_group){ of, x->functions };
    for (int i = 0; i < count; i++)
        x->role[x->functions++] = i < of->clocks ? CST_TIME_CLOCK : CST_TIME_KINK;
}

static void choose_functions(const cst_work *w, cst_timeline *x)
{
    const cst_kernels *k = w->model->kernels;
    x->functions = x->groups = x->switches = 0;
    x->mixed = cst_facts_motion_clocks(k)->mixed;
    add_group(x, cst_facts_motion_clocks(k));
    for (int r = 0; r < w->targets->count; r++)
        for (int leaf = 0; leaf < leaves_of(&w->targets->list[r]); leaf++)
            add_group(x, clocks_of(w, &w->targets->list[r], leaf));
    for (int i = 0; i < w->model->s; i++)
        for (int on = 0; on < 2 && cst_facts_switch_of_time(k, i); on++) {
            if (on && !(cst_facts_switch(k, i) & CST_LOOKS_AT_MODE))
                break;
            x->sw[x->switches++] = 2 * i + on;
            x->role[x->functions++] = CST_TIME_SWITCH;
        }
}

void cst_timeline_begin(cst_work *w)
{
    cst_timeline *x = &w->run.timeline;
    x->count = x->stops = x->unresolved = 0;
    if (!x->most)
        return;
    choose_functions(w, x);
    if (x->functions || x->instants)
        cst_timeline_scan(w);
}

/* In this many steps a function is a polynomial of degree 7, roughly: for x'' = -x + A sin(W t), A
 * = 0, a step's error estimate for dpsi/dA holds up to W h = 3 and fails at 4. */
#define STEPS_OF_SPAN 4.0

void cst_timeline_judge(cst_work *w, double step)
{
    cst_timeline *x = &w->run.timeline;
    for (int k = 0; k < x->count && !x->unresolved; k++)
        if (x->span[k].longest < STEPS_OF_SPAN * step) {
            x->unresolved = 2;
            x->unresolved_t = x->span[k].end - x->span[k].longest;
        }
}

/* ---- asked ----------------------------------------------------------------------------------- */

/* The first span that ends after t. */
static int span_at(const cst_timeline *x, double t)
{
    int lo = 0, hi = x->count;
    while (lo < hi) {
        int k = (lo + hi) / 2;
        if (x->span[k].end > t)
            hi = k;
        else
            lo = k + 1;
    }
    return lo;
}

static int stop_after(const cst_timeline *x, double t)
{
    int lo = 0, hi = x->stops;
    while (lo < hi) {
        int k = (lo + hi) / 2;
        if (x->stop[k] > t)
            hi = k;
        else
            lo = k + 1;
    }
    return lo;
}

double cst_timeline_limit(const cst_work *w, double t)
{
    const cst_timeline *x = &w->run.timeline;
    double tf = cst_tf(w), tiny = CST_INSTANT * tf, end = tf;
    if (w->p->options.max_step > 0.0)
        end = fmin(end, t + w->p->options.max_step);
    int k = stop_after(x, t + tiny);
    if (k < x->stops)
        end = fmin(end, x->stop[k]);
    if (w->system.tables.count)
        end = cst_tables_next(&w->system.tables, t + tiny, end);
    double begin = t;
    for (k = span_at(x, t + tiny); k < x->count && begin < end; begin = x->span[k++].end)
        end = fmin(end, fmax(begin, t + x->span[k].longest));
    return end < tf - tiny ? end : tf;
}

double cst_timeline_limit_back(const cst_work *w, double t, double last)
{
    const cst_timeline *x = &w->run.timeline;
    double tf = cst_tf(w), tiny = CST_INSTANT * tf, end = last;
    if (w->p->options.max_step > 0.0)
        end = fmax(end, t - w->p->options.max_step);
    int k = stop_after(x, t - tiny) - 1;
    if (k >= 0)
        end = fmax(end, x->stop[k]);
    if (w->system.tables.count)
        end = cst_tables_last(&w->system.tables, t - tiny, end);
    k = span_at(x, t - tiny);
    for (k = k < x->count ? k : x->count - 1; k >= 0 && x->span[k].end > end; k--)
        end = fmax(end, fmin(fmin(x->span[k].end, t), t - x->span[k].longest));
    return end > last + tiny ? end : last;
}
