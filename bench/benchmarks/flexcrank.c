/* The slider-crank with a flexible rod of the Test Set for IVP Solvers (F. Mazzia, C. Magherini,
 * University of Bari).
 *
 *     B. Simeon, Math. Mod. Systems 2 (1996) 1-18: a mixed system of ordinary and partial
 *     differential equations.
 *
 *     q = (phi1, phi2, x3, q1, q2, q3, q4): angles of crank and rod, the slider, and how the rod is
 *     deformed, by two sine waves across it and a parabola along it, given by middle and end.
 *
 * The crank turns at a constant speed.  Stiffness is linear, nothing damps.
 * The rod's matrices are the published ones; pi has the seven decimals of their program, which the
 * published digits rest on. */
#include <math.h>

#define PI 3.1415927
#define N  7
#define M  3
#define P  13
#define E  4 /* coordinates of the deformation */
enum { M1, M2, M3, J1, J2, L1, L2, YOUNG, WIDTH, HEIGHT, DENSITY, OMEGA, GRAVITY };

/* What all integrals over the rod's volume have: its volume */
static double volume(const double rho[P])
{
    return rho[WIDTH] * rho[HEIGHT] * rho[L2];
}

/* y = Mq x */
static void mass_times(const double rho[P], const double x[E], double y[E])
{
    double m;
    m = rho[DENSITY] * volume(rho);
    y[0] = 0.5 * m * x[0];
    y[1] = 0.5 * m * x[1];
    y[2] = m * (8.0 * x[2] + x[3]);
    y[3] = m * (x[2] + 2.0 * x[3]);
}

/* y = Kq x */
static void stiffness_times(const double rho[P], const double x[E], double y[E])
{
    double k, slender;
    k = rho[YOUNG] * rho[WIDTH] * rho[HEIGHT] / rho[L2];
    slender = rho[HEIGHT] / rho[L2];
    slender = PI * PI * PI * PI * slender * slender;
    y[0] = k * slender / 24.0 * x[0];
    y[1] = k * slender * 2.0 / 3.0 * x[1];
    y[2] = k * (16.0 / 3.0 * x[2] - 8.0 / 3.0 * x[3]);
    y[3] = k * (-8.0 / 3.0 * x[2] + 7.0 / 3.0 * x[3]);
}

/* y = Bq x, which is antisymmetric: how deformations along and across the rod meet as it turns */
static void turning_times(const double rho[P], const double x[E], double y[E])
{
    double v, b;
    v = volume(rho);
    b = 8.0 / (PI * PI * PI) - 1.0 / PI;
    y[0] = v * (-16.0 / (PI * PI * PI) * x[2] + b * x[3]);
    y[1] = v * 0.5 / PI * x[3];
    y[2] = v * 16.0 / (PI * PI * PI) * x[0];
    y[3] = v * (-b * x[0] - 0.5 / PI * x[1]);
}

static double times(const double x[E], const double y[E])
{
    return x[0] * y[0] + x[1] * y[1] + x[2] * y[2] + x[3] * y[3];
}

/* The published vectors: c1 and c2 move the rod along and across, c12 and c21 turn it */
static void vectors(const double rho[P], double c1[E], double c2[E], double c12[E], double c21[E])
{
    int i;
    double v;
    v = volume(rho);
    for (i = 0; i < E; i++) {
        c1[i] = 0.0;
        c2[i] = 0.0;
        c12[i] = 0.0;
        c21[i] = 0.0;
    }
    c1[2] = v * 2.0 / 3.0;
    c1[3] = v / 6.0;
    c2[0] = v * 2.0 / PI;
    c12[2] = rho[L2] * v / 3.0;
    c12[3] = rho[L2] * v / 6.0;
    c21[0] = rho[L2] * v / PI;
    c21[1] = -rho[L2] * v * 0.5 / PI;
}

void flexcrank_inertia(const double q[N], const double a[N], const double rho[P], double f[N])
{
    int i;
    double c1[E], c2[E], c12[E], c21[E], x[E], ax[E], ma[E], mx[E], bx[E], s, c, m12, m22, across;
    vectors(rho, c1, c2, c12, c21);
    for (i = 0; i < E; i++) {
        x[i] = q[3 + i];
        ax[i] = a[3 + i];
    }
    mass_times(rho, ax, ma);
    mass_times(rho, x, mx);
    turning_times(rho, x, bx);
    s = sin(q[0] - q[1]);
    c = cos(q[0] - q[1]);
    m12 = 0.5 * rho[L1] * rho[L2] * rho[M2] * c +
          rho[DENSITY] * rho[L1] * (s * times(c2, x) + c * times(c1, x));
    m22 = rho[J2] + times(x, mx) + 2.0 * rho[DENSITY] * times(c12, x);
    f[0] = (rho[J1] + rho[M2] * rho[L1] * rho[L1]) * a[0] + m12 * a[1];
    f[1] = m12 * a[0] + m22 * a[1];
    f[2] = rho[M3] * a[2];
    for (i = 0; i < E; i++) {
        /* (q' B)_i = -(B q)_i */
        across = rho[DENSITY] * (c21[i] - bx[i]);
        m12 = rho[DENSITY] * rho[L1] * (c * c2[i] - s * c1[i]);
        f[0] += m12 * ax[i];
        f[1] += across * ax[i];
        f[3 + i] = m12 * a[0] + across * a[1] + ma[i];
    }
}

