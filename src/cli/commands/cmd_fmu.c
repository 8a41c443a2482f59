/* cmd_fmu.c: a model as an FMU of the Functional Mock-up Interface 3.0. */
#include "cli/command.h"
#include "cli/commands/fmu/description.h"
#include "cli/commands/fmu/libraries.h"
#include "cli/input/plugin.h"
#include "cli/input/setup.h"
#include "cli/memory.h"
#include "cli/output/messages.h"
#include "cli/output/output.h"
#include "cli/commands/fmu/zip.h"

#include <stdlib.h>
#include <string.h>
#include <sys/utsname.h>

static void add_description(zip *z, const cst_problem *p)
{
    text_stream text;
    text_begin(&text);
    fmu_write_description(text.file, p);
    char *description = text_end(&text);
    zip_add(z, "modelDescription.xml", description, strlen(description), 0);
    free(description);
}

/* Which model it is: a plug-in goes along, a built-in one is in the binary. */
static int add_model(zip *z, const cst_model *model)
{
    const char *path = plugin_spelling(model);
    if (!plugin_is_path(path)) {
        zip_add(z, "resources/model.txt", model->name, strlen(model->name), 0);
        return STATUS_FINE;
    }
    int why = zip_add_file(z, "resources/model.so", path, 1);
    return why ? run_error("cannot read %s: %s", path, strerror(why)) : STATUS_FINE;
}

static int write_archive(FILE *file, const cst_problem *p, const char *binary)
{
    const cst_model *model = cst_problem_model(p);
    struct utsname machine;
    zip z;
    uname(&machine);
    char *directory = print_text("binaries/%s-linux", machine.machine);
    zip_begin(&z, file);
    add_description(&z, p);
    int status = add_model(&z, model);
    if (!status)
        status = fmu_add_binary(&z, binary, directory, model->name);
    zip_end(&z);
    free(directory);
    return status;
}

/* DIRECTORY and NAME of a path; the directory is to be freed. */
static char *split(const char *path, const char **name)
{
    const char *slash = strrchr(path, '/');
    *name = slash ? slash + 1 : path;
    return slash ? print_text("%.*s", slash == path ? 1 : (int)(slash - path), path)
                 : copy_text(".");
}

static int export_model(const cst_problem *p, const char *path)
{
    const char *name;
    char *binary = fmu_find_binary(), *directory = split(path, &name);
    output o;
    int status = binary ? output_open(&o, directory, name)
                        : run_error("libcostate_fmi.so was not found: build Costate with "
                                    "-Dfmi=enabled, or install it again");
    if (!status) {
        status = write_archive(o.file, p, binary);
        if (status)
            output_discard(&o);
        else
            status = output_commit(&o);
    }
    free(directory);
    free(binary);
    return status;
}

static int run_fmu(const settings *s)
{
    cst_problem *p;
    int status = create_problem(s, &p);
    if (status)
        return status;
    const char *model = cst_problem_model(p)->name;
    char *path = s->file ? copy_text(s->file) : print_text("%s.fmu", model);
    status = export_model(p, path);
    if (!status)
        printf("%s: FMI 3.0, model %s: co-simulation%s\n", path, model,
               cst_problem_model(p)->contacts_count + cst_problem_model(p)->frictions_count +
                       cst_problem_model(p)->latches_count
                   ? ""
                   : " and model exchange");
    free(path);
    cst_problem_free(p);
    return status;
}

const command fmu_command = {
    .name = "fmu",
    .arguments = "MODEL",
    .about = "write a model as an FMU (FMI 3.0), for simulation tools that import them",
    .details =
        "    costate fmu fivebar                      writes fivebar.fmu\n"
        "    costate fmu ./arm.so -o arm.fmu          a plug-in goes along\n\n"
        "Co-simulation is Costate's own run; model exchange has states, event indicators and\n"
        "directional and adjoint derivatives.  Costs and gradients over a run are not part of "
        "FMI:\nsee costate gradient.  Models with contacts have co-simulation alone.",
    .needs_model = 1,
    .groups = GROUP_MODEL | GROUP_FILE,
    .run = run_fmu,
};
