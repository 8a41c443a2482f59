"""Ctrl-C and progress during a solve."""

import signal
import threading

from ._structs import PROGRESS


class Watch:
    """What is asked now and then during a solve.  Ctrl-C only raises a flag meanwhile: an exception
    cannot cross the library."""

    def __init__(self, progress):
        self.progress, self.error, self.interrupted, self.old = progress, None, False, None
        ours = (threading.current_thread() is threading.main_thread()
                and signal.getsignal(signal.SIGINT) is signal.default_int_handler)
        self.ours, self.callback = ours, PROGRESS(self._ask) if ours or progress else PROGRESS()

    def _note(self, *_):
        self.interrupted = True

    def _ask(self, _, phase, t, tf):
        try:
            return int(
                bool(self.interrupted or (self.progress and self.progress(phase.decode(), t, tf))))
        except BaseException as error:  # none may cross the library
            self.error = error
            return 1

    def __enter__(self):
        if self.ours:
            self.old = signal.signal(signal.SIGINT, self._note)
        return self

    def __exit__(self, *_):
        if self.ours:
            signal.signal(signal.SIGINT, self.old)

    def go_on(self):
        if self.error:
            raise self.error
        if self.interrupted:
            raise KeyboardInterrupt
