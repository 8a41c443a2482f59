#include "dynamics/solver.h"

#include "base/vectors.h"

#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/* In the place of factors, their first number: alpha where they are of fronts, and these. */
#define OF_KLU      0.0
#define OF_STRAIGHT (-1.0)

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
    return x->fronts.whole && least < CST_LOST_DIGITS ? 0.0 : least;
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
    free(x->fixed);
    x->memory = x->own = x->factor = x->fixed = NULL;
    x->straight = NULL;
    x->chosen = x->kind = x->dirty = x->opened = x->partial = 0;
}

/* The factors, and the entries of A that they are of. */
static size_t straight_size(const cst_straight *code)
{
    return CST_PAD + (size_t)code->factors + (size_t)code->entries;
}

double *cst_solver_entries(const cst_solver *x)
{
    return x->factor + CST_PAD + x->straight->factors;
}

int cst_solver_straighten(cst_solver *x, const cst_straight *code)
{
    if (!x->chosen || straight_size(code) > cst_solver_size(x))
        return 1;
    size_t size = (size_t)x->lu->pattern->cols;
    x->fixed = calloc((size_t)code->fixed + 2 * size + 1, sizeof *x->fixed);
    if (!x->fixed)
        return 0;
    x->refined = x->fixed + code->fixed;
    x->straight = code;
    x->fixed_known = 0;
    return 1;
}

int cst_solver_factor_straight(cst_solver *x)
{
    double limits[2];
    x->straight->factor(x->fixed, cst_solver_entries(x), x->factor + CST_PAD, limits);
    if (!(limits[0] < 1.0 / CST_LOST_DIGITS && limits[1] > 0.0))
        return 0;
    x->factor[0] = OF_STRAIGHT;
    x->kind = CST_FACTORS_STRAIGHT;
    x->growth = limits[0];
    x->lu->refactorizations++;
    return 1;
}

/* KLU in place of the fronts begins with the pivots that every run begins with: what it gives does
 * not depend on the matrices before. */
static int factor_KLU(cst_solver *x)
{
    x->kind = CST_FACTORS_KLU;
    cst_solver_complete(x);
    if (x->chosen) {
        x->stand_ins++;
        cst_lu_reset(x->lu);
    }
    if (x->factor)
        x->factor[0] = OF_KLU;
    if (x->factor && !x->straight) { /* in the place of factors, A */
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
    if (!x->chosen || f->whole || x->straight)
        return 0;
    for (int e = 0; e < entries(x); e++)
        place[e] = -1;
    for (int e = 0; e < f->E.count; e++)
        place[f->E.from[e]] = f->E.to[e];
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
    double least = x->chosen && !x->straight ? factor_fronts(x) : 0.0;
    if (!(least > 0.0))
        return factor_KLU(x);
    x->lu->refactorizations++;
    x->kind = CST_FACTORS_FRONTS;
    x->rcond = least;
    return 1;
}

static int fewer(int a, int b)
{
    return a < b ? a : b;
}

static void substitute(const cst_solver *x, double *b)
{
    int size = x->lu->pattern->cols;
    const cst_straight *code = x->straight;
    double *rest = x->refined, *sought = rest + size;
    if (!code->residual) {
        code->substitute(x->fixed, x->factor + CST_PAD, b);
        return;
    }
    cst_copy(sought, b, size);
    code->substitute(x->fixed, x->factor + CST_PAD, sought);
    code->residual(x->fixed, cst_solver_entries(x), b, sought, rest);
    code->substitute(x->fixed, x->factor + CST_PAD, rest);
    for (int i = 0; i < size; i++)
        b[i] = sought[i] + rest[i];
}

/* Four right-hand sides at once, as far as there are as many. */
static int solve_straight(const cst_solver *x, double *b, int count)
{
    int size = x->lu->pattern->cols;
    const double *factors = x->factor + CST_PAD;
    const cst_straight *code = x->straight;
    int at_once = CST_HAS_FOURS && code->substitute_at_once && !code->residual;
    for (; count >= CST_ADJOINTS && at_once; count -= CST_ADJOINTS) {
        cst_adjoint_outs interleaved = (cst_adjoint_outs)x->block;
        cst_interleave(x->block, b, size, CST_ADJOINTS, CST_ADJOINTS);
        code->substitute_at_once(x->fixed, factors, interleaved);
        for (int r = 0; r < CST_ADJOINTS; r++, b += size)
            for (int i = 0; i < size; i++)
                b[i] = interleaved[i][r];
    }
    for (; count > 0; count--, b += size)
        substitute(x, b);
    return 1;
}

/* As many as the fronts can solve for; where their refinement of one does not converge, KLU stands
 * in for it and for those after it.  How many are left. */
static int solve_fronts(cst_solver *x, double *b, int count)
{
    int size = x->lu->pattern->cols, width = cst_fronts_block_width();
    for (; count >= 4 && cst_fronts_solve_four(&x->fronts, x->factor, b, size); b += 4 * size)
        count -= 4;
    for (int now = fewer(count, width);
         now >= BLOCK && !x->fronts.whole &&
         cst_fronts_solve_block(&x->fronts, x->factor, b, size, now, x->block);
         now = fewer(count, width)) {
        b += now * size;
        count -= now;
    }
    for (; count > 0 && cst_fronts_solve(&x->fronts, x->factor, b); b += size)
        count--;
    return count;
}

int cst_solver_solve(cst_solver *x, double *b, int count, int transposed)
{
    int size = x->lu->pattern->cols;
    if (x->kind == CST_FACTORS_STRAIGHT)
        return solve_straight(x, b, count);
    if (x->kind == CST_FACTORS_FRONTS) {
        int left = solve_fronts(x, b, count);
        b += (count - left) * size;
        count = left;
        if (left && !factor_KLU(x)) {
            for (int i = 0; i < count * size; i++)
                b[i] = NAN;
            return 0;
        }
    }
    if (count > 0)
        (transposed ? cst_lu_tsolve : cst_lu_solve)(x->lu, b, count);
    return 1;
}

size_t cst_solver_size(const cst_solver *x)
{
    if (x->straight)
        return straight_size(x->straight);
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
    x->kind = memory[0] == OF_STRAIGHT ? CST_FACTORS_STRAIGHT : CST_FACTORS_FRONTS;
    if (memory[0] != OF_KLU)
        return 1;
    if (!x->straight) {
        x->opened = x->partial = 0;
        memcpy(x->lu->value, memory + CST_PAD, (size_t)entries(x) * sizeof *memory);
    }
    return factor_KLU(x);
}
