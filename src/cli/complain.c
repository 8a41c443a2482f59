/* complain.c: one line on stderr, whatever the text of the user or of the library holds. */
#include "complain.h"

#include <stdarg.h>
#include <stdio.h>

static const char *within, *within_name;

void complain_within(const char *what, const char *name)
{
    within = what;
    within_name = name;
}

static void say(const char *prefix, const char *format, va_list arguments)
{
    char text[4096];
    int used = within ? snprintf(text, sizeof text, "%s '%.200s': ", within, within_name) : 0;
    vsnprintf(text + used, sizeof text - (size_t)used, format, arguments);
    for (char *c = text; *c; c++)
        if ((unsigned char)*c < ' ' || *c == 127)
            *c = '?'; /* a line stays a line, and a terminal is not steered */
    fprintf(stderr, "costate: %s%s\n", prefix, text);
}

int usage_error(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    say("", format, arguments);
    va_end(arguments);
    return STATUS_USAGE;
}

int run_error(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    say("", format, arguments);
    va_end(arguments);
    return STATUS_FAILED;
}

void warning(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    say("warning: ", format, arguments);
    va_end(arguments);
}
