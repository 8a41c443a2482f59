/* Responses of contacts: impulses, counts, and looks at both sides of an impact. */
#include "rig.h"

#include "unity.h"

#include <math.h>
#include <string.h>

void setUp(void) {}
void tearDown(void) {}

enum { MOST = 4, PARAMETERS = 12 };
static double values[MOST], jacobian[MOST * PARAMETERS];

/* The responses' values and Jacobian; returns the number of design variables. */
static int solve(const char *model, const char *const *responses, int count, double tf,
                 cst_method method, cst_integration integrator)
{
    rig r = { 0 };
    rig_open(&r, cst_model_find(model), NULL, "all", method, RIG_DEFAULT);
    cst_options o = cst_problem_options(r.p);
    o.integrator = integrator;
    o.tf = tf > 0.0 ? tf : o.tf;
    o.fd_step = 1e-6;
    for (int i = 0; i < count; i++)
        TEST_ASSERT_EQUAL_INT_MESSAGE(CST_OK, cst_add_response(r.p, responses[i]),
                                      cst_problem_message(r.p));
    rig_options(&r, o);
    rig_work(&r);
    TEST_ASSERT_TRUE_MESSAGE(cst_responses(r.p, r.w, NULL, values, jacobian) >= 0,
                             cst_message(r.w));
    int designs = r.count;
    rig_close(&r);
    return designs;
}

static const cst_method methods[2] = { CST_ADJOINT, CST_DIRECT };
static const cst_integration integrators[2] = { CST_RK, CST_CVODES };

/* One hit: I = m (1 + e) v, v = sqrt(u^2 + 2 g (h - f)). */
static void test_impulse_of_one_hit(void)
{
    static const char *const asked[] = { "impulse(ball on the floor)",
                                         "n = count( ball on the floor )" };
    const double m = 1.3, g = 9.81, h = 1.0, u = 0.5, e = 0.8, f = 0.1;
    double v = sqrt(u * u + 2.0 * g * (h - f)), I = m * (1.0 + e) * v, by = m * (1.0 + e) / v;
    const double exact[6] = { I / m, by * (h - f), by * g, by * u, m * v, -by * g };
    for (int way = 0; way < 4; way++) {
        solve("bouncer", asked, 2, 0.7, methods[way % 2], integrators[way / 2]);
        TEST_ASSERT_DOUBLE_WITHIN(1e-7, I, values[0]);
        TEST_ASSERT_DOUBLE_WITHIN(0.0, 1.0, values[1]);
        for (int k = 0; k < 6; k++) {
            TEST_ASSERT_DOUBLE_WITHIN(1e-7, exact[k], jacobian[k]);
            TEST_ASSERT_DOUBLE_WITHIN(0.0, 0.0, jacobian[6 + k]);
        }
    }
}

static void test_counts(void)
{
    static const char *const bounces[] = { "count(ball on the floor)" };
    solve("bouncer", bounces, 1, 0.0, CST_ADJOINT, CST_RK);
    TEST_ASSERT_DOUBLE_WITHIN(0.0, 4.0, values[0]);
    static const char *const sticks[] = { "count(mass on the belt)" };
    solve("belt", sticks, 1, 0.0, CST_ADJOINT, CST_RK);
    TEST_ASSERT_DOUBLE_WITHIN(0.0, 5.0, values[0]);
}

/* The tip slides behind the impact. */
static void test_friction_of_the_impulse(void)
{
    static const char *const along[] = { "impulse(tip along the floor)",
                                         "impulse(tip on the floor)" };
    for (int way = 0; way < 4; way++) {
        int p = solve("drop", along, 2, 0.0, methods[way % 2], integrators[way / 2]);
        /* slides: -mu times the other, and so its derivatives, but for that by mu */
        TEST_ASSERT_DOUBLE_WITHIN(1e-12, -0.29 * values[1], values[0]);
        for (int k = 0; k < p; k++)
            TEST_ASSERT_DOUBLE_WITHIN(1e-7, -0.29 * jacobian[p + k] - (k == 3) * values[1],
                                      jacobian[k]);
    }
}

/* Seven impacts of the five-bar, its joints included: against differences. */
static void test_impulse_of_five_bar(void)
{
    static const char *const asked[] = { "impulse(point 2 on the floor)" };
    double adjoint[PARAMETERS], value;
    int p = solve("strike", asked, 1, 0.0, CST_ADJOINT, CST_RK);
    memcpy(adjoint, jacobian, (size_t)p * sizeof *adjoint);
    value = values[0];
    for (int way = 1; way < 5; way++) {
        cst_method method = way == 4 ? CST_FD_CENTRAL : methods[way % 2];
        solve("strike", asked, 1, 0.0, method, integrators[way / 2 % 2]);
        TEST_ASSERT_DOUBLE_WITHIN(1e-6 * fabs(value), value, values[0]);
        for (int k = 0; k < p; k++)
            TEST_ASSERT_DOUBLE_WITHIN((way == 4 ? 1e-5 : 1e-6) * (fabs(adjoint[k]) + 0.1),
                                      adjoint[k], jacobian[k]);
    }
}

/* Speed before and behind the first impact, which moves with the parameters. */
static void test_sides_of_an_impact(void)
{
    static const char *const asked[] = { "min(dot(y))", "max(dot(y))" };
    const double g = 9.81, h = 1.0, u = 0.5, e = 0.8, f = 0.1;
    double v = sqrt(u * u + 2.0 * g * (h - f));
    const double by[6] = { 0, (h - f) / v, g / v, u / v, 0, -g / v };
    for (int way = 0; way < 4; way++) {
        solve("bouncer", asked, 2, 0.7, methods[way % 2], integrators[way / 2]);
        TEST_ASSERT_DOUBLE_WITHIN(1e-7, -v, values[0]);
        TEST_ASSERT_DOUBLE_WITHIN(1e-7, e * v, values[1]);
        for (int k = 0; k < 6; k++) {
            TEST_ASSERT_DOUBLE_WITHIN(1e-6, -by[k], jacobian[k]);
            TEST_ASSERT_DOUBLE_WITHIN(1e-6, e * by[k] + (k == 4) * v, jacobian[6 + k]);
        }
    }
}

static void test_no_such_contact(void)
{
    cst_problem *p;
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_problem_create(cst_model_find("bouncer"), &p));
    TEST_ASSERT_EQUAL_INT(CST_ENAME, cst_add_response(p, "impulse(the floor)"));
    TEST_ASSERT_TRUE(strstr(cst_problem_message(p), "there is no such contact or friction"));
    cst_problem_free(p);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_impulse_of_one_hit);
    RUN_TEST(test_counts);
    RUN_TEST(test_friction_of_the_impulse);
    RUN_TEST(test_impulse_of_five_bar);
    RUN_TEST(test_sides_of_an_impact);
    RUN_TEST(test_no_such_contact);
    return UNITY_END();
}
