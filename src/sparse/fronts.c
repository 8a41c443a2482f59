/* The numbers of the fronts: factorization and solution.  Loops over rows run over padding too, so
 * that all are made of whole vectors. */
#include "sparse/fronts.h"

#include <math.h>
#include <string.h>

/* A pivot below this part of its diagonal entry of H is a rounding error. */
#define LOST 1e-14
/* M is symmetric when its halves differ by no more than this part of its diagonal. */
#define SYMMETRIC 1e-10
/* Refined until the last correction was this part of the solution: the next would be about its
 * square. */
#define CONVERGED   1e-7
#define REFINEMENTS 3

/* Four numbers at once, at any address: a GNU C vector, which the compiler maps to what the
 * processor has. */
typedef double four __attribute__((vector_size(CST_PAD * sizeof(double)), aligned(8), may_alias));
#define AT(x)  (*(four *)(x))
#define OF(x)  (*(const four *)(x))
#define INLINE static inline __attribute__((always_inline))

enum { SET, SUBTRACT };

/* c[j][i] = or -= sum over k of w[k][j] x[k][i] for four columns j and 4 `wide` rows i. */
INLINE void tile(double *c, int stride, const double *x, const double *w, int height, int count,
                 int what, int wide)
{
    four s[4][2];
    for (int j = 0; j < 4; j++)
        for (int i = 0; i < wide; i++)
            s[j][i] = what == SET ? (four){ 0.0 } : OF(c + j * stride + 4 * i);
    for (int k = 0; k < count; k++, x += height, w += height)
        for (int i = 0; i < wide; i++) {
            four y = what == SET ? OF(x + 4 * i) : -OF(x + 4 * i);
            for (int j = 0; j < 4; j++)
                s[j][i] += w[j] * y;
        }
    for (int j = 0; j < 4; j++)
        for (int i = 0; i < wide; i++)
            AT(c + j * stride + 4 * i) = s[j][i];
}

/* The lower half of c [columns][rows] = or -= w'x, for w and x [count] of rows `height` apart. */
INLINE void product(double *c, int stride, int columns, int rows, const double *x, const double *w,
                    int height, int count, int what)
{
    for (int j = 0; j < columns; j += 4) {
        int i = j;
        for (; i + 8 <= rows; i += 8)
            tile(c + j * stride + i, stride, x + i, w + j, height, count, what, 2);
        if (i < rows)
            tile(c + j * stride + i, stride, x + i, w + j, height, count, what, 1);
    }
}

/* Factors column k of a panel, and takes it off the others of its block of four. */
INLINE void eliminate(double *panel, double *unscaled, int k, int height, double inverse)
{
    int begin = k / 4 * 4;
    double *column = panel + k * height, *u = unscaled + k * height;
    for (int i = begin; i < height; i += 4) {
        AT(u + i) = OF(column + i);
        AT(column + i) = inverse * OF(u + i);
    }
    for (int j = k + 1; j < begin + 4; j++) {
        double *other = panel + j * height, factor = u[j];
        for (int i = begin; i < height; i += 4)
            AT(other + i) -= factor * OF(column + i);
    }
}

/* L and 1/d of the pivots, and what they leave for the parent.  The least pivot as a part of its
 * diagonal entry. */
static double factor_front(const cst_fronts *f, const cst_front *x, double *panel, double *update,
                           double *pivot)
{
    int height = x->height, below = height - x->padded;
    double least = 1.0, *unscaled = f->unscaled, *diagonal = f->diagonal + x->first;
    for (int begin = 0; begin < x->pivots; begin += 4) {
        int end = begin + 4 < x->pivots ? begin + 4 : x->pivots;
        double *block = panel + begin * height + begin;
        if (begin)
            product(block, height, 4, height - begin, panel + begin, unscaled + begin, height,
                    begin, SUBTRACT);
        for (int k = begin; k < end; k++) {
            double d = panel[k * height + k], size = x->first + k < f->positive ? d : -d;
            if (!(size > LOST * diagonal[k]))
                return 0.0;
            least = size < least * diagonal[k] ? size / diagonal[k] : least;
            pivot[k] = 1.0 / d;
            eliminate(panel, unscaled, k, height, pivot[k]);
        }
    }
    product(update, below, below, below, panel + x->padded, unscaled + x->padded, height, x->pivots,
            SUBTRACT);
    return least;
}

