/* Factorization and solution by the fronts, on the widest vectors that the processor has
 * (numbers.h). */
#include "sparse/fronts/fronts.h"

#include <math.h>
#include <string.h>

/* A pivot below this part of its diagonal entry of H is a rounding error. */
#define LOST 1e-14
/* M is symmetric when its halves differ by no more than this part of its diagonal. */
#define SYMMETRIC 1e-10
/* Refined until the last correction was this part of the solution: the next would be about its
 * square. */
#define CONVERGED   1e-7
#define REFINEMENTS 3

/* Four and eight numbers at once, at any address: GNU C vectors, which the compiler maps to what
 * the processor has. */
typedef double four __attribute__((vector_size(CST_PAD * sizeof(double)), aligned(8), may_alias));
typedef double eight __attribute__((vector_size(8 * sizeof(double)), aligned(8), may_alias));
#define AT(x)  (*(four *)(x))
#define OF(x)  (*(const four *)(x))
#define INLINE static inline __attribute__((always_inline))

/* L of the diagonal block of four: its entries below the diagonal, column by column. */
typedef struct {
    double l10, l20, l30, l21, l31, l32;
} corner;

#define VECTOR  four
#define LANES   4
#define FROM(x) OF(x)
#define INTO(x) AT(x)
#ifdef __AVX__ /* the compiler would load x again for each of its uses */
#define IN_REGISTER(x) __asm__("" : "+x"(x))
#else
#define IN_REGISTER(x) (void)0
#endif
#define NAMED(x) x##_four
#include "sparse/fronts/numbers.h"

#if defined(__x86_64__) && defined(__GNUC__) && !defined(__clang__)
#define X86
#pragma GCC push_options
#ifndef __FMA__ /* no products and sums in one instruction: the same numbers to the last bit */
#pragma GCC optimize("fp-contract=off")
#endif
#ifndef __AVX2__ /* compiled for any processor: here for most of them */
#pragma GCC target("avx2")
#define VECTOR         four
#define LANES          4
#define FROM(x)        OF(x)
#define INTO(x)        AT(x)
#define IN_REGISTER(x) __asm__("" : "+x"(x))
#define NAMED(x)       x##_avx2
#include "sparse/fronts/numbers.h"
#endif
#pragma GCC target("avx512f,avx512vl")
#define VECTOR         eight
#define LANES          8
#define FROM(x)        (*(const eight *)(x))
#define INTO(x)        (*(eight *)(x))
#define IN_REGISTER(x) __asm__("" : "+v"(x))
#define NAMED(x)       x##_eight
#include "sparse/fronts/numbers.h"
#pragma GCC pop_options
#endif

int cst_fronts_symmetric(const cst_fronts *f, const double *A)
{
    double *own = f->scratch.diagonal;
    memset(own, 0, (size_t)f->length * sizeof *own);
    for (int e = 0; e < f->M.count; e++)
        if (f->M.row[e] == f->M.col[e])
            own[f->M.row[e]] = A[f->M.from[e]];
    for (int e = 0; e < f->M.count; e++) {
        double apart = A[f->M.from[e]] - A[f->M.mirror[e]];
        if (!(apart * apart <= SYMMETRIC * SYMMETRIC * fabs(own[f->M.row[e]] * own[f->M.col[e]])))
            return 0;
    }
    return 1;
}

void cst_fronts_clear(const cst_fronts *f, double *factor)
{
    memset(factor + f->pivot, 0, (f->front[0].panel - f->pivot) * sizeof *factor);
}

double cst_fronts_factor(cst_fronts *f, const double *A, int has_P, double alpha, double *factor)
{
#ifdef X86
    if (f->lanes == 8)
        return factor_eight(f, A, has_P, alpha, factor);
#ifndef __AVX2__
    if (f->lanes == 4 && __builtin_cpu_supports("avx2"))
        return factor_avx2(f, A, has_P, alpha, factor);
#endif
#endif
    return factor_four(f, A, has_P, alpha, factor);
}

int cst_fronts_solve(cst_fronts *f, const double *factor, double *b)
{
#ifdef X86
    if (f->lanes == 8)
        return solve_eight(f, factor, b);
#ifndef __AVX2__
    if (f->lanes == 4 && __builtin_cpu_supports("avx2"))
        return solve_avx2(f, factor, b);
#endif
#endif
    return solve_four(f, factor, b);
}
