#!/usr/bin/env bash
# Models outside the tree: costate new, costate build, and the plug-in wherever a model is named.
#   test_plugin.sh plain COSTATE       without Tapenade: derivatives that come with Costate
#   test_plugin.sh tapenade COSTATE    with it (77 if it is not there): from a scaffold to a checked gradient
what=$1 costate=$(realpath "$2")
. "$(dirname "$0")/../shell.sh"
cd "$scratch" || exit 1
for tool in cc nm python3; do command -v $tool >/dev/null 2>&1 || { echo "SKIP: $tool is not here"; exit 77; }; done
c() { run "$costate" "$@"; }
has_tapenade() { [ -x "${TAPENADE_HOME:-/nonexistent}/bin/tapenade" ] || command -v tapenade >/dev/null 2>&1; }
said() { for word in "$@"; do grep -qF -- "$word" out err || return 1; done; }

# works WHAT WORDS -- ARGUMENTS...: status 0, and the words are said.
works() { tells 0 "$@"; }
# refuses WHAT WORDS -- ARGUMENTS...: one line on stderr, status 2.
refuses() { tells 2 "$@"; }
tells() {
    wanted=$1 name=$2; shift 2
    words=()
    while [ "$1" != -- ]; do words+=("$1"); shift; done
    shift
    c "$@"
    [ $status = "$wanted" ] && { [ "$wanted" != 2 ] || [ "$(grep -c '^costate: ' err)$(wc -l <err)" = 11 ]; } && said "${words[@]}"
    verdict $? "$name"
}

# The same numbers from the plug-in and from the model that is built in.
same_numbers() {
    works "the model that is built in" psi -- gradient slidercrank --wrt all --json
    cp out built_in.json
    for way in "gradient ./slidercrank.so" "gradient slidercrank.so" "gradient --model ./slidercrank.so" "--model ./slidercrank.so gradient" \
        "--model=$PWD/slidercrank.so gradient"; do
        works "costate $way" psi -- $way --wrt all --json
        python3 - <<'PYTHON' 2>err
import json
a, b = json.load(open("built_in.json")), json.load(open("out"))
close = lambda x, y: abs(x - y) <= 1e-9 * (abs(x) + 1)
assert a["model"] == b["model"] and close(a["psi"], b["psi"]) and list(a["gradient"]) == list(b["gradient"])
assert all(close(x, y) for x, y in zip(a["gradient"].values(), b["gradient"].values())), (a["gradient"], b["gradient"])
PYTHON
        verdict $? "  has the numbers of the model that is built in"
    done
    echo '{ "model": "./slidercrank.so", "tf": 0.5 }' >problem.json
    refuses "a plug-in in a problem file" "'./slidercrank.so'" "--trust" -- simulate --problem problem.json
    works "  with --trust" slidercrank -- simulate --problem problem.json --trust
    works "  on the command line, the rest from the file" "0 to 0.5 s" -- simulate slidercrank.so --problem problem.json
    echo '{ "model": "slidercrank.so", "scenarios": [{ "tf": 0.5 }] }' >scenarios.json
    refuses "a plug-in in a scenarios file" "'slidercrank.so'" "--trust" -- gradient --scenarios scenarios.json
    works "  with --trust" slidercrank -- gradient --scenarios scenarios.json --trust
    echo '[{ "tf": 0.5 }]' >scenarios.json
    refuses "in a problem file beside one with scenarios" "--trust" -- gradient --scenarios scenarios.json --problem problem.json
    constructor
    [ "$(nm -D --defined-only slidercrank.so | awk '{ print $3 }')" = cst_plugin ]; verdict $? "a plug-in shows one symbol"
}

# What is refused is not loaded either: its constructor would have run.
constructor() {
    cat >fake.c <<'C'
#include <stdio.h>
__attribute__((constructor)) static void run(void) { FILE *f = fopen("ran", "w"); if (f) fclose(f); }
C
    cc -shared -fPIC fake.c -o runs.so
    echo '{ "model": "./runs.so" }' >problem.json
    refuses "a plug-in that runs when it is loaded" "--trust" -- gradient --problem problem.json
    [ ! -e ran ]; verdict $? "  has not run"
    c gradient --problem problem.json --trust
    [ -e ran ]; verdict $? "  and would have"
    rm -f ran
}

every_command() {
    works "models" crank -- models ./slidercrank.so
    works "equilibrium" x1 -- equilibrium ./slidercrank.so
    works "simulate" psi -- simulate ./slidercrank.so --tf 0.2 --out results
    works "gradient --check" confirmed -- gradient ./slidercrank.so --check
    works "check" "0 failed" -- check ./slidercrank.so
    works "compare" adjoint -- compare ./slidercrank.so --tf 0.1
    works "optimize" psi -- optimize ./slidercrank.so --tf 0.5 --max-iterations 2 --out results
    works "optimize --resume" psi -- optimize ./slidercrank.so --tf 0.5 --max-iterations 3 --out results --resume
    ls results | grep -q '^slidercrank_'; verdict $? "files are named after the model"
    [ -z "$(ls results | grep -v '^slidercrank_\|^report.html$')" ]; verdict $? "and none but the page otherwise"
}

