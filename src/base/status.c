#include "base/status.h"

#include <stdarg.h>
#include <stdio.h>
#include <time.h>

int cst_fail(cst_report *r, int status, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(r->message, sizeof r->message, format, arguments);
    va_end(arguments);
    return status;
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
