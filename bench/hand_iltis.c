/* The Iltis's matrices by hand: Phi_q of all its joints, dF/dq and dF/dv with its springs, dampers,
 * tyres and inertia.
 *
 * Everything rests on A(e) s being quadratic in the normalized Euler parameters e = p / |p|:
 *     B(e, s) = (A s)_e is linear in e,  so (A s)_dot = B(e, s) e_dot,
 *     B_dot = B(e_dot, s),  B_ddot = B(e_ddot, s)
 *     l' B(e, s) = (H(l, s) e)',  H symmetric and constant
 * and (Phi_dot)_q = (Phi_q)_dot, (Phi_ddot)_q = (Phi_q)_ddot.  With them (eq:lambda_q, eq:lambda_v
 * over alpha)
 *     dF2/dq = (Phi_q)_ddot + 2 xi omega (Phi_q)_dot + omega^2 Phi_q,
 *     dF2/dv = 2 (Phi_q)_dot + 2 xi omega Phi_q
 * All of this is by e; then, with P = e_p = (I - e e') / |p|,
 *     Phi_p = Phi_e P,  its derivatives by the product rule, Q_p = P' Q_e, and derivatives with
 *     respect to e and e_dot are multiplied by P and P_dot.
 * The geometry and the tables of joints are the model's own. */
#include "way.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#pragma GCC diagnostic ignored "-Wunused-function"
#include "iltis_static.h"

enum { PAIRS = 16 + 8 + 1 + 2, PAIR_ROWS = 6, LINES = 8 };

/* Where the entries are: of pairs of bodies, columns 0 .. 6 are those of body i and 7 .. 13 those
 * of body j. */
typedef struct {
    int phi[M][14], mirrored[M][14];     /* in A                          */
    int rows[M][14];                     /* in N                          */
    int body[M][2];                      /* the bodies of each constraint */
    int block[BODIES][BODIES][7][7];     /* of F1 in N, or -1             */
    int pair[BODIES * BODIES][2], pairs; /* bodies that have such a block */
} places;

static void bodies_of_rows(places *at)
{
    for (int i = 0; i < BODIES; i++)
        at->body[i][0] = at->body[i][1] = i;
    for (int k = 0; k < REVOLUTES; k++)
        for (int r = 0; r < 5; r++)
            for (int x = 0; x < 2; x++)
                at->body[ROW_REVOLUTE + 5 * k + r][x] = revolutes[k][x];
    for (int k = 0; k < SPHERICALS; k++)
        for (int r = 0; r < 3; r++)
            for (int x = 0; x < 2; x++)
                at->body[ROW_SPHERICAL + 3 * k + r][x] = sphericals[k][x];
    for (int r = 0; r < 8; r++) {
        at->body[ROW_RACK + r][0] = r == 5 ? ROD_L : r == 6 ? ROD_R : CHASSIS;
        at->body[ROW_RACK + r][1] = RACK;
    }
}

static int coupled(const int block[7][7])
{
    for (int k = 0; k < 49; k++)
        if (block[k / 7][k % 7] >= 0)
            return 1;
    return 0;
}

static void *create(cst_system *s)
{
    places *at = malloc(sizeof *at);
    if (!at)
        return NULL;
    bodies_of_rows(at);
    for (int r = 0; r < M; r++)
        for (int c = 0; c < 14; c++) {
            int col = 7 * at->body[r][c / 7] + c % 7;
            at->phi[r][c] = cst_pattern_find(&s->matrices.A, N + r, col);
            at->mirrored[r][c] = cst_pattern_find(&s->matrices.A, col, N + r);
            at->rows[r][c] = cst_pattern_find(&s->matrices.N, N + r, col);
        }
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++)
            at->block[i / 7][j / 7][i % 7][j % 7] = cst_pattern_find(&s->matrices.N, i, j);
    at->pairs = 0;
    for (int i = 0; i < BODIES; i++)
        for (int j = 0; j < BODIES; j++)
            if (coupled(at->block[i][j])) {
                at->pair[at->pairs][0] = i;
                at->pair[at->pairs++][1] = j;
            }
    return at;
}

/* ---- A(e) s and its derivatives ---- */

static inline void B_of(const double e[4], const double s[3], double B[3][4])
{
    double es = 2 * (e[1] * s[0] + e[2] * s[1] + e[3] * s[2]), e0 = 2 * e[0], x = 2 * e[1],
           y = 2 * e[2], z = 2 * e[3];
    B[0][0] = 2 * e0 * s[0] + y * s[2] - z * s[1];
    B[1][0] = 2 * e0 * s[1] + z * s[0] - x * s[2];
    B[2][0] = 2 * e0 * s[2] + x * s[1] - y * s[0];
    B[0][1] = es + x * s[0];
    B[0][2] = x * s[1] + e0 * s[2];
    B[0][3] = x * s[2] - e0 * s[1];
    B[1][1] = y * s[0] - e0 * s[2];
    B[1][2] = es + y * s[1];
    B[1][3] = y * s[2] + e0 * s[0];
    B[2][1] = z * s[0] + e0 * s[1];
    B[2][2] = z * s[1] - e0 * s[0];
    B[2][3] = es + z * s[2];
}

/* out += c l' B(e, s) = c (H(l, s) e)' */
static inline void add_row(double c, const double l[3], const double e[4], const double s[3],
                           double out[4])
{
    double ls = l[0] * s[0] + l[1] * s[1] + l[2] * s[2], x = s[1] * l[2] - s[2] * l[1],
           y = s[2] * l[0] - s[0] * l[2], z = s[0] * l[1] - s[1] * l[0],
           es = e[1] * s[0] + e[2] * s[1] + e[3] * s[2],
           el = e[1] * l[0] + e[2] * l[1] + e[3] * l[2];
    c *= 2;
    out[0] += c * (2 * e[0] * ls + e[1] * x + e[2] * y + e[3] * z);
    out[1] += c * (es * l[0] + el * s[0] + e[0] * x);
    out[2] += c * (es * l[1] + el * s[1] + e[0] * y);
    out[3] += c * (es * l[2] + el * s[2] + e[0] * z);
}

static inline void H_of(double c, const double l[3], const double s[3], double H[4][4])
{
    double x[3] = { s[1] * l[2] - s[2] * l[1], s[2] * l[0] - s[0] * l[2],
                    s[0] * l[1] - s[1] * l[0] };
    H[0][0] = 4 * c * (l[0] * s[0] + l[1] * s[1] + l[2] * s[2]);
    for (int i = 0; i < 3; i++) {
        H[0][1 + i] = H[1 + i][0] = 2 * c * x[i];
        for (int j = 0; j < 3; j++)
            H[1 + i][1 + j] = 2 * c * (l[i] * s[j] + s[i] * l[j]);
    }
}

