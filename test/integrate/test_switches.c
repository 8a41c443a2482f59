/* Switches against closed forms: the barrier model, and a mass with dry friction that sticks. */
#include "differentiate.h"
#include "rig.h"
#include "unity.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum { MASS, SPEED, B1, F1, B2, F2, TIME, COUNT };
static rig one;

void setUp(void) {}
void tearDown(void)
{
    rig_close(&one);
}

/* ---- the closed form for 0 <= b1 <= b2, with both passed ------------------------------------- */

static long double t1(const long double *x)
{
    return x[B1] / x[SPEED];
}

static long double t2(const long double *x)
{
    long double way = x[B2] - x[B1],
                after = sqrtl(x[SPEED] * x[SPEED] - 2.0L * x[F1] * way / x[MASS]);
    return t1(x) + 2.0L * way / (x[SPEED] + after);
}

/* Where the mass is at the end, given the instants of passing. */
static long double reach_given(const long double *x, long double first, long double second)
{
    long double since1 = x[TIME] - first, since2 = x[TIME] - second;
    return x[SPEED] * x[TIME] -
           (x[F1] * since1 * since1 + x[F2] * since2 * since2) / (2.0L * x[MASS]);
}

static long double effort_given(const long double *x, long double first, long double second)
{
    long double both = x[F1] + x[F2];
    return (x[F1] * x[F1] * (second - first) + both * both * (x[TIME] - second)) / x[MASS];
}

static long double reach(const long double *x)
{
    return reach_given(x, t1(x), t2(x));
}
static long double effort(const long double *x)
{
    return effort_given(x, t1(x), t2(x));
}

/* The same with the instants frozen: what a gradient without the switches' terms would be. */
static long double frozen1, frozen2;
static long double reach_frozen(const long double *x)
{
    return reach_given(x, frozen1, frozen2);
}
static long double effort_frozen(const long double *x)
{
    return effort_given(x, frozen1, frozen2);
}

typedef struct {
    const char *what;
    long double x[COUNT];
    int events;
    double rtol, bound;
} configuration;

static int warned; /* the code that a solve ends with */

static void solve(const configuration *c, const char *cost, cst_method method)
{
    static const char *const names[] = { "m", "v0", "b1", "F1", "b2", "F2" };
    rig_open(&one, cst_model_find("barrier"), cost, "all", method, c->rtol);
    cst_options o = cst_problem_options(one.p);
    o.tf = (double)c->x[TIME];
    rig_options(&one, o);
    for (int i = 0; i < TIME; i++)
        rig_set(&one, names[i], (double)c->x[i]);
    one.accepts = warned;
    rig_solve(&one, NULL);
    TEST_ASSERT_EQUAL_INT_MESSAGE(warned, cst_warning_code(one.w, 0), c->what);
    TEST_ASSERT_EQUAL_INT_MESSAGE(c->events, cst_work_stats(one.w).events, c->what);
}

/* A number against a known one; the floor is the bound itself: the model's numbers are of the size
 * of one. */
static void equal(double right, double got, double bound, const configuration *c, const char *cost,
                  int i)
{
    char text[160];
    snprintf(text, sizeof text, "%s, %s, %s %d", c->what, cost, i < 0 ? "psi" : "parameter", i);
    TEST_ASSERT_DOUBLE_WITHIN_MESSAGE(bound * fmax(1.0, fabs(right)), right, got, text);
}

/* psi and all derivatives of both costs by both methods. */
static void check(const configuration *c, known_answer *reach_right, known_answer *effort_right)
{
    static const cst_method methods[] = { CST_ADJOINT, CST_DIRECT };
    known_answer *right[] = { reach_right, effort_right };
    static const char *const costs[] = { "reach", "effort" };
    for (int j = 0; j < 2; j++)
        for (int k = 0; k < 2; k++) {
            long double x[COUNT];
            memcpy(x, c->x, sizeof x);
            solve(c, costs[j], methods[k]);
            equal((double)right[j](x), one.psi, c->bound, c, costs[j], -1);
            for (int i = 0; i < TIME; i++)
                equal((double)differentiate(right[j], x, i), one.gradient[i], c->bound, c, costs[j],
                      i);
        }
}

