/* Cells that steps hold: chosen, met by the ends of steps, and what jumps at a knot. */
#include "integrate/work.h"

#include "base/vectors.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* An instant at which a coordinate is at a knot: of straight lines, of tF; of splines, whose third
 * derivatives jump, of a step. */
#define AT_LINES   1e-12
#define AT_SPLINES 1e-3

int cst_cells_create(cst_cells *x, const cst_system *s, int integrals)
{
    const cst_tables *tables = &s->tables;
    size_t lookups = (size_t)tables->lookups, n = (size_t)s->n, of = n + (size_t)integrals;
    for (int l = 0; l < tables->lookups; l++) {
        x->count += !tables->lookup[l].in_time;
        x->lines |= !tables->lookup[l].in_time &&
                    tables->table[tables->lookup[l].table].kind == CST_TABLE_LINEAR;
    }
    if (!x->count)
        return 1;
    x->watched = calloc(2 * (size_t)x->count, sizeof *x->watched);
    double *memory = x->q =
        calloc(2 * n + 3 * lookups + (size_t)tables->single + 2 * of, sizeof *memory);
    if (!x->watched || !memory)
        return 0;
    x->kept = x->watched + x->count;
    cst_take(&memory, n);
    x->place = cst_take(&memory, lookups);
    x->soon = cst_take(&memory, lookups);
    x->late = cst_take(&memory, lookups);
    x->by_q = cst_take(&memory, n);
    x->by_rho = cst_take(&memory, (size_t)tables->single);
    x->slope = cst_take(&memory, 2 * of);
    for (int l = 0, k = 0; l < tables->lookups; l++)
        if (!tables->lookup[l].in_time)
            x->watched[k++] = l;
    return 1;
}

void cst_cells_free(cst_cells *x)
{
    free(x->watched);
    free(x->list);
    free(x->q);
}

/* ---- places ---------------------------------------------------------------------------------- */

static cst_lookup *lookup_of(cst_work *w, int k)
{
    return &w->system.tables.lookup[w->run.cells.watched[k]];
}

static const cst_knots *knots_of(const cst_work *w, int k)
{
    const cst_tables *tables = &w->system.tables;
    return &tables->table[tables->lookup[w->run.cells.watched[k]].table];
}

static int is_line(const cst_work *w, int k)
{
    return knots_of(w, k)->kind == CST_TABLE_LINEAR;
}

/* A way from a state: straight on, with the accelerations a, or, with another state a time h later,
 * the cubic through both. */
typedef struct {
    double t, h;
    const double *y, *a, *to;
} way;

/* Where the lookups are a time d on. */
static void places(cst_work *w, const way *on, double d, double *out)
{
    double *q = w->run.cells.q, u = d / on->h, s = u * u * (3.0 - 2.0 * u);
    const double *y = on->y, *to = on->to;
    int n = w->system.n;
    for (int i = 0; i < n && to; i++)
        q[i] =
            (1.0 - s) * y[i] + s * to[i] + d * (1.0 - u) * ((1.0 - u) * y[n + i] - u * to[n + i]);
    for (int i = 0; i < n && !to; i++)
        q[i] = y[i] + d * (y[n + i] + 0.5 * d * on->a[i]);
    cst_tables_places(&w->system.tables, on->t + d, q, out);
}

/* When lookup k reaches a knot, between two times on the way, at which the places are soon and
 * late: by secants and halving. */
static double when(cst_work *w, int k, const way *on, double knot, double low, double high)
{
    cst_cells *x = &w->run.cells;
    int at = x->watched[k];
    double f_low = x->soon[at] - knot, f_high = x->late[at] - knot;
    for (int i = 0; i < 60 && high - low > 1e-15 * (on->t + high); i++) {
        double d = i % 3 == 2 ? 0.5 * (low + high) : low - f_low * (high - low) / (f_high - f_low);
        if (!(d > low && d < high))
            d = 0.5 * (low + high);
        places(w, on, d, x->place);
        double f = x->place[at] - knot;
        if (f == 0.0)
            return d;
        if ((f > 0.0) == (f_high > 0.0)) {
            high = d;
            f_high = f;
        } else {
            low = d;
            f_low = f;
        }
    }
    return high;
}

/* ---- held ------------------------------------------------------------------------------------ */

void cst_cells_begin(cst_work *w)
{
    cst_cells *x = &w->run.cells;
    x->turns = x->at = 0;
    for (int k = 0; k < x->count; k++)
        x->kept[k] = lookup_of(w, k)->held = CST_NO_CELL;
}

/* The knot between a cell and the one beside it. */
static double knot_to(const cst_knots *k, int cell, int to)
{
    return cst_knot(k, to > cell ? cell + 1 : cell);
}

