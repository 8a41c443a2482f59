/* Written by scripts/regen_ad.sh: the kernels of barrier and what Tapenade made of them. */
#include "costate_model.h"
void barrier_inertia(const double q[], const double a[], const double rho[], double f[]);
void barrier_forces(double t, const double q[], const double v[], const double rho[], const int mode[], double Q[]);
void barrier_switches(double t, const double q[], const double v[], const double rho[], const int mode[], double s[]);
void barrier_initial(const double rho[], double q[], double v[]);
double barrier_final_reach(double t, const double q[], const double v[], const double a[], const double lambda[], const double rho[], const int mode[]);
double barrier_cost_effort(double t, const double q[], const double v[], const double a[], const double lambda[], const double rho[], const int mode[]);
void barrier_outputs(double t, const double q[], const double v[], const double a[], const double lambda[], const double rho[], const int mode[], double out[]);
void barrier_inertia_b(const double q[], double qb[], const double a[], double ab[], const double rho[], double rhob[], double f[], double fb[]);
void barrier_forces_b(double t, const double q[], double qb[], const double v[], double vb[], const double rho[], double rhob[], const int mode[], double Q[], double Qb[]);
void barrier_switches_b(double t, const double q[], double qb[], const double v[], double vb[], const double rho[], double rhob[], const int mode[], double s[], double sb[]);
void barrier_initial_b(const double rho[], double rhob[], double q[], double qb[], double v[], double vb[]);
void barrier_final_reach_b(double t, const double q[], double qb[], const double v[], double vb[], const double a[], double ab[], const double lambda[], double lambdab[], const double rho[], double rhob[], const int mode[], double barrier_final_reachb);
void barrier_cost_effort_b(double t, const double q[], double qb[], const double v[], double vb[], const double a[], double ab[], const double lambda[], double lambdab[], const double rho[], double rhob[], const int mode[], double barrier_cost_effortb);
void barrier_outputs_b(double t, const double q[], double qb[], const double v[], double vb[], const double a[], double ab[], const double lambda[], double lambdab[], const double rho[], double rhob[], const int mode[], double out[], double outb[]);
void barrier_inertia_dv(const double q[], double const qd[][CST_LANES], const double a[], double const ad[][CST_LANES], const double rho[], double const rhod[][CST_LANES], double f[], double fd[][CST_LANES], int nbdirs);
void barrier_forces_dv(double t, const double q[], double const qd[][CST_LANES], const double v[], double const vd[][CST_LANES], const double rho[], double const rhod[][CST_LANES], const int mode[], double Q[], double Qd[][CST_LANES], int nbdirs);
void barrier_switches_dv(double t, double td[CST_LANES], const double q[], double const qd[][CST_LANES], const double v[], double const vd[][CST_LANES], const double rho[], double const rhod[][CST_LANES], const int mode[], double s[], double sd[][CST_LANES], int nbdirs);
void barrier_initial_dv(const double rho[], double const rhod[][CST_LANES], double q[], double qd[][CST_LANES], double v[], double vd[][CST_LANES], int nbdirs);
void barrier_outputs_dv(double t, const double q[], double const qd[][CST_LANES], const double v[], double const vd[][CST_LANES], const double a[], double const ad[][CST_LANES], const double lambda[], double const lambdad[][CST_LANES], const double rho[], double const rhod[][CST_LANES], const int mode[], double out[], double outd[][CST_LANES], int nbdirs);
void barrier_inertia_e0_b(const double q[], double qb[], const double qe0[] , const double a[], double ab[], const double ae0[], const double rho[], double rhob[], const double rhoe0[], double f[], double fb[], double fe0[], double fe0b[]);
void barrier_forces_e0_b_all(double t, double tb, double te0, const double q[], double qb[], const double qe0[], const double v[], double vb[], const double ve0[], const double rho[], double rhob[], const double rhoe0[], const int mode[], double Q[], double Qb[], double Qe0[], double Qe0b[]);
void barrier_forces_e0_b(double t, double *tb, double te0, const double q[], double qb[], const double qe0[], const double v[], double vb[], const double ve0[], const double rho[], double rhob[], const double rhoe0[], const int mode[], double Q[], double Qb[], double Qe0[], double Qe0b[]);
void barrier_switches_e0_b_all(double t, double tb, double te0, const double q[], double qb[], const double qe0[], const double v[], double vb[], const double ve0[], const double rho[], double rhob[], const double rhoe0[], const int mode[], double s[], double sb[], double se0[], double se0b[]);
void barrier_switches_e0_b(double t, double *tb, double te0, const double q[], double qb[], const double qe0[], const double v[], double vb[], const double ve0[], const double rho[], double rhob[], const double rhoe0[], const int mode[], double s[], double sb[], double se0[], double se0b[]);
void barrier_initial_e0_b(const double rho[], double rhob[], const double rhoe0[], double q[], double qb[], double qe0[], double qe0b[], double v[], double vb[], double ve0[], double ve0b[]);
void barrier_final_reach_e0_b_all(double t, double tb, double te0, const double q[], double qb[], const double qe0[], const double v[], double vb[] , const double ve0[], const double a[], double ab[], const double ae0[], const double lambda[], double lambdab[], const double lambdae0[], const double rho[], double rhob[], const double rhoe0[], const int mode[], double *barrier_final_reach, double * barrier_final_reachb, double barrier_final_reach_e0b);
void barrier_final_reach_e0_b(double t, double *tb, double te0, const double q[], double qb[], const double qe0[], const double v[], double vb[], const double ve0[], const double a[], double ab[], const double ae0[], const double lambda[], double lambdab[], const double lambdae0[], const double rho[], double rhob[], const double rhoe0[], const int mode[], double *barrier_final_reach, double * barrier_final_reachb, double barrier_final_reach_e0b);
void barrier_cost_effort_e0_b_all(double t, double tb, double te0, const double q[], double qb[], const double qe0[], const double v[], double vb[] , const double ve0[], const double a[], double ab[], const double ae0[], const double lambda[], double lambdab[], const double lambdae0[], const double rho[], double rhob[], const double rhoe0[], const int mode[], double *barrier_cost_effort, double * barrier_cost_effortb, double barrier_cost_effort_e0b);
void barrier_cost_effort_e0_b(double t, double *tb, double te0, const double q[], double qb[], const double qe0[], const double v[], double vb[], const double ve0[], const double a[], double ab[], const double ae0[], const double lambda[], double lambdab[], const double lambdae0[], const double rho[], double rhob[], const double rhoe0[], const int mode[], double *barrier_cost_effort, double * barrier_cost_effortb, double barrier_cost_effort_e0b);
void barrier_outputs_e0_b_all(double t, double tb, double te0, const double q[], double qb[], const double qe0[], const double v[], double vb[], const double ve0[], const double a[], double ab[], const double ae0 [], const double lambda[], double lambdab[], const double lambdae0[], const double rho[], double rhob[], const double rhoe0[], const int mode[], double out[], double outb[], double oute0[], double oute0b[]);
void barrier_outputs_e0_b(double t, double *tb, double te0, const double q[], double qb[], const double qe0[], const double v[], double vb[], const double ve0[], const double a[], double ab[], const double ae0 [], const double lambda[], double lambdab[], const double lambdae0[], const double rho[], double rhob[], const double rhoe0[], const int mode[], double out[], double outb[], double oute0[], double oute0b[]);
extern const cst_fused barrier_fused;
extern const cst_facts barrier_facts;
static const cst_cost_kernels costs[] = {
    { "reach", 0, barrier_final_reach, 0, barrier_final_reach_b, 0, barrier_final_reach_e0_b },
    { "effort", barrier_cost_effort, 0, barrier_cost_effort_b, 0, barrier_cost_effort_e0_b, 0 },
};
extern const cst_kernels barrier_kernels;
const cst_kernels barrier_kernels = {
    .inertia = barrier_inertia,
    .inertia_b = barrier_inertia_b,
    .inertia_dv = barrier_inertia_dv,
    .inertia_e0_b = barrier_inertia_e0_b,
    .forces = barrier_forces,
    .forces_b = barrier_forces_b,
    .forces_dv = barrier_forces_dv,
    .forces_e0_b = barrier_forces_e0_b,
    .switches = barrier_switches,
    .switches_b = barrier_switches_b,
    .switches_dv = barrier_switches_dv,
    .switches_e0_b = barrier_switches_e0_b,
    .initial = barrier_initial,
    .initial_b = barrier_initial_b,
    .initial_dv = barrier_initial_dv,
    .initial_e0_b = barrier_initial_e0_b,
    .outputs = barrier_outputs,
    .outputs_b = barrier_outputs_b,
    .outputs_dv = barrier_outputs_dv,
    .outputs_e0_b = barrier_outputs_e0_b,
    .costs = costs, .costs_count = 2,
    .fused = &barrier_fused,
    .facts = &barrier_facts,
};
