#!/usr/bin/env bash
# The man page knows every command, every option of each, the exit statuses and the environment.
#   test_man.sh COSTATE
costate=$(realpath "$1")
. "$(dirname "$0")/../shell.sh"
cd "$scratch" || exit 1
page=$root/doc/reference/costate.1
sed 's/\\-/-/g' "$page" >plain

run "$costate" --help
sed -n 's/^  \([a-z][a-z]*\) .*/\1/p' out >commands
[ "$(wc -l <commands)" -ge 9 ]; verdict $? "--help lists the commands"
while read -r command; do
    grep -qE "^\.B[IR] \"$command \"" plain; verdict $? "the command $command"
    "$costate" help "$command" </dev/null | sed -n 's/^ .*--\([a-z-]*\)\( [A-Z][^ ]*\)\{0,1\}  .*/\1\2/p' >>options
done <commands
sort -u options >listed
while read -r option argument; do
    if [ -n "$argument" ]; then grep -qF -- "--$option \\fI$argument\\fR" plain; else grep -qE -- "^\.B (-h, )?--$option\$" plain; fi
    verdict $? "the option --$option $argument"
done <listed
sed -n 's/^\.B .*--\([a-z-]*\).*/\1/p' plain | grep -vx model | while read -r option; do grep -q "^$option\( \|\$\)" listed || echo "$option"; done >unknown
[ ! -s unknown ]; verdict $? "and none that is not there: $(tr '\n' ' ' <unknown)"
for status in 0 1 2 130; do grep -qx "\.B $status" plain; verdict $? "exit status $status"; done
for name in $(grep -rhoE --include='*.c' 'getenv\("[A-Z_]*"\)' "$root/src/cli" | sed 's/.*"\(.*\)".*/\1/' | sort -u) TAPENADE_HOME CC CFLAGS; do
    grep -qx "\.B $name" plain; verdict $? "the environment's $name"
done
keys=$(sed -n 's/^    { [^,]*, [^,]*, "\([a-z_]*\)",.*/\1/p' "$root/src/cli/input/settings_table.c")
[ "$(wc -w <<<"$keys")" -ge 30 ]; verdict $? "the table of settings has keys"
for key in $keys; do
    grep -qw "$key" plain; verdict $? "the key $key of a problem file"
done
if command -v groff >/dev/null 2>&1; then
    run groff -man -Tutf8 -ww "$page"
    [ $status = 0 ] && [ ! -s err ]; verdict $? "groff has nothing to say against it"
fi
finish
