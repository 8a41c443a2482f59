/* A model at one instant, with derivatives: costate_instant.h. */
#include "costate_instant.h"

#include "sensitivity/sensitivity.h"

#include "ad/stack.h"
#include "base/vectors.h"

#include <math.h>
#include <string.h>

/* Where the system stands is what cst_instant_at solved: a run in between moves it away. */
static int is_there(const cst_work *w)
{
    return w->system.solved && w->call.instant;
}

static int refuse_contacts(cst_work *w)
{
    if (cst_contacts_any(&w->system.contacts))
        return cst_fail(&w->report, CST_EARGUMENT,
                        "model %s has contacts, frictions or latches: their impacts and reactions "
                        "belong to a run: use cst_simulate",
                        w->model->name);
    return CST_OK;
}

static int begin(const cst_problem *p, cst_work *w, int standing)
{
    if (!p || !cst_is_whole(w))
        return CST_EARGUMENT;
    w->report.message[0] = '\0';
    TRY(refuse_contacts(w));
    if (standing && !is_there(w))
        return cst_fail(&w->report, CST_EARGUMENT,
                        "there is no instant: call cst_instant_start and cst_instant_at first");
    return CST_OK;
}

static void hand_out(double *to, const double *from, int n, int status)
{
    for (int i = 0; to && i < n; i++)
        to[i] = status >= 0 ? from[i] : NAN;
}

int cst_instant_start(const cst_problem *p, cst_work *w, const double *rho, double *q, double *v,
                      int *mode)
{
    int status = begin(p, w, 0);
    if (!p || !cst_is_whole(w))
        return status;
    cst_system *s = &w->system;
    if (status >= 0)
        status = cst_prepare(p, w, rho);
    if (status >= 0)
        status = cst_start_state(&w->start, w->start.y);
    hand_out(q, w->start.y, s->n, status);
    hand_out(v, w->start.y + s->n, s->n, status);
    for (int k = 0; mode && k < w->model->s; k++)
        mode[k] = status >= 0 ? s->mode[k] : 0;
    w->call.instant = status >= 0;
    w->p = NULL;
    return status;
}

int cst_instant_at(const cst_problem *p, cst_work *w, double t, const double *q, const double *v,
                   const int *mode)
{
    TRY(begin(p, w, 0));
    cst_system *s = &w->system;
    if (!w->call.instant)
        return cst_fail(&w->report, CST_EARGUMENT,
                        "the parameters are not set: call cst_instant_start first");
    if (!q || !v || (!mode && w->model->s))
        return cst_fail(&w->report, CST_EARGUMENT, "q, v or mode is NULL: give all three");
    for (int k = 0; k < w->model->s; k++)
        s->mode[k] = mode[k] != 0;
    cst_system_invalidate(s);
    int status = cst_system_solve(s, t, q, v);
    return status < 0 ? cst_system_failed(s, &w->report, status, t) : CST_OK;
}

int cst_instant_values(const cst_problem *p, cst_work *w, double *a, double *lambda,
                       double *outputs, double *switches)
{
    int status = begin(p, w, 1);
    if (!p || !cst_is_whole(w))
        return status;
    cst_system *s = &w->system;
    cst_output_function *output =
        w->model->kernels->outputs ? w->model->kernels->outputs : w->model->output;
    hand_out(a, s->a, s->n, status);
    hand_out(lambda, s->lambda, s->m, status);
    if (status >= 0 && outputs && output)
        output(s->t, s->q, s->v, s->a, s->lambda, s->rho, s->mode, outputs);
    if (status >= 0 && switches && w->model->s)
        s->kernels->switches(s->t, s->q, s->v, s->rho, s->mode, switches);
    return status;
}

/* The first switch whose mode is not the side that it is on or moves to: flipped; 0: none. */
static int flip_one(cst_work *w, const double *y)
{
    cst_system *s = &w->system;
    for (int k = 0; k < w->model->s; k++) {
        cst_switch_values_own(&w->switches, s->t, y, w->switches.value);
        double value = w->switches.value[k],
               open = 1e-15 / w->switches.rtol * cst_switch_uncertainty(&w->switches, k, s->t, y);
        int side =
            fabs(value) > open ? (value > 0.0 ? 1 : -1) : cst_switch_leads_to(&w->switches, k);
        if (side == 0 || (side > 0) == s->mode[k])
            continue;
        s->mode[k] = side > 0;
        return 1;
    }
    return 0;
}

int cst_instant_modes(const cst_problem *p, cst_work *w, int *mode)
{
    TRY(begin(p, w, 1));
    cst_system *s = &w->system;
    double *y = w->observation.state, t = s->t;
    cst_copy(y, s->q, s->n);
    cst_copy(y + s->n, s->v, s->n);
    w->p = p;
    int status = CST_OK, flips = 0;
    while (status >= 0 && flip_one(w, y)) {
        if (++flips > 2 * w->model->s + 1) {
            status = cst_fail(&w->report, CST_EINTEGRATOR,
                              "switches at t = %g s attract from both sides: the motion rests on "
                              "them or slides; blend their branches over a narrow band",
                              t);
            break;
        }
        cst_system_invalidate(s);
        status = cst_system_solve(s, t, y, y + s->n);
        if (status < 0)
            status = cst_system_failed(s, &w->report, status, t);
    }
    for (int k = 0; mode && k < w->model->s; k++)
        mode[k] = s->mode[k];
    w->p = NULL;
    return status;
}

