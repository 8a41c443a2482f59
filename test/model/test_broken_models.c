/* Models that misbehave in a run: the pendulum's kernels, each spoiled in one way, and what the
 * engine says about it.  Those that do not get so far are in test_refused_models.c. */
#include "adBuffer.h"
#include "rig.h"
#include "stack.h"
#include "unity.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

static rig one;
static cst_kernels kernels; /* the spoiled copy                         */
static cst_cost_kernels costs[2];
static cst_model model;
static const cst_kernels *sound; /* the pendulum's, or another model's       */
static double from;              /* the instant from which a kernel is spoiled */

static void copy_of(const char *name)
{
    const cst_model *original = cst_model_find(name);
    TEST_ASSERT_TRUE(original && original->kernels->costs_count == 2);
    sound = original->kernels;
    model = *original;
    kernels = *sound;
    kernels.fused = NULL; /* it is of the sound kernels */
    kernels.facts = NULL;
    memcpy(costs, sound->costs, sizeof costs);
    model.kernels = &kernels;
    kernels.costs = costs;
}

void setUp(void)
{
    copy_of("pendulum");
    from = 1.0;
}

void tearDown(void)
{
    rig_close(&one);
    cst_stack_release();
}

/* The run ends with that status, says so in a line that names the remedy, and leaves NaN. */
static void ends_with(int status, const char *remedy, const char *cost, cst_method method)
{
    double psi = 1.0, gradient[4] = { 1.0, 1.0, 1.0, 1.0 };
    char text[700];
    rig_open(&one, &model, cost, "all", method, RIG_DEFAULT);
    rig_work(&one);
    int got = cst_gradient(one.p, one.w, NULL, &psi, gradient);
    snprintf(text, sizeof text, "method %d, cost %s: %s", (int)method, cost, cst_message(one.w));
    TEST_ASSERT_EQUAL_INT_MESSAGE(status, got, text);
    TEST_ASSERT_TRUE_MESSAGE(strlen(cst_message(one.w)) > 20 && strstr(cst_message(one.w), remedy),
                             text);
    TEST_ASSERT_TRUE_MESSAGE(isnan(psi) && isnan(gradient[0]) && isnan(gradient[3]), text);
}

static void all_methods(int status, const char *remedy, const char *cost)
{
    for (int method = CST_ADJOINT; method <= CST_FD_FORWARD; method++)
        ends_with(status, remedy, cost, (cst_method)method);
}

/* ---- numbers that are none ------------------------------------------------------------------- */

static void forces_nan(double t, const double *q, const double *v, const double *rho,
                       const int *mode, double *Q)
{
    sound->forces(t, q, v, rho, mode, Q);
    if (t >= from)
        Q[1] = NAN;
}

static int wait; /* evaluations until one has no number */

static void forces_nan_once(double t, const double *q, const double *v, const double *rho,
                            const int *mode, double *Q)
{
    sound->forces(t, q, v, rho, mode, Q);
    if (wait-- == 0)
        Q[1] = NAN;
}

/* A smaller step goes around one evaluation that fails: the run is as any other, and an error that
 * comes later is told, not that one. */
static void test_no_number_once(void)
{
    static const cst_integration integrators[] = { CST_RK, CST_CVODES };
    kernels.forces = forces_nan_once;
    for (int i = 0; i < 2; i++) {
        double psi;
        wait = -1;
        rig_open(&one, &model, "height", "all", CST_ADJOINT, RIG_DEFAULT);
        cst_options o = cst_problem_options(one.p);
        o.integrator = integrators[i];
        o.max_steps = 40;
        rig_options(&one, o);
        rig_work(&one);
        wait = 30;
        TEST_ASSERT_EQUAL_INT(CST_EINTEGRATOR, cst_simulate(one.p, one.w, NULL, &psi));
        TEST_ASSERT_TRUE(wait < 0);
        TEST_ASSERT_NOT_NULL_MESSAGE(strstr(cst_message(one.w), "max_steps"), cst_message(one.w));
        o.max_steps = 2000;
        rig_options(&one, o);
        wait = -1;
        rig_work(&one);
        wait = 30;
        TEST_ASSERT_EQUAL_INT(CST_OK, cst_simulate(one.p, one.w, NULL, &psi));
        TEST_ASSERT_TRUE(wait < 0);
        TEST_ASSERT_EQUAL_STRING("", cst_message(one.w));
        rig_close(&one);
    }
}