/* The cell that lookup k holds on its way from soon to late, and the end that it sets. */
static int choose(cst_work *w, int k, const way *on, double soon, double late, double *end)
{
    const cst_cells *x = &w->run.cells;
    const cst_knots *knots = knots_of(w, k);
    int at = x->watched[k], cell = cst_knots_find(knots, x->soon[at], lookup_of(w, k)->cell),
        to = cst_knots_find(knots, x->late[at], cell), line = is_line(w, k);
    if (to == cell)
        return cell;
    if (!line && to != cell + 1 && to != cell - 1)
        return CST_NO_CELL;
    double d = when(w, k, on, knot_to(knots, cell, to), soon, late);
    if (!line && d < AT_SPLINES * late)
        return to;
    *end = fmin(*end, on->t + d);
    return cell;
}

double cst_cells_hold(cst_work *w, double t, const double *y, const double *a, double h, double end,
                      int *turned)
{
    cst_cells *x = &w->run.cells;
    double late = fmin(1.01 * h, end - t), soon = fmin(AT_LINES * cst_tf(w), 0.5 * late);
    const way on = { .t = t, .h = h, .y = y, .a = a };
    *turned = 0;
    if (!x->count)
        return end;
    places(w, &on, soon, x->soon);
    places(w, &on, late, x->late);
    for (int k = 0; k < x->count; k++) {
        cst_lookup *one = lookup_of(w, k);
        int cell = choose(w, k, &on, soon, late, &end);
        *turned |= one->held != cell;
        one->held = cell;
    }
    return end;
}

double cst_cells_passed(cst_work *w, double t, const double *y0, const double *y1, double h)
{
    cst_cells *x = &w->run.cells;
    double tiny = AT_LINES * cst_tf(w), best = h;
    const way on = { .t = t, .h = h, .y = y0, .to = y1 };
    if (!x->lines)
        return h;
    places(w, &on, 0.0, x->soon);
    places(w, &on, h, x->late);
    for (int k = 0; k < x->count; k++) {
        int at = x->watched[k], cell = lookup_of(w, k)->held;
        const cst_knots *knots = knots_of(w, k);
        int to = cst_knots_find(knots, x->late[at], cell);
        if (!is_line(w, k) || to == cell)
            continue;
        double knot = knot_to(knots, cell, to), beyond = fabs(x->late[at] - knot);
        if (beyond > tiny / h * fabs(x->late[at] - x->soon[at]))
            best = fmin(best, when(w, k, &on, knot, 0.0, h));
    }
    return best;
}

/* ---- the list -------------------------------------------------------------------------------- */

static int solve(cst_work *w, double t, const double *y)
{
    int status = cst_system_solve(&w->system, t, y, y + w->system.n);
    return status < 0 ? cst_state_failed(w, status, t) : CST_OK;
}

static int add(cst_work *w, cst_turn turn)
{
    cst_cells *x = &w->run.cells;
    if (x->turns == x->room) {
        int room = x->room ? 2 * x->room : 64;
        cst_turn *more = realloc(x->list, (size_t)room * sizeof *more);
        if (!more)
            return cst_fail(&w->report, CST_EMEMORY, "out of memory: free some and try again");
        x->list = more;
        x->room = room;
    }
    x->list[x->turns++] = turn;
    x->at = x->turns;
    return CST_OK;
}

/* f of the accelerations and integrands with the cells that are held. */
static int slope(cst_work *w, double t, const double *y, double *out)
{
    TRY(solve(w, t, y));
    cst_place at = cst_system_place(&w->system);
    cst_copy(out, w->system.a, w->system.n);
    cst_targets_integrands(w, &at, out + w->system.n);
    return CST_OK;
}

/* Does what is integrated jump where lookup k turned? */
static int jumps(cst_work *w, int k, double t, const double *y, int *yes)
{
    cst_lookup *one = lookup_of(w, k);
    int from = w->run.cells.kept[k], to = one->held, n = w->system.n,
        of = n + w->targets->integrals;
    double *before = w->run.cells.slope, *after = before + of, change = 0.0;
    one->held = from;
    TRY(slope(w, t, y, before));
    one->held = to;
    TRY(slope(w, t, y, after));
    for (int i = 0; i < n; i++)
        change = fmax(change, fabs(after[i] - before[i]));
    *yes = change > CST_JUMP * cst_largest(before, n);
    for (int i = n; i < of; i++)
        *yes |= fabs(after[i] - before[i]) > CST_JUMP * fabs(before[i]);
    return CST_OK;
}

int cst_cells_keep(cst_work *w, double t, const double *y)
{
    cst_cells *x = &w->run.cells;
    for (int k = 0; k < x->count; k++) {
        int held = lookup_of(w, k)->held;
        if (held == x->kept[k])
            continue;
        cst_turn turn = { .t = t, .k = k, .from = x->kept[k], .to = held };
        turn.bends = is_line(w, k) && turn.from != CST_NO_CELL && held != CST_NO_CELL;
        if (turn.bends)
            TRY(jumps(w, k, t, y, &turn.jumps));
        TRY(add(w, turn));
        x->kept[k] = held;
    }
    return CST_OK;
}

/* Beyond its ends a natural spline has no third derivative, others no second one. */
static int is_end(const cst_knots *k, int cell)
{
    return k->kind != CST_TABLE_CUBIC && (cell == -1 || cell == k->cells);
}

