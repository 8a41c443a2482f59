/* The steps themselves: Newton's method with the exact Jacobian, to the last digits, so that what
 * is differentiated is what was computed. */
#include "integrate/onestep/formulations.h"
#include "integrate/work.h"

#include "base/vectors.h"

#include <math.h>

#define ITERATIONS 25
/* a correction this small, relative, is the last but one: the next is its square */
#define CLOSE 1e-9

int cst_onestep_steps(const cst_options *o)
{
    double steps = ceil(o->tf / o->step * (1.0 - 1e-12));
    return steps < 1.0 ? 1 : steps < 2e9 ? (int)steps : 2000000000;
}

double *cst_onestep_node(cst_onestep *x, int k)
{
    return x->X + (size_t)k * (size_t)x->size;
}

double cst_onestep_time(const cst_onestep *x, double tf, int k)
{
    return k == x->steps ? tf : k * x->h;
}

double cst_onestep_weight(const cst_onestep *x, int k)
{
    return k == 0 || k == x->steps ? 0.5 * x->h : x->h;
}

int cst_onestep_singular(cst_work *w, int k)
{
    return cst_fail(
        &w->report, CST_ESINGULAR,
        "%s: the step's matrix is singular at t = %.6g s: redundant constraints or a singular "
        "position: use the formulation penalty",
        w->model->name, cst_onestep_time(cst_onestep_of(w), cst_tf(w), k));
}

static void put(cst_onestep *x, const cst_placed *at, double factor, const double *value)
{
    for (int e = 0; e < at->count; e++)
        x->lu.value[at->to[e]] += factor * (value ? value[at->from[e]] : 1.0);
}

void cst_onestep_place(cst_onestep *x, int k, double factor, const double *value)
{
    put(x, &x->placed[CST_SHARED_TERMS + k], factor, value);
}

int cst_onestep_at(cst_work *w, int k)
{
    cst_onestep *x = cst_onestep_of(w);
    const double *X = cst_onestep_node(x, k);
    double t = cst_onestep_time(x, cst_tf(w), k);
    int status = cst_system_set(&w->system, t, X + x->at[CST_Q], X + x->at[CST_V], X + x->at[CST_A],
                                X + x->at[CST_LAMBDA]);
    if (status < 0)
        return cst_state_failed(w, status, t);
    return x->form->project && !x->form->project(x, &w->system) ? cst_onestep_singular(w, k)
                                                                : CST_OK;
}

/* The rules' left-hand sides: how far X is from the trapezoidal rule. */
static void motion(cst_onestep *x, const double *X0, const double *X)
{
    int n = x->n;
    double h2 = 0.5 * x->h;
    for (int i = 0; i < n; i++) {
        x->x_q[i] = X[i] - X0[i] - h2 * (X0[n + i] + X[n + i]);
        x->x_v[i] = X[n + i] - X0[n + i] - h2 * (X0[2 * n + i] + X[2 * n + i]);
    }
}

/* out = B in + Phi_q' multiplier */
static void rule(cst_onestep *x, cst_system *s, const double *in, const double *multiplier,
                 double *out)
{
    int n = x->n, m = x->m;
    if (x->form->weigh)
        x->form->weigh(x, s, 0, in, out);
    else
        cst_copy(out, in, n);
    if (x->form->constraints != CST_MULTIPLIED)
        return;
    cst_clear(x->padded, n); /* A (0, multiplier) = (Phi_q' multiplier, ...) */
    cst_copy(x->padded + n, multiplier, m);
    cst_clear(x->whole, n + m);
    cst_multiply(&s->matrices.A, cst_system_A(s), n + m, x->padded, x->whole);
    for (int i = 0; i < n; i++)
        out[i] += x->whole[i];
}

/* G at step k, where the system stands. */
static void residual(cst_work *w, int k, double *r)
{
    cst_onestep *x = cst_onestep_of(w);
    cst_system *s = &w->system;
    int m = x->m;
    const double *X = cst_onestep_node(x, k);
    motion(x, cst_onestep_node(x, k - 1), X);
    rule(x, s, x->x_q, X + x->at[CST_ETA], r + x->row[CST_Q]);
    rule(x, s, x->x_v, X + x->at[CST_SIGMA], r + x->row[CST_V]);
    /* F1 and F2 are neighbors, as are a and lambda */
    cst_system_residual(s, X + x->at[CST_A], r + x->row[CST_A]);
    if (x->form->constraints != CST_IN_F2) {
        cst_copy(r + x->row[CST_ETA], s->phi, m);
        cst_copy(r + x->row[CST_SIGMA], s->phi_dot, m);
    }
}

