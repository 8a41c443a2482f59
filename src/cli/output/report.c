/* report.c: the parts that the commands' outputs share. */
#include "cli/output/report.h"

#include "cli/arrays.h"
#include "cli/output/messages.h"
#include "cli/input/names.h"
#include "cli/output/output.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* The integrator of a run; without one, that which it would begin with. */
static cst_integration integrator_of(const cst_problem *p, int used)
{
    return used ? (cst_integration)used : cst_problem_integrator(p);
}

/* Of CVODES: those that were asked for; BDF where it stands in for rk. */
static const char *formulas_of(const cst_problem *p)
{
    int asked = cst_problem_integrator(p) == CST_CVODES;
    return asked && cst_problem_options(p).adams ? "adams" : "bdf";
}

/* "0 to 5 s"; of several horizons the shortest and the longest. */
static void print_horizon(FILE *file, cst_problem *const *p, int count)
{
    double shortest = INFINITY, longest = 0.0;
    for (int i = 0; i < count; i++) {
        shortest = fmin(shortest, cst_problem_options(p[i]).tf);
        longest = fmax(longest, cst_problem_options(p[i]).tf);
    }
    if (shortest < longest)
        fprintf(file, "horizons of %g to %g s, ", shortest, longest);
    else
        fprintf(file, "0 to %g s, ", longest);
}

double report_step(const cst_options *o)
{
    return o->tf / fmax(1.0, ceil(o->tf / o->step * (1.0 - 1e-12)));
}

/* The integrator and its accuracy, of the first of them. */
const char *report_atol(const cst_options *o, char *text, size_t size)
{
    snprintf(text, size, "%g", o->atol);
    return o->atol > 0.0 ? text : "auto";
}

static void print_integrator(FILE *file, const cst_problem *p, int several, int used)
{
    cst_options o = cst_problem_options(p);
    cst_integration integrator = integrator_of(p, used);
    if (integrator == CST_ONESTEP) {
        fprintf(file, "one-step integrator, step %s%g s\n\n", several ? "at most " : "",
                several ? o.step : report_step(&o));
        return;
    }
    fprintf(file, "integrator %s", integrator_name(integrator));
    if (integrator != cst_problem_integrator(p))
        fprintf(file, " (%s: the motion is stiff)", formulas_of(p));
    char atol[32];
    fprintf(file, ", rtol %g, atol %s", o.rtol, report_atol(&o, atol, sizeof atol));
    if (o.max_step > 0.0)
        fprintf(file, ", steps up to %g s", o.max_step);
    fprintf(file, "\n\n");
}

void report_runs(FILE *file, cst_problem *const *p, int count, const char *method, int used)
{
    const cst_model *model = cst_problem_model(p[0]);
    fprintf(file, "%s: %s\n", model->name, model->about);
    if (method)
        fprintf(file, "method %s, ", method);
    fprintf(file, "formulation %s, ", cst_problem_options(p[0]).formulation);
    print_horizon(file, p, count);
    print_integrator(file, p[0], count > 1, used);
}

void report_run(FILE *file, const cst_problem *p, const char *method, int used)
{
    cst_problem *const one[] = { (cst_problem *)p };
    report_runs(file, one, 1, method, used);
}

void report_problem(FILE *file, const cst_problem *p, const char *method)
{
    report_run(file, p, method, 0);
}

void report_psi(FILE *file, const cst_problem *p, double psi, double bar)
{
    const cst_cost *cost = &cst_problem_model(p)->costs[cst_cost_index(p)];
    int pure = strcmp(cost->unit, "-") == 0;
    char open[32] = "";
    if (!isnan(bar))
        snprintf(open, sizeof open, " +- %.1e", bar);
    fprintf(file, "psi = %.10g%s%s%s  (%s: %s)\n", psi, open, pure ? "" : " ",
            pure ? "" : cost->unit, cost->name, cost->meaning);
}

void json_run(json *j, const cst_problem *p, const char *method, int used)
{
    cst_integration integrator = integrator_of(p, used);
    const cst_model *model = cst_problem_model(p);
    cst_options o = cst_problem_options(p);
    json_text(j, "model", model->name);
    json_text(j, "formulation", o.formulation);
    if (method)
        json_text(j, "method", method);
    json_text(j, "cost", model->costs[cst_cost_index(p)].name);
    json_text(j, "integrator", integrator_name(integrator));
    json_number(j, "tf", o.tf);
    if (integrator == CST_ONESTEP)
        json_number(j, "step", o.step);
    else if (integrator == CST_CVODES)
        json_text(j, "formulas", formulas_of(p));
    json_number(j, "rtol", o.rtol);
    json_number(j, "atol", o.atol);
    if (model->m) {
        json_number(j, "alpha", o.alpha);
        json_number(j, "xi", o.xi);
        json_number(j, "omega", o.omega);
        if (o.projection != CST_PROJECTION_AUTO)
            json_text(j, "projection", projection_name(o.projection));
    }
    json_integer(j, "max_steps", o.max_steps);
    if (integrator != CST_ONESTEP)
        json_number(j, "max_step", o.max_step);
}

void json_problem(json *j, const cst_problem *p, const char *method)
{
    json_run(j, p, method, 0);
}

void json_parameters(json *j, const cst_problem *p)
{
    const cst_model *model = cst_problem_model(p);
    double *values = take((size_t)model->p + 1, sizeof *values);
    for (int i = 0; i <= model->p; i++)
        values[i] = cst_parameter_value(p, i);
    json_all_parameters(j, "parameters", p, values);
    free(values);
}

void json_stats(json *j, const cst_stats *stats)
{
    json_object(j, "stats");
    json_integer(j, "steps", stats->steps);
    json_integer(j, "evaluations", stats->evaluations);
    json_integer(j, "jacobians", stats->jacobians);
    json_integer(j, "factorizations", stats->factorizations);
    json_integer(j, "refactorizations", stats->refactorizations);
    json_integer(j, "failures", stats->failures);
    json_integer(j, "events", stats->events);
    json_integer(j, "backward_steps", stats->backward_steps);
    json_integer(j, "backward_evaluations", stats->backward_evaluations);
    json_integer(j, "backward_jacobians", stats->backward_jacobians);
    json_integer(j, "nodes", stats->nodes);
    json_number(j, "rcond", stats->rcond);
    json_close(j, '}');
    json_object(j, "seconds");
    json_number(j, "forward", stats->seconds_forward);
    json_number(j, "backward", stats->seconds_backward);
    json_close(j, '}');
}

char *json_finish(json *j)
{
    json_array(j, "warnings");
    for (int i = 0; warning_at(i); i++)
        json_text(j, NULL, warning_at(i));
    json_close(j, ']');
    json_text(j, "version", cst_version());
    json_close(j, '}');
    return json_end(j);
}
