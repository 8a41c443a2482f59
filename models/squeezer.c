/* Andrews' squeezing mechanism: seven bodies in the plane, three loops, one degree of freedom, a
 * constant torque on the crank.
 *
 *     E. Hairer, G. Wanner, Solving Ordinary Differential Equations II, section VII.7 (figure,
 *     data), and problem "Andrews' squeezing mechanism" of the Test Set for IVP Solvers (F. Mazzia,
 *     C. Magherini, University of Bari), whose reference solution at 0.03 s test/test_squeezer.c
 *     holds this model against.  Names of angles and lengths are theirs.
 *
 *     q = (beta, Theta, gamma, Phi, delta, Omega, epsilon).  The angles are relative, so the mass
 *     matrix depends on them, and what is left of d/dt(dT/dv) - dT/dq stands among the forces. */
#include <math.h>

#define N 7
#define M 6
#define P 42
enum { BETA, THETA, GAMMA, PHI, DELTA, OMEGA, EPSILON };
enum {
    M1, M2, M3, M4, M5, M6, M7, I1, I2, I3, I4, I5, I6, I7,
    D, DA, E, EA, RR, RA, SS, SA, SB, SC, SD, TA, TB, U, UA, UB, ZF, ZT, FA,
    XA, YA, XB, YB, XC, YC, C0, L0, MOM
};

void squeezer_inertia(const double q[N], const double a[N], const double rho[P], double f[N])
{
    double j2, j24, j4, j45, j6, j67;
    j2 = rho[M2] * rho[DA] * rho[DA] + rho[I2];
    j24 = rho[M2] * rho[DA] * rho[RR] * cos(q[THETA]);
    j4 = rho[M4] * (rho[E] - rho[EA]) * (rho[E] - rho[EA]) + rho[I4];
    j45 = rho[M4] * rho[ZT] * (rho[E] - rho[EA]) * sin(q[PHI]);
    j6 = rho[M6] * (rho[ZF] - rho[FA]) * (rho[ZF] - rho[FA]) + rho[I6];
    j67 = rho[M6] * rho[U] * (rho[ZF] - rho[FA]) * sin(q[OMEGA]);
    f[BETA] =
        (rho[M1] * rho[RA] * rho[RA] + rho[I1] + rho[M2] * rho[RR] * rho[RR] - 2.0 * j24 + j2) *
            a[BETA] +
        (j2 - j24) * a[THETA];
    f[THETA] = (j2 - j24) * a[BETA] + j2 * a[THETA];
    f[GAMMA] = (rho[M3] * (rho[SA] * rho[SA] + rho[SB] * rho[SB]) + rho[I3]) * a[GAMMA];
    f[PHI] = j4 * a[PHI] + (j4 + j45) * a[DELTA];
    f[DELTA] = (j4 + j45) * a[PHI] + (j4 + 2.0 * j45 + rho[M4] * rho[ZT] * rho[ZT] +
                                      rho[M5] * (rho[TA] * rho[TA] + rho[TB] * rho[TB]) + rho[I5]) *
                                         a[DELTA];
    f[OMEGA] = j6 * a[OMEGA] + (j6 - j67) * a[EPSILON];
    f[EPSILON] =
        (j6 - j67) * a[OMEGA] + (j6 - 2.0 * j67 + rho[M6] * rho[U] * rho[U] +
                                 rho[M7] * (rho[UA] * rho[UA] + rho[UB] * rho[UB]) + rho[I7]) *
                                    a[EPSILON];
}

/* From C to the point of body 3 where the spring holds. */
static void spring(double gamma, const double rho[P], double r[2])
{
    r[0] = rho[SD] * cos(gamma) + rho[SC] * sin(gamma) + rho[XB] - rho[XC];
    r[1] = rho[SD] * sin(gamma) - rho[SC] * cos(gamma) + rho[YB] - rho[YC];
}

