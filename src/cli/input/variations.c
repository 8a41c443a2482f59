/* variations.c: parameters that vary (--vary). */
#include "cli/input/variations.h"

#include "cli/input/names.h"
#include "cli/memory.h"
#include "cli/output/messages.h"

#include <stdlib.h>
#include <string.h>

/* The library says what is wrong; what names are like the one that was given is known here. */
static int read_one(const cst_model *model, const char *text, cst_variation *v)
{
    char message[512], advice[512];
    int status = cst_variation_parse(model, text, v, message, sizeof message);
    if (status >= 0)
        return STATUS_FINE;
    if (status != CST_ENAME)
        return usage_error("--vary: %s", message);
    char *name = copy_text(text);
    names set = names_of_parameters(model);
    name[strcspn(name, "=")] = '\0';
    status = usage_error("unknown parameter '%s': --vary: %s", name,
                         names_advice(&set, name, "see costate models", advice, sizeof advice));
    free(name);
    return status;
}

int read_variations(const settings *s, const cst_model *model, cst_variation **v)
{
    int status = STATUS_FINE;
    *v = take((size_t)s->vary_count, sizeof **v);
    for (int i = 0; i < s->vary_count && !status; i++)
        status = read_one(model, s->vary[i], &(*v)[i]);
    if (!status && !s->vary_count)
        status = usage_error(
            "nothing varies: add --vary NAME=normal(MEAN,STD) or --vary NAME=uniform(FROM,TO)");
    return status;
}

void print_variations(FILE *file, const cst_model *model, const cst_variation *v, int count)
{
    for (int i = 0; i < count; i++)
        fprintf(file, "%s%s = %s%s(%g, %g)", i ? ", " : "", model->parameters[v[i].parameter].name,
                v[i].deviation ? "its value + " : "", cst_distribution_name(v[i].kind), v[i].a,
                v[i].b);
}

int nothing_to_resume(void)
{
    return usage_error("--resume needs a saved state: name the file with --state FILE or its "
                       "directory with --out DIR");
}
