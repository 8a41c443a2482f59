/* The gradient by each method against the number of parameters: time, accuracy and memory, so that
 * the crossing points can be read off.
 *
 *     bench_alternatives [--csv] [MODEL...]         default: fivebar iltis
 *
 * The design variables are the model's default ones first, then the others in order.  Methods whose
 * time is proportional to the number of parameters stop where a run would take longer than
 * TIME_LIMIT.  The error is against an adjoint gradient at a hundredth of the tolerance (for the
 * discrete ones: against the same, so that it shows the step's error), relative to the largest
 * rho_k dpsi/drho_k of those asked for. */
#include "costate.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#define TIME_LIMIT 10.0 /* [s] */

typedef struct {
    const char *name;
    cst_method method;
    cst_integration integrator;
    double fd_step;
} approach;

static const approach approaches[] = {
    { "adjoint", CST_ADJOINT, CST_CVODES, 0.0 },
    { "direct", CST_DIRECT, CST_CVODES, 0.0 },
    { "central", CST_FD_CENTRAL, CST_CVODES, 1e-4 },
    { "forward", CST_FD_FORWARD, CST_CVODES, 1e-6 },
    { "adjoint-discrete", CST_ADJOINT, CST_ONESTEP, 0.0 },
    { "direct-discrete", CST_DIRECT, CST_ONESTEP, 0.0 },
};
enum { APPROACHES = sizeof approaches / sizeof approaches[0] };

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

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

/* Names of the first `count` parameters, the default design first. */
static void first_names(const cst_model *m, int count, char *names)
{
    int used = 0;
    names[0] = '\0';
    for (int round = 0; round < 2; round++)
        for (int i = 0; i < m->p && used < count; i++) {
            const char *name = m->parameters[i].name, *at = strstr(m->design, name);
            size_t length = strlen(name);
            int is_design = 0;
            for (; at && !is_design; at = strstr(at + 1, name))
                is_design =
                    (at == m->design || at[-1] == ',') && (at[length] == ',' || !at[length]);
            if (is_design == (round == 0)) {
                strcat(strcat(names, used ? "," : ""), name);
                used++;
            }
        }
}

static int create(const cst_model *m, const approach *a, const char *names, double tighter,
                  cst_problem **p, cst_work **w)
{
    *p = NULL;
    *w = NULL;
    int status = cst_problem_create(m, p);
    if (status < 0)
        return status;
    cst_options o = cst_problem_options(*p);
    o.method = a->method;
    o.integrator = a->integrator;
    o.step = 1e-3;
    o.fd_step = a->fd_step > 0.0 ? a->fd_step : o.fd_step;
    o.rtol *= tighter;
    o.atol *= tighter;
    status = cst_set_options(*p, &o);
    if (status >= 0)
        status = cst_set_design(*p, names);
    return status < 0 ? status : cst_work_create(*p, w);
}

/* The gradient by all of the model's parameters to compare with; its derivatives are in the model's
 * order. */
static int reference(const cst_model *m, double *exact)
{
    cst_problem *p;
    cst_work *w;
    double psi;
    int status = create(m, &approaches[0], "all", 1e-2, &p, &w);
    if (status >= 0)
        status = cst_gradient(p, w, NULL, &psi, exact);
    cst_work_free(w);
    cst_problem_free(p);
    return status;
}

static double error_of(const cst_problem *p, const double *gradient, const double *exact)
{
    const cst_model *m = cst_problem_model(p);
    double worst = 0.0, scale = 1e-300;
    for (int k = 0; k < cst_design_count(p); k++) {
        int i = cst_design_index(p, k);
        double rho = m->parameters[i].value != 0.0 ? fabs(m->parameters[i].value) : 1.0;
        worst = fmax(worst, rho * fabs(gradient[k] - exact[i]));
        scale = fmax(scale, rho * fabs(exact[i]));
    }
    return worst / scale;
}

/* One approach at one number of parameters; seconds, or a value below 0 when it cannot. */
static double measure(const cst_model *m, const approach *a, int count, const double *exact,
                      double *gradient, char *names, int csv)
{
    cst_problem *p;
    cst_work *w;
    double psi, best = INFINITY, forward = INFINITY, begin = now(), before = resident();
    first_names(m, count, names);
    int status = create(m, a, names, 1.0, &p, &w);
    for (int k = 0; status >= 0 && k < 50 && (k < 1 || now() - begin < 1.0); k++) {
        double t0 = now();
        status = cst_gradient(p, w, NULL, &psi, NULL);
        double t1 = now();
        if (status >= 0)
            status = cst_gradient(p, w, NULL, &psi, gradient);
        forward = fmin(forward, t1 - t0);
        best = fmin(best, now() - t1);
    }
    if (status >= 0) {
        printf(csv ? "%s,%s,%d,%.4e,%.4e,%.3f,%.2e,%.0f\n"
                   : "%-10s %-17s %5d %10.4f %10.4f %9.2f %10.1e %9.1f\n",
               m->name, a->name, count, forward, best, best / forward, error_of(p, gradient, exact),
               (resident() - before) / (csv ? 1.0 : 1048576.0));
        fflush(stdout);
    } else {
        fprintf(stderr, "bench_alternatives: %s, %s: %s\n", m->name, a->name,
                w   ? cst_message(w)
                : p ? cst_problem_message(p)
                    : "");
    }
    cst_work_free(w);
    cst_problem_free(p);
    return status < 0 ? -1.0 : best;
}

static int bench(const cst_model *m, int csv)
{
    size_t p = (size_t)m->p;
    double *exact = calloc(2 * p, sizeof *exact), *gradient = exact + p;
    char *names = malloc(64 * p);
    int failed = !exact || !names || reference(m, exact) < 0;
    for (int k = 0; !failed && k < APPROACHES; k++) {
        double seconds = 0.0;
        for (int count = 1, last = 0; !last && seconds >= 0.0;
             count = 2 * count < m->p ? 2 * count : m->p) {
            last = count == m->p;
            if (approaches[k].method != CST_ADJOINT && 2.0 * seconds > TIME_LIMIT)
                break;
            seconds = measure(m, &approaches[k], count, exact, gradient, names, csv);
        }
    }
    free(exact);
    free(names);
    return failed;
}

int main(int argc, char **argv)
{
    static const char *const usual[] = { "fivebar", "iltis" };
    int csv = argc > 1 && !strcmp(argv[1], "--csv"), failed = 0, given = argc - 1 - csv;
    puts(csv ? "model,method,p,forward,gradient,over_forward,error,bytes"
             : "model      method            p       forward   gradient     ratio      error     "
               "[MiB]");
    for (int i = 0; i < (given ? given : 2); i++) {
        const cst_model *m = cst_model_find(given ? argv[1 + csv + i] : usual[i]);
        failed += !m || bench(m, csv);
    }
    return failed != 0;
}
