/* cmd_simulate.c: one forward run: psi, the drift of energy and constraints, the events, the
 * trajectory as CSV and as a picture. */
#include "cli/command.h"
#include "cli/output/messages.h"
#include "cli/output/write_results.h"
#include "cli/output/events.h"
#include "cli/memory.h"
#include "cli/output/output.h"
#include "cli/output/report.h"
#include "cli/commands/run.h"
#include "cli/input/setup.h"
#include "cli/output/response.h"

#include <math.h>
#include <stdlib.h>

enum { SAMPLES = 501, SAMPLES_MOST = 10000000 };

typedef struct {
    double psi;
    drift drift;
    cst_stats stats;
    event_list events;
    char *table, *flips, *picture, *object; /* names of the files in --out, or NULL */
    plot_result plot;
} simulation;

static int has_events(const cst_model *model)
{
    return model->s + model->contacts_count + model->frictions_count > 0;
}

static int write_table(run *r, const cst_problem *p, const settings *s, const char *name)
{
    output o;
    int status = output_open(&o, s->out, name);
    if (status)
        return status;
    response_header(o.file, cst_problem_model(p));
    status =
        run_status(r, response_rows(o.file, p, r->w, s->samples < 0 ? SAMPLES : s->samples, 1));
    if (!status)
        status = output_commit(&o);
    output_discard(&o);
    return status;
}

static int write_events(const settings *s, const simulation *result)
{
    output o;
    int status = output_open(&o, s->out, result->flips);
    if (status)
        return status;
    events_csv(o.file, &result->events);
    status = output_commit(&o);
    output_discard(&o);
    return status;
}

static int write_files(run *r, const cst_problem *p, const settings *s, simulation *result)
{
    const char *model = cst_problem_model(p)->name;
    result->table = print_text("%s_trajectory.csv", model);
    result->object = print_text("%s_simulate.json", model);
    int status = write_table(r, p, s, result->table);
    if (!status && has_events(cst_problem_model(p))) {
        result->flips = print_text("%s_events.csv", model);
        status = write_events(s, result);
    }
    if (status)
        return status;
    char *name = print_text("%s_trajectory.svg", model);
    status = run_status(r, response_plot(p, r->w, &result->drift, s->out, name, &result->plot));
    if (!status && result->plot == PLOT_DONE)
        result->picture = name;
    else
        free(name);
    return status;
}

static int simulate(const cst_problem *p, const settings *s, simulation *result)
{
    run r;
    int status = run_open(&r, p, s, "simulate");
    if (!status)
        status = run_status(&r, cst_simulate(p, r.w, NULL, &result->psi));
    if (!status && !isfinite(result->psi))
        status = run_error("psi is not finite: model %s: check the parameters and the horizon",
                           s->model);
    if (!status)
        status = run_status(&r, response_drift(p, r.w, &result->drift));
    if (!status) {
        result->stats = cst_work_stats(r.w);
        events_take(&result->events, p, r.w);
    }
    if (!status && s->out)
        status = write_files(&r, p, s, result);
    run_close(&r);
    return status;
}

/* Of a change of energy: more than this is by reactions, and the line says so. */
#define BY_REACTIONS 0.1

static const char *why_not_conserved(const drift *d, const cst_stats *stats)
{
    return stats->spurious_work > BY_REACTIONS * fabs(d->end - d->start)
               ? "not conserved: the reactions did work"
               : "not conserved, by forces or drives of the model";
}

static void print_drift(FILE *file, const drift *d, const cst_stats *stats, int constraints)
{
    if (isnan(d->energy))
        fputs("energy drift      unknown: the model gives no potential\n", file);
    else if (!energy_conserved(d))
        fprintf(file, "energy            %+.4g J from start to end: %s\n", d->end - d->start,
                why_not_conserved(d, stats));
    else if (d->scale > 0.0)
        fprintf(file, "energy drift      %.2e J, %.2e of what is exchanged\n", d->energy,
                d->energy / d->scale);
    else
        fprintf(file, "energy drift      %.2e J\n", d->energy);
    if (constraints)
        fprintf(file, "constraint drift  %.2e, its rate %.2e\n", d->phi, d->phi_dot);
}

