/* Estimates of errors, in the backward pass.
 *
 * A step's local error is about e = h sum of e_i K_i, and lambda at its end says what that does to
 * the value: d = lambda . e.  The two estimates of order 8 are brought to the order of the method
 * as the step control does it, d5 d5 / sqrt(d5^2 + d3^2 / 100); the sum over the steps, without
 * regard to sign, is the error of the value.
 *
 * The error of the gradient is the derivative of the sum of d, to first order with lambda held.
 * It has an adjoint of its own, nu, which begins with 0:
 *
 *     k-bar_i = h b_i nu + h e_i lambda + h sum over j > i of a_ji Y-bar_j
 *
 * and is carried along as one more that is asked for, on the same factors: list[count + r] for d5,
 * list[2 count + r] for d3.  It sees what the motion need not show: how well the steps resolve
 * f_rho (a force of amplitude 0 does not shorten them) and f_y (a mechanism at rest, whose steps
 * have no error).  The sums of both are brought to the order of the method at the end.
 *
 * Where the motion does not limit a step (a mechanism at rest), it may be so long that its series
 * hardly converges, and one of the two may be small by chance.  So the angle by which lambda turns
 * in such a step is measured besides, from what the stages make of it: h sqrt(|F_q' z| / |A z|), or
 * h |F_v' z| / |A z|.
 *
 * A parameter of value 0 that only an integrand looks at (the point of a body that is to follow a
 * path) needs none of this: its derivative is the integral of z g_rho with z constant, and the
 * weights of the step control tell its error in the usual backward pass. */
#include "integrate/rk/rk.h"

#include "base/vectors.h"

#include <math.h>
#include <string.h>

#define TINY 1e-150 /* whose square is 0 */

static double brought(const cst_tableau *m, double d5, double d3)
{
    double size = fabs(d5);
    return m->error3 && size > TINY ? size * size / sqrt(d5 * d5 + 0.01 * d3 * d3) : size;
}

void cst_rk_bars_begin(cst_work *w)
{
    cst_rk *x = cst_rk_of(w);
    cst_copy(x->bars.next, x->slope, x->size);
    x->bars.has_next = 1;
    for (int r = 0; r < w->targets->count; r++) {
        w->targets->list[r].error = w->targets->list[r].turned = 0.0;
        for (int k = 0; k < w->bars.zeros; k++)
            x->bars.zero[r][k] =
                (cst_rk_zero){ .by_cost = w->targets->list[r].gradient[w->bars.zero[k]] };
    }
    memset(x->bars.turn, 0, (size_t)w->targets->count * sizeof *x->bars.turn);
}

void cst_rk_bars_turned(cst_work *w, const cst_rk_step *s)
{
    cst_rk *x = cst_rk_of(w);
    for (int r = 0; x->bars.weighed && r < w->targets->count; r++) {
        double *sum = x->bars.turn[r], h = s->theta * x->current.h;
        double angle = h * fmax(sqrt(sum[1] / sum[0]), sum[2] / sum[0]);
        double error = x->current.tableau->turned * pow(angle, x->current.tableau->order + 1);
        if (s->error_negligible && sum[0] > 0.0)
            w->targets->list[r].turned = fmax(w->targets->list[r].turned, error);
        sum[0] = sum[1] = sum[2] = 0.0;
    }
}

/* The slope that weight i of the estimates is for: a stage's, or that at the end of the step. */
static const double *slope_of(const cst_rk *x, int i)
{
    if (i < x->current.stages_done)
        return cst_rk_slope(x, i);
    return x->bars.has_next ? x->bars.next : cst_rk_slope(x, 0);
}

/* lambda . slope, four sums at once. */
static inline double product(const double *lambda, const double *slope, int n2)
{
    cst_four four = { 0.0 };
    int i = 0;
    for (; i + 4 <= n2; i += 4)
        four += *(const cst_four *)(lambda + i) * *(const cst_four *)(slope + i);
    double sum = (four[0] + four[1]) + (four[2] + four[3]);
    for (; i < n2; i++)
        sum += lambda[i] * slope[i];
    return sum;
}

