/* The patterns of the blocks, found once by poisoned directions (compress.h), and the plans by
 * which they are filled. */
#include "dynamics/system.h"

#include "model/contacts.h"

#include "base/vectors.h"

#include <math.h>
#include <stdlib.h>

/* A point at which the patterns are taken: the model's start, shaken so that nothing is zero by
 * accident. */
typedef struct {
    cst_system *s;
    /* rho: shaken likewise, so that a parameter is not zero either */
    double *q, *v, *a, *lambda, *rho;
    double *z, (*d)[CST_LANES]; /* directions [n], which are poisoned */
} point;

static double shake(unsigned *seed)
{
    *seed = *seed * 1664525u + 1013904223u;
    return (double)(*seed >> 8) / 16777216.0 - 0.5;
}

/* Variants of the branches: all off, all on, and many at random, so that any few switches take all
 * their combinations; each with the parameters as they are or shaken.  Every eighth is a static
 * search. */
static int variants(const cst_system *s)
{
    return cst_mode_count(s->model) ? 128 : 2;
}

static const double *set_variant(point *at, int variant)
{
    cst_system *s = at->s;
    int count = cst_mode_count(s->model);
    unsigned seed = (unsigned)variant;
    for (int k = 0; k < count; k++)
        s->mode[k] = variant < 4 ? variant / 2 : shake(&seed) > 0.0;
    s->mode[s->model->s] = variant % 8 == 7;
    return variant % 2 ? at->rho : s->rho;
}

/* What is poisoned is a direction, never q or v: their numbers are finite in every call, so that a
 * kernel that makes an index of them stays within what it reaches in a run.  d: a direction in lane
 * 0 that is NaN where x is, and 0 elsewhere. */
static cst_dirs poisoned(point *at, const double *x)
{
    for (int i = 0; i < at->s->n; i++)
        at->d[i][0] = isnan(x[i]) ? NAN : 0.0;
    return (cst_dirs)at->d;
}

/* y: the derivatives along it. */
static void take(const cst_system *s, int rows, double *y)
{
    for (int i = 0; i < rows; i++)
        y[i] = s->lanes.out0[i][0];
}

/* Of the kernel itself, which fills M: a is poisoned, in which it is linear (model/contract.c). */
static void mass_of(void *context, int variant, const double *x, double *y)
{
    point *at = context;
    at->s->kernels->inertia(at->q, x, set_variant(at, variant), y);
}

static void inertia_of_q(void *context, int variant, const double *x, double *y)
{
    point *at = context;
    cst_system *s = at->s;
    cst_dirs zeros = (cst_dirs)s->lanes.zeros;
    s->kernels->inertia_dv(at->q, poisoned(at, x), at->a, zeros, set_variant(at, variant), zeros,
                           s->args.f, s->lanes.out0, CST_LANES);
    take(s, s->n, y);
}

static void forces_of(point *at, int variant, cst_dirs dq, cst_dirs dv, double *y)
{
    cst_system *s = at->s;
    const double *rho = set_variant(at, variant);
    s->kernels->forces_dv(0.0, at->q, dq, at->v, dv, rho, (cst_dirs)s->lanes.zeros, s->mode,
                          s->args.f, s->lanes.out0, CST_LANES);
    take(s, s->n, y);
}

static void forces_of_q(void *context, int variant, const double *x, double *y)
{
    point *at = context;
    forces_of(at, variant, poisoned(at, x), (cst_dirs)at->s->lanes.zeros, y);
}

static void forces_of_v(void *context, int variant, const double *x, double *y)
{
    point *at = context;
    forces_of(at, variant, (cst_dirs)at->s->lanes.zeros, poisoned(at, x), y);
}

static void phi_of_q(void *context, int variant, const double *x, double *y)
{
    point *at = context;
    cst_system *s = at->s;
    s->kernels->constraints_dv(0.0, at->q, poisoned(at, x), set_variant(at, variant),
                               s->args.scratch_m, s->lanes.out0, CST_LANES);
    take(s, s->m, y);
}

