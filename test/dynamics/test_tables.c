/* Tables: their polynomials against the definitions, the adjoint of their values, lookups; and the
 * crane, whose force is one: its gradient in closed form, and how rho of the user and of the
 * kernels go together. */
#define _POSIX_C_SOURCE 200809L
#include "costate.h"
#include "costate_model.h"
#include "model/arrays/pieces.h"
#include "rig.h"
#include "unity.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { COUNT = 9 };
static const double uneven[COUNT] = { -1.0, -0.7, 0.1, 0.2, 0.9, 1.5, 1.6, 2.4, 3.0 };
static double value[COUNT], control[2 * COUNT], pivot[COUNT];
static unsigned seed = 1;

void setUp(void) {}
void tearDown(void) {}

static double draw(void)
{
    seed = seed * 1664525u + 1013904223u;
    return (double)(seed >> 8) / 8388608.0 - 1.0;
}

static cst_knots knots_of(cst_table_kind kind, int even)
{
    static cst_table table;
    cst_knots k;
    table = (cst_table){ .kind = kind, .from = -1.0, .to = 3.0, .knots = even ? NULL : uneven };
    const cst_array array = { .count = COUNT, .table = &table };
    cst_knots_create(&k, &array, pivot);
    for (int i = 0; i < COUNT; i++)
        value[i] = draw();
    cst_knots_controls_of(&k, value, control);
    return k;
}

static double derivative(const cst_knots *k, double x, int order, int cell)
{
    cst_piece p;
    double c[CST_PIECE], d;
    cst_piece_make(k, cell, &p);
    d = x - p.origin;
    for (int i = 0; i < CST_PIECE; i++) {
        c[i] = 0.0;
        for (int j = 0; j < CST_PIECE; j++)
            c[i] += p.w[i][j] * control[p.at[j]];
    }
    return order == 0   ? c[0] + d * (c[1] + d * (c[2] + d * c[3]))
           : order == 1 ? c[1] + d * (2.0 * c[2] + d * 3.0 * c[3])
                        : 2.0 * c[2] + 6.0 * d * c[3];
}

static void continuous(const cst_knots *k, int order)
{
    for (int i = 0; i <= k->cells; i++)
        TEST_ASSERT_DOUBLE_WITHIN(1e-11, derivative(k, cst_knot(k, i), order, i - 1),
                                  derivative(k, cst_knot(k, i), order, i));
}

static void meets_values(const cst_knots *k)
{
    for (int i = 0; i < COUNT; i++)
        TEST_ASSERT_DOUBLE_WITHIN(1e-13, value[i], cst_knots_value(k, control, cst_knot(k, i)));
}

static void linear(void)
{
    cst_knots k = knots_of(CST_TABLE_LINEAR, 0);
    meets_values(&k);
    TEST_ASSERT_DOUBLE_WITHIN(1e-14, 0.5 * (value[3] + value[4]),
                              cst_knots_value(&k, control, 0.55));
    TEST_ASSERT_TRUE(cst_knots_value(&k, control, 99.0) == value[COUNT - 1]);
    TEST_ASSERT_TRUE(cst_knots_value(&k, control, -99.0) == value[0]);
    continuous(&k, 0);
}

static void cubic(void)
{
    for (int even = 0; even < 2; even++) {
        cst_knots k = knots_of(CST_TABLE_CUBIC, even);
        meets_values(&k);
        for (int order = 0; order < 3; order++)
            continuous(&k, order);
        TEST_ASSERT_DOUBLE_WITHIN(1e-13, 0.0, derivative(&k, -1.0, 2, 0));
        TEST_ASSERT_DOUBLE_WITHIN(1e-13, 0.0, derivative(&k, 3.0, 2, COUNT - 2));
    }
}

