/* Switches and forces of time alone: a mass of 1 kg that is pushed from T0 on by A, from T1 on by
 * B, between them by C, where T0 is the first, and all the time by G f(t).
 *
 *     x'' = A m0 + B m1 + C m0 (1 - m1) + G f(t),   f = sin(W t), or its square root at the start
 *
 * All derivatives are known in closed form, and so is where there is none. */
#include "rig.h"
#include "unity.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { X0, V0, A, B, C, G, W, T0, T1, P };
static int root; /* f is the square root of t: it ends at 0 */
static int comb; /* the first switch is sin(20 x) */
static rig one;

void setUp(void) {}
void tearDown(void)
{
    rig_close(&one);
}

/* f and its derivatives by t, by W, by t twice, by t and W, by W twice. */
static void law(double t, const double *rho, double f[6])
{
    double s = sin(rho[W] * t), c = cos(rho[W] * t), w = rho[W];
    double wave[] = { s, w * c, t * c, -w * w * s, c - w * t * s, -t * t * s };
    double edge[] = { sqrt(t), 0.5 / sqrt(t), 0.0, -0.25 / (t * sqrt(t)), 0.0, 0.0 };
    memcpy(f, root ? edge : wave, sizeof wave);
}

static void inertia(const double *q, const double *a, const double *rho, double *f)
{
    f[0] = a[0];
}

static void inertia_b(const double *q, double *qb, const double *a, double *ab, const double *rho,
                      double *rhob, double *f, double *fb)
{
    qb[0] = 0.0;
    ab[0] = fb[0];
    memset(rhob, 0, P * sizeof *rhob);
}

static void inertia_dv(const double *q, cst_dirs qd, const double *a, cst_dirs ad,
                       const double *rho, cst_dirs rhod, double *f, cst_outs fd, int lanes)
{
    for (int l = 0; l < lanes; l++)
        fd[0][l] = ad[0][l];
}

static void inertia_e0_b(const double *q, double *qb, const double *qe0, const double *a,
                         double *ab, const double *ae0, const double *rho, double *rhob,
                         const double *rhoe0, double *f, double *fb, double *fe0, double *fe0b)
{
    inertia_b(q, qb, a, ab, rho, rhob, f, fb);
}

static void forces(double t, const double *q, const double *v, const double *rho, const int *mode,
                   double *Q)
{
    double f[6];
    law(t, rho, f);
    Q[0] = rho[A] * mode[0] + rho[B] * mode[1] + rho[C] * mode[0] * !mode[1] + rho[G] * f[0];
}

/* Q_rho */
static void by_rho(double t, const double *rho, const int *mode, double out[P])
{
    double f[6];
    law(t, rho, f);
    memset(out, 0, P * sizeof *out);
    out[A] = mode[0];
    out[B] = mode[1];
    out[C] = mode[0] * !mode[1];
    out[G] = f[0];
    out[W] = rho[G] * f[2];
}

static void forces_b(double t, const double *q, double *qb, const double *v, double *vb,
                     const double *rho, double *rhob, const int *mode, double *Q, double *Qb)
{
    double by[P];
    by_rho(t, rho, mode, by);
    qb[0] = vb[0] = 0.0;
    for (int i = 0; i < P; i++)
        rhob[i] = by[i] * Qb[0];
}

static void forces_dv(double t, const double *q, cst_dirs qd, const double *v, cst_dirs vd,
                      const double *rho, cst_dirs rhod, const int *mode, double *Q, cst_outs Qd,
                      int lanes)
{
    double by[P];
    by_rho(t, rho, mode, by);
    for (int l = 0; l < lanes; l++)
        for (int i = Qd[0][l] = 0; i < P; i++)
            Qd[0][l] += by[i] * rhod[i][l];
}

static void forces_e0_b(double t, double *tb, double te0, const double *q, double *qb,
                        const double *qe0, const double *v, double *vb, const double *ve0,
                        const double *rho, double *rhob, const double *rhoe0, const int *mode,
                        double *Q, double *Qb, double *Qe0, double *Qe0b)
{
    double f[6], e = Qe0b[0];
    law(t, rho, f);
    forces_b(t, q, qb, v, vb, rho, rhob, mode, Q, Qb);
    *tb = rho[G] * f[1] * Qb[0] + e * (rhoe0[G] * f[1] + rho[G] * (f[3] * te0 + f[4] * rhoe0[W]));
    rhob[G] += e * (f[1] * te0 + f[2] * rhoe0[W]);
    rhob[W] += e * (rhoe0[G] * f[2] + rho[G] * (f[4] * te0 + f[5] * rhoe0[W]));
}

