/* Generated L D L' of A (a, lambda) = b at instants of a run of each model that has it, against
 * quadruple precision and beside KLU; several right-hand sides; factors that were kept; and that
 * KLU stands in where a pivot is lost. */
#include "integrate/work.h"
#include "rig.h"
#include "unity.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef __float128 quad;
static rig one;
static const cst_straight *code; /* of the model */

void setUp(void) {}
void tearDown(void)
{
    rig_close(&one);
}

static double *numbers(int count)
{
    return calloc((size_t)count + 1, sizeof(double));
}

/* x = A \ b in quadruple precision, by Gauss and Jordan with row pivots */
static void exact(const cst_pattern *A, const double *value, const double *b, double *x)
{
    int size = A->cols, wide = size + 1;
    quad *a = calloc((size_t)size * (size_t)wide, sizeof *a);
    for (int j = 0; j < size; j++)
        for (int k = A->p[j]; k < A->p[j + 1]; k++)
            a[A->i[k] * wide + j] = value[k];
    for (int i = 0; i < size; i++)
        a[i * wide + size] = b[i];
    for (int k = 0; k < size; k++) {
        int best = k;
        for (int i = k; i < size; i++)
            if (fabs((double)a[i * wide + k]) > fabs((double)a[best * wide + k]))
                best = i;
        for (int j = 0; j < wide; j++) {
            quad swap = a[k * wide + j];
            a[k * wide + j] = a[best * wide + j];
            a[best * wide + j] = swap;
        }
        for (int i = 0; i < size; i++) {
            quad factor = i == k ? 0 : a[i * wide + k] / a[k * wide + k];
            for (int j = k; j < wide; j++)
                a[i * wide + j] -= factor * a[k * wide + j];
        }
    }
    for (int i = 0; i < size; i++)
        x[i] = (double)(a[i * wide + size] / a[i * wide + i]);
    free(a);
}

/* The largest difference, as a part of the largest entry. */
static double error(const double *x, const double *y, int n)
{
    double apart = 0.0, size = 0.0;
    for (int i = 0; i < n; i++) {
        apart = fmax(apart, fabs(x[i] - y[i]));
        size = fmax(size, fabs(y[i]));
    }
    return apart > 0.0 ? apart / size : 0.0;
}

/* 0: the model has no such code. */
static int open_model(void)
{
    rig_open(&one, rig_model, NULL, NULL, CST_ADJOINT, RIG_DEFAULT);
    rig_work(&one);
    const cst_fused *fused = rig_model->kernels->fused;
    code = one.w->system.solver.straight;
    TEST_ASSERT_TRUE_MESSAGE(code == (fused ? fused->straight : NULL), "not what was generated");
    if (!code)
        return 0;
    rig_simulate(&one, NULL);
    return 1;
}

/* The state of the run at a part of its horizon. */
static double *state(double part)
{
    int n = one.w->system.n;
    double tf = cst_problem_options(one.p).tf, *y = one.w->observation.state;
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_trajectory_at(one.p, one.w, part * tf, y, y + n, NULL, NULL));
    one.w->p = one.p;
    cst_modes_at(one.w, part * tf);
    return y;
}

static cst_system *at(double part)
{
    double *y = state(part), tf = cst_problem_options(one.p).tf;
    cst_system *s = &one.w->system;
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_system_solve(s, part * tf, y, y + s->n));
    return s;
}

static void test_exact(void)
{
    if (!open_model())
        return;
    int n = one.w->system.n, size = n + one.w->system.m;
    double *b = numbers(size), *y = numbers(size), *klu = numbers(size), worst[4] = { 0 };
    for (int k = 0; k <= 40; k++) {
        cst_system *s = at(k / 40.0);
        TEST_ASSERT_EQUAL_INT(CST_FACTORS_STRAIGHT, s->solver.kind);
        const double *A = cst_system_A(s); /* which the generated code went without */
        cst_system_load(s, b);
        exact(&s->matrices.A, A, b, y);
        TEST_ASSERT_TRUE(cst_lu_factor(&s->matrices.lu_A));
        memcpy(klu, b, (size_t)size * sizeof *b);
        cst_lu_solve(&s->matrices.lu_A, klu, 1);
        worst[0] = fmax(worst[0], error(s->a, y, n));
        worst[1] = fmax(worst[1], error(s->lambda, y + n, size - n));
        worst[2] = fmax(worst[2], error(klu, y, n));
        worst[3] = fmax(worst[3], error(klu + n, y + n, size - n));
    }
    char text[200];
    snprintf(text, sizeof text, "%s: a %.1e, lambda %.1e (KLU: %.1e, %.1e)", rig_model->name,
             worst[0], worst[1], worst[2], worst[3]);
    puts(text);
    /* KLU's error is a sample of what rounding leaves: another processor gives another one. */
    TEST_ASSERT_TRUE_MESSAGE(worst[0] <= fmax(1e-14, 2.0 * worst[2]), text);
    TEST_ASSERT_TRUE_MESSAGE(worst[1] <= fmax(5e-10, worst[3]), text);
    free(b), free(y), free(klu);
}

