/* tolerance.c: what independent, normally distributed parameters do to psi: reads their standard
 * deviations, prints what the library makes of them. */
#include "costate_study.h"
#include "cli/output/messages.h"
#include "cli/output/write_results.h"
#include "cli/commands/gradient/report.h"
#include "cli/memory.h"
#include "cli/input/names.h"
#include "cli/output/output.h"
#include "cli/output/report.h"
#include "cli/input/setup.h"
#include "cli/output/table.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    int n;
    double *gradient, *hessian; /* [n] [n][n]                                     */
    double *deviation, *share;  /* [n]; share: of the Hessian's variance          */
    int *order;                 /* [n] by their shares, the largest first         */
    cst_uncertainty of;
} uncertainty;

static void uncertainty_free(uncertainty *u)
{
    free(u->gradient);
    free(u->hessian);
    free(u->deviation);
    free(u->share);
    free(u->order);
}

/* The parameters that have a tolerance are the design variables: "a,b". */
static int choose_design(cst_problem *p, const settings *s)
{
    text_stream text;
    text_begin(&text);
    for (int i = 0; i < s->tolerances_count; i++)
        fprintf(text.file, "%s%.*s", i ? "," : "", (int)strcspn(s->tolerances[i], "="),
                s->tolerances[i]);
    char *list = text_end(&text);
    int status =
        cst_set_design(p, list) < 0 ? usage_error("--tolerance: %s", cst_problem_message(p)) : 0;
    free(list);
    return status;
}

/* "NAME=0.05" or "NAME=2%", of the parameter's value. */
static int read_tolerance(const cst_problem *p, const char *text, uncertainty *u)
{
    const char *equal = strchr(text, '=');
    char *end = NULL;
    int k = 0;
    double value = equal ? strtod(equal + 1, &end) : NAN;
    while (k < u->n && (strncmp(text, design_name(p, k), strcspn(text, "=")) ||
                        strlen(design_name(p, k)) != strcspn(text, "=")))
        k++;
    int percent = end && *end == '%';
    if (k == u->n || !equal || end == equal + 1 || end[percent] || !(value >= 0.0) ||
        !isfinite(value))
        return usage_error("--tolerance %s: expected a non-negative standard deviation: write"
                           " NAME=0.05 or NAME=2%%",
                           text);
    double at = fabs(cst_parameter_value(p, cst_design_index(p, k)));
    u->deviation[k] = percent ? 0.01 * value * at : value;
    return 0;
}

static void sort_by_share(uncertainty *u)
{
    for (int i = 0; i < u->n; i++) {
        u->order[i] = i;
        for (int j = i; j > 0 && u->share[u->order[j]] > u->share[u->order[j - 1]]; j--) {
            int swap = u->order[j];
            u->order[j] = u->order[j - 1];
            u->order[j - 1] = swap;
        }
    }
}

static int compute(cst_problem *p, const settings *s, uncertainty *u)
{
    run one;
    size_t n = (size_t)(u->n = cst_design_count(p));
    u->gradient = take(n, sizeof *u->gradient);
    u->hessian = take(n * n, sizeof *u->hessian);
    u->deviation = take(n, sizeof *u->deviation);
    u->share = take(n, sizeof *u->share);
    u->order = take(n, sizeof *u->order);
    int status = 0;
    for (int i = 0; !status && i < s->tolerances_count; i++)
        status = read_tolerance(p, s->tolerances[i], u);
    if (status)
        return status;
    status = run_open(&one, p, s, "tolerance");
    if (!status)
        status = run_status(&one, cst_tolerances(p, one.w, u->deviation, u->gradient, u->hessian,
                                                 u->share, &u->of));
    if (!status)
        sort_by_share(u);
    run_close(&one);
    return status;
}

/* To second order; NAN where the series does not even give a positive variance. */
static double second_deviation(const uncertainty *u)
{
    double variance = u->of.second + u->of.third;
    return variance >= 0.0 ? sqrt(variance) : NAN;
}

