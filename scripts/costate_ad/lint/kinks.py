"""Kinks that may be meant: |x| of the state, fabs(x) or sqrt(x * x), whose slope jumps where x passes 0.

Derivatives of a run through it are wrong, and those of a run in which x keeps its sign are right:
the lint cannot know, so it warns.  It does not where a factor makes the slope continuous, as in
x * fabs(x), where a mode chooses, and for functions of time alone, whose corners a run looks for."""
from pycparser import c_ast, c_generator

from .depends import STATE
from .syntax import all_of, declarations

TEXT = ("the slope of %s jumps where %s passes 0, and derivatives of a run through it are wrong "
        "(gradient --check contradicts them): declare a switch, and write mode[k] ? x : -x; fine where it never passes")
write = c_generator.CGenerator().visit


def by_state(author):
    """{function: its parameters that depend on the state, not on t alone}."""
    depends, given = author.depends, {}
    for f in depends.differentiated:
        kind = depends.kernel(f.name)
        at = [i for i in STATE[kind] if i > 0 or kind == "inertia"] if kind else []
        given[f.name] = {p for i, p in enumerate(f.parameters) if i in at and p}
    before = None
    while before != sum(map(len, given.values())):
        before = sum(map(len, given.values()))
        for f in depends.differentiated:
            for g, arguments in depends.calls(f):
                given[g.name] |= {p for p, a in zip(g.parameters, arguments)
                                  if p and given[f.name] & set(depends.sources(f, a))}
    return given


def factors(x):
    """The texts of what a product is made of; of a quotient, of its numerator."""
    if isinstance(x, c_ast.BinaryOp) and x.op == "*":
        return factors(x.left) + factors(x.right)
    if isinstance(x, c_ast.BinaryOp) and x.op == "/":
        return factors(x.left)
    if isinstance(x, c_ast.UnaryOp) and x.op in "+-":
        return factors(x.expr)
    return [write(x)]


def uses(x, wanted, product=None, chosen=False):
    """(the product around it, whether a mode chooses it) of each part that `wanted` takes."""
    if wanted(x):
        yield product or x, chosen
        return
    multiplies = isinstance(x, c_ast.BinaryOp) and x.op in "*/" or isinstance(
        x, c_ast.UnaryOp) and x.op in "+-"
    if isinstance(x, (c_ast.TernaryOp, c_ast.If)):
        chosen = chosen or "mode" in write(x.cond)
    for name, child in x.children():
        if isinstance(x, c_ast.Assignment) and name == "lvalue":
            continue
        below = isinstance(x, c_ast.BinaryOp) and x.op == "/" and name == "right"
        yield from uses(child, wanted, (product or x) if multiplies and not below else None, chosen)


def variable_of(f, call):
    """The variable that is this call and nothing else, or None."""
    values = [(write(a.lvalue), a.rvalue) for a in all_of(f.body, c_ast.Assignment)]
    values += [(d.name, d.init) for d in declarations(f.body) if d.init is not None]
    names = [name for name, value in values if value is call]
    return names[0] if names and [name for name, _ in values].count(names[0]) == 1 else None


def argument(call):
    """x of |x|, or None."""
    name, x = getattr(call.name, "name", ""), call.args.exprs[0] if call.args else None
    if name == "fabs":
        return x
    square = name == "sqrt" and isinstance(x, c_ast.BinaryOp) and x.op == "*"
    return x.left if square and write(x.left) == write(x.right) else None


def has_kink(f, call):
    """Is |x|, or the variable that keeps it, anywhere without x or another |x| as a factor?"""
    own, text, name = write(call), write(argument(call)), variable_of(f, call)
    if name:
        places = uses(f.body, lambda x: isinstance(x, c_ast.ID) and x.name == name)
    else:
        places = uses(f.body, lambda x: x is call)
    for product, chosen in places:
        found = factors(product)
        if not chosen and text not in found and sum(x in (own, name) for x in found) < 2:
            return True
    return False


def found(author):
    """(file, line, text) of each."""
    given = by_state(author)
    for f in author.depends.differentiated:
        for call in all_of(f.body, c_ast.FuncCall):
            x = argument(call)
            if x is None or not given[f.name] & set(author.depends.sources(f, x)):
                continue
            if has_kink(f, call):
                yield call.coord.file, call.coord.line, TEXT % (write(call), write(x))
