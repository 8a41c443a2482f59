/* The structure of the fronts: order, elimination tree, supernodes.  All of it is linear in the
 * entries of H and of its factor. */
#include "sparse/fronts.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

#ifdef CST_SUITESPARSE_DIR
#include <suitesparse/amd.h>
#else
#include <amd.h>
#endif

/* P'P has a dense block for every constraint: one that holds more coordinates together than this,
 * on average, is better left to KLU. */
#define WIDEST 64
/* Up to so many unknowns and constraints together the whole matrix is one dense front. */
#define DENSE 16
/* What a front costs besides its multiplications, in multiplications: supernodes are merged while
 * that pays. */
#define FRONT_COST 700.0

/* What the analysis needs on the way. */
typedef struct {
    const cst_pattern *A;
    int n;
    cst_pattern H;
    int *place;               /* [n] when a column is eliminated: the inverse of order         */
    int *parent, *count;      /* [n] elimination tree, rows below the diagonal                 */
    int *start, *row, size;   /* [n + 1], [size] those rows, ascending                         */
    int *first, fronts;       /* [n + 1] first column of each supernode                        */
    int *of, *mark, *scratch; /* [n] supernode of a column; [n] marks; [3 n] for any purpose    */
    int *order, *at;          /* [n] the column that is eliminated k-th; where it is with padding */
    int *memory;
} analysis;

static int padded(int count)
{
    return (count + CST_PAD - 1) / CST_PAD * CST_PAD;
}

static int ascending(const void *a, const void *b)
{
    return *(const int *)a - *(const int *)b;
}

/* Does every entry of M have its mirror image, and are the constraints narrow? */
static int suits(const cst_pattern *A, int n)
{
    double squares = 0.0, entries = 1.0;
    for (int j = 0; j < n; j++)
        for (int k = A->p[j]; k < A->p[j + 1] && A->i[k] < n; k++)
            if (cst_pattern_find(A, j, A->i[k]) < 0)
                return 0;
    for (int j = n; j < A->cols; j++) {
        double wide = A->p[j + 1] - A->p[j];
        squares += wide * wide;
        entries += wide;
    }
    return squares <= WIDEST * entries;
}

/* The rows of column j of H into out, each once. */
static int column_of_H(analysis *a, int j, int *out)
{
    const cst_pattern *A = a->A;
    int count = 0;
    for (int k = A->p[j]; k < A->p[j + 1]; k++) {
        int i = A->i[k], from = i < a->n ? k : A->p[i], to = i < a->n ? k + 1 : A->p[i + 1];
        for (int e = from; e < to && A->i[e] < a->n; e++)
            if (a->mark[A->i[e]] != j) {
                a->mark[A->i[e]] = j;
                out[count++] = A->i[e];
            }
    }
    return count;
}

static int build_H(analysis *a)
{
    int n = a->n;
    a->H.rows = a->H.cols = n;
    a->H.p = calloc((size_t)n + 1, sizeof *a->H.p);
    for (int j = 0; j < n; j++)
        a->mark[j] = -1;
    for (int j = 0; a->H.p && j < n; j++)
        a->H.p[j + 1] = a->H.p[j] + column_of_H(a, j, a->scratch);
    a->H.i = a->H.p ? malloc(((size_t)a->H.p[n] + 1) * sizeof *a->H.i) : NULL;
    for (int j = 0; j < n; j++)
        a->mark[j] = -1;
    for (int j = 0; a->H.i && j < n; j++)
        column_of_H(a, j, a->H.i + a->H.p[j]);
    return a->H.i != NULL;
}

