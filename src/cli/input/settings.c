/* settings.c: how a value gets into the settings. */
#include "cli/input/settings.h"

#include "cli/output/messages.h"
#include "cli/memory.h"
#include "cli/input/names.h"

#include <ctype.h>
#include <limits.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

/* The field that a row speaks of. */
static void *field(const settings *s, const setting *row)
{
    return (char *)s + row->offset;
}

void settings_init(settings *s)
{
    memset(s, 0, sizeof *s);
    for (int k = 0; k < settings_count; k++) {
        const setting *row = &settings_table[k];
        if (row->kind == KIND_POSITIVE || row->kind == KIND_NOT_NEGATIVE)
            *(double *)field(s, row) = NAN;
        else if (row->kind == KIND_COUNT)
            *(long *)field(s, row) = -1;
    }
}

static void free_assignment(assignment *x)
{
    free(x->name);
    free(x->list);
    free(x->path);
    x->name = NULL;
}

void settings_free(settings *s)
{
    for (int k = 0; k < settings_count; k++) {
        const setting *row = &settings_table[k];
        if (row->kind == KIND_TEXT || row->kind == KIND_LIST)
            free(*(char **)field(s, row));
    }
    for (int i = 0; i < s->parameters_count; i++)
        free_assignment(&s->parameters[i]);
    free(s->parameters);
    for (int i = 0; i < s->bounds_count; i++)
        free(s->bounds[i].name);
    free(s->bounds);
    for (int i = 0; i < s->responses_count; i++)
        free(s->responses[i]);
    free(s->responses);
    for (int i = 0; i < s->constraints_count; i++)
        free(s->constraints[i]);
    free(s->constraints);
    for (int i = 0; i < s->vary_count; i++)
        free(s->vary[i]);
    free(s->vary);
    for (int i = 0; i < s->tolerances_count; i++)
        free(s->tolerances[i]);
    free(s->tolerances);
    for (int i = 0; i < s->scenarios_count; i++)
        settings_free(&s->scenarios[i]);
    free(s->scenarios);
}

static int is_given(const settings *s, const setting *row)
{
    switch (row->kind) {
    case KIND_TEXT:
    case KIND_LIST:
        return *(char **)field(s, row) != NULL;
    case KIND_POSITIVE:
    case KIND_NOT_NEGATIVE:
        return !isnan(*(double *)field(s, row));
    case KIND_COUNT:
        return *(long *)field(s, row) >= 0;
    case KIND_FLAG:
        return *(int *)field(s, row);
    case KIND_ASSIGN: /* told apart by the parameters' names */
    case KIND_BOUNDS:
    case KIND_SCENARIOS:
    case KIND_RESPONSES:
    case KIND_CONSTRAINTS:
    case KIND_VARY:
    case KIND_TOLERANCES:
        break;
    }
    return 0;
}

/* A list of count entries with room for one more: its room is the next power of two. */
static void *room_for_one(void *list, int count, size_t size)
{
    return count & (count - 1) ? list : retake(list, count ? 2 * (size_t)count : 1, size);
}

static name_at *sorted_parameters(const settings *s)
{
    name_at *list = take((size_t)s->parameters_count, sizeof *list);
    for (int i = 0; i < s->parameters_count; i++)
        list[i] = (name_at){ s->parameters[i].name, i };
    names_sort(list, s->parameters_count);
    return list;
}

static name_at *sorted_bounds(const settings *s)
{
    name_at *list = take((size_t)s->bounds_count, sizeof *list);
    for (int i = 0; i < s->bounds_count; i++)
        list[i] = (name_at){ s->bounds[i].name, i };
    names_sort(list, s->bounds_count);
    return list;
}

const char *parameter_twice(const settings *s)
{
    int first, second;
    name_at *list = sorted_parameters(s);
    const char *name =
        names_twice(list, s->parameters_count, &first, &second) ? s->parameters[second].name : NULL;
    free(list);
    return name;
}

const char *bounds_twice(const settings *s)
{
    int first, second;
    name_at *list = sorted_bounds(s);
    const char *name =
        names_twice(list, s->bounds_count, &first, &second) ? s->bounds[second].name : NULL;
    free(list);
    return name;
}

int settings_settle(settings *s, const char *where)
{
    name_at *list = sorted_parameters(s);
    int kept = 0;
    const char *name = bounds_twice(s);
    for (int i = 1; i < s->parameters_count; i++)
        if (strcmp(list[i - 1].name, list[i].name) == 0) /* a later one counts */
            free_assignment(&s->parameters[list[i - 1].at]);
    for (int i = 0; i < s->parameters_count; i++)
        if (s->parameters[i].name)
            s->parameters[kept++] = s->parameters[i];
    s->parameters_count = kept;
    free(list);
    return name ? usage_error("the bounds of '%s' appear twice: %s: keep one", name, where)
                : STATUS_FINE;
}

