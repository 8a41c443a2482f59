/* What gradients say about the Hessian: all of them at once.
 *
 * The gradients at points near the iterate say H s_j = y_j, those close by better than those far
 * away.  Of all symmetric matrices the model takes B = B0 + E with the least
 *
 *     |E|^2 / 4  +  sum over j of |E s_j - (y_j - B0 s_j)|^2 / (2 e_j |s_j|^2)
 *
 * in the metric of M, a positive definite matrix that BFGS keeps: there M is the unit matrix, and
 * directions of all curvatures count alike.  e_j grows with the distance.  With the eigenvectors
 * of G = sum of s_j s_j' / (e_j |s_j|^2) and T = sum of r_j s_j' / (e_j |s_j|^2) the solution is
 * E_ab = (T_ab + T_ba) / (1 + g_a + g_b).  With one point alone and e = 0 this is the update of
 * Powell, symmetric Broyden, in that metric. */
#include "optimize/methods/newton.h"

#include "base/vectors.h"

#include "optimize/fit/singular.h"

#include <math.h>
#include <string.h>

#define FAR      1e-2  /* e at distance 1 in the metric of M, where the model changes by 1/2 */
#define EXACT    1e-10 /* e, at the least                                                    */
#define WEAK     1e-9  /* of the metric's largest diagonal: less is no pivot                 */
#define FLAT     1e-3  /* of the Hessian's largest eigenvalue: the least in the metric       */
#define PARALLEL 1e-8  /* of s'y: less curvature is none                                     */

size_t cst_secants_size(int n)
{
    return (size_t)n * (7 * (size_t)n + 2 * CST_SECANTS + 3);
}

void cst_secants_take(cst_secants *x, int n, double *memory)
{
    double **matrices[] = { &x->mean, &x->M, &x->C, &x->G, &x->T, &x->V, &x->E };
    size_t size = (size_t)n;
    x->n = n;
    for (size_t i = 0; i < sizeof matrices / sizeof matrices[0]; i++, memory += size * size)
        *matrices[i] = memory;
    x->step = memory;
    x->change = memory + CST_SECANTS * size;
    x->values = memory + 2 * CST_SECANTS * size;
    x->u = x->values + size;
    x->r = x->u + size;
}

void cst_secants_guess(cst_secants *x, double scale)
{
    for (int i = 0; i < x->n * x->n; i++)
        x->mean[i] = x->M[i] = i % (x->n + 1) ? 0.0 : scale;
    x->guess = 1;
}

/* |H| by its eigenvectors, none of its directions flat. */
void cst_secants_exact(cst_secants *x)
{
    int n = x->n;
    memcpy(x->G, x->mean, (size_t)(n * n) * sizeof *x->G);
    cst_singular(x->G, n, n, x->V, x->values);
    memset(x->M, 0, (size_t)(n * n) * sizeof *x->M);
    for (int k = 0; k < n; k++) {
        double value = fmax(x->values[k], FLAT * x->values[0]);
        for (int i = 0; i < n * n; i++)
            x->M[i] += value * x->V[k * n + i / n] * x->V[k * n + i % n];
    }
    x->guess = !(x->values[0] > 0.0);
    if (x->guess)
        cst_secants_guess(x, 1.0);
}

/* BFGS where the curvature along the step is positive. */
void cst_secants_update(cst_secants *x, const double *s, const double *y)
{
    int n = x->n;
    double sy = cst_dot(s, y, n), yy = cst_dot(y, y, n);
    if (!(sy > PARALLEL * sqrt(cst_dot(s, s, n) * yy)))
        return;
    if (x->guess)
        cst_secants_guess(x, yy / sy);
    x->guess = 0;
    for (int k = 0; k < n; k++)
        x->u[k] = cst_dot(x->M + k * n, s, n);
    double sMs = cst_dot(s, x->u, n);
    if (!(sMs > 0.0))
        return;
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++)
            x->M[i * n + j] += y[i] * y[j] / sy - x->u[i] * x->u[j] / sMs;
    memcpy(x->mean, x->M, (size_t)(n * n) * sizeof *x->M);
}