/* Parents in the elimination tree (Liu), for the order in hand. */
static void elimination_tree(analysis *a)
{
    int *ancestor = a->scratch, *order = a->order;
    for (int i = 0; i < a->n; i++)
        a->place[order[i]] = i;
    for (int i = 0; i < a->n; i++) {
        a->parent[i] = ancestor[i] = -1;
        for (int e = a->H.p[order[i]]; e < a->H.p[order[i] + 1]; e++)
            for (int j = a->place[a->H.i[e]], next; j >= 0 && j < i; j = next) {
                next = ancestor[j];
                ancestor[j] = i;
                if (next < 0)
                    a->parent[j] = i;
            }
    }
}

/* Reorders so that every subtree is contiguous and its root last. */
static void postorder(analysis *a)
{
    int n = a->n, *head = a->scratch, *next = head + n, *stack = next + n, done = 0;
    for (int i = 0; i < n; i++)
        head[i] = -1;
    for (int i = n - 1; i >= 0; i--)
        if (a->parent[i] >= 0) {
            next[i] = head[a->parent[i]];
            head[a->parent[i]] = i;
        }
    for (int root = 0; root < n; root++) {
        int top = 0;
        stack[0] = root;
        while (a->parent[root] < 0 && top >= 0) {
            int child = head[stack[top]];
            if (child < 0)
                a->mark[done++] = a->order[stack[top--]];
            else {
                head[stack[top]] = next[child];
                stack[++top] = child;
            }
        }
    }
    memcpy(a->order, a->mark, (size_t)n * sizeof *a->order);
}

/* Room for n more rows. */
static int reserve(analysis *a, int used)
{
    if (used + a->n <= a->size)
        return 1;
    int size = 2 * a->size + 8 * a->n, *row = realloc(a->row, (size_t)size * sizeof *row);
    if (!row)
        return 0;
    a->row = row;
    a->size = size;
    return 1;
}

static int add_row(analysis *a, int j, int i, int used)
{
    if (i > j && a->mark[i] != j) {
        a->mark[i] = j;
        a->row[used++] = i;
    }
    return used;
}

/* The rows of each column of L: those of H, and those of its children in the tree. */
static int structure_of_L(analysis *a)
{
    int n = a->n, used = 0, *head = a->scratch, *next = head + n, *order = a->order;
    for (int j = 0; j < n; j++)
        a->mark[j] = head[j] = -1;
    for (int j = 0; j < n; j++) {
        a->start[j] = used;
        if (!reserve(a, used))
            return 0;
        for (int e = a->H.p[order[j]]; e < a->H.p[order[j] + 1]; e++)
            used = add_row(a, j, a->place[a->H.i[e]], used);
        for (int child = head[j]; child >= 0; child = next[child])
            for (int e = a->start[child]; e < a->start[child + 1]; e++)
                used = add_row(a, j, a->row[e], used);
        a->count[j] = used - a->start[j];
        a->start[j + 1] = used;
        qsort(a->row + a->start[j], (size_t)a->count[j], sizeof *a->row, ascending);
        if (a->parent[j] >= 0) {
            next[j] = head[a->parent[j]];
            head[a->parent[j]] = j;
        }
    }
    return 1;
}

/* Multiplications of a front with its padding. */
static double front_cost(int pivots, int below)
{
    double c = pivots, u = padded(below), height = padded(pivots) + u;
    return 0.5 * (c * height * height - c * c * height + c * c * c / 3.0) + 0.5 * u * u;
}

/* Columns with the same rows below make a supernode; one and its parent right behind it are merged
 * where that saves time. */
static void supernodes(analysis *a)
{
    int n = a->n, *first = a->first;
    a->fronts = 0;
    for (int j = 0; j < n; j++) {
        if (!j || a->parent[j - 1] != j || a->count[j - 1] != a->count[j] + 1)
            first[a->fronts++] = j;
        int whole = j == n - 1 || a->parent[j] != j + 1 ||
                    a->count[j] != a->count[j + 1] + 1; /* nothing joins it any more */
        for (int s = a->fronts - 1;
             whole && s > 0 && a->parent[first[s] - 1] >= 0 && a->parent[first[s] - 1] <= j;
             s = a->fronts - 1) {
            int c1 = first[s] - first[s - 1], u1 = a->count[first[s] - 1], c2 = j + 1 - first[s],
                u2 = a->count[j];
            if (front_cost(c1 + c2, u2) > front_cost(c1, u1) + front_cost(c2, u2) + FRONT_COST)
                break;
            a->fronts--;
        }
    }
    first[a->fronts] = n;
    for (int s = 0; s < a->fronts; s++)
        for (int j = first[s]; j < first[s + 1]; j++)
            a->of[j] = s;
}

