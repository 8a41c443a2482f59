/* Written by scripts/regen_ad.sh: the kernels of crane and what Tapenade made of them. */
#include "costate_model.h"
void crane_inertia(const double q[], const double a[], const double rho[], double f[]);
void crane_forces(double t, const double q[], const double v[], const double rho[], const int mode[], double Q[]);
void crane_initial(const double rho[], double q[], double v[]);
double crane_potential(double t, const double q[], const double rho[]);
double crane_cost_effort(double t, const double q[], const double v[], const double a[], const double lambda[], const double rho[], const int mode[]);
double crane_final_parked(double t, const double q[], const double v[], const double a[], const double lambda[], const double rho[], const int mode[]);
double crane_cost_rate(double t, const double q[], const double v[], const double a[], const double lambda[], const double rho[], const int mode[]);
void crane_outputs(double t, const double q[], const double v[], const double a[], const double lambda[], const double rho[], const int mode[], double out[]);
void crane_inertia_b(const double q[], double qb[], const double a[], double ab[], const double rho[], double rhob[], double f[], double fb[]);
void crane_forces_b(double t, const double q[], double qb[], const double v[], double vb[], const double rho[], double rhob[], const int mode[], double Q[], double Qb[]);
void crane_initial_b(const double rho[], double rhob[], double q[], double qb[], double v[], double vb[]);
void crane_cost_effort_b(double t, const double q[], double qb[], const double v[], double vb[], const double a[], double ab[], const double lambda[], double lambdab[], const double rho[], double rhob[], const int mode[], double crane_cost_effortb);
void crane_final_parked_b(double t, const double q[], double qb[], const double v[], double vb[], const double a[], double ab[], const double lambda[], double lambdab[], const double rho[], double rhob[], const int mode[], double crane_final_parkedb);
void crane_cost_rate_b(double t, const double q[], double qb[], const double v[], double vb[], const double a[], double ab[], const double lambda[], double lambdab[], const double rho[], double rhob[], const int mode[], double crane_cost_rateb);
void crane_outputs_b(double t, const double q[], double qb[], const double v [], double vb[], const double a[], double ab[], const double lambda[], double lambdab[], const double rho[], double rhob[], const int mode[], double out[], double outb[]);
void crane_inertia_dv(const double q[], double const qd[][CST_LANES], const double a[], double const ad[][CST_LANES], const double rho[], double const rhod[][CST_LANES], double f[], double fd[][CST_LANES], int nbdirs);
void crane_forces_dv(double t, const double q[], double const qd[][CST_LANES], const double v[], double const vd[][CST_LANES], const double rho[], double const rhod[][CST_LANES], const int mode[], double Q[], double Qd[][CST_LANES], int nbdirs);
void crane_initial_dv(const double rho[], double const rhod[][CST_LANES], double q[], double qd[][CST_LANES], double v[], double vd[][CST_LANES], int nbdirs);
void crane_outputs_dv(double t, const double q[], double const qd[][CST_LANES], const double v[], double const vd[][CST_LANES], const double a[], double const ad[][CST_LANES], const double lambda[], double const lambdad[][CST_LANES], const double rho[], double const rhod[][CST_LANES], const int mode[], double out[], double outd[][CST_LANES], int nbdirs);
void crane_inertia_e0_b(const double q[], double qb[], const double qe0[], const double a[], double ab[], const double ae0[], const double rho [], double rhob[], const double rhoe0[], double f[], double fb[], double fe0[], double fe0b[]);
void crane_forces_e0_b(double t, double *tb, double te0, const double q[], double qb[], const double qe0[], const double v[], double vb[], const double ve0[], const double rho[], double rhob[], const double rhoe0[], const int mode[], double Q[], double Qb[], double Qe0[], double Qe0b[]);
void crane_initial_e0_b(const double rho[], double rhob[], const double rhoe0[], double q[], double qb[], double qe0[], double qe0b[], double v[], double vb[], double ve0[], double ve0b[]);
void crane_cost_effort_e0_b(double t, double *tb, double te0, const double q[], double qb[], const double qe0[], const double v[], double vb[], const double ve0[], const double a[], double ab[], const double ae0 [], const double lambda[], double lambdab[], const double lambdae0[], const double rho[], double rhob[], const double rhoe0[], const int mode[], double *crane_cost_effort, double *crane_cost_effortb, double crane_cost_effort_e0b);
void crane_final_parked_e0_b_all(double t, double tb, double te0, const double q[], double qb[], const double qe0[], const double v[], double vb[], const double ve0[], const double a[], double ab[], const double ae0 [], const double lambda[], double lambdab[], const double lambdae0[], const double rho[], double rhob[], const double rhoe0[], const int mode[], double *crane_final_parked, double *crane_final_parkedb, double crane_final_parked_e0b);
void crane_final_parked_e0_b(double t, double *tb, double te0, const double q[], double qb[], const double qe0[], const double v[], double vb[], const double ve0[], const double a[], double ab[], const double ae0 [], const double lambda[], double lambdab[], const double lambdae0[], const double rho[], double rhob[], const double rhoe0[], const int mode[], double *crane_final_parked, double *crane_final_parkedb, double crane_final_parked_e0b);
void crane_cost_rate_e0_b(double t, double *tb, double te0, const double q[], double qb[], const double qe0[], const double v[], double vb[], const double ve0[], const double a[], double ab[], const double ae0 [], const double lambda[], double lambdab[], const double lambdae0[], const double rho[], double rhob[], const double rhoe0[], const int mode[], double *crane_cost_rate, double *crane_cost_rateb, double crane_cost_rate_e0b);
void crane_outputs_e0_b(double t, double *tb, double te0, const double q[], double qb[], const double qe0[], const double v[], double vb[], const double ve0[], const double a[], double ab[], const double ae0 [], const double lambda[], double lambdab[], const double lambdae0[], const double rho[], double rhob[], const double rhoe0[], const int mode[], double out[], double outb[], double oute0[], double oute0b[]);
extern const cst_fused crane_fused;
extern const cst_facts crane_facts;
static const cst_cost_kernels costs[] = {
    { "effort", crane_cost_effort, 0, crane_cost_effort_b, 0, crane_cost_effort_e0_b, 0 },
    { "parked", 0, crane_final_parked, 0, crane_final_parked_b, 0, crane_final_parked_e0_b },
    { "rate", crane_cost_rate, 0, crane_cost_rate_b, 0, crane_cost_rate_e0_b, 0 },
};
extern const cst_kernels crane_kernels;
const cst_kernels crane_kernels = {
    .inertia = crane_inertia,
    .inertia_b = crane_inertia_b,
    .inertia_dv = crane_inertia_dv,
    .inertia_e0_b = crane_inertia_e0_b,
    .forces = crane_forces,
    .forces_b = crane_forces_b,
    .forces_dv = crane_forces_dv,
    .forces_e0_b = crane_forces_e0_b,
    .initial = crane_initial,
    .initial_b = crane_initial_b,
    .initial_dv = crane_initial_dv,
    .initial_e0_b = crane_initial_e0_b,
    .potential = crane_potential,
    .outputs = crane_outputs,
    .outputs_b = crane_outputs_b,
    .outputs_dv = crane_outputs_dv,
    .outputs_e0_b = crane_outputs_e0_b,
    .costs = costs, .costs_count = 3,
    .fused = &crane_fused,
    .facts = &crane_facts,
};
