/* The numbers of the fronts: factorization and solution.  fronts.c includes this for every
 * processor, with NAMED to tell them apart: VECTOR has LANES numbers, and FROM and INTO read and
 * write one. */
#include "sparse/fronts/kernels.h"

/* Pivot k, whose diagonal entry of H was `diagonal`: 1/d, or 0 where it is lost in rounding errors.
 * The least part of their diagonal entry that the pivots have left. */
INLINE double NAMED(invert)(double d, int positive, double diagonal, double *least)
{
    double size = positive ? d : -d;
    if (!(size > LOST * diagonal)) {
        *least = 0.0;
        return 0.0;
    }
    *least = size < *least * diagonal ? size / diagonal : *least;
    return 1.0 / d;
}

/* Factors the diagonal block at c, of which `pivots` are real: the others are padding, all zero. */
INLINE corner NAMED(factor_corner)(const cst_fronts *f, const double *c, int height, int place,
                                   int pivots, double *inverse, double *least)
{
    const double *c1 = c + height, *c2 = c1 + height, *c3 = c2 + height,
                 *diagonal = f->scratch.diagonal + place;
    int positive = f->positive - place;
    corner l = { .l21 = 0.0, .l31 = 0.0, .l32 = 0.0 };
    inverse[0] = NAMED(invert)(c[0], positive > 0, diagonal[0], least);
    l.l10 = c[1] * inverse[0];
    l.l20 = c[2] * inverse[0];
    l.l30 = c[3] * inverse[0];
    if (pivots < 2)
        return l;
    double u21 = c1[2] - l.l10 * c[2], u31 = c1[3] - l.l10 * c[3];
    inverse[1] = NAMED(invert)(c1[1] - l.l10 * c[1], positive > 1, diagonal[1], least);
    l.l21 = u21 * inverse[1];
    l.l31 = u31 * inverse[1];
    if (pivots < 3)
        return l;
    double u32 = c2[3] - l.l20 * c[3] - l.l21 * u31;
    inverse[2] =
        NAMED(invert)(c2[2] - l.l20 * c[2] - l.l21 * u21, positive > 2, diagonal[2], least);
    l.l32 = u32 * inverse[2];
    if (pivots < 4)
        return l;
    double d3 = c3[3] - l.l30 * c[3] - l.l31 * u31 - l.l32 * u32;
    inverse[3] = NAMED(invert)(d3, positive > 3, diagonal[3], least);
    return l;
}

/* L and 1/d of the pivots, and what they leave for the parent.  The least pivot as a part of its
 * diagonal entry. */
static double NAMED(factor_front)(const cst_fronts *f, const cst_front *x, double *panel,
                                  double *update, double *pivot)
{
    int height = x->height, below = height - x->padded;
    double least = 1.0, *unscaled = f->scratch.unscaled;
    for (int k = 0; k < x->padded; k += 4) {
        double *block = panel + k * height + k, inverse[4] = { 0.0 };
        if (k)
            NAMED(subtract)(block, height, 4, height - k, panel + k, unscaled + k, height, k);
        corner l =
            NAMED(factor_corner)(f, block, height, x->first + k, x->pivots - k, inverse, &least);
        if (!(least > 0.0))
            return 0.0;
        NAMED(factor_columns)(block, unscaled + k * height + k, height, height - k, l, inverse);
        AT(pivot + k) = OF(inverse);
    }
    NAMED(subtract)
    (update, below, below, below, panel + x->padded, unscaled + x->padded, height, x->padded);
    return least;
}

/* P and M into the factor; with has_P, P is there already. */
static void NAMED(take_matrix)(const cst_fronts *f, const double *A, int has_P, double *factor)
{
    double *mass = factor + f->mass;
    for (int e = 0; e < f->E.count && !has_P; e++)
        factor[f->E.to[e]] = A[f->E.from[e]];
    for (int e = 0; e < f->M.count; e++)
        mass[e] = A[f->M.from[e]];
    memset(f->scratch.diagonal, 0, (size_t)f->length * sizeof *f->scratch.diagonal);
}

/* A front's part of H: alpha E'E and M; its diagonal entries are added up in f->diagonal. */
static void NAMED(start_front)(const cst_fronts *f, const cst_front *x, double alpha,
                               double *factor)
{
    int height = x->height, below = height - x->padded;
    double *panel = factor + x->panel, *update = f->scratch.update + x->update,
           *diagonal = f->scratch.diagonal;
    const double *E = factor + x->E, *mass = factor + f->mass;
    const int *row = f->row + x->row, *start = f->tile + x->tile;
    for (int j = 0; j < height; start += (height - j + 4) / 8, j += 4) {
        int k = j - x->padded;
        double *c = k < 0 ? panel + j * height + j : update + k * below + k;
        NAMED(square)(c, k < 0 ? height : below, E, start, f->tile_row, j, height, alpha);
    }
    for (int e = x->mass; e < x->mass + x->masses; e++)
        factor[f->M.to[e]] += mass[e];
    for (int k = 0; k < x->pivots; k++)
        diagonal[x->first + k] += fabs(panel[k * height + k]);
    for (int k = 0; k < x->below; k++)
        diagonal[row[k]] += update[k * below + k];
}

