/* The discrete tangent: G_X dX = -(G_X0 dX0 + G_rho drho), one column a design variable, along with
 * the steps. */
#include "integrate/onestep/formulations.h"
#include "integrate/work.h"

#include "base/vectors.h"

#include <string.h>

static double *sensitivity(cst_onestep *x, int k)
{
    return x->dX + (size_t)k * (size_t)x->size;
}

/* gradient += weight * (g_X dX + g_rho): of what stands in the terms of response r. */
static void add_terms(cst_work *w, int r, double weight, double *gradient)
{
    cst_onestep *x = cst_onestep_of(w);
    const cst_cost_terms *g = w->targets->list[r].g;
    int n = x->n;
    for (int k = 0; k < w->count; k++) {
        const double *d = sensitivity(x, k);
        double sum = cst_tables_along(&w->system.tables, g->rho, w->p->design[k]);
        for (int i = 0; i < n; i++)
            sum += g->q[i] * d[i] + g->v[i] * d[n + i] + g->a[i] * d[2 * n + i];
        for (int i = 0; i < x->m; i++)
            sum += g->lambda[i] * d[3 * n + i];
        gradient[w->p->design[k]] += weight * sum;
    }
}

/* The looks whose polynomial has node k among its own; the nodes after it are those of the forward
 * run. */
static int add_observations(cst_work *w, int k)
{
    int looked = 0;
    for (int j = 0; j < w->targets->stops_count; j++) {
        const cst_stop *stop = &w->targets->stops[j];
        double weight[CST_ONESTEP_POINTS];
        int first,
            count = cst_onestep_between(cst_onestep_of(w), cst_tf(w), stop->t, &first, weight);
        if (k < first || k >= first + count || weight[k - first] == 0.0)
            continue;
        TRY(cst_onestep_observe(w, stop->t, CST_NEEDS_REACTION));
        cst_stop_gradient(w, stop);
        add_terms(w, stop->wanted, weight[k - first], cst_stop_sum(w->targets, stop));
        looked = 1;
    }
    if (!looked)
        return CST_OK;
    /* back to where the step stands */
    return k ? cst_onestep_at(w, k) : cst_onestep_observe(w, 0.0, CST_NEEDS_REACTION);
}

/* dX_0: the start's tangent, and (a, lambda) by the equations of motion. */
static int begin(cst_work *w)
{
    cst_onestep *x = cst_onestep_of(w);
    cst_system *s = &w->system;
    int n = x->n, size = n + x->m;
    const double *X = cst_onestep_node(x, 0);
    for (int r = 0; r < w->targets->count; r++)
        memset(w->targets->list[r].gradient, 0, (size_t)w->model->p * sizeof *w->gradient);
    memset(x->dX, 0, (size_t)w->count * (size_t)x->size * sizeof *x->dX);
    for (int first = 0; first < w->count; first += CST_LANES) {
        int lanes = cst_lanes_from(w, first);
        TRY(cst_start_tangent(&w->start, w->p->design + first, lanes));
        for (int l = 0; l < lanes; l++)
            for (int i = 0; i < n; i++) {
                sensitivity(x, first + l)[i] = w->start.dq[i][l];
                sensitivity(x, first + l)[n + i] = w->start.dv[i][l];
            }
    }
    int status = cst_system_solve(s, 0.0, X, X + n);
    if (status < 0)
        return cst_state_failed(w, status, 0.0);
    for (int first = 0; first < w->count; first += CST_LANES) {
        int lanes = cst_lanes_from(w, first);
        cst_set_directions(w, first, lanes);
        for (int l = 0; l < CST_LANES; l++)
            for (int i = 0; i < n; i++) {
                w->directions.dq[i][l] = l < lanes ? sensitivity(x, first + l)[i] : 0.0;
                w->directions.dv[i][l] = l < lanes ? sensitivity(x, first + l)[n + i] : 0.0;
            }
        cst_system_tangents(s, (cst_dirs)w->directions.dq, (cst_dirs)w->directions.dv,
                            (cst_dirs)w->directions.drho, lanes);
        for (int l = 0; l < lanes; l++)
            cst_copy(sensitivity(x, first + l) + 2 * n, s->rhs + l * size, size);
    }
    return CST_OK;
}

void cst_onestep_past(cst_onestep *x, const cst_system *s, const double *d0, const double *d1,
                      double *r)
{
    for (int i = 0; i < x->n; i++)
        r[i] = -(d0[i] + 0.5 * x->h * d1[i]);
    if (x->form->weigh)
        x->form->weigh(x, s, 0, r, r);
}

/* G_X0 dX0 + G_rho drho for the lanes from `first` on, into x->r. */
static void forcing(cst_work *w, int first, int lanes, const double *X)
{
    cst_onestep *x = cst_onestep_of(w);
    cst_system *s = &w->system;
    int n = x->n, m = x->m;
    cst_system_directions(s, s->lanes.zeros, s->lanes.zeros, (cst_dirs)w->directions.drho, lanes);
    for (int l = 0; l < lanes; l++) {
        const double *d = sensitivity(x, first + l);
        double *r = x->r + l * x->size;
        cst_onestep_past(x, s, d, d + n, r + x->row[CST_Q]);
        cst_onestep_past(x, s, d + n, d + 2 * n, r + x->row[CST_V]);
        memcpy(r + x->row[CST_A], s->rhs + l * (n + m), (size_t)(n + m) * sizeof *r);
        for (int i = 0; x->form->constraints != CST_IN_F2 && i < m; i++) {
            r[x->row[CST_ETA] + i] = s->lanes.out0[i][l];
            r[x->row[CST_SIGMA] + i] = s->lanes.out1[i][l];
        }
    }
    if (x->form->tangent)
        x->form->tangent(x, s, X, (cst_dirs)w->directions.drho, lanes, x->r);
}

static int visit(cst_work *w, int k)
{
    cst_onestep *x = cst_onestep_of(w);
    if (k == 0) {
        TRY(begin(w));
    } else {
        TRY(cst_onestep_matrix(w, k));
        for (int first = 0; first < w->p->count; first += CST_LANES) {
            int lanes = cst_lanes_from(w, first);
            cst_set_directions(w, first, lanes);
            forcing(w, first, lanes, cst_onestep_node(x, k));
            cst_lu_solve_refined(&x->lu, x->r, lanes, 0, x->refining);
            for (int i = 0; i < lanes * x->size; i++)
                sensitivity(x, first)[i] = -x->r[i];
        }
    }
    cst_targets_gradients(w);
    for (int r = 0; r < w->targets->count; r++)
        if (w->targets->list[r].integral >= 0)
            add_terms(w, r, cst_onestep_weight(x, k), w->targets->list[r].gradient);
    return add_observations(w, k);
}

int cst_onestep_direct(cst_work *w)
{
    const cst_stop the_end = { .t = cst_tf(w), .final = 1, .weight = 1.0, .first = -1 };
    if (w->targets->of_cost) { /* no forward run has gone before, nor need it */
        w->targets->stops_count = 0;
        TRY(cst_stop_add(w, the_end));
    }
    return cst_onestep_run(w, visit);
}
