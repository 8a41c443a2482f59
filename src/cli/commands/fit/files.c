/* files.c: a fit in --out: every sample with its fitted value, the fitted curves, pictures of
 * both. */
#include "cli/output/messages.h"
#include "cli/signals.h"
#include "cli/memory.h"
#include "cli/commands/optimize/optimize.h"
#include "cli/output/output.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { INSTANTS = 1001, PANELS = 6 };

/* experiment, t, column, value, sigma, fitted, residual / sigma */
static void print_samples(FILE *file, const optimization *x, const cst_fitted *f)
{
    const double *residual = f->residuals;
    fputs("experiment,t,column,value,sigma,fitted,residual\n", file);
    for (int i = 0; i < x->set.count; i++)
        for (int k = 0; k < cst_residual_count(x->set.p[i]); k++, residual++) {
            cst_measured s = cst_measured_at(x->set.p[i], k);
            double off = *residual / sqrt(x->set.all[i].weight);
            fprintf(file, "%s,%.17g,%s,%.17g,%.17g,%.17g,%.17g\n", x->set.names[i], s.t, s.name,
                    s.value, s.sigma, s.value + off * s.sigma, off);
        }
}

static int write_samples(optimization *x, const cst_fitted *f)
{
    output o;
    char *name = print_text("%s_fit.csv", x->s->model);
    int status = optimization_open_file(x, &o, name);
    if (status)
        return status;
    print_samples(o.file, x, f);
    return optimization_close_file(x, &o, name);
}

/* The names of an experiment's columns, in the order of the samples. */
static int columns_of(const cst_problem *p, const char *names[PANELS])
{
    int count = 0;
    for (int k = 0; k < cst_residual_count(p); k++) {
        const char *name = cst_measured_at(p, k).name;
        int known = 0;
        for (int c = 0; c < count; c++)
            known = known || strcmp(names[c], name) == 0;
        if (!known && count < PANELS)
            names[count++] = name;
    }
    return count;
}

/* An output or a coordinate at t of the last run; NaN for what is neither. */
static double value_at(const cst_problem *p, cst_work *w, double t, const char *name,
                       double *scratch)
{
    const cst_model *model = cst_problem_model(p);
    for (int i = 0; i < model->outputs_count; i++)
        if (strcmp(model->outputs[i].name, name) == 0)
            return cst_outputs_at(p, w, t, scratch) < 0 ? NAN : scratch[i];
    for (int i = 0; i < model->states_count; i++)
        if (strcmp(model->states[i].name, name) == 0)
            return cst_trajectory_at(p, w, t, NULL, scratch, NULL, NULL) < 0
                       ? NAN
                       : scratch[model->n - model->states_count + i];
    for (int i = 0; model->coordinates && i < model->n - model->states_count; i++)
        if (strcmp(model->coordinates[i], name) == 0)
            return cst_trajectory_at(p, w, t, scratch, NULL, NULL, NULL) < 0 ? NAN : scratch[i];
    return NAN;
}

/* t and the columns, so many times, of experiment i with the fitted parameters. */
static int print_curves(FILE *file, optimization *x, int i, const char *names[PANELS], int count)
{
    const cst_problem *p = x->set.p[i];
    cst_work *w = x->set.all[i].w;
    const cst_model *model = cst_problem_model(p);
    double tf = cst_problem_options(p).tf;
    if (cst_simulate(p, w, cst_optimizer_result(x->o).rho, NULL) < 0)
        return run_error("%s", cst_message(w));
    double *scratch = take((size_t)(model->n + model->outputs_count), sizeof *scratch);
    for (int k = 0; k < INSTANTS && !interrupted(); k++) {
        double t = tf * k / (INSTANTS - 1);
        fprintf(file, "%.17g", t);
        for (int c = 0; c < count; c++) {
            double value = value_at(p, w, t, names[c], scratch);
            fprintf(file, isfinite(value) ? ",%.17g" : ",", value);
        }
        fputc('\n', file);
    }
    free(scratch);
    return STATUS_FINE;
}

static char *file_name(const optimization *x, const char *what, const char *end, int i)
{
    return x->set.count == 1 ? print_text("%s_%s.%s", x->s->model, what, end)
                             : print_text("%s_%s_%d.%s", x->s->model, what, i + 1, end);
}

static int write_curves(optimization *x, int i, const char *text, const char *names[PANELS],
                        int count)
{
    output o;
    char *name = file_name(x, "fit_curve", "csv", i);
    int status = optimization_open_file(x, &o, name);
    if (status)
        return status;
    fputs("t", o.file);
    for (int c = 0; c < count; c++)
        fprintf(o.file, ",%s", names[c]);
    fprintf(o.file, "\n%s", text);
    return optimization_close_file(x, &o, name);
}

static int samples_before(const optimization *x, int i)
{
    int first = 0;
    for (int j = 0; j < i; j++)
        first += cst_residual_count(x->set.p[j]);
    return first;
}

/* $dataC: t, value, sigma, residual of one column. */
static void print_data(FILE *file, const optimization *x, const cst_fitted *f, int i,
                       const char *name, int c)
{
    int first = samples_before(x, i);
    fprintf(file, "$data%d << END\n", c);
    for (int k = 0; k < cst_residual_count(x->set.p[i]); k++) {
        cst_measured s = cst_measured_at(x->set.p[i], k);
        if (strcmp(s.name, name) == 0)
            fprintf(file, "%.9g,%.9g,%.9g,%.9g\n", s.t, s.value, s.sigma, f->residuals[first + k]);
    }
    fputs("END\n", file);
}

/* For each column, the data over the fitted curve, and below it the residuals. */
static void plot(optimization *x, const cst_fitted *f, int i, const char *curves,
                 const char *names[PANELS], int count)
{
    text_stream s;
    text_begin(&s);
    fprintf(s.file, "set datafile separator ','\n$curve << END\n%sEND\n", curves);
    for (int c = 0; c < count; c++)
        print_data(s.file, x, f, i, names[c], c);
    fprintf(s.file,
            "set multiplot layout %d,1 title '%s' noenhanced\nset grid\nset xlabel 't [s]'\n",
            2 * count, x->s->model);
    for (int c = 0; c < count; c++)
        fprintf(s.file,
                "set ylabel '%s' noenhanced\nplot $data%d using 1:2%s title 'measured', $curve "
                "using 1:%d with lines linewidth 2 "
                "title 'fitted'\nset ylabel 'residual / sigma'\nplot 0 notitle with lines, $data%d "
                "using 1:4 with points pointtype 7 pointsize 0.4 notitle\n",
                names[c], c,
                f->sigma_given ? ":3 with yerrorbars pointtype 7 pointsize 0.3"
                               : " with points pointtype 7 pointsize 0.4",
                c + 2, c);
    fputs("unset multiplot\n", s.file);
    optimization_add_plot(x, file_name(x, "fit", "svg", i), text_end(&s));
}

int fit_files(optimization *x)
{
    cst_fitted f;
    const char *names[PANELS];
    cst_fit_result(x->o, &f);
    int status = optimization_write_history(x);
    if (!status)
        status = write_samples(x, &f);
    for (int i = 0; i < x->set.count && !status && !interrupted(); i++) {
        text_stream s;
        int count = columns_of(x->set.p[i], names);
        text_begin(&s);
        status = print_curves(s.file, x, i, names, count);
        char *curves = text_end(&s);
        if (!status)
            status = write_curves(x, i, curves, names, count);
        if (!status && !interrupted())
            plot(x, &f, i, curves, names, count);
        free(curves);
    }
    return status;
}
