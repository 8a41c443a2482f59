/* The solver of A (a, lambda) = b at instants of a run of each model, against quadruple precision
 * and beside KLU; and what it promises: KLU stands in where the fronts cannot, a factorization does
 * not depend on those before it and may be moved and kept. */
#include "integrate/work.h"
#include "rig.h"
#include "unity.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef __float128 quad;
static rig one;

void setUp(void) {}
void tearDown(void)
{
    rig_close(&one);
}

static quad absolute(quad x)
{
    return x < 0 ? -x : x;
}

/* One column of a Gaussian elimination with row pivots, a [size][size + 1]. */
static void eliminate(quad *a, int size, int k)
{
    int wide = size + 1, best = k;
    for (int i = k; i < size; i++)
        best = absolute(a[i * wide + k]) > absolute(a[best * wide + k]) ? i : best;
    for (int j = k; j < wide; j++) {
        quad swap = a[k * wide + j];
        a[k * wide + j] = a[best * wide + j];
        a[best * wide + j] = swap;
    }
    for (int i = k + 1; i < size; i++) {
        quad factor = a[i * wide + k] / a[k * wide + k];
        for (int j = k; factor != 0 && j < wide; j++)
            if (a[k * wide + j] != 0)
                a[i * wide + j] -= factor * a[k * wide + j];
    }
}

/* x = A \ b in quadruple precision */
static void exact(const cst_pattern *A, const double *value, const double *b, double *x)
{
    int size = A->cols, wide = size + 1;
    quad *a = calloc((size_t)size * (size_t)wide, sizeof *a);
    for (int j = 0; j < size; j++)
        for (int k = A->p[j]; k < A->p[j + 1]; k++)
            a[A->i[k] * wide + j] = value[k];
    for (int i = 0; i < size; i++)
        a[i * wide + size] = b[i];
    for (int k = 0; k < size; k++)
        eliminate(a, size, k);
    for (int k = size - 1; k >= 0; k--) {
        for (int j = k + 1; j < size; j++)
            a[k * wide + size] -= a[k * wide + j] * a[j * wide + size];
        a[k * wide + size] /= a[k * wide + k];
        x[k] = (double)a[k * wide + size];
    }
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

/* The system of the rig's run at a part of its horizon: A's values, and b. */
static cst_system *at(double part, double *b)
{
    cst_system *s = &one.w->system;
    double tf = cst_problem_options(one.p).tf, *y = one.w->observation.state;
    TEST_ASSERT_EQUAL_INT(CST_OK,
                          cst_trajectory_at(one.p, one.w, part * tf, y, y + s->n, NULL, NULL));
    one.w->p = one.p;
    cst_modes_at(one.w, part * tf);
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_system_solve(s, part * tf, y, y + s->n));
    cst_system_A(s); /* complete: the tests look at all of it */
    cst_system_load(s, b);
    return s;
}

static double *numbers(int count)
{
    return calloc((size_t)count + 1, sizeof(double));
}

/* With fronts: test_straight.c has the generated factorization. */
static void open_model(void)
{
    rig_open(&one, rig_model, NULL, NULL, CST_ADJOINT, RIG_DEFAULT);
    rig_shorten(&one, 0.2);
    rig_work(&one);
    one.w->system.solver.straight = NULL;
    one.w->system.solver.dirty = 1;
    cst_system_invalidate(&one.w->system);
    rig_simulate(&one, NULL);
}

