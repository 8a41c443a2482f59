/* vary.c: parameters that vary, and samples of them. */
#include "cli/vary.h"

#include "cli/output/messages.h"
#include "cli/memory.h"
#include "cli/input/names.h"

#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

static const char *const kinds[] = { "normal", "uniform" };

/* "normal(100,5)" with or without a + before it.  0, or -1. */
static int parse_kind(const char *text, variation *one)
{
    one->deviation = *text == '+';
    text += one->deviation;
    for (int k = 0; k < 2; k++) {
        size_t length = strlen(kinds[k]);
        if (strncmp(text, kinds[k], length) != 0 || text[length] != '(')
            continue;
        char *copy = copy_text(text + length + 1), *comma = strchr(copy, ','),
             *end = strchr(copy, ')');
        int wrong = !comma || !end || end < comma || end[1];
        if (!wrong) {
            *comma = *end = '\0';
            comma += 1 + strspn(comma + 1, " ");
            one->kind = (vary_kind)k;
            wrong = parse_number(copy, &one->a) || parse_number(comma, &one->b);
        }
        free(copy);
        return wrong ? -1 : 0;
    }
    return -1;
}

static int check_numbers(const variation *one, const char *text)
{
    if (one->kind == VARY_NORMAL && !(one->b > 0.0))
        return usage_error(
            "a standard deviation that is not above 0: --vary %s: give a positive number", text);
    if (one->kind == VARY_UNIFORM && !(one->b > one->a))
        return usage_error("nothing lies between %g and %g: --vary %s: give the lower one first",
                           one->a, one->b, text);
    return STATUS_FINE;
}

/* "NAME=KIND(A,B)" */
static int parse(vary_set *v, const char *text)
{
    char advice[512], *name = copy_text(text), *equals = strchr(name, '=');
    variation *one = &v->all[v->count];
    names set = names_of_parameters(v->model);
    int status;
    if (equals)
        *equals = '\0';
    if (!equals || equals == name || parse_kind(equals + 1, one))
        status = usage_error(
            "'%s' is not NAME=normal(MEAN,STD) or NAME=uniform(FROM,TO): --vary: write for example "
            "--vary 'k=normal(100,5)'",
            text);
    else if ((one->index = names_find(&set, name)) < 0)
        status = usage_error("unknown parameter '%s': --vary: %s", name,
                             names_advice(&set, name, "see costate models", advice, sizeof advice));
    else if (vary_find(v, one->index) >= 0)
        status = usage_error("'%s' varies twice: --vary: keep one", name);
    else
        status = check_numbers(one, text);
    v->count += !status;
    free(name);
    return status;
}

int vary_open(vary_set *v, const settings *s, const cst_model *model)
{
    int status = STATUS_FINE;
    *v = (vary_set){ take((size_t)s->vary_count, sizeof *v->all), 0, model };
    for (int i = 0; i < s->vary_count && !status; i++)
        status = parse(v, s->vary[i]);
    if (!status && !v->count)
        status = usage_error(
            "nothing varies: add --vary NAME=normal(MEAN,STD) or --vary NAME=uniform(FROM,TO)");
    return status;
}

void vary_free(vary_set *v)
{
    free(v->all);
}

int vary_find(const vary_set *v, int parameter)
{
    for (int i = 0; i < v->count; i++)
        if (v->all[i].index == parameter)
            return i;
    return -1;
}

double vary_mean(const variation *one)
{
    return one->kind == VARY_NORMAL ? one->a : 0.5 * (one->a + one->b);
}

double vary_std(const variation *one)
{
    return one->kind == VARY_NORMAL ? one->b : (one->b - one->a) / sqrt(12.0);
}

void vary_print(FILE *file, const vary_set *v)
{
    for (int i = 0; i < v->count; i++) {
        const variation *one = &v->all[i];
        fprintf(file, "%s%s = %s%s(%g, %g)", i ? ", " : "", v->model->parameters[one->index].name,
                one->deviation ? "its value + " : "", kinds[one->kind], one->a, one->b);
    }
}

/* splitmix64: a generator that is the same everywhere. */
static uint64_t next(uint64_t *state)
{
    uint64_t z = *state += 0x9e3779b97f4a7c15u;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
}

/* In the open interval from 0 to 1. */
static double uniform(uint64_t *state)
{
    return ((double)(next(state) >> 12) + 0.5) / 4503599627370496.0;
}

void vary_unit(int n, int count, long seed, double *out)
{
    int *order = take((size_t)count, sizeof *order);
    for (int k = 0; k < n; k++) {
        uint64_t state = (uint64_t)seed * 0x2545f4914f6cdd1du + (uint64_t)k * 0xd1342543de82ef95u;
        for (int i = 0; i < count; i++)
            order[i] = i;
        for (int i = count - 1; i > 0; i--) {
            int j = (int)(uniform(&state) * (i + 1)), kept = order[i];
            order[i] = order[j];
            order[j] = kept;
        }
        for (int i = 0; i < count; i++)
            out[(size_t)i * (size_t)n + (size_t)k] = (order[i] + uniform(&state)) / count;
    }
    free(order);
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

static double quantile(const variation *one, double u)
{
    if (one->kind == VARY_UNIFORM)
        return one->a + u * (one->b - one->a);
    return one->a + one->b * (u <= 0.5 ? lower_normal(u) : -lower_normal(1.0 - u));
}

void vary_samples(const vary_set *v, int count, long seed, double *out)
{
    vary_unit(v->count, count, seed, out);
    for (int i = 0; i < count; i++)
        for (int k = 0; k < v->count; k++) {
            double *x = &out[(size_t)i * (size_t)v->count + (size_t)k];
            *x = quantile(&v->all[k], *x);
        }
}