static void forces_inf(double t, const double *q, const double *v, const double *rho,
                       const int *mode, double *Q)
{
    sound->forces(t, q, v, rho, mode, Q);
    if (t >= from)
        Q[0] = INFINITY;
}

static void test_nan_forces(void)
{
    kernels.forces = forces_nan;
    all_methods(CST_ENAN, "check the parameters", "height");
    all_methods(CST_ENAN, "check the parameters", "tension");
    from = 0.0;
    all_methods(CST_ENAN, "check the parameters", "height");
}

static void test_inf_forces(void)
{
    kernels.forces = forces_inf;
    all_methods(CST_ENAN, "check the parameters", "height");
}

static void constraints_nan(double t, double td1, double td0, const double *q, const double *qd1,
                            const double *qd0, const double *qd0d1, const double *rho, double *phi,
                            double *phid1, double *phid0, double *phid0d1)
{
    sound->constraints_d0_d1(t, td1, td0, q, qd1, qd0, qd0d1, rho, phi, phid1, phid0, phid0d1);
    if (t >= from)
        phid0d1[0] = NAN;
}

static void test_nan_constraints(void)
{
    kernels.constraints_d0_d1 = constraints_nan;
    all_methods(CST_ENAN, "check the parameters", "height");
}

static int spoiled; /* which component of the start */

static void initial_nan(const double *rho, double *q, double *v)
{
    sound->initial(rho, q, v);
    *(spoiled < 2 ? &q[spoiled] : &v[spoiled - 2]) = NAN;
}

static void test_nan_start(void)
{
    kernels.initial = initial_nan;
    for (spoiled = 0; spoiled < 4; spoiled++)
        all_methods(CST_ENAN, "pendulum_initial", "height");
}

static double cost_nan(double t, const double *q, const double *v, const double *a,
                       const double *lambda, const double *rho, const int *mode)
{
    return t >= from ? NAN : 1.0;
}

/* A running cost that is not finite later, and at the start; a final one. */
static void test_nan_cost(void)
{
    costs[1].g = cost_nan;
    all_methods(CST_ENAN, "cost", "tension");
    from = 0.0;
    all_methods(CST_ENAN, "cost", "tension");
    costs[0].w = cost_nan;
    all_methods(CST_ENAN, "cost", "height");
}

static void forces_b_nan(double t, const double *q, double *qb, const double *v, double *vb,
                         const double *rho, double *rhob, const int *mode, double *Q, double *Qb)
{
    sound->forces_b(t, q, qb, v, vb, rho, rhob, mode, Q, Qb);
    if (t <= from)
        rhob[0] = NAN;
}

static void forces_b_nan_state(double t, const double *q, double *qb, const double *v, double *vb,
                               const double *rho, double *rhob, const int *mode, double *Q,
                               double *Qb)
{
    sound->forces_b(t, q, qb, v, vb, rho, rhob, mode, Q, Qb);
    if (t <= from)
        qb[0] = NAN;
}

static void forces_dv_nan(double t, const double *q, cst_dirs qd, const double *v, cst_dirs vd,
                          const double *rho, cst_dirs rhod, const int *mode, double *Q, cst_outs Qd,
                          int lanes)
{
    sound->forces_dv(t, q, qd, v, vd, rho, rhod, mode, Q, Qd, lanes);
    for (int l = 0; l < lanes && t >= from; l++)
        Qd[1][l] = NAN;
}