static void switches(double t, const double *q, const double *v, const double *rho, const int *mode,
                     double *s)
{
    s[0] = comb ? sin(20.0 * q[0]) : t - rho[T0];
    s[1] = t - rho[T1];
}

/* Reverse code need not compute the values. */
static void switches_b(double t, const double *q, double *qb, const double *v, double *vb,
                       const double *rho, double *rhob, const int *mode, double *s, double *sb)
{
    qb[0] = comb ? 20.0 * cos(20.0 * q[0]) * sb[0] : 0.0;
    vb[0] = 0.0;
    memset(rhob, 0, P * sizeof *rhob);
    rhob[T0] = comb ? 0.0 : -sb[0];
    rhob[T1] = -sb[1];
}

static void switches_dv(double t, double *td, const double *q, cst_dirs qd, const double *v,
                        cst_dirs vd, const double *rho, cst_dirs rhod, const int *mode, double *s,
                        cst_outs sd, int lanes)
{
    switches(t, q, v, rho, mode, s);
    for (int l = 0; l < lanes; l++) {
        sd[0][l] = comb ? 20.0 * cos(20.0 * q[0]) * qd[0][l] : td[l] - rhod[T0][l];
        sd[1][l] = td[l] - rhod[T1][l];
    }
}

static void switches_e0_b(double t, double *tb, double te0, const double *q, double *qb,
                          const double *qe0, const double *v, double *vb, const double *ve0,
                          const double *rho, double *rhob, const double *rhoe0, const int *mode,
                          double *s, double *sb, double *se0, double *se0b)
{
    *tb = sb[0] + sb[1];
    switches_b(t, q, qb, v, vb, rho, rhob, mode, s, sb);
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

static void initial_e0_b(const double *rho, double *rhob, const double *rhoe0, double *q,
                         double *qb, double *qe0, double *qe0b, double *v, double *vb, double *ve0,
                         double *ve0b)
{
    initial_b(rho, rhob, q, qb, v, vb);
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
    qb[0] = b;
    vb[0] = ab[0] = 0.0;
    memset(rhob, 0, P * sizeof *rhob);
}

static void where_e0_b(double t, double *tb, double te0, const double *q, double *qb,
                       const double *qe0, const double *v, double *vb, const double *ve0,
                       const double *a, double *ab, const double *ae0, const double *lambda,
                       double *lambdab, const double *lambdae0, const double *rho, double *rhob,
                       const double *rhoe0, const int *mode, double *value, double *valueb,
                       double b)
{
    *tb = 0.0;
    where_b(t, q, qb, v, vb, a, ab, lambda, lambdab, rho, rhob, mode, *valueb);
}

static double moment(double t, const double *q, const double *v, const double *a,
                     const double *lambda, const double *rho, const int *mode)
{
    return t * q[0];
}

static void moment_b(double t, const double *q, double *qb, const double *v, double *vb,
                     const double *a, double *ab, const double *lambda, double *lambdab,
                     const double *rho, double *rhob, const int *mode, double b)
{
    where_b(t, q, qb, v, vb, a, ab, lambda, lambdab, rho, rhob, mode, t * b);
}

static void moment_e0_b(double t, double *tb, double te0, const double *q, double *qb,
                        const double *qe0, const double *v, double *vb, const double *ve0,
                        const double *a, double *ab, const double *ae0, const double *lambda,
                        double *lambdab, const double *lambdae0, const double *rho, double *rhob,
                        const double *rhoe0, const int *mode, double *value, double *valueb,
                        double b)
{
    moment_b(t, q, qb, v, vb, a, ab, lambda, lambdab, rho, rhob, mode, *valueb);
    *tb = q[0] * *valueb + qe0[0] * b;
    qb[0] += te0 * b;
}

/* ---- the same as fused code ------------------------------------------------------------------ */

static const int zero[P], parameter[P] = { X0, V0, A, B, C, G, W, T0, T1 };

static void f_motion(double t, const double *q, const double *v, const double *rho, const int *mode,
                     const int *at, double *Q, double *phi, double *phi_dot, double *phi_ddot,
                     double *matrix)
{
    forces(t, q, v, rho, mode, Q);
    matrix[at[0]] = 1.0;
}

static void f_phi_q(double t, const double *q, const double *rho, const int *at, double *matrix) {}

static void f_jacobian(double t, const double *q, const double *v, const double *a,
                       const double *lambda, const double *rho, const int *mode, double damping,
                       double stiffness, const int *at, double *K, double *matrix)
{
    K[at[0]] = 0.0;
}

static void f_by_rho(double t, const double *q, const double *v, const double *a,
                     const double *lambda, const double *rho, const int *mode, double damping,
                     double stiffness, double *F)
{
    by_rho(t, rho, mode, F);
    for (int i = 0; i < P; i++)
        F[i] = -F[i];
}

static void f_products(double t, const double *q, const double *v, const double *a,
                       const double *lambda, const double *rho, const int *mode, double damping,
                       double stiffness, const double *z, double *Fq, double *Fv, double *Frho)
{
    f_by_rho(t, q, v, a, lambda, rho, mode, damping, stiffness, Frho);
    for (int i = 0; i < P; i++)
        Frho[i] *= z[0];
    Fq[0] = Fv[0] = 0.0;
}

static void f_second(double t, const double *q, const double *v, const double *a,
                     const double *lambda, const double *rho, const int *mode, double damping,
                     double stiffness, const double *z, const double *dq, const double *dv,
                     const double *da, const double *dlambda, const double *drho, double *Fq,
                     double *Fv, double *Fa, double *Flambda, double *Frho)
{
    double none = 0.0, along = -z[0], tb, unused;
    forces_e0_b(t, &tb, 0.0, q, Fq, dq, v, Fv, dv, rho, Frho, drho, mode, &unused, &none, &unused,
                &along);
    Fa[0] = 0.0;
}

static const cst_fused fused = { .mass = 1,
                                 .mass_row = zero,
                                 .mass_col = zero,
                                 .motion = f_motion,
                                 .phi_q_row = zero,
                                 .phi_q_col = zero,
                                 .phi_q = f_phi_q,
                                 .by_q = 1,
                                 .jacobian_row = zero,
                                 .jacobian_col = zero,
                                 .jacobian = f_jacobian,
                                 .parameters = P,
                                 .by_rho_row = zero,
                                 .by_rho_col = parameter,
                                 .by_rho = f_by_rho,
                                 .products = f_products,
                                 .second = f_second };

static const cst_cost_kernels cost_kernels[] = {
    { .name = "where", .w = where, .w_b = where_b, .w_e0_b = where_e0_b },
    { .name = "moment", .g = moment, .g_b = moment_b, .g_e0_b = moment_e0_b },
};
static cst_kernels kernels = {
    .inertia = inertia,
    .inertia_b = inertia_b,
    .inertia_dv = inertia_dv,
    .inertia_e0_b = inertia_e0_b,
    .forces = forces,
    .forces_b = forces_b,
    .forces_dv = forces_dv,
    .forces_e0_b = forces_e0_b,
    .switches = switches,
    .switches_b = switches_b,
    .switches_dv = switches_dv,
    .switches_e0_b = switches_e0_b,
    .initial = initial,
    .initial_b = initial_b,
    .initial_dv = initial_dv,
    .initial_e0_b = initial_e0_b,
    .costs = cost_kernels,
    .costs_count = 2,
};
static const cst_parameter parameters[P] = {
    { "x0", "m", 0.1, -10, 10, "where it starts" },
    { "v0", "m/s", 0.2, -10, 10, "speed at the start" },
    { "A", "N", 1.5, -10, 10, "force from T0 on" },
    { "B", "N", -0.7, -10, 10, "force from T1 on" },
    { "C", "N", 0.0, -10, 10, "force from T0 to T1" },
    { "G", "N", 2.0, -10, 10, "of the force G f(t)" },
    { "W", "rad/s", 3.0, 0.1, 100, "its frequency" },
    { "T0", "s", 0.6, -10, 10, "first instant" },
    { "T1", "s", 0.9, -10, 10, "second instant" },
};
static const cst_cost costs[] = { { "where", "m", "where it ends" },
                                  { "moment", "m s^2", "integral of t x" } };
static const char *const names[] = { "first", "second" }, *const coordinates[] = { "x" };
static const cst_model model = {
    .abi = CST_ABI,
    .name = "timed",
    .about = "switches of time alone",
    .n = 1,
    .p = P,
    .s = 2,
    .parameters = parameters,
    .costs = costs,
    .costs_count = 2,
    .design = "A",
    .coordinates = coordinates,
    .switches = names,
    .start = CST_GIVEN,
    .tf = 2.0,
    .kernels = &kernels,
};

/* ---- closed forms ---------------------------------------------------------------------------- */

static double value(int i)
{
    return cst_parameter_value(one.p, i);
}

/* dpsi/dT of a push that begins at T, of the size 1. */
static double of_push(int cost, double T)
{
    double tf = cst_problem_options(one.p).tf, left = tf - T;
    return cost ? -(left * left * left / 3.0 + T * left * left / 2.0) : -left;
}

static void open(const char *cost, cst_method method, int fuse, double t0, double t1)
{
    kernels.fused = fuse ? &fused : NULL;
    rig_open(&one, &model, cost, "all", method, 1e-10);
    rig_set(&one, "T0", t0);
    rig_set(&one, "T1", t1);
    rig_work(&one);
}

/* Each has its own derivative, together or apart, whichever comes first. */
static void test_two_at_once(void)
{
    for (int method = CST_ADJOINT; method <= CST_DIRECT; method++)
        for (int cost = 0; cost < 2; cost++)
            for (int k = -1; k < 2; k++) {
                open(costs[cost].name, (cst_method)method, 0, 0.9 + 0.1 * k, 0.9);
                rig_solve(&one, NULL);
                TEST_ASSERT_EQUAL_INT(2, cst_event_count(one.w));
                TEST_ASSERT_EQUAL_INT(cst_event_at(one.w, 0).k, cst_event_at(one.w, 0).trigger);
                TEST_ASSERT_EQUAL_INT(cst_event_at(one.w, 1).k, cst_event_at(one.w, 1).trigger);
                TEST_ASSERT_DOUBLE_WITHIN(1e-8, value(A) * of_push(cost, value(T0)),
                                          one.gradient[T0]);
                TEST_ASSERT_DOUBLE_WITHIN(1e-8, value(B) * of_push(cost, value(T1)),
                                          one.gradient[T1]);
                rig_close(&one);
            }
}

/* The force of G changes neither what T0 does nor A: mixed derivatives of 0, where the stages after
 * an event have the derivative by their time. */
static void test_second_by_time(void)
{
    const char *integrator = getenv("RIG_INTEGRATOR");
    if (integrator && integrator[0])
        return; /* CVODES has no second derivatives across events */
    for (int fuse = 0; fuse < 2; fuse++)
        for (int cost = 0; cost < 2; cost++) {
            double H[P * P];
            open(costs[cost].name, CST_ADJOINT, fuse, 0.6, 0.9);
            TEST_ASSERT_EQUAL_INT_MESSAGE(CST_OK, cst_hessian(one.p, one.w, NULL, H, NULL, NULL),
                                          cst_message(one.w));
            double left = cst_problem_options(one.p).tf - value(T0);
            for (int i = 0; i < P; i++)
                for (int j = T0; j <= T1; j++)
                    if (i != A && i != B && i != C && i != j)
                        TEST_ASSERT_DOUBLE_WITHIN_MESSAGE(1e-8, 0.0, H[i * P + j],
                                                          parameters[i].name);
            TEST_ASSERT_DOUBLE_WITHIN(1e-8, of_push(cost, value(T0)), H[A * P + T0]);
            TEST_ASSERT_DOUBLE_WITHIN(
                1e-8, value(A) * (cost ? left * left / 2.0 + value(T0) * left : 1.0),
                H[T0 * P + T0]);
            rig_close(&one);
        }
}

/* ---- where there is no derivative ------------------------------------------------------------ */

/* The warnings of a gradient, or of a simulation; what they say, and how many there are. */
static void warns(int gradient, const char *one_of, const char *side)
{
    double psi, slopes[P];
    char text[2048] = "";
    int status = gradient ? cst_gradient(one.p, one.w, NULL, &psi, slopes)
                          : cst_simulate(one.p, one.w, NULL, &psi);
    for (int k = 0; k < cst_warning_count(one.w); k++)
        snprintf(text + strlen(text), sizeof text - strlen(text), "%s\n",
                 cst_warning_text(one.w, k));
    TEST_ASSERT_EQUAL_INT_MESSAGE(one_of ? CST_WCORNER : CST_OK, status, cst_message(one.w));
    TEST_ASSERT_TRUE_MESSAGE(!one_of || strstr(text, one_of), text);
    TEST_ASSERT_TRUE_MESSAGE(!one_of || !side || strstr(text, side), text);
}

/* With C the order of the two matters: psi has a corner where they meet, but not beside it, and not
 * by variables that do not move them. */
static void test_two_that_do_not_commute(void)
{
    for (int method = CST_ADJOINT; method <= CST_DIRECT; method++)
        for (int apart = 0; apart < 2; apart++)
            for (int moves = 0; moves < 2; moves++) {
                rig_open(&one, &model, "where", moves ? "A,T0" : "A,x0", (cst_method)method, 1e-10);
                rig_set(&one, "C", 1.0);
                rig_set(&one, "T0", 0.9 - 1e-3 * apart);
                rig_set(&one, "T1", 0.9);
                rig_work(&one);
                warns(1, moves && !apart ? "are crossed together at t = 0.9 s" : NULL, NULL);
                warns(0, NULL, NULL); /* of psi there is nothing to say */
                rig_close(&one);
            }
}

/* A switch that is zero at the start, or at the end: there is a corner with respect to what moves
 * it and where something jumps. */
static void test_zero_at_an_end(void)
{
    for (int moves = 0; moves < 2; moves++)
        for (int jumps = 0; jumps < 2; jumps++)
            for (int end = 0; end < 2; end++) {
                rig_open(&one, &model, end ? "where" : "moment", moves ? "A,T0" : "A,x0",
                         CST_ADJOINT, 1e-10);
                rig_set(&one, "T0", end ? 2.0 : 0.0);
                rig_set(&one, "A", jumps ? 1.5 : 0.0);
                rig_work(&one);
                /* where it ends, the force of a push at the end has no effect */
                warns(1, !end && moves && jumps ? "first) is zero at t = 0:" : NULL,
                      "begin with it on");
                rig_close(&one);
            }
}

static void looks(const char *text, double t0, const char *warning)
{
    double values[2], slopes[2 * P];
    rig_open(&one, &model, NULL, "all", CST_ADJOINT, 1e-10);
    rig_set(&one, "T0", t0);
    TEST_ASSERT_EQUAL_INT_MESSAGE(0, cst_add_response(one.p, text), cst_problem_message(one.p));
    rig_work(&one);
    int status = cst_responses(one.p, one.w, NULL, values, slopes);
    TEST_ASSERT_EQUAL_INT_MESSAGE(warning ? CST_WCORNER : CST_OK, status, cst_message(one.w));
    TEST_ASSERT_TRUE_MESSAGE(!warning || strstr(cst_message(one.w), warning), cst_message(one.w));
    rig_close(&one);
}

/* A look at the instant of an event: an acceleration jumps, a speed has a corner as a function of
 * T0, a place has neither. */
static void test_looks_at_an_event(void)
{
    looks("at(ddot(x),0.6)", 0.6, "jumps from");
    looks("at(ddot(x),0.6)", 0.61, NULL);
    looks("at(dot(x),0.6)", 0.6, "'at(dot(x),0.6)' has a corner");
    looks("at(dot(x),0.6)", 0.61, NULL);
    looks("at(x,0.6)", 0.6, NULL);
    looks("final(ddot(x))", 2.0, "jumps from");
    looks("final(dot(x))", 2.0, "has a corner");
    looks("final(x)", 2.0, NULL);
    looks("mean(ddot(x))", 2.0, "has a corner");
    looks("mean(x)", 2.0, NULL);
}

/* A mass that coasts over teeth that are far narrower than a step would be: none is leapt over. */
static void test_narrow_teeth(void)
{
    static const double speeds[] = { 1.0, 1.7, 2.7 };
    comb = 1;
    for (int i = 0; i < 3; i++) {
        rig_open(&one, &model, "where", "v0", CST_ADJOINT, 1e-8);
        rig_set(&one, "v0", speeds[i]);
        rig_set(&one, "A", 0.0);
        rig_set(&one, "G", 0.0);
        rig_set(&one, "T1", 3.0);
        rig_solve(&one, NULL);
        TEST_ASSERT_EQUAL_INT((int)floor(20.0 * (0.1 + 2.0 * speeds[i]) / acos(-1.0)),
                              cst_event_count(one.w));
        TEST_ASSERT_DOUBLE_WITHIN(1e-7, 2.0, one.gradient[0]);
        rig_close(&one);
    }
    comb = 0;
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_two_at_once);
    RUN_TEST(test_second_by_time);
    RUN_TEST(test_two_that_do_not_commute);
    RUN_TEST(test_zero_at_an_end);
    RUN_TEST(test_looks_at_an_event);
    RUN_TEST(test_narrow_teeth);
    return UNITY_END();
}
