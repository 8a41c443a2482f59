/* What the engine takes for granted of a model's kernels and no derivative would tell: each sets
 * all of its outputs, whatever they held before, and nothing beyond them.  Each is called twice,
 * with two fillings of its outputs. */
#include "model/contract/contract.h"

#include "model/contacts.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* The model that is examined, and where its errors are reported. */
typedef struct {
    const cst_model *model;
    cst_report *report;
} subject;

enum { GUARD = 8 }; /* numbers behind an output that must stay as they are */
static const double filling[2] = { 0.0, 1.0 };

static void fill(double *x, int size, double value)
{
    for (int i = 0; i < size; i++)
        x[i] = value;
}

/* Whether the two outputs are alike, and the guards whole. */
static int kept(const subject *w, const char *kernel, const char *output, int size,
                double *const out[2])
{
    const char *name = w->model->name;
    for (int i = size; i < size + GUARD; i++)
        if (out[0][i] != filling[0] || out[1][i] != filling[1])
            return cst_fail(w->report, CST_EMODEL,
                            "%s_%s writes %s[%d], beyond its end: the descriptor counts %d: "
                            "correct one of the two",
                            name, kernel, output, i, size);
    for (int i = 0; i < size; i++)
        /* what is not a number is another error, and told later */
        if (out[0][i] != out[1][i] && out[0][i] == out[0][i])
            return cst_fail(
                w->report, CST_EMODEL,
                "%s_%s does not set %s[%d], or adds to what was there: set every output first",
                name, kernel, output, i);
    return CST_OK;
}

#define TWICE(call)                                                                                \
    for (int i = 0; i < 2; i++) {                                                                  \
        double *y = out[i];                                                                        \
        fill(y, size, filling[i]);                                                                 \
        call;                                                                                      \
    }

static int check(const subject *w, const double *rho, const int *mode, int size, double *const q[2],
                 double *const v[2], double *const out[2])
{
    const cst_model *m = w->model;
    const cst_kernels *k = m->kernels;
    const double *at = q[0], *speed = v[0];
    for (int i = 0; i < 2; i++) {
        fill(q[i], size, filling[i]);
        fill(v[i], size, filling[i]);
        k->initial(rho, q[i], v[i]);
    }
    TRY(kept(w, "initial", "q", m->n, q));
    TRY(kept(w, "initial", "v", m->n, v));
    TWICE(k->inertia(at, speed, rho, y))
    TRY(kept(w, "inertia", "f", m->n, out));
    TWICE(k->forces(0.0, at, speed, rho, mode, y))
    TRY(kept(w, "forces", "Q", m->n, out));
    if (m->m) {
        TWICE(k->constraints(0.0, at, rho, y))
        TRY(kept(w, "constraints", "phi", m->m, out));
    }
    if (m->s) {
        TWICE(k->switches(0.0, at, speed, rho, mode, y))
        TRY(kept(w, "switches", "s", m->s, out));
    }
    if (k->outputs) {
        TWICE(k->outputs(0.0, at, speed, speed, q[1], rho, mode, y)) /* any a and lambda */
        TRY(kept(w, "outputs", "out", m->outputs_count, out));
    }
    if (m->sketch) {
        TWICE(m->sketch->place(0.0, at, rho, (double(*)[3])y))
        TRY(kept(w, "sketch", "points", 3 * m->sketch->points, out));
    }
    if (m->start == CST_EQUILIBRIUM) {
        TWICE(k->launch(at, rho, y))
        TRY(kept(w, "launch", "v", m->n, out));
    }
    return CST_OK;
}

