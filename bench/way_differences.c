/* Forward differences, in two ways: of the residual F, a column a time, as an integrator does that
 * is given no Jacobian; and of the model's kernels, with the columns colored as the engine's, which
 * takes the engine's patterns: as few evaluations as there are colors.  Second derivatives of Phi
 * are differences of first ones that are exact. */
#include "block.h"
#include "way.h"

#include <stdlib.h>
#include <string.h>

#define STEP 1e-7

enum { MASS_Q, FORCES_Q, FORCES_V, REACTION, PHI_X, PHI_Q, BLOCKS };

typedef struct {
    bench_block block[BLOCKS];
    double *x;      /* the point that is evaluated                                     */
    double *y0, *y; /* [3 larger] values there and before                               */
    double *memory;
} data;

static void destroy(void *x)
{
    data *d = x;
    for (int k = 0; k < BLOCKS; k++)
        bench_block_free(&d->block[k]);
    free(d->memory);
    free(d);
}

static int create_blocks(data *d, cst_system *s)
{
    cst_blocks b;
    int ok =
        bench_patterns(&b, s) &&
        bench_block_create(&d->block[MASS_Q], &b.inertia_q.pattern, &s->matrices.N, 0, 1, 0) &&
        bench_block_create(&d->block[FORCES_Q], &b.forces_q.pattern, &s->matrices.N, 0, 1, 0) &&
        bench_block_create(&d->block[FORCES_V], &b.forces_v.pattern, &s->matrices.N, 0, 1, 0) &&
        bench_block_create(&d->block[REACTION], &b.hessian.pattern, &s->matrices.N, 0, 1, 1) &&
        bench_block_create(&d->block[PHI_X], &b.phi_x.pattern, &s->matrices.N, s->n, 1, 0) &&
        bench_block_create(&d->block[PHI_Q], &b.phi_q.pattern, &s->matrices.A, s->n, 1, 0);
    cst_blocks_free(&b);
    return ok;
}

static void *create(cst_system *s)
{
    data *d = calloc(1, sizeof *d);
    if (!d)
        return NULL;
    size_t larger = (size_t)(s->n + s->m + s->p);
    d->memory = calloc(7 * larger, sizeof *d->memory);
    int ok = d->memory && create_blocks(d, s);
    if (!ok) {
        destroy(d);
        return NULL;
    }
    d->x = d->memory;
    d->y0 = d->x + larger;
    d->y = d->y0 + 3 * larger;
    return d;
}

/* x = from + STEP direction */
static const double *moved(data *d, const double *from, int n, const double *direction)
{
    for (int i = 0; i < n; i++)
        d->x[i] = from[i] + STEP * direction[i];
    return d->x;
}

static void phi_q(void *x, cst_system *s, bench_out *out)
{
    data *d = x;
    const bench_block *b = &d->block[PHI_Q];
    s->kernels->constraints(s->t, s->q, s->rho, d->y0);
    for (int k = 0; k < b->plan.passes; k++) {
        s->kernels->constraints(s->t, moved(d, s->q, s->n, cst_plan_seeds(&b->plan, k)), s->rho,
                                d->y);
        for (int e = b->plan.start[k]; e < b->plan.start[k + 1]; e++) {
            int i = b->plan.source[e];
            out->A[b->target[e]] = out->A[b->mirrored[e]] = (d->y[i] - d->y0[i]) / STEP;
        }
    }
}

typedef void kernel(data *d, cst_system *s, const double *x, double *y);
static void inertia_of_q(data *d, cst_system *s, const double *q, double *y)
{
    s->kernels->inertia(q, s->a, s->rho, y);
}
static void forces_of_q(data *d, cst_system *s, const double *q, double *y)
{
    s->kernels->forces(s->t, q, s->v, s->rho, s->mode, y);
}
static void forces_of_v(data *d, cst_system *s, const double *v, double *y)
{
    s->kernels->forces(s->t, s->q, v, s->rho, s->mode, y);
}
static void reaction(data *d, cst_system *s, const double *q, const double *rho, double *y)
{
    memset(s->args.unused, 0, (size_t)s->m * sizeof *y);
    memcpy(s->args.phid0b, s->lambda, (size_t)s->m * sizeof *y);
    s->kernels->constraints_d0_b(s->t, 0.0, q, s->args.qb, s->args.zero, y, rho, s->args.rhob,
                                 s->args.scratch_m, s->args.unused, s->args.phid1, s->args.phid0b);
}
static void reaction_of_q(data *d, cst_system *s, const double *q, double *y)
{
    reaction(d, s, q, s->rho, y);
}

static void add(data *d, cst_system *s, int block, kernel *f, const double *at, double sign,
                double *value)
{
    const bench_block *b = &d->block[block];
    if (!b->plan.passes)
        return;
    f(d, s, at, d->y0);
    for (int k = 0; k < b->plan.passes; k++) {
        f(d, s, moved(d, at, s->n, cst_plan_seeds(&b->plan, k)), d->y);
        for (int e = b->plan.start[k]; e < b->plan.start[k + 1]; e++) {
            int i = b->plan.source[e];
            value[b->target[e]] += sign / STEP * (d->y[i] - d->y0[i]);
        }
    }
}

