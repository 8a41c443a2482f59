/* state.c: the state file: written whole under another name, flushed to the disk, then
 * renamed, so that at any instant the file is one state or the next.  The other name is always the
 * same: a killed run leaves one such file at the most, and the next run replaces it.  A state of an
 * earlier run that is not resumed is kept under the name FILE.old. */
#define _POSIX_C_SOURCE 200809L
#include "cli/output/messages.h"
#include "cli/signals.h"
#include "cli/memory.h"
#include "cli/commands/optimize/optimize.h"
#include "cli/output/progress.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { LARGEST = 1 << 30 };

static int write_whole(const char *path, const char *bytes, long size)
{
    /* what a killed run left, or a link: never written through */
    if (unlink(path) && errno != ENOENT)
        return -1;
    int descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0666);
    FILE *file = descriptor < 0 ? NULL : fdopen(descriptor, "wb");
    if (!file) {
        int reason = errno;
        if (descriptor >= 0)
            close(descriptor);
        errno = reason;
        return -1;
    }
    int failed =
        fwrite(bytes, 1, (size_t)size, file) != (size_t)size || fflush(file) || fsync(fileno(file));
    int why = errno;
    if (fclose(file) && !failed) {
        failed = 1;
        why = errno;
    }
    errno = why;
    return failed ? -1 : 0;
}

/* Before the first state of a run that does not go on from the one that is there.  Returns 0, or -1
 * with errno set. */
static int keep_older(const optimization *x)
{
    struct stat about;
    if (x->resumed || x->state_kept || lstat(x->state, &about) ||
        !(S_ISREG(about.st_mode) || S_ISLNK(about.st_mode)))
        return 0;
    char *old = print_text("%s.old", x->state);
    int replaces = !lstat(old, &about), failed = rename(x->state, old), why = errno;
    if (!failed)
        warning("an older state is kept as %s%s: this run starts from the beginning: to continue "
                "the older one, move it back and add --resume",
                old, replaces ? ", in place of the one before it" : "");
    free(old);
    errno = why;
    return failed;
}

void state_save(optimization *x)
{
    long size = cst_optimizer_save(x->o, NULL, 0);
    if (!x->state || size < 0)
        return;
    if (size > x->room)
        x->bytes = retake(x->bytes, (size_t)(x->room = 2 * size), 1);
    cst_optimizer_save(x->o, x->bytes, size);
    char *beside = print_text("%s.part", x->state);
    int failed = write_whole(beside, x->bytes, size) || keep_older(x) || rename(beside, x->state);
    if (failed && !x->state_failed++) {
        erase_line(&x->width);
        warning("the state is not kept: %s: %s: the optimization continues, but cannot be resumed",
                x->state, strerror(errno));
    }
    if (failed)
        unlink(beside);
    x->state_kept = x->state_kept || !failed;
    free(beside);
}

static int read_whole(const char *path, char **bytes, long *size)
{
    FILE *file = fopen(path, "rb");
    if (!file)
        return -1;
    int failed = fseek(file, 0, SEEK_END) || (*size = ftell(file)) < 0 || *size > LARGEST ||
                 fseek(file, 0, SEEK_SET);
    if (!failed) {
        *bytes = take((size_t)*size, 1);
        failed = fread(*bytes, 1, (size_t)*size, file) != (size_t)*size;
    }
    fclose(file);
    return failed ? -2 : 0;
}

static int refuse(const optimization *x)
{
    if (!interrupted())
        return usage_error("%s (%s: leave out --resume)", cst_optimizer_message(x->o), x->state);
    run_error("%s", cst_optimizer_message(x->o));
    return 128 + interrupted();
}

int state_load(optimization *x)
{
    char *bytes = NULL;
    long size = 0;
    errno = 0;
    int failed = read_whole(x->state, &bytes, &size);
    if (failed == -1 && errno == ENOENT) { /* killed before there was one */
        warning("no state yet: %s: the optimization starts from the beginning", x->state);
        return STATUS_FINE;
    }
    int status = STATUS_FINE;
    if (failed)
        status = run_error("cannot read the state: --resume %s: %s", x->state,
                           errno ? strerror(errno) : "not a state file");
    else if (cst_optimizer_load(x->o, bytes, size) < 0)
        status = refuse(x);
    x->resumed = !status;
    free(bytes);
    return status;
}
