/* files.c: the samples as CSV, and a histogram of each response beside its first-order
 * prediction. */
#include "cli/output/messages.h"
#include "cli/input/setup.h"
#include "cli/memory.h"
#include "cli/output/output.h"
#include "cli/commands/sample/sample.h"

#include <math.h>
#include <stdlib.h>

enum { BINS_LEAST = 8, BINS_MOST = 80, PANEL = 360 };

static double value_of(const sampling *x, int i, int k)
{
    return x->r.values[(size_t)i * (size_t)x->r.responses + (size_t)k];
}

static int write_table(sampling *x, const char *name)
{
    output o;
    int status = output_open(&o, x->s->out, name);
    if (status)
        return status;
    fputs("sample", o.file);
    for (int k = 0; k < x->r.variables; k++)
        fprintf(o.file, ",%s", design_name(x->r.problem, k));
    for (int k = 0; k < x->r.responses; k++) /* a name may be an expression with commas */
        fprintf(o.file, ",\"%s\"", cst_response_at(x->r.problem, k).name);
    fputs(",status\n", o.file);
    for (int i = 0; i < x->r.count; i++) {
        fprintf(o.file, "%d", i + 1);
        for (int k = 0; k < x->r.variables; k++)
            fprintf(o.file, ",%.17g", x->r.samples[(size_t)i * (size_t)x->r.variables + (size_t)k]);
        for (int k = 0; k < x->r.responses; k++) {
            double value = value_of(x, i, k);
            fprintf(o.file, x->r.status[i] < 0 ? "," : ",%.17g", value);
        }
        fprintf(o.file, ",%d\n", x->r.status[i]);
    }
    status = output_commit(&o);
    output_discard(&o);
    return status;
}

/* By Freedman and Diaconis: 2 interquartile ranges over the cube root of the count. */
static int bins_of(const cst_statistics *one)
{
    double width = 2.0 * (one->quantiles[4] - one->quantiles[2]) / cbrt(one->count),
           span = one->most - one->least;
    double bins = width > 0.0 ? span / width : BINS_LEAST;
    return bins < BINS_LEAST ? BINS_LEAST : bins > BINS_MOST ? BINS_MOST : (int)bins;
}

/* Density: counts over count and width, so that the curve of a normal distribution fits on it. */
static void print_bins(FILE *file, const sampling *x, int k)
{
    const cst_statistics *one = &x->r.statistics[k];
    int bins = bins_of(one), counts[BINS_MOST] = { 0 };
    double width = (one->most - one->least) / bins;
    for (int i = 0; i < x->r.count; i++)
        if (x->r.status[i] >= 0 && width > 0.0) {
            int b = (int)((value_of(x, i, k) - one->least) / width);
            counts[b < bins ? b : bins - 1]++;
        }
    fprintf(file, "$data%d << END\n", k);
    for (int b = 0; b < bins; b++)
        fprintf(file, "%.9g %.9g\n", one->least + (b + 0.5) * width,
                width > 0.0 ? counts[b] / (one->count * width) : 0.0);
    fputs("END\n", file);
}

static void print_panel(FILE *file, const sampling *x, int k)
{
    cst_response r = cst_response_at(x->r.problem, k);
    double std = x->r.first_order[k];
    char *label = print_text("%s [%s]", r.name, *r.unit ? r.unit : "-");
    fputs("set xlabel ", file);
    plot_quote(file, label);
    free(label);
    fprintf(file, " noenhanced\nplot $data%d with boxes fillstyle solid 0.4 title 'samples'", k);
    if (std > 0.0)
        fprintf(file,
                ", exp(-0.5 * ((x - %.17g) / %.17g)**2) / (%.17g * sqrt(2.0 * pi)) with lines "
                "linewidth 2 title 'first order'",
                x->r.at_means[k], std, std);
    fputc('\n', file);
}

static void plot_histograms(sampling *x, const char *name)
{
    text_stream s;
    text_begin(&s);
    for (int k = 0; k < x->r.responses; k++)
        print_bins(s.file, x, k);
    fprintf(
        s.file,
        "set multiplot layout %d,1 title '%s, %d samples' noenhanced\nset grid\nset samples 400\n",
        x->r.responses, cst_problem_model(x->r.problem)->name, x->r.count - x->r.failed);
    fputs("set ylabel 'density'\nset yrange [0:*]\nset boxwidth 1 relative\n", s.file);
    for (int k = 0; k < x->r.responses; k++)
        print_panel(s.file, x, k);
    fputs("unset multiplot\n", s.file);
    char *script = text_end(&s);
    x->plot = plot_sized(x->s->out, name, script, 900, PANEL * x->r.responses + 40);
    free(script);
}

int sample_files(sampling *x)
{
    char *table = print_text("%s_samples.csv", x->s->model),
         *picture = print_text("%s_samples.svg", x->s->model);
    int status = write_table(x, table);
    if (!status)
        plot_histograms(x, picture);
    if (!status)
        x->files = x->plot == PLOT_DONE ? print_text("%s, %s", table, picture) : copy_text(table);
    free(table);
    free(picture);
    return status;
}
