#include "dynamics/contacts/impact.h"

#include "base/vectors.h"

#include <stdlib.h>

/* of its largest pivot: parts whose rows depend on each other */
#define DEPENDENT 1e-11

int cst_impact_space_create(cst_impacts_space *x, const cst_system *s)
{
    size_t n = (size_t)s->n, m = (size_t)s->m;
    if (!cst_contacts_any(&s->contacts))
        return 1;
    double *memory = x->memory = calloc(
        (CST_PARTS + 1) * (n + m) + 2 * CST_PARTS + 2 * m + n + 2 * n * CST_LANES, sizeof *memory);
    if (!memory)
        return 0;
    x->X = cst_take(&memory, CST_PARTS * (n + m));
    x->b = cst_take(&memory, n + m);
    x->S = cst_take(&memory, CST_PARTS);
    x->T = cst_take(&memory, CST_PARTS);
    x->weight = cst_take(&memory, m);
    x->along = cst_take(&memory, n);
    x->row_t = cst_take(&memory, m);
    x->lanes = cst_take(&memory, 2 * n * CST_LANES);
    return 1;
}

void cst_impact_space_free(cst_impacts_space *x)
{
    free(x->memory);
}

int cst_impact_create(cst_impact *x, const cst_system *s)
{
    size_t n = (size_t)s->n;
    double *memory = calloc(3 * n + (size_t)s->m, sizeof *memory);
    if (!memory)
        return 0;
    x->q = cst_take(&memory, n);
    x->v = cst_take(&memory, n);
    x->dv = cst_take(&memory, n);
    x->impulse = memory;
    return 1;
}

void cst_impact_free(cst_impact *x)
{
    free(x->q);
    x->q = NULL;
}

/* ---- rows ----------------------------------------------------------------------------------- */

static const cst_contact_row *row_of(const cst_system *s, const cst_impact_part *p)
{
    const cst_contacts *x = &s->contacts;
    int first = p->kind == CST_PART_NORMAL  ? 0
                : p->kind == CST_PART_LATCH ? x->count + x->frictions
                                            : x->count;
    return &x->row[first + p->index];
}

/* Phi_q of a part's row times v. */
static double times(const cst_system *s, const cst_impact_part *p, const double *v)
{
    const cst_contacts *x = &s->contacts;
    const cst_contact_row *r = row_of(s, p);
    double sum = 0.0;
    for (int e = r->start; e < r->end; e++)
        sum += x->entries.value[e] * v[x->entries.col[e]];
    return sum;
}

static void add_row(const cst_system *s, const cst_impact_part *p, double factor, double *b)
{
    const cst_contacts *x = &s->contacts;
    const cst_contact_row *r = row_of(s, p);
    for (int e = r->start; e < r->end; e++)
        b[x->entries.col[e]] += factor * x->entries.value[e];
}

static double restitution(const cst_system *s, const cst_impact_part *p)
{
    return p->kind == CST_PART_NORMAL && p->parameter >= 0 ? s->rho[p->parameter] : 0.0;
}

static double *solved(const cst_system *s, const cst_impacts_space *m, int i)
{
    return m->X + (size_t)i * (size_t)(s->n + s->m);
}

int cst_impact_begin(cst_system *s, cst_impacts_space *m, const cst_impact *x)
{
    int size = s->n + s->m;
    s->contacts.alone = 1;
    s->contacts.closing = 0;
    for (int i = 0; i < x->count; i++)
        if (x->part[i].kind == CST_PART_LATCH)
            s->contacts.closing = 1 + x->part[i].index;
    cst_system_invalidate(s);
    int status = cst_system_solve(s, x->t, x->q, x->v);
    for (int i = 0; i < x->count && status >= 0; i++) {
        cst_clear(solved(s, m, i), size);
        add_row(s, &x->part[i], 1.0, solved(s, m, i));
        if (!cst_solver_solve(&s->solver, solved(s, m, i), 1, 0))
            status = CST_ESINGULAR;
    }
    for (int i = 0; i < x->count && status >= 0; i++)
        for (int j = 0; j < x->count; j++)
            m->G[i][j] = times(s, &x->part[i], solved(s, m, j));
    return status;
}

