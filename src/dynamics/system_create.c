/* The memory of a system and the patterns of its matrices, found once by poisoning (compress.h). */
#include "dynamics/system.h"

#include "base/vectors.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* A point at which the patterns are taken: the model's start, shaken so that nothing is zero by accident. */
typedef struct {
    cst_system *s;
    double *q, *v, *a, *lambda, *rho; /* rho: shaken likewise, so that a parameter is not zero either */
} point;

static double shake(unsigned *seed)
{
    *seed = *seed * 1664525u + 1013904223u;
    return (double)(*seed >> 8) / 16777216.0 - 0.5;
}

/* Variants of the branches: all off, all on, and many at random, so that any few switches take all their combinations;
 * each with the parameters as they are or shaken.  Every eighth is a static search. */
static int variants(const cst_system *s) { return s->model->s ? 128 : 2; }

static const double *set_variant(point *at, int variant)
{
    cst_system *s = at->s;
    int count = s->model->s;
    unsigned seed = (unsigned)variant;
    for (int k = 0; k < count; k++)
        s->mode[k] = variant < 4 ? variant / 2 : shake(&seed) > 0.0;
    s->mode[count] = variant % 8 == 7;
    return variant % 2 ? at->rho : s->rho;
}

static void mass_of(void *context, int variant, const double *x, double *y)
{
    point *at = context;
    at->s->kernels->inertia(at->q, x, set_variant(at, variant), y);
}

static void inertia_of_q(void *context, int variant, const double *x, double *y)
{
    point *at = context;
    at->s->kernels->inertia(x, at->a, set_variant(at, variant), y);
}

static void forces_of_q(void *context, int variant, const double *x, double *y)
{
    point *at = context;
    const double *rho = set_variant(at, variant);
    at->s->kernels->forces(0.0, x, at->v, rho, at->s->mode, y);
}

static void forces_of_v(void *context, int variant, const double *x, double *y)
{
    point *at = context;
    const double *rho = set_variant(at, variant);
    at->s->kernels->forces(0.0, at->q, x, rho, at->s->mode, y);
}

static void phi_of_q(void *context, int variant, const double *x, double *y)
{
    point *at = context;
    at->s->kernels->constraints(0.0, x, set_variant(at, variant), y);
}

/* Phi_q' lambda as a function of q. */
static void reaction_of_q(void *context, int variant, const double *x, double *y)
{
    point *at = context;
    cst_system *s = at->s;
    (void)variant;
    memcpy(s->q, x, (size_t)s->n * sizeof *x);
    cst_system_reaction_b(s, 0.0, at->v, at->lambda);
    memcpy(y, s->bb, (size_t)s->n * sizeof *y);
}

static int allocate(cst_system *s)
{
    int n = s->n, m = s->m, p = s->p, larger = n > m ? n : m;
    larger = larger > p ? larger : p;
    larger = larger > s->model->s ? larger : s->model->s;
    double **vector[] = { &s->q,    &s->v,    &s->a,      &s->lambda, &s->phi,   &s->phi_dot,   &s->phi_ddot, &s->Q,
                          &s->f,    &s->fb,   &s->Qb,     &s->phib,   &s->phid0b, &s->phid1b,   &s->phid1, &s->unused,
                          &s->scratch_m, &s->qb, &s->vb,  &s->ab,     &s->bb,    &s->rhob,      &s->zero };
    int vectors = (int)(sizeof vector / sizeof vector[0]);
    double *x = calloc((size_t)(p + (vectors + 5 * CST_LANES) * larger + 2 * (n + m) * CST_LANES + CST_REDUNDANT * m), sizeof *x);
    s->memory = x;
    s->mode = calloc((size_t)s->model->s + 1, sizeof *s->mode);
    if (!x || !s->mode)
        return 0;
    s->rho = cst_take(&x, (size_t)p);
    for (int k = 0; k < vectors; k++)
        *vector[k] = cst_take(&x, (size_t)larger);
    s->null = cst_take(&x, (size_t)(CST_REDUNDANT * m));
    s->rhs = cst_take(&x, (size_t)((n + m) * CST_LANES));
    s->product = (double(*)[CST_LANES])cst_take(&x, (size_t)((n + m) * CST_LANES));
    s->zeros = (double(*)[CST_LANES])cst_take(&x, (size_t)(larger * CST_LANES));
    s->out0 = (double(*)[CST_LANES])cst_take(&x, (size_t)(larger * CST_LANES));
    s->out1 = (double(*)[CST_LANES])cst_take(&x, (size_t)(larger * CST_LANES));
    s->out2 = (double(*)[CST_LANES])cst_take(&x, (size_t)(larger * CST_LANES));
    s->out3 = (double(*)[CST_LANES])cst_take(&x, (size_t)(larger * CST_LANES));
    return 1;
}

