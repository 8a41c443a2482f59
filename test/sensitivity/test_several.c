/* What several responses cost at once: one forward run, and one backward pass that carries an
 * adjoint for each. */
#include "base/vectors.h"
#include "response_runs.h"

#include <time.h>

static void ask_for(rig *r, const char *model, const char *const *texts, int count, double tf)
{
    rig_open(r, cst_model_find(model), NULL, NULL, CST_ADJOINT, RIG_DEFAULT);
    cst_options o = cst_problem_options(r->p);
    o.tf = tf;
    rig_options(r, o);
    for (int k = 0; k < count; k++)
        TEST_ASSERT_EQUAL_INT_MESSAGE(CST_OK, cst_add_response(r->p, texts[k]),
                                      cst_problem_message(r->p));
    ask(r, values, jacobian);
}

static double processor_time(rig *r)
{
    clock_t begin = clock();
    TEST_ASSERT_TRUE(cst_responses(r->p, r->w, NULL, values, jacobian) >= 0);
    return (double)(clock() - begin);
}

/* Five responses in units of one: processor time, the least of many, in turn, for other programs
 * disturb them; measured again where they disturb them all the same. */
static void five(const char *model, const char *const *texts, double tf, double most)
{
    double alone = INFINITY, all = INFINITY;
    ask_for(&one, model, texts, 1, tf);
    ask_for(&two, model, texts, 5, tf);
    for (int i = 0; i < 200 && (i < 10 || all > most * alone); i++) {
        alone = fmin(alone, processor_time(&one));
        all = fmin(all, processor_time(&two));
    }
    printf("  %s: five responses take %.2f times one\n", model, all / alone);
    TEST_ASSERT_TRUE_MESSAGE(all <= most * alone, "five responses take too long");
}

/* Measured: 2.0, and 2.1 in instructions; without AVX 2.5.  It was 1.5 while one took twice as
 * long: five take 0.55 of the time that they took then. */
static void test_fivebar(void)
{
    five("fivebar",
         (const char *const[]){ "position", "rms(bar1)", "mean(sag)", "integral(spring2)",
                                "final(x2)" },
         5.0, CST_HAS_FOURS ? 2.3 : 2.8);
}

/* Measured: 1.5, without AVX-512 1.7, without AVX, where products are one by one, 2.25. */
static void test_vehicle(void)
{
    five("iltis",
         (const char *const[]){ "comfort", "rms(chassis_az)", "rms(tyre_fl)", "travel",
                                "mean(travel_rl)" },
         0.3, CST_HAS_FOURS ? 1.9 : 2.5);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_fivebar);
    RUN_TEST(test_vehicle);
    return UNITY_END();
}