# One derivative that is wrong by 24 %, of a parameter that moves psi by 7 % of what another does: it
# is contradicted, and the others are confirmed.
verdicts() {
    WRONG=6 c gradient ./around.so --cost shake --tf 0.5 --wrt crank,m3,k,c --check
    [ $status = 1 ] && [ "$(awk '/^(crank|m3|k|c) / { print $1, $NF }' out | tr '\n' ' ')" = "crank confirmed m3 confirmed k confirmed c CONTRADICTED " ] &&
        said "The gradient is NOT confirmed:" "  c: contradicted; costate check shows which derivative is wrong" "  crank, m3, k: confirmed"
    verdict $? "a verdict per parameter: one derivative that is wrong"
    c gradient ./around.so --cost shake --tf 0.5 --wrt crank,m3,k,c --check
    [ $status = 0 ] && said "The gradient is confirmed."; verdict $? "  and none where all are right"
    hessian="gradient ./around.so --cost shake --tf 0.5 --wrt crank,k --hessian --check"
    c $hessian
    [ $status = 0 ] && said "The Hessian is by rk; the differences are by cvodes." "The Hessian is confirmed."; verdict $? "second derivatives that are right"
    BEND=1.2 c $hessian
    [ $status = 1 ] && [ "$(awk '/^against/ { on = 1 } on && /^(crank|k) / { print $1, $NF }' out | tr '\n' ' ')" = "crank CONTRADICTED k CONTRADICTED " ] &&
        said "The Hessian is NOT confirmed: costate check shows which derivative is wrong"
    verdict $? "  and wrong ones, of a cost whose gradient is right"
    BEND=1.2 c $hessian --json
    [ $status = 1 ] && said '"passed": false' '"contradicted"'; verdict $? "  in JSON too"
}

# A plug-in around another: the cost times FACTOR and its derivative times SLOPE, as if its code had
# been edited between two runs.
edited_models() {
    cat >around.c <<'C'
#include <costate_model.h>
#include <dlfcn.h>
#include <stdlib.h>
extern CST_API struct cst_plugin cst_plugin;
struct cst_plugin cst_plugin;
static cst_model model;
static cst_kernels kernels;
static cst_cost_kernels costs[2], sound;
static double factor = 1.0, slope = 1.0;
static double g(double t, const double *q, const double *v, const double *a, const double *l, const double *rho, const int *mode)
{
    return factor * sound.g(t, q, v, a, l, rho, mode);
}
static void g_b(double t, const double *q, double *qb, const double *v, double *vb, const double *a, double *ab, const double *l,
                double *lb, const double *rho, double *rhob, const int *mode, double b)
{
    sound.g_b(t, q, qb, v, vb, a, ab, l, lb, rho, rhob, mode, slope * b);
}
static double bend = 1.0; /* the second derivatives of the cost times this */
static void g_e0_b(double t, double *tb, double te, const double *q, double *qb, const double *qe, const double *v, double *vb, const double *ve,
                   const double *a, double *ab, const double *ae, const double *l, double *lb, const double *le, const double *rho, double *rhob,
                   const double *rhoe, const int *mode, double *value, double *valueb, double b)
{
    sound.g_e0_b(t, tb, te, q, qb, qe, v, vb, ve, a, ab, ae, l, lb, le, rho, rhob, rhoe, mode, value, valueb, bend * b);
}
static void (*forces_b)(double t, const double *q, double *qb, const double *v, double *vb, const double *rho, double *rhob,
                        const int *mode, double *Q, double *Qb);
static int wrong = -1; /* the derivative of the forces with respect to that parameter is 24 % too large */
static void wrong_b(double t, const double *q, double *qb, const double *v, double *vb, const double *rho, double *rhob,
                    const int *mode, double *Q, double *Qb)
{
    forces_b(t, q, qb, v, vb, rho, rhob, mode, Q, Qb);
    rhob[wrong] *= 1.24;
}
static const double *table; /* what is 2^31 numbers before it cannot be read */
static void (*forces)(double t, const double *q, const double *v, const double *rho, const int *mode, double *Q);
static void index_of_state(double t, const double *q, const double *v, const double *rho, const int *mode, double *Q)
{
    forces(t, q, v, rho, mode, Q);
    Q[0] += table[(int)(q[2] * 1e-3)];
}
__attribute__((constructor)) static void make(void)
{
    static const double zeros[4];
    table = zeros;
    struct cst_plugin *inner = dlsym(dlopen("./slidercrank.so", RTLD_NOW), "cst_plugin");
    cst_plugin = *inner;
    model = *inner->model;
    kernels = *model.kernels;
    cst_plugin.model = &model;
    model.kernels = &kernels;
    costs[0] = kernels.costs[0], costs[1] = kernels.costs[1];
    for (int i = 0; i < 2; i++)
        if (costs[i].g && !costs[i].w) {
            sound = costs[i];
            costs[i].g = g, costs[i].g_b = g_b, costs[i].g_e0_b = g_e0_b;
        }
    kernels.costs = costs;
    if (getenv("FACTOR"))
        factor = atof(getenv("FACTOR"));
    if (getenv("SLOPE"))
        slope = atof(getenv("SLOPE"));
    if (getenv("BEND"))
        bend = atof(getenv("BEND"));
    if (getenv("INDEX")) {
        forces = kernels.forces;
        kernels.forces = index_of_state;
        kernels.fused = NULL;
    }
    if (getenv("WRONG")) {
        wrong = atoi(getenv("WRONG"));
        forces_b = kernels.forces_b;
        kernels.forces_b = wrong_b;
        kernels.fused = NULL;
    }
}
C
    cc -shared -fPIC -I"$root/src" around.c -o around.so || { verdict 1 "a plug-in around another"; return; }
    verdicts
    for integrator in rk cvodes; do
        INDEX=1 c gradient ./around.so --cost shake --tf 0.5 --integrator $integrator --json
        [ $status = 0 ] && said '"psi"'; verdict $? "an index made of the state: nothing is poisoned, nothing crashes ($integrator)"
    done
    INDEX=1 c models ./around.so
    [ $status = 0 ]; verdict $? "  nor in models"
    short="optimize ./around.so --cost shake --tf 0.3 --max-iterations 2 --state edited"
    works "a plug-in around another" confirmed -- $short
    works "  and resumed" psi -- $short --resume
    for edit in FACTOR=1.0000000000000002 SLOPE=1.0000000001; do
        run env $edit "$costate" $short --resume
        [ $status = 2 ] && [ ! -s out ] && [ "$(wc -l <err)" = 1 ] && said "the model was changed" "start a new optimization"
        verdict $? "resumed after an edit ($edit): refused"
    done
    works "  and resumed once more, unedited" psi -- $short --resume
    rm -f edited
    SLOPE=1.3 c $short --json
    [ $status = 1 ] && [ "$(wc -l <err)" = 1 ] && said "certificate contradicts" "costate check" '"agrees": false'
    verdict $? "a gradient that is wrong by a factor: the certificate contradicts it, and the status is 1"
    rm -f edited
    c $short --json
    [ $status = 0 ] && said '"agrees": true' && [ ! -s err ]; verdict $? "  and 0 where it agrees"
}

