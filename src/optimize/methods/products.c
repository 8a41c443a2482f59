/* Products of the Hessian as rows of a search's log, so that a search that is gone on with comes to
 * the same bits without solving anything again. */
#include "optimize/methods/search.h"

#include "base/status.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

/* Puts the directions, unscaled, into the rows from s->next on; 1: they were there already. */
static int ask(cst_search *s, int count, const double *directions)
{
    const cst_minimizer *m = s->m;
    int same = s->next + count <= s->kept.rows;
    for (int i = 0; i < count; i++) {
        double *to = cst_row_rho(s, s->next + i);
        same = same && cst_search_row(s, s->next + i)[CST_LOG_PRODUCT] == 1.0;
        for (int k = 0; k < m->n; k++) {
            double d = directions[i * m->n + k] * m->unit[k];
            same = same && to[k] == d;
            to[k] = d;
        }
    }
    return same;
}

/* One call for all of them; they are in the log together or not at all. */
static int make(cst_search *s, long row, int count)
{
    cst_minimizer *m = s->m;
    const char *why = NULL;
    size_t n = (size_t)m->n;
    double *directions = s->products, *results = directions + (size_t)count * n;
    for (int i = 0; i < count; i++)
        memcpy(directions + (size_t)i * n, cst_row_rho(s, s->next + i), n * sizeof *results);
    int status = s->multiply(s->user, cst_row_rho(s, row), count, directions, results, &why);
    if (status == CST_ECANCELED) {
        m->canceled = 1;
        return status;
    }
    if (status < 0)
        snprintf(s->kept.why, sizeof s->kept.why, CST_NO_SECOND "%.480s",
                 why ? why : "a product of the Hessian failed");
    s->kept.seconds = cst_seconds() - m->begin;
    for (int i = 0; i < count; i++) {
        double *to = cst_search_row(s, s->next + i), *d = cst_row_rho(s, s->next + i);
        memset(to, 0, CST_LOG * sizeof *to);
        memset(d + n, 0, (cst_search_width(s) - CST_LOG - n) * sizeof *to);
        to[CST_LOG_STATUS] = status;
        to[CST_LOG_SECONDS] = s->kept.seconds;
        to[CST_LOG_PRODUCT] = 1.0;
        if (status >= 0)
            memcpy(d + n, results + (size_t)i * n, n * sizeof *to);
    }
    s->kept.rows = s->next + count;
    return CST_OK;
}

int cst_search_products(cst_search *s, long row, int count, const double *directions,
                        double *products)
{
    cst_minimizer *m = s->m;
    if (s->reason)
        return -1;
    if (!cst_search_reserve(s, s->next + count)) {
        s->reason = CST_STOP_FAILED;
        return -1;
    }
    if (!ask(s, count, directions)) {
        s->kept.rows = s->next < s->kept.rows ? s->next : s->kept.rows;
        if ((s->reason = cst_search_limit(s)))
            return -1;
        if (make(s, row, count) < 0) {
            s->reason = cst_search_limit(s);
            return -1;
        }
    }
    int status = (int)cst_search_row(s, s->next)[CST_LOG_STATUS];
    for (int i = 0; i < count; i++)
        for (int k = 0; k < m->n; k++)
            products[i * m->n + k] =
                cst_row_gradient(s, s->next + i)[k] * m->unit[k] / m->s.psi_scale;
    s->next += count;
    m->s.products += status < 0 ? 0 : count;
    return status;
}