/* Derivatives that are not finite where the functions are. */
static void test_nan_derivatives(void)
{
    kernels.forces_b = forces_b_nan;
    ends_with(CST_ENAN, "check", "height", CST_ADJOINT);
    kernels.forces_b = forces_b_nan_state;
    ends_with(CST_ENAN, "check", "height", CST_ADJOINT);
    kernels.forces_b = sound->forces_b;
    kernels.forces_dv = forces_dv_nan;
    ends_with(CST_ENAN, "check", "height", CST_DIRECT);
}

/* ---- equations without a solution ------------------------------------------------------------ */

static void inertia_zero(const double *q, const double *a, const double *rho, double *f)
{
    f[0] = 0.0 * a[0];
    f[1] = 0.0 * a[1];
}

static void inertia_none(const double *q, const double *a, const double *rho, double *f)
{
    f[0] = f[1] = 0.0;
}

static void inertia_half(const double *q, const double *a, const double *rho, double *f)
{
    f[0] = rho[0] * (a[0] + a[1]);
    f[1] = f[0];
}

/* No mass (in the numbers, in the structure); a mass matrix of rank one, which no constraint
 * helps. */
static void test_singular(void)
{
    kernels.inertia = inertia_zero;
    all_methods(CST_ESINGULAR, "mass", "height");
    kernels.inertia = inertia_none;
    all_methods(CST_ESINGULAR, "mass", "height");
    copy_of("pendulum");
    model.m = 0;
    kernels.inertia = inertia_half;
    ends_with(CST_ESINGULAR, "mass", "height", CST_ADJOINT);
}

static const double nearly = 1.0 + 2.0 * 2.2204460492503131e-16;

static void inertia_nearly(const double *q, const double *a, const double *rho, double *f)
{
    f[0] = a[0] + a[1];
    f[1] = a[0] + nearly * a[1];
}

/* A condition that is near to singular without being so is a warning, with the numbers. */
static void test_condition(void)
{
    double psi;
    model.m = 0;
    kernels.inertia = inertia_nearly;
    rig_open(&one, &model, "height", "g", CST_ADJOINT, RIG_DEFAULT);
    rig_work(&one);
    TEST_ASSERT_EQUAL_INT_MESSAGE(CST_WCONDITION, cst_simulate(one.p, one.w, NULL, &psi),
                                  cst_message(one.w));
    TEST_ASSERT_TRUE_MESSAGE(strstr(cst_message(one.w), "singular") != NULL, cst_message(one.w));
    TEST_ASSERT_TRUE(isfinite(psi) && cst_work_stats(one.w).rcond < 1e-15);
}

/* ---- starts ---------------------------------------------------------------------------------- */

static void initial_off(const double *rho, double *q, double *v)
{
    sound->initial(rho, q, v);
    q[0] += 1e-3;
}

static void initial_fast(const double *rho, double *q, double *v)
{
    sound->initial(rho, q, v);
    v[0] = 1e-3;
    v[1] = -2e-3;
}

static void test_inconsistent_start(void)
{
    kernels.initial = initial_off;
    all_methods(CST_ESTART, "pendulum_initial", "height");
    kernels.initial = initial_fast;
    all_methods(CST_ESTART, "pendulum_initial", "height");
    kernels.initial = initial_off; /* and the remedy that the message names */
    model.start = CST_ASSEMBLED;
    rig_open(&one, &model, "height", NULL, CST_ADJOINT, RIG_DEFAULT);
    rig_solve(&one, NULL);
}

/* A rod of imaginary length: as near as it gets is not there. */
static void constraints_apart(double t, double td1, double td0, const double *q, const double *qd1,
                              const double *qd0, const double *qd0d1, const double *rho,
                              double *phi, double *phid1, double *phid0, double *phid0d1)
{
    sound->constraints_d0_d1(t, td1, td0, q, qd1, qd0, qd0d1, rho, phi, phid1, phid0, phid0d1);
    phi[0] += 100.0;
}

static void test_no_assembly(void)
{
    kernels.constraints_d0_d1 = constraints_apart;
    model.start = CST_ASSEMBLED;
    all_methods(CST_ESTART, "no assembled configuration", "height");
}

