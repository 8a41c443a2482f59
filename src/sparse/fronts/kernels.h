/* Loops over the dense fronts, all inline.  Those over rows run over padding too, so that they are
 * made of whole vectors.  numbers.h includes this for every width.  Sums over rows are of
 * four parts at any width, so that the numbers do not depend on it. */

/* c[j][i] -= sum over k of w[k][j] x[k][i] for four columns j and eight rows i; count is a multiple
 * of four. */
INLINE void NAMED(tile_eight)(double *c, int stride, const double *x, const double *w, int height,
                              int count)
{
    VECTOR s[4][8 / LANES];
    for (int j = 0; j < 4; j++)
        for (int i = 0; i < 8 / LANES; i++)
            s[j][i] = FROM(c + j * stride + LANES * i);
    for (int k = 0; k < count; k += 4)
        for (int l = 0; l < 4; l++, x += height, w += height)
            for (int i = 0; i < 8 / LANES; i++) {
                VECTOR y = FROM(x + LANES * i);
                IN_REGISTER(y);
                for (int j = 0; j < 4; j++)
                    s[j][i] -= w[j] * y;
            }
    for (int j = 0; j < 4; j++)
        for (int i = 0; i < 8 / LANES; i++)
            INTO(c + j * stride + LANES * i) = s[j][i];
}

/* The same for four rows. */
INLINE void NAMED(tile_four)(double *c, int stride, const double *x, const double *w, int height,
                             int count)
{
    four s[4];
    for (int j = 0; j < 4; j++)
        s[j] = OF(c + j * stride);
    for (int k = 0; k < count; k += 4)
        for (int l = 0; l < 4; l++, x += height, w += height) {
            four y = OF(x);
            IN_REGISTER(y);
            for (int j = 0; j < 4; j++)
                s[j] -= w[j] * y;
        }
    for (int j = 0; j < 4; j++)
        AT(c + j * stride) = s[j];
}

/* The lower half of c [columns][rows] -= w'x, for w and x [count] of rows `height` apart. */
INLINE void NAMED(subtract)(double *c, int stride, int columns, int rows, const double *x,
                            const double *w, int height, int count)
{
    for (int j = 0; j < columns; j += 4) {
        int i = j;
        for (; i + 8 <= rows; i += 8)
            NAMED(tile_eight)(c + j * stride + i, stride, x + i, w + j, height, count);
        if (i < rows)
            NAMED(tile_four)(c + j * stride + i, stride, x + i, w + j, height, count);
    }
}

/* A block of four columns of the panel, from its diagonal on: L, and L D in `unscaled`. */
INLINE void NAMED(factor_columns)(double *panel, double *unscaled, int height, int rows, corner l,
                                  const double *inverse)
{
    double *c1 = panel + height, *c2 = c1 + height, *c3 = c2 + height;
    double *u1 = unscaled + height, *u2 = u1 + height, *u3 = u2 + height;
    for (int i = 0; i < rows; i += 4) {
        four t0 = OF(panel + i), t1 = OF(c1 + i) - l.l10 * t0;
        four t2 = OF(c2 + i) - l.l20 * t0 - l.l21 * t1;
        four t3 = OF(c3 + i) - l.l30 * t0 - l.l31 * t1 - l.l32 * t2;
        AT(unscaled + i) = t0;
        AT(u1 + i) = t1;
        AT(u2 + i) = t2;
        AT(u3 + i) = t3;
        AT(panel + i) = t0 * inverse[0];
        AT(c1 + i) = t1 * inverse[1];
        AT(c2 + i) = t2 * inverse[2];
        AT(c3 + i) = t3 * inverse[3];
    }
}

/* c = alpha E'E for four columns from j on and eight rows from i on: from the rows of E that are
 * not zero there, from row[0] to `end`. */
INLINE void NAMED(square_eight)(double *c, int stride, const double *E, const int *row,
                                const int *end, int j, int i, double alpha)
{
    VECTOR s[4][8 / LANES] = { { { 0.0 } } };
    for (; row < end; row++) {
        const double *w = E + *row + j, *x = E + *row + i;
        for (int k = 0; k < 8 / LANES; k++) {
            VECTOR y = FROM(x + LANES * k);
            IN_REGISTER(y);
            for (int l = 0; l < 4; l++)
                s[l][k] += w[l] * y;
        }
    }
    for (int l = 0; l < 4; l++)
        for (int k = 0; k < 8 / LANES; k++)
            INTO(c + l * stride + LANES * k) = alpha * s[l][k];
}

/* The same for four rows. */
INLINE void NAMED(square_four)(double *c, int stride, const double *E, const int *row,
                               const int *end, int j, int i, double alpha)
{
    four s[4] = { { 0.0 } };
    for (; row < end; row++) {
        const double *w = E + *row + j;
        four y = OF(E + *row + i);
        IN_REGISTER(y);
        for (int l = 0; l < 4; l++)
            s[l] += w[l] * y;
    }
    for (int l = 0; l < 4; l++)
        AT(c + l * stride) = alpha * s[l];
}

/* Four columns of alpha E'E, from the diagonal on: tile by tile. */
INLINE void NAMED(square)(double *c, int stride, const double *E, const int *start, const int *row,
                          int j, int height, double alpha)
{
    int i = j;
    for (; i + 8 <= height; i += 8, c += 8, start++)
        NAMED(square_eight)(c, stride, E, row + start[0], row + start[1], j, i, alpha);
    if (i < height)
        NAMED(square_four)(c, stride, E, row + start[0], row + start[1], j, i, alpha);
}

