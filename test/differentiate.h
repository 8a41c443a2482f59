/* Derivatives of known answers: central differences of eighth order in long double, good to 15
 * digits where the function is smooth over x +- 4 h. */
#ifndef CST_DIFFERENTIATE_H
#define CST_DIFFERENTIATE_H

typedef long double known_answer(const long double *x);

/* The derivative by x_i of f, or of its derivative by x_j (j below 0: of f itself). */
static inline long double differentiate_with(known_answer *f, long double *x, int i, int j,
                                             long double step)
{
    static const long double weight[] = { 4.0L / 5.0L, -1.0L / 5.0L, 4.0L / 105.0L,
                                          -1.0L / 280.0L };
    long double at = x[i], h = step * (at > 0.0L ? at : at < 0.0L ? -at : 1.0L), sum = 0.0L;
    for (int k = 1; k <= 4; k++) {
        x[i] = at + (long double)k * h;
        long double ahead = j < 0 ? f(x) : differentiate_with(f, x, j, -1, step);
        x[i] = at - (long double)k * h;
        long double behind = j < 0 ? f(x) : differentiate_with(f, x, j, -1, step);
        sum += weight[k - 1] * (ahead - behind) / h;
    }
    x[i] = at;
    return sum;
}

static inline long double differentiate(known_answer *f, long double *x, int i)
{
    return differentiate_with(f, x, i, -1, 1e-3L);
}

/* Good to 12 digits. */
static inline long double differentiate_twice(known_answer *f, long double *x, int i, int j)
{
    return differentiate_with(f, x, i, j, 4e-3L);
}

#endif
