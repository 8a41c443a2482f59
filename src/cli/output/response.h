/* response.h: the response of a run in columns, in a picture, and how well it kept its
 * invariants. */
#ifndef CLI_RESPONSE_H
#define CLI_RESPONSE_H

#include "costate.h"
#include "cli/output/plot.h"

#include <stdio.h>

/* The largest values over the instants that the integrator kept. */
typedef struct {
    double energy;       /* |E(t) - E(0)| [J]; NaN where the model gives no potential         */
    double start, end;   /* E at the start and at the end [J]                                  */
    double potential;    /* at the start [J]                                                   */
    double scale;        /* what kinetic or potential energy spans [J]                        */
    double phi, phi_dot; /* violation of the constraints and of their derivatives             */
} drift;

/* Whether the energy stayed within a thousandth of what was exchanged: then its drift tells of the
 * run's accuracy; otherwise forces or drives took or gave it. */
int energy_conserved(const drift *d);

/* The state that coordinate i carries, whose speed it is, or -1. */
static inline int state_at(const cst_model *model, int i)
{
    int first = model->n - model->states_count;
    return i >= first ? i - first : -1;
}

/* Coordinate i as the model names it, otherwise "q1", ...: text to be freed. */
char *coordinate_name(const cst_model *model, int i);

/* These three return a status of the library. */
int response_drift(const cst_problem *p, cst_work *w, drift *d);

/* Columns t, q, v, a, lambda, kinetic, potential, energy, phi, phi_dot, cost and the model's
 * outputs with commas between; without the state, t and those after lambda only.  `samples`
 * instants evenly spaced, or for 0 those that the integrator kept. */
enum { OBSERVED = 6 }; /* columns from kinetic to cost */
void response_header(FILE *file, const cst_model *model);
int response_rows(FILE *file, const cst_problem *p, cst_work *w, long samples, int with_state);

/* The model's outputs, or where it has none coordinates and energy; and the drift, against time. */
int response_plot(const cst_problem *p, cst_work *w, const drift *d, const char *directory,
                  const char *name, plot_result *result);

#endif
