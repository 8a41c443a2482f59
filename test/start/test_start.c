/* Starts that are searched for: the slider-crank's, assembled for any lengths; and every registered
 * model's own. */
#include "rig.h"
#include "unity.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

static rig one, two;
enum { MANY = 512 };

void setUp(void) {}

void tearDown(void)
{
    rig_close(&one);
    rig_close(&two);
}

static void open_crank(rig *r, const char *cost, cst_method method, double crank, double rod)
{
    rig_open(r, cst_model_find("slidercrank"), cost, "all", method, 1e-10);
    rig_set(r, "crank", crank);
    rig_set(r, "rod", rod);
}

/* Phi = 0, Phi_dot = 0 and the velocity nearest to the guess, whatever the lengths. */
static void test_lengths(void)
{
    static const double lengths[][2] = { { 1.0, 2.0 }, { 0.5, 2.0 }, { 1.0, 1.5 },
                                         { 1.2, 3.0 }, { 0.3, 5.0 }, { 1.9, 3.0 } };
    for (size_t i = 0; i < sizeof lengths / sizeof *lengths; i++) {
        double crank = lengths[i][0], rod = lengths[i][1], q[3], v[3];
        cst_observed o;
        open_crank(&one, NULL, CST_ADJOINT, crank, rod);
        rig_simulate(&one, NULL);
        TEST_ASSERT_EQUAL_INT(CST_OK, cst_trajectory_at(one.p, one.w, 0.0, q, v, NULL, NULL));
        TEST_ASSERT_EQUAL_INT(CST_OK, cst_observe(one.p, one.w, 0.0, &o));
        TEST_ASSERT_DOUBLE_WITHIN(1e-12, crank, hypot(q[0], q[1]));
        TEST_ASSERT_DOUBLE_WITHIN(1e-12, rod, hypot(q[2] - q[0], q[1]));
        TEST_ASSERT_DOUBLE_WITHIN(1e-12, 0.0, q[0] * v[0] + q[1] * v[1]);
        TEST_ASSERT_DOUBLE_WITHIN(1e-12, 0.0, (q[2] - q[0]) * (v[2] - v[0]) + q[1] * v[1]);
        TEST_ASSERT_TRUE(o.phi < 1e-12 && o.phi_dot < 1e-12);
        TEST_ASSERT_TRUE_MESSAGE(hypot(v[0], v[1]) > 0.1, "the crank does not turn");
        if (i > 0) /* the lengths do move the start */
            TEST_ASSERT_TRUE(fabs(q[0] - 0.7) + fabs(q[1] - 0.7) + fabs(q[2] - 2.6) > 1e-3);
    }
}

/* The nearest configuration to the guess: q - q0 is a combination of the constraints' gradients. */
static void test_nearest(void)
{
    double q[3];
    open_crank(&one, NULL, CST_ADJOINT, 1.2, 3.0);
    rig_simulate(&one, NULL);
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_trajectory_at(one.p, one.w, 0.0, q, NULL, NULL, NULL));
    double d[3] = { q[0] - 0.7, q[1] - 0.7, q[2] - 2.6 }, dx = q[2] - q[0];
    /* the one motion that the constraints leave */
    double tangent[3] = { -q[1], q[0], -q[1] - q[1] * q[0] / dx };
    TEST_ASSERT_DOUBLE_WITHIN(1e-12, 0.0, -dx * tangent[0] + q[1] * tangent[1] + dx * tangent[2]);
    TEST_ASSERT_DOUBLE_WITHIN(1e-11, 0.0,
                              d[0] * tangent[0] + d[1] * tangent[1] + d[2] * tangent[2]);
}

/* dy/drho is part of the gradient: at a horizon so short that nothing else is, and at the model's
 * own. */
static void start_in_gradient(double tf, double bound)
{
    static const char *const costs[] = { "position", "shake" };
    for (int i = 0; i < 2; i++) {
        double differences[MANY];
        open_crank(&one, costs[i], CST_FD_CENTRAL, 1.1, 2.3);
        cst_options o = cst_problem_options(one.p);
        o.tf = tf;
        o.fd_step = 1e-4;
        rig_options(&one, o);
        rig_solve(&one, NULL);
        memcpy(differences, one.gradient, (size_t)one.count * sizeof *differences);
        for (int method = CST_ADJOINT; method <= CST_DIRECT; method++) {
            o.method = (cst_method)method;
            rig_options(&one, o);
            rig_work(&one);
            rig_solve(&one, NULL);
            double scale = rig_scale(&one, one.gradient);
            for (int k = 0; k < one.count; k++)
                TEST_ASSERT_DOUBLE_WITHIN_MESSAGE(bound * scale / rig_size(&one, k), differences[k],
                                                  one.gradient[k], costs[i]);
        }
    }
}

static void test_gradient(void)
{
    start_in_gradient(2.0, 1e-5);
    start_in_gradient(1e-3, 1e-6);
}

/* At a short horizon the slider's position is that of the start, which two starts beside it
 * tell. */
