/* Samples of small models, in vector lanes and one by one: microseconds of processor time of one
 * run, the best of several turns, and how many samples differ.  --csv: as a file. */
#include <costate_study.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { TURNS = 5, SAMPLES = 1000 };

typedef struct {
    const char *model, *vary[2];
} subject;

static const subject subjects[] = {
    { "fivebar", { "k1=normal(100,5)", "L01=uniform(2.1,2.3)" } },
    { "pendulum", { "g=normal(9.81,0.1)", "theta0=uniform(1,1.3)" } },
    { "slidercrank", { "m1=+normal(0,0.01)", "m2=+normal(0,0.01)" } },
    { "squeezer", { "m1=+normal(0,0.001)", "m2=+normal(0,0.0001)" } },
};

static double seconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

static double run_alone(const cst_sampled *r, int *differ)
{
    cst_work *w;
    double begin, psi;
    *differ = 0;
    if (cst_work_create(r->problem, &w) < 0)
        exit(1);
    begin = seconds();
    for (int i = 0; i < r->count; i++) {
        int status = cst_responses(r->problem, w, r->samples + i * r->variables, &psi, NULL);
        *differ += status != r->status[i] || (status >= 0 && psi != r->values[i]);
    }
    begin = seconds() - begin;
    cst_work_free(w);
    return begin;
}

static void measure(const subject *x, int csv)
{
    cst_problem *p;
    cst_study how = { .jobs = 1 };
    double best[2] = { 1e30, 1e30 };
    int differ = 0;
    if (cst_problem_create(cst_model_find(x->model), &p) < 0)
        exit(1);
    for (int turn = 0; turn < TURNS; turn++) {
        cst_sampler *s;
        cst_sampled r;
        double begin = seconds();
        if (cst_samples(p, x->vary, 2, SAMPLES, 1, &how, &s) < 0 || cst_sampler_result(s, &r) < 0) {
            fprintf(stderr, "%s: %s\n", x->model, cst_sampler_message(s));
            exit(1);
        }
        double lanes = seconds() - begin, alone = run_alone(&r, &differ);
        best[0] = lanes < best[0] ? lanes : best[0];
        best[1] = alone < best[1] ? alone : best[1];
        cst_sampler_free(s);
    }
    printf(csv ? "%s,%d,%.1f,%.1f,%.2f,%d\n" : "%-12s %8d %12.1f %12.1f %8.2f %8d\n", x->model,
           SAMPLES, 1e6 * best[1] / SAMPLES, 1e6 * best[0] / SAMPLES, best[1] / best[0], differ);
    cst_problem_free(p);
}

int main(int argc, char **argv)
{
    int csv = argc > 1 && !strcmp(argv[1], "--csv");
    printf(csv ? "%s,%s,%s,%s,%s,%s\n" : "%-12s %8s %12s %12s %8s %8s\n", "model", "samples",
           "alone us", "sample us", "ratio", "differ");
    for (size_t k = 0; k < sizeof subjects / sizeof subjects[0]; k++)
        measure(&subjects[k], csv);
    return 0;
}
