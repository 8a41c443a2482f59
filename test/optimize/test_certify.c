/* The check at an optimum, on functions of one variable in place of psi: what it confirms and what
 * it does not, beside a jump, a kink, a bound; which sides it asks, and how close. */
#include "costate.h"
#include "unity.h"

#include <math.h>
#include <string.h>

#define X0    1.5  /* the best point: the start, after one evaluation */
#define SLOPE 0.7  /* of psi there                                    */
#define NOISE 1e-9 /* rtol: the steps are 1e-3 of the unit            */

/* psi = 3 + slope (x - X0) + 0.1 (x - X0)^2
 *       + jump    on the side `jump_side`
 *       + kink times how far x is beyond X0 +- kink_at */
typedef struct {
    double slope, told; /* told: what the gradient claims, in place of slope */
    double jump, kink, kink_at, ripple;
    int jump_side;      /* 1: x > X0, -1: x < X0 */
    double least, most; /* where it may be asked */
    int fails;
    double farthest[2]; /* how far it was asked on each side: x < X0, x > X0 */
    int first_side;     /* where it was asked first: -1, 1 */
    int asked;
} function;

void setUp(void) {}
void tearDown(void) {}

static int evaluate(void *user, const double *rho, double seconds, double *psi, double *gradient,
                    const char **why)
{
    function *f = user;
    double s = rho[0] - X0, beyond = fmax(0.0, fabs(s) - f->kink_at);
    (void)seconds;
    TEST_ASSERT_TRUE(rho[0] >= f->least && rho[0] <= f->most);
    if (s != 0.0) {
        int above = s > 0.0;
        f->farthest[above] = fmax(f->farthest[above], fabs(s));
        f->first_side = f->first_side ? f->first_side : above ? 1 : -1;
        *why = "no such mechanism";
        if (f->fails)
            return CST_ESINGULAR;
    }
    f->asked++;
    *psi = 3.0 + f->slope * s + 0.1 * s * s + f->kink * beyond + f->ripple * sin(1e9 * s);
    *psi += s * f->jump_side > 0.0 ? f->jump : 0.0;
    if (gradient)
        gradient[0] = f->told;
    return CST_OK;
}

/* The certificate of a function at X0, between the bounds. */
static int certify(function *f, double lower, double upper, cst_certificate *c, char *message)
{
    cst_problem *p;
    cst_work *w;
    cst_optimizer *o;
    cst_limits once = cst_limits_default();
    once.max_evaluations = 1;
    f->least = lower;
    f->most = upper;
    TEST_ASSERT_EQUAL_INT(0, cst_problem_create(cst_model_find("pendulum"), &p));
    TEST_ASSERT_EQUAL_INT(0, cst_set_design(p, "L"));
    cst_options options = cst_problem_options(p);
    options.rtol = NOISE;
    TEST_ASSERT_EQUAL_INT(0, cst_set_options(p, &options));
    TEST_ASSERT_EQUAL_INT(0, cst_work_create(p, &w));
    TEST_ASSERT_EQUAL_INT(0, cst_optimizer_create(&(cst_scenario){ p, w, 1.0 }, 1, &o));
    TEST_ASSERT_EQUAL_INT(0, cst_optimizer_evaluate(o, evaluate, f));
    TEST_ASSERT_EQUAL_INT(0, cst_optimizer_bounds(o, 0, lower, upper));
    TEST_ASSERT_EQUAL_INT(0, cst_optimizer_start(o, (double[]){ X0 }));
    TEST_ASSERT_EQUAL_INT_MESSAGE(0, cst_optimizer_run(o, &once), cst_optimizer_message(o));
    TEST_ASSERT_TRUE(cst_optimizer_result(o).rho[0] == X0);
    f->asked = 0;
    int status = cst_optimizer_certify(o, c);
    if (message)
        strcpy(message, cst_optimizer_message(o));
    cst_optimizer_free(o);
    cst_work_free(w);
    cst_problem_free(p);
    return status;
}

/* That of a function anywhere within 1 and 2. */
static cst_certificate of(function *f)
{
    cst_certificate c;
    TEST_ASSERT_EQUAL_INT(0, certify(f, 1.0, 2.0, &c, NULL));
    TEST_ASSERT_EQUAL_INT(f->asked, c.evaluations);
    return c;
}

static function smooth(void)
{
    return (function){ .slope = SLOPE, .told = SLOPE, .kink_at = 1.0 };
}

/* h in the variable's own unit: a smooth function is asked as far as 2 h. */
static double step(int *side)
{
    function f = smooth();
    of(&f);
    *side = f.first_side;
    return 0.5 * fmax(f.farthest[0], f.farthest[1]);
}

/* One side is enough; the derivative is that along the direction, in units of the variable. */
static void test_smooth(void)
{
    function f = smooth();
    cst_certificate c = of(&f);
    TEST_ASSERT_TRUE(c.agrees && c.evaluations == 4);
    TEST_ASSERT_TRUE(f.farthest[0] == 0.0 || f.farthest[1] == 0.0);
    TEST_ASSERT_TRUE(c.adjoint * f.first_side > 0.0);
    TEST_ASSERT_DOUBLE_WITHIN(1e-6 * fabs(c.adjoint), c.adjoint, c.differences);
    TEST_ASSERT_TRUE(c.error < 1e-3 * fabs(c.adjoint) && c.error > 0.0);
}

