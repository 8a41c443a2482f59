/* The tree of a formula: reading it, and its derivatives. */
#include "model/formula.h"

#include <ctype.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { DEPTH = 100 }; /* parentheses and signs within each other */

static const struct {
    const char *name;
    cst_operation operation;
} functions[] = {
    { "sqrt", CST_TERM_SQRT }, { "exp", CST_TERM_EXP },   { "log", CST_TERM_LOG },
    { "sin", CST_TERM_SIN },   { "cos", CST_TERM_COS },   { "tan", CST_TERM_TAN },
    { "atan", CST_TERM_ATAN }, { "tanh", CST_TERM_TANH },
};
enum { FUNCTIONS = sizeof functions / sizeof functions[0] };

/* ---- reading --------------------------------------------------------------------------------- */

typedef struct {
    cst_formula *f;
    cst_cursor *c;
    cst_leaf_reader *read;
    void *context;
    int depth;
    unsigned char timed[CST_TERMS]; /* 1: the term depends on t itself */
} reader;

static int sum(reader *r, int *term);

static int add_term(reader *r, cst_term one, int *term)
{
    cst_formula *f = r->f;
    if (f->terms == CST_TERMS)
        return cst_misread(r->c, CST_EVALUE, "the formula is too long",
                           "write part of it as an output of the model");
    f->term[f->terms] = one;
    *term = f->terms++;
    return CST_OK;
}

/* The steps of a run do not see functions of time that are written here, but for polynomials. */
static int note_time(reader *r, int term, cst_operation operation, int a, int b)
{
    int only_a = operation == CST_TERM_NEGATE || operation >= CST_TERM_SQRT;
    int timed = r->timed[a] || (!only_a && r->timed[b]);
    int plain = operation == CST_TERM_ADD || operation == CST_TERM_SUBTRACT ||
                operation == CST_TERM_MULTIPLY || operation == CST_TERM_NEGATE ||
                (operation == CST_TERM_DIVIDE && !r->timed[b]) ||
                (operation == CST_TERM_POWER && r->f->term[b].operation == CST_TERM_NUMBER);
    r->timed[term] = (unsigned char)timed;
    if (timed && !plain)
        return cst_misread(r->c, CST_EVALUE, "this function of t may change too fast for the steps",
                           "use sums and products of t here, or make it an output of the model");
    return CST_OK;
}

static int add_operation(reader *r, cst_operation operation, int a, int b, int *term)
{
    TRY(add_term(r, (cst_term){ .operation = operation, .a = a, .b = b }, term));
    return note_time(r, *term, operation, a, b);
}

static int same_leaf(const cst_quantity *x, const cst_quantity *y)
{
    return x->kind == y->kind && x->index == y->index && x->formula == y->formula;
}

static int put_leaf(reader *r, cst_quantity x, int *term)
{
    cst_formula *f = r->f;
    int k = 0;
    while (k < f->leaves && !same_leaf(&f->leaf[k], &x))
        k++;
    if (k == CST_LEAVES)
        return cst_misread(r->c, CST_EVALUE, "the formula has too many names",
                           "write part of it as an output of the model");
    if (k == f->leaves)
        f->leaf[f->leaves++] = x;
    TRY(add_term(r, (cst_term){ .operation = CST_TERM_LEAF, .a = k }, term));
    r->timed[*term] = x.kind == CST_OF_T;
    return CST_OK;
}

/* term = factor (the number k of a cell's coefficients) + by * term */
static int add_coefficient(reader *r, int cell, int k, double factor, int by, int *term)
{
    int number = 0, c = 0, product = 0;
    TRY(put_leaf(r, (cst_quantity){ CST_OF_RHO, cell + 1 + k }, &c));
    if (factor != 1.0) {
        TRY(add_term(r, (cst_term){ .operation = CST_TERM_NUMBER, .number = factor }, &number));
        r->timed[number] = 0;
        TRY(add_operation(r, CST_TERM_MULTIPLY, number, c, &c));
    }
    if (*term < 0) {
        *term = c;
        return CST_OK;
    }
    TRY(add_operation(r, CST_TERM_MULTIPLY, by, *term, &product));
    return add_operation(r, CST_TERM_ADD, c, product, term);
}

