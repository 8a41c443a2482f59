/* Residuals and fits: the residuals' Jacobian against the misfit's adjoint and against differences,
 * in every integrator and across switches; fits with known answers, bounds, what the data do not
 * tell, states, wrong input. */
#include "costate.h"
#include "optimize/fit/singular.h"
#include "unity.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

void setUp(void) {}
void tearDown(void) {}

static char path[] = "/tmp/costate_fit_XXXXXX";

static void write_table(const char *text)
{
    FILE *file = fopen(path, "w");
    TEST_ASSERT_NOT_NULL(file);
    fputs(text, file);
    fclose(file);
}

static cst_problem *problem(const char *model, const char *design, cst_integration integrator,
                            double tf)
{
    cst_problem *p;
    char misfit[64];
    TEST_ASSERT_EQUAL_INT(0, cst_problem_create(cst_model_find(model), &p));
    TEST_ASSERT_EQUAL_INT(0, cst_set_design(p, design));
    cst_options o = cst_problem_options(p);
    o.integrator = integrator;
    o.tf = tf;
    o.step = 1e-3;
    TEST_ASSERT_EQUAL_INT_MESSAGE(0, cst_set_options(p, &o), cst_problem_message(p));
    snprintf(misfit, sizeof misfit, "misfit(%s)", path);
    TEST_ASSERT_EQUAL_INT_MESSAGE(0, cst_add_response(p, misfit), cst_problem_message(p));
    return p;
}

/* Samples of outputs of the model as it is, at instants of no plan; a cell is missing. */
static void measure(const char *model, const char *first, const char *second, double tf,
                    double noise)
{
    cst_problem *p;
    cst_work *w = NULL;
    char text[20000] = "", *to = text;
    double values[2];
    cst_problem_create(cst_model_find(model), &p);
    to += sprintf(to, "t,%s,sigma_%s,%s\n", first, first, second);
    for (int i = 0; i < 40; i++) {
        char at[2][64];
        double t = tf * (i + 0.37) / 40.0;
        cst_clear_responses(p);
        for (int k = 0; k < 2; k++) {
            snprintf(at[k], sizeof at[k], "at(%s, %.9g)", k ? second : first, t);
            TEST_ASSERT_EQUAL_INT_MESSAGE(0, cst_add_response(p, at[k]), cst_problem_message(p));
        }
        cst_work_create(p, &w);
        TEST_ASSERT_EQUAL_INT(0, cst_responses(p, w, NULL, values, NULL));
        cst_work_free(w);
        double off = noise * sin(100.0 * i), other = noise * cos(77.0 * i);
        to += sprintf(to, "%.9g,%.17g,0.5,", t, values[0] + 0.5 * off);
        to += i == 7 ? sprintf(to, "\n") : sprintf(to, "%.17g\n", values[1] + other);
    }
    cst_problem_free(p);
    write_table(text);
}

/* sum r^2 = misfit, 2 J' r = its adjoint gradient; J by central differences. */
static void check_jacobian(const char *model, const char *design, cst_integration integrator,
                           double tf, double tol)
{
    cst_work *w = NULL;
    cst_problem *p = problem(model, design, integrator, tf);
    int n = cst_design_count(p), m = cst_residual_count(p);
    TEST_ASSERT_EQUAL_INT(79, m);
    int status = cst_work_create(p, &w);
    TEST_ASSERT_EQUAL_INT_MESSAGE(0, status, cst_message(w));
    double *r = calloc((size_t)(m * (n + 3)), sizeof *r), *jacobian = r + m,
           *sides = jacobian + m * n, rho[8], psi, gradient[8];
    for (int k = 0; k < n; k++)
        rho[k] = cst_parameter_value(p, cst_design_index(p, k)) * (k % 2 ? 1.01 : 0.99);
    TEST_ASSERT_EQUAL_INT_MESSAGE(0, cst_residuals(p, w, rho, r, jacobian), cst_message(w));
    TEST_ASSERT_EQUAL_INT(0, cst_responses(p, w, rho, &psi, gradient));
    double sum = 0.0;
    for (int i = 0; i < m; i++)
        sum += r[i] * r[i];
    TEST_ASSERT_DOUBLE_WITHIN(1e-9 * psi, psi, sum);
    for (int k = 0; k < n; k++) {
        double by = 0.0, size = 0.0, off = 0.0, h = 1e-5 * rho[k], at = rho[k];
        for (int i = 0; i < m; i++) {
            by += 2.0 * r[i] * jacobian[i * n + k];
            size += 2.0 * fabs(r[i] * jacobian[i * n + k]);
        }
        TEST_ASSERT_DOUBLE_WITHIN(1e-6 * size, gradient[k], by);
        for (int side = 0; side < 2; side++) {
            rho[k] = at + (side ? h : -h);
            TEST_ASSERT_EQUAL_INT(0, cst_residuals(p, w, rho, sides + side * m, NULL));
        }
        rho[k] = at;
        for (int i = 0; i < m; i++)
            size = fmax(size, fabs(jacobian[i * n + k]));
        for (int i = 0; i < m; i++)
            off = fmax(off, fabs((sides[m + i] - sides[i]) / (2.0 * h) - jacobian[i * n + k]));
        TEST_ASSERT_TRUE_MESSAGE(off <= tol * size, model);
    }
    free(r);
    cst_work_free(w);
    cst_problem_free(p);
}

