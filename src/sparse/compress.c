#include "sparse/compress.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

void cst_entries_add(cst_entries *e, int row, int col)
{
    if (e->count == e->size && !e->failed) {
        int size = e->size ? 2 * e->size : 256;
        int *r = realloc(e->row, (size_t)size * sizeof *r);
        if (r)
            e->row = r;
        int *c = realloc(e->col, (size_t)size * sizeof *c);
        if (c)
            e->col = c;
        if (r && c)
            e->size = size;
        else
            e->failed = 1;
    }
    if (e->failed)
        return;
    e->row[e->count] = row;
    e->col[e->count++] = col;
}

void cst_entries_add_pattern(cst_entries *e, const cst_pattern *s, int row0, int col0,
                             int transposed)
{
    for (int j = 0; j < s->cols; j++)
        for (int k = s->p[j]; k < s->p[j + 1]; k++) {
            int i = s->i[k];
            cst_entries_add(e, row0 + (transposed ? j : i), col0 + (transposed ? i : j));
        }
}

void cst_entries_free(cst_entries *e)
{
    free(e->row);
    free(e->col);
    memset(e, 0, sizeof *e);
}

/* Colors columns one after another with the smallest color that no column in a common row has.
 * Rows and columns marked in `skip` (may be NULL) take no part.  Returns the number of colors, or
 * -1 when out of memory. */
static int color_columns(const cst_pattern *s, const char *skip, int *color)
{
    cst_entries e = { 0 };
    cst_pattern t = { 0 };
    /* last[c]: column that saw color c, plus 1 */
    int colors = 0, *last = calloc((size_t)s->cols + 1, sizeof *last);
    cst_entries_add_pattern(&e, s, 0, 0, 1);
    int ok = last && !e.failed && cst_pattern_build(&t, s->cols, s->rows, e.count, e.row, e.col);
    for (int j = 0; j < s->cols; j++)
        color[j] = -1;
    for (int j = 0; ok && j < s->cols; j++) {
        if (skip && skip[j])
            continue;
        for (int k = s->p[j]; k < s->p[j + 1]; k++) {
            int i = s->i[k];
            if (skip && skip[i])
                continue;
            for (int l = t.p[i]; l < t.p[i + 1]; l++)
                if (color[t.i[l]] >= 0)
                    last[color[t.i[l]]] = j + 1;
        }
        int c = 0;
        while (last[c] == j + 1)
            c++;
        color[j] = c;
        colors = c + 1 > colors ? c + 1 : colors;
    }
    cst_entries_free(&e);
    cst_pattern_free(&t);
    free(last);
    return ok ? colors : -1;
}

/* A probe under way: the columns in groups of neighbors, and the rows that depend on each group. */
typedef struct {
    cst_pattern rows_of; /* rows x groups                          */
    int groups, *first;  /* group g is columns first[g] .. first[g + 1) */
    int *color;          /* groups of one color share no row      */
    double *x, *y;
    char *depends; /* of a row, on what is poisoned now      */
} probe;

enum { FIRST_HALF, SECOND_HALF, WHOLE };

/* The columns of a part of group g; none where a column alone would have to be halved. */
static void part_of(const probe *b, int g, int part, int *begin, int *end)
{
    int from = b->first[g], to = b->first[g + 1], middle = from + (to - from + 1) / 2;
    *begin = part == SECOND_HALF ? middle : from;
    *end = part == FIRST_HALF ? middle : to;
    if (part != WHOLE && to - from == 1)
        *end = *begin;
}

/* The rows that depend on what is poisoned now. */
static void evaluate(probe *b, int variants, cst_probe *f, void *context)
{
    int rows = b->rows_of.rows;
    memset(b->depends, 0, (size_t)rows);
    for (int k = 0; k < variants; k++) {
        f(context, k, b->x, b->y);
        for (int i = 0; i < rows; i++)
            b->depends[i] |= isnan(b->y[i]) != 0;
    }
}

/* Poisons a part of every group of this color and notes which rows turn NaN; then heals it
 * again. */
static void poison(probe *b, int color, int part, int variants, cst_probe *f, void *context,
                   const double *x, cst_entries *found)
{
    int begin, end, next = 0;
    for (int g = 0; g < b->groups; g++)
        for (part_of(b, g, part, &begin, &end); b->color[g] == color && begin < end; begin++)
            b->x[begin] = NAN;
    evaluate(b, variants, f, context);
    /* a row that turned NaN depends on the only group of this color that has it */
    for (int g = 0; g < b->groups; g++) {
        part_of(b, g, part, &begin, &end);
        for (int k = b->rows_of.p[g];
             b->color[g] == color && begin < end && k < b->rows_of.p[g + 1]; k++)
            if (b->depends[b->rows_of.i[k]])
                cst_entries_add(found, b->rows_of.i[k], next + (part == SECOND_HALF));
        next += b->first[g + 1] - b->first[g] > 1 ? 2 : 1;
        for (; b->color[g] == color && begin < end; begin++)
            b->x[begin] = x[begin];
    }
}

