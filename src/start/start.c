/* The state at t0 as a function of rho, in its three kinds (cst_start), and its derivatives. */
#include "integrate/internal.h"

#include <math.h>
#include <string.h>

static int check_consistent(cst_work *w, const double *y)
{
    cst_system *s = &w->system;
    int n = s->n, status = cst_system_solve(s, 0.0, y, y + n);
    if (status < 0)
        return cst_state_failed(w, status, 0.0);
    double phi = cst_largest(s->phi, s->m), phi_dot = cst_largest(s->phi_dot, s->m);
    double size = 1.0 + cst_largest(y, n), speed = size + cst_largest(y + n, n);
    if (phi > CST_CONSISTENT * size * size || phi_dot > CST_CONSISTENT * size * speed)
        return cst_fail(w, CST_ESTART, "the start violates the constraints: |Phi| = %.2g, |Phi_dot| = %.2g: correct %s_%s, or declare "
                        "the start as CST_ASSEMBLED", phi, phi_dot, w->model->name,
                        w->model->start == CST_EQUILIBRIUM ? "launch" : "initial");
    return CST_OK;
}

int cst_start_state(const cst_problem *p, cst_work *w, double *y)
{
    cst_system *s = &w->system;
    int n = s->n;
    cst_start kind = p->model->start;
    s->kernels->initial(s->rho, y, y + n);
    if (!isfinite(cst_largest(y, 2 * n)))
        return cst_fail(w, CST_ENAN, "%s_initial: the start is not finite: check the parameters", w->model->name);
    if (kind != CST_GIVEN)
        TRY(cst_static_search(w, kind == CST_EQUILIBRIUM, y));
    if (kind == CST_ASSEMBLED)
        TRY(cst_static_velocity(w, y, y + n));
    if (kind == CST_EQUILIBRIUM)
        s->kernels->launch(y, s->rho, y + n);
    cst_lu_reset(&s->lu_A); /* so that a run does not depend on the one before */
    cst_lu_reset(&s->lu_N);
    cst_modes_start(w, y, 0);
    TRY(check_consistent(w, y));
    return cst_modes_on_edge(w, y);
}

/* The modes of the search, which its derivatives need, and back. */
static void search_modes(const cst_problem *p, cst_work *w, int searching)
{
    int n = w->system.n;
    if (p->model->start == CST_EQUILIBRIUM && searching) {
        memcpy(w->dky, w->start, (size_t)n * sizeof *w->dky);
        memset(w->dky + n, 0, (size_t)n * sizeof *w->dky);
        cst_modes_start(w, w->dky, 1);
    } else {
        memcpy(w->system.mode, w->mode0, (size_t)w->model->s * sizeof *w->mode0);
        w->system.mode[w->model->s] = 0;
        cst_system_invalidate(&w->system);
    }
}

int cst_start_adjoint(const cst_problem *p, cst_work *w, const double *mu, double *gradient)
{
    cst_system *s = &w->system;
    int n = s->n;
    cst_start kind = p->model->start;
    double *mu_q = w->Fq, *mu_v = w->Fv;
    memcpy(mu_q, mu, (size_t)n * sizeof *mu);
    memcpy(mu_v, mu + n, (size_t)n * sizeof *mu);
    if (kind == CST_EQUILIBRIUM) {
        s->kernels->launch_b(w->start, s->qb, s->rho, s->rhob, s->f, mu_v);
        for (int i = 0; i < n; i++)
            mu_q[i] += s->qb[i];
        for (int i = 0; i < s->p; i++)
            gradient[i] += s->rhob[i];
        memset(mu_v, 0, (size_t)n * sizeof *mu);
    }
    search_modes(p, w, 1);
    if (kind == CST_ASSEMBLED)
        TRY(cst_static_velocity_adjoint(w, mu_q, mu_v, gradient));
    if (kind != CST_GIVEN)
        TRY(cst_static_search_adjoint(w, kind == CST_EQUILIBRIUM, mu_q, gradient));
    search_modes(p, w, 0);
    if (kind == CST_EQUILIBRIUM) /* the guess has no influence */
        return CST_OK;
    s->kernels->initial_b(s->rho, s->rhob, s->f, mu_q, s->fb, mu_v);
    for (int i = 0; i < s->p; i++)
        gradient[i] += s->rhob[i];
    return CST_OK;
}

/* w->dq, w->dv for the lanes of w->drho. */
static int tangents(const cst_problem *p, cst_work *w, int lanes)
{
    cst_system *s = &w->system;
    cst_start kind = p->model->start;
    cst_dirs drho = (cst_dirs)w->drho;
    if (kind != CST_EQUILIBRIUM)
        s->kernels->initial_dv(s->rho, drho, s->f, w->dq, s->fb, w->dv, CST_LANES);
    if (kind != CST_GIVEN)
        TRY(cst_static_search_tangents(w, kind == CST_EQUILIBRIUM, lanes));
    if (kind == CST_ASSEMBLED)
        TRY(cst_static_velocity_tangents(w, lanes));
    if (kind == CST_EQUILIBRIUM)
        s->kernels->launch_dv(w->start, (cst_dirs)w->dq, s->rho, drho, s->f, w->dv, CST_LANES);
    return CST_OK;
}

int cst_start_tangent(const cst_problem *p, cst_work *w, N_Vector *yS)
{
    cst_system *s = &w->system;
    search_modes(p, w, 1);
    for (int first = 0; first < p->count; first += CST_LANES) {
        int lanes = p->count - first < CST_LANES ? p->count - first : CST_LANES;
        memset(w->drho, 0, (size_t)s->p * sizeof *w->drho);
        for (int l = 0; l < lanes; l++)
            w->drho[p->design[first + l]][l] = 1.0;
        TRY(tangents(p, w, lanes));
        for (int l = 0; l < lanes; l++)
            for (int i = 0; i < s->n; i++) {
                NV_DATA_S(yS[first + l])[i] = w->dq[i][l];
                NV_DATA_S(yS[first + l])[s->n + i] = w->dv[i][l];
            }
    }
    search_modes(p, w, 0);
    return CST_OK;
}
