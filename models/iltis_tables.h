/* The names of the Iltis: its parameters, coordinates and switches. */
#ifndef ILTIS_TABLES_H
#define ILTIS_TABLES_H

/* Name, unit, default, lower and upper bound, meaning: in the order of rho, 1 rear and 2 front. The
 * spring's polynomial is a small difference of large terms: 1 % of k_S is 125 kN at the nominal
 * length, ten times the weight.  The bounds of its coefficients are those between which a static
 * equilibrium is found (k_S: 0.99 to 1.03 of the paper's). */
static const cst_parameter parameters[P] = {
    { "kL1", "N/m", 35906, 0, INFINITY, "rear leaf spring: stiffness" },
    { "lL1", "m", 1 + 2728.9 / 35906, 0.5, 2, "rear leaf spring: natural length" },
    { "hL1", "m", 1, 0.5, 2, "rear leaf spring: height of its upper end above the nominal eye" },
    { "kB1", "N/m", 1e7, 0, INFINITY, "rear bump stop: stiffness" },
    { "lB1", "m", 0.93, 0.5, 1.1, "rear bump stop: leaf spring's length at which it hits" },
    { "kSa1", "N", -4.0092e6, -4.1292e6, -3.7092e6, "rear spring: constant part of the tension" },
    { "kS1", "N/m", 2.8397e7, 2.8114e7, 2.9248e7,
      "rear spring: linear coefficient (dominant stiffness)" },
    { "kSq1", "N/m^2", -6.7061e7, -6.7216e7, -6.5258e7, "rear spring: quadratic coefficient" },
    { "kSc1", "N/m^3", 5.2796e7, 5.2562e7, 5.6889e7, "rear spring: cubic coefficient" },
    { "cS1", "N s/m", 9945.627, 0, INFINITY, "rear damper: linear coefficient (dominant damping)" },
    { "cSq1", "N s^2/m^2", 33955.72, -INFINITY, INFINITY, "rear damper: quadratic coefficient" },
    { "cSc1", "N s^3/m^3", -59832.25, -INFINITY, INFINITY, "rear damper: cubic coefficient" },
    { "cSf1", "N s^4/m^4", -395651.0, -INFINITY, INFINITY, "rear damper: quartic coefficient" },
    { "vlo1", "m/s", -0.2, -1, -0.02, "rear damper: rate below which the compression law holds" },
    { "clo1", "N s/m", 1844.3, 0, INFINITY, "rear damper: slope of the compression law" },
    { "flo1", "N", -416.42, -INFINITY, INFINITY, "rear damper: constant of the compression law" },
    { "vhi1", "m/s", 0.21, 0.02, 1, "rear damper: rate above which the extension law holds" },
    { "chi1", "N s/m", 1634.727, 0, INFINITY, "rear damper: slope of the extension law" },
    { "fhi1", "N", 1919.1638, -INFINITY, INFINITY, "rear damper: constant of the extension law" },
    { "kn1", "N/m", 460000, 1e4, INFINITY, "rear tyre: vertical stiffness" },
    { "R1", "m", 0.356 + 3593.6 / 460000, 0.2, 0.6, "rear tyre: free radius" },
    { "mux1", "-", 1, 0, 2, "rear tyre: longitudinal friction" },
    { "muy1", "-", 1, 0, 2, "rear tyre: lateral friction" },
    { "kapc1", "-", 0.1, 0.01, 1, "rear tyre: critical longitudinal slip" },
    { "alpc1", "rad", 0.1, 0.01, 1, "rear tyre: critical slip angle" },
    { "mW1", "kg", 57.35, 1, INFINITY, "rear wheel with hub and brake: mass" },
    { "IWt1", "kg m^2", 1.2402, 0.01, INFINITY, "rear wheel: inertia across its axis" },
    { "IWa1", "kg m^2", 1.908, 0.01, INFINITY, "rear wheel: inertia about its axis" },
    { "mA1", "kg", 6.0, 0.1, INFINITY, "rear A-arm: mass" },
    { "IAx1", "kg m^2", 0.052099, 1e-4, INFINITY, "rear A-arm: inertia about x" },
    { "IAy1", "kg m^2", 0.023235, 1e-4, INFINITY, "rear A-arm: inertia about y" },
    { "IAz1", "kg m^2", 0.068864, 1e-4, INFINITY, "rear A-arm: inertia about z" },
    { "xA1", "m", -1.047, -1.147, -0.947, "rear A-arm's center of mass, x" },
    { "yA1", "m", 0.4155, 0.3155, 0.5155, "rear A-arm's center of mass, y" },
    { "zA1", "m", 0.2655, 0.1655, 0.3655, "rear A-arm's center of mass, z" },
    { "xW1", "m", -1.047, -1.147, -0.947, "rear wheel center, x" },
    { "yW1", "m", 0.615, 0.515, 0.715, "rear wheel center, y" },
    { "zW1", "m", 0.356, 0.256, 0.456, "rear wheel center, z" },
    { "xAH1", "m", -1.047, -1.147, -0.947, "rear A-arm to hub carrier, x" },
    { "yAH1", "m", 0.572, 0.472, 0.672, "rear A-arm to hub carrier, y" },
    { "zAH1", "m", 0.229, 0.129, 0.329, "rear A-arm to hub carrier, z" },
    { "xAC1", "m", -1.047, -1.147, -0.947, "rear A-arm to chassis, x" },
    { "yAC1", "m", 0.259, 0.159, 0.359, "rear A-arm to chassis, y" },
    { "zAC1", "m", 0.302, 0.202, 0.402, "rear A-arm to chassis, z" },
    { "xE1", "m", -1.047, -1.147, -0.947, "rear leaf spring's eye on the hub carrier, x" },
    { "yE1", "m", 0.488, 0.388, 0.588, "rear leaf spring's eye on the hub carrier, y" },
    { "zE1", "m", 0.531, 0.431, 0.631, "rear leaf spring's eye on the hub carrier, z" },
    { "xLC1", "m", -1.047, -1.147, -0.947, "rear leaf spring to chassis, x" },
    { "yLC1", "m", 0.1585, 0.0585, 0.2585, "rear leaf spring to chassis, y" },
    { "zLC1", "m", 0.6, 0.5, 0.7, "rear leaf spring to chassis, z" },
    { "xDA1", "m", -1.122, -1.222, -1.022, "rear damper to A-arm, x" },
    { "yDA1", "m", 0.5, 0.4, 0.6, "rear damper to A-arm, y" },
    { "zDA1", "m", 0.241, 0.141, 0.341, "rear damper to A-arm, z" },
    { "xDC1", "m", -1.122, -1.222, -1.022, "rear damper to chassis, x" },
    { "yDC1", "m", 0.297, 0.197, 0.397, "rear damper to chassis, y" },
    { "zDC1", "m", 0.632, 0.532, 0.732, "rear damper to chassis, z" },
    { "kL2", "N/m", 35906, 0, INFINITY, "front leaf spring: stiffness" },
    { "lL2", "m", 1 + 2728.9 / 35906, 0.5, 2, "front leaf spring: natural length" },
    { "hL2", "m", 1, 0.5, 2, "front leaf spring: height of its upper end above the nominal eye" },
    { "kB2", "N/m", 1e7, 0, INFINITY, "front bump stop: stiffness" },
    { "lB2", "m", 0.93, 0.5, 1.1, "front bump stop: leaf spring's length at which it hits" },
    { "kSa2", "N", -4.0092e6, -4.1292e6, -3.7092e6, "front spring: constant part of the tension" },
    { "kS2", "N/m", 2.8397e7, 2.8114e7, 2.9248e7,
      "front spring: linear coefficient (dominant stiffness)" },
    { "kSq2", "N/m^2", -6.7061e7, -6.7216e7, -6.5258e7, "front spring: quadratic coefficient" },
    { "kSc2", "N/m^3", 5.2796e7, 5.2562e7, 5.6889e7, "front spring: cubic coefficient" },
    { "cS2", "N s/m", 9945.627, 0, INFINITY,
      "front damper: linear coefficient (dominant damping)" },
    { "cSq2", "N s^2/m^2", 33955.72, -INFINITY, INFINITY, "front damper: quadratic coefficient" },
    { "cSc2", "N s^3/m^3", -59832.25, -INFINITY, INFINITY, "front damper: cubic coefficient" },
    { "cSf2", "N s^4/m^4", -395651.0, -INFINITY, INFINITY, "front damper: quartic coefficient" },
    { "vlo2", "m/s", -0.2, -1, -0.02, "front damper: rate below which the compression law holds" },
    { "clo2", "N s/m", 1844.3, 0, INFINITY, "front damper: slope of the compression law" },
    { "flo2", "N", -416.42, -INFINITY, INFINITY, "front damper: constant of the compression law" },
    { "vhi2", "m/s", 0.21, 0.02, 1, "front damper: rate above which the extension law holds" },
    { "chi2", "N s/m", 1634.727, 0, INFINITY, "front damper: slope of the extension law" },
    { "fhi2", "N", 1919.1638, -INFINITY, INFINITY, "front damper: constant of the extension law" },
    { "kn2", "N/m", 460000, 1e4, INFINITY, "front tyre: vertical stiffness" },
    { "R2", "m", 0.356 + 3829.6 / 460000, 0.2, 0.6, "front tyre: free radius" },
    { "mux2", "-", 1, 0, 2, "front tyre: longitudinal friction" },
    { "muy2", "-", 1, 0, 2, "front tyre: lateral friction" },
    { "kapc2", "-", 0.1, 0.01, 1, "front tyre: critical longitudinal slip" },
    { "alpc2", "rad", 0.1, 0.01, 1, "front tyre: critical slip angle" },
    { "mW2", "kg", 57.35, 1, INFINITY, "front wheel with hub and brake: mass" },
    { "IWt2", "kg m^2", 1.2402, 0.01, INFINITY, "front wheel: inertia across its axis" },
    { "IWa2", "kg m^2", 1.908, 0.01, INFINITY, "front wheel: inertia about its axis" },
    { "mA2", "kg", 6.0, 0.1, INFINITY, "front A-arm: mass" },
    { "IAx2", "kg m^2", 0.052099, 1e-4, INFINITY, "front A-arm: inertia about x" },
    { "IAy2", "kg m^2", 0.023235, 1e-4, INFINITY, "front A-arm: inertia about y" },
    { "IAz2", "kg m^2", 0.068864, 1e-4, INFINITY, "front A-arm: inertia about z" },
    { "xA2", "m", 0.97, 0.87, 1.07, "front A-arm's center of mass, x" },
    { "yA2", "m", 0.4155, 0.3155, 0.5155, "front A-arm's center of mass, y" },
    { "zA2", "m", 0.2655, 0.1655, 0.3655, "front A-arm's center of mass, z" },
    { "xW2", "m", 0.97, 0.87, 1.07, "front wheel center, x" },
    { "yW2", "m", 0.615, 0.515, 0.715, "front wheel center, y" },
    { "zW2", "m", 0.356, 0.256, 0.456, "front wheel center, z" },
    { "xAH2", "m", 0.97, 0.87, 1.07, "front A-arm to hub carrier, x" },
    { "yAH2", "m", 0.572, 0.472, 0.672, "front A-arm to hub carrier, y" },
    { "zAH2", "m", 0.229, 0.129, 0.329, "front A-arm to hub carrier, z" },
    { "xAC2", "m", 0.97, 0.87, 1.07, "front A-arm to chassis, x" },
    { "yAC2", "m", 0.259, 0.159, 0.359, "front A-arm to chassis, y" },
    { "zAC2", "m", 0.302, 0.202, 0.402, "front A-arm to chassis, z" },
    { "xE2", "m", 0.97, 0.87, 1.07, "front leaf spring's eye on the hub carrier, x" },
    { "yE2", "m", 0.488, 0.388, 0.588, "front leaf spring's eye on the hub carrier, y" },
    { "zE2", "m", 0.531, 0.431, 0.631, "front leaf spring's eye on the hub carrier, z" },
    { "xLC2", "m", 0.97, 0.87, 1.07, "front leaf spring to chassis, x" },
    { "yLC2", "m", 0.1585, 0.0585, 0.2585, "front leaf spring to chassis, y" },
    { "zLC2", "m", 0.6, 0.5, 0.7, "front leaf spring to chassis, z" },
    { "xDA2", "m", 1.045, 0.945, 1.145, "front damper to A-arm, x" },
    { "yDA2", "m", 0.5, 0.4, 0.6, "front damper to A-arm, y" },
    { "zDA2", "m", 0.241, 0.141, 0.341, "front damper to A-arm, z" },
    { "xDC2", "m", 1.045, 0.945, 1.145, "front damper to chassis, x" },
    { "yDC2", "m", 0.297, 0.197, 0.397, "front damper to chassis, y" },
    { "zDC2", "m", 0.632, 0.532, 0.732, "front damper to chassis, z" },
    { "xTH", "m", 0.83, 0.73, 0.93, "tie rod to hub carrier, x" },
    { "yTH", "m", 0.448, 0.348, 0.548, "tie rod to hub carrier, y" },
    { "zTH", "m", 0.531, 0.431, 0.631, "tie rod to hub carrier, z" },
    { "xTR", "m", 0.83, 0.78, 0.88, "tie rod to rack, x" },
    { "yTR", "m", 0.07, 0.02, 0.12, "tie rod to rack, y" },
    { "zTR", "m", 0.6, 0.55, 0.65, "tie rod to rack, z" },
    { "xR", "m", 0.83, 0.73, 0.93, "steering rack, x" },
    { "zR", "m", 0.6, 0.5, 0.7, "steering rack, z" },
    { "mC", "kg", 1260, 100, INFINITY, "chassis: mass" },
    { "ICx", "kg m^2", 130, 10, INFINITY, "chassis: inertia about x" },
    { "ICy", "kg m^2", 1620, 10, INFINITY, "chassis: inertia about y" },
    { "ICz", "kg m^2", 1670, 10, INFINITY, "chassis: inertia about z" },
    { "xC", "m", 0.0, -0.3, 0.3, "chassis's center of gravity, x" },
    { "zC", "m", 0.57, 0.27, 0.87, "chassis's center of gravity, z" },
    { "xP", "m", -0.2, -1.2, 0.8, "seat, where the cost `seat` measures, x" },
    { "yP", "m", 0.35, -0.65, 1.35, "seat, where the cost `seat` measures, y" },
    { "zP", "m", 0.8, -0.2, 1.8, "seat, where the cost `seat` measures, z" },
    { "g", "m/s^2", 9.81, 0, 20, "gravity" },
    { "speed", "m/s", 5, 0.5, 50, "speed along x at the start" },
    { "step_h", "m", 0.1, -0.3, 0.3, "step: depth, positive down" },
    { "step_x", "m", 6, 0, INFINITY, "step: its position along x" },
    { "ramp", "m", 0, 0, 10, "step: length of its quintic ramp; 0 is the sharp step" },
    { "band", "m/s", 1e-3, 0, 0.05,
      "damper: half width in rate over which a jump between two laws is spread; 0 is the jump "
      "itself" },
    { "steer", "m", 0, -0.05, 0.05, "rack: stroke, steer (1 - cos(2 pi steer_f t)) / 2" },
    { "steer_f", "Hz", 0.5, 0, 5, "rack: frequency of the stroke" },
};

