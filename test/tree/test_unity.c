/* The harness itself: every assertion below is wrong and must fail, or be passed over; the FAIL
 * lines are expected. */
#include "unity.h"

#include <math.h>
#include <stdio.h>

static int set_up, torn_down, went_on;

void setUp(void)
{
    set_up++;
}
void tearDown(void)
{
    torn_down++;
}

#define MUST_LEAVE(name, assertion)                                                                \
    static void name(void)                                                                         \
    {                                                                                              \
        assertion;                                                                                 \
        went_on++;                                                                                 \
    }
MUST_LEAVE(fails_assert, TEST_ASSERT(set_up < 0))
MUST_LEAVE(fails_true, TEST_ASSERT_TRUE(set_up < 0))
MUST_LEAVE(fails_true_message, TEST_ASSERT_TRUE_MESSAGE(set_up < 0, "as expected"))
MUST_LEAVE(fails_false, TEST_ASSERT_FALSE(set_up > 0))
MUST_LEAVE(fails_false_message, TEST_ASSERT_FALSE_MESSAGE(set_up > 0, "as expected"))
MUST_LEAVE(fails_int, TEST_ASSERT_EQUAL_INT(1, -1))
MUST_LEAVE(fails_int_message, TEST_ASSERT_EQUAL_INT_MESSAGE(1, 2, "as expected"))
MUST_LEAVE(fails_null, TEST_ASSERT_NULL(&set_up))
MUST_LEAVE(fails_not_null, TEST_ASSERT_NOT_NULL(NULL))
MUST_LEAVE(fails_string, TEST_ASSERT_EQUAL_STRING("one", "other"))
MUST_LEAVE(fails_string_null, TEST_ASSERT_EQUAL_STRING("one", NULL))
MUST_LEAVE(fails_within, TEST_ASSERT_DOUBLE_WITHIN(1e-15, 1.0, 1.0 + 1e-14))
MUST_LEAVE(fails_within_nan, TEST_ASSERT_DOUBLE_WITHIN(1e-15, 1.0, NAN))
MUST_LEAVE(fails_within_message, TEST_ASSERT_DOUBLE_WITHIN_MESSAGE(0.1, 1.0, -1.0, "as expected"))
MUST_LEAVE(fails_at_once, TEST_FAIL_MESSAGE("as expected"))
MUST_LEAVE(is_ignored, TEST_IGNORE_MESSAGE("as expected"))

static void passes(void)
{
    TEST_ASSERT(1);
    TEST_ASSERT_TRUE(set_up);
    TEST_ASSERT_FALSE(0);
    TEST_ASSERT_EQUAL_INT(-3, -3);
    TEST_ASSERT_NULL(NULL);
    TEST_ASSERT_NOT_NULL(&set_up);
    TEST_ASSERT_EQUAL_STRING("same", "same");
    TEST_ASSERT_DOUBLE_WITHIN(1e-15, 1.0, 1.0 + 2e-16);
}

int main(void)
{
    static const UnityTestFunction failing[] = {
        fails_assert,      fails_true,           fails_true_message,
        fails_false,       fails_false_message,  fails_int,
        fails_int_message, fails_null,           fails_not_null,
        fails_string,      fails_string_null,    fails_within,
        fails_within_nan,  fails_within_message, fails_at_once
    };
    const int count = (int)(sizeof failing / sizeof failing[0]);
    UNITY_BEGIN();
    for (int i = 0; i < count; i++)
        RUN_TEST(failing[i]);
    RUN_TEST(is_ignored);
    RUN_TEST(passes);
    int failures = UNITY_END();
    printf("%d of %d failed as they must, %d went on, %d of %d torn down\n", failures, count,
           went_on, torn_down, set_up);
    return !(failures == count && went_on == 0 && set_up == count + 2 && torn_down == set_up);
}