/* One front of all columns. */
static void one_front(analysis *a)
{
    for (int j = 0; j < a->n; j++) {
        a->order[j] = a->place[j] = j;
        a->count[j] = a->n - 1 - j;
        a->of[j] = 0;
    }
    a->fronts = 1;
    a->first[0] = 0;
    a->first[1] = a->n;
}

static int analyze(analysis *a, int whole)
{
    if (whole) {
        one_front(a);
        return 1;
    }
    if (!build_H(a) || amd_order(a->n, a->H.p, a->H.i, a->order, NULL, NULL) < AMD_OK)
        return 0;
    elimination_tree(a);
    postorder(a);
    elimination_tree(a);
    if (!structure_of_L(a))
        return 0;
    supernodes(a);
    return 1;
}

static void *take(char **cursor, size_t count, size_t size)
{
    void *x = *cursor;
    *cursor += count * size;
    return x;
}

/* The lists, as long as the analysis says. */
static int allocate_lists(cst_fronts *f, const analysis *a, size_t below)
{
    size_t n = (size_t)f->n, m = (size_t)f->m, P = 0, M = 0;
    for (int j = 0; j < f->n; j++)
        for (int k = a->A->p[j]; k < a->A->p[j + 1]; k++)
            *(a->A->i[k] < f->n ? &M : &P) += 1;
    char *x = calloc(1, (size_t)a->fronts * sizeof *f->front +
                            (2 * below + n + m + 2 * P + 5 * M + 1) * sizeof(int));
    f->indices = x;
    if (!x)
        return 0;
    f->front = take(&x, (size_t)a->fronts, sizeof *f->front);
    f->row = take(&x, below, sizeof(int));
    f->up = take(&x, below, sizeof(int));
    f->place = take(&x, n, sizeof(int));
    f->constraint = take(&x, m, sizeof(int));
    f->E_from = take(&x, P, sizeof(int));
    f->E_to = take(&x, P, sizeof(int));
    f->mass_from = take(&x, M, sizeof(int));
    f->mass_mirror = take(&x, M, sizeof(int));
    f->mass_row = take(&x, M, sizeof(int));
    f->mass_col = take(&x, M, sizeof(int));
    f->mass_to = take(&x, M, sizeof(int));
    return 1;
}

/* Where an unknown, given by its place with padding, is in a front that holds it. */
static int local(const cst_fronts *f, const cst_front *x, int at)
{
    if (at < x->first + x->padded)
        return at - x->first;
    const int *row = f->row + x->row;
    const int *found = bsearch(&at, row, (size_t)x->below, sizeof *row, ascending);
    return x->padded + (int)(found - row);
}

/* The places of the unknowns, every front's from a multiple of CST_PAD on. */
static void pad_places(cst_fronts *f, analysis *a)
{
    int length = 0;
    for (int s = 0; s < a->fronts; s++) {
        for (int j = a->first[s]; j < a->first[s + 1]; j++)
            f->place[a->order[j]] = a->at[j] = length + j - a->first[s];
        length += padded(a->first[s + 1] - a->first[s]);
    }
    f->length = length;
}

/* Who takes whose update, and where. */
static void link_fronts(cst_fronts *f, const analysis *a)
{
    for (int s = f->count - 1; s >= 0; s--) { /* the first child first */
        cst_front *x = &f->front[s];
        if (!x->below)
            continue;
        x->parent = a->of[a->row[a->start[a->first[s + 1] - 1]]];
        x->sibling = f->front[x->parent].child;
        f->front[x->parent].child = s;
        for (int k = 0; k < x->below; k++)
            f->up[x->up + k] = local(f, &f->front[x->parent], f->row[x->row + k]);
    }
}