# What is up to date is not made again; what is not, is.
rebuilding() {
    works "unchanged: nothing to do" "slidercrank.so is up to date" -- build slidercrank.c
    sed -i 's/\.about = "/&edited: /' slidercrank.c
    works "a descriptor that was edited" "compiling slidercrank.c" -- build slidercrank.c
    ! said derivatives; verdict $? "  compiles nothing but the model"
    works "  and is seen" "edited: " -- models ./slidercrank.so
    echo "/* edited */" >>slidercrank.ad/slidercrank_b.c
    works "a generated file that was edited is put right" "come with Costate" -- build slidercrank.c
    ! grep -q edited slidercrank.ad/slidercrank_b.c; verdict $? "  and has lost what was written into it"
    rm slidercrank.so
    works "a plug-in that was removed" "compiling slidercrank.c" -- build slidercrank.c
    [ -f slidercrank.so ]; verdict $? "  is there again"
    mkdir -p sub elsewhere/sub && cp slidercrank.c sub/
    CDPATH=$PWD/elsewhere works "a model in a directory that CDPATH has too" "come with Costate" -- build sub/slidercrank.c
    cp slidercrank.so arm.so
    refuses "a plug-in by its bare name" "did you mean ./arm.so" -- gradient arm
    refuses "a name that is the library's" "'cst' cannot name a model" -- new cst
}

compilers() {
    printf '#!/bin/sh\necho "$@" >>%s/calls\nexec cc "$@"\n' "$PWD" >mycc
    chmod +x mycc
    run env CC=./mycc "$costate" build slidercrank.c
    [ $status = 0 ] && grep -q slidercrank.c calls; verdict $? "CC is used"
    rm calls
    run env CC=./mycc CFLAGS=-DOF_MY_OWN "$costate" build slidercrank.c
    [ $status = 0 ] && grep -q -- -DOF_MY_OWN calls; verdict $? "CFLAGS is used"
    if command -v clang >/dev/null; then
        run env CC=clang "$costate" build slidercrank.c
        [ $status = 0 ] && [ ! -s err ]; verdict $? "clang, which does not know all of gcc's flags"
    fi
    run env CC=no-such-compiler "$costate" build slidercrank.c
    [ $status = 1 ] && said no-such-compiler CC; verdict $? "a compiler that is not there"
    cp slidercrank.c broken.bak
    sed -i 's/^static const cst_cost costs/this is no C;\n&/' slidercrank.c
    c build slidercrank.c
    [ $status = 1 ] && said slidercrank.c: error: "does not compile"; verdict $? "the compiler's own words"
    sed -e 's/const cst_model slidercrank_model/const cst_model another_model/' broken.bak >slidercrank.c
    c build slidercrank.c
    [ $status = 1 ] && said slidercrank_model; verdict $? "a descriptor of another name"
    sed -e 's/\.design = "crank,rod"/.design = "crank,nothing"/' broken.bak >slidercrank.c
    c build slidercrank.c
    [ $status = 1 ] && said .design "'nothing'" parameter; verdict $? "a design variable that is no parameter"
    sed -e 's/^    { "shake", .*/&\n    { "rattle", "m", "nothing" },/' -e 's/\.costs_count = 2/.costs_count = 3/' broken.bak >slidercrank.c
    c build slidercrank.c
    [ $status = 1 ] && said "'rattle'" slidercrank_cost_rattle "write one"; verdict $? "a cost without a kernel"
    sed -e '/^    { "position", /d' -e 's/\.costs_count = 2/.costs_count = 1/' broken.bak >slidercrank.c
    c build slidercrank.c
    [ $status = 1 ] && said slidercrank_final_position "table of costs"; verdict $? "a kernel without a cost"
    c gradient ./slidercrank.so
    [ $status = 1 ] && said slidercrank_final_position; verdict $? "  and the plug-in is not run either"
    sed -e 's/\.p = P,/.p = P, .s = 1,/' broken.bak >slidercrank.c
    c build slidercrank.c
    [ $status = 1 ] && said slidercrank_switches "is missing"; verdict $? "a kernel that is missing is named"
    mv broken.bak slidercrank.c
    c build slidercrank.c
}

# plugin NAME FIELDS: a shared library with such a cst_plugin.
plugin() {
    { echo '#include <costate_model.h>'; echo "extern CST_API struct cst_plugin cst_plugin;"; echo "struct cst_plugin cst_plugin = { $2 };"; } >fake.c
    cc -shared -fPIC -I"$root/src" fake.c -o "$1"
}

