/* The names that generated code calls, on a stack that is the library's (stack.c) or handed to a
 * plug-in (plugin.c). */
#include "adBuffer.h"
#include "stack.h"

void pushReal8(double x)
{
    cst_stack_push(&x, sizeof x);
}
void popReal8(double *x)
{
    cst_stack_pop(x, sizeof *x);
}
void pushReal8Array(double *x, int n)
{
    cst_stack_push(x, (size_t)n * sizeof *x);
}
void popReal8Array(double *x, int n)
{
    cst_stack_pop(x, (size_t)n * sizeof *x);
}
void pushInteger4(int x)
{
    cst_stack_push(&x, sizeof x);
}
void popInteger4(int *x)
{
    cst_stack_pop(x, sizeof *x);
}
void pushPointer8(void *x)
{
    cst_stack_push(&x, sizeof x);
}
void popPointer8(void **x)
{
    cst_stack_pop(x, sizeof *x);
}

/* One byte holds any of the branch numbers. */
static void push_branch(int x)
{
    unsigned char byte = (unsigned char)x;
    cst_stack_push(&byte, 1);
}

static void pop_branch(int *x)
{
    unsigned char byte;
    cst_stack_pop(&byte, 1);
    *x = byte;
}

void pushControl1b(int x)
{
    push_branch(x);
}
void popControl1b(int *x)
{
    pop_branch(x);
}
void pushControl2b(int x)
{
    push_branch(x);
}
void popControl2b(int *x)
{
    pop_branch(x);
}
void pushControl3b(int x)
{
    push_branch(x);
}
void popControl3b(int *x)
{
    pop_branch(x);
}
void pushControl4b(int x)
{
    push_branch(x);
}
void popControl4b(int *x)
{
    pop_branch(x);
}
void pushControl5b(int x)
{
    push_branch(x);
}
void popControl5b(int *x)
{
    pop_branch(x);
}
