#!/usr/bin/env bash
# Runs every benchmark in a few minutes and writes CSV, a table in Markdown and plots into
# out/bench.  See --help.
set -eu
usage() {
    cat <<'TXT'
usage: scripts/bench.sh [--quick | --speed] [--before LIBRARY] [BUILD]

  --quick            chains up to 1000 coordinates and the five-bar only
  --speed            only what doc/measurements/speed.md has
  --before LIBRARY   libcostate.so of an older build, timed beside this one
  BUILD              build directory; default: build, built first

Written into out/bench: gradient.csv, peers.csv, before.csv, fused.csv, sample.csv, jacobian.csv, counts.csv, alternatives.csv, growth.csv, memory.csv,
long.csv, bench.md with all of them, readme.md with the tables of doc/measurements, and plots where gnuplot is; and into
doc/measurements/speed.md, with date and machine: beside the older build, long runs, many responses, chains.
Times are the best of several runs on whatever this machine is doing; trust ratios within a run, and the instruction counts
(where valgrind is).
TXT
}
cd "$(dirname "$0")/.."
export LC_ALL=C
quick= build= before= speed=
while [ $# -gt 0 ]; do
    case $1 in
    --quick) quick=1 ;;
    --speed) speed=1 ;;
    --before) [ $# -gt 1 ] || { usage >&2; exit 2; }; before=$2; shift ;;
    -h | --help) usage; exit 0 ;;
    -*) usage >&2; exit 2 ;;
    *) build=$1 ;;
    esac
    shift
done
if [ -z "$build" ]; then
    build=build
    scripts/install_deps.sh libadolc-dev libpetsc-real-dev valgrind || echo "without ADOL-C, PETSc or instruction counts"
    scripts/build.sh build meson-benchmark-prereq || exit 1
fi
models="fivebar iltis" largest=
[ -z "$quick" ] || { models=fivebar; largest=1000; }
out=out/bench
mkdir -p $out

machine=$(sed -n 's/^model name[^:]*: //p' /proc/cpuinfo 2>/dev/null | head -n 1)
commit=$(git describe --always --dirty 2>/dev/null || echo unknown)
date=$(LC_ALL=C date -u "+%-d %B %Y")
version=$(sed -n 's/^#define CST_VERSION "\(.*\)"/\1/p' src/costate.h)
compiler=$(cc --version | head -n 1)
where="Measured on ${machine:-an unknown machine} ($(nproc) cores), $date, version $version, $compiler."
echo "machine: ${machine:-unknown}, $(nproc) cores, load $(cut -d' ' -f1 /proc/loadavg 2>/dev/null || echo unknown)"
echo "version: $version, commit $commit, $date"
echo "compiler: $compiler"

step() { echo; echo "== $1"; }
show() { column -s, -t <"$1" 2>/dev/null || cat "$1"; }

measure_before() {
    [ -n "$before" ] || return 0
    step "gradients before and now"
    "$build/bench/bench_before" --csv "$before" >$out/before.csv
    show $out/before.csv
}
measure_growth() {
    step "growth with the size"
    "$build/bench/bench_growth" --csv $largest >$out/growth.csv
    show $out/growth.csv
    step "long runs, many responses"
    "$build/bench/bench_long" --csv >$out/long.csv
    show $out/long.csv
    step "samples in vector lanes and one by one"
    "$build/bench/bench_sample" --csv >$out/sample.csv
    show $out/sample.csv
}
before_table() {
    echo "| model | parameters | before [ms] | its error | now [ms] | its error | times faster | gradient / forward |"
    echo "|---|---:|---:|---:|---:|---:|---:|---:|"
    awk -F, 'NR > 1 { printf "| %s | %d | %.3g | %s | %.3g | %s | %.2f | %s |\n", $1, $2, $3, $4, $5, $6, $7, $8 }' $out/before.csv
}
long_table() {
    echo "| model | horizon, times the usual | responses | forward [ms] | first gradient [ms] | a later one [ms] | first / later | gradient / forward |"
    echo "|---|---:|---:|---:|---:|---:|---:|---:|"
    awk -F, 'NR > 1 { printf "| %s | %s | %s | %.3g | %.3g | %.3g | %s | %s |\n", $1, $2, $3 ? $3 : "cost", $4, $5, $6, $7, $8 }' $out/long.csv
}
growth_table() {
    echo "| integrator | coordinates | steps | ns / step / coordinate | us / gradient / coordinate | set up [s] |"
    echo "|---|---:|---:|---:|---:|---:|"
    awk -F, 'NR > 1 { printf "| %s | %d | %d | %.0f | %.1f | %.2g |\n", $1 == "cvodes" ? "auto" : $1, $2, $6, $8, $9, $3 }' $out/growth.csv
}
sample_table() {
    echo "| model | samples | alone [us] | in lanes [us] | times faster | results that differ |"
    echo "|---|---:|---:|---:|---:|---:|"
    awk -F, 'NR > 1 { printf "| %s | %d | %.1f | %.1f | %.1f | %d |\n", $1, $2, $3, $4, $5, $6 }' $out/sample.csv
}
write_speed() {
    echo "# Speed"
    echo
    echo "Written by \`scripts/bench.sh\`.  $where  Processor time, best of several runs taken in turn: trust ratios within a table."
    if [ -n "$before" ]; then
        printf '\n%s\n\n' "Gradients with respect to all parameters, and to those of the default, beside an older build; errors against converged gradients:"
        before_table
        printf '\n%s\n' "A parameter of value 0 that acts on the motion (three of the vehicle's) makes the backward pass carry errors besides."
    fi
    printf '\n%s\n\n' "Long runs, and many responses at once. The first gradient touches its memory for the first time:"
    long_table
    printf '\n%s\n\n' "Chains: the same rope in more and more bars, at rtol 1e-6, and by 100 steps of \`onestep\`:"
    growth_table
    printf '\n%s\n' "\`onestep\` takes the same steps at every size, in which the finer rope turns farther: Newton's method takes 3 iterations a step up to 100 coordinates, 5 at 1,000, 7 at 3,000. One of them costs 150 to 180 ns per coordinate."
    printf '\n%s\n\n' "1,000 samples of two parameters by \`costate sample\`, in vector lanes, and the same runs one by one (ARCHITECTURE.md):"
    sample_table
}

