/* cmd_optimize.c: the best parameters within bounds, watched, resumable, drawn, with a
 * certificate. */
#define _POSIX_C_SOURCE 200809L
#include "command.h"
#include "complain.h"
#include "deliver.h"
#include "interrupt.h"
#include "memory.h"
#include "optimize.h"
#include "output.h"
#include "plugin.h"
#include "quiet.h"
#include "report.h"

#include <math.h>
#include <stdlib.h>
#include <unistd.h>

/* Runs it.  On Ctrl-C the best point is still a result. */
static int minimize(optimization *x)
{
    x->visible = !x->s->json && isatty(STDERR_FILENO);
    cst_optimizer_watch(x->o, optimization_watch, x);
    quiet_begin();
    int status = cst_optimizer_run(x->o, &x->limits);
    quiet_end();
    optimization_erase(x);
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

/* The page shows the first scenario before and after. */
static int deliver_optimum(optimization *x)
{
    cst_optimum r = cst_optimizer_result(x->o);
    const page_run runs[] = { { "before", r.rho_initial }, { "after", r.rho } };
    const page content = { .p = x->set.p[0], .runs = runs, .runs_count = interrupted() ? 0 : 2 };
    return deliver(x->s, "optimize", optimization_json(x), optimization_text(x),
                   interrupted() ? NULL : &content);
}

static int run_optimize(const settings *s)
{
    optimization x;
    int status = optimization_open(&x, s);
    if (s->starts >= 0) {
        status = run_starts(&x, status);
        optimization_close(&x);
        return status;
    }
    status = optimization_join(&x, status);
    if (!status && s->out)
        status = output_directory(s->out);
    if (!status)
        status = state_lock(&x);
    if (!status && s->resume)
        status = state_load(&x);
    if (!status)
        status = minimize(&x);
    if (!status && !is_finite(&x))
        status = run_error(
            "the result is not finite: model %s: check the parameters and the horizon", s->model);
    if (!status && !interrupted())
        certify(&x);
    if (!status && s->out)
        status = optimization_files(&x);
    if (!status)
        status = deliver_optimum(&x);
    if (!status && interrupted())
        status = 128 + interrupted();
    if (!status && cst_optimizer_result(x.o).reason == CST_STOP_INFEASIBLE)
        status = run_error("%s", cst_optimizer_result(x.o).text);
    if (!status && x.certified && !x.certificate.agrees)
        status = run_error("the certificate contradicts the gradient: model %s: run costate check "
                           "%s: it shows which derivative is wrong",
                           s->model, plugin_spelling(cst_problem_model(x.set.p[0])));
    optimization_close(&x);
    quiet_begin();
    return status;
}

const command optimize_command = {
    .name = "optimize",
    .arguments = "MODEL",
    .about = "the parameters within bounds, subject to constraints, that make psi least",
    .details =
        "    costate optimize fivebar --wrt L01,L02,k1 --bounds k1=50:200 --out results\n"
        "    costate optimize fivebar --state five.state --max-seconds 60\n"
        "    costate optimize fivebar --state five.state --resume\n"
        "    costate optimize MODEL --minimize 'rms(az)' --subject-to 'max(travel) <= 0.08' "
        "--subject-to 'final(x) = 0'\n"
        "    costate optimize fivebar --robust 'mean+3*std' --vary 'k1=normal(100,5)' --vary "
        "'L01=+normal(0,0.01)'\n"
        "    costate optimize fivebar --starts 20 --bounds L01=1:4 --bounds L02=1:4\n"
        "    mpirun -n 8 costate optimize iltis --scenarios roads.json\n"
        "A problem file may hold \"bounds\": {\"k1\": [50, 200]} and \"scenarios\": "
        "[{\"parameters\": {\"m1\": 2},\n"
        "\"weight\": 0.5, \"cost\": \"position\"}, ...]: psi is then the weighted sum over them.\n"
        "Ctrl-C stops at once and keeps the best point; pictures are not drawn then.",
    .needs_model = 1,
    .groups = GROUP_OBJECTIVE | GROUP_MODEL | GROUP_PROBLEM | GROUP_FORM | GROUP_DESIGN |
              GROUP_OPTIMIZE | GROUP_STARTS | GROUP_JOBS | GROUP_VARY | GROUP_OUT | GROUP_COMMON,
    .run = run_optimize,
};
