/* Gradients at default settings, with respect to all parameters or, MODEL/default, to those of the
 * default: an older build of Costate beside this one, in one run.
 *
 *     bench_before [--csv] LIBRARY [MODEL...]
 *
 * LIBRARY is its libcostate.so.  Times are of the processor, the best of several runs taken in
 * turn.  Errors are against a run of this one at a tolerance of 1e-12, the largest of
 * rho_k (dpsi/drho_k - converged), relative to the largest rho_k dpsi/drho_k. */
#include "before.h"
#include "costate.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define CONVERGED 1e-12
#define SECONDS   1.0 /* per model */

typedef struct {
    cst_problem *p;
    cst_work *w;
} job;

/* A model and its design variables: "all", or NULL for the default. */
typedef struct {
    const cst_model *model;
    const char *design;
} subject;

typedef struct {
    double forward, best, error, *gradient;
} result;

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static int create(job *j, subject x, double rtol)
{
    int status = cst_problem_create(x.model, &j->p);
    if (status < 0)
        return status;
    cst_options o = cst_problem_options(j->p);
    if (rtol > 0.0) {
        o.rtol = rtol;
        status = cst_set_options(j->p, &o);
    }
    if (status >= 0 && x.design)
        status = cst_set_design(j->p, x.design);
    return status < 0 ? status : cst_work_create(j->p, &j->w);
}

static void discard(job *j)
{
    cst_work_free(j->w);
    cst_problem_free(j->p);
}

/* The gradient at a tight tolerance. */
static int converge(subject x, double *gradient)
{
    job j = { 0 };
    double psi;
    int status = create(&j, x, CONVERGED);
    if (status >= 0)
        status = cst_gradient(j.p, j.w, NULL, &psi, gradient);
    discard(&j);
    return status < 0;
}

static double error_of(const cst_problem *p, const double *gradient, const double *reference)
{
    double worst = 0.0, scale = 0.0;
    for (int k = 0; k < cst_design_count(p); k++) {
        double value = fabs(cst_parameter_value(p, cst_design_index(p, k)));
        double rho = value > 0.0 ? value : 1.0;
        worst = fmax(worst, rho * fabs(gradient[k] - reference[k]));
        scale = fmax(scale, rho * fabs(reference[k]));
    }
    return worst / scale;
}

static int run(before_job *before, job *j, double *psi, double *gradient)
{
    if (before)
        return before_run(before, psi, gradient);
    return cst_gradient(j->p, j->w, NULL, psi, gradient);
}

static int measure(before_job *before, job *j, result *r)
{
    double psi, begin = now();
    if (run(before, j, &psi, NULL) < 0)
        return 1;
    double middle = now();
    if (run(before, j, &psi, r->gradient) < 0)
        return 1;
    r->forward = fmin(r->forward, middle - begin);
    r->best = fmin(r->best, now() - middle);
    return 0;
}

static void print(const char *name, int count, const result *old, const result *new, int csv)
{
    printf(csv ? "%s,%d,%.3f,%.1e,%.3f,%.1e,%.2f,%.2f\n"
               : "%-12s %4d %10.3f %9.1e %10.3f %9.1e %8.2f %8.2f\n",
           name, count, 1e3 * old->best, old->error, 1e3 * new->best, new->error,
           old->best / new->best, new->best / new->forward);
    fflush(stdout);
}

static int bench(const char *name, subject x, int csv)
{
    size_t p = (size_t)x.model->p;
    double *memory = calloc(3 * p, sizeof *memory);
    before_job *before = before_create(x.model->name, x.design);
    job j = { 0 };
    result old = { INFINITY, INFINITY, 0.0, memory }, new = old;
    int failed = !memory || !before || create(&j, x, 0.0) < 0 || converge(x, memory + 2 * p);
    new.gradient = memory + p;
    double begin = now();
    for (int k = 0; !failed && (k < 3 || now() - begin < SECONDS); k++)
        failed = measure(before, &j, &old) || measure(NULL, &j, &new);
    if (failed) {
        fprintf(stderr, "bench_before: %s cannot be run by both\n", name);
    } else {
        old.error = error_of(j.p, old.gradient, memory + 2 * p);
        new.error = error_of(j.p, new.gradient, memory + 2 * p);
        print(name, cst_design_count(j.p), &old, &new, csv);
    }
    discard(&j);
    before_free(before);
    free(memory);
    return failed;
}

static int named(const char *name, int csv)
{
    char model[64];
    const char *slash = strchr(name, '/');
    snprintf(model, sizeof model, "%.*s", slash ? (int)(slash - name) : 63, name);
    subject x = { cst_model_find(model), slash ? NULL : "all" };
    return x.model ? bench(name, x, csv) : 1;
}

int main(int argc, char **argv)
{
    static const char *const usual[] = { "pendulum", "fivebar", "slidercrank", "squeezer",
                                         "fourbar",  "chain",   "iltis",       "iltis/default" };
    int csv = argc > 1 && !strcmp(argv[1], "--csv"), failed = 0, given = argc - 2 - csv;
    if (given < 0 || !before_open(argv[1 + csv]))
        return fprintf(stderr, "usage: bench_before [--csv] LIBRARY [MODEL...]\n"), 2;
    puts(csv ? "model,p,before_ms,before_error,ms,error,times,gradient_over_forward"
             : "                      before                   now           before gradient\n"
               "model           p       [ms]     error       [ms]     error    / now / forward");
    for (int i = 0; i < (given ? given : 8); i++)
        failed += named(given ? argv[2 + csv + i] : usual[i], csv);
    return failed != 0;
}
