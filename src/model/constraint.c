/* What an optimization makes least, and the limits that it keeps: responses of the problem. */
#include "model/quantity.h"

#include "base/sized.h"
#include "model/problem.h"
#include "model/rates.h"

#include <ctype.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The response that the text asks for, added unless it is there under the same name. */
static int find_or_add(cst_problem *p, const char *text, int *index)
{
    cst_expression one;
    int functionals = p->functionals.count;
    TRY(cst_response_parse(&one, &p->functionals, p->model, p->options.tf, text, &p->report));
    for (*index = 0; *index < p->responses_count; ++*index)
        if (!strcmp(p->responses[*index].name, one.name) &&
            !strcmp(p->responses[*index].text, one.text))
            break;
    cst_response_free(&one);
    cst_functionals_keep(&p->functionals, functionals);
    return *index < p->responses_count ? CST_OK : cst_add_response(p, text);
}

int cst_set_objective(cst_problem *p, const char *text)
{
    int index;
    if (!p || !p->model || !text)
        return CST_EARGUMENT;
    p->report.message[0] = '\0';
    TRY(find_or_add(p, text, &index));
    p->objective = index + 1;
    return CST_OK;
}

int cst_objective_index(const cst_problem *p)
{
    return p ? p->objective - 1 : -1;
}

/* The last sign of a relation outside parentheses, or NULL. */
static const char *find_relation(const char *text)
{
    const char *found = NULL;
    int depth = 0;
    for (const char *c = text; *c; c++) {
        depth += *c == '(' ? 1 : *c == ')' ? -1 : 0;
        if (!depth && strchr("<>=", *c))
            found = c;
    }
    while (found && found > text && strchr("<>=", found[-1]))
        found--;
    return found;
}

static const char *const wrong_relation =
    "write for example max(x) <= 0.08, min(x) >= 0, final(x) = 0 or 0.6 <= final(x) <= 0.9";

/* The sign at the cursor, '<', '>' or '=', which is left behind. */
static int read_sign(cst_cursor *c, char *sign)
{
    size_t signs = strspn(c->at, "<>=");
    if (signs > 2 || (signs == 2 && c->at[1] != '='))
        return cst_misread(c, CST_EVALUE, "this is no relation", wrong_relation);
    *sign = c->at[0];
    c->at += signs;
    return CST_OK;
}

static void set_limits(cst_constraint *limit, char sign, double number)
{
    if (sign != '<')
        limit->lower = number;
    if (sign != '>')
        limit->upper = number;
}

/* "0.6 <=", where the text begins so: the sign as it reads with the response at the left. */
static int read_left(cst_cursor *c, cst_constraint *limit, char *sign)
{
    char *end;
    cst_skip(c);
    if (!isdigit((unsigned char)*c->at) && !strchr("+-.", *c->at))
        return CST_OK;
    double number = strtod(c->at, &end);
    size_t spaces = strspn(end, " \t\r\n");
    if (end == c->at || !end[spaces] || !strchr("<>=", end[spaces]))
        return CST_OK;
    if (!isfinite(number))
        return cst_misread(c, CST_EVALUE, "a limit should be a finite number", wrong_relation);
    c->at = end + spaces;
    TRY(read_sign(c, sign));
    *sign = *sign == '<' ? '>' : *sign == '>' ? '<' : '=';
    set_limits(limit, *sign, number);
    return CST_OK;
}

/* "<= 0.08", from the cursor to the end of the text. */
static int read_right(cst_cursor *c, cst_constraint *limit, char left)
{
    const char *start = c->at;
    char *end, sign = 0;
    TRY(read_sign(c, &sign));
    cst_skip(c);
    double number = strtod(c->at, &end);
    if (end == c->at || end[strspn(end, " \t\r\n")] || !isfinite(number))
        return cst_misread(c, CST_EVALUE, "a number should stand at the right of the relation",
                           wrong_relation);
    set_limits(limit, sign, number);
    c->at = start;
    if (left && (left == '=' || left == sign))
        return cst_misread(c, CST_EVALUE, "the two relations do not make a range", wrong_relation);
    return CST_OK;
}

/* "max(x) <= 0.08", "0.6 <= final(x) <= 0.9": where the response is in the text, and its limits.
 * Behind a limit at the left, '=' can only follow the response's name. */
