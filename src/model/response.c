#include "model/response.h"

#include "model/quantity.h"
#include "model/registry.h"

#include <ctype.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const struct {
    const char *name;
    cst_functional functional;
} functionals[] = {
    { "integral", CST_FN_INTEGRAL }, { "mean", CST_FN_MEAN }, { "rms", CST_FN_RMS },
    { "final", CST_FN_FINAL },       { "at", CST_FN_AT },     { "max", CST_FN_MAX },
    { "min", CST_FN_MIN },           { "peak", CST_FN_PEAK }, { "misfit", CST_FN_MISFIT },
};
enum { FUNCTIONALS = sizeof functionals / sizeof functionals[0] };

static int instant(cst_cursor *c, double tf, double *t)
{
    char *end, remedy[80];
    TRY(cst_expect(c, ','));
    cst_skip(c);
    *t = strtod(c->at, &end);
    snprintf(remedy, sizeof remedy, "give a number from 0 to %g s, the horizon", tf);
    if (end == c->at || !isfinite(*t))
        return cst_misread(c, CST_EVALUE, "this is not a time", remedy);
    if (*t < 0.0 || *t > tf)
        return cst_misread(c, CST_EVALUE, "this time is outside the run", remedy);
    c->at = end;
    return CST_OK;
}

/* The name of a file: what is up to the last parenthesis. */
static int misfit(cst_cursor *c, cst_parsed *r, double tf)
{
    cst_skip(c);
    const char *end = strrchr(c->at, ')');
    size_t length = end ? (size_t)(end - c->at) : 0;
    char *path = malloc(length + 1);
    if (!path)
        return cst_fail(c->report, CST_EMEMORY, "out of memory: free some and try again");
    while (length && isspace((unsigned char)c->at[length - 1]))
        length--;
    memcpy(path, c->at, length);
    path[length] = '\0';
    int status = length ? cst_samples_read(r, c->model, tf, path, c->report)
                        : cst_misread(c, CST_EVALUE, "the name of a file is missing",
                                      "write misfit(FILE.csv)");
    free(path);
    c->at = end ? end : c->at;
    return status;
}

/* The author's cost of that name. */
static int cost(cst_cursor *c, cst_parsed *r, size_t length)
{
    char remedy[240];
    const cst_kernels *k = c->model->kernels;
    for (int i = 0; i < k->costs_count; i++)
        if (cst_same(k->costs[i].name, c->at, length))
            r->cost = &k->costs[i];
    snprintf(remedy, sizeof remedy,
             "write integral, mean, rms, final, at, max, min, peak or misfit of something in "
             "parentheses, or a "
             "cost that 'costate models %s' lists",
             cst_spelled(c->model).text);
    if (!r->cost)
        return cst_misread(c, CST_ENAME, "there is no such functional or cost", remedy);
    c->at += length;
    r->functional = CST_FN_COST;
    return CST_OK;
}

static int expression(cst_cursor *c, cst_parsed *r, double tf)
{
    cst_skip(c);
    size_t length = cst_word(c);
    const char *after = c->at + length;
    int k = 0;
    while (isspace((unsigned char)*after))
        after++;
    while (k < FUNCTIONALS && !cst_same(functionals[k].name, c->at, length))
        k++;
    if (k == FUNCTIONALS || *after != '(')
        return cost(c, r, length);
    r->functional = functionals[k].functional;
    c->at = after + 1;
    if (r->functional == CST_FN_MISFIT)
        TRY(misfit(c, r, tf));
    else
        TRY(cst_read_quantity(c, &r->x));
    if (r->functional == CST_FN_AT)
        TRY(instant(c, tf, &r->t));
    return cst_expect(c, ')');
}

