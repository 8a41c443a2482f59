/* hessian.c: the Hessian of psi with its directions from lowest to highest curvature, or
 * its product with one direction. */
#include "cli/output/messages.h"
#include "cli/output/write_results.h"
#include "cli/commands/gradient/eigen.h"
#include "cli/commands/gradient/report.h"
#include "cli/commands/gradient/hessian_check.h"
#include "cli/memory.h"
#include "cli/input/names.h"
#include "cli/output/output.h"
#include "cli/output/report.h"
#include "cli/input/setup.h"
#include "cli/output/table.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { SHOWN = 4 }; /* parameters of a direction, at the most */

#define ROUNDED 1e-9 /* of the largest eigenvalue: a smaller one has no sign */

typedef struct {
    int n;
    double psi, *gradient, *hessian; /* [n] [n][n]                                       */
    double *direction, *product;     /* [n], or NULL: the whole matrix                   */
    double *values, *vectors;        /* of the Hessian scaled by the parameters' values  */
    cst_stats stats;
    hessian_check check; /* judged is NULL without one                       */
    double *unit;        /* [n][n] its directions, those of the parameters    */
} second;

static void second_free(second *x)
{
    free(x->gradient);
    free(x->hessian);
    free(x->direction);
    free(x->product);
    free(x->values);
    free(x->vectors);
    hessian_check_free(&x->check);
    free(x->unit);
}

static double size_of(const cst_problem *p, int k)
{
    double value = fabs(cst_parameter_value(p, cst_design_index(p, k)));
    return value > 0.0 ? value : 1.0;
}

/* "NAME=1,NAME=-2": the direction [n]. */
static int read_direction(const cst_problem *p, const char *text, double *direction)
{
    char *copy = copy_text(text), *rest = NULL, *part = strtok_r(copy, ",", &rest);
    int status = 0, *given = take((size_t)cst_design_count(p), sizeof *given);
    for (; part && !status; part = strtok_r(NULL, ",", &rest)) {
        char *equal = strchr(part, '='), *end = NULL;
        int k = 0;
        if (equal)
            *equal = '\0';
        while (k < cst_design_count(p) && strcmp(part, design_name(p, k)))
            k++;
        double value = equal ? strtod(equal + 1, &end) : NAN;
        if (k == cst_design_count(p))
            status = usage_error("--hessian-vector: '%s' is no design variable: choose it with "
                                 "--wrt",
                                 part);
        else if (!equal || end == equal + 1 || *end || !isfinite(value))
            status = usage_error("--hessian-vector: no number for %s: write %s=1", part, part);
        else if (given[k]++)
            status = usage_error("--hessian-vector: %s appears twice: keep one", part);
        else
            direction[k] = value;
    }
    free(copy);
    free(given);
    return status;
}

/* Eigenvalues for relative changes of the parameters: their units do not matter then. */
static void find_directions(const cst_problem *p, second *x)
{
    int n = x->n;
    double *scaled = take((size_t)(n * n), sizeof *scaled);
    x->values = take((size_t)n, sizeof *x->values);
    x->vectors = take((size_t)(n * n), sizeof *x->vectors);
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++)
            scaled[i * n + j] = size_of(p, i) * x->hessian[i * n + j] * size_of(p, j);
    eigen_symmetric(scaled, n, x->values, x->vectors);
    free(scaled);
}

static int compute(cst_problem *p, const settings *s, second *x)
{
    run one;
    size_t n = (size_t)(x->n = cst_design_count(p));
    x->gradient = take(n, sizeof *x->gradient);
    if (s->hessian_vector) {
        x->direction = take(n, sizeof *x->direction);
        x->product = take(n, sizeof *x->product);
        int wrong = read_direction(p, s->hessian_vector, x->direction);
        if (wrong)
            return wrong;
    } else {
        x->hessian = take(n * n, sizeof *x->hessian);
    }
    int status = run_open(&one, p, s, "hessian");
    if (!status && x->direction)
        status = run_status(&one, cst_hessian_products(p, one.w, NULL, 1, x->direction, x->product,
                                                       &x->psi, x->gradient));
    else if (!status)
        status = run_status(&one, cst_hessian(p, one.w, NULL, x->hessian, &x->psi, x->gradient));
    if (!status)
        x->stats = cst_work_stats(one.w);
    run_close(&one);
    if (!status && x->hessian)
        find_directions(p, x);
    return status;
}

/* All columns of the Hessian, or the product. */
static int check(cst_problem *p, const settings *s, second *x)
{
    size_t n = (size_t)x->n;
    x->unit = take(n * n, sizeof *x->unit);
    for (int k = 0; k < x->n; k++)
        x->unit[k * x->n + k] = 1.0;
    x->check = (hessian_check){ .n = x->n,
                                .whole = !x->direction,
                                .of = { .count = x->direction ? 1 : x->n,
                                        .psi = x->psi,
                                        .gradient = x->gradient,
                                        .directions = x->direction ? x->direction : x->unit,
                                        .products = x->direction ? x->product : x->hessian },
                                .own_integrator = x->stats.integrator,
                                .projected = x->stats.projections > 0 };
    return check_hessian(p, s, &x->check);
}