static void test_jacobian(void)
{
    static const cst_integration all[] = { CST_CVODES, CST_ONESTEP, CST_RK };
    measure("fivebar", "spring1", "bar2", 1.0, 1.0);
    for (int i = 0; i < 3; i++)
        check_jacobian("fivebar", "k1,k2,L01,m2", all[i], 1.0, 1e-4);
    measure("slidercrank", "push", "x2", 1.0, 0.1);
    for (int i = 0; i < 3; i++)
        check_jacobian("slidercrank", "c,k,speed", all[i], 1.0, 1e-4);
    measure("barrier", "power", "x", 1.0, 0.1);
    check_jacobian("barrier", "m,v0,b1,F1", CST_CVODES, 1.0, 1e-4);
    check_jacobian("barrier", "m,v0,b1,F1", CST_RK, 1.0, 1e-4);
}

static void test_singular_values(void)
{
    double a[3][4] = { { 1, 1, 1, 1 }, { 1, 1, 1, 1 + 1e-9 }, { 1, -1, 2, 0 } }, v[9], s[3];
    cst_singular(&a[0][0], 4, 3, v, s);
    TEST_ASSERT_TRUE(s[0] >= s[1] && s[1] >= s[2]);
    TEST_ASSERT_DOUBLE_WITHIN(1e-12, 4 + 4 + 2e-9 + 6, s[0] * s[0] + s[1] * s[1] + s[2] * s[2]);
    /* v = (1, -1, small) / sqrt 2 is sent to a length of about 1e-9 sqrt(1/2) times what is left of
     * it */
    TEST_ASSERT_TRUE(s[2] > 3e-10 && s[2] < 8e-10);
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++)
            TEST_ASSERT_DOUBLE_WITHIN(1e-14, i == j,
                                      v[3 * i] * v[3 * j] + v[3 * i + 1] * v[3 * j + 1] +
                                          v[3 * i + 2] * v[3 * j + 2]);
}

static cst_optimizer *fit(cst_problem *p, cst_work *w, const double *start, int evaluations)
{
    cst_optimizer *o = NULL;
    cst_limits l = cst_fit_limits();
    l.max_evaluations = evaluations;
    int status = cst_fit_create(&(cst_scenario){ p, w, 1.0 }, 1, &o);
    TEST_ASSERT_EQUAL_INT_MESSAGE(0, status, cst_optimizer_message(o));
    TEST_ASSERT_EQUAL_INT(0, cst_optimizer_start(o, start));
    if (evaluations)
        TEST_ASSERT_EQUAL_INT_MESSAGE(0, cst_optimizer_run(o, &l), cst_optimizer_message(o));
    return o;
}

/* Without noise the truth is found; saved after a few evaluations and gone on with, the same bits.
 */
