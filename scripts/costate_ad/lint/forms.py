"""C that the compiler takes and Tapenade misreads, form by form: what is refused whatever it is
applied to, with what to write instead.  Each form was built, and its derivatives were wrong or its
derivatives' code was; see test/ad/test_author.py."""
import re

from pycparser import c_ast, c_generator

from .syntax import all_of, declarations, refuse

# what Tapenade adds to a name for its derivatives, in the passes of ad/passes
DERIVATIVE = r"(%s)(b|d|[der][01])+\d*"
TAKEN = ("nbdirs", "NBDirsMax")
ROWS = ("'%s' is an array of arrays, whose adjoints would be wrong in a helper: make it one array, and write "
        "its index out")


def write(x):
    """The text of an expression."""
    return c_generator.CGenerator().visit(x)


def constants(f):
    for x in all_of(f.definition, c_ast.Constant):
        if re.fullmatch(r"0[0-7]+[uUlL]*", x.value):
            refuse(x, "%s is octal, and Tapenade reads it as decimal: write %d" %
                   (x.value, int(x.value.rstrip("uUlL"), 8)))
        if "int" in x.type and re.search(r"[uU]", x.value[2:] or x.value):
            refuse(x, "Tapenade misreads the suffix of %s: write %s" % (x.value, x.value.rstrip("uUlL")))
        if re.match("0[xX].*[.pP]", x.value):
            refuse(x, "Tapenade cannot read %s: write it in decimal" % x.value)


def statement_parts(node):
    """The parts of a statement that are statements, or lists of expressions one after another."""
    if isinstance(node, c_ast.Compound):
        return node.block_items or []
    if isinstance(node, c_ast.For):
        return [node.init, node.next, node.stmt]
    names = ("stmt", "stmts", "iftrue", "iffalse")
    found = [getattr(node, n, None) for n in names] if not isinstance(node, c_ast.TernaryOp) else []
    return [y for x in found for y in (x if isinstance(x, list) else [x])]


def expressions(f):
    """Assignments, lists and blocks within an expression."""
    def visit(x, statement):
        if not statement and isinstance(x, c_ast.Assignment):
            refuse(x, "an assignment within an expression, which Tapenade may misread: make it a statement "
                   "of its own")
        if not statement and isinstance(x, c_ast.Compound):
            refuse(x, "a block within an expression: make a helper function of it")
        parts = statement_parts(x)
        for name, child in x.children():
            if isinstance(child, c_ast.ExprList) and not isinstance(x, c_ast.FuncCall):
                refuse(child, "a comma between expressions, which Tapenade misreads: write a statement for "
                       "each")
            # a chain of assignments, x = y = 0.0, is read well
            chained = isinstance(x, c_ast.Assignment) and name == "rvalue" and statement
            visit(child, any(child is p for p in parts) or chained and isinstance(child, c_ast.Assignment))

    visit(f.body, True)


def variables(f, types):
    for d in declarations(f.definition):
        local = d.name not in f.parameters
        arrays = [x for x in types.chain(d.type) if isinstance(x, c_ast.ArrayDecl)]
        sizes = [i for a in arrays if a.dim is not None for i in all_of(a.dim, c_ast.ID)]
        if any(a.dim_quals for a in arrays):
            refuse(d, "Tapenade cannot read the words in the brackets of '%s': write its size alone" % d.name)
        if not local and len(arrays) > 1:
            refuse(d, ROWS % d.name)
        if local and any(i.name in f.kinds for i in sizes):
            refuse(d, "the size of '%s' is a variable: write a constant, by #define or enum" % d.name)
        if local and arrays and types.words(d.type) == ["struct"]:
            refuse(d, "'%s' is an array of structs, whose derivatives Tapenade cannot write: make an array "
                   "of each of its parts" % d.name)
        if local and any(isinstance(x, c_ast.Enum) for x in types.chain(d.type.type)):
            refuse(d, "'%s' is of an enumeration's type, which Tapenade cannot read: write int" % d.name)
        if d.init is not None and any(all_of(d.init, c_ast.NamedInitializer)):
            refuse(d, "Tapenade cannot read the initial values of '%s': assign them one by one" % d.name)
        if d.name in TAKEN:
            refuse(d, "'%s' is a name of the generated code: choose another" % d.name)


