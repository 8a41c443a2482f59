/* Maggi's equations: projected onto the motions that the constraints allow by R, whose columns span
 * the null space of Phi_q.
 *
 *     R'M x_q = 0,  Phi      = 0
 *     R'M x_v = 0,  Phi_dot  = 0
 *     F1      = 0,  Phi_ddot = 0          F1 = 0 is R'(M a - Q) = 0 and gives lambda
 *
 * which is index3 without its multipliers.  M is needed there: near a singular position reactions
 * are rounding errors times 1/sigma, accelerations have M^-1 Phi_q' times that, and R' alone would
 * carry it into the motion (N-four-bar, 3 s by steps of 1 ms: dpsi/dm1 off by 1.1e-5; by 1e-10
 * with M).
 *
 * With the coordinates split into m dependent (d) and f = n - m independent ones (i), R = [R_d; I],
 * R_d = -Phi_d^-1 Phi_i, all at the end of the step.  The split is chosen by complete pivoting on
 * Phi_q, and chosen again when its pivots have become small.  Another choice turns R into R T,
 * which does not change R'M x = 0: the result does not know which one was made.  (To integrate the
 * independent coordinates alone would: its error depends on them, so psi would jump at each new
 * choice.)
 *
 * Derivatives: R'M x = R'(M x + Phi_q' eta) for any eta.  For eta = -Phi_d^-T (M x)_d the bracket
 * is zero in the dependent rows, and
 *     d(R'M x) = R'd(M x + Phi_q' eta) at fixed eta. */
#include "integrate/onestep/formulations.h"
#include "integrate/work.h"

#include "base/vectors.h"

#include <math.h>
#include <string.h>

/* choose again when the smallest pivot has fallen below this part of what it was */
#define WORN     0.2
#define SINGULAR 1e-9 /* no choice is any good: Phi_q has lost rank */

static void settings(const cst_options *o, cst_system *s)
{
    (void)o;
    s->penalty.compliance = s->penalty.damping = s->penalty.stiffness = 0.0; /* F2 = Phi_ddot */
    s->derivatives.weighted = 1;
}

/* Phi_q, row by row. */
static void copy_phi_q(cst_onestep *x, const cst_system *s)
{
    int n = x->n;
    memset(x->maggi.dense, 0, (size_t)n * (size_t)x->m * sizeof *x->maggi.dense);
    for (int j = 0; j < n; j++)
        for (int k = s->matrices.A.p[j]; k < s->matrices.A.p[j + 1]; k++)
            if (s->matrices.A.i[k] >= n)
                x->maggi.dense[(s->matrices.A.i[k] - n) * n + j] = s->matrices.lu_A.value[k];
}

static void scale_rows(double *a, int m, int n)
{
    for (int i = 0; i < m; i++) {
        double most = cst_largest(a + i * n, n);
        for (int j = 0; j < n && most > 0.0; j++)
            a[i * n + j] /= most;
    }
}

/* The largest entry among the rows from `first` on and the columns that are allowed and not taken;
 * 0 where there is none. */
static double search(const cst_onestep *x, int first, const char *allowed, const char *taken,
                     int *row, int *col)
{
    double most = 0.0;
    for (int i = first; i < x->m; i++)
        for (int j = 0; j < x->n; j++)
            if ((!allowed || allowed[j]) && !taken[j] &&
                fabs(x->maggi.dense[i * x->n + j]) > most) {
                most = fabs(x->maggi.dense[i * x->n + j]);
                *row = i;
                *col = j;
            }
    return most;
}

static void swap_rows(double *a, int n, int i, int k)
{
    for (int j = 0; j < n && i != k; j++) {
        double swap = a[i * n + j];
        a[i * n + j] = a[k * n + j];
        a[k * n + j] = swap;
    }
}

/* row i -= factor * row k */
static void subtract_row(double *a, int n, int i, int k, double factor)
{
    for (int j = 0; j < n && factor != 0.0; j++)
        a[i * n + j] -= factor * a[k * n + j];
}

/* Complete pivoting over the allowed columns (NULL: all): marks those taken, returns the smallest
 * pivot (rows scaled to 1). */