/* ---- what the joints need of a body: e, its derivatives, and their weighted forms ---- */

typedef struct {
    const double *r, *rd, *rdd;
    double e[4], ed[4], edd[4];
    double eK[4], eC[4]; /* e_ddot + 2 xi omega e_dot + omega^2 e, and 2 e_dot + 2 xi omega e */
    double P[4][4], Pd[4][4], Pdd[4][4]; /* e by p, and its derivatives by time */
} body;

/* e = p / s and its derivatives, P = (I - e e') / s and its */
static void normalize(const double *p, const double *pd, const double *pdd, body *b)
{
    double pp = 0.0, ppd = 0.0, s, sd, sdd = 0.0, w, wd, wdd;
    for (int k = 0; k < 4; k++) {
        pp += p[k] * p[k];
        ppd += p[k] * pd[k];
        sdd += pd[k] * pd[k] + p[k] * pdd[k];
    }
    s = sqrt(pp);
    sd = ppd / s;
    sdd = (sdd - sd * sd) / s;
    w = 1 / s; /* |p|^-1 and its derivatives */
    wd = -sd * w * w;
    wdd = (2 * sd * sd * w - sdd) * w * w;
    for (int k = 0; k < 4; k++) {
        b->e[k] = p[k] * w;
        b->ed[k] = (pd[k] - sd * b->e[k]) * w;
    }
    for (int k = 0; k < 4; k++)
        b->edd[k] = (pdd[k] - 2 * sd * b->ed[k] - sdd * b->e[k]) * w;
    for (int r = 0; r < 4; r++)
        for (int c = 0; c < 4; c++) {
            double one = (r == c) - b->e[r] * b->e[c],
                   first = b->ed[r] * b->e[c] + b->e[r] * b->ed[c];
            double second = b->edd[r] * b->e[c] + 2 * b->ed[r] * b->ed[c] + b->e[r] * b->edd[c];
            b->P[r][c] = w * one;
            b->Pd[r][c] = wd * one - w * first;
            b->Pdd[r][c] = wdd * one - 2 * wd * first - w * second;
        }
}

static void bodies(const cst_system *s, body b[BODIES])
{
    for (int i = 0; i < BODIES; i++) {
        b[i].r = s->q + 7 * i;
        b[i].rd = s->v + 7 * i;
        b[i].rdd = s->a + 7 * i;
        normalize(b[i].r + 3, b[i].rd + 3, b[i].rdd + 3, &b[i]);
        for (int k = 0; k < 4; k++) {
            b[i].eK[k] =
                b[i].edd[k] + s->penalty.damping * b[i].ed[k] + s->penalty.stiffness * b[i].e[k];
            b[i].eC[k] = 2 * b[i].ed[k] + s->penalty.damping * b[i].e[k];
        }
    }
}

/* y = x' P */
static inline void times(const double x[4], const double m[4][4], double y[4])
{
    for (int c = 0; c < 4; c++)
        y[c] = x[0] * m[0][c] + x[1] * m[1][c] + x[2] * m[2][c] + x[3] * m[3][c];
}

/* A vector x of a body or between two, with its derivatives, weighted as a factor in a product: xK
 * = x_ddot + 2 xi omega x_dot + omega^2 x and xC = 2 x_dot + 2 xi omega x. */
typedef struct {
    double x[3], xd[3], xdd[3], xK[3], xC[3];
} moving;

static void weigh(const cst_system *s, moving *u)
{
    for (int k = 0; k < 3; k++) {
        u->xK[k] = u->xdd[k] + s->penalty.damping * u->xd[k] + s->penalty.stiffness * u->x[k];
        u->xC[k] = 2 * u->xd[k] + s->penalty.damping * u->x[k];
    }
}

/* B(e, s) x: the bilinear form of which A s + s is half at x = e */
static inline void bilinear(const double e[4], const double s[3], const double x[4], double y[3])
{
    double B[3][4];
    B_of(e, s, B);
    for (int k = 0; k < 3; k++)
        y[k] = B[k][0] * x[0] + B[k][1] * x[1] + B[k][2] * x[2] + B[k][3] * x[3];
}

/* A s, its velocity and its acceleration */
static void turned(const body *b, const double s[3], moving *u)
{
    double y[3];
    bilinear(b->e, s, b->e, y);
    for (int k = 0; k < 3; k++)
        u->x[k] = 0.5 * y[k] - s[k];
    bilinear(b->e, s, b->ed, u->xd);
    bilinear(b->e, s, b->edd, u->xdd);
    bilinear(b->ed, s, b->ed, y);
    for (int k = 0; k < 3; k++)
        u->xdd[k] += y[k];
}

static const double unit[3][3] = { { 1, 0, 0 }, { 0, 1, 0 }, { 0, 0, 1 } };

/* d: between the points of two bodies */
static void apart(const body *i, const double si[3], const body *j, const double sj[3], moving *d)
{
    moving ci, cj;
    turned(i, si, &ci);
    turned(j, sj, &cj);
    for (int k = 0; k < 3; k++) {
        d->x[k] = j->r[k] + cj.x[k] - i->r[k] - ci.x[k];
        d->xd[k] = j->rd[k] + cj.xd[k] - i->rd[k] - ci.xd[k];
        d->xdd[k] = j->rdd[k] + cj.xdd[k] - i->rdd[k] - ci.xdd[k];
    }
}

/* The vector from a body's origin to the point p, in its own axes. */
static inline void arm_of(const double *points, int which, int o, double s[3])
{
    for (int k = 0; k < 3; k++)
        s[k] = points[3 * which + k] - points[3 * origin[o] + k];
}

/* ---- Phi_q ---- */

/* By r and e; columns 0 .. 6 of body i, 7 .. 13 of body j */
typedef double phi_rows[M][14];

static inline void put(phi_rows A, int row, int col, double x)
{
    A[row][col] = x;
}

static void gap_rows(phi_rows A, int row, const double *ei, const double si[3], const double *ej,
                     const double sj[3])
{
    double Bi[3][4], Bj[3][4];
    B_of(ei, si, Bi);
    B_of(ej, sj, Bj);
    for (int k = 0; k < 3; k++) {
        put(A, row + k, k, -1.0);
        put(A, row + k, 7 + k, 1.0);
        for (int c = 0; c < 4; c++) {
            put(A, row + k, 3 + c, -Bi[k][c]);
            put(A, row + k, 10 + c, Bj[k][c]);
        }
    }
}

