#include "base/vectors.h"

#include <math.h>

double cst_largest(const double *x, int n)
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
