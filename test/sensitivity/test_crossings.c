/* Instants at which a quantity passes a value: closed forms, adjoint, direct and differences, at
 * events and impacts, and where there are none. */
#include "response_runs.h"

static double other_values[MOST], other[MOST * DESIGNS];

typedef struct {
    const char *model, *wrt;
    double tf, rtol;
    const char *texts[MOST];
} subject;

/* Smooth; with switches, where the acceleration jumps over a value and time itself is in a formula;
 * with impacts, where a height is reached at the event and velocities jump over zero. */
static const subject subjects[] = {
    { "slidercrank",
      "k,speed,m2",
      2.0,
      1e-10,
      { "time(x2 = 2.6)", "time(x2 = 2.6, 2)", "time(Fx = 3 * x2, down)", "duration(x2 > 2.5)",
        "duration(x2 - 2.5 < 0.1 * t)", "at(dot(x2), x2 = 2.6, down)",
        "at(Fx * t, dot(x2) = 0.1, 2, up)", "time(x2 = 2.6)^2 * tf - rms(Fx)" } },
    { "barrier",
      "all",
      1.0,
      1e-10,
      { "time(ddot(x) = -0.9)", "time(x = 1.2)", "at(t * dot(x), ddot(x) = -0.9)",
        "duration(ddot(x) < -0.9)", "integral(t * x)", "rms(t^2 * ddot(x))" } },
    { "bouncer",
      "h,u,g,e",
      2.0,
      1e-10,
      { "time(y = 0.1)", "time(y = 0.1, 2)", "time(dot(y) = 0, 3)", "time(dot(y) = 0.3, up)",
        "duration(y > 0.5)", "duration(y > 0.1)", "at(dot(y), y = 0.1, 2)",
        "at(y, dot(y) = 0, 3)" } },
};

static void open_subject(rig *r, const subject *s, cst_method method, cst_integration integrator)
{
    rig_open(r, cst_model_find(s->model), NULL, s->wrt, method, s->rtol);
    cst_options o = cst_problem_options(r->p);
    o.tf = s->tf;
    o.integrator = integrator;
    rig_options(r, o);
    add(r, s->texts);
}

static void three_ways(const subject *s, cst_integration integrator)
{
    open_subject(&one, s, CST_ADJOINT, integrator);
    ask_cleanly(&one, values, jacobian);
    for (int method = CST_DIRECT; method <= CST_FD_CENTRAL; method++) {
        open_subject(&two, s, (cst_method)method, integrator);
        ask_cleanly(&two, other_values, other);
        for (int k = 0; k < cst_response_count(one.p); k++) {
            near(values[k], other_values[k], 1e-12, s->texts[k]);
            rig_agree_noisy(&one, jacobian + k * one.count, other + k * one.count,
                            method == CST_DIRECT ? 1e-6 : 1e-4, 1e-5 * fabs(values[k]),
                            s->texts[k]);
        }
    }
}

static void test_rk(void)
{
    for (size_t i = 0; i < sizeof subjects / sizeof subjects[0]; i++)
        three_ways(&subjects[i], CST_RK);
}

static void test_cvodes(void)
{
    for (size_t i = 0; i < sizeof subjects / sizeof subjects[0]; i++)
        three_ways(&subjects[i], CST_CVODES);
}

static double gradient_of(int k, const char *parameter)
{
    for (int i = 0; i < one.count; i++)
        if (!strcmp(cst_design_parameter(one.p, i)->name, parameter))
            return jacobian[k * one.count + i];
    return NAN;
}

/* A ball that falls from h: T = sqrt(2 h / g), at the impact and, with the ground lower, in flight.
 */
