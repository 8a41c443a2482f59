#include "dynamics/system.h"

#include "base/vectors.h"
#include "model/contacts.h"
#include "model/facts.h"

#include <stdlib.h>

/* Rows that stick creep at lambda / (2 xi omega alpha): with alpha = 1e9 that is 2e-10 m/s on the
 * belt, and 4e-8 of a derivative.  KLU, which models with friction need, can have them stiffer than
 * joints.  In index1 they are not rigid either, so that they may be redundant: a bar that rests on
 * its two ends and sticks at both. */
static double compliance(const cst_system *s)
{
    int klu = s->contacts.frictions || s->penalty.compliance == 0.0;
    return klu ? s->contacts.compliance : s->penalty.compliance;
}

static cst_contact_row *friction(const cst_system *s, int f)
{
    return &s->contacts.row[s->contacts.count + f];
}

static int parameter(const cst_model *m, const char *name)
{
    return name ? cst_parameter_index(m, name, strlen(name)) : -1;
}

/* What the tables say. */
static void read_tables(cst_system *s)
{
    cst_contacts *x = &s->contacts;
    const cst_model *m = s->model;
    int looks = cst_facts_forces(s->kernels) | cst_facts_constraints(s->kernels);
    for (int c = 0; c < x->count; c++)
        x->row[c] = (cst_contact_row){ .row = m->contacts[c].row,
                                       .coefficient = parameter(m, m->contacts[c].restitution),
                                       .contact = -1,
                                       .output = -1,
                                       .coupling = -1 };
    for (int f = 0; f < x->frictions; f++) {
        const cst_friction *of = &m->frictions[f];
        *friction(s, f) = (cst_contact_row){
            .row = of->row,
            .coefficient = parameter(m, of->coefficient),
            .limit = parameter(m, of->limit ? of->limit : of->coefficient),
            .contact = cst_contact_index(m, of->contact),
            .output = of->contact ? -1 : cst_output_index(m, of->normal),
            .coupling = -1,
            .mate = cst_friction_across(m, f),
            .leads = 1,
        };
        if (friction(s, f)->mate >= 0) {
            friction(s, f)->leads = 0;
            friction(s, friction(s, f)->mate)->mate = f;
            x->slip.pairs++;
        }
        if (friction(s, f)->output >= 0)
            looks |= cst_facts_output(s->kernels, friction(s, f)->output);
    }
    for (int l = 0; l < x->latches; l++)
        x->row[x->count + x->frictions + l] = (cst_contact_row){ .row = m->latches[l].row,
                                                                 .coefficient = -1,
                                                                 .contact = -1,
                                                                 .output = -1,
                                                                 .coupling = -1,
                                                                 .by = m->latches[l].by };
    x->timed = (looks & CST_LOOKS_AT_T) != 0;
}

int cst_contacts_create(cst_system *s)
{
    cst_contacts *x = &s->contacts;
    size_t m = (size_t)s->m, out = (size_t)s->model->outputs_count + 1;
    x->count = s->model->contacts_count;
    x->frictions = s->model->frictions_count;
    x->latches = s->model->latches_count;
    x->any = x->count + x->frictions + x->latches;
    size_t rows = (size_t)x->any;
    if (!rows)
        return 1;
    x->row = calloc(rows, sizeof *x->row);
    x->kind = calloc(m, sizeof *x->kind);
    size_t n = (size_t)s->n, size = n + m;
    double *memory = x->memory = calloc(
        4 * m + 6 * rows + (2 + CST_LANES) * out + (CST_LANES + 1) * size + n, sizeof *memory);
    if (!x->row || !x->kind || !memory)
        return 0;
    x->phi = cst_take(&memory, m);
    x->phi_dot = cst_take(&memory, m);
    x->phi_ddot = cst_take(&memory, m);
    x->slip.load = cst_take(&memory, m);
    x->slip.normal = cst_take(&memory, rows);
    x->slip.along = cst_take(&memory, rows);
    x->slip.spread = cst_take(&memory, rows);
    x->slip.held = cst_take(&memory, rows);
    x->slip.held_first = cst_take(&memory, rows);
    x->slip.slow = cst_take(&memory, rows);
    x->scratch.out = cst_take(&memory, out);
    x->scratch.seed = cst_take(&memory, out);
    x->scratch.tangent = (cst_outs)cst_take(&memory, out * CST_LANES);
    x->scratch.zero = cst_take(&memory, size);
    x->scratch.zW = cst_take(&memory, CST_LANES * size);
    x->scratch.a = cst_take(&memory, n);
    read_tables(s);
    return 1;
}

