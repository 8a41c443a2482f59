/* The five-bar's derivatives by hand, from the paper's formulas, as matrices and as products:
 * fivebar.h has the formulas. */
#include "fivebar.h"
#include "way.h"

#include <stdlib.h>

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
                at->phi[k][e][x] = cst_pattern_find(&s->matrices.A, N + k, j);
                at->mirrored[k][e][x] = cst_pattern_find(&s->matrices.A, j, N + k);
                at->rows[k][e][x] = cst_pattern_find(&s->matrices.N, N + k, j);
            }
    for (int i = 0; at && i < N; i++)
        for (int j = 0; j < N; j++)
            at->block[i / 2][j / 2][i % 2][j % 2] = cst_pattern_find(&s->matrices.N, i, j);
    return at;
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
            double by_q = d_ddot[x] + s->penalty.damping * d_dot[x] + s->penalty.stiffness * d[x],
                   by_v = 2.0 * d_dot[x] + s->penalty.damping * d[x];
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
    double(*F)[N + M] = (double(*)[N + M]) out->F_rho;
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

static void products(void *data, cst_system *s, const double *zW, bench_out *out)
{
    fivebar f = { .rho = s->rho, .damping = s->penalty.damping, .stiffness = s->penalty.stiffness };
    fivebar_products(&f, s->q, s->v, s->a, s->lambda, zW, out->Fq, out->Fv, out->Frho);
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
