/* table.c: columns of text, aligned, two spaces apart. */
#include "cli/output/table.h"

#include "cli/memory.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

void table_begin(table *t, const char *align)
{
    *t = (table){ .align = align, .columns = (int)strlen(align) };
}

void table_cell(table *t, const char *format, ...)
{
    text_stream s;
    va_list arguments;
    text_begin(&s);
    va_start(arguments, format);
    vfprintf(s.file, format, arguments);
    va_end(arguments);
    if (t->count == t->room)
        t->cells = retake(t->cells, (size_t)(t->room = 2 * t->room + 16), sizeof *t->cells);
    t->cells[t->count++] = text_end(&s);
}

static int column_width(const table *t, int column)
{
    int width = 0;
    for (int i = column; i < t->count; i += t->columns)
        if ((int)strlen(t->cells[i]) > width)
            width = (int)strlen(t->cells[i]);
    return width;
}

void table_end(table *t, FILE *file)
{
    int *width = take((size_t)t->columns, sizeof *width);
    for (int j = 0; j < t->columns; j++)
        width[j] = column_width(t, j);
    for (int i = 0; i < t->count; i++) {
        int j = i % t->columns, last = j == t->columns - 1;
        if (t->align[j] == 'r')
            fprintf(file, "%*s", width[j], t->cells[i]);
        else
            /* no spaces at the end of a line */
            fprintf(file, "%-*s", last ? 0 : width[j], t->cells[i]);
        fputs(last ? "\n" : "  ", file);
        free(t->cells[i]);
    }
    free(t->cells);
    free(width);
}
