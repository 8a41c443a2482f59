#include "dynamics/system.h"

#include "base/vectors.h"

#include <math.h>
#include <string.h>

/* Without a penalty, a reciprocal condition below this is a lost rank and not a stiff mechanism. */
#define RCOND_RANK 1e-13

void cst_system_invalidate(cst_system *s)
{
    s->solved = s->derivatives.fused.taken = 0;
    s->derivatives.blocks.mass_known = s->solver.fixed_known = 0;
}

void cst_system_new_rho(cst_system *s)
{
    cst_tables_take(&s->tables);
    cst_system_invalidate(s);
}

void cst_system_new_modes(cst_system *s)
{
    s->solved = s->solved && !cst_contacts_any(&s->contacts) ? CST_BUT_MODES : 0;
    s->derivatives.fused.taken = 0;
}

/* Four sums at once: one would wait for each of its additions. */
CST_CLONED static int all_finite(const double *x, int n)
{
    cst_four four = { 0.0 }; /* inf - inf and NaN stay in the sums */
    double rest = 0.0;
    int i = 0;
    for (; i + 4 <= n; i += 4)
        four += *(const cst_four *)(x + i) * 0.0;
    for (; i < n; i++)
        rest += x[i] * 0.0;
    return (four[0] + four[1]) + (four[2] + four[3]) + rest == 0.0;
}

static inline void stand(cst_system *s, double t, const double *q, const double *v)
{
    size_t size = (size_t)s->n * sizeof *q;
    s->solved = s->derivatives.fused.taken = 0;
    s->t = t;
    memmove(s->q, q, size);
    memmove(s->v, v, size);
    cst_tables_at(&s->tables, t, q);
}

static inline int motion(cst_system *s, double t, const double *q, const double *v)
{
    stand(s, t, q, v);
    if (cst_contacts_any(&s->contacts)) {
        cst_contacts_set(s);
        s->derivatives.provider->motion(s);
        cst_contacts_motion(s);
    } else {
        s->derivatives.provider->motion(s);
    }
    return all_finite(s->Q, s->n) && all_finite(s->phi_ddot, s->m) ? CST_OK : CST_ENAN;
}

int cst_system_motion(cst_system *s, double t, const double *q, const double *v)
{
    return motion(s, t, q, v);
}

void cst_system_phi_q(cst_system *s)
{
    s->derivatives.provider->phi_q(s);
    if (cst_contacts_any(&s->contacts))
        cst_contacts_matrix(s);
}

/* Phi_q where the solver wants it: in its factor or in A. */
static void open(cst_system *s)
{
    if (!s->derivatives.provider->open || !s->derivatives.provider->open(s))
        cst_system_phi_q(s);
}

static int is_finite(const cst_system *s)
{
    return all_finite(s->matrices.lu_A.value, s->matrices.A.p[s->n + s->m]);
}

/* All that does not take a solve: Q, the kinematics, and the entries of A. */
static int evaluate(cst_system *s, double t, const double *q, const double *v)
{
    s->effort.evaluations++;
    int status = motion(s, t, q, v);
    if (s->m)
        cst_system_phi_q(s);
    return status < 0 || !is_finite(s) ? CST_ENAN : CST_OK;
}

/* The same with Phi_q where the solver wants it: factor() sees whether A is finite. */
static int evaluate_open(cst_system *s, double t, const double *q, const double *v)
{
    int status = motion(s, t, q, v);
    if (s->m)
        open(s);
    return status;
}

const double *cst_system_A(cst_system *s)
{
    cst_solver_complete(&s->solver);
    return s->matrices.lu_A.value;
}

int cst_system_choose(cst_system *s)
{
    /* in slip A is not symmetric, which KLU alone can solve */
    double compliance = s->contacts.frictions ? 0.0 : s->penalty.compliance;
    if (!cst_solver_choose(&s->solver, s->n, compliance, s->rhs))
        return 0;
    return cst_contacts_any(&s->contacts) || !s->derivatives.provider->place ||
           s->derivatives.provider->place(s);
}

void cst_system_load(const cst_system *s, double *restrict b)
{
    const double *restrict Q = s->Q, *restrict phi = s->phi, *restrict phi_dot = s->phi_dot,
                           *restrict phi_ddot = s->phi_ddot;
    const int n = s->n, m = s->m;
    const double damping = s->penalty.damping, stiffness = s->penalty.stiffness;
    for (int i = 0; i < n; i++)
        b[i] = Q[i];
    for (int i = 0; i < m; i++)
        b[n + i] = -(phi_ddot[i] + damping * phi_dot[i] + stiffness * phi[i]);
    if (s->contacts.frictions)
        cst_contacts_load(s, b);
}

