/* The five-bar of the paper in plain arrays, as someone who wanted it fast would write it: its
 * motion, and the products of the adjoint.
 *
 * Bar k has the vector d between its ends, and Phi_k = (d.d - L^2) / 2, so that
 *     Phi_q      = d'                     on the far end and -d' on the near one; likewise below
 *     Phi_dot_q  = d_dot',   Phi_ddot_q  = d_ddot'      (Phi_ddot = d.d_ddot + d_dot.d_dot)
 *     dF2/dq     = d_ddot' + 2 xi omega d_dot' + omega^2 d'          eq:lambda_q / alpha
 *     dF2/dv     = 2 d_dot' + 2 xi omega d'                          eq:lambda_v / alpha
 *     (Phi_q' lambda)_q = lambda [I -I; -I I]                        in eq:barK
 * A spring pulls with Q = -k (1 - L0 / L) d, so that K = -Q_q = k (1 - L0 / L) I + k L0 / L^3 d
 * d'. */
#ifndef BENCH_FIVEBAR_H
#define BENCH_FIVEBAR_H

#include <math.h>

enum { N = 6, M = 4, P = 9, NODES = 3, BARS = 4 };
enum { M1, M2, M3, M4, K1, K2, L01, L02, GRAVITY };
enum { FIXED = -1 };

/* bar 4 ends in B: d = r3 - B */
static const int ends[BARS][2] = { { FIXED, 0 }, { 0, 1 }, { 1, 2 }, { FIXED, 2 } };
static const double ground[BARS][2] = { { 0.0, 0.0 }, { 0.0, 0.0 }, { 0.0, 0.0 }, { 1.0, 0.0 } };

/* d of the bar k for positions, velocities or accelerations */
static inline void between(const double *q, int k, double d[2])
{
    int i = ends[k][0], j = ends[k][1];
    d[0] = q[2 * j] - (i == FIXED ? 0.0 : q[2 * i]);
    d[1] = q[2 * j + 1] - (i == FIXED ? 0.0 : q[2 * i + 1]);
}

static inline void between_points(const double *q, int k, double d[2])
{
    between(q, k, d);
    d[0] -= ground[k][0];
    d[1] -= ground[k][1];
}

/* What a run holds fixed. */
typedef struct {
    const double *rho;                     /* [P]                             */
    double damping, stiffness, compliance; /* 2 xi omega, omega^2, 1 / alpha  */
    double inverse[NODES][NODES];          /* of M, which is constant         */
    int dense; /* 1: A = [M Phi_q'; Phi_q -I/alpha] is factored; 0: M is eliminated */
} fivebar;

/* An instant: what the adjoint needs of it. */
typedef struct {
    double q[N], v[N], a[N], lambda[M];
    double d[BARS][2];      /* Phi_q                                                  */
    double LD[M][M];        /* of S: L below the diagonal, 1 / D on it                */
    double A[N + M][N + M]; /* the same of A, where that is asked for: L' above  */
} fivebar_instant;

/* F_q'(z, W), F_v'(z, W) and F_rho'(z, W), without a matrix. */
static inline void fivebar_products(const fivebar *f, const double *q, const double *v,
                                    const double *a, const double *lambda, const double *zW,
                                    double *Fq, double *Fv, double *Frho)
{
    const double *rho = f->rho, *z = zW, *W = zW + N, half = 0.5 * rho[GRAVITY];
    for (int i = 0; i < N; i++)
        Fq[i] = Fv[i] = 0.0;
    for (int k = 0; k < BARS; k++) {
        int i = ends[k][0], j = ends[k][1];
        double d[2], d_dot[2], d_ddot[2], dz[2];
        between_points(q, k, d);
        between(v, k, d_dot);
        between(a, k, d_ddot);
        between(z, k, dz);
        for (int x = 0; x < 2; x++) {
            double by_q = W[k] * (d_ddot[x] + f->damping * d_dot[x] + f->stiffness * d[x]) +
                          lambda[k] * dz[x];
            double by_v = W[k] * (2.0 * d_dot[x] + f->damping * d[x]);
            Fq[2 * j + x] += by_q;
            Fv[2 * j + x] += by_v;
            if (i != FIXED) {
                Fq[2 * i + x] -= by_q;
                Fv[2 * i + x] -= by_v;
            }
        }
    }
    for (int b = 0; b < 2; b++) {
        const double *e = a + 2 * b, *y = z + 2 * b;
        double dx = q[2 * b] - 1.0, dy = q[2 * b + 1], L = sqrt(dx * dx + dy * dy),
               ratio = rho[L01 + b] / L;
        double zd = dx * y[0] + dy * y[1], across = rho[K1 + b] * ratio / (L * L) * zd,
               along = rho[K1 + b] * (1.0 - ratio);
        Fq[2 * b] += along * y[0] + across * dx;
        Fq[2 * b + 1] += along * y[1] + across * dy;
        Frho[K1 + b] = (1.0 - ratio) * zd;
        Frho[L01 + b] = -rho[K1 + b] / L * zd;
        Frho[M2 + b] =
            half * (y[1] + y[3]) + (y[0] * (2.0 * e[0] + e[2]) + y[1] * (2.0 * e[1] + e[3]) +
                                    y[2] * (e[0] + 2.0 * e[2]) + y[3] * (e[1] + 2.0 * e[3])) /
                                       6.0;
    }
    Frho[M1] = (a[0] * z[0] + a[1] * z[1]) / 3.0 + half * z[1];
    Frho[M4] = (a[4] * z[4] + a[5] * z[5]) / 3.0 + half * z[5];
    Frho[GRAVITY] = 0.5 * ((rho[M1] + rho[M2]) * z[1] + (rho[M2] + rho[M3]) * z[3] +
                           (rho[M3] + rho[M4]) * z[5]);
}

