#!/usr/bin/env bash
# A car on a road of two tracks, splines of 10,000 points each that are read from files: its
# gradient against differences, also by heights of the road, and what so many points cost.
#   test_road.sh COSTATE        77 where Tapenade is not
costate=$(realpath "$1")
. "$(dirname "$0")/../shell.sh"
cd "$scratch" || exit 1
for tool in cc java python3; do command -v $tool >/dev/null 2>&1 || { echo "SKIP: $tool is not here"; exit 77; }; done
[ -x "${TAPENADE_HOME:-/nonexistent}/bin/tapenade" ] || command -v tapenade >/dev/null 2>&1 ||
    { echo "SKIP: Tapenade is not here (TAPENADE_HOME, PATH)"; exit 77; }
cp "$root/test/zoo/rover.c" .
run "$costate" build rover.c
[ $status = 0 ] && [ ! -s err ]; verdict $? "rover builds"

# 60 waves of 0.8 to 50 m, of an amplitude of up to 1 cm, with phases of their own on either side.
python3 - <<'END'
import math, random
for name, seed in (("left", 1), ("right", 2)):
    r, waves = random.Random(seed), []
    for i in range(60):
        length = 50 * (0.8 / 50) ** (i / 59)
        waves.append((2 * math.pi / length, 6e-4 * length ** 0.75, r.uniform(0, 2 * math.pi)))
    with open(name + ".csv", "w") as file:
        for j in range(10000):
            file.write("%.17g\n" % sum(a * math.sin(0.1 * k * j + p) for k, a, p in waves))
END
road=(gradient ./rover.so -p left=@left.csv -p right=@right.csv --json)
derivatives() { # OPTIONS: numbers in one line
    "$costate" "${road[@]}" "$@" | python3 -c 'import json, sys; r = json.load(sys.stdin); print(*map(repr, r["gradient"].values()))'
}
some=(--wrt 'k,c,tyre,speed,left[123],right[120]')
python3 - $(derivatives "${some[@]}") $(derivatives "${some[@]}" --method fd --fd-step 1e-5 --rtol 1e-12) >text <<'END'
import sys
x = list(map(float, sys.argv[1:]))
own, other = x[:len(x) // 2], x[len(x) // 2:]
worst = max(abs(a - b) / abs(b) for a, b in zip(own, other))
print("%.1e" % worst, own)
sys.exit(not (len(own) == 6 and all(own) and worst < 2e-5))
END
verdict $? "  its gradient by differences: $(cat text)"

# By all 20,000 heights at once.
run "$costate" "${road[@]}" --wrt left,right
python3 -c '
import json
r = json.load(open("out"))
d = r["gradient"]["left"]
print(len(d), sum(x != 0 for x in d))
raise SystemExit(not (len(d) == 10000 and sum(x != 0 for x in d) > 900))'
verdict $? "  by all heights at once"
run "$costate" "${road[@]}" -p left=@short.csv
[ $status != 0 ] && grep -q "short.csv" err; verdict $? "  a file that is not there: an error"
finish