static double choose(cst_onestep *x, const cst_system *s, const char *allowed, char *taken)
{
    double least = 1.0, *a = x->maggi.dense;
    copy_phi_q(x, s);
    scale_rows(a, x->m, x->n);
    memset(taken, 0, (size_t)x->n);
    for (int k = 0; k < x->m; k++) {
        int row = k, col = 0;
        double pivot = search(x, k, allowed, taken, &row, &col);
        if (!(pivot > 0.0))
            return 0.0;
        swap_rows(a, x->n, row, k);
        for (int i = k + 1; i < x->m; i++)
            subtract_row(a, x->n, i, k, a[i * x->n + col] / a[k * x->n + col]);
        taken[col] = 1;
        least = least < pivot ? least : pivot;
    }
    return least;
}

/* The choice of step k, from Phi_q where the step begins, or the one it had. */
static int prepare(cst_work *w, int k, int again)
{
    cst_onestep *x = cst_onestep_of(w);
    size_t n = (size_t)x->n;
    char *mine = x->maggi.dependent + (size_t)k * n, *before = mine - n;
    if (!again) {
        double pivots = k > 1 ? choose(x, &w->system, before, mine) : 0.0;
        if (k == 1 || pivots < WORN * x->maggi.pivots) {
            x->maggi.pivots = choose(x, &w->system, NULL, mine);
            x->maggi.choices++;
        }
        if (x->maggi.pivots < SINGULAR)
            return cst_fail(
                &w->report, CST_ESINGULAR,
                "maggi: no choice of independent coordinates is left at t = %.6g s (pivot %.1e): "
                "redundant constraints or a singular position: use the formulation penalty",
                cst_onestep_time(x, cst_tf(w), k - 1), x->maggi.pivots);
    }
    if (!x->maggi.choice || memcmp(x->maggi.choice, mine, n))
        cst_lu_reset(&x->lu);
    x->maggi.choice = mine;
    return CST_OK;
}

/* Gauss-Jordan: Phi_q becomes [I in the dependent columns, -R_d in the others], and the inverse of
 * Phi_d comes along. */
static int invert(cst_onestep *x, double *inverse)
{
    int n = x->n, m = x->m, k = 0;
    double *a = x->maggi.dense;
    memset(inverse, 0, (size_t)m * (size_t)m * sizeof *inverse);
    for (int i = 0; i < m; i++)
        inverse[i * m + i] = 1.0;
    for (int col = 0; col < n; col++) {
        if (!x->maggi.choice[col])
            continue;
        int row = k;
        for (int i = k + 1; i < m; i++)
            row = fabs(a[i * n + col]) > fabs(a[row * n + col]) ? i : row;
        double pivot = a[row * n + col];
        if (!(fabs(pivot) > 0.0))
            return 0;
        swap_rows(a, n, row, k);
        swap_rows(inverse, m, row, k);
        for (int j = 0; j < n; j++)
            a[k * n + j] /= pivot;
        for (int j = 0; j < m; j++)
            inverse[k * m + j] /= pivot;
        for (int i = 0; i < m; i++) {
            double factor = i != k ? a[i * n + col] : 0.0;
            subtract_row(a, n, i, k, factor);
            subtract_row(inverse, m, i, k, factor);
        }
        k++;
    }
    return 1;
}

/* R [n][f] and Phi_d^-1 [m][m] at the point where the system stands. */
static int project(cst_onestep *x, const cst_system *s)
{
    int n = x->n, f = n - x->m, dependent = 0, independent = 0;
    copy_phi_q(x, s);
    if (!invert(x, x->maggi.inverse))
        return 0;
    for (int i = 0; i < n; i++) {
        int column = 0;
        for (int j = 0; j < n; j++)
            if (!x->maggi.choice[j])
                x->maggi.R[i * f + column++] =
                    x->maggi.choice[i] ? -x->maggi.dense[dependent * n + j] : 0.0;
        if (x->maggi.choice[i])
            dependent++;
        else
            x->maggi.R[i * f + independent++] = 1.0;
    }
    return 1;
}

/* out = M in, which stands in A. */
static void times_mass(const cst_onestep *x, const cst_system *s, const double *in, double *out)
{
    cst_clear(x->whole, x->n + x->m);
    cst_multiply(&s->matrices.A, s->matrices.lu_A.value, x->n, in, x->whole);
    cst_copy(out, x->whole, x->n);
}

