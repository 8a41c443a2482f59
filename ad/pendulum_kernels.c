/* Written by scripts/regen_ad.sh: the kernels of pendulum and what Tapenade made of them. */
#include "costate.h"
void pendulum_inertia(const double q[2], const double a[2], const double rho[4], double f[2]);
void pendulum_forces(double t, const double q[2], const double v[2], const double rho[4], const int mode[1], double Q[2]);
void pendulum_constraints(double t, const double q[2], const double rho[4], double phi[1]);
void pendulum_initial(const double rho[4], double q[2], double v[2]);
double pendulum_potential(double t, const double q[2], const double rho[4]);
double pendulum_final_height(double t, const double q[2], const double v[2], const double a[2], const double lambda[1], const double rho[4], const int mode[1]);
double pendulum_cost_tension(double t, const double q[2], const double v[2], const double a[2], const double lambda[1], const double rho[4], const int mode[1]);
void pendulum_inertia_b(const double q[2], double qb[2], const double a[2], double ab[2], const double rho[4], double rhob[4], double f[2], double fb[2]);
void pendulum_forces_b(double t, const double q[2], double qb[2], const double v[2], double vb[2], const double rho[4], double rhob[4], const int mode[1], double Q[2], double Qb[2]);
void pendulum_initial_b(const double rho[4], double rhob[4], double q[2], double qb[2], double v[2], double vb[2]);
void pendulum_final_height_b(double t, const double q[2], double qb[2], const double v[2], double vb[2], const double a[2], double ab[2], const double lambda[1], double lambdab[1], const double rho[4], double rhob[ 4], const int mode[1], double pendulum_final_heightb);
void pendulum_cost_tension_b(double t, const double q[2], double qb[2], const double v[2], double vb[2], const double a[2], double ab[2], const double lambda[1], double lambdab[1], const double rho[4], double rhob[ 4], const int mode[1], double pendulum_cost_tensionb);
void pendulum_inertia_dv(const double q[2], double const qd[2][CST_LANES], const double a[2], double const ad[2][CST_LANES], const double rho[4], double const rhod[4][CST_LANES], double f[2], double fd[2][CST_LANES], int nbdirs);
void pendulum_forces_dv(double t, const double q[2], double const qd[2][ CST_LANES], const double v[2], double const vd[2][CST_LANES], const double rho[4], double const rhod[4][CST_LANES], const int mode[1], double Q[2], double Qd[2][CST_LANES], int nbdirs);
void pendulum_constraints_dv(double t, const double q[2], double const qd[2][ CST_LANES], const double rho[4], double phi[1], double phid[1][ CST_LANES], int nbdirs);
void pendulum_initial_dv(const double rho[4], double const rhod[4][CST_LANES], double q[2], double qd[2][CST_LANES], double v[2], double vd[2][ CST_LANES], int nbdirs);
void pendulum_constraints_d0_b(double t, double td0, const double q[2], double qb[2], const double qd0[2], double qd0b[2], const double rho[4], double rhob[4], double phi[1], double phid0[1], double phid0b[1]);
void pendulum_constraints_d0_d1(double t, double td1, double td0, const double q[2], const double qd1[2], const double qd0[2], const double qd0d1[2], const double rho[4], double phi[1], double phid1[1], double phid0[1], double phid0d1[1]);
void pendulum_constraints_d0_d1_b(double t, double td1, double td0, const double q[2], double qb[2], const double qd1[2], double qd1b[2], const double qd0[2], double qd0b[2], const double qd0d1[2], double qd0d1b[2] , const double rho[4], double rhob[4], double phi[1], double phib[1], double phid1[1], double phid0[1], double phid0b[1], double phid0d1[1], double phid0d1b[1]);
void pendulum_constraints_d0_d1_dv(double t, double td1, double td0, const double q[2], double const qd[2][CST_LANES], const double qd1[2], double const qd1d[2][CST_LANES], const double qd0[2], double const qd0d[2][CST_LANES], const double qd0d1[2], double const qd0d1d[2][ CST_LANES], const double rho[4], double const rhod[4][CST_LANES], double phi[1], double phid[1][CST_LANES], double phid1[1], double phid0[1], double phid0d[1][CST_LANES], double phid0d1[1], double phid0d1d[1][CST_LANES], int nbdirs);
void pendulum_constraints_r0_b(double t, const double q[2], double qb[2], const double rho[4], const double rhor0[4], double phi[1], double phir0[1], double phir0b[1]);
static const cst_cost_kernels costs[] = {
    { "height", 0, pendulum_final_height, 0, pendulum_final_height_b },
    { "tension", pendulum_cost_tension, 0, pendulum_cost_tension_b, 0 },
};
extern const cst_kernels pendulum_kernels;
const cst_kernels pendulum_kernels = {
    .inertia = pendulum_inertia,
    .inertia_b = pendulum_inertia_b,
    .inertia_dv = pendulum_inertia_dv,
    .forces = pendulum_forces,
    .forces_b = pendulum_forces_b,
    .forces_dv = pendulum_forces_dv,
    .constraints = pendulum_constraints,
    .constraints_dv = pendulum_constraints_dv,
    .constraints_d0_b = pendulum_constraints_d0_b,
    .constraints_d0_d1 = pendulum_constraints_d0_d1,
    .constraints_d0_d1_b = pendulum_constraints_d0_d1_b,
    .constraints_d0_d1_dv = pendulum_constraints_d0_d1_dv,
    .constraints_r0_b = pendulum_constraints_r0_b,
    .initial = pendulum_initial,
    .initial_b = pendulum_initial_b,
    .initial_dv = pendulum_initial_dv,
    .potential = pendulum_potential,
    .costs = costs, .costs_count = 2,
};
