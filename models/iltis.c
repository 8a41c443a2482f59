/* The Bombardier Iltis, a light off-road vehicle: 20 bodies, 140 coordinates, 132 constraints of
 * rank 126, 14 degrees of freedom.
 *
 * Full vehicle of the paper's last section, driven straight over a step in the road. Frames: x
 * forward, y left, z up, flat ground z = 0. Each suspension has an A-arm below and a leaf spring
 * above (a link and a spring), a hub carrier between them, a bump stop and a nonlinear
 * spring-damper; the front has a steering rack and two tie rods. Corners: 0 front left, 1 front
 * right, 2 rear left, 3 rear right. Parameters carry the paper's axle numbers, 1 rear and 2 front;
 * the right side mirrors the left. Hub carriers, leaf links, tie rods and rack have no mass. */
#include <math.h>
#include "joints.h"
#include "elements.h"

/* ---- parameters: a block per axle, rear first, then the common ones ---- */

enum {
    AKL = 0,     /* leaf spring: k_L, natural length, height of its upper end above the eye */
    ALL = 1,
    AHL = 2,
    AKB = 3,     /* bump stop: stiffness, length at which it hits */
    ALB = 4,
    ASPRING = 5, /* spring: constant, k_S, quadratic, cubic */
    ADAMPER = 9, /* damper: c_S, quadratic, cubic, quartic; low limit, slope, constant; high too */
    ATYRE = 19,  /* k_n, R, mu_x, mu_y, kappa_c, alpha_c */
    AMW = 25,    /* wheel: mass, inertia across and about its axis */
    AIWT = 26,
    AIWA = 27,
    AARM = 28,   /* A-arm: mass, Jx, Jy, Jz */
    APOINT = 32, /* the left corner's points in the order of the enum below, x y z each */
    AXLE = 56
};

