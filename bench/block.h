/* A block of a Jacobian with a coloring of its own width: as many directions a pass as a way
 * likes. */
#ifndef BENCH_BLOCK_H
#define BENCH_BLOCK_H

#ifdef __cplusplus
extern "C" {
#endif

#include "dynamics/system.h"

typedef struct {
    cst_plan plan;
    int *target, *mirrored; /* of plan entry e in the whole matrix, and of its transpose */
} bench_block;

enum { ALL_COLORS = 0 };
int bench_block_create(bench_block *b, const cst_pattern *block, const cst_pattern *whole, int row0,
                       int width, int symmetric);
void bench_block_free(bench_block *b);

/* The patterns as the engine finds them for a model without fused code; cst_blocks_free gives them
 * back. */
int bench_patterns(cst_blocks *b, const cst_system *s);

#ifdef __cplusplus
}
#endif
#endif
