/* derivatives.c: directional and adjoint derivatives of an FMU, from the model's generated code. */
#include "fmi/functions.h"
#include "fmi/instance.h"

#include "costate_instant.h"

#include <math.h>
#include <string.h>

/* Where directions and weights are in x->scratch. */
typedef struct {
    double *q, *v, *rho, *a, *output;
} parts;

static parts split(const fmi_instance *x)
{
    int n = x->model->n, p = x->model->p, o = x->model->outputs_count;
    double *at = x->scratch;
    memset(at, 0, (size_t)(4 * n + p + o) * sizeof *at);
    return (parts){ at, at + n, at + 2 * n, at + 2 * n + p, at + 3 * n + p };
}

static fmi3Status may_differentiate(fmi_instance *x, size_t known, size_t unknown,
                                    const double *seed, size_t seeds, size_t sensitivities,
                                    size_t expected_seeds, size_t expected_sensitivities)
{
    if (!x->exchange)
        return fmi_fail(x, "derivatives are there in model exchange; over a run they are those of "
                           "costate gradient");
    if (x->mode != FMI_INITIALIZATION && x->mode != FMI_EVENT && x->mode != FMI_CONTINUOUS)
        return fmi_fail(x, "derivatives are there in initialization, event and continuous-time "
                           "mode");
    if (known == 0 || unknown == 0 || !seed || seeds != expected_seeds ||
        sensitivities != expected_sensitivities)
        return fmi_fail(x,
                        "%zu seeds and %zu sensitivities for %zu knowns and %zu unknowns: one "
                        "each",
                        seeds, sensitivities, known, unknown);
    return fmi_solve(x);
}

/* Where the number of a known is, as a direction or as a derivative; NULL: it is none. */
static double *known_at(const fmi_instance *x, const parts *at, unsigned reference)
{
    int i = 0;
    fmi_kind kind = fmi_find(x->model, reference, &i);
    double *const from[FMI_KINDS] = { [FMI_Q] = at->q, [FMI_V] = at->v, [FMI_PARAMETER] = at->rho };
    return kind < FMI_KINDS && from[kind] ? from[kind] + i : NULL;
}

/* The same of an unknown: a derivative of a state, or an output. */
static double *unknown_at(const fmi_instance *x, const parts *at, unsigned reference)
{
    int i = 0;
    fmi_kind kind = fmi_find(x->model, reference, &i);
    double *const from[FMI_KINDS] = {
        [FMI_V_COPY] = at->v, [FMI_A] = at->a, [FMI_OUTPUT] = at->output
    };
    return kind < FMI_KINDS && from[kind] ? from[kind] + i : NULL;
}

static fmi3Status no_such(const fmi_instance *x, const char *what, unsigned reference)
{
    return fmi_fail(x,
                    "variable %u is no %s: knowns are states and parameters, unknowns "
                    "derivatives of states and outputs",
                    reference, what);
}

FMI3_EXPORT fmi3Status fmi3GetDirectionalDerivative(fmi3Instance instance,
                                                    const fmi3ValueReference unknowns[],
                                                    size_t unknown,
                                                    const fmi3ValueReference knowns[], size_t known,
                                                    const fmi3Float64 seed[], size_t seeds,
                                                    fmi3Float64 sensitivity[], size_t sensitivities)
{
    fmi_instance *x = instance;
    fmi3Status status =
        may_differentiate(x, known, unknown, seed, seeds, sensitivities, known, unknown);
    if (status != fmi3OK)
        return status;
    parts at = split(x);
    for (size_t k = 0; k < known; k++) {
        double *direction = known_at(x, &at, knowns[k]);
        if (!direction)
            return no_such(x, "known", knowns[k]);
        *direction += seed[k];
    }
    if (cst_instant_tangent(x->problem, x->work, at.q, at.v, at.rho, at.a, at.output) < 0)
        return fmi_fail(x, "%s", cst_message(x->work));
    for (size_t k = 0; k < unknown; k++) {
        const double *derivative = unknown_at(x, &at, unknowns[k]);
        if (!derivative)
            return no_such(x, "unknown", unknowns[k]);
        sensitivity[k] = *derivative;
    }
    return fmi3OK;
}

FMI3_EXPORT fmi3Status fmi3GetAdjointDerivative(fmi3Instance instance,
                                                const fmi3ValueReference unknowns[], size_t unknown,
                                                const fmi3ValueReference knowns[], size_t known,
                                                const fmi3Float64 seed[], size_t seeds,
                                                fmi3Float64 sensitivity[], size_t sensitivities)
{
    fmi_instance *x = instance;
    fmi3Status status =
        may_differentiate(x, known, unknown, seed, seeds, sensitivities, unknown, known);
    if (status != fmi3OK)
        return status;
    parts at = split(x);
    double *of_q_dot = x->scratch + 3 * x->model->n + x->model->p + x->model->outputs_count;
    parts weights = at;
    weights.v = of_q_dot;
    for (size_t k = 0; k < unknown; k++) {
        double *weight = unknown_at(x, &weights, unknowns[k]);
        if (!weight)
            return no_such(x, "unknown", unknowns[k]);
        *weight += seed[k];
    }
    if (cst_instant_adjoint(x->problem, x->work, at.a, at.output, at.q, at.v, at.rho) < 0)
        return fmi_fail(x, "%s", cst_message(x->work));
    for (int i = 0; i < x->model->n; i++)
        at.v[i] += of_q_dot[i]; /* q' = v */
    for (size_t k = 0; k < known; k++) {
        const double *derivative = known_at(x, &at, knowns[k]);
        if (!derivative)
            return no_such(x, "known", knowns[k]);
        sensitivity[k] = *derivative;
    }
    return fmi3OK;
}
