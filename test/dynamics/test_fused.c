/* Fused code against the kernels that it was made of: the same model with and without it, at
 * instants of a run and with switches set at random, give the same motion, matrices and products.
 * The comparison itself is tried with code that is spoiled. */
#include "base/vectors.h"
#include "sensitivity/sensitivity.h"
#include "rig.h"
#include "unity.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum { INSTANTS = 12 };
static const double bound =
    1e-12; /* of the largest in its row; but of no less than a thousandth of the largest in F1 or
            * F2, for the entries of some rows are what is left of larger terms */

static rig fused, plain;
static cst_model plain_model;
static cst_kernels plain_kernels;
static double worst;

void setUp(void) {}

void tearDown(void)
{
    rig_close(&fused);
    rig_close(&plain);
}

static unsigned seed = 7;
static double random_number(void)
{
    seed = seed * 1664525u + 1013904223u;
    return (double)(seed >> 8) / 8388608.0 - 1.0;
}

static double largest(const double *y, int count)
{
    double largest = 1e-300;
    for (int i = 0; i < count; i++)
        largest = fmax(largest, fabs(y[i]));
    return largest;
}

static void compare(const double *x, const double *y, int count, double scale)
{
    scale = fmax(scale, largest(y, count));
    for (int i = 0; i < count; i++) {
        double difference = fabs(x[i] - y[i]) / scale;
        worst = difference > worst || isnan(difference) ? difference : worst;
    }
}

static double entry(const cst_pattern *s, const double *value, int i, int j)
{
    int k = cst_pattern_find(s, i, j);
    return k < 0 ? 0.0 : value[k];
}

/* The patterns are not the same: fused code knows a few zeros more, and a few less. */
static void compare_matrices(const cst_pattern *a, const double *x, const cst_pattern *b,
                             const double *y)
{
    double row[2][1024], scale[2] = { 0.0, 0.0 };
    TEST_ASSERT_TRUE(a->cols <= 1024);
    for (int k = 0; k < b->p[b->cols]; k++) {
        double *of = &scale[b->i[k] >= rig_model->n];
        *of = fmax(*of, 1e-3 * fabs(y[k]));
    }
    for (int i = 0; i < a->rows; i++) {
        for (int j = 0; j < a->cols; j++) {
            row[0][j] = entry(a, x, i, j);
            row[1][j] = entry(b, y, i, j);
        }
        compare(row[0], row[1], a->cols, scale[i >= rig_model->n]);
    }
}

static double parameter_size(const cst_system *s, int k)
{
    return s->rho[k] != 0.0 ? fabs(s->rho[k]) : 1.0;
}

static void compare_products(cst_system *a, cst_system *b)
{
    double zW[1024], F[2][3][1024];
    for (int i = 0; i < a->n + a->m; i++)
        zW[i] = random_number();
    cst_system_products(a, zW, F[0][0], F[0][1], F[0][2]);
    cst_system_products(b, zW, F[1][0], F[1][1], F[1][2]);
    compare(F[0][0], F[1][0], a->n, 0.0);
    compare(F[0][1], F[1][1], a->n, 0.0);
    compare(F[0][2], F[1][2], a->p, 0.0);
}

/* Fused products of several adjoints are those of each, to the last bit, however many there are. */
static void compare_adjoints(cst_system *s)
{
    static double zW[CST_LANES * 1024], F[3][1024], many[3][1024 * CST_LANES];
    int size = s->n + s->m, counts[3] = { s->n, s->n, s->p };
    TEST_ASSERT_TRUE(size <= 1024);
    if (!s->kernels->fused->products_at_once)
        return;
    for (int i = 0; i < CST_LANES * size; i++)
        zW[i] = random_number();
    for (int count = 2; count <= CST_LANES; count++) {
        int lanes = cst_system_products_at_once(s, zW, count, many[0], many[1], many[2]);
        if (!lanes && (rig_model->frictions_count || !CST_HAS_FOURS))
            continue; /* one by one where a friction acts, and without AVX */
        TEST_ASSERT_TRUE(lanes == CST_ADJOINTS || (lanes == CST_LANES && count > CST_ADJOINTS));
        for (int l = 0; l < lanes && l < count; l++) {
            cst_system_products(s, zW + l * size, F[0], F[1], F[2]);
            for (int k = 0; k < 3; k++)
                for (int i = 0; i < counts[k]; i++)
                    worst = many[k][i * lanes + l] == F[k][i] ? worst : fmax(worst, 1.0);
        }
    }
}

