# Clears the adjoints that Tapenade's reverse code leaves unset: where a head passes only parts of an array
# to helpers, also through a helper that gets all of it, the adjoints of the other parts are never written.
#   awk -v name=HEAD_b -v independents="q rho ..." -f complete.awk MODEL_PASS.c
# Prints the file.  Only a head that does not write all elements itself gets a line.

function flat(text) {
    gsub(/[ \t\n]+/, " ", text); gsub(/\[ /, "[", text); gsub(/ \]/, "]", text); gsub(/\( /, "(", text)
    gsub(/ \)/, ")", text)
    return text
}

# Keeps the function in `text`: its parameters and its body, each on one line.
function keep(text,   head, f) {
    text = flat(text); head = text; sub(/\) ?\{.*/, "", head)
    f = head; sub(/\(.*/, "", f); sub(/.* /, "", f)
    sub(/^[^(]*\(/, "", head); parameters[f] = head
    sub(/^[^{]*\{/, "", text); bodies[f] = text
}

# The last name in a declaration such as "double qb[35]".
function declared(text) { sub(/ ?\[.*/, "", text); sub(/ +$/, "", text); sub(/.*[^A-Za-z0-9_]/, "", text); return text }

# How many different elements x[k] = ... the text assigns.
function elements(text, x,   seen, k, count) {
    while (match(text, "[^A-Za-z0-9_]" x "\\[[A-Za-z0-9_]+\\] = ")) {
        k = substr(text, RSTART + 1, RLENGTH - 1)
        if (!(k in seen)) { seen[k] = 1; count++ }
        text = substr(text, RSTART + RLENGTH)
    }
    return count + 0
}

# Whether a helper that f calls with all of x writes all of it.
function handed_on(f, x, size,   text, call, h, n, i, part, formal) {
    text = bodies[f]
    while (match(text, /[A-Za-z0-9_]+_b\([^;]*\);/)) {
        call = substr(text, RSTART, RLENGTH); text = substr(text, RSTART + RLENGTH)
        h = call; sub(/\(.*/, "", h)
        if (!(h in bodies) || h == f) continue
        sub(/^[^(]*\(/, "", call); sub(/\);$/, "", call)
        n = split(call, part, ","); split(parameters[h], formal, ",")
        for (i = 1; i <= n; i++) {
            gsub(/ /, "", part[i])
            if (part[i] == x && whole(h, declared(formal[i]), size)) return 1
        }
    }
    return 0
}

function whole(f, x, size) {
    if (match(bodies[f], "< " size "; [+][+]ii[0-9]+\\) " x "\\[ii[0-9]+\\] = 0[.]0;")) return 1
    return elements(bodies[f], x) == size || handed_on(f, x, size)
}

function clear(   i, n, x, size, list, sig) {
    n = split(independents, list, " "); sig = parameters[name]
    for (i = 1; i <= n; i++) {
        x = list[i] "b"
        if (!match(sig, "double " x " ?\\[[^]]+\\]")) continue
        size = substr(sig, RSTART, RLENGTH); sub(/.*\[/, "", size); sub(/\]/, "", size)
        if (!whole(name, x, size))
            printf "    for (int i = 0; i < %s; ++i)\n        %s[i] = 0.0; /* regen_ad.sh: Tapenade forgets the parts that no helper gets */\n", size, x
    }
}

{ line[NR] = $0 }
/^(static )?(void|double) [A-Za-z0-9_]+\(/ { on = 1; text = "" }
on { text = text $0 "\n"; if ($0 == "}") { keep(text); on = 0 } }
END {
    for (k = 1; k <= NR; k++) {
        print line[k]
        if (index(line[k], "void " name "(") == 1) inside = 1
        if (inside && line[k] ~ /\{$/) { clear(); inside = 0 }
    }
}
