/* Shares nothing with the engine but the equations: derivatives of Phi by differences along a
 * curve, Newton's matrix by differences too, everything dense.  (a, lambda) is eliminated by a
 * solve; Maggi's R'M x = 0 is written as M x + Phi_q' eta = 0. */
#include "discrete.h"

#include <math.h>
#include <quadmath.h>
#include <stdlib.h>
#include <string.h>

enum { MOST = 24 }; /* coordinates or constraints */

typedef struct {
    const discrete *d;
    const quad *rho;
    int n, m, projected;
    quad compliance, damping, stiffness, h, t;
    const quad *X0; /* q, v, a before the step            */
    quad *X;        /* q, v, a, lambda, as evaluated last */
    const quad *guess;
} scheme;

/* ---- linear algebra -------------------------------------------------------------------------- */

/* b = A \ b, A [n][n] is destroyed; partial pivoting. */
static void gauss(int n, quad *A, quad *b)
{
    for (int k = 0; k < n; k++) {
        int pivot = k;
        for (int i = k + 1; i < n; i++)
            pivot = fabsq(A[i * n + k]) > fabsq(A[pivot * n + k]) ? i : pivot;
        for (int j = 0; j < n; j++) {
            quad swap = A[k * n + j];
            A[k * n + j] = A[pivot * n + j];
            A[pivot * n + j] = swap;
        }
        quad swap = b[k];
        b[k] = b[pivot];
        b[pivot] = swap;
        for (int i = k + 1; i < n; i++) {
            quad factor = A[i * n + k] / A[k * n + k];
            for (int j = k; j < n; j++)
                A[i * n + j] -= factor * A[k * n + j];
            b[i] -= factor * b[k];
        }
    }
    for (int i = n - 1; i >= 0; i--) {
        for (int j = i + 1; j < n; j++)
            b[i] -= A[i * n + j] * b[j];
        b[i] /= A[i * n + i];
    }
}

typedef void equations(scheme *s, const quad *x, quad *r);

/* x such that f(x) = 0: Newton, the matrix by differences at the first guess and kept. */
static int solve(scheme *s, equations *f, int size, quad *x)
{
    static _Thread_local quad J[16 * MOST * MOST], A[16 * MOST * MOST];
    quad r[4 * MOST], ahead[4 * MOST], step = 1e-12Q, last = 1;
    f(s, x, r);
    for (int j = 0; j < size; j++) {
        quad kept = x[j];
        x[j] += step;
        f(s, x, ahead);
        x[j] = kept;
        for (int i = 0; i < size; i++)
            J[i * size + j] = (ahead[i] - r[i]) / step;
    }
    for (int round = 0; round < 80; round++) {
        memcpy(A, J, (size_t)(size * size) * sizeof *A);
        f(s, x, r);
        gauss(size, A, r);
        quad most = 0;
        for (int i = 0; i < size; i++) {
            x[i] -= r[i];
            most = fabsq(r[i]) > most ? fabsq(r[i]) : most;
        }
        if (most < 1e-29Q || (most < 1e-26Q && most > last / 2)) {
            f(s, x, r);
            return 0;
        }
        last = most;
    }
    return -1;
}

/* ---- the mechanism --------------------------------------------------------------------------- */

/* Phi at (t + s, q + s v + s^2/2 a) */
static void phi_along(const scheme *c, const quad *q, const quad *v, const quad *a, quad s,
                      quad *phi)
{
    quad moved[MOST];
    for (int i = 0; i < c->n; i++)
        moved[i] = q[i] + s * (v[i] + s / 2 * a[i]);
    c->d->k->constraints(c->t + s, moved, c->rho, phi);
}

/* A time in which the curve bends little: its truncation is a power of speed times step. */
static quad short_time(const scheme *c, const quad *v, const quad *a)
{
    quad most = 8;
    for (int i = 0; i < c->n; i++)
        most = fmaxq(most, fmaxq(fabsq(v[i]), sqrtq(fabsq(a[i]))));
    return 0x1p-10Q * 8 / most;
}

