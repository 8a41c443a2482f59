/* Studies: the same digits by threads and by a backend of one's own, problems that are copied,
 * results that are packed by their fields, statistics, errors. */
#include "costate_study.h"
#include "unity.h"

#include <math.h>
#include <string.h>

enum { COUNT = 9 };

static const char *const vary[] = { "k1=normal(100,5)", "L01=+uniform(-0.05,0.05)" };
static cst_problem *p;

void setUp(void)
{
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_problem_create(cst_model_find("fivebar"), &p));
    cst_options o = cst_problem_options(p);
    o.tf = 0.5;
    cst_set_options(p, &o);
    cst_set_parameter(p, "k2", 90.0);
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_add_response(p, "peak=max(x2)"));
}

void tearDown(void)
{
    cst_problem_free(p);
}

static int from_the_end(void *user, const cst_ensemble *e, int lanes)
{
    ++*(int *)user;
    TEST_ASSERT_EQUAL_INT(2, lanes);
    cst_ensemble_reset(e);
    for (int i = e->count - 1; i >= 0; i--) {
        e->status[i] = e->run(e->user, i % 2, i, e->in + (size_t)i * (size_t)e->inputs,
                              e->out + (size_t)i * (size_t)e->outputs, e->text[i]);
        TEST_ASSERT_EQUAL_INT(0, e->done(e->user, i));
    }
    return cst_ensemble_verdict(e);
}

static void test_backends(void)
{
    int asked = 0;
    const cst_backend own = { "from the end", from_the_end, &asked };
    const cst_study how[] = { { .jobs = 1 }, { .jobs = 3 }, { .jobs = 2, .backend = &own } };
    cst_sampler *s[3];
    cst_sampled r[3];
    for (int k = 0; k < 3; k++) {
        TEST_ASSERT_EQUAL_INT(CST_OK, cst_samples(p, vary, 2, COUNT, 5, &how[k], &s[k]));
        TEST_ASSERT_EQUAL_INT(CST_OK, cst_sampler_result(s[k], &r[k]));
        TEST_ASSERT_TRUE(r[k].finished && r[k].failed == 0 && r[k].first_failed == -1);
        TEST_ASSERT_TRUE(memcmp(r[0].values, r[k].values, 2 * COUNT * sizeof(double)) == 0);
        TEST_ASSERT_TRUE(memcmp(r[0].statistics, r[k].statistics, 2 * sizeof *r[k].statistics) ==
                         0);
        TEST_ASSERT_TRUE(memcmp(r[0].slopes, r[k].slopes, 4 * sizeof(double)) == 0);
    }
    TEST_ASSERT_EQUAL_INT(1, asked);
    TEST_ASSERT_EQUAL_STRING("peak", cst_response_at(r[0].problem, 1).name);
    for (int k = 0; k < 3; k++)
        cst_sampler_free(s[k]);
}

/* A copy solves to the same bits, and is another problem. */
static void test_copy(void)
{
    cst_problem *copy;
    cst_work *w, *v;
    double x[2], y[2], jacobian[2][2], other[2][2];
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_add_constraint(p, "max(x2) <= 5"));
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_set_objective(p, "position"));
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_problem_copy(p, &copy));
    TEST_ASSERT_TRUE(cst_fingerprint(CST_FINGERPRINT, p) == cst_fingerprint(CST_FINGERPRINT, copy));
    TEST_ASSERT_EQUAL_INT(1, cst_constraint_count(copy));
    TEST_ASSERT_EQUAL_INT(cst_objective_index(p), cst_objective_index(copy));
    cst_clear_responses(p);
    cst_clear_responses(copy);
    cst_add_response(p, "rms(x2)");
    cst_add_response(copy, "rms(x2)");
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_work_create(p, &w));
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_work_create(copy, &v));
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_responses(p, w, NULL, x, jacobian[0]));
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_responses(copy, v, NULL, y, other[0]));
    TEST_ASSERT_TRUE(memcmp(x, y, sizeof *x) == 0);
    TEST_ASSERT_TRUE(memcmp(jacobian, other, sizeof jacobian[0]) == 0);
    cst_set_parameter(copy, "k2", 80.0);
    TEST_ASSERT_DOUBLE_WITHIN(0.0, 90.0, cst_parameter_value(p, 5));
    cst_work_free(w);
    cst_work_free(v);
    cst_problem_free(copy);
}

/* Every field of cst_stats is in the table: bytes that a table would forget are seen. */
static void test_stats(void)
{
    cst_stats stats, again;
    double numbers[CST_PACKED_STATS];
    unsigned char *bytes = (unsigned char *)&stats;
    for (size_t i = 0; i < sizeof stats; i++)
        bytes[i] = i % 4 == 0; /* small numbers, whatever the type */
    cst_stats_pack(&stats, numbers);
    cst_stats_unpack(numbers, &again);
    TEST_ASSERT_TRUE(memcmp(&stats, &again, sizeof stats) == 0);
    numbers[0] = NAN;
    numbers[10] = 1e300;
    cst_stats_unpack(numbers, &again); /* of a damaged file: no number that C does not have */
    TEST_ASSERT_EQUAL_INT(0, again.steps);
    TEST_ASSERT_EQUAL_INT(0, again.nodes);
}