/* Whether two results of one kernel agree; what is not a number is another error. */
static int agree(const subject *w, const char *kernel, const double *fused, const double *own,
                 int count)
{
    double scale = 0.0;
    int alike = 1;
    for (int i = 0; i < count; i++)
        scale = isfinite(own[i]) ? fmax(scale, fabs(own[i])) : scale;
    for (int i = 0; i < count; i++)
        /* not where only the fused one is NaN */
        alike = alike && (!isfinite(own[i]) || fabs(fused[i] - own[i]) <= 1e-9 * scale);
    if (alike)
        return CST_OK;
    return cst_fail(w->report, CST_EMODEL,
                    "%s: the fused code of %s_%s is not that kernel's: build the model again, or "
                    "set fused to NULL where "
                    "kernels were exchanged",
                    w->model->name, w->model->name, kernel);
}

/* The motion that is computed is that of the author's kernels: fused code against them, with a few
 * settings of the modes. */
static int check_fused(const subject *w, const double *rho, int *mode)
{
    const cst_model *m = w->model;
    const cst_kernels *k = m->kernels;
    const cst_fused *f = k->fused;
    int n = m->n, status = CST_OK, *at = malloc(((size_t)f->mass + 1) * sizeof *at);
    double *x = calloc((size_t)(6 * n + 4 * m->m + f->mass + 1), sizeof *x);
    if (!x || !at)
        status = cst_fail(w->report, CST_EMEMORY, "out of memory: free some and try again");
    for (int variant = 0; variant < 4 && status >= 0; variant++) {
        double *q = x, *v = q + n, *Q = v + n, *own = Q + n, *f1 = own + n, *f2 = f1 + n,
               *phi = f2 + n, *A = phi + 4 * m->m;
        for (int i = 0; i < m->s; i++)
            mode[i] = variant == 3 ? i % 2 : variant == 1;
        mode[m->s] = variant == 2;
        k->initial(rho, q, v);
        for (int i = 0; i < n; i++) { /* moved: at rest and in the nominal position much is zero */
            q[i] += 0.01 * sin(1.0 + i);
            v[i] += 0.1 * cos(1.0 + i);
        }
        for (int e = 0; e < f->mass; e++)
            at[e] = e;
        f->motion(0.1, q, v, rho, mode, at, Q, phi, phi + m->m, phi + 2 * m->m, A);
        memset(f1, 0, (size_t)n * sizeof *f1);
        for (int e = 0; e < f->mass; e++)
            f1[f->mass_row[e]] += A[e] * v[f->mass_col[e]];
        k->forces(0.1, q, v, rho, mode, own);
        status = agree(w, "forces", Q, own, n);
        k->inertia(q, v, rho, f2);
        if (status >= 0)
            status = agree(w, "inertia", f1, f2, n);
        if (status >= 0 && m->m) {
            k->constraints(0.1, q, rho, phi + 3 * m->m);
            status = agree(w, "constraints", phi, phi + 3 * m->m, m->m);
        }
    }
    free(at);
    free(x);
    return status;
}

int cst_contract(const cst_model *m, const double *rho, cst_report *report)
{
    const subject it = { m, report }, *w = &it;
    const int sizes[] = { m->n, m->m, m->s, m->outputs_count,
                          m->sketch ? 3 * m->sketch->points : 0 };
    int size = 0;
    for (int i = 0; i < 5; i++)
        size = sizes[i] > size ? sizes[i] : size;
    size += GUARD;
    double *x = malloc(6 * (size_t)size * sizeof *x);
    int *mode = calloc((size_t)cst_mode_count(m) + 1, sizeof *mode), status;
    if (x && mode) {
        double *const q[2] = { x, x + size }, *const v[2] = { x + 2 * size, x + 3 * size },
                      *const out[2] = { x + 4 * size, x + 5 * size };
        status = check(w, rho, mode, size, q, v, out);
        if (status >= 0)
            status = cst_contract_mass(m, rho, report);
        if (status >= 0 && m->states_count)
            status = cst_contract_states(m, rho, mode, report);
        if (status >= 0 && m->kernels->fused)
            status = check_fused(w, rho, mode);
    } else {
        status = cst_fail(w->report, CST_EMEMORY, "out of memory: free some and try again");
    }
    free(mode);
    free(x);
    return status;
}