static void clamped(void)
{
    for (int even = 0; even < 2; even++) {
        cst_knots k = knots_of(CST_TABLE_CLAMPED, even);
        meets_values(&k);
        continuous(&k, 0);
        continuous(&k, 1);
        for (int i = 1; i < k.cells; i++)
            TEST_ASSERT_DOUBLE_WITHIN(1e-11, derivative(&k, cst_knot(&k, i), 2, i - 1),
                                      derivative(&k, cst_knot(&k, i), 2, i));
        TEST_ASSERT_DOUBLE_WITHIN(1e-13, 0.0, derivative(&k, -1.0, 1, 0));
        TEST_ASSERT_DOUBLE_WITHIN(1e-12, 0.0, derivative(&k, 3.0, 1, COUNT - 2));
    }
}

/* Sums to 1, and has two derivatives. */
static void bspline(void)
{
    cst_knots k = knots_of(CST_TABLE_BSPLINE, 1);
    TEST_ASSERT_EQUAL_INT(COUNT - 3, k.cells);
    for (int order = 0; order < 3; order++)
        for (int i = 1; i < k.cells; i++)
            TEST_ASSERT_DOUBLE_WITHIN(1e-11, derivative(&k, cst_knot(&k, i), order, i - 1),
                                      derivative(&k, cst_knot(&k, i), order, i));
    for (int i = 0; i < COUNT; i++)
        control[i] = 1.0;
    for (int i = 0; i < 20; i++)
        TEST_ASSERT_DOUBLE_WITHIN(1e-14, 1.0, cst_knots_value(&k, control, -1.0 + 0.2 * i));
}

/* control(value)' bar by the adjoint, by the derivatives one by one, and by differences, of which
 * a linear map has no error but rounding. */
static void adjoints(void)
{
    for (int kind = CST_TABLE_LINEAR; kind <= CST_TABLE_BSPLINE; kind++) {
        double bar[2 * COUNT], used[2 * COUNT], by_value[COUNT], scratch[COUNT], other[2 * COUNT];
        cst_knots k = knots_of((cst_table_kind)kind, kind == CST_TABLE_BSPLINE);
        int controls = cst_knots_controls(&k);
        for (int c = 0; c < controls; c++)
            bar[c] = used[c] = draw();
        cst_knots_adjoint(&k, used, by_value);
        for (int i = 0; i < COUNT; i++) {
            double one = 0.0, sum = 0.0, shifted[COUNT];
            for (int j = 0; j < COUNT; j++)
                shifted[j] = value[j] + (j == i);
            cst_knots_controls_of(&k, shifted, other);
            for (int c = 0; c < controls; c++) {
                one += bar[c] * cst_knots_by_value(&k, c, i, scratch);
                sum += bar[c] * (other[c] - control[c]);
            }
            TEST_ASSERT_DOUBLE_WITHIN(1e-11, sum, by_value[i]);
            TEST_ASSERT_DOUBLE_WITHIN(1e-11, sum, one);
        }
    }
}

static void finding(void)
{
    for (int even = 0; even < 2; even++) {
        cst_knots k = knots_of(CST_TABLE_LINEAR, even);
        TEST_ASSERT_EQUAL_INT(-1, cst_knots_find(&k, -1.0000001, 3));
        TEST_ASSERT_EQUAL_INT(-1, cst_knots_find(&k, NAN, 3));
        TEST_ASSERT_EQUAL_INT(k.cells, cst_knots_find(&k, 3.0, 3));
        for (int i = 0; i < 1000; i++) {
            double x = -1.0 + 4.0 * i / 1000.0;
            int cell = cst_knots_find(&k, x, i % COUNT - 1);
            TEST_ASSERT_TRUE(cst_knot(&k, cell) <= x && x < cst_knot(&k, cell + 1));
        }
        for (int i = 0; i < k.cells; i++)
            TEST_ASSERT_EQUAL_INT(i, cst_knots_find(&k, cst_knot(&k, i), 0));
    }
}

/* ---- the crane ------------------------------------------------------------------------------- */