static int read_relation(cst_cursor *c, size_t *from, size_t *length, cst_constraint *limit)
{
    char left = 0;
    TRY(read_left(c, limit, &left));
    cst_skip(c);
    const char *start = c->at, *sign = find_relation(start), *end = start + strlen(start);
    int named = left && sign && sign[0] == '=' && !strchr("<>=", sign[1]);
    c->at = sign ? sign : end;
    if (sign && !named) {
        end = sign;
        TRY(read_right(c, limit, left));
    } else if (!left)
        return cst_misread(c, CST_EVALUE, "the constraint has no relation", wrong_relation);
    while (end > start && isspace((unsigned char)end[-1]))
        end--;
    *from = (size_t)(start - c->text);
    *length = (size_t)(end - start);
    return CST_OK;
}

/* Of one functional, that is; NULL: of a formula, of which nothing is said. */
static int is_amount(const cst_parsed *r)
{
    if (!r)
        return 0;
    return r->functional == CST_FN_RMS || r->functional == CST_FN_PEAK ||
           r->functional == CST_FN_MISFIT;
}

/* Can one response never be above the other, whatever the motion?  min(x) <= mean(x), at(x, t),
 * final(x) <= max(x). */
static int never_above(const cst_parsed *a, const cst_parsed *b)
{
    if (!a || !b)
        return 0;
    int same = a->x.kind == b->x.kind && a->x.index == b->x.index && a->x.formula == b->x.formula,
        rank[2];
    const cst_parsed *both[] = { a, b };
    for (int i = 0; i < 2; i++) {
        cst_functional f = both[i]->functional;
        rank[i] = f == CST_FN_MIN                                           ? 0
                  : f == CST_FN_MEAN || f == CST_FN_AT || f == CST_FN_FINAL ? 1
                  : f == CST_FN_MAX                                         ? 2
                                                                            : -1;
    }
    int equal = a->functional == b->functional && a->t == b->t && a->functional != CST_FN_MISFIT &&
                a->cost == b->cost;
    return same && (equal || (rank[0] >= 0 && rank[1] >= 0 && rank[0] < rank[1]));
}

static int check(cst_problem *p, const cst_constraint *one)
{
    const char *name = p->responses[one->response].name;
    const cst_parsed *r = cst_response_is(p, one->response);
    if (one->lower > one->upper)
        return cst_fail(&p->report, CST_EVALUE,
                        "the constraints on '%.80s' contradict each other: it cannot be at least "
                        "%g and at most %g: "
                        "give one of them another number",
                        name, one->lower, one->upper);
    if (is_amount(r) && one->upper < 0.0)
        return cst_fail(&p->report, CST_EVALUE,
                        "the constraint cannot be met: '%.80s' is never below 0, and is to be at "
                        "most %g: raise "
                        "the limit",
                        name, one->upper);
    for (int k = 0; k < p->constraints_count; k++) {
        const cst_constraint *other = &p->constraints[k];
        const char *others = p->responses[other->response].name;
        const cst_parsed *x = cst_response_is(p, other->response);
        int over = never_above(r, x) && one->lower > other->upper,
            under = never_above(x, r) && other->lower > one->upper;
        if (over || under)
            return cst_fail(&p->report, CST_EVALUE,
                            "the constraints on '%.60s' and '%.60s' contradict each other: the one "
                            "is never above the "
                            "other: give one of them another limit",
                            over ? name : others, over ? others : name);
    }
    return CST_OK;
}

/* Together with a limit of the same response that is there. */
static int store(cst_problem *p, cst_constraint limit)
{
    int k = 0;
    while (k < p->constraints_count && p->constraints[k].response != limit.response)
        k++;
    if (k < p->constraints_count) {
        limit.lower = fmax(limit.lower, p->constraints[k].lower);
        limit.upper = fmin(limit.upper, p->constraints[k].upper);
    }
    TRY(check(p, &limit));
    if (k == p->constraints_count) {
        cst_constraint *more = realloc(p->constraints, (size_t)(k + 1) * sizeof *more);
        if (!more)
            return cst_fail(&p->report, CST_EMEMORY, "out of memory: free some and try again");
        p->constraints = more;
        p->constraints_count++;
    }
    p->constraints[k] = limit;
    return CST_OK;
}

