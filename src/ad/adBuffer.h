/* The stack on which generated reverse code keeps what its return sweep needs: last in, first out,
 * one per thread.  The names and their meaning are those that Tapenade's output calls; the code is
 * Costate's own. */
#ifndef CST_AD_BUFFER_H
#define CST_AD_BUFFER_H

void pushReal8(double x);
void popReal8(double *x);
void pushReal8Array(double *x, int n);
void popReal8Array(double *x, int n);
void pushInteger4(int x);
void popInteger4(int *x);
void pushPointer8(void *x);
void popPointer8(void **x);

/* The branch that was taken: a number below 2^bits. */
void pushControl1b(int x);
void popControl1b(int *x);
void pushControl2b(int x);
void popControl2b(int *x);
void pushControl3b(int x);
void popControl3b(int *x);
void pushControl4b(int x);
void popControl4b(int *x);
void pushControl5b(int x);
void popControl5b(int *x);

/* A local variable whose value Tapenade found out not to be used, so that it left the assignment
 * out: not a number, which would show in the results. */
#define CST_DROPPED(x) ((x) = __builtin_nan(""))

#endif
