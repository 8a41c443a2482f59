/* Optimizations from many starts, as an ensemble: task i is all of the optimization from start i.
 * The first start is the problem's own values, the others are points of a Latin hypercube within
 * the bounds. */
#include "study/starts.h"

#include "base/sized.h"
#include "model/problem.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int watch(void *user, cst_optimizer *o, const cst_iterate *it)
{
    const cst_multistart *m = user;
    (void)o, (void)it;
    return cst_job_stopped(&m->job);
}

/* The algorithm that was chosen, or NULL. */
static const char *algorithm(const cst_multistart *m)
{
    return m->like->automatic ? "auto" : m->like->algorithm ? m->like->algorithm->name : NULL;
}

static int set_up(cst_multistart *m, cst_optimizer *o, const double *rho)
{
    const char *name = algorithm(m);
    int status = name ? cst_optimizer_algorithm(o, name) : CST_OK;
    for (int k = 0; k < m->n && status >= 0; k++)
        status = cst_optimizer_bounds(o, k, m->lower[k], m->upper[k]);
    if (status >= 0)
        status = cst_optimizer_start(o, rho);
    cst_optimizer_watch(o, watch, m);
    return status;
}

static void free_scenarios(cst_scenario *all, int count)
{
    for (int i = 0; all && i < count; i++)
        cst_work_free(all[i].w);
    free(all);
}

/* Scenarios with works of its own for a lane, created by the lane itself. */
static int scenarios_of(cst_multistart *m, int lane, cst_scenario **all, char *text)
{
    if (lane < 0 || lane >= m->job.lanes)
        return CST_EARGUMENT;
    *all = m->lanes[lane];
    if (*all)
        return CST_OK;
    *all = calloc((size_t)m->scenarios, sizeof **all);
    int status = *all ? CST_OK : cst_task_tell(NULL, CST_EMEMORY, text);
    for (int i = 0; i < m->scenarios && status >= 0; i++) {
        const cst_scenario *like = &m->like->scenarios[i];
        (*all)[i] = (cst_scenario){ like->p, NULL, like->weight };
        status = cst_work_create(like->p, &(*all)[i].w);
        if (status < 0)
            cst_task_tell((*all)[i].w, status, text);
        cst_set_progress((*all)[i].w, cst_job_progress, &m->job);
    }
    if (status < 0)
        free_scenarios(*all, m->scenarios);
    else
        m->lanes[lane] = *all;
    return status;
}

static int optimize(cst_multistart *m, cst_optimizer *o, const double *in, double *out)
{
    TRY(set_up(m, o, in));
    TRY(cst_optimizer_run(o, &m->limits));
    cst_optimum r = cst_optimizer_result(o);
    const cst_start_end end = { .psi = r.psi,
                                .psi_initial = r.psi_initial,
                                .projected = r.projected,
                                .iterations = r.iterations,
                                .evaluations = r.evaluations,
                                .reason = r.reason,
                                .violation = r.violation };
    cst_start_pack(&end, out);
    memcpy(out + CST_START_FIELDS, r.rho, (size_t)m->n * sizeof *out);
    return r.reason == CST_STOP_CANCELED ? CST_ECANCELED : CST_OK; /* which is no result */
}

static int run_one(void *user, int lane, int task, const double *in, double *out, char *text)
{
    cst_multistart *m = user;
    cst_optimizer *o = NULL;
    cst_scenario *all;
    char unused[CST_TASK_TEXT];
    (void)task;
    text = text ? text : unused;
    TRY(scenarios_of(m, lane, &all, text));
    int status = cst_optimizer_create(all, m->scenarios, &o);
    if (status >= 0)
        status = optimize(m, o, in, out);
    if (status < 0 && status != CST_ECANCELED)
        snprintf(text, CST_TASK_TEXT, "%s", cst_optimizer_message(o));
    cst_optimizer_free(o);
    return status;
}

static int keep_one(void *user, int task)
{
    cst_multistart *m = user;
    return cst_job_keep(&m->job, task);
}

/* ---- creating -------------------------------------------------------------------------------- */

static int allocate(cst_multistart *m)
{
    size_t n = (size_t)m->n, count = (size_t)m->count;
    m->lanes = calloc((size_t)m->job.lanes, sizeof *m->lanes);
    m->points = calloc(count * n, sizeof *m->points);
    m->lower = calloc(2 * n, sizeof *m->lower);
    m->order = calloc(2 * count, sizeof *m->order);
    if (!m->lanes || !m->points || !m->lower || !m->order)
        return cst_no_memory(&m->job.report);
    m->upper = m->lower + n;
    m->end = m->order + count;
    return CST_OK;
}

