/* The trajectory that a run keeps: between its nodes it is as good as at them, and what is observed
 * along it stays put. */
#include "rig.h"
#include "unity.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

static rig run, fine;
enum { MANY = 512, BETWEEN = 7 };

void setUp(void) {}

void tearDown(void)
{
    rig_close(&run);
    rig_close(&fine);
}

typedef struct {
    double q, v;
} pair;

/* The largest magnitudes over a run. */
static pair sizes(rig *r)
{
    pair size = { 0.0, 0.0 };
    double q[MANY], v[MANY], tf = cst_problem_options(r->p).tf;
    for (int k = 0; k <= 100; k++) {
        TEST_ASSERT_EQUAL_INT(CST_OK,
                              cst_trajectory_at(r->p, r->w, tf * k / 100.0, q, v, NULL, NULL));
        for (int i = 0; i < cst_problem_model(r->p)->n; i++) {
            size.q = fmax(size.q, fabs(q[i]));
            size.v = fmax(size.v, fabs(v[i]));
        }
    }
    return size;
}

/* How far the run is from the fine one at time t. */
static pair error_at(double t)
{
    pair error = { 0.0, 0.0 };
    double q[2][MANY], v[2][MANY];
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_trajectory_at(run.p, run.w, t, q[0], v[0], NULL, NULL));
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_trajectory_at(fine.p, fine.w, t, q[1], v[1], NULL, NULL));
    for (int i = 0; i < rig_model->n; i++) {
        error.q = fmax(error.q, fabs(q[0][i] - q[1][i]));
        error.v = fmax(error.v, fabs(v[0][i] - v[1][i]));
    }
    return error;
}

static pair larger(pair a, pair b)
{
    return (pair){ fmax(a.q, b.q), fmax(a.v, b.v) };
}

/* Velocities jump at an impact, which is not at the same instant in both runs. */
static int jumps_near(double t)
{
    int near = 0;
    for (int i = 0; rig_model->contacts_count && i < cst_event_count(run.w); i++)
        near |= fabs(cst_event_at(run.w, i).t - t) < 1e-6;
    return near;
}

/* At most twice the errors at the nodes, with an allowance of rounding errors. */
static void test_between_nodes(void)
{
    pair at_nodes = { 0.0, 0.0 }, between = { 0.0, 0.0 };
    TEST_ASSERT_TRUE(rig_model->n <= MANY);
    rig_open(&run, rig_model, NULL, NULL, CST_ADJOINT, RIG_DEFAULT);
    rig_open(&fine, rig_model, NULL, NULL, CST_ADJOINT, 1e-11);
    rig_shorten(&run, 0.3);
    rig_shorten(&fine, 0.3);
    rig_simulate(&run, NULL);
    rig_simulate(&fine, NULL);
    int nodes = cst_trajectory_nodes(run.w);
    pair size = sizes(&fine);
    for (int k = 1; k < nodes; k++) {
        double t0 = cst_trajectory_time(run.w, k - 1), t1 = cst_trajectory_time(run.w, k);
        if (!jumps_near(t1))
            at_nodes = larger(at_nodes, error_at(t1));
        for (int j = 1; j <= BETWEEN && t1 > t0; j++) {
            double t = t0 + (t1 - t0) * j / (BETWEEN + 1.0);
            if (!jumps_near(t))
                between = larger(between, error_at(t));
        }
    }
    printf("  %s: %d nodes; errors of q %.1e at them, %.1e between; of v %.1e, %.1e\n",
           rig_model->name, nodes, at_nodes.q / size.q, between.q / size.q, at_nodes.v / size.v,
           between.v / size.v);
    TEST_ASSERT_TRUE_MESSAGE(between.q <= 2.0 * at_nodes.q + 1e-14 * size.q, "q between the nodes");
    TEST_ASSERT_TRUE_MESSAGE(between.v <= 2.0 * at_nodes.v + 1e-14 * size.v, "v between the nodes");
    /* the vehicle's v: 6.6 rtol with gcc, 12 rtol with clang */
    double bound = fmax(1e-5, 20.0 * cst_problem_options(run.p).rtol);
    TEST_ASSERT_TRUE_MESSAGE(at_nodes.q <= bound * size.q && at_nodes.v <= bound * size.v,
                             "the run itself");
}

