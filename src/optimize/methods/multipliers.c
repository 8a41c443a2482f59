/* The constraints' multipliers at a point, and what they leave of the Lagrangian's gradient: the
 * KKT residual.
 *
 *     min | g + sum of lambda_j a_j |,   lambda_j >= 0 at an upper limit, <= 0 at a lower one, free
 * at an equality, 0 elsewhere
 *
 * in scaled numbers, with the bounds that a variable is at among the constraints: by the active-set
 * method of Lawson and Hanson (NNLS) for columns whose coefficients are not negative; an equality
 * is two of them. */
#include "optimize/methods/search.h"

#include "base/vectors.h"

#include <math.h>
#include <string.h>

#define NEAR 1e-5  /* of its scale: a constraint this close to its limit may bind  */
#define RANK 1e-10 /* of a column: less is left of it by those before it: dependent */

/* Columns of n numbers each, normalized; passive ones first orthogonalized when they are solved
 * for. */
typedef struct {
    int n, count;
    double *a, *y, *z, *r, *q; /* a, q: [count][n]; y, z: [count]; r: [n] */
    double *kind; /* [count][3]: which constraint, its sign, passive (1), dropped (-1) */
} nnls;

size_t cst_multipliers_scratch(int n, int constraints)
{
    size_t columns = 2 * (size_t)constraints + 2 * (size_t)n, rows = (size_t)n;
    return columns * (2 * rows + 5 + columns) + 2 * rows;
}

int cst_at_limit(const cst_search *s, int j, double value)
{
    int below = value <= s->lower[j] + NEAR * s->scale[j],
        above = value >= s->upper[j] - NEAR * s->scale[j];
    return below && above ? 2 : above - below;
}

static void add(nnls *x, const double *column, int which, double sign)
{
    double square = 0.0, *to = x->a + x->count * x->n;
    for (int k = 0; k < x->n; k++)
        square += column[k] * column[k];
    if (square == 0.0)
        return;
    for (int k = 0; k < x->n; k++)
        to[k] = sign * column[k] / sqrt(square);
    double *kind = x->kind + 3 * x->count++;
    kind[0] = which;
    kind[1] = sign / sqrt(square);
    kind[2] = 0.0;
}

/* min | sum of z_i a_i - b | over the passive columns, by Gram-Schmidt done twice; a column that
 * depends on those before is dropped. triangle: [count][count] */
static void solve(nnls *x, const double *b, double *triangle)
{
    int c = x->count, n = x->n;
    for (int i = 0; i < c; i++) {
        double *q = x->q + i * n, *t = triangle + i * c;
        x->z[i] = 0.0;
        if (x->kind[3 * i + 2] != 1.0)
            continue;
        memcpy(q, x->a + i * n, (size_t)n * sizeof *q);
        memset(t, 0, (size_t)c * sizeof *t);
        for (int pass = 0; pass < 2; pass++)
            for (int j = 0; j < i; j++) {
                double part = x->kind[3 * j + 2] == 1.0 ? cst_dot(q, x->q + j * n, n) : 0.0;
                t[j] += part;
                for (int k = 0; k < n && part != 0.0; k++)
                    q[k] -= part * x->q[j * n + k];
            }
        t[i] = sqrt(cst_dot(q, q, n));
        if (t[i] < RANK)
            x->kind[3 * i + 2] = -1.0;
        for (int k = 0; k < n; k++)
            q[k] /= t[i];
    }
    for (int i = c - 1; i >= 0; i--) {
        if (x->kind[3 * i + 2] != 1.0)
            continue;
        double sum = cst_dot(x->q + i * n, b, n);
        for (int j = i + 1; j < c; j++)
            sum -= x->kind[3 * j + 2] == 1.0 ? triangle[j * c + i] * x->z[j] : 0.0;
        x->z[i] = sum / triangle[i * c + i];
    }
}

/* From y towards z as far as no coefficient becomes negative; the columns that do leave.  1: z was
 * reached. */
