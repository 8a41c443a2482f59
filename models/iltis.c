/* The Bombardier Iltis, a light off-road vehicle: 20 bodies, 140 coordinates, 132 constraints of rank 126, 14 degrees of freedom.
 *
 * Full vehicle of the paper's last section, driven straight over a step in the road. Frames: x forward, y left, z up, flat ground
 * z = 0. Each suspension has an A-arm below and a leaf spring above (a link and a spring), a hub carrier between them,
 * a bump stop and a nonlinear spring-damper; the front has a steering rack and two tie rods. Corners: 0 front left, 1 front
 * right, 2 rear left, 3 rear right. Parameters carry the paper's axle numbers, 1 rear and 2 front; the right side mirrors
 * the left. Hub carriers, leaf links, tie rods and rack have no mass. */
#include <math.h>
#include "joints.h"
#include "elements.h"

/* ---- parameters: a block per axle, rear first, then the common ones ---- */

enum {
    AKL = 0,          /* leaf spring: k_L, natural length, height of its upper end above the nominal eye     */
    ALL = 1,
    AHL = 2,
    AKB = 3,          /* bump stop: stiffness, length at which it hits                                       */
    ALB = 4,
    ASPRING = 5,      /* spring: constant, k_S, quadratic, cubic                                             */
    ADAMPER = 9,      /* damper: c_S, quadratic, cubic, quartic; low limit, slope, constant; high likewise   */
    ATYRE = 19,       /* k_n, R, mu_x, mu_y, kappa_c, alpha_c                                                */
    AMW = 25,         /* wheel: mass, inertia across and about its axis                                      */
    AIWT = 26,
    AIWA = 27,
    AARM = 28,        /* A-arm: mass, Jx, Jy, Jz                                                             */
    APOINT = 32,      /* the left corner's points in the order of the enum below, x y z each                 */
    AXLE = 56
};

enum {
    TIE_HUB = 2 * AXLE,        /* left tie rod's ends, x y z               */
    TIE_RACK = TIE_HUB + 3,
    RACK_X = TIE_HUB + 6,      /* rack                                     */
    RACK_Z = TIE_HUB + 7,
    CHASSIS_M = TIE_HUB + 8,   /* mass, Jx, Jy, Jz                         */
    CHASSIS_X = TIE_HUB + 12,  /* centre of gravity                        */
    CHASSIS_Z = TIE_HUB + 13,
    SEAT = TIE_HUB + 14,       /* where cost_seat measures, x y z          */
    GRAVITY = TIE_HUB + 17,
    SPEED = TIE_HUB + 18,
    STEP_H = TIE_HUB + 19,     /* step: depth, position, ramp              */
    STEP_X = TIE_HUB + 20,
    RAMP = TIE_HUB + 21,
    BAND = TIE_HUB + 22,       /* half width of the damper's blended jumps */
    STEER = TIE_HUB + 23,      /* rack's stroke and its frequency          */
    STEER_F = TIE_HUB + 24,
    P = TIE_HUB + 25
};

/* Where a corner's parameters begin */
static const int axle[4] = { AXLE, AXLE, 0, 0 };

/* ---- bodies and points ---- */

enum { CHASSIS = 0, ROD_L = 17, ROD_R = 18, RACK = 19, BODIES = 20, N = 7 * BODIES, M = 132 };
#define WHEEL(c) (1 + 4 * (c))
#define ARM(c) (2 + 4 * (c))
#define LEAF(c) (3 + 4 * (c))
#define HUB(c) (4 + 4 * (c))

/* A corner's points: A-arm's and wheel's centres of mass, the joints, the damper's ends, and two that follow from them */
enum { P_ARM, P_WHEEL, P_ARM_HUB, P_ARM_CHASSIS, P_EYE, P_LEAF_CHASSIS, P_DAMPER_ARM, P_DAMPER_CHASSIS, P_TOP, P_LEAF, CORNER };

enum { P_ROD = 4 * CORNER, P_CHASSIS = P_ROD + 6, P_RACK = P_ROD + 7, POINTS = P_ROD + 8 };
#define AT(c, k) (CORNER * (c) + (k))
#define ROD(side, k) (P_ROD + 3 * (side) + (k))     /* k = 0 middle, 1 at the hub, 2 at the rack */

