/* setup.c: from settings to a problem of the library.  Names are looked up here, where the nearest
 * can be told. */
#include "cli/input/setup.h"

#include "cli/output/messages.h"
#include "cli/memory.h"
#include "cli/input/names.h"
#include "cli/output/output.h"
#include "cli/input/plugin.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

int problem_error(const cst_problem *p, int status)
{
    const char *text = p ? cst_problem_message(p) : "";
    int wrong_input = status == CST_ENAME || status == CST_EVALUE || status == CST_EARGUMENT;
    if (!*text)
        text = status == CST_EMEMORY
                   ? "out of memory: creating the problem: free some and try again"
                   : "the library refused the problem and did not say why: report this";
    return wrong_input ? usage_error("%s", text) : run_error("%s", text);
}

int find_model(const char *name, const cst_model **model)
{
    char advice[512];
    names set = names_of_models();
    *model = plugin_find(name);
    if (!*model)
        *model = cst_model_find(name);
    if (*model)
        return STATUS_FINE;
    char *file = print_text("%s.so", name);
    int there = access(file, R_OK) == 0;
    free(file);
    if (there)
        return usage_error(
            "unknown model '%s': a plug-in is given by its path: did you mean ./%s.so?", name,
            name);
    return usage_error("unknown model '%s': costate models lists them: %s", name,
                       names_advice(&set, name, NULL, advice, sizeof advice));
}

static int unknown(const char *what, const char *given, const cst_model *model, names set)
{
    char advice[4608],
        *otherwise = print_text("costate models %s lists them", plugin_spelling(model));
    int status = usage_error("unknown %s '%s': model %s: %s", what, given, model->name,
                             names_advice(&set, given, otherwise, advice, sizeof advice));
    free(otherwise);
    return status;
}

int name_breadth(const cst_model *model, const char *name)
{
    int first = cst_parameter_next(model, name, -1);
    return strchr(name, '*')                                           ? 0
           : first >= 0 && cst_parameter_next(model, name, first) >= 0 ? 1
                                                                       : 2;
}

static int set_parameter(const assignment *x, const cst_model *model, cst_problem *p)
{
    names set = names_of_parameters(model);
    if (cst_parameter_next(model, x->name, -1) < 0)
        return unknown("parameter", x->name, model, set);
    int status = x->path   ? cst_set_array_file(p, x->name, x->path)
                 : x->list ? cst_set_array(p, x->name, x->list, x->count)
                           : cst_set_parameter(p, x->name, x->value);
    return status < 0 ? problem_error(p, status) : STATUS_FINE;
}

static int set_parameters(const settings *s, const cst_model *model, cst_problem *p)
{
    int status = STATUS_FINE;
    for (int breadth = 0; breadth < NAME_BREADTHS; breadth++)
        for (int i = 0; i < s->parameters_count && !status; i++)
            if (name_breadth(model, s->parameters[i].name) == breadth)
                status = set_parameter(&s->parameters[i], model, p);
    return status;
}

/* Marks what a name of the list means. */
static int mark_design(const char *name, const char *list, const cst_model *model, char *seen)
{
    int i = cst_parameter_next(model, name, -1);
    if (!*name)
        return usage_error("an empty name in '%s': --wrt: write NAME,NAME without spaces, or all",
                           list);
    if (i < 0)
        return unknown("parameter", name, model, names_of_parameters(model));
    for (; i >= 0; i = cst_parameter_next(model, name, i))
        if (seen[i]++)
            return usage_error("'%s' appears twice: --wrt %s: name it once",
                               i < model->p ? model->parameters[i].name : name, list);
    return STATUS_FINE;
}

/* Each name of a list with commas once, and known. */
static int check_design(const char *list, const cst_model *model)
{
    char *seen = take((size_t)model->p + 1, 1), *copy = copy_text(list), *name = copy;
    int status = STATUS_FINE;
    while (name && status == STATUS_FINE) {
        char *comma = strchr(name, ',');
        if (comma)
            *comma = '\0';
        status = mark_design(name, list, model, seen);
        name = comma ? comma + 1 : NULL;
    }
    free(copy);
    free(seen);
    return status;
}

static int set_design(const settings *s, const cst_model *model, cst_problem *p)
{
    if (!s->wrt)
        return STATUS_FINE;
    int status = strcmp(s->wrt, "all") == 0 ? STATUS_FINE : check_design(s->wrt, model);
    if (status == STATUS_FINE && (status = cst_set_design(p, s->wrt)) < 0)
        status = problem_error(p, status);
    return status;
}

static int set_cost(const settings *s, const cst_model *model, cst_problem *p)
{
    names set = names_of_costs(model);
    if (!s->cost)
        return STATUS_FINE;
    if (names_find(&set, s->cost) < 0)
        return unknown("cost", s->cost, model, set);
    int status = cst_set_cost(p, s->cost);
    return status < 0 ? problem_error(p, status) : STATUS_FINE;
}

/* The index of a name of the set; without a name *index stays. */
static int choose(const char *what, const char *given, names set, int *index)
{
    char advice[512];
    int found = given ? names_find(&set, given) : *index;
    if (given && found < 0)
        return usage_error("unknown %s '%s': --%s: %s", what, given, what,
                           names_advice(&set, given, NULL, advice, sizeof advice));
    *index = found;
    return STATUS_FINE;
}

static void override(double *value, double given)
{
    if (!isnan(given))
        *value = given;
}

