/* psi over samples of parameters that vary, made one number.
 *
 *     F = a m + b s,   m = sum psi_j / N,   s^2 = sum (psi_j - m)^2 / (N - 1)
 *     dF/drho = sum (a / N + b (psi_j - m) / ((N - 1) s)) dpsi_j/drho
 *
 * The gradient is exact: that of the very samples, which stay the same all the way. */
#include "study/robust.h"

#include "study/sampling.h"
#include "study/statistics.h"

#include <ctype.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* "+ 3 * std": one term; NULL where it is none. */
static const char *parse_term(cst_robust_sum *r, const char *at, double sign)
{
    char *end;
    double factor = strtod(at, &end);
    if (end == at) {
        factor = 1.0;
    } else {
        end += strspn(end, " ");
        if (*end != '*')
            return NULL;
        end++;
    }
    end += strspn(end, " ");
    double *sum = strncmp(end, "mean", 4) == 0  ? &r->mean
                  : strncmp(end, "std", 3) == 0 ? &r->std
                                                : NULL;
    if (!sum || !isfinite(factor))
        return NULL;
    end += sum == &r->mean ? 4 : 3;
    *sum += sign * factor;
    return isalnum((unsigned char)*end) ? NULL : end + strspn(end, " ");
}

/* "mean+3*std" */
static int parse(cst_robust_sum *r, const char *text, cst_report *report)
{
    const char *at = text + strspn(text, " ");
    at = parse_term(r, at, 1.0);
    while (at && (*at == '+' || *at == '-')) {
        double sign = *at == '-' ? -1.0 : 1.0;
        at++;
        at = parse_term(r, at + strspn(at, " "), sign);
    }
    if (!at || *at || (r->mean == 0.0 && r->std == 0.0))
        return cst_fail(report, CST_EVALUE,
                        "'%.80s' is not a sum of mean and std: write for example mean+3*std", text);
    return CST_OK;
}

static int design_variable(const cst_problem *p, int parameter)
{
    for (int k = 0; k < p->count; k++)
        if (p->design[k] == parameter)
            return k;
    return -1;
}

/* The variables of r->p, and which of them vary. */
static int gather(cst_robust_sum *r, const cst_problem *p, cst_report *report)
{
    r->n = r->all = p->count;
    for (int i = 0; i < r->variables; i++) {
        const cst_variation *one = &r->v[i];
        const char *name = p->model->parameters[one->parameter].name;
        r->at[i] = design_variable(p, one->parameter);
        if (r->at[i] >= 0 && !one->deviation)
            return cst_fail(report, CST_EVALUE,
                            "'%s' is a design variable: write %s=+... for a deviation from it, or "
                            "do not choose it",
                            name, name);
        if (r->at[i] < 0) {
            r->p->design[r->all] = one->parameter;
            r->at[i] = r->all++;
        }
    }
    r->p->count = r->all;
    return CST_OK;
}

int cst_robust_open(cst_robust_sum *r, const cst_problem *p, const char *objective,
                    const cst_variation *v, int n, int count, long seed, cst_report *report)
{
    *r = (cst_robust_sum){ .variables = n,
                           .count = count,
                           .seed = seed,
                           .best = { NAN, NAN, NAN },
                           .first = { NAN, NAN, NAN } };
    if (count < 2)
        return cst_fail(report, CST_EVALUE, "%d samples: a deviation needs 2: give 2 or more",
                        count);
    TRY(parse(r, objective, report));
    TRY(cst_variations_check(v, n, p->model, report));
    int status = cst_problem_copy(p, &r->p);
    if (status < 0)
        return cst_fail(report, status, "%s", cst_problem_message(r->p));
    r->v = malloc((size_t)n * sizeof *r->v);
    r->at = calloc((size_t)n, sizeof *r->at);
    r->samples = calloc((size_t)count * (size_t)n, sizeof *r->samples);
    if (!r->v || !r->at || !r->samples)
        return cst_no_memory(report);
    memcpy(r->v, v, (size_t)n * sizeof *v);
    TRY(gather(r, p, report));
    return cst_draw(v, n, count, seed, r->samples) < 0 ? cst_no_memory(report) : CST_OK;
}

void cst_robust_close(cst_robust_sum *r)
{
    cst_problem_free(r->p);
    free(r->v);
    free(r->at);
    free(r->samples);
}

void cst_robust_point(const cst_robust_sum *r, int i, const double *rho, double *point)
{
    for (int k = 0; k < r->all; k++)
        point[k] = k < r->n ? rho[k] : r->p->rho[r->p->design[k]];
    for (int j = 0; j < r->variables; j++) {
        double value = r->samples[(size_t)i * (size_t)r->variables + (size_t)j];
        point[r->at[j]] = r->v[j].deviation ? point[r->at[j]] + value : value;
    }
}

double cst_robust_value(cst_robust_sum *r, const double *rows, double *gradient)
{
    double mean, std;
    size_t row = 1 + (size_t)r->all;
    cst_mean_and_std(rows, r->count, (int)row, &mean, &std);
    for (int k = 0; gradient && k < r->n; k++)
        gradient[k] = 0.0;
    for (int i = 0; gradient && i < r->count; i++) {
        const double *one = rows + (size_t)i * row;
        double share = std > 0.0 ? r->std * (one[0] - mean) / ((r->count - 1) * std) : 0.0;
        for (int k = 0; k < r->n; k++)
            gradient[k] += (r->mean / r->count + share) * one[1 + k];
    }
    double psi = r->mean * mean + r->std * std;
    const double now[3] = { psi, mean, std };
    if (isnan(r->first[0]))
        memcpy(r->first, now, sizeof now);
    if (gradient && !(psi >= r->best[0])) /* not the points beside the best that only check it */
        memcpy(r->best, now, sizeof now);
    return psi;
}

int cst_robust_depends(const cst_robust_sum *r, cst_optimizer *o)
{
    char *text = NULL;
    size_t size = 0;
    FILE *bytes = open_memstream(&text, &size);
    if (!bytes)
        return CST_EMEMORY;
    fprintf(bytes, "%.17g mean %.17g std of %d samples, seed %ld", r->mean, r->std, r->count,
            r->seed);
    for (int i = 0; i < r->variables; i++)
        fprintf(bytes, ", %d by %d", r->v[i].parameter, r->v[i].deviation);
    for (int i = 0; i < r->count * r->variables; i++)
        fprintf(bytes, " %.17g", r->samples[i]);
    int status = fclose(bytes) ? CST_EMEMORY : cst_optimizer_depends(o, text, (long)size);
    free(text);
    return status;
}
