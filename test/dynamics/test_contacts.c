/* Contacts, impacts and dry friction: motions that are known exactly, and what holds at every
 * event.  The tables are closed forms and piecewise closed forms, computed independently to ten
 * digits. */
#include "integrate/rk/rk.h"
#include "rig.h"

#include "unity.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#define MOST  12
#define LOOSE 1e-6 /* at the default tolerances */
#define TIGHT 1e-8 /* at rtol 1e-11             */
#define ZERO  1e-10

void setUp(void) {}
void tearDown(void) {}

/* One column of a table: value, then the derivatives of all parameters. */
typedef struct {
    const char *model, *cost, *set; /* set: "e=0.6 tf=4", or "" */
    double value, derivative[MOST];
} column;

static const column columns[] = {
    { "bouncer",
      "area",
      "",
      0.603871917,
      { 0, -0.02806237618, 1.32310666, 0.1636349982, 2.050131334, 0.7811158519 } },
    { "bouncer",
      "place",
      "",
      0.2372635625,
      { 0, -0.07083314494, 0.8684068962, 0.1011410156, 4.200238202, 0.1315931038 } },
    { "bouncer",
      "motion",
      "",
      4.83614283,
      { 3.720109869, 0.2613708864, 7.682756603, 0.3875126419, 18.82064312, -7.682756603 } },
    { "bouncer",
      "area",
      "rest",
      0.3967436966,
      { 0, -0.0218586716, 0.8501237898, 0.1442468802, 0.4765420764, 0.8567373174 } },
    { "bouncer", "place", "rest", 0.1, { 0, 0, 0, 0, 0, 1 } },
    { "bouncer",
      "motion",
      "rest",
      2.598799925,
      { 1.999076865, 0.126493046, 4.266329673, 0.2340127254, 5.881869016, -4.266329673 } },
    { "strike",
      "position",
      "",
      0.3950737835,
      { 0.1987587009, 0.2475258819, -0.1306867774, -0.1727337637, -0.001735118421, -0.000277717515,
        -2.472399386, -0.3517311085, 0.02499153427, -0.4456150139, -1.175732523 } },
    { "strike",
      "end",
      "",
      -1.19377201,
      { -0.1243470417, -0.2119285527, -0.01458117649, 0.0552718667, 0.001828298621, 0.002260099068,
        1.914517768, -2.784082977, -0.0763515677, -0.7257053172, -2.301164208 } },
    { "belt",
      "swing",
      "",
      0.06764715957,
      { 0.08066887346, -0.002760734986, 0.007177253739, 0.1627471391, 0.3582270597, -0.01049605909,
        0.01047348536 } },
    { "belt",
      "place",
      "",
      0.1539455786,
      { 0.5719188914, -0.01854260889, -0.05213541512, -0.8561619817, -0.6949357716, 1.185908236,
        0.03314760193 } },
    { "belt",
      "sticking",
      "",
      2.427111807,
      { 2.706454681, -0.08228983476, -0.7925321264, -13.74018958, -13.02347026, 14.78906443,
        0.2801261893 } },
    { "drop",
      "turn",
      "",
      1.829720767,
      { 0, 1.16082243, -0.7349424933, -11.17457856, 20.70937361, 23.98375046, -0.590609284,
        5.021267425 } },
    { "drop",
      "place",
      "",
      0.8559535427,
      { 0, -0.4588181757, 0.2988102787, 4.12152866, -9.147347663, -10.52828148, 0.8890125535,
        -2.253365458 } },
};
enum { COLUMNS = sizeof columns / sizeof columns[0] };

static cst_integration integrator = CST_RK;

static void open_column(rig *r, const column *c, cst_method method, double rtol, const char *form)
{
    rig_open(r, cst_model_find(c->model), c->cost, "all", method, rtol);
    cst_options o = cst_problem_options(r->p);
    o.integrator = integrator;
    o.formulation = form;
    if (rtol != RIG_DEFAULT)
        o.atol = 0.0;
    if (!strcmp(c->set, "rest")) {
        rig_set(r, "e", 0.6);
        o.tf = 4.0;
    }
    rig_options(r, o);
}

/* The largest relative error of a column. */
static double error_of(const column *c, cst_method method, double rtol, const char *form)
{
    rig r = { 0 };
    char text[200];
    open_column(&r, c, method, rtol, form);
    rig_solve(&r, NULL);
    double worst = fabs(r.psi / c->value - 1.0);
    for (int k = 0; k < r.count; k++) {
        double exact = c->derivative[k], error = fabs(r.gradient[k] - exact);
        snprintf(text, sizeof text, "%s.%s by %s: %.12g, not %.12g", c->model, c->cost,
                 r.p->model->parameters[k].name, r.gradient[k], exact);
        if (exact == 0.0)
            TEST_ASSERT_TRUE_MESSAGE(error < ZERO, text);
        else
            worst = fmax(worst, error / fabs(exact));
    }
    rig_close(&r);
    return worst;
}

