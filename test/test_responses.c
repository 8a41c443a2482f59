/* Responses on models with closed forms and with switches: adjoint against direct against
 * differences; peaks that move, at the ends, at events; what is refused. */
#include "rig.h"
#include "unity.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum { MOST = 16, DESIGNS = 16 };
static rig one, two;
static double values[MOST], other_values[MOST], jacobian[MOST * DESIGNS], other[MOST * DESIGNS];
static char table[] = "responses_samples_XXXXXX";

void setUp(void) {}
void tearDown(void)
{
    rig_close(&one);
    rig_close(&two);
}

static void add(rig *r, const char *const *texts)
{
    for (int k = 0; texts[k]; k++)
        TEST_ASSERT_EQUAL_INT_MESSAGE(CST_OK, cst_add_response(r->p, texts[k]),
                                      cst_problem_message(r->p));
}

static int ask(rig *r, double *to, double *by)
{
    rig_work(r);
    TEST_ASSERT_TRUE(r->count <= DESIGNS);
    int status = cst_responses(r->p, r->w, NULL, to, by);
    TEST_ASSERT_TRUE_MESSAGE(status >= 0, cst_message(r->w));
    return status;
}

static void ask_cleanly(rig *r, double *to, double *by)
{
    int status = ask(r, to, by);
    TEST_ASSERT_EQUAL_INT_MESSAGE(CST_OK, status, cst_message(r->w));
}

/* ---- three ways, everywhere ------------------------------------------------------------------ */

typedef struct {
    const char *model, *wrt;
    double tf, rtol, exact, differences, fd_step;
    const char *texts[MOST];
} subject;

static const subject subjects[] = {
    { "pendulum",
      "all",
      1.2,
      1e-10,
      1e-6,
      1e-4,
      1e-4,
      { "integral(angle)", "mean(x)", "rms(tension)", "final(y)", "at(angle, 0.7)", "max(tension)",
        "min(tension)", "peak(dot(x))", "height", "force=tension", "fit=misfit(@)" } },
    { "fivebar",
      "all",
      2.0,
      1e-10,
      1e-6,
      1e-4,
      1e-4,
      { "integral(sag)", "mean(bar1)", "rms(ddot(y2))", "final(x2)", "at(lambda(3), 1.234)",
        "max(bar2)", "min(spring2)", "peak(dot(x1))", "position", "everything", "fit=misfit(@)" } },
    { "slidercrank",
      "all",
      2.0,
      1e-10,
      1e-6,
      1e-4,
      1e-4,
      { "integral(push)", "mean(x2)", "rms(Fx)", "final(dot(x2))", "at(Fy, 0.3)", "max(Fx)",
        "min(x2)", "peak(ddot(x2))", "shake", "position", "fit=misfit(@)" } },
    { "barrier",
      "all",
      1.0,
      1e-10,
      1e-6,
      1e-4,
      1e-4,
      { "integral(power)", "mean(x)", "rms(power)", "final(x)", "at(dot(x), 0.8)", "max(power)",
        "min(dot(x))", "peak(ddot(x))", "reach", "effort", "fit=misfit(@)",
        "integral(resistance)" } },
};

/* Measurements that the model does not meet: two columns, a missing cell, a sigma. */
static void write_samples(const subject *s)
{
    FILE *file = fopen(table, "w");
    const cst_model *m = cst_model_find(s->model);
    TEST_ASSERT_NOT_NULL(file);
    fprintf(file, "t,%s,sigma_%s,dot(%s)\n", m->outputs[1].name, m->outputs[1].name,
            m->coordinates[0]);
    for (int k = 1; k <= 5; k++) {
        fprintf(file, "%.10g,%.10g,%.10g,", 0.19 * k * s->tf, 0.3 * k, 2.0 + k);
        fprintf(file, k == 3 ? "\n" : "%.10g\n", 0.1 * k);
    }
    fclose(file);
}

