/* Flips that follow from another: a mass passes b, and its switch takes a second one with it, and
 * that a third, as a wheel that passes the edge of a step loses its load.
 *
 *     m x'' = -F1 (s1 > 0) - F2 (s2 > 0) - F3 (s3 > 0)
 *     s1 = x + c v - b,  s2 = d or -d as s1 is on or off,  s3 likewise, following s2
 *
 * The functions of the second and the third have no rate: their derivatives cross with the first,
 * at once with all three: between their flips its rate is another, and may be none.
 *
 * With a latch the third stays on, and turns the second off again, at the same instant. */
#include "differentiate.h"
#include "rig.h"
#include "unity.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum { M, V0, B, C, D, F1, F2, F3, P, TIME = P, COUNT };
enum { S = 3 };
static rig one;
static int latch;

void setUp(void) {}
void tearDown(void)
{
    rig_close(&one);
    latch = 0;
}

static void inertia(const double *q, const double *a, const double *rho, double *f)
{
    f[0] = rho[M] * a[0];
}

static void inertia_b(const double *q, double *qb, const double *a, double *ab, const double *rho,
                      double *rhob, double *f, double *fb)
{
    memset(rhob, 0, P * sizeof *rhob);
    qb[0] = 0.0;
    ab[0] = rho[M] * fb[0];
    rhob[M] = a[0] * fb[0];
}

static void inertia_dv(const double *q, cst_dirs qd, const double *a, cst_dirs ad,
                       const double *rho, cst_dirs rhod, double *f, cst_outs fd, int lanes)
{
    for (int l = 0; l < lanes; l++)
        fd[0][l] = rhod[M][l] * a[0] + rho[M] * ad[0][l];
}

static void forces(double t, const double *q, const double *v, const double *rho, const int *mode,
                   double *Q)
{
    Q[0] = 0.0;
    for (int k = 0; k < S; k++)
        Q[0] -= mode[k] ? rho[F1 + k] : 0.0;
}

static void forces_b(double t, const double *q, double *qb, const double *v, double *vb,
                     const double *rho, double *rhob, const int *mode, double *Q, double *Qb)
{
    memset(rhob, 0, P * sizeof *rhob);
    qb[0] = vb[0] = 0.0;
    for (int k = 0; k < S; k++)
        rhob[F1 + k] = mode[k] ? -Qb[0] : 0.0;
}

static void forces_dv(double t, const double *q, cst_dirs qd, const double *v, cst_dirs vd,
                      const double *rho, cst_dirs rhod, const int *mode, double *Q, cst_outs Qd,
                      int lanes)
{
    for (int l = 0; l < lanes; l++) {
        Qd[0][l] = 0.0;
        for (int k = 0; k < S; k++)
            Qd[0][l] -= mode[k] ? rhod[F1 + k][l] : 0.0;
    }
}

/* Is the function of switch k, one that follows, above zero? */
static int is_on(int k, const int *mode)
{
    if (k == 1)
        return mode[0] && !(latch && mode[2]);
    return mode[1] || (latch && mode[2]);
}

static void switches(double t, const double *q, const double *v, const double *rho, const int *mode,
                     double *s)
{
    s[0] = q[0] + rho[C] * v[0] - rho[B];
    for (int k = 1; k < S; k++)
        s[k] = is_on(k, mode) ? rho[D] : -rho[D];
}

static void switches_b(double t, const double *q, double *qb, const double *v, double *vb,
                       const double *rho, double *rhob, const int *mode, double *s, double *sb)
{
    memset(rhob, 0, P * sizeof *rhob);
    switches(t, q, v, rho, mode, s);
    qb[0] = sb[0];
    vb[0] = rho[C] * sb[0];
    rhob[B] = -sb[0];
    rhob[C] = v[0] * sb[0];
    for (int k = 1; k < S; k++)
        rhob[D] += is_on(k, mode) ? sb[k] : -sb[k];
}

static void switches_dv(double t, double *td, const double *q, cst_dirs qd, const double *v,
                        cst_dirs vd, const double *rho, cst_dirs rhod, const int *mode, double *s,
                        cst_outs sd, int lanes)
{
    switches(t, q, v, rho, mode, s);
    for (int l = 0; l < lanes; l++) {
        sd[0][l] = qd[0][l] + rho[C] * vd[0][l] + rhod[C][l] * v[0] - rhod[B][l];
        for (int k = 1; k < S; k++)
            sd[k][l] = is_on(k, mode) ? rhod[D][l] : -rhod[D][l];
    }
}

static void initial(const double *rho, double *q, double *v)
{
    q[0] = 0.0;
    v[0] = rho[V0];
}

static void initial_b(const double *rho, double *rhob, double *q, double *qb, double *v, double *vb)
{
    memset(rhob, 0, P * sizeof *rhob);
    rhob[V0] = vb[0];
}

