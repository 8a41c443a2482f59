/* cmd_table.c: a CSV as a table of a model: its values in C, for an include in the model's file. */
#include "cli/command.h"
#include "cli/memory.h"
#include "cli/output/messages.h"
#include "cli/output/output.h"

#include <ctype.h>
#include <errno.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { LINE = 4096, COLUMNS = 2 };

typedef struct {
    const char *path;
    double *cell; /* [rows][COLUMNS] */
    int rows, room, columns, line;
} numbers;

static int wrong(const numbers *x, const char *what, const char *remedy)
{
    return usage_error("%s: %s, line %d: %s", what, x->path, x->line, remedy);
}

static const char *skip(const char *c)
{
    while (isspace((unsigned char)*c))
        c++;
    return c;
}

/* The finite numbers of a line, or -1. */
static int read_numbers(const char *line, double cell[COLUMNS])
{
    int count = 0;
    const char *c = skip(line);
    while (*c) {
        char *end;
        double value = strtod(c, &end);
        if (end == c || count == COLUMNS || !isfinite(value))
            return -1;
        cell[count++] = value;
        c = skip(end);
        if (*c != ',' && *c != ';' && c == end && *c)
            return -1;
        c = *c == ',' || *c == ';' ? skip(c + 1) : c;
    }
    return count;
}

static int read_line(numbers *x, const char *line)
{
    double cell[COLUMNS] = { 0.0 };
    const char *text = skip(line);
    if (!*text || *text == '#')
        return STATUS_FINE;
    int count = read_numbers(text, cell);
    if (count < 0 && !x->rows && isalpha((unsigned char)text[*text == '"']))
        return STATUS_FINE; /* names */
    if (count < 1)
        return wrong(x, "not one or two finite numbers",
                     "write VALUE, or KNOT,VALUE, on each line");
    if (x->rows && count != x->columns)
        return wrong(x, "another number of columns than before", "give all lines one, or two");
    x->columns = count;
    if (count == COLUMNS && x->rows && cell[0] <= x->cell[(x->rows - 1) * COLUMNS])
        return wrong(x, "the knot is not above the one before",
                     "sort the lines by their first column and keep one of each");
    if (x->rows == x->room) {
        x->room = x->room ? 2 * x->room : 256;
        x->cell = retake(x->cell, (size_t)x->room * COLUMNS, sizeof *x->cell);
    }
    memcpy(x->cell + COLUMNS * x->rows++, cell, sizeof cell);
    return STATUS_FINE;
}

static int read_table(numbers *x)
{
    char line[LINE];
    FILE *file = fopen(x->path, "r");
    int status = STATUS_FINE;
    if (!file)
        return usage_error("%s: %s: give the path of a CSV with one or two columns", x->path,
                           strerror(errno));
    while (!status && fgets(line, sizeof line, file)) {
        x->line++;
        status = strlen(line) + 1 == sizeof line
                     ? wrong(x, "the line is too long", "give one or two numbers on each line")
                     : read_line(x, line);
    }
    fclose(file);
    if (!status && x->rows < 2)
        status =
            usage_error("fewer than two values: %s: give one or two columns of numbers", x->path);
    return status;
}

/* Do the knots divide their range evenly? */
static int is_even(const numbers *x)
{
    int last = x->rows - 1;
    double from = x->cell[0], step = (x->cell[last * COLUMNS] - from) / last;
    for (int i = 0; i <= last; i++)
        if (fabs(x->cell[i * COLUMNS] - (from + i * step)) > 1e-9 * step)
            return 0;
    return 1;
}

static void write_column(FILE *out, const numbers *x, const char *name, const char *what, int at)
{
    fprintf(out, "static const double %s_%s[%d] = {", name, what, x->rows);
    for (int i = 0; i < x->rows; i++)
        fprintf(out, "%s%.17g,", i % 4 ? " " : "\n    ", x->cell[i * COLUMNS + at]);
    fputs("\n};\n", out);
}

/* A name in C of the file's. */
static char *name_of(const char *path)
{
    const char *slash = strrchr(path, '/');
    char *name = print_text("%s%s", isdigit((unsigned char)(slash ? slash[1] : *path)) ? "t" : "",
                            slash ? slash + 1 : path);
    char *dot = strrchr(name, '.');
    if (dot && dot > name)
        *dot = '\0';
    for (char *c = name; *c; c++)
        *c = isalnum((unsigned char)*c) ? *c : '_';
    return name;
}

static int run_table(const settings *s)
{
    numbers x = { .path = s->model };
    int status = read_table(&x);
    if (!status) {
        text_stream text;
        char *name = name_of(s->model);
        int last = (x.rows - 1) * COLUMNS, paired = x.columns == COLUMNS;
        text_begin(&text);
        fprintf(text.file, "/* %d values of %s: written by costate table. */\n", x.rows, s->model);
        write_column(text.file, &x, name, "values", paired);
        if (paired && !is_even(&x))
            write_column(text.file, &x, name, "knots", 0);
        fprintf(text.file,
                "static const cst_table %s = { .values = %s_values, "
                ".kind = CST_TABLE_CUBIC, ",
                name, name);
        if (paired && !is_even(&x))
            fprintf(text.file, ".knots = %s_knots };\n", name);
        else
            fprintf(text.file, ".from = %.17g, .to = %.17g };\n", paired ? x.cell[0] : 0.0,
                    paired ? x.cell[last] : 1.0);
        free(name);
        char *all = text_end(&text);
        status = output_print(all);
        free(all);
    }
    free(x.cell);
    return status;
}

const command table_command = {
    .name = "table",
    .arguments = "FILE.csv",
    .about = "print a table of numbers as C, for a model's table",
    .details = "    costate table road.csv > road.h\n\n"
               "One column of values, or two of knots and values. Include the file below #include "
               "\"costate.h\", and name\nits table in a row: { \"road\", ..., .count = 10000, "
               ".table = &road }. Edit .kind, and .from and .to of one column.",
    .needs_model = 1,
    .run = run_table,
};
