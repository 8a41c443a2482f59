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

static const char magic[8] = "CSTopt1"; /* the digit changes with the layout */

/* FNV-1a */
static uint64_t hash(uint64_t h, const void *bytes, size_t size)
{
    const unsigned char *c = bytes;
    for (size_t i = 0; i < size; i++)
        h = (h ^ c[i]) * 1099511628211u;
    return h;
}

static uint64_t hash_number(uint64_t h, double x) { return hash(h, &x, sizeof x); }
static uint64_t hash_text(uint64_t h, const char *text) { return hash(h, text, strlen(text) + 1); }

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

static uint64_t fingerprint(const cst_optimizer *o)
{
    uint64_t h = hash_text(hash_text(14695981039346656037u, CST_VERSION), cst_lbfgsb_name);
    h = hash_number(hash_number(h, sizeof o->m.s), (double)o->m.l.size);
    for (int i = 0; i < o->count; i++)
        h = hash_number(hash_problem(h, o->scenarios[i].p), o->scenarios[i].weight);
    for (int k = 0; k < o->m.n; k++)
        h = hash_number(hash_number(hash_number(h, o->m.lower[k]), o->m.upper[k]), o->m.start[k]);
    return h;
}

/* The pieces in their order: the state, the vectors, L-BFGS-B's block, the history. */
typedef struct {
    void *at;
    size_t size;
} piece;
enum { PIECES = 4 };

static size_t pieces(const cst_minimizer *m, const cst_minimize_state *s, piece out[PIECES])
{
    size_t total = sizeof(head);
    out[0] = (piece){ (void *)&m->s, sizeof m->s };
    out[1] = (piece){ m->lower, (size_t)m->n * CST_VECTORS * sizeof *m->lower };
    out[2] = (piece){ m->l.block, m->l.size };
    out[3] =
        (piece){ m->history, (size_t)s->rows * (size_t)(CST_HISTORY + m->n) * sizeof *m->history };
    for (int i = 0; i < PIECES; i++)
        total += out[i].size;
    return total;
}

long cst_optimizer_save(const cst_optimizer *o, void *bytes, long size)
{
    piece part[PIECES];
    if (!o || !o->m.n)
        return CST_EARGUMENT;
    size_t total = pieces(&o->m, &o->m.s, part);
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
        o, CST_EVALUE, "the state of the optimization is damaged: do not load it, start anew");
}

static int check_head(cst_optimizer *o, const head *h, const char *bytes, size_t size)
{
    if (memcmp(h->magic, magic, sizeof magic))
        return cst_optimizer_fail(o, CST_EVALUE,
                                  "not the state of an optimization, or of another version of the "
                                  "program: do not load it, start anew");
    if (h->size != size ||
        h->checksum != hash(14695981039346656037u, bytes + sizeof *h, size - sizeof *h))
        return damaged(o);
    if (h->fingerprint != fingerprint(o))
        return cst_optimizer_fail(
            o, CST_EVALUE,
            "the state belongs to another optimization: model, parameters, design variables, "
            "bounds, "
            "scenarios, options and program must be the same: do not load it, start anew");
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
                                  "best point: do not load "
                                  "it, start anew: %.200s",
                                  why);
    if (memcmp(&psi, &best, sizeof psi))
        return cst_optimizer_fail(
            o, CST_EVALUE,
            "the model was changed since the state was kept: at the best point psi was %.17g and "
            "is %.17g: do not load it, start anew",
            best, psi);
    if (memcmp(o->certify, gradient, bytes))
        return cst_optimizer_fail(
            o, CST_EVALUE,
            "the model was changed since the state was kept: at the best point psi is the same, "
            "its gradient is not: do not load it, start anew");
    return CST_OK;
}

/* The pieces of a whole state, in an aligned copy of it. */
static int check_pieces(cst_optimizer *o, const char *bytes, size_t size)
{
    piece part[PIECES];
    const cst_minimize_state *s = (const cst_minimize_state *)(bytes + sizeof(head));
    if (s->rows < 0 || pieces(&o->m, s, part) != size)
        return damaged(o);
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

static void take_pieces(cst_optimizer *o, const char *bytes)
{
    piece part[PIECES];
    pieces(&o->m, (const cst_minimize_state *)(bytes + sizeof(head)), part);
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
    if (size < (long)(sizeof h + sizeof o->m.s))
        return cst_optimizer_fail(
            o, CST_EVALUE,
            "not the state of an optimization: too short: do not load it, start anew");
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
