#include "integrate/cvodes/nvector.h"

#include <math.h>

#define DATA(x) NV_DATA_S(x)
#define SIZE(x) ((int)NV_LENGTH_S(x))

/* An output may be one of the inputs, at the same index: no iteration depends on another. */
#ifdef __clang__
#define INDEPENDENT _Pragma("clang loop vectorize(assume_safety)")
#else
#define INDEPENDENT _Pragma("GCC ivdep")
#endif
#define EACH(i, n) INDEPENDENT for (int i = 0; i < (n); i++)

/* z = a x + b y */
static void linear_sum(realtype a, N_Vector x, realtype b, N_Vector y, N_Vector z)
{
    const double *p = DATA(x), *q = DATA(y);
    double *out = DATA(z);
    EACH(i, SIZE(z))
    out[i] = a * p[i] + b * q[i];
}

static void scale(realtype a, N_Vector x, N_Vector z)
{
    const double *p = DATA(x);
    double *out = DATA(z);
    EACH(i, SIZE(z))
    out[i] = a * p[i];
}

static void set(realtype a, N_Vector z)
{
    double *out = DATA(z);
    EACH(i, SIZE(z))
    out[i] = a;
}

static void absolute(N_Vector x, N_Vector z)
{
    const double *p = DATA(x);
    double *out = DATA(z);
    EACH(i, SIZE(z))
    out[i] = fabs(p[i]);
}

static void invert(N_Vector x, N_Vector z)
{
    const double *p = DATA(x);
    double *out = DATA(z);
    EACH(i, SIZE(z))
    out[i] = 1.0 / p[i];
}

static void add_constant(N_Vector x, realtype b, N_Vector z)
{
    const double *p = DATA(x);
    double *out = DATA(z);
    EACH(i, SIZE(z))
    out[i] = p[i] + b;
}

/* The root mean square of x_i w_i, in eight sums side by side. */
static realtype weighted_norm(N_Vector x, N_Vector w)
{
    enum { LANES = 8 };
    int n = SIZE(x), whole = n / LANES * LANES;
    const double *p = DATA(x), *q = DATA(w);
    double s[LANES] = { 0.0 };
    for (int i = 0; i < whole; i += LANES)
        for (int k = 0; k < LANES; k++)
            s[k] += (p[i + k] * q[i + k]) * (p[i + k] * q[i + k]);
    for (int i = whole; i < n; i++)
        s[0] += (p[i] * q[i]) * (p[i] * q[i]);
    for (int k = 1; k < LANES; k++)
        s[0] += s[k];
    return sqrt(s[0] / n);
}

/* z = sum of c_k x_k, where z may be x_0 */
static int combine(int count, realtype *c, N_Vector *x, N_Vector z)
{
    scale(c[0], x[0], z);
    for (int k = 1; k + 1 < count; k += 2) {
        const double *p = DATA(x[k]), *q = DATA(x[k + 1]);
        double *out = DATA(z), a = c[k], b = c[k + 1];
        EACH(i, SIZE(z))
        out[i] += a * p[i] + b * q[i];
    }
    if (count % 2 == 0)
        linear_sum(1.0, z, c[count - 1], x[count - 1], z);
    return 0;
}

/* z_k = c_k x + y_k */
static int add_to_all(int count, realtype *c, N_Vector x, N_Vector *y, N_Vector *z)
{
    for (int k = 0; k < count; k++)
        linear_sum(c[k], x, 1.0, y[k], z[k]);
    return 0;
}

/* The same for arrays of vectors, of the direct method: without these CVODES would allocate memory
 * in every step.  x, y, z [count][vectors]. */
static int combine_arrays(int vectors, int count, realtype *c, N_Vector **x, N_Vector *z)
{
    for (int j = 0; j < vectors; j++) {
        scale(c[0], x[0][j], z[j]);
        for (int k = 1; k < count; k++)
            linear_sum(1.0, z[j], c[k], x[k][j], z[j]);
    }
    return 0;
}

static int add_to_all_arrays(int vectors, int count, realtype *c, N_Vector *x, N_Vector **y,
                             N_Vector **z)
{
    for (int k = 0; k < count; k++)
        for (int j = 0; j < vectors; j++)
            linear_sum(c[k], x[j], 1.0, y[k][j], z[k][j]);
    return 0;
}

/* Vectors that CVODES clones for its own use begin with zeros: a run must not depend on what the
 * memory held. */
static N_Vector clone(N_Vector x)
{
    N_Vector y = N_VClone_Serial(x);
    if (y)
        set(0.0, y);
    return y;
}

N_Vector cst_nvector_create(int size, SUNContext context)
{
    N_Vector x = N_VNew_Serial(size, context);
    if (!x)
        return NULL;
    x->ops->nvclone = clone;
    x->ops->nvlinearsum = linear_sum;
    x->ops->nvscale = scale;
    x->ops->nvconst = set;
    x->ops->nvabs = absolute;
    x->ops->nvinv = invert;
    x->ops->nvaddconst = add_constant;
    x->ops->nvwrmsnorm = weighted_norm;
    x->ops->nvlinearcombination = combine;
    x->ops->nvscaleaddmulti = add_to_all;
    x->ops->nvlinearcombinationvectorarray = combine_arrays;
    x->ops->nvscaleaddmultivectorarray = add_to_all_arrays;
    set(0.0, x);
    return x;
}