/* Errors of a and lambda by the fronts, and beside them KLU's. */
static void test_exact(void)
{
    open_model();
    int n = one.w->system.n, size = n + one.w->system.m, instants = rig_large() ? 4 : 40;
    double *b = numbers(size), *x = numbers(size), *y = numbers(size), *klu = numbers(size),
           worst[4] = { 0 };
    for (int k = 0; k <= instants; k++) {
        cst_system *s = at((double)k / instants, b);
        TEST_ASSERT_TRUE_MESSAGE(s->solver.chosen && s->solver.kind == CST_FACTORS_FRONTS,
                                 "the fronts are not in use");
        memcpy(x, b, (size_t)size * sizeof *x);
        memcpy(klu, b, (size_t)size * sizeof *x);
        exact(&s->matrices.A, s->matrices.lu_A.value, b, y);
        TEST_ASSERT_TRUE(cst_solver_solve(&s->solver, x, 1, 0));
        TEST_ASSERT_TRUE(cst_lu_factor(&s->matrices.lu_A));
        cst_lu_solve(&s->matrices.lu_A, klu, 1);
        worst[0] = fmax(worst[0], error(x, y, n));
        worst[1] = fmax(worst[1], error(x + n, y + n, size - n));
        worst[2] = fmax(worst[2], error(klu, y, n));
        worst[3] = fmax(worst[3], error(klu + n, y + n, size - n));
    }
    char text[200];
    snprintf(text, sizeof text, "%s: a %.1e, lambda %.1e (KLU: %.1e, %.1e)", rig_model->name,
             worst[0], worst[1], worst[2], worst[3]);
    puts(text);
    TEST_ASSERT_TRUE_MESSAGE(worst[0] <= fmax(1e-14, worst[2]), text);
    TEST_ASSERT_TRUE_MESSAGE(worst[1] <= fmax(5e-10, worst[3]), text);
    free(b), free(x), free(y), free(klu);
}

/* A' is A: the transposed solve, several right-hand sides. */
static void test_transposed(void)
{
    open_model();
    int size = one.w->system.n + one.w->system.m;
    double *b = numbers(size), *x = numbers(3 * size), *product = numbers(size);
    cst_system *s = at(0.5, b);
    for (int i = 0; i < 3 * size; i++)
        x[i] = b[i % size] * (1.0 + i / size);
    TEST_ASSERT_TRUE(cst_solver_solve(&s->solver, x, 3, 1));
    for (int k = 0; k < 3; k++) {
        memset(product, 0, (size_t)size * sizeof *product);
        cst_multiply_transposed(&s->matrices.A, s->matrices.lu_A.value, size, x + k * size,
                                product);
        for (int i = 0; i < size; i++)
            product[i] /= 1.0 + k;
        TEST_ASSERT_TRUE(error(product, b, size) < 1e-9);
    }
    free(b), free(x), free(product);
}

/* Kept, moved, and used after others: the same bits. */
static void test_kept(void)
{
    open_model();
    int size = one.w->system.n + one.w->system.m;
    cst_solver *solver = &one.w->system.solver;
    size_t bytes = cst_solver_size(solver) * sizeof(double);
    double *b = numbers(size), *x = numbers(size), *y = numbers(size), *kept = malloc(bytes),
           *moved = calloc(1, bytes + 8);
    at(0.4, b);
    cst_solver_place(solver, kept);
    TEST_ASSERT_TRUE(cst_solver_factor(solver));
    memcpy(x, b, (size_t)size * sizeof *x);
    cst_solver_solve(solver, x, 1, 0);
    cst_solver_place(solver, NULL);
    at(0.9, y);
    memcpy(moved + 1, kept, bytes);
    TEST_ASSERT_TRUE(cst_solver_use(solver, moved + 1));
    memcpy(y, b, (size_t)size * sizeof *y);
    cst_solver_solve(solver, y, 1, 0);
    TEST_ASSERT_EQUAL_INT(0, memcmp(x, y, (size_t)size * sizeof *x));
    cst_solver_place(solver, NULL);
    at(0.4, y); /* after another matrix, the same bits again */
    memcpy(y, b, (size_t)size * sizeof *y);
    cst_solver_solve(solver, y, 1, 0);
    TEST_ASSERT_EQUAL_INT(0, memcmp(x, y, (size_t)size * sizeof *x));
    free(b), free(x), free(y), free(kept), free(moved);
}

/* Vectors of eight numbers and of four, where the processor has them, give the same bits, and so do
 * those that every processor has (where the build is for any of them). */
