/* The responses of many runs of one problem, in lanes where that can be (integrate/rk/lanes): every
 * number, status and text is that of cst_responses. */
#ifndef CST_SENSITIVITY_LANES_H
#define CST_SENSITIVITY_LANES_H

#include "integrate/rk/lanes/lanes.h"
#include "sensitivity/sensitivity.h"

/* Runs to be made.  next: the parameters of one more and where its responses go, and its number, or
 * -1: there are no others.  alone: makes it by cst_responses.  done: its responses are there. */
typedef struct {
    int (*next)(void *of, const double **rho, double **values);
    void (*alone)(void *of, int run);
    void (*done)(void *of, int run);
    void *of;
} cst_runs;

typedef struct cst_lanes cst_lanes;

/* NULL where no run of p can be in lanes, or out of memory: then each is made alone.  w has made
 * one run of p already, and is its own during the runs. */
cst_lanes *cst_lanes_create(const cst_problem *p, cst_work *w);
void cst_lanes_free(cst_lanes *x);

void cst_lanes_run(cst_lanes *x, const cst_runs *runs);

/* responses.c: those of a lane whose run is done; w is prepared for it. */
int cst_responses_of_lane(cst_work *w, cst_rk_lanes *x, int l, double *values);

#endif
