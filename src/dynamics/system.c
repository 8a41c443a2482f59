#include "dynamics/system.h"

#include "base/vectors.h"

#include <math.h>
#include <string.h>

/* Without a penalty, a reciprocal condition below this is a lost rank and not a stiff mechanism. */
#define RCOND_RANK 1e-13

static cst_dirs dirs(const double *x) { return (cst_dirs)x; }

void cst_system_invalidate(cst_system *s)
{
    s->solved = s->taken = 0;
    s->mass_known = 0;
}

static int all_finite(const double *x, int n)
{
    double sum = 0.0; /* inf - inf and NaN stay in it */
    for (int i = 0; i < n; i++)
        sum += x[i] * 0.0;
    return sum == 0.0;
}

/* M, column by column: f = M a is linear in a. */
static void fill_mass(cst_system *s)
{
    const cst_plan *plan = &s->mass.plan;
    for (int k = 0; k < plan->passes; k++) {
        s->kernels->inertia(s->q, cst_plan_seeds(plan, k), s->rho, s->f);
        for (int e = plan->start[k]; e < plan->start[k + 1]; e++)
            s->lu_A.value[s->mass.target[e]] = s->f[plan->source[e]];
    }
}

void cst_system_phi_q(cst_system *s)
{
    const cst_fused *f = s->kernels->fused;
    if (f) {
        f->phi_q(s->t, s->q, s->rho, s->phi_q_at, s->lu_A.value);
        return;
    }
    const cst_plan *plan = &s->phi_q.plan;
    double *value = s->lu_A.value, *out = &s->out0[0][0];
    for (int k = 0; k < plan->passes; k++) {
        s->kernels->constraints_dv(s->t, s->q, dirs(cst_plan_seeds(plan, k)), s->rho, s->scratch_m, s->out0, CST_LANES);
        for (int e = plan->start[k]; e < plan->start[k + 1]; e++) {
            double x = out[plan->source[e]];
            value[s->phi_q.target[e]] = x;
            value[s->phi_q.mirrored[e]] = x;
        }
    }
}

/* Phi, Phi_dot and the part of Phi_ddot without accelerations (eq:dotPhi, eq:ddotPhi). */
static void kinematics(cst_system *s)
{
    if (s->m)
        s->kernels->constraints_d0_d1(s->t, 1.0, 1.0, s->q, s->v, s->v, s->zero, s->rho, s->phi, s->phid1, s->phi_dot,
                                      s->phi_ddot);
}

/* Q, the kinematics and M. */
static void motion(cst_system *s)
{
    const cst_fused *f = s->kernels->fused;
    if (f) {
        f->motion(s->t, s->q, s->v, s->rho, s->mode, s->mass_at, s->Q, s->phi, s->phi_dot, s->phi_ddot, s->lu_A.value);
        return;
    }
    s->kernels->forces(s->t, s->q, s->v, s->rho, s->mode, s->Q);
    kinematics(s);
    if (!s->mass_known)
        fill_mass(s);
    s->mass_known = s->mass_constant;
}

/* All that does not take a solve: Q, the kinematics, and the entries of A. */
static int evaluate(cst_system *s, double t, const double *q, const double *v)
{
    size_t size = (size_t)s->n * sizeof *q;
    s->solved = s->taken = 0;
    s->evaluations++;
    s->t = t;
    memmove(s->q, q, size);
    memmove(s->v, v, size);
    motion(s);
    if (s->m)
        cst_system_phi_q(s);
    int finite = all_finite(s->Q, s->n) && all_finite(s->phi_ddot, s->m) && all_finite(s->lu_A.value, s->A.p[s->n + s->m]);
    return finite ? CST_OK : CST_ENAN;
}

void cst_system_load(const cst_system *s, double *b)
{
    for (int i = 0; i < s->n; i++)
        b[i] = s->Q[i];
    for (int i = 0; i < s->m; i++)
        b[s->n + i] = -(s->phi_ddot[i] + s->damping * s->phi_dot[i] + s->stiffness * s->phi[i]);
}

