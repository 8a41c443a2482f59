/* The squeezing mechanism's equations once more, by hand as they are published (M, f, G and G' v as
 * matrices, no code shared with the model or the engine), integrated in quadruple precision: index
 * 1, Gragg's extrapolation.  Its last two extrapolations agree to 20 digits, so for a double it is
 * the exact solution. */
#include "squeezer_quad.h"

#include <quadmath.h>
#include <string.h>

typedef __float128 quad;
enum { N = 7, M = 6, S = N + M, LEVELS = 10, STEPS = 150 };

static const quad m1 = .04325Q, m2 = .00365Q, m3 = .02373Q, m4 = .00706Q, m5 = .07050Q,
                  m6 = .00706Q, m7 = .05498Q;
static const quad i1 = 2.194e-6Q, i2 = 4.410e-7Q, i3 = 5.255e-6Q, i4 = 5.667e-7Q, i5 = 1.169e-5Q,
                  i6 = 5.667e-7Q, i7 = 1.912e-5Q;
static const quad d = 28e-3Q, da = 115e-4Q, e = 2e-2Q, ea = 1421e-5Q, rr = 7e-3Q, ra = 92e-5Q,
                  l0 = 7785e-5Q, ss = 35e-3Q, sa = 1874e-5Q, sb = 1043e-5Q, sc = 18e-3Q, sd = 2e-2Q,
                  ta = 2308e-5Q, tb = 916e-5Q, u = 4e-2Q, ua = 1228e-5Q, ub = 449e-5Q, zf = 2e-2Q,
                  zt = 4e-2Q, fa = 1421e-5Q, mom = 33e-3Q, c0 = 4530, xb = -.03635Q, yb = .03273Q,
                  xc = .014Q, yc = .072Q;

static void mass(const quad *q, quad A[S][S])
{
    quad coth = cosq(q[1]), siph = sinq(q[3]), siom = sinq(q[5]);
    A[0][0] = m1 * ra * ra + m2 * (rr * rr - 2 * da * rr * coth + da * da) + i1 + i2;
    A[1][0] = A[0][1] = m2 * (da * da - da * rr * coth) + i2;
    A[1][1] = m2 * da * da + i2;
    A[2][2] = m3 * (sa * sa + sb * sb) + i3;
    A[3][3] = m4 * (e - ea) * (e - ea) + i4;
    A[4][3] = A[3][4] = m4 * ((e - ea) * (e - ea) + zt * (e - ea) * siph) + i4;
    A[4][4] = m4 * (zt * zt + 2 * zt * (e - ea) * siph + (e - ea) * (e - ea)) +
              m5 * (ta * ta + tb * tb) + i4 + i5;
    A[5][5] = m6 * (zf - fa) * (zf - fa) + i6;
    A[6][5] = A[5][6] = m6 * ((zf - fa) * (zf - fa) - u * (zf - fa) * siom) + i6;
    A[6][6] = m6 * ((zf - fa) * (zf - fa) - 2 * u * (zf - fa) * siom + u * u) +
              m7 * (ua * ua + ub * ub) + i6 + i7;
}

static void force(const quad *q, const quad *v, quad *f)
{
    quad siga = sinq(q[2]), coga = cosq(q[2]), xd = sd * coga + sc * siga + xb,
         yd = sd * siga - sc * coga + yb;
    quad L = sqrtq((xd - xc) * (xd - xc) + (yd - yc) * (yd - yc)), F = -c0 * (L - l0) / L,
         fx = F * (xd - xc), fy = F * (yd - yc);
    f[0] = mom - m2 * da * rr * v[1] * (v[1] + 2 * v[0]) * sinq(q[1]);
    f[1] = m2 * da * rr * v[0] * v[0] * sinq(q[1]);
    f[2] = fx * (sc * coga - sd * siga) + fy * (sd * coga + sc * siga);
    f[3] = m4 * zt * (e - ea) * v[4] * v[4] * cosq(q[3]);
    f[4] = -m4 * zt * (e - ea) * v[3] * (v[3] + 2 * v[4]) * cosq(q[3]);
    f[5] = -m6 * u * (zf - fa) * v[6] * v[6] * cosq(q[5]);
    f[6] = m6 * u * (zf - fa) * v[5] * (v[5] + 2 * v[6]) * cosq(q[5]);
}

/* A bar of length L whose angle is the sum of coordinates i and j (j < 0: i alone): its share of
 * the rows x and y of G, where sx and sy are minus its derivatives twice, that is L cos and L sin
 * of its direction, and of G' v v. */
static void bar(quad lx, quad ly, const quad *v, int row, int i, int j, quad A[S][S], quad *b)
{
    quad w = v[i] + (j < 0 ? 0 : v[j]);
    for (int k = 0; k < 2; k++) {
        int c = k ? j : i;
        if (c < 0)
            continue;
        A[N + row][c] += -ly;
        A[N + row + 1][c] += lx;
    }
    b[N + row] += lx * w * w;
    b[N + row + 1] += ly * w * w;
}

