/* A table of measurements, as CSV. */
#include "model/quantity.h"

#include <ctype.h>
#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { COLUMNS = 256 };

typedef enum { TIME, VALUE, SIGMA } purpose;

typedef struct {
    const cst_model *model;
    cst_report *report;
    const char *path;
    double tf;
    int columns, line;
    const char *separator; /* "," or ";", as the line of names has it */
    struct {
        purpose is;
        cst_quantity x;
        int sigma; /* the column of a value's sigma, or -1 */
        const char *name;
    } column[COLUMNS];
    double cell[COLUMNS]; /* NAN: empty */
    cst_parsed *out;
    int room;
} table;

static int wrong(const table *x, const char *what, const char *cell, const char *remedy)
{
    return cst_fail(x->report, CST_EVALUE, "%.100s, line %d: %s%s%.60s%s: %s", x->path, x->line,
                    what, cell ? " '" : "", cell ? cell : "", cell ? "'" : "", remedy);
}

/* The next cell of a line, without spaces and quotes around it; *rest is NULL at the end.  A comma
 * within a table of semicolons is a decimal comma, and no number here. */
static char *next_cell(const table *x, char **rest)
{
    char *cell = *rest, *end = cell + strcspn(cell, x->separator);
    *rest = *end ? end + 1 : NULL;
    *end = '\0';
    while (end > cell && (isspace((unsigned char)end[-1]) || end[-1] == '"'))
        *--end = '\0';
    while (isspace((unsigned char)*cell) || *cell == '"')
        cell++;
    return cell;
}

static int head_cell(table *x, char *name, int k)
{
    x->column[k].name = name;
    x->column[k].sigma = -1;
    x->column[k].is = VALUE;
    if (!strcmp(name, "t") || !strcmp(name, "time")) {
        x->column[k].is = TIME;
        return k ? wrong(x, "the time is not the first column", name, "put it first") : CST_OK;
    }
    if (!strncmp(name, "sigma_", 6)) {
        x->column[k].is = SIGMA;
        return CST_OK;
    }
    if (!cst_quantity_find(x->model, name, strlen(name), &x->column[k].x))
        return wrong(x,
                     "there is no output or coordinate that can be differentiated for the column",
                     name, "name the columns after what 'costate models MODEL' lists");
    for (int j = 1; j < k; j++)
        if (!strcmp(x->column[j].name, name))
            return wrong(x, "there are two columns", name, "keep one");
    return CST_OK;
}

/* sigma_NAME goes with the column NAME. */
static int pair_sigmas(table *x)
{
    for (int k = 0; k < x->columns; k++) {
        int found = 0;
        for (int j = 0; x->column[k].is == SIGMA && j < x->columns; j++)
            if (x->column[j].is == VALUE && !strcmp(x->column[j].name, x->column[k].name + 6)) {
                x->column[j].sigma = k;
                found = 1;
            }
        if (x->column[k].is == SIGMA && !found)
            return wrong(x, "no column goes with", x->column[k].name,
                         "name it sigma_NAME after a column NAME");
    }
    return CST_OK;
}

static int keep_names(table *x)
{
    cst_parsed *r = x->out;
    r->columns = calloc((size_t)x->columns, sizeof *r->columns);
    for (; r->columns && r->columns_count < x->columns; r->columns_count++) {
        const char *name = x->column[r->columns_count].name;
        char *copy = malloc(strlen(name) + 1);
        if (!copy)
            break;
        r->columns[r->columns_count] = strcpy(copy, name);
    }
    return r->columns_count == x->columns
               ? CST_OK
               : cst_fail(x->report, CST_EMEMORY, "out of memory: free some and try again");
}

static int head(table *x, char *line)
{
    char *rest = line;
    x->separator = strchr(line, ';') ? ";" : ",";
    while (rest) {
        char *cell = next_cell(x, &rest);
        if (x->columns == COLUMNS)
            return wrong(x, "there are more than 256 columns", NULL, "take fewer");
        TRY(head_cell(x, cell, x->columns++));
    }
    if (x->column[0].is != TIME)
        return wrong(x, "the first column is", x->column[0].name,
                     "begin with a line of names whose first is t");
    if (x->columns < 2)
        return wrong(x, "there is only the time", NULL, "add a column for each measured output");
    TRY(keep_names(x));
    return pair_sigmas(x);
}

static int number(const table *x, const char *cell, double *value)
{
    char *end;
    *value = *cell ? strtod(cell, &end) : NAN;
    if (*cell && (*end || !isfinite(*value)))
        return wrong(x, "not a number:", cell,
                     "give a finite number, or leave the cell empty where there is none");
    return CST_OK;
}

