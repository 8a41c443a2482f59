/* data.c: a run for the page: curves at the instants that the integrator kept, thinned with
 * their peaks kept, frames of the sketch, events.  Numbers are floats in base64. */
#include "cli/output/events.h"
#include "cli/signals.h"
#include "cli/memory.h"
#include "cli/page/page.h"
#include "cli/output/response.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* A page of the vehicle, before and after, has to stay below 4 MB: 120,000 numbers a run. */
enum { FRAMES = 501, ROWS_LEAST = 501, ROWS_MOST = 2000, NUMBERS = 120000 };

/* The curves: columns of floats. */
typedef struct {
    int columns, rows;
    float *values; /* [columns][rows] */
} curves;

static void put_floats(json *j, const char *key, const float *values, size_t count)
{
    static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    const unsigned char *bytes = (const unsigned char *)values;
    size_t size = count * sizeof *values;
    char *text = take(4 * ((size + 2) / 3) + 1, 1), *to = text;
    for (size_t i = 0; i < size; i += 3) {
        unsigned long three = (unsigned long)bytes[i] << 16;
        three |= i + 1 < size ? (unsigned long)bytes[i + 1] << 8 : 0;
        three |= i + 2 < size ? bytes[i + 2] : 0;
        *to++ = digits[three >> 18 & 63];
        *to++ = digits[three >> 12 & 63];
        *to++ = i + 1 < size ? digits[three >> 6 & 63] : '=';
        *to++ = i + 2 < size ? digits[three & 63] : '=';
    }
    json_text(j, key, text);
    free(text);
}

static int count_columns(const cst_model *model)
{
    return 1 + model->n + OBSERVED + model->outputs_count + model->contacts_count +
           model->frictions_count;
}

/* Forces of contacts and frictions: minus the reactions of their rows. */
static int take_forces(const cst_problem *p, cst_work *w, double t, double *forces)
{
    const cst_model *model = cst_problem_model(p);
    if (!model->contacts_count && !model->frictions_count)
        return CST_OK;
    double *lambda = take((size_t)model->m, sizeof *lambda);
    int status = cst_trajectory_at(p, w, t, NULL, NULL, NULL, lambda);
    for (int i = 0; i < model->contacts_count; i++)
        *forces++ = -lambda[model->contacts[i].row];
    for (int i = 0; i < model->frictions_count; i++)
        *forces++ = -lambda[model->frictions[i].row];
    free(lambda);
    return status;
}

/* In the place of the coordinates that carry them the states. */
static int take_states(const cst_problem *p, cst_work *w, double t, double *q)
{
    const cst_model *model = cst_problem_model(p);
    double *v = take((size_t)model->n, sizeof *v);
    int status = cst_trajectory_at(p, w, t, NULL, v, NULL, NULL);
    for (int i = model->n - model->states_count; i < model->n; i++)
        q[i] = v[i];
    free(v);
    return status;
}

/* t, q, what is observed, the outputs, the forces of contacts and frictions. */
static int take_row(const cst_problem *p, cst_work *w, double t, double *row)
{
    const cst_model *model = cst_problem_model(p);
    cst_observed o;
    int status =
        interrupted() ? CST_ECANCELED : cst_trajectory_at(p, w, t, row + 1, NULL, NULL, NULL);
    if (status >= 0 && model->states_count)
        status = take_states(p, w, t, row + 1);
    if (status >= 0)
        status = cst_observe(p, w, t, &o);
    if (status >= 0 && model->outputs_count)
        status = cst_outputs_at(p, w, t, row + 1 + model->n + OBSERVED);
    if (status >= 0)
        status = take_forces(p, w, t, row + 1 + model->n + OBSERVED + model->outputs_count);
    if (status < 0)
        return status;
    const double seen[OBSERVED] = { o.kinetic, o.potential, o.kinetic + o.potential,
                                    o.phi,     o.phi_dot,   o.cost };
    row[0] = t;
    memcpy(row + 1 + model->n, seen, sizeof seen);
    return CST_OK;
}

