/* A free mass that forces of time pull, x'' = A sin(W t) + F exp(-((t - t0) / wd)^2) + K |t - t1| +
 * P mode, with the switch sin(om t) - duty: no step leaps over what the motion does not show. */
#include "rig.h"
#include "unity.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { A, W, F, T0, WD, K, T1, PUSH, OM, DUTY, H, P };
#define TF 10.0
static rig one;

void setUp(void) {}
void tearDown(void)
{
    rig_close(&one);
}

/* ---- the model ------------------------------------------------------------------------------- */

static double back = 1.0; /* -1: it flips back at -duty */

static void inertia(const double *q, const double *a, const double *rho, double *f)
{
    f[0] = a[0];
}

static void inertia_b(const double *q, double *qb, const double *a, double *ab, const double *rho,
                      double *rhob, double *f, double *fb)
{
    memset(rhob, 0, P * sizeof *rhob);
    qb[0] = 0.0;
    ab[0] = fb[0];
}

static void inertia_dv(const double *q, cst_dirs qd, const double *a, cst_dirs ad,
                       const double *rho, cst_dirs rhod, double *f, cst_outs fd, int lanes)
{
    memcpy(fd[0], ad[0], sizeof fd[0]);
}

static void forces(double t, const double *q, const double *v, const double *rho, const int *mode,
                   double *Q)
{
    double u = (t - rho[T0]) / rho[WD];
    Q[0] = rho[A] * sin(rho[W] * t) + rho[F] * exp(-u * u) + rho[K] * fabs(t - rho[T1]) +
           (mode[0] ? rho[PUSH] : 0.0);
}

/* dQ/drho */
static void by_rho(double t, const double *rho, const int *mode, double *d)
{
    double u = (t - rho[T0]) / rho[WD], pulse = exp(-u * u);
    memset(d, 0, P * sizeof *d);
    d[A] = sin(rho[W] * t);
    d[W] = rho[A] * t * cos(rho[W] * t);
    d[F] = pulse;
    d[T0] = rho[F] * pulse * 2.0 * u / rho[WD];
    d[WD] = d[T0] * u;
    d[K] = fabs(t - rho[T1]);
    d[T1] = t > rho[T1] ? -rho[K] : rho[K];
    d[PUSH] = mode[0];
}

static void forces_b(double t, const double *q, double *qb, const double *v, double *vb,
                     const double *rho, double *rhob, const int *mode, double *Q, double *Qb)
{
    by_rho(t, rho, mode, rhob);
    for (int i = 0; i < P; i++)
        rhob[i] *= Qb[0];
    qb[0] = vb[0] = 0.0;
}

static void forces_dv(double t, const double *q, cst_dirs qd, const double *v, cst_dirs vd,
                      const double *rho, cst_dirs rhod, const int *mode, double *Q, cst_outs Qd,
                      int lanes)
{
    double d[P];
    by_rho(t, rho, mode, d);
    for (int l = 0; l < CST_LANES; l++) {
        Qd[0][l] = 0.0;
        for (int i = 0; i < P; i++)
            Qd[0][l] += d[i] * rhod[i][l];
    }
}

static void switches(double t, const double *q, const double *v, const double *rho, const int *mode,
                     double *s)
{
    s[0] = sin(rho[OM] * t) - (mode[0] ? back : 1.0) * rho[DUTY];
}

static void switches_b(double t, const double *q, double *qb, const double *v, double *vb,
                       const double *rho, double *rhob, const int *mode, double *s, double *sb)
{
    memset(rhob, 0, P * sizeof *rhob);
    rhob[OM] = sb[0] * t * cos(rho[OM] * t);
    rhob[DUTY] = -sb[0] * (mode[0] ? back : 1.0);
    qb[0] = vb[0] = 0.0;
}

