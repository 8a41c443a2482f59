/* hessian_check.c: products of the Hessian against differences of the gradient.
 *
 * What rk took is held against gradients of CVODES at a hundredth of its tolerances, which share
 * neither steps nor second derivatives with it.  Central differences D with the steps h and h/2
 * give (4 D(h/2) - D(h)) / 3, and their distance the error that the length of the steps leaves; a
 * hundredth of what the two integrators' gradients differ by is what the tolerances leave open.
 * Where the error is too large to say anything, other steps are tried, and for each product the
 * best is kept.  Products are judged by relative changes of the parameters, each by its own scale,
 * as derivatives of a gradient are. */
#include "hessian_check.h"

#include "complain.h"
#include "memory.h"
#include "names.h"
#include "setup.h"
#include "table.h"

#include <math.h>
#include <stdlib.h>

#define TIGHTER 1e-2     /* of rtol and atol                                                 */
#define TIGHTEST 1e-12   /* rtol, at the least                                               */
#define NEGLIGIBLE 1e-5  /* of psi: a second derivative by relative changes this small is none */
#define SHARE 1e-2       /* of a product: accepted besides the differences' own error        */
#define DOUBT 0.1        /* an error of more than this part of it: nothing can be said       */
#define ENOUGH 1e-3      /* an error of less: no other steps are tried                       */

static double size_of(const cst_problem *p, int k)
{
    double value = fabs(cst_parameter_value(p, cst_design_index(p, k)));
    return value > 0.0 ? value : 1.0;
}

/* The largest relative change of a parameter along the direction. */
static double length_of(const cst_problem *p, const double *direction, int n)
{
    double length = 0.0;
    for (int k = 0; k < n; k++)
        length = fmax(length, fabs(direction[k]) / size_of(p, k));
    return length > 0.0 ? length : 1.0;
}

/* What component k is measured by: itself, or what is negligible. */
static double scale_of(const cst_problem *p, const hessian_check *check, int d, int k)
{
    const double *direction = check->directions + d * check->n;
    double unit = size_of(p, k) / length_of(p, direction, check->n);
    double own = fmax(fabs(check->products[d * check->n + k]),
                      fabs(check->judged[d * check->n + k].difference));
    return fmax(isfinite(own) ? own : 0.0, NEGLIGIBLE * fabs(check->psi) / unit);
}

/* (g(rho + h d) - g(rho - h d)) / 2h into D [n]; a status of the library. */
static int difference(cst_problem *p, cst_work *w, const double *direction, double h, double *D)
{
    int n = cst_design_count(p), status = CST_OK;
    double *rho = take((size_t)n, sizeof *rho), *g = take((size_t)n, sizeof *g), psi;
    for (int side = 1; side >= -1 && status >= 0; side -= 2) {
        for (int k = 0; k < n; k++)
            rho[k] = cst_parameter_value(p, cst_design_index(p, k)) + side * h * direction[k];
        status = cst_gradient(p, w, rho, &psi, g);
        for (int k = 0; k < n; k++)
            D[k] = (side > 0 ? 0.0 : D[k]) + side * g[k] / (2.0 * h);
    }
    free(rho);
    free(g);
    return status;
}

/* The differences along direction d with one step; better ones are kept.  1: no others are
 * needed. */
static int try_step(cst_problem *p, run *r, hessian_check *check, int d, double step,
                    const double *noise)
{
    int n = check->n, enough = 1;
    const double *direction = check->directions + d * n;
    double h = step / length_of(p, direction, n);
    double *wide = take(2 * (size_t)n, sizeof *wide), *narrow = wide + n;
    int status = difference(p, r->w, direction, h, wide);
    if (status >= 0)
        status = difference(p, r->w, direction, 0.5 * h, narrow);
    for (int k = 0; k < n && status >= 0; k++) {
        cst_judged *best = &check->judged[d * n + k];
        double error = fabs(narrow[k] - wide[k]) + 2.0 * noise[k] / h;
        if (error < best->error) {
            best->difference = (4.0 * narrow[k] - wide[k]) / 3.0;
            best->error = error;
        }
        enough = enough && best->error <= ENOUGH * scale_of(p, check, d, k);
    }
    free(wide);
    return status == CST_ECANCELED ? status : status >= 0 && enough;
}

