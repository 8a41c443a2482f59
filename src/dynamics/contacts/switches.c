/* The functions of contacts and frictions whose zeros are events, and their gradients.  Those of
 * reactions have the derivatives that a look at lambda has: with A'(z, W) = (0, c),
 *
 *     (c'lambda)_x = -(z, W)'F_x
 *
 * A friction in space has those of its first row, stick and |lambda| of both, its slip along sigma
 * while that is held, and |w| - slow for the way of its second row. */
#include "dynamics/system.h"

#include "base/vectors.h"
#include "model/contacts.h"

/* of the horizon: the distance of two points of a difference by t */
#define APART 1e-4

/* Phi and Phi_dot at (t, q, v), whatever acts: s->args.scratch_m, s->args.unused. */
static void take_kinematics(cst_system *s, double t, const double *q, const double *v)
{
    cst_tables_at(&s->tables, t, q);
    s->kernels->constraints_d0_d1(t, 0.0, 1.0, q, s->contacts.scratch.zero, v,
                                  s->contacts.scratch.zero, s->rho, s->args.scratch_m,
                                  s->args.phid1, s->args.unused, s->args.phib);
}

static const cst_contact_row *friction(const cst_system *s, int f)
{
    return &s->contacts.row[s->contacts.count + f];
}

static int is_closed(const cst_system *s, int c)
{
    return s->mode[cst_mode_of_contact(s->model, c)];
}

/* Does the friction hold, does it slip? */
static int acts(const cst_system *s, int f)
{
    int c = friction(s, f)->contact;
    return c < 0 || is_closed(s, c);
}

static int sticks(const cst_system *s, int f)
{
    return acts(s, f) && s->mode[cst_mode_of_stick(s->model, f)];
}

/* Do the functions look at reactions, at Phi? */
static void what_is_needed(const cst_system *s, int *reactions, int *kinematics)
{
    *reactions = *kinematics = 0;
    for (int c = 0; c < s->contacts.count; c++)
        *(is_closed(s, c) ? reactions : kinematics) = 1;
    for (int f = 0; f < s->contacts.frictions; f++)
        if (acts(s, f))
            *(sticks(s, f) ? reactions : kinematics) = 1;
}

/* mu_s N - |lambda| where the system was solved. */
static double margin(const cst_system *s, int f)
{
    const cst_contacts *x = &s->contacts;
    const cst_contact_row *r = friction(s, f);
    double N = r->contact >= 0 ? -s->lambda[x->row[r->contact].row] : x->slip.normal[f];
    double other = r->mate >= 0 ? s->lambda[friction(s, r->mate)->row] : 0.0;
    return s->rho[r->limit] * N - hypot(s->lambda[r->row], other);
}

/* Of a friction in space that slips: along sigma while that is held; and |w| - slow. */
static void set_slip_in_space(const cst_system *s, int f, double *out)
{
    const cst_contacts *x = &s->contacts;
    const cst_model *m = s->model;
    int mate = friction(s, f)->mate;
    double w[2], size = cst_friction_slip(s, f, s->args.unused, w);
    out[cst_mode_of_way(m, mate)] = size - cst_friction_slow(s, f);
    if (!s->mode[cst_mode_of_way(m, mate)])
        out[cst_mode_of_way(m, f)] = w[0] * x->slip.held[f] + w[1] * x->slip.held[mate];
}