static int build_fronts(cst_fronts *f, analysis *a)
{
    size_t below = 0;
    for (int s = 0; s < a->fronts; s++)
        below += (size_t)a->count[a->first[s + 1] - 1];
    if (!allocate_lists(f, a, below))
        return 0;
    pad_places(f, a);
    below = 0;
    f->count = a->fronts;
    for (int s = 0; s < f->count; s++) {
        cst_front *x = &f->front[s];
        int last = a->first[s + 1] - 1;
        x->first = a->at[a->first[s]];
        x->pivots = a->first[s + 1] - a->first[s];
        x->below = a->count[last];
        x->row = x->up = (int)below;
        x->padded = padded(x->pivots);
        x->height = x->padded + padded(x->below);
        x->child = x->sibling = x->parent = -1;
        for (int k = 0; k < x->below; k++)
            f->row[x->row + k] = a->at[a->row[a->start[last] + k]];
        below += (size_t)x->below;
    }
    link_fronts(f, a);
    return 1;
}

/* The front in which the first of a constraint's coordinates is eliminated has all of them. */
static int front_of_constraint(const cst_fronts *f, const analysis *a, int constraint)
{
    int first = f->n - 1;
    for (int k = a->A->p[f->n + constraint];
         k < a->A->p[f->n + constraint + 1] && a->A->i[k] < f->n; k++)
        first = a->place[a->A->i[k]] < first ? a->place[a->A->i[k]] : first;
    return a->of[first];
}

/* The constraints front by front. */
static void deal_constraints(cst_fronts *f, analysis *a)
{
    int at = 0, *next = a->scratch;
    for (int r = 0; r < f->m; r++)
        f->front[front_of_constraint(f, a, r)].constraints++;
    for (int s = 0; s < f->count; s++) {
        next[s] = f->front[s].constraint = at;
        at += f->front[s].constraints;
    }
    for (int r = 0; r < f->m; r++)
        f->constraint[next[front_of_constraint(f, a, r)]++] = r;
}

/* What is where in a factor: M, 1/d, E of all fronts, their panels. */
static void lay_out(cst_fronts *f)
{
    f->mass = CST_PAD;
    f->pivot = f->mass + (size_t)padded(f->masses);
    f->size = f->pivot + (size_t)f->length;
    for (int s = 0; s < f->count; s++) {
        cst_front *x = &f->front[s];
        x->E = f->size;
        f->size += (size_t)x->constraints * (size_t)x->height;
        f->multiplications +=
            front_cost(x->pivots, x->below) + 0.5 * x->constraints * (double)x->height * x->height;
    }
    for (int s = 0; s < f->count; s++) {
        f->front[s].panel = f->size;
        f->size += (size_t)f->front[s].padded * (size_t)f->front[s].height;
    }
}

static void place_E(cst_fronts *f, const analysis *a)
{
    for (int s = 0; s < f->count; s++) {
        const cst_front *x = &f->front[s];
        for (int z = 0; z < x->constraints; z++) {
            int column = f->n + f->constraint[x->constraint + z];
            for (int k = a->A->p[column]; k < a->A->p[column + 1] && a->A->i[k] < f->n; k++) {
                f->E_from[f->entries] = k;
                f->E_to[f->entries++] =
                    (int)x->E + z * x->height + local(f, x, f->place[a->A->i[k]]);
            }
        }
    }
}

