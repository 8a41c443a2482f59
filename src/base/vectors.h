/* Small vectors of doubles. */
#ifndef CST_VECTORS_H
#define CST_VECTORS_H

#include <math.h>
#include <stddef.h>
#include <string.h>

/* A function that is compiled for vectors of four besides, where the processor has them and the
 * build is for any: no products and sums in one instruction, so that no bit differs.  Static
 * ones alone: others would be symbols of the library.  Sanitizers are not ready when the choice is
 * made, before main. */
#if defined(__x86_64__) && defined(__gnu_linux__) && defined(__GNUC__) && !defined(__clang__) &&   \
    !defined(__AVX2__) && !defined(__SANITIZE_THREAD__) && !defined(__SANITIZE_ADDRESS__)
#define CST_CLONED __attribute__((target_clones("avx2", "default")))
#else
#define CST_CLONED
#endif

/* Do vectors of four pay?  Without AVX each is two halves, whose loads wait for other stores: five
 * responses of the five-bar take 3.6 times one with them, and one after the other 2.5. */
#ifdef __AVX__
#define CST_HAS_FOURS 1
#else
#define CST_HAS_FOURS 0
#endif

/* Four numbers next to each other, anywhere. */
typedef double cst_four __attribute__((vector_size(32), aligned(8), may_alias));

static inline void cst_copy(double *to, const double *from, int n)
{
    memcpy(to, from, (size_t)n * sizeof *to);
}

static inline void cst_clear(double *x, int n)
{
    memset(x, 0, (size_t)n * sizeof *x);
}

/* x += y */
static inline void cst_add(double *x, const double *y, int n)
{
    for (int i = 0; i < n; i++)
        x[i] += y[i];
}

/* x += factor y */
static inline void cst_add_times(double *restrict x, double factor, const double *restrict y, int n)
{
    for (int i = 0; i < n; i++)
        x[i] += factor * y[i];
}

/* x' y, in the order of the components: the same bits everywhere. */
static inline double cst_dot(const double *x, const double *y, int n)
{
    double sum = 0.0;
    for (int i = 0; i < n; i++)
        sum += x[i] * y[i];
    return sum;
}

/* The next `count` doubles of a block of memory that is handed out piece by piece. */
static inline double *cst_take(double **cursor, size_t count)
{
    double *x = *cursor;
    *cursor += count;
    return x;
}

/* max |x_i|; NaN where one is NaN */
static inline double cst_largest(const double *x, int n)
{
    double most = 0.0;
    for (int i = 0; i < n; i++)
        if (!(fabs(x[i]) <= most)) {
            most = fabs(x[i]);
            if (isnan(most))
                break;
        }
    return most;
}

/* to [size][lanes] = from [count][size], transposed; lanes that are left are zero. */
static inline void cst_interleave(double *restrict to, const double *restrict from, int size,
                                  int count, int lanes)
{
    for (int i = 0; i < size; i++, to += lanes)
        for (int l = 0; l < lanes; l++)
            to[l] = l < count ? from[l * size + i] : 0.0;
}

/* How many numbers one instruction of this processor works on: 8 (AVX-512, and its instructions on
 * four numbers), or no more than 4. */
static inline int cst_vector_width(void)
{
#if defined(__x86_64__) && defined(__GNUC__) && !defined(__clang__)
    return __builtin_cpu_supports("avx512vl") ? 8 : 4;
#else
    return 4;
#endif
}

#endif
