"""The structs and numbers of python/costate against costate.h: by the C compiler, and by the
header's text.

    test_python_layout.py INCLUDE_DIRECTORY CC...
"""
import ctypes
import inspect
import os
import re
import subprocess
import sys
import tempfile
import unittest

import costate
from costate import _abi, _structs

include, cc = sys.argv[1], sys.argv[2:]
header = ""
for name in ("costate.h", "costate_sized.h", "costate_study.h"):
    with open(os.path.join(include, name)) as file:
        header += re.sub(r"/\*.*?\*/", "", file.read(), flags=re.S)
structs = [
    x for _, x in inspect.getmembers(_structs, inspect.isclass)
    if issubclass(x, ctypes.Structure) and x is not ctypes.Structure
]


def printed():
    """What the C compiler says: {"cst_options.tf": (offset, size), "cst_options": size, "CST_OK":
    value}."""
    lines = []
    for s in structs:
        tag = s.__name__
        lines.append(f'printf("{tag} %zu\\n", sizeof({tag}));')
        for name, _ in s._fields_:
            lines.append(
                f'printf("{tag}.{name} %zu\\n", offsetof({tag}, {name}) * 1000 + sizeof((({tag} *)0)->{name}));'
            )
    for name in list(
            costate.STATUS.values()) + ["CST_ABI", "CST_ABI_OLDEST", "CST_FD_FORWARD", "CST_RK", "CST_EQUILIBRIUM",
                                        "CST_TRACE", "CST_STOP_CANCELED", "CST_QUANTILES",
                                        "CST_TASK_TEXT"]:
        lines.append(f'printf("{name} %d\\n", (int){name});')
    program = "#include <costate_study.h>\n#include <stddef.h>\n#include <stdio.h>\nint main(void) {\n" + "\n".join(
        lines) + "\nreturn 0; }\n"
    with tempfile.TemporaryDirectory() as directory:
        source = os.path.join(directory, "layout.c")
        with open(source, "w") as out:
            out.write(program)
        subprocess.run(cc + ["-I", include, source, "-o", source[:-2]], check=True)
        output = subprocess.run([source[:-2]], check=True, capture_output=True, text=True).stdout
    return {name: int(value) for name, value in (line.split() for line in output.splitlines())}


class Layout(unittest.TestCase):
    compiled = printed()

    def test_sizes_and_offsets(self):
        self.assertTrue(len(structs) >= 11)
        for s in structs:
            self.assertEqual(self.compiled[s.__name__], ctypes.sizeof(s), s.__name__)
            for name, kind in s._fields_:
                field = getattr(s, name)
                self.assertEqual(self.compiled[f"{s.__name__}.{name}"],
                                 field.offset * 1000 + ctypes.sizeof(kind), f"{s.__name__}.{name}")

    def test_fields(self):
        """The same names in the same order: a field that fits into padding, or two that were
        swapped, are seen too."""
        for s in structs:
            tag = s.__name__
            body = re.search(r"struct \{([^{}]*)\} %s;" % tag, header) or re.search(
                r"struct %s \{([^{}]*)\};" % tag, header)
            names = []
            for declaration in body.group(1).split(";"):
                declaration = declaration.split("(*")[1].split(
                    ")")[0] if "(*" in declaration else declaration
                names += [
                    re.split(r"[\s*]+", x.split("[")[0].strip())[-1]
                    for x in declaration.split(",") if x.strip()
                ]
            self.assertEqual(names, [name for name, _ in s._fields_], tag)

    def test_numbers(self):
        for value, name in costate.STATUS.items():
            self.assertEqual(self.compiled[name], value, name)
        self.assertEqual(
            set(re.findall(r"\b(CST_[EW][A-Z]+) = -?\d", header)) | {"CST_OK"},
            set(costate.STATUS.values()))
        self.assertEqual(self.compiled["CST_ABI_OLDEST"], costate.OLDEST_ABI)
        self.assertEqual((self.compiled["CST_ABI"], self.compiled["CST_FD_FORWARD"],
                          self.compiled["CST_RK"], self.compiled["CST_EQUILIBRIUM"],
                          self.compiled["CST_TRACE"]),
                         (costate.ABI, len(costate.METHODS) - 1, len(costate.INTEGRATORS) - 1,
                          len(costate.STARTS) - 1, len(costate.SHAPES) - 1))
        self.assertEqual((self.compiled["CST_STOP_CANCELED"], self.compiled["CST_QUANTILES"],
                          self.compiled["CST_TASK_TEXT"]),
                         (len(costate.REASONS) - 1, _structs.QUANTILES, _structs.TASK_TEXT))
        self.assertEqual(re.search(r'CST_VERSION "(.*)"', header).group(1), costate.__version__)

    def test_functions(self):
        """As many arguments as the header declares."""
        for name, (_, arguments) in _abi.FUNCTIONS.items():
            declared = re.search(r"\b%s\(([^;]*)\);" % name, header).group(1)
            count = 0 if declared.strip() == "void" else declared.count(",") + 1
            self.assertEqual(count, len(arguments), name)
            if name in _abi.SIZED:
                declared = re.search(r"\b%s_sized\(([^;]*)\);" % name, header).group(1)
                function = getattr(_abi.library, name + "_sized")
                self.assertEqual(declared.count(",") + 1, len(function.argtypes), name)
                at = _abi.SIZED[name]
                kinds = [x.split()[0] for x in declared.replace("\n", " ").split(",")]
                self.assertEqual(kinds[-1 if at is None else at], "size_t", name)

    def test_all_sized(self):
        """The functions that are inline in the header, and no others, take a size."""
        inline = set(re.findall(r"CST_INLINE [^;{]*?\b(cst_\w+)\([^;{]*\);", header))
        self.assertTrue(len(inline) > 20)
        self.assertEqual(inline & set(_abi.FUNCTIONS), set(_abi.SIZED))


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
