#!/usr/bin/env bash
# scripts/regen_ad.sh notices whatever was edited after ad/ was written.
#   test_manifest.sh manifest    without Tapenade: on this tree, and on copies that were tampered with
#   test_manifest.sh every       the same for every generated file; fused code, written again
#   test_manifest.sh check       with Tapenade, if it is there (77 if not): ad/ is what it writes
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd)
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
passed=0 failed=0

# A fresh copy of what regen_ad.sh needs.
copy() {
    rm -rf "$scratch/tree"
    mkdir -p "$scratch/tree/src"
    cp -R "$root/models" "$root/ad" "$root/scripts" "$scratch/tree/"
    cp "$root"/src/costate.h "$root"/src/costate_sized.h "$root"/src/costate_model.h "$scratch/tree/src/"
    cd "$scratch/tree"
}

verdict() {
    if [ "$1" = 0 ]; then passed=$((passed + 1)); echo "PASS: $2"
    else failed=$((failed + 1)); echo "FAIL: $2"; sed 's/^/    /' "$scratch/out"; fi
}

# accepts WHAT: --manifest must pass in the current directory.
accepts() {
    status=0
    scripts/regen_ad.sh --manifest >"$scratch/out" 2>&1 || status=$?
    verdict $status "accepted: $1"
}

# refuses WHAT WORD...: it must fail, with a message that has every word and names the command to
# run.
refuses() {
    what=$1 status=0; shift
    scripts/regen_ad.sh --manifest >"$scratch/out" 2>&1 && status=1
    for word in "$@" scripts/regen_ad.sh; do grep -qF -- "$word" "$scratch/out" || status=1; done
    verdict $status "refused: $what"
}

# The PATH without the directories that have Tapenade.
path_without_tapenade() {
    printf '%s\n' "$PATH" | tr ':' '\n' | while read -r dir; do [ -x "$dir/tapenade" ] || echo "$dir"; done | paste -sd:
}

# edited FILE...: each of them, edited by hand, is refused.
edited() {
    for file in "$@"; do
        copy
        echo "/* edited */" >>"$file"
        refuses "$file, edited by hand" "$file" "by hand"
    done
}

tampered() {
    model=$(head -n 1 models/MODELS)
    sed -i "s|^#include \"costate.h\"|/* edited */\n&|" "models/$model.c"
    refuses "a kernel that was edited" "models/$model.c" edited

    copy
    echo "/* edited */" >>"models/$model.c"
    sed -i 's|\.about = "|&edited: |' "models/$model.c"
    accepts "a descriptor that was edited"

    edited "ad/$model/${model}_b.c" "ad/$model/${model}_kernels.c"

    copy
    rm "ad/$model/${model}_dv.c"
    refuses "a generated file that is missing" "ad/$model/${model}_dv.c" missing

    copy
    echo "# edited" >>ad/passes
    refuses "a table of passes that was edited" ad/passes

    copy
    echo "# edited" >>scripts/costate_ad/fuse/model.py
    refuses "another scripts/costate_ad/fuse" scripts/costate_ad/fuse

    copy
    sed "s/$model/another/g" "models/$model.c" >models/another.c
    echo another >>models/MODELS
    refuses "a model that was never differentiated" models/another.c never

    copy
    rm ad/manifest
    refuses "a manifest that is missing" ad/manifest missing
}

without_tapenade() {
    copy
    status=0
    env -u TAPENADE_HOME PATH="$(path_without_tapenade)" scripts/regen_ad.sh >"$scratch/out" 2>&1 && status=1
    for word in Tapenade 3.16 tapenade.gitlabpages.inria.fr; do
        grep -qF "$word" "$scratch/out" || status=1
    done
    diff -r "$root/ad" ad >/dev/null || status=1
    verdict $status "without Tapenade: a message that says what is needed, and nothing written"
}

