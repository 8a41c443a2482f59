/* problem_file.c: settings from a JSON file; anything in it that is not understood is an error. */
#include "cli/input/problem_file.h"

#include "cli/output/messages.h"
#include "cli/memory.h"
#include "cli/input/names.h"
#include "cli/input/result_file.h"

#include <cjson/cJSON.h>
#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LARGEST = 16 << 20, DEEPEST_WHERE = 512 };

static int read_all(const char *path, char **text, size_t *size)
{
    FILE *file = fopen(path, "rb");
    size_t got, room = 4096;
    if (!file)
        return usage_error("cannot open %s: %s: give the path of a JSON file", path,
                           strerror(errno));
    *text = take(room + 1, 1);
    *size = 0;
    errno = 0;
    while ((got = fread(*text + *size, 1, room - *size, file)) > 0 && *size <= LARGEST) {
        *size += got;
        if (*size == room)
            *text = retake(*text, (room *= 2) + 1, 1);
    }
    (*text)[*size] = '\0';
    int failed = ferror(file), why = errno;
    fclose(file);
    if (failed)
        return usage_error("cannot read the problem file: %s: %s: give the path of a JSON file",
                           path, strerror(why));
    if (*size > LARGEST)
        return usage_error(
            "the problem file is larger than %d MB: %s: give a JSON file of settings",
            LARGEST >> 20, path);
    return STATUS_FINE;
}

/* Line and column, counted in characters from 1, of a place in the text. */
static void locate(const char *text, const char *place, int *line, int *column)
{
    *line = *column = 1;
    for (const char *c = text; c < place; c++) {
        if (*c == '\n') {
            ++*line;
            *column = 1;
        } else if (((unsigned char)*c & 0xc0) != 0x80) {
            ++*column;
        }
    }
}

static int malformed(const char *path, const char *text, const char *place)
{
    int line, column;
    locate(text, place, &line, &column);
    return usage_error("malformed JSON: %s: line %d, column %d: correct it there or just before",
                       path, line, column);
}

/* The escape \u0000 would end a string before its end: "barrier\u0000x" would be read as
 * "barrier". */
static int check_zeros(const char *path, const char *text)
{
    int line, column;
    for (const char *c = strchr(text, '\\'); c; c = strchr(c[1] ? c + 2 : c + 1, '\\'))
        if (strncmp(c, "\\u0000", 6) == 0) {
            locate(text, c, &line, &column);
            return usage_error("a zero character in a string: %s: line %d, column %d: leave it out",
                               path, line, column);
        }
    return STATUS_FINE;
}

static const char *kind_of(const cJSON *item)
{
    return cJSON_IsString(item)   ? "a string"
           : cJSON_IsNumber(item) ? "a number"
           : cJSON_IsArray(item)  ? "an array"
           : cJSON_IsObject(item) ? "an object"
           : cJSON_IsNull(item)   ? "null"
                                  : "true or false";
}

static int wrong_kind(const char *where, const cJSON *item, const char *wanted)
{
    return usage_error("%s instead of %s: %s: correct the file", kind_of(item), wanted, where);
}

/* "F": [1, 2, 3] */
static int read_array(const cJSON *item, settings *s, const char *where)
{
    int count = cJSON_GetArraySize(item), k = 0;
    double *list = take((size_t)count, sizeof *list);
    const cJSON *one = item->child;
    for (; one && cJSON_IsNumber(one) && isfinite(one->valuedouble); one = one->next)
        list[k++] = one->valuedouble;
    if (!one && count)
        setting_array(s, item->string, list, count);
    free(list);
    if (!one && count)
        return STATUS_FINE;
    return usage_error("not a list of finite numbers: %s.%s: correct the file", where,
                       item->string);
}

/* {"L01": 2.2, "F": [1, 2, 3], "G": "@force.csv"} */
static int read_parameter(const cJSON *one, settings *s, const char *where)
{
    if (cJSON_IsArray(one))
        return read_array(one, s, where);
    if (cJSON_IsString(one) && one->valuestring[0] == '@' && one->valuestring[1]) {
        setting_array_file(s, one->string, one->valuestring + 1);
        return STATUS_FINE;
    }
    if (!cJSON_IsNumber(one))
        return usage_error("%s instead of a number: %s.%s: correct the file", kind_of(one), where,
                           one->string);
    if (!isfinite(one->valuedouble))
        return usage_error("a number out of range: %s.%s: correct the file", where, one->string);
    setting_parameter(s, one->string, one->valuedouble);
    return STATUS_FINE;
}

static int read_parameters(const cJSON *item, settings *s, const char *where)
{
    if (!cJSON_IsObject(item))
        return wrong_kind(where, item, "an object of names and numbers");
    for (const cJSON *one = item->child; one; one = one->next)
        if (read_parameter(one, s, where))
            return STATUS_USAGE;
    const char *twice = parameter_twice(s);
    return twice ? usage_error("the parameter appears twice: %s.%s: keep one", where, twice)
                 : STATUS_FINE;
}

