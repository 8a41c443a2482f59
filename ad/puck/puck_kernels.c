/* Written by scripts/regen_ad.sh: the kernels of puck and what Tapenade made of them. */
#include "costate_model.h"
void puck_inertia(const double q[], const double a[], const double rho[], double f[]);
void puck_forces(double t, const double q[], const double v[], const double rho[], const int mode[], double Q[]);
void puck_constraints(double t, const double q[], const double rho[], double phi[]);
void puck_initial(const double rho[], double q[], double v[]);
double puck_cost_area(double t, const double q[], const double v[], const double a[], const double lambda[], const double rho[], const int mode[]);
double puck_final_x(double t, const double q[], const double v[], const double a[], const double lambda[], const double rho[], const int mode[]);
double puck_final_y(double t, const double q[], const double v[], const double a[], const double lambda[], const double rho[], const int mode[]);
double puck_cost_sticking(double t, const double q[], const double v[], const double a[], const double lambda[], const double rho[], const int mode[]);
void puck_inertia_b(const double q[], double qb[], const double a[], double ab[], const double rho[], double rhob[], double f[], double fb[]);
void puck_forces_b(double t, const double q[], double qb[], const double v[], double vb[], const double rho[], double rhob[], const int mode [], double Q[], double Qb[]);
void puck_initial_b(const double rho[], double rhob[], double q[], double qb[], double v[], double vb[]);
void puck_cost_area_b(double t, const double q[], double qb[], const double v[], double vb[], const double a[], double ab[], const double lambda[], double lambdab[], const double rho[], double rhob[], const int mode[], double puck_cost_areab);
void puck_final_x_b(double t, const double q[], double qb[], const double v[], double vb[], const double a[], double ab[], const double lambda [], double lambdab[], const double rho[], double rhob[], const int mode[], double puck_final_xb);
void puck_final_y_b(double t, const double q[], double qb[], const double v[], double vb[], const double a[], double ab[], const double lambda [], double lambdab[], const double rho[], double rhob[], const int mode[], double puck_final_yb);
void puck_cost_sticking_b(double t, const double q[], double qb[], const double v[], double vb[], const double a[], double ab[], const double lambda[], double lambdab[], const double rho[], double rhob [], const int mode[], double puck_cost_stickingb);
void puck_inertia_dv(const double q[], double const qd[][CST_LANES], const double a[], double const ad[][CST_LANES], const double rho[], double const rhod[][CST_LANES], double f[], double fd[][CST_LANES] , int nbdirs);
void puck_forces_dv(double t, const double q[], double const qd[][CST_LANES] , const double v[], double const vd[][CST_LANES], const double rho[], double const rhod[][CST_LANES], const int mode[], double Q[], double Qd[][CST_LANES], int nbdirs);
void puck_initial_dv(const double rho[], double const rhod[][CST_LANES], double q[], double qd[][CST_LANES], double v[], double vd[][CST_LANES], int nbdirs);
void puck_constraints_dv(double t, const double q[], double const qd[][CST_LANES], const double rho[], double phi[], double phid[][CST_LANES], int nbdirs);
void puck_constraints_d0_d1(double t, double td1, double td0, const double q[], const double qd1[], const double qd0[], const double qd0d1[], const double rho[], double phi[], double phid1[], double phid0[], double phid0d1[]);
void puck_constraints_d0_b(double t, double td0, const double q[], double qb[], const double qd0[], double qd0b[], const double rho[], double rhob[], double phi[], double phib[], double phid0[], double phid0b[]);
void puck_constraints_d0_d1_b(double t, double td1, double td0, const double q [], double qb[], const double qd1[], double qd1b[], const double qd0[], double qd0b[], const double qd0d1[], double qd0d1b[], const double rho[], double rhob[], double phi[], double phib[], double phid1[], double phid1b[], double phid0[], double phid0b[], double phid0d1[], double phid0d1b[]);
void puck_constraints_d0_d1_dv(double t, double td1, double td0, const double q[], double const qd[][CST_LANES], const double qd1[], double const qd1d[][CST_LANES], const double qd0[], double const qd0d[][CST_LANES], const double qd0d1[], double const qd0d1d[][CST_LANES], const double rho[], double const rhod[][CST_LANES], double phi[], double phid[][CST_LANES], double phid1[], double phid1d[][CST_LANES], double phid0[], double phid0d[][CST_LANES], double phid0d1[], double phid0d1d[][CST_LANES], int nbdirs);
void puck_constraints_d0_d1_qv(double t, double td1, double td0, const double q[], double const qd[][CST_LANES], const double qd1[], const double qd0[], const double qd0d1[], const double rho[], double phi[], double phid[][CST_LANES], double phid1[], double phid1d[][CST_LANES], double phid0[], double phid0d[][CST_LANES], double phid0d1[], double phid0d1d[][CST_LANES], int nbdirs);
void puck_constraints_r0_b(double t, const double q[], double qb[], const double rho[], const double rhor0[], double phi[], double phib[], double phir0[], double phir0b[]);
void puck_inertia_e0_b(const double q[], double qb[], const double qe0[], const double a[], double ab[], const double ae0[], const double rho [], double rhob[], const double rhoe0[], double f[], double fb[], double fe0[], double fe0b[]);
void puck_forces_e0_b_all(double t, double tb, double te0, const double q[], double qb[], const double qe0[], const double v[], double vb[], const double ve0[], const double rho[], double rhob[], const double rhoe0[], const int mode[], double Q[], double Qb[], double Qe0[], double Qe0b[]);
void puck_forces_e0_b(double t, double *tb, double te0, const double q[], double qb[], const double qe0[], const double v[], double vb[], const double ve0[], const double rho[], double rhob[], const double rhoe0[], const int mode[], double Q[], double Qb[], double Qe0[], double Qe0b[]);
void puck_initial_e0_b(const double rho[], double rhob[], const double rhoe0[], double q[], double qb[], double qe0[], double qe0b[], double v[], double vb[], double ve0[], double ve0b[]);
void puck_cost_area_e0_b_all(double t, double tb, double te0, const double q[], double qb[], const double qe0[], const double v[], double vb[], const double ve0[], const double a[], double ab[], const double ae0 [], const double lambda[], double lambdab[], const double lambdae0[], const double rho[], double rhob[], const double rhoe0[], const int mode[], double *puck_cost_area, double *puck_cost_areab, double puck_cost_area_e0b);
void puck_cost_area_e0_b(double t, double *tb, double te0, const double q[], double qb[], const double qe0[], const double v[], double vb[], const double ve0[], const double a[], double ab[], const double ae0 [], const double lambda[], double lambdab[], const double lambdae0[], const double rho[], double rhob[], const double rhoe0[], const int mode[], double *puck_cost_area, double *puck_cost_areab, double puck_cost_area_e0b);
void puck_final_x_e0_b_all(double t, double tb, double te0, const double q[], double qb[], const double qe0[], const double v[], double vb[], const double ve0[], const double a[], double ab[], const double ae0 [], const double lambda[], double lambdab[], const double lambdae0[], const double rho[], double rhob[], const double rhoe0[], const int mode[], double *puck_final_x, double *puck_final_xb, double puck_final_x_e0b);
void puck_final_x_e0_b(double t, double *tb, double te0, const double q[], double qb[], const double qe0[], const double v[], double vb[], const double ve0[], const double a[], double ab[], const double ae0 [], const double lambda[], double lambdab[], const double lambdae0[], const double rho[], double rhob[], const double rhoe0[], const int mode[], double *puck_final_x, double *puck_final_xb, double puck_final_x_e0b);
void puck_final_y_e0_b_all(double t, double tb, double te0, const double q[], double qb[], const double qe0[], const double v[], double vb[], const double ve0[], const double a[], double ab[], const double ae0 [], const double lambda[], double lambdab[], const double lambdae0[], const double rho[], double rhob[], const double rhoe0[], const int mode[], double *puck_final_y, double *puck_final_yb, double puck_final_y_e0b);
void puck_final_y_e0_b(double t, double *tb, double te0, const double q[], double qb[], const double qe0[], const double v[], double vb[], const double ve0[], const double a[], double ab[], const double ae0 [], const double lambda[], double lambdab[], const double lambdae0[], const double rho[], double rhob[], const double rhoe0[], const int mode[], double *puck_final_y, double *puck_final_yb, double puck_final_y_e0b);
void puck_cost_sticking_e0_b_all(double t, double tb, double te0, const double q[], double qb[], const double qe0[], const double v[], double vb[], const double ve0[], const double a[], double ab[], const double ae0 [], const double lambda[], double lambdab[], const double lambdae0[], const double rho[], double rhob[], const double rhoe0[], const int mode[], double *puck_cost_sticking, double * puck_cost_stickingb, double puck_cost_sticking_e0b);
void puck_cost_sticking_e0_b(double t, double *tb, double te0, const double q[], double qb[], const double qe0[], const double v[], double vb[], const double ve0[], const double a[], double ab[], const double ae0 [], const double lambda[], double lambdab[], const double lambdae0[], const double rho[], double rhob[], const double rhoe0[], const int mode[], double *puck_cost_sticking, double * puck_cost_stickingb, double puck_cost_sticking_e0b);
void puck_constraints_d0_d1_e1_b(double t, double *tb, double te1, double td1, double td0, const double q[], double qb[], const double qe1[], const double qd1[], double qd1b[], const double qd1e1[], const double qd0[], double qd0b[], const double qd0e1[], const double qd0d1[], double qd0d1b[], const double qd0d1e1[], const double rho[], double rhob[], const double rhoe1[], double phi[], double phib[], double phie1[], double phie1b[], double phid1[], double phid1b[], double phid1e1[], double phid1e1b[], double phid0[], double phid0b[], double phid0e1[], double phid0e1b[], double phid0d1[], double phid0d1b[], double phid0d1e1[], double phid0d1e1b []);
extern const cst_fused puck_fused;
extern const cst_facts puck_facts;
static const cst_cost_kernels costs[] = {
    { "area", puck_cost_area, 0, puck_cost_area_b, 0, puck_cost_area_e0_b, 0 },
    { "x", 0, puck_final_x, 0, puck_final_x_b, 0, puck_final_x_e0_b },
    { "y", 0, puck_final_y, 0, puck_final_y_b, 0, puck_final_y_e0_b },
    { "sticking", puck_cost_sticking, 0, puck_cost_sticking_b, 0, puck_cost_sticking_e0_b, 0 },
};
extern const cst_kernels puck_kernels;
const cst_kernels puck_kernels = {
    .inertia = puck_inertia,
    .inertia_b = puck_inertia_b,
    .inertia_dv = puck_inertia_dv,
    .inertia_e0_b = puck_inertia_e0_b,
    .forces = puck_forces,
    .forces_b = puck_forces_b,
    .forces_dv = puck_forces_dv,
    .forces_e0_b = puck_forces_e0_b,
    .constraints = puck_constraints,
    .constraints_dv = puck_constraints_dv,
    .constraints_d0_d1 = puck_constraints_d0_d1,
    .constraints_d0_b = puck_constraints_d0_b,
    .constraints_d0_d1_b = puck_constraints_d0_d1_b,
    .constraints_d0_d1_dv = puck_constraints_d0_d1_dv,
    .constraints_d0_d1_qv = puck_constraints_d0_d1_qv,
    .constraints_r0_b = puck_constraints_r0_b,
    .constraints_d0_d1_e1_b = puck_constraints_d0_d1_e1_b,
    .initial = puck_initial,
    .initial_b = puck_initial_b,
    .initial_dv = puck_initial_dv,
    .initial_e0_b = puck_initial_e0_b,
    .costs = costs, .costs_count = 4,
    .fused = &puck_fused,
    .facts = &puck_facts,
};