static void compare(cst_method method, double rtol, const char *form, double bound)
{
    double worst = 0.0;
    for (int i = 0; i < COLUMNS; i++) {
        char text[200];
        double error = error_of(&columns[i], method, rtol, form);
        snprintf(text, sizeof text, "%s.%s: %.1e", columns[i].model, columns[i].cost, error);
        TEST_ASSERT_TRUE_MESSAGE(error < bound, text);
        worst = fmax(worst, error);
    }
    printf("  %s, %s, %s, rtol %.0e: %.1e\n", integrator == CST_RK ? "rk" : "cvodes", form,
           method == CST_DIRECT ? "direct" : "adjoint", rtol == RIG_DEFAULT ? 1e-8 : rtol, worst);
}

static void test_tables(void)
{
    compare(CST_ADJOINT, RIG_DEFAULT, "penalty", LOOSE);
    compare(CST_DIRECT, RIG_DEFAULT, "penalty", LOOSE);
    compare(CST_ADJOINT, 1e-11, "penalty", TIGHT);
    compare(CST_DIRECT, 1e-11, "penalty", TIGHT);
    compare(CST_ADJOINT, RIG_DEFAULT, "index1", LOOSE);
    compare(CST_DIRECT, RIG_DEFAULT, "index1", LOOSE);
}

/* The continuous adjoint, and sensitivities beside the motion. */
static void test_tables_by_cvodes(void)
{
    integrator = CST_CVODES;
    compare(CST_ADJOINT, RIG_DEFAULT, "penalty", LOOSE);
    compare(CST_DIRECT, RIG_DEFAULT, "penalty", LOOSE);
    compare(CST_ADJOINT, 1e-11, "penalty", TIGHT);
    compare(CST_DIRECT, 1e-11, "penalty", TIGHT);
    compare(CST_ADJOINT, RIG_DEFAULT, "index1", LOOSE);
    compare(CST_DIRECT, RIG_DEFAULT, "index1", LOOSE);
    integrator = CST_RK;
}

/* The time of rest and its derivatives converge with the rest speed. */
static void test_rest_speed(void)
{
    static const double value = 1.776466664,
                        exact[] = { 0,           -0.09436918632, 0.945227718, 0.1501135432,
                                    5.392182076, -0.945227718 };
    double before = INFINITY, values[1], jacobian[6], worst = 0.0;
    for (double rest = 1e-3; rest > 5e-8; rest *= 0.1) {
        rig r = { 0 };
        open_column(&r, &columns[3], CST_ADJOINT, RIG_DEFAULT, "penalty");
        cst_options o = cst_problem_options(r.p);
        o.rest = rest;
        TEST_ASSERT_EQUAL_INT(CST_OK, cst_add_response(r.p, "integral(flight)"));
        rig_options(&r, o);
        rig_work(&r);
        TEST_ASSERT_TRUE_MESSAGE(cst_responses(r.p, r.w, NULL, values, jacobian) >= 0,
                                 cst_message(r.w));
        worst = fabs(values[0] / value - 1.0);
        for (int k = 1; k < 6; k++)
            worst = fmax(worst, fabs(jacobian[k] / exact[k] - 1.0));
        TEST_ASSERT_TRUE(worst < 0.2 * before);
        before = worst;
        rig_close(&r);
    }
    printf("  time of rest: %.1e\n", worst);
    TEST_ASSERT_TRUE(worst < 2e-6);
}

/* ---- what holds at every impact -------------------------------------------------------------- */

/* The kinetic energy v'Mbar v / 2 with the joints of the model, by its own matrices. */
static double metric(cst_system *s, const cst_impact *x, const double *v)
{
    double sum = 0.0, f[16], phi[8], phi_v[8], none[16] = { 0.0 }, scratch[3][8];
    s->kernels->inertia(x->q, v, s->rho, f);
    for (int i = 0; i < s->n; i++)
        sum += 0.5 * v[i] * f[i];
    s->kernels->constraints_d0_d1(x->t, 0.0, 0.0, x->q, none, v, none, s->rho, phi, scratch[0],
                                  phi_v, scratch[1]);
    for (int i = 0; i < s->m; i++)
        if (s->contacts.kind[i] == CST_ROW_JOINT)
            sum += 0.5 / s->penalty.compliance * phi_v[i] * phi_v[i];
    return sum;
}

