/* The vehicle: its rank, its equilibrium, psi and gradient against the figures of its description;
 * the terms at the switches. */
#include "sensitivity/sensitivity.h"
#include "rig.h"
#include "unity.h"

#include <malloc.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { PARAMETERS = 137, COORDINATES = 140 };
/* adjoint and direct meet at 1e-6 from here on: psi reacts to a relative change of 1e-7 in kS1 and
 * kS2 */
#define TIGHT 1e-8

static rig one, two;
static const cst_model *iltis;

void setUp(void) {}

void tearDown(void)
{
    rig_close(&one);
    rig_close(&two);
}

static void open_iltis(rig *r, const char *wrt, cst_method method, double ramp, double rtol)
{
    rig_open(r, iltis, NULL, wrt, method, rtol);
    rig_set(r, "ramp", ramp);
}

/* The paper's optimum, where the damper's law jumps. */
static void set_optimum(rig *r)
{
    static const char *const names[] = { "kL1", "kL2", "cS1", "cS2", "kS1", "kS2" };
    static const double values[] = { 1497, 3052, 14531, 8418, 28378782, 28382080 };
    for (int k = 0; k < 6; k++)
        rig_set(r, names[k], values[k]);
}

static int parameter(const char *name)
{
    for (int i = 0; i < iltis->p; i++)
        if (!strcmp(iltis->parameters[i].name, name))
            return i;
    TEST_FAIL_MESSAGE(name);
    return -1;
}

static double output(const double *out, const char *name)
{
    for (int i = 0; i < iltis->outputs_count; i++)
        if (!strcmp(iltis->outputs[i].name, name))
            return out[i];
    TEST_FAIL_MESSAGE(name);
    return NAN;
}

/* ---- sizes and start ------------------------------------------------------------------------- */

static void test_rank(void)
{
    int rank;
    open_iltis(&one, NULL, CST_ADJOINT, 1.5, RIG_DEFAULT);
    rig_work(&one);
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_rank(one.p, one.w, NULL, &rank));
    TEST_ASSERT_EQUAL_INT(126, rank);
    TEST_ASSERT_EQUAL_INT(14, iltis->n - rank);
    TEST_ASSERT_EQUAL_INT(6, iltis->m - rank);
    TEST_ASSERT_EQUAL_INT(PARAMETERS, iltis->p);
}

/* To the digits that the description prints: an independent implementation's. */
static void test_equilibrium(void)
{
    static const struct {
        const char *name;
        double value, half; /* half a unit of the last digit */
    } known[] = {
        { "chassis_dz", -7.1013e-3, 0.5e-7 },
        { "pitch", 0.1470, 0.5e-4 },
        { "tyre_fl", 3831.42, 0.5e-2 },
        { "tyre_fr", 3831.42, 0.5e-2 },
        { "tyre_rl", 3591.81, 0.5e-2 },
        { "tyre_rr", 3591.81, 0.5e-2 },
        { "leaf_fl", 3069.52, 0.5e-2 },
        { "leaf_rr", 2885.89, 0.5e-2 },
        { "strut_fl", -335.67, 0.5e-2 },
        { "strut_rr", -241.86, 0.5e-2 },
        { "travel_fl", (3069.52 - 2728.9) / 35906.0, 0.5e-2 / 35906.0 }, /* the leaf spring's */
        { "travel_fr", (3069.52 - 2728.9) / 35906.0, 0.5e-2 / 35906.0 },
        { "travel_rl", (2885.89 - 2728.9) / 35906.0, 0.5e-2 / 35906.0 },
        { "travel_rr", (2885.89 - 2728.9) / 35906.0, 0.5e-2 / 35906.0 },
        { "bump_fl", 0.0, 0.0 },
        { "chassis_vz", 0.0, 0.0 },
    };
    double out[64];
    open_iltis(&one, NULL, CST_ADJOINT, 0.0, RIG_DEFAULT);
    rig_work(&one);
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_start_at(one.p, one.w, NULL, NULL, NULL, NULL, NULL, out));
    for (size_t i = 0; i < sizeof known / sizeof *known; i++)
        TEST_ASSERT_DOUBLE_WITHIN_MESSAGE(1.0001 * known[i].half, known[i].value,
                                          output(out, known[i].name), known[i].name);
}

/* Whatever the parameters, the tyres carry the weight and nothing accelerates: Newton finds it from
 * the nominal state. */