void cst_impact_end(cst_system *s)
{
    s->contacts.alone = 0;
    cst_system_invalidate(s);
}

double cst_impact_rate(const cst_system *s, const cst_impact *x, int i, const double *v)
{
    const cst_impact_part *p = &x->part[i];
    return s->contacts.phi_dot[p->row] + times(s, p, v) - times(s, p, x->v);
}

/* ---- small dense systems -------------------------------------------------------------------- */

/* A x = b in place by Gaussian elimination with row pivots: 0 where A is singular. */
static int solve_dense(double A[CST_PARTS][CST_PARTS], double *b, int n)
{
    double scale[CST_PARTS];
    for (int i = 0; i < n; i++)
        scale[i] = cst_largest(A[i], n);
    for (int k = 0; k < n; k++) {
        int best = k;
        for (int i = k + 1; i < n; i++)
            if (fabs(A[i][k]) * scale[best] > fabs(A[best][k]) * scale[i])
                best = i;
        if (!(fabs(A[best][k]) > DEPENDENT * scale[best]))
            return 0;
        for (int j = 0; j < n; j++) {
            double swap = A[k][j];
            A[k][j] = A[best][j];
            A[best][j] = swap;
        }
        double swap = b[k], size = scale[k];
        b[k] = b[best], b[best] = swap;
        scale[k] = scale[best], scale[best] = size;
        for (int i = k + 1; i < n; i++) {
            double factor = A[i][k] / A[k][k];
            for (int j = k; j < n; j++)
                A[i][j] -= factor * A[k][j];
            b[i] -= factor * b[k];
        }
    }
    for (int k = n - 1; k >= 0; k--) {
        for (int j = k + 1; j < n; j++)
            b[k] -= A[k][j] * b[j];
        b[k] /= A[k][k];
    }
    return 1;
}

/* Row i of the equations for the impulses of all parts; those that take no part are 0. */
static void set_row(const cst_system *s, const cst_impacts_space *m, const cst_impact *x, int i,
                    int takes_part, double *row)
{
    const cst_impact_part *p = &x->part[i];
    cst_clear(row, x->count);
    if (takes_part && p->kind != CST_PART_SLIDE) {
        cst_copy(row, m->G[i], x->count);
        return;
    }
    row[i] = 1.0;
    if (takes_part)
        row[p->partner] = p->along * s->rho[p->parameter];
}

/* With the directions of the slides as they are. */
static int solve_along(cst_system *s, cst_impacts_space *m, cst_impact *x, const int *takes)
{
    double A[CST_PARTS][CST_PARTS], b[CST_PARTS];
    int n = s->n, size = n + s->m;
    for (int i = 0; i < x->count; i++) {
        const cst_impact_part *p = &x->part[i];
        int on = !takes || takes[i];
        set_row(s, m, x, i, on, A[i]);
        b[i] = on && p->kind != CST_PART_SLIDE
                   ? (1.0 + restitution(s, p)) * s->contacts.phi_dot[p->row]
                   : 0.0;
    }
    if (!solve_dense(A, b, x->count))
        return 0;
    cst_clear(m->b, size);
    for (int i = 0; i < x->count; i++)
        cst_add_times(m->b, -b[i], solved(s, m, i), size);
    cst_copy(x->dv, m->b, n);
    cst_copy(x->impulse, m->b + n, s->m);
    for (int i = 0; i < s->m; i++)
        if (s->contacts.kind[i] == CST_ROW_OPEN)
            x->impulse[i] = 0.0;
    for (int i = 0; i < x->count; i++) {
        x->impulse[x->part[i].row] = b[i];
        x->before[i] = s->contacts.phi_dot[x->part[i].row];
        x->after[i] = x->before[i] + times(s, &x->part[i], x->dv);
    }
    return 1;
}

/* ---- slides in space ------------------------------------------------------------------------- */