void cst_contacts_free(cst_system *s)
{
    cst_contacts *x = &s->contacts;
    free(x->row);
    free(x->kind);
    free(x->memory);
    free(x->indices);
    free(x->entries.in_N);
    free(x->entries.value);
}

void cst_contacts_entries(const cst_system *s, cst_entries *e)
{
    for (int f = 0; f < s->contacts.frictions; f++) {
        const cst_contact_row *r = friction(s, f);
        if (r->contact >= 0)
            cst_entries_add(e, s->n + r->row, s->n + s->contacts.row[r->contact].row);
    }
}

/* Where the rows are in dF/dv and dF/dq. */
static int place_in_N(cst_system *s)
{
    cst_contacts *x = &s->contacts;
    int n = s->n, rows = cst_contacts_any(x);
    x->entries.in_N = malloc((3 * (size_t)s->matrices.N.p[n] + 1) * sizeof *x->entries.in_N);
    if (!x->entries.in_N)
        return 0;
    x->entries.of = x->entries.in_N + s->matrices.N.p[n];
    x->entries.in_col = x->entries.of + s->matrices.N.p[n];
    for (int j = 0; j < n; j++)
        for (int e = s->matrices.N.p[j]; e < s->matrices.N.p[j + 1]; e++)
            for (int k = 0; k < rows; k++)
                if (s->matrices.N.i[e] == n + x->row[k].row) {
                    x->entries.in_N[x->entries.in_rows] = e;
                    x->entries.in_col[x->entries.in_rows] = j;
                    x->entries.of[x->entries.in_rows++] = k;
                }
    return 1;
}

int cst_contacts_place(cst_system *s)
{
    cst_contacts *x = &s->contacts;
    int n = s->n, entries = s->matrices.A.p[n], count = 0, rows = cst_contacts_any(x);
    if (!rows)
        return 1;
    x->indices = malloc(3 * (size_t)(entries + 1) * sizeof *x->indices);
    x->entries.value = calloc((size_t)entries + 1, sizeof *x->entries.value);
    if (!x->indices || !x->entries.value)
        return 0;
    x->entries.at = x->indices;
    x->entries.mirror = x->entries.at + entries;
    x->entries.col = x->entries.mirror + entries;
    for (int k = 0; k < rows; k++) {
        cst_contact_row *r = &x->row[k];
        int i = n + r->row;
        r->start = count;
        for (int j = 0; j < n; j++) {
            int at = cst_pattern_find(&s->matrices.A, i, j);
            if (at < 0)
                continue;
            x->entries.at[count] = at;
            x->entries.mirror[count] = cst_pattern_find(&s->matrices.A, j, i);
            x->entries.col[count++] = j;
        }
        r->end = count;
        r->diagonal = cst_pattern_find(&s->matrices.A, i, i);
        if (r->contact >= 0)
            r->coupling = cst_pattern_find(&s->matrices.A, i, n + x->row[r->contact].row);
    }
    return place_in_N(s);
}

/* ---- the rows ------------------------------------------------------------------------------- */

void cst_contacts_set(cst_system *s)
{
    cst_contacts *x = &s->contacts;
    const cst_model *m = s->model;
    int acts = !x->alone && !s->mode[m->s];
    x->sticking = 0;
    for (int c = 0; c < x->count; c++)
        x->kind[x->row[c].row] =
            acts && s->mode[cst_mode_of_contact(m, c)] ? CST_ROW_CLOSED : CST_ROW_OPEN;
    for (int f = 0; f < x->frictions; f++) {
        const cst_contact_row *r = friction(s, f);
        int touches = r->contact < 0 || s->mode[cst_mode_of_contact(m, r->contact)];
        int *kind = &x->kind[r->row];
        *kind = !acts || !touches                  ? CST_ROW_OPEN
                : s->mode[cst_mode_of_stick(m, f)] ? CST_ROW_STICK
                                                   : CST_ROW_SLIP;
        x->sticking += *kind == CST_ROW_STICK;
    }
    for (int l = 0; l < x->latches; l++) {
        const cst_contact_row *r = &x->row[x->count + x->frictions + l];
        int holds = !s->mode[m->s] && s->mode[r->by] && !(x->alone && x->closing == l + 1);
        x->kind[r->row] = holds ? CST_ROW_STICK : CST_ROW_OPEN;
        x->sticking += holds;
    }
}

