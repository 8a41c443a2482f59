/* report.c: a gradient as a table with units, and as JSON. */
#include "cli/commands/gradient/report.h"

#include "cli/memory.h"
#include "cli/arrays.h"
#include "cli/output/messages.h"
#include "cli/input/names.h"
#include "cli/output/report.h"
#include "cli/input/setup.h"
#include "cli/output/table.h"
#include "cli/output/units.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static void print_heads(table *t, const gradient_check *check)
{
    table_cell(t, "parameter");
    table_cell(t, "value");
    table_cell(t, "unit");
    table_cell(t, "dpsi/dparameter");
    table_cell(t, "+-");
    table_cell(t, "unit");
    table_cell(t, "%% per %%");
    for (int i = 0; check && i < check->count; i++) {
        table_cell(t, "%s", method_name(check->others[i].method));
        table_cell(t, "difference");
    }
    if (check) {
        table_cell(t, "differences");
        table_cell(t, "+-");
        table_cell(t, "verdict");
    }
}

static void print_row(table *t, const cst_problem *p, const char *psi_unit, int k,
                      const solution *result, const gradient_check *check)
{
    const cst_parameter *row = cst_design_parameter(p, k);
    double value = cst_parameter_value(p, cst_design_index(p, k)), derivative = result->gradient[k];
    char unit[128];
    unit_quotient(psi_unit, row->unit, unit, sizeof unit);
    table_cell(t, "%s", row->name);
    table_cell(t, "%.8g", value);
    table_cell(t, "%s", row->unit);
    table_cell(t, "%.10g", derivative);
    if (result->bars && !isnan(result->bars[k]))
        table_cell(t, "%.1e", result->bars[k]);
    else
        table_cell(t, "-");
    table_cell(t, "%s", unit);
    if (result->psi != 0.0)
        table_cell(t, "%.4g", value / result->psi * derivative + 0.0); /* never -0 */
    else
        table_cell(t, "-");
    for (int c = 0; check && c < check->count; c++) {
        const double *other = check->others[c].gradient;
        table_cell(t, "%.10g", other[k]);
        table_cell(t, "%.1e", cst_component_difference(p, k, result->psi, result->gradient, other));
    }
    if (check) {
        table_cell(t, "%.10g", check->by.judged[k].difference);
        table_cell(t, "%.1e", check->by.judged[k].error);
        table_cell(t, "%s", check_verdict(check, k));
    }
}

static void range_cell(table *t, const double *values, int count)
{
    char *text = range_text(values, count, 6);
    table_cell(t, "%s", text);
    free(text);
}

/* "200 confirmed", or how many were not. */
static void print_verdicts(table *t, const gradient_check *check, int k, int count)
{
    int confirmed = 0;
    const char *other = "confirmed";
    for (int i = k; i < k + count; i++)
        if (check->by.judged[i].verdict == CST_CONFIRMED && !check->by.negligible[i])
            confirmed++;
        else if (check->by.judged[i].verdict == CST_CONTRADICTED || strcmp(other, "CONTRADICTED"))
            other = check_verdict(check, i);
    if (confirmed == count)
        table_cell(t, "%d confirmed", count);
    else
        table_cell(t, "%d confirmed, %d %s", confirmed, count - confirmed, other);
}

/* One row for all values of an array, which begin at design variable k: their range, the norms of
 * their derivatives, the largest error. */
static void print_array(table *t, const cst_problem *p, const char *psi_unit,
                        const cst_array *array, int k, const solution *result,
                        const gradient_check *check)
{
    int count = array->count;
    double *values = take((size_t)count, sizeof *values), most = NAN;
    char unit[128];
    for (int i = 0; i < count; i++)
        values[i] = cst_parameter_value(p, array->first + i);
    table_cell(t, "%s[%d]", array->name, count);
    range_cell(t, values, count);
    table_cell(t, "%s", array->unit);
    table_cell(t, "|%.8g|", norm_of(result->gradient + k, count));
    for (int i = 0; result->bars && i < count; i++)
        most = fmax(most, result->bars[k + i]);
    if (isnan(most))
        table_cell(t, "-");
    else
        table_cell(t, "%.1e", most);
    table_cell(t, "%s", unit_quotient(psi_unit, array->unit, unit, sizeof unit));
    table_cell(t, "-");
    for (int c = 0; check && c < check->count; c++) {
        const double *other = check->others[c].gradient;
        table_cell(t, "|%.8g|", norm_of(other + k, count));
        most = 0.0;
        for (int i = k; i < k + count; i++)
            most = fmax(most, cst_component_difference(p, i, result->psi, result->gradient, other));
        table_cell(t, "%.1e", most);
    }
    most = 0.0;
    for (int i = 0; check && i < count; i++) {
        values[i] = check->by.judged[k + i].difference;
        most = fmax(most, check->by.judged[k + i].error);
    }
    if (check) {
        table_cell(t, "|%.8g|", norm_of(values, count));
        table_cell(t, "%.1e", most);
        print_verdicts(t, check, k, count);
    }
    free(values);
}

void gradient_table(FILE *file, const cst_problem *p, const char *unit, const solution *result,
                    const gradient_check *check)
{
    /* seven, two for a method, three for differences */
    static const char *const columns[] = { "lrlrrlr", "lrlrrlrrrrrl", "lrlrrlrrrrrrrl" };
    table t;
    table_begin(&t, columns[check ? check->count : 0]);
    print_heads(&t, check);
    const cst_array *array;
    for (int k = 0, span; k < cst_design_count(p); k += span) {
        span = design_span(p, k, &array);
        if (array)
            print_array(&t, p, unit, array, k, result, check);
        else
            print_row(&t, p, unit, k, result, check);
    }
    table_end(&t, file);
}

/* A gradient that is printed has its error bars, unless the settings say which. */
int weigh_bars(cst_problem *p, const settings *s)
{
    cst_options o = cst_problem_options(p);
    if (s->bars)
        return STATUS_FINE;
    o.bars = CST_BARS_WEIGHED;
    int status = cst_set_options(p, &o);
    return status < 0 ? problem_error(p, status) : STATUS_FINE;
}

void gradient_times(FILE *file, const solution *result)
{
    const cst_stats *stats = &result->stats;
    fprintf(file, "\nforward %.3g s (%ld steps)", stats->seconds_forward, stats->steps);
    if (result->method == CST_ADJOINT)
        fprintf(file, ", backward %.3g s (%ld steps)", stats->seconds_backward,
                stats->backward_steps);
    fputc('\n', file);
}

void json_solution(json *j, const cst_problem *p, const solution *result,
                   const gradient_check *check)
{
    json_run(j, p, method_name(result->method), result->stats.integrator);
    json_number(j, "psi", result->psi);
    json_number(j, "psi_error", result->psi_bar);
    json_gradient(j, "gradient", p, result->gradient);
    if (result->bars)
        json_gradient(j, "gradient_error", p, result->bars);
    json_parameters(j, p);
    if (check)
        json_check(j, p, check);
    json_stats(j, &result->stats);
}
