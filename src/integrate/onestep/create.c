/* The memory of the one-step integrator, and the pattern of its step's matrix G_X. */
#include "integrate/onestep/formulations.h"
#include "integrate/work.h"

#include "base/vectors.h"

#include <math.h>
#include <stdlib.h>

/* The rows that all formulations share, F1 and F2, and those of Phi and Phi_dot. */
static const cst_term shared[CST_SHARED_TERMS] = {
    [CST_F1_Q] = { CST_A, CST_Q, CST_PART_NN },
    [CST_F1_V] = { CST_A, CST_V, CST_PART_NN },
    [CST_F1_A] = { CST_A, CST_A, CST_PART_NN },
    [CST_F1_LAMBDA] = { CST_A, CST_LAMBDA, CST_PART_NM },
    [CST_F2_Q] = { CST_LAMBDA, CST_Q, CST_PART_MN },
    [CST_F2_V] = { CST_LAMBDA, CST_V, CST_PART_MN },
    [CST_F2_A] = { CST_LAMBDA, CST_A, CST_PART_MN },
    [CST_F2_LAMBDA] = { CST_LAMBDA, CST_LAMBDA, CST_PART_MM },
    [CST_PHI_Q] = { CST_ETA, CST_Q, CST_PART_MN },
    [CST_DOT_Q] = { CST_SIGMA, CST_Q, CST_PART_MN },
    [CST_DOT_V] = { CST_SIGMA, CST_V, CST_PART_MN },
};

static const cst_term *term(const cst_onestep *x, int k)
{
    return k < CST_SHARED_TERMS ? &shared[k] : &x->form->terms[k - CST_SHARED_TERMS];
}

/* Calls `each` for every entry of a term: its index in N (or row of the diagonal), its row and
 * column in the whole. */
typedef void each_entry(void *context, int from, int row, int col);

static void walk(const cst_onestep *x, const cst_system *s, const cst_term *t, each_entry *each,
                 void *context)
{
    int n = x->n, full = n - x->m;
    int low = t->part == CST_PART_NN || t->part == CST_PART_NM,
        left = t->part == CST_PART_NN || t->part == CST_PART_MN;
    int row0 = x->row[t->rows], col0 = x->at[t->cols], from = left ? 0 : n,
        to = left ? n : n + x->m;
    if (t->part == CST_PART_ONES) {
        for (int i = 0; i < n; i++)
            each(context, i, row0 + i, col0 + i);
        return;
    }
    if (t->part == CST_PART_FULL) {
        for (int i = 0; i < full * n; i++)
            each(context, i, row0 + i / n, col0 + i % n);
        return;
    }
    for (int j = from; j < to; j++)
        for (int k = s->matrices.N.p[j]; k < s->matrices.N.p[j + 1]; k++)
            if ((s->matrices.N.i[k] < n) == low)
                each(context, k, row0 + s->matrices.N.i[k] - (low ? 0 : n), col0 + j - from);
}

static void list(void *context, int from, int row, int col)
{
    (void)from;
    cst_entries_add(context, row, col);
}

typedef struct {
    const cst_pattern *pattern;
    cst_placed *placed;
} placing;

static void place(void *context, int from, int row, int col)
{
    placing *c = context;
    c->placed->from[c->placed->count] = from;
    c->placed->to[c->placed->count++] = cst_pattern_find(c->pattern, row, col);
}

/* Terms of blocks that X does not have are left empty. */
static int absent(const cst_onestep *x, const cst_term *t)
{
    return x->form->constraints == CST_IN_F2 && (t->rows >= CST_ETA || t->cols >= CST_ETA);
}

static int create_pattern(cst_onestep *x, const cst_system *s)
{
    cst_entries e = { 0 };
    int most = x->n * x->n > s->matrices.N.p[s->matrices.N.cols]
                   ? x->n * x->n
                   : s->matrices.N.p[s->matrices.N.cols];
    x->placed_count = CST_SHARED_TERMS + x->form->terms_count;
    x->placed = calloc((size_t)x->placed_count, sizeof *x->placed);
    for (int k = 0; k < x->placed_count; k++)
        if (!absent(x, term(x, k)))
            walk(x, s, term(x, k), list, &e);
    int ok = x->placed && !e.failed &&
             cst_pattern_build(&x->pattern, x->size, x->size, e.count, e.row, e.col);
    cst_entries_free(&e);
    for (int k = 0; ok && k < x->placed_count; k++) {
        placing c = { &x->pattern, &x->placed[k] };
        c.placed->from = malloc(((size_t)most + 1) * sizeof *c.placed->from);
        c.placed->to = malloc(((size_t)most + 1) * sizeof *c.placed->to);
        ok = c.placed->from && c.placed->to;
        if (ok && !absent(x, term(x, k)))
            walk(x, s, term(x, k), place, &c);
    }
    return ok && cst_lu_create(&x->lu, &x->pattern, 1e-3);
}