# Fusing again, without Tapenade: of the tree, and of a model elsewhere; not without pycparser.
fused() {
    python3 -c 'import pycparser' 2>/dev/null || { echo "SKIP: fusing needs python3 with pycparser"; return; }
    copy
    status=0
    rm ad/*/*_fused.c
    scripts/regen_ad.sh --fuse >"$scratch/out" 2>&1 || status=1
    diff -r "$root/ad" ad >>"$scratch/out" || status=1
    verdict $status "fused again, ad/ is the same"
    status=0
    sed -i '/puck_fused.c$/d; s/^[0-9a-f]*  scripts\/costate_ad\/fuse$/0  scripts\/costate_ad\/fuse/' ad/manifest
    scripts/regen_ad.sh --update puck >"$scratch/out" 2>&1 || status=1
    diff -r "$root/ad" ad >>"$scratch/out" || status=1
    verdict $status "--update of one model: the manifest keeps the others"

    mkdir -p "$scratch/nothing" "$scratch/hidden"
    printf '#!/bin/sh\nexit 1\n' >"$scratch/nothing/python3"
    chmod +x "$scratch/nothing/python3"
    echo 'raise ImportError' >"$scratch/hidden/pycparser.py"
    mkdir elsewhere
    cp -R "$root/doc/guide/tutorial/crank.c" "$root/doc/guide/tutorial/crank.ad" elsewhere/
    for way in --fuse --update; do
        status=0
        ! PATH=$scratch/nothing:$PATH scripts/regen_ad.sh $way elsewhere/crank.c >"$scratch/out" 2>&1 || status=1
        [ "$(cat "$scratch/out")" = "regen_ad: python3 does not run: install python3 and python3-pycparser (Debian)" ] || status=1
        verdict $status "$way without python3: refused"
        status=0
        ! PYTHONPATH=$scratch/hidden scripts/regen_ad.sh $way elsewhere/crank.c >"$scratch/out" 2>&1 || status=1
        grep -q '^regen_ad: python3 has no pycparser, without which .*: install python3-pycparser (Debian)' "$scratch/out" || status=1
        diff -r -x objects -x passes "$root/doc/guide/tutorial/crank.ad" elsewhere/crank.ad >>"$scratch/out" || status=1
        verdict $status "$way without pycparser: refused, and nothing written"
    done
    rm elsewhere/crank.ad/crank_fused.c
    sed -i 's/^[0-9a-f]*  scripts\/costate_ad\/fuse$/0  scripts\/costate_ad\/fuse/; /crank_fused.c$/d' elsewhere/crank.ad/manifest
    status=0
    scripts/regen_ad.sh --update elsewhere/crank.c >"$scratch/out" 2>&1 || status=1
    diff -r -x objects -x passes "$root/doc/guide/tutorial/crank.ad" elsewhere/crank.ad >>"$scratch/out" || status=1
    verdict $status "fused by another version: fused again"
}

case ${1:-} in
manifest)
    cd "$root"
    accepts "the tree as it is"
    copy
    accepts "a copy"
    tampered
    without_tapenade ;;
every)
    copy
    edited ad/*/*_b.c ad/*/*_kernels.c
    fused ;;
check)
    if ! [ -x "${TAPENADE_HOME:-/nonexistent}/bin/tapenade" ] && ! command -v tapenade >/dev/null 2>&1; then
        echo "SKIP: Tapenade is not here (TAPENADE_HOME, PATH)"
        exit 77
    fi
    command -v java >/dev/null 2>&1 || { echo "SKIP: Tapenade needs Java"; exit 77; }
    cd "$root"
    status=0
    scripts/regen_ad.sh --check >"$scratch/out" 2>&1 || status=$?
    verdict $status "ad/ is what Tapenade writes" ;;
*)
    echo "usage: test_manifest.sh manifest | every | check" >&2
    exit 2 ;;
esac
echo "$passed passed, $failed failed"
[ $failed = 0 ]