int cst_system_solve(cst_system *s, double t, const double *q, const double *v)
{
    int n = s->n, m = s->m;
    size_t size = (size_t)n * sizeof *q;
    if (s->solved && t == s->t && !memcmp(q, s->q, size) && !memcmp(v, s->v, size))
        return CST_OK;
    if (evaluate(s, t, q, v) < 0)
        return CST_ENAN;
    cst_solver *solver = &s->solver;
    if (!cst_solver_factor(solver) || (s->compliance == 0.0 && solver->rcond < RCOND_RANK))
        return s->lu_A.starved ? CST_EMEMORY : CST_ESINGULAR;
    cst_system_load(s, s->rhs);
    if (!cst_solver_solve(solver, s->rhs, 1, 0))
        return s->lu_A.starved ? CST_EMEMORY : CST_ESINGULAR;
    if (solver->rcond < s->rcond)
        s->rcond = solver->rcond;
    memcpy(s->a, s->rhs, size);
    memcpy(s->lambda, s->rhs + n, (size_t)m * sizeof *q);
    if (!all_finite(s->rhs, n + m))
        return CST_ESINGULAR;
    s->solved = 1;
    return CST_OK;
}

int cst_system_set(cst_system *s, double t, const double *q, const double *v, const double *a, const double *lambda)
{
    memcpy(s->a, a, (size_t)s->n * sizeof *a);
    memcpy(s->lambda, lambda, (size_t)s->m * sizeof *a);
    return evaluate(s, t, q, v);
}

void cst_system_adjoint(cst_system *s, double *b) { cst_solver_solve(&s->solver, b, 1, 1); }

void cst_system_reaction_b(cst_system *s, double dt, const double *d, const double *weight)
{
    memset(s->unused, 0, (size_t)s->m * sizeof *weight);
    memcpy(s->phid0b, weight, (size_t)s->m * sizeof *weight);
    s->kernels->constraints_d0_b(s->t, dt, s->q, s->qb, d, s->bb, s->rho, s->rhob, s->scratch_m, s->unused, s->phid1,
                                 s->phid0b);
}

void cst_system_constraints_b(cst_system *s, const double *v, const double *a)
{
    memset(s->unused, 0, (size_t)s->m * sizeof *v);
    s->kernels->constraints_d0_d1_b(s->t, 1.0, 1.0, s->q, s->qb, v, s->vb, v, s->ab, a, s->bb, s->rho, s->rhob, s->scratch_m,
                                    s->phib, s->phid1, s->unused, s->f, s->phid0b, s->fb, s->phid1b);
    cst_add(s->vb, s->ab, s->n); /* v is both directions: its adjoint is the sum */
}

void cst_system_reaction_tangent(cst_system *s, const double *lambda, cst_dirs dq, cst_dirs drho, int lane, double *F1)
{
    double *direction = s->rhob, any = 0.0;
    for (int i = 0; i < s->n; i++)
        s->vb[i] = dq[i][lane];
    cst_system_reaction_b(s, 0.0, s->vb, lambda);
    cst_add(F1, s->qb, s->n);
    for (int i = 0; i < s->p; i++) {
        direction[i] = drho[i][lane];
        any += fabs(direction[i]);
    }
    if (any == 0.0)
        return;
    memset(s->unused, 0, (size_t)s->m * sizeof *lambda);
    memcpy(s->phid0b, lambda, (size_t)s->m * sizeof *lambda);
    s->kernels->constraints_r0_b(s->t, s->q, s->qb, s->rho, direction, s->scratch_m, s->unused, s->phid1, s->phid0b);
    cst_add(F1, s->qb, s->n);
}

/* The reverse products of the constraints: of z'Phi_q' lambda, and of W'(Phi_ddot + 2 xi omega Phi_dot + omega^2 Phi). */
static void constraint_products(cst_system *s, const double *z, const double *W, double *Fq, double *Fv, double *Frho)
{
    cst_system_reaction_b(s, 0.0, z, s->lambda);
    cst_add(Fq, s->qb, s->n);
    cst_add(Frho, s->rhob, s->p);
    for (int i = 0; i < s->m; i++) {
        s->phib[i] = s->stiffness * W[i];
        s->phid0b[i] = s->damping * W[i];
        s->phid1b[i] = W[i];
    }
    cst_system_constraints_b(s, s->v, s->a);
    cst_add(Fq, s->qb, s->n);
    cst_add(Fv, s->vb, s->n);
    cst_add(Frho, s->rhob, s->p);
}

void cst_system_kernel_products(cst_system *s, const double *zW, double *Fq, double *Fv, double *Frho)
{
    const cst_kernels *k = s->kernels;
    size_t size = (size_t)s->n * sizeof *zW;
    memcpy(s->fb, zW, size);
    k->inertia_b(s->q, Fq, s->a, s->ab, s->rho, Frho, s->f, s->fb);
    for (int i = 0; i < s->n; i++)
        s->Qb[i] = -zW[i];
    k->forces_b(s->t, s->q, s->qb, s->v, Fv, s->rho, s->rhob, s->mode, s->f, s->Qb);
    cst_add(Fq, s->qb, s->n);
    cst_add(Frho, s->rhob, s->p);
    if (s->m)
        constraint_products(s, zW, zW + s->n, Fq, Fv, Frho);
}