/* Phi, Phi_dot, Phi_ddot in y[0 .. m), y[m .. 2 m), y[2 m .. 3 m) */
static void kinematics(cst_system *s, const double *q, const double *rho, double *y)
{
    int m = s->m;
    s->kernels->constraints_d0_d1(s->t, 1.0, 1.0, q, s->v, s->v, s->a, rho, y, s->args.phid1, y + m,
                                  y + 2 * m);
}

static void add_phi_x(data *d, cst_system *s, bench_out *out)
{
    const bench_block *b = &d->block[PHI_X];
    int m = s->m;
    kinematics(s, s->q, s->rho, d->y0);
    for (int k = 0; k < b->plan.passes; k++) {
        kinematics(s, moved(d, s->q, s->n, cst_plan_seeds(&b->plan, k)), s->rho, d->y);
        for (int i = 0; i < 3 * m; i++)
            d->y[i] = (d->y[i] - d->y0[i]) / STEP;
        for (int e = b->plan.start[k]; e < b->plan.start[k + 1]; e++) {
            const double *y = d->y + b->plan.source[e];
            out->C[b->target[e]] += 2.0 * y[m] + s->penalty.damping * y[0];
            out->K[b->target[e]] +=
                y[2 * m] + s->penalty.damping * y[m] + s->penalty.stiffness * y[0];
        }
    }
}

static void jacobian(void *x, cst_system *s, bench_out *out)
{
    size_t size = (size_t)s->matrices.N.p[s->matrices.N.cols] * sizeof *out->K;
    memset(out->C, 0, size);
    memset(out->K, 0, size);
    add(x, s, MASS_Q, inertia_of_q, s->q, 1.0, out->K);
    add(x, s, FORCES_Q, forces_of_q, s->q, -1.0, out->K);
    add(x, s, FORCES_V, forces_of_v, s->v, -1.0, out->C);
    if (s->m) {
        add(x, s, REACTION, reaction_of_q, s->q, 1.0, out->K);
        add_phi_x(x, s, out);
    }
}

/* F in y [n + m], with y + n + m as scratch */
static void residual(data *d, cst_system *s, const double *q, const double *v, const double *rho,
                     double *y)
{
    int n = s->n, m = s->m;
    double *f = y + n + m;
    s->kernels->inertia(q, s->a, rho, y);
    s->kernels->forces(s->t, q, v, rho, s->mode, f);
    for (int i = 0; i < n; i++)
        y[i] -= f[i];
    if (!m)
        return;
    reaction(d, s, q, rho, f);
    for (int i = 0; i < n; i++)
        y[i] += f[i];
    s->kernels->constraints_d0_d1(s->t, 1.0, 1.0, q, v, v, s->a, rho, f, s->args.phid1, f + m,
                                  f + 2 * m);
    for (int i = 0; i < m; i++)
        y[n + i] = f[2 * m + i] + s->penalty.damping * f[m + i] + s->penalty.stiffness * f[i];
}

static void by_columns(void *x, cst_system *s, bench_out *out)
{
    data *d = x;
    int n = s->n;
    residual(d, s, s->q, s->v, s->rho, d->y0);
    for (int kind = 0; kind < 2; kind++) {
        const double *at = kind ? s->v : s->q;
        double *value = kind ? out->C : out->K;
        memcpy(d->x, at, (size_t)n * sizeof *at);
        for (int j = 0; j < n; j++) {
            d->x[j] = at[j] + STEP;
            residual(d, s, kind ? s->q : d->x, kind ? d->x : s->v, s->rho, d->y);
            d->x[j] = at[j];
            for (int e = s->matrices.N.p[j]; e < s->matrices.N.p[j + 1]; e++)
                value[e] = (d->y[s->matrices.N.i[e]] - d->y0[s->matrices.N.i[e]]) / STEP;
        }
    }
}

static void by_rho(void *x, cst_system *s, bench_out *out)
{
    data *d = x;
    int size = s->n + s->m;
    residual(d, s, s->q, s->v, s->rho, d->y0);
    memcpy(d->x, s->rho, (size_t)s->p * sizeof *d->x);
    for (int k = 0; k < s->p; k++) {
        double step = STEP * (1.0 + (s->rho[k] < 0.0 ? -s->rho[k] : s->rho[k]));
        d->x[k] = s->rho[k] + step;
        residual(d, s, s->q, s->v, d->x, d->y);
        d->x[k] = s->rho[k];
        for (int i = 0; i < size; i++)
            out->F_rho[k * size + i] = (d->y[i] - d->y0[i]) / step;
    }
}

const bench_way way_differences = {
    .name = "differences",
    .about = "forward differences of F, column by column",
    .create = create,
    .destroy = destroy,
    .jacobian = by_columns,
    .by_rho = by_rho,
};

const bench_way way_colored = {
    .name = "colored",
    .about = "forward differences of the kernels, columns colored",
    .create = create,
    .destroy = destroy,
    .phi_q = phi_q,
    .jacobian = jacobian,
};
