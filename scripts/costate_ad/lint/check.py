"""All that is refused before Tapenade runs."""
import sys

from .. import files
from ..failure import Failure
from . import rules, text
from .compiled import check_compiled
from .syntax import Refused, Unreadable


def check_syntax(place, scratch):
    """What rules.py refuses.  Where the file is no C, the compiler says so first."""
    sys.setrecursionlimit(max(sys.getrecursionlimit(), 10000))
    why = rules.refused(place.path, place.library)
    if why is None:
        return
    if isinstance(why, Unreadable) or not isinstance(why, Refused):
        check_compiled(place, scratch)
    raise Failure(*rules.words(place.path, why))


def check(author, plain, kernels, scratch):
    """plain: the kernels with their includes, without comments; kernels: their names."""
    place = author.place
    text.check_text(author, plain)
    text.check_kernels(place.name, kernels)
    text.check_descriptor(place, files.read(place.path))
    check_syntax(place, scratch)
    check_compiled(place, scratch)