static char *print_simulation(const settings *s, const cst_problem *p, const simulation *result)
{
    const cst_stats *stats = &result->stats;
    text_stream text;
    text_begin(&text);
    report_run(text.file, p, NULL, stats->integrator);
    report_psi(text.file, p, result->psi, NAN);
    fputc('\n', text.file);
    print_drift(text.file, &result->drift, stats, cst_problem_model(p)->m);
    fprintf(text.file, "steps             %ld (%ld evaluations, %ld failures", stats->steps,
            stats->evaluations, stats->failures);
    if (has_events(cst_problem_model(p)))
        fprintf(text.file, ", %ld events", stats->events);
    if (stats->projections)
        fprintf(text.file, ", %ld projections near singular positions", stats->projections);
    fprintf(text.file, ")\ntime              %.3g s\n\n", stats->seconds_forward);
    events_print(text.file, &result->events,
                 s->out ? result->flips : "--out DIR keeps all of them as CSV");
    if (!s->out)
        fputs("Add --out DIR to keep the trajectory as CSV and as a plot.\n", text.file);
    else
        fprintf(text.file, "written to %s: %s%s%s%s%s\n", s->out, result->table,
                result->flips ? ", " : "", result->flips ? result->flips : "",
                result->picture ? ", " : "", result->picture ? result->picture : "");
    if (s->out)
        fprintf(text.file, "and %s_simulate.json, %s\n", s->model, PAGE_NAME);
    if (s->out && result->plot == PLOT_MISSING)
        fputs("plot skipped: gnuplot is not installed\n", text.file);
    return text_end(&text);
}

static char *json_simulation(const settings *s, const cst_problem *p, const simulation *result)
{
    int conserved = energy_conserved(&result->drift);
    json j;
    json_begin(&j);
    json_object(&j, NULL);
    json_run(&j, p, NULL, result->stats.integrator);
    json_number(&j, "psi", result->psi);
    json_parameters(&j, p);
    json_object(&j, "drift");
    json_number(&j, "energy", conserved ? result->drift.energy : NAN);
    json_number(&j, "energy_relative",
                conserved && result->drift.scale > 0.0 ? result->drift.energy / result->drift.scale
                                                       : NAN);
    json_number(&j, "phi", result->drift.phi);
    json_number(&j, "phi_dot", result->drift.phi_dot);
    json_close(&j, '}');
    json_object(&j, "energy");
    json_number(&j, "start", result->drift.start);
    json_number(&j, "end", result->drift.end);
    json_truth(&j, "conserved", conserved);
    json_close(&j, '}');
    events_json(&j, &result->events);
    json_stats(&j, &result->stats);
    if (s->out) {
        json_text(&j, "out", s->out);
        json_array(&j, "files");
        json_text(&j, NULL, result->table);
        if (result->flips)
            json_text(&j, NULL, result->flips);
        if (result->picture)
            json_text(&j, NULL, result->picture);
        json_text(&j, NULL, result->object);
        json_text(&j, NULL, PAGE_NAME);
        json_close(&j, ']');
    }
    return json_finish(&j);
}

static int write_report(const settings *s, const cst_problem *p, const char *name,
                        const char *object)
{
    const page_run one = { "run", NULL };
    const page content = { .p = p, .runs = &one, .runs_count = 1 };
    int status = output_text(s->out, name, object);
    return status ? status : write_results_page(s, "simulate", object, &content);
}

static int run_simulate(const settings *s)
{
    cst_problem *p;
    simulation result = { .plot = PLOT_FAILED };
    if (s->samples == 1 || s->samples > SAMPLES_MOST)
        return usage_error(
            "%ld is out of range: --samples: give 2 to %d, or 0 for the integrator's own instants",
            s->samples, SAMPLES_MOST);
    int status = begin_problem(s, &p);
    if (!status)
        status = simulate(p, s, &result);
    if (!status) {
        char *object = json_simulation(s, p, &result);
        char *text = s->json ? copy_text(object) : print_simulation(s, p, &result);
        if (s->out)
            status = write_report(s, p, result.object, object);
        if (!status)
            status = output_print(text);
        free(text);
        free(object);
    }
    events_free(&result.events);
    free(result.table);
    free(result.flips);
    free(result.picture);
    free(result.object);
    cst_problem_free(p);
    return status;
}

const command simulate_command = {
    .name = "simulate",
    .arguments = "MODEL",
    .about = "run a model forward: psi, drift, trajectory",
    .details = "    costate simulate fivebar --out results\n"
               "    costate simulate pendulum -p theta0=0.5 --tf 10 --samples 2001 --out results",
    .needs_model = 1,
    .groups = GROUP_MODEL | GROUP_PROBLEM | GROUP_FORM | GROUP_SAMPLES | GROUP_OUT | GROUP_COMMON,
    .run = run_simulate,
};