static void switches_dv(double t, double *td, const double *q, cst_dirs qd, const double *v,
                        cst_dirs vd, const double *rho, cst_dirs rhod, const int *mode, double *s,
                        cst_outs sd, int lanes)
{
    s[0] = sin(rho[OM] * t) - (mode[0] ? back : 1.0) * rho[DUTY];
    for (int l = 0; l < CST_LANES; l++)
        sd[0][l] = cos(rho[OM] * t) * (td[l] * rho[OM] + rhod[OM][l] * t) -
                   (mode[0] ? back : 1.0) * rhod[DUTY][l];
}

static void initial(const double *rho, double *q, double *v)
{
    q[0] = v[0] = 0.0;
}

static void initial_b(const double *rho, double *rhob, double *q, double *qb, double *v, double *vb)
{
    memset(rhob, 0, P * sizeof *rhob);
}

static void initial_dv(const double *rho, cst_dirs rhod, double *q, cst_outs qd, double *v,
                       cst_outs vd, int lanes)
{
    memset(qd[0], 0, sizeof qd[0]);
    memset(vd[0], 0, sizeof vd[0]);
}

static void outputs(double t, const double *q, const double *v, const double *a,
                    const double *lambda, const double *rho, const int *mode, double *out)
{
    out[0] = (1.0 + 0.01 * t) * sin(rho[H] * t);
}

static void outputs_b(double t, const double *q, double *qb, const double *v, double *vb,
                      const double *a, double *ab, const double *lambda, double *lambdab,
                      const double *rho, double *rhob, const int *mode, double *out, double *outb)
{
    memset(rhob, 0, P * sizeof *rhob);
    rhob[H] = outb[0] * (1.0 + 0.01 * t) * t * cos(rho[H] * t);
    qb[0] = vb[0] = ab[0] = 0.0;
}

static void outputs_dv(double t, const double *q, cst_dirs qd, const double *v, cst_dirs vd,
                       const double *a, cst_dirs ad, const double *lambda, cst_dirs lambdad,
                       const double *rho, cst_dirs rhod, const int *mode, double *out,
                       cst_outs outd, int lanes)
{
    outputs(t, q, v, a, lambda, rho, mode, out);
    for (int l = 0; l < CST_LANES; l++)
        outd[0][l] = (1.0 + 0.01 * t) * t * cos(rho[H] * t) * rhod[H][l];
}

static double where(double t, const double *q, const double *v, const double *a,
                    const double *lambda, const double *rho, const int *mode)
{
    return q[0];
}

static void where_b(double t, const double *q, double *qb, const double *v, double *vb,
                    const double *a, double *ab, const double *lambda, double *lambdab,
                    const double *rho, double *rhob, const int *mode, double b)
{
    memset(rhob, 0, P * sizeof *rhob);
    qb[0] = b;
    vb[0] = ab[0] = 0.0;
}

/* What scripts/costate_ad/fuse would write. */
static void motion_clocks(double t, const double *rho, double *out)
{
    double u = (t - rho[T0]) / rho[WD];
    out[0] = sin(rho[W] * t);
    out[1] = exp(-u * u);
    out[2] = fabs(t - rho[T1]);
    out[3] = t - rho[T1];
}

static void hum_clocks(double t, const double *rho, double *out)
{
    out[0] = sin(rho[H] * t);
    out[1] = t * out[0];
}

static unsigned char of_switches[] = { CST_LOOKS_AT_T | CST_LOOKS_AT_RHO };
static const unsigned char of_outputs[] = { CST_LOOKS_AT_T | CST_LOOKS_AT_RHO };
static const unsigned char of_costs[] = { 0 }, of_finals[] = { CST_LOOKS_AT_Q };
static const cst_clocks of_hum[] = { { 2, 0, 0, hum_clocks } };
static const cst_facts facts = { CST_LOOKS_AT_A,
                                 CST_LOOKS_AT_T | CST_LOOKS_AT_RHO | CST_LOOKS_AT_MODE,
                                 0,
                                 0,
                                 of_switches,
                                 of_outputs,
                                 of_costs,
                                 of_finals,
                                 { 3, 1, 0, motion_clocks },
                                 of_hum,
                                 NULL };