static void test_falling_ball(void)
{
    static const char *const texts[] = { "time(y = 0)", "at(dot(y), y = 0, 1)",
                                         "duration(y > h / 2)", NULL };
    for (int lower = 0; lower < 2; lower++) {
        rig_open(&one, cst_model_find("bouncer"), NULL, "h,g", CST_ADJOINT, 1e-10);
        rig_set(&one, "u", 0.0);
        rig_set(&one, "f", lower ? -5.0 : 0.0);
        rig_set(&one, "h", 1.7);
        cst_options o = cst_problem_options(one.p);
        o.tf = 0.7;
        rig_options(&one, o);
        add(&one, texts);
        ask_cleanly(&one, values, jacobian);
        double h = 1.7, g = 9.81, T = sqrt(2.0 * h / g), half = sqrt(h / g);
        near(T, values[0], 1e-12, "T");
        near(0.5 * T / h, gradient_of(0, "h"), 1e-12, "dT/dh");
        near(-0.5 * T / g, gradient_of(0, "g"), 1e-12, "dT/dg");
        near(-g * T, values[1], 1e-11, "speed there");
        near(-sqrt(0.5 * g / h), gradient_of(1, "h"), 1e-11, "d speed / dh");
        near(half, values[2], 1e-12, "above half");
        near(0.5 * half / h, gradient_of(2, "h"), 1e-12, "by h, which is in the limit too");
        near(values[0], cst_response_instant(one.w, 0), 0.0, "instant");
    }
}

/* Until the end of the run it goes on. */
static void test_end_of_run(void)
{
    static const char *const texts[] = { "duration(y > -100)", "duration(y < -100)", "time(y = -3)",
                                         NULL };
    rig_open(&one, cst_model_find("bouncer"), NULL, "tf,h", CST_ADJOINT, 1e-10);
    rig_set(&one, "f", -20.0);
    add(&one, texts);
    ask_cleanly(&one, values, jacobian);
    near(cst_problem_options(one.p).tf, values[0], 0.0, "all of it");
    near(1.0, gradient_of(0, "tf"), 0.0, "by tf");
    near(0.0, values[1], 0.0, "never");
    near(0.0, gradient_of(1, "tf"), 0.0, "never, by tf");
    near(0.0, gradient_of(2, "tf"), 0.0, "an instant within");
}

static void no_value(const char *text, int status, const char *words)
{
    const char *const texts[] = { text, NULL };
    rig_open(&one, cst_model_find("slidercrank"), NULL, "k", CST_ADJOINT, 1e-9);
    add(&one, texts);
    rig_work(&one);
    TEST_ASSERT_EQUAL_INT_MESSAGE(status, cst_responses(one.p, one.w, NULL, values, jacobian),
                                  text);
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(cst_message(one.w), words), cst_message(one.w));
    TEST_ASSERT_TRUE(isnan(values[0]) && isnan(jacobian[0]));
}

static void test_no_value(void)
{
    no_value("time(x2 = 9)", CST_EVALUE, "there are 0 crossings");
    no_value("time(x2 = 2.6, 17)", CST_EVALUE, "has no value: until tf = 2 s");
    no_value("at(Fx, x2 = 9)", CST_EVALUE, "set a longer tf");
    no_value("duration(sqrt(x2 - 100) > 0)", CST_ENAN, "not finite");
}

static void refused(const char *text, const char *words)
{
    TEST_ASSERT_EQUAL_INT_MESSAGE(CST_EVALUE, cst_add_response(one.p, text), text);
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(cst_problem_message(one.p), words),
                                 cst_problem_message(one.p));
}

static void test_refused(void)
{
    rig_open(&one, cst_model_find("slidercrank"), NULL, "k", CST_ADJOINT, 1e-9);
    refused("time(x2)", "a relation is missing");
    refused("time(x2 > 1)", "a relation is missing");
    refused("duration(x2 = 1)", "a relation is missing");
    refused("time(x2 = 1, 0)", "this is no crossing");
    refused("time(x2 = 1, sideways)", "this is no crossing");
    refused("time(k = 40)", "nothing here moves");

    TEST_ASSERT_EQUAL_INT(CST_OK, cst_add_response(one.p, "arrival = time( x2 = 2.6 , down, 2 )"));
    TEST_ASSERT_EQUAL_STRING("s", cst_response_at(one.p, 0).unit);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_rk);
    RUN_TEST(test_cvodes);
    RUN_TEST(test_falling_ball);
    RUN_TEST(test_end_of_run);
    RUN_TEST(test_no_value);
    RUN_TEST(test_refused);
    return UNITY_END() != 0;
}
