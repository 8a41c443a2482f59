#include "subject.h"

#include <math.h>

/* ---- inertia, forces, switches, start -------------------------------------------------------- */

#define PRESENT(kernel)                                                                            \
    static int has_##kernel(const trial *z)                                                        \
    {                                                                                              \
        return z->k->kernel != 0;                                                                  \
    }
PRESENT(inertia)
PRESENT(forces)
PRESENT(constraints)
PRESENT(switches)
PRESENT(initial)
PRESENT(launch)
PRESENT(outputs)

static void inertia_q(const trial *z, const quad *x, const quad *s, quad *y)
{
    (void)s;
    z->quad->inertia(x, x + z->n, x + 2 * z->n, y);
}

static void inertia(const trial *z, const double *x, double *y)
{
    z->k->inertia(x, x + z->n, x + 2 * z->n, y);
}

static void inertia_b(const trial *z, const double *x, double *xb, double *yb)
{
    int n = z->n;
    z->k->inertia_b(x, xb, x + n, xb + n, x + 2 * n, xb + 2 * n, z->junk, yb);
}

static void inertia_dv(const trial *z, const double *x, cst_dirs xd, double *y, cst_outs yd,
                       int lanes)
{
    int n = z->n;
    z->k->inertia_dv(x, xd, x + n, xd + n, x + 2 * n, xd + 2 * n, y, yd, lanes);
}

static void forces_q(const trial *z, const quad *x, const quad *s, quad *y)
{
    (void)s;
    z->quad->forces(z->t, x, x + z->n, x + 2 * z->n, z->mode, y);
}

static void forces(const trial *z, const double *x, double *y)
{
    z->k->forces(z->t, x, x + z->n, x + 2 * z->n, z->mode, y);
}

static void forces_b(const trial *z, const double *x, double *xb, double *yb)
{
    int n = z->n;
    z->k->forces_b(z->t, x, xb, x + n, xb + n, x + 2 * n, xb + 2 * n, z->mode, z->junk, yb);
}

static void forces_dv(const trial *z, const double *x, cst_dirs xd, double *y, cst_outs yd,
                      int lanes)
{
    int n = z->n;
    z->k->forces_dv(z->t, x, xd, x + n, xd + n, x + 2 * n, xd + 2 * n, z->mode, y, yd, lanes);
}

static void switches_q(const trial *z, const quad *x, const quad *s, quad *y)
{
    (void)s;
    z->quad->switches(x[0], x + 1, x + 1 + z->n, x + 1 + 2 * z->n, z->mode, y);
}

static void switches(const trial *z, const double *x, double *y)
{
    z->k->switches(x[0], x + 1, x + 1 + z->n, x + 1 + 2 * z->n, z->mode, y);
}

static void switches_b(const trial *z, const double *x, double *xb, double *yb)
{
    const double *q = x + 1, *v = q + z->n, *rho = v + z->n;
    double *qb = xb + 1, *vb = qb + z->n, *rhob = vb + z->n;
    z->k->switches_b(x[0], q, qb, v, vb, rho, rhob, z->mode, z->junk, yb);
}

static void switches_dv(const trial *z, const double *x, cst_dirs xd, double *y, cst_outs yd,
                        int lanes)
{
    const double *q = x + 1, *v = q + z->n, *rho = v + z->n;
    cst_dirs qd = xd + 1, vd = qd + z->n, rhod = vd + z->n;
    double td[CST_LANES];
    for (int lane = 0; lane < CST_LANES; lane++)
        td[lane] = xd[0][lane];
    z->k->switches_dv(x[0], td, q, qd, v, vd, rho, rhod, z->mode, y, yd, lanes);
}

static void initial_q(const trial *z, const quad *x, const quad *s, quad *y)
{
    (void)s;
    z->quad->initial(x, y, y + z->n);
}

static void initial(const trial *z, const double *x, double *y)
{
    z->k->initial(x, y, y + z->n);
}

static void initial_b(const trial *z, const double *x, double *xb, double *yb)
{
    z->k->initial_b(x, xb, z->junk, yb, z->junk + z->n, yb + z->n);
}