/* ---- steps that cannot be made --------------------------------------------------------------- */

static void forces_rough(double t, const double *q, const double *v, const double *rho,
                         const int *mode, double *Q)
{
    sound->forces(t, q, v, rho, mode, Q);
    Q[0] += sin(1e9 * t) > 0.0 ? 1e4 : -1e4;
}

static void forces_pole(double t, const double *q, const double *v, const double *rho,
                        const int *mode, double *Q)
{
    sound->forces(t, q, v, rho, mode, Q);
    Q[0] += 1.0 / ((from - t) * (from - t));
}

/* Forces that no step size resolves: the integrator's error, whatever of its reasons. */
static void test_cannot_go_on(void)
{
    double psi;
    kernels.forces = forces_rough;
    for (int i = 0; i < 2; i++) {
        rig_open(&one, &model, "height", NULL, CST_ADJOINT, RIG_DEFAULT);
        rig_work(&one);
        psi = 1.0;
        TEST_ASSERT_EQUAL_INT_MESSAGE(CST_EINTEGRATOR, cst_simulate(one.p, one.w, NULL, &psi),
                                      cst_message(one.w));
        TEST_ASSERT_TRUE(isnan(psi) && strlen(cst_message(one.w)) > 20);
        kernels.forces = forces_pole;
    }
}

/* ---- wrong derivatives: the ladder says which, even if the adjoint cannot be integrated ---- */

static void forces_b_wild(double t, const double *q, double *qb, const double *v, double *vb,
                          const double *rho, double *rhob, const int *mode, double *Q, double *Qb)
{
    double seed = Qb[1];
    sound->forces_b(t, q, qb, v, vb, rho, rhob, mode, Q, Qb);
    vb[0] += 1e12 * seed;
    vb[1] -= 1e12 * seed;
}

static void test_wrong_reverse(void)
{
    cst_rung rungs[64];
    int found = 0;
    kernels.forces_b = forces_b_wild;
    ends_with(CST_ENAN, "check the model's kernels", "tension", CST_ADJOINT); /* it explodes */
    int count = cst_check(one.p, one.w, rungs, 64);
    TEST_ASSERT_TRUE_MESSAGE(count > 0, cst_message(one.w));
    for (int i = 0; i < count; i++)
        found += strstr(rungs[i].name, "reverse products") && !(rungs[i].error <= rungs[i].bound);
    TEST_ASSERT_TRUE(found);
}

/* A second derivative 1 % off: the rungs of second derivatives fail, and no other. */
static void inertia_second_wrong(const double *q, double *qb, const double *qe, const double *a,
                                 double *ab, const double *ae, const double *rho, double *rhob,
                                 const double *rhoe, double *f, double *fb, double *fe, double *feb)
{
    sound->inertia_e0_b(q, qb, qe, a, ab, ae, rho, rhob, rhoe, f, fb, fe, feb);
    rhob[0] *= 1.01; /* by the mass: m a along (da, dm) */
}

/* Three times too large: by tangents and in reverse alike. */
static void initial_dv_wrong(const double *rho, cst_dirs rhod, double *q, cst_outs qd, double *v,
                             cst_outs vd, int lanes)
{
    double tripled[16][CST_LANES];
    memcpy(tripled, rhod, (size_t)model.p * sizeof *tripled);
    for (int l = 0; l < lanes; l++)
        tripled[3][l] *= 3.0; /* theta0 */
    sound->initial_dv(rho, (cst_dirs)tripled, q, qd, v, vd, lanes);
}

static void initial_b_wrong(const double *rho, double *rhob, double *q, double *qb, double *v,
                            double *vb)
{
    sound->initial_b(rho, rhob, q, qb, v, vb);
    rhob[3] *= 3.0;
}

