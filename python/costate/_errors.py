"""What is raised and warned of."""

from ._structs import STATUS


class Error(Exception):
    """What went wrong, where and what to do; .status is the number of costate.h, .name its name."""

    def __init__(self, status, message):
        super().__init__(message)
        self.status, self.name, self.message = status, STATUS.get(status, str(status)), message

    def __reduce__(self):  # other processes raise it too
        return Error, (self.status, self.message)


class CostateWarning(UserWarning):
    """Solved, but see the message: CST_WCONDITION, CST_WGRAZING, CST_WDRIFT, CST_WREDUNDANT,
    CST_WPEAK, CST_WCORNER, CST_WACCURACY, CST_WUNRESOLVED, CST_WSPURIOUS."""
