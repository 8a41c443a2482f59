/* json.c: JSON text, two spaces a level. */
#include "cli/output/json.h"

#include <math.h>

void json_begin(json *j)
{
    text_begin(&j->stream);
    j->depth = 0;
    j->first = 1;
}

static void new_line(json *j)
{
    fprintf(j->stream.file, "\n%*s", 2 * j->depth, "");
}

static void quoted(FILE *file, const char *text)
{
    fputc('"', file);
    for (const unsigned char *c = (const unsigned char *)text; *c; c++) {
        if (*c == '"' || *c == '\\')
            fprintf(file, "\\%c", *c);
        else if (*c < ' ')
            fprintf(file, "\\u%04x", *c);
        else
            fputc(*c, file);
    }
    fputc('"', file);
}

/* What stands before a value: a comma, the place, the key. */
static void before(json *j, const char *key)
{
    if (!j->first)
        fputc(',', j->stream.file);
    if (j->depth)
        new_line(j);
    if (key) {
        quoted(j->stream.file, key);
        fputs(": ", j->stream.file);
    }
    j->first = 0;
}

static void open_bracket(json *j, const char *key, char bracket)
{
    before(j, key);
    fputc(bracket, j->stream.file);
    j->depth++;
    j->first = 1;
}

void json_object(json *j, const char *key)
{
    open_bracket(j, key, '{');
}

void json_array(json *j, const char *key)
{
    open_bracket(j, key, '[');
}

void json_close(json *j, char bracket)
{
    j->depth--;
    if (!j->first)
        new_line(j);
    fputc(bracket, j->stream.file);
    j->first = 0;
}

void json_text(json *j, const char *key, const char *value)
{
    before(j, key);
    if (value)
        quoted(j->stream.file, value);
    else
        fputs("null", j->stream.file);
}

void json_number(json *j, const char *key, double value)
{
    before(j, key);
    if (isfinite(value))
        fprintf(j->stream.file, "%.17g", value);
    else
        fputs("null", j->stream.file);
}

void json_integer(json *j, const char *key, long value)
{
    before(j, key);
    fprintf(j->stream.file, "%ld", value);
}

void json_raw(json *j, const char *key, const char *object)
{
    before(j, key);
    fputs(object, j->stream.file);
}

void json_truth(json *j, const char *key, int value)
{
    before(j, key);
    fputs(value ? "true" : "false", j->stream.file);
}

char *json_end(json *j)
{
    fputc('\n', j->stream.file);
    return text_end(&j->stream);
}