static void put_e(phi_rows A, int row, const double i[4], const double j[4])
{
    for (int c = 0; c < 4; c++) {
        put(A, row, 3 + c, i[c]);
        put(A, row, 10 + c, j[c]);
    }
}

static void perpendicular_row(phi_rows A, int row, const places *at, const double *b, const body *x,
                              int ki, int kj)
{
    int i = at->body[row][0], j = at->body[row][1];
    double by_i[4] = { 0 }, by_j[4] = { 0 };
    add_row(1.0, &b[FRAME * j + FA + 3 * kj], x[i].e, unit[ki], by_i);
    add_row(1.0, &b[FRAME * i + FA + 3 * ki], x[j].e, unit[kj], by_j);
    put_e(A, row, by_i, by_j);
}

/* u.d, u body i's axis k, d between the points p of the two bodies */
static void along_row(phi_rows A, int row, const places *at, const double *b, const body *x, int k,
                      const double si[3], const double sj[3], const double d[3])
{
    int i = at->body[row][0], j = at->body[row][1];
    const double *u = &b[FRAME * i + FA + 3 * k], *ei = x[i].e;
    double by_i[4] = { 0 }, by_j[4] = { 0 };
    add_row(1.0, d, ei, unit[k], by_i);
    add_row(-1.0, u, ei, si, by_i);
    add_row(1.0, u, x[j].e, sj, by_j);
    put_e(A, row, by_i, by_j);
    for (int c = 0; c < 3; c++) {
        put(A, row, c, -u[c]);
        put(A, row, 7 + c, u[c]);
    }
}

/* All rows but those of the norms */
static void phi_e(const places *at, const cst_system *s, const body *bodies, const double *p,
                  phi_rows A)
{
    double b[FRAME * BODIES], si[3], sj[3], d[3];
    frames(s->q, b);
    memset(A, 0, sizeof(phi_rows));
    for (int k = 0; k < REVOLUTES; k++) {
        const int *x = revolutes[k];
        int row = ROW_REVOLUTE + 5 * k, axis = x[3];
        arm_of(p, x[2], x[0], si);
        arm_of(p, x[2], x[1], sj);
        gap_rows(A, row, bodies[x[0]].e, si, bodies[x[1]].e, sj);
        perpendicular_row(A, row + 3, at, b, bodies, turn[axis + 1], axis);
        perpendicular_row(A, row + 4, at, b, bodies, turn[axis + 2], axis);
    }
    for (int k = 0; k < SPHERICALS; k++) {
        const int *x = sphericals[k];
        arm_of(p, x[2], x[0], si);
        arm_of(p, x[2], x[1], sj);
        gap_rows(A, ROW_SPHERICAL + 3 * k, bodies[x[0]].e, si, bodies[x[1]].e, sj);
    }
    arm_of(p, P_RACK, CHASSIS, si);
    arm_of(p, P_RACK, RACK, sj);
    gap(PLACE(CHASSIS), PLACE(RACK), &p[3 * P_RACK], d);
    along_row(A, ROW_RACK, at, b, bodies, 2, si, sj, d);
    along_row(A, ROW_RACK + 1, at, b, bodies, 0, si, sj, d);
    perpendicular_row(A, ROW_RACK + 2, at, b, bodies, 2, 1);
    perpendicular_row(A, ROW_RACK + 3, at, b, bodies, 0, 1);
    perpendicular_row(A, ROW_RACK + 4, at, b, bodies, 2, 0);
    perpendicular_row(A, ROW_RACK + 5, at, b, bodies, 0, 2);
    perpendicular_row(A, ROW_RACK + 6, at, b, bodies, 0, 2);
    along_row(A, ROW_RACK + 7, at, b, bodies, 1, si, sj, d);
}

static inline void put_both(double *A, const places *at, int row, int col, double x)
{
    if (at->phi[row][col] < 0) /* always zero */
        return;
    A[at->phi[row][col]] = x;
    A[at->mirrored[row][col]] = x;
}

static void phi_q(void *data, cst_system *s, bench_out *out)
{
    const places *at = data;
    double p[3 * POINTS], by_p[4];
    body b[BODIES];
    phi_rows rows;
    points(s->rho, p);
    bodies(s, b);
    phi_e(at, s, b, p, rows);
    for (int i = 0; i < BODIES; i++)
        for (int c = 0; c < 4; c++)
            put_both(out->A, at, i, 3 + c, 2 * s->q[7 * i + 3 + c]);
    for (int row = BODIES; row < M; row++)
        for (int side = 0; side < 2; side++) {
            times(&rows[row][7 * side + 3], b[at->body[row][side]].P, by_p);
            for (int c = 0; c < 3; c++)
                put_both(out->A, at, row, 7 * side + c, rows[row][7 * side + c]);
            for (int c = 0; c < 4; c++)
                put_both(out->A, at, row, 7 * side + 3 + c, by_p[c]);
        }
}

/* ---- the constraints' part of dF/dq and dF/dv ---- */

typedef struct {
    const places *at;
    const cst_system *s;
    double *K, *C;
    body b[BODIES];
    double (*force)[4]; /* Q_e of each body */
} job;

/* The Euler parameters' blocks of F1_q */
static inline void add_block(const job *x, int i, int j, const double H[4][4])
{
    const int(*at)[7] = x->at->block[i][j];
    for (int r = 0; r < 4; r++)
        for (int c = 0; c < 4; c++)
            x->K[at[3 + r][3 + c]] += H[r][c];
}

static inline void put_row(double *value, const int at[14], const double i[4], const double j[4])
{
    for (int c = 0; c < 4; c++) {
        value[at[3 + c]] = i[c];
        value[at[10 + c]] = j[c];
    }
}

static void gap_part(const job *x, int row, int i, int j, const double si[3], const double sj[3])
{
    const cst_system *s = x->s;
    double Ki[3][4], Kj[3][4], Ci[3][4], Cj[3][4], H[4][4];
    B_of(x->b[i].eK, si, Ki);
    B_of(x->b[j].eK, sj, Kj);
    B_of(x->b[i].eC, si, Ci);
    B_of(x->b[j].eC, sj, Cj);
    for (int k = 0; k < 3; k++) {
        const int *at = x->at->rows[row + k];
        x->K[at[k]] = -s->penalty.stiffness;
        x->C[at[k]] = -s->penalty.damping;
        x->K[at[7 + k]] = s->penalty.stiffness;
        x->C[at[7 + k]] = s->penalty.damping;
        for (int c = 0; c < 4; c++) {
            x->K[at[3 + c]] = -Ki[k][c];
            x->C[at[3 + c]] = -Ci[k][c];
            x->K[at[10 + c]] = Kj[k][c];
            x->C[at[10 + c]] = Cj[k][c];
        }
    }
    H_of(-1.0, s->lambda + row, si, H);
    add_block(x, i, i, H);
    H_of(1.0, s->lambda + row, sj, H);
    add_block(x, j, j, H);
}

