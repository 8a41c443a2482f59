/* Free masses that a force of time pulls: x'' = k t + c cos(w t), with the cost sin(20 t)^2.  The
 * motion and the cost are known between the nodes too, which are what the engine interpolates from
 * and controls the error by. */
#include "rig.h"
#include "unity.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum { K, C, W, P };
enum { N = 200 };
static rig one;

void setUp(void) {}
void tearDown(void)
{
    rig_close(&one);
}

static int n = 1; /* of the masses, all alike; the first is what the tests look at */

static void inertia(const double *q, const double *a, const double *rho, double *f)
{
    memcpy(f, a, (size_t)n * sizeof *f);
}

static void inertia_b(const double *q, double *qb, const double *a, double *ab, const double *rho,
                      double *rhob, double *f, double *fb)
{
    memset(rhob, 0, P * sizeof *rhob);
    memset(qb, 0, (size_t)n * sizeof *qb);
    memcpy(ab, fb, (size_t)n * sizeof *ab);
}

static void inertia_dv(const double *q, cst_dirs qd, const double *a, cst_dirs ad,
                       const double *rho, cst_dirs rhod, double *f, cst_outs fd, int lanes)
{
    for (int i = 0; i < n; i++)
        for (int l = 0; l < lanes; l++)
            fd[i][l] = ad[i][l];
}

static void forces(double t, const double *q, const double *v, const double *rho, const int *mode,
                   double *Q)
{
    for (int i = 0; i < n; i++)
        Q[i] = rho[K] * t + rho[C] * cos(rho[W] * t);
}

static void forces_b(double t, const double *q, double *qb, const double *v, double *vb,
                     const double *rho, double *rhob, const int *mode, double *Q, double *Qb)
{
    memset(rhob, 0, P * sizeof *rhob);
    memset(qb, 0, (size_t)n * sizeof *qb);
    memset(vb, 0, (size_t)n * sizeof *vb);
    for (int i = 0; i < n; i++) {
        rhob[K] += Qb[i] * t;
        rhob[C] += Qb[i] * cos(rho[W] * t);
        rhob[W] -= Qb[i] * rho[C] * t * sin(rho[W] * t);
    }
}

static void forces_dv(double t, const double *q, cst_dirs qd, const double *v, cst_dirs vd,
                      const double *rho, cst_dirs rhod, const int *mode, double *Q, cst_outs Qd,
                      int lanes)
{
    for (int i = 0; i < n; i++)
        for (int l = 0; l < lanes; l++)
            Qd[i][l] = rhod[K][l] * t + rhod[C][l] * cos(rho[W] * t) -
                       rhod[W][l] * rho[C] * t * sin(rho[W] * t);
}

static void initial(const double *rho, double *q, double *v)
{
    memset(q, 0, (size_t)n * sizeof *q);
    memset(v, 0, (size_t)n * sizeof *v);
}

static void initial_b(const double *rho, double *rhob, double *q, double *qb, double *v, double *vb)
{
    memset(rhob, 0, P * sizeof *rhob);
}

static void initial_dv(const double *rho, cst_dirs rhod, double *q, cst_outs qd, double *v,
                       cst_outs vd, int lanes)
{
    for (int i = 0; i < n; i++)
        for (int l = 0; l < lanes; l++)
            qd[i][l] = vd[i][l] = 0.0;
}

static double beat(double t, const double *q, const double *v, const double *a,
                   const double *lambda, const double *rho, const int *mode)
{
    return sin(20.0 * t) * sin(20.0 * t);
}

static void beat_b(double t, const double *q, double *qb, const double *v, double *vb,
                   const double *a, double *ab, const double *lambda, double *lambdab,
                   const double *rho, double *rhob, const int *mode, double b)
{
    memset(rhob, 0, P * sizeof *rhob);
    memset(qb, 0, (size_t)n * sizeof *qb);
    memset(vb, 0, (size_t)n * sizeof *vb);
    memset(ab, 0, (size_t)n * sizeof *ab);
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
    beat_b(t, q, qb, v, vb, a, ab, lambda, lambdab, rho, rhob, mode, b);
    qb[0] = b;
}

static const cst_cost_kernels cost_kernels[] = { { "beat", beat, NULL, beat_b, NULL, NULL, NULL },
                                                 { "where", NULL, where, NULL, where_b, NULL,
                                                   NULL } };
static const cst_kernels kernels = {
    .inertia = inertia,
    .inertia_b = inertia_b,
    .inertia_dv = inertia_dv,
    .forces = forces,
    .forces_b = forces_b,
    .forces_dv = forces_dv,
    .initial = initial,
    .initial_b = initial_b,
    .initial_dv = initial_dv,
    .costs = cost_kernels,
    .costs_count = 2,
};
static const cst_parameter parameters[P] = {
    { "k", "m/s^3", 0.0, -10, 10, "acceleration, per second" },
    { "c", "m/s^2", 0.0, -10, 10, "acceleration to and fro" },
    { "w", "rad/s", 1.0, 0, 100, "its frequency" },
};
static const cst_cost costs[] = { { "beat", "s", "a cost of time alone" },
                                  { "where", "m", "where the first one ends" } };