/* ["L01", "L02"], or "L01,L02", or "all". */
static int read_list(const cJSON *item, settings *s, const setting *row, const char *where)
{
    text_stream joined;
    if (cJSON_IsString(item))
        return setting_text(s, row, item->valuestring, where);
    if (!cJSON_IsArray(item))
        return wrong_kind(where, item, "an array of names or \"all\"");
    for (const cJSON *one = item->child; one; one = one->next)
        if (!cJSON_IsString(one))
            return wrong_kind(where, one, "a name");
    text_begin(&joined);
    for (const cJSON *one = item->child; one; one = one->next)
        fprintf(joined.file, "%s%s", one == item->child ? "" : ",", one->valuestring);
    char *text = text_end(&joined);
    int status =
        *text ? setting_text(s, row, text, where)
              : usage_error("no name in the list: %s: name parameters, or write \"all\"", where);
    free(text);
    return status;
}

/* {"L01": [1, 3]} */
static int read_bounds(const cJSON *item, settings *s, const char *where)
{
    if (!cJSON_IsObject(item))
        return wrong_kind(where, item, "an object of names and [lower, upper]");
    for (const cJSON *one = item->child; one; one = one->next) {
        const cJSON *lower = cJSON_GetArrayItem(one, 0), *upper = cJSON_GetArrayItem(one, 1);
        if (!cJSON_IsArray(one) || cJSON_GetArraySize(one) != 2 || !cJSON_IsNumber(lower) ||
            !cJSON_IsNumber(upper))
            return usage_error("not two numbers [lower, upper]: %s.%s: correct the file", where,
                               one->string);
        setting_bounds(s, one->string, lower->valuedouble, upper->valuedouble);
    }
    const char *twice = bounds_twice(s);
    return twice ? usage_error("the bounds appear twice: %s.%s: keep one", where, twice)
                 : STATUS_FINE;
}

/* ["shake=rms(Fx)", "max(x2)"], or {"shake": "rms(Fx)"}; {"k1": "normal(100,5)"} likewise. */
static int read_texts(const cJSON *item, settings *s, int vary, const char *where)
{
    if ((!cJSON_IsArray(item) && !cJSON_IsObject(item)) || !item->child)
        return wrong_kind(where, item,
                          vary ? "an object such as {\"k\": \"normal(100,5)\"}"
                               : "an array of responses such as \"shake=rms(x)\"");
    for (const cJSON *one = item->child; one; one = one->next) {
        if (!cJSON_IsString(one))
            return wrong_kind(where, one, vary ? "a distribution" : "a response");
        char *text = one->string ? print_text("%s=%s", one->string, one->valuestring)
                                 : copy_text(one->valuestring);
        if (vary)
            setting_vary(s, text);
        else
            setting_response(s, text);
        free(text);
    }
    return STATUS_FINE;
}

/* ["max(x2) <= 0.08", "final(x) = 0"], or one of them */
static int read_constraints(const cJSON *item, settings *s, const char *where)
{
    if (cJSON_IsString(item)) {
        setting_constraint(s, item->valuestring);
        return STATUS_FINE;
    }
    if (!cJSON_IsArray(item) || !item->child)
        return wrong_kind(where, item, "an array of constraints such as \"max(x) <= 0.08\"");
    for (const cJSON *one = item->child; one; one = one->next) {
        if (!cJSON_IsString(one))
            return wrong_kind(where, one, "a constraint");
        setting_constraint(s, one->valuestring);
    }
    return STATUS_FINE;
}

static int read_keys(const cJSON *root, const char *path, settings *s, int scenario);

/* [{"parameters": {"v0": 3}, "weight": 2, "cost": "reach"}] */
static int read_scenarios(const cJSON *item, settings *s, const char *where)
{
    int status = STATUS_FINE, number = 1;
    if (!cJSON_IsArray(item) || !item->child)
        return wrong_kind(where, item, "a list of one scenario or more");
    for (const cJSON *one = item->child; one && !status; one = one->next) {
        char *place = print_text("%s %d", where, number++);
        status = read_keys(one, place, setting_scenario(s), 1);
        free(place);
    }
    return status;
}

static int read_value(const cJSON *item, settings *s, const setting *row, const char *where)
{
    char number[32];
    switch (row->kind) {
    case KIND_BOUNDS:
        return read_bounds(item, s, where);
    case KIND_SCENARIOS:
        return read_scenarios(item, s, where);
    case KIND_RESPONSES:
    case KIND_VARY:
        return read_texts(item, s, row->kind == KIND_VARY, where);
    case KIND_CONSTRAINTS:
        return read_constraints(item, s, where);
    case KIND_ASSIGN:
        return read_parameters(item, s, where);
    case KIND_LIST:
        return read_list(item, s, row, where);
    case KIND_TEXT:
        return cJSON_IsString(item) ? setting_text(s, row, item->valuestring, where)
                                    : wrong_kind(where, item, "a string");
    default:
        if (!cJSON_IsNumber(item))
            return wrong_kind(where, item, "a number");
        if (!isfinite(item->valuedouble))
            return usage_error("a number out of range: %s: correct the file", where);
        snprintf(number, sizeof number, "%g", item->valuedouble);
        return setting_number(s, row, item->valuedouble, number, where);
    }
}

