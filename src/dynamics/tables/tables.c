#include "dynamics/tables/tables.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* How much there is of everything. */
static void measure(cst_tables *x)
{
    const cst_model *m = x->model;
    x->single = m->p;
    for (int i = 0; i < m->arrays_count; i++) {
        const cst_array *a = &m->arrays[i];
        if (!cst_is_table(a->table))
            continue;
        int curved = a->table->kind == CST_TABLE_CUBIC || a->table->kind == CST_TABLE_CLAMPED;
        x->single -= a->count;
        x->values += a->count;
        x->controls += curved ? 2 * a->count : a->count;
        x->lookups += cst_table_places(a->table);
        x->count++;
    }
}

static int allocate(cst_tables *x)
{
    size_t tables = (size_t)x->count, lookups = (size_t)x->lookups, values = (size_t)x->values;
    x->table = calloc(tables, sizeof *x->table);
    x->first = calloc(2 * tables, sizeof *x->first);
    x->lookup = calloc(lookups, sizeof *x->lookup);
    size_t controls = (size_t)x->controls, single = (size_t)x->single;
    /* x, flat, controls, scratch, pivots, bars, by_user */
    x->x = calloc(lookups + 2 * (single + 1) + 2 * controls + 4 * values, sizeof *x->x);
    if (!x->table || !x->first || !x->lookup || !x->x)
        return 0;
    x->control1 = x->first + tables;
    x->flat = x->x + lookups;
    x->control = x->flat + x->single + values + 1; /* tf is between them */
    x->scratch = x->control + x->controls;
    x->bar = x->scratch + 2 * x->values; /* pivots are between them */
    x->by_user = x->bar + x->controls;
    return 1;
}

int cst_tables_create(cst_tables *x, const cst_model *model, double *rho)
{
    memset(x, 0, sizeof *x);
    x->model = model;
    x->rho = x->flat = rho;
    x->inside = NAN;
    measure(x);
    if (!x->count)
        return 1;
    if (!allocate(x))
        return 0;
    double *pivot = x->scratch + x->values;
    int table = 0, control = 0, lookup = 0, slot = x->single;
    for (int i = 0; i < model->arrays_count; i++) {
        const cst_array *a = &model->arrays[i];
        if (!cst_is_table(a->table))
            continue;
        cst_knots_create(&x->table[table], a, pivot);
        pivot += a->count;
        x->first[table] = a->first;
        x->control1[table] = control;
        control += cst_knots_controls(&x->table[table]);
        for (int k = 0; k < cst_table_places(a->table); k++, slot += CST_CELL)
            x->lookup[lookup++] = (cst_lookup){
                .slot = slot, .table = table, .in_time = !a->table->lookups, .held = CST_NO_CELL
            };
        table++;
    }
    return 1;
}

void cst_tables_free(cst_tables *x)
{
    if (x->count) {
        free(x->table);
        free(x->first);
        free(x->lookup);
        free(x->x);
    }
    free(x->sum);
}

/* The coefficients of a cell, from the controls. */
static void gather(const cst_tables *x, const cst_lookup *l)
{
    const double *control = x->control + x->control1[l->table];
    const cst_piece *p = &l->piece;
    double *cell = x->rho + l->slot;
    cell[0] = p->origin;
    for (int c = 0; c < CST_PIECE; c++) {
        cell[1 + c] = 0.0;
        for (int j = 0; j < CST_PIECE; j++)
            cell[1 + c] += p->w[c][j] * control[p->at[j]];
    }
}

/* rho of the kernels ends with the last cell. */
static int size_of(const cst_tables *x)
{
    return x->single + x->lookups * CST_CELL;
}

void cst_tables_take(cst_tables *x)
{
    if (!x->count)
        return;
    memcpy(x->rho, x->flat, (size_t)x->single * sizeof *x->rho);
    x->rho[size_of(x)] = x->flat[x->single + x->values]; /* tf */
    for (int k = 0; k < x->count; k++)
        cst_knots_controls_of(&x->table[k], x->flat + x->first[k], x->control + x->control1[k]);
    for (int l = 0; l < x->lookups; l++) {
        cst_lookup *one = &x->lookup[l];
        cst_piece_make(&x->table[one->table], one->cell, &one->piece);
        gather(x, one);
    }
}

/* Of a sum, what follows rho of the kernels and tf. */
static double *controls_of(const cst_tables *x, double *sum)
{
    return sum + size_of(x) + 1;
}

