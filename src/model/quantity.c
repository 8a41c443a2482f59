/* What a functional is taken of, and the reading of text that all of a response shares. */
#include "model/quantity.h"

#include "model/arrays/arrays.h"
#include "model/arrays/slots.h"
#include "model/problem.h"
#include "model/registry.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* "what: 'text' at column 5, before '...': remedy" */
int cst_misread(const cst_cursor *c, int status, const char *what, const char *remedy)
{
    return cst_fail(c->report, status, "%s: response '%.120s', column %d, at '%.40s': %s", what,
                    c->text, (int)(c->at - c->text) + 1, c->at, remedy);
}

void cst_skip(cst_cursor *c)
{
    while (isspace((unsigned char)*c->at))
        c->at++;
}

/* How many characters of a name are here. */
size_t cst_word(const cst_cursor *c)
{
    size_t length = 0;
    while (isalnum((unsigned char)c->at[length]) || c->at[length] == '_')
        length++;
    return length;
}

size_t cst_element(const cst_cursor *c)
{
    size_t length = cst_word(c), end = length + 1;
    while (c->at[length] == '[' && isdigit((unsigned char)c->at[end]))
        end++;
    return c->at[length] == '[' && c->at[end] == ']' ? end + 1 : length;
}

int cst_expect(cst_cursor *c, char sign)
{
    char remedy[80];
    cst_skip(c);
    if (*c->at == sign) {
        c->at++;
        return CST_OK;
    }
    snprintf(remedy, sizeof remedy, "write a '%c' there, as in rms(x) or at(x, 1.2)", sign);
    return cst_misread(c, CST_EVALUE, "a character is missing", remedy);
}

int cst_same(const char *name, const char *text, size_t length)
{
    return strlen(name) == length && !strncmp(name, text, length);
}

/* The states are the speeds of the last coordinates. */
static int is_state(const cst_model *m, int i)
{
    return i >= m->n - m->states_count;
}

/* By its name, or as q1, q2, ... where the model names none; a state by its own. */
static int coordinate(const cst_model *m, const char *text, size_t length)
{
    char number[16];
    for (int i = 0; i < m->n; i++) {
        snprintf(number, sizeof number, "q%d", i + 1);
        const char *name = is_state(m, i)   ? m->states[i - m->n + m->states_count].name
                           : m->coordinates ? m->coordinates[i]
                                            : number;
        if (cst_same(name, text, length))
            return i;
    }
    return -1;
}

/* A word that is an output or a coordinate. */
static int find_word(const cst_model *m, const char *text, size_t length, cst_quantity *x)
{
    for (int i = 0; i < m->outputs_count; i++)
        if (cst_same(m->outputs[i].name, text, length)) {
            *x = (cst_quantity){ CST_OF_OUTPUT, i };
            return 1;
        }
    int i = coordinate(m, text, length);
    *x = (cst_quantity){ i >= 0 && is_state(m, i) ? CST_OF_V : CST_OF_Q, i };
    return i >= 0;
}

/* An output without derivatives is refused where it is named: every response may be asked for its
 * gradient. */
static int differentiated(cst_cursor *c, const cst_quantity *x)
{
    if (x->kind != CST_OF_OUTPUT || c->model->kernels->outputs)
        return CST_OK;
    char remedy[200];
    snprintf(remedy, sizeof remedy,
             "write the outputs as a kernel %.60s_outputs above the include line and build the "
             "model again",
             c->model->name);
    return cst_misread(c, CST_EMODEL, "this output has no derivative", remedy);
}

/* lambda(3): the reactions are counted from 1. */
static int reaction(cst_cursor *c, cst_quantity *x)
{
    char *end, remedy[160];
    cst_skip(c);
    long k = strtol(c->at, &end, 10);
    snprintf(remedy, sizeof remedy, "give a whole number from 1 to %d", c->model->m);
    if (!c->model->m)
        snprintf(remedy, sizeof remedy, "%.60s has no constraints: name an output or a coordinate",
                 c->model->name);
    if (end == c->at || k < 1 || k > c->model->m)
        return cst_misread(c, CST_EVALUE, "there is no such reaction", remedy);
    c->at = end;
    *x = (cst_quantity){ CST_OF_LAMBDA, (int)k - 1 };
    return cst_expect(c, ')');
}

/* The table that the word is, or one of whose values it is. */
static const cst_array *table_here(const cst_cursor *c, size_t length)
{
    const cst_array *a = cst_array_find(c->model, c->at, length);
    return a && cst_is_table(a->table) ? a : NULL;
}