static void initial_dv(const trial *z, const double *x, cst_dirs xd, double *y, cst_outs yd,
                       int lanes)
{
    z->k->initial_dv(x, xd, y, yd, y + z->n, yd + z->n, lanes);
}

static void launch_q(const trial *z, const quad *x, const quad *s, quad *y)
{
    (void)s;
    z->quad->launch(x, x + z->n, y);
}

static void launch(const trial *z, const double *x, double *y)
{
    z->k->launch(x, x + z->n, y);
}

static void launch_b(const trial *z, const double *x, double *xb, double *yb)
{
    z->k->launch_b(x, xb, x + z->n, xb + z->n, z->junk, yb);
}

static void launch_dv(const trial *z, const double *x, cst_dirs xd, double *y, cst_outs yd,
                      int lanes)
{
    z->k->launch_dv(x, xd, x + z->n, xd + z->n, y, yd, lanes);
}

static void outputs_q(const trial *z, const quad *x, const quad *s, quad *y)
{
    int n = z->n;
    (void)s;
    z->quad->outputs(z->t, x, x + n, x + 2 * n, x + 3 * n, x + 3 * n + z->l, z->mode, y);
}

static void outputs(const trial *z, const double *x, double *y)
{
    int n = z->n;
    z->k->outputs(z->t, x, x + n, x + 2 * n, x + 3 * n, x + 3 * n + z->l, z->mode, y);
}

static void outputs_b(const trial *z, const double *x, double *xb, double *yb)
{
    int n = z->n, l = 3 * n, r = l + z->l;
    z->k->outputs_b(z->t, x, xb, x + n, xb + n, x + 2 * n, xb + 2 * n, x + l, xb + l, x + r, xb + r,
                    z->mode, z->junk, yb);
}

static void outputs_dv(const trial *z, const double *x, cst_dirs xd, double *y, cst_outs yd,
                       int lanes)
{
    int n = z->n, l = 3 * n, r = l + z->l;
    z->k->outputs_dv(z->t, x, xd, x + n, xd + n, x + 2 * n, xd + 2 * n, x + l, xd + l, x + r,
                     xd + r, z->mode, y, yd, lanes);
}

/* ---- costs ----------------------------------------------------------------------------------- */

static int has_g(const trial *z)
{
    return z->k->costs_count > 0 && z->k->costs[z->cost].g;
}
static int has_w(const trial *z)
{
    return z->k->costs_count > 0 && z->k->costs[z->cost].w;
}

static void scalar_q(const trial *z, quad_scalar *f, const quad *x, quad *y)
{
    int n = z->n;
    y[0] = f(z->t, x, x + n, x + 2 * n, x + 3 * n, x + 3 * n + z->l, z->mode);
}

static void scalar(const trial *z, cst_scalar *f, const double *x, double *y)
{
    int n = z->n;
    y[0] = f(z->t, x, x + n, x + 2 * n, x + 3 * n, x + 3 * n + z->l, z->mode);
}

static void scalar_b(const trial *z, cst_scalar_b *f, const double *x, double *xb, double b)
{
    int n = z->n, l = 3 * n, r = l + z->l;
    f(z->t, x, xb, x + n, xb + n, x + 2 * n, xb + 2 * n, x + l, xb + l, x + r, xb + r, z->mode, b);
}

static void g_q(const trial *z, const quad *x, const quad *s, quad *y)
{
    (void)s;
    scalar_q(z, z->quad->costs[z->cost].g, x, y);
}

static void w_q(const trial *z, const quad *x, const quad *s, quad *y)
{
    (void)s;
    scalar_q(z, z->quad->costs[z->cost].w, x, y);
}

static void g(const trial *z, const double *x, double *y)
{
    scalar(z, z->k->costs[z->cost].g, x, y);
}
static void w(const trial *z, const double *x, double *y)
{
    scalar(z, z->k->costs[z->cost].w, x, y);
}

static void g_b(const trial *z, const double *x, double *xb, double *yb)
{
    scalar_b(z, z->k->costs[z->cost].g_b, x, xb, yb[0]);
}

