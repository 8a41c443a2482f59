/* What the engine takes for granted of M: f = M(q, rho) a is linear in a, M is symmetric, and no
 * entry of its diagonal is negative.  No derivative would tell: they would be the right ones of the
 * wrong mechanics. */
#include "model/contract/contract.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { DRAWS = 3, ENTRIES = 256 }; /* single entries are looked at for about so many coordinates */
static const double ROUNDING = 1e-9; /* relative to the terms of a sum */

typedef struct {
    const cst_model *model;
    cst_report *report;
    const double *rho;
    int n;
    unsigned seed;
    double *q, *v, *a, *b, *c, *fa, *fb, *fc; /* the state, three accelerations and their forces */
} probe;

static double draw(probe *x)
{
    x->seed = x->seed * 1664525u + 1013904223u;
    return (double)(x->seed >> 8) / 8388608.0 - 1.0;
}

static void inertia(const probe *x, const double *a, double *f)
{
    x->model->kernels->inertia(x->q, a, x->rho, f);
}

static double entry(const probe *x, int row, int column)
{
    memset(x->c, 0, (size_t)x->n * sizeof *x->c);
    x->c[column] = 1.0;
    inertia(x, x->c, x->fc);
    return x->fc[row];
}

/* f(a + 2 b) = f(a) + 2 f(b); what is not a number is another error, and told later. */
static int check_linear(const probe *x)
{
    const char *name = x->model->name;
    double scale = 0.0;
    for (int i = 0; i < x->n; i++)
        x->c[i] = x->a[i] + 2.0 * x->b[i];
    inertia(x, x->c, x->fc);
    for (int i = 0; i < x->n; i++)
        scale = fmax(scale, fabs(x->fa[i]) + 2.0 * fabs(x->fb[i]));
    for (int i = 0; i < x->n; i++)
        if (fabs(x->fc[i] - x->fa[i] - 2.0 * x->fb[i]) > ROUNDING * scale)
            return cst_fail(
                x->report, CST_EMODEL,
                "%s_inertia is not linear in a: f[%d] for a sum of accelerations is not the sum of "
                "f[%d]: move what does not multiply a into %s_forces, with the opposite sign",
                name, i, i, name);
    return CST_OK;
}

/* The first pair of entries that differ. */
static int not_symmetric(const probe *x)
{
    const char *name = x->model->name;
    for (int j = 1; j < x->n && j < ENTRIES; j++)
        for (int i = 0; i < j; i++) {
            double upper = entry(x, i, j), lower = entry(x, j, i);
            if (fabs(upper - lower) > ROUNDING * (fabs(upper) + fabs(lower)))
                return cst_fail(x->report, CST_EMODEL,
                                "%s_inertia: M is not symmetric: M[%d][%d] = %g and M[%d][%d] = "
                                "%g: correct f[%d], "
                                "which has a[%d], or f[%d], which has a[%d]",
                                name, i, j, upper, j, i, lower, i, j, j, i);
        }
    return cst_fail(
        x->report, CST_EMODEL,
        "%s_inertia: M is not symmetric: correct f[i], which has a[j], or f[j], which has a[i]",
        name);
}

static int check_symmetric(const probe *x)
{
    double ab = 0.0, ba = 0.0, scale = 0.0;
    for (int i = 0; i < x->n; i++) {
        ab += x->a[i] * x->fb[i];
        ba += x->b[i] * x->fa[i];
        scale += fabs(x->a[i] * x->fb[i]) + fabs(x->b[i] * x->fa[i]);
    }
    return fabs(ab - ba) > ROUNDING * scale ? not_symmetric(x) : CST_OK;
}

static int check_diagonal(const probe *x)
{
    const char *name = x->model->name;
    for (int i = 0; i < x->n; i += 1 + x->n / ENTRIES) {
        double mass = entry(x, i, i);
        if (mass < 0.0)
            return cst_fail(x->report, CST_EMODEL,
                            "%s_inertia: M[%d][%d] = %g is negative: f[%d] must have the sign of "
                            "a[%d]: check the "
                            "signs there, and the masses among the parameters",
                            name, i, i, mass, i, i);
    }
    return CST_OK;
}

static int probe_mass(probe *x)
{
    x->model->kernels->initial(x->rho, x->q, x->v);
    for (int i = 0; i < x->n; i++)
        x->q[i] += 0.01 * draw(x); /* moved: in the nominal position much is zero */
    for (int k = 0; k < DRAWS; k++) {
        for (int i = 0; i < x->n; i++) {
            x->a[i] = draw(x);
            x->b[i] = draw(x);
        }
        inertia(x, x->a, x->fa);
        inertia(x, x->b, x->fb);
        TRY(check_linear(x));
        TRY(check_symmetric(x));
    }
    return check_diagonal(x);
}

int cst_contract_mass(const cst_model *model, const double *rho, cst_report *report)
{
    int n = model->n;
    double *m = calloc(8 * (size_t)n, sizeof *m);
    if (!m)
        return cst_fail(report, CST_EMEMORY, "out of memory: free some and try again");
    probe x = { model,     report,    rho,       n,         7,         m,        m + n,
                m + 2 * n, m + 3 * n, m + 4 * n, m + 5 * n, m + 6 * n, m + 7 * n };
    int status = probe_mass(&x);
    free(m);
    return status;
}