refusals() {
    sizes=".model_size = sizeof(cst_model), .kernels_size = sizeof(cst_kernels), .lanes = CST_LANES"
    refuses "a file that is not there" "costate build" ./missing.so -- gradient ./missing.so
    echo "no library" >text.so
    refuses "a file that is no library" "costate build" -- gradient ./text.so
    plugin empty.so "0"; echo 'int x;' >fake.c; cc -shared -fPIC fake.c -o other.so
    refuses "a library that is no plug-in" "not a plug-in" "costate build" -- gradient ./other.so
    plugin new.so ".abi = CST_ABI + 7, $sizes"
    refuses "a plug-in of a later version" version "install a later Costate" -- gradient ./new.so
    plugin old.so ".abi = CST_ABI_OLDEST - 1, $sizes"
    refuses "a plug-in of an earlier version" version "rebuild it with costate build" -- gradient ./old.so
    plugin wide.so ".abi = CST_ABI, .model_size = sizeof(cst_model) + 8, .kernels_size = sizeof(cst_kernels), .lanes = CST_LANES"
    refuses "another size of the model" costate.h "costate build" -- gradient ./wide.so
    plugin long.so ".abi = CST_ABI, .model_size = sizeof(cst_model), .kernels_size = sizeof(cst_kernels) - 8, .lanes = CST_LANES"
    refuses "another size of the kernels" costate.h "costate build" -- gradient ./long.so
    plugin lanes.so ".abi = CST_ABI, .model_size = sizeof(cst_model), .kernels_size = sizeof(cst_kernels), .lanes = 16"
    refuses "another number of lanes" costate.h "costate build" -- gradient ./lanes.so
    plugin hollow.so ".abi = CST_ABI, $sizes"
    refuses "a plug-in without a model" "without a model" -- gradient ./hollow.so
    echo 'extern int nowhere(void); int f(void) { return nowhere(); }' >fake.c; cc -shared -fPIC fake.c -o undefined.so
    refuses "a symbol that is nowhere" nowhere "costate build" -- gradient ./undefined.so
    refuses "a source for a plug-in" "costate build" -- gradient ./slidercrank.c
    refuses "a directory" -- gradient ./
    refuses "two models" "one model" -- --model ./slidercrank.so gradient fivebar
    refuses "--model after a model" "one model" -- gradient fivebar --model ./slidercrank.so
    refuses "--model without a command" command -- --model ./slidercrank.so
    refuses "a response of nothing" "'costate models ./slidercrank.so' lists outputs and coordinates" -- gradient ./slidercrank.so --response 'max(nothing)'
    refuses "a functional that is none" "a cost that 'costate models ./slidercrank.so' lists" -- gradient ./slidercrank.so --response 'most(x1)'
    refuses "a rate of nothing" "'costate models ./slidercrank.so' lists them" -- gradient ./slidercrank.so --response 'max(dot(nothing))'
    refuses "a parameter that the plug-in does not have" crank -- gradient ./slidercrank.so -p cranc=1
}

# model_with NAME SED: a model that only its kernels' first words make one; what is refused needs no
# Tapenade.
unbuildable() {
    name=$1 script=$2; shift 2
    sed -e "$script" "$root/models/slidercrank.c" | sed 's/slidercrank/wrong/g' >wrong.c
    rm -rf wrong.ad
    c build wrong.c
    [ $status = 1 ] && [ "$(grep -c '^costate: ' err)" = 1 ] && said "$@" && [ ! -e wrong.so ]
    verdict $? "not built: $name"
}

# What the parser refuses: NAME, SED, and the whole message after "costate: wrong.c:LINE: ", LINE
# being that of the word MARK.
by_line() {
    name=$1 script=$2 mark=$3 message=$4
    sed -e "$script" "$root/models/slidercrank.c" | sed 's/slidercrank/wrong/g' >wrong.c
    rm -rf wrong.ad
    line=$(grep -nF -- "$mark" wrong.c | head -n 1 | cut -d: -f1)
    c build wrong.c
    [ $status = 1 ] && [ "$(grep '^costate: ' err)" = "costate: wrong.c:$line: $message" ] && [ ! -e wrong.so ]
    verdict $? "not built, by line: $name"
}

