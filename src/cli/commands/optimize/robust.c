/* robust.c: an optimization by other means than the threads of one process: scenarios on all
 * processes, psi over samples (--robust). */
#include "cli/cluster.h"
#include "cli/commands/optimize/optimize.h"
#include "cli/input/variations.h"
#include "cli/output/messages.h"

#include <math.h>
#include <stdlib.h>

enum { DEFAULT_COUNT = 100, DEFAULT_SEED = 1 };

static long seed_of(const settings *s)
{
    return s->seed >= 0 ? s->seed : DEFAULT_SEED;
}

/* An evaluation that fits what is asked for. */
static int check(const optimization *x)
{
    const settings *s = x->s;
    if (!s->robust && s->vary_count)
        return usage_error("--vary without --robust: optimize: add for example "
                           "--robust 'mean+3*std', or leave --vary out");
    if (s->robust && x->set.count > 1)
        return usage_error("--robust with scenarios: optimize: leave one of the two out");
    if (s->robust && s->starts >= 0)
        return usage_error("--robust with --starts: optimize: leave one of the two out");
    if (s->robust && s->count >= 0 && s->count < 2)
        return usage_error("--count %ld: a deviation needs 2 samples: give 2 or more", s->count);
    return STATUS_FINE;
}

static int create(optimization *x)
{
    const settings *s = x->s;
    const cst_problem *p = x->set.p[0];
    cst_study how = cluster_study(s);
    int count = s->count >= 0 ? (int)s->count : DEFAULT_COUNT, status = STATUS_FINE;
    if (s->robust && (status = read_variations(s, cst_problem_model(p), &x->v)))
        return status;
    status = s->robust ? cst_robust(p, s->robust, x->v, s->vary_count, count, seed_of(s), &how,
                                    &x->evaluator)
                       : cst_weighted_sum(x->set.all, x->set.count, &how, &x->evaluator);
    if (status >= 0)
        status = cst_evaluator_attach(x->evaluator, x->o);
    return status < 0 ? cluster_failed(status, cst_evaluator_message(x->evaluator)) : STATUS_FINE;
}

int optimization_join(optimization *x, int status)
{
    if (!status)
        status = check(x);
    if (!status && (x->s->robust || (cluster_size() > 1 && x->set.count > 1)))
        status = create(x);
    else if (!status && cluster_idle("optimize without scenarios, --robust or --starts"))
        return CLUSTER_SERVED;
    return x->evaluator || status
               ? cluster_join(status, cst_evaluator_ensemble(x->evaluator), cluster_lanes(x->s))
               : status;
}

void optimization_leave(optimization *x)
{
    cst_evaluator_free(x->evaluator);
    free(x->v);
}

void robust_print(FILE *file, const optimization *x)
{
    cst_robustness r;
    if (!x->evaluator || cst_evaluator_result(x->evaluator, &r) < 0)
        return;
    fprintf(file, "psi is %s over %d samples, " SAMPLING_PLAN ", seed %ld: ", x->s->robust, r.count,
            seed_of(x->s));
    print_variations(file, cst_problem_model(x->set.p[0]), x->v, r.variables);
    if (x->resumed) /* the first evaluation was that of the state's best point */
        fprintf(file, "\nmean %.8g, std %.8g\n\n", r.mean, r.std);
    else
        fprintf(file, "\nmean  %.8g -> %.8g\nstd  %.8g -> %.8g\n\n", r.mean_first, r.mean,
                r.std_first, r.std);
}

void robust_json(json *j, const optimization *x)
{
    cst_robustness r;
    if (!x->evaluator || cst_evaluator_result(x->evaluator, &r) < 0)
        return;
    json_object(j, "robust");
    json_text(j, "objective", x->s->robust);
    json_text(j, "plan", SAMPLING_PLAN);
    json_integer(j, "count", r.count);
    json_integer(j, "seed", seed_of(x->s));
    json_number(j, "mean_initial", x->resumed ? NAN : r.mean_first);
    json_number(j, "std_initial", x->resumed ? NAN : r.std_first);
    json_number(j, "mean", r.mean);
    json_number(j, "std", r.std);
    json_close(j, '}');
}
