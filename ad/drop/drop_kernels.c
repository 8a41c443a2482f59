/* Written by scripts/regen_ad.sh: the kernels of drop and what Tapenade made of them. */
#include "costate_model.h"
void drop_inertia(const double q[], const double a[], const double rho[], double f[]);
void drop_forces(double t, const double q[], const double v[], const double rho[], const int mode[], double Q[]);
void drop_constraints(double t, const double q[], const double rho[], double phi[]);
void drop_initial(const double rho[], double q[], double v[]);
double drop_potential(double t, const double q[], const double rho[]);
double drop_cost_turn(double t, const double q[], const double v[], const double a[], const double lambda[], const double rho[], const int mode[]);
double drop_final_place(double t, const double q[], const double v[], const double a[], const double lambda[], const double rho[], const int mode[]);
void drop_outputs(double t, const double q[], const double v[], const double a[], const double lambda[], const double rho[], const int mode[], double out[]);
void drop_inertia_b(const double q[], double qb[], const double a[], double ab[], const double rho[], double rhob[], double f[], double fb[]);
void drop_forces_b(double t, const double q[], double qb[], const double v[], double vb[], const double rho[], double rhob[], const int mode[], double Q[], double Qb[]);
void drop_initial_b(const double rho[], double rhob[], double q[], double qb[], double v[], double vb[]);
void drop_cost_turn_b(double t, const double q[], double qb[], const double v[], double vb[], const double a[], double ab[], const double lambda[], double lambdab[], const double rho[], double rhob[], const int mode[], double drop_cost_turnb);
void drop_final_place_b(double t, const double q[], double qb[], const double v[], double vb[], const double a[], double ab[], const double lambda[], double lambdab[], const double rho[], double rhob[], const int mode[], double drop_final_placeb);
void drop_outputs_b(double t, const double q[], double qb[], const double v[], double vb[], const double a[], double ab[], const double lambda [], double lambdab[], const double rho[], double rhob[], const int mode[], double out[], double outb[]);
void drop_inertia_dv(const double q[], double const qd[][CST_LANES], const double a[], double const ad[][CST_LANES], const double rho[], double const rhod[][CST_LANES], double f[], double fd[][CST_LANES], int nbdirs);
void drop_forces_dv(double t, const double q[], double const qd[][CST_LANES] , const double v[], double const vd[][CST_LANES], const double rho[], double const rhod[][CST_LANES], const int mode[], double Q[], double Qd[][CST_LANES], int nbdirs);
void drop_initial_dv(const double rho[], double const rhod[][CST_LANES], double q[], double qd[][CST_LANES], double v[], double vd[][CST_LANES], int nbdirs);
void drop_outputs_dv(double t, const double q[], double const qd[][CST_LANES], const double v[], double const vd[][CST_LANES], const double a[] , double const ad[][CST_LANES], const double lambda[], double const lambdad[][CST_LANES], const double rho[], double const rhod[][CST_LANES], const int mode[], double out[], double outd[][CST_LANES], int nbdirs);
void drop_constraints_dv(double t, const double q[], double const qd[][CST_LANES], const double rho[], double phi[], double phid[][CST_LANES], int nbdirs);
void drop_constraints_d0_d1(double t, double td1, double td0, const double q[], const double qd1[], const double qd0[], const double qd0d1[], const double rho[], double phi[], double phid1[], double phid0[], double phid0d1[]);
void drop_constraints_d0_b(double t, double td0, const double q[], double qb[], const double qd0[], double qd0b[], const double rho[], double rhob[], double phi[], double phib[], double phid0[], double phid0b []);
void drop_constraints_d0_d1_b(double t, double td1, double td0, const double q [], double qb[], const double qd1[], double qd1b[], const double qd0[], double qd0b[], const double qd0d1[], double qd0d1b[], const double rho[], double rhob[], double phi[], double phib[], double phid1[], double phid1b[], double phid0[], double phid0b[], double phid0d1[], double phid0d1b[]);
void drop_constraints_d0_d1_dv(double t, double td1, double td0, const double q[], double const qd[][CST_LANES], const double qd1[], double const qd1d[][CST_LANES], const double qd0[], double const qd0d[][CST_LANES], const double qd0d1[], double const qd0d1d[][CST_LANES], const double rho[], double const rhod[][CST_LANES], double phi[], double phid[][CST_LANES], double phid1[], double phid1d[][CST_LANES], double phid0[], double phid0d[][CST_LANES], double phid0d1[], double phid0d1d[][CST_LANES], int nbdirs);
void drop_constraints_d0_d1_qv(double t, double td1, double td0, const double q[], double const qd[][CST_LANES], const double qd1[], const double qd0[], const double qd0d1[], const double rho[], double phi[], double phid[][CST_LANES], double phid1[], double phid1d[][CST_LANES], double phid0[], double phid0d[][CST_LANES], double phid0d1[], double phid0d1d[][CST_LANES], int nbdirs);
void drop_constraints_r0_b(double t, const double q[], double qb[], const double rho[], const double rhor0[], double phi[], double phib[], double phir0[], double phir0b[]);
void drop_inertia_e0_b(const double q[], double qb[], const double qe0[], const double a[], double ab[], const double ae0[], const double rho [], double rhob[], const double rhoe0[], double f[], double fb[], double fe0[], double fe0b[]);
void drop_forces_e0_b_all(double t, double tb, double te0, const double q[], double qb[], const double qe0[], const double v[], double vb[], const double ve0[], const double rho[], double rhob[], const double rhoe0[], const int mode[], double Q[], double Qb[], double Qe0[], double Qe0b[]);
void drop_forces_e0_b(double t, double *tb, double te0, const double q[], double qb[], const double qe0[], const double v[], double vb[], const double ve0[], const double rho[], double rhob[], const double rhoe0[], const int mode[], double Q[], double Qb[], double Qe0[], double Qe0b[]);
void drop_initial_e0_b(const double rho[], double rhob[], const double rhoe0 [], double q[], double qb[], double qe0[], double qe0b[], double v[], double vb[], double ve0[], double ve0b[]);
void drop_cost_turn_e0_b_all(double t, double tb, double te0, const double q[], double qb[], const double qe0[], const double v[], double vb[], const double ve0[], const double a[], double ab[], const double ae0 [], const double lambda[], double lambdab[], const double lambdae0[], const double rho[], double rhob[], const double rhoe0[], const int mode[], double *drop_cost_turn, double *drop_cost_turnb, double drop_cost_turn_e0b);
void drop_cost_turn_e0_b(double t, double *tb, double te0, const double q[], double qb[], const double qe0[], const double v[], double vb[], const double ve0[], const double a[], double ab[], const double ae0 [], const double lambda[], double lambdab[], const double lambdae0[], const double rho[], double rhob[], const double rhoe0[], const int mode[], double *drop_cost_turn, double *drop_cost_turnb, double drop_cost_turn_e0b);
void drop_final_place_e0_b_all(double t, double tb, double te0, const double q[], double qb[], const double qe0[], const double v[], double vb[], const double ve0[], const double a[], double ab[], const double ae0 [], const double lambda[], double lambdab[], const double lambdae0[], const double rho[], double rhob[], const double rhoe0[], const int mode[], double *drop_final_place, double *drop_final_placeb, double drop_final_place_e0b);
void drop_final_place_e0_b(double t, double *tb, double te0, const double q[], double qb[], const double qe0[], const double v[], double vb[], const double ve0[], const double a[], double ab[], const double ae0 [], const double lambda[], double lambdab[], const double lambdae0[], const double rho[], double rhob[], const double rhoe0[], const int mode[], double *drop_final_place, double *drop_final_placeb, double drop_final_place_e0b);
void drop_outputs_e0_b_all(double t, double tb, double te0, const double q[], double qb[], const double qe0[], const double v[], double vb[], const double ve0[], const double a[], double ab[], const double ae0 [], const double lambda[], double lambdab[], const double lambdae0[], const double rho[], double rhob[], const double rhoe0[], const int mode[], double out[], double outb[], double oute0[], double oute0b[]);
void drop_outputs_e0_b(double t, double *tb, double te0, const double q[], double qb[], const double qe0[], const double v[], double vb[], const double ve0[], const double a[], double ab[], const double ae0 [], const double lambda[], double lambdab[], const double lambdae0[], const double rho[], double rhob[], const double rhoe0[], const int mode[], double out[], double outb[], double oute0[], double oute0b[]);
void drop_constraints_d0_d1_e1_b_all(double t, double tb, double te1, double td1, double td0, const double q[], double qb[], const double qe1[], const double qd1[], double qd1b[], const double qd1e1[], const double qd0[], double qd0b[], const double qd0e1[], const double qd0d1[], double qd0d1b[], const double qd0d1e1[], const double rho[], double rhob[], const double rhoe1[], double phi[], double phib[], double phie1[], double phie1b[], double phid1[], double phid1b[], double phid1e1[], double phid1e1b[], double phid0[], double phid0b[], double phid0e1[], double phid0e1b[], double phid0d1[], double phid0d1b[], double phid0d1e1[], double phid0d1e1b[]);
void drop_constraints_d0_d1_e1_b(double t, double *tb, double te1, double td1, double td0, const double q[], double qb[], const double qe1[], const double qd1[], double qd1b[], const double qd1e1[], const double qd0[], double qd0b[], const double qd0e1[], const double qd0d1[], double qd0d1b[], const double qd0d1e1[], const double rho[], double rhob[], const double rhoe1[], double phi[], double phib[], double phie1[], double phie1b[], double phid1[], double phid1b[], double phid1e1[], double phid1e1b[], double phid0[], double phid0b[], double phid0e1[], double phid0e1b[], double phid0d1[], double phid0d1b[], double phid0d1e1[], double phid0d1e1b[]);
extern const cst_fused drop_fused;
extern const cst_facts drop_facts;
static const cst_cost_kernels costs[] = {
    { "turn", drop_cost_turn, 0, drop_cost_turn_b, 0, drop_cost_turn_e0_b, 0 },
    { "place", 0, drop_final_place, 0, drop_final_place_b, 0, drop_final_place_e0_b },
};
extern const cst_kernels drop_kernels;
const cst_kernels drop_kernels = {
    .inertia = drop_inertia,
    .inertia_b = drop_inertia_b,
    .inertia_dv = drop_inertia_dv,
    .inertia_e0_b = drop_inertia_e0_b,
    .forces = drop_forces,
    .forces_b = drop_forces_b,
    .forces_dv = drop_forces_dv,
    .forces_e0_b = drop_forces_e0_b,
    .constraints = drop_constraints,
    .constraints_dv = drop_constraints_dv,
    .constraints_d0_d1 = drop_constraints_d0_d1,
    .constraints_d0_b = drop_constraints_d0_b,
    .constraints_d0_d1_b = drop_constraints_d0_d1_b,
    .constraints_d0_d1_dv = drop_constraints_d0_d1_dv,
    .constraints_d0_d1_qv = drop_constraints_d0_d1_qv,
    .constraints_r0_b = drop_constraints_r0_b,
    .constraints_d0_d1_e1_b = drop_constraints_d0_d1_e1_b,
    .initial = drop_initial,
    .initial_b = drop_initial_b,
    .initial_dv = drop_initial_dv,
    .initial_e0_b = drop_initial_e0_b,
    .potential = drop_potential,
    .outputs = drop_outputs,
    .outputs_b = drop_outputs_b,
    .outputs_dv = drop_outputs_dv,
    .outputs_e0_b = drop_outputs_e0_b,
    .costs = costs, .costs_count = 2,
    .fused = &drop_fused,
    .facts = &drop_facts,
};
