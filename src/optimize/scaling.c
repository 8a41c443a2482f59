/* The scaling of variables and objective.
 *
 * A stiffness may matter by 1e-6 of its value and its neighbor by a tenth, so values and bounds say
 * little about a good unit.  The gradient does: where psi is a sum of powers of responses, its
 * curvature by rho_k is about psi_k^2 / psi, so
 *
 *     scale_k = psi / (|psi_k| sqrt(n))
 *
 * makes all curvatures alike and the gradient's norm 1: the first step of L-BFGS-B, which is minus
 * the gradient, then aims at a decrease of the order of psi itself and short of its minimum.  A
 * unit that is too short costs an iteration or two, one that is too long jumps to the bounds; so a
 * weak variable's unit is kept within its own size, and psi within what the variables can do. */
#include "optimize/minimize.h"

#include <math.h>
#include <string.h>

#define SHARE    0.5  /* of a variable's size: its longest unit                             */
#define LITTLE   1e-6 /* of a range: a value below it says nothing of the variable's size   */
#define FRACTION 1e-2 /* of the range: the size then                                        */
#define SHRINK   0.25 /* of the units after a restart in vain: a first step 16 times shorter */

/* With constraints: a variable that may be 0 or of either sign has no size of its own; the
 * coefficient of a series is near 0 by chance.  It has that of the largest with the same bounds,
 * which are of its kind. */
static double value_of(const cst_minimizer *m, int k)
{
    double value = fabs(m->best[k]);
    for (int i = 0; m->kinds && i < m->n && m->lower[k] < 0.0 && m->upper[k] > 0.0; i++)
        if (m->lower[i] == m->lower[k] && m->upper[i] == m->upper[k])
            value = fmax(value, fabs(m->best[i]));
    return value;
}

static double size_of(const cst_minimizer *m, int k)
{
    double value = value_of(m, k), range = m->upper[k] - m->lower[k];
    if (!isfinite(range) || range == 0.0)
        return value > 0.0 ? value : 1.0;
    return value > LITTLE * range ? fmin(value, range) : FRACTION * range;
}

void cst_scale_start(cst_minimizer *m)
{
    double reach = 0.0;
    for (int k = 0; k < m->n; k++)
        reach = fmax(reach, SHARE * size_of(m, k) * fabs(m->best_gradient[k]));
    double psi = fabs(m->s.best);
    m->s.psi_scale = psi > LITTLE * reach ? psi : reach > 0.0 ? reach : 1.0;
    for (int k = 0; k < m->n; k++) {
        double slope = fabs(m->best_gradient[k]), most = SHARE * size_of(m, k);
        m->unit[k] = slope * most * sqrt(m->n) > m->s.psi_scale
                         ? m->s.psi_scale / (slope * sqrt(m->n))
                         : most;
    }
}

void cst_scale_launch(cst_minimizer *m)
{
    size_t bytes = (size_t)m->n * sizeof *m->x0;
    double shrink = pow(SHRINK, m->s.fruitless);
    memcpy(m->origin, m->best, bytes);
    memcpy(m->rho, m->best, bytes);
    memcpy(m->gradient, m->best_gradient, bytes);
    for (int k = 0; k < m->n; k++) {
        m->scale[k] = m->unit[k] * shrink;
        m->l.x[k] = 0.0;
        m->l.lower[k] = (m->lower[k] - m->origin[k]) / m->scale[k];
        m->l.upper[k] = (m->upper[k] - m->origin[k]) / m->scale[k];
    }
    cst_lbfgsb_start(&m->l);
    cst_lbfgsb_next(&m->l); /* asks for f and g at the start, which are known */
    cst_scale_in(m, m->s.best);
    memcpy(m->x0, m->l.x, bytes);
    memcpy(m->g0, m->l.g, bytes);
    m->s.f0 = *m->l.f;
    cst_scale_projected(m);
    m->s.pending = 0;
    m->s.searching = m->s.settled = m->s.poor = 0;
    m->s.launched = m->s.iterations;
}

void cst_scale_in(cst_minimizer *m, double psi)
{
    *m->l.f = psi / m->s.psi_scale;
    for (int k = 0; k < m->n; k++)
        m->l.g[k] = m->gradient[k] * m->scale[k] / m->s.psi_scale;
}

/* On a bound of x, rho is on its own bound to the last bit. */
void cst_scale_out(cst_minimizer *m)
{
    for (int k = 0; k < m->n; k++) {
        double x = m->l.x[k], rho = m->origin[k] + m->scale[k] * x;
        m->rho[k] = x <= m->l.lower[k]   ? m->lower[k]
                    : x >= m->l.upper[k] ? m->upper[k]
                                         : fmin(fmax(rho, m->lower[k]), m->upper[k]);
    }
}

void cst_scale_projected(cst_minimizer *m)
{
    m->s.projected = m->s.promise = 0.0;
    for (int k = 0; k < m->n; k++) {
        double rho = m->rho[k], step = m->unit[k] * m->unit[k] / m->s.psi_scale * m->gradient[k];
        double moved = fmin(fmax(rho - step, m->lower[k]), m->upper[k]);
        double component = fabs(moved - rho) / m->unit[k];
        m->s.projected = fmax(m->s.projected, component);
        m->s.promise += 0.5 * component * component;
    }
}

int cst_scale_usable(const cst_minimizer *m, double psi, const double *gradient)
{
    double most = CST_SCALED_MOST * m->s.psi_scale;
    int usable = isfinite(psi) && (!m->s.started || fabs(psi) <= most);
    for (int k = 0; k < m->n; k++)
        usable = usable && isfinite(gradient[k]) &&
                 (!m->s.started || fabs(gradient[k]) * m->unit[k] <= most);
    return usable;
}
