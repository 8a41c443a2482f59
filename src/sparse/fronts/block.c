/* Several right-hand sides at once on fronts of any number (lanes.h), by the widest vectors
 * that the processor has. */
#include "sparse/fronts/fronts.h"

#include "base/vectors.h"

#include <math.h>
#include <stdint.h>
#include <string.h>

#define CONVERGED   1e-7 /* as in fronts.c */
#define REFINEMENTS 3
#define ALIGNMENT   64

typedef double four __attribute__((vector_size(4 * sizeof(double)), aligned(8), may_alias));
typedef double eight __attribute__((vector_size(8 * sizeof(double)), aligned(8), may_alias));
#define INLINE static inline __attribute__((always_inline))

#define LANE     four
#define LANES    4
#define NAMED(x) x##_plain
#include "sparse/fronts/lanes.h"

#if defined(__x86_64__) && defined(__GNUC__) && !defined(__clang__)
#define X86
#pragma GCC push_options
#ifndef __FMA__ /* no products and sums in one instruction: the same numbers to the last bit */
#pragma GCC optimize("fp-contract=off")
#endif

#pragma GCC target("avx2")
#define LANE     four
#define LANES    4
#define NAMED(x) x##_avx2
#include "sparse/fronts/lanes.h"

#pragma GCC target("avx512f")
#define LANE     eight
#define LANES    8
#define NAMED(x) x##_avx512
#include "sparse/fronts/lanes.h"
#pragma GCC pop_options
#endif

static int tallest(const cst_fronts *f)
{
    int most = 0;
    for (int s = 0; s < f->count; s++)
        most = f->front[s].height > most ? f->front[s].height : most;
    return most;
}

size_t cst_fronts_block_size(const cst_fronts *f)
{
    size_t vectors = (size_t)f->n + (size_t)f->m + 2 * (size_t)f->length + 3 * (size_t)f->m;
    return CST_FRONTS_BLOCK * (vectors + (size_t)tallest(f)) + ALIGNMENT / sizeof(double);
}

int cst_fronts_block_width(void)
{
    return cst_vector_width();
}

int cst_fronts_solve_block(const cst_fronts *f, const double *factor, double *b, int size,
                           int count, double *scratch)
{
#ifdef X86
    if (count > 4)
        return solve_avx512(f, factor, b, size, count, scratch);
    if (__builtin_cpu_supports("avx2"))
        return solve_avx2(f, factor, b, size, count, scratch);
#endif
    return solve_plain(f, factor, b, size, count, scratch);
}
