/* The tangent run of the second derivatives: along directions, with its stages kept where they fit.
 */
#include "integrate/rk/second/second.h"

#include "base/vectors.h"

#include <math.h>
#include <stdlib.h>

#define TAPE                                                                                       \
    (256.0 * 1024.0 *                                                                              \
     1024.0) /* [bytes] for the stages' tangents, at the most: others are computed twice */

/* dy at the end of step k, at the instant that it ended; an event moves it. */
static int advance(cst_rk_second *z, int k)
{
    for (int l = 0; l < z->lanes; l++)
        z->dt[(k + 1) * z->lanes + l] = 0.0;
    if (cst_rk_of(z->w)->steps.list[k].cut)
        return cst_rk_event_along(z, k);
    cst_rk_tangents_at_end(z, k, cst_rk_state_tangent(z, k + 1, 0));
    return cst_rk_project_along(z, k);
}

/* The start's tangent, and the directions in the lanes of the work. */
static int begin(cst_rk_second *z)
{
    cst_work *w = z->w;
    cst_system *s = &w->system;
    TRY(cst_rk_bring(w, 0));
    const double *y = cst_rk_state(cst_rk_of(w), 0);
    cst_clear(&w->directions.dq[0][0], z->n * CST_LANES);
    cst_clear(&w->directions.dv[0][0], z->n * CST_LANES);
    cst_clear(&w->directions.drho[0][0], s->p * CST_LANES);
    cst_rk_modes(w, 0);
    for (int l = 0; l < z->lanes; l++)
        for (int i = 0; i < s->p; i++)
            w->directions.drho[i][l] = cst_products_direction(z->h, s, l)[i];
    cst_copy(&w->start.drho[0][0], &w->directions.drho[0][0], s->p * CST_LANES);
    int status = cst_system_solve(s, 0.0, y, y + z->n);
    if (status < 0)
        return cst_state_failed(w, status, 0.0);
    TRY(cst_start_along(&w->start, z->lanes));
    for (int l = 0; l < z->lanes; l++) {
        double *dy = cst_rk_state_tangent(z, 0, l);
        for (int i = 0; i < z->n; i++) {
            dy[i] = w->start.dq[i][l];
            dy[z->n + i] = w->start.dv[i][l];
        }
        dy[2 * z->n] = z->dt[l] = 0.0;
    }
    return CST_OK;
}

static int allocate(cst_rk_second *z)
{
    const cst_rk *x = cst_rk_of(z->w);
    size_t lanes = (size_t)z->lanes, size = (size_t)z->size, steps = (size_t)x->steps.count,
           stage = lanes * (size_t)z->stride;
    size_t wanted = (size_t)z->w->system.p + (steps + 1) * lanes * (size + 1) +
                    CST_RK_STAGES * (stage + 2 * lanes * size) + lanes * (2 * size + 1) + 2 * size +
                    (CST_RK_STAGES + 1) * (1 + lanes) * size + lanes * (size_t)z->stride +
                    (size_t)(z->n + z->m);
    double *memory = z->memory = malloc(wanted * sizeof *memory);
    if (!memory)
        return 0;
    z->dy = cst_take(&memory, (steps + 1) * lanes * size);
    z->dt = cst_take(&memory, (steps + 1) * lanes);
    z->scratch = cst_take(&memory, CST_RK_STAGES * stage);
    z->dKbar = cst_take(&memory, CST_RK_STAGES * lanes * size);
    z->dYbar = cst_take(&memory, CST_RK_STAGES * lanes * size);
    z->dlambda = cst_take(&memory, lanes * size);
    z->dslope = cst_take(&memory, lanes * size);
    z->dtau = cst_take(&memory, lanes);
    z->combined = cst_take(&memory, size);
    z->changed = cst_take(&memory, size);
    z->F_t = cst_take(&memory, (size_t)(z->n + z->m));
    z->look = cst_take(&memory, (CST_RK_STAGES + 1) * size);
    z->dobservation = cst_take(&memory, (CST_RK_STAGES + 1) * lanes * size);
    z->looked = cst_take(&memory, lanes * (size_t)z->stride);
    double stages = (double)(steps * CST_RK_STAGES * sizeof *memory);
    if (stages * (double)stage <= TAPE)
        z->tape = malloc((steps * CST_RK_STAGES * stage + 1) * sizeof *memory); /* or do without */
    z->linears = cst_system_linear_size(&z->w->system);
    if (z->tape && z->linears && stages * (double)(stage + z->linears) <= TAPE)
        z->linear = calloc(steps * CST_RK_STAGES * z->linears, sizeof *memory); /* the same */
    return 1;
}

#define AGREE 1e-6 /* of the gradient's largest component, by the parameters' sizes */

/* Where triggers at one instant were taken for one: the gradient so must be that with each of them
 * for itself. */
static int check_together(cst_rk_second *z)
{
    cst_work *w = z->w;
    double *one = z->memory, largest = 0.0, apart = 0.0; /* which is free by now */
    if (!z->together)
        return CST_OK;
    cst_copy(one, w->gradient, w->system.p);
    TRY(w->integrator->backward(w));
    for (int k = 0; k < w->count; k++) {
        int i = w->p->design[k];
        double size = w->system.rho[i] != 0.0 ? fabs(w->system.rho[i]) : 1.0;
        largest = fmax(largest, size * fabs(w->gradient[i]));
        apart = fmax(apart, size * fabs(w->gradient[i] - one[i]));
    }
    return apart <= AGREE * largest ? CST_OK : cst_rk_second_parted(w, z->together - 1);
}

static int run(cst_rk_second *z)
{
    cst_rk *x = cst_rk_of(z->w);
    TRY(begin(z));
    for (int k = 0; k < x->steps.count; k++) {
        size_t stage = (size_t)z->lanes * (size_t)z->stride;
        z->dX = z->tape ? z->tape + (size_t)k * CST_RK_STAGES * stage : z->scratch;
        int stages = cst_rk_second_stages(z, k);
        TRY(cst_rk_load(z->w, k, stages));
        TRY(cst_rk_tangent_stages(z, k, stages));
        TRY(advance(z, k));
        if (!isfinite(cst_largest(cst_rk_state_tangent(z, k + 1, 0), z->lanes * z->size)))
            return cst_derivative_failed(z->w, x->current.t), z->w->report.callback_status;
    }
    TRY(cst_rk_second_back(z));
    return check_together(z);
}

int cst_rk_second_run(cst_work *w)
{
    const cst_rk *x = cst_rk_of(w);
    cst_rk_second z = { .w = w,
                        .h = w->second_order.products,
                        .lanes = w->second_order.products->lanes,
                        .n = x->n,
                        .m = x->m,
                        .size = x->size,
                        .stride = 3 * x->n + 1 + x->m };
    if (z.h->misfit && w->stats.events)
        return cst_fail(&w->report, CST_EVALUE,
                        "second derivatives of a misfit do not cross events, of which the run has "
                        "%ld: choose lbfgsb",
                        w->stats.events);
    int status = allocate(&z)
                     ? run(&z)
                     : cst_fail(&w->report, CST_EMEMORY,
                                "out of memory: the tangents of %d steps do not fit: free some and "
                                "try again",
                                x->steps.count);
    free(z.memory);
    free(z.tape);
    free(z.linear);
    cst_system_linear_place(&w->system, NULL); /* a failure may have left it there */
    return status;
}
