/* cmd_report.c: report.html from the results that commands left in a directory.  The runs are made
 * again, with the parameters and options that stand in the files. */
#define _POSIX_C_SOURCE 200809L
#include "cli/command.h"
#include "cli/output/messages.h"
#include "cli/memory.h"
#include "cli/output/output.h"
#include "cli/page/page.h"
#include "cli/input/plugin.h"
#include "cli/input/setup.h"

#include <cjson/cJSON.h>
#include <dirent.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>

/* The commands that leave a result; the first that is there says what to run. */
static const char *const kinds[] = { "fit",     "optimize", "simulate", "gradient", "responses",
                                     "compare", "starts",   "sample",   "hessian",  "tolerance" };
enum { KINDS = sizeof kinds / sizeof kinds[0] };

typedef struct {
    char *text[KINDS];
    cJSON *parsed[KINDS];
    char *model;
} found;

static char *read_file(const char *directory, const char *name)
{
    char *path = print_text("%s/%s", directory, name), *text = NULL;
    FILE *file = fopen(path, "r");
    free(path);
    if (!file)
        return NULL;
    text_stream all;
    text_begin(&all);
    for (int c; (c = getc(file)) != EOF;)
        fputc(c, all.file);
    fclose(file);
    text = text_end(&all);
    return text;
}

/* The model in MODEL_WHAT.json, or NULL. */
static char *model_of(const char *name, const char *what)
{
    char *tail = print_text("_%s.json", what), *model = NULL;
    size_t length = strlen(name), end = strlen(tail);
    if (length > end && !strcmp(name + length - end, tail) && name[0] != '.') {
        model = copy_text(name);
        model[length - end] = '\0';
    }
    free(tail);
    return model;
}

static int take_result(found *x, const char *directory, const char *name, int k, char *model)
{
    if (x->model && strcmp(x->model, model)) {
        int status = usage_error("results of '%s' and of '%s': %s: keep one model in a directory",
                                 x->model, model, directory);
        free(model);
        return status;
    }
    free(x->model);
    x->model = model;
    x->text[k] = read_file(directory, name);
    x->parsed[k] = x->text[k] ? cJSON_Parse(x->text[k]) : NULL;
    if (!x->parsed[k])
        return usage_error("not a result of Costate: %s/%s: remove it, or write it again",
                           directory, name);
    return STATUS_FINE;
}

static int find_results(found *x, const char *directory)
{
    DIR *list = opendir(directory);
    int status = STATUS_FINE;
    if (!list)
        return usage_error("cannot open the directory: %s: %s: give the one that --out named",
                           directory, strerror(errno));
    for (struct dirent *e; !status && (e = readdir(list));)
        for (int k = 0; k < KINDS && !status; k++) {
            char *model = model_of(e->d_name, kinds[k]);
            if (model)
                status = take_result(x, directory, e->d_name, k, model);
        }
    closedir(list);
    if (!status && !x->model)
        return usage_error("no results that a page shows: %s: run simulate, gradient, compare, "
                           "optimize, fit or sample with --out %s; those of check, equilibrium and "
                           "scenarios have no page",
                           directory, directory);
    return status;
}

static char *text_at(const cJSON *object, const char *key)
{
    const cJSON *item = cJSON_GetObjectItemCaseSensitive(object, key);
    return cJSON_IsString(item) ? copy_text(item->valuestring) : NULL;
}

static void number_at(const cJSON *object, const char *key, double *value)
{
    const cJSON *item = cJSON_GetObjectItemCaseSensitive(object, key);
    if (cJSON_IsNumber(item))
        *value = item->valuedouble;
}

/* The settings of the run that a result speaks of. */
static void take_settings(const cJSON *object, settings *s)
{
    s->cost = text_at(object, "cost");
    s->formulation = text_at(object, "formulation");
    s->integrator = text_at(object, "integrator");
    s->formulas = text_at(object, "formulas");
    s->projection = text_at(object, "projection");
    number_at(object, "tf", &s->tf);
    number_at(object, "step", &s->step);
    number_at(object, "rtol", &s->rtol);
    number_at(object, "atol", &s->atol);
    number_at(object, "alpha", &s->alpha);
    number_at(object, "xi", &s->xi);
    number_at(object, "omega", &s->omega);
    const cJSON *values = cJSON_GetObjectItemCaseSensitive(object, "parameters");
    for (const cJSON *one = values ? values->child : NULL; one; one = one->next)
        if (cJSON_IsNumber(one))
            setting_parameter(s, one->string, one->valuedouble);
}

