/* Every derivative of the vehicle against central differences of the engine's own psi.
 *
 *     verify_iltis [SETUP...]   of: gentle sharp gentle-optimum sharp-optimum; default: all
 *
 * Adjoint and differences run at rtol 1e-9.  The step of a difference is the decade, relative to
 * the parameter, at which the two agree best: it begins where psi should change by some thousandths
 * and tries its neighbors until a tenth of the bound is reached.  A difference counts relative to
 * the gradient's scale, max over k of |rho_k dpsi/drho_k|; the last column has it relative to the
 * derivative itself, or to a thousandth of psi where that is larger.
 *
 * Where psi has no derivative: by ramp at ramp = 0 (below), and by steer at steer = 0 over the
 * sharp step.  There the wheels of an axle flip their switches at one instant and steering tells
 * which of them is first: psi = psi0 - c |steer| + ..., of which differences see the mean of both
 * sides, 0, and the adjoint the side of its order.  c is 1e-7 of the scale. */
#include "costate.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define RTOL 1e-9
enum { FINEST = 9, COARSEST = 3, TRIES = 4 }; /* steps, as powers of ten */

typedef struct {
    const char *name;
    double ramp, bound;
    const char *design[7];
    double value[7];
} setup;

#define OPTIMUM                                                                                    \
    { "kL1", "kL2", "cS1", "cS2", "kS1", "kS2", NULL },                                            \
    {                                                                                              \
        1497, 3052, 14531, 8418, 28378782, 28382080                                                \
    }
static const setup setups[] = {
    { "gentle", 1.5, 1e-5, { NULL }, { 0 } },
    { "gentle-optimum", 1.5, 1e-5, OPTIMUM },
    { "sharp", 0.0, 1e-3, { NULL }, { 0 } },
    { "sharp-optimum", 0.0, 1e-3, OPTIMUM },
};
enum { SETUPS = sizeof setups / sizeof *setups };

typedef struct {
    cst_problem *p;
    cst_work *w;
    int count;
    double psi, scale, *rho, *gradient; /* [count] */
} bundle;

/* What a step is relative to: the value, or for 0 half the range that its bounds leave. */
static double size(const bundle *b, int k)
{
    const cst_parameter *one = &cst_problem_model(b->p)->parameters[k];
    return b->rho[k] != 0.0 ? fabs(b->rho[k]) : 0.5 * (one->upper - one->lower);
}

static int fail(const bundle *b, const char *what)
{
    fprintf(stderr, "verify_iltis: %s: %s\n", what,
            b->w ? cst_message(b->w) : cst_problem_message(b->p));
    return 1;
}

static int open_bundle(bundle *b, const setup *s)
{
    int status = cst_problem_create(cst_model_find("iltis"), &b->p);
    cst_options o = cst_problem_options(b->p);
    o.rtol = RTOL;
    o.atol = 1e-2 * RTOL;
    o.max_steps = 100000;
    if (status >= 0)
        status = cst_set_options(b->p, &o);
    if (status >= 0)
        status = cst_set_design(b->p, "all");
    if (status >= 0)
        status = cst_set_parameter(b->p, "ramp", s->ramp);
    for (int i = 0; status >= 0 && s->design[i]; i++)
        status = cst_set_parameter(b->p, s->design[i], s->value[i]);
    if (status >= 0)
        status = cst_work_create(b->p, &b->w);
    b->count = cst_design_count(b->p);
    b->rho = calloc((size_t)b->count, sizeof *b->rho);
    b->gradient = calloc((size_t)b->count, sizeof *b->gradient);
    if (status < 0 || !b->rho || !b->gradient)
        return fail(b, s->name);
    for (int k = 0; k < b->count; k++)
        b->rho[k] = cst_parameter_value(b->p, k);
    return 0;
}

static void close_bundle(bundle *b)
{
    cst_work_free(b->w);
    cst_problem_free(b->p);
    free(b->rho);
    free(b->gradient);
}

static int psi_at(bundle *b, int k, double value, double *psi)
{
    double kept = b->rho[k];
    b->rho[k] = value;
    int status = cst_simulate(b->p, b->w, b->rho, psi);
    b->rho[k] = kept;
    return status < 0 ? fail(b, cst_problem_model(b->p)->parameters[k].name) : 0;
}

/* A one-sided limit, by two steps forward: of second order. */
static int forward_difference(bundle *b, int k, double h, double *difference)
{
    double near, far;
    if (psi_at(b, k, b->rho[k] + h, &near) || psi_at(b, k, b->rho[k] + 2.0 * h, &far))
        return 1;
    *difference = (4.0 * near - far - 3.0 * b->psi) / (2.0 * h);
    return 0;
}

