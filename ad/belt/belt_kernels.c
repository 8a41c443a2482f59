/* Written by scripts/regen_ad.sh: the kernels of belt and what Tapenade made of them. */
#include "costate_model.h"
void belt_inertia(const double q[], const double a[], const double rho[], double f[]);
void belt_forces(double t, const double q[], const double v[], const double rho[], const int mode[], double Q[]);
void belt_constraints(double t, const double q[], const double rho[], double phi[]);
void belt_initial(const double rho[], double q[], double v[]);
double belt_cost_swing(double t, const double q[], const double v[], const double a[], const double lambda[], const double rho[], const int mode[]);
double belt_final_place(double t, const double q[], const double v[], const double a[], const double lambda[], const double rho[], const int mode[]);
double belt_cost_sticking(double t, const double q[], const double v[], const double a[], const double lambda[], const double rho[], const int mode[]);
void belt_outputs(double t, const double q[], const double v[], const double a[], const double lambda[], const double rho[], const int mode[], double out[]);
void belt_inertia_b(const double q[], double qb[], const double a[], double ab[], const double rho[], double rhob[], double f[], double fb[]);
void belt_forces_b(double t, const double q[], double qb[], const double v[], double vb[], const double rho[], double rhob[], const int mode[], double Q[], double Qb[]);
void belt_initial_b(const double rho[], double rhob[], double q[], double qb[], double v[], double vb[]);
void belt_cost_swing_b(double t, const double q[], double qb[], const double v[], double vb[], const double a[], double ab[], const double lambda[], double lambdab[], const double rho[], double rhob[], const int mode[], double belt_cost_swingb);
void belt_final_place_b(double t, const double q[], double qb[], const double v[], double vb[], const double a[], double ab[], const double lambda[], double lambdab[], const double rho[], double rhob[], const int mode[], double belt_final_placeb);
void belt_cost_sticking_b(double t, const double q[], double qb[], const double v[], double vb[], const double a[], double ab[], const double lambda[], double lambdab[], const double rho[], double rhob[], const int mode[], double belt_cost_stickingb);
void belt_outputs_b(double t, const double q[], double qb[], const double v[], double vb[], const double a[], double ab[], const double lambda [], double lambdab[], const double rho[], double rhob[], const int mode[], double out[], double outb[]);
void belt_inertia_dv(const double q[], double const qd[][CST_LANES], const double a[], double const ad[][CST_LANES], const double rho[], double const rhod[][CST_LANES], double f[], double fd[][CST_LANES], int nbdirs);
void belt_forces_dv(double t, const double q[], double const qd[][CST_LANES] , const double v[], double const vd[][CST_LANES], const double rho[], double const rhod[][CST_LANES], const int mode[], double Q[], double Qd[][CST_LANES], int nbdirs);
void belt_initial_dv(const double rho[], double const rhod[][CST_LANES], double q[], double qd[][CST_LANES], double v[], double vd[][CST_LANES], int nbdirs);
void belt_outputs_dv(double t, const double q[], double const qd[][CST_LANES], const double v[], double const vd[][CST_LANES], const double a[] , double const ad[][CST_LANES], const double lambda[], double const lambdad[][CST_LANES], const double rho[], double const rhod[][CST_LANES], const int mode[], double out[], double outd[][CST_LANES], int nbdirs);
void belt_constraints_dv(double t, const double q[], double const qd[][CST_LANES], const double rho[], double phi[], double phid[][CST_LANES], int nbdirs);
void belt_constraints_d0_d1(double t, double td1, double td0, const double q[], const double qd1[], const double qd0[], const double qd0d1[], const double rho[], double phi[], double phid1[], double phid0[], double phid0d1[]);
void belt_constraints_d0_b(double t, double td0, const double q[], double qb[], const double qd0[], double qd0b[], const double rho[], double rhob[], double phi[], double phib[], double phid0[], double phid0b []);
void belt_constraints_d0_d1_b(double t, double td1, double td0, const double q [], double qb[], const double qd1[], double qd1b[], const double qd0[], double qd0b[], const double qd0d1[], double qd0d1b[], const double rho[], double rhob[], double phi[], double phib[], double phid1[], double phid1b[], double phid0[], double phid0b[], double phid0d1[], double phid0d1b[]);
void belt_constraints_d0_d1_dv(double t, double td1, double td0, const double q[], double const qd[][CST_LANES], const double qd1[], double const qd1d[][CST_LANES], const double qd0[], double const qd0d[][CST_LANES], const double qd0d1[], double const qd0d1d[][CST_LANES], const double rho[], double const rhod[][CST_LANES], double phi[], double phid[][CST_LANES], double phid1[], double phid1d[][CST_LANES], double phid0[], double phid0d[][CST_LANES], double phid0d1[], double phid0d1d[][CST_LANES], int nbdirs);
void belt_constraints_d0_d1_qv(double t, double td1, double td0, const double q[], double const qd[][CST_LANES], const double qd1[], const double qd0[], const double qd0d1[], const double rho[], double phi[], double phid[][CST_LANES], double phid1[], double phid1d[][CST_LANES], double phid0[], double phid0d[][CST_LANES], double phid0d1[], double phid0d1d[][CST_LANES], int nbdirs);
void belt_constraints_r0_b(double t, const double q[], double qb[], const double rho[], const double rhor0[], double phi[], double phib[], double phir0[], double phir0b[]);
void belt_inertia_e0_b(const double q[], double qb[], const double qe0[], const double a[], double ab[], const double ae0[], const double rho [], double rhob[], const double rhoe0[], double f[], double fb[], double fe0[], double fe0b[]);
void belt_forces_e0_b_all(double t, double tb, double te0, const double q[], double qb[], const double qe0[], const double v[], double vb[], const double ve0[], const double rho[], double rhob[], const double rhoe0[], const int mode[], double Q[], double Qb[], double Qe0[], double Qe0b[]);
void belt_forces_e0_b(double t, double *tb, double te0, const double q[], double qb[], const double qe0[], const double v[], double vb[], const double ve0[], const double rho[], double rhob[], const double rhoe0[], const int mode[], double Q[], double Qb[], double Qe0[], double Qe0b[]);
void belt_initial_e0_b(const double rho[], double rhob[], const double rhoe0 [], double q[], double qb[], double qe0[], double qe0b[], double v[], double vb[], double ve0[], double ve0b[]);
void belt_cost_swing_e0_b_all(double t, double tb, double te0, const double q[], double qb[], const double qe0[], const double v[], double vb[], const double ve0[], const double a[], double ab[], const double ae0 [], const double lambda[], double lambdab[], const double lambdae0[], const double rho[], double rhob[], const double rhoe0[], const int mode[], double *belt_cost_swing, double *belt_cost_swingb, double belt_cost_swing_e0b);
void belt_cost_swing_e0_b(double t, double *tb, double te0, const double q[], double qb[], const double qe0[], const double v[], double vb[], const double ve0[], const double a[], double ab[], const double ae0 [], const double lambda[], double lambdab[], const double lambdae0[], const double rho[], double rhob[], const double rhoe0[], const int mode[], double *belt_cost_swing, double *belt_cost_swingb, double belt_cost_swing_e0b);
void belt_final_place_e0_b_all(double t, double tb, double te0, const double q[], double qb[], const double qe0[], const double v[], double vb[], const double ve0[], const double a[], double ab[], const double ae0 [], const double lambda[], double lambdab[], const double lambdae0[], const double rho[], double rhob[], const double rhoe0[], const int mode[], double *belt_final_place, double *belt_final_placeb, double belt_final_place_e0b);
void belt_final_place_e0_b(double t, double *tb, double te0, const double q[], double qb[], const double qe0[], const double v[], double vb[], const double ve0[], const double a[], double ab[], const double ae0 [], const double lambda[], double lambdab[], const double lambdae0[], const double rho[], double rhob[], const double rhoe0[], const int mode[], double *belt_final_place, double *belt_final_placeb, double belt_final_place_e0b);
void belt_cost_sticking_e0_b_all(double t, double tb, double te0, const double q[], double qb[], const double qe0[], const double v[], double vb[], const double ve0[], const double a[], double ab[], const double ae0 [], const double lambda[], double lambdab[], const double lambdae0[], const double rho[], double rhob[], const double rhoe0[], const int mode[], double *belt_cost_sticking, double *belt_cost_stickingb, double belt_cost_sticking_e0b);
void belt_cost_sticking_e0_b(double t, double *tb, double te0, const double q[], double qb[], const double qe0[], const double v[], double vb[], const double ve0[], const double a[], double ab[], const double ae0 [], const double lambda[], double lambdab[], const double lambdae0[], const double rho[], double rhob[], const double rhoe0[], const int mode[], double *belt_cost_sticking, double *belt_cost_stickingb, double belt_cost_sticking_e0b);
void belt_outputs_e0_b_all(double t, double tb, double te0, const double q[], double qb[], const double qe0[], const double v[], double vb[], const double ve0[], const double a[], double ab[], const double ae0 [], const double lambda[], double lambdab[], const double lambdae0[], const double rho[], double rhob[], const double rhoe0[], const int mode[], double out[], double outb[], double oute0[], double oute0b[]);
void belt_outputs_e0_b(double t, double *tb, double te0, const double q[], double qb[], const double qe0[], const double v[], double vb[], const double ve0[], const double a[], double ab[], const double ae0 [], const double lambda[], double lambdab[], const double lambdae0[], const double rho[], double rhob[], const double rhoe0[], const int mode[], double out[], double outb[], double oute0[], double oute0b[]);
void belt_constraints_d0_d1_e1_b(double t, double *tb, double te1, double td1, double td0, const double q[], double qb[], const double qe1[], const double qd1[], double qd1b[], const double qd1e1[], const double qd0[], double qd0b[], const double qd0e1[], const double qd0d1[], double qd0d1b[], const double qd0d1e1[], const double rho[], double rhob[], const double rhoe1[], double phi[], double phib[], double phie1[], double phie1b[], double phid1[], double phid1b[], double phid1e1[], double phid1e1b[], double phid0[], double phid0b[], double phid0e1[], double phid0e1b[], double phid0d1[], double phid0d1b[], double phid0d1e1[], double phid0d1e1b[]);
extern const cst_fused belt_fused;
extern const cst_facts belt_facts;
static const cst_cost_kernels costs[] = {
    { "swing", belt_cost_swing, 0, belt_cost_swing_b, 0, belt_cost_swing_e0_b, 0 },
    { "place", 0, belt_final_place, 0, belt_final_place_b, 0, belt_final_place_e0_b },
    { "sticking", belt_cost_sticking, 0, belt_cost_sticking_b, 0, belt_cost_sticking_e0_b, 0 },
};
extern const cst_kernels belt_kernels;
const cst_kernels belt_kernels = {
    .inertia = belt_inertia,
    .inertia_b = belt_inertia_b,
    .inertia_dv = belt_inertia_dv,
    .inertia_e0_b = belt_inertia_e0_b,
    .forces = belt_forces,
    .forces_b = belt_forces_b,
    .forces_dv = belt_forces_dv,
    .forces_e0_b = belt_forces_e0_b,
    .constraints = belt_constraints,
    .constraints_dv = belt_constraints_dv,
    .constraints_d0_d1 = belt_constraints_d0_d1,
    .constraints_d0_b = belt_constraints_d0_b,
    .constraints_d0_d1_b = belt_constraints_d0_d1_b,
    .constraints_d0_d1_dv = belt_constraints_d0_d1_dv,
    .constraints_d0_d1_qv = belt_constraints_d0_d1_qv,
    .constraints_r0_b = belt_constraints_r0_b,
    .constraints_d0_d1_e1_b = belt_constraints_d0_d1_e1_b,
    .initial = belt_initial,
    .initial_b = belt_initial_b,
    .initial_dv = belt_initial_dv,
    .initial_e0_b = belt_initial_e0_b,
    .outputs = belt_outputs,
    .outputs_b = belt_outputs_b,
    .outputs_dv = belt_outputs_dv,
    .outputs_e0_b = belt_outputs_e0_b,
    .costs = costs, .costs_count = 3,
    .fused = &belt_fused,
    .facts = &belt_facts,
};