/* (1 - e^2) gd^2 / (2 D) in the metric of Mbar, for every impact; joints stay together. */
static void test_energy(void)
{
    static const char *const models[] = { "bouncer", "strike", "drop", "woodpecker", "bumpstop" };
    for (int i = 0; i < 5; i++) {
        rig r = { 0 };
        rig_open(&r, cst_model_find(models[i]), NULL, "all", CST_ADJOINT, RIG_DEFAULT);
        rig_solve(&r, NULL);
        cst_system *s = &r.w->system;
        double worst = 0.0;
        TEST_ASSERT_TRUE(r.w->run.impacts.count > 0);
        for (long k = 0; k < r.w->run.impacts.count; k++) {
            const cst_impact *x = &r.w->run.impacts.list[k];
            double after[16];
            for (int d = 0; d < s->n; d++)
                after[d] = x->v[d] + x->dv[d];
            double loss = metric(s, x, x->v) - metric(s, x, after);
            double predicted = cst_impact_loss(s, x);
            worst = fmax(worst, fabs(loss - predicted) / predicted);
            TEST_ASSERT_TRUE(fabs(loss - predicted) <= 1e-10 * predicted);
            double e = x->part[0].parameter >= 0 ? s->rho[x->part[0].parameter] : 0.0,
                   impulse = x->impulse[x->part[0].row], D = -(1.0 + e) * x->before[0] / -impulse;
            TEST_ASSERT_TRUE(fabs(x->after[0] + e * x->before[0]) <= 1e-12 * fabs(x->before[0]));
            if (x->count == 1)
                TEST_ASSERT_TRUE(fabs((1.0 - e * e) * x->before[0] * x->before[0] / (2.0 * D) -
                                      predicted) <= 1e-10 * predicted);
        }
        printf("  %s: %ld impacts, loss of energy to %.1e\n", models[i], r.w->run.impacts.count,
               worst);
        rig_close(&r);
    }
}

/* mu . f + G where the system was solved last, of the problem's cost. */
static double hamiltonian(const rig *r, const double *mu)
{
    const cst_system *s = &r->w->system;
    const cst_cost_kernels *cost = r->p->cost_kernels;
    double sum = cost->g ? cost->g(s->t, s->q, s->v, s->a, s->lambda, s->rho, s->mode) : 0.0;
    for (int i = 0; i < s->n; i++)
        sum += mu[i] * s->v[i] + mu[s->n + i] * s->a[i];
    return sum;
}

/* For a model that does not look at t, mu . f + G is the same at both ends, across all events: at
 * the end mu is w_q, and the costs have no w_v. */
static void keeps_hamiltonian(const column *c)
{
    rig r = { 0 };
    open_column(&r, c, CST_ADJOINT, 1e-10, "penalty");
    rig_solve(&r, NULL);
    cst_system *s = &r.w->system;
    cst_rk *x = cst_rk_of(r.w);
    double mu[16], end[16] = { 0.0 };
    memcpy(mu, cst_rk_lambda(x, 0), 2 * (size_t)s->n * sizeof *mu);
    cst_rk_modes(r.w, 0);
    TEST_ASSERT_TRUE(cst_system_solve(s, 0.0, cst_rk_state(x, 0), cst_rk_state(x, 0) + s->n) >= 0);
    double first = hamiltonian(&r, mu);
    cst_rk_modes(r.w, r.w->stats.events);
    const double *y = cst_rk_state(x, x->steps.count);
    TEST_ASSERT_TRUE(cst_system_solve(s, x->steps.end, y, y + s->n) >= 0);
    if (r.p->cost_kernels->w)
        end[!strcmp(c->model, "strike")] = 1.0; /* y1; the others: their first coordinate */
    double last = hamiltonian(&r, end);
    char text[100];
    snprintf(text, sizeof text, "%s.%s: %.12g at the start, %.12g at the end", c->model, c->cost,
             first, last);
    TEST_ASSERT_TRUE_MESSAGE(fabs(first - last) < 1e-7 * (1.0 + fabs(first)), text);
    rig_close(&r);
}

static void test_hamiltonian(void)
{
    static const column others[] = { { "woodpecker", "height", "", 0, { 0 } },
                                     { "woodpecker", "swing", "", 0, { 0 } } };
    for (int i = 0; i < COLUMNS; i++)
        if (strcmp(columns[i].model, "belt")) /* its Phi looks at t */
            keeps_hamiltonian(&columns[i]);
    for (int i = 0; i < 2; i++)
        keeps_hamiltonian(&others[i]);
}

/* ---- cases of other tools ------------------------------------------------------------------- */

/* Brax, issue 317: a ball of radius 1 falls at speed 3 without gravity and rebounds elastically;
 * the place after 1 s by the place before is -1. */
static void test_one_bounce(void)
{
    rig r = { 0 };
    rig_open(&r, cst_model_find("bouncer"), "place", "h", CST_ADJOINT, RIG_DEFAULT);
    rig_set(&r, "g", 0.0);
    rig_set(&r, "e", 1.0);
    rig_set(&r, "u", -3.0);
    rig_set(&r, "f", 1.0);
    rig_set(&r, "h", 2.3);
    cst_options o = cst_problem_options(r.p);
    o.tf = 1.0;
    rig_options(&r, o);
    rig_solve(&r, NULL);
    TEST_ASSERT_DOUBLE_WITHIN(1e-14, 2.7, r.psi);
    TEST_ASSERT_DOUBLE_WITHIN(1e-14, -1.0, r.gradient[0]);
    rig_close(&r);
}

