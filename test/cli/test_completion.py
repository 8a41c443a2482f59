"""costate completion: what bash, zsh and fish make of its scripts.

    test_completion.py PROGRAM
"""
import os
import shutil
import subprocess
import sys
import tempfile
import unittest

program = os.path.abspath(sys.argv[1])


def script(shell):
    return subprocess.run([program, "completion", shell], check=True, capture_output=True,
                          text=True).stdout


class Completion(unittest.TestCase):

    def bash(self, *words):
        """What bash offers for the last of the words."""
        lines = script("bash") + "\nCOMP_WORDS=(%s)\nCOMP_CWORD=%d\n_costate\n" % (
            " ".join("'%s'" % word for word in words), len(words) - 1)
        lines += 'printf "%s\\n" "${COMPREPLY[@]}"\n'
        return subprocess.run(["bash", "--norc"], input=lines, check=True, capture_output=True,
                              text=True, cwd=self.directory.name).stdout.split()

    def setUp(self):
        self.directory = tempfile.TemporaryDirectory()
        for name in ("arm.so", "road.csv"):
            open(os.path.join(self.directory.name, name), "w").close()

    def tearDown(self):
        self.directory.cleanup()

    def test_bash_commands(self):
        self.assertEqual(self.bash("costate", "gra"), ["gradient"])
        self.assertIn("optimize", self.bash("costate", ""))
        self.assertEqual(self.bash("costate", "--model", "x.so", "gra"), ["gradient"])

    def test_bash_options_of_the_command(self):
        self.assertEqual(self.bash("costate", "gradient", "--hessian-"), ["--hessian-vector"])
        self.assertEqual(self.bash("costate", "simulate", "--hessian-"), [])

    def test_bash_models_and_files(self):
        self.assertEqual(self.bash("costate", "gradient", "fiveb"), ["fivebar"])
        self.assertEqual(self.bash("costate", "gradient", "./ar"), ["./arm.so"])
        self.assertEqual(self.bash("costate", "fit", "fivebar", "--data", "ro"), ["road.csv"])

    @unittest.skipUnless(shutil.which("zsh"), "no zsh")
    def test_zsh_reads_it(self):
        path = os.path.join(self.directory.name, "_costate")
        with open(path, "w") as file:
            file.write(script("zsh"))
        self.assertEqual(subprocess.run(["zsh", "-n", path], capture_output=True).stderr, b"")

    @unittest.skipUnless(shutil.which("fish"), "no fish")
    def test_fish(self):
        def offered(line):
            text = subprocess.run(
                ["fish", "--no-config", "-c", script("fish") + "\ncomplete -C '%s'" % line],
                check=True, capture_output=True, text=True).stdout
            return [one.split("\t")[0] for one in text.splitlines()]
        self.assertIn("gradient", offered("costate gra"))
        self.assertEqual(offered("costate gradient --hessian-v"), ["--hessian-vector"])

    def test_other_shells(self):
        done = subprocess.run([program, "completion", "ksh"], capture_output=True, text=True)
        self.assertEqual((done.returncode, done.stderr),
                         (2, "costate: no completion for 'ksh': give bash, zsh or fish\n"))


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
