/* Gradients by finite differences of values: the check that knows nothing of derivatives. */
#include "sensitivity/sensitivity.h"

#include <math.h>

/* A step that moves psi by more than this is too long to tell a slope (a parameter such as the
 * Iltis's k_S moves it by as much with a relative change of 1e-6): it is shortened. */
#define TOO_FAR 4e-3

/* The values at rho[i] = rho. */
static int values_at(cst_work *w, int i, double rho)
{
    w->system.rho[i] = rho;
    cst_system_invalidate(&w->system);
    return cst_run_forward(w);
}

/* The step of parameter i: shortened where psi moves too far.  A response may be near zero, where
 * that says nothing. */
static int shorten(cst_work *w, int i, double rho, double psi, double *h)
{
    TRY(values_at(w, i, rho + *h));
    for (int shorter = 0;
         w->targets->of_cost && shorter < 8 && fabs(w->psi - psi) > TOO_FAR * fabs(psi);
         shorter++) {
        *h *= fmax(0.5 * TOO_FAR * fabs(psi) / fabs(w->psi - psi), 0.01);
        TRY(values_at(w, i, rho + *h));
    }
    return CST_OK;
}

/* Of all that is asked for; base: their values at rho. */
static int derivatives(cst_work *w, int i, const double *base)
{
    cst_targets *x = w->targets;
    int central = w->p->options.method == CST_FD_CENTRAL;
    double rho = w->system.rho[i], h = w->p->options.fd_step * (rho != 0.0 ? fabs(rho) : 1.0);
    int status = shorten(w, i, rho, base[0], &h);
    double lower = central ? rho - h : rho;
    for (int r = 0; r < x->count; r++)
        x->list[r].gradient[i] = x->list[r].value; /* ahead */
    if (status >= 0 && central)
        status = values_at(w, i, lower);
    for (int r = 0; r < x->count; r++)
        x->list[r].gradient[i] =
            (x->list[r].gradient[i] - (central ? x->list[r].value : base[r])) / ((rho + h) - lower);
    w->system.rho[i] = rho;
    cst_system_invalidate(&w->system);
    return status;
}

int cst_differences(cst_work *w)
{
    cst_targets *x = w->targets;
    TRY(cst_run_forward(w));
    for (int r = 0; r < x->count; r++)
        x->base[r] = x->list[r].value;
    for (int k = 0; k < w->p->count; k++)
        TRY(derivatives(w, w->p->design[k], x->base));
    return cst_run_forward(w); /* psi and the trajectory of rho itself */
}
