/* The linear solver of the integrators' Newton iterations: (I - gamma f_y) x = b without ever
 * forming f_y.
 *
 * With f_y = [0 I; a_q a_v] (eq:block_dfdy) and (a, lambda)_y = -A \ F_y, eliminating
 * x_q = b_q + gamma x_v leaves
 *
 *     N (x_v, l) = A0 (b_v, 0) - gamma K (b_q, 0),      N = A0 + gamma C + gamma^2 K      [n + m]
 *
 * The adjoint is integrated backwards with -f_y', so its matrix is the transposed one with
 * gamma' = -gamma > 0:
 *
 *     N'(u, l) = (b_v + gamma' b_q, 0),   x_v = (A0'(u, l))_v,   x_q = b_q - gamma' (K'(u, l))_q */
#include "integrate/cvodes/cvodes.h"

#include "base/vectors.h"

#include <cvodes/cvodes.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    cst_work *w;
    const cst_instance *of;
    /* the state ends with so many integrals; it has so many blocks of 2 n */
    int transposed, along, integrals, blocks; /* along: the trajectory, not the state */
    double gamma;                             /* of the current factors */
} newton;

/* In a stiff run the accelerations are the trajectory's: solved for, they would be the rounding
 * errors of v times the stiffness, and the backward pass would have to follow them (chain of 10,000
 * coordinates: 613 steps back; 276 so). */
int cst_adjoint_instant(cst_work *w, double t)
{
    cst_system *s = &w->system;
    double *y = cst_cvodes_of(w)->backward.state;
    cst_trajectory_state(&w->run.trajectory, t, y);
    int status = cst_system_solve(s, t, y, y + s->n);
    if (status >= 0 && s->redundant.count) { /* without reactions that are noise: redundant.c */
        cst_redundant_follow(s, 0);
        cst_redundant_remove(s, s->lambda);
        s->solved = 0;
    }
    if (status >= 0 && !w->choice.adams) {
        cst_trajectory_slope(&w->run.trajectory, t, s->a);
        s->solved = 0; /* this a is not the solution */
    }
    return status;
}

/* dg/dy with a and lambda as functions of y: one transposed solve, as in backward.c with mu = 0. */
void cst_cost_row(cst_work *w)
{
    cst_system *s = &w->system;
    int n = s->n;
    cst_targets_gradients(w);
    for (int r = 0; r < w->targets->count; r++) {
        const cst_target *one = &w->targets->list[r];
        if (one->integral < 0)
            continue;
        cst_copy(w->adjoint.zW, one->g->a, n);
        cst_copy(w->adjoint.zW + n, one->g->lambda, s->m);
        cst_system_adjoint(s, w->adjoint.zW, 1);
        cst_system_products(s, w->adjoint.zW, w->adjoint.Fq, w->adjoint.Fv, w->adjoint.Frho);
        double *row = cst_cvodes_of(w)->direct.cost_row + one->integral * 2 * n;
        for (int i = 0; i < n; i++) {
            row[i] = one->g->q[i] - w->adjoint.Fq[i];
            row[n + i] = one->g->v[i] - w->adjoint.Fv[i];
        }
    }
}

static SUNMatrix_ID matrix_id(SUNMatrix a)
{
    (void)a;
    return SUNMATRIX_CUSTOM;
}

static SUNLinearSolver_Type solver_type(SUNLinearSolver s)
{
    (void)s;
    return SUNLINEARSOLVER_DIRECT;
}

static SUNLinearSolver_ID solver_id(SUNLinearSolver s)
{
    (void)s;
    return SUNLINEARSOLVER_CUSTOM;
}

static int solver_setup(SUNLinearSolver s, SUNMatrix a)
{
    newton *x = s->content;
    (void)a;
    if (cst_system_newton(&x->w->system, x->gamma))
        return 0;
    if (!x->w->system.matrices.lu_N.out_of_memory)
        return 1; /* singular: a smaller step may not be */
    cst_state_failed(x->w, CST_EMEMORY, 0.0);
    return -1;
}

static void solve(newton *x, const double *b, double *out)
{
    cst_system *s = &x->w->system;
    int n = s->n, size = n + s->m;
    double *r = s->rhs;
    for (int i = 0; i < n; i++)
        out[i] = -x->gamma * b[i];
    memset(r, 0, (size_t)size * sizeof *r);
    cst_multiply(&s->matrices.N, s->matrices.A0, n, b + n, r);
    cst_multiply(&s->matrices.N, s->matrices.K, n, out, r);
    cst_lu_solve(&s->matrices.lu_N, r, 1);
    for (int i = 0; i < n; i++) {
        out[i] = b[i] + x->gamma * r[i];
        out[n + i] = r[i];
    }
    for (int k = 0; k < x->integrals; k++) { /* z' = g(y): x_z = b_z + gamma g_y x */
        const double *row = cst_cvodes_of(x->w)->direct.cost_row + k * 2 * n;
        double sum = 0.0;
        for (int i = 0; i < 2 * n; i++)
            sum += row[i] * out[i];
        out[2 * n + k] = b[2 * n + k] + x->gamma * sum;
    }
}

