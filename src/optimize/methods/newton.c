/* Newton's method in a trust region, within bounds.
 *
 * The step minimizes the model g'd + d'B d / 2 within the bounds and the trust region.  With few
 * variables B is a matrix: what all gradients near the iterate say (newton_secant.c), which costs
 * nothing.  The exact Hessian, whose column costs about two thirds of a gradient, takes its place
 * where two trials running were no better and the gradients since the last time have cost four
 * times as much; not where psi has kinks, whose curvature it does not know.  With many variables
 * each product of the conjugate gradients is one of the exact Hessian.
 *
 * B may be indefinite and does not say how much is left.  M, the metric that BFGS keeps, does: the
 * search ends where for five iterates running neither the last step nor the minimum of the model
 * with M, within the bounds and what the region may grow to in that many, decreases psi by more
 * than its tolerance or its noise.  Beside a kink M promises what it cannot keep, and the region
 * shrinks: there it ends by that, or when many trials together gained no more. */
#include "optimize/methods/newton.h"

#include "base/vectors.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    DENSE = 50,   /* variables up to which B is a matrix */
    RECENT = 100, /* rows in which points near are looked for */
    CG_MOST = 20, /* products of one step otherwise */
    QUIET = 5,    /* iterates running with nothing left: one short step is no end */
    /* trials that together have to gain something: for each variable, and at the least (the
     * vehicle, cost seat: 200 of 296 gained 3e-5 of psi) */
    TRIALS_EACH = 5,
    TRIALS = 20
};
#define FORCING      0.1   /* of the gradient: what the conjugate gradients may leave of it */
#define EXACT        1e-12 /* the same with a matrix */
#define RADIUS       2.0   /* of the first trust region, scaled */
#define ACCEPTED     1e-4  /* minimum ratio of actual to predicted decrease */
#define POOR         0.25  /* less: the region shrinks */
#define GOOD         0.75  /* more: it may grow */
#define SHRINK       0.25  /* where the model could not be solved, or its minimum is not known */
#define SHRINK_MOST  0.1
#define SHRINK_LEAST 0.5
#define GROW         2.0
#define EXACTLY      0.1 /* the promise was kept to this: the region grows more */
#define GROW_MORE    2.5
/* gradients: the price of one product and of each other of the same call (measured, five-bar) */
#define PRICE_FIRST  1.3
#define PRICE_NEXT   0.65
#define PATIENCE     4.0   /* prices of a Hessian: the gradients before the next one */
#define NOISE_MARGIN 100.0 /* times the noise: a decrease below is judged by the gradients */
#define SMALLEST     1e-13 /* a step that changes nothing */
#define REACH        100.0 /* radii: GROW_MORE to the power QUIET */

typedef struct {
    cst_search *s;
    int n, dense;
    long row;   /* the iterate */
    long known; /* the first row that says more than the last exact Hessian */
    double f, radius;
    double *x, *g, *trial, *gt, *y; /* [n] iterate, trial, their gradients; a difference */
    double *B, *columns, *unit;     /* [n][n] where B is a matrix */
    int since;                      /* gradients since B was the exact Hessian */
    int rejected;                   /* trials running */
    int refused;                    /* there is no exact Hessian */
    int quiet;                      /* iterates running with nothing left */
    long mark;                      /* the row, and the objective there, since which */
    double f_mark;                  /* there was no gain */
    cst_secants secants;
    cst_box_model model;
} newton;

static int multiply(void *user, const double *p, double *Bp)
{
    newton *w = user;
    if (!w->dense)
        return cst_search_products(w->s, w->row, 1, p, Bp);
    for (int i = 0; i < w->n; i++)
        Bp[i] = cst_dot(w->B + i * w->n, p, w->n);
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

/* B's columns of the variables that move become those of the exact Hessian; where there is none,
 * gradients have to do. */
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
    if (cst_search_products(w->s, w->row, count, w->unit, w->columns) < 0) {
        w->refused = 1;
        return w->s->reason ? -1 : 0;
    }
    double *B = w->secants.mean;
    for (int i = 0; i < count; i++)
        for (int k = 0; k < n; k++)
            B[which[i] * n + k] = B[k * n + which[i]] = w->columns[i * n + k];
    for (int i = 0; i < count; i++) /* symmetric but for rounding: the mean */
        for (int j = 0; j < i; j++)
            B[which[i] * n + which[j]] = B[which[j] * n + which[i]] =
                0.5 * (w->columns[i * n + which[j]] + w->columns[j * n + which[i]]);
    cst_secants_exact(&w->secants);
    w->known = w->s->next;
    w->since = w->rejected = 0;
    return 0;
}