static void copy_assignment(settings *s, const assignment *x)
{
    if (x->path)
        setting_array_file(s, x->name, x->path);
    else if (x->list)
        setting_array(s, x->name, x->list, x->count);
    else
        setting_parameter(s, x->name, x->value);
}

static void fill_parameters(settings *s, const settings *other)
{
    int own = s->parameters_count;
    name_at *list = sorted_parameters(s);
    for (int i = 0; i < other->parameters_count; i++)
        if (!names_contain(list, own, other->parameters[i].name))
            copy_assignment(s, &other->parameters[i]);
    free(list);
}

static void fill_bounds(settings *s, const settings *other)
{
    int own = s->bounds_count;
    name_at *list = sorted_bounds(s);
    for (int i = 0; i < other->bounds_count; i++)
        if (!names_contain(list, own, other->bounds[i].name))
            setting_bounds(s, other->bounds[i].name, other->bounds[i].lower,
                           other->bounds[i].upper);
    free(list);
}

void settings_fill(settings *s, const settings *other)
{
    for (int k = 0; k < settings_count; k++) {
        const setting *row = &settings_table[k];
        if (is_given(s, row) || !is_given(other, row))
            continue;
        if (row->kind == KIND_TEXT || row->kind == KIND_LIST)
            *(char **)field(s, row) = copy_text(*(char **)field(other, row));
        else if (row->kind == KIND_COUNT)
            *(long *)field(s, row) = *(long *)field(other, row);
        else if (row->kind == KIND_FLAG)
            *(int *)field(s, row) = 1;
        else
            *(double *)field(s, row) = *(double *)field(other, row);
    }
    fill_parameters(s, other);
    fill_bounds(s, other);
    if (!s->responses_count) /* those of the command line take the place of the file's */
        for (int i = 0; i < other->responses_count; i++)
            setting_response(s, other->responses[i]);
    if (!s->constraints_count)
        for (int i = 0; i < other->constraints_count; i++)
            setting_constraint(s, other->constraints[i]);
    if (!s->vary_count)
        for (int i = 0; i < other->vary_count; i++)
            setting_vary(s, other->vary[i]);
}

int parse_number(const char *text, double *value)
{
    char *end;
    if (!*text || isspace((unsigned char)*text))
        return -1;
    *value = strtod(text, &end);
    return *end || !isfinite(*value) ? -1 : 0;
}

int setting_number(settings *s, const setting *row, double value, const char *text,
                   const char *where)
{
    if (row->kind == KIND_COUNT) {
        if (value < 0.0 || value > INT_MAX || value != floor(value))
            return usage_error("'%s' is not a count: %s: give a whole number such as 2", text,
                               where);
        *(long *)field(s, row) = (long)value;
        return STATUS_FINE;
    }
    if (row->kind == KIND_POSITIVE && !(value > 0.0))
        return usage_error("%s is not above 0: %s: give a positive number", text, where);
    if (row->kind == KIND_NOT_NEGATIVE && !(value >= 0.0))
        return usage_error("%s is below 0: %s: give 0 or a positive number", text, where);
    *(double *)field(s, row) = value;
    return STATUS_FINE;
}

static assignment *new_assignment(settings *s, const char *name)
{
    s->parameters = room_for_one(s->parameters, s->parameters_count, sizeof *s->parameters);
    assignment *x = &s->parameters[s->parameters_count++];
    *x = (assignment){ .name = copy_text(name) };
    return x;
}

void setting_parameter(settings *s, const char *name, double value)
{
    new_assignment(s, name)->value = value;
}

void setting_array(settings *s, const char *name, const double *list, int count)
{
    assignment *x = new_assignment(s, name);
    x->list = take((size_t)count, sizeof *x->list);
    memcpy(x->list, list, (size_t)count * sizeof *list);
    x->count = count;
}

void setting_array_file(settings *s, const char *name, const char *path)
{
    new_assignment(s, name)->path = copy_text(path);
}

void setting_response(settings *s, const char *text)
{
    s->responses = room_for_one(s->responses, s->responses_count, sizeof *s->responses);
    s->responses[s->responses_count++] = copy_text(text);
}

void setting_constraint(settings *s, const char *text)
{
    s->constraints = room_for_one(s->constraints, s->constraints_count, sizeof *s->constraints);
    s->constraints[s->constraints_count++] = copy_text(text);
}