/* The point that is the body's origin */
static const int origin[BODIES] = {
    P_CHASSIS,
    AT(0, P_WHEEL), AT(0, P_ARM), AT(0, P_LEAF), AT(0, P_WHEEL),
    AT(1, P_WHEEL), AT(1, P_ARM), AT(1, P_LEAF), AT(1, P_WHEEL),
    AT(2, P_WHEEL), AT(2, P_ARM), AT(2, P_LEAF), AT(2, P_WHEEL),
    AT(3, P_WHEEL), AT(3, P_ARM), AT(3, P_LEAF), AT(3, P_WHEEL),
    ROD(0, 0), ROD(1, 0), P_RACK
};

/* The bodies with mass */
enum { MASSIVE = 9 };
static const int massive[MASSIVE] = { CHASSIS, WHEEL(0), WHEEL(1), WHEEL(2), WHEEL(3), ARM(0), ARM(1), ARM(2), ARM(3) };

/* ---- joints: bodies i and j, point, axis (0 x, 1 y) ---- */

enum { REVOLUTES = 16, SPHERICALS = 8 };
static const int revolutes[REVOLUTES][4] = {
    { CHASSIS, ARM(0), AT(0, P_ARM_CHASSIS), 0 }, { CHASSIS, LEAF(0), AT(0, P_LEAF_CHASSIS), 0 }, { HUB(0), WHEEL(0), AT(0, P_WHEEL), 1 },
    { CHASSIS, ARM(1), AT(1, P_ARM_CHASSIS), 0 }, { CHASSIS, LEAF(1), AT(1, P_LEAF_CHASSIS), 0 }, { HUB(1), WHEEL(1), AT(1, P_WHEEL), 1 },
    { CHASSIS, ARM(2), AT(2, P_ARM_CHASSIS), 0 }, { CHASSIS, LEAF(2), AT(2, P_LEAF_CHASSIS), 0 }, { HUB(2), WHEEL(2), AT(2, P_WHEEL), 1 },
    { CHASSIS, ARM(3), AT(3, P_ARM_CHASSIS), 0 }, { CHASSIS, LEAF(3), AT(3, P_LEAF_CHASSIS), 0 }, { HUB(3), WHEEL(3), AT(3, P_WHEEL), 1 },
    { ARM(2), HUB(2), AT(2, P_ARM_HUB), 0 }, { LEAF(2), HUB(2), AT(2, P_EYE), 0 },
    { ARM(3), HUB(3), AT(3, P_ARM_HUB), 0 }, { LEAF(3), HUB(3), AT(3, P_EYE), 0 }
};
static const int sphericals[SPHERICALS][3] = {
    { ARM(0), HUB(0), AT(0, P_ARM_HUB) }, { LEAF(0), HUB(0), AT(0, P_EYE) }, { ROD_L, HUB(0), ROD(0, 1) }, { ROD_L, RACK, ROD(0, 2) },
    { ARM(1), HUB(1), AT(1, P_ARM_HUB) }, { LEAF(1), HUB(1), AT(1, P_EYE) }, { ROD_R, HUB(1), ROD(1, 1) }, { ROD_R, RACK, ROD(1, 2) }
};

/* The rows of phi */
enum { ROW_REVOLUTE = BODIES, ROW_SPHERICAL = ROW_REVOLUTE + 5 * REVOLUTES, ROW_RACK = ROW_SPHERICAL + 3 * SPHERICALS };

/* ---- switches: the same list for each corner, and one mode more that the engine sets while it looks for the equilibrium ---- */

enum {
    ON_BUMP,        /* bump stop hit                                          */
    ON_DAMPER,      /* damper: above each edge of its two bands           [4] */
    ON_STEP = 5,    /* wheel centre past the ramp's start, past its end   [2] */
    ON_TYRE = 7,    /* tyre loaded                                            */
    ON_SLIP = 8,    /* kappa high, low; alpha high, low; ellipse          [5] */
    SWITCHES = 13,
    S = 4 * SWITCHES
};

