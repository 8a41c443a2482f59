/* The derivative of the discrete adjoint along directions in rho.  With L = Lambda'G(X0, X, rho):
 *
 *     G_X dX        = -(G_X0 dX0 + G_rho drho)
 *     G_X' dLambda  = d(psi_X + back) - L_Xx d,       x = (X0, X, rho), d = (dX0, dX, drho)
 *     dback         = -G_X0' dLambda - L_X0x d,       d gradient = d psi_rho - G_rho' dLambda -
 * L_rhox d */
#include "integrate/onestep/formulations.h"
#include "integrate/work.h"

#include "base/vectors.h"

#include <math.h>
#include <stdlib.h>

typedef struct {
    cst_work *w;
    cst_products *h;
    int lanes, n, m, size;
    double *dX;           /* [steps + 1][lanes][size]                       */
    double *back, *dback; /* [size] [lanes][size]                           */
    double *Lambda, *r;   /* [size] [lanes][size]                           */
    double *S, *S0;       /* [size] L_Xx d, L_X0x d                         */
    double *by_rho;       /* [p] L_rhox d                                   */
    double *dx, *by_x;    /* [n] of a rule's left-hand side                 */
} second;

static double *tangent(const second *z, int k, int l)
{
    return z->dX + (size_t)(k * z->lanes + l) * (size_t)z->size;
}

static cst_along along(const second *z, int k, int l)
{
    const double *d = tangent(z, k, l);
    int n = z->n;
    return (cst_along){ .q = d,
                        .v = d + n,
                        .a = d + 2 * n,
                        .lambda = d + 3 * n,
                        .rho = cst_products_direction(z->h, &z->w->system, l) };
}

/* b = G_X \ b or G_X' \ b, corrected by its residual.  With redundant constraints G_X is singular
 * but for 1 / alpha: the asymmetry of Bricard's Hessian over 1000 steps is 1e-11 so, and was 2e-8
 * (doc/theory/second.md).  With maggi its rows are of different sizes: the squeezer's is 4e-15 so,
 * and was 3e-9. */
static void solve(const second *z, double *b, int count, int transposed)
{
    cst_onestep *x = cst_onestep_of(z->w);
    cst_lu_solve_refined(&x->lu, b, count, transposed, x->refining);
}

/* ---- forward ---- */

/* dX_0: the start's tangent, and (a, lambda) by the equations of motion. */
static int begin(second *z)
{
    cst_work *w = z->w;
    cst_system *s = &w->system;
    int n = z->n, size = n + z->m;
    const double *X = cst_onestep_node(cst_onestep_of(w), 0);
    cst_clear(&w->directions.drho[0][0], s->p * CST_LANES);
    for (int l = 0; l < z->lanes; l++)
        for (int i = 0; i < s->p; i++)
            w->directions.drho[i][l] = cst_products_direction(z->h, s, l)[i];
    cst_copy(&w->start.drho[0][0], &w->directions.drho[0][0], s->p * CST_LANES);
    TRY(cst_start_along(&w->start, z->lanes));
    int status = cst_system_solve(s, 0.0, X, X + n);
    if (status < 0)
        return cst_state_failed(w, status, 0.0);
    cst_system_tangents(s, (cst_dirs)w->start.dq, (cst_dirs)w->start.dv,
                        (cst_dirs)w->directions.drho, z->lanes);
    for (int l = 0; l < z->lanes; l++) {
        double *d = tangent(z, 0, l);
        cst_clear(d, z->size);
        for (int i = 0; i < n; i++) {
            d[i] = w->start.dq[i][l];
            d[n + i] = w->start.dv[i][l];
        }
        cst_copy(d + 2 * n, s->rhs + l * size, size);
    }
    return CST_OK;
}

