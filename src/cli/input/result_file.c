/* result_file.c: the result of an optimization is a problem, too: the one at its best point. */
#include "cli/input/result_file.h"

#include "cli/output/messages.h"
#include "cli/memory.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* What such a result has besides settings. */
static const char *const result_keys[] = {
    "psi_initial",
    "psi",
    "evaluations",
    "iterations",
    "rejected",
    "restarts",
    "seconds",
    "stop",
    "reason",
    "rejection",
    "gradient",
    "lower",
    "upper",
    "parameters_initial",
    "projected_gradient",
    "where",
    "scenarios",
    "certificate",
    "history",
    "files",
    "warnings",
    "constraints",
    "kkt_residual",
    "violation",
    "version",
    "products",
};

int result_is(const cJSON *root)
{
    return cJSON_HasObjectItem(root, "version") && cJSON_HasObjectItem(root, "psi_initial") &&
           cJSON_IsObject(cJSON_GetObjectItem(root, "lower"));
}

/* Is what it minimizes the cost that it names?  Otherwise it is a response in the cost's place. */
static int minimizes_cost(const cJSON *root)
{
    const cJSON *of = cJSON_GetObjectItem(root, "minimize");
    const cJSON *cost = cJSON_GetObjectItem(root, "cost");
    return !cJSON_IsString(of) ||
           (cJSON_IsString(cost) && !strcmp(of->valuestring, cost->valuestring));
}

int result_key(const cJSON *root, const char *key)
{
    size_t k = 0, count = sizeof result_keys / sizeof result_keys[0];
    while (k < count && strcmp(result_keys[k], key))
        k++;
    return k < count || !strcmp(key, minimizes_cost(root) ? "minimize" : "cost");
}

static const setting *find_row(const char *key)
{
    int k = 0;
    while (k < settings_count - 1 && (!settings_table[k].key || strcmp(settings_table[k].key, key)))
        k++;
    return &settings_table[k];
}

/* null is no bound. */
static double bound_of(const cJSON *item, double none)
{
    return cJSON_IsNumber(item) ? item->valuedouble : none;
}

/* Bounds of an array: one interval where all are equal, otherwise one for each value. */
static void read_array(settings *s, const cJSON *lower, const cJSON *upper)
{
    const cJSON *low = lower->child, *high = upper ? upper->child : NULL;
    int equal = 1, i = 0;
    for (const cJSON *a = low, *b = high; a; a = a->next, b = b ? b->next : NULL)
        equal = equal && bound_of(a, -INFINITY) == bound_of(low, -INFINITY) &&
                bound_of(b, INFINITY) == bound_of(high, INFINITY);
    for (; low && (!equal || !i); low = low->next, high = high ? high->next : NULL, i++) {
        char *name = equal ? copy_text(lower->string) : print_text("%s[%d]", lower->string, i);
        setting_bounds(s, name, bound_of(low, -INFINITY), bound_of(high, INFINITY));
        free(name);
    }
}

/* Its design variables and their bounds.  Scenarios, of which it has only the names, are to be
 * given again; so are constraints that a version before "subject_to" wrote. */
int result_read(const cJSON *root, const char *path, settings *s, const settings *given)
{
    const cJSON *lower = cJSON_GetObjectItem(root, "lower");
    const cJSON *upper = cJSON_GetObjectItem(root, "upper");
    int count = cJSON_GetArraySize(cJSON_GetObjectItem(root, "scenarios"));
    text_stream list;
    if (count > 1 && !given->scenarios_count)
        return usage_error("the result is one of %d scenarios: %s: add --scenarios with their file",
                           count, path);
    if (cJSON_HasObjectItem(root, "constraints") && !given->constraints_count &&
        !cJSON_GetArraySize(cJSON_GetObjectItem(root, "subject_to")))
        return usage_error("the result has constraints: %s: add --subject-to with each", path);
    text_begin(&list);
    for (const cJSON *one = lower->child; one; one = one->next) {
        fprintf(list.file, "%s%s", one == lower->child ? "" : ",", one->string);
        const cJSON *other = cJSON_GetObjectItemCaseSensitive(upper, one->string);
        if (cJSON_IsArray(one))
            read_array(s, one, other);
        else
            setting_bounds(s, one->string, bound_of(one, -INFINITY), bound_of(other, INFINITY));
    }
    char *text = text_end(&list);
    const char *twice = bounds_twice(s);
    int status =
        twice ? usage_error("the bounds are there twice: %s: lower.%s: keep one", path, twice)
              : setting_text(s, find_row("wrt"), text, path);
    free(text);
    return status;
}
