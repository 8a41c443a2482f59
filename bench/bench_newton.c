/* What second derivatives cost, and whether they pay.
 *
 *     bench_newton [PLUGIN...] [damper.csv]
 *
 * First the cost of products of the Hessian, in gradients.  Then Newton against L-BFGS-B from ten
 * starts each, to the same projected gradient: the whole optimization, in units of one forward run
 * at the model's own parameters, the median of the starts.  A plug-in of the tutorial's crank, and
 * the measurements of the tutorial's fit, are more rows: they are given as paths. */
#include "costate.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { STARTS = 10, MOST = 16, REPEATS = 3 };
#define SPREAD    0.15 /* of a parameter: the starts are drawn within it */
#define TOLERANCE 1e-6

static double cpu(void)
{
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static double uniform(unsigned long long *seed)
{
    *seed = *seed * 6364136223846793005ull + 1442695040888963407ull;
    return (double)(*seed >> 11) * 0x1p-53;
}

typedef struct {
    const char *model, *design, *cost, *bounds; /* bounds: "NAME=LOW:HIGH ..." */
} study;

static const study studies[] = {
    { "fivebar", "L01,L02", "position", "" },
    { "fivebar", "all", "position", "" },
    { "crank", "offset,rod", "shake", "" },
    { "crank", "offset,rod,m2,m3", "shake", "" },
    { "fourbar", "coupler,rocker,px,py", "path",
      "coupler=0.45:1.35 rocker=0.35:1.05 px=-0.5:0.5 py=-0.5:0.5" },
    { "fourbar", "coupler,rocker,px,py", "torque",
      "coupler=0.45:1.35 rocker=0.35:1.05 px=-0.5:0.5 py=-0.5:0.5" },
    { "slidercrank", "crank,rod,k,c", "shake", "" },
    { "squeezer", "c0,l0,mom", "force", "" },
    { "slidercrank", "c,k,speed", "misfit", "" },
};

static const char *measurements; /* the file, or NULL */

static const cst_model *find(const char *name, int count, char **plugins)
{
    const cst_model *model = cst_model_find(name);
    char text[256];
    for (int i = 0; !model && i < count; i++)
        if (plugins[i] == measurements)
            continue;
        else if (cst_model_load(plugins[i], &model, text, sizeof text) < 0)
            fprintf(stderr, "bench_newton: %s\n", text);
        else if (strcmp(model->name, name))
            model = NULL;
    return model;
}

static const cst_parameter *variable(const cst_problem *p, int k)
{
    return &cst_problem_model(p)->parameters[cst_design_index(p, k)];
}

static int open_problem(const study *s, const cst_model *model, cst_problem **p, cst_work **w)
{
    int fit = !strcmp(s->cost, "misfit");
    char objective[512];
    *p = NULL;
    *w = NULL;
    if (fit && !measurements)
        return 0;
    snprintf(objective, sizeof objective, "misfit(%s)", fit ? measurements : "");
    if (cst_problem_create(model, p) < 0 ||
        (fit ? cst_set_objective(*p, objective) : cst_set_cost(*p, s->cost)) < 0 ||
        cst_set_design(*p, s->design) < 0 || cst_work_create(*p, w) < 0 ||
        cst_design_count(*p) > MOST) {
        fprintf(stderr, "bench_newton: %s: %s\n", s->model,
                *w ? cst_message(*w) : cst_problem_message(*p));
        return 0;
    }
    return 1;
}

/* Seconds of one forward run (-1), of a gradient (0), of `products` of them; after a gradient at
 * the same point, whose run is used again, where again is 1. */
static double seconds(const cst_problem *p, cst_work *w, int products, int again)
{
    int n = cst_design_count(p);
    double best = INFINITY, psi, gradient[MOST], d[MOST * MOST] = { 0.0 }, Hd[MOST * MOST],
           other[MOST];
    for (int k = 0; k < n; k++) {
        d[k * n + k] = 1.0;
        other[k] = cst_parameter_value(p, cst_design_index(p, k)) * (1.0 + 1e-9);
    }
    for (int i = 0; i < 4 * REPEATS; i++) {
        cst_gradient(p, w, again ? NULL : other, &psi, gradient);
        double begin = cpu();
        int status = products > 0 ? cst_hessian_products(p, w, NULL, products, d, Hd, NULL, NULL)
                                  : cst_gradient(p, w, NULL, &psi, products < 0 ? NULL : gradient);
        best = status < 0 ? INFINITY : fmin(best, cpu() - begin);
    }
    return best;
}

static void costs(const study *s, const cst_model *model)
{
    cst_problem *p;
    cst_work *w;
    if (!open_problem(s, model, &p, &w))
        return;
    int n = cst_design_count(p);
    double gradient = seconds(p, w, 0, 0);
    printf("%-12s %-22s %10.2f %8.2f %8.2f %8.2f %8.2f\n", s->model, s->design,
           gradient / seconds(p, w, -1, 0), seconds(p, w, 1, 0) / gradient,
           seconds(p, w, n, 0) / gradient, seconds(p, w, 1, 1) / gradient,
           seconds(p, w, n, 1) / gradient);
    cst_work_free(w);
    cst_problem_free(p);
}

static void set_bounds(cst_optimizer *o, const cst_problem *p, const char *bounds)
{
    for (int k = 0; k < cst_design_count(p); k++) {
        double low, high;
        char key[64];
        snprintf(key, sizeof key, "%s=", variable(p, k)->name);
        const char *at = strstr(bounds, key);
        if (at && sscanf(at + strlen(key), "%lf:%lf", &low, &high) == 2)
            cst_optimizer_bounds(o, k, low, high);
    }
}

/* Seconds of one optimization from there, the best of some. */
static double optimize(const study *s, const cst_problem *p, cst_work *w, const char *algorithm,
                       const double *start, cst_optimum *r)
{
    double best = INFINITY;
    cst_limits l = cst_limits_default();
    l.gradient_tol = TOLERANCE;
    l.decrease_tol = 0.0;
    for (int i = 0; i < REPEATS; i++) {
        cst_optimizer *o;
        cst_optimizer_create(&(cst_scenario){ p, w, 1.0 }, 1, &o);
        cst_optimizer_algorithm(o, algorithm);
        set_bounds(o, p, s->bounds);
        cst_optimizer_start(o, start);
        double begin = cpu();
        cst_optimizer_run(o, &l);
        best = fmin(best, cpu() - begin);
        *r = cst_optimizer_result(o);
        cst_optimizer_free(o);
    }
    return best;
}

static int compare(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static double median(double *x)
{
    qsort(x, STARTS, sizeof *x, compare);
    return 0.5 * (x[STARTS / 2 - 1] + x[STARTS / 2]);
}

static void duel(const study *s, const cst_model *model, unsigned long long seed)
{
    static const char *const algorithms[2] = { "lbfgsb", "newton" };
    cst_problem *p;
    cst_work *w;
    double units[2][STARTS], evaluations[2] = { 0.0 }, products = 0.0;
    int wins = 0, ended[2] = { 0 };
    if (!open_problem(s, model, &p, &w))
        return;
    double run = seconds(p, w, -1, 0);
    for (int i = 0; i < STARTS; i++) {
        double start[MOST];
        for (int k = 0; k < cst_design_count(p); k++) {
            double value = variable(p, k)->value;
            start[k] =
                value + SPREAD * (value != 0.0 ? fabs(value) : 0.3) * (2.0 * uniform(&seed) - 1.0);
        }
        for (int a = 0; a < 2; a++) {
            cst_optimum r;
            units[a][i] = optimize(s, p, w, algorithms[a], start, &r) / run;
            evaluations[a] += (double)r.evaluations / STARTS;
            products += (double)r.products / STARTS;
            ended[a] += r.reason == CST_STOP_GRADIENT;
        }
        wins += units[1][i] < units[0][i];
    }
    printf("%-12s %-22s %-9s %8.1f %6.1f %4d %8.1f %6.1f %6.1f %4d %5d\n", s->model, s->design,
           s->cost, median(units[0]), evaluations[0], ended[0], median(units[1]), evaluations[1],
           products, ended[1], wins);
    cst_work_free(w);
    cst_problem_free(p);
}

int main(int count, char **words)
{
    enum { STUDIES = sizeof studies / sizeof studies[0] };
    const char *before = "";
    for (int i = 1; i < count; i++)
        if (strlen(words[i]) > 4 && !strcmp(words[i] + strlen(words[i]) - 4, ".csv"))
            measurements = words[i];
    printf("gradients that products of the Hessian cost: one, all; after a gradient there\n\n"
           "%-12s %-22s %10s %8s %8s %8s %8s\n",
           "model", "design", "grad/run", "one", "all", "one", "all");
    for (int i = 0; i < STUDIES; i++) {
        const cst_model *model = find(studies[i].model, count - 1, words + 1);
        if (model && strcmp(before, studies[i].design) && strcmp(studies[i].cost, "misfit"))
            costs(&studies[i], model);
        before = studies[i].design;
    }
    printf("\nan optimization in forward runs, median of %d starts; mean evaluations and products; "
           "starts that end by the projected gradient; starts that Newton wins\n\n"
           "%-12s %-22s %-9s %8s %6s %4s %8s %6s %6s %4s %5s\n",
           STARTS, "model", "design", "cost", "L-BFGS-B", "eval", "end", "Newton", "eval", "prod",
           "end", "wins");
    for (int i = 0; i < STUDIES; i++) {
        const cst_model *model = find(studies[i].model, count - 1, words + 1);
        if (model)
            duel(&studies[i], model, 20261118 + 1000003ull * (unsigned long long)i);
    }
    return 0;
}
