/* cmd_gradient.c: psi and its gradient as a table with units, and the same by other methods beside it. */
#include "command.h"
#include "complain.h"
#include "gradient_check.h"
#include "memory.h"
#include "names.h"
#include "output.h"
#include "report.h"
#include "setup.h"
#include "table.h"
#include "units.h"

#include <stdlib.h>
#include <string.h>

static void print_heads(table *t, const gradient_check *check)
{
    table_cell(t, "parameter");
    table_cell(t, "value");
    table_cell(t, "unit");
    table_cell(t, "dpsi/dparameter");
    table_cell(t, "unit");
    table_cell(t, "%% per %%");
    for (int i = 0; check && i < check->count; i++) {
        table_cell(t, "%s", method_name(check->others[i].method));
        table_cell(t, "difference");
    }
}

static void print_row(table *t, const cst_problem *p, int k, const solution *result, const gradient_check *check)
{
    const cst_model *model = cst_problem_model(p);
    int i = cst_design_index(p, k);
    double value = cst_parameter_value(p, i), derivative = result->gradient[k];
    char unit[128];
    unit_quotient(model->costs[cst_cost_index(p)].unit, model->parameters[i].unit, unit, sizeof unit);
    table_cell(t, "%s", model->parameters[i].name);
    table_cell(t, "%.8g", value);
    table_cell(t, "%s", model->parameters[i].unit);
    table_cell(t, "%.10g", derivative);
    table_cell(t, "%s", unit);
    if (result->psi != 0.0)
        table_cell(t, "%.4g", value / result->psi * derivative + 0.0); /* never -0 */
    else
        table_cell(t, "-");
    for (int c = 0; check && c < check->count; c++) {
        const double *other = check->others[c].gradient;
        table_cell(t, "%.10g", other[k]);
        table_cell(t, "%.1e", component_difference(p, k, result->gradient, other));
    }
}

static char *print_gradient(const cst_problem *p, const solution *result, const gradient_check *check)
{
    const cst_stats *stats = &result->stats;
    static const char align[] = "lrlrlrrrrrrr"; /* six columns, and two for each method of the check */
    char columns[sizeof align] = "";
    text_stream text;
    table t;
    strncat(columns, align, check ? 6 + 2 * (size_t)check->count : 6);
    text_begin(&text);
    report_problem(text.file, p, method_name(result->method));
    report_psi(text.file, p, result->psi);
    fputc('\n', text.file);
    table_begin(&t, columns);
    print_heads(&t, check);
    for (int k = 0; k < cst_design_count(p); k++)
        print_row(&t, p, k, result, check);
    table_end(&t, text.file);
    fprintf(text.file, "\nforward %.3g s (%ld steps)", stats->seconds_forward, stats->steps);
    if (result->method == CST_ADJOINT)
        fprintf(text.file, ", backward %.3g s (%ld steps)", stats->seconds_backward, stats->backward_steps);
    fputc('\n', text.file);
    if (check)
        print_verdict(text.file, check);
    return text_end(&text);
}

static char *json_result(const cst_problem *p, const solution *result, const gradient_check *check)
{
    json j;
    json_begin(&j);
    json_object(&j, NULL);
    json_problem(&j, p, method_name(result->method));
    json_number(&j, "psi", result->psi);
    json_gradient(&j, "gradient", p, result->gradient);
    json_parameters(&j, p);
    if (check)
        json_check(&j, p, check);
    json_stats(&j, &result->stats);
    json_text(&j, "version", cst_version());
    json_close(&j, '}');
    return json_end(&j);
}

static int run_gradient(const settings *s)
{
    cst_problem *p;
    solution result = { .gradient = NULL };
    gradient_check check = { .count = 0 };
    int status = create_problem(s, &p);
    if (!status && s->out)
        status = output_directory(s->out);
    if (!status)
        status = solve(p, s, cst_problem_options(p).method, &result);
    if (!status && s->check)
        status = check_gradient(p, s, &result, &check);
    if (!status) {
        const gradient_check *beside = s->check ? &check : NULL;
        status = deliver(s, "gradient", json_result(p, &result, beside), print_gradient(p, &result, beside));
    }
    if (!status && s->check && !check.passed)
        status = STATUS_FAILED;
    gradient_check_free(&check);
    solution_free(&result);
    cst_problem_free(p);
    return status;
}

const command gradient_command = {
    .name = "gradient", .arguments = "MODEL", .about = "psi and its gradient, with a check beside it on request",
    .details = "    costate gradient fivebar --check\n"
               "    costate gradient fivebar --wrt all --cost reaction -p k1=120 --json\n"
               "The column '% per %' is the change of psi in percent for one percent of the parameter.",
    .needs_model = 1,
    .groups = GROUP_MODEL | GROUP_PROBLEM | GROUP_FORM | GROUP_DESIGN | GROUP_METHOD | GROUP_DIFFERENCES | GROUP_OUT | GROUP_COMMON,
    .run = run_gradient,
};
