/* Arrays of parameters: the pendulum with its length, gravity and start as one array has the same
 * gradients; names and patterns, values and files; descriptors that do not fit. */
#define _POSIX_C_SOURCE 200809L
#include "costate.h"
#include "costate_model.h"
#include "rig.h"
#include "unity.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const double defaults[] = { 1.5, 9.81, 1.2 };
static const cst_table table = { .values = defaults };
static cst_parameter rows[3];
static cst_model model;
static cst_problem *p;

void setUp(void)
{
    model = *cst_model_find("pendulum");
    rows[0] = model.parameters[0];
    rows[1] = (cst_parameter){
        "x", "-", 0.5, -100.0, 100.0, "length, gravity, angle", .count = 3, .table = &table
    };
    model.parameters = rows;
    model.design = "x";
    p = NULL;
}

void tearDown(void)
{
    cst_problem_free(p);
}

static void create(void)
{
    int status = cst_problem_create(&model, &p);
    TEST_ASSERT_TRUE_MESSAGE(status >= 0, cst_problem_message(p));
}

static void gradient_of(cst_problem *of, double *psi, double *gradient)
{
    cst_work *w;
    TEST_ASSERT_TRUE(cst_work_create(of, &w) >= 0);
    TEST_ASSERT_TRUE_MESSAGE(cst_gradient(of, w, NULL, psi, gradient) >= 0, cst_message(w));
    cst_work_free(w);
}

static void the_same_gradient(void)
{
    double psi, other_psi, gradient[3], other[3];
    cst_problem *plain;
    create();
    TEST_ASSERT_EQUAL_INT(3, cst_design_count(p));
    TEST_ASSERT_TRUE(cst_problem_create(cst_model_find("pendulum"), &plain) >= 0);
    TEST_ASSERT_TRUE(cst_set_design(plain, "L,g,theta0") >= 0);
    gradient_of(p, &psi, gradient);
    gradient_of(plain, &other_psi, other);
    cst_problem_free(plain);
    TEST_ASSERT_TRUE(psi == other_psi);
    for (int k = 0; k < 3; k++)
        TEST_ASSERT_TRUE(gradient[k] == other[k]);
}

static void expansion(void)
{
    create();
    const cst_model *m = cst_problem_model(p);
    TEST_ASSERT_EQUAL_INT(4, m->p);
    TEST_ASSERT_EQUAL_INT(1, m->arrays_count);
    TEST_ASSERT_EQUAL_STRING("x", m->arrays[0].name);
    TEST_ASSERT_EQUAL_INT(1, m->arrays[0].first);
    TEST_ASSERT_EQUAL_INT(3, m->arrays[0].count);
    TEST_ASSERT_EQUAL_STRING("x[2]", m->parameters[3].name);
    for (int k = 0; k < 3; k++)
        TEST_ASSERT_TRUE(cst_parameter_value(p, 1 + k) == defaults[k]);
    cst_problem *again;
    TEST_ASSERT_TRUE(cst_problem_create(m, &again) >= 0);
    TEST_ASSERT_TRUE(cst_problem_model(again) == m);
    cst_problem_free(again);
}

static void names(void)
{
    create();
    const cst_model *m = cst_problem_model(p);
    TEST_ASSERT_EQUAL_INT(1, cst_parameter_next(m, "x", -1));
    TEST_ASSERT_EQUAL_INT(2, cst_parameter_next(m, "x", 1));
    TEST_ASSERT_EQUAL_INT(-1, cst_parameter_next(m, "x", 3));
    TEST_ASSERT_EQUAL_INT(2, cst_parameter_next(m, "x[1]", -1));
    TEST_ASSERT_EQUAL_INT(-1, cst_parameter_next(m, "x[1]", 2));
    TEST_ASSERT_EQUAL_INT(-1, cst_parameter_next(m, "x[3]", -1));
    TEST_ASSERT_EQUAL_INT(-1, cst_parameter_next(m, "y", -1));
    TEST_ASSERT_EQUAL_INT(0, cst_parameter_next(m, "*", -1));
    TEST_ASSERT_EQUAL_INT(1, cst_parameter_next(m, "x*", -1));
    TEST_ASSERT_EQUAL_INT(-1, cst_parameter_next(m, "x*y", -1));
    TEST_ASSERT_TRUE(cst_set_design(p, "x[2],m") >= 0);
    TEST_ASSERT_EQUAL_INT(2, cst_design_count(p));
    TEST_ASSERT_EQUAL_INT(3, cst_design_index(p, 0));
    TEST_ASSERT_TRUE(cst_set_design(p, "*") >= 0);
    TEST_ASSERT_EQUAL_INT(4, cst_design_count(p));
    TEST_ASSERT_EQUAL_INT(CST_EVALUE, cst_set_design(p, "x,x[1]"));
    TEST_ASSERT_NOT_NULL(strstr(cst_problem_message(p), "'x[1]' is listed twice"));
    TEST_ASSERT_EQUAL_INT(4, cst_design_count(p));
}

