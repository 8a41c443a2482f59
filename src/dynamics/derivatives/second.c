#include "dynamics/derivatives/second.h"

#include "base/vectors.h"

#include <stdlib.h>

enum { SEEDS = 10 };

int cst_second_create(cst_second *x, const cst_system *s)
{
    size_t n = (size_t)s->n, m = s->m ? (size_t)s->m : 1, p = (size_t)s->p, longest = n > m ? n : m;
    if ((size_t)s->model->s > longest)
        longest = (size_t)s->model->s;
    if ((size_t)s->model->outputs_count > longest)
        longest = (size_t)s->model->outputs_count;
    double *memory =
        calloc(10 * n + 3 * m + 3 * p + (SEEDS + 2) * longest + p * CST_LANES, sizeof *memory);
    if (!memory)
        return 0;
    x->memory = memory;
    x->sum.q = cst_take(&memory, n);
    x->sum.v = cst_take(&memory, n);
    x->sum.a = cst_take(&memory, n);
    x->sum.lambda = cst_take(&memory, m);
    x->sum.rho = cst_take(&memory, p);
    x->qb = cst_take(&memory, n);
    x->d1b = cst_take(&memory, n);
    x->d0b = cst_take(&memory, n);
    x->ab = cst_take(&memory, n);
    x->lambdab = cst_take(&memory, m);
    x->rhob = cst_take(&memory, p);
    x->Fq = cst_take(&memory, n);
    x->Fv = cst_take(&memory, n);
    x->Frho = cst_take(&memory, p);
    x->drho = (cst_outs)cst_take(&memory, p * CST_LANES);
    x->value = cst_take(&memory, longest);
    x->none = cst_take(&memory, longest);
    x->unit = cst_take(&memory, n + m);
    for (int i = 0; i < SEEDS; i++)
        x->seed[i] = cst_take(&memory, longest);
    return 1;
}

void cst_second_free(cst_second *x)
{
    free(x->memory);
    x->memory = NULL;
}

/* Adjoints of outputs are destroyed: a copy, or zeros. */
static double *seed(cst_second *x, int i, const double *from, int size)
{
    if (from)
        cst_copy(x->seed[i], from, size);
    else
        cst_clear(x->seed[i], size);
    return x->seed[i];
}

void cst_system_curve_second(cst_system *s, cst_second *x, const cst_along *d, const cst_curve *c)
{
    int m = s->m;
    const double *none = x->none;
    s->kernels->constraints_d0_d1_e1_b(
        s->t, &x->tb, d->t, c->td1, c->td0, s->q, x->qb, d->q, c->d1 ? c->d1 : none, x->d1b,
        c->d1e ? c->d1e : none, c->d0 ? c->d0 : none, x->d0b, c->d0e ? c->d0e : none,
        c->a ? c->a : none, x->ab, c->ae ? c->ae : none, s->rho, x->rhob, d->rho, s->args.phid1,
        seed(x, 0, c->of_phi, m), s->args.scratch_m, seed(x, 1, c->phi, m), s->args.phid1,
        seed(x, 2, NULL, m), s->args.scratch_m, seed(x, 3, NULL, m), s->args.phid1,
        seed(x, 4, c->of_phi_dot, m), s->args.scratch_m, seed(x, 5, c->phi_dot, m), s->args.phid1,
        seed(x, 6, c->value, m), s->args.scratch_m, seed(x, 7, c->phi_ddot, m));
}

void cst_system_phi_second(cst_system *s, cst_second *x, const double *z, const cst_along *d,
                           double *out)
{
    const cst_kernels *k = s->kernels;
    int any = 0;
    k->constraints_d0_d1(s->t, d->t, 0.0, s->q, d->q, z, x->none, s->rho, s->args.scratch_m,
                         s->args.phid1, x->value, out);
    for (int i = 0; i < s->p; i++)
        any |= d->rho[i] != 0.0;
    if (!any)
        return;
    for (int i = 0; i < s->p; i++)
        x->drho[i][0] = d->rho[i]; /* the other lanes are zero */
    k->constraints_d0_d1_dv(s->t, 0.0, 0.0, s->q, (cst_dirs)s->lanes.zeros, x->none,
                            (cst_dirs)s->lanes.zeros, x->none, (cst_dirs)s->lanes.zeros, z,
                            (cst_dirs)s->lanes.zeros, s->rho, (cst_dirs)x->drho, s->args.scratch_m,
                            s->lanes.out0, s->args.phid1, s->lanes.out3, x->value, s->lanes.out1,
                            x->seed[0], s->lanes.out2, CST_LANES);
    for (int i = 0; i < s->m; i++)
        out[i] += s->lanes.out2[i][0];
}

/* Of z'Phi_q' lambda, and of W'(Phi_ddot + 2 xi omega Phi_dot + omega^2 Phi). */
static void constraints(cst_system *s, cst_second *x, const double *z, const double *W,
                        const cst_along *d)
{
    int n = s->n, m = s->m;
    double *phi = x->seed[8], *phi_dot = x->seed[9];
    cst_curve reaction = { .a = z, .phi_ddot = s->lambda, .value = d->lambda };
    cst_system_curve_second(s, x, d, &reaction);
    cst_add(x->sum.q, x->qb, n);
    cst_add(x->sum.rho, x->rhob, s->p);
    x->sum.t += x->tb;
    for (int i = 0; i < m; i++) {
        phi[i] = s->penalty.stiffness * W[i];
        phi_dot[i] = s->penalty.damping * W[i];
    }
    cst_curve motion = { .td1 = 1.0,
                         .td0 = 1.0,
                         .d1 = s->v,
                         .d0 = s->v,
                         .a = s->a,
                         .d1e = d->v,
                         .d0e = d->v,
                         .ae = d->a,
                         .phi = phi,
                         .phi_dot = phi_dot,
                         .phi_ddot = W };
    cst_system_curve_second(s, x, d, &motion);
    cst_add(x->sum.q, x->qb, n);
    cst_add(x->sum.v, x->d1b, n);
    cst_add(x->sum.v, x->d0b, n);
    cst_add(x->sum.a, x->ab, n);
    cst_add(x->sum.rho, x->rhob, s->p);
    x->sum.t += x->tb;
    cst_system_phi_second(s, x, z, d, x->sum.lambda);
}