static cst_problem *crane(const char *cost, const char *design)
{
    cst_problem *p;
    TEST_ASSERT_TRUE(cst_problem_create(cst_model_find("crane"), &p) >= 0);
    TEST_ASSERT_TRUE(cst_set_cost(p, cost) >= 0 && cst_set_design(p, design) >= 0);
    const cst_array *F = &cst_problem_model(p)->arrays[0];
    double *values = malloc((size_t)F->count * sizeof *values);
    for (int i = 0; i < F->count; i++)
        values[i] = 50.0 * draw();
    TEST_ASSERT_TRUE(cst_set_array(p, "F", values, F->count) >= 0);
    free(values);
    return p;
}

static double *gradient_of(cst_problem *p)
{
    double psi, *gradient = calloc((size_t)cst_design_count(p), sizeof *gradient);
    cst_work *w;
    TEST_ASSERT_TRUE(cst_work_create(p, &w) >= 0);
    TEST_ASSERT_TRUE_MESSAGE(cst_gradient(p, w, NULL, &psi, gradient) >= 0, cst_message(w));
    cst_work_free(w);
    return gradient;
}

/* d(integral F^2)/dF[k] = h (F[k-1] + 4 F[k] + F[k+1]) / 3, at an end h (2 F[0] + F[1]) / 3. */
static void effort(void)
{
    cst_problem *p = crane("effort", "F");
    const cst_array *F = &cst_problem_model(p)->arrays[0];
    int last = F->count - 1;
    double *gradient = gradient_of(p), h = 6.0 / last;
    for (int k = 0; k <= last; k++) {
        double now = cst_parameter_value(p, F->first + k),
               before = k ? cst_parameter_value(p, F->first + k - 1) : now,
               after = k < last ? cst_parameter_value(p, F->first + k + 1) : now;
        double exact = k == 0      ? 2.0 * now + after
                       : k == last ? 2.0 * now + before
                                   : before + 4.0 * now + after;
        TEST_ASSERT_DOUBLE_WITHIN(1e-12 * 200.0, h * exact / 3.0, gradient[k]);
    }
    free(gradient);
    cst_problem_free(p);
}

/* d(integral of the rate squared)/dF[k] = 2 (2 F[k] - F[k-1] - F[k+1]) / h: a piece at a knot is
 * that of the step. */
static void rate(void)
{
    cst_problem *p = crane("rate", "F");
    const cst_array *F = &cst_problem_model(p)->arrays[0];
    int last = F->count - 1;
    double *gradient = gradient_of(p), h = 6.0 / last;
    for (int k = 0; k <= last; k++) {
        double now = cst_parameter_value(p, F->first + k),
               before = k ? cst_parameter_value(p, F->first + k - 1) : now,
               after = k < last ? cst_parameter_value(p, F->first + k + 1) : now;
        TEST_ASSERT_DOUBLE_WITHIN(1e-7, 2.0 * (2.0 * now - before - after) / h, gradient[k]);
    }
    free(gradient);
    cst_problem_free(p);
}

/* All parameters by the adjoint and by the direct method. */
static void direct(void)
{
    cst_problem *p = crane("parked", "all");
    double *adjoint = gradient_of(p);
    cst_options o = cst_problem_options(p);
    o.method = CST_DIRECT;
    TEST_ASSERT_TRUE(cst_set_options(p, &o) >= 0);
    double *other = gradient_of(p), largest = 0.0;
    for (int k = 0; k < cst_design_count(p); k++)
        largest = fmax(largest, fabs(adjoint[k]));
    TEST_ASSERT_TRUE(largest > 0.0);
    for (int k = 0; k < cst_design_count(p); k++)
        TEST_ASSERT_DOUBLE_WITHIN(1e-11 * largest, adjoint[k], other[k]);
    free(adjoint);
    free(other);
    cst_problem_free(p);
}

static void differences(void)
{
    cst_problem *p = crane("parked", "F[0],F[7],F[199],L,x1");
    double *adjoint = gradient_of(p);
    cst_options o = cst_problem_options(p);
    o.method = CST_FD_CENTRAL;
    TEST_ASSERT_TRUE(cst_set_options(p, &o) >= 0);
    double *other = gradient_of(p);
    for (int k = 0; k < cst_design_count(p); k++)
        TEST_ASSERT_DOUBLE_WITHIN(1e-5 * fabs(adjoint[k]) + 1e-9, adjoint[k], other[k]);
    free(adjoint);
    free(other);
    cst_problem_free(p);
}

