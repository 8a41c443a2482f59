/* Peaks on models with closed forms and with switches: inside a run, at its ends, at events. */
#include "response_runs.h"

/* The pendulum passes its lowest point once before 1.2 s: tension m g (3 - 2 cos(theta0)), speed
 * sqrt(2 g L (1 - cos(theta0))). */
static void pendulum_by(cst_integration integrator)
{
    const double m = 2.0, L = 1.5, g = 9.81, theta = 1.2;
    const char *const texts[] = { "max(tension)", "min(tension)", "min(y)",
                                  "peak(dot(x))", "max(x)",       NULL };
    rig_open(&one, cst_model_find("pendulum"), NULL, "m,L,theta0", CST_ADJOINT, 1e-10);
    cst_options o = cst_problem_options(one.p);
    o.tf = 1.2;
    o.integrator = integrator;
    rig_options(&one, o);
    add(&one, texts);
    ask_cleanly(&one, values, jacobian);
    double speed = sqrt(2.0 * g * L * (1.0 - cos(theta)));
    near(m * g * (3.0 - 2.0 * cos(theta)), values[0], 1e-7, "max(tension)");
    near(g * (3.0 - 2.0 * cos(theta)), jacobian[0], 1e-6, "by m");
    near(0.0, jacobian[1], 1e-5, "by L");
    near(2.0 * m * g * sin(theta), jacobian[2], 1e-6, "by theta0");
    near(m * g * cos(theta), values[1], 1e-7, "min(tension), at the start");
    near(-m * g * sin(theta), jacobian[5], 1e-6, "by theta0");
    TEST_ASSERT_TRUE(cst_response_instant(one.w, 1) == 0.0);
    near(-L, values[2], 1e-7, "min(y)");
    near(-1.0, jacobian[7], 1e-6, "by L");
    near(speed, values[3], 1e-7, "peak(dot(x))");
    near(speed / (2.0 * L), jacobian[10], 1e-6, "by L");
    near(g * L * sin(theta) / speed, jacobian[11], 1e-6, "by theta0");
    near(L * sin(theta), values[4], 1e-8, "max(x), at the start");
    near(L * cos(theta), jacobian[14], 1e-8, "by theta0");
    TEST_ASSERT_TRUE(cst_response_instant(one.w, 4) == 0.0 &&
                     fabs(cst_response_instant(one.w, 0) - cst_response_instant(one.w, 3)) < 1e-6);
}

static void test_pendulum(void)
{
    pendulum_by(CST_CVODES);
    pendulum_by(CST_RK);
}

/* Accelerations alone are looked for at the trajectory's nodes; beside a reaction they are solved
 * for: the same peaks. */
static void accelerations_by(cst_integration integrator)
{
    const char *const texts[] = { "max(ddot(x2))", "min(ddot(y3))", "max(lambda(1))", NULL };
    double alone[2], instants[2];
    rig_open(&one, cst_model_find("fivebar"), NULL, "k1,L01", CST_ADJOINT, RIG_DEFAULT);
    cst_options o = cst_problem_options(one.p);
    o.integrator = integrator;
    rig_options(&one, o);
    add(&one, (const char *const[]){ texts[0], texts[1], NULL });
    ask_cleanly(&one, alone, jacobian);
    for (int k = 0; k < 2; k++) {
        instants[k] = cst_response_instant(one.w, k);
        TEST_ASSERT_TRUE(instants[k] > 0.01 && instants[k] < 4.99);
    }
    add(&one, (const char *const[]){ texts[2], NULL });
    ask_cleanly(&one, values, jacobian);
    for (int k = 0; k < 2; k++) {
        near(values[k], alone[k], 1e-7, texts[k]);
        near(cst_response_instant(one.w, k), instants[k], 1e-4, texts[k]);
    }
    rig_close(&one);
}

static void test_accelerations_alone(void)
{
    accelerations_by(CST_CVODES);
    accelerations_by(CST_RK);
}

/* A peak at the end of the run is the value there; one that is passed later moves with the
 * parameters. */
static void ends_by(cst_integration integrator)
{
    const char *const texts[] = { "min(x)", "final(x)", NULL };
    rig_open(&one, cst_model_find("pendulum"), NULL, "L,theta0", CST_ADJOINT, 1e-10);
    cst_options o = cst_problem_options(one.p);
    o.tf = 1.0;
    o.integrator = integrator;
    o.step = 1e-2;
    rig_options(&one, o);
    add(&one, texts);
    ask_cleanly(&one, values, jacobian);
    TEST_ASSERT_TRUE(values[0] == values[1] && cst_response_instant(one.w, 0) == 1.0 &&
                     isnan(cst_response_instant(one.w, 1)));
    near(jacobian[2], jacobian[0], 1e-9, "by L");
    near(jacobian[3], jacobian[1], 1e-9, "by theta0");
}

static void test_ends(void)
{
    ends_by(CST_CVODES);
    ends_by(CST_RK);
    ends_by(CST_ONESTEP);
}

