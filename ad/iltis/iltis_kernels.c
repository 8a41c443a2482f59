/* Written by scripts/regen_ad.sh: the kernels of iltis and what Tapenade made of them. */
#include "costate_model.h"
void iltis_inertia(const double q[], const double a[], const double rho[], double f[]);
void iltis_constraints(double t, const double q[], const double rho[], double phi[]);
void iltis_forces(double t, const double q[], const double v[], const double rho[], const int mode[], double Q[]);
void iltis_switches(double t, const double q[], const double v[], const double rho[], const int mode[], double s[]);
double iltis_cost_comfort(double t, const double q[], const double v[], const double a[], const double lambda[], const double rho[], const int mode[]);
double iltis_cost_seat(double t, const double q[], const double v[], const double a[], const double lambda[], const double rho[], const int mode[]);
double iltis_cost_pitch(double t, const double q[], const double v[], const double a[], const double lambda[], const double rho[], const int mode[]);
double iltis_cost_tyre_load(double t, const double q[], const double v[], const double a[], const double lambda[], const double rho[], const int mode[]);
double iltis_cost_travel(double t, const double q[], const double v[], const double a[], const double lambda[], const double rho[], const int mode[]);
double iltis_cost_bearing(double t, const double q[], const double v[], const double a[], const double lambda[], const double rho[], const int mode[]);
void iltis_launch(const double q[], const double rho[], double v[]);
void iltis_initial(const double rho[], double q[], double v[]);
double iltis_potential(double t, const double q[], const double rho[]);
void iltis_outputs(double t, const double q[], const double v[], const double a[], const double lambda[], const double rho[], const int mode[], double out[]);
void iltis_inertia_b(const double q[], double qb[], const double a[], double ab[], const double rho[], double rhob[], double f[], double fb[]);
void iltis_forces_b(double t, const double q[], double qb[], const double v[], double vb[], const double rho[], double rhob[], const int mode[], double Q[], double Qb[]);
void iltis_switches_b(double t, const double q[], double qb[], const double v[], double vb[], const double rho[], double rhob[], const int mode[], double s[], double sb[]);
void iltis_cost_comfort_b(double t, const double q[], double qb[], const double v[], double vb[], const double a[], double ab[], const double lambda[], double lambdab[], const double rho[], double rhob[], const int mode[], double iltis_cost_comfortb);
void iltis_cost_seat_b(double t, const double q[], double qb[], const double v[], double vb[], const double a[], double ab[], const double lambda[], double lambdab[], const double rho[], double rhob[], const int mode[], double iltis_cost_seatb);
void iltis_cost_pitch_b(double t, const double q[], double qb[], const double v[], double vb[], const double a[], double ab[], const double lambda[], double lambdab[], const double rho[], double rhob[], const int mode[], double iltis_cost_pitchb);
void iltis_cost_tyre_load_b(double t, const double q[], double qb[], const double v[], double vb[], const double a[], double ab[], const double lambda[], double lambdab[], const double rho[], double rhob[], const int mode[], double iltis_cost_tyre_loadb);
void iltis_cost_travel_b(double t, const double q[], double qb[], const double v[], double vb[], const double a[], double ab[], const double lambda[], double lambdab[], const double rho[], double rhob[], const int mode[], double iltis_cost_travelb);
void iltis_cost_bearing_b(double t, const double q[], double qb[], const double v[], double vb[], const double a[], double ab[], const double lambda[], double lambdab[], const double rho[], double rhob[], const int mode[], double iltis_cost_bearingb);
void iltis_launch_b(const double q[], double qb[], const double rho[], double rhob[], double v[], double vb[]);
void iltis_initial_b(const double rho[], double rhob[], double q[], double qb[], double v[], double vb[]);
void iltis_outputs_b(double t, const double q[], double qb[], const double v [], double vb[], const double a[], double ab[], const double lambda[], double lambdab[], const double rho[], double rhob[], const int mode[], double out[], double outb[]);
void iltis_inertia_dv(const double q[], double const qd[][CST_LANES], const double a[], double const ad[][CST_LANES], const double rho[], double const rhod[][CST_LANES], double f[], double fd[][CST_LANES], int nbdirs);
void iltis_forces_dv(double t, const double q[], double const qd[][CST_LANES], const double v[], double const vd[][CST_LANES], const double rho[], double const rhod[][CST_LANES], const int mode[], double Q[], double Qd[][CST_LANES], int nbdirs);
void iltis_switches_dv(double t, double td[CST_LANES], const double q[], double const qd[][CST_LANES], const double v[], double const vd[][CST_LANES], const double rho[], double const rhod[][CST_LANES], const int mode[], double s[], double sd[][CST_LANES], int nbdirs);
void iltis_launch_dv(const double q[], double const qd[][CST_LANES], const double rho[], double const rhod[][CST_LANES], double v[], double vd [][CST_LANES], int nbdirs);
void iltis_initial_dv(const double rho[], double const rhod[][CST_LANES], double q[], double qd[][CST_LANES], double v[], double vd[][CST_LANES], int nbdirs);
void iltis_outputs_dv(double t, const double q[], double const qd[][CST_LANES], const double v[], double const vd[][CST_LANES], const double a[], double const ad[][CST_LANES], const double lambda[], double const lambdad[][CST_LANES], const double rho[], double const rhod[][CST_LANES], const int mode[], double out[], double outd [][CST_LANES], int nbdirs);
void iltis_constraints_dv(double t, const double q[], double const qd[][CST_LANES], const double rho[], double phi[], double phid[][CST_LANES], int nbdirs);
void iltis_constraints_d0_d1(double t, double td1, double td0, const double q[], const double qd1[], const double qd0[], const double qd0d1[], const double rho[], double phi[], double phid1[], double phid0[], double phid0d1[]);
void iltis_constraints_d0_b(double t, double td0, const double q[], double qb [], const double qd0[], double qd0b[], const double rho[], double rhob[], double phi[], double phib[], double phid0[], double phid0b []);
void iltis_constraints_d0_d1_b(double t, double td1, double td0, const double q[], double qb[], const double qd1[], double qd1b[], const double qd0[], double qd0b[], const double qd0d1[], double qd0d1b[], const double rho[], double rhob[], double phi[], double phib[], double phid1[], double phid1b[], double phid0[], double phid0b[], double phid0d1[], double phid0d1b[]);
void iltis_constraints_d0_d1_dv(double t, double td1, double td0, const double q[], double const qd[][CST_LANES], const double qd1[], double const qd1d[][CST_LANES], const double qd0[], double const qd0d[][CST_LANES], const double qd0d1[], double const qd0d1d[][CST_LANES], const double rho[], double const rhod[][CST_LANES], double phi[], double phid[][CST_LANES], double phid1[], double phid1d[][CST_LANES], double phid0[], double phid0d[][CST_LANES], double phid0d1[], double phid0d1d[][CST_LANES], int nbdirs);
void iltis_constraints_d0_d1_qv(double t, double td1, double td0, const double q[], double const qd[][CST_LANES], const double qd1[], const double qd0[], const double qd0d1[], const double rho[], double phi[], double phid[][CST_LANES], double phid1[], double phid1d[][CST_LANES], double phid0[], double phid0d[][CST_LANES], double phid0d1[], double phid0d1d[][CST_LANES], int nbdirs);
void iltis_constraints_r0_b(double t, const double q[], double qb[], const double rho[], const double rhor0[], double phi[], double phib[], double phir0[], double phir0b[]);
void iltis_inertia_e0_b(const double q[], double qb[], const double qe0[], const double a[], double ab[], const double ae0[], const double rho [], double rhob[], const double rhoe0[], double f[], double fb[], double fe0[], double fe0b[]);
void iltis_forces_e0_b_all(double t, double tb, double te0, const double q[], double qb[], const double qe0[], const double v[], double vb[], const double ve0[], const double rho[], double rhob[], const double rhoe0[], const int mode[], double Q[], double Qb[], double Qe0 [], double Qe0b[]);
void iltis_forces_e0_b(double t, double *tb, double te0, const double q[], double qb[], const double qe0[], const double v[], double vb[], const double ve0[], const double rho[], double rhob[], const double rhoe0[], const int mode[], double Q[], double Qb[], double Qe0 [], double Qe0b[]);
void iltis_switches_e0_b_all(double t, double tb, double te0, const double q[], double qb[], const double qe0[], const double v[], double vb[], const double ve0[], const double rho[], double rhob[], const double rhoe0[], const int mode[], double s[], double sb[], double se0 [], double se0b[]);
void iltis_switches_e0_b(double t, double *tb, double te0, const double q[], double qb[], const double qe0[], const double v[], double vb[], const double ve0[], const double rho[], double rhob[], const double rhoe0[], const int mode[], double s[], double sb[], double se0 [], double se0b[]);
void iltis_cost_comfort_e0_b_all(double t, double tb, double te0, const double q[], double qb[], const double qe0[], const double v[], double vb[], const double ve0[], const double a[], double ab[], const double ae0 [], const double lambda[], double lambdab[], const double lambdae0[], const double rho[], double rhob[], const double rhoe0[], const int mode[], double *iltis_cost_comfort, double * iltis_cost_comfortb, double iltis_cost_comfort_e0b);
void iltis_cost_comfort_e0_b(double t, double *tb, double te0, const double q[], double qb[], const double qe0[], const double v[], double vb[], const double ve0[], const double a[], double ab[], const double ae0 [], const double lambda[], double lambdab[], const double lambdae0[], const double rho[], double rhob[], const double rhoe0[], const int mode[], double *iltis_cost_comfort, double * iltis_cost_comfortb, double iltis_cost_comfort_e0b);
void iltis_cost_seat_e0_b_all(double t, double tb, double te0, const double q[], double qb[], const double qe0[], const double v[], double vb[], const double ve0[], const double a[], double ab[], const double ae0 [], const double lambda[], double lambdab[], const double lambdae0[], const double rho[], double rhob[], const double rhoe0[], const int mode[], double *iltis_cost_seat, double *iltis_cost_seatb, double iltis_cost_seat_e0b);
void iltis_cost_seat_e0_b(double t, double *tb, double te0, const double q[], double qb[], const double qe0[], const double v[], double vb[], const double ve0[], const double a[], double ab[], const double ae0 [], const double lambda[], double lambdab[], const double lambdae0[], const double rho[], double rhob[], const double rhoe0[], const int mode[], double *iltis_cost_seat, double *iltis_cost_seatb, double iltis_cost_seat_e0b);
void iltis_cost_pitch_e0_b_all(double t, double tb, double te0, const double q[], double qb[], const double qe0[], const double v[], double vb[], const double ve0[], const double a[], double ab[], const double ae0 [], const double lambda[], double lambdab[], const double lambdae0[], const double rho[], double rhob[], const double rhoe0[], const int mode[], double *iltis_cost_pitch, double *iltis_cost_pitchb, double iltis_cost_pitch_e0b);
void iltis_cost_pitch_e0_b(double t, double *tb, double te0, const double q[], double qb[], const double qe0[], const double v[], double vb[], const double ve0[], const double a[], double ab[], const double ae0 [], const double lambda[], double lambdab[], const double lambdae0[], const double rho[], double rhob[], const double rhoe0[], const int mode[], double *iltis_cost_pitch, double *iltis_cost_pitchb, double iltis_cost_pitch_e0b);
void iltis_cost_tyre_load_e0_b_all(double t, double tb, double te0, const double q [], double qb[], const double qe0[], const double v[], double vb[], const double ve0[], const double a[], double ab[], const double ae0[], const double lambda[], double lambdab[], const double lambdae0[], const double rho[], double rhob[], const double rhoe0[], const int mode[], double *iltis_cost_tyre_load, double * iltis_cost_tyre_loadb, double iltis_cost_tyre_load_e0b);
void iltis_cost_tyre_load_e0_b(double t, double *tb, double te0, const double q [], double qb[], const double qe0[], const double v[], double vb[], const double ve0[], const double a[], double ab[], const double ae0[], const double lambda[], double lambdab[], const double lambdae0[], const double rho[], double rhob[], const double rhoe0[], const int mode[], double *iltis_cost_tyre_load, double * iltis_cost_tyre_loadb, double iltis_cost_tyre_load_e0b);
void iltis_cost_travel_e0_b_all(double t, double tb, double te0, const double q[] , double qb[], const double qe0[], const double v[], double vb[], const double ve0[], const double a[], double ab[], const double ae0 [], const double lambda[], double lambdab[], const double lambdae0[], const double rho[], double rhob[], const double rhoe0[], const int mode[], double *iltis_cost_travel, double *iltis_cost_travelb , double iltis_cost_travel_e0b);
void iltis_cost_travel_e0_b(double t, double *tb, double te0, const double q[], double qb[], const double qe0[], const double v[], double vb[], const double ve0[], const double a[], double ab[], const double ae0 [], const double lambda[], double lambdab[], const double lambdae0[], const double rho[], double rhob[], const double rhoe0[], const int mode[], double *iltis_cost_travel, double *iltis_cost_travelb, double iltis_cost_travel_e0b);
void iltis_cost_bearing_e0_b_all(double t, double tb, double te0, const double q[], double qb[], const double qe0[], const double v[], double vb[], const double ve0[], const double a[], double ab[], const double ae0 [], const double lambda[], double lambdab[], const double lambdae0[], const double rho[], double rhob[], const double rhoe0[], const int mode[], double *iltis_cost_bearing, double * iltis_cost_bearingb, double iltis_cost_bearing_e0b);
void iltis_cost_bearing_e0_b(double t, double *tb, double te0, const double q[], double qb[], const double qe0[], const double v[], double vb[], const double ve0[], const double a[], double ab[], const double ae0 [], const double lambda[], double lambdab[], const double lambdae0[], const double rho[], double rhob[], const double rhoe0[], const int mode[], double *iltis_cost_bearing, double * iltis_cost_bearingb, double iltis_cost_bearing_e0b);
void iltis_launch_e0_b(const double q[], double qb[], const double qe0[], const double rho[], double rhob[], const double rhoe0[], double v[], double vb[], double ve0[], double ve0b[]);
void iltis_initial_e0_b(const double rho[], double rhob[], const double rhoe0[], double q[], double qb[], double qe0[], double qe0b[], double v[], double vb[], double ve0[], double ve0b[]);
void iltis_outputs_e0_b_all(double t, double tb, double te0, const double q[], double qb[], const double qe0[], const double v[], double vb[], const double ve0[], const double a[], double ab[], const double ae0 [], const double lambda[], double lambdab[], const double lambdae0[], const double rho[], double rhob[], const double rhoe0[], const int mode[], double out[], double outb[], double oute0[], double oute0b[]);
void iltis_outputs_e0_b(double t, double *tb, double te0, const double q[], double qb[], const double qe0[], const double v[], double vb[], const double ve0[], const double a[], double ab[], const double ae0 [], const double lambda[], double lambdab[], const double lambdae0[], const double rho[], double rhob[], const double rhoe0[], const int mode[], double out[], double outb[], double oute0[], double oute0b[]);
void iltis_constraints_d0_d1_e1_b(double t, double *tb, double te1, double td1 , double td0, const double q[], double qb[], const double qe1[], const double qd1[], double qd1b[], const double qd1e1[], const double qd0[], double qd0b[], const double qd0e1[], const double qd0d1[], double qd0d1b[], const double qd0d1e1[], const double rho[], double rhob[], const double rhoe1[], double phi[], double phib[], double phie1[], double phie1b[], double phid1[], double phid1b[], double phid1e1[], double phid1e1b[], double phid0[], double phid0b[], double phid0e1[], double phid0e1b[], double phid0d1[], double phid0d1b[], double phid0d1e1[], double phid0d1e1b[]);
extern const cst_fused iltis_fused;
extern const cst_facts iltis_facts;
static const cst_cost_kernels costs[] = {
    { "comfort", iltis_cost_comfort, 0, iltis_cost_comfort_b, 0, iltis_cost_comfort_e0_b, 0 },
    { "seat", iltis_cost_seat, 0, iltis_cost_seat_b, 0, iltis_cost_seat_e0_b, 0 },
    { "pitch", iltis_cost_pitch, 0, iltis_cost_pitch_b, 0, iltis_cost_pitch_e0_b, 0 },
    { "tyre_load", iltis_cost_tyre_load, 0, iltis_cost_tyre_load_b, 0, iltis_cost_tyre_load_e0_b, 0 },
    { "travel", iltis_cost_travel, 0, iltis_cost_travel_b, 0, iltis_cost_travel_e0_b, 0 },
    { "bearing", iltis_cost_bearing, 0, iltis_cost_bearing_b, 0, iltis_cost_bearing_e0_b, 0 },
};
extern const cst_kernels iltis_kernels;
const cst_kernels iltis_kernels = {
    .inertia = iltis_inertia,
    .inertia_b = iltis_inertia_b,
    .inertia_dv = iltis_inertia_dv,
    .inertia_e0_b = iltis_inertia_e0_b,
    .forces = iltis_forces,
    .forces_b = iltis_forces_b,
    .forces_dv = iltis_forces_dv,
    .forces_e0_b = iltis_forces_e0_b,
    .constraints = iltis_constraints,
    .constraints_dv = iltis_constraints_dv,
    .constraints_d0_d1 = iltis_constraints_d0_d1,
    .constraints_d0_b = iltis_constraints_d0_b,
    .constraints_d0_d1_b = iltis_constraints_d0_d1_b,
    .constraints_d0_d1_dv = iltis_constraints_d0_d1_dv,
    .constraints_d0_d1_qv = iltis_constraints_d0_d1_qv,
    .constraints_r0_b = iltis_constraints_r0_b,
    .constraints_d0_d1_e1_b = iltis_constraints_d0_d1_e1_b,
    .switches = iltis_switches,
    .switches_b = iltis_switches_b,
    .switches_dv = iltis_switches_dv,
    .switches_e0_b = iltis_switches_e0_b,
    .initial = iltis_initial,
    .initial_b = iltis_initial_b,
    .initial_dv = iltis_initial_dv,
    .initial_e0_b = iltis_initial_e0_b,
    .launch = iltis_launch,
    .launch_b = iltis_launch_b,
    .launch_dv = iltis_launch_dv,
    .launch_e0_b = iltis_launch_e0_b,
    .potential = iltis_potential,
    .outputs = iltis_outputs,
    .outputs_b = iltis_outputs_b,
    .outputs_dv = iltis_outputs_dv,
    .outputs_e0_b = iltis_outputs_e0_b,
    .costs = costs, .costs_count = 6,
    .fused = &iltis_fused,
    .facts = &iltis_facts,
};
