/* The end of a call: what it cost, and all that the run noted, as warnings. */
#include "sensitivity/sensitivity.h"

#include "ad/stack.h"

#include <math.h>

static void warn_of_grazing(cst_work *w)
{
    const cst_events *e = &w->run.events;
    const char *label = cst_switch_label(&w->switches, e->grazing - 1);
    if (isinf(e->grazing_error))
        cst_warn(&w->report, CST_WGRAZING,
                 "%s is touched rather than crossed at t = %.6g s: the gradient may not exist "
                 "there; move a parameter a little",
                 label, e->grazing_t);
    else
        cst_warn(&w->report, CST_WGRAZING,
                 "%s is crossed so slowly at t = %.6g s that the gradient may be off by %.2g "
                 "percent: tighten rtol and atol, or move a parameter a little",
                 label, e->grazing_t, 100.0 * e->grazing_error);
}

/* All that the run noted.  Returns the status of the call: the most severe one's code. */
static int warn(cst_work *w)
{
    const cst_system *s = &w->system;
    cst_no_warnings(&w->report); /* also of an evaluation that a smaller step went around */
    if (s->effort.rcond <
        1e-15 * (s->m && s->penalty.compliance > 0.0 ? s->penalty.compliance : 1.0))
        cst_warn(&w->report, CST_WCONDITION,
                 "the equations came close to singular (reciprocal condition %.1e): check for "
                 "redundant constraints or bodies without mass",
                 s->effort.rcond);
    if (w->run.events.grazing)
        warn_of_grazing(w);
    cst_corners_warn(w);
    if (w->run.parting.any)
        cst_near_warning(w);
    if (cst_near_loses_digits(w))
        cst_near_digits_warning(w);
    cst_impacts_warn(w);
    if (w->run.drift.worst > 0.0)
        cst_drift_warning(w);
    if (cst_audit_found(&w->run.audit))
        cst_audit_warning(w);
    if (w->redundant.cost || w->redundant.output || w->redundant.response)
        cst_reactions_warning(w);
    if (w->p->options.bars != CST_BARS_FULL) /* which are judged when they are known */
        cst_bars_warn(w);
    if (w->run.timeline.unresolved == 2)
        cst_warn(&w->report, CST_WUNRESOLVED,
                 "what depends on time alone changes too fast for the fixed step from t = %.6g s "
                 "on: take a shorter one (--step)",
                 w->run.timeline.unresolved_t);
    else if (w->run.timeline.unresolved && w->p->options.max_step == 0.0)
        cst_warn(&w->report, CST_WUNRESOLVED,
                 "what depends on time alone changes too fast from t = %.6g s on: give a longest "
                 "step (max_step), or declare its instants in the model (.instants)",
                 w->run.timeline.unresolved_t);
    return w->report.warnings ? w->report.warned[0].code : CST_OK;
}

int cst_conclude(cst_work *w, int status)
{
    cst_system *s = &w->system;
    w->stats.evaluations = s->effort.evaluations;
    w->stats.jacobians = s->effort.jacobians;
    w->stats.factorizations = s->matrices.lu_A.factorizations + s->matrices.lu_N.factorizations +
                              s->matrices.lu_S.factorizations;
    w->stats.refactorizations = s->matrices.lu_A.refactorizations +
                                s->matrices.lu_N.refactorizations +
                                s->matrices.lu_S.refactorizations;
    w->stats.rcond = s->effort.rcond;
    w->stats.spurious_work = w->run.audit.worst;
    w->stats.exchanged = cst_audit_exchanged(&w->run.audit);
    if (w->integrator->add_statistics)
        w->integrator->add_statistics(w);
    if (status >= 0)
        TRY(cst_stack_unbalanced(w));
    if (status >= 0)
        cst_corners_apart(w);
    return status >= 0 ? warn(w) : status;
}