/* Nodes from 0 to tF, in order (two at one instant where a switch flips), not many more than
 * steps. */
static void test_nodes(void)
{
    rig_open(&run, rig_model, NULL, NULL, CST_ADJOINT, RIG_DEFAULT);
    rig_shorten(&run, 0.5);
    rig_simulate(&run, NULL);
    int nodes = cst_trajectory_nodes(run.w), doubled = 0;
    cst_stats stats = cst_work_stats(run.w);
    int most = cst_problem_integrator(run.p) == CST_RK ? 8 : 3; /* steps of order 8 are long */
    TEST_ASSERT_EQUAL_INT(stats.nodes, nodes);
    TEST_ASSERT_TRUE(cst_trajectory_time(run.w, 0) == 0.0);
    TEST_ASSERT_TRUE(cst_trajectory_time(run.w, nodes - 1) == cst_problem_options(run.p).tf);
    for (int k = 1; k < nodes; k++) {
        double step = cst_trajectory_time(run.w, k) - cst_trajectory_time(run.w, k - 1);
        TEST_ASSERT_TRUE(step >= 0.0);
        doubled += step == 0.0;
    }
    printf("  %s: %ld steps, %ld events, %d nodes\n", rig_model->name, stats.steps, stats.events,
           nodes);
    TEST_ASSERT_TRUE_MESSAGE(doubled <= stats.events + stats.projections,
                             "two nodes at one instant without a switch");
    TEST_ASSERT_TRUE_MESSAGE(nodes > stats.steps && nodes <= most * stats.steps + 1,
                             "nodes per step");
}

/* q' = v and v' = a along the interpolated trajectory, away from switches. */
static void test_slopes(void)
{
    double q[2][MANY], v[3][MANY], a[MANY];
    rig_open(&run, rig_model, NULL, NULL, CST_ADJOINT, 1e-10);
    rig_shorten(&run, 0.2);
    rig_simulate(&run, NULL);
    pair size = sizes(&run);
    double tf = cst_problem_options(run.p).tf, h = 1e-5 * tf;
    for (int k = 1; k < 20; k++) {
        double t = tf * (k + 0.137) / 20.0;
        if (rig_model->s > 0 && k % 4) /* the more switches, the more instants near one */
            continue;
        TEST_ASSERT_EQUAL_INT(CST_OK,
                              cst_trajectory_at(run.p, run.w, t - h, q[0], v[0], NULL, NULL));
        TEST_ASSERT_EQUAL_INT(CST_OK,
                              cst_trajectory_at(run.p, run.w, t + h, q[1], v[1], NULL, NULL));
        TEST_ASSERT_EQUAL_INT(CST_OK, cst_trajectory_at(run.p, run.w, t, NULL, v[2], a, NULL));
        double largest = 0.0;
        for (int i = 0; i < rig_model->n; i++)
            largest = fmax(largest, fabs(a[i]));
        for (int i = 0; i < rig_model->n; i++) {
            TEST_ASSERT_DOUBLE_WITHIN_MESSAGE(1e-3 * size.v, v[2][i],
                                              (q[1][i] - q[0][i]) / (2.0 * h), "q'");
            if (!rig_model->s)
                TEST_ASSERT_DOUBLE_WITHIN_MESSAGE(1e-3 * largest + 1e-6 * size.v, a[i],
                                                  (v[1][i] - v[0][i]) / (2.0 * h), "v'");
        }
    }
}

/* The constraints' drift: what the penalty allows and the tolerance, far below anything of
 * interest. */
