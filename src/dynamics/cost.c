/* The cost function of a problem at the instant that the system was solved for last (eq_cost_function). */
#include "integrate/internal.h"

#include <math.h>
#include <string.h>

double cst_running_cost(const cst_problem *p, cst_work *w)
{
    cst_system *s = &w->system;
    cst_scalar *g = p->cost_kernels->g;
    return g ? g(s->t, s->q, s->v, s->a, s->lambda, s->rho, s->mode) : 0.0;
}

double cst_final_cost(const cst_problem *p, cst_work *w)
{
    cst_system *s = &w->system;
    cst_scalar *final = p->cost_kernels->w;
    return final ? final(s->t, s->q, s->v, s->a, s->lambda, s->rho, s->mode) : 0.0;
}

/* g_q, g_v, g_a, g_lambda, g_rho: partial derivatives of g, or of w. */
void cst_cost_gradient(const cst_problem *p, cst_work *w, int final)
{
    cst_system *s = &w->system;
    cst_scalar_b *b = final ? p->cost_kernels->w_b : p->cost_kernels->g_b;
    if (b) {
        b(s->t, s->q, w->g_q, s->v, w->g_v, s->a, w->g_a, s->lambda, w->g_lambda, s->rho, w->g_rho, s->mode, 1.0);
    } else {
        size_t n = (size_t)s->n * sizeof *w->g_q;
        memset(w->g_q, 0, n);
        memset(w->g_v, 0, n);
        memset(w->g_a, 0, n);
        memset(w->g_lambda, 0, (size_t)s->m * sizeof *w->g_q);
        memset(w->g_rho, 0, (size_t)s->p * sizeof *w->g_q);
    }
}

/* What g looks at besides q and v: poisons lambda, then a, and sees whether g minds. */
int cst_cost_needs(const cst_problem *p, cst_work *w)
{
    cst_system *s = &w->system;
    cst_scalar *g = p->cost_kernels->g;
    if (!g)
        return CST_NEEDS_NOTHING;
    for (int i = 0; i < s->m; i++)
        w->g_lambda[i] = NAN;
    if (isnan(g(s->t, s->q, s->v, s->a, w->g_lambda, s->rho, s->mode)))
        return CST_NEEDS_REACTION;
    for (int i = 0; i < s->n; i++)
        w->g_a[i] = NAN;
    return isnan(g(s->t, s->q, s->v, w->g_a, s->lambda, s->rho, s->mode)) ? CST_NEEDS_ACCELERATION : CST_NEEDS_NOTHING;
}
