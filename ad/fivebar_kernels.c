/* Written by scripts/regen_ad.sh: the kernels of fivebar and what Tapenade made of them. */
#include "costate.h"
void fivebar_inertia(const double q[6], const double a[6], const double rho[9], double f[6]);
void fivebar_forces(double t, const double q[6], const double v[6], const double rho[9], const int mode[1], double Q[6]);
void fivebar_constraints(double t, const double q[6], const double rho[9], double phi[4]);
void fivebar_initial(const double rho[9], double q[6], double v[6]);
double fivebar_potential(double t, const double q[6], const double rho[9]);
double fivebar_cost_position(double t, const double q[6], const double v[6], const double a[6], const double lambda[4], const double rho[9], const int mode[1]);
double fivebar_cost_acceleration(double t, const double q[6], const double v[6], const double a[6], const double lambda[4], const double rho[9], const int mode[1]);
double fivebar_cost_reaction(double t, const double q[6], const double v[6], const double a[6], const double lambda[4], const double rho[9], const int mode[1]);
double fivebar_final_everything(double t, const double q[6], const double v[6], const double a[6], const double lambda[4], const double rho[9], const int mode[1]);
void fivebar_inertia_b(const double q[6], double qb[6], const double a[6], double ab[6], const double rho[9], double rhob[9], double f[6], double fb[6]);
void fivebar_forces_b(double t, const double q[6], double qb[6], const double v[6], double vb[6], const double rho[9], double rhob[9], const int mode[1], double Q[6], double Qb[6]);
void fivebar_initial_b(const double rho[9], double rhob[9], double q[6], double qb[6], double v[6], double vb[6]);
void fivebar_cost_position_b(double t, const double q[6], double qb[6], const double v[6], double vb[6], const double a[6], double ab[6], const double lambda[4], double lambdab[4], const double rho[9], double rhob[ 9], const int mode[1], double fivebar_cost_positionb);
void fivebar_cost_acceleration_b(double t, const double q[6], double qb[6], const double v[6], double vb[6], const double a[6], double ab[6], const double lambda[4], double lambdab[4], const double rho[9], double rhob[9], const int mode[1], double fivebar_cost_accelerationb);
void fivebar_cost_reaction_b(double t, const double q[6], double qb[6], const double v[6], double vb[6], const double a[6], double ab[6], const double lambda[4], double lambdab[4], const double rho[9], double rhob[ 9], const int mode[1], double fivebar_cost_reactionb);
void fivebar_final_everything_b(double t, const double q[6], double qb[6], const double v[6], double vb[6], const double a[6], double ab[6], const double lambda[4], double lambdab[4], const double rho[9], double rhob[9], const int mode[1], double fivebar_final_everythingb);
void fivebar_inertia_dv(const double q[6], double const qd[6][CST_LANES], const double a[6], double const ad[6][CST_LANES], const double rho[9], double const rhod[9][CST_LANES], double f[6], double fd[6][CST_LANES], int nbdirs);
void fivebar_forces_dv(double t, const double q[6], double const qd[6][ CST_LANES], const double v[6], double const vd[6][CST_LANES], const double rho[9], double const rhod[9][CST_LANES], const int mode[1], double Q[6], double Qd[6][CST_LANES], int nbdirs);
void fivebar_constraints_dv(double t, const double q[6], double const qd[6][ CST_LANES], const double rho[9], double phi[4], double phid[4][ CST_LANES], int nbdirs);
void fivebar_initial_dv(const double rho[9], double const rhod[9][CST_LANES], double q[6], double qd[6][CST_LANES], double v[6], double vd[6][ CST_LANES], int nbdirs);
void fivebar_constraints_d0_b(double t, double td0, const double q[6], double qb[6], const double qd0[6], double qd0b[6], const double rho[9], double rhob[9], double phi[4], double phid0[4], double phid0b[4]);
void fivebar_constraints_d0_d1(double t, double td1, double td0, const double q[6], const double qd1[6], const double qd0[6], const double qd0d1[6], const double rho[9], double phi[4], double phid1[4], double phid0[4], double phid0d1[4]);
void fivebar_constraints_d0_d1_b(double t, double td1, double td0, const double q[6], double qb[6], const double qd1[6], double qd1b[6], const double qd0[6], double qd0b[6], const double qd0d1[6], double qd0d1b[6] , const double rho[9], double rhob[9], double phi[4], double phib[4], double phid1[4], double phid0[4], double phid0b[4], double phid0d1[4], double phid0d1b[4]);
void fivebar_constraints_d0_d1_dv(double t, double td1, double td0, const double q[6], double const qd[6][CST_LANES], const double qd1[6], double const qd1d[6][CST_LANES], const double qd0[6], double const qd0d[6][CST_LANES], const double qd0d1[6], double const qd0d1d[6][ CST_LANES], const double rho[9], double const rhod[9][CST_LANES], double phi[4], double phid[4][CST_LANES], double phid1[4], double phid0[4], double phid0d[4][CST_LANES], double phid0d1[4], double phid0d1d[4][CST_LANES], int nbdirs);
void fivebar_constraints_r0_b(double t, const double q[6], double qb[6], const double rho[9], const double rhor0[9], double phi[4], double phir0[4], double phir0b[4]);
static const cst_cost_kernels costs[] = {
    { "position", fivebar_cost_position, 0, fivebar_cost_position_b, 0 },
    { "acceleration", fivebar_cost_acceleration, 0, fivebar_cost_acceleration_b, 0 },
    { "reaction", fivebar_cost_reaction, 0, fivebar_cost_reaction_b, 0 },
    { "everything", 0, fivebar_final_everything, 0, fivebar_final_everything_b },
};
extern const cst_kernels fivebar_kernels;
const cst_kernels fivebar_kernels = {
    .inertia = fivebar_inertia,
    .inertia_b = fivebar_inertia_b,
    .inertia_dv = fivebar_inertia_dv,
    .forces = fivebar_forces,
    .forces_b = fivebar_forces_b,
    .forces_dv = fivebar_forces_dv,
    .constraints = fivebar_constraints,
    .constraints_dv = fivebar_constraints_dv,
    .constraints_d0_b = fivebar_constraints_d0_b,
    .constraints_d0_d1 = fivebar_constraints_d0_d1,
    .constraints_d0_d1_b = fivebar_constraints_d0_d1_b,
    .constraints_d0_d1_dv = fivebar_constraints_d0_d1_dv,
    .constraints_r0_b = fivebar_constraints_r0_b,
    .initial = fivebar_initial,
    .initial_b = fivebar_initial_b,
    .initial_dv = fivebar_initial_dv,
    .potential = fivebar_potential,
    .costs = costs, .costs_count = 4,
};