/* Two equal elastic balls on a line, their kernels by hand: the gap is x2 - x1.  Or a ball and a
 * mass that drives it against a wall: 3 - x2 is a second gap. */
enum { N = 2, P = 5, ROWS = 2 };
static int rows = 1;
static double first_mass = 1.0, pull = 0.0; /* a force on it towards where a latch closes */

static void inertia(const double *q, const double *a, const double *rho, double *f)
{
    f[0] = first_mass * a[0];
    f[1] = a[1];
}
static void inertia_b(const double *q, double *qb, const double *a, double *ab, const double *rho,
                      double *rhob, double *f, double *fb)
{
    memset(qb, 0, N * sizeof *qb);
    memset(rhob, 0, P * sizeof *rhob);
    inertia(q, fb, rho, ab);
}
static void inertia_dv(const double *q, cst_dirs qd, const double *a, cst_dirs ad,
                       const double *rho, cst_dirs rhod, double *f, cst_outs fd, int lanes)
{
    inertia(q, a, rho, f);
    memcpy(fd, ad, N * sizeof *fd);
    for (int l = 0; l < lanes; l++)
        fd[0][l] *= first_mass;
}
static void forces(double t, const double *q, const double *v, const double *rho, const int *mode,
                   double *Q)
{
    Q[0] = mode[0] ? -pull : pull;
    Q[1] = 0.0;
}
static void forces_b(double t, const double *q, double *qb, const double *v, double *vb,
                     const double *rho, double *rhob, const int *mode, double *Q, double *Qb)
{
    memset(qb, 0, N * sizeof *qb);
    memset(vb, 0, N * sizeof *vb);
    memset(rhob, 0, P * sizeof *rhob);
}
static void forces_dv(double t, const double *q, cst_dirs qd, const double *v, cst_dirs vd,
                      const double *rho, cst_dirs rhod, const int *mode, double *Q, cst_outs Qd,
                      int lanes)
{
    forces(t, q, v, rho, mode, Q);
    memset(Qd, 0, N * sizeof *Qd);
}
/* of all rows, without what is constant */
static void gaps(const double *x, double *y)
{
    y[0] = x[1] - x[0];
    if (rows > 1)
        y[1] = -x[1];
}
static void add_gaps_b(double *xb, const double *b)
{
    xb[0] -= b[0];
    xb[1] += b[0];
    if (rows > 1)
        xb[1] -= b[1];
}
static void constraints(double t, const double *q, const double *rho, double *phi)
{
    gaps(q, phi);
    if (rows > 1)
        phi[1] += 3.0;
}
static void lanes_of(cst_dirs xd, cst_outs yd)
{
    for (int l = 0; l < CST_LANES; l++) {
        yd[0][l] = xd[1][l] - xd[0][l];
        if (rows > 1)
            yd[1][l] = -xd[1][l];
    }
}
static void constraints_dv(double t, const double *q, cst_dirs qd, const double *rho, double *phi,
                           cst_outs phid, int lanes)
{
    constraints(t, q, rho, phi);
    lanes_of(qd, phid);
}
static void constraints_d0_b(double t, double td0, const double *q, double *qb, const double *qd0,
                             double *qd0b, const double *rho, double *rhob, double *phi,
                             double *phib, double *phid0, double *phid0b)
{
    memset(qb, 0, N * sizeof *qb);
    memset(qd0b, 0, N * sizeof *qd0b);
    memset(rhob, 0, P * sizeof *rhob);
    add_gaps_b(qb, phib);
    add_gaps_b(qd0b, phid0b);
}
static void constraints_d0_d1(double t, double td1, double td0, const double *q, const double *qd1,
                              const double *qd0, const double *qd0d1, const double *rho,
                              double *phi, double *phid1, double *phid0, double *phid0d1)
{
    constraints(t, q, rho, phi);
    gaps(qd1, phid1);
    gaps(qd0, phid0);
    gaps(qd0d1, phid0d1);
}
static void constraints_d0_d1_b(double t, double td1, double td0, const double *q, double *qb,
                                const double *qd1, double *qd1b, const double *qd0, double *qd0b,
                                const double *qd0d1, double *qd0d1b, const double *rho,
                                double *rhob, double *phi, double *phib, double *phid1,
                                double *phid1b, double *phid0, double *phid0b, double *phid0d1,
                                double *phid0d1b)
{
    memset(qb, 0, N * sizeof *qb);
    memset(qd1b, 0, N * sizeof *qb);
    memset(qd0b, 0, N * sizeof *qb);
    memset(qd0d1b, 0, N * sizeof *qb);
    memset(rhob, 0, P * sizeof *rhob);
    add_gaps_b(qb, phib);
    add_gaps_b(qd1b, phid1b);
    add_gaps_b(qd0b, phid0b);
    add_gaps_b(qd0d1b, phid0d1b);
}
static void constraints_d0_d1_dv(double t, double td1, double td0, const double *q, cst_dirs qd,
                                 const double *qd1, cst_dirs qd1d, const double *qd0, cst_dirs qd0d,
                                 const double *qd0d1, cst_dirs qd0d1d, const double *rho,
                                 cst_dirs rhod, double *phi, cst_outs phid, double *phid1,
                                 cst_outs phid1d, double *phid0, cst_outs phid0d, double *phid0d1,
                                 cst_outs phid0d1d, int lanes)
{
    constraints_d0_d1(t, td1, td0, q, qd1, qd0, qd0d1, rho, phi, phid1, phid0, phid0d1);
    lanes_of(qd, phid);
    lanes_of(qd1d, phid1d);
    lanes_of(qd0d, phid0d);
    lanes_of(qd0d1d, phid0d1d);
}
static void constraints_d0_d1_qv(double t, double td1, double td0, const double *q, cst_dirs qd,
                                 const double *qd1, const double *qd0, const double *qd0d1,
                                 const double *rho, double *phi, cst_outs phid, double *phid1,
                                 cst_outs phid1d, double *phid0, cst_outs phid0d, double *phid0d1,
                                 cst_outs phid0d1d, int lanes)
{
    constraints_d0_d1(t, td1, td0, q, qd1, qd0, qd0d1, rho, phi, phid1, phid0, phid0d1);
    lanes_of(qd, phid);
    memset(phid1d, 0, (size_t)rows * sizeof *phid1d);
    memset(phid0d, 0, (size_t)rows * sizeof *phid0d);
    memset(phid0d1d, 0, (size_t)rows * sizeof *phid0d1d);
}
static void constraints_r0_b(double t, const double *q, double *qb, const double *rho,
                             const double *rhor0, double *phi, double *phib, double *phir0,
                             double *phir0b)
{
    memset(qb, 0, N * sizeof *qb);
    add_gaps_b(qb, phib);
}
static void initial(const double *rho, double *q, double *v)
{
    memcpy(q, rho, N * sizeof *q);
    memcpy(v, rho + N, N * sizeof *v);
}
static void initial_b(const double *rho, double *rhob, double *q, double *qb, double *v, double *vb)
{
    memcpy(rhob, qb, N * sizeof *qb);
    memcpy(rhob + N, vb, N * sizeof *vb);
    rhob[4] = 0.0;
}
static void initial_dv(const double *rho, cst_dirs rhod, double *q, cst_outs qd, double *v,
                       cst_outs vd, int lanes)
{
    initial(rho, q, v);
    memcpy(qd, rhod, N * sizeof *qd);
    memcpy(vd, rhod + N, N * sizeof *vd);
}
static double place(double t, const double *q, const double *v, const double *a,
                    const double *lambda, const double *rho, const int *mode)
{
    return q[1];
}
static void place_b(double t, const double *q, double *qb, const double *v, double *vb,
                    const double *a, double *ab, const double *lambda, double *lambdab,
                    const double *rho, double *rhob, const int *mode, double b)
{
    memset(qb, 0, N * sizeof *qb);
    memset(vb, 0, N * sizeof *vb);
    memset(ab, 0, N * sizeof *ab);
    memset(rhob, 0, P * sizeof *rhob);
    memset(lambdab, 0, (size_t)rows * sizeof *lambdab);
    qb[1] = b;
}