/* "L01,L02" of {"L01": ..., "L02": ...} */
static char *keys_of(const cJSON *object)
{
    text_stream text;
    text_begin(&text);
    for (const cJSON *one = object->child; one; one = one->next)
        fprintf(text.file, "%s%s", one == object->child ? "" : ",", one->string);
    return text_end(&text);
}

/* The values of the design variables before and after, where the result has both. */
static double *values_before(const cJSON *initial, const cst_problem *p)
{
    double *rho = take((size_t)cst_design_count(p), sizeof *rho);
    for (int k = 0; k < cst_design_count(p); k++) {
        const char *name = design_name(p, k);
        const cJSON *one = cJSON_GetObjectItemCaseSensitive(initial, name);
        rho[k] = one ? one->valuedouble : cst_parameter_value(p, cst_design_index(p, k));
    }
    return rho;
}

static int write_page(const settings *s, const cJSON *first, const found *x)
{
    const cJSON *initial = cJSON_GetObjectItemCaseSensitive(first, "parameters_initial");
    page_result results[KINDS];
    page_run runs[2] = { { "run", NULL }, { "after", NULL } };
    page content = { .runs = runs, .runs_count = 1, .results = results };
    cst_problem *p;
    double *rho = NULL;
    int status = create_problem(s, &p);
    if (!status && initial) {
        rho = values_before(initial, p);
        runs[0] = (page_run){ "before", rho };
        content.runs_count = 2;
    }
    for (int k = 0; k < KINDS; k++)
        if (x->text[k])
            results[content.results_count++] = (page_result){ kinds[k], x->text[k] };
    content.p = p;
    if (!status)
        status = page_write(s, &content);
    free(rho);
    cst_problem_free(p);
    return status;
}

static int run_from(const settings *given, const found *x)
{
    settings s;
    const cJSON *first = NULL;
    settings_init(&s);
    for (int k = KINDS - 1; k >= 0; k--)
        first = x->parsed[k] ? x->parsed[k] : first;
    first = cJSON_IsArray(first) ? first->child : first;
    s.model = copy_text(given->plugin ? given->plugin : x->model);
    s.out = copy_text(given->model);
    take_settings(first, &s);
    const cJSON *initial = cJSON_GetObjectItemCaseSensitive(first, "parameters_initial");
    if (initial && initial->child)
        s.wrt = keys_of(initial);
    int status = plugin_open(&s);
    if (!status)
        status = write_page(&s, first, x);
    if (!status) {
        char *text = print_text("written to %s: %s\n", s.out, PAGE_NAME);
        status = output_print(text);
        free(text);
    }
    settings_free(&s);
    return status;
}

static int run_report(const settings *s)
{
    found x = { .model = NULL };
    int status = find_results(&x, s->model);
    if (!status)
        status = run_from(s, &x);
    for (int k = 0; k < KINDS; k++) {
        free(x.text[k]);
        cJSON_Delete(x.parsed[k]);
    }
    free(x.model);
    return status;
}

const command report_command = {
    .name = "report",
    .arguments = "DIR",
    .about = "write DIR/report.html from the results that are there",
    .details =
        "    costate simulate fivebar --out results; costate gradient fivebar --check --out "
        "results\n"
        "    costate report results\n"
        "One file with the mechanism in motion; it opens in any browser without a network.  "
        "simulate, gradient,\n"
        "compare, optimize, fit and sample with --out write one of their own result; this one "
        "shows "
        "all that are in DIR.\n"
        "Results of check, equilibrium and scenarios have no page.  The libraries three.js and\n"
        "dygraphs are read from /usr/share/javascript (Debian: libjs-three, libjs-dygraphs) "
        "or COSTATE_JAVASCRIPT.",
    .needs_model = 1,
    .groups = GROUP_REPORT,
    .run = run_report,
};
