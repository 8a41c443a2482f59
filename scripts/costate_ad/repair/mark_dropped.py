"""Variables whose assignment Tapenade drops, because its reverse code does not use the value.

They are passed all the same, and the compiler takes that for an error.  Such a variable gets a NaN,
which shows should it be used after all; a variable that has none (an int) is refused."""
import re

NOTE = re.compile(r"^[^ ]*\.c:([0-9]+):[0-9]+: note: [^']*'([A-Za-z0-9_]*)' "
                  r"(?:(?:was )?declared here|to silence this warning)", re.M)


class Dropped(Exception):
    """The name of a variable that cannot have a NaN."""


def dropped(words):
    """{(line, name)} of the compiler's words, last lines first."""
    found = {(int(line), name) for line, name in NOTE.findall(words)}
    return sorted(found, key=lambda x: (-x[0], x[1]))


def mark(line, name, lines):
    """Puts the NaN after the declaration that begins in that line."""
    if not lines[line - 1].startswith("    double "):
        raise Dropped(name)
    end, declaration = line - 1, lines[line - 1]
    while not lines[end].endswith(";\n"):
        end += 1
        declaration += lines[end]
    declaration = re.sub(r"[ \n]", "", declaration)
    if re.search(r"(double|,)%s\[" % name, declaration):
        text = ("    for (unsigned i = 0; i < sizeof {0} / sizeof {0}[0]; ++i)\n"
                "        CST_DROPPED({0}[i]); /* regen_ad.sh: Tapenade dropped values of it that are "
                "not used */\n").format(name)
    else:
        text = ("    CST_DROPPED(%s); /* regen_ad.sh: Tapenade dropped its value, which is not used "
                "*/\n" % name)
    lines.insert(end + 1, "#ifdef CST_DROPPED\n%s#endif\n" % text)


def mark_dropped(text, words):
    """The output of a pass; words: what the compiler says of it with -Wuninitialized."""
    lines = text.splitlines(keepends=True)
    for line, name in dropped(words):
        mark(line, name, lines)
    return "".join(lines)