static void test_equilibria(void)
{
    static const struct {
        const char *name[2];
        double value[2];
    } changed[] = {
        { { "mC", "g" }, { 2500, 9.81 } },          { { "mC", "g" }, { 300, 9.81 } },
        { { "mC", "g" }, { 1260, 1.62 } },          { { "kL1", "kL2" }, { 1497, 3052 } },
        { { "kL1", "kL2" }, { 70000, 15000 } },     { { "kn1", "kn2" }, { 50000, 2e6 } },
        { { "xC", "mW1" }, { 0.3, 100 } },          { { "xC", "mW2" }, { -0.3, 20 } },
        { { "kS1", "kS2" }, { 2.838e7, 2.841e7 } }, { { "lL1", "lL2" }, { 1.12, 1.04 } },
    };
    double out[64];
    for (size_t i = 0; i < sizeof changed / sizeof *changed; i++) {
        open_iltis(&one, NULL, CST_ADJOINT, 0.0, RIG_DEFAULT);
        for (int k = 0; k < 2; k++)
            rig_set(&one, changed[i].name[k], changed[i].value[k]);
        rig_work(&one);
        int status = cst_start_at(one.p, one.w, NULL, NULL, NULL, NULL, NULL, out);
        TEST_ASSERT_EQUAL_INT_MESSAGE(CST_OK, status, cst_message(one.w));
#define VALUE(name) cst_parameter_value(one.p, parameter(name))
        double weight =
            VALUE("g") *
            (VALUE("mC") + 2 * (VALUE("mW1") + VALUE("mW2") + VALUE("mA1") + VALUE("mA2")));
        double carried = output(out, "tyre_fl") + output(out, "tyre_fr") + output(out, "tyre_rl") +
                         output(out, "tyre_rr");
        TEST_ASSERT_DOUBLE_WITHIN_MESSAGE(1e-8 * weight, weight, carried, changed[i].name[0]);
    }
}

/* The spring's coefficients may change by little: the vehicle stands at each of their bounds. */
static void test_bounds_of_the_springs(void)
{
    static const char *const names[] = { "kSa1", "kS1", "kSq1", "kSc1",
                                         "kSa2", "kS2", "kSq2", "kSc2" };
    double out[64];
    for (int i = 0; i < 16; i++) {
        open_iltis(&one, NULL, CST_ADJOINT, 0.0, RIG_DEFAULT);
        const cst_parameter *x = &iltis->parameters[parameter(names[i / 2])];
        TEST_ASSERT_TRUE(x->value - x->lower < 0.1 * fabs(x->value));
        TEST_ASSERT_TRUE(x->upper - x->value < 0.1 * fabs(x->value));
        rig_set(&one, names[i / 2], i % 2 ? x->upper : x->lower);
        rig_work(&one);
        int status = cst_start_at(one.p, one.w, NULL, NULL, NULL, NULL, NULL, out);
        TEST_ASSERT_EQUAL_INT_MESSAGE(CST_OK, status, names[i / 2]);
    }
    TEST_ASSERT_EQUAL_INT(CST_EVALUE, cst_set_parameter(one.p, "kS1", 1.05 * 2.8397e7));
}

/* A chassis of a thousand tons is not held: an error that says so, and no number. */
static void test_no_equilibrium(void)
{
    double psi = 1.0, gradient[6] = { 1.0 }, q[COORDINATES];
    open_iltis(&one, NULL, CST_ADJOINT, 0.0, RIG_DEFAULT);
    rig_set(&one, "mC", 1e6);
    rig_work(&one);
    TEST_ASSERT_EQUAL_INT(CST_ESTART, cst_gradient(one.p, one.w, NULL, &psi, gradient));
    TEST_ASSERT_TRUE_MESSAGE(strstr(cst_message(one.w), "equilibrium") != NULL, cst_message(one.w));
    TEST_ASSERT_TRUE(isnan(psi) && isnan(gradient[0]));
    TEST_ASSERT_EQUAL_INT(CST_ESTART, cst_start_at(one.p, one.w, NULL, q, NULL, NULL, NULL, NULL));
    TEST_ASSERT_TRUE(isnan(q[0]));
}

/* weight . y(0), y the state at the start, by all parameters: adjoint, direct, and differences of
 * the search itself. */