static void values(void)
{
    const double some[] = { 1.0, 2.0, 3.0 }, far[] = { 1.0, 2.0, 300.0 };
    create();
    TEST_ASSERT_TRUE(cst_set_array(p, "x", some, 3) >= 0);
    TEST_ASSERT_TRUE(cst_parameter_value(p, 3) == 3.0);
    TEST_ASSERT_EQUAL_INT(CST_EVALUE, cst_set_array(p, "x", some, 2));
    TEST_ASSERT_NOT_NULL(strstr(cst_problem_message(p), "2 values for the array x"));
    TEST_ASSERT_EQUAL_INT(CST_EVALUE, cst_set_array(p, "x", far, 3));
    TEST_ASSERT_NOT_NULL(strstr(cst_problem_message(p), "x[2] = 300"));
    TEST_ASSERT_TRUE(cst_parameter_value(p, 3) == 3.0);
    TEST_ASSERT_EQUAL_INT(CST_EVALUE, cst_set_array(p, "m", some, 3));
    TEST_ASSERT_EQUAL_INT(CST_ENAME, cst_set_array(p, "y", some, 3));
    TEST_ASSERT_TRUE(cst_set_parameter(p, "x", 0.25) >= 0);
    TEST_ASSERT_TRUE(cst_set_parameter(p, "x[1]", 7.0) >= 0);
    TEST_ASSERT_TRUE(cst_parameter_value(p, 1) == 0.25 && cst_parameter_value(p, 2) == 7.0);
    TEST_ASSERT_TRUE(cst_set_design_values(p, some) >= 0);
    TEST_ASSERT_TRUE(cst_parameter_value(p, 2) == 2.0);
    TEST_ASSERT_EQUAL_INT(CST_EVALUE, cst_set_design_values(p, far));
}

/* The status for a file with that text, and what its message must have. */
static void file_of(const char *text, int status, const char *says)
{
    char path[] = "arrays_XXXXXX"; /* tests run side by side */
    FILE *file = fdopen(mkstemp(path), "w");
    fputs(text, file);
    fclose(file);
    int got = cst_set_array_file(p, "x", path);
    remove(path);
    TEST_ASSERT_EQUAL_INT_MESSAGE(status, got, text);
    TEST_ASSERT_TRUE_MESSAGE(strstr(cst_problem_message(p), says), cst_problem_message(p));
}

static void files(void)
{
    create();
    file_of("1\n2\n3\n", CST_OK, "");
    TEST_ASSERT_TRUE(cst_parameter_value(p, 3) == 3.0);
    file_of("\xef\xbb\xbfx [m]\n# one\n4\r\n\n 5 \n6e0\n", CST_OK, "");
    TEST_ASSERT_TRUE(cst_parameter_value(p, 3) == 6.0);
    file_of("1\n2\n", CST_EVALUE, "2 values for the array x, which has 3");
    file_of("1\ntwo\n3\n", CST_EVALUE, "line 2");
    file_of("1\n2 3 4\n3\n", CST_EVALUE, "line 2");
    file_of("1\nnan\n3\n", CST_EVALUE, "line 2");
    file_of("1,2\n3\n", CST_EVALUE, "another number of columns");
    file_of("0,1\n2,2\n1,3\n", CST_EVALUE, "sort the lines");
    file_of("0;1\n1;2\n2;3\n", CST_EVALUE, "has no knots");
    file_of("", CST_EVALUE, "no numbers");
    file_of("1,\n", CST_EVALUE, "line 1");
    TEST_ASSERT_EQUAL_INT(CST_ENAME, cst_set_array_file(p, "x", "no/such.csv"));
    TEST_ASSERT_TRUE(cst_parameter_value(p, 3) == 6.0);
}

static void refused(const char *says)
{
    TEST_ASSERT_EQUAL_INT(CST_EMODEL, cst_problem_create(&model, &p));
    TEST_ASSERT_TRUE_MESSAGE(strstr(cst_problem_message(p), says), cst_problem_message(p));
    cst_problem_free(p);
    p = NULL;
}

static void wrong_descriptors(void)
{
    rows[1].count = 4;
    refused("parameter x has .count = 4");
    rows[1].count = -1;
    refused(".count = -1");
    rows[1].count = 3;
    rows[1].name = "x*";
    refused("'*' is for patterns");
    rows[1].name = "m";
    refused("two parameters are named 'm', 1 and 2 of 4");
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(the_same_gradient);
    RUN_TEST(expansion);
    RUN_TEST(names);
    RUN_TEST(values);
    RUN_TEST(files);
    RUN_TEST(wrong_descriptors);
    return UNITY_END();
}