static const configuration apart[] = {
    { "the model's own", { 2.0L, 3.0L, 1.0L, 2.0L, 1.6L, 1.5L, 1.0L }, 2, RIG_DEFAULT, 1e-7 },
    { "tight", { 2.0L, 3.0L, 1.0L, 2.0L, 1.6L, 1.5L, 1.0L }, 2, 1e-11, 1e-10 },
    { "a force that drives", { 2.0L, 3.0L, 1.0L, -2.0L, 1.6L, 1.5L, 1.0L }, 2, RIG_DEFAULT, 1e-7 },
    { "a long run", { 2.0L, 3.0L, 1.0L, 0.2L, 1.6L, -0.1L, 20.0L }, 2, RIG_DEFAULT, 1e-5 },
};

static void test_apart(void)
{
    for (size_t i = 0; i < sizeof apart / sizeof *apart; i++)
        check(&apart[i], reach, effort);
}

/* The Hessian across the events, of rk: every entry of both costs. */
static void test_hessian(void)
{
    known_answer *right[] = { reach, effort };
    static const char *const costs[] = { "reach", "effort" };
    for (size_t k = 0; k < sizeof apart / sizeof *apart - 1; k++)
        for (int j = 0; j < 2; j++) {
            long double x[COUNT];
            double H[TIME * TIME], worst = 0.0;
            memcpy(x, apart[k].x, sizeof x);
            solve(&apart[k], costs[j], CST_ADJOINT);
            if (cst_work_stats(one.w).integrator != CST_RK)
                TEST_IGNORE_MESSAGE("of rk");
            int status = cst_hessian(one.p, one.w, NULL, H, NULL, NULL);
            TEST_ASSERT_TRUE_MESSAGE(status >= 0, cst_message(one.w));
            for (int i = 0; i < TIME * TIME; i++) {
                double known = (double)differentiate_twice(right[j], x, i / TIME, i % TIME);
                worst = fmax(worst, fabs(H[i] - known) / fmax(1.0, fabs(known)));
                TEST_ASSERT_TRUE(isfinite(H[i]));
            }
            printf("  Hessian of %s, %s: %.1e\n", costs[j], apart[k].what, worst);
            TEST_ASSERT_TRUE_MESSAGE(worst <= 1e-10, apart[k].what);
        }
}

/* A problem of rk at these parameters, with those design variables. */
static void open_rk(const configuration *c, const char *cost, const char *design)
{
    static const char *const names[] = { "m", "v0", "b1", "F1", "b2", "F2" };
    rig_open(&one, cst_model_find("barrier"), cost, design, CST_ADJOINT, RIG_DEFAULT);
    cst_options o = cst_problem_options(one.p);
    o.integrator = CST_RK;
    o.tf = (double)c->x[TIME];
    rig_options(&one, o);
    for (int i = 0; i < TIME; i++)
        rig_set(&one, names[i], (double)c->x[i]);
    rig_work(&one);
}

/* With b1 = b2 both switches flip at one instant: mass and speed keep them together, and the second
 * derivative is known; b1 parts them, in a direction or beside it, and there is none. */
static void test_hessian_together(void)
{
    static const configuration c = {
        "b1 = b2", { 2.0L, 3.0L, 1.2L, 2.0L, 1.2L, 1.5L, 1.0L }, 2, RIG_DEFAULT, 1e-7
    };
    known_answer *right[] = { reach, effort };
    static const char *const costs[] = { "reach", "effort" };
    for (int j = 0; j < 2; j++) {
        long double x[COUNT];
        double H[4], d[3] = { 0.0, 0.0, 1.0 }, Hd[3];
        memcpy(x, c.x, sizeof x);
        open_rk(&c, costs[j], "m,v0");
        TEST_ASSERT_EQUAL_INT_MESSAGE(0, cst_hessian(one.p, one.w, NULL, H, NULL, NULL),
                                      cst_message(one.w));
        for (int i = 0; i < 4; i++)
            TEST_ASSERT_DOUBLE_WITHIN(1e-9, (double)differentiate_twice(right[j], x, i / 2, i % 2),
                                      H[i]);
        rig_close(&one);
        open_rk(&c, costs[j], "m,v0,b1");
        for (int i = 0; i < 2; i++) {
            TEST_ASSERT_EQUAL_INT(CST_EVALUE, cst_hessian_vector(one.p, one.w, NULL, d, Hd));
            TEST_ASSERT_NOT_NULL(strstr(cst_message(one.w), "together with another switch"));
            TEST_ASSERT_TRUE(isnan(Hd[0]));
            d[0] = 1.0; /* along the mass, with b1 among the design variables */
            d[2] = 0.0;
        }
        rig_close(&one);
    }
}

