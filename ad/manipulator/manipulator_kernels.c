/* Written by scripts/regen_ad.sh: the kernels of manipulator and what Tapenade made of them. */
#include "costate_model.h"
void manipulator_inertia(const double q[], const double a[], const double rho[], double f[]);
void manipulator_forces(double t, const double q[], const double v[], const double rho[], const int mode[], double Q[]);
void manipulator_initial(const double rho[], double q[], double v[]);
double manipulator_cost_effort(double t, const double q[], const double v[], const double a[], const double lambda[], const double rho[], const int mode[]);
void manipulator_outputs(double t, const double q[], const double v[], const double a[], const double lambda[], const double rho[], const int mode[], double out[]);
void manipulator_inertia_b(const double q[], double qb[], const double a[], double ab[], const double rho[], double rhob[], double f[], double fb[]);
void manipulator_forces_b(double t, const double q[], double qb[], const double v[], double vb[], const double rho[], double rhob[], const int mode[], double Q[], double Qb[]);
void manipulator_initial_b(const double rho[], double rhob[], double q[], double qb[], double v[], double vb[]);
void manipulator_cost_effort_b(double t, const double q[], double qb[], const double v[], double vb[], const double a[], double ab[], const double lambda[], double lambdab[], const double rho[], double rhob[], const int mode[], double manipulator_cost_effortb);
void manipulator_outputs_b(double t, const double q[], double qb[], const double v[], double vb[], const double a[], double ab[], const double lambda[], double lambdab[], const double rho[], double rhob[], const int mode[], double out[], double outb[]);
void manipulator_inertia_dv(const double q[], double const qd[][CST_LANES], const double a[], double const ad[][CST_LANES], const double rho[], double const rhod[][CST_LANES], double f[], double fd[][CST_LANES], int nbdirs);
void manipulator_forces_dv(double t, const double q[], double const qd[][CST_LANES], const double v[], double const vd[][CST_LANES], const double rho[], double const rhod[][CST_LANES], const int mode[], double Q[], double Qd[][CST_LANES], int nbdirs);
void manipulator_initial_dv(const double rho[], double const rhod[][CST_LANES], double q[], double qd[][CST_LANES], double v[], double vd[][CST_LANES], int nbdirs);
void manipulator_outputs_dv(double t, const double q[], double const qd[][CST_LANES], const double v[], double const vd[][CST_LANES], const double a[], double const ad[][CST_LANES], const double lambda[], double const lambdad[][CST_LANES], const double rho[], double const rhod[][CST_LANES], const int mode[], double out[], double outd[][CST_LANES], int nbdirs);
void manipulator_inertia_e0_b(const double q[], double qb[], const double qe0[], const double a[], double ab[], const double ae0[], const double rho[], double rhob[], const double rhoe0[], double f[], double fb[], double fe0[], double fe0b[]);
void manipulator_forces_e0_b(double t, double *tb, double te0, const double q[], double qb[], const double qe0[], const double v[], double vb[] , const double ve0[], const double rho[], double rhob[], const double rhoe0[], const int mode[], double Q[], double Qb[], double Qe0[], double Qe0b[]);
void manipulator_initial_e0_b(const double rho[], double rhob[], const double rhoe0[], double q[], double qb[], double qe0[], double qe0b [], double v[], double vb[], double ve0[], double ve0b[]);
void manipulator_cost_effort_e0_b(double t, double *tb, double te0, const double q[], double qb[], const double qe0[], const double v[], double vb[], const double ve0[], const double a[], double ab[], const double ae0[], const double lambda[], double lambdab[], const double lambdae0[], const double rho[], double rhob[], const double rhoe0[], const int mode[], double *manipulator_cost_effort, double * manipulator_cost_effortb, double manipulator_cost_effort_e0b);
void manipulator_outputs_e0_b(double t, double *tb, double te0, const double q [], double qb[], const double qe0[], const double v[], double vb[], const double ve0[], const double a[], double ab[], const double ae0[], const double lambda[], double lambdab[], const double lambdae0[], const double rho[], double rhob[], const double rhoe0[], const int mode[], double out[], double outb[], double oute0[], double oute0b[]);
extern const cst_fused manipulator_fused;
extern const cst_facts manipulator_facts;
static const cst_cost_kernels costs[] = {
    { "effort", manipulator_cost_effort, 0, manipulator_cost_effort_b, 0, manipulator_cost_effort_e0_b, 0 },
};
extern const cst_kernels manipulator_kernels;
const cst_kernels manipulator_kernels = {
    .inertia = manipulator_inertia,
    .inertia_b = manipulator_inertia_b,
    .inertia_dv = manipulator_inertia_dv,
    .inertia_e0_b = manipulator_inertia_e0_b,
    .forces = manipulator_forces,
    .forces_b = manipulator_forces_b,
    .forces_dv = manipulator_forces_dv,
    .forces_e0_b = manipulator_forces_e0_b,
    .initial = manipulator_initial,
    .initial_b = manipulator_initial_b,
    .initial_dv = manipulator_initial_dv,
    .initial_e0_b = manipulator_initial_e0_b,
    .outputs = manipulator_outputs,
    .outputs_b = manipulator_outputs_b,
    .outputs_dv = manipulator_outputs_dv,
    .outputs_e0_b = manipulator_outputs_e0_b,
    .costs = costs, .costs_count = 1,
    .fused = &manipulator_fused,
    .facts = &manipulator_facts,
};
