/* Written by scripts/costate_ad/fuse from the derivatives that Tapenade made of brake.  The products are compiled
 * for one adjoint and for many: LANE is the type of what depends on it. */
#ifndef LANE
#include "costate_model.h"
#include <math.h>
#include <stddef.h>
static const int mass_row[] = {
0,
};
static const int mass_col[] = {
0,
};
void brake_motion(double t, const double *restrict q, const double *restrict v, const double *restrict rho, const int *restrict mode, const int *restrict at, double *restrict Q, double *restrict phi, double *restrict phi_dot, double *restrict phi_ddot, double *restrict A)
{
    Q[0] = -(rho[0]*rho[8]*sin(rho[7]));
    phi[0] = q[0]*rho[6];
    phi_dot[0] = v[0]*rho[6];
    phi_ddot[0] = 0.0;
    A[at[0]] = rho[0];
}
static const int phi_q_row[] = {
0,
};
static const int phi_q_col[] = {
0,
};
void brake_phi_q(double t, const double *restrict q, const double *restrict rho, const int *restrict at, double *restrict A)
{
    A[at[0]] = rho[6];
    A[at[1 + 0]] = rho[6];
}
static const int jacobian_row[] = {
1,1,
};
static const int jacobian_col[] = {
0,0,
};
void brake_jacobian(double t, const double *restrict q, const double *restrict v, const double *restrict a, const double *restrict lambda, const double *restrict rho, const int *restrict mode, double damping, double stiffness, const int *restrict at, double *restrict K, double *restrict C)
{
    K[at[0]] = stiffness*rho[6];
    C[at[1 + 0]] = damping*rho[6];
}
static const int by_rho_row[] = {
0,0,1,0,0,
};
static const int by_rho_col[] = {
0,6,6,7,8,
};
void brake_by_rho(double t, const double *restrict q, const double *restrict v, const double *restrict a, const double *restrict lambda, const double *restrict rho, const int *restrict mode, double damping, double stiffness, double *restrict F)
{
    double v0 = sin(rho[7]);
    F[0] = a[0]+rho[8]*v0;
    F[1] = lambda[0];
    F[2] = a[0]+damping*v[0]+stiffness*q[0];
    F[3] = rho[0]*rho[8]*cos(rho[7]);
    F[4] = rho[0]*v0;
}
void brake_second(double t, const double *restrict q, const double *restrict v, const double *restrict a, const double *restrict lambda, const double *restrict rho, const int *restrict mode, double damping, double stiffness, const double *restrict z, const double *restrict dq, const double *restrict dv, const double *restrict da, const double *restrict dlambda, const double *restrict drho, double *restrict Fq, double *restrict Fv, double *restrict Fa, double *restrict Flambda, double *restrict Frho)
{
    double v0 = stiffness*z[1];
    double v1 = damping*z[1];
    double v2 = cos(rho[7]);
    double v3 = sin(rho[7]);
    double v4 = z[0]*(drho[7]*v2);
    Fq[0] = drho[6]*v0;
    Fv[0] = drho[6]*v1;
    Fa[0] = z[0]*drho[0]+z[1]*drho[6];
    Flambda[0] = z[0]*drho[6];
    Frho[0] = z[0]*da[0]+(rho[8]*v4+z[0]*(drho[8]*v3));
    Frho[1] = 0.0;
    Frho[2] = 0.0;
    Frho[3] = 0.0;
    Frho[4] = 0.0;
    Frho[5] = 0.0;
    Frho[6] = z[0]*dlambda[0]+(dv[0]*v1+dq[0]*v0+z[1]*da[0]);
    Frho[7] = -(z[0]*(drho[7]*(v3*(rho[0]*rho[8])))-v2*(z[0]*(rho[0]*drho[8]+rho[8]*drho[0])));
    Frho[8] = rho[0]*v4+z[0]*(drho[0]*v3);
}
#pragma GCC push_options
#pragma GCC optimize("fp-contract=fast")
void brake_straight_fix(const double *restrict rho, double compliance, double *restrict K)
{
    double v0 = 1.0/rho[0];
    double v1 = rho[6]*v0;
    K[0] = 1.0;
    K[1] = (1e+300 < rho[0]) ? 1e+300 : rho[0];
    K[2] = v1;
    K[3] = v0;
    K[5] = rho[0];
    K[6] = rho[6];
    K[7] = compliance;
    K[4] = 1.0/(compliance+rho[6]*v1);
}
void brake_straight_factor(const double *restrict K, const double *restrict E, double *restrict F, double *restrict limits)
{
    limits[0] = K[0];
    limits[1] = K[1];
}
#pragma GCC pop_options
#pragma GCC push_options
#pragma GCC optimize("fp-contract=fast")
static void brake_straight_residual(const double *restrict K, const double *restrict E, const double *restrict b, const double *restrict x, double *restrict r)
{
    r[0] = b[0] - K[5] * x[0] - K[6] * x[1];
    r[1] = b[1] - K[6] * x[0] - -K[7] * x[1];
}
#pragma GCC pop_options
void brake_straight_entries(double t, const double *restrict q, const double *restrict v, const double *restrict rho, const int *restrict mode, double damping, double stiffness, double *restrict E)
{
}
void brake_straight_evaluate(double t, const double *restrict q, const double *restrict v, const double *restrict rho, const int *restrict mode, double damping, double stiffness, double *restrict Q, double *restrict phi, double *restrict phi_dot, double *restrict phi_ddot, double *restrict b, double *restrict E)
{
    double v0 = -(rho[0]*rho[8]*sin(rho[7]));
    double v1 = q[0]*rho[6];
    double v2 = v[0]*rho[6];
    Q[0] = v0;
    phi[0] = v1;
    phi_dot[0] = v2;
    phi_ddot[0] = 0.0;
    b[0] = v0;
    b[1] = -(damping*v2+stiffness*v1);
}
#define LANE double
#define SPREAD(x) (x)
#define NAME(x) x
#include "brake_fused.c"
#undef LANE
#undef SPREAD
#undef NAME
#ifdef __GNUC__
typedef double four __attribute__((vector_size(CST_ADJOINTS * sizeof(double)), aligned(8), may_alias));
#define LANE four
#define SPREAD(x) ((x) - (four){ 0.0 })
#define NAME(x) x##_four
#include "brake_fused.c"
#undef LANE
#undef SPREAD
#undef NAME
static void brake_products_at_once(double t, const double *restrict q, const double *restrict v, const double *restrict a, const double *restrict lambda, const double *restrict rho, const int *restrict mode, double damping, double stiffness, cst_adjoints z, cst_adjoint_outs Fq, cst_adjoint_outs Fv, cst_adjoint_outs Frho)
{
    brake_products_four(t, q, v, a, lambda, rho, mode, damping, stiffness, (const four *)z, (four *)Fq, (four *)Fv, (four *)Frho);
}
#else
#define brake_products_at_once NULL
#endif
#ifdef CST_AVX512
#pragma GCC push_options
#pragma GCC target("avx512f")
typedef double eight __attribute__((vector_size(CST_LANES * sizeof(double)), aligned(8), may_alias));
#define LANE eight
#define SPREAD(x) ((x) - (eight){ 0.0 })
#define NAME(x) x##_eight
#include "brake_fused.c"
#undef LANE
#undef SPREAD
#undef NAME
static void brake_products_wide(double t, const double *restrict q, const double *restrict v, const double *restrict a, const double *restrict lambda, const double *restrict rho, const int *restrict mode, double damping, double stiffness, cst_dirs z, cst_outs Fq, cst_outs Fv, cst_outs Frho)
{
    brake_products_eight(t, q, v, a, lambda, rho, mode, damping, stiffness, (const eight *)z, (eight *)Fq, (eight *)Fv, (eight *)Frho);
}
#pragma GCC pop_options
#else
#define brake_products_wide NULL
#endif
#ifdef __GNUC__
static void brake_straight_substitute_at_once(const double *K, const double *F, cst_adjoint_outs b)
{
    brake_straight_substitute_four(K, F, (four *)b);
}
#else
#define brake_straight_substitute_at_once NULL
#endif
static const cst_straight brake_straight = { 8, 0, 0, brake_straight_fix, brake_straight_evaluate, brake_straight_entries, brake_straight_factor, brake_straight_substitute, brake_straight_substitute_at_once, brake_straight_residual };
extern const cst_fused brake_fused;
const cst_fused brake_fused = {
    1, mass_row, mass_col, brake_motion,
    1, phi_q_row, phi_q_col, brake_phi_q,
    1, 1, jacobian_row, jacobian_col, brake_jacobian,
    5, by_rho_row, by_rho_col, brake_by_rho,
    brake_products, brake_products_at_once, brake_products_wide, brake_second, &brake_straight
};
#else
#pragma GCC push_options
#pragma GCC optimize("fp-contract=fast")
static void NAME(brake_straight_substitute)(const double *restrict K, const double *restrict F, LANE *restrict b)
{
    LANE x0 = b[0];
    LANE x1 = b[1];
    x1 -= K[2] * x0;
    b[1] = x1 = -K[4] * x1;
    b[0] = x0 = K[3] * x0 - K[2] * x1;
}
#pragma GCC pop_options
void NAME(brake_products)(double t, const double *restrict q, const double *restrict v, const double *restrict a, const double *restrict lambda, const double *restrict rho, const int *restrict mode, double damping, double stiffness, const LANE *restrict z, LANE *restrict Fq, LANE *restrict Fv, LANE *restrict Frho)
{
    LANE v0 = stiffness*z[1];
    LANE v1 = damping*z[1];
    LANE v2 = z[0]*sin(rho[7]);
    Fq[0] = rho[6]*v0;
    Fv[0] = rho[6]*v1;
    Frho[0] = a[0]*z[0]+rho[8]*v2;
    Frho[1] = SPREAD(0.0);
    Frho[2] = SPREAD(0.0);
    Frho[3] = SPREAD(0.0);
    Frho[4] = SPREAD(0.0);
    Frho[5] = SPREAD(0.0);
    Frho[6] = lambda[0]*z[0]+(q[0]*v0+v[0]*v1+a[0]*z[1]);
    Frho[7] = z[0]*(rho[8]*(rho[0]*cos(rho[7])));
    Frho[8] = rho[0]*v2;
}
#endif