static void test_known_derivative(void)
{
    double q[2][3], h = 1e-4;
    for (int side = 0; side < 2; side++) {
        open_crank(&one, "position", CST_ADJOINT, 1.1, 2.3 + (side ? h : -h));
        rig_simulate(&one, NULL);
        TEST_ASSERT_EQUAL_INT(CST_OK,
                              cst_trajectory_at(one.p, one.w, 0.0, q[side], NULL, NULL, NULL));
    }
    open_crank(&one, "position", CST_ADJOINT, 1.1, 2.3);
    cst_options o = cst_problem_options(one.p);
    o.tf = 1e-6;
    rig_options(&one, o);
    rig_solve(&one, NULL);
    double right = (q[1][2] - q[0][2]) / (2.0 * h);
    TEST_ASSERT_TRUE(fabs(right) > 0.1);
    TEST_ASSERT_DOUBLE_WITHIN(1e-5 * fabs(right), right, rig_component(&one, "rod"));
}

/* Far from the guess: a crank longer than its rod lies down. */
static void test_extremes(void)
{
    static const double lengths[][2] = { { 0.1, 12.0 }, { 1.9, 1.0 }, { 0.1, 1.0 } };
    for (size_t i = 0; i < sizeof lengths / sizeof *lengths; i++) {
        double q[3];
        open_crank(&one, NULL, CST_ADJOINT, lengths[i][0], lengths[i][1]);
        cst_options o = cst_problem_options(one.p);
        o.tf = 1e-3;
        rig_options(&one, o);
        rig_simulate(&one, NULL);
        TEST_ASSERT_EQUAL_INT(CST_OK, cst_trajectory_at(one.p, one.w, 0.0, q, NULL, NULL, NULL));
        TEST_ASSERT_DOUBLE_WITHIN(1e-11, lengths[i][0], hypot(q[0], q[1]));
        TEST_ASSERT_DOUBLE_WITHIN(1e-11, lengths[i][1], hypot(q[2] - q[0], q[1]));
    }
}

/* A rod of no length to speak of: where it fits the bars lie on the axis and the constraints have
 * no rank.  An error with a message, and no number. */
static void test_impossible(void)
{
    double psi, gradient[MANY], rho[MANY];
    for (int method = CST_ADJOINT; method <= CST_FD_CENTRAL; method++) {
        open_crank(&one, NULL, (cst_method)method, 1.0, 2.0);
        rig_work(&one);
        for (int k = 0; k < one.count; k++)
            rho[k] = rig_value(&one, k);
        rho[1] = 1e-9; /* beyond its bounds too, which cst_gradient may refuse in its own words */
        psi = gradient[0] = gradient[one.count - 1] = 1.0;
        int status = cst_gradient(one.p, one.w, rho, &psi, gradient);
        TEST_ASSERT_TRUE_MESSAGE(status == CST_ESTART || status == CST_EVALUE, cst_message(one.w));
        TEST_ASSERT_TRUE(strlen(cst_message(one.w)) > 20);
        TEST_ASSERT_TRUE(isnan(psi) && isnan(gradient[0]) && isnan(gradient[one.count - 1]));
        rig_solve(&one, NULL); /* and the work is as good as new */
        TEST_ASSERT_EQUAL_STRING("", cst_message(one.w));
    }
}

/* Every model starts on its constraints, also after a change of its design variables. */
static void test_consistent(void)
{
    double rho[MANY];
    cst_observed o;
    rig_open(&one, rig_model, NULL, NULL, CST_ADJOINT, RIG_DEFAULT);
    cst_options options = cst_problem_options(one.p);
    options.tf = 1e-3 * options.tf;
    rig_options(&one, options);
    rig_work(&one);
    for (int shift = 0; shift < 3; shift++) {
        double size = 1.0, q[MANY];
        TEST_ASSERT_TRUE(rig_model->n <= MANY && one.count <= MANY);
        for (int k = 0; k < one.count; k++) {
            const cst_parameter *x = &rig_model->parameters[cst_design_index(one.p, k)];
            rho[k] =
                fmin(fmax(rig_value(&one, k) * (1.0 + 10.0 * rig_nudge() * (shift - 1)), x->lower),
                     x->upper);
        }
        rig_simulate(&one, rho);
        TEST_ASSERT_EQUAL_INT(CST_OK, cst_observe(one.p, one.w, 0.0, &o));
        TEST_ASSERT_EQUAL_INT(CST_OK, cst_trajectory_at(one.p, one.w, 0.0, q, NULL, NULL, NULL));
        for (int i = 0; i < rig_model->n; i++)
            size = fmax(size, fabs(q[i]));
        TEST_ASSERT_TRUE(o.phi <= 1e-9 * size * size && o.phi_dot <= 1e-8 * size * size);
    }
}

int main(int argc, char **argv)
{
    rig_arguments(argc, argv);
    UNITY_BEGIN();
    RUN_TEST(test_lengths);
    RUN_TEST(test_nearest);
    RUN_TEST(test_gradient);
    RUN_TEST(test_known_derivative);
    RUN_TEST(test_extremes);
    RUN_TEST(test_impossible);
    rig_each_model(test_consistent, "consistent");
    return UNITY_END() != 0;
}
