"""What the compiler and the linker refuse in the kernels."""
import os

from .. import compiler
from ..failure import Failure
from ..place import in_tree

TABLE = ('#include "costate_model.h"\nextern const cst_kernels {0}_kernels;\n'
         "const cst_kernels {0}_kernels = {{ 0 }};\n")


def check_compiled(place, scratch):
    """Compiles the model with the flags of a plug-in, which will show its warnings (-Wall: only
    with it are arguments checked against their sizes), and links it, with an empty table for its
    derivatives."""
    flags = compiler.STANDARD + [
        "-fPIC", "-I" + in_tree("src"), "-I" + in_tree("models"), "-Wall",
        "-Werror=implicit-function-declaration", *compiler.accepted(compiler.flags("model")),
        *compiler.own_flags()]
    model, table, library = (os.path.join(scratch, "compiled" + x) for x in (".o", "_table.o", ".so"))

    def run(what, *arguments, text=None):
        status, words = compiler.run(list(arguments), text)
        if status:
            raise Failure(what, words.splitlines())

    run("%s does not compile (above): correct it first" % place.source,
        *flags, "-c", place.path, "-o", model)
    run("the compiler refuses costate_model.h (above): check CC and CFLAGS",
        *flags, "-x", "c", "-c", "-", "-o", table, text=TABLE.format(place.name))
    run("%s does not link (above): define the function that is named there, or leave its call out" %
        place.source, "-shared", model, table, "-o", library, "-lm", "-Wl,-z,defs")
    for path in (model, table, library):
        os.remove(path)
