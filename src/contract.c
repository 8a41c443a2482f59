/* What the engine takes for granted of a model's kernels and no derivative would tell: each sets all of its outputs, whatever they
 * held before, and nothing beyond them.  Each is called twice, with two fillings of its outputs. */
#include "internal.h"

#include <stdlib.h>
#include <string.h>

enum { GUARD = 8 }; /* numbers behind an output that must stay as they are */
static const double filling[2] = { 0.0, 1.0 };

static void fill(double *x, int size, double value)
{
    for (int i = 0; i < size; i++)
        x[i] = value;
}

/* Whether the two outputs are alike, and the guards whole. */
static int kept(cst_work *w, const char *kernel, const char *output, int size, double *const out[2])
{
    const char *name = w->model->name;
    for (int i = size; i < size + GUARD; i++)
        if (out[0][i] != filling[0] || out[1][i] != filling[1])
            return cst_fail(w, CST_EMODEL, "%s_%s writes %s[%d], beyond its end: the descriptor counts %d: correct one of the two", name,
                            kernel, output, i, size);
    for (int i = 0; i < size; i++)
        if (out[0][i] != out[1][i] && out[0][i] == out[0][i]) /* what is not a number is another error, and told later */
            return cst_fail(w, CST_EMODEL, "%s_%s does not set %s[%d], or adds to what was there: set every output first", name, kernel,
                            output, i);
    return CST_OK;
}

#define TWICE(call) \
    for (int i = 0; i < 2; i++) { \
        double *y = out[i]; \
        fill(y, size, filling[i]); \
        call; \
    }

static int check(cst_work *w, const double *rho, const int *mode, int size, double *const q[2], double *const v[2], double *const out[2])
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
    if (m->start == CST_EQUILIBRIUM) {
        TWICE(k->launch(at, rho, y))
        TRY(kept(w, "launch", "v", m->n, out));
    }
    return CST_OK;
}

int cst_contract(cst_work *w, const double *rho)
{
    const cst_model *m = w->model;
    int larger = m->n > m->m ? m->n : m->m, size = (larger > m->s ? larger : m->s) + GUARD;
    double *x = malloc(6 * (size_t)size * sizeof *x);
    int *mode = calloc((size_t)m->s + 1, sizeof *mode), status;
    if (x && mode) {
        double *const q[2] = { x, x + size }, *const v[2] = { x + 2 * size, x + 3 * size }, *const out[2] = { x + 4 * size, x + 5 * size };
        status = check(w, rho, mode, size, q, v, out);
    } else {
        status = cst_fail(w, CST_EMEMORY, "out of memory: free some and try again");
    }
    free(mode);
    free(x);
    return status;
}
