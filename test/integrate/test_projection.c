/* The projection at one instant against differences, and in every step of a run: adjoint, tangent,
 * Hessian, events, check-points.  See test_singular.c for what it is good for. */
#include "integrate/constraints/projection.h"
#include "integrate/rk/rk.h"
#include "rig.h"
#include "unity.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

void setUp(void) {}
void tearDown(void) {}

enum { MOST = 60 };

static double noise(unsigned *seed)
{
    *seed = *seed * 1664525u + 1013904223u;
    return (double)(*seed >> 8) / 8388608.0 - 1.0;
}

/* A state near that of the motion at t, not on the constraints. */
static void state(rig *r, double t, double *y)
{
    int n = r->w->system.n;
    unsigned seed = 7;
    rig_simulate(r, NULL);
    TEST_ASSERT_EQUAL_INT(0, cst_trajectory_at(r->p, r->w, t, y, y + n, NULL, NULL));
    for (int i = 0; i < 2 * n; i++)
        y[i] += 1e-3 * noise(&seed);
}

/* The projected state and, in `lambda`, the gradient of weight'y+ by y; rho_b by rho. */
static void project(rig *r, double t, const double *y, const double *weight, double *projected,
                    double *lambda, double *rho_b)
{
    cst_system *s = &r->w->system;
    cst_projection *x = &r->w->projection;
    memcpy(projected, y, 2 * (size_t)s->n * sizeof *y);
    TEST_ASSERT_EQUAL_INT(0, cst_projection_apply(x, s, t, projected));
    if (!lambda)
        return;
    memcpy(lambda, weight, 2 * (size_t)s->n * sizeof *y);
    memset(rho_b, 0, (size_t)s->p * sizeof *rho_b);
    TEST_ASSERT_EQUAL_INT(0, cst_projection_adjoint(x, s, t, lambda, rho_b));
}

static double dot(const double *a, const double *b, int n)
{
    double sum = 0.0;
    for (int i = 0; i < n; i++)
        sum += a[i] * b[i];
    return sum;
}

typedef struct {
    double y[MOST], weight[MOST], dy[MOST], dweight[MOST], lambda[MOST], rho_b[MOST], drho[MOST],
        projected[MOST];
    double other[4][3 * MOST]; /* (projected, lambda, rho_b) at four points beside it */
    double t;
} sample;

/* y + h dy, rho + h drho, weight + h dweight. */
static void beside(rig *r, sample *x, double h, double *out)
{
    cst_system *s = &r->w->system;
    double y[MOST], weight[MOST], rho[MOST];
    memcpy(rho, s->rho, (size_t)s->p * sizeof *rho);
    for (int i = 0; i < 2 * s->n; i++) {
        y[i] = x->y[i] + h * x->dy[i];
        weight[i] = x->weight[i] + h * x->dweight[i];
    }
    for (int i = 0; i < s->p; i++)
        s->rho[i] += h * x->drho[i];
    cst_system_invalidate(s);
    project(r, x->t, y, weight, out, out + MOST, out + 2 * MOST);
    memcpy(s->rho, rho, (size_t)s->p * sizeof *rho);
    cst_system_invalidate(s);
}

static double difference(const sample *x, int i, double h)
{
    return (8.0 * (x->other[2][i] - x->other[1][i]) - (x->other[3][i] - x->other[0][i])) /
           (12.0 * h);
}

static void draw(rig *r, sample *x)
{
    cst_system *s = &r->w->system;
    unsigned seed = 11;
    x->t = 0.37 * r->p->options.tf;
    state(r, x->t, x->y);
    for (int i = 0; i < 2 * s->n; i++) {
        x->weight[i] = noise(&seed);
        x->dy[i] = noise(&seed);
        x->dweight[i] = noise(&seed);
    }
    for (int i = 0; i < s->p; i++)
        x->drho[i] = noise(&seed) * (s->rho[i] != 0.0 ? fabs(s->rho[i]) : 1.0);
    project(r, x->t, x->y, x->weight, x->projected, x->lambda, x->rho_b);
}