static double weighted_start(const double *rho, const double *weight)
{
    double q[COORDINATES], v[COORDINATES], sum = 0.0;
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_start_at(one.p, one.w, rho, q, v, NULL, NULL, NULL));
    for (int i = 0; i < COORDINATES; i++)
        sum += weight[i] * q[i] + weight[COORDINATES + i] * v[i];
    return sum;
}

static void test_start_derivatives(void)
{
    double weight[2 * COORDINATES], rho[PARAMETERS], adjoint[PARAMETERS] = { 0.0 },
                                                     direct[PARAMETERS], differences[PARAMETERS];
    open_iltis(&one, "all", CST_DIRECT, 0.0, RIG_DEFAULT);
    rig_work(&one);
    for (int i = 0; i < 2 * COORDINATES; i++)
        weight[i] = sin(3.0 * i + 1.0);
    for (int k = 0; k < PARAMETERS; k++)
        rho[k] = rig_value(&one, k);
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_prepare(one.p, one.w, NULL));
    cst_initial *start = &one.w->start;
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_start_state(start, start->y));
    for (int k = 0; k < PARAMETERS; k++) {
        TEST_ASSERT_EQUAL_INT(CST_OK, cst_start_tangent(start, one.p->design + k, 1));
        direct[k] = 0.0;
        for (int i = 0; i < COORDINATES; i++)
            direct[k] += weight[i] * start->dq[i][0] + weight[COORDINATES + i] * start->dv[i][0];
    }
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_start_adjoint(start, weight, adjoint));
    /* of fourth order; the springs' coefficients nearly cancel each other */
    for (int k = 0; k < PARAMETERS; k++) {
        double kept = rho[k], h = 1e-6 * rig_size(&one, k), at[4];
        static const int side[4] = { -2, -1, 1, 2 };
        for (int j = 0; j < 4; j++) {
            rho[k] = kept + side[j] * h;
            at[j] = weighted_start(rho, weight);
        }
        rho[k] = kept;
        differences[k] = (at[0] - 8.0 * at[1] + 8.0 * at[2] - at[3]) / (12.0 * h);
    }
    rig_agree(&one, adjoint, direct, 1e-9, "the start, adjoint and direct");
    rig_agree(&one, adjoint, differences, 1e-5, "the start, adjoint and differences");
}

/* ---- psi and gradient ------------------------------------------------------------------------ */

static void test_psi(void)
{
    open_iltis(&one, NULL, CST_ADJOINT, 1.5, RIG_DEFAULT);
    TEST_ASSERT_DOUBLE_WITHIN(1e-5 * 53.54159, 53.54159, rig_simulate(&one, NULL));
    open_iltis(&one, NULL, CST_ADJOINT, 0.0, RIG_DEFAULT);
    TEST_ASSERT_DOUBLE_WITHIN(1e-5 * 3204.6102, 3204.6102, rig_simulate(&one, NULL));
}

/* The penalty lets joints open by lambda / (alpha omega^2); at the default alpha that moves psi by
 * 1.4e-5.  (It was 5.2e-5 while a drifted |p| scaled the levers.)  3204.6540: rk, rtol 1e-11,
 * alpha 1e12. */
static void test_drift(void)
{
    open_iltis(&one, NULL, CST_ADJOINT, 0.0, RIG_DEFAULT);
    cst_options o = cst_problem_options(one.p);
    o.integrator = CST_RK;
    o.rtol = 1e-8;
    o.atol = 1e-10;
    rig_options(&one, o);
    TEST_ASSERT_DOUBLE_WITHIN(2e-5 * 3204.6540, 3204.6540, rig_simulate(&one, NULL));
}

/* At the default tolerance: psi within 1e-5 of its converged value, the gradient within 1e-4 of its
 * scale, by both integrators. */
static void test_default_tolerance(void)
{
    static const cst_integration integrators[] = { CST_RK, CST_CVODES };
    static double converged[6];
    open_iltis(&one, NULL, CST_ADJOINT, 0.0, RIG_DEFAULT);
    cst_options o = cst_problem_options(one.p);
    o.integrator = CST_RK;
    o.rtol = 1e-10;
    o.atol = 1e-12;
    rig_options(&one, o);
    rig_solve(&one, NULL);
    memcpy(converged, one.gradient, sizeof converged);
    for (int i = 0; i < 2; i++) {
        open_iltis(&two, NULL, CST_ADJOINT, 0.0, RIG_DEFAULT);
        o = cst_problem_options(two.p);
        o.integrator = integrators[i];
        rig_options(&two, o);
        rig_solve(&two, NULL);
        double apart = 0.0;
        for (int k = 0; k < 6; k++)
            apart = fmax(apart, rig_size(&one, k) * fabs(two.gradient[k] - converged[k]));
        apart /= rig_scale(&one, converged);
        printf("  rtol %g: psi to %.1e, gradient to %.1e\n", o.rtol, fabs(two.psi / one.psi - 1.0),
               apart);
        TEST_ASSERT_DOUBLE_WITHIN(1e-5 * one.psi, one.psi, two.psi);
        TEST_ASSERT_TRUE(apart <= 1e-4);
    }
}