static void use(rig *r, cst_integration integrator)
{
    cst_options o = cst_problem_options(r->p);
    o.integrator = integrator;
    rig_options(r, o);
}

/* Where the power of the resistances jumps: (F1 + F2) v at b2, with v^2 = v0^2 - 2 F1 (b2 - b1) /
 * m; and a kink of the speed, which a push ends and a resistance begins. */
static void events_by(cst_integration integrator)
{
    const char *const jumps[] = { "max(power)", NULL }, *const kinks[] = { "max(dot(x))",
                                                                           "at(dot(x), 0.9)",
                                                                           NULL };
    for (int method = 0; method < 2; method++) {
        double m = 2.0, v0 = 3.0, F1 = 2.0, F2 = 1.5, way = 0.6,
               v = sqrt(v0 * v0 - 2.0 * F1 * way / m);
        rig_open(&one, cst_model_find("barrier"), NULL, "b1,b2,F1,F2,v0,m",
                 method ? CST_DIRECT : CST_ADJOINT, 1e-10);
        use(&one, integrator);
        add(&one, jumps);
        ask_cleanly(&one, values, jacobian);
        near((F1 + F2) * v, values[0], 1e-8, "max(power)");
        near((F1 + F2) * F1 / (m * v), jacobian[0], 1e-7, "by b1");
        near(-(F1 + F2) * F1 / (m * v), jacobian[1], 1e-7, "by b2");
        near(v - (F1 + F2) * way / (m * v), jacobian[2], 1e-7, "by F1");
        near(v, jacobian[3], 1e-7, "by F2");
        near((F1 + F2) * v0 / v, jacobian[4], 1e-7, "by v0");
        near((F1 + F2) * F1 * way / (m * m * v), jacobian[5], 1e-7, "by m");
        near(cst_event_at(one.w, 1).t, cst_response_instant(one.w, 0), 1e-9, "its instant");
        rig_close(&one);
        F1 = -2.0;
        v = sqrt(v0 * v0 - 2.0 * F1 * way / m);
        rig_open(&one, cst_model_find("barrier"), NULL, "b1,b2,F1,F2,v0,m",
                 method ? CST_DIRECT : CST_ADJOINT, 1e-10);
        rig_set(&one, "F1", F1);
        rig_set(&one, "F2", 8.0);
        use(&one, integrator);
        add(&one, kinks);
        ask_cleanly(&one, values, jacobian);
        near(v, values[0], 1e-8, "max(dot(x))");
        near(F1 / (m * v), jacobian[0], 1e-7, "by b1");
        near(-F1 / (m * v), jacobian[1], 1e-7, "by b2");
        near(-way / (m * v), jacobian[2], 1e-7, "by F1");
        near(0.0, jacobian[3], 1e-7, "by F2");
        near(v0 / v, jacobian[4], 1e-7, "by v0");
    }
}

/* Right behind the first event of all: F1 v0, wherever it is; before a second one, or the end. */
static void first_event_by(cst_integration integrator)
{
    const char *const jumps[] = { "max(power)", NULL };
    static const double by[] = { 0.0, 3.0, 2.0, 0.0 };
    for (int i = 0; i < 4; i++) {
        rig_open(&one, cst_model_find("barrier"), NULL, "b1,F1,v0,m",
                 i % 2 ? CST_DIRECT : CST_ADJOINT, 1e-10);
        cst_options o = cst_problem_options(one.p);
        o.tf = i < 2 ? 0.45 : o.tf;
        rig_options(&one, o);
        rig_set(&one, "F2", -1.0);
        use(&one, integrator);
        add(&one, jumps);
        ask_cleanly(&one, values, jacobian);
        near(6.0, values[0], 1e-8, "max(power)");
        for (int k = 0; k < 4; k++)
            near(by[k], jacobian[k], 1e-7, "max(power) at the first event");
        rig_close(&one);
    }
}

/* The resistance pushes the mass back: one step from the event to the next, and the curve rises and
 * falls in between. */
static void between_events_by(cst_integration integrator)
{
    const char *const farthest[] = { "max(x)", NULL };
    double m = 2.0, v0 = 3.0, F1 = 10.0;
    rig_open(&one, cst_model_find("barrier"), NULL, "b1,F1,v0,m", CST_ADJOINT, 1e-8);
    rig_set(&one, "F1", F1);
    rig_set(&one, "b2", 50.0);
    use(&one, integrator);
    add(&one, farthest);
    ask_cleanly(&one, values, jacobian);
    near(1.0 + 0.5 * m * v0 * v0 / F1, values[0], 1e-7, "max(x)");
    near(1.0, jacobian[0], 1e-6, "by b1");
    near(-0.5 * m * v0 * v0 / (F1 * F1), jacobian[1], 1e-6, "by F1");
    near(m * v0 / F1, jacobian[2], 1e-6, "by v0");
    near(0.5 * v0 * v0 / F1, jacobian[3], 1e-6, "by m");
    rig_close(&one);
}

static void test_events(void)
{
    between_events_by(CST_CVODES);
    between_events_by(CST_RK);
    events_by(CST_CVODES);
    events_by(CST_RK);
    first_event_by(CST_CVODES);
    first_event_by(CST_RK);
}

