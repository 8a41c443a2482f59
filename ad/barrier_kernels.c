/* Written by scripts/regen_ad.sh: the kernels of barrier and what Tapenade made of them. */
#include "costate.h"
void barrier_inertia(const double q[1], const double a[1], const double rho[6], double f[1]);
void barrier_forces(double t, const double q[1], const double v[1], const double rho[6], const int mode[2 + 1], double Q[1]);
void barrier_switches(double t, const double q[1], const double v[1], const double rho[6], const int mode[2 + 1], double s[2]);
void barrier_initial(const double rho[6], double q[1], double v[1]);
double barrier_final_reach(double t, const double q[1], const double v[1], const double a[1], const double lambda[1], const double rho[6], const int mode[2 + 1]);
double barrier_cost_effort(double t, const double q[1], const double v[1], const double a[1], const double lambda[1], const double rho[6], const int mode[2 + 1]);
void barrier_inertia_b(const double q[1], double qb[1], const double a[1], double ab[1], const double rho[6], double rhob[6], double f[1], double fb[1]);
void barrier_forces_b(double t, const double q[1], double qb[1], const double v[1], double vb[1], const double rho[6], double rhob[6], const int mode[3], double Q[1], double Qb[1]);
void barrier_switches_b(double t, const double q[1], double qb[1], const double v[1], double vb[1], const double rho[6], double rhob[6], const int mode[3], double s[2], double sb[2]);
void barrier_initial_b(const double rho[6], double rhob[6], double q[1], double qb[1], double v[1], double vb[1]);
void barrier_final_reach_b(double t, const double q[1], double qb[1], const double v[1], double vb[1], const double a[1], double ab[1], const double lambda[1], double lambdab[1], const double rho[6], double rhob[ 6], const int mode[3], double barrier_final_reachb);
void barrier_cost_effort_b(double t, const double q[1], double qb[1], const double v[1], double vb[1], const double a[1], double ab[1], const double lambda[1], double lambdab[1], const double rho[6], double rhob[ 6], const int mode[3], double barrier_cost_effortb);
void barrier_inertia_dv(const double q[1], double const qd[1][CST_LANES], const double a[1], double const ad[1][CST_LANES], const double rho[6], double const rhod[6][CST_LANES], double f[1], double fd[1][CST_LANES], int nbdirs);
void barrier_forces_dv(double t, const double q[1], double const qd[1][ CST_LANES], const double v[1], double const vd[1][CST_LANES], const double rho[6], double const rhod[6][CST_LANES], const int mode[3], double Q[1], double Qd[1][CST_LANES], int nbdirs);
void barrier_switches_dv(double t, double td[CST_LANES], const double q[1], double const qd[1][CST_LANES], const double v[1], double const vd[1][ CST_LANES], const double rho[6], double const rhod[6][CST_LANES], const int mode[3], double s[2], double sd[2][CST_LANES], int nbdirs);
void barrier_initial_dv(const double rho[6], double const rhod[6][CST_LANES], double q[1], double qd[1][CST_LANES], double v[1], double vd[1][ CST_LANES], int nbdirs);
static const cst_cost_kernels costs[] = {
    { "reach", 0, barrier_final_reach, 0, barrier_final_reach_b },
    { "effort", barrier_cost_effort, 0, barrier_cost_effort_b, 0 },
};
extern const cst_kernels barrier_kernels;
const cst_kernels barrier_kernels = {
    .inertia = barrier_inertia,
    .inertia_b = barrier_inertia_b,
    .inertia_dv = barrier_inertia_dv,
    .forces = barrier_forces,
    .forces_b = barrier_forces_b,
    .forces_dv = barrier_forces_dv,
    .switches = barrier_switches,
    .switches_b = barrier_switches_b,
    .switches_dv = barrier_switches_dv,
    .initial = barrier_initial,
    .initial_b = barrier_initial_b,
    .initial_dv = barrier_initial_dv,
    .costs = costs, .costs_count = 2,
};
