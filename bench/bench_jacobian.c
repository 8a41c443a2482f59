/* The derivatives of the equations of motion at one instant, got in several ways: time and error of
 * each.
 *
 *     bench_jacobian [--csv] [MODEL...]                 all ways in turn
 *     bench_jacobian --count MODEL CASE WAY REPEATS   only REPEATS evaluations, for callgrind
 *
 * CASE is phi_q (Phi_q and its transpose), jacobian (dF/dq and dF/dv), by_rho (dF/drho) or products
 * (the adjoint products F_q'z, F_v'z, F_rho'z).  Times are the best of several runs, taken in turn
 * so that a busy machine disturbs all ways alike. */
#include "sensitivity/sensitivity.h"
#include "way.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { PHI_Q, JACOBIAN, BY_RHO, PRODUCTS, CASES };
static const char *const case_names[CASES] = { "phi_q", "jacobian", "by_rho", "products" };

static const bench_way *const ways[] = {
    &way_engine, &way_hand_fivebar, &way_hand_iltis, &way_differences, &way_colored,
#ifdef HAVE_ADOLC
    &way_adolc,
#endif
};
enum { WAYS = sizeof ways / sizeof ways[0], INSTANTS = 8, ROUNDS = 15 };
static const double round_seconds = 4e-3;

typedef struct {
    cst_problem *p;
    cst_work *w;
    cst_system *s;
    double *q, *v, *zW;
    void *data[WAYS];
    bench_out out[WAYS];
    double *memory[WAYS];
} rig;

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static int has(const rig *r, int way, int which)
{
    const bench_way *w = ways[way];
    if (!r->data[way])
        return 0;
    return which == PHI_Q      ? w->phi_q != NULL
           : which == JACOBIAN ? w->jacobian != NULL
           : which == BY_RHO   ? w->by_rho != NULL
                               : w->products != NULL;
}

static void evaluate(rig *r, int way, int which)
{
    const bench_way *w = ways[way];
    bench_out *out = &r->out[way];
    if (which == PHI_Q)
        w->phi_q(r->data[way], r->s, out);
    else if (which == JACOBIAN)
        w->jacobian(r->data[way], r->s, out);
    else if (which == BY_RHO)
        w->by_rho(r->data[way], r->s, out);
    else
        w->products(r->data[way], r->s, r->zW, out);
}

static int allocate(rig *r, int way)
{
    const cst_system *s = r->s;
    size_t n = (size_t)s->n, m = (size_t)s->m, p = (size_t)s->p;
    size_t A = (size_t)s->matrices.A.p[s->matrices.A.cols],
           N = (size_t)s->matrices.N.p[s->matrices.N.cols];
    bench_out *o = &r->out[way];
    double *x = r->memory[way] = calloc(A + 2 * N + p * (n + m) + 2 * n + p + 4, sizeof *x);
    if (!x)
        return 0;
    o->A = x;
    o->C = o->A + A + 1; /* one more each, for entries that are always zero */
    o->K = o->C + N + 1;
    o->F_rho = o->K + N + 1;
    o->Fq = o->F_rho + p * (n + m);
    o->Fv = o->Fq + n;
    o->Frho = o->Fv + n;
    return 1;
}

/* The ways' own preparations, where the mechanism is: a tape, for one, holds for one set of
 * branches only. */
static void make(rig *r)
{
    for (int k = 0; k < (int)WAYS; k++) {
        if (r->data[k])
            ways[k]->destroy(r->data[k]);
        r->data[k] = !ways[k]->model || !strcmp(ways[k]->model, r->w->model->name)
                         ? ways[k]->create(r->s)
                         : NULL;
    }
}

/* The mechanism at the time t of its last run. */
static int go_to(rig *r, double t)
{
    int status = cst_trajectory_at(r->p, r->w, t, r->q, r->v, NULL, NULL);
    if (status < 0)
        return status;
    cst_modes_at(r->w, t);
    cst_system_invalidate(r->s);
    status = cst_system_solve(r->s, t, r->q, r->v);
    if (status >= 0)
        make(r);
    return status;
}

