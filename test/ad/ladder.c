/* What Tapenade wrote, against the reference. */
#include "ladder.h"

#include "stack.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static void garbage(double *x, size_t size)
{
    for (size_t i = 0; i < size; i++)
        x[i] = NAN;
}

static void garbage_all(const trial *z, double *x, size_t size)
{
    garbage(x, size);
    garbage(z->junk, (size_t)(4 * z->n + 9 * z->m + 2 * z->s + 2 * z->model->outputs_count));
}

/* Notes an error; one that is not a number is infinite. */
static void note(verdict *out, double *kind, double value, quad right, quad scale, const char *what,
                 int row, int column)
{
    double error = (double)((value > right ? value - right : right - value) / scale);
    if (!(error >= 0.0))
        error = INFINITY;
    *kind = fmax(*kind, error);
    if (error > out->worst || !out->what) {
        out->worst = error;
        out->what = what;
        out->row = row;
        out->column = column;
    }
}

static void check_value(verdict *out, const reference *r, const subject *f, const trial *z)
{
    double *y = zeros((size_t)r->nout, sizeof *y);
    garbage_all(z, y, (size_t)r->nout);
    f->primal(z, r->x, y);
    for (int i = 0; i < r->nout; i++)
        note(out, &out->value, y[i], r->y[i], r->yS[i], "value", i, -1);
    free(y);
}

/* xb = w'J by the generated code; yb is overwritten.  The stack must be empty again. */
static int reverse(const reference *r, const subject *f, const trial *z, const double *w,
                   double *xb, double *yb)
{
    memcpy(yb, w, (size_t)r->nout * sizeof *yb);
    garbage_all(z, xb, (size_t)r->nin);
    cst_stack_reset();
    f->reverse(z, r->x, xb, yb);
    if (z->broken_in >= 0)
        xb[z->broken_in] *= z->break_b;
    return cst_stack_depth() == 0 && !cst_stack_failed();
}

/* Row by row, then all rows with random weights w. */
static void check_reverse(verdict *out, const reference *r, const subject *f, const trial *z,
                          const double *w)
{
    double *xb = zeros((size_t)(r->nin + 2 * r->nout), sizeof *xb), *yb = xb + r->nin,
           *one = yb + r->nout;
    for (int row = 0; row <= r->nout; row++) {
        int all = row == r->nout;
        const char *what = all ? "reverse, all rows" : "reverse, one row";
        if (!all)
            one[row] = 1.0;
        if (!reverse(r, f, z, all ? w : one, xb, yb))
            note(out, &out->reverse, NAN, 0, 1, "the stack after the reverse call", row, -1);
        for (int j = f->passive + r->phase; j < r->nin; j += r->stride) {
            quad right = 0, scale = 0;
            for (int i = all ? 0 : row; i < (all ? r->nout : row + 1); i++) {
                size_t k = (size_t)i * (size_t)r->nin + (size_t)j;
                right += (all ? w[i] : 1.0) * r->J[k];
                scale += (all ? fabs(w[i]) : 1.0) * r->S[k];
            }
            note(out, &out->reverse, xb[j], right, scale, what, all ? -1 : row, j);
        }
        if (!all)
            one[row] = 0.0;
    }
    free(xb);
}

/* yd = J xd by the generated code. */
static void vector(const reference *r, const subject *f, const trial *z, cst_outs xd, double *y,
                   cst_outs yd, int lanes)
{
    garbage(yd[0], (size_t)r->nout * CST_LANES);
    garbage_all(z, y, (size_t)r->nout);
    f->vector(z, r->x, (cst_dirs)xd, y, yd, lanes);
    for (int lane = 0; lane < lanes && z->broken_out >= 0; lane++)
        yd[z->broken_out][lane] *= z->break_dv;
}