/* The inverse of M, which is the same for x and y. */
static inline void fivebar_invert(fivebar *f)
{
    const double *rho = f->rho;
    double a = (rho[M1] + rho[M2]) / 3.0, b = rho[M2] / 6.0, c = (rho[M2] + rho[M3]) / 3.0,
           d = rho[M3] / 6.0, e = (rho[M3] + rho[M4]) / 3.0;
    double scale = 1.0 / (a * (c * e - d * d) - b * b * e), (*inverse)[NODES] = f->inverse;
    inverse[0][0] = scale * (c * e - d * d);
    inverse[1][1] = scale * a * e;
    inverse[2][2] = scale * (a * c - b * b);
    inverse[0][1] = inverse[1][0] = -scale * b * e;
    inverse[1][2] = inverse[2][1] = -scale * a * d;
    inverse[0][2] = inverse[2][0] = scale * b * d;
}

/* S = Phi_q M^-1 Phi_q' + I / alpha = L D L' */
static inline void fivebar_factor(const fivebar *f, fivebar_instant *at)
{
    double(*S)[M] = at->LD;
    for (int k = 0; k < BARS; k++)
        for (int l = 0; l <= k; l++) {
            double weight = 0.0; /* of the four pairs of ends */
            for (int e = 0; e < 4; e++) {
                int i = ends[k][e / 2], j = ends[l][e % 2];
                if (i != FIXED && j != FIXED)
                    weight += (e / 2 == e % 2 ? 1.0 : -1.0) * f->inverse[i][j];
            }
            S[k][l] = weight * (at->d[k][0] * at->d[l][0] + at->d[k][1] * at->d[l][1]);
        }
    for (int k = 0; k < M; k++)
        S[k][k] += f->compliance;
    for (int j = 0; j < M; j++) {
        S[j][j] = 1.0 / S[j][j];
        for (int i = j + 1; i < M; i++)
            for (int k = j + 1; k <= i; k++)
                S[i][k] -= S[i][j] * S[j][j] * S[k][j];
        for (int i = j + 1; i < M; i++)
            S[i][j] *= S[j][j];
    }
}

/* M x + Phi_q' X = b, Phi_q x - X / alpha = c, by S X = Phi_q M^-1 b - c. */
static inline void fivebar_solve_small(const fivebar *f, const fivebar_instant *at, double b[N],
                                       const double c[M], double x[N], double X[M])
{
    for (int pass = 0; pass < 2; pass++) {
        for (int i = 0; i < NODES; i++)
            for (int e = 0; e < 2; e++)
                x[2 * i + e] = f->inverse[i][0] * b[e] + f->inverse[i][1] * b[2 + e] +
                               f->inverse[i][2] * b[4 + e];
        if (pass == 1)
            break;
        for (int k = 0; k < M; k++) {
            double dx[2];
            between(x, k, dx);
            X[k] = at->d[k][0] * dx[0] + at->d[k][1] * dx[1] - c[k];
            for (int j = 0; j < k; j++)
                X[k] -= at->LD[k][j] * X[j];
        }
        for (int k = M - 1; k >= 0; k--) {
            X[k] *= at->LD[k][k];
            for (int j = k + 1; j < M; j++)
                X[k] -= at->LD[j][k] * X[j];
        }
        for (int k = 0; k < M; k++)
            for (int e = 0; e < 2; e++) {
                b[2 * ends[k][1] + e] -= X[k] * at->d[k][e];
                if (ends[k][0] != FIXED)
                    b[2 * ends[k][0] + e] += X[k] * at->d[k][e];
            }
    }
}

