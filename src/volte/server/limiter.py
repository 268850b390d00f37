"""How often something may happen."""

import asyncio
import contextlib
from collections import deque
from collections.abc import AsyncIterator


class Bucket:
    """A rate with a reserve of two seconds; times in milliseconds."""

    def __init__(self, a_second: float, now: int) -> None:
        self._rate = a_second / 1000
        self._most = 2 * a_second
        self._left = self._most
        self._at = now

    def take(self, now: int) -> bool:
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class PerAddress:
    """At most so many times a minute from one address. For one thread: others would count past each other."""

    MINUTE = 60_000
    MANY = 10_000

    def __init__(self, most: int) -> None:
        self._most = most
        self._times: dict[str, deque[int]] = {}

    def take(self, address: str, now: int) -> bool:
        """Whether it may happen once more; counted if so."""
        if self.full(address, now):
            return False
        self.note(address, now)
        return True

    def full(self, address: str, now: int) -> bool:
        times = self._times.get(address)
        if times is None:
            return False
        while times and now - times[0] > self.MINUTE:
            times.popleft()
        if not times:
            del self._times[address]
        return len(times) >= self._most

    def note(self, address: str, now: int) -> None:
        if len(self._times) > self.MANY:
            for other in list(self._times):
                self.full(other, now)  # forgets who has not come for a minute
        self._times.setdefault(address, deque()).append(now)


class Busy(Exception):
    """Too many wait already, or it took too long."""


class Lines:
    """One thing at a time for each address; at most `most` of it are there at once, else Busy."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._there: dict[str, int] = {}
        self._turns: dict[str, asyncio.Lock] = {}

    @contextlib.asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[None]:
        there = self._there.get(address, 0)
        if there >= self._most:
            raise Busy
        self._there[address] = there + 1
        try:
            async with self._turns.setdefault(address, asyncio.Lock()):
                yield
        finally:
            self._there[address] -= 1
            if not self._there[address]:
                del self._there[address], self._turns[address]
