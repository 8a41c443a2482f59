/* What all results of a problem depend on, as one number. */
#include "costate_study.h"

#include <string.h>

/* FNV-1a */
uint64_t cst_fingerprint_bytes(uint64_t h, const void *bytes, size_t size)
{
    const unsigned char *c = bytes;
    for (size_t i = 0; i < size; i++)
        h = (h ^ c[i]) * 1099511628211u;
    return h;
}

static uint64_t hash_text(uint64_t h, const char *text)
{
    return cst_fingerprint_bytes(h, text, strlen(text) + 1);
}

uint64_t cst_fingerprint(uint64_t h, const cst_problem *p)
{
    const cst_model *model = cst_problem_model(p);
    cst_options o = cst_problem_options(p);
    const double numbers[] = { model->n,
                               model->m,
                               model->p,
                               model->s,
                               (double)o.integrator,
                               o.step,
                               (double)o.method,
                               o.tf,
                               o.rtol,
                               o.atol,
                               o.alpha,
                               o.xi,
                               o.omega,
                               o.fd_step,
                               o.adams,
                               o.max_steps,
                               o.max_step,
                               (double)o.projection,
                               o.rest };
    h = hash_text(hash_text(hash_text(h, cst_version()), model->name), o.formulation);
    h = cst_fingerprint_bytes(hash_text(h, model->costs[cst_cost_index(p)].name), numbers,
                              sizeof numbers);
    for (int i = 0; i < model->p; i++) {
        double value = cst_parameter_value(p, i);
        h = cst_fingerprint_bytes(hash_text(h, model->parameters[i].name), &value, sizeof value);
    }
    for (int k = 0; k < cst_design_count(p); k++)
        h = hash_text(h, cst_design_parameter(p, k)->name);
    for (int k = 0; k < cst_response_count(p); k++)
        h = hash_text(h, cst_response_at(p, k).text);
    for (int k = 0; k < cst_constraint_count(p); k++) {
        cst_constraint one = cst_constraint_at(p, k);
        const double limits[] = { one.response, one.lower, one.upper };
        h = cst_fingerprint_bytes(h, limits, sizeof limits);
    }
    int objective = cst_objective_index(p);
    return cst_fingerprint_bytes(h, &objective, sizeof objective);
}
