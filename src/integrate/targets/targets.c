#include "integrate/work.h"

#include "base/vectors.h"
#include "model/facts.h"
#include "model/formula.h"

#include <math.h>
#include <stdlib.h>

#define RIVALS 12 /* of a peak, at the most, on the average */

static const cst_parsed the_cost = { .functional = CST_FN_COST };

static int looks_at_most(const cst_parsed *list, int count)
{
    int looks = 0;
    for (int r = 0; r < count; r++)
        looks += !list                                   ? 1
                 : list[r].functional == CST_FN_MISFIT   ? list[r].samples_count
                 : list[r].functional == CST_FN_DURATION ? 2 * CST_CROSSINGS
                                                         : 2;
    return looks;
}

static int allocate(cst_targets *x, const cst_work *w)
{
    size_t count = (size_t)x->count, p = (size_t)cst_tables_room(&w->system.tables),
           integrals = (size_t)x->integrals;
    size_t state = 2 * (size_t)w->system.n;
    double *memory = x->memory =
        calloc(3 * integrals + count + state + 4 * count * p, sizeof *memory);
    x->list = calloc(3 * count, sizeof *x->list);
    /* touched only as far as it is used */
    x->stops = malloc((size_t)x->stops_room * sizeof *x->stops);
    x->own = x->of_cost ? NULL : calloc(count, sizeof *x->own);
    size_t samples = (size_t)x->samples;
    x->rivals = x->rivals_room ? malloc((size_t)x->rivals_room * sizeof *x->rivals) : NULL;
    x->residuals = samples ? calloc(samples, sizeof *x->residuals) : NULL;
    x->rows = samples ? malloc(samples * p * sizeof *x->rows) : NULL;
    if (!memory || !x->list || !x->stops || (!x->of_cost && !x->own) ||
        (x->rivals_room && !x->rivals) || (samples && (!x->residuals || !x->rows)))
        return 0;
    x->integral = cst_take(&memory, integrals);
    x->now = cst_take(&memory, integrals);
    x->before = cst_take(&memory, integrals);
    x->base = cst_take(&memory, count);
    x->near = cst_take(&memory, state);
    for (int r = 0; r < x->count; r++) {
        x->list[r].gradient = x->of_cost ? w->gradient : cst_take(&memory, p);
        x->list[r].bar = cst_take(&memory, p);
        x->list[r].kept = cst_take(&memory, p);
        x->list[r].coarse = cst_take(&memory, p);
    }
    return 1;
}

int cst_targets_create(cst_targets *x, cst_work *w, const cst_parsed *list, int count)
{
    x->of_cost = !list;
    x->count = count;
    for (int r = 0; list && r < count; r++)
        x->rivals_room += cst_is_peak(&list[r]) ? RIVALS : 0;
    x->stops_room =
        looks_at_most(list, count) + x->rivals_room + (w->switches.count ? CST_EVENTS : 0);
    for (int r = 0; r < count; r++)
        x->integrals += !list || cst_has_integral(&list[r]);
    for (int r = 0; list && r < count; r++)
        x->samples += list[r].samples_count;
    if (!allocate(x, w))
        return 0;
    for (int r = 0, sample = 0; list && r < count; sample += list[r++].samples_count)
        x->list[r].sample = sample;
    for (int r = 0, place = 0; r < count; r++) {
        cst_target *one = &x->list[r];
        one->parsed = list ? &list[r] : &the_cost;
        one->g = list ? &x->own[r] : &w->g;
        one->integral = cst_has_integral(one->parsed) ? place++ : -1;
        one->weight = 1.0;
        one->instant = NAN;
        if (list && !cst_cost_create(one->g, w->model))
            return 0;
        one->g->kernels = one->parsed->cost;
        x->list[count + r] = x->list[2 * count + r] = *one;
        x->list[count + r].gradient = one->bar;
        x->list[2 * count + r].gradient = one->coarse;
    }
    return 1;
}