/* `part` of the model's own horizon is simulated. */
static int set_up(rig *r, const cst_model *model, double part)
{
    memset(r, 0, sizeof *r);
    int status = cst_problem_create(model, &r->p);
    if (status < 0)
        return status;
    cst_options o = cst_problem_options(r->p);
    o.tf *= part;
    status = cst_set_options(r->p, &o);
    if (status >= 0)
        status = cst_work_create(r->p, &r->w);
    if (status < 0)
        return status;
    r->s = &r->w->system;
    size_t n = (size_t)r->s->n, m = (size_t)r->s->m;
    r->q = calloc(3 * n + m + 1, sizeof *r->q);
    if (!r->q)
        return CST_EMEMORY;
    r->v = r->q + n;
    r->zW = r->v + n;
    unsigned seed = 1;
    for (size_t i = 0; i < n + m; i++) {
        seed = seed * 1664525u + 1013904223u;
        r->zW[i] = (double)(seed >> 8) / 8388608.0 - 1.0;
    }
    status = cst_simulate(r->p, r->w, NULL, NULL);
    r->w->p = r->p;
    for (int k = 0; k < (int)WAYS; k++)
        if (!allocate(r, k))
            return CST_EMEMORY;
    return status < 0 ? status : go_to(r, 0.4 * cst_problem_options(r->p).tf);
}

static void tear_down(rig *r)
{
    for (int k = 0; k < (int)WAYS; k++) {
        if (r->data[k])
            ways[k]->destroy(r->data[k]);
        free(r->memory[k]);
    }
    free(r->q);
    cst_work_free(r->w);
    cst_problem_free(r->p);
}

/* Worst difference of a part, relative to its largest entry. */
static double largest(const double *x, const double *y, int count)
{
    double worst = 0.0, scale = 1e-300;
    for (int i = 0; i < count; i++) {
        double difference = fabs(x[i] - y[i]);
        worst = difference > worst || isnan(difference) ? difference : worst;
        scale = fmax(scale, fabs(y[i]));
    }
    return worst / scale;
}

/* Of a matrix on N's pattern: the rows of F1 and those of F2 each relative to their own largest
 * entry. */
static double rows(const cst_system *s, const double *x, const double *y)
{
    double worst[2] = { 0.0, 0.0 }, scale[2] = { 1e-300, 1e-300 };
    for (int e = 0; e < s->matrices.N.p[s->matrices.N.cols]; e++) {
        int part = s->matrices.N.i[e] >= s->n;
        double difference = fabs(x[e] - y[e]);
        worst[part] = difference > worst[part] || isnan(difference) ? difference : worst[part];
        scale[part] = fmax(scale[part], fabs(y[e]));
    }
    return fmax(worst[0] / scale[0], worst[1] / scale[1]);
}

static double size_of(const cst_system *s, int k)
{
    return s->rho[k] != 0.0 ? fabs(s->rho[k]) : 1.0;
}

/* Of dF/drho, each parameter's column relative to its largest entry; but to no less than 1e-6 of
 * the largest of all columns, per relative change of a parameter: a hardpoint that two bodies share
 * moves both, and what is left of its column is rounding. */
static double by_parameters(const cst_system *s, const double *x, const double *y)
{
    int size = s->n + s->m;
    double worst = 0.0, all = 1e-300;
    for (int i = 0; i < s->p * size; i++)
        all = fmax(all, fabs(y[i]) * size_of(s, i / size));
    for (int k = 0; k < s->p; k++, x += size, y += size) {
        double column = 1e-6 * all / size_of(s, k);
        for (int i = 0; i < size; i++)
            column = fmax(column, fabs(y[i]));
        for (int i = 0; i < size; i++) {
            double difference = fabs(x[i] - y[i]) / column;
            worst = difference > worst || isnan(difference) ? difference : worst;
        }
    }
    return worst;
}

/* Of way k from the engine's. */
static double difference(const rig *r, int which, int k)
{
    const cst_system *s = r->s;
    const bench_out *x = &r->out[k], *y = &r->out[0];
    double worst = 0.0;
    if (which == PHI_Q) { /* only Phi_q of A is theirs */
        for (int j = 0; j < s->n + s->m; j++)
            for (int e = s->matrices.A.p[j]; e < s->matrices.A.p[j + 1]; e++)
                if ((s->matrices.A.i[e] < s->n) != (j < s->n))
                    worst = fmax(worst, fabs(x->A[e] - y->A[e]) / (1.0 + fabs(y->A[e])));
        return worst;
    }
    if (which == JACOBIAN)
        return fmax(rows(s, x->C, y->C), rows(s, x->K, y->K));
    if (which == BY_RHO)
        return by_parameters(s, x->F_rho, y->F_rho);
    worst = fmax(largest(x->Fq, y->Fq, s->n), largest(x->Fv, y->Fv, s->n));
    return ways[k]->states_only ? worst : fmax(worst, largest(x->Frho, y->Frho, s->p));
}