static const cst_cost_kernels cost_kernels[] = { { .name = "place", .w = place, .w_b = place_b } };
static const cst_kernels kernels = {
    .inertia = inertia,
    .inertia_b = inertia_b,
    .inertia_dv = inertia_dv,
    .forces = forces,
    .forces_b = forces_b,
    .forces_dv = forces_dv,
    .constraints = constraints,
    .constraints_dv = constraints_dv,
    .constraints_d0_b = constraints_d0_b,
    .constraints_d0_d1 = constraints_d0_d1,
    .constraints_d0_d1_b = constraints_d0_d1_b,
    .constraints_d0_d1_dv = constraints_d0_d1_dv,
    .constraints_d0_d1_qv = constraints_d0_d1_qv,
    .constraints_r0_b = constraints_r0_b,
    .initial = initial,
    .initial_b = initial_b,
    .initial_dv = initial_dv,
    .costs = cost_kernels,
    .costs_count = 1,
};
static const cst_parameter parameters[P] = {
    { "x1", "m", 0.0, -10, 10, "place of the first" },
    { "x2", "m", 1.0, -10, 10, "place of the second" },
    { "v1", "m/s", 2.0, -10, 10, "speed of the first" },
    { "v2", "m/s", -0.5, -10, 10, "speed of the second" },
    { "e", "-", 1.0, 0, 1, "restitution" },
};
static const cst_cost costs[] = { { "place", "m", "where the second is at the end" } };
static const cst_contact contacts[ROWS] = {
    { .name = "ball on ball", .row = 0, .restitution = "e" },
    { .name = "ball on the wall", .row = 1, .restitution = "e" },
};
static const cst_model balls = { .abi = CST_ABI,
                                 .name = "balls",
                                 .about = "two balls on a line",
                                 .n = N,
                                 .m = 1,
                                 .p = P,
                                 .parameters = parameters,
                                 .costs = costs,
                                 .costs_count = 1,
                                 .design = "x1,x2,v1,v2",
                                 .start = CST_GIVEN,
                                 .tf = 1.0,
                                 .kernels = &kernels,
                                 .contacts = contacts,
                                 .contacts_count = 1 };

