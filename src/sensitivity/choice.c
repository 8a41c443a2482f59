/* What `auto` stands for: rk, or CVODES with BDF formulas where rk finds the motion stiff.
 *
 * It is decided once for a work, by the first run that is asked of it, at the problem's own
 * parameters: all runs of an optimization have one integrator, and an optimization that is resumed
 * has the same one.  Where these are the parameters of that run, it is not run twice. */
#include "sensitivity/sensitivity.h"

#include "base/vectors.h"

#include <string.h>

static int out_of_memory(cst_work *w)
{
    return cst_fail(&w->report, CST_EMEMORY, "out of memory: free some and try again");
}

/* CVODES in place of rk, which stays where that fails. */
static int switch_to_cvodes(cst_work *w)
{
    const cst_integrator *next = cst_integrator_find(CST_CVODES);
    cst_trajectory trajectory = { 0 };
    cst_asked *asked = w->asked;
    void *rk = w->own;
    int adams = w->adams;
    if (!cst_trajectory_create(&trajectory, w->model->n, next->nodes(w->p))) {
        cst_trajectory_free(&trajectory);
        return out_of_memory(w);
    }
    w->adams = 0;
    w->own = NULL;
    int status = next->create(w);
    void *own = w->own;
    if (status < 0) {
        next->free(w);
        w->own = rk;
        w->adams = adams;
        w->asked = asked;
        cst_trajectory_free(&trajectory);
        return status;
    }
    w->own = rk;
    w->integrator->free(w);
    w->integrator = next;
    w->own = own;
    cst_trajectory_free(&w->trajectory);
    w->trajectory = trajectory;
    cst_ask(w, asked);
    return CST_OK;
}

/* A run by rk at the problem's parameters. */
static int try_rk(cst_work *w)
{
    cst_copy(w->rho_kept, w->system.rho, w->system.p);
    cst_copy(w->system.rho, w->p->rho, w->system.p);
    cst_system_invalidate(&w->system);
    w->watched = 1;
    w->found_stiff = 0;
    int status = w->integrator->forward(w);
    w->watched = 0;
    return status;
}

int cst_choose_integrator(cst_work *w)
{
    if (!w->undecided)
        return CST_OK;
    int own = !memcmp(w->system.rho, w->p->rho, (size_t)w->system.p * sizeof *w->system.rho);
    int status = try_rk(w);
    if (status == CST_ECANCELED || status == CST_EMEMORY)
        return status;
    if (w->found_stiff)
        TRY(switch_to_cvodes(w));
    w->undecided = 0;
    if (own && !w->found_stiff) { /* the run that is asked for: not again */
        w->made = status >= 0;
        return status;
    }
    cst_copy(w->system.rho, w->rho_kept, w->system.p);
    cst_restart(w);
    return CST_OK;
}
