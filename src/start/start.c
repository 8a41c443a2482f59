#include "start/start.h"

#include "base/vectors.h"
#include "dynamics/contacts/resolve.h"

#include <math.h>
#include <stdlib.h>

int cst_initial_create(cst_initial *x, cst_system *s, cst_switches *k, cst_report *r)
{
    size_t n = (size_t)s->n, p = (size_t)s->p + 1;
    size_t m = s->m ? (size_t)s->m : 1; /* kernels declare lambda[1] without constraints */
    double *memory = calloc(16 * n + 8 * m + p + (2 * n + 2 * m + p) * CST_LANES, sizeof *memory);
    if (!memory)
        return 0;
    x->held = malloc(2 * m);
    if (!x->held) {
        free(memory);
        return 0;
    }
    memset(x->held, 1, 2 * m);
    x->held_v = x->held + m;
    x->system = s;
    x->switches = k;
    x->report = r;
    x->dq = (cst_outs)cst_take(&memory, n * CST_LANES);
    x->dv = (cst_outs)cst_take(&memory, n * CST_LANES);
    x->drho = (cst_outs)cst_take(&memory, p * CST_LANES);
    x->dlambda = (cst_outs)cst_take(&memory, m * CST_LANES);
    x->deta = (cst_outs)cst_take(&memory, m * CST_LANES);
    x->q = cst_take(&memory, n);
    x->v = cst_take(&memory, n);
    x->lambda = cst_take(&memory, m);
    x->eta = cst_take(&memory, m);
    x->y = cst_take(&memory, 2 * n);
    x->guess = cst_take(&memory, n);
    x->residual = cst_take(&memory, n + m);
    x->solution = cst_take(&memory, n + m);
    x->at_rest = cst_take(&memory, 2 * n);
    x->mu_q = cst_take(&memory, n);
    x->mu_v = cst_take(&memory, n);
    x->none = cst_take(&memory, m);
    x->along = cst_take(&memory, n + m);
    x->dmu = cst_take(&memory, 2 * n);
    x->direction = cst_take(&memory, 2 * n + p + 2 * m);
    return 1;
}

void cst_initial_free(cst_initial *x)
{
    free(x->dq);
    free(x->held);
}

static int check_consistent(cst_initial *x, const double *y)
{
    cst_system *s = x->system;
    int n = s->n, status = cst_system_solve(s, 0.0, y, y + n);
    if (status < 0)
        return cst_system_failed(s, x->report, status, 0.0);
    double phi = cst_largest(s->phi, s->m), phi_dot = cst_largest(s->phi_dot, s->m);
    double size = 1.0 + cst_largest(y, n), speed = size + cst_largest(y + n, n);
    if (phi > CST_CONSISTENT * size * size || phi_dot > CST_CONSISTENT * size * speed)
        return cst_fail(
            x->report, CST_ESTART,
            "the start violates the constraints: |Phi| = %.2g, |Phi_dot| = %.2g: correct %s_%s, or "
            "declare the start as CST_ASSEMBLED",
            phi, phi_dot, s->model->name,
            s->model->start == CST_EQUILIBRIUM ? "launch" : "initial");
    return CST_OK;
}

/* The modes of contacts and frictions, which belong to those of the start. */
static int start_contacts(cst_initial *x, const double *y)
{
    cst_system *s = x->system;
    TRY(cst_contacts_start(s, y, s->model->start == CST_GIVEN ? NULL : x->held, x->report));
    memcpy(x->switches->mode0, s->mode, (size_t)x->switches->count * sizeof *s->mode);
    int status = cst_system_solve(s, 0.0, y, y + s->n);
    return status < 0 ? cst_system_failed(s, x->report, status, 0.0) : CST_OK;
}

/* From q on, into q. */
static int search(cst_initial *x, int equilibrium, double *q)
{
    cst_system *s = x->system;
    cst_copy(x->guess, q, s->n);
    int found = cst_contacts_any(&s->contacts) ? cst_one_sided_search(x, equilibrium)
                                               : cst_static_search(x, equilibrium);
    if (found < 0)
        return found;
    if (found) {
        cst_copy(q, x->q, s->n);
        return CST_OK;
    }
    return cst_fail(x->report, CST_ESTART,
                    "%s: no %s found near %s_initial (|Phi| = %.2g): check the parameters%s",
                    s->model->name, equilibrium ? "static equilibrium" : "assembled configuration",
                    s->model->name, cst_largest(s->phi, s->m),
                    equilibrium ? ", or begin nearer to the equilibrium" : "");
}

