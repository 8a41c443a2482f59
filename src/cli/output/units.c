/* units.c: the unit of a quotient, by adding and subtracting exponents. */
#include "cli/output/units.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { FACTORS = 16, LONGEST = 16 };

typedef struct {
    char name[FACTORS][LONGEST];
    int power[FACTORS];
    int count;
} unit;

/* Returns 0, or -1 where there is no room. */
static int multiply(unit *u, const char *name, size_t length, int power)
{
    int i = 0;
    if (length >= LONGEST)
        return -1;
    while (i < u->count && (strlen(u->name[i]) != length || strncmp(u->name[i], name, length) != 0))
        i++;
    if (i == FACTORS)
        return -1;
    if (i == u->count) {
        memcpy(u->name[i], name, length);
        u->name[i][length] = '\0';
        u->power[u->count++] = 0;
    }
    u->power[i] += power;
    return 0;
}

/* Factors such as m, s^2, 1 after spaces or *, a / before one or before (...).  Returns 0, or -1
 * for anything else. */
static int parse(unit *u, const char *text, int sign)
{
    int inverse = 1, group = 1;
    if (strcmp(text, "-") == 0 || strcmp(text, "1") == 0)
        return 0;
    while (*text) {
        size_t length = strspn(text, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ%");
        if (length) {
            const char *name = text;
            char *end = (char *)text + length;
            long power = *end == '^' ? strtol(end + 1, &end, 10) : 1;
            if (labs(power) > 99 || end[-1] == '^' ||
                multiply(u, name, length, (int)power * inverse * group * sign))
                return -1;
            text = end;
            inverse = 1;
            continue;
        }
        if (*text == '/')
            inverse = -1;
        else if (*text == '(' && group == 1)
            group = inverse, inverse = 1;
        else if (*text == ')')
            group = 1;
        else if (*text == '1' && !isdigit((unsigned char)text[1]) && text[1] != '.')
            inverse = 1;
        else if (*text != ' ' && *text != '*')
            return -1;
        text++;
    }
    return 0;
}

static void append(char *text, size_t size, const char *more)
{
    size_t used = strlen(text);
    snprintf(text + used, size - used, "%s", more);
}

/* The factors whose power has the sign, with spaces between. */
static int print_factors(const unit *u, int sign, char *text, size_t size)
{
    int count = 0;
    char factor[LONGEST + 16];
    for (int i = 0; i < u->count; i++) {
        int power = sign * u->power[i];
        if (power <= 0)
            continue;
        snprintf(factor, sizeof factor, power > 1 ? "%s%s^%d" : "%s%s", count ? " " : "",
                 u->name[i], power);
        append(text, size, factor);
        count++;
    }
    return count;
}

const char *unit_quotient(const char *above, const char *below, char *text, size_t size)
{
    unit u = { .count = 0 };
    char denominator[128] = "";
    text[0] = '\0';
    if (parse(&u, above, 1) || parse(&u, below, -1)) {
        snprintf(text, size, "(%s)/(%s)", above, below);
        return text;
    }
    int ups = print_factors(&u, 1, text, size);
    int downs = print_factors(&u, -1, denominator, sizeof denominator);
    if (!ups)
        append(text, size, downs ? "1" : "-");
    if (downs) {
        append(text, size, downs > 1 ? "/(" : "/");
        append(text, size, denominator);
        append(text, size, downs > 1 ? ")" : "");
    }
    return text;
}
