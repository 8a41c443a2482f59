#include "stack.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

static _Thread_local struct {
    unsigned char *bytes;
    size_t depth, size;
    int failed;
} stack;

/* A thread that ends gives its memory back. */
static pthread_key_t at_end;
static pthread_once_t once = PTHREAD_ONCE_INIT;
static void make_key(void)
{
    pthread_key_create(&at_end, free);
}

static void keep(unsigned char *bytes)
{
    stack.bytes = bytes;
    pthread_once(&once, make_key);
    pthread_setspecific(at_end, bytes);
}

size_t cst_stack_depth(void)
{
    return stack.depth;
}
int cst_stack_failed(void)
{
    return stack.failed;
}

void cst_stack_reset(void)
{
    stack.depth = 0;
    stack.failed = 0;
}

void cst_stack_release(void)
{
    free(stack.bytes);
    keep(NULL);
    stack.size = 0;
    cst_stack_reset();
}

/* Doubles the memory until `more` bytes fit; grows in the first calls only. */
static int grow(size_t more)
{
    size_t size = stack.size ? stack.size : 4096;
    while (size < stack.depth + more)
        size *= 2;
    unsigned char *bytes = realloc(stack.bytes, size);
    if (!bytes)
        return 0;
    keep(bytes);
    stack.size = size;
    return 1;
}

void cst_stack_push(const void *x, size_t size)
{
    if (stack.failed || (stack.depth + size > stack.size && !grow(size))) {
        stack.failed = 1;
        return;
    }
    memcpy(stack.bytes + stack.depth, x, size);
    stack.depth += size;
}

/* An underflow marks the stack as failed and gives zeros: the engine turns it into an error after
 * the call. */
void cst_stack_pop(void *x, size_t size)
{
    if (stack.failed || stack.depth < size) {
        stack.failed = 1;
        memset(x, 0, size);
        return;
    }
    stack.depth -= size;
    memcpy(x, stack.bytes + stack.depth, size);
}
