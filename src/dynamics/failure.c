/* Why the equations of motion could not be solved, in words. */
#include "dynamics/system.h"

int cst_system_failed(const cst_system *s, cst_report *r, int status, double t)
{
    const char *name = s->model->name;
    r->callback_status = status;
    if (status == CST_EMEMORY)
        return cst_fail(r, status,
                        "out of memory: the factors of %s do not fit: free some and try again",
                        name);
    if (status == CST_ENAN)
        return cst_fail(
            r, status,
            "%s: a kernel returned a number that is not finite at t = %.6g s: check the parameters",
            name, t);
    return cst_fail(r, status,
                    "%s: the equations of motion are singular at t = %.6g s (reciprocal condition "
                    "%.1e): a body without "
                    "mass or constraint, or redundant constraints: use the formulation penalty",
                    name, t, s->solver.rcond);
}