/* While the equilibrium is sought, these hold what nothing else does: chassis along x and y [N/m] and in yaw, wheel spin [N m/rad]. */
#define HOLD_CHASSIS 1e4
#define HOLD_WHEEL 1e2

/* ---- geometry ---- */

static void corner_points(const double w[AXLE], int side, double p[3 * CORNER])
{
    int k;
    for (k = 0; k < P_TOP; k++) {
        p[3 * k] = w[APOINT + 3 * k];
        p[3 * k + 1] = side * w[APOINT + 3 * k + 1];
        p[3 * k + 2] = w[APOINT + 3 * k + 2];
    }
    for (k = 0; k < 3; k++) {
        p[3 * P_TOP + k] = p[3 * P_EYE + k];
        p[3 * P_LEAF + k] = 0.5 * (p[3 * P_EYE + k] + p[3 * P_LEAF_CHASSIS + k]);
    }
    p[3 * P_TOP + 2] += w[AHL];
}

static void rod_points(const double hub[3], const double rack[3], int side, double p[9])
{
    int k;
    for (k = 0; k < 3; k++) {
        p[3 + k] = hub[k];
        p[6 + k] = rack[k];
    }
    p[4] = side * hub[1];
    p[7] = side * rack[1];
    for (k = 0; k < 3; k++)
        p[k] = 0.5 * (p[3 + k] + p[6 + k]);
}

/* All points of the nominal configuration */
static void points(const double rho[P], double p[3 * POINTS])
{
    int c;
    for (c = 0; c < 4; c++)
        corner_points(&rho[axle[c]], 1 - 2 * (c % 2), &p[3 * CORNER * c]);
    for (c = 0; c < 2; c++)
        rod_points(&rho[TIE_HUB], &rho[TIE_RACK], 1 - 2 * c, &p[3 * ROD(c, 0)]);
    p[3 * P_CHASSIS] = rho[CHASSIS_X];
    p[3 * P_CHASSIS + 1] = 0;
    p[3 * P_CHASSIS + 2] = rho[CHASSIS_Z];
    p[3 * P_RACK] = rho[RACK_X];
    p[3 * P_RACK + 1] = 0;
    p[3 * P_RACK + 2] = rho[RACK_Z];
}

/* { m, Jx, Jy, Jz } of the bodies with mass */
static void masses(const double rho[P], double body[4 * MASSIVE])
{
    int c, k;
    for (k = 0; k < 4; k++)
        body[k] = rho[CHASSIS_M + k];
    for (c = 0; c < 4; c++) {
        body[4 * (1 + c)] = rho[axle[c] + AMW];
        body[4 * (1 + c) + 1] = rho[axle[c] + AIWT];
        body[4 * (1 + c) + 2] = rho[axle[c] + AIWA];
        body[4 * (1 + c) + 3] = rho[axle[c] + AIWT];
        for (k = 0; k < 4; k++)
            body[4 * (5 + c) + k] = rho[axle[c] + AARM + k];
    }
}

static void frames(const double q[N], const double p[3 * POINTS], double b[FRAME * BODIES])
{
    int i;
    for (i = 0; i < BODIES; i++)
        frame(&q[7 * i], &p[3 * origin[i]], &b[FRAME * i]);
}

static void motions(const double q[N], const double v[N], const double p[3 * POINTS], double b[MOTION * BODIES])
{
    int i;
    for (i = 0; i < BODIES; i++)
        motion(&q[7 * i], &v[7 * i], &p[3 * origin[i]], &b[MOTION * i]);
}

/* ---- kernels ---- */

void iltis_inertia(const double q[N], const double a[N], const double rho[P], double f[N])
{
    int i;
    double body[4 * MASSIVE];
    masses(rho, body);
    for (i = 0; i < N; i++)
        f[i] = 0;
    for (i = 0; i < MASSIVE; i++)
        add_inertia(&q[7 * massive[i]], &a[7 * massive[i]], &body[4 * i], &f[7 * massive[i]]);
}