static cst_model model = {
    .abi = CST_ABI,
    .name = "free",
    .about = "free masses",
    .n = 1,
    .m = 0,
    .p = P,
    .s = 0,
    .parameters = parameters,
    .costs = costs,
    .costs_count = 2,
    .design = "k",
    .start = CST_GIVEN,
    .tf = 2.0,
    .kernels = &kernels,
};

static void open_masses(const char *cost, int count, cst_method method, double rtol, double k,
                        double c, double w)
{
    n = model.n = count;
    rig_open(&one, &model, cost, NULL, method, rtol);
    rig_set(&one, "k", k);
    rig_set(&one, "c", c);
    rig_set(&one, "w", w);
}

/* The one-step integrator between its nodes: with x'' = k t the trapezoidal rule is exact for v,
 * and so is a quintic from v, a and the right jerk, k. */
static void test_jerk(void)
{
    double t, v;
    open_masses("where", 1, CST_ADJOINT, RIG_DEFAULT, 3.0, 0.0, 1.0);
    cst_options o = cst_problem_options(one.p);
    o.integrator = CST_ONESTEP;
    o.step = 0.2;
    rig_options(&one, o);
    rig_solve(&one, NULL);
    for (int i = 0; i <= 100; i++) {
        t = 0.02 * i;
        TEST_ASSERT_EQUAL_INT(CST_OK, cst_trajectory_at(one.p, one.w, t, NULL, &v, NULL, NULL));
        TEST_ASSERT_DOUBLE_WITHIN(1e-13, 1.5 * t * t, v);
    }
}

/* Farthest from x = c/w^2 (1 - cos w t), v = c/w sin w t, between the nodes. */
static double farthest(double c, double w)
{
    double worst = 0.0;
    for (int i = 0; i + 1 < cst_work_stats(one.w).nodes; i++) {
        double t0 = cst_trajectory_time(one.w, i), t1 = cst_trajectory_time(one.w, i + 1);
        for (int k = 1; k < 8; k++) {
            double t = t0 + (t1 - t0) * k / 8.0, q, v;
            TEST_ASSERT_EQUAL_INT(CST_OK, cst_trajectory_at(one.p, one.w, t, &q, &v, NULL, NULL));
            worst = fmax(worst, fmax(fabs(q - c / (w * w) * (1.0 - cos(w * t))),
                                     fabs(v - c / w * sin(w * t))));
        }
    }
    return worst;
}

/* CVODES's steps are long where its order is high: nodes are put between them until the quintics
 * are as accurate as it is, which its polynomial in the middle of a step tells.  At the ends of a
 * step, or outside of it, it tells nothing. */
static void test_interpolation(void)
{
    static const struct {
        double rtol, nodes; /* nodes a step, at the least */
    } all[] = { { 1e-6, 1.0 }, { 1e-8, 1.0 }, { 1e-10, 1.2 }, { 1e-12, 1.6 } };
    for (int i = 0; i < 4; i++) {
        open_masses("where", 1, CST_ADJOINT, all[i].rtol, 0.0, 10.0, 10.0);
        cst_options o = cst_problem_options(one.p);
        o.integrator = CST_CVODES;
        rig_options(&one, o);
        rig_solve(&one, NULL);
        double worst = farthest(10.0, 10.0);
        cst_stats s = cst_work_stats(one.w);
        printf("  rtol %.0e: %ld steps, %d nodes, %.1e off between them\n", all[i].rtol,
               (long)s.steps, (int)s.nodes, worst);
        TEST_ASSERT_TRUE(worst <= all[i].rtol);
        TEST_ASSERT_TRUE((double)s.nodes > all[i].nodes * (double)s.steps);
    }
}

/* The integral of the cost, which has nothing to do with the motion, by the direct method, where it
 * is one state among many that are at rest: t/2 - sin(40 t)/80, within the tolerance. */
static void test_integral(void)
{
    static const int sizes[] = { 1, N };
    for (int i = 0; i < 2; i++)
        for (double rtol = 1e-5; rtol > 5e-10; rtol *= 0.1) {
            open_masses("beat", sizes[i], CST_DIRECT, rtol, 0.0, 0.0, 1.0);
            rig_solve(&one, NULL);
            double error = fabs(one.psi - (1.0 - sin(80.0) / 80.0));
            printf("  %d masses, rtol %.0e: psi is %.1e off\n", sizes[i], rtol, error);
            TEST_ASSERT_TRUE(error <= rtol);
        }
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_jerk);
    RUN_TEST(test_interpolation);
    RUN_TEST(test_integral);
    return UNITY_END() != 0;
}
