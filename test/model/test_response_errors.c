/* Responses that are refused; tables of measurements in all forms, good and bad. */
#include "model/arrays/arrays.h"
#include "model/formula.h"
#include "model/rates.h"
#include "response_runs.h"

#include <unistd.h>

static char table[] = "response_errors_samples_XXXXXX";

static void refused(const char *text, int status, const char *words)
{
    int got = cst_add_response(one.p, text);
    TEST_ASSERT_EQUAL_INT_MESSAGE(status, got, text);
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(cst_problem_message(one.p), words),
                                 cst_problem_message(one.p));
}

/* A text that goes on and on. */
static void refused_long(const char *start, const char *more, int times, const char *words)
{
    char text[4000];
    snprintf(text, sizeof text, "%s", start);
    for (int k = 0; k < times; k++)
        strcat(text, more);
    refused(text, CST_EVALUE, words);
}

static void test_refused(void)
{
    rig_open(&one, cst_model_find("fivebar"), NULL, NULL, CST_ADJOINT, RIG_DEFAULT);
    refused("rms(bar9)", CST_ENAME, "column 5, at 'bar9)'");
    refused("shake=median(bar1)", CST_ENAME, "column 7, at 'median(bar1)'");
    refused("rms(bar1", CST_EVALUE, "column 9, at ''");
    refused("rms bar1", CST_ENAME, "no such functional or cost");
    refused("rms(bar1))", CST_EVALUE, "column 10, at ')'");
    refused("two\nlines=rms(bar1)", CST_EVALUE, "cannot be printed");
    refused("rms(bar1)\x1b[2J", CST_EVALUE, "column 10");
    refused("rms(bar1) 1", CST_EVALUE, "column 11, at '1'");
    refused("rms(bar1) +", CST_ENAME, "column 12, at ''");
    refused("rms(bar1) + bar9", CST_ENAME, "column 13, at 'bar9'");
    refused("2 * 3", CST_EVALUE, "the response is a number");
    refused("integral(2 * L01)", CST_EVALUE, "nothing here moves");
    refused("integral(L01)", CST_ENAME, "no such output or coordinate");
    refused("integral(abs(x2))", CST_ENAME, "column 10, at 'abs(x2))'");
    refused("integral((x2 + y2)", CST_EVALUE, "a character is missing");
    refused("integral(x2^)", CST_ENAME, "column 13");
    refused("integral(x2 * 1e999)", CST_EVALUE, "not a finite number");
    refused("integral(sin(3 * t) * x2)", CST_EVALUE, "function of t");
    refused("integral(x2 / (1 + t))", CST_EVALUE, "function of t");
    refused("at(bar1)", CST_EVALUE, "column 8, at ')'");
    refused("at(bar1, soon)", CST_EVALUE, "not a time");
    refused("at(bar1, 5.1)", CST_EVALUE, "outside the run");
    refused("at(bar1, -1)", CST_EVALUE, "outside the run");
    refused("at(bar1, nan)", CST_EVALUE, "not a time");
    refused("max(lambda(5))", CST_EVALUE, "from 1 to 4");
    refused("max(lambda(0))", CST_EVALUE, "from 1 to 4");
    refused("max(lambda( 5))", CST_EVALUE, "column 13, at '5))'");
    refused("max(dot(bar1))", CST_ENAME, "no such coordinate");
    refused("max()", CST_ENAME, "column 5");
    refused("", CST_EVALUE, "empty");
    refused("=rms(bar1)", CST_EVALUE, "no name");
    refused("0.6 <= final(x2)", CST_EVALUE, "not a response's name: response '0.6 <= final(x2)'");
    refused("position <= 3", CST_EVALUE, "column 9, at ' <= 3'");
    refused("2nd=rms(bar1)", CST_EVALUE, "not a response's name");
    refused("it's=rms(bar1)", CST_EVALUE, "column 3, at ''s=rms(bar1)'");
    refused("x=", CST_ENAME, "no such functional or cost");
    refused("misfit(nowhere.csv)", CST_ENAME, "nowhere.csv");
    refused("misfit()", CST_EVALUE, "name of a file");
    refused_long("integral(x2", " + x2", CST_TERMS, "too long");
    refused_long("integral(", "(", 200, "nested too deeply");
    refused_long("integral(", "-", 200, "nested too deeply");
    TEST_ASSERT_EQUAL_INT(0, cst_response_count(one.p));
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_add_response(one.p, " shake = rms ( bar1 ) "));
    TEST_ASSERT_EQUAL_STRING("shake", cst_response_at(one.p, 0).name);
    TEST_ASSERT_EQUAL_STRING("N", cst_response_at(one.p, 0).unit);
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_add_response(one.p, " speed = max ( dot ( x2 ) ) "));
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_add_response(one.p, "push = max( lambda( 2 ) )"));
    refused("shake=max(bar1)", CST_EVALUE, "two responses 'shake'");
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_add_response(one.p, "K\xc3\xb6rper_2-a.b=max(bar1)"));
    TEST_ASSERT_EQUAL_STRING("K\xc3\xb6rper_2-a.b", cst_response_at(one.p, 3).name);
}

