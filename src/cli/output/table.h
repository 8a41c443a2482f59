/* table.h: columns of text, aligned. */
#ifndef CLI_TABLE_H
#define CLI_TABLE_H

#include <stdio.h>

typedef struct {
    const char *align; /* a letter a column: l or r */
    char **cells;      /* row by row                */
    int columns, count, room;
} table;

void table_begin(table *t, const char *align);
__attribute__((format(printf, 2, 3))) void table_cell(table *t, const char *format, ...);
void table_end(table *t, FILE *file); /* prints and frees it */

#endif