/* The loops come last: Tapenade clears the adjoints of b and p before their last use, and only in part if that is a single joint. */
void iltis_constraints(double t, const double q[N], const double rho[P], double phi[M])
{
    int i;
    double p[3 * POINTS], b[FRAME * BODIES], stroke;
    points(rho, p);
    frames(q, p, b);
    for (i = 0; i < BODIES; i++)
        phi[i] = euler_norm(&q[7 * i]);

    /* The rack slides across; a tie rod does not spin about itself. */
    stroke = 0.5 * rho[STEER] * (1 - cos(6.283185307179586 * rho[STEER_F] * t));
    translational(&b[FRAME * CHASSIS], &b[FRAME * RACK], &p[3 * P_RACK], 1, &phi[ROW_RACK]);
    phi[ROW_RACK + 5] = perpendicular(&b[FRAME * ROD_L], 0, &b[FRAME * RACK], 2);
    phi[ROW_RACK + 6] = perpendicular(&b[FRAME * ROD_R], 0, &b[FRAME * RACK], 2);
    phi[ROW_RACK + 7] = slide(&b[FRAME * CHASSIS], &b[FRAME * RACK], &p[3 * P_RACK], 1) - stroke;

    for (i = 0; i < SPHERICALS; i++)
        spherical(&b[FRAME * sphericals[i][0]], &b[FRAME * sphericals[i][1]], &p[3 * sphericals[i][2]], &phi[ROW_SPHERICAL + 3 * i]);
    for (i = 0; i < REVOLUTES; i++)
        revolute(&b[FRAME * revolutes[i][0]], &b[FRAME * revolutes[i][1]], &p[3 * revolutes[i][2]], revolutes[i][3],
                 &phi[ROW_REVOLUTE + 5 * i]);
}

/* Height of the wheel's centre above the road under it. road = { depth, position, ramp } */
static double height(const double b[MOTION], const double road[3], const int mode[SWITCHES], int still)
{
    double z;
    z = 0;
    if (still == 0)
        z = ground(b[FR], road[0], road[1], road[2], mode[ON_STEP], mode[ON_STEP + 1]);
    return b[FR + 2] - z;
}

/* Leaf spring, bump stop and spring-damper of a corner; chassis, A-arm, leaf link */
static void suspension(const double bc[MOTION], const double ba[MOTION], const double bl[MOTION], const double p[3 * CORNER],
                       const double w[AXLE], double band, const int mode[SWITCHES], double Wc[WRENCH], double Wa[WRENCH], double Wl[WRENCH])
{
    double leaf[LINE], strut[LINE], FL, FS;
    line(bl, &p[3 * P_EYE], bc, &p[3 * P_TOP], leaf);
    FL = spring(w[AKL], w[ALL], leaf[LL]) + bump_stop(w[AKB], w[ALB], leaf[LL], mode[ON_BUMP]);
    push(FL, leaf, Wl, Wc);
    line(ba, &p[3 * P_DAMPER_ARM], bc, &p[3 * P_DAMPER_CHASSIS], strut);
    FS = -cubic_spring(strut[LL], &w[ASPRING]) - damper(line_rate(ba, bc, strut), &w[ADAMPER], band, &mode[ON_DAMPER]);
    push(FS, strut, Wa, Wc);        /* the spring-damper's law gives tension */
}

static void tyre(const double b[MOTION], const double y[TYRE], const double road[3], const int mode[SWITCHES], int still, double W[WRENCH])
{
    double r, Fn;
    r = height(b, road, mode, still);
    Fn = mode[ON_TYRE] * y[TKN] * (y[TR] - r);
    W[WF + 2] += Fn;
    if (mode[ON_TYRE] > still)
        grip(b, r, Fn, y, &mode[ON_SLIP], W);
}

static void hold_chassis(const double b[MOTION], double W[WRENCH])
{
    W[WF] -= HOLD_CHASSIS * (b[FR] - b[FO]);
    W[WF + 1] -= HOLD_CHASSIS * (b[FR + 1] - b[FO + 1]);
    W[WM + 2] -= HOLD_CHASSIS * b[FA + 1];
}

static void hold_wheel(const double bw[MOTION], const double bh[MOTION], double Ww[WRENCH], double Wh[WRENCH])
{
    int k;
    double n;
    n = HOLD_WHEEL * dot(&bw[FA], &bh[FA + 6]);
    for (k = 0; k < 3; k++) {
        Ww[WM + k] += n * bw[FA + 3 + k];
        Wh[WM + k] -= n * bw[FA + 3 + k];
    }
}

