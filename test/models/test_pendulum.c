/* The pendulum against its closed form: with k = sin(theta0/2) and u = sqrt(g/L) t,
 *
 *     sin(theta/2) = k cd(u | k),   height = 2 L k^2 cd(u | k)^2
 *     tension = m g (3 cos(theta) - 2 cos(theta0))
 *
 * The penalty formulation is another system: its rod gives by lambda* / (alpha omega^2), so psi and
 * the gradient are off by O(1/alpha).  The tests show that factor, and that nothing else is left
 * once it is small. */
#include "differentiate.h"
#include "rig.h"
#include "unity.h"

#include <math.h>
#include <stdio.h>

enum { MASS, LENGTH, GRAVITY, THETA0, TIME, COUNT };
static const long double at[COUNT] = { 2.0L, 1.5L, 9.81L, 1.2L, 3.0L };
static rig one;

void setUp(void) {}
void tearDown(void)
{
    rig_close(&one);
}

/* cd(u | k) = cn/dn by the arithmetic-geometric mean and descending Landen transformations. */
static long double jacobi_cd(long double u, long double k)
{
    long double a[20], c[20], b = sqrtl(1.0L - k * k);
    int n = 0;
    a[0] = 1.0L;
    c[0] = k;
    while (fabsl(c[n]) > 1e-21L && n < 18) {
        a[n + 1] = 0.5L * (a[n] + b);
        c[n + 1] = 0.5L * (a[n] - b);
        b = sqrtl(a[n] * b);
        n++;
    }
    long double phi = ldexpl(a[n] * u, n), before = phi;
    for (; n > 0; n--) {
        before = phi;
        phi = 0.5L * (phi + asinl(c[n] / a[n] * sinl(phi)));
    }
    return cosl(before - phi); /* dn = cos(phi0) / cos(phi1 - phi0) */
}

static long double height_at(const long double *x, long double t)
{
    long double k = sinl(0.5L * x[THETA0]), cd = jacobi_cd(sqrtl(x[GRAVITY] / x[LENGTH]) * t, k);
    return 2.0L * x[LENGTH] * k * k * cd * cd;
}

static long double height(const long double *x)
{
    return height_at(x, x[TIME]);
}

/* The integral of the tension squared, by Gauss's five points on many pieces. */
static long double tension(const long double *x)
{
    static const long double node[] = { 0.0L, 0.538469310105683091036L, 0.906179845938663992798L };
    static const long double weight[] = { 0.568888888888888888889L, 0.478628670499366468041L,
                                          0.236926885056189087514L };
    const int pieces = 100;
    long double sum = 0.0L, h = x[TIME] / pieces;
    for (int i = 0; i < pieces; i++)
        for (int k = -2; k <= 2; k++) {
            int j = k < 0 ? -k : k;
            long double t = h * ((long double)i + 0.5L + (k < 0 ? -0.5L : 0.5L) * node[j]);
            long double cosine = 1.0L - height_at(x, t) / x[LENGTH];
            long double force = x[MASS] * x[GRAVITY] * (3.0L * cosine - 2.0L * cosl(x[THETA0]));
            sum += 0.5L * h * weight[j] * force * force;
        }
    return sum;
}

/* The closed form itself: the equation of motion, and a small swing. */
static void test_closed_form(void)
{
    long double x[COUNT] = { 2.0L, 1.5L, 9.81L, 1.2L, 3.0L }, h = 1e-3L;
    long double y[3], sine[3];
    for (int i = 0; i < 3; i++) {
        y[i] = height_at(x, 1.1L + (long double)(i - 1) * h);
        sine[i] = acosl(1.0L - y[i] / x[LENGTH]);
    }
    long double acceleration = (sine[0] - 2.0L * sine[1] + sine[2]) / (h * h);
    TEST_ASSERT_DOUBLE_WITHIN(1e-4, (double)(-x[GRAVITY] / x[LENGTH] * sinl(sine[1])),
                              (double)acceleration);
    TEST_ASSERT_DOUBLE_WITHIN(1e-17, (double)(x[LENGTH] * (1.0L - cosl(x[THETA0]))),
                              (double)height_at(x, 0.0L));
    x[THETA0] = 1e-4L;
    long double small = x[THETA0] * cosl(sqrtl(x[GRAVITY] / x[LENGTH]) * x[TIME]);
    TEST_ASSERT_DOUBLE_WITHIN(1e-15, (double)(0.5L * x[LENGTH] * small * small), (double)height(x));
}

static void solve(const char *cost, cst_method method, double rtol, double alpha)
{
    rig_open(&one, cst_model_find("pendulum"), cost, "all", method, rtol);
    cst_options o = cst_problem_options(one.p);
    o.alpha = alpha;
    rig_options(&one, o);
    rig_solve(&one, NULL);
}

/* The largest error of psi and of the gradient, relative to psi and to the gradient's scale. */
static double error_of(known_answer *f)
{
    long double x[COUNT];
    double right[4], scale = 0.0, worst;
    for (int i = 0; i < COUNT; i++)
        x[i] = at[i];
    for (int k = 0; k < 4; k++) {
        right[k] = (double)differentiate(f, x, k);
        scale = fmax(scale, rig_size(&one, k) * fabs(right[k]));
    }
    worst = fabs(one.psi / (double)f(x) - 1.0);
    for (int k = 0; k < 4; k++)
        worst = fmax(worst, rig_size(&one, k) * fabs(one.gradient[k] - right[k]) / scale);
    return worst;
}

