#!/bin/sh
# sensitivities.sh: the parameters of a model, sorted by how much psi changes with each, in % per %.
#     sensitivities.sh [MODEL]       needs python3 to read the JSON
#     L01       -13.0089
#     L02         9.1087
#     ...
#     m3          0.0742
set -eu
model=${1:-fivebar}
costate gradient "$model" --wrt all --json | python3 -c '
import json, sys
run = json.load(sys.stdin)
rows = [(g * run["parameters"][k] / run["psi"], k) for k, g in run["gradient"].items()]
for percent, name in sorted(rows, key=lambda row: -abs(row[0])):
    print("%-8s %9.4f" % (name, percent))'