static void test_constraints(void)
{
    cst_observed o;
    rig_open(&run, rig_model, NULL, NULL, CST_ADJOINT, RIG_DEFAULT);
    rig_shorten(&run, 0.5);
    rig_simulate(&run, NULL);
    pair size = sizes(&run);
    double scale = 1.0 + size.q, phi = 0.0, phi_dot = 0.0;
    for (int k = 0; k < cst_trajectory_nodes(run.w); k++) {
        TEST_ASSERT_EQUAL_INT(CST_OK, cst_observe(run.p, run.w, cst_trajectory_time(run.w, k), &o));
        phi = fmax(phi, o.phi);
        phi_dot = fmax(phi_dot, o.phi_dot);
        TEST_ASSERT_TRUE(o.kinetic >= 0.0 && isfinite(o.cost));
    }
    printf("  %s: Phi up to %.1e, Phi_dot up to %.1e\n", rig_model->name, phi, phi_dot);
    TEST_ASSERT_TRUE(phi <= 1e-7 * scale * scale && phi_dot <= 1e-6 * scale * (scale + size.v));
}

/* ---- energy ---------------------------------------------------------------------------------- */

/* The drift over a run, relative to what is exchanged. */
static double energy_drift(const char *name, const char *damper, double rtol)
{
    cst_observed o;
    double first = 0.0, drift = 0.0, low = INFINITY, high = -INFINITY;
    rig_open(&run, cst_model_find(name), NULL, NULL, CST_ADJOINT, rtol);
    cst_options options = cst_problem_options(run.p);
    options.alpha = 1e13; /* the rods' own give takes up energy too: 2e-9 of it at the default */
    rig_options(&run, options);
    if (damper)
        rig_set(&run, damper, 0.0);
    rig_simulate(&run, NULL);
    for (int k = 0; k <= 500; k++) {
        TEST_ASSERT_EQUAL_INT(
            CST_OK, cst_observe(run.p, run.w, cst_problem_options(run.p).tf * k / 500.0, &o));
        double energy = o.kinetic + o.potential;
        if (k == 0)
            first = energy;
        drift = fmax(drift, fabs(energy - first));
        low = fmin(low, o.kinetic);
        high = fmax(high, o.kinetic);
        TEST_ASSERT_TRUE(isfinite(drift));
    }
    TEST_ASSERT_TRUE_MESSAGE(high - low > 0.1, "nothing moves");
    return drift / (high - low);
}

/* Models that lose no energy: it stays, to the tolerance; and a damper is noticed. */
static void test_energy(void)
{
    static const struct {
        const char *model, *damper;
    } conservative[] = { { "pendulum", NULL }, { "fivebar", NULL }, { "slidercrank", "c" } };
    static const double rtols[] = { 1e-6, 1e-8, 1e-10 };
    for (int i = 0; i < 3; i++)
        for (int k = 0; k < 3; k++) {
            double drift = energy_drift(conservative[i].model, conservative[i].damper, rtols[k]);
            printf("  %s, rtol %.0e: %.1e of the energy exchanged\n", conservative[i].model,
                   rtols[k], drift);
            TEST_ASSERT_TRUE_MESSAGE(drift <= 10.0 * rtols[k], conservative[i].model);
        }
    TEST_ASSERT_TRUE_MESSAGE(energy_drift("slidercrank", NULL, 1e-8) > 0.01,
                             "the damper takes nothing");
}

/* What interpolation adds, in the middle between two nodes, to an error that is linear between
 * them, in units of the tolerance of a step. */
static double off_in_the_middle(int k, double unit)
{
    double y[2][3][2 * MANY],
        t[3] = { cst_trajectory_time(run.w, k - 1), 0.0, cst_trajectory_time(run.w, k) };
    int n = rig_model->n;
    double worst = 0.0;
    t[1] = 0.5 * (t[0] + t[2]);
    for (int i = 0; i < 3; i++) {
        cst_trajectory_at(run.p, run.w, t[i], y[0][i], y[0][i] + n, NULL, NULL);
        cst_trajectory_at(fine.p, fine.w, t[i], y[1][i], y[1][i] + n, NULL, NULL);
    }
    for (int i = 0; i < 2 * n; i++) {
        double error[3];
        for (int j = 0; j < 3; j++)
            error[j] = y[0][j][i] - y[1][j][i];
        worst = fmax(worst, fabs(error[1] - 0.5 * (error[0] + error[2])) /
                                (unit * fabs(y[1][1][i]) + 1e-2 * unit));
    }
    return worst;
}

