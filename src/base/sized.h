/* Structs that cross the library's interface: copied as far as both sides know them, so that a
 * program runs with a library whose structs have grown since, or have not yet. */
#ifndef CST_SIZED_H
#define CST_SIZED_H

#include <stddef.h>
#include <string.h>

/* from [own bytes] to the caller's struct of so many bytes, which may be NULL: fields that this
 * library does not have are 0. */
static inline void cst_hand_out(void *to, size_t size, const void *from, size_t own)
{
    if (!to)
        return;
    memcpy(to, from, size < own ? size : own);
    if (size > own)
        memset((char *)to + own, 0, size - own);
}

/* The caller's struct to one of this library: fields that the caller does not have stay as they
 * are.  0: it sets fields that this library does not have. */
static inline int cst_take_in(void *to, size_t own, const void *from, size_t size)
{
    memcpy(to, from, size < own ? size : own);
    for (size_t i = own; i < size; i++)
        if (((const char *)from)[i])
            return 0;
    return 1;
}

#endif