/* The lower half of M in elimination order, front by front. */
static int list_mass(cst_fronts *f, const analysis *a)
{
    int count = 0;
    for (int s = 0; s < f->count; s++) {
        f->front[s].mass = count;
        for (int j = a->first[s]; j < a->first[s + 1]; j++)
            for (int k = a->A->p[a->order[j]]; k < a->A->p[a->order[j] + 1] && a->A->i[k] < f->n;
                 k++)
                if (a->place[a->A->i[k]] >= j) {
                    f->mass_from[count] = k;
                    f->mass_mirror[count] = cst_pattern_find(a->A, a->order[j], a->A->i[k]);
                    f->mass_row[count] = f->place[a->A->i[k]];
                    f->mass_col[count++] = a->at[j];
                }
        f->front[s].masses = count - f->front[s].mass;
    }
    return count;
}

static void place_mass(cst_fronts *f)
{
    for (int s = 0; s < f->count; s++) {
        const cst_front *x = &f->front[s];
        for (int e = x->mass; e < x->mass + x->masses; e++)
            f->mass_to[e] = (int)x->panel + (f->mass_col[e] - x->first) * x->height +
                            local(f, x, f->mass_row[e]);
    }
}

/* Scratch for the numbers, on a boundary that vectors like. */
static int allocate_numbers(cst_fronts *f)
{
    size_t update = 0, panel = 0, tall = 0, n = (size_t)f->length, m = (size_t)padded(f->m);
    for (int s = 0; s < f->count; s++) {
        cst_front *x = &f->front[s];
        size_t below = (size_t)(x->height - x->padded),
               whole = (size_t)x->padded * (size_t)x->height;
        x->update = update;
        update += below * below;
        panel = whole > panel ? whole : panel;
        tall = (size_t)x->height > tall ? (size_t)x->height : tall;
    }
    double *x = calloc(update + panel + 3 * n + 3 * m + tall + 8, sizeof *x);
    f->memory = x;
    if (!x)
        return 0;
    while ((size_t)x % 64)
        x++;
    f->update = x;
    f->unscaled = f->update + update;
    f->t = f->unscaled + panel;
    f->diagonal = f->t + tall;
    f->x = f->diagonal + n;
    f->r = f->x + n;
    f->w = f->r + n;
    f->u = f->w + m;
    f->lambda = f->u + m;
    return 1;
}

static int build(cst_fronts *f, analysis *a)
{
    if (!build_fronts(f, a))
        return 0;
    f->masses = list_mass(f, a);
    deal_constraints(f, a);
    lay_out(f);
    if (f->size > INT_MAX)
        return 0;
    place_E(f, a);
    place_mass(f);
    return allocate_numbers(f);
}

/* The unknowns of the fronts are the first n of A; the others are constraints. */
static int create(cst_fronts *f, const cst_pattern *A, int n, int whole)
{
    size_t size = (size_t)n + 1;
    analysis a = { .A = A, .n = n };
    a.memory = malloc(12 * size * sizeof *a.memory);
    if (!a.memory)
        return 0;
    int *x = a.memory, **list[] = { &a.order, &a.at,    &a.place, &a.parent, &a.count,
                                    &a.start, &a.first, &a.of,    &a.mark,   &a.scratch };
    for (size_t k = 0; k < sizeof list / sizeof list[0]; k++, x += size)
        *list[k] = x;
    f->n = n;
    f->m = A->cols - n;
    f->fits = analyze(&a, whole) && build(f, &a);
    cst_pattern_free(&a.H);
    free(a.row);
    free(a.memory);
    if (!f->fits)
        cst_fronts_free(f);
    return f->fits;
}

int cst_fronts_create(cst_fronts *f, const cst_pattern *A, int n, int whole)
{
    memset(f, 0, sizeof *f);
    if (whole ? A->cols > DENSE : !suits(A, n))
        return 1;
    f->positive = whole ? n : INT_MAX;
    f->whole = whole;
    return create(f, A, whole ? A->cols : n, whole);
}

void cst_fronts_free(cst_fronts *f)
{
    free(f->memory);
    free(f->indices);
    memset(f, 0, sizeof *f);
}