/* The normal forces that outputs give; they look at neither a nor lambda. */
static void take_normals(cst_system *s)
{
    cst_contacts *x = &s->contacts;
    int any = 0;
    for (int f = 0; f < x->frictions; f++)
        any |= friction(s, f)->output >= 0;
    if (!any)
        return;
    s->kernels->outputs(s->t, s->q, s->v, x->scratch.zero, x->scratch.zero + s->n, s->rho, s->mode,
                        x->scratch.out);
    for (int f = 0; f < x->frictions; f++) {
        const cst_contact_row *r = friction(s, f);
        if (r->output < 0)
            continue;
        x->slip.normal[f] = x->scratch.out[r->output];
        x->slip.load[r->row] = x->kind[r->row] == CST_ROW_SLIP
                                   ? x->slip.along[f] * s->rho[r->coefficient] * x->slip.normal[f]
                                   : 0.0;
    }
}

void cst_contacts_motion(cst_system *s)
{
    cst_contacts *x = &s->contacts;
    cst_copy(x->phi, s->phi, s->m);
    cst_copy(x->phi_dot, s->phi_dot, s->m);
    cst_copy(x->phi_ddot, s->phi_ddot, s->m);
    for (int k = 0; k < cst_contacts_any(x); k++) {
        int i = x->row[k].row, kind = x->kind[i];
        if (kind != CST_ROW_CLOSED)
            s->phi[i] = 0.0;
        if (kind == CST_ROW_OPEN || kind == CST_ROW_SLIP)
            s->phi_dot[i] = s->phi_ddot[i] = 0.0;
    }
    cst_friction_directions(s, x->phi_dot);
    take_normals(s);
}

void cst_contacts_again(cst_system *s)
{
    cst_contacts_set(s);
    if (s->contacts.slip.pairs)
        cst_friction_slips(s);
    cst_friction_directions(s, s->args.unused);
    take_normals(s);
}

void cst_contacts_matrix(cst_system *s)
{
    cst_contacts *x = &s->contacts;
    double *A = s->matrices.lu_A.value;
    for (int k = 0; k < cst_contacts_any(x); k++) {
        const cst_contact_row *r = &x->row[k];
        int kind = x->kind[r->row], is_open = kind == CST_ROW_OPEN;
        for (int e = r->start; e < r->end; e++) {
            x->entries.value[e] = A[x->entries.at[e]];
            if (is_open || kind == CST_ROW_SLIP)
                A[x->entries.at[e]] = 0.0;
            if (is_open)
                A[x->entries.mirror[e]] = 0.0;
        }
        A[r->diagonal] = is_open ? -1.0 : kind == CST_ROW_SLIP ? 1.0 : -compliance(s);
        if (r->coupling >= 0)
            A[r->coupling] =
                kind == CST_ROW_SLIP ? x->slip.along[k - x->count] * s->rho[r->coefficient] : 0.0;
    }
}

void cst_contacts_jacobian(cst_system *s)
{
    const cst_contacts *x = &s->contacts;
    for (int e = 0; e < x->entries.in_rows; e++) {
        int at = x->entries.in_N[e], kind = x->kind[x->row[x->entries.of[e]].row];
        if (kind == CST_ROW_OPEN || kind == CST_ROW_SLIP)
            s->matrices.C[at] = s->matrices.K[at] = 0.0;
    }
    for (int k = 0; k < cst_contacts_any(x); k++) {
        const cst_contact_row *r = &x->row[k];
        for (int e = r->start; e < r->end && x->kind[r->row] == CST_ROW_STICK; e++)
            s->matrices.K[s->matrices.A_in_N[x->entries.at[e]]] -=
                s->penalty.stiffness * x->entries.value[e];
    }
    if (x->slip.pairs)
        cst_friction_turn_jacobian(s);
}

