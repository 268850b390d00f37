"""The server's one clock."""

import time


class Clock:
    """Milliseconds since 1970 that never run backwards, whatever is done to the machine's time of day."""

    def __init__(self) -> None:
        self._begin = time.time_ns() - time.monotonic_ns()

    def now(self) -> int:
        return (self._begin + time.monotonic_ns()) // 1_000_000