/* The step from the iterate to a row's point, scaled; returns its square. */
static double step_to(const newton *w, long row, double *step)
{
    const cst_minimizer *m = w->s->m;
    for (int k = 0; k < w->n; k++)
        step[k] = (cst_row_rho(w->s, row)[k] - cst_row_rho(w->s, w->row)[k]) / m->unit[k];
    return cst_dot(step, step, w->n);
}

/* The rows nearest to the iterate, of those that say something; returns how many. */
static int nearest(const newton *w, long *rows)
{
    const cst_search *s = w->s;
    double square[CST_SECANTS];
    int count = 0;
    for (long i = s->next - 1; i >= w->known && i >= s->next - RECENT; i--) {
        const double *row = cst_search_row(s, i);
        double distance =
            row[CST_LOG_PRODUCT] == 0.0 && row[CST_LOG_STATUS] >= 0.0 ? step_to(w, i, w->y) : 0.0;
        if (!(distance > 0.0) || (count == CST_SECANTS && distance >= square[count - 1]))
            continue;
        int at = count < CST_SECANTS ? count++ : count - 1;
        for (; at > 0 && square[at - 1] > distance; at--) {
            square[at] = square[at - 1];
            rows[at] = rows[at - 1];
        }
        square[at] = distance;
        rows[at] = i;
    }
    return count;
}

/* The curvature along a step to f and g there, exact for cubics, less the gradients' own s'y: of
 * it half, and half of s'y at the most; none where f is too noisy. */
static double bend(const newton *w, const double *s, double f, const double *g)
{
    double at = cst_dot(w->g, s, w->n), end = cst_dot(g, s, w->n), sy = end - at;
    double bent = 0.5 * (6.0 * (f - w->f) - 2.0 * (end + 2.0 * at) - sy), most = 0.5 * fabs(sy);
    double size = fmax(fabs(w->f), fabs(f));
    return fabs(sy) > NOISE_MARGIN * w->s->m->noise * size ? fmin(fmax(bent, -most), most) : 0.0;
}

/* B from the gradients at the rows that are near. */
static void learn(newton *w)
{
    cst_secants *x = &w->secants;
    long rows[CST_SECANTS];
    int n = w->n, count = nearest(w, rows);
    for (int j = 0; j < count; j++) {
        double *step = x->step + j * n, *change = x->change + j * n;
        step_to(w, rows[j], step);
        double f = cst_search_objective(w->s, rows[j], w->trial, change);
        x->bend[j] = bend(w, step, f, change);
        for (int k = 0; k < n; k++)
            change[k] -= w->g[k];
    }
    cst_secants_fit(x, count, w->s->m->noise, w->B);
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
    return -0.5 * (cst_dot(w->g, w->model.d, w->n) + cst_dot(w->gt, w->model.d, w->n));
}

/* Have the gradients since the last Hessian cost enough for another one? */
static int is_due(const newton *w)
{
    int moving = 0;
    for (int k = 0; k < w->n; k++)
        moving += !rests(w, k);
    return w->since >= PATIENCE * (PRICE_FIRST + PRICE_NEXT * (moving - 1));
}

/* Where the cubic through f and the slopes at both ends of the step is least, of the step. */
static double least_along(const newton *w, double ft)
{
    double at = cst_dot(w->g, w->model.d, w->n), end = cst_dot(w->gt, w->model.d, w->n);
    double a = at + end - 3.0 * (ft - w->f), square = a * a - at * end;
    double root = square > 0.0 ? sqrt(square) : 0.0, below = end - at + 2.0 * root;
    double least = square > 0.0 && below > 0.0 ? 1.0 - (end + root - a) / below : SHRINK;
    return fmin(fmax(least, SHRINK_MOST), SHRINK_LEAST);
}

static void set_radius(newton *w, double ratio, double ft, int failed)
{
    double length = sqrt(cst_dot(w->model.d, w->model.d, w->n));
    if (ratio < POOR)
        w->radius = (failed ? SHRINK : least_along(w, ft)) * length;
    else if (ratio > GOOD && w->model.at_radius)
        w->radius *= fabs(ratio - 1.0) < EXACTLY ? GROW_MORE : GROW;
}

