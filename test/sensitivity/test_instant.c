/* A model at one instant: its values are those of a run, its tangent is that of differences, its
 * adjoint is the tangent's transpose; for each model, away from the start. */
#include "costate_instant.h"
#include "rig.h"
#include "unity.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static rig r;
static double *q, *v, *dq, *dv, *drho, *zero;
static double *a[4], *out[4], *da, *dout;
static int *mode, n, p, outputs, s;
static double t;

static double *room(int size)
{
    return calloc((size_t)size + 1, sizeof(double));
}

void setUp(void) {}

void tearDown(void)
{
    double *all[] = {
        q, v, dq, dv, drho, zero, da, dout, a[0], a[1], a[2], out[0], out[1], out[2]
    };
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++)
        free(all[i]);
    free(mode);
    q = v = dq = dv = drho = zero = da = dout = NULL;
    mode = NULL;
    for (int i = 0; i < 4; i++)
        a[i] = out[i] = NULL;
    rig_close(&r);
    r = (rig){ 0 };
}

static double random_part(unsigned *seed)
{
    *seed = *seed * 1664525u + 1013904223u;
    return (double)(*seed >> 8) / (1 << 24) - 0.5;
}

/* The work, and a state of its run at a third of it, where switches are away from zero. */
static void open_model(void)
{
    const cst_model *model = rig_model;
    n = model->n, p = model->p, outputs = model->outputs_count, s = model->s;
    rig_open(&r, model, NULL, "all", CST_ADJOINT, RIG_DEFAULT);
    q = room(n), v = room(n), dq = room(n), dv = room(n), drho = room(p), zero = room(n + p);
    da = room(n), dout = room(outputs);
    for (int i = 0; i < 4; i++) {
        a[i] = room(n);
        out[i] = room(outputs);
    }
    mode = calloc((size_t)s + 1, sizeof *mode);
    rig_simulate(&r, NULL);
    t = 0.37 * cst_problem_options(r.p).tf;
    TEST_ASSERT_TRUE(cst_trajectory_at(r.p, r.w, t, q, v, a[0], NULL) >= 0);
    if (outputs)
        TEST_ASSERT_TRUE(cst_outputs_at(r.p, r.w, t, out[0]) >= 0);
}

static void values(double at, const double *at_q, const double *at_v, double *to_a, double *to_out)
{
    TEST_ASSERT_EQUAL_INT_MESSAGE(CST_OK, cst_instant_at(r.p, r.w, at, at_q, at_v, mode),
                                  cst_message(r.w));
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_instant_values(r.p, r.w, to_a, NULL, to_out, NULL));
}

/* Modes from scratch: those of the start, then those that the state asks for. */
static void find_modes(void)
{
    TEST_ASSERT_EQUAL_INT_MESSAGE(CST_OK, cst_instant_start(r.p, r.w, NULL, NULL, NULL, mode),
                                  cst_message(r.w));
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_instant_at(r.p, r.w, t, q, v, mode));
    TEST_ASSERT_EQUAL_INT_MESSAGE(CST_OK, cst_instant_modes(r.p, r.w, mode), cst_message(r.w));
}

static double largest(const double *x, int size)
{
    double y = 0.0;
    for (int i = 0; i < size; i++)
        y = fmax(y, fabs(x[i]));
    return y;
}

static int has_contacts(void)
{
    return rig_model->contacts_count + rig_model->frictions_count + rig_model->latches_count > 0;
}