/* The position of a bar's end is (lx, ly); its derivative by the angle is (-ly, lx). */
static void loops(const quad *q, const quad *v, quad A[S][S], quad *b)
{
    quad be = q[0], bt = q[0] + q[1], pd = q[3] + q[4], oe = q[5] + q[6];
    for (int row = 0; row < M; row += 2) {
        bar(rr * cosq(be), rr * sinq(be), v, row, 0, -1, A, b);
        bar(-d * cosq(bt), -d * sinq(bt), v, row, 0, 1, A, b);
    }
    bar(-ss * sinq(q[2]), ss * cosq(q[2]), v, 0, 2, -1, A, b);
    bar(-e * sinq(pd), e * cosq(pd), v, 2, 3, 4, A, b);
    bar(-zt * cosq(q[4]), -zt * sinq(q[4]), v, 2, 4, -1, A, b);
    bar(-zf * cosq(oe), -zf * sinq(oe), v, 4, 5, 6, A, b);
    bar(-u * sinq(q[6]), u * cosq(q[6]), v, 4, 6, -1, A, b);
}

/* Gauss with pivots; b becomes the solution. */
static void eliminate(quad A[S][S], quad *b)
{
    for (int k = 0; k < S; k++) {
        int pivot = k;
        for (int i = k + 1; i < S; i++)
            pivot = fabsq(A[i][k]) > fabsq(A[pivot][k]) ? i : pivot;
        for (int j = k; j < S; j++) {
            quad x = A[k][j];
            A[k][j] = A[pivot][j];
            A[pivot][j] = x;
        }
        quad x = b[k];
        b[k] = b[pivot];
        b[pivot] = x;
        for (int i = k + 1; i < S; i++) {
            quad factor = A[i][k] / A[k][k];
            for (int j = k; j < S; j++)
                A[i][j] -= factor * A[k][j];
            b[i] -= factor * b[k];
        }
    }
    for (int k = S - 1; k >= 0; k--) {
        for (int j = k + 1; j < S; j++)
            b[k] -= A[k][j] * b[j];
        b[k] /= A[k][k];
    }
}

/* [M G'; G 0] (a, lambda) = (f, -G' v v) */
static void solve(const quad *y, quad *x)
{
    quad A[S][S];
    memset(A, 0, sizeof A);
    memset(x, 0, S * sizeof *x);
    mass(y, A);
    force(y, y + N, x);
    loops(y, y + N, A, x);
    for (int i = 0; i < N; i++)
        for (int j = 0; j < M; j++)
            A[i][N + j] = A[N + j][i];
    eliminate(A, x);
}

static void derivative(const quad *y, quad *dy)
{
    quad x[S];
    solve(y, x);
    memcpy(dy, y + N, N * sizeof *dy);
    memcpy(dy + N, x, N * sizeof *dy);
}

/* Gragg's midpoint rule over H in n steps. */
static void midpoint(const quad *y, quad H, int n, quad *out)
{
    quad h = H / n, before[2 * N], now[2 * N], dy[2 * N];
    derivative(y, dy);
    for (int i = 0; i < 2 * N; i++) {
        before[i] = y[i];
        now[i] = y[i] + h * dy[i];
    }
    for (int k = 1; k < n; k++) {
        derivative(now, dy);
        for (int i = 0; i < 2 * N; i++) {
            quad next = before[i] + 2 * h * dy[i];
            before[i] = now[i];
            now[i] = next;
        }
    }
    derivative(now, dy);
    for (int i = 0; i < 2 * N; i++)
        out[i] = (before[i] + now[i] + h * dy[i]) / 2;
}

/* Over H, extrapolated; returns the largest difference of the last two, relative to the size of the
 * component. */
static double extrapolate(quad *y, quad H)
{
    static quad T[LEVELS][2 * N];
    quad worst = 0;
    for (int k = 0; k < LEVELS; k++) {
        quad last[2 * N];
        midpoint(y, H, 2 * (k + 1), T[k]);
        memcpy(last, T[0], sizeof last);
        for (int j = k - 1; j >= 0; j--) { /* Aitken and Neville in h^2 */
            quad ratio = (quad)((k + 1) * (k + 1)) / ((j + 1) * (j + 1)) - 1;
            for (int i = 0; i < 2 * N; i++)
                T[j][i] = T[j + 1][i] + (T[j + 1][i] - T[j][i]) / ratio;
        }
        if (k == LEVELS - 1)
            for (int i = 0; i < 2 * N; i++)
                worst = fmaxq(worst, fabsq(T[0][i] - last[i]) / (1 + fabsq(T[0][i])));
    }
    memcpy(y, T[0], sizeof T[0]);
    return (double)worst;
}

double squeezer_quad(double tf, double *q, double *v, double *a, double *lambda)
{
    quad y[2 * N] = { -0.0617138900142764496358948458001Q, 0,
                      0.455279819163070380255912382449Q,   0.222668390165885884674473185609Q,
                      0.487364979543842550225598953530Q,   -0.222668390165885884674473185609Q,
                      1.23054744454982119249735015568Q };
    quad x[S];
    double worst = 0.0, error;
    for (int k = 0; k < STEPS; k++)
        worst = (error = extrapolate(y, (quad)tf / STEPS)) > worst ? error : worst;
    solve(y, x);
    for (int i = 0; i < N; i++) {
        q[i] = (double)y[i];
        v[i] = (double)y[N + i];
        a[i] = (double)x[i];
    }
    for (int j = 0; j < M; j++)
        lambda[j] = (double)x[N + j];
    return worst;
}
