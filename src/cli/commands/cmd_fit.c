/* cmd_fit.c: the parameters with which the model follows measurements, with their standard errors.
 */
#include "cli/command.h"
#include "cli/output/messages.h"
#include "cli/output/write_results.h"
#include "cli/signals.h"
#include "cli/commands/optimize/optimize.h"
#include "cli/input/setup.h"

/* Data for each experiment; nothing of an optimization. */
static int check(const settings *s)
{
    const cst_model *model;
    int missing = !s->data && !s->scenarios_count;
    if (s->minimize || s->constraints_count)
        return usage_error(
            "fit has no minimize or subject_to: %s: leave them out, or use costate optimize",
            s->model);
    for (int i = 0; i < s->scenarios_count && !s->data; i++)
        missing = missing || !s->scenarios[i].data;
    if (missing && find_model(s->model, &model))
        return STATUS_USAGE; /* such as fit FILE.csv */
    if (missing)
        return usage_error(
            "no data: fit: give --data FILE.csv, or \"data\" in each scenario of the problem file");
    if (!s->wrt)
        return usage_error("no unknowns: fit: name the parameters to fit with --wrt NAME,NAME");
    return STATUS_FINE;
}

/* The page shows the first experiment, before and after. */
static int write_fit(optimization *x)
{
    int written = x->s->out ? fit_files(x) : STATUS_FINE;
    if (written)
        return print_results(x->s, written, fit_json(x), fit_text(x));
    cst_optimum r = cst_optimizer_result(x->o);
    const page_run runs[] = { { "before", r.rho_initial }, { "after", r.rho } };
    const page content = { .p = x->set.p[0], .runs = runs, .runs_count = 2 };
    return write_results(x->s, "fit", fit_json(x), fit_text(x), interrupted() ? NULL : &content);
}

static int run_fit(const settings *s)
{
    optimization x;
    int status = check(s);
    if (status)
        return status;
    status = optimization_open(&x, s, 1);
    if (!status)
        status = optimization_run(&x);
    if (!status)
        status = write_fit(&x);
    if (!status && interrupted())
        status = 128 + interrupted();
    return optimization_end(&x, status);
}

const command fit_command = {
    .name = "fit",
    .arguments = "MODEL",
    .about = "the parameters with which the model follows measurements, with standard errors",
    .details =
        "    costate fit fivebar --data measured.csv --wrt k1,k2 --out results\n"
        "The table has a column t, columns named after outputs or coordinates and, where they are\n"
        "known, sigma_NAME beside them; cells may be empty. Several experiments fit together: a "
        "problem\n"
        "file with \"scenarios\": [{\"data\": \"a.csv\", \"parameters\": {\"v0\": 2}}, ...].\n"
        "Up to 50 parameters are fitted by Levenberg-Marquardt with the Jacobian of the residuals "
        "(direct\n"
        "method), more by L-BFGS-B with the gradient of chi2 (adjoint); --optimizer chooses.",
    .needs_model = 1,
    .groups = GROUP_DATA | GROUP_MODEL | GROUP_PROBLEM | GROUP_FORM | GROUP_DESIGN |
              GROUP_OPTIMIZE | GROUP_JOBS | GROUP_OUT | GROUP_COMMON,
    .run = run_fit,
};
