/* Events under second derivatives.  With the notation of events.c, and dt* and dy* the changes
 * of an event's instant and state along a direction:
 *
 *     dslope = sum of beta'_i dK_i + beta''_i K_i dtheta,       h dtheta = dt* - dt - theta dh
 *     drate  = (s_t + s_y y')_x d + s_y dslope,   dkappa = (dsigma - kappa drate) / rate
 *     dlambda -= dkappa s_y' + kappa (s_y')_x d,  d gradient likewise
 *
 * Two triggers at one instant have a second derivative only where they stay together whatever the
 * design variables do, as left and right of a symmetric vehicle: they are one event then, the first
 * one's.  That the others stay with it is checked along the directions here, and for all design
 * variables by the gradient, to which each trigger adds its own part (cst_rk_second_run).
 * Otherwise, and at the end of the run, it depends on the direction which of them comes first. */
#include "integrate/rk/second/second.h"

#include "base/vectors.h"

#include <math.h>

/* The same, and what it is with all terms positive is added to size. */
static double add(const double *a, const double *b, int n, double *size)
{
    for (int i = 0; i < n; i++)
        *size += fabs(a[i] * b[i]);
    return cst_dot(a, b, n);
}

#define TOGETHER 1e-5 /* of the terms of a switch's derivative: less is none */

int cst_rk_second_parted(cst_work *w, int k)
{
    const cst_rk_step *step = &cst_rk_of(w)->steps.list[k];
    return cst_fail(&w->report, CST_EVALUE,
                    "%s is crossed at t = %.6g s together with another switch: the second "
                    "derivative does not "
                    "exist there; move a parameter a little",
                    cst_switch_label(&w->switches, w->run.events.list[step->events].trigger),
                    step->t + step->theta * step->h);
}

/* Not at the end. */
static int check_end(cst_rk_second *z, int k)
{
    cst_work *w = z->w;
    cst_rk *x = cst_rk_of(w);
    if (k + 1 < x->steps.count)
        return CST_OK;
    return cst_fail(
        &w->report, CST_EVALUE,
        "%s is crossed at the end of the run: the second derivative does not exist "
        "there; set another tf",
        cst_switch_label(&w->switches, w->run.events.list[x->steps.list[k].events].trigger));
}

/* The other triggers of this instant stay zero along the directions. */
static int check_others(cst_rk_second *z, int k)
{
    cst_work *w = z->w;
    cst_rk *x = cst_rk_of(w);
    int n = z->n, p = w->system.p;
    long end = x->steps.list[k + 1].events, first = cst_events_last(w, x->steps.list[k].events) + 1;
    double t = x->steps.list[k].t + x->steps.list[k].theta * x->steps.list[k].h;
    for (; first < end; first = cst_events_last(w, first) + 1) {
        const cst_switches *s = &w->switches;
        double s_t = cst_switch_gradient(&w->switches, w->run.events.list[first].trigger, t,
                                         cst_rk_state(x, k + 1));
        for (int l = 0; l < z->lanes; l++) {
            const double *dy = cst_rk_state_tangent(z, k + 1, l),
                         *d = cst_products_direction(z->h, &w->system, l);
            double dt = cst_rk_shift(z, k + 1, l), change = s_t * dt, size = fabs(change),
                   motion = 0.0;
            add(s->by_q, x->slope, n, &motion); /* which dy has in it already */
            add(s->by_v, x->slope + n, n, &motion);
            size += fabs(dt) * motion;
            change += add(s->by_q, dy, n, &size) + add(s->by_v, dy + n, n, &size) +
                      add(s->by_rho, d, p, &size);
            if (fabs(change) > TOGETHER * size)
                return cst_rk_second_parted(w, k);
        }
        z->together = k + 1;
    }
    return CST_OK;
}

/* s_t + s_y y' of the event that ends step k, whose gradient is left in w->switches; x->slope is
 * y'. */
static double rate(cst_rk_second *z, int k)
{
    cst_work *w = z->w;
    cst_rk *x = cst_rk_of(w);
    const cst_rk_step *step = &x->steps.list[k];
    int n = z->n, trigger = w->run.events.list[step->events].trigger;
    cst_rk_dense(x, step->theta, x->inside, x->slope);
    double s_t = cst_switch_gradient(&w->switches, trigger, step->t + step->theta * step->h,
                                     cst_rk_state(x, k + 1));
    return s_t + cst_dot(w->switches.by_q, x->slope, n) +
           cst_dot(w->switches.by_v, x->slope + n, n);
}

