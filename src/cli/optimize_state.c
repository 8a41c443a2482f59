/* optimize_state.c: the state file: written whole under another name, flushed to the disk, then renamed, so that at any
 * instant the file is one state or the next.  The other name is always the same: a killed run leaves no litter. */
#define _POSIX_C_SOURCE 200809L
#include "complain.h"
#include "memory.h"
#include "optimize.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { LARGEST = 1 << 30 };

static int write_whole(const char *path, const char *bytes, long size)
{
    FILE *file = fopen(path, "wb");
    if (!file)
        return -1;
    int failed = fwrite(bytes, 1, (size_t)size, file) != (size_t)size || fflush(file) || fsync(fileno(file));
    int why = errno;
    if (fclose(file) && !failed) {
        failed = 1;
        why = errno;
    }
    errno = why;
    return failed ? -1 : 0;
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
    if ((write_whole(beside, x->bytes, size) || rename(beside, x->state)) && !x->state_failed++) {
        optimization_erase(x);
        warning("the state is not kept: %s: %s: the optimisation goes on, but cannot be resumed", x->state, strerror(errno));
        unlink(beside);
    }
    free(beside);
}

static int read_whole(const char *path, char **bytes, long *size)
{
    FILE *file = fopen(path, "rb");
    if (!file)
        return -1;
    int failed = fseek(file, 0, SEEK_END) || (*size = ftell(file)) < 0 || *size > LARGEST || fseek(file, 0, SEEK_SET);
    if (!failed) {
        *bytes = take((size_t)*size, 1);
        failed = fread(*bytes, 1, (size_t)*size, file) != (size_t)*size;
    }
    fclose(file);
    return failed ? -2 : 0;
}

int state_load(optimization *x)
{
    char *bytes = NULL;
    long size = 0;
    errno = 0;
    int failed = read_whole(x->state, &bytes, &size);
    if (failed == -1 && errno == ENOENT) { /* killed before there was one */
        warning("no state yet: %s: the optimisation starts from the beginning", x->state);
        return STATUS_FINE;
    }
    int status = STATUS_FINE;
    if (failed)
        status = run_error("cannot read the state: --resume %s: %s", x->state, errno ? strerror(errno) : "not a state file");
    else if (cst_optimizer_load(x->o, bytes, size) < 0)
        status = usage_error("%s: leave out --resume of %s", cst_optimizer_message(x->o), x->state);
    x->resumed = !status;
    free(bytes);
    return status;
}
