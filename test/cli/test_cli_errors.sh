#!/usr/bin/env bash
# Bad input to the program `costate`: one line on stderr that says what and what to do, nothing on
# stdout, a status that is not 0, no partial file.
#   test_cli_errors.sh COSTATE
costate=$(realpath "$1")
. "$(dirname "$0")/../shell.sh"
cd "$scratch" || exit 1

# complains STATUS WORDS...: of the last run.
complains() {
    wanted=$1; shift
    [ $status = "$wanted" ] || return 1
    [ ! -s out ] || return 1
    [ "$(wc -l <err)" = 1 ] && [ "$(tail -c 1 err | od -An -c | tr -d ' ')" = '\n' ] || return 1
    grep -q '^costate: ' err || return 1
    for word in "$@"; do grep -qF -- "$word" err || return 1; done
}

# refuses WHAT WORDS -- ARGUMENTS...: wrong input, status 2.
refuses() { refuse_with 2 "$@"; }
# fails WHAT WORDS -- ARGUMENTS...: a run or a file that failed, status 1.
fails() { refuse_with 1 "$@"; }
refuse_with() {
    wanted=$1 what=$2; shift 2
    words=()
    while [ "$1" != -- ]; do words+=("$1"); shift; done
    shift
    run "$costate" "$@"
    complains "$wanted" "${words[@]}"
    verdict $? "$what"
}

command_line() {
    refuses "no command" help --
    refuses "an unknown command" gradeint gradient -- gradeint fivebar
    refuses "an empty command" -- ""
    refuses "an option before a command" help -- --json gradient fivebar
    refuses "no model" model -- gradient
    refuses "an unknown model" fivbar fivebar -- gradient fivbar
    refuses "an unknown model" nonsense "costate models" -- simulate nonsense
    refuses "an unknown model" nonsense -- models nonsense
    refuses "an unknown model" nonsense -- check nonsense
    refuses "an empty model" -- gradient ""
    refuses "two models" pendulum -- gradient fivebar pendulum
    refuses "an unknown projection" never "auto, off, always" -- gradient fivebar --projection never
    refuses "an unknown option" "'--jsno'" "did you mean '--json'?" -- gradient fivebar --jsno
    fails "an option as the library spells it" "more than 2 steps" "raise max_steps" -- gradient fivebar --max_steps 2
    refuses "samples in place of count" "--samples" "did you mean --count?" -- sample fivebar --samples 50
    refuses "a problem that is a directory" "Is a directory" "give the path of a JSON file" -- gradient --problem .
    refuses "an unknown letter" -x -- gradient fivebar -x 3
    refuses "an option of another command" --method -- simulate fivebar --method fd
    refuses "an option without its value" --tf -- gradient fivebar --tf
    refuses "a flag with a value" --json -- gradient fivebar --json=1
    refuses "a line feed in a name" -- gradient $'five\nbar'
    refuses "a name that is not UTF-8" -- gradient $'\xff\xfe'
}

