/* run.c: a run of the library, with its progress line and its messages. */
#include "cli/commands/run.h"

#include "cli/output/messages.h"
#include "cli/signals.h"
#include "cli/memory.h"
#include "cli/input/names.h"
#include "cli/input/setup.h"

#include <math.h>
#include <stdlib.h>

int run_open(run *r, const cst_problem *p, const settings *s, const char *label)
{
    *r = (run){ .w = NULL, .line = { .label = label } };
    int status = cst_work_create(p, &r->w);
    if (status < 0)
        return r->w
                   ? run_status(r, status)
                   : run_error("out of memory: creating a run of model %s: free some and try again",
                               s->model);
    progress_attach(&r->line, r->w, label, s->json);
    return STATUS_FINE;
}

int run_status(run *r, int status)
{
    progress_erase(&r->line);
    if (interrupted()) {
        run_error("stopped by %s: during the run: no result was written",
                  interrupted() == 2 ? "Ctrl-C" : "a signal");
        return 128 + interrupted();
    }
    if (status < 0)
        return run_error("%s", cst_message(r->w));
    for (int k = 0; status > 0 && k < cst_warning_count(r->w); k++)
        warning("%s: %s", r->line.label, cst_warning_text(r->w, k));
    return STATUS_FINE;
}

void run_close(run *r)
{
    cst_work_free(r->w);
    r->w = NULL;
}

/* A number that is not one is never a result. */
static int check_finite(const cst_problem *p, const solution *result)
{
    int finite = isfinite(result->psi);
    for (int k = 0; k < cst_design_count(p); k++)
        finite = finite && isfinite(result->gradient[k]);
    if (finite)
        return STATUS_FINE;
    return run_error(
        "the result is not finite: model %s, method %s: check the parameters and the horizon",
        cst_problem_model(p)->name, method_name(result->method));
}

int solve(cst_problem *p, const settings *s, cst_method method, solution *result)
{
    run r;
    *result = (solution){ .method = method };
    int status = set_method(p, method);
    if (status)
        return status;
    result->gradient = take((size_t)cst_design_count(p), sizeof *result->gradient);
    result->bars = take((size_t)cst_design_count(p), sizeof *result->bars);
    status = run_open(&r, p, s, method_name(method));
    if (!status)
        status = run_status(&r, cst_gradient(p, r.w, NULL, &result->psi, result->gradient));
    if (!status) {
        result->stats = cst_work_stats(r.w);
        cst_gradient_bars(p, r.w, &result->psi_bar, result->bars);
        status = check_finite(p, result);
    }
    run_close(&r);
    return status;
}

void solution_free(solution *result)
{
    free(result->gradient);
    free(result->bars);
    result->gradient = result->bars = NULL;
}