static void store(curves *c, int k, const double *row)
{
    for (int i = 0; i < c->columns; i++)
        c->values[(size_t)i * (size_t)c->rows + (size_t)k] = (float)row[i];
}

/* Rows at the nodes, or evenly spaced where these are few. */
static int take_all(const cst_problem *p, cst_work *w, int nodes, curves *c)
{
    double *row = take((size_t)c->columns, sizeof *row);
    double begin = cst_trajectory_time(w, 0), end = cst_trajectory_time(w, nodes - 1);
    int status = CST_OK;
    for (int k = 0; k < c->rows && status >= 0; k++) {
        double t = c->rows == nodes ? cst_trajectory_time(w, k)
                                    : begin + (end - begin) * k / (c->rows - 1);
        status = take_row(p, w, k == c->rows - 1 ? end : t, row);
        store(c, k, row);
    }
    free(row);
    return status;
}

/* The least and the largest value of a column among some rows, and which comes first. */
typedef struct {
    double low, high;
    int low_at, high_at;
} extremes;

static void widen(extremes *e, const double *row, int columns, int k)
{
    for (int i = 0; i < columns; i++) {
        if (k == 0 || row[i] < e[i].low)
            e[i].low = row[i], e[i].low_at = k;
        if (k == 0 || row[i] > e[i].high)
            e[i].high = row[i], e[i].high_at = k;
    }
}

/* Many nodes as pairs of rows: of each part of the run the extremes of every column, in order.  The
 * peaks' values are exact, their instants to a part's length. */
static int take_thinned(const cst_problem *p, cst_work *w, int nodes, curves *c)
{
    double *row = take((size_t)c->columns, sizeof *row);
    double *pair = take(2 * (size_t)c->columns, sizeof *pair);
    extremes *e = take((size_t)c->columns, sizeof *e);
    int status = CST_OK, parts = c->rows / 2;
    for (int b = 0; b < parts && status >= 0; b++) {
        int first = (int)((long)nodes * b / parts), last = (int)((long)nodes * (b + 1) / parts);
        for (int k = first; k < last && status >= 0; k++) {
            status = take_row(p, w, cst_trajectory_time(w, k), row);
            widen(e, row, c->columns, k - first);
        }
        for (int i = 0; i < c->columns; i++) {
            int falls = e[i].high_at < e[i].low_at;
            pair[i] = falls ? e[i].high : e[i].low;
            pair[c->columns + i] = falls ? e[i].low : e[i].high;
        }
        store(c, 2 * b, pair);
        store(c, 2 * b + 1, pair + c->columns);
    }
    free(e);
    free(pair);
    free(row);
    return status;
}

static void put_force_name(json *j, const char *name)
{
    char *column = print_text("force %s", name);
    json_text(j, NULL, column);
    free(column);
}

static void put_names(json *j, const cst_model *model)
{
    static const char *const observed[OBSERVED] = { "kinetic", "potential", "energy",
                                                    "phi",     "phi_dot",   "cost" };
    json_array(j, "columns");
    json_text(j, NULL, "t");
    for (int i = 0; i < model->n; i++) {
        char *name = coordinate_name(model, i), *column = print_text("q %s", name);
        json_text(j, NULL, column);
        free(column);
        free(name);
    }
    for (int i = 0; i < OBSERVED; i++)
        json_text(j, NULL, observed[i]);
    for (int i = 0; i < model->outputs_count; i++) {
        char *column = print_text("out %s", model->outputs[i].name);
        json_text(j, NULL, column);
        free(column);
    }
    for (int i = 0; i < model->contacts_count; i++)
        put_force_name(j, model->contacts[i].name);
    for (int i = 0; i < model->frictions_count; i++)
        put_force_name(j, model->frictions[i].name);
    json_close(j, ']');
}

