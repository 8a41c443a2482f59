/* Maggi's equations: the motion in independent coordinates z, of which the others are functions through the constraints.
 *
 *     z = z0 + h/2 (z0' + z'),  z' = z0' + h/2 (z0'' + z''),  Phi = 0,  Phi_dot = 0,  Phi_ddot = 0,  R'(M a - Q) = 0
 *
 * R = [I; -Phi_d^-1 Phi_i] spans the null space of Phi_q, so R'(M a - Q) = 0 is F1 = 0 for some lambda, which is how it is
 * solved: R would be dense.  The rules of the dependent coordinates (B has zeros there) give way to the constraints.
 *
 * Which coordinates are independent is decided by complete pivoting on Phi_q and decided anew when the pivots of the choice
 * have become small.  A state is the same point (q, v, a, lambda) in any choice: nothing restarts, and the results of two
 * choices differ by less than the step's own error. */
#include "formulations.h"
#include "internal.h"

#include <math.h>
#include <string.h>

#define WORN 0.2      /* choose anew when the pivots' ratio has fallen below this part of what it was */
#define SINGULAR 1e-9 /* no choice is any good: Phi_q has lost rank                                    */

static void settings(const cst_options *o, cst_system *s)
{
    (void)o;
    s->compliance = s->damping = s->stiffness = 0.0; /* F2 = Phi_ddot */
}

/* Phi_q, row by row, each divided by its largest entry. */
static void copy_phi_q(cst_onestep *x, const cst_system *s)
{
    int n = x->n, m = x->m;
    double *dense = x->dense;
    memset(dense, 0, (size_t)n * (size_t)m * sizeof *dense);
    for (int j = 0; j < n; j++)
        for (int k = s->A.p[j]; k < s->A.p[j + 1]; k++)
            if (s->A.i[k] >= n)
                dense[(s->A.i[k] - n) * n + j] = s->lu_A.value[k];
    for (int i = 0; i < m; i++) {
        double most = cst_largest(dense + i * n, n);
        for (int j = 0; j < n && most > 0.0; j++)
            dense[i * n + j] /= most;
    }
}

/* The largest entry among rows from `first` on and the columns that are allowed and not taken; 0 where there is none. */
static double search(const cst_onestep *x, int first, const char *allowed, const char *taken, int *row, int *col)
{
    double most = 0.0;
    for (int i = first; i < x->m; i++)
        for (int j = 0; j < x->n; j++)
            if ((!allowed || allowed[j]) && (!taken[j]) && fabs(x->dense[i * x->n + j]) > most) {
                most = fabs(x->dense[i * x->n + j]);
                *row = i;
                *col = j;
            }
    return most;
}

static void eliminate(cst_onestep *x, int k, int row, int col)
{
    int n = x->n;
    double *a = x->dense, *pivot = a + k * n;
    for (int j = 0; j < n && row != k; j++) {
        double swap = pivot[j];
        pivot[j] = a[row * n + j];
        a[row * n + j] = swap;
    }
    for (int i = k + 1; i < x->m; i++) {
        double factor = a[i * n + col] / pivot[col];
        for (int j = 0; j < n && factor != 0.0; j++)
            a[i * n + j] -= factor * pivot[j];
    }
}

/* Complete pivoting over the allowed columns (NULL: all): marks those taken, returns smallest over largest pivot. */
static double choose(cst_onestep *x, const cst_system *s, const char *allowed, char *taken)
{
    double least = 1.0, most = 0.0;
    copy_phi_q(x, s);
    memset(taken, 0, (size_t)x->n);
    for (int k = 0; k < x->m; k++) {
        int row = k, col = 0;
        double pivot = search(x, k, allowed, taken, &row, &col);
        if (!(pivot > 0.0))
            return 0.0;
        eliminate(x, k, row, col);
        taken[col] = 1;
        least = k && least < pivot ? least : pivot;
        most = most > pivot ? most : pivot;
    }
    return x->m ? least / most : 1.0;
}

/* The choice of step k, from Phi_q where the step begins, or the one it had. */
static int prepare(cst_work *w, int k, int again)
{
    cst_onestep *x = w->onestep;
    size_t n = (size_t)x->n;
    char *mine = x->dependent + (size_t)k * n, *before = mine - n;
    if (!again) {
        double pivots = k > 1 ? choose(x, &w->system, before, mine) : 0.0;
        if (k == 1 || pivots < WORN * x->pivots) {
            x->pivots = choose(x, &w->system, NULL, mine);
            x->choices++;
        }
        if (x->pivots < SINGULAR)
            return cst_fail(w, CST_ESINGULAR, "maggi: no choice of independent coordinates is left at t = %.6g s (pivots %.1e): "
                            "redundant constraints or a singular position: use the formulation penalty",
                            cst_onestep_time(x, w->p->options.tf, k - 1), x->pivots);
    }
    if (!x->choice || memcmp(x->choice, mine, n))
        cst_lu_repivot(&x->lu);
    x->choice = mine;
    return CST_OK;
}

enum { Q_Q, Q_V, V_V, V_A, Q_ETA, V_SIGMA };
static const cst_term terms[] = {
    { CST_Q, CST_Q, CST_PART_ONES }, { CST_Q, CST_V, CST_PART_ONES }, { CST_V, CST_V, CST_PART_ONES },
    { CST_V, CST_A, CST_PART_ONES }, { CST_Q, CST_ETA, CST_PART_NM }, { CST_V, CST_SIGMA, CST_PART_NM },
};

/* B: ones for the independent coordinates, zeros for the dependent ones. */
static void weigh(const cst_onestep *x, const cst_system *s, int transposed, const double *in, double *out)
{
    (void)s, (void)transposed;
    for (int i = 0; i < x->n; i++)
        out[i] = x->choice[i] ? 0.0 : in[i];
}

/* G_X += factor * value at term k, in the rows of the dependent coordinates (1) or of the independent ones (0). */
static void place_rows(cst_onestep *x, int k, int dependent, int row0, double factor, const double *value)
{
    const cst_placed *at = &x->placed[x->placed_count - (int)(sizeof terms / sizeof terms[0]) + k];
    for (int e = 0; e < at->count; e++)
        if (x->choice[x->pattern.i[at->to[e]] - row0] == dependent)
            x->lu.value[at->to[e]] += factor * (value ? value[at->from[e]] : 1.0);
}

/* Rows of dependent coordinates read Phi_d' eta = 0: eta and sigma stay zero and the constraints' own rows do the work. */
static void matrix(cst_onestep *x, cst_system *s, const double *X)
{
    double h2 = -0.5 * x->h;
    (void)X;
    place_rows(x, Q_Q, 0, x->at[CST_Q], 1.0, NULL);
    place_rows(x, Q_V, 0, x->at[CST_Q], h2, NULL);
    place_rows(x, V_V, 0, x->at[CST_V], 1.0, NULL);
    place_rows(x, V_A, 0, x->at[CST_V], h2, NULL);
    place_rows(x, Q_ETA, 1, x->at[CST_Q], 1.0, s->A0);
    place_rows(x, V_SIGMA, 1, x->at[CST_V], 1.0, s->A0);
}

const cst_formulation cst_form_maggi = {
    .name = "maggi", .about = "independent coordinates, chosen by the program and chosen anew on the way",
    .projected = 1, .settings = settings, .prepare = prepare, .weigh = weigh, .matrix = matrix,
    .terms = terms, .terms_count = sizeof terms / sizeof terms[0],
};
