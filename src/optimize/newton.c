/* Newton's method with exact second derivatives, in a trust region, within bounds.
 *
 * The step minimizes the model g'd + d'B d / 2 within the bounds and the trust region.  With few
 * variables B is a matrix.  A column of the exact Hessian costs about two thirds of a gradient, so
 * B begins as a guess, learns from the gradients that are computed anyway (BFGS), and is replaced
 * by the exact Hessian when the gradients since the last time have cost twice as much and the
 * convergence is not fast.  With many variables each product of the conjugate gradients is one of
 * the exact Hessian. */
#include "optimize/newton.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    DENSE = 16,  /* variables up to which B is a matrix */
    CG_MOST = 20 /* products of one step otherwise      */
};
#define FORCING 0.1   /* of the gradient: what the conjugate gradients may leave of it           */
#define EXACT 1e-12   /* the same with a matrix                                                  */
#define RADIUS 2.0    /* of the first trust region, scaled                                       */
#define ACCEPTED 1e-4 /* of what the model promised: less is no iterate                          */
#define POOR 0.25     /* less: the region shrinks                                                */
#define GOOD 0.75     /* more: it may grow                                                       */
#define SHRINK 0.25
#define GROW 2.0
#define EXACTLY 0.1   /* the promise was kept to this: the region grows more                     */
#define GROW_MORE 5.0
/* gradients: the price of one product and of each other of the same call (measured, five-bar) */
#define PRICE_FIRST 1.3
#define PRICE_NEXT 0.65
#define PATIENCE 2.0  /* prices of a Hessian: the gradients before the next one                  */
#define FAST 0.1      /* of the gradient left by a step: no Hessian is needed                    */
#define PARALLEL 1e-8 /* of a denominator: less says nothing                                     */
#define NOISE_MARGIN 100.0 /* times the noise: a decrease below is judged by the gradients       */
#define SMALLEST 1e-13     /* a step that changes nothing                                        */

typedef struct {
    cst_search *s;
    int n, dense;
    long row; /* the iterate */
    double f, radius;
    double *x, *g, *trial, *gt, *y; /* [n] iterate, trial, their gradients; a difference */
    double *B, *columns, *unit;     /* [n][n] where B is a matrix                        */
    int guess;                      /* B is a multiple of the unit matrix                */
    int since;                      /* gradients since B was the exact Hessian           */
    cst_box_model model;
} newton;

static double dot(const double *a, const double *b, int n)
{
    double sum = 0.0;
    for (int k = 0; k < n; k++)
        sum += a[k] * b[k];
    return sum;
}

static int multiply(void *user, const double *p, double *Bp)
{
    newton *w = user;
    if (!w->dense)
        return cst_search_products(w->s, w->row, 1, p, Bp);
    for (int i = 0; i < w->n; i++)
        Bp[i] = dot(w->B + i * w->n, p, w->n);
    return 0;
}

/* Does the variable rest on its bound? */
static int rests(const newton *w, int k)
{
    const cst_minimizer *m = w->s->m;
    double rho = cst_row_rho(w->s, w->row)[k];
    return m->lower[k] == m->upper[k] || (rho <= m->lower[k] && w->g[k] >= 0.0) ||
           (rho >= m->upper[k] && w->g[k] <= 0.0);
}

/* B's columns of the variables that move become those of the exact Hessian. */
static int look(newton *w)
{
    int n = w->n, count = 0, which[DENSE];
    for (int k = 0; k < n; k++) {
        if (rests(w, k))
            continue;
        memset(w->unit + count * n, 0, (size_t)n * sizeof *w->unit);
        w->unit[count * n + k] = 1.0;
        which[count++] = k;
    }
    if (!count)
        return 0;
    int status = cst_search_products(w->s, w->row, count, w->unit, w->columns);
    if (status < 0)
        return status;
    for (int i = 0; i < count; i++)
        for (int k = 0; k < n; k++)
            w->B[which[i] * n + k] = w->B[k * n + which[i]] = w->columns[i * n + k];
    for (int i = 0; i < count; i++) /* symmetric but for rounding: the mean */
        for (int j = 0; j < i; j++)
            w->B[which[i] * n + which[j]] = w->B[which[j] * n + which[i]] =
                0.5 * (w->columns[i * n + which[j]] + w->columns[j * n + which[i]]);
    w->since = w->guess = 0;
    return 0;
}