static void open_subject(rig *r, const subject *s, cst_method method, cst_integration integrator)
{
    char text[400];
    rig_open(r, cst_model_find(s->model), NULL, s->wrt, method, s->rtol);
    cst_options o = cst_problem_options(r->p);
    o.tf = s->tf;
    o.fd_step = s->fd_step;
    o.integrator = integrator;
    o.step = s->tf / 400.0;
    rig_options(r, o);
    for (int k = 0; s->texts[k]; k++) {
        const char *at = strchr(s->texts[k], '@');
        snprintf(text, sizeof text, "%.*s%s%.9s", at ? (int)(at - s->texts[k]) : 100, s->texts[k],
                 at ? table : "", at ? at + 1 : "");
        TEST_ASSERT_EQUAL_INT_MESSAGE(CST_OK, cst_add_response(r->p, text),
                                      cst_problem_message(r->p));
    }
}

static void compare(const char *what, double bound, double value_bound)
{
    for (int k = 0; k < cst_response_count(one.p); k++) {
        char text[200];
        double scale = fmax(fabs(values[k]), rig_scale(&one, jacobian + k * one.count));
        snprintf(text, sizeof text, "%s, %s", cst_response_at(one.p, k).name, what);
        TEST_ASSERT_TRUE_MESSAGE(scale > 0.0, text);
        rig_agree(&one, jacobian + k * one.count, other + k * one.count, bound, text);
        TEST_ASSERT_DOUBLE_WITHIN_MESSAGE(value_bound * scale, values[k], other_values[k], text);
    }
}

static void three_ways(const subject *s, cst_integration integrator)
{
    write_samples(s);
    open_subject(&one, s, CST_ADJOINT, integrator);
    ask_cleanly(&one, values, jacobian);
    open_subject(&two, s, CST_DIRECT, integrator);
    ask_cleanly(&two, other_values, other);
    compare("adjoint, direct", s->exact, 1e-12);
    open_subject(&two, s, CST_FD_CENTRAL, integrator);
    ask_cleanly(&two, other_values, other);
    compare("adjoint, differences", s->differences, 1e-12);
}

static const subject *now;
static void test_cvodes(void) { three_ways(now, CST_CVODES); }
static void test_onestep(void) { three_ways(now, CST_ONESTEP); }
static void test_rk(void) { three_ways(now, CST_RK); }

/* Adjoint and direct derive the same numbers, at any tolerance, in both orders. */
static void test_rk_exact(void)
{
    static const double rtol[] = { 1e-4, 1e-6 };
    for (int i = 0; i < 2; i++) {
        subject coarse = *now;
        coarse.rtol = rtol[i];
        write_samples(now);
        open_subject(&one, &coarse, CST_ADJOINT, CST_RK);
        ask(&one, values, jacobian);
        open_subject(&two, &coarse, CST_DIRECT, CST_RK);
        ask(&two, other_values, other);
        compare("rk, adjoint, direct", 1e-10, 0.0);
    }
}

/* The discrete gradient is exact, whatever the formulation. */
static void test_formulations(void)
{
    for (int i = 0; i < cst_formulation_count(); i++) {
        write_samples(now);
        for (int direct = 0; direct < 2; direct++) {
            rig *r = direct ? &two : &one;
            open_subject(r, now, direct ? CST_DIRECT : CST_ADJOINT, CST_ONESTEP);
            cst_options o = cst_problem_options(r->p);
            o.formulation = cst_formulation_name(i);
            rig_options(r, o);
            ask_cleanly(r, direct ? other_values : values, direct ? other : jacobian);
        }
        compare(cst_formulation_name(i), 1e-8, 1e-12);
    }
}

/* ---- closed forms ---------------------------------------------------------------------------- */

static void near(double expected, double actual, double bound, const char *what)
{
    char text[200];
    snprintf(text, sizeof text, "%s: %.12g, not %.12g", what, actual, expected);
    TEST_ASSERT_TRUE_MESSAGE(fabs(actual - expected) <= bound * fmax(1.0, fabs(expected)), text);
}

/* The pendulum passes its lowest point once before 1.2 s: tension m g (3 - 2 cos(theta0)), speed
 * sqrt(2 g L (1 - cos(theta0))). */
