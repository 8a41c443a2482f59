/* The state at t0 as a function of rho, and its derivatives. */
#include "internal.h"

#include <math.h>
#include <string.h>

/* How far a given start may be from satisfying its constraints, relative to the size of the coordinates. */
#define CONSISTENT 1e-8

static double largest(const double *x, int n)
{
    double most = 0.0;
    for (int i = 0; i < n; i++)
        if (!(fabs(x[i]) <= most))
            most = fabs(x[i]);
    return most;
}

int cst_start_state(const cst_problem *p, cst_work *w, double *y)
{
    cst_system *s = &w->system;
    int n = s->n;
    (void)p;
    s->kernels->initial(s->rho, y, y + n);
    if (!isfinite(largest(y, 2 * n)))
        return cst_fail(w, CST_ENAN, "%s_initial: the start is not finite: check the parameters", w->model->name);
    cst_modes_set(w, 0.0, y);
    int status = cst_system_solve(s, 0.0, y, y + n);
    if (status < 0)
        return cst_state_failed(w, status, 0.0);
    double phi = largest(s->phi, s->m), phi_dot = largest(s->phi_dot, s->m);
    double size = 1.0 + largest(y, n), speed = size + largest(y + n, n);
    if (phi > CONSISTENT * size * size || phi_dot > CONSISTENT * size * speed)
        return cst_fail(w, CST_ESTART, "the start violates the constraints: |Phi| = %.2g, |Phi_dot| = %.2g: correct %s_initial, "
                        "or declare the start as CST_ASSEMBLED", phi, phi_dot, w->model->name);
    return CST_OK;
}

int cst_start_adjoint(const cst_problem *p, cst_work *w, const double *mu, double *gradient)
{
    cst_system *s = &w->system;
    int n = s->n;
    (void)p;
    memcpy(s->qb, mu, (size_t)n * sizeof *mu);
    memcpy(s->vb, mu + n, (size_t)n * sizeof *mu);
    s->kernels->initial_b(s->rho, s->rhob, s->f, s->qb, s->fb, s->vb);
    for (int i = 0; i < s->p; i++)
        gradient[i] += s->rhob[i];
    return CST_OK;
}

int cst_start_tangent(const cst_problem *p, cst_work *w, N_Vector *yS)
{
    cst_system *s = &w->system;
    for (int first = 0; first < p->count; first += CST_LANES) {
        int lanes = p->count - first < CST_LANES ? p->count - first : CST_LANES;
        memset(w->drho, 0, (size_t)s->p * sizeof *w->drho);
        for (int l = 0; l < lanes; l++)
            w->drho[p->design[first + l]][l] = 1.0;
        s->kernels->initial_dv(s->rho, (cst_dirs)w->drho, s->f, w->dq, s->fb, w->dv, CST_LANES);
        for (int l = 0; l < lanes; l++)
            for (int i = 0; i < s->n; i++) {
                NV_DATA_S(yS[first + l])[i] = w->dq[i][l];
                NV_DATA_S(yS[first + l])[s->n + i] = w->dv[i][l];
            }
    }
    return CST_OK;
}
