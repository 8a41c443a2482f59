#include "integrate/constraints/projection.h"

#include "base/vectors.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* NULL memory: only counts. */
static double *take(double *memory, size_t *used, size_t count)
{
    double *x = memory ? memory + *used : NULL;
    *used += count;
    return x;
}

static size_t share_out(cst_projection *x, const cst_system *s)
{
    size_t n = (size_t)s->n, size = n + (size_t)s->m, used = 0;
    x->y = take(x->memory, &used, 2 * n);
    x->q = take(x->memory, &used, size);
    x->d = take(x->memory, &used, 2 * size); /* d and e are right-hand sides of one solve */
    x->e = x->memory ? x->d + size : NULL;
    x->u = take(x->memory, &used, size);
    x->zW = take(x->memory, &used, size);
    x->mu = take(x->memory, &used, 2 * n);
    x->dzW = take(x->memory, &used, size);
    x->dmu = take(x->memory, &used, 2 * n);
    x->lane = take(x->memory, &used, 2 * size + (size_t)s->p);
    double *dd = take(x->memory, &used, size * CST_LANES),
           *de = take(x->memory, &used, size * CST_LANES);
    x->dd = (void *)dd;
    x->de = (void *)de;
    return used;
}

int cst_projection_create(cst_projection *x, const cst_system *s)
{
    *x = (cst_projection){ .memory = NULL };
    x->memory = calloc(share_out(x, s) + 1, sizeof *x->memory);
    if (x->memory)
        share_out(x, s);
    return x->memory != NULL;
}

void cst_projection_free(cst_projection *x)
{
    free(x->memory);
    x->memory = NULL;
}

/* ---- the projection -------------------------------------------------------------------------- */

/* b = (0, -by) */
static void load(const cst_system *s, const double *by, double *b)
{
    cst_clear(b, s->n);
    for (int i = 0; i < s->m; i++)
        b[s->n + i] = -by[i];
}

/* sqrt(d'M d / |Phi|^2), from M d = -Phi_q' mu and Phi_q d = mu / alpha - Phi. */
static double amplification(const cst_system *s, const double *phi, const double *d)
{
    const double *mu = d + s->n;
    double energy = 0.0, size = 0.0;
    for (int i = 0; i < s->m; i++) {
        energy += mu[i] * (phi[i] - mu[i] * s->penalty.compliance);
        size += phi[i] * phi[i];
    }
    return size > 0.0 ? sqrt(fmax(energy, 0.0) / size) : 0.0;
}

double cst_projection_measure(cst_projection *x, cst_system *s, int velocity)
{
    const double *by = velocity ? s->phi_dot : s->phi;
    double *d = velocity ? x->e : x->d;
    load(s, by, d);
    cst_solver_solve(&s->solver, d, 1, 0);
    return amplification(s, by, d);
}

/* (d, mu) or (e, nu) where the system is solved. */
static int step(cst_system *s, const double *by, double *d)
{
    load(s, by, d);
    if (!cst_solver_solve(&s->solver, d, 1, 0))
        return CST_ESINGULAR;
    return isfinite(cst_largest(d, s->n + s->m)) ? CST_OK : CST_ESINGULAR;
}

int cst_projection_load(cst_projection *x, cst_system *s, double t, const double *y)
{
    int n = s->n;
    memmove(x->y, y, 2 * (size_t)n * sizeof *y);
    const double *v = x->y + n;
    TRY(cst_system_solve(s, t, x->y, v));
    TRY(step(s, s->phi, x->d));
    for (int i = 0; i < n; i++)
        x->q[i] = x->y[i] + x->d[i];
    TRY(cst_system_solve(s, t, x->q, v));
    TRY(step(s, s->phi_dot, x->e));
    for (int i = 0; i < n; i++)
        x->u[i] = v[i] + x->e[i];
    return CST_OK;
}

int cst_projection_apply(cst_projection *x, cst_system *s, double t, double *y)
{
    TRY(cst_projection_load(x, s, t, y));
    cst_copy(y, x->q, s->n);
    cst_copy(y + s->n, x->u, s->n);
    return CST_OK;
}

/* ---- its derivatives ------------------------------------------------------------------------- */

/* One of the two steps: A (d, multipliers) = (0, -c), where c is Phi, or Phi_dot at the velocity
 * before, which `along` = v + e goes with. */
typedef struct {
    const double *q, *d, *multipliers, *along;
    double dt;    /* 1: c has Phi_t       */
    int velocity; /* c is Phi_dot         */
} part;

static part first_part(const cst_projection *x, const cst_system *s)
{
    return (part){ x->y, x->d, x->d + s->n, x->d, 0.0, 0 };
}

static part second_part(const cst_projection *x, const cst_system *s)
{
    return (part){ x->q, x->e, x->e + s->n, x->u, 1.0, 1 };
}