/* Phi and its first two derivatives along that curve, by differences of eighth order. */
static void kinematics(const scheme *c, const quad *q, const quad *v, const quad *a, quad *phi,
                       quad *dot, quad *ddot)
{
    static const quad first[4] = { 4 / 5.0Q, -1 / 5.0Q, 4 / 105.0Q, -1 / 280.0Q };
    static const quad second[4] = { 8 / 5.0Q, -1 / 5.0Q, 8 / 315.0Q, -1 / 560.0Q };
    const quad s = short_time(c, v, a);
    quad ahead[MOST], behind[MOST];
    phi_along(c, q, v, a, 0, phi);
    for (int i = 0; i < c->m; i++) {
        dot[i] = 0;
        ddot[i] = -205 / 72.0Q * phi[i] / (s * s);
    }
    for (int k = 0; k < 4; k++) {
        phi_along(c, q, v, a, (k + 1) * s, ahead);
        phi_along(c, q, v, a, -(k + 1) * s, behind);
        for (int i = 0; i < c->m; i++) {
            dot[i] += first[k] * (ahead[i] - behind[i]) / s;
            ddot[i] += second[k] * (ahead[i] + behind[i]) / (s * s);
        }
    }
}

/* Phi_q [m][n]: the difference of Phi_dot between the velocities e_j and 0. */
static void phi_q(const scheme *c, const quad *q, quad *J)
{
    quad zero[MOST] = { 0 }, unit[MOST] = { 0 }, phi[MOST], rest[MOST], dot[MOST], ddot[MOST];
    kinematics(c, q, zero, zero, phi, rest, ddot);
    for (int j = 0; j < c->n; j++) {
        unit[j] = 1;
        kinematics(c, q, unit, zero, phi, dot, ddot);
        unit[j] = 0;
        for (int i = 0; i < c->m; i++)
            J[i * c->n + j] = dot[i] - rest[i];
    }
}

static void mass(const scheme *c, const quad *q, quad *M)
{
    quad unit[MOST] = { 0 }, f[MOST];
    for (int j = 0; j < c->n; j++) {
        unit[j] = 1;
        c->d->k->inertia(q, unit, c->rho, f);
        unit[j] = 0;
        for (int i = 0; i < c->n; i++)
            M[i * c->n + j] = f[i];
    }
}

/* (a, lambda) at (t, q, v): eq:penalty in augmented form.  X = q, v, a, lambda. */
static void accelerate(scheme *c, quad *X)
{
    int n = c->n, m = c->m, size = n + m, mode[2] = { 0 };
    quad A[4 * MOST * MOST] = { 0 }, b[2 * MOST], J[MOST * MOST], M[MOST * MOST],
                      zero[MOST] = { 0 }, phi[MOST], dot[MOST];
    mass(c, X, M);
    c->d->k->forces(c->t, X, X + n, c->rho, mode, b);
    if (m) {
        phi_q(c, X, J);
        kinematics(c, X, X + n, zero, phi, dot, b + n);
    }
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++)
            A[i * size + j] = M[i * n + j];
    for (int i = 0; i < m; i++) {
        for (int j = 0; j < n; j++)
            A[(n + i) * size + j] = A[j * size + n + i] = J[i * n + j];
        A[(n + i) * size + n + i] = -c->compliance;
        b[n + i] = -(b[n + i] + c->damping * dot[i] + c->stiffness * phi[i]);
    }
    gauss(size, A, b);
    memcpy(X + 2 * n, b, (size_t)size * sizeof *b);
}

/* ---- start and step -------------------------------------------------------------------------- */

/* out += Phi_q' eta */
static void add_reaction(const scheme *c, const quad *q, const quad *eta, quad *out)
{
    quad J[MOST * MOST];
    phi_q(c, q, J);
    for (int i = 0; i < c->m; i++)
        for (int j = 0; j < c->n; j++)
            out[j] += J[i * c->n + j] * eta[i];
}

