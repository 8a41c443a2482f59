/* Four right-hand sides at once on a matrix that is one front: each number is a vector of four. */
#include "sparse/fronts/fronts.h"

typedef double four __attribute__((vector_size(4 * sizeof(double)), aligned(8), may_alias));

/* Four right-hand sides on one front at once, one in each part of a vector: b [4][size]. */
static void solve_four(const cst_fronts *f, const double *factor, double *b, int size)
{
    const cst_front *at = &f->front[0];
    const double *L = factor + at->panel, *pivot = factor + f->pivot;
    int n = f->n, height = at->height;
    four t[CST_WHOLE];
    for (int i = 0; i < n; i++)
        t[f->place[i]] = (four){ b[i], b[size + i], b[2 * size + i], b[3 * size + i] };
    for (int k = 0; k < n; k++) {
        const double *l = L + k * height;
        for (int i = k + 1; i < n; i++)
            t[i] -= l[i] * t[k];
    }
    for (int k = n - 1; k >= 0; k--) {
        const double *l = L + k * height;
        four even = t[k] * pivot[k], odd = { 0.0 };
        int i = k + 1;
        for (; i + 1 < n; i += 2) {
            even -= l[i] * t[i];
            odd -= l[i + 1] * t[i + 1];
        }
        t[k] = i < n ? even + (odd - l[i] * t[i]) : even + odd;
    }
    for (int i = 0; i < n; i++)
        for (int r = 0; r < 4; r++)
            b[r * size + i] = t[f->place[i]][r];
}

int cst_fronts_solve_four(cst_fronts *f, const double *factor, double *b, int size)
{
    if (!f->whole || f->n > CST_WHOLE)
        return 0;
    solve_four(f, factor, b, size);
    return 1;
}