/* The projected state is on the constraints, as far as one step of Newton's method gets. */
static void check_constraints(rig *r, const sample *x)
{
    cst_system *s = &r->w->system;
    TEST_ASSERT_EQUAL_INT(0, cst_system_solve(s, x->t, x->y, x->y + s->n));
    double before = sqrt(dot(s->phi, s->phi, s->m) + dot(s->phi_dot, s->phi_dot, s->m));
    TEST_ASSERT_EQUAL_INT(0, cst_system_solve(s, x->t, x->projected, x->projected + s->n));
    double behind = sqrt(dot(s->phi, s->phi, s->m) + dot(s->phi_dot, s->phi_dot, s->m));
    TEST_ASSERT_TRUE_MESSAGE(behind < 0.02 * before, rig_name(r, "on the constraints"));
}

static void check_tangents(rig *r, sample *x, double h)
{
    cst_work *w = r->w;
    cst_system *s = &w->system;
    double along = dot(x->lambda, x->dy, 2 * s->n) + dot(x->rho_b, x->drho, s->p), tangent = 0.0,
           size = 0.0;
    memset(w->directions.dq, 0, (size_t)s->n * sizeof *w->directions.dq);
    memset(w->directions.dv, 0, (size_t)s->n * sizeof *w->directions.dv);
    memset(w->directions.drho, 0, (size_t)s->p * sizeof *w->directions.drho);
    for (int i = 0; i < s->n; i++) {
        w->directions.dq[i][1] = x->dy[i];
        w->directions.dv[i][1] = x->dy[s->n + i];
    }
    for (int i = 0; i < s->p; i++)
        w->directions.drho[i][1] = x->drho[i];
    TEST_ASSERT_EQUAL_INT(0, cst_projection_load(&w->projection, s, x->t, x->y));
    TEST_ASSERT_EQUAL_INT(0,
                          cst_projection_tangents(&w->projection, s, x->t, w->directions.dq,
                                                  w->directions.dv, (cst_dirs)w->directions.drho));
    for (int i = 0; i < 2 * s->n; i++)
        size = fmax(size, fabs(difference(x, i, h)));
    for (int i = 0; i < 2 * s->n; i++) {
        double one = i < s->n ? w->directions.dq[i][1] : w->directions.dv[i - s->n][1];
        tangent += x->weight[i] * one;
        TEST_ASSERT_DOUBLE_WITHIN_MESSAGE(1e-6 * size, difference(x, i, h), one,
                                          rig_name(r, "tangent"));
    }
    TEST_ASSERT_DOUBLE_WITHIN_MESSAGE(1e-9 * size * s->n, tangent, along, rig_name(r, "adjoint"));
}

/* The change of the adjoint along (dy, dweight, drho). */
static void check_second(rig *r, sample *x, double h)
{
    cst_work *w = r->w;
    cst_system *s = &w->system;
    cst_second z;
    double dlambda[MOST], Hd[MOST] = { 0.0 }, size = 0.0;
    TEST_ASSERT_TRUE(cst_second_create(&z, s)); /* the tangents of check_tangents are current */
    memcpy(dlambda, x->dweight, sizeof dlambda);
    TEST_ASSERT_EQUAL_INT(0, cst_projection_second(&w->projection, s, &z, x->t, x->dy, x->drho, 1,
                                                   x->weight, dlambda, Hd));
    cst_second_free(&z);
    for (int i = 0; i < 2 * s->n; i++)
        size = fmax(size, fabs(difference(x, MOST + i, h)));
    for (int i = 0; i < 2 * s->n; i++)
        TEST_ASSERT_DOUBLE_WITHIN_MESSAGE(1e-5 * size, difference(x, MOST + i, h), dlambda[i],
                                          rig_name(r, "second"));
    for (int i = 0; i < s->p; i++) {
        double unit = s->rho[i] != 0.0 ? fabs(s->rho[i]) : 1.0;
        TEST_ASSERT_DOUBLE_WITHIN_MESSAGE(1e-5 * size / unit, difference(x, 2 * MOST + i, h), Hd[i],
                                          rig_name(r, "second by rho"));
    }
}

/* Derivatives of the projection in driven and plain mechanisms, and in one whose masses depend on
 * its coordinates. */
static void test_one_projection(void)
{
    static const char *const models[] = { "fivebar", "fourbar", "squeezer", "slidercrank" };
    static const double at[] = { -2.0, -1.0, 1.0, 2.0 };
    const double h = 1e-4;
    for (size_t k = 0; k < sizeof models / sizeof *models; k++) {
        sample x;
        rig r = { .accepts = 0 };
        rig_open(&r, cst_model_find(models[k]), NULL, "all", CST_ADJOINT, RIG_DEFAULT);
        rig_work(&r);
        draw(&r, &x);
        check_constraints(&r, &x);
        for (int i = 0; i < 4; i++)
            beside(&r, &x, h * at[i], x.other[i]);
        check_tangents(&r, &x, h);
        check_second(&r, &x, h);
        rig_close(&r);
    }
}

