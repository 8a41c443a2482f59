/* hessian_check.c: products of the Hessian against differences of the gradient: the run, and how
 * the verdicts of the library are told. */
#include "cli/commands/gradient/hessian_check.h"

#include "cli/output/messages.h"
#include "cli/memory.h"
#include "cli/input/names.h"
#include "cli/input/setup.h"
#include "cli/output/table.h"

#include <math.h>
#include <stdlib.h>

static int judge(const cst_problem *p, run *r, hessian_check *check)
{
    int status = cst_judge_products(p, r->w, &check->of, check->judged, check->shares);
    check->integrator = cst_work_stats(r->w).integrator;
    for (int i = 0; i < check->of.count * check->n; i++)
        check->passed = check->passed && check->judged[i].verdict == CST_CONFIRMED;
    return status;
}

int check_hessian(cst_problem *p, const settings *s, hessian_check *check)
{
    run r;
    cst_options own = cst_problem_options(p), others = own;
    size_t numbers = (size_t)(check->of.count * check->n);
    check->passed = 1;
    check->judged = take(numbers, sizeof *check->judged);
    check->shares = take(numbers, sizeof *check->shares);
    cst_judging_options(p, (cst_integration)check->own_integrator, &others);
    if (check->projected) /* cvodes has no sensitivities there: by other steps of rk */
        others.integrator = (cst_integration)check->own_integrator;
    int status = cst_set_options(p, &others);
    status = status < 0 ? problem_error(p, status) : run_open(&r, p, s, "differences");
    if (!status) {
        status = run_status(&r, judge(p, &r, check));
        run_close(&r);
    }
    int back = cst_set_options(p, &own);
    return status ? status : back < 0 ? problem_error(p, back) : STATUS_FINE;
}

void hessian_check_free(hessian_check *check)
{
    free(check->judged);
    free(check->shares);
}

static void print_row(table *t, const cst_problem *p, const hessian_check *check, int k)
{
    int n = check->n, d = 0;
    for (int i = 1; i < check->of.count; i++)
        if (check->shares[i * n + k] > check->shares[d * n + k])
            d = i;
    const cst_judged *j = &check->judged[d * n + k];
    table_cell(t, "%s", design_name(p, k));
    if (check->whole)
        table_cell(t, "%s", design_name(p, d));
    table_cell(t, "%.10g", check->of.products[d * n + k]);
    table_cell(t, "%.10g", j->difference);
    table_cell(t, "%.1e", j->error);
    table_cell(t, "%s", verdict_name(j->verdict));
}

void print_hessian_check(FILE *file, const cst_problem *p, const hessian_check *check)
{
    table t;
    int whole = check->whole;
    fputs(whole ? "\nagainst differences of the gradient: the worst second derivative of each "
                  "parameter\n"
                : "\nagainst differences of the gradient\n",
          file);
    table_begin(&t, whole ? "llrrrl" : "lrrrl");
    table_cell(&t, "parameter");
    if (whole)
        table_cell(&t, "and");
    table_cell(&t, whole ? "d2 psi" : "H direction");
    table_cell(&t, "differences");
    table_cell(&t, "+-");
    table_cell(&t, "verdict");
    for (int k = 0; k < check->n; k++)
        print_row(&t, p, check, k);
    table_end(&t, file);
    if (check->integrator != check->own_integrator)
        fprintf(file, "\nThe Hessian is by %s; the differences are by %s.",
                integrator_name((cst_integration)check->own_integrator),
                integrator_name((cst_integration)check->integrator));
    fputs(check->passed ? "\nThe Hessian is confirmed.\n"
                        : "\nThe Hessian is NOT confirmed: costate check shows which derivative is "
                          "wrong; where none could be judged, lower --rtol.\n",
          file);
}

/* Of direction d: what `of` says, by the parameters. */
static void json_column(json *j, const cst_problem *p, const hessian_check *check, int d, int of)
{
    for (int k = 0; k < check->n; k++) {
        const cst_judged *one = &check->judged[d * check->n + k];
        if (of < 2)
            json_number(j, design_name(p, k), of ? one->error : one->difference);
        else
            json_text(j, design_name(p, k),
                      one->verdict == CST_CONTRADICTED ? "contradicted"
                                                       : verdict_name(one->verdict));
    }
}

void json_hessian_check(json *j, const cst_problem *p, const hessian_check *check)
{
    static const char *const keys[] = { "differences", "differences_error", "verdict" };
    json_object(j, "check");
    json_text(j, "integrator", integrator_name((cst_integration)check->integrator));
    for (int of = 0; of < 3; of++) {
        json_object(j, keys[of]);
        for (int d = 0; d < check->of.count; d++) {
            if (check->whole)
                json_object(j, design_name(p, d));
            json_column(j, p, check, d, of);
            if (check->whole)
                json_close(j, '}');
        }
        json_close(j, '}');
    }
    json_truth(j, "passed", check->passed);
    json_close(j, '}');
}
