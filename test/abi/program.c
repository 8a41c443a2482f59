/* A program that passes the structs of costate.h which may grow, compiled by test_abi.py with the
 * header of a release, with shorter structs and with longer ones.  It does not use the last field
 * of any, which the shorter ones do not have.  LATER: there is a field `later` at the end. */
#include <costate.h>

#include <math.h>
#include <stdio.h>
#include <string.h>

#ifdef LATER
#define ZERO(x)                                                                                    \
    if ((x).later != 0.0)                                                                          \
    printf("%s.later is not 0\n", #x)
#else
#define ZERO(x) (void)(x)
#endif

/* One struct between two marks: what the library writes beside it shows. */
#define MARKED(type, name)                                                                         \
    struct {                                                                                       \
        double before;                                                                             \
        type x;                                                                                    \
        double after;                                                                              \
    } name;                                                                                        \
    memset(&name, 0x55, sizeof name)
#define CHECK(name)                                                                                \
    if (memcmp(&name.before, &marks, sizeof marks) || memcmp(&name.after, &marks, sizeof marks))   \
        printf("%s: written beside it\n", #name);                                                  \
    ZERO(name.x)

static double marks;

static int options(cst_problem *p)
{
    cst_options o = cst_problem_options(p);
    ZERO(o);
    o.rtol = 1e-7;
    o.tf = 2.0;
    int status = cst_set_options(p, &o);
    printf("options %s %g %g %d\n", o.formulation, o.rtol, o.tf, o.max_steps);
#ifdef LATER
    o.later = 1.0;
    printf("later %d: %s\n", cst_set_options(p, &o) == CST_EARGUMENT, cst_problem_message(p));
#endif
    return status;
}

static void look_back(const cst_problem *p, cst_work *w)
{
    MARKED(cst_observed, o);
    int status = cst_observe(p, w, 0.5, &o.x);
    printf("observed %d %.12g %.3e\n", status, o.x.kinetic, o.x.phi > 1.0 ? 1.0 : 0.0);
    CHECK(o);
    cst_stats s = cst_work_stats(w);
    printf("stats %ld %ld %d\n", s.steps, s.evaluations, s.integrator);
    ZERO(s);
    for (int i = 0; i < cst_event_count(w) && i < 3; i++) {
        cst_event e = cst_event_at(w, i);
        printf("event %.12g %d %d\n", e.t, e.k, e.to);
        ZERO(e);
    }
    cst_response r = cst_response_at(p, 0);
    cst_constraint c = cst_constraint_at(p, 0);
    printf("response %s %s, constraint %d %g\n", r.name, r.text, c.response, c.lower);
    ZERO(r);
    ZERO(c);
}

static void rungs(const cst_problem *p, cst_work *w)
{
    cst_rung all[64];
    int count = cst_check(p, w, all, 64), fine = 1;
    for (int i = 0; i < count && i < 64; i++) {
        fine = fine && all[i].error <= all[i].bound && strlen(all[i].name) > 3;
        ZERO(all[i]);
    }
    printf("rungs %d %d\n", count > 5, fine);
}

static void optimize(const cst_problem *p, cst_work *w)
{
    cst_optimizer *o;
    cst_limits l = cst_limits_default();
    ZERO(l);
    l.max_iterations = 3;
    int status = cst_optimizer_create(&(cst_scenario){ p, w, 1.0 }, 1, &o);
    if (status >= 0)
        status = cst_optimizer_run(o, &l);
    if (status < 0) {
        printf("optimizer %d %s\n", status, cst_optimizer_message(o));
        cst_optimizer_free(o);
        return;
    }
    cst_optimum r = cst_optimizer_result(o);
    printf("optimum %d %d %.12g %s\n", status, r.iterations, r.psi, r.algorithm);
    ZERO(r);
    MARKED(cst_iterate, it);
    status = cst_optimizer_history(o, 1, &it.x);
    printf("iterate %d %d %.12g\n", status, it.x.iteration, it.x.psi);
    CHECK(it);
    MARKED(cst_constrained, c);
    status = cst_optimizer_constraint(o, 0, &c.x);
    printf("constrained %d %s %.12g\n", status, c.x.name, c.x.value);
    CHECK(c);
    MARKED(cst_certificate, x);
    status = cst_optimizer_certify(o, &x.x);
    printf("certificate %d %d\n", status, x.x.agrees);
    CHECK(x);
    cst_optimizer_free(o);
}

int main(void)
{
    cst_problem *p;
    cst_work *w;
    double psi, gradient[2];
    memset(&marks, 0x55, sizeof marks);
    int status = cst_problem_create(cst_model_find("fivebar"), &p);
    if (status < 0 || cst_set_design(p, "L01,L02") < 0 || options(p) < 0 ||
        cst_set_objective(p, "position") < 0 || cst_add_constraint(p, "max(x2) <= 3") < 0 ||
        cst_work_create(p, &w) < 0)
        return printf("%s\n", cst_problem_message(p)), 1;
    status = cst_gradient(p, w, NULL, &psi, gradient);
    printf("gradient %d %.12g %.10g %.10g\n", status, psi, gradient[0], gradient[1]);
    cst_simulate(p, w, NULL, NULL);
    look_back(p, w);
    rungs(p, w);
    optimize(p, w);
    cst_work_free(w);
    cst_problem_free(p);
    return 0;
}
