#include "tilted.h"

#define C 0.125
enum { M = 0 }; /* the index of the mass */

static const cst_kernels *plain;
static const quad_kernels *plain_quad;

static void constraints(double t, const double *q, const double *rho, double *phi)
{
    plain->constraints(t, q, rho, phi);
    phi[0] += C * rho[M] * q[0];
}

static void constraints_q(quad t, const quad *q, const quad *rho, quad *phi)
{
    plain_quad->constraints(t, q, rho, phi);
    phi[0] += C * rho[M] * q[0];
}

static void constraints_dv(double t, const double *q, cst_dirs qd, const double *rho, double *phi,
                           cst_outs phid, int lanes)
{
    plain->constraints_dv(t, q, qd, rho, phi, phid, lanes);
    phi[0] += C * rho[M] * q[0];
    for (int l = 0; l < lanes; l++)
        phid[0][l] += C * rho[M] * qd[0][l];
}

static void constraints_d0_b(double t, double td0, const double *q, double *qb, const double *qd0,
                             double *qd0b, const double *rho, double *rhob, double *phi,
                             double *phib, double *phid0, double *phid0b)
{
    double b = C * phib[0], b0 = C * phid0b[0];
    plain->constraints_d0_b(t, td0, q, qb, qd0, qd0b, rho, rhob, phi, phib, phid0, phid0b);
    qb[0] += rho[M] * b;
    qd0b[0] += rho[M] * b0;
    rhob[M] += q[0] * b + qd0[0] * b0;
}

static void constraints_d0_d1(double t, double td1, double td0, const double *q, const double *qd1,
                              const double *qd0, const double *qd0d1, const double *rho,
                              double *phi, double *phid1, double *phid0, double *phid0d1)
{
    plain->constraints_d0_d1(t, td1, td0, q, qd1, qd0, qd0d1, rho, phi, phid1, phid0, phid0d1);
    phi[0] += C * rho[M] * q[0];
    phid1[0] += C * rho[M] * qd1[0];
    phid0[0] += C * rho[M] * qd0[0];
    phid0d1[0] += C * rho[M] * qd0d1[0];
}

static void constraints_d0_d1_b(double t, double td1, double td0, const double *q, double *qb,
                                const double *qd1, double *qd1b, const double *qd0, double *qd0b,
                                const double *qd0d1, double *qd0d1b, const double *rho,
                                double *rhob, double *phi, double *phib, double *phid1,
                                double *phid1b, double *phid0, double *phid0b, double *phid0d1,
                                double *phid0d1b)
{
    double b = C * phib[0], b1 = C * phid1b[0], b0 = C * phid0b[0], b01 = C * phid0d1b[0];
    plain->constraints_d0_d1_b(t, td1, td0, q, qb, qd1, qd1b, qd0, qd0b, qd0d1, qd0d1b, rho, rhob,
                               phi, phib, phid1, phid1b, phid0, phid0b, phid0d1, phid0d1b);
    qb[0] += rho[M] * b;
    qd1b[0] += rho[M] * b1;
    qd0b[0] += rho[M] * b0;
    qd0d1b[0] += rho[M] * b01;
    rhob[M] += q[0] * b + qd1[0] * b1 + qd0[0] * b0 + qd0d1[0] * b01;
}

/* y += C m x and the same for its tangents. */
static void tilt(double *y, cst_outs yd, const double *x, cst_dirs xd, const double *rho,
                 cst_dirs rhod, int lanes)
{
    y[0] += C * rho[M] * x[0];
    for (int l = 0; l < lanes; l++)
        yd[0][l] += C * (rho[M] * xd[0][l] + rhod[M][l] * x[0]);
}

static void constraints_d0_d1_dv(double t, double td1, double td0, const double *q, cst_dirs qd,
                                 const double *qd1, cst_dirs qd1d, const double *qd0, cst_dirs qd0d,
                                 const double *qd0d1, cst_dirs qd0d1d, const double *rho,
                                 cst_dirs rhod, double *phi, cst_outs phid, double *phid1,
                                 cst_outs phid1d, double *phid0, cst_outs phid0d, double *phid0d1,
                                 cst_outs phid0d1d, int lanes)
{
    plain->constraints_d0_d1_dv(t, td1, td0, q, qd, qd1, qd1d, qd0, qd0d, qd0d1, qd0d1d, rho, rhod,
                                phi, phid, phid1, phid1d, phid0, phid0d, phid0d1, phid0d1d, lanes);
    tilt(phi, phid, q, qd, rho, rhod, lanes);
    tilt(phid1, phid1d, qd1, qd1d, rho, rhod, lanes);
    tilt(phid0, phid0d, qd0, qd0d, rho, rhod, lanes);
    tilt(phid0d1, phid0d1d, qd0d1, qd0d1d, rho, rhod, lanes);
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
    double b = C * phib[0], b0 = C * phir0b[0];
    plain->constraints_r0_b(t, q, qb, rho, rhor0, phi, phib, phir0, phir0b);
    qb[0] += rho[M] * b + rhor0[M] * b0;
}

const cst_model *tilted_model(void)
{
    static cst_kernels kernels;
    static cst_model model;
    model = *cst_model_find("pendulum");
    plain = model.kernels;
    kernels = *plain;
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
    model.name = "tilted";
    model.start = CST_ASSEMBLED;
    model.kernels = &kernels;
    return &model;
}

const quad_kernels *tilted_quad(const quad_kernels *pendulum)
{
    static quad_kernels kernels;
    plain_quad = pendulum;
    kernels = *pendulum;
    kernels.constraints = constraints_q;
    return &kernels;
}
