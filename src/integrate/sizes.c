/* The sizes of a motion (sizes.h). */
#include "integrate/work.h"

#include "base/vectors.h"

#include <math.h>
#include <stdlib.h>

/* Of a size: what is small.  With these two the five-bar takes 152 steps, the vehicle 379, the
 * bricard 564; with an atol of 0.01 rtol 153, 391 and 428.  With LIKE 0.1 the vehicle's velocities
 * at rtol 1e-6 are off by 1.1e-4 of the largest, with these by 6.6e-6; with 0.01 and 0.03 the
 * bricard takes 703 steps: coordinates that are 0 by symmetry are resolved. */
#define SMALL CST_SIZES_SMALL
/* Of the largest of its kind: the least size of a coordinate. */
#define LIKE     CST_SIZES_LIKE
#define NOTHING  CST_SIZES_NOTHING /* where everything is 0: not to divide by 0 */
#define GROWN    4.0               /* times: what is small for an integral is taken again */
#define BEGIN    1e-4 /* of tF: the first time that is tried for how long accelerations last */
#define LONGER   4.0  /* the next one, of the last */
#define SHORTEST 1e-12
#define PUSHED   100.0 /* times the accelerations so far: an event that begins a motion */
#define TURNED_ON                                                                                  \
    1e-6          /* of what an integrand makes over the run: its integral is nothing so far       \
                   */
#define LASTS 0.5 /* of the velocities: what their change may change again */

int cst_sizes_create(cst_sizes *x, int n, int p, int integrals)
{
    size_t N = (size_t)n, I = (size_t)integrals, P = (size_t)p;
    double *memory = x->memory = calloc(9 * N + 4 * I + P, sizeof *memory);
    if (!memory)
        return 0;
    x->n = n;
    x->p = p;
    x->integrals = integrals;
    x->own = cst_take(&memory, 2 * N);
    x->small = cst_take(&memory, 2 * N);
    x->near = cst_take(&memory, 2 * N);
    x->root = cst_take(&memory, N);
    x->rounding = cst_take(&memory, 2 * N);
    x->rho = cst_take(&memory, P);
    x->integral = cst_take(&memory, I);
    x->largest = cst_take(&memory, I);
    x->noise = cst_take(&memory, I);
    x->there = cst_take(&memory, I);
    return 1;
}

void cst_sizes_free(cst_sizes *x)
{
    free(x->memory);
}

void cst_sizes_reset(cst_sizes *x)
{
    cst_clear(x->memory, 9 * x->n + 4 * x->integrals + x->p);
    x->seen[0] = x->seen[1] = x->t = x->pushed = 0.0;
}

/* ---- what is small -------------------------------------------------------------------------- */

/* fmax is a call: it orders zeros */
static inline double larger(double a, double b)
{
    return b > a ? b : a;
}

/* For positions or velocities: a part of each one's size.  Where it has none it is of the size of
 * the largest; coordinates of other units are compared by their energies. */
static void set_small(const cst_sizes *x, const double *size, double *small)
{
    double most = 0.0, energy = 0.0;
    for (int i = 0; i < x->n; i++) {
        most = larger(most, size[i]);
        if (x->root[i] < INFINITY)
            energy = larger(energy, size[i] / x->root[i]);
    }
    for (int i = 0; i < x->n; i++) {
        double like = x->root[i] < INFINITY
                          ? (energy * x->root[i] < most ? energy * x->root[i] : most)
                          : most;
        small[i] = SMALL * larger(size[i], LIKE * like);
    }
}

/* An error in a velocity that lasts for the whole run is one in its position: it need not be
 * smaller than that one may be. */
static void update(cst_sizes *x, const double *size)
{
    int n = x->n;
    if (x->given)
        return;
    set_small(x, size, x->small);
    set_small(x, size + n, x->small + n);
    for (int i = 0; i < n; i++) {
        x->small[i] = larger(x->small[i] + NOTHING, x->rounding[i]);
        x->small[n + i] = larger(larger(x->small[n + i], x->small[i] / x->tf), x->rounding[n + i]);
    }
}

/* out = max(own, |y|): has it grown? */
static int grow(const cst_sizes *x, const double *y, double *out)
{
    int grown = 0;
    for (int i = 0; i < 2 * x->n; i++) {
        double size = fabs(y[i]);
        grown |= size > x->own[i];
        out[i] = size > x->own[i] ? size : x->own[i];
    }
    return grown;
}

void cst_sizes_see(cst_sizes *x, const double *y)
{
    if (grow(x, y, x->own) || x->tried)
        update(x, x->own);
    x->tried = 0;
}

void cst_sizes_try(cst_sizes *x, const double *y)
{
    int grown = !x->given && grow(x, y, x->near);
    if (grown || x->tried)
        update(x, grown ? x->near : x->own);
    x->tried = grown;
}

/* ---- integrals ------------------------------------------------------------------------------ */

void cst_sizes_see_integrals(cst_sizes *x, const double *z, int count)
{
    for (int i = 0; i < count && !x->given; i++) {
        x->largest[i] = fmax(x->largest[i], fabs(z[i]));
        x->integral[i] = SMALL * (x->largest[i] + x->noise[i]) + NOTHING;
    }
}