/* q - q0 + Phi_q' lambda = 0, Phi = 0 */
static void assembly(scheme *c, const quad *x, quad *r)
{
    for (int i = 0; i < c->n; i++)
        r[i] = x[i] - c->guess[i];
    add_reaction(c, x, x + c->n, r);
    c->d->k->constraints(0, x, c->rho, r + c->n);
}

/* v - v0 + Phi_q' eta = 0, Phi_dot = 0 */
static void velocities(scheme *c, const quad *x, quad *r)
{
    quad zero[MOST] = { 0 }, phi[MOST], ddot[MOST];
    for (int i = 0; i < c->n; i++)
        r[i] = x[i] - c->guess[c->n + i];
    add_reaction(c, c->X, x + c->n, r);
    kinematics(c, c->X, x, zero, phi, r + c->n, ddot);
}

static int start(scheme *c)
{
    quad guess[2 * MOST], x[2 * MOST] = { 0 };
    size_t half = (size_t)c->n * sizeof *x;
    c->d->k->initial(c->rho, guess, guess + c->n);
    c->guess = guess;
    memcpy(c->X, guess, 2 * half);
    if (c->d->model->start == CST_ASSEMBLED) {
        memcpy(x, guess, half);
        if (solve(c, assembly, c->n + c->m, x))
            return -1;
        memcpy(c->X, x, half);
        memcpy(x, guess + c->n, half);
        if (solve(c, velocities, c->n + c->m, x))
            return -1;
        memcpy(c->X + c->n, x, half);
    }
    accelerate(c, c->X);
    return 0;
}

/* The rules of a step; x = q, v and, where the constraints are held, eta, sigma. */
static void rules(scheme *c, const quad *x, quad *r)
{
    int n = c->n, m = c->m;
    quad x_q[MOST], x_v[MOST], phi[MOST], dot[MOST], ddot[MOST], *X = c->X;
    memcpy(X, x, 2 * (size_t)n * sizeof *x);
    accelerate(c, X);
    for (int i = 0; i < n; i++) {
        x_q[i] = X[i] - c->X0[i] - c->h / 2 * (c->X0[n + i] + X[n + i]);
        x_v[i] = X[n + i] - c->X0[n + i] - c->h / 2 * (c->X0[2 * n + i] + X[2 * n + i]);
    }
    memcpy(r, x_q, (size_t)n * sizeof *r);
    memcpy(r + n, x_v, (size_t)n * sizeof *r);
    if (!c->projected)
        return;
    c->d->k->inertia(X, x_q, c->rho, r);
    c->d->k->inertia(X, x_v, c->rho, r + n);
    add_reaction(c, X, x + 2 * n, r);
    add_reaction(c, X, x + 2 * n + m, r + n);
    kinematics(c, X, X + n, X + 2 * n, phi, dot, ddot);
    memcpy(r + 2 * n, phi, (size_t)m * sizeof *r);
    memcpy(r + 2 * n + m, dot, (size_t)m * sizeof *r);
}

static void add_costs(const scheme *c, int final, quad weight, quad *psi)
{
    int n = c->n, mode[2] = { 0 };
    const quad *X = c->X;
    for (int i = 0; i < c->d->model->kernels->costs_count; i++) {
        quad_scalar *f = final ? c->d->k->costs[i].w : c->d->k->costs[i].g;
        if (f)
            psi[i] += weight * f(c->t, X, X + n, X + 2 * n, X + 3 * n, c->rho, mode);
    }
}