lines_of_the_author() {
    python3 -c 'import pycparser' 2>/dev/null || { echo "SKIP: what the parser refuses needs pycparser"; return; }
    branch="a branch on the state, across which the gradient would be wrong: declare a switch, and choose by mode[k] (doc/guide/authors.md, switches)"
    quotient="a quotient of integers, which C rounds towards 0 and Tapenade does not: write 1.0 / 2, or 0.5 * n"
    by_line "n / 2" 's/Q\[0\] = 0\.0;/int n; n = 3; Q[0] = n \/ 2 * q[0];/' "n / 2" "$quotient"
    by_line "N / 2" 's/Q\[0\] = 0\.0;/Q[0] = N \/ 2 * q[0];/' "N / 2" "$quotient"
    by_line "if on the state" 's/Q\[0\] = 0\.0;/&\n    if (q[0] > 0)\n        Q[0] = 1.0;/' "if (q[0]" "$branch"
    by_line "if on what depends on the state" 's/Q\[0\] = 0\.0;/double z; z = 2 * v[1];\n    Q[0] = z > 0 ? 1.0 : 2.0;/' "z > 0" "$branch"
    by_line "if in a helper" 's/^#define N 3/&\nstatic double up(double x) { if (x > 0) return x; return 0; }/; s/Q\[0\] = 0\.0;/Q[0] = up(q[1]);/' "if (x" "$branch"
    by_line "abs" 's/Q\[0\] = 0\.0;/Q[0] = abs(q[0]);/' "abs(" "abs() rounds its argument to an integer: write fabs(...)"
    by_line "printf" 's/Q\[0\] = 0\.0;/&\n    printf("%g", q[0]);/' "printf(" \
        "printf has no derivative: leave the call out of the kernels; what is to be seen of a run is an output of the descriptor"
    by_line "float" 's/Q\[0\] = 0\.0;/float z; z = q[0]; Q[0] = z;/' "float z" "'z' is a float, which has 7 digits, and differences fail: write double"
    by_line "0.5f" 's/Q\[0\] = 0\.0;/Q[0] = 0.5f * q[0];/' "0.5f" "0.5f is a float, which has 7 digits: write 0.5"
    by_line "sinf" 's/Q\[0\] = 0\.0;/Q[0] = sinf(q[0]);/' "sinf" "sinf works in float, which has 7 digits: write sin"
    by_line "no return" '/^double slidercrank_final_position/,/^}/s/^    return .*;/    ;/' "double wrong_final_position" \
        "wrong_final_position returns nothing: end it with return ...;"
    by_line "a kernel that calls a kernel" 's/Q\[0\] = 0\.0;/slidercrank_initial(rho, Q, Q);/' "wrong_initial(rho, Q, Q)" \
        "wrong_forces calls the kernel wrong_initial, whose adjoints would be counted twice: put what they share into a static function"
    by_line "a parameter passed twice" 's/^#define N 3/&\nstatic double both(double x, double y) { return x * y; }/; s/Q\[0\] = 0\.0;/Q[0] = both(rho[CRANK], rho[CRANK]);/' \
        "both(rho" "both gets rho[CRANK] twice, and its derivative would be wrong: assign it to two variables first, and pass these"
    TAPENADE_HOME=/no/such/place PATH=$(without_tapenade) unbuildable "what may be: if on a parameter, and on a mode" \
        's/Q\[0\] = 0\.0;/&\n    if (rho[0] > 0 \&\& mode[0])\n        Q[0] = 1.0;/' "Tapenade not found"
}

# A signal reaches the compiler too, and the status is the documented one.
signals() {
    printf '#!/bin/sh\ncase "$*" in *-c*) echo $$ >>%s/compilers; exec sleep 600 ;; esac\nexec cc "$@"\n' "$PWD" >slowcc
    chmod +x slowcc
    for kind in TERM:143 INT:130; do
        rm -rf slidercrank.ad slidercrank.so compilers
        FIXTURES=$root/test/fixtures python3 - "$costate" "${kind%:*}" "${kind#*:}" >out 2>err <<'PYTHON'
import os, signal, subprocess, sys, time
sys.path.insert(0, os.environ["FIXTURES"])
from processes import is_alive, wait_for
child = subprocess.Popen([sys.argv[1], "build", "slidercrank.c"], env=dict(os.environ, CC="./slowcc"), start_new_session=True,
                         preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler))
wait_for(lambda: os.path.exists("compilers"), child)
time.sleep(0.2) # for more of them than one
child.send_signal(getattr(signal, "SIG" + sys.argv[2]))
status = child.wait(300)
compilers = [int(p) for p in open("compilers").read().split()]
ended = time.time() + 20 # a signal is on its way: a machine may be busy
while any(map(is_alive, compilers)) and time.time() < ended:
    time.sleep(0.05)
left = [p for p in compilers if is_alive(p)]
print(status, left)
sys.exit(status != int(sys.argv[3]) or left != [])
PYTHON
        verdict $? "SIG${kind%:*}: status ${kind#*:}, and no compiler is left"
        grep -q "^costate: stopped by" err; verdict $? "  and it is said"
    done
    c build slidercrank.c
}

odd_names() {
    touch $'odd\n.c' ./-x.c
    c build $'odd\n.c'; [ $status = 1 ] && said "\$'odd\\n' cannot name a model: take lower-case letters"; verdict $? "build of a name with a newline"
    c build -- -x.c; [ $status = 1 ] && said "-x cannot name a model: take lower-case letters"; verdict $? "build -- -x.c"
    refuses "new -- -h" "-h cannot name a model: take lower-case letters" -- new -- -h
    mkdir -p -- -d && cp slidercrank.c ./-d/
    works "build in a directory that begins with a dash" "come with Costate" -- build -- -d/slidercrank.c
}

# The PATH without the directories that have Tapenade.
without_tapenade() { printf '%s\n' "$PATH" | tr ':' '\n' | while read -r d; do [ -x "$d/tapenade" ] || echo "$d"; done | paste -sd:; }

# A Tapenade that fails: its words are kept, not shown.
tapenade_that_fails() {
    mkdir -p fails/bin
    printf '#!/bin/sh\ncase "$*" in *-version*) echo "Tapenade 3.16 (master) - 9 Oct 2020 17:47 - Java 17 Linux" ;; *) echo "NullPointerException"; exit 1 ;; esac\n' >fails/bin/tapenade
    chmod +x fails/bin/tapenade
    sed 's/0\.5 \* (dx/0.25 * (dx/; s/slidercrank/edited/g' slidercrank.c >edited.c
    run env TAPENADE_HOME="$PWD/fails" "$costate" build edited.c
    [ $status = 1 ] && [ "$(cat err)" = "costate: edited.c: Tapenade itself fails in pass b: undo the last edit, and make it in smaller steps, with helper functions that take variables and whole arrays.  Its words are in edited.ad/tapenade.log" ] &&
        grep -q NullPointer edited.ad/tapenade.log
    verdict $? "a Tapenade that fails"
    rm -rf edited.c edited.ad
}

