/* Redundant constraints: the vectors nu with Phi_q' nu = 0, which no force of the mechanism
 * determines.
 *
 * A reaction along nu does nothing to the motion.  In the penalty formulation it is alpha
 * nu'(Phi_ddot + ...), which is 0 in the exact solution and alpha times the errors of q and v in a
 * computed one: noise, as large as the reactions themselves at alpha = 1e9.  So is the adjoint's W
 * along nu, alpha nu'Phi_q z.  The backward pass takes both out: Bricard's mechanism needed 23,201
 * steps back after 206 forward, and 297 so, to the same gradient.
 *
 * A solve with the right-hand side (0, b) finds them: along nu it multiplies by alpha, elsewhere by
 * an effective mass. */
#include "dynamics/system.h"

#include "base/vectors.h"

#include <math.h>
#include <string.h>

#define ROUNDS 4    /* of the search, each a factor alpha over mass */
#define FOUND  1e-6 /* |Phi_q' nu| of |Phi_q|: redundant, the rest is drift */
#define LOST   1e-4 /* no longer */

static double *vector(cst_system *s, int k)
{
    return s->redundant.vectors + (size_t)k * (size_t)s->m;
}

static void remove_along(const double *nu, double *x, int m)
{
    double along = cst_dot(nu, x, m);
    for (int i = 0; i < m; i++)
        x[i] -= along * nu[i];
}

/* -x, made perpendicular to the vectors before it, becomes vector k.  0 when nothing is left. */
static int take(cst_system *s, int k, double *x)
{
    double *nu = vector(s, k);
    for (int j = 0; j < k; j++)
        remove_along(vector(s, j), x, s->m);
    double size = sqrt(cst_dot(x, x, s->m));
    if (!(size > 0.0) || !isfinite(size))
        return 0;
    for (int i = 0; i < s->m; i++)
        nu[i] = -x[i] / size;
    return 1;
}

/* One round for the vectors first ... first + count - 1, at most CST_LANES.  How many of them there
 * still are. */
static int improve(cst_system *s, int first, int count)
{
    int size = s->n + s->m, good = 0;
    memset(s->rhs, 0, (size_t)(count * size) * sizeof *s->rhs);
    for (int k = 0; k < count; k++)
        memcpy(s->rhs + k * size + s->n, vector(s, first + k), (size_t)s->m * sizeof *s->rhs);
    if (!cst_solver_solve(&s->solver, s->rhs, count, 0))
        return 0;
    while (good < count && take(s, first + good, s->rhs + good * size + s->n))
        good++;
    return good;
}

/* |Phi_q' nu| relative to |Phi_q|, which is the end of A's first columns */
static double pull(cst_system *s, const double *nu)
{
    const double *value = cst_system_A(s);
    double most = 0.0, largest = 0.0;
    for (int j = 0; j < s->n; j++) {
        double sum = 0.0;
        for (int k = s->matrices.A.p[j + 1] - 1;
             k >= s->matrices.A.p[j] && s->matrices.A.i[k] >= s->n; k--) {
            sum += value[k] * nu[s->matrices.A.i[k] - s->n];
            largest = largest > fabs(value[k]) ? largest : fabs(value[k]);
        }
        most = most > fabs(sum) ? most : fabs(sum);
    }
    return largest > 0.0 ? most / largest : 1.0;
}

/* Of those vectors after some rounds: how many, from the first one on, are still null. */
static int remain(cst_system *s, int first, int count, int rounds, double tolerance)
{
    int good = 0;
    for (int r = 0; r < rounds && count; r++)
        count = improve(s, first, count);
    while (good < count && pull(s, vector(s, first + good)) <= tolerance)
        good++;
    return good;
}

void cst_redundant_find(cst_system *s)
{
    s->redundant.count = 0;
    if (s->penalty.compliance == 0.0 || !s->m)
        return;
    for (int k = 0; k < CST_REDUNDANT && k < s->m; k++) {
        double *nu = vector(s, k);
        for (int i = 0; i < s->m; i++)
            nu[i] = sin(1.0 + i + 0.7 * k * i); /* anything */
        for (int j = 0; j < k; j++)
            remove_along(vector(s, j), nu, s->m);
        if (!remain(s, k, 1, ROUNDS, FOUND))
            return;
        s->redundant.count++;
    }
}

void cst_redundant_follow(cst_system *s, int far)
{
    int known = s->redundant.count, count;
    for (int first = 0; first < known; first += count) {
        count = known - first < CST_LANES ? known - first : CST_LANES;
        int good = remain(s, first, count, far ? ROUNDS : 1, LOST);
        if (good < count) { /* a position where the rank is lower, and passed: what is left is not
                             * known any more */
            s->redundant.count = first + good;
            return;
        }
    }
}

void cst_redundant_remove(cst_system *s, double *reaction)
{
    for (int k = 0; k < s->redundant.count; k++)
        remove_along(vector(s, k), reaction, s->m);
}