/* The lanes of one call against J xd; with one column a lane or, first < 0, with all columns. */
static void check_lanes(verdict *out, const reference *r, cst_outs xd, cst_outs yd, int first,
                        int lanes)
{
    for (int i = 0; i < r->nout; i++)
        for (int lane = 0; lane < lanes; lane++) {
            quad right = 0, scale = 0;
            for (int j = first < 0 ? 0 : first + lane; j < (first < 0 ? r->nin : first + lane + 1);
                 j++) {
                size_t k = (size_t)i * (size_t)r->nin + (size_t)j;
                right += xd[j][lane] * r->J[k];
                scale += fabs(xd[j][lane]) * r->S[k];
            }
            note(out, &out->vector, yd[i][lane], right, scale,
                 first < 0 ? "vector, all columns" : "vector, one column", i,
                 first < 0 ? -1 : first + lane);
        }
}

/* Eight columns a call (the last call may have fewer), then eight random directions d. */
static void check_vector(verdict *out, const reference *r, const subject *f, const trial *z,
                         cst_outs d, cst_outs yd)
{
    double *y = zeros((size_t)r->nout, sizeof *y);
    cst_outs xd = zeros((size_t)r->nin, sizeof *xd);
    for (int first = 0; first < r->nin; first += CST_LANES) {
        int lanes = r->nin - first < CST_LANES ? r->nin - first : CST_LANES;
        memset(xd, 0, (size_t)r->nin * sizeof *xd);
        for (int lane = 0; lane < lanes; lane++)
            xd[first + lane][lane] = 1.0;
        vector(r, f, z, xd, y, yd, lanes);
        check_lanes(out, r, xd, yd, first, lanes);
    }
    vector(r, f, z, d, y, yd, CST_LANES);
    check_lanes(out, r, d, yd, -1, CST_LANES);
    for (int i = 0; i < r->nout; i++)
        note(out, &out->vector, y[i], r->y[i], r->yS[i], "vector, the value", i, -1);
    free(xd);
    free(y);
}

/* w . (J d) by vector mode against (w'J) . d by reverse mode: generated code against generated
 * code. */
static void check_dot(verdict *out, const reference *r, const subject *f, const trial *z,
                      const double *w, cst_outs d, cst_outs yd)
{
    double *xb = zeros((size_t)(r->nin + r->nout), sizeof *xb);
    reverse(r, f, z, w, xb, xb + r->nin);
    for (int lane = 0; lane < CST_LANES; lane++) {
        quad tangent = 0, adjoint = 0, scale = 0;
        for (int i = 0; i < r->nout; i++)
            tangent += (quad)w[i] * yd[i][lane];
        for (int j = f->passive; j < r->nin; j++)
            adjoint += (quad)xb[j] * d[j][lane];
        for (int i = 0; i < r->nout; i++)
            for (int j = 0; j < r->nin; j++) {
                size_t k = (size_t)i * (size_t)r->nin + (size_t)j;
                scale += fabs(w[i] * d[j][lane]) * r->S[k];
                if (j < f->passive)
                    adjoint += w[i] * r->J[k] * d[j][lane];
            }
        note(out, &out->dot, (double)(tangent - adjoint), 0, scale, "dot product", -1, -1);
    }
    free(xb);
}

verdict ladder_check(const reference *r, const subject *f, const trial *z, unsigned long long *seed)
{
    verdict out = { 0 };
    double *w = zeros((size_t)r->nout, sizeof *w);
    cst_outs d = zeros((size_t)(r->nin + r->nout), sizeof *d), yd = d + r->nin;
    for (int i = 0; i < r->nout; i++)
        w[i] = uniform(seed);
    for (int j = 0; j < r->nin; j++)
        for (int lane = 0; lane < CST_LANES; lane++)
            d[j][lane] = uniform(seed) * (double)subject_input_size(f, z, j);
    if (f->primal)
        check_value(&out, r, f, z);
    if (f->reverse)
        check_reverse(&out, r, f, z, w);
    if (f->vector)
        check_vector(&out, r, f, z, d, yd);
    if (f->reverse && f->vector)
        check_dot(&out, r, f, z, w, d, yd);
    free(d);
    free(w);
    return out;
}
