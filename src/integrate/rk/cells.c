/* Tables in a coordinate: steps end at knots, and derivatives cross those where something jumps. */
#include "integrate/rk/rk.h"

int cst_rk_cells(cst_work *w, double *end)
{
    cst_rk *x = cst_rk_of(w);
    int turned = 0;
    if (!w->run.cells.count)
        return CST_OK;
    const double *a = cst_rk_slope(x, 0) + x->n;
    *end = cst_cells_hold(w, x->current.t, x->current.y0, a, x->current.h, *end, &turned);
    if (!turned)
        return CST_OK;
    x->current.stages_done = 0; /* the first one is of another cell */
    return cst_rk_stages(w, 1) ? w->report.callback_status : CST_OK;
}

int cst_rk_cells_passed(cst_work *w)
{
    cst_rk *x = cst_rk_of(w);
    double h = x->current.h;
    if (!w->run.cells.lines)
        return 0;
    x->current.h = cst_cells_passed(w, x->current.t, x->current.y0, x->current.y1, h);
    if (x->current.h == h)
        return 0;
    x->current.stages_done = 1;
    return 1;
}

/* The turns before step k + 1 that jump: the first from `turn` on, or -1. */
static int jump_at(const cst_work *w, int k, int turn)
{
    const cst_rk *x = cst_rk_of(w);
    const cst_cells *cells = &w->run.cells;
    int first = x->steps.list[k].turns,
        end = k + 1 < x->steps.count ? x->steps.list[k + 1].turns : first;
    for (int i = turn > first ? turn : first; i < end && !x->steps.list[k].cut; i++)
        if (cells->list[i].jumps)
            return i;
    return -1;
}

int cst_rk_cells_adjoint(cst_work *w, int k)
{
    cst_rk *x = cst_rk_of(w);
    for (int i = jump_at(w, k, 0); i >= 0; i = jump_at(w, k, i + 1)) {
        TRY(cst_rk_bring(w, k));
        TRY(cst_cells_jump(w, i, cst_rk_state(x, k + 1)));
        for (int r = 0; r < x->adjoint.count; r++)
            cst_cells_cross_back(w, r, cst_rk_lambda(x, r), cst_rk_lambda(x, r)[2 * x->n]);
    }
    return CST_OK;
}

int cst_rk_cells_tangent(cst_work *w, int k)
{
    cst_rk *x = cst_rk_of(w);
    for (int i = jump_at(w, k, 0); i >= 0; i = jump_at(w, k, i + 1)) {
        TRY(cst_cells_jump(w, i, cst_rk_state(x, k + 1)));
        for (int c = 0; c < w->count; c++)
            cst_cells_cross(w, c, x->tangent.dy + (size_t)c * (size_t)x->size);
    }
    return CST_OK;
}
