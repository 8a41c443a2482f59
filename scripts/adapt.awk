# Holds the functions that Tapenade wrote against the signatures that costate_model.h has for them.
#   awk -v model=NAME -v pass=PASS -f adapt.awk costate_model.h NAME_PASS.c
# Prints the second file.  Where a function has more arguments than asked for, and these are derivatives of arguments that
# it has (along rho: the direction of q), it is renamed, and a function with the right arguments calls it, with zeros for
# the others.  The adjoint of t, which Tapenade passes by value where nothing depends on t, is always a pointer.  Any other difference is an error: "FUNCTION ARGUMENT", status 3.

# names(TEXT, INTO): the names of the parameters in TEXT; their whole declarations go to `declared`.
function names(text, into,   n, i, part, x) {
    gsub(/[ \t\n]+/, " ", text)
    n = split(text, part, ",")
    split("", declared)
    for (i = 1; i <= n; i++) {
        x = part[i]; sub(/^ /, "", x); sub(/ $/, "", x)
        declared[i] = x
        gsub(/\[[^]]*\]/, "", x); sub(/ +$/, "", x); sub(/.*[^A-Za-z0-9_]/, "", x)
        if (x == "nbdirs") x = "lanes"
        if (index(x, model "_") == 1) x = declared[i] !~ /\*/ ? "b" : x ~ /b$/ ? "valueb" : "value"
        into[i] = x
    }
    return n
}
function parameters(text) { sub(/^[^(]*\(/, "", text); sub(/\)[^)]*$/, "", text); return text }

# The declaration of a local that is passed for an argument without use, and how it is passed.
function local_for(x, text,   size, star) {
    gsub(/(^| )const( |$)/, " ", text); sub(/^ +/, "", text)
    star = text ~ /\*/
    if (star) gsub(/\*/, "", text)
    locals = locals "    " text ";\n"
    if (text !~ /\[/) { locals = locals "    " x " = 0.0;\n"; return star ? "&" x : x }
    size = text; sub(/^[^[]*\[ */, "", size); sub(/ *\].*/, "", size)
    if (text ~ /\].*\[/)
        locals = locals "    for (int i = 0; i < " size "; ++i)\n        for (int j = 0; j < NBDirsMax; ++j)\n            " x "[i][j] = 0.0;\n"
    else
        locals = locals "    for (int i = 0; i < " size "; ++i)\n        " x "[i] = 0.0;\n"
    return x
}

# Whether x is one of the wanted arguments followed by Tapenade's suffixes.
function derived(x, want, n,   i, rest) {
    for (i = 1; i <= n; i++)
        if (index(x, want[i]) == 1) {
            rest = substr(x, length(want[i]) + 1)
            if (rest ~ /^(d[01]?|e[01]|r0|b)+$/) return 1
        }
    return 0
}

function adapt(name, head, body,   want, have, all, n, m, i, j, outer, call, cleared, again) {
    n = names(signature[name], want); m = names(parameters(head), have)
    for (i = 1; i <= m; i++) all[i] = declared[i]
    locals = outer = call = cleared = ""; j = 1
    for (i = 1; i <= m; i++) {
        if (j <= n && have[i] == want[j] && have[i] == "tb" && all[i] !~ /\*/) {
            outer = outer ", double *tb"; call = call ", 0.0"; cleared = "    *tb = 0.0;\n"
            j++
        } else if (j <= n && have[i] == want[j]) {
            outer = outer (outer == "" ? "" : ", ") all[i]
            again = all[i]; gsub(/\[[^]]*\]/, "", again); sub(/ +$/, "", again); sub(/.*[^A-Za-z0-9_]/, "", again)
            call = call (call == "" ? "" : ", ") again
            j++
        } else if (derived(have[i], want, n)) {
            call = call (call == "" ? "" : ", ") local_for(have[i], all[i])
        } else { print model "_" name, have[i] > "/dev/stderr"; status = 3; exit }
    }
    if (j <= n) { print model "_" name, want[j] > "/dev/stderr"; status = 3; exit }
    if (m == n && cleared == "") { printf "%s%s", head, body; return }
    again = model "_" name "_all"
    sub(model "_" name "\\(", again "(", head)
    printf "%s%s\n", head, body
    printf "/* regen_ad.sh: %s without the derivatives that nobody asked for, which are zero */\n", again
    printf "void %s(%s) {\n%s    %s(%s);\n%s}\n", model "_" name, outer, locals, again, call, cleared
}

FNR == 1 { file++ }
file == 1 { # the members of cst_kernels, and the types of a cost's reverse derivatives
    if ($0 ~ /^    void \(\*[a-z0-9_]+\)\(/) { text = $0; on = 1 }
    else if ($0 ~ /^typedef void cst_scalar_(e0_)?b\(/) { text = $0; on = 1 }
    else if (on) text = text " " $0
    if (on && text ~ /\);/) {
        name = text; sub(/^ *(void \(\*|typedef void )/, "", name); sub(/[^a-z0-9_].*/, "", name)
        sub(/^ *(void \(\*[a-z0-9_]+\)|typedef void cst_scalar_(e0_)?b)/, "", text); sub(/;.*/, "", text)
        signature[name] = parameters(text); on = 0
    }
    next
}
on == 0 && index($0, "void " model "_") == 1 {
    name = $0; sub("void " model "_", "", name); sub(/\(.*/, "", name)
    if (name ~ /^(cost|final)_.*_b$/) signature[name] = signature[name ~ /_e0_b$/ ? "cst_scalar_e0_b" : "cst_scalar_b"]
    if (name in signature) { on = 1; head = body = "" }
}
on == 1 { head = head $0 "\n"; if ($0 ~ /\{$/) on = 2; next }
on == 2 { body = body $0 "\n"; if ($0 == "}") { adapt(name, head, body); on = 0 }; next }
{ print }
END { exit status }
