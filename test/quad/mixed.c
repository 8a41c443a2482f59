#include "mixed.h"

enum { HALF = 5 };

/* Central stencils for the first to the fourth derivative, at +1 ... +5 steps; errors h^10, h^10,
 * h^8, h^8.  At -1 ... -5 the odd ones change sign.  The middle point is not needed: below, it
 * cancels. */
static const int numerator[AXES][HALF] = { { 5, -5, 5, -5, 1 },
                                           { 5, -5, 5, -5, 1 },
                                           { -1669, 4369, -541, 1261, -41 },
                                           { -1669, 4369, -541, 1261, -41 } };
static const int denominator[AXES][HALF] = { { 6, 21, 84, 504, 1260 },
                                             { 3, 21, 126, 1008, 3150 },
                                             { 720, 2520, 1120, 15120, 6048 },
                                             { 180, 1260, 840, 15120, 7560 } };

/* Adds sign times the derivative along the line through 0 with these steps. */
static void along(quad_function *f, const void *user, int order, const quad step[AXES], int sign,
                  int size, quad *y, quad *work)
{
    for (int i = 1; i <= HALF; i++) {
        quad c = (quad)(sign * numerator[order - 1][i - 1]) / denominator[order - 1][i - 1];
        for (int side = 1; side >= -1; side -= 2) {
            quad s[AXES], weight = side < 0 && order % 2 ? -c : c;
            for (int k = 0; k < AXES; k++)
                s[k] = side * i * step[k];
            f(user, s, work);
            for (int k = 0; k < size; k++)
                y[k] += weight * work[k];
        }
    }
}

/* By polarisation, from derivatives along the lines (1, +-1, +-1, +-1):
 *     f_xy = sum of sign D^2 / 4,   f_xyz = sum of sign D^3 / 24,   f_xyzw = sum of sign D^4 / 192
 */
void mixed(quad_function *f, const void *user, int axes, const quad step[AXES], int size, quad *y,
           quad *work)
{
    static const int divisor[AXES] = { 1, 4, 24, 192 };
    int axis[AXES], order = 0;
    quad line[AXES] = { 0 }, product = 1;
    for (int k = 0; k < AXES; k++)
        if (axes >> k & 1)
            axis[order++] = k;
    if (!order) {
        f(user, line, y);
        return;
    }
    for (int k = 0; k < size; k++)
        y[k] = 0;
    for (int pattern = 0; pattern < 1 << (order - 1); pattern++) {
        int sign = 1;
        for (int k = 0; k < order; k++) {
            int minus = k && pattern >> (k - 1) & 1;
            line[axis[k]] = minus ? -step[axis[k]] : step[axis[k]];
            sign = minus ? -sign : sign;
        }
        along(f, user, order, line, sign, size, y, work);
    }
    for (int k = 0; k < order; k++)
        product *= step[axis[k]];
    for (int k = 0; k < size; k++)
        y[k] /= divisor[order - 1] * product;
}
