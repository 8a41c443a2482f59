/* memory.h: allocation that ends the program with a message when there is no memory left. */
#ifndef CLI_MEMORY_H
#define CLI_MEMORY_H

#include <stddef.h>
#include <stdio.h>

void *take(size_t count, size_t size); /* zeroed; never NULL, also for count 0 */
void *retake(void *old, size_t count, size_t size);
char *copy_text(const char *text);
__attribute__((format(printf, 1, 2))) char *print_text(const char *format, ...);

/* A stream into memory.  text_end closes it and returns what was written. */
typedef struct {
    FILE *file;
    char *text;
    size_t size;
} text_stream;
void text_begin(text_stream *s);
char *text_end(text_stream *s);

#endif
