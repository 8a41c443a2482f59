/* response_plot.c: coordinates, energy and drift against time, one panel each. */
#include "memory.h"
#include "response.h"

#include <math.h>
#include <stdlib.h>

enum { SAMPLES = 501, CURVES = 12 };

/* One curve of a panel: a column of the data less a constant; the first after "plot", the others after a comma. */
static void curve(FILE *script, int *count, int column, double less, const char *title)
{
    fprintf(script, "%s $data using 1:($%d-(%.17g)) with lines title '%s' noenhanced",
            (*count)++ ? ", \\\n    " : "plot", column, less, title);
}

static void coordinates_panel(FILE *script, const cst_model *model)
{
    int count = 0, shown = model->n < CURVES ? model->n : CURVES;
    char title[64];
    if (shown < model->n)
        fprintf(script, "set ylabel 'the first %d of %d coordinates'\n", shown, model->n);
    else
        fputs("set ylabel 'coordinates'\n", script);
    for (int i = 0; i < shown; i++) {
        if (model->coordinates)
            snprintf(title, sizeof title, "%s", model->coordinates[i]);
        else
            snprintf(title, sizeof title, "q%d", i + 1);
        curve(script, &count, 2 + i, 0.0, title);
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

/* Logarithmic, with the curves that are above zero somewhere, down to a millionth of the largest. */
static void drift_panel(FILE *script, int first, const drift *d)
{
    int count = 0;
    fprintf(script, "set ylabel 'constraint drift'\nset logscale y\nset format y '%%.0e'\nset yrange [%g:*]\n",
            1e-6 * fmax(d->phi, d->phi_dot));
    if (d->phi > 0.0)
        curve(script, &count, first, 0.0, "Phi");
    if (d->phi_dot > 0.0)
        curve(script, &count, first + 1, 0.0, "dPhi/dt");
    fputc('\n', script);
}

int response_plot(const cst_problem *p, cst_work *w, const drift *d, const char *directory, const char *name,
                    plot_result *result)
{
    const cst_model *model = cst_problem_model(p);
    int has_drift = d->phi > 0.0 || d->phi_dot > 0.0;
    int observed = 2 + 3 * model->n + model->m; /* the column of the kinetic energy */
    text_stream s;
    text_begin(&s);
    fputs("set datafile separator ','\n$data << END\n", s.file);
    int status = response_rows(s.file, p, w, SAMPLES);
    fprintf(s.file, "END\nset multiplot layout %d,1 title '%s' noenhanced\n", has_drift ? 3 : 2, model->name);
    fputs("set key outside right\nset grid\nset xlabel 't [s]'\nset lmargin 12\nset rmargin 18\n", s.file);
    coordinates_panel(s.file, model);
    energy_panel(s.file, observed, d);
    if (has_drift)
        drift_panel(s.file, observed + 3, d);
    fputs("unset multiplot\n", s.file);
    char *script = text_end(&s);
    if (status >= 0)
        *result = plot_write(directory, name, script);
    free(script);
    return status;
}
