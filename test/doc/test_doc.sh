#!/usr/bin/env bash
# doc/reference/api.md has every function of the public headers, and its programs compile without a warning and print
# what follows them; doc/theory/adjoint.md has every file of the engine, and names none that is not there.
#   test_doc.sh BUILD_DIRECTORY CC...
build=$(realpath "$1"); shift
cc=("$@")
. "$(dirname "$0")/../shell.sh"
cd "$scratch" || exit 1
api=$root/doc/reference/api.md

sed -n 's/^CST_\(API\|INLINE\) .*[ *]\(cst_[a-z_]*\)(.*/\2/p' "$root"/src/costate.h "$root"/src/costate_study.h "$root"/src/costate_mpi.h | grep -v '_sized$' | sort -u >declared
grep '^|' "$api" | grep -o '`cst_[a-z_]*(' | tr -d '`(' | sort >told
[ "$(wc -l <declared)" -gt 50 ]; verdict $? "the header declares functions"
[ -z "$(comm -23 declared <(sort -u told))" ]; verdict $? "every one is in a table: $(comm -23 declared <(sort -u told) | tr '\n' ' ')"
[ -z "$(comm -13 declared <(sort -u told))" ]; verdict $? "and none that is not: $(comm -13 declared <(sort -u told) | tr '\n' ' ')"
[ -z "$(uniq -d told)" ]; verdict $? "each once: $(uniq -d told | tr '\n' ' ')"

awk '/^```c$/ { n++; file = n ".c"; next } /^```text$/ { file = n ".txt"; next } /^```/ { file = ""; next } file { print > file }' "$api"
[ -f 4.c ]; verdict $? "it has programs"
for program in *.c; do
    n=${program%.c}
    run "${cc[@]}" -std=c11 -Wall -Wextra -Werror -I"$root/src" "$program" -L"$build/src" -lcostate -Wl,-rpath,"$build/src" -lm -o "program$n"
    verdict $status "program $n compiles without a warning"
    run "./program$n"
    [ $status = 0 ] && [ ! -s err ] && diff "$n.txt" out >difference; verdict $? "program $n prints what is shown"
done

adjoint=$root/doc/theory/adjoint.md
for file in $(cd "$root" && find src -name '*.c' -not -path 'src/cli/*' -not -path 'src/ad/*'); do
    grep -qF "\`$file\`" "$root/ARCHITECTURE.md"; verdict $? "ARCHITECTURE.md has $file"
done
for file in $(grep -oh '`[a-z]*/[a-z_0-9/]*\(\.c\|\.h\)\{0,1\}`' "$adjoint" "$root/ARCHITECTURE.md" | tr -d '`' | sort -u); do [ -e "$root/$file" ]; verdict $? "$file is there"; done
for page in $(cd "$root" && find doc ./*.md -name '*.md'); do
    for link in $(grep -o ']([^)# ]*[)#]' "$root/$page" | sed 's/^](//; s/[)#]$//' | grep -v '^\(https\{0,1\}:.*\|[a-z0-9]*\)$' | sort -u); do
        [ -e "$root/$(dirname "$page")/$link" ]; verdict $? "$page: $link is there"
    done
done
finish