/* With a stiff penalty what is left is the integration's error. */
static void against_closed_form(const char *cost, known_answer *f)
{
    static const cst_method methods[] = { CST_ADJOINT, CST_DIRECT };
    for (int i = 0; i < 2; i++) {
        solve(cost, methods[i], 1e-11, 1e12);
        printf("  %s, rtol 1e-11, alpha 1e12: %.1e\n", cost, error_of(f));
        TEST_ASSERT_TRUE_MESSAGE(error_of(f) < 1e-9, cost);
        solve(cost, methods[i], RIG_DEFAULT, 1e9);
        printf("  %s, default options:        %.1e\n", cost, error_of(f));
        TEST_ASSERT_TRUE_MESSAGE(error_of(f) < 1e-6, cost);
    }
}

static void test_height(void)
{
    against_closed_form("height", height);
}
static void test_tension(void)
{
    against_closed_form("tension", tension);
}

/* The deviation is the penalty's: ten times the factor, a tenth of it. */
static void penalty_law(const char *cost, known_answer *f)
{
    double before = 0.0;
    for (int digits = 4; digits <= 7; digits++) {
        solve(cost, CST_ADJOINT, 1e-12, pow(10.0, digits));
        double error = error_of(f);
        printf("  %s, alpha 1e%d: %.3e\n", cost, digits, error);
        if (before > 0.0)
            TEST_ASSERT_DOUBLE_WITHIN_MESSAGE(0.5, 10.0, before / error, cost);
        before = error;
    }
}

static void test_penalty_height(void)
{
    penalty_law("height", height);
}
static void test_penalty_tension(void)
{
    penalty_law("tension", tension);
}

/* The mass does not move the pendulum, and enters the tension squared as its square. */
static void test_mass(void)
{
    solve("height", CST_ADJOINT, 1e-10, 1e12);
    TEST_ASSERT_DOUBLE_WITHIN(1e-11, 0.0, rig_component(&one, "m"));
    solve("tension", CST_ADJOINT, 1e-10, 1e12);
    /* 2 psi / m, m = 2 kg */
    TEST_ASSERT_DOUBLE_WITHIN(1e-9 * one.psi, one.psi, rig_component(&one, "m"));
}

/* The Hessian: every entry, by the parameters' sizes and the largest of them. */
static double hessian_error(const double *right)
{
    double H[16], scale = 0.0, worst = 0.0;
    int status = cst_hessian(one.p, one.w, NULL, H, NULL, NULL);
    TEST_ASSERT_TRUE_MESSAGE(status >= 0, cst_message(one.w));
    for (int k = 0; k < 16; k++) {
        double size = rig_size(&one, k / 4) * rig_size(&one, k % 4);
        TEST_ASSERT_TRUE(isfinite(H[k]));
        scale = fmax(scale, size * fabs(right[k]));
        worst = fmax(worst, size * fabs(H[k] - right[k]));
    }
    return worst / scale;
}

static void hessian_against_closed_form(const char *cost, known_answer *f)
{
    static const struct {
        cst_integration integrator;
        const char *form;
        double rtol, alpha, bound;
    } ways[] = { { CST_RK, "penalty", 1e-11, 1e12, 1e-9 },
                 { CST_RK, "index1", 1e-11, 1e9, 1e-9 },
                 { CST_CVODES, "index1", 1e-10, 1e9, 1e-7 },
                 { CST_ONESTEP, "index3", 1e-8, 1e9, 2e-4 } };
    long double x[COUNT];
    double right[16];
    for (int i = 0; i < COUNT; i++)
        x[i] = at[i];
    for (int i = 0; i < 4; i++)
        for (int j = 0; j <= i; j++)
            right[i * 4 + j] = right[j * 4 + i] = (double)differentiate_twice(f, x, i, j);
    for (int i = 0; i < 4; i++) {
        rig_open(&one, cst_model_find("pendulum"), cost, "all", CST_ADJOINT, ways[i].rtol);
        cst_options o = cst_problem_options(one.p);
        o.integrator = ways[i].integrator;
        o.formulation = ways[i].form;
        o.alpha = ways[i].alpha;
        o.step = 1e-3;
        rig_options(&one, o);
        rig_work(&one);
        double error = hessian_error(right);
        printf("  Hessian of %s, %s, %s: %.1e\n", cost, ways[i].form,
               cst_integrator_name((int)ways[i].integrator), error);
        TEST_ASSERT_TRUE_MESSAGE(error < ways[i].bound, cost);
        rig_close(&one);
    }
}

static void test_hessian(void)
{
    hessian_against_closed_form("height", height);
    hessian_against_closed_form("tension", tension);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_closed_form);
    RUN_TEST(test_height);
    RUN_TEST(test_tension);
    RUN_TEST(test_penalty_height);
    RUN_TEST(test_penalty_tension);
    RUN_TEST(test_mass);
    RUN_TEST(test_hessian);
    return UNITY_END() != 0;
}