/* A limit on the response whose text this is. */
static int add_limit(cst_problem *p, const char *response, cst_constraint limit)
{
    TRY(find_or_add(p, response, &limit.response));
    return store(p, limit);
}

/* On the rate of a table in each of its intervals. */
static int add_rates(cst_problem *p, const cst_array *a, const char *formula, int name,
                     const cst_constraint *limit)
{
    char text[512];
    int length = name ? name - 1 : 0; /* of NAME in front of '=' */
    cst_cursor c = { p->model, &p->report, formula, formula + name };
    while (length && isspace((unsigned char)formula[length - 1]))
        length--;
    if (!cst_rate_is_straight(a))
        return cst_misread(&c, CST_EVALUE, "there is no such table of straight lines in time",
                           "give the limit on an output of the model");
    for (int k = 0; k < a->count - 1; k++) {
        cst_rate_text(a, k, formula, length, text, sizeof text);
        TRY(add_limit(p, text, *limit));
    }
    return CST_OK;
}

/* A limit at all times: on the largest value, or on the smallest, or on both.  NAME= stays in
 * front. */
static int add_always(cst_problem *p, const char *formula, const cst_constraint *limit)
{
    static const char *const functional[] = { "max", "min" };
    const char *sign = strchr(formula, '=');
    int name = sign ? (int)(sign - formula) + 1 : 0;
    const cst_array *rate = cst_rate_find(p->model, formula + name);
    if (rate)
        return add_rates(p, rate, formula, name, limit);
    size_t size = strlen(formula) + sizeof "max()";
    char *text = malloc(size);
    int status = CST_OK;
    if (!text)
        return cst_fail(&p->report, CST_EMEMORY, "out of memory: free some and try again");
    for (int k = 0; k < 2 && status >= 0; k++) {
        cst_constraint one = { 0, k ? limit->lower : -INFINITY, k ? INFINITY : limit->upper };
        snprintf(text, size, "%.*s%s(%s)", name, formula, functional[k], formula + name);
        if (isfinite(k ? one.lower : one.upper))
            status = add_limit(p, text, one);
    }
    free(text);
    return status;
}

/* Where the word `always` at the end of the text begins, or its length. */
static size_t find_always(const char *text)
{
    static const char word[] = "always";
    size_t all = strlen(text), end = all, length = sizeof word - 1;
    while (end && isspace((unsigned char)text[end - 1]))
        end--;
    return end > length && isspace((unsigned char)text[end - length - 1]) &&
                   !strncmp(text + end - length, word, length)
               ? end - length
               : all;
}

/* The text without that word. */
static int add(cst_problem *p, char *text, int always)
{
    cst_cursor c = { p->model, &p->report, text, text };
    cst_constraint limit = { 0, -INFINITY, INFINITY };
    size_t from = 0, length = 0;
    TRY(read_relation(&c, &from, &length, &limit));
    if (always && limit.lower == limit.upper)
        return cst_misread(&c, CST_EVALUE, "what is equal at all times is no limit",
                           "give a limit with <= or >=, or make it a constraint of the model");
    text[from + length] = '\0';
    return always ? add_always(p, text + from, &limit) : add_limit(p, text + from, limit);
}

int cst_add_constraint(cst_problem *p, const char *text)
{
    if (!p || !p->model || !text)
        return CST_EARGUMENT;
    size_t all = strlen(text), end = find_always(text);
    char *copy = malloc(all + 1);
    p->report.message[0] = '\0';
    if (!copy)
        return cst_fail(&p->report, CST_EMEMORY, "out of memory: free some and try again");
    memcpy(copy, text, end);
    copy[end] = '\0';
    int status = add(p, copy, end < all);
    free(copy);
    return status;
}

int cst_constraint_count(const cst_problem *p)
{
    return p ? p->constraints_count : 0;
}

void cst_constraint_at_sized(const cst_problem *p, int k, cst_constraint *constraint, size_t size)
{
    cst_constraint none = { -1, NAN, NAN };
    int there = p && k >= 0 && k < p->constraints_count;
    cst_hand_out(constraint, size, there ? &p->constraints[k] : &none, sizeof none);
}
