/* Gradients by finite differences of values: the check that knows nothing of derivatives. */
#include "sensitivity/sensitivity.h"

#include <math.h>

/* A step that moves psi by more than this is too long to tell a slope (a parameter such as the
 * Iltis's k_S moves it by as much with a relative change of 1e-6): it is shortened. */
#define TOO_FAR 4e-3

/* The values at rho[i] = rho. */
static int values_at(cst_work *w, int i, double rho)
{
    w->system.tables.flat[i] = rho;
    cst_system_new_rho(&w->system);
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

/* What is differentiated: the cost, or the responses. */
static int count_of(const cst_work *w)
{
    return w->targets->of_cost ? 1 : w->combined.count;
}

static void take_values(cst_work *w)
{
    if (!w->targets->of_cost)
        cst_combine_values(w);
}

static double value_of(const cst_work *w, int r)
{
    return w->targets->of_cost ? w->psi : w->combined.value[r];
}

static double *row_of(const cst_work *w, int r)
{
    return w->targets->of_cost ? w->gradient : cst_combined_row(w, r);
}

/* Of all that is asked for; base: their values at rho. */
static int derivatives(cst_work *w, int i, const double *base)
{
    int central = w->p->options.method == CST_FD_CENTRAL, count = count_of(w);
    double rho = w->system.tables.flat[i],
           h = w->p->options.fd_step * (rho != 0.0 ? fabs(rho) : 1.0);
    int status = shorten(w, i, rho, base[0], &h);
    double lower = central ? rho - h : rho;
    take_values(w);
    for (int r = 0; r < count; r++)
        row_of(w, r)[i] = value_of(w, r); /* ahead */
    if (status >= 0 && central)
        status = values_at(w, i, lower);
    take_values(w);
    for (int r = 0; r < count; r++)
        row_of(w, r)[i] =
            (row_of(w, r)[i] - (central ? value_of(w, r) : base[r])) / ((rho + h) - lower);
    w->system.tables.flat[i] = rho;
    cst_system_new_rho(&w->system);
    return status;
}

int cst_differences(cst_work *w)
{
    double psi, *base = w->targets->of_cost ? &psi : w->combined.base;
    TRY(cst_run_forward(w));
    take_values(w);
    for (int r = 0; r < count_of(w); r++)
        base[r] = value_of(w, r);
    for (int k = 0; k < w->p->count; k++)
        TRY(derivatives(w, w->p->design[k], base));
    return cst_run_forward(w); /* psi and the trajectory of rho itself */
}