void cst_system_kernel_second(cst_system *s, cst_second *x, const double *zW, const cst_along *d)
{
    const cst_kernels *k = s->kernels;
    int n = s->n;
    k->inertia_e0_b(s->q, x->sum.q, d->q, s->a, x->sum.a, d->a, s->rho, x->sum.rho, d->rho,
                    x->value, seed(x, 0, NULL, n), x->seed[1], seed(x, 2, zW, n));
    for (int i = 0; i < n; i++)
        x->seed[2][i] = -zW[i];
    k->forces_e0_b(s->t, &x->tb, d->t, s->q, x->qb, d->q, s->v, x->sum.v, d->v, s->rho, x->rhob,
                   d->rho, s->mode, x->value, seed(x, 0, NULL, n), x->seed[1], x->seed[2]);
    x->sum.t = x->tb;
    cst_add(x->sum.q, x->qb, n);
    cst_add(x->sum.rho, x->rhob, s->p);
    if (s->m)
        constraints(s, x, zW, zW + n, d);
}

void cst_system_second(cst_system *s, cst_second *x, const double *zW, const cst_along *d)
{
    s->derivatives.provider->second(s, x, zW, d);
}

/* Both products at once, where the provider can. */
static void products_of_both(cst_system *s, cst_second *x, const double *zW, const double *dzW,
                             double *Fq, double *Fv, double *Frho)
{
    const double *two[] = { dzW, zW };
    if (!s->derivatives.provider->products_of_two ||
        !s->derivatives.provider->products_of_two(s, two, (double *[]){ x->Fq, Fq },
                                                  (double *[]){ x->Fv, Fv },
                                                  (double *[]){ x->Frho, Frho })) {
        cst_system_products(s, dzW, x->Fq, x->Fv, x->Frho);
        cst_system_products(s, zW, Fq, Fv, Frho);
    }
}

void cst_system_second_solve(cst_system *s, cst_second *x, const double *zW, const cst_along *d,
                             double *dzW, double *Fq, double *Fv, double *Frho)
{
    int n = s->n;
    cst_system_second(s, x, zW, d);
    for (int i = 0; i < n; i++)
        dzW[i] -= x->sum.a[i];
    for (int i = 0; i < s->m; i++)
        dzW[n + i] -= x->sum.lambda[i];
    cst_system_adjoint(s, dzW, 1);
    if (Fq)
        products_of_both(s, x, zW, dzW, Fq, Fv, Frho);
    else
        cst_system_products(s, dzW, x->Fq, x->Fv, x->Frho);
    cst_add(x->sum.q, x->Fq, n);
    cst_add(x->sum.v, x->Fv, n);
    cst_add(x->sum.rho, x->Frho, s->p);
}

static void clear(const cst_system *s, cst_partials *sum)
{
    sum->t = 0.0;
    cst_clear(sum->q, s->n);
    cst_clear(sum->v, s->n);
    cst_clear(sum->a, s->n);
    cst_clear(sum->lambda, s->m);
    cst_clear(sum->rho, s->p);
}

void cst_cost_second(const cst_cost_terms *g, const cst_system *s, int final, const cst_along *d,
                     double weight, double along, cst_second *x)
{
    cst_scalar_e0_b *b = final ? g->kernels->w_e0_b : g->kernels->g_e0_b;
    cst_partials *sum = &x->sum;
    double value, valueb = weight;
    if (b) {
        b(s->t, &sum->t, d->t, s->q, sum->q, d->q, s->v, sum->v, d->v, s->a, sum->a, d->a,
          s->lambda, sum->lambda, d->lambda, s->rho, sum->rho, d->rho, s->mode, &value, &valueb,
          along);
        return;
    }
    clear(s, sum);
}

void cst_quantity_second(const cst_system *s, cst_quantity of, const cst_along *d, double weight,
                         double along, cst_second *x)
{
    cst_partials *sum = &x->sum;
    double *into[] = { NULL, sum->q, sum->v, sum->a, sum->lambda };
    if (of.kind != CST_OF_OUTPUT) {
        clear(s, sum);
        into[of.kind][of.index] = weight;
        return;
    }
    double *values = seed(x, 0, NULL, s->model->outputs_count),
           *slopes = seed(x, 1, NULL, s->model->outputs_count);
    values[of.index] = weight;
    slopes[of.index] = along;
    s->kernels->outputs_e0_b(s->t, &sum->t, d->t, s->q, sum->q, d->q, s->v, sum->v, d->v, s->a,
                             sum->a, d->a, s->lambda, sum->lambda, d->lambda, s->rho, sum->rho,
                             d->rho, s->mode, x->value, values, x->seed[2], slopes);
}

void cst_switch_second(const cst_switches *k, int which, double t, const double *y,
                       const cst_along *d, cst_second *x)
{
    const cst_system *s = k->system;
    double *along = seed(x, 1, NULL, k->count);
    along[which] = 1.0;
    s->kernels->switches_e0_b(t, &x->sum.t, d->t, y, x->sum.q, d->q, y + s->n, x->sum.v, d->v,
                              s->rho, x->sum.rho, d->rho, s->mode, x->value,
                              seed(x, 0, NULL, k->count), x->seed[2], along);
}
