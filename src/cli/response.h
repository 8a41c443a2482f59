/* response.h: the response of a run in columns, in a picture, and how well it kept its invariants. */
#ifndef CLI_RESPONSE_H
#define CLI_RESPONSE_H

#include "costate.h"
#include "plot.h"

#include <stdio.h>

/* The largest values over the instants that the integrator kept. */
typedef struct {
    double energy;       /* |E(t) - E(0)| [J]; NaN where the model gives no potential         */
    double potential;    /* at the start [J]                                                   */
    double scale;        /* what kinetic or potential energy spans [J]                        */
    double phi, phi_dot; /* violation of the constraints and of their derivatives             */
} drift;

/* Coordinate i as the model names it, otherwise "q1", ...: text to be freed. */
char *coordinate_name(const cst_model *model, int i);

/* These three return a status of the library. */
int response_drift(const cst_problem *p, cst_work *w, drift *d);

/* Columns t, q, v, a, lambda, kinetic, potential, energy, phi, phi_dot, cost with commas between; `samples` instants
 * evenly spaced, or for 0 those that the integrator kept. */
void response_header(FILE *file, const cst_model *model);
int response_rows(FILE *file, const cst_problem *p, cst_work *w, long samples);

/* Coordinates, energy and drift against time. */
int response_plot(const cst_problem *p, cst_work *w, const drift *d, const char *directory, const char *name,
                    plot_result *result);

#endif