/* Adds a child's update.  In vectors it takes longer: they overlap numbers that were just stored.
 */
static void NAMED(add_child)(const cst_fronts *f, const cst_front *x, const cst_front *child,
                             double *panel, double *update)
{
    int height = x->height, below = height - x->padded, stride = child->height - child->padded,
        count = child->below;
    const int *up = f->up + child->up;
    const double *from = f->scratch.update + child->update;
    for (int j = 0; j < count; j++, from += stride) {
        int column = up[j];
        double *to = column < x->padded ? panel + column * height
                                        : update + (column - x->padded) * below - x->padded;
        for (int i = j; i < count; i++)
            to[up[i]] += from[i];
    }
}

/* A itself as one front: its entries are those of `mass`, and nothing is refined later. */
static double NAMED(factor_whole)(const cst_fronts *f, const double *A, double *factor)
{
    const cst_front *x = &f->front[0];
    double *panel = factor + x->panel;
    NAMED(clear)(panel, x->padded * x->height);
    for (int e = 0; e < f->M.count; e++)
        factor[f->M.to[e]] = A[f->M.from[e]];
    for (int k = 0; k < x->pivots; k++)
        f->scratch.diagonal[k] = fabs(panel[k * x->height + k]);
    return NAMED(factor_front)(f, x, panel, NULL, factor + f->pivot);
}

static double NAMED(factor)(cst_fronts *f, const double *A, int has_P, double alpha, double *factor)
{
    double least = 1.0;
    factor[0] = alpha;
    if (f->whole)
        return NAMED(factor_whole)(f, A, factor);
    NAMED(take_matrix)(f, A, has_P, factor);
    for (int s = 0; s < f->count && least > 0.0; s++) {
        const cst_front *x = &f->front[s];
        double *panel = factor + x->panel, *update = f->scratch.update + x->update;
        NAMED(start_front)(f, x, alpha, factor);
        for (int child = x->child; child >= 0; child = f->front[child].sibling)
            NAMED(add_child)(f, x, &f->front[child], panel, update);
        least = fmin(least, NAMED(factor_front)(f, x, panel, update, factor + f->pivot + x->first));
    }
    return least;
}

/* x = L D \ (x + E'w), front by front up the tree */
static void NAMED(sweep_up)(const cst_fronts *f, const double *factor, double *x, const double *w)
{
    double *t = f->scratch.t;
    for (int s = 0; s < f->count; s++) {
        const cst_front *at = &f->front[s];
        int height = at->height, padded = at->padded;
        const double *E = factor + at->E, *pivot = factor + f->pivot + at->first;
        const int *row = f->row + at->row;
        double *own = x + at->first, *below = t + padded;
        NAMED(copy)(t, own, padded);
        NAMED(clear)(below, height - padded);
        NAMED(add_rows)(t, E, w + at->constraint, at->constraints, height);
        NAMED(forward)(factor + at->panel, t, at->pivots, height);
        for (int i = 0; i < padded; i += 4)
            AT(own + i) = OF(t + i) * OF(pivot + i);
        for (int k = 0; k < at->below; k++)
            x[row[k]] += below[k];
    }
}

/* x = L'\ x and u = E x, back down the tree */
static void NAMED(sweep_down)(const cst_fronts *f, const double *factor, double *x, double *u)
{
    double *t = f->scratch.t;
    for (int s = f->count - 1; s >= 0; s--) {
        const cst_front *at = &f->front[s];
        int height = at->height, padded = at->padded;
        const double *E = factor + at->E;
        const int *row = f->row + at->row;
        double *own = x + at->first, *below = t + padded;
        NAMED(copy)(t, own, padded);
        NAMED(clear)(below, height - padded);
        for (int k = 0; k < at->below; k++)
            below[k] = x[row[k]];
        NAMED(backward)(factor + at->panel, t, padded, height);
        NAMED(copy)(own, t, padded);
        NAMED(multiply_rows)(u + at->constraint, E, t, at->constraints, height);
    }
}