/* Limits on the rate of a table: one for each interval; of other tables than straight lines in
 * time, refused. */
static void test_rates_of_tables(void)
{
    cst_constraint c;
    rig_open(&one, cst_model_find("crane"), NULL, NULL, CST_ADJOINT, RIG_DEFAULT);
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_add_constraint(one.p, "up = dot( F ) <= 8 always"));
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_add_constraint(one.p, "-3 <= dot(F) <= 8 always"));
    TEST_ASSERT_EQUAL_INT(2 * 199, cst_constraint_count(one.p));
    c = cst_constraint_at(one.p, 198);
    TEST_ASSERT_EQUAL_STRING("up.198", cst_response_at(one.p, c.response).name);
    c = cst_constraint_at(one.p, 199);
    TEST_ASSERT_EQUAL_STRING("dot_F.0", cst_response_at(one.p, c.response).name);
    TEST_ASSERT_TRUE(c.lower == -3.0 && c.upper == 8.0);
    refused("dot(F)", CST_ENAME, "no such functional or cost");
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_add_response(one.p, "integral(dot(F)^2)"));
    refused("integral(ddot(F))", CST_ENAME, "no such coordinate");
    refused("integral(F[3] * x)", CST_EVALUE, "column 10, at 'F[3] * x)': write it outside");
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_add_response(one.p, "F[3] * integral(x)"));
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_add_response(one.p, "integral(F * M)"));

    cst_table kind = *cst_array_find(cst_model_find("crane"), "F", 1)->table;
    cst_array array = *cst_array_find(cst_model_find("crane"), "F", 1);
    cst_model curved = *cst_model_find("crane");
    kind.kind = CST_TABLE_CUBIC;
    array.table = &kind;
    curved.arrays = &array;
    TEST_ASSERT_TRUE(cst_rate_find(&curved, " dot ( F ) ") == &array);
    TEST_ASSERT_NULL(cst_rate_find(&curved, "dot(F) + 1"));
    TEST_ASSERT_NULL(cst_rate_find(&curved, "dot(theta)"));
    TEST_ASSERT_NULL(cst_rate_find(&curved, "ddot(F)"));
    TEST_ASSERT_FALSE(cst_rate_is_straight(&array));
    kind.kind = CST_TABLE_LINEAR;
    TEST_ASSERT_TRUE(cst_rate_is_straight(&array));
    kind.lookups = 1;
    TEST_ASSERT_FALSE(cst_rate_is_straight(&array));
}

/* A table in time and its rate, within functionals: what the model's own outputs give. */
static void test_tables_in_formulas(void)
{
    static const char *const pairs[][2] = {
        { "integral(u^2)", "integral(force^2)" },
        { "integral(dot(u)^2)", "integral(rate^2)" },
        { "rms(u * x - dot(u))", "rms(force * x - rate)" },
        { "final(u)", "final(force)" },
    };
    double value[2], gradient[2 * 42];
    for (int i = 0; i < 4; i++)
        for (int direct = 0; direct < 2; direct++) {
            rig_open(&one, cst_model_find("cartpole"), NULL, "u,m2",
                     direct ? CST_DIRECT : CST_ADJOINT, RIG_DEFAULT);
            TEST_ASSERT_EQUAL_INT(CST_OK, cst_set_parameter(one.p, "u[7]", -2.0));
            for (int k = 0; k < 2; k++)
                TEST_ASSERT_EQUAL_INT_MESSAGE(CST_OK, cst_add_response(one.p, pairs[i][k]),
                                              cst_problem_message(one.p));
            rig_work(&one);
            TEST_ASSERT_EQUAL_INT_MESSAGE(
                CST_OK, cst_responses(one.p, one.w, NULL, value, gradient), cst_message(one.w));
            TEST_ASSERT_DOUBLE_WITHIN(1e-12 * fabs(value[1]), value[1], value[0]);
            TEST_ASSERT_TRUE(value[1] != 0.0 && (i == 3 || gradient[42 + 7] != 0.0));
            for (int k = 0; k < 42; k++)
                TEST_ASSERT_DOUBLE_WITHIN(1e-11 * (1.0 + fabs(gradient[42 + k])), gradient[42 + k],
                                          gradient[k]);
            rig_close(&one);
        }
}