static void pendulum_by(cst_integration integrator)
{
    const double m = 2.0, L = 1.5, g = 9.81, theta = 1.2;
    const char *const texts[] = { "max(tension)", "min(tension)", "min(y)",
                                  "peak(dot(x))", "max(x)",       NULL };
    rig_open(&one, cst_model_find("pendulum"), NULL, "m,L,theta0", CST_ADJOINT, 1e-10);
    cst_options o = cst_problem_options(one.p);
    o.tf = 1.2;
    o.integrator = integrator;
    rig_options(&one, o);
    add(&one, texts);
    ask_cleanly(&one, values, jacobian);
    double speed = sqrt(2.0 * g * L * (1.0 - cos(theta)));
    near(m * g * (3.0 - 2.0 * cos(theta)), values[0], 1e-7, "max(tension)");
    near(g * (3.0 - 2.0 * cos(theta)), jacobian[0], 1e-6, "by m");
    near(0.0, jacobian[1], 1e-5, "by L");
    near(2.0 * m * g * sin(theta), jacobian[2], 1e-6, "by theta0");
    near(m * g * cos(theta), values[1], 1e-7, "min(tension), at the start");
    near(-m * g * sin(theta), jacobian[5], 1e-6, "by theta0");
    TEST_ASSERT_TRUE(cst_response_instant(one.w, 1) == 0.0);
    near(-L, values[2], 1e-7, "min(y)");
    near(-1.0, jacobian[7], 1e-6, "by L");
    near(speed, values[3], 1e-7, "peak(dot(x))");
    near(speed / (2.0 * L), jacobian[10], 1e-6, "by L");
    near(g * L * sin(theta) / speed, jacobian[11], 1e-6, "by theta0");
    near(L * sin(theta), values[4], 1e-8, "max(x), at the start");
    near(L * cos(theta), jacobian[14], 1e-8, "by theta0");
    TEST_ASSERT_TRUE(cst_response_instant(one.w, 4) == 0.0 &&
                     fabs(cst_response_instant(one.w, 0) - cst_response_instant(one.w, 3)) < 1e-6);
}

static void test_pendulum(void)
{
    pendulum_by(CST_CVODES);
    pendulum_by(CST_RK);
}

/* A peak at the end of the run is the value there; one that is passed later moves with the
 * parameters. */
static void ends_by(cst_integration integrator)
{
    const char *const texts[] = { "min(x)", "final(x)", NULL };
    rig_open(&one, cst_model_find("pendulum"), NULL, "L,theta0", CST_ADJOINT, 1e-10);
    cst_options o = cst_problem_options(one.p);
    o.tf = 1.0;
    o.integrator = integrator;
    o.step = 1e-2;
    rig_options(&one, o);
    add(&one, texts);
    ask_cleanly(&one, values, jacobian);
    TEST_ASSERT_TRUE(values[0] == values[1] && cst_response_instant(one.w, 0) == 1.0 &&
                     isnan(cst_response_instant(one.w, 1)));
    near(jacobian[2], jacobian[0], 1e-9, "by L");
    near(jacobian[3], jacobian[1], 1e-9, "by theta0");
}

static void test_ends(void)
{
    ends_by(CST_CVODES);
    ends_by(CST_RK);
    ends_by(CST_ONESTEP);
}

static void use(rig *r, cst_integration integrator)
{
    cst_options o = cst_problem_options(r->p);
    o.integrator = integrator;
    rig_options(r, o);
}

/* Where the power of the resistances jumps: (F1 + F2) v at b2, with v^2 = v0^2 - 2 F1 (b2 - b1) /
 * m; and a kink of the speed, which a push ends and a resistance begins. */
