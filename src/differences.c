/* The gradient by finite differences of psi: the check that knows nothing of derivatives. */
#include "internal.h"

#include <math.h>

int cst_differences(const cst_problem *p, cst_work *w)
{
    cst_system *s = &w->system;
    int central = p->options.method == CST_FD_CENTRAL;
    for (int k = 0; k < p->count; k++) {
        int i = p->design[k];
        double rho = s->rho[i], h = p->options.fd_step * (rho != 0.0 ? fabs(rho) : 1.0), ahead, behind;
        s->rho[i] = rho + h;
        cst_system_invalidate(s);
        int status = cst_primal(p, w);
        ahead = w->psi;
        s->rho[i] = central ? rho - h : rho;
        cst_system_invalidate(s);
        if (status >= 0)
            status = cst_primal(p, w);
        behind = w->psi;
        w->gradient[i] = (ahead - behind) / ((rho + h) - s->rho[i]);
        s->rho[i] = rho;
        cst_system_invalidate(s);
        TRY(status);
    }
    return cst_primal(p, w); /* psi and the trajectory of rho itself */
}
