/* Up to four right-hand sides at once on fronts of any number, with the refinement of fronts.c:
 * each number is a vector of four.  The factor is read once for all of them. */
#include "sparse/fronts.h"

#include <math.h>
#include <string.h>

#define CONVERGED   1e-7 /* as in fronts.c */
#define REFINEMENTS 3

typedef double four __attribute__((vector_size(4 * sizeof(double)), aligned(8), may_alias));
#define INLINE static inline __attribute__((always_inline))

/* The parts of the scratch memory. */
typedef struct {
    four *x, *r;          /* [length] solution, residual and correction        */
    four *w, *u, *lambda; /* [m] in the order and scale of the fronts          */
    four *t;              /* [tallest] of one front                            */
} block;

static int tallest(const cst_fronts *f)
{
    int most = 0;
    for (int s = 0; s < f->count; s++)
        most = f->front[s].height > most ? f->front[s].height : most;
    return most;
}

size_t cst_fronts_block_size(const cst_fronts *f)
{
    return 4 * (2 * (size_t)f->length + 3 * (size_t)f->m + (size_t)tallest(f));
}

static block lay_out(const cst_fronts *f, double *scratch)
{
    four *at = (four *)scratch;
    return (block){ .x = at,
                    .r = at + f->length,
                    .w = at + 2 * f->length,
                    .u = at + 2 * f->length + f->m,
                    .lambda = at + 2 * f->length + 2 * f->m,
                    .t = at + 2 * f->length + 3 * f->m };
}

/* t = L \ t of one front, four pivots at a time */
INLINE void forward(const double *L, four *t, int padded, int height)
{
    for (int k = 0; k < padded; k += 4) {
        const double *l0 = L + k * height, *l1 = l0 + height, *l2 = l1 + height, *l3 = l2 + height;
        four t0 = t[k], t1 = t[k + 1] - l0[k + 1] * t0,
             t2 = t[k + 2] - l0[k + 2] * t0 - l1[k + 2] * t1;
        four t3 = t[k + 3] - l0[k + 3] * t0 - l1[k + 3] * t1 - l2[k + 3] * t2;
        t[k + 1] = t1;
        t[k + 2] = t2;
        t[k + 3] = t3;
        for (int i = k + 4; i < height; i++)
            t[i] -= (l0[i] * t0 + l1[i] * t1) + (l2[i] * t2 + l3[i] * t3);
    }
}

/* t = L'\ t */
INLINE void backward(const double *L, four *t, int padded, int height)
{
    for (int k = padded - 4; k >= 0; k -= 4) {
        const double *l0 = L + k * height, *l1 = l0 + height, *l2 = l1 + height, *l3 = l2 + height;
        four s0 = t[k], s1 = t[k + 1], s2 = t[k + 2], s3 = t[k + 3];
        for (int i = k + 4; i < height; i++) {
            four y = t[i];
            s0 -= l0[i] * y;
            s1 -= l1[i] * y;
            s2 -= l2[i] * y;
            s3 -= l3[i] * y;
        }
        s2 -= l2[k + 3] * s3;
        s1 -= l1[k + 2] * s2 + l1[k + 3] * s3;
        s0 -= l0[k + 1] * s1 + l0[k + 2] * s2 + l0[k + 3] * s3;
        t[k] = s0;
        t[k + 1] = s1;
        t[k + 2] = s2;
        t[k + 3] = s3;
    }
}

/* t += E'w, four rows of E at a time */
INLINE void add_rows(four *t, const double *E, const four *w, int rows, int height)
{
    int z = 0;
    for (; z + 4 <= rows; z += 4, E += 4 * height) {
        const double *e1 = E + height, *e2 = e1 + height, *e3 = e2 + height;
        four w0 = w[z], w1 = w[z + 1], w2 = w[z + 2], w3 = w[z + 3];
        for (int i = 0; i < height; i++)
            t[i] += (E[i] * w0 + e1[i] * w1) + (e2[i] * w2 + e3[i] * w3);
    }
    for (; z < rows; z++, E += height)
        for (int i = 0; i < height; i++)
            t[i] += E[i] * w[z];
}

/* u = E t, four rows at a time */
INLINE void multiply_rows(four *u, const double *E, const four *t, int rows, int height)
{
    int z = 0;
    for (; z + 4 <= rows; z += 4, E += 4 * height) {
        four y0 = { 0.0 }, y1 = y0, y2 = y0, y3 = y0;
        for (int i = 0; i < height; i++) {
            four y = t[i];
            y0 += E[i] * y;
            y1 += E[height + i] * y;
            y2 += E[2 * height + i] * y;
            y3 += E[3 * height + i] * y;
        }
        u[z] = y0;
        u[z + 1] = y1;
        u[z + 2] = y2;
        u[z + 3] = y3;
    }
    for (; z < rows; z++, E += height) {
        four y = { 0.0 };
        for (int i = 0; i < height; i++)
            y += E[i] * t[i];
        u[z] = y;
    }
}