void cst_contact_values(cst_system *s, double t, const double *y, double *out)
{
    const cst_contacts *x = &s->contacts;
    const cst_model *m = s->model;
    int reactions, kinematics;
    what_is_needed(s, &reactions, &kinematics);
    /* where there is no solution, no event is found: whoever takes the step says what is wrong */
    if (reactions && cst_system_solve(s, t, y, y + s->n) < 0)
        reactions = 0;
    if (kinematics)
        take_kinematics(s, t, y, y + s->n);
    out[m->s] = -1.0; /* a search, which is no event */
    for (int c = 0; c < x->count; c++)
        out[cst_mode_of_contact(m, c)] = !is_closed(s, c) ? -s->args.scratch_m[x->row[c].row]
                                         : reactions      ? -s->lambda[x->row[c].row]
                                                          : 1.0;
    for (int f = 0; f < x->frictions; f++) {
        const cst_contact_row *r = friction(s, f);
        int slips = acts(s, f) && !sticks(s, f), alone = r->mate < 0;
        out[cst_mode_of_stick(m, f)] = !sticks(s, f)           ? -1.0
                                       : reactions && r->leads ? margin(s, f)
                                                               : 1.0;
        out[cst_mode_of_way(m, f)] =
            slips && alone ? s->args.unused[r->row] : cst_friction_way(s, f);
        if (slips && !alone && !r->leads)
            set_slip_in_space(s, r->mate, out);
    }
}

/* ---- gradients ------------------------------------------------------------------------------ */

/* Of weight Phi + weight_dot Phi_dot of one row, and other_dot Phi_dot of another one; returns its
 * derivative by t. */
static double of_kinematics(cst_system *s, int row, double weight, double weight_dot, int other,
                            double other_dot, double t, const double *y, double *by_q, double *by_v,
                            double *by_rho)
{
    const double *q = y, *v = y + s->n, *none = s->contacts.scratch.zero;
    cst_tables_at(&s->tables, t, q);
    cst_clear(s->args.phib, s->m);
    cst_clear(s->args.phid0b, s->m);
    s->args.phib[row] = weight;
    s->args.phid0b[row] = weight_dot;
    s->args.phid0b[other] += other_dot;
    s->kernels->constraints_d0_b(t, 1.0, q, by_q, v, by_v, s->rho, by_rho, s->args.scratch_m,
                                 s->args.phib, s->args.phid1, s->args.phid0b);
    s->kernels->constraints_d0_d1(t, 1.0, 1.0, q, none, v, none, s->rho, s->args.scratch_m,
                                  s->args.phid1, s->args.f, s->args.fb);
    return weight * s->args.phid1[row] + weight_dot * s->args.fb[row] +
           other_dot * s->args.fb[other];
}

/* Of c'lambda, c in s->contacts.zW, where the system was solved. */
static void of_reactions(cst_system *s, double *zW, double *by_q, double *by_v, double *by_rho)
{
    cst_solver_solve(&s->solver, zW, 1, 1);
    cst_copy(s->rhs, zW, s->n + s->m); /* zW is scratch of the products */
    cst_system_products(s, s->rhs, by_q, by_v, by_rho);
    for (int i = 0; i < s->n; i++) {
        by_q[i] = -by_q[i];
        by_v[i] = -by_v[i];
    }
    for (int i = 0; i < s->p; i++)
        by_rho[i] = -by_rho[i];
}

/* The given normal force's part of a margin. */
static void add_normal(cst_system *s, int f, double *by_q, double *by_v, double *by_rho)
{
    cst_contacts *x = &s->contacts;
    const cst_contact_row *r = friction(s, f);
    cst_clear(x->scratch.seed, s->model->outputs_count);
    x->scratch.seed[r->output] = s->rho[r->limit];
    s->kernels->outputs_b(s->t, s->q, s->args.qb, s->v, s->args.vb, x->scratch.zero, s->args.ab,
                          x->scratch.zero + s->n, s->args.bb, s->rho, s->args.rhob, s->mode,
                          x->scratch.out, x->scratch.seed);
    cst_add(by_q, s->args.qb, s->n);
    cst_add(by_v, s->args.vb, s->n);
    cst_add(by_rho, s->args.rhob, s->p);
}

static double value_of(cst_system *s, int k, double t, const double *y)
{
    int c = cst_contact_of_mode(s->model, k), f = cst_friction_of_mode(s->model, k);
    if (cst_system_solve(s, t, y, y + s->n) < 0)
        return NAN;
    return c >= 0 ? -s->lambda[s->contacts.row[c].row] : margin(s, f);
}

