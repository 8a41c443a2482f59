"""doc/guide/joints.md: the signatures are those of the headers, each picture is there, drawn by draw.py.

    test_joints.py ROOT
"""
import os
import re
import subprocess
import sys
import tempfile
import unittest

root = sys.argv[1]
folder = os.path.join(root, "doc", "guide")
with open(os.path.join(folder, "joints.md"), encoding="utf-8") as page:
    text = page.read()


def declared(header):
    """{function: its arguments without their types}"""
    with open(os.path.join(root, "models", header), encoding="utf-8") as file:
        found = re.findall(r"^static (?:void|double) (\w+)\(([^)]*)\)", file.read(), re.M)
    return {name: ", ".join(re.sub(r"^(?:const )?(?:double|int) ", "", " ".join(x.split()))
                            for x in arguments.split(",")) for name, arguments in found}


class Joints(unittest.TestCase):
    def test_signatures(self):
        seen, functions = 0, {}
        for line in text.splitlines():
            header = re.match(r"\| `(\w+\.h)` \| (?:\| )?\|$", line)
            if header:
                functions = declared(header[1])
            call = re.search(r"\| `(\w+)\(([^`]*)\)` \|", line)
            if call and line.startswith(("| ![", "| `")) and functions:
                self.assertEqual(functions.get(call[1]), call[2], line)
                seen += 1
        self.assertGreater(seen, 55)

    def test_each_joint_has_a_signature(self):
        """Those of the table of equations"""
        table = text[text.index("## Equations"):text.index("## Functions of time")]
        for cell in re.findall(r"^\| (`[^|]*)\|", table, re.M):
            for name in re.findall(r"`(\w+)`", cell):
                if name != "euler_norm":
                    self.assertRegex(text, r"\| `%s\(" % name)

    def test_pictures(self):
        shown = set(re.findall(r"\(joints/(\w+\.svg)\)", text))
        with tempfile.TemporaryDirectory() as scratch:
            copy = os.path.join(scratch, "draw.py")
            with open(os.path.join(folder, "joints", "draw.py"), encoding="utf-8") as source, \
                    open(copy, "w", encoding="utf-8") as file:
                file.write(source.read())
            subprocess.run([sys.executable, copy], check=True)
            drawn = {name for name in os.listdir(scratch) if name.endswith(".svg")}
            for name in drawn:
                with open(os.path.join(scratch, name), "rb") as new, \
                        open(os.path.join(folder, "joints", name), "rb") as kept:
                    self.assertEqual(new.read(), kept.read(), name)
        self.assertEqual(shown, drawn)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