static void events_by(cst_integration integrator)
{
    const char *const jumps[] = { "max(power)", NULL }, *const kinks[] = { "max(dot(x))",
                                                                           "at(dot(x), 0.9)",
                                                                           NULL };
    for (int method = 0; method < 2; method++) {
        double m = 2.0, v0 = 3.0, F1 = 2.0, F2 = 1.5, way = 0.6,
               v = sqrt(v0 * v0 - 2.0 * F1 * way / m);
        rig_open(&one, cst_model_find("barrier"), NULL, "b1,b2,F1,F2,v0,m",
                 method ? CST_DIRECT : CST_ADJOINT, 1e-10);
        use(&one, integrator);
        add(&one, jumps);
        ask_cleanly(&one, values, jacobian);
        near((F1 + F2) * v, values[0], 1e-8, "max(power)");
        near((F1 + F2) * F1 / (m * v), jacobian[0], 1e-7, "by b1");
        near(-(F1 + F2) * F1 / (m * v), jacobian[1], 1e-7, "by b2");
        near(v - (F1 + F2) * way / (m * v), jacobian[2], 1e-7, "by F1");
        near(v, jacobian[3], 1e-7, "by F2");
        near((F1 + F2) * v0 / v, jacobian[4], 1e-7, "by v0");
        near((F1 + F2) * F1 * way / (m * m * v), jacobian[5], 1e-7, "by m");
        near(cst_event_at(one.w, 1).t, cst_response_instant(one.w, 0), 1e-9, "its instant");
        rig_close(&one);
        F1 = -2.0;
        v = sqrt(v0 * v0 - 2.0 * F1 * way / m);
        rig_open(&one, cst_model_find("barrier"), NULL, "b1,b2,F1,F2,v0,m",
                 method ? CST_DIRECT : CST_ADJOINT, 1e-10);
        rig_set(&one, "F1", F1);
        rig_set(&one, "F2", 8.0);
        use(&one, integrator);
        add(&one, kinks);
        ask_cleanly(&one, values, jacobian);
        near(v, values[0], 1e-8, "max(dot(x))");
        near(F1 / (m * v), jacobian[0], 1e-7, "by b1");
        near(-F1 / (m * v), jacobian[1], 1e-7, "by b2");
        near(-way / (m * v), jacobian[2], 1e-7, "by F1");
        near(0.0, jacobian[3], 1e-7, "by F2");
        near(v0 / v, jacobian[4], 1e-7, "by v0");
    }
}

/* Right behind the first event of all: F1 v0, wherever it is; before a second one, or the end. */
static void first_event_by(cst_integration integrator)
{
    const char *const jumps[] = { "max(power)", NULL };
    static const double by[] = { 0.0, 3.0, 2.0, 0.0 };
    for (int i = 0; i < 4; i++) {
        rig_open(&one, cst_model_find("barrier"), NULL, "b1,F1,v0,m",
                 i % 2 ? CST_DIRECT : CST_ADJOINT, 1e-10);
        cst_options o = cst_problem_options(one.p);
        o.tf = i < 2 ? 0.45 : o.tf;
        rig_options(&one, o);
        rig_set(&one, "F2", -1.0);
        use(&one, integrator);
        add(&one, jumps);
        ask_cleanly(&one, values, jacobian);
        near(6.0, values[0], 1e-8, "max(power)");
        for (int k = 0; k < 4; k++)
            near(by[k], jacobian[k], 1e-7, "max(power) at the first event");
        rig_close(&one);
    }
}

static void test_events(void)
{
    events_by(CST_CVODES);
    events_by(CST_RK);
    first_event_by(CST_CVODES);
    first_event_by(CST_RK);
}

/* The pendulum swings through its lowest point twice: alike. */
static void test_equal_peaks(void)
{
    const char *const texts[] = { "max(tension)", NULL };
    rig_open(&one, cst_model_find("pendulum"), NULL, NULL, CST_ADJOINT, 1e-9);
    add(&one, texts);
    TEST_ASSERT_EQUAL_INT(CST_WPEAK, ask(&one, values, jacobian));
    TEST_ASSERT_NOT_NULL(strstr(cst_message(one.w), "reached alike at t = "));
}

/* |x| of what is 0 but for errors has a corner: coordinates, rates, accelerations, outputs; not
 * that of what is small. */
static void peaks_of_nothing(cst_integration by, const char *text, double theta0, int nothing)
{
    const char *const one_of[] = { text, NULL };
    rig_open(&one, cst_model_find("pendulum"), NULL, NULL, CST_ADJOINT, 1e-8);
    cst_options o = cst_problem_options(one.p);
    o.integrator = by;
    rig_options(&one, o);
    rig_set(&one, "theta0", theta0);
    add(&one, one_of);
    TEST_ASSERT_EQUAL_INT(nothing ? CST_WPEAK : CST_OK, ask(&one, values, jacobian));
    TEST_ASSERT_TRUE(
        (strstr(cst_message(one.w), "as far as the tolerances tell") != NULL) == nothing);
    rig_close(&one);
}

