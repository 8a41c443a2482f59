#!/usr/bin/env bash
# costate doctor: which tools are there, what each is for, and how to get those that are not.
#   scripts/doctor.sh
# Exit status 1 if a tool is there but cannot be used.
javascript=${COSTATE_JAVASCRIPT:-/usr/share/javascript}
status=0

line() { printf '%-8s  %-12s  %s\n' "$1" "$2" "$3"; }
remedy() { printf '%-8s  %-12s  for %s: %s\n' "$1" "$2" "$3" "$4"; }
broken() { remedy broken "$@"; status=1; }
there() { command -v "$1" >/dev/null 2>&1; }

check_compiler() {
    cc=${CC:-cc}
    if ! there "${cc%% *}"; then
        remedy missing compiler "costate build" "Debian: gcc; or name one in CC"
    else
        scratch=$(mktemp -d)
        echo 'double cst_doctor(double x) { return x; }' >"$scratch/try.c"
        if $cc -shared -fPIC "$scratch/try.c" -o "$scratch/try.so" 2>/dev/null; then
            line found compiler "$($cc --version 2>/dev/null | head -n 1)"
        else
            broken compiler "costate build" "'$cc' cannot make a shared library: name another in CC"
        fi
        rm -rf "$scratch"
    fi
}

check_python() {
    if ! there python3; then
        remedy missing python3 "costate build of an edited model" "Debian: python3, python3-pycparser"
    elif ! python3 -c 'import pycparser' 2>/dev/null; then
        remedy missing pycparser "costate build of an edited model" "Debian: python3-pycparser"
    else
        line found python3 "$(python3 --version 2>&1 | sed 's/.* //'), with pycparser"
    fi
}

check_tapenade() {
    if [ -n "${TAPENADE_HOME:-}" ] && [ ! -x "$TAPENADE_HOME/bin/tapenade" ]; then
        broken tapenade "costate build of an edited model" "TAPENADE_HOME has no bin/tapenade: correct it"
    elif [ -z "${TAPENADE_HOME:-}" ] && ! there tapenade; then
        remedy missing tapenade "costate build of an edited model" \
            "MIT license, from its authors: https://tapenade.gitlabpages.inria.fr/tapenade; unpack it and set TAPENADE_HOME"
    else
        line found tapenade "${TAPENADE_HOME:-$(command -v tapenade)}"
    fi
    if there java && java -version >/dev/null 2>&1; then
        line found java "$(java -version 2>&1 | head -n 1)"
    else
        remedy missing java "Tapenade" "Debian: default-jre-headless"
    fi
}

check_pictures() {
    if there gnuplot; then
        line found gnuplot "$(gnuplot --version)"
    else
        remedy missing gnuplot "the plots of --out" "Debian: gnuplot-nox"
    fi
    if [ -f "$javascript/three/three.min.js" ] && [ -f "$javascript/dygraphs/dygraph.min.js" ]; then
        line found javascript "$javascript"
    else
        remedy missing javascript "motion in report.html" "Debian: libjs-three, libjs-dygraphs; or name their folder in COSTATE_JAVASCRIPT"
    fi
}

check_processes() {
    if there mpirun; then
        line found mpirun "$(mpirun --version 2>&1 | head -n 1)"
    else
        remedy missing mpirun "studies by many processes (--jobs needs none)" "Debian: openmpi-bin"
    fi
}

check_compiler
check_python
check_tapenade
check_pictures
check_processes
exit $status