void cst_contacts_hold(cst_system *s, const unsigned char *held)
{
    const cst_contacts *x = &s->contacts;
    double *value = s->matrices.lu_S.value;
    for (int e = 0; e < x->entries.in_rows; e++)
        if (!held[x->row[x->entries.of[e]].row])
            value[x->entries.in_N[e]] = 0.0;
    for (int k = 0; k < cst_contacts_any(x); k++) {
        int i = x->row[k].row, j = s->n + i;
        if (held[i])
            continue;
        for (int e = s->matrices.N.p[j]; e < s->matrices.N.p[j + 1]; e++)
            value[e] = 0.0;
        value[s->matrices.diagonal[j]] = -1.0;
        s->phi[i] = s->phi_dot[i] = 0.0;
    }
}

void cst_contacts_load(const cst_system *s, double *b)
{
    for (int f = 0; f < s->contacts.frictions; f++) {
        int i = friction(s, f)->row;
        b[s->n + i] += s->contacts.slip.load[i];
    }
}

/* of 1 / (2 xi omega), where order 5 is stable up to 3.3.  A mass that sticks for 1.3 s, in one
 * step without this bound: the adjoint and the direct method differed by 6e-6. */
#define STABLE 3.0

double cst_contacts_longest(cst_system *s)
{
    int holds = 0;
    for (int k = 0; k < cst_contacts_any(&s->contacts); k++) {
        int kind = s->contacts.kind[s->contacts.row[k].row];
        holds |= kind == CST_ROW_CLOSED || kind == CST_ROW_STICK;
    }
    double rate = fmax(s->penalty.damping, sqrt(s->penalty.stiffness));
    double longest = holds && rate > 0.0 ? STABLE / rate : INFINITY;
    return s->contacts.slip.pairs ? fmin(longest, cst_friction_longest(s)) : longest;
}

/* ---- derivatives ---------------------------------------------------------------------------- */

/* F of a slip: lambda + sigma mu lambda of its contact, or lambda - sigma mu N.  Its products with
 * W besides those by lambda. */
static void slip_products(cst_system *s, int f, double W, double *Fq, double *Fv, double *Frho)
{
    cst_contacts *x = &s->contacts;
    const cst_contact_row *r = friction(s, f);
    double way = x->slip.along[f], mu = s->rho[r->coefficient];
    if (r->contact >= 0) {
        Frho[r->coefficient] += W * way * s->lambda[x->row[r->contact].row];
        return;
    }
    Frho[r->coefficient] -= W * way * x->slip.normal[f];
    cst_clear(x->scratch.seed, s->model->outputs_count);
    x->scratch.seed[r->output] = -W * way * mu;
    s->kernels->outputs_b(s->t, s->q, s->args.qb, s->v, s->args.vb, x->scratch.zero, s->args.ab,
                          x->scratch.zero + s->n, s->args.bb, s->rho, s->args.rhob, s->mode,
                          x->scratch.out, x->scratch.seed);
    cst_add(Fq, s->args.qb, s->n);
    cst_add(Fv, s->args.vb, s->n);
    cst_add(Frho, s->args.rhob, s->p);
}

/* Without omega^2 Phi of the rows that stick. */
static void stick_products(cst_system *s, const double *W, double *Fq, double *Frho)
{
    const cst_contacts *x = &s->contacts;
    cst_clear(s->args.phib, s->m);
    cst_clear(s->args.phid0b, s->m);
    for (int k = x->count; k < cst_contacts_any(x); k++) {
        int i = x->row[k].row;
        if (x->kind[i] == CST_ROW_STICK)
            s->args.phib[i] = -s->penalty.stiffness * W[i];
    }
    s->kernels->constraints_d0_b(s->t, 0.0, s->q, s->args.qb, x->scratch.zero, s->args.bb, s->rho,
                                 s->args.rhob, s->args.scratch_m, s->args.phib, s->args.phid1,
                                 s->args.phid0b);
    cst_add(Fq, s->args.qb, s->n);
    cst_add(Frho, s->args.rhob, s->p);
}

