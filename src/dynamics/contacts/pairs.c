/* Dry friction in space: two rows with the slip w = (w1, w2), of which the force is mu N along -w.
 *
 *     lambda_i = sigma_i mu N,   sigma = w / |w|,   d sigma = (1 - sigma sigma') dw / |w|
 *
 * Below a small size of w, where it has just begun to slip or is about to stick, sigma stays what
 * it is: that of the reaction that broke away. */
#include "dynamics/system.h"

#include "base/vectors.h"
#include "model/contacts.h"

#include <math.h>

static const cst_contact_row *friction(const cst_system *s, int f)
{
    return &s->contacts.row[s->contacts.count + f];
}

int cst_friction_way(const cst_system *s, int f)
{
    return s->mode[cst_mode_of_way(s->model, f)] ? 1 : -1;
}

double cst_friction_slip(const cst_system *s, int f, const double *phi_dot, double w[2])
{
    int mate = friction(s, f)->mate;
    w[0] = phi_dot[friction(s, f)->row];
    w[1] = mate >= 0 ? phi_dot[friction(s, mate)->row] : 0.0;
    return hypot(w[0], w[1]);
}

void cst_friction_slips(cst_system *s)
{
    const double *none = s->contacts.scratch.zero;
    s->kernels->constraints_d0_d1(s->t, 0.0, 1.0, s->q, none, s->v, none, s->rho, s->args.scratch_m,
                                  s->args.phid1, s->args.unused, s->args.phib);
}

void cst_friction_directions(cst_system *s, const double *phi_dot)
{
    cst_contacts *x = &s->contacts;
    for (int f = 0; f < x->frictions; f++) {
        int mate = friction(s, f)->mate;
        if (!friction(s, f)->leads)
            continue;
        x->slip.along[f] = cst_friction_way(s, f);
        if (mate < 0)
            continue;
        double w[2], size = cst_friction_slip(s, f, phi_dot, w);
        int turns = s->mode[cst_mode_of_way(s->model, mate)] && size > 0.0;
        x->slip.spread[f] = x->slip.spread[mate] = turns ? 1.0 / size : 0.0;
        x->slip.along[f] = turns ? w[0] / size : x->slip.held[f];
        x->slip.along[mate] = turns ? w[1] / size : x->slip.held[mate];
    }
}

/* mu N, as F has it times sigma: of a contact N is -lambda. */
static double force(const cst_system *s, int f)
{
    const cst_contact_row *r = friction(s, f);
    double N =
        r->contact >= 0 ? -s->lambda[s->contacts.row[r->contact].row] : s->contacts.slip.normal[f];
    return -s->rho[r->coefficient] * N;
}

/* d sigma'u = (u - sigma (sigma'u))' dw / |w|: into u. */
static void project(const cst_system *s, int f, double u[2])
{
    const cst_contacts *x = &s->contacts;
    int mate = friction(s, f)->mate;
    double along = x->slip.along[f] * u[0] + x->slip.along[mate] * u[1];
    u[0] = x->slip.spread[f] * (u[0] - along * x->slip.along[f]);
    u[1] = x->slip.spread[f] * (u[1] - along * x->slip.along[mate]);
}

void cst_friction_turn_products(cst_system *s, int f, const double *W, double *Fq, double *Fv,
                                double *Frho)
{
    int row = friction(s, f)->row, other = friction(s, friction(s, f)->mate)->row;
    double u[2] = { force(s, f) * W[row], force(s, f) * W[other] };
    project(s, f, u);
    cst_clear(s->args.phib, s->m);
    cst_clear(s->args.phid0b, s->m);
    s->args.phid0b[row] = u[0];
    s->args.phid0b[other] = u[1];
    s->kernels->constraints_d0_b(s->t, 1.0, s->q, s->args.qb, s->v, s->args.vb, s->rho,
                                 s->args.rhob, s->args.scratch_m, s->args.phib, s->args.phid1,
                                 s->args.phid0b);
    cst_add(Fq, s->args.qb, s->n);
    cst_add(Fv, s->args.vb, s->n);
    cst_add(Frho, s->args.rhob, s->p);
}

