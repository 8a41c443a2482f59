/* The tangents of a step's stages along directions. */
#include "integrate/rk/second/second.h"

#include "base/vectors.h"

/* out = sum of weight_j dK_j of lane l, of the first `size` entries. */
void cst_rk_tangent_combine(const cst_rk_second *z, const double *weight, int count, int l,
                            int size, double *out)
{
    cst_clear(out, size);
    for (int j = 0; j < count; j++)
        if (weight[j] != 0.0)
            cst_add_times(out, weight[j], cst_rk_slope_tangent(z, j, l), size);
}

/* dq and dv of stage i into z->dX and into the lanes of the work. */
static void directions(cst_rk_second *z, int k, int i)
{
    cst_work *w = z->w;
    cst_rk *x = cst_rk_of(w);
    int n = z->n;
    const double *row = x->current.tableau->a[i];
    int moves = k > 0 && x->steps.list[k - 1].cut;
    if (moves)
        cst_rk_combine(x, row, i, 2 * n, z->combined);
    for (int l = 0; l < z->lanes; l++) {
        double *dX = cst_rk_tangent(z, i, l);
        cst_rk_tangent_combine(z, row, i, l, 2 * n, z->changed);
        cst_copy(dX, cst_rk_state_tangent(z, k, l), 2 * n);
        cst_add_times(dX, x->current.h, z->changed, 2 * n);
        if (moves)
            cst_add_times(dX, -cst_rk_shift(z, k, l), z->combined, 2 * n);
        for (int j = 0; j < n; j++) {
            w->directions.dq[j][l] = dX[j];
            w->directions.dv[j][l] = dX[n + j];
        }
    }
}

void cst_rk_tangents_at_end(cst_rk_second *z, int k, double *out)
{
    cst_rk *x = cst_rk_of(z->w);
    const cst_tableau *m = x->current.tableau;
    cst_rk_combine(x, m->a[m->stages], m->stages, z->size, z->combined);
    for (int l = 0; l < z->lanes; l++, out += z->size) {
        const double *dy = cst_rk_state_tangent(z, k, l);
        double shift = cst_rk_shift(z, k, l);
        cst_rk_tangent_combine(z, m->a[m->stages], m->stages, l, z->size, z->changed);
        for (int d = 0; d < z->size; d++)
            out[d] = dy[d] + x->current.h * z->changed[d] - shift * z->combined[d];
    }
}

/* Derivatives of (a, lambda) and, where it is needed, of g at stage i. */
static void put(cst_rk_second *z, int k, int i, int with_cost)
{
    cst_work *w = z->w;
    cst_system *s = &w->system;
    int n = z->n, m = z->m;
    const cst_cost_terms *g = &w->g;
    for (int l = 0; l < z->lanes; l++) {
        double *dX = cst_rk_tangent(z, i, l),
               dt = (1.0 - cst_rk_of(w)->current.tableau->c[i]) * cst_rk_shift(z, k, l);
        const double *d = s->rhs + l * (n + m);
        for (int j = 0; j < n; j++)
            dX[2 * n + j] = d[j] + (dt != 0.0 ? dt * z->F_t[j] : 0.0);
        for (int j = 0; j < m; j++)
            dX[3 * n + 1 + j] = d[n + j] + (dt != 0.0 ? dt * z->F_t[n + j] : 0.0);
        dX[3 * n] = 0.0;
        if (with_cost)
            dX[3 * n] = cst_dot(g->q, dX, n) + cst_dot(g->v, dX + n, n) +
                        cst_dot(g->a, dX + 2 * n, n) + cst_dot(g->lambda, dX + 3 * n + 1, m) +
                        cst_dot(g->rho, cst_products_direction(z->h, s, l), s->p) +
                        dt * cst_rk_of(w)->by_time.g[0];
    }
}

int cst_rk_tangent_stages(cst_rk_second *z, int k, int stages)
{
    cst_work *w = z->w;
    cst_rk *x = cst_rk_of(w);
    cst_system *s = &w->system;
    const cst_rk_step *step = &x->steps.list[k];
    int moves = k > 0 && x->steps.list[k - 1].cut;
    for (int i = 0; i < stages; i++) {
        TRY(cst_progress_report(&w->report, "tangent", x->current.t, cst_tf(w)));
        TRY(cst_rk_system(w, i));
        if (moves) {
            cst_rk_integrands_by_time(w);
            cst_rk_tangent_by_time(w, z->F_t);
        }
        directions(z, k, i);
        cst_system_linear_place(s, cst_rk_linear(z, k, i));
        cst_system_tangents(s, (cst_dirs)w->directions.dq, (cst_dirs)w->directions.dv,
                            (cst_dirs)w->directions.drho, z->lanes);
        if (moves || step->cut)
            cst_cost_gradient(&w->g, s, 0);
        put(z, k, i, moves || step->cut);
        cst_solver_place(&s->solver, NULL);
        cst_system_linear_place(s, NULL);
    }
    return CST_OK;
}