static int onestep_psi(const discrete *d, const quad *rho, quad *psi)
{
    int n = d->model->n, m = d->model->m, penalty = !strcmp(d->formulation, "penalty");
    quad X[4 * MOST] = { 0 }, X0[4 * MOST], x[4 * MOST];
    scheme c = { .d = d, .rho = rho, .n = n, .m = m, .X = X, .X0 = X0, .h = d->tf / d->steps };
    c.projected = !penalty && strcmp(d->formulation, "index1");
    c.compliance = penalty ? 1.0 / d->alpha : 0;
    c.damping = c.projected ? 0 : 2.0 * d->xi * d->omega;
    c.stiffness = c.projected ? 0 : d->omega * d->omega;
    memset(psi, 0, (size_t)d->model->kernels->costs_count * sizeof *psi);
    if (start(&c))
        return -1;
    add_costs(&c, 0, c.h / 2, psi);
    for (int k = 1; k <= d->steps; k++) {
        memcpy(X0, X, sizeof X);
        memset(x, 0, sizeof x);
        for (int i = 0; i < n; i++) {
            x[i] = X0[i] + c.h * X0[n + i];
            x[n + i] = X0[n + i] + c.h * X0[2 * n + i];
        }
        c.t = k == d->steps ? d->tf : (double)(k * (double)c.h);
        if (solve(&c, rules, 2 * n + (c.projected ? 2 * m : 0), x))
            return -1;
        add_costs(&c, 0, k == d->steps ? c.h / 2 : c.h, psi);
    }
    add_costs(&c, 1, 1, psi);
    return 0;
}

/* One explicit Runge-Kutta step from X, with the costs' integrals z [costs]. */
static void rk_step(scheme *c, const cst_tableau *m, quad h, quad *z)
{
    enum { COSTS = 16 };
    int n = c->n, costs = c->d->model->kernels->costs_count;
    quad t = c->t, y[2 * MOST], K[CST_RK_STAGES][2 * MOST], g[COSTS];
    memcpy(y, c->X, 2 * (size_t)n * sizeof *y);
    for (int i = 0; i <= m->stages; i++) { /* the last one is the end */
        for (int k = 0; k < 2 * n; k++) {
            quad sum = 0;
            for (int j = 0; j < i; j++)
                sum += (quad)m->a[i][j] * K[j][k];
            c->X[k] = y[k] + h * sum;
        }
        c->t = t + (i == m->stages ? 1 : (quad)m->c[i]) * h;
        accelerate(c, c->X);
        memcpy(K[i], c->X + n, (size_t)(2 * n) * sizeof *y);
        memset(g, 0, sizeof g);
        add_costs(c, 0, 1, g);
        for (int k = 0; i < m->stages && k < costs; k++)
            z[k] += h * (quad)m->a[m->stages][i] * g[k];
    }
}

static int rk_psi(const discrete *d, const quad *rho, quad *psi)
{
    quad X[4 * MOST] = { 0 };
    int penalty = !strcmp(d->formulation, "penalty");
    scheme c = { .d = d, .rho = rho, .n = d->model->n, .m = d->model->m, .X = X };
    c.compliance = penalty ? 1.0 / d->alpha : 0;
    c.damping = 2.0 * d->xi * d->omega;
    c.stiffness = d->omega * d->omega;
    memset(psi, 0, (size_t)d->model->kernels->costs_count * sizeof *psi);
    if (start(&c))
        return -1;
    for (int k = 0; k < d->steps; k++)
        rk_step(&c, d->tableau, d->h[k], psi);
    add_costs(&c, 1, 1, psi);
    return 0;
}

int discrete_psi(const discrete *d, const quad *rho, quad *psi)
{
    return d->tableau ? rk_psi(d, rho, psi) : onestep_psi(d, rho, psi);
}

int discrete_gradient(const discrete *d, const double *rho, quad *psi, quad *gradient)
{
    int p = d->model->p, costs = d->model->kernels->costs_count, status = 0;
    quad *x = calloc((size_t)(p + 2 * costs), sizeof *x), *ahead = x + p, *behind = ahead + costs;
    for (int i = 0; i < p; i++)
        x[i] = rho[i];
    status = discrete_psi(d, x, psi);
    for (int i = 0; i < p && !status; i++) {
        quad kept = x[i], step = 1e-9Q * (fabsq(kept) > 0 ? fabsq(kept) : 1);
        x[i] = kept + step;
        status = discrete_psi(d, x, ahead);
        x[i] = kept - step;
        status = status ? status : discrete_psi(d, x, behind);
        x[i] = kept;
        for (int j = 0; j < costs; j++)
            gradient[i * costs + j] = (ahead[j] - behind[j]) / (2 * step);
    }
    free(x);
    return status;
}