int cst_fronts_symmetric(const cst_fronts *f, const double *A)
{
    double *own = f->diagonal;
    memset(own, 0, (size_t)f->length * sizeof *own);
    for (int e = 0; e < f->masses; e++)
        if (f->mass_row[e] == f->mass_col[e])
            own[f->mass_row[e]] = A[f->mass_from[e]];
    for (int e = 0; e < f->masses; e++) {
        double apart = A[f->mass_from[e]] - A[f->mass_mirror[e]];
        if (!(apart * apart <=
              SYMMETRIC * SYMMETRIC * fabs(own[f->mass_row[e]] * own[f->mass_col[e]])))
            return 0;
    }
    return 1;
}

/* P and M into the factor. */
static void take_matrix(const cst_fronts *f, const double *A, double root, double *factor)
{
    double *mass = factor + f->mass;
    memset(factor + f->pivot, 0,
           (f->front[0].panel - f->pivot) * sizeof *factor); /* padding, whatever the memory held */
    for (int e = 0; e < f->entries; e++)
        factor[f->E_to[e]] = root * A[f->E_from[e]];
    for (int e = 0; e < f->masses; e++)
        mass[e] = A[f->mass_from[e]];
    memset(f->diagonal, 0, (size_t)f->length * sizeof *f->diagonal);
}

/* A front's part of H: E'E and M; its diagonal entries are added up in f->diagonal. */
static void start_front(const cst_fronts *f, const cst_front *x, double *factor)
{
    int height = x->height, below = height - x->padded;
    double *panel = factor + x->panel, *update = f->update + x->update, *diagonal = f->diagonal;
    const double *E = factor + x->E, *mass = factor + f->mass;
    const int *row = f->row + x->row;
    product(panel, height, x->padded, height, E, E, height, x->constraints, SET);
    product(update, below, below, below, E + x->padded, E + x->padded, height, x->constraints, SET);
    for (int e = x->mass; e < x->mass + x->masses; e++)
        factor[f->mass_to[e]] += mass[e];
    for (int k = 0; k < x->pivots; k++)
        diagonal[x->first + k] += fabs(panel[k * height + k]);
    for (int k = 0; k < x->below; k++)
        diagonal[row[k]] += update[k * below + k];
}

/* Adds a child's update. */
static void add_child(const cst_fronts *f, const cst_front *x, const cst_front *child,
                      double *panel, double *update)
{
    int height = x->height, below = height - x->padded, stride = child->height - child->padded,
        count = child->below;
    const int *up = f->up + child->up;
    const double *from = f->update + child->update;
    for (int j = 0; j < count; j++, from += stride) {
        int column = up[j];
        double *to = column < x->padded ? panel + column * height
                                        : update + (column - x->padded) * below - x->padded;
        for (int i = j; i < count; i++)
            to[up[i]] += from[i];
    }
}

double cst_fronts_factor(cst_fronts *f, const double *A, double alpha, double *factor)
{
    double root = sqrt(alpha), least = 1.0;
    factor[0] = root;
    take_matrix(f, A, root, factor);
    for (int s = 0; s < f->count && least > 0.0; s++) {
        const cst_front *x = &f->front[s];
        double *panel = factor + x->panel, *update = f->update + x->update;
        start_front(f, x, factor);
        for (int child = x->child; child >= 0; child = f->front[child].sibling)
            add_child(f, x, &f->front[child], panel, update);
        least = fmin(least, factor_front(f, x, panel, update, factor + f->pivot + x->first));
    }
    return least;
}

