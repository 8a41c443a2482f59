#include "unity.h"

#include <math.h>
#include <setjmp.h>
#include <stdio.h>
#include <string.h>

static struct {
    const char *file, *name;
    int line, tests, failures, ignored;
    enum { PASSED, FAILED, IGNORED } outcome;
    jmp_buf leave;
} run;

void UnityBegin(const char *file)
{
    memset(&run, 0, sizeof run);
    run.file = file;
}

/* One line a verdict: file:line:name:VERDICT, and the message if there is one. */
static void report(int line, const char *verdict, const char *message)
{
    printf("%s:%d:%s:%s%s%s\n", run.file, line, run.name, verdict, message ? ": " : "",
           message ? message : "");
    fflush(stdout);
}

/* Runs one function; nonzero when it left early. */
static int attempt(UnityTestFunction function)
{
    if (setjmp(run.leave))
        return 1;
    function();
    return 0;
}

void UnityDefaultTestRun(UnityTestFunction test, const char *name, const int line)
{
    run.name = name;
    run.line = line;
    run.outcome = PASSED;
    run.tests++;
    if (!attempt(setUp))
        (void)attempt(test);
    (void)attempt(tearDown);
    run.failures += run.outcome == FAILED;
    run.ignored += run.outcome == IGNORED;
    if (run.outcome == PASSED)
        report(line, "PASS", 0);
}

int UnityEnd(void)
{
    printf("\n-----------------------\n%d Tests %d Failures %d Ignored\n%s\n", run.tests,
           run.failures, run.ignored, run.failures ? "FAIL" : "OK");
    fflush(stdout);
    return run.failures;
}

void cst_unity_fail(const char *message, int line)
{
    if (run.outcome != FAILED)
        report(line, "FAIL", message);
    run.outcome = FAILED;
    longjmp(run.leave, 1);
}

void cst_unity_ignore(const char *message, int line)
{
    if (run.outcome == PASSED) {
        report(line, "IGNORE", message);
        run.outcome = IGNORED;
    }
    longjmp(run.leave, 1);
}

/* Fails with what was seen and, after it, the test's own words. */
static _Noreturn void fail_with(const char *seen, const char *message, int line)
{
    char text[1024];
    snprintf(text, sizeof text, "%s%s%s", seen, message ? "; " : "", message ? message : "");
    cst_unity_fail(text, line);
}

void cst_unity_check(int holds, const char *what, const char *message, int line)
{
    char seen[512];
    if (holds)
        return;
    snprintf(seen, sizeof seen, "does not hold: %s", what);
    fail_with(seen, message, line);
}

void cst_unity_equal_int(long long expected, long long actual, const char *message, int line)
{
    char seen[64];
    if (expected == actual)
        return;
    snprintf(seen, sizeof seen, "wanted %lld, got %lld", expected, actual);
    fail_with(seen, message, line);
}

void cst_unity_equal_string(const char *expected, const char *actual, const char *message, int line)
{
    char seen[512];
    if (expected == actual || (expected && actual && !strcmp(expected, actual)))
        return;
    snprintf(seen, sizeof seen, "wanted \"%.200s\", got \"%.200s\"", expected ? expected : "(null)",
             actual ? actual : "(null)");
    fail_with(seen, message, line);
}

/* A NaN is within nothing. */
void cst_unity_within(double delta, double expected, double actual, const char *message, int line)
{
    char seen[128];
    if (expected == actual || fabs(actual - expected) <= fabs(delta))
        return;
    snprintf(seen, sizeof seen, "wanted %.17g within %.3g, got %.17g", expected, delta, actual);
    fail_with(seen, message, line);
}