void cst_friction_turn_tangents(cst_system *s, cst_dirs dq, cst_dirs dv, cst_dirs drho, int count)
{
    const double *none = s->contacts.scratch.zero;
    cst_dirs zeros = (cst_dirs)s->lanes.zeros;
    int size = s->n + s->m;
    s->kernels->constraints_d0_d1_dv(s->t, 0.0, 1.0, s->q, dq, none, zeros, s->v, dv, none, zeros,
                                     s->rho, drho, s->args.scratch_m, s->lanes.out0, s->args.phid1,
                                     s->lanes.out3, s->args.f, s->lanes.out1, s->args.fb,
                                     s->lanes.out2, CST_LANES);
    for (int f = 0; f < s->contacts.frictions; f++) {
        const cst_contact_row *r = friction(s, f);
        if (!r->leads || s->contacts.slip.spread[f] == 0.0 ||
            s->contacts.kind[r->row] != CST_ROW_SLIP)
            continue;
        int other = friction(s, r->mate)->row;
        for (int l = 0; l < count; l++) {
            double u[2] = { s->lanes.out1[r->row][l], s->lanes.out1[other][l] };
            project(s, f, u);
            s->rhs[l * size + s->n + r->row] -= force(s, f) * u[0];
            s->rhs[l * size + s->n + other] -= force(s, f) * u[1];
        }
    }
}

/* Of |w| / (mu N G), G = w' of a unit force along a row: the rate at which errors across of the
 * slip decay.  Longer steps into a stop let tangents grow there, where the slip itself is exact
 * (the puck that stops at 0.62 s: derivatives off by 4e-6). */
#define FOLLOWED 0.5
/* of the slip at which sigma is held again: near a slip of 0 its errors decay as fast as no step
 * can follow */
#define RISING 100.0

double cst_friction_slow(const cst_system *s, int f)
{
    int mate = friction(s, f)->leads ? friction(s, f)->mate : f;
    return s->contacts.slip.slow[f] * (s->mode[cst_mode_of_way(s->model, mate)] ? 1.0 : RISING);
}

double cst_friction_longest(cst_system *s)
{
    const cst_contacts *x = &s->contacts;
    double fastest = 0.0;
    for (int f = 0; f < x->frictions; f++) {
        const cst_contact_row *r = friction(s, f);
        if (x->slip.spread[f] == 0.0 || r->mate < 0 || x->kind[r->row] != CST_ROW_SLIP)
            continue;
        cst_clear(s->rhs, s->n + s->m);
        for (int e = r->start; e < r->end; e++)
            s->rhs[x->entries.col[e]] = x->entries.value[e];
        cst_solver_solve(&s->solver, s->rhs, 1, 0);
        double G = 0.0;
        for (int e = r->start; e < r->end; e++)
            G += x->entries.value[e] * s->rhs[x->entries.col[e]];
        fastest = fmax(fastest, fabs(force(s, f) * G) * x->slip.spread[f]);
    }
    return fastest > 0.0 ? FOLLOWED / fastest : INFINITY;
}

/* Phi_q of a friction's row and column j. */
static double entry(const cst_system *s, int f, int j)
{
    const cst_contacts *x = &s->contacts;
    const cst_contact_row *r = friction(s, f);
    for (int e = r->start; e < r->end; e++)
        if (x->entries.col[e] == j)
            return x->entries.value[e];
    return 0.0;
}

void cst_friction_turn_jacobian(cst_system *s)
{
    const cst_contacts *x = &s->contacts;
    for (int e = 0; e < x->entries.in_rows; e++) {
        int f = x->entries.of[e] - x->count;
        if (f < 0 || f >= x->frictions || friction(s, f)->mate < 0 || x->slip.spread[f] == 0.0 ||
            x->kind[friction(s, f)->row] != CST_ROW_SLIP)
            continue;
        int first = friction(s, f)->leads ? f : friction(s, f)->mate,
            second = friction(s, first)->mate;
        double u[2] = { first == f, second == f };
        project(s, first, u);
        s->matrices.C[x->entries.in_N[e]] +=
            force(s, f) * (u[0] * entry(s, first, x->entries.in_col[e]) +
                           u[1] * entry(s, second, x->entries.in_col[e]));
    }
}
