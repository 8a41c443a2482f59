/* page.c: report.html from its template (src/cli/page), the data, and the libraries where Debian
 * puts them.  What comes from models and files stands in JSON alone, in which < is written \u003c:
 * it cannot end the element, and the page makes text nodes of it. */
#define _POSIX_C_SOURCE 200809L
#include "cli/page/page.h"

#include "cli/input/arguments.h"
#include "cli/output/messages.h"
#include "cli/signals.h"
#include "cli/memory.h"
#include "cli/output/output.h"
#include "cli/output/progress.h"
#include "cli/output/report.h"
#include "cli/output/response.h"
#include "cli/output/units.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <time.h>
#include <unistd.h>

static char *command_line;

void page_command(int count, char **words)
{
    text_stream text;
    text_begin(&text);
    fputs("costate", text.file);
    for (int i = 1; i < count; i++) {
        fputc(' ', text.file);
        print_word(text.file, words[i]);
    }
    free(command_line);
    command_line = text_end(&text);
}

static void put_model(json *j, const cst_model *model)
{
    json_object(j, "model");
    json_text(j, "name", model->name);
    json_text(j, "about", model->about);
    json_integer(j, "n", model->n);
    json_integer(j, "m", model->m);
    json_integer(j, "s", model->s);
    json_array(j, "coordinates");
    for (int i = 0; i < model->n; i++) {
        char *name = coordinate_name(model, i);
        json_text(j, NULL, name);
        free(name);
    }
    json_close(j, ']');
    json_array(j, "outputs");
    for (int i = 0; i < model->outputs_count; i++) {
        json_object(j, NULL);
        json_text(j, "name", model->outputs[i].name);
        json_text(j, "unit", model->outputs[i].unit);
        json_text(j, "meaning", model->outputs[i].meaning);
        json_close(j, '}');
    }
    json_close(j, ']');
    json_array(j, "contacts");
    for (int i = 0; i < model->contacts_count; i++)
        json_text(j, NULL, model->contacts[i].name);
    json_close(j, ']');
    json_array(j, "frictions");
    for (int i = 0; i < model->frictions_count; i++)
        json_text(j, NULL, model->frictions[i].name);
    json_close(j, ']');
    json_close(j, '}');
}

/* What the values of a table are at: its knots, in time or in a coordinate.  Those of a B-spline
 * are coefficients. */
static void put_knots(json *j, const cst_array *a)
{
    const cst_table *t = a->table;
    if (!t || t->kind == CST_TABLE_NONE || t->kind == CST_TABLE_BSPLINE)
        return;
    json_text(j, "of", t->lookups ? "knot" : "t [s]");
    json_array(j, "knots");
    for (int k = 0; k < a->count; k++)
        json_number(j, NULL,
                    t->knots ? t->knots[k] : t->from + k * (t->to - t->from) / (a->count - 1));
    json_close(j, ']');
}

static void put_arrays(json *j, const cst_model *model)
{
    json_array(j, "arrays");
    for (int i = 0; i < model->arrays_count; i++) {
        json_object(j, NULL);
        json_text(j, "name", model->arrays[i].name);
        json_text(j, "unit", model->arrays[i].unit);
        json_text(j, "meaning", model->arrays[i].meaning);
        json_integer(j, "first", model->arrays[i].first);
        json_integer(j, "count", model->arrays[i].count);
        put_knots(j, &model->arrays[i]);
        json_close(j, '}');
    }
    json_close(j, ']');
}

static void put_tables(json *j, const cst_problem *p)
{
    const cst_model *model = cst_problem_model(p);
    const cst_cost *cost = &model->costs[cst_cost_index(p)];
    char rate[128];
    json_array(j, "parameters");
    for (int i = 0; i < model->p; i++) {
        json_object(j, NULL);
        json_text(j, "name", model->parameters[i].name);
        json_text(j, "unit", model->parameters[i].unit);
        json_text(j, "meaning", model->parameters[i].meaning);
        json_close(j, '}');
    }
    json_close(j, ']');
    put_arrays(j, model);
    json_object(j, "cost");
    json_text(j, "name", cost->name);
    json_text(j, "unit", cost->unit);
    json_text(j, "meaning", cost->meaning);
    json_text(j, "rate", unit_quotient(cost->unit, "s", rate, sizeof rate));
    json_close(j, '}');
    json_object(j, "problem");
    json_problem(j, p, NULL);
    json_close(j, '}');
}

static void put_sketch(json *j, const cst_sketch *sketch)
{
    if (!sketch) {
        json_text(j, "sketch", NULL);
        return;
    }
    json_object(j, "sketch");
    json_truth(j, "space", sketch->space);
    json_integer(j, "up", sketch->up);
    json_integer(j, "points", sketch->points);
    json_array(j, "parts");
    for (int i = 0; i < sketch->parts_count; i++) {
        const cst_sketch_part *part = &sketch->parts[i];
        json_array(j, NULL);
        json_integer(j, NULL, part->shape);
        json_integer(j, NULL, part->a);
        json_integer(j, NULL, part->b);
        json_integer(j, NULL, part->c);
        json_text(j, NULL, part->name);
        json_close(j, ']');
    }
    json_close(j, ']');
    json_close(j, '}');
}

/* What was measured, where the problem is a fit. */
static void put_samples(json *j, const cst_problem *p)
{
    json_array(j, "samples");
    for (int k = 0; k < cst_residual_count(p); k++) {
        cst_measured s = cst_measured_at(p, k);
        json_array(j, NULL);
        json_text(j, NULL, s.name);
        json_number(j, NULL, s.t);
        json_number(j, NULL, s.value);
        json_close(j, ']');
    }
    json_close(j, ']');
}