static const cst_cost_kernels cost_kernels[] = { { "where", NULL, where, NULL, where_b, NULL,
                                                   NULL } };
static const cst_kernels kernels = {
    .inertia = inertia,
    .inertia_b = inertia_b,
    .inertia_dv = inertia_dv,
    .forces = forces,
    .forces_b = forces_b,
    .forces_dv = forces_dv,
    .switches = switches,
    .switches_b = switches_b,
    .switches_dv = switches_dv,
    .initial = initial,
    .initial_b = initial_b,
    .initial_dv = initial_dv,
    .outputs = outputs,
    .outputs_b = outputs_b,
    .outputs_dv = outputs_dv,
    .costs = cost_kernels,
    .costs_count = 1,
    .facts = &facts,
};
static const cst_parameter parameters[P] = {
    { "A", "m/s^2", 0.0, -1e6, 1e6, "a shaking" },
    { "W", "rad/s", 1.0, 0, 1e6, "its frequency" },
    { "F", "m/s^2", 0.0, -1e6, 1e6, "a pulse" },
    { "t0", "s", 5.0, -100, 100, "when" },
    { "wd", "s", 100.0, 1e-6, 1000, "how long" },
    { "K", "m/s^3", 0.0, -1e6, 1e6, "a corner" },
    { "t1", "s", 20.0, -100, 100, "when" },
    { "push", "m/s^2", 0.0, -1e6, 1e6, "while the switch is on" },
    { "om", "rad/s", 1.0, 0, 1e6, "frequency of the switch" },
    { "duty", "1", 2.0, -10, 10, "where it is zero" },
    { "H", "rad/s", 1.0, 0, 1e6, "a hum" },
};
static const cst_cost costs[] = { { "where", "m", "where it ends" } };
static const cst_output of[] = { { "hum", "1", "an output of time alone" } };
static const cst_model model = {
    .abi = CST_ABI,
    .name = "clockwork",
    .about = "a mass and forces of time",
    .n = 1,
    .m = 0,
    .p = P,
    .s = 1,
    .parameters = parameters,
    .costs = costs,
    .costs_count = 1,
    .design = "A,F,K,push",
    .outputs = of,
    .outputs_count = 1,
    .start = CST_GIVEN,
    .tf = TF,
    .kernels = &kernels,
};

/* ---- what it does ---------------------------------------------------------------------------- */

static void near(double wanted, double found, double bound, const char *what, double number)
{
    char text[120];
    snprintf(text, sizeof text, "%s %g: %.12g in place of %.12g", what, number, found, wanted);
    TEST_ASSERT_TRUE_MESSAGE(fabs(found - wanted) <= bound * fabs(wanted), text);
}

/* The motion does not show the shaking, and yet the derivative by its amplitude is right. */
static void test_amplitude_zero(void)
{
    const double fast[] = { 5, 7, 20, 40, 63, 100, 250, 400 }, rtol[] = { 1e-4, 1e-6, 1e-8, 1e-10 };
    for (int r = 0; r < 4; r++)
        for (int i = 0; i < 8; i++) {
            double w = fast[i];
            rig_open(&one, &model, NULL, "A", CST_ADJOINT, rtol[r]);
            rig_set(&one, "W", w);
            rig_set(&one, "K", 1.0); /* psi is not 0 */
            rig_work(&one);
            rig_solve(&one, NULL);
            double wanted = TF / w - sin(w * TF) / (w * w), bound = 100.0 * rtol[r];
            if (getenv("RIG_INTEGRATOR")) /* whose tolerance is of psi */
                bound *= fmax(1.0, fabs(one.psi / wanted));
            near(wanted, one.gradient[0], bound, "W", w);
            rig_close(&one);
        }
}