/* Row by row, as the matrices: a row's entries are one kind of force or constraint, whatever the
 * parameters' units. */
static void compare_by_rho(cst_system *a, cst_system *b)
{
    static double matrix[2][512][256], drho[256][CST_LANES];
    const cst_fused *f = a->kernels->fused;
    int size = a->n + a->m;
    TEST_ASSERT_TRUE(size <= 512 && a->p <= 256);
    memset(matrix, 0, sizeof matrix);
    f->by_rho(a->t, a->q, a->v, a->a, a->lambda, a->rho, a->mode, a->penalty.damping,
              a->penalty.stiffness, a->derivatives.fused.by_rho);
    for (int e = 0; e < f->parameters; e++)
        matrix[0][f->by_rho_row[e]][f->by_rho_col[e]] =
            a->derivatives.fused.by_rho[e] * parameter_size(a, f->by_rho_col[e]);
    for (int k = 0; k < a->p; k++) {
        drho[k][0] = parameter_size(a, k);
        cst_system_directions(b, b->lanes.zeros, b->lanes.zeros, drho, 1);
        drho[k][0] = 0.0;
        for (int i = 0; i < size; i++)
            matrix[1][i][k] = b->rhs[i];
    }
    double scale[2] = { 0.0, 0.0 };
    for (int i = 0; i < size; i++)
        scale[i >= a->n] = fmax(scale[i >= a->n], 1e-3 * largest(matrix[1][i], a->p));
    for (int i = 0; i < size; i++)
        compare(matrix[0][i], matrix[1][i], a->p, scale[i >= a->n]);
}

/* Both systems at time t of the run. */
static void compare_at(double t, int shuffle)
{
    cst_system *a = &fused.w->system, *b = &plain.w->system;
    double q[1024], v[1024];
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_trajectory_at(fused.p, fused.w, t, q, v, NULL, NULL));
    for (int k = 0; k <= rig_model->s; k++)
        a->mode[k] = b->mode[k] = shuffle && random_number() > 0.0;
    for (int k = rig_model->s + 1; k < fused.w->switches.count; k++)
        b->mode[k] = a->mode[k]; /* of contacts, as they are at the end of the run */
    cst_system_invalidate(a);
    cst_system_invalidate(b);
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_system_solve(a, t, q, v));
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_system_solve(b, t, q, v));
    compare(a->Q, b->Q, a->n, 0.0);
    compare(a->phi_ddot, b->phi_ddot, a->m, 0.0);
    /* these two are near 0, what is left of larger terms */
    compare(a->phi_dot, b->phi_dot, a->m, largest(a->v, a->n));
    compare(a->phi, b->phi, a->m, 1.0);
    compare_matrices(&a->matrices.A, cst_system_A(a), &b->matrices.A, cst_system_A(b));
    /* what the solves rounded is not to be compared */
    memcpy(b->a, a->a, (size_t)a->n * sizeof *a->a);
    memcpy(b->lambda, a->lambda, (size_t)a->m * sizeof *a->a);
    cst_system_jacobian(a);
    cst_system_jacobian(b);
    compare_matrices(&a->matrices.N, a->matrices.C, &b->matrices.N, b->matrices.C);
    compare_matrices(&a->matrices.N, a->matrices.K, &b->matrices.N, b->matrices.K);
    compare_products(a, b);
    compare_adjoints(a);
    compare_by_rho(a, b);
}

static void open_both(const cst_model *model)
{
    plain_model = *model;
    plain_kernels = *model->kernels;
    plain_kernels.fused = NULL;
    plain_model.kernels = &plain_kernels;
    /* the vehicle's own, 1e-6, leaves 1e-4 in single components */
    double rtol = rig_large() ? 1e-9 : RIG_DEFAULT;
    rig_open(&fused, model, NULL, NULL, CST_ADJOINT, rtol);
    rig_open(&plain, &plain_model, NULL, NULL, CST_ADJOINT, rtol);
    rig_shorten(&fused, 0.1);
    rig_simulate(&fused, NULL);
    fused.w->p = fused.p;
    rig_work(&plain);
}