static void test_statistics(void)
{
    double x[] = { 4.0, 1.0, 3.0, 2.0, 5.0 }, one = 7.0;
    cst_statistics s;
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_statistics_of(x, 5, &s));
    TEST_ASSERT_DOUBLE_WITHIN(0.0, 3.0, s.mean);
    TEST_ASSERT_DOUBLE_WITHIN(0.0, sqrt(2.5), s.std);
    TEST_ASSERT_DOUBLE_WITHIN(0.0, sqrt(0.5), s.mean_error);
    TEST_ASSERT_DOUBLE_WITHIN(0.0, 3.0, s.quantiles[3]);
    TEST_ASSERT_DOUBLE_WITHIN(0.0, 2.0, s.quantiles[2]);
    TEST_ASSERT_DOUBLE_WITHIN(0.0, 1.0, s.least);
    TEST_ASSERT_DOUBLE_WITHIN(0.0, 5.0, s.most);
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_statistics_of(&one, 1, &s));
    TEST_ASSERT_TRUE(isnan(s.std) && s.mean == 7.0);
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_statistics_of(NULL, 0, &s));
    TEST_ASSERT_TRUE(isnan(s.mean) && isnan(s.quantiles[3]));
    TEST_ASSERT_EQUAL_INT(CST_EARGUMENT, cst_statistics_of(NULL, 1, &s));
}

/* One point in each part of every coordinate. */
static void test_hypercube(void)
{
    double x[COUNT][3];
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_latin_hypercube(3, COUNT, 11, x[0]));
    for (int k = 0; k < 3; k++) {
        int seen[COUNT] = { 0 };
        for (int i = 0; i < COUNT; i++)
            seen[(int)(x[i][k] * COUNT)]++;
        for (int i = 0; i < COUNT; i++)
            TEST_ASSERT_EQUAL_INT(1, seen[i]);
    }
    TEST_ASSERT_EQUAL_INT(CST_EARGUMENT, cst_latin_hypercube(3, 0, 11, x[0]));
}

static void refuse(int wanted, const char *word, const char *const *texts, int n, int count,
                   const cst_study *how)
{
    cst_sampler *s;
    TEST_ASSERT_EQUAL_INT(wanted, cst_samples(p, texts, n, count, 1, how, &s));
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(cst_sampler_message(s), word), cst_sampler_message(s));
    cst_sampler_free(s);
}

static int at_once(void *user)
{
    return (void)user, 1;
}

static void test_errors(void)
{
    static const char *const twice[] = { "k1=normal(1,2)", "k1=normal(1,2)" };
    static const char *const empty[] = { "k1=uniform(2,2)" }, *const no_sum[] = { "k1" };
    static const char *const unknown[] = { "nix=normal(1,2)" }, *const far[] = {
        "L01=normal(-9,0.1)"
    };
    const cst_study stopped = { .jobs = 1, .stop = at_once },
                    nowhere = { .jobs = 1, .journal = "no_such_directory/journal" };
    refuse(CST_EVALUE, "varies twice", twice, 2, COUNT, NULL);
    refuse(CST_EVALUE, "lower one first", empty, 1, COUNT, NULL);
    refuse(CST_EVALUE, "is not NAME=normal", no_sum, 1, COUNT, NULL);
    refuse(CST_ENAME, "has no parameter 'nix'", unknown, 1, COUNT, NULL);
    refuse(CST_EVALUE, "2 or more", vary, 2, 1, NULL);
    refuse(CST_EVALUE, "every sample failed", far, 1, 2, NULL);
    refuse(CST_ECANCELED, "stopped", vary, 2, COUNT, &stopped);
    refuse(CST_EFILE, "cannot write the journal", vary, 2, COUNT, &nowhere);
    cst_sampler *s;
    TEST_ASSERT_EQUAL_INT(CST_EARGUMENT, cst_samples(NULL, vary, 2, COUNT, 1, NULL, &s));
    TEST_ASSERT_NULL(s);
    TEST_ASSERT_NOT_NULL(cst_sampler_message(NULL));
    cst_sampler_free(NULL);
    cst_evaluator_free(NULL);
    cst_multistart_free(NULL);
    cst_journal_close(NULL);
}

/* The evaluator of scenarios is the optimizer's own sum, bit by bit. */
static void test_weighted_sum(void)
{
    cst_scenario two[2] = { { p, NULL, 0.5 }, { p, NULL, 2.0 } };
    cst_evaluator *r;
    double psi, sum, gradient[2], each[2][2], values[2];
    int status[2];
    for (int i = 0; i < 2; i++)
        TEST_ASSERT_EQUAL_INT(CST_OK, cst_work_create(p, &two[i].w));
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_weighted_sum(two, 2, NULL, &r));
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_evaluator_run(r, NULL, &psi, gradient));
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_gradients(two, 2, 1, NULL, values, each[0], status));
    sum = 0.0 + 0.5 * values[0];
    TEST_ASSERT_DOUBLE_WITHIN(0.0, sum + 2.0 * values[1], psi);
    TEST_ASSERT_DOUBLE_WITHIN(0.0, 0.5 * each[0][1] + 2.0 * each[1][1], gradient[1]);
    cst_evaluator_free(r);
    cst_work_free(two[0].w);
    cst_work_free(two[1].w);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_backends);
    RUN_TEST(test_copy);
    RUN_TEST(test_stats);
    RUN_TEST(test_statistics);
    RUN_TEST(test_hypercube);
    RUN_TEST(test_weighted_sum);
    RUN_TEST(test_errors);
    return UNITY_END();
}
