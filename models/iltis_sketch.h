/* How the Iltis is drawn: wheels, arms, struts and steering where the equations have them, a body
 * that is only a picture, the road. */
#ifndef ILTIS_SKETCH_H
#define ILTIS_SKETCH_H

/* A corner's points: wheel's center, a point of its axis, one of its tread; the A-arm's bearings on
 * the chassis and its joint at the hub; leaf link's ends and the leaf spring's upper end; the
 * damper's ends. */
enum {
    S_CENTER,
    S_AXIS,
    S_TREAD,
    S_ARM_FRONT,
    S_ARM_REAR,
    S_ARM_HUB,
    S_LEAF_CHASSIS,
    S_EYE,
    S_TOP,
    S_DAMPER_ARM,
    S_DAMPER_CHASSIS,
    S_CORNER
};
enum {
    S_ROD = 4 * S_CORNER,
    S_BODY = S_ROD + 4,
    S_OUTLINE = 6,
    S_GLASS = S_BODY + 2 * S_OUTLINE,
    S_ROAD = S_GLASS + 8,
    S_POINTS = S_ROAD + 5
};
#define S_AT(c, k) (S_CORNER * (c) + (k))

/* The body's outline from the side, x and z; the frame of the windscreen and the roof; half
 * widths. */
static const double outline[S_OUTLINE][2] = { { -1.68, 0.50 }, { -1.72, 1.02 }, { 0.38, 1.02 },
                                              { 1.60, 0.94 },  { 1.66, 0.72 },  { 1.60, 0.50 } };
static const double roof[4][2] = {
    { 0.38, 1.02 }, { 0.10, 1.62 }, { -1.62, 1.58 }, { -1.72, 1.02 }
};
#define HALF_WIDTH 0.56
#define HALF_ARM 0.18

/* The point of a body that is at p in the nominal configuration */
static void carry(const double b[FRAME], const double o[3], const double p[3], double x[3])
{
    int k;
    for (k = 0; k < 3; k++)
        x[k] = b[FR + k] + lever_to(b, o, p, k);
}

static void sketch_corner(const double *b, const double *p, const double *rho, int c,
                          double (*x)[3])
{
    double at[3];
    int k;
    for (k = 0; k < 3; k++) {
        const double *wheel = &b[FRAME * WHEEL(c)];
        x[S_CENTER][k] = wheel[FR + k];
        x[S_AXIS][k] = wheel[FR + k] + 0.1 * wheel[FA + 3 + k];
        x[S_TREAD][k] = wheel[FR + k] + rho[axle[c] + ATYRE + TR] * wheel[FA + 6 + k];
        at[k] = p[3 * AT(c, P_ARM_CHASSIS) + k];
    }
    at[0] += HALF_ARM;
    carry(PLACE(ARM(c)), at, x[S_ARM_FRONT]);
    at[0] -= 2.0 * HALF_ARM;
    carry(PLACE(ARM(c)), at, x[S_ARM_REAR]);
    carry(PLACE(ARM(c)), &p[3 * AT(c, P_ARM_HUB)], x[S_ARM_HUB]);
    carry(PLACE(LEAF(c)), &p[3 * AT(c, P_LEAF_CHASSIS)], x[S_LEAF_CHASSIS]);
    carry(PLACE(LEAF(c)), &p[3 * AT(c, P_EYE)], x[S_EYE]);
    carry(PLACE(CHASSIS), &p[3 * AT(c, P_TOP)], x[S_TOP]);
    carry(PLACE(ARM(c)), &p[3 * AT(c, P_DAMPER_ARM)], x[S_DAMPER_ARM]);
    carry(PLACE(CHASSIS), &p[3 * AT(c, P_DAMPER_CHASSIS)], x[S_DAMPER_CHASSIS]);
}

/* A point of the picture of the body */
static void sketch_body(const double *b, const double *p, const double at[2], double y, double x[3])
{
    const double nominal[3] = { at[0], y, at[1] };
    carry(PLACE(CHASSIS), nominal, x);
}

/* The road from well before the start to well after the step, and how wide it is */
static void sketch_road(const double road[3], double (*x)[3])
{
    const double along[4] = { -8.0, road[1], road[1] + road[2], road[1] + road[2] + 60.0 };
    int k;
    for (k = 0; k < 5; k++) {
        x[k][0] = along[k % 4];
        x[k][1] = k < 4 ? 1.6 : -1.6;
        x[k][2] = k == 2 || k == 3 ? -road[0] : 0.0;
    }
}