/* An event at the end of the run: its second derivative has two sides. */
static void test_hessian_at_the_end(void)
{
    static const configuration c = {
        "at the end", { 2.0L, 3.0L, 3.0L, 2.0L, 5.0L, 1.5L, 1.0L }, 1, RIG_DEFAULT, 1e-7
    };
    double d[6] = { 0.0, 1.0 }, Hd[6];
    int found = 0;
    for (int i = -3; i <= 3; i++) { /* behind the end by a rounding error, at it, or before it */
        open_rk(&c, "effort", "all");
        rig_set(&one, "b1", 3.0 * (1.0 + 3e-16 * i));
        int status = cst_hessian_vector(one.p, one.w, NULL, d, Hd);
        TEST_ASSERT_TRUE(status == CST_WCORNER || status == CST_EVALUE);
        found += status < 0 && strstr(cst_message(one.w), "at the end of the run") != NULL;
        TEST_ASSERT_EQUAL_INT(status < 0, isnan(Hd[0]));
        rig_close(&one);
    }
    TEST_ASSERT_TRUE(found > 0);
}

/* What is left when the switches' terms are left out is visibly another gradient: nothing by b1 and
 * b2, and wrong by m, v0 and the forces. */
static void test_terms_matter(void)
{
    known_answer *frozen[] = { reach_frozen, effort_frozen };
    static const char *const costs[] = { "reach", "effort" };
    const configuration *c = &apart[0];
    frozen1 = t1(c->x);
    frozen2 = t2(c->x);
    for (int j = 0; j < 2; j++) {
        double wrong[TIME];
        long double x[COUNT];
        memcpy(x, c->x, sizeof x);
        solve(c, costs[j], CST_ADJOINT);
        for (int i = 0; i < TIME; i++)
            wrong[i] = (double)differentiate(frozen[j], x, i);
        TEST_ASSERT_DOUBLE_WITHIN(1e-12, 0.0, wrong[B1]);
        TEST_ASSERT_TRUE(fabs(one.gradient[B1]) > 0.1 && fabs(one.gradient[B2]) > 0.1);
        TEST_ASSERT_TRUE(fabs(one.gradient[SPEED] - wrong[SPEED]) > 0.1);
        TEST_ASSERT_TRUE(rig_difference(&one, one.gradient, wrong) > 0.1);
    }
}

/* ---- at one instant -------------------------------------------------------------------------- */

/* With b1 = b2 both switches flip at one instant.  reach is smooth there; effort has a kink in b1
 * and b2, and the engine crosses switches in the order in which they are listed: the derivative is
 * that of b1 <= b2, taken from inside. */