names_and_numbers() {
    refuses "an unknown parameter" L03 L01 -- gradient fivebar -p L03=1
    refuses "an unknown parameter in --wrt" L03 L01 -- gradient fivebar --wrt L01,L03
    refuses "a parameter twice in --wrt" L01 once -- gradient fivebar --wrt L01,L01
    refuses "an empty name in --wrt" -- gradient fivebar --wrt L01,,L02
    refuses "an empty --wrt" --wrt -- gradient fivebar --wrt ""
    refuses "an unknown output" bar9 "column 5" -- gradient fivebar --response 'rms(bar9)'
    refuses "an unknown functional" median -- gradient fivebar --response 'x=median(bar1)'
    refuses "a parenthesis that is missing" "column 9" -- gradient fivebar --response 'rms(bar1'
    refuses "an instant beyond the end" "outside the run" -- gradient fivebar --tf 1 --response 'at(x2, 2)'
    refuses "no table" nowhere.csv -- gradient fivebar --response 'misfit(nowhere.csv)'
    refuses "a response twice" "two responses" -- gradient fivebar --response 'max(x2)' --response 'max(x2)'
    refuses "an empty response" "empty" -- gradient fivebar --response ''
    refuses "a cost beside responses" --response -- gradient fivebar --cost position --response 'max(x2)'
    refuses "a check of responses" --method -- gradient fivebar --check --response 'max(x2)'
    refuses "an unknown cost" postion position -- gradient fivebar --cost postion
    refuses "an unknown method" ajoint adjoint -- gradient fivebar --method ajoint
    refuses "unknown formulas" "'gear'" --formulas "bdf, adams" -- gradient fivebar --formulas gear
    refuses "an unknown formulation" nonsense penalty -- gradient fivebar --formulation nonsense
    # The remedy is one that works, not the next one that is refused.
    for form in index3 maggi; do
        fails "switches with $form" "use the formulation penalty" -- gradient barrier --formulation $form
        refuses "switches with $form, cvodes" switches "use the formulation penalty" -- gradient barrier --formulation $form --integrator cvodes
    done
    fails "switches with onestep" "use the integrator rk" -- gradient barrier --integrator onestep
    refuses "-p without a value" NAME=VALUE -- gradient fivebar -p L01
    refuses "-p without a name" NAME=VALUE -- gradient fivebar -p =1
    for bad in "" x 1x 1,5 "1 " " 1" nan NaN -nan inf -inf 1e999 0x --; do
        refuses "-p L01='$bad'" L01 -- gradient fivebar -p "L01=$bad"
    done
    refuses "a value below its bound" L01 "from 0 to 10" -- gradient fivebar -p L01=-1
    refuses "a value above its bound" L01 "from 0 to 10" -- gradient fivebar -p L01=11
    for option in tf rtol alpha fd-step; do
        for bad in 0 -1 -1e-8 nan inf x ""; do refuses "--$option '$bad'" "--$option" -- gradient fivebar "--$option=$bad"; done
    done
    for bad in -1 -1e-8 nan inf x ""; do refuses "--atol '$bad'" --atol -- gradient fivebar "--atol=$bad"; done
    refuses "--tf 1e200" tf "from 1e-30 to 1e+09" -- gradient barrier --tf 1e200
    refuses "--rtol 1" rtol -- gradient fivebar --rtol 1
    refuses "--rtol 1e-40" "rtol = 1e-40 is below the rounding of double precision: give at least 8.9e-16, such as 1e-12" -- gradient fivebar --rtol 1e-40
    for bad in -1 1.5 x nan 1e30; do refuses "--max-steps $bad" max-steps -- gradient fivebar --max-steps "$bad"; done
    refuses "--max-steps 0" steps -- gradient fivebar --max-steps 0
    for bad in x M 64X 64MB -1 nan inf 1e999; do refuses "--memory $bad" "not a size" --memory -- gradient fivebar "--memory=$bad"; done
    for bad in /no/such/place /dev/null; do refuses "--memory-dir $bad" memory_dir directory -- gradient fivebar --memory-dir "$bad"; done
    if [ "$(id -u)" != 0 ]; then
        mkdir -p locked && chmod 555 locked
        refuses "--memory-dir that cannot be written" memory_dir "can be written" -- gradient fivebar --memory-dir locked
        rmdir locked
    fi
    refuses "--memory 1K" memory 65536 -- gradient fivebar --memory 1K
    refuses "--samples 1" samples -- simulate fivebar --samples 1
    refuses "--xi -1" --xi -- gradient fivebar --xi -1
}