/* M = C C', C lower triangular; rounding errors leave no pivot at 0. */
static void factor(cst_secants *x)
{
    int n = x->n;
    double least = 0.0;
    for (int i = 0; i < n; i++)
        least = fmax(least, WEAK * fabs(x->M[i * (n + 1)]));
    for (int i = 0; i < n; i++) {
        double *Ci = x->C + i * n;
        for (int j = 0; j < i; j++)
            Ci[j] = (x->M[i * n + j] - cst_dot(Ci, x->C + j * n, j)) / x->C[j * (n + 1)];
        Ci[i] = sqrt(fmax(x->M[i * (n + 1)] - cst_dot(Ci, Ci, i), least));
    }
}

/* The point j into G and T: u = C's and r = C^-1 (y - B0 s); what psi adds to s'y is along M s. */
static void add(cst_secants *x, int j, double noise)
{
    int n = x->n;
    const double *s = x->step + j * n, *y = x->change + j * n;
    double *u = x->u, *r = x->r;
    for (int i = 0; i < n; i++) {
        u[i] = 0.0;
        for (int k = i; k < n; k++)
            u[i] += x->C[k * n + i] * s[k];
        r[i] = (y[i] - cst_dot(x->mean + i * n, s, n) - cst_dot(x->C + i * n, r, i)) /
               x->C[i * (n + 1)];
    }
    double square = cst_dot(u, u, n);
    if (!(square > 0.0))
        return;
    for (int i = 0; i < n; i++)
        r[i] += x->bend[j] / square * u[i];
    double weight = 1.0 / ((FAR * square + noise * noise / square + EXACT) * square);
    for (int a = 0; a < n; a++)
        for (int b = 0; b < n; b++) {
            x->G[a * n + b] += weight * u[a] * u[b];
            x->T[a * n + b] += weight * r[a] * u[b];
        }
}

/* to = L from L' or, across, L' from L: all of them square. */
static void both_sides(const double *L, const double *from, int n, int across, double *scratch,
                       double *to)
{
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++) {
            scratch[i * n + j] = 0.0;
            for (int k = 0; k < n; k++)
                scratch[i * n + j] += (across ? L[k * n + i] : L[i * n + k]) * from[k * n + j];
        }
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++) {
            to[i * n + j] = 0.0;
            for (int k = 0; k < n; k++)
                to[i * n + j] += scratch[i * n + k] * (across ? L[k * n + j] : L[j * n + k]);
        }
}

void cst_secants_fit(cst_secants *x, int count, double noise, double *B)
{
    int n = x->n;
    factor(x);
    memset(x->T, 0, (size_t)(n * n) * sizeof *x->T);
    for (int i = 0; i < n * n; i++) /* the half makes it regular: (1/2 + g_a) + (1/2 + g_b) */
        x->G[i] = i % (n + 1) ? 0.0 : 0.5;
    for (int j = 0; j < count; j++)
        add(x, j, noise);
    cst_singular(x->G, n, n, x->V, x->values); /* the eigenvectors are the rows of V */
    both_sides(x->V, x->T, n, 0, x->G, x->E);
    for (int a = 0; a < n; a++)
        for (int b = 0; b <= a; b++)
            x->T[a * n + b] = x->T[b * n + a] =
                (x->E[a * n + b] + x->E[b * n + a]) / (x->values[a] + x->values[b]);
    both_sides(x->V, x->T, n, 1, x->G, x->E);
    memset(x->V, 0, (size_t)(n * n) * sizeof *x->V);
    for (int i = 0; i < n; i++) /* the lower triangle of C alone */
        memcpy(x->V + i * n, x->C + i * n, (size_t)(i + 1) * sizeof *x->V);
    both_sides(x->V, x->E, n, 0, x->G, B);
    for (int i = 0; i < n * n; i++)
        B[i] += x->mean[i];
}
