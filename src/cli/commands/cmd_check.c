/* cmd_check.c: the derivative ladder of a model, a verdict a rung. */
#include "cli/command.h"
#include "cli/output/messages.h"
#include "cli/output/write_results.h"
#include "cli/memory.h"
#include "cli/output/output.h"
#include "cli/output/report.h"
#include "cli/commands/run.h"
#include "cli/input/setup.h"
#include "cli/output/table.h"

enum { RUNGS = 512 };

/* A NaN does not pass. */
static int passed(const cst_rung *rung)
{
    return rung->judged && rung->error <= rung->bound;
}
static int failed(const cst_rung *rung)
{
    return !(rung->error <= rung->bound);
}

static int count_of(int (*is)(const cst_rung *), const cst_rung *rungs, int count)
{
    int sum = 0;
    for (int i = 0; i < count; i++)
        sum += is(&rungs[i]);
    return sum;
}

static char *print_rungs(const cst_problem *p, int used, const cst_rung *rungs, int count)
{
    int good = count_of(passed, rungs, count), bad = count_of(failed, rungs, count);
    text_stream text;
    table t;
    text_begin(&text);
    report_run(text.file, p, NULL, used);
    table_begin(&t, "lrrl");
    table_cell(&t, "compared");
    table_cell(&t, "difference");
    table_cell(&t, "accepted");
    table_cell(&t, "verdict");
    for (int i = 0; i < count; i++) {
        table_cell(&t, "%s%s%s", rungs[i].name, rungs[i].about ? ": " : "",
                   rungs[i].about ? rungs[i].about : "");
        table_cell(&t, "%.1e", rungs[i].error);
        table_cell(&t, "%.1e", rungs[i].bound);
        table_cell(&t, passed(&rungs[i])   ? "ok"
                       : failed(&rungs[i]) ? "FAIL"
                                           : "not judged: too rough");
    }
    table_end(&t, text.file);
    fprintf(text.file, "\n%d passed, %d failed", good, bad);
    if (good + bad < count)
        fprintf(text.file, ", %d not judged", count - good - bad);
    fputc('\n', text.file);
    return text_end(&text);
}

static char *json_rungs(const cst_problem *p, int used, const cst_rung *rungs, int count)
{
    int good = count_of(passed, rungs, count), bad = count_of(failed, rungs, count);
    json j;
    json_begin(&j);
    json_object(&j, NULL);
    json_run(&j, p, NULL, used);
    json_parameters(&j, p);
    json_array(&j, "rungs");
    for (int i = 0; i < count; i++) {
        json_object(&j, NULL);
        json_text(&j, "name", rungs[i].name);
        if (rungs[i].about)
            json_text(&j, "parameter", rungs[i].about);
        json_number(&j, "error", rungs[i].error);
        json_number(&j, "bound", rungs[i].bound);
        json_truth(&j, "judged", rungs[i].judged);
        json_truth(&j, "passed", passed(&rungs[i]));
        json_close(&j, '}');
    }
    json_close(&j, ']');
    json_integer(&j, "passed", good);
    json_integer(&j, "failed", bad);
    json_integer(&j, "not_judged", count - good - bad);
    return json_finish(&j);
}

static int climb(const cst_problem *p, const settings *s)
{
    static cst_rung rungs[RUNGS];
    run r;
    int status = run_open(&r, p, s, "check");
    int count = status ? 0 : cst_check(p, r.w, rungs, RUNGS);
    int used = cst_work_stats(r.w).integrator;
    if (!status)
        status = run_status(&r, count < 0 ? count : CST_OK);
    if (!status && count == 0)
        status = run_error("nothing was compared: model %s: a ladder without rungs proves nothing",
                           s->model);
    if (!status)
        status = write_results(s, "check", json_rungs(p, used, rungs, count),
                               print_rungs(p, used, rungs, count), NULL);
    if (!status && count_of(passed, rungs, count) < count)
        status = STATUS_FAILED;
    if (status == STATUS_FAILED && count > 0 && cst_message(r.w)[0])
        run_error("%s", cst_message(r.w));
    run_close(&r);
    return status;
}

static int run_check(const settings *s)
{
    cst_problem *p;
    int status = begin_problem(s, &p);
    if (!status)
        status = climb(p, s);
    cst_problem_free(p);
    return status;
}

const command check_command = {
    .name = "check",
    .arguments = "MODEL",
    .about = "check every derivative against an independent computation (the derivative ladder)",
    .details = "    costate check fivebar --wrt all --cost everything",
    .needs_model = 1,
    .groups = GROUP_MODEL | GROUP_PROBLEM | GROUP_FORM | GROUP_DESIGN | GROUP_DIFFERENCES |
              GROUP_OUT | GROUP_COMMON,
    .run = run_check,
};