/* Several right-hand sides: the bits of one alone, and A times the solution gives them back. */
static void test_several(void)
{
    enum { COUNT = 6 };
    if (!open_model())
        return;
    cst_system *s = at(0.5);
    int size = s->n + s->m;
    double *b = numbers(COUNT * size), *x = numbers(COUNT * size), *alone = numbers(size),
           *product = numbers(size);
    for (int i = 0; i < COUNT * size; i++)
        x[i] = b[i] = sin(1.0 + i);
    TEST_ASSERT_TRUE(cst_solver_solve(&s->solver, x, COUNT, 1));
    for (int k = 0; k < COUNT; k++) {
        memcpy(alone, b + k * size, (size_t)size * sizeof *b);
        TEST_ASSERT_TRUE(cst_solver_solve(&s->solver, alone, 1, 0));
        TEST_ASSERT_EQUAL_INT(0, memcmp(alone, x + k * size, (size_t)size * sizeof *b));
        memset(product, 0, (size_t)size * sizeof *product);
        cst_multiply(&s->matrices.A, cst_system_A(s), size, alone, product);
        TEST_ASSERT_TRUE(error(product, b + k * size, size) < 1e-6);
    }
    free(b), free(x), free(alone), free(product);
}

/* Kept, moved, and used after others: the same bits. */
static void test_kept(void)
{
    if (!open_model())
        return;
    cst_solver *solver = &one.w->system.solver;
    int size = one.w->system.n + one.w->system.m;
    size_t bytes = cst_solver_size(solver) * sizeof(double);
    double *x = numbers(size), *y = numbers(size), *kept = malloc(bytes), *moved = malloc(bytes);
    double *state_there = state(0.4);
    cst_solver_place(solver, kept);
    cst_system_invalidate(&one.w->system);
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_system_solve(&one.w->system, one.w->system.t, state_there,
                                                   state_there + one.w->system.n));
    x[0] = y[0] = 1.0;
    cst_solver_solve(solver, x, 1, 0);
    cst_solver_place(solver, NULL);
    memcpy(moved, kept, bytes);
    at(0.9);
    TEST_ASSERT_TRUE(cst_solver_use(solver, moved));
    cst_solver_solve(solver, y, 1, 0);
    TEST_ASSERT_EQUAL_INT(0, memcmp(x, y, (size_t)size * sizeof *x));
    cst_solver_place(solver, NULL);
    free(x), free(y), free(kept), free(moved);
}

/* Code that loses a pivot in two of three instants, at once and with what the bounds say. */
static int calls;
static void lose(const double *K, const double *E, double *F, double *limits)
{
    code->factor(K, E, F, limits);
    calls++;
    if (calls % 3 == 1)
        limits[0] = 1e9;
    if (calls % 3 == 2)
        limits[1] = -1e-3;
}

static void test_stand_in(void)
{
    if (!open_model())
        return;
    int count = cst_design_count(one.p);
    double *gradient = numbers(count), psi = one.psi;
    rig_solve(&one, NULL);
    memcpy(gradient, one.gradient, (size_t)count * sizeof *gradient);
    psi = one.psi;
    cst_straight losing = *code;
    losing.factor = lose;
    cst_solver *solver = &one.w->system.solver;
    solver->straight = &losing;
    calls = 0;
    long before = solver->stand_ins;
    rig_solve(&one, NULL);
    TEST_ASSERT_TRUE(solver->stand_ins - before >= calls / 2);
    TEST_ASSERT_TRUE(fabs(one.psi - psi) <= 1e-6 * fabs(psi));
    rig_agree(&one, one.gradient, gradient, 1e-4, "with KLU in most of the instants");
    free(gradient);
}

/* A state that is not finite has no accelerations, and what follows is not affected. */
static void test_not_finite(void)
{
    if (!open_model())
        return;
    cst_system *s = at(0.3);
    double *a = numbers(s->n), *y = numbers(2 * s->n);
    memcpy(a, s->a, (size_t)s->n * sizeof *a);
    for (int i = 0; i < 2 * s->n; i++) {
        memcpy(y, state(0.3), 2 * (size_t)s->n * sizeof *y);
        cst_system_invalidate(s);
        TEST_ASSERT_EQUAL_INT(CST_OK, cst_system_solve(s, s->t, y, y + s->n));
        double before = y[i];
        for (int inf = 0; inf < 2; inf++) {
            y[i] = inf ? INFINITY : NAN;
            int status = cst_system_solve(s, s->t, y, y + s->n);
            if (status == CST_OK) /* nothing depends on it */
                TEST_ASSERT_EQUAL_INT(0, memcmp(a, s->a, (size_t)s->n * sizeof *a));
            else
                TEST_ASSERT_TRUE(status == CST_ENAN || status == CST_ESINGULAR);
        }
        y[i] = before;
        TEST_ASSERT_EQUAL_INT(CST_OK, cst_system_solve(s, s->t, y, y + s->n));
        TEST_ASSERT_EQUAL_INT(0, memcmp(a, s->a, (size_t)s->n * sizeof *a));
    }
    free(a), free(y);
}

int main(int argc, char **argv)
{
    rig_arguments(argc, argv);
    UNITY_BEGIN();
    rig_each_model(test_exact, "exact");
    rig_each_model(test_several, "several");
    rig_each_model(test_kept, "kept");
    rig_each_model(test_stand_in, "stand in");
    rig_each_model(test_not_finite, "not finite");
    return UNITY_END();
}
