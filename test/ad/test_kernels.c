/* The derivative ladder's first rungs, over every model: each derivative that Tapenade wrote
 * against differences of the same kernel in quadruple precision, tangent against reverse, and
 * broken derivatives, which must be noticed. */
#include "ladder.h"
#include "model/registry.h"
#include "stack.h"
#include "trial.h"
#include "unity.h"

#include <math.h>
#include <quadmath.h>
#include <stdio.h>
#include <string.h>

#define BOUND        1e-13
#define BOUND_SECOND 1e-12 /* one more derivative of terms that cancel: the vehicle has 4e-13 */
enum { POINTS = 5, LARGE = 50 }; /* a model with more coordinates is looked at once a mode */

static struct {
    const cst_model *model;
    const subject *f;
    int cost;
    double worst; /* of the model */
    trial z;
    reference r;
    unsigned long long seed;
} now;

static double bound(void)
{
    return subject_is_second(now.f) ? BOUND_SECOND : BOUND;
}

void setUp(void)
{
    int index = 0;
    if (!now.model)
        return;
    while (cst_registry[index] != now.model)
        index++;
    now.seed = 20250101;
    now.r = (reference){ 0 };
    trial_create(&now.z, now.model, quad_registry[index]);
    now.z.cost = now.cost;
}

void tearDown(void)
{
    if (!now.model)
        return;
    reference_free(&now.r);
    trial_free(&now.z);
    cst_stack_release();
}

/* A new point and the reference there; some branches may need a few attempts to be defined at
 * all. */
static void look(void)
{
    for (int attempt = 0; attempt < 100; attempt++) {
        reference_free(&now.r);
        trial_draw(&now.z, &now.seed);
        if (reference_make(&now.r, now.f, &now.z, &now.seed))
            return;
    }
    TEST_FAIL_MESSAGE("no point near the start at which the kernel is finite in this mode");
}

static void keep_worst(verdict *all, verdict one)
{
    verdict old = *all;
    if (one.worst > old.worst || !old.what)
        *all = one;
    all->value = fmax(old.value, one.value);
    all->reverse = fmax(old.reverse, one.reverse);
    all->vector = fmax(old.vector, one.vector);
    all->dot = fmax(old.dot, one.dot);
}

static void show(const char *rung, int there, double error)
{
    if (there)
        printf("  %s %.1e", rung, error);
}

/* At every mode that matters, at several points. */
static void test_derivatives(void)
{
    verdict all = { 0 };
    char message[200];
    int modes = now.f->moded ? trial_modes(&now.z) : 1;
    int points = now.model->n > LARGE ? 1 : subject_is_second(now.f) ? 2 : POINTS;
    for (int mode = 0; mode < modes; mode++)
        for (int point = 0; point < points; point++) {
            trial_set_mode(&now.z, mode);
            look();
            keep_worst(&all, ladder_check(&now.r, now.f, &now.z, &now.seed));
        }
    show("value", now.f->primal != 0, all.value);
    show("reverse", now.f->reverse != 0, all.reverse);
    show("vector", now.f->vector != 0, all.vector);
    show("dot", now.f->reverse && now.f->vector, all.dot);
    printf("\n");
    now.worst = fmax(now.worst, all.worst);
    snprintf(message, sizeof message, "error %.2e, at most %.0e is right: %s, output %d, input %d",
             all.worst, bound(), all.what ? all.what : "", all.row, all.column);
    TEST_ASSERT_TRUE_MESSAGE(all.worst <= bound(), message);
}

/* The entry of J that is largest compared with its scale; 0 when all are noise. */
static int largest(const reference *r, int from, int *row, int *column)
{
    quad best = 1e-3;
    int found = 0;
    for (int i = 0; i < r->nout; i++)
        for (int j = from; j < r->nin; j++) {
            size_t k = (size_t)i * (size_t)r->nin + (size_t)j;
            if (fabsq(r->J[k]) > best * r->S[k]) {
                best = fabsq(r->J[k]) / r->S[k];
                *row = i;
                *column = j;
                found = 1;
            }
        }
    return found;
}

/* One entry off by 1e-9, of the wrong sign, left as it was: all must be noticed.  (To a dot product
 * one entry in many may weigh too little for the first.) */