/* The state at the edge of its tolerance makes of the integrands what no step can tell from 0, such
 * as the square of a coordinate that is 0 but for errors. */
static void take_noise(cst_work *w, double t, const double *y)
{
    cst_sizes *x = &w->run.sizes;
    cst_system *s = &w->system;
    int n = x->n, count = w->targets->integrals;
    unsigned signs = 0x9e3779b9u;
    cst_place at = cst_system_place(s);
    cst_targets_integrands(w, &at, w->targets->before);
    for (int i = 0; i < 2 * n; i++) {
        signs = signs * 1664525u + 1013904223u;
        double off = w->rtol * (fabs(y[i]) + x->small[i]);
        x->near[i] = y[i] + (signs >> 31 ? off : -off);
    }
    if (cst_system_solve(s, t, x->near, x->near + n) < 0)
        return;
    at = cst_system_place(s);
    cst_targets_integrands(w, &at, x->there);
    for (int i = 0; i < count; i++) {
        double change = fabs(x->there[i] - w->targets->before[i]) * x->tf / w->rtol;
        if (change < INFINITY)
            x->noise[i] = fmax(x->noise[i], change);
    }
    x->seen[0] = cst_largest(x->own, n);
    x->seen[1] = cst_largest(x->own + n, n);
}

int cst_sizes_have_grown(const double seen[2], double position, double velocity)
{
    return !(position <= GROWN * seen[0] && velocity <= GROWN * seen[1]);
}

void cst_sizes_refresh(cst_work *w, double t, const double *y)
{
    cst_sizes *x = &w->run.sizes;
    if (x->given || !w->targets->integrals ||
        !cst_sizes_have_grown(x->seen, cst_largest(x->own, x->n), cst_largest(x->own + x->n, x->n)))
        return;
    if (cst_system_solve(&w->system, t, y, y + x->n) >= 0)
        take_noise(w, t, y);
    cst_system_invalidate(&w->system);
}

/* ---- the start ------------------------------------------------------------------------------ */

static void take_masses(cst_work *w)
{
    cst_system *s = &w->system;
    const double *A = cst_system_A(s);
    for (int j = 0; j < s->n; j++) {
        double mass = 0.0;
        for (int k = s->matrices.A.p[j]; k < s->matrices.A.p[j + 1]; k++)
            if (s->matrices.A.i[k] == j)
                mass = A[k];
        w->run.sizes.root[j] = mass > 0.0 ? 1.0 / sqrt(mass) : INFINITY;
    }
}

/* By the energies. */
static double norm(const cst_sizes *x, const double *v)
{
    double sum = 0.0;
    for (int i = 0; i < x->n; i++) {
        double part = x->root[i] < INFINITY ? v[i] / x->root[i] : 0.0;
        sum += part * part;
    }
    return sqrt(sum);
}

/* The system at h, moved there with the accelerations a of the start; 0: not possible. */
static int move(cst_work *w, double h, const double *y, const double *a)
{
    int n = w->run.sizes.n;
    double *near = w->run.sizes.near, *v = near + n;
    for (int i = 0; i < n; i++) {
        near[i] = y[i] + h * (y[n + i] + 0.5 * h * a[i]);
        v[i] = y[n + i] + h * a[i];
    }
    return cst_system_solve(&w->system, w->run.sizes.t + h, near, v) >= 0;
}

/* Do the accelerations last for h, that is: do they change little of what becomes of the
 * velocities? */
static int lasts(cst_work *w, double h, const double *y, const double *a)
{
    cst_sizes *x = &w->run.sizes;
    cst_system *s = &w->system;
    int n = x->n;
    double *near = x->near, *v = near + n;
    if (!move(w, h, y, a))
        return 0;
    for (int i = 0; i < n; i++)
        near[i] = h * (s->a[i] - a[i]);
    double change = norm(x, near);
    for (int i = 0; i < n; i++) {
        near[i] = y[n + i];
        v[i] = h * a[i];
    }
    return change <= LASTS * (norm(x, near) + norm(x, v));
}

/* About how long. */
static double duration(cst_work *w, const double *y, const double *a)
{
    double tf = w->run.sizes.tf, h = BEGIN * tf;
    int long_enough = lasts(w, h, y, a);
    while (long_enough && LONGER * h < tf && lasts(w, LONGER * h, y, a))
        h *= LONGER;
    while (!long_enough && h > SHORTEST * tf) {
        h /= LONGER;
        long_enough = lasts(w, h, y, a);
    }
    return h;
}

/* A change of the parameters, of themselves, and what of it is rounding, several times over. */
#define CHANGE   1e-6
#define ROUNDING 1e-14
enum { CHANGES = 2 };

/* At an equilibrium the accelerations are the rounding errors of forces that cancel.  How large
 * these forces are, parameters that change a little tell: T times that is no velocity. */
