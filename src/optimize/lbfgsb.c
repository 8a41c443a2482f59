/* The one file that knows which L-BFGS-B is linked: the reference code (Fortran, setulb_) or its C translation
 * (L-BFGS-B-C, setulb), with CST_LBFGSB_C.  Same algorithm and version; integers, logicals and the task differ.
 *
 * Neither stops by itself here (factr = pgtol = 0: minimise.c decides) and neither prints (iprint < 0), but for one
 * line of the reference code, "ascent direction in projection", which knows no iprint; it needs a broken curvature.
 * The C translation keeps its locals static: with it, one thread at a time. */
#include "optimize/cst_lbfgsb.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#ifdef CST_LBFGSB_C
#include <lbfgsb.h>
typedef integer whole;
typedef integer task_word[1];
const char cst_lbfgsb_name[] = "L-BFGS-B-C 3.0";
#else
typedef int whole;
typedef char task_word[60];
void setulb_(const int *n, const int *m, double *x, const double *l, const double *u, const int *nbd, double *f, double *g,
             const double *factr, const double *pgtol, double *wa, int *iwa, char *task, const int *iprint, char *csave,
             int *lsave, int *isave, double *dsave, size_t task_length, size_t csave_length);
const char cst_lbfgsb_name[] = "L-BFGS-B 3.0";
#endif

typedef struct {
    task_word task, csave;
    whole lsave[4], isave[44];
    double f, dsave[29];
    double reals[]; /* x, lower, upper, g: [n] each; wa; then nbd [n] and iwa [3 n] */
} block;

static size_t workspace(size_t n, size_t m) { return (2 * m + 5) * n + 11 * m * m + 8 * m; }

int cst_lbfgsb_create(cst_lbfgsb *l, int n, int pairs)
{
    size_t count = (size_t)n, reals = 4 * count + workspace(count, (size_t)pairs);
    *l = (cst_lbfgsb){ .n = n, .pairs = pairs };
    l->size = sizeof(block) + reals * sizeof(double) + 4 * count * sizeof(whole);
    block *b = l->block = calloc(1, l->size);
    if (!b)
        return 0;
    l->f = &b->f;
    l->x = b->reals;
    l->lower = l->x + n;
    l->upper = l->lower + n;
    l->g = l->upper + n;
    return 1;
}

void cst_lbfgsb_free(cst_lbfgsb *l)
{
    free(l->block);
    *l = (cst_lbfgsb){ .n = 0 };
}

static double *wa(const cst_lbfgsb *l) { return l->g + l->n; }
static whole *nbd(const cst_lbfgsb *l) { return (whole *)(wa(l) + workspace((size_t)l->n, (size_t)l->pairs)); }

static void set_start(block *b)
{
#ifdef CST_LBFGSB_C
    b->task[0] = START;
#else
    memset(b->task, ' ', sizeof b->task);
    memcpy(b->task, "START", 5);
#endif
}

void cst_lbfgsb_start(cst_lbfgsb *l)
{
    block *b = l->block;
    for (int k = 0; k < l->n; k++) {
        int below = l->lower[k] > -INFINITY, above = l->upper[k] < INFINITY;
        nbd(l)[k] = below ? 1 + above : 3 * above;
    }
    set_start(b);
}

static cst_lbfgsb_action action(const block *b)
{
#ifdef CST_LBFGSB_C
    return IS_FG(b->task[0]) ? CST_LBFGSB_EVALUATE : b->task[0] == NEW_X ? CST_LBFGSB_ITERATE : CST_LBFGSB_END;
#else
    return !memcmp(b->task, "FG", 2)      ? CST_LBFGSB_EVALUATE
           : !memcmp(b->task, "NEW_X", 5) ? CST_LBFGSB_ITERATE
                                          : CST_LBFGSB_END;
#endif
}

cst_lbfgsb_action cst_lbfgsb_next(cst_lbfgsb *l)
{
    block *b = l->block;
    whole n = l->n, m = l->pairs, silent = -1, *iwa = nbd(l) + l->n;
    double zero = 0.0;
#ifdef CST_LBFGSB_C
    setulb(&n, &m, l->x, l->lower, l->upper, nbd(l), l->f, l->g, &zero, &zero, wa(l), iwa, b->task, &silent, b->csave,
           b->lsave, b->isave, b->dsave);
#else
    setulb_(&n, &m, l->x, l->lower, l->upper, nbd(l), l->f, l->g, &zero, &zero, wa(l), iwa, b->task, &silent, b->csave,
            b->lsave, b->isave, b->dsave, sizeof b->task, sizeof b->csave);
#endif
    return action(b);
}
