/* An optimizer's state as bytes: a head that says what it is and of which problem, then plain data.
 *
 * What the state depends on and does not hold (the problem, the program) goes into the
 * fingerprint. */
#include "optimize/optimizer.h"

#include "base/status.h"
#include "model/problem.h"

#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    char magic[8];
    uint64_t size, fingerprint, checksum; /* of the whole, of the problem, of what follows */
} head;

static const char magic[8] = "CSTopt4"; /* the digit changes with the layout */

/* FNV-1a */
static uint64_t hash(uint64_t h, const void *bytes, size_t size)
{
    const unsigned char *c = bytes;
    for (size_t i = 0; i < size; i++)
        h = (h ^ c[i]) * 1099511628211u;
    return h;
}

static uint64_t hash_number(uint64_t h, double x)
{
    return hash(h, &x, sizeof x);
}
static uint64_t hash_text(uint64_t h, const char *text)
{
    return hash(h, text, strlen(text) + 1);
}

static uint64_t hash_problem(uint64_t h, const cst_problem *p)
{
    const cst_options *o = &p->options;
    const double numbers[] = { p->model->n,   p->model->m, p->model->p, p->model->s, p->count,
                               o->integrator, o->step,     o->method,   o->tf,       o->rtol,
                               o->atol,       o->alpha,    o->xi,       o->omega,    o->fd_step,
                               o->adams,      o->max_steps };
    h = hash_text(hash_text(h, p->model->name), p->model->costs[p->cost].name);
    h = hash_text(h, o->formulation);
    h = hash(h, numbers, sizeof numbers);
    for (int i = 0; i < p->model->p; i++)
        h = hash_number(hash_text(h, p->model->parameters[i].name), p->rho[i]);
    return hash(h, p->design, (size_t)p->count * sizeof *p->design);
}

/* What is asked of the run besides the cost; a table of measurements by its numbers. */
static uint64_t hash_responses(uint64_t h, const cst_problem *p)
{
    for (int r = 0; r < p->responses_count; r++) {
        const cst_expression *x = &p->responses[r];
        h = hash_text(hash_text(h, x->name), x->text);
    }
    for (int r = 0; r < p->functionals.count; r++) {
        const cst_parsed *x = &p->functionals.list[r];
        for (int i = 0; i < x->samples_count; i++)
            h = hash_number(hash_number(hash_number(h, x->samples[i].t), x->samples[i].value),
                            x->samples[i].sigma);
    }
    for (int k = 0; k < p->constraints_count; k++) {
        const cst_constraint *x = &p->constraints[k];
        h = hash_number(hash_number(hash_number(h, x->response), x->lower), x->upper);
    }
    return hash_number(h, p->objective);
}

static uint64_t fingerprint(const cst_optimizer *o)
{
    uint64_t h = hash_text(hash_text(14695981039346656037u, CST_VERSION),
                           cst_optimizer_chosen(o)->library());
    h = hash_text(h, cst_optimizer_chosen(o)->name);
    h = hash_number(hash_number(h, sizeof o->m.s), (double)o->m.l.size);
    for (int i = 0; i < o->count; i++)
        h = hash_number(hash_responses(hash_problem(h, o->scenarios[i].p), o->scenarios[i].p),
                        o->scenarios[i].weight);
    for (int k = 0; k < o->m.n; k++)
        h = hash_number(hash_number(hash_number(h, o->m.lower[k]), o->m.upper[k]), o->m.start[k]);
    return hash(h, &o->depends, sizeof o->depends);
}

int cst_optimizer_depends(cst_optimizer *o, const void *bytes, long size)
{
    if (!o || !o->m.n || size < 0 || (size && !bytes))
        return CST_EARGUMENT;
    o->depends = hash(14695981039346656037u, bytes, (size_t)size);
    return CST_OK;
}

/* The pieces in their order.  Of L-BFGS-B: the state, the vectors, its block, the history.  Of an
 * algorithm that calls back: what is kept of the search, the vectors that it began with, its log.
 */
typedef struct {
    void *at;
    size_t size;
} piece;
enum { PIECES = 4, SEARCH_VECTORS = 3 };

static int calls_back(const cst_optimizer *o)
{
    return cst_optimizer_chosen(o)->run != NULL;
}

/* As large as the first of them says, which is the optimizer's own or one that is loaded. */