/* All applied forces but weight, as a wrench per body */
static void wrenches(const double b[MOTION * BODIES], const double p[3 * POINTS], const double rho[P], const int mode[S + 1],
                     double W[WRENCH * BODIES])
{
    int c, i;
    for (i = 0; i < WRENCH * BODIES; i++)
        W[i] = 0;
    for (c = 0; c < 4; c++) {
        suspension(&b[MOTION * CHASSIS], &b[MOTION * ARM(c)], &b[MOTION * LEAF(c)], &p[3 * AT(c, 0)], &rho[axle[c]], rho[BAND],
                   &mode[SWITCHES * c], &W[WRENCH * CHASSIS], &W[WRENCH * ARM(c)], &W[WRENCH * LEAF(c)]);
        tyre(&b[MOTION * WHEEL(c)], &rho[axle[c] + ATYRE], &rho[STEP_H], &mode[SWITCHES * c], mode[S], &W[WRENCH * WHEEL(c)]);
    }
    if (mode[S]) {
        hold_chassis(&b[MOTION * CHASSIS], &W[WRENCH * CHASSIS]);
        for (c = 0; c < 4; c++)
            hold_wheel(&b[MOTION * WHEEL(c)], &b[MOTION * HUB(c)], &W[WRENCH * WHEEL(c)], &W[WRENCH * HUB(c)]);
    }
}

void iltis_forces(double t, const double q[N], const double v[N], const double rho[P], const int mode[S + 1], double Q[N])
{
    int i;
    double p[3 * POINTS], b[MOTION * BODIES], W[WRENCH * BODIES], body[4 * MASSIVE];
    points(rho, p);
    masses(rho, body);
    motions(q, v, p, b);
    wrenches(b, p, rho, mode, W);
    for (i = 0; i < BODIES; i++)
        wrench_to_Q(&q[7 * i], &W[WRENCH * i], &Q[7 * i]);
    for (i = 0; i < MASSIVE; i++)
        add_weight(&q[7 * massive[i]], &v[7 * massive[i]], &body[4 * i], rho[GRAVITY], &Q[7 * massive[i]]);
}

/* The slip switches have no meaning at rest or in the air. */
static void slip_switches(const double b[MOTION], double r, const double y[TYRE], int idle, double s[5])
{
    double x[SLIP], kappa, alpha;
    kappa = 0;
    alpha = 0;
    if (idle == 0) {
        slip(b, r, x);
        kappa = x[SKAPPA] / y[TKAPPA];
        alpha = x[SALPHA] / y[TALPHA];
    }
    s[0] = kappa - 1;
    s[1] = -kappa - 1;
    s[2] = alpha - 1;
    s[3] = -alpha - 1;
    s[4] = kappa * kappa + alpha * alpha - 1;
}

/* road = { depth, position, ramp, band }. The height, and with it the tyre's and the slip's switches, depends on the step's modes: at a
 * sharp step they jump, so that all switches must be looked at again after a flip. */
static void corner_switches(const double bc[MOTION], const double bw[MOTION], const double ba[MOTION], const double bl[MOTION],
                            const double p[3 * CORNER], const double w[AXLE], const double road[4], const int mode[SWITCHES], int still,
                            double s[SWITCHES])
{
    double leaf[LINE], strut[LINE], rate, r;
    line(bl, &p[3 * P_EYE], bc, &p[3 * P_TOP], leaf);
    line(ba, &p[3 * P_DAMPER_ARM], bc, &p[3 * P_DAMPER_CHASSIS], strut);
    rate = line_rate(ba, bc, strut);
    r = height(bw, &road[0], mode, still);
    s[ON_BUMP] = w[ALB] - leaf[LL];
    s[ON_DAMPER] = rate - w[ADAMPER + 4] + road[3];
    s[ON_DAMPER + 1] = rate - w[ADAMPER + 4] - road[3];
    s[ON_DAMPER + 2] = rate - w[ADAMPER + 7] + road[3];
    s[ON_DAMPER + 3] = rate - w[ADAMPER + 7] - road[3];
    s[ON_STEP] = bw[FR] - road[1];
    s[ON_STEP + 1] = bw[FR] - road[1] - road[2];
    s[ON_TYRE] = w[ATYRE + TR] - r;
    slip_switches(bw, r, &w[ATYRE], still + 1 - mode[ON_TYRE], &s[ON_SLIP]);
}