/* A table in time, or its rate.  The kernels have a table where it is looked up, and not its
 * values: a value beside what moves is refused, and so is a table in a coordinate. */
static int take_table(cst_cursor *c, const cst_array *of, cst_quantity_kind kind, cst_quantity *x)
{
    char remedy[240];
    size_t length = cst_word(c);
    int value = cst_element(c) > length;
    *x = (cst_quantity){ kind, cst_table_slot(c->model, of) };
    c->at += value || of->table->lookups ? 0 : length;
    if (value)
        snprintf(remedy, sizeof remedy,
                 "write it outside of the functional, such as %.40s[0] * integral(x)", of->name);
    else
        snprintf(remedy, sizeof remedy, "make table(&rho[...], x) an output of the model");
    return value || of->table->lookups
               ? cst_misread(c, CST_EVALUE, "this table is looked up by the model alone", remedy)
               : CST_OK;
}

/* dot(x2), ddot(x2) */
static int rate(cst_cursor *c, cst_quantity_kind kind, cst_quantity *x)
{
    char remedy[160];
    cst_skip(c);
    size_t length = cst_word(c);
    snprintf(remedy, sizeof remedy,
             "dot and ddot are of coordinates: 'costate models %s' lists them",
             cst_spelled(c->model).text);
    *x = (cst_quantity){ kind, coordinate(c->model, c->at, length) };
    if (x->index < 0 && kind == CST_OF_V && table_here(c, length)) {
        TRY(take_table(c, table_here(c, length), CST_OF_TABLE_RATE, x));
        return cst_expect(c, ')');
    }
    if (x->index < 0)
        return cst_misread(c, CST_ENAME, "there is no such coordinate", remedy);
    if (is_state(c->model, x->index) && kind == CST_OF_A)
        return cst_misread(c, CST_EVALUE, "a state has one rate", "write dot of it");
    if (is_state(c->model, x->index))
        x->kind = CST_OF_A;
    c->at += length;
    return cst_expect(c, ')');
}

int cst_read_quantity(cst_cursor *c, cst_quantity *x)
{
    char remedy[240];
    cst_skip(c);
    size_t length = cst_word(c);
    const char *after = c->at + length;
    while (isspace((unsigned char)*after))
        after++;
    if (*after == '(' && (cst_same("dot", c->at, length) || cst_same("ddot", c->at, length) ||
                          cst_same("lambda", c->at, length))) {
        char first = c->at[0];
        cst_quantity_kind kind = length == 4 ? CST_OF_A : CST_OF_V;
        c->at = after + 1;
        return first == 'l' ? reaction(c, x) : rate(c, kind, x);
    }
    snprintf(remedy, sizeof remedy,
             "'costate models %s' lists outputs and coordinates; dot(x), ddot(x), lambda(1) and "
             "sqrt, exp, log, sin, cos, tan, atan and tanh are others",
             cst_spelled(c->model).text);
    if (!find_word(c->model, c->at, length, x))
        return cst_misread(c, CST_ENAME, "there is no such output or coordinate", remedy);
    TRY(differentiated(c, x));
    c->at += length;
    return CST_OK;
}

/* Outputs and coordinates hide parameters of the same name. */
int cst_read_name(cst_cursor *c, cst_quantity *x)
{
    cst_skip(c);
    size_t length = cst_word(c);
    const char *after = c->at + length;
    while (isspace((unsigned char)*after))
        after++;
    int parameter = cst_parameter_index(c->model, c->at, cst_element(c));
    if (*after == '(' || (find_word(c->model, c->at, length, x) && *after != '['))
        return cst_read_quantity(c, x);
    if (table_here(c, length))
        return take_table(c, table_here(c, length), CST_OF_TABLE, x);
    if (parameter < 0 && !cst_same("t", c->at, length))
        return cst_read_quantity(c, x);
    *x = (cst_quantity){ parameter < 0 ? CST_OF_T : CST_OF_RHO, parameter < 0 ? 0 : parameter };
    c->at += parameter < 0 ? length : cst_element(c);
    return CST_OK;
}

int cst_quantity_find(const cst_model *model, const char *text, size_t length, cst_quantity *x)
{
    cst_report unheard = { .message = "" };
    char copy[128];
    if (length == 0 || length >= sizeof copy)
        return 0;
    memcpy(copy, text, length);
    copy[length] = '\0';
    cst_cursor c = { model, &unheard, copy, copy };
    return cst_read_quantity(&c, x) >= 0 && !*c.at;
}