/* A gradient that is wrong by a percent: the other side says the same, and nothing closer is asked.
 */
static void test_wrong_gradient(void)
{
    function f = smooth();
    f.told = 1.01 * SLOPE;
    cst_certificate c = of(&f);
    TEST_ASSERT_TRUE(!c.agrees && c.evaluations == 7);
    TEST_ASSERT_TRUE(f.farthest[0] > 0.0 && f.farthest[1] > 0.0);
    f = smooth();
    f.told = -SLOPE;
    TEST_ASSERT_FALSE(of(&f).agrees);
}

/* psi jumps on one side of the best point: the gradient is that of the other side, which confirms
 * it, and refutes a wrong one. */
static void test_jump(void)
{
    int side;
    step(&side);
    for (int where = -1; where <= 1; where += 2) {
        function f = smooth();
        f.jump = 0.5;
        f.jump_side = where;
        cst_certificate c = of(&f);
        TEST_ASSERT_TRUE(c.agrees);
        TEST_ASSERT_EQUAL_INT(where == side ? 7 : 4, c.evaluations);
        TEST_ASSERT_TRUE(c.adjoint * where < 0.0); /* away from the jump */
        TEST_ASSERT_DOUBLE_WITHIN(1e-6 * fabs(c.adjoint), c.adjoint, c.differences);
        f = smooth();
        f.jump = 0.5;
        f.jump_side = where;
        f.told = 1.1 * SLOPE;
        TEST_ASSERT_FALSE(of(&f).agrees);
    }
}

/* A kink on each side, nearer than the steps reach: within it, the gradient is confirmed by steps
 * that are a quarter as long; a wrong one is not. */
static void test_closer(void)
{
    int side;
    double h = step(&side);
    function f = smooth();
    f.kink = 20.0;
    f.kink_at = 0.6 * h;
    cst_certificate c = of(&f);
    TEST_ASSERT_TRUE(c.agrees && c.evaluations == 10);
    TEST_ASSERT_DOUBLE_WITHIN(1e-6 * fabs(c.adjoint), c.adjoint, c.differences);
    f = smooth();
    f.kink = 20.0;
    f.kink_at = 0.6 * h;
    f.told = 1.1 * SLOPE;
    c = of(&f);
    TEST_ASSERT_TRUE(!c.agrees && c.evaluations == 13);
    f = smooth(); /* nearer than the closer steps too: nothing is confirmed */
    f.kink = 20.0;
    f.kink_at = 0.05 * h;
    TEST_ASSERT_FALSE(of(&f).agrees);
}

/* Kinks on both sides, and a slope between them that is lost in the noise of psi: an error that
 * covers everything confirms nothing. */
static void test_error_that_tells_nothing(void)
{
    int side;
    double h = step(&side);
    function f = smooth();
    f.slope = f.told = 1e-7;
    f.kink = 20.0;
    f.kink_at = 0.6 * h;
    f.ripple = 3e-9;
    TEST_ASSERT_FALSE(of(&f).agrees);
}

/* Beside a bound it looks inside only; where nothing can move there is nothing to check. */
static void test_bounds(void)
{
    char message[512];
    cst_certificate c;
    for (int at_upper = 0; at_upper < 2; at_upper++) {
        function f = smooth();
        TEST_ASSERT_EQUAL_INT(0, certify(&f, at_upper ? 1.0 : X0, at_upper ? X0 : 2.0, &c, NULL));
        TEST_ASSERT_TRUE(c.agrees && f.farthest[!at_upper] > 0.0 && f.farthest[at_upper] == 0.0);
        f = smooth(); /* the other side is outside: what disagrees stays so */
        f.jump = 0.5;
        f.jump_side = at_upper ? -1 : 1;
        TEST_ASSERT_EQUAL_INT(0, certify(&f, at_upper ? 1.0 : X0, at_upper ? X0 : 2.0, &c, NULL));
        TEST_ASSERT_TRUE(!c.agrees && c.evaluations == 4);
    }
    function f = smooth();
    TEST_ASSERT_EQUAL_INT(CST_EVALUE, certify(&f, X0, X0, &c, message));
    TEST_ASSERT_NOT_NULL(strstr(message, "no variable can move"));
    TEST_ASSERT_TRUE(isnan(c.differences) && isnan(c.error) && !c.agrees);
}

static void test_run_that_fails(void)
{
    char message[512];
    cst_certificate c;
    function f = smooth();
    f.fails = 1;
    TEST_ASSERT_EQUAL_INT(CST_ESINGULAR, certify(&f, 1.0, 2.0, &c, message));
    TEST_ASSERT_EQUAL_STRING("the certificate's run failed: no such mechanism", message);
    TEST_ASSERT_TRUE(!c.agrees && isnan(c.differences));
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_smooth);
    RUN_TEST(test_wrong_gradient);
    RUN_TEST(test_jump);
    RUN_TEST(test_closer);
    RUN_TEST(test_error_that_tells_nothing);
    RUN_TEST(test_bounds);
    RUN_TEST(test_run_that_fails);
    return UNITY_END();
}
