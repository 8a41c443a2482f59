#!/usr/bin/env bash
# Writes a model to begin with.  See --help.
set -eu
unset CDPATH
usage() {
    cat <<'TXT'
usage: scripts/new_model.sh [--bodies N | --driven | --vehicle-corner | --space | --contact] [--here] NAME

Writes a model that builds and passes every check as it is, to be edited: a chain of N bars (2) in the plane, with gravity, a
spring and damper on its tip, named parameters, costs and outputs.

  --driven           a four-bar instead, whose crank is driven and whose coupler follows a path
  --vehicle-corner   a corner of a vehicle instead: wishbones, spring, damper, a tyre that may lift off
  --space            two bars in space instead: a hinge on a tilted axis, a universal joint, a spring
  --contact          a bar that falls onto a rough floor instead: impacts, rest, stick and slip

  (nothing)    into models/NAME.c and models/MODELS; then: scripts/regen_ad.sh NAME, build, costate gradient NAME --check
  --here       into NAME.c where you are; then: costate build NAME.c
TXT
}

tree=$(cd "$(dirname "$0")/.." && pwd)
export LC_ALL=C
die() { printf '%s: %s\n' "${COSTATE_SPEAKER:-new_model}" "$*" >&2; exit 2; }
bodies=2 here=0 name= kind=chain
while [ $# -gt 0 ]; do
    case $1 in
    -h | --help) usage; exit 0 ;;
    --) [ $# = 2 ] || die "one name at a time: after --, give one"; name=$2; shift ;;
    --here) here=1 ;;
    --driven | --vehicle-corner | --space | --contact)
        [ $kind = chain ] || die "--$kind and $1: a model begins as one of them: give one"
        kind=${1#--} ;;
    --bodies) [ $# -gt 1 ] || die "--bodies needs a number"; bodies=$2; shift ;;
    -*) die "unknown option '$1': see --help" ;;
    *) [ -z "$name" ] || die "one name at a time: '$1' is too much"; name=$1 ;;
    esac
    shift