void cst_contacts_products(cst_system *s, const double *zW, double *Fq, double *Fv, double *Frho)
{
    cst_contacts *x = &s->contacts;
    cst_copy(x->scratch.zW, zW, s->n + s->m);
    for (int k = 0; k < cst_contacts_any(x); k++) {
        int i = x->row[k].row;
        if (x->kind[i] == CST_ROW_OPEN || x->kind[i] == CST_ROW_SLIP)
            x->scratch.zW[s->n + i] = 0.0;
    }
    s->derivatives.provider->products(s, x->scratch.zW, Fq, Fv, Frho);
    if (x->sticking)
        stick_products(s, zW + s->n, Fq, Frho);
    for (int f = 0; f < x->frictions; f++) {
        int i = friction(s, f)->row;
        if (x->kind[i] == CST_ROW_SLIP)
            slip_products(s, f, zW[s->n + i], Fq, Fv, Frho);
        if (x->kind[i] == CST_ROW_SLIP && x->slip.spread[f] > 0.0 && friction(s, f)->leads)
            cst_friction_turn_products(s, f, zW + s->n, Fq, Fv, Frho);
    }
}

const double *cst_contacts_mask(cst_system *s, const double *zW, int count)
{
    cst_contacts *x = &s->contacts;
    int size = s->n + s->m;
    for (int k = x->count; k < cst_contacts_any(x); k++)
        if (x->kind[x->row[k].row] != CST_ROW_OPEN)
            return NULL;
    count = count < CST_LANES ? count : CST_LANES;
    cst_copy(x->scratch.zW, zW, count * size);
    for (int k = 0; k < cst_contacts_any(x); k++)
        for (int l = 0; l < count && x->kind[x->row[k].row] == CST_ROW_OPEN; l++)
            x->scratch.zW[l * size + s->n + x->row[k].row] = 0.0;
    return x->scratch.zW;
}

/* Phi along (dq, drho), all lanes: into s->lanes.out0. */
static void phi_along(cst_system *s, cst_dirs dq, cst_dirs drho)
{
    const cst_contacts *x = &s->contacts;
    s->kernels->constraints_d0_d1_dv(
        s->t, 0.0, 0.0, s->q, dq, x->scratch.zero, (cst_dirs)s->lanes.zeros, x->scratch.zero,
        (cst_dirs)s->lanes.zeros, x->scratch.zero, (cst_dirs)s->lanes.zeros, s->rho, drho,
        s->args.scratch_m, s->lanes.out0, s->args.phid1, s->lanes.out3, s->args.f, s->lanes.out1,
        s->args.fb, s->lanes.out2, CST_LANES);
}

static void slip_tangents(cst_system *s, int f, cst_dirs dq, cst_dirs dv, cst_dirs drho, int count)
{
    cst_contacts *x = &s->contacts;
    const cst_contact_row *r = friction(s, f);
    double way = x->slip.along[f], mu = s->rho[r->coefficient];
    if (r->contact < 0)
        s->kernels->outputs_dv(s->t, s->q, dq, s->v, dv, x->scratch.zero, (cst_dirs)s->lanes.zeros,
                               x->scratch.zero + s->n, (cst_dirs)s->lanes.zeros, s->rho, drho,
                               s->mode, x->scratch.out, x->scratch.tangent, CST_LANES);
    for (int l = 0; l < count; l++) {
        double dmu = drho[r->coefficient][l], *to = &s->rhs[l * (s->n + s->m) + s->n + r->row];
        if (r->contact >= 0)
            *to = -way * dmu * s->lambda[x->row[r->contact].row];
        else
            *to = way * (dmu * x->slip.normal[f] + mu * x->scratch.tangent[r->output][l]);
    }
}

void cst_contacts_tangents(cst_system *s, cst_dirs dq, cst_dirs dv, cst_dirs drho, int count)
{
    const cst_contacts *x = &s->contacts;
    int size = s->n + s->m;
    if (x->sticking)
        phi_along(s, dq, drho);
    for (int k = 0; k < cst_contacts_any(x); k++) {
        int i = x->row[k].row;
        for (int l = 0; l < count; l++) {
            if (x->kind[i] == CST_ROW_OPEN)
                s->rhs[l * size + s->n + i] = 0.0;
            else if (x->kind[i] == CST_ROW_STICK)
                s->rhs[l * size + s->n + i] += s->penalty.stiffness * s->lanes.out0[i][l];
        }
    }
    for (int f = 0; f < x->frictions; f++)
        if (x->kind[friction(s, f)->row] == CST_ROW_SLIP)
            slip_tangents(s, f, dq, dv, drho, count);
    if (x->slip.pairs)
        cst_friction_turn_tangents(s, dq, dv, drho, count);
}