second_derivatives() {
    refuses "a direction with a name twice" L01 twice -- gradient fivebar --hessian-vector L01=1,L01=2
    refuses "a direction without a number" L02 "L02=1" -- gradient fivebar --hessian-vector L01=1,L02
    refuses "a direction that is no number" L01 -- gradient fivebar --hessian-vector L01=nan
    refuses "a direction of no design variable" k1 --wrt -- gradient fivebar --hessian-vector k1=1
    refuses "a Hessian and a product" "one of the two" -- gradient fivebar --hessian --hessian-vector L01=1
    refuses "a Hessian of a response" "one cost" -- gradient fivebar --hessian --response 'rms(x2)'
    refuses "a tolerance twice" k1 twice -- gradient fivebar --tolerance k1=2% --tolerance k1=0.1
    for text in k1 k1= k1=% k1=-1 k1=nan k1=inf k1=1e999 k1=2%% k1=2x =2; do
        refuses "a tolerance '$text'" --tolerance -- gradient fivebar --tolerance "$text"
    done
    for text in k1=2,5% k1=2%, k1=2%,L01 k1=2%,k1=3%; do
        refuses "a list of tolerances '$text'" --tolerance -- gradient fivebar --tolerance "$text"
    done
    refuses "a tolerance of no parameter" k9 -- gradient fivebar --tolerance k9=1
    refuses "a tolerance and --wrt" --wrt -- gradient fivebar --tolerance k1=1% --wrt L01
    refuses "a tolerance and --hessian" --hessian -- gradient fivebar --tolerance k1=1% --hessian
    fails "a tolerance beyond all numbers" L01 -- gradient fivebar --tolerance L01=1e200
}

# bad_file WHAT WORDS -- CONTENT
bad_file() {
    what=$1; shift
    words=()
    while [ "$1" != -- ]; do words+=("$1"); shift; done
    printf '%b' "$2" >bad.json
    run "$costate" gradient fivebar --problem bad.json --json
    complains 2 bad.json "${words[@]}"
    verdict $? "problem file: $what"
}

problem_files() {
    refuses "a problem file that is not there" missing.json -- gradient fivebar --problem missing.json
    refuses "a problem file that is a directory" /tmp -- gradient fivebar --problem /tmp
    bad_file "empty" "line 1" -- ''
    bad_file "truncated" "line 2" -- '{ "tf": 1,\n "cost": '
    bad_file "not JSON" "line 1" -- 'tf = 1'
    bad_file "something after the end" "line 1" -- '{ "tf": 1 } x'
    bad_file "an array" object -- '[1, 2]'
    bad_file "an unknown key" tff tf -- '{ "tff": 1 }'
    bad_file "a key twice" twice -- '{ "tf": 1, "tf": 2 }'
    bad_file "a string for a number" tf number -- '{ "tf": "1" }'
    bad_file "a number for a string" cost string -- '{ "cost": 1 }'
    bad_file "null" tf -- '{ "tf": null }'
    bad_file "a negative tolerance" rtol -- '{ "rtol": -1e-8 }'
    echo '{ "rtol": 1e-40 }' >bad.json
    refuses "a tolerance below rounding in a problem file" "below the rounding" -- gradient fivebar --problem bad.json
    bad_file "tf of 0" tf -- '{ "tf": 0 }'
    bad_file "NaN" -- '{ "tf": NaN }'
    bad_file "a number too large" tf -- '{ "tf": 1e999 }'
    bad_file "parameters that are no object" parameters -- '{ "parameters": [1] }'
    bad_file "a parameter that is no number" k1 -- '{ "parameters": { "k1": "x" } }'
    bad_file "a parameter twice" k1 twice -- '{ "parameters": { "k1": 1, "k1": 2 } }'
    bad_file "wrt of numbers" wrt -- '{ "wrt": [1] }'
    bad_file "wrt of nothing" wrt -- '{ "wrt": [] }'
    bad_file "a zero byte" "line 1" -- '{ "tf": 1 \0 }'
    echo '{ "parameters": { "k9": 1 } }' >bad.json
    refuses "an unknown parameter in a problem file" k9 -- gradient fivebar --problem bad.json
    echo '{ "model": "nonsense" }' >bad.json
    refuses "an unknown model in a problem file" nonsense -- gradient --problem bad.json
    head -c 100000 /dev/zero | tr '\0' '[' >deep.json
    refuses "a problem file of brackets" deep.json -- gradient fivebar --problem deep.json
}