static void decide(const cst_problem *p, hessian_check *check, int d, int k)
{
    cst_judged *j = &check->judged[d * check->n + k];
    double scale = scale_of(p, check, d, k),
           apart = fabs(check->products[d * check->n + k] - j->difference);
    j->verdict = apart > j->error + SHARE * scale ? CST_CONTRADICTED
                 : j->error <= DOUBT * scale      ? CST_CONFIRMED
                                                  : CST_UNJUDGED;
    check->passed = check->passed && j->verdict == CST_CONFIRMED;
}

static int judge(cst_problem *p, run *r, hessian_check *check)
{
    static const double steps[] = { 1e-2, 1e-3, 4e-2, 1e-4 }; /* relative */
    int n = check->n;
    double psi, *noise = take((size_t)n, sizeof *noise);
    int status = cst_gradient(p, r->w, NULL, &psi, noise);
    check->integrator = cst_work_stats(r->w).integrator;
    for (int k = 0; k < n && status >= 0; k++)
        noise[k] = TIGHTER * fabs(noise[k] - check->gradient[k]) +
                   cst_problem_options(p).rtol * fabs(check->gradient[k]);
    for (int d = 0; d < check->count && status >= 0; d++) {
        int done = 0;
        for (int k = 0; k < n; k++)
            check->judged[d * n + k] = (cst_judged){ .difference = NAN, .error = INFINITY };
        for (int i = 0; i < 4 && !done; i++)
            done = try_step(p, r, check, d, steps[i], noise);
        if (done < 0)
            status = done;
        for (int k = 0; k < n; k++)
            decide(p, check, d, k);
    }
    free(noise);
    return status;
}

/* The integrator and the tolerances of the differences. */
static int set_others(cst_problem *p, const hessian_check *check)
{
    cst_options o = cst_problem_options(p);
    if (check->own_integrator == CST_RK) { /* near singular positions, by other steps of its own */
        o.integrator = check->projected ? CST_RK : CST_CVODES;
        o.rtol = fmax(TIGHTER * o.rtol, fmin(o.rtol, TIGHTEST));
        o.atol *= TIGHTER;
    }
    int status = cst_set_options(p, &o);
    return status < 0 ? problem_error(p, status) : STATUS_FINE;
}

int check_hessian(cst_problem *p, const settings *s, hessian_check *check)
{
    run r;
    cst_options own = cst_problem_options(p);
    check->passed = 1;
    check->judged = take((size_t)(check->count * check->n), sizeof *check->judged);
    int status = set_others(p, check);
    if (!status)
        status = run_open(&r, p, s, "differences");
    if (!status) {
        status = run_status(&r, judge(p, &r, check));
        run_close(&r);
    }
    int back = cst_set_options(p, &own);
    return status ? status : back < 0 ? problem_error(p, back) : STATUS_FINE;
}

/* How much of what it may be off it is. */
static double share(const cst_problem *p, const hessian_check *check, int d, int k)
{
    const cst_judged *j = &check->judged[d * check->n + k];
    double apart = fabs(check->products[d * check->n + k] - j->difference);
    return j->verdict == CST_CONFIRMED ? apart / (j->error + SHARE * scale_of(p, check, d, k))
           : j->verdict == CST_UNJUDGED ? 2.0
                                        : 3.0;
}

static void print_row(table *t, const cst_problem *p, const hessian_check *check, int k)
{
    int n = check->n, d = 0;
    for (int i = 1; i < check->count; i++)
        if (share(p, check, i, k) > share(p, check, d, k))
            d = i;
    const cst_judged *j = &check->judged[d * n + k];
    table_cell(t, "%s", design_name(p, k));
    if (check->whole)
        table_cell(t, "%s", design_name(p, d));
    table_cell(t, "%.10g", check->products[d * n + k]);
    table_cell(t, "%.10g", j->difference);
    table_cell(t, "%.1e", j->error);
    table_cell(t, "%s", verdict_name(j->verdict));
}

void print_hessian_check(FILE *file, const cst_problem *p, const hessian_check *check)
{
    table t;
    int whole = check->whole;
    fputs(whole ? "\nagainst differences of the gradient: of each parameter the second derivative "
                  "closest to its limit\n"
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
        for (int d = 0; d < check->count; d++) {
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