/* Those of the run at that instant. */
static void test_values(void)
{
    open_model();
    if (has_contacts()) {
        TEST_ASSERT_EQUAL_INT(CST_EARGUMENT, cst_instant_start(r.p, r.w, NULL, q, v, mode));
        TEST_ASSERT_NOT_NULL(strstr(cst_message(r.w), "use cst_simulate"));
        TEST_ASSERT_TRUE(isnan(q[0]));
        return;
    }
    find_modes();
    values(t, q, v, a[1], out[1]);
    for (int i = 0; i < n; i++)
        TEST_ASSERT_DOUBLE_WITHIN(1e-9 * (1.0 + largest(a[0], n)), a[0][i], a[1][i]);
    for (int k = 0; k < outputs; k++)
        TEST_ASSERT_DOUBLE_WITHIN(1e-8 * (1.0 + largest(out[0], outputs)), out[0][k], out[1][k]);
}

/* A direction: each entry a part of the state's size. */
static void choose_direction(unsigned seed)
{
    double size_q = 1e-3 + largest(q, n), size_v = 1e-3 + largest(v, n);
    for (int i = 0; i < n; i++) {
        dq[i] = 0.1 * size_q * random_part(&seed);
        dv[i] = 0.1 * size_v * random_part(&seed);
    }
    for (int i = 0; i < p; i++)
        drho[i] = 0.1 * rig_value(&r, i) * random_part(&seed);
}

/* Values at the state and the parameters, moved by h along the direction. */
static void moved(double h, double *to_a, double *to_out)
{
    double *at = room(2 * n + p);
    for (int i = 0; i < n; i++) {
        at[i] = q[i] + h * dq[i];
        at[n + i] = v[i] + h * dv[i];
    }
    for (int i = 0; i < p; i++)
        at[2 * n + i] = rig_value(&r, i) + h * drho[i];
    TEST_ASSERT_EQUAL_INT_MESSAGE(CST_OK, cst_instant_start(r.p, r.w, at + 2 * n, NULL, NULL, NULL),
                                  cst_message(r.w));
    values(t, at, at + n, to_a, to_out);
    free(at);
}

/* Against central differences at h and 2 h, extrapolated. */
static void agree(const double *derivative, double *near[2], double *far[2], double h, int size)
{
    double worst = 0.0, most = 0.0;
    for (int i = 0; i < size; i++) {
        double difference =
            (8.0 * (near[0][i] - near[1][i]) - (far[0][i] - far[1][i])) / (12.0 * h);
        worst = fmax(worst, fabs(derivative[i] - difference));
        most = fmax(most, fabs(derivative[i]) + 1e-9 * fabs(near[0][i]) / h);
    }
    if (worst > 1e-6 * most)
        printf("%s: %g of %g\n", rig_model->name, worst, most);
    TEST_ASSERT_TRUE(worst <= 1e-6 * most);
}

/* A small penalty: with redundant constraints accelerations change within 1 / sqrt(alpha) of a
 * state, which is too close for differences at the default of 1e9. */
static void soften(void)
{
    cst_options o = cst_problem_options(r.p);
    o.alpha = 10.0;
    rig_options(&r, o);
    rig_work(&r);
}

static void test_tangent(void)
{
    const double h = 1e-4;
    open_model();
    if (has_contacts())
        return;
    soften();
    find_modes();
    choose_direction(7u);
    values(t, q, v, a[0], out[0]);
    TEST_ASSERT_EQUAL_INT_MESSAGE(CST_OK, cst_instant_tangent(r.p, r.w, dq, dv, drho, da, dout),
                                  cst_message(r.w));
    moved(h, a[0], out[0]);
    moved(-h, a[1], out[1]);
    moved(2.0 * h, a[2], out[2]);
    moved(-2.0 * h, a[3], out[3]);
    agree(da, a, a + 2, h, n);
    if (outputs)
        agree(dout, out, out + 2, h, outputs);
}