/* t = L \ t, t [height] of one front */
INLINE void NAMED(forward)(const double *L, double *t, int pivots, int height)
{
    for (int k = 0; k < pivots; k += 4) {
        const double *l0 = L + k * height, *l1 = l0 + height, *l2 = l1 + height, *l3 = l2 + height;
        double t0 = t[k], t1 = t[k + 1] - l0[k + 1] * t0,
               t2 = t[k + 2] - l0[k + 2] * t0 - l1[k + 2] * t1;
        double t3 = t[k + 3] - l0[k + 3] * t0 - l1[k + 3] * t1 - l2[k + 3] * t2;
        t[k + 1] = t1;
        t[k + 2] = t2;
        t[k + 3] = t3;
        int i = k + 4;
        for (; i + LANES <= height; i += LANES)
            INTO(t + i) -=
                (t0 * FROM(l0 + i) + t1 * FROM(l1 + i)) + (t2 * FROM(l2 + i) + t3 * FROM(l3 + i));
        if (i < height)
            AT(t + i) -= (t0 * OF(l0 + i) + t1 * OF(l1 + i)) + (t2 * OF(l2 + i) + t3 * OF(l3 + i));
    }
}

/* The sums of four vectors, by address: without AVX they are no values that a function returns. */
INLINE void NAMED(sums)(const four *s, four *sum)
{
    four a = s[0], b = s[1], c = s[2], d = s[3];
    four ab = __builtin_shufflevector(a, b, 0, 4, 2, 6) + __builtin_shufflevector(a, b, 1, 5, 3, 7);
    four cd = __builtin_shufflevector(c, d, 0, 4, 2, 6) + __builtin_shufflevector(c, d, 1, 5, 3, 7);
    *sum =
        __builtin_shufflevector(ab, cd, 0, 1, 4, 5) + __builtin_shufflevector(ab, cd, 2, 3, 6, 7);
}

/* t = L'\ t.  The rows that the block before has just found come last: nothing else waits for
 * them. */
INLINE void NAMED(backward)(const double *L, double *t, int padded, int height)
{
    for (int k = padded - 4; k >= 0; k -= 4) {
        const double *l0 = L + k * height, *l1 = l0 + height, *l2 = l1 + height, *l3 = l2 + height;
        four part[4] = { { 0.0 } }, sum;
        for (int i = height - 4; i > k; i -= 4) {
            four y = OF(t + i);
            part[0] += y * OF(l0 + i);
            part[1] += y * OF(l1 + i);
            part[2] += y * OF(l2 + i);
            part[3] += y * OF(l3 + i);
        }
        NAMED(sums)(part, &sum);
        four s = OF(t + k) - sum;
        double t3 = s[3], t2 = s[2] - l2[k + 3] * t3;
        double t1 = s[1] - l1[k + 3] * t3 - l1[k + 2] * t2;
        double t0 = s[0] - l0[k + 3] * t3 - l0[k + 2] * t2 - l0[k + 1] * t1;
        AT(t + k) = (four){ t0, t1, t2, t3 };
    }
}

INLINE void NAMED(copy)(double *to, const double *from, int count)
{
    for (int i = 0; i < count; i += 4)
        AT(to + i) = OF(from + i);
}

INLINE void NAMED(clear)(double *x, int count)
{
    for (int i = 0; i < count; i += 4)
        AT(x + i) = (four){ 0.0 };
}

/* t += E'w, four rows of E at a time */
INLINE void NAMED(add_rows)(double *t, const double *E, const double *w, int rows, int height)
{
    int i = 0;
    for (; i + LANES <= height; i += LANES) {
        VECTOR sum = FROM(t + i);
        const double *e = E + i;
        int z = 0;
        for (; z + 4 <= rows; z += 4, e += 4 * height)
            sum += (w[z] * FROM(e) + w[z + 1] * FROM(e + height)) +
                   (w[z + 2] * FROM(e + 2 * height) + w[z + 3] * FROM(e + 3 * height));
        for (; z < rows; z++, e += height)
            sum += w[z] * FROM(e);
        INTO(t + i) = sum;
    }
    if (i < height) {
        four sum = OF(t + i);
        const double *e = E + i;
        int z = 0;
        for (; z + 4 <= rows; z += 4, e += 4 * height)
            sum += (w[z] * OF(e) + w[z + 1] * OF(e + height)) +
                   (w[z + 2] * OF(e + 2 * height) + w[z + 3] * OF(e + 3 * height));
        for (; z < rows; z++, e += height)
            sum += w[z] * OF(e);
        AT(t + i) = sum;
    }
}

/* u = E t, four rows at a time */
INLINE void NAMED(multiply_rows)(double *u, const double *E, const double *t, int rows, int height)
{
    int z = 0;
    for (; z + 4 <= rows; z += 4, E += 4 * height) {
        const double *e1 = E + height, *e2 = e1 + height, *e3 = e2 + height;
        four part[4] = { { 0.0 } }, sum;
        for (int i = 0; i < height; i += 4) {
            four x = OF(t + i);
            part[0] += OF(E + i) * x;
            part[1] += OF(e1 + i) * x;
            part[2] += OF(e2 + i) * x;
            part[3] += OF(e3 + i) * x;
        }
        NAMED(sums)(part, &sum);
        AT(u + z) = sum;
    }
    for (; z < rows; z++, E += height) {
        four y = { 0.0 };
        for (int i = 0; i < height; i += 4)
            y += OF(E + i) * OF(t + i);
        u[z] = (y[0] + y[1]) + (y[2] + y[3]);
    }
}