static void test_truth(void)
{
    static const double start[3] = { 3.0, 28.0, 4.5 }, truth[3] = { 2.0, 40.0, 4.0 };
    cst_fitted f;
    cst_work *w = NULL;
    measure("slidercrank", "push", "x2", 1.5, 0.0);
    cst_problem *p = problem("slidercrank", "c,k,speed", CST_INTEGRATOR_AUTO, 1.5);
    cst_work_create(p, &w);
    cst_optimizer *o = fit(p, w, start, 100);
    cst_optimum r = cst_optimizer_result(o);
    for (int k = 0; k < 3; k++)
        TEST_ASSERT_DOUBLE_WITHIN(1e-5 * truth[k], truth[k], r.rho[k]);
    TEST_ASSERT_EQUAL_INT(0, cst_fit_result(o, &f));
    TEST_ASSERT_EQUAL_INT(79, f.samples);
    TEST_ASSERT_EQUAL_INT(76, f.freedom);
    TEST_ASSERT_EQUAL_INT(0, f.sigma_given); /* the second column has none */
    TEST_ASSERT_TRUE(f.chi2 < 1e-6 && f.directions == 0);
    cst_optimizer *half = fit(p, w, start, 3), *rest = fit(p, w, start, 0);
    long size = cst_optimizer_save(half, NULL, 0);
    char *bytes = malloc((size_t)size);
    cst_optimizer_save(half, bytes, size);
    TEST_ASSERT_EQUAL_INT_MESSAGE(0, cst_optimizer_load(rest, bytes, size),
                                  cst_optimizer_message(rest));
    TEST_ASSERT_EQUAL_INT(0, cst_optimizer_run(rest, NULL));
    cst_optimum again = cst_optimizer_result(rest);
    TEST_ASSERT_EQUAL_INT(0, memcmp(r.rho, again.rho, 3 * sizeof *r.rho));
    TEST_ASSERT_EQUAL_INT(r.evaluations, again.evaluations);
    free(bytes);
    cst_optimizer_free(o);
    cst_optimizer_free(half);
    cst_optimizer_free(rest);
    cst_work_free(w);
    cst_problem_free(p);
}

static cst_optimizer *fit_by(const char *algorithm, cst_problem *p, cst_work *w,
                             const double *start, int evaluations)
{
    cst_optimizer *o = fit(p, w, start, 0);
    cst_limits l = cst_fit_limits();
    l.max_evaluations = evaluations;
    TEST_ASSERT_EQUAL_INT_MESSAGE(0, cst_optimizer_algorithm(o, algorithm),
                                  cst_optimizer_message(o));
    TEST_ASSERT_EQUAL_INT_MESSAGE(0, cst_optimizer_run(o, &l), cst_optimizer_message(o));
    return o;
}

/* Errors and correlations of three parameters are those of C = (J'J)^-1, here by cofactors, times
 * chi2 / freedom where no sigma is given. */
static void check_errors(const cst_fitted *f)
{
    double N[3][3] = { { 0 } }, C[3][3], by = f->sigma_given ? 1.0 : f->chi2 / f->freedom;
    for (int i = 0; i < f->samples; i++)
        for (int k = 0; k < 9; k++)
            N[k / 3][k % 3] += f->jacobian[3 * i + k / 3] * f->jacobian[3 * i + k % 3];
    for (int k = 0; k < 9; k++) {
        int a = (k / 3 + 1) % 3, b = (k / 3 + 2) % 3, c = (k % 3 + 1) % 3, d = (k % 3 + 2) % 3;
        C[k / 3][k % 3] = N[a][c] * N[b][d] - N[a][d] * N[b][c];
    }
    double det = N[0][0] * C[0][0] + N[0][1] * C[0][1] + N[0][2] * C[0][2];
    for (int k = 0; k < 3; k++) {
        double right = sqrt(by * C[k][k] / det);
        TEST_ASSERT_DOUBLE_WITHIN(1e-6 * right, right, f->error[k]);
        for (int l = 0; l < 3; l++)
            TEST_ASSERT_DOUBLE_WITHIN(1e-6, C[k][l] / sqrt(C[k][k] * C[l][l]),
                                      f->correlation[3 * k + l]);
    }
}

/* By the adjoint's gradient of chi-square: the same minimum, errors and certificate as with the
 * residuals' Jacobian; saved and gone on with, the same bits. */