void cst_targets_free(cst_targets *x)
{
    for (int r = 0; x->own && r < x->count; r++)
        cst_cost_free(&x->own[r]);
    free(x->own);
    free(x->residuals);
    free(x->rows);
    free(x->rivals);
    free(x->crossings);
    free(x->stops);
    free(x->list);
    free(x->memory);
}

/* Does a formula have t itself in it? */
static int looks_at_time(const cst_parsed *of)
{
    for (int k = 0; of->formula && k < of->formula->leaves; k++)
        if (of->formula->leaf[k].kind == CST_OF_T)
            return CST_LOOKS_AT_T;
    return 0;
}

int cst_targets_observations(const cst_work *w)
{
    const cst_kernels *k = w->system.kernels;
    int looks = 0, outputs = 0;
    for (int r = 0; r < w->targets->count; r++) {
        const cst_target *one = &w->targets->list[r];
        looks |= looks_at_time(one->parsed);
        if (one->parsed->functional == CST_FN_COST)
            looks |= cst_facts_cost(k, one->g->kernels) | cst_facts_final(k, one->g->kernels);
        else
            outputs = k->outputs ? w->observation.quantities.count
                                 : 0; /* any of them may be a sample's */
    }
    for (int i = 0; i < outputs; i++)
        looks |= cst_facts_output(k, i);
    return looks;
}

int cst_targets_needs(const cst_work *w)
{
    const cst_targets *x = w->targets;
    int most = CST_NEEDS_NOTHING;
    for (int r = 0; r < x->count; r++) {
        const cst_target *one = &x->list[r];
        if (one->integral < 0)
            continue;
        int needs = one->parsed->functional == CST_FN_COST
                        ? cst_cost_needs(one->g, &w->system)
                        : cst_quantity_needs(&w->system, one->parsed->x);
        most = needs > most ? needs : most;
    }
    return most;
}

void cst_targets_integrands(cst_work *w, const cst_place *at, double *out)
{
    cst_targets *x = w->targets;
    if (!x->of_cost)
        cst_outputs_take(&w->observation.quantities, &w->system, at);
    for (int r = 0; r < x->count; r++) {
        const cst_target *one = &x->list[r];
        if (one->integral < 0)
            continue;
        double *value = &out[one->integral];
        if (one->parsed->functional == CST_FN_COST) {
            cst_scalar *g = one->g->kernels->g;
            *value = g ? g(at->t, at->q, at->v, at->a, at->lambda, at->rho, at->mode) : 0.0;
        } else {
            *value = cst_quantity_value(&w->observation.quantities, at, one->parsed->x);
            *value *= one->parsed->functional == CST_FN_RMS ? *value : 1.0;
        }
    }
}

void cst_targets_gradient(cst_work *w, int r)
{
    cst_target *one = &w->targets->list[r];
    const cst_parsed *of = one->parsed;
    double factor = w->targets->unweighted ? 1.0 : one->weight;
    if (of->functional == CST_FN_COST) {
        cst_cost_gradient(one->g, &w->system, 0);
        return;
    }
    cst_place at = cst_system_place(&w->system);
    if (of->functional == CST_FN_RMS || of->formula)
        cst_outputs_take(&w->observation.quantities, &w->system, &at);
    if (of->functional == CST_FN_RMS)
        factor *= 2.0 * cst_quantity_value(&w->observation.quantities, &at, of->x);
    cst_quantity_gradient(&w->observation.quantities, &w->system, of->x, factor, one->g);
}

void cst_targets_gradients(cst_work *w)
{
    cst_targets *x = w->targets;
    cst_system *s = &w->system;
    for (int r = 0; r < x->count; r++) {
        if (x->list[r].integral >= 0) {
            cst_targets_gradient(w, r);
        } else {
            cst_cost_terms *g = x->list[r].g;
            cst_clear(g->q, s->n);
            cst_clear(g->v, s->n);
            cst_clear(g->a, s->n);
            cst_clear(g->lambda, s->m);
            cst_clear(g->rho, s->p);
        }
    }
}

