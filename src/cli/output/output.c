/* output.c: a file is written without a name in its directory, flushed, checked, named and renamed
 * into place, so that a program that is killed leaves nothing.  Where the file system has no files
 * without a name, it is written under a temporary one. */
#define _GNU_SOURCE /* O_TMPFILE */
#include "cli/output/output.h"

#include "cli/output/messages.h"
#include "cli/memory.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static int directory_error(const char *directory, int why)
{
    return run_error("cannot write into the directory: --out %s: %s: choose another", directory,
                     strerror(why));
}

/* Makes each directory on the way.  Returns 0, or -1 with errno set. */
static int make_directories(char *path)
{
    for (char *slash = strchr(path + 1, '/'); slash; slash = strchr(slash + 1, '/')) {
        *slash = '\0';
        int failed = mkdir(path, 0777) && errno != EEXIST;
        *slash = '/';
        if (failed)
            return -1;
    }
    return mkdir(path, 0777) && errno != EEXIST ? -1 : 0;
}

int output_directory(const char *directory)
{
    struct stat about;
    char *path = copy_text(directory);
    int failed = stat(directory, &about) && make_directories(path);
    int why = errno;
    free(path);
    if (failed)
        return directory_error(directory, why);
    if (stat(directory, &about))
        return directory_error(directory, errno);
    if (!S_ISDIR(about.st_mode))
        return directory_error(directory, ENOTDIR);
    return access(directory, W_OK | X_OK) ? directory_error(directory, errno) : STATUS_FINE;
}

/* A file without a name that output_name can give one, or -1. */
static int open_nameless(const char *directory)
{
#ifdef O_TMPFILE
    char link[64];
    int descriptor = open(directory, O_TMPFILE | O_RDWR | O_CLOEXEC, 0666);
    snprintf(link, sizeof link, "/proc/self/fd/%d", descriptor);
    if (descriptor >= 0 && access(link, F_OK) == 0)
        return descriptor;
    if (descriptor >= 0)
        close(descriptor);
#endif
    (void)directory;
    return -1;
}

/* One with a temporary name, or -1 with errno set. */
static int open_named(output *o)
{
    o->temporary = print_text("%s.XXXXXX", o->hidden);
    int descriptor = mkstemp(o->temporary);
    if (descriptor < 0) {
        free(o->temporary);
        o->temporary = NULL;
        return -1;
    }
    mode_t mask = umask(0);
    umask(mask);
    fchmod(descriptor, 0666 & ~mask); /* mkstemp makes it for the owner alone */
    return descriptor;
}

/* Gives the file a temporary name where it has none, for the instant before it is renamed.  Returns
 * 0, or -1 with errno set. */
static int give_name(output *o)
{
    char link[64];
    snprintf(link, sizeof link, "/proc/self/fd/%d", fileno(o->file));
    for (int i = 0; !o->temporary && i < 1000; i++) {
        char *name = print_text("%s.%ld.%d", o->hidden, (long)getpid(), i);
        if (linkat(AT_FDCWD, link, AT_FDCWD, name, AT_SYMLINK_FOLLOW) == 0) {
            o->temporary = name;
            break;
        }
        int why = errno;
        free(name);
        errno = why;
        if (why != EEXIST)
            break;
    }
    return o->temporary ? 0 : -1;
}

int output_open(output *o, const char *directory, const char *name)
{
    const char *slash = directory[strlen(directory) - 1] == '/' ? "" : "/";
    *o = (output){ .path = print_text("%s%s%s", directory, slash, name),
                   .hidden = print_text("%s%s.%s", directory, slash, name) };
    int descriptor = open_nameless(directory);
    if (descriptor < 0)
        descriptor = open_named(o);
    if (descriptor < 0) {
        int status = run_error("cannot create a file: %s: %s: choose another --out", o->path,
                               strerror(errno));
        output_discard(o);
        return status;
    }
    o->file = fdopen(descriptor, "w+");
    if (!o->file) {
        close(descriptor);
        output_discard(o);
        return run_error("out of memory: opening a file in %s: free some and try again", directory);
    }
    return STATUS_FINE;
}

int output_commit(output *o)
{
    errno = 0;
    int failed = ferror(o->file); /* then the flush says why */
    failed = fflush(o->file) || failed || fsync(fileno(o->file)) || give_name(o);
    int why = errno;
    if (fclose(o->file) && !failed) {
        failed = 1;
        why = errno;
    }
    o->file = NULL;
    if (!failed && rename(o->temporary, o->path)) {
        failed = 1;
        why = errno;
    }
    if (!failed) {
        free(o->temporary);
        o->temporary = NULL;
        return STATUS_FINE;
    }
    int status = run_error("cannot write the file: %s: %s: make room or choose another --out",
                           o->path, why ? strerror(why) : "a write failed");
    output_discard(o);
    return status;
}

void output_discard(output *o)
{
    if (o->file)
        fclose(o->file);
    if (o->temporary)
        unlink(o->temporary);
    free(o->temporary);
    free(o->hidden);
    free(o->path);
    *o = (output){ .file = NULL };
}

int output_text(const char *directory, const char *name, const char *text)
{
    output o;
    int status = output_open(&o, directory, name);
    if (status)
        return status;
    fputs(text, o.file);
    status = output_commit(&o);
    output_discard(&o);
    return status;
}

int output_print(const char *text)
{
    errno = 0;
    if (fputs(text, stdout) < 0 || fflush(stdout))
        return run_error("cannot write the result: stdout: %s: send it elsewhere", strerror(errno));
    return STATUS_FINE;
}
