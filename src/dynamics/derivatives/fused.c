/* The derivative provider of a model with fused code (costate_ad): one function for all that is
 * asked at an instant, without the zeros that vector code multiplies by. */
#include "dynamics/derivatives/second.h"

#include "base/vectors.h"

#include <stdlib.h>
#include <string.h>

/* Where entries go in a matrix, from the row row0 of it on. */
static void place_entries(int *at, const int *row, const int *col, int count,
                          const cst_pattern *whole, int row0)
{
    for (int e = 0; e < count; e++)
        at[e] = cst_pattern_find(whole, row0 + row[e], col[e]);
}

/* [doubles] dF/dq, dF/dv and dF/drho at one instant: their entries alone. */
static size_t size_of(const cst_system *s)
{
    const cst_fused *f = s->kernels->fused;
    return (size_t)(f->by_q + f->by_v + f->parameters);
}

static void linear(cst_system *s, double *memory)
{
    const cst_fused *f = s->kernels->fused;
    s->derivatives.fused.by_qv = memory ? memory : s->derivatives.fused.own;
    s->derivatives.fused.by_rho =
        s->derivatives.fused.by_qv ? s->derivatives.fused.by_qv + f->by_q + f->by_v : NULL;
}

/* Where the entries of fused code go, and memory for its matrices. */
static int create(cst_system *s)
{
    const cst_fused *f = s->kernels->fused;
    int n = s->n, both = f->by_q + f->by_v;
    s->derivatives.fused.mass_at =
        malloc(((size_t)f->mass + 4 * (size_t)f->constraints + 2 * (size_t)both + 1) *
               sizeof *s->derivatives.fused.mass_at);
    if (!s->derivatives.fused.mass_at)
        return 0;
    s->derivatives.fused.phi_q_at = s->derivatives.fused.mass_at + f->mass;
    s->derivatives.fused.front_at = s->derivatives.fused.phi_q_at + 2 * f->constraints;
    s->derivatives.fused.jacobian_at = s->derivatives.fused.front_at + 2 * f->constraints;
    s->derivatives.fused.alone_at = s->derivatives.fused.jacobian_at + both;
    for (int e = 0; e < both; e++)
        s->derivatives.fused.alone_at[e] = e;
    place_entries(s->derivatives.fused.mass_at, f->mass_row, f->mass_col, f->mass, &s->matrices.A,
                  0);
    place_entries(s->derivatives.fused.phi_q_at, f->phi_q_row, f->phi_q_col, f->constraints,
                  &s->matrices.A, n);
    for (int e = 0; e < f->constraints; e++)
        s->derivatives.fused.phi_q_at[f->constraints + e] =
            cst_pattern_find(&s->matrices.A, f->phi_q_col[e], n + f->phi_q_row[e]);
    place_entries(s->derivatives.fused.jacobian_at, f->jacobian_row, f->jacobian_col, both,
                  &s->matrices.N, 0);
    s->derivatives.fused.own = calloc(size_of(s) + 1, sizeof *s->derivatives.fused.own);
    linear(s, NULL);
    return s->derivatives.fused.own != NULL;
}

static void destroy(cst_system *s)
{
    free(s->derivatives.fused.mass_at);
    free(s->derivatives.fused.own);
}

static void motion(cst_system *s)
{
    s->kernels->fused->motion(s->t, s->q, s->v, s->rho, s->mode, s->derivatives.fused.mass_at, s->Q,
                              s->phi, s->phi_dot, s->phi_ddot, s->matrices.lu_A.value);
}

static void phi_q(cst_system *s)
{
    s->kernels->fused->phi_q(s->t, s->q, s->rho, s->derivatives.fused.phi_q_at,
                             s->matrices.lu_A.value);
    s->solver.opened = s->solver.partial = 0;
}

static void complete(void *owner)
{
    cst_system *s = owner;
    if (s->solver.straight) /* M is not there either */
        motion(s);
    phi_q(s);
}

