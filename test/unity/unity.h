/* The names of Unity's interface that the tests here use, for machines without Unity; the code is
 * Costate's own.  A test that fails leaves by longjmp; setUp and tearDown run around each test and
 * are the test file's. */
#ifndef CST_UNITY_H
#define CST_UNITY_H

void setUp(void);
void tearDown(void);

typedef void (*UnityTestFunction)(void);
void UnityBegin(const char *file);
int UnityEnd(void); /* prints the summary, returns the number of failures */
void UnityDefaultTestRun(UnityTestFunction test, const char *name, const int line);

void cst_unity_check(int holds, const char *what, const char *message, int line);
void cst_unity_equal_int(long long expected, long long actual, const char *message, int line);
void cst_unity_equal_string(const char *expected, const char *actual, const char *message,
                            int line);
void cst_unity_within(double delta, double expected, double actual, const char *message, int line);
_Noreturn void cst_unity_fail(const char *message, int line);
_Noreturn void cst_unity_ignore(const char *message, int line);

#define UNITY_BEGIN()  UnityBegin(__FILE__)
#define UNITY_END()    UnityEnd()
#define RUN_TEST(test) UnityDefaultTestRun(test, #test, __LINE__)

#define TEST_FAIL_MESSAGE(message)   cst_unity_fail((message), __LINE__)
#define TEST_FAIL()                  cst_unity_fail(0, __LINE__)
#define TEST_IGNORE_MESSAGE(message) cst_unity_ignore((message), __LINE__)
#define TEST_IGNORE()                cst_unity_ignore(0, __LINE__)

#define TEST_ASSERT_MESSAGE(x, message)      cst_unity_check((x) ? 1 : 0, #x, (message), __LINE__)
#define TEST_ASSERT_TRUE_MESSAGE(x, message) TEST_ASSERT_MESSAGE(x, message)
#define TEST_ASSERT_FALSE_MESSAGE(x, message)                                                      \
    cst_unity_check((x) ? 0 : 1, "not " #x, (message), __LINE__)
#define TEST_ASSERT_NULL_MESSAGE(x, message)                                                       \
    cst_unity_check((x) == 0, #x " == NULL", (message), __LINE__)
#define TEST_ASSERT_NOT_NULL_MESSAGE(x, message)                                                   \
    cst_unity_check((x) != 0, #x " != NULL", (message), __LINE__)
#define TEST_ASSERT_EQUAL_INT_MESSAGE(expected, actual, message)                                   \
    cst_unity_equal_int((long long)(expected), (long long)(actual), (message), __LINE__)
#define TEST_ASSERT_EQUAL_STRING_MESSAGE(expected, actual, message)                                \
    cst_unity_equal_string((expected), (actual), (message), __LINE__)
#define TEST_ASSERT_DOUBLE_WITHIN_MESSAGE(delta, expected, actual, message)                        \
    cst_unity_within((delta), (expected), (actual), (message), __LINE__)

#define TEST_ASSERT(x)                          TEST_ASSERT_MESSAGE(x, 0)
#define TEST_ASSERT_TRUE(x)                     TEST_ASSERT_MESSAGE(x, 0)
#define TEST_ASSERT_FALSE(x)                    TEST_ASSERT_FALSE_MESSAGE(x, 0)
#define TEST_ASSERT_NULL(x)                     TEST_ASSERT_NULL_MESSAGE(x, 0)
#define TEST_ASSERT_NOT_NULL(x)                 TEST_ASSERT_NOT_NULL_MESSAGE(x, 0)
#define TEST_ASSERT_EQUAL_INT(expected, actual) TEST_ASSERT_EQUAL_INT_MESSAGE(expected, actual, 0)
#define TEST_ASSERT_EQUAL_STRING(expected, actual)                                                 \
    TEST_ASSERT_EQUAL_STRING_MESSAGE(expected, actual, 0)
#define TEST_ASSERT_DOUBLE_WITHIN(delta, expected, actual)                                         \
    TEST_ASSERT_DOUBLE_WITHIN_MESSAGE(delta, expected, actual, 0)

#endif
