"""When something is due in a room, and one timer for all rooms."""

import asyncio
import heapq
from collections.abc import Callable

from volte.server.clock import Clock


class Alarms:
    """A time a room, in milliseconds of the clock; a new one replaces the old. On the event loop only."""

    def __init__(self, clock: Clock, ring: Callable[[str, int], None]) -> None:
        """`ring(code, now)` is called once when the room's time has come."""
        self._clock = clock
        self._ring = ring
        self._loop = asyncio.get_running_loop()
        self._due: list[tuple[int, str]] = []
        """A heap; those that were set anew since are still in it."""
        self._of: dict[str, int] = {}
        self._timer: asyncio.TimerHandle | None = None

    def set(self, code: str, when: int | None) -> None:
        """None: nothing will be due there."""
        if when == self._of.get(code):
            return
        if when is None:
            self.forget(code)
            return
        self._of[code] = when
        heapq.heappush(self._due, (when, code))
        if self._due[0] == (when, code):
            self._set_timer()

    def forget(self, code: str) -> None:
        self._of.pop(code, None)

    def clear(self) -> None:
        self._of.clear()

    def stop(self) -> None:
        if self._timer:
            self._timer.cancel()
            self._timer = None

    def ring_due(self) -> None:
        """Ring what is due; what is due again at once waits for the next turn of the loop."""
        now = self._clock.now()
        due = []
        while self._due and self._due[0][0] <= now:
            due.append(heapq.heappop(self._due))
        for when, code in due:
            if self._of.get(code) == when:  # else it was set anew since
                del self._of[code]
                self._ring(code, now)
        self._set_timer()

    def _set_timer(self) -> None:
        self.stop()
        if self._due:
            wait = max(0, self._due[0][0] - self._clock.now()) / 1000
            self._timer = self._loop.call_later(wait, self.ring_due)
