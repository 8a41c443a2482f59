#include "dynamics/solver.h"

#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/* Taken as a whole, A loses the digits that M's own condition costs: not more than these. */
#define WHOLE 1e-4

/* So many right-hand sides are solved for at once: a block of two takes as long as one and one. */
#define BLOCK 3

/* [doubles] of the cache: vectors that cross them take twice as long. */
#define LINE 8

static int entries(const cst_solver *x)
{
    return x->lu->pattern->p[x->lu->pattern->cols];
}

/* The factor becomes one of the fronts. */
static void clear(cst_solver *x)
{
    if (x->factor != x->own || x->dirty)
        cst_fronts_clear(&x->fronts, x->factor);
    x->dirty = x->dirty && x->factor != x->own;
}

static double factor_fronts(cst_solver *x)
{
    int has_P = x->opened;
    x->opened = 0;
    if (!has_P) {
        cst_solver_complete(x);
        clear(x);
    }
    double least = cst_fronts_factor(&x->fronts, x->lu->value, has_P, x->alpha, x->factor);
    return x->fronts.whole && least < WHOLE ? 0.0 : least;
}

/* Memory for one kind of fronts, which are chosen where they can solve. */
static int try_fronts(cst_solver *x, int n, int whole, double *b)
{
    cst_solver_free(x);
    if (!cst_fronts_create(&x->fronts, x->lu->pattern, n, whole))
        return 0;
    if (!x->fronts.fits)
        return 1;
    size_t size = (cst_solver_size(x) + LINE - 1) / LINE * LINE;
    x->memory = calloc(size + cst_fronts_block_size(&x->fronts) + LINE, sizeof *x->memory);
    if (!x->memory)
        return 0;
    x->own = x->factor = x->memory + -((uintptr_t)x->memory / sizeof(double)) % LINE;
    x->block = x->own + size;
    x->chosen = cst_fronts_symmetric(&x->fronts, x->lu->value) && factor_fronts(x) > 0.0 &&
                cst_fronts_solve(&x->fronts, x->factor, b);
    return 1;
}

int cst_solver_choose(cst_solver *x, int n, double compliance, double *b)
{
    int good = 1;
    cst_solver_complete(x);
    x->alpha = 1.0 / compliance;
    for (int whole = 1; whole >= 0 && good && compliance > 0.0 && !x->chosen; whole--)
        good = try_fronts(x, n, whole, b);
    if (!x->chosen)
        cst_solver_free(x);
    return good;
}

void cst_solver_free(cst_solver *x)
{
    cst_fronts_free(&x->fronts);
    free(x->memory);
    x->memory = x->own = x->factor = NULL;
    x->chosen = x->by_fronts = x->dirty = x->opened = x->partial = 0;
}

/* KLU in place of the fronts begins with the pivots that every run begins with: what it gives does
 * not depend on the matrices before. */
static int factor_KLU(cst_solver *x)
{
    x->by_fronts = 0;
    cst_solver_complete(x);
    if (x->chosen) {
        x->stand_ins++;
        cst_lu_reset(x->lu);
    }
    if (x->factor) { /* in the place of factors, A */
        x->factor[0] = 0.0;
        memcpy(x->factor + CST_PAD, x->lu->value, (size_t)entries(x) * sizeof *x->factor);
        x->dirty = x->dirty || x->factor == x->own;
    }
    int good = cst_lu_factor(x->lu);
    x->rcond = x->lu->rcond;
    return good;
}

int cst_solver_placed(const cst_solver *x, int *place)
{
    const cst_fronts *f = &x->fronts;
    if (!x->chosen || f->whole)
        return 0;
    for (int e = 0; e < entries(x); e++)
        place[e] = -1;
    for (int e = 0; e < f->entries; e++)
        place[f->E_from[e]] = f->E_to[e];
    return 1;
}

double *cst_solver_open(cst_solver *x)
{
    clear(x);
    x->opened = x->partial = 1;
    return x->factor;
}

void cst_solver_complete(cst_solver *x)
{
    if (x->partial)
        x->complete(x->owner);
    x->partial = 0;
}

int cst_solver_factor(cst_solver *x)
{
    double least = x->chosen ? factor_fronts(x) : 0.0;
    if (!(least > 0.0))
        return factor_KLU(x);
    x->lu->refactorizations++;
    x->by_fronts = 1;
    x->rcond = least;
    return 1;
}

static int fewer(int a, int b)
{
    return a < b ? a : b;
}

int cst_solver_solve(cst_solver *x, double *b, int count, int transposed)
{
    int size = x->lu->pattern->cols;
    for (; count >= 4 && x->by_fronts && cst_fronts_solve_four(&x->fronts, x->factor, b, size);
         b += 4 * size)
        count -= 4;
    int width = cst_fronts_block_width();
    for (int now = fewer(count, width);
         now >= BLOCK && x->by_fronts && !x->fronts.whole &&
         cst_fronts_solve_block(&x->fronts, x->factor, b, size, now, x->block);
         now = fewer(count, width)) {
        b += now * size;
        count -= now;
    }
    for (; count > 0 && x->by_fronts; b += size, count--)
        if (!cst_fronts_solve(&x->fronts, x->factor, b)) {
            if (factor_KLU(x))
                break;
            for (int i = 0; i < count * size; i++)
                b[i] = NAN;
            return 0;
        }
    if (count > 0)
        (transposed ? cst_lu_tsolve : cst_lu_solve)(x->lu, b, count);
    return 1;
}

size_t cst_solver_size(const cst_solver *x)
{
    size_t least = (size_t)entries(x) + CST_PAD;
    return x->fronts.size > least ? x->fronts.size : least;
}

void cst_solver_place(cst_solver *x, double *memory)
{
    x->factor = memory ? memory : x->own;
}

int cst_solver_use(cst_solver *x, double *memory)
{
    x->factor = memory;
    x->by_fronts = memory[0] > 0.0;
    if (x->by_fronts)
        return 1;
    x->opened = x->partial = 0;
    memcpy(x->lu->value, memory + CST_PAD, (size_t)entries(x) * sizeof *memory);
    return factor_KLU(x);
}