static void w_b(const trial *z, const double *x, double *xb, double *yb)
{
    scalar_b(z, z->k->costs[z->cost].w_b, x, xb, yb[0]);
}

/* ---- constraints: Phi at (t, q) moved along inner axes --------------------------------------- */

/* Phi itself: x = q. */
static void phi_q(const trial *z, const quad *x, const quad *s, quad *y)
{
    (void)s;
    for (int i = 0; i < z->p; i++)
        z->moved[z->n + i] = z->rho[i];
    z->quad->constraints(z->t, x, z->moved + z->n, y);
}

static void phi(const trial *z, const double *x, double *y)
{
    z->k->constraints(z->t, x, z->rho, y);
}

static void phi_dv(const trial *z, const double *x, cst_dirs xd, double *y, cst_outs yd, int lanes)
{
    z->k->constraints_dv(z->t, x, xd, z->rho, y, yd, lanes);
}

/* _d0: x = (q, qd0, rho), axis 0 is (t, q) + s0 (td0, qd0). */
static void d0_q(const trial *z, const quad *x, const quad *s, quad *y)
{
    for (int i = 0; i < z->n; i++)
        z->moved[i] = x[i] + s[0] * x[z->n + i];
    z->quad->constraints(z->t + s[0] * z->td0, z->moved, x + 2 * z->n, y);
}

/* Adjoints of outputs that the engine weights with zero: phi in _d0 and _r0, phid1 in _d0_d1. */
static double *unweighted(const trial *z)
{
    double *zero = z->junk + 4 * z->m;
    for (int i = 0; i < z->m; i++)
        zero[i] = 0.0;
    return zero;
}

static void d0_b(const trial *z, const double *x, double *xb, double *yb)
{
    int n = z->n;
    z->k->constraints_d0_b(z->t, z->td0, x, xb, x + n, xb + n, x + 2 * n, xb + 2 * n, z->junk,
                           unweighted(z), z->junk + z->m, yb);
}

/* _d0_d1: x = (q, qd1, qd0, qd0d1, rho), (t, q) + s0 (td0, qd0) + s1 (td1, qd1) + s0 s1 (0,
 * qd0d1). */
static void d1_q(const trial *z, const quad *x, const quad *s, quad *y)
{
    int n = z->n;
    for (int i = 0; i < n; i++)
        z->moved[i] = x[i] + s[1] * x[n + i] + s[0] * (x[2 * n + i] + s[1] * x[3 * n + i]);
    z->quad->constraints(z->t + s[0] * z->td0 + s[1] * z->td1, z->moved, x + 4 * n, y);
}

static void d1(const trial *z, const double *x, double *y)
{
    int n = z->n, m = z->m;
    z->k->constraints_d0_d1(z->t, z->td1, z->td0, x, x + n, x + 2 * n, x + 3 * n, x + 4 * n, y,
                            z->junk, y + m, y + 2 * m);
}

/* The output of _d0_d1 that the others leave out: along axis 1 alone. */
static void d1_only(const trial *z, const double *x, double *y)
{
    int n = z->n, m = z->m;
    z->k->constraints_d0_d1(z->t, z->td1, z->td0, x, x + n, x + 2 * n, x + 3 * n, x + 4 * n,
                            z->junk, y, z->junk + m, z->junk + 2 * m);
}

static void d1_b(const trial *z, const double *x, double *xb, double *yb)
{
    int n = z->n, m = z->m;
    double *junk = z->junk;
    z->k->constraints_d0_d1_b(z->t, z->td1, z->td0, x, xb, x + n, xb + n, x + 2 * n, xb + 2 * n,
                              x + 3 * n, xb + 3 * n, x + 4 * n, xb + 4 * n, junk, yb, junk + m,
                              unweighted(z), junk + 2 * m, yb + m, junk + 3 * m, yb + 2 * m);
}

static void d1_dv(const trial *z, const double *x, cst_dirs xd, double *y, cst_outs yd, int lanes)
{
    int n = z->n, m = z->m;
    z->k->constraints_d0_d1_dv(z->t, z->td1, z->td0, x, xd, x + n, xd + n, x + 2 * n, xd + 2 * n,
                               x + 3 * n, xd + 3 * n, x + 4 * n, xd + 4 * n, y, yd, z->junk,
                               (cst_outs)(z->junk + m), y + m, yd + m, y + 2 * m, yd + 2 * m,
                               lanes);
}

