/* What is where in the fronts. */
#include "sparse/fronts/order.h"

#include "base/vectors.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

/* P'P has a dense block for every constraint: one that holds more coordinates together than this,
 * on average, is better left to KLU. */
#define WIDEST 64
/* Up to so many unknowns and constraints together the whole matrix is one dense front. */
#define DENSE 16

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

static void *take(char **cursor, size_t count, size_t size)
{
    void *x = *cursor;
    *cursor += count * size;
    return x;
}

/* The lists, as long as the analysis says. */
static int allocate_lists(cst_fronts *f, const cst_analysis *a, size_t below)
{
    size_t n = (size_t)f->n, m = (size_t)f->m, P = 0, M = 0;
    for (int j = 0; j < f->n; j++)
        for (int k = a->A->p[j]; k < a->A->p[j + 1]; k++)
            *(a->A->i[k] < f->n ? &M : &P) += 1;
    size_t integers = 2 * below + (CST_PAD + 1) * n + 2 * m + 5 * P + 5 * M + 2;
    char *x = calloc(1, (size_t)a->fronts * sizeof *f->front + integers * sizeof(int));
    f->indices = x;
    if (!x)
        return 0;
    f->front = take(&x, (size_t)a->fronts, sizeof *f->front);
    f->row = take(&x, below, sizeof(int));
    f->up = take(&x, below, sizeof(int));
    f->place = take(&x, n, sizeof(int));
    f->constraint = take(&x, m, sizeof(int));
    f->E.from = take(&x, P, sizeof(int));
    f->E.to = take(&x, P, sizeof(int));
    f->E.place = take(&x, P, sizeof(int));
    f->E.start = take(&x, m + 1, sizeof(int));
    f->E.T_row = take(&x, P, sizeof(int));
    f->E.T_to = take(&x, P, sizeof(int));
    f->E.T_start = take(&x, CST_PAD * n + 1, sizeof(int));
    f->M.from = take(&x, M, sizeof(int));
    f->M.mirror = take(&x, M, sizeof(int));
    f->M.row = take(&x, M, sizeof(int));
    f->M.col = take(&x, M, sizeof(int));
    f->M.to = take(&x, M, sizeof(int));
    return 1;
}

/* Where an unknown, given by its place with padding, is in a front that holds it. */
static int local(const cst_fronts *f, const cst_front *x, int at)
{
    if (at < x->first + x->padded)
        return at - x->first;
    const int *row = f->row + x->row;
    const int *found = bsearch(&at, row, (size_t)x->below, sizeof *row, cst_ascending);
    return x->padded + (int)(found - row);
}

/* The places of the unknowns, every front's from a multiple of CST_PAD on. */
static void pad_places(cst_fronts *f, cst_analysis *a)
{
    int length = 0;
    for (int s = 0; s < a->fronts; s++) {
        for (int j = a->first[s]; j < a->first[s + 1]; j++)
            f->place[a->order[j]] = a->at[j] = length + j - a->first[s];
        length += cst_padded(a->first[s + 1] - a->first[s]);
    }
    f->length = length;
}

/* Who takes whose update, and where. */
static void link_fronts(cst_fronts *f, const cst_analysis *a)
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

static int build_fronts(cst_fronts *f, cst_analysis *a)
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
        x->padded = cst_padded(x->pivots);
        x->height = x->padded + cst_padded(x->below);
        x->child = x->sibling = x->parent = -1;
        for (int k = 0; k < x->below; k++)
            f->row[x->row + k] = a->at[a->row[a->start[last] + k]];
        below += (size_t)x->below;
    }
    link_fronts(f, a);
    return 1;
}

/* The front in which the first of a constraint's coordinates is eliminated has all of them. */
static int front_of_constraint(const cst_fronts *f, const cst_analysis *a, int constraint)
{
    int first = f->n - 1;
    for (int k = a->A->p[f->n + constraint];
         k < a->A->p[f->n + constraint + 1] && a->A->i[k] < f->n; k++)
        first = a->place[a->A->i[k]] < first ? a->place[a->A->i[k]] : first;
    return a->of[first];
}