static int draw(cst_multistart *m)
{
    cst_optimum r = cst_optimizer_result(m->like);
    const cst_problem *p = m->like->scenarios[0].p;
    if (cst_latin_hypercube(m->n, m->count, m->seed, m->points) < 0)
        return cst_no_memory(&m->job.report);
    for (int k = 0; k < m->n; k++) {
        const char *name = cst_parameter_row(p, p->design[k])->name;
        m->lower[k] = r.lower[k];
        m->upper[k] = r.upper[k];
        if (!isfinite(r.lower[k]) || !isfinite(r.upper[k]))
            return cst_fail(&m->job.report, CST_EVALUE,
                            "'%s' has no bounds to start between: give it a lower and an upper one",
                            name);
        for (int i = 0; i < m->count; i++) {
            double *x = &m->points[(size_t)i * (size_t)m->n + (size_t)k];
            *x = i ? r.lower[k] + *x * (r.upper[k] - r.lower[k]) : r.rho_initial[k];
        }
    }
    return CST_OK;
}

static int create(cst_multistart *m, const cst_limits *limits, size_t size, const cst_study *how)
{
    TRY(cst_job_open(&m->job, how));
    if (m->count < 1)
        return cst_fail(&m->job.report, CST_EVALUE, "%d starts: nothing to do: give 1 or more",
                        m->count);
    if (m->like->fit || m->like->evaluate)
        return cst_fail(&m->job.report, CST_EARGUMENT,
                        "many starts are of a sum of scenarios: create an optimizer that is no fit "
                        "and has no evaluation of its own");
    m->limits = cst_limits_default();
    if (limits && !cst_take_in(&m->limits, sizeof m->limits, limits, size))
        return cst_fail(&m->job.report, CST_EARGUMENT,
                        "cst_limits: a field is set that this library does not have: install the "
                        "library of the costate.h that the program was compiled with");
    TRY(allocate(m));
    TRY(draw(m));
    m->job.e = (cst_ensemble){ .count = m->count,
                               .inputs = m->n,
                               .outputs = CST_START_FIELDS + m->n,
                               .in = m->points,
                               .run = run_one,
                               .done = keep_one,
                               .user = m };
    return CST_OK;
}

int cst_multistart_create_sized(const cst_optimizer *like, int count, long seed,
                                const cst_limits *limits, size_t size, const cst_study *how,
                                cst_multistart **out)
{
    if (!out)
        return CST_EARGUMENT;
    *out = NULL;
    if (!like || !like->m.n)
        return CST_EARGUMENT;
    cst_multistart *m = *out = calloc(1, sizeof *m);
    if (!m)
        return CST_EMEMORY;
    m->like = like;
    m->n = like->m.n;
    m->count = count;
    m->scenarios = like->count;
    m->seed = seed;
    return create(m, limits, size, how);
}

void cst_multistart_free(cst_multistart *m)
{
    if (!m)
        return;
    for (int lane = 0; m->lanes && lane < m->job.lanes; lane++)
        free_scenarios(m->lanes[lane], m->scenarios);
    cst_job_close(&m->job);
    free(m->lanes);
    free(m->points);
    free(m->lower);
    free(m->order);
    free(m);
}

/* ---- the journal ----------------------------------------------------------------------------- */

/* Of all that decides how an optimization goes, besides its start. */
static uint64_t fingerprint(const cst_multistart *m)
{
    const double limits[] = { m->limits.gradient_tol, m->limits.decrease_tol,
                              m->limits.max_iterations, m->limits.max_evaluations,
                              m->limits.max_seconds };
    size_t size = (size_t)m->n * sizeof(double);
    const char *name = algorithm(m);
    uint64_t h = CST_FINGERPRINT;
    for (int i = 0; i < m->scenarios; i++)
        h = cst_fingerprint_bytes(cst_fingerprint(h, m->like->scenarios[i].p),
                                  &m->like->scenarios[i].weight, sizeof(double));
    h = cst_fingerprint_bytes(cst_fingerprint_bytes(h, m->lower, size), m->upper, size);
    if (name)
        h = cst_fingerprint_bytes(h, name, strlen(name));
    return cst_fingerprint_bytes(h, limits, sizeof limits);
}

/* psi where an optimization of the journal ended, once more: what depends on the model's code shows
 * there. */