/* The system and its matrix at step k, with the choices that were made there. */
static int stand_at(cst_work *w, int k)
{
    const cst_formulation *form = cst_onestep_of(w)->form;
    if (form->prepare)
        TRY(form->prepare(w, k, 1));
    TRY(cst_onestep_at(w, k));
    return cst_onestep_matrix(w, k);
}

static int advance(second *z, int k)
{
    cst_work *w = z->w;
    cst_onestep *x = cst_onestep_of(w);
    cst_system *s = &w->system;
    int n = z->n, m = z->m;
    TRY(cst_progress_report(&w->report, "tangent", k * x->h, cst_tf(w)));
    TRY(stand_at(w, k));
    cst_system_directions(s, s->lanes.zeros, s->lanes.zeros, (cst_dirs)w->directions.drho,
                          z->lanes);
    for (int l = 0; l < z->lanes; l++) {
        const double *d = tangent(z, k - 1, l);
        double *r = z->r + l * z->size;
        cst_onestep_past(x, s, d, d + n, r + x->row[CST_Q]);
        cst_onestep_past(x, s, d + n, d + 2 * n, r + x->row[CST_V]);
        cst_copy(r + x->row[CST_A], s->rhs + l * (n + m), n + m);
        for (int i = 0; x->form->constraints != CST_IN_F2 && i < m; i++) {
            r[x->row[CST_ETA] + i] = s->lanes.out0[i][l];
            r[x->row[CST_SIGMA] + i] = s->lanes.out1[i][l];
        }
    }
    if (x->form->tangent)
        x->form->tangent(x, s, cst_onestep_node(x, k), (cst_dirs)w->directions.drho, z->lanes,
                         z->r);
    solve(z, z->r, z->lanes, 0);
    for (int i = 0; i < z->lanes * z->size; i++)
        tangent(z, k, 0)[i] = -z->r[i];
    return CST_OK;
}

/* ---- backward ---- */

/* back += weight g_X and its change; g is the running cost, or the final one. */
static void add_cost(second *z, int k, int final, double weight)
{
    cst_work *w = z->w;
    cst_system *s = &w->system;
    int n = z->n, m = z->m;
    cst_cost_gradient(&w->g, s, final);
    const cst_cost_terms *g = &w->g;
    for (int i = 0; i < n; i++) {
        z->back[i] += weight * g->q[i];
        z->back[n + i] += weight * g->v[i];
        z->back[2 * n + i] += weight * g->a[i];
    }
    for (int i = 0; i < m; i++)
        z->back[3 * n + i] += weight * g->lambda[i];
    for (int i = 0; i < s->p; i++)
        w->gradient[i] += weight * g->rho[i];
    for (int l = 0; l < z->lanes; l++) {
        cst_along d = along(z, k, l);
        const cst_partials *by = &z->h->cost.sum;
        double *b = z->dback + l * z->size;
        cst_cost_second(&w->g, s, final, &d, 0.0, weight, &z->h->cost);
        cst_add(b, by->q, n);
        cst_add(b + n, by->v, n);
        cst_add(b + 2 * n, by->a, n);
        cst_add(b + 3 * n, by->lambda, m);
        cst_add(cst_products_result(z->h, s, l), by->rho, s->p);
    }
}