#define AROUND 24    /* directions in which the slip behind the impact is looked for      */
#define TURNED 1e-15 /* of a half turn: the direction is found                            */
enum { ROUNDS = 40 };

static int slides_in_space(const cst_impact *x, int i, const int *takes)
{
    return x->part[i].kind == CST_PART_SLIDE && x->part[i].mate > i && (!takes || takes[i]);
}

/* How far the slip behind the impact is from the direction `angle` of part i: its part across of
 * it; *ahead: along it. */
static int across(cst_system *s, cst_impacts_space *m, cst_impact *x, const int *takes, int i,
                  double angle, double *out, double *ahead)
{
    int j = x->part[i].mate;
    double c = x->part[i].along = cos(angle), d = x->part[j].along = sin(angle);
    if (!solve_along(s, m, x, takes))
        return 0;
    *out = x->after[j] * c - x->after[i] * d;
    *ahead = x->after[i] * c + x->after[j] * d;
    return 1;
}

/* The angle between lo and hi, where `across` changes its sign. */
static int turn_between(cst_system *s, cst_impacts_space *m, cst_impact *x, const int *takes, int i,
                        double lo, double f_lo, double hi)
{
    double f, ahead;
    while (hi - lo > TURNED * acos(-1.0) * fmax(1.0, fabs(hi))) {
        double middle = 0.5 * (lo + hi);
        if (middle <= lo || middle >= hi)
            break;
        if (!across(s, m, x, takes, i, middle, &f, &ahead))
            return 0;
        if ((f > 0.0) == (f_lo > 0.0))
            lo = middle;
        else
            hi = middle;
    }
    return across(s, m, x, takes, i, 0.5 * (lo + hi), &f, &ahead) && ahead > 0.0;
}

/* The direction of a slide in space, with the others as they are; 0: it has none. */
static int turn_slide(cst_system *s, cst_impacts_space *m, cst_impact *x, const int *takes, int i)
{
    double first = atan2(x->part[x->part[i].mate].along, x->part[i].along), pi = acos(-1.0);
    double step = 2.0 * pi / AROUND, f, f_next, ahead, next;
    for (int k = 0; k < AROUND; k++) { /* from the one that it had on, to both sides */
        double at = first + (k % 2 ? -1.0 : 1.0) * ((k + 1) / 2) * step - 0.5 * step;
        if (!across(s, m, x, takes, i, at, &f, &ahead) ||
            !across(s, m, x, takes, i, at + step, &f_next, &next))
            return 0;
        if ((f > 0.0) != (f_next > 0.0) && (ahead > 0.0 || next > 0.0) &&
            turn_between(s, m, x, takes, i, at, f, at + step))
            return 1;
    }
    return 0;
}

int cst_impact_solve(cst_system *s, cst_impacts_space *m, cst_impact *x, const int *takes)
{
    int slides = 0, settled = 0;
    for (int i = 0; i < x->count; i++)
        slides += slides_in_space(x, i, takes);
    for (int round = 0; slides && round < ROUNDS && !settled; round++) {
        settled = 1;
        for (int i = 0; i < x->count; i++) {
            double before[2];
            if (!slides_in_space(x, i, takes))
                continue;
            cst_impact_part *p = &x->part[i], *q = &x->part[p->mate];
            before[0] = p->along;
            before[1] = q->along;
            if (!turn_slide(s, m, x, takes, i))
                return 0;
            settled &= hypot(p->along - before[0], q->along - before[1]) < 1e-14 || slides == 1;
        }
    }
    if (!solve_along(s, m, x, takes))
        return 0;
    for (int i = 0; i < x->count; i++)
        if (slides_in_space(x, i, takes))
            x->part[i].spread = x->part[x->part[i].mate].spread =
                1.0 / hypot(x->after[i], x->after[x->part[i].mate]);
    return settled || !slides;
}