/* The derivative by t, by differences of sixth order where the kernels look at t. */
static double reactions_by_time(cst_system *s, int k, double t, const double *y, double tf)
{
    static const double weight[3] = { 3.0 / 4.0, -3.0 / 20.0, 1.0 / 60.0 };
    double d = APART * tf, sum = 0.0;
    for (int i = 1; i <= 3 && s->contacts.timed; i++)
        sum += weight[i - 1] / d * (value_of(s, k, t + i * d, y) - value_of(s, k, t - i * d, y));
    return sum;
}

/* Of the slip that the way of friction f looks at. */
static double of_slip(cst_system *s, int f, double t, const double *y, double *by_q, double *by_v,
                      double *by_rho)
{
    const cst_contacts *x = &s->contacts;
    int mate = friction(s, f)->mate, row = friction(s, f)->row;
    if (mate < 0)
        return of_kinematics(s, row, 0.0, 1.0, row, 0.0, t, y, by_q, by_v, by_rho);
    int turns = s->mode[cst_mode_of_way(s->model, friction(s, f)->leads ? mate : f)];
    double w[2];
    if (friction(s, f)->leads)
        return turns ? 0.0
                     : of_kinematics(s, row, 0.0, x->slip.held[f], friction(s, mate)->row,
                                     x->slip.held[mate], t, y, by_q, by_v, by_rho);
    take_kinematics(s, t, y, y + s->n);
    double size = cst_friction_slip(s, f, s->args.unused, w);
    return size > 0.0 ? of_kinematics(s, row, 0.0, w[0] / size, friction(s, mate)->row, w[1] / size,
                                      t, y, by_q, by_v, by_rho)
                      : 0.0;
}

double cst_contact_gradient(cst_system *s, int k, double t, const double *y, double *by_q,
                            double *by_v, double *by_rho, double tf)
{
    cst_contacts *x = &s->contacts;
    const cst_model *m = s->model;
    int c = cst_contact_of_mode(m, k), f = cst_friction_of_mode(m, k), n = s->n;
    cst_clear(by_q, n);
    cst_clear(by_v, n);
    cst_clear(by_rho, s->p);
    if (c >= 0 && !is_closed(s, c))
        return of_kinematics(s, x->row[c].row, -1.0, 0.0, 0, 0.0, t, y, by_q, by_v, by_rho);
    if (f >= 0 && k == cst_mode_of_way(m, f))
        return acts(s, f) && !sticks(s, f) ? of_slip(s, f, t, y, by_q, by_v, by_rho) : 0.0;
    if (c < 0 && (f < 0 || !sticks(s, f) || !friction(s, f)->leads))
        return 0.0;
    double by_t = reactions_by_time(s, k, t, y, tf);
    if (cst_system_solve(s, t, y, y + n) < 0)
        return NAN;
    cst_clear(x->scratch.zW, n + s->m);
    if (c >= 0) {
        x->scratch.zW[n + x->row[c].row] = -1.0;
        of_reactions(s, x->scratch.zW, by_q, by_v, by_rho);
        return by_t;
    }
    const cst_contact_row *r = friction(s, f);
    double other = r->mate >= 0 ? s->lambda[friction(s, r->mate)->row] : 0.0,
           size = hypot(s->lambda[r->row], other);
    x->scratch.zW[n + r->row] = r->mate < 0  ? (s->lambda[r->row] > 0.0 ? -1.0 : 1.0)
                                : size > 0.0 ? -s->lambda[r->row] / size
                                             : 0.0;
    if (r->mate >= 0 && size > 0.0)
        x->scratch.zW[n + friction(s, r->mate)->row] = -other / size;
    if (r->contact >= 0)
        x->scratch.zW[n + x->row[r->contact].row] = -s->rho[r->limit];
    double N = r->contact >= 0 ? -s->lambda[x->row[r->contact].row] : x->slip.normal[f];
    of_reactions(s, x->scratch.zW, by_q, by_v, by_rho);
    by_rho[r->limit] += N;
    if (r->contact < 0)
        add_normal(s, f, by_q, by_v, by_rho);
    return by_t;
}