static void test_peaks_of_nothing(void)
{
    static const char *const texts[] = { "peak(x)",     "rms(dot(x))",   "peak(ddot(x))",
                                         "peak(angle)", "rms(ddot(x))",  "rms(angle)",
                                         "max(x)",      "max(ddot(x))", "peak(tension)" };
    for (int i = 0; i < 9; i++) {
        peaks_of_nothing(CST_RK, texts[i], 1e-13, i < 6);
        peaks_of_nothing(CST_CVODES, texts[i], 1e-13, i < 6);
        peaks_of_nothing(CST_RK, texts[i], 1e-6, 0);
    }
}

/* ---- one and many ---------------------------------------------------------------------------- */

/* A cost alone is what cst_gradient gives; each response among others is what it is alone; the
 * cost's own bits do not change. */
static void test_together(void)
{
    static const char *const texts[] = { "position", "max(bar2)", "rms(sag)", "at(x2, 0.5)", NULL };
    rig_open(&one, cst_model_find("fivebar"), NULL, NULL, CST_ADJOINT, 1e-9);
    rig_solve(&one, NULL);
    double psi = one.psi, gradient[2] = { one.gradient[0], one.gradient[1] };
    add(&one, texts);
    ask_cleanly(&one, values, jacobian);
    near(psi, values[0], 1e-9, "psi");
    rig_agree(&one, gradient, jacobian, 1e-7, "the cost among responses");
    rig_solve(&one, NULL);
    TEST_ASSERT_TRUE(one.psi == psi && one.gradient[0] == gradient[0] &&
                     one.gradient[1] == gradient[1]);
    for (int k = 0; texts[k]; k++) {
        const char *const alone[] = { texts[k], NULL };
        rig_open(&two, cst_model_find("fivebar"), NULL, NULL, CST_ADJOINT, 1e-9);
        add(&two, alone);
        ask_cleanly(&two, other_values, other);
        near(other_values[0], values[k], 1e-8, texts[k]);
        rig_agree(&one, jacobian + 2 * k, other, 1e-6, texts[k]);
    }
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_responses(one.p, one.w, NULL, other_values, NULL));
    TEST_ASSERT_TRUE(!memcmp(values, other_values, 4 * sizeof *values));
}

static double cost_of(const char *model, const char *const *texts, int count, double tf)
{
    double best = INFINITY;
    rig_open(&one, cst_model_find(model), NULL, NULL, CST_ADJOINT, RIG_DEFAULT);
    cst_options o = cst_problem_options(one.p);
    o.tf = tf;
    rig_options(&one, o);
    for (int k = 0; k < count; k++)
        TEST_ASSERT_EQUAL_INT_MESSAGE(CST_OK, cst_add_response(one.p, texts[k]),
                                      cst_problem_message(one.p));
    ask(&one, values, jacobian);
    for (int i = 0; i < 50; i++) {
        clock_t begin = clock();
        cst_responses(one.p, one.w, NULL, values, jacobian);
        best = fmin(best, (double)(clock() - begin));
    }
    return best;
}

/* Processor time, the least of fifty: one takes a millisecond, and other programs disturb it. */
static void test_five_at_once(void)
{
    const char *const texts[] = { "position", "rms(bar1)", "mean(sag)", "integral(spring2)",
                                  "final(x2)" };
    double alone = cost_of("fivebar", texts, 1, 5.0), all = cost_of("fivebar", texts, 5, 5.0);
    printf("  five-bar: five responses take %.2f times one\n", all / alone);
    TEST_ASSERT_TRUE_MESSAGE(all <= 2.0 * alone,
                             "five responses take more than twice the time of one");
}

/* ---- what is refused ------------------------------------------------------------------------- */

static void refused(const char *text, int status, const char *words)
{
    int got = cst_add_response(one.p, text);
    TEST_ASSERT_EQUAL_INT_MESSAGE(status, got, text);
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(cst_problem_message(one.p), words),
                                 cst_problem_message(one.p));
}