/* The least of a table is at a knot, and depends on that value alone. */
static void test_peak_of_a_table(void)
{
    double value, gradient[41];
    rig_open(&one, cst_model_find("cartpole"), NULL, "u", CST_ADJOINT, RIG_DEFAULT);
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_set_parameter(one.p, "u[7]", -2.0));
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_add_response(one.p, "min(u)"));
    rig_work(&one);
    TEST_ASSERT_EQUAL_INT_MESSAGE(CST_OK, cst_responses(one.p, one.w, NULL, &value, gradient),
                                  cst_message(one.w));
    TEST_ASSERT_DOUBLE_WITHIN(1e-14, -2.0, value);
    for (int k = 0; k < 41; k++)
        TEST_ASSERT_DOUBLE_WITHIN(1e-12, k == 7, gradient[k]);
}

/* Of what jumps at a knot, the highest value may be the one just before: the rate of u is 40 N/s up
 * to the knot 7, at 0.35 s, and x is positive and grows. */
static void test_peak_before_a_knot(void)
{
    double both[2];
    rig_open(&one, cst_model_find("cartpole"), NULL, "u", CST_ADJOINT, RIG_DEFAULT);
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_set_parameter(one.p, "u[7]", 3.0));
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_add_response(one.p, "max(dot(u) * x)"));
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_add_response(one.p, "40 * at(x, 0.35)"));
    rig_work(&one);
    TEST_ASSERT_EQUAL_INT_MESSAGE(CST_OK, cst_responses(one.p, one.w, NULL, both, NULL),
                                  cst_message(one.w));
    TEST_ASSERT_DOUBLE_WITHIN(1e-9 * both[1], both[1], both[0]);
}

/* Parameters alone: of the mass of a design, the sum of its lengths. */
static void test_of_parameters(void)
{
    double value[2], gradient[2 * 2];
    rig_open(&one, cst_model_find("fivebar"), NULL, "L01,k1", CST_ADJOINT, RIG_DEFAULT);
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_add_response(one.p, "L01 * k1"));
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_add_response(one.p, "L02"));
    TEST_ASSERT_EQUAL_STRING("m", cst_response_at(one.p, 1).unit);
    rig_work(&one);
    const double rho[] = { 2.0, 90.0 };
    TEST_ASSERT_EQUAL_INT_MESSAGE(CST_OK, cst_responses(one.p, one.w, rho, value, gradient),
                                  cst_message(one.w));
    TEST_ASSERT_TRUE(value[0] == 180.0);
    TEST_ASSERT_TRUE(gradient[0] == 90.0);
    TEST_ASSERT_TRUE(gradient[1] == 2.0);
    TEST_ASSERT_TRUE(gradient[2] == 0.0);
}

static void write_table(const char *content, size_t size)
{
    FILE *file = fopen(table, "wb");
    TEST_ASSERT_NOT_NULL(file);
    fwrite(content, 1, size, file);
    fclose(file);
}

static void bad_table(const char *content, const char *words)
{
    char text[200];
    write_table(content, strlen(content));
    snprintf(text, sizeof text, "misfit(%s)", table);
    refused(text, CST_EVALUE, words);
}

/* What spreadsheets make of a table is the same table: semicolons, quotes, a mark, no end of
 * line. */
