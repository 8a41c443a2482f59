/* The current step: its stages, its end, its dense output. */
#include "integrate/rk/rk.h"

#include "base/vectors.h"

#include <math.h>
#include <string.h>

/* The slopes of a sum, K_j at first + j stride. */
typedef struct {
    const double *first, *weight;
    int count, stride;
} terms;

static inline const double *slope_of(const terms *x, int j)
{
    return x->first + (ptrdiff_t)j * x->stride;
}

/* Sixteen numbers of the sum, from `at` on; four; one.  Each is summed in the order of the slopes,
 * and what has no weight need not be a number. */
static inline void sum_sixteen(const terms *x, int at, double *out)
{
    cst_four s0 = { 0.0 }, s1 = s0, s2 = s0, s3 = s0;
    for (int j = 0; j < x->count; j++) {
        const double weight = x->weight[j], *K = slope_of(x, j) + at;
        if (weight == 0.0)
            continue;
        s0 += weight * *(const cst_four *)K;
        s1 += weight * *(const cst_four *)(K + 4);
        s2 += weight * *(const cst_four *)(K + 8);
        s3 += weight * *(const cst_four *)(K + 12);
    }
    *(cst_four *)(out + at) = s0;
    *(cst_four *)(out + at + 4) = s1;
    *(cst_four *)(out + at + 8) = s2;
    *(cst_four *)(out + at + 12) = s3;
}

static inline void sum_four(const terms *x, int at, double *out)
{
    cst_four sum = { 0.0 };
    for (int j = 0; j < x->count; j++)
        if (x->weight[j] != 0.0)
            sum += x->weight[j] * *(const cst_four *)(slope_of(x, j) + at);
    *(cst_four *)(out + at) = sum;
}

static inline void sum_one(const terms *x, int at, double *out)
{
    double sum = 0.0;
    for (int j = 0; j < x->count; j++)
        if (x->weight[j] != 0.0)
            sum += x->weight[j] * slope_of(x, j)[at];
    out[at] = sum;
}

static inline void sum_up(const terms *x, int size, double *out)
{
    int i = 0;
    for (; i + 16 <= size; i += 16)
        sum_sixteen(x, i, out);
    for (; i + 4 <= size; i += 4)
        sum_four(x, i, out);
    for (; i < size; i++)
        sum_one(x, i, out);
}

CST_CLONED static void combine(const cst_rk *x, const double *weight, int count, int size,
                               double *out)
{
    const terms of = { cst_rk_slope(x, 0), weight, count, x->stride };
    sum_up(&of, size, out);
}

void cst_rk_combine(const cst_rk *x, const double *weight, int count, int size, double *out)
{
    combine(x, weight, count, size, out);
}

/* out = y0 + h sum of weight_j K_j, of the first `size` entries. */
CST_CLONED static void advance(const cst_rk *x, const double *weight, int count, int size,
                               double *restrict out)
{
    const terms of = { cst_rk_slope(x, 0), weight, count, x->stride };
    const double *restrict y0 = x->current.y0;
    double h = x->current.h;
    sum_up(&of, size, out);
    for (int i = 0; i < size; i++)
        out[i] = y0[i] + h * out[i];
}

double cst_rk_dot(const cst_work *w, int r, const double *lambda, const double *slope)
{
    int n2 = 2 * cst_rk_of(w)->n, integral = w->targets->list[r].integral;
    double sum = integral >= 0 ? lambda[n2] * slope[n2 + integral] : 0.0;
    for (int i = 0; i < n2; i++)
        sum += lambda[i] * slope[i];
    return sum;
}

double cst_rk_time(const cst_rk *x, int i)
{
    return x->current.t + x->current.tableau->c[i] * x->current.h;
}

/* After the lambda of a stage: its factors, or M where they are not kept. */
static double *factors(const cst_rk *x, double *X)
{
    return X + 3 * x->n + x->integrals + x->m;
}

/* The integrands where the system stands; without a problem, for observers, none are needed. */
static int integrands(cst_work *w, double *g)
{
    const cst_targets *targets = w->targets;
    if (!w->p) {
        cst_clear(g, cst_rk_of(w)->integrals);
        return CST_OK;
    }
    if (targets->of_cost) { /* the usual one, at a quarter of the general one's price */
        *g = cst_running_cost(&w->g, &w->system);
        return isfinite(*g) ? CST_OK : cst_cost_failed(w, 0, w->system.t);
    }
    cst_place at = cst_system_place(&w->system);
    cst_targets_integrands(w, &at, g);
    for (int r = 0; r < targets->count; r++)
        if (targets->list[r].integral >= 0 && !isfinite(g[targets->list[r].integral]))
            return cst_cost_failed(w, r, at.t);
    return CST_OK;
}

static double dot(const double *a, const double *b, int n)
{
    double sum = 0.0;
    for (int i = 0; i < n; i++)
        sum += a[i] * b[i];
    return sum;
}