/* A start whose derivatives are wrong is found where its parameter is far below its usual size. */
static void test_wrong_start(void)
{
    cst_rung rungs[64];
    kernels.initial_dv = initial_dv_wrong;
    kernels.initial_b = initial_b_wrong;
    rig_open(&one, &model, "height", "all", CST_ADJOINT, RIG_DEFAULT);
    rig_set(&one, "theta0", 1e-8);
    rig_work(&one);
    int count = cst_check(one.p, one.w, rungs, 64), found = 0;
    for (int k = 0; k < count; k++)
        found |= !strncmp(rungs[k].name, "initial by", 10) && rungs[k].error > rungs[k].bound &&
                 rungs[k].about && !strcmp(rungs[k].about, "theta0");
    TEST_ASSERT_TRUE(found);
}

static void test_wrong_second(void)
{
    for (int broken = 0; broken < 2; broken++) {
        cst_rung rungs[64];
        int found = 0, others = 0;
        kernels.inertia_e0_b = broken ? inertia_second_wrong : sound->inertia_e0_b;
        rig_open(&one, &model, "tension", "all", CST_ADJOINT, RIG_DEFAULT);
        rig_work(&one);
        int count = cst_check(one.p, one.w, rungs, 64);
        TEST_ASSERT_TRUE_MESSAGE(count > 0, cst_message(one.w));
        for (int i = 0; i < count; i++) {
            int fails = !(rungs[i].error <= rungs[i].bound);
            int second = strstr(rungs[i].name, "second derivatives") ||
                         strstr(rungs[i].name, "Hessian product");
            found += fails && second;
            others += fails && !second;
        }
        TEST_ASSERT_EQUAL_INT(broken ? 2 : 0, found);
        TEST_ASSERT_EQUAL_INT(0, others);
        rig_close(&one);
    }
}

/* A second derivative that is wrong by a coordinate which is 0 all the time: the direction of the
 * rung at an instant is random, not the state. */
static void inertia_second_at_zero(const double *q, double *qb, const double *qe, const double *a,
                                   double *ab, const double *ae, const double *rho, double *rhob,
                                   const double *rhoe, double *f, double *fb, double *fe,
                                   double *feb)
{
    sound->inertia_e0_b(q, qb, qe, a, ab, ae, rho, rhob, rhoe, f, fb, fe, feb);
    qb[0] += qe[0];
}

static void test_wrong_second_by_a_coordinate_at_zero(void)
{
    for (int broken = 0; broken < 2; broken++) {
        cst_rung rungs[64];
        int found = 0;
        kernels.inertia_e0_b = broken ? inertia_second_at_zero : sound->inertia_e0_b;
        rig_open(&one, &model, "tension", "all", CST_ADJOINT, RIG_DEFAULT);
        rig_set(&one, "theta0", 0.0); /* it hangs */
        rig_work(&one);
        int count = cst_check(one.p, one.w, rungs, 64);
        TEST_ASSERT_TRUE_MESSAGE(count > 0, cst_message(one.w));
        for (int i = 0; i < count; i++)
            found += strstr(rungs[i].name, "second derivatives of F") &&
                     !(rungs[i].error <= rungs[i].bound);
        TEST_ASSERT_EQUAL_INT(broken, found);
        rig_close(&one);
    }
}

/* A derivative 24 % off, in the tangent and in the reverse alike, of a parameter beside which
 * others are a thousand times as large. */
enum { FOURBAR_P = 9, FOURBAR_G = 8 };

static void forces_b_24(double t, const double *q, double *qb, const double *v, double *vb,
                        const double *rho, double *rhob, const int *mode, double *Q, double *Qb)
{
    sound->forces_b(t, q, qb, v, vb, rho, rhob, mode, Q, Qb);
    rhob[FOURBAR_G] *= 1.24;
}