static void test_refused(void)
{
    rig_open(&one, cst_model_find("fivebar"), NULL, NULL, CST_ADJOINT, RIG_DEFAULT);
    refused("rms(bar9)", CST_ENAME, "column 5, at 'bar9)'");
    refused("shake=median(bar1)", CST_ENAME, "column 7, at 'median(bar1)'");
    refused("rms(bar1", CST_EVALUE, "column 9, at ''");
    refused("rms bar1", CST_ENAME, "no such functional or cost");
    refused("rms(bar1))", CST_EVALUE, "column 10, at ')'");
    refused("two\nlines=rms(bar1)", CST_EVALUE, "cannot be printed");
    refused("rms(bar1)\x1b[2J", CST_EVALUE, "column 10");
    refused("rms(bar1) + 1", CST_EVALUE, "column 11, at '+ 1'");
    refused("at(bar1)", CST_EVALUE, "column 8, at ')'");
    refused("at(bar1, soon)", CST_EVALUE, "not a time");
    refused("at(bar1, 5.1)", CST_EVALUE, "outside the run");
    refused("at(bar1, -1)", CST_EVALUE, "outside the run");
    refused("at(bar1, nan)", CST_EVALUE, "not a time");
    refused("max(lambda(5))", CST_EVALUE, "from 1 to 4");
    refused("max(lambda(0))", CST_EVALUE, "from 1 to 4");
    refused("max(dot(bar1))", CST_ENAME, "no such coordinate");
    refused("max()", CST_ENAME, "column 5");
    refused("", CST_EVALUE, "empty");
    refused("=rms(bar1)", CST_EVALUE, "no name");
    refused("x=", CST_ENAME, "no such functional or cost");
    refused("misfit(nowhere.csv)", CST_ENAME, "nowhere.csv");
    refused("misfit()", CST_EVALUE, "name of a file");
    TEST_ASSERT_EQUAL_INT(0, cst_response_count(one.p));
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_add_response(one.p, " shake = rms ( bar1 ) "));
    TEST_ASSERT_EQUAL_STRING("shake", cst_response_at(one.p, 0).name);
    TEST_ASSERT_EQUAL_STRING("N", cst_response_at(one.p, 0).unit);
    refused("shake=max(bar1)", CST_EVALUE, "two responses 'shake'");
}

static void write_table(const char *content, size_t size)
{
    FILE *file = fopen(table, "wb");
    TEST_ASSERT_NOT_NULL(file);
    fwrite(content, 1, size, file);
    fclose(file);
}

static void bad_table(const char *content, const char *words)
{
    char text[200];
    write_table(content, strlen(content));
    snprintf(text, sizeof text, "misfit(%s)", table);
    refused(text, CST_EVALUE, words);
}

/* What spreadsheets make of a table is the same table: semicolons, quotes, a mark, no end of
 * line. */
static void test_forms_of_a_table(void)
{
    static const char *const forms[] = {
        "t,x2,y2\n1,2,3\n2,,1\n", "t;x2;y2\n1;2;3\n2;;1\n", "\xef\xbb\xbft,x2,y2\r\n1,2,3\r\n2,,1",
        "# measured\n\n \"t\" , \"x2\",\"y2\"\n 1.0 , 2e0,3\n2,,\"1\"\n"
    };
    char text[200];
    double value[4];
    for (int i = 0; i < 4; i++) {
        rig_open(&one, cst_model_find("fivebar"), NULL, NULL, CST_ADJOINT, RIG_DEFAULT);
        write_table(forms[i], strlen(forms[i]));
        snprintf(text, sizeof text, "misfit(%s)", table);
        TEST_ASSERT_EQUAL_INT_MESSAGE(CST_OK, cst_add_response(one.p, text),
                                      cst_problem_message(one.p));
        rig_work(&one);
        TEST_ASSERT_EQUAL_INT_MESSAGE(CST_OK, cst_responses(one.p, one.w, NULL, &value[i], NULL),
                                      cst_message(one.w));
        TEST_ASSERT_TRUE(value[i] == value[0] && value[0] > 1.0);
        rig_close(&one);
    }
}

