/* cmd_models.c: what there is to simulate; for one model, its sizes, parameters, costs,
 * outputs and coordinates. */
#include "cli/command.h"
#include "cli/memory.h"
#include "cli/arrays.h"
#include "cli/output/messages.h"
#include "cli/output/json.h"
#include "cli/input/names.h"
#include "cli/output/output.h"
#include "cli/output/report.h"
#include "cli/output/response.h"
#include "cli/input/setup.h"
#include "cli/output/table.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* Whether parameter i is among the problem's design variables. */
static int is_design(const cst_problem *p, int i)
{
    for (int k = 0; k < cst_design_count(p); k++)
        if (cst_design_index(p, k) == i)
            return 1;
    return 0;
}

static const char *start_text(cst_start start)
{
    return start == CST_GIVEN       ? "given by the model"
           : start == CST_ASSEMBLED ? "assembled from a guess"
                                    : "static equilibrium";
}

/* Name and default values of an array. */
static void print_defaults(table *t, const cst_model *model, const cst_array *array)
{
    double *values = take((size_t)array->count, sizeof *values);
    for (int i = 0; i < array->count; i++)
        values[i] = model->parameters[array->first + i].value;
    char *text = range_text(values, array->count, 6);
    table_cell(t, "%s[%d]", array->name, array->count);
    table_cell(t, "%s", text);
    free(text);
    free(values);
}

static void print_parameters(FILE *file, const cst_problem *p)
{
    const cst_model *model = cst_problem_model(p);
    table t;
    fputs("\nparameters (* a design variable by default)\n", file);
    table_begin(&t, "llrlrrl");
    table_cell(&t, "%s", "");
    table_cell(&t, "name");
    table_cell(&t, "default");
    table_cell(&t, "unit");
    table_cell(&t, "lower");
    table_cell(&t, "upper");
    table_cell(&t, "meaning");
    for (int i = 0, span; i < model->p; i += span) {
        const cst_array *array = array_from(model, i);
        const cst_parameter *one = &model->parameters[i];
        span = array ? array->count : 1;
        table_cell(&t, is_design(p, i) ? "*" : " ");
        if (array) {
            print_defaults(&t, model, array);
        } else {
            table_cell(&t, "%s", one->name);
            table_cell(&t, "%.8g", one->value);
        }
        table_cell(&t, "%s", one->unit);
        table_cell(&t, "%g", one->lower);
        table_cell(&t, "%g", one->upper);
        table_cell(&t, "%s", one->meaning);
    }
    table_end(&t, file);
}

static void print_costs(FILE *file, const cst_model *model)
{
    table t;
    fputs("\ncosts (* by default)\n", file);
    table_begin(&t, "llll");
    for (int i = 0; i < model->costs_count; i++) {
        table_cell(&t, i == 0 ? "*" : " ");
        table_cell(&t, "%s", model->costs[i].name);
        table_cell(&t, "%s", model->costs[i].unit);
        table_cell(&t, "%s", model->costs[i].meaning);
    }
    table_end(&t, file);
}

static void print_outputs(FILE *file, const cst_model *model)
{
    table t;
    if (!model->outputs_count)
        return;
    fputs("\noutputs\n", file);
    table_begin(&t, "llll");
    for (int i = 0; i < model->outputs_count; i++) {
        table_cell(&t, " ");
        table_cell(&t, "%s", model->outputs[i].name);
        table_cell(&t, "%s", model->outputs[i].unit);
        table_cell(&t, "%s", model->outputs[i].meaning);
    }
    table_end(&t, file);
}

static void print_states(FILE *file, const cst_model *model)
{
    table t;
    if (!model->states_count)
        return;
    fputs("\nstates\n", file);
    table_begin(&t, "llll");
    for (int i = 0; i < model->states_count; i++) {
        table_cell(&t, " ");
        table_cell(&t, "%s", model->states[i].name);
        table_cell(&t, "%s", model->states[i].unit);
        table_cell(&t, "%s", model->states[i].meaning);
    }
    table_end(&t, file);
}