static void forces_dv_24(double t, const double *q, cst_dirs qd, const double *v, cst_dirs vd,
                         const double *rho, cst_dirs rhod, const int *mode, double *Q, cst_outs Qd,
                         int lanes)
{
    double wrong[FOURBAR_P][CST_LANES];
    memcpy(wrong, rhod, sizeof wrong);
    for (int l = 0; l < CST_LANES; l++)
        wrong[FOURBAR_G][l] *= 1.24;
    sound->forces_dv(t, q, qd, v, vd, rho, (cst_dirs)wrong, mode, Q, Qd, lanes);
}

static void test_a_small_derivative_that_is_wrong_is_named(void)
{
    cst_rung rungs[64];
    cst_judged judged[3];
    int named = 0, others = 0;
    copy_of("fourbar");
    for (int broken = 0; broken < 2; broken++) {
        kernels.forces_b = broken ? forces_b_24 : sound->forces_b;
        kernels.forces_dv = broken ? forces_dv_24 : sound->forces_dv;
        rig_close(&one);
        rig_open(&one, &model, "torque", "coupler,speed,g", CST_ADJOINT, RIG_DEFAULT);
        rig_set(&one, "g", 0.02);
        rig_work(&one);
        rig_solve(&one, NULL);
        TEST_ASSERT_EQUAL_INT(CST_OK, cst_judge(one.p, one.w, NULL, one.gradient, judged));
        TEST_ASSERT_EQUAL_INT(CST_CONFIRMED, judged[0].verdict);
        TEST_ASSERT_EQUAL_INT(CST_CONFIRMED, judged[1].verdict);
        TEST_ASSERT_EQUAL_INT(broken ? CST_CONTRADICTED : CST_CONFIRMED, judged[2].verdict);
        TEST_ASSERT_DOUBLE_WITHIN(0.01, broken ? 1.24 : 1.0,
                                  one.gradient[2] / judged[2].difference);
        int count = cst_check(one.p, one.w, rungs, 64);
        for (int i = 0; i < count; i++) {
            int fails = !(rungs[i].error <= rungs[i].bound);
            named += fails && rungs[i].about && !strcmp(rungs[i].about, "g");
            others += (fails && (!broken || (rungs[i].about && strcmp(rungs[i].about, "g")))) ||
                      !rungs[i].judged;
        }
    }
    double small = fabs(0.02 * one.gradient[2]), large = fabs(6.0 * one.gradient[1]);
    TEST_ASSERT_TRUE(small < 1e-3 * large); /* so that 24 % of it does not show beside the other */
    TEST_ASSERT_EQUAL_INT(2, named);        /* in dF/drho and in dpsi/drho */
    TEST_ASSERT_EQUAL_INT(0, others);
}

/* The five-bar's forces that its reverse derivative has 2 % too large: the gradient of psi is wrong
 * in all parameters of them. */
enum { FIVEBAR_P = 9 };

static void forces_b_2(double t, const double *q, double *qb, const double *v, double *vb,
                       const double *rho, double *rhob, const int *mode, double *Q, double *Qb)
{
    double before[FIVEBAR_P];
    memcpy(before, rhob, sizeof before);
    sound->forces_b(t, q, qb, v, vb, rho, rhob, mode, Q, Qb);
    for (int k = 0; k < FIVEBAR_P; k++)
        rhob[k] += 0.02 * (rhob[k] - before[k]);
}

/* Along this direction a term of third order takes the slope of the remainders to 1.68 at their
 * longest steps: it is no sign of a wrong gradient, and hides none. */
/* Psi by cvodes jumps by as much as rtol from one run to the next, ten times as much as rk's: the
 * error that differences are said to have is what they have, and no right derivative is
 * contradicted. */
