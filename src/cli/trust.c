/* trust.c: what a problem file may ask for. */
#define _XOPEN_SOURCE 700
#include "trust.h"

#include "complain.h"
#include "memory.h"
#include "plugin.h"

#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

given given_so_far(const settings *s)
{
    return (given){ s->model != NULL, s->out != NULL };
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

int check_trust(const settings *s, given before)
{
    if (s->model && !before.model && !s->trust && plugin_is_path(s->model))
        return usage_error("a file names a plug-in, whose code would run: '%s': give it on the "
                           "command line, or add --trust",
                           s->model);
    if (s->out && !before.out && !stays_below(s->out))
        return usage_error("a file names a directory outside of the current one: out '%s': give it "
                           "on the command line, as --out",
                           s->out);
    return STATUS_FINE;
}