/* weight . tangent = adjoint(weight) . direction */
static void test_adjoint(void)
{
    open_model();
    if (has_contacts())
        return;
    soften();
    find_modes();
    choose_direction(11u);
    values(t, q, v, a[0], out[0]);
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_instant_tangent(r.p, r.w, dq, dv, drho, da, dout));
    double *by_q = room(n), *by_v = room(n), *by_rho = room(p), left = 0.0, right = 0.0, size = 0.0;
    unsigned seed = 5u;
    for (int i = 0; i < n; i++)
        a[1][i] = random_part(&seed) / (1.0 + largest(da, n));
    for (int k = 0; k < outputs; k++)
        out[1][k] = random_part(&seed) / (1.0 + largest(dout, outputs));
    TEST_ASSERT_EQUAL_INT_MESSAGE(
        CST_OK, cst_instant_adjoint(r.p, r.w, a[1], out[1], by_q, by_v, by_rho), cst_message(r.w));
    for (int i = 0; i < n; i++)
        left += a[1][i] * da[i];
    for (int k = 0; k < outputs; k++)
        left += out[1][k] * dout[k];
    for (int i = 0; i < n; i++) {
        right += by_q[i] * dq[i] + by_v[i] * dv[i];
        size += fabs(by_q[i] * dq[i]) + fabs(by_v[i] * dv[i]);
    }
    for (int i = 0; i < p; i++) {
        right += by_rho[i] * drho[i];
        size += fabs(by_rho[i] * drho[i]);
    }
    TEST_ASSERT_TRUE(size > 0.0);
    TEST_ASSERT_DOUBLE_WITHIN(1e-9 * size, left, right);
    free(by_q);
    free(by_v);
    free(by_rho);
}

/* Order of calls, and a run in between. */
static void test_order(void)
{
    rig_model = cst_model_find("fivebar");
    open_model();
    TEST_ASSERT_EQUAL_INT(CST_EARGUMENT, cst_instant_at(r.p, r.w, t, q, v, mode));
    TEST_ASSERT_NOT_NULL(strstr(cst_message(r.w), "call cst_instant_start first"));
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_instant_start(r.p, r.w, NULL, q, v, mode));
    TEST_ASSERT_EQUAL_INT(CST_EARGUMENT, cst_instant_at(r.p, r.w, t, NULL, v, mode));
    values(0.0, q, v, a[0], NULL);
    rig_simulate(&r, NULL);
    TEST_ASSERT_EQUAL_INT(CST_EARGUMENT, cst_instant_values(r.p, r.w, a[0], NULL, NULL, NULL));
    TEST_ASSERT_TRUE(isnan(a[0][0]));
    TEST_ASSERT_EQUAL_INT(CST_EARGUMENT, cst_instant_tangent(r.p, r.w, dq, dv, drho, da, dout));
    TEST_ASSERT_TRUE(isnan(da[0]));
}

/* A switch that is zero takes the side that it moves to; barrier's first one is x - b1. */
static void test_modes_at_zero(void)
{
    rig_model = cst_model_find("barrier");
    open_model();
    double switches[8];
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_instant_start(r.p, r.w, NULL, q, v, mode));
    TEST_ASSERT_EQUAL_INT(0, mode[0]);
    double start = q[0];
    values(0.0, q, v, a[0], NULL);
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_instant_values(r.p, r.w, NULL, NULL, NULL, switches));
    q[0] = start - switches[0]; /* the switch is linear in x with slope 1 */
    for (int way = 1; way >= -1; way -= 2) {
        v[0] = way;
        TEST_ASSERT_EQUAL_INT(CST_OK, cst_instant_at(r.p, r.w, 0.0, q, v, mode));
        TEST_ASSERT_EQUAL_INT_MESSAGE(CST_OK, cst_instant_modes(r.p, r.w, mode), cst_message(r.w));
        TEST_ASSERT_EQUAL_INT(way > 0, mode[0]);
    }
}

int main(int count, char **words)
{
    rig_arguments(count, words);
    UNITY_BEGIN();
    rig_each_model(test_values, "values");
    rig_each_model(test_tangent, "tangent");
    rig_each_model(test_adjoint, "adjoint");
    RUN_TEST(test_order);
    RUN_TEST(test_modes_at_zero);
    return UNITY_END();
}
