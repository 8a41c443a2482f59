/* The five-bar's derivatives by hand, from the paper's formulas, as someone who wanted them fast
 * would write them.
 *
 * Bar k has the vector d between its ends, and Phi_k = (d.d - L^2) / 2, so that
 *     Phi_q      = d'                     on the far end and -d' on the near one; likewise below
 *     Phi_dot_q  = d_dot',   Phi_ddot_q  = d_ddot'      (Phi_ddot = d.d_ddot + d_dot.d_dot)
 *     dF2/dq     = d_ddot' + 2 xi omega d_dot' + omega^2 d'          eq:lambda_q / alpha
 *     dF2/dv     = 2 d_dot' + 2 xi omega d'                          eq:lambda_v / alpha
 *     (Phi_q' lambda)_q = lambda [I -I; -I I]                        in eq:barK
 * A spring pulls with Q = -k (1 - L0 / L) d, so that K = -Q_q = k (1 - L0 / L) I + k L0 / L^3 d
 * d'. */
#include "way.h"

#include <math.h>
#include <stdlib.h>

enum { N = 6, M = 4, NODES = 3, BARS = 4 };
enum { M1, M2, M3, M4, K1, K2, L01, L02, GRAVITY };
enum { FIXED = -1 };

/* bar 4 ends in B: d = r3 - B */
static const int ends[BARS][2] = { { FIXED, 0 }, { 0, 1 }, { 1, 2 }, { FIXED, 2 } };
static const double base[BARS][2] = { { 0.0, 0.0 }, { 0.0, 0.0 }, { 0.0, 0.0 }, { 1.0, 0.0 } };

/* Where the entries are. */
typedef struct {
    int phi[BARS][2][2], mirrored[BARS][2][2]; /* [bar][end][x, y] in A */
    int rows[BARS][2][2];                      /* the same in N         */
    int block[NODES][NODES][2][2];             /* of F1_q in N, or -1   */
} places;

static void *create(cst_system *s)
{
    places *at = calloc(1, sizeof *at);
    for (int k = 0; at && k < BARS; k++)
        for (int e = 0; e < 2; e++)
            for (int x = 0; x < 2 && ends[k][e] != FIXED; x++) {
                int j = 2 * ends[k][e] + x;
                at->phi[k][e][x] = cst_pattern_find(&s->A, N + k, j);
                at->mirrored[k][e][x] = cst_pattern_find(&s->A, j, N + k);
                at->rows[k][e][x] = cst_pattern_find(&s->N, N + k, j);
            }
    for (int i = 0; at && i < N; i++)
        for (int j = 0; j < N; j++)
            at->block[i / 2][j / 2][i % 2][j % 2] = cst_pattern_find(&s->N, i, j);
    return at;
}

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
    d[0] -= base[k][0];
    d[1] -= base[k][1];
}

static void phi_q(void *data, cst_system *s, bench_out *out)
{
    const places *at = data;
    for (int k = 0; k < BARS; k++) {
        double d[2];
        between_points(s->q, k, d);
        for (int x = 0; x < 2; x++) {
            out->A[at->phi[k][1][x]] = d[x];
            out->A[at->mirrored[k][1][x]] = d[x];
            if (ends[k][0] != FIXED) {
                out->A[at->phi[k][0][x]] = -d[x];
                out->A[at->mirrored[k][0][x]] = -d[x];
            }
        }
    }
}

/* -Q_q of a spring from a node to B: { xx, xy, yy } */
static inline void spring_K(double k, double L0, const double *r, double K[3])
{
    double x = r[0] - 1.0, y = r[1], LL = x * x + y * y, ratio = L0 / sqrt(LL);
    double along = k * (1.0 - ratio), across = k * ratio / LL;
    K[0] = along + across * x * x;
    K[1] = across * x * y;
    K[2] = along + across * y * y;
}

static void jacobian(void *data, cst_system *s, bench_out *out)
{
    const places *at = data;
    double spring[NODES][3] = { { 0 } };
    spring_K(s->rho[K1], s->rho[L01], &s->q[0], spring[0]);
    spring_K(s->rho[K2], s->rho[L02], &s->q[2], spring[1]);
    for (int k = 0; k < BARS; k++) { /* eq:lambda_q, eq:lambda_v */
        double d[2], d_dot[2], d_ddot[2];
        between_points(s->q, k, d);
        between(s->v, k, d_dot);
        between(s->a, k, d_ddot);
        for (int x = 0; x < 2; x++) {
            double by_q = d_ddot[x] + s->damping * d_dot[x] + s->stiffness * d[x],
                   by_v = 2.0 * d_dot[x] + s->damping * d[x];
            out->K[at->rows[k][1][x]] = by_q;
            out->C[at->rows[k][1][x]] = by_v;
            if (ends[k][0] != FIXED) {
                out->K[at->rows[k][0][x]] = -by_q;
                out->C[at->rows[k][0][x]] = -by_v;
            }
        }
    }
    /* eq:barK: -Q_q + (Phi_q' lambda)_q; M does not depend on q, Q not on v */
    for (int i = 0; i < NODES; i++) {
        const double *l = s->lambda;
        double diagonal = i == 0 ? l[0] + l[1] : i == 1 ? l[1] + l[2] : l[2] + l[3];
        out->K[at->block[i][i][0][0]] = spring[i][0] + diagonal;
        out->K[at->block[i][i][1][1]] = spring[i][2] + diagonal;
        if (i < 2) {
            out->K[at->block[i][i][0][1]] = spring[i][1];
            out->K[at->block[i][i][1][0]] = spring[i][1];
            for (int x = 0; x < 2; x++) {
                out->K[at->block[i][i + 1][x][x]] = -l[i + 1];
                out->K[at->block[i + 1][i][x][x]] = -l[i + 1];
            }
        }
    }
}