/* Pulses from rest, at many places. */
static void test_pulses(void)
{
    const double width[] = { 0.1, 0.03, 0.01, 0.003 };
    for (int i = 0; i < 4; i++)
        for (int k = 0; k < 20; k++) {
            double t0 = 0.5 + 0.4713 * k, wanted = (TF - t0) * width[i] * sqrt(acos(-1.0));
            rig_open(&one, &model, NULL, "F", CST_ADJOINT, 1e-8);
            rig_set(&one, "t0", t0);
            rig_set(&one, "wd", width[i]);
            rig_work(&one);
            rig_solve(&one, NULL); /* F = 0 */
            near(wanted, one.gradient[0], 1e-6, "F = 0, t0", t0);
            rig_set(&one, "F", 2.0);
            rig_solve(&one, NULL);
            near(2.0 * wanted, one.psi, 1e-6, "psi, t0", t0);
            near(wanted, one.gradient[0], 1e-6, "F = 2, t0", t0);
            rig_close(&one);
        }
}

/* The integral of (tf - s) |s - t1|. */
static void test_corner(void)
{
    for (int k = 0; k < 8; k++) {
        double t1 = 0.7 + 1.13 * k, l = t1, r = TF - t1;
        double wanted = l * l / 2.0 * TF - l * l * l / 6.0 + r * r * r / 6.0;
        rig_open(&one, &model, NULL, "K", CST_ADJOINT, 1e-8);
        rig_set(&one, "t1", t1);
        rig_set(&one, "A", 1.0);
        rig_work(&one);
        rig_solve(&one, NULL);
        near(wanted, one.gradient[0], 1e-8, "K = 0, t1", t1);
        rig_close(&one);
    }
}

/* A push while sin(om t) > duty, from 0 on. */
static double pushed(double om, double duty)
{
    double sum = 0.0, period = 2.0 * acos(-1.0) / om, from = asin(duty) / om;
    for (double t = from; t < TF; t += period) {
        double a = fmax(t, 0.0), b = fmin(t + period / 2.0 - 2.0 * from, TF);
        if (b > a)
            sum += 0.5 * ((TF - a) * (TF - a) - (TF - b) * (TF - b));
    }
    return sum;
}

static void test_switch_of_time(void)
{
    const double fast[] = { 1, 3, 10, 30, 50, 100, 200 }, duty[] = { 0.1, 0.7, 0.99, 0.9999 };
    for (int i = 0; i < 7; i++)
        for (int k = 0; k < 4; k++) {
            double om = fast[i];
            rig_open(&one, &model, NULL, "push", CST_ADJOINT, 1e-8);
            rig_set(&one, "om", om);
            rig_set(&one, "duty", duty[k]);
            rig_set(&one, "push", 1.0);
            rig_work(&one);
            rig_solve(&one, NULL);
            near(pushed(om, duty[k]), one.psi, 1e-6, "om", om);
            near(one.psi, one.gradient[0], 1e-6, "om", om);
            rig_close(&one);
        }
}

/* One with a hysteresis: on at duty, off at -duty. */
static void test_hysteresis(void)
{
    double om = 40.0, duty = 0.8, pi = acos(-1.0), sum = 0.0;
    for (double t = asin(duty) / om; t < TF; t += 2.0 * pi / om) {
        double b = fmin(t + pi / om, TF);
        sum += 0.5 * ((TF - t) * (TF - t) - (TF - b) * (TF - b));
    }
    back = -1.0;
    of_switches[0] |= CST_LOOKS_AT_MODE;
    rig_open(&one, &model, NULL, "push", CST_ADJOINT, 1e-8);
    rig_set(&one, "om", om);
    rig_set(&one, "duty", duty);
    rig_set(&one, "push", 1.0);
    rig_work(&one);
    rig_solve(&one, NULL);
    back = 1.0;
    of_switches[0] &= ~CST_LOOKS_AT_MODE;
    near(sum, one.psi, 1e-6, "om", om);
}

