/* The tangents along the kept trajectory, and their nodes. */
#include "integrate/cvodes/second.h"

#include "base/vectors.h"

#include <cvodes/cvodes.h>
#include <math.h>
#include <stdlib.h>

enum { SAMPLES = 16 }; /* instants at which what feeds the tangents is taken */
#define SMALL    1e-3  /* of the tolerance of what feeds a block: the absolute one       */
#define LITTLE   0.1   /* of what a direction may do at most: less is little             */
#define ROUNDING 1e-15 /* of it: less is none (the pendulum's mass has no influence)     */

double cst_block_floor(const cst_cvodes_second *z, int block, double fed, double whole)
{
    double most = z->size[block] * whole, rtol = z->w->rtol;
    double floor = fmax(SMALL * rtol * fmax(fed, LITTLE * most), ROUNDING * most);
    return floor > 0.0 ? floor : SMALL * rtol;
}

void cst_block_weights(cst_cvodes_second *z, int blocks, double rtol, const double *y, double *out)
{
    double each = sqrt(blocks); /* a norm is an average over all of them */
    for (int b = 0; b < 2 * blocks; b++, y += z->n, out += z->n) {
        z->largest[b] = fmax(z->largest[b], cst_largest(y, z->n));
        for (int i = 0; i < z->n; i++)
            out[i] = each / (rtol * fmax(fabs(y[i]), 0.01 * z->largest[b]) + z->floor[b]);
    }
}

static int weights(N_Vector y, N_Vector weight, void *user)
{
    cst_cvodes_second *z = cst_cvodes_of(user)->second;
    cst_block_weights(z, z->lanes, z->w->rtol, NV_DATA_S(y), NV_DATA_S(weight));
    return 0;
}

/* state: (dq of all lanes, dv of all lanes). */
void cst_cvodes_tangents_at(cst_cvodes_second *z, const double *state)
{
    cst_work *w = z->w;
    int n = z->n, size = n + z->m;
    for (int l = 0; l < CST_LANES; l++) {
        const double *q = state + (l < z->lanes ? l : 0) * n, *v = q + z->lanes * n;
        for (int i = 0; i < n; i++) {
            w->directions.dq[i][l] = q[i];
            w->directions.dv[i][l] = v[i];
        }
    }
    cst_system_tangents(&w->system, (cst_dirs)w->directions.dq, (cst_dirs)w->directions.dv,
                        (cst_dirs)w->directions.drho, z->lanes);
    cst_copy(z->dal, w->system.rhs, z->lanes * size);
}

/* Blocks (dq, dv) of an integration to all dq, then all dv, and back. */
static void gather(const cst_cvodes_second *z, const double *blocks, double *state)
{
    int n = z->n;
    for (int l = 0; l < z->lanes; l++) {
        cst_copy(state + l * n, blocks + l * 2 * n, n);
        cst_copy(state + (z->lanes + l) * n, blocks + l * 2 * n + n, n);
    }
}

static int rhs(double t, N_Vector y, N_Vector ydot, void *user)
{
    cst_work *w = user;
    cst_cvodes_second *z = cst_cvodes_of(w)->second;
    int n = z->n, size = n + z->m;
    if (cst_canceled(w, "tangent", t))
        return -1;
    int status = cst_adjoint_instant(w, t);
    if (status < 0) {
        cst_state_failed(w, status, t);
        return 1;
    }
    gather(z, NV_DATA_S(y), z->state);
    cst_cvodes_tangents_at(z, z->state);
    for (int l = 0; l < z->lanes; l++) {
        cst_copy(NV_DATA_S(ydot) + l * 2 * n, NV_DATA_S(y) + l * 2 * n + n, n);
        cst_copy(NV_DATA_S(ydot) + l * 2 * n + n, z->dal + l * size, n);
    }
    if (!isfinite(cst_largest(NV_DATA_S(ydot), z->lanes * 2 * n)))
        return cst_derivative_failed(w, t);
    return 0;
}

int cst_cvodes_tangents_create(cst_cvodes_second *z)
{
    return cst_instance_create(z->w, &z->along, rhs, NULL, 0, CST_TANGENT, z->lanes);
}