/* A table in time, or its rate: the polynomial of its cell (models/tables.h), by Horner's rule. */
static int add_table(reader *r, const cst_quantity *x, int *term)
{
    int rate = x->kind == CST_OF_TABLE_RATE, t = 0, origin = 0, d = 0;
    TRY(put_leaf(r, (cst_quantity){ CST_OF_T }, &t));
    TRY(put_leaf(r, (cst_quantity){ CST_OF_RHO, x->index }, &origin));
    TRY(add_operation(r, CST_TERM_SUBTRACT, t, origin, &d));
    *term = -1;
    for (int k = 3; k >= rate; k--)
        TRY(add_coefficient(r, x->index, k, rate ? k : 1.0, d, term));
    return CST_OK;
}

static int add_leaf(reader *r, int *term)
{
    cst_quantity x;
    TRY(r->read(r->c, r->context, &x));
    return x.kind == CST_OF_TABLE || x.kind == CST_OF_TABLE_RATE ? add_table(r, &x, term)
                                                                 : put_leaf(r, x, term);
}

static int add_number(reader *r, int *term)
{
    char *end;
    double number = strtod(r->c->at, &end);
    if (end == r->c->at || !isfinite(number))
        return cst_misread(r->c, CST_EVALUE, "this is not a finite number", "write a number");
    r->c->at = end;
    TRY(add_term(r, (cst_term){ .operation = CST_TERM_NUMBER, .number = number }, term));
    r->timed[*term] = 0;
    return CST_OK;
}

/* The function that begins here with its parenthesis, or FUNCTIONS. */
static int find_function(const cst_cursor *c, size_t length)
{
    const char *after = c->at + length;
    int k = 0;
    while (isspace((unsigned char)*after))
        after++;
    while (k < FUNCTIONS && (*after != '(' || !cst_same(functions[k].name, c->at, length)))
        k++;
    return k;
}

static int in_parentheses(reader *r, int *term)
{
    TRY(cst_expect(r->c, '('));
    TRY(sum(r, term));
    return cst_expect(r->c, ')');
}

static int primary(reader *r, int *term)
{
    cst_cursor *c = r->c;
    size_t length = cst_word(c);
    int k = find_function(c, length), argument;
    if (*c->at == '(')
        return in_parentheses(r, term);
    if (isdigit((unsigned char)*c->at) || *c->at == '.')
        return add_number(r, term);
    if (k == FUNCTIONS)
        return add_leaf(r, term);
    c->at += length;
    TRY(in_parentheses(r, &argument));
    return add_operation(r, functions[k].operation, argument, argument, term);
}

/* -x^2 is -(x^2), x^-1 is 1 / x, and x^y^z is x^(y^z). */
static int factor(reader *r, int *term)
{
    cst_cursor *c = r->c;
    int base, exponent;
    cst_skip(c);
    if (++r->depth > DEPTH)
        return cst_misread(c, CST_EVALUE, "the formula is nested too deeply",
                           "use fewer parentheses and signs");
    if (*c->at == '-' || *c->at == '+') {
        int negative = *c->at++ == '-';
        TRY(factor(r, &base));
        r->depth--;
        *term = base;
        return negative ? add_operation(r, CST_TERM_NEGATE, base, base, term) : CST_OK;
    }
    TRY(primary(r, term));
    cst_skip(c);
    if (*c->at == '^') {
        base = *term;
        c->at++;
        TRY(factor(r, &exponent));
        TRY(add_operation(r, CST_TERM_POWER, base, exponent, term));
    }
    r->depth--;
    return CST_OK;
}

static int product(reader *r, int *term)
{
    TRY(factor(r, term));
    for (;;) {
        int a = *term, b;
        cst_skip(r->c);
        char sign = *r->c->at;
        if (sign != '*' && sign != '/')
            return CST_OK;
        r->c->at++;
        TRY(factor(r, &b));
        TRY(add_operation(r, sign == '*' ? CST_TERM_MULTIPLY : CST_TERM_DIVIDE, a, b, term));
    }
}

static int sum(reader *r, int *term)
{
    TRY(product(r, term));
    for (;;) {
        int a = *term, b;
        cst_skip(r->c);
        char sign = *r->c->at;
        if (sign != '+' && sign != '-')
            return CST_OK;
        r->c->at++;
        TRY(product(r, &b));
        TRY(add_operation(r, sign == '+' ? CST_TERM_ADD : CST_TERM_SUBTRACT, a, b, term));
    }
}