static void test_broken(void)
{
    static const double wrong[] = { 1.0 + 1e-9, -1.0, NAN };
    trial *z = &now.z;
    trial_set_mode(z, 1);
    look();
    if (!largest(&now.r, now.f->passive, &z->broken_out, &z->broken_in))
        TEST_IGNORE_MESSAGE("all derivatives are zero: nothing to break");
    for (int i = 0; i < 3; i++) {
        z->break_b = wrong[i];
        z->break_dv = 1.0;
        verdict b = ladder_check(&now.r, now.f, z, &now.seed);
        TEST_ASSERT_TRUE_MESSAGE(!now.f->reverse || b.reverse > bound(),
                                 "a broken reverse derivative was not noticed");
        TEST_ASSERT_TRUE_MESSAGE(b.vector <= bound(), "the vector derivative was not broken");
        z->break_b = 1.0;
        z->break_dv = wrong[i];
        verdict dv = ladder_check(&now.r, now.f, z, &now.seed);
        TEST_ASSERT_TRUE_MESSAGE(!now.f->vector || dv.vector > bound(),
                                 "a broken vector derivative was not noticed");
        TEST_ASSERT_TRUE_MESSAGE(dv.reverse <= bound(), "the reverse derivative was not broken");
        TEST_ASSERT_TRUE_MESSAGE(!i || !now.f->reverse || !now.f->vector ||
                                     (b.dot > bound() && dv.dot > bound()),
                                 "the dot product did not notice");
    }
}

/* exp(x + 2 y + 3 u) sin(z + x): the reference's own error. */
static void known(const void *user, const quad s[AXES], quad *y)
{
    (void)user;
    y[0] = expq(s[0] + 2 * s[1] + 3 * s[3]) * sinq(1 + s[2] + s[0]);
}

static void test_reference(void)
{
    const quad step[AXES] = { 0x1p-14, 0x1p-14, 0x1p-14, 0x1p-14 }, sine = sinq(1),
               cosine = cosq(1);
    const quad right[] = { sine,   sine + cosine, 2 * sine,   2 * (sine + cosine),
                           cosine, cosine - sine, 2 * cosine, 2 * (cosine - sine) };
    for (int axes = 0; axes < 16; axes++) {
        quad y, work;
        mixed(known, 0, axes, step, 1, &y, &work);
        TEST_ASSERT_DOUBLE_WITHIN(axes < 15 ? 1e-18 : 1e-17, 0.0,
                                  (double)(y - (axes < 8 ? 1 : 3) * right[axes % 8]));
    }
}

/* Every kernel of the model that there is; costs one by one. */
static void climb(const subject *list, int count, UnityTestFunction test, const char *suffix)
{
    for (int i = 0; i < count; i++) {
        int scalar = list[i].out == '1';
        for (int cost = 0; cost < (scalar ? now.model->kernels->costs_count : 1); cost++) {
            trial z = { .k = now.model->kernels, .cost = cost };
            char name[160];
            now.f = &list[i];
            now.cost = cost;
            if (!now.f->present(&z) || (test == test_broken && !now.f->reverse && !now.f->vector))
                continue;
            snprintf(name, sizeof name, "%s.%s%s%s%s", now.model->name, now.f->name,
                     scalar ? "_" : "", scalar ? now.model->kernels->costs[cost].name : "", suffix);
            UnityDefaultTestRun(test, name, __LINE__);
        }
    }
}

/* test_kernels [MODEL [thorough]]: one model, or all; thorough: with a broken derivative of each
 * kernel of a large one too. */
int main(int argc, char **argv)
{
    double worst[64] = { 0 };
    const char *only = argc > 1 ? argv[1] : NULL;
    int thorough = argc > 2;
    UNITY_BEGIN();
    RUN_TEST(test_reference);
    for (int i = 0; i < cst_registry_count; i++) {
        if (only && strcmp(only, cst_registry[i]->name) != 0)
            continue;
        now.model = cst_registry[i];
        now.worst = 0.0;
        climb(subjects, subjects_count, test_derivatives, "");
        int small = now.model->n <= LARGE;
        if (small || thorough)
            climb(subjects, subjects_count, test_broken, ".broken");
        climb(second_subjects, second_subjects_count, test_derivatives, "");
        if (small) /* the others' suffice, and are many times as fast */
            climb(second_subjects, second_subjects_count, test_broken, ".broken");
        worst[i < 64 ? i : 63] = now.worst;
    }
    printf("\n%-16s largest error of all derivatives, relative to the magnitude of their terms\n",
           "model");
    for (int i = 0; i < cst_registry_count && i < 64; i++)
        printf("%-16s %.2e\n", cst_registry[i]->name, worst[i]);
    return UNITY_END() != 0;
}
