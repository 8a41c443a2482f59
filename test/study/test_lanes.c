/* Runs in vector lanes give the numbers of lone runs to the last bit, whatever runs beside them and
 * in whatever order. */
#include "sensitivity/lanes.h"
#include "unity.h"

#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

enum { COUNT = 41, MOST = 64, RESPONSES = 5 };

static cst_problem *p;
static cst_work *w, *alone_work;
static double rho[COUNT][MOST], lone[COUNT][RESPONSES], value[COUNT][RESPONSES];
static int order[COUNT], next_run, runs, in_lanes;
static uint64_t seed = 1;

void setUp(void) {}
void tearDown(void) {}

static double uniform(void)
{
    seed = seed * 6364136223846793005u + 1442695040888963407u;
    return (double)(seed >> 11) / 9007199254740992.0;
}

static int next(void *of, const double **x, double **values)
{
    int run = next_run < runs ? order[next_run++] : -1;
    if (run < 0)
        return -1;
    *x = rho[run];
    *values = value[run];
    return run;
}

static void alone(void *of, int run)
{
    cst_responses(p, w, rho[run], value[run], NULL);
}

static void done(void *of, int run)
{
    in_lanes++;
}

static void mix(void)
{
    for (int i = 0; i < COUNT; i++)
        order[i] = i;
    for (int i = COUNT - 1; i > 0; i--) {
        int k = (int)(uniform() * (i + 1)), kept = order[i];
        order[i] = order[k];
        order[k] = kept;
    }
}

/* Around the model's own parameters, by so much of each. */
static void begin(const char *model, const char *const *responses, double spread)
{
    char psi[100];
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_problem_create(cst_model_find(model), &p));
    snprintf(psi, sizeof psi, "psi=%s", p->model->costs[p->cost].name);
    TEST_ASSERT_TRUE_MESSAGE(cst_add_response(p, psi) >= 0, cst_problem_message(p));
    for (int r = 0; responses[r]; r++)
        TEST_ASSERT_TRUE_MESSAGE(cst_add_response(p, responses[r]) >= 0, cst_problem_message(p));
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_work_create(p, &w));
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_work_create(p, &alone_work));
    for (int i = 0; i < COUNT; i++) {
        for (int k = 0; k < p->count; k++)
            rho[i][k] = p->rho[p->design[k]] * (1.0 + spread * (2.0 * uniform() - 1.0));
        cst_responses(p, alone_work, rho[i], lone[i], NULL);
    }
    cst_responses(p, w, rho[0], value[0], NULL); /* chooses the integrator */
}

static void end(void)
{
    cst_work_free(w);
    cst_work_free(alone_work);
    cst_problem_free(p);
}

static void compare(const char *model)
{
    char text[100];
    for (int i = 0; i < runs; i++)
        for (int r = 0; r < cst_response_count(p); r++) {
            snprintf(text, sizeof text, "%s, run %d, response %d: %a and %a", model, order[i], r,
                     lone[order[i]][r], value[order[i]][r]);
            int same = !memcmp(&lone[order[i]][r], &value[order[i]][r], sizeof(double)) ||
                       (isnan(lone[order[i]][r]) && isnan(value[order[i]][r]));
            TEST_ASSERT_TRUE_MESSAGE(same, text);
        }
}

static void check(const char *model, const char *const *responses, double spread, int least)
{
    static const int counts[] = { COUNT, 1, 3, 7, 8, 9, 20 };
    begin(model, responses, spread);
    cst_lanes *x = cst_lanes_create(p, w);
    TEST_ASSERT_NOT_NULL_MESSAGE(x, model);
    for (size_t k = 0; k < sizeof counts / sizeof counts[0]; k++) {
        mix();
        memset(value, 0, sizeof value);
        runs = counts[k];
        next_run = in_lanes = 0;
        cst_lanes_run(x, &(cst_runs){ next, alone, done, NULL });
        compare(model);
        if (!k) {
            printf("%s: %d of %d runs in lanes\n", model, in_lanes, runs);
            TEST_ASSERT_TRUE_MESSAGE(in_lanes >= least, model);
        }
    }
    cst_lanes_free(x);
    end();
}

static const char *const cost[] = { NULL };

static void test_models(void)
{
    check("fivebar", cost, 0.02, COUNT);
    check("pendulum", cost, 0.1, COUNT);
    check("slidercrank", cost, 0.02, COUNT);
    check("squeezer", cost, 0.01, COUNT);
}

static void test_responses(void)
{
    static const char *const some[] = { "b=rms(bar1)", "s=mean(sag)", "e=final(sag)",
                                        "i=integral(bar2 * sag)", NULL };
    check("fivebar", some, 0.05, COUNT / 2);
}

/* Designs that cannot be assembled, or run into a singular position: each says so, alone. */
static void test_far_apart(void)
{
    check("fivebar", cost, 0.4, 0);
    check("nfourbar", cost, 0.1, 0);
    check("slidercrank", cost, 0.6, 0);
}

static void test_what_is_not_in_lanes(void)
{
    static const char *const instants[] = { "max(sag)", "at(sag, 1)" };
    for (int k = 0; k < 2; k++) {
        const char *const one[] = { instants[k], NULL };
        begin("fivebar", one, 0.02);
        TEST_ASSERT_NULL_MESSAGE(cst_lanes_create(p, w), instants[k]);
        end();
    }
    begin("barrier", cost, 0.0); /* with switches */
    TEST_ASSERT_NULL(cst_lanes_create(p, w));
    end();
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_models);
    RUN_TEST(test_responses);
    RUN_TEST(test_far_apart);
    RUN_TEST(test_what_is_not_in_lanes);
    return UNITY_END();
}
