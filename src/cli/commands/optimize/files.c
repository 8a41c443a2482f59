/* files.c: history and pictures of an optimization in --out: how the parameters went, the
 * response before and after.  Pictures show the first scenario. */
#include "cli/output/response.h"
#include "cli/output/messages.h"
#include "cli/signals.h"
#include "cli/memory.h"
#include "cli/commands/optimize/optimize.h"
#include "cli/output/output.h"
#include "cli/commands/run.h"
#include "cli/output/units.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { SAMPLES = 2001, PANELS = 12 };

static void add_file(optimization *x, char *name)
{
    char *files = x->files ? print_text("%s, %s", x->files, name) : copy_text(name);
    free(x->files);
    x->files = files;
    free(name);
}

int optimization_open_file(const optimization *x, output *o, char *name)
{
    int status = output_open(o, x->s->out, name);
    if (status)
        free(name);
    return status;
}

int optimization_close_file(optimization *x, output *o, char *name)
{
    int status = output_commit(o);
    output_discard(o);
    if (!status)
        add_file(x, name);
    else
        free(name);
    return status;
}

void optimization_add_plot(optimization *x, char *name, char *script)
{
    x->plot = plot_write(x->s->out, name, script);
    if (x->plot == PLOT_DONE)
        add_file(x, name);
    else
        free(name);
    free(script);
}

static void print_history(FILE *file, const optimization *x)
{
    cst_iterate it;
    for (int i = 0; cst_optimizer_history(x->o, i, &it); i++) {
        fprintf(file, "%d,%d,%.17g,%.17g,%.3f", it.iteration, it.evaluations, it.psi, it.projected,
                it.seconds);
        for (int k = 0; k < cst_design_count(x->set.p[0]); k++)
            fprintf(file, ",%.17g", it.rho[k]);
        if (cst_optimizer_constraint(x->o, 0, NULL))
            fprintf(file, ",%.17g", it.violation);
        fputc('\n', file);
    }
}

int optimization_write_history(optimization *x)
{
    output o;
    char *name = print_text("%s_history.csv", x->s->model);
    int status = optimization_open_file(x, &o, name);
    if (status)
        return status;
    fputs("iteration,evaluations,psi,projected_gradient,seconds", o.file);
    for (int k = 0; k < cst_design_count(x->set.p[0]); k++)
        fprintf(o.file, ",%s", optimization_variable(x, k)->name);
    if (cst_optimizer_constraint(x->o, 0, NULL))
        fputs(",violation", o.file);
    fputc('\n', o.file);
    print_history(o.file, x);
    return optimization_close_file(x, &o, name);
}

/* Has the variable moved more than all but the PANELS - 1 others, in scaled units? */
static int moved_most(const cst_optimum *r, int k)
{
    int ahead = 0;
    double own = fabs(r->rho[k] - r->rho_initial[k]) / r->scale[k];
    for (int i = 0; i < r->count; i++) {
        double other = fabs(r->rho[i] - r->rho_initial[i]) / r->scale[i];
        ahead += other > own || (other == own && i < k);
    }
    return ahead < PANELS;
}

/* Large and small values by a power of ten in the label, so that tics stay short. */
static void plot_parameter(FILE *file, const cst_parameter *one, int column, double largest)
{
    int power = largest > 0.0 ? 3 * (int)floor(log10(largest) / 3.0) : 0;
    power = largest >= 1e5 || largest < 1e-2 ? power : 0;
    if (power)
        fprintf(file, "set ylabel '%s [1e%d %s]' noenhanced\n", one->name, power, one->unit);
    else
        fprintf(file, "set ylabel '%s [%s]' noenhanced\n", one->name, one->unit);
    fprintf(file, "plot $data using 1:($%d/1e%d) with linespoints pointtype 7 pointsize 0.3\n",
            column, power);
}

/* psi and each parameter against the iterations, a panel each in its own unit: their changes differ
 * by orders. */