# What looks like the mistakes below and is none.
innocent() {
    cat <<'SED'
s|^#define N 3|#define N (6/2)\nstatic const double table[2] = { 1.0, 2.0 };\nstatic const int turn[1] = { 4 / 2 };\nenum { TWO = 4 / 2 };\nstatic double sq(double x) { return x * x; }|
s|Q\[0\] = 0\.0;|int i;\n    for (i = 0; i < 4 / 2; i++)\n        Q[i] = 0.0; /* 1 / 2 */\n    Q[0] = q[0] * 1 / 2 + (double)1 / 2 + q[4 / 2] + 1.5e-3 / 2 + sq(table[0]) + TWO + turn[0];|
SED
}

models_that_are_wrong() {
    unbuildable "no line with costate.h" '/^#include "costate.h"/d' costate.h descriptor
    unbuildable "no inertia" 's/slidercrank_inertia/other_inertia/' wrong_inertia
    unbuildable "no cost" 's/slidercrank_\(cost\|final\)_/other_/' cost_NAME
    unbuildable "a pointer" 's/const double v\[N\], const double rho/const double *v, const double rho/' "double x[N]"
    unbuildable "an array with an initializer" 's/^    double dx;/    double dx, z[2] = { 1.0, 2.0 };\n    double y[1] = { 1.0 };/' "one by one"
    unbuildable "a constant of math.h" 's/Q\[0\] = 0\.0;/Q[0] = M_PI * q[0];/' M_PI "#define PI"
    unbuildable "a local that is static" 's/^    double dx;/&\n    static double count;/' "static double count;" "without static"
    unbuildable "a table that is not const" 's/^#define N 3/&\nstatic int turn[2] = { 1, 2 };/' "static int turn" "const table"
    unbuildable "a variable of the file" 's/^#define N 3/&\ndouble count = 1.0;/' "double count" "const table"
    unbuildable "a quotient of integers" 's/Q\[0\] = 0\.0;/Q[0] = 1 \/ 2 * q[0];/' "1 / 2 * q[0]" "write 1.0 / 2"
    unbuildable "a quotient of integers in a macro" 's/Q\[0\] = 0\.0;/Q[0] = pow(q[0], HALF);/; s/^#define N 3/&\n#define HALF (1\/2)/' HALF "write 1.0 / 2"
    unbuildable "fmax and hypot" 's/Q\[0\] = 0\.0;/Q[0] = fmax(q[0], hypot(q[1], q[2]));/' fmax hypot "helper of your own" switch
    line=$(grep -nF 'Q[0] = 0.0;' "$root/models/slidercrank.c" | head -n 1 | cut -d: -f1)
    unbuildable "fmin, named with its line, not with that of a comment" '1s|^|/* no fmin */ // fmin\n/* nor\n fmin */ |; s/Q\[0\] = 0\.0;/Q[0] = fmin(q[0], 1.0);/' \
        "wrong.c:$((line + 2)): fmin"
    # not all compilers see it
    echo 'void f(double Q[3]); void f(double Q[3]) { Q[3] = 0.0; }' | cc -O3 -Wall -Werror=array-bounds -x c -c - -o /dev/null 2>/dev/null ||
        unbuildable "an index beyond an argument" 's/Q\[0\] = 0\.0;/&\n    Q[3] = 0.0;/' "Q[3]" error: "correct it"
    unbuildable "a local that is never set" 's/Q\[0\] = 0\.0;/double z; Q[0] = z;/' "'z'" error: "correct it"
    unbuildable "a function that is nowhere" 's/Q\[0\] = 0\.0;/Q[0] = far(q[0]);/; s/^#define N 3/&\nextern double far(double x);/' far "does not link"
    unbuildable "kernels of one's own and no descriptor" 's/const cst_model slidercrank_model/const cst_model another_model/; s/0\.5 \* (dx/0.25 * (dx/' wrong_model
    TAPENADE_HOME=/no/such/place PATH=$(without_tapenade) unbuildable "what may be: it comes as far as Tapenade" "$(innocent)" "Tapenade not found" /no/such/place
    unbuildable "kernels that are no C" 's/Q\[0\] = 0\.0;/Q[0] = nothing/' error: "correct it"
    unbuildable "a header that is not there" 's/^#include <math.h>/&\n#include "nowhere.h"/' nowhere.h
    refuses "build without a file" FILE.c -- build
    refuses "build of something else" .c -- build slidercrank
    c build missing.c; [ $status = 1 ] && said missing.c "costate new"; verdict $? "build of a file that is not there"
    cp slidercrank.c Bad_name.c
    c build Bad_name.c; [ $status = 1 ] && said Bad_name "lower-case"; verdict $? "a name that cannot be"
    sed 's/0\.5 \* (dx/0.25 * (dx/' slidercrank.c >edited.c
    sed -i 's/slidercrank/edited/g' edited.c
    run env -u TAPENADE_HOME PATH="$(without_tapenade)" "$costate" build edited.c
    [ $status = 1 ] && said Tapenade 3.16 TAPENADE_HOME && [ ! -e edited.so ]; verdict $? "kernels of one's own, and no Tapenade"
}

