/* response_plot.c: a run against time, one panel for each kind of quantity. */
#include "cli/memory.h"
#include "cli/output/response.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { SAMPLES = 501, SAMPLES_OUTPUTS = 1001, CURVES = 12 };
enum { WIDTH = 900, HEIGHT = 1000, WIDTH_OUTPUTS = 1300, HEIGHT_ROW = 260, MARGIN = 40 };

/* One curve of a panel: a column of the data less a constant; the first after "plot", the others
 * after a comma. */
static void curve(FILE *script, int *count, int column, double less, const char *title)
{
    fprintf(script, "%s $data using 1:($%d-(%.17g)) with lines title '%s' noenhanced",
            (*count)++ ? ", \\\n    " : "plot", column, less, title);
}

static void coordinates_panel(FILE *script, const cst_model *model)
{
    int count = 0, shown = model->n < CURVES ? model->n : CURVES;
    if (shown < model->n)
        fprintf(script, "set ylabel 'the first %d of %d coordinates [SI]'\n", shown, model->n);
    else
        fputs("set ylabel 'coordinates [SI]'\n", script);
    for (int i = 0; i < shown; i++) {
        char *name = coordinate_name(model, i);
        curve(script, &count, 2 + i + (state_at(model, i) < 0 ? 0 : model->n), 0.0, name);
        free(name);
    }
    fputc('\n', script);
}

/* The potential counts from its start: what is exchanged shows, whatever the datum. */
static void energy_panel(FILE *script, int first, const drift *d)
{
    int count = 0;
    fputs("set ylabel 'energy [J]'\n", script);
    curve(script, &count, first, 0.0, "kinetic");
    if (!isnan(d->energy)) {
        curve(script, &count, first + 1, d->potential, "potential");
        curve(script, &count, first + 2, d->potential, "total");
    }
    fputc('\n', script);
}

/* Logarithmic, with the curves that are above zero somewhere, down to a millionth of the
 * largest. */
static void drift_panel(FILE *script, int first, const drift *d)
{
    int count = 0;
    fprintf(script,
            "set ylabel 'constraint drift [SI]'\n"
            "set logscale y\nset format y '10^{%%L}'\nset yrange [%g:*]\n",
            1e-6 * fmax(d->phi, d->phi_dot));
    if (d->phi > 0.0)
        curve(script, &count, first, 0.0, "Phi");
    if (d->phi_dot > 0.0)
        curve(script, &count, first + 1, 0.0, "dPhi/dt");
    fputc('\n', script);
}

/* The part of an output's name that it shares with its kind: "tyre" of "tyre_fl". */
static size_t stem(const cst_output *o)
{
    const char *end = strrchr(o->name, '_');
    return end ? (size_t)(end - o->name) : strlen(o->name);
}

/* Two outputs share a panel if they differ in the last part of their names only. */
static int same_kind(const cst_output *a, const cst_output *b)
{
    return stem(a) == stem(b) && strncmp(a->name, b->name, stem(a)) == 0 &&
           strcmp(a->unit, b->unit) == 0;
}

/* Whether output i is the first of its kind. */
static int begins_kind(const cst_model *model, int i)
{
    for (int k = 0; k < i; k++)
        if (same_kind(&model->outputs[k], &model->outputs[i]))
            return 0;
    return 1;
}

static int count_kinds(const cst_model *model)
{
    int count = 0;
    for (int i = 0; i < model->outputs_count; i++)
        count += begins_kind(model, i);
    return count;
}

/* All outputs of the kind of output `first`, whose columns begin at `column`. */
static void outputs_panel(FILE *script, const cst_model *model, int first, int column)
{
    const cst_output *one = &model->outputs[first];
    const char *tail = strstr(one->meaning, ": ");
    int count = 0, alone = 1;
    for (int i = first + 1; i < model->outputs_count; i++)
        alone = alone && !same_kind(one, &model->outputs[i]);
    fprintf(script, "set title \"%.*s: %s\" noenhanced\nset ylabel '%s' noenhanced\n%s key\n",
            alone ? 100 : (int)stem(one), one->name, tail ? tail + 2 : one->meaning, one->unit,
            alone ? "unset" : "set");
    for (int i = first; i < model->outputs_count; i++)
        if (same_kind(one, &model->outputs[i]))
            curve(script, &count, column + i, 0.0, model->outputs[i].name);
    fputc('\n', script);
}

static int draw_outputs(FILE *script, const cst_model *model, const drift *d, int has_drift)
{
    int rows = (count_kinds(model) + has_drift + 1) / 2, observed = 2;
    fprintf(script,
            "set multiplot layout %d,2 title '%s' noenhanced\nset key top right\nset grid\nset "
            "xlabel 't [s]'\n",
            rows, model->name);
    for (int i = 0; i < model->outputs_count; i++)
        if (begins_kind(model, i))
            outputs_panel(script, model, i, observed + OBSERVED);
    if (has_drift) {
        fputs("set title 'constraints'\nset key\n", script);
        drift_panel(script, observed + 3, d);
    }
    return rows * HEIGHT_ROW + MARGIN;
}

static void draw_coordinates(FILE *script, const cst_model *model, const drift *d, int has_drift)
{
    int observed = 2 + 3 * model->n + model->m; /* the column of the kinetic energy */
    fprintf(script, "set multiplot layout %d,1 title '%s' noenhanced\n", has_drift ? 3 : 2,
            model->name);
    fputs("set key outside right\nset grid\nset xlabel 't [s]'\nset lmargin 12\nset rmargin 18\n",
          script);
    coordinates_panel(script, model);
    energy_panel(script, observed, d);
    if (has_drift)
        drift_panel(script, observed + 3, d);
}

int response_plot(const cst_problem *p, cst_work *w, const drift *d, const char *directory,
                  const char *name, plot_result *result)
{
    const cst_model *model = cst_problem_model(p);
    int has_drift = d->phi > 0.0 || d->phi_dot > 0.0, outputs = model->outputs_count > 0;
    int width = outputs ? WIDTH_OUTPUTS : WIDTH, height = HEIGHT;
    text_stream s;
    text_begin(&s);
    fputs("set datafile separator ','\n$data << END\n", s.file);
    int status = response_rows(s.file, p, w, outputs ? SAMPLES_OUTPUTS : SAMPLES, !outputs);
    fputs("END\n", s.file);
    if (outputs)
        height = draw_outputs(s.file, model, d, has_drift);
    else
        draw_coordinates(s.file, model, d, has_drift);
    fputs("unset multiplot\n", s.file);
    char *script = text_end(&s);
    if (status >= 0)
        *result = plot_sized(directory, name, script, width, height);
    free(script);
    return status;
}
