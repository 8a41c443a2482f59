/* The woodpecker toy against the literature (Leine, Glocker and van Campen, 2001: the frequency of
 * the free toy 72.91 Hz, T = 0.1452 s, and what happens in a period), and against a program of its
 * own: Runge-Kutta steps of 1e-4 s with bisection, Newton's or Poisson's impacts, which give the
 * same here. */
#include "integrate/work.h"
#include "model/contacts.h"
#include "rig.h"
#include "unity.h"

#include <math.h>
#include <stdio.h>

void setUp(void) {}
void tearDown(void) {}

enum { BEAK, LOWER, UPPER };
enum { OPENS, IMPACT, SLIPS, STICKS };

typedef struct {
    int what, which;
    double t; /* of the other program */
} happening;

/* From the published start on; the numbers of the publication behind. */
static const happening known[] = {
    { STICKS, LOWER, 0.021636 }, /* 8 */
    { SLIPS, LOWER, 0.061214 },  /* 1 */
    { OPENS, LOWER, 0.067023 },  /* 2 */
    { IMPACT, UPPER, 0.077878 }, /* 3: detaches at once */
    { IMPACT, BEAK, 0.080989 },  /* 4: detaches at once */
    { IMPACT, UPPER, 0.081575 }, /* 5: slides */
    { OPENS, UPPER, 0.083416 },  /* 6 */
    { IMPACT, LOWER, 0.118675 }, /* 7: twice */
    { IMPACT, LOWER, 0.121335 }, { STICKS, LOWER, 0.167390 }, { SLIPS, LOWER, 0.207000 },
    { OPENS, LOWER, 0.212830 },  { IMPACT, UPPER, 0.223749 }, { IMPACT, BEAK, 0.226841 },
    { IMPACT, UPPER, 0.227415 }, { OPENS, UPPER, 0.229281 },  { IMPACT, LOWER, 0.264595 },
    { IMPACT, LOWER, 0.267381 },
};
enum { KNOWN = sizeof known / sizeof known[0] };

static void open_toy(rig *r, double tf)
{
    rig_open(r, cst_model_find("woodpecker"), "height", "all", CST_ADJOINT, RIG_DEFAULT);
    cst_options o = cst_problem_options(r->p);
    o.tf = tf;
    rig_options(r, o);
    rig_work(r);
}

static int strikes(const rig *r, int k, double t)
{
    const cst_impacts *x = &r->w->run.impacts;
    for (long i = 0; i < x->count; i++)
        if (x->list[i].k == k && x->list[i].t == t)
            return 1;
    return 0;
}

/* Impacts, releases, ends of stick and of slip, in order; how many. */
static int list(const rig *r, happening *out, int room)
{
    const cst_model *m = r->p->model;
    int count = 0;
    double hit = -1.0;
    for (long e = 0; e < r->w->stats.events && count < room; e++) {
        const cst_event *x = &r->w->run.events.list[e];
        int c = cst_contact_of_mode(m, x->k), f = cst_friction_of_mode(m, x->k);
        if (c >= 0) {
            int impact = strikes(r, x->k, x->t);
            out[count++] = (happening){ impact ? IMPACT : OPENS, c, x->t };
            hit = impact ? x->t : hit;
        } else if (f >= 0 && x->k == cst_mode_of_stick(m, f) && x->t != hit)
            out[count++] = (happening){ x->to ? STICKS : SLIPS, f, x->t };
    }
    return count;
}

static void test_sequence(void)
{
    rig r = { 0 };
    happening seen[2 * KNOWN];
    open_toy(&r, 0.3);
    rig_simulate(&r, NULL);
    TEST_ASSERT_EQUAL_INT(KNOWN, list(&r, seen, 2 * KNOWN));
    for (int i = 0; i < KNOWN; i++) {
        TEST_ASSERT_EQUAL_INT(known[i].what, seen[i].what);
        TEST_ASSERT_EQUAL_INT(known[i].which, seen[i].which);
        TEST_ASSERT_DOUBLE_WITHIN(1e-6, known[i].t, seen[i].t);
    }
    rig_close(&r);
}

/* The motion settles on its period; the published one is 0.5 % shorter. */
static void test_period(void)
{
    rig r = { 0 };
    happening seen[400];
    double last = 0.0, first = 0.0;
    int periods = 0;
    open_toy(&r, 6.0);
    rig_simulate(&r, NULL);
    int count = list(&r, seen, 400);
    for (int i = 0; i < count; i++)
        if (seen[i].what == STICKS && seen[i].which == LOWER) {
            if (seen[i].t > 3.0 && first == 0.0)
                first = seen[i].t;
            else if (seen[i].t > 3.0)
                periods++;
            last = seen[i].t;
        }
    double period = (last - first) / periods;
    printf("  T = %.7f s\n", period);
    TEST_ASSERT_DOUBLE_WITHIN(2e-6, 0.145976, period);
    TEST_ASSERT_DOUBLE_WITHIN(0.006 * 0.1452, 0.1452, period);
    rig_close(&r);
}

/* Sleeve and bird against each other, where nothing touches: omega^2 = c u'M^-1 u. */
static void test_frequency(void)
{
    rig r = { 0 };
    double u[3] = { 0.0, 1.0, -1.0 }, x[3] = { 0.0, 1.0, -1.0 }, M[3][3], f[3], none[3] = { 0.0 };
    open_toy(&r, 0.1);
    for (int k = 0; k < 3; k++) {
        double e[3] = { k == 0, k == 1, k == 2 };
        r.w->system.kernels->inertia(none, e, r.p->rho, f);
        for (int i = 0; i < 3; i++)
            M[i][k] = f[i];
    }
    for (int k = 0; k < 3; k++) /* Gauss and Jordan */
        for (int i = 0; i < 3; i++) {
            double factor = M[i][k] / M[k][k];
            for (int j = k; j < 3 && i != k; j++)
                M[i][j] -= factor * M[k][j];
            x[i] -= i != k ? factor * x[k] : 0.0;
        }
    double sum = 0.0;
    for (int i = 0; i < 3; i++)
        sum += u[i] * x[i] / M[i][i];
    TEST_ASSERT_DOUBLE_WITHIN(0.005, 72.91, sqrt(5.6e-3 * sum) / (2.0 * acos(-1.0)));
    rig_close(&r);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_sequence);
    RUN_TEST(test_period);
    RUN_TEST(test_frequency);
    return UNITY_END();
}
