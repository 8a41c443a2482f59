"""What is refused by the text of the kernels alone, each with the line where the author has it."""
import re

from ..failure import Failure

POINTER = re.compile(r"\b(double|float)( const)? *\*", re.ASCII)
INITIALIZER = re.compile(r"^ +(const +)?double +[A-Za-z0-9_]+ *\[[^]]*\] *=")
CONSTANT = re.compile(r"\bM_(?:E|LOG2E|LOG10E|LN2|LN10|PI|PI_2|PI_4|1_PI|2_PI|2_SQRTPI|SQRT2|"
                      r"SQRT1_2)\b", re.ASCII)
UNKNOWN = re.compile(r"\b((?:fmin|fmax|fdim|fma|hypot|copysign|cbrt|exp2|expm1|log2|log1p|asinh|"
                     r"acosh|atanh|memcpy|memmove|memset)[fl]?) *\(", re.ASCII)
TOKEN = re.compile(r'"[^"]*"|[A-Za-z_][A-Za-z0-9_]*|[.]?[0-9](?:[eEpP][-+]|[A-Za-z0-9_.])*|[ \t]+|.',
                   re.S)
WHOLE = re.compile(r"(0[xX][0-9A-Fa-f]+|[0-9]+)[uUlL]*")
INTEGERS = re.compile(r"((static|const|unsigned|long) )*(int|enum|long|unsigned|size_t) ?")
FOR = re.compile(r"(^|[^A-Za-z0-9_])for ?[(].*", re.S)
VARIABLE = re.compile(r"((extern|volatile|unsigned|signed|long|short) )*"
                      r"(double|float|int|long|short|char|unsigned) [A-Za-z_]")


def pointers(text):
    return [line for line in text.splitlines() if POINTER.search(line)]


def initializers(text):
    return [line for line in text.splitlines() if INITIALIZER.search(line)]


def constants(text):
    return CONSTANT.findall(text)


def statements(text):
    """The statements of C without comments: how many braces each is in, and its text up to its
    semicolon or brace."""
    code, goes_on = "", False
    for line in text.splitlines():
        if goes_on or re.match(r"[ \t]*#", line):
            goes_on = line.endswith("\\")
        else:
            code += line + " "
    depth = 0
    for one in re.findall("[^;{}]*[;{}]", code):
        one = re.sub("^ ", "", re.sub(r"[ \t]+", " ", one))
        yield depth, one
        depth += (one[-1] == "{") - (one[-1] == "}")


def lasting(text):
    """The variables that outlive a call and are not const."""
    for depth, one in statements(text):
        head = re.sub(r"[=\[,;{].*", " ", one, count=1, flags=re.S)
        if "(" in head or re.search("(^| )(const|enum|typedef) ", head):
            continue
        if re.search("(^| )(static|_Thread_local) ", head) or depth == 0 and VARIABLE.match(head):
            yield one


def is_whole(token):
    return WHOLE.fullmatch(token) is not None


def ends_whole_product(t, i):
    """Whether the product that ends with token i is one of integer literals."""
    while i > 1 and is_whole(t[i]) and t[i - 1] in ("*", "/"):
        i -= 2
    return i >= 0 and is_whole(t[i]) and not (i > 1 and t[i - 1] == ")" and t[i - 2] == "double")


def divides(text, macros):
    """Whether integer literals are divided here, or in a macro that is used here: not in an index."""
    t, inside = [x for x in TOKEN.findall(text) if x[0] not in " \t"], 0
    for i, token in enumerate(t):
        inside += (token == "[") - (token == "]")
        if inside:
            continue
        if token in macros:
            return True
        if token == "/" and i and i + 1 < len(t) and is_whole(t[i + 1]) and ends_whole_product(t, i - 1):
            return True
    return False


def quotients(text):
    """Integer literals that are divided by one another: not in an index or a size, the head of a
    loop, an enumeration, or the value of an int."""
    macros, passed = set(), False
    for name, value in re.findall(r"^[ \t]*#[ \t]*define[ \t]+(\w+)(.*)", text, re.M | re.ASCII):
        if divides(value, macros):
            macros.add(name)
    for _, one in statements(text):
        skipped, passed, judged = passed, False, one
        if skipped:
            continue
        if INTEGERS.match(one):
            passed = one.endswith("{")
            if "(" not in one:
                continue
        if FOR.search(one):
            passed, judged = True, FOR.sub("", one)
        if divides(judged, macros):
            yield one


def unknown_functions(text):
    """Those that Tapenade knows no derivative of, but those that the model has itself."""
    for name in sorted(set(UNKNOWN.findall(text))):
        if not re.search(r"^(static +)?(inline +)?[a-z]+ +%s *\(" % name, text, re.M):
            yield name


CHECKS = (
    (pointers, "a pointer (above) has no size, and its derivatives come out wrong: write it as an "
     "array, double x[N]"),
    (initializers, "a local array with an initializer (above) loses its derivatives: assign its "
     "elements one by one"),
    (constants, "Tapenade does not know the constants of math.h (above): define your own, such as "
     "#define PI 3.14159265358979324"),
    (lasting, "a variable that outlives the call (above): kernels keep nothing, and threads would "
     "race: make it a local without static, or a const table"),
    (quotients, "a quotient of integers (above, or in a macro there), which C rounds towards 0 and "
     "Tapenade does not: write 1.0 / 2"),
    (unknown_functions, "Tapenade does not know the derivatives of this function (above): write a "
     "helper of your own, such as sqrt(x * x + y * y), a loop for a copy, and for a branch (fmin, "
     "fmax, copysign) a switch whose mode[k] it chooses by"),
)


def check_text(author, plain):
    """plain: the kernels with their includes, without comments."""
    for found_in, message in CHECKS:
        found = list(found_in(plain))
        if found:
            raise Failure("%s: %s" % (author.place.name, message), map(author.locate, found))


def check_kernels(name, kernels):
    """Every model has the kernels that no engine can do without."""
    for kernel in ("inertia", "forces", "initial"):
        if kernel not in kernels:
            raise Failure("%s: there is no function %s_%s: every model needs inertia, forces, initial "
                          "and a cost; its line begins with void %s_%s(" %
                          (name, name, kernel, name, kernel))
    if not any(k.startswith(("cost_", "final_")) for k in kernels):
        raise Failure("%s: there is no cost: write double %s_cost_NAME(...), to be integrated, or "
                      "double %s_final_NAME(...)" % (name, name, name))


def check_descriptor(place, text):
    """Without a descriptor there is nothing to load: said before Tapenade runs."""
    if not re.search(r"\bcst_model %s_model\b" % place.name, text, re.ASCII):
        raise Failure("%s: there is no descriptor %s_model: end the file with const cst_model %s_model "
                      "= { ... }" % (place.source, place.name, place.name))