/* max over k of |rho_k (a_k - b_k)|, relative to the gradient's scale */
static double distance(const rig *r, const double *a, const double *b)
{
    double worst = 0.0;
    for (int k = 0; k < r->count; k++)
        worst = fmax(worst, rig_size(r, k) * fabs(a[k] - b[k]));
    return worst / rig_scale(r, b);
}

static void adjoint_and_direct(double ramp, int optimum)
{
    open_iltis(&one, NULL, CST_ADJOINT, ramp, TIGHT);
    open_iltis(&two, NULL, CST_DIRECT, ramp, TIGHT);
    if (optimum) {
        set_optimum(&one);
        set_optimum(&two);
    }
    rig_solve(&one, NULL);
    rig_solve(&two, NULL);
    double apart = distance(&one, one.gradient, two.gradient);
    printf("  ramp %g, %s: adjoint and direct differ by %.1e of the scale\n", ramp,
           optimum ? "optimum" : "default", apart);
    TEST_ASSERT_TRUE(apart <= 1e-6);
    TEST_ASSERT_DOUBLE_WITHIN(1e-6 * one.psi, one.psi, two.psi);
}

static void test_gentle(void)
{
    adjoint_and_direct(1.5, 0);
}
static void test_gentle_optimum(void)
{
    adjoint_and_direct(1.5, 1);
}
static void test_sharp(void)
{
    adjoint_and_direct(0.0, 0);
}
static void test_sharp_optimum(void)
{
    adjoint_and_direct(0.0, 1);
}

/* ---- the terms at the switches --------------------------------------------------------------- */

/* The vehicle as someone would have it who overlooks them: on the backward pass the derivatives of
 * its switches pretend that they depend on the time alone, so that a change of state or parameter
 * does not move an event.  The run is the same. */
static cst_kernels blind_kernels;
static cst_model blind;
static int blinded;

static void blind_switches(double t, const double *q, const double *v, const double *rho,
                           const int *mode, double *s)
{
    iltis->kernels->switches(t, q, v, rho, mode, s);
    for (int k = 0; blinded && k < iltis->s; k++)
        s[k] += 0.0 * t;
}

static void blind_switches_b(double t, const double *q, double *qb, const double *v, double *vb,
                             const double *rho, double *rhob, const int *mode, double *s,
                             double *sb)
{
    iltis->kernels->switches_b(t, q, qb, v, vb, rho, rhob, mode, s, sb);
    if (!blinded)
        return;
    memset(qb, 0, COORDINATES * sizeof *qb);
    memset(vb, 0, COORDINATES * sizeof *vb);
    memset(rhob, 0, PARAMETERS * sizeof *rhob);
}

static void blind_switches_dv(double t, double *td, const double *q, cst_dirs qd, const double *v,
                              cst_dirs vd, const double *rho, cst_dirs rhod, const int *mode,
                              double *s, cst_outs sd, int lanes)
{
    iltis->kernels->switches_dv(t, td, q, qd, v, vd, rho, rhod, mode, s, sd, lanes);
    for (int k = 0; blinded && k < iltis->s; k++)
        for (int l = 0; l < lanes; l++)
            sd[k][l] = td[l];
}

static void solve_blind(rig *r, double *gradient)
{
    rig_work(r);
    blinded = 0;
    TEST_ASSERT_TRUE(cst_prepare(r->p, r->w, NULL) >= 0 && cst_run_forward(r->w) >= 0);
    blinded = 1;
    TEST_ASSERT_TRUE(r->w->integrator->backward(r->w) >= 0);
    r->psi = r->w->psi;
    for (int k = 0; k < r->count; k++)
        gradient[k] = r->w->gradient[cst_design_index(r->p, k)];
}