/* B = scale I, where nothing is known. */
static void set_guess(newton *w, double scale)
{
    for (int i = 0; i < w->n * w->n; i++)
        w->B[i] = i % (w->n + 1) ? 0.0 : scale;
}

/* What the gradients at both ends of a step say about B: BFGS where both curvatures along the step
 * are positive, SR1 elsewhere. */
static void learn(newton *w)
{
    int n = w->n;
    const double *s = w->model.d;
    double *y = w->y, *Bs = w->model.Bp;
    for (int k = 0; k < n; k++)
        y[k] = w->gt[k] - w->g[k];
    double ss = dot(s, s, n), sy = dot(s, y, n), yy = dot(y, y, n);
    int curved = sy > PARALLEL * sqrt(ss * yy);
    if (w->guess && curved)
        set_guess(w, yy / sy);
    w->guess = w->guess && !curved;
    for (int k = 0; k < n; k++)
        Bs[k] = dot(w->B + k * n, s, n);
    double sBs = dot(s, Bs, n), apart = 0.0;
    for (int k = 0; k < n; k++)
        apart += (y[k] - Bs[k]) * (y[k] - Bs[k]);
    int positive = curved && sBs > 0.0;
    if (!positive && fabs(sy - sBs) <= PARALLEL * sqrt(apart * ss))
        return;
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++)
            w->B[i * n + j] += positive ? y[i] * y[j] / sy - Bs[i] * Bs[j] / sBs
                                        : (y[i] - Bs[i]) * (y[j] - Bs[j]) / (sy - sBs);
}

/* The largest component of the projected gradient. */
static double projected(const newton *w, const double *g, long row)
{
    const cst_minimizer *m = w->s->m;
    double most = 0.0;
    for (int k = 0; k < w->n; k++) {
        double rho = cst_row_rho(w->s, row)[k];
        double moved = fmin(fmax(rho - m->unit[k] * g[k], m->lower[k]), m->upper[k]);
        most = fmax(most, fabs(moved - rho) / m->unit[k]);
    }
    return most;
}

static void set_box(newton *w)
{
    const cst_minimizer *m = w->s->m;
    for (int k = 0; k < w->n; k++) {
        w->model.lower[k] = fmin((m->lower[k] - m->origin[k]) / m->unit[k] - w->x[k], 0.0);
        w->model.upper[k] = fmax((m->upper[k] - m->origin[k]) / m->unit[k] - w->x[k], 0.0);
    }
    w->model.radius = w->radius;
}

/* The decrease from f to the trial's; what psi is too noisy to tell, its gradients do. */
static double decrease(const newton *w, double ft, double promised)
{
    double size = fmax(fabs(w->f), fabs(ft));
    if (promised > NOISE_MARGIN * w->s->m->noise * size)
        return w->f - ft;
    return -0.5 * (dot(w->g, w->model.d, w->n) + dot(w->gt, w->model.d, w->n));
}

/* Have the gradients since the last Hessian cost enough for another one? */
static int is_due(const newton *w)
{
    int moving = 0;
    for (int k = 0; k < w->n; k++)
        moving += !rests(w, k);
    return w->since >= PATIENCE * (PRICE_FIRST + PRICE_NEXT * (moving - 1));
}

static void set_radius(newton *w, double ratio)
{
    double length = sqrt(dot(w->model.d, w->model.d, w->n));
    if (ratio < POOR)
        w->radius = SHRINK * length;
    else if (ratio > GOOD && w->model.at_radius)
        w->radius *= fabs(ratio - 1.0) < EXACTLY ? GROW_MORE : GROW;
}

