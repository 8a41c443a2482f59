/* Motions that are stiff: what rk says, and what `auto` takes instead. */
#include "rk_runs.h"
#include "sensitivity/sensitivity.h"

/* A pendulum whose constraint comes back with 1e5 rad/s: stability holds explicit steps down. */
static void test_stiff(void)
{
    double psi = 1.0;
    open_with(&one, "pendulum", NULL, NULL, CST_ADJOINT, CST_RK, 1e-5, 0.0);
    cst_options o = cst_problem_options(one.p);
    o.omega = 1e5;
    o.xi = 1.0;
    rig_options(&one, o);
    rig_work(&one);
    TEST_ASSERT_EQUAL_INT(CST_EINTEGRATOR, cst_simulate(one.p, one.w, NULL, &psi));
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(cst_message(one.w), "stiff"), cst_message(one.w));
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(cst_message(one.w), "use the integrator cvodes"),
                                 cst_message(one.w));
    TEST_ASSERT_TRUE(isnan(psi));
}

/* auto: CVODES with BDF where the motion is stiff, decided once, at the problem's parameters. */
static void test_auto(void)
{
    double psi, other, gradient[2], again[2], rho[2] = { 1.6, 1.1 };
    for (int stiff = 0; stiff < 2; stiff++) {
        int used = stiff ? CST_CVODES : CST_RK;
        open_with(&one, "pendulum", NULL, "L,theta0", CST_ADJOINT, CST_INTEGRATOR_AUTO, 1e-7, 0.0);
        cst_options o = cst_problem_options(one.p);
        o.omega = stiff ? 1e3 : o.omega;
        rig_options(&one, o);
        rig_work(&one);
        TEST_ASSERT_EQUAL_INT(CST_OK, cst_gradient(one.p, one.w, NULL, &psi, gradient));
        TEST_ASSERT_EQUAL_INT(used, cst_work_stats(one.w).integrator);
        /* the same bits by the integrator that was chosen, in the first run and in later ones */
        open_with(&two, "pendulum", NULL, "L,theta0", CST_ADJOINT, (cst_integration)used, 1e-7,
                  0.0);
        o.integrator = (cst_integration)used;
        o.adams = !stiff;
        rig_options(&two, o);
        rig_work(&two);
        for (int later = 0; later < 2; later++) {
            TEST_ASSERT_EQUAL_INT(CST_OK,
                                  cst_gradient(two.p, two.w, later ? rho : NULL, &other, again));
            TEST_ASSERT_TRUE(psi == other && gradient[0] == again[0] && gradient[1] == again[1]);
            TEST_ASSERT_EQUAL_INT(CST_OK, cst_gradient(one.p, one.w, rho, &psi, gradient));
        }
        /* a work whose first run is elsewhere decides alike */
        rig_work(&one);
        TEST_ASSERT_EQUAL_INT(CST_OK, cst_gradient(one.p, one.w, rho, &psi, gradient));
        TEST_ASSERT_EQUAL_INT(used, cst_work_stats(one.w).integrator);
        TEST_ASSERT_TRUE(psi == other && gradient[0] == again[0] && gradient[1] == again[1]);
    }
}

/* A damper that makes a later run stiff: that run, by any method, is CVODES's with BDF formulas,
 * bit by bit, and the next one is rk's as if nothing had been. */
