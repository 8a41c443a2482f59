/* The push/pop stack under the generated reverse code. */
#include "adBuffer.h"
#include "stack.h"
#include "unity.h"

#include <pthread.h>
#include <stdint.h>

/* A sanitizer's malloc gives NULL for what is too large, as the C library's does. */
const char *__asan_default_options(void);
const char *__tsan_default_options(void);
const char *__asan_default_options(void)
{
    return "allocator_may_return_null=1";
}
const char *__tsan_default_options(void)
{
    return "allocator_may_return_null=1";
}

void setUp(void)
{
    cst_stack_reset();
}
void tearDown(void)
{
    cst_stack_release();
}

static void test_last_in_first_out(void)
{
    double x = 0, in[3] = { 1.5, -2.5, 3.5 }, out[3] = { 0 };
    int i = 0, b1 = -1, b2 = -1, b3 = -1, b4 = -1, b5 = -1;
    void *p = 0;
    pushReal8(0.1);
    pushInteger4(-7);
    pushControl1b(1);
    pushReal8Array(in, 3);
    pushControl2b(3);
    pushControl3b(7);
    pushPointer8(&x);
    pushControl4b(15);
    pushControl5b(31);
    popControl5b(&b5);
    popControl4b(&b4);
    popPointer8(&p);
    popControl3b(&b3);
    popControl2b(&b2);
    popReal8Array(out, 3);
    popControl1b(&b1);
    popInteger4(&i);
    popReal8(&x);
    TEST_ASSERT_EQUAL_INT(31, b5);
    TEST_ASSERT_EQUAL_INT(15, b4);
    TEST_ASSERT_TRUE(p == &x);
    TEST_ASSERT_EQUAL_INT(7, b3);
    TEST_ASSERT_EQUAL_INT(3, b2);
    TEST_ASSERT_TRUE(out[0] == 1.5 && out[1] == -2.5 && out[2] == 3.5);
    TEST_ASSERT_EQUAL_INT(1, b1);
    TEST_ASSERT_EQUAL_INT(-7, i);
    TEST_ASSERT_TRUE(x == 0.1);
    TEST_ASSERT_EQUAL_INT(0, cst_stack_depth());
    TEST_ASSERT_FALSE(cst_stack_failed());
}

/* Far beyond the first allocation, with sizes that never divide it. */
static void test_growth(void)
{
    enum { COUNT = 200000 };
    for (int i = 0; i < COUNT; i++) {
        pushReal8(i + 0.25);
        pushControl1b(i & 1);
    }
    TEST_ASSERT_EQUAL_INT(COUNT * 9, cst_stack_depth());
    for (int i = COUNT - 1; i >= 0; i--) {
        int branch = -1;
        double x = 0;
        popControl1b(&branch);
        popReal8(&x);
        TEST_ASSERT_TRUE(branch == (i & 1) && x == i + 0.25);
    }
    TEST_ASSERT_EQUAL_INT(0, cst_stack_depth());
    TEST_ASSERT_FALSE(cst_stack_failed());
}

static void test_large_array(void)
{
    static double in[100000], out[100000];
    for (int i = 0; i < 100000; i++)
        in[i] = i;
    pushReal8Array(in, 100000);
    popReal8Array(out, 100000);
    for (int i = 0; i < 100000; i++)
        TEST_ASSERT_TRUE(out[i] == i);
    pushReal8Array(in, 0);
    TEST_ASSERT_EQUAL_INT(0, cst_stack_depth());
}