void iltis_switches(double t, const double q[N], const double v[N], const double rho[P], const int mode[S + 1], double s[S])
{
    int c;
    double p[3 * POINTS], b[MOTION * BODIES];
    points(rho, p);
    motions(q, v, p, b);
    for (c = 0; c < 4; c++)
        corner_switches(&b[MOTION * CHASSIS], &b[MOTION * WHEEL(c)], &b[MOTION * ARM(c)], &b[MOTION * LEAF(c)], &p[3 * AT(c, 0)],
                        &rho[axle[c]], &rho[STEP_H], &mode[SWITCHES * c], mode[S], &s[SWITCHES * c]);
}

/* ---- costs ---- */

/* Fourth power of the chassis's vertical acceleration: the paper's cost [m^4/s^8] */
double iltis_cost_comfort(double t, const double q[N], const double v[N], const double a[N], const double lambda[M], const double rho[P],
                          const int mode[S + 1])
{
    double z;
    z = a[2] * a[2];
    return z * z;
}

/* Square of the vertical acceleration of the seat, a point of the chassis [m^2/s^4] */
double iltis_cost_seat(double t, const double q[N], const double v[N], const double a[N], const double lambda[M], const double rho[P],
                       const int mode[S + 1])
{
    double o[3], b[MOTION], d[MOTION], c[3], z;
    o[0] = rho[CHASSIS_X];
    o[1] = 0;
    o[2] = rho[CHASSIS_Z];
    motion(&q[0], &v[0], o, b);
    motion(&q[0], &a[0], o, d);        /* omega_dot = 2 G p_ddot */
    lever(&b[0], &rho[SEAT], c);
    z = a[2] + d[FW] * c[1] - d[FW + 1] * c[0] + b[FW + 2] * dot(&b[FW], c) 
        - c[2] * (b[FW] * b[FW] + b[FW + 1] * b[FW + 1] + b[FW + 2] * b[FW + 2]);
    return z * z;
}

/* Square of the chassis's pitch rate [rad^2/s^2] */
double iltis_cost_pitch(double t, const double q[N], const double v[N], const double a[N], const double lambda[M], const double rho[P],
                        const int mode[S + 1])
{
    double w[3];
    half_omega(&q[3], &v[3], w);
    return 4 * w[1] * w[1];
}

/* Static loads of a rear and of a front tyre, from the balance of moments */
static void static_loads(const double rho[P], const double p[3 * POINTS], double load[2])
{
    int i;
    double body[4 * MASSIVE], weight, moment, front;
    masses(rho, body);
    weight = 0;
    moment = 0;
    for (i = 0; i < MASSIVE; i++) {
        weight += rho[GRAVITY] * body[4 * i];
        moment += rho[GRAVITY] * body[4 * i] * p[3 * origin[massive[i]]];
    }
    front = 0.5 * (moment - weight * p[3 * AT(2, P_WHEEL)]) / (p[3 * AT(0, P_WHEEL)] - p[3 * AT(2, P_WHEEL)]);
    load[0] = 0.5 * weight - front;
    load[1] = front;
}

static double load_error(const double b[MOTION], const double y[TYRE], const double road[3], double load, const int mode[SWITCHES], int still)
{
    double d;
    d = mode[ON_TYRE] * y[TKN] * (y[TR] - height(b, road, mode, still)) - load;
    return 1e-6 * d * d;
}

/* Road holding: how far the tyres are from their static loads, squared and summed [kN^2] */
double iltis_cost_tyre_load(double t, const double q[N], const double v[N], const double a[N], const double lambda[M],
                            const double rho[P], const int mode[S + 1])
{
    int c;
    double p[3 * POINTS], b[MOTION * BODIES], load[2], g;
    points(rho, p);
    motions(q, v, p, b);
    static_loads(rho, p, load);
    g = 0;
    for (c = 0; c < 4; c++)
        g += load_error(&b[MOTION * WHEEL(c)], &rho[axle[c] + ATYRE], &rho[STEP_H], load[axle[c] / AXLE], &mode[SWITCHES * c], mode[S]);
    return g;
}