static void test_adjoint(void)
{
    static const double start[3] = { 3.0, 28.0, 4.5 };
    cst_fitted f, g;
    cst_certificate c;
    cst_work *w = NULL;
    measure("slidercrank", "push", "x2", 1.5, 0.02);
    cst_problem *p = problem("slidercrank", "c,k,speed", CST_INTEGRATOR_AUTO, 1.5);
    cst_work_create(p, &w);
    cst_optimizer *one = fit_by("levenberg", p, w, start, 100),
                  *two = fit_by("lbfgsb", p, w, start, 500),
                  *half = fit_by("lbfgsb", p, w, start, 7), *rest = fit(p, w, start, 0);
    TEST_ASSERT_EQUAL_INT(CST_EVALUE, cst_optimizer_algorithm(rest, "slsqp"));
    TEST_ASSERT_EQUAL_INT(CST_EVALUE, cst_optimizer_algorithm(rest, "newton"));
    TEST_ASSERT_EQUAL_INT(CST_ENAME, cst_optimizer_algorithm(rest, "simplex"));
    TEST_ASSERT_EQUAL_STRING("levenberg", cst_optimizer_result(one).algorithm);
    TEST_ASSERT_EQUAL_STRING("lbfgsb", cst_optimizer_result(two).algorithm);
    TEST_ASSERT_EQUAL_INT(0, cst_optimizer_certify(two, &c));
    TEST_ASSERT_TRUE(c.agrees && fabs(c.adjoint) > 10.0 * c.error);
    TEST_ASSERT_EQUAL_INT(0, cst_fit_result(one, &f));
    TEST_ASSERT_EQUAL_INT(0, cst_fit_result(two, &g));
    check_errors(&f);
    check_errors(&g);
    TEST_ASSERT_DOUBLE_WITHIN(1e-7 * f.chi2, f.chi2, g.chi2);
    TEST_ASSERT_TRUE(g.samples == f.samples && g.freedom == f.freedom);
    double sum = 0.0;
    for (int i = 0; i < g.samples; i++)
        sum += g.residuals[i] * g.residuals[i];
    TEST_ASSERT_DOUBLE_WITHIN(1e-9 * g.chi2, g.chi2, sum);
    for (int k = 0; k < 3; k++) {
        double apart = cst_optimizer_result(two).rho[k] - cst_optimizer_result(one).rho[k];
        TEST_ASSERT_TRUE(fabs(apart) <= 1e-2 * f.error[k]);
        TEST_ASSERT_DOUBLE_WITHIN(1e-3 * f.error[k], f.error[k], g.error[k]);
    }
    long size = cst_optimizer_save(half, NULL, 0);
    char *bytes = malloc((size_t)size);
    cst_optimizer_save(half, bytes, size);
    TEST_ASSERT_EQUAL_INT(0, cst_optimizer_algorithm(rest, "lbfgsb"));
    TEST_ASSERT_EQUAL_INT_MESSAGE(0, cst_optimizer_load(rest, bytes, size),
                                  cst_optimizer_message(rest));
    TEST_ASSERT_EQUAL_INT(CST_EARGUMENT, cst_optimizer_certify(rest, &c));
    TEST_ASSERT_EQUAL_INT(0, cst_fit_result(rest, &g));
    TEST_ASSERT_TRUE(isnan(g.error[0]) && isnan(g.residuals[0]) && isnan(g.jacobian[0]));
    TEST_ASSERT_EQUAL_INT(0, cst_optimizer_run(rest, NULL));
    TEST_ASSERT_EQUAL_INT(0, memcmp(cst_optimizer_result(two).rho, cst_optimizer_result(rest).rho,
                                    3 * sizeof(double)));
    free(bytes);
    cst_optimizer_free(one);
    cst_optimizer_free(two);
    cst_optimizer_free(half);
    cst_optimizer_free(rest);
    cst_work_free(w);
    cst_problem_free(p);
}

/* The vehicle with all of its parameters: L-BFGS-B without being asked. */
static void test_many_parameters(void)
{
    char text[4000] = "t,chassis_dz\n", *to = text + strlen(text);
    cst_work *w = NULL;
    cst_optimizer *o = NULL;
    for (int i = 1; i <= 150; i++)
        to += sprintf(to, "%d.5e-3,0\n", i);
    write_table(text);
    cst_problem *p = problem("iltis", "all", CST_INTEGRATOR_AUTO, 0.2);
    TEST_ASSERT_EQUAL_INT(0, cst_work_create(p, &w));
    int status = cst_fit_create(&(cst_scenario){ p, w, 1.0 }, 1, &o);
    TEST_ASSERT_EQUAL_INT_MESSAGE(0, status, cst_optimizer_message(o));
    TEST_ASSERT_EQUAL_STRING("lbfgsb", cst_optimizer_result(o).algorithm);
    cst_optimizer_free(o);
    cst_work_free(w);
    cst_problem_free(p);
}

