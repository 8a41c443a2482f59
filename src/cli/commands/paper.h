/* paper.h: what the paper printed for the five-bar, to stand beside what is computed. */
#ifndef CLI_PAPER_H
#define CLI_PAPER_H

#include "costate.h"

typedef struct {
    const char *approach;
    double L01, L02; /* dpsi/dL01, dpsi/dL02 at h = 1e-2 s */
} paper_row;

/* the five-bar of the paper: its cost, horizon and parameters */
int paper_applies(const cst_problem *p);
const paper_row *paper_find(const char *approach); /* NULL: the paper has no such row */

#endif
