#!/usr/bin/env bash
# costate optimize --robust and --starts: numbers known otherwise, minima told apart, journals, errors.
#   test_robust_cli.sh COSTATE
costate=$(realpath "$1")
. "$(dirname "$0")/../shell.sh"
cd "$scratch" || exit 1

refuses() { # WHAT WORD ARGUMENTS...
    what=$1 word=$2; shift 2
    run "$costate" "$@"
    [ $status = 2 ] && [ ! -s out ] && [ "$(wc -l <err)" = 1 ] && grep -qF -- "$word" err; verdict $? "$what"
}
# holds WHAT EXPRESSION: of Python, where j is the object in out, a that in a.json.
holds() {
    python3 - "$2" 2>err <<'PYTHON'
import json, math, os, sys
j = json.load(open("out"))
a = json.load(open("a.json")) if os.path.exists("a.json") else None
def near(x, y, e): return abs(x - y) <= e * abs(y)
sys.exit(0 if eval(sys.argv[1]) else "does not hold: " + sys.argv[1])
PYTHON
    verdict $? "$1"
}
strip() { grep -v '"seconds"' "$1"; }

varied="--vary k1=normal(100,5) --vary m2=+normal(0,0.05) --count 30 --seed 4 --tf 0.5"
run "$costate" sample fivebar $varied --json
cp out a.json
run "$costate" optimize fivebar $varied --robust 'mean+3*std' --max-iterations 3 --json
holds "it begins with mean + 3 std of the samples" "near(j['psi_initial'], a['responses'][0]['mean'] + 3 * a['responses'][0]['std'], 1e-6)"
holds "and makes it less" "j['psi'] < 0.5 * j['psi_initial'] and near(j['psi'], j['robust']['mean'] + 3 * j['robust']['std'], 1e-12)"
holds "its gradient is confirmed by differences" "j['certificate']['agrees'] and abs(j['certificate']['gradient'] - j['certificate']['differences']) < 0.01 * abs(j['certificate']['gradient'])"
strip out >alone
run "$costate" optimize fivebar $varied --robust '3 * std + mean' --max-iterations 3 --jobs 3 --json
strip out | sed 's/3 \* std + mean/mean+3*std/' | cmp -s - alone; verdict $? "the same digits by 3 threads and in another order"
run "$costate" optimize fivebar $varied --robust 'mean+3*std' --max-iterations 2 --state kept --json
run "$costate" optimize fivebar $varied --robust 'mean+3*std' --max-iterations 3 --state kept --resume --json
holds "resumed" "j['iterations'] == 3"
python3 -c "import json; a, b = json.load(open('out')), json.loads(open('alone').read()); exit(a['psi'] != b['psi'] or a['parameters'] != b['parameters'])"
verdict $? "to the same digits"
again="optimize fivebar --tf 0.5 --max-iterations 3 --state kept --resume --vary m2=+normal(0,0.05)"
for other in "--seed 5 --count 30 --vary k1=normal(100,5)" "--seed 4 --count 31 --vary k1=normal(100,5)" "--seed 4 --count 30 --vary k1=normal(100,6)"; do
    refuses "the state of other samples: $other" "samples and their seed" $again $other --robust 'mean+3*std'
done
refuses "the state of another robust objective" "belongs to another optimization" $again --seed 4 --count 30 --vary 'k1=normal(100,5)' --robust 'mean+2*std'
run "$costate" optimize fivebar --vary 'L01=+normal(0,0.02)' --robust 'std' --count 20 --tf 0.5 --max-iterations 2 --json
holds "a deviation of a design variable" "j['psi'] < j['psi_initial'] and j['certificate']['agrees']"
run "$costate" optimize barrier --tf 0.1 --wrt v0 --vary 'F2=normal(1.5,0.1)' --count 5 --robust 'mean+3*std' --max-iterations 1 --json
holds "samples that do not differ" "j['robust']['std'] == 0 and abs(j['gradient']['v0'] - 0.1) < 1e-9 and j['certificate']['agrees'] and j['seconds'] > 0"