int cst_rk_event_along(cst_rk_second *z, int k)
{
    cst_work *w = z->w;
    cst_rk *x = cst_rk_of(w);
    const cst_rk_step *step = &x->steps.list[k];
    double beta[CST_RK_STAGES], slope[CST_RK_STAGES];
    TRY(check_end(z, k));
    x->current.tableau->weights(step->theta, beta, slope, NULL);
    cst_rk_combine(x, beta, x->current.tableau->dense, z->size, z->combined);
    double speed = rate(z, k);
    for (int l = 0; l < z->lanes; l++) {
        const double *dy = cst_rk_state_tangent(z, k, l);
        double *end = cst_rk_state_tangent(z, k + 1, l), dt = cst_rk_shift(z, k, l),
               held = (step->theta - 1.0) * dt;
        cst_rk_tangent_combine(z, beta, x->current.tableau->dense, l, z->size, z->changed);
        for (int d = 0; d < z->size; d++) /* the event's instant held, then moved */
            end[d] =
                dy[d] + x->current.h * z->changed[d] - dt * z->combined[d] + held * x->slope[d];
        double moved =
            -(cst_dot(w->switches.by_rho, cst_products_direction(z->h, &w->system, l),
                      w->system.p) +
              cst_dot(w->switches.by_q, end, z->n) + cst_dot(w->switches.by_v, end + z->n, z->n)) /
            speed;
        for (int d = 0; d < z->size; d++)
            end[d] += moved * x->slope[d];
        z->dt[(k + 1) * z->lanes + l] = moved;
    }
    return check_others(z, k);
}

/* dslope of all lanes, at the event that ends step k. */
static void slopes_along(cst_rk_second *z, int k)
{
    cst_rk *x = cst_rk_of(z->w);
    const cst_rk_step *step = &x->steps.list[k];
    double beta[CST_RK_STAGES], slope[CST_RK_STAGES], bend[CST_RK_STAGES];
    x->current.tableau->weights(step->theta, beta, slope, bend);
    cst_rk_combine(x, bend, x->current.tableau->dense, z->size, z->combined);
    for (int l = 0; l < z->lanes; l++) {
        double dt = cst_rk_shift(z, k, l),
               dtheta = (cst_rk_shift(z, k + 1, l) - (1.0 - step->theta) * dt) / x->current.h;
        double *out = z->dslope + l * z->size;
        cst_rk_tangent_combine(z, slope, x->current.tableau->dense, l, z->size, out);
        for (int d = 0; d < z->size; d++)
            out[d] += dtheta * z->combined[d];
    }
}

/* The change of the event's kappa, and of lambda and the gradient by it, for lane l. */
static void cross(cst_rk_second *z, int k, int l, double sigma, double speed)
{
    cst_work *w = z->w;
    cst_rk *x = cst_rk_of(w);
    cst_system *s = &w->system;
    int n = z->n, trigger = w->run.events.list[x->steps.list[k].events].trigger;
    double t = x->steps.list[k].t + x->steps.list[k].theta * x->steps.list[k].h,
           kappa = sigma / speed;
    const double *y = cst_rk_state(x, k + 1), *dy = cst_rk_state_tangent(z, k + 1, l),
                 *dslope = z->dslope + l * z->size;
    double *dlambda = z->dlambda + l * z->size, *Hd = cst_products_result(z->h, s, l);
    const cst_partials *by = &z->h->at.sum;
    cst_along d = { .t = cst_rk_shift(z, k + 1, l),
                    .q = dy,
                    .v = dy + n,
                    .rho = cst_products_direction(z->h, s, l) };
    cst_switch_second(&w->switches, trigger, t, y, &d, &z->h->at);
    double drate = by->t + cst_dot(by->q, x->slope, n) + cst_dot(by->v, x->slope + n, n) +
                   cst_dot(w->switches.by_q, dslope, n) +
                   cst_dot(w->switches.by_v, dslope + n,
                           n); /* (s_x)_x d . (1, y'): second derivatives are symmetric */
    double dsigma = cst_dot(dlambda, x->slope, z->size) +
                    cst_dot(x->adjoint.lambda, dslope, z->size) + z->dtau[l];
    double dkappa = (dsigma - kappa * drate) / speed;
    for (int i = 0; i < n; i++) {
        dlambda[i] -= dkappa * w->switches.by_q[i] + kappa * by->q[i];
        dlambda[n + i] -= dkappa * w->switches.by_v[i] + kappa * by->v[i];
    }
    for (int i = 0; i < s->p; i++)
        Hd[i] -= dkappa * w->switches.by_rho[i] + kappa * by->rho[i];
}

int cst_rk_event_second(cst_rk_second *z, int k)
{
    cst_work *w = z->w;
    cst_rk *x = cst_rk_of(w);
    int n = z->n;
    double speed = rate(z, k),
           sigma = cst_dot(x->adjoint.lambda, x->slope, z->size) + x->adjoint.tau[0],
           kappa = sigma / speed;
    slopes_along(z, k);
    for (int l = 0; l < z->lanes; l++)
        cross(z, k, l, sigma, speed);
    for (int i = 0; i < n; i++) {
        x->adjoint.lambda[i] -= kappa * w->switches.by_q[i];
        x->adjoint.lambda[n + i] -= kappa * w->switches.by_v[i];
    }
    for (int i = 0; i < w->system.p; i++)
        w->gradient[i] -= kappa * w->switches.by_rho[i];
    x->adjoint.tau[0] = -cst_dot(x->adjoint.lambda, x->slope, z->size);
    for (int l = 0; l < z->lanes; l++)
        z->dtau[l] = -cst_dot(z->dlambda + l * z->size, x->slope, z->size) -
                     cst_dot(x->adjoint.lambda, z->dslope + l * z->size, z->size);
    return CST_OK;
}