/* The row and its weighted derivatives by e of y.(A s), y a moving vector: into K and C */
static inline void add_product(const moving *y, const body *b, const double s[3], double sign,
                               double K[4], double C[4])
{
    add_row(sign, y->xK, b->e, s, K);
    add_row(sign, y->xC, b->ed, s, K);
    add_row(sign, y->x, b->edd, s, K);
    add_row(sign, y->xC, b->e, s, C);
    add_row(2 * sign, y->x, b->ed, s, C);
}

/* H = c Bi' Bj */
static void cross_block(double c, const double Bi[3][4], const double Bj[3][4], double H[4][4])
{
    for (int r = 0; r < 4; r++)
        for (int k = 0; k < 4; k++)
            H[r][k] = c * (Bi[0][r] * Bj[0][k] + Bi[1][r] * Bj[1][k] + Bi[2][r] * Bj[2][k]);
}

static void add_both(const job *x, int i, int j, const double H[4][4])
{
    double T[4][4];
    for (int r = 0; r < 4; r++)
        for (int c = 0; c < 4; c++)
            T[r][c] = H[c][r];
    add_block(x, i, j, H);
    add_block(x, j, i, T);
}

static void perpendicular_part(const job *x, int row, int i, int ki, int j, int kj)
{
    const body *bi = &x->b[i], *bj = &x->b[j];
    double K[2][4] = { { 0 } }, C[2][4] = { { 0 } }, H[4][4], Bi[3][4], Bj[3][4],
           l = x->s->lambda[row];
    moving ui, uj;
    turned(bi, unit[ki], &ui);
    turned(bj, unit[kj], &uj);
    weigh(x->s, &ui);
    weigh(x->s, &uj);
    add_product(&uj, bi, unit[ki], 1.0, K[0], C[0]);
    add_product(&ui, bj, unit[kj], 1.0, K[1], C[1]);
    put_row(x->K, x->at->rows[row], K[0], K[1]);
    put_row(x->C, x->at->rows[row], C[0], C[1]);
    H_of(l, uj.x, unit[ki], H);
    add_block(x, i, i, H);
    H_of(l, ui.x, unit[kj], H);
    add_block(x, j, j, H);
    B_of(bi->e, unit[ki], Bi);
    B_of(bj->e, unit[kj], Bj);
    cross_block(l, Bi, Bj, H);
    add_both(x, i, j, H);
}

static void along_part(const job *x, int row, int i, int k, int j, const double si[3],
                       const double sj[3], const moving *d)
{
    const body *bi = &x->b[i], *bj = &x->b[j];
    double K[2][4] = { { 0 } }, C[2][4] = { { 0 } }, H[4][4], T[4][4], Bu[3][4], Bi[3][4], Bj[3][4],
           l = x->s->lambda[row];
    const int *at = x->at->rows[row];
    moving u;
    turned(bi, unit[k], &u);
    weigh(x->s, &u);
    add_product(d, bi, unit[k], 1.0, K[0], C[0]);
    add_product(&u, bi, si, -1.0, K[0], C[0]);
    add_product(&u, bj, sj, 1.0, K[1], C[1]);
    put_row(x->K, at, K[0], K[1]);
    put_row(x->C, at, C[0], C[1]);
    B_of(bi->e, unit[k], Bu);
    B_of(bi->e, si, Bi);
    B_of(bj->e, sj, Bj);
    for (int c = 0; c < 3; c++) {
        x->K[at[c]] = -u.xK[c];
        x->C[at[c]] = -u.xC[c];
        x->K[at[7 + c]] = u.xK[c];
        x->C[at[7 + c]] = u.xC[c];
        for (int r = 0; r < 4; r++) { /* d's r_i and r_j against u's e_i */
            x->K[x->at->block[i][i][3 + r][c]] -= l * Bu[c][r];
            x->K[x->at->block[i][i][c][3 + r]] -= l * Bu[c][r];
            x->K[x->at->block[i][j][3 + r][c]] += l * Bu[c][r];
            x->K[x->at->block[j][i][c][3 + r]] += l * Bu[c][r];
        }
    }
    H_of(l, d->x, unit[k], H);
    add_block(x, i, i, H);
    H_of(-l, u.x, si, H);
    add_block(x, i, i, H);
    cross_block(-l, Bu, Bi, H);
    for (int r = 0; r < 4; r++)
        for (int c = 0; c < 4; c++)
            T[r][c] = H[r][c] + H[c][r];
    add_block(x, i, i, T);
    H_of(l, u.x, sj, H);
    add_block(x, j, j, H);
    cross_block(l, Bu, Bj, H);
    add_both(x, i, j, H);
}

static void constraints_part(const job *x, const double *p)
{
    double si[3], sj[3];
    moving d;
    for (int k = 0; k < REVOLUTES; k++) {
        const int *r = revolutes[k];
        int row = ROW_REVOLUTE + 5 * k;
        arm_of(p, r[2], r[0], si);
        arm_of(p, r[2], r[1], sj);
        gap_part(x, row, r[0], r[1], si, sj);
        perpendicular_part(x, row + 3, r[0], turn[r[3] + 1], r[1], r[3]);
        perpendicular_part(x, row + 4, r[0], turn[r[3] + 2], r[1], r[3]);
    }
    for (int k = 0; k < SPHERICALS; k++) {
        const int *r = sphericals[k];
        arm_of(p, r[2], r[0], si);
        arm_of(p, r[2], r[1], sj);
        gap_part(x, ROW_SPHERICAL + 3 * k, r[0], r[1], si, sj);
    }
    arm_of(p, P_RACK, CHASSIS, si);
    arm_of(p, P_RACK, RACK, sj);
    apart(&x->b[CHASSIS], si, &x->b[RACK], sj, &d);
    weigh(x->s, &d);
    along_part(x, ROW_RACK, CHASSIS, 2, RACK, si, sj, &d);
    along_part(x, ROW_RACK + 1, CHASSIS, 0, RACK, si, sj, &d);
    perpendicular_part(x, ROW_RACK + 2, CHASSIS, 2, RACK, 1);
    perpendicular_part(x, ROW_RACK + 3, CHASSIS, 0, RACK, 1);
    perpendicular_part(x, ROW_RACK + 4, CHASSIS, 2, RACK, 0);
    perpendicular_part(x, ROW_RACK + 5, ROD_L, 0, RACK, 2);
    perpendicular_part(x, ROW_RACK + 6, ROD_R, 0, RACK, 2);
    along_part(x, ROW_RACK + 7, CHASSIS, 1, RACK, si, sj, &d);
}