static void print_matrix(FILE *file, const cst_problem *p, const second *x)
{
    char *columns = take((size_t)x->n + 2, 1);
    table t;
    memset(columns, 'r', (size_t)x->n + 1);
    columns[0] = 'l';
    table_begin(&t, columns);
    table_cell(&t, "d2 psi");
    for (int j = 0; j < x->n; j++)
        table_cell(&t, "%s", design_name(p, j));
    for (int i = 0; i < x->n; i++) {
        table_cell(&t, "%s", design_name(p, i));
        for (int j = 0; j < x->n; j++)
            table_cell(&t, "%.6g", x->hessian[i * x->n + j]);
    }
    table_end(&t, file);
    free(columns);
}

/* Eigenvalue k and the parameters that make up most of its direction. */
static void print_direction(FILE *file, const cst_problem *p, const second *x, const char *what,
                            int k)
{
    const double *vector = x->vectors + k * x->n;
    char *told = take((size_t)x->n, 1);
    fprintf(file, "%-10s %13.6g  ", what, x->values[k]);
    for (int shown = 0; shown < SHOWN && shown < x->n; shown++) {
        int best = -1;
        for (int i = 0; i < x->n; i++)
            if (!told[i] && (best < 0 || fabs(vector[i]) > fabs(vector[best])))
                best = i;
        if (fabs(vector[best]) < 0.1)
            break;
        told[best] = 1;
        fprintf(file, " %+.2f %s", vector[best], design_name(p, best));
    }
    fputc('\n', file);
    free(told);
}

/* Says so where the eigenvalues rule out a minimum. */
static void print_signs(FILE *file, const second *x)
{
    int negative = 0;
    double largest = fmax(fabs(x->values[0]), fabs(x->values[x->n - 1]));
    for (int k = 0; k < x->n; k++)
        negative += x->values[k] < -ROUNDED * largest;
    if (negative)
        fprintf(file,
                "negative curvature in %d of %d directions: psi has no minimum here, except on "
                "bounds\n",
                negative, x->n);
}

/* Parameters that have no relative change. */
static void print_zeros(FILE *file, const cst_problem *p, const second *x)
{
    const char *before = "(absolute changes of those with the value 0: ";
    for (int k = 0; k < x->n; k++)
        if (cst_parameter_value(p, cst_design_index(p, k)) == 0.0) {
            fprintf(file, "%s%s", before, design_name(p, k));
            before = ", ";
        }
    if (before[0] == ',')
        fputs(")\n", file);
}

static void print_whole(FILE *file, const cst_problem *p, const second *x)
{
    print_matrix(file, p, x);
    fprintf(file, "\neigenvalues for relative changes of the parameters, and directions\n");
    print_zeros(file, p, x);
    for (int k = 0; k < x->n; k++)
        print_direction(file, p, x, k == 0 ? "lowest" : k == x->n - 1 ? "highest" : "", k);
    print_signs(file, x);
}

static char *print_second(const cst_problem *p, const second *x)
{
    text_stream text;
    text_begin(&text);
    report_run(text.file, p, "hessian", x->stats.integrator);
    report_psi(text.file, p, x->psi, NAN);
    fputc('\n', text.file);
    if (x->direction) {
        table t;
        table_begin(&t, "lrr");
        table_cell(&t, "parameter");
        table_cell(&t, "direction");
        table_cell(&t, "H direction");
        for (int k = 0; k < x->n; k++) {
            table_cell(&t, "%s", design_name(p, k));
            table_cell(&t, "%.6g", x->direction[k]);
            table_cell(&t, "%.10g", x->product[k]);
        }
        table_end(&t, text.file);
    } else {
        print_whole(text.file, p, x);
    }
    if (x->check.judged)
        print_hessian_check(text.file, p, &x->check);
    return text_end(&text);
}

static char *json_second(const cst_problem *p, const second *x)
{
    json j;
    json_begin(&j);
    json_object(&j, NULL);
    json_run(&j, p, "hessian", x->stats.integrator);
    json_number(&j, "psi", x->psi);
    json_gradient(&j, "gradient", p, x->gradient);
    if (x->direction) {
        json_gradient(&j, "direction", p, x->direction);
        json_gradient(&j, "hessian_vector", p, x->product);
    } else {
        json_object(&j, "hessian");
        for (int i = 0; i < x->n; i++)
            json_gradient(&j, design_name(p, i), p, x->hessian + i * x->n);
        json_close(&j, '}');
        json_array(&j, "eigenvalues");
        for (int k = 0; k < x->n; k++) {
            json_object(&j, NULL);
            json_number(&j, "value", x->values[k]);
            json_gradient(&j, "direction", p, x->vectors + k * x->n);
            json_close(&j, '}');
        }
        json_close(&j, ']');
    }
    if (x->check.judged)
        json_hessian_check(&j, p, &x->check);
    json_parameters(&j, p);
    json_stats(&j, &x->stats);
    return json_finish(&j);
}

int run_hessian(const settings *s)
{
    cst_problem *p;
    second x = { .n = 0 };
    if (s->hessian && s->hessian_vector)
        return usage_error("--hessian and --hessian-vector: gradient: give one of the two");
    if (s->responses_count || s->scenarios_count)
        return usage_error("the Hessian is that of one cost: gradient: leave responses and "
                           "scenarios out");
    int status = begin_problem(s, &p);
    if (!status)
        status = compute(p, s, &x);
    if (!status && s->check)
        status = check(p, s, &x);
    if (!status)
        status = write_study(s, "hessian", json_second(p, &x), print_second(p, &x), p);
    if (!status && s->check && !x.check.passed)
        status = STATUS_FAILED;
    second_free(&x);
    cst_problem_free(p);
    return status;
}