/* Nimble, issue 97: they exchange their speeds, so that the second ends where the first would. */
static void test_two_balls(void)
{
    static const double exact[4] = { 1.0, 0.0, 1.0, 0.0 };
    for (int direct = 0; direct < 2; direct++) {
        rig r = { 0 };
        rig_open(&r, &balls, NULL, NULL, direct ? CST_DIRECT : CST_ADJOINT, RIG_DEFAULT);
        rig_solve(&r, NULL);
        TEST_ASSERT_DOUBLE_WITHIN(1e-14, 2.0, r.psi);
        for (int k = 0; k < 4; k++)
            TEST_ASSERT_DOUBLE_WITHIN(1e-14, exact[k], r.gradient[k]);
        rig_close(&r);
    }
}

/* ---- a latch: the balls stay together from x1 = 0.5 on ---- */

static void reached(double t, const double *q, const double *v, const double *rho, const int *mode,
                    double *s)
{
    s[0] = q[0] - 0.5;
}
static void reached_b(double t, const double *q, double *qb, const double *v, double *vb,
                      const double *rho, double *rhob, const int *mode, double *s, double *sb)
{
    memset(qb, 0, N * sizeof *qb);
    memset(vb, 0, N * sizeof *vb);
    memset(rhob, 0, P * sizeof *rhob);
    qb[0] = sb[0];
}
static void reached_dv(double t, double *td, const double *q, cst_dirs qd, const double *v,
                       cst_dirs vd, const double *rho, cst_dirs rhod, const int *mode, double *s,
                       cst_outs sd, int lanes)
{
    s[0] = q[0] - 0.5;
    memcpy(sd, qd, sizeof *sd);
}

static cst_model hooked(cst_kernels *with)
{
    static const cst_latch latches[] = { { .name = "hook", .row = 0, .by = 0 } };
    static const char *const names[] = { "hook" };
    cst_model m = balls;
    *with = kernels;
    with->switches = reached;
    with->switches_b = reached_b;
    with->switches_dv = reached_dv;
    m.kernels = with;
    m.s = 1;
    m.switches = names;
    m.contacts_count = 0;
    m.latches = latches;
    m.latches_count = 1;
    return m;
}

/* x2(1) = x2 + v2 t + (v1 + v2) (1 - t) / 2,   t = (0.5 - x1) / v1 */
static void test_latch(void)
{
    cst_kernels with;
    cst_model m = hooked(&with);
    const double v1 = 2.0, v2 = -0.5, t = 0.5 / v1, later = 0.5 * (v2 - v1);
    const double exact[4] = { -later / v1, 1.0, 0.5 * (1.0 - t) - later * t / v1,
                              t + 0.5 * (1.0 - t) };
    for (int way = 0; way < 8; way++) {
        rig r = { 0 };
        rig_open(&r, &m, NULL, NULL, way % 2 ? CST_DIRECT : CST_ADJOINT, RIG_DEFAULT);
        cst_options o = cst_problem_options(r.p);
        o.formulation = way / 2 % 2 ? "index1" : "penalty";
        o.integrator = way / 4 ? CST_CVODES : CST_RK;
        rig_options(&r, o);
        rig_solve(&r, NULL);
        TEST_ASSERT_DOUBLE_WITHIN(1e-9, 1.0 + v2 * t + 0.5 * (v1 + v2) * (1.0 - t), r.psi);
        for (int k = 0; k < 4; k++)
            TEST_ASSERT_DOUBLE_WITHIN(1e-8, exact[k], r.gradient[k]);
        rig_close(&r);
    }
}

/* ---- what is refused, and what is said ------------------------------------------------------- */