static void test_tables(void)
{
    char text[200];
    rig_open(&one, cst_model_find("fivebar"), NULL, NULL, CST_ADJOINT, RIG_DEFAULT);
    bad_table("", "no data");
    bad_table("t,bar1\n", "no data");
    bad_table("t,bar1\n1,\n", "no data");
    bad_table("x2,bar1\n1,2\n", "first column");
    bad_table("bar1,t\n1,2\n", "not the first");
    bad_table("t\n1\n", "only the time");
    bad_table("t,bar9\n1,2\n", "'bar9'");
    bad_table("t,bar1,bar1\n1,2,3\n", "two columns");
    bad_table("t,bar1,sigma_bar2\n1,2,3\n", "sigma_bar2");
    bad_table("t,bar1\n1,two\n", "line 2: not a number: 'two'");
    bad_table("t,bar1\n1,nan\n", "not a number: 'nan'");
    bad_table("t,bar1\n1,inf\n", "not a number");
    bad_table("t,bar1\n1,2\n0.5,2\n", "line 3: the time is before");
    bad_table("t,bar1\n6,2\n", "outside the run");
    bad_table("t,bar1\n-1,2\n", "outside the run");
    bad_table("t,bar1\n,2\n", "time is missing");
    bad_table("t,bar1\n1,2,3\n", "one cell per column");
    bad_table("t,bar1,x2\n1,2\n", "one cell per column");
    bad_table("t,bar1,sigma_bar1\n1,2,0\n", "sigma is not above 0");
    bad_table("t,bar1,sigma_bar1\n1,2,\n", "sigma is not above 0");
    bad_table("t;bar1;x2\n1,5;2\n", "line 2: not a number: '1,5'"); /* once read as three cells */
    bad_table("t;bar1;x2\n1;2,5\n", "line 2: not a number: '2,5'");
    write_table("t,bar1\n1,2\0 and more\n", 22);
    snprintf(text, sizeof text, "misfit(%s)", table);
    refused(text, CST_EVALUE, "line 2: a zero character");
    TEST_ASSERT_EQUAL_INT(0, cst_response_count(one.p));
}

static void old_output(double t, const double *q, const double *v, const double *a,
                       const double *lambda, const double *rho, const int *mode, double *out)
{
    (void)t, (void)v, (void)a, (void)lambda, (void)rho, (void)mode;
    out[0] = q[0];
    out[1] = q[1];
}

/* A model whose outputs are a plain function still loads and shows them; as responses they are
 * refused. */
static void test_old_model(void)
{
    cst_model model = *cst_model_find("pendulum");
    cst_kernels kernels = *model.kernels;
    double out[2];
    model.kernels = &kernels;
    kernels.outputs = NULL;
    model.output = old_output;
    rig_open(&one, &model, NULL, NULL, CST_ADJOINT, RIG_DEFAULT);
    refused("max(tension)", CST_EMODEL, "has no derivative");
    refused("max(tension)", CST_EMODEL, "pendulum_outputs");
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_add_response(one.p, "max(y)"));
    rig_simulate(&one, NULL);
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_outputs_at(one.p, one.w, 0.0, out));
    TEST_ASSERT_DOUBLE_WITHIN(1e-12, 1.5 * sin(1.2), out[0]);
}

/* Coordinates that a model does not name are q1, q2, ... */
static void test_unnamed_coordinates(void)
{
    double value[2], q[20];
    rig_open(&one, cst_model_find("chain"), NULL, NULL, CST_ADJOINT, RIG_DEFAULT);
    TEST_ASSERT_NULL(cst_model_find("chain")->coordinates);
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_add_response(one.p, "final(q20)"));
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_add_response(one.p, "final(q1)"));
    refused("final(q0)", CST_ENAME, "no such output or coordinate");
    refused("final(q21)", CST_ENAME, "no such output or coordinate");
    rig_work(&one);
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_responses(one.p, one.w, NULL, value, NULL));
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_trajectory_at(one.p, one.w, cst_problem_options(one.p).tf, q,
                                                    NULL, NULL, NULL));
    TEST_ASSERT_DOUBLE_WITHIN(1e-12, q[19], value[0]);
    TEST_ASSERT_DOUBLE_WITHIN(1e-12, q[0], value[1]);
}

