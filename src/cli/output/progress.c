/* progress.c: one updating line on stderr while a run takes long, and the way that Ctrl-C reaches
 * the run. */
#define _POSIX_C_SOURCE 200809L
#include "cli/output/progress.h"

#include "cli/signals.h"

#include <pthread.h>
#include <stdio.h>
#include <time.h>
#include <unistd.h>

#define DELAY    0.5 /* nothing is shown for so long [s] */
#define INTERVAL 0.1 /* between two updates [s]          */

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static void draw(progress *line, const char *phase, double t, double tf)
{
    double time = line->visible ? now() : 0.0;
    if (line->visible && time - line->begin > DELAY && time - line->last > INTERVAL) {
        char text[120];
        int width = snprintf(text, sizeof text, "%s: %s, t = %.3f of %g s, %.0f s so far",
                             line->label, phase ? phase : "", t, tf, time - line->begin);
        if (width >= (int)sizeof text)
            width = (int)sizeof text - 1;
        fprintf(stderr, "\r%-*s", line->width, text);
        fflush(stderr);
        line->width = width > line->width ? width : line->width;
        line->last = time;
    }
}

static int update(void *user, const char *phase, double t, double tf)
{
    draw(user, phase, t, tf);
    return interrupted();
}

/* From any of several threads. */
static int update_part(void *user, const char *phase, double t, double tf)
{
    static pthread_mutex_t drawing = PTHREAD_MUTEX_INITIALIZER;
    progress_part *part = user;
    pthread_mutex_lock(&drawing);
    part->line->label = part->label;
    draw(part->line, phase, t, tf);
    pthread_mutex_unlock(&drawing);
    return interrupted();
}

static progress begin(const char *label, int quiet)
{
    double time = now();
    return (progress){ label, !quiet && isatty(STDERR_FILENO), 0, time, time };
}

void progress_attach(progress *line, cst_work *w, const char *label, int quiet)
{
    *line = begin(label, quiet);
    cst_set_progress(w, update, line);
}

void progress_attach_part(progress_part *part, cst_work *w)
{
    cst_set_progress(w, update_part, part);
}

static int listen(void *user, const char *phase, double t, double tf)
{
    (void)user, (void)phase, (void)t, (void)tf;
    return interrupted();
}

void progress_listen(cst_work *w)
{
    cst_set_progress(w, listen, NULL);
}

void progress_begin(progress *line, int quiet)
{
    *line = begin("", quiet);
}

void erase_line(int *width)
{
    if (*width)
        fprintf(stderr, "\r%*s\r", *width, "");
    *width = 0;
}

void progress_erase(progress *line)
{
    erase_line(&line->width);
}
