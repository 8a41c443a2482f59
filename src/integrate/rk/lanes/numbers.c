/* What lanes do in vectors, of four numbers and of eight. */
#include "integrate/rk/lanes/lanes.h"

#include <math.h>
#include <string.h>

typedef double four __attribute__((vector_size(4 * sizeof(double)), aligned(8), may_alias));
typedef long long four_mask __attribute__((vector_size(4 * sizeof(double))));

#define LANE      four
#define MASK      four_mask
#define WIDTH     4
#define SPREAD(x) ((x) - (four){ 0.0 })
#define NAMED(x)  x##_four
#include "integrate/rk/lanes/numbers.h"

#ifdef CST_AVX512
#pragma GCC push_options
#pragma GCC target("avx512f")
typedef double eight __attribute__((vector_size(8 * sizeof(double)), aligned(8), may_alias));
typedef long long eight_mask __attribute__((vector_size(8 * sizeof(double))));

#define LANE      eight
#define MASK      eight_mask
#define WIDTH     8
#define SPREAD(x) ((x) - (eight){ 0.0 })
#define NAMED(x)  x##_eight
#include "integrate/rk/lanes/numbers.h"
#pragma GCC pop_options
#endif
