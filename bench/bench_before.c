/* Gradients with respect to all parameters at default settings: an older build of Costate beside
 * this one, in one run.
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
#define SECONDS   2.0 /* per model */

typedef struct {
    cst_problem *p;
    cst_work *w;
} job;

typedef struct {
    double forward, best, error, *gradient;
} result;

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static int create(job *j, const cst_model *model, double rtol)
{
    int status = cst_problem_create(model, &j->p);
    if (status < 0)
        return status;
    cst_options o = cst_problem_options(j->p);
    if (rtol > 0.0) {
        o.rtol = rtol;
        o.atol = 1e-2 * rtol;
        status = cst_set_options(j->p, &o);
    }
    if (status >= 0)
        status = cst_set_design(j->p, "all");
    return status < 0 ? status : cst_work_create(j->p, &j->w);
}

static void discard(job *j)
{
    cst_work_free(j->w);
    cst_problem_free(j->p);
}

/* The gradient at a tight tolerance. */
static int converge(const cst_model *m, double *gradient)
{
    job j = { 0 };
    double psi;
    int status = create(&j, m, CONVERGED);
    if (status >= 0)
        status = cst_gradient(j.p, j.w, NULL, &psi, gradient);
    discard(&j);
    return status < 0;
}

static double error_of(const cst_model *m, const double *gradient, const double *reference)
{
    double worst = 0.0, scale = 0.0;
    for (int k = 0; k < m->p; k++) {
        double value = fabs(m->parameters[k].value), rho = value > 0.0 ? value : 1.0;
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

static void print(const cst_model *m, const result *old, const result *new, int csv)
{
    printf(csv ? "%s,%d,%.3f,%.1e,%.3f,%.1e,%.2f,%.2f\n"
               : "%-12s %4d %10.3f %9.1e %10.3f %9.1e %8.2f %8.2f\n",
           m->name, m->p, 1e3 * old->best, old->error, 1e3 * new->best, new->error,
           old->best / new->best, new->best / new->forward);
    fflush(stdout);
}

static int bench(const cst_model *m, int csv)
{
    size_t p = (size_t)m->p;
    double *memory = calloc(3 * p, sizeof *memory);
    before_job *before = before_create(m->name);
    job j = { 0 };
    result old = { INFINITY, INFINITY, 0.0, memory }, new = old;
    int failed = !memory || !before || create(&j, m, 0.0) < 0 || converge(m, memory + 2 * p);
    new.gradient = memory + p;
    double begin = now();
    for (int k = 0; !failed && (k < 3 || now() - begin < SECONDS); k++)
        failed = measure(before, &j, &old) || measure(NULL, &j, &new);
    if (failed) {
        fprintf(stderr, "bench_before: %s cannot be run by both\n", m->name);
    } else {
        old.error = error_of(m, old.gradient, memory + 2 * p);
        new.error = error_of(m, new.gradient, memory + 2 * p);
        print(m, &old, &new, csv);
    }
    discard(&j);
    before_free(before);
    free(memory);
    return failed;
}

int main(int argc, char **argv)
{
    static const char *const usual[] = { "pendulum", "fivebar", "slidercrank", "squeezer",
                                         "chain" };
    int csv = argc > 1 && !strcmp(argv[1], "--csv"), failed = 0, named = argc - 2 - csv;
    if (named < 0 || !before_open(argv[1 + csv]))
        return fprintf(stderr, "usage: bench_before [--csv] LIBRARY [MODEL...]\n"), 2;
    puts(csv ? "model,p,before_ms,before_error,ms,error,times,gradient_over_forward"
             : "                      before                   now           before gradient\n"
               "model           p       [ms]     error       [ms]     error    / now / forward");
    for (int i = 0; i < (named ? named : 5); i++) {
        const cst_model *m = cst_model_find(named ? argv[2 + csv + i] : usual[i]);
        failed += m ? bench(m, csv) : 1;
    }
    return failed != 0;
}