/* CVODES interpolates by polynomials of higher order than the nodes': where these would be off by
 * more than half of the tolerance, there are nodes between the steps. */
static void test_nodes_between_steps(void)
{
    double worst = 0.0;
    cst_options o;
    rig_open(&run, rig_model, NULL, NULL, CST_ADJOINT, 1e-8);
    rig_open(&fine, rig_model, NULL, NULL, CST_ADJOINT, 3e-14);
    o = cst_problem_options(run.p);
    o.integrator = CST_CVODES;
    rig_options(&run, o);
    o = cst_problem_options(fine.p);
    o.integrator = CST_RK;
    rig_options(&fine, o);
    rig_simulate(&run, NULL);
    rig_simulate(&fine, NULL);
    for (int k = 1; k < cst_trajectory_nodes(run.w); k++)
        worst = fmax(worst, off_in_the_middle(k, 1e-9)); /* a tenth of rtol */
    printf("  %ld steps, %d nodes, between them off by %.2g\n", cst_work_stats(run.w).steps,
           cst_trajectory_nodes(run.w), worst);
    TEST_ASSERT_TRUE(cst_trajectory_nodes(run.w) > cst_work_stats(run.w).steps + 20);
    TEST_ASSERT_TRUE(worst < 4.0);
}

/* The largest difference of v in the middle between two nodes of a fixed step from the polynomial
 * through six nodes. */
static double off_from_six(int steps)
{
    enum { MOST = 200 };
    static const double weight[3] = { 150.0 / 256.0, -25.0 / 256.0, 3.0 / 256.0 };
    static double v[2 * MOST + 1][MANY];
    double worst = 0.0;
    rig_open(&run, rig_model, NULL, NULL, CST_ADJOINT, RIG_DEFAULT);
    cst_options o = cst_problem_options(run.p);
    o.integrator = CST_ONESTEP;
    o.step = o.tf / steps;
    rig_options(&run, o);
    run.accepts = CST_WSPURIOUS; /* the steps are coarse on purpose */
    rig_simulate(&run, NULL);
    for (int k = 0; k <= 2 * steps; k++)
        cst_trajectory_at(run.p, run.w, fmin(0.5 * k * o.step, o.tf), NULL, v[k], NULL, NULL);
    for (int k = 7; k < 2 * steps - 6; k += 2)
        for (int i = 0; i < rig_model->n; i++) {
            double six = 0.0;
            for (int j = 0; j < 3; j++)
                six += weight[j] * (v[k - 1 - 2 * j][i] + v[k + 1 + 2 * j][i]);
            worst = fmax(worst, fabs(v[k][i] - six));
        }
    rig_close(&run);
    return worst;
}

/* Between the nodes of a fixed step v is of the fourth order; without the jerk, of the second. */
static void test_between_fixed_steps(void)
{
    double coarse = off_from_six(100), finer = off_from_six(200);
    printf("  between fixed steps: %.2g, with half of the step %.2g\n", coarse, finer);
    TEST_ASSERT_TRUE(coarse > 12.0 * finer);
}

int main(int argc, char **argv)
{
    rig_arguments(argc, argv);
    UNITY_BEGIN();
    rig_each_model(test_between_nodes, "between_nodes");
    rig_each_model(test_nodes, "nodes");
    rig_each_model(test_slopes, "slopes");
    rig_each_model(test_constraints, "constraints");
    if (rig_wanted("fivebar")) {
        rig_model = cst_model_find("fivebar");
        RUN_TEST(test_energy);
        RUN_TEST(test_nodes_between_steps);
        RUN_TEST(test_between_fixed_steps);
    }
    return UNITY_END() != 0;
}