/* eq_dbarQdro, eq_dbarMdro_qs: M_rho a - Q_rho; the constraints do not depend on rho. */
static void by_rho(void *data, cst_system *s, bench_out *out)
{
    const double *a = s->a, *rho = s->rho, half = 0.5 * rho[GRAVITY];
    double(*F)[N + M] = (double(*)[N + M])out->F_rho;
    F[M1][0] = a[0] / 3.0;
    F[M1][1] = a[1] / 3.0 + half;
    F[M4][4] = a[4] / 3.0;
    F[M4][5] = a[5] / 3.0 + half;
    for (int b = 0; b < 2; b++) { /* bars 1-2 and 2-3 */
        double *f = F[M2 + b] + 2 * b;
        const double *e = a + 2 * b;
        for (int x = 0; x < 2; x++) {
            f[x] = (2.0 * e[x] + e[2 + x]) / 6.0 + x * half;
            f[2 + x] = (e[x] + 2.0 * e[2 + x]) / 6.0 + x * half;
        }
        double dx = s->q[2 * b] - 1.0, dy = s->q[2 * b + 1], L = sqrt(dx * dx + dy * dy);
        F[K1 + b][2 * b] = (1.0 - rho[L01 + b] / L) * dx;
        F[K1 + b][2 * b + 1] = (1.0 - rho[L01 + b] / L) * dy;
        F[L01 + b][2 * b] = -rho[K1 + b] / L * dx;
        F[L01 + b][2 * b + 1] = -rho[K1 + b] / L * dy;
    }
    for (int i = 0; i < NODES; i++)
        F[GRAVITY][2 * i + 1] = 0.5 * (rho[M1 + i] + rho[M2 + i]);
}

/* The same times (z, W), without a matrix. */
static void products(void *data, cst_system *s, const double *zW, bench_out *out)
{
    const double *a = s->a, *rho = s->rho, *z = zW, *W = zW + N, half = 0.5 * rho[GRAVITY];
    for (int i = 0; i < N; i++)
        out->Fq[i] = out->Fv[i] = 0.0;
    for (int k = 0; k < BARS; k++) {
        int i = ends[k][0], j = ends[k][1];
        double d[2], d_dot[2], d_ddot[2], dz[2];
        between_points(s->q, k, d);
        between(s->v, k, d_dot);
        between(s->a, k, d_ddot);
        between(z, k, dz);
        for (int x = 0; x < 2; x++) {
            double by_q = W[k] * (d_ddot[x] + s->damping * d_dot[x] + s->stiffness * d[x]) +
                          s->lambda[k] * dz[x];
            double by_v = W[k] * (2.0 * d_dot[x] + s->damping * d[x]);
            out->Fq[2 * j + x] += by_q;
            out->Fv[2 * j + x] += by_v;
            if (i != FIXED) {
                out->Fq[2 * i + x] -= by_q;
                out->Fv[2 * i + x] -= by_v;
            }
        }
    }
    for (int b = 0; b < 2; b++) {
        const double *e = a + 2 * b, *y = z + 2 * b;
        double dx = s->q[2 * b] - 1.0, dy = s->q[2 * b + 1], L = sqrt(dx * dx + dy * dy),
               ratio = rho[L01 + b] / L;
        double zd = dx * y[0] + dy * y[1], across = rho[K1 + b] * ratio / (L * L) * zd,
               along = rho[K1 + b] * (1.0 - ratio);
        out->Fq[2 * b] += along * y[0] + across * dx;
        out->Fq[2 * b + 1] += along * y[1] + across * dy;
        out->Frho[K1 + b] = (1.0 - ratio) * zd;
        out->Frho[L01 + b] = -rho[K1 + b] / L * zd;
        out->Frho[M2 + b] =
            half * (y[1] + y[3]) + (y[0] * (2.0 * e[0] + e[2]) + y[1] * (2.0 * e[1] + e[3]) +
                                    y[2] * (e[0] + 2.0 * e[2]) + y[3] * (e[1] + 2.0 * e[3])) /
                                       6.0;
    }
    out->Frho[M1] = (a[0] * z[0] + a[1] * z[1]) / 3.0 + half * z[1];
    out->Frho[M4] = (a[4] * z[4] + a[5] * z[5]) / 3.0 + half * z[5];
    out->Frho[GRAVITY] = 0.5 * ((rho[M1] + rho[M2]) * z[1] + (rho[M2] + rho[M3]) * z[3] +
                                (rho[M3] + rho[M4]) * z[5]);
}

const bench_way way_hand_fivebar = {
    .name = "hand",
    .about = "written out from the paper's formulas",
    .model = "fivebar",
    .create = create,
    .destroy = free,
    .phi_q = phi_q,
    .jacobian = jacobian,
    .by_rho = by_rho,
    .products = products,
};