/* r -= M x, from the lower half of M */
static void NAMED(subtract_mass)(const cst_fronts *f, const double *factor, const double *x,
                                 double *r)
{
    const double *mass = factor + f->mass;
    for (int e = 0; e < f->M.count;) {
        int j = f->M.col[e];
        double product_j = 0.0;
        for (; e < f->M.count && f->M.col[e] == j; e++) {
            int i = f->M.row[e];
            product_j += mass[e] * x[i];
            if (i != j)
                r[i] -= mass[e] * x[j];
        }
        r[j] -= product_j;
    }
}

INLINE double NAMED(larger)(double a, double b)
{
    return a > b ? a : b;
} /* fmax is a call: it minds NaN */

/* x += dx, four at a time.  Is the correction small? */
static int NAMED(add_correction)(double *x, const double *dx, int n)
{
    double largest[4] = { 0.0 }, change[4] = { 0.0 };
    for (int i = 0; i < n; i += 4)
        for (int l = 0; l < 4; l++) {
            x[i + l] += dx[i + l];
            largest[l] = NAMED(larger)(fabs(x[i + l]), largest[l]);
            change[l] = NAMED(larger)(fabs(dx[i + l]), change[l]);
        }
    for (int l = 1; l < 4; l++) {
        largest[0] = NAMED(larger)(largest[0], largest[l]);
        change[0] = NAMED(larger)(change[0], change[l]);
    }
    return change[0] <= CONVERGED * largest[0];
}

/* lambda and x for the right-hand side b; w is alpha b2 in the fronts' order. */
static void NAMED(solve_once)(const cst_fronts *f, const double *factor, const double *b, double *x,
                              double *lambda)
{
    double alpha = factor[0], *w = f->scratch.w, *u = f->scratch.u;
    for (int i = 0; i < f->n; i++)
        x[f->place[i]] = b[i];
    for (int i = 0; i < f->m; i++)
        w[i] = alpha * b[f->n + f->constraint[i]];
    NAMED(sweep_up)(f, factor, x, w); /* H x = b1 + alpha P'b2          */
    NAMED(sweep_down)(f, factor, x, u);
    for (int i = 0; i < f->m; i++)
        lambda[i] = alpha * u[i] - w[i]; /* lambda = alpha (P x - b2)      */
}

/* One refinement.  Was its correction small? */
static int NAMED(refine)(const cst_fronts *f, const double *factor, const double *b, double *x,
                         double *lambda)
{
    double alpha = factor[0], *r = f->scratch.r, *w = f->scratch.w, *u = f->scratch.u;
    for (int i = 0; i < f->n; i++)
        r[f->place[i]] = b[i];
    NAMED(subtract_mass)(f, factor, x, r);
    for (int i = 0; i < f->m; i++)
        w[i] = -lambda[i];
    NAMED(sweep_up)(f, factor, r, w); /* H dx = b1 - M x - P'lambda     */
    NAMED(sweep_down)(f, factor, r, u);
    for (int i = 0; i < f->m; i++)
        lambda[i] += alpha * u[i]; /* dlambda = alpha P dx           */
    return NAMED(add_correction)(x, r, f->length);
}

static void NAMED(solve_whole)(const cst_fronts *f, const double *factor, double *b)
{
    const cst_front *x = &f->front[0];
    const double *L = factor + x->panel, *pivot = factor + f->pivot;
    double *t = f->scratch.t;
    NAMED(clear)(t, x->height);
    for (int i = 0; i < f->n; i++)
        t[f->place[i]] = b[i];
    NAMED(forward)(L, t, x->pivots, x->height);
    for (int i = 0; i < x->height; i += 4)
        AT(t + i) *= OF(pivot + i);
    NAMED(backward)(L, t, x->padded, x->height);
    for (int i = 0; i < f->n; i++)
        b[i] = t[f->place[i]];
}

static int NAMED(solve)(cst_fronts *f, const double *factor, double *b)
{
    double *x = f->scratch.x, *lambda = f->scratch.lambda;
    int good = 0;
    if (f->whole)
        return NAMED(solve_whole)(f, factor, b), 1;
    NAMED(clear)(x, f->length);
    NAMED(clear)(f->scratch.r, f->length);
    NAMED(solve_once)(f, factor, b, x, lambda);
    for (int round = 0; round < REFINEMENTS && !good; round++)
        good = NAMED(refine)(f, factor, b, x, lambda);
    if (!good)
        return 0;
    for (int i = 0; i < f->n; i++)
        b[i] = x[f->place[i]];
    for (int i = 0; i < f->m; i++)
        b[f->n + f->constraint[i]] = lambda[i];
    return 1;
}

#undef VECTOR
#undef LANES
#undef FROM
#undef INTO
#undef IN_REGISTER
#undef NAMED
