/* Ways to one gradient of the five-bar, to be timed against each other at equal error. */
#ifndef BENCH_PEERS_H
#define BENCH_PEERS_H

#include "fivebar.h"

/* psi over [0, tf] and its gradient [P]; NULL: psi alone.  0: done. */
typedef int bench_run(const fivebar *f, double tf, double rtol, double *psi, double *gradient);

typedef struct {
    const char *name;
    bench_run *run;
    double rtol;          /* 0: the loosest one whose error is that of the first peer or less */
    double forward, best; /* [s] of the processor: psi, and psi with its gradient             */
    double psi, error;    /* of its nine derivatives, the largest                             */
} bench_peer;

/* Written for the five-bar: with A as one dense matrix, with M eliminated. */
bench_run peer_dop853, peer_dop853_small, peer_petsc;
bench_run peer_rk, peer_cvodes, peer_quotients; /* Costate's                */
bench_run peer_before;                          /* an older Costate's        */
int peer_before_open(const char *library);

#endif