int cst_cells_bent(const cst_work *w)
{
    const cst_cells *x = &w->run.cells;
    for (int i = 0; i < x->turns; i++) {
        const cst_turn *turn = &x->list[i];
        const cst_knots *k = knots_of(w, turn->k);
        int begun = turn->t > 0.0 && is_end(k, turn->to) != is_end(k, turn->from);
        if (turn->bends || begun)
            return x->watched[turn->k];
    }
    return -1;
}

void cst_cells_set(cst_work *w, int turns)
{
    cst_cells *x = &w->run.cells;
    for (; x->at < turns; x->at++)
        lookup_of(w, x->list[x->at].k)->held = x->list[x->at].to;
    for (; x->at > turns; x->at--)
        lookup_of(w, x->list[x->at - 1].k)->held = x->list[x->at - 1].from;
}

void cst_cells_at(cst_work *w, double t)
{
    const cst_cells *x = &w->run.cells;
    double before = t - CST_INSTANT * cst_tf(w);
    int at = x->at;
    while (at < x->turns && x->list[at].t < before)
        at++;
    while (at > 0 && x->list[at - 1].t >= before)
        at--;
    cst_cells_set(w, at);
}

double cst_cells_last(const cst_work *w, double t, double otherwise)
{
    const cst_cells *x = &w->run.cells;
    double before = t - CST_INSTANT * cst_tf(w);
    int at = x->at;
    while (at < x->turns && x->list[at].t < before)
        at++;
    while (at > 0 && x->list[at - 1].t >= before)
        at--;
    return at > 0 ? fmax(otherwise, x->list[at - 1].t) : otherwise;
}

/* ---- jumps ----------------------------------------------------------------------------------- */

#define APART 1e-4 /* of the size of q or of a parameter: its differences are of order 4 */

/* The place of lookup `at` where *x is moved, by differences. */
static double by(cst_work *w, double t, const double *q, int at, double *x, double size)
{
    double *place = w->run.cells.place, d = APART * (size > 0.0 ? size : 1.0), was = *x, f[4];
    static const double to[4] = { -2.0, -1.0, 1.0, 2.0 };
    for (int i = 0; i < 4; i++) {
        *x = was + to[i] * d;
        cst_tables_places(&w->system.tables, t, q, place);
        f[i] = place[at];
    }
    *x = was;
    return (f[0] - f[3] + 8.0 * (f[2] - f[1])) / (12.0 * d);
}

/* x_q and x_rho of the place of lookup `at`; its rate. */
static double gradient(cst_work *w, int at, double t, const double *y)
{
    cst_cells *x = &w->run.cells;
    cst_system *s = &w->system;
    double speed;
    cst_copy(x->q, y, s->n);
    for (int i = 0; i < s->n; i++)
        x->by_q[i] = by(w, t, x->q, at, &x->q[i], fmax(fabs(y[i]), w->run.sizes.own[i]));
    for (int i = 0; i < s->tables.single; i++)
        x->by_rho[i] = by(w, t, x->q, at, &s->rho[i], fabs(s->rho[i]));
    double d = APART * cst_tf(w);
    const double to[4] = { -2.0, -1.0, 1.0, 2.0 };
    double f[4];
    for (int i = 0; i < 4; i++) {
        cst_tables_places(&s->tables, t + to[i] * d, x->q, x->place);
        f[i] = x->place[at];
    }
    speed = (f[0] - f[3] + 8.0 * (f[2] - f[1])) / (12.0 * d);
    return speed + cst_dot(x->by_q, y + s->n, s->n);
}

int cst_cells_jump(cst_work *w, int i, const double *y)
{
    cst_cells *x = &w->run.cells;
    int n = w->system.n, of = n + w->targets->integrals;
    double t = x->list[i].t, *after = x->slope + of;
    cst_cells_set(w, i);
    TRY(slope(w, t, y, x->slope));
    cst_cells_set(w, i + 1);
    TRY(slope(w, t, y, after));
    for (int j = 0; j < of; j++)
        x->slope[j] -= after[j];
    double speed = gradient(w, x->watched[x->list[i].k], t, y);
    for (int j = 0; j < n; j++)
        x->by_q[j] /= speed;
    for (int j = 0; j < w->system.tables.single; j++)
        x->by_rho[j] /= speed;
    return CST_OK;
}

void cst_cells_cross(const cst_work *w, int c, double *dy)
{
    const cst_cells *x = &w->run.cells;
    int n = w->system.n, design = w->p->design[c];
    double dt =
        -cst_dot(x->by_q, dy, n) - (design < w->system.tables.single ? x->by_rho[design] : 0.0);
    cst_add_times(dy + n, dt, x->slope, n + w->targets->integrals);
}

void cst_cells_cross_back(const cst_work *w, int wanted, double *mu, double weight)
{
    const cst_cells *x = &w->run.cells;
    const cst_target *one = &w->targets->list[wanted];
    int n = w->system.n;
    double kappa = cst_dot(mu + n, x->slope, n) +
                   (one->integral >= 0 ? weight * x->slope[n + one->integral] : 0.0);
    cst_add_times(mu, -kappa, x->by_q, n);
    cst_add_times(one->gradient, -kappa, x->by_rho, w->system.tables.single);
}
