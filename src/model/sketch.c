/* The sketch of a model: points, and parts that join them. */
#include "model/sketch.h"

int cst_sketch_of(const cst_model *model, double t, const double *q, const double *rho,
                  double *points)
{
    if (!model || !model->sketch || !q || !rho || !points)
        return CST_EARGUMENT;
    model->sketch->place(t, q, rho, (double(*)[3])points);
    return CST_OK;
}

static int is_ranged(const cst_sketch_part *x)
{
    return x->shape == CST_LINE || x->shape == CST_PLATE || x->shape == CST_GROUND;
}

/* The last point that a part uses. */
static int last_point(const cst_sketch_part *x)
{
    int last = x->a > x->b ? x->a : x->b, swept = x->shape == CST_WHEEL || x->shape == CST_GROUND;
    if (x->shape == CST_MASS || x->shape == CST_PIVOT || x->shape == CST_TRACE)
        return x->a;
    return swept && x->c > last ? x->c : last;
}

/* Whether a part is of a known kind and joins points that are there. */
static int is_sound(const cst_sketch_part *x, int points)
{
    return (int)x->shape >= 0 && x->shape <= CST_TRACE && x->a >= 0 && x->b >= 0 && x->c >= 0 &&
           last_point(x) < points && (!is_ranged(x) || x->b > x->a);
}

int cst_check_sketch(const cst_model *m, cst_report *report)
{
    const cst_sketch *x = m->sketch;
    if (!x)
        return CST_OK;
    if (!x->place || x->points < 1 || x->parts_count < 1 || !x->parts || x->up < 0 || x->up > 2)
        return cst_fail(report, CST_EMODEL,
                        "model %s: the sketch is not complete: see cst_sketch in costate.h",
                        m->name);
    for (int i = 0; i < x->parts_count; i++) {
        const cst_sketch_part *part = &x->parts[i];
        if (!is_sound(part, x->points))
            return cst_fail(report, CST_EMODEL,
                            "model %s: part %d of the sketch joins points %d, %d, %d of %d: give "
                            "points from 0, and a line from a to a later b",
                            m->name, i + 1, part->a, part->b, part->c, x->points);
    }
    return CST_OK;
}
