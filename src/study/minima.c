/* The results of many starts, and the minima that they led to. */
#include "study/starts.h"

#include "study/pack.h"

#include <math.h>
#include <stdlib.h>

static const cst_pack_field fields[] = {
    CST_FIELD(cst_start_end, psi),         CST_FIELD(cst_start_end, psi_initial),
    CST_FIELD(cst_start_end, projected),   CST_FIELD(cst_start_end, iterations),
    CST_FIELD(cst_start_end, evaluations), CST_FIELD(cst_start_end, reason),
    CST_FIELD(cst_start_end, violation),
};
_Static_assert(sizeof fields / sizeof fields[0] == CST_START_FIELDS,
               "CST_START_FIELDS counts the fields of cst_start_end");

void cst_start_pack(const cst_start_end *end, double *out)
{
    cst_pack(fields, CST_START_FIELDS, end, out);
}

cst_start_end cst_start_unpack(const cst_multistart *m, int i)
{
    cst_start_end one = { 0 };
    cst_unpack(fields, CST_START_FIELDS, cst_job_result(&m->job, i), &one);
    return one;
}

/* Two ends are one minimum where psi differs by this share of itself, or of what was gained (psi
 * may be 0 there), and every variable by this share of the distance of its bounds. */
#define NEAR_PSI  0.01
#define NEAR_GAIN 1e-4
#define NEAR_RHO  0.01

#define KEPT 1e-6 /* a violation within it is none, as of the optimum of one start */

/* Also where a limit ended the search. */
int cst_start_counts(const cst_multistart *m, int i)
{
    if (m->job.e.status[i] < 0)
        return 0;
    cst_start_end end = cst_start_unpack(m, i);
    return end.reason != CST_STOP_INFEASIBLE && end.violation <= KEPT;
}

static int is_near(const cst_multistart *m, int a, int b)
{
    cst_start_end x = cst_start_unpack(m, a), y = cst_start_unpack(m, b);
    const double *at = cst_start_rho(m, a), *other = cst_start_rho(m, b);
    double gain = fmax(fabs(x.psi_initial - x.psi), fabs(y.psi_initial - y.psi));
    double psi = fmax(fabs(x.psi), fabs(y.psi));
    int near = fabs(x.psi - y.psi) <= fmax(NEAR_PSI * psi, NEAR_GAIN * gain);
    for (int k = 0; k < m->n && near; k++)
        near = fabs(at[k] - other[k]) <= NEAR_RHO * (m->upper[k] - m->lower[k]);
    return near;
}

static double psi_of(const cst_multistart *m, int i)
{
    return cst_start_unpack(m, i).psi;
}

static void insert(cst_multistart *m, int i)
{
    int at = m->solved++;
    for (; at > 0 && psi_of(m, i) < psi_of(m, m->order[at - 1]); at--)
        m->order[at] = m->order[at - 1];
    m->order[at] = i;
}

/* By its criteria, and the gradient promises no more than what tells two minima apart: a psi of
 * many kinks also hardly decreases at other points. */
int cst_start_converged(const cst_multistart *m, int i)
{
    cst_start_end end = cst_start_unpack(m, i);
    double promise = 0.5 * end.projected * end.projected;
    return end.reason == CST_STOP_GRADIENT ||
           ((end.reason == CST_STOP_DECREASE || end.reason == CST_STOP_NOISE) &&
            promise <= NEAR_GAIN);
}

/* Each end's group, the first by psi first. */
static void group(cst_multistart *m)
{
    for (int a = 0; a < m->solved; a++) {
        m->end[a] = -1;
        for (int b = 0; b < a && m->end[a] < 0; b++)
            if (is_near(m, m->order[b], m->order[a]))
                m->end[a] = m->end[b];
        if (m->end[a] < 0)
            m->end[a] = m->ends++;
    }
}

/* Groups in which one end converged are minima, and come first. */
static int number_minima(cst_multistart *m)
{
    int *is_minimum = calloc(2 * (size_t)m->ends, sizeof *is_minimum), next = 0;
    if (!is_minimum)
        return cst_no_memory(&m->job.report);
    int *number = is_minimum + m->ends;
    for (int a = 0; a < m->solved; a++)
        is_minimum[m->end[a]] |= cst_start_converged(m, m->order[a]);
    for (int minimum = 1; minimum >= 0; minimum--) {
        for (int k = 0; k < m->ends; k++)
            if (is_minimum[k] == minimum)
                number[k] = next++;
        if (minimum)
            m->minima = next;
    }
    for (int a = 0; a < m->solved; a++)
        m->end[a] = number[m->end[a]];
    free(is_minimum);
    return CST_OK;
}

int cst_minima_sort(cst_multistart *m)
{
    const cst_ensemble *e = &m->job.e;
    m->solved = m->ends = m->minima = 0;
    for (int i = 0; i < m->count; i++)
        if (cst_start_counts(m, i))
            insert(m, i);
    if (!m->solved)
        return cst_fail(&m->job.report, e->status[0] < 0 ? e->status[0] : CST_EVALUE,
                        "no start led to a minimum: the first of %d: %.400s", m->count,
                        e->status[0] < 0 ? e->text[0]
                                         : "no point keeps all constraints: widen the bounds");
    group(m);
    return number_minima(m);
}
