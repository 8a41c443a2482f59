/* lock.c: one run at a time with a state file: a lock on a file beside it, which ends with
 * the process, however that ends.
 *
 * The state itself cannot be locked: it is replaced all the time.  The lock file is removed at the
 * end; one that a killed run left is nobody's, and is used again. */
#define _POSIX_C_SOURCE 200809L
#include "cli/output/messages.h"
#include "cli/memory.h"
#include "cli/commands/optimize/optimize.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* Whether the name still belongs to the open file: another run may have removed it just before it
 * was locked. */
static int is_there(int descriptor, const char *path)
{
    struct stat open_file, named;
    return fstat(descriptor, &open_file) == 0 && lstat(path, &named) == 0 &&
           open_file.st_ino == named.st_ino && open_file.st_dev == named.st_dev;
}

static int taken(const optimization *x, int descriptor)
{
    struct flock other = { .l_type = F_WRLCK, .l_whence = SEEK_SET };
    int known =
        fcntl(descriptor, F_GETLK, &other) == 0 && other.l_type != F_UNLCK && other.l_pid > 0;
    char *who =
        known ? print_text("process %ld", (long)other.l_pid) : copy_text("an unknown process");
    int status = run_error("another run keeps its state there: %s: %s: wait for it, or choose "
                           "another --state or --out",
                           x->state, who);
    free(who);
    return status;
}

/* 1: try again; 0 with x->lock or without: done; below 0: an error was printed. */
static int try_lock(optimization *x, const char *path, int *status)
{
    struct flock whole = { .l_type = F_WRLCK, .l_whence = SEEK_SET };
    int descriptor = open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0666);
    *status = STATUS_FINE;
    if (descriptor < 0) { /* where nothing can be written, the state itself will say so */
        if (errno == ELOOP)
            *status = run_error("the lock file is a symbolic link: %s: remove it", path);
        return 0;
    }
    if (fcntl(descriptor, F_SETLK, &whole) == 0) {
        x->lock = is_there(descriptor, path) ? descriptor : -1;
        if (x->lock < 0)
            close(descriptor);
        return x->lock < 0;
    }
    if (errno == EACCES || errno == EAGAIN)
        *status = taken(x, descriptor); /* otherwise the file system knows no locks */
    close(descriptor);
    return 0;
}

int state_lock(optimization *x)
{
    int status = STATUS_FINE;
    if (!x->state)
        return status;
    char *path = print_text("%s.lock", x->state);
    while (try_lock(x, path, &status))
        ;
    free(path);
    return status;
}

void state_unlock(optimization *x)
{
    if (x->lock < 0)
        return;
    char *path = print_text("%s.lock", x->state);
    unlink(path); /* while it is still locked */
    close(x->lock);
    x->lock = -1;
    free(path);
}