static int cells(table *x, char *line)
{
    char *rest = line;
    int k = 0;
    for (; rest && k < x->columns; k++)
        TRY(number(x, next_cell(x, &rest), &x->cell[k]));
    if (rest || k < x->columns)
        return wrong(x, "this line does not have one cell per column", NULL,
                     "give each line the same number of commas");
    return CST_OK;
}

static int add(table *x, int k)
{
    cst_parsed *r = x->out;
    double sigma = x->column[k].sigma < 0 ? 1.0 : x->cell[x->column[k].sigma];
    if (isnan(x->cell[k]))
        return CST_OK;
    if (!(sigma > 0.0))
        return wrong(x, "sigma is not above 0 for", x->column[k].name,
                     "give a positive number, or leave the value's cell empty");
    if (r->samples_count == x->room) {
        x->room = x->room ? 2 * x->room : 64;
        cst_sample *more = realloc(r->samples, (size_t)x->room * sizeof *more);
        if (!more)
            return cst_fail(x->report, CST_EMEMORY, "out of memory: free some and try again");
        r->samples = more;
    }
    r->samples[r->samples_count++] =
        (cst_sample){ x->cell[0], x->cell[k], sigma, x->column[k].x, k, x->column[k].sigma >= 0 };
    return CST_OK;
}

static int row(table *x, char *line)
{
    const cst_parsed *r = x->out;
    TRY(cells(x, line));
    double t = x->cell[0], last = r->samples_count ? r->samples[r->samples_count - 1].t : 0.0;
    if (isnan(t))
        return wrong(x, "the time is missing", NULL, "give one");
    if (t < 0.0 || t > x->tf * (1.0 + 1e-12)) {
        char remedy[80];
        snprintf(remedy, sizeof remedy,
                 "times are from 0 to tf = %g s: set a longer tf, or leave the line out", x->tf);
        return wrong(x, "the time is outside the run", NULL, remedy);
    }
    if (t < last)
        return wrong(x, "the time is before that of an earlier line", NULL,
                     "sort the lines by time");
    x->cell[0] = fmin(t, x->tf);
    for (int k = 1; k < x->columns; k++)
        if (x->column[k].is == VALUE)
            TRY(add(x, k));
    return CST_OK;
}

static int is_blank(const char *line)
{
    return line[strspn(line, " \t\r\n")] == '\0' || *line == '#';
}

/* A line into `line`; 0 at the end of the file, the length otherwise, `size` where it is too long.
 * fgets would hide what follows a zero character. */
static size_t read_line(FILE *file, char *line, size_t size)
{
    size_t length = 0;
    int c = 0;
    while (length < size && c != '\n' && (c = getc(file)) != EOF)
        line[length++] = (char)c;
    if (length < size)
        line[length] = '\0';
    return length;
}

/* The mark that spreadsheets put before UTF-8. */
static char *after_mark(const table *x, char *line)
{
    return x->line == 1 && !strncmp(line, "\xef\xbb\xbf", 3) ? line + 3 : line;
}

static int read_lines(table *x, FILE *file, char *buffer, char *names, size_t size)
{
    size_t length;
    while ((length = read_line(file, buffer, size)) > 0) {
        x->line++;
        if (length == size)
            return wrong(x, "the line is too long", NULL, "lines are shorter than 64 kB");
        if (strlen(buffer) < length)
            return wrong(x, "a zero character", NULL, "give a text file in UTF-8");
        char *line = after_mark(x, buffer);
        if (is_blank(line))
            continue;
        if (!x->columns)
            TRY(head(x, memcpy(names, line, strlen(line) + 1)));
        else
            TRY(row(x, line));
    }
    if (ferror(file))
        return wrong(x, strerror(errno), NULL, "it cannot be read");
    if (!x->out->samples_count)
        return wrong(x, "there is no data", NULL,
                     "give a line of names, such as t,x, and lines of numbers");
    return CST_OK;
}

int cst_samples_read(cst_parsed *r, const cst_model *model, double tf, const char *path,
                     cst_report *report)
{
    enum { SIZE = 65536 };
    FILE *file = fopen(path, "r");
    if (!file)
        return cst_fail(report, CST_ENAME,
                        "%.200s: %s: misfit reads a table of measurements: give its path", path,
                        strerror(errno));
    table *x = calloc(1, sizeof *x);
    char *line = malloc(2 * SIZE);
    int status = CST_OK;
    if (x && line) {
        *x = (table){ .model = model, .report = report, .path = path, .tf = tf, .out = r };
        status = read_lines(x, file, line, line + SIZE, SIZE);
    } else {
        status = cst_fail(report, CST_EMEMORY, "out of memory: free some and try again");
    }
    free(line);
    free(x);
    fclose(file);
    return status;
}