static int relation(reader *r, const char *signs, int *term)
{
    cst_cursor *c = r->c;
    int a, b;
    TRY(sum(r, &a));
    cst_skip(c);
    char sign = *c->at;
    if (!sign || !strchr(signs, sign))
        return cst_misread(c, CST_EVALUE, "a relation is missing",
                           "write time(x = 1), duration(x > 1) or at(y, x = 1)");
    c->at++;
    TRY(sum(r, &b));
    return sign == '<' ? add_operation(r, CST_TERM_SUBTRACT, b, a, term)
                       : add_operation(r, CST_TERM_SUBTRACT, a, b, term);
}

static int read_with(cst_formula *f, cst_cursor *c, cst_leaf_reader *read, void *context,
                     const char *signs)
{
    reader r = { .f = f, .c = c, .read = read, .context = context };
    int last, status;
    *f = (cst_formula){ .term = malloc(CST_TERMS * sizeof *f->term),
                        .leaf = malloc(CST_LEAVES * sizeof *f->leaf) };
    if (!f->term || !f->leaf)
        status = cst_fail(c->report, CST_EMEMORY, "out of memory: free some and try again");
    else
        status = signs ? relation(&r, signs, &last) : sum(&r, &last);
    if (status < 0)
        cst_formula_free(f);
    return status;
}

int cst_formula_read(cst_formula *f, cst_cursor *c, cst_leaf_reader *read, void *context)
{
    return read_with(f, c, read, context, NULL);
}

int cst_formula_read_relation(cst_formula *f, cst_cursor *c, cst_leaf_reader *read, void *context,
                              const char *signs)
{
    return read_with(f, c, read, context, signs);
}

void cst_formula_free(cst_formula *f)
{
    free(f->term);
    free(f->leaf);
    *f = (cst_formula){ .terms = 0 };
}

const cst_quantity *cst_formula_single(const cst_formula *f)
{
    return f->terms == 1 && f->leaves == 1 ? f->leaf : NULL;
}

/* ---- values and derivatives ------------------------------------------------------------------ */

static double function_value(cst_operation operation, double x)
{
    switch (operation) {
    case CST_TERM_SQRT:
        return sqrt(x);
    case CST_TERM_EXP:
        return exp(x);
    case CST_TERM_LOG:
        return log(x);
    case CST_TERM_SIN:
        return sin(x);
    case CST_TERM_COS:
        return cos(x);
    case CST_TERM_TAN:
        return tan(x);
    case CST_TERM_ATAN:
        return atan(x);
    default:
        return tanh(x);
    }
}

/* The first and the second derivative of a function whose value at x is y. */
static void function_derivatives(cst_operation operation, double x, double y, double d[2])
{
    switch (operation) {
    case CST_TERM_SQRT:
        d[0] = 0.5 / y;
        d[1] = -0.25 / (x * y);
        break;
    case CST_TERM_EXP:
        d[0] = d[1] = y;
        break;
    case CST_TERM_LOG:
        d[0] = 1.0 / x;
        d[1] = -1.0 / (x * x);
        break;
    case CST_TERM_SIN:
        d[0] = cos(x);
        d[1] = -y;
        break;
    case CST_TERM_COS:
        d[0] = -sin(x);
        d[1] = -y;
        break;
    case CST_TERM_TAN:
        d[0] = 1.0 + y * y;
        d[1] = 2.0 * y * d[0];
        break;
    case CST_TERM_ATAN:
        d[0] = 1.0 / (1.0 + x * x);
        d[1] = -2.0 * x * d[0] * d[0];
        break;
    default:
        d[0] = 1.0 - y * y;
        d[1] = -2.0 * y * d[0];
    }
}

static double operation_value(const cst_term *x, double a, double b)
{
    switch (x->operation) {
    case CST_TERM_ADD:
        return a + b;
    case CST_TERM_SUBTRACT:
        return a - b;
    case CST_TERM_MULTIPLY:
        return a * b;
    case CST_TERM_DIVIDE:
        return a / b;
    case CST_TERM_POWER:
        return pow(a, b);
    case CST_TERM_NEGATE:
        return -a;
    default:
        return function_value(x->operation, a);
    }
}

static void evaluate(const cst_formula *f, const double *leaf, double *value)
{
    for (int k = 0; k < f->terms; k++) {
        const cst_term *x = &f->term[k];
        value[k] = x->operation == CST_TERM_NUMBER ? x->number
                   : x->operation == CST_TERM_LEAF ? leaf[x->a]
                                                   : operation_value(x, value[x->a], value[x->b]);
    }
}

