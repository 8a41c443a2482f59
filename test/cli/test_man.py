"""The man page has every command, every option of each, the exit statuses and the environment.

    test_man.py COSTATE
"""
import glob
import os
import re
import shutil
import subprocess
import unittest

from program import ROOT, ProgramTest, main, read

PAGE = os.path.join(ROOT, "doc", "reference", "costate.1")
NOT_COMMANDS = {"model"}


class Man(ProgramTest):

    def setUp(self):
        super().setUp()
        self.page = read(PAGE).replace("\\-", "-")

    def commands(self):
        return re.findall("^  ([a-z]+) ", self.works("--help").out, re.M)

    def has(self, pattern):
        self.assertTrue(re.search(pattern, self.page, re.M), "the man page has no " + pattern)

    def is_bold(self, word):
        self.has(r"^\.B %s$" % word)

    def test_commands(self):
        self.assertGreaterEqual(len(self.commands()), 9)
        for command in self.commands():
            self.has(r'^\.B[IR] "%s "' % command)

    def test_options(self):
        """All that --help lists, and none besides."""
        listed = set()
        for command in self.commands():
            listed |= set(re.findall(r"^ .*--([a-z-]*)( [A-Z][^ \n]*)?  ", self.call("help " + command).out, re.M))
        self.assertGreater(len(listed), 30)
        for option, argument in sorted(listed):
            if argument:
                self.assertTrue(r"--%s \fI%s\fR" % (option, argument.strip()) in self.page, option + argument)
            else:
                self.has(r"^\.B (-h, )?--%s$" % option)
        described = set(re.findall(r"^\.B .*--([a-z-]*)", self.page, re.M))
        self.assertEqual(described - {option for option, _ in listed} - NOT_COMMANDS, set())

    def test_statuses_and_environment(self):
        for status in (0, 1, 2, 130):
            self.is_bold(status)
        names = {"TAPENADE_HOME", "CC", "CFLAGS"}
        for path in glob.glob(os.path.join(ROOT, "src", "cli", "**", "*.c"), recursive=True):
            names |= set(re.findall(r'getenv\("([A-Z_]*)"\)', read(path)))
        for name in sorted(names):
            self.is_bold(name)

    def test_keys_of_problem_files(self):
        table = read(os.path.join(ROOT, "src", "cli", "input", "settings_table.c"))
        keys = re.findall(r'^    { [^,]*, [^,]*, "([a-z_]*)",', table, re.M)
        self.assertGreaterEqual(len(keys), 30)
        for key in keys:
            self.has(r"\b%s\b" % key)

    @unittest.skipUnless(shutil.which("groff"), "no groff")
    def test_groff(self):
        done = subprocess.run(["groff", "-man", "-Tutf8", "-ww", PAGE], capture_output=True, check=False)
        self.assertEqual((done.returncode, done.stderr), (0, b""))


if __name__ == "__main__":
    main()
