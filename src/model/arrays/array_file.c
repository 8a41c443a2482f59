/* A table of numbers as CSV: lines of one or two columns, separated by a comma, a semicolon, a tab
 * or spaces.  Empty lines, lines that begin with # and a first line of names are left out. */
#include "model/arrays/array_file.h"

#include "model/arrays/arrays.h"
#include "model/arrays/pieces.h"

#include <ctype.h>
#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LINE = 4096, COLUMNS = 2 };

typedef struct {
    const char *path;
    cst_report *report;
    double *cell; /* [rows][columns] */
    int rows, room, columns, line;
} table;

static int wrong(const table *x, const char *what, const char *remedy)
{
    return cst_fail(x->report, CST_EVALUE, "%.200s, line %d: %s: %s", x->path, x->line, what,
                    remedy);
}

static const char *skip(const char *c)
{
    while (*c == ' ' || *c == '\t' || *c == '\r' || *c == '\n')
        c++;
    return c;
}

/* The numbers of a line: how many, or -1: something else is in it. */
static int numbers(const char *line, double *cell)
{
    int count = 0;
    const char *c = skip(line);
    while (*c) {
        char *end;
        double value = strtod(c, &end);
        if (end == c || count == COLUMNS || !isfinite(value))
            return -1;
        cell[count++] = value;
        const char *next = skip(end);
        int separated = next > end || *next == ',' || *next == ';' || !*next;
        c = *next == ',' || *next == ';' ? skip(next + 1) : next;
        if (!separated || (!*c && c > next))
            return -1;
    }
    return count;
}

static int keep(table *x, const double *cell)
{
    if (x->rows == x->room) {
        int room = x->room ? 2 * x->room : 256;
        double *more = realloc(x->cell, (size_t)(room * x->columns) * sizeof *more);
        if (!more)
            return cst_fail(x->report, CST_EMEMORY, "out of memory: free some and try again");
        x->cell = more;
        x->room = room;
    }
    memcpy(x->cell + x->rows++ * x->columns, cell, (size_t)x->columns * sizeof *cell);
    return CST_OK;
}

static int read_line(table *x, const char *line)
{
    double cell[COLUMNS];
    int count = numbers(line, cell);
    if (count < 0 && !x->rows && isalpha((unsigned char)*skip(line + (*line == '"'))))
        return CST_OK; /* names */
    if (count < 1)
        return wrong(x, "not one or two finite numbers",
                     "write VALUE, or KNOT,VALUE, on each line");
    if (!x->columns)
        x->columns = count;
    if (count != x->columns)
        return wrong(x, "another number of columns than before",
                     "give all lines one column, or two");
    if (count == COLUMNS && x->rows && cell[0] <= x->cell[(x->rows - 1) * COLUMNS])
        return wrong(x, "the knot is not above the one before",
                     "sort the lines by their first column and keep one of each");
    return keep(x, cell);
}

static int read_lines(table *x, FILE *file)
{
    char line[LINE];
    while (fgets(line, sizeof line, file)) {
        x->line++;
        const char *text = x->line == 1 && !strncmp(line, "\xef\xbb\xbf", 3) ? line + 3 : line;
        if (strlen(line) == sizeof line - 1)
            return wrong(x, "the line is too long", "give one or two numbers on each line");
        if (*skip(text) && *skip(text) != '#')
            TRY(read_line(x, text));
    }
    if (ferror(file))
        return wrong(x, strerror(errno), "it cannot be read");
    if (!x->rows)
        return wrong(x, "there are no numbers in it", "give one or two columns of numbers");
    return CST_OK;
}

/* One column: all values. */
static int take(const table *x, const cst_array *array, double *values)
{
    if (x->rows != array->count)
        return cst_fail(x->report, CST_EVALUE,
                        "%.200s: %d values for the array %s, which has %d: give it as many",
                        x->path, x->rows, array->name, array->count);
    memcpy(values, x->cell, (size_t)x->rows * sizeof *values);
    return CST_OK;
}

#define BESIDE 1e-9 /* of the range of knots: this much they may be beyond those of the file */

/* May it be taken at the array's knots? */
static int check_knots(const table *x, const cst_array *array, const cst_knots *k)
{
    double first = x->cell[0], last = x->cell[(x->rows - 1) * COLUMNS];
    double from = cst_knot(k, 0), to = cst_knot(k, k->cells), near = BESIDE * (to - from);
    if (array->table->kind == CST_TABLE_BSPLINE)
        return cst_fail(x->report, CST_EVALUE,
                        "%.200s: two columns for %s, whose values are coefficients of a B-spline: "
                        "give one column of %d coefficients",
                        x->path, array->name, array->count);
    if (x->rows < 2 || first > from + near || last < to - near)
        return cst_fail(x->report, CST_EVALUE,
                        "%.200s: its knots are %g to %g, those of %s %g to %g: give a table that "
                        "reaches from end to end",
                        x->path, first, last, array->name, from, to);
    return CST_OK;
}

/* Two columns: the values at the array's knots, straight or by a cubic spline through the file's
 * as the array's own are. */
static int resample(const table *x, const cst_array *array, double *values)
{
    size_t rows = (size_t)x->rows;
    cst_knots own, of_file;
    double *memory = malloc((size_t)array->count * sizeof *memory);
    double *file = malloc(5 * rows * sizeof *file), *control = file + 3 * rows;
    int status = memory && file
                     ? CST_OK
                     : cst_fail(x->report, CST_EMEMORY, "out of memory: free some and try again");
    if (status >= 0) {
        cst_knots_create(&own, array, memory);
        status = check_knots(x, array, &own);
    }
    if (status >= 0) {
        for (int i = 0; i < x->rows; i++) {
            file[i] = x->cell[i * COLUMNS];
            file[x->rows + i] = x->cell[i * COLUMNS + 1];
        }
        const cst_table like = { .kind = array->table->kind, .knots = file };
        const cst_array read = { .count = x->rows, .table = &like };
        cst_knots_create(&of_file, &read, file + 2 * rows);
        cst_knots_controls_of(&of_file, file + rows, control);
        for (int i = 0; i < array->count; i++)
            values[i] = cst_knots_value(&of_file, control, cst_knot(&own, i));
    }
    free(memory);
    free(file);
    return status;
}

static int fill(const table *x, const cst_array *array, double *values)
{
    if (x->columns == 1)
        return take(x, array, values);
    if (cst_is_table(array->table))
        return resample(x, array, values);
    return cst_fail(x->report, CST_EVALUE,
                    "%.200s: two columns for the array %s, which has no knots: give one column of "
                    "%d values",
                    x->path, array->name, array->count);
}

int cst_array_read(const cst_array *array, const char *path, double *values, cst_report *report)
{
    table x = { .path = path, .report = report };
    FILE *file = fopen(path, "r");
    if (!file)
        return cst_fail(report, CST_ENAME, "%.200s: %s: give the path of a table for %s", path,
                        strerror(errno), array->name);
    int status = read_lines(&x, file);
    fclose(file);
    if (status >= 0)
        status = fill(&x, array, values);
    free(x.cell);
    return status;
}