/* Both integrators find the same motion, whatever force the run before ended with. */
static void the_same_motion(void)
{
    cst_problem *p = crane("parked", "L");
    double psi[3];
    cst_work *w;
    for (int i = 0; i < 2; i++) {
        cst_options o = cst_problem_options(p);
        o.integrator = i ? CST_CVODES : CST_RK;
        o.rtol = 1e-10;
        TEST_ASSERT_TRUE(cst_set_options(p, &o) >= 0);
        TEST_ASSERT_TRUE(cst_work_create(p, &w) >= 0);
        TEST_ASSERT_TRUE(cst_simulate(p, w, NULL, &psi[i]) >= 0);
        TEST_ASSERT_TRUE(cst_simulate(p, w, NULL, &psi[2]) >= 0);
        TEST_ASSERT_TRUE(psi[2] == psi[i]);
        cst_work_free(w);
    }
    TEST_ASSERT_DOUBLE_WITHIN(1e-7 * fabs(psi[0]), psi[0], psi[1]);
    cst_problem_free(p);
}

/* The gradient of all parameters by an integrator and a method; the largest of it. */
static double *by(cst_problem *p, cst_integration integrator, cst_method method, double *largest)
{
    cst_options o = cst_problem_options(p);
    o.integrator = integrator;
    o.method = method;
    o.rtol = 1e-9;
    o.step = 0.02;
    TEST_ASSERT_TRUE(cst_set_options(p, &o) >= 0);
    double *gradient = gradient_of(p);
    *largest = 0.0;
    for (int k = 0; k < cst_design_count(p); k++)
        *largest = fmax(*largest, fabs(gradient[k]));
    return gradient;
}

static void agree(cst_problem *p, double *a, double *b, double within)
{
    for (int k = 0; k < cst_design_count(p); k++)
        TEST_ASSERT_DOUBLE_WITHIN(within, a[k], b[k]);
    free(a);
    free(b);
}

/* Every integrator has the derivatives by the nodes, by both methods. */
static void by_cvodes(void)
{
    double most;
    for (int cost = 0; cost < 2; cost++) {
        cst_problem *p = crane(cost ? "effort" : "parked", cost ? "F" : "all");
        double *rk = by(p, CST_RK, CST_ADJOINT, &most);
        double *adjoint = by(p, CST_CVODES, CST_ADJOINT, &most);
        TEST_ASSERT_TRUE(most > 0.0);
        agree(p, rk, adjoint, 1e-5 * most);
        rk = by(p, CST_RK, CST_ADJOINT, &most);
        agree(p, rk, by(p, CST_CVODES, CST_DIRECT, &most), 1e-6 * most);
        cst_problem_free(p);
    }
}

static void by_onestep(void)
{
    double most, none;
    cst_problem *p = crane("parked", "all");
    double *adjoint = by(p, CST_ONESTEP, CST_ADJOINT, &most);
    agree(p, adjoint, by(p, CST_ONESTEP, CST_DIRECT, &none), 1e-11 * most);
    TEST_ASSERT_TRUE(cst_set_design(p, "F[0],F[70],F[199],m") >= 0);
    adjoint = by(p, CST_ONESTEP, CST_ADJOINT, &none);
    agree(p, adjoint, by(p, CST_ONESTEP, CST_FD_CENTRAL, &none), 1e-6 * most);
    cst_problem_free(p);
}

/* No second derivatives by the nodes: said so. */
static void no_hessian(void)
{
    cst_problem *p = crane("parked", "F[3],m");
    double hessian[4], psi;
    cst_work *w;
    TEST_ASSERT_TRUE(cst_work_create(p, &w) >= 0);
    TEST_ASSERT_EQUAL_INT(CST_EARGUMENT, cst_hessian(p, w, NULL, hessian, &psi, NULL));
    TEST_ASSERT_NOT_NULL(strstr(cst_message(w), "F[3] is a value of a table, which has no second"));
    TEST_ASSERT_TRUE(isnan(hessian[0]));
    cst_work_free(w);
    cst_problem_free(p);
}

