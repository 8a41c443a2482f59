/* Runs in lanes: each gets in where a lane is free, and out where it is done or has to be alone. */
#include "sensitivity/lanes.h"

#include <stdlib.h>

struct cst_lanes {
    const cst_problem *p;
    cst_work *w;
    cst_rk_lanes *steps;
    struct {
        int run;
        const double *rho;
        double *values;
    } of[CST_LANES_MOST];
};

cst_lanes *cst_lanes_create(const cst_problem *p, cst_work *w)
{
    if (!cst_is_whole(w) || w->choice.pending || w->choice.fell_back || !p->responses_count)
        return NULL;
    cst_lanes *x = calloc(1, sizeof *x);
    if (!x)
        return NULL;
    x->p = w->p = p;
    x->w = w;
    cst_ask(w, &w->targets_of.responses);
    x->steps = cst_rk_lanes_create(w);
    w->p = NULL;
    if (x->steps)
        return x;
    free(x);
    return NULL;
}

void cst_lanes_free(cst_lanes *x)
{
    if (x)
        cst_rk_lanes_free(x->steps);
    free(x);
}

/* As cst_responses begins, up to the first step. */
static int begin(cst_work *w)
{
    TRY(cst_check_responses(w));
    cst_ask(w, &w->targets_of.responses);
    w->call.computes_derivatives = 0;
    w->choice.when_stiff = w->choice.automatic ? CST_STIFF_STOPS : CST_STIFF_GOES_ON;
    w->choice.found_stiff = w->targets->corner = 0;
    return cst_rk_begin(w);
}

/* 1: the run is in lane l. */
static int get_in(cst_lanes *x, int l)
{
    cst_work *w = x->w;
    int status = cst_prepare(x->p, w, x->of[l].rho);
    if (status >= 0)
        status = begin(w);
    if (status >= 0)
        cst_rk_lanes_take(x->steps, l);
    w->choice.when_stiff = CST_STIFF_GOES_ON;
    w->p = NULL;
    return status >= 0 && x->steps->lane[l].status == CST_LANE_RUNS;
}

/* Runs that have no lane are made on the way.  0: there are no others. */
static int fill(cst_lanes *x, int l, const cst_runs *runs)
{
    while ((x->of[l].run = runs->next(runs->of, &x->of[l].rho, &x->of[l].values)) >= 0) {
        if (get_in(x, l))
            return 1;
        x->steps->lane[l].status = CST_LANE_FREE;
        runs->alone(runs->of, x->of[l].run);
    }
    return 0;
}

static int get_out(cst_lanes *x, int l)
{
    cst_work *w = x->w;
    int status = cst_prepare(x->p, w, x->of[l].rho);
    if (status >= 0)
        status = cst_responses_of_lane(w, x->steps, l, x->of[l].values);
    w->p = NULL;
    return status;
}

/* Anything but a run without a warning is for cst_responses to say. */
static void empty(cst_lanes *x, int l, const cst_runs *runs)
{
    int done = x->steps->lane[l].status == CST_LANE_DONE && get_out(x, l) == CST_OK;
    x->steps->lane[l].status = CST_LANE_FREE;
    (done ? runs->done : runs->alone)(runs->of, x->of[l].run);
}

/* 0: the runs are to stop. */
static int step(cst_lanes *x)
{
    cst_work *w = x->w;
    w->p = x->p;
    cst_ask(w, &w->targets_of.responses);
    int stops = cst_canceled(w, "forward", 0.0);
    if (!stops)
        cst_rk_lanes_step(x->steps);
    w->p = NULL;
    return !stops;
}

/* Lanes that are canceled leave: alone, each says so. */
void cst_lanes_run(cst_lanes *x, const cst_runs *runs)
{
    cst_lane *lane = x->steps->lane;
    int width = x->steps->width, more = 1, busy = 1;
    while (busy) {
        busy = 0;
        for (int l = 0; l < width; l++) {
            if (lane[l].status != CST_LANE_FREE && lane[l].status != CST_LANE_RUNS)
                empty(x, l, runs);
            if (lane[l].status == CST_LANE_FREE && more)
                more = fill(x, l, runs);
            busy |= lane[l].status == CST_LANE_RUNS;
        }
        if (busy && !step(x))
            for (int l = 0; l < width; l++)
                if (lane[l].status == CST_LANE_RUNS)
                    lane[l].status = CST_LANE_LEFT;
    }
}