static void plot_parameters(optimization *x)
{
    cst_optimum r = cst_optimizer_result(x->o);
    int shown = r.count < PANELS ? r.count : PANELS;
    text_stream s;
    text_begin(&s);
    fputs("set datafile separator ','\n$data << END\n", s.file);
    print_history(s.file, x);
    fprintf(s.file, "END\nset multiplot layout %d,2 title '%s' noenhanced\n", (shown + 2) / 2,
            x->s->model);
    fprintf(s.file, "unset key\nset xlabel 'iteration [-]'\nset ylabel 'psi [%s]' noenhanced\n",
            scenarios_unit(&x->set));
    if (r.psi > 0.0)
        fputs("set logscale y\nset format y '%.2h'\n", s.file);
    fputs("plot $data using 1:3 with linespoints pointtype 7 pointsize 0.3\nunset logscale y\nset "
          "format y '%.6h'\n",
          s.file);
    for (int k = 0; k < r.count; k++)
        if (moved_most(&r, k)) {
            const cst_parameter *one = optimization_variable(x, k);
            plot_parameter(s.file, one, 6 + k, fmax(fabs(r.rho[k]), fabs(r.rho_initial[k])));
        }
    fputs("unset multiplot\n", s.file);
    optimization_add_plot(x, print_text("%s_parameters.svg", x->s->model), text_end(&s));
}

/* One run sampled: rows of t, q, v, a, g. */
typedef struct {
    int columns;
    double *rows; /* [SAMPLES][columns] */
} sampled;

static int sample(optimization *x, const double *rho, sampled *out)
{
    const cst_problem *p = x->set.p[0];
    cst_work *w = x->set.all[0].w;
    int n = cst_problem_model(p)->n, status = cst_simulate(p, w, rho, NULL);
    double tf = cst_problem_options(p).tf;
    out->columns = 3 * n + 2;
    out->rows = take((size_t)SAMPLES * (size_t)out->columns, sizeof *out->rows);
    for (int i = 0; i < SAMPLES && status >= 0; i++) {
        double t = tf * i / (SAMPLES - 1), *row = out->rows + (size_t)i * (size_t)out->columns;
        cst_observed seen;
        status = cst_trajectory_at(p, w, t, row + 1, row + 1 + n, row + 1 + 2 * n, NULL);
        if (status >= 0)
            status = cst_observe(p, w, t, &seen);
        row[0] = t;
        row[out->columns - 1] = seen.cost;
    }
    if (status < 0)
        warning("no picture of the response: %s", cst_message(w));
    return status;
}

/* How alike two columns of a run go: the correlation of y with the power of x less its start. */
static double alike(const sampled *s, int cx, int cy, int power)
{
    double sx = 0.0, sy = 0.0, xx = 0.0, yy = 0.0, xy = 0.0;
    for (int i = 0; i < SAMPLES; i++) {
        const double *row = s->rows + (size_t)i * (size_t)s->columns;
        double x = pow(fabs(row[cx] - (cx <= (s->columns - 2) / 3 ? s->rows[cx] : 0.0)), power),
               y = row[cy];
        sx += x, sy += y, xx += x * x, yy += y * y, xy += x * y;
    }
    double above = SAMPLES * xy - sx * sy,
           below = (SAMPLES * xx - sx * sx) * (SAMPLES * yy - sy * sy);
    return below > 0.0 ? above / sqrt(below) : 0.0;
}

/* The coordinate, velocity or acceleration that the running cost follows best; without one, the
 * first coordinate. */
static int leading_column(const sampled *s)
{
    int best = 1;
    double most = 0.0;
    for (int c = 1; c < s->columns - 1; c++)
        for (int power = 1; power <= 4; power *= 2) {
            double r = alike(s, c, s->columns - 1, power);
            if (r > most + 1e-9) {
                most = r;
                best = c;
            }
        }
    return best;
}