static size_t pieces(const cst_optimizer *o, const void *first, piece out[PIECES])
{
    const cst_minimizer *m = &o->m;
    const cst_search *x = &o->search;
    size_t total = sizeof(head), n = (size_t)m->n * sizeof *m->lower;
    memset(out, 0, PIECES * sizeof *out);
    if (calls_back(o)) {
        out[0] = (piece){ (void *)&x->kept, sizeof x->kept };
        out[1] = (piece){ m->lower, SEARCH_VECTORS * n };
        out[2] = (piece){ x->log, (size_t)((const cst_search_kept *)first)->rows *
                                      cst_search_width(x) * sizeof *x->log };
    } else {
        out[0] = (piece){ (void *)&m->s, sizeof m->s };
        out[1] = (piece){ m->lower, CST_VECTORS * n };
        out[2] = (piece){ m->l.block, m->l.size };
        out[3] = (piece){ m->history, (size_t)((const cst_minimize_state *)first)->rows *
                                          (CST_HISTORY * sizeof *m->history + n) };
    }
    for (int i = 0; i < PIECES; i++)
        total += out[i].size;
    return total;
}

static const void *own(const cst_optimizer *o)
{
    return calls_back(o) ? (const void *)&o->search.kept : &o->m.s;
}

long cst_optimizer_save(const cst_optimizer *o, void *bytes, long size)
{
    piece part[PIECES];
    if (!o || !o->m.n)
        return CST_EARGUMENT;
    size_t total = pieces(o, own(o), part);
    if (!bytes || size < (long)total)
        return (long)total;
    char *at = (char *)bytes + sizeof(head);
    for (int i = 0; i < PIECES; i++) {
        if (part[i].size)
            memcpy(at, part[i].at, part[i].size);
        at += part[i].size;
    }
    head h = { .size = total, .fingerprint = fingerprint(o) };
    memcpy(h.magic, magic, sizeof magic);
    h.checksum = hash(14695981039346656037u, (char *)bytes + sizeof h, total - sizeof h);
    memcpy(bytes, &h, sizeof h);
    return (long)total;
}

static int damaged(cst_optimizer *o)
{
    return cst_optimizer_fail(
        o, CST_EVALUE,
        "the state of the optimization is damaged: do not load it, start a new optimization");
}

static int check_head(cst_optimizer *o, const head *h, const char *bytes, size_t size)
{
    if (memcmp(h->magic, magic, sizeof magic))
        return cst_optimizer_fail(o, CST_EVALUE,
                                  "not the state of an optimization, or of another version of the "
                                  "program: do not load it, start a new optimization");
    if (h->size != size ||
        h->checksum != hash(14695981039346656037u, bytes + sizeof *h, size - sizeof *h))
        return damaged(o);
    if (h->fingerprint != fingerprint(o))
        return cst_optimizer_fail(
            o, CST_EVALUE,
            "the state belongs to another optimization: model, parameters, design variables, "
            "bounds, "
            "scenarios, samples and their seed, options and program must be the same: do not load "
            "it, start a new optimization");
    return CST_OK;
}

/* psi and its gradient at the best point once more, to the last bit: what depends on the model's
 * code shows there.  Nothing of the optimizer's path is touched: a run depends on its problem and
 * its parameters alone. */
static int check_best(cst_optimizer *o, double best, const double *rho, const double *gradient)
{
    double psi = NAN;
    const char *why = "";
    size_t bytes = (size_t)o->m.n * sizeof *gradient;
    o->deadline = INFINITY;
    int status = cst_optimizer_objective(o, rho, &psi, o->certify, &why);
    if (status == CST_ECANCELED)
        return cst_optimizer_fail(
            o, status, "stopped before the state was checked: nothing was loaded: call again");
    if (status < 0)
        return cst_optimizer_fail(o, CST_EVALUE,
                                  "the model was changed since the state was kept: it fails at the "
                                  "best point: do not load it, start a new optimization: %.200s",
                                  why);
    if (memcmp(&psi, &best, sizeof psi))
        return cst_optimizer_fail(
            o, CST_EVALUE,
            "the model was changed since the state was kept: at the best point psi was %.17g and "
            "is %.17g: do not load it, start a new optimization",
            best, psi);
    if (memcmp(o->certify, gradient, bytes))
        return cst_optimizer_fail(
            o, CST_EVALUE,
            "the model was changed since the state was kept: at the best point psi is the same, "
            "its gradient is not: do not load it, start a new optimization");
    return CST_OK;
}
static int check_minimizer(cst_optimizer *o, const char *bytes, const piece *part)
{
    const cst_minimize_state *s = (const cst_minimize_state *)bytes;
    const double *vectors = (const double *)(s + 1);
    const char *block = (const char *)vectors + part[1].size;
    if (!cst_minimizer_can_go_on(&o->m, s, vectors, block, (const double *)(block + part[2].size)))
        return damaged(o);
    if (!cst_minimizer_reserve(&o->m, s->rows))
        return cst_optimizer_fail(o, CST_EMEMORY, "out of memory: free some and try again");
    return s->started ? check_best(o, s->best, vectors + CST_AT_BEST * o->m.n,
                                   vectors + (CST_AT_BEST + 1) * o->m.n)
                      : CST_OK;
}

