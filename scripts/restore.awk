# Mends what Tapenade wrote and no compiler takes.
#   awk -f restore.awk SOURCE.c OUTPUT.c
# Prints OUTPUT.c.  A helper that Tapenade needs without derivatives, beside the same helper with them, is declared and has no
# body: it is put back as SOURCE.c has it, with what it calls, before its first use.  A derivative that is zero is cleared in the
# function that gets it, as an argument that is const: it is const no more.

function calls(text, f) { return text ~ "[^A-Za-z0-9_]" f "\\(" }

# needed(F): its body, after those of the functions that it calls.
function needed(f,   k, text) {
    if ((f in done) || !((1, f) in body) || ((2, f) in body)) return ""
    done[f] = 1; text = ""
    for (k = 1; k <= count[1]; k++) if (name[1, k] != f && calls(body[1, f], name[1, k])) text = text needed(name[1, k])
    return text "/* regen_ad.sh: Tapenade declares it and forgets its body */\n" body[1, f] "\n"
}

# The function in `text`, without const before the arguments that it assigns to.
function writable(text,   head, rest, left, x, constants) {
    head = text; sub(/\{.*/, "", head); rest = substr(text, length(head) + 1)
    left = head
    while (match(left, /const[ \n]+(double[ \n]+)?[A-Za-z0-9_]+[ \n]*\[/)) {
        x = substr(left, RSTART, RLENGTH); left = substr(left, RSTART + RLENGTH)
        sub(/[ \n]*\[/, "", x); sub(/.*[ \n]/, "", x); constants[x] = 1
    }
    for (x in constants)
        if (rest ~ "[^A-Za-z0-9_]" x "\\[ii[0-9]+\\](\\[nd\\])? = 0[.]0;") {
            sub("const[ \n]+double[ \n]+" x "[ \n]*\\[", "double " x "[", head)
            sub("const[ \n]+" x "[ \n]*\\[", x "[", head)
        }
    return head rest
}

# A piece of a file: a function with the comment above it, or what is between two of them.
function piece(text) { pieces++; written[pieces] = text; between = "" }

FNR == 1 { file++; between = "" }
!on && /^(static )?(inline )?(void|double|int) [A-Za-z0-9_]+\(/ {
    on = 1; text = ""; f = $0; sub(/\(.*/, "", f); sub(/.* /, "", f)
}
!on {
    if (/^\/\*/) { if (file == 2) piece(between); between = "" }
    between = between $0 "\n"
    next
}
{
    text = text $0 "\n"
    if (on == 1 && /;[ \t]*$/ && !/\{/) { on = 0; if (file == 2) declared[f] = 1; between = between text; next }
    if (/\{/) on = 2
    if (on == 2 && (/^}/ || /\{.*}[ \t]*$/)) {
        on = 0; body[file, f] = text; name[file, ++count[file]] = f
        if (file == 2) { first[count[2]] = pieces + 1; piece(between writable(text)) } else between = ""
    }
}
END {
    piece(between)
    for (k = 1; k <= count[1]; k++) if ((name[1, k] in declared) && !((2, name[1, k]) in body))
        for (i = 1; i <= count[2]; i++) if (calls(body[2, name[2, i]], name[1, k])) {
            before[first[i]] = before[first[i]] needed(name[1, k])
            break
        }
    for (i = 1; i <= pieces; i++) printf "%s%s", before[i], written[i]
}