static int probe_all(cst_system *s, point *at)
{
    int n = s->n, m = s->m, many = variants(s);
    int ok = cst_pattern_probe(&s->mass.pattern, n, n, 2, mass_of, at, at->a) &&
             cst_pattern_probe(&s->inertia_q.pattern, n, n, 2, inertia_of_q, at, at->q) &&
             cst_pattern_probe(&s->forces_q.pattern, n, n, many, forces_of_q, at, at->q) &&
             cst_pattern_probe(&s->forces_v.pattern, n, n, many, forces_of_v, at, at->v);
    if (ok && m)
        ok = cst_pattern_probe(&s->phi_q.pattern, m, n, 2, phi_of_q, at, at->q) &&
             cst_pattern_probe(&s->phi_x.pattern, m, n, 2, phi_of_q, at, at->q) &&
             cst_pattern_probe(&s->hessian.pattern, n, n, 1, reaction_of_q, at, at->q);
    memset(s->mode, 0, ((size_t)s->model->s + 1) * sizeof *s->mode);
    s->mass_constant = s->inertia_q.pattern.p && s->inertia_q.pattern.p[n] == 0;
    return ok;
}

static int find_patterns(cst_system *s)
{
    int n = s->n, m = s->m;
    unsigned seed = 1;
    double *x = malloc(((size_t)(3 * n + m + s->p) + 1) * sizeof *x);
    if (!x)
        return 0;
    point at = { s, x, x + n, x + 2 * n, x + 3 * n, x + 3 * n + m };
    s->kernels->initial(s->rho, at.q, at.v);
    for (int i = 0; i < n; i++) {
        at.q[i] += 0.02 * shake(&seed);
        at.v[i] += 0.3 * shake(&seed);
        at.a[i] = shake(&seed);
    }
    for (int i = 0; i < m; i++)
        at.lambda[i] = shake(&seed);
    for (int i = 0; i < s->p; i++) { /* inside its bounds */
        const cst_parameter *r = &s->model->parameters[i];
        double up = fmin(r->upper - s->rho[i], 1e-3 * (1.0 + fabs(s->rho[i])));
        at.rho[i] = s->rho[i] + (up > 0.0 ? 0.5 * up : -fmin(s->rho[i] - r->lower, 1e-3 * (1.0 + fabs(s->rho[i]))) * 0.5);
    }
    int ok = probe_all(s, &at);
    free(x);
    return ok;
}

/* The entries of fused code. */
static void add_fused(cst_entries *e, const int *row, const int *col, int count, int row0, int transposed)
{
    for (int k = 0; k < count; k++)
        cst_entries_add(e, transposed ? col[k] : row0 + row[k], transposed ? row0 + row[k] : col[k]);
}