int cst_start_state(cst_initial *x, double *y)
{
    cst_system *s = x->system;
    int n = s->n;
    cst_start kind = s->model->start;
    cst_tables_at(&s->tables, 0.0, s->q);
    s->kernels->initial(s->rho, y, y + n);
    if (!isfinite(cst_largest(y, 2 * n)))
        return cst_fail(x->report, CST_ENAN,
                        "%s_initial: the start is not finite: check the parameters",
                        s->model->name);
    if (kind != CST_GIVEN)
        TRY(search(x, kind == CST_EQUILIBRIUM, y));
    if (kind == CST_ASSEMBLED)
        TRY(cst_contacts_any(&s->contacts) ? cst_one_sided_velocity(x, y, y + n)
                                           : cst_static_velocity(x, y, y + n));
    cst_tables_at(&s->tables, 0.0, y);
    if (kind == CST_EQUILIBRIUM)
        s->kernels->launch(y, s->rho, y + n);
    cst_lu_reset(&s->matrices.lu_A); /* so that a run does not depend on the one before */
    cst_lu_reset(&s->matrices.lu_N);
    if (x->switches->count)
        cst_modes_start(x->switches, y, 0);
    else
        cst_start_modes(x, 0);
    TRY(check_consistent(x, y));
    if (x->switches->count)
        TRY(cst_modes_on_edge(x->switches, y));
    if (cst_contacts_any(&s->contacts))
        TRY(start_contacts(x, y));
    cst_redundant_find(s);
    return CST_OK;
}

void cst_start_modes(cst_initial *x, int searching)
{
    cst_system *s = x->system;
    int count = x->switches->count;
    if (s->model->start == CST_EQUILIBRIUM && searching) {
        cst_copy(x->at_rest, x->q, s->n);
        cst_clear(x->at_rest + s->n, s->n);
        cst_modes_start(x->switches, x->at_rest, 1);
    } else {
        memcpy(s->mode, x->switches->mode0, (size_t)count * sizeof *s->mode);
        s->mode[s->model->s] = 0;
        cst_system_invalidate(s);
    }
}

int cst_start_adjoint(cst_initial *x, const double *mu, double *gradient)
{
    cst_system *s = x->system;
    int n = s->n;
    cst_start kind = s->model->start;
    cst_copy(x->mu_q, mu, n);
    cst_copy(x->mu_v, mu + n, n);
    if (kind == CST_EQUILIBRIUM) {
        s->kernels->launch_b(x->q, s->args.qb, s->rho, s->args.rhob, s->args.f, x->mu_v);
        cst_add(x->mu_q, s->args.qb, n);
        cst_add(gradient, s->args.rhob, s->p);
        cst_clear(x->mu_v, n);
    }
    cst_start_modes(x, 1);
    if (kind == CST_ASSEMBLED)
        TRY(cst_static_velocity_adjoint(x, gradient));
    if (kind != CST_GIVEN)
        TRY(cst_static_search_adjoint(x, kind == CST_EQUILIBRIUM, gradient));
    cst_start_modes(x, 0);
    if (kind == CST_EQUILIBRIUM) /* the guess has no influence */
        return CST_OK;
    s->kernels->initial_b(s->rho, s->args.rhob, s->args.f, x->mu_q, s->args.fb, x->mu_v);
    cst_add(gradient, s->args.rhob, s->p);
    return CST_OK;
}

int cst_start_along(cst_initial *x, int lanes)
{
    cst_system *s = x->system;
    cst_start kind = s->model->start;
    cst_dirs drho = (cst_dirs)x->drho;
    cst_start_modes(x, 1);
    if (kind != CST_EQUILIBRIUM)
        s->kernels->initial_dv(s->rho, drho, s->args.f, x->dq, s->args.fb, x->dv, CST_LANES);
    if (kind != CST_GIVEN)
        TRY(cst_static_search_tangents(x, kind == CST_EQUILIBRIUM, lanes));
    if (kind == CST_ASSEMBLED)
        TRY(cst_static_velocity_tangents(x, lanes));
    if (kind == CST_EQUILIBRIUM)
        s->kernels->launch_dv(x->q, (cst_dirs)x->dq, s->rho, drho, s->args.f, x->dv, CST_LANES);
    cst_start_modes(x, 0);
    return CST_OK;
}

int cst_start_tangent(cst_initial *x, const int *parameters, int lanes)
{
    cst_clear(&x->drho[0][0], x->system->p * CST_LANES);
    for (int l = 0; l < lanes; l++)
        cst_tables_direct(&x->system->tables, parameters[l], x->drho, l);
    return cst_start_along(x, lanes);
}