bounds="--bounds L01=1.5:4 --bounds L02=1.5:4 --tf 1"
run "$costate" optimize fivebar $bounds --starts 6 --jobs 1 --json
strip out >alone
cp out a.json
holds "minima of six starts" "1 <= j['minima'] < 6 and [x['start'] for x in j['starts']] == [1, 2, 3, 4, 5, 6] and j['psi'] == min(x['psi'] for x in j['starts'])"
holds "the first is the problem's own" "j['starts'][0]['parameters_initial']['L01'] == 2.23606797749979 and all(1.5 <= x['parameters_initial']['L02'] <= 4 for x in j['starts'][1:])"
run "$costate" optimize fivebar $bounds --json
holds "the first start is costate optimize itself" "a['starts'][0]['psi'] == j['psi'] and a['starts'][0]['evaluations'] == j['evaluations']"
run "$costate" optimize fivebar $bounds --starts 6 --jobs 3 --json
strip out | cmp -s - alone; verdict $? "the same digits by 3 threads"
run "$costate" optimize fivebar $bounds --starts 6 --out made
grep -q 'minim.* found' out && grep -q 'best from' out; verdict $? "a table for people"
head -n 4 made/fivebar_starts.journal >cut && head -c 30 <(sed -n 5p made/fivebar_starts.journal) >>cut && mv cut made/fivebar_starts.journal
run "$costate" optimize fivebar $bounds --starts 6 --out made --resume --json
strip out | cmp -s - alone && [ "$(wc -l <made/fivebar_starts.journal)" = 7 ]; verdict $? "resumed from a journal that was cut short"
run "$costate" optimize fivebar $bounds --starts 6 --minimize 'rms(x2)' --subject-to 'position <= 0.2' --max-evaluations 1 --json
holds "a start that a limit ended with a violation is no minimum" "1 <= sum('violation' not in x for x in j['starts']) < 6 and all('minimum' not in x and not x['converged'] and x.get('violation', 1) > 1e-6 for x in j['starts']) and j['minima'] == 0 and j['psi'] == min(x['psi'] for x in j['starts'] if 'violation' not in x)"
run "$costate" optimize fivebar $bounds --starts 6 --minimize 'rms(x2)' --subject-to 'position <= 0.2' --max-evaluations 1
grep -q "^start 2: no point was found that keeps all constraints" out; verdict $? "and the table says so"
grep -q "^not converged" out && ! grep -q " found:" out; verdict $? "an end by a limit is no minimum"
run "$costate" optimize fivebar $bounds -p L01=3 -pk1=100 --minimize 'peak(bar1)' --starts=6 --seed 2 --jobs 2
best=$(sed -n '/^ *psi/{n;s/^ *\([^ ]*\).*/\1/p;}' out | sort -g | head -n 1)
command=$(grep '^costate optimize' out)
[ "${command%% -p L01=*}" = "costate optimize fivebar $bounds -pk1=100 --minimize 'peak(bar1)' --jobs 2" ]
verdict $? "the command from the best point, without the starts"
eval "\"\$costate\" ${command#costate} --max-evaluations 1 --json" >out 2>err
holds "runs, and starts from the best" "abs(j['psi_initial'] / $best - 1) < 1e-7"
refuses "another tolerance's journal" "belongs to another job" optimize fivebar $bounds --starts 6 --gradient-tol 1e-3 --out made --resume

refuses "no sum of mean and std" "is not a sum of mean and std" optimize fivebar $varied --robust 'mean+3'
refuses "an unknown statistic" "is not a sum of mean and std" optimize fivebar $varied --robust 'median'
refuses "--vary alone" "--vary without --robust" optimize fivebar $varied
refuses "nothing varies" "nothing varies" optimize fivebar --robust mean
refuses "a design variable that is drawn" "is a design variable" optimize fivebar --robust mean --vary 'L01=normal(2,0.1)'
refuses "--robust and --starts" "leave one of the two out" optimize fivebar $varied --robust mean --starts 3
refuses "no starts" "give 1 or more" optimize fivebar --starts 0
echo '[{"name": "a"}, {"name": "b"}]' >two.json
refuses "--robust and scenarios" "leave one of the two out" optimize fivebar $varied --robust mean --scenarios two.json
finish
