/* One functional, such as rms(x1 - x2), at(F, 0.3) or misfit(FILE.csv), or a cost. */
#include "model/arrays/slots.h"
#include "model/formula.h"
#include "model/registry.h"
#include "model/response.h"

#include <ctype.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const struct {
    const char *name;
    cst_functional functional;
} functionals[] = {
    { "integral", CST_FN_INTEGRAL },
    { "mean", CST_FN_MEAN },
    { "rms", CST_FN_RMS },
    { "final", CST_FN_FINAL },
    { "at", CST_FN_AT },
    { "max", CST_FN_MAX },
    { "min", CST_FN_MIN },
    { "peak", CST_FN_PEAK },
    { "misfit", CST_FN_MISFIT },
    { "time", CST_FN_TIME },
    { "duration", CST_FN_DURATION },
    { "impulse", CST_FN_IMPULSE },
    { "count", CST_FN_COUNT },
};
enum { FUNCTIONALS = sizeof functionals / sizeof functionals[0] };

static int out_of_memory(const cst_cursor *c)
{
    return cst_fail(c->report, CST_EMEMORY, "out of memory: free some and try again");
}

/* ---- arguments ------------------------------------------------------------------------------- */

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

/* The parenthesis that closes the one before the cursor; the names of files may have pairs. */
static const char *closing(const cst_cursor *c)
{
    int depth = 1;
    for (const char *at = c->at; *at; at++) {
        depth += *at == '(' ? 1 : *at == ')' ? -1 : 0;
        if (!depth)
            return at;
    }
    return strrchr(c->at, ')');
}