/* Two keys are one where only - and _ tell them apart. */
static int same_key(const char *a, const char *b)
{
    while (*a && (*a == '-' ? '_' : *a) == (*b == '-' ? '_' : *b))
        a++, b++;
    return !*a && !*b;
}

/* A key of the file, or of one of its scenarios. */
static int belongs(const setting *row, int scenario)
{
    return row->key && (scenario ? row->groups & GROUP_SCENARIO : row->groups != GROUP_SCENARIO);
}

static const setting *find_key(const char *key, int scenario)
{
    for (int k = 0; k < settings_count; k++)
        if (belongs(&settings_table[k], scenario) && same_key(settings_table[k].key, key))
            return &settings_table[k];
    return NULL;
}

static int unknown_key(const char *path, const char *key, int scenario)
{
    char advice[512];
    const char **list = take((size_t)settings_count, sizeof *list);
    int count = 0;
    for (int k = 0; k < settings_count; k++)
        if (belongs(&settings_table[k], scenario))
            list[count++] = settings_table[k].key;
    names set = names_of_list(list, count);
    names_advice(&set, key, NULL, advice, sizeof advice);
    int status = usage_error("unknown key '%s': %s: %s", key, path, advice);
    free(list);
    return status;
}

static int read_keys(const cJSON *root, const char *path, settings *s, int scenario)
{
    char where[DEEPEST_WHERE];
    if (!cJSON_IsObject(root))
        return wrong_kind(path, root, "an object of settings");
    int result = !scenario && result_is(root);
    for (const cJSON *item = root->child; item; item = item->next) {
        const setting *row = find_key(item->string, scenario);
        if (result && result_key(root, item->string))
            continue;
        if (!row)
            return unknown_key(path, item->string, scenario);
        snprintf(where, sizeof where, "%s: %s", path, row->key);
        for (const cJSON *earlier = root->child; earlier != item; earlier = earlier->next)
            if (same_key(earlier->string, item->string))
                return usage_error("the key appears twice: %s: keep one", where);
        int status = read_value(item, s, row, where);
        if (status)
            return status;
    }
    return STATUS_FINE;
}

/* The settings of a file, where `scenarios` is 1 with its scenarios. */
static int read_root(const cJSON *root, const char *path, settings *file, int scenarios,
                     const settings *other)
{
    if (!scenarios) {
        int plain = read_keys(root, path, file, 0);
        return plain || !result_is(root) ? plain : result_read(root, path, file, other);
    }
    int status =
        cJSON_IsArray(root) ? read_scenarios(root, file, path) : read_keys(root, path, file, 0);
    if (!status && !file->scenarios_count)
        status = usage_error("no scenarios in it: %s: write an array of them, or an object with "
                             "the key \"scenarios\"",
                             path);
    return status;
}

/* What is made least is one thing, a cost or a response: that of the command line. */
static void leave_objective(settings *file, const settings *s)
{
    char **other = s->minimize ? &file->cost : s->cost ? &file->minimize : NULL;
    if (other) {
        free(*other);
        *other = NULL;
    }
}

static int read_file(const char *path, settings *s, int scenarios)
{
    char *text = NULL;
    const char *end = NULL;
    size_t size = 0;
    settings file;
    settings_init(&file);
    int status = read_all(path, &text, &size);
    if (status == STATUS_FINE) {
        const char *zero = memchr(text, '\0', size); /* the parser would stop there */
        cJSON *root = zero ? NULL : cJSON_ParseWithLengthOpts(text, size + 1, &end, 1);
        status = !root ? malformed(path, text,
                                   zero  ? zero
                                   : end ? end
                                         : text)
                       : check_zeros(path, text);
        if (!status)
            status = read_root(root, path, &file, scenarios, s);
        cJSON_Delete(root);
    }
    free(text);
    if (status == STATUS_FINE) {
        leave_objective(&file, s);
        settings_fill(s, &file);
        if (!s->scenarios_count) { /* only a file has them, and the first one counts */
            s->scenarios = file.scenarios;
            s->scenarios_count = file.scenarios_count;
            file.scenarios_count = 0;
            file.scenarios = NULL;
        }
    }
    settings_free(&file);
    return status;
}

int read_problem_file(const char *path, settings *s)
{
    return read_file(path, s, 0);
}
int read_scenario_file(const char *path, settings *s)
{
    return read_file(path, s, 1);
}