/* By q into `by_q`, by the velocity before into s->args.bb, subtracted; by rho from `gradient`: of
 *     z'(M d + Phi_q' mu) + W'(Phi + Phi_q d)   or   z'(M e + Phi_q' nu) + W'Phi_dot(v + e). */
static void subtract_products(cst_system *s, const part *c, const double *zW, double *by_q,
                              double *gradient)
{
    int n = s->n, p = s->p;
    cst_copy(s->args.fb, zW, n);
    s->kernels->inertia_b(s->q, s->args.qb, c->d, s->args.ab, s->rho, s->args.rhob, s->args.f,
                          s->args.fb);
    cst_add_times(by_q, -1.0, s->args.qb, n);
    cst_add_times(gradient, -1.0, s->args.rhob, p);
    cst_system_reaction_b(s, 0.0, zW, c->multipliers);
    cst_add_times(by_q, -1.0, s->args.qb, n);
    cst_add_times(gradient, -1.0, s->args.rhob, p);
    cst_copy(s->args.phid0b, zW + n, s->m);
    if (c->velocity)
        cst_clear(s->args.phib, s->m);
    else
        cst_copy(s->args.phib, zW + n, s->m);
    s->kernels->constraints_d0_b(s->t, c->dt, s->q, s->args.qb, c->along, s->args.bb, s->rho,
                                 s->args.rhob, s->args.scratch_m, s->args.phib, s->args.phid1,
                                 s->args.phid0b);
    cst_add_times(by_q, -1.0, s->args.qb, n);
    cst_add_times(gradient, -1.0, s->args.rhob, p);
}

/* (z, W) = A \ (b, 0) at the part's configuration. */
static int solve_adjoint(cst_projection *x, cst_system *s, double t, const part *c, const double *b,
                         double *zW)
{
    TRY(cst_system_solve(s, t, c->q, x->y + s->n));
    cst_copy(zW, b, s->n);
    cst_clear(zW + s->n, s->m);
    cst_system_adjoint(s, zW, 1);
    return CST_OK;
}

int cst_projection_adjoint(cst_projection *x, cst_system *s, double t, double *lambda,
                           double *gradient)
{
    int n = s->n;
    part first = first_part(x, s), second = second_part(x, s);
    TRY(solve_adjoint(x, s, t, &second, lambda + n, x->zW));
    subtract_products(s, &second, x->zW, lambda, gradient);
    cst_add_times(lambda + n, -1.0, s->args.bb, n);
    TRY(solve_adjoint(x, s, t, &first, lambda, x->zW));
    subtract_products(s, &first, x->zW, lambda, gradient);
    return CST_OK;
}

/* Tangents of (d, mu) or (e, nu) in all lanes, into `to`. */
static int part_tangents(cst_projection *x, cst_system *s, double t, const part *c, cst_dirs dq,
                         cst_dirs dv, cst_dirs drho, cst_outs to)
{
    int n = s->n, m = s->m, size = n + m;
    TRY(cst_system_solve(s, t, c->q, x->y + n));
    double *b = x->zW;
    s->kernels->inertia_dv(s->q, dq, c->d, (cst_dirs)s->lanes.zeros, s->rho, drho, s->args.f, to,
                           CST_LANES);
    s->kernels->constraints_d0_d1_dv(
        t, 0.0, c->dt, s->q, dq, s->args.zero, (cst_dirs)s->lanes.zeros, c->along, dv, s->args.zero,
        (cst_dirs)s->lanes.zeros, s->rho, drho, s->args.scratch_m, s->lanes.out0, s->args.phid1,
        s->lanes.out3, s->args.f, s->lanes.out1, s->args.fb, s->lanes.out2, CST_LANES);
    for (int l = 0; l < CST_LANES; l++) {
        for (int i = 0; i < n; i++)
            b[i] = to[i][l];
        cst_system_reaction_tangent(s, c->multipliers, dq, drho, l, b);
        for (int i = 0; i < m; i++)
            b[n + i] = s->lanes.out1[i][l] + (c->velocity ? 0.0 : s->lanes.out0[i][l]);
        for (int i = 0; i < size; i++)
            b[i] = -b[i];
        cst_solver_solve(&s->solver, b, 1, 0);
        for (int i = 0; i < size; i++)
            to[i][l] = b[i];
    }
    return CST_OK;
}

int cst_projection_tangents(cst_projection *x, cst_system *s, double t, cst_outs dq, cst_outs dv,
                            cst_dirs drho)
{
    part first = first_part(x, s), second = second_part(x, s);
    TRY(part_tangents(x, s, t, &first, (cst_dirs)dq, (cst_dirs)s->lanes.zeros, drho, x->dd));
    cst_add(&dq[0][0], &x->dd[0][0], s->n * CST_LANES);
    TRY(part_tangents(x, s, t, &second, (cst_dirs)dq, (cst_dirs)dv, drho, x->de));
    cst_add(&dv[0][0], &x->de[0][0], s->n * CST_LANES);
    return CST_OK;
}

