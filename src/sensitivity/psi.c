/* psi and its gradient, for who asks: a call with all that belongs to it. */
#include "sensitivity/sensitivity.h"

#include <math.h>

/* After an error every output holds NaN. */
static void fill_nan(const cst_problem *p, double *psi, double *gradient)
{
    if (psi)
        *psi = NAN;
    for (int k = 0; p && gradient && k < p->count; k++)
        gradient[k] = NAN;
}

static int copy_gradient(cst_work *w, double *gradient)
{
    TRY(cst_check_gradient(w, 0));
    for (int k = 0; k < w->count; k++)
        gradient[k] = w->gradient[w->p->design[k]];
    return CST_OK;
}

int cst_gradient(const cst_problem *p, cst_work *w, const double *rho, double *psi,
                 double *gradient)
{
    fill_nan(p, psi, gradient);
    if (!p || !cst_is_whole(w))
        return CST_EARGUMENT;
    int status = cst_prepare(p, w, rho);
    if (status >= 0)
        status = cst_conclude(w, cst_solve(w, gradient != NULL));
    if (status >= 0 && gradient) {
        int finite = copy_gradient(w, gradient);
        status = finite < 0 ? finite : status;
    }
    if (status >= 0 && psi)
        *psi = w->psi;
    if (status >= 0 && gradient)
        status = cst_bars_second(w, rho, status);
    if (status < 0)
        fill_nan(p, psi, gradient);
    cst_remember(w, gradient ? status : CST_EARGUMENT);
    w->p = NULL;
    return status;
}

int cst_simulate(const cst_problem *p, cst_work *w, const double *rho, double *psi)
{
    return cst_gradient(p, w, rho, psi, NULL);
}