/* The rule of q (0) or of v (1), for lane l: what it adds to L_Xx d, L_X0x d and L_rhox d. */
static void add_rule(second *z, int k, int l, int block)
{
    cst_onestep *x = cst_onestep_of(z->w);
    int n = z->n, multiplied = x->form->constraints == CST_MULTIPLIED,
        at = x->at[block ? CST_SIGMA : CST_ETA];
    double h2 = 0.5 * x->h;
    const double *d = tangent(z, k, l) + block * n, *d0 = tangent(z, k - 1, l) + block * n;
    cst_along whole = along(z, k, l);
    for (int i = 0; i < n; i++)
        z->dx[i] = d[i] - d0[i] - h2 * (d0[n + i] + d[n + i]);
    cst_rule rule = { .x = block ? x->x_v : x->x_q,
                      .dx = z->dx,
                      .multiplier = cst_onestep_node(x, k) + at,
                      .dmultiplier = multiplied ? tangent(z, k, l) + at : NULL,
                      .Lambda = z->Lambda + x->row[block ? CST_V : CST_Q],
                      .d = &whole,
                      .by_x = z->by_x,
                      .by_multiplier = z->S + at,
                      .by_q = z->S,
                      .by_rho = z->by_rho };
    x->form->second(x, &z->w->system, &z->h->at, &rule);
    for (int i = 0; i < n; i++) {
        z->S[block * n + i] += z->by_x[i];
        z->S[(block + 1) * n + i] -= h2 * z->by_x[i];
        z->S0[block * n + i] -= z->by_x[i];
        z->S0[(block + 1) * n + i] -= h2 * z->by_x[i];
    }
}

/* L_Xx d, L_X0x d and L_rhox d for lane l of step k. */
static void bend(second *z, int k, int l)
{
    cst_onestep *x = cst_onestep_of(z->w);
    cst_system *s = &z->w->system;
    cst_second *at = &z->h->at;
    int n = z->n;
    cst_along d = along(z, k, l);
    cst_clear(z->S, z->size);
    cst_clear(z->S0, z->size);
    cst_system_second(s, at, z->Lambda + x->row[CST_A], &d);
    cst_copy(z->S, at->sum.q, n);
    cst_copy(z->S + n, at->sum.v, n);
    cst_copy(z->S + 2 * n, at->sum.a, n);
    cst_copy(z->S + 3 * n, at->sum.lambda, z->m);
    cst_copy(z->by_rho, at->sum.rho, s->p);
    if (z->m && x->form->constraints != CST_IN_F2) {
        cst_curve held = { .td0 = 1.0,
                           .d0 = s->v,
                           .d0e = d.v,
                           .phi = z->Lambda + x->row[CST_ETA],
                           .phi_dot = z->Lambda + x->row[CST_SIGMA] };
        cst_system_curve_second(s, at, &d, &held);
        cst_add(z->S, at->qb, n);
        cst_add(z->S + n, at->d0b, n);
        cst_add(z->by_rho, at->rhob, s->p);
    }
    for (int block = 0; x->form->second && block < 2; block++)
        add_rule(z, k, l, block);
}

static void subtract(double *to, const double *x, int n)
{
    for (int i = 0; i < n; i++)
        to[i] -= x[i];
}

static int step_back(second *z, int k)
{
    cst_work *w = z->w;
    cst_onestep *x = cst_onestep_of(w);
    cst_system *s = &w->system;
    const double *X = cst_onestep_node(x, k);
    TRY(stand_at(w, k));
    if (k == x->steps)
        add_cost(z, k, 1, 1.0);
    add_cost(z, k, 0, cst_onestep_weight(x, k));
    cst_copy(z->Lambda, z->back, z->size);
    solve(z, z->Lambda, 1, 1);
    for (int l = 0; l < z->lanes; l++) {
        double *Hd = cst_products_result(z->h, s, l), *dLambda = z->r + l * z->size,
               *dback = z->dback + l * z->size;
        bend(z, k, l);
        cst_copy(dLambda, dback, z->size);
        subtract(dLambda, z->S, z->size);
        solve(z, dLambda, 1, 1);
        subtract(Hd, z->by_rho, s->p);
        subtract(Hd, cst_onestep_by_rho(w, dLambda, X), s->p);
        cst_onestep_pass_back(x, s, dLambda, dback);
        subtract(dback, z->S0, z->size);
    }
    subtract(w->gradient, cst_onestep_by_rho(w, z->Lambda, X), s->p);
    cst_onestep_pass_back(x, s, z->Lambda, z->back);
    w->stats.backward_steps++;
    TRY(cst_progress_report(&w->report, "backward", cst_tf(w) - k * x->h, cst_tf(w)));
    return cst_stack_unbalanced(w);
}