/* ---- inertia, weight and norms: by p itself ---- */

static void norms_part(const job *x)
{
    for (int i = 0; i < BODIES; i++)
        for (int c = 0; c < 4; c++) {
            double p = x->b[i].r[3 + c], pd = x->b[i].rd[3 + c], pdd = x->b[i].rdd[3 + c];
            x->K[x->at->rows[i][3 + c]] =
                2 * (pdd + x->s->penalty.damping * pd + x->s->penalty.stiffness * p);
            x->C[x->at->rows[i][3 + c]] = 2 * (2 * pd + x->s->penalty.damping * p);
            x->K[x->at->block[i][i][3 + c][3 + c]] += 2 * x->s->lambda[i];
        }
}

/* L(p): w = L(p) v */
static void L_of(const double p[4], double L[3][4])
{
    const double x[3][4] = { { -p[1], p[0], p[3], -p[2] },
                             { -p[2], -p[3], p[0], p[1] },
                             { -p[3], p[2], -p[1], p[0] } };
    memcpy(L, x, sizeof x);
}

/* (L(p)' n)_p */
static void Lt_p(const double n[3], double T[4][4])
{
    const double x[4][4] = { { 0, -n[0], -n[1], -n[2] },
                             { n[0], 0, n[2], -n[1] },
                             { n[1], -n[2], 0, n[0] },
                             { n[2], n[1], -n[0], 0 } };
    memcpy(T, x, sizeof x);
}

/* F1 has 4 L' J L p_ddot + 8 L_dot' J L p_dot of each body with mass, and L(x) y = -L(y) x. */
static void inertia_part(const job *x)
{
    double mass[4 * MASSIVE];
    masses(x->s->rho, mass);
    for (int k = 0; k < MASSIVE; k++) {
        int i = massive[k];
        const double *J = &mass[4 * k + 1];
        const double *e = x->b[i].r + 3, *ed = x->b[i].rd + 3, *edd = x->b[i].rdd + 3;
        double L[3][4], Ld[3][4], Ldd[3][4], na[3] = { 0 }, nv[3] = { 0 }, Ta[4][4], Tv[4][4];
        L_of(e, L);
        L_of(ed, Ld);
        L_of(edd, Ldd);
        for (int r = 0; r < 3; r++)
            for (int c = 0; c < 4; c++) {
                na[r] += 4 * J[r] * L[r][c] * edd[c];
                nv[r] += 8 * J[r] * L[r][c] * ed[c];
            }
        Lt_p(na, Ta);
        Lt_p(nv, Tv);
        for (int r = 0; r < 4; r++)
            for (int c = 0; c < 4; c++) {
                double K = Ta[r][c], C = Tv[r][c];
                for (int m = 0; m < 3; m++) {
                    K -= 4 * J[m] * (L[m][r] * Ldd[m][c] + 2 * Ld[m][r] * Ld[m][c]);
                    C += 8 * J[m] * Ld[m][r] * L[m][c];
                }
                x->K[x->at->block[i][i][3 + r][3 + c]] += K;
                x->C[x->at->block[i][i][3 + r][3 + c]] += C;
            }
    }
}

/* ---- forces ---- */

static inline void cross_of(const double a[3], const double b[3], double c[3])
{
    c[0] = a[1] * b[2] - a[2] * b[1];
    c[1] = a[2] * b[0] - a[0] * b[2];
    c[2] = a[0] * b[1] - a[1] * b[0];
}

/* omega = G2(e) e_dot, so that omega_e = -G2(e_dot) */
static void G2_of(const double e[4], double G[3][4])
{
    const double x[3][4] = { { -2 * e[1], 2 * e[0], -2 * e[3], 2 * e[2] },
                             { -2 * e[2], 2 * e[3], 2 * e[0], -2 * e[1] },
                             { -2 * e[3], -2 * e[2], 2 * e[1], 2 * e[0] } };
    memcpy(G, x, sizeof x);
}

/* One end of a line: on body `b`, in the point s of its axes */
typedef struct {
    int b;
    /* lever, (A s)_e, omega's matrices, (Q_e by force) */
    double c[3], B[3][4], G[3][4], Gd[3][4], w[3], P[4][3];
} end;

static void end_of(const job *x, int b, const double s[3], const double frame[FRAME],
                   const double twist[TWIST], end *n)
{
    const double *e = x->b[b].e;
    n->b = b;
    for (int k = 0; k < 3; k++) {
        n->c[k] = frame[FA + k] * s[0] + frame[FA + 3 + k] * s[1] + frame[FA + 6 + k] * s[2];
        n->w[k] = twist[VW + k];
    }
    B_of(e, s, n->B);
    G2_of(e, n->G);
    G2_of(x->b[b].ed, n->Gd);
    for (int r = 0; r < 4; r++) { /* Q_e = G2' (c x f) */
        double g[3] = { n->G[0][r], n->G[1][r], n->G[2][r] };
        cross_of(g, n->c, n->P[r]);
    }
}

/* Velocity of the end by q and v: w x c with w = G2 e_dot */
static void rate_of(const end *n, const double u[3], double by_q[7], double by_v[7])
{
    double cu[3], uw[3];
    cross_of(n->c, u, cu); /* u.(w x c) = w.(c x u) = c.(u x w) */
    cross_of(u, n->w, uw);
    for (int k = 0; k < 3; k++) {
        by_q[k] = 0.0;
        by_v[k] = u[k];
    }
    for (int r = 0; r < 4; r++) {
        by_q[3 + r] = by_v[3 + r] = 0.0;
        for (int k = 0; k < 3; k++) {
            by_q[3 + r] += n->B[k][r] * uw[k] - cu[k] * n->Gd[k][r];
            by_v[3 + r] += cu[k] * n->G[k][r];
        }
    }
}

