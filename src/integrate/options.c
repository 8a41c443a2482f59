/* The options of a problem, checked when they are set: numbers in range, a formulation and an
 * integrator that go together. */
#include "base/pages.h"
#include "base/sized.h"
#include "integrate/onestep/formulations.h"
#include "integrate/integrator.h"
#include "model/contacts.h"

#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

/* "rtol = -1: give a number above 0" */
static int positive(cst_problem *p, const char *name, double x)
{
    if (isfinite(x) && x > 0.0)
        return CST_OK;
    return cst_fail(&p->report, CST_EVALUE, "%s = %g is not a positive number: give one above 0",
                    name, x);
}

/* horizon, in horizons of the model's own: beyond it no instant of the motion is resolved */
#define LONGEST  1e9
#define SHORTEST 1e-30

#define LEAST_MEMORY 65536.0 /* [bytes] */

static int check_horizon(cst_problem *p, double tf)
{
    double own = p->model->tf;
    if (tf >= SHORTEST * own && tf <= LONGEST * own)
        return CST_OK;
    return cst_fail(&p->report, CST_EVALUE,
                    "tf = %g s has no resolution for the steps of a model whose own horizon is %g "
                    "s: give a number "
                    "from %g to %g",
                    tf, own, SHORTEST * own, LONGEST * own);
}

static int check_rtol(cst_problem *p, double rtol)
{
    TRY(positive(p, "rtol", rtol));
    if (rtol >= 1.0)
        return cst_fail(&p->report, CST_EVALUE,
                        "rtol = %g is not a valid tolerance: give a number below 1, such as 1e-8",
                        rtol);
    if (rtol < CST_LEAST_RTOL)
        return cst_fail(&p->report, CST_EVALUE,
                        "rtol = %g is below the rounding of double precision: give at least %.2g, "
                        "such as 1e-12",
                        rtol, CST_LEAST_RTOL);
    return CST_OK;
}

/* The formulation, and an integrator that can run it. */
static int check_formulation(cst_problem *p, const cst_options *o)
{
    const cst_formulation *form = cst_formulation_find(o->formulation);
    char names[200] = "";
    for (int i = 0; !form && i < cst_formulation_count(); i++)
        snprintf(names + strlen(names), sizeof names - strlen(names), "%s%s", i ? ", " : "",
                 cst_formulation_name(i));
    if (!form)
        return cst_fail(&p->report, CST_ENAME, "there is no formulation '%.60s': use one of %s",
                        o->formulation ? o->formulation : "", names);
    if (cst_has_contacts(p->model) && !form->ode)
        return cst_fail(&p->report, CST_EVALUE,
                        "the formulation %s does not have contacts, and %s has some: use penalty "
                        "or index1",
                        form->name, p->model->name);
    if (o->integrator == CST_INTEGRATOR_AUTO)
        return CST_OK;
    const cst_integrator *integrator = cst_integrator_find(o->integrator);
    if (!integrator)
        return cst_fail(&p->report, CST_EVALUE,
                        "integrator %d does not exist: see cst_integration in costate.h",
                        (int)o->integrator);
    if (cst_has_contacts(p->model) && integrator->id == CST_ONESTEP)
        return cst_fail(
            &p->report, CST_EVALUE,
            "the integrator %s does not have contacts, and %s has some: use rk or cvodes",
            integrator->name, p->model->name);
    if (integrator->ode_only && !form->ode && p->model->s)
        return cst_fail(&p->report, CST_EVALUE,
                        "the integrator %s cannot integrate the formulation %s, which is not an "
                        "ODE, and %s has switches: use the formulation penalty",
                        integrator->name, form->name, p->model->name);
    if (integrator->ode_only && !form->ode)
        return cst_fail(
            &p->report, CST_EVALUE,
            "the integrator %s cannot integrate the formulation %s, which is not an ODE: "
            "use the integrator "
            "onestep, or the formulation penalty",
            integrator->name, form->name);
    return CST_OK;
}