/* X_0: (a, lambda) by the equations of motion, then the start. */
static int finish(second *z)
{
    cst_work *w = z->w;
    cst_system *s = &w->system;
    int n = z->n, m = z->m;
    const double *X = cst_onestep_node(cst_onestep_of(w), 0);
    int status = cst_system_solve(s, 0.0, X, X + n);
    if (status < 0)
        return cst_state_failed(w, status, 0.0);
    add_cost(z, 0, 0, cst_onestep_weight(cst_onestep_of(w), 0));
    cst_copy(w->adjoint.zW, z->back + 2 * n, n + m);
    cst_system_adjoint(s, w->adjoint.zW, 1);
    for (int l = 0; l < z->lanes; l++) {
        double *dmu = z->dback + l * z->size;
        cst_along d = along(z, 0, l);
        cst_copy(z->h->dzW, dmu + 2 * n, n + m);
        cst_system_second_solve(s, &z->h->at, w->adjoint.zW, &d, z->h->dzW, NULL, NULL, NULL);
        subtract(dmu, z->h->at.sum.q, n);
        subtract(dmu + n, z->h->at.sum.v, n);
        subtract(cst_products_result(z->h, s, l), z->h->at.sum.rho, s->p);
    }
    cst_system_products(s, w->adjoint.zW, w->adjoint.Fq, w->adjoint.Fv, w->adjoint.Frho);
    subtract(z->back, w->adjoint.Fq, n);
    subtract(z->back + n, w->adjoint.Fv, n);
    subtract(w->gradient, w->adjoint.Frho, s->p);
    for (int l = 0; l < z->lanes; l++)
        TRY(cst_start_second(&w->start, &z->h->at, l, z->back, z->dback + l * z->size,
                             cst_products_result(z->h, s, l)));
    return cst_start_adjoint(&w->start, z->back, w->gradient);
}

static int run(second *z)
{
    cst_work *w = z->w;
    cst_onestep *x = cst_onestep_of(w);
    TRY(begin(z));
    for (int k = 1; k <= x->steps; k++)
        TRY(advance(z, k));
    cst_clear(z->back, z->size);
    cst_clear(z->dback, z->lanes * z->size);
    cst_clear(w->gradient, w->system.p);
    cst_clear(z->h->Hd, z->lanes * w->system.p);
    for (int k = x->steps; k > 0; k--)
        TRY(step_back(z, k));
    return finish(z);
}

int cst_onestep_second(cst_work *w)
{
    const cst_onestep *x = cst_onestep_of(w);
    second z = { .w = w,
                 .h = w->second_order.products,
                 .lanes = w->second_order.products->lanes,
                 .n = x->n,
                 .m = x->m,
                 .size = x->size };
    size_t size = (size_t)x->size, lanes = (size_t)z.lanes, n = (size_t)x->n,
           p = (size_t)w->system.p;
    size_t tangents = ((size_t)x->steps + 1) * lanes * size;
    double *memory = malloc((tangents + (4 + 2 * lanes) * size + 2 * n + p) * sizeof *memory),
           *cursor = memory;
    if (!memory)
        return cst_fail(
            &w->report, CST_EMEMORY,
            "out of memory: the tangents of %d steps do not fit: free some and try again",
            x->steps);
    z.dX = cst_take(&cursor, tangents);
    z.back = cst_take(&cursor, size);
    z.Lambda = cst_take(&cursor, size);
    z.S = cst_take(&cursor, size);
    z.S0 = cst_take(&cursor, size);
    z.dback = cst_take(&cursor, lanes * size);
    z.r = cst_take(&cursor, lanes * size);
    z.dx = cst_take(&cursor, n);
    z.by_x = cst_take(&cursor, n);
    z.by_rho = cst_take(&cursor, p);
    int status = run(&z);
    free(memory);
    return status;
}