static void straight(cst_system *s, double *b)
{
    cst_solver *x = &s->solver;
    const cst_straight *code = x->straight;
    if (!x->fixed_known)
        code->fix(s->rho, s->penalty.compliance, x->fixed);
    x->fixed_known = x->partial = 1;
    if (!b) {
        code->take_entries(s->t, s->q, s->v, s->rho, s->mode, s->penalty.damping,
                           s->penalty.stiffness, cst_solver_entries(x));
        return;
    }
    code->evaluate(s->t, s->q, s->v, s->rho, s->mode, s->penalty.damping, s->penalty.stiffness,
                   s->Q, s->phi, s->phi_dot, s->phi_ddot, b, cst_solver_entries(x));
}

/* Of Phi_q and Phi_q', which fused code writes at once, the fronts have one: both go there. */
static int place(cst_system *s)
{
    int count = s->kernels->fused->constraints;
    const cst_straight *code = s->kernels->fused->straight;
    if (code && !cst_solver_straighten(&s->solver, code))
        return 0;
    int *at = malloc((size_t)s->matrices.A.p[s->matrices.A.cols] * sizeof *at);
    if (!at)
        return 0;
    s->solver.complete = complete;
    s->solver.owner = s;
    s->derivatives.fused.placed = count > 0 && cst_solver_placed(&s->solver, at);
    for (int e = 0; e < count && s->derivatives.fused.placed; e++)
        s->derivatives.fused.front_at[e] = s->derivatives.fused.front_at[count + e] =
            at[s->derivatives.fused.phi_q_at[count + e]];
    free(at);
    return 1;
}

static int open(cst_system *s)
{
    if (!s->derivatives.fused.placed)
        return 0;
    s->kernels->fused->phi_q(s->t, s->q, s->rho, s->derivatives.fused.front_at,
                             cst_solver_open(&s->solver));
    return 1;
}

/* Entries that it does not write stay zero from the beginning. */
static void jacobian(cst_system *s)
{
    s->kernels->fused->jacobian(s->t, s->q, s->v, s->a, s->lambda, s->rho, s->mode,
                                s->penalty.damping, s->penalty.stiffness,
                                s->derivatives.fused.jacobian_at, s->matrices.K, s->matrices.C);
}

/* dF/dq, dF/dv and dF/drho at the instant solved last. */
static void take(cst_system *s)
{
    if (s->derivatives.fused.taken)
        return;
    const cst_fused *f = s->kernels->fused;
    f->jacobian(s->t, s->q, s->v, s->a, s->lambda, s->rho, s->mode, s->penalty.damping,
                s->penalty.stiffness, s->derivatives.fused.alone_at, s->derivatives.fused.by_qv,
                s->derivatives.fused.by_qv);
    f->by_rho(s->t, s->q, s->v, s->a, s->lambda, s->rho, s->mode, s->penalty.damping,
              s->penalty.stiffness, s->derivatives.fused.by_rho);
    s->derivatives.fused.taken = 1;
}

static int is_zero(const double *x)
{
    for (int l = 0; l < CST_LANES; l++)
        if (x[l] != 0.0)
            return 0;
    return 1;
}

/* product += entries times the directions of their columns. */
static void add_entries(double (*product)[CST_LANES], const double *entry, const int *row,
                        const int *col, int count, cst_dirs along)
{
    for (int e = 0; e < count; e++) {
        double *restrict to = product[row[e]], factor = entry[e];
        const double *restrict from = along[col[e]];
        for (int l = 0; l < CST_LANES; l++)
            to[l] += factor * from[l];
    }
}

/* F_q dq + F_v dv + F_rho drho into s->lanes.product. */
static void multiply(cst_system *s, cst_dirs dq, cst_dirs dv, cst_dirs drho)
{
    const cst_fused *f = s->kernels->fused;
    const double *by_v = s->derivatives.fused.by_qv + f->by_q;
    memset(s->lanes.product, 0, (size_t)(s->n + s->m) * sizeof *s->lanes.product);
    add_entries(s->lanes.product, s->derivatives.fused.by_qv, f->jacobian_row, f->jacobian_col,
                f->by_q, dq);
    add_entries(s->lanes.product, by_v, f->jacobian_row + f->by_q, f->jacobian_col + f->by_q,
                f->by_v, dv);
    /* parameter by parameter: few of them are in a call */
    for (int e = 0; e < f->parameters; e++) {
        int k = f->by_rho_col[e];
        if (is_zero(drho[k]))
            while (e + 1 < f->parameters && f->by_rho_col[e + 1] == k)
                e++;
        else
            for (int l = 0; l < CST_LANES; l++)
                s->lanes.product[f->by_rho_row[e]][l] +=
                    s->derivatives.fused.by_rho[e] * drho[k][l];
    }
}

