/* Written by scripts/regen_ad.sh: the kernels of cartpole and what Tapenade made of them. */
#include "costate_model.h"
void cartpole_inertia(const double q[], const double a[], const double rho[], double f[]);
void cartpole_forces(double t, const double q[], const double v[], const double rho[], const int mode[], double Q[]);
void cartpole_initial(const double rho[], double q[], double v[]);
double cartpole_potential(double t, const double q[], const double rho[]);
double cartpole_cost_effort(double t, const double q[], const double v[], const double a[], const double lambda[], const double rho[], const int mode[]);
void cartpole_outputs(double t, const double q[], const double v[], const double a[], const double lambda[], const double rho[], const int mode[], double out[]);
void cartpole_inertia_b(const double q[], double qb[], const double a[], double ab[], const double rho[], double rhob[], double f[], double fb[]);
void cartpole_forces_b(double t, const double q[], double qb[], const double v[], double vb[], const double rho[], double rhob[], const int mode[], double Q[], double Qb[]);
void cartpole_initial_b(const double rho[], double rhob[], double q[], double qb[], double v[], double vb[]);
void cartpole_cost_effort_b(double t, const double q[], double qb[], const double v[], double vb[], const double a[], double ab[], const double lambda[], double lambdab[], const double rho[], double rhob[], const int mode[], double cartpole_cost_effortb);
void cartpole_outputs_b(double t, const double q[], double qb[], const double v[], double vb[], const double a[], double ab[], const double lambda[], double lambdab[], const double rho[], double rhob[], const int mode[], double out[], double outb[]);
void cartpole_inertia_dv(const double q[], double const qd[][CST_LANES], const double a[], double const ad[][CST_LANES], const double rho[], double const rhod[][CST_LANES], double f[], double fd[][CST_LANES], int nbdirs);
void cartpole_forces_dv(double t, const double q[], double const qd[][CST_LANES], const double v[], double const vd[][CST_LANES], const double rho[], double const rhod[][CST_LANES], const int mode[], double Q[], double Qd[][CST_LANES], int nbdirs);
void cartpole_initial_dv(const double rho[], double const rhod[][CST_LANES], double q[], double qd[][CST_LANES], double v[], double vd[][CST_LANES], int nbdirs);
void cartpole_outputs_dv(double t, const double q[], double const qd[][CST_LANES], const double v[], double const vd[][CST_LANES], const double a[], double const ad[][CST_LANES], const double lambda[], double const lambdad[][CST_LANES], const double rho[], double const rhod[][CST_LANES], const int mode[], double out[], double outd[][CST_LANES], int nbdirs);
void cartpole_inertia_e0_b(const double q[], double qb[], const double qe0[], const double a[], double ab[], const double ae0[], const double rho[], double rhob[], const double rhoe0[], double f[], double fb[], double fe0[], double fe0b[]);
void cartpole_forces_e0_b(double t, double *tb, double te0, const double q[], double qb[], const double qe0[], const double v[], double vb[], const double ve0[], const double rho[], double rhob[], const double rhoe0[], const int mode[], double Q[], double Qb[], double Qe0[], double Qe0b[]);
void cartpole_initial_e0_b(const double rho[], double rhob[], const double rhoe0[], double q[], double qb[], double qe0[], double qe0b[], double v[], double vb[], double ve0[], double ve0b[]);
void cartpole_cost_effort_e0_b(double t, double *tb, double te0, const double q[], double qb[], const double qe0[], const double v[], double vb[], const double ve0[], const double a[], double ab[], const double ae0[], const double lambda[], double lambdab[], const double lambdae0[], const double rho[], double rhob[], const double rhoe0[], const int mode[], double *cartpole_cost_effort, double * cartpole_cost_effortb, double cartpole_cost_effort_e0b);
void cartpole_outputs_e0_b(double t, double *tb, double te0, const double q[] , double qb[], const double qe0[], const double v[], double vb[], const double ve0[], const double a[], double ab[], const double ae0 [], const double lambda[], double lambdab[], const double lambdae0[], const double rho[], double rhob[], const double rhoe0[], const int mode[], double out[], double outb[], double oute0[], double oute0b[]);
extern const cst_fused cartpole_fused;
extern const cst_facts cartpole_facts;
static const cst_cost_kernels costs[] = {
    { "effort", cartpole_cost_effort, 0, cartpole_cost_effort_b, 0, cartpole_cost_effort_e0_b, 0 },
};
extern const cst_kernels cartpole_kernels;
const cst_kernels cartpole_kernels = {
    .inertia = cartpole_inertia,
    .inertia_b = cartpole_inertia_b,
    .inertia_dv = cartpole_inertia_dv,
    .inertia_e0_b = cartpole_inertia_e0_b,
    .forces = cartpole_forces,
    .forces_b = cartpole_forces_b,
    .forces_dv = cartpole_forces_dv,
    .forces_e0_b = cartpole_forces_e0_b,
    .initial = cartpole_initial,
    .initial_b = cartpole_initial_b,
    .initial_dv = cartpole_initial_dv,
    .initial_e0_b = cartpole_initial_e0_b,
    .potential = cartpole_potential,
    .outputs = cartpole_outputs,
    .outputs_b = cartpole_outputs_b,
    .outputs_dv = cartpole_outputs_dv,
    .outputs_e0_b = cartpole_outputs_e0_b,
    .costs = costs, .costs_count = 1,
    .fused = &cartpole_fused,
    .facts = &cartpole_facts,
};