void squeezer_forces(double t, const double q[N], const double v[N], const double rho[P],
                     const int mode[1], double Q[N])
{
    double r[2], L, F, c2, c4, c6;
    spring(q[GAMMA], rho, r);
    L = sqrt(r[0] * r[0] + r[1] * r[1]);
    F = rho[C0] * (rho[L0] - L) / L;
    c2 = rho[M2] * rho[DA] * rho[RR] * sin(q[THETA]);
    c4 = rho[M4] * rho[ZT] * (rho[E] - rho[EA]) * cos(q[PHI]);
    c6 = rho[M6] * rho[U] * (rho[ZF] - rho[FA]) * cos(q[OMEGA]);
    Q[BETA] = rho[MOM] - c2 * v[THETA] * (v[THETA] + 2.0 * v[BETA]);
    Q[THETA] = c2 * v[BETA] * v[BETA];
    Q[GAMMA] = F * r[0] * (rho[SC] * cos(q[GAMMA]) - rho[SD] * sin(q[GAMMA]))
               + F * r[1] * (rho[SD] * cos(q[GAMMA]) + rho[SC] * sin(q[GAMMA]));
    Q[PHI] = c4 * v[DELTA] * v[DELTA];
    Q[DELTA] = -c4 * v[PHI] * (v[PHI] + 2.0 * v[DELTA]);
    Q[OMEGA] = -c6 * v[EPSILON] * v[EPSILON];
    Q[EPSILON] = c6 * v[OMEGA] * (v[OMEGA] + 2.0 * v[EPSILON]);
}

/* Three ways lead from the crank to a pivot: by body 3 to B, by 4 and 5 to A, by 6 and 7 to A. */
void squeezer_constraints(double t, const double q[N], const double rho[P], double phi[M])
{
    double x, y;
    x = rho[RR] * cos(q[BETA]) - rho[D] * cos(q[BETA] + q[THETA]);
    y = rho[RR] * sin(q[BETA]) - rho[D] * sin(q[BETA] + q[THETA]);
    phi[0] = x - rho[SS] * sin(q[GAMMA]) - rho[XB];
    phi[1] = y + rho[SS] * cos(q[GAMMA]) - rho[YB];
    phi[2] = x - rho[E] * sin(q[PHI] + q[DELTA]) - rho[ZT] * cos(q[DELTA]) - rho[XA];
    phi[3] = y + rho[E] * cos(q[PHI] + q[DELTA]) - rho[ZT] * sin(q[DELTA]) - rho[YA];
    phi[4] = x - rho[ZF] * cos(q[OMEGA] + q[EPSILON]) - rho[U] * sin(q[EPSILON]) - rho[XA];
    phi[5] = y - rho[ZF] * sin(q[OMEGA] + q[EPSILON]) + rho[U] * cos(q[EPSILON]) - rho[YA];
}

/* The published start; with other lengths the nearest one that fits. */
void squeezer_initial(const double rho[P], double q[N], double v[N])
{
    int i;
    q[BETA] = -0.0617138900142764496358948458001;
    q[THETA] = 0.0;
    q[GAMMA] = 0.455279819163070380255912382449;
    q[PHI] = 0.222668390165885884674473185609;
    q[DELTA] = 0.487364979543842550225598953530;
    q[OMEGA] = -0.222668390165885884674473185609;
    q[EPSILON] = 1.23054744454982119249735015568;
    for (i = 0; i < N; i++)
        v[i] = 0.0;
}

/* Of the spring, and what the torque has not yet given. */
double squeezer_potential(double t, const double q[N], const double rho[P])
{
    double r[2], L;
    spring(q[GAMMA], rho, r);
    L = sqrt(r[0] * r[0] + r[1] * r[1]);
    return 0.5 * rho[C0] * (L - rho[L0]) * (L - rho[L0]) - rho[MOM] * q[BETA];
}

/* The force in the joint that the three loops share, squared. */
double squeezer_cost_force(double t, const double q[N], const double v[N], const double a[N],
                           const double lambda[M], const double rho[P], const int mode[1])
{
    double x, y;
    x = lambda[0] + lambda[2] + lambda[4];
    y = lambda[1] + lambda[3] + lambda[5];
    return x * x + y * y;
}

