"""How the program ends where it cannot go on."""


class Failure(Exception):
    """One line for the user: what is wrong, where, and what to do.  `lines` are shown before it."""

    def __init__(self, text, lines=()):
        super().__init__(text)
        self.lines = list(lines)
