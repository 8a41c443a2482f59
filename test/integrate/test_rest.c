/* A mass that comes to rest on two switches: m x'' = -F1 sign(x - b) - F2 sign(x').
 *
 * Where F1 > F2 it swings through b in ever shorter rounds, infinitely many of them in a finite
 * time, and rests there (Zeno); where F1 <= F2 it sticks as soon as it stops.  Two branches have no
 * number for a mass at rest: the engine must say so.  Before, its number and its gradient are those
 * of constant accelerations, which are taken here in closed form, in long double. */
#include "rig.h"
#include "unity.h"

#include <complex.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { M, X0, V0, B, F1, F2, P };
static rig one;

void setUp(void) {}
void tearDown(void)
{
    rig_close(&one);
}

/* ---- the closed form ------------------------------------------------------------------------- */

typedef long double complex number; /* derivatives by a step along i */

static int sign(number x)
{
    return creall(x) > 0.0L ? 1 : creall(x) < 0.0L ? -1 : 0;
}

/* The first instant after now at which d + v t + a t^2/2 = 0, or INFINITY; d = 0 is now. */
static number reaches_zero(number d, number v, number a)
{
    number best = INFINITY, inner = v * v - 2.0L * a * d;
    if (sign(d) == 0)
        return sign(a) * sign(v) < 0 ? -2.0L * v / a : INFINITY;
    if (creall(inner) < 0.0L)
        return INFINITY;
    for (int way = -1; way <= 1; way += 2) {
        number below = -v + way * csqrtl(inner), t = sign(below) ? 2.0L * d / below : INFINITY;
        if (creall(t) > 0.0L && creall(t) < creall(best))
            best = t;
    }
    return best;
}

/* Where the mass is at tf, and when it came to rest: INFINITY where it did not before tf. */
static number where_at(const number *r, long double tf, long double *rest)
{
    number x = r[X0], v = r[V0], t = 0.0L;
    for (int round = 0; round < 100000; round++) {
        number d = x - r[B];
        int side = sign(d) ? sign(d) : sign(v), way = sign(v);
        if (way == 0 && (side == 0 || creall(r[F1]) <= creall(r[F2])))
            break;
        way = way ? way : -side;
        number a = (-side * r[F1] - way * r[F2]) / r[M];
        number cross = reaches_zero(d, v, a), stop = sign(v) * sign(a) < 0 ? -v / a : INFINITY;
        int first = creall(cross) <= creall(stop);
        number step = first ? cross : stop;
        *rest = INFINITY;
        if (!(creall(t + step) < tf)) {
            step = tf - t;
            return x + v * step + 0.5L * a * step * step;
        }
        x = first ? r[B] : x + v * step + 0.5L * a * step * step;
        v = first ? v + a * step : 0.0L;
        t += step;
        if (creall(step) < 1e-17L)
            break;
    }
    *rest = creall(t);
    return x;
}

/* ---- the model ------------------------------------------------------------------------------- */

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

static double way(int mode)
{
    return mode ? 1.0 : -1.0;
}

static void forces(double t, const double *q, const double *v, const double *rho, const int *mode,
                   double *Q)
{
    Q[0] = -rho[F1] * way(mode[0]) - rho[F2] * way(mode[1]);
}

static void forces_b(double t, const double *q, double *qb, const double *v, double *vb,
                     const double *rho, double *rhob, const int *mode, double *Q, double *Qb)
{
    memset(rhob, 0, P * sizeof *rhob);
    qb[0] = vb[0] = 0.0;
    rhob[F1] = -Qb[0] * way(mode[0]);
    rhob[F2] = -Qb[0] * way(mode[1]);
}

static void forces_dv(double t, const double *q, cst_dirs qd, const double *v, cst_dirs vd,
                      const double *rho, cst_dirs rhod, const int *mode, double *Q, cst_outs Qd,
                      int lanes)
{
    for (int l = 0; l < lanes; l++)
        Qd[0][l] = -rhod[F1][l] * way(mode[0]) - rhod[F2][l] * way(mode[1]);
}

static void switches(double t, const double *q, const double *v, const double *rho, const int *mode,
                     double *s)
{
    s[0] = q[0] - rho[B];
    s[1] = v[0];
}

static void switches_b(double t, const double *q, double *qb, const double *v, double *vb,
                       const double *rho, double *rhob, const int *mode, double *s, double *sb)
{
    memset(rhob, 0, P * sizeof *rhob);
    switches(t, q, v, rho, mode, s);
    qb[0] = sb[0];
    vb[0] = sb[1];
    rhob[B] = -sb[0];
}

