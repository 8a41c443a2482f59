/* instance.h: one instance of an FMU: a problem, its work, and where it stands.
 *
 * Model exchange asks for the motion at states of the importer's.  In co-simulation the motion is
 * that of Costate's own integrator: models have no inputs, so the run to the stop time is made
 * once, when the first step asks for it, and every communication point is a look at it. */
#ifndef FMI_INSTANCE_H
#define FMI_INSTANCE_H

#include "fmi/fmi3.h"
#include "fmi/layout.h"

typedef enum {
    FMI_INSTANTIATED,
    FMI_INITIALIZATION,
    FMI_EVENT,
    FMI_CONTINUOUS,
    FMI_STEP,
    FMI_TERMINATED,
    FMI_CONFIGURATION
} fmi_mode;

typedef struct {
    char *name;
    fmi3InstanceEnvironment environment;
    fmi3LogMessageCallback log;
    bool exchange; /* model exchange; otherwise co-simulation */

    const cst_model *model;
    cst_problem *problem;
    cst_work *work;
    double *rho; /* [p] */

    fmi_mode mode;
    double time;
    double *q, *v;             /* [n]                                          */
    int *modes;                /* [s] branches of the kernels                  */
    double *a, *output, *gate; /* [n] [outputs] [s] at the state, where solved */
    bool solved;
    bool started; /* the start was found for these parameters */

    double start, stop, tolerance; /* stop and tolerance: 0 where not given */
    double horizon;                /* of the run that was made, or 0        */
    double *scratch;               /* [4 n + p + outputs]                   */
} fmi_instance;

fmi_instance *fmi_create(fmi3String name, fmi3String token, fmi3String resources,
                         fmi3InstanceEnvironment environment, fmi3LogMessageCallback log,
                         bool exchange);
void fmi_free(fmi_instance *x);
int fmi_restart(fmi_instance *x); /* the defaults of the model; 0: out of memory */

/* Says it by the importer's function; returns fmi3Error. */
fmi3Status fmi_fail(const fmi_instance *x, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

/* The start, the state in place, the values there: as far as they are not there yet. */
fmi3Status fmi_find_start(fmi_instance *x);
fmi3Status fmi_solve(fmi_instance *x);
fmi3Status fmi_look(fmi_instance *x, double t); /* co-simulation: the run at t */

fmi3Status fmi_get(fmi_instance *x, unsigned reference, double *value);
fmi3Status fmi_set(fmi_instance *x, unsigned reference, double value);

#endif