#define BODY(b) b "_x", b "_y", b "_z", b "_e0", b "_e1", b "_e2", b "_e3"
#define CORNER_BODIES(c) BODY("wheel_" c), BODY("arm_" c), BODY("leaf_" c), BODY("hub_" c)
static const char *const coordinates[N] = { BODY("chassis"),     CORNER_BODIES("fl"),
                                            CORNER_BODIES("fr"), CORNER_BODIES("rl"),
                                            CORNER_BODIES("rr"), BODY("rod_l"),
                                            BODY("rod_r"),       BODY("rack") };

#define CORNER_SWITCHES(c)                                                                         \
    c ": bump stop", c ": damper, into the compression joint",                                     \
        c ": damper, out of the compression joint", c ": damper, into the extension joint",        \
        c ": damper, out of the extension joint", c ": start of the step", c ": end of the step",  \
        c ": tyre loaded", c ": slip above kappa_c", c ": slip below -kappa_c",                    \
        c ": slip angle above alpha_c", c ": slip angle below -alpha_c",                           \
        c ": outside the slip ellipse"
static const char *const switches[S] = { CORNER_SWITCHES("front left"),
                                         CORNER_SWITCHES("front right"),
                                         CORNER_SWITCHES("rear left"),
                                         CORNER_SWITCHES("rear right") };

#define CORNER_TABLE(c, corner)                                                                    \
    { "wheel_z_" c, "m", corner " wheel: height of its center" },                                  \
        { "tyre_" c, "N", corner " tyre: vertical force" },                                        \
        { "leaf_" c, "N", corner " leaf spring: force, positive pushes" },                         \
        { "bump_" c, "N", corner " bump stop: force" },                                            \
        { "strut_" c, "N", corner " spring-damper: force, positive in tension" },                  \
    {                                                                                              \
        "travel_" c, "m",                                                                          \
            corner " suspension: travel from the nominal position, positive in compression"        \
    }
static const cst_output outputs[] = { { "chassis_dz", "m",
                                        "chassis: height above the nominal one" },
                                      { "pitch", "deg", "chassis: pitch, positive nose down" },
                                      { "chassis_vz", "m/s", "chassis: vertical velocity" },
                                      { "chassis_az", "m/s^2", "chassis: vertical acceleration" },
                                      CORNER_TABLE("fl", "front left"),
                                      CORNER_TABLE("fr", "front right"),
                                      CORNER_TABLE("rl", "rear left"),
                                      CORNER_TABLE("rr", "rear right") };

#endif
