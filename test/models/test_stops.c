/* The brake against its closed form; the vehicle's corner on its rigid stop. */
#include "rig.h"
#include "unity.h"

#include <math.h>
#include <string.h>

void setUp(void) {}
void tearDown(void) {}

/* ---- brake ---- */

enum { MASS, SPEED, MU, STICK, CLAMP, TAU, RATIO, SLOPE, GRAVITY, P };
static const double brake[P] = { 1200, 20, 0.4, 0.5, 40e3, 0.2, 0.4, 0.05, 9.81 };

/* v = v0 - A (t - tau (1 - exp(-t / tau))) - g sin(s) t, A = r mu F / m: where it is 0 */
static double stops_at(const double x[P])
{
    double A = x[RATIO] * x[MU] * x[CLAMP] / x[MASS], down = x[GRAVITY] * sin(x[SLOPE]), lo = 0.0,
           hi = 100.0, tau = x[TAU];
    for (int i = 0; i < 200; i++) {
        double t = 0.5 * (lo + hi);
        *(x[SPEED] - A * (t + tau * expm1(-t / tau)) - down * t > 0.0 ? &lo : &hi) = t;
    }
    double t = lo;
    return x[SPEED] * t - A * (0.5 * t * t - tau * t - tau * tau * expm1(-t / tau)) -
           0.5 * down * t * t;
}

static void test_brake(void)
{
    double exact = stops_at(brake);
    for (int way = 0; way < 4; way++) {
        rig r = { 0 };
        rig_open(&r, cst_model_find("brake"), "distance", "all", way % 2 ? CST_DIRECT : CST_ADJOINT,
                 RIG_DEFAULT);
        cst_options o = cst_problem_options(r.p);
        o.integrator = way / 2 ? CST_CVODES : CST_RK;
        o.tf = 10.0; /* it stays where it has stopped */
        rig_options(&r, o);
        rig_solve(&r, NULL);
        TEST_ASSERT_DOUBLE_WITHIN(1e-7 * exact, exact, r.psi);
        for (int k = 0; k < P; k++) {
            double up[P], down[P], h = 1e-5 * brake[k];
            memcpy(up, brake, sizeof up);
            memcpy(down, brake, sizeof down);
            up[k] += h;
            down[k] -= h;
            double by = (stops_at(up) - stops_at(down)) / (2.0 * h);
            TEST_ASSERT_DOUBLE_WITHIN(1e-6 * fmax(fabs(by), exact / brake[k]), by, r.gradient[k]);
        }
        rig_close(&r);
    }
}

/* Pads that are too weak to hold it let it roll back: mus F r < m g sin(s) = 588 N. */
static void test_rolls_back(void)
{
    rig r = { 0 };
    rig_open(&r, cst_model_find("brake"), "distance", "F", CST_ADJOINT, RIG_DEFAULT);
    rig_set(&r, "v0", 1.0);
    rig_set(&r, "F", 2000.0);
    rig_set(&r, "mus", 0.4);
    cst_options o = cst_problem_options(r.p);
    o.tf = 30.0;
    rig_options(&r, o);
    rig_solve(&r, NULL);
    TEST_ASSERT_TRUE(r.psi < -10.0);
    rig_set(&r, "F", 4000.0);
    rig_work(&r);
    rig_solve(&r, NULL);
    TEST_ASSERT_TRUE(r.psi > 0.0);
    rig_close(&r);
}

/* ---- bumpstop ---- */

static void respond(double limit, double h, double out[4])
{
    rig r = { 0 };
    rig_open(&r, cst_model_find("bumpstop"), NULL, NULL, CST_ADJOINT, RIG_DEFAULT);
    rig_set(&r, "sr", limit);
    rig_set(&r, "h", h);
    static const char *const names[4] = { "max(travel)", "at(tyre, 0)", "count(rigid stop)",
                                          "impulse(rigid stop)" };
    for (int i = 0; i < 4; i++)
        TEST_ASSERT_EQUAL_INT(CST_OK, cst_add_response(r.p, names[i]));
    rig_work(&r);
    TEST_ASSERT_TRUE_MESSAGE(cst_responses(r.p, r.w, NULL, out, NULL) >= 0, cst_message(r.w));
    rig_close(&r);
}

static void test_bumpstop(void)
{
    double with[4], without[4], flat[4];
    respond(0.055, 0.1, with);
    respond(0.2, 0.1, without);
    respond(0.055, 0.0, flat);
    TEST_ASSERT_DOUBLE_WITHIN(1e-8, 0.055, with[0]);
    TEST_ASSERT_DOUBLE_WITHIN(1e-3, 440 * 9.81, with[1]);
    TEST_ASSERT_TRUE(with[2] == 2.0 && with[3] > 10.0);
    TEST_ASSERT_TRUE(without[0] > 0.056 && without[2] == 0.0 && without[3] == 0.0);
    TEST_ASSERT_TRUE(flat[2] == 0.0 && fabs(flat[0]) < 0.03);
    TEST_ASSERT_DOUBLE_WITHIN(1e-6, 440 * 9.81, flat[1]); /* the load of both at rest */
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_brake);
    RUN_TEST(test_rolls_back);
    RUN_TEST(test_bumpstop);
    return UNITY_END();
}
