#include "block.h"

#include <stdlib.h>
#include <string.h>

/* Column of each entry. */
static int *columns(const cst_pattern *s)
{
    int *col = malloc(((size_t)s->p[s->cols] + 1) * sizeof *col);
    for (int j = 0; col && j < s->cols; j++)
        for (int k = s->p[j]; k < s->p[j + 1]; k++)
            col[k] = j;
    return col;
}

int bench_block_create(bench_block *b, const cst_pattern *block, const cst_pattern *whole, int row0, int width, int symmetric)
{
    memset(b, 0, sizeof *b);
    if (!block->p)
        return 1;
    size_t entries = (size_t)block->p[block->cols] + 1;
    if (!cst_plan_build(&b->plan, block, 1, symmetric))
        return 0;
    if (width != 1) {
        int colours = b->plan.passes ? b->plan.passes : 1;
        cst_plan_free(&b->plan);
        if (!cst_plan_build(&b->plan, block, width == ALL_COLOURS ? colours : width, symmetric))
            return 0;
    }
    int *col = columns(block);
    b->target = malloc(entries * sizeof *b->target);
    b->mirrored = malloc(entries * sizeof *b->mirrored);
    int ok = col && b->target && b->mirrored;
    for (int e = 0; ok && e < (int)entries - 1; e++) {
        int k = b->plan.entry[e];
        b->target[e] = cst_pattern_find(whole, row0 + block->i[k], col[k]);
        b->mirrored[e] = cst_pattern_find(whole, col[k], row0 + block->i[k]);
    }
    free(col);
    return ok;
}

void bench_block_free(bench_block *b)
{
    if (b->plan.seeds)
        cst_plan_free(&b->plan);
    free(b->target);
    free(b->mirrored);
}

int bench_block_whole(bench_block *b, const cst_pattern *left, const cst_rows *rows, const cst_pattern *by, const cst_pattern *whole, int width)
{
    cst_entries e = { 0 };
    cst_pattern all = { 0 };
    cst_entries_add_pattern(&e, left, 0, 0, 0);
    for (int d = 0; d < rows->count; d++)
        for (int k = by->p[d]; k < by->p[d + 1]; k++)
            cst_entries_add(&e, rows->row[d], by->i[k]);
    int ok = !e.failed && cst_pattern_build(&all, left->rows, left->cols, e.count, e.row, e.col) &&
             bench_block_create(b, &all, whole, 0, width, 0);
    cst_entries_free(&e);
    cst_pattern_free(&all);
    return ok;
}
