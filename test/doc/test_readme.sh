#!/usr/bin/env bash
# The README's C example, its first block of C, compiles without a warning against the library as it
# was built, and runs; the first command prints what is shown.
#   test_readme.sh BUILD_DIRECTORY CC...
build=$(realpath "$1"); shift
cc=("$@")
. "$(dirname "$0")/../shell.sh"
readme=$root/README.md
[ -f "$readme" ] || { echo "SKIP: there is no README.md"; exit 77; }
awk '/^```c$/ && !done { on = 1; next } /^```/ && on { on = 0; done = 1 } on' "$readme" >"$scratch/example.c"
cd "$scratch" || exit 1

[ -s example.c ] && grep -q 'main(' example.c && grep -q 'costate\.h' example.c
verdict $? "the first block of C is a whole program that uses costate.h"
[ "$(grep -c . example.c)" -le 30 ]
verdict $? "it is short"

run "${cc[@]}" -std=c11 -Wall -Wextra -Werror -I"$root/src" example.c -L"$build/src" -lcostate -Wl,-rpath,"$build/src" -lm -o example
verdict $status "it compiles without a warning"
run ./example
verdict $status "it runs"
[ -s out ] && [ ! -s err ] && ! grep -Eqi 'nan|inf' out
verdict $? "it prints numbers"

# What the README shows below the command that runs it is what it prints.
awk '/&& .\/a.out$/ { on = 1; next } on && !/^    / { exit } on' "$readme" | sed 's/^    //' >shown
[ -s shown ] && diff shown out >diff.out
verdict $? "its output is the README's"

[ "$(wc -l <"$readme")" -le 130 ]
verdict $? "the README has at most 130 lines"

# The gradient beside its checks, with which the README begins: words, and numbers to 0.2 %; times
# and counts of steps depend on the machine.
{ echo '```console'
  awk '/^    \$ build\/src\/costate gradient/ { on = 1 } on && /^[^ ]/ { exit } on' "$readme" | sed -e 's/^    //' -e '/./,$!d' | sed -e :a -e '/^\n*$/{$d;N;ba' -e '}'
  echo '```'; } >gradient.md
ln -s "$build" build
run python3 "$root/test/doc/tutorial.py" gradient.md compare .
[ $status = 0 ] && grep -q '^PASS: .*gradient fivebar --check' out; verdict $? "the gradient that the README shows"
finish