/* Contacts, frictions and latches, whose names responses use. */
static void print_contacts(FILE *file, const cst_model *model)
{
    table t;
    if (model->contacts_count + model->frictions_count + model->latches_count == 0)
        return;
    fputs("\ncontacts\n", file);
    table_begin(&t, "llll");
    for (int i = 0; i < model->contacts_count; i++) {
        const char *e = model->contacts[i].restitution;
        table_cell(&t, " ");
        table_cell(&t, "%s", model->contacts[i].name);
        table_cell(&t, "contact");
        table_cell(&t, e ? "restitution %s" : "does not rebound", e);
    }
    for (int i = 0; i < model->frictions_count; i++) {
        const cst_friction *f = &model->frictions[i];
        table_cell(&t, " ");
        table_cell(&t, "%s", f->name);
        table_cell(&t, "friction");
        table_cell(&t, "%s of %s", f->coefficient, f->contact ? f->contact : f->normal);
    }
    for (int i = 0; i < model->latches_count; i++) {
        table_cell(&t, " ");
        table_cell(&t, "%s", model->latches[i].name);
        table_cell(&t, "latch");
        table_cell(&t, "by switch %d", model->latches[i].by + 1);
    }
    table_end(&t, file);
}

/* The names, which responses and tables of data use, in lines that fit a terminal. */
static void print_coordinates(FILE *file, const cst_model *model)
{
    enum { INDENT = 3, WIDTH = 96 };
    int column = 0;
    fputs("\ncoordinates\n", file);
    for (int i = 0; i < model->n - model->states_count; i++) {
        char *name = coordinate_name(model, i);
        int length = (int)strlen(name);
        int breaks = column == 0 || column + 1 + length > WIDTH;
        fprintf(file, "%s%*s%s", breaks && column ? "\n" : "", breaks ? INDENT : 1, "", name);
        column = (breaks ? INDENT : column + 1) + length;
        free(name);
    }
    fputc('\n', file);
}

/* The rank of Phi_q at the model's default start, or -1 with a warning where there is none. */
static int find_rank(const cst_problem *p)
{
    const cst_model *model = cst_problem_model(p);
    cst_work *w = NULL;
    int rank = -1;
    if (model->m == 0)
        return 0;
    if (cst_work_create(p, &w) < 0 || cst_rank(p, w, NULL, &rank) < 0)
        warning("the rank of the constraints of %s: %s", model->name,
                w ? cst_message(w) : "out of memory");
    cst_work_free(w);
    return rank;
}

/* A size below 0 is not known. */
static void print_size(table *t, const char *what, int count)
{
    table_cell(t, "%s", what);
    table_cell(t, count < 0 ? "unknown" : "%d", count);
}

static void print_sizes(FILE *file, const cst_model *model, int rank)
{
    table t;
    table_begin(&t, "lr");
    int states = model->states_count;
    print_size(&t, "coordinates", model->n - states);
    if (states)
        print_size(&t, "states", states);
    print_size(&t, "constraints", model->m);
    if (model->m) {
        print_size(&t, "  their rank", rank);
        print_size(&t, "  redundant", rank < 0 ? -1 : model->m - rank);
    }
    print_size(&t, "degrees of freedom", rank < 0 ? -1 : model->n - states - rank);
    print_size(&t, "parameters", model->p);
    print_size(&t, "switches", model->s);
    table_end(&t, file);
}

static void print_model(FILE *file, const cst_problem *p)
{
    const cst_model *model = cst_problem_model(p);
    cst_options o = cst_problem_options(p);
    fprintf(file, "%s: %s\n\n", model->name, model->about);
    print_sizes(file, model, find_rank(p));
    fprintf(file, "\nstart         %s\n", start_text(model->start));
    char atol[32];
    fprintf(file, "by default    0 to %g s, rtol %g, atol %s\n", o.tf, o.rtol,
            report_atol(&o, atol, sizeof atol));
    fputs("formulations ", file);
    for (int i = 0; i < cst_formulation_count(); i++)
        fprintf(file, " %s", cst_formulation_name(i));
    fputc('\n', file);
    print_parameters(file, p);
    print_costs(file, model);
    print_outputs(file, model);
    print_states(file, model);
    print_contacts(file, model);
    print_coordinates(file, model);
}

static void json_sizes(json *j, const cst_problem *p)
{
    const cst_model *model = cst_problem_model(p);
    int rank = find_rank(p);
    json_text(j, "name", model->name);
    json_text(j, "about", model->about);
    json_integer(j, "coordinates", model->n - model->states_count);
    json_integer(j, "states", model->states_count);
    json_integer(j, "constraints", model->m);
    json_number(j, "rank", rank < 0 ? NAN : rank);
    json_number(j, "redundant", rank < 0 ? NAN : model->m - rank);
    json_number(j, "degrees_of_freedom", rank < 0 ? NAN : model->n - model->states_count - rank);
    json_integer(j, "switches", model->s);
}

static void json_coordinates(json *j, const cst_model *model)
{
    json_array(j, "coordinate_names");
    for (int i = 0; i < model->n; i++) {
        char *name = coordinate_name(model, i);
        json_text(j, NULL, name);
        free(name);
    }
    json_close(j, ']');
}