static void expect(const cst_model *model, const char *set, double value, const char *says)
{
    rig r = { 0 };
    char text[300];
    rig_open(&r, model, NULL, "all", CST_ADJOINT, RIG_DEFAULT);
    if (set)
        rig_set(&r, set, value);
    r.accepts = CST_WCORNER;
    rig_work(&r);
    double psi;
    int status = cst_gradient(r.p, r.w, NULL, &psi, r.gradient);
    snprintf(text, sizeof text, "%d: %.200s", status, cst_message(r.w));
    TEST_ASSERT_TRUE_MESSAGE(status != CST_OK && strstr(cst_message(r.w), says), text);
    rig_close(&r);
}

/* A mass of 1e12 kg drives the ball against the wall: impacts of ever the same speeds at intervals
 * that shrink to 0. */
static void test_accumulation(void)
{
    cst_model m = balls;
    rows = m.m = m.contacts_count = 2;
    first_mass = 1e12;
    m.tf = 4.0;
    expect(&m, "e", 0.5, "impacts follow each other without end at t = 1.5 s");
    expect(&m, "e", 0.75, "impacts follow each other without end at t = 1.5 s");
    expect(&m, "e", 1.0, "(ball on the wall) chatters at t = 1.499");
    rows = 1;
    first_mass = 1.0;
}

/* A force drives the first ball, of 4 kg, back to where the latch closes and opens: each time the
 * second one takes some of its speed, and the rounds shrink by 0.6. */
static void test_latches_accumulate(void)
{
    cst_kernels with;
    cst_model m = hooked(&with);
    m.tf = 200.0;
    first_mass = 4.0;
    pull = 1.0;
    expect(&m, NULL, 0.0, "the events accumulate at t = ");
    first_mass = 1.0;
    pull = 0.0;
}

static void test_refusals(void)
{
    const cst_model *bouncer = cst_model_find("bouncer");
    expect(bouncer, "f", 1.1, "the start is inside contact 'ball on the floor'");
    expect(bouncer, "e", 0.0, "contact 1 (ball on the floor) does not rebound, e = 0");
    const cst_model *drop = cst_model_find("drop");
    cst_parameter sliding[8]; /* it slides against the rod: Painleve's paradox from mu = 1.38 on */
    cst_model slides = *drop;
    memcpy(sliding, drop->parameters, sizeof sliding);
    sliding[4].value = 0.0;
    sliding[5].value = 1.0;
    sliding[6].value = -3.0;
    sliding[7].value = 0.0;
    slides.parameters = sliding;
    expect(&slides, "mu", 2.0, "no possible motion at the start");
    expect(cst_model_find("belt"), "mus", 0.29, "a limit of stick that is not below mu");
    rig r = { 0 };
    double d[6] = { 1.0 }, Hd[6];
    rig_open(&r, bouncer, NULL, "all", CST_ADJOINT, RIG_DEFAULT);
    cst_options o = cst_problem_options(r.p);
    o.integrator = CST_ONESTEP;
    TEST_ASSERT_EQUAL_INT(CST_EVALUE, cst_set_options(r.p, &o));
    TEST_ASSERT_TRUE(strstr(cst_problem_message(r.p), "onestep does not have contacts"));
    o.integrator = CST_INTEGRATOR_AUTO;
    o.formulation = "index3";
    TEST_ASSERT_EQUAL_INT(CST_EVALUE, cst_set_options(r.p, &o));
    o.formulation = "penalty";
    o.rest = 1.0;
    TEST_ASSERT_EQUAL_INT(CST_EVALUE, cst_set_options(r.p, &o));
    rig_work(&r);
    TEST_ASSERT_TRUE(cst_hessian_vector(r.p, r.w, NULL, d, Hd) < 0);
    TEST_ASSERT_TRUE(strstr(cst_message(r.w), "no second derivatives"));
    rig_close(&r);
}

static void refused(cst_model broken, const char *says)
{
    cst_problem *p;
    TEST_ASSERT_EQUAL_INT(CST_EMODEL, cst_problem_create(&broken, &p));
    TEST_ASSERT_TRUE_MESSAGE(strstr(cst_problem_message(p), says), cst_problem_message(p));
    cst_problem_free(p);
}

/* Two directions of slip on one contact would be a square in place of Coulomb's circle. */
static void test_two_frictions(void)
{
    cst_model m = *cst_model_find("drop");
    cst_friction two[2] = { m.frictions[0], m.frictions[0] };
    two[1].name = "across";
    two[1].row = 2;
    m.m = 3;
    m.frictions = two;
    m.frictions_count = 2;
    refused(m, "two frictions act on contact 'tip on the floor'");
}