/* The whole matrices: A, and N with the blocks of dF/dv and dF/dq and a full diagonal. */
static int join_patterns(cst_system *s)
{
    int n = s->n, m = s->m, ok;
    const cst_fused *f = s->kernels->fused;
    cst_entries e = { 0 };
    cst_entries_add_pattern(&e, &s->mass.pattern, 0, 0, 0);
    for (int i = 0; i < m; i++)
        cst_entries_add(&e, n + i, n + i);
    if (m) {
        cst_entries_add_pattern(&e, &s->phi_q.pattern, n, 0, 0);
        cst_entries_add_pattern(&e, &s->phi_q.pattern, 0, n, 1);
    }
    if (f) {
        add_fused(&e, f->mass_row, f->mass_col, f->mass, 0, 0);
        add_fused(&e, f->phi_q_row, f->phi_q_col, f->constraints, n, 0);
        add_fused(&e, f->phi_q_row, f->phi_q_col, f->constraints, n, 1);
    }
    ok = !e.failed && cst_pattern_build(&s->A, n + m, n + m, e.count, e.row, e.col);
    for (int i = 0; i < n; i++)
        cst_entries_add(&e, i, i);
    cst_entries_add_pattern(&e, &s->inertia_q.pattern, 0, 0, 0);
    cst_entries_add_pattern(&e, &s->forces_q.pattern, 0, 0, 0);
    cst_entries_add_pattern(&e, &s->forces_v.pattern, 0, 0, 0);
    if (m)
        cst_entries_add_pattern(&e, &s->hessian.pattern, 0, 0, 0);
    if (f)
        add_fused(&e, f->jacobian_row, f->jacobian_col, f->by_q + f->by_v, 0, 0);
    ok = ok && !e.failed && cst_pattern_build(&s->N, n + m, n + m, e.count, e.row, e.col);
    cst_entries_free(&e);
    return ok;
}

static int plan_block(cst_block *b, const cst_pattern *whole, int row0, int mirrored, int width, int symmetric)
{
    int cols = b->pattern.cols, entries = b->pattern.p[cols];
    int *row = malloc(((size_t)entries + 1) * sizeof *row), *col = malloc(((size_t)entries + 1) * sizeof *col);
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
    cst_pattern q = s->forces_q.pattern, v = s->forces_v.pattern;
    memset(&s->forces_q.pattern, 0, sizeof q);
    memset(&s->forces_v.pattern, 0, sizeof v);
    int ok = cst_split(&q, &v, &s->N, CST_LANES, &s->forces_rows, &s->forces_q.pattern, &s->forces_v.pattern);
    cst_pattern_free(&q);
    cst_pattern_free(&v);
    return ok;
}

static int plan_all(cst_system *s)
{
    int n = s->n;
    int ok = split_forces(s) && plan_block(&s->mass, &s->A, 0, 0, 1, 0) && plan_block(&s->inertia_q, &s->N, 0, 0, CST_LANES, 0) &&
             plan_block(&s->forces_q, &s->N, 0, 0, CST_LANES, 0) && plan_block(&s->forces_v, &s->N, 0, 0, CST_LANES, 0);
    if (ok && s->m)
        ok = plan_block(&s->phi_q, &s->A, n, 1, CST_LANES, 0) && plan_block(&s->phi_x, &s->N, n, 0, CST_LANES, 0) &&
             plan_block(&s->hessian, &s->N, 0, 0, 1, 1);
    return ok;
}

/* Where entries go in a matrix, from the row row0 of it on. */
static void place_entries(int *at, const int *row, const int *col, int count, const cst_pattern *whole, int row0)
{
    for (int e = 0; e < count; e++)
        at[e] = cst_pattern_find(whole, row0 + row[e], col[e]);
}