void cst_system_products(cst_system *s, const double *zW, double *Fq, double *Fv, double *Frho)
{
    const cst_fused *f = s->kernels->fused;
    if (f)
        f->products(s->t, s->q, s->v, s->a, s->lambda, s->rho, s->mode, s->damping, s->stiffness, zW, Fq, Fv, Frho);
    else
        cst_system_kernel_products(s, zW, Fq, Fv, Frho);
}

/* value[target] += sign * out for one pass of a block. */
static void scatter(const cst_block *b, int pass, double sign, const double *out, double *value)
{
    for (int e = b->plan.start[pass]; e < b->plan.start[pass + 1]; e++)
        value[b->target[e]] += sign * out[b->plan.source[e]];
}

/* dF2/dq and dF2/dv from one set of passes: (Phi_ddot)_v = 2 (Phi_dot)_q. */
static void add_phi_x(cst_system *s)
{
    const cst_plan *plan = &s->phi_x.plan;
    const double *o0 = &s->out0[0][0], *o1 = &s->out1[0][0], *o2 = &s->out2[0][0];
    for (int k = 0; k < plan->passes; k++) {
        s->kernels->constraints_d0_d1_qv(s->t, 1.0, 1.0, s->q, dirs(cst_plan_seeds(plan, k)), s->v, s->v, s->a, s->rho, s->scratch_m,
                                         s->out0, s->phid1, s->out3, s->f, s->out1, s->fb, s->out2, CST_LANES);
        for (int e = plan->start[k]; e < plan->start[k + 1]; e++) {
            int from = plan->source[e], to = s->phi_x.target[e];
            s->C[to] += 2.0 * o1[from] + s->damping * o0[from];
            s->K[to] += o2[from] + s->damping * o1[from] + s->stiffness * o0[from];
        }
    }
}

/* (Phi_q' lambda)_q, one direction a call: reverse of the tangent. */
static void add_hessian(cst_system *s, const double *lambda, double *value)
{
    const cst_plan *plan = &s->hessian.plan;
    for (int k = 0; k < plan->passes; k++) {
        cst_system_reaction_b(s, 0.0, cst_plan_seeds(plan, k), lambda);
        scatter(&s->hessian, k, 1.0, s->qb, value);
    }
}

static void add_forces_q(cst_system *s, double *value)
{
    const cst_plan *plan = &s->forces_q.plan;
    for (int k = 0; k < plan->passes; k++) {
        s->kernels->forces_dv(s->t, s->q, dirs(cst_plan_seeds(plan, k)), s->v, s->zeros, s->rho, s->zeros, s->mode,
                              s->f, s->out0, CST_LANES);
        scatter(&s->forces_q, k, -1.0, &s->out0[0][0], value);
    }
}

static void add_forces_v(cst_system *s, double *value)
{
    const cst_plan *plan = &s->forces_v.plan;
    for (int k = 0; k < plan->passes; k++) {
        s->kernels->forces_dv(s->t, s->q, s->zeros, s->v, dirs(cst_plan_seeds(plan, k)), s->rho, s->zeros, s->mode,
                              s->f, s->out0, CST_LANES);
        scatter(&s->forces_v, k, -1.0, &s->out0[0][0], value);
    }
}

/* The rows that are taken in reverse; C may be NULL. */
static void add_forces_rows(cst_system *s, double *K, double *C)
{
    const cst_rows *r = &s->forces_rows;
    for (int d = 0; d < r->count; d++) {
        memset(s->Qb, 0, (size_t)s->n * sizeof *s->Qb);
        s->Qb[r->row[d]] = -1.0;
        s->kernels->forces_b(s->t, s->q, s->qb, s->v, s->vb, s->rho, s->rhob, s->mode, s->f, s->Qb);
        for (int k = r->by_q.p[d]; k < r->by_q.p[d + 1]; k++)
            K[r->target_q[k]] += s->qb[r->by_q.i[k]];
        for (int k = r->by_v.p[d]; C && k < r->by_v.p[d + 1]; k++)
            C[r->target_v[k]] += s->vb[r->by_v.i[k]];
    }
}

static void add_inertia_q(cst_system *s, const double *a, double *value)
{
    const cst_plan *plan = &s->inertia_q.plan;
    for (int k = 0; k < plan->passes; k++) {
        s->kernels->inertia_dv(s->q, dirs(cst_plan_seeds(plan, k)), a, s->zeros, s->rho, s->zeros, s->f, s->out0,
                               CST_LANES);
        scatter(&s->inertia_q, k, 1.0, &s->out0[0][0], value);
    }
}

