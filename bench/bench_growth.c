/* How time and memory grow with the size of a model: chains from 10 to 10,000 coordinates.
 *
 *     bench_growth [--csv] [LARGEST]     time per step, gradient and coordinate, n up to LARGEST
 *     bench_growth [--csv] --memory             memory against the steps of a run, at n = 1000
 *     bench_growth --count N REPEATS     REPEATS gradients and nothing else, for callgrind
 *
 * The chain is the same mechanism at every size, only cut finer.  Its small swings are known (a
 * rope's: models/chain.c): the last column is how far the lower end is from that, and must fall
 * with the square of the number of bars. */
#include "costate.h"
#include "chains.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

/* Of the processor: a busy machine takes longer, not more of it. */
static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

/* Bytes that this process has in memory. */
static double resident(void)
{
    long all = 0, here = 0;
    FILE *f = fopen("/proc/self/statm", "r");
    if (f) {
        if (fscanf(f, "%ld %ld", &all, &here) != 2)
            here = 0;
        fclose(f);
    }
    return (double)here * (double)sysconf(_SC_PAGESIZE);
}

/* The lower end of a rope in its slowest swing. */
static double rope(double L, double g, double omega0, double t)
{
    double w = 0.5 * 2.4048255576957729 * sqrt(g / L);
    return omega0 * L * sin(w * t) / w;
}

typedef struct {
    cst_problem *p;
    cst_work *w;
    double created; /* seconds */
} job;

/* Tolerances for CVODES; or, with rtol 0, a hundred steps of the one-step integrator, whose number
 * cannot grow. */
static int create(job *j, const cst_model *model, double rtol)
{
    memset(j, 0, sizeof *j);
    int status = cst_problem_create(model, &j->p);
    if (status < 0)
        return status;
    cst_options o = cst_problem_options(j->p);
    o.tf = 0.5;
    if (rtol > 0.0) {
        o.rtol = rtol;
        o.atol = 1e-2 * rtol;
    } else {
        o.integrator = CST_ONESTEP;
        o.step = 0.01 * o.tf;
    }
    status = cst_set_options(j->p, &o);
    double begin = now();
    if (status >= 0)
        status = cst_set_design(j->p, "all");
    if (status >= 0)
        status = cst_work_create(j->p, &j->w);
    j->created = now() - begin;
    return status;
}

static void destroy(job *j)
{
    cst_work_free(j->w);
    cst_problem_free(j->p);
}

static double seconds(job *j, double *gradient, int *status)
{
    double psi, begin = now();
    if (*status >= 0)
        *status = cst_gradient(j->p, j->w, NULL, &psi, gradient);
    return now() - begin;
}

/* The lower end at the end of a run of small swings, against a rope's. */
static double rope_error(const cst_model *model, double rtol)
{
    job j;
    double *q = calloc((size_t)model->n, sizeof *q), error = NAN;
    int status = create(&j, model, rtol);
    if (q && status >= 0 && cst_set_parameter(j.p, "omega0", 1e-3) >= 0 &&
        cst_set_parameter(j.p, "c", 0.0) >= 0 && cst_simulate(j.p, j.w, NULL, NULL) >= 0 &&
        cst_trajectory_at(j.p, j.w, 0.5, q, NULL, NULL, NULL) >= 0)
        error = fabs(q[model->n - 2] / rope(1.0, 9.81, 1e-3, 0.5) - 1.0);
    free(q);
    destroy(&j);
    return error;
}

static int growth(const cst_model *model, double rtol, int csv)
{
    job j;
    double gradient[16], forward = INFINITY, both = INFINITY, begin = now();
    int status = create(&j, model, rtol);
    for (int k = 0; status >= 0 && k < 200 && (k < 2 || now() - begin < 3.0); k++) {
        forward = fmin(forward, seconds(&j, NULL, &status));
        both = fmin(both, seconds(&j, gradient, &status));
    }
    if (status < 0) {
        fprintf(stderr, "bench_growth: n = %d: %s\n", model->n,
                j.w ? cst_message(j.w) : "out of memory");
    } else {
        cst_stats s = cst_work_stats(j.w);
        double n = model->n, error = rtol > 0.0 && model->n <= 1000 ? rope_error(model, 1e-8) : NAN;
        printf(csv ? "%s,%d,%.4e,%.4e,%.4e,%ld,%ld,%.4e,%.4e,%.2e\n"
                   : "%-7s %6d %9.2e %9.2e %9.2e %6ld %6ld %9.1f %9.2f %9.1e\n",
               rtol > 0.0 ? "cvodes" : "onestep", model->n, j.created, forward, both, s.steps,
               s.backward_steps, 1e9 * forward / ((double)s.steps * n), 1e6 * both / n, error);
        fflush(stdout);
        if (error * n * n / 4.0 > 1.0) {
            fprintf(stderr, "bench_growth: n = %d: the small swings are not a rope's\n", model->n);
            status = CST_EVALUE;
        }
    }
    destroy(&j);
    return status < 0;
}

static int memory(int csv)
{
    puts(csv ? "n,rtol,steps,nodes,bytes,bytes_a_step"
             : "     n    rtol  steps  nodes  [MiB] [bytes/(step n)]");
    for (double rtol = 1e-4; rtol > 0.5e-9; rtol *= 0.1) {
        job j;
        double gradient[16], before = resident();
        int status = create(&j, chain_500, rtol);
        double created = resident();
        seconds(&j, gradient, &status);
        if (status < 0) {
            fprintf(stderr, "bench_growth: %s\n", cst_message(j.w));
            return 1;
        }
        cst_stats s = cst_work_stats(j.w);
        double bytes = resident() - before, run = resident() - created;
        if (csv)
            printf("%d,%.0e,%ld,%d,%.0f,%.1f\n", chain_500->n, rtol, s.steps, s.nodes, bytes,
                   run / (double)s.steps);
        else
            printf("%6d %7.0e %6ld %6d %6.1f %10.1f\n", chain_500->n, rtol, s.steps, s.nodes,
                   bytes / 1048576.0, run / ((double)s.steps * chain_500->n));
        destroy(&j);
    }
    return 0;
}

static int count(int n, int repeats)
{
    int status = CST_ENAME;
    for (int i = 0; i < CHAINS; i++)
        if (chains[i]->n == n) {
            job j;
            double gradient[16];
            status = create(&j, chains[i], 1e-6);
            for (int k = 0; k < repeats; k++)
                seconds(&j, gradient, &status);
            destroy(&j);
        }
    return status < 0;
}

int main(int argc, char **argv)
{
    int csv = argc > 1 && !strcmp(argv[1], "--csv"), failed = 0;
    char **argument = argv + 1 + csv;
    if (argument[0] && !strcmp(argument[0], "--memory"))
        return memory(csv);
    if (argument[0] && !strcmp(argument[0], "--count"))
        return argument[1] && argument[2] ? count(atoi(argument[1]), atoi(argument[2])) : 2;
    int largest = argument[0] ? atoi(argument[0]) : 1000000;
    if (csv)
        puts("integrator,n,create,forward,gradient,steps,backward_steps,ns_a_step_and_coordinate,"
             "us_a_gradient_and_coordinate,rope_error");
    else
        puts("                                gradient          back-  ns a step us a grad.\n"
             "             n    create   forward with forw.  steps   ward  and coord and coord     "
             " rope");
    for (int i = 0; i < CHAINS; i++)
        if (chains[i]->n <= largest)
            failed += growth(chains[i], 1e-6, csv) + growth(chains[i], 0.0, csv);
    return failed != 0;
}
