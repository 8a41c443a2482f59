/* cmd_optimize.c: the best parameters within bounds, watched, resumable, drawn, with a
 * certificate. */
#include "cli/command.h"
#include "cli/output/messages.h"
#include "cli/output/write_results.h"
#include "cli/signals.h"
#include "cli/commands/optimize/optimize.h"
#include "cli/output/report.h"

/* The page shows the first scenario before and after. */
static int write_optimum(optimization *x)
{
    int written = x->s->out ? optimization_files(x) : STATUS_FINE;
    if (written)
        return print_results(x->s, written, optimization_json(x), optimization_text(x));
    cst_optimum r = cst_optimizer_result(x->o);
    const page_run runs[] = { { "before", r.rho_initial }, { "after", r.rho } };
    const page content = { .p = x->set.p[0], .runs = runs, .runs_count = interrupted() ? 0 : 2 };
    return write_results(x->s, "optimize", optimization_json(x), optimization_text(x),
                         interrupted() ? NULL : &content);
}

static int run_optimize(const settings *s)
{
    optimization x;
    int status = optimization_open(&x, s, 0);
    if (s->starts >= 0) {
        status = run_starts(&x, status);
        optimization_close(&x);
        return status;
    }
    status = optimization_join(&x, status);
    if (!status)
        status = optimization_run(&x);
    if (!status)
        status = write_optimum(&x);
    if (!status && interrupted())
        status = 128 + interrupted();
    if (!status && cst_optimizer_result(x.o).reason == CST_STOP_INFEASIBLE)
        status = run_error("%s", cst_optimizer_result(x.o).text);
    return optimization_end(&x, status);
}

const command optimize_command = {
    .name = "optimize",
    .arguments = "MODEL",
    .about = "minimize psi within bounds, subject to constraints",
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
