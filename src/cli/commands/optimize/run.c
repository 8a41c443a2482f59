/* run.c: an optimization or a fit from its state to its certificate. */
#define _POSIX_C_SOURCE 200809L
#include "cli/output/messages.h"
#include "cli/signals.h"
#include "cli/commands/optimize/optimize.h"
#include "cli/output/output.h"
#include "cli/input/plugin.h"
#include "cli/output/progress.h"
#include "cli/output/silence_stdout.h"

#include <math.h>
#include <unistd.h>

/* Runs it.  On Ctrl-C the best point is still a result. */
static int minimize(optimization *x)
{
    x->visible = !x->s->json && isatty(STDERR_FILENO);
    cst_optimizer_watch(x->o, optimization_watch, x);
    silence_stdout();
    int status = cst_optimizer_run(x->o, &x->limits);
    restore_stdout();
    erase_line(&x->width);
    if (status < 0) {
        status = run_error("%s", cst_optimizer_message(x->o));
        return interrupted() ? 128 + interrupted() : status;
    }
    state_save(x);
    return STATUS_FINE;
}

static int is_finite(const optimization *x)
{
    cst_optimum r = cst_optimizer_result(x->o);
    int finite = isfinite(r.psi);
    for (int k = 0; k < r.count; k++)
        finite = finite && isfinite(r.rho[k]) && isfinite(r.gradient[k]);
    return finite;
}

static void certify(optimization *x)
{
    int status = cst_optimizer_certify(x->o, &x->certificate);
    x->certified = status >= 0;
    if (status < 0 && !interrupted())
        warning("no certificate: %s", cst_optimizer_message(x->o));
}

int optimization_run(optimization *x)
{
    const settings *s = x->s;
    int status = s->out ? output_directory(s->out) : STATUS_FINE;
    if (!status)
        status = state_lock(x);
    if (!status && s->resume)
        status = state_load(x);
    if (!status)
        status = minimize(x);
    if (!status && !is_finite(x))
        status = run_error(
            "the result is not finite: model %s: check the parameters and the horizon", s->model);
    if (!status && !interrupted())
        certify(x);
    return status;
}

int optimization_end(optimization *x, int status)
{
    if (!status && x->certified && !x->certificate.agrees)
        status = run_error("the certificate contradicts the gradient: model %s: run costate check "
                           "%s: it shows which derivative is wrong",
                           x->s->model, plugin_spelling(cst_problem_model(x->set.p[0])));
    optimization_close(x);
    silence_stdout();
    return status;
}
