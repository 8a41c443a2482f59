/* Patterns found by poisoning, and Jacobians put together from colored directions, on functions
 * whose Jacobian is known. */
#include "sparse/split.h"
#include "unity.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* y = J x, J given by its entries; entries of variant k only where k is asked for. */
typedef struct {
    int rows, cols, entries, calls;
    int *row, *col, *variant;
    double *value;
} linear;

static unsigned seed;
static linear a;
static cst_pattern found;

void setUp(void)
{
    seed = 1;
    memset(&a, 0, sizeof a);
    memset(&found, 0, sizeof found);
}

void tearDown(void)
{
    free(a.row);
    free(a.col);
    free(a.variant);
    free(a.value);
    memset(&a, 0, sizeof a);
    cst_pattern_free(&found);
}

static int random_below(int n)
{
    seed = seed * 1664525u + 1013904223u;
    return (int)((double)(seed >> 8) / 16777216.0 * n);
}

static void make(int rows, int cols, int most)
{
    a = (linear){ .rows = rows, .cols = cols };
    a.row = malloc((size_t)most * sizeof *a.row);
    a.col = malloc((size_t)most * sizeof *a.col);
    a.variant = malloc((size_t)most * sizeof *a.variant);
    a.value = malloc((size_t)most * sizeof *a.value);
}

static void add(int row, int col, int variant)
{
    a.row[a.entries] = row;
    a.col[a.entries] = col;
    a.variant[a.entries] = variant;
    a.value[a.entries++] = 1.0 + random_below(1000);
}

static void multiply(void *context, int variant, const double *x, double *y)
{
    linear *f = context;
    f->calls++;
    memset(y, 0, (size_t)f->rows * sizeof *y);
    for (int e = 0; e < f->entries; e++)
        if (f->variant[e] == variant)
            y[f->row[e]] += f->value[e] * x[f->col[e]];
}

/* Every entry is found, and nothing else. */
static void probe(int variants)
{
    double *x = calloc((size_t)a.cols + 1, sizeof *x);
    cst_pattern right = { 0 };
    cst_pattern_free(&found);
    TEST_ASSERT_TRUE(cst_pattern_probe(&found, a.rows, a.cols, variants, multiply, &a, x));
    TEST_ASSERT_TRUE(cst_pattern_build(&right, a.rows, a.cols, a.entries, a.row, a.col));
    TEST_ASSERT_EQUAL_INT(a.rows, found.rows);
    TEST_ASSERT_EQUAL_INT(a.cols, found.cols);
    TEST_ASSERT_EQUAL_INT(right.p[a.cols], found.p[a.cols]);
    TEST_ASSERT_TRUE(!memcmp(right.p, found.p, ((size_t)a.cols + 1) * sizeof *right.p));
    TEST_ASSERT_TRUE(!memcmp(right.i, found.i, (size_t)right.p[a.cols] * sizeof *right.i));
    cst_pattern_free(&right);
    free(x);
}

static void test_random(void)
{
    for (int round = 0; round < 300; round++) {
        int rows = 1 + random_below(40), cols = 1 + random_below(round % 4 ? 40 : 700),
            entries = random_below(1 + rows * cols / (1 + random_below(20)));
        make(rows, cols, entries + rows + 1);
        for (int e = 0; e < entries; e++)
            add(random_below(rows), random_below(cols), random_below(3));
        probe(3);
        tearDown();
    }
}

static void test_corners(void)
{
    make(5, 1, 2);
    probe(1); /* nothing depends on anything */
    add(3, 0, 0);
    probe(1);
    tearDown();
    make(1, 7, 7); /* a full row */
    for (int j = 0; j < 7; j++)
        add(0, j, 0);
    probe(1);
}

/* A band takes a number of evaluations that grows with the logarithm of its size; a full row takes
 * no more than three times its length. */
static void test_evaluations(void)
{
    int n = 4096;
    make(n, n, 4 * n);
    for (int i = 0; i < n; i++)
        for (int j = i - 1; j <= i + 1; j++)
            if (j >= 0 && j < n)
                add(i, j, 0);
    probe(1);
    TEST_ASSERT_TRUE(a.calls <= 8 * 12 + 4 * 32 + 1);
    a.calls = 0;
    for (int j = 0; j < n; j += 2)
        add(7, j, 0);
    probe(1);
    TEST_ASSERT_TRUE(a.calls <= 3 * n);
}

/* y0 = x0 where x1 < 1: with both poisoned, the comparison fails and x0 is not looked at. */
static void branching(void *context, int variant, const double *x, double *y)
{
    linear *f = context;
    (void)variant;
    memset(y, 0, (size_t)f->rows * sizeof *y);
    for (int j = 0; j < f->cols; j++)
        if (j > 1)
            y[j % f->rows] += x[j];
    if (x[1] < 1.0)
        y[0] += x[0];
}

