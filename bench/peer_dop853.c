/* The five-bar by a Dormand-Prince method of order 8 with its discrete adjoint, all of it written
 * for this one mechanism: about what the hardware allows.
 *
 *     Y_i = y + h sum of a_ij k_j,  k_i = (v, a, g)(Y_i),  y1 = y + h sum of b_i k_i
 *     back: kbar_i = h b_i lambda + h sum over j > i of a_ji Ybar_j,  Ybar_i = k_y' kbar_i,
 *           lambda += sum of Ybar_i,  gradient += sum of k_rho' kbar_i
 *
 * Stages and their factors are kept.  The coefficients are those of tableaux.c. */
#include "peers.h"

#include "integrate/rk/tableaux.h"

#include <stdlib.h>
#include <string.h>

enum { STAGES = 12, Y = 2 * N, K = 2 * N + 1, ROOM = 4096 };

typedef struct {
    double h;
    fivebar_instant stage[STAGES];
} step;

static step *steps; /* [ROOM] */

/* The step s from y: its end and the error over what is allowed. */
static double advance(const fivebar *f, double rtol, step *s, const double *y, double *y1)
{
    const double *b = cst_dop853.a[STAGES], *e5 = cst_dop853.error, *e3 = cst_dop853.error3;
    double k[STAGES][K], by_r2[2], sum5 = 0.0, sum3 = 0.0;
    for (int i = 0; i < STAGES; i++) {
        double *q = s->stage[i].q; /* v follows */
        double u[Y] = { 0 };
        for (int j = 0; j < i; j++)
            for (int d = 0; d < Y; d++)
                u[d] += cst_dop853.a[i][j] * k[j][d];
        for (int d = 0; d < N; d++) {
            q[d] = y[d] + s->h * u[d];
            s->stage[i].v[d] = y[N + d] + s->h * u[N + d];
        }
        fivebar_motion(f, &s->stage[i]);
        memcpy(k[i], s->stage[i].v, N * sizeof(double));
        memcpy(k[i] + N, s->stage[i].a, N * sizeof(double));
        k[i][Y] = fivebar_cost(q, by_r2);
    }
    for (int d = 0; d < K; d++) {
        double u = 0.0, x5 = 0.0, x3 = 0.0;
        for (int i = 0; i < STAGES; i++) {
            u += b[i] * k[i][d];
            x5 += e5[i] * k[i][d];
            x3 += e3[i] * k[i][d];
        }
        y1[d] = y[d] + s->h * u;
        double allowed = 1e-2 * rtol + rtol * fmax(fabs(y[d]), fabs(y1[d]));
        sum5 += x5 / allowed * (x5 / allowed);
        sum3 += x3 / allowed * (x3 / allowed);
    }
    double both = sum5 + 0.01 * sum3;
    return both > 0.0 ? s->h * sum5 / sqrt(both * K) : 0.0;
}

/* psi, and how many steps it took; 0: too many. */
static int forward(const fivebar *f, double tf, double rtol, int keep, double *psi)
{
    double y[K] = { 0 }, y1[K], t = 0.0, h = 1e-3 * tf;
    int count = 0;
    memcpy(y, fivebar_start, sizeof fivebar_start);
    while (t < tf) {
        step *s = &steps[keep ? count : 0];
        if (t + 1.01 * h >= tf)
            h = tf - t;
        s->h = h;
        double error = advance(f, rtol, s, y, y1);
        if (error <= 1.0) {
            t = h == tf - t ? tf : t + h;
            memcpy(y, y1, sizeof y);
            if (++count >= ROOM)
                return 0;
        }
        h *= fmin(6.0, fmax(0.333, 0.9 * pow(error + 1e-30, -1.0 / 8.0)));
    }
    *psi = y[Y];
    return count;
}

static void backward(const fivebar *f, int count, double *gradient)
{
    const double *b = cst_dop853.a[STAGES];
    double lambda[K] = { 0 }, ybar[STAGES][Y], rhobar[P];
    lambda[Y] = 1.0;
    memset(gradient, 0, P * sizeof *gradient);
    while (count-- > 0) {
        const step *s = &steps[count];
        for (int i = STAGES - 1; i >= 0; i--) {
            double bar[K];
            for (int d = 0; d < K; d++)
                bar[d] = b[i] * lambda[d];
            for (int j = i + 1; j < STAGES; j++)
                for (int d = 0; d < Y; d++)
                    bar[d] += cst_dop853.a[j][i] * ybar[j][d];
            for (int d = 0; d < K; d++)
                bar[d] *= s->h;
            fivebar_transposed(f, &s->stage[i], bar, ybar[i], rhobar);
            for (int k = 0; k < P; k++)
                gradient[k] += rhobar[k];
        }
        for (int i = 0; i < STAGES; i++)
            for (int d = 0; d < Y; d++)
                lambda[d] += ybar[i][d];
    }
}

static int run(const fivebar *f, double tf, double rtol, double *psi, double *gradient)
{
    if (!steps)
        steps = malloc(ROOM * sizeof *steps);
    if (!steps)
        return 1;
    int count = forward(f, tf, rtol, gradient != NULL, psi);
    if (count && gradient)
        backward(f, count, gradient);
    return count == 0;
}

int peer_dop853(const fivebar *f, double tf, double rtol, double *psi, double *gradient)
{
    fivebar dense = *f;
    dense.dense = 1;
    return run(&dense, tf, rtol, psi, gradient);
}

int peer_dop853_small(const fivebar *f, double tf, double rtol, double *psi, double *gradient)
{
    return run(f, tf, rtol, psi, gradient);
}