/* What was summed of a cell, to its controls. */
static void scatter(const cst_tables *x, const cst_lookup *l, double *gradient)
{
    double *bar = gradient + l->slot, *control = controls_of(x, gradient) + x->control1[l->table];
    for (int c = 0; c < CST_PIECE; c++) {
        for (int j = 0; bar[1 + c] != 0.0 && j < CST_PIECE; j++)
            control[l->piece.at[j]] += l->piece.w[c][j] * bar[1 + c];
        bar[1 + c] = 0.0;
    }
    bar[0] = 0.0;
}

static void turn_to(cst_tables *x, cst_lookup *l, int cell)
{
    for (int s = 0; s < x->sums; s++)
        scatter(x, l, x->sum[s]);
    l->cell = cell;
    cst_piece_make(&x->table[l->table], cell, &l->piece);
    gather(x, l);
}

#define AT_KNOT 1e-9 /* of an interval: an instant this close to a knot is at it */

/* At a knot, where steps of a run with linear tables end, the interval in which the step is. */
static int beside(const cst_tables *x, const cst_lookup *l, double t, int cell)
{
    const cst_knots *k = &x->table[l->table];
    if (k->kind != CST_TABLE_LINEAR || isnan(x->inside))
        return cell;
    int step = cst_knots_find(k, x->inside, l->cell);
    double low = step >= 0 ? cst_knot(k, step) : -INFINITY,
           high = step < k->cells ? cst_knot(k, step + 1) : INFINITY;
    double near = AT_KNOT * (cst_knot(k, k->cells) - cst_knot(k, 0)) / k->cells;
    return t >= low - near && t <= high + near ? step : cell;
}

#define BEYOND 1e-3 /* of a cell that is held: this far its polynomial goes on */

/* In a coordinate, the cell that the step holds, as far as it reaches. */
static int held(const cst_tables *x, const cst_lookup *l, double at)
{
    const cst_knots *k = &x->table[l->table];
    int cell = l->held, inside = cell < 0 ? 0 : cell < k->cells ? cell : k->cells - 1;
    double low = cst_knot(k, inside), high = cst_knot(k, inside + 1), near = BEYOND * (high - low);
    int here = cell < 0           ? at <= low + near
               : cell == k->cells ? at >= high - near
                                  : at >= low - near && at <= high + near;
    return here ? cell : cst_knots_find(k, at, l->cell);
}

void cst_tables_places(const cst_tables *x, double t, const double *q, double *places)
{
    for (int l = 0; l < x->lookups; l++)
        places[l] = t;
    if (x->model->lookups)
        x->model->lookups(t, q, x->rho, places);
}

int cst_tables_move(cst_tables *x, double t, const double *q)
{
    int moved = 0;
    cst_tables_places(x, t, q, x->x);
    for (int l = 0; l < x->lookups; l++) {
        cst_lookup *one = &x->lookup[l];
        int cell = one->held != CST_NO_CELL
                       ? held(x, one, x->x[l])
                       : cst_knots_find(&x->table[one->table], x->x[l], one->cell);
        if (one->in_time)
            cell = beside(x, one, t, cell);
        if (cell != one->cell) {
            turn_to(x, one, cell);
            moved = 1;
        }
    }
    return moved;
}

/* The derivative of coefficient c of a cell by value i of its table. */
static double by_value(cst_tables *x, const cst_lookup *l, int c, int i)
{
    double sum = 0.0;
    for (int j = 0; j < CST_PIECE; j++)
        if (l->piece.w[c][j] != 0.0)
            sum += l->piece.w[c][j] *
                   cst_knots_by_value(&x->table[l->table], l->piece.at[j], i, x->scratch);
    return sum;
}

/* Is parameter i a value of that lookup's table? */
static int is_of(const cst_tables *x, const cst_lookup *l, int i)
{
    int first = x->first[l->table];
    return i >= first && i < first + x->table[l->table].count;
}

void cst_tables_direct(cst_tables *x, int i, double (*drho)[CST_LANES], int lane)
{
    if (i < x->single)
        drho[i][lane] = 1.0;
    for (int k = 0; k < x->lookups; k++) {
        const cst_lookup *l = &x->lookup[k];
        for (int c = 0; is_of(x, l, i) && c < CST_PIECE; c++)
            drho[l->slot + 1 + c][lane] = by_value(x, l, c, i - x->first[l->table]);
    }
}

