/* What the integrators share: how a run fails or is canceled, directions, and the check after each
 * step that the mechanism is still together. */
#include "integrate/work.h"

#include "ad/stack.h"
#include "base/vectors.h"

#include <math.h>
#include <stdio.h>

int cst_state_failed(cst_work *w, int status, double t)
{
    return cst_system_failed(&w->system, &w->report, status, t);
}

int cst_cost_failed(cst_work *w, int wanted, double t)
{
    w->report.callback_status = cst_fail(
        &w->report, CST_ENAN, "the cost '%s' is not finite at t = %.6g s: check the parameters",
        cst_targets_name(w, wanted), t);
    return 1;
}

int cst_derivative_failed(cst_work *w, double t)
{
    w->report.callback_status = cst_fail(&w->report, CST_ENAN,
                                         "%s: a derivative is not finite at t = %.6g s where its "
                                         "function is: check the model's kernels",
                                         w->model->name, t);
    return -1;
}

int cst_gradients_begin(cst_work *w)
{
    cst_tables_begin(&w->system.tables);
    for (int r = 0; r < w->targets->count; r++) {
        cst_clear(w->targets->list[r].gradient, w->system.p);
        if (!cst_tables_sum(&w->system.tables, w->targets->list[r].gradient))
            return cst_fail(&w->report, CST_EMEMORY, "out of memory: free some and try again");
    }
    return CST_OK;
}

int cst_stack_unbalanced(cst_work *w)
{
    if (!cst_stack_failed() && !cst_stack_depth())
        return CST_OK;
    cst_stack_reset();
    w->report.callback_status =
        cst_fail(&w->report, CST_EMODEL,
                 "%s: the generated reverse code left its stack unbalanced: run "
                 "scripts/regen_ad.sh and the derivative tests",
                 w->model->name);
    return CST_EMODEL;
}

int cst_canceled(cst_work *w, const char *phase, double t)
{
    if (cst_progress_report(&w->report, phase, t, cst_tf(w)) >= 0)
        return 0;
    w->report.callback_status = CST_ECANCELED;
    return 1;
}

int cst_lanes_from(const cst_work *w, int first)
{
    return w->count - first < CST_LANES ? w->count - first : CST_LANES;
}

void cst_set_directions(cst_work *w, int first, int lanes)
{
    cst_clear(&w->directions.drho[0][0], w->system.p * CST_LANES);
    for (int l = 0; l < lanes; l++)
        cst_tables_direct(&w->system.tables, w->p->design[first + l], w->directions.drho, l);
}

/* ---- drift ----------------------------------------------------------------------------------- */

/* Is the mechanism still together?  One that cannot move as it is asked to (a driven four-bar
 * beyond its dead center) does not stop in the penalty formulation: its joints open, and what
 * follows are numbers without a meaning.
 *
 * The drift that a penalty always has must not be taken for that, in any units and at any alpha,
 * tolerance or step.  So the question is asked as it is meant: can the parts be put together at
 * this instant?  The configuration is closed by Newton's method, with the least motion in the norm
 * of the masses:
 *
 *     [M Phi_q'; Phi_q -I/alpha] (dq, .) = (0, -Phi)
 *
 * A joint that drifts closes in one or two iterations.  One that is torn does not close: no
 * configuration fits.
 *
 * It is asked only where the drift is suspicious.  The penalty is a set of masses alpha and springs
 * alpha omega^2 at the joints; they hold the energy E, whatever the units of the rows of Phi, and
 * that is compared with the energy of the motion and of its loads:
 *
 *     E = alpha/2 (|Phi_dot|^2 + omega^2 |Phi|^2),    E_motion = v'M v / 2 + sum of |Q_i q_i|
 *
 * Measured at the defaults: E / E_motion is at most 1.5e-6 (the vehicle) for the models of the
 * tree, 25 for the five-bar with a fixed step of 0.01 s, whose drift is that of the step and
 * closes; a locked four-bar passes 1 when its joints are open by 3 micrometers.
 *
 * Loads too large for alpha are a warning: they hold |lambda*|^2 / (2 alpha omega^2), below 1e-7 of
 * E_motion at the default alpha, and open a joint visibly. */
#define ITERATIONS 20   /* to close it; at the dead center itself each takes three quarters off */
#define CLOSED     1e-3 /* what is left of |Phi| */
#define OPEN       1e-3 /* and this much of a joint's own terms */

static double square(const double *x, int n)
{
    double sum = 0.0;
    for (int i = 0; i < n; i++)
        sum += x[i] * x[i];
    return sum;
}

static double motion_energy(cst_system *s)
{
    double sum = 0.0;
    s->kernels->inertia(s->q, s->v, s->rho, s->args.f);
    for (int i = 0; i < s->n; i++)
        sum += 0.5 * s->v[i] * s->args.f[i] + fabs(s->Q[i] * s->q[i]);
    return sum;
}

static int widest(const cst_system *s)
{
    int row = 0;
    for (int i = 1; i < s->m; i++)
        if (fabs(s->phi[i]) > fabs(s->phi[row]))
            row = i;
    return row;
}

