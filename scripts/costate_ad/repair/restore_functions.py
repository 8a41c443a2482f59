"""Functions that Tapenade declared and did not write, and arguments that are const and written.

A helper that Tapenade needs without derivatives, beside the same helper with them, is declared and
has no body: it is put back as the source has it, with what it calls, before its first use.  A
derivative that is zero is cleared in the function that gets it, as an argument that is const: it is
const no more."""
import re

HEAD = re.compile(r"(?:static )?(?:inline )?(?:void|double|int) ([A-Za-z0-9_]+)\(")
CONSTANT = re.compile(r"const[ \n]+(?:double[ \n]+)?([A-Za-z0-9_]+)[ \n]*\[")
COMMENT = "/* regen_ad.sh: Tapenade declares it and forgets its body */\n"


class Parts:
    """A file as pieces: a function with the comment above it, or what is between two of them."""

    def __init__(self, text):
        self.pieces, self.bodies, self.declared = [], [], set()  # bodies: name, text, piece
        between, function, name, opened = "", None, None, False
        for line in text.splitlines(keepends=True):
            if function is None:
                head = HEAD.match(line)
                if not head:
                    if line.startswith("/*"):
                        self.pieces.append(between)
                        between = ""
                    between += line
                    continue
                function, name, opened = "", head[1], False
            function += line
            if not opened and "{" not in line and re.search(r";[ \t]*$", line):
                self.declared.add(name)
                between, function = between + function, None
                continue
            opened = opened or "{" in line
            if opened and (line.startswith("}") or re.search(r"\{.*}[ \t]*$", line)):
                self.bodies.append((name, function, len(self.pieces)))
                self.pieces.append(between + writable(function))
                between, function = "", None
        self.pieces.append(between)


def calls(text, name):
    return re.search(r"[^A-Za-z0-9_]%s\(" % name, text) is not None


def writable(text):
    """The function without const before the arguments that it assigns to."""
    head, brace, rest = text.partition("{")
    for x in dict.fromkeys(CONSTANT.findall(head)):
        if re.search(r"[^A-Za-z0-9_]%s\[ii[0-9]+\](\[nd\])? = 0[.]0;" % x, rest):
            head = re.sub(r"const[ \n]+double[ \n]+%s[ \n]*\[" % x, "double %s[" % x, head, count=1)
            head = re.sub(r"const[ \n]+%s[ \n]*\[" % x, "%s[" % x, head, count=1)
    return head + brace + rest


def restore_functions(source, output):
    """The output of a pass, with what its source has and it lacks."""
    given, written = Parts(source), Parts(output if output.endswith("\n") else output + "\n")
    bodies = {name: text for name, text, _ in given.bodies}
    there = {name for name, _, _ in written.bodies}
    before, done = {}, set()

    def needed(name):
        """Its body, after those of the functions that it calls."""
        if name in done or name not in bodies or name in there:
            return ""
        done.add(name)
        text = "".join(needed(other) for other, _, _ in given.bodies
                       if other != name and calls(bodies[name], other))
        return text + COMMENT + bodies[name] + "\n"

    for name, _, _ in given.bodies:
        if name in written.declared and name not in there:
            for _, text, piece in written.bodies:
                if calls(text, name):
                    before[piece] = before.get(piece, "") + needed(name)
                    break
    return "".join(before.get(k, "") + piece for k, piece in enumerate(written.pieces))