done
[ -n "$name" ] || { usage >&2; exit 2; }
case $name in cst) die "'cst' cannot name a model: the library's own names begin so: take another" ;; [!a-z]* | *[!a-z0-9]*) printf -v shown %q "$name"; die "$shown cannot name a model: take lower-case letters and digits, such as crank2" ;; esac
case $bodies in '' | *[!0-9]*) die "--bodies '$bodies' is not a number: give one from 1 to 50" ;; esac
[ "$bodies" -ge 1 ] && [ "$bodies" -le 50 ] || die "--bodies $bodies: give a number from 1 to 50"
bodies=$((10#$bodies))
file=$name.c
[ $here = 1 ] || file=$tree/models/$name.c
[ ! -e "$file" ] || die "$file is there already: take another name, or remove it"

# each 'TEXT': a line for each body, with @ for its number, # for the one before, % and ~ for its place in q and in phi.
each() { for ((i = 1; i <= bodies; i++)); do echo "$1" | sed -e "s/@/$i/g" -e "s/#/$((i - 1))/g" -e "s/%/$((3 * (i - 1)))/g" -e "s/~/$((2 * (i - 1)))/g"; done; }
# later 'TEXT': the same for all but the first.
later() { each "$1" | tail -n +2; }
# list 'TEXT' SEPARATOR: the same in one line.
list() { each "$1" | sed -e ':a' -e 'N' -e '$!ba' -e "s/\n/$2/g"; }
last=$bodies bars="a chain of $bodies bars"
[ "$bodies" != 1 ] || bars="a bar"

model() {
    cat <<C
/* $name: $bars that hangs from the origin, with a spring and a damper from its tip to the ground.
 *
 * A model to be edited into your own.  It says, for coordinates q, velocities v, accelerations a and parameters rho,
 *
 *     M(q, rho) a + Phi_q' lambda = Q(t, q, v, rho)        the equations of motion: M a and Q are written here
 *     Phi(t, q, rho) = 0                                   the constraints; lambda are their reactions
 *     psi = w(tF, ...) + integral of g(t, ...) dt          the costs, any number of them
 *
 * and nothing else: Tapenade writes all derivatives.  For that, the part above #include "costate.h" keeps to plain C:
 *
 *   - a function that the program calls is ${name}_<kernel>, with the arguments below, and sets all of its outputs;
 *   - an array has its size, double x[3], also as an argument: never double *x; a part of it is passed as &q[BODY1];
 *   - variables are declared at the top of a function and assigned afterwards, each once;
 *   - no if on the state (declare a switch instead); sqrt in a constraint is pow(x, 0.5); no fmin, fmax, hypot;
 *   - what is passed to a function is a variable or a plain product: not -x, not an int mixed with a double.
 *
 * The author's guide, authors.md, has the reasons.  SI units throughout. */
#include <math.h>

#include "planar.h" /* bodies, joints and springs in the plane; joints.h and elements.h are the same in space */

#define BODIES $bodies
#define N (3 * BODIES) /* coordinates: x, y of the center of mass and the angle from the x axis, for each body       */
#define M (2 * BODIES) /* constraint equations: two for each pin                                                     */

/* Where each body's coordinates begin in q */
enum { $(list 'BODY@ = %' ', ') };

/* The parameters: each has its place in rho, here, and its row in the table at the end; P is their number. */
enum { $(list 'M@, L@' ', '), GRAVITY, FRICTION, STIFFNESS, DAMPING, LENGTH0, ANCHOR_X, ANCHOR_Y, ANGLE, P };

/* f = M(q, rho) a: what it takes to accelerate.  A bar has J = m L^2 / 12 about its middle. */
void ${name}_inertia(const double q[N], const double a[N], const double rho[P], double f[N])
{
    int i;
    double $(list 'J@' ', ');
$(each '    J@ = rho[M@] * rho[L@] * rho[L@] / 12.0;')
    for (i = 0; i < N; i++)
        f[i] = 0.0;
$(each '    add_body(rho[M@], J@, &a[BODY@], &f[BODY@]);')
}

/* Q(t, q, v, rho): all forces but the joints' reactions.  mode is for switches, of which there are none here. */
void ${name}_forces(double t, const double q[N], const double v[N], const double rho[P], const int mode[1], double Q[N])
{
    int i;
    double tip;
    for (i = 0; i < N; i++)
        Q[i] = 0.0;
$(each '    add_weight(rho[M@], rho[GRAVITY], &Q[BODY@]);')
    Q[BODY1 + 2] -= rho[FRICTION] * v[BODY1 + 2];
$(later '    add_hinge_damper(rho[FRICTION], &v[BODY#], &v[BODY@], &Q[BODY#], &Q[BODY@]);')
    tip = 0.5 * rho[L$last];
    add_spring_to_ground(&q[BODY$last], &v[BODY$last], tip, 0.0, rho[ANCHOR_X], rho[ANCHOR_Y], rho[STIFFNESS], rho[DAMPING], rho[LENGTH0],
                         &Q[BODY$last]);
}

/* Phi(t, q, rho) = 0: the joints.  A bar's ends are at -L/2 and L/2 on its own x axis. */
void ${name}_constraints(double t, const double q[N], const double rho[P], double phi[M])
{
    double $(list 'back@' ', ')$(later ', front#' | tr -d '\n');
$(each '    back@ = -0.5 * rho[L@];')
$(later '    front# = 0.5 * rho[L#];')
    pin_to_ground(&q[BODY1], back1, 0.0, 0.0, 0.0, &phi[0]);
$(later '    pin(&q[BODY#], front#, 0.0, &q[BODY@], back@, 0.0, &phi[~]);')
}

/* A bar whose middle is at the distance d from the origin, all in one line at the angle given */
static void place(double d, double angle, double q[3])
{
    q[0] = d * cos(angle);
    q[1] = d * sin(angle);
    q[2] = angle;
}

/* The start: q and v at t = 0.  The descriptor says that it is assembled: the program takes the nearest state to this one that
 * fulfils the constraints, so a rough guess is enough.  Two bodies must not begin in one place. */
void ${name}_initial(const double rho[P], double q[N], double v[N])
{
    int i;
    double $(list 'd@' ', ');
    d1 = 0.5 * rho[L1];
$(later '    d@ = d# + 0.5 * (rho[L#] + rho[L@]);')
    for (i = 0; i < N; i++)
        v[i] = 0.0;
$(each '    place(d@, rho[ANGLE], &q[BODY@]);')
}

/* The potential energy, by which the program watches its accuracy.  Optional, and not differentiated. */
double ${name}_potential(double t, const double q[N], const double rho[P])
{
    double r[2], height, stretch;
    point(&q[BODY$last], 0.5 * rho[L$last], 0.0, r);
    stretch = distance(rho[ANCHOR_X], rho[ANCHOR_Y], r[0], r[1]) - rho[LENGTH0];
    height = $(list 'rho[M@] * q[BODY@ + 1]' ' + ');
    return rho[GRAVITY] * height + 0.5 * rho[STIFFNESS] * stretch * stretch;
}

/* A cost to be integrated: ${name}_cost_<name>.  The tip's distance from the anchor, squared. */
double ${name}_cost_tip(double t, const double q[N], const double v[N], const double a[N], const double lambda[M], const double rho[P],
                        const int mode[1])
{
    double r[2], tip, dx, dy;
    tip = 0.5 * rho[L$last];
    point(&q[BODY$last], tip, 0.0, r);
    dx = r[0] - rho[ANCHOR_X];
    dy = r[1] - rho[ANCHOR_Y];
    return dx * dx + dy * dy;
}

/* The force in the pin at the origin, squared: lambda[0] and lambda[1] are the reactions of phi[0] and phi[1]. */
double ${name}_cost_pin(double t, const double q[N], const double v[N], const double a[N], const double lambda[M], const double rho[P],
                        const int mode[1])
{
    return lambda[0] * lambda[0] + lambda[1] * lambda[1];
}

/* A cost of the end: ${name}_final_<name>.  The tip's height. */
double ${name}_final_height(double t, const double q[N], const double v[N], const double a[N], const double lambda[M], const double rho[P],
                            const int mode[1])
{
    double r[2], tip;
    tip = 0.5 * rho[L$last];
    point(&q[BODY$last], tip, 0.0, r);
    return r[1];
}

/* What there is to look at in a simulation, and what responses such as max(pin_force) are functionals of: any quantities. */
void ${name}_outputs(double t, const double q[N], const double v[N], const double a[N], const double lambda[M], const double rho[P],
                     const int mode[1], double out[4])
{
    double r[2], tip;
    tip = 0.5 * rho[L$last];
    point(&q[BODY$last], tip, 0.0, r);
    out[0] = r[0];
    out[1] = r[1];
    out[2] = distance(rho[ANCHOR_X], rho[ANCHOR_Y], r[0], r[1]);
    out[3] = sqrt(lambda[0] * lambda[0] + lambda[1] * lambda[1]);
}

#include "costate.h" /* Tapenade reads up to here; below, any C will do */

/* Name, unit, default, lower and upper bound, meaning: a row for each name in the enum above. */
static const cst_parameter parameters[P] = {
$(each '    [M@] = { "m@", "kg", 1.0, 1e-3, 1e3, "mass of bar @" },
    [L@] = { "L@", "m", 0.5, 0.05, 10.0, "length of bar @" },')
    [GRAVITY] = { "g", "m/s^2", 9.81, 0.0, 100.0, "gravity, along -y" },
    [FRICTION] = { "b", "N m s/rad", 0.2, 0.0, 100.0, "damping in each pin" },
    [STIFFNESS] = { "k", "N/m", 30.0, 0.0, 1e6, "rate of the spring" },
    [DAMPING] = { "c", "N s/m", 1.0, 0.0, 1e4, "coefficient of the damper" },
    [LENGTH0] = { "l0", "m", 0.3, 0.0, 10.0, "natural length of the spring" },
    [ANCHOR_X] = { "xa", "m", $bodies.0, -100.0, 100.0, "the spring's anchor" },
    [ANCHOR_Y] = { "ya", "m", 0.5, -100.0, 100.0, "the spring's anchor" },
    [ANGLE] = { "angle", "rad", -0.6, -3.2, 3.2, "angle of all bars at the start, from the x axis" },
};

/* The costs; the first is the default. */
static const cst_cost costs[] = {
    { "tip", "m^2 s", "integral of the tip's squared distance from the anchor" },
    { "pin", "N^2 s", "integral of the squared force in the pin at the origin" },
    { "height", "m", "height of the tip at the end" },
};

/* What ${name}_outputs gives. */
static const cst_output outputs[] = {
    { "tip_x", "m", "position of the tip" },
    { "tip_y", "m", "position of the tip" },
    { "spring", "m", "length of the spring" },
    { "pin_force", "N", "force in the pin at the origin" },
};

static const char *const coordinates[N] = { $(list '"x@", "y@", "theta@"' ', ') };

/* How it is drawn in report.html: points in meters, x y z, and the parts that join them.  Optional. */
static void ${name}_sketch(double t, const double *q, const double *rho, double (*points)[3])
{
    for (int i = 0; i < BODIES; i++) {
        point(&q[3 * i], -0.5 * rho[L1 + 2 * i], 0.0, points[i]);
        point(&q[3 * i], 0.5 * rho[L1 + 2 * i], 0.0, points[i + 1]);
        points[i][2] = points[i + 1][2] = 0.0;
    }
    points[BODIES + 1][0] = rho[ANCHOR_X];
    points[BODIES + 1][1] = rho[ANCHOR_Y];
    points[BODIES + 1][2] = 0.0;
}

/* Kind, points, name; CST_LINE, CST_PLATE, CST_WHEEL, CST_MASS and CST_GROUND are the others: see costate.h. */
static const cst_sketch_part parts[] = {
    { CST_PIVOT, 0, 0, 0, "pin" }, { CST_PIVOT, BODIES + 1, 0, 0, "anchor" },
$(each '    { CST_BAR, #, @, 0, "bar @" },')
    { CST_SPRING, BODIES, BODIES + 1, 0, "spring" }, { CST_TRACE, BODIES, 0, 0, "tip" },
};

static const cst_sketch sketch = { .place = ${name}_sketch, .points = BODIES + 2, .parts = parts,
                                   .parts_count = sizeof parts / sizeof parts[0], .up = 1 };

/* The descriptor: ${name}_model.  tf is the default horizon, design the default design variables. */
extern const cst_kernels ${name}_kernels;
const cst_model ${name}_model = {
    .abi = CST_ABI, .name = "$name", .about = "$bars with a spring on its tip",
    .n = N, .m = M, .p = P, .parameters = parameters, .costs = costs, .costs_count = 3, .design = "k,l0,L1",
    .coordinates = coordinates, .outputs = outputs, .outputs_count = 4,
    .start = CST_ASSEMBLED, .tf = 2.0, .kernels = &${name}_kernels, .sketch = &sketch,
};
C
}

# What is written in place of the chain; @NAME@ stands for the model's name.  The four-bar is one of the models that ship.
begin() {
    case $kind in
    chain) model ;;
    driven) bars="a driven four-bar"; sed "s/fourbar/$name/g" "$tree/models/fourbar.c" ;;
    vehicle-corner) bars="a corner of a vehicle"; sed "s/@NAME@/$name/g" "$tree/scripts/scaffolds/vehicle_corner.c" ;;
    space) bars="two bars in space"; sed "s/@NAME@/$name/g" "$tree/scripts/scaffolds/space.c" ;;
    contact) bars="a bar that falls onto a floor"; sed "s/@NAME@/$name/g" "$tree/scripts/scaffolds/contact.c" ;;
    esac
}

spring=" with a spring"
case $kind in driven | contact) spring= ;; esac
begin >"$file" || { rm -f "$file"; die "cannot write $file: choose a directory that is yours"; }
if [ $here = 1 ]; then
    echo "$file: $bars$spring; edit it, then: costate build $file"
else
    grep -qx "$name" "$tree/models/MODELS" || echo "$name" >>"$tree/models/MODELS"
    echo "models/$name.c: $bars$spring; edit it, then: scripts/regen_ad.sh $name, and build"
fi