/* _d0_d1 by q alone: the same with x = q, the rest as it stands. */
static void d1_by_q_q(const trial *z, const quad *x, const quad *s, quad *y)
{
    for (int i = 0; i < z->n; i++)
        z->moved[i] = x[i] + s[1] * z->v[i] + s[0] * (z->w[i] + s[1] * z->a[i]);
    for (int i = 0; i < z->p; i++)
        z->moved[z->n + i] = z->rho[i];
    z->quad->constraints(z->t + s[0] * z->td0 + s[1] * z->td1, z->moved, z->moved + z->n, y);
}

static void d1_qv(const trial *z, const double *x, cst_dirs xd, double *y, cst_outs yd, int lanes)
{
    int m = z->m;
    z->k->constraints_d0_d1_qv(z->t, z->td1, z->td0, x, xd, z->v, z->w, z->a, z->rho, y, yd,
                               z->junk, (cst_outs)(z->junk + m), y + m, yd + m, y + 2 * m,
                               yd + 2 * m, lanes);
}

/* Phi, Phi_dot, Phi_ddot: x = (q, v, a, rho), the curve q + v s + a s^2/2 at t + s, with s = s0 +
 * s1. */
static void curve_q(const trial *z, const quad *x, const quad *s, quad *y)
{
    quad along = s[0] + s[1];
    for (int i = 0; i < z->n; i++)
        z->moved[i] = x[i] + along * (x[z->n + i] + along * x[2 * z->n + i] / 2);
    z->quad->constraints(z->t + along, z->moved, x + 3 * z->n, y);
}

static void curve(const trial *z, const double *x, double *y)
{
    int n = z->n, m = z->m;
    const double *v = x + n, *a = v + n;
    z->k->constraints_d0_d1(z->t, 1.0, 1.0, x, v, v, a, a + n, y, z->junk, y + m, y + 2 * m);
}

/* _r0: x = q, axis 0 is rho + s0 rhor0. */
static void r0_q(const trial *z, const quad *x, const quad *s, quad *y)
{
    for (int i = 0; i < z->p; i++)
        z->moved[z->n + i] = z->rho[i] + s[0] * z->rhor[i];
    z->quad->constraints(z->t, x, z->moved + z->n, y);
}

static void r0_b(const trial *z, const double *x, double *xb, double *yb)
{
    z->k->constraints_r0_b(z->t, x, xb, z->rho, z->rhor, z->junk, unweighted(z), z->junk + z->m,
                           yb);
}

/* ---- the table ------------------------------------------------------------------------------- */

enum { NONE = 0, ALONG0 = 1, ALONG1 = 2, BOTH = 3 };