def kernel_names(f):
    """Locals of a kernel that are called as the derivatives of its arguments will be."""
    taken = DERIVATIVE % "|".join(re.escape(p) for p in f.parameters if p)
    for d in declarations(f.body):
        if d.name and re.fullmatch(taken, d.name):
            refuse(d, "'%s' is a name that a derivative of an argument gets: choose another" % d.name)


def rows(f, functions, types):
    """Arrays of arrays, or parts of them, as arguments of the model's own functions."""
    for x in all_of(f.body, c_ast.FuncCall):
        if getattr(x.name, "name", None) not in functions:
            continue
        for a in x.args.exprs if x.args else []:
            while isinstance(a, c_ast.UnaryOp) and a.op == "&":
                a = a.expr
            while isinstance(a, c_ast.ArrayRef):
                a = a.name
            kind = f.kinds.get(getattr(a, "name", None)) if isinstance(a, c_ast.ID) else None
            if kind is not None and sum(isinstance(k, c_ast.ArrayDecl) for k in types.chain(kind)) > 1:
                refuse(x, ROWS % a.name)


def signs(f):
    """A sign before a sign: the parentheses between them get lost, and -- is another operator."""
    for x in all_of(f.body, c_ast.UnaryOp):
        if x.op in "+-" and isinstance(x.expr, c_ast.UnaryOp) and x.expr.op == x.op:
            one = write(x.expr.expr)
            refuse(x, "Tapenade writes %s(%s%s) as %s%s, which C reads as another operator: write %s" %
                   (x.op, x.op, one, x.op * 2, one, one))


def signed_arguments(f, author):
    """A variable with a sign or a cast as an argument: where its derivative is an array, of one
    number for each direction, the sign or the cast would be before that array."""
    for x in all_of(f.body, c_ast.FuncCall):
        g = author.functions.get(getattr(x.name, "name", None))
        for p, a in zip(g.parameters if g else [], x.args.exprs if x.args else []):
            inside, minus = a, False
            while isinstance(inside, c_ast.Cast) or isinstance(inside, c_ast.UnaryOp) and inside.op == "-":
                inside, minus = inside.expr, minus or isinstance(inside, c_ast.UnaryOp)
            if inside is a or not author.place(f, inside) or author.types.is_int(g.kinds[p]):
                continue
            refuse(x, "%s gets %s, whose derivative Tapenade cannot write: write %s%s" %
                   (g.name, write(a), "-1.0 * " if minus else "", write(inside)))


def heads(f, types):
    d = f.definition.decl
    if types.words(d.type.type) == ["struct"]:
        refuse(d, "%s returns a struct, whose derivative Tapenade cannot write: give it an array to fill" %
               f.name)
    if "_Noreturn" in (d.funcspec or []):
        refuse(d, "Tapenade cannot read _Noreturn: leave it out")


def prototypes(tree, functions):
    for d in tree:
        if isinstance(d, c_ast.Decl) and isinstance(d.type, c_ast.FuncDecl) and d.name in functions:
            refuse(d, "%s is declared besides its definition, at which Tapenade fails: move the definition "
                   "up, and leave this line out" % d.name)


def check(f, author):
    functions, types, is_kernel = author.functions, author.types, author.depends.kernel(f.name)
    heads(f, types)
    rows(f, functions, types)
    signs(f)
    constants(f)
    variables(f, types)
    expressions(f)
    if is_kernel:
        kernel_names(f)
    if f in author.depends.by_vectors:
        signed_arguments(f, author)
