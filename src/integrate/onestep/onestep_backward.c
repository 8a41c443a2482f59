/* The discrete adjoint: from the last step to the first,
 *
 *     G_X' Lambda = psi_X + back,      gradient += psi_rho - G_rho' Lambda,      back = -G_X0' Lambda for the step before
 *
 * with the transposed solve by the factors of the step's own matrix. */
#include "integrate/formulations.h"
#include "integrate/work.h"

#include <string.h>

/* back += weight * g_X, gradient += weight * g_rho: of the running cost or the final one. */
static void add_cost(cst_work *w, int final, double weight)
{
    cst_onestep *x = w->onestep;
    int n = x->n;
    double *b = x->back;
    cst_cost_gradient(&w->g, &w->system, final);
    for (int i = 0; i < n; i++) {
        b[i] += weight * w->g.q[i];
        b[n + i] += weight * w->g.v[i];
        b[2 * n + i] += weight * w->g.a[i];
    }
    for (int i = 0; i < x->m; i++)
        b[3 * n + i] += weight * w->g.lambda[i];
    for (int i = 0; i < w->system.p; i++)
        w->gradient[i] += weight * w->g.rho[i];
}

/* gradient -= G_rho' Lambda */
static void add_parameters(cst_work *w, const double *Lambda, const double *X)
{
    cst_onestep *x = w->onestep;
    cst_system *s = &w->system;
    cst_system_products(s, Lambda + x->row[CST_A], w->Fq, w->Fv, w->Frho); /* of F1 and F2, which are neighbours */
    if (x->form->constraints != CST_IN_F2)
        cst_system_phi_adjoint(s, Lambda + x->row[CST_ETA], Lambda + x->row[CST_SIGMA], w->Frho);
    if (x->form->adjoint)
        x->form->adjoint(x, s, X, Lambda, w->Frho);
    for (int i = 0; i < s->p; i++)
        w->gradient[i] -= w->Frho[i];
}

/* back = -G_X0' Lambda: the rules see X0 as -B (q0 + h/2 v0) and -B (v0 + h/2 a0). */
static void pass_back(cst_onestep *x, const cst_system *s, const double *Lambda)
{
    int n = x->n;
    double h2 = 0.5 * x->h, *b = x->back;
    memset(b, 0, (size_t)x->size * sizeof *b);
    for (int block = 0; block < 2; block++) {
        const double *rule = Lambda + x->row[block ? CST_V : CST_Q];
        double *weighed = x->x_v;
        if (x->form->weigh)
            x->form->weigh(x, s, 1, rule, weighed);
        else
            memcpy(weighed, rule, (size_t)n * sizeof *rule);
        for (int i = 0; i < n; i++) {
            b[block * n + i] += weighed[i];
            b[(block + 1) * n + i] += h2 * weighed[i];
        }
    }
}

static int step_back(cst_work *w, int k)
{
    cst_onestep *x = w->onestep;
    double *Lambda = x->r;
    if (x->form->prepare)
        TRY(x->form->prepare(w, k, 1));
    TRY(cst_onestep_at(w, k));
    TRY(cst_onestep_matrix(w, k));
    add_cost(w, 0, cst_onestep_weight(x, k));
    memcpy(Lambda, x->back, (size_t)x->size * sizeof *Lambda);
    cst_lu_tsolve(&x->lu, Lambda, 1);
    add_parameters(w, Lambda, cst_onestep_node(x, k));
    pass_back(x, &w->system, Lambda);
    w->stats.backward_steps++;
    return cst_stack_unbalanced(w);
}

/* X_0: (a, lambda) by the equations of motion, then the start. */
static int finish(cst_work *w)
{
    cst_onestep *x = w->onestep;
    cst_system *s = &w->system;
    int n = x->n, m = x->m, status = cst_system_solve(s, 0.0, cst_onestep_node(x, 0), cst_onestep_node(x, 0) + n);
    double *mu = x->back;
    if (status < 0)
        return cst_state_failed(w, status, 0.0);
    add_cost(w, 0, cst_onestep_weight(x, 0));
    memcpy(w->zW, mu + 2 * n, (size_t)(n + m) * sizeof *mu);
    cst_system_adjoint(s, w->zW);
    cst_system_products(s, w->zW, w->Fq, w->Fv, w->Frho);
    for (int i = 0; i < n; i++) {
        mu[i] -= w->Fq[i];
        mu[n + i] -= w->Fv[i];
    }
    for (int i = 0; i < s->p; i++)
        w->gradient[i] -= w->Frho[i];
    return cst_start_adjoint(&w->start, mu, w->gradient);
}

int cst_onestep_backward(cst_work *w)
{
    cst_onestep *x = w->onestep;
    long jacobians = w->system.jacobians;
    memset(w->gradient, 0, (size_t)w->system.p * sizeof *w->gradient);
    memset(x->back, 0, (size_t)x->size * sizeof *x->back);
    TRY(cst_onestep_at(w, x->steps));
    add_cost(w, 1, 1.0);
    for (int k = x->steps; k > 0; k--) {
        TRY(step_back(w, k));
        TRY(cst_progress_report(&w->report, "backward", w->p->options.tf - k * x->h, w->p->options.tf));
    }
    TRY(finish(w));
    w->stats.backward_jacobians = w->system.jacobians - jacobians;
    return CST_OK;
}