void cst_targets_directions(cst_work *w, int lanes)
{
    cst_dirs dq = (cst_dirs)w->directions.dq, dv = (cst_dirs)w->directions.dv,
             drho = (cst_dirs)w->directions.drho;
    cst_place at = cst_system_place(&w->system);
    cst_system_tangents(&w->system, dq, dv, drho, lanes);
    if (w->targets->of_cost)
        return;
    cst_outputs_take(&w->observation.quantities, &w->system, &at);
    cst_outputs_tangents(&w->observation.quantities, &w->system, dq, dv, drho, lanes);
}

void cst_targets_products(cst_work *w, int k, int count)
{
    cst_system *s = &w->system;
    const double *zW = w->adjoint.zW + k * (s->n + s->m);
    double *Fq = &w->directions.dq[0][0], *Fv = &w->directions.dv[0][0],
           *Frho = &w->directions.drho[0][0];
    if (k == 0 || k >= w->adjoint.at_once.first + w->adjoint.at_once.lanes) {
        w->adjoint.at_once.first = k;
        w->adjoint.at_once.lanes = cst_system_products_at_once(s, zW, count - k, Fq, Fv, Frho);
    }
    int lanes = w->adjoint.at_once.lanes, lane = k - w->adjoint.at_once.first;
    if (!lanes) {
        cst_system_products(s, zW, w->adjoint.Fq, w->adjoint.Fv, w->adjoint.Frho);
        return;
    }
    for (int i = 0; i < s->n; i++) {
        w->adjoint.Fq[i] = Fq[i * lanes + lane];
        w->adjoint.Fv[i] = Fv[i * lanes + lane];
    }
    for (int i = 0; i < s->p; i++)
        w->adjoint.Frho[i] = Frho[i * lanes + lane];
}

/* d/drho of a cost whose terms are g. */
static double cost_tangent(cst_work *w, const cst_cost_terms *g, int c, int l, const double *d)
{
    int n = w->system.n;
    double sum = cst_tables_along(&w->system.tables, g->rho, w->p->design[c]);
    for (int i = 0; i < n; i++)
        sum += g->q[i] * w->directions.dq[i][l] + g->v[i] * w->directions.dv[i][l] + g->a[i] * d[i];
    for (int i = 0; i < w->system.m; i++)
        sum += g->lambda[i] * d[n + i];
    return sum;
}

void cst_targets_tangents(cst_work *w, int c, int l, const double *d, double *out)
{
    cst_place at = cst_system_place(&w->system);
    for (int r = 0; r < w->targets->count; r++) {
        const cst_target *one = &w->targets->list[r];
        const cst_parsed *of = one->parsed;
        if (one->integral < 0)
            continue;
        double *into = &out[one->integral];
        if (of->functional == CST_FN_COST) {
            *into = cost_tangent(w, one->g, c, l, d);
        } else {
            cst_dirs dq = (cst_dirs)w->directions.dq, dv = (cst_dirs)w->directions.dv;
            *into = cst_quantity_tangent(&w->observation.quantities, &w->system, of->x, dq, dv,
                                         (cst_dirs)w->directions.drho, l);
            if (of->functional == CST_FN_RMS)
                *into *= 2.0 * cst_quantity_value(&w->observation.quantities, &at, of->x);
        }
    }
}

double cst_stop_tangent(cst_work *w, const cst_stop *stop, int c, int l, const double *d)
{
    if (stop->final)
        return cost_tangent(w, w->targets->list[stop->wanted].g, c, l, d);
    return stop->weight * cst_quantity_tangent(&w->observation.quantities, &w->system, stop->x,
                                               (cst_dirs)w->directions.dq,
                                               (cst_dirs)w->directions.dv,
                                               (cst_dirs)w->directions.drho, l);
}

/* The derivatives of a formula are taken at the values of its outputs. */
static void take_for_formula(cst_work *w, cst_quantity x)
{
    cst_place at = cst_system_place(&w->system);
    if (x.kind == CST_OF_FORMULA)
        cst_outputs_take(&w->observation.quantities, &w->system, &at);
}

void cst_stop_gradient(cst_work *w, const cst_stop *stop)
{
    cst_target *one = &w->targets->list[stop->wanted];
    if (stop->final)
        cst_cost_gradient(one->g, &w->system, 1);
    else {
        take_for_formula(w, stop->x);
        cst_quantity_gradient(&w->observation.quantities, &w->system, stop->x, stop->weight,
                              one->g);
    }
}

