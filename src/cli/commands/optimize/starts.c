/* starts.c: optimizations from many starts. */
#include "cli/commands/optimize/starts.h"

#include "cli/input/variations.h"
#include "cli/memory.h"
#include "cli/output/messages.h"
#include "cli/output/output.h"
#include "cli/output/silence_stdout.h"
#include "cli/signals.h"

#include <math.h>
#include <stdlib.h>

enum { DEFAULT_SEED = 1 };

/* What the library refuses too, without the option that would help. */
static int check_bounds(const optimization *x)
{
    cst_optimum r = cst_optimizer_result(x->o);
    for (int k = 0; k < r.count; k++)
        if (!isfinite(r.lower[k]) || !isfinite(r.upper[k]))
            return usage_error(
                "'%s' has no bounds to start between: --starts: add --bounds %s=LO:HI",
                optimization_variable(x, k)->name, optimization_variable(x, k)->name);
    return STATUS_FINE;
}

static int starts_open(starts *t)
{
    const settings *s = t->x->s;
    if (s->robust || s->vary_count)
        return usage_error("--robust with --starts: optimize: leave one of the two out");
    if (s->starts < 1)
        return usage_error("--starts %ld: nothing to do: give 1 or more", s->starts);
    int status = check_bounds(t->x);
    if (status)
        return status;
    cst_study how = cluster_study_kept(s, t->path);
    status = cst_multistart_create(t->x->o, (int)s->starts, t->seed, &t->x->limits, &how, &t->of);
    return status < 0 ? cluster_failed(status, cst_multistart_message(t->of)) : STATUS_FINE;
}

static int solve_all(starts *t)
{
    silence_stdout();
    int status = cst_multistart_run(t->of);
    restore_stdout();
    cst_multistart_result(t->of, &t->r);
    if (interrupted())
        return cluster_stopped(t->path, t->r.journal, t->r.count, "starts");
    if (status < 0 && t->r.finished)
        return run_error("%s", cst_multistart_message(t->of));
    return status < 0 ? cluster_failed(status, cst_multistart_message(t->of)) : STATUS_FINE;
}

int run_starts(optimization *x, int status)
{
    const settings *s = x->s;
    starts t = { .x = x, .seed = s->seed >= 0 ? s->seed : DEFAULT_SEED };
    t.path = s->state ? copy_text(s->state)
             : s->out ? print_text("%s/%s_starts.journal", s->out, s->model)
                      : NULL;
    if (!status)
        status = starts_open(&t);
    status = cluster_join(status, cst_multistart_ensemble(t.of), cluster_lanes(s));
    if (!status && s->out)
        status = output_directory(s->out);
    if (!status && s->resume && !t.path)
        status = nothing_to_resume();
    if (!status)
        status = solve_all(&t);
    if (!status)
        status = write_starts(&t);
    cst_multistart_free(t.of);
    free(t.path);
    silence_stdout();
    return status;
}
