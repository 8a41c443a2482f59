/* response.c: the response of a run in columns, and how well it kept its invariants. */
#include "cli/output/response.h"

#include "cli/signals.h"
#include "cli/memory.h"

#include <math.h>
#include <stdlib.h>

static void widen(double value, double *low, double *high)
{
    if (value < *low)
        *low = value;
    if (value > *high)
        *high = value;
}

int response_drift(const cst_problem *p, cst_work *w, drift *d)
{
    double low[2] = { INFINITY, INFINITY }, high[2] = { -INFINITY, -INFINITY }, start = 0.0;
    int nodes = cst_trajectory_nodes(w);
    *d = (drift){ .energy = 0.0 };
    if (!nodes)
        return CST_EMEMORY;
    for (int i = 0; i < nodes; i++) {
        cst_observed o;
        int status =
            interrupted() ? CST_ECANCELED : cst_observe(p, w, cst_trajectory_time(w, i), &o);
        if (status < 0)
            return status;
        double energy = o.kinetic + o.potential;
        if (i == 0) {
            d->start = start = energy;
            d->potential = o.potential;
        }
        d->end = energy;
        d->energy = isnan(energy) ? NAN : fmax(d->energy, fabs(energy - start));
        d->phi = fmax(d->phi, o.phi);
        d->phi_dot = fmax(d->phi_dot, o.phi_dot);
        widen(o.kinetic, &low[0], &high[0]);
        widen(o.potential, &low[1], &high[1]);
    }
    d->scale = fmax(high[0] - low[0], high[1] - low[1]);
    return CST_OK;
}

int energy_conserved(const drift *d)
{
    return d->energy <= 1e-3 * d->scale;
}

char *coordinate_name(const cst_model *model, int i)
{
    int state = state_at(model, i);
    if (state >= 0)
        return copy_text(model->states[state].name);
    return model->coordinates ? copy_text(model->coordinates[i]) : print_text("q%d", i + 1);
}

void response_header(FILE *file, const cst_model *model)
{
    static const char *const suffix[] = { "", "_dot", "_ddot" };
    static const char *const of_state[] = { "_integral", "", "_dot" };
    fputs("t", file);
    for (int k = 0; k < 3; k++)
        for (int i = 0; i < model->n; i++) {
            char *name = coordinate_name(model, i);
            fprintf(file, ",%s%s", name, (state_at(model, i) < 0 ? suffix : of_state)[k]);
            free(name);
        }
    for (int i = 0; i < model->m; i++)
        fprintf(file, ",lambda%d", i + 1);
    fputs(",kinetic,potential,energy,phi,phi_dot,cost", file);
    for (int i = 0; i < model->outputs_count; i++)
        fprintf(file, ",%s", model->outputs[i].name);
    fputc('\n', file);
}

/* What is not a number is left empty. */
static void print_column(FILE *file, double value)
{
    if (isfinite(value))
        fprintf(file, ",%.17g", value);
    else
        fputc(',', file);
}

static void print_columns(FILE *file, const double *values, int count)
{
    for (int i = 0; i < count; i++)
        print_column(file, values[i]);
}

static int print_row(FILE *file, const cst_problem *p, cst_work *w, double t, double *x,
                     int with_state)
{
    const cst_model *model = cst_problem_model(p);
    int n = model->n, m = model->m, outputs = model->outputs_count;
    double *out = x + 3 * n + m;
    cst_observed o;
    int status = with_state ? cst_trajectory_at(p, w, t, x, x + n, x + 2 * n, x + 3 * n) : CST_OK;
    if (status >= 0)
        status = cst_observe(p, w, t, &o);
    if (status >= 0 && outputs)
        status = cst_outputs_at(p, w, t, out);
    if (status < 0)
        return status;
    const double observed[OBSERVED] = { o.kinetic, o.potential, o.kinetic + o.potential,
                                        o.phi,     o.phi_dot,   o.cost };
    fprintf(file, "%.17g", t);
    if (with_state)
        print_columns(file, x, 3 * n + m);
    print_columns(file, observed, OBSERVED);
    print_columns(file, out, outputs);
    fputc('\n', file);
    return CST_OK;
}

/* The events of contacts from number *next on that are before t: each is two rows, the state before
 * it and, the next number after its instant, the state behind it. */
static int print_jumps(FILE *file, const cst_problem *p, cst_work *w, int *next, double t,
                       double *x, int with_state)
{
    int status = CST_OK;
    for (; *next < cst_event_count(w) && status >= 0; (*next)++) {
        cst_event e = cst_event_at(w, *next);
        if (!(e.t < t))
            break;
        if (e.k < cst_problem_model(p)->s || e.k != e.trigger)
            continue;
        status = print_row(file, p, w, e.t, x, with_state);
        if (status >= 0)
            status = print_row(file, p, w, nextafter(e.t, INFINITY), x, with_state);
    }
    return status;
}

int response_rows(FILE *file, const cst_problem *p, cst_work *w, long samples, int with_state)
{
    const cst_model *model = cst_problem_model(p);
    int nodes = cst_trajectory_nodes(w), status = CST_OK;
    double *x =
        take(3 * (size_t)model->n + (size_t)model->m + (size_t)model->outputs_count, sizeof *x);
    double begin = cst_trajectory_time(w, 0), end = cst_trajectory_time(w, nodes - 1);
    long rows = samples ? samples : nodes;
    int event = 0;
    for (long k = 0; k < rows && status >= 0 && !ferror(file); k++) {
        double share = (double)k / (double)(rows - 1);
        double t = !samples        ? cst_trajectory_time(w, (int)k)
                   : k == rows - 1 ? end
                                   : begin + (end - begin) * share;
        status = interrupted() ? CST_ECANCELED : print_jumps(file, p, w, &event, t, x, with_state);
        if (status >= 0)
            status = print_row(file, p, w, t, x, with_state);
    }
    free(x);
    return status;
}