static void test_widths(void)
{
    open_model();
    cst_system *s = &one.w->system;
    cst_fronts *f = &s->solver.fronts;
    int size = s->n + s->m;
    double *b = numbers(size), *x = numbers(size), *first = numbers(size);
    at(0.6, b);
    if (f->lanes == 4)
        printf("%s: vectors of four are all that this processor has\n", rig_model->name);
    const int lanes[] = { 1, 4, f->lanes };
    for (int k = 0; k < 3; k++) {
        f->lanes = lanes[k];
        TEST_ASSERT_TRUE(cst_solver_factor(&s->solver) && s->solver.kind == CST_FACTORS_FRONTS);
        memcpy(x, b, (size_t)size * sizeof *b);
        TEST_ASSERT_TRUE(cst_solver_solve(&s->solver, x, 1, 0));
        if (!k)
            memcpy(first, x, (size_t)size * sizeof *b);
        TEST_ASSERT_EQUAL_INT(0, memcmp(first, x, (size_t)size * sizeof *b));
    }
    free(x);
    free(first);
    free(b);
}

/* Multiplies the entries of M (or of Phi_q) of the system's A in the coordinates from..to. */
static void scale(cst_system *s, int mass, int from, int to, double factor)
{
    for (int j = 0; j < s->matrices.A.cols; j++)
        for (int k = s->matrices.A.p[j]; k < s->matrices.A.p[j + 1]; k++) {
            int i = s->matrices.A.i[k], in_M = i < s->n && j < s->n,
                in_P = (i < s->n) != (j < s->n), least = i < j ? i : j;
            if ((mass ? in_M && ((i >= from && i < to) || (j >= from && j < to))
                      : in_P && least >= from && least < to))
                s->matrices.lu_A.value[k] *= factor;
        }
}

/* Solves with the system's A as it is: the error of a is small, or no larger than KLU's own. */
static void check_solve(cst_system *s, const double *b)
{
    int size = s->n + s->m;
    double *x = numbers(size), *y = numbers(size), *klu = numbers(size);
    memcpy(x, b, (size_t)size * sizeof *x);
    memcpy(klu, b, (size_t)size * sizeof *x);
    exact(&s->matrices.A, s->matrices.lu_A.value, b, y);
    TEST_ASSERT_TRUE(cst_solver_factor(&s->solver));
    TEST_ASSERT_TRUE(cst_solver_solve(&s->solver, x, 1, 0));
    cst_lu_reset(&s->matrices.lu_A);
    TEST_ASSERT_TRUE(cst_lu_factor(&s->matrices.lu_A));
    cst_lu_solve(&s->matrices.lu_A, klu, 1);
    TEST_ASSERT_TRUE_MESSAGE(error(x, y, s->n) <= fmax(1e-9, error(klu, y, s->n)), rig_model->name);
    free(x), free(y), free(klu);
}

/* Constraints up to 1e9 times as stiff: digits go, then the refinement does not converge, then
 * pivots are lost.  Whichever it is, the solution is right, and KLU stands in from where on it has
 * to. */
#define STIFFER 73
static void test_stand_in(void)
{
    open_model();
    int size = one.w->system.n + one.w->system.m, by_fronts = 0, in_solve = 0, in_factor = 0;
    double *b = numbers(2 * size), *first = b + size;
    if (!one.w->system.m || rig_large())
        return (void)free(b);
    for (int step = 0; step < STIFFER; step++) {
        cst_system *s = at(0.3, b);
        if (!step)
            memcpy(first, s->a, (size_t)s->n * sizeof *first);
        TEST_ASSERT_TRUE(s->solver.kind == CST_FACTORS_FRONTS); /* whoever stood in before */
        TEST_ASSERT_TRUE(!memcmp(first, s->a, (size_t)s->n * sizeof *first));
        scale(s, 0, 0, s->n, pow(10.0, 0.125 * step));
        long before = s->solver.stand_ins;
        TEST_ASSERT_TRUE(cst_solver_factor(&s->solver));
        int lost = s->solver.kind != CST_FACTORS_FRONTS;
        check_solve(s, b);
        TEST_ASSERT_EQUAL_INT(s->solver.kind != CST_FACTORS_FRONTS,
                              s->solver.stand_ins - before > 0);
        in_factor += lost;
        in_solve += !lost && s->solver.kind != CST_FACTORS_FRONTS;
        by_fronts += s->solver.kind == CST_FACTORS_FRONTS;
        cst_system_invalidate(s);
    }
    printf("%s: of %d, by fronts %d, KLU after a lost pivot %d, after a refinement %d\n",
           rig_model->name, STIFFER, by_fronts, in_factor, in_solve);
    TEST_ASSERT_TRUE(!one.w->system.solver.fronts.whole || by_fronts == STIFFER);
    if (!strcmp(rig_model->name, "chain")) /* which goes through all three */
        TEST_ASSERT_TRUE(by_fronts && in_solve && in_factor);
    free(b);
}

