/* plugin.c: the one plug-in of a run.  Whatever holds a slash or ends in .so is a path and no
 * name. */
#include "cli/input/plugin.h"

#include "cli/output/messages.h"
#include "cli/memory.h"

#include <stdlib.h>
#include <string.h>

static const cst_model *loaded;
static char path[4096];

static int ends_in(const char *text, const char *end)
{
    size_t length = strlen(text), tail = strlen(end);
    return length > tail && strcmp(text + length - tail, end) == 0;
}

int plugin_is_path(const char *model)
{
    return strchr(model, '/') || ends_in(model, ".so");
}

int plugin_open(settings *s)
{
    char message[8192];
    if (ends_in(s->model, ".c"))
        return usage_error(
            "%s is a model's source: costate build %s makes a plug-in of it: name that one, %.*sso",
            s->model, s->model, (int)strlen(s->model) - 1, s->model);
    if (!plugin_is_path(s->model))
        return STATUS_FINE;
    int status = cst_model_load(s->model, &loaded, message, (int)sizeof message);
    if (status < 0)
        return status == CST_EMEMORY ? run_error("%s", message) : usage_error("%s", message);
    strncat(path, s->model, sizeof path - 1);
    free(s->model);
    s->model = copy_text(loaded->name ? loaded->name : "");
    return STATUS_FINE;
}

const cst_model *plugin_find(const char *name)
{
    return loaded && loaded->name && strcmp(loaded->name, name) == 0 ? loaded : NULL;
}

const char *plugin_spelling(const cst_model *model)
{
    return model == loaded ? path : model->name;
}