static void test_forms_of_a_table(void)
{
    static const char *const forms[] = {
        "t,x2,y2\n1,2,3\n2,,1\n", "t;x2;y2\n1;2;3\n2;;1\n", "\xef\xbb\xbft,x2,y2\r\n1,2,3\r\n2,,1",
        "# measured\n\n \"t\" , \"x2\",\"y2\"\n 1.0 , 2e0,3\n2,,\"1\"\n"
    };
    char text[200];
    double value[4];
    for (int i = 0; i < 4; i++) {
        rig_open(&one, cst_model_find("fivebar"), NULL, NULL, CST_ADJOINT, RIG_DEFAULT);
        write_table(forms[i], strlen(forms[i]));
        snprintf(text, sizeof text, "misfit(%s)", table);
        TEST_ASSERT_EQUAL_INT_MESSAGE(CST_OK, cst_add_response(one.p, text),
                                      cst_problem_message(one.p));
        rig_work(&one);
        TEST_ASSERT_EQUAL_INT_MESSAGE(CST_OK, cst_responses(one.p, one.w, NULL, &value[i], NULL),
                                      cst_message(one.w));
        TEST_ASSERT_TRUE(value[i] == value[0] && value[0] > 1.0);
        rig_close(&one);
    }
}

static void test_tables(void)
{
    char text[200];
    rig_open(&one, cst_model_find("fivebar"), NULL, NULL, CST_ADJOINT, RIG_DEFAULT);
    bad_table("", "no data");
    bad_table("t,bar1\n", "no data");
    bad_table("t,bar1\n1,\n", "no data");
    bad_table("x2,bar1\n1,2\n", "first column");
    bad_table("bar1,t\n1,2\n", "not the first");
    bad_table("t\n1\n", "only the time");
    bad_table("t,bar9\n1,2\n", "'bar9'");
    bad_table("t,bar1,bar1\n1,2,3\n", "two columns");
    bad_table("t,bar1,sigma_bar2\n1,2,3\n", "sigma_bar2");
    bad_table("t,bar1\n1,two\n", "line 2: not a number: 'two'");
    bad_table("t,bar1\n1,nan\n", "not a number: 'nan'");
    bad_table("t,bar1\n1,inf\n", "not a number");
    bad_table("t,bar1\n1,2\n0.5,2\n", "line 3: the time is before");
    bad_table("t,bar1\n6,2\n", "outside the run");
    bad_table("t,bar1\n-1,2\n", "outside the run");
    bad_table("t,bar1\n,2\n", "time is missing");
    bad_table("t,bar1\n1,2,3\n", "one cell per column");
    bad_table("t,bar1,x2\n1,2\n", "one cell per column");
    bad_table("t,bar1,sigma_bar1\n1,2,0\n", "sigma is not above 0");
    bad_table("t,bar1,sigma_bar1\n1,2,\n", "sigma is not above 0");
    bad_table("t;bar1;x2\n1,5;2\n", "line 2: not a number: '1,5'"); /* once read as three cells */
    bad_table("t;bar1;x2\n1;2,5\n", "line 2: not a number: '2,5'");
    write_table("t,bar1\n1,2\0 and more\n", 22);
    snprintf(text, sizeof text, "misfit(%s)", table);
    refused(text, CST_EVALUE, "line 2: a zero character");
    TEST_ASSERT_EQUAL_INT(0, cst_response_count(one.p));
}

static void old_output(double t, const double *q, const double *v, const double *a,
                       const double *lambda, const double *rho, const int *mode, double *out)
{
    (void)t, (void)v, (void)a, (void)lambda, (void)rho, (void)mode;
    out[0] = q[0];
    out[1] = q[1];
}

/* A model whose outputs are a plain function still loads and shows them; as responses they are
 * refused. */
static void test_old_model(void)
{
    cst_model model = *cst_model_find("pendulum");
    cst_kernels kernels = *model.kernels;
    double out[2];
    model.kernels = &kernels;
    kernels.outputs = NULL;
    model.output = old_output;
    rig_open(&one, &model, NULL, NULL, CST_ADJOINT, RIG_DEFAULT);
    refused("max(tension)", CST_EMODEL, "has no derivative");
    refused("max(tension)", CST_EMODEL, "pendulum_outputs");
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_add_response(one.p, "max(y)"));
    rig_simulate(&one, NULL);
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_outputs_at(one.p, one.w, 0.0, out));
    TEST_ASSERT_DOUBLE_WITHIN(1e-12, 1.5 * sin(1.2), out[0]);
}

