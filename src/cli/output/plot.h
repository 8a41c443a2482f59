/* plot.h: pictures by gnuplot, where it is installed. */
#ifndef CLI_PLOT_H
#define CLI_PLOT_H

#include <stdio.h>

typedef enum { PLOT_DONE, PLOT_MISSING, PLOT_FAILED } plot_result;

/* DIR/NAME, an SVG, from a gnuplot script that may hold its data ($data << END); the script names
 * neither a terminal nor an output.  Without gnuplot, PLOT_MISSING and no word; a failure is a
 * warning on stderr. */
plot_result plot_write(const char *directory, const char *name, const char *script);

/* The same in a size of its own, in pixels. */
plot_result plot_sized(const char *directory, const char *name, const char *script, int width,
                       int height);

/* A text, such as a response's name, as a string of a script: in single quotes, where gnuplot
 * expands nothing. */
void plot_quote(FILE *script, const char *text);

#endif
