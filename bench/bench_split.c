/* Where the time of a gradient goes: generated code, linear algebra, integrator.
 *
 *     bench_split [MODEL...]
 *
 * One gradient is run for its total and its counts; each operation is then timed alone at an
 * instant of that run, and multiplied by its count.  What is left is the integrator's and the
 * engine's own. */
#include "base/status.h"
#include "sensitivity/sensitivity.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

/* Seconds of one call, the best of some rounds of many calls. */
#define TIME(call)                                                                                 \
    best = INFINITY;                                                                               \
    for (int round = 0; round < 5; round++) {                                                      \
        double begin = cst_seconds();                                                              \
        for (int k = 0; k < 200; k++)                                                              \
            call;                                                                                  \
        best = fmin(best, (cst_seconds() - begin) / 200.0);                                        \
    }

typedef struct {
    double evaluate, factor, solve, KLU_factor, KLU_solve, jacobian, newton, newton_solve, products;
} costs_of;

static costs_of measure(const cst_problem *p, cst_work *w)
{
    cst_system *s = &w->system;
    costs_of c;
    double best, *y = w->start.y, *b = w->adjoint.zW;
    w->p = p;
    cst_trajectory_at(p, w, 0.6 * p->options.tf, y, y + s->n, NULL, NULL);
    /* the values of a and lambda do not matter */
    TIME(cst_system_set(s, s->t, y, y + s->n, s->rhs, s->rhs));
    c.evaluate = best;
    cst_system_solve(s, s->t, y, y + s->n);
    TIME(cst_solver_factor(&s->solver));
    c.factor = best;
    TIME((cst_system_load(s, b), cst_solver_solve(&s->solver, b, 1, 0)));
    c.solve = best;
    TIME(cst_lu_factor(&s->matrices.lu_A));
    c.KLU_factor = best;
    TIME((cst_system_load(s, b), cst_lu_solve(&s->matrices.lu_A, b, 1)));
    c.KLU_solve = best;
    TIME(cst_system_jacobian(s));
    c.jacobian = best;
    TIME(cst_system_newton(s, 1e-3));
    c.newton = best;
    TIME(cst_lu_solve(&s->matrices.lu_N, b, 1));
    c.newton_solve = best;
    TIME(cst_system_products(s, b, w->adjoint.Fq, w->adjoint.Fv, w->adjoint.Frho));
    c.products = best;
    w->p = NULL;
    return c;
}

static int split(const cst_model *m)
{
    cst_problem *p = NULL;
    cst_work *w = NULL;
    double psi, gradient[1024], begin, total, ad, linear;
    if (m->p > 1024 || cst_problem_create(m, &p) < 0 || cst_set_design(p, "all") < 0 ||
        cst_work_create(p, &w) < 0 || cst_gradient(p, w, NULL, &psi, gradient) < 0) {
        fprintf(stderr, "bench_split: %s: %s\n", m->name,
                w ? cst_message(w) : cst_problem_message(p));
        return 1;
    }
    total = INFINITY;
    for (int k = 0; k < 3; k++) {
        begin = cst_seconds();
        cst_gradient(p, w, NULL, &psi, gradient);
        total = fmin(total, cst_seconds() - begin);
    }
    cst_stats n = cst_work_stats(w);
    costs_of c = measure(p, w);
    double products = (double)(n.backward_evaluations + n.backward_steps),
           newtons = (double)(n.refactorizations - n.evaluations);
    ad = n.evaluations * c.evaluate + n.jacobians * c.jacobian + products * c.products;
    linear = n.evaluations * (c.factor + c.solve) + newtons * c.newton +
             (n.evaluations + n.backward_evaluations) * c.newton_solve + products * c.solve;
    printf("%-12s %9.2f %8.1f %8.1f %8.1f | %7.2f %7.2f %7.2f %8.2f %7.2f %7.2f | %7.2f %7.2f\n",
           m->name, 1e3 * total, 100.0 * ad / total, 100.0 * linear / total,
           100.0 * (total - ad - linear) / total, 1e6 * c.evaluate, 1e6 * c.factor, 1e6 * c.solve,
           1e6 * c.jacobian, 1e6 * c.newton, 1e6 * c.products, 1e6 * c.KLU_factor,
           1e6 * c.KLU_solve);
    cst_work_free(w);
    cst_problem_free(p);
    return 0;
}

int main(int argc, char **argv)
{
    int failed = 0;
    printf("              gradient  of it generated code, linear    |  one call, in microseconds:  "
           "                          |  by KLU:\n");
    printf("model             [ms]  algebra, integrator [%%]         | evaluate  factor   solve "
           "jacobian  newton products |  factor   solve\n");
    for (int i = 0; i < cst_model_count(); i++) {
        int wanted = argc < 2;
        for (int k = 1; k < argc; k++)
            wanted = wanted || cst_model_find(argv[k]) == cst_model_at(i);
        if (wanted)
            failed += split(cst_model_at(i));
        fflush(stdout);
    }
    return failed != 0;
}
