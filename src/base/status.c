#include "base/status.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

int cst_fail(cst_report *r, int status, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(r->message, sizeof r->message, format, arguments);
    va_end(arguments);
    r->warnings = 0;
    return status;
}

/* ---- warnings -------------------------------------------------------------------------------- */

/* The most severe first.  A code that is not here comes last. */
static const int severity[] = { CST_WCONDITION, CST_WUNRESOLVED, CST_WGRAZING,
                                CST_WCORNER,    CST_WDRIFT,      CST_WREDUNDANT,
                                CST_WPEAK,      CST_WACCURACY,   CST_WSPURIOUS };

static int rank_of(int code)
{
    int count = (int)(sizeof severity / sizeof severity[0]), i = 0;
    while (i < count && severity[i] != code)
        i++;
    return i;
}

/* Where a warning of this code and text goes, behind those of its own rank; -1: it is there, or
 * there is no room for one that is less severe than the others. */
static int place_of(const cst_report *r, int code, const char *text)
{
    int place = r->warnings;
    for (int i = 0; i < r->warnings; i++)
        if (r->warned[i].code == code && !strcmp(r->warned[i].text, text))
            return -1;
    while (place > 0 && rank_of(r->warned[place - 1].code) > rank_of(code))
        place--;
    return place < CST_WARNINGS ? place : -1;
}

int cst_warn(cst_report *r, int code, const char *format, ...)
{
    cst_warned one = { .code = code };
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(one.text, sizeof one.text, format, arguments);
    va_end(arguments);
    int place = place_of(r, code, one.text);
    if (place >= 0) {
        r->warnings += r->warnings < CST_WARNINGS;
        for (int i = r->warnings - 1; i > place; i--)
            r->warned[i] = r->warned[i - 1];
        r->warned[place] = one;
    }
    memcpy(r->message, r->warned[0].text, sizeof r->message);
    return r->warned[0].code;
}

void cst_no_warnings(cst_report *r)
{
    r->message[0] = '\0';
    r->warnings = 0;
}

int cst_progress_report(cst_report *r, const char *phase, double t, double tf)
{
    if (r->progress && r->progress_calls++ % 16 == 0 && r->progress(r->progress_user, phase, t, tf))
        return cst_fail(
            r, CST_ECANCELED,
            "%s: canceled at t = %.6g s by the progress callback: call again to repeat the run",
            phase, t);
    return CST_OK;
}

double cst_seconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}