static int add(cst_cvodes_second *z, double t, const double *node)
{
    cst_trajectory *x = &z->tangents;
    if (x->count == x->size && !cst_trajectory_grow(x))
        return cst_fail(&z->w->report, CST_EMEMORY,
                        "out of memory: the tangents of %d steps do not fit: free some and try "
                        "again",
                        x->count);
    cst_trajectory_add(x, t, node);
    return CST_OK;
}

/* The node at t of the integrator's polynomial: values, slopes and, from order two on, bends. */
static int node_at(cst_cvodes_second *z, double t, double *node)
{
    cst_instance *x = &z->along;
    int half = z->lanes * z->n;
    const double *found;
    if (!(found = cst_instance_polynomial(x, t, 0)))
        return cst_instance_fail(z->w, x, "tangent", CV_BAD_DKY);
    gather(z, found, node);
    if (!(found = cst_instance_polynomial(x, t, 1)))
        return cst_instance_fail(z->w, x, "tangent", CV_BAD_DKY);
    gather(z, found, z->own);
    cst_copy(node + 2 * half, z->own + half, half);
    if (!(found = cst_instance_polynomial(x, t, 2))) {
        node[3 * half] = NAN;
        return CST_OK;
    }
    gather(z, found, z->own);
    cst_copy(node + 3 * half, z->own + half, half);
    return CST_OK;
}

/* Bends that are not known, in a first step: the slope of the slopes. */
static void complete(int half, double h, double *node0, double *node1)
{
    int unknown0 = isnan(node0[3 * half]), unknown1 = isnan(node1[3 * half]);
    for (int i = 0; i < half; i++) {
        double slope = (node1[2 * half + i] - node0[2 * half + i]) / h;
        node0[3 * half + i] = unknown0 ? slope : node0[3 * half + i];
        node1[3 * half + i] = unknown1 ? slope : node1[3 * half + i];
    }
}

/* How far the quintics over the last step are from the integrator's polynomial, in its weights. */
static double interpolation_error(cst_cvodes_second *z, double t0, const double *node0, double t1)
{
    cst_instance *x = &z->along;
    int half = z->lanes * z->n, n = z->n;
    double t = 0.5 * (t0 + t1), worst = 0.0;
    const double *found = cst_instance_polynomial(x, t, 0);
    if (!found)
        return 0.0;
    gather(z, found, z->own);
    cst_hermite(half, t0, node0, t1, z->node, t, z->between);
    for (int i = 0; i < 2 * half; i++) {
        int l = i % half / n, block = 2 * l + i / half;
        double weight =
            z->w->rtol * fmax(fabs(z->own[i]), 0.01 * z->largest[block]) + z->floor[block];
        worst = fmax(worst, fabs(z->own[i] - z->between[i]) / weight);
    }
    return worst;
}

static int record(cst_cvodes_second *z, double t)
{
    cst_trajectory *x = &z->tangents;
    int half = z->lanes * z->n;
    double t0 = x->t[x->count - 1];
    TRY(node_at(z, t, z->node));
    complete(half, t - t0, cst_trajectory_last(x), z->node);
    double error = interpolation_error(z, t0, cst_trajectory_last(x), t);
    int parts = error > 0.5 ? (int)fmin(ceil(pow(error / 0.5, 1.0 / 6.0)), 64.0) : 1;
    for (int k = 1; k < parts; k++) {
        double instant = t0 + (t - t0) * k / parts;
        TRY(node_at(z, instant, z->between));
        if (isnan(z->between[3 * half]))
            cst_copy(z->between + 3 * half, z->node + 3 * half, half);
        TRY(add(z, instant, z->between));
    }
    return add(z, t, z->node);
}

