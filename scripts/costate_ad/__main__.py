"""usage: python3 scripts/costate_ad COMMAND ARGUMENT...

  lint FILE.c LIBRARY            refuses C whose derivatives would be wrong
  fuse DIRECTORY MODEL           writes MODEL_fused.c
  facts DIRECTORY MODEL COST...  writes MODEL_facts.c
"""
import os
import sys

sys.path[0] = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
try:
    import pycparser  # noqa: F401
except ImportError:
    print("python3 has no pycparser, without which kernels cannot be read and a branch on the state "
          "would be overlooked: install python3-pycparser (Debian), or pip install pycparser")
    sys.exit(1)


def lint(path, library):
    from costate_ad.lint import rules
    sys.setrecursionlimit(10000)
    return rules.main(path, library)


def fuse(directory, model):
    from costate_ad.fuse import fused
    return written(fused.main, "fuse", directory, model)


def facts(directory, model, *costs):
    from costate_ad.fuse import facts as of
    return written(of.main, "facts", directory, model, list(costs))


def written(write, command, directory, model, *more):
    from costate_ad.fuse.expressions import Refused
    try:
        return write(directory, model, *more)
    except Refused as why:
        return "%s: %s: %s" % (command, model, why)


def main(command=None, *arguments):
    commands = {"lint": lint, "fuse": fuse, "facts": facts}
    if command not in commands:
        return __doc__
    return commands[command](*arguments)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