static int allocate(cst_onestep *x, const cst_system *s, size_t count, size_t responses)
{
    size_t results = responses * (1 + (size_t)s->model->p);
    size_t n = (size_t)x->n, m = (size_t)x->m, size = (size_t)x->size,
           entries = (size_t)s->matrices.N.p[s->matrices.N.cols];
    size_t dense = x->form->constraints == CST_IN_PLACE ? n * m + m * m + 2 * n * (n - m) : 0;
    double *y = calloc(5 * (n + m) + (3 * CST_LANES + count + responses + 1) * size + entries +
                           (5 + CST_LANES) * n + dense + results + 1,
                       sizeof *y);
    x->memory = y;
    /* touched only as far as it is used */
    x->X = malloc(((size_t)x->room + 1) * size * sizeof *x->X);
    x->maggi.dependent = malloc(((size_t)x->room + 1) * n);
    if (!y || !x->X || !x->maggi.dependent)
        return 0;
    x->x_q = cst_take(&y, n + m);
    x->x_v = cst_take(&y, n + m);
    x->padded = cst_take(&y, n + m);
    x->whole = cst_take(&y, n + m);
    x->weighed = cst_take(&y, n);
    x->maggi.eta = cst_take(&y, m);
    x->r = cst_take(&y, CST_LANES * size);
    x->refining = cst_take(&y, 2 * CST_LANES * size);
    x->dX = cst_take(&y, count * size);
    x->back = cst_take(&y, responses * size);
    x->between = cst_take(&y, size);
    x->extra = cst_take(&y, entries);
    x->maggi.change = cst_take(&y, n);
    x->maggi.changes = cst_take(&y, CST_LANES * n);
    x->node = cst_take(&y, 4 * n);
    x->coarse.value = cst_take(&y, responses);
    x->coarse.gradient = cst_take(&y, responses * (size_t)s->model->p);
    if (dense) {
        x->maggi.dense = cst_take(&y, n * m);
        x->maggi.inverse = cst_take(&y, m * m);
        x->maggi.R = cst_take(&y, n * (n - m));
        x->maggi.rows = cst_take(&y, n * (n - m));
    }
    return 1;
}

/* Where the blocks of X and of G begin. */
static void lay_out(cst_onestep *x)
{
    const int sizes[CST_BLOCKS] = { x->n, x->n, x->n, x->m, x->m, x->m };
    cst_constraint_rows kind = x->form->constraints;
    for (int k = 0; k < CST_BLOCKS; k++) {
        x->at[k + 1] = x->at[k] + (k < CST_ETA || kind == CST_MULTIPLIED ? sizes[k] : 0);
        x->row[k] = x->at[k];
    }
    if (kind == CST_IN_PLACE) {
        x->row[CST_ETA] = x->at[CST_V] - x->m;
        x->row[CST_SIGMA] = x->at[CST_A] - x->m;
    }
    x->size = x->at[CST_BLOCKS];
}

int cst_onestep_create(cst_work *w)
{
    const cst_system *s = &w->system;
    cst_onestep *x = w->integrator_data = calloc(1, sizeof *x);
    if (!x)
        return cst_fail(&w->report, CST_EMEMORY, "out of memory: free some and try again");
    x->form = cst_formulation_find(w->p->options.formulation);
    x->n = s->n;
    x->m = s->m;
    lay_out(x);
    x->room = cst_onestep_steps(&w->p->options);
    size_t responses = w->targets_of.responses.count ? (size_t)w->targets_of.responses.count : 1;
    if (!allocate(x, s, (size_t)w->count, responses) || !create_pattern(x, s))
        return cst_fail(&w->report, CST_EMEMORY,
                        "out of memory: %d steps of %d unknowns: take a longer step", x->room,
                        x->size);
    return CST_OK;
}

void cst_onestep_free(cst_work *w)
{
    cst_onestep *x = cst_onestep_of(w);
    if (!x)
        return;
    for (int k = 0; x->placed && k < x->placed_count; k++) {
        free(x->placed[k].from);
        free(x->placed[k].to);
    }
    cst_lu_free(&x->lu);
    cst_pattern_free(&x->pattern);
    free(x->placed);
    free(x->memory);
    free(x->X);
    free(x->maggi.dependent);
    free(x);
}