/* Between all steps, over events and with the first step of each new: the adjoint is the transpose
 * of the tangent. */
static void test_adjoint_and_tangent(void)
{
    static const char *const models[] = { "fivebar", "fourbar", "bricard", "nfourbar", "iltis" };
    for (size_t k = 0; k < sizeof models / sizeof *models; k++) {
        double adjoint[MOST];
        rig r = { .accepts = 0 };
        rig_open(&r, cst_model_find(models[k]), NULL, NULL, CST_ADJOINT, RIG_DEFAULT);
        cst_options o = r.p->options;
        o.integrator = CST_RK;
        o.projection = CST_PROJECTION_ALWAYS;
        o.tf = fmin(o.tf, strcmp(models[k], "iltis") ? 3.0 : 1.2);
        for (int direct = 0; direct < 2; direct++) {
            o.method = direct ? CST_DIRECT : CST_ADJOINT;
            rig_options(&r, o);
            rig_work(&r);
            rig_solve(&r, NULL);
            TEST_ASSERT_TRUE(r.w->stats.projections > r.w->stats.steps / 2);
            if (!direct)
                memcpy(adjoint, r.gradient, (size_t)r.count * sizeof *adjoint);
        }
        rig_agree(&r, adjoint, r.gradient, 1e-9, "projected in every step");
        rig_close(&r);
    }
}

/* Check-points, and files, give the same bits. */
static void test_check_points(void)
{
    double gradient[3][MOST], psi[3];
    for (int k = 0; k < 3; k++) {
        rig r = { .accepts = 0 };
        rig_open(&r, cst_model_find("nfourbar"), NULL, "all", CST_ADJOINT, RIG_DEFAULT);
        cst_options o = r.p->options;
        o.integrator = CST_RK;
        o.memory = k ? 65536.0 : 0.0;
        o.memory_dir = k == 2 ? "/tmp" : NULL;
        rig_options(&r, o);
        rig_work(&r);
        rig_solve(&r, NULL);
        TEST_ASSERT_TRUE(r.w->stats.projections > 20);
        if (k == 1)
            TEST_ASSERT_TRUE(((cst_rk *)r.w->integrator_data)->states.spacing > 1);
        psi[k] = r.psi;
        memcpy(gradient[k], r.gradient, (size_t)r.count * sizeof *r.gradient);
        rig_close(&r);
    }
    for (int k = 1; k < 3; k++) {
        TEST_ASSERT_TRUE(psi[k] == psi[0]);
        TEST_ASSERT_EQUAL_INT(0, memcmp(gradient[k], gradient[0], 5 * sizeof(double)));
    }
}

/* A product of the Hessian is the derivative of the gradient with the steps and the projections
 * held. */
static void test_hessian(void)
{
    static const char *const models[] = { "fivebar", "fourbar", "bricard", "squeezer" };
    for (size_t k = 0; k < sizeof models / sizeof *models; k++) {
        cst_rung rungs[64];
        int found = 0;
        rig r = { .accepts = 0 };
        rig_open(&r, cst_model_find(models[k]), NULL, NULL, CST_ADJOINT, RIG_DEFAULT);
        cst_options o = r.p->options;
        o.integrator = CST_RK;
        o.projection = CST_PROJECTION_ALWAYS;
        o.tf = fmin(o.tf, 1.0);
        rig_options(&r, o);
        rig_work(&r);
        int count = cst_check(r.p, r.w, rungs, 64);
        for (int i = 0; i < count; i++)
            if (strstr(rungs[i].name, "Hessian product")) {
                found = 1;
                TEST_ASSERT_TRUE_MESSAGE(rungs[i].error < 1e-6, rig_name(&r, "Hessian"));
            }
        TEST_ASSERT_TRUE(found && r.w->stats.projections > 0);
        rig_close(&r);
    }
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_one_projection);
    RUN_TEST(test_adjoint_and_tangent);
    RUN_TEST(test_check_points);
    RUN_TEST(test_hessian);
    return UNITY_END();
}
