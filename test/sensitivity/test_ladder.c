/* Every comparison of cst_check passes for sound models: with contacts, friction and tables too. */
#include "rig.h"
#include "unity.h"

#include <stdio.h>

static rig one;

void setUp(void) {}

void tearDown(void)
{
    rig_close(&one);
}

static void passes(const char *name, const char *wrt)
{
    cst_rung rungs[64];
    char message[256];
    rig_open(&one, cst_model_find(name), NULL, wrt, CST_ADJOINT, RIG_DEFAULT);
    rig_work(&one);
    int count = cst_check(one.p, one.w, rungs, 64);
    TEST_ASSERT_TRUE_MESSAGE(count > 0 && count <= 64, cst_message(one.w));
    for (int i = 0; i < count; i++) {
        snprintf(message, sizeof message, "%s: %s: %g", name, rungs[i].name, rungs[i].error);
        TEST_ASSERT_TRUE_MESSAGE(rungs[i].error <= rungs[i].bound, message);
    }
    rig_close(&one);
    one = (rig){ 0 };
}

static void test_contacts(void)
{
    passes("bouncer", NULL);
    passes("drop", NULL);
    passes("strike", NULL);
}

static void test_friction(void)
{
    passes("belt", NULL);
    passes("puck", NULL);
    passes("woodpecker", NULL);
    passes("bumpstop", NULL);
    passes("brake", NULL);
}

static void test_others(void)
{
    passes("pendulum", NULL);
    passes("barrier", NULL);
    passes("fivebar", NULL);
}

static void test_tables(void)
{
    passes("cartpole", "m1,u[7]");
    passes("manipulator", "R,u1[3],u3[20]");
    passes("bead", "m,g,angle[4]");
}

/* Of derivatives that are small beside the residual's terms, differences have rounding alone. */
static void test_small_derivatives(void)
{
    passes("crane", "M");
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_contacts);
    RUN_TEST(test_friction);
    RUN_TEST(test_others);
    RUN_TEST(test_tables);
    RUN_TEST(test_small_derivatives);
    return UNITY_END();
}