/* Simulates the runs.  One that fails is left out. */
static void put_runs(json *j, const settings *s, const page *x)
{
    cst_work *w = NULL;
    progress line;
    json_array(j, "runs");
    if (x->runs_count && cst_work_create(x->p, &w) >= 0) {
        progress_attach(&line, w, "report", s->json);
        for (int i = 0; i < x->runs_count && !interrupted(); i++)
            if (page_data(j, x->p, w, &x->runs[i]) < 0 && !interrupted())
                warning("the report has no run '%s': %s", x->runs[i].label, cst_message(w));
        progress_erase(&line);
    }
    cst_work_free(w);
    json_close(j, ']');
}

static char *page_object(const settings *s, const page *x)
{
    char date[64];
    time_t now = time(NULL);
    json j;
    strftime(date, sizeof date, "%Y-%m-%d %H:%M:%S UTC", gmtime(&now));
    json_begin(&j);
    json_object(&j, NULL);
    json_text(&j, "version", cst_version());
    json_integer(&j, "abi", CST_ABI);
    json_text(&j, "command", command_line ? command_line : "costate");
    json_text(&j, "date", date);
    json_text(&j, "kind", x->results_count ? x->results[0].kind : "simulate");
    put_model(&j, cst_problem_model(x->p));
    put_tables(&j, x->p);
    put_sketch(&j, cst_problem_model(x->p)->sketch);
    json_array(&j, "results");
    for (int i = 0; i < x->results_count; i++) {
        json_object(&j, NULL);
        json_text(&j, "kind", x->results[i].kind);
        json_raw(&j, "data", x->results[i].object);
        json_close(&j, '}');
    }
    json_close(&j, ']');
    put_samples(&j, x->p);
    put_runs(&j, s, x);
    json_array(&j, "warnings");
    for (int i = 0; warning_at(i); i++)
        json_text(&j, NULL, warning_at(i));
    json_close(&j, ']');
    json_close(&j, '}');
    return json_end(&j);
}

/* All of a stream, as text. */
static char *read_stream(FILE *from)
{
    text_stream text;
    text_begin(&text);
    for (int c; (c = getc(from)) != EOF;)
        fputc(c, text.file);
    return text_end(&text);
}

/* A library as an element; what would end it, or begin a comment in it, is broken up. */
static void put_library(FILE *file, const char *nonce, const char *name)
{
    const char *chosen = getenv("COSTATE_JAVASCRIPT");
    char *path = print_text("%s/%s", chosen && *chosen ? chosen : "/usr/share/javascript", name);
    FILE *from = fopen(path, "r");
    free(path);
    if (!from)
        return;
    char *text = read_stream(from);
    fclose(from);
    fprintf(file, "<script nonce=\"%s\">\n", nonce);
    for (const char *c = text; *c; c++) {
        fputc(*c, file);
        if (*c == '<' && (!strncasecmp(c, "</script", 8) || !strncmp(c, "<!--", 4)))
            fputc('\\', file);
    }
    fputs("\n</script>\n", file);
    free(text);
}

static void put_escaped(FILE *file, const char *text)
{
    for (; *text; text++)
        if (*text == '<' || *text == '>' || *text == '&' || *text == '"')
            fprintf(file, "&#%d;", *text);
        else
            fputc(*text, file);
}

static void put_data(FILE *file, const char *object)
{
    for (; *object; object++)
        if (*object == '<')
            fputs("\\u003c", file);
        else
            fputc(*object, file);
}

/* A number that nobody knows beforehand: a script without it does not run in the page. */
static void make_nonce(char nonce[40])
{
    unsigned char bytes[16] = { 0 };
    FILE *random = fopen("/dev/urandom", "rb");
    if (!random || fread(bytes, 1, sizeof bytes, random) != sizeof bytes)
        snprintf((char *)bytes, sizeof bytes, "%lx%lx", (long)time(NULL), (long)getpid());
    if (random)
        fclose(random);
    for (int i = 0; i < 16; i++)
        snprintf(nonce + 2 * i, 3, "%02x", bytes[i]);
}

/* What stands for {{key}} in the template. */
static void put_key(FILE *file, const char *key, size_t length, const page *x, const char *nonce,
                    const char *object)
{
    const cst_model *model = cst_problem_model(x->p);
#define IS(word) (length == sizeof word - 1 && !strncmp(key, word, length))
    if (IS("nonce"))
        fputs(nonce, file);
    else if (IS("title"))
        put_escaped(file, model->name);
    else if (IS("style"))
        fputs(page_style, file);
    else if (IS("script"))
        fputs(page_script, file);
    else if (IS("data"))
        put_data(file, object);
    else if (IS("libraries")) {
        if (model->sketch && model->sketch->space)
            put_library(file, nonce, "three/three.min.js");
        put_library(file, nonce, "dygraphs/dygraph.min.js");
    }
#undef IS
}

static void put_page(FILE *file, const page *x, const char *object)
{
    const char *at = page_template, *open;
    char nonce[40];
    make_nonce(nonce);
    while ((open = strstr(at, "{{"))) {
        const char *close = strstr(open, "}}");
        fwrite(at, 1, (size_t)(open - at), file);
        put_key(file, open + 2, (size_t)(close - open) - 2, x, nonce, object);
        at = close + 2;
    }
    fputs(at, file);
}

int page_write(const settings *s, const page *x)
{
    output o;
    char *object = page_object(s, x);
    int status = interrupted() ? STATUS_FINE : output_open(&o, s->out, PAGE_NAME);
    if (!status && !interrupted()) {
        put_page(o.file, x, object);
        status = output_commit(&o);
        output_discard(&o);
    }
    free(object);
    return status;
}