/* Of a slide in space: mu Lambda_n d sigma_i / d w_k. */
static double turning(const cst_system *s, const cst_impact *x, int i, int k)
{
    const cst_impact_part *p = &x->part[i];
    if (p->kind != CST_PART_SLIDE || p->mate < 0 || (k != i && k != p->mate))
        return 0.0;
    return s->rho[p->parameter] * x->impulse[x->part[p->partner].row] * p->spread *
           ((i == k) - p->along * x->part[k].along);
}

double cst_impact_loss(cst_system *s, const cst_impact *x)
{
    double sum = 0.0;
    (void)s;
    for (int i = 0; i < x->count; i++)
        sum += 0.5 * x->impulse[x->part[i].row] * (x->before[i] + x->after[i]);
    return sum;
}

/* ---- adjoint -------------------------------------------------------------------------------- */

/* zeta = (z, W) into m->b and m->S: W of rows of contacts is 0. */
static int solve_adjoint(cst_system *s, cst_impacts_space *m, const cst_impact *x,
                         const double *weight, const double *mu)
{
    double A[CST_PARTS][CST_PARTS], b[CST_PARTS];
    int n = s->n, size = n + s->m, count = x->count;
    cst_copy(m->b, mu, n);
    cst_clear(m->b + n, s->m);
    cst_solver_solve(&s->solver, m->b, 1, 1);
    for (int j = 0; j < count; j++) {
        for (int i = 0; i < count; i++) {
            const cst_impact_part *p = &x->part[i];
            A[j][i] = p->kind != CST_PART_SLIDE ? m->G[j][i]
                      : i == j                  ? -1.0
                      : j == p->partner         ? -p->along * s->rho[p->parameter]
                                                : 0.0;
            for (int k = 0; k < count; k++)
                A[j][i] += m->G[j][k] * turning(s, x, i, k);
        }
        b[j] = times(s, &x->part[j], m->b) - (weight ? weight[j] : 0.0);
    }
    if (!solve_dense(A, b, count))
        return 0;
    for (int i = 0; i < count; i++) {
        m->S[i] = b[i];
        m->T[i] = x->part[i].kind != CST_PART_SLIDE ? b[i] : 0.0;
        for (int k = 0; k < count; k++)
            m->T[i] += turning(s, x, k, i) * b[k];
        cst_add_times(m->b, -m->T[i], solved(s, m, i), size);
    }
    for (int i = 0; i < s->m; i++)
        if (s->contacts.kind[i] == CST_ROW_OPEN)
            m->b[n + i] = 0.0;
    return 1;
}

/* The part of E'zeta that is weight'(Phi_q d + dt Phi_t): from mu and gradient; by t. */
static double subtract_rows(cst_system *s, cst_impacts_space *m, const cst_impact *x, double dt,
                            const double *d, const double *weight, double *mu, double *gradient)
{
    const double *none = s->contacts.scratch.zero;
    double by_t = 0.0;
    if (s->contacts.timed) {
        s->kernels->constraints_d0_d1(x->t, 1.0, dt, x->q, none, d, none, s->rho, s->args.scratch_m,
                                      s->args.phid1, s->args.unused, m->row_t);
        for (int i = 0; i < s->m; i++)
            by_t -= weight[i] * m->row_t[i];
    }
    cst_system_reaction_b(s, dt, d, weight);
    cst_add_times(mu, -1.0, s->args.qb, s->n);
    cst_add_times(gradient, -1.0, s->args.rhob, s->p);
    return by_t;
}

/* The velocities that the row of a part is taken along, and its factor of Phi_t. */
static double along_part(const cst_system *s, const cst_impact *x, int i, double *along)
{
    double factor = x->part[i].kind == CST_PART_NORMAL ? 1.0 + restitution(s, &x->part[i]) : 1.0;
    for (int d = 0; d < s->n; d++)
        along[d] = factor * x->v[d] + x->dv[d];
    return factor;
}

