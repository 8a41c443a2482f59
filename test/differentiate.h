/* Derivatives of known answers: central differences of eighth order in long double, good to 15
 * digits where the function is smooth over x +- 4 h. */
#ifndef CST_DIFFERENTIATE_H
#define CST_DIFFERENTIATE_H

typedef long double known_answer(const long double *x);

static inline long double differentiate(known_answer *f, long double *x, int i)
{
    static const long double weight[] = { 4.0L / 5.0L, -1.0L / 5.0L, 4.0L / 105.0L,
                                          -1.0L / 280.0L };
    long double at = x[i], h = 1e-3L * (at > 0.0L ? at : at < 0.0L ? -at : 1.0L), sum = 0.0L;
    for (int k = 1; k <= 4; k++) {
        x[i] = at + (long double)k * h;
        long double ahead = f(x);
        x[i] = at - (long double)k * h;
        sum += weight[k - 1] * (ahead - f(x)) / h;
    }
    x[i] = at;
    return sum;
}

#endif