/* a, g and lambda at stage i, whose q and v are known.  1: there are none, try a smaller step. */
static int evaluate(cst_work *w, int i)
{
    cst_rk *x = cst_rk_of(w);
    cst_system *s = &w->system;
    int n = x->n;
    double *X = cst_rk_stage(x, i), t = cst_rk_time(x, i);
    s->tables.inside = x->current.t + 0.5 * x->current.h;
    if (x->keeps_factors) {
        cst_solver_place(&s->solver, factors(x, X));
        s->solved = 0;
    }
    int status = cst_system_solve(s, t, X, X + n);
    if (x->keeps_factors) { /* elsewhere they are not current */
        cst_solver_place(&s->solver, NULL);
        s->solved = 0;
    }
    if (status < 0) {
        cst_state_failed(w, status, t);
        return status == CST_EMEMORY ? status : 1;
    }
    x->current.power[i] = dot(s->lambda, s->phi_dot, x->m);
    memcpy(X + 2 * n, s->a, (size_t)n * sizeof *X);
    memcpy(cst_rk_reactions(x, i), s->lambda, (size_t)x->m * sizeof *X);
    if (!x->keeps_factors)
        cst_system_keep_mass(s, factors(x, X));
    if (integrands(w, X + 3 * n))
        return 1;
    w->report.callback_status = 0;
    return CST_OK;
}

double *cst_rk_factors(const cst_rk *x, int i)
{
    return factors(x, cst_rk_stage(x, i));
}

int cst_rk_stages(cst_work *w, int count)
{
    cst_rk *x = cst_rk_of(w);
    for (; x->current.stages_done < count; x->current.stages_done++) {
        if (w->p && cst_canceled(w, "forward", x->current.t))
            return CST_ECANCELED;
        advance(x, x->current.tableau->a[x->current.stages_done], x->current.stages_done, 2 * x->n,
                cst_rk_stage(x, x->current.stages_done));
        int status = evaluate(w, x->current.stages_done);
        if (status)
            return status;
    }
    return CST_OK;
}

void cst_rk_end(cst_rk *x)
{
    advance(x, x->current.tableau->a[x->current.tableau->stages], x->current.tableau->stages,
            x->size, x->current.y1);
}

void cst_rk_dense(const cst_rk *x, double theta, double *y, double *slope)
{
    double beta[CST_RK_STAGES], by_theta[CST_RK_STAGES];
    x->current.tableau->weights(theta, beta, by_theta, NULL);
    advance(x, beta, x->current.tableau->dense, x->size, y);
    if (slope)
        cst_rk_combine(x, by_theta, x->current.tableau->dense, x->size, slope);
}

void cst_rk_lay_out(cst_work *w)
{
    cst_rk *x = cst_rk_of(w);
    size_t size = w->system.solver.chosen ? cst_solver_size(&w->system.solver) : 0;
    x->keeps_factors = size > 0 && size <= CST_RK_FACTORS;
    x->integrals = w->targets->integrals;
    x->size = 2 * x->n + x->integrals;
    x->adjoint.count = w->targets->count;
    x->adjoint.size = 2 * x->n + 2;
    x->stride = 3 * x->n + x->integrals + x->m + (x->keeps_factors ? (int)size : x->masses);
    x->storage.directory = w->p ? w->p->options.memory_dir : x->storage.directory;
    x->tape.current = x->tape.last_read = 0;
    x->tape.block_used = 0;
    x->storage.error = 0;
}

void cst_rk_place_step(cst_rk *x, const double *first)
{
    double *to = cst_rk_place(x);
    x->current.stages_done = first != NULL;
    if (first && first != to)
        memmove(to, first, (size_t)x->stride * sizeof *to);
    x->current.X = to;
    x->current.index = -1;
}

void cst_rk_open_step(cst_rk *x, const double *first)
{
    cst_rk_place_step(x, first);
    x->current.y0 = cst_rk_state(x, x->steps.count);
}

void cst_rk_modes(cst_work *w, long events)
{
    cst_system *s = &w->system;
    if (!w->switches.count)
        return;
    memcpy(s->mode, w->switches.mode0, (size_t)w->switches.count * sizeof *s->mode);
    s->mode[w->model->s] = 0;
    for (long e = 0; e < events; e++)
        s->mode[w->run.events.list[e].k] = w->run.events.list[e].to;
    cst_system_invalidate(s);
}

int cst_rk_system(cst_work *w, int i)
{
    cst_rk *x = cst_rk_of(w);
    int n = x->n;
    double *X = cst_rk_stage(x, i), *lambda = cst_rk_reactions(x, i), t = cst_rk_time(x, i);
    double *kept = factors(x, X);
    w->system.tables.inside = x->current.t + 0.5 * x->current.h;
    int status = cst_system_factored(&w->system, t, X, X + n, X + 2 * n, lambda,
                                     x->keeps_factors ? NULL : kept, kept);
    return status < 0 ? cst_state_failed(w, status, t) : CST_OK;
}
