/* What an optimization has come to: its result, its history, the reason in words. */
#include "optimize/optimizer.h"

#include "base/sized.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

/* In the order of cst_reason. */
static const char *const reasons[] = {
    "not finished",
    "the projected gradient is within its tolerance",
    "relative decrease of psi below decrease_tol",
    "converged to the accuracy of psi: tighten rtol to go further",
    "psi does not decrease along its gradient: a kink or a jump of psi is near",
    "the model cannot be solved around the best point",
    "no point was found that keeps all constraints",
    "the limit of iterations is reached",
    "the limit of evaluations is reached",
    "the limit of time is reached",
    "stopped on request",
};

void cst_optimizer_words(cst_optimizer *o)
{
    const cst_minimize_state *s = &o->m.s;
    if (o->reason == CST_STOP_GRADIENT && o->search.constraints)
        snprintf(o->text, sizeof o->text, "the KKT residual is within its tolerance");
    else if (o->reason == CST_STOP_STALLED && o->search.constraints)
        snprintf(o->text, sizeof o->text,
                 "no better point within the constraints was found: try another algorithm, or "
                 "another start");
    else if (o->fit && (o->reason == CST_STOP_GRADIENT || o->reason == CST_STOP_DECREASE))
        snprintf(o->text, sizeof o->text, "chi-square decreases no more");
    else if (o->reason == CST_STOP_INFEASIBLE)
        snprintf(o->text, sizeof o->text,
                 "%s: '%.100s' is violated most: relax it, or start elsewhere", reasons[o->reason],
                 cst_optimizer_worst(o));
    else if (o->reason == CST_STOP_FAILED && !strncmp(s->why, CST_NO_SECOND, strlen(CST_NO_SECOND)))
        snprintf(o->text, sizeof o->text, "%s", s->why);
    else if (o->reason == CST_STOP_FAILED)
        snprintf(o->text, sizeof o->text, "%s: %s", reasons[o->reason], s->why);
    else if (o->reason >= CST_STOP_ITERATIONS && o->search.constraints &&
             s->violation > CST_FEASIBLE)
        snprintf(o->text, sizeof o->text, "%s: '%.100s' is still violated", reasons[o->reason],
                 cst_optimizer_worst(o));
    else
        snprintf(o->text, sizeof o->text, "%s", reasons[o->reason]);
}

static cst_optimum result(const cst_optimizer *o)
{
    cst_optimum none = {
        .text = "no optimizer", .rejection = "", .psi_initial = NAN, .psi = NAN, .projected = NAN
    };
    if (!o || !o->m.n)
        return none;
    const cst_minimizer *m = &o->m;
    const cst_minimize_state *s = &m->s;
    cst_optimum r = { .reason = o->reason,
                      .text = o->text,
                      .rejection = s->rejected ? s->why : "",
                      .count = m->n,
                      .iterations = s->iterations,
                      .evaluations = s->evaluations,
                      .rejected = s->rejected,
                      .restarts = s->restarts,
                      .psi_initial = s->started ? s->psi_initial : NAN,
                      .psi = s->started ? s->best : NAN,
                      .projected = s->started && s->violation <= CST_FEASIBLE ? s->projected : NAN,
                      .psi_scale = s->psi_scale,
                      .seconds = s->seconds,
                      .rho_initial = s->started ? m->first : m->start,
                      .rho = s->started ? m->best : m->start,
                      .gradient = m->best_gradient,
                      .lower = m->lower,
                      .upper = m->upper,
                      .scale = m->unit,
                      .algorithm = cst_optimizer_chosen(o)->name,
                      .constraints = o->search.constraints,
                      .violation = s->violation,
                      .products = s->products };
    return r;
}

void cst_optimizer_result_sized(const cst_optimizer *o, cst_optimum *optimum, size_t size)
{
    cst_optimum r = result(o);
    cst_hand_out(optimum, size, &r, sizeof r);
}

int cst_optimizer_history_sized(const cst_optimizer *o, int i, cst_iterate *iterate, size_t size)
{
    if (!o || i < 0 || i >= o->m.s.rows)
        return 0;
    const double *row = o->m.history + (size_t)i * (size_t)(CST_HISTORY + o->m.n);
    cst_iterate it = { .iterate = 1,
                       .iteration = i,
                       .evaluations = (int)row[0],
                       .psi = row[1],
                       .best = row[1],
                       .projected = row[2],
                       .seconds = row[3],
                       .violation = row[4],
                       .rho = row + CST_HISTORY };
    cst_hand_out(iterate, size, &it, sizeof it);
    return 1;
}
