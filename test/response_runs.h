/* Problems with responses, for their tests. */
#ifndef RESPONSE_RUNS_H
#define RESPONSE_RUNS_H

#include "rig.h"
#include "unity.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST = 16, DESIGNS = 16 };
static rig one, two;
static double values[MOST], jacobian[MOST * DESIGNS];

void setUp(void) {}
void tearDown(void)
{
    rig_close(&one);
    rig_close(&two);
}

static inline void add(rig *r, const char *const *texts)
{
    for (int k = 0; texts[k]; k++)
        TEST_ASSERT_EQUAL_INT_MESSAGE(CST_OK, cst_add_response(r->p, texts[k]),
                                      cst_problem_message(r->p));
}

static inline int ask(rig *r, double *to, double *by)
{
    rig_work(r);
    TEST_ASSERT_TRUE(r->count <= DESIGNS);
    int status = cst_responses(r->p, r->w, NULL, to, by);
    TEST_ASSERT_TRUE_MESSAGE(status >= 0, cst_message(r->w));
    return status;
}

static inline void ask_cleanly(rig *r, double *to, double *by)
{
    int status = ask(r, to, by);
    TEST_ASSERT_EQUAL_INT_MESSAGE(CST_OK, status, cst_message(r->w));
}

static inline void near(double expected, double actual, double bound, const char *what)
{
    char text[200];
    snprintf(text, sizeof text, "%s: %.12g, not %.12g", what, actual, expected);
    TEST_ASSERT_TRUE_MESSAGE(fabs(actual - expected) <= bound * fmax(1.0, fabs(expected)), text);
}

#endif