/* F1 -= Q of the force f (by q: fq, by v: fv) on one end, whose own turning counts too */
static void add_end(const job *x, const end *n, const end *other, const double f[3],
                    const double fq[3][14], const double fv[3][14], const int second)
{
    for (int half = 0; half < 2; half++) {
        int to = (half == 0) == (second == 0) ? n->b : other->b, from = 7 * half;
        const int(*at)[7] = x->at->block[n->b][to];
        for (int c = 0; c < 7; c++) {
            const double *q = &fq[0][from + c], *v = &fv[0][from + c];
            for (int r = 0; r < 3; r++) {
                x->K[at[r][c]] -= fq[r][from + c];
                x->C[at[r][c]] -= fv[r][from + c];
            }
            for (int r = 0; r < 4; r++) {
                x->K[at[3 + r][c]] -= n->P[r][0] * q[0] + n->P[r][1] * q[14] + n->P[r][2] * q[28];
                x->C[at[3 + r][c]] -= n->P[r][0] * v[0] + n->P[r][1] * v[14] + n->P[r][2] * v[28];
            }
        }
    }
    double moment[3], Y[4][3];
    cross_of(n->c, f, moment);
    for (int r = 0; r < 4; r++) { /* by the lever: G2' (dc x f) */
        double g[3] = { n->G[0][r], n->G[1][r], n->G[2][r] };
        cross_of(f, g, Y[r]);
        x->force[n->b][r] += g[0] * moment[0] + g[1] * moment[1] + g[2] * moment[2];
    }
    double T[4][4] = { { 0, -moment[0], -moment[1], -moment[2] }, /* by e itself */
                       { moment[0], 0, -moment[2], moment[1] },
                       { moment[1], moment[2], 0, -moment[0] },
                       { moment[2], -moment[1], moment[0], 0 } };
    for (int r = 0; r < 4; r++)
        for (int c = 0; c < 4; c++)
            x->K[x->at->block[n->b][n->b][3 + r][3 + c]] -=
                2 * T[r][c] + Y[r][0] * n->B[0][c] + Y[r][1] * n->B[1][c] + Y[r][2] * n->B[2][c];
}

/* A force F(L, L_dot) that pushes two points apart: F, F_L and F_rate for its length and rate */
typedef void law(const double *w, const int *mode, double band, double L, double rate, double F[3]);

static void leaf_law(const double *w, const int *mode, double band, double L, double rate,
                     double F[3])
{
    F[0] = -w[AKL] * (L - w[ALL]) - mode[ON_BUMP] * w[AKB] * (L - w[ALB]);
    F[1] = -w[AKL] - mode[ON_BUMP] * w[AKB];
    F[2] = 0.0;
}

/* Weight of a branch within its band, and its slope */
static double share(double v, double edge, double band, const int in[2], double *slope)
{
    *slope = in[0] > in[1] && band > 0 ? 0.5 / band : 0.0;
    return *slope > 0 ? (v - edge + band) * *slope : in[1];
}

static void strut_law(const double *w, const int *mode, double band, double L, double v,
                      double F[3])
{
    const double *k = w + ASPRING, *d = w + ADAMPER;
    double sl, sh, wl = share(v, d[4], band, &mode[ON_DAMPER], &sl),
                   wh = share(v, d[7], band, &mode[ON_DAMPER + 2], &sh);
    double low = d[6] + d[5] * v, mid = v * (d[0] + v * (d[1] + v * (d[2] + v * d[3]))),
           high = d[9] + d[8] * v;
    double slope = d[0] + v * (2 * d[1] + v * (3 * d[2] + v * 4 * d[3]));
    F[0] = -(k[0] + L * (k[1] + L * (k[2] + L * k[3]))) -
           ((1 - wl) * low + (wl - wh) * mid + wh * high);
    F[1] = -(k[1] + L * (2 * k[2] + L * 3 * k[3]));
    F[2] =
        -((1 - wl) * d[5] + (wl - wh) * slope + wh * d[8] + sl * (mid - low) + sh * (high - mid));
}

static void line_part(const job *x, law *F_of, const double *w, const int *mode, double band,
                      const end *i, const end *j)
{
    const body *bi = &x->b[i->b], *bj = &x->b[j->b];
    double u[3], L, rate, F[3], dq[3][14], Lq[14], rq[14], rv[14], fq[3][14], fv[3][14], f[3],
        back[3], wi[3], wj[3], slip_[3];
    for (int k = 0; k < 3; k++)
        u[k] = bj->r[k] + j->c[k] - bi->r[k] - i->c[k];
    L = sqrt(u[0] * u[0] + u[1] * u[1] + u[2] * u[2]);
    cross_of(i->w, i->c, wi);
    cross_of(j->w, j->c, wj);
    for (int k = 0; k < 3; k++) {
        u[k] /= L;
        slip_[k] = bj->rd[k] + wj[k] - bi->rd[k] - wi[k]; /* relative velocity of the ends */
    }
    rate = u[0] * slip_[0] + u[1] * slip_[1] + u[2] * slip_[2];
    F_of(w, mode, band, L, rate, F);
    memset(dq, 0, sizeof dq);
    for (int k = 0; k < 3; k++) {
        dq[k][k] = -1.0;
        dq[k][7 + k] = 1.0;
        for (int c = 0; c < 4; c++) {
            dq[k][3 + c] = -i->B[k][c];
            dq[k][10 + c] = j->B[k][c];
        }
    }
    rate_of(i, u, rq, rv);
    for (int c = 0; c < 7; c++) {
        rq[c] = -rq[c];
        rv[c] = -rv[c];
    }
    rate_of(j, u, rq + 7, rv + 7);
    for (int c = 0; c < 14; c++) {
        Lq[c] = u[0] * dq[0][c] + u[1] * dq[1][c] + u[2] * dq[2][c];
        rq[c] +=
            (slip_[0] * dq[0][c] + slip_[1] * dq[1][c] + slip_[2] * dq[2][c] - rate * Lq[c]) / L;
        double Fq = F[1] * Lq[c] + F[2] * rq[c], Fv = F[2] * rv[c];
        for (int k = 0; k < 3; k++) {
            fq[k][c] = u[k] * Fq + F[0] / L * (dq[k][c] - u[k] * Lq[c]);
            fv[k][c] = u[k] * Fv;
        }
    }
    for (int k = 0; k < 3; k++)
        f[k] = F[0] * u[k];
    add_end(x, j, i, f, fq, fv, 1);
    for (int k = 0; k < 3; k++) {
        back[k] = -f[k];
        for (int c = 0; c < 14; c++) {
            fq[k][c] = -fq[k][c];
            fv[k][c] = -fv[k][c];
        }
    }
    add_end(x, i, j, back, fq, fv, 0);
}

/* Derivatives of a tyre's tx and ty by what they depend on */
enum { BY_R, BY_UX, BY_UY, BY_VX, BY_VY, BY_WX, BY_WY, BYS };

