/* Models that are refused before they run: descriptors with something missing or meaningless,
 * kernels that break their promises. */
#include "costate_model.h"
#include "unity.h"

#include <math.h>
#include <string.h>

static cst_kernels kernels; /* the spoiled copy */
static cst_cost_kernels costs[2];
static cst_model model;
static const cst_kernels *sound; /* the pendulum's   */

void setUp(void)
{
    model = *cst_model_find("pendulum");
    sound = model.kernels;
    kernels = *sound;
    kernels.fused = NULL; /* it is of the sound kernels */
    kernels.facts = NULL;
    memcpy(costs, sound->costs, sizeof costs);
    model.kernels = &kernels;
    kernels.costs = costs;
}

void tearDown(void) {}

/* ---- descriptors ----------------------------------------------------------------------------- */

static void refused(const char *word)
{
    cst_problem *p = NULL;
    cst_work *w = NULL;
    double psi = 1.0;
    int status = cst_problem_create(&model, &p);
    if (status == CST_EMODEL) { /* a problem that holds the message and is of no other use */
        TEST_ASSERT_TRUE_MESSAGE(strlen(cst_problem_message(p)) > 20, word);
        TEST_ASSERT_EQUAL_INT(CST_EARGUMENT, cst_set_parameter(p, "L", 1.0));
        TEST_ASSERT_EQUAL_INT(CST_EARGUMENT, cst_work_create(p, &w));
        TEST_ASSERT_NULL(w);
        TEST_ASSERT_EQUAL_INT(CST_EARGUMENT, cst_gradient(p, w, NULL, &psi, NULL));
        TEST_ASSERT_TRUE(isnan(psi));
    }
    cst_problem_free(p);
    TEST_ASSERT_EQUAL_INT_MESSAGE(CST_EMODEL, status, word);
    setUp();
}

static void test_descriptor(void)
{
    model.abi = CST_ABI + 1, refused("abi");
    model.abi = 0, refused("abi");
    model.n = 0, refused("n");
    model.m = -1, refused("m");
    model.p = 0, refused("p");
    model.s = -1, refused("s");
    model.name = NULL, refused("name");
    model.parameters = NULL, refused("parameters");
    model.costs = NULL, refused("costs");
    model.costs_count = 0, refused("costs_count");
    model.design = NULL, refused("design");
    model.kernels = NULL, refused("kernels");
    model.tf = 0.0, refused("tf");
    model.tf = NAN, refused("tf");
    model.rtol = 1e-40, refused("rtol below rounding");
    model.rtol = 1.0, refused("rtol of 1");
    model.rtol = -1e-8, refused("a negative rtol");
    model.rtol = NAN, refused("rtol that is no number");
}

/* A sketch without a function or points, and parts that join points which are not there. */
static void test_sketch(void)
{
    static cst_sketch sketch;
    static cst_sketch_part parts[1];
#define WRONG(change, what)                                                                        \
    (sketch = *model.sketch, parts[0] = sketch.parts[1], sketch.parts = parts,                     \
     sketch.parts_count = 1, model.sketch = &sketch, change, refused(what))
    WRONG(sketch.place = NULL, "a sketch without a function");
    WRONG(sketch.points = 0, "a sketch without points");
    WRONG(sketch.parts = NULL, "a sketch without parts");
    WRONG(sketch.up = 3, "a sketch whose axis is none");
    WRONG(parts[0].b = 2, "a point that is not there");
    WRONG(parts[0].a = -1, "a point before the first");
    WRONG((parts[0].shape = CST_LINE, parts[0].b = 0), "a line of one point");
    WRONG((parts[0].shape = CST_WHEEL, parts[0].c = 9), "a wheel without a rim");
    WRONG(parts[0].shape = (cst_shape)99, "a shape that is none");
#undef WRONG
}

/* Default values outside their bounds, rows that were forgotten, and names that do not exist. */
static void test_descriptor_values(void)
{
    static cst_parameter parameters[4];
    static cst_cost descriptions[2];
    static const char *const names[2] = { "x", NULL };
    const cst_output outputs[1] = { { "x", "m", NULL } };
    cst_problem *p;
#define SPOILED(what, change)                                                                      \
    (memcpy(parameters, model.parameters, sizeof parameters),                                      \
     memcpy(descriptions, model.costs, sizeof descriptions), model.parameters = parameters,        \
     model.costs = descriptions, change, refused(what))
    SPOILED("a parameter without a row", memset(&parameters[3], 0, sizeof parameters[3]));
    SPOILED("a parameter without a unit", parameters[1].unit = NULL);
    SPOILED("a default below its bound", parameters[0].value = parameters[0].lower - 1.0);
    SPOILED("a default that is no number", parameters[0].value = NAN);
    SPOILED("a cost without a row", memset(&descriptions[1], 0, sizeof descriptions[1]));
    model.coordinates = names, refused("a coordinate without a name");
    model.outputs = NULL, refused("outputs without a table");
    model.outputs_count = 0, refused("a kernel of outputs without a table");
    kernels.outputs = NULL, refused("outputs without a function");
    model.outputs = outputs, model.outputs_count = 1, refused("an output without a meaning");
    model.design = "L,nonsense", refused("a design variable that is no parameter");
    model.design = "", refused("no design variable");
    model.design = "L,L";
    TEST_ASSERT_EQUAL_INT(CST_EVALUE, cst_problem_create(&model, &p));
    cst_problem_free(p);
    setUp();
    costs[0].name = "nonsense", refused("a cost without a kernel");
    costs[1].name = "nonsense", refused("the second cost without a kernel");
    costs[1].name = NULL, refused("a kernel without a name");
    model.costs_count = 1, refused("a kernel without a cost");
}

