/* Ways to the derivatives of a mechanism at one instant, to be timed against each other and
 * compared: the engine's, written by hand from the paper's formulas, by finite differences, by
 * operator overloading. */
#ifndef BENCH_WAY_H
#define BENCH_WAY_H

#ifdef __cplusplus
extern "C" {
#endif

#include "dynamics/system.h"

/* What they fill.  F1, F2, A and N are those of system.h; z and W are weights of F1 and F2. */
typedef struct {
    double *A;              /* Phi_q and Phi_q' on A's pattern                                */
    double *C, *K;          /* dF/dv and dF/dq on N's pattern                                 */
    double *F_rho;          /* [p][n + m] dF/drho, one parameter after another                */
    double *Fq, *Fv, *Frho; /* F_q'(z, W) [n], F_v'(z, W) [n], F_rho'(z, W) [p]               */
} bench_out;

typedef struct {
    const char *name, *about;
    const char *model;              /* the only one that it is for, or NULL */
    int states_only;                /* its products are F_q'(z, W) and F_v'(z, W), without F_rho' */
    void *(*create)(cst_system *s); /* at an instant that was solved; NULL when it cannot */
    void (*destroy)(void *data);
    /* Any of these may be missing.  s holds t, q, v, a, lambda, rho and mode. */
    void (*phi_q)(void *data, cst_system *s, bench_out *out);
    void (*jacobian)(void *data, cst_system *s, bench_out *out); /* C and K */
    void (*by_rho)(void *data, cst_system *s, bench_out *out);
    void (*products)(void *data, cst_system *s, const double *zW, bench_out *out);
} bench_way;

extern const bench_way way_engine, way_differences, way_colored, way_hand_fivebar, way_hand_iltis,
    way_adolc;

#ifdef __cplusplus
}
#endif
#endif