enum {
    TIE_HUB = 2 * AXLE,        /* left tie rod's ends, x y z               */
    TIE_RACK = TIE_HUB + 3,
    RACK_X = TIE_HUB + 6,      /* rack                                     */
    RACK_Z = TIE_HUB + 7,
    CHASSIS_M = TIE_HUB + 8,   /* mass, Jx, Jy, Jz                         */
    CHASSIS_X = TIE_HUB + 12,  /* center of gravity                        */
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

/* Forces act on the first LOADED bodies only. */
enum {
    CHASSIS = 0, LOADED = 17, ROD_L = 17, ROD_R = 18, RACK = 19, BODIES = 20, N = 7 * BODIES,
    M = 132
};
#define WHEEL(c) (1 + 4 * (c))
#define ARM(c) (2 + 4 * (c))
#define LEAF(c) (3 + 4 * (c))
#define HUB(c) (4 + 4 * (c))

/* A corner's points: A-arm's and wheel's centers of mass, the joints, the damper's ends, and two
 * that follow from them */
enum {
    P_ARM, P_WHEEL, P_ARM_HUB, P_ARM_CHASSIS, P_EYE, P_LEAF_CHASSIS, P_DAMPER_ARM,
    P_DAMPER_CHASSIS, P_TOP, P_LEAF, CORNER
};

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
static const int massive[MASSIVE] = {
    CHASSIS, WHEEL(0), WHEEL(1), WHEEL(2), WHEEL(3), ARM(0), ARM(1), ARM(2), ARM(3)
};

/* ---- joints: bodies i and j, point, axis (0 x, 1 y) ---- */

enum { REVOLUTES = 16, SPHERICALS = 8 };
static const int revolutes[REVOLUTES][4] = {
    { CHASSIS, ARM(0), AT(0, P_ARM_CHASSIS), 0 }, { CHASSIS, LEAF(0), AT(0, P_LEAF_CHASSIS), 0 },
    { HUB(0), WHEEL(0), AT(0, P_WHEEL), 1 },
    { CHASSIS, ARM(1), AT(1, P_ARM_CHASSIS), 0 }, { CHASSIS, LEAF(1), AT(1, P_LEAF_CHASSIS), 0 },
    { HUB(1), WHEEL(1), AT(1, P_WHEEL), 1 },
    { CHASSIS, ARM(2), AT(2, P_ARM_CHASSIS), 0 }, { CHASSIS, LEAF(2), AT(2, P_LEAF_CHASSIS), 0 },
    { HUB(2), WHEEL(2), AT(2, P_WHEEL), 1 },
    { CHASSIS, ARM(3), AT(3, P_ARM_CHASSIS), 0 }, { CHASSIS, LEAF(3), AT(3, P_LEAF_CHASSIS), 0 },
    { HUB(3), WHEEL(3), AT(3, P_WHEEL), 1 },
    { ARM(2), HUB(2), AT(2, P_ARM_HUB), 0 }, { LEAF(2), HUB(2), AT(2, P_EYE), 0 },
    { ARM(3), HUB(3), AT(3, P_ARM_HUB), 0 }, { LEAF(3), HUB(3), AT(3, P_EYE), 0 }
};
static const int sphericals[SPHERICALS][3] = {
    { ARM(0), HUB(0), AT(0, P_ARM_HUB) }, { LEAF(0), HUB(0), AT(0, P_EYE) },
    { ROD_L, HUB(0), ROD(0, 1) }, { ROD_L, RACK, ROD(0, 2) },
    { ARM(1), HUB(1), AT(1, P_ARM_HUB) }, { LEAF(1), HUB(1), AT(1, P_EYE) },
    { ROD_R, HUB(1), ROD(1, 1) }, { ROD_R, RACK, ROD(1, 2) }
};

/* The rows of phi */
enum {
    ROW_REVOLUTE = BODIES,
    ROW_SPHERICAL = ROW_REVOLUTE + 5 * REVOLUTES,
    ROW_RACK = ROW_SPHERICAL + 3 * SPHERICALS
};

/* ---- switches: the same list for each corner, and one mode more that the engine sets while it
 * looks for the equilibrium ---- */

enum {
    ON_BUMP,        /* bump stop hit                                          */
    ON_DAMPER,      /* damper: above each edge of its two bands           [4] */
    ON_STEP = 5,    /* wheel center past the ramp's start, past its end   [2] */
    ON_TYRE = 7,    /* tyre loaded                                            */
    ON_SLIP = 8,    /* kappa high, low; alpha high, low; ellipse          [5] */
    SWITCHES = 13,
    S = 4 * SWITCHES
};

/* While the equilibrium is sought, these hold what nothing else does: chassis along x and y [N/m]
 * and in yaw, wheel spin [N m/rad]. */
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

/* A body as a joint or a line takes it: its frame and its nominal origin */
#define PLACE(i) &b[FRAME * (i)], &p[3 * origin[i]]

static void frames(const double q[N], double b[FRAME * BODIES])
{
    int i;
    for (i = 0; i < BODIES; i++)
        frame(&q[7 * i], &b[FRAME * i]);
}

static void twists(const double q[N], const double v[N], double u[TWIST * LOADED])
{
    int i;
    for (i = 0; i < LOADED; i++)
        twist(&q[7 * i], &v[7 * i], &u[TWIST * i]);
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

/* The loops come last: Tapenade clears the adjoints of b and p before their last use, and only in
 * part if that is a single joint. */
void iltis_constraints(double t, const double q[N], const double rho[P], double phi[M])
{
    int i;
    double p[3 * POINTS], b[FRAME * BODIES], stroke;
    points(rho, p);
    frames(q, b);
    for (i = 0; i < BODIES; i++)
        phi[i] = euler_norm(&q[7 * i]);

    /* The rack slides across; a tie rod does not spin about itself. */
    stroke = 0.5 * rho[STEER] * (1 - cos(6.283185307179586 * rho[STEER_F] * t));
    translational(PLACE(CHASSIS), PLACE(RACK), &p[3 * P_RACK], 1, &phi[ROW_RACK]);
    phi[ROW_RACK + 5] = perpendicular(&b[FRAME * ROD_L], 0, &b[FRAME * RACK], 2);
    phi[ROW_RACK + 6] = perpendicular(&b[FRAME * ROD_R], 0, &b[FRAME * RACK], 2);
    phi[ROW_RACK + 7] = slide(PLACE(CHASSIS), PLACE(RACK), &p[3 * P_RACK], 1) - stroke;

    for (i = 0; i < SPHERICALS; i++)
        spherical(PLACE(sphericals[i][0]), PLACE(sphericals[i][1]), &p[3 * sphericals[i][2]],
                  &phi[ROW_SPHERICAL + 3 * i]);
    for (i = 0; i < REVOLUTES; i++)
        revolute(PLACE(revolutes[i][0]), PLACE(revolutes[i][1]), &p[3 * revolutes[i][2]],
                 revolutes[i][3], &phi[ROW_REVOLUTE + 5 * i]);
}

/* Height of the wheel's center above the road under it. road = { depth, position, ramp } */
static double height(const double b[FRAME], const double road[3], const int mode[SWITCHES],
                     int still)
{
    double z;
    z = 0;
    if (still == 0)
        z = ground(b[FR], road[0], road[1], road[2], mode[ON_STEP], mode[ON_STEP + 1]);
    return b[FR + 2] - z;
}

/* Leaf spring and bump stop of a corner, between leaf link and chassis */
static void leaf_spring(const double leaf[LINE], const double w[AXLE], const int mode[SWITCHES],
                        double Wl[WRENCH], double Wc[WRENCH])
{
    double F;
    F = spring(w[AKL], w[ALL], leaf[LL]) + bump_stop(w[AKB], w[ALB], leaf[LL], mode[ON_BUMP]);
    push(F, leaf, Wl, Wc);
}

/* Its spring-damper, whose law gives tension, between A-arm and chassis */
static void spring_damper(const double strut[LINE], double rate, const double w[AXLE], double band,
                          const int mode[SWITCHES], double Wa[WRENCH], double Wc[WRENCH])
{
    double F;
    F = -cubic_spring(strut[LL], &w[ASPRING]) - damper(rate, &w[ADAMPER], band, &mode[ON_DAMPER]);
    push(F, strut, Wa, Wc);
}

static void tyre(const double b[FRAME], const double u[TWIST], const double y[TYRE],
                 const double road[3], const int mode[SWITCHES], int still, double W[WRENCH])
{
    double r, Fn;
    r = height(b, road, mode, still);
    Fn = mode[ON_TYRE] * y[TKN] * (y[TR] - r);
    W[WF + 2] += Fn;
    if (mode[ON_TYRE] > still)
        grip(b, u, r, Fn, y, &mode[ON_SLIP], W);
}

static void hold_chassis(const double b[FRAME], const double o[3], double W[WRENCH])
{
    W[WF] -= HOLD_CHASSIS * (b[FR] - o[0]);
    W[WF + 1] -= HOLD_CHASSIS * (b[FR + 1] - o[1]);
    W[WM + 2] -= HOLD_CHASSIS * b[FA + 1];
}

static void hold_wheel(const double bw[FRAME], const double bh[FRAME], double Ww[WRENCH],
                       double Wh[WRENCH])
{
    int k;
    double n;
    n = HOLD_WHEEL * dot(&bw[FA], &bh[FA + 6]);
    for (k = 0; k < 3; k++) {
        Ww[WM + k] += n * bw[FA + 3 + k];
        Wh[WM + k] -= n * bw[FA + 3 + k];
    }
}

/* The lines of a corner's two struts */
static void struts(const double b[FRAME * BODIES], const double p[3 * POINTS], int c,
                   double leaf[LINE], double strut[LINE])
{
    line(PLACE(LEAF(c)), &p[3 * AT(c, P_EYE)], PLACE(CHASSIS), &p[3 * AT(c, P_TOP)], leaf);
    line(PLACE(ARM(c)), &p[3 * AT(c, P_DAMPER_ARM)], PLACE(CHASSIS),
         &p[3 * AT(c, P_DAMPER_CHASSIS)], strut);
}

/* Springs, damper and tyre of a corner. A function of its own, as the next: of an array that a loop
 * fills again and again, Tapenade's reverse code saves the first element only. */
static void corner_forces(const double b[FRAME * BODIES], const double u[TWIST * LOADED],
                          const double p[3 * POINTS], const double rho[P], int c,
                          const int mode[SWITCHES], int still, double W[WRENCH * LOADED])
{
    double leaf[LINE], strut[LINE], rate;
    struts(b, p, c, leaf, strut);
    rate = line_rate(&u[TWIST * ARM(c)], &u[TWIST * CHASSIS], strut);
    leaf_spring(leaf, &rho[axle[c]], mode, &W[WRENCH * LEAF(c)], &W[WRENCH * CHASSIS]);
    spring_damper(strut, rate, &rho[axle[c]], rho[BAND], mode, &W[WRENCH * ARM(c)],
                  &W[WRENCH * CHASSIS]);
    tyre(&b[FRAME * WHEEL(c)], &u[TWIST * WHEEL(c)], &rho[axle[c] + ATYRE], &rho[STEP_H], mode,
         still, &W[WRENCH * WHEEL(c)]);
}

/* All applied forces but weight, as a wrench per body. What takes a part of b or p comes first: see
 * iltis_constraints. */
static void wrenches(const double b[FRAME * BODIES], const double u[TWIST * LOADED],
                     const double p[3 * POINTS], const double rho[P], const int mode[S + 1],
                     double W[WRENCH * LOADED])
{
    int c, i;
    for (i = 0; i < WRENCH * LOADED; i++)
        W[i] = 0;
    if (mode[S]) {
        hold_chassis(PLACE(CHASSIS), &W[WRENCH * CHASSIS]);
        for (c = 0; c < 4; c++)
            hold_wheel(&b[FRAME * WHEEL(c)], &b[FRAME * HUB(c)], &W[WRENCH * WHEEL(c)],
                       &W[WRENCH * HUB(c)]);
    }
    for (c = 0; c < 4; c++)
        corner_forces(b, u, p, rho, c, &mode[SWITCHES * c], mode[S], W);
}

void iltis_forces(double t, const double q[N], const double v[N], const double rho[P],
                  const int mode[S + 1], double Q[N])
{
    int i;
    double p[3 * POINTS], b[FRAME * BODIES], u[TWIST * LOADED], W[WRENCH * LOADED],
        body[4 * MASSIVE], g[3];
    points(rho, p);
    masses(rho, body);
    frames(q, b);
    twists(q, v, u);
    wrenches(b, u, p, rho, mode, W);
    for (i = 0; i < LOADED; i++)
        wrench_to_Q(&q[7 * i], &W[WRENCH * i], &Q[7 * i]);
    for (i = 7 * LOADED; i < N; i++)
        Q[i] = 0;
    g[0] = 0;
    g[1] = 0;
    g[2] = -rho[GRAVITY];
    for (i = 0; i < MASSIVE; i++) {
        add_gravity(&body[4 * i], g, &Q[7 * massive[i]]);
        add_gyration(&q[7 * massive[i]], &v[7 * massive[i]], &body[4 * i], &Q[7 * massive[i]]);
    }
}

/* The slip switches have no meaning at rest or in the air. */
static void slip_switches(const double b[FRAME], const double u[TWIST], double r,
                          const double y[TYRE], int idle, double s[5])
{
    double x[SLIP], kappa, alpha;
    kappa = 0;
    alpha = 0;
    if (idle == 0) {
        slip(b, u, r, x);
        kappa = x[SKAPPA] / y[TKAPPA];
        alpha = x[SALPHA] / y[TALPHA];
    }
    s[0] = kappa - 1;
    s[1] = -kappa - 1;
    s[2] = alpha - 1;
    s[3] = -alpha - 1;
    s[4] = kappa * kappa + alpha * alpha - 1;
}

/* road = { depth, position, ramp, band }. The height, and with it the tyre's and the slip's
 * switches, depends on the step's modes: at a sharp step they jump, so that all switches must be
 * looked at again after a flip. */
static void corner_switches(const double b[FRAME * BODIES], const double u[TWIST * LOADED],
                            const double p[3 * POINTS], int c, const double w[AXLE],
                            const double road[4], const int mode[SWITCHES], int still,
                            double s[SWITCHES])
{
    double leaf[LINE], strut[LINE], rate, r;
    struts(b, p, c, leaf, strut);
    rate = line_rate(&u[TWIST * ARM(c)], &u[TWIST * CHASSIS], strut);
    r = height(&b[FRAME * WHEEL(c)], &road[0], mode, still);
    s[ON_BUMP] = w[ALB] - leaf[LL];
    s[ON_DAMPER] = rate - w[ADAMPER + 4] + road[3];
    s[ON_DAMPER + 1] = rate - w[ADAMPER + 4] - road[3];
    s[ON_DAMPER + 2] = rate - w[ADAMPER + 7] + road[3];
    s[ON_DAMPER + 3] = rate - w[ADAMPER + 7] - road[3];
    s[ON_STEP] = b[FRAME * WHEEL(c) + FR] - road[1];
    s[ON_STEP + 1] = b[FRAME * WHEEL(c) + FR] - road[1] - road[2];
    s[ON_TYRE] = w[ATYRE + TR] - r;
    slip_switches(&b[FRAME * WHEEL(c)], &u[TWIST * WHEEL(c)], r, &w[ATYRE],
                  still + 1 - mode[ON_TYRE], &s[ON_SLIP]);
}

void iltis_switches(double t, const double q[N], const double v[N], const double rho[P],
                    const int mode[S + 1], double s[S])
{
    int c;
    double p[3 * POINTS], b[FRAME * BODIES], u[TWIST * LOADED];
    points(rho, p);
    frames(q, b);
    twists(q, v, u);
    for (c = 0; c < 4; c++)
        corner_switches(b, u, p, c, &rho[axle[c]], &rho[STEP_H], &mode[SWITCHES * c], mode[S],
                        &s[SWITCHES * c]);
}

/* ---- costs ---- */

/* Fourth power of the chassis's vertical acceleration: the paper's cost [m^4/s^8] */
double iltis_cost_comfort(double t, const double q[N], const double v[N], const double a[N],
                          const double lambda[M], const double rho[P], const int mode[S + 1])
{
    double z;
    z = a[2] * a[2];
    return z * z;
}

/* Square of the vertical acceleration of the seat, a point of the chassis [m^2/s^4] */
double iltis_cost_seat(double t, const double q[N], const double v[N], const double a[N],
                       const double lambda[M], const double rho[P], const int mode[S + 1])
{
    int k;
    double o[3], b[FRAME], u[TWIST], d[TWIST], c[3], z;
    o[0] = rho[CHASSIS_X];
    o[1] = 0;
    o[2] = rho[CHASSIS_Z];
    frame(&q[0], b);
    twist(&q[0], &v[0], u);
    twist(&q[0], &a[0], d);        /* omega_dot = 2 G p_ddot */
    for (k = 0; k < 3; k++)
        c[k] = lever_to(b, o, &rho[SEAT], k);
    z = a[2] + d[VW] * c[1] - d[VW + 1] * c[0] + u[VW + 2] * dot(&u[VW], c)
        - c[2] * (u[VW] * u[VW] + u[VW + 1] * u[VW + 1] + u[VW + 2] * u[VW + 2]);
    return z * z;
}

/* Square of the chassis's pitch rate [rad^2/s^2] */
double iltis_cost_pitch(double t, const double q[N], const double v[N], const double a[N],
                        const double lambda[M], const double rho[P], const int mode[S + 1])
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
    front = 0.5 * (moment - weight * p[3 * AT(2, P_WHEEL)]) /
            (p[3 * AT(0, P_WHEEL)] - p[3 * AT(2, P_WHEEL)]);
    load[0] = 0.5 * weight - front;
    load[1] = front;
}

static double load_error(const double b[FRAME], const double y[TYRE], const double road[3],
                         double load, const int mode[SWITCHES], int still)
{
    double d;
    d = mode[ON_TYRE] * y[TKN] * (y[TR] - height(b, road, mode, still)) - load;
    return 1e-6 * d * d;
}

/* Road holding: how far the tyres are from their static loads, squared and summed [kN^2] */
double iltis_cost_tyre_load(double t, const double q[N], const double v[N], const double a[N],
                            const double lambda[M], const double rho[P], const int mode[S + 1])
{
    int c;
    double p[3 * POINTS], b[FRAME * BODIES], load[2], g;
    points(rho, p);
    frames(q, b);
    static_loads(rho, p, load);
    g = 0;
    for (c = 0; c < 4; c++)
        g += load_error(&b[FRAME * WHEEL(c)], &rho[axle[c] + ATYRE], &rho[STEP_H],
                        load[axle[c] / AXLE], &mode[SWITCHES * c], mode[S]);
    return g;
}

static double travel(const double b[FRAME * BODIES], const double p[3 * POINTS], int c,
                     double nominal)
{
    double leaf[LINE], d;
    line(PLACE(LEAF(c)), &p[3 * AT(c, P_EYE)], PLACE(CHASSIS), &p[3 * AT(c, P_TOP)], leaf);
    d = leaf[LL] - nominal;
    return d * d;
}

/* Suspension travel: change of the leaf springs' lengths from the nominal one, squared and summed
 * [m^2] */
double iltis_cost_travel(double t, const double q[N], const double v[N], const double a[N],
                         const double lambda[M], const double rho[P], const int mode[S + 1])
{
    int c;
    double p[3 * POINTS], b[FRAME * BODIES], g;
    points(rho, p);
    frames(q, b);
    g = 0;
    for (c = 0; c < 4; c++)
        g += travel(b, p, c, rho[axle[c] + AHL]);
    return g;
}

/* Reactions in the A-arms' bearings on the chassis, squared and summed [kN^2] */
double iltis_cost_bearing(double t, const double q[N], const double v[N], const double a[N],
                          const double lambda[M], const double rho[P], const int mode[S + 1])
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

/* Potential energy: weight, springs, bump stops, tyres' normal forces. Not differentiated: it tests
 * the state. */
double iltis_potential(double t, const double q[N], const double rho[P])
{
    int c, i, w;
    double p[3 * POINTS], b[FRAME * BODIES], body[4 * MASSIVE], leaf[LINE], strut[LINE], s, d, x, V;
    points(rho, p);
    masses(rho, body);
    frames(q, b);
    V = 0;
    for (i = 0; i < MASSIVE; i++)
        V += body[4 * i] * rho[GRAVITY] * q[7 * massive[i] + 2];
    for (c = 0; c < 4; c++) {
        w = axle[c];
        struts(b, p, c, leaf, strut);
        d = leaf[LL] - rho[w + ALL];
        V += 0.5 * rho[w + AKL] * d * d;
        d = leaf[LL] - rho[w + ALB];
        if (d < 0)
            V += 0.5 * rho[w + AKB] * d * d;
        s = strut[LL];
        V += s * (rho[w + ASPRING] +
                  s * (rho[w + ASPRING + 1] / 2 +
                       s * (rho[w + ASPRING + 2] / 3 + s * rho[w + ASPRING + 3] / 4)));
        x = q[7 * WHEEL(c)] - rho[STEP_X];
        d = rho[w + ATYRE + TR] - q[7 * WHEEL(c) + 2] +
            ground(q[7 * WHEEL(c)], rho[STEP_H], rho[STEP_X], rho[RAMP], x > 0, x > rho[RAMP]);
        if (d > 0)
            V += 0.5 * rho[w + ATYRE + TKN] * d * d;
    }
    return V;
}

/* ---- outputs ---- */

#define CORNER_OUTPUTS 6
#define OUTPUTS 28

/* Of one corner: height of the wheel, forces of tyre, leaf spring, bump stop and spring-damper,
 * suspension travel. */
static void corner_outputs(const double b[FRAME * BODIES], const double u[TWIST * LOADED],
                           const double p[3 * POINTS], int c, const double w[AXLE],
                           const double road[4], const int mode[SWITCHES], int still,
                           double out[CORNER_OUTPUTS])
{
    double leaf[LINE], strut[LINE], rate, r;
    struts(b, p, c, leaf, strut);
    rate = line_rate(&u[TWIST * ARM(c)], &u[TWIST * CHASSIS], strut);
    r = height(&b[FRAME * WHEEL(c)], &road[0], mode, still);
    out[0] = b[FRAME * WHEEL(c) + FR + 2];
    out[1] = 0;
    if (mode[ON_TYRE])
        out[1] = w[ATYRE + TKN] * (w[ATYRE + TR] - r);
    out[2] = spring(w[AKL], w[ALL], leaf[LL]);
    out[3] = bump_stop(w[AKB], w[ALB], leaf[LL], mode[ON_BUMP]);
    out[4] =
        cubic_spring(strut[LL], &w[ASPRING]) + damper(rate, &w[ADAMPER], road[3], &mode[ON_DAMPER]);
    out[5] = w[AHL] - leaf[LL];
}

/* What an engineer looks at: the chassis, and the forces and positions of each corner. */
void iltis_outputs(double t, const double q[N], const double v[N], const double a[N],
                   const double lambda[M], const double rho[P], const int mode[S + 1],
                   double out[OUTPUTS])
{
    int c;
    double p[3 * POINTS], b[FRAME * BODIES], u[TWIST * LOADED];
    points(rho, p);
    frames(q, b);
    twists(q, v, u);
    out[0] = q[2] - rho[CHASSIS_Z];
    out[1] = -asin(b[FA + 2]) * 57.29577951308232;
    out[2] = v[2];
    out[3] = a[2];
    for (c = 0; c < 4; c++)
        corner_outputs(b, u, p, c, &rho[axle[c]], &rho[STEP_H], &mode[SWITCHES * c], mode[S],
                       &out[4 + CORNER_OUTPUTS * c]);
}

#include "costate.h" /* Tapenade reads up to here */
#include "iltis_tables.h"
#include "iltis_sketch.h"

static const cst_cost costs[] = {
    { "comfort", "m^4/s^7",
      "integral of the fourth power of the chassis's vertical acceleration (the paper's)" },
    { "seat", "m^2/s^3", "integral of the seat's vertical acceleration squared" },
    { "pitch", "rad^2/s", "integral of the chassis's pitch rate squared" },
    { "tyre_load", "kN^2 s", "integral of the tyres' departures from their static loads, squared" },
    { "travel", "m^2 s", "integral of the leaf springs' changes of length, squared" },
    { "bearing", "kN^2 s", "integral of the reactions in the A-arms' bearings, squared" },
};

/* rtol by what it takes for psi within 1e-5 of its converged value and the gradient within 1e-4 of
 * its scale, over the sharp step, by rk and by CVODES: at 1e-5 they miss one or the other
 * (psi 9.5e-6 and 2.6e-5, gradient 1.3e-4 and 4.3e-5), at 1e-6 psi is within 2e-7 and 1.4e-6, the
 * gradient within 2.2e-5 and 2.3e-6. */
extern const cst_kernels iltis_kernels;
const cst_model iltis_model = {
    .abi = CST_ABI,
    .name = "iltis",
    .about = "the Bombardier Iltis, a vehicle of 20 bodies, over a step in the road",
    .n = N,
    .m = M,
    .p = P,
    .s = S,
    .parameters = parameters,
    .costs = costs,
    .costs_count = sizeof costs / sizeof costs[0],
    .design = "kL1,kL2,cS1,cS2,kS1,kS2",
    .coordinates = coordinates,
    .switches = switches,
    .outputs = outputs,
    .outputs_count = OUTPUTS,
    .start = CST_EQUILIBRIUM,
    .tf = 2.5,
    .rtol = 1e-6,
    .kernels = &iltis_kernels,
    .sketch = &sketch,
};