static void test_coincident(void)
{
    static const configuration c = {
        "b1 = b2", { 2.0L, 3.0L, 1.2L, 2.0L, 1.2L, 1.5L, 1.0L }, 2, RIG_DEFAULT, 1e-7
    };
    static const cst_method methods[] = { CST_ADJOINT, CST_DIRECT };
    const long double *x = c.x;
    double left = (double)(x[TIME] - t1(x)), v = (double)x[SPEED], m = (double)x[MASS],
           f1 = (double)x[F1], f2 = (double)x[F2];
    for (int k = 0; k < 2; k++) {
        solve(&c, "reach", methods[k]);
        equal((double)reach(x), one.psi, c.bound, &c, "reach", -1);
        equal(f1 * left / (m * v), one.gradient[B1], c.bound, &c, "reach", B1);
        equal(f2 * left / (m * v), one.gradient[B2], c.bound, &c, "reach", B2);
        equal(1.0 - (f1 + f2) * left * (double)t1(x) / (m * v), one.gradient[SPEED], c.bound, &c,
              "reach", SPEED);
        equal((f1 + f2) * left * left / (2 * m * m), one.gradient[MASS], c.bound, &c, "reach",
              MASS);
        equal(-left * left / (2 * m), one.gradient[F1], c.bound, &c, "reach", F1);
        equal(-left * left / (2 * m), one.gradient[F2], c.bound, &c, "reach", F2);
        warned = CST_WCORNER; /* the square of the sum of both forces has a corner */
        solve(&c, "effort", methods[k]);
        warned = CST_OK;
        equal((double)effort(x), one.psi, c.bound, &c, "effort", -1);
        equal(-f1 * f1 / (m * v), one.gradient[B1], c.bound, &c, "effort", B1);
        equal((f1 * f1 - (f1 + f2) * (f1 + f2)) / (m * v), one.gradient[B2], c.bound, &c, "effort",
              B2);
        equal((f1 + f2) * (f1 + f2) * (double)t1(x) / (m * v), one.gradient[SPEED], c.bound, &c,
              "effort", SPEED);
        equal(2.0 * (f1 + f2) * left / m, one.gradient[F1], c.bound, &c, "effort", F1);
        equal(2.0 * (f1 + f2) * left / m, one.gradient[F2], c.bound, &c, "effort", F2);
    }
}

/* Nearly one instant: from a step of the integrator's root finder to far below it. */
static void test_nearly_coincident(void)
{
    for (int digits = 6; digits <= 16; digits += 2) {
        configuration c = { "b1 and b2 close together",
                            { 2.0L, 3.0L, 1.2L, 2.0L, 1.2L, 1.5L, 1.0L },
                            2,
                            RIG_DEFAULT,
                            1e-6 };
        c.x[B2] = (long double)(double)(1.2L + powl(10.0L, -digits));
        const long double *x = c.x;
        double left = (double)(x[TIME] - t1(x)), v = (double)x[SPEED], m = (double)x[MASS];
        for (int method = CST_ADJOINT; method <= CST_DIRECT; method++) {
            solve(&c, "reach", (cst_method)method);
            equal((double)reach(x), one.psi, c.bound, &c, "reach", -1);
            equal((double)x[F1] * left / (m * v), one.gradient[B1], 3e-6, &c, "reach", B1);
            equal((double)x[F2] * left / (m * v), one.gradient[B2], 3e-6, &c, "reach", B2);
        }
    }
}

/* ---- at the ends of the run, back again, never ----------------------------------------------- */

/* The mass starts on the first barrier: the resistance works from the first instant on. */
static void test_at_the_start(void)
{
    static const configuration c = {
        "b1 = 0", { 2.0L, 3.0L, 0.0L, 2.0L, 1.6L, 1.5L, 1.0L }, 2, RIG_DEFAULT, 1e-7
    };
    const long double *x = c.x;
    rig_open(&one, cst_model_find("barrier"), "reach", "m,v0,F1", CST_ADJOINT, RIG_DEFAULT);
    rig_set(&one, "b1", 0.0);
    rig_solve(&one, NULL);
    TEST_ASSERT_DOUBLE_WITHIN_MESSAGE(1e-7, (double)reach(x), one.psi,
                                      "the switch at the start was missed");
    for (int i = 0; i < 3; i++) {
        long double copy[COUNT];
        int k = i < 2 ? i : F1;
        memcpy(copy, x, sizeof copy);
        TEST_ASSERT_DOUBLE_WITHIN(1e-7, (double)differentiate(reach, copy, k), one.gradient[i]);
    }
}

/* The first barrier is reached when the run ends (v0 tF = b1), give or take a rounding error; the
 * second never. */