static void test_arguments(void)
{
    rig_open(&one, cst_model_find("fivebar"), NULL, NULL, CST_ADJOINT, RIG_DEFAULT);
    rig_work(&one);
    TEST_ASSERT_EQUAL_INT(CST_EARGUMENT, cst_responses(one.p, one.w, NULL, values, NULL));
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_add_response(one.p, "at(x2, 4)"));
    values[0] = 1.0;
    TEST_ASSERT_EQUAL_INT(CST_EARGUMENT, cst_responses(one.p, one.w, NULL, values, NULL));
    TEST_ASSERT_TRUE(isnan(values[0]) && strstr(cst_message(one.w), "create a new work"));
    cst_options o = cst_problem_options(one.p);
    o.tf = 3.0;
    rig_options(&one, o);
    rig_work(&one);
    TEST_ASSERT_EQUAL_INT(CST_EVALUE, cst_responses(one.p, one.w, NULL, values, NULL));
    TEST_ASSERT_NOT_NULL(strstr(cst_message(one.w), "after the end of the run"));
    TEST_ASSERT_EQUAL_INT(CST_EARGUMENT, cst_responses(NULL, one.w, NULL, values, NULL));
    TEST_ASSERT_EQUAL_INT(CST_EARGUMENT, cst_responses(one.p, NULL, NULL, values, NULL));
    TEST_ASSERT_EQUAL_INT(CST_EARGUMENT, cst_add_response(NULL, "position"));
    TEST_ASSERT_EQUAL_INT(CST_EARGUMENT, cst_add_response(one.p, NULL));
    cst_clear_responses(NULL);
    cst_clear_responses(one.p);
    TEST_ASSERT_EQUAL_INT(0, cst_response_count(one.p));
}

/* Nothing moves: a root mean square of zero has a corner. */
static void test_corner(void)
{
    rig_open(&one, cst_model_find("pendulum"), NULL, NULL, CST_ADJOINT, RIG_DEFAULT);
    rig_set(&one, "theta0", 0.0);
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_add_response(one.p, "rms(x)"));
    rig_work(&one);
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_responses(one.p, one.w, NULL, values, NULL));
    TEST_ASSERT_TRUE(values[0] == 0.0);
    TEST_ASSERT_EQUAL_INT(CST_ENAN, cst_responses(one.p, one.w, NULL, values, jacobian));
    TEST_ASSERT_NOT_NULL(strstr(cst_message(one.w), "no derivative"));
}

int main(void)
{
    UNITY_BEGIN();
    close(mkstemp(table));
    for (unsigned i = 0; i < sizeof subjects / sizeof subjects[0]; i++) {
        char name[100];
        now = &subjects[i];
        snprintf(name, sizeof name, "cvodes.%s", now->model);
        UnityDefaultTestRun(test_cvodes, name, __LINE__);
        snprintf(name, sizeof name, "rk.%s", now->model);
        UnityDefaultTestRun(test_rk, name, __LINE__);
        snprintf(name, sizeof name, "rk_exact.%s", now->model);
        UnityDefaultTestRun(test_rk_exact, name, __LINE__);
        if (cst_model_find(now->model)->s)
            continue;
        snprintf(name, sizeof name, "onestep.%s", now->model);
        UnityDefaultTestRun(test_onestep, name, __LINE__);
        snprintf(name, sizeof name, "formulations.%s", now->model);
        UnityDefaultTestRun(test_formulations, name, __LINE__);
    }
    RUN_TEST(test_pendulum);
    RUN_TEST(test_ends);
    RUN_TEST(test_events);
    RUN_TEST(test_equal_peaks);
    RUN_TEST(test_peaks_of_nothing);
    RUN_TEST(test_together);
    RUN_TEST(test_five_at_once);
    RUN_TEST(test_refused);
    RUN_TEST(test_tables);
    RUN_TEST(test_forms_of_a_table);
    RUN_TEST(test_old_model);
    RUN_TEST(test_unnamed_coordinates);
    RUN_TEST(test_arguments);
    RUN_TEST(test_corner);
    remove(table);
    return UNITY_END() != 0;
}