static void column_name(const cst_model *model, int column, char *text, size_t size)
{
    static const char *const suffix[] = { "", "_dot", "_ddot" };
    static const char *const of_state[] = { "_integral", "", "_dot" };
    int i = (column - 1) % model->n, order = (column - 1) / model->n, state = state_at(model, i);
    if (state >= 0)
        snprintf(text, size, "%s%s", model->states[state].name, of_state[order]);
    else if (model->coordinates)
        snprintf(text, size, "%s%s [SI]", model->coordinates[i], suffix[order]);
    else
        snprintf(text, size, "q%d%s [SI]", i + 1, suffix[order]);
}

static void print_panel(FILE *file, int column, const char *label)
{
    fprintf(file,
            "set ylabel '%s' noenhanced\nplot $before using 1:%d with lines title 'before', "
            "$after using 1:%d with lines linewidth 2 title 'after'\n",
            label, column, column);
}

static int by_size(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

/* A logarithmic axis for a running cost that is never negative and whose largest value is more than
 * a thousand times its median: it would be a flat line with needles. */
static void print_decades(FILE *file, const sampled *s)
{
    double *g = take(SAMPLES, sizeof *g);
    for (int i = 0; i < SAMPLES; i++)
        g[i] = s->rows[(size_t)(i + 1) * (size_t)s->columns - 1];
    qsort(g, SAMPLES, sizeof *g, by_size);
    double largest = g[SAMPLES - 1];
    if (g[0] >= 0.0 && largest > 1e3 * g[SAMPLES / 2])
        fprintf(file, "set logscale y\nset format y '10^{%%L}'\nset yrange [%g:*]\n",
                1e-6 * largest);
    free(g);
}

static char *running_cost_label(const cst_problem *p)
{
    const cst_cost *cost = &cst_problem_model(p)->costs[cst_cost_index(p)];
    char unit[128];
    return print_text("running cost [%s]", unit_quotient(cost->unit, "s", unit, sizeof unit));
}

/* Time, one column and the running cost. */
static void print_samples(FILE *file, const char *name, const sampled *s, int column)
{
    fprintf(file, "$%s << END\n", name);
    for (int i = 0; i < SAMPLES; i++) {
        const double *row = s->rows + (size_t)i * (size_t)s->columns;
        fprintf(file, "%.9g,%.9g,%.9g\n", row[0], row[column], row[s->columns - 1]);
    }
    fputs("END\n", file);
}

/* The response that the cost follows, and the running cost, before and after. */
static void plot_response(optimization *x)
{
    cst_optimum r = cst_optimizer_result(x->o);
    const cst_model *model = cst_problem_model(x->set.p[0]);
    sampled before = { 0, NULL }, after = { 0, NULL };
    if (sample(x, r.rho_initial, &before) >= 0 && sample(x, r.rho, &after) >= 0) {
        int lead = leading_column(&before);
        char label[80];
        text_stream s;
        text_begin(&s);
        fputs("set datafile separator ','\n", s.file);
        print_samples(s.file, "before", &before, lead);
        print_samples(s.file, "after", &after, lead);
        fprintf(s.file,
                "set multiplot layout 2,1 title '%s' noenhanced\nset grid\nset xlabel 't [s]'\n",
                model->name);
        column_name(model, lead, label, sizeof label);
        print_panel(s.file, 2, label);
        print_decades(s.file, &before);
        char *rate = running_cost_label(x->set.p[0]);
        print_panel(s.file, 3, rate);
        free(rate);
        fputs("unset multiplot\n", s.file);
        optimization_add_plot(x, print_text("%s_before_after.svg", x->s->model), text_end(&s));
    }
    free(before.rows);
    free(after.rows);
}

int optimization_files(optimization *x)
{
    int status = optimization_write_history(x);
    if (status || interrupted())
        return status;
    plot_parameters(x);
    if (!interrupted())
        plot_response(x);
    return STATUS_FINE;
}
