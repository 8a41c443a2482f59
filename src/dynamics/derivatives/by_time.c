/* Derivatives by t itself: generated code of second derivatives gives a gradient by all of its
 * arguments, t among them; along no direction it is that of the first derivatives.  A table of
 * kernels that was written by hand may be without that code: then differences take its place. */
#include "dynamics/derivatives/second.h"

#include "base/vectors.h"
#include "model/facts.h"
#include "model/formula.h"

static cst_along nowhere(const cst_system *s)
{
    const double *zeros = s->lanes.zeros[0];
    return (cst_along){ .q = zeros, .v = zeros, .a = zeros, .lambda = zeros, .rho = zeros };
}

/* ---- differences ----------------------------------------------------------------------------- */

/* What is differentiated by t. */
typedef struct {
    cst_system *s;
    cst_second *x;
    const double *zW;        /* of (z, W)'F, or */
    const cst_cost_terms *g; /* of a cost, or */
    int final, output;       /* of an output */
} function;

static double of_constraints_at(cst_system *s, cst_second *x, const double *zW, double t)
{
    const cst_kernels *k = s->kernels;
    const double *W = zW + s->n, *none = s->lanes.zeros[0];
    double *phi = x->seed[0], *phi_dot = x->seed[1], *phi_ddot = x->seed[2], *first = x->seed[3];
    int m = s->m;
    k->constraints_d0_d1(t, 0.0, 0.0, s->q, none, zW, none, s->rho, phi, first, phi_dot, phi_ddot);
    double sum = cst_dot(s->lambda, phi_dot, m);
    k->constraints_d0_d1(t, 1.0, 1.0, s->q, s->v, s->v, s->a, s->rho, phi, first, phi_dot,
                         phi_ddot);
    return sum + cst_dot(W, phi_ddot, m) + s->penalty.damping * cst_dot(W, phi_dot, m) +
           s->penalty.stiffness * cst_dot(W, phi, m);
}

static double value_at(const function *f, double t)
{
    cst_system *s = f->s;
    const cst_kernels *k = s->kernels;
    double *out = f->x->seed[0];
    if (f->g) {
        cst_scalar *g = f->final ? f->g->kernels->w : f->g->kernels->g;
        return g(t, s->q, s->v, s->a, s->lambda, s->rho, s->mode);
    }
    if (!f->zW) {
        k->outputs(t, s->q, s->v, s->a, s->lambda, s->rho, s->mode, out);
        return out[f->output];
    }
    k->forces(t, s->q, s->v, s->rho, s->mode, out);
    double sum = -cst_dot(f->zW, out, s->n);
    return s->m ? sum + of_constraints_at(s, f->x, f->zW, t) : sum;
}

/* Of sixth order. */
static double difference(const function *f)
{
    static const double weight[3] = { 3.0 / 4.0, -3.0 / 20.0, 1.0 / 60.0 };
    double d = f->x->apart, t = f->s->t, sum = 0.0;
    for (int k = 1; k <= 3; k++)
        sum += weight[k - 1] * (value_at(f, t + k * d) - value_at(f, t - k * d)) / d;
    return sum;
}

/* ---- generated code -------------------------------------------------------------------------- */

/* -z'Q_t */
static double of_forces(cst_system *s, cst_second *x, const double *z, const cst_along *d)
{
    for (int i = 0; i < s->n; i++)
        x->seed[0][i] = -z[i];
    cst_clear(x->seed[1], s->n);
    s->kernels->forces_e0_b(s->t, &x->tb, 0.0, s->q, x->qb, d->q, s->v, x->sum.v, d->v, s->rho,
                            x->rhob, d->rho, s->mode, x->value, x->seed[0], x->seed[2], x->seed[1]);
    return x->tb;
}

/* lambda'Phi_qt z + W'(Phi_ddot + 2 xi omega Phi_dot + omega^2 Phi)_t, the first as a derivative
 * of Phi along z and along t, which is a tenth of the price of the second. */