/* eta = -Phi_d^-T y_d */
static void multipliers(const cst_onestep *x, const double *y, double *eta)
{
    memset(eta, 0, (size_t)x->m * sizeof *eta);
    for (int i = 0, k = 0; i < x->n; i++)
        if (x->maggi.choice[i]) {
            for (int j = 0; j < x->m; j++)
                eta[j] -= x->maggi.inverse[k * x->m + j] * y[i];
            k++;
        }
}

/* out = R in, or R'in with zeros behind it: [n], not `in`. */
static void span(const cst_onestep *x, int transposed, const double *in, double *out)
{
    int n = x->n, f = n - x->m;
    cst_clear(out, n);
    for (int i = 0; i < n; i++)
        for (int j = 0; j < f; j++) {
            if (transposed)
                out[j] += x->maggi.R[i * f + j] * in[i];
            else
                out[i] += x->maggi.R[i * f + j] * in[j];
        }
}

/* B = [R'M; 0], B'. */
static void weigh(const cst_onestep *x, const cst_system *s, int transposed, const double *in,
                  double *out)
{
    double *middle = x->padded;
    if (transposed) {
        span(x, 0, in, middle);
        times_mass(x, s, middle, out);
    } else {
        times_mass(x, s, in, middle);
        span(x, 1, middle, out);
    }
}

enum { Q_Q, Q_V, V_Q, V_V, V_A };
static const cst_term terms[] = {
    { CST_Q, CST_Q, CST_PART_FULL }, { CST_Q, CST_V, CST_PART_FULL },
    { CST_V, CST_Q, CST_PART_FULL }, { CST_V, CST_V, CST_PART_FULL },
    { CST_V, CST_A, CST_PART_FULL },
};

/* M y into `weighed`, and the eta that goes with it into x->eta. */
static void balance(cst_onestep *x, const cst_system *s, const double *y, double *weighed)
{
    times_mass(x, s, y, weighed);
    multipliers(x, weighed, x->maggi.eta);
}

/* R'(M y + Phi_q' eta)_q, for eta that goes with y, into x->maggi.rows [f][n]. */
static void bend(cst_onestep *x, cst_system *s, const double *y)
{
    int n = x->n, f = n - x->m;
    balance(x, s, y, x->maggi.change);
    cst_system_weighted(s, y, x->maggi.eta, x->extra);
    memset(x->maggi.rows, 0, (size_t)(f * n) * sizeof *x->maggi.rows);
    for (int j = 0; j < n; j++)
        for (int k = s->matrices.N.p[j]; k < s->matrices.N.p[j + 1]; k++)
            for (int i = 0; s->matrices.N.i[k] < n && i < f; i++)
                x->maggi.rows[i * n + j] += x->maggi.R[s->matrices.N.i[k] * f + i] * x->extra[k];
}

/* R'M into x->rows. */
static void weigh_rows(cst_onestep *x, cst_system *s)
{
    int n = x->n, f = n - x->m;
    for (int j = 0; j < f; j++) {
        for (int i = 0; i < n; i++)
            x->maggi.change[i] = x->maggi.R[i * f + j];
        times_mass(x, s, x->maggi.change, x->maggi.rows + j * n);
    }
}

static void matrix(cst_onestep *x, cst_system *s, const double *X)
{
    double h2 = -0.5 * x->h;
    (void)X;
    bend(x, s, x->x_q);
    cst_onestep_place(x, Q_Q, 1.0, x->maggi.rows);
    bend(x, s, x->x_v);
    cst_onestep_place(x, V_Q, 1.0, x->maggi.rows);
    weigh_rows(x, s);
    cst_onestep_place(x, Q_Q, 1.0, x->maggi.rows);
    cst_onestep_place(x, Q_V, h2, x->maggi.rows);
    cst_onestep_place(x, V_V, 1.0, x->maggi.rows);
    cst_onestep_place(x, V_A, h2, x->maggi.rows);
}

static void tangent(cst_onestep *x, cst_system *s, const double *X, cst_dirs drho, int lanes,
                    double *r)
{
    int n = x->n;
    (void)X;
    for (int rule = 0; rule < 2; rule++) {
        const double *y = rule ? x->x_v : x->x_q;
        balance(x, s, y, x->maggi.change);
        cst_clear(x->maggi.changes, lanes * n);
        cst_system_weighted_tangent(s, y, x->maggi.eta, drho, lanes, x->maggi.changes, n);
        for (int l = 0; l < lanes; l++) {
            double *out = r + l * x->size + x->row[rule ? CST_V : CST_Q];
            span(x, 1, x->maggi.changes + l * n, x->maggi.change);
            cst_add(out, x->maggi.change, n - x->m);
        }
    }
}

