/* First-order states beside the coordinates, z' = h(t, q, v, z, rho): controllers, filters.
 *
 * A state is the speed of a coordinate that nothing depends on and whose mass is 1: its row of
 * forces is h.  So it is in steps, check-points, events, starts and derivatives as speeds are.
 * What that takes for granted of the kernels is checked here: no derivative would tell. */
#include "model/contract/contract.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    const cst_model *m;
    cst_report *report;
    const double *rho;
    int first, size; /* the first state; the longest output of a kernel */
    int *mode;
    double *q, *v, *one, *other;
} probe;

static const char *name_of(const probe *x, int i)
{
    return x->m->states[i - x->first].name;
}

/* M has a row and a column of the unit matrix. */
static int check_mass(const probe *x, int i)
{
    const cst_model *m = x->m;
    for (int j = 0; j < m->n; j++)
        x->v[j] = j == i;
    m->kernels->inertia(x->q, x->v, x->rho, x->one);
    for (int j = 0; j < m->n; j++)
        if (x->one[j] != (j == i))
            return cst_fail(x->report, CST_EMODEL,
                            "%s_inertia: the row of the state %s, coordinate %d of %d, is not that "
                            "of a mass of 1: write f[%d] = a[%d]",
                            m->name, name_of(x, i), i + 1, m->n, i, i);
    return CST_OK;
}

static int depends(const probe *x, int i, const char *kernel)
{
    return cst_fail(x->report, CST_EMODEL,
                    "%s_%s looks at q[%d]: the state %s is v[%d], its coordinate has no meaning: "
                    "use v[%d]",
                    x->m->name, kernel, i, name_of(x, i), i, i);
}

static int differ(const probe *x, int size)
{
    return memcmp(x->one, x->other, (size_t)size * sizeof *x->one) != 0;
}

/* Nothing depends on the coordinate that carries the state. */
static int check_unused(const probe *x, int i)
{
    const cst_model *m = x->m;
    const cst_kernels *k = m->kernels;
    double *both[2] = { x->one, x->other };
    memset(x->one, 0, 2 * (size_t)x->size * sizeof *x->one);
    k->initial(x->rho, x->q, x->v);
    for (int side = 0; side < 2; side++, x->q[i] += 1.0)
        k->forces(0.0, x->q, x->v, x->rho, x->mode, both[side]);
    if (differ(x, m->n))
        return depends(x, i, "forces");
    for (int side = 0; side < 2 && m->m; side++, x->q[i] += 1.0)
        k->constraints(0.0, x->q, x->rho, both[side]);
    if (m->m && differ(x, m->m))
        return depends(x, i, "constraints");
    for (int side = 0; side < 2 && m->s; side++, x->q[i] += 1.0)
        k->switches(0.0, x->q, x->v, x->rho, x->mode, both[side]);
    return m->s && differ(x, m->s) ? depends(x, i, "switches") : CST_OK;
}

int cst_contract_states(const cst_model *m, const double *rho, int *mode, cst_report *report)
{
    size_t n = (size_t)m->n, longest = n;
    longest = (size_t)m->m > longest ? (size_t)m->m : longest;
    longest = (size_t)m->s > longest ? (size_t)m->s : longest;
    double *memory = calloc(2 * n + 2 * longest, sizeof *memory);
    if (!memory)
        return cst_fail(report, CST_EMEMORY, "out of memory: free some and try again");
    probe x = { m,    report, rho,        m->n - m->states_count, (int)longest,
                mode, memory, memory + n, memory + 2 * n,         memory + 2 * n + longest };
    int status = CST_OK;
    m->kernels->initial(rho, x.q, x.v);
    for (int i = x.first; i < m->n && status >= 0; i++) {
        status = check_mass(&x, i);
        if (status >= 0)
            status = check_unused(&x, i);
    }
    free(memory);
    return status;
}

int cst_check_states(const cst_model *m, cst_report *report)
{
    if (m->states_count < 0 || m->states_count > m->n || (m->states_count && !m->states))
        return cst_fail(report, CST_EMODEL,
                        "model %s: .states_count = %d, and there are %d coordinates: the states "
                        "are the last of them: correct one of the two",
                        m->name, m->states_count, m->n);
    for (int i = 0; i < m->states_count; i++)
        if (!m->states[i].name || !m->states[i].unit || !m->states[i].meaning)
            return cst_fail(report, CST_EMODEL,
                            "model %s: state %d of %d has no name, unit or meaning: complete the "
                            "table of states",
                            m->name, i + 1, m->states_count);
    if (m->states_count && m->start == CST_EQUILIBRIUM)
        return cst_fail(report, CST_EMODEL,
                        "model %s has states, which a search for an equilibrium does not set: use "
                        "the start CST_GIVEN or CST_ASSEMBLED and give their values in %s_initial",
                        m->name, m->name);
    return CST_OK;
}
