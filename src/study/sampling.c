/* Parameters that vary, and samples of them. */
#include "study/sampling.h"

#include "base/random.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *const kinds[] = { "normal", "uniform" };
enum { KINDS = sizeof kinds / sizeof kinds[0] };

const char *cst_distribution_name(cst_distribution kind)
{
    return (int)kind >= 0 && (int)kind < KINDS ? kinds[kind] : NULL;
}

/* A finite number up to the character `end`, with blanks around it; NULL where there is none. */
static const char *parse_number(const char *at, char end, double *x)
{
    char *after;
    *x = strtod(at, &after);
    if (after == at || !isfinite(*x))
        return NULL;
    after += strspn(after, " ");
    return *after == end ? after + 1 : NULL;
}

/* "normal(100,5)" with or without a + before it; 0 where it is none. */
static int parse_kind(const char *text, cst_variation *v)
{
    v->deviation = *text == '+';
    text += v->deviation;
    for (int k = 0; k < KINDS; k++) {
        size_t length = strlen(kinds[k]);
        if (strncmp(text, kinds[k], length) != 0 || text[length] != '(')
            continue;
        const char *at = parse_number(text + length + 1, ',', &v->a);
        at = at ? parse_number(at, ')', &v->b) : NULL;
        v->kind = (cst_distribution)k;
        return at && !*at;
    }
    return 0;
}

static int check_numbers(const cst_variation *v, const cst_model *model, cst_report *report)
{
    const char *name = model->parameters[v->parameter].name;
    if (v->kind == CST_NORMAL && !(v->b > 0.0))
        return cst_fail(report, CST_EVALUE,
                        "the standard deviation of '%s' is %g: give a number above 0", name, v->b);
    if (v->kind == CST_UNIFORM && !(v->b > v->a))
        return cst_fail(report, CST_EVALUE, "'%s' varies from %g to %g: give the lower one first",
                        name, v->a, v->b);
    return CST_OK;
}

static int parse(const cst_model *model, const char *text, cst_variation *v, cst_report *report)
{
    const char *equals = strchr(text, '=');
    *v = (cst_variation){ .parameter = -1 };
    if (!equals || equals == text || !parse_kind(equals + 1, v))
        return cst_fail(report, CST_EVALUE,
                        "'%.80s' is not NAME=normal(MEAN,STD) or NAME=uniform(FROM,TO): write for "
                        "example k=normal(100,5)",
                        text);
    v->parameter = cst_parameter_index(model, text, (size_t)(equals - text));
    if (v->parameter < 0)
        return cst_fail(
            report, CST_ENAME, "model %s has no parameter '%.*s': 'costate models %s' lists them",
            model->name, (int)(equals - text < 60 ? equals - text : 60), text, model->name);
    return check_numbers(v, model, report);
}

int cst_variation_parse(const cst_model *model, const char *text, cst_variation *v, char *message,
                        int size)
{
    cst_report report = { .message = "" };
    if (!model || !text || !v)
        return CST_EARGUMENT;
    int status = parse(model, text, v, &report);
    if (message && size > 0)
        snprintf(message, (size_t)size, "%s", report.message);
    return status;
}

int cst_variations_check(const cst_variation *v, int n, const cst_model *model, cst_report *report)
{
    if (n < 1 || !v)
        return cst_fail(report, CST_EARGUMENT,
                        "nothing varies: give one distribution or more, k=normal(100,5)");
    for (int i = 0; i < n; i++) {
        if (v[i].parameter < 0 || v[i].parameter >= model->p)
            return cst_fail(report, CST_EARGUMENT,
                            "there is no parameter %d: model %s has %d: give an index from 0",
                            v[i].parameter, model->name, model->p);
        for (int k = 0; k < i; k++)
            if (v[k].parameter == v[i].parameter)
                return cst_fail(report, CST_EVALUE, "'%s' varies twice: name it once",
                                model->parameters[v[i].parameter].name);
        if (!isfinite(v[i].a) || !isfinite(v[i].b) || !cst_distribution_name(v[i].kind))
            return cst_fail(report, CST_EVALUE,
                            "the distribution of '%s' is not one: give finite numbers",
                            model->parameters[v[i].parameter].name);
        int status = check_numbers(&v[i], model, report);
        if (status < 0)
            return status;
    }
    return CST_OK;
}

double cst_variation_mean(const cst_variation *v)
{
    return v->kind == CST_NORMAL ? v->a : 0.5 * (v->a + v->b);
}

double cst_variation_std(const cst_variation *v)
{
    return v->kind == CST_NORMAL ? v->b : (v->b - v->a) / sqrt(12.0);
}

int cst_latin_hypercube(int n, int count, long seed, double *points)
{
    if (n < 0 || count < 1 || !points)
        return CST_EARGUMENT;
    int *order = calloc((size_t)count, sizeof *order);
    if (!order)
        return CST_EMEMORY;
    for (int k = 0; k < n; k++) {
        uint64_t state = (uint64_t)seed * 0x2545f4914f6cdd1du + (uint64_t)k * 0xd1342543de82ef95u;
        for (int i = 0; i < count; i++)
            order[i] = i;
        for (int i = count - 1; i > 0; i--) {
            int j = (int)(cst_random_unit(&state) * (i + 1)), kept = order[i];
            order[i] = order[j];
            order[j] = kept;
        }
        for (int i = 0; i < count; i++)
            points[(size_t)i * (size_t)n + (size_t)k] =
                (order[i] + cst_random_unit(&state)) / count;
    }
    free(order);
    return CST_OK;
}

/* x with Phi(x) = u, for u up to 1/2: bisection, then Newton's method, to the last digits. */
static double lower_normal(double u)
{
    double low = -38.0, high = 0.0, x;
    for (int i = 0; i < 20; i++) {
        x = 0.5 * (low + high);
        if (0.5 * erfc(-x / sqrt(2.0)) < u)
            low = x;
        else
            high = x;
    }
    x = 0.5 * (low + high);
    for (int i = 0; i < 3; i++)
        x -= (0.5 * erfc(-x / sqrt(2.0)) - u) * sqrt(8.0 * atan(1.0)) * exp(0.5 * x * x);
    return x;
}

static double quantile(const cst_variation *one, double u)
{
    if (one->kind == CST_UNIFORM)
        return one->a + u * (one->b - one->a);
    return one->a + one->b * (u <= 0.5 ? lower_normal(u) : -lower_normal(1.0 - u));
}

int cst_draw(const cst_variation *v, int n, int count, long seed, double *values)
{
    int status = v ? cst_latin_hypercube(n, count, seed, values) : CST_EARGUMENT;
    for (int i = 0; i < count && status >= 0; i++)
        for (int k = 0; k < n; k++) {
            double *x = &values[(size_t)i * (size_t)n + (size_t)k];
            *x = quantile(&v[k], *x);
        }
    return status;
}