static void switches_dv(double t, double *td, const double *q, cst_dirs qd, const double *v,
                        cst_dirs vd, const double *rho, cst_dirs rhod, const int *mode, double *s,
                        cst_outs sd, int lanes)
{
    switches(t, q, v, rho, mode, s);
    for (int l = 0; l < lanes; l++) {
        sd[0][l] = qd[0][l] - rhod[B][l];
        sd[1][l] = vd[0][l];
    }
}

static void initial(const double *rho, double *q, double *v)
{
    q[0] = rho[X0];
    v[0] = rho[V0];
}

static void initial_b(const double *rho, double *rhob, double *q, double *qb, double *v, double *vb)
{
    memset(rhob, 0, P * sizeof *rhob);
    rhob[X0] = qb[0];
    rhob[V0] = vb[0];
}

static void initial_dv(const double *rho, cst_dirs rhod, double *q, cst_outs qd, double *v,
                       cst_outs vd, int lanes)
{
    for (int l = 0; l < lanes; l++) {
        qd[0][l] = rhod[X0][l];
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
    { "m", "kg", 1.0, 1e-3, 1e3, "mass" },
    { "x0", "m", 1.0, -1e3, 1e3, "where it starts" },
    { "v0", "m/s", 0.0, -1e3, 1e3, "speed at the start" },
    { "b", "m", 0.0, -1e3, 1e3, "where the force turns round" },
    { "F1", "N", 3.0, 0.0, 1e3, "force towards b" },
    { "F2", "N", 2.0, 0.0, 1e3, "friction" },
};
static const cst_cost costs[] = { { "where", "m", "where it ends" } };
static const cst_model model = {
    .abi = CST_ABI,
    .name = "rest",
    .about = "a mass that comes to rest on two switches",
    .n = 1,
    .m = 0,
    .p = P,
    .s = 2,
    .parameters = parameters,
    .costs = costs,
    .costs_count = 1,
    .design = "all",
    .start = CST_GIVEN,
    .tf = 3.0,
    .kernels = &kernels,
};

/* ---- settings -------------------------------------------------------------------------------- */

typedef struct {
    double rho[P], tf, rtol;
    const char *formulation;
    const char *word; /* in the message where it comes to rest before tf; NULL: it does not */
} setting;

static const setting settings[] = {
    /* the one that once ran away to -1007.8 m */
    { { 1.0, 1.0, 0.0, 0.0, 3.0, 2.0 }, 50.0, 1e-8, "penalty", "accumulate" },
    { { 1.0, 1.0, 0.0, 0.0, 3.0, 2.0 }, 2.0, 1e-8, "penalty", NULL },
    { { 1.0, 1.0, 0.0, 0.0, 3.0, 2.0 }, 2.9, 1e-8, "index1", NULL },
    { { 1.0, 1.0, 0.0, 0.0, 3.0, 2.0 }, 3.1, 1e-8, "index1", "accumulate" },
    { { 1.0, 1.0, 0.0, 0.0, 3.0, 2.0 }, 1e4, 1e-8, "penalty", "accumulate" },
    /* x and v are zero at once, as far as known */
    { { 1.0, 1.0, 0.0, 0.0, 3.0, 2.0 }, 50.0, 1e-4, "penalty", "switch" },
    { { 1.0, 1.0, 0.0, 0.0, 3.0, 2.0 }, 50.0, 1e-12, "penalty", "accumulate" },
    /* at rest from the start */
    { { 1.0, 1.0, 0.0, 0.0, 2.0, 3.0 }, 50.0, 1e-8, "penalty", "attracts" },
    { { 1.0, 1.0, 2.0, 0.0, 2.0, 3.0 }, 50.0, 1e-8, "penalty", "attracts" },
    { { 1.0, 1.0, 2.0, 0.0, 2.0, 3.0 }, 0.3, 1e-8, "penalty", NULL },
    { { 1.0, 0.0, 2.0, 0.0, 2.0, 3.0 }, 50.0, 1e-8, "penalty", "attracts" }, /* from b on */
    { { 1.0, 0.0, 0.0, 0.0, 3.0, 2.0 }, 50.0, 1e-8, "penalty", "attracts" }, /* at rest on b */
    { { 1.0, 0.0, 0.0, 0.0, 2.0, 3.0 }, 50.0, 1e-8, "penalty", "attracts" },
    { { 2.5, 4.0, -1.5, 1.25, 9.0, 0.7 }, 6.0, 1e-8, "penalty", NULL },
    { { 2.5, 4.0, -1.5, 1.25, 9.0, 0.7 }, 60.0, 1e-8, "penalty", "accumulate" },
    { { 2.5, -4.0, 1.5, 1.25, 9.0, 8.7 }, 6.0, 1e-8, "index1", "accumulate" },
    /* a round is 1e-2 of the one before */
    { { 1.0, 1.0, 0.0, 0.0, 3.0, 2.999 }, 100.0, 1e-8, "penalty", "attracts" },
    { { 1.0, 1.0, 0.0, 0.0, 3.0, 0.05 }, 5.0, 1e-8, "penalty", NULL }, /* it hardly shrinks */
    { { 1.0, 1.0, 0.0, 0.0, 3.0, 0.05 }, 500.0, 1e-8, "penalty", "accumulate" },
    { { 1e-3, 1e-3, 0.0, 0.0, 3.0, 2.0 }, 1.0, 1e-8, "penalty", "accumulate" }, /* over in 3 ms */
    { { 1e3, 100.0, 3.0, -5.0, 3.0, 2.0 }, 300.0, 1e-8, "penalty", NULL },
    /* x known to 1e-5 only */
    { { 1.0, 1000.0, 0.0, 999.0, 3.0, 2.0 }, 50.0, 1e-8, "penalty", "switch" },
    { { 1.0, 1.0, -1.0, 1.0, 3.0, 2.0 }, 50.0, 1e-6, "index1", "switch" }, /* from b on */
    /* F1 = F2: no force where it stops, and no gradient */
    { { 1.0, 1.0, 5.0, 0.0, 2.0, 2.0 }, 50.0, 1e-8, "penalty", NULL },
};

static void open_setting(const setting *c, cst_method method)
{
    rig_open(&one, &model, NULL, "all", method, c->rtol);
    cst_options o = cst_problem_options(one.p);
    o.tf = c->tf;
    o.formulation = c->formulation;
    rig_options(&one, o);
    for (int i = 0; i < P; i++)
        rig_set(&one, parameters[i].name, c->rho[i]);
    rig_work(&one);
}

/* A number is the closed form's, to what the tolerances allow; a mass that rests is an error.
 * Where its branches agree that it rests, it is a number, with a warning that the gradient may not
 * exist. */
static int is_right(const setting *c, int status, const char *word, char *why, size_t size)
{
    number rho[P];
    long double rest;
    for (int i = 0; i < P; i++)
        rho[i] = c->rho[i];
    number x = where_at(rho, c->tf, &rest);
    double scale = fabs(c->rho[X0]) + fabs(c->rho[B]) + 1.0, bound = 1e3 * c->rtol;
    snprintf(why, size,
             "psi %.12g, status %d (%s); the closed form has %.12Lg, at rest from %Lg s of %g s on",
             one.psi, status, cst_message(one.w), creall(x), rest, c->tf);
    if (status < 0) { /* or so close to rest that the tolerances cannot tell */
        if (!isfinite((double)rest) && fabs((double)creall(x - rho[B])) < 10.0 * c->rtol * scale)
            where_at(rho, 1.01L * c->tf, &rest);
        return isnan(one.psi) && isfinite((double)rest) && status == CST_EINTEGRATOR &&
               (!word || strstr(cst_message(one.w), word));
    }
    if ((isfinite((double)rest) && status != CST_WGRAZING) ||
        !(fabs(one.psi - (double)creall(x)) <= bound * scale))
        return 0;
    double largest = 0.0, worst = 0.0;
    for (int i = 0; i < P && status == CST_OK; i++) {
        rho[i] = c->rho[i] + 1e-30L * I;
        double right = (double)(cimagl(where_at(rho, c->tf, &rest)) / 1e-30L);
        rho[i] = c->rho[i];
        largest = fmax(largest, fabs(right));
        worst = fmax(worst, fabs(right - one.gradient[i]));
    }
    snprintf(why + strlen(why), size - strlen(why), "; gradient off by %.2g of %.2g", worst,
             largest);
    /* each event adds its error */
    return worst <= (1e2 + cst_event_count(one.w)) * bound * (1.0 + largest);
}

static void test_settings(void)
{
    char why[1200];
    for (size_t i = 0; i < sizeof settings / sizeof *settings; i++)
        for (int method = CST_ADJOINT; method <= CST_DIRECT; method++) {
            open_setting(&settings[i], (cst_method)method);
            int status = cst_gradient(one.p, one.w, NULL, &one.psi, one.gradient);
            /* it follows a few rounds more: rest in either way */
            int rk = cst_problem_integrator(one.p) == CST_RK;
            const char *word = rk && settings[i].word ? "blend" : settings[i].word;
            TEST_ASSERT_TRUE_MESSAGE(is_right(&settings[i], status, word, why, sizeof why), why);
            TEST_ASSERT_TRUE_MESSAGE(!settings[i].word == (status >= 0), why);
        }
}

/* A fixed step locates no switch: no setting gets a number from it. */
static void test_a_fixed_step_is_refused(void)
{
    static const char *const formulations[] = { "penalty", "index1", "index3", "maggi" };
    for (size_t i = 0; i < sizeof settings / sizeof *settings; i++)
        for (int k = 0; k < 4; k++) {
            cst_work *w;
            rig_open(&one, &model, NULL, "all", CST_ADJOINT, settings[i].rtol);
            cst_options o = cst_problem_options(one.p);
            o.integrator = CST_ONESTEP;
            o.formulation = formulations[k];
            o.tf = settings[i].tf;
            o.step = o.tf / 100.0;
            rig_options(&one, o);
            TEST_ASSERT_TRUE(cst_work_create(one.p, &w) < 0);
            TEST_ASSERT_NOT_NULL_MESSAGE(strstr(cst_message(w), "switches"), cst_message(w));
            const char *remedy = k < 2 ? "use the integrator rk" : "use the formulation penalty";
            TEST_ASSERT_NOT_NULL_MESSAGE(strstr(cst_message(w), remedy), cst_message(w));
            one.psi = 1.0;
            TEST_ASSERT_EQUAL_INT(CST_EARGUMENT, cst_gradient(one.p, w, NULL, &one.psi, NULL));
            TEST_ASSERT_TRUE(isnan(one.psi));
            cst_work_free(w);
            rig_close(&one);
        }
}

/* ---- draws ----------------------------------------------------------------------------------- */

static double uniform(unsigned long long *seed) /* 0 to 1 */
{
    *seed ^= *seed << 13;
    *seed ^= *seed >> 7;
    *seed ^= *seed << 17;
    return (double)(*seed >> 11) / 9007199254740992.0;
}

static int draws = 300;

static void test_draws(void)
{
    unsigned long long seed = 0x9e3779b97f4a7c15u;
    int right = 0, rested = 0;
    for (int i = 0; i < draws; i++) {
        char why[1200];
        double u[9];
        for (int k = 0; k < 9; k++)
            u[k] = uniform(&seed);
        setting c = { { pow(10.0, 2.0 * u[0] - 1.0), 10.0 * u[1] - 5.0, 10.0 * u[2] - 5.0,
                        2.0 * u[3] - 1.0, 10.0 * u[4], 10.0 * u[5] },
                      pow(10.0, 3.0 * u[6] - 1.0),
                      pow(10.0, -5.0 - 5.0 * u[7]),
                      u[8] < 0.5 ? "penalty" : "index1",
                      NULL };
        open_setting(&c, i % 2 ? CST_ADJOINT : CST_DIRECT);
        int status = cst_gradient(one.p, one.w, NULL, &one.psi, one.gradient);
        snprintf(why, sizeof why,
                 "draw %d, rtol %.1e: m %.17g, x0 %.17g, v0 %.17g, b %.17g, F1 %.17g, F2 %.17g: ",
                 i, c.rtol, c.rho[M], c.rho[X0], c.rho[V0], c.rho[B], c.rho[F1], c.rho[F2]);
        TEST_ASSERT_TRUE_MESSAGE(
            is_right(&c, status, NULL, why + strlen(why), sizeof why - strlen(why)), why);
        right += status >= 0;
        rested += status < 0;
    }
    printf("  %d right numbers, %d at rest\n", right, rested);
    TEST_ASSERT_TRUE(right > draws / 5 && rested > draws / 5);
}

int main(int count, char **words)
{
    if (count > 1)
        draws = atoi(words[1]);
    UNITY_BEGIN();
    RUN_TEST(test_settings);
    RUN_TEST(test_a_fixed_step_is_refused);
    RUN_TEST(test_draws);
    return UNITY_END() != 0;
}
