"""Refuses C that compiles and whose derivatives would be wrong."""
from ..failure import Failure


def need_parser():
    """Without it a branch on the state would be overlooked; the modules here import it."""
    try:
        import pycparser  # noqa: F401  pylint: disable=import-outside-toplevel,unused-import
    except ImportError:
        raise Failure("python3 has no pycparser, without which kernels cannot be read and a branch "
                      "on the state would be overlooked: install python3-pycparser (Debian), or pip "
                      "install pycparser") from None