static void test_at_the_end(void)
{
    static const double off[] = { 0.0, 1e-15, -1e-15, 1e-12, -1e-12 };
    for (int method = CST_ADJOINT; method <= CST_DIRECT; method++)
        for (int i = 0; i < 5; i++) {
            rig_open(&one, cst_model_find("barrier"), "reach", "all", (cst_method)method,
                     RIG_DEFAULT);
            rig_set(&one, "b1", 3.0 * (1.0 + off[i]));
            rig_set(&one, "b2", 5.0);
            rig_solve(&one, NULL);
            TEST_ASSERT_DOUBLE_WITHIN(1e-9, 3.0, one.psi);
            TEST_ASSERT_DOUBLE_WITHIN(1e-9, 1.0, one.gradient[SPEED]);
            for (int k = 0; k < TIME; k++)
                if (k != SPEED)
                    TEST_ASSERT_DOUBLE_WITHIN(1e-9, 0.0, one.gradient[k]);
        }
}

/* A resistance that throws the mass back out: the same switch flips twice, there and back.
 *     in at b1/v0, out 2 m v0/F1 later with -v0:
 *     x(T) = b1 - v0 (T - b1/v0 - 2 m v0/F1) = 2 b1 - v0 T + 2 m v0^2/F1 */
static long double thrown_back(const long double *x)
{
    return 2.0L * x[B1] - x[SPEED] * x[TIME] + 2.0L * x[MASS] * x[SPEED] * x[SPEED] / x[F1];
}

/* F1^2/m for as long as it is inside */
static long double thrown_effort(const long double *x)
{
    return 2.0L * x[SPEED] * x[F1];
}

static void test_there_and_back(void)
{
    static const configuration c = {
        "there and back", { 2.0L, 3.0L, 1.0L, 100.0L, 1.6L, 1.5L, 1.0L }, 2, RIG_DEFAULT, 1e-6
    };
    check(&c, thrown_back, thrown_effort);
}

/* The same, so hard that it is a bounce: 2 m v0/F1 = 1.2e-2 s and less inside. */
static void test_bounce(void)
{
    static const configuration c = {
        "a bounce", { 2.0L, 3.0L, 1.0L, 1000.0L, 1.6L, 1.5L, 1.0L }, 2, 1e-10, 1e-6
    };
    check(&c, thrown_back, thrown_effort);
}

static long double free_reach(const long double *x)
{
    return x[SPEED] * x[TIME];
}
static long double free_effort(const long double *x)
{
    (void)x;
    return 0.0L;
}

static void test_never(void)
{
    static const configuration c = {
        "never reached", { 2.0L, 3.0L, 4.0L, 2.0L, 5.0L, 1.5L, 1.0L }, 0, RIG_DEFAULT, 1e-12
    };
    check(&c, free_reach, free_effort);
}

/* On both sides of a switch the trajectory is that of its own branch, and continuous. */
static void test_trajectory(void)
{
    double q[2], v[2], a[3];
    solve(&apart[1], "reach", CST_ADJOINT);
    double t = (double)t1(apart[1].x), h = 1e-6;
    TEST_ASSERT_EQUAL_INT(CST_OK,
                          cst_trajectory_at(one.p, one.w, t - h, &q[0], &v[0], &a[0], NULL));
    TEST_ASSERT_EQUAL_INT(CST_OK,
                          cst_trajectory_at(one.p, one.w, t + h, &q[1], &v[1], &a[1], NULL));
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_trajectory_at(one.p, one.w, 1.0, NULL, NULL, &a[2], NULL));
    TEST_ASSERT_DOUBLE_WITHIN(1e-12, 0.0, a[0]);
    TEST_ASSERT_DOUBLE_WITHIN(1e-12, -1.0, a[1]);  /* -F1/m */
    TEST_ASSERT_DOUBLE_WITHIN(1e-12, -1.75, a[2]); /* -(F1 + F2)/m */
    TEST_ASSERT_DOUBLE_WITHIN(1e-11, 2.0 * h * 3.0, q[1] - q[0]);
    TEST_ASSERT_DOUBLE_WITHIN(1e-11, -h, v[1] - v[0]);
}

/* ---- a mass with dry friction: a model of the test's own ------------------------------------- */

/* m v' = -F sign(v) + pull, with the switch v > 0: where |pull| < F the mass comes to rest and
 * stays, which two branches cannot describe. */
