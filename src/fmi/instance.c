#include "fmi/instance.h"

#include "costate_instant.h"

#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { TEXT = 1024 };

static void say(const fmi_instance *x, fmi3Status status, const char *text)
{
    if (x->log)
        x->log(x->environment, status, status >= fmi3Error ? "logStatusError" : "logStatusWarning",
               text);
}

fmi3Status fmi_fail(const fmi_instance *x, const char *format, ...)
{
    char text[TEXT];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    say(x, fmi3Error, text);
    return fmi3Error;
}

/* resources/model.so is a plug-in; otherwise resources/model.txt names a model that is built in. */
static const cst_model *find_model(const fmi_instance *x, const char *resources)
{
    const char *between = *resources && resources[strlen(resources) - 1] != '/' ? "/" : "";
    char path[4096], name[256] = "", message[TEXT];
    const cst_model *model = NULL;
    snprintf(path, sizeof path, "%s%smodel.so", resources, between);
    if (access(path, R_OK) == 0) {
        if (cst_model_load(path, &model, message, (int)sizeof message) < 0)
            fmi_fail(x, "%s", message);
        return model;
    }
    snprintf(path, sizeof path, "%s%smodel.txt", resources, between);
    FILE *file = fopen(path, "r");
    if (!file || !fgets(name, (int)sizeof name, file))
        fmi_fail(x, "cannot read %s: the FMU is not whole: unpack it again", path);
    if (file)
        fclose(file);
    name[strcspn(name, "\r\n")] = '\0';
    model = *name ? cst_model_find(name) : NULL;
    if (*name && !model)
        fmi_fail(x, "no model '%s' in this FMU: export it again", name);
    return model;
}

static int take(fmi_instance *x)
{
    size_t n = (size_t)x->model->n, p = (size_t)x->model->p, s = (size_t)x->model->s,
           o = (size_t)x->model->outputs_count;
    double *all = calloc(3 * n + s + 2 * o + 2 * p + 8 * n + 8, sizeof *all);
    x->modes = calloc(s + 1, sizeof *x->modes);
    if (!all || !x->modes) {
        free(all);
        return 0;
    }
    x->q = all;
    x->v = x->q + n;
    x->a = x->v + n;
    x->gate = x->a + n;
    x->output = x->gate + s;
    x->rho = x->output + o;
    x->scratch = x->rho + p;
    return 1;
}

int fmi_restart(fmi_instance *x)
{
    cst_work_free(x->work);
    cst_problem_free(x->problem);
    x->work = NULL;
    x->problem = NULL;
    x->mode = FMI_INSTANTIATED;
    x->started = x->solved = false;
    x->time = x->start = x->stop = x->tolerance = x->horizon = 0.0;
    return cst_problem_create(x->model, &x->problem) >= 0;
}

fmi_instance *fmi_create(fmi3String name, fmi3String token, fmi3String resources,
                         fmi3InstanceEnvironment environment, fmi3LogMessageCallback log,
                         bool exchange)
{
    fmi_instance *x = calloc(1, sizeof *x);
    char expected[256];
    if (!x)
        return NULL;
    x->environment = environment;
    x->log = log;
    x->exchange = exchange;
    if (!name || !*name || !resources) {
        fmi_fail(x, "instanceName or resourcePath is missing: give both");
        fmi_free(x);
        return NULL;
    }
    x->model = find_model(x, resources);
    if (!x->model) {
        fmi_free(x);
        return NULL;
    }
    snprintf(expected, sizeof expected, "{costate-%s-%s}", x->model->name, cst_version());
    if (!token || strcmp(token, expected) != 0) {
        fmi_fail(x, "the instantiation token is not that of this FMU, %s", expected);
        fmi_free(x);
        return NULL;
    }
    if (!take(x) || !fmi_restart(x)) {
        fmi_fail(x, "out of memory: free some and try again");
        fmi_free(x);
        return NULL;
    }
    return x;
}

void fmi_free(fmi_instance *x)
{
    if (!x)
        return;
    cst_work_free(x->work);
    cst_problem_free(x->problem);
    free(x->modes);
    free(x->q);
    free(x);
}

/* A status of the library as one of FMI, with its message. */
static fmi3Status tell(const fmi_instance *x, int status)
{
    if (status < 0)
        return fmi_fail(x, "%s", cst_message(x->work));
    for (int k = 0; k < cst_warning_count(x->work); k++)
        say(x, fmi3Warning, cst_warning_text(x->work, k));
    return fmi3OK;
}

/* A work for the options as they are now. */
static fmi3Status set_up(fmi_instance *x, double tf)
{
    cst_options o = cst_problem_options(x->problem);
    if (tf > 0.0)
        o.tf = tf;
    if (x->tolerance > 0.0)
        o.rtol = x->tolerance;
    if (cst_set_options(x->problem, &o) < 0)
        return fmi_fail(x, "%s", cst_problem_message(x->problem));
    cst_work_free(x->work);
    x->work = NULL;
    return tell(x, cst_work_create(x->problem, &x->work));
}

