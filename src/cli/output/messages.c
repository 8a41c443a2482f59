/* messages.c: one line on stderr, whatever the text of the user or of the library holds. */
#define _POSIX_C_SOURCE 200809L
#include "cli/output/messages.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *within, *within_name;

void messages_within(const char *what, const char *name)
{
    within = what;
    within_name = name;
}

static char **warnings; /* [warnings_kept], for the JSON */
static int warnings_kept;

/* Without memory for it, it is on stderr all the same. */
static void keep(const char *text)
{
    char **longer = realloc(warnings, ((size_t)warnings_kept + 1) * sizeof *warnings);
    if (longer)
        warnings = longer;
    if (longer && (warnings[warnings_kept] = strdup(text)))
        warnings_kept++;
}

const char *warning_at(int i)
{
    return i >= 0 && i < warnings_kept ? warnings[i] : NULL;
}

static int holding;
static char held[1024];

void messages_hold(void)
{
    holding = 1;
}

const char *messages_held(void)
{
    return held;
}

static void say(int is_warning, const char *format, va_list arguments)
{
    char text[4096];
    int used = within ? snprintf(text, sizeof text, "%s '%.200s': ", within, within_name) : 0;
    vsnprintf(text + used, sizeof text - (size_t)used, format, arguments);
    for (char *c = text; *c; c++)
        if ((unsigned char)*c < ' ' || *c == 127)
            *c = '?'; /* a line stays a line, and a terminal is not steered */
    if (holding) {
        if (!is_warning)
            snprintf(held, sizeof held, "%.1000s", text);
        return;
    }
    fprintf(stderr, "costate: %s%s\n", is_warning ? "warning: " : "", text);
    if (is_warning)
        keep(text);
}

int usage_error(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    say(0, format, arguments);
    va_end(arguments);
    return STATUS_USAGE;
}

int run_error(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    say(0, format, arguments);
    va_end(arguments);
    return STATUS_FAILED;
}

void warning(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    say(1, format, arguments);
    va_end(arguments);
}
