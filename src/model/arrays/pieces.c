#include "model/arrays/pieces.h"

#include <math.h>
#include <string.h>

static int has_curvatures(const cst_knots *k)
{
    return k->kind == CST_TABLE_CUBIC || k->kind == CST_TABLE_CLAMPED;
}

int cst_knots_controls(const cst_knots *k)
{
    return has_curvatures(k) ? 2 * k->count : k->count;
}

double cst_knot(const cst_knots *k, int i)
{
    return k->knots ? k->knots[i] : k->from + i * k->step;
}

static double width(const cst_knots *k, int i)
{
    return k->knots ? k->knots[i + 1] - k->knots[i] : k->step;
}

/* Diagonal of the system for the second derivatives M of a cubic spline, whose off-diagonals are
 * the widths h:
 *
 *     h[i-1] M[i-1] + 2 (h[i-1] + h[i]) M[i] + h[i] M[i+1] = 6 (slope[i] - slope[i-1])
 *
 * At the ends M = 0 (natural), or the slope is 0 (clamped). */
static double diagonal(const cst_knots *k, int i)
{
    int last = k->count - 1;
    if (i > 0 && i < last)
        return 2.0 * (width(k, i - 1) + width(k, i));
    return k->kind == CST_TABLE_CUBIC ? 1.0 : 2.0 * width(k, i ? last - 1 : 0);
}

/* Between M[i] and M[i + 1]. */
static double beside(const cst_knots *k, int i)
{
    int end = i == 0 || i == k->count - 2;
    return end && k->kind == CST_TABLE_CUBIC ? 0.0 : width(k, i);
}

void cst_knots_create(cst_knots *k, const cst_array *array, double *pivot)
{
    const cst_table *table = array->table;
    *k = (cst_knots){ .kind = table->kind,
                      .count = array->count,
                      .cells = array->count - (table->kind == CST_TABLE_BSPLINE ? 3 : 1),
                      .knots = table->knots,
                      .from = table->from };
    k->step = (table->to - table->from) / k->cells;
    if (!has_curvatures(k))
        return;
    k->pivot = pivot;
    for (int i = 0; i < k->count; i++) {
        double h = i ? beside(k, i - 1) : 0.0;
        pivot[i] = diagonal(k, i) - (i ? h * h / pivot[i - 1] : 0.0);
    }
}

/* The symmetric system, in place. */
static void solve(const cst_knots *k, double *b)
{
    for (int i = 1; i < k->count; i++)
        b[i] -= beside(k, i - 1) / k->pivot[i - 1] * b[i - 1];
    for (int i = k->count - 1; i >= 0; i--)
        b[i] = (b[i] - (i < k->count - 1 ? beside(k, i) * b[i + 1] : 0.0)) / k->pivot[i];
}

void cst_knots_controls_of(const cst_knots *k, const double *value, double *control)
{
    int last = k->count - 1, natural = k->kind == CST_TABLE_CUBIC;
    memcpy(control, value, (size_t)k->count * sizeof *value);
    if (!has_curvatures(k))
        return;
    double *b = control + k->count, before = 0.0;
    for (int i = 0; i <= last; i++) {
        double slope = i < last ? (value[i + 1] - value[i]) / width(k, i) : 0.0;
        b[i] = natural && (i == 0 || i == last) ? 0.0 : 6.0 * (slope - before);
        before = slope;
    }
    solve(k, b);
}

double cst_knots_value(const cst_knots *k, const double *control, double x)
{
    cst_piece p;
    double value = 0.0;
    cst_piece_make(k, cst_knots_find(k, x, 0), &p);
    for (int c = CST_PIECE - 1; c >= 0; c--) {
        value *= x - p.origin;
        for (int j = 0; j < CST_PIECE; j++)
            value += p.w[c][j] * control[p.at[j]];
    }
    return value;
}

/* The derivative by the slope between values i and i + 1 where z weighs the equations. */
static double by_slope(const cst_knots *k, const double *z, int i)
{
    int natural = k->kind == CST_TABLE_CUBIC;
    double from = natural && i == 0 ? 0.0 : z[i],
           to = natural && i + 1 == k->count - 1 ? 0.0 : z[i + 1];
    return 6.0 * (from - to) / width(k, i);
}