/* A bound that the truth is outside of: the fit ends on it, with the gradient pointing outside. */
static void test_bounds(void)
{
    static const double start[2] = { 1.5, 30.0 };
    cst_fitted f;
    cst_work *w = NULL;
    measure("slidercrank", "push", "x2", 1.5, 0.0);
    cst_problem *p = problem("slidercrank", "c,k", CST_INTEGRATOR_AUTO, 1.5);
    cst_work_create(p, &w);
    cst_optimizer *o = fit(p, w, start, 0);
    TEST_ASSERT_EQUAL_INT(0, cst_optimizer_bounds(o, 1, 20.0, 35.0));
    TEST_ASSERT_EQUAL_INT(0, cst_optimizer_run(o, NULL));
    cst_optimum r = cst_optimizer_result(o);
    TEST_ASSERT_TRUE(r.rho[1] == 35.0 && r.gradient[1] < 0.0);
    TEST_ASSERT_TRUE(fabs(r.gradient[0]) < 1e-3 * fabs(r.gradient[1]) * 35.0);
    TEST_ASSERT_EQUAL_INT(0, cst_fit_result(o, &f));
    TEST_ASSERT_TRUE(isnan(f.error[1]) && f.error[0] > 0.0 && f.freedom == 78);
    cst_optimizer_free(o);
    cst_work_free(w);
    cst_problem_free(p);
}

/* A mechanism twice as heavy and as stiff moves in the same way. */
static void test_what_the_data_do_not_tell(void)
{
    cst_fitted f;
    cst_work *w = NULL;
    measure("slidercrank", "x2", "dot(x2)", 1.0, 0.01);
    cst_problem *p = problem("slidercrank", "c,k,m1,m2,m3", CST_INTEGRATOR_AUTO, 1.0);
    static const double start[5] = { 2.0, 40.0, 1.0, 2.0, 1.5 };
    cst_work_create(p, &w);
    cst_optimizer *o = fit(p, w, start, 60);
    TEST_ASSERT_EQUAL_INT(0, cst_fit_result(o, &f));
    TEST_ASSERT_TRUE(f.directions >= 1 && isinf(f.direction_error[0]));
    for (int k = 0; k < 5; k++) { /* all of them by the same factor */
        TEST_ASSERT_DOUBLE_WITHIN(1e-3, 1.0 / sqrt(5.0), fabs(f.direction[k]));
        TEST_ASSERT_TRUE(isinf(f.error[k]));
    }
    cst_optimizer_free(o);
    cst_work_free(w);
    cst_problem_free(p);
}

static void test_refused(void)
{
    cst_work *w = NULL;
    cst_optimizer *o;
    double none[4];
    write_table("t,spring1\n0.5,3\n1,2\n");
    cst_problem *p = problem("fivebar", "k1,k2,m2", CST_INTEGRATOR_AUTO, 2.0);
    cst_work_create(p, &w);
    TEST_ASSERT_EQUAL_INT(CST_EVALUE, cst_fit_create(&(cst_scenario){ p, w, 1.0 }, 1, &o));
    TEST_ASSERT_NOT_NULL(
        strstr(cst_optimizer_message(o), "more unknowns than data: 3 parameters and 2 samples"));
    cst_optimizer_free(o);
    cst_work_free(w);
    cst_clear_responses(p);
    cst_work_create(p, &w);
    TEST_ASSERT_EQUAL_INT(CST_EVALUE, cst_fit_create(&(cst_scenario){ p, w, 1.0 }, 1, &o));
    TEST_ASSERT_NOT_NULL(strstr(cst_optimizer_message(o), "no measurements"));
    cst_optimizer_free(o);
    TEST_ASSERT_EQUAL_INT(CST_EARGUMENT, cst_residuals(p, w, NULL, none, NULL));
    TEST_ASSERT_EQUAL_INT(0, cst_optimizer_create(&(cst_scenario){ p, w, 1.0 }, 1, &o));
    TEST_ASSERT_EQUAL_INT(CST_EVALUE, cst_optimizer_algorithm(o, "levenberg"));
    cst_optimizer_free(o);
    cst_work_free(w);
    cst_problem_free(p);
}

int main(void)
{
    close(mkstemp(path));
    UNITY_BEGIN();
    RUN_TEST(test_jacobian);
    RUN_TEST(test_singular_values);
    RUN_TEST(test_truth);
    RUN_TEST(test_adjoint);
    RUN_TEST(test_many_parameters);
    RUN_TEST(test_bounds);
    RUN_TEST(test_what_the_data_do_not_tell);
    RUN_TEST(test_refused);
    remove(path);
    return UNITY_END();
}