/* Phi_q' lambda as a function of q: reverse of the tangent, as cst_blocks_hessian takes it. */
static void reaction_of_q(void *context, int variant, const double *x, double *y)
{
    point *at = context;
    cst_system *s = at->s;
    (void)variant;
    for (int i = 0; i < s->n; i++)
        at->z[i] = isnan(x[i]) ? NAN : 0.0;
    memcpy(s->q, at->q, (size_t)s->n * sizeof *x);
    cst_system_reaction_b(s, 0.0, at->z, at->lambda);
    memcpy(y, s->args.qb, (size_t)s->n * sizeof *y);
}

static int probe_all(cst_system *s, point *at, int needed)
{
    cst_blocks *b = &s->derivatives.blocks;
    int n = s->n, m = s->m, many = variants(s), motion = needed & CST_BLOCKS_MOTION, ok = 1;
    if (motion)
        ok = cst_pattern_probe(&b->mass.pattern, n, n, 2, mass_of, at, at->a);
    if (needed & (CST_BLOCKS_MOTION | CST_BLOCKS_WEIGHTED))
        ok = ok && cst_pattern_probe(&b->inertia_q.pattern, n, n, 2, inertia_of_q, at, at->q);
    if (needed & (CST_BLOCKS_MOTION | CST_BLOCKS_SEARCH))
        ok = ok && cst_pattern_probe(&b->forces_q.pattern, n, n, many, forces_of_q, at, at->q) &&
             cst_pattern_probe(&b->forces_v.pattern, n, n, many, forces_of_v, at, at->v);
    if (motion && m)
        ok = ok && cst_pattern_probe(&b->phi_q.pattern, m, n, 2, phi_of_q, at, at->q) &&
             cst_pattern_probe(&b->phi_x.pattern, m, n, 2, phi_of_q, at, at->q);
    if (needed && m)
        ok = ok && cst_pattern_probe(&b->hessian.pattern, n, n, 1, reaction_of_q, at, at->q);
    memset(s->mode, 0, ((size_t)cst_mode_count(s->model) + 1) * sizeof *s->mode);
    b->mass_constant = b->inertia_q.pattern.p && b->inertia_q.pattern.p[n] == 0;
    return ok;
}

int cst_blocks_probe(cst_system *s, int needed)
{
    int n = s->n, m = s->m;
    unsigned seed = 1;
    if (!needed)
        return 1;
    double *x = calloc((size_t)((4 + CST_LANES) * n + m + s->p) + 1, sizeof *x);
    if (!x)
        return 0;
    double *d = x + 4 * n + m + s->p;
    point at = {
        s, x, x + n, x + 2 * n, x + 4 * n, x + 4 * n + m, x + 3 * n, (double(*)[CST_LANES])d
    };
    s->kernels->initial(s->rho, at.q, at.v);
    for (int i = 0; i < n; i++) {
        at.q[i] += 0.02 * shake(&seed);
        at.v[i] += 0.3 * shake(&seed);
        at.a[i] = shake(&seed);
    }
    for (int i = 0; i < m; i++)
        at.lambda[i] = shake(&seed);
    for (int i = 0; i < s->p; i++) { /* inside its bounds */
        if (i >= s->tables.single) { /* of a cell */
            at.rho[i] = s->rho[i] + 5e-4 * (1.0 + fabs(s->rho[i]));
            continue;
        }
        const cst_parameter *r = &s->model->parameters[i];
        double up = fmin(r->upper - s->rho[i], 1e-3 * (1.0 + fabs(s->rho[i])));
        at.rho[i] = s->rho[i] +
                    (up > 0.0 ? 0.5 * up
                              : -fmin(s->rho[i] - r->lower, 1e-3 * (1.0 + fabs(s->rho[i]))) * 0.5);
    }
    int ok = probe_all(s, &at, needed);
    free(x);
    return ok;
}

static void add(cst_entries *e, const cst_pattern *x, int row0, int col0, int transposed)
{
    if (x->p)
        cst_entries_add_pattern(e, x, row0, col0, transposed);
}

void cst_blocks_entries_A(const cst_system *s, cst_entries *e)
{
    const cst_blocks *b = &s->derivatives.blocks;
    add(e, &b->mass.pattern, 0, 0, 0);
    add(e, &b->phi_q.pattern, s->n, 0, 0);
    add(e, &b->phi_q.pattern, 0, s->n, 1);
}

