/* From here on double is quadruple precision.  Included ahead of a model's source; literals stay
 * double, so both builds compute with the same constants. */
#include <math.h>
#include <quadmath.h>
#include <stddef.h>

#define double __float128
#define sin   sinq
#define cos   cosq
#define tan   tanq
#define asin  asinq
#define acos  acosq
#define atan  atanq
#define atan2 atan2q
#define sinh  sinhq
#define cosh  coshq
#define tanh  tanhq
#define exp   expq
#define log   logq
#define pow   powq
#define sqrt  sqrtq
#define fabs  fabsq