/* Where the entries of fused code go, and memory for its matrices. */
static int place_fused(cst_system *s)
{
    const cst_fused *f = s->kernels->fused;
    if (!f)
        return 1;
    int n = s->n, both = f->by_q + f->by_v;
    s->mass_at = malloc(((size_t)f->mass + 2 * (size_t)f->constraints + (size_t)both + 1) * sizeof *s->mass_at);
    if (!s->mass_at)
        return 0;
    s->phi_q_at = s->mass_at + f->mass;
    s->jacobian_at = s->phi_q_at + 2 * f->constraints;
    place_entries(s->mass_at, f->mass_row, f->mass_col, f->mass, &s->A, 0);
    place_entries(s->phi_q_at, f->phi_q_row, f->phi_q_col, f->constraints, &s->A, n);
    for (int e = 0; e < f->constraints; e++)
        s->phi_q_at[f->constraints + e] = cst_pattern_find(&s->A, f->phi_q_col[e], n + f->phi_q_row[e]);
    place_entries(s->jacobian_at, f->jacobian_row, f->jacobian_col, both, &s->N, 0);
    size_t size = (size_t)s->N.p[s->N.cols];
    s->by_q = calloc(2 * size + (size_t)f->parameters + 1, sizeof *s->by_q);
    if (!s->by_q)
        return 0;
    s->by_v = s->by_q + size;
    s->by_rho = s->by_v + size;
    return 1;
}

static int create_matrices(cst_system *s)
{
    int size = s->n + s->m;
    /* A Newton iteration corrects what bad pivots of its matrix cost; nothing corrects the motion's. */
    if (!cst_lu_create(&s->lu_A, &s->A, 1e-3) || !cst_lu_create(&s->lu_N, &s->N, 1e-8) || !cst_lu_create(&s->lu_S, &s->N, 1e-3))
        return 0;
    s->solver.lu = &s->lu_A;
    size_t entries = (size_t)s->N.p[size];
    s->A0 = calloc(3 * entries + 1, sizeof *s->A0);
    s->A_in_N = malloc(((size_t)s->A.p[size] + 1) * sizeof *s->A_in_N);
    s->diagonal = malloc((size_t)size * sizeof *s->diagonal);
    if (!s->A0 || !s->A_in_N || !s->diagonal)
        return 0;
    for (int i = 0; i < size; i++)
        s->diagonal[i] = cst_pattern_find(&s->N, i, i);
    s->C = s->A0 + entries;
    s->K = s->C + entries;
    for (int j = 0; j < size; j++)
        for (int k = s->A.p[j]; k < s->A.p[j + 1]; k++)
            s->A_in_N[k] = cst_pattern_find(&s->N, s->A.i[k], j);
    for (int i = s->n; i < size; i++)
        s->lu_A.value[cst_pattern_find(&s->A, i, i)] = -s->compliance;
    return 1;
}

int cst_system_create(cst_system *s, const cst_model *model, const double *rho)
{
    s->model = model;
    s->kernels = model->kernels;
    s->n = model->n;
    s->m = model->m;
    s->p = model->p;
    s->rcond = 1.0;
    if (!allocate(s))
        return CST_EMEMORY;
    memcpy(s->rho, rho, (size_t)s->p * sizeof *rho);
    int ok = find_patterns(s) && join_patterns(s) && plan_all(s) && place_fused(s) && create_matrices(s);
    return ok ? CST_OK : CST_EMEMORY;
}

static void free_block(cst_block *b)
{
    cst_pattern_free(&b->pattern);
    cst_plan_free(&b->plan);
    free(b->target);
    free(b->mirrored);
}

void cst_system_free(cst_system *s)
{
    cst_block *blocks[] = { &s->mass, &s->phi_q, &s->phi_x, &s->inertia_q, &s->forces_q, &s->forces_v, &s->hessian };
    for (size_t k = 0; k < sizeof blocks / sizeof blocks[0]; k++)
        free_block(blocks[k]);
    cst_rows_free(&s->forces_rows);
    cst_solver_free(&s->solver);
    cst_lu_free(&s->lu_A);
    cst_lu_free(&s->lu_N);
    cst_lu_free(&s->lu_S);
    cst_pattern_free(&s->A);
    cst_pattern_free(&s->N);
    free(s->A0);
    free(s->A_in_N);
    free(s->by_q);
    free(s->mass_at);
    free(s->diagonal);
    free(s->mode);
    free(s->memory);
}
