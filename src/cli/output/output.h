/* output.h: files that are whole or not there, and a stdout whose errors are seen. */
#ifndef CLI_OUTPUT_H
#define CLI_OUTPUT_H

#include <stdio.h>

typedef struct {
    FILE *file;
    char *path;      /* where it will be                          */
    char *hidden;    /* the beginning of temporary names          */
    char *temporary; /* where it is now; NULL: it has no name yet */
} output;

/* Makes the directory where it is missing and sees that it can be written.  Prints an error,
 * returns an exit status. */
int output_directory(const char *directory);

/* DIR/NAME, written beside under another name; commit puts it in place.  Both print an error and
 * return an exit status. */
int output_open(output *o, const char *directory, const char *name);
int output_commit(output *o);
void output_discard(output *o); /* leaves nothing behind; also after commit */

/* A whole text into DIR/NAME, or to stdout. */
int output_text(const char *directory, const char *name, const char *text);
int output_print(const char *text);

#endif
