/* The models' kernels, compiled once more from the same source in quadruple precision. */
#ifndef CST_QUAD_H
#define CST_QUAD_H

typedef __float128 quad;

typedef quad quad_scalar(quad t, const quad *q, const quad *v, const quad *a, const quad *lambda,
                         const quad *rho, const int *mode);
typedef struct {
    quad_scalar *g, *w;
} quad_cost;

/* As cst_kernels, without the derivatives; NULL where the model has none. */
typedef struct {
    void (*inertia)(const quad *q, const quad *a, const quad *rho, quad *f);
    void (*forces)(quad t, const quad *q, const quad *v, const quad *rho, const int *mode, quad *Q);
    void (*constraints)(quad t, const quad *q, const quad *rho, quad *phi);
    void (*switches)(quad t, const quad *q, const quad *v, const quad *rho, const int *mode,
                     quad *s);
    void (*initial)(const quad *rho, quad *q, quad *v);
    void (*launch)(const quad *q, const quad *rho, quad *v);
    void (*outputs)(quad t, const quad *q, const quad *v, const quad *a, const quad *lambda,
                    const quad *rho, const int *mode, quad *out);
    quad (*potential)(quad t, const quad *q, const quad *rho);
    const quad_cost *costs;
} quad_kernels;

extern const quad_kernels *const quad_registry[]; /* in the order of cst_registry */

#endif