/* How unevenly body 3 swings. */
double squeezer_cost_shake(double t, const double q[N], const double v[N], const double a[N],
                           const double lambda[M], const double rho[P], const int mode[1])
{
    return a[GAMMA] * a[GAMMA];
}

/* How far the crank got. */
double squeezer_final_turn(double t, const double q[N], const double v[N], const double a[N],
                           const double lambda[M], const double rho[P], const int mode[1])
{
    return q[BETA];
}

#include "costate.h" /* Tapenade reads up to here */

#include <string.h>

/* Half to twice what is published. */
#define ABOVE(x) x, 0.5 * x, 2.0 * x
#define BELOW(x) -x, -2.0 * x, -0.5 * x

static const cst_parameter parameters[P] = {
    { "m1", "kg", ABOVE(0.04325), "mass of body 1, the crank" },
    { "m2", "kg", ABOVE(0.00365), "mass of body 2, its rod" },
    { "m3", "kg", ABOVE(0.02373), "mass of body 3, which the spring holds" },
    { "m4", "kg", ABOVE(0.00706), "mass of body 4" },
    { "m5", "kg", ABOVE(0.07050), "mass of body 5" },
    { "m6", "kg", ABOVE(0.00706), "mass of body 6" },
    { "m7", "kg", ABOVE(0.05498), "mass of body 7" },
    { "I1", "kg m^2", ABOVE(2.194e-6), "moment of inertia of body 1" },
    { "I2", "kg m^2", ABOVE(4.410e-7), "moment of inertia of body 2" },
    { "I3", "kg m^2", ABOVE(5.255e-6), "moment of inertia of body 3" },
    { "I4", "kg m^2", ABOVE(5.667e-7), "moment of inertia of body 4" },
    { "I5", "kg m^2", ABOVE(1.169e-5), "moment of inertia of body 5" },
    { "I6", "kg m^2", ABOVE(5.667e-7), "moment of inertia of body 6" },
    { "I7", "kg m^2", ABOVE(1.912e-5), "moment of inertia of body 7" },
    { "d", "m", ABOVE(28e-3), "length of body 2" },
    { "da", "m", ABOVE(115e-4), "center of mass of body 2, from the crank" },
    { "e", "m", ABOVE(2e-2), "length of body 4" },
    { "ea", "m", ABOVE(1421e-5), "center of mass of body 4, from the shared joint" },
    { "rr", "m", ABOVE(7e-3), "radius of the crank" },
    { "ra", "m", ABOVE(92e-5), "center of mass of the crank, from its axis" },
    { "ss", "m", ABOVE(35e-3), "length of body 3, from B to the shared joint" },
    { "sa", "m", ABOVE(1874e-5), "center of mass of body 3, along it" },
    { "sb", "m", ABOVE(1043e-5), "center of mass of body 3, across it" },
    { "sc", "m", ABOVE(18e-3), "where the spring holds body 3, along it" },
    { "sd", "m", ABOVE(2e-2), "where the spring holds body 3, across it" },
    { "ta", "m", ABOVE(2308e-5), "center of mass of body 5, along it" },
    { "tb", "m", ABOVE(916e-5), "center of mass of body 5, across it" },
    { "u", "m", ABOVE(4e-2), "length of body 7" },
    { "ua", "m", ABOVE(1228e-5), "center of mass of body 7, along it" },
    { "ub", "m", ABOVE(449e-5), "center of mass of body 7, across it" },
    { "zf", "m", ABOVE(2e-2), "length of body 6" },
    { "zt", "m", ABOVE(4e-2), "length of body 5" },
    { "fa", "m", ABOVE(1421e-5), "center of mass of body 6, from the shared joint" },
    { "xa", "m", BELOW(0.06934), "pivot A of bodies 5 and 7, x" },
    { "ya", "m", BELOW(0.00227), "pivot A, y" },
    { "xb", "m", BELOW(0.03635), "pivot B of body 3, x" },
    { "yb", "m", ABOVE(0.03273), "pivot B, y" },
    { "xc", "m", ABOVE(0.014), "C, the fixed end of the spring, x" },
    { "yc", "m", ABOVE(0.072), "C, y" },
    { "c0", "N/m", ABOVE(4530.0), "rate of the spring" },
    { "l0", "m", ABOVE(0.07785), "natural length of the spring" },
    { "mom", "N m", ABOVE(0.033), "torque on the crank" },
};