static void test_descriptors(void)
{
    cst_contact one[2] = { contacts[0], contacts[0] };
    cst_friction other = {
        .name = "along", .row = 0, .coefficient = "e", .contact = "ball on ball"
    };
    cst_model m = balls;
    m.contacts = one;
    one[0].row = 1;
    refused(m, "is not a row of Phi");
    one[0] = contacts[0];
    one[0].restitution = "nothing";
    refused(m, "is not a parameter");
    one[0] = contacts[0];
    m.contacts_count = 2;
    refused(m, "that of another");
    one[1].name = "second";
    refused(m, "belongs to two contacts, frictions or latches");
    m.contacts_count = 1;
    m.frictions = &other;
    m.frictions_count = 1;
    refused(m, "belongs to two contacts, frictions or latches");
    m.contacts_count = 0;
    refused(m, "is not a contact");
    other.normal = "x";
    refused(m, "needs either .contact or .normal");
    other.contact = NULL;
    refused(m, "is not an output");
    other.coefficient = NULL;
    refused(m, "is not a parameter");
    m.frictions_count = -1;
    refused(m, "do not fit their tables");
    cst_latch latch = { "clutch", 0, 0 };
    m = balls;
    m.contacts_count = 0;
    m.latches = &latch;
    m.latches_count = 1;
    refused(m, "is not a switch of the model");
}

/* The names of what happens. */
static void test_names(void)
{
    const cst_model *drop = cst_model_find("drop");
    TEST_ASSERT_EQUAL_STRING("tip on the floor", cst_mode_name(drop, 1));
    TEST_ASSERT_EQUAL_STRING("tip along the floor", cst_mode_name(drop, 2));
    TEST_ASSERT_EQUAL_STRING("tip along the floor", cst_mode_name(drop, 3));
    TEST_ASSERT_TRUE(!cst_mode_name(drop, 0) && !cst_mode_name(drop, 4));
    TEST_ASSERT_EQUAL_STRING("closes", cst_mode_word(drop, 1, 1));
    TEST_ASSERT_EQUAL_STRING("opens", cst_mode_word(drop, 1, 0));
    TEST_ASSERT_EQUAL_STRING("sticks", cst_mode_word(drop, 2, 1));
    TEST_ASSERT_EQUAL_STRING("slips", cst_mode_word(drop, 2, 0));
    TEST_ASSERT_EQUAL_STRING("backward", cst_mode_word(drop, 3, 0));
    TEST_ASSERT_EQUAL_STRING("on", cst_mode_word(cst_model_find("barrier"), 0, 1));
}

/* At the instant of an impact the state is that before it, a moment later that behind it. */
static void test_sides(void)
{
    rig r = { 0 };
    double q, v, a;
    rig_open(&r, cst_model_find("bouncer"), NULL, NULL, CST_ADJOINT, RIG_DEFAULT);
    rig_simulate(&r, NULL);
    TEST_ASSERT_EQUAL_INT(4, cst_event_count(r.w));
    for (int back = 0; back < 2; back++)
        for (int i = 0; i < 4; i++) {
            cst_event e = cst_event_at(r.w, back ? 3 - i : i);
            TEST_ASSERT_TRUE(e.from == 0 && e.to == 0 && e.k == e.trigger);
            TEST_ASSERT_EQUAL_INT(CST_OK, cst_trajectory_at(r.p, r.w, e.t, &q, &v, &a, NULL));
            double before = v;
            double after = nextafter(e.t, INFINITY);
            TEST_ASSERT_EQUAL_INT(CST_OK, cst_trajectory_at(r.p, r.w, after, &q, &v, &a, NULL));
            TEST_ASSERT_TRUE(before < 0.0);
            TEST_ASSERT_DOUBLE_WITHIN(1e-12, -0.8 * before, v);
        }
    rig_close(&r);
}

/* Check-points: the same bits. */
static void test_memory(void)
{
    rig a = { 0 }, b = { 0 };
    rig_open(&a, cst_model_find("strike"), NULL, "all", CST_ADJOINT, RIG_DEFAULT);
    rig_open(&b, cst_model_find("strike"), NULL, "all", CST_ADJOINT, RIG_DEFAULT);
    cst_options o = cst_problem_options(b.p);
    o.memory = 65536.0;
    rig_options(&b, o);
    rig_solve(&a, NULL);
    rig_solve(&b, NULL);
    TEST_ASSERT_TRUE(!memcmp(a.gradient, b.gradient, 11 * sizeof *a.gradient));
    rig_close(&a);
    rig_close(&b);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_tables);
    RUN_TEST(test_tables_by_cvodes);
    RUN_TEST(test_rest_speed);
    RUN_TEST(test_energy);
    RUN_TEST(test_hamiltonian);
    RUN_TEST(test_one_bounce);
    RUN_TEST(test_two_balls);
    RUN_TEST(test_latch);
    RUN_TEST(test_refusals);
    RUN_TEST(test_accumulation);
    RUN_TEST(test_latches_accumulate);
    RUN_TEST(test_descriptors);
    RUN_TEST(test_two_frictions);
    RUN_TEST(test_names);
    RUN_TEST(test_sides);
    RUN_TEST(test_memory);
    return UNITY_END() != 0;
}
