/* Written by scripts/regen_ad.sh: the kernels of slidercrank and what Tapenade made of them. */
#include "costate.h"
void slidercrank_inertia(const double q[3], const double a[3], const double rho[9], double f[3]);
void slidercrank_forces(double t, const double q[3], const double v[3], const double rho[9], const int mode[1], double Q[3]);
void slidercrank_constraints(double t, const double q[3], const double rho[9], double phi[2]);
void slidercrank_initial(const double rho[9], double q[3], double v[3]);
double slidercrank_potential(double t, const double q[3], const double rho[9]);
double slidercrank_cost_shake(double t, const double q[3], const double v[3], const double a[3], const double lambda[2], const double rho[9], const int mode[1]);
double slidercrank_final_position(double t, const double q[3], const double v[3], const double a[3], const double lambda[2], const double rho[9], const int mode[1]);
void slidercrank_inertia_b(const double q[3], double qb[3], const double a[3], double ab[3], const double rho[9], double rhob[9], double f[3], double fb[3]);
void slidercrank_forces_b(double t, const double q[3], double qb[3], const double v[3], double vb[3], const double rho[9], double rhob[9], const int mode[1], double Q[3], double Qb[3]);
void slidercrank_initial_b(const double rho[9], double rhob[9], double q[3], double qb[3], double v[3], double vb[3]);
void slidercrank_cost_shake_b(double t, const double q[3], double qb[3], const double v[3], double vb[3], const double a[3], double ab[3], const double lambda[2], double lambdab[2], const double rho[9], double rhob[ 9], const int mode[1], double slidercrank_cost_shakeb);
void slidercrank_final_position_b(double t, const double q[3], double qb[3], const double v[3], double vb[3], const double a[3], double ab[3], const double lambda[2], double lambdab[2], const double rho[9], double rhob[9], const int mode[1], double slidercrank_final_positionb);
void slidercrank_inertia_dv(const double q[3], double const qd[3][CST_LANES], const double a[3], double const ad[3][CST_LANES], const double rho[9], double const rhod[9][CST_LANES], double f[3], double fd[3][CST_LANES], int nbdirs);
void slidercrank_forces_dv(double t, const double q[3], double const qd[3][ CST_LANES], const double v[3], double const vd[3][CST_LANES], const double rho[9], double const rhod[9][CST_LANES], const int mode[1], double Q[3], double Qd[3][CST_LANES], int nbdirs);
void slidercrank_constraints_dv(double t, const double q[3], double const qd[3 ][CST_LANES], const double rho[9], double phi[2], double phid[2][ CST_LANES], int nbdirs);
void slidercrank_initial_dv(const double rho[9], double const rhod[9][ CST_LANES], double q[3], double qd[3][CST_LANES], double v[3], double vd[3][CST_LANES], int nbdirs);
void slidercrank_constraints_d0_b(double t, double td0, const double q[3], double qb[3], const double qd0[3], double qd0b[3], const double rho[9] , double rhob[9], double phi[2], double phid0[2], double phid0b[2]);
void slidercrank_constraints_d0_d1(double t, double td1, double td0, const double q[3], const double qd1[3], const double qd0[3], const double qd0d1[3], const double rho[9], double phi[2], double phid1[2], double phid0[2], double phid0d1[2]);
void slidercrank_constraints_d0_d1_b(double t, double td1, double td0, const double q[3], double qb[3], const double qd1[3], double qd1b[3], const double qd0[3], double qd0b[3], const double qd0d1[3], double qd0d1b[3] , const double rho[9], double rhob[9], double phi[2], double phib[2], double phid1[2], double phid0[2], double phid0b[2], double phid0d1[2], double phid0d1b[2]);
void slidercrank_constraints_d0_d1_dv(double t, double td1, double td0, const double q[3], double const qd[3][CST_LANES], const double qd1[3], double const qd1d[3][CST_LANES], const double qd0[3], double const qd0d[3][CST_LANES], const double qd0d1[3], double const qd0d1d[3][ CST_LANES], const double rho[9], double const rhod[9][CST_LANES], double phi[2], double phid[2][CST_LANES], double phid1[2], double phid0[2], double phid0d[2][CST_LANES], double phid0d1[2], double phid0d1d[2][CST_LANES], int nbdirs);
void slidercrank_constraints_r0_b(double t, const double q[3], double qb[3], const double rho[9], const double rhor0[9], double phi[2], double phir0[2], double phir0b[2]);
static const cst_cost_kernels costs[] = {
    { "shake", slidercrank_cost_shake, 0, slidercrank_cost_shake_b, 0 },
    { "position", 0, slidercrank_final_position, 0, slidercrank_final_position_b },
};
extern const cst_kernels slidercrank_kernels;
const cst_kernels slidercrank_kernels = {
    .inertia = slidercrank_inertia,
    .inertia_b = slidercrank_inertia_b,
    .inertia_dv = slidercrank_inertia_dv,
    .forces = slidercrank_forces,
    .forces_b = slidercrank_forces_b,
    .forces_dv = slidercrank_forces_dv,
    .constraints = slidercrank_constraints,
    .constraints_dv = slidercrank_constraints_dv,
    .constraints_d0_b = slidercrank_constraints_d0_b,
    .constraints_d0_d1 = slidercrank_constraints_d0_d1,
    .constraints_d0_d1_b = slidercrank_constraints_d0_d1_b,
    .constraints_d0_d1_dv = slidercrank_constraints_d0_d1_dv,
    .constraints_r0_b = slidercrank_constraints_r0_b,
    .initial = slidercrank_initial,
    .initial_b = slidercrank_initial_b,
    .initial_dv = slidercrank_initial_dv,
    .potential = slidercrank_potential,
    .costs = costs, .costs_count = 2,
};