static void file_of(cst_problem *p, const char *text, int status, const char *says)
{
    char path[] = "tables_XXXXXX"; /* tests run side by side */
    FILE *file = fdopen(mkstemp(path), "w");
    fputs(text, file);
    fclose(file);
    int got = cst_set_array_file(p, "F", path);
    remove(path);
    TEST_ASSERT_EQUAL_INT_MESSAGE(status, got, cst_problem_message(p));
    TEST_ASSERT_TRUE_MESSAGE(strstr(cst_problem_message(p), says), cst_problem_message(p));
}

static void files(void)
{
    cst_problem *p = crane("parked", "F");
    int first = cst_problem_model(p)->arrays[0].first;
    file_of(p, "t,F\n0,1\n3,4\n6,-2\n", CST_OK, "");
    TEST_ASSERT_TRUE(cst_parameter_value(p, first) == 1.0);
    TEST_ASSERT_DOUBLE_WITHIN(1e-12, -2.0, cst_parameter_value(p, first + 199));
    TEST_ASSERT_DOUBLE_WITHIN(1e-12, 1.0 + 6.0 * 50 / 199, cst_parameter_value(p, first + 50));
    file_of(p, "0,1\n3,4\n", CST_EVALUE, "its knots are 0 to 3, those of F 0 to 6");
    file_of(p, "1\n2\n", CST_EVALUE, "2 values for the array F");
    cst_problem_free(p);
}

static void refused(cst_table table, int count, const char *says)
{
    cst_model model = *cst_model_find("pendulum");
    cst_parameter rows[8];
    memcpy(rows, model.parameters, 4 * sizeof *rows);
    rows[4] = (cst_parameter){ "F", "N", 0.0, -1.0, 1.0, "force", .count = count, .table = &table };
    model.parameters = rows;
    model.p = 4 + CST_CELL;
    cst_problem *p;
    TEST_ASSERT_EQUAL_INT(CST_EMODEL, cst_problem_create(&model, &p));
    TEST_ASSERT_TRUE_MESSAGE(strstr(cst_problem_message(p), says), cst_problem_message(p));
    cst_problem_free(p);
}

static void wrong_tables(void)
{
    static const double falling[] = { 0.0, 2.0, 1.0 };
    refused((cst_table){ .kind = CST_TABLE_LINEAR, .from = 1.0, .to = 1.0 }, 5, "give from < to");
    refused((cst_table){ .kind = CST_TABLE_CUBIC, .knots = falling }, 3, "do not increase");
    refused((cst_table){ .kind = CST_TABLE_CUBIC, .to = 1.0 }, 1, "too few values");
    refused((cst_table){ .kind = CST_TABLE_BSPLINE, .to = 1.0 }, 3, "4 of a B-spline");
    refused((cst_table){ .kind = CST_TABLE_BSPLINE, .knots = uneven }, 9, "are even");
    refused((cst_table){ .kind = (cst_table_kind)9, .to = 1.0 }, 5, "does not exist");
    refused((cst_table){ .kind = CST_TABLE_LINEAR, .to = 1.0, .lookups = 1 }, 5, "give .lookups");
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(linear);
    RUN_TEST(cubic);
    RUN_TEST(clamped);
    RUN_TEST(bspline);
    RUN_TEST(adjoints);
    RUN_TEST(finding);
    RUN_TEST(effort);
    RUN_TEST(rate);
    RUN_TEST(direct);
    RUN_TEST(differences);
    RUN_TEST(the_same_motion);
    RUN_TEST(by_cvodes);
    RUN_TEST(by_onestep);
    RUN_TEST(no_hessian);
    RUN_TEST(files);
    RUN_TEST(wrong_tables);
    return UNITY_END();
}