/* The start's tangents into the state of the integration. */
static int begin(cst_cvodes_second *z)
{
    cst_work *w = z->w;
    cst_system *s = &w->system;
    int n = z->n;
    double *y = NV_DATA_S(z->along.y), *first = w->run.trajectory.node;
    cst_clear(&w->directions.drho[0][0], s->p * CST_LANES);
    z->size[0] = 1.0;
    for (int l = 0; l < z->lanes; l++) {
        z->size[1 + l] = 0.0;
        for (int i = 0; i < s->p; i++) {
            double d = w->directions.drho[i][l] = cst_products_direction(z->h, s, l)[i];
            z->size[1 + l] = fmax(z->size[1 + l], fabs(s->rho[i] != 0.0 ? d / s->rho[i] : d));
        }
    }
    cst_copy(&w->start.drho[0][0], &w->directions.drho[0][0], s->p * CST_LANES);
    cst_modes_at(w, 0.0);
    int status = cst_system_solve(s, 0.0, first, first + n);
    if (status < 0)
        return cst_state_failed(w, status, 0.0);
    TRY(cst_start_along(&w->start, z->lanes));
    for (int l = 0; l < z->lanes; l++)
        for (int i = 0; i < n; i++) {
            y[l * 2 * n + i] = w->start.dq[i][l];
            y[l * 2 * n + n + i] = w->start.dv[i][l];
        }
    return CST_OK;
}

/* What counts as small, by what feeds the tangents: their slopes with the start's tangents, over
 * the whole run.  And the first node. */
static int set_floors(cst_cvodes_second *z)
{
    cst_work *w = z->w;
    int half = z->lanes * z->n, blocks = 2 * z->lanes;
    double tf = cst_tf(w), motion[2] = { 0.0, 0.0 };
    cst_clear(z->largest, blocks);
    cst_clear(z->floor, blocks);
    for (int k = SAMPLES; k >= 0; k--) {
        if (rhs(tf * k / SAMPLES, z->along.y, z->along.slope, w))
            return w->report.callback_status ? w->report.callback_status : CST_EINTEGRATOR;
        motion[0] = fmax(motion[0], cst_largest(w->system.q, z->n));
        motion[1] = fmax(motion[1], cst_largest(w->system.v, z->n));
        for (int b = 0; b < blocks; b++)
            z->floor[b] =
                fmax(z->floor[b], cst_largest(NV_DATA_S(z->along.slope) + (b | 1) * z->n, z->n));
    }
    for (int b = 0; b < blocks; b++) {
        double fed = fmax(z->floor[b] * tf * (b % 2 ? 1.0 : tf),
                          cst_largest(NV_DATA_S(z->along.y) + b * z->n, z->n));
        z->floor[b] = cst_block_floor(z, 1 + b / 2, fed, motion[b % 2]);
    }
    gather(z, NV_DATA_S(z->along.y), z->node); /* the last sample was the start */
    gather(z, NV_DATA_S(z->along.slope), z->own);
    cst_copy(z->node + 2 * half, z->own + half, half);
    z->node[3 * half] = NAN;
    return add(z, 0.0, z->node);
}

int cst_cvodes_tangents(cst_cvodes_second *z)
{
    cst_work *w = z->w;
    cst_instance *x = &z->along;
    double t = 0.0, tf = cst_tf(w);
    cst_cvodes_of(w)->phase = "tangent";
    TRY(begin(z));
    TRY(set_floors(z));
    if (CVodeWFtolerances(x->cvodes, weights) || CVodeReInit(x->cvodes, 0.0, x->y) ||
        CVodeSetStopTime(x->cvodes, tf) || CVodeSetMinStep(x->cvodes, 1e-15 * tf))
        return cst_instance_fail(w, x, "tangent", CV_ILL_INPUT);
    for (int steps = 1; tf - t > CST_INSTANT * tf; steps++) {
        CVodeSetStopTime(x->cvodes, cst_timeline_limit(w, t));
        int flag = CVode(x->cvodes, tf, x->y, &t, CV_ONE_STEP);
        if (flag < 0 || steps > w->p->options.max_steps)
            return cst_instance_fail(w, x, "tangent", flag < 0 ? flag : CV_TOO_MUCH_WORK);
        TRY(record(z, t));
        TRY(cst_progress_report(&w->report, "tangent", t, tf));
    }
    z->tangents.t[z->tangents.count - 1] = tf; /* which t may miss by a rounding error */
    return CST_OK;
}