static void tyre_slopes(const double b[FRAME], const double w[TWIST], double r, double Fn,
                        double Fn_r, const double y[TYRE], const int in[5], double t[2],
                        double slope[2][BYS])
{
    double ux = b[FA + 3], uy = b[FA + 4], n = sqrt(ux * ux + uy * uy), bx = uy / n, by = -ux / n;
    double X = bx * w[VO] + by * w[VO + 1], Y = bx * w[VO + 1] - by * w[VO],
           spin = bx * w[VW + 1] - by * w[VW], VV = X * X + Y * Y;
    double kappa = -(X - r * spin) / X, alpha = -asin(Y / sqrt(VV));
    int kx = 1 - in[0] - in[1], kz = 1 - in[2] - in[3];
    double x = kx * kappa / y[TKAPPA] + in[0] - in[1], z = kz * alpha / y[TALPHA] + in[2] - in[3];
    double h = in[4] ? 1 / sqrt(x * x + z * z) : 1.0, f = Fn * h, Fx = y[TMUX] * f * x,
           Fy = y[TMUY] * f * z;
    t[0] = Fx * bx - Fy * by;
    t[1] = Fx * by + Fy * bx;
    for (int k = 0; k < BYS; k++) {
        double dux = k == BY_UX, duy = k == BY_UY, dn = (ux * dux + uy * duy) / n;
        double dbx = (duy - bx * dn) / n, dby = (-dux - by * dn) / n;
        double dX = dbx * w[VO] + dby * w[VO + 1] + (k == BY_VX) * bx + (k == BY_VY) * by;
        double dY = dbx * w[VO + 1] - dby * w[VO] + (k == BY_VY) * bx - (k == BY_VX) * by;
        double dspin = dbx * w[VW + 1] - dby * w[VW] + (k == BY_WY) * bx - (k == BY_WX) * by;
        double dx = kx / y[TKAPPA] * ((k == BY_R) * spin + r * dspin - r * spin / X * dX) / X;
        double dz = -kz / y[TALPHA] * (X * dY - Y * dX) / VV;
        double df = (k == BY_R) * Fn_r * h - (in[4] ? f * h * h * (x * dx + z * dz) : 0.0);
        double dFx = y[TMUX] * (df * x + f * dx), dFy = y[TMUY] * (df * z + f * dz);
        slope[0][k] = dFx * bx + Fx * dbx - dFy * by - Fy * dby;
        slope[1][k] = dFx * by + Fx * dby + dFy * bx + Fy * dbx;
    }
}

static void tyre_part(const job *x, int i, const double b[FRAME], const double w[TWIST],
                      const double y[TYRE], const double road[3], const int mode[SWITCHES])
{
    const double *e = x->b[i].e;
    double u = rise(b[FR] - road[1], road[2], mode[ON_STEP], mode[ON_STEP + 1]),
           ramp = mode[ON_STEP] > mode[ON_STEP + 1] && road[2] > 0;
    double r =
        b[FR + 2] - ground(b[FR], road[0], road[1], road[2], mode[ON_STEP], mode[ON_STEP + 1]);
    double r_x = ramp ? road[0] * 30 * u * u * (1 - u) * (1 - u) / road[2] : 0.0;
    double Fn = mode[ON_TYRE] * y[TKN] * (y[TR] - r), Fn_r = -mode[ON_TYRE] * y[TKN], t[2],
           slope[2][BYS], G[3][4], Gd[3][4];
    if (!mode[ON_TYRE])
        return;
    tyre_slopes(b, w, r, Fn, Fn_r, y, &mode[ON_SLIP], t, slope);
    G2_of(e, G);
    G2_of(x->b[i].ed, Gd);
    const double u_e[2][4] = { { -2 * e[3], 2 * e[2], 2 * e[1], -2 * e[0] },
                               { 4 * e[0], 0, 4 * e[2], 0 } };
    double fq[3][7] = { { 0 } }, fv[3][7] = { { 0 } }, n[3] = { r * t[1], -r * t[0], 0 };
    for (int k = 0; k < 2; k++) {
        fq[k][0] = slope[k][BY_R] * r_x;
        fq[k][2] = slope[k][BY_R];
        fv[k][0] = slope[k][BY_VX];
        fv[k][1] = slope[k][BY_VY];
        for (int c = 0; c < 4; c++) {
            fq[k][3 + c] = slope[k][BY_UX] * u_e[0][c] + slope[k][BY_UY] * u_e[1][c] -
                           slope[k][BY_WX] * Gd[0][c] - slope[k][BY_WY] * Gd[1][c];
            fv[k][3 + c] = slope[k][BY_WX] * G[0][c] + slope[k][BY_WY] * G[1][c];
        }
    }
    fq[2][0] = Fn_r * r_x;
    fq[2][2] = Fn_r;
    const int(*at)[7] = x->at->block[i][i];
    for (int c = 0; c < 7; c++) {
        double rq = c == 0 ? r_x : c == 2,
               nq[2] = { rq * t[1] + r * fq[1][c], -rq * t[0] - r * fq[0][c] };
        double nv[2] = { r * fv[1][c], -r * fv[0][c] };
        for (int k = 0; k < 3; k++) {
            if (at[k][c] >= 0) {
                x->K[at[k][c]] -= fq[k][c];
                x->C[at[k][c]] -= fv[k][c];
            }
        }
        for (int k = 0; k < 4; k++)
            if (at[3 + k][c] >= 0) {
                x->K[at[3 + k][c]] -= G[0][k] * nq[0] + G[1][k] * nq[1];
                x->C[at[3 + k][c]] -= G[0][k] * nv[0] + G[1][k] * nv[1];
            }
    }
    const double T[4][4] = {
        { 0, -n[0], -n[1], 0 }, { n[0], 0, 0, n[1] }, { n[1], 0, 0, -n[0] }, { 0, -n[1], n[0], 0 }
    };
    for (int k = 0; k < 4; k++) {
        x->force[i][k] += G[0][k] * n[0] + G[1][k] * n[1];
        for (int c = 0; c < 4; c++)
            x->K[at[3 + k][3 + c]] -= 2 * T[k][c];
    }
}

static void forces_part(const job *x, const double *p)
{
    const double *rho = x->s->rho;
    double b[FRAME * BODIES], u[TWIST * LOADED], s[3];
    frames(x->s->q, b);
    twists(x->s->q, x->s->v, u);
    for (int c = 0; c < 4; c++) {
        const double *w = &rho[axle[c]];
        const int *mode = &x->s->mode[SWITCHES * c];
        end i, j;
        arm_of(p, AT(c, P_EYE), LEAF(c), s);
        end_of(x, LEAF(c), s, &b[FRAME * LEAF(c)], &u[TWIST * LEAF(c)], &i);
        arm_of(p, AT(c, P_TOP), CHASSIS, s);
        end_of(x, CHASSIS, s, &b[FRAME * CHASSIS], &u[TWIST * CHASSIS], &j);
        line_part(x, leaf_law, w, mode, 0.0, &i, &j);
        arm_of(p, AT(c, P_DAMPER_ARM), ARM(c), s);
        end_of(x, ARM(c), s, &b[FRAME * ARM(c)], &u[TWIST * ARM(c)], &i);
        arm_of(p, AT(c, P_DAMPER_CHASSIS), CHASSIS, s);
        end_of(x, CHASSIS, s, &b[FRAME * CHASSIS], &u[TWIST * CHASSIS], &j);
        line_part(x, strut_law, w, mode, rho[BAND], &i, &j);
        tyre_part(x, WHEEL(c), &b[FRAME * WHEEL(c)], &u[TWIST * WHEEL(c)], &w[ATYRE], &rho[STEP_H],
                  mode);
    }
}

