/* The discrete adjoint: from the last step to the first,
 *
 *     G_X' Lambda = psi_X + back,   gradient += psi_rho - G_rho' Lambda
 *     back = -G_X0' Lambda for the step before
 *
 * with the transposed solve by the factors of the step's own matrix. */
#include "integrate/onestep/formulations.h"
#include "integrate/work.h"

#include <string.h>

/* back += weight * g_X, gradient += weight * g_rho: of what stands in the terms of response r. */
static void add_terms(cst_work *w, int r, double weight)
{
    cst_onestep *x = cst_onestep_of(w);
    const cst_cost_terms *g = w->targets->list[r].g;
    int n = x->n;
    double *b = x->back + r * x->size;
    for (int i = 0; i < n; i++) {
        b[i] += weight * g->q[i];
        b[n + i] += weight * g->v[i];
        b[2 * n + i] += weight * g->a[i];
    }
    for (int i = 0; i < x->m; i++)
        b[3 * n + i] += weight * g->lambda[i];
    for (int i = 0; i < w->system.p; i++)
        w->targets->list[r].gradient[i] += weight * g->rho[i];
}

/* The looks whose polynomial has node k among its own.  The system is left there. */
static int add_observations(cst_work *w, int k)
{
    for (int j = 0; j < w->targets->stops_count; j++) {
        const cst_stop *stop = &w->targets->stops[j];
        double weight[CST_ONESTEP_POINTS];
        int first,
            count = cst_onestep_between(cst_onestep_of(w), cst_tf(w), stop->t, &first, weight);
        if (k < first || k >= first + count || (weight[k - first] == 0.0))
            continue;
        TRY(cst_onestep_observe(w, stop->t, CST_NEEDS_REACTION));
        cst_stop_gradient(w, stop);
        add_terms(w, stop->wanted, weight[k - first]);
    }
    return CST_OK;
}

static void add_integrands(cst_work *w, int k)
{
    cst_targets_gradients(w);
    for (int r = 0; r < w->targets->count; r++)
        if (w->targets->list[r].integral >= 0)
            add_terms(w, r, cst_onestep_weight(cst_onestep_of(w), k));
}

const double *cst_onestep_by_rho(cst_work *w, const double *Lambda, const double *X)
{
    cst_onestep *x = cst_onestep_of(w);
    cst_system *s = &w->system;
    /* of F1 and F2, which are neighbors */
    cst_system_products(s, Lambda + x->row[CST_A], w->adjoint.Fq, w->adjoint.Fv, w->adjoint.Frho);
    if (x->form->constraints != CST_IN_F2)
        cst_system_phi_adjoint(s, Lambda + x->row[CST_ETA], Lambda + x->row[CST_SIGMA],
                               w->adjoint.Frho);
    if (x->form->adjoint)
        x->form->adjoint(x, s, X, Lambda, w->adjoint.Frho);
    return w->adjoint.Frho;
}

/* The rules see X0 as -B (q0 + h/2 v0) and -B (v0 + h/2 a0). */
void cst_onestep_pass_back(cst_onestep *x, const cst_system *s, const double *Lambda, double *b)
{
    int n = x->n;
    double h2 = 0.5 * x->h;
    memset(b, 0, (size_t)x->size * sizeof *b);
    for (int block = 0; block < 2; block++) {
        const double *rule = Lambda + x->row[block ? CST_V : CST_Q];
        if (x->form->weigh)
            x->form->weigh(x, s, 1, rule, x->weighed);
        else
            memcpy(x->weighed, rule, (size_t)n * sizeof *rule);
        for (int i = 0; i < n; i++) {
            b[block * n + i] += x->weighed[i];
            b[(block + 1) * n + i] += h2 * x->weighed[i];
        }
    }
}

/* The responses first .. first + lanes on the factors of step k. */
static void solve_back(cst_work *w, int k, int first, int lanes)
{
    cst_onestep *x = cst_onestep_of(w);
    memcpy(x->r, x->back + first * x->size, (size_t)(lanes * x->size) * sizeof *x->r);
    cst_lu_solve_refined(&x->lu, x->r, lanes, 1, x->refining);
    for (int l = 0; l < lanes; l++) {
        const double *Lambda = x->r + l * x->size;
        const double *by_rho = cst_onestep_by_rho(w, Lambda, cst_onestep_node(x, k));
        for (int i = 0; i < w->system.p; i++)
            w->targets->list[first + l].gradient[i] -= by_rho[i];
        cst_onestep_pass_back(x, &w->system, Lambda, x->back + (first + l) * x->size);
    }
}

static int step_back(cst_work *w, int k)
{
    cst_onestep *x = cst_onestep_of(w);
    int count = w->targets->count;
    TRY(add_observations(w, k));
    if (x->form->prepare)
        TRY(x->form->prepare(w, k, 1));
    TRY(cst_onestep_at(w, k));
    TRY(cst_onestep_matrix(w, k));
    add_integrands(w, k);
    for (int first = 0; first < count; first += CST_LANES)
        solve_back(w, k, first, count - first < CST_LANES ? count - first : CST_LANES);
    w->stats.backward_steps++;
    return cst_stack_unbalanced(w);
}

/* X_0: (a, lambda) by the equations of motion, then the start. */
static int finish(cst_work *w)
{
    cst_onestep *x = cst_onestep_of(w);
    cst_system *s = &w->system;
    TRY(add_observations(w, 0));
    int n = x->n, m = x->m,
        status = cst_system_solve(s, 0.0, cst_onestep_node(x, 0), cst_onestep_node(x, 0) + n);
    if (status < 0)
        return cst_state_failed(w, status, 0.0);
    add_integrands(w, 0);
    for (int r = 0; r < w->targets->count; r++) {
        double *mu = x->back + r * x->size, *gradient = w->targets->list[r].gradient;
        memcpy(w->adjoint.zW, mu + 2 * n, (size_t)(n + m) * sizeof *mu);
        cst_system_adjoint(s, w->adjoint.zW, 1);
        cst_system_products(s, w->adjoint.zW, w->adjoint.Fq, w->adjoint.Fv, w->adjoint.Frho);
        for (int i = 0; i < n; i++) {
            mu[i] -= w->adjoint.Fq[i];
            mu[n + i] -= w->adjoint.Fv[i];
        }
        for (int i = 0; i < s->p; i++)
            gradient[i] -= w->adjoint.Frho[i];
    }
    for (int r = 0; r < w->targets->count; r++)
        TRY(cst_start_adjoint(&w->start, x->back + r * x->size, w->targets->list[r].gradient));
    return CST_OK;
}

int cst_onestep_backward(cst_work *w)
{
    cst_onestep *x = cst_onestep_of(w);
    long jacobians = w->system.effort.jacobians;
    TRY(cst_gradients_begin(w));
    memset(x->back, 0, (size_t)(w->targets->count * x->size) * sizeof *x->back);
    for (int k = x->steps; k > 0; k--) {
        TRY(step_back(w, k));
        TRY(cst_progress_report(&w->report, "backward", cst_tf(w) - k * x->h, cst_tf(w)));
    }
    TRY(finish(w));
    cst_tables_end(&w->system.tables);
    w->stats.backward_jacobians = w->system.effort.jacobians - jacobians;
    return CST_OK;
}
