/* robust.c: psi over samples of parameters that vary, made one number.
 *
 *     F = a m + b s,   m = sum psi_j / N,   s^2 = sum (psi_j - m)^2 / (N - 1)
 *     dF/drho = sum (a / N + b (psi_j - m) / ((N - 1) s)) dpsi_j/drho
 *
 * The gradient is exact: that of the very samples, which stay the same all the way. */
#include "cli/robust.h"

#include "cli/cluster.h"
#include "cli/output/messages.h"
#include "cli/memory.h"
#include "cli/output/progress.h"
#include "cli/input/setup.h"
#include "cli/statistics.h"

#include <ctype.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { DEFAULT_COUNT = 100, DEFAULT_SEED = 1 };

/* "+ 3 * std": one term; NULL where it is none. */
static const char *parse_term(robust *r, const char *at, double sign)
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
static int parse(robust *r, const char *text)
{
    const char *at = text + strspn(text, " ");
    at = parse_term(r, at, 1.0);
    while (at && (*at == '+' || *at == '-')) {
        double sign = *at == '-' ? -1.0 : 1.0;
        at++;
        at = parse_term(r, at + strspn(at, " "), sign);
    }
    if (!at || *at || (r->mean == 0.0 && r->std == 0.0))
        return usage_error("'%s' is not a sum of mean and std: --robust: write for example "
                           "--robust 'mean+3*std'",
                           text);
    return STATUS_FINE;
}

static int design_variable(const cst_problem *p, int parameter)
{
    for (int k = 0; k < cst_design_count(p); k++)
        if (cst_design_index(p, k) == parameter)
            return k;
    return -1;
}

/* The names of the variables, and which of them vary. */
static int gather(robust *r, const cst_problem *p, char **names)
{
    const cst_parameter *parameters = cst_problem_model(p)->parameters;
    text_stream list;
    int status = STATUS_FINE;
    r->n = r->all = cst_design_count(p);
    r->at = take((size_t)r->v.count, sizeof *r->at);
    text_begin(&list);
    for (int k = 0; k < r->n; k++)
        fprintf(list.file, "%s%s", k ? "," : "", parameters[cst_design_index(p, k)].name);
    for (int i = 0; i < r->v.count && !status; i++) {
        const variation *one = &r->v.all[i];
        const char *name = parameters[one->index].name;
        r->at[i] = design_variable(p, one->index);
        if (r->at[i] >= 0 && !one->deviation)
            status = usage_error("'%s' is a design variable: --vary: write %s=+... for a deviation "
                                 "from it, or leave it out of --wrt",
                                 name, name);
        if (r->at[i] < 0) {
            r->at[i] = r->all++;
            fprintf(list.file, ",%s", name);
        }
    }
    *names = text_end(&list);
    return status;
}

static int create(robust *r, const settings *s, char *names)
{
    settings own;
    settings_init(&own);
    own.wrt = names;
    settings_fill(&own, s);
    int status = create_problem(&own, &r->p);
    settings_free(&own);
    r->works = take((size_t)r->lanes, sizeof *r->works);
    for (int i = 0; i < r->lanes && !status; i++) {
        if (cst_work_create(r->p, &r->works[i]) < 0)
            status = run_error("%s", r->works[i] ? cst_message(r->works[i])
                                                 : "out of memory: creating a run: free some and "
                                                   "try again");
    }
    return status;
}

int robust_open(robust *r, const settings *s, const cst_problem *p, int lanes)
{
    char *names = NULL;
    *r = (robust){ .lanes = lanes, .best = { NAN, NAN, NAN }, .first = { NAN, NAN, NAN } };
    r->count = s->count >= 0 ? (int)s->count : DEFAULT_COUNT;
    r->seed = s->seed >= 0 ? s->seed : DEFAULT_SEED;
    if (r->count < 2)
        return usage_error("--count %d: a deviation needs 2 samples: give 2 or more", r->count);
    int status = parse(r, s->robust);
    if (!status)
        status = vary_open(&r->v, s, cst_problem_model(p));
    if (!status)
        status = gather(r, p, &names);
    if (status) {
        free(names);
        return status;
    }
    if ((status = create(r, s, names)))
        return status;
    r->samples = take((size_t)r->count * (size_t)r->v.count, sizeof *r->samples);
    vary_samples(&r->v, r->count, r->seed, r->samples);
    return STATUS_FINE;
}

void robust_close(robust *r)
{
    for (int i = 0; r->works && i < r->lanes; i++)
        cst_work_free(r->works[i]);
    free(r->works);
    cst_problem_free(r->p);
    vary_free(&r->v);
    free(r->at);
    free(r->samples);
}

void robust_point(const robust *r, int i, const double *rho, double *point)
{
    for (int k = 0; k < r->all; k++)
        point[k] = k < r->n ? rho[k] : cst_parameter_value(r->p, cst_design_index(r->p, k));
    for (int j = 0; j < r->v.count; j++) {
        double value = r->samples[(size_t)i * (size_t)r->v.count + (size_t)j];
        point[r->at[j]] = r->v.all[j].deviation ? point[r->at[j]] + value : value;
    }
}

double robust_sum(robust *r, const double *rows, double *gradient)
{
    double mean, std;
    size_t row = 1 + (size_t)r->all;
    mean_and_std(rows, r->count, (int)row, &mean, &std);
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
