#include "twice.h"

#include <string.h>

static const cst_kernels *once;

static void constraints(double t, const double *q, const double *rho, double *phi)
{
    once->constraints(t, q, rho, phi);
    phi[1] = phi[0];
}

static void constraints_dv(double t, const double *q, cst_dirs qd, const double *rho, double *phi,
                           cst_outs phid, int lanes)
{
    once->constraints_dv(t, q, qd, rho, phi, phid, lanes);
    phi[1] = phi[0];
    memcpy(phid[1], phid[0], sizeof phid[0]);
}

/* The adjoint of a number that is used twice is the sum of both. */
static double sum(const double *b)
{
    return b[0] + b[1];
}

static void constraints_d0_b(double t, double td0, const double *q, double *qb, const double *qd0,
                             double *qd0b, const double *rho, double *rhob, double *phi,
                             double *phib, double *phid0, double *phid0b)
{
    double b = sum(phib), b0 = sum(phid0b);
    once->constraints_d0_b(t, td0, q, qb, qd0, qd0b, rho, rhob, phi, &b, phid0, &b0);
}

static void constraints_d0_d1(double t, double td1, double td0, const double *q, const double *qd1,
                              const double *qd0, const double *qd0d1, const double *rho,
                              double *phi, double *phid1, double *phid0, double *phid0d1)
{
    once->constraints_d0_d1(t, td1, td0, q, qd1, qd0, qd0d1, rho, phi, phid1, phid0, phid0d1);
    phi[1] = phi[0];
    phid1[1] = phid1[0];
    phid0[1] = phid0[0];
    phid0d1[1] = phid0d1[0];
}

static void constraints_d0_d1_b(double t, double td1, double td0, const double *q, double *qb,
                                const double *qd1, double *qd1b, const double *qd0, double *qd0b,
                                const double *qd0d1, double *qd0d1b, const double *rho,
                                double *rhob, double *phi, double *phib, double *phid1,
                                double *phid1b, double *phid0, double *phid0b, double *phid0d1,
                                double *phid0d1b)
{
    double b = sum(phib), b1 = sum(phid1b), b0 = sum(phid0b), b01 = sum(phid0d1b);
    once->constraints_d0_d1_b(t, td1, td0, q, qb, qd1, qd1b, qd0, qd0b, qd0d1, qd0d1b, rho, rhob,
                              phi, &b, phid1, &b1, phid0, &b0, phid0d1, &b01);
}

static void constraints_d0_d1_dv(double t, double td1, double td0, const double *q, cst_dirs qd,
                                 const double *qd1, cst_dirs qd1d, const double *qd0, cst_dirs qd0d,
                                 const double *qd0d1, cst_dirs qd0d1d, const double *rho,
                                 cst_dirs rhod, double *phi, cst_outs phid, double *phid1,
                                 cst_outs phid1d, double *phid0, cst_outs phid0d, double *phid0d1,
                                 cst_outs phid0d1d, int lanes)
{
    once->constraints_d0_d1_dv(t, td1, td0, q, qd, qd1, qd1d, qd0, qd0d, qd0d1, qd0d1d, rho, rhod,
                               phi, phid, phid1, phid1d, phid0, phid0d, phid0d1, phid0d1d, lanes);
    phi[1] = phi[0];
    phid1[1] = phid1[0];
    phid0[1] = phid0[0];
    phid0d1[1] = phid0d1[0];
    memcpy(phid[1], phid[0], sizeof phid[0]);
    memcpy(phid1d[1], phid1d[0], sizeof phid1d[0]);
    memcpy(phid0d[1], phid0d[0], sizeof phid0d[0]);
    memcpy(phid0d1d[1], phid0d1d[0], sizeof phid0d1d[0]);
}

static void constraints_d0_d1_qv(double t, double td1, double td0, const double *q, cst_dirs qd,
                                 const double *qd1, const double *qd0, const double *qd0d1,
                                 const double *rho, double *phi, cst_outs phid, double *phid1,
                                 cst_outs phid1d, double *phid0, cst_outs phid0d, double *phid0d1,
                                 cst_outs phid0d1d, int lanes)
{
    static const double zeros[8][CST_LANES];
    constraints_d0_d1_dv(t, td1, td0, q, qd, qd1, zeros, qd0, zeros, qd0d1, zeros, rho, zeros, phi,
                         phid, phid1, phid1d, phid0, phid0d, phid0d1, phid0d1d, lanes);
}

static void constraints_r0_b(double t, const double *q, double *qb, const double *rho,
                             const double *rhor0, double *phi, double *phib, double *phir0,
                             double *phir0b)
{
    double b = sum(phib), b0 = sum(phir0b);
    once->constraints_r0_b(t, q, qb, rho, rhor0, phi, &b, phir0, &b0);
}

const cst_model *twice_model(void)
{
    static cst_kernels kernels;
    static cst_model model;
    model = *cst_model_find("pendulum");
    once = model.kernels;
    kernels = *once;
    kernels.fused = NULL;
    kernels.facts = NULL;
    kernels.constraints = constraints;
    kernels.constraints_dv = constraints_dv;
    kernels.constraints_d0_b = constraints_d0_b;
    kernels.constraints_d0_d1 = constraints_d0_d1;
    kernels.constraints_d0_d1_b = constraints_d0_d1_b;
    kernels.constraints_d0_d1_dv = constraints_d0_d1_dv;
    kernels.constraints_d0_d1_qv = constraints_d0_d1_qv;
    kernels.constraints_r0_b = constraints_r0_b;
    model.name = "twice";
    model.m = 2;
    model.kernels = &kernels;
    return &model;
}