/* t = L \ t, t [height] of one front */
INLINE void forward(const double *L, double *t, int pivots, int height)
{
    for (int k = 0; k < pivots; k += 4) {
        const double *l0 = L + k * height, *l1 = l0 + height, *l2 = l1 + height, *l3 = l2 + height;
        double t0 = t[k], t1 = t[k + 1] - l0[k + 1] * t0,
               t2 = t[k + 2] - l0[k + 2] * t0 - l1[k + 2] * t1;
        double t3 = t[k + 3] - l0[k + 3] * t0 - l1[k + 3] * t1 - l2[k + 3] * t2;
        t[k + 1] = t1;
        t[k + 2] = t2;
        t[k + 3] = t3;
        for (int i = k + 4; i < height; i += 4)
            AT(t + i) -= (t0 * OF(l0 + i) + t1 * OF(l1 + i)) + (t2 * OF(l2 + i) + t3 * OF(l3 + i));
    }
}

INLINE double sum(four x)
{
    return (x[0] + x[1]) + (x[2] + x[3]);
}

/* t = L'\ t */
INLINE void backward(const double *L, double *t, int padded, int height)
{
    for (int k = padded - 4; k >= 0; k -= 4) {
        const double *l0 = L + k * height, *l1 = l0 + height, *l2 = l1 + height, *l3 = l2 + height;
        four s0 = { 0.0 }, s1 = s0, s2 = s0, s3 = s0;
        for (int i = k + 4; i < height; i += 4) {
            four y = OF(t + i);
            s0 += y * OF(l0 + i);
            s1 += y * OF(l1 + i);
            s2 += y * OF(l2 + i);
            s3 += y * OF(l3 + i);
        }
        double t3 = t[k + 3] - sum(s3), t2 = t[k + 2] - sum(s2) - l2[k + 3] * t3;
        double t1 = t[k + 1] - sum(s1) - l1[k + 2] * t2 - l1[k + 3] * t3;
        t[k] = t[k] - sum(s0) - l0[k + 1] * t1 - l0[k + 2] * t2 - l0[k + 3] * t3;
        t[k + 1] = t1;
        t[k + 2] = t2;
        t[k + 3] = t3;
    }
}

INLINE void copy(double *to, const double *from, int count)
{
    for (int i = 0; i < count; i += 4)
        AT(to + i) = OF(from + i);
}

INLINE void clear(double *x, int count)
{
    for (int i = 0; i < count; i += 4)
        AT(x + i) = (four){ 0.0 };
}

/* t += E'w, four rows of E at a time */
INLINE void add_rows(double *t, const double *E, const double *w, int rows, int height)
{
    int z = 0;
    for (; z + 4 <= rows; z += 4, E += 4 * height) {
        const double *e1 = E + height, *e2 = e1 + height, *e3 = e2 + height;
        for (int i = 0; i < height; i += 4)
            AT(t + i) += (w[z] * OF(E + i) + w[z + 1] * OF(e1 + i)) +
                         (w[z + 2] * OF(e2 + i) + w[z + 3] * OF(e3 + i));
    }
    for (; z < rows; z++, E += height)
        for (int i = 0; i < height; i += 4)
            AT(t + i) += w[z] * OF(E + i);
}

/* u = E t, two rows at a time */
INLINE void multiply_rows(double *u, const double *E, const double *t, int rows, int height)
{
    int z = 0;
    for (; z + 2 <= rows; z += 2, E += 2 * height) {
        four y0 = { 0.0 }, y1 = y0;
        for (int i = 0; i < height; i += 4) {
            y0 += OF(E + i) * OF(t + i);
            y1 += OF(E + height + i) * OF(t + i);
        }
        u[z] = sum(y0);
        u[z + 1] = sum(y1);
    }
    for (; z < rows; z++, E += height) {
        four y = { 0.0 };
        for (int i = 0; i < height; i += 4)
            y += OF(E + i) * OF(t + i);
        u[z] = sum(y);
    }
}

/* x = L D \ (x + E'w), front by front up the tree */
static void sweep_up(const cst_fronts *f, const double *factor, double *x, const double *w)
{
    double *t = f->t;
    for (int s = 0; s < f->count; s++) {
        const cst_front *at = &f->front[s];
        int height = at->height, padded = at->padded;
        const double *E = factor + at->E, *pivot = factor + f->pivot + at->first;
        const int *row = f->row + at->row;
        double *own = x + at->first, *below = t + padded;
        copy(t, own, padded);
        clear(below, height - padded);
        add_rows(t, E, w + at->constraint, at->constraints, height);
        forward(factor + at->panel, t, at->pivots, height);
        for (int i = 0; i < padded; i += 4)
            AT(own + i) = OF(t + i) * OF(pivot + i);
        for (int k = 0; k < at->below; k++)
            x[row[k]] += below[k];
    }
}