/* Halves all groups.  Returns 0 when out of memory. */
static int refine(probe *b, int variants, cst_probe *f, void *context, const double *x)
{
    cst_entries found = { 0 };
    int colors = color_columns(&b->rows_of, NULL, b->color), next = 0;
    for (int c = 0; c < colors; c++)
        for (int part = FIRST_HALF; part <= SECOND_HALF; part++)
            poison(b, c, part, variants, f, context, x, &found);
    for (int g = 0; g < b->groups; g++) { /* a column alone stays as it is */
        int alone = b->first[g + 1] - b->first[g] == 1;
        for (int k = b->rows_of.p[g]; alone && k < b->rows_of.p[g + 1]; k++)
            cst_entries_add(&found, b->rows_of.i[k], next);
        next += alone ? 1 : 2;
    }
    int rows = b->rows_of.rows, *first = malloc(((size_t)next + 1) * sizeof *first);
    int ok = colors >= 0 && first && !found.failed;
    for (int g = 0, k = 0; ok && g < b->groups; g++) {
        int begin = b->first[g], end = b->first[g + 1];
        first[k++] = begin;
        if (end - begin > 1)
            first[k++] = begin + (end - begin + 1) / 2;
    }
    if (ok) {
        first[next] = b->first[b->groups];
        cst_pattern_free(&b->rows_of);
        ok = cst_pattern_build(&b->rows_of, rows, next, found.count, found.row, found.col);
        free(b->first);
        b->first = first;
        b->groups = next;
    } else {
        free(first);
    }
    cst_entries_free(&found);
    return ok;
}

/* One group of all columns, and the rows that depend on any of them. */
static int begin_probe(probe *b, int rows, int cols, int variants, cst_probe *f, void *context,
                       const double *x)
{
    cst_entries found = { 0 };
    memset(b, 0, sizeof *b);
    b->groups = 1;
    b->first = malloc(2 * sizeof *b->first);
    b->color = malloc(((size_t)(cols > rows ? cols : rows) + 1) * sizeof *b->color);
    b->x = malloc(((size_t)cols + 1) * sizeof *b->x);
    b->y = malloc(((size_t)rows + 1) * sizeof *b->y);
    b->depends = malloc((size_t)rows + 1);
    if (!b->first || !b->color || !b->x || !b->y || !b->depends)
        return 0;
    b->first[0] = 0;
    b->first[1] = cols;
    b->color[0] = 0;
    memcpy(b->x, x, (size_t)cols * sizeof *x);
    for (int i = 0; i < rows; i++)
        cst_entries_add(&found, i, 0);
    int ok =
        !found.failed && cst_pattern_build(&b->rows_of, rows, 1, found.count, found.row, found.col);
    found.count = 0;
    if (ok)
        poison(b, 0, WHOLE, variants, f, context, x, &found);
    cst_pattern_free(&b->rows_of);
    ok = ok && !found.failed &&
         cst_pattern_build(&b->rows_of, rows, 1, found.count, found.row, found.col);
    cst_entries_free(&found);
    return ok;
}

/* Half of the columns, another half in each trial. */
static int drawn(int column, int trial)
{
    unsigned x = (unsigned)column * 2654435761u + (unsigned)trial * 2246822519u;
    x = (x ^ x >> 15) * 2654435761u;
    return (int)(x >> 31);
}

enum { TRIALS = 32 };

/* Poisons half of the columns of each color again, together: a row that turns NaN and is none of
 * theirs was hidden by a branch on a number that was poisoned too. */
static int confirmed(probe *b, int colors, int variants, cst_probe *f, void *context,
                     const double *x)
{
    int hidden = 0;
    for (int trial = 0; trial < TRIALS && !hidden; trial++)
        for (int c = 0; c < colors && !hidden; c++) {
            for (int j = 0; j < b->groups; j++)
                if (b->color[j] == c && drawn(j, trial))
                    b->x[j] = NAN;
            evaluate(b, variants, f, context);
            for (int j = 0; j < b->groups; j++) {
                for (int k = b->rows_of.p[j]; isnan(b->x[j]) && k < b->rows_of.p[j + 1]; k++)
                    b->depends[b->rows_of.i[k]] = 0;
                b->x[j] = x[j];
            }
            hidden = memchr(b->depends, 1, (size_t)b->rows_of.rows) != NULL;
        }
    return !hidden;
}

/* One column after another, whatever is known. */
static int one_by_one(probe *b, int cols, int variants, cst_probe *f, void *context,
                      const double *x)
{
    cst_entries found = { 0 };
    int rows = b->rows_of.rows;
    for (int j = 0; j < cols; j++) {
        b->x[j] = NAN;
        evaluate(b, variants, f, context);
        for (int i = 0; i < rows; i++)
            if (b->depends[i])
                cst_entries_add(&found, i, j);
        b->x[j] = x[j];
    }
    cst_pattern_free(&b->rows_of);
    int ok = !found.failed &&
             cst_pattern_build(&b->rows_of, rows, cols, found.count, found.row, found.col);
    cst_entries_free(&found);
    return ok;
}

