/* How many results process 0 of a cluster can take: runs that only sleep, on threads of a few
 * processes that stand for as many workers.  Messages are those of the program.
 *
 *     mpirun -n PROCESSES bench_cluster LANES COUNT SECONDS INPUTS OUTPUTS
 *
 * LANES threads in each process but 0, which has one; COUNT runs of SECONDS each. */
#define _POSIX_C_SOURCE 200809L
#include "costate_mpi.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <time.h>

enum { MOST = 4096, BUSY = 0, IDLE = 1 };

static double seconds, ended[MOST];

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static double processor_time(void)
{
    struct rusage u;
    getrusage(RUSAGE_SELF, &u);
    return (double)(u.ru_utime.tv_sec + u.ru_stime.tv_sec) +
           1e-6 * (double)(u.ru_utime.tv_usec + u.ru_stime.tv_usec);
}

/* A result tells how long it took, and how long its lane had waited for it; 0 for the first. */
static int run(void *user, int lane, int task, const double *in, double *out, char *text)
{
    (void)user, (void)task, (void)in, (void)text;
    double begin = now();
    struct timespec t = { (time_t)seconds, (long)(1e9 * fmod(seconds, 1.0)) };
    if (seconds > 0.0)
        nanosleep(&t, NULL);
    out[IDLE] = ended[lane] > 0.0 ? begin - ended[lane] : 0.0;
    ended[lane] = now();
    out[BUSY] = ended[lane] - begin;
    return CST_OK;
}

static void report(const cst_ensemble *e, int workers, double wall, double used)
{
    double busy = 0.0, idle = 0.0, worst = 0.0;
    for (int i = 0; i < e->count; i++) {
        busy += e->out[(size_t)i * (size_t)e->outputs + BUSY];
        idle += e->out[(size_t)i * (size_t)e->outputs + IDLE];
        worst = fmax(worst, e->out[(size_t)i * (size_t)e->outputs + IDLE]);
    }
    printf("%d workers in %d processes, %d runs of %g s, %d numbers out, %d back\n", workers,
           cst_mpi_size(), e->count, seconds, e->inputs, e->outputs);
    printf(
        "%.2f s, %.0f results/s; %ld messages; process 0: %.1f us of CPU time per result, %.1f %% "
        "of a processor\n",
        wall, e->count / wall, cst_mpi_messages(), 1e6 * used / e->count, 100.0 * used / wall);
    printf("workers wait %.2f %% of their time between runs (%.1f ms at most); %.1f %% of all time "
           "is runs\n",
           100.0 * idle / (busy + idle), 1e3 * worst, 100.0 * busy / (wall * workers));
}

int main(int argc, char **argv)
{
    if (cst_mpi_begin(&argc, &argv, NULL, NULL) < 0 || argc != 6) {
        fputs("arguments: give LANES COUNT SECONDS INPUTS OUTPUTS\n", stderr);
        return 2;
    }
    int lanes = cst_mpi_rank() ? atoi(argv[1]) : 1;
    seconds = atof(argv[3]);
    cst_ensemble e = {
        .count = atoi(argv[2]), .inputs = atoi(argv[4]), .outputs = atoi(argv[5]), .run = run
    };
    size_t count = (size_t)e.count;
    double *in = calloc(count * (size_t)e.inputs, sizeof *in);
    e.in = in;
    e.out = calloc(count * (size_t)e.outputs, sizeof *e.out);
    e.status = calloc(count, sizeof *e.status);
    int wrong = !in || !e.out || !e.status || e.outputs < 2;
    int status = cst_mpi_join(wrong, "OUTPUTS: give 2 or more", &e, lanes, NULL, 0);
    if (!status) {
        double begin = now(), used = processor_time();
        cst_mpi_backend()->run(NULL, &e, lanes);
        report(&e, 1 + (cst_mpi_size() - 1) * atoi(argv[1]), now() - begin,
               processor_time() - used);
    }
    free(in);
    free(e.out);
    free(e.status);
    return cst_mpi_end(status);
}
