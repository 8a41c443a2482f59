/* The vector operations that CVODES runs on, against those of its serial vectors. */
#include "integrate/cvodes/nvector.h"
#include "unity.h"

#include <math.h>

enum { LARGEST = 21, VECTORS = 5 };
static SUNContext context;
static N_Vector x[VECTORS], ours, theirs;
static unsigned seed = 1;

static double shake(void)
{
    seed = seed * 1664525u + 1013904223u;
    return (double)(seed >> 8) / 16777216.0 - 0.5;
}

static void fill(N_Vector v)
{
    for (int i = 0; i < (int)NV_LENGTH_S(v); i++)
        NV_Ith_S(v, i) = shake();
}

static void create(int size)
{
    for (int k = 0; k < VECTORS; k++)
        fill(x[k] = cst_nvector_create(size, context));
    ours = N_VClone(x[0]);
    theirs = N_VNew_Serial(size, context);
}

static void destroy(void)
{
    for (int k = 0; k < VECTORS; k++)
        N_VDestroy(x[k]);
    N_VDestroy(ours);
    N_VDestroy(theirs);
}

void setUp(void)
{
    SUNContext_Create(NULL, &context);
}
void tearDown(void)
{
    SUNContext_Free(&context);
}

static void same(N_Vector a, N_Vector b)
{
    for (int i = 0; i < (int)NV_LENGTH_S(b); i++)
        TEST_ASSERT_DOUBLE_WITHIN(4e-16 * (1.0 + fabs(NV_Ith_S(b, i))), NV_Ith_S(b, i),
                                  NV_Ith_S(a, i));
}

/* Factors that CVODES has special cases for among them; the output may be an input. */
static void test_sums(void)
{
    static const double factor[] = { 1.0, -1.0, 0.0, 0.7, -2.5 };
    for (int size = 1; size <= LARGEST; size++)
        for (int k = 0; k < 25; k++) {
            create(size);
            double a = factor[k % 5], b = factor[k / 5];
            N_VLinearSum_Serial(a, x[0], b, x[1], theirs);
            N_VLinearSum(a, x[0], b, x[1], ours);
            same(ours, theirs);
            N_VLinearSum(a, x[0], b, x[1], x[1]);
            same(x[1], theirs);
            N_VScale_Serial(a, x[2], theirs);
            N_VScale(a, x[2], x[2]);
            same(x[2], theirs);
            destroy();
        }
}

static void test_simple(void)
{
    for (int size = 1; size <= LARGEST; size++) {
        create(size);
        N_VAbs_Serial(x[0], theirs), N_VAbs(x[0], ours), same(ours, theirs);
        N_VInv_Serial(x[0], theirs), N_VInv(x[0], ours), same(ours, theirs);
        N_VAddConst_Serial(x[0], 0.3, theirs), N_VAddConst(x[0], 0.3, ours), same(ours, theirs);
        N_VConst_Serial(0.4, theirs), N_VConst(0.4, ours), same(ours, theirs);
        double norm = N_VWrmsNorm_Serial(x[0], x[1]);
        TEST_ASSERT_DOUBLE_WITHIN(1e-15 * norm, norm, N_VWrmsNorm(x[0], x[1]));
        N_Vector copy = N_VClone(x[0]);
        N_VConst_Serial(0.0, theirs), same(copy, theirs);
        N_VDestroy(copy);
        destroy();
    }
}

/* One to five vectors, the first of them the output as CVODES has it. */
static void test_several(void)
{
    double c[VECTORS] = { 1.0, -0.6, 0.5, 2.0, -3.0 };
    for (int size = 1; size <= LARGEST; size++)
        for (int count = 1; count <= VECTORS; count++) {
            create(size);
            N_VLinearCombination_Serial(count, c, x, theirs);
            TEST_ASSERT_EQUAL_INT(0, N_VLinearCombination(count, c, x, ours));
            same(ours, theirs);
            TEST_ASSERT_EQUAL_INT(0, N_VLinearCombination(count, c, x, x[0]));
            same(x[0], theirs);
            N_VLinearSum_Serial(c[count - 1], ours, 1.0, x[count - 1], theirs);
            TEST_ASSERT_EQUAL_INT(0, N_VScaleAddMulti(count, c, ours, x, x));
            same(x[count - 1], theirs);
            destroy();
        }
}

/* Two sums of two vectors each. */
static void test_arrays(void)
{
    create(7);
    double c[2] = { 0.3, -0.8 };
    N_Vector *pairs[2] = { x, x + 2 }, out[2] = { ours, x[4] };
    N_VLinearSum_Serial(c[0], x[1], c[1], x[3], theirs);
    TEST_ASSERT_EQUAL_INT(0, N_VLinearCombinationVectorArray(2, 2, c, pairs, out));
    same(out[1], theirs);
    N_VLinearSum_Serial(c[1], out[1], 1.0, x[3], theirs);
    TEST_ASSERT_EQUAL_INT(0, N_VScaleAddMultiVectorArray(2, 2, c, out, pairs, pairs));
    same(x[3], theirs);
    destroy();
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_sums);
    RUN_TEST(test_simple);
    RUN_TEST(test_several);
    RUN_TEST(test_arrays);
    return UNITY_END();
}