/* columns: one by one takes no time, and a branch on one of them hides nothing of the others */
#define FEW 256

int cst_pattern_probe(cst_pattern *s, int rows, int cols, int variants, cst_probe *f, void *context,
                      const double *x)
{
    probe b;
    int ok = begin_probe(&b, rows, cols, variants, f, context, x), known = 0;
    while (ok && cols > FEW && b.groups < cols)
        ok = refine(&b, variants, f, context, x);
    if (ok && cols > FEW) {
        int colors = color_columns(&b.rows_of, NULL, b.color);
        ok = colors >= 0;
        known = ok && colors * TRIALS < cols && confirmed(&b, colors, variants, f, context, x);
    }
    if (ok && !known)
        ok = one_by_one(&b, cols, variants, f, context, x);
    if (ok)
        *s = b.rows_of;
    else
        cst_pattern_free(&b.rows_of);
    free(b.first);
    free(b.color);
    free(b.x);
    free(b.y);
    free(b.depends);
    return ok;
}

/* A symmetric matrix needs fewer: a column with many entries gets a color of its own, and its row,
 * which would keep all the others apart, is read off that column.  Tries several limits for "many"
 * and keeps the best. */
static int color_symmetric(const cst_pattern *s, char *dense, int *color)
{
    int n = s->cols, best = -1, best_limit = n + 1, highest = 0;
    for (int j = 0; j < n; j++)
        highest = s->p[j + 1] - s->p[j] > highest ? s->p[j + 1] - s->p[j] : highest;
    for (int round = 0; round < 9; round++) {
        int limit = round < 8 ? highest * (8 - round) / 8 : best_limit, own = 0;
        for (int j = 0; j < n; j++)
            own += dense[j] = s->p[j + 1] - s->p[j] > limit;
        int colors = color_columns(s, dense, color);
        if (colors < 0)
            return -1;
        if (best < 0 || colors + own < best) {
            best = colors + own;
            best_limit = limit;
        }
        if (round == 8) /* the best one again, with its own colors given out */
            for (int j = 0; j < n; j++)
                if (dense[j])
                    color[j] = colors++;
    }
    return best;
}

static int plan_allocate(cst_plan *plan, int cols, int entries, int width, int passes)
{
    plan->width = width;
    plan->passes = passes;
    plan->cols = cols;
    plan->seeds = calloc((size_t)passes * (size_t)cols * (size_t)width + 1, sizeof *plan->seeds);
    plan->start = calloc((size_t)passes + 2, sizeof *plan->start);
    plan->source = malloc(((size_t)entries + 1) * sizeof *plan->source);
    plan->entry = malloc(((size_t)entries + 1) * sizeof *plan->entry);
    return plan->seeds && plan->start && plan->source && plan->entry;
}

/* The entries, sorted by the pass that yields them. */
static void plan_fill(cst_plan *plan, const cst_pattern *s, const char *dense, const int *color)
{
    int width = plan->width;
    for (int j = 0; j < s->cols; j++)
        if (s->p[j + 1] > s->p[j])
            plan->seeds[((long)(color[j] / width) * s->cols + j) * width + color[j] % width] = 1.0;
    for (int round = 0; round < 2; round++) {
        for (int j = 0; j < s->cols; j++)
            for (int k = s->p[j]; k < s->p[j + 1]; k++) {
                int i = s->i[k], mirrored = dense[i] && !dense[j];
                int c = color[mirrored ? i : j], row = mirrored ? j : i;
                if (round == 0) {
                    plan->start[c / width + 2]++;
                } else {
                    int e = plan->start[c / width + 1]++;
                    plan->source[e] = row * width + c % width;
                    plan->entry[e] = k;
                }
            }
        for (int k = 0; round == 0 && k < plan->passes; k++)
            plan->start[k + 2] += plan->start[k + 1];
    }
}

int cst_plan_build(cst_plan *plan, const cst_pattern *s, int width, int symmetric)
{
    size_t larger = (size_t)(s->cols > s->rows ? s->cols : s->rows) + 1;
    int *color = malloc(larger * sizeof *color), ok = 0;
    char *dense = calloc(larger, 1);
    memset(plan, 0, sizeof *plan);
    if (color && dense) {
        int colors = symmetric ? color_symmetric(s, dense, color) : color_columns(s, NULL, color);
        int entries = s->p[s->cols], passes = entries ? (colors + width - 1) / width : 0;
        ok = colors >= 0 && plan_allocate(plan, s->cols, entries, width, passes);
    }
    if (ok && plan->passes)
        plan_fill(plan, s, dense, color);
    free(color);
    free(dense);
    return ok;
}

void cst_plan_free(cst_plan *plan)
{
    free(plan->seeds);
    free(plan->start);
    free(plan->source);
    free(plan->entry);
    memset(plan, 0, sizeof *plan);
}
