/* Written by scripts/regen_ad.sh: the kernels of bead and what Tapenade made of them. */
#include "costate_model.h"
void bead_inertia(const double q[], const double a[], const double rho[], double f[]);
void bead_forces(double t, const double q[], const double v[], const double rho[], const int mode[], double Q[]);
void bead_initial(const double rho[], double q[], double v[]);
double bead_final_missed(double t, const double q[], const double v[], const double a[], const double lambda[], const double rho[], const int mode[]);
void bead_outputs(double t, const double q[], const double v[], const double a[], const double lambda[], const double rho[], const int mode[], double out[]);
void bead_inertia_b(const double q[], double qb[], const double a[], double ab[], const double rho[], double rhob[], double f[], double fb[]);
void bead_forces_b(double t, const double q[], double qb[], const double v[], double vb[], const double rho[], double rhob[], const int mode[], double Q[], double Qb[]);
void bead_initial_b(const double rho[], double rhob[], double q[], double qb[], double v[], double vb[]);
void bead_final_missed_b(double t, const double q[], double qb[], const double v[], double vb[], const double a[], double ab[], const double lambda[], double lambdab[], const double rho[], double rhob[], const int mode[], double bead_final_missedb);
void bead_outputs_b(double t, const double q[], double qb[], const double v[], double vb[], const double a[], double ab[], const double lambda [], double lambdab[], const double rho[], double rhob[], const int mode[], double out[], double outb[]);
void bead_inertia_dv(const double q[], double const qd[][CST_LANES], const double a[], double const ad[][CST_LANES], const double rho[], double const rhod[][CST_LANES], double f[], double fd[][CST_LANES], int nbdirs);
void bead_forces_dv(double t, const double q[], double const qd[][CST_LANES] , const double v[], double const vd[][CST_LANES], const double rho[], double const rhod[][CST_LANES], const int mode[], double Q[], double Qd[][CST_LANES], int nbdirs);
void bead_initial_dv(const double rho[], double const rhod[][CST_LANES], double q[], double qd[][CST_LANES], double v[], double vd[][CST_LANES], int nbdirs);
void bead_outputs_dv(double t, const double q[], double const qd[][CST_LANES], const double v[], double const vd[][CST_LANES], const double a[] , double const ad[][CST_LANES], const double lambda[], double const lambdad[][CST_LANES], const double rho[], double const rhod[][CST_LANES], const int mode[], double out[], double outd[][CST_LANES], int nbdirs);
void bead_inertia_e0_b(const double q[], double qb[], const double qe0[], const double a[], double ab[], const double ae0[], const double rho [], double rhob[], const double rhoe0[], double f[], double fb[], double fe0[], double fe0b[]);
void bead_forces_e0_b(double t, double *tb, double te0, const double q[], double qb[], const double qe0[], const double v[], double vb[], const double ve0[], const double rho[], double rhob[], const double rhoe0[], const int mode[], double Q[], double Qb[], double Qe0[], double Qe0b[]);
void bead_initial_e0_b(const double rho[], double rhob[], const double rhoe0 [], double q[], double qb[], double qe0[], double qe0b[], double v[], double vb[], double ve0[], double ve0b[]);
void bead_final_missed_e0_b_all(double t, double tb, double te0, const double q[] , double qb[], const double qe0[], const double v[], double vb[], const double ve0[], const double a[], double ab[], const double ae0 [], const double lambda[], double lambdab[], const double lambdae0[], const double rho[], double rhob[], const double rhoe0[], const int mode[], double *bead_final_missed, double *bead_final_missedb, double bead_final_missed_e0b);
void bead_final_missed_e0_b(double t, double *tb, double te0, const double q[], double qb[], const double qe0[], const double v[], double vb[], const double ve0[], const double a[], double ab[], const double ae0 [], const double lambda[], double lambdab[], const double lambdae0[], const double rho[], double rhob[], const double rhoe0[], const int mode[], double *bead_final_missed, double *bead_final_missedb, double bead_final_missed_e0b);
void bead_outputs_e0_b(double t, double *tb, double te0, const double q[], double qb[], const double qe0[], const double v[], double vb[], const double ve0[], const double a[], double ab[], const double ae0 [], const double lambda[], double lambdab[], const double lambdae0[], const double rho[], double rhob[], const double rhoe0[], const int mode[], double out[], double outb[], double oute0[], double oute0b[]);
extern const cst_fused bead_fused;
extern const cst_facts bead_facts;
static const cst_cost_kernels costs[] = {
    { "missed", 0, bead_final_missed, 0, bead_final_missed_b, 0, bead_final_missed_e0_b },
};
extern const cst_kernels bead_kernels;
const cst_kernels bead_kernels = {
    .inertia = bead_inertia,
    .inertia_b = bead_inertia_b,
    .inertia_dv = bead_inertia_dv,
    .inertia_e0_b = bead_inertia_e0_b,
    .forces = bead_forces,
    .forces_b = bead_forces_b,
    .forces_dv = bead_forces_dv,
    .forces_e0_b = bead_forces_e0_b,
    .initial = bead_initial,
    .initial_b = bead_initial_b,
    .initial_dv = bead_initial_dv,
    .initial_e0_b = bead_initial_e0_b,
    .outputs = bead_outputs,
    .outputs_b = bead_outputs_b,
    .outputs_dv = bead_outputs_dv,
    .outputs_e0_b = bead_outputs_e0_b,
    .costs = costs, .costs_count = 1,
    .fused = &bead_fused,
    .facts = &bead_facts,
};
