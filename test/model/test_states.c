/* The table of states in a descriptor, refused; what servo.c of test/zoo does with it is in
 * test/ad/test_states.sh. */
#include "costate_model.h"

#include "unity.h"

#include <string.h>

void setUp(void) {}
void tearDown(void) {}

static const cst_state states[] = { { "z", "m", "a state" }, { "w", "m", NULL } };

static void refused(const char *name, int count, const cst_state *table, cst_start start,
                    const char *words)
{
    cst_model model = *cst_model_find(name);
    cst_problem *p;
    model.states = table;
    model.states_count = count;
    model.start = start;
    TEST_ASSERT_EQUAL_INT(CST_EMODEL, cst_problem_create(&model, &p));
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(cst_problem_message(p), words), cst_problem_message(p));
    cst_problem_free(p);
}

static void test_table(void)
{
    refused("slidercrank", -1, states, CST_GIVEN, "correct one of the two");
    refused("slidercrank", 1000, states, CST_GIVEN, "correct one of the two");
    refused("slidercrank", 1, NULL, CST_GIVEN, "correct one of the two");
    refused("slidercrank", 2, states, CST_GIVEN, "state 2 of 2 has no name, unit or meaning");
    refused("iltis", 1, states, CST_EQUILIBRIUM, "a search for an equilibrium does not set");
}

/* A coordinate with a mass of its own is no state. */
static void test_kernels(void)
{
    cst_model model = *cst_model_find("bouncer");
    cst_problem *p;
    cst_work *w;
    model.states = states;
    model.states_count = 1;
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_problem_create(&model, &p));
    TEST_ASSERT_EQUAL_INT(CST_EMODEL, cst_work_create(p, &w));
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(cst_message(w), "not that of a mass of 1"), cst_message(w));
    cst_work_free(w);
    cst_problem_free(p);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_table);
    RUN_TEST(test_kernels);
    return UNITY_END() != 0;
}
