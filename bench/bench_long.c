/* What a gradient costs where much is asked for: long runs, and many responses at once.
 *
 *     bench_long [--csv] [long | responses]
 *
 * Times are of the processor: of the first gradient of a new work, whose memory is touched for the
 * first time; the best of several later ones; the best of forward runs. */
#include "costate.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define REPEATS 5

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

typedef struct {
    cst_problem *p;
    cst_work *w;
    double *value, *jacobian;
} job;

static void discard(job *j)
{
    cst_work_free(j->w);
    cst_problem_free(j->p);
    free(j->value);
    free(j->jacobian);
}

/* A run of the model that is `times` as long as usual, with so many responses, or with its cost. */
static int create(job *j, const char *name, double times, int responses)
{
    const cst_model *m = cst_model_find(name);
    *j = (job){ 0 };
    int status = m ? cst_problem_create(m, &j->p) : CST_EARGUMENT;
    if (status < 0)
        return status;
    cst_options o = cst_problem_options(j->p);
    o.tf *= times;
    status = cst_set_options(j->p, &o);
    for (int k = 0; k < responses && status >= 0; k++) {
        char text[120];
        snprintf(text, sizeof text, "final(%s)", m->coordinates[k]);
        status = cst_add_response(j->p, text);
    }
    size_t rows = responses ? (size_t)responses : 1;
    j->value = calloc(rows, sizeof *j->value);
    j->jacobian = calloc(rows * (size_t)m->p, sizeof *j->jacobian);
    if (!j->value || !j->jacobian)
        return CST_EMEMORY;
    return status < 0 ? status : cst_work_create(j->p, &j->w);
}

static double run(job *j, int responses, int gradient, int *status)
{
    double *jacobian = gradient ? j->jacobian : NULL, begin = now();
    int now_status = responses ? cst_responses(j->p, j->w, NULL, j->value, jacobian)
                               : cst_gradient(j->p, j->w, NULL, j->value, jacobian);
    *status = now_status < 0 ? now_status : *status;
    return now() - begin;
}

static int row(const char *name, double times, int responses, int csv)
{
    job j;
    double first = INFINITY, warm = INFINITY, forward = INFINITY;
    int status = create(&j, name, times, responses);
    if (status >= 0)
        first = run(&j, responses, 1, &status);
    for (int k = 0; k < REPEATS && status >= 0; k++) {
        forward = fmin(forward, run(&j, responses, 0, &status));
        warm = fmin(warm, run(&j, responses, 1, &status));
    }
    if (status < 0)
        fprintf(stderr, "bench_long: %s: %s\n", name, j.w ? cst_message(j.w) : "not created");
    else
        printf(csv ? "%s,%g,%d,%.3f,%.3f,%.3f,%.2f,%.2f\n"
                   : "%-10s %8g %10d %12.3f %12.3f %12.3f %8.2f %8.2f\n",
               name, times, responses, 1e3 * forward, 1e3 * first, 1e3 * warm, first / warm,
               warm / forward);
    fflush(stdout);
    discard(&j);
    return status < 0;
}

int main(int argc, char **argv)
{
    int csv = argc > 1 && !strcmp(argv[1], "--csv"), failed = 0;
    const char *what = argc > 1 + csv ? argv[1 + csv] : "";
    puts(csv ? "model,horizon,responses,forward_ms,first_ms,warm_ms,first_over_warm,over_forward"
             : "model       horizon  responses      forward        first         warm   first /"
               "   warm /\n"
               "           [usual]                    [ms]         [ms]         [ms]     warm"
               "  forward");
    for (double times = 1.0; times < 101.0 && strcmp(what, "responses"); times *= 10.0)
        failed += row("fivebar", times, 0, csv);
    static const int responses[] = { 1, 8, 28 };
    for (int k = 0; k < 3 && strcmp(what, "long"); k++)
        failed += row("iltis", 1.0, responses[k], csv);
    return failed != 0;
}
