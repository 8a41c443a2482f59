/* cmd_equilibrium.c: where a run starts: the configuration in equilibrium or assembled, with the
 * model's outputs there. */
#include "cli/command.h"
#include "cli/output/messages.h"
#include "cli/memory.h"
#include "cli/output/output.h"
#include "cli/output/report.h"
#include "cli/output/response.h"
#include "cli/commands/run.h"
#include "cli/input/setup.h"
#include "cli/output/table.h"

#include <math.h>
#include <stdlib.h>

enum { LISTED = 24 }; /* coordinates that the screen shows; with --out a file has all */

typedef struct {
    double *q, *v, *a, *lambda, *out, phi;
    char *file; /* in --out, or NULL */
} start_state;

static const char *kind_text(const cst_model *model)
{
    return model->start == CST_GIVEN       ? "given"
           : model->start == CST_ASSEMBLED ? "assembled"
                                           : "equilibrium";
}

static int find_start(const cst_problem *p, const settings *s, start_state *x)
{
    run r;
    const cst_model *model = cst_problem_model(p);
    size_t n = (size_t)model->n;
    x->q = take(n, sizeof *x->q);
    x->v = take(n, sizeof *x->v);
    x->a = take(n, sizeof *x->a);
    x->lambda = take((size_t)model->m, sizeof *x->lambda);
    x->out = take((size_t)model->outputs_count, sizeof *x->out);
    int status = run_open(&r, p, s, "equilibrium");
    if (!status)
        status = run_status(&r, cst_start_at(p, r.w, NULL, x->q, x->v, x->a, x->lambda, x->out));
    if (!status)
        x->phi = cst_start_violation(r.w);
    run_close(&r);
    return status;
}

static void free_start(start_state *x)
{
    free(x->q);
    free(x->v);
    free(x->a);
    free(x->lambda);
    free(x->out);
    free(x->file);
}

static int write_coordinates(const cst_problem *p, const settings *s, start_state *x)
{
    output o;
    const cst_model *model = cst_problem_model(p);
    x->file = print_text("%s_start.csv", model->name);
    int status = output_open(&o, s->out, x->file);
    if (status)
        return status;
    fputs("coordinate,q,v,a\n", o.file);
    for (int i = 0; i < model->n; i++) {
        char *name = coordinate_name(model, i);
        fprintf(o.file, "%s,%.17g,%.17g,%.17g\n", name, x->q[i], x->v[i], x->a[i]);
        free(name);
    }
    status = output_commit(&o);
    output_discard(&o);
    return status;
}

static void print_outputs(FILE *file, const cst_model *model, const start_state *x)
{
    table t;
    table_begin(&t, "lrll");
    for (int i = 0; i < model->outputs_count; i++) {
        table_cell(&t, "%s", model->outputs[i].name);
        table_cell(&t, "%.8g", x->out[i]);
        table_cell(&t, "%s", model->outputs[i].unit);
        table_cell(&t, "%s", model->outputs[i].meaning);
    }
    table_end(&t, file);
}

static void print_coordinates(FILE *file, const cst_model *model, const start_state *x)
{
    table t;
    table_begin(&t, "lrr");
    table_cell(&t, "coordinate");
    table_cell(&t, "q");
    table_cell(&t, "v");
    for (int i = 0; i < model->n; i++) {
        char *name = coordinate_name(model, i);
        table_cell(&t, "%s", name);
        table_cell(&t, "%.10g", x->q[i]);
        table_cell(&t, "%.10g", x->v[i]);
        free(name);
    }
    table_end(&t, file);
}

static char *print_start(const settings *s, const cst_problem *p, const start_state *x)
{
    const cst_model *model = cst_problem_model(p);
    text_stream text;
    text_begin(&text);
    fprintf(text.file, "%s: %s\n\n", model->name, model->about);
    fprintf(text.file, "%s\n\n",
            model->start == CST_GIVEN
                ? "The start is given by the model: there is no equilibrium or assembly to find."
            : model->start == CST_ASSEMBLED ? "The start is assembled: the configuration and "
                                              "velocity nearest to the model's guess (Euclidean "
                                              "norm) that satisfy the constraints."
                                            : "Static equilibrium, at rest:");
    if (model->outputs_count)
        print_outputs(text.file, model, x);
    if (model->outputs_count && model->n <= LISTED)
        fputc('\n', text.file);
    if (model->n <= LISTED)
        print_coordinates(text.file, model, x);
    if (model->m)
        fprintf(text.file, "\nlargest |Phi|     %.1e\n", x->phi);
    if (x->file)
        fprintf(text.file, "\nwritten to %s: %s\n", s->out, x->file);
    else if (model->n > LISTED)
        fprintf(text.file, "\nAdd --out DIR to keep the %d coordinates as CSV.\n", model->n);
    return text_end(&text);
}

static void json_values(json *j, const char *key, const double *x, int count)
{
    json_array(j, key);
    for (int i = 0; i < count; i++)
        json_number(j, NULL, x[i]);
    json_close(j, ']');
}

static char *json_start(const settings *s, const cst_problem *p, const start_state *x)
{
    const cst_model *model = cst_problem_model(p);
    json j;
    json_begin(&j);
    json_object(&j, NULL);
    json_text(&j, "model", model->name);
    json_text(&j, "start", kind_text(model));
    json_parameters(&j, p);
    json_object(&j, "outputs");
    for (int i = 0; i < model->outputs_count; i++)
        json_number(&j, model->outputs[i].name, x->out[i]);
    json_close(&j, '}');
    json_number(&j, "phi", x->phi);
    json_array(&j, "coordinates");
    for (int i = 0; i < model->n; i++) {
        char *name = coordinate_name(model, i);
        json_text(&j, NULL, name);
        free(name);
    }
    json_close(&j, ']');
    json_values(&j, "q", x->q, model->n);
    json_values(&j, "v", x->v, model->n);
    json_values(&j, "a", x->a, model->n);
    json_values(&j, "lambda", x->lambda, model->m);
    if (x->file) {
        json_text(&j, "out", s->out);
        json_array(&j, "files");
        json_text(&j, NULL, x->file);
        json_close(&j, ']');
    }
    return json_finish(&j);
}

static int run_equilibrium(const settings *s)
{
    cst_problem *p;
    start_state x = { .phi = NAN };
    int status = create_problem(s, &p);
    if (!status && s->out)
        status = output_directory(s->out);
    if (!status)
        status = find_start(p, s, &x);
    if (!status && s->out)
        status = write_coordinates(p, s, &x);
    if (!status) {
        char *text = s->json ? json_start(s, p, &x) : print_start(s, p, &x);
        status = output_print(text);
        free(text);
    }
    free_start(&x);
    cst_problem_free(p);
    return status;
}

const command equilibrium_command = {
    .name = "equilibrium",
    .arguments = "MODEL",
    .about = "where a run starts: the static equilibrium, or the assembled state",
    .details = "    costate equilibrium iltis\n"
               "    costate equilibrium iltis -p kL1=20000 -p mC=1400 --out results",
    .needs_model = 1,
    .groups = GROUP_MODEL | GROUP_PROBLEM | GROUP_OUT | GROUP_COMMON,
    .run = run_equilibrium,
};