static void friction_inertia(const double *q, const double *a, const double *rho, double *f)
{
    f[0] = rho[0] * a[0];
}

static void friction_inertia_b(const double *q, double *qb, const double *a, double *ab,
                               const double *rho, double *rhob, double *f, double *fb)
{
    qb[0] = rhob[1] = rhob[2] = rhob[3] = 0.0;
    ab[0] = rho[0] * fb[0];
    rhob[0] = a[0] * fb[0];
}

static void friction_inertia_dv(const double *q, cst_dirs qd, const double *a, cst_dirs ad,
                                const double *rho, cst_dirs rhod, double *f, cst_outs fd, int lanes)
{
    for (int l = 0; l < lanes; l++)
        fd[0][l] = rhod[0][l] * a[0] + rho[0] * ad[0][l];
}

static void friction_forces(double t, const double *q, const double *v, const double *rho,
                            const int *mode, double *Q)
{
    Q[0] = rho[2] + (mode[0] ? -rho[1] : rho[1]);
}

static void friction_forces_b(double t, const double *q, double *qb, const double *v, double *vb,
                              const double *rho, double *rhob, const int *mode, double *Q,
                              double *Qb)
{
    qb[0] = vb[0] = rhob[0] = rhob[3] = 0.0;
    rhob[1] = mode[0] ? -Qb[0] : Qb[0];
    rhob[2] = Qb[0];
}

static void friction_forces_dv(double t, const double *q, cst_dirs qd, const double *v, cst_dirs vd,
                               const double *rho, cst_dirs rhod, const int *mode, double *Q,
                               cst_outs Qd, int lanes)
{
    for (int l = 0; l < lanes; l++)
        Qd[0][l] = rhod[2][l] + (mode[0] ? -rhod[1][l] : rhod[1][l]);
}

static void friction_switches(double t, const double *q, const double *v, const double *rho,
                              const int *mode, double *s)
{
    s[0] = v[0];
}

static void friction_switches_b(double t, const double *q, double *qb, const double *v, double *vb,
                                const double *rho, double *rhob, const int *mode, double *s,
                                double *sb)
{
    qb[0] = rhob[0] = rhob[1] = rhob[2] = rhob[3] = 0.0;
    vb[0] = sb[0];
}

static void friction_switches_dv(double t, double *td, const double *q, cst_dirs qd,
                                 const double *v, cst_dirs vd, const double *rho, cst_dirs rhod,
                                 const int *mode, double *s, cst_outs sd, int lanes)
{
    for (int l = 0; l < lanes; l++)
        sd[0][l] = vd[0][l];
}

static void friction_initial(const double *rho, double *q, double *v)
{
    q[0] = 0.0;
    v[0] = rho[3];
}

static void friction_initial_b(const double *rho, double *rhob, double *q, double *qb, double *v,
                               double *vb)
{
    rhob[0] = rhob[1] = rhob[2] = 0.0;
    rhob[3] = vb[0];
}

static void friction_initial_dv(const double *rho, cst_dirs rhod, double *q, cst_outs qd, double *v,
                                cst_outs vd, int lanes)
{
    for (int l = 0; l < lanes; l++) {
        qd[0][l] = 0.0;
        vd[0][l] = rhod[3][l];
    }
}

static double friction_where(double t, const double *q, const double *v, const double *a,
                             const double *lambda, const double *rho, const int *mode)
{
    return q[0];
}

static void friction_where_b(double t, const double *q, double *qb, const double *v, double *vb,
                             const double *a, double *ab, const double *lambda, double *lambdab,
                             const double *rho, double *rhob, const int *mode, double b)
{
    qb[0] = b;
    vb[0] = ab[0] = 0.0;
    memset(rhob, 0, 4 * sizeof *rhob);
}

static const cst_cost_kernels friction_costs[] = { { "where", NULL, friction_where, NULL,
                                                     friction_where_b, NULL, NULL } };
