/* A model from a plug-in: a shared library whose one symbol is cst_plugin. */
#include "ad/stack.h"
#include "costate_model.h"
#include "model/arrays/arrays.h"

#include <dlfcn.h>
#include <errno.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

typedef struct {
    char *text;
    int size;
} message;

__attribute__((format(printf, 3, 4))) static int fail(message m, int status, const char *format,
                                                      ...)
{
    va_list arguments;
    va_start(arguments, format);
    if (m.text && m.size > 0)
        vsnprintf(m.text, (size_t)m.size, format, arguments);
    va_end(arguments);
    return status;
}

/* Whether this library can run it: the version first, because what follows depends on it. */
static int check(const char *path, const struct cst_plugin *x, message m)
{
    if (x->abi < CST_ABI_OLDEST)
        return fail(m, CST_EMODEL,
                    "%s: made for version %d of the interface, this library takes %d to %d: "
                    "rebuild it with costate build",
                    path, x->abi, CST_ABI_OLDEST, CST_ABI);
    if (x->abi > CST_ABI)
        return fail(m, CST_EMODEL,
                    "%s: made for version %d of the interface, this library takes %d to %d: "
                    "install a later Costate, or rebuild it with costate build",
                    path, x->abi, CST_ABI_OLDEST, CST_ABI);
    if (x->lanes != CST_LANES || x->model_size != (int)sizeof(cst_model) ||
        x->kernels_size != (int)sizeof(cst_kernels))
        return fail(m, CST_EMODEL,
                    "%s: made with another costate.h (lanes %d, model %d, kernels %d bytes; here "
                    "%d, %d, %d): rebuild it with costate build",
                    path, x->lanes, x->model_size, x->kernels_size, CST_LANES,
                    (int)sizeof(cst_model), (int)sizeof(cst_kernels));
    if (!x->model)
        return fail(m, CST_EMODEL, "%s: a plug-in without a model: rebuild it with costate build",
                    path);
    return CST_OK;
}

/* The linker's word on what it could not load, without the path in front. */
static const char *reason(const char *path)
{
    const char *text = dlerror();
    size_t length = strlen(path);
    if (!text)
        return "no reason given";
    return !strncmp(text, path, length) && !strncmp(text + length, ": ", 2) ? text + length + 2
                                                                            : text;
}

static int open_plugin(const char *path, const cst_model **model, message m)
{
    void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    if (!library)
        return fail(m, CST_EMODEL, "%s: cannot be loaded: %s: make it with costate build", path,
                    reason(path));
    struct cst_plugin *x = dlsym(library, "cst_plugin");
    int status =
        x ? check(path, x, m)
          : fail(m, CST_EMODEL,
                 "%s: not a plug-in of Costate (no symbol cst_plugin): make one with costate build",
                 path);
    if (status < 0) {
        dlclose(library);
        return status;
    }
    if (x->push != cst_stack_push) { /* loaded before, it may be running in another thread now */
        x->push = cst_stack_push;
        x->pop = cst_stack_pop;
    }
    *model = cst_model_expanded(x->model);
    return *model
               ? CST_OK
               : fail(m, CST_EMEMORY, "out of memory: loading %s: free some and try again", path);
}

int cst_model_load(const char *path, const cst_model **model, char *text, int size)
{
    static pthread_mutex_t one_at_a_time = PTHREAD_MUTEX_INITIALIZER;
    message m = { text, size };
    fail(m, CST_OK, "%s", "");
    if (model)
        *model = NULL;
    if (!path || !*path || !model)
        return fail(m, CST_EARGUMENT,
                    "cst_model_load: a NULL or empty argument: give the path of a plug-in and a "
                    "place for the model");
    if (access(path, R_OK))
        return fail(m, CST_ENAME, "%s: %s: make it with costate build", path, strerror(errno));
    /* a name without a slash would be looked for elsewhere */
    char *full = malloc(strlen(path) + 3);
    if (!full)
        return fail(m, CST_EMEMORY, "out of memory: loading %s: free some and try again", path);
    strcpy(full, strchr(path, '/') ? "" : "./");
    strcat(full, path);
    pthread_mutex_lock(&one_at_a_time);
    int status = open_plugin(full, model, m);
    pthread_mutex_unlock(&one_at_a_time);
    free(full);
    return status;
}