static void test_judge_knows_the_scatter(void)
{
    double right[64];
    cst_judged judged[64];
    for (int cvodes = 0; cvodes < 2; cvodes++) {
        rig_open(&one, cst_model_find("squeezer"), "turn", "all", CST_ADJOINT, RIG_DEFAULT);
        cst_options o = cst_problem_options(one.p);
        o.integrator = cvodes ? CST_CVODES : CST_RK;
        rig_options(&one, o);
        rig_work(&one);
        rig_solve(&one, NULL);
        int count = cst_design_count(one.p);
        if (!cvodes)
            memcpy(right, one.gradient, (size_t)count * sizeof *right);
        TEST_ASSERT_EQUAL_INT(CST_OK, cst_judge(one.p, one.w, NULL, one.gradient, judged));
        for (int k = 0; k < count; k++) {
            char text[100];
            snprintf(text, sizeof text, "cvodes %d, %d: off by %.3g, said %.3g", cvodes, k,
                     fabs(judged[k].difference - right[k]), judged[k].error);
            TEST_ASSERT_TRUE_MESSAGE(judged[k].verdict != CST_CONTRADICTED, text);
            TEST_ASSERT_DOUBLE_WITHIN_MESSAGE(judged[k].error + 1e-5 * fabs(right[k]), right[k],
                                              judged[k].difference, text);
        }
        rig_close(&one);
    }
}

static void test_taylor_where_psi_is_strongly_curved(void)
{
    for (int broken = 0; broken < 2; broken++) {
        cst_rung rungs[64];
        int found = 0;
        model = *cst_model_find("fivebar");
        kernels = *(sound = model.kernels);
        kernels.fused = NULL;
        kernels.forces_b = broken ? forces_b_2 : sound->forces_b;
        model.kernels = &kernels;
        rig_open(&one, &model, "acceleration", "all", CST_ADJOINT, RIG_DEFAULT);
        rig_work(&one);
        int count = cst_check(one.p, one.w, rungs, 64);
        TEST_ASSERT_TRUE_MESSAGE(count > 0, cst_message(one.w));
        for (int i = 0; i < count; i++)
            if (strstr(rungs[i].name, "Taylor")) {
                found++;
                TEST_ASSERT_EQUAL_INT(broken, !(rungs[i].error <= rungs[i].bound));
            }
        TEST_ASSERT_EQUAL_INT(1, found);
        rig_close(&one);
    }
}

/* Psi so curved that the longest steps come no closer to a slope of 2 by being halved. */
static void test_taylor_at_shorter_steps(void)
{
    cst_rung rungs[64];
    int held = 0;
    rig_open(&one, cst_model_find("squeezer"), "shake", NULL, CST_ADJOINT, RIG_DEFAULT);
    rig_work(&one);
    int count = cst_check(one.p, one.w, rungs, 64);
    for (int i = 0; i < count; i++)
        held += strstr(rungs[i].name, "Taylor") && rungs[i].error <= rungs[i].bound;
    TEST_ASSERT_EQUAL_INT(1, held);
}

/* The same at 0, where a parameter has no size of its own. */
static void test_a_derivative_at_zero_that_is_wrong_is_named(void)
{
    cst_rung rungs[64];
    int named = 0;
    copy_of("fourbar");
    kernels.forces_b = forces_b_24;
    kernels.forces_dv = forces_dv_24;
    rig_open(&one, &model, "torque", "g", CST_ADJOINT, RIG_DEFAULT);
    rig_set(&one, "g", 0.0);
    rig_work(&one);
    int count = cst_check(one.p, one.w, rungs, 64);
    for (int i = 0; i < count; i++)
        named +=
            !(rungs[i].error <= rungs[i].bound) && rungs[i].about && !strcmp(rungs[i].about, "g");
    TEST_ASSERT_EQUAL_INT(2, named);
}

/* ---- reverse code that does not put its stack in order --------------------------------------- */

static void forces_b_pushes(double t, const double *q, double *qb, const double *v, double *vb,
                            const double *rho, double *rhob, const int *mode, double *Q, double *Qb)
{
    sound->forces_b(t, q, qb, v, vb, rho, rhob, mode, Q, Qb);
    pushReal8(1.0);
}

static void forces_b_pops(double t, const double *q, double *qb, const double *v, double *vb,
                          const double *rho, double *rhob, const int *mode, double *Q, double *Qb)
{
    double x;
    sound->forces_b(t, q, qb, v, vb, rho, rhob, mode, Q, Qb);
    popReal8(&x);
}