const subject subjects[] = {
    /* name, inputs, output, blocks, passive, moded,
       present, value, primal, reverse, vector */
    { "inertia",
      "qar",
      'n',
      1,
      { NONE },
      0,
      0,
      has_inertia,
      inertia_q,
      inertia,
      inertia_b,
      inertia_dv },
    { "forces", "qvr", 'n', 1, { NONE }, 0, 1, has_forces, forces_q, forces, forces_b, forces_dv },
    { "switches",
      "tqvr",
      's',
      1,
      { NONE },
      1,
      1,
      has_switches,
      switches_q,
      switches,
      switches_b,
      switches_dv },
    { "initial",
      "r",
      '2',
      1,
      { NONE },
      0,
      0,
      has_initial,
      initial_q,
      initial,
      initial_b,
      initial_dv },
    { "launch", "qr", 'n', 1, { NONE }, 0, 0, has_launch, launch_q, launch, launch_b, launch_dv },
    { "constraints", "q", 'm', 1, { NONE }, 0, 0, has_constraints, phi_q, phi, 0, phi_dv },
    { "constraints_d0", "qwr", 'm', 1, { ALONG0 }, 0, 0, has_constraints, d0_q, 0, d0_b, 0 },
    { "constraints_d1", "qvwar", 'm', 1, { ALONG1 }, 0, 0, has_constraints, d1_q, d1_only, 0, 0 },
    { "constraints_d0_d1",
      "qvwar",
      'm',
      3,
      { NONE, ALONG0, BOTH },
      0,
      0,
      has_constraints,
      d1_q,
      d1,
      d1_b,
      d1_dv },
    { "constraints_d0_d1_q",
      "q",
      'm',
      3,
      { NONE, ALONG0, BOTH },
      0,
      0,
      has_constraints,
      d1_by_q_q,
      0,
      0,
      d1_qv },
    { "constraints_curve",
      "qvar",
      'm',
      3,
      { NONE, ALONG0, BOTH },
      0,
      0,
      has_constraints,
      curve_q,
      curve,
      0,
      0 },
    { "constraints_r0", "q", 'm', 1, { ALONG0 }, 0, 0, has_constraints, r0_q, 0, r0_b, 0 },
    { "outputs",
      "qvalr",
      'o',
      1,
      { NONE },
      0,
      1,
      has_outputs,
      outputs_q,
      outputs,
      outputs_b,
      outputs_dv },
    { "cost", "qvalr", '1', 1, { NONE }, 0, 1, has_g, g_q, g, g_b, 0 },
    { "final", "qvalr", '1', 1, { NONE }, 0, 1, has_w, w_q, w, w_b, 0 },
};
const int subjects_count = (int)(sizeof subjects / sizeof subjects[0]);

/* The values of an input letter, and how many. */
static const double *group(const trial *z, char letter, int *size)
{
    *size = letter == 't' ? 1 : letter == 'l' ? z->l : letter == 'r' ? z->p : z->n;
    switch (letter) {
    case 't':
        return &z->t;
    case 'q':
        return z->q;
    case 'v':
        return z->v;
    case 'w':
        return z->w;
    case 'a':
        return z->a;
    case 'l':
        return z->lambda;
    default:
        return z->rho;
    }
}

int subject_inputs(const subject *f, const trial *z)
{
    int size, sum = 0;
    for (const char *c = f->in; *c; c++) {
        group(z, *c, &size);
        sum += size;
    }
    return sum;
}

int subject_block(const subject *f, const trial *z)
{
    return f->out == 'n'   ? z->n
           : f->out == 'm' ? z->m
           : f->out == 's' ? z->s
           : f->out == 'o' ? z->model->outputs_count
           : f->out == '2' ? 2 * z->n
                           : 1;
}

void subject_stack(const subject *f, const trial *z, double *x)
{
    int size;
    for (const char *c = f->in; *c; c++) {
        const double *from = group(z, *c, &size);
        for (int i = 0; i < size; i++)
            *x++ = from[i];
    }
}

/* |x[j]|, at least 1; a parameter's own size whatever it is, unless it is 0. */
quad subject_input_size(const subject *f, const trial *z, int j)
{
    for (const char *c = f->in; *c; c++) {
        int size;
        const double *from = group(z, *c, &size);
        if (j < size)
            return *c == 'r' ? (from[j] != 0.0 ? fabs(from[j]) : 1.0) : fmax(1.0, fabs(from[j]));
        j -= size;
    }
    return 1;
}

/* 2^-14 over the length of the direction: truncation and rounding errors of a third derivative are
 * below 1e-18. */
quad subject_step(const subject *f, const trial *z, int axis)
{
    int rho = f->value == r0_q, inputs = axis == 2 ? subject_inputs(f, z) : 0;
    const double *direction = rho ? z->rhor : axis ? z->v : z->w;
    double length = 1.0;
    for (int j = 0; j < inputs; j++)
        length =
            fmax(length, fabs(subject_direction(f, z, j)) / (double)subject_input_size(f, z, j));
    for (int i = 0; axis < 2 && i < (rho ? z->p : z->n); i++)
        length = fmax(length, fabs(direction[i]) / (rho ? fmax(1.0, fabs(z->rho[i])) : 1.0));
    return (quad)0x1p-14 / length;
}
