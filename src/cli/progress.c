/* progress.c: one updating line on stderr while a run takes long, and the way that Ctrl-C reaches the run. */
#define _POSIX_C_SOURCE 200809L
#include "progress.h"

#include "interrupt.h"

#include <stdio.h>
#include <time.h>
#include <unistd.h>

#define PATIENCE 0.5 /* nothing is shown for so long [s] */
#define INTERVAL 0.1 /* between two updates [s]          */

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static int update(void *user, const char *phase, double t, double tf)
{
    progress *line = user;
    double time = line->visible ? now() : 0.0;
    if (line->visible && time - line->begin > PATIENCE && time - line->last > INTERVAL) {
        char text[80];
        int width = snprintf(text, sizeof text, "%s: %s, t = %.3f of %g s, %.0f s so far", line->label,
                             phase ? phase : "", t, tf, time - line->begin);
        if (width >= (int)sizeof text)
            width = (int)sizeof text - 1;
        fprintf(stderr, "\r%-*s", line->width, text);
        fflush(stderr);
        line->width = width > line->width ? width : line->width;
        line->last = time;
    }
    return interrupted();
}

void progress_attach(progress *line, cst_work *w, const char *label, int quiet)
{
    double time = now();
    *line = (progress){ label, !quiet && isatty(STDERR_FILENO), 0, time, time };
    cst_set_progress(w, update, line);
}

void progress_erase(progress *line)
{
    if (line->width)
        fprintf(stderr, "\r%*s\r", line->width, "");
    line->width = 0;
}
