/* memory.c: allocation that ends the program with a message when there is no memory left. */
#define _POSIX_C_SOURCE 200809L
#include "cli/memory.h"

#include "cli/output/messages.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

static void *checked(void *memory)
{
    if (!memory)
        exit(run_error(
            "out of memory: this process: free some, or ask for less (--samples, --wrt)"));
    return memory;
}

void *take(size_t count, size_t size)
{
    return checked(calloc(count ? count : 1, size));
}

void *retake(void *old, size_t count, size_t size)
{
    return checked(count > (size_t)-1 / size ? NULL : realloc(old, count * size));
}

char *copy_text(const char *text)
{
    return checked(strdup(text));
}

char *print_text(const char *format, ...)
{
    text_stream s;
    va_list arguments;
    text_begin(&s);
    va_start(arguments, format);
    vfprintf(s.file, format, arguments);
    va_end(arguments);
    return text_end(&s);
}

void text_begin(text_stream *s)
{
    s->text = NULL;
    s->file = checked(open_memstream(&s->text, &s->size));
}

char *text_end(text_stream *s)
{
    int failed = ferror(s->file);
    if (fclose(s->file) || failed)
        checked(NULL);
    return checked(s->text);
}
