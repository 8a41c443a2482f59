# After an edit, only the passes of Tapenade run whose input has changed; sourced by regen_ad.sh.
#
# A pass depends on the kernels that it differentiates, on the functions that they call, and on all
# that is no function (enumerations, tables, macros); a pass of a pass on that one too.  The sum of
# this is the pass's key.  MODEL.ad/passes has the keys of what was written last, and the raw output of
# passes that others read.  Models of the tree are always differentiated anew.

reuses() { [ "$home" != "$tree" ] && [ $action != check ]; }

# relevant KERNEL...: what the text of the model without comments has for these kernels.
relevant() {
    awk -v wanted="$*" '
        !on && /^(static +)?(inline +)?(void|double|int) +[A-Za-z0-9_]+ *\(/ {
            on = 1; f = $0; sub(/ *\(.*/, "", f); sub(/.* /, "", f)
        }
        on {
            text[f] = text[f] $0 "\n"
            if (/^}/ || /\{.*}[ \t]*$/) on = 0
            else if (!/\{/ && /;[ \t]*$/ && text[f] !~ /\{/) on = 0
            next
        }
        { print }
        END {
            count = split(wanted, list, " ")
            for (k = 1; k <= count; k++) need[list[k]] = 1
            for (more = 1; more;) {
                more = 0
                for (f in text) if (f in need)
                    for (g in text) if (!(g in need) && text[f] ~ "[^A-Za-z0-9_]" g " *\\(") { need[g] = 1; more = 1 }
            }
            for (f in text) if (f in need) order[++n] = f
            for (i = 1; i <= n; i++) for (j = i + 1; j <= n; j++) if (order[j] < order[i]) { f = order[i]; order[i] = order[j]; order[j] = f }
            for (i = 1; i <= n; i++) printf "%s", text[order[i]]
        }' "$scratch/plain"
}

# key PASS LINE: of the line that Passes.java reads; those of the passes before are in $scratch/keys.
key() {
    local of kernels_of
    read -r of < <(lines | awk -F '\t' -v pass="$1" '$1 == pass { print $2 }')
    { printf '%s\n%s\n%s\n' "$model" "$2" "$tools"
      if [ "$of" = model ]; then
          kernels_of=$(sed 's/\t/\n/g' <<<"$2" | sed -n 's/^\([A-Za-z0-9_]*\)(.*/\1/p' | tr '\n' ' ')
          relevant $kernels_of
      else
          grep "^$of " "$scratch/keys"
      fi; } | sha
}

# reuse: takes from $scratch/passes those whose output is there already, and puts that where it
# belongs; the keys of all go to $scratch/keys.
reuse() {
    local kept=$home/$out/passes line name sum written
    : >"$scratch/keys"
    tools=$({ cat "$tree"/scripts/*.awk "$tree"/scripts/{Passes.java,reuse.sh,regen_ad.sh} "$tree/src/costate_model.h" "$tree/src/ad/adBuffer.h"; echo "${CC:-cc} $tapenade"; } | sha)
    : >"$scratch/rest"
    while IFS= read -r line; do
        name=${line%%$'\t'*} sum=$(key "${line%%$'\t'*}" "$line")
        echo "$name $sum" >>"$scratch/keys"
        written=$(sed -n "s/^$name $sum //p" "$kept/keys" 2>/dev/null) || true
        if [ -n "$written" ] && take "$name" "$written"; then continue; fi
        echo "$line" >>"$scratch/rest"
    done <"$scratch/passes"
    mv "$scratch/rest" "$scratch/passes"
    written=$(($(wc -l <"$scratch/keys") - $(wc -l <"$scratch/passes")))
    [ $written = 0 ] || echo "$model: $written of $(wc -l <"$scratch/keys") passes are as before"
    version=$(cat "$kept/version" 2>/dev/null || true)
    [ ! -s "$scratch/passes" ] || version=
}

# take PASS SUMS: its raw output, for other passes, and what was made of it, if they are what was
# written.
take() {
    local raw=$home/$out/passes/${model}_$1.c made=$home/$out/${model}_$1.c sums
    sums=$(sums_of "$raw" "$made")
    [ "$sums" = "$2" ] || return 1
    mkdir -p "$scratch/$1"
    [ ! -f "$raw" ] || cp "$raw" "$scratch/$1/"
    [ ! -f "$made" ] || case " $passes " in *" $1 "*) cp "$made" "$scratch/made_$1" ;; esac
}
sums_of() { local file; for file in "$@"; do [ -f "$file" ] && sha <"$file" || echo -; done | tr '\n' ','; }

# taken PASS: puts what was made of a reused pass in its place; fails where it was not reused.
taken() { [ -f "$scratch/made_$1" ] && mv "$scratch/made_$1" "$scratch/${model}_$1.c"; }

# keep_raw: the raw output of the passes that others read, before it is changed.
keep_raw() {
    local name
    mkdir -p "$scratch/raw"
    for name in $(lines | awk -F '\t' '$2 != "model" && !seen[$2]++ { print $2 }'); do
        [ ! -f "$scratch/$name/${model}_$name.c" ] || cp "$scratch/$name/${model}_$name.c" "$scratch/raw/"
    done
}

# keep: for the next edit, when all is written.
keep() {
    local kept=$home/$out/passes name sum
    rm -rf "$kept"
    mkdir -p "$kept"
    cp "$scratch/raw/"*.c "$kept/" 2>/dev/null || true
    while read -r name sum; do
        echo "$name $sum $(sums_of "$kept/${model}_$name.c" "$home/$out/${model}_$name.c")"
    done <"$scratch/keys" >"$kept/keys"
    echo "$version" >"$kept/version"
}