static int need_output_derivatives(cst_work *w)
{
    if (w->model->outputs_count && !w->model->kernels->outputs)
        return cst_fail(&w->report, CST_EARGUMENT,
                        "the outputs of model %s are a function of the descriptor, which has no "
                        "derivatives: make them a kernel, %s_outputs",
                        w->model->name, w->model->name);
    return CST_OK;
}

/* A direction in the first lane, 0 in the others. */
static void set_lane(cst_outs lanes, const double *direction, int n)
{
    memset(lanes, 0, (size_t)n * sizeof *lanes);
    for (int i = 0; direction && i < n; i++)
        lanes[i][0] = direction[i];
}

int cst_instant_tangent(const cst_problem *p, cst_work *w, const double *dq, const double *dv,
                        const double *drho, double *da, double *doutputs)
{
    int status = begin(p, w, 1);
    if (!p || !cst_is_whole(w))
        return status;
    cst_system *s = &w->system;
    cst_outputs *x = &w->observation.quantities;
    if (status >= 0 && doutputs)
        status = need_output_derivatives(w);
    if (status >= 0) {
        set_lane(w->directions.dq, dq, s->n);
        set_lane(w->directions.dv, dv, s->n);
        set_lane(w->directions.drho, drho, s->p);
        cst_system_tangents(s, (cst_dirs)w->directions.dq, (cst_dirs)w->directions.dv,
                            (cst_dirs)w->directions.drho, 1);
        hand_out(da, s->rhs, s->n, status);
        cst_outputs_tangents(x, s, (cst_dirs)w->directions.dq, (cst_dirs)w->directions.dv,
                             (cst_dirs)w->directions.drho, 1);
    } else
        hand_out(da, NULL, s->n, status);
    for (int k = 0; doutputs && k < w->model->outputs_count; k++)
        doutputs[k] = status >= 0 ? x->tangent[k][0] : NAN;
    return status;
}

/* The partial derivatives of weight . outputs added to by_...; those by (a, lambda) to aL. */
static void add_outputs(cst_work *w, const double *weight, double *by_q, double *by_v,
                        double *by_rho, double *aL)
{
    cst_system *s = &w->system;
    const cst_place at = cst_system_place(s);
    cst_cost_terms *g = &w->g;
    cst_outputs_take(&w->observation.quantities, s, &at);
    for (int k = 0; k < w->model->outputs_count; k++) {
        if (weight[k] == 0.0)
            continue;
        cst_quantity_gradient(&w->observation.quantities, s,
                              (cst_quantity){ .kind = CST_OF_OUTPUT, .index = k }, weight[k], g);
        for (int i = 0; i < s->n; i++) {
            by_q[i] += g->q[i];
            by_v[i] += g->v[i];
            aL[i] += g->a[i];
        }
        for (int i = 0; i < s->m; i++)
            aL[s->n + i] += g->lambda[i];
        for (int i = 0; i < s->p; i++)
            by_rho[i] += g->rho[i];
    }
}

/* F(t, q, v, (a, lambda), rho) = 0: the gradient through (a, lambda) is -F_x'(z, W), A'(z, W) its
 * weights. */
static void add_motion(cst_work *w, double *by_q, double *by_v, double *by_rho)
{
    cst_system *s = &w->system;
    cst_adjoint *x = &w->adjoint;
    cst_system_adjoint(s, x->zW, 1);
    cst_system_products(s, x->zW, x->Fq, x->Fv, x->Frho);
    for (int i = 0; i < s->n; i++) {
        by_q[i] -= x->Fq[i];
        by_v[i] -= x->Fv[i];
    }
    for (int i = 0; i < s->p; i++)
        by_rho[i] -= x->Frho[i];
}

int cst_instant_adjoint(const cst_problem *p, cst_work *w, const double *weight_a,
                        const double *weight_outputs, double *by_q, double *by_v, double *by_rho)
{
    int status = begin(p, w, 1);
    if (!p || !cst_is_whole(w))
        return status;
    cst_system *s = &w->system;
    if (status >= 0 && (!by_q || !by_v || !by_rho))
        status = cst_fail(&w->report, CST_EARGUMENT, "by_q, by_v or by_rho is NULL: give all");
    if (status >= 0 && weight_outputs)
        status = need_output_derivatives(w);
    for (int i = 0; i < s->n; i++) {
        if (by_q)
            by_q[i] = status >= 0 ? 0.0 : NAN;
        if (by_v)
            by_v[i] = status >= 0 ? 0.0 : NAN;
    }
    for (int i = 0; by_rho && i < s->p; i++)
        by_rho[i] = status >= 0 ? 0.0 : NAN;
    if (status < 0)
        return status;
    cst_clear(w->adjoint.zW, s->n + s->m);
    for (int i = 0; weight_a && i < s->n; i++)
        w->adjoint.zW[i] = weight_a[i];
    if (weight_outputs && w->model->outputs_count)
        add_outputs(w, weight_outputs, by_q, by_v, by_rho, w->adjoint.zW);
    add_motion(w, by_q, by_v, by_rho);
    return CST_OK;
}
