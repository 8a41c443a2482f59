# Clears the adjoints that Tapenade's reverse code leaves unset.  Where only a part of an array is passed to a helper, Tapenade
# takes the adjoint of all of it for written by the helper, and the adjoints of the other parts are never set.
#   awk -f complete.awk MODEL_PASS.c
# Prints the file.  Cleared, at the start of a function that does not write them first itself, are
#   - adjoints of arguments that are results alone: the comment that Tapenade writes above the function has them among the
#     "varying inputs" and not among the "useful results";
#   - adjoints of local arrays: a backward pass begins with zeros, so that this changes nothing where one is set before it is used.

function flat(text) {
    gsub(/[ \t\n]+/, " ", text); gsub(/\[ /, "[", text); gsub(/ [[]/, "[", text); gsub(/ \]/, "]", text); gsub(/\( /, "(", text)
    gsub(/ \)/, ")", text)
    return text
}

# The last name in a declaration such as "double qb[35]".
function declared(text) { sub(/ ?\[.*/, "", text); sub(/ +$/, "", text); sub(/.*[^A-Za-z0-9_]/, "", text); return text }
function dimensions(text) { return match(text, /\[.*\]/) ? substr(text, RSTART, RLENGTH) : "" }

# Keeps the function in `text`: its parameters, its local arrays, its body, and which of its arguments are results alone.
function keep(text,   f, head, part, n, i, one) {
    text = flat(text); head = text; sub(/\) ?\{.*/, "", head)
    f = head; sub(/\(.*/, "", f); sub(/.* /, "", f)
    sub(/^[^(]*\(/, "", head)
    formals[f] = n = split(head, part, ",")
    for (i = 1; i <= n; i++) { one = declared(part[i]); formal[f, i] = one; size[f, one] = dimensions(part[i]) }
    sub(/^[^{]*\{ ?/, "", text)
    while (match(text, /^(static |const |int |double )[^;=]*; ?/)) { # declarations; sizes have no commas
        one = substr(text, 1, RLENGTH); text = substr(text, RLENGTH + 1)
        if (one !~ /^double /) continue
        sub(/^double /, "", one); n = split(one, part, /[,;]/)
        for (i = 1; i <= n; i++) if (part[i] ~ /[[]/) { one = declared(part[i]); size[f, one] = dimensions(part[i]); locals[f] = locals[f] " " one }
    }
    body[f] = text
    results_alone(f)
}

# names(COMMENT, FROM): the variables that it lists after FROM, with blanks around each.
function names(text, from,   list) {
    if (!match(text, from ":[^:]*")) return " "
    list = substr(text, RSTART + length(from) + 1, RLENGTH - length(from) - 1)
    sub(/(with respect|Plus diff|RW status|\*\/).*/, "", list); gsub(/\[[^]]*\]/, "", list)
    return " " list " "
}
function results_alone(f,   text, into, of, n, i, list) {
    text = flat(comment); gsub(/\[[^]]*\]/, "", text)
    of = names(text, "gradient of useful results"); into = names(text, "with respect to varying inputs")
    n = split(into, list, " ")
    for (i = 1; i <= n; i++) if (!index(of, " " list[i] " ")) alone[f, list[i] "b"] = 1
    comment = ""
}

# Whether all elements of x are assigned, each from something else than x.
function each_set(text, x, count,   seen, k, found) {
    if (count !~ /^\[[0-9]+\]$/) return 0
    gsub(/[][]/, "", count)
    while (match(text, "(^|[^A-Za-z0-9_])" x "\\[[A-Za-z0-9_]+\\] = [^;]*;")) {
        k = substr(text, RSTART, RLENGTH); text = substr(text, RSTART + RLENGTH)
        sub(/^[^A-Za-z0-9_]/, "", k)
        if (k ~ "=.*[^A-Za-z0-9_]" x "\\[") continue
        sub(/ = .*/, "", k); if (!(k in seen)) { seen[k] = 1; found++ }
    }
    return found == count + 0
}

# Whether the first thing that f does with x is to set all of it.
function set_first(f, x,   text, call, h, n, i, part, count) {
    text = body[f]; count = size[f, x]
    if (!match(text, "(^|[^A-Za-z0-9_])" x "([^A-Za-z0-9_]|$)")) return 1 # not used
    if (count ~ /^\[[^]]*\]$/) {
        part[1] = substr(count, 2, length(count) - 2); gsub(/[*+]/, "[&]", part[1])
        if (match(text, "for \\(ii[0-9]+ = 0; ii[0-9]+ < " part[1] "; [+][+]ii[0-9]+\\) " x "\\[ii[0-9]+\\] = 0[.]0;"))
            if (substr(text, 1, RSTART - 1) !~ "(^|[^A-Za-z0-9_])" x "([^A-Za-z0-9_]|$)") return 1
    }
    match(text, "(^|[^A-Za-z0-9_])" x "([^A-Za-z0-9_]|$)")
    call = substr(text, 1, RSTART); h = call; sub(/.*[;{}]/, "", h); sub(/^ */, "", h)
    call = h substr(text, RSTART + 1); sub(/;.*/, "", call)
    if (call ~ /^[A-Za-z0-9_]+_b\(/) {
        h = call; sub(/\(.*/, "", h); sub(/^[^(]*\(/, "", call); sub(/\)$/, "", call)
        n = split(call, part, ",")
        for (i = 1; i <= n; i++) {
            gsub(/ /, "", part[i])
            if (part[i] == x) return ((h, formal[h, i]) in alone) && size[h, formal[h, i]] == count
        }
        return 0
    }
    return each_set(text, x, count)
}

function clear(x, count,   n, i, part, index_of) {
    n = split(count, part, "]"); index_of = "ijk"
    for (i = 1; i < n; i++) {
        sub(/^\[/, "", part[i])
        printf "%*sfor (int %s = 0; %s < %s; ++%s)\n", 4 * i, "", substr(index_of, i, 1), substr(index_of, i, 1), part[i], substr(index_of, i, 1)
    }
    printf "%*s%s", 4 * n, "", x
    for (i = 1; i < n; i++) printf "[%s]", substr(index_of, i, 1)
    print " = 0.0; /* regen_ad.sh: Tapenade forgets the parts that no helper gets */"
}

function clear_arguments(f,   i, x) {
    for (i = 1; i <= formals[f]; i++) {
        x = formal[f, i]
        if (((f, x) in alone) && size[f, x] != "" && !set_first(f, x)) clear(x, size[f, x])
    }
}
function clear_locals(f,   i, n, x, list) {
    n = split(locals[f], list, " ")
    for (i = 1; i <= n; i++) {
        x = list[i]
        if (x ~ /b$/ && ((f, substr(x, 1, length(x) - 1)) in size) && !set_first(f, x)) clear(x, size[f, x])
    }
}

{ line[NR] = $0 }
!on && /^\/\*/ { comment = ""; told = 1 }
told { comment = comment $0 "\n"; if (/\*\//) told = 0 }
/^(static )?(void|double) [A-Za-z0-9_]+\(/ { on = 1; text = "" }
on { text = text $0 "\n"; if ($0 == "}") { keep(text); on = 0 } }
END {
    for (k = 1; k <= NR; k++) {
        if (inside == 2 && !open && line[k] !~ /^    (double|int|static|const) /) { clear_locals(f); inside = 0 }
        open = inside == 2 && line[k] !~ /;$/
        print line[k]
        if (line[k] ~ /^(static )?(void|double) [A-Za-z0-9_]+_b\(/) {
            inside = 1; f = line[k]; sub(/\(.*/, "", f); sub(/.* /, "", f)
        }
        if (inside == 1 && line[k] ~ /\{$/) { clear_arguments(f); inside = 2; open = 0 }
    }
}
