/* The schemes of the integrators onestep and rk once more, dense and in quadruple precision, from
 * the kernels alone. */
#ifndef CST_DISCRETE_H
#define CST_DISCRETE_H

#include "costate_model.h"
#include "integrate/rk/tableaux.h"
#include "quad.h"

typedef struct {
    const cst_model *model;
    const quad_kernels *k;
    const char *formulation;
    double tf, alpha, xi, omega;
    int steps;
    const cst_tableau *tableau; /* rk's, or NULL: onestep */
    const double *h;            /* [steps] rk's           */
} discrete;

/* psi [costs] at rho [p], of every cost in the order of model->kernels->costs.  0, or -1 when a
 * step does not converge. */
int discrete_psi(const discrete *d, const quad *rho, quad *psi);

/* gradient [p][costs] by central differences of the above: good to about 1e-18. */
int discrete_gradient(const discrete *d, const double *rho, quad *psi, quad *gradient);

#endif
