/* Projections between the steps of rk, near singular positions (near.h), and their derivatives.
 *
 * The decision is kept in the step's record: adjoint, tangent, second derivatives, replays and
 * check-points follow it.  At an event and at the end of the run there is none, nor where it would
 * carry a switch over its zero: the state that a switch, a look or a response sees is that of both
 * sides. */
#include "integrate/rk/rk.h"
#include "integrate/rk/second/second.h"

#include "base/vectors.h"

/* In tolerances of a step, how far a projection moves the state: less is left.  The state could do
 * with more, its derivatives drift on their own.  Slider-crank of equal lengths, dpsi/dm1 off by
 * 1.2e-2 at 10, 1.5e-4 at 1, 2e-6 at 0.01; N-four-bar, N = 40, energy after ten seconds off by
 * 7.8e-9 at 3, 5.5e-7 at 300, 7.6e-5 at 1e4, a fifth at 1e6. */
#define FAR 0.01

/* ---- decided --------------------------------------------------------------------------------- */

/* The factors of A and the kinematics at the end of the last step, whose stage is known. */
static int stand_at_end(cst_work *w, const double *y)
{
    cst_rk *x = cst_rk_of(w);
    cst_system *s = &w->system;
    if (s->t != x->current.t) /* the dense output was looked at since */
        return cst_system_solve(s, x->current.t, y, y + x->n);
    if (x->keeps_factors)
        return cst_solver_use(&s->solver, cst_rk_factors(x, 0)) ? CST_OK : CST_ESINGULAR;
    return CST_OK;
}

static int is_needed(cst_work *w, const double *y, int *near)
{
    cst_rk *x = cst_rk_of(w);
    x->singular.tolerance = FAR * x->control.rtol;
    int stands = stand_at_end(w, y) >= 0;
    *near = stands && cst_near_singular(w, y, &x->singular);
    cst_solver_place(&w->system.solver, NULL);
    return *near || (stands && w->p->options.projection == CST_PROJECTION_ALWAYS);
}

int cst_rk_project(cst_work *w)
{
    cst_rk *x = cst_rk_of(w);
    const double *y = cst_rk_state(x, x->steps.count);
    int near;
    if (!x->m || w->system.contacts.any || w->p->options.projection == CST_PROJECTION_OFF ||
        cst_tf(w) - x->current.t <= CST_INSTANT * cst_tf(w))
        return CST_OK;
    if (cst_rk_stages(w, 1))
        return w->report.callback_status;
    if (!is_needed(w, y, &near))
        return CST_OK;
    cst_audit_step(w, x->current.t, x->current.reaction_work);
    x->current.reaction_work = 0.0;
    cst_copy(x->inside, y, x->size);
    if (cst_projection_apply(&w->projection, &w->system, x->current.t, x->inside) < 0 ||
        cst_near_flips(w, x->current.t, y, x->inside))
        return CST_OK;
    cst_audit_project(w, y, x->inside);
    if (near)
        TRY(cst_near_look(w, x->current.t));
    x->steps.list[x->steps.count - 1].projected = 1;
    w->stats.projections++;
    return 1;
}

/* ---- followed -------------------------------------------------------------------------------- */

int cst_rk_project_again(cst_work *w, int k, double *y)
{
    double t = cst_rk_end_of(cst_rk_of(w), k);
    if (!cst_rk_of(w)->steps.list[k].projected)
        return CST_OK;
    int status = cst_projection_apply(&w->projection, &w->system, t, y);
    return status < 0 ? cst_state_failed(w, status, t) : CST_OK;
}

/* Step k, which is loaded, and the state at its end before the projection. */
static int load(cst_work *w, int k)
{
    cst_rk *x = cst_rk_of(w);
    double t = cst_rk_end_of(x, k);
    cst_rk_end(x);
    int status = cst_projection_load(&w->projection, &w->system, t, x->current.y1);
    return status < 0 ? cst_state_failed(w, status, t) : CST_OK;
}

