/* What a model's facts say against its kernels: an argument that turns a result into NaN is one
 * that the kernel looks at, in whatever modes; a model that says nothing may look at everything. */
#include "model/facts.h"
#include "rig.h"
#include "unity.h"

#include <math.h>
#include <stdio.h>

enum { MANY = 1024, VARIANTS = 40 };
static double t, q[MANY], v[MANY], a[MANY], lambda[MANY], rho[MANY], out[MANY];
static int mode[MANY];
static unsigned seed;

void setUp(void) {}
void tearDown(void) {}

static double draw(void)
{
    seed = seed * 1664525u + 1013904223u;
    return 0.1 + (double)(seed >> 8) / 16777216.0;
}

/* Somewhere, in modes at random; then one of the arguments is NaN. */
static void place(int variant, int argument)
{
    const cst_model *m = rig_model;
    double *arrays[] = { &t, q, v, a, lambda, rho };
    int sizes[] = { 1, m->n, m->n, m->n, m->m, m->p };
    seed = (unsigned)variant;
    for (int k = 0; k < 6; k++)
        for (int i = 0; i < sizes[k]; i++)
            arrays[k][i] = 1 << k == argument ? NAN : draw();
    for (int i = 0; i < m->p && argument != CST_LOOKS_AT_RHO; i++)
        rho[i] = m->parameters[i].value;
    for (int i = 0; i <= m->s; i++)
        mode[i] = i < m->s && draw() > 0.6;
}

static void says(int looks, int argument, double value, double usual, const char *what)
{
    char text[200];
    snprintf(text, sizeof text, "%s: %s looks at %d of %d", rig_model->name, what, argument, looks);
    TEST_ASSERT_TRUE_MESSAGE((looks & argument) || !isnan(value) || isnan(usual), text);
}

/* `usual` of every result where nothing is NaN: random positions may leave a kernel's domain. */
static void all_results(const cst_kernels *k, int argument, double *usual)
{
    const cst_model *m = rig_model;
    double *at = usual;
#define SAY(looks, value, what)                                                                    \
    do {                                                                                           \
        if (argument)                                                                              \
            says((looks), argument, (value), *at++, (what));                                       \
        else                                                                                       \
            *at++ = (value);                                                                       \
    } while (0)
    k->forces(t, q, v, rho, mode, out);
    for (int i = 0; i < m->n; i++)
        SAY(cst_facts_forces(k), out[i], "forces");
    if (m->m)
        k->constraints(t, q, rho, out);
    for (int i = 0; i < m->m; i++)
        SAY(cst_facts_constraints(k), out[i], "constraints");
    if (m->s)
        k->switches(t, q, v, rho, mode, out);
    for (int i = 0; i < m->s; i++)
        SAY(cst_facts_switch(k, i), out[i], "switches");
    if (k->outputs)
        k->outputs(t, q, v, a, lambda, rho, mode, out);
    for (int i = 0; k->outputs && i < m->outputs_count; i++)
        SAY(cst_facts_output(k, i), out[i], "outputs");
    for (int i = 0; i < k->costs_count; i++) {
        const cst_cost_kernels *c = &k->costs[i];
        SAY(cst_facts_cost(k, c), c->g ? c->g(t, q, v, a, lambda, rho, mode) : 0.0, "g");
        SAY(cst_facts_final(k, c), c->w ? c->w(t, q, v, a, lambda, rho, mode) : 0.0, "w");
    }
#undef SAY
}

static void test_nothing_is_looked_at_in_secret(void)
{
    static double usual[8 * MANY];
    const cst_kernels *k = rig_model->kernels;
    TEST_ASSERT_NOT_NULL(k->facts);
    for (int variant = 0; variant < VARIANTS; variant++)
        for (int argument = 0; argument <= CST_LOOKS_AT_RHO; argument += argument ? argument : 1) {
            place(variant, argument);
            all_results(k, argument, usual);
        }
}

static void test_what_is_known_of_models(void)
{
    const cst_kernels *k = cst_model_find("iltis")->kernels;
    TEST_ASSERT_FALSE(cst_facts_forces(k) & CST_LOOKS_AT_T);
    TEST_ASSERT_TRUE(cst_facts_constraints(k) & CST_LOOKS_AT_T); /* its steering */
    TEST_ASSERT_FALSE(cst_facts_phi_q_moves(k));
    TEST_ASSERT_EQUAL_INT(1, cst_facts_motion_clocks(k)->clocks);
    TEST_ASSERT_EQUAL_INT(0, cst_facts_motion_clocks(k)->mixed);
    TEST_ASSERT_FALSE(cst_facts_switch_of_time(k, 0));
    k = cst_model_find("barrier")->kernels;
    TEST_ASSERT_EQUAL_INT(CST_LOOKS_AT_RHO | CST_LOOKS_AT_MODE, cst_facts_forces(k));
    TEST_ASSERT_EQUAL_INT(0, cst_facts_constraints(k));
    TEST_ASSERT_EQUAL_INT(0, cst_facts_motion_clocks(k)->clocks);
    k = cst_model_find("pendulum")->kernels;
    TEST_ASSERT_EQUAL_INT(CST_LOOKS_AT_RHO, cst_facts_forces(k));
    TEST_ASSERT_EQUAL_INT(0, cst_facts_cost(k, &k->costs[0]));
    TEST_ASSERT_EQUAL_INT(CST_LOOKS_AT_RHO | CST_LOOKS_AT_LAMBDA, cst_facts_cost(k, &k->costs[1]));
    TEST_ASSERT_EQUAL_INT(CST_LOOKS_AT_Q, cst_facts_output(k, 1));
}

static void test_who_says_nothing_may_look_at_all(void)
{
    cst_kernels k = *cst_model_find("iltis")->kernels;
    cst_cost_kernels other = k.costs[0];
    TEST_ASSERT_EQUAL_INT(CST_LOOKS_AT_ALL, cst_facts_cost(&k, &other)); /* not of the table */
    k.facts = NULL;
    TEST_ASSERT_EQUAL_INT(CST_LOOKS_AT_ALL, cst_facts_forces(&k));
    TEST_ASSERT_EQUAL_INT(CST_LOOKS_AT_ALL, cst_facts_constraints(&k));
    TEST_ASSERT_EQUAL_INT(CST_LOOKS_AT_ALL, cst_facts_switch(&k, 3));
    TEST_ASSERT_EQUAL_INT(CST_LOOKS_AT_ALL, cst_facts_output(&k, 3));
    TEST_ASSERT_EQUAL_INT(CST_LOOKS_AT_ALL, cst_facts_cost(&k, &k.costs[0]));
    TEST_ASSERT_EQUAL_INT(0, cst_facts_final(&k, &k.costs[0])); /* there is none */
    TEST_ASSERT_EQUAL_INT(1, cst_facts_phi_q_moves(&k));
    TEST_ASSERT_EQUAL_INT(1, cst_facts_motion_clocks(&k)->mixed);
    TEST_ASSERT_EQUAL_INT(1, cst_facts_output_clocks(&k, 2)->mixed);
    TEST_ASSERT_EQUAL_INT(1, cst_facts_cost_clocks(&k, &k.costs[0])->mixed);
}

int main(void)
{
    UNITY_BEGIN();
    rig_each_model(test_nothing_is_looked_at_in_secret, "test_nothing_is_looked_at_in_secret");
    RUN_TEST(test_what_is_known_of_models);
    RUN_TEST(test_who_says_nothing_may_look_at_all);
    return UNITY_END() != 0;
}