scaffolds() {
    works "new" "costate build arm.c" -- new arm
    works "new --bodies" "chain of 5" -- new five --bodies 5
    works "new --driven" "a driven four-bar" -- new turns --driven
    works "new --vehicle-corner" "a corner of a vehicle" -- new corner --vehicle-corner
    works "new --space" "two bars in space" -- new gimbal --space
    works "new --contact" "a bar that falls onto a floor" -- new faller --contact
    refuses "two kinds of model" "--driven and --space: a model begins as one of them: give one" -- new both --driven --space
    cc -std=c11 -Wall -Wno-unused-parameter -Wno-unused-function -Werror -fsyntax-only -I"$root/src" -I"$root/models" \
        arm.c five.c turns.c corner.c gimbal.c faller.c 2>err
    verdict $? "what new writes compiles"
    refuses "a name that is taken" "there already" -- new arm
    refuses "a name that cannot be" "lower-case" -- new My_Arm
    refuses "no name" NAME -- new
    for bad in 0 51 -1 2.5 x; do refuses "--bodies $bad" bodies -- new other --bodies "$bad"; done
    [ ! -e other.c ]; verdict $? "nothing is written"
    refuses "an option of another command" --tf -- new other --tf 1
    mkdir tree && cp -R "$root/models" "$root/scripts" tree/
    run tree/scripts/new_model.sh mine
    [ $status = 0 ] && said "scripts/regen_ad.sh mine" && [ -f tree/models/mine.c ] && [ "$(tail -n 1 tree/models/MODELS)" = mine ]
    verdict $? "new_model.sh in a tree: the model and its line"
    sed 's/mine/arm/g' tree/models/mine.c | cmp -s - arm.c; verdict $? "the same model as costate new's"
    run env COSTATE_DATADIR=/nowhere "$costate" new other
    [ $status = 1 ] && said /nowhere COSTATE_DATADIR; verdict $? "data that are not where COSTATE_DATADIR says"
    run env COSTATE_DATADIR="$root" "$costate" new other
    [ $status = 0 ] && [ -f other.c ]; verdict $? "COSTATE_DATADIR"
}

# After an edit only the passes run that see it, and what is written is what all passes would write.
after_an_edit() {
    mkdir -p again
    for edit in 's/return dx \* dx + dy \* dy;/return 3.0 * (dx * dx + dy * dy);/:12 of 15' 's/back1 = -0.5/back1 = -0.4/:4 of 15' \
        's/enum { M1,/enum { M1 = 0,/:' 's/^#define BODIES 2/& \/* two *\//:15 of 15'; do
        sed -i "${edit%:*}" arm.c
        works "build after an edit: ${edit#*:} passes as before" "${edit#*:}" -- build arm.c
        [ -n "${edit#*:}" ] || { ! said "as before"; verdict $? "  none where what is shared was edited"; }
        rm -rf again/arm.ad again/arm.so && cp arm.c again/
        works "  and from nothing" differentiating -- build again/arm.c
        for file in again/arm.ad/*.c; do cmp -s "$file" "arm.ad/${file##*/}" || break; done
        verdict $? "  the same derivatives"
    done
    works "  which are right" "0 failed" -- check ./arm.so --wrt all
}

# The other models to begin with: each builds and passes the ladder as it is written.
other_scaffolds() {
    c new turns --driven
    c new corner --vehicle-corner
    c new gimbal --space
    c new faller --contact
    for model in turns corner gimbal faller; do
        works "build $model.c" "./$model.so --check" -- build $model.c
        ! said "no fused code"; verdict $? "  fused"
        works "  passes the ladder" "0 failed" -- check ./$model.so --wrt all
    done
}

# A joint whose place is a function of parameters: Tapenade adds an argument, and drops a value that
# its reverse code does not use.
functions_of_parameters() {
    sed -e 's/^    double back1, back2, front1;/    double back1, back2, front1, xb, yb;/' -e 's/back1 = -0.5 \* rho\[L1\];/back1 = -0.5 * rho[L1] * cos(rho[ANGLE]);/' \
        -e 's/^    pin_to_ground(&q\[BODY1\], back1, 0.0, 0.0, 0.0,/    xb = rho[ANCHOR_X] + 0.1 * rho[L1];\n    yb = rho[ANCHOR_Y] * rho[L1];\n    pin_to_ground(\&q[BODY1], back1, 0.0, xb, yb,/' arm.c |
        sed 's/arm/joint/g' >joint.c
    rm -rf joint.ad joint.so
    for way in vector fused; do
        c build $([ $way = fused ] || echo --quick) joint.c
        [ $status = 0 ] && [ ! -s err ] && said "./joint.so --check" && ! grep -qE 'arning|error|Traceback' out
        verdict $? "functions of parameters in a joint: built without a word of generated code ($way)"
        case $way in
        vector) said "--quick: without fused code" && [ ! -e joint.ad/joint_fused.c ] ;;
        fused) ! said "without fused code" && ! said differentiating && [ -e joint.ad/joint_fused.c ] ;;
        esac
        verdict $? "  with fused code, or with --quick without, and said"
        grep -q constraints_r0_b_all joint.ad/joint_r0_b.c && grep -q 'CST_DROPPED(xb)' joint.ad/joint_d0_b.c
        verdict $? "  with an argument that is adapted and a value that is dropped"
        works "  and all derivatives are right" "0 failed" -- check ./joint.so --wrt all
        works "  also by the direct method" psi -- gradient ./joint.so --wrt all --method direct
    done
}

