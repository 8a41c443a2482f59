/* One problem minimized from beginning to end: the function of tier one. */
#include "integrate/work.h"

#include <math.h>
#include <string.h>

int cst_optimize_sized(const cst_problem *p, cst_work *w, const cst_limits *limits, size_t size,
                       double *rho, double *psi)
{
    cst_optimizer *o = NULL;
    if (psi)
        *psi = NAN;
    for (int k = 0; p && rho && k < p->count; k++)
        rho[k] = NAN;
    if (!p || !w || !rho)
        return CST_EARGUMENT;
    int status = cst_optimizer_create(&(cst_scenario){ p, w, 1.0 }, 1, &o);
    if (status >= 0)
        status = cst_optimizer_run_sized(o, limits, size);
    if (status < 0) {
        cst_fail(&w->report, status, "%s", cst_optimizer_message(o));
    } else {
        cst_optimum r = cst_optimizer_result(o);
        memcpy(rho, r.rho, (size_t)r.count * sizeof *rho);
        if (psi)
            *psi = r.psi;
        cst_fail(&w->report, status, "%.500s", r.text);
    }
    cst_optimizer_free(o);
    return status;
}
