"""Gives the functions that Tapenade wrote the signatures that costate_model.h has for them.

Where a function has more arguments than asked for, and these are derivatives of arguments that it
has (along rho: the direction of q), it is renamed, and a function with the right arguments calls
it, with zeros for the others.  The adjoint of t, which Tapenade passes by value where nothing
depends on t, is always a pointer.  Any other difference is an error."""
import re
from collections import namedtuple

Parameter = namedtuple("Parameter", "name text")


class Differs(Exception):
    """The function and the argument."""


def last_name(text):
    text = re.sub(r" +$", "", re.sub(r"\[[^]]*\]", "", text))
    return re.sub(r".*[^A-Za-z0-9_]", "", text, flags=re.S)


def parameters(text, model):
    """Those of a function or of a type: what is between its first and its last parenthesis."""
    text = re.sub(r"\)[^)]*$", "", re.sub(r"^[^(]*\(", "", text))
    found = []
    for part in re.sub(r"[ \t\n]+", " ", text).split(","):
        part = re.sub(" $", "", re.sub("^ ", "", part))
        name = last_name(part)
        if name == "nbdirs":
            name = "lanes"
        if name.startswith(model + "_"):
            name = "b" if "*" not in part else "valueb" if name.endswith("b") else "value"
        found.append(Parameter(name, part))
    return found


def signatures(header, model):
    """Of the members of cst_kernels, and the types of a cost's reverse derivatives."""
    found = {}
    for x in re.finditer(r"^(?:    void \(\*([a-z0-9_]+)\)|typedef void (cst_scalar_(?:e0_)?b))"
                         r"(\(.*?\));", header, re.M | re.S):
        found[x[1] or x[2]] = parameters(x[3].replace("\n", " "), model)
    return found


def match_signatures(header, model, text):
    """The output of a pass, each function with the arguments that the header has for it."""
    declared = signatures(header, model)
    written, start = [], re.compile(r"void %s_([A-Za-z0-9_]*)\(" % model)
    name, head, body = None, None, None
    for line in text.splitlines(keepends=True):
        if name is None:
            found = start.match(line)
            wanted = found and signature_of(found[1], declared)
            if not wanted:
                written.append(line)
                continue
            name, head, body = found[1], "", None
        if body is None:
            head += line
            body = "" if line.endswith("{\n") else None
        else:
            body += line
            if line == "}\n":
                written.append(with_parameters(model, name, wanted, head, body))
                name = None
    assert name is None, "%s_%s does not end" % (model, name)
    return "".join(written)


def signature_of(name, declared):
    if re.match("(cost|final)_.*_b$", name):
        return declared["cst_scalar_e0_b" if name.endswith("_e0_b") else "cst_scalar_b"]
    return declared.get(name)


def is_derivative(name, wanted):
    """Whether it is one of the wanted arguments followed by Tapenade's suffixes."""
    return any(name.startswith(w.name) and re.fullmatch(r"(d[01]?|e[01]|r0|b)+", name[len(w.name):])
               for w in wanted)


def local_for(parameter):
    """(declarations, argument): a local that is passed for an argument without use."""
    text = re.sub(r"(^| )const( |$)", " ", parameter.text).lstrip(" ")
    star, name = "*" in text, parameter.name
    text = text.replace("*", "") if star else text
    lines = "    %s;\n" % text
    if "[" not in text:
        return lines + "    %s = 0.0;\n" % name, "&" + name if star else name
    size = re.sub(r" *\].*", "", re.sub(r"^[^[]*\[ *", "", text), flags=re.S)
    lines += "    for (int i = 0; i < %s; ++i)\n" % size
    if re.search(r"\].*\[", text):
        lines += ("        for (int j = 0; j < NBDirsMax; ++j)\n            %s[i][j] = 0.0;\n" % name)
    else:
        lines += "        %s[i] = 0.0;\n" % name
    return lines, name


def with_parameters(model, name, wanted, head, body):
    """One function, with the wanted arguments."""
    have, outer, passed, local, cleared, at = parameters(head, model), [], [], "", "", 0
    for p in have:
        if at < len(wanted) and p.name == wanted[at].name == "tb" and "*" not in p.text:
            outer.append("double *tb")
            passed.append("0.0")
            cleared = "    *tb = 0.0;\n"
            at += 1
        elif at < len(wanted) and p.name == wanted[at].name:
            outer.append(p.text)
            passed.append(last_name(p.text))
            at += 1
        elif is_derivative(p.name, wanted):
            lines, argument = local_for(p)
            local += lines
            passed.append(argument)
        else:
            raise Differs("%s_%s" % (model, name), p.name)
    if at < len(wanted):
        raise Differs("%s_%s" % (model, name), wanted[at].name)
    if len(have) == len(wanted) and not cleared:
        return head + body
    whole = "%s_%s_all" % (model, name)
    head = re.sub(r"%s_%s\(" % (model, name), whole + "(", head, count=1)
    return ("%s%s\n/* regen_ad.sh: %s without the derivatives that nobody asked for, which are zero */\n"
            "void %s_%s(%s) {\n%s    %s(%s);\n%s}\n" %
            (head, body, whole, model, name, ", ".join(outer), local, whole, ", ".join(passed), cleared))