static double travel(const double bl[FRAME], const double bc[FRAME], const double p[3 * CORNER], double nominal)
{
    double leaf[LINE], d;
    line(bl, &p[3 * P_EYE], bc, &p[3 * P_TOP], leaf);
    d = leaf[LL] - nominal;
    return d * d;
}

/* Suspension travel: change of the leaf springs' lengths from the nominal one, squared and summed [m^2] */
double iltis_cost_travel(double t, const double q[N], const double v[N], const double a[N], const double lambda[M], const double rho[P],
                         const int mode[S + 1])
{
    int c;
    double p[3 * POINTS], b[MOTION * BODIES], g;
    points(rho, p);
    motions(q, v, p, b);
    g = 0;
    for (c = 0; c < 4; c++)
        g += travel(&b[MOTION * LEAF(c)], &b[MOTION * CHASSIS], &p[3 * AT(c, 0)], rho[axle[c] + AHL]);
    return g;
}

/* Reactions in the A-arms' bearings on the chassis, squared and summed [kN^2] */
double iltis_cost_bearing(double t, const double q[N], const double v[N], const double a[N], const double lambda[M], const double rho[P],
                          const int mode[S + 1])
{
    int c, k;
    double g;
    g = 0;
    for (c = 0; c < 4; c++)
        for (k = 0; k < 3; k++)
            g += 1e-6 * lambda[ROW_REVOLUTE + 15 * c + k] * lambda[ROW_REVOLUTE + 15 * c + k];
    return g;
}

/* ---- start ---- */

/* v += what turns a wheel about its axis at speed / r */
static void roll(const double p[4], double r, double speed, double v[4])
{
    double n[3];
    n[0] = 0;
    n[1] = 0.5 * speed / r;
    n[2] = 0;
    add_Lt(p, n, v);
}

/* Every body moves along x, the wheels roll. */
static void set_off(const double q[N], double speed, double v[N])
{
    int i;
    for (i = 0; i < N; i++)
        v[i] = 0;
    for (i = 0; i < BODIES; i++)
        v[7 * i] = speed;
    for (i = 0; i < 4; i++)
        roll(&q[7 * WHEEL(i) + 3], q[7 * WHEEL(i) + 2], speed, &v[7 * WHEEL(i) + 3]);
}

void iltis_launch(const double q[N], const double rho[P], double v[N])
{
    set_off(q, rho[SPEED], v);
}

/* The nominal configuration */
void iltis_initial(const double rho[P], double q[N], double v[N])
{
    int i, k;
    double p[3 * POINTS];
    points(rho, p);
    for (i = 0; i < BODIES; i++) {
        for (k = 0; k < 3; k++) {
            q[7 * i + k] = p[3 * origin[i] + k];
            q[7 * i + 4 + k] = 0;
        }
        q[7 * i + 3] = 1;
    }
    set_off(q, rho[SPEED], v);
}

/* Potential energy: weight, springs, bump stops, tyres' normal forces. Not differentiated: it tests the state. */
double iltis_potential(double t, const double q[N], const double rho[P])
{
    int c, i, w;
    double p[3 * POINTS], b[FRAME * BODIES], body[4 * MASSIVE], leaf[LINE], strut[LINE], s, d, x, V;
    points(rho, p);
    masses(rho, body);
    frames(q, p, b);
    V = 0;
    for (i = 0; i < MASSIVE; i++)
        V += body[4 * i] * rho[GRAVITY] * q[7 * massive[i] + 2];
    for (c = 0; c < 4; c++) {
        w = axle[c];
        line(&b[FRAME * LEAF(c)], &p[3 * AT(c, P_EYE)], &b[FRAME * CHASSIS], &p[3 * AT(c, P_TOP)], leaf);
        d = leaf[LL] - rho[w + ALL];
        V += 0.5 * rho[w + AKL] * d * d;
        d = leaf[LL] - rho[w + ALB];
        if (d < 0)
            V += 0.5 * rho[w + AKB] * d * d;
        line(&b[FRAME * ARM(c)], &p[3 * AT(c, P_DAMPER_ARM)], &b[FRAME * CHASSIS], &p[3 * AT(c, P_DAMPER_CHASSIS)], strut);
        s = strut[LL];
        V += s * (rho[w + ASPRING] + s * (rho[w + ASPRING + 1] / 2 + s * (rho[w + ASPRING + 2] / 3 + s * rho[w + ASPRING + 3] / 4)));
        x = q[7 * WHEEL(c)] - rho[STEP_X];
        d = rho[w + ATYRE + TR] - q[7 * WHEEL(c) + 2] + ground(q[7 * WHEEL(c)], rho[STEP_H], rho[STEP_X], rho[RAMP], x > 0, x > rho[RAMP]);
        if (d > 0)
            V += 0.5 * rho[w + ATYRE + TKN] * d * d;
    }
    return V;
}

