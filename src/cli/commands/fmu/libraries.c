#define _GNU_SOURCE /* dlmopen, dlinfo */
#include "cli/commands/fmu/libraries.h"

#include "cli/input/data.h"
#include "cli/memory.h"
#include "cli/output/messages.h"

#include <dlfcn.h>
#include <errno.h>
#include <link.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define BINARY "libcostate_fmi.so"

/* Every system with glibc has these. */
static int is_of_the_system(const char *name)
{
    static const char *const names[] = { "linux-vdso", "ld-linux",    "libc.so",
                                         "libm.so",    "libdl.so",    "libpthread",
                                         "librt.so",   "libgcc_s.so", "libmvec.so" };
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++)
        if (strncmp(name, names[i], strlen(names[i])) == 0)
            return 1;
    return 0;
}

static const char *base_name(const char *path)
{
    const char *slash = strrchr(path, '/');
    return slash ? slash + 1 : path;
}

char *fmu_find_binary(void)
{
    const char *const places[] = { "", "/" CLI_RELATIVE_LIBDIR "/costate" };
    char *directory = data_program_directory(), *path = NULL;
    for (size_t i = 0; i < sizeof places / sizeof places[0] && !path; i++) {
        path = print_text("%s%s/" BINARY, directory, places[i]);
        if (access(path, R_OK) != 0) {
            free(path);
            path = NULL;
        }
    }
    free(directory);
    return path;
}

static int add(zip *z, const char *directory, const char *name, const char *path)
{
    char *inside = print_text("%s/%s", directory, name);
    int why = zip_add_file(z, inside, path, 1);
    free(inside);
    return why ? run_error("cannot read %s: %s: install Costate again", path, strerror(why))
               : STATUS_FINE;
}

/* Loaded into a name space of its own, so that the list is of this binary alone. */
int fmu_add_binary(zip *z, const char *binary, const char *directory, const char *name)
{
    struct link_map *one = NULL;
    void *handle = dlmopen(LM_ID_NEWLM, binary, RTLD_NOW);
    if (!handle || dlinfo(handle, RTLD_DI_LINKMAP, &one) != 0)
        return run_error("cannot load %s: %s: install Costate again", binary, dlerror());
    char *file = print_text("%s.so", name);
    int status = add(z, directory, file, binary);
    free(file);
    while (one->l_prev)
        one = one->l_prev;
    for (; one && !status; one = one->l_next) {
        const char *library = base_name(one->l_name);
        if (*library && strcmp(library, BINARY) != 0 && !is_of_the_system(library))
            status = add(z, directory, library, one->l_name);
    }
    dlclose(handle);
    return status;
}