double cst_tables_along(cst_tables *x, const double *by_rho, int i)
{
    double sum = i < x->single ? by_rho[i] : 0.0;
    for (int k = 0; k < x->lookups; k++) {
        const cst_lookup *l = &x->lookup[k];
        for (int c = 0; is_of(x, l, i) && c < CST_PIECE; c++)
            if (by_rho[l->slot + 1 + c] != 0.0)
                sum += by_rho[l->slot + 1 + c] * by_value(x, l, c, i - x->first[l->table]);
    }
    return sum;
}

const double *cst_tables_by_user(cst_tables *x, const double *by_rho)
{
    if (!x->count)
        return by_rho;
    memset(x->bar, 0, (size_t)x->controls * sizeof *x->bar);
    for (int l = 0; l < x->lookups; l++) {
        const cst_piece *p = &x->lookup[l].piece;
        const double *cell = by_rho + x->lookup[l].slot + 1;
        double *bar = x->bar + x->control1[x->lookup[l].table];
        for (int c = 0; c < CST_PIECE; c++)
            for (int j = 0; cell[c] != 0.0 && j < CST_PIECE; j++)
                bar[p->at[j]] += p->w[c][j] * cell[c];
    }
    memcpy(x->by_user, by_rho, (size_t)x->single * sizeof *x->by_user);
    for (int k = 0; k < x->count; k++)
        cst_knots_adjoint(&x->table[k], x->bar + x->control1[k], x->by_user + x->first[k]);
    x->by_user[x->single + x->values] = 0.0; /* by tf, which others add */
    return x->by_user;
}

const char *cst_tables_name(const cst_tables *x, int k)
{
    if (k >= x->single)
        k = x->first[x->lookup[(k - x->single) / CST_CELL].table];
    return x->model->parameters[k].name;
}

const char *cst_tables_of(const cst_tables *x, int lookup)
{
    return cst_array_of(x->model, x->first[x->lookup[lookup].table])->name;
}

/* Of all linear tables in time: the nearest knot after t (before t, for -1). */
static double nearest(const cst_tables *x, double t, int side, double otherwise)
{
    double found = otherwise;
    for (int i = 0; i < x->lookups; i++) {
        const cst_lookup *l = &x->lookup[i];
        const cst_knots *k = &x->table[l->table];
        if (k->kind != CST_TABLE_LINEAR || !l->in_time)
            continue;
        int cell = cst_knots_find(k, t, l->cell), at = side > 0 ? cell + 1 : cell;
        if (side < 0 && at >= 0 && cst_knot(k, at) >= t)
            at--;
        if (at < 0 || at > k->cells)
            continue;
        double knot = cst_knot(k, at);
        found = side > 0 ? fmin(found, knot) : fmax(found, knot);
    }
    return found;
}

double cst_tables_next(const cst_tables *x, double t, double otherwise)
{
    return nearest(x, t, 1, otherwise);
}

double cst_tables_last(const cst_tables *x, double t, double otherwise)
{
    return nearest(x, t, -1, otherwise);
}

int cst_tables_break(const cst_tables *x, double t)
{
    double near = 1e-12 * fabs(t);
    return nearest(x, t - near, 1, INFINITY) <= t + near;
}

void cst_tables_begin(cst_tables *x)
{
    x->sums = 0;
}

int cst_tables_sum(cst_tables *x, double *gradient)
{
    if (!x->count)
        return 1;
    if (x->sums == x->room) {
        int room = x->room ? 2 * x->room : 8;
        double **more = realloc(x->sum, (size_t)room * sizeof *more);
        if (!more)
            return 0;
        x->sum = more;
        x->room = room;
    }
    memset(gradient, 0, (size_t)cst_tables_room(x) * sizeof *gradient);
    x->sum[x->sums++] = gradient;
    return 1;
}

void cst_tables_end(cst_tables *x)
{
    for (int s = 0; s < x->sums; s++) {
        double *gradient = x->sum[s];
        for (int l = 0; l < x->lookups; l++)
            scatter(x, &x->lookup[l], gradient);
        for (int k = 0; k < x->count; k++)
            cst_knots_adjoint(&x->table[k], controls_of(x, gradient) + x->control1[k],
                              x->scratch + x->first[k] - x->single);
        memcpy(gradient + x->single, x->scratch, (size_t)x->values * sizeof *gradient);
        gradient[x->single + x->values] = 0.0; /* by tf, which others add */
    }
    x->sums = 0;
}