static void initial_dv(const double *rho, cst_dirs rhod, double *q, cst_outs qd, double *v,
                       cst_outs vd, int lanes)
{
    for (int l = 0; l < lanes; l++) {
        qd[0][l] = 0.0;
        vd[0][l] = rhod[V0][l];
    }
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
    .costs = cost_kernels,
    .costs_count = 1,
};
static const cst_parameter parameters[P] = {
    { "m", "kg", 2.0, 1e-3, 1e3, "mass" },
    { "v0", "m/s", 3.0, 1e-3, 1e2, "speed at the start" },
    { "b", "m", 1.0, 0.0, 1e2, "where the resistances begin" },
    { "c", "s", 0.1, 0.0, 1e2, "how far ahead the first switch looks" },
    { "d", "m", 0.5, 1e-3, 1e2, "how far the switches that follow jump" },
    { "F1", "N", 1.0, -1e3, 1e3, "the first resistance" },
    { "F2", "N", 0.7, -1e3, 1e3, "the second resistance" },
    { "F3", "N", 0.4, -1e3, 1e3, "the third resistance" },
};
static const cst_cost costs[] = { { "where", "m", "where it ends" } };
static const cst_model model = {
    .abi = CST_ABI,
    .name = "follow",
    .about = "switches that follow another",
    .n = 1,
    .m = 0,
    .p = P,
    .s = S,
    .parameters = parameters,
    .costs = costs,
    .costs_count = 1,
    .design = "all",
    .start = CST_GIVEN,
    .tf = 1.0,
    .kernels = &kernels,
};

static long double deceleration(const long double *x)
{
    return (x[F1] + (latch ? 0.0L : x[F2]) + x[F3]) / x[M];
}

static long double first(const long double *x)
{
    return x[B] / x[V0] - x[C];
}

/* Through b - c v0, then slower. */
static long double passed(const long double *x)
{
    long double since = x[TIME] - first(x);
    return x[V0] * x[TIME] - 0.5L * deceleration(x) * since * since;
}

/* Thrown back, and out again where x + c v = b once more. */
static long double thrown_back(const long double *x)
{
    long double A = deceleration(x), inside = 2.0L * (x[V0] - x[C] * A) / A, v = x[V0] - A * inside;
    return x[V0] * first(x) + 0.5L * (x[V0] + v) * inside + v * (x[TIME] - first(x) - inside);
}

static void check(const long double *given, int flips, known_answer *right)
{
    long double x[COUNT];
    memcpy(x, given, sizeof x);
    for (int method = CST_ADJOINT; method <= CST_DIRECT; method++) {
        rig_open(&one, &model, NULL, "all", (cst_method)method, RIG_DEFAULT);
        for (int i = 0; i < P; i++)
            rig_set(&one, parameters[i].name, (double)x[i]);
        rig_solve(&one, NULL);
        TEST_ASSERT_EQUAL_INT(flips, cst_event_count(one.w));
        for (int e = 0; e < flips; e++) {
            cst_event event = cst_event_at(one.w, e);
            TEST_ASSERT_EQUAL_INT(latch && e == S ? 1 : e % S, event.k);
            TEST_ASSERT_EQUAL_INT(0, event.trigger);
            TEST_ASSERT_EQUAL_INT(e < S, event.to);
        }
        TEST_ASSERT_DOUBLE_WITHIN(1e-7, (double)right(x), one.psi);
        for (int i = 0; i < P; i++)
            TEST_ASSERT_DOUBLE_WITHIN_MESSAGE(1e-6,
                                              i == D ? 0.0 : (double)differentiate(right, x, i),
                                              one.gradient[i], parameters[i].name);
    }
}

static void test_passes(void)
{
    static const long double x[COUNT] = { 2.0L, 3.0L, 1.0L, 0.1L, 0.5L, 1.0L, 0.7L, 0.4L, 1.0L };
    check(x, 3, passed);
}

static void test_there_and_back(void)
{
    static const long double x[COUNT] = {
        2.0L, 3.0L, 1.0L, 0.01L, 0.5L, 20.0L, 35.0L, 45.0L, 1.0L
    };
    check(x, 6, thrown_back);
}

/* With the first resistance alone the first switch would stand still: x + c v has the rate v0 - c
 * F1/m = 0. */
static void test_none_between(void)
{
    static const long double x[COUNT] = {
        2.0L, 3.0L, 1.0L, 0.125L, 0.5L, 48.0L, -46.5L, 0.25L, 1.0L
    };
    check(x, 3, passed);
}

/* The second switch flips twice at one instant: the modes before it are those of the first. */
static void test_there_and_off_again(void)
{
    static const long double x[COUNT] = { 2.0L, 3.0L, 1.0L, 0.1L, 0.5L, 1.0L, 0.7L, 0.4L, 1.0L };
    latch = 1;
    check(x, 4, passed);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_passes);
    RUN_TEST(test_there_and_back);
    RUN_TEST(test_none_between);
    RUN_TEST(test_there_and_off_again);
    return UNITY_END() != 0;
}