/* The values and the Jacobian of the constraints, where psi was found the same. */
static int check_constraints(cst_optimizer *o, const double *values)
{
    size_t m = (size_t)(o->search.constraints + o->search.residuals), n = (size_t)o->m.n;
    double *again = calloc(m + m * n + 1, sizeof *again);
    if (!again)
        return cst_optimizer_fail(o, CST_EMEMORY, "out of memory: free some and try again");
    cst_optimizer_constraints(o, again, again + m);
    if (o->fit) {
        memcpy(again, o->fit->residuals, m * sizeof *again);
        memcpy(again + m, o->fit->jacobian, m * n * sizeof *again);
    }
    int same = !memcmp(again, values, (m + m * n) * sizeof *again);
    free(again);
    return same ? CST_OK
                : cst_optimizer_fail(
                      o, CST_EVALUE,
                      "the model was changed since the state was kept: at the best "
                      "point psi is the same, "
                      "a constraint is not: do not load it, start a new optimization");
}

static int check_search(cst_optimizer *o, const char *bytes, const piece *part)
{
    const cst_search_kept *kept = (const cst_search_kept *)bytes;
    const double *vectors = (const double *)(kept + 1), *row = vectors + SEARCH_VECTORS * o->m.n;
    size_t width = cst_search_width(&o->search);
    if (!(kept->seconds >= 0.0 && isfinite(kept->seconds)) ||
        !memchr(kept->why, '\0', sizeof kept->why) || memcmp(vectors, o->m.lower, part[1].size) ||
        kept->best < 0 || kept->best > (kept->rows ? kept->rows - 1 : 0))
        return damaged(o);
    for (long i = 0; i < kept->rows; i++, row += width) {
        double of = row[CST_LOG_STATUS];
        int good = of >= 0.0 && of < 100.0, finite = row[CST_LOG_SECONDS] >= 0.0,
            product = row[CST_LOG_PRODUCT] != 0.0;
        for (size_t k = CST_LOG_SECONDS; k < width; k++)
            finite = finite && (isfinite(row[k]) ||
                                (!good && (k == CST_LOG_PSI || k >= (size_t)(CST_LOG + o->m.n))));
        /* whole numbers; the start and the best point were solved, and are no products */
        int whole =
            fabs(of) < 100.0 && of == trunc(of) && (!product || row[CST_LOG_PRODUCT] == 1.0);
        if (!finite || !whole || ((!good || product) && (!i || i == kept->best)))
            return damaged(o);
    }
    if (!cst_search_reserve(&o->search, kept->rows))
        return cst_optimizer_fail(o, CST_EMEMORY, "out of memory: free some and try again");
    if (!kept->rows)
        return CST_OK;
    const double *best = vectors + SEARCH_VECTORS * o->m.n + (size_t)kept->best * width,
                 *rho = best + CST_LOG, *gradient = rho + o->m.n;
    TRY(check_best(o, best[CST_LOG_PSI], rho, gradient));
    return check_constraints(o, gradient + o->m.n);
}

/* The pieces of a whole state, in an aligned copy of it. */
static int check_pieces(cst_optimizer *o, const char *bytes, size_t size)
{
    piece part[PIECES];
    const char *first = bytes + sizeof(head);
    long rows = calls_back(o) ? ((const cst_search_kept *)first)->rows
                              : ((const cst_minimize_state *)first)->rows;
    if (rows < 0 || rows > (long)(size / sizeof(double)) || pieces(o, first, part) != size)
        return damaged(o);
    return calls_back(o) ? check_search(o, first, part) : check_minimizer(o, first, part);
}

static void take_pieces(cst_optimizer *o, const char *bytes)
{
    piece part[PIECES];
    pieces(o, bytes + sizeof(head), part);
    const char *at = bytes + sizeof(head);
    for (int i = 0; i < PIECES; i++) {
        if (part[i].size)
            memcpy(part[i].at, at, part[i].size);
        at += part[i].size;
    }
    o->reason = CST_RUNNING;
    cst_optimizer_words(o);
}

int cst_optimizer_load(cst_optimizer *o, const void *bytes, long size)
{
    head h;
    if (!o || !o->m.n || !bytes)
        return CST_EARGUMENT;
    if (size < (long)(sizeof h + (calls_back(o) ? sizeof o->search.kept : sizeof o->m.s)))
        return cst_optimizer_fail(o, CST_EVALUE,
                                  "not the state of an optimization: too short: do not load it, "
                                  "start a new optimization");
    memcpy(&h, bytes, sizeof h);
    TRY(check_head(o, &h, bytes, (size_t)size));
    char *copy = malloc((size_t)size); /* aligned, and nobody else's */
    if (!copy)
        return cst_optimizer_fail(o, CST_EMEMORY, "out of memory: free some and try again");
    memcpy(copy, bytes, (size_t)size);
    int status = check_pieces(o, copy, (size_t)size);
    if (status >= 0)
        take_pieces(o, copy);
    free(copy);
    return status;
}