void cst_system_residual(cst_system *s, const double *u, double *F)
{
    int size = s->n + s->m;
    cst_clear(F, size);
    cst_multiply(&s->matrices.A, cst_system_A(s), size, u, F);
    for (int i = 0; i < s->n; i++)
        F[i] -= s->Q[i];
    for (int i = 0; i < s->m; i++)
        F[s->n + i] +=
            s->phi_ddot[i] + s->penalty.damping * s->phi_dot[i] + s->penalty.stiffness * s->phi[i];
    for (int i = 0; s->contacts.frictions && i < s->m; i++)
        F[s->n + i] -= s->contacts.slip.load[i];
}

static int factor(cst_system *s)
{
    int good = cst_solver_factor(&s->solver);
    if (s->solver.kind == CST_FACTORS_KLU && !is_finite(s))
        return CST_ENAN;
    if (!good || (s->penalty.compliance == 0.0 && s->solver.rcond < RCOND_RANK))
        return s->matrices.lu_A.out_of_memory ? CST_EMEMORY : CST_ESINGULAR;
    return CST_OK;
}

/* All that precedes the solve.  In other modes at the instant that was solved last, only Q is
 * another. */
static int prepare(cst_system *s, double t, const double *q, const double *v, int same)
{
    if (same)
        return motion(s, t, q, v);
    return evaluate_open(s, t, q, v) < 0 ? CST_ENAN : factor(s);
}

/* By generated straight lines, into s->rhs.  0 where a pivot is lost or a number is not finite:
 * what that was, the other solvers find out. */
static int solve_straight(cst_system *s, double t, const double *q, const double *v)
{
    stand(s, t, q, v);
    s->derivatives.provider->straight(s, s->rhs);
    if (!cst_solver_factor_straight(&s->solver))
        return 0;
    cst_solver_solve(&s->solver, s->rhs, 1, 0);
    if (s->solver.growth * s->effort.rcond > 1.0)
        s->effort.rcond = 1.0 / s->solver.growth;
    return all_finite(s->rhs, s->n + s->m);
}

/* a and lambda from s->rhs. */
static void accept(cst_system *s)
{
    memcpy(s->a, s->rhs, (size_t)s->n * sizeof *s->a);
    memcpy(s->lambda, s->rhs + s->n, (size_t)s->m * sizeof *s->a);
    s->solved = 1;
}

int cst_system_solve(cst_system *s, double t, const double *q, const double *v)
{
    size_t size = (size_t)s->n * sizeof *q;
    if (s->tables.count && cst_tables_move(&s->tables, t, q))
        s->solved = 0;
    int same = s->solved && t == s->t && !memcmp(q, s->q, size) && !memcmp(v, s->v, size);
    if (same && s->solved != CST_BUT_MODES)
        return CST_OK;
    s->effort.evaluations++;
    if (s->solver.straight && solve_straight(s, t, q, v))
        return accept(s), CST_OK;
    int status = prepare(s, t, q, v, same && !s->solver.straight);
    if (status < 0)
        return status;
    cst_system_load(s, s->rhs);
    if (!cst_solver_solve(&s->solver, s->rhs, 1, 0))
        return s->matrices.lu_A.out_of_memory ? CST_EMEMORY : CST_ESINGULAR;
    if (s->solver.rcond < s->effort.rcond)
        s->effort.rcond = s->solver.rcond;
    accept(s);
    if (all_finite(s->rhs, s->n + s->m))
        return CST_OK;
    s->solved = 0;
    return CST_ESINGULAR;
}

int cst_system_set(cst_system *s, double t, const double *q, const double *v, const double *a,
                   const double *lambda)
{
    memcpy(s->a, a, (size_t)s->n * sizeof *a);
    memcpy(s->lambda, lambda, (size_t)s->m * sizeof *a);
    return evaluate(s, t, q, v);
}

cst_place cst_system_place(const cst_system *s)
{
    return (cst_place){ s->t, s->q, s->v, s->a, s->lambda, s->rho, s->mode };
}

/* Is M, once computed, in A for good? */
static int mass_stays(const cst_system *s)
{
    return s->derivatives.blocks.mass_constant && !s->kernels->fused;
}

int cst_system_masses(cst_system *s)
{
    s->matrices.masses = 0;
    for (int j = 0; j < s->n && !mass_stays(s); j++)
        for (int k = s->matrices.A.p[j]; k < s->matrices.A.p[j + 1] && s->matrices.A.i[k] < s->n;
             k++)
            s->matrices.mass_at[s->matrices.masses++] = k;
    return s->matrices.masses;
}

