/* Written by scripts/regen_ad.sh: the kernels of bumpstop and what Tapenade made of them. */
#include "costate_model.h"
void bumpstop_inertia(const double q[], const double a[], const double rho[], double f[]);
void bumpstop_forces(double t, const double q[], const double v[], const double rho[], const int mode[], double Q[]);
void bumpstop_switches(double t, const double q[], const double v[], const double rho[], const int mode[], double s[]);
void bumpstop_constraints(double t, const double q[], const double rho[], double phi[]);
void bumpstop_initial(const double rho[], double q[], double v[]);
void bumpstop_launch(const double q[], const double rho[], double v[]);
double bumpstop_cost_ride(double t, const double q[], const double v[], const double a[], const double lambda[], const double rho[], const int mode[]);
double bumpstop_cost_heave(double t, const double q[], const double v[], const double a[], const double lambda[], const double rho[], const int mode[]);
double bumpstop_final_height(double t, const double q[], const double v[], const double a[], const double lambda[], const double rho[], const int mode[]);
void bumpstop_outputs(double t, const double q[], const double v[], const double a[], const double lambda[], const double rho[], const int mode[], double out[]);
void bumpstop_inertia_b(const double q[], double qb[], const double a[], double ab[], const double rho[], double rhob[], double f[], double fb[]);
void bumpstop_forces_b(double t, const double q[], double qb[], const double v[], double vb[], const double rho[], double rhob[], const int mode[], double Q[], double Qb[]);
void bumpstop_switches_b(double t, const double q[], double qb[], const double v[], double vb[], const double rho[], double rhob[], const int mode[], double s[], double sb[]);
void bumpstop_initial_b(const double rho[], double rhob[], double q[], double qb[], double v[], double vb[]);
void bumpstop_launch_b(const double q[], double qb[], const double rho[], double rhob[], double v[], double vb[]);
void bumpstop_cost_ride_b(double t, const double q[], double qb[], const double v[], double vb[], const double a[], double ab[], const double lambda[], double lambdab[], const double rho[], double rhob[], const int mode[], double bumpstop_cost_rideb);
void bumpstop_cost_heave_b(double t, const double q[], double qb[], const double v[], double vb[], const double a[], double ab[], const double lambda[], double lambdab[], const double rho[], double rhob[], const int mode[], double bumpstop_cost_heaveb);
void bumpstop_final_height_b(double t, const double q[], double qb[], const double v[], double vb[], const double a[], double ab[], const double lambda[], double lambdab[], const double rho[], double rhob[], const int mode[], double bumpstop_final_heightb);
void bumpstop_outputs_b(double t, const double q[], double qb[], const double v[], double vb[], const double a[], double ab[], const double lambda[], double lambdab[], const double rho[], double rhob[], const int mode[], double out[], double outb[]);
void bumpstop_inertia_dv(const double q[], double const qd[][CST_LANES], const double a[], double const ad[][CST_LANES], const double rho[], double const rhod[][CST_LANES], double f[], double fd[][CST_LANES], int nbdirs);
void bumpstop_forces_dv(double t, const double q[], double const qd[][CST_LANES], const double v[], double const vd[][CST_LANES], const double rho[], double const rhod[][CST_LANES], const int mode[], double Q[], double Qd[][CST_LANES], int nbdirs);
void bumpstop_switches_dv(double t, double td[CST_LANES], const double q[], double const qd[][CST_LANES], const double v[], double const vd[][CST_LANES], const double rho[], double const rhod[][CST_LANES], const int mode[], double s[], double sd[][CST_LANES], int nbdirs);
void bumpstop_initial_dv(const double rho[], double const rhod[][CST_LANES], double q[], double qd[][CST_LANES], double v[], double vd[][CST_LANES], int nbdirs);
void bumpstop_launch_dv(const double q[], double const qd[][CST_LANES], const double rho[], double const rhod[][CST_LANES], double v[], double vd[][CST_LANES], int nbdirs);
void bumpstop_outputs_dv(double t, const double q[], double const qd[][CST_LANES], const double v[], double const vd[][CST_LANES], const double a[], double const ad[][CST_LANES], const double lambda[], double const lambdad[][CST_LANES], const double rho[], double const rhod[][CST_LANES], const int mode[], double out[], double outd[][CST_LANES], int nbdirs);
void bumpstop_constraints_dv(double t, const double q[], double const qd[][CST_LANES], const double rho[], double phi[], double phid[][CST_LANES], int nbdirs);
void bumpstop_constraints_d0_d1(double t, double td1, double td0, const double q[], const double qd1[], const double qd0[], const double qd0d1[], const double rho[], double phi[], double phid1[], double phid0[], double phid0d1[]);
void bumpstop_constraints_d0_b(double t, double td0, const double q[], double qb[], const double qd0[], double qd0b[], const double rho[], double rhob[], double phi[], double phib[], double phid0[], double phid0b[]);
void bumpstop_constraints_d0_d1_b(double t, double td1, double td0, const double q[], double qb[], const double qd1[], double qd1b[], const double qd0[], double qd0b[], const double qd0d1[], double qd0d1b[] , const double rho[], double rhob[], double phi[], double phib[], double phid1[], double phid1b[], double phid0[], double phid0b[], double phid0d1[], double phid0d1b[]);
void bumpstop_constraints_d0_d1_dv(double t, double td1, double td0, const double q[], double const qd[][CST_LANES], const double qd1[], double const qd1d[][CST_LANES], const double qd0[], double const qd0d[][CST_LANES], const double qd0d1[], double const qd0d1d[][CST_LANES], const double rho[], double const rhod[][CST_LANES], double phi[], double phid[][CST_LANES], double phid1[], double phid1d[][CST_LANES], double phid0[], double phid0d[][CST_LANES], double phid0d1[], double phid0d1d[][CST_LANES], int nbdirs);
void bumpstop_constraints_d0_d1_qv(double t, double td1, double td0, const double q[], double const qd[][CST_LANES], const double qd1[], const double qd0[], const double qd0d1[], const double rho[], double phi[], double phid[][CST_LANES], double phid1[], double phid1d[][CST_LANES], double phid0[], double phid0d[][CST_LANES], double phid0d1[], double phid0d1d[][CST_LANES], int nbdirs);
void bumpstop_constraints_r0_b(double t, const double q[], double qb[], const double rho[], const double rhor0[], double phi[], double phib [], double phir0[], double phir0b[]);
void bumpstop_inertia_e0_b(const double q[], double qb[], const double qe0[], const double a[], double ab[], const double ae0[], const double rho[], double rhob[], const double rhoe0[], double f[], double fb[], double fe0[], double fe0b[]);
void bumpstop_forces_e0_b(double t, double *tb, double te0, const double q[], double qb[], const double qe0[], const double v[], double vb[], const double ve0[], const double rho[], double rhob[], const double rhoe0[], const int mode[], double Q[], double Qb[], double Qe0[], double Qe0b[]);
void bumpstop_switches_e0_b(double t, double *tb, double te0, const double q[], double qb[], const double qe0[], const double v[], double vb[], const double ve0[], const double rho[], double rhob[], const double rhoe0[], const int mode[], double s[], double sb[], double se0[], double se0b[]);
void bumpstop_initial_e0_b(const double rho[], double rhob[], const double rhoe0[], double q[], double qb[], double qe0[], double qe0b[], double v[], double vb[], double ve0[], double ve0b[]);
void bumpstop_launch_e0_b(const double q[], double qb[], const double qe0[] , const double rho[], double rhob[], const double rhoe0[], double v [], double vb[], double ve0[], double ve0b[]);
void bumpstop_cost_ride_e0_b_all(double t, double tb, double te0, const double q[], double qb[], const double qe0[], const double v[], double vb[], const double ve0[], const double a[], double ab[], const double ae0 [], const double lambda[], double lambdab[], const double lambdae0[], const double rho[], double rhob[], const double rhoe0[], const int mode[], double *bumpstop_cost_ride, double * bumpstop_cost_rideb, double bumpstop_cost_ride_e0b);
void bumpstop_cost_ride_e0_b(double t, double *tb, double te0, const double q[], double qb[], const double qe0[], const double v[], double vb[], const double ve0[], const double a[], double ab[], const double ae0 [], const double lambda[], double lambdab[], const double lambdae0[], const double rho[], double rhob[], const double rhoe0[], const int mode[], double *bumpstop_cost_ride, double * bumpstop_cost_rideb, double bumpstop_cost_ride_e0b);
void bumpstop_cost_heave_e0_b_all(double t, double tb, double te0, const double q[], double qb[], const double qe0[], const double v[], double vb[] , const double ve0[], const double a[], double ab[], const double ae0[], const double lambda[], double lambdab[], const double lambdae0[], const double rho[], double rhob[], const double rhoe0[], const int mode[], double *bumpstop_cost_heave, double * bumpstop_cost_heaveb, double bumpstop_cost_heave_e0b);
void bumpstop_cost_heave_e0_b(double t, double *tb, double te0, const double q[], double qb[], const double qe0[], const double v[], double vb[], const double ve0[], const double a[], double ab[], const double ae0[], const double lambda[], double lambdab[], const double lambdae0[], const double rho[], double rhob[], const double rhoe0[], const int mode[], double *bumpstop_cost_heave, double * bumpstop_cost_heaveb, double bumpstop_cost_heave_e0b);
void bumpstop_final_height_e0_b_all(double t, double tb, double te0, const double q[], double qb[], const double qe0[], const double v[], double vb[], const double ve0[], const double a[], double ab[], const double ae0[], const double lambda[], double lambdab[], const double lambdae0[], const double rho[], double rhob[], const double rhoe0[], const int mode[], double *bumpstop_final_height, double *bumpstop_final_heightb, double bumpstop_final_height_e0b);
void bumpstop_final_height_e0_b(double t, double *tb, double te0, const double q[], double qb[], const double qe0[], const double v[], double vb[], const double ve0[], const double a[], double ab[], const double ae0[], const double lambda[], double lambdab[], const double lambdae0[], const double rho[], double rhob[], const double rhoe0[], const int mode[], double *bumpstop_final_height, double *bumpstop_final_heightb, double bumpstop_final_height_e0b);
void bumpstop_outputs_e0_b(double t, double *tb, double te0, const double q[] , double qb[], const double qe0[], const double v[], double vb[], const double ve0[], const double a[], double ab[], const double ae0 [], const double lambda[], double lambdab[], const double lambdae0[], const double rho[], double rhob[], const double rhoe0[], const int mode[], double out[], double outb[], double oute0[] , double oute0b[]);
void bumpstop_constraints_d0_d1_e1_b_all(double t, double tb, double te1, double td1, double td0, const double q[], double qb[], const double qe1[], const double qd1[], double qd1b[], const double qd1e1[], const double qd0[], double qd0b[], const double qd0e1[], const double qd0d1[], double qd0d1b[], const double qd0d1e1[], const double rho[], double rhob[], const double rhoe1[], double phi[], double phib[], double phie1[], double phie1b[], double phid1[], double phid1b[], double phid1e1[], double phid1e1b[], double phid0[], double phid0b[], double phid0e1[], double phid0e1b[], double phid0d1[], double phid0d1b[], double phid0d1e1[], double phid0d1e1b[]);
void bumpstop_constraints_d0_d1_e1_b(double t, double *tb, double te1, double td1, double td0, const double q[], double qb[], const double qe1[], const double qd1[], double qd1b[], const double qd1e1[], const double qd0[], double qd0b[], const double qd0e1[], const double qd0d1[], double qd0d1b[], const double qd0d1e1[], const double rho[], double rhob[], const double rhoe1[], double phi[], double phib[], double phie1[], double phie1b[], double phid1[], double phid1b[], double phid1e1[], double phid1e1b[], double phid0[], double phid0b[], double phid0e1[], double phid0e1b[], double phid0d1[], double phid0d1b[], double phid0d1e1[], double phid0d1e1b[]);
extern const cst_fused bumpstop_fused;
extern const cst_facts bumpstop_facts;
static const cst_cost_kernels costs[] = {
    { "ride", bumpstop_cost_ride, 0, bumpstop_cost_ride_b, 0, bumpstop_cost_ride_e0_b, 0 },
    { "heave", bumpstop_cost_heave, 0, bumpstop_cost_heave_b, 0, bumpstop_cost_heave_e0_b, 0 },
    { "height", 0, bumpstop_final_height, 0, bumpstop_final_height_b, 0, bumpstop_final_height_e0_b },
};
extern const cst_kernels bumpstop_kernels;
const cst_kernels bumpstop_kernels = {
    .inertia = bumpstop_inertia,
    .inertia_b = bumpstop_inertia_b,
    .inertia_dv = bumpstop_inertia_dv,
    .inertia_e0_b = bumpstop_inertia_e0_b,
    .forces = bumpstop_forces,
    .forces_b = bumpstop_forces_b,
    .forces_dv = bumpstop_forces_dv,
    .forces_e0_b = bumpstop_forces_e0_b,
    .constraints = bumpstop_constraints,
    .constraints_dv = bumpstop_constraints_dv,
    .constraints_d0_d1 = bumpstop_constraints_d0_d1,
    .constraints_d0_b = bumpstop_constraints_d0_b,
    .constraints_d0_d1_b = bumpstop_constraints_d0_d1_b,
    .constraints_d0_d1_dv = bumpstop_constraints_d0_d1_dv,
    .constraints_d0_d1_qv = bumpstop_constraints_d0_d1_qv,
    .constraints_r0_b = bumpstop_constraints_r0_b,
    .constraints_d0_d1_e1_b = bumpstop_constraints_d0_d1_e1_b,
    .switches = bumpstop_switches,
    .switches_b = bumpstop_switches_b,
    .switches_dv = bumpstop_switches_dv,
    .switches_e0_b = bumpstop_switches_e0_b,
    .initial = bumpstop_initial,
    .initial_b = bumpstop_initial_b,
    .initial_dv = bumpstop_initial_dv,
    .initial_e0_b = bumpstop_initial_e0_b,
    .launch = bumpstop_launch,
    .launch_b = bumpstop_launch_b,
    .launch_dv = bumpstop_launch_dv,
    .launch_e0_b = bumpstop_launch_e0_b,
    .outputs = bumpstop_outputs,
    .outputs_b = bumpstop_outputs_b,
    .outputs_dv = bumpstop_outputs_dv,
    .outputs_e0_b = bumpstop_outputs_e0_b,
    .costs = costs, .costs_count = 3,
    .fused = &bumpstop_fused,
    .facts = &bumpstop_facts,
};