# refused_masses: what the build says of an M that is none, and of a pin that is there twice, with all
# derivatives by Tapenade.
refused_masses() {
    while IFS='|' read -r model script message; do
        sed -e "$script" arm.c | sed "s/arm/$model/g" >$model.c
        c build $model.c
        [ $status = 1 ] && [ "$(grep '^costate: ' err)" = "costate: $message" ]
        verdict $? "not built: $model"
    done <<'CASES'
skew|s/^    add_body(rho.M2.*/&\n    f[0] += 0.1 * a[1];/|skew_inertia: M is not symmetric: M[0][1] = 0.1 and M[1][0] = 0: correct f[0], which has a[1], or f[1], which has a[0]
minus|s/^    add_body(rho.M2.*/&\n    f[0] -= 3.0 * rho[M1] * a[0];/|minus_inertia: M[0][0] = -2 is negative: f[0] must have the sign of a[0]: check the signs there, and the masses among the parameters
curved|s/^    add_body(rho.M2.*/&\n    f[0] += 0.1 * a[0] * a[0];/|curved_inertia is not linear in a: f[0] for a sum of accelerations is not the sum of f[0]: move what does not multiply a into curved_forces, with the opposite sign
CASES
    sed -e 's/#define M (2 \* BODIES)/#define M (2 * BODIES + 2)/' -e 's/^    pin_to_ground(&q\[BODY1\].*/&\n    pin_to_ground(\&q[BODY1], back1, 0.0, 0.0, 0.0, \&phi[4]);/' \
        -e 's/arm/twice/g' arm.c >twice.c
    works "a pin that is declared twice" "./twice.so --check" -- build twice.c
    works "  its motion has a gradient" "is confirmed" -- gradient ./twice.so --cost tip --check
    works "  its reaction is warned of" "costate: warning: adjoint: the cost 'pin' depends on reactions that are not unique, because constraints are redundant: remove the redundant constraints, or use a sum that is unique" -- \
        gradient ./twice.so --cost pin
}

# A four-bar that cannot turn, from the scaffold.
locked() {
    c gradient ./turns.so -p coupler=0.6 -p rocker=0.6
    [ $status = 1 ] && [ ! -s out ] && said "costate: the mechanism locks at t = 0.4044" "constraint 1 of 9" "cannot be closed: set parameters with which the parts fit together"
    verdict $? "a four-bar that cannot turn is an error"
}

with_tapenade() {
    has_tapenade || { echo "SKIP: Tapenade is not here (TAPENADE_HOME, PATH)"; exit 77; }
    command -v java >/dev/null 2>&1 || { echo "SKIP: Tapenade needs Java"; exit 77; }
    works "new" arm.c -- new arm
    works "build" differentiating "./arm.so --check" -- build arm.c
    works "build again" "up to date" -- build arm.c
    for cost in tip pin height; do works "check, cost $cost" "0 failed" -- check ./arm.so --wrt all --cost $cost; done
    works "gradient --check" "is confirmed" -- gradient ./arm.so --wrt all --check
    grep -q "forgets the parts" arm.ad/arm_b.c; verdict $? "adjoints of parts that no helper gets are cleared"
    run "$root/scripts/regen_ad.sh" --check arm.c
    [ $status = 0 ] && said "is what"; verdict $? "regen_ad.sh --check of a model elsewhere"
    refused_masses
    other_scaffolds
    locked
    functions_of_parameters
    after_an_edit # which changes arm.c
    sed -e 's/0\.5 \* (dx \* dx + q\[1\] \* q\[1\] - rho\[ROD\] \* rho\[ROD\])/sqrt(dx * dx + q[1] * q[1]) - rho[ROD]/' -e 's/slidercrank/wrong/g' \
        "$root/models/slidercrank.c" >wrong.c
    c build wrong.c
    [ $status = 1 ] && said "costate: wrong.c:$(grep -n '^void wrong_constraints' wrong.c | cut -d: -f1): wrong_constraints: the derivative of sqrt in a constraint comes out as Fortran: write pow(x, 0.5) there" && [ ! -e wrong.so ]; verdict $? "sqrt in a constraint is refused"
    sed -e '/^void slidercrank_constraints/,/^}/{s/^    double dx;/    double dx, z;/;s/phi\[0\] = .*;/z = rho[CRANK] * q[1];\n    &\n    phi[0] += 0.0 * z;/}' -e 's/slidercrank/wrong/g' "$root/models/slidercrank.c" >wrong.c
    c build wrong.c
    [ $status = 1 ] && [ "$(grep '^costate: ' err)" = "costate: wrong.c:$(grep -n '^void wrong_constraints' wrong.c | cut -d: -f1): wrong_constraints: a derivative that is always 0 comes out as Fortran (0.D0), mostly that of 0.0 * x, here or in a helper: leave that term out" ] && [ ! -e wrong.so ]; verdict $? "0.0 * x in a constraint is refused for what it is"
    sed -e 's/^    return q\[2\];/    z = rho[CRANK] * q[2];\n    return q[2] + 0.0 * z;/; /^double slidercrank_final_position/,/^{/s/^{/{\n    double z;/' -e 's/slidercrank/zero/g' "$root/models/slidercrank.c" >zero.c
    works "0.0 * x in a cost builds" "./zero.so --check" -- build zero.c
    works "  and its derivative is right" "0 failed" -- check ./zero.so --cost position --wrt all
    sed -e '/Q\[0\] = 0\.0;/d' -e 's/slidercrank/wrong/g' "$root/models/slidercrank.c" >wrong.c
    c build wrong.c
    [ $status = 1 ] && said wrong_forces "Q[0]" "set every output"; verdict $? "an output that is never set is told by the build"
}

case $what in
plain)
    scaffolds
    cp "$root/models/slidercrank.c" .
    works "build without Tapenade" "come with Costate" "./slidercrank.so --check" -- build slidercrank.c
    same_numbers
    mkdir "a directory" && cp slidercrank.c "a directory/"
    works "build with a blank in the path" "a directory/slidercrank.so" -- build "./a directory/slidercrank.c"
    every_command
    edited_models
    rebuilding
    compilers
    refusals
    signals
    odd_names
    lines_of_the_author
    command -v java >/dev/null 2>&1 && tapenade_that_fails
    models_that_are_wrong ;;
tapenade) with_tapenade ;;
esac
finish
