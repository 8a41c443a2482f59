/* flat: every joint and every element of planar.h and every function of drivers.h, once each,
 * with parameters in all of their geometry.  No machine: a test of derivatives (test_zoo.sh). */
#include <math.h>

#include "planar.h"
#include "drivers.h"

enum { A = 0, B = 3, C = 6, D = 9, E = 12, F = 15, G = 18, H = 21, I = 24, J = 27, K = 30, L = 33,
    O = 36, S = 39, N = 40, M = 30 };

#define PARAMETERS(X) \
    X(MASS, 1.2) X(INERTIA, 0.3) X(GX, 0.7) X(GY, -9.6) X(XO, 0.1) X(YO, 0.05) X(SA, -0.5) \
    X(RA, 0.5) X(ANGLE0, 0.3) X(AMPLITUDE, 0.2) X(FREQUENCY, 0.9) X(PHASE, 0.1) X(LB, -0.6) \
    X(TB, 0.6) X(LX, 2.5) X(LY, 0.8) X(LANGLE, 0.2) X(CX, 0.1) X(CY, -0.1) X(TIE, 0.9) \
    X(DX, -1.0) X(DY, 1.5) X(DANGLE, 0.4) X(SLOTX, 0.1) X(SLOTY, 0.2) X(SLOT, 0.3) X(EX, 0.05) \
    X(EY, -0.06) X(BY, 0.15) X(WX, 0.2) X(WY, 0.3) X(HX, -2.0) X(HY, -1.0) X(ROPE, 0.7) \
    X(IX, 3.0) X(IY, 0.1) X(RI, 0.4) X(RJ, -0.25) X(CARRIER, 0.05) X(START, 0.1) X(RACKX, 0.05) \
    X(RACKY, 0.1) X(RACK, 0.2) X(PINION, 0.3) X(C0, -3.0) X(C1, 0.2) X(C2, -2.4) X(C3, 0.6) \
    X(C4, -1.6) X(C5, 0.1) X(C6, -1.0) X(C7, 0.5) X(U0, 0.2) X(U1, 0.1) X(U2, 0.05) X(U3, -0.04) \
    X(V1, 0.3) X(T0, 0.15) X(WIDTH, 0.3) X(SPEED, 0.4) X(LEAD, 0.3) X(STIFFNESS, 40.0) \
    X(DAMPING, 1.5) X(LENGTH0, 0.8) X(BUSHX, 60.0) X(BUSHY, 45.0) X(BUSHT, 5.0) X(RADIUS, 0.5) \
    X(GROUNDY, -0.2) X(SLOPE, 0.1) X(CONTACT, 300.0) X(LOSS, 0.4)
#define INDEX(name, value) name,
enum { PARAMETERS(INDEX) P };

void flat_inertia(const double q[N], const double a[N], const double rho[P], double f[N])
{
    int i;
    for (i = 0; i < N; i++)
        f[i] = 0.0;
    for (i = 0; i < 13; i++)
        add_body(rho[MASS], rho[INERTIA], &a[3 * i], &f[3 * i]);
    f[S] = 0.4 * a[S];
}

void flat_forces(double t, const double q[N], const double v[N], const double rho[P],
                 const int mode[2], double Q[N])
{
    int i;
    double k[3], c[3];
    for (i = 0; i < N; i++)
        Q[i] = 0.0;
    for (i = 0; i < 6; i++)
        add_weight(rho[MASS], rho[GY], &Q[3 * i]);
    for (i = 6; i < 13; i++)
        add_weight_along(rho[MASS], rho[GX], rho[GY], &Q[3 * i]);
    add_spring(&q[E], &v[E], rho[EX], rho[EY], &q[F], &v[F], rho[CX], rho[CY], rho[STIFFNESS],
               rho[DAMPING], rho[LENGTH0], &Q[E], &Q[F]);
    add_spring_to_ground(&q[H], &v[H], rho[EX], rho[EY], rho[DX], rho[DY], rho[STIFFNESS],
                         rho[DAMPING], rho[LENGTH0], &Q[H]);
    add_hinge_damper(rho[DAMPING], &v[A], &v[B], &Q[A], &Q[B]);
    add_torsion(rho[STIFFNESS], rho[DAMPING], rho[ANGLE0], &q[B], &v[B], &q[C], &v[C], &Q[B],
                &Q[C]);
    add_torsion_to_ground(rho[STIFFNESS], rho[DAMPING], rho[ANGLE0], &q[H], &v[H], &Q[H]);
    k[0] = rho[BUSHX];
    k[1] = rho[BUSHY];
    k[2] = rho[BUSHT];
    c[0] = 0.1 * rho[BUSHX];
    c[1] = 0.2 * rho[BUSHY];
    c[2] = 0.3 * rho[BUSHT];
    add_bush(&q[E], &v[E], rho[SLOTX], rho[SLOTY], &q[L], &v[L], rho[CX], rho[CY], k, c, &Q[E],
             &Q[L]);
    add_contact(&q[L], &v[L], rho[EX], rho[EY], rho[RADIUS], rho[XO], rho[GROUNDY], rho[SLOPE],
                rho[CONTACT], rho[LOSS], mode[0], &Q[L]);
}

void flat_switches(double t, const double q[N], const double v[N], const double rho[P],
                   const int mode[2], double s[1])
{
    s[0] = depth(&q[L], rho[EX], rho[EY], rho[RADIUS], rho[XO], rho[GROUNDY], rho[SLOPE]);
}

