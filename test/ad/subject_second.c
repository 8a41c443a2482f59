/* The second derivatives of kernels: y = (F(x), F_x(x) d) for a direction d, whose transposed
 * Jacobian is the generated reverse over tangent. */
#include "subject.h"

#include <math.h>

enum { ALONG = 4, DOT = 1, DDOT = 3 }; /* axes: the direction d, and the two of the constraints */

#define PRESENT(kernel)                                                                            \
    static int has_##kernel(const trial *z)                                                        \
    {                                                                                              \
        return z->k->kernel##_e0_b != 0;                                                           \
    }
PRESENT(inertia)
PRESENT(forces)
PRESENT(switches)
PRESENT(initial)
PRESENT(launch)
PRESENT(outputs)
static int has_constraints(const trial *z)
{
    return z->k->constraints != 0;
}
static int has_g(const trial *z)
{
    return z->k->costs_count > 0 && z->k->costs[z->cost].g;
}
static int has_w(const trial *z)
{
    return z->k->costs_count > 0 && z->k->costs[z->cost].w;
}

/* d of an input, from the point's other vectors. */
static double direction(const trial *z, char letter, int i)
{
    switch (letter) {
    case 't':
        return z->td0 - z->td1;
    case 'q':
        return 0.2 * z->a[i];
    case 'v':
        return z->w[z->n - 1 - i];
    case 'w':
        return 0.3 * z->a[z->n - 1 - i];
    case 'a':
        return z->v[z->n - 1 - i];
    case 'l':
        return z->lambda[z->l - 1 - i] + 1.0;
    default:
        return z->rhor[i];
    }
}

static int size_of(const trial *z, char letter)
{
    return letter == 't' ? 1 : letter == 'l' ? z->l : letter == 'r' ? z->p : z->n;
}

int subject_is_second(const subject *f)
{
    return f->axes[f->blocks - 1] & ALONG || f->axes[0] & ALONG;
}

double subject_direction(const subject *f, const trial *z, int j)
{
    for (const char *c = f->in; *c; c++) {
        int size = size_of(z, *c);
        if (j < size)
            return direction(z, *c, j);
        j -= size;
    }
    return 0.0;
}

/* x + s d */
static const quad *moved(const trial *z, const char *in, const quad *x, quad s)
{
    quad *to = z->moved;
    for (const char *c = in; *c; c++)
        for (int i = 0; i < size_of(z, *c); i++)
            *to++ = *x++ + s * direction(z, *c, i);
    return z->moved;
}

/* The direction as the generated code takes it, in letters' order. */
static const double *directions(const trial *z, const char *in)
{
    double *to = z->direction;
    for (const char *c = in; *c; c++)
        for (int i = 0; i < size_of(z, *c); i++)
            *to++ = direction(z, *c, i);
    return z->direction;
}

static void inertia_q(const trial *z, const quad *x, const quad *s, quad *y)
{
    x = moved(z, "qar", x, s[2]);
    z->quad->inertia(x, x + z->n, x + 2 * z->n, y);
}

static void inertia_b(const trial *z, const double *x, double *xb, double *yb)
{
    int n = z->n;
    const double *d = directions(z, "qar");
    z->k->inertia_e0_b(x, xb, d, x + n, xb + n, d + n, x + 2 * n, xb + 2 * n, d + 2 * n, z->junk,
                       yb, z->junk + n, yb + n);
}

static void forces_q(const trial *z, const quad *x, const quad *s, quad *y)
{
    x = moved(z, "tqvr", x, s[2]);
    z->quad->forces(x[0], x + 1, x + 1 + z->n, x + 1 + 2 * z->n, z->mode, y);
}

static void forces_b(const trial *z, const double *x, double *xb, double *yb)
{
    int n = z->n, v = 1 + n, r = 1 + 2 * n;
    const double *d = directions(z, "tqvr");
    z->k->forces_e0_b(x[0], xb, d[0], x + 1, xb + 1, d + 1, x + v, xb + v, d + v, x + r, xb + r,
                      d + r, z->mode, z->junk, yb, z->junk + n, yb + n);
}