/* Of a rate the coordinate's unit is not known: the descriptor has none. */
static void set_unit(cst_parsed *r, const cst_model *m)
{
    const char *of =
        r->x.kind == CST_OF_OUTPUT && m->outputs_count ? m->outputs[r->x.index].unit : "";
    snprintf(r->unit, sizeof r->unit, "%s", r->functional == CST_FN_MISFIT ? "-" : of);
    for (int i = 0; r->functional == CST_FN_COST && i < m->costs_count; i++)
        if (!strcmp(m->costs[i].name, r->cost->name))
            snprintf(r->unit, sizeof r->unit, "%s", m->costs[i].unit);
    if (r->functional == CST_FN_INTEGRAL)
        snprintf(r->unit, sizeof r->unit, "%.40s%s", strcmp(of, "-") ? of : "",
                 strcmp(of, "-") && *of ? " s"
                 : *of                  ? "s"
                                        : "");
}

static char *copy(const char *text, size_t length)
{
    char *to = malloc(length + 1);
    if (to) {
        memcpy(to, text, length);
        to[length] = '\0';
    }
    return to;
}

/* A name in front of '=': a limit that is written there, "0.6 <= final(x)", is not taken for one.
 * Letters of all languages, in UTF-8, are letters. */
static int check_name(cst_cursor *c, const char *end)
{
    const char *start = c->at;
    for (const char *at = start; at < end; at++) {
        unsigned char letter = (unsigned char)*at;
        if (isalpha(letter) || letter == '_' || letter >= 0x80)
            continue;
        if (at > start && (isdigit(letter) || letter == '-' || letter == '.'))
            continue;
        c->at = at;
        return cst_misread(c, CST_EVALUE, "this is not a response's name",
                           "write shake=rms(x), with a name of letters, digits, '_', '-' and '.' "
                           "that begins with a letter; limits are given as constraints");
    }
    return CST_OK;
}

/* NAME=, where there is one. */
static int name(cst_cursor *c, cst_parsed *r)
{
    const char *sign = strchr(c->text, '='), *end = sign;
    cst_skip(c);
    if (!sign || (strchr(c->text, '(') && strchr(c->text, '(') < sign)) {
        sign = end = NULL;
        size_t length = strlen(c->at);
        while (length && isspace((unsigned char)c->at[length - 1]))
            length--;
        end = c->at + length;
    }
    while (end > c->at && isspace((unsigned char)end[-1]))
        end--;
    if (end == c->at)
        return cst_misread(c, CST_EVALUE, "the response is empty or has no name",
                           "write rms(x), or shake=rms(x)");
    if (sign)
        TRY(check_name(c, end));
    r->name = copy(c->at, (size_t)(end - c->at));
    if (sign)
        c->at = sign + 1;
    cst_skip(c);
    r->text = copy(c->at, strlen(c->at));
    return r->name && r->text
               ? CST_OK
               : cst_fail(c->report, CST_EMEMORY, "out of memory: free some and try again");
}

/* Names are printed, drawn and written into files of other programs. */
static int check_characters(cst_cursor *c)
{
    for (const char *at = c->text; *at; at++)
        if (iscntrl((unsigned char)*at)) {
            c->at = at;
            return cst_misread(c, CST_EVALUE, "this character cannot be printed",
                               "write the response in one line");
        }
    return CST_OK;
}

static int parse(cst_cursor *c, cst_parsed *r, double tf)
{
    TRY(check_characters(c));
    TRY(name(c, r));
    TRY(expression(c, r, tf));
    cst_skip(c);
    if (*c->at)
        return cst_misread(c, CST_EVALUE, "the response should end here",
                           "leave the rest out; a response is one functional of one quantity");
    set_unit(r, c->model);
    return CST_OK;
}

int cst_response_parse(cst_parsed *r, const cst_model *model, double tf, const char *text,
                       cst_report *report)
{
    cst_cursor c = { model, report, text, text };
    memset(r, 0, sizeof *r);
    int status = parse(&c, r, tf);
    if (status < 0)
        cst_response_free(r);
    return status;
}

void cst_response_free(cst_parsed *r)
{
    free(r->name);
    free(r->text);
    free(r->samples);
    for (int k = 0; k < r->columns_count; k++)
        free(r->columns[k]);
    free(r->columns);
    memset(r, 0, sizeof *r);
}
