/* watch.c: an optimization as it goes: one updating line on a terminal, a line an
 * iteration elsewhere. */
#define _POSIX_C_SOURCE 200809L
#include "cli/signals.h"
#include "cli/input/names.h"
#include "cli/commands/optimize/optimize.h"
#include "cli/output/progress.h"

#include <math.h>
#include <stdio.h>

#define INTERVAL 0.1 /* between two updates [s] */

/* What the limits leave, at the pace so far [s]; INFINITY without limits. */
static double seconds_left(const cst_limits *l, const cst_iterate *it)
{
    double left = INFINITY;
    if (l->max_seconds > 0.0)
        left = l->max_seconds - it->seconds;
    if (l->max_evaluations > 0)
        left = fmin(left, it->seconds / it->evaluations * (l->max_evaluations - it->evaluations));
    if (l->max_iterations > 0 && it->iteration > 0)
        left = fmin(left, it->seconds / it->iteration * (l->max_iterations - it->iteration));
    return fmax(left, 0.0);
}

static void draw(optimization *x, const cst_iterate *it)
{
    char text[160];
    double left = seconds_left(&x->limits, it);
    int width = snprintf(
        text, sizeof text,
        "iteration %d, %s %.6g, best %.6g, projected gradient %.1e, %d evaluation%s, %.1f s",
        it->iteration, x->fit ? "chi2" : "psi", it->psi, it->best, it->projected, it->evaluations,
        plural(it->evaluations), it->seconds);
    if (isfinite(left))
        width += snprintf(text + width, sizeof text - (size_t)width, ", at most %.0f s left", left);
    if (x->visible) {
        fprintf(stderr, "\r%-*s", x->width, text);
        x->width = width > x->width ? width : x->width;
    } else {
        fprintf(stderr, "%s\n", text);
    }
    fflush(stderr);
    x->last = it->seconds;
}

int optimization_watch(void *user, cst_optimizer *o, const cst_iterate *it)
{
    optimization *x = user;
    (void)o;
    state_save(x);
    if (!x->s->json && it->rejected) {
        erase_line(&x->width);
        fprintf(stderr, "step rejected: %s\n", it->rejected);
    }
    if (!x->s->json && !it->rejected &&
        (x->visible ? it->iterate || it->seconds - x->last > INTERVAL : it->iterate))
        draw(x, it);
    return interrupted();
}