/* Too little on the stack: flagged, zeros, and it stays flagged until a reset. */
static void test_underflow(void)
{
    double x = 1, many[4] = { 1, 1, 1, 1 };
    int i = 1;
    void *p = &x;
    popReal8(&x);
    TEST_ASSERT_TRUE(cst_stack_failed());
    TEST_ASSERT_TRUE(x == 0.0);
    popInteger4(&i);
    TEST_ASSERT_EQUAL_INT(0, i);
    popPointer8(&p);
    TEST_ASSERT_NULL(p);
    pushReal8(2.0);
    TEST_ASSERT_TRUE(cst_stack_failed());
    cst_stack_reset();
    TEST_ASSERT_FALSE(cst_stack_failed());
    pushReal8(3.0);
    popReal8Array(many, 4);
    TEST_ASSERT_TRUE(cst_stack_failed());
    TEST_ASSERT_TRUE(many[0] == 0.0 && many[3] == 0.0);
}

/* No memory: flagged, and nothing is written; after a reset the stack works as before. */
static void test_no_memory(void)
{
    double x = 0;
    pushReal8(1.0);
    cst_stack_push(&x, SIZE_MAX / 4);
    TEST_ASSERT_TRUE(cst_stack_failed());
    TEST_ASSERT_EQUAL_INT(8, cst_stack_depth());
    popReal8(&x);
    TEST_ASSERT_TRUE(x == 0.0 && cst_stack_failed());
    cst_stack_reset();
    pushReal8(2.0);
    popReal8(&x);
    TEST_ASSERT_TRUE(x == 2.0 && !cst_stack_failed());
}

static void test_reset(void)
{
    double x = 0;
    pushReal8(1.0);
    pushReal8(2.0);
    TEST_ASSERT_EQUAL_INT(16, cst_stack_depth());
    cst_stack_reset();
    TEST_ASSERT_EQUAL_INT(0, cst_stack_depth());
    pushReal8(3.0);
    popReal8(&x);
    TEST_ASSERT_TRUE(x == 3.0);
    pushReal8(3.5);
    cst_stack_release();
    cst_stack_release();
    TEST_ASSERT_EQUAL_INT(0, cst_stack_depth());
    pushReal8(4.0);
    popReal8(&x);
    TEST_ASSERT_TRUE(x == 4.0);
}

/* Each thread pushes its own numbers, waits for the other, and must find only its own. */
typedef struct {
    double base;
    int right;
    pthread_barrier_t *both;
} side;

static void *push_and_pop(void *user)
{
    side *me = user;
    me->right = cst_stack_depth() == 0;
    for (int i = 0; i < 10000; i++)
        pushReal8(me->base + i);
    pthread_barrier_wait(me->both);
    me->right = me->right && cst_stack_depth() == 80000;
    for (int i = 9999; i >= 0; i--) {
        double x = 0;
        popReal8(&x);
        me->right = me->right && x == me->base + i;
    }
    pthread_barrier_wait(me->both);
    if (me->base > 0.0) { /* an underflow here is not the other thread's */
        double x;
        popReal8(&x);
    }
    pthread_barrier_wait(me->both);
    me->right = me->right && cst_stack_failed() == (me->base > 0.0);
    cst_stack_release();
    return 0;
}

static void test_threads(void)
{
    pthread_t thread[2];
    pthread_barrier_t both;
    side sides[2] = { { -1e6, 0, &both }, { 1e6, 0, &both } };
    double x = 0;
    pushReal8(0.5);
    pthread_barrier_init(&both, 0, 2);
    for (int i = 0; i < 2; i++)
        TEST_ASSERT_EQUAL_INT(0, pthread_create(&thread[i], 0, push_and_pop, &sides[i]));
    for (int i = 0; i < 2; i++)
        pthread_join(thread[i], 0);
    pthread_barrier_destroy(&both);
    TEST_ASSERT_TRUE(sides[0].right);
    TEST_ASSERT_TRUE(sides[1].right);
    popReal8(&x);
    TEST_ASSERT_TRUE(x == 0.5);
    TEST_ASSERT_FALSE(cst_stack_failed());
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_last_in_first_out);
    RUN_TEST(test_growth);
    RUN_TEST(test_large_array);
    RUN_TEST(test_underflow);
    RUN_TEST(test_no_memory);
    RUN_TEST(test_reset);
    RUN_TEST(test_threads);
    return UNITY_END() != 0;
}