int cst_rk_project_adjoint(cst_work *w, int k)
{
    cst_rk *x = cst_rk_of(w);
    double t = cst_rk_end_of(x, k);
    if (!x->steps.list[k].projected)
        return CST_OK;
    TRY(load(w, k));
    for (int r = 0; r < x->adjoint.count; r++)
        if (cst_projection_adjoint(&w->projection, &w->system, t, cst_rk_lambda(x, r),
                                   w->targets->list[r].gradient) < 0)
            return cst_state_failed(w, CST_ESINGULAR, t);
    return CST_OK;
}

int cst_rk_project_tangent(cst_work *w, int k)
{
    cst_rk *x = cst_rk_of(w);
    int n = x->n;
    double t = cst_rk_end_of(x, k);
    if (!x->steps.list[k].projected)
        return CST_OK;
    TRY(load(w, k));
    for (int first = 0; first < w->count; first += CST_LANES) {
        int lanes = cst_lanes_from(w, first);
        cst_set_directions(w, first, lanes);
        for (int l = 0; l < CST_LANES; l++) {
            const double *dy =
                x->tangent.dy + (size_t)(first + (l < lanes ? l : 0)) * (size_t)x->size;
            for (int i = 0; i < n; i++) {
                w->directions.dq[i][l] = dy[i];
                w->directions.dv[i][l] = dy[n + i];
            }
        }
        if (cst_projection_tangents(&w->projection, &w->system, t, w->directions.dq,
                                    w->directions.dv, (cst_dirs)w->directions.drho) < 0)
            return cst_state_failed(w, CST_ESINGULAR, t);
        for (int l = 0; l < lanes; l++) {
            double *dy = x->tangent.dy + (size_t)(first + l) * (size_t)x->size;
            for (int i = 0; i < n; i++) {
                dy[i] = w->directions.dq[i][l];
                dy[n + i] = w->directions.dv[i][l];
            }
        }
    }
    return CST_OK;
}

/* The tangents of the state before the projection, dy [lanes][size], into the lanes of the work,
 * and of the projected one there on return. */
static int tangents_of(cst_rk_second *z, int k, const double *dy)
{
    cst_work *w = z->w;
    double t = cst_rk_end_of(cst_rk_of(w), k);
    TRY(load(w, k));
    for (int l = 0; l < z->lanes; l++)
        for (int i = 0; i < z->n; i++) {
            w->directions.dq[i][l] = dy[l * z->size + i];
            w->directions.dv[i][l] = dy[l * z->size + z->n + i];
        }
    if (cst_projection_tangents(&w->projection, &w->system, t, w->directions.dq, w->directions.dv,
                                (cst_dirs)w->directions.drho) < 0)
        return cst_state_failed(w, CST_ESINGULAR, t);
    return CST_OK;
}

int cst_rk_project_along(cst_rk_second *z, int k)
{
    if (!cst_rk_of(z->w)->steps.list[k].projected)
        return CST_OK;
    double *dy = cst_rk_state_tangent(z, k + 1, 0);
    TRY(tangents_of(z, k, dy));
    for (int l = 0; l < z->lanes; l++)
        for (int i = 0; i < z->n; i++) {
            dy[l * z->size + i] = z->w->directions.dq[i][l];
            dy[l * z->size + z->n + i] = z->w->directions.dv[i][l];
        }
    return CST_OK;
}

int cst_rk_project_second(cst_rk_second *z, int k)
{
    cst_work *w = z->w;
    cst_rk *x = cst_rk_of(w);
    double t = cst_rk_end_of(x, k), *dy = cst_rk_state_tangent(z, k + 1, 0);
    if (!x->steps.list[k].projected)
        return CST_OK;
    cst_rk_tangents_at_end(z, k, dy); /* those behind it are not needed any longer */
    TRY(tangents_of(z, k, dy));
    for (int l = 0; l < z->lanes; l++)
        if (cst_projection_second(&w->projection, &w->system, &z->h->at, t, dy + l * z->size,
                                  cst_products_direction(z->h, &w->system, l), l, x->adjoint.lambda,
                                  z->dlambda + l * z->size,
                                  cst_products_result(z->h, &w->system, l)) < 0)
            return cst_state_failed(w, CST_ESINGULAR, t);
    if (cst_projection_adjoint(&w->projection, &w->system, t, x->adjoint.lambda, w->gradient) < 0)
        return cst_state_failed(w, CST_ESINGULAR, t);
    return CST_OK;
}