void flat_constraints(double t, const double q[N], const double rho[P], double phi[M])
{
    int i;
    double curve[8], c[4], x, y, angle;
    for (i = 0; i < 8; i++)
        curve[i] = rho[C0 + i];
    for (i = 0; i < 4; i++)
        c[i] = rho[U0 + i];
    pin_to_ground(&q[A], rho[SA], rho[CY], rho[XO], rho[YO], &phi[0]);
    phi[2] = q[A + 2] - harmonic(t, rho[ANGLE0], rho[AMPLITUDE], rho[FREQUENCY], rho[PHASE]);
    pin(&q[A], rho[RA], rho[CX], &q[B], rho[LB], rho[CY], &phi[3]);
    phi[5] = on_line(&q[C], rho[CX], rho[CY], rho[LX], rho[LY], rho[LANGLE]);
    phi[6] = tie(&q[B], rho[TB], rho[CY], &q[C], rho[CX], rho[EY], rho[TIE]);
    slider(&q[D], rho[DX], rho[DY], rho[DANGLE], &phi[7]);
    phi[9] = in_slot(&q[B], rho[SLOTX], rho[SLOTY], rho[SLOT], &q[E], rho[EX], rho[EY]);
    slide_in(&q[A], rho[SLOTX], rho[SLOTY], rho[SLOT], &q[F], rho[EX], rho[EY], rho[BY], &phi[10]);
    fixed_to(&q[B], rho[WX], rho[WY], &q[G], rho[EX], rho[EY], rho[BY], &phi[12]);
    phi[15] = tie_to_ground(&q[H], rho[CX], rho[CY], rho[HX], rho[HY], rho[ROPE]);
    pin_to_ground(&q[I], rho[EX], rho[EY], rho[IX], rho[IY], &phi[16]);
    gear(&q[A], rho[RI], &q[I], rho[RJ], rho[CARRIER], rho[START], &phi[18]);
    slider(&q[J], rho[IX], rho[LY], rho[LANGLE], &phi[19]);
    phi[21] = rack(&q[J], rho[RACKX], rho[RACKY], rho[RACK], &q[I], rho[PINION], rho[START]);
    on_curve(&q[K], rho[EX], rho[EY], q[S], curve, &phi[22]);
    phi[24] = on_cubic(&q[L], rho[CX], rho[CY], c);
    x = move(t, rho[DX], rho[V1], rho[T0], rho[WIDTH]);
    y = cubic(t, c);
    angle = steady(t, rho[ANGLE0], rho[SPEED]);
    fixed_to_ground(&q[O], x, y, angle, &phi[25]);
    gears(q[C + 2], rho[RI], q[H + 2], rho[RJ], rho[START], &phi[28]);
    slides_by(q[D], q[K + 2], rho[LEAD], rho[START], &phi[29]);
}

static void placed(double x, double y, double angle, double q[3])
{
    q[0] = x;
    q[1] = y;
    q[2] = angle;
}

/* A guess: the start is assembled. */
void flat_initial(const double rho[P], double q[N], double v[N])
{
    int i;
    for (i = 0; i < N; i++)
        v[i] = 0.0;
    placed(0.6, 0.2, 0.3, &q[A]);
    placed(1.5, 0.6, 0.4, &q[B]);
    placed(2.4, 1.0, 0.2, &q[C]);
    placed(-1.0, 1.5, 0.4, &q[D]);
    placed(1.8, 0.9, 0.5, &q[E]);
    placed(0.9, 0.5, 0.45, &q[F]);
    placed(1.6, 1.0, 0.55, &q[G]);
    placed(-2.4, -1.5, 0.4, &q[H]);
    placed(3.0, 0.1, 0.1, &q[I]);
    placed(3.0, 0.8, 0.2, &q[J]);
    placed(-2.0, 0.4, 0.1, &q[K]);
    placed(0.5, 0.3, 0.1, &q[L]);
    placed(-1.0, 0.2, 0.3, &q[O]);
    q[S] = 0.5;
}

double flat_cost_all(double t, const double q[N], const double v[N], const double a[N],
                     const double lambda[M], const double rho[P],
                     const int mode[2])
{
    int i;
    double sum;
    sum = 0.0;
    for (i = 0; i < N; i++)
        sum += (1.0 + 0.1 * i) * q[i] * q[i];
    return sum + 0.01 * lambda[2] * lambda[2];
}

void flat_outputs(double t, const double q[N], const double v[N], const double a[N],
                  const double lambda[M], const double rho[P],
                  const int mode[2], double out[1])
{
    double r[2];
    point(&q[L], rho[EX], rho[EY], r);
    out[0] = distance(rho[XO], rho[YO], r[0], r[1]);
}

#include "costate.h"

#define ROW(name, value) { #name, "1", value, -1e6, 1e6, #name },
static const cst_parameter parameters[P] = { PARAMETERS(ROW) };
static const cst_cost costs[] = { { "all", "m^2 s", "integral of all coordinates squared" } };
static const cst_output outputs[] = { { "far", "m", "distance of a point of L from the origin" } };
extern const cst_kernels flat_kernels;
const cst_model flat_model = {
    .abi = CST_ABI, .name = "flat", .about = "every joint and element of planar.h and drivers.h",
    .n = N, .m = M, .p = P, .s = 1,
    .parameters = parameters, .costs = costs, .costs_count = 1, .design = "STIFFNESS",
    .outputs = outputs, .outputs_count = 1,
    .start = CST_ASSEMBLED, .tf = 0.3,
    .kernels = &flat_kernels,
};
