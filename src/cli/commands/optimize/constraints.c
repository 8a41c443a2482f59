/* constraints.c: the constraints at the end of an optimization: which bind, and what they
 * cost. */
#include "cli/commands/optimize/optimize.h"
#include "cli/output/table.h"
#include "cli/output/units.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define KEPT 1e-6 /* a violation within it is none */

int optimization_keeps(const cst_optimum *r)
{
    return !r->constraints || r->violation <= KEPT;
}

static const char *binds(const cst_constrained *c)
{
    return c->violation > KEPT ? "VIOLATED"
           : c->binds == 2     ? "equality"
           : c->binds          ? "binds"
                               : "does not bind";
}

static void print_limits(table *t, const cst_constrained *c)
{
    if (c->lower == c->upper)
        table_cell(t, "= %g", c->upper);
    else if (isinf(c->lower))
        table_cell(t, "<= %g", c->upper);
    else if (isinf(c->upper))
        table_cell(t, ">= %g", c->lower);
    else
        table_cell(t, "%g to %g", c->lower, c->upper);
}

/* Limits named NAME.0, NAME.1, ... are one row, such as those on the rate of a table: how many
 * begin at j. */
static int span_at(const optimization *x, int j)
{
    cst_constrained first, c;
    char name[160];
    int count = 1;
    cst_optimizer_constraint(x->o, j, &first);
    size_t length = strlen(first.name);
    if (length < 3 || length > 128 || strcmp(first.name + length - 2, ".0"))
        return 1;
    for (; cst_optimizer_constraint(x->o, j + count, &c); count++) {
        snprintf(name, sizeof name, "%.*s.%d", (int)length - 2, first.name, count);
        if (strcmp(name, c.name) || c.lower != first.lower || c.upper != first.upper)
            break;
    }
    return count;
}

/* They as one: the range of their values, how many bind, the norm of their multipliers.  c is the
 * first of them. */
static void print_span(table *t, const optimization *x, const cst_optimum *r, cst_constrained c,
                       int j, int span)
{
    double least = INFINITY, most = -INFINITY, norm = 0.0;
    int bound = 0, violated = 0;
    for (int k = j; k < j + span && cst_optimizer_constraint(x->o, k, &c); k++) {
        least = fmin(least, c.value);
        most = fmax(most, c.value);
        norm = hypot(norm, c.multiplier);
        bound += c.binds != 0;
        violated += c.violation > KEPT;
    }
    table_cell(t, "%.6g ... %.6g", least, most);
    table_cell(t, "%s", strcmp(c.unit, "-") ? c.unit : "");
    print_limits(t, &c);
    table_cell(t, violated ? "%d VIOLATED" : "%d bind", violated ? violated : bound);
    if (optimization_keeps(r))
        table_cell(t, "|%.4g|", norm);
    else
        table_cell(t, "-");
}

static void print_single(table *t, const cst_optimum *r, const cst_constrained *c)
{
    table_cell(t, "%.10g", c->value);
    table_cell(t, "%s", strcmp(c->unit, "-") ? c->unit : "");
    print_limits(t, c);
    table_cell(t, "%s", binds(c));
    if (optimization_keeps(r))
        table_cell(t, "%.6g", c->multiplier + 0.0);
    else
        table_cell(t, "-");
}

static void print_row(table *t, const optimization *x, const cst_optimum *r, int j, int span)
{
    char unit[128];
    cst_constrained c;
    cst_optimizer_constraint(x->o, j, &c);
    if (span > 1)
        table_cell(t, "%.*s[%d]", (int)strlen(c.name) - 2, c.name, span);
    else
        table_cell(t, "%s", c.name);
    table_cell(t, "%s", x->set.count == 1 ? "" : x->set.names[c.scenario]);
    if (span > 1)
        print_span(t, x, r, c, j, span);
    else
        print_single(t, r, &c);
    table_cell(t, "%s",
               *c.unit ? unit_quotient(scenarios_unit(&x->set), c.unit, unit, sizeof unit) : "");
}

void constraints_print(FILE *file, const optimization *x, const cst_optimum *r)
{
    static const char *const heads[] = { "constraint", "scenario", "value",      "unit",
                                         "limit",      "",         "multiplier", "unit" };
    cst_constrained c;
    table t;
    if (!r->constraints)
        return;
    table_begin(&t, "llrlllrl");
    for (int i = 0; i < 8; i++)
        table_cell(&t, "%s", i == 1 && x->set.count == 1 ? "" : heads[i]);
    for (int j = 0, span; cst_optimizer_constraint(x->o, j, &c); j += span) {
        span = span_at(x, j);
        print_row(&t, x, r, j, span);
    }
    table_end(&t, file);
    if (!optimization_keeps(r)) {
        fprintf(file,
                "\n%s: largest violation %.1e, scaled; no multipliers and no KKT residual where a "
                "constraint is violated\n",
                r->algorithm, r->violation);
        return;
    }
    fprintf(file,
            "\n%s: KKT residual %.1e, largest violation %.1e, both scaled\n"
            "psi changes by minus the multiplier for each unit by which its limit is raised\n",
            r->algorithm, r->projected, r->violation);
}

void constraints_json(json *j, const optimization *x, const cst_optimum *r)
{
    cst_constrained c;
    json_text(j, "minimize", objective_name(x->set.p[0]));
    json_text(j, "optimizer", r->algorithm);
    if (!r->constraints)
        return;
    json_number(j, "kkt_residual", r->projected);
    json_number(j, "violation", r->violation);
    json_array(j, "subject_to"); /* as they were given: the result is a problem file */
    for (int k = 0; k < x->s->constraints_count; k++)
        json_text(j, NULL, x->s->constraints[k]);
    json_close(j, ']');
    json_array(j, "constraints");
    for (int k = 0; cst_optimizer_constraint(x->o, k, &c); k++) {
        json_object(j, NULL);
        json_text(j, "name", c.name);
        json_text(j, "scenario", x->set.names[c.scenario]);
        json_number(j, "value", c.value);
        json_text(j, "unit", *c.unit ? c.unit : NULL);
        json_number(j, "lower", c.lower);
        json_number(j, "upper", c.upper);
        json_truth(j, "binds", c.binds != 0);
        json_number(j, "multiplier", optimization_keeps(r) ? c.multiplier : NAN);
        json_number(j, "violation", c.violation);
        json_close(j, '}');
    }
    json_close(j, ']');
}