/* At several instants of the run, each way against the engine's. */
static int compare(rig *r, int which, double *error)
{
    double tf = cst_problem_options(r->p).tf;
    for (int k = 0; k < INSTANTS; k++) {
        int status = go_to(r, tf * (k + 0.5) / INSTANTS);
        if (status < 0)
            return status;
        evaluate(r, 0, which);
        for (int w = 1; w < (int)WAYS; w++)
            if (has(r, w, which)) {
                evaluate(r, w, which);
                error[w] = fmax(error[w], difference(r, which, w));
            }
    }
    return go_to(r, 0.4 * tf);
}

static double seconds(rig *r, int way, int which, long repeats)
{
    double begin = now();
    for (long k = 0; k < repeats; k++)
        evaluate(r, way, which);
    return (now() - begin) / (double)repeats;
}

static void time_all(rig *r, int which, double *best)
{
    long repeats[WAYS];
    for (int w = 0; w < (int)WAYS; w++) {
        best[w] = INFINITY;
        if (has(r, w, which)) {
            double once = seconds(r, w, which, 3);
            repeats[w] = 1 + (long)(round_seconds / once);
        }
    }
    for (int round = 0; round < ROUNDS; round++)
        for (int w = 0; w < (int)WAYS; w++)
            if (has(r, w, which))
                best[w] = fmin(best[w], seconds(r, w, which, repeats[w]));
}

static int bench(const cst_model *model, int csv)
{
    rig r;
    int status = set_up(&r, model, 1.0), bad = 0;
    for (int which = 0; status >= 0 && which < CASES; which++) {
        double error[WAYS] = { 0 }, best[WAYS];
        if ((which == PHI_Q && !r.s->m) || (status = compare(&r, which, error)) < 0)
            continue;
        time_all(&r, which, best);
        for (int w = 0; w < (int)WAYS; w++) {
            if (!has(&r, w, which))
                continue;
            double ratio = best[w] / best[0];
            if (csv)
                printf("%s,%s,%s,%d,%d,%.4e,%.4f,%.2e\n", model->name, case_names[which],
                       ways[w]->name, model->n, model->p, best[w], ratio, error[w]);
            else
                printf("%-12s %-9s %-12s %11.3f %9.2f %10.1e\n", model->name, case_names[which],
                       ways[w]->name, 1e6 * best[w], ratio, error[w]);
            bad += ways[w]->model && !(error[w] <= 1e-12); /* by hand: equal, or it is wrong */
        }
        fflush(stdout);
    }
    if (status < 0)
        fprintf(stderr, "bench_jacobian: %s: %s\n", model->name, cst_message(r.w));
    if (bad)
        fprintf(stderr,
                "bench_jacobian: %s: %d derivatives by hand differ from the generated ones by more "
                "than 1e-12\n",
                model->name, bad);
    tear_down(&r);
    return status < 0 || bad;
}

static int count(char **argument)
{
    rig r;
    const cst_model *model = cst_model_find(argument[0]);
    long repeats = atol(argument[3]);
    int found = 0;
    if (!model || set_up(&r, model, 0.02) < 0)
        return 1;
    for (int c = 0; c < CASES; c++)
        for (int w = 0; w < (int)WAYS; w++)
            if (!strcmp(argument[1], case_names[c]) && !strcmp(argument[2], ways[w]->name) &&
                has(&r, w, c) && ++found)
                seconds(&r, w, c, repeats);
    tear_down(&r);
    return !found;
}

int main(int argc, char **argv)
{
    int csv = argc > 1 && !strcmp(argv[1], "--csv"), failed = 0;
    if (argc == 6 && !strcmp(argv[1], "--count"))
        return count(argv + 2);
    if (csv)
        printf("model,case,way,n,p,seconds,over_AD,error\n");
    else
        printf("model        case      way                  [us]      / AD     error\n");
    for (int i = 0; i < cst_model_count(); i++) {
        int wanted = argc < 2 + csv;
        for (int k = 1 + csv; k < argc; k++)
            wanted = wanted || cst_model_find(argv[k]) == cst_model_at(i);
        if (wanted)
            failed += bench(cst_model_at(i), csv);
    }
    return failed != 0;
}