static void names_it(const char *text)
{
    cst_problem *p = NULL;
    cst_problem_create(&model, &p);
    TEST_ASSERT_TRUE_MESSAGE(strstr(cst_problem_message(p), text), cst_problem_message(p));
    cst_problem_free(p);
}

/* Names that no list NAME,NAME or NAME=VALUE can name, or that mean two parameters. */
static void test_parameter_names(void)
{
    static cst_parameter parameters[4];
#define NAMED(text, says)                                                                          \
    (memcpy(parameters, model.parameters, sizeof parameters), model.parameters = parameters,       \
     parameters[1].name = text, model.design = "all", names_it(says), refused(text))
    NAMED("", "the name of parameter 2 of 4 is empty: give it one");
    NAMED(parameters[0].name, "are named 'm', 1 and 2 of 4: give one another name");
    NAMED("a=b", "'a=b' cannot be the name of a parameter");
    NAMED("a,b", "'a,b' cannot be the name of a parameter");
    NAMED("a b", "'a b' cannot be the name of a parameter");
    NAMED("all", "'all' cannot be the name of a parameter");
#undef NAMED
}

/* Each kernel and each derivative that is missing is found when the problem is made, not when it is
 * called. */
#define WITHOUT(name) (kernels.name = NULL, names_it("pendulum_" #name), refused(#name))
static void test_missing_kernels(void)
{
    WITHOUT(inertia);
    WITHOUT(forces);
    WITHOUT(initial);
    WITHOUT(constraints);
    model.s = 1, refused("switches");
    model.start = CST_EQUILIBRIUM, refused("launch");
    kernels.costs = NULL, refused("costs");
    kernels.costs_count = 0, refused("costs_count");
}

static void test_missing_derivatives(void)
{
    WITHOUT(outputs_b);
    WITHOUT(outputs_dv);
    WITHOUT(inertia_b);
    WITHOUT(inertia_dv);
    WITHOUT(forces_b);
    WITHOUT(forces_dv);
    WITHOUT(initial_b);
    WITHOUT(initial_dv);
    WITHOUT(constraints_d0_b);
    WITHOUT(constraints_d0_d1);
    WITHOUT(constraints_d0_d1_b);
    WITHOUT(constraints_d0_d1_dv);
    WITHOUT(constraints_d0_d1_qv);
    WITHOUT(constraints_r0_b);
    costs[0].w_b = NULL, refused("w_b");
    costs[0].w = NULL, refused("neither g nor w");
}

/* ---- outputs: all of them, and nothing else -------------------------------------------------- */

static void forces_unset(double t, const double *q, const double *v, const double *rho,
                         const int *mode, double *Q)
{
    double all[2];
    sound->forces(t, q, v, rho, mode, all);
    Q[0] = all[0];
}

static void forces_adding(double t, const double *q, const double *v, const double *rho,
                          const int *mode, double *Q)
{
    double all[2];
    sound->forces(t, q, v, rho, mode, all);
    Q[0] = all[0];
    Q[1] += all[1];
}

static void inertia_beyond(const double *q, const double *a, const double *rho, double *f)
{
    sound->inertia(q, a, rho, f);
    f[2] = 3.0;
}

static void constraints_unset(double t, const double *q, const double *rho, double *phi)
{
    (void)t, (void)q, (void)rho, (void)phi;
}

static void outputs_unset(double t, const double *q, const double *v, const double *a,
                          const double *lambda, const double *rho, const int *mode, double *out)
{
    double all[2];
    sound->outputs(t, q, v, a, lambda, rho, mode, all);
    out[0] = all[0];
}

static void initial_unset(const double *rho, double *q, double *v)
{
    double speed[2];
    sound->initial(rho, q, speed);
    v[0] = speed[0];
}

/* Kernels that are not those that were fused. */
static void forces_other(double t, const double *q, const double *v, const double *rho,
                         const int *mode, double *Q)
{
    sound->forces(t, q, v, rho, mode, Q);
    Q[1] *= 1.0 + 1e-6;
}