/* The trial is evaluated: what becomes of region, point and B. */
static int judge(newton *w, long row, double promised)
{
    cst_search *s = w->s;
    int failed = cst_search_row(s, row)[CST_LOG_STATUS] < 0.0;
    double ft = cst_search_objective(s, row, w->trial, w->gt);
    double ratio = failed ? -1.0 : decrease(w, ft, promised) / promised;
    set_radius(w, ratio, ft, failed);
    for (int k = 0; k < w->n; k++)
        w->y[k] = w->gt[k] - w->g[k];
    if (w->dense && !failed)
        cst_secants_update(&w->secants, w->model.d, w->y);
    w->since++;
    w->rejected = ratio < ACCEPTED ? w->rejected + 1 : 0;
    if (w->rejected)
        return w->dense && !w->refused && w->rejected >= 2 && is_due(w) ? look(w) : 0;
    w->f = ft;
    w->row = row;
    memcpy(w->x, w->trial, (size_t)w->n * sizeof *w->x);
    memcpy(w->g, w->gt, (size_t)w->n * sizeof *w->g);
    return 0;
}

/* What psi decreases by to the minimum of the model with M, as far as the next steps may reach (the
 * vehicle, cost seat, beside a kink: the region shrinks from 1e-2 to 1e-6 and M promises 1 %). */
static double left(newton *w)
{
    memcpy(w->B, w->secants.M, (size_t)w->n * (size_t)w->n * sizeof *w->B);
    set_box(w);
    w->model.radius = REACH * w->radius;
    return cst_box_minimize(&w->model, EXACT * projected(w, w->g, w->row));
}

/* After a trial at a row, from an iterate where the objective was f: is it the end? */
static int ends(newton *w, long row, double f)
{
    const cst_minimizer *m = w->s->m;
    double little = fmax(m->limits.decrease_tol, m->noise) * fabs(w->f);
    int most = w->n * TRIALS_EACH > TRIALS ? w->n * TRIALS_EACH : TRIALS;
    if (!w->rejected)
        w->quiet = f - w->f <= little && left(w) <= little ? w->quiet + 1 : 0;
    if (w->f_mark - w->f > little) {
        w->mark = row;
        w->f_mark = w->f;
    }
    if (w->quiet >= QUIET || row - w->mark >= most)
        w->s->reason = CST_STOP_DECREASE;
    return w->s->reason != CST_RUNNING;
}

/* Below 0: it has to end; 0: it can go no further. */
static int step(newton *w)
{
    if (w->dense)
        learn(w);
    set_box(w);
    double promised =
        cst_box_minimize(&w->model, (w->dense ? EXACT : FORCING) * projected(w, w->g, w->row));
    if (promised < 0.0)
        return -1;
    if (!(promised > 0.0) || cst_dot(w->model.d, w->model.d, w->n) <= SMALLEST * SMALLEST)
        return 0;
    for (int k = 0; k < w->n; k++)
        w->trial[k] = w->x[k] + w->model.d[k];
    long row = cst_search_at(w->s, w->trial);
    if (row < 0)
        return -1;
    double f = w->f;
    int status = judge(w, row, promised);
    if (status >= 0 && w->dense && ends(w, row, f))
        return -1;
    return status < 0 ? status : 1;
}

static void take(newton *w, double *memory, int *held)
{
    size_t n = (size_t)w->n;
    double **vectors[] = { &w->x,       &w->g,           &w->trial,       &w->gt,
                           &w->y,       &w->model.lower, &w->model.upper, &w->model.d,
                           &w->model.r, &w->model.p,     &w->model.Bp };
    for (size_t i = 0; i < sizeof vectors / sizeof vectors[0]; i++, memory += n)
        *vectors[i] = memory;
    w->s->products = memory;
    memory += 2 * n * (w->dense ? n : 1);
    w->B = memory;
    w->columns = memory + n * n;
    w->unit = memory + 2 * n * n;
    if (w->dense)
        cst_secants_take(&w->secants, w->n, memory + 3 * n * n);
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
    w->f = w->f_mark = cst_search_objective(s, w->row, w->x, w->g);
    w->mark = s->next;
    if (w->dense)
        cst_secants_guess(&w->secants, 1.0);
    while (status > 0)
        status = step(w);
    if (status < 0 && !s->reason) { /* a product of the Hessian failed */
        memcpy(s->m->s.why, s->kept.why, sizeof s->kept.why);
        s->reason = CST_STOP_FAILED;
    }
}

static void run(cst_search *s)
{
    newton w = { .s = s, .n = s->m->n, .dense = s->m->n <= DENSE, .refused = s->kinks };
    s->predicts = w.dense;
    size_t n = (size_t)w.n;
    size_t matrices = w.dense ? 5 * n * n + cst_secants_size(w.n) : 2 * n;
    double *memory = calloc(11 * n + matrices, sizeof *memory);
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
    return "Newton 3";
}

const cst_algorithm cst_newton = { .name = "newton",
                                   .about = "trust-region Newton with exact second derivatives: "
                                            "no constraints",
                                   .run = run,
                                   .second = 1,
                                   .library = version };