/* [bytes] of "65536", "512K", "64M", "1.5G"; without a text *bytes stays. */
static int read_size(const char *text, double *bytes)
{
    static const char units[] = "KMG";
    char *end;
    if (!text)
        return STATUS_FINE;
    double value = strtod(text, &end);
    const char *unit = *end ? strchr(units, *end) : NULL;
    for (const char *u = units; unit && u <= unit; u++)
        value *= 1024.0;
    if (end == text || (unit ? end[1] : *end) || !isfinite(value) || value < 0.0)
        return usage_error("'%s' is not a size: --memory: give a number of bytes, or one with K, "
                           "M or G such as 64M",
                           text);
    *bytes = value;
    return STATUS_FINE;
}

static int set_options(const settings *s, cst_problem *p)
{
    cst_options o = cst_problem_options(p);
    int method = (int)o.method, formulation = -1, integrator = (int)o.integrator, adams = o.adams,
        bars = (int)o.bars, projection = (int)o.projection;
    if (choose("method", s->method, names_of_methods(), &method) ||
        choose("formulation", s->formulation, names_of_formulations(), &formulation) ||
        choose("integrator", s->integrator, names_of_integrators(), &integrator) ||
        choose("formulas", s->formulas, names_of_formulas(), &adams) ||
        choose("bars", s->bars, names_of_bars(), &bars) ||
        choose("projection", s->projection, names_of_projections(), &projection) ||
        read_size(s->memory, &o.memory))
        return STATUS_USAGE;
    o.method = (cst_method)method;
    if (formulation >= 0)
        o.formulation = cst_formulation_name(formulation);
    o.integrator = (cst_integration)integrator;
    o.adams = adams;
    o.bars = (cst_bars)bars;
    o.projection = (cst_projection_choice)projection;
    if (s->memory_dir)
        o.memory_dir = s->memory_dir;
    override(&o.tf, s->tf);
    override(&o.step, s->step);
    override(&o.rtol, s->rtol);
    override(&o.atol, s->atol);
    override(&o.fd_step, s->fd_step);
    override(&o.alpha, s->alpha);
    override(&o.xi, s->xi);
    override(&o.omega, s->omega);
    override(&o.max_step, s->max_step);
    override(&o.rest, s->rest);
    if (s->max_steps >= 0)
        o.max_steps = (int)s->max_steps;
    int status = cst_set_options(p, &o);
    return status < 0 ? problem_error(p, status) : STATUS_FINE;
}

void warn_unused(const settings *s, const cst_problem *p)
{
    cst_integration used = cst_problem_integrator(p);
    const char *name = integrator_name(used);
    if (used != CST_ONESTEP && !isnan(s->step))
        warning("the step is not used: the integrator is %s, which chooses its own: add "
                "--integrator onestep, or leave "
                "--step out",
                name);
    if (used != CST_CVODES && s->formulas)
        warning("the formulas are not used: the integrator is %s: add --integrator cvodes, or "
                "leave --formulas out",
                name);
    if (used != CST_RK && (s->memory || s->memory_dir))
        warning("the memory is not used: the integrator is %s: add --integrator rk, or leave "
                "--%s out",
                name, s->memory ? "memory" : "memory-dir");
    if ((s->hessian || s->hessian_vector || s->tolerances_count) && s->method &&
        strcmp(s->method, "adjoint"))
        warning("the method is not used: second derivatives are those of the adjoint: leave "
                "--method out");
}

int set_method(cst_problem *p, cst_method method)
{
    cst_options o = cst_problem_options(p);
    o.method = method;
    int status = cst_set_options(p, &o);
    return status < 0 ? problem_error(p, status) : STATUS_FINE;
}

/* After tf is known. */
static int add_responses(const settings *s, const cst_model *model, cst_problem *p)
{
    int added = CST_OK;
    for (int i = 0; added >= 0 && i < s->responses_count; i++)
        added = cst_add_response(p, s->responses[i]);
    if (added >= 0 && (s->minimize || s->constraints_count))
        added =
            cst_set_objective(p, s->minimize ? s->minimize : model->costs[cst_cost_index(p)].name);
    for (int i = 0; added >= 0 && i < s->constraints_count; i++)
        added = cst_add_constraint(p, s->constraints[i]);
    if (added >= 0 && s->data) {
        char *misfit = print_text("misfit(%s)", s->data);
        added = cst_add_response(p, misfit);
        free(misfit);
    }
    return added < 0 ? problem_error(p, added) : STATUS_FINE;
}

int create_problem(const settings *s, cst_problem **p)
{
    const cst_model *model;
    *p = NULL;
    int status = find_model(s->model, &model);
    if (status)
        return status;
    if ((status = cst_problem_create(model, p)) < 0) {
        status = problem_error(*p, status);
    } else {
        status = set_options(s, *p);
        if (!status) /* tf among them is that of a result, where it was optimized */
            status = set_parameters(s, model, *p);
        if (!status)
            status = set_design(s, model, *p);
        if (!status)
            status = set_cost(s, model, *p);
        if (!status)
            status = add_responses(s, model, *p);
    }
    if (status) {
        cst_problem_free(*p);
        *p = NULL;
    }
    return status;
}

int begin_problem(const settings *s, cst_problem **p)
{
    int status = create_problem(s, p);
    if (!status)
        warn_unused(s, *p);
    return !status && s->out ? output_directory(s->out) : status;
}

const char *design_name(const cst_problem *p, int k)
{
    return cst_design_parameter(p, k)->name;
}
