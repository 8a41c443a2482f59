#!/usr/bin/env bash
# Tables in a coordinate: steps end at knots of straight lines, also where slopes act on forces; by
# Tapenade: the ladder, gradients and the Hessian by other means, psi at two tolerances.
#   test_tables.sh COSTATE        77 where Tapenade is not
costate=$(realpath "$1")
. "$(dirname "$0")/../shell.sh"
cd "$scratch" || exit 1
for tool in cc java python3; do command -v $tool >/dev/null 2>&1 || { echo "SKIP: $tool is not here"; exit 77; }; done
[ -x "${TAPENADE_HOME:-/nonexistent}/bin/tapenade" ] || command -v tapenade >/dev/null 2>&1 ||
    { echo "SKIP: Tapenade is not here (TAPENADE_HOME, PATH)"; exit 77; }
cp "$root/test/zoo/car.c" .

# Its road from a CSV, as C.
grep -A3 'heights\[KNOTS\] = {' car.c | tail -3 | tr -s ', ' '\n' | grep . >heights
awk '{ printf "%.17g;%s\n", 0.5 * (NR - 1), $1 }' heights >road.csv
run "$costate" table road.csv
[ $status = 0 ] && grep -q 'road_values\[41\]' out && grep -q '.from = 0, .to = 20 }' out; verdict $? "a table as C"
cp out road.h
awk '/^static const double heights/ { skip = 1; print "#include \"road.h\"" } !skip { print } /^};/ { skip = 0 }' car.c |
    awk '/^static const cst_table road/ { skip = 2 } !(skip > 0) { print } /^};/ { skip = 0 }' >with.c
printf '0,1\n2,3\n2,4\n' >unsorted.csv
run "$costate" table unsorted.csv
[ $status = 2 ] && grep -q 'unsorted.csv, line 3: sort the lines' err; verdict $? "  knots that are not sorted are refused"
printf 'x,y\n0,1\n1,3\n4,4\n' >uneven.csv
run "$costate" table uneven.csv
[ $status = 0 ] && grep -q '.knots = uneven_knots' out; verdict $? "  knots that are not even are written"
run "$costate" table nowhere.csv
[ $status = 2 ] && grep -q 'nowhere.csv: No such file' err; verdict $? "  a file that is not there"

sed -e 's/CST_TABLE_CUBIC, .from = 0, .to = 20/CST_TABLE_LINEAR, .lookups = 2, .from = 0, .to = 20/' -i road.h
mv with.c car.c
run "$costate" build car.c
[ $status = 0 ] && [ ! -s err ]; verdict $? "car builds"
run "$costate" check ./car.so --wrt all
[ $status = 0 ] && grep -q " 0 failed" out; verdict $? "  passes the ladder"
for cost in height ride; do
    run "$costate" gradient ./car.so --wrt all --cost $cost --check
    [ $status = 0 ] && grep -q "is confirmed" out; verdict $? "  $cost: its gradient is confirmed"
done

# What knots would cost that are not met: psi off by 1e-5, four times the steps.
psi() { "$costate" gradient ./car.so --json --integrator "$2" --rtol "$1" | python3 -c 'import json, sys; x = json.load(sys.stdin); print(x["psi"], x["stats"]["steps"])'; }
python3 - $(psi 1e-6 rk) $(psi 1e-12 rk) $(psi 1e-11 cvodes) >text <<'END'
import sys
coarse, steps, fine, _, other, _ = map(float, sys.argv[1:])
print(coarse - fine, fine - other, steps)
sys.exit(not (abs(coarse - fine) < 1e-7 * abs(fine) and abs(fine - other) < 1e-9 * abs(fine) and steps < 300))
END
verdict $? "  psi at 1e-6 and at 1e-12, by rk and by cvodes: $(cat text)"

# Looks and instants beside knots, all derivatives: one run that ends right at the knot x = 7.
asked=(--wrt m,c,speed,base,load,spring --response 'max(y)' --response 'at(y, 1.3)' --response 'time(x = 7)'
       --response 'at(dot(y), x = 7.33)' --response 'rms(ddot(y))' --rtol 1e-9 --max-steps 100000)
for run in 'rk adjoint' 'rk direct' 'cvodes adjoint' 'cvodes direct'; do
    "$costate" gradient ./car.so "${asked[@]}" --integrator ${run% *} --method ${run#* } --json >"$run"
done
python3 - 'rk adjoint' 'rk direct' 'cvodes adjoint' 'cvodes direct' >text <<'END'
import json, sys
def flat(x):
    return [x] if isinstance(x, (int, float)) else [z for y in (x.values() if isinstance(x, dict) else x) for z in flat(y)]
found = [json.load(open(name))["responses"] for name in sys.argv[1:]]
off = max(abs(a - b) / max(map(abs, flat(one[name]["gradient"]))) for one in found for name in one
          for a, b in zip(flat(one[name]["gradient"]), flat(found[0][name]["gradient"])))
print("%.1e" % off)
sys.exit(not (len(found[0]) == 5 and off < 1e-6))
END
verdict $? "  five responses, each by rk and cvodes, adjoint and direct: apart by $(cat text)"

# The same to the bit where states are computed again.
for memory in 1G 64K; do "$costate" gradient ./car.so --json --memory $memory --integrator rk | grep -v seconds >$memory; done
cmp -s <(grep -A7 '"psi"' 1G) <(grep -A7 '"psi"' 64K) && ! cmp -s 1G 64K; verdict $? "  the same bits from check-points"

run "$costate" gradient ./car.so --hessian --wrt m,k --integrator rk
[ $status != 0 ] && grep -q "passes knots of the table road" err; verdict $? "  no Hessian across straight lines"
sed -i 's/CST_TABLE_LINEAR/CST_TABLE_CUBIC/' road.h
sed -e 's/\bcar_/smooth_/; s/car_/smooth_/g; s/"car"/"smooth"/' car.c >smooth.c
run "$costate" build smooth.c
[ $status = 0 ] && [ ! -s err ]; verdict $? "smooth, the same on a spline, builds"
run "$costate" gradient ./smooth.so --hessian --check --wrt m,c,load,base --integrator rk
[ $status = 0 ]; verdict $? "  and has a Hessian"
finish