/* C and K, block by block. */
static void add_blocks(cst_system *s)
{
    size_t size = (size_t)s->N.p[s->N.cols] * sizeof *s->K;
    memset(s->C, 0, size);
    memset(s->K, 0, size);
    add_inertia_q(s, s->a, s->K);
    add_forces_q(s, s->K);
    add_forces_v(s, s->C);
    add_forces_rows(s, s->K, s->C);
    if (s->m) {
        add_hessian(s, s->lambda, s->K);
        add_phi_x(s);
    }
}

void cst_system_derivatives(cst_system *s)
{
    if (s->kernels->fused) /* what it does not write stays zero from the beginning */
        s->kernels->fused->jacobian(s->t, s->q, s->v, s->a, s->lambda, s->rho, s->mode, s->damping, s->stiffness, s->jacobian_at, s->K, s->C);
    else
        add_blocks(s);
}

void cst_system_jacobian(cst_system *s)
{
    s->jacobians++;
    for (int e = 0; e < s->A.p[s->A.cols]; e++)
        s->A0[s->A_in_N[e]] = s->lu_A.value[e];
    cst_system_derivatives(s);
}

int cst_system_newton(cst_system *s, double gamma)
{
    int entries = s->N.p[s->N.cols];
    for (int e = 0; e < entries; e++)
        s->lu_N.value[e] = s->A0[e] + gamma * (s->C[e] + gamma * s->K[e]);
    return cst_lu_factor(&s->lu_N);
}

void cst_system_static(cst_system *s, const double *q, const double *lambda, int equilibrium, double delta)
{
    int n = s->n, m = s->m;
    double *value = s->lu_S.value;
    s->solved = s->taken = 0;
    s->t = 0.0;
    memmove(s->q, q, (size_t)n * sizeof *q);
    memset(s->v, 0, (size_t)n * sizeof *q);
    memset(value, 0, (size_t)s->N.p[n + m] * sizeof *value);
    if (equilibrium) {
        add_forces_q(s, value);
        add_forces_rows(s, value, NULL);
    }
    for (int i = 0; i < n && !equilibrium; i++)
        value[s->diagonal[i]] = 1.0;
    if (!m)
        return;
    kinematics(s);
    cst_system_phi_q(s);
    add_hessian(s, lambda, value);
    for (int e = 0; e < s->phi_q.pattern.p[n]; e++) {
        int here = s->phi_q.target[e], there = s->phi_q.mirrored[e];
        value[s->A_in_N[here]] = s->lu_A.value[here];
        value[s->A_in_N[there]] = s->lu_A.value[there];
    }
    for (int i = n; i < n + m; i++)
        value[s->diagonal[i]] = -delta;
}

void cst_system_weighted(cst_system *s, const double *x, const double *eta, double *value)
{
    memset(value, 0, (size_t)s->N.p[s->N.cols] * sizeof *value);
    add_inertia_q(s, x, value);
    if (s->m)
        add_hessian(s, eta, value);
}

void cst_system_weighted_tangent(cst_system *s, const double *x, const double *eta, cst_dirs drho, int count, double *r, int stride)
{
    s->kernels->inertia_dv(s->q, s->zeros, x, s->zeros, s->rho, drho, s->f, s->out0, CST_LANES);
    for (int l = 0; l < count; l++) {
        for (int i = 0; i < s->n; i++)
            r[l * stride + i] += s->out0[i][l];
        if (s->m)
            cst_system_reaction_tangent(s, eta, s->zeros, drho, l, r + l * stride);
    }
}

void cst_system_weighted_adjoint(cst_system *s, const double *x, const double *eta, const double *z, double *rho_b)
{
    memcpy(s->fb, z, (size_t)s->n * sizeof *z);
    s->kernels->inertia_b(s->q, s->qb, x, s->ab, s->rho, s->rhob, s->f, s->fb);
    cst_add(rho_b, s->rhob, s->p);
    if (!s->m)
        return;
    cst_system_reaction_b(s, 0.0, z, eta);
    cst_add(rho_b, s->rhob, s->p);
}

void cst_system_phi_adjoint(cst_system *s, const double *weight, const double *weight_dot, double *rho_b)
{
    if (!s->m)
        return;
    memcpy(s->phib, weight, (size_t)s->m * sizeof *weight);
    memcpy(s->phid0b, weight_dot, (size_t)s->m * sizeof *weight);
    memset(s->phid1b, 0, (size_t)s->m * sizeof *weight);
    cst_system_constraints_b(s, s->v, s->a);
    cst_add(rho_b, s->rhob, s->p);
}
