/* Starts that are searched, in models with contacts: what touches is held, what does not is not. */
#include "rig.h"

#include "unity.h"

#include <math.h>
#include <string.h>

void setUp(void) {}
void tearDown(void) {}

enum { MOST = 12 };

/* At rest, whatever the configuration. */
static void launch(const double *q, const double *rho, double *v)
{
    memset(v, 0, 6 * sizeof *v);
}

static void launch_b(const double *q, double *qb, const double *rho, double *rhob, double *v,
                     double *vb)
{
    memset(qb, 0, 6 * sizeof *qb);
    memset(rhob, 0, 11 * sizeof *rhob);
}

static void launch_dv(const double *q, cst_dirs qd, const double *rho, cst_dirs rhod, double *v,
                      cst_outs vd, int lanes)
{
    memset(v, 0, 6 * sizeof *v);
    memset(vd, 0, 6 * sizeof *vd);
}

/* The bouncer moves in one coordinate, with six parameters. */
static void launch_one(const double *q, const double *rho, double *v)
{
    v[0] = 0.0;
}

static void launch_one_b(const double *q, double *qb, const double *rho, double *rhob, double *v,
                         double *vb)
{
    qb[0] = 0.0;
    memset(rhob, 0, 6 * sizeof *rhob);
}

static void launch_one_dv(const double *q, cst_dirs qd, const double *rho, cst_dirs rhod, double *v,
                          cst_outs vd, int lanes)
{
    v[0] = 0.0;
    memset(vd, 0, sizeof *vd);
}

/* psi and gradient by both methods and integrators, against exact values. */
static void expect(const cst_model *m, const char *cost, double tf, double value,
                   const double *exact, double bound)
{
    for (int way = 0; way < 4; way++) {
        rig r = { 0 };
        rig_open(&r, m, cost, "all", way % 2 ? CST_DIRECT : CST_ADJOINT, RIG_DEFAULT);
        cst_options o = cst_problem_options(r.p);
        o.integrator = way / 2 ? CST_CVODES : CST_RK;
        o.tf = tf;
        rig_options(&r, o);
        rig_solve(&r, NULL);
        TEST_ASSERT_DOUBLE_WITHIN(bound, value, r.psi);
        for (int k = 0; k < r.count; k++)
            TEST_ASSERT_DOUBLE_WITHIN(bound, exact[k], r.gradient[k]);
        rig_close(&r);
    }
}

enum { MASS, GRAVITY, HEIGHT, SPEED, RESTITUTION, FLOOR };

/* Without its floor the ball has no equilibrium. */
static void test_rests_on_the_floor(void)
{
    cst_model m = *cst_model_find("bouncer");
    cst_kernels k = *m.kernels;
    k.launch = launch_one;
    k.launch_b = launch_one_b;
    k.launch_dv = launch_one_dv;
    m.kernels = &k;
    m.start = CST_EQUILIBRIUM;
    expect(&m, "place", 1.0, 0.1, (const double[]){ 0, 0, 0, 0, 0, 1 }, 1e-8);
}

static cst_model assembled(cst_parameter *parameters, double height, double speed)
{
    cst_model m = *cst_model_find("bouncer");
    memcpy(parameters, m.parameters, (size_t)m.p * sizeof *parameters);
    parameters[HEIGHT].value = height;
    parameters[SPEED].value = speed;
    m.parameters = parameters;
    m.start = CST_ASSEMBLED;
    return m;
}

/* A guess below the floor is lifted onto it; its velocity counts where it leaves the floor. */
static void test_is_lifted(void)
{
    cst_parameter parameters[MOST];
    double t = 0.05;
    cst_model m = assembled(parameters, 0.05, 0.5);
    expect(&m, "place", t, 0.1 + 0.5 * t - 0.5 * 9.81 * t * t,
           (const double[]){ 0, -0.5 * t * t, 0, t, 0, 1 }, 1e-8);
    m = assembled(parameters, 0.05, -0.3);
    expect(&m, "place", t, 0.1, (const double[]){ 0, 0, 0, 0, 0, 1 }, 1e-8);
    m = assembled(parameters, 0.2, -0.3);
    expect(&m, "place", t, 0.2 - 0.3 * t - 0.5 * 9.81 * t * t,
           (const double[]){ 0, -0.5 * t * t, 1, t, 0, 0 }, 1e-8);
}

/* The five-bar at rest, lifted by a floor or above it: its gradient against differences. */
static void rests(double floor, int touches)
{
    cst_model m = *cst_model_find("strike");
    cst_kernels k = *m.kernels;
    cst_parameter parameters[MOST];
    rig r = { 0 };
    k.launch = launch;
    k.launch_b = launch_b;
    k.launch_dv = launch_dv;
    m.kernels = &k;
    m.start = CST_EQUILIBRIUM;
    memcpy(parameters, m.parameters, (size_t)m.p * sizeof *parameters);
    parameters[10].value = floor;
    m.parameters = parameters;
    double gradient[MOST], differences[MOST];
    static const cst_method methods[3] = { CST_ADJOINT, CST_DIRECT, CST_FD_CENTRAL };
    for (int i = 0; i < 3; i++) {
        rig_open(&r, &m, "end", "all", methods[i], RIG_DEFAULT);
        cst_options o = cst_problem_options(r.p);
        o.tf = 0.2;
        o.fd_step = 1e-5;
        rig_options(&r, o);
        rig_solve(&r, NULL);
        double *to = i == 2 ? differences : gradient;
        if (i == 1)
            rig_agree(&r, r.gradient, gradient, 1e-7, "direct");
        memcpy(to, r.gradient, (size_t)r.count * sizeof *to);
        if (i == 2)
            rig_agree_noisy(&r, gradient, differences, 1e-5, 1e-7, "differences");
        TEST_ASSERT_EQUAL_INT(touches, fabs(gradient[10]) > 1e-3);
        rig_close(&r);
    }
}

static void test_five_bar_at_rest(void)
{
    rests(-2.2, 1);
    rests(-2.9, 0);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_rests_on_the_floor);
    RUN_TEST(test_is_lifted);
    RUN_TEST(test_five_bar_at_rest);
    return UNITY_END();
}
