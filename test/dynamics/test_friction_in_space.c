/* Friction in two directions: the puck on its turntable. */
#include "rig.h"

#include "unity.h"

#include <math.h>
#include <string.h>

void setUp(void) {}
void tearDown(void) {}

enum { MASS, STIFFNESS, DAMPING, TABLE, MU, STICK, GRAVITY, X0, VX, VY, HEIGHT, RESTITUTION, ALL };
enum { WAYS = 6 };
/* of the adjoint by cvodes across a stop in space, where its equations are singular: its bars are
 * as wide */
#define CONTINUOUS 3e-4

static const cst_method methods[2] = { CST_ADJOINT, CST_DIRECT };

/* A puck without spring, damper and turning table, by adjoint and direct, rk and cvodes; the last
 * two with rigid joints. */
static void open_straight(rig *r, int way, double height, double e)
{
    rig_open(r, cst_model_find("puck"), "x", "m,mu,g,x0,vx,vy,h", methods[way % 2], RIG_DEFAULT);
    rig_set(r, "k", 0.0);
    rig_set(r, "c", 0.0);
    rig_set(r, "w", 0.0);
    rig_set(r, "h", height);
    rig_set(r, "e", e);
    cst_options o = cst_problem_options(r->p);
    o.integrator = way / 2 == 1 ? CST_CVODES : CST_RK;
    o.formulation = way / 2 == 2 ? "index1" : "penalty";
    o.tf = 1.0;
    rig_options(r, o);
}

/* It falls from h, loses mu times its impulse, slides and stops: where, along x. */
static double stops_at(double mu, double g, double x0, double vx, double vy, double h)
{
    double v = hypot(vx, vy), slides = v - mu * sqrt(2.0 * g * h);
    return x0 + (v * sqrt(2.0 * h / g) + slides * slides / (2.0 * mu * g)) * vx / v;
}

static void expect_straight(double height, int skip)
{
    const double at[6] = { 0.25, 9.81, 0.3, 0.5, -0.4, height };
    for (int way = 0; way < WAYS; way++) {
        rig r = { 0 };
        open_straight(&r, way, height, 0.0);
        r.accepts = CST_WCORNER;
        rig_solve(&r, NULL);
        TEST_ASSERT_DOUBLE_WITHIN(1e-8, stops_at(at[0], at[1], at[2], at[3], at[4], at[5]), r.psi);
        TEST_ASSERT_DOUBLE_WITHIN(1e-9, 0.0, r.gradient[0]);
        for (int k = 0; k < 6 - skip; k++) {
            double up[6], down[6], h = 1e-5 * fabs(at[k]);
            memcpy(up, at, sizeof up);
            memcpy(down, at, sizeof down);
            up[k] += h;
            down[k] -= h;
            double exact = (stops_at(up[0], up[1], up[2], up[3], up[4], up[5]) -
                            stops_at(down[0], down[1], down[2], down[3], down[4], down[5])) /
                           (2.0 * h);
            TEST_ASSERT_DOUBLE_WITHIN(1e-6 * fmax(1.0, fabs(exact)), exact, r.gradient[1 + k]);
        }
        rig_close(&r);
    }
}

/* From the table on: h has no derivative, as there is no fall below it. */
static void test_slides_straight(void)
{
    expect_straight(0.0, 1);
}

static void test_strikes_and_slides(void)
{
    expect_straight(0.02, 0);
}

/* An impact whose friction stops it: v < mu sqrt(2 g h). */
static void test_strikes_and_stops(void)
{
    for (int way = 0; way < WAYS; way++) {
        rig r = { 0 };
        open_straight(&r, way, 0.5, 0.0);
        r.accepts = CST_WCORNER;
        rig_solve(&r, NULL);
        double t = sqrt(2.0 * 0.5 / 9.81);
        TEST_ASSERT_DOUBLE_WITHIN(1e-8, 0.3 + 0.5 * t, r.psi);
        TEST_ASSERT_DOUBLE_WITHIN(1e-7, 0.0, r.gradient[1]); /* mu */
        TEST_ASSERT_DOUBLE_WITHIN(1e-7, t, r.gradient[4]);   /* vx */
        TEST_ASSERT_DOUBLE_WITHIN(1e-7, 0.0, r.gradient[5]); /* vy */
        rig_close(&r);
    }
}

/* Slip, stick and slip on the turning table: all ways and differences. */
static void agree(const char *cost, double stiffness, double table, double bound)
{
    double first[ALL];
    for (int way = 0; way < 5; way++) {
        rig r = { 0 };
        rig_open(&r, cst_model_find("puck"), cost, "m,k,c,w,mu,g,x0,vx,vy,h,e",
                 way == 4 ? CST_FD_CENTRAL : methods[way % 2], RIG_DEFAULT);
        rig_set(&r, "k", stiffness);
        rig_set(&r, "w", table);
        cst_options o = cst_problem_options(r.p);
        o.integrator = way / 2 == 1 ? CST_CVODES : CST_RK;
        o.tf = 3.0;
        rig_options(&r, o);
        r.accepts = CST_WACCURACY;
        rig_solve(&r, NULL);
        if (way == 0)
            memcpy(first, r.gradient, (size_t)r.count * sizeof *first);
        else
            rig_agree_noisy(&r, first, r.gradient, way == 2 ? CONTINUOUS : bound, 1e-8,
                            way == 4 ? "differences" : "way");
        rig_close(&r);
    }
}

static void test_turntable(void)
{
    agree("area", 8.0, 1.5, 1e-6);
    agree("y", 8.0, 1.5, 1e-6);
    agree("area", 30.0, 1.0, 1e-6);
}

/* Both sides of H: nothing acts on a puck that sticks to a table at rest. */
static void test_sticks(void)
{
    rig r = { 0 };
    open_straight(&r, 0, 0.0, 0.0);
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_set_cost(r.p, "sticking"));
    rig_work(&r);
    rig_solve(&r, NULL);
    TEST_ASSERT_DOUBLE_WITHIN(1e-7, 1.0 - hypot(0.5, 0.4) / (0.25 * 9.81), r.psi);
    rig_close(&r);
}

static void refused(cst_friction second, const char *says)
{
    cst_model m = *cst_model_find("puck");
    cst_friction two[2] = { m.frictions[0], second };
    cst_problem *p;
    m.frictions = two;
    TEST_ASSERT_EQUAL_INT(CST_EMODEL, cst_problem_create(&m, &p));
    TEST_ASSERT_TRUE_MESSAGE(strstr(cst_problem_message(p), says), cst_problem_message(p));
    cst_problem_free(p);
}

static void test_descriptors(void)
{
    cst_friction second = cst_model_find("puck")->frictions[1];
    second.across = NULL;
    refused(second, "name the first one as .across");
    second.across = "nothing";
    refused(second, "is not a friction before it");
    second.across = "slip";
    second.limit = NULL;
    refused(second, "same normal force and coefficients");
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_slides_straight);
    RUN_TEST(test_strikes_and_slides);
    RUN_TEST(test_strikes_and_stops);
    RUN_TEST(test_turntable);
    RUN_TEST(test_sticks);
    RUN_TEST(test_descriptors);
    return UNITY_END();
}