double cst_formula_value(const cst_formula *f, const double *leaf)
{
    double value[CST_TERMS];
    evaluate(f, leaf, value);
    return value[f->terms - 1];
}

/* The derivatives of one operation at (a, b), whose value is y. */
typedef struct {
    double a, b, aa, ab, bb;
} partials;

/* Of a^b; a constant exponent has no logarithm, and a^1 and a^2 are smooth at 0. */
static partials power_partials(double a, double b, double y, int constant)
{
    partials d = { .a = b == 0.0 ? 0.0 : b * pow(a, b - 1.0),
                   .aa = b == 0.0 || b == 1.0 ? 0.0 : b * (b - 1.0) * pow(a, b - 2.0) };
    if (!constant) {
        d.b = y * log(a);
        d.ab = pow(a, b - 1.0) * (1.0 + b * log(a));
        d.bb = d.b * log(a);
    }
    return d;
}

static partials partials_of(const cst_formula *f, const cst_term *x, const double *value, double y)
{
    double a = value[x->a], b = value[x->b], d[2];
    switch (x->operation) {
    case CST_TERM_ADD:
        return (partials){ .a = 1.0, .b = 1.0 };
    case CST_TERM_SUBTRACT:
        return (partials){ .a = 1.0, .b = -1.0 };
    case CST_TERM_MULTIPLY:
        return (partials){ .a = b, .b = a, .ab = 1.0 };
    case CST_TERM_DIVIDE:
        return (
            partials){ .a = 1.0 / b, .b = -y / b, .ab = -1.0 / (b * b), .bb = 2.0 * y / (b * b) };
    case CST_TERM_POWER:
        return power_partials(a, b, y, f->term[x->b].operation == CST_TERM_NUMBER);
    case CST_TERM_NEGATE:
        return (partials){ .a = -1.0 };
    default:
        function_derivatives(x->operation, a, y, d);
        return (partials){ .a = d[0], .aa = d[1] };
    }
}

static int is_operation(const cst_term *x)
{
    return x->operation >= CST_TERM_ADD;
}

static void clear(double *x, int n)
{
    for (int i = 0; i < n; i++)
        x[i] = 0.0;
}

void cst_formula_gradient(const cst_formula *f, const double *leaf, double *by)
{
    double value[CST_TERMS], bar[CST_TERMS];
    evaluate(f, leaf, value);
    clear(bar, f->terms);
    clear(by, f->leaves);
    bar[f->terms - 1] = 1.0;
    for (int k = f->terms - 1; k >= 0; k--) {
        const cst_term *x = &f->term[k];
        if (x->operation == CST_TERM_LEAF)
            by[x->a] += bar[k];
        if (!is_operation(x) || bar[k] == 0.0)
            continue;
        partials d = partials_of(f, x, value, value[k]);
        bar[x->a] += bar[k] * d.a;
        if (d.b != 0.0)
            bar[x->b] += bar[k] * d.b;
    }
}

/* Reverse over tangent. */
void cst_formula_product(const cst_formula *f, const double *leaf, const double *along, double *by)
{
    double value[CST_TERMS], tangent[CST_TERMS], bar[CST_TERMS], dbar[CST_TERMS];
    partials d[CST_TERMS];
    evaluate(f, leaf, value);
    for (int k = 0; k < f->terms; k++) {
        const cst_term *x = &f->term[k];
        if (is_operation(x))
            d[k] = partials_of(f, x, value, value[k]);
        tangent[k] = x->operation == CST_TERM_LEAF ? along[x->a]
                     : is_operation(x)             ? d[k].a * tangent[x->a] + d[k].b * tangent[x->b]
                                                   : 0.0;
    }
    clear(bar, f->terms);
    clear(dbar, f->terms);
    clear(by, f->leaves);
    bar[f->terms - 1] = 1.0;
    for (int k = f->terms - 1; k >= 0; k--) {
        const cst_term *x = &f->term[k];
        if (x->operation == CST_TERM_LEAF)
            by[x->a] += dbar[k];
        if (!is_operation(x))
            continue;
        double da = tangent[x->a], db = tangent[x->b];
        bar[x->a] += bar[k] * d[k].a;
        bar[x->b] += bar[k] * d[k].b;
        dbar[x->a] += dbar[k] * d[k].a + bar[k] * (d[k].aa * da + d[k].ab * db);
        dbar[x->b] += dbar[k] * d[k].b + bar[k] * (d[k].ab * da + d[k].bb * db);
    }
}