static int solve_again(cst_multistart *m, int i, double *psi)
{
    cst_optimizer *o = NULL;
    cst_scenario *all;
    cst_limits one = { .max_evaluations = 1 };
    char text[CST_TASK_TEXT] = "";
    *psi = NAN;
    int status = scenarios_of(m, 0, &all, text);
    if (status < 0)
        return cst_fail(&m->job.report, status, "%s", text);
    if (cst_optimizer_create(all, m->scenarios, &o) >= 0 &&
        set_up(m, o, cst_start_rho(m, i)) >= 0) {
        cst_optimizer_run(o, &one);
        *psi = cst_optimizer_result(o).psi_initial;
    }
    cst_optimizer_free(o);
    return CST_OK;
}

static int check_model(cst_multistart *m)
{
    int i = 0;
    double kept, again;
    while (i < m->count && !(m->job.e.solved[i] && m->job.e.status[i] >= 0))
        i++;
    if (i == m->count)
        return CST_OK;
    kept = cst_start_unpack(m, i).psi;
    TRY(solve_again(m, i, &again));
    if (memcmp(&kept, &again, sizeof kept) && !cst_job_stopped(&m->job))
        return cst_fail(&m->job.report, CST_EVALUE,
                        "the model was changed since the journal was kept: %.200s: run %d gave "
                        "%.17g and gives %.17g: do not resume, or name another file",
                        m->job.path, i + 1, kept, again);
    return CST_OK;
}

static int open_journal(cst_multistart *m)
{
    if (m->job.journal || !m->job.path)
        return CST_OK;
    TRY(cst_job_resume(&m->job, "starts", fingerprint(m)));
    cst_kept kept;
    cst_journal_kept(m->job.journal, &kept);
    return kept.resumed ? check_model(m) : CST_OK;
}

/* ---- running --------------------------------------------------------------------------------- */

int cst_multistart_run(cst_multistart *m)
{
    if (!m || !m->job.e.run)
        return CST_EARGUMENT;
    TRY(cst_job_reserve(&m->job));
    TRY(open_journal(m));
    if (!cst_job_stopped(&m->job))
        cst_job_run(&m->job);
    if (cst_job_stopped(&m->job))
        return cst_fail(&m->job.report, CST_ECANCELED,
                        "stopped during the starts: run them again, with a journal to resume from");
    m->finished = 1;
    return cst_minima_sort(m);
}

int cst_starts_sized(const cst_optimizer *like, int count, long seed, const cst_limits *limits,
                     size_t size, const cst_study *how, cst_multistart **out)
{
    TRY(cst_multistart_create_sized(like, count, seed, limits, size, how, out));
    return cst_multistart_run(*out);
}

const char *cst_multistart_message(const cst_multistart *m)
{
    return m ? m->job.report.message
             : "there are no starts: give an optimizer, or out of memory: free some and try again";
}

const cst_ensemble *cst_multistart_ensemble(const cst_multistart *m)
{
    return m && m->job.e.run ? &m->job.e : NULL;
}

int cst_multistart_result_sized(const cst_multistart *m, cst_ends *r, size_t size)
{
    if (!m || !r || !m->job.e.run)
        return CST_EARGUMENT;
    cst_ends own = { .count = m->count,
                     .variables = m->n,
                     .finished = m->finished,
                     .solved = m->solved,
                     .ends = m->ends,
                     .minima = m->minima,
                     .order = m->order,
                     .end = m->end };
    cst_journal_kept(m->job.journal, &own.journal);
    cst_hand_out(r, size, &own, sizeof own);
    return CST_OK;
}

int cst_multistart_at_sized(const cst_multistart *m, int i, cst_ended *r, size_t size)
{
    if (!m || !r || !m->job.e.out || i < 0 || i >= m->count)
        return CST_EARGUMENT;
    cst_start_end end = cst_start_unpack(m, i);
    int status = m->job.e.status[i], fine = status >= 0;
    cst_ended own = { .status = status,
                      .text = m->job.e.text[i],
                      .initial = m->points + (size_t)i * (size_t)m->n,
                      .rho = cst_start_rho(m, i),
                      .psi = end.psi,
                      .psi_initial = end.psi_initial,
                      .projected = end.projected,
                      .violation = end.violation,
                      .iterations = fine ? end.iterations : 0,
                      .evaluations = fine ? end.evaluations : 0,
                      .reason = fine ? (cst_reason)end.reason : CST_STOP_FAILED,
                      .kept = cst_start_counts(m, i),
                      .converged = fine && cst_start_converged(m, i) };
    cst_hand_out(r, size, &own, sizeof own);
    return CST_OK;
}
