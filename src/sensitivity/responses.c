/* The problem's responses and their Jacobian: one forward run, one backward pass for all of
 * them. */
#include "sensitivity/lanes.h"

#include <math.h>

static void fill_nan(const cst_problem *p, double *values, double *jacobian)
{
    for (int r = 0; p && values && r < p->responses_count; r++)
        values[r] = NAN;
    for (int i = 0; p && jacobian && i < p->responses_count * p->count; i++)
        jacobian[i] = NAN;
}

/* The responses are those that the work was created for, and their instants within the horizon,
 * which may have changed since. */
int cst_check_responses(cst_work *w)
{
    const cst_problem *p = w->p;
    if (p->responses_version != w->created.responses_version)
        return cst_fail(
            &w->report, CST_EARGUMENT,
            "the problem changed its responses after the work was created: create a new work");
    for (int r = 0; r < p->functionals.count; r++) {
        const cst_parsed *x = &p->functionals.list[r];
        double last = x->functional == CST_FN_AT ? x->t
                      : x->samples_count         ? x->samples[x->samples_count - 1].t
                                                 : 0.0;
        if (last > cst_tf(w))
            return cst_fail(&w->report, CST_EVALUE,
                            "the response '%.80s' looks at t = %g s, after the end of the run at "
                            "%g s: set a longer tf",
                            x->name, last, cst_tf(w));
    }
    return CST_OK;
}

/* A root mean square of zero has no derivative: it has a corner there. */
static int check_corners(cst_work *w)
{
    for (int r = 0; r < w->targets->count; r++)
        if (w->targets->list[r].parsed->functional == CST_FN_RMS &&
            w->targets->list[r].value == 0.0)
            return cst_fail(&w->report, CST_ENAN,
                            "the response '%.80s' is 0 and has no derivative there: ask for its "
                            "value alone, or for "
                            "another response",
                            cst_targets_name(w, r));
    return CST_OK;
}

static int solve(cst_work *w, int jacobian)
{
    TRY(cst_check_responses(w));
    cst_ask(w, &w->targets_of.responses);
    if (jacobian && w->p->options.method <= CST_DIRECT) {
        int status = cst_solve(w, 1);
        TRY(check_corners(w)); /* which make no number of the rest */
        return status;
    }
    return cst_solve(w, jacobian);
}

/* Peaks that are reached twice, or that are none.  Returns the status of the call. */
static int warn(cst_work *w, int status, int jacobian)
{
    const cst_targets *x = &w->targets_of.responses;
    for (int r = 0; jacobian && r < x->count; r++)
        if (fabs(x->list[r].value) <= x->list[r].noise)
            status = cst_warn(&w->report, CST_WPEAK,
                              "the response '%.80s' is %.2g, which is 0 as far as the tolerances "
                              "tell: it may have no derivative; move a parameter a little, or ask "
                              "for another",
                              cst_targets_name(w, r), x->list[r].value);
    if (!jacobian || !x->corner)
        return status;
    const cst_rival *rival = &x->rivals[x->corner - 1];
    const char *name = cst_targets_name(w, rival->stop.wanted);
    return rival->plateau
               ? cst_warn(&w->report, CST_WPEAK,
                          "the response '%.80s' stays the same from t = %.6g s to t = %.6g s, "
                          "where its derivatives change: it has a corner; move a parameter a "
                          "little, or ask for another",
                          name, rival->t[0], rival->t[1])
               : cst_warn(&w->report, CST_WPEAK,
                          "the response '%.80s' is reached alike at t = %.6g s and at t = %.6g s: "
                          "it may have no derivative; shorten tf, or move a parameter a little",
                          name, rival->t[0], rival->t[1]);
}

static int check_finite(cst_work *w, const double *row, int r)
{
    for (int k = 0; k < w->count; k++)
        if (!isfinite(row[w->p->design[k]]))
            return cst_fail(&w->report, CST_ENAN,
                            "the derivative of '%.80s' with respect to %s is not finite: check the "
                            "formula and the model's kernels at this point",
                            w->p->responses[r].name,
                            cst_parameter_row(w->p, w->p->design[k])->name);
    return CST_OK;
}

static int copy(cst_work *w, double *values, double *jacobian)
{
    const cst_combined *x = &w->combined;
    if (jacobian && w->p->options.method <= CST_DIRECT)
        cst_combine_gradients(w);
    cst_combine_values(w);
    for (int r = 0; r < x->count; r++) {
        const double *row = cst_combined_row(w, r);
        if (!isfinite(x->value[r]))
            return cst_fail(&w->report, CST_ENAN,
                            "the response '%.80s' is not finite: check the parameters",
                            w->p->responses[r].name);
        if (jacobian)
            TRY(check_finite(w, row, r));
        if (values)
            values[r] = x->value[r];
        for (int k = 0; jacobian && k < w->count; k++)
            jacobian[r * w->count + k] = row[w->p->design[k]];
    }
    return CST_OK;
}

int cst_responses_of_lane(cst_work *w, cst_rk_lanes *x, int l, double *values)
{
    cst_ask(w, &w->targets_of.responses);
    int status = cst_rk_lanes_put(x, l);
    w->choice.forward_done = 1;
    if (status >= 0)
        status = cst_conclude(w, solve(w, 0));
    if (status >= 0) {
        int finite = copy(w, values, NULL);
        status = finite < 0 ? finite : status;
    }
    return status;
}

int cst_responses(const cst_problem *p, cst_work *w, const double *rho, double *values,
                  double *jacobian)
{
    fill_nan(p, values, jacobian);
    if (!p || !cst_is_whole(w))
        return CST_EARGUMENT;
    int status = cst_prepare(p, w, rho);
    if (status >= 0 && !p->responses_count)
        status = cst_fail(&w->report, CST_EARGUMENT,
                          "the problem has no responses: add them with cst_add_response before the "
                          "work is created");
    if (status >= 0)
        status = cst_conclude(w, solve(w, jacobian != NULL));
    if (status >= 0) {
        status = warn(w, status, jacobian != NULL);
        int finite = copy(w, values, jacobian);
        status = finite < 0 ? finite : status;
        if (status >= 0 && jacobian)
            status = cst_bars_second(w, rho, status);
    }
    if (status < 0)
        fill_nan(p, values, jacobian);
    w->p = NULL;
    return status;
}

double cst_response_instant(const cst_work *w, int k)
{
    int functional = w && k >= 0 && k < w->combined.count ? w->combined.functional[k] : -1;
    return functional >= 0 ? w->targets_of.responses.list[functional].instant : NAN;
}

int cst_response_bars(const cst_problem *p, const cst_work *w, double *values, double *jacobian)
{
    if (!p || !cst_is_whole(w) || p->count != w->count || p->model != w->model ||
        p->responses_version != w->created.responses_version)
        return CST_EARGUMENT;
    for (int r = 0; r < w->combined.count; r++) {
        if (values)
            values[r] = cst_combine_error(w, &p->responses[r]);
        for (int k = 0; jacobian && k < p->count; k++)
            jacobian[r * p->count + k] = cst_combine_bar(w, &p->responses[r], p->design[k]);
    }
    return CST_OK;
}