/* How far the gradient is from central differences, with the terms and without. */
static void terms_matter(const char *design, const char *const *names, const double *values,
                         double step, double bound)
{
    double differences[8], wrong[8];
    /* at 1e-8 the differences are off by 1e-4 and more: psi's own errors, over their step */
    const double rtol = 1e-9;
    rig_open(&one, iltis, NULL, design, CST_ADJOINT, rtol);
    rig_open(&two, &blind, NULL, design, CST_ADJOINT, rtol);
    for (int i = 0; names[i]; i++) {
        rig_set(&one, names[i], values[i]);
        rig_set(&two, names[i], values[i]);
    }
    rig_solve(&one, NULL);
    solve_blind(&two, wrong);
    TEST_ASSERT_DOUBLE_WITHIN_MESSAGE(0.0, one.psi, two.psi, "both run alike");
    cst_options o = cst_problem_options(one.p);
    double right[8], scale = rig_scale(&one, one.gradient);
    memcpy(right, one.gradient, (size_t)one.count * sizeof *right);
    o.method = CST_FD_CENTRAL;
    o.fd_step = step;
    rig_options(&one, o);
    rig_work(&one);
    rig_solve(&one, NULL);
    memcpy(differences, one.gradient, (size_t)one.count * sizeof *differences);
    for (int k = 0; k < one.count; k++)
        printf("  %-8s with the terms %14.6g, without %14.6g, differences %14.6g\n",
               iltis->parameters[cst_design_index(one.p, k)].name, right[k], wrong[k],
               differences[k]);
    printf("  distances %.1e and %.1e\n", distance(&one, right, differences),
           distance(&one, wrong, differences));
    TEST_ASSERT_TRUE(scale > 0.0);
    TEST_ASSERT_TRUE_MESSAGE(distance(&one, right, differences) <= bound, "with the terms");
    TEST_ASSERT_TRUE_MESSAGE(distance(&one, wrong, differences) > 0.1, "without the terms");
}

/* The sharp step: a wheel loses its load at once, when it reaches the edge. */
static void test_terms_of_the_step(void)
{
    static const char *const names[] = { "ramp", NULL };
    static const double values[] = { 0.0 };
    terms_matter("step_x,speed,xW1", names, values, 1e-5, 1e-4);
}

/* The damper's law with its bare jumps (band = 0), at more than the nominal damping: they repel, so
 * they are crossed. */
static void test_terms_of_the_damper(void)
{
    static const char *const names[] = { "ramp", "band", "cS1", "cS2", NULL };
    static const double values[] = { 1.5, 0.0, 14531, 12000 };
    terms_matter("cS1,cS2,vlo1,vlo2,kL1", names, values, 1e-3, 1e-5);
}

/* Left and right cross the jumps of their dampers at one instant, and the order matters.  Design
 * variables of a symmetric vehicle cannot bring them apart; the steering angle can: a corner. */
static void test_left_and_right_together(void)
{
    static const char *const design[] = { "cS1", "cS1,steer" };
    for (int i = 0; i < 2; i++) {
        rig_open(&one, iltis, NULL, design[i], CST_ADJOINT, 1e-6);
        rig_set(&one, "ramp", 1.5);
        rig_set(&one, "band", 0.0);
        rig_set(&one, "cS1", 14531);
        rig_set(&one, "cS2", 12000);
        rig_work(&one);
        int status = cst_gradient(one.p, one.w, NULL, &one.psi, one.gradient);
        TEST_ASSERT_EQUAL_INT_MESSAGE(i ? CST_WCORNER : CST_OK, status, cst_message(one.w));
    }
}

/* ---- memory ---------------------------------------------------------------------------------- */

static size_t allocated(void)
{
#if defined(__GLIBC__) && (__GLIBC__ > 2 || __GLIBC_MINOR__ >= 33)
    struct mallinfo2 all = mallinfo2();
    return all.uordblks + all.hblkhd;
#else
    return 0;
#endif
}

/* Many gradients with one work, and every tenth with a work of its own.  Without malloc's cache per
 * thread (meson.build) the growth is 0; with it the statistics show what rests there.  A leak would
 * be a block of 32 bytes a gradient or more. */