/* The constraints front by front. */
static void deal_constraints(cst_fronts *f, cst_analysis *a)
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
    f->pivot = f->mass + (size_t)cst_padded(f->M.count);
    f->size = f->pivot + (size_t)f->length;
    for (int s = 0; s < f->count; s++) {
        cst_front *x = &f->front[s];
        x->E = f->size;
        f->size += (size_t)x->constraints * (size_t)x->height;
        f->multiplications += cst_front_cost(x->pivots, x->below);
    }
    for (int s = 0; s < f->count; s++) {
        f->front[s].panel = f->size;
        f->size += (size_t)f->front[s].padded * (size_t)f->front[s].height;
    }
}

static void place_E(cst_fronts *f, const cst_analysis *a)
{
    for (int s = 0; s < f->count; s++) {
        const cst_front *x = &f->front[s];
        for (int z = 0; z < x->constraints; z++) {
            int column = f->n + f->constraint[x->constraint + z];
            for (int k = a->A->p[column]; k < a->A->p[column + 1] && a->A->i[k] < f->n; k++) {
                int place = f->place[a->A->i[k]];
                f->E.from[f->E.count] = k;
                f->E.place[f->E.count] = place;
                f->E.to[f->E.count++] = (int)x->E + z * x->height + local(f, x, place);
            }
            f->E.start[x->constraint + z + 1] = f->E.count;
        }
    }
}

/* E once more, unknown by unknown. */
static void transpose_E(cst_fronts *f)
{
    int *start = f->E.T_start;
    for (int e = 0; e < f->E.count; e++)
        start[f->E.place[e]]++;
    for (int i = 0, sum = 0; i <= f->length; i++) { /* the end of each, from which it is filled */
        sum += start[i];
        start[i] = sum;
    }
    for (int z = f->m - 1; z >= 0; z--)
        for (int e = f->E.start[z + 1] - 1; e >= f->E.start[z]; e--) {
            int at = --start[f->E.place[e]];
            f->E.T_row[at] = z;
            f->E.T_to[at] = f->E.to[e];
        }
}

/* The blocks of four in which row z of a front's E is not zero, ascending; *e: its first entry, and
 * then that of the next row. */
static int blocks_of(const cst_fronts *f, const cst_front *x, int z, int *e, int *block)
{
    int count = 0, start = (int)x->E + z * x->height;
    for (; *e < f->E.count && f->E.to[*e] < start + x->height; ++*e) {
        int at = (f->E.to[*e] - start) / CST_PAD, k = 0;
        while (k < count && block[k] != at)
            k++;
        if (k == count)
            block[count++] = at;
    }
    qsort(block, (size_t)count, sizeof *block, cst_ascending);
    return count;
}

/* Tiles of the lower half of a square of so many blocks: of four columns and eight rows, from the
 * diagonal on; the last of a column may have four. */
static int tiles_of(int wide)
{
    return (wide + 1) * (wide + 1) / 4;
}

/* Adds the rows of E to the tiles in which they are not zero: f->tile[k + 1] is the end of the
 * list of tile k so far.  Without lists, counts. */
static void fill_tiles(cst_fronts *f, int *block)
{
    for (int s = 0, e = 0; s < f->count; s++) {
        const cst_front *x = &f->front[s];
        for (int z = 0, wide = x->height / CST_PAD; z < x->constraints; z++) {
            int count = blocks_of(f, x, z, &e, block);
            for (int j = 0; j < count; j++) {
                int b = block[j], first = x->tile + tiles_of(wide) - tiles_of(wide - b);
                for (int i = j; i < count; i++) {
                    int k = first + (block[i] - b) / 2;
                    if (i > j && k == first + (block[i - 1] - b) / 2)
                        continue; /* its other half */
                    if (f->tile_row)
                        f->tile_row[f->tile[k + 1]] = z * x->height;
                    f->tile[k + 1]++;
                }
            }
        }
    }
}