/* The trial is evaluated: what becomes of region, point and B. */
static int judge(newton *w, long row, double promised)
{
    cst_search *s = w->s;
    int failed = cst_search_row(s, row)[CST_LOG_STATUS] < 0.0, exact = !w->since;
    double ft = cst_search_objective(s, row, w->trial, w->gt);
    double ratio = failed ? -1.0 : decrease(w, ft, promised) / promised;
    double before = projected(w, w->g, w->row);
    set_radius(w, ratio);
    if (w->dense && !failed)
        learn(w);
    w->since++;
    if (ratio < ACCEPTED)
        return w->dense && !exact && is_due(w) ? look(w) : 0;
    w->f = ft;
    w->row = row;
    memcpy(w->x, w->trial, (size_t)w->n * sizeof *w->x);
    memcpy(w->g, w->gt, (size_t)w->n * sizeof *w->g);
    return w->dense && is_due(w) && projected(w, w->g, row) > FAST * before ? look(w) : 0;
}

/* Below 0: it has to end; 0: it can go no further. */
static int step(newton *w)
{
    set_box(w);
    double promised = cst_box_minimize(&w->model, (w->dense ? EXACT : FORCING) *
                                                      projected(w, w->g, w->row));
    if (promised < 0.0)
        return -1;
    if (!(promised > 0.0) || dot(w->model.d, w->model.d, w->n) <= SMALLEST * SMALLEST)
        return 0;
    for (int k = 0; k < w->n; k++)
        w->trial[k] = w->x[k] + w->model.d[k];
    long row = cst_search_at(w->s, w->trial);
    if (row < 0)
        return -1;
    int status = judge(w, row, promised);
    return status < 0 ? status : 1;
}

static void take(newton *w, double *memory, int *held)
{
    size_t n = (size_t)w->n;
    double **vectors[] = { &w->x,
                           &w->g,
                           &w->trial,
                           &w->gt,
                           &w->y,
                           &w->model.lower,
                           &w->model.upper,
                           &w->model.d,
                           &w->model.r,
                           &w->model.p,
                           &w->model.Bp };
    for (size_t i = 0; i < sizeof vectors / sizeof vectors[0]; i++, memory += n)
        *vectors[i] = memory;
    w->s->products = memory;
    memory += 2 * n * (w->dense ? n : 1);
    w->B = memory;
    w->columns = memory + n * n;
    w->unit = memory + 2 * n * n;
    w->model.held = held;
    w->model.n = w->n;
    w->model.g = w->g;
    w->model.multiply = multiply;
    w->model.user = w;
    w->model.most = w->dense ? 8 * w->n + 8 : CG_MOST;
}

static void minimize(newton *w)
{
    cst_search *s = w->s;
    int status = 1;
    w->row = s->best;
    w->radius = RADIUS;
    w->f = cst_search_objective(s, w->row, w->x, w->g);
    w->guess = 1;
    if (w->dense)
        set_guess(w, 1.0);
    while (status > 0)
        status = step(w);
    if (status < 0 && !s->reason) { /* a product of the Hessian failed */
        memcpy(s->m->s.why, s->kept.why, sizeof s->kept.why);
        s->reason = CST_STOP_FAILED;
    }
}

static void run(cst_search *s)
{
    newton w = { .s = s, .n = s->m->n, .dense = s->m->n <= DENSE };
    size_t n = (size_t)w.n;
    double *memory = calloc(11 * n + (w.dense ? 5 * n * n : 2 * n), sizeof *memory);
    int *held = calloc(n, sizeof *held);
    if (!memory || !held) {
        snprintf(s->kept.why, sizeof s->kept.why, "out of memory: free some and try again");
        memcpy(s->m->s.why, s->kept.why, sizeof s->kept.why);
        s->reason = CST_STOP_FAILED;
    } else {
        take(&w, memory, held);
        minimize(&w);
    }
    s->products = NULL;
    free(memory);
    free(held);
}

static const char *version(void)
{
    return "Newton 1";
}

const cst_algorithm cst_newton = { .name = "newton",
                                   .about = "trust-region Newton with exact second derivatives: "
                                            "no constraints",
                                   .run = run,
                                   .second = 1,
                                   .library = version };