if [ -n "$speed" ]; then
    measure_before
    measure_growth
    write_speed >doc/measurements/speed.md
    exit 0
fi

step "gradients"
"$build/bench/bench_gradient" --csv ${quick:+fivebar slidercrank pendulum} >$out/gradient.csv
show $out/gradient.csv

step "the five-bar's gradient by peers, at equal error"
"$build/bench/bench_peers" --csv $before >$out/peers.csv
show $out/peers.csv
for error in 1e-4 1e-6 1e-8 1e-10; do
    "$build/bench/bench_peers" --csv --error $error | awk -v e=$error 'NR == 1 && e == "1e-4" { print "at," $0 } NR > 1 { print e "," $0 }'
done >$out/errors.csv
show $out/errors.csv
measure_before

step "gradients with fused and with colored derivatives"
"$build/bench/bench_fused" --csv ${quick:+fivebar slidercrank pendulum} >$out/fused.csv
show $out/fused.csv

step "derivatives at one instant, by way"
"$build/bench/bench_jacobian" --csv $models >$out/jacobian.csv
show $out/jacobian.csv

# Instructions of one evaluation: the difference of two runs, so that setting up does not count.
count() { valgrind --tool=callgrind --callgrind-out-file=/dev/null "$build/bench/bench_jacobian" --count "$@" 2>&1 | sed -n 's/.*Collected : //p'; }
echo "model,case,way,instructions" >$out/counts.csv
if command -v valgrind >/dev/null 2>&1; then
    step "instructions of one evaluation"
    for model in $models; do
        repeats=1000
        [ "$model" = fivebar ] || repeats=100
        base=$(count "$model" phi_q AD 0 || true)
        [ -n "$base" ] || { echo "valgrind cannot run this build (configure with -Dnative=false)"; break; }
        while IFS=, read -r m case way _; do
            [ "$m" = "$model" ] && [ "$case" != by_rho ] || continue
            total=$(count "$model" "$case" "$way" $repeats)
            echo "$model,$case,$way,$(((total - base) / repeats))" >>$out/counts.csv
        done <$out/jacobian.csv
    done
    show $out/counts.csv
fi

step "gradients against the number of parameters"
"$build/bench/bench_alternatives" --csv $models >$out/alternatives.csv
show $out/alternatives.csv

measure_growth
step "memory against steps"
"$build/bench/bench_growth" --csv --memory >$out/memory.csv
show $out/memory.csv

