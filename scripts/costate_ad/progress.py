"""What the user sees: lines on stdout, and on a terminal a count that is replaced as it grows."""
import sys


def say(text):
    print(text, flush=True)


class Progress:
    def __init__(self, what, count):
        self.what, self.count, self.done, self.width = what, count, 0, 0
        self.shown = sys.stderr.isatty() and count > 0
        self.show()

    def show(self):
        if self.shown:
            text = "  %s: %d of %d" % (self.what, self.done, self.count)
            self.width = max(self.width, len(text))
            print("\r" + text.ljust(self.width), end="", file=sys.stderr, flush=True)

    def step(self):
        self.done += 1
        self.show()

    def close(self):
        if self.shown:
            print("\r" + " " * self.width + "\r", end="", file=sys.stderr, flush=True)