/* Outputs that are faster than the motion: their highest peak and their mean square. */
static void test_hum(void)
{
    double values[2], jacobian[2], h = 300.0, pi = acos(-1.0);
    double peak = floor((h * TF / pi - 0.5) / 2.0) * 2.0 * pi / h + 0.5 * pi / h;
    rig_open(&one, &model, NULL, "A", CST_ADJOINT, 1e-8);
    rig_set(&one, "H", h);
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_add_response(one.p, "max(hum)"));
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_add_response(one.p, "rms(hum)"));
    rig_work(&one);
    int status = cst_responses(one.p, one.w, NULL, values, jacobian);
    TEST_ASSERT_TRUE_MESSAGE(status >= 0, cst_message(one.w));
    near(1.0 + 0.01 * peak, values[0], 1e-6, "max, H", h);
    near(sqrt(0.5 * (1.0 + 0.1 + 0.01 / 3.0)), values[1], 1e-3, "rms, H", h);
}

/* A pulse that the grid does not see, of 1e-5 s in 10 s: with the instant declared it is seen, and
 * with a longest step. */
static void test_instants(void)
{
    cst_model known = model;
    double t0 = 4.3217, wd = 1e-5, wanted = (TF - t0) * wd * sqrt(acos(-1.0));
    known.instants = "t1,t0";
    for (int way = 0; way < 3; way++) {
        rig_open(&one, way == 1 ? &known : &model, NULL, "F", CST_ADJOINT, 1e-8);
        cst_options o = cst_problem_options(one.p);
        o.max_step = way == 2 ? 2e-3 : 0.0;
        o.max_steps = 100000;
        rig_options(&one, o);
        rig_set(&one, "K", 1.0);
        rig_set(&one, "t0", t0);
        rig_set(&one, "wd", way == 2 ? 2e-3 : wd);
        rig_work(&one);
        rig_solve(&one, NULL);
        if (way == 0)
            TEST_ASSERT_TRUE(fabs(one.gradient[0]) < 1e-3 * wanted);
        else
            near(way == 2 ? 200.0 * wanted : wanted, one.gradient[0],
                 getenv("RIG_INTEGRATOR") ? 1e-4 : 1e-5, "way", way);
        if (way == 2)
            TEST_ASSERT_TRUE(cst_work_stats(one.w).steps >= 5000);
        rig_close(&one);
    }
}

static void test_refused(void)
{
    cst_model other = model;
    cst_problem *p = NULL;
    other.instants = "t1,t2";
    TEST_ASSERT_EQUAL_INT(CST_EMODEL, cst_problem_create(&other, &p));
    TEST_ASSERT_NOT_NULL(strstr(cst_problem_message(p), ".instants"));
    cst_problem_free(p);
    rig_open(&one, &model, NULL, "F", CST_ADJOINT, 1e-8);
    cst_options o = cst_problem_options(one.p);
    o.max_step = -1.0;
    TEST_ASSERT_EQUAL_INT(CST_EVALUE, cst_set_options(one.p, &o));
    o.max_step = NAN;
    TEST_ASSERT_EQUAL_INT(CST_EVALUE, cst_set_options(one.p, &o));
}

/* So fast that no number of steps is enough: a warning, and none where the user sets the steps. */
static void test_too_fast(void)
{
    double psi, gradient[1];
    rig_open(&one, &model, NULL, "A", CST_ADJOINT, 1e-8);
    cst_options o = cst_problem_options(one.p);
    o.max_steps = 1000000;
    rig_options(&one, o);
    rig_set(&one, "K", 1.0);
    rig_set(&one, "W", 1e5);
    rig_work(&one);
    int status = cst_gradient(one.p, one.w, NULL, &psi, gradient);
    if (getenv("RIG_INTEGRATOR")) /* the trajectory is full */
        return (void)TEST_ASSERT_TRUE(status < 0);
    TEST_ASSERT_EQUAL_INT(CST_WUNRESOLVED, status);
    TEST_ASSERT_NOT_NULL(strstr(cst_message(one.w), "max_step"));
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_instants);
    RUN_TEST(test_refused);
    RUN_TEST(test_too_fast);
    RUN_TEST(test_amplitude_zero);
    RUN_TEST(test_pulses);
    RUN_TEST(test_corner);
    RUN_TEST(test_switch_of_time);
    RUN_TEST(test_hysteresis);
    RUN_TEST(test_hum);
    return UNITY_END() != 0;
}
