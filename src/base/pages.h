/* Memory that grows, and that may lie in a file: then the system writes its pages out where memory
 * is short.  The file has no name: it is gone with the process, however that ends. */
#ifndef CST_PAGES_H
#define CST_PAGES_H

#include <stddef.h>

typedef struct {
    void *at;
    size_t bytes;
    int in_file;
} cst_pages;

/* At least so many bytes, with what was in them; of a file in `directory` where that is not NULL.
 * 0, or the errno of why not: then nothing has changed. */
int cst_pages_grow(cst_pages *p, size_t bytes, const char *directory);
void cst_pages_leave(const cst_pages *p); /* not needed for a while: a file's need not stay */
void cst_pages_free(cst_pages *p);

/* Can files be made there?  0, or the errno of why not. */
int cst_pages_check(const char *directory);

#endif