static void test_branch(void)
{
    for (int cols = 2; cols <= 1000; cols += 998) {
        double *x = calloc((size_t)cols, sizeof *x);
        make(cols, cols, 1);
        TEST_ASSERT_TRUE(cst_pattern_probe(&found, cols, cols, 1, branching, &a, x));
        TEST_ASSERT_TRUE(cst_pattern_find(&found, 0, 0) >= 0);
        TEST_ASSERT_EQUAL_INT(cols - 1, found.p[cols]);
        free(x);
        tearDown();
    }
}

/* The matrix itself from the plan's directions, with and without symmetry, eight and one a pass. */
static void test_plans(void)
{
    int n = 30;
    double dense[30][30], *y = malloc(8 * (size_t)n * sizeof *y);
    memset(dense, 0, sizeof dense);
    make(n, n, 4 * n);
    for (int i = 0; i < n; i++) { /* an arrow: a full first row and column, and the diagonal */
        add(i, i, 0);
        dense[i][i] += a.value[a.entries - 1];
        if (i) {
            add(i, 0, 0);
            dense[i][0] = dense[0][i] = a.value[a.entries - 1];
            add(0, i, 0);
            a.value[a.entries - 1] = dense[0][i];
        }
    }
    probe(1);
    for (int symmetric = 0; symmetric < 2; symmetric++)
        for (int width = 1; width <= 8; width += 7) {
            cst_plan plan;
            double *value = calloc((size_t)found.p[n] + 1, sizeof *value);
            TEST_ASSERT_TRUE(cst_plan_build(&plan, &found, width, symmetric));
            TEST_ASSERT_TRUE(symmetric ? plan.passes <= 2 : plan.passes == (n + width - 1) / width);
            for (int k = 0; k < plan.passes; k++) {
                const double *seeds = cst_plan_seeds(&plan, k);
                memset(y, 0, 8 * (size_t)n * sizeof *y);
                for (int i = 0; i < n; i++)
                    for (int j = 0; j < n; j++)
                        for (int l = 0; l < width; l++)
                            y[i * width + l] += dense[i][j] * seeds[j * width + l];
                for (int e = plan.start[k]; e < plan.start[k + 1]; e++)
                    value[plan.entry[e]] = y[plan.source[e]];
            }
            for (int j = 0; j < n; j++)
                for (int k = found.p[j]; k < found.p[j + 1]; k++)
                    TEST_ASSERT_TRUE(value[k] == dense[found.i[k]][j]);
            free(value);
            cst_plan_free(&plan);
        }
    free(y);
}

/* A row that everything pushes on is taken in reverse, the others by columns; each entry is in one
 * of the two, and has its place. */
static void test_split(void)
{
    int n = 40;
    cst_rows rows;
    cst_pattern left_q = { 0 }, left_v = { 0 };
    make(n, n, 2 * n);
    for (int j = 0; j < n; j++) {
        add(j, j, 0);
        add(3, j, 0);
    }
    probe(1);
    TEST_ASSERT_TRUE(cst_split(&found, &found, &found, 8, &rows, &left_q, &left_v));
    TEST_ASSERT_EQUAL_INT(1, rows.count);
    TEST_ASSERT_EQUAL_INT(3, rows.row[0]);
    TEST_ASSERT_EQUAL_INT(n, rows.by_q.p[1]);
    TEST_ASSERT_EQUAL_INT(n, rows.by_v.p[1]);
    TEST_ASSERT_EQUAL_INT(n - 1, left_q.p[n]);
    TEST_ASSERT_EQUAL_INT(n - 1, left_v.p[n]);
    for (int k = 0; k < n; k++) {
        TEST_ASSERT_EQUAL_INT(cst_pattern_find(&found, 3, rows.by_q.i[k]), rows.target_q[k]);
        TEST_ASSERT_EQUAL_INT(rows.target_q[k], rows.target_v[k]);
    }
    for (int k = 0; k < left_q.p[n]; k++)
        TEST_ASSERT_TRUE(left_q.i[k] != 3);
    cst_rows_free(&rows);
    cst_pattern_free(&left_q);
    cst_pattern_free(&left_v);
    tearDown();
    make(n, n, n); /* a diagonal: one pass, nothing to gain */
    for (int j = 0; j < n; j++)
        add(j, j, 0);
    probe(1);
    TEST_ASSERT_TRUE(cst_split(&found, &found, &found, 8, &rows, &left_q, &left_v));
    TEST_ASSERT_EQUAL_INT(0, rows.count);
    TEST_ASSERT_EQUAL_INT(n, left_q.p[n]);
    cst_rows_free(&rows);
    cst_pattern_free(&left_q);
    cst_pattern_free(&left_v);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_random);
    RUN_TEST(test_corners);
    RUN_TEST(test_evaluations);
    RUN_TEST(test_branch);
    RUN_TEST(test_plans);
    RUN_TEST(test_split);
    return UNITY_END() != 0;
}
