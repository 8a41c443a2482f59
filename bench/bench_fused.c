/* Whole gradients with fused derivatives (costate_ad) against the same with colored vector code,
 * in one run.
 *
 *     bench_fused [--csv] [MODEL...]
 *
 * Every model is run with rk, with the Adams formulas, with BDF (stiff) and, where it has no
 * switches, with the one-step integrator.  Times are of the processor, the best of several runs
 * taken in turn, so that a busy machine disturbs little. */
#include "costate_model.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { COLORED, FUSED, PROVIDERS };
enum { RK, ADAMS, BDF, ONESTEP, RUNS };
static const char *const run_names[RUNS] = { "rk", "adams", "bdf", "onestep" };

typedef struct {
    cst_problem *p;
    cst_work *w;
    double psi, *gradient, best;
} job;

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static int create(job *j, const cst_model *model, int kind)
{
    int status = cst_problem_create(model, &j->p);
    if (status < 0)
        return 1;
    cst_options o = cst_problem_options(j->p);
    o.integrator = kind == ONESTEP ? CST_ONESTEP : kind == RK ? CST_RK : CST_CVODES;
    o.adams = kind == ADAMS;
    status = cst_set_options(j->p, &o);
    if (status >= 0)
        status = cst_work_create(j->p, &j->w);
    j->gradient = calloc((size_t)model->p, sizeof *j->gradient);
    j->best = INFINITY;
    return status < 0 || !j->gradient;
}

static int run(job *j)
{
    double begin = now();
    int status = cst_gradient(j->p, j->w, NULL, &j->psi, j->gradient);
    double seconds = now() - begin;
    j->best = fmin(j->best, seconds);
    if (status < 0)
        fprintf(stderr, "bench_fused: %s\n", cst_message(j->w));
    return status < 0;
}

/* Worst difference of two gradients, relative to the largest component. */
static double difference(const job *x, const job *y)
{
    double worst = 0.0, scale = 0.0;
    for (int i = 0; i < cst_design_count(x->p); i++) {
        worst = fmax(worst, fabs(x->gradient[i] - y->gradient[i]));
        scale = fmax(scale, fabs(y->gradient[i]));
    }
    return worst / scale;
}

static void print(const char *model, int kind, const job jobs[PROVIDERS], int csv)
{
    printf(csv ? "%s,%s,%.4f,%.4f,%.2f,%.1e\n" : "%-12s %-8s %12.4f %12.4f %9.2f %12.1e\n", model,
           run_names[kind], 1e3 * jobs[COLORED].best, 1e3 * jobs[FUSED].best,
           jobs[COLORED].best / jobs[FUSED].best, difference(&jobs[FUSED], &jobs[COLORED]));
    fflush(stdout);
}

static int bench(const cst_model *m, int kind, int csv)
{
    cst_kernels kernels = *m->kernels;
    cst_model colored = *m;
    kernels.fused = NULL;
    colored.kernels = &kernels;
    job jobs[PROVIDERS] = { 0 };
    int failed = create(&jobs[COLORED], &colored, kind) || create(&jobs[FUSED], m, kind),
        repeats = 1;
    double begin = now();
    for (int k = 0; !failed && k < repeats; k++) {
        failed = run(&jobs[COLORED]) || run(&jobs[FUSED]);
        if (k == 0)
            repeats = (int)fmin(fmax(1.0 / (now() - begin), 3.0), 100.0);
    }
    if (!failed)
        print(m->name, kind, jobs, csv);
    for (int c = 0; c < PROVIDERS; c++) {
        free(jobs[c].gradient);
        cst_work_free(jobs[c].w);
        cst_problem_free(jobs[c].p);
    }
    return failed;
}

int main(int argc, char **argv)
{
    int csv = argc > 1 && !strcmp(argv[1], "--csv"), failed = 0;
    puts(csv ? "model,run,colored_ms,fused_ms,colored_over_fused,difference"
             : "model        run      colored [ms]   fused [ms]  colored / fused  difference");
    for (int i = 0; i < cst_model_count(); i++) {
        const cst_model *m = cst_model_at(i);
        int wanted = argc < 2 + csv;
        for (int k = 1 + csv; k < argc; k++)
            wanted = wanted || cst_model_find(argv[k]) == m;
        for (int kind = 0; wanted && m->kernels->fused && kind < (m->s ? ONESTEP : RUNS); kind++)
            failed += bench(m, kind, csv);
    }
    return failed != 0;
}