void cst_blocks_entries_N(const cst_system *s, cst_entries *e)
{
    const cst_blocks *b = &s->derivatives.blocks;
    add(e, &b->inertia_q.pattern, 0, 0, 0);
    add(e, &b->forces_q.pattern, 0, 0, 0);
    add(e, &b->forces_v.pattern, 0, 0, 0);
    add(e, &b->hessian.pattern, 0, 0, 0);
}

static int plan_block(cst_block *b, const cst_pattern *whole, int row0, int mirrored, int width,
                      int symmetric)
{
    if (!b->pattern.p)
        return 1;
    int cols = b->pattern.cols, entries = b->pattern.p[cols];
    int *row = malloc(((size_t)entries + 1) * sizeof *row),
        *col = malloc(((size_t)entries + 1) * sizeof *col);
    int ok = row && col && cst_plan_build(&b->plan, &b->pattern, width, symmetric);
    b->target = malloc(((size_t)entries + 1) * sizeof *b->target);
    b->mirrored = mirrored ? malloc(((size_t)entries + 1) * sizeof *b->mirrored) : NULL;
    ok = ok && b->target && (!mirrored || b->mirrored);
    for (int j = 0; ok && j < cols; j++)
        for (int k = b->pattern.p[j]; k < b->pattern.p[j + 1]; k++) {
            row[k] = b->pattern.i[k];
            col[k] = j;
        }
    for (int e = 0; ok && e < entries; e++) {
        int k = b->plan.entry[e];
        b->target[e] = cst_pattern_find(whole, row0 + row[k], col[k]);
        if (mirrored)
            b->mirrored[e] = cst_pattern_find(whole, col[k], row0 + row[k]);
    }
    free(row);
    free(col);
    return ok;
}

/* The forces' rows in two parts, by columns and in reverse. */
static int split_forces(cst_system *s)
{
    cst_pattern q = s->derivatives.blocks.forces_q.pattern,
                v = s->derivatives.blocks.forces_v.pattern;
    memset(&s->derivatives.blocks.forces_q.pattern, 0, sizeof q);
    memset(&s->derivatives.blocks.forces_v.pattern, 0, sizeof v);
    int ok =
        cst_split(&q, &v, &s->matrices.N, CST_LANES, &s->derivatives.blocks.forces_rows,
                  &s->derivatives.blocks.forces_q.pattern, &s->derivatives.blocks.forces_v.pattern);
    cst_pattern_free(&q);
    cst_pattern_free(&v);
    return ok;
}

int cst_blocks_plan(cst_system *s, int needed)
{
    cst_blocks *b = &s->derivatives.blocks;
    const cst_pattern *A = &s->matrices.A, *N = &s->matrices.N;
    if ((needed & (CST_BLOCKS_MOTION | CST_BLOCKS_SEARCH)) && !split_forces(s))
        return 0;
    return plan_block(&b->mass, A, 0, 0, 1, 0) &&
           plan_block(&b->inertia_q, N, 0, 0, CST_LANES, 0) &&
           plan_block(&b->forces_q, N, 0, 0, CST_LANES, 0) &&
           plan_block(&b->forces_v, N, 0, 0, CST_LANES, 0) &&
           plan_block(&b->phi_q, A, s->n, 1, CST_LANES, 0) &&
           plan_block(&b->phi_x, N, s->n, 0, CST_LANES, 0) &&
           plan_block(&b->hessian, N, 0, 0, 1, 1);
}

static void free_block(cst_block *b)
{
    cst_pattern_free(&b->pattern);
    cst_plan_free(&b->plan);
    free(b->target);
    free(b->mirrored);
}

void cst_blocks_free(cst_blocks *b)
{
    cst_block *blocks[] = { &b->mass,     &b->phi_q,    &b->phi_x,  &b->inertia_q,
                            &b->forces_q, &b->forces_v, &b->hessian };
    for (size_t k = 0; k < sizeof blocks / sizeof blocks[0]; k++)
        free_block(blocks[k]);
    cst_rows_free(&b->forces_rows);
}
