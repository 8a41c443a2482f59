"""The C compiler, and the flags of ad/flags."""
import os
import shlex
import shutil
import subprocess

from . import files
from .failure import Failure
from .place import in_tree

STANDARD = ["-std=c11", "-D_POSIX_C_SOURCE=200809L"]


def command():
    return (os.environ.get("CC") or "cc").split()


def need():
    if not shutil.which(command()[0]):
        raise Failure("there is no compiler '%s': install gcc, or set CC" % " ".join(command()))


def own_flags():
    return (os.environ.get("CFLAGS") or "").split()


def flags(kind):
    """Those of a line of ad/flags."""
    found = []
    for line in files.read(in_tree("ad", "flags")).splitlines():
        if line.startswith(kind + ":"):
            found += shlex.split(line.partition(":")[2])
    return found


def run(arguments, text=None):
    """(status, what it says) of the compiler."""
    environment = dict(os.environ, LC_ALL="C")
    done = subprocess.run(command() + arguments, input=text and text.encode("latin-1"), check=False,
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env=environment)
    return done.returncode, done.stdout.decode("utf-8", "replace")


def accepts(arguments):
    """Whether it takes these flags."""
    return run(["-Werror", *arguments, "-x", "c", "-fsyntax-only", "-"], "int x;\n")[0] == 0


def accepted(arguments):
    """Those of them that it takes: ad/flags is written for gcc."""
    return arguments if accepts(arguments) else [x for x in arguments if accepts([x])]


def is_clang():
    return "clang" in run(["--version"])[1]
