"""Clears the adjoints that Tapenade's reverse code leaves unset.

Where only a part of an array is passed to a helper, Tapenade takes the adjoint of all of it for
written by the helper, and the adjoints of the other parts are never set.  Cleared, at the start of
a function that does not write them first itself, are

- adjoints of arguments that are results alone: the comment that Tapenade writes above the function
  has them among the "varying inputs" and not among the "useful results";
- adjoints of local arrays: a backward pass begins with zeros, so that this changes nothing where
  one is set before it is used."""
import re

FUNCTION = re.compile(r"(?:static )?(?:void|double) [A-Za-z0-9_]+\(")
REVERSE = re.compile(r"(?:static )?(?:void|double) ([A-Za-z0-9_]+_b)\(")
DECLARATION = re.compile(r"(?:static |const |int |double )[^;=]*; ?")
LETTER = "A-Za-z0-9_"


def flat(text):
    text = re.sub(r"[ \t\n]+", " ", text)
    for wide, narrow in (("[ ", "["), (" [", "["), (" ]", "]"), ("( ", "("), (" )", ")")):
        text = text.replace(wide, narrow)
    return text


def declared(text):
    """The last name in a declaration such as "double qb[35]"."""
    return re.sub(r".*[^%s]" % LETTER, "", re.sub(r" +$", "", re.sub(r" ?\[.*", "", text)))


def dimensions(text):
    found = re.search(r"\[.*\]", text)
    return found[0] if found else ""


class Function:
    """Its parameters, its local arrays, its body, and which of its adjoints are results alone."""

    def __init__(self, text, comment):
        text = flat(text)
        head = re.sub(r"\) ?\{.*", "", text)
        self.name = head.split("(")[0].split(" ")[-1]
        parts = head.partition("(")[2].split(",")
        self.formals = [declared(part) for part in parts]
        self.size = {declared(part): dimensions(part) for part in parts}
        self.locals = []
        self.body = self.declarations(re.sub("^ ", "", text.partition("{")[2]))
        self.alone = results_alone(comment)

    def declarations(self, text):
        """Keeps the local arrays; what comes after the declarations."""
        while True:
            one = DECLARATION.match(text)
            if not one:
                return text
            text = text[one.end():]
            if one[0].startswith("double "):
                for part in re.split("[,;]", one[0][len("double "):]):
                    if "[" in part:
                        self.size[declared(part)] = dimensions(part)
                        self.locals.append(declared(part))


def listed(text, heading):
    """The variables that a comment lists after the heading."""
    found = re.search(heading + ":([^:]*)", text)
    if not found:
        return []
    return re.sub(r"(with respect|Plus diff|RW status|\*/).*", "", found[1]).split()


def results_alone(comment):
    text = re.sub(r"\[[^]]*\]", "", flat(comment))
    useful = listed(text, "gradient of useful results")
    return {x + "b" for x in listed(text, "with respect to varying inputs") if x not in useful}


def each_set(text, x, count):
    """Whether all elements of x are assigned, each from something else than x."""
    if not re.fullmatch(r"\[[0-9]+\]", count):
        return False
    found = set()
    for one in re.finditer(r"(?:^|[^%s])(%s\[\w+\]) = ([^;]*);" % (LETTER, x), text, re.ASCII):
        if not re.search(r"(^|[^%s])%s\[" % (LETTER, x), " " + one[2]):
            found.add(one[1])
    return len(found) == int(count[1:-1])


def set_first(functions, f, x):
    """Whether the first thing that f does with x is to set all of it."""
    text, count, name = f.body, f.size[x], r"(?:^|[^%s])%s(?:[^%s]|$)" % (LETTER, x, LETTER)
    first = re.search(name, text)
    if not first:
        return True  # not used
    if re.fullmatch(r"\[[^]]*\]", count):
        loop = re.search(r"for \(ii[0-9]+ = 0; ii[0-9]+ < %s; [+][+]ii[0-9]+\) %s\[ii[0-9]+\] = 0[.]0;" %
                         (re.escape(count[1:-1]), x), text)
        if loop and not re.search(name, text[:loop.start()]):
            return True
    start = re.search(r"[^;{}]*$", text[:first.start() + 1]).start()
    call = text[start:].lstrip(" ").split(";")[0]
    if re.match(r"\w+_b\(", call, re.ASCII):
        return set_by_call(functions, f, x, call)
    return each_set(text, x, count)


def set_by_call(functions, f, x, call):
    """Whether a call that x is passed to sets all of it: where it is a result alone there."""
    called, _, given = call.partition("(")
    g = functions.get(called)
    for i, part in enumerate(re.sub(r"\)$", "", given).split(",")):
        if part.replace(" ", "") == x:
            formal = g.formals[i] if g and i < len(g.formals) else None
            return formal is not None and formal in g.alone and g.size[formal] == f.size[x]
    return False


def clear(x, count):
    sizes = count[1:-1].split("][")
    lines = ["%*sfor (int %s = 0; %s < %s; ++%s)\n" % (4 * i + 4, "", k, k, size, k)
             for i, (k, size) in enumerate(zip("ijk", sizes))]
    index = "".join("[%s]" % k for k, _ in zip("ijk", sizes))
    return "".join(lines) + "%*s%s%s = 0.0; /* regen_ad.sh: Tapenade forgets the parts that no helper gets */\n" % (
        4 * len(sizes) + 4, "", x, index)


def clear_arguments(functions, f):
    return "".join(clear(x, f.size[x]) for x in f.formals
                   if x in f.alone and f.size[x] and not set_first(functions, f, x))


def clear_locals(functions, f):
    return "".join(clear(x, f.size[x]) for x in f.locals
                   if x.endswith("b") and x[:-1] in f.size and not set_first(functions, f, x))


def functions_of(lines):
    found, text, comment, inside, told = {}, "", "", False, False
    for line in lines:
        if not inside and line.startswith("/*"):
            comment, told = "", True
        if told:
            comment += line
            told = "*/" not in line
        if FUNCTION.match(line):
            inside, text = True, ""
        if inside:
            text += line
            if line == "}\n":
                f = Function(text, comment)
                found[f.name], comment, inside = f, "", False
    return found


def clear_adjoints(text):
    """The reverse code of a pass, with all adjoints set."""
    lines = text.splitlines(keepends=True)
    functions, written, f, inside, open_ = functions_of(lines), [], None, 0, False
    for line in lines:
        if inside == 2 and not open_ and not re.match("    (double|int|static|const) ", line):
            written.append(clear_locals(functions, f))
            inside = 0
        open_ = inside == 2 and not line.endswith(";\n")
        written.append(line)
        head = REVERSE.match(line)
        if head:
            inside, f = 1, functions.get(head[1])
        if inside == 1 and line.endswith("{\n"):
            written.append(clear_arguments(functions, f))
            inside, open_ = 2, False
    return "".join(written)