/* A term that is half as large as those before it: there is no reason that the next ones are less.
 * Five-bar, L01=20%: the series has a variance below 0, 3,000 samples have a deviation of 2.05. */
static void judge_series(const uncertainty *u)
{
    if (fabs(u->of.third) > 0.5 * u->of.second)
        warning("the series does not converge over these tolerances: third derivatives change the "
                "variance by %.0f percent: narrow them, or run costate sample with --vary",
                100.0 * u->of.third / u->of.second);
}

static char *print_uncertainty(const cst_problem *p, const uncertainty *u)
{
    text_stream text;
    table t;
    text_begin(&text);
    report_run(text.file, p, "hessian", u->of.stats.integrator);
    report_psi(text.file, p, u->of.psi, NAN);
    fprintf(text.file,
            "first order   mean %.8g, standard deviation %.6g\n"
            "second order  mean %.8g, ",
            u->of.psi, sqrt(u->of.first), u->of.psi + u->of.bias);
    if (isnan(second_deviation(u)))
        fprintf(text.file, "variance below 0\n\n");
    else
        fprintf(text.file, "standard deviation %.6g (by the Hessian alone %.6g)\n\n",
                second_deviation(u), sqrt(u->of.second));
    table_begin(&t, "lrrr");
    table_cell(&t, "parameter");
    table_cell(&t, "value");
    table_cell(&t, "deviation");
    table_cell(&t, "share of variance (Hessian alone)");
    for (int i = 0; i < u->n; i++) {
        int k = u->order[i];
        table_cell(&t, "%s", design_name(p, k));
        table_cell(&t, "%.8g", cst_parameter_value(p, cst_design_index(p, k)));
        table_cell(&t, "%.6g", u->deviation[k]);
        table_cell(&t, "%.1f %%", 100.0 * u->share[k]);
    }
    table_end(&t, text.file);
    return text_end(&text);
}

static char *json_uncertainty(const cst_problem *p, const uncertainty *u)
{
    json j;
    json_begin(&j);
    json_object(&j, NULL);
    json_run(&j, p, "hessian", u->of.stats.integrator);
    json_number(&j, "psi", u->of.psi);
    json_gradient(&j, "gradient", p, u->gradient);
    json_object(&j, "first_order");
    json_number(&j, "mean", u->of.psi);
    json_number(&j, "deviation", sqrt(u->of.first));
    json_close(&j, '}');
    json_object(&j, "second_order");
    json_number(&j, "mean", u->of.psi + u->of.bias);
    json_number(&j, "deviation", second_deviation(u));
    json_number(&j, "hessian_alone", sqrt(u->of.second));
    json_close(&j, '}');
    json_number(&j, "bias", u->of.bias);
    json_object(&j, "tolerances");
    for (int i = 0; i < u->n; i++) {
        json_object(&j, design_name(p, u->order[i]));
        json_number(&j, "deviation", u->deviation[u->order[i]]);
        json_number(&j, "share", u->share[u->order[i]]);
        json_close(&j, '}');
    }
    json_close(&j, '}');
    json_parameters(&j, p);
    json_stats(&j, &u->of.stats);
    return json_finish(&j);
}

int run_tolerances(const settings *s)
{
    cst_problem *p;
    uncertainty u = { .n = 0 };
    if (s->hessian || s->hessian_vector || s->check || s->wrt || s->responses_count ||
        s->scenarios_count)
        return usage_error("--tolerance chooses the parameters of one cost: gradient: leave --wrt, "
                           "--check, --hessian, responses and scenarios out");
    int status = begin_problem(s, &p);
    if (!status)
        status = choose_design(p, s);
    if (!status)
        status = compute(p, s, &u);
    if (!status)
        judge_series(&u);
    if (!status)
        status = write_study(s, "tolerance", json_uncertainty(p, &u), print_uncertainty(p, &u), p);
    uncertainty_free(&u);
    cst_problem_free(p);
    return status;
}
