/* Every status of costate.h but CST_OK, reached once, with its message: a line "CST_EVALUE message"
 * each.  test_errors.py reads them, the header and doc/reference/errors.md, and lists what is
 * missing. */
#include "costate_model.h"
#include "costate_study.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

static cst_model model;
static cst_kernels kernels;
static const cst_kernels *sound; /* the pendulum's */

static void copy_pendulum(void)
{
    model = *cst_model_find("pendulum");
    sound = model.kernels;
    kernels = *sound;
    kernels.fused = NULL; /* it is of the sound kernels */
    kernels.facts = NULL;
    model.kernels = &kernels;
}

/* Runs the problem as far as it goes, and prints the status that it should end with. */
static void reach(const char *code, int wanted, cst_problem *p, int status, cst_progress *progress)
{
    cst_work *w = NULL;
    double psi = NAN, gradient[64];
    const char *message = cst_problem_message(p);
    if (status >= 0) {
        status = cst_work_create(p, &w);
        cst_set_progress(w, progress, NULL);
        if (status >= 0)
            status = cst_response_count(p) ? cst_responses(p, w, NULL, &psi, gradient)
                                           : cst_gradient(p, w, NULL, &psi, gradient);
        message = cst_message(w);
    }
    if (status == wanted && isfinite(psi) == (status >= 0))
        printf("%s %s\n", code, message);
    else
        fprintf(stderr, "%s: wanted %d, got %d, psi %g: %s\n", code, wanted, status, psi, message);
    cst_work_free(w);
    cst_problem_free(p);
}

static cst_problem *create(const cst_model *m)
{
    cst_problem *p = NULL;
    cst_problem_create(m, &p);
    return p;
}

static void singular(const double *q, const double *a, const double *rho, double *f)
{
    f[0] = f[1] = 0.0;
}

static void nearly_singular(const double *q, const double *a, const double *rho, double *f)
{
    f[0] = a[0] + a[1];
    f[1] = a[0] + (1.0 + 2.0 * 2.2204460492503131e-16) * a[1];
}

static void not_finite(double t, const double *q, const double *v, const double *rho,
                       const int *mode, double *Q)
{
    sound->forces(t, q, v, rho, mode, Q);
    Q[0] = t > 1.0 ? NAN : Q[0];
}

static void beside(const double *rho, double *q, double *v)
{
    sound->initial(rho, q, v);
    q[0] += 1e-3;
}

static int stop(void *user, const char *phase, double t, double tf)
{
    return 1;
}

static void models(void)
{
    copy_pendulum();
    model.m = 0;
    kernels.inertia = nearly_singular;
    cst_problem *p = create(&model);
    reach("CST_WCONDITION", CST_WCONDITION, p, cst_set_design(p, "g"), NULL);
    copy_pendulum();
    kernels.inertia = singular;
    reach("CST_ESINGULAR", CST_ESINGULAR, create(&model), 0, NULL);
    copy_pendulum();
    kernels.forces = not_finite;
    reach("CST_ENAN", CST_ENAN, create(&model), 0, NULL);
    copy_pendulum();
    kernels.initial = beside;
    reach("CST_ESTART", CST_ESTART, create(&model), 0, NULL);
    copy_pendulum();
    model.abi = CST_ABI + 1;
    int status = cst_problem_create(&model, &p);
    reach("CST_EMODEL", CST_EMODEL, p, status, NULL);
}

/* A mass that turns back exactly where a switch is: touched, not crossed. */
static void grazing(void)
{
    cst_problem *p = create(cst_model_find("barrier"));
    cst_options o = cst_problem_options(p);
    o.tf = 1.5;
    o.rtol = 1e-10;
    o.atol = 1e-12;
    cst_set_parameter(p, "F1", 9.0);
    cst_set_parameter(p, "b2", 2.0);
    cst_set_design(p, "b2");
    reach("CST_WGRAZING", CST_WGRAZING, p, cst_set_options(p, &o), NULL);
}

/* A four-bar beyond its dead center; a five-bar on joints like rubber; a hinge's force that
 * redundancy leaves open. */