/* x = L D L' \ (x + E'w) and u = E x, up the tree and back down */
INLINE void sweep(const cst_fronts *f, const double *factor, const block *v, four *x)
{
    four *t = v->t;
    for (int s = 0; s < f->count; s++) {
        const cst_front *at = &f->front[s];
        int height = at->height, padded = at->padded;
        const double *pivot = factor + f->pivot + at->first;
        const int *row = f->row + at->row;
        memcpy(t, x + at->first, (size_t)padded * sizeof *t);
        memset(t + padded, 0, (size_t)(height - padded) * sizeof *t);
        add_rows(t, factor + at->E, v->w + at->constraint, at->constraints, height);
        forward(factor + at->panel, t, padded, height);
        for (int i = 0; i < padded; i++)
            x[at->first + i] = t[i] * pivot[i];
        for (int k = 0; k < at->below; k++)
            x[row[k]] += t[padded + k];
    }
    for (int s = f->count - 1; s >= 0; s--) {
        const cst_front *at = &f->front[s];
        int height = at->height, padded = at->padded;
        const int *row = f->row + at->row;
        memcpy(t, x + at->first, (size_t)padded * sizeof *t);
        memset(t + padded + at->below, 0, (size_t)(height - padded - at->below) * sizeof *t);
        for (int k = 0; k < at->below; k++)
            t[padded + k] = x[row[k]];
        backward(factor + at->panel, t, padded, height);
        memcpy(x + at->first, t, (size_t)padded * sizeof *t);
        multiply_rows(v->u + at->constraint, factor + at->E, t, at->constraints, height);
    }
}

/* Row i of the right-hand sides, of which there are `count`. */
INLINE four take(const double *b, int size, int count, int i)
{
    four y = { b[i] };
    for (int l = 1; l < count; l++)
        y[l] = b[l * size + i];
    return y;
}

INLINE void solve_once(const cst_fronts *f, const double *factor, const double *b, int size,
                       int count, const block *v)
{
    double root = factor[0];
    memset(v->x, 0, (size_t)f->length * sizeof *v->x);
    for (int i = 0; i < f->n; i++)
        v->x[f->place[i]] = take(b, size, count, i);
    for (int i = 0; i < f->m; i++)
        v->w[i] = root * take(b, size, count, f->n + f->constraint[i]);
    sweep(f, factor, v, v->x); /* H x = b1 + alpha P'b2          */
    for (int i = 0; i < f->m; i++)
        v->lambda[i] = root * (v->u[i] - v->w[i]); /* lambda = alpha (P x - b2)      */
}

/* r -= M x, from the lower half of M */
INLINE void subtract_mass(const cst_fronts *f, const double *factor, const four *x, four *r)
{
    const double *mass = factor + f->mass;
    for (int e = 0; e < f->masses; e++) {
        int i = f->mass_row[e], j = f->mass_col[e];
        r[j] -= mass[e] * x[i];
        if (i != j)
            r[i] -= mass[e] * x[j];
    }
}

/* x += dx.  Are all corrections small? */
static int add_correction(four *x, const four *dx, int n)
{
    double largest[4] = { 0.0 }, change[4] = { 0.0 };
    for (int i = 0; i < n; i++) {
        x[i] += dx[i];
        for (int l = 0; l < 4; l++) {
            double y = fabs(x[i][l]), d = fabs(dx[i][l]);
            largest[l] = y > largest[l] ? y : largest[l];
            change[l] = d > change[l] ? d : change[l];
        }
    }
    int good = 1;
    for (int l = 0; l < 4; l++)
        good = good && change[l] <= CONVERGED * largest[l];
    return good;
}

/* One refinement.  Were its corrections small? */
INLINE int refine(const cst_fronts *f, const double *factor, const double *b, int size, int count,
                  const block *v)
{
    double root = factor[0], inverse = -1.0 / root;
    memset(v->r, 0, (size_t)f->length * sizeof *v->r);
    for (int i = 0; i < f->n; i++)
        v->r[f->place[i]] = take(b, size, count, i);
    subtract_mass(f, factor, v->x, v->r);
    for (int i = 0; i < f->m; i++)
        v->w[i] = inverse * v->lambda[i];
    sweep(f, factor, v, v->r); /* H dx = b1 - M x - P'lambda     */
    for (int i = 0; i < f->m; i++)
        v->lambda[i] += root * v->u[i]; /* dlambda = alpha P dx           */
    return add_correction(v->x, v->r, f->length);
}

INLINE int solve(const cst_fronts *f, const double *factor, double *b, int size, int count,
                 const block *v)
{
    int good = f->whole;
    solve_once(f, factor, b, size, count, v);
    for (int round = 0; round < REFINEMENTS && !good; round++)
        good = refine(f, factor, b, size, count, v);
    for (int l = 0; good && l < count; l++, b += size) {
        for (int i = 0; i < f->n; i++)
            b[i] = v->x[f->place[i]][l];
        for (int i = 0; i < f->m; i++)
            b[f->n + f->constraint[i]] = v->lambda[i][l];
    }
    return good;
}

#if defined(__x86_64__) && defined(__GNUC__)
/* Without products and sums in one instruction: the same numbers to the last bit. */
__attribute__((target("avx2"))) static int solve_wide(const cst_fronts *f, const double *factor,
                                                      double *b, int size, int count,
                                                      const block *v)
{
    return solve(f, factor, b, size, count, v);
}
#endif

static int solve_plain(const cst_fronts *f, const double *factor, double *b, int size, int count,
                       const block *v)
{
    return solve(f, factor, b, size, count, v);
}

int cst_fronts_solve_block(const cst_fronts *f, const double *factor, double *b, int size,
                           int count, double *scratch)
{
    block v = lay_out(f, scratch);
#if defined(__x86_64__) && defined(__GNUC__)
    if (__builtin_cpu_supports("avx2"))
        return solve_wide(f, factor, b, size, count, &v);
#endif
    return solve_plain(f, factor, b, size, count, &v);
}