static void switches_q(const trial *z, const quad *x, const quad *s, quad *y)
{
    x = moved(z, "tqvr", x, s[2]);
    z->quad->switches(x[0], x + 1, x + 1 + z->n, x + 1 + 2 * z->n, z->mode, y);
}

static void switches_b(const trial *z, const double *x, double *xb, double *yb)
{
    int n = z->n, v = 1 + n, r = 1 + 2 * n;
    const double *d = directions(z, "tqvr");
    z->k->switches_e0_b(x[0], xb, d[0], x + 1, xb + 1, d + 1, x + v, xb + v, d + v, x + r, xb + r,
                        d + r, z->mode, z->junk, yb, z->junk + z->s, yb + z->s);
}

static void initial_q(const trial *z, const quad *x, const quad *s, quad *y)
{
    z->quad->initial(moved(z, "r", x, s[2]), y, y + z->n);
}

static void initial_b(const trial *z, const double *x, double *xb, double *yb)
{
    int n = z->n;
    double *junk = z->junk;
    z->k->initial_e0_b(x, xb, directions(z, "r"), junk, yb, junk + n, yb + 2 * n, junk + 2 * n,
                       yb + n, junk + 3 * n, yb + 3 * n);
}

static void launch_q(const trial *z, const quad *x, const quad *s, quad *y)
{
    x = moved(z, "qr", x, s[2]);
    z->quad->launch(x, x + z->n, y);
}

static void launch_b(const trial *z, const double *x, double *xb, double *yb)
{
    int n = z->n;
    const double *d = directions(z, "qr");
    z->k->launch_e0_b(x, xb, d, x + n, xb + n, d + n, z->junk, yb, z->junk + n, yb + n);
}

#define STATE "tqvalr"

static void outputs_q(const trial *z, const quad *x, const quad *s, quad *y)
{
    int n = z->n;
    x = moved(z, STATE, x, s[2]) + 1;
    z->quad->outputs(x[-1], x, x + n, x + 2 * n, x + 3 * n, x + 3 * n + z->l, z->mode, y);
}

static void outputs_b(const trial *z, const double *x, double *xb, double *yb)
{
    int v = 1 + z->n, a = v + z->n, l = a + z->n, r = l + z->l, count = z->model->outputs_count;
    const double *d = directions(z, STATE);
    z->k->outputs_e0_b(x[0], xb, d[0], x + 1, xb + 1, d + 1, x + v, xb + v, d + v, x + a, xb + a,
                       d + a, x + l, xb + l, d + l, x + r, xb + r, d + r, z->mode, z->junk, yb,
                       z->junk + count, yb + count);
}

static void scalar_q(const trial *z, quad_scalar *f, const quad *x, quad s, quad *y)
{
    int n = z->n;
    x = moved(z, STATE, x, s) + 1;
    y[0] = f(x[-1], x, x + n, x + 2 * n, x + 3 * n, x + 3 * n + z->l, z->mode);
}

static void scalar_b(const trial *z, cst_scalar_e0_b *f, const double *x, double *xb, double *yb)
{
    int v = 1 + z->n, a = v + z->n, l = a + z->n, r = l + z->l;
    const double *d = directions(z, STATE);
    f(x[0], xb, d[0], x + 1, xb + 1, d + 1, x + v, xb + v, d + v, x + a, xb + a, d + a, x + l,
      xb + l, d + l, x + r, xb + r, d + r, z->mode, z->junk, yb, yb[1]);
}

static void g_q(const trial *z, const quad *x, const quad *s, quad *y)
{
    scalar_q(z, z->quad->costs[z->cost].g, x, s[2], y);
}
static void w_q(const trial *z, const quad *x, const quad *s, quad *y)
{
    scalar_q(z, z->quad->costs[z->cost].w, x, s[2], y);
}