/* The names of the coordinates that a row of Phi is about. */
static void name_coordinates(const cst_work *w, int row, char *names, size_t size)
{
    const cst_system *s = &w->system;
    size_t used = 0;
    names[0] = '\0';
    for (int j = 0; j < s->n; j++)
        for (int k = s->matrices.A.p[j]; k < s->matrices.A.p[j + 1]; k++) {
            if (s->matrices.A.i[k] != s->n + row || used >= size)
                continue;
            if (w->model->coordinates)
                used += (size_t)snprintf(names + used, size - used, "%s%s", used ? ", " : "",
                                         w->model->coordinates[j]);
            else
                used +=
                    (size_t)snprintf(names + used, size - used, "%sq%d", used ? ", " : "", j + 1);
        }
}

void cst_row_name(const cst_work *w, int row, char *name, size_t size)
{
    char on[160];
    if (w->model->constraint_names) {
        snprintf(name, size, "constraint %d of %d (%s)", row + 1, w->system.m,
                 w->model->constraint_names[row]);
        return;
    }
    name_coordinates(w, row, on, sizeof on);
    snprintf(name, size, "constraint %d of %d (on %s)", row + 1, w->system.m, on);
}

/* How large a row of Phi is by its terms, with the largest coordinates so far: a joint may be at
 * the origin. */
static double size_of_row(cst_work *w, int row)
{
    cst_system *s = &w->system;
    const double *A = cst_system_A(s);
    double sum = 0.0;
    for (int j = 0; j < s->n; j++)
        for (int k = s->matrices.A.p[j]; k < s->matrices.A.p[j + 1]; k++)
            if (s->matrices.A.i[k] == s->n + row)
                sum += fabs(A[k]) * fmax(fabs(s->q[j]), w->run.sizes.own[j]);
    return sum;
}

/* Can it be put together here?  Leaves the system elsewhere: the next step solves it again. */
static int closes(cst_work *w)
{
    cst_system *s = &w->system;
    int n = s->n, m = s->m;
    double *q = w->observation.state, *v = q + n, first = square(s->phi, m);
    memcpy(q, s->q, (size_t)n * sizeof *q);
    memcpy(v, s->v, (size_t)n * sizeof *v);
    for (int i = 0; i < ITERATIONS; i++) {
        if (cst_system_solve(s, s->t, q, v) < 0 || !isfinite(square(q, n)))
            return 0;
        if (square(s->phi, m) <= CLOSED * CLOSED * first)
            return 1;
        memset(s->rhs, 0, (size_t)n * sizeof *q);
        for (int k = 0; k < m; k++)
            s->rhs[n + k] = -s->phi[k];
        if (!cst_solver_solve(&s->solver, s->rhs, 1, 0))
            return 0;
        for (int k = 0; k < n; k++)
            q[k] += s->rhs[k];
    }
    return 0;
}

/* Keeps the worst of the run, for the warning. */
static void remember_load(cst_work *w, double t, double ratio)
{
    int row = widest(&w->system);
    if (ratio <= w->run.drift.worst || fabs(w->system.phi[row]) <= OPEN * size_of_row(w, row))
        return;
    w->run.drift.worst = ratio;
    w->run.drift.t = t;
    w->run.drift.row = row;
    w->run.drift.phi = w->system.phi[row];
}

static int check_locked(cst_work *w, double t)
{
    int row = widest(&w->system), m = w->system.m;
    double open = fabs(w->system.phi[row]), drift = square(w->system.phi, m);
    if (closes(w)) {
        w->run.drift.closed = 4.0 * drift; /* asked again when it has doubled */
        return CST_OK;
    }
    char name[200];
    cst_row_name(w, row, name, sizeof name);
    return cst_fail(&w->report, CST_EDRIFT,
                    "the mechanism locks at t = %.6g s: %s is open by %.2g there and cannot be "
                    "closed: set parameters with which the parts fit together",
                    t, name, open);
}

int cst_drift_check(cst_work *w, double t)
{
    cst_system *s = &w->system;
    if (!s->m || s->penalty.compliance == 0.0)
        return CST_OK;
    double drift = square(s->phi, s->m),
           load = s->penalty.stiffness > 0.0
                      ? 0.5 * square(s->lambda, s->m) * s->penalty.compliance / s->penalty.stiffness
                      : 0.0;
    double energy =
        0.5 * (square(s->phi_dot, s->m) + s->penalty.stiffness * drift) / s->penalty.compliance;
    if (fmax(energy, load) <= 0.1 * CST_DRIFT_LOOSE * w->run.drift.motion)
        return CST_OK;
    w->run.drift.motion = motion_energy(s);
    if (load > CST_DRIFT_LOOSE * w->run.drift.motion)
        remember_load(w, t, load / w->run.drift.motion);
    if (energy <= CST_DRIFT_SUSPICIOUS * w->run.drift.motion || drift <= w->run.drift.closed)
        return CST_OK;
    return check_locked(w, t);
}

void cst_drift_warning(cst_work *w)
{
    cst_warn(&w->report, CST_WDRIFT,
             "the loads open constraint %d of %d by %.2g at t = %.6g s, with %.2g times the energy "
             "of the motion: raise alpha",
             w->run.drift.row + 1, w->system.m, fabs(w->run.drift.phi), w->run.drift.t,
             w->run.drift.worst);
}