/* ---- second derivatives ---------------------------------------------------------------------- */

/* A direction: of q, of (d, multipliers), of rho. */
typedef struct {
    const double *q, *d, *multipliers, *rho, *along; /* along: of what goes with c */
} turn;

/* With L = z'(M d + ...) + W'(...) at fixed (z, W): less L_qx times the direction from dq, by the
 * velocity before from dv, by rho from Hd; L_(d, multipliers)x from b. */
static void subtract_second(cst_system *s, cst_second *z, const part *c, const turn *r,
                            const double *zW, double *dq, double *dv, double *Hd, double *b)
{
    int n = s->n, m = s->m, p = s->p;
    cst_along along = { .q = r->q, .rho = r->rho };
    cst_clear(z->seed[0], n);
    cst_copy(z->seed[2], zW, n);
    s->kernels->inertia_e0_b(s->q, z->qb, r->q, c->d, z->ab, r->d, s->rho, z->rhob, r->rho,
                             z->value, z->seed[0], z->seed[1], z->seed[2]);
    cst_add_times(dq, -1.0, z->qb, n);
    cst_add_times(b, -1.0, z->ab, n);
    cst_add_times(Hd, -1.0, z->rhob, p);
    cst_curve reaction = { .a = zW, .phi_ddot = c->multipliers, .value = r->multipliers };
    cst_system_curve_second(s, z, &along, &reaction);
    cst_add_times(dq, -1.0, z->qb, n);
    cst_add_times(Hd, -1.0, z->rhob, p);
    cst_curve held = { .td0 = c->dt,
                       .d0 = c->along,
                       .d0e = r->along,
                       .phi = c->velocity ? NULL : zW + n,
                       .phi_dot = zW + n };
    cst_system_curve_second(s, z, &along, &held);
    cst_add_times(dq, -1.0, z->qb, n);
    cst_add_times(b, -1.0, z->d0b, n);
    cst_add_times(Hd, -1.0, z->rhob, p);
    if (dv)
        cst_add_times(dv, -1.0, z->d0b, n);
    cst_system_phi_second(s, z, zW, &along, z->sum.lambda);
    cst_add_times(b + n, -1.0, z->sum.lambda, m);
}

static int part_second(cst_projection *x, cst_system *s, cst_second *z, double t, const part *c,
                       const turn *r, const double *b, const double *db, double *dq, double *dv,
                       double *Hd)
{
    int n = s->n;
    TRY(solve_adjoint(x, s, t, c, b, x->zW));
    cst_copy(x->dzW, db, n);
    cst_clear(x->dzW + n, s->m);
    subtract_second(s, z, c, r, x->zW, dq, dv, Hd, x->dzW);
    cst_system_adjoint(s, x->dzW, 1);
    subtract_products(s, c, x->dzW, dq, Hd);
    if (dv)
        cst_add_times(dv, -1.0, s->args.bb, n);
    return CST_OK;
}

/* Lane l of a tangent. */
static const double *lane(cst_outs from, int l, int size, double *to)
{
    for (int i = 0; i < size; i++)
        to[i] = from[i][l];
    return to;
}

int cst_projection_second(cst_projection *x, cst_system *s, cst_second *z, double t,
                          const double *dy, const double *drho, int l, const double *lambda,
                          double *dlambda, double *Hd)
{
    int n = s->n, size = n + s->m;
    part first = first_part(x, s), second = second_part(x, s);
    double *before = z->Fv; /* what part_second takes from: a copy, as it writes to dlambda */
    double *mu = x->mu, *rho_b = x->lane + 2 * size, *moved = x->dmu, *faster = x->dmu + n;
    const double *dd = lane(x->dd, l, size, x->lane), *de = lane(x->de, l, size, x->lane + size);
    for (int i = 0; i < n; i++) {
        moved[i] = dy[i] + dd[i];
        faster[i] = dy[n + i] + de[i];
    }
    turn by_q = { dy, dd, dd + n, drho, dd };
    turn by_v = { moved, de, de + n, drho, faster };
    cst_copy(mu, lambda, 2 * n);
    cst_copy(before, dlambda + n, n);
    TRY(part_second(x, s, z, t, &second, &by_v, mu + n, before, dlambda, dlambda + n, Hd));
    cst_clear(rho_b, s->p); /* the adjoint between the two parts: its gradient is not asked for */
    TRY(solve_adjoint(x, s, t, &second, mu + n, x->zW));
    subtract_products(s, &second, x->zW, mu, rho_b);
    cst_copy(before, dlambda, n);
    return part_second(x, s, z, t, &first, &by_q, mu, before, dlambda, NULL, Hd);
}