static int step(nnls *x)
{
    double share = 1.0;
    for (int i = 0; i < x->count; i++)
        if (x->kind[3 * i + 2] == 1.0 && x->z[i] <= 0.0)
            share = fmin(share, x->y[i] / (x->y[i] - x->z[i] + 1e-300));
    for (int i = 0; i < x->count; i++) {
        int leaves = x->kind[3 * i + 2] == 1.0 && x->z[i] <= 0.0 &&
                     x->y[i] + share * (x->z[i] - x->y[i]) <= 1e-14;
        x->y[i] =
            x->kind[3 * i + 2] == 1.0 && !leaves ? x->y[i] + share * (x->z[i] - x->y[i]) : 0.0;
        x->kind[3 * i + 2] = leaves ? 0.0 : x->kind[3 * i + 2];
    }
    return share >= 1.0;
}

/* min | b - sum of y_i a_i |, y >= 0; r: what is left. */
static void solve_nnls(nnls *x, const double *b, double *triangle)
{
    memcpy(x->r, b, (size_t)x->n * sizeof *b);
    for (int round = 0; round < 3 * x->count; round++) {
        int enters = -1;
        double most = 1e-13 * sqrt(cst_dot(b, b, x->n));
        for (int i = 0; i < x->count; i++) {
            double gain = x->kind[3 * i + 2] == 0.0 ? cst_dot(x->a + i * x->n, x->r, x->n) : 0.0;
            if (gain > most) {
                most = gain;
                enters = i;
            }
        }
        if (enters < 0)
            return;
        x->kind[3 * enters + 2] = 1.0;
        for (int inner = 0; inner <= x->count; inner++) {
            solve(x, b, triangle);
            if (step(x))
                break;
        }
        memcpy(x->r, b, (size_t)x->n * sizeof *b);
        for (int i = 0; i < x->count; i++)
            for (int k = 0; k < x->n && x->y[i] != 0.0; k++)
                x->r[k] -= x->y[i] * x->a[i * x->n + k];
    }
}

/* The constraints at their limits and the bounds that variables are at; `unit` is scratch [n]. */
static void add_columns(const cst_search *s, long row, nnls *x, double *unit)
{
    const cst_minimizer *m = s->m;
    const double *rho = cst_row_rho(s, row);
    for (int j = 0; j < s->constraints; j++) {
        double value = cst_row_values(s, row)[j];
        int at = cst_at_limit(s, j, value);
        for (int k = 0; k < m->n; k++)
            unit[k] = cst_row_jacobian(s, row)[j * m->n + k] * m->unit[k] / s->scale[j];
        if (at >= 1)
            add(x, unit, j, 1.0);
        if (at == -1 || at == 2)
            add(x, unit, j, -1.0);
    }
    memset(unit, 0, (size_t)m->n * sizeof *unit);
    for (int k = 0; k < m->n; k++) {
        unit[k] = 1.0;
        if (rho[k] >= m->upper[k] - CST_EDGE * m->unit[k])
            add(x, unit, -1, 1.0);
        if (rho[k] <= m->lower[k] + CST_EDGE * m->unit[k])
            add(x, unit, -1, -1.0);
        unit[k] = 0.0;
    }
}

double cst_multipliers(const cst_search *s, long row, double *multiplier)
{
    const cst_minimizer *m = s->m;
    int n = m->n, most = 2 * s->constraints + 2 * n;
    double *at = s->scratch, *b = at, *unit = b + n, left = 0.0;
    nnls x = { .n = n, .r = unit };
    at += 2 * n;
    double **parts[] = { &x.a, &x.q, &x.kind, &x.y, &x.z };
    const int sizes[] = { most * n, most * n, 3 * most, most, most };
    for (size_t i = 0; i < 5; i++, at += sizes[i - 1])
        *parts[i] = at;
    for (int k = 0; k < n; k++)
        b[k] = -cst_row_gradient(s, row)[k] * m->unit[k] / m->s.psi_scale;
    add_columns(s, row, &x, unit);
    memset(x.y, 0, (size_t)most * sizeof *x.y);
    solve_nnls(&x, b, at);
    memset(multiplier, 0, (size_t)s->constraints * sizeof *multiplier);
    for (int i = 0; i < x.count; i++)
        if (x.kind[3 * i] >= 0.0)
            multiplier[(int)x.kind[3 * i]] += x.y[i] * x.kind[3 * i + 1];
    for (int k = 0; k < n; k++) {
        double rho = cst_row_rho(s, row)[k],
               moved = fmin(fmax(rho + x.r[k] * m->unit[k], m->lower[k]), m->upper[k]);
        left = fmax(left, fabs(moved - rho) / m->unit[k]);
    }
    return left;
}
