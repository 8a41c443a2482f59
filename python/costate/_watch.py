"""Ctrl-C and progress during a solve."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable
from typing import Any

from ._structs import PROGRESS, no_callback

Progress = Callable[[str, float, float], object]  # (phase, t, tf); true ends the run


class Watch:
    """What is asked now and then during a solve.  Ctrl-C only raises a flag meanwhile: an exception
    cannot cross the library."""

    def __init__(self, progress: Progress | None) -> None:
        self.progress, self.interrupted = progress, False
        self.error: BaseException | None = None
        self.old: Any = None
        ours = (threading.current_thread() is threading.main_thread()
                and signal.getsignal(signal.SIGINT) is signal.default_int_handler)
        self.ours = ours
        self.callback = PROGRESS(self._ask) if ours or progress else no_callback(PROGRESS)

    def _note(self, *_: object) -> None:
        self.interrupted = True

    def _ask(self, _: object, phase: bytes, t: float, tf: float) -> int:
        try:
            return int(
                bool(self.interrupted or (self.progress and self.progress(phase.decode(), t, tf))))
        except BaseException as error:  # none may cross the library
            self.error = error
            return 1

    def __enter__(self) -> Watch:
        if self.ours:
            self.old = signal.signal(signal.SIGINT, self._note)
        return self

    def __exit__(self, *_: object) -> None:
        if self.ours:
            signal.signal(signal.SIGINT, self.old)

    def go_on(self) -> None:
        if self.error:
            raise self.error
        if self.interrupted:
            raise KeyboardInterrupt
