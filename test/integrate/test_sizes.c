/* Absolute tolerances follow the sizes of the motion: the same run in other units takes the same
 * steps and gives the same digits, as far as other pivots round alike: an Adams run decides by its
 * last bits, and takes up to 4 % more steps or less. */
#include "response_runs.h"

typedef struct {
    cst_integration integrator;
    int adams;
    cst_method method;
} way;

static const way ways[] = {
    { CST_RK, 1, CST_ADJOINT },    { CST_RK, 1, CST_DIRECT },      { CST_CVODES, 1, CST_ADJOINT },
    { CST_CVODES, 1, CST_DIRECT }, { CST_CVODES, 0, CST_ADJOINT },
};

/* Values of responses, their derivatives by L and theta0, and the steps. */
typedef struct {
    double value[3], by[6];
    long steps;
} outcome;

/* The pendulum, with this many units of length for a meter and of mass for a kilogram. */
static outcome run(const way *by, double length, double mass, double atol)
{
    /* an integral, a look, a peak: of N^2 s, m, m/s */
    const char *const texts[] = { "tension", "final(x)", "peak(dot(x))", NULL };
    outcome out;
    rig_open(&one, cst_model_find("pendulum"), NULL, "L,theta0", by->method, RIG_DEFAULT);
    rig_set(&one, "L", 1.5 * length);
    rig_set(&one, "g", 9.75 * length);
    rig_set(&one, "m", 2.0 * mass);
    cst_options o = cst_problem_options(one.p);
    TEST_ASSERT_TRUE(o.atol == 0.0); /* the default */
    o.integrator = by->integrator;
    o.adams = by->adams;
    o.atol = atol;
    o.alpha = 1e9 * mass / (length * length); /* of the square of a length squared */
    rig_options(&one, o);
    add(&one, texts);
    ask(&one, values, jacobian);
    for (int k = 0; k < 3; k++) {
        static const double lengths[] = { 2.0, 1.0, 1.0 }, masses[] = { 2.0, 0.0, 0.0 };
        double unit = pow(length, lengths[k]) * pow(mass, masses[k]);
        out.value[k] = values[k] / unit;
        out.by[2 * k] = jacobian[2 * k] / unit * length;
        out.by[2 * k + 1] = jacobian[2 * k + 1] / unit;
    }
    out.steps = cst_work_stats(one.w).steps;
    rig_close(&one);
    one = (rig){ 0 };
    return out;
}

static double apart(const outcome *a, const outcome *b)
{
    double most = 0.0;
    for (int k = 0; k < 3; k++)
        most = fmax(most, fabs(a->value[k] / b->value[k] - 1.0));
    for (int k = 0; k < 6; k++)
        most = fmax(most, fabs(a->by[k] - b->by[k]) / (fabs(b->by[k]) + fabs(b->value[k / 2])));
    return most;
}

static void test_units(void)
{
    static const double units[][2] = {
        { 4.0, 1.0 }, { 0.015625, 1.0 }, { 1.0, 256.0 }, { 0.015625, 0.00390625 }
    };
    for (size_t i = 0; i < sizeof ways / sizeof *ways; i++) {
        outcome meters = run(&ways[i], 1.0, 1.0, 0.0);
        for (size_t k = 0; k < sizeof units / sizeof *units; k++) {
            outcome other = run(&ways[i], units[k][0], units[k][1], 0.0);
            char text[100];
            snprintf(text, sizeof text, "way %d, units %d: %ld steps, not %ld; off by %.1e", (int)i,
                     (int)k, other.steps, meters.steps, apart(&other, &meters));
            TEST_ASSERT_TRUE_MESSAGE(labs(other.steps - meters.steps) <= meters.steps / 16 &&
                                         apart(&other, &meters) < 1e-6,
                                     text);
        }
    }
}

/* An atol that is given is a number in the user's units. */
static void test_given(void)
{
    for (size_t i = 0; i < sizeof ways / sizeof *ways; i++) {
        outcome meters = run(&ways[i], 1.0, 1.0, 1e-4), other = run(&ways[i], 0.015625, 1.0, 1e-4);
        TEST_ASSERT_TRUE(other.steps < 0.9 * (double)meters.steps);
    }
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_units);
    RUN_TEST(test_given);
    return UNITY_END();
}
