/* A block of a Jacobian with a colouring of its own width: as many directions a pass as a way likes. */
#ifndef BENCH_BLOCK_H
#define BENCH_BLOCK_H

#ifdef __cplusplus
extern "C" {
#endif

#include "sparse/split.h"

typedef struct {
    cst_plan plan;
    int *target, *mirrored; /* of plan entry e in the whole matrix, and of its transpose; or -1 */
} bench_block;

enum { ALL_COLOURS = 0 };
int bench_block_create(bench_block *b, const cst_pattern *block, const cst_pattern *whole, int row0, int width, int symmetric);
void bench_block_free(bench_block *b);

/* The same with the rows that the engine takes in reverse: left is what it takes by columns, by is rows->by_q or rows->by_v. */
int bench_block_whole(bench_block *b, const cst_pattern *left, const cst_rows *rows, const cst_pattern *by, const cst_pattern *whole, int width);
#ifdef __cplusplus
}
#endif
#endif