int cst_onestep_matrix(cst_work *w, int k)
{
    cst_onestep *x = cst_onestep_of(w);
    cst_system *s = &w->system;
    const cst_placed *at = x->placed;
    cst_clear(x->lu.value, x->pattern.p[x->size]);
    motion(x, cst_onestep_node(x, k - 1), cst_onestep_node(x, k));
    cst_system_jacobian(s);
    const int shared[][4] = { { CST_F1_Q, CST_F1_V, CST_F1_A, CST_F1_LAMBDA },
                              { CST_F2_Q, CST_F2_V, CST_F2_A, CST_F2_LAMBDA } };
    for (int i = 0; i < 2; i++) {
        put(x, &at[shared[i][0]], 1.0, s->matrices.K);
        put(x, &at[shared[i][1]], 1.0, s->matrices.C);
        put(x, &at[shared[i][2]], 1.0, s->matrices.A0);
        put(x, &at[shared[i][3]], 1.0, s->matrices.A0);
    }
    if (x->form->constraints != CST_IN_F2) {
        put(x, &at[CST_PHI_Q], 1.0, s->matrices.A0);
        /* (Phi_ddot)_v = 2 (Phi_dot)_q, and C has 2 xi omega Phi_q besides */
        put(x, &at[CST_DOT_Q], 0.5, s->matrices.C);
        put(x, &at[CST_DOT_Q], -0.5 * s->penalty.damping, s->matrices.A0);
        put(x, &at[CST_DOT_V], 1.0, s->matrices.A0);
    }
    x->form->matrix(x, s, cst_onestep_node(x, k));
    if (!cst_lu_factor(&x->lu))
        return cst_onestep_singular(w, k);
    s->effort.rcond = fmin(s->effort.rcond, x->lu.rcond);
    return CST_OK;
}

/* The correction's size, and X's, in the unit of q: the larger of q, h v and h^2 a. */
static double size_of(const cst_onestep *x, const double *X)
{
    double q = cst_largest(X, x->n), v = cst_largest(X + x->n, x->n),
           a = cst_largest(X + 2 * x->n, x->n);
    return fmax(fmax(q, x->h * v), x->h * x->h * a) + (q + v + a) * 0.0; /* NaN stays */
}

static void correct(cst_onestep *x, double *X)
{
    cst_lu_solve(&x->lu, x->r, 1);
    for (int i = 0; i < x->size; i++)
        X[i] -= x->r[i];
}

static void predict(const cst_onestep *x, const double *X0, double *X)
{
    int n = x->n;
    double h = x->h;
    cst_copy(X, X0, x->size);
    for (int i = 0; i < n; i++) {
        X[i] += h * (X0[n + i] + 0.5 * h * X0[2 * n + i]);
        X[n + i] += h * X0[2 * n + i];
    }
}

/* X of step k from the one before it. */
static int step(cst_work *w, int k)
{
    cst_onestep *x = cst_onestep_of(w);
    double *X = cst_onestep_node(x, k), change = INFINITY, t = cst_onestep_time(x, cst_tf(w), k);
    if (x->form->prepare)
        TRY(x->form->prepare(w, k, 0));
    predict(x, cst_onestep_node(x, k - 1), X);
    for (int i = 0; i < ITERATIONS && !(change < CLOSE); i++) {
        TRY(cst_drift_check(w, t));
        TRY(cst_progress_report(&w->report, "onestep", t, cst_tf(w)));
        TRY(cst_onestep_at(w, k));
        residual(w, k, x->r);
        TRY(cst_onestep_matrix(w, k));
        correct(x, X);
        change = size_of(x, x->r) / (size_of(x, X) + 1e-300);
        if (!isfinite(change))
            break;
    }
    if (!(change < CLOSE))
        return cst_fail(&w->report, CST_EINTEGRATOR,
                        "onestep: the step to t = %.6g s does not converge: take a shorter step "
                        "(now %g s), or check "
                        "the parameters if the mechanism locks there",
                        t, x->h);
    TRY(cst_onestep_at(w, k));
    residual(w, k, x->r); /* once more, with the current factors */
    correct(x, X);
    w->stats.steps++;
    TRY(cst_onestep_at(w, k));
    cst_audit_step(w, t, NAN);
    return CST_OK;
}

/* The nodes for those who look at the run; the jerk between them is only for the drawing. */
static int record(cst_work *w)
{
    cst_onestep *x = cst_onestep_of(w);
    int n = x->n;
    for (int k = 0; k <= x->steps; k++) {
        int before = k > 0 ? k - 1 : 0, after = k < x->steps ? k + 1 : k;
        const double *a0 = cst_onestep_node(x, before) + 2 * n,
                     *a1 = cst_onestep_node(x, after) + 2 * n;
        cst_copy(x->node, cst_onestep_node(x, k), 3 * n);
        for (int i = 0; i < n; i++)
            x->node[3 * n + i] = (a1[i] - a0[i]) / ((after - before) * x->h);
        if (!cst_trajectory_add(&w->run.trajectory, cst_onestep_time(x, cst_tf(w), k), x->node))
            return cst_fail(&w->report, CST_EINTEGRATOR,
                            "onestep: the trajectory is full: create a new work for this step");
    }
    w->stats.nodes = w->run.trajectory.count;
    return CST_OK;
}

