/* The one file that knows which L-BFGS-B is linked: the reference code (Fortran, setulb_) or its C
 * translation (L-BFGS-B-C, setulb), with CST_LBFGSB_C.  Same algorithm and version; integers,
 * logicals and the task differ.
 *
 * Neither stops by itself here (factr = pgtol = 0: minimize.c decides) and neither prints (iprint <
 * 0), but for one line of the reference code, "ascent direction in projection", which knows no
 * iprint; it needs a broken curvature.  The C translation keeps its locals static: with it, one
 * thread at a time. */
#include "optimize/methods/cst_lbfgsb.h"

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
void setulb_(const int *n, const int *m, double *x, const double *l, const double *u,
             const int *nbd, double *f, double *g, const double *factr, const double *pgtol,
             double *wa, int *iwa, char *task, const int *iprint, char *csave, int *lsave,
             int *isave, double *dsave, size_t task_length, size_t csave_length);
const char cst_lbfgsb_name[] = "L-BFGS-B 3.0";
#endif

typedef struct {
    task_word task, csave;
    whole lsave[4], isave[44];
    double f, dsave[29];
    double reals[]; /* x, lower, upper, g: [n] each; wa; then nbd [n] and iwa [3 n] */
} block;

static size_t workspace(size_t n, size_t m)
{
    return (2 * m + 5) * n + 11 * m * m + 8 * m;
}

/* Points into the block; NULL: nowhere. */
static void attach(cst_lbfgsb *l, void *bytes)
{
    block *b = l->block = bytes;
    l->f = b ? &b->f : NULL;
    l->x = b ? b->reals : NULL;
    l->lower = b ? l->x + l->n : NULL;
    l->upper = b ? l->lower + l->n : NULL;
    l->g = b ? l->upper + l->n : NULL;
}

int cst_lbfgsb_create(cst_lbfgsb *l, int n, int pairs)
{
    size_t count = (size_t)n, reals = 4 * count + workspace(count, (size_t)pairs);
    *l = (cst_lbfgsb){ .n = n, .pairs = pairs };
    l->size = sizeof(block) + reals * sizeof(double) + 4 * count * sizeof(whole);
    void *bytes = calloc(1, l->size);
    attach(l, bytes);
    return bytes != NULL;
}

void cst_lbfgsb_free(cst_lbfgsb *l)
{
    free(l->block);
    *l = (cst_lbfgsb){ .n = 0 };
}

static double *wa(const cst_lbfgsb *l)
{
    return l->g + l->n;
}
static whole *nbd(const cst_lbfgsb *l)
{
    return (whole *)(wa(l) + workspace((size_t)l->n, (size_t)l->pairs));
}

static void set_start(block *b)
{
#ifdef CST_LBFGSB_C
    b->task[0] = START;
#else
    memset(b->task, ' ', sizeof b->task);
    memcpy(b->task, "START", 5);
#endif
}

static whole bounds_kind(const cst_lbfgsb *l, int k)
{
    int below = l->lower[k] > -INFINITY, above = l->upper[k] < INFINITY;
    return below ? 1 + above : 3 * above;
}

void cst_lbfgsb_start(cst_lbfgsb *l)
{
    block *b = l->block;
    for (int k = 0; k < l->n; k++)
        nbd(l)[k] = bounds_kind(l, k);
    set_start(b);
}

static cst_lbfgsb_action action(const block *b)
{
#ifdef CST_LBFGSB_C
    return IS_FG(b->task[0])     ? CST_LBFGSB_EVALUATE
           : b->task[0] == NEW_X ? CST_LBFGSB_ITERATE
                                 : CST_LBFGSB_END;
#else
    return !memcmp(b->task, "FG", 2)      ? CST_LBFGSB_EVALUATE
           : !memcmp(b->task, "NEW_X", 5) ? CST_LBFGSB_ITERATE
                                          : CST_LBFGSB_END;
#endif
}

/* Whether it waits for f and g at the start: nothing of an iteration is in the block yet. */
static int is_first(const block *b)
{
#ifdef CST_LBFGSB_C
    return b->task[0] == FG_START;
#else
    return !memcmp(b->task, "FG_ST", 5);
#endif
}

