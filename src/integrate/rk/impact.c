/* Impacts at the end of a step: the state jumps, y+ = R(t, y-, rho), and the derivatives with it:
 *
 *     lambda- = R_y' lambda+,   tau- = tau+ + lambda+ . R_t,   gradient += R_rho' lambda+
 *
 * before the instant itself is crossed (events.c). */
#include "integrate/rk/rk.h"

#include "base/vectors.h"

/* Flips up to the end of step k. */
static long events_until(const cst_work *w, int k)
{
    const cst_rk *x = cst_rk_of(w);
    return k + 1 < x->steps.count ? x->steps.list[k + 1].events : w->stats.events;
}

void cst_rk_event_end(const cst_work *w, int k)
{
    cst_rk *x = cst_rk_of(w);
    cst_rk_dense(x, x->steps.list[k].theta, x->inside, NULL);
    cst_impacts_apply(w, x->steps.list[k].events, events_until(w, k), x->inside);
}

const double *cst_rk_event_state(const cst_work *w, int k, long first)
{
    return cst_impacts_before(w, first, events_until(w, k), cst_rk_state(cst_rk_of(w), k + 1));
}

static int begin(cst_work *w, const cst_impact *one)
{
    int status = cst_impact_begin(&w->system, &w->run.impacts.space, one);
    if (status >= 0)
        return CST_OK;
    cst_impact_end(&w->system);
    return cst_state_failed(w, status, one->t);
}

int cst_rk_impact_adjoint(cst_work *w, long first)
{
    cst_rk *x = cst_rk_of(w);
    const cst_impact *one = cst_impact_of(w, first);
    if (!one)
        return CST_OK;
    TRY(begin(w, one));
    for (int r = 0; r < x->adjoint.count; r++) {
        double weight[CST_PARTS];
        x->adjoint.tau[r] += cst_impact_adjoint(&w->system, &w->run.impacts.space, one,
                                                cst_impulse_weights(w, one, r, weight),
                                                cst_rk_lambda(x, r), w->targets->list[r].gradient);
    }
    cst_impact_end(&w->system);
    return CST_OK;
}

/* Of the design variables first ... first + lanes. */
static void tangents(cst_work *w, const cst_impact *one, int first, int lanes)
{
    cst_rk *x = cst_rk_of(w);
    int n = x->n;
    cst_set_directions(w, first, lanes);
    for (int l = 0; l < CST_LANES; l++) {
        int c = first + (l < lanes ? l : 0);
        const double *dy = x->tangent.dy + (size_t)c * (size_t)x->size;
        for (int i = 0; i < n; i++) {
            w->directions.dq[i][l] = dy[i];
            w->directions.dv[i][l] = dy[n + i];
        }
    }
    cst_impact_tangent(&w->system, &w->run.impacts.space, one, (cst_dirs)w->directions.dq,
                       w->directions.dv, x->tangent.dt + first, (cst_dirs)w->directions.drho,
                       lanes);
    cst_impulse_tangents(w, one, first, lanes);
    for (int l = 0; l < lanes; l++)
        for (int i = 0; i < n; i++)
            x->tangent.dy[(size_t)(first + l) * (size_t)x->size + (size_t)(n + i)] =
                w->directions.dv[i][l];
}

int cst_rk_impact_tangent(cst_work *w, long first)
{
    const cst_impact *one = cst_impact_of(w, first);
    if (!one)
        return CST_OK;
    TRY(begin(w, one));
    for (int c = 0; c < w->count; c += CST_LANES)
        tangents(w, one, c, cst_lanes_from(w, c));
    cst_impact_end(&w->system);
    return CST_OK;
}
