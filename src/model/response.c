/* Responses: their names, and formulas of functionals and parameters. */
#include "model/response.h"

#include "model/formula.h"
#include "model/problem.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    cst_functionals *all;
    double tf;
} context;

/* A functional or a cost; a parameter; tf. */
static int read_leaf(cst_cursor *c, void *of, cst_quantity *x)
{
    const context *k = of;
    size_t length = cst_element(c);
    int parameter = cst_parameter_or_end(c->model, c->at, length), place = 0;
    if (parameter >= 0 && !cst_functional_here(c)) {
        c->at += length;
        *x = (cst_quantity){ CST_OF_RHO, parameter };
        return CST_OK;
    }
    TRY(cst_functional_read(c, k->all, k->tf, &place));
    *x = (cst_quantity){ CST_OF_FUNCTIONAL, place };
    return CST_OK;
}

/* A response of parameters alone, or tf, is there without a run; a run looks at something all the
 * same. */
static int add_any(const cst_cursor *c, cst_functionals *all, double tf)
{
    char text[160];
    int place;
    snprintf(text, sizeof text, "final(dot(%.100s))",
             c->model->coordinates ? c->model->coordinates[0] : "q1");
    cst_cursor any = { c->model, c->report, text, text };
    return all->count ? CST_OK : cst_functional_read(&any, all, tf, &place);
}

static int expression(cst_cursor *c, cst_expression *r, cst_functionals *all, double tf)
{
    cst_cursor start = *c;
    context of = { all, tf };
    r->formula = calloc(1, sizeof *r->formula);
    if (!r->formula)
        return cst_fail(c->report, CST_EMEMORY, "out of memory: free some and try again");
    TRY(cst_formula_read(r->formula, c, read_leaf, &of));
    if (!r->formula->leaves)
        return cst_misread(&start, CST_EVALUE, "the response is a number",
                           "add a functional, such as final(x), or a parameter");
    return add_any(c, all, tf);
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
static int name(cst_cursor *c, cst_expression *r)
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

/* A response that is one functional gives it its name, for messages. */
static int name_functional(cst_cursor *c, cst_expression *r, cst_functionals *all, int first)
{
    const cst_parsed *one = cst_response_functional(r, all);
    const cst_quantity *single = cst_formula_single(r->formula);
    if (!one) { /* a formula, a parameter, or tf */
        int i = single ? single->index : -1;
        snprintf(r->unit, sizeof r->unit, "%s",
                 i < 0             ? ""
                 : i < c->model->p ? c->model->parameters[i].unit
                                   : "s");
        return CST_OK;
    }
    cst_functional_unit(one, c->model, r->unit, sizeof r->unit);
    cst_parsed *added = &all->list[single->index];
    if (added < all->list + first)
        return CST_OK;
    free(added->name);
    added->name = copy(r->name, strlen(r->name));
    return added->name ? CST_OK
                       : cst_fail(c->report, CST_EMEMORY, "out of memory: free some and try again");
}

static int parse(cst_cursor *c, cst_expression *r, cst_functionals *all, double tf)
{
    int first = all->count;
    TRY(check_characters(c));
    TRY(name(c, r));
    TRY(expression(c, r, all, tf));
    cst_skip(c);
    if (*c->at)
        return cst_misread(c, CST_EVALUE, "the response should end here",
                           "leave the rest out, or join it by +, -, *, / or ^");
    return name_functional(c, r, all, first);
}

int cst_response_parse(cst_expression *r, cst_functionals *all, const cst_model *model, double tf,
                       const char *text, cst_report *report)
{
    cst_cursor c = { model, report, text, text };
    int first = all->count;
    memset(r, 0, sizeof *r);
    int status = parse(&c, r, all, tf);
    if (status < 0) {
        cst_response_free(r);
        cst_functionals_keep(all, first);
    }
    return status;
}

const cst_parsed *cst_response_functional(const cst_expression *r, const cst_functionals *all)
{
    const cst_quantity *single = cst_formula_single(r->formula);
    return single && single->kind == CST_OF_FUNCTIONAL ? &all->list[single->index] : NULL;
}

void cst_response_free(cst_expression *r)
{
    free(r->name);
    free(r->text);
    if (r->formula)
        cst_formula_free(r->formula);
    free(r->formula);
    memset(r, 0, sizeof *r);
}
