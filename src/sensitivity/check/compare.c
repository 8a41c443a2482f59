/* The paper's table: one problem by every method and formulation on the one-step integrator, and by
 * finite differences. */
#include "integrate/onestep/formulations.h"

#include "base/sized.h"

#include <math.h>
#include <stdio.h>

/* Central differences of the penalty formulation; the step is relative to the parameter. */
static const struct {
    const char *name;
    double step;
} differences[] = { { "fd-1e-7", 1e-7 }, { "fd-1e-4", 1e-4 } };
enum { DIFFERENCES = sizeof differences / sizeof differences[0] };

int cst_approach_count(void)
{
    return 2 * cst_formulation_count() + DIFFERENCES;
}

/* As tight as double precision allows, whatever the problem asks for. */
static void reference(cst_options *o)
{
    o->integrator = CST_CVODES;
    o->formulation = "penalty";
    o->method = CST_ADJOINT;
    o->rtol = fmin(o->rtol, 1e-11);
    o->atol = fmin(o->atol, 1e-13);
    o->max_steps = o->max_steps > 1000000 ? o->max_steps : 1000000;
}

static void approach(int i, cst_options *o, char name[CST_APPROACH])
{
    int forms = cst_formulation_count();
    o->integrator = CST_ONESTEP;
    if (i == CST_REFERENCE) {
        reference(o);
        snprintf(name, CST_APPROACH, "reference");
    } else if (i < 2 * forms) {
        o->formulation = cst_formulation_name(i % forms);
        o->method = i < forms ? CST_DIRECT : CST_ADJOINT;
        snprintf(name, CST_APPROACH, "%s-%s", i < forms ? "direct" : "adjoint", o->formulation);
    } else {
        o->formulation = "penalty";
        o->method = CST_FD_CENTRAL;
        o->fd_step = differences[i - 2 * forms].step;
        snprintf(name, CST_APPROACH, "%s", differences[i - 2 * forms].name);
    }
}

int cst_approach_sized(int i, cst_options *options, size_t size, char name[CST_APPROACH])
{
    cst_options o = { 0 };
    if (!options || !name || i < CST_REFERENCE || i >= cst_approach_count() ||
        !cst_take_in(&o, sizeof o, options, size))
        return CST_EARGUMENT;
    approach(i, &o, name);
    cst_hand_out(options, size, &o, sizeof o);
    return CST_OK;
}