static void estimate(cst_work *w, int r)
{
    const cst_rk *x = cst_rk_of(w);
    const cst_tableau *m = x->current.tableau;
    const double *lambda = cst_rk_lambda(x, r), *weight3 = m->error3 ? m->error3 : m->error;
    int n2 = 2 * x->n, integral = w->targets->list[r].integral;
    double d5 = 0.0, d3 = 0.0, z = integral >= 0 ? lambda[n2] : 0.0;
    for (int i = 0; i < m->error_stages; i++) {
        if (m->error[i] == 0.0)
            continue;
        const double *slope = slope_of(x, i);
        double part = product(lambda, slope, n2) + (z != 0.0 ? z * slope[n2 + integral] : 0.0);
        d5 += m->error[i] * part;
        d3 += weight3[i] * part;
    }
    w->targets->list[r].error += brought(m, x->current.h * d5, x->current.h * d3);
}

/* The step's own error enters nu. */
static void add_source(cst_rk *x, int r, int error, const double *weight)
{
    const double *lambda = cst_rk_lambda(x, r);
    for (int i = 0; weight && i < x->current.tableau->error_stages; i++) {
        double *Kbar = cst_rk_kbar(x, i, error), factor = x->current.h * weight[i];
        for (int d = 0; d < x->adjoint.size && factor != 0.0; d++)
            Kbar[d] += factor * lambda[d];
    }
}

void cst_rk_bars_step(cst_work *w, int cut)
{
    cst_rk *x = cst_rk_of(w);
    int count = w->targets->count;
    x->bars.has_next = x->bars.has_next && !cut;
    for (int r = 0; r < count; r++) {
        estimate(w, r);
        if (!x->bars.weighed)
            continue;
        add_source(x, r, count + r, x->current.tableau->error);
        add_source(x, r, 2 * count + r, x->current.tableau->error3);
    }
    cst_copy(x->bars.next, cst_rk_slope(x, 0), x->size);
    x->bars.has_next = 1;
}

void cst_rk_bars_end(cst_work *w)
{
    for (int r = 0; r < w->targets->count; r++) {
        const cst_target *one = &w->targets->list[r];
        for (int i = 0; i < w->model->p; i++)
            one->bar[i] = brought(cst_rk_of(w)->default_tableau, one->bar[i], one->coarse[i]);
    }
}

void cst_rk_zeros_stage(cst_work *w, int i, int r)
{
    const cst_rk *x = cst_rk_of(w);
    const cst_tableau *m = x->current.tableau;
    double z = cst_rk_kbar(x, i, r)[2 * x->n];
    for (int k = 0; k < w->bars.zeros && z != 0.0; k++) {
        cst_rk_zero *one = &x->bars.zero[r][k];
        double g_rho = w->targets->list[r].g->rho[w->bars.zero[k]];
        one->by_cost += z * g_rho;
        one->sum[0] += m->error[i] * g_rho;
        one->sum[1] += (m->error3 ? m->error3[i] : 0.0) * g_rho;
    }
}

void cst_rk_zeros_step(cst_work *w)
{
    const cst_rk *x = cst_rk_of(w);
    const cst_tableau *m = x->current.tableau;
    for (int r = 0; r < w->targets->count; r++)
        for (int k = 0; k < w->bars.zeros; k++) {
            cst_rk_zero *one = &x->bars.zero[r][k];
            double factor = x->current.h * cst_rk_lambda(x, r)[2 * x->n];
            one->error += m->error_stages > m->stages
                              ? NAN /* its last is another step's */
                              : brought(m, factor * one->sum[0], factor * one->sum[1]);
            one->sum[0] = one->sum[1] = 0.0;
        }
}

void cst_rk_zeros_end(cst_work *w)
{
    const cst_rk *x = cst_rk_of(w);
    for (int r = 0; r < w->targets->count; r++)
        for (int k = 0; k < w->bars.zeros; k++) {
            const cst_target *one = &w->targets->list[r];
            const cst_rk_zero *zero = &x->bars.zero[r][k];
            int i = w->bars.zero[k], alone = one->gradient[i] == zero->by_cost;
            one->bar[i] = alone ? zero->error : NAN;
        }
}