static const cst_kernels friction_kernels = {
    .inertia = friction_inertia,
    .inertia_b = friction_inertia_b,
    .inertia_dv = friction_inertia_dv,
    .forces = friction_forces,
    .forces_b = friction_forces_b,
    .forces_dv = friction_forces_dv,
    .switches = friction_switches,
    .switches_b = friction_switches_b,
    .switches_dv = friction_switches_dv,
    .initial = friction_initial,
    .initial_b = friction_initial_b,
    .initial_dv = friction_initial_dv,
    .costs = friction_costs,
    .costs_count = 1,
};
static const cst_parameter friction_parameters[] = {
    { "m", "kg", 2.0, 1e-3, 1e3, "mass" },
    { "F", "N", 3.0, 0.0, 1e3, "friction" },
    { "pull", "N", 1.0, -1e3, 1e3, "force" },
    { "v0", "m/s", 1.5, -1e2, 1e2, "speed at the start" },
};
static const cst_cost friction_cost_names[] = { { "where", "m", "where it ends" } };
static const cst_model friction = {
    .abi = CST_ABI,
    .name = "friction",
    .about = "a mass with dry friction",
    .n = 1,
    .m = 0,
    .p = 4,
    .s = 1,
    .parameters = friction_parameters,
    .costs = friction_cost_names,
    .costs_count = 1,
    .design = "F,v0",
    .start = CST_GIVEN,
    .tf = 3.0,
    .kernels = &friction_kernels,
};

/* pull < F: it comes to rest at v0 m/(F - pull) = 1.5 s, and no branch goes on from there: an error
 * that says so. */
static void test_sticks(void)
{
    for (int method = CST_ADJOINT; method <= CST_FD_CENTRAL; method++) {
        double psi = 1.0, gradient[4] = { 1.0, 1.0, 1.0, 1.0 };
        rig_open(&one, &friction, NULL, "all", (cst_method)method, RIG_DEFAULT);
        rig_work(&one);
        TEST_ASSERT_EQUAL_INT(CST_EINTEGRATOR, cst_gradient(one.p, one.w, NULL, &psi, gradient));
        TEST_ASSERT_TRUE_MESSAGE(strstr(cst_message(one.w), "stick") != NULL, cst_message(one.w));
        TEST_ASSERT_TRUE(isnan(psi) && isnan(gradient[0]) && isnan(gradient[3]));
    }
}

/* pull > F against the motion: the mass turns round at once, and the switch in v is crossed:
 *     brakes with (F + pull)/m for ts = m v0/(F + pull), then runs back with (pull - F)/m. */
static long double turned(const long double *x)
{
    long double ts = x[0] * x[3] / (x[1] - x[2]), left = 3.0L - ts;
    return 0.5L * x[3] * ts - 0.5L * (-x[2] - x[1]) / x[0] * left * left;
}

static void test_turns(void)
{
    for (int method = CST_ADJOINT; method <= CST_DIRECT; method++) {
        long double x[] = { 2.0L, 3.0L, -4.0L, 1.5L };
        rig_open(&one, &friction, NULL, "all", (cst_method)method, RIG_DEFAULT);
        rig_set(&one, "pull", -4.0);
        rig_solve(&one, NULL);
        TEST_ASSERT_EQUAL_INT(1, cst_work_stats(one.w).events);
        TEST_ASSERT_DOUBLE_WITHIN(1e-7, (double)turned(x), one.psi);
        for (int i = 0; i < 4; i++)
            TEST_ASSERT_DOUBLE_WITHIN(1e-7, (double)differentiate(turned, x, i), one.gradient[i]);
    }
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_apart);
    RUN_TEST(test_hessian);
    RUN_TEST(test_hessian_together);
    RUN_TEST(test_hessian_at_the_end);
    RUN_TEST(test_terms_matter);
    RUN_TEST(test_coincident);
    RUN_TEST(test_nearly_coincident);
    RUN_TEST(test_at_the_start);
    RUN_TEST(test_at_the_end);
    RUN_TEST(test_there_and_back);
    RUN_TEST(test_bounce);
    RUN_TEST(test_never);
    RUN_TEST(test_trajectory);
    RUN_TEST(test_sticks);
    RUN_TEST(test_turns);
    return UNITY_END() != 0;
}
