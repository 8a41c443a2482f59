/* What a gradient costs, in units of one forward simulation at the same tolerance, and how exact it
 * is.
 *
 *     bench_gradient [--csv] [MODEL...]
 *
 * Times are the best of several runs, taken in turn so that a busy machine disturbs all of them
 * alike. */
#include "costate.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { FORWARD, DEFAULT, ALL, DIRECT, CASES };

typedef struct {
    cst_problem *p;
    cst_work *w;
    double *gradient, best;
} job;

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static int create(job *j, const cst_model *model, const char *design, cst_method method)
{
    int status = cst_problem_create(model, &j->p);
    cst_options o = cst_problem_options(j->p);
    o.method = method;
    if (status >= 0)
        status = cst_set_options(j->p, &o);
    if (status >= 0)
        status = cst_set_design(j->p, design);
    if (status >= 0)
        status = cst_work_create(j->p, &j->w);
    j->gradient = calloc((size_t)model->p, sizeof *j->gradient);
    j->best = INFINITY;
    return status < 0 || !j->gradient;
}

static int run(job *j, int gradient)
{
    double psi, begin = now();
    int status = cst_gradient(j->p, j->w, NULL, &psi, gradient ? j->gradient : NULL);
    double seconds = now() - begin;
    j->best = seconds < j->best ? seconds : j->best;
    if (status < 0)
        fprintf(stderr, "bench_gradient: %s\n", cst_message(j->w));
    return status < 0;
}

/* Worst difference of two gradients, relative to the largest rho_k dpsi/drho_k. */
static double difference(const cst_model *m, const double *x, const double *y)
{
    double worst = 0.0, scale = 0.0;
    for (int i = 0; i < m->p; i++) {
        double rho = m->parameters[i].value != 0.0 ? fabs(m->parameters[i].value) : 1.0;
        worst = fmax(worst, rho * fabs(x[i] - y[i]));
        scale = fmax(scale, rho * fabs(y[i]));
    }
    return worst / scale;
}

static int bench(const cst_model *m, int csv)
{
    job jobs[CASES] = { 0 };
    int failed = create(&jobs[FORWARD], m, m->design, CST_ADJOINT) ||
                 create(&jobs[DEFAULT], m, m->design, CST_ADJOINT) ||
                 create(&jobs[ALL], m, "all", CST_ADJOINT) ||
                 create(&jobs[DIRECT], m, "all", CST_DIRECT);
    int repeats = 1;
    double begin = now();
    for (int k = 0; !failed && k < repeats; k++) {
        for (int c = 0; !failed && c < CASES; c++)
            failed = (c == DIRECT && k > 0) ? 0 : run(&jobs[c], c != FORWARD);
        if (k == 0)
            repeats = (int)fmin(fmax(2.0 / (now() - begin), 5.0), 200.0);
    }
    if (!failed)
        printf(csv ? "%s,%d,%d,%.3f,%.2f,%.2f,%.3f,%.1f,%.1e\n"
                   : "%-12s %4d %4d %10.3f %8.2f %8.2f %8.3f %9.1f %10.1e\n",
               m->name, m->n, m->p, 1e3 * jobs[FORWARD].best,
               jobs[DEFAULT].best / jobs[FORWARD].best, jobs[ALL].best / jobs[FORWARD].best,
               jobs[ALL].best / jobs[DEFAULT].best, jobs[DIRECT].best / jobs[FORWARD].best,
               difference(m, jobs[ALL].gradient, jobs[DIRECT].gradient));
    for (int c = 0; c < CASES; c++) {
        free(jobs[c].gradient);
        cst_work_free(jobs[c].w);
        cst_problem_free(jobs[c].p);
    }
    return failed;
}

int main(int argc, char **argv)
{
    int csv = argc > 1 && !strcmp(argv[1], "--csv"), failed = 0;
    if (csv)
        puts("model,n,p,forward_ms,default_over_forward,all_over_forward,all_over_default,direct_"
             "over_forward,error");
    else
        puts("                       forward    adjoint / forward    all /    direct / adjoint -\n"
             "model           n    p      [ms]  default      all  default   forward     direct");
    for (int i = 0; i < cst_model_count(); i++) {
        int wanted = argc < 2 + csv;
        for (int k = 1 + csv; k < argc; k++)
            wanted = wanted || cst_model_find(argv[k]) == cst_model_at(i);
        if (wanted)
            failed += bench(cst_model_at(i), csv);
        fflush(stdout);
    }
    return failed != 0;
}