void flexcrank_forces(double t, const double q[N], const double v[N], const double rho[P],
                      const int mode[1], double Q[N])
{
    int i;
    double c1[E], c2[E], c12[E], c21[E], x[E], y[E], mx[E], kx[E], by[E], s, c, w1, w2, d;
    vectors(rho, c1, c2, c12, c21);
    for (i = 0; i < E; i++) {
        x[i] = q[3 + i];
        y[i] = v[3 + i];
    }
    mass_times(rho, x, mx);
    stiffness_times(rho, x, kx);
    turning_times(rho, y, by);
    s = sin(q[0] - q[1]);
    c = cos(q[0] - q[1]);
    w1 = v[0] * v[0];
    w2 = v[1] * v[1];
    d = rho[DENSITY];
    Q[0] = -0.5 * rho[L1] * rho[GRAVITY] * (rho[M1] + 2.0 * rho[M2]) * cos(q[0]) -
           0.5 * rho[L1] * rho[L2] * rho[M2] * w2 * s +
           d * rho[L1] * w2 * (c * times(c2, x) - s * times(c1, x)) -
           2.0 * d * rho[L1] * v[1] * (c * times(c1, y) + s * times(c2, y));
    Q[1] = -0.5 * rho[L2] * rho[GRAVITY] * rho[M2] * cos(q[1]) +
           0.5 * rho[L1] * rho[L2] * rho[M2] * w1 * s +
           d * rho[L1] * w1 * (s * times(c1, x) - c * times(c2, x)) -
           2.0 * d * v[1] * times(c12, y) - 2.0 * v[1] * times(y, mx) - d * times(y, by) -
           d * rho[GRAVITY] * (cos(q[1]) * times(c1, x) - sin(q[1]) * times(c2, x));
    Q[2] = 0.0;
    for (i = 0; i < E; i++)
        Q[3 + i] = w2 * mx[i] +
                   d * (w2 * c12[i] + rho[L1] * w1 * (c * c1[i] + s * c2[i]) + 2.0 * v[1] * by[i]) -
                   d * rho[GRAVITY] * (sin(q[1]) * c1[i] + cos(q[1]) * c2[i]) - kx[i];
}

void flexcrank_constraints(double t, const double q[N], const double rho[P], double phi[M])
{
    phi[0] = rho[L1] * sin(q[0]) + (rho[L2] + q[6]) * sin(q[1]);
    phi[1] = q[2] - rho[L1] * cos(q[0]) - (rho[L2] + q[6]) * cos(q[1]);
    phi[2] = q[0] - rho[OMEGA] * t;
}

/* The published start, close to a motion without vibration; it has nine digits. */
void flexcrank_initial(const double rho[P], double q[N], double v[N])
{
    q[0] = 0.0;
    q[1] = 0.0;
    q[2] = 0.450016933;
    q[3] = 0.0;
    q[4] = 0.0;
    q[5] = 0.103339863e-4;
    q[6] = 0.169327969e-4;
    v[0] = 150.0;
    v[1] = -74.9957670;
    v[2] = -0.268938672e-5;
    v[3] = 0.444896105;
    v[4] = 0.463434311e-2;
    v[5] = -0.178591076e-5;
    v[6] = -0.268938672e-5;
}

/* What the rod's middle is bent */
double flexcrank_cost_bend(double t, const double q[N], const double v[N], const double a[N],
                           const double lambda[M], const double rho[P], const int mode[1])
{
    return q[3] * q[3];
}

#include "costate.h" /* Tapenade reads up to here */

#define ROW(name, unit, x, about)                                                                  \
    {                                                                                              \
        name, unit, x, 0.0, 2.0 * (x) + 1.0, about                                                 \
    }
static const cst_parameter parameters[P] = {
    ROW("m1", "kg", 0.36, "mass of the crank"),
    ROW("m2", "kg", 0.151104, "mass of the rod"),
    ROW("m3", "kg", 0.075552, "mass of the slider"),
    ROW("J1", "kg m^2", 0.002727, "moment of inertia of the crank about its axis"),
    ROW("J2", "kg m^2", 0.0045339259, "moment of inertia of the rod about its end"),
    ROW("l1", "m", 0.15, "length of the crank"),
    ROW("l2", "m", 0.30, "length of the rod"),
    ROW("E", "N/m^2", 0.2e12, "Young's modulus of the rod"),
    ROW("b", "m", 0.008, "width of the rod"),
    ROW("h", "m", 0.008, "height of the rod"),
    ROW("density", "kg/m^3", 7870.0, "density of the rod"),
    ROW("omega", "rad/s", 150.0, "speed of the crank"),
    ROW("g", "m/s^2", 0.0, "gravity"),
};

static const cst_cost costs[] = {
    { "bend", "m^2 s", "integral of the squared deflection of the rod's middle" },
};
static const char *const coordinates[N] = { "phi1", "phi2", "x3", "q1", "q2", "q3", "q4" };

extern const cst_kernels flexcrank_kernels;
const cst_model flexcrank_model = {
    .abi = CST_ABI,
    .name = "flexcrank",
    .about = "the slider-crank with a flexible rod of the test set for IVP solvers",
    .n = N,
    .m = M,
    .p = P,
    .parameters = parameters,
    .costs = costs,
    .costs_count = 1,
    .design = "E,h",
    .coordinates = coordinates,
    .start = CST_ASSEMBLED,
    .tf = 0.1,
    .kernels = &flexcrank_kernels,
};