# ---- the tables ----
gradients() {
    echo "| model | coordinates | parameters | forward [ms] | adjoint, default parameters | adjoint, all | direct, all | adjoint - direct |"
    echo "|---|---:|---:|---:|---:|---:|---:|---:|"
    awk -F, 'NR > 1 { printf "| %s | %d | %d | %.3g | %.2f | %.2f | %.3g | %s |\n", $1, $2, $3, $4, $5, $6, $8, $9 }' $out/gradient.csv
}
peers() {
    echo "| five-bar, 9 parameters | rtol | forward [ms] | gradient [ms] | gradient / forward | error of the gradient | time over Costate's |"
    echo "|---|---:|---:|---:|---:|---:|---:|"
    awk -F, 'NR > 1 { printf "| %s | %s | %.3g | %.3g | %s | %s | %s |\n", $1, $2, $3, $4, $5, $6, $7 }' $out/peers.csv
}
errors() {
    echo "| five-bar, error of the gradient at most | way | rtol | gradient [ms] | error | time over Costate's |"
    echo "|---:|---|---:|---:|---:|---:|"
    awk -F, 'NR > 1 { printf "| %s | %s | %s | %.3g | %s | %s |\n", $1, $2, $3, $5, $7, $8 }' $out/errors.csv
}
fused() {
    echo "| model | gradient, colored / fused: rk | adams | bdf (stiff) | onestep | largest difference |"
    echo "|---|---:|---:|---:|---:|---:|"
    awk -F, 'NR > 1 { if (!($1 in worst)) order[++count] = $1; ratio[$1, $2] = $5; if ($6 + 0 >= worst[$1] + 0) worst[$1] = $6 }
        END { for (k = 1; k <= count; k++) { m = order[k]
            printf "| %s | %s | %s | %s | %s | %s |\n", m, ratio[m, "rk"], ratio[m, "adams"], ratio[m, "bdf"], ratio[m, "onestep"], worst[m] } }' $out/fused.csv
}
[ -n "$quick" ] || write_speed >doc/measurements/speed.md
{
    echo "$where"
    echo
    gradients
    echo
    peers
    echo
    errors
    [ -z "$before" ] || { echo; before_table; }
    echo
    sample_table
    echo
    echo "| time over that of the generated code | by hand | differences | colored differences | ADOL-C | the generated code itself |"
    echo "|---|---:|---:|---:|---:|---:|"
    awk -F, 'NR == 1 || $2 == "phi_q" { next }
        { row = $1 ", " $2; if (!(row in own)) order[++rows] = row; ratio[row, $3] = sprintf("%.3g", $7); if ($3 == "AD") own[row] = 1e6 * $6 }
        END { for (k = 1; k <= rows; k++) { row = order[k]
            printf "| %s | %s | %s | %s | %s | %.3g us |\n", row, ratio[row, "hand"], ratio[row, "differences"], ratio[row, "colored"],
                   ratio[row, "ADOL-C"], own[row] } }' $out/jacobian.csv
    echo
    fused
} >$out/readme.md
{
    echo "$where"
    echo
    echo "Gradients, in units of one forward simulation at the same tolerance."
    echo
    gradients
    echo
    echo "The five-bar's gradient with respect to all parameters, at the loosest tolerance with an error of Costate's or less."
    echo
    peers
    echo
    errors
    [ -z "$before" ] || { echo; before_table; }
    echo
    echo "Gradients with colored derivatives, in units of the same with fused ones."
    echo
    fused
    echo
    echo "Derivatives at one instant: time over that of the generated code (below 1 is faster), error against it, instructions."
    echo
    echo "| model | what | way | time [us] | over AD | error | instructions |"
    echo "|---|---|---|---:|---:|---:|---:|"
    awk -F, 'FNR == 1 { next } FILENAME ~ /counts/ { n[$1, $2, $3] = $4; next }
        { printf "| %s | %s | %s | %.3g | %.3g | %.1e | %s |\n", $1, $2, $3, 1e6 * $6, $7, $8, n[$1, $2, $3] }' $out/counts.csv $out/jacobian.csv
    echo
    echo "A gradient, in units of one forward simulation."
    echo
    echo "| model | method | parameters | gradient / forward | error |"
    echo "|---|---|---:|---:|---:|"
    awk -F, 'NR > 1 { printf "| %s | %s | %d | %.2f | %.1e |\n", $1, $2, $3, $6, $7 }' $out/alternatives.csv
    echo
    echo "Chains of n coordinates."
    echo
    echo "| integrator | n | steps | steps back | ns / step / coordinate | us / gradient / coordinate | set up [s] |"
    echo "|---|---:|---:|---:|---:|---:|---:|"
    awk -F, 'NR > 1 { printf "| %s | %d | %d | %d | %.0f | %.1f | %.2g |\n", $1, $2, $6, $7, $8, $9, $3 }' $out/growth.csv
} >$out/bench.md

# ---- plots ----
if command -v gnuplot >/dev/null 2>&1; then
    for model in $models; do
        methods=$(awk -F, -v m="$model" '$1 == m && !seen[$2]++ { printf "%s ", $2 }' $out/alternatives.csv)
        gnuplot <<GP
set terminal svg size 720,480 background 'white'
set output '$out/alternatives_$model.svg'
set datafile separator ','
set logscale xy
set key left top
set title '$model: time of a gradient'
set xlabel 'parameters'
set ylabel 'gradient / forward'
plot for [k in '$methods'] '< grep "^$model,'.k.'," $out/alternatives.csv' using 3:6 with linespoints title k
GP
    done
    gnuplot <<GP
set terminal svg size 720,480 background 'white'
set datafile separator ','
set logscale xy
set key left top
set output '$out/growth.svg'
set title 'chain: time a coordinate'
set xlabel 'coordinates'
set ylabel 'us / gradient / coordinate, ns / step / coordinate'
plot for [k in 'cvodes onestep'] '< grep "^'.k.'," $out/growth.csv' using 2:9 with linespoints title k.': us a gradient', \
     for [k in 'cvodes onestep'] '< grep "^'.k.'," $out/growth.csv' using 2:8 with linespoints title k.': ns a step'
unset logscale
set output '$out/memory.svg'
set title 'memory of a gradient, 1000 coordinates'
set xlabel 'steps'
set ylabel 'MiB'
plot '$out/memory.csv' every ::1 using 3:(\$5 / 1048576) with linespoints notitle
GP
fi
echo
echo "written: $out/bench.md and readme.md, CSV and plots beside them"