double cst_impact_adjoint(cst_system *s, cst_impacts_space *m, const cst_impact *x,
                          const double *weight, double *mu, double *gradient)
{
    int n = s->n;
    if (!solve_adjoint(s, m, x, weight, mu + n))
        return NAN;
    const double *z = m->b, *W = m->b + n;
    cst_copy(s->args.fb, z, n);
    s->kernels->inertia_b(x->q, s->args.qb, x->dv, s->args.ab, s->rho, s->args.rhob, s->args.f,
                          s->args.fb);
    cst_add_times(mu, -1.0, s->args.qb, n);
    cst_add_times(gradient, -1.0, s->args.rhob, s->p);
    double by_t = subtract_rows(s, m, x, 0.0, z, x->impulse, mu, gradient);
    by_t += subtract_rows(s, m, x, 0.0, x->dv, W, mu, gradient);
    for (int i = 0; i < x->count; i++) {
        const cst_impact_part *p = &x->part[i];
        if (p->kind == CST_PART_SLIDE) {
            gradient[p->parameter] -= m->S[i] * p->along * x->impulse[x->part[p->partner].row];
            if (p->mate < 0)
                continue;
        }
        double factor = along_part(s, x, i, m->along);
        cst_clear(m->weight, s->m);
        m->weight[p->row] = m->T[i];
        by_t += subtract_rows(s, m, x, factor, m->along, m->weight, mu, gradient);
        if (p->kind == CST_PART_NORMAL && p->parameter >= 0)
            gradient[p->parameter] -= m->S[i] * x->before[i];
        add_row(s, p, -factor * m->T[i], mu + n);
    }
    return by_t;
}

/* ---- tangent -------------------------------------------------------------------------------- */

/* Row i of Phi_q d + dt Phi_t along (dq, dd, time, drho): lanes into s->lanes.out1. */
static void rows_along(cst_system *s, cst_impacts_space *m, const cst_impact *x, double dt,
                       const double *d, cst_dirs dd, cst_dirs dq, const double *time, cst_dirs drho,
                       int count)
{
    const double *none = s->contacts.scratch.zero;
    cst_dirs zeros = (cst_dirs)s->lanes.zeros;
    s->kernels->constraints_d0_d1_dv(x->t, 0.0, dt, x->q, dq, none, zeros, d, dd, none, zeros,
                                     s->rho, drho, s->args.scratch_m, s->lanes.out0, s->args.phid1,
                                     s->lanes.out3, s->args.f, s->lanes.out1, s->args.fb,
                                     s->lanes.out2, CST_LANES);
    if (!s->contacts.timed)
        return;
    s->kernels->constraints_d0_d1(x->t, 1.0, dt, x->q, none, d, none, s->rho, s->args.scratch_m,
                                  s->args.phid1, s->args.unused, m->row_t);
    for (int i = 0; i < s->m; i++)
        for (int l = 0; l < count; l++)
            s->lanes.out1[i][l] += m->row_t[i] * time[l];
}

/* E along the direction, but for the rows of parts, into s->rhs. */
static void motion_along(cst_system *s, cst_impacts_space *m, const cst_impact *x, cst_dirs dq,
                         const double *time, cst_dirs drho, int count)
{
    int n = s->n, size = n + s->m;
    const double *none = s->contacts.scratch.zero;
    rows_along(s, m, x, 0.0, x->dv, (cst_dirs)s->lanes.zeros, dq, time, drho, count);
    for (int l = 0; l < count; l++)
        for (int i = 0; i < s->m; i++)
            s->rhs[l * size + n + i] =
                s->contacts.kind[i] == CST_ROW_OPEN ? 0.0 : s->lanes.out1[i][l];
    s->kernels->inertia_dv(x->q, dq, x->dv, (cst_dirs)s->lanes.zeros, s->rho, drho, s->args.f,
                           s->lanes.out0, CST_LANES);
    for (int l = 0; l < count; l++) {
        for (int i = 0; i < n; i++)
            s->rhs[l * size + i] = s->lanes.out0[i][l];
        cst_system_reaction_tangent(s, x->impulse, dq, drho, l, s->rhs + l * size);
    }
    if (!s->contacts.timed)
        return;
    cst_clear(s->args.phib, s->m);
    cst_clear(s->args.phid0b, s->m);
    cst_clear(s->args.unused, s->m);
    cst_copy(s->args.phid1b, x->impulse, s->m);
    s->kernels->constraints_d0_d1_b(x->t, 1.0, 0.0, x->q, s->args.qb, none, s->args.vb, none,
                                    s->args.ab, none, s->args.bb, s->rho, s->args.rhob,
                                    s->args.scratch_m, s->args.phib, s->args.phid1, s->args.unused,
                                    s->args.f, s->args.phid0b, s->args.fb, s->args.phid1b);
    for (int l = 0; l < count; l++)
        cst_add_times(s->rhs + l * size, time[l], s->args.ab, n);
}