static void take_rounding(cst_work *w, double T, const double *y, const double *a)
{
    cst_sizes *x = &w->run.sizes;
    cst_system *s = &w->system;
    int n = x->n;
    unsigned signs = 0x2545f491u;
    for (int k = 0; k < CHANGES; k++) {
        cst_tables_at(&s->tables, x->t, y); /* what rho has of a cell is that of here */
        cst_copy(x->rho, s->rho, s->p);
        for (int i = 0; i < s->p; i++) {
            signs = signs * 1664525u + 1013904223u;
            s->rho[i] = x->rho[i] * (signs >> 31 ? 1.0 + CHANGE : 1.0 - CHANGE);
        }
        cst_system_invalidate(s);
        int solved = cst_system_solve(s, x->t, y, y + n) >= 0;
        cst_copy(s->rho, x->rho, s->p);
        cst_system_new_rho(s); /* cells may have moved on meanwhile */
        for (int i = 0; solved && i < n; i++) {
            double terms = fabs(s->a[i] - a[i]) / CHANGE, v = ROUNDING / w->rtol * terms * T;
            if (v < INFINITY) {
                x->rounding[n + i] = fmax(x->rounding[n + i], v);
                x->rounding[i] = fmax(x->rounding[i], T * v);
            }
        }
    }
}

/* The integrals over that time, by the integrands at its end. */
static void expect_integrals(cst_work *w, double T, const double *y, const double *a)
{
    cst_sizes *x = &w->run.sizes;
    if (!w->targets->integrals || !move(w, T, y, a))
        return;
    cst_place at = cst_system_place(&w->system);
    cst_targets_integrands(w, &at, x->there);
    for (int i = 0; i < w->targets->integrals; i++)
        if (fabs(x->there[i]) < INFINITY)
            x->largest[i] = fmax(x->largest[i], T * fabs(x->there[i]));
}

/* What the motion may become: q by v and a, v by a. */
static int expect(cst_work *w, const double *y)
{
    cst_sizes *x = &w->run.sizes;
    int n = x->n;
    double *a = x->small; /* set later */
    x->tried = 1;
    cst_copy(a, w->system.a, n);
    take_masses(w);
    double T = duration(w, y, a);
    expect_integrals(w, T, y, a);
    take_rounding(w, T, y, a);
    x->pushed = norm(x, a);
    for (int i = 0; i < n; i++) {
        double moved = T * (fabs(y[n + i]) + 0.5 * T * fabs(a[i]));
        x->own[i] = fmax(x->own[i], fmax(fabs(y[i]), moved));
        x->own[n + i] = fmax(x->own[n + i], fmax(fabs(y[n + i]), T * fabs(a[i])));
    }
    int status = cst_system_solve(&w->system, x->t, y, y + n);
    return status < 0 ? cst_state_failed(w, status, x->t) : CST_OK;
}

/* An integrand that an event turns on: its integral has no size yet. */
static void expect_turned_on(cst_work *w)
{
    cst_sizes *x = &w->run.sizes;
    cst_place at = cst_system_place(&w->system);
    cst_targets_integrands(w, &at, w->targets->now);
    for (int i = 0; i < w->targets->integrals; i++) {
        double expected = fabs(w->targets->now[i]) * x->tf;
        if (expected < INFINITY && x->largest[i] < TURNED_ON * expected)
            x->largest[i] = expected;
    }
    cst_sizes_see_integrals(x, x->largest, w->targets->integrals);
}

int cst_sizes_after_event(cst_work *w, double t, const double *y)
{
    cst_sizes *x = &w->run.sizes;
    if (x->given)
        return CST_OK;
    int status = cst_system_solve(&w->system, t, y, y + x->n);
    if (status < 0)
        return cst_state_failed(w, status, t);
    if (w->targets->integrals)
        expect_turned_on(w);
    if (norm(x, w->system.a) <= PUSHED * x->pushed)
        return CST_OK;
    x->t = t;
    TRY(expect(w, y));
    cst_sizes_see(x, y);
    return CST_OK;
}

static void set_given(cst_work *w)
{
    cst_sizes *x = &w->run.sizes;
    for (int i = 0; i < 2 * x->n; i++)
        x->small[i] = x->ratio;
    for (int i = 0; i < w->targets->integrals; i++)
        x->integral[i] = x->ratio * fmax(1.0, x->largest[i]);
}

int cst_sizes_begin(cst_work *w, const double *y)
{
    cst_sizes *x = &w->run.sizes;
    const cst_options *o = &w->p->options;
    int count = w->targets->integrals;
    x->given = o->atol > 0.0;
    x->ratio = o->atol / o->rtol;
    x->tf = cst_tf(w);
    for (int i = 0; i < count; i++)
        x->largest[i] = fabs(w->targets->now[i]) * x->tf;
    if (x->given)
        return set_given(w), CST_OK;
    TRY(expect(w, y));
    cst_sizes_see(x, y);
    if (!count)
        return CST_OK;
    take_noise(w, 0.0, y);
    cst_sizes_see_integrals(x, x->largest, count);
    int status = cst_system_solve(&w->system, 0.0, y, y + x->n);
    return status < 0 ? cst_state_failed(w, status, 0.0) : CST_OK;
}