/* The pendulum swings through its lowest point twice, with the same tension for any design. */
static void test_equal_peaks(void)
{
    const char *const texts[] = { "max(tension)", NULL };
    static const cst_integration by[2] = { CST_CVODES, CST_RK };
    for (int k = 0; k < 2; k++) {
        rig_open(&one, cst_model_find("pendulum"), NULL, "theta0", CST_ADJOINT, 1e-9);
        use(&one, by[k]);
        add(&one, texts);
        ask_cleanly(&one, values, jacobian);
        near(2.0 * 2.0 * 9.81 * sin(1.2), jacobian[0], 1e-6, "by theta0");
        rig_close(&one);
    }
}

static void corner_of(const char *design, cst_method method, const char *text, double f2,
                      const char *warning)
{
    const char *const texts[] = { text, NULL };
    rig_open(&one, cst_model_find("barrier"), NULL, design, method, 1e-9);
    rig_set(&one, "F2", f2);
    add(&one, texts);
    TEST_ASSERT_EQUAL_INT_MESSAGE(warning ? CST_WPEAK : CST_OK, ask(&one, values, jacobian),
                                  cst_message(one.w));
    TEST_ASSERT_TRUE(!warning || strstr(cst_message(one.w), warning));
    TEST_ASSERT_EQUAL_INT(CST_OK, ask(&one, values, NULL)); /* a value has no corner */
    rig_close(&one);
}

/* The power at b1 and at b2: F1 v0 and (F1 + F2) v; the resistance with F2 = 0, which begins to act
 * upward or downward; that before b1, which no design changes. */
static void test_corners(void)
{
    double v = sqrt(9.0 - 2.0 * 2.0 * 0.6 / 2.0);
    for (int method = CST_ADJOINT; method <= CST_FD_CENTRAL; method++) {
        corner_of("F1", (cst_method)method, "max(power)", 2.0 * (3.0 / v - 1.0), "reached alike");
        corner_of("m,F1", (cst_method)method, "max(resistance)", 0.0, NULL);
        corner_of("m,F2", (cst_method)method, "max(resistance)", 0.0, "stays the same from t = ");
        corner_of("m,F1,F2", (cst_method)method, "min(resistance)", 0.0, NULL);
    }
}

/* |x| of what is 0 but for errors has a corner: coordinates, rates, accelerations, outputs; not
 * that of what is small. */
static void peaks_of_nothing(cst_integration by, const char *text, double theta0, int nothing)
{
    const char *const one_of[] = { text, NULL };
    rig_open(&one, cst_model_find("pendulum"), NULL, NULL, CST_ADJOINT, 1e-8);
    cst_options o = cst_problem_options(one.p);
    o.integrator = by;
    rig_options(&one, o);
    rig_set(&one, "theta0", theta0);
    add(&one, one_of);
    int status = ask(&one, values, jacobian);
    TEST_ASSERT_EQUAL_INT_MESSAGE(nothing ? CST_WPEAK : CST_OK, status, cst_message(one.w));
    TEST_ASSERT_TRUE((strstr(cst_message(one.w), "as far as the tolerances tell") != NULL) ==
                     nothing);
    rig_close(&one);
}

static void test_peaks_of_nothing(void)
{
    static const char *const texts[] = { "peak(x)",     "rms(dot(x))",  "peak(ddot(x))",
                                         "peak(angle)", "rms(ddot(x))", "rms(angle)",
                                         "max(x)",      "max(ddot(x))", "peak(tension)" };
    for (int i = 0; i < 9; i++) {
        if (i < 8) { /* a tension that stays the same is another warning */
            peaks_of_nothing(CST_RK, texts[i], 1e-13, i < 6);
            peaks_of_nothing(CST_CVODES, texts[i], 1e-13, i < 6);
        }
        peaks_of_nothing(CST_RK, texts[i], 1e-6, 0);
    }
}

/* One that hangs still begins to swing with its start, either way: a corner, of max as well. */
static void test_at_rest(void)
{
    const char *const texts[] = { "max(x)", NULL };
    for (int by = CST_CVODES; by <= CST_RK; by++) {
        rig_open(&one, cst_model_find("pendulum"), NULL, NULL, CST_ADJOINT, 1e-8);
        use(&one, (cst_integration)by);
        rig_set(&one, "theta0", 0.0);
        add(&one, texts);
        TEST_ASSERT_EQUAL_INT(CST_WPEAK, ask(&one, values, jacobian));
        TEST_ASSERT_NOT_NULL(strstr(cst_message(one.w), "stays the same"));
        rig_close(&one);
    }
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_at_rest);
    RUN_TEST(test_pendulum);
    RUN_TEST(test_accelerations_alone);
    RUN_TEST(test_ends);
    RUN_TEST(test_events);
    RUN_TEST(test_equal_peaks);
    RUN_TEST(test_corners);
    RUN_TEST(test_peaks_of_nothing);
    return UNITY_END() != 0;
}