/* At most CST_LANES blocks. */
static void solve_blocks(newton *x, const double *b, double *out, int blocks)
{
    cst_system *s = &x->w->system;
    int n = s->n, size = n + s->m;
    double *r = s->rhs;
    memset(r, 0, (size_t)(blocks * size) * sizeof *r);
    for (int k = 0; k < blocks; k++)
        for (int i = 0; i < n; i++)
            r[k * size + i] = b[k * 2 * n + n + i] + x->gamma * b[k * 2 * n + i];
    cst_lu_tsolve(&s->matrices.lu_N, r, blocks);
    memset(out, 0, (size_t)(blocks * 2 * n) * sizeof *out);
    for (int k = 0; k < blocks; k++, r += size, out += 2 * n, b += 2 * n) {
        cst_multiply_transposed(&s->matrices.N, s->matrices.A0, n, r, out + n);
        cst_multiply_transposed(&s->matrices.N, s->matrices.K, n, r, out);
        for (int i = 0; i < n; i++)
            out[i] = b[i] - x->gamma * out[i];
    }
}

static void solve_transposed(newton *x, const double *b, double *out)
{
    int n = x->w->system.n;
    for (int first = 0; first < x->blocks; first += CST_LANES) {
        int blocks = x->blocks - first < CST_LANES ? x->blocks - first : CST_LANES;
        solve_blocks(x, b + first * 2 * n, out + first * 2 * n, blocks);
    }
}

static int solver_solve(SUNLinearSolver s, SUNMatrix a, N_Vector out, N_Vector b,
                        realtype tolerance)
{
    newton *x = s->content;
    int n2 = 2 * x->w->system.n;
    (void)a;
    (void)tolerance;
    if (x->transposed)
        solve_transposed(x, NV_DATA_S(b), NV_DATA_S(out));
    for (int k = 0; !x->transposed && k < x->blocks; k++)
        solve(x, NV_DATA_S(b) + k * n2, NV_DATA_S(out) + k * n2);
    return 0;
}

static int solver_free(SUNLinearSolver s)
{
    SUNLinSolFreeEmpty(s);
    return 0;
}

static void matrix_free(SUNMatrix a)
{
    SUNMatFreeEmpty(a);
}

/* CVODES wants I - gamma J: only the three matrices that N is made of are taken here, N itself in
 * the set-up. */
static int linear_system(realtype t, N_Vector y, N_Vector fy, SUNMatrix a, booleantype jok,
                         booleantype *jcur, realtype gamma, void *user, N_Vector tmp1,
                         N_Vector tmp2, N_Vector tmp3)
{
    cst_work *w = user;
    newton *x = a->content;
    (void)fy, (void)tmp1, (void)tmp2, (void)tmp3;
    *jcur = !jok;
    x->gamma = x->transposed ? -gamma : gamma;
    if (cst_canceled(w, cst_cvodes_of(w)->phase, x->transposed ? cst_tf(w) - t : t))
        return -1;
    if (jok)
        return 0;
    const double *state = NV_DATA_S(y);
    int status = x->of->by_implicit ? CST_OK /* the system stands there */
                 : x->along         ? cst_adjoint_instant(w, t)
                                    : cst_system_solve(&w->system, t, state, state + w->system.n);
    if (status < 0) {
        cst_state_failed(w, status, t);
        return 1;
    }
    cst_system_jacobian(&w->system);
    if (x->integrals)
        cst_cost_row(w);
    return 0;
}

int cst_newton_attach(cst_work *w, cst_instance *x, cst_kind kind, int blocks)
{
    newton *content = calloc(1, sizeof *content);
    x->matrix = SUNMatNewEmpty(cst_cvodes_of(w)->context);
    x->solver = SUNLinSolNewEmpty(cst_cvodes_of(w)->context);
    if (!content || !x->matrix || !x->solver) {
        free(content);
        return cst_fail(
            &w->report, CST_EMEMORY,
            "out of memory: the Newton solver could not be created; use a smaller model");
    }
    content->w = w;
    content->of = x;
    content->transposed = kind == CST_TRANSPOSED;
    content->along = kind != CST_STATE;
    content->integrals = content->along || x->quadrature ? 0 : w->targets->integrals;
    content->blocks = blocks;
    x->matrix->content = x->solver->content = content;
    x->matrix->ops->getid = matrix_id;
    x->matrix->ops->destroy = matrix_free;
    x->solver->ops->gettype = solver_type;
    x->solver->ops->getid = solver_id;
    x->solver->ops->setup = solver_setup;
    x->solver->ops->solve = solver_solve;
    x->solver->ops->free = solver_free;
    if (CVodeSetLinearSolver(x->cvodes, x->solver, x->matrix) != CV_SUCCESS ||
        CVodeSetLinSysFn(x->cvodes, linear_system) != CV_SUCCESS)
        return cst_fail(&w->report, CST_EINTEGRATOR,
                        "CVODES refused the linear solver: build it with SUNDIALS 6");
    return CST_OK;
}