/* The name of a file: what is up to the parenthesis. */
static int misfit(cst_cursor *c, cst_parsed *r, double tf)
{
    cst_skip(c);
    const char *end = closing(c);
    size_t length = end ? (size_t)(end - c->at) : 0;
    char *path = malloc(length + 1);
    if (!path)
        return out_of_memory(c);
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

/* The name of a contact or a friction, which may have spaces, up to the parenthesis. */
static int contact(cst_cursor *c, cst_parsed *r)
{
    const cst_model *m = c->model;
    char remedy[200];
    cst_skip(c);
    const char *end = closing(c);
    size_t length = end ? (size_t)(end - c->at) : 0;
    while (length && isspace((unsigned char)c->at[length - 1]))
        length--;
    int k = 0, contacts = m->contacts_count, all = contacts + m->frictions_count;
    while (k < all &&
           !cst_same(k < contacts ? m->contacts[k].name : m->frictions[k - contacts].name, c->at,
                     length))
        k++;
    snprintf(remedy, sizeof remedy, "'costate models %s' lists contacts and frictions",
             cst_spelled(m).text);
    if (k == all)
        return cst_misread(c, CST_ENAME, "there is no such contact or friction", remedy);
    c->at += length;
    cst_skip(c);
    r->x = (cst_quantity){ CST_OF_CONTACT, k, NULL };
    return CST_OK;
}

static int read_leaf(cst_cursor *c, void *context, cst_quantity *x)
{
    (void)context;
    return cst_read_name(c, x);
}

static int has_quantity(const cst_formula *f, const cst_model *m)
{
    for (int k = 0; k < f->leaves; k++)
        if (f->leaf[k].kind == CST_OF_RHO ? cst_is_cell(m, f->leaf[k].index)
                                          : f->leaf[k].kind != CST_OF_T)
            return 1;
    return 0;
}

static int relation(cst_cursor *c, const char *signs, cst_formula **formula, cst_quantity *x)
{
    cst_cursor start = *c;
    *formula = calloc(1, sizeof **formula);
    if (!*formula)
        return out_of_memory(c);
    TRY(cst_formula_read_relation(*formula, c, read_leaf, NULL, signs));
    *x = (cst_quantity){ CST_OF_FORMULA, 0, *formula };
    return has_quantity(*formula, c->model) ? CST_OK
                                            : cst_misread(&start, CST_EVALUE, "nothing here moves",
                                                          "name an output or a coordinate");
}

/* ", 2" for the second crossing, ", up" or ", down" for those in a direction. */
static int which(cst_cursor *c, cst_parsed *r)
{
    static const char remedy[] = "write time(x = 1, 2), time(x = 1, up) or time(x = 1, down, 2)";
    r->number = 1;
    for (cst_skip(c); *c->at == ','; cst_skip(c)) {
        char *end;
        c->at++;
        cst_skip(c);
        size_t length = cst_word(c);
        int up = cst_same("up", c->at, length), down = cst_same("down", c->at, length);
        long number = up || down ? 1 : strtol(c->at, &end, 10);
        if (!up && !down && (end == c->at || number < 1 || number > 1000000))
            return cst_misread(c, CST_EVALUE, "this is no crossing", remedy);
        r->direction = up ? 1 : down ? -1 : r->direction;
        r->number = up || down ? r->number : (int)number;
        c->at = up || down ? c->at + length : end;
    }
    return CST_OK;
}

/* Behind "at(x,": an instant, or what x2 = 1 tells. */
static int instant_or_crossing(cst_cursor *c, cst_parsed *r, double tf)
{
    cst_cursor ahead = *c;
    char *end;
    TRY(cst_expect(&ahead, ','));
    cst_skip(&ahead);
    strtod(ahead.at, &end);
    size_t spaces = strspn(end, " \t\r\n");
    if (!strchr(ahead.at, '=') || (end > ahead.at && end[spaces] == ')'))
        return instant(c, tf, &r->t);
    *c = ahead;
    r->functional = CST_FN_WHEN;
    TRY(relation(c, "=", &r->passes, &r->when));
    return which(c, r);
}

/* x2, or a formula such as x2 - L1 * sin(x3). */
static int argument(cst_cursor *c, cst_parsed *r)
{
    cst_cursor start = *c;
    r->formula = calloc(1, sizeof *r->formula);
    if (!r->formula)
        return out_of_memory(c);
    TRY(cst_formula_read(r->formula, c, read_leaf, NULL));
    const cst_quantity *single = cst_formula_single(r->formula);
    if (single && single->kind != CST_OF_RHO && has_quantity(r->formula, c->model)) {
        r->x = *single;
        cst_formula_free(r->formula);
        free(r->formula);
        r->formula = NULL;
        return CST_OK;
    }
    r->x = (cst_quantity){ CST_OF_FORMULA, 0, r->formula };
    cst_skip(&start);
    return has_quantity(r->formula, c->model) ? CST_OK
           : single                           ? cst_read_quantity(&start, &r->x)
                    : cst_misread(&start, CST_EVALUE, "nothing here moves",
                                  "name an output or a coordinate");
}

/* ---- functionals ----------------------------------------------------------------------------- */

/* Which one begins here, with its parenthesis; *after is behind that.  FUNCTIONALS: none. */
static int find_functional(const cst_cursor *c, const char **after)
{
    size_t length = cst_word(c);
    int k = 0;
    *after = c->at + length;
    while (isspace((unsigned char)**after))
        ++*after;
    while (k < FUNCTIONALS && !cst_same(functionals[k].name, c->at, length))
        k++;
    return *(*after)++ == '(' ? k : FUNCTIONALS;
}

/* The author's cost whose name is here, or NULL. */
static const cst_cost_kernels *find_cost(const cst_cursor *c)
{
    const cst_kernels *k = c->model->kernels;
    for (int i = 0; i < k->costs_count; i++)
        if (cst_same(k->costs[i].name, c->at, cst_word(c)))
            return &k->costs[i];
    return NULL;
}

int cst_functional_here(const cst_cursor *c)
{
    const char *after;
    return find_functional(c, &after) < FUNCTIONALS || find_cost(c);
}

static int no_functional(const cst_cursor *c)
{
    char remedy[240];
    snprintf(remedy, sizeof remedy,
             "write integral, mean, rms, final, at, max, min, peak, time, duration, misfit, "
             "impulse or count of "
             "something in parentheses, or a "
             "cost that 'costate models %s' lists",
             cst_spelled(c->model).text);
    return cst_misread(c, CST_ENAME, "there is no such functional or cost", remedy);
}

static int functional(cst_cursor *c, cst_parsed *r, double tf)
{
    const char *after;
    int k = find_functional(c, &after);
    if (k == FUNCTIONALS) {
        r->functional = CST_FN_COST;
        r->cost = find_cost(c);
        c->at += cst_word(c);
        return CST_OK;
    }
    r->functional = functionals[k].functional;
    c->at = after;
    if (r->functional == CST_FN_MISFIT)
        TRY(misfit(c, r, tf));
    else if (r->functional == CST_FN_TIME)
        TRY(relation(c, "=", &r->formula, &r->x));
    else if (r->functional == CST_FN_DURATION)
        TRY(relation(c, "<>", &r->formula, &r->x));
    else if (r->functional == CST_FN_IMPULSE || r->functional == CST_FN_COUNT)
        TRY(contact(c, r));
    else
        TRY(argument(c, r));
    if (r->functional == CST_FN_TIME)
        TRY(which(c, r));
    if (r->functional == CST_FN_AT)
        TRY(instant_or_crossing(c, r, tf));
    return cst_expect(c, ')');
}

/* ---- the list -------------------------------------------------------------------------------- */

static char *copy_without_spaces(const char *from, const char *end)
{
    char *to = malloc((size_t)(end - from) + 1), *at = to;
    for (; to && from < end; from++)
        if (!isspace((unsigned char)*from))
            *at++ = *from;
    if (to)
        *at = '\0';
    return to;
}

/* Tables of measurements are read again: they may have changed. */
static int find(const cst_functionals *all, const cst_parsed *one)
{
    int k = 0;
    while (k < all->count &&
           (one->functional == CST_FN_MISFIT || strcmp(all->list[k].text, one->text)))
        k++;
    return k;
}

static int add(const cst_cursor *c, cst_functionals *all, const cst_parsed *one)
{
    cst_parsed *more = realloc(all->list, (size_t)(all->count + 1) * sizeof *more);
    if (!more)
        return out_of_memory(c);
    all->list = more;
    all->list[all->count++] = *one;
    return CST_OK;
}

int cst_functional_read(cst_cursor *c, cst_functionals *all, double tf, int *place)
{
    cst_parsed one = { .samples = NULL };
    cst_skip(c);
    const char *start = c->at;
    int status = cst_functional_here(c) ? functional(c, &one, tf) : no_functional(c);
    if (status >= 0) {
        one.text = copy_without_spaces(start, c->at);
        one.name = copy_without_spaces(start, c->at);
        status = one.text && one.name ? CST_OK : out_of_memory(c);
    }
    if (status >= 0 && (*place = find(all, &one)) == all->count) {
        status = add(c, all, &one);
        if (status >= 0)
            return CST_OK;
    }
    cst_functional_free(&one);
    return status;
}

/* Of a rate the coordinate's unit is not known: the descriptor has none. */
const char *cst_functional_unit(const cst_parsed *x, const cst_model *m, char *unit, size_t size)
{
    int state = x->x.kind == CST_OF_V ? x->x.index - m->n + m->states_count : -1;
    const char *of = x->x.kind == CST_OF_OUTPUT && m->outputs_count ? m->outputs[x->x.index].unit
                     : state >= 0                                   ? m->states[state].unit
                                                                    : "";
    int number = x->functional == CST_FN_MISFIT || x->functional == CST_FN_COUNT;
    int is_time = x->functional == CST_FN_TIME || x->functional == CST_FN_DURATION;
    snprintf(unit, size, "%s", number ? "-" : is_time ? "s" : of);
    for (int i = 0; x->functional == CST_FN_COST && i < m->costs_count; i++)
        if (!strcmp(m->costs[i].name, x->cost->name))
            snprintf(unit, size, "%s", m->costs[i].unit);
    if (x->functional == CST_FN_INTEGRAL)
        snprintf(unit, size, "%.40s%s", strcmp(of, "-") ? of : "",
                 strcmp(of, "-") && *of ? " s"
                 : *of                  ? "s"
                                        : "");
    return unit;
}

void cst_functional_free(cst_parsed *x)
{
    free(x->name);
    free(x->text);
    if (x->formula)
        cst_formula_free(x->formula);
    free(x->formula);
    if (x->passes)
        cst_formula_free(x->passes);
    free(x->passes);
    free(x->samples);
    for (int k = 0; k < x->columns_count; k++)
        free(x->columns[k]);
    free(x->columns);
    memset(x, 0, sizeof *x);
}

void cst_functionals_keep(cst_functionals *all, int first)
{
    while (all->count > first)
        cst_functional_free(&all->list[--all->count]);
}
