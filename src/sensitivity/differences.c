/* The gradient by finite differences of psi: the check that knows nothing of derivatives. */
#include "sensitivity/sensitivity.h"

#include <math.h>

/* A step that moves psi by more than this is too long to tell a slope (a parameter such as the Iltis's k_S moves it by as
 * much with a relative change of 1e-6): it is shortened. */
#define TOO_FAR 4e-3

static int psi_at(cst_work *w, int i, double rho, double *psi)
{
    w->system.rho[i] = rho;
    cst_system_invalidate(&w->system);
    int status = w->integrator->forward(w);
    *psi = w->psi;
    return status;
}

static int derivative(cst_work *w, int i, double psi)
{
    int central = w->p->options.method == CST_FD_CENTRAL;
    double rho = w->system.rho[i], h = w->p->options.fd_step * (rho != 0.0 ? fabs(rho) : 1.0), ahead, behind = psi;
    int status = psi_at(w, i, rho + h, &ahead);
    for (int shorter = 0; status >= 0 && shorter < 8 && fabs(ahead - psi) > TOO_FAR * fabs(psi); shorter++) {
        h *= fmax(0.5 * TOO_FAR * fabs(psi) / fabs(ahead - psi), 0.01);
        status = psi_at(w, i, rho + h, &ahead);
    }
    double lower = central ? rho - h : rho;
    if (status >= 0 && central)
        status = psi_at(w, i, lower, &behind);
    w->gradient[i] = (ahead - behind) / ((rho + h) - lower);
    w->system.rho[i] = rho;
    cst_system_invalidate(&w->system);
    return status;
}

int cst_differences(cst_work *w)
{
    TRY(w->integrator->forward(w));
    double psi = w->psi;
    for (int k = 0; k < w->p->count; k++)
        TRY(derivative(w, w->p->design[k], psi));
    return w->integrator->forward(w); /* psi and the trajectory of rho itself */
}
