/* When a state is projected.
 *
 * Near a singular position a drift Phi of the size of the tolerance is a large displacement,
 * Phi / sigma, across the path: all the more, the smaller the singular value sigma of Phi_q.  The
 * formulation takes it for motion, and what begins as 1e-9 leaves the singular position with the
 * mechanism's energy.  So the state is brought back to Phi = 0 and Phi_dot = 0 (projection.h) while
 * the mechanism comes close to such a position, and on its way out.  Elsewhere it is left alone:
 * there the penalty holds drift at a level of its own, lambda / (alpha omega^2). */
#include "integrate/constraints/near.h"

#include "integrate/work.h"

#include "base/vectors.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

/* How far a drift moves the masses for the size of Phi, of the least so far in the run.  Measured:
 * at most 5.1 for the models of the tree at rtol 1e-6, 1e-8 and 1e-11 (slider-crank; the vehicle
 * 3.2); 1.6e4 at the singular positions of the slider-crank and of the N-four-bar. */
#define NEAR 20.0
/* From here on both Phi and Phi_dot are measured at every step. */
#define GROWS 2.0
/* How far the projection moves q or v, root mean square of the relative changes. */
static double distance(const cst_work *w, const double *y)
{
    const cst_projection *p = &w->projection;
    int n = w->system.n;
    double positions = 0.0, velocities = 0.0;
    for (int i = 0; i < n; i++) {
        double of_q = p->d[i] / (fabs(y[i]) + w->run.sizes.small[i]),
               of_v = p->e[i] / (fabs(y[n + i]) + w->run.sizes.small[n + i]);
        positions += of_q * of_q;
        velocities += of_v * of_v;
    }
    return sqrt(fmax(positions, velocities) / n);
}

/* A driver that pushes against what locks: at a dead center there is no way on, and the velocities
 * that it asks for grow without bound before.  A projection has nothing to go to there.  They are
 * this many times the least so far of the run, for the size of Phi_t. */
#define PUSHED 5.0

static int is_pushed(cst_work *w, cst_near *x)
{
    cst_system *s = &w->system;
    double *b = w->projection.u, *rate = w->projection.q, energy = 0.0, size = 0.0;
    if (!w->run.audit.driven)
        return 0;
    s->kernels->constraints_d0_d1(s->t, 1.0, 1.0, s->q, s->args.zero, s->args.zero, s->args.zero,
                                  s->rho, s->args.scratch_m, s->args.phid1, rate, s->args.fb);
    for (int i = 0; i < s->m; i++)
        size += rate[i] * rate[i];
    if (!(size > 0.0)) /* the driver rests */
        return 0;
    cst_clear(b, s->n);
    cst_copy(b + s->n, rate, s->m);
    cst_solver_solve(&s->solver, b, 1, 0);
    for (int i = 0; i < s->m; i++)
        energy -= b[s->n + i] * (rate[i] + b[s->n + i] * s->penalty.compliance);
    if (!(energy > 0.0))
        return 0;
    double asked = sqrt(energy / size);
    x->least_asked = x->least_asked > 0.0 ? fmin(x->least_asked, asked) : asked;
    return asked > PUSHED * x->least_asked;
}

static void note_amplified(cst_work *w, double times)
{
    cst_parting *most = &w->run.parting;
    if (times <= most->amplified)
        return;
    most->amplified = times;
    most->amplified_t = w->system.t;
}

/* By Phi and by Phi_dot in turn, each a solve; by both where one has begun to grow. */
static void measure(cst_work *w, cst_near *x)
{
    x->last = !x->last;
    x->by[x->last] = cst_projection_measure(&w->projection, &w->system, x->last);
    x->amplified = fmax(x->by[0], x->by[1]);
    if (x->least < INFINITY && x->amplified <= GROWS * x->least)
        return;
    x->by[!x->last] = cst_projection_measure(&w->projection, &w->system, !x->last);
    x->amplified = fmax(x->by[0], x->by[1]);
}

int cst_near_watch(cst_near *x, const double by[2])
{
    x->last = !x->last;
    x->by[x->last] = by[x->last];
    if (!(x->least < INFINITY && fmax(x->by[0], x->by[1]) <= GROWS * x->least))
        x->by[!x->last] = by[!x->last];
    x->amplified = fmax(x->by[0], x->by[1]);
    if (!(x->amplified > 0.0))
        return 0;
    x->least = fmin(x->least, x->amplified);
    return x->amplified > NEAR * x->least;
}