static int check_directory(cst_problem *p, const char *directory)
{
    int error = 0;
    if (directory && !*directory)
        error = ENOENT;
    else if (directory && strlen(directory) >= CST_PATH)
        error = ENAMETOOLONG;
    else if (directory)
        error = cst_pages_check(directory);
    if (error)
        return cst_fail(&p->report, CST_EVALUE,
                        "memory_dir = '%.200s' cannot be used: %s: give a directory that exists "
                        "and can be written",
                        directory, strerror(error));
    return CST_OK;
}

static int set_options(cst_problem *p, const cst_options *o)
{
    TRY(positive(p, "tf", o->tf));
    TRY(check_horizon(p, o->tf));
    TRY(check_rtol(p, o->rtol));
    if (!(isfinite(o->atol) && o->atol >= 0.0))
        return cst_fail(&p->report, CST_EVALUE,
                        "atol = %g is not a tolerance: give a number above 0, or 0 for automatic",
                        o->atol);
    TRY(positive(p, "alpha", o->alpha));
    TRY(positive(p, "fd_step", o->fd_step));
    TRY(positive(p, "step", o->step));
    if (!(isfinite(o->xi) && o->xi >= 0.0 && isfinite(o->omega) && o->omega >= 0.0))
        return cst_fail(&p->report, CST_EVALUE,
                        "xi = %g, omega = %g: neither may be negative: give 0 or more", o->xi,
                        o->omega);
    if (o->max_steps < 1)
        return cst_fail(&p->report, CST_EVALUE, "max_steps = %d: give at least 1", o->max_steps);
    if (!(isfinite(o->max_step) && o->max_step >= 0.0))
        return cst_fail(&p->report, CST_EVALUE,
                        "max_step = %g s is not a step: give a number above 0, or 0 for automatic",
                        o->max_step);
    if (!(o->rest >= 0.0 && o->rest < 1.0))
        return cst_fail(&p->report, CST_EVALUE,
                        "rest = %g is not a part of a speed: give a number from 0 to below 1, such "
                        "as 1e-5",
                        o->rest);
    if (o->memory != 0.0 && !(isfinite(o->memory) && o->memory >= LEAST_MEMORY))
        return cst_fail(&p->report, CST_EVALUE,
                        "memory = %g bytes is too little: give at least 65536, or 0 for the "
                        "default",
                        o->memory);
    if (o->method < CST_ADJOINT || o->method > CST_FD_FORWARD)
        return cst_fail(&p->report, CST_EVALUE,
                        "method %d does not exist: see cst_method in costate.h", (int)o->method);
    if (o->projection < CST_PROJECTION_AUTO || o->projection > CST_PROJECTION_ALWAYS)
        return cst_fail(&p->report, CST_EVALUE,
                        "projection %d does not exist: see cst_projection_choice in costate.h",
                        (int)o->projection);
    TRY(check_formulation(p, o));
    TRY(check_directory(p, o->memory_dir));
    if (o->memory_dir)
        memmove(p->memory_dir, o->memory_dir, strlen(o->memory_dir) + 1); /* may be this one */
    p->options = *o;
    p->rho[p->model->p] = o->tf;
    p->options.memory_dir = o->memory_dir ? p->memory_dir : NULL;
    p->options.formulation = cst_formulation_find(o->formulation)->name;
    return CST_OK;
}

int cst_set_options_sized(cst_problem *p, const cst_options *options, size_t size)
{
    if (!p || !p->model || !options)
        return CST_EARGUMENT;
    cst_options o = p->options;
    if (!cst_take_in(&o, sizeof o, options, size))
        return cst_fail(&p->report, CST_EARGUMENT,
                        "cst_options: a field is set that this library does not have: install the "
                        "library of the costate.h that the program was compiled with");
    return set_options(p, &o);
}

cst_integration cst_problem_integrator(const cst_problem *p)
{
    cst_integration asked = p ? p->options.integrator : CST_CVODES;
    if (asked != CST_INTEGRATOR_AUTO)
        return asked;
    return cst_formulation_find(p->options.formulation)->ode ? CST_RK : CST_ONESTEP;
}