static int take_curves(const cst_problem *p, cst_work *w, int nodes, curves *c)
{
    int most = NUMBERS / c->columns;
    most = most > ROWS_MOST ? ROWS_MOST : most < ROWS_LEAST ? ROWS_LEAST + 1 : most;
    c->rows = nodes > most ? most / 2 * 2 : nodes < ROWS_LEAST ? ROWS_LEAST : nodes;
    c->values = take((size_t)c->columns * (size_t)c->rows, sizeof *c->values);
    return nodes > most ? take_thinned(p, w, nodes, c) : take_all(p, w, nodes, c);
}

static int take_frames(const cst_problem *p, cst_work *w, int nodes, float *frames)
{
    int size = 3 * cst_problem_model(p)->sketch->points, status = CST_OK;
    double *x = take((size_t)size, sizeof *x), end = cst_trajectory_time(w, nodes - 1);
    for (int k = 0; k < FRAMES && status >= 0; k++) {
        double t = k == FRAMES - 1 ? end : end * k / (FRAMES - 1);
        status = interrupted() ? CST_ECANCELED : cst_sketch_at(p, w, t, x);
        for (int i = 0; i < size; i++)
            frames[(size_t)k * (size_t)size + (size_t)i] = (float)x[i];
    }
    free(x);
    return status;
}

static void put_events(json *j, const cst_problem *p, const cst_work *w)
{
    event_list list;
    events_take(&list, p, w);
    events_json(j, &list);
    events_free(&list);
}

static void put_drift(json *j, const drift *d)
{
    json_object(j, "drift");
    json_number(j, "energy", d->energy);
    json_number(j, "scale", d->scale);
    json_truth(j, "conserved", energy_conserved(d));
    json_number(j, "start", d->start);
    json_number(j, "end", d->end);
    json_number(j, "phi", d->phi);
    json_number(j, "phi_dot", d->phi_dot);
    json_close(j, '}');
}

static void put_run(json *j, const cst_problem *p, const page_run *run, double psi)
{
    const cst_model *model = cst_problem_model(p);
    json_text(j, "label", run->label);
    json_number(j, "psi", psi);
    json_array(j, "rho");
    for (int i = 0; i < model->p; i++) {
        double value = cst_parameter_value(p, i);
        for (int k = 0; run->rho && k < cst_design_count(p); k++)
            if (cst_design_index(p, k) == i)
                value = run->rho[k];
        json_number(j, NULL, value);
    }
    json_close(j, ']');
}

static void put_curves(json *j, const cst_model *model, const curves *c, int nodes)
{
    json_object(j, "series");
    json_integer(j, "count", c->rows);
    json_integer(j, "thinned", nodes > c->rows ? nodes : 0);
    put_names(j, model);
    put_floats(j, "data", c->values, (size_t)c->columns * (size_t)c->rows);
    json_close(j, '}');
}

int page_data(json *j, const cst_problem *p, cst_work *w, const page_run *run)
{
    const cst_model *model = cst_problem_model(p);
    curves c = { .columns = count_columns(model) };
    size_t points = model->sketch ? 3 * (size_t)model->sketch->points : 0;
    float *frames = take(FRAMES * points, sizeof *frames);
    double psi;
    drift d;
    int status = cst_simulate(p, w, run->rho, &psi), nodes = cst_trajectory_nodes(w);
    if (status >= 0)
        status = response_drift(p, w, &d);
    if (status >= 0)
        status = take_curves(p, w, nodes, &c);
    if (status >= 0 && points)
        status = take_frames(p, w, nodes, frames);
    if (status >= 0) {
        cst_stats stats = cst_work_stats(w);
        json_object(j, NULL);
        put_run(j, p, run, psi);
        put_curves(j, model, &c, nodes);
        if (points) {
            json_object(j, "frames");
            json_number(j, "t0", 0.0);
            json_number(j, "t1", cst_trajectory_time(w, nodes - 1));
            json_integer(j, "count", FRAMES);
            put_floats(j, "xyz", frames, FRAMES * points);
            json_close(j, '}');
        }
        put_events(j, p, w);
        put_drift(j, &d);
        json_integer(j, "steps", stats.steps);
        json_integer(j, "failures", stats.failures);
        json_close(j, '}');
    }
    free(frames);
    free(c.values);
    return status;
}