fmi3Status fmi_find_start(fmi_instance *x)
{
    if (x->started)
        return fmi3OK;
    fmi3Status status = set_up(x, 0.0);
    x->horizon = 0.0;
    x->solved = false;
    if (status == fmi3OK && x->exchange)
        status = tell(x, cst_instant_start(x->problem, x->work, NULL, x->q, x->v, x->modes));
    else if (status == fmi3OK)
        status =
            tell(x, cst_start_at(x->problem, x->work, NULL, x->q, x->v, x->a, NULL, x->output));
    x->started = status == fmi3OK;
    x->solved = x->started && !x->exchange;
    return status;
}

fmi3Status fmi_solve(fmi_instance *x)
{
    fmi3Status status = fmi_find_start(x);
    if (status != fmi3OK || x->solved)
        return status;
    if (!x->exchange)
        return fmi_look(x, x->time);
    status = tell(x, cst_instant_at(x->problem, x->work, x->time, x->q, x->v, x->modes));
    if (status == fmi3OK)
        status = tell(x, cst_instant_values(x->problem, x->work, x->a, NULL, x->output, x->gate));
    x->solved = status == fmi3OK;
    return status;
}

/* The run, to the stop time or, where that is not given or was passed, to the model's own horizon
 * or twice as far as is asked for. */
static fmi3Status make_run(fmi_instance *x, double t)
{
    double tf = fmax(x->stop, cst_problem_options(x->problem).tf);
    while (tf < t)
        tf *= 2.0;
    fmi3Status status = set_up(x, tf);
    if (status == fmi3OK)
        status = tell(x, cst_simulate(x->problem, x->work, NULL, NULL));
    x->horizon = status == fmi3OK ? tf : 0.0;
    return status;
}

fmi3Status fmi_look(fmi_instance *x, double t)
{
    fmi3Status status = x->horizon > 0.0 && t <= x->horizon ? fmi3OK : make_run(x, t);
    if (status == fmi3OK)
        status = tell(x, cst_trajectory_at(x->problem, x->work, t, x->q, x->v, x->a, NULL));
    if (status == fmi3OK && x->model->outputs_count)
        status = tell(x, cst_outputs_at(x->problem, x->work, t, x->output));
    x->time = t;
    x->solved = status == fmi3OK;
    return status;
}

fmi3Status fmi_get(fmi_instance *x, unsigned reference, double *value)
{
    int i = 0;
    fmi_kind kind = fmi_find(x->model, reference, &i);
    if (kind == FMI_KINDS)
        return fmi_fail(x, "no variable has the value reference %u", reference);
    if (kind == FMI_TIME || kind == FMI_PARAMETER) {
        *value = kind == FMI_TIME ? x->time : cst_parameter_value(x->problem, i);
        return fmi3OK;
    }
    if (x->mode == FMI_INSTANTIATED)
        return fmi_fail(x, "variables have values from the initialization mode on: enter it first");
    if (kind == FMI_SWITCH && !x->exchange)
        return fmi_fail(x, "event indicators are variables of model exchange alone");
    fmi3Status status =
        kind == FMI_Q || kind == FMI_V || kind == FMI_V_COPY ? fmi_find_start(x) : fmi_solve(x);
    const double *from[] = { [FMI_Q] = x->q, [FMI_V] = x->v,         [FMI_V_COPY] = x->v,
                             [FMI_A] = x->a, [FMI_SWITCH] = x->gate, [FMI_OUTPUT] = x->output };
    *value = status == fmi3OK ? from[kind][i] : NAN;
    return status;
}

fmi3Status fmi_set(fmi_instance *x, unsigned reference, double value)
{
    int i = 0;
    fmi_kind kind = fmi_find(x->model, reference, &i);
    if (kind == FMI_PARAMETER && (x->mode == FMI_INSTANTIATED || x->mode == FMI_INITIALIZATION)) {
        if (cst_set_parameter(x->problem, x->model->parameters[i].name, value) < 0)
            return fmi_fail(x, "%s", cst_problem_message(x->problem));
        x->started = x->solved = false;
        return fmi3OK;
    }
    if ((kind == FMI_Q || kind == FMI_V) && x->exchange &&
        (x->mode == FMI_CONTINUOUS || x->mode == FMI_EVENT)) {
        (kind == FMI_Q ? x->q : x->v)[i] = value;
        x->solved = false;
        return fmi3OK;
    }
    return kind == FMI_KINDS
               ? fmi_fail(x, "no variable has the value reference %u", reference)
               : fmi_fail(x,
                          "variable %u cannot be set now: parameters before the end of the "
                          "initialization mode, states in event and continuous-time mode",
                          reference);
}