/* The same with A as one dense matrix: L D L' without pivots. */
static inline void fivebar_factor_dense(const fivebar *f, fivebar_instant *at)
{
    const double *rho = f->rho;
    double(*A)[N + M] = at->A;
    for (int i = 0; i < N + M; i++)
        for (int j = i; j < N + M; j++)
            A[i][j] = 0.0;
    for (int i = 0; i < N; i++)
        A[i][i] = (rho[M1 + i / 2] + rho[M2 + i / 2]) / 3.0;
    for (int i = 0; i < N - 2; i++)
        A[i][i + 2] = rho[M2 + i / 2] / 6.0;
    for (int k = 0; k < BARS; k++) {
        A[N + k][N + k] = -f->compliance;
        for (int e = 0; e < 2; e++) {
            A[2 * ends[k][1] + e][N + k] = at->d[k][e];
            if (ends[k][0] != FIXED)
                A[2 * ends[k][0] + e][N + k] = -at->d[k][e];
        }
    }
    for (int j = 0; j < N + M; j++) {
        A[j][j] = 1.0 / A[j][j];
        for (int i = j + 1; i < N + M; i++) {
            double l = A[j][i] * A[j][j];
            for (int k = i; A[j][i] != 0.0 && k < N + M; k++)
                A[i][k] -= l * A[j][k];
        }
        for (int i = j + 1; i < N + M; i++)
            A[j][i] *= A[j][j];
    }
}

static inline void fivebar_solve_dense(const fivebar_instant *at, double x[N + M])
{
    for (int j = 0; j < N + M; j++)
        for (int i = j + 1; i < N + M; i++)
            x[i] -= at->A[j][i] * x[j];
    for (int j = N + M - 1; j >= 0; j--) {
        x[j] *= at->A[j][j];
        for (int i = j + 1; i < N + M; i++)
            x[j] -= at->A[j][i] * x[i];
    }
}

/* By what was factored: (b, c) into (x, X). */
static inline void fivebar_solve(const fivebar *f, const fivebar_instant *at, double b[N],
                                 const double c[M], double x[N], double X[M])
{
    double both[N + M];
    if (!f->dense) {
        fivebar_solve_small(f, at, b, c, x, X);
        return;
    }
    for (int i = 0; i < N + M; i++)
        both[i] = i < N ? b[i] : c[i - N];
    fivebar_solve_dense(at, both);
    for (int i = 0; i < N + M; i++)
        *(i < N ? &x[i] : &X[i - N]) = both[i];
}

/* a and lambda* from q and v; the matrix is left factored. */
static inline void fivebar_motion(const fivebar *f, fivebar_instant *at)
{
    static const double squared[BARS] = { 2.0, 3.25, 3.25, 2.0 }; /* lengths of the bars */
    const double *rho = f->rho, half = 0.5 * rho[GRAVITY];
    double c[M], Q[N] = { 0.0, -half * (rho[M1] + rho[M2]), 0.0, -half * (rho[M2] + rho[M3]),
                          0.0, -half * (rho[M3] + rho[M4]) };
    for (int b = 0; b < 2; b++) {
        double dx = at->q[2 * b] - 1.0, dy = at->q[2 * b + 1];
        double along = rho[K1 + b] * (1.0 - rho[L01 + b] / sqrt(dx * dx + dy * dy));
        Q[2 * b] -= along * dx;
        Q[2 * b + 1] -= along * dy;
    }
    for (int k = 0; k < BARS; k++) {
        double e[2], *d = at->d[k];
        between_points(at->q, k, d);
        between(at->v, k, e);
        double phi = 0.5 * (d[0] * d[0] + d[1] * d[1] - squared[k]);
        c[k] = -(e[0] * e[0] + e[1] * e[1] + f->damping * (d[0] * e[0] + d[1] * e[1]) +
                 f->stiffness * phi);
    }
    if (f->dense)
        fivebar_factor_dense(f, at);
    else
        fivebar_factor(f, at);
    fivebar_solve(f, at, Q, c, at->a, at->lambda);
}

/* The paper's cost: |r2 - r2(0)|^2, and its gradient. */
static inline double fivebar_cost(const double *q, double by_r2[2])
{
    by_r2[0] = 2.0 * (q[2] - 0.5);
    by_r2[1] = 2.0 * (q[3] + 2.0);
    return 0.25 * (by_r2[0] * by_r2[0] + by_r2[1] * by_r2[1]);
}

/* The derivative of bar' (v, a, g) at an instant: by q and v into ybar [2 N], by rho [P]. */
static inline void fivebar_transposed(const fivebar *f, const fivebar_instant *at,
                                      const double bar[2 * N + 1], double *ybar, double *rhobar)
{
    double b[N], zero[M] = { 0 }, zW[N + M], Fq[N], Fv[N], Frho[P], by_r2[2];
    for (int i = 0; i < N; i++)
        b[i] = bar[N + i];
    fivebar_solve(f, at, b, zero, zW, zW + N);
    fivebar_products(f, at->q, at->v, at->a, at->lambda, zW, Fq, Fv, Frho);
    for (int i = 0; i < N; i++) {
        ybar[i] = -Fq[i];
        ybar[N + i] = bar[i] - Fv[i];
    }
    fivebar_cost(at->q, by_r2);
    ybar[2] += bar[2 * N] * by_r2[0];
    ybar[3] += bar[2 * N] * by_r2[1];
    for (int k = 0; k < P; k++)
        rhobar[k] = -Frho[k];
}

static const double fivebar_start[2 * N] = { -1.0, -1.0, 0.5, -2.0, 2.0, -1.0 };

#endif
