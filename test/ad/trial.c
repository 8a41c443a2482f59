#include "trial.h"

#include "ladder.h"

#include <math.h>
#include <stdlib.h>

void trial_create(trial *z, const cst_model *model, const quad_kernels *kernels)
{
    *z = (trial){ .model = model,
                  .k = model->kernels,
                  .quad = kernels,
                  .n = model->n,
                  .m = model->m,
                  .p = model->p,
                  .s = model->s,
                  .l = model->m > 0 ? model->m : 1,
                  .break_b = 1.0,
                  .break_dv = 1.0,
                  .broken_in = -1,
                  .broken_out = -1 };
    size_t n = (size_t)z->n, m = (size_t)z->m, l = (size_t)z->l, p = (size_t)z->p, s = (size_t)z->s;
    z->q = zeros(4 * n + l + 2 * p + 4 * n + 9 * m + 2 * s + 2 * (size_t)model->outputs_count,
                 sizeof *z->q);
    z->moved = zeros(1 + 5 * n + l + p, sizeof *z->moved);
    z->direction = zeros(1 + 5 * n + l + p, sizeof *z->direction);
    z->mode = zeros(s + 1, sizeof *z->mode);
    z->v = z->q + n; /* one array, in this order: trial_rounded goes through it */
    z->w = z->v + n;
    z->a = z->w + n;
    z->lambda = z->a + n;
    z->rho = z->lambda + l;
    z->rhor = z->rho + p;
    z->junk = z->rhor + p;
}

void trial_free(trial *z)
{
    free(z->q);
    free(z->moved);
    free(z->direction);
    free(z->mode);
}

/* 5 % around the default, inside the bounds and not on one: there a kernel may have a corner. */
static double near_default(const cst_parameter *parameter, unsigned long long *seed)
{
    double size = parameter->value != 0.0 ? fabs(parameter->value)
                                          : fmin(1.0, parameter->upper - parameter->lower);
    double shift = 0.05 * size * uniform(seed);
    if (parameter->value <= parameter->lower)
        shift = fabs(shift);
    if (parameter->value >= parameter->upper)
        shift = -fabs(shift);
    double value = parameter->value + shift;
    return fmin(fmax(value, parameter->lower), parameter->upper);
}

void trial_draw(trial *z, unsigned long long *seed)
{
    for (int i = 0; i < z->p; i++) {
        z->rho[i] = near_default(&z->model->parameters[i], seed);
        z->rhor[i] = uniform(seed) * (z->rho[i] != 0.0 ? fabs(z->rho[i]) : 1.0);
    }
    if (z->k->initial)
        z->k->initial(z->rho, z->q, z->v);
    for (int i = 0; i < z->n; i++)
        z->q[i] += 0.05 * uniform(seed);
    if (z->k->launch)
        z->k->launch(z->q, z->rho, z->v);
    for (int i = 0; i < z->n; i++) {
        z->w[i] = z->v[i] + uniform(seed);
        z->v[i] += uniform(seed);
        z->a[i] = 5.0 * uniform(seed);
    }
    for (int i = 0; i < z->l; i++)
        z->lambda[i] = 10.0 * uniform(seed);
    z->t = z->model->tf * (0.5 + 0.5 * uniform(seed));
    z->td0 = uniform(seed);
    z->td1 = uniform(seed);
}

/* x, changed by between half the error and all of it, up or down. */
static double rounded(double x, double rounding, unsigned long long *seed)
{
    double u = uniform(seed);
    return x + 0.5 * x * rounding * (u > 0.0 ? u + 1.0 : u - 1.0);
}

void trial_rounded(trial *out, const trial *z, double rounding, unsigned long long *seed)
{
    trial_create(out, z->model, z->quad);
    out->cost = z->cost;
    out->t = rounded(z->t, rounding, seed);
    out->td0 = rounded(z->td0, rounding, seed);
    out->td1 = rounded(z->td1, rounding, seed);
    for (int i = 0; i < 4 * z->n + z->l + 2 * z->p; i++)
        out->q[i] = rounded(z->q[i], rounding, seed);
    for (int k = 0; k <= z->s; k++)
        out->mode[k] = z->mode[k];
}

static int bits(const trial *z)
{
    int count = 0;
    while (z->s >> count)
        count++;
    return count;
}

/* All zeros and all ones; then, for each bit of an entry's number, that bit and its complement. */
int trial_modes(const trial *z)
{
    return 2 * (bits(z) + 1);
}

void trial_set_mode(trial *z, int i)
{
    for (int k = 0; k <= z->s; k++)
        z->mode[k] = (i < 2 ? 0 : k >> (i / 2 - 1) & 1) ^ (i & 1);
}
