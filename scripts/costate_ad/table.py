"""The table of a model's kernels and derivatives, as C: MODEL_kernels.c.

The compiler checks every signature against costate_model.h."""
import re

from . import passes, source

KERNELS = "inertia forces constraints switches initial launch potential outputs".split()
PROTOTYPE = re.compile(r"^(?:void|double) [A-Za-z0-9_]+\(.*?\)[ ]*\{?$", re.M | re.S)


def prototypes(text, model):
    """Those of all functions of the model that are defined; sizes, which may be enumerators, are
    left out."""
    found = []
    for one in PROTOTYPE.findall(text):
        one = re.sub(" +", " ", re.sub(r"[ ]*\{?$", "", one).replace("\n", ""))
        if " %s_" % model in one:
            one = re.sub(r"\[ *CST_LANES *\]", "@", one)
            found.append(re.sub(r"\[[^]]*\]", "[]", one).replace("@", "[CST_LANES]") + ";\n")
    return "".join(found)


def cost_line(model, cost, kernels):
    """A cost's functions: its integrand g and its final value w, with their derivatives."""
    g, w = ("%s_%s_%s" % (model, k, cost) if "%s_%s" % (k, cost) in kernels else None
            for k in ("cost", "final"))
    names = [f + suffix if f else "0" for suffix in ("", "_b", "_e0_b") for f in (g, w)]
    return '    { "%s", %s },\n' % (cost, ", ".join(names))


def table(model, flat, kernels, outputs):
    """flat: the model's kernels; outputs: {pass or part: text} of all that was written."""
    lines = passes.lines()
    costs = source.costs(kernels)
    plain = source.preprocess(re.sub("(?m)^#include <.*\n", "", flat), "-P")
    text = ["/* Written by scripts/regen_ad.sh: the kernels of %s and what Tapenade made of them. */\n"
            '#include "costate_model.h"\n' % model, prototypes(plain, model)]
    text += [prototypes(outputs[p].replace("NBDirsMax", "CST_LANES"), model)
             for p in passes.kept(lines) if p in outputs]
    parts = [part for part in ("fused", "facts") if part in outputs]
    text += ["extern const cst_{1} {0}_{1};\n".format(model, part) for part in parts]
    text.append("static const cst_cost_kernels costs[] = {\n")
    text += [cost_line(model, cost, kernels) for cost in costs]
    text.append("}};\nextern const cst_kernels {0}_kernels;\nconst cst_kernels {0}_kernels = {{\n".
                format(model))
    text += ["    .%s = %s_%s,\n" % (f, model, f) for kernel in KERNELS if kernel in kernels
             for f in [kernel] + passes.derivatives(kernel, lines)]
    text.append("    .costs = costs, .costs_count = %d,\n" % len(costs))
    text += ["    .{1} = &{0}_{1},\n".format(model, part) for part in parts]
    return "".join(text + ["};\n"])