/* ---- from e to p ---- */

/* A joint's row: K = (Phi_e P)_ddot + ..., C = 2 (Phi_e P)_dot + 2 xi omega Phi_e P */
static void row_by_p(const job *x, int row, phi_rows by_e)
{
    for (int side = 0; side < 2; side++) {
        const body *b = &x->b[x->at->body[row][side]];
        const int *at = &x->at->rows[row][7 * side + 3];
        double K[4], C[4], y[6][4];
        for (int c = 0; c < 4; c++) {
            K[c] = at[c] >= 0 ? x->K[at[c]] : 0.0;
            C[c] = at[c] >= 0 ? x->C[at[c]] : 0.0;
        }
        times(K, b->P, y[0]);
        times(C, b->Pd, y[1]);
        times(&by_e[row][7 * side + 3], b->Pdd, y[2]);
        times(C, b->P, y[3]);
        times(&by_e[row][7 * side + 3], b->Pd, y[4]);
        for (int c = 0; c < 4; c++) {
            x->K[at[c]] = y[0][c] + y[1][c] + y[2][c];
            x->C[at[c]] = y[3][c] + 2 * y[4][c];
        }
    }
}

/* What of the block's row c is by e: K = K_e P + C_e P_dot, C = C_e P */
static void columns_by_p(const body *b, double K[7], double C[7])
{
    double y[3][4];
    times(&K[3], b->P, y[0]);
    times(&C[3], b->Pd, y[1]);
    times(&C[3], b->P, y[2]);
    for (int c = 0; c < 4; c++) {
        K[3 + c] = y[0][c] + y[1][c];
        C[3 + c] = y[2][c];
    }
}

/* Rows 3 .. 6 of column c become P' times what they are. */
static void rows_by_p(const body *b, double K[7][7], int c)
{
    double y[4], z[4] = { K[3][c], K[4][c], K[5][c], K[6][c] };
    times(z, b->P, y);
    for (int r = 0; r < 4; r++)
        K[3 + r][c] = y[r];
}

static void block_by_p(const job *x, int i, int j)
{
    const int(*at)[7] = x->at->block[i][j];
    double K[7][7], C[7][7];
    for (int r = 0; r < 7; r++) {
        for (int c = 0; c < 7; c++) {
            K[r][c] = at[r][c] >= 0 ? x->K[at[r][c]] : 0.0;
            C[r][c] = at[r][c] >= 0 ? x->C[at[r][c]] : 0.0;
        }
        columns_by_p(&x->b[j], K[r], C[r]);
    }
    for (int c = 0; c < 7; c++) {
        rows_by_p(&x->b[i], K, c);
        rows_by_p(&x->b[i], C, c);
    }
    for (int r = 0; r < 7; r++)
        for (int c = 0; c < 7; c++) {
            x->K[at[r][c]] = K[r][c];
            x->C[at[r][c]] = C[r][c];
        }
}

/* (P' g)_p with g = Phi_e' lambda - Q_e held: -(P g) e' / s - (e.g P + e (P g)') / s */
static void add_turning(const job *x, int i, const double g[4])
{
    const body *b = &x->b[i];
    const double *p = b->r + 3;
    double w = 1 / sqrt(p[0] * p[0] + p[1] * p[1] + p[2] * p[2] + p[3] * p[3]), Pg[4];
    double along = b->e[0] * g[0] + b->e[1] * g[1] + b->e[2] * g[2] + b->e[3] * g[3];
    times(g, b->P, Pg);
    for (int r = 0; r < 4; r++)
        for (int c = 0; c < 4; c++)
            x->K[x->at->block[i][i][3 + r][3 + c]] -=
                w * (Pg[r] * b->e[c] + along * b->P[r][c] + b->e[r] * Pg[c]);
}

static void from_e_to_p(const job *x, const double *p)
{
    double g[BODIES][4];
    phi_rows by_e;
    phi_e(x->at, x->s, x->b, p, by_e);
    for (int i = 0; i < BODIES; i++)
        for (int c = 0; c < 4; c++)
            g[i][c] = -x->force[i][c];
    for (int row = BODIES; row < M; row++) {
        for (int k = 0; k < 8; k++)
            g[x->at->body[row][k / 4]][k % 4] +=
                x->s->lambda[row] * by_e[row][7 * (k / 4) + 3 + k % 4];
        row_by_p(x, row, by_e);
    }
    for (int k = 0; k < x->at->pairs; k++)
        block_by_p(x, x->at->pair[k][0], x->at->pair[k][1]);
    for (int i = 0; i < BODIES; i++)
        add_turning(x, i, g[i]);
}

static void jacobian(void *data, cst_system *s, bench_out *out)
{
    size_t size = (size_t)s->matrices.N.p[s->matrices.N.cols] * sizeof *out->K;
    double p[3 * POINTS], force[BODIES][4] = { { 0 } };
    job x = { .at = data, .s = s, .K = out->K, .C = out->C, .force = force };
    memset(out->K, 0, size);
    memset(out->C, 0, size);
    points(s->rho, p);
    bodies(s, x.b);
    constraints_part(&x, p);
    forces_part(&x, p);
    from_e_to_p(&x, p);
    norms_part(&x);
    inertia_part(&x);
}

/* The matrices, then their products: whoever has matrices by hand multiplies with them.  F_rho is
 * not written out: 137 columns. */
static void products(void *data, cst_system *s, const double *zW, bench_out *out)
{
    jacobian(data, s, out);
    memset(out->Fq, 0, (size_t)s->n * sizeof *zW);
    memset(out->Fv, 0, (size_t)s->n * sizeof *zW);
    cst_multiply_transposed(&s->matrices.N, out->K, s->n, zW, out->Fq);
    cst_multiply_transposed(&s->matrices.N, out->C, s->n, zW, out->Fv);
}

const bench_way way_hand_iltis = {
    .name = "hand",
    .about = "written out from the paper's formulas",
    .model = "iltis",
    .states_only = 1,
    .create = create,
    .destroy = free,
    .phi_q = phi_q,
    .jacobian = jacobian,
    .products = products,
};
