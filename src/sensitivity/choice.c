/* What `auto` stands for: rk, or CVODES with BDF formulas where rk finds the motion stiff.
 *
 * It is decided once for a work, by the first run that is asked of it, at the problem's own
 * parameters: all runs of an optimization have one integrator, and an optimization that is resumed
 * has the same one.  Where these are the parameters of that run, it is not run twice.
 *
 * A later run by rk that turns out to be stiff is made by CVODES; the next one begins with rk
 * again, so that no result depends on the runs before it. */
#include "sensitivity/sensitivity.h"

#include "base/vectors.h"

#include <string.h>

static int out_of_memory(cst_work *w)
{
    return cst_fail(&w->report, CST_EMEMORY, "out of memory: free some and try again");
}

/* Another integrator in place of the present one, which stays where that fails. */
static int change_integrator(cst_work *w, cst_integration to, int adams)
{
    const cst_integrator *next = cst_integrator_find(to);
    cst_trajectory trajectory = { 0 };
    cst_targets *targets = w->targets;
    void *before = w->integrator_data;
    int adams_before = w->choice.adams;
    if (!cst_trajectory_create(&trajectory, w->model->n, next->nodes(w->p))) {
        cst_trajectory_free(&trajectory);
        return out_of_memory(w);
    }
    w->choice.adams = adams;
    w->integrator_data = NULL;
    int status = next->create(w);
    void *own = w->integrator_data;
    if (status < 0) {
        next->free(w);
        w->integrator_data = before;
        w->choice.adams = adams_before;
        w->targets = targets;
        cst_trajectory_free(&trajectory);
        return status;
    }
    w->integrator_data = before;
    w->integrator->free(w);
    w->integrator = next;
    w->integrator_data = own;
    cst_trajectory_free(&w->run.trajectory);
    w->run.trajectory = trajectory;
    cst_ask(w, targets);
    return CST_OK;
}

/* The current run is made again by CVODES. */
int cst_fall_back(cst_work *w)
{
    TRY(change_integrator(w, CST_CVODES, 0));
    w->choice.fell_back = 1;
    cst_restart(w);
    return CST_OK;
}

/* And the next one begins with rk. */
static int return_to_rk(cst_work *w)
{
    TRY(change_integrator(w, CST_RK, w->p->options.adams));
    w->choice.fell_back = 0;
    w->integrator->choose_pivots(w);
    cst_restart(w);
    return CST_OK;
}

/* A run by rk at the problem's parameters. */
static int try_rk(cst_work *w)
{
    cst_copy(w->choice.rho, w->system.tables.flat, w->model->p + 1);
    cst_copy(w->system.tables.flat, w->p->rho, w->model->p + 1);
    cst_system_new_rho(&w->system);
    w->choice.when_stiff = CST_STIFF_DECIDES;
    w->choice.found_stiff = 0;
    int status = w->integrator->forward(w);
    w->choice.when_stiff = CST_STIFF_GOES_ON;
    return status;
}

int cst_choose_integrator(cst_work *w)
{
    if (w->choice.fell_back)
        TRY(return_to_rk(w));
    if (!w->choice.pending)
        return CST_OK;
    int own = !memcmp(w->system.tables.flat, w->p->rho,
                      ((size_t)w->model->p + 1) * sizeof *w->system.tables.flat);
    int status = try_rk(w);
    if (status == CST_ECANCELED || status == CST_EMEMORY)
        return status;
    if (w->choice.found_stiff)
        TRY(change_integrator(w, CST_CVODES, 0));
    w->choice.pending = 0;
    w->choice.automatic = !w->choice.found_stiff;
    if (own && !w->choice.found_stiff) { /* the run that is asked for: not again */
        w->choice.forward_done = status >= 0;
        return status;
    }
    cst_copy(w->system.tables.flat, w->choice.rho, w->model->p + 1);
    cst_restart(w);
    return CST_OK;
}