static void no_growth(rig *r, int count)
{
    double first = NAN;
    size_t before = 0;
    for (int i = -3; i < count; i++) { /* the first three are not counted */
        if (i < 0 || i % 10 == 9)
            rig_work(r);
        if (i == 0)
            before = allocated();
        rig_solve(r, NULL);
        first = i < 0 ? r->psi : first;
    }
    TEST_ASSERT_TRUE_MESSAGE(r->psi == first, "a run depends on those before it");
    printf("  %d gradients of %s: %ld bytes more\n", count, cst_problem_model(r->p)->name,
           (long)(allocated() - before));
    TEST_ASSERT_TRUE_MESSAGE((long)(allocated() - before) < 16L * count, "memory grows");
}

static void test_memory(void)
{
    rig_open(&one, cst_model_find("fivebar"), NULL, NULL, CST_ADJOINT, 1e-5);
    no_growth(&one, 1000);
    open_iltis(&one, "all", CST_ADJOINT, 0.0, 1e-4);
    no_growth(&one, 10);
}

/* With the argument "direct" the slow part: adjoint against direct. */
/* At the instant that was solved last, in other modes: the forces are others, A is not factored
 * again, and the numbers are those of a fresh start to the last bit. */
static void test_other_modes(void)
{
    double again[COORDINATES], state[2 * COORDINATES];
    open_iltis(&one, NULL, CST_ADJOINT, 0.0, RIG_DEFAULT);
    rig_work(&one);
    rig_simulate(&one, NULL);
    cst_system *s = &one.w->system;
    memcpy(state, s->q, sizeof s->q[0] * COORDINATES);
    memcpy(state + COORDINATES, s->v, sizeof s->v[0] * COORDINATES);
    double t = s->t;
    int moved = 0;
    for (int k = 0; k < iltis->s; k++) {
        cst_system_invalidate(s);
        TEST_ASSERT_EQUAL_INT(CST_OK, cst_system_solve(s, t, state, state + COORDINATES));
        memcpy(again, s->a, sizeof again);
        long factored = s->matrices.lu_A.refactorizations;
        s->mode[k] = !s->mode[k];
        cst_system_new_modes(s);
        TEST_ASSERT_EQUAL_INT(CST_OK, cst_system_solve(s, t, state, state + COORDINATES));
        TEST_ASSERT_TRUE(s->matrices.lu_A.refactorizations == factored);
        moved += memcmp(again, s->a, sizeof again) != 0;
        memcpy(again, s->a, sizeof again);
        cst_system_invalidate(s);
        TEST_ASSERT_EQUAL_INT(CST_OK, cst_system_solve(s, t, state, state + COORDINATES));
        TEST_ASSERT_TRUE(!memcmp(again, s->a, sizeof again));
        TEST_ASSERT_TRUE(s->matrices.lu_A.refactorizations > factored);
        s->mode[k] = !s->mode[k];
    }
    TEST_ASSERT_TRUE(moved > 0);
    /* elsewhere, A is another */
    long factored = s->matrices.lu_A.refactorizations;
    cst_system_new_modes(s);
    state[0] += 1e-3;
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_system_solve(s, t, state, state + COORDINATES));
    TEST_ASSERT_TRUE(s->matrices.lu_A.refactorizations > factored);
}

int main(int argc, char **argv)
{
    iltis = cst_model_find("iltis");
    if (!iltis)
        return 1;
    blind_kernels = *iltis->kernels;
    blind_kernels.facts = NULL; /* they are of the original */
    blind_kernels.switches = blind_switches;
    blind_kernels.switches_b = blind_switches_b;
    blind_kernels.switches_dv = blind_switches_dv;
    blind = *iltis;
    blind.kernels = &blind_kernels;
    UNITY_BEGIN();
    if (argc > 1 && !strcmp(argv[1], "direct")) {
        RUN_TEST(test_gentle);
        RUN_TEST(test_gentle_optimum);
        RUN_TEST(test_sharp);
        RUN_TEST(test_sharp_optimum);
        return UNITY_END() != 0;
    }
    RUN_TEST(test_rank);
    RUN_TEST(test_equilibrium);
    RUN_TEST(test_equilibria);
    RUN_TEST(test_bounds_of_the_springs);
    RUN_TEST(test_no_equilibrium);
    RUN_TEST(test_start_derivatives);
    RUN_TEST(test_psi);
    RUN_TEST(test_drift);
    RUN_TEST(test_default_tolerance);
    RUN_TEST(test_terms_of_the_step);
    RUN_TEST(test_terms_of_the_damper);
    RUN_TEST(test_left_and_right_together);
    RUN_TEST(test_memory);
    RUN_TEST(test_other_modes);
    return UNITY_END() != 0;
}