static void g_b(const trial *z, const double *x, double *xb, double *yb)
{
    scalar_b(z, z->k->costs[z->cost].g_e0_b, x, xb, yb);
}

static void w_b(const trial *z, const double *x, double *xb, double *yb)
{
    scalar_b(z, z->k->costs[z->cost].w_e0_b, x, xb, yb);
}

/* x = (t, q, qd1, qd0, qd0d1, rho): Phi at (t, q) + s0 (td0, qd0) + s1 (td1, qd1) + s0 s1 (0,
 * qd0d1), all moved along d. */
static void constraints_q(const trial *z, const quad *x, const quad *s, quad *y)
{
    int n = z->n;
    const quad *at = moved(z, "tqvwar", x, s[2]);
    quad t = at[0] + s[0] * z->td0 + s[1] * z->td1, *q = z->moved + 1;
    for (int i = 0; i < n; i++)
        q[i] += s[1] * q[n + i] + s[0] * (q[2 * n + i] + s[1] * q[3 * n + i]);
    z->quad->constraints(t, q, q + 4 * n, y);
}

/* The outputs that the engine gives weight: Phi, Phi_dot and Phi_ddot along d, and Phi_ddot itself.
 */
static void constraints_b(const trial *z, const double *x, double *xb, double *yb)
{
    int n = z->n, m = z->m, q = 1, d1 = q + n, d0 = d1 + n, a = d0 + n, r = a + n;
    const double *d = directions(z, "tqvwar");
    double *j = z->junk, *none[4];
    for (int k = 0; k < 4; k++) {
        none[k] = j + k * m;
        for (int i = 0; i < m; i++)
            none[k][i] = 0.0;
    }
    j += 4 * m;
    z->k->constraints_d0_d1_e1_b(x[0], xb, d[0], z->td1, z->td0, x + q, xb + q, d + q, x + d1,
                                 xb + d1, d + d1, x + d0, xb + d0, d + d0, x + a, xb + a, d + a,
                                 x + r, xb + r, d + r, j, none[0], j + m, yb, j + 2 * m, none[1],
                                 j + 3 * m, none[2], j + 4 * m, none[3], j, yb + m, j + m,
                                 yb + 3 * m, j + 2 * m, yb + 2 * m);
}

const subject second_subjects[] = {
    { "inertia_e0", "qar", 'n', 2, { 0, ALONG }, 0, 0, has_inertia, inertia_q, 0, inertia_b, 0 },
    { "forces_e0", "tqvr", 'n', 2, { 0, ALONG }, 0, 1, has_forces, forces_q, 0, forces_b, 0 },
    { "switches_e0",
      "tqvr",
      's',
      2,
      { 0, ALONG },
      0,
      1,
      has_switches,
      switches_q,
      0,
      switches_b,
      0 },
    { "initial_e0", "r", '2', 2, { 0, ALONG }, 0, 0, has_initial, initial_q, 0, initial_b, 0 },
    { "launch_e0", "qr", 'n', 2, { 0, ALONG }, 0, 0, has_launch, launch_q, 0, launch_b, 0 },
    { "constraints_e1",
      "tqvwar",
      'm',
      4,
      { ALONG, DOT | ALONG, DDOT | ALONG, DDOT },
      0,
      0,
      has_constraints,
      constraints_q,
      0,
      constraints_b,
      0 },
    { "outputs_e0", STATE, 'o', 2, { 0, ALONG }, 0, 1, has_outputs, outputs_q, 0, outputs_b, 0 },
    { "cost_e0", STATE, '1', 2, { 0, ALONG }, 0, 1, has_g, g_q, 0, g_b, 0 },
    { "final_e0", STATE, '1', 2, { 0, ALONG }, 0, 1, has_w, w_q, 0, w_b, 0 },
};
const int second_subjects_count = (int)(sizeof second_subjects / sizeof second_subjects[0]);
