/* The sizes of a motion: what an absolute tolerance is measured by where the user gives none.
 *
 *     tolerance of y_i = rtol (|y_i| + small_i),   small_i = atol / rtol, or a part of its size
 *
 * The size of a coordinate or a velocity is the largest that it had so far in the run; where that
 * is 0, the largest of its kind stands in for it.  So a run in nanometers takes the steps of the
 * same run in meters. */
#ifndef CST_SIZES_H
#define CST_SIZES_H

#include "costate.h"

#define CST_SIZES_SMALL   0.03
#define CST_SIZES_LIKE    0.03
#define CST_SIZES_NOTHING 1e-150

typedef struct {
    int n, p, integrals; /* integrals: that there is memory for                                */
    int given;           /* the user gives atol                                                  */
    int tried;           /* `small` is not that of `own`                                         */
    double ratio;        /* then atol / rtol                                                     */
    double tf;
    double t;         /* the instant that the motion is judged from: 0, or of an event        */
    double pushed;    /* the accelerations there, by their energies                           */
    double *own;      /* [2 n] the largest |y_i| so far                                       */
    double *small;    /* [2 n] of y                                                           */
    double *root;     /* [n] 1 / sqrt(M_ii); infinite where there is no mass                  */
    double *integral; /* [integrals] small for each                                           */
    double *largest;  /* [integrals] |z| so far, or expected from the integrand at the start  */
    double *noise;    /* [integrals] what errors of the state within the tolerance make of z  */
    double *rounding; /* [2 n] of y: what the rounding errors of the accelerations make of it */
    double *rho;      /* [p] the parameters, while others are tried                           */
    double *near;     /* [2 n] a state near by                                                */
    double *there;    /* [integrals] integrands there                                         */
    double seen[2];   /* the largest position and velocity when noise was taken               */
    double *memory;
} cst_sizes;

int cst_sizes_create(cst_sizes *x, int n, int p, int integrals); /* 0: out of memory */
void cst_sizes_free(cst_sizes *x);

/* Nothing is known of a run that is about to begin. */
void cst_sizes_reset(cst_sizes *x);
/* A run begins at y [2 n], where the system is solved: the sizes to expect. */
int cst_sizes_begin(cst_work *w, const double *y);
/* An event turned forces or integrands on at t: a motion, or an integral, may begin there. */
int cst_sizes_after_event(cst_work *w, double t, const double *y);
/* The run has reached y; or is about to, if a step to it is accepted. */
void cst_sizes_see(cst_sizes *x, const double *y);
void cst_sizes_try(cst_sizes *x, const double *y);
/* The values of the integrals there, z [integrals of this run]. */
void cst_sizes_see_integrals(cst_sizes *x, const double *z, int count);
/* Has the motion grown since noise was taken: the largest position, and velocity? */
int cst_sizes_have_grown(const double seen[2], double position, double velocity);
/* Where it has: what its errors make of the integrals.  Leaves the system
 * elsewhere. */
void cst_sizes_refresh(cst_work *w, double t, const double *y);

#endif