int cst_near_singular(cst_work *w, const double *y, cst_near *x)
{
    measure(w, x);
    if (!(x->amplified > 0.0)) /* 0 where there is no drift, or NaN */
        return 0;
    x->least = fmin(x->least, x->amplified);
    int pushed = is_pushed(w, x);
    if (!(x->amplified > NEAR * x->least && distance(w, y) > x->tolerance) || pushed)
        return 0;
    note_amplified(w, x->amplified / x->least);
    return 1;
}

int cst_near_flips(cst_work *w, double t, const double *before, const double *after)
{
    int flips = 0, count = w->model->s;
    double *first = w->run.events.quarters, *then = w->switches.value;
    if (!count)
        return 0;
    cst_switch_values(&w->switches, t, before, first);
    cst_switch_values(&w->switches, t, after, then);
    for (int k = 0; k < count; k++)
        flips |= (first[k] > 0.0) != (then[k] > 0.0);
    return flips;
}

/* ---- parameters by which psi jumps ----------------------------------------------------------- */

/* Change of the coordinates, of their sizes, for a change of a parameter of its own size: joints
 * that open by it close only by so much across the path.  Slider-crank, by its crank: 30 to 1e4; by
 * the common length of the N-four-bar: 1. */
#define APART 10.0

/* How far the lanes move q, root mean square of the relative changes. */
static double moved(const cst_work *w, const double *q, int l)
{
    int n = w->system.n;
    double sum = 0.0;
    for (int i = 0; i < n; i++) {
        double one =
            w->projection.dd[i][l] / (fabs(q[i]) + w->run.sizes.own[i] + w->run.sizes.small[i]);
        sum += one * one;
    }
    return sqrt(sum / n);
}

int cst_near_look(cst_work *w, double t)
{
    cst_parting *x = &w->run.parting;
    int n = w->system.n;
    if (!w->call.computes_derivatives)
        return CST_OK;
    for (int first = 0; first < w->count; first += CST_LANES) {
        int lanes = cst_lanes_from(w, first);
        cst_clear(&w->directions.dq[0][0], n * CST_LANES);
        cst_clear(&w->directions.dv[0][0], n * CST_LANES);
        cst_set_directions(w, first, lanes);
        int status = cst_projection_tangents(&w->projection, &w->system, t, w->directions.dq,
                                             w->directions.dv, (cst_dirs)w->directions.drho);
        if (status < 0)
            return cst_state_failed(w, status, t);
        for (int l = 0; l < lanes; l++) {
            int i = w->p->design[first + l];
            double size = w->system.rho[i] != 0.0 ? fabs(w->system.rho[i]) : 1.0;
            if (!(size * moved(w, w->projection.y, l) > APART))
                continue;
            x->t = x->any ? x->t : t;
            x->jumps[i] = 1;
            x->any = 1;
        }
    }
    return CST_OK;
}

void cst_near_warning(cst_work *w)
{
    const cst_parting *x = &w->run.parting;
    char names[200] = "";
    for (int i = 0; i < w->model->p; i++)
        if (x->jumps[i] && strlen(names) < sizeof names - 40)
            snprintf(names + strlen(names), sizeof names - strlen(names), "%s%.30s",
                     *names ? ", " : "", w->model->parameters[i].name);
    cst_warn(&w->report, CST_WCORNER,
             "the mechanism passes a singular position at t = %.6g s, and for other values of %s "
             "it does not: psi jumps there, and its derivatives by them do not exist",
             x->t, names);
}

/* ---- digits of derivatives ------------------------------------------------------------------- */

/* A drift is amplified by sqrt(alpha) / 2 at the most, in units of the masses, and what tangents
 * drift by too.  Slider-crank of equal lengths, times the least amplification of the run, and how
 * far dpsi/dg is off: 1.8e4 (masses of 1 kg) 2e-6, 7.7e4 (0.1 kg) 8e-6, 2.5e5 (10 g) 9e-3, 8.5e5
 * (1 g) 26.  N-four-bar: 4.6e4 (alpha = 1e10) 2e-6, 1.5e5 3e-5, 5.7e5 1e-3. */
#define LOSES   1e5
#define AT_EASE 2e4 /* of the defaults with masses of 1 kg */

int cst_near_loses_digits(const cst_work *w)
{
    return w->call.computes_derivatives && w->run.parting.amplified > LOSES;
}

void cst_near_digits_warning(cst_work *w)
{
    const cst_parting *x = &w->run.parting;
    double share = AT_EASE / x->amplified;
    char remedy[80] = "use the formulation penalty";
    if (w->system.penalty.compliance > 0.0)
        snprintf(remedy, sizeof remedy, "alpha is too large for these masses, set it to %.0e",
                 w->p->options.alpha * share * share);
    cst_warn(&w->report, CST_WCONDITION,
             "derivatives lose their digits near the singular position at t = %.6g s: %s",
             x->amplified_t, remedy);
}
