/* cmd_sample.c: samples of parameters that vary: reads what varies, prints statistics. */
#include "cli/command.h"
#include "cli/commands/sample/sample.h"
#include "cli/input/setup.h"
#include "cli/input/variations.h"
#include "cli/memory.h"
#include "cli/output/messages.h"
#include "cli/output/output.h"
#include "cli/output/write_results.h"
#include "cli/signals.h"

#include <stdlib.h>

enum { DEFAULT_COUNT = 1000, DEFAULT_SEED = 1 };

static char *journal_path(const settings *s)
{
    return s->state ? copy_text(s->state)
           : s->out ? print_text("%s/%s_sample.journal", s->out, s->model)
                    : NULL;
}

static int create(sampling *x, const cst_problem *p)
{
    const settings *s = x->s;
    int count = s->count > 0 ? (int)s->count : DEFAULT_COUNT;
    cst_study how = cluster_study_kept(s, x->path);
    int status = cst_sampler_create(p, x->v, s->vary_count, count, x->seed, &how, &x->sampler);
    return status < 0 ? cluster_failed(status, cst_sampler_message(x->sampler)) : STATUS_FINE;
}

/* Every process has the samples, process 0 hands them out. */
static int sampling_open(sampling *x, const settings *s)
{
    *x = (sampling){ .s = s,
                     .plot = PLOT_FAILED,
                     .path = journal_path(s),
                     .seed = s->seed >= 0 ? s->seed : DEFAULT_SEED };
    if (s->scenarios_count)
        return usage_error("scenarios: sample: it varies one problem: leave them out");
    if (s->count == 0 || s->count == 1)
        return usage_error("--count %ld: a deviation needs 2 samples: give 2 or more", s->count);
    int status = create_problem(s, &x->p);
    if (!status)
        status = read_variations(s, cst_problem_model(x->p), &x->v);
    if (!status)
        status = create(x, x->p);
    return status;
}

static void sampling_close(sampling *x)
{
    cst_sampler_free(x->sampler);
    cst_problem_free(x->p);
    free(x->v);
    free(x->path);
    free(x->files);
}

static int solve_all(sampling *x)
{
    int status = cst_sampler_run(x->sampler);
    cst_sampler_result(x->sampler, &x->r);
    if (interrupted())
        return cluster_stopped(x->path, x->r.journal, x->r.count, "samples");
    if (status < 0 && x->r.finished)
        return run_error("%s", cst_sampler_message(x->sampler));
    return status < 0 ? cluster_failed(status, cst_sampler_message(x->sampler)) : STATUS_FINE;
}

static int run_sample(const settings *s)
{
    sampling x;
    int status = sampling_open(&x, s);
    status = cluster_join(status, cst_sampler_ensemble(x.sampler), cluster_lanes(s));
    if (!status && s->out)
        status = output_directory(s->out);
    if (!status && s->resume && !x.path)
        status = nothing_to_resume();
    if (!status)
        status = solve_all(&x);
    int written = !status && s->out ? sample_files(&x) : STATUS_FINE;
    if (written)
        status = print_results(s, written, sample_json(&x), sample_text(&x));
    else if (!status)
        status = write_study(s, "sample", sample_json(&x), sample_text(&x), x.p);
    sampling_close(&x);
    return status;
}

const command sample_command = {
    .name = "sample",
    .arguments = "MODEL",
    .about = "propagate parameter uncertainty to psi and responses",
    .details = "    costate sample fivebar --vary 'k1=normal(100,5)' --vary 'L01=uniform(2.1,2.3)' "
               "--count 1000 --out results\n"
               "    costate sample slidercrank --vary 'm2=+normal(0,0.01)' --response "
               "'shake=rms(Fx)' --seed 7\n"
               "    mpirun -n 8 costate sample iltis --vary 'k=normal(35900,1000)' --count 10000 "
               "--out results\n"
               "    mpirun -n 8 costate sample iltis ... --out results --resume\n"
               "Samples are those of a Latin hypercube; a sample that fails is counted and named, "
               "the others go on.\n"
               "Mean, standard deviation and quantiles stand beside the first-order prediction by "
               "the gradient at the means.\n"
               "Results are appended to a journal (--state FILE, or in --out DIR); after a kill, "
               "--resume continues from there.",
    .needs_model = 1,
    .groups = GROUP_MODEL | GROUP_PROBLEM | GROUP_FORM | GROUP_RESPONSES | GROUP_VARY |
              GROUP_RESUME | GROUP_OUT | GROUP_COMMON,
    .run = run_sample,
};