static void initial_b_pushes(const double *rho, double *rhob, double *q, double *qb, double *v,
                             double *vb)
{
    sound->initial_b(rho, rhob, q, qb, v, vb);
    pushReal8(1.0);
}

static void cost_b_pushes(double t, const double *q, double *qb, const double *v, double *vb,
                          const double *a, double *ab, const double *lambda, double *lambdab,
                          const double *rho, double *rhob, const int *mode, double b)
{
    sound->costs[0].w_b(t, q, qb, v, vb, a, ab, lambda, lambdab, rho, rhob, mode, b);
    pushReal8(1.0);
}

static void test_stack(void)
{
    kernels.forces_b = forces_b_pushes;
    ends_with(CST_EMODEL, "regen_ad.sh", "height", CST_ADJOINT);
    TEST_ASSERT_EQUAL_INT(0, cst_stack_depth());
    kernels.forces_b = forces_b_pops;
    ends_with(CST_EMODEL, "regen_ad.sh", "height", CST_ADJOINT);
    TEST_ASSERT_FALSE(cst_stack_failed());
    kernels.forces_b = sound->forces_b; /* the error stays with the call that made it */
    rig_open(&one, &model, "height", "all", CST_ADJOINT, RIG_DEFAULT);
    rig_solve(&one, NULL);
}

/* The reverse code that is called once a run, or by the direct method, or in a forward run's
 * Jacobians. */
static void test_stack_elsewhere(void)
{
    kernels.initial_b = initial_b_pushes;
    ends_with(CST_EMODEL, "regen_ad.sh", "height", CST_ADJOINT);
    setUp();
    costs[0].w_b = cost_b_pushes;
    ends_with(CST_EMODEL, "regen_ad.sh", "height", CST_ADJOINT);
    ends_with(CST_EMODEL, "regen_ad.sh", "height", CST_DIRECT);
}

/* ---- after all that -------------------------------------------------------------------------- */

/* A work that failed solves again when the reason is gone. */
static void test_recovers(void)
{
    double psi, gradient[4];
    rig_open(&one, &model, "height", "all", CST_ADJOINT, RIG_DEFAULT);
    rig_solve(&one, NULL);
    double right = one.psi, derivative = one.gradient[1];
    kernels.forces = forces_nan;
    TEST_ASSERT_EQUAL_INT(CST_ENAN, cst_gradient(one.p, one.w, NULL, &psi, gradient));
    kernels.forces = sound->forces;
    rig_solve(&one, NULL);
    TEST_ASSERT_TRUE(one.psi == right && one.gradient[1] == derivative);
    TEST_ASSERT_EQUAL_STRING("", cst_message(one.w));
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_no_number_once);
    RUN_TEST(test_nan_forces);
    RUN_TEST(test_inf_forces);
    RUN_TEST(test_nan_constraints);
    RUN_TEST(test_nan_start);
    RUN_TEST(test_nan_cost);
    RUN_TEST(test_nan_derivatives);
    RUN_TEST(test_singular);
    RUN_TEST(test_condition);
    RUN_TEST(test_inconsistent_start);
    RUN_TEST(test_cannot_go_on);
    RUN_TEST(test_wrong_reverse);
    RUN_TEST(test_wrong_start);
    RUN_TEST(test_wrong_second);
    RUN_TEST(test_wrong_second_by_a_coordinate_at_zero);
    RUN_TEST(test_a_small_derivative_that_is_wrong_is_named);
    RUN_TEST(test_judge_knows_the_scatter);
    RUN_TEST(test_taylor_where_psi_is_strongly_curved);
    RUN_TEST(test_taylor_at_shorter_steps);
    RUN_TEST(test_a_derivative_at_zero_that_is_wrong_is_named);
    RUN_TEST(test_no_assembly);
    RUN_TEST(test_stack);
    RUN_TEST(test_stack_elsewhere);
    RUN_TEST(test_recovers);
    return UNITY_END() != 0;
}