/* A coordinate without mass, held by constraints: no pivot for A as a whole. */
static void test_no_mass(void)
{
    open_model();
    double *b = numbers(one.w->system.n + one.w->system.m);
    cst_system *s = at(0.3, b);
    if (s->m) {
        scale(s, 1, 0, 1, 0.0);
        check_solve(s, b);
        TEST_ASSERT_EQUAL_INT(!s->solver.fronts.whole, s->solver.kind == CST_FACTORS_FRONTS);
        cst_system_invalidate(s);
    }
    free(b);
}

/* Where the fronts must not be chosen: M not symmetric, index1. */
static void test_not_chosen(void)
{
    open_model();
    double *b = numbers(one.w->system.n + one.w->system.m);
    cst_system *s = at(0.3, b);
    cst_solver other = { .lu = &s->matrices.lu_A };
    TEST_ASSERT_TRUE(cst_solver_choose(&other, s->n, s->penalty.compliance, b) && other.chosen);
    cst_solver_free(&other);
    TEST_ASSERT_TRUE(cst_solver_choose(&other, s->n, 0.0, b) && !other.chosen);
    int largest = -1;
    for (int j = 0; j < s->n; j++)
        for (int k = s->matrices.A.p[j]; k < s->matrices.A.p[j + 1] && s->matrices.A.i[k] < s->n;
             k++)
            if (s->matrices.A.i[k] > j &&
                (largest < 0 ||
                 fabs(s->matrices.lu_A.value[k]) > fabs(s->matrices.lu_A.value[largest])))
                largest = k;
    if (largest >= 0) {
        s->matrices.lu_A.value[largest] *= 1.001;
        TEST_ASSERT_TRUE(cst_solver_choose(&other, s->n, s->penalty.compliance, b) &&
                         !other.chosen);
    }
    cst_system_invalidate(s);
    cst_solver_free(&other);
    free(b);
}

static double shake(unsigned *seed)
{
    *seed = *seed * 1664525u + 1013904223u;
    return (double)(*seed >> 8) / 16777216.0 - 0.5;
}

/* A mechanism of `bodies` of three coordinates, each held to an earlier one, chosen at random, and
 * some loops. */
static void random_pattern(cst_entries *e, int bodies, int constraints, int wide, unsigned *seed)
{
    int n = 3 * bodies;
    for (int i = 0; i < n; i++)
        for (int j = i / 3 * 3; j < i / 3 * 3 + 3; j++)
            cst_entries_add(e, i, j);
    for (int r = 0; r < constraints; r++) {
        int body = r % bodies, count = wide && r == 0 ? bodies : 2;
        cst_entries_add(e, n + r, n + r);
        for (int k = 0;
             k<count; k++, body = count> 2 ? k : (int)((shake(seed) + 0.5) * (r % bodies + 1)))
            for (int j = 3 * body; j < 3 * body + 3; j++) {
                cst_entries_add(e, n + r, j);
                cst_entries_add(e, j, n + r);
            }
    }
}

/* Values: M positive definite, P at random, -1/alpha. */
static void random_values(cst_lu *lu, int n, double compliance, unsigned *seed)
{
    const cst_pattern *A = lu->pattern;
    for (int j = 0; j < A->cols; j++)
        for (int k = A->p[j]; k < A->p[j + 1]; k++) {
            int i = A->i[k];
            if (i == j)
                lu->value[k] = j < n ? 2.0 + shake(seed) : -compliance;
            else if (i > j)
                lu->value[k] = lu->value[cst_pattern_find(A, j, i)] = shake(seed);
        }
}

