/* Switches: which branch holds, and how the derivatives cross from one to the next. */
#include "internal.h"

#include <string.h>

void cst_modes_set(cst_work *w, double t, const double *y)
{
    cst_system *s = &w->system;
    memset(s->mode, 0, ((size_t)w->model->s + 1) * sizeof *s->mode);
    if (w->model->s) {
        s->kernels->switches(t, y, y + s->n, s->rho, s->mode, w->switches);
        for (int k = 0; k < w->model->s; k++)
            s->mode[k] = w->switches[k] > 0.0;
    }
    cst_system_invalidate(s);
}