void setting_vary(settings *s, const char *text)
{
    s->vary = room_for_one(s->vary, s->vary_count, sizeof *s->vary);
    s->vary[s->vary_count++] = copy_text(text);
}

void setting_tolerance(settings *s, const char *text)
{
    s->tolerances = room_for_one(s->tolerances, s->tolerances_count, sizeof *s->tolerances);
    s->tolerances[s->tolerances_count++] = copy_text(text);
}

void setting_bounds(settings *s, const char *name, double lower, double upper)
{
    s->bounds = room_for_one(s->bounds, s->bounds_count, sizeof *s->bounds);
    s->bounds[s->bounds_count++] = (interval){ copy_text(name), lower, upper };
}

settings *setting_scenario(settings *s)
{
    s->scenarios = room_for_one(s->scenarios, s->scenarios_count, sizeof *s->scenarios);
    settings_init(&s->scenarios[s->scenarios_count]);
    return &s->scenarios[s->scenarios_count++];
}

/* "NAME=LO:HI" */
static int bound(settings *s, const char *text, const char *where)
{
    char *name = copy_text(text), *equals = strchr(name, '='),
         *colon = equals ? strchr(equals, ':') : NULL;
    double lower, upper;
    int status = STATUS_FINE;
    if (!equals || equals == name || !colon) {
        status = usage_error("'%s' is not NAME=LO:HI: %s: write for example %s L=1:2", text, where,
                             where);
    } else {
        *equals = *colon = '\0';
        if (parse_number(equals + 1, &lower) || parse_number(colon + 1, &upper))
            status = usage_error(
                "a bound in '%s' is not a finite number: %s: write for example %s L=1:2", text,
                where, where);
        else
            setting_bounds(s, name, lower, upper);
    }
    free(name);
    return status;
}

static int tolerance(settings *s, const char *text, const char *where)
{
    (void)where;
    setting_tolerance(s, text);
    return STATUS_FINE;
}

/* "NAME=...,NAME=...": one entry after the other. */
static int each_entry(settings *s, const char *text, const char *where,
                      int (*add)(settings *s, const char *entry, const char *where))
{
    char *list = copy_text(text), *at = list;
    int status = STATUS_FINE, more = 1;
    while (more && !status) {
        size_t length = strcspn(at, ",");
        more = at[length] == ',';
        at[length] = '\0';
        status = add(s, at, where);
        at += length + 1;
    }
    free(list);
    return status;
}

/* "NAME=VALUE" or "NAME=@FILE" */
static int assign(settings *s, const char *text, const char *where)
{
    const char *equals = strchr(text, '=');
    double value = 0.0;
    if (!equals || equals == text)
        return usage_error("'%s' is not NAME=VALUE: %s: write for example %s L=1.5", text, where,
                           where);
    int file = equals[1] == '@';
    if (file && !equals[2])
        return usage_error("no file after @: %s %s: write for example %s F=@force.csv", where, text,
                           where);
    if (!file && parse_number(equals + 1, &value))
        return usage_error("'%s' is not a finite number: %s %s: give a number such as 1.5e-3",
                           equals + 1, where, text);
    char *name = copy_text(text);
    name[equals - text] = '\0';
    if (file)
        setting_array_file(s, name, equals + 2);
    else
        setting_parameter(s, name, value);
    free(name);
    return STATUS_FINE;
}

int setting_text(settings *s, const setting *row, const char *text, const char *where)
{
    double value;
    switch (row->kind) {
    case KIND_FLAG:
        *(int *)field(s, row) = 1;
        return STATUS_FINE;
    case KIND_ASSIGN:
        return assign(s, text, where);
    case KIND_BOUNDS:
        return each_entry(s, text, where, bound);
    case KIND_RESPONSES:
        setting_response(s, text);
        return STATUS_FINE;
    case KIND_CONSTRAINTS:
        setting_constraint(s, text);
        return STATUS_FINE;
    case KIND_VARY:
        setting_vary(s, text);
        return STATUS_FINE;
    case KIND_TOLERANCES:
        return each_entry(s, text, where, tolerance);
    case KIND_TEXT:
    case KIND_LIST:
        if (!*text)
            return usage_error("an empty value: %s: give a value, or leave it out", where);
        free(*(char **)field(s, row));
        *(char **)field(s, row) = copy_text(text);
        return STATUS_FINE;
    default:
        if (parse_number(text, &value))
            return usage_error("'%s' is not a finite number: %s: give a number such as %s", text,
                               where, row->kind == KIND_COUNT ? "500" : "1e-3");
        return setting_number(s, row, value, text, where);
    }
}