/* The rate of the row of part i along the direction, with restitution where it is a contact: [l].
 */
static void part_along(cst_system *s, cst_impacts_space *m, const cst_impact *x, int i, cst_dirs dq,
                       cst_dirs dv, const double *time, cst_dirs drho, int count, double *out)
{
    const cst_impact_part *p = &x->part[i];
    cst_outs dd = (cst_outs)m->lanes;
    double factor = along_part(s, x, i, m->along);
    for (int d = 0; d < s->n; d++)
        for (int l = 0; l < CST_LANES; l++)
            dd[d][l] = factor * dv[d][l];
    rows_along(s, m, x, factor, m->along, (cst_dirs)dd, dq, time, drho, count);
    for (int l = 0; l < count; l++) {
        out[l] = s->lanes.out1[p->row][l];
        if (p->kind == CST_PART_NORMAL && p->parameter >= 0)
            out[l] += drho[p->parameter][l] * x->before[i];
    }
}

/* Row i for the tangents of the impulses, in lane l; `free_motion`: dv without them. */
static double tangent_row(cst_system *s, cst_impacts_space *m, const cst_impact *x, int i, int l,
                          const double *free_motion, const double (*part)[CST_LANES], cst_dirs drho,
                          double *row)
{
    const cst_impact_part *p = &x->part[i];
    set_row(s, m, x, i, 1, row);
    if (p->kind != CST_PART_SLIDE)
        return times(s, p, free_motion) + part[i][l];
    double b = -p->along * drho[p->parameter][l] * x->impulse[x->part[p->partner].row];
    for (int k = 0; k < x->count; k++) {
        double by = turning(s, x, i, k);
        if (by == 0.0)
            continue;
        for (int j = 0; j < x->count; j++)
            row[j] -= by * m->G[k][j];
        b -= by * (times(s, &x->part[k], free_motion) + part[k][l]);
    }
    return b;
}

void cst_impact_tangent(cst_system *s, cst_impacts_space *m, const cst_impact *x, cst_dirs dq,
                        cst_outs dv, const double *dt, cst_dirs drho, int count)
{
    double A[CST_PARTS][CST_PARTS], b[CST_PARTS], part[CST_PARTS][CST_LANES];
    int n = s->n, size = n + s->m;
    for (int i = 0; i < x->count; i++) {
        if (x->part[i].kind != CST_PART_SLIDE || x->part[i].mate >= 0)
            part_along(s, m, x, i, dq, (cst_dirs)dv, dt, drho, count, part[i]);
    }
    motion_along(s, m, x, dq, dt, drho, count);
    for (int i = 0; i < count * size; i++)
        s->rhs[i] = -s->rhs[i];
    cst_solver_solve(&s->solver, s->rhs, count, 0);
    for (int l = 0; l < count; l++) {
        const double *free_motion = s->rhs + l * size;
        for (int i = 0; i < x->count; i++) {
            b[i] = tangent_row(s, m, x, i, l, free_motion, (const double(*)[CST_LANES])part, drho,
                               A[i]);
        }
        if (!solve_dense(A, b, x->count))
            b[0] = NAN;
        for (int i = 0; i < x->count; i++)
            m->dI[i][l] = b[i];
        for (int d = 0; d < n; d++) {
            double change = free_motion[d];
            for (int i = 0; i < x->count; i++)
                change -= solved(s, m, i)[d] * b[i];
            dv[d][l] += change;
        }
    }
}