static void test_same(void)
{
    TEST_ASSERT_NOT_NULL_MESSAGE(rig_model->kernels->fused,
                                 "every model of the tree has fused code");
    open_both(rig_model);
    worst = 0.0;
    double tf = cst_problem_options(fused.p).tf;
    for (int k = 0; k < INSTANTS; k++)
        compare_at(tf * k / INSTANTS, k > 0);
    printf("  %-48s %.1e (at most %.0e)\n", rig_name(&fused, "fused code"), worst, bound);
    TEST_ASSERT_TRUE_MESSAGE(worst <= bound, rig_name(&fused, "fused code"));
    if (!strcmp(rig_model->name, "nfourbar")) { /* its singular positions amplify rounding */
        cst_options o = cst_problem_options(fused.p);
        o.tf = 0.6;
        rig_options(&fused, o);
        rig_work(&fused);
    }
    rig_solve(&fused, NULL); /* and the whole */
    rig_options(&plain, cst_problem_options(fused.p));
    rig_work(&plain);
    rig_solve(&plain, NULL);
    rig_agree(&fused, fused.gradient, plain.gradient, 1e-6, "gradient without fused code");
}

static const cst_fused *sound;
static void spoiled_jacobian(double t, const double *q, const double *v, const double *a,
                             const double *lambda, const double *rho, const int *mode,
                             double damping, double stiffness, const int *at, double *K, double *C)
{
    sound->jacobian(t, q, v, a, lambda, rho, mode, damping, stiffness, at, K, C);
    for (int e = 0; e < sound->by_q; e++)
        K[at[e]] *= 1.0 + 1e-9;
}

static void spoiled_products(double t, const double *q, const double *v, const double *a,
                             const double *lambda, const double *rho, const int *mode,
                             double damping, double stiffness, const double *z, double *Fq,
                             double *Fv, double *Frho)
{
    sound->products(t, q, v, a, lambda, rho, mode, damping, stiffness, z, Fq, Fv, Frho);
    for (int i = 0; i < rig_model->p; i++)
        Frho[i] *= 1.0 + 1e-9;
}

static void spoiled_adjoints(double t, const double *q, const double *v, const double *a,
                             const double *lambda, const double *rho, const int *mode,
                             double damping, double stiffness, cst_adjoints z, cst_adjoint_outs Fq,
                             cst_adjoint_outs Fv, cst_adjoint_outs Frho)
{
    sound->products_at_once(t, q, v, a, lambda, rho, mode, damping, stiffness, z, Fq, Fv, Frho);
    Fq[1][CST_ADJOINTS - 1] *= 1.0 + 1e-15;
}

static void signed_jacobian(double t, const double *q, const double *v, const double *a,
                            const double *lambda, const double *rho, const int *mode,
                            double damping, double stiffness, const int *at, double *K, double *C)
{
    sound->jacobian(t, q, v, a, lambda, rho, mode, damping, stiffness, at, K, C);
    K[at[0]] = -K[at[0]];
}

static double with(const cst_fused *code)
{
    static cst_model model;
    static cst_kernels kernels;
    model = *cst_model_find("fivebar");
    kernels = *model.kernels;
    kernels.fused = code;
    model.kernels = &kernels;
    open_both(&model);
    worst = 0.0;
    compare_at(0.5 * cst_problem_options(fused.p).tf, 0);
    tearDown();
    return worst;
}

static void test_spoiled(void)
{
    cst_fused code;
    rig_model = cst_model_find("fivebar");
    sound = rig_model->kernels->fused;
    TEST_ASSERT_TRUE(with(sound) <= bound);
    code = *sound;
    code.jacobian = spoiled_jacobian;
    TEST_ASSERT_TRUE(with(&code) > 100.0 * bound);
    code.jacobian = signed_jacobian;
    TEST_ASSERT_TRUE(with(&code) > 100.0 * bound);
    code = *sound;
    code.products = spoiled_products;
    code.products_at_once = NULL;
    TEST_ASSERT_TRUE(with(&code) > 100.0 * bound);
    code = *sound;
    code.products_at_once = spoiled_adjoints;
    TEST_ASSERT_TRUE(!CST_HAS_FOURS || with(&code) > 100.0 * bound);
}

int main(int argc, char **argv)
{
    rig_arguments(argc, argv);
    UNITY_BEGIN();
    rig_each_model(test_same, "fused code is the kernels'");
    RUN_TEST(test_spoiled);
    return UNITY_END() != 0;
}
