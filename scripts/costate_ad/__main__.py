"""usage: python3 scripts/costate_ad COMMAND ARGUMENT...

  regenerate ...        what scripts/regen_ad.sh does: see its --help
  build FILE.c          makes a plug-in of a model: see its --help
  lint FILE.c LIBRARY   refuses C whose derivatives would be wrong
  fuse DIRECTORY MODEL  writes MODEL_fused.c of MODEL.c and the passes that are in the directory
"""
import os
import signal
import sys

sys.path[0] = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
from costate_ad.failure import Failure  # noqa: E402  pylint: disable=wrong-import-position

SPEAKER = {"regenerate": "regen_ad", "build": "build"}


def command(name, arguments):
    # pylint: disable=import-outside-toplevel
    if name == "regenerate":
        from costate_ad import regenerate
        return regenerate.main(arguments)
    if name == "build":
        from costate_ad import plugin
        return plugin.main(arguments)
    if name == "lint" and len(arguments) == 2:
        from costate_ad.lint import need_parser
        need_parser()
        from costate_ad.lint import rules
        sys.setrecursionlimit(10000)
        return rules.main(*arguments)
    if name == "fuse" and len(arguments) == 2:
        return fuse(*arguments)
    raise Failure("there is no such command", __doc__.splitlines())


def fuse(directory, model):
    # pylint: disable=import-outside-toplevel
    from costate_ad.lint import need_parser
    need_parser()
    from costate_ad.fuse import fused
    from costate_ad.fuse.expressions import Refused
    try:
        fused.main(directory, model)
    except Refused as why:
        raise Failure("%s: %s" % (model, why)) from None


def stop(number, _):
    """By Ctrl-C or a signal: what is temporary is removed."""
    raise SystemExit(128 + number)


def main(name="", *arguments):
    for number in (signal.SIGINT, signal.SIGTERM):
        if signal.getsignal(number) != signal.SIG_IGN:
            signal.signal(number, stop)
    try:
        return command(name, list(arguments))
    except Failure as why:
        sys.stdout.flush()
        for line in why.lines:
            print(line, file=sys.stderr)
        speaker = os.environ.get("COSTATE_SPEAKER") or SPEAKER.get(name, "costate_ad")
        print("%s: %s" % (speaker, why), file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
