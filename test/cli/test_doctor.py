"""costate doctor: what it says of tools that are there, missing or broken.

    test_doctor.py PROGRAM
"""
import os
import shutil
import subprocess
import sys
import tempfile
import unittest

program = os.path.abspath(sys.argv[1])
NEEDED = ["bash", "env", "head", "mktemp", "rm", "sed"]  # by the script itself


class Doctor(unittest.TestCase):

    def setUp(self):
        self.directory = tempfile.TemporaryDirectory()
        self.tools = self.directory.name
        for name in NEEDED:
            os.symlink(shutil.which(name), os.path.join(self.tools, name))

    def tearDown(self):
        self.directory.cleanup()

    def write(self, name, text):
        path = os.path.join(self.tools, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w") as file:
            file.write("#!/usr/bin/env bash\n" + text + "\n")
        os.chmod(path, 0o755)

    def says(self, status=0, **environment):
        """{tool: the line}"""
        given = {"PATH": self.tools, "COSTATE_JAVASCRIPT": self.tools, **environment}
        done = subprocess.run([program, "doctor"], capture_output=True, text=True, env=given)
        self.assertEqual(done.returncode, status, done.stdout + done.stderr)
        lines = done.stdout.splitlines()
        self.assertRegex(lines[0], r"^costate \d")
        return {line.split()[1]: line for line in lines[1:]}

    def test_nothing_is_there(self):
        said = self.says()
        for tool, remedy in {"compiler": "Debian: gcc", "python3": "Debian: python3",
                             "tapenade": "TAPENADE_HOME", "java": "default-jre",
                             "gnuplot": "gnuplot-nox", "javascript": "libjs-three",
                             "mpirun": "openmpi-bin"}.items():
            self.assertTrue(said[tool].startswith("missing"), said[tool])
            self.assertIn(remedy, said[tool])

    def test_what_is_there(self):
        self.write("gnuplot", "echo gnuplot 5.4")
        self.write("tapenade", "")
        self.write("java", "echo 'openjdk version \"17\"' >&2")
        said = self.says()
        self.assertEqual(said["gnuplot"].split(None, 2)[2], "gnuplot 5.4")
        self.assertTrue(said["tapenade"].startswith("found"))
        self.assertIn('version "17"', said["java"])

    def test_without_pycparser(self):
        self.write("python3", "exit 1")
        self.assertIn("Debian: python3-pycparser", self.says()["pycparser"])

    def test_what_cannot_be_used(self):
        self.write("bad-cc", "exit 1")
        said = self.says(status=1, CC="bad-cc", TAPENADE_HOME=self.tools)
        self.assertIn("'bad-cc' cannot make a shared library", said["compiler"])
        self.assertTrue(said["tapenade"].startswith("broken"), said["tapenade"])


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
