/* cmd_gradient.c: psi and its gradient as a table with units, and the same by other methods beside
 * it. */
#include "cli/cluster.h"
#include "cli/command.h"
#include "cli/output/messages.h"
#include "cli/output/write_results.h"
#include "cli/commands/gradient/report.h"
#include "cli/memory.h"
#include "cli/input/names.h"
#include "cli/output/output.h"
#include "cli/output/report.h"
#include "cli/input/setup.h"

static char *print_gradient(const cst_problem *p, const solution *result,
                            const gradient_check *check)
{
    text_stream text;
    text_begin(&text);
    report_run(text.file, p, method_name(result->method), result->stats.integrator);
    report_psi(text.file, p, result->psi, result->psi_bar);
    fputc('\n', text.file);
    gradient_table(text.file, p, cst_problem_model(p)->costs[cst_cost_index(p)].unit, result,
                   check);
    gradient_times(text.file, result);
    if (check)
        print_verdict(text.file, p, check);
    return text_end(&text);
}

static char *json_result(const cst_problem *p, const solution *result, const gradient_check *check)
{
    json j;
    json_begin(&j);
    json_object(&j, NULL);
    json_solution(&j, p, result, check);
    return json_finish(&j);
}

static int run_gradient(const settings *s)
{
    if (s->tolerances_count)
        return cluster_idle("gradient --tolerance") ? STATUS_FINE : run_tolerances(s);
    if (s->hessian || s->hessian_vector)
        return cluster_idle("gradient --hessian") ? STATUS_FINE : run_hessian(s);
    if (s->scenarios_count && s->responses_count)
        return usage_error(
            "responses and scenarios: gradient: they do not go together yet: give one of the two");
    if (s->scenarios_count)
        return run_scenarios(s);
    if (cluster_idle("gradient without scenarios"))
        return STATUS_FINE;
    if (s->state || s->resume)
        return usage_error("--state or --resume without scenarios: gradient: leave it out");
    if (s->jobs >= 0)
        return usage_error("--jobs without scenarios: gradient: give them with --scenarios "
                           "FILE.json, or leave --jobs out");
    if (s->responses_count)
        return run_responses(s);
    cst_problem *p;
    solution result = { .gradient = NULL };
    gradient_check check = { .count = 0 };
    int status = begin_problem(s, &p);
    if (!status)
        status = weigh_bars(p, s);
    if (!status)
        status = solve(p, s, cst_problem_options(p).method, &result);
    if (!status && s->check)
        status = check_gradient(p, s, &result, &check);
    if (!status) {
        const gradient_check *beside = s->check ? &check : NULL;
        const page_run one = { "run", NULL };
        const page content = { .p = p, .runs = &one, .runs_count = 1 };
        status = write_results(s, "gradient", json_result(p, &result, beside),
                               print_gradient(p, &result, beside), &content);
    }
    if (!status && s->check && !check.by.passed)
        status = STATUS_FAILED;
    gradient_check_free(&check);
    solution_free(&result);
    cst_problem_free(p);
    return status;
}

const command gradient_command = {
    .name = "gradient",
    .arguments = "MODEL",
    .about = "psi and its gradient, with an optional check",
    .details =
        "    costate gradient fivebar --check\n"
        "    costate gradient fivebar --wrt all --cost reaction -p k1=120 --json\n"
        "    costate gradient fivebar --scenarios FILE.json --jobs 4\n"
        "FILE.json: [{\"name\": \"wet\", \"parameters\": {\"k1\": 90}, \"tf\": 2, \"cost\": "
        "\"position\", \"weight\": 0.5}, ...],\n"
        "or a problem file with such \"scenarios\"; with weights the weighted sum is printed too.\n"
        "    costate gradient slidercrank --response 'shake=rms(Fx)' --response 'max(x2)' "
        "--response 'at(push, 0.5)'\n"
        "A response is integral(x), mean(x), rms(x), final(x), at(x, t), max(x), min(x), peak(x) "
        "(largest |x|), time(x = c), duration(x > c), at(y, x = c) or "
        "misfit(FILE.csv),\n"
        "or a cost's name; x is an output, a coordinate, dot(x2), ddot(x2) or lambda(3);\n"
        "x and a response may be formulas: 'rms(x2 - x1) / 9.81 + 0.1 * peak(F)^2'.  All share one "
        "backward pass.\n"
        "    costate gradient fivebar --hessian\n"
        "    costate gradient fivebar --hessian-vector L01=1,L02=-0.5\n"
        "    costate gradient fivebar --tolerance k1=2% --tolerance m2=0.05\n"
        "The column '% per %' is the change of psi in percent for one percent of the parameter.",
    .needs_model = 1,
    .groups = GROUP_MODEL | GROUP_PROBLEM | GROUP_FORM | GROUP_DESIGN | GROUP_METHOD |
              GROUP_DIFFERENCES | GROUP_JOBS | GROUP_RESUME | GROUP_RESPONSES | GROUP_HESSIAN |
              GROUP_OUT | GROUP_COMMON,
    .run = run_gradient,
};
