"""What is raised and warned of."""

from __future__ import annotations

from ._structs import STATUS


class Error(Exception):
    """What went wrong, where and what to do; .status is the number of costate.h, .name its name.
    It is raised as one of the classes below."""

    def __new__(cls, status: int = 0, message: str = "") -> Error:
        return super().__new__(_KINDS.get(STATUS.get(status, ""), cls) if cls is Error else cls)

    def __init__(self, status: int, message: str) -> None:
        super().__init__(message)
        self.status, self.name, self.message = status, STATUS.get(status, str(status)), message

    def __reduce__(self) -> tuple[type, tuple[int, str]]:  # other processes raise it too
        return Error, (self.status, self.message)


class InputError(Error, ValueError):
    """A name, a value or a combination of options that there is not."""


class ModelError(Error):
    """A model or a plug-in that cannot be used."""


class FileError(Error):
    """A file that cannot be read or written, or whose contents are wrong."""


class RunError(Error, ArithmeticError):
    """A motion that cannot be computed: it has no start, locks, is singular, takes too many
    steps."""


class Canceled(Error):
    """A run that a progress function ended."""


class OutOfMemory(Error, MemoryError):
    """There is not enough memory."""


_KINDS: dict[str, type[Error]] = {
    "CST_EARGUMENT": InputError, "CST_ENAME": InputError, "CST_EVALUE": InputError,
    "CST_EMODEL": ModelError, "CST_EFILE": FileError, "CST_ECANCELED": Canceled,
    "CST_EMEMORY": OutOfMemory, "CST_ESTART": RunError, "CST_ESINGULAR": RunError,
    "CST_EINTEGRATOR": RunError, "CST_ENAN": RunError, "CST_EDRIFT": RunError,
    "CST_ESPURIOUS": RunError,
}


class CostateWarning(UserWarning):
    """Solved, but see the message: CST_WCONDITION, CST_WGRAZING, CST_WDRIFT, CST_WREDUNDANT,
    CST_WPEAK, CST_WCORNER, CST_WACCURACY, CST_WUNRESOLVED, CST_WSPURIOUS."""