/* b -= entries times the first direction of their columns. */
static void subtract_one(double *restrict b, const double *restrict entry, const int *restrict row,
                         const int *restrict col, int count, cst_dirs along)
{
    for (int e = 0; e < count; e++)
        b[row[e]] -= entry[e] * along[col[e]][0];
}

static void multiply_one(const cst_system *s, cst_dirs dq, cst_dirs dv, cst_dirs drho, double *b)
{
    const cst_fused *f = s->kernels->fused;
    const double *by_v = s->derivatives.fused.by_qv + f->by_q;
    memset(b, 0, (size_t)(s->n + s->m) * sizeof *b);
    subtract_one(b, s->derivatives.fused.by_qv, f->jacobian_row, f->jacobian_col, f->by_q, dq);
    subtract_one(b, by_v, f->jacobian_row + f->by_q, f->jacobian_col + f->by_q, f->by_v, dv);
    subtract_one(b, s->derivatives.fused.by_rho, f->by_rho_row, f->by_rho_col, f->parameters, drho);
}

static void tangents(cst_system *s, cst_dirs dq, cst_dirs dv, cst_dirs drho, int count)
{
    int size = s->n + s->m;
    take(s);
    if (count == 1) {
        multiply_one(s, dq, dv, drho, s->rhs);
        return;
    }
    multiply(s, dq, dv, drho);
    for (int l = 0; l < count; l++)
        for (int i = 0; i < size; i++)
            s->rhs[l * size + i] = -s->lanes.product[i][l];
}

/* to += entries times z, whose rows they are in: for one z and for two. */
static void add_one(const double *restrict entry, const int *restrict row, const int *restrict col,
                    int count, const double *restrict z, double *restrict to)
{
    for (int e = 0; e < count; e++)
        to[col[e]] += entry[e] * z[row[e]];
}

static void add_two(const double *restrict entry, const int *restrict row, const int *restrict col,
                    int count, const double *restrict z0, const double *restrict z1,
                    double *restrict to0, double *restrict to1)
{
    for (int e = 0; e < count; e++) {
        int i = row[e], j = col[e];
        to0[j] += entry[e] * z0[i];
        to1[j] += entry[e] * z1[i];
    }
}

static void clear(const cst_system *s, double *Fq, double *Fv, double *Frho)
{
    memset(Fq, 0, (size_t)s->n * sizeof *Fq);
    memset(Fv, 0, (size_t)s->n * sizeof *Fv);
    memset(Frho, 0, (size_t)s->p * sizeof *Frho);
}

/* By the matrices, where they are known. */
static void products_taken(const cst_system *s, const double *zW, double *Fq, double *Fv,
                           double *Frho)
{
    const cst_fused *f = s->kernels->fused;
    const double *by_v = s->derivatives.fused.by_qv + f->by_q;
    clear(s, Fq, Fv, Frho);
    add_one(s->derivatives.fused.by_qv, f->jacobian_row, f->jacobian_col, f->by_q, zW, Fq);
    add_one(by_v, f->jacobian_row + f->by_q, f->jacobian_col + f->by_q, f->by_v, zW, Fv);
    add_one(s->derivatives.fused.by_rho, f->by_rho_row, f->by_rho_col, f->parameters, zW, Frho);
}

static int products_of_two(cst_system *s, const double *const *zW, double *const *Fq,
                           double *const *Fv, double *const *Frho)
{
    const cst_fused *f = s->kernels->fused;
    const double *by_v = s->derivatives.fused.by_qv + f->by_q;
    if (!s->derivatives.fused.taken)
        return 0;
    for (int l = 0; l < 2; l++)
        clear(s, Fq[l], Fv[l], Frho[l]);
    add_two(s->derivatives.fused.by_qv, f->jacobian_row, f->jacobian_col, f->by_q, zW[0], zW[1],
            Fq[0], Fq[1]);
    add_two(by_v, f->jacobian_row + f->by_q, f->jacobian_col + f->by_q, f->by_v, zW[0], zW[1],
            Fv[0], Fv[1]);
    add_two(s->derivatives.fused.by_rho, f->by_rho_row, f->by_rho_col, f->parameters, zW[0], zW[1],
            Frho[0], Frho[1]);
    return 1;
}