static void iltis_sketch(double t, const double *q, const double *rho, double (*x)[3])
{
    double p[3 * POINTS], b[FRAME * BODIES];
    int c, k;
    points(rho, p);
    frames(q, b);
    for (c = 0; c < 4; c++)
        sketch_corner(b, p, rho, c, &x[S_AT(c, 0)]);
    for (c = 0; c < 2; c++) {
        double side = c ? -HALF_WIDTH : HALF_WIDTH;
        carry(PLACE(ROD_L + c), &p[3 * ROD(c, 1)], x[S_ROD + 2 * c]);
        carry(PLACE(ROD_L + c), &p[3 * ROD(c, 2)], x[S_ROD + 2 * c + 1]);
        for (k = 0; k < S_OUTLINE; k++)
            sketch_body(b, p, outline[k], side, x[S_BODY + S_OUTLINE * c + k]);
        for (k = 0; k < 4; k++)
            sketch_body(b, p, roof[k], 0.94 * side, x[S_GLASS + 4 * c + k]);
    }
    sketch_road(&rho[STEP_H], &x[S_ROAD]);
}

#define CORNER_PARTS(c, name) \
    { CST_WHEEL, S_AT(c, S_CENTER), S_AT(c, S_AXIS), S_AT(c, S_TREAD), name " wheel" }, \
    { CST_BAR, S_AT(c, S_ARM_FRONT), S_AT(c, S_ARM_HUB), 0, name " A-arm" }, \
    { CST_BAR, S_AT(c, S_ARM_REAR), S_AT(c, S_ARM_HUB), 0, name " A-arm" }, \
    { CST_BAR, S_AT(c, S_ARM_HUB), S_AT(c, S_EYE), 0, name " hub carrier" }, \
    { CST_BAR, S_AT(c, S_LEAF_CHASSIS), S_AT(c, S_EYE), 0, name " leaf link" }, \
    { CST_SPRING, S_AT(c, S_EYE), S_AT(c, S_TOP), 0, name " leaf spring" }, \
    { CST_DAMPER, S_AT(c, S_DAMPER_ARM), S_AT(c, S_DAMPER_CHASSIS), 0, name " spring-damper" }
#define ACROSS(k) { CST_BAR, S_BODY + (k), S_BODY + S_OUTLINE + (k), 0, "chassis" }

static const cst_sketch_part parts[] = {
    { CST_GROUND, S_ROAD, S_ROAD + 3, S_ROAD + 4, "road" },
    { CST_PLATE, S_BODY, S_BODY + S_OUTLINE - 1, 0, "body" },
    { CST_PLATE, S_BODY + S_OUTLINE, S_BODY + 2 * S_OUTLINE - 1, 0, "body" },
    ACROSS(0),
    ACROSS(1),
    ACROSS(2),
    ACROSS(3),
    ACROSS(4),
    ACROSS(5),
    { CST_LINE, S_GLASS, S_GLASS + 3, 0, "roof" },
    { CST_LINE, S_GLASS + 4, S_GLASS + 7, 0, "roof" },
    { CST_BAR, S_GLASS + 1, S_GLASS + 5, 0, "roof" },
    { CST_BAR, S_GLASS + 2, S_GLASS + 6, 0, "roof" },
    CORNER_PARTS(0, "front left"),
    CORNER_PARTS(1, "front right"),
    CORNER_PARTS(2, "rear left"),
    CORNER_PARTS(3, "rear right"),
    { CST_BAR, S_ROD, S_ROD + 1, 0, "left tie rod" },
    { CST_BAR, S_ROD + 2, S_ROD + 3, 0, "right tie rod" },
    { CST_BAR, S_ROD + 1, S_ROD + 3, 0, "steering rack" },
    { CST_TRACE, S_AT(0, S_CENTER), 0, 0, "front left wheel" },
    { CST_TRACE, S_AT(2, S_CENTER), 0, 0, "rear left wheel" },
};

static const cst_sketch sketch = { .place = iltis_sketch,
                                   .points = S_POINTS,
                                   .parts = parts,
                                   .parts_count = sizeof parts / sizeof parts[0],
                                   .space = 1,
                                   .up = 2 };

#endif