double cst_knots_by_value(const cst_knots *k, int control, int i, double *scratch)
{
    if (control < k->count)
        return control == i;
    memset(scratch, 0, (size_t)k->count * sizeof *scratch);
    scratch[control - k->count] = 1.0;
    solve(k, scratch);
    return (i > 0 ? by_slope(k, scratch, i - 1) : 0.0) -
           (i < k->count - 1 ? by_slope(k, scratch, i) : 0.0);
}

void cst_knots_adjoint(const cst_knots *k, double *control_bar, double *value_bar)
{
    memcpy(value_bar, control_bar, (size_t)k->count * sizeof *value_bar);
    if (!has_curvatures(k))
        return;
    double *b = control_bar + k->count;
    solve(k, b);
    for (int i = 0; i < k->count - 1; i++) {
        double bar = by_slope(k, b, i);
        value_bar[i] -= bar;
        value_bar[i + 1] += bar;
    }
}

int cst_knots_find(const cst_knots *k, double x, int near)
{
    if (!(x >= cst_knot(k, 0)))
        return -1;
    if (x >= cst_knot(k, k->cells))
        return k->cells;
    if (!k->knots) {
        int i = (int)((x - k->from) / k->step);
        i = i < k->cells ? i : k->cells - 1;
        i -= i > 0 && x < cst_knot(k, i);
        i += i + 1 < k->cells && x >= cst_knot(k, i + 1);
        return i;
    }
    if (near >= 0 && near < k->cells && x >= k->knots[near] && x < k->knots[near + 1])
        return near;
    int low = 0, high = k->cells; /* knots[low] <= x < knots[high] */
    while (high - low > 1) {
        int middle = low + (high - low) / 2;
        if (x < k->knots[middle])
            high = middle;
        else
            low = middle;
    }
    return low;
}

static void make_linear(const cst_knots *k, int i, cst_piece *p)
{
    double h = width(k, i);
    p->at[0] = i;
    p->at[1] = i + 1;
    p->w[0][0] = 1.0;
    p->w[1][0] = -1.0 / h;
    p->w[1][1] = 1.0 / h;
    if (!has_curvatures(k))
        return;
    p->at[2] = k->count + i;
    p->at[3] = k->count + i + 1;
    p->w[1][2] = -h / 3.0;
    p->w[1][3] = -h / 6.0;
    p->w[2][2] = 0.5;
    p->w[3][2] = -1.0 / (6.0 * h);
    p->w[3][3] = 1.0 / (6.0 * h);
}

static void make_bspline(const cst_knots *k, int i, cst_piece *p)
{
    static const double basis[CST_PIECE][CST_PIECE] = { { 1.0, 4.0, 1.0, 0.0 },
                                                        { -3.0, 0.0, 3.0, 0.0 },
                                                        { 3.0, -6.0, 3.0, 0.0 },
                                                        { -1.0, 3.0, -3.0, 1.0 } };
    double scale = 1.0 / 6.0;
    for (int c = 0; c < CST_PIECE; c++, scale /= k->step) {
        p->at[c] = i + c;
        for (int j = 0; j < CST_PIECE; j++)
            p->w[c][j] = scale * basis[c][j];
    }
}

/* Beyond the knots: the tangent at the end, or its value alone where the slope there is 0. */
static void extend(const cst_knots *k, double end, cst_piece *p)
{
    int holds = k->kind == CST_TABLE_LINEAR || k->kind == CST_TABLE_CLAMPED;
    double d = end - p->origin;
    for (int j = 0; j < CST_PIECE; j++) {
        double c1 = p->w[1][j], c2 = p->w[2][j], c3 = p->w[3][j];
        p->w[0][j] += d * (c1 + d * (c2 + d * c3));
        p->w[1][j] = holds ? 0.0 : c1 + d * (2.0 * c2 + d * 3.0 * c3);
        p->w[2][j] = p->w[3][j] = 0.0;
    }
    p->origin = end;
}

void cst_piece_make(const cst_knots *k, int cell, cst_piece *p)
{
    int i = cell < 0 ? 0 : cell < k->cells ? cell : k->cells - 1;
    memset(p, 0, sizeof *p);
    p->origin = cst_knot(k, i);
    if (k->kind == CST_TABLE_BSPLINE)
        make_bspline(k, i, p);
    else
        make_linear(k, i, p);
    if (cell != i)
        extend(k, cst_knot(k, cell < 0 ? 0 : k->cells), p);
}
