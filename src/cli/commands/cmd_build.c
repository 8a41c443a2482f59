/* cmd_build.c: from a model's source to a plug-in that this program can load. */
#include "cli/command.h"
#include "cli/output/messages.h"
#include "cli/input/data.h"
#include "cli/memory.h"
#include "cli/input/setup.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Loads what was built and makes a work for it: a descriptor or a kernel that the library refuses
 * is an error of the build. */
static int try_plugin(const char *path)
{
    const cst_model *model;
    cst_problem *p = NULL;
    cst_work *w = NULL;
    char message[8192];
    if (cst_model_load(path, &model, message, (int)sizeof message) < 0)
        return run_error("%s", message);
    int status = cst_problem_create(model, &p);
    if (status < 0)
        status = problem_error(p, status);
    else if (cst_work_create(p, &w) < 0)
        status = run_error("%s", cst_message(w));
    else
        status = STATUS_FINE;
    cst_work_free(w);
    cst_problem_free(p);
    return status;
}

static int run_build(const settings *s)
{
    size_t length = strlen(s->model);
    if (length < 3 || strcmp(s->model + length - 2, ".c") != 0)
        return usage_error(
            "'%s' is not the source of a model: build: give a file that ends in .c; costate "
            "new NAME writes one",
            s->model);
    int status =
        data_script("costate_ad.sh",
                    s->quick ? (const char *const[]){ "build", "--quick", "--", s->model, NULL }
                             : (const char *const[]){ "build", "--", s->model, NULL });
    if (status)
        return status;
    char *path =
        print_text("%s%.*s.so", strchr(s->model, '/') ? "" : "./", (int)length - 2, s->model);
    status = try_plugin(path);
    if (!status)
        printf("next: costate gradient %s --check\n", path);
    free(path);
    return status;
}

const command build_command = {
    .name = "build",
    .arguments = "FILE.c",
    .about = "make the plug-in FILE.so from a model; use it as MODEL",
    .details = "    costate build arm.c && costate gradient ./arm.so --check\n\n"
               "Tapenade 3.16 (TAPENADE_HOME or PATH) is needed only when the kernels were edited: "
               "derivatives are kept in FILE.ad.\n"
               "C whose derivatives would be wrong is refused, with its line.  With a JDK, not "
               "only a Java runtime, it is faster.\n"
               "The compiler is CC, otherwise cc; CFLAGS is added to its flags.",
    .needs_model = 1,
    .groups = GROUP_BUILD,
    .run = run_build,
};