static double of_constraints(cst_system *s, cst_second *x, const double *z, const double *W,
                             const cst_along *d)
{
    double *phi = x->seed[8], *phi_dot = x->seed[9], *phi_qt_z = x->seed[0];
    const double *none = s->lanes.zeros[0];
    s->kernels->constraints_d0_d1(s->t, 1.0, 0.0, s->q, none, z, none, s->rho, s->args.scratch_m,
                                  s->args.phid1, x->value, phi_qt_z);
    double sum = cst_dot(s->lambda, phi_qt_z, s->m);
    for (int i = 0; i < s->m; i++) {
        phi[i] = s->penalty.stiffness * W[i];
        phi_dot[i] = s->penalty.damping * W[i];
    }
    cst_system_curve_second(s, x, d,
                            &(cst_curve){ .td1 = 1.0,
                                          .td0 = 1.0,
                                          .d1 = s->v,
                                          .d0 = s->v,
                                          .a = s->a,
                                          .value = W,
                                          .of_phi = phi,
                                          .of_phi_dot = phi_dot });
    return sum + x->tb;
}

double cst_system_forces_by_time(cst_system *s, cst_second *x, const double *zW)
{
    const cst_along d = nowhere(s);
    if (!(cst_facts_forces(s->kernels) & CST_LOOKS_AT_T))
        return 0.0;
    return s->kernels->forces_e0_b ? of_forces(s, x, zW, &d) : cst_system_by_time(s, x, zW);
}

double cst_system_by_time(cst_system *s, cst_second *x, const double *zW)
{
    const cst_kernels *k = s->kernels;
    const cst_along d = nowhere(s);
    int forces = cst_facts_forces(k) & CST_LOOKS_AT_T,
        constraints = s->m && cst_facts_constraints(k) & CST_LOOKS_AT_T;
    if ((forces && !k->forces_e0_b) || (constraints && !k->constraints_d0_d1_e1_b))
        return difference(&(function){ .s = s, .x = x, .zW = zW });
    return (forces ? of_forces(s, x, zW, &d) : 0.0) +
           (constraints ? of_constraints(s, x, zW, zW + s->n, &d) : 0.0);
}

void cst_system_time_rate(cst_system *s, cst_second *x, double *F_t)
{
    int size = s->n + s->m;
    cst_clear(x->unit, size);
    for (int i = 0; i < size; i++) {
        x->unit[i] = 1.0;
        F_t[i] = cst_system_by_time(s, x, x->unit);
        x->unit[i] = 0.0;
    }
}

double cst_cost_by_time(const cst_cost_terms *g, cst_system *s, int final, cst_second *x)
{
    const cst_along d = nowhere(s);
    int looks =
        final ? cst_facts_final(s->kernels, g->kernels) : cst_facts_cost(s->kernels, g->kernels);
    if (!(looks & CST_LOOKS_AT_T))
        return 0.0;
    if (!(final ? g->kernels->w_e0_b : g->kernels->g_e0_b))
        return difference(&(function){ .s = s, .x = x, .g = g, .final = final });
    cst_cost_second(g, s, final, &d, 1.0, 0.0, x);
    return x->sum.t;
}

static double output_by_time(cst_system *s, cst_quantity of, cst_second *x)
{
    const cst_along d = nowhere(s);
    if (of.kind == CST_OF_T)
        return 1.0;
    if (of.kind != CST_OF_OUTPUT || !(cst_facts_output(s->kernels, of.index) & CST_LOOKS_AT_T))
        return 0.0;
    if (!s->kernels->outputs_e0_b)
        return difference(&(function){ .s = s, .x = x, .output = of.index });
    cst_quantity_second(s, of, &d, 1.0, 0.0, x);
    return x->sum.t;
}

double cst_quantity_by_time(const cst_outputs *y, cst_system *s, cst_quantity of, cst_second *x)
{
    double leaf[CST_LEAVES], by[CST_LEAVES], sum = 0.0;
    if (of.kind != CST_OF_FORMULA)
        return output_by_time(s, of, x);
    const cst_place at = cst_system_place(s);
    cst_quantity_leaves(y, &at, of.formula, leaf);
    cst_formula_gradient(of.formula, leaf, by);
    for (int k = 0; k < of.formula->leaves; k++)
        sum += by[k] * output_by_time(s, of.formula->leaf[k], x);
    return sum;
}