static int central_difference(bundle *b, int k, double h, double *difference)
{
    double ahead = b->rho[k] + h, behind = b->rho[k] - h, psi[2];
    if (psi_at(b, k, ahead, &psi[1]) || psi_at(b, k, behind, &psi[0]))
        return 1;
    *difference = (psi[1] - psi[0]) / (ahead - behind);
    return 0;
}

typedef struct {
    /* the difference, its relative step, its distance from the adjoint */
    double value, step, error, own;
    int tries;
} comparison;

static int compare(bundle *b, int k, double bound, comparison *best)
{
    static const int order[TRIES] = { 0, 1, -1, 2 };
    double unit = size(b, k), strength = fabs(b->gradient[k]) * unit;
    int start = COARSEST;
    while (start < FINEST && strength * pow(10.0, -start) > 3e-3 * b->psi)
        start++;
    *best = (comparison){ NAN, NAN, INFINITY, INFINITY, 0 };
    for (int i = 0; i < TRIES && (best->error > 0.1 * bound || best->own > 1e-3); i++) {
        int digits = start + order[i];
        double step = pow(10.0, -digits), value;
        if (digits < COARSEST)
            continue;
        if (central_difference(b, k, step * unit, &value))
            return 1;
        double distance = fabs(value - b->gradient[k]) * unit;
        best->tries++;
        if (distance / b->scale < best->error) {
            best->value = value;
            best->step = step;
            best->error = distance / b->scale;
            best->own = distance / fmax(strength, 1e-3 * b->psi);
        }
    }
    return 0;
}

/* At ramp = 0 psi has a derivative by the ramp from the right only, and the model at 0 does not
 * know it: on a short ramp a tyre lets go part of the way down the curve, and that curve is not
 * there at 0.  The adjoint moves the whole step with the end of the ramp: it gives dpsi/dstep_x. */
static int exception(const bundle *b, int k)
{
    return b->rho[k] == 0.0 && !strcmp(cst_problem_model(b->p)->parameters[k].name, "ramp");
}

static int report_exception(bundle *b, int k)
{
    double right, unit = size(b, k);
    if (forward_difference(b, k, 1e-4, &right))
        return 1;
    printf("%-8s %14.6g %16.8g %16.8g   not differentiable: at its bound, from the right by "
           "differences\n",
           cst_problem_model(b->p)->parameters[k].name, b->rho[k], b->gradient[k] * unit,
           right * unit);
    return 0;
}

static int verify(const setup *s)
{
    bundle b = { 0 };
    int failed = open_bundle(&b, s), worst = -1, missed = 0;
    double most = 0.0;
    if (!failed && cst_gradient(b.p, b.w, NULL, &b.psi, b.gradient) < 0)
        failed = fail(&b, s->name);
    for (int k = 0; !failed && k < b.count; k++)
        b.scale = fmax(b.scale, exception(&b, k) ? 0.0 : fabs(b.gradient[k]) * size(&b, k));
    if (!failed)
        printf("\n%s: ramp %g m, psi %.8g, %ld events, scale %.6g, bound %.0e\n%-8s %14s %16s %16s "
               "%6s %9s %9s\n",
               s->name, s->ramp, b.psi, cst_work_stats(b.w).events, b.scale, s->bound, "", "rho",
               "rho dpsi/drho", "by differences", "step", "of scale", "of own");
    for (int k = 0; !failed && k < b.count; k++) {
        comparison c;
        if (exception(&b, k)) {
            failed = report_exception(&b, k);
            continue;
        }
        failed = compare(&b, k, s->bound, &c);
        printf("%-8s %14.6g %16.8g %16.8g %6.0e %9.1e %9.1e%s\n",
               cst_problem_model(b.p)->parameters[k].name, b.rho[k], b.gradient[k] * size(&b, k),
               c.value * size(&b, k), c.step, c.error, c.own, c.error <= s->bound ? "" : " MISSED");
        fflush(stdout);
        missed += !(c.error <= s->bound);
        if (!(c.error <= most)) {
            most = c.error;
            worst = k;
        }
    }
    if (!failed)
        printf("%s: worst %.1e of the scale (%s), bound %.0e: %s\n", s->name, most,
               worst >= 0 ? cst_problem_model(b.p)->parameters[worst].name : "", s->bound,
               missed ? "MISSED" : "kept");
    close_bundle(&b);
    return failed || missed;
}

int main(int argc, char **argv)
{
    int failed = 0;
    for (int i = 0; i < SETUPS; i++) {
        int wanted = argc < 2;
        for (int k = 1; k < argc; k++)
            wanted = wanted || !strcmp(argv[k], setups[i].name);
        if (wanted)
            failed += verify(&setups[i]);
    }
    return failed != 0;
}