static void test_auto_later(void)
{
    double first, psi, other, gradient[2], again[2], rho[2] = { 1e4, 1.0 }, at_first[2];
    for (int method = CST_ADJOINT; method <= CST_DIRECT; method++) {
        open_with(&one, "slidercrank", NULL, "c,crank", (cst_method)method, CST_INTEGRATOR_AUTO,
                  1e-6, 6.0);
        rig_set(&one, "k", 1e3);
        rig_work(&one);
        TEST_ASSERT_EQUAL_INT(CST_OK, cst_gradient(one.p, one.w, NULL, &first, at_first));
        TEST_ASSERT_EQUAL_INT(CST_RK, cst_work_stats(one.w).integrator);
        open_with(&two, "slidercrank", NULL, "c,crank", (cst_method)method, CST_CVODES, 1e-6, 6.0);
        rig_set(&two, "k", 1e3);
        cst_options o = cst_problem_options(two.p);
        o.adams = 0;
        rig_options(&two, o);
        rig_work(&two);
        TEST_ASSERT_EQUAL_INT(CST_OK, cst_gradient(two.p, two.w, rho, &other, again));
        for (int twice = 0; twice < 2; twice++) {
            TEST_ASSERT_EQUAL_INT(CST_OK, cst_gradient(one.p, one.w, rho, &psi, gradient));
            TEST_ASSERT_EQUAL_INT(CST_CVODES, cst_work_stats(one.w).integrator);
            TEST_ASSERT_TRUE(psi == other && gradient[0] == again[0] && gradient[1] == again[1]);
        }
        TEST_ASSERT_EQUAL_INT(CST_OK, cst_gradient(one.p, one.w, NULL, &psi, gradient));
        TEST_ASSERT_EQUAL_INT(CST_RK, cst_work_stats(one.w).integrator);
        TEST_ASSERT_TRUE(psi == first && gradient[0] == at_first[0] && gradient[1] == at_first[1]);
    }
}

/* A strong damper: the first run by rk ends within a thousand steps, all of them at the limit of
 * stability.  Later runs are CVODES's, as the first one.  A weak one stays with rk. */
static void test_auto_damper(void)
{
    const double rtol[] = { 1e-4, 1e-6, 1e-8, 1e-10 };
    double psi, gradient[2];
    for (int k = 0; k < 8; k++) {
        open_with(&one, "slidercrank", NULL, "c,crank", CST_ADJOINT, CST_INTEGRATOR_AUTO,
                  rtol[k / 2], 0.0);
        rig_set(&one, "c", k % 2 ? 1e4 : 100.0);
        rig_work(&one);
        for (int twice = 0; twice < 2; twice++) {
            TEST_ASSERT_EQUAL_INT(CST_OK, cst_gradient(one.p, one.w, NULL, &psi, gradient));
            TEST_ASSERT_EQUAL_INT(k % 2 ? CST_CVODES : CST_RK, cst_work_stats(one.w).integrator);
        }
    }
}

/* A fast return of the constraints that takes less than a thousand steps. */
static void test_auto_return(void)
{
    double psi, gradient[MOST];
    for (int fast = 0; fast < 2; fast++) {
        open_with(&one, "chain", NULL, NULL, CST_ADJOINT, CST_INTEGRATOR_AUTO, 1e-8, 0.0);
        cst_options o = cst_problem_options(one.p);
        o.omega = fast ? 300.0 : 30.0;
        rig_options(&one, o);
        rig_work(&one);
        TEST_ASSERT_EQUAL_INT(CST_OK, cst_gradient(one.p, one.w, NULL, &psi, gradient));
        TEST_ASSERT_EQUAL_INT(fast ? CST_CVODES : CST_RK, cst_work_stats(one.w).integrator);
    }
}

/* The direct method, differences and responses decide too. */
static void test_auto_of_others(void)
{
    double psi, gradient[2], value;
    for (int method = CST_DIRECT; method <= CST_FD_CENTRAL; method++) {
        open_with(&one, "pendulum", NULL, "L,theta0", (cst_method)method, CST_INTEGRATOR_AUTO, 1e-5,
                  0.0);
        cst_options o = cst_problem_options(one.p);
        o.omega = 1e3;
        rig_options(&one, o);
        TEST_ASSERT_EQUAL_INT(CST_OK, cst_add_response(one.p, "mean(tension)"));
        rig_work(&one);
        TEST_ASSERT_EQUAL_INT(CST_OK, cst_responses(one.p, one.w, NULL, &value, gradient));
        TEST_ASSERT_EQUAL_INT(CST_CVODES, cst_work_stats(one.w).integrator);
        TEST_ASSERT_EQUAL_INT(CST_OK, cst_gradient(one.p, one.w, NULL, &psi, gradient));
        TEST_ASSERT_EQUAL_INT(CST_CVODES, cst_work_stats(one.w).integrator);
    }
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_stiff);
    RUN_TEST(test_auto);
    RUN_TEST(test_auto_of_others);
    RUN_TEST(test_auto_later);
    RUN_TEST(test_auto_damper);
    RUN_TEST(test_auto_return);
    return UNITY_END();
}
