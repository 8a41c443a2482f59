#include "allocation.h"

#include <dlfcn.h>
#include <errno.h>
#include <execinfo.h>
#include <malloc.h>
#include <stdio.h>
#include <string.h>

/* glibc's own, under the names that it keeps for this purpose. */
void *__libc_malloc(size_t size);
void *__libc_calloc(size_t count, size_t size);
void *__libc_realloc(void *old, size_t size);
void __libc_free(void *old);

enum { DEPTH = 8, TRACES = 64 };
static allocation_count now;
static long fail_at, fail_on;
static int fill = -1, tracing, inside;
static struct {
    void *frame[DEPTH];
    int depth;
    long times;
} traces[TRACES];

void allocation_watch(void)
{
    now.calls = now.ours = 0;
}
allocation_count allocation_now(void)
{
    return now;
}
void allocation_fill(int byte)
{
    fill = byte;
}

void allocation_fail(long k)
{
    fail_at = k ? now.ours + k : 0;
    fail_on = 0;
}

void allocation_fail_from(long k)
{
    allocation_fail(k);
    fail_on = 1;
}

void allocation_trace(int on)
{
    void *frame[DEPTH];
    backtrace(frame, DEPTH); /* its first call loads a library */
    memset(traces, 0, sizeof traces);
    tracing = on;
}

static void keep_trace(void)
{
    void *frame[DEPTH];
    inside = 1;
    int depth = backtrace(frame, DEPTH), k = 0;
    while (k < TRACES - 1 && traces[k].times &&
           memcmp(frame, traces[k].frame, (size_t)depth * sizeof *frame))
        k++;
    memcpy(traces[k].frame, frame, sizeof frame);
    traces[k].depth = depth;
    traces[k].times++;
    inside = 0;
}

/* The functions behind a call, nearest first, as far as the linker knows them. */
static void name_callers(int k, char *text, size_t size)
{
    text[0] = '\0';
    for (int i = 2; i < traces[k].depth; i++) {
        Dl_info info;
        if (dladdr(traces[k].frame[i], &info) && info.dli_sname &&
            strlen(text) + strlen(info.dli_sname) + 4 < size)
            strcat(strcat(text, text[0] ? " < " : ""), info.dli_sname);
    }
}

void allocation_print(void)
{
    static char name[TRACES][200];
    for (int k = 0; k < TRACES && traces[k].times; k++) {
        int first = 0;
        name_callers(k, name[k], sizeof name[k]);
        while (strcmp(name[first], name[k]))
            first++;
        if (first < k) {
            traces[first].times += traces[k].times;
            traces[k].times = -1;
        }
    }
    for (int k = 0; k < TRACES && traces[k].times; k++)
        if (traces[k].times > 0)
            printf("  %5ld times in %s\n", traces[k].times, name[k]);
}

/* Counts a call; 1 when it is to fail. */
static int refuse(const void *caller)
{
    Dl_info info;
    if (inside)
        return 0;
    now.calls++;
    if (tracing)
        keep_trace();
    if (dladdr(caller, &info) && info.dli_fname && strstr(info.dli_fname, "sundials"))
        return 0;
    now.ours++;
    if (!fail_at || !(fail_on ? now.ours >= fail_at : now.ours == fail_at))
        return 0;
    errno = ENOMEM;
    return 1;
}

static void *given(void *block, size_t size, int whole)
{
    if (!block)
        return NULL;
    now.live++;
    now.bytes += malloc_usable_size(block);
    if (whole && fill >= 0)
        memset(block, fill, size);
    return block;
}

static void taken(void *block)
{
    if (!block)
        return;
    now.live--;
    now.bytes -= malloc_usable_size(block);
}

void *malloc(size_t size)
{
    return refuse(__builtin_return_address(0)) ? NULL : given(__libc_malloc(size), size, 1);
}

void *calloc(size_t count, size_t size)
{
    return refuse(__builtin_return_address(0)) ? NULL
                                               : given(__libc_calloc(count, size), count * size, 0);
}

void *realloc(void *old, size_t size)
{
    if (refuse(__builtin_return_address(0)))
        return NULL;
    size_t before = old ? malloc_usable_size(old) : 0;
    void *block = __libc_realloc(old, size);
    if (block || !size) {
        now.live -= old != NULL;
        now.bytes -= before;
    }
    return given(block, size, 0);
}

void free(void *old)
{
    taken(old);
    __libc_free(old);
}