static void inertia_other(const double *q, const double *a, const double *rho, double *f)
{
    sound->inertia(q, a, rho, f);
    f[0] *= 1.0 + 1e-6;
}

static void constraints_other(double t, const double *q, const double *rho, double *phi)
{
    sound->constraints(t, q, rho, phi);
    phi[0] *= 1.0 + 1e-6;
}

/* The work is not made, and its message names the kernel and the output. */
static void breaks_its_promise(const char *words)
{
    cst_problem *p;
    cst_work *w;
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_problem_create(&model, &p));
    int status = cst_work_create(p, &w);
    TEST_ASSERT_TRUE_MESSAGE(status == CST_EMODEL && strstr(cst_message(w), words), cst_message(w));
    cst_work_free(w);
    cst_problem_free(p);
    setUp();
}

static void test_outputs(void)
{
    kernels.forces = forces_unset, breaks_its_promise("pendulum_forces does not set Q[1]");
    kernels.forces = forces_adding, breaks_its_promise("pendulum_forces does not set Q[1]");
    kernels.inertia = inertia_beyond, breaks_its_promise("pendulum_inertia writes f[2]");
    kernels.constraints = constraints_unset,
    breaks_its_promise("pendulum_constraints does not set phi[0]");
    kernels.outputs = outputs_unset, breaks_its_promise("pendulum_outputs does not set out[1]");
    model.outputs_count = 1, breaks_its_promise("pendulum_outputs writes out[1]");
    kernels.initial = initial_unset, breaks_its_promise("pendulum_initial does not set v[1]");
    model.n = 1, breaks_its_promise("pendulum_initial writes q[1]");
}

/* ---- M: linear, symmetric, not negative ------------------------------------------------------ */

static void inertia_with_weight(const double *q, const double *a, const double *rho, double *f)
{
    sound->inertia(q, a, rho, f);
    f[1] += 9.81; /* belongs to the forces */
}

static void inertia_squared(const double *q, const double *a, const double *rho, double *f)
{
    sound->inertia(q, a, rho, f);
    f[0] += 0.01 * a[1] * a[1];
}

static void inertia_coupled_once(const double *q, const double *a, const double *rho, double *f)
{
    sound->inertia(q, a, rho, f);
    f[0] += 0.25 * a[1];
}

static void inertia_negative(const double *q, const double *a, const double *rho, double *f)
{
    sound->inertia(q, a, rho, f);
    f[1] = -f[1];
}

static void test_mass(void)
{
    kernels.inertia = inertia_with_weight,
    breaks_its_promise("pendulum_inertia is not linear in a: f[1] for a sum of accelerations is "
                       "not the sum of f[1]: move what does "
                       "not multiply a into pendulum_forces, with the opposite sign");
    kernels.inertia = inertia_squared,
    breaks_its_promise("pendulum_inertia is not linear in a: f[0] for a sum");
    kernels.inertia = inertia_coupled_once,
    breaks_its_promise("pendulum_inertia: M is not symmetric: M[0][1] = 0.25 and M[1][0] = 0: "
                       "correct f[0], which has a[1], "
                       "or f[1], which has a[0]");
    kernels.inertia = inertia_negative,
    breaks_its_promise("pendulum_inertia: M[1][1] = -2 is negative: f[1] must have the sign of "
                       "a[1]: check the signs there, and the "
                       "masses among the parameters");
}

/* Fused code that gives no number where the kernel does. */
static void motion_nan(double t, const double *q, const double *v, const double *rho,
                       const int *mode, const int *at, double *Q, double *phi, double *phi_dot,
                       double *phi_ddot, double *A)
{
    sound->fused->motion(t, q, v, rho, mode, at, Q, phi, phi_dot, phi_ddot, A);
    Q[0] = NAN;
}

static void test_fused_of_others(void)
{
    cst_fused without_number = *sound->fused;
    without_number.motion = motion_nan;
    kernels.fused = &without_number, breaks_its_promise("the fused code of pendulum_forces is not");
    kernels.fused = sound->fused, kernels.forces = forces_other,
    breaks_its_promise("the fused code of pendulum_forces is not");
    kernels.fused = sound->fused, kernels.inertia = inertia_other,
    breaks_its_promise("the fused code of pendulum_inertia is not");
    kernels.fused = sound->fused, kernels.constraints = constraints_other,
    breaks_its_promise("the fused code of pendulum_constraints is not");
}

int main(void)
{
    if (!cst_model_find("pendulum"))
        return 1;
    UNITY_BEGIN();
    RUN_TEST(test_descriptor);
    RUN_TEST(test_sketch);
    RUN_TEST(test_descriptor_values);
    RUN_TEST(test_parameter_names);
    RUN_TEST(test_missing_kernels);
    RUN_TEST(test_missing_derivatives);
    RUN_TEST(test_outputs);
    RUN_TEST(test_mass);
    RUN_TEST(test_fused_of_others);
    return UNITY_END() != 0;
}