/* Coordinates that a model does not name are q1, q2, ... */
static void test_unnamed_coordinates(void)
{
    double value[2], q[20];
    rig_open(&one, cst_model_find("chain"), NULL, NULL, CST_ADJOINT, RIG_DEFAULT);
    TEST_ASSERT_NULL(cst_model_find("chain")->coordinates);
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_add_response(one.p, "final(q20)"));
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_add_response(one.p, "final(q1)"));
    refused("final(q0)", CST_ENAME, "no such output or coordinate");
    refused("final(q21)", CST_ENAME, "no such output or coordinate");
    rig_work(&one);
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_responses(one.p, one.w, NULL, value, NULL));
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_trajectory_at(one.p, one.w, cst_problem_options(one.p).tf, q,
                                                    NULL, NULL, NULL));
    TEST_ASSERT_DOUBLE_WITHIN(1e-12, q[19], value[0]);
    TEST_ASSERT_DOUBLE_WITHIN(1e-12, q[0], value[1]);
}

static void test_arguments(void)
{
    rig_open(&one, cst_model_find("fivebar"), NULL, NULL, CST_ADJOINT, RIG_DEFAULT);
    rig_work(&one);
    TEST_ASSERT_EQUAL_INT(CST_EARGUMENT, cst_responses(one.p, one.w, NULL, values, NULL));
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_add_response(one.p, "at(x2, 4)"));
    values[0] = 1.0;
    TEST_ASSERT_EQUAL_INT(CST_EARGUMENT, cst_responses(one.p, one.w, NULL, values, NULL));
    TEST_ASSERT_TRUE(isnan(values[0]) && strstr(cst_message(one.w), "create a new work"));
    cst_options o = cst_problem_options(one.p);
    o.tf = 3.0;
    rig_options(&one, o);
    rig_work(&one);
    TEST_ASSERT_EQUAL_INT(CST_EVALUE, cst_responses(one.p, one.w, NULL, values, NULL));
    TEST_ASSERT_NOT_NULL(strstr(cst_message(one.w), "after the end of the run"));
    TEST_ASSERT_EQUAL_INT(CST_EARGUMENT, cst_responses(NULL, one.w, NULL, values, NULL));
    TEST_ASSERT_EQUAL_INT(CST_EARGUMENT, cst_responses(one.p, NULL, NULL, values, NULL));
    TEST_ASSERT_EQUAL_INT(CST_EARGUMENT, cst_add_response(NULL, "position"));
    TEST_ASSERT_EQUAL_INT(CST_EARGUMENT, cst_add_response(one.p, NULL));
    cst_clear_responses(NULL);
    cst_clear_responses(one.p);
    TEST_ASSERT_EQUAL_INT(0, cst_response_count(one.p));
}

/* Nothing moves: a root mean square of zero has a corner. */
static void test_corner(void)
{
    rig_open(&one, cst_model_find("pendulum"), NULL, NULL, CST_ADJOINT, RIG_DEFAULT);
    rig_set(&one, "theta0", 0.0);
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_add_response(one.p, "rms(x)"));
    rig_work(&one);
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_responses(one.p, one.w, NULL, values, NULL));
    TEST_ASSERT_TRUE(values[0] == 0.0);
    TEST_ASSERT_EQUAL_INT(CST_ENAN, cst_responses(one.p, one.w, NULL, values, jacobian));
    TEST_ASSERT_NOT_NULL(strstr(cst_message(one.w), "no derivative"));
}

int main(void)
{
    UNITY_BEGIN();
    close(mkstemp(table));
    RUN_TEST(test_refused);
    RUN_TEST(test_rates_of_tables);
    RUN_TEST(test_of_parameters);
    RUN_TEST(test_tables_in_formulas);
    RUN_TEST(test_peak_of_a_table);
    RUN_TEST(test_peak_before_a_knot);
    RUN_TEST(test_tables);
    RUN_TEST(test_forms_of_a_table);
    RUN_TEST(test_old_model);
    RUN_TEST(test_unnamed_coordinates);
    RUN_TEST(test_arguments);
    RUN_TEST(test_corner);
    remove(table);
    return UNITY_END() != 0;
}