static void adjoint(cst_onestep *x, cst_system *s, const double *X, const double *Lambda,
                    double *rho_b)
{
    (void)X;
    for (int rule = 0; rule < 2; rule++) {
        const double *y = rule ? x->x_v : x->x_q;
        balance(x, s, y, x->maggi.change);
        span(x, 0, Lambda + x->row[rule ? CST_V : CST_Q], x->maggi.change);
        cst_system_weighted_adjoint(s, y, x->maggi.eta, x->maggi.change, rho_b);
    }
}

/* dz of z = R Lambda, Phi_q z = 0, along d: -Phi_d^-1 (Phi_q z)_x d in the dependent rows. */
static void turn(cst_onestep *x, cst_system *s, cst_second *z, const double *at, const cst_along *d,
                 double *dz)
{
    double *moved = z->lambdab;
    cst_clear(dz, x->n);
    if (!x->m)
        return;
    cst_system_phi_second(s, z, at, d, moved);
    for (int i = 0, k = 0; i < x->n; i++)
        if (x->maggi.choice[i]) {
            for (int j = 0; j < x->m; j++)
                dz[i] -= x->maggi.inverse[k * x->m + j] * moved[j];
            k++;
        }
}

/* The change of eta = -Phi_d^-T (M x)_d: -Phi_d^-T (M dx + (M x + Phi_q' eta)_x d)_d. */
static void turn_multipliers(cst_onestep *x, cst_system *s, cst_second *z, const cst_rule *r,
                             double *deta)
{
    int n = x->n;
    double *moved = x->maggi.changes;
    times_mass(x, s, r->dx, moved);
    for (int i = 0; i < s->p; i++)
        z->drho[i][0] = r->d->rho[i];
    cst_system_weighted_tangent(s, r->x, x->maggi.eta, (cst_dirs)z->drho, 1, moved, n);
    cst_system_weighted(s, r->x, x->maggi.eta, x->extra);
    for (int j = 0; j < n; j++)
        for (int k = s->matrices.N.p[j]; k < s->matrices.N.p[j + 1]; k++)
            if (s->matrices.N.i[k] < n)
                moved[s->matrices.N.i[k]] += x->extra[k] * r->d->q[j];
    multipliers(x, moved, deta);
}

/* Of Lambda'R'M x = z'(M x + Phi_q' eta), where z, x and eta change along d; the derivatives by
 * them cancel but for that by x. */
static void second(cst_onestep *x, cst_system *s, cst_second *z, const cst_rule *r)
{
    int n = x->n;
    double *at = z->sum.v, *dz = z->sum.a, *deta = z->sum.lambda;
    span(x, 0, r->Lambda, at);
    balance(x, s, r->x, x->maggi.change);
    turn(x, s, z, at, r->d, dz);
    turn_multipliers(x, s, z, r, deta);
    cst_copy(z->seed[0], dz, n);
    cst_copy(z->seed[2], at, n);
    s->kernels->inertia_e0_b(s->q, z->qb, r->d->q, r->x, r->by_x, r->dx, s->rho, z->rhob, r->d->rho,
                             z->value, z->seed[0], z->seed[1], z->seed[2]);
    cst_add(r->by_q, z->qb, n);
    cst_add(r->by_rho, z->rhob, s->p);
    if (!x->m)
        return;
    cst_curve reaction = { .a = at, .ae = dz, .phi_ddot = x->maggi.eta, .value = deta };
    cst_system_curve_second(s, z, r->d, &reaction);
    cst_add(r->by_q, z->qb, n);
    cst_add(r->by_rho, z->rhob, s->p);
}

const cst_formulation cst_maggi_formulation = {
    .name = "maggi",
    .about = "projected onto independent coordinates, selected automatically",
    .constraints = CST_IN_PLACE,
    .settings = settings,
    .prepare = prepare,
    .project = project,
    .weigh = weigh,
    .matrix = matrix,
    .tangent = tangent,
    .adjoint = adjoint,
    .second = second,
    .terms = terms,
    .terms_count = sizeof terms / sizeof terms[0],
};
