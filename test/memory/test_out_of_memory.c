/* Memory that runs out: the k-th allocation fails, for every k, once and from then on.  Each trial
 * is a process of its own, so that a crash is a result like others. */
#include "allocation.h"
#include "rig.h"
#include "unity.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

enum {
    FINE = 0,
    WRONG_STATUS = 10,
    NO_MESSAGE,
    NUMBERS,
    LEAK,
    PRINTS,
    WRONG_NUMBERS,
    ENOUGH = 99,
    MANY = 512,
    MOST = 600
};
static const char *const meaning[] = { "another status than CST_EMEMORY", "no message",
                                       "numbers after an error",          "memory not given back",
                                       "something on the terminal",       "a wrong gradient" };
static double right[MANY]; /* the gradient, undisturbed */
static const cst_method methods[] = { CST_ADJOINT, CST_DIRECT };
static FILE *terminal; /* where a trial's words go */

void setUp(void) {}
void tearDown(void) {}

/* Problem, work and gradient, as far as memory allows. */
static int go(const cst_model *model, cst_method method, cst_problem **p, cst_work **w, double *psi,
              double *gradient)
{
    int status = cst_problem_create(model, p);
    if (status >= 0)
        status = cst_set_design(*p, "all");
    /* parameters of value 0 would have each trial's run made again */
    static const char *const off_zero[] = { "ramp", "steer", "xC" };
    for (int i = 0; status >= 0 && !strcmp(model->name, "iltis") && i < 3; i++)
        status = cst_set_parameter(*p, off_zero[i], 1e-3);
    if (status < 0)
        return status;
    cst_options o = cst_problem_options(*p);
    o.method = method;
    o.tf *= model->n > 50 ? 0.002 : 0.01;
    status = cst_set_options(*p, &o);
    if (status >= 0)
        status = cst_work_create(*p, w);
    return status < 0 ? status : cst_gradient(*p, *w, NULL, psi, gradient);
}

/* To what a few steps of another size make of it. */
static int same(const double *gradient, int count)
{
    double scale = 0.0, difference = 0.0;
    for (int i = 0; i < count; i++) {
        scale = fmax(scale, fabs(right[i]));
        difference = fmax(difference, fabs(gradient[i] - right[i]));
    }
    return difference <= 1e-4 * scale;
}

/* What came of it when allocation k failed, as an exit code. */
static int attempt(const cst_model *model, cst_method method, long k, int on)
{
    cst_problem *p = NULL;
    cst_work *w = NULL;
    double psi = NAN, gradient[MANY];
    int outcome = FINE;
    long before = allocation_now().live;
    allocation_watch();
    (on ? allocation_fail_from : allocation_fail)(k);
    int status = go(model, method, &p, &w, &psi, gradient);
    long calls = allocation_now().ours;
    allocation_fail(0);
    const char *message =
        w || !strlen(cst_problem_message(p)) ? cst_message(w) : cst_problem_message(p);
    if (status >= 0 && calls < k)
        outcome = ENOUGH;                              /* so many are never made */
    else if (status >= 0 && !same(gradient, model->p)) /* it may go on with a smaller step */
        outcome = WRONG_NUMBERS;
    else if (status < 0 && status != CST_EMEMORY)
        outcome = WRONG_STATUS;
    else if (status < 0 && !strstr(message, "memory"))
        outcome = NO_MESSAGE;
    else if (status < 0 && !isnan(psi))
        outcome = NUMBERS;
    if (getenv("TEST_OUT_OF_MEMORY"))
        printf("  %ld: status %d, %s\n", k, status, message);
    cst_work_free(w);
    cst_problem_free(p);
    /* one: this thread's stack of the generated code */
    if (outcome == FINE && allocation_now().live > before + 1)
        outcome = LEAK;
    return outcome;
}

static int in_a_process(const cst_model *model, cst_method method, long k, int on)
{
    int status;
    fflush(stdout);
    pid_t child = fork();
    TEST_ASSERT_TRUE(child >= 0);
    if (child == 0) {
        dup2(fileno(terminal), 2);
        int outcome = attempt(model, method, k, on);
        fflush(stdout);
        _exit(outcome);
    }
    TEST_ASSERT_TRUE(waitpid(child, &status, 0) == child);
    if (!WIFEXITED(status))
        return -WTERMSIG(status);
    return WEXITSTATUS(status) == FINE && lseek(fileno(terminal), 0, SEEK_END) > 0
               ? PRINTS
               : WEXITSTATUS(status);
}

/* Every k for a small model; for one with many allocations as many k as MOST, spread over all of
 * them. */
static void run_out(int on)
{
    terminal = tmpfile();
    TEST_ASSERT_NOT_NULL(terminal);
    for (int i = 0; i < 2; i++) {
        long last = 1, bad = 0, count = 0;
        cst_problem *p = NULL;
        cst_work *w = NULL;
        double psi;
        TEST_ASSERT_TRUE(rig_model->p <= MANY);
        TEST_ASSERT_EQUAL_INT(CST_OK, go(rig_model, methods[i], &p, &w, &psi, right));
        cst_work_free(w);
        cst_problem_free(p);
        while (in_a_process(rig_model, methods[i], last, 0) != ENOUGH)
            last = last * 2;
        /* the number of allocations, by bisection */
        for (long below = last / 2; last - below > 1;) {
            long middle = (below + last) / 2;
            *(in_a_process(rig_model, methods[i], middle, 0) == ENOUGH ? &last : &below) = middle;
        }
        for (long k = 1; k < last; k += 1 + last / MOST, count++) {
            int outcome = in_a_process(rig_model, methods[i], k, on);
            if (outcome == FINE)
                continue;
            if (bad++ < 5)
                printf("  method %d, allocation %ld of %ld%s: %s %d\n", (int)methods[i], k,
                       last - 1, on ? " and all after" : "",
                       outcome < 0 ? "signal" : meaning[outcome - WRONG_STATUS],
                       outcome < 0 ? -outcome : 0);
        }
        printf("  method %d: %ld of %ld allocations made to fail, %ld not right\n", (int)methods[i],
               count, last - 1, bad);
        TEST_ASSERT_TRUE(count > 20);
        if (i == 1)
            fclose(terminal);
        TEST_ASSERT_EQUAL_INT_MESSAGE(0, bad,
                                      "allocations whose failure is not reported as it should be");
    }
}

static void test_once(void)
{
    run_out(0);
}
static void test_from_then_on(void)
{
    run_out(1);
}

int main(int argc, char **argv)
{
    rig_arguments(argc, argv);
    UNITY_BEGIN();
    rig_each_model(test_once, "once");
    rig_each_model(test_from_then_on, "from_then_on");
    return UNITY_END() != 0;
}