static void products(cst_system *s, const double *zW, double *Fq, double *Fv, double *Frho)
{
    if (s->derivatives.fused.taken)
        products_taken(s, zW, Fq, Fv, Frho);
    else
        s->kernels->fused->products(s->t, s->q, s->v, s->a, s->lambda, s->rho, s->mode,
                                    s->penalty.damping, s->penalty.stiffness, zW, Fq, Fv, Frho);
}

static int products_at_once(cst_system *s, const double *zW, int count, double *Fq, double *Fv,
                            double *Frho)
{
    const cst_fused *f = s->kernels->fused;
    double *z = &s->lanes.product[0][0];
    if (count > CST_ADJOINTS && f->products_wide && cst_vector_width() >= CST_LANES) {
        cst_interleave(z, zW, s->n + s->m, count, CST_LANES);
        f->products_wide(s->t, s->q, s->v, s->a, s->lambda, s->rho, s->mode, s->penalty.damping,
                         s->penalty.stiffness, (cst_dirs)z, (cst_outs)Fq, (cst_outs)Fv,
                         (cst_outs)Frho);
        return CST_LANES;
    }
    if (count < 2 || !f->products_at_once || !CST_HAS_FOURS)
        return 0;
    cst_interleave(z, zW, s->n + s->m, count, CST_ADJOINTS);
    f->products_at_once(s->t, s->q, s->v, s->a, s->lambda, s->rho, s->mode, s->penalty.damping,
                        s->penalty.stiffness, (cst_adjoints)z, (cst_adjoint_outs)Fq,
                        (cst_adjoint_outs)Fv, (cst_adjoint_outs)Frho);
    return CST_ADJOINTS;
}

/* Fused code has no direction in time and no derivative by it: only a step after an event needs
 * them. */
static void second(cst_system *s, cst_second *x, const double *zW, const cst_along *d)
{
    if (d->t != 0.0 || d->by_t) {
        cst_system_kernel_second(s, x, zW, d);
        return;
    }
    x->sum.t = 0.0;
    s->kernels->fused->second(s->t, s->q, s->v, s->a, s->lambda, s->rho, s->mode,
                              s->penalty.damping, s->penalty.stiffness, zW, d->q, d->v, d->a,
                              d->lambda, d->rho, x->sum.q, x->sum.v, x->sum.a, x->sum.lambda,
                              x->sum.rho);
}

static void add(cst_entries *e, const int *row, const int *col, int count, int row0, int transposed)
{
    for (int k = 0; k < count; k++)
        cst_entries_add(e, transposed ? col[k] : row0 + row[k],
                        transposed ? row0 + row[k] : col[k]);
}

static void entries_A(const cst_system *s, cst_entries *e)
{
    const cst_fused *f = s->kernels->fused;
    add(e, f->mass_row, f->mass_col, f->mass, 0, 0);
    add(e, f->phi_q_row, f->phi_q_col, f->constraints, s->n, 0);
    add(e, f->phi_q_row, f->phi_q_col, f->constraints, s->n, 1);
}

static void entries_N(const cst_system *s, cst_entries *e)
{
    const cst_fused *f = s->kernels->fused;
    add(e, f->jacobian_row, f->jacobian_col, f->by_q + f->by_v, 0, 0);
}

const cst_provider cst_provider_fused = {
    .name = "fused",
    .create = create,
    .free = destroy,
    .entries_A = entries_A,
    .entries_N = entries_N,
    .motion = motion,
    .phi_q = phi_q,
    .place = place,
    .open = open,
    .straight = straight,
    .jacobian = jacobian,
    .linear_size = size_of,
    .linear = linear,
    .tangents = tangents,
    .products = products,
    .products_of_two = products_of_two,
    .products_at_once = products_at_once,
    .second = second,
};