static void add_integrands(cst_work *w, int k)
{
    cst_targets *x = w->targets;
    cst_place at = cst_system_place(&w->system);
    cst_targets_integrands(w, &at, x->now);
    for (int i = 0; i < x->integrals; i++)
        x->integral[i] += cst_onestep_weight(cst_onestep_of(w), k) * x->now[i];
}

int cst_onestep_between(const cst_onestep *x, double tf, double t, int *first,
                        double weight[CST_ONESTEP_POINTS])
{
    int count = x->steps + 1 < CST_ONESTEP_POINTS ? x->steps + 1 : CST_ONESTEP_POINTS,
        low = (int)(t / x->h) - 1;
    *first = low < 0 ? 0 : low > x->steps + 1 - count ? x->steps + 1 - count : low;
    for (int i = 0; i < count; i++) {
        weight[i] = 1.0;
        for (int j = 0; j < count; j++) {
            double here = cst_onestep_time(x, tf, *first + i),
                   there = cst_onestep_time(x, tf, *first + j);
            if (i != j)
                weight[i] *= (t - there) / (here - there);
        }
    }
    return count;
}

int cst_onestep_observe(cst_work *w, double t, int needs)
{
    cst_onestep *x = cst_onestep_of(w);
    double weight[CST_ONESTEP_POINTS];
    int first, count = cst_onestep_between(x, cst_tf(w), t, &first, weight);
    (void)needs; /* all of it is there */
    cst_clear(x->between, x->size);
    for (int k = 0; k < count; k++)
        for (int i = 0; i < x->size; i++)
            x->between[i] += weight[k] * cst_onestep_node(x, first + k)[i];
    const double *X = x->between;
    int status = cst_system_set(&w->system, t, X + x->at[CST_Q], X + x->at[CST_V], X + x->at[CST_A],
                                X + x->at[CST_LAMBDA]);
    return status < 0 ? cst_state_failed(w, status, t) : CST_OK;
}

/* X_0: the start, with a and lambda from the equations of motion. */
static int begin(cst_work *w)
{
    cst_onestep *x = cst_onestep_of(w);
    cst_system *s = &w->system;
    double *X = cst_onestep_node(x, 0);
    int steps = cst_onestep_steps(&w->p->options);
    x->steps = x->coarse.is_run ? (steps + 1) / 2 : steps;
    x->h = cst_tf(w) / x->steps;
    x->maggi.choices = 0;
    x->maggi.choice = NULL;
    if (x->steps > x->room)
        return cst_fail(&w->report, CST_EARGUMENT,
                        "tf grew after the work was created: create a new work");
    cst_lu_reset(&x->lu);
    if (!x->coarse.is_run) {
        cst_timeline_begin(w);
        cst_timeline_judge(w, x->h);
    }
    cst_trajectory_clear(&w->run.trajectory);
    cst_clear(X, x->size);
    TRY(cst_start_state(&w->start, X));
    cst_copy(X + x->at[CST_A], s->a, x->n);
    cst_copy(X + x->at[CST_LAMBDA], s->lambda, x->m);
    cst_clear(w->targets->integral, w->targets->integrals);
    cst_audit_begin(w);
    add_integrands(w, 0);
    return CST_OK;
}

void cst_onestep_choose_pivots(cst_work *w)
{
    if (begin(w) >= 0 && step(w, 1) >= 0)
        cst_lu_keep(&cst_onestep_of(w)->lu);
    if (cst_onestep_of(w)->lu.out_of_memory)
        cst_state_failed(w, CST_EMEMORY, 0.0);
}

int cst_onestep_run(cst_work *w, cst_onestep_visit *visit)
{
    cst_onestep *x = cst_onestep_of(w);
    TRY(begin(w));
    if (visit)
        TRY(visit(w, 0));
    for (int k = 1; k <= x->steps; k++) {
        TRY(step(w, k));
        add_integrands(w, k);
        if (visit)
            TRY(visit(w, k));
        TRY(cst_progress_report(&w->report, "onestep", k * x->h, cst_tf(w)));
    }
    TRY(cst_audit_end(w));
    if (!w->targets->of_cost)
        return record(w);
    w->psi = w->targets->integral[0] + cst_final_cost(&w->g, &w->system);
    if (!isfinite(w->psi))
        return cst_fail(&w->report, CST_ENAN, "the cost '%s' is not finite: check the parameters",
                        w->model->costs[w->p->cost].name);
    return record(w);
}

int cst_onestep_forward(cst_work *w)
{
    return cst_onestep_run(w, NULL);
}