/* A'(z, W) = (x_a', x_lambda').  A discrete adjoint is that of the numbers as they are, noise and
 * all. */
static void solve_adjoint(cst_work *w, const cst_cost_terms *x)
{
    cst_system *s = &w->system;
    int noise = s->redundant.count && w->integrator->continuous;
    double *W = w->adjoint.zW + s->n;
    if (noise)
        cst_redundant_follow(s, 1); /* known for another instant */
    cst_copy(w->adjoint.zW, x->a, s->n);
    cst_copy(W, x->lambda, s->m);
    if (noise)
        cst_redundant_remove(s, W);
    cst_system_adjoint(s, w->adjoint.zW, 1);
    if (noise)
        cst_redundant_remove(s, W);
}

/* eq:adjointODEb: A'(z, W) = (x_a', x_lambda'), mu_q += x_q' - F_q'(z, W), ... */
int cst_stop_adjoint(cst_work *w, const cst_stop *stop, double *mu)
{
    cst_system *s = &w->system;
    cst_target *one = &w->targets->list[stop->wanted];
    int n = s->n;
    cst_stop_gradient(w, stop);
    solve_adjoint(w, one->g);
    cst_system_products(s, w->adjoint.zW, w->adjoint.Fq, w->adjoint.Fv, w->adjoint.Frho);
    for (int i = 0; i < n; i++) {
        mu[i] += one->g->q[i] - w->adjoint.Fq[i];
        mu[n + i] += one->g->v[i] - w->adjoint.Fv[i];
    }
    for (int i = 0; i < s->p; i++)
        one->gradient[i] += one->g->rho[i] - w->adjoint.Frho[i];
    return cst_stack_unbalanced(w);
}

double cst_stop_rate(cst_work *w, const cst_stop *stop, int along)
{
    cst_system *s = &w->system;
    const cst_cost_terms *g = w->targets->list[stop->wanted].g;
    cst_stop_gradient(w, stop);
    solve_adjoint(w, g);
    take_for_formula(w, stop->x);
    double rate = stop->final
                      ? cst_cost_by_time(g, s, 1, w->second_order.by_time)
                      : stop->weight * cst_quantity_by_time(&w->observation.quantities, s, stop->x,
                                                            w->second_order.by_time);
    rate -= cst_system_by_time(s, w->second_order.by_time, w->adjoint.zW);
    if (!along)
        return rate;
    cst_system_products(s, w->adjoint.zW, w->adjoint.Fq, w->adjoint.Fv, w->adjoint.Frho);
    for (int i = 0; i < s->n; i++)
        rate += (g->q[i] - w->adjoint.Fq[i]) * s->v[i] + (g->v[i] - w->adjoint.Fv[i]) * s->a[i];
    return rate;
}

double cst_targets_by_time(cst_work *w, int r)
{
    const cst_target *one = &w->targets->list[r];
    cst_system *s = &w->system;
    double factor = 1.0;
    if (one->parsed->functional == CST_FN_COST)
        return one->g->kernels->g ? cst_cost_by_time(one->g, s, 0, w->second_order.by_time) : 0.0;
    cst_place at = cst_system_place(s);
    if (one->parsed->functional == CST_FN_RMS || one->parsed->formula)
        cst_outputs_take(&w->observation.quantities, s, &at);
    if (one->parsed->functional == CST_FN_RMS)
        factor = 2.0 * cst_quantity_value(&w->observation.quantities, &at, one->parsed->x);
    return factor * cst_quantity_by_time(&w->observation.quantities, s, one->parsed->x,
                                         w->second_order.by_time);
}

int cst_stop_add(cst_work *w, cst_stop stop)
{
    cst_targets *x = w->targets;
    if (x->stops_count == x->stops_room)
        return cst_fail(
            &w->report, CST_EARGUMENT,
            "there are more instants than when the work was created: create a new work");
    x->stops[x->stops_count++] = stop;
    return CST_OK;
}