void cst_system_keep_mass(const cst_system *s, double *mass)
{
    for (int e = 0; e < s->matrices.masses; e++)
        mass[e] = s->matrices.lu_A.value[s->matrices.mass_at[e]];
}

/* Generated factors are as fast computed as fetched. */
static int factor_straight(cst_system *s)
{
    s->derivatives.provider->straight(s, NULL);
    return cst_solver_factor_straight(&s->solver) ? CST_OK : factor(s);
}

int cst_system_factored(cst_system *s, double t, const double *q, const double *v, const double *a,
                        const double *lambda, double *mass, double *factors)
{
    s->solved = s->derivatives.fused.taken = 0;
    s->t = t;
    memcpy(s->q, q, (size_t)s->n * sizeof *q);
    memcpy(s->v, v, (size_t)s->n * sizeof *q);
    memcpy(s->a, a, (size_t)s->n * sizeof *q);
    memcpy(s->lambda, lambda, (size_t)s->m * sizeof *q);
    cst_tables_at(&s->tables, t, q);
    if (cst_contacts_any(&s->contacts))
        cst_contacts_again(s);
    if (s->solver.straight && !factors)
        return factor_straight(s);
    if (mass) {
        for (int e = 0; e < s->matrices.masses; e++)
            s->matrices.lu_A.value[s->matrices.mass_at[e]] = mass[e];
        if (mass_stays(s) && !s->derivatives.blocks.mass_known)
            s->derivatives.provider->motion(s);
        if (s->m)
            open(s);
        return factor(s);
    }
    s->solver.partial = s->solver.straight != NULL;
    if (cst_solver_use(&s->solver, factors))
        return CST_OK;
    return s->matrices.lu_A.out_of_memory ? CST_EMEMORY : CST_ESINGULAR;
}

void cst_system_adjoint(cst_system *s, double *b, int count)
{
    cst_solver_solve(&s->solver, b, count, 1);
}

void cst_system_products(cst_system *s, const double *zW, double *Fq, double *Fv, double *Frho)
{
    cst_tables_at(&s->tables, s->t, s->q);
    if (cst_contacts_any(&s->contacts))
        cst_contacts_products(s, zW, Fq, Fv, Frho);
    else
        s->derivatives.provider->products(s, zW, Fq, Fv, Frho);
}

int cst_system_products_at_once(cst_system *s, const double *zW, int count, double *Fq, double *Fv,
                                double *Frho)
{
    if (!s->derivatives.provider->products_at_once)
        return 0;
    if (cst_contacts_any(&s->contacts) && !(zW = cst_contacts_mask(s, zW, count)))
        return 0;
    return s->derivatives.provider->products_at_once(s, zW, count, Fq, Fv, Frho);
}

void cst_system_tangents(cst_system *s, cst_dirs dq, cst_dirs dv, cst_dirs drho, int count)
{
    cst_tables_at(&s->tables, s->t, s->q);
    s->derivatives.provider->tangents(s, dq, dv, drho, count);
    if (cst_contacts_any(&s->contacts))
        cst_contacts_tangents(s, dq, dv, drho, count);
    cst_solver_solve(&s->solver, s->rhs, count, 0);
}

size_t cst_system_linear_size(const cst_system *s)
{
    return s->derivatives.provider->linear_size ? s->derivatives.provider->linear_size(s) : 0;
}

void cst_system_linear_place(cst_system *s, double *memory)
{
    s->derivatives.fused.taken = 0;
    if (s->derivatives.provider->linear)
        s->derivatives.provider->linear(s, memory);
}

void cst_system_linear_recall(cst_system *s, double *memory)
{
    cst_system_linear_place(s, memory);
    s->derivatives.fused.taken = memory != NULL;
}

void cst_system_derivatives(cst_system *s)
{
    s->derivatives.provider->jacobian(s);
    if (cst_contacts_any(&s->contacts))
        cst_contacts_jacobian(s);
}

void cst_system_new_A(cst_system *s)
{
    const double *A = cst_system_A(s);
    for (int e = 0; e < s->matrices.A.p[s->matrices.A.cols]; e++)
        s->matrices.A0[s->matrices.A_in_N[e]] = A[e];
}

void cst_system_jacobian(cst_system *s)
{
    s->effort.jacobians++;
    cst_system_new_A(s);
    cst_system_derivatives(s);
}

int cst_system_newton(cst_system *s, double gamma)
{
    int entries = s->matrices.N.p[s->matrices.N.cols];
    for (int e = 0; e < entries; e++)
        s->matrices.lu_N.value[e] =
            s->matrices.A0[e] + gamma * (s->matrices.C[e] + gamma * s->matrices.K[e]);
    return cst_lu_factor(&s->matrices.lu_N);
}