/* x = L'\ x and u = E x, back down the tree */
static void sweep_down(const cst_fronts *f, const double *factor, double *x, double *u)
{
    double *t = f->t;
    for (int s = f->count - 1; s >= 0; s--) {
        const cst_front *at = &f->front[s];
        int height = at->height, padded = at->padded;
        const double *E = factor + at->E;
        const int *row = f->row + at->row;
        double *own = x + at->first, *below = t + padded;
        copy(t, own, padded);
        clear(below, height - padded);
        for (int k = 0; k < at->below; k++)
            below[k] = x[row[k]];
        backward(factor + at->panel, t, padded, height);
        copy(own, t, padded);
        multiply_rows(u + at->constraint, E, t, at->constraints, height);
    }
}

/* r -= M x, from the lower half of M */
static void subtract_mass(const cst_fronts *f, const double *factor, const double *x, double *r)
{
    const double *mass = factor + f->mass;
    for (int e = 0; e < f->masses;) {
        int j = f->mass_col[e];
        double product_j = 0.0;
        for (; e < f->masses && f->mass_col[e] == j; e++) {
            int i = f->mass_row[e];
            product_j += mass[e] * x[i];
            if (i != j)
                r[i] -= mass[e] * x[j];
        }
        r[j] -= product_j;
    }
}

INLINE double larger(double a, double b)
{
    return a > b ? a : b;
} /* fmax is a call: it minds NaN */

/* x += dx.  Is the correction small? */
static int add_correction(double *x, const double *dx, int n)
{
    double largest = 0.0, change = 0.0;
    for (int i = 0; i < n; i++) {
        x[i] += dx[i];
        largest = larger(largest, fabs(x[i]));
        change = larger(change, fabs(dx[i]));
    }
    return change <= CONVERGED * largest;
}

/* lambda and x for the right-hand side b; w is b2 in the fronts' order and scale. */
static void solve_once(const cst_fronts *f, const double *factor, const double *b, double *x,
                       double *lambda)
{
    double root = factor[0], *w = f->w, *u = f->u;
    for (int i = 0; i < f->n; i++)
        x[f->place[i]] = b[i];
    for (int i = 0; i < f->m; i++)
        w[i] = root * b[f->n + f->constraint[i]];
    sweep_up(f, factor, x, w); /* H x = b1 + alpha P'b2          */
    sweep_down(f, factor, x, u);
    for (int i = 0; i < f->m; i++)
        lambda[i] = root * (u[i] - w[i]); /* lambda = alpha (P x - b2)      */
}

/* One refinement.  Was its correction small? */
static int refine(const cst_fronts *f, const double *factor, const double *b, double *x,
                  double *lambda)
{
    double root = factor[0], inverse = -1.0 / root, *r = f->r, *w = f->w, *u = f->u;
    for (int i = 0; i < f->n; i++)
        r[f->place[i]] = b[i];
    subtract_mass(f, factor, x, r);
    for (int i = 0; i < f->m; i++)
        w[i] = inverse * lambda[i];
    sweep_up(f, factor, r, w); /* H dx = b1 - M x - P'lambda     */
    sweep_down(f, factor, r, u);
    for (int i = 0; i < f->m; i++)
        lambda[i] += root * u[i]; /* dlambda = alpha P dx           */
    return add_correction(x, r, f->length);
}

int cst_fronts_solve(cst_fronts *f, const double *factor, double *b)
{
    double *x = f->x, *lambda = f->lambda;
    int good = f->whole;
    clear(x, f->length);
    clear(f->r, f->length);
    solve_once(f, factor, b, x, lambda);
    for (int round = 0; round < REFINEMENTS && !good; round++)
        good = refine(f, factor, b, x, lambda);
    if (!good)
        return 0;
    for (int i = 0; i < f->n; i++)
        b[i] = x[f->place[i]];
    for (int i = 0; i < f->m; i++)
        b[f->n + f->constraint[i]] = lambda[i];
    return 1;
}
