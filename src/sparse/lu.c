#include "sparse/lu.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* A pivot off the diagonal is taken when the diagonal entry is this much smaller: KLU's own 1e-3
 * costs digits here (Iltis: psi off by 7e-5 at rtol 1e-5 instead of 2e-6), 0.1 costs fill. */
#define PIVOT_TOLERANCE 0.01

int cst_lu_create(cst_lu *lu, const cst_pattern *pattern, double fall)
{
    memset(lu, 0, sizeof *lu);
    lu->pattern = pattern;
    lu->fall = fall;
    lu->value = calloc((size_t)pattern->p[pattern->cols] + 1, sizeof *lu->value);
    if (!lu->value || !klu_defaults(&lu->common))
        return 0;
    lu->common.tol = PIVOT_TOLERANCE;
    /* rows by the sum of their entries, not the largest: pivots stay on the diagonal (Iltis, N:
     * flops 222k -> 136k) */
    lu->common.scale = 1;
    /* one block anyway, and its matching spoils AMD's order (Iltis, A: flops 57k -> 51k) */
    lu->common.btf = 0;
    lu->symbolic = klu_analyze(pattern->cols, pattern->p, pattern->i, &lu->common);
    return lu->symbolic != NULL;
}

/* Gives the current factors back, unless they are the kept ones. */
static void drop(cst_lu *lu)
{
    if (lu->numeric && lu->numeric != lu->kept)
        klu_free_numeric(&lu->numeric, &lu->common);
    lu->numeric = NULL;
}

void cst_lu_free(cst_lu *lu)
{
    drop(lu);
    if (lu->kept)
        klu_free_numeric(&lu->kept, &lu->common);
    if (lu->symbolic)
        klu_free_symbolic(&lu->symbolic, &lu->common);
    free(lu->value);
    lu->value = NULL;
}

void cst_lu_keep(cst_lu *lu)
{
    if (lu->kept && lu->kept != lu->numeric)
        klu_free_numeric(&lu->kept, &lu->common);
    lu->kept = lu->numeric;
    lu->rcond_kept = lu->rcond_pivoted;
}

void cst_lu_restore(cst_lu *lu)
{
    drop(lu);
    lu->numeric = lu->kept;
    lu->rcond_pivoted = lu->rcond_kept;
}

static int usable(cst_lu *lu, int ok)
{
    if (!ok || lu->common.status != KLU_OK || !klu_rcond(lu->symbolic, lu->numeric, &lu->common))
        return 0;
    lu->rcond = lu->common.rcond;
    return isfinite(lu->rcond) && lu->rcond > 1e-300;
}

int cst_lu_factor(cst_lu *lu)
{
    int *p = lu->pattern->p, *i = lu->pattern->i;
    if (lu->numeric) {
        lu->refactorizations++;
        int ok = klu_refactor(p, i, lu->value, lu->symbolic, lu->numeric, &lu->common);
        if (usable(lu, ok) && lu->rcond > lu->fall * lu->rcond_pivoted)
            return 1;
        drop(lu);
    }
    lu->factorizations++;
    lu->numeric = klu_factor(p, i, lu->value, lu->symbolic, &lu->common);
    lu->out_of_memory = lu->common.status == KLU_OUT_OF_MEMORY;
    if (!usable(lu, lu->numeric != NULL)) {
        drop(lu);
        lu->rcond = 0.0;
        return 0;
    }
    lu->out_of_memory = 0;
    lu->rcond_pivoted = lu->rcond;
    return 1;
}

void cst_lu_solve(cst_lu *lu, double *b, int count)
{
    klu_solve(lu->symbolic, lu->numeric, lu->pattern->cols, count, b, &lu->common);
}

void cst_lu_tsolve(cst_lu *lu, double *b, int count)
{
    klu_tsolve(lu->symbolic, lu->numeric, lu->pattern->cols, count, b, &lu->common);
}

void cst_lu_solve_refined(cst_lu *lu, double *b, int count, int transposed, double *room)
{
    int n = lu->pattern->cols, size = count * n;
    double *right = room, *rest = room + size;
    void (*solve)(cst_lu *, double *, int) = transposed ? cst_lu_tsolve : cst_lu_solve;
    memcpy(right, b, (size_t)size * sizeof *b);
    solve(lu, b, count);
    memset(rest, 0, (size_t)size * sizeof *b);
    for (int l = 0; l < count; l++)
        (transposed ? cst_multiply_transposed : cst_multiply)(lu->pattern, lu->value, n, b + l * n,
                                                              rest + l * n);
    for (int i = 0; i < size; i++)
        rest[i] = right[i] - rest[i];
    solve(lu, rest, count);
    for (int i = 0; i < size; i++)
        b[i] += rest[i];
}
