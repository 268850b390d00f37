"""Append before show: all writes of a tick go to the store in one transaction, then their messages go out.

While the writer thread waits for the disk, the next writes gather; so the more there is to do, the larger the
transactions are. Where several came at once there is much to do: then those of some milliseconds gather too,
since a transaction costs as much as some moves. A lone move waits for nothing.
"""

import asyncio
import logging
import queue
import threading
from collections.abc import Callable, Sequence

from volte.room.effects import Write
from volte.store import Store

Show = Callable[[], None]
_Batch = tuple[list[Write], list[Show], bool]

GATHER = 0.004
"""So many seconds after a transaction of several writes was begun the next one is."""

log = logging.getLogger("volte")


class Journal:
    """Keeps the order: what is shown later was written later. Used on the event loop only."""

    def __init__(self, store: Store, now: Callable[[], int], failed: Callable[[], None]) -> None:
        """`failed` is called when a batch could not be stored: nothing after the last good one happened."""
        self._store = store
        self._now = now
        self._failed = failed
        self._loop = asyncio.get_running_loop()
        self._queue: queue.SimpleQueue[_Batch | None] = queue.SimpleQueue()
        self._writes: list[Write] = []
        self._shows: list[Show] = []
        self._scheduled = False
        self._beat = False
        self._under_way = 0
        self._next = 0.0
        self._thread = threading.Thread(target=self._write, name="volte-writer", daemon=True)
        self._thread.start()

    def add(self, writes: Sequence[Write], show: Show) -> None:
        """Store these writes, then call `show`; at once where nothing is to be stored or waited for."""
        if not writes and not self._scheduled and not self._under_way:
            show()
            return
        self._writes += writes
        self._shows.append(show)
        self._schedule()

    def beat(self) -> None:
        """Note in the store that the server is alive."""
        self._beat = True
        self._schedule()

    async def close(self) -> None:
        """Write what is left and end the thread."""
        self._flush()
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    def _schedule(self) -> None:
        if self._scheduled:
            return
        self._scheduled = True
        wait = self._next - self._loop.time()
        if wait > 0:
            self._loop.call_later(wait, self._flush)
        else:
            self._loop.call_soon(self._flush)

    def _flush(self) -> None:
        self._scheduled = False
        if self._shows or self._writes or self._beat:
            if len(self._writes) > 1:
                self._next = self._loop.time() + GATHER
            self._under_way += 1
            self._queue.put((self._writes, self._shows, self._beat))
            self._writes, self._shows, self._beat = [], [], False

    def _write(self) -> None:
        """The writer thread: take all that is waiting, store it as one transaction, report back."""
        going_on = True
        while going_on:
            batches = [self._queue.get()]
            while not self._queue.empty():
                batches.append(self._queue.get())
            going_on = None not in batches
            real = [batch for batch in batches if batch is not None]
            writes = [write for batch in real for write in batch[0]]
            error: Exception | None = None
            try:
                if writes or any(batch[2] for batch in real):
                    self._store.append(writes, self._now())
            except Exception as caught:
                error = caught
            self._loop.call_soon_threadsafe(self._written, real, error)

    def _written(self, batches: list[_Batch], error: Exception | None) -> None:
        self._under_way -= len(batches)
        if error is not None:
            log.error("could not store: %s", error)
            self._failed()
            return
        for _, shows, _ in batches:
            for show in shows:
                show()
