/* One-sided Jacobi: small singular values come out as accurate as the columns are. */
#include "optimize/fit/singular.h"

#include "base/vectors.h"

#include <math.h>

#define SWEEPS 60

static void rotate(double *x, double *y, int m, double c, double s)
{
    for (int i = 0; i < m; i++) {
        double old = x[i];
        x[i] = c * old - s * y[i];
        y[i] = s * old + c * y[i];
    }
}

/* Makes two columns orthogonal.  1: they were not. */
static int make_orthogonal(double *x, double *y, int m, double *vx, double *vy, int n)
{
    double xx = cst_dot(x, x, m), yy = cst_dot(y, y, m), xy = cst_dot(x, y, m);
    if (fabs(xy) <= 1e-15 * sqrt(xx * yy) || xy == 0.0)
        return 0;
    double zeta = (yy - xx) / (2.0 * xy),
           t = copysign(1.0, zeta) / (fabs(zeta) + sqrt(1.0 + zeta * zeta));
    double c = 1.0 / sqrt(1.0 + t * t);
    rotate(x, y, m, c, c * t);
    rotate(vx, vy, n, c, c * t);
    return 1;
}

static void swap(double *x, double *y, int m)
{
    for (int i = 0; i < m; i++) {
        double old = x[i];
        x[i] = y[i];
        y[i] = old;
    }
}

void cst_singular(double *a, int m, int n, double *v, double *s)
{
    for (int i = 0; i < n * n; i++)
        v[i] = i % (n + 1) == 0;
    for (int sweep = 0, turned = 1; sweep < SWEEPS && turned; sweep++) {
        turned = 0;
        for (int i = 0; i < n; i++)
            for (int j = i + 1; j < n; j++)
                turned |=
                    make_orthogonal(a + (long)i * m, a + (long)j * m, m, v + i * n, v + j * n, n);
    }
    for (int i = 0; i < n; i++)
        s[i] = sqrt(cst_dot(a + (long)i * m, a + (long)i * m, m));
    for (int i = 0; i < n; i++)
        for (int j = i + 1; j < n; j++)
            if (s[j] > s[i]) {
                swap(a + (long)i * m, a + (long)j * m, m);
                swap(v + i * n, v + j * n, n);
                swap(s + i, s + j, 1);
            }
}