static void constraints(void)
{
    cst_problem *p = create(cst_model_find("fourbar"));
    cst_set_parameter(p, "rocker", 0.6);
    reach("CST_EDRIFT", CST_EDRIFT, p, cst_set_parameter(p, "coupler", 0.6), NULL);
    p = create(cst_model_find("fivebar"));
    cst_options o = cst_problem_options(p);
    o.alpha = 1.0;
    reach("CST_WDRIFT", CST_WDRIFT, p, cst_set_options(p, &o), NULL);
    p = create(cst_model_find("nfourbar")); /* as the paper has it, without projections */
    o = cst_problem_options(p);
    o.projection = CST_PROJECTION_OFF;
    reach("CST_ESPURIOUS", CST_ESPURIOUS, p, cst_set_options(p, &o), NULL);
    p = create(cst_model_find("slidercrank"));
    o = cst_problem_options(p);
    o.integrator = CST_ONESTEP;
    o.step = 0.01;
    reach("CST_WSPURIOUS", CST_WSPURIOUS, p, cst_set_options(p, &o), NULL);
    p = create(cst_model_find("bricard"));
    o = cst_problem_options(p);
    o.tf = 0.5;
    cst_set_options(p, &o);
    reach("CST_WREDUNDANT", CST_WREDUNDANT, p, cst_set_cost(p, "reaction"), NULL);
    p = create(cst_model_find("pendulum"));
    o = cst_problem_options(p);
    o.formulation = "index3";
    o.integrator = CST_ONESTEP;
    o.step = 0.4;
    o.bars = CST_BARS_WEIGHED;
    reach("CST_WACCURACY", CST_WACCURACY, p, cst_set_options(p, &o), NULL);
}

static void fast(double t, const double *rho, double *out)
{
    (void)rho;
    out[0] = sin(1e6 * t);
}

static void too_fast(void)
{
    static cst_facts facts;
    copy_pendulum();
    facts = *sound->facts;
    facts.motion = (cst_clocks){ 1, 0, 0, fast };
    kernels.facts = &facts;
    cst_problem *p = create(&model);
    cst_options o = cst_problem_options(p);
    o.max_steps = 200000;
    reach("CST_WUNRESOLVED", CST_WUNRESOLVED, p, cst_set_options(p, &o), NULL);
}

static void problems(void)
{
    cst_problem *p = create(cst_model_find("barrier")); /* the first is the largest, or both are */
    cst_set_parameter(p, "F2", 0.0);
    cst_set_design(p, "F2");
    reach("CST_WPEAK", CST_WPEAK, p, cst_add_response(p, "max(resistance)"), NULL);
    p = create(cst_model_find("fivebar"));
    reach("CST_ENAME", CST_ENAME, p, cst_set_cost(p, "positon"), NULL);
    p = create(cst_model_find("barrier")); /* it starts on the edge of the first zone */
    cst_set_parameter(p, "b1", 0.0);
    reach("CST_WCORNER", CST_WCORNER, p, cst_set_design(p, "b1"), NULL);
    p = create(cst_model_find("fivebar"));
    reach("CST_EVALUE", CST_EVALUE, p, cst_set_parameter(p, "L01", 11.0), NULL);
    reach("CST_ECANCELED", CST_ECANCELED, create(cst_model_find("fivebar")), 0, stop);
    p = create(cst_model_find("fivebar"));
    cst_options o = cst_problem_options(p);
    o.max_steps = 10;
    reach("CST_EINTEGRATOR", CST_EINTEGRATOR, p, cst_set_options(p, &o), NULL);
    p = create(cst_model_find("fivebar"));
    o = cst_problem_options(p);
    o.formulation = "index3";
    o.step = 1e-9;
    reach("CST_EMEMORY", CST_EMEMORY, p, cst_set_options(p, &o), NULL);
    p = create(cst_model_find("barrier"));
    o = cst_problem_options(p);
    o.integrator = CST_ONESTEP;
    reach("CST_EARGUMENT", CST_EARGUMENT, p, cst_set_options(p, &o), NULL);
}

/* A journal in a directory that is not there. */
static void journal(void)
{
    static const char *const vary[] = { "k1=normal(100,5)" };
    const cst_study how = { .jobs = 1, .journal = "no_such_directory/journal" };
    cst_problem *p = create(cst_model_find("fivebar"));
    cst_sampler *s = NULL;
    int status = cst_samples(p, vary, 1, 2, 1, &how, &s);
    if (status == CST_EFILE)
        printf("CST_EFILE %s\n", cst_sampler_message(s));
    else
        fprintf(stderr, "CST_EFILE: got %d: %s\n", status, cst_sampler_message(s));
    cst_sampler_free(s);
    cst_problem_free(p);
}

int main(void)
{
    journal();
    models();
    grazing();
    constraints();
    too_fast();
    problems();
    return 0;
}