/* Which rows of E the tiles of E'E take. */
static int list_tiles(cst_fronts *f, int *block)
{
    int tiles = 0;
    for (int s = 0; s < f->count; s++) {
        f->front[s].tile = tiles;
        tiles += tiles_of(f->front[s].height / CST_PAD);
    }
    f->tile = calloc((size_t)tiles + 1, sizeof *f->tile);
    if (!f->tile)
        return 0;
    fill_tiles(f, block);
    int total = 0;
    for (int k = 1; k <= tiles; k++) { /* its length becomes where the list before it begins */
        int length = f->tile[k];
        f->tile[k] = total;
        total += length;
    }
    f->multiplications += 2 * CST_PAD * CST_PAD * (double)total;
    f->tile_row = malloc(((size_t)total + 1) * sizeof *f->tile_row);
    if (f->tile_row)
        fill_tiles(f, block);
    return f->tile_row != NULL;
}

/* The lower half of M in elimination order, front by front. */
static int list_mass(cst_fronts *f, const cst_analysis *a)
{
    int count = 0;
    for (int s = 0; s < f->count; s++) {
        f->front[s].mass = count;
        for (int j = a->first[s]; j < a->first[s + 1]; j++)
            for (int k = a->A->p[a->order[j]]; k < a->A->p[a->order[j] + 1] && a->A->i[k] < f->n;
                 k++)
                if (a->place[a->A->i[k]] >= j) {
                    f->M.from[count] = k;
                    f->M.mirror[count] = cst_pattern_find(a->A, a->order[j], a->A->i[k]);
                    f->M.row[count] = f->place[a->A->i[k]];
                    f->M.col[count++] = a->at[j];
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
            f->M.to[e] =
                (int)x->panel + (f->M.col[e] - x->first) * x->height + local(f, x, f->M.row[e]);
    }
}

/* Scratch for the numbers, on a boundary that vectors like. */
static int allocate_numbers(cst_fronts *f)
{
    size_t update = 0, panel = 0, tall = 0, n = (size_t)f->length, m = (size_t)cst_padded(f->m);
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
    f->scratch.update = x;
    f->scratch.unscaled = f->scratch.update + update;
    f->scratch.t = f->scratch.unscaled + panel;
    f->scratch.diagonal = f->scratch.t + tall;
    f->scratch.x = f->scratch.diagonal + n;
    f->scratch.r = f->scratch.x + n;
    f->scratch.w = f->scratch.r + n;
    f->scratch.u = f->scratch.w + m;
    f->scratch.lambda = f->scratch.u + m;
    return 1;
}

static int build(cst_fronts *f, cst_analysis *a)
{
    if (!build_fronts(f, a))
        return 0;
    f->M.count = list_mass(f, a);
    deal_constraints(f, a);
    lay_out(f);
    if (f->size > INT_MAX)
        return 0;
    place_E(f, a);
    transpose_E(f);
    place_mass(f);
    return list_tiles(f, a->scratch) && allocate_numbers(f);
}

/* The unknowns of the fronts are the first n of A; the others are constraints. */
static int create(cst_fronts *f, const cst_pattern *A, int n, int whole)
{
    size_t size = (size_t)n + 1;
    cst_analysis a = { .A = A, .n = n };
    a.memory = malloc(12 * size * sizeof *a.memory);
    if (!a.memory)
        return 0;
    int *x = a.memory, **list[] = { &a.order, &a.at,    &a.place, &a.parent, &a.count,
                                    &a.start, &a.first, &a.of,    &a.mark,   &a.scratch };
    for (size_t k = 0; k < sizeof list / sizeof list[0]; k++, x += size)
        *list[k] = x;
    f->n = n;
    f->m = A->cols - n;
    f->fits = cst_fronts_order(&a, whole) && build(f, &a);
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
    f->lanes = whole ? 4 : cst_vector_width(); /* one of eight takes 4 % longer: they are short */
    return create(f, A, whole ? A->cols : n, whole);
}

void cst_fronts_free(cst_fronts *f)
{
    free(f->memory);
    free(f->indices);
    free(f->tile);
    free(f->tile_row);
    memset(f, 0, sizeof *f);
}
