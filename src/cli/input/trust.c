/* trust.c: what a problem file may ask for. */
#define _XOPEN_SOURCE 700
#include "cli/input/trust.h"

#include "cli/output/messages.h"
#include "cli/memory.h"
#include "cli/input/plugin.h"

#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

given given_so_far(const settings *s)
{
    return (given){ s->model != NULL, s->out != NULL, s->memory_dir != NULL };
}

static int climbs(const char *path)
{
    int found = path[0] == '/';
    for (const char *part = path; part && !found; part = strchr(part, '/')) {
        part += *part == '/';
        found = strncmp(part, "..", 2) == 0 && (part[2] == '/' || !part[2]);
    }
    return found;
}

/* The part of the path that is there already, with all links followed; NULL where they lead
 * nowhere.  To be freed. */
static char *real_part(const char *path)
{
    struct stat about;
    char *part = copy_text(path), *slash;
    while (lstat(part, &about) && (slash = strrchr(part, '/')))
        *slash = '\0';
    if (lstat(part, &about))
        strcpy(part, ".");
    char *real = realpath(part, NULL);
    free(part);
    return real;
}

static int is_below(const char *path, const char *directory)
{
    size_t length = strlen(directory);
    return strcmp(directory, "/") == 0 ||
           (strncmp(path, directory, length) == 0 && (!path[length] || path[length] == '/'));
}

static int stays_below(const char *path)
{
    char *here = realpath(".", NULL), *there = real_part(path);
    int below = !climbs(path) && here && there && is_below(there, here);
    free(here);
    free(there);
    return below;
}

/* Whether a path leads below the directory that the file is in. */
static int stays_beside(const char *path, const char *file)
{
    const char *slash = strrchr(file, '/');
    char *folder = slash ? print_text("%.*s", (int)(slash - file + 1), file) : copy_text(".");
    char *here = realpath(folder, NULL), *there = realpath(path, NULL);
    int beside = here && (!there || is_below(there, here)); /* a missing one is refused later */
    free(folder);
    free(here);
    free(there);
    return beside;
}

int check_trust(const settings *s, const char *file, given before)
{
    if (s->model && !before.model && !s->trust && plugin_is_path(s->model))
        return usage_error(
            "the problem file names a plug-in (executable code): '%s': give it on the "
            "command line, or add --trust",
            s->model);
    if (s->out && !before.out && !stays_below(s->out))
        return usage_error("a file names a directory outside of the current one: out '%s': give it "
                           "on the command line, as --out",
                           s->out);
    if (s->memory_dir && !before.memory_dir && !s->trust && !stays_beside(s->memory_dir, file))
        return usage_error("a file names a directory outside of its own: memory_dir '%s': give it "
                           "on the command line, as --memory-dir, or add --trust",
                           s->memory_dir);
    return STATUS_FINE;
}
