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

/* Where an entry goes; one that is always zero, which the whole does not have, goes behind its
 * end. */
static int place(const cst_pattern *whole, int row, int col)
{
    int at = cst_pattern_find(whole, row, col);
    return at < 0 ? whole->p[whole->cols] : at;
}

int bench_block_create(bench_block *b, const cst_pattern *block, const cst_pattern *whole, int row0,
                       int width, int symmetric)
{
    memset(b, 0, sizeof *b);
    if (!block->p)
        return 1;
    size_t entries = (size_t)block->p[block->cols] + 1;
    if (!cst_plan_build(&b->plan, block, 1, symmetric))
        return 0;
    if (width != 1) {
        int colors = b->plan.passes ? b->plan.passes : 1;
        cst_plan_free(&b->plan);
        if (!cst_plan_build(&b->plan, block, width == ALL_COLORS ? colors : width, symmetric))
            return 0;
    }
    int *col = columns(block);
    b->target = malloc(entries * sizeof *b->target);
    b->mirrored = malloc(entries * sizeof *b->mirrored);
    int ok = col && b->target && b->mirrored;
    for (int e = 0; ok && e < (int)entries - 1; e++) {
        int k = b->plan.entry[e];
        b->target[e] = place(whole, row0 + block->i[k], col[k]);
        b->mirrored[e] = place(whole, col[k], row0 + block->i[k]);
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

int bench_patterns(cst_blocks *b, const cst_system *s)
{
    cst_system own = *s; /* what probing writes is its own */
    own.mode = (int *)calloc((size_t)s->model->s + 1, sizeof *own.mode);
    own.q = (double *)calloc((size_t)s->n, sizeof *own.q);
    memset(&own.derivatives.blocks, 0, sizeof own.derivatives.blocks);
    int ok = own.mode && own.q && cst_blocks_probe(&own, CST_BLOCKS_ALL);
    *b = own.derivatives.blocks;
    free(own.mode);
    free(own.q);
    return ok;
}
