/* Formulas: precedence, and first and second derivatives against differences of values. */
#include "model/formula.h"

#include "unity.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

void setUp(void) {}
void tearDown(void) {}

/* Leaves x, y and z. */
static int read_leaf(cst_cursor *c, void *context, cst_quantity *x)
{
    (void)context;
    *x = (cst_quantity){ CST_OF_Q, *c->at - 'x' };
    if (*c->at < 'x' || *c->at > 'z')
        return CST_ENAME;
    c->at++;
    return CST_OK;
}

static int read_text(cst_formula *f, const char *text)
{
    static cst_report report;
    cst_cursor c = { NULL, &report, text, text };
    int status = cst_formula_read(f, &c, read_leaf, NULL);
    return status < 0 ? status : *c.at ? CST_EVALUE : CST_OK;
}

static const double at[3] = { 0.7, -1.3, 2.1 };

/* The values of the leaves in the order of the formula, from those of x, y and z. */
static void take(const cst_formula *f, const double *xyz, double *leaf)
{
    for (int k = 0; k < f->leaves; k++)
        leaf[k] = xyz[f->leaf[k].index];
}

static double value(const char *text)
{
    cst_formula f;
    double leaf[CST_LEAVES];
    TEST_ASSERT_EQUAL_INT_MESSAGE(CST_OK, read_text(&f, text), text);
    take(&f, at, leaf);
    double x = cst_formula_value(&f, leaf);
    cst_formula_free(&f);
    return x;
}

static void test_precedence(void)
{
    const double x = at[0], y = at[1], z = at[2];
    TEST_ASSERT_DOUBLE_WITHIN(1e-15, x - y - z, value("x - y - z"));
    TEST_ASSERT_DOUBLE_WITHIN(1e-15, x / y / z, value("x / y / z"));
    TEST_ASSERT_DOUBLE_WITHIN(1e-15, x + y * z, value("x + y*z"));
    TEST_ASSERT_DOUBLE_WITHIN(1e-15, (x + y) * z, value(" ( x + y ) * z "));
    TEST_ASSERT_DOUBLE_WITHIN(1e-15, -(y * y), value("-y^2"));
    TEST_ASSERT_DOUBLE_WITHIN(1e-15, pow(x, pow(z, 2.0)), value("x^z^2"));
    TEST_ASSERT_DOUBLE_WITHIN(1e-15, 1.0 / z, value("z^-1"));
    TEST_ASSERT_DOUBLE_WITHIN(1e-15, x - -y, value("x - -y"));
    TEST_ASSERT_DOUBLE_WITHIN(1e-15, 2.5e-3 + tanh(x), value("2.5e-3 + tanh(x)"));
    TEST_ASSERT_DOUBLE_WITHIN(1e-15, 0.0, value("(x - x)^2"));
}

static const char *const formulas[] = {
    "x + 2*y - z/3",
    "x*y*z - x*x*y",
    "x/y + y/(z + x)",
    "x^3 - y^2 + z^0.5",
    "z^x - x^z",
    "sqrt(x + z) * exp(y)",
    "log(x*z) / (1 + y^2)",
    "sin(x) * cos(y) + tan(z)",
    "atan(x*y) - tanh(y/z)",
    "-(x - 2)^4 / -(1 + z)",
    "x^1 + y^0 * z",
    "exp(-(x^2 + y^2)/2)^2",
};
enum { FORMULAS = sizeof formulas / sizeof formulas[0] };

static void moved(const double *from, int k, double h, double *to)
{
    memcpy(to, from, 3 * sizeof *to);
    to[k] += h;
}

/* Central differences of sixth order. */
static void test_derivatives(void)
{
    static const double weight[3] = { 3.0 / 4.0, -3.0 / 20.0, 1.0 / 60.0 };
    const double h = 1e-2, along[3] = { 0.3, -0.8, 0.5 };
    for (int i = 0; i < FORMULAS; i++) {
        cst_formula f;
        double leaf[CST_LEAVES], d[CST_LEAVES], by[CST_LEAVES], product[CST_LEAVES];
        TEST_ASSERT_EQUAL_INT_MESSAGE(CST_OK, read_text(&f, formulas[i]), formulas[i]);
        take(&f, at, leaf);
        take(&f, along, d);
        cst_formula_gradient(&f, leaf, by);
        cst_formula_product(&f, leaf, d, product);
        for (int k = 0; k < f.leaves; k++) {
            double first = 0.0, second = 0.0, near[CST_LEAVES], there[CST_LEAVES];
            for (int j = -3; j <= 3; j++) {
                double w = j ? (j > 0 ? weight[j - 1] : -weight[-j - 1]) / h : 0.0;
                moved(leaf, k, j * h, near);
                first += w * cst_formula_value(&f, near);
                for (int l = 0; l < f.leaves; l++)
                    near[l] = leaf[l] + j * h * d[l];
                cst_formula_gradient(&f, near, there);
                second += w * there[k];
            }
            TEST_ASSERT_DOUBLE_WITHIN_MESSAGE(2e-8 * (1.0 + fabs(first)), first, by[k],
                                              formulas[i]);
            TEST_ASSERT_DOUBLE_WITHIN_MESSAGE(2e-7 * (1.0 + fabs(second)), second, product[k],
                                              formulas[i]);
        }
        cst_formula_free(&f);
    }
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_precedence);
    RUN_TEST(test_derivatives);
    return UNITY_END() != 0;
}
