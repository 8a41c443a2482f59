#define _GNU_SOURCE /* mkostemp */
#include "base/pages.h"

#include "base/memory.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <unistd.h>

/* A new file, for this user only, that no link can lead elsewhere; its name is removed at once.  Or
 * -1. */
static int open_file(const char *directory)
{
    char name[PATH_MAX];
    if (snprintf(name, sizeof name, "%s/costate-XXXXXX", directory) >= (int)sizeof name) {
        errno = ENAMETOOLONG;
        return -1;
    }
    int file = mkostemp(name, O_CLOEXEC); /* O_CREAT | O_EXCL */
    if (file >= 0)
        unlink(name);
    return file;
}

/* All of it is reserved here: a disk that is full later would end the process. */
static int reserve(int file, size_t bytes)
{
    struct rlimit most;
    if (!getrlimit(RLIMIT_FSIZE, &most) && bytes > most.rlim_cur)
        return EFBIG; /* tried, it would be a signal */
    return posix_fallocate(file, 0, (off_t)bytes);
}

static int map_file(cst_pages *p, size_t bytes, const char *directory)
{
    int file = open_file(directory), error = file < 0 ? errno : reserve(file, bytes);
    void *at = MAP_FAILED;
    if (!error) {
        at = mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
        error = at == MAP_FAILED ? errno : 0;
    }
    if (file >= 0)
        close(file);
    if (!error)
        *p = (cst_pages){ .at = at, .bytes = bytes, .in_file = 1 };
    return error;
}

int cst_pages_grow(cst_pages *p, size_t bytes, const char *directory)
{
    if (bytes <= p->bytes)
        return 0;
    if (!directory) {
        void *at = p->at ? realloc(p->at, bytes) : cst_memory_large(bytes);
        if (!at)
            return ENOMEM;
        *p = (cst_pages){ .at = at, .bytes = bytes };
        return 0;
    }
    cst_pages larger;
    int error = map_file(&larger, bytes, directory);
    if (error)
        return error;
    if (p->bytes)
        memcpy(larger.at, p->at, p->bytes);
    cst_pages_free(p);
    *p = larger;
    return 0;
}

void cst_pages_leave(const cst_pages *p)
{
    if (p->in_file) /* the file keeps what is in them */
        (void)madvise(p->at, p->bytes, MADV_DONTNEED);
}

void cst_pages_free(cst_pages *p)
{
    if (p->in_file)
        munmap(p->at, p->bytes);
    else
        free(p->at);
    *p = (cst_pages){ .at = NULL };
}

int cst_pages_check(const char *directory)
{
    int file = open_file(directory), error = file < 0 ? errno : 0;
    if (file >= 0)
        close(file);
    return error;
}