static const cst_cost costs[] = {
    { "force", "N^2 s", "integral of the squared force in the joint that the three loops share" },
    { "shake", "rad^2/s^3", "integral of the squared angular acceleration of body 3" },
    { "turn", "rad", "how far the crank has turned at the end" },
};

static const char *const coordinates[N] = { "beta",  "Theta", "gamma",  "Phi",
                                            "delta", "Omega", "epsilon" };

/* O, the crank's pin; body 3: B, the shared joint, the spring's end; C; A, the joint of 5 and 4,
 * the joint of 7 and 6. */
static void squeezer_sketch(double t, const double *q, const double *rho, double (*points)[3])
{
    double turn = q[BETA] + q[THETA], r[2],
           pin[2] = { rho[RR] * cos(q[BETA]), rho[RR] * sin(q[BETA]) };
    spring(q[GAMMA], rho, r);
    const double at[9][3] = {
        { 0.0, 0.0 },
        { pin[0], pin[1] },
        { rho[XB], rho[YB] },
        { pin[0] - rho[D] * cos(turn), pin[1] - rho[D] * sin(turn) },
        { rho[XC] + r[0], rho[YC] + r[1] },
        { rho[XC], rho[YC] },
        { rho[XA], rho[YA] },
        { rho[XA] + rho[ZT] * cos(q[DELTA]), rho[YA] + rho[ZT] * sin(q[DELTA]) },
        { rho[XA] + rho[U] * sin(q[EPSILON]), rho[YA] - rho[U] * cos(q[EPSILON]) },
    };
    memcpy(points, at, sizeof at);
}

static const cst_sketch_part parts[] = {
    { CST_PIVOT, 0, 0, 0, "O" },
    { CST_PIVOT, 2, 0, 0, "B" },
    { CST_PIVOT, 5, 0, 0, "C" },
    { CST_PIVOT, 6, 0, 0, "A" },
    { CST_PLATE, 2, 4, 0, "body 3" },
    { CST_BAR, 0, 1, 0, "body 1" },
    { CST_BAR, 1, 3, 0, "body 2" },
    { CST_BAR, 3, 7, 0, "body 4" },
    { CST_BAR, 7, 6, 0, "body 5" },
    { CST_BAR, 3, 8, 0, "body 6" },
    { CST_BAR, 8, 6, 0, "body 7" },
    { CST_SPRING, 4, 5, 0, "spring" },
    { CST_TRACE, 3, 0, 0, "shared joint" },
};
static const cst_sketch sketch = { .place = squeezer_sketch,
                                   .points = 9,
                                   .parts = parts,
                                   .parts_count = sizeof parts / sizeof parts[0],
                                   .up = 1 };

extern const cst_kernels squeezer_kernels;
const cst_model squeezer_model = {
    .abi = CST_ABI,
    .name = "squeezer",
    .about = "Andrews' squeezing mechanism, seven bodies in relative angles",
    .n = N,
    .m = M,
    .p = P,
    .parameters = parameters,
    .costs = costs,
    .costs_count = 3,
    .design = "c0,l0,mom",
    .coordinates = coordinates,
    .start = CST_ASSEMBLED,
    .tf = 0.03,
    /* of small angular velocities beside large ones: two digits less arrive at the end */
    .rtol = 1e-9,
    .kernels = &squeezer_kernels,
    .sketch = &sketch,
};