cst_lbfgsb_action cst_lbfgsb_next(cst_lbfgsb *l)
{
    block *b = l->block;
    whole n = l->n, m = l->pairs, silent = -1, *iwa = nbd(l) + l->n;
    double zero = 0.0;
#ifdef CST_LBFGSB_C
    setulb(&n, &m, l->x, l->lower, l->upper, nbd(l), l->f, l->g, &zero, &zero, wa(l), iwa, b->task,
           &silent, b->csave, b->lsave, b->isave, b->dsave);
#else
    setulb_(&n, &m, l->x, l->lower, l->upper, nbd(l), l->f, l->g, &zero, &zero, wa(l), iwa, b->task,
            &silent, b->csave, b->lsave, b->isave, b->dsave, sizeof b->task, sizeof b->csave);
#endif
    return action(b);
}

/* The model at its minimum d is g'd / 2, where nothing is bound, and at most that otherwise;
 * dsave(15) is g'd. */
double cst_lbfgsb_left(const cst_lbfgsb *l)
{
    const block *b = l->block;
    return 0.5 * fabs(b->dsave[14]);
}

static int within(whole i, whole least, whole most)
{
    return i >= least && i <= most;
}

/* The places of its matrices in wa, isave(1) to isave(16), as setulb computes them at the start. */
static int places_are_right(const cst_lbfgsb *l, const whole *isave)
{
    whole n = l->n, m = l->pairs, place = 1;
    const whole sizes[12] = {
        m * n, m * n, m * m, m * m, m * m, 4 * m * m, 4 * m * m, n, n, n, n, n
    };
    int right = isave[0] == m * n && isave[1] == m * m && isave[2] == 4 * m * m;
    for (int i = 0; i < 12; i++) {
        right = right && isave[3 + i] == place;
        place += sizes[i];
    }
    return right && isave[15] == place;
}

/* What mainlb keeps from isave(22) on: counts, and the places in the ring of corrections. */
static int counts_are_right(const cst_lbfgsb *l, const block *b)
{
    enum {
        NINTOL = 21,
        IBACK = 24,
        NSKIP,
        HEAD,
        COL,
        ITAIL,
        ITER,
        IUPDAT,
        NSEG = 32,
        NFGV,
        INFO,
        IFUN,
        IWORD,
        NFREE,
        NACT,
        ILEAVE,
        NENTER
    };
    static const int counts[] = { NINTOL, IBACK, NSKIP, ITER, NSEG, NFGV, IFUN, IUPDAT };
    const whole *i = b->isave, most = 1 << 30;
    whole n = l->n, m = l->pairs;
    int right = 1;
    for (size_t k = 0; k < sizeof counts / sizeof counts[0]; k++)
        right = right && within(i[counts[k]], 0, most);
    for (int k = 0; k < 4; k++)
        right = right && within(b->lsave[k], 0, 1);
    return right && within(i[HEAD], 1, m) && i[COL] == (i[IUPDAT] < m ? i[IUPDAT] : m) &&
           within(i[ITAIL], i[COL] > 0, m) && within(i[NFREE], 0, n) && within(i[NACT], 0, n) &&
           within(i[ILEAVE], !is_first(b), n + 1) && within(i[NENTER], 0, n) && i[INFO] == 0;
}

/* iwa: the free and the bound variables; where each one is; those that enter and leave. */
static int indices_are_right(const cst_lbfgsb *l, const block *b)
{
    const whole *kind = nbd(l), *index = kind + l->n, *where = index + l->n, *moved = where + l->n;
    int right = 1;
    for (int k = 0; k < l->n; k++)
        right = right && kind[k] == bounds_kind(l, k) && within(index[k], !is_first(b), l->n) &&
                within(where[k], -3, 3) && within(moved[k], 0, l->n);
    return right;
}

int cst_lbfgsb_can_go_on(const cst_lbfgsb *l, const void *bytes, int waits)
{
    const block *b = bytes;
    cst_lbfgsb own = { .n = l->n, .pairs = l->pairs };
    attach(&own, (void *)bytes);
    int finite = isfinite(*own.f),
        known = action(b) == CST_LBFGSB_EVALUATE || (action(b) == CST_LBFGSB_ITERATE && !waits);
    for (int k = 0; k < own.n; k++)
        finite = finite && isfinite(own.x[k]) && isfinite(own.g[k]);
    return known && !(waits && is_first(b)) && finite && places_are_right(&own, b->isave) &&
           counts_are_right(&own, b) && indices_are_right(&own, b);
}
