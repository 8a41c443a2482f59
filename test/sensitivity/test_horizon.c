/* The end of the run as a design variable: adjoint, direct and differences, rk and cvodes; in
 * bounds, responses and constraints; where it is refused. */
#include "response_runs.h"

static double other_values[MOST], other[MOST * DESIGNS];

typedef struct {
    const char *model, *wrt;
    double tf;
    const char *texts[MOST];
} subject;

/* Explicit time in costs and drives, switches, contacts, peaks that are the end. */
static const subject subjects[] = {
    { "slidercrank",
      "tf,k,speed",
      1.7,
      { "shake", "position", "final(x2)", "mean(Fx)", "rms(x2 * dot(x2))", "integral(t * x2)",
        "max(x2)", "tf^2 * final(lambda(1)) / k", "at(x2, 0.9)" } },
    { "pendulum", "tf,m", 0.31, { "height", "min(y)", "peak(dot(x))", "final(tension)" } },
    { "barrier", "v0,tf", 0.8, { "reach", "effort", "final(power)", "integral(power^2)" } },
    { "bouncer", "tf", 0.0, { "final(y) + 0.5 * integral(dot(y)^2)", "mean(gap)", "max(y)" } },
};

static void open_subject(rig *r, const subject *s, cst_method method, cst_integration integrator)
{
    rig_open(r, cst_model_find(s->model), NULL, s->wrt, method, 1e-10);
    cst_options o = cst_problem_options(r->p);
    o.tf = s->tf > 0.0 ? s->tf : o.tf;
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
        for (int k = 0; k < cst_response_count(one.p); k++)
            rig_agree_noisy(&one, jacobian + k * one.count, other + k * one.count,
                            method == CST_DIRECT ? 1e-6 : 2e-5, 1e-5 * fabs(values[k]),
                            s->texts[k]);
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

/* The integral of 1 is tf; with tf given at a call, as an optimizer does. */
static void test_closed_form(void)
{
    static const char *const texts[] = { "integral(x2^0)", "tf", "x = 2 * tf^3 + 0 * final(x2)",
                                         NULL };
    double rho[2] = { 1.3, 40.0 };
    rig_open(&one, cst_model_find("slidercrank"), NULL, "tf,k", CST_ADJOINT, 1e-9);
    add(&one, texts);
    rig_work(&one);
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_responses(one.p, one.w, rho, values, jacobian));
    near(1.3, values[0], 1e-14, "integral of 1");
    near(1.3, values[1], 0.0, "tf");
    near(1.0, jacobian[0], 1e-14, "d integral of 1");
    near(0.0, jacobian[1], 1e-14, "by another");
    near(1.0, jacobian[2], 0.0, "d tf");
    near(6.0 * 1.3 * 1.3, jacobian[4], 1e-14, "d 2 tf^3");
    near(1.3, cst_trajectory_time(one.w, cst_trajectory_nodes(one.w) - 1), 1e-15, "the last node");
    rho[0] = -1.0;
    TEST_ASSERT_EQUAL_INT(CST_EVALUE, cst_responses(one.p, one.w, rho, values, jacobian));
    TEST_ASSERT_NOT_NULL(strstr(cst_message(one.w), "after it begins"));
}

static void test_names(void)
{
    rig_open(&one, cst_model_find("slidercrank"), NULL, "k,tf", CST_ADJOINT, 1e-9);
    const cst_parameter *row = cst_design_parameter(one.p, 1);
    TEST_ASSERT_EQUAL_STRING("tf", row->name);
    TEST_ASSERT_EQUAL_INT(cst_problem_model(one.p)->p, cst_design_index(one.p, 1));
    TEST_ASSERT_EQUAL_STRING("k", cst_design_parameter(one.p, 0)->name);
    TEST_ASSERT_NULL(cst_design_parameter(one.p, 2));
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_set_parameter(one.p, "tf", 1.25));
    TEST_ASSERT_TRUE(cst_problem_options(one.p).tf == 1.25);
    TEST_ASSERT_TRUE(cst_parameter_value(one.p, cst_design_index(one.p, 1)) == 1.25);
    TEST_ASSERT_EQUAL_INT(CST_EVALUE, cst_set_parameter(one.p, "tf", 0.0));
}

/* No second derivatives, no fixed steps. */
static void test_refused(void)
{
    double direction[1] = { 1.0 }, product[1];
    cst_work *w;
    rig_open(&one, cst_model_find("slidercrank"), NULL, "tf", CST_ADJOINT, 1e-9);
    rig_work(&one);
    TEST_ASSERT_EQUAL_INT(CST_EARGUMENT,
                          cst_hessian_vector(one.p, one.w, NULL, direction, product));
    TEST_ASSERT_NOT_NULL(strstr(cst_message(one.w), "no second derivatives with respect to tf"));
    rig_open(&two, cst_model_find("slidercrank"), NULL, "tf", CST_ADJOINT, 1e-9);
    cst_options o = cst_problem_options(two.p);
    o.integrator = CST_ONESTEP;
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_set_options(two.p, &o));
    TEST_ASSERT_EQUAL_INT(CST_EARGUMENT, cst_work_create(two.p, &w));
    TEST_ASSERT_NOT_NULL(strstr(cst_message(w), "steps of the one-step integrator are fixed"));
    cst_work_free(w);
}

/* The shortest time after which the slider has come so far: found, and x there. */
static void test_shortest_time(void)
{
    cst_optimizer *o;
    rig_open(&one, cst_model_find("slidercrank"), NULL, "tf,m1", CST_ADJOINT, 1e-10);
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_set_parameter(one.p, "tf", 0.3));
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_set_objective(one.p, "tf"));
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_add_constraint(one.p, "final(x2) >= 2.6"));
    rig_work(&one);
    TEST_ASSERT_EQUAL_INT(CST_OK,
                          cst_optimizer_create(&(cst_scenario){ one.p, one.w, 1.0 }, 1, &o));
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_optimizer_bounds(o, 0, 0.1, 1.0));
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_optimizer_bounds(o, 1, 0.5, 2.0));
    TEST_ASSERT_TRUE_MESSAGE(cst_optimizer_run(o, NULL) >= 0, cst_optimizer_message(o));
    cst_optimum best = cst_optimizer_result(o);
    cst_constrained limit;
    TEST_ASSERT_TRUE(cst_optimizer_constraint(o, 0, &limit));
    near(best.rho[0], best.psi, 1e-12, "psi is tf");
    near(2.6, limit.value, 1e-5, "the constraint binds");
    TEST_ASSERT_TRUE(best.psi < 0.67); /* x2 is largest at 0.672 s */
    cst_optimizer_free(o);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_rk);
    RUN_TEST(test_cvodes);
    RUN_TEST(test_closed_form);
    RUN_TEST(test_names);
    RUN_TEST(test_refused);
    RUN_TEST(test_shortest_time);
    return UNITY_END() != 0;
}
