/* A model's kernels compiled once more with ADOL-C's active type in place of double: the same
 * source. */
#ifndef BENCH_ADOLC_KERNELS_H
#define BENCH_ADOLC_KERNELS_H

#include <adolc/adolc.h>

struct adolc_kernels {
    const char *model;
    void (*inertia)(const adouble *q, const adouble *a, const adouble *rho, adouble *f);
    void (*forces)(adouble t, const adouble *q, const adouble *v, const adouble *rho,
                   const int *mode, adouble *Q);
    void (*constraints)(adouble t, const adouble *q, const adouble *rho, adouble *phi);
    /* Phi_ddot and Phi_q' lambda as Tapenade wrote them: ADOL-C is left with the last derivative
     * only. */
    void (*kinematics)(adouble t, adouble td1, adouble td0, const adouble *q, const adouble *qd1,
                       const adouble *qd0, const adouble *qd0d1, const adouble *rho, adouble *phi,
                       adouble *phid1, adouble *phid0, adouble *phid0d1);
    void (*reaction)(adouble t, adouble td0, const adouble *q, adouble *qb, const adouble *qd0,
                     adouble *qd0b, const adouble *rho, adouble *rhob, adouble *phi, adouble *phib,
                     adouble *phid0, adouble *phid0b);
};

extern const adolc_kernels *const adolc_models[];
extern const int adolc_models_count;

#endif