#include "costate.h" /* Tapenade reads up to here */
#include "iltis_tables.h"

static const cst_cost costs[] = {
    { "comfort", "m^4/s^7", "integral of the fourth power of the chassis's vertical acceleration (the paper's)" },
    { "seat", "m^2/s^3", "integral of the seat's vertical acceleration squared" },
    { "pitch", "rad^2/s", "integral of the chassis's pitch rate squared" },
    { "tyre_load", "kN^2 s", "integral of the tyres' departures from their static loads, squared" },
    { "travel", "m^2 s", "integral of the leaf springs' changes of length, squared" },
    { "bearing", "kN^2 s", "integral of the reactions in the A-arms' bearings, squared" },
};

/* What an engineer looks at: the chassis, and the forces and positions of each corner. */
static void output(double t, const double *q, const double *v, const double *a, const double *lambda, const double *rho, const int *mode,
                   double *out)
{
    double p[3 * POINTS], b[MOTION * BODIES], leaf[LINE], strut[LINE], r;
    points(rho, p);
    motions(q, v, p, b);
    out[0] = q[2] - rho[CHASSIS_Z];
    out[1] = asin(2 * (q[3] * q[5] - q[6] * q[4])) * 57.29577951308232;
    out[2] = v[2];
    out[3] = a[2];
    for (int c = 0; c < 4; c++) {
        const double *w = &rho[axle[c]], *bc = &b[MOTION * CHASSIS], *ba = &b[MOTION * ARM(c)], *pc = &p[3 * AT(c, 0)];
        const int *on = &mode[SWITCHES * c];
        line(&b[MOTION * LEAF(c)], &pc[3 * P_EYE], bc, &pc[3 * P_TOP], leaf);
        line(ba, &pc[3 * P_DAMPER_ARM], bc, &pc[3 * P_DAMPER_CHASSIS], strut);
        r = height(&b[MOTION * WHEEL(c)], &rho[STEP_H], on, mode[S]);
        out[4 + 5 * c] = q[7 * WHEEL(c) + 2];
        out[5 + 5 * c] = on[ON_TYRE] * w[ATYRE + TKN] * (w[ATYRE + TR] - r);
        out[6 + 5 * c] = spring(w[AKL], w[ALL], leaf[LL]);
        out[7 + 5 * c] = bump_stop(w[AKB], w[ALB], leaf[LL], on[ON_BUMP]);
        out[8 + 5 * c] = cubic_spring(strut[LL], &w[ASPRING]) + damper(line_rate(ba, bc, strut), &w[ADAMPER], rho[BAND], &on[ON_DAMPER]);
    }
}

extern const cst_kernels iltis_kernels;
const cst_model iltis_model = {
    .abi = CST_ABI, .name = "iltis", .about = "the Bombardier Iltis, a vehicle of 20 bodies, over a step in the road",
    .n = N, .m = M, .p = P, .s = S, .parameters = parameters, .costs = costs, .costs_count = sizeof costs / sizeof costs[0],
    .design = "kL1,kL2,cS1,cS2,kS1,kS2", .coordinates = coordinates, .switches = switches, .output = output, .outputs = outputs,
    .outputs_count = 24, .start = CST_EQUILIBRIUM,
    .tf = 2.5, .rtol = 1e-7, .kernels = &iltis_kernels,
};