static void json_meaning(json *j, const char *name, const char *unit, const char *meaning)
{
    json_object(j, NULL);
    json_text(j, "name", name);
    json_text(j, "unit", unit);
    json_text(j, "meaning", meaning);
    json_close(j, '}');
}

static void json_parameter_table(json *j, const cst_problem *p)
{
    const cst_model *model = cst_problem_model(p);
    json_array(j, "parameters");
    for (int i = 0, span; i < model->p; i += span) {
        const cst_array *array = array_from(model, i);
        const cst_parameter *one = &model->parameters[i];
        span = array ? array->count : 1;
        json_object(j, NULL);
        json_text(j, "name", array ? array->name : one->name);
        json_text(j, "unit", one->unit);
        json_number(j, "default", one->value);
        if (array)
            json_integer(j, "count", array->count);
        json_number(j, "lower", one->lower);
        json_number(j, "upper", one->upper);
        json_text(j, "meaning", one->meaning);
        json_truth(j, "design", is_design(p, i));
        json_close(j, '}');
    }
    json_close(j, ']');
}

static void json_model(json *j, const cst_problem *p)
{
    const cst_model *model = cst_problem_model(p);
    cst_options o = cst_problem_options(p);
    json_sizes(j, p);
    json_text(j, "start", start_text(model->start));
    json_number(j, "tf", o.tf);
    json_number(j, "rtol", o.rtol);
    json_number(j, "atol", o.atol);
    json_array(j, "formulations");
    for (int i = 0; i < cst_formulation_count(); i++)
        json_text(j, NULL, cst_formulation_name(i));
    json_close(j, ']');
    json_parameter_table(j, p);
    json_array(j, "costs");
    for (int i = 0; i < model->costs_count; i++)
        json_meaning(j, model->costs[i].name, model->costs[i].unit, model->costs[i].meaning);
    json_close(j, ']');
    json_array(j, "outputs");
    for (int i = 0; i < model->outputs_count; i++)
        json_meaning(j, model->outputs[i].name, model->outputs[i].unit, model->outputs[i].meaning);
    json_close(j, ']');
    json_coordinates(j, model);
    json_array(j, "switch_names");
    for (int i = 0; model->switches && i < model->s; i++)
        json_text(j, NULL, model->switches[i]);
    json_close(j, ']');
    json_array(j, "contact_names");
    for (int i = 0; i < model->contacts_count; i++)
        json_text(j, NULL, model->contacts[i].name);
    json_close(j, ']');
    json_array(j, "friction_names");
    for (int i = 0; i < model->frictions_count; i++)
        json_text(j, NULL, model->frictions[i].name);
    json_close(j, ']');
}

static void print_all(FILE *file)
{
    table t;
    table_begin(&t, "ll");
    for (int i = 0; i < cst_model_count(); i++) {
        table_cell(&t, "%s", cst_model_at(i)->name);
        table_cell(&t, "%s", cst_model_at(i)->about);
    }
    table_end(&t, file);
    fputs("\ncostate models MODEL lists its parameters, costs, outputs and coordinates.\n", file);
}

static void json_all(json *j)
{
    json_array(j, "models");
    for (int i = 0; i < cst_model_count(); i++) {
        cst_problem *p = NULL;
        if (cst_problem_create(cst_model_at(i), &p) >= 0) {
            json_object(j, NULL);
            json_sizes(j, p);
            json_close(j, '}');
        } else {
            warning("model %s: %s", cst_model_at(i)->name, cst_problem_message(p));
        }
        cst_problem_free(p);
    }
    json_close(j, ']');
}

/* The text of all models, or of the problem's. */
static char *describe(const settings *s, const cst_problem *p)
{
    if (s->json) {
        json j;
        json_begin(&j);
        json_object(&j, NULL);
        if (p)
            json_model(&j, p);
        else
            json_all(&j);
        return json_finish(&j);
    }
    text_stream text;
    text_begin(&text);
    if (p)
        print_model(text.file, p);
    else
        print_all(text.file);
    return text_end(&text);
}

static int run_models(const settings *s)
{
    cst_problem *p = NULL;
    int status = s->model ? create_problem(s, &p) : STATUS_FINE;
    if (status)
        return status;
    char *text = describe(s, p);
    status = output_print(text);
    free(text);
    cst_problem_free(p);
    return status;
}

const command models_command = {
    .name = "models",
    .arguments = "[MODEL]",
    .about = "list the models, or describe one",
    .details = "    costate models fivebar",
    .groups = GROUP_MODEL | GROUP_COMMON,
    .run = run_models,
};