/* One to nine right-hand sides at once, one of them zero: each as exact as alone. */
static void several(cst_solver *solver, int n, int constraints, unsigned *seed)
{
    int size = n + constraints;
    double *b = numbers(9 * size), *x = numbers(9 * size), *y = numbers(size);
    for (int i = 0; i < 9 * size; i++)
        b[i] = i / size == 1 ? 0.0 : shake(seed) * pow(10.0, i / size);
    for (int count = 1; count <= 9; count++) {
        memcpy(x, b, 9 * (size_t)size * sizeof *x);
        TEST_ASSERT_TRUE(cst_solver_solve(solver, x, count, 0));
        for (int k = 0; k < 9; k++) {
            memcpy(y, b + k * size, (size_t)size * sizeof *y);
            if (k < count)
                exact(solver->lu->pattern, solver->lu->value, b + k * size, y);
            TEST_ASSERT_TRUE(error(x + k * size, y, n) < 1e-13);
            TEST_ASSERT_TRUE(error(x + k * size + n, y + n, constraints) < 1e-9);
        }
    }
    free(b), free(x), free(y);
}

/* Factors of another matrix, with which no refinement converges, leave all as it was. */
static void not_converging(cst_solver *solver, int size)
{
    double *b = numbers(3 * size), *x = numbers(3 * size);
    for (int i = 0; i < 3 * size; i++)
        b[i] = x[i] = 1.0 + i / size;
    for (int i = 0; i < solver->fronts.length; i++)
        solver->factor[solver->fronts.pivot + (size_t)i] *= 3.0;
    TEST_ASSERT_FALSE(
        cst_fronts_solve_block(&solver->fronts, solver->factor, x, size, 3, solver->block));
    TEST_ASSERT_EQUAL_INT(0, memcmp(b, x, 3 * (size_t)size * sizeof *b));
    free(b), free(x);
}

static void random_mechanism(int bodies, int constraints, int wide, unsigned seed)
{
    int n = 3 * bodies, size = n + constraints;
    cst_entries e = { 0 };
    cst_pattern A;
    cst_lu lu;
    double *b = numbers(size), *x = numbers(size), *y = numbers(size);
    random_pattern(&e, bodies, constraints, wide, &seed);
    TEST_ASSERT_TRUE(cst_pattern_build(&A, size, size, e.count, e.row, e.col) &&
                     cst_lu_create(&lu, &A, 1e-3));
    random_values(&lu, n, 1e-9, &seed);
    for (int i = 0; i < size; i++)
        b[i] = x[i] = y[i] = shake(&seed);
    cst_solver solver = { .lu = &lu };
    TEST_ASSERT_TRUE(cst_solver_choose(&solver, n, 1e-9, y));
    TEST_ASSERT_EQUAL_INT(!wide, solver.chosen);
    TEST_ASSERT_TRUE(cst_solver_factor(&solver) && cst_solver_solve(&solver, x, 1, 0));
    TEST_ASSERT_EQUAL_INT(wide ? CST_FACTORS_KLU : CST_FACTORS_FRONTS, solver.kind);
    exact(&A, lu.value, b, y);
    TEST_ASSERT_TRUE(error(x, y, n) < 1e-13);
    TEST_ASSERT_TRUE(error(x + n, y + n, constraints) < 1e-9);
    if (bodies % 8 == 3)
        several(&solver, n, constraints, &seed);
    if (solver.kind == CST_FACTORS_FRONTS && !solver.fronts.whole)
        not_converging(&solver, size);
    cst_solver_free(&solver);
    cst_lu_free(&lu);
    cst_pattern_free(&A);
    cst_entries_free(&e);
    free(b), free(x), free(y);
}

static void test_random(void)
{
    for (int k = 0; k < 40; k++)
        random_mechanism(2 + k, 2 * k, 0, (unsigned)k);
    random_mechanism(80, 40, 1, 1); /* a constraint that holds all bodies is not for fronts */
}

int main(int argc, char **argv)
{
    rig_arguments(argc, argv);
    UNITY_BEGIN();
    rig_each_model(test_exact, "exact");
    rig_each_model(test_transposed, "transposed");
    rig_each_model(test_kept, "kept");
    rig_each_model(test_widths, "widths");
    rig_each_model(test_stand_in, "stand_in");
    rig_each_model(test_no_mass, "no_mass");
    rig_each_model(test_not_chosen, "not_chosen");
    if (rig_wanted("pendulum"))
        RUN_TEST(test_random);
    return UNITY_END();
}