# No plausible number and no file after a run that failed.
runs() {
    for command in simulate gradient check; do
        rm -rf none
        fails "$command with too few steps" steps max -- $command fivebar --max-steps 5 --out none
        [ -z "$(ls -A none 2>/dev/null)" ]; verdict $? "$command leaves no file behind"
    done
    run bash -c 'ulimit -f 64; exec "$@"' few "$costate" gradient fivebar --tf 60 --memory 64K --memory-dir .
    complains 1 "no room in '.'" --memory-dir; verdict $? "--memory-dir without room"
    fails "a run too long for its memory" "raise memory" --memory -- gradient fivebar --tf 500 --max-steps 100000 --memory 64K
    for method in adjoint direct fd; do fails "--method $method with too few steps" steps -- gradient fivebar --method $method --max-steps 5 --json; done
    fails "tolerances beyond double precision" loosen -- gradient fivebar --rtol 1e-15 --atol 1e-30
    # far from where the search for the start begins
    run "$costate" simulate slidercrank -p crank=0.1 -p rod=20 --tf 0.01
    if [ $status = 0 ]; then grep -q "psi = [0-9]" out; else complains 1 "no assembled configuration" "check the parameters"; fi
    verdict $? "a start far from the guess: found, or an error"
}

files() {
    : >file
    fails "--out is a file" file -- gradient pendulum --out file
    fails "--out below a file" file -- simulate pendulum --out file/deeper
    fails "--out where nothing can be made" /proc -- gradient pendulum --out /proc/nothing/here
    refuses "an empty --out" --out -- gradient pendulum --out ""
    mkdir -p closed/pendulum_gradient.json
    run "$costate" gradient pendulum --out closed --json
    grep -q '"psi": ' out; verdict $? "a directory in the file's place: the result is printed"
    : >out
    complains 1 pendulum_gradient.json; verdict $? "a directory in the file's place"
    [ "$(ls -A closed)" = pendulum_gradient.json ]; verdict $? "no temporary file is left"
    if [ "$(id -u)" != 0 ]; then
        mkdir locked; chmod 555 locked
        fails "--out without permission" locked -- gradient pendulum --out locked
    fi
}

# A disk that is full: for stdout, by a limit on the size of files, and by a file system of 16 kB
# where one may be mounted.
full_disk() {
    for arguments in "gradient pendulum" "gradient pendulum --json" "simulate pendulum" "check barrier" "models" "models fivebar" "--help"; do
        status=0
        "$costate" $arguments >/dev/full 2>err || status=$?
        : >out
        complains 1 stdout; verdict $? "stdout is full: $arguments"
    done
    status=0
    mkdir limited
    (trap '' XFSZ; ulimit -f 8; exec "$costate" simulate pendulum --out limited --samples 5000) >out 2>err || status=$?
    complains 1 limited/pendulum_trajectory.csv; verdict $? "a file that may not grow"
    [ -z "$(ls -A limited)" ]; verdict $? "no partial file"
    mkdir small
    if mount -t tmpfs -o size=16k none small 2>/dev/null; then
        fails "a full disk" small "No space left" -- simulate pendulum --out small --samples 5000
        [ -z "$(ls -A small)" ]; verdict $? "no partial file on it"
        umount small
    else
        echo "SKIP: a file system of 16 kB: mounting is not allowed here"
    fi
}

# Ctrl-C during a long run.
interrupt() {
    mkdir stopped
    run timeout --preserve-status -s INT 3 "$costate" gradient fivebar --tf 100000 --max-steps 1000000000 --out stopped
    complains 130 stopped; verdict $? "Ctrl-C"
    [ -z "$(ls -A stopped)" ]; verdict $? "and no file"
}

command_line
names_and_numbers
second_derivatives
problem_files
runs
files
full_disk
interrupt
finish
