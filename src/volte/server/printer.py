"""A process that draws for TYPEWORKS: one order at a time, never longer than it may take, ended when idle.

Drawing in this process would hold up the games: Python's lock is kept while a picture is made.
"""

import asyncio
import sys
from asyncio.subprocess import PIPE, Process

import msgspec

from volte.server.limiter import Busy, Lines
from volte.typeworks.wire import Answer, Order

SECONDS = 60.0
"""An order takes two or three; a busy machine needs more."""
IDLE = 120.0
QUEUE = 8
"""Orders, each from another address: one that asks a lot holds up nobody but itself."""
EACH = 4
"""Orders of one address; who types has some that nobody waits for any more."""
GRACE = 1.0
"""So long an order is drawn on after its sender has left: starting the process anew takes half of that."""
LENGTH = 4


class Printer:
    """Starts its process with the first order, and again whenever it has ended."""

    def __init__(self, seconds: float = SECONDS, idle: float = IDLE, queue: int = QUEUE) -> None:
        self.seconds = seconds
        self.grace = GRACE
        self.idle = idle
        self.queue = queue
        self.waiting = 0
        self._lines = Lines(EACH)
        self._turn = asyncio.Lock()
        self._process: Process | None = None
        self._rest: asyncio.TimerHandle | None = None

    async def carry_out(self, order: Order, address: str) -> Answer:
        """The answer to an order from an address, in its turn; Busy where that cannot be."""
        async with self._lines.turn(address):
            return await self._queued(order)

    async def _queued(self, order: Order) -> Answer:
        if self.waiting >= self.queue:
            raise Busy
        self.waiting += 1
        try:
            async with self._turn:
                return await self._carry_out(order)
        finally:
            self.waiting -= 1

    async def _carry_out(self, order: Order) -> Answer:
        """In its turn: whatever goes wrong ends the process, for half an answer must not go to the next."""
        asking = asyncio.create_task(self._ask(order))
        try:
            return await asyncio.wait_for(asyncio.shield(asking), self.seconds)
        except (TimeoutError, OSError, asyncio.IncompleteReadError) as error:
            await self._give_up(asking)
            raise Busy from error
        except asyncio.CancelledError:
            await asyncio.wait([asking], timeout=self.grace)
            if not asking.done() or asking.exception() is not None:
                await self._give_up(asking)
            raise

    async def _give_up(self, asking: "asyncio.Task[Answer]") -> None:
        asking.cancel()
        await asyncio.gather(asking, return_exceptions=True)
        await self.stop()

    async def stop(self) -> None:
        """End the process."""
        if self._rest is not None:
            self._rest.cancel()
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            process.kill()
            await process.wait()

    async def _ask(self, order: Order) -> Answer:
        process = await self._started()
        assert process.stdin is not None and process.stdout is not None
        text = msgspec.msgpack.encode(order)
        process.stdin.write(len(text).to_bytes(LENGTH, "big") + text)
        await process.stdin.drain()
        length = int.from_bytes(await process.stdout.readexactly(LENGTH), "big")
        answer = msgspec.msgpack.decode(await process.stdout.readexactly(length), type=Answer)
        self._rest = asyncio.get_running_loop().call_later(self.idle, self._sleep)
        return answer

    async def _started(self) -> Process:
        if self._rest is not None:
            self._rest.cancel()
        if self._process is None or self._process.returncode is not None:
            command = (sys.executable, "-m", "volte.typeworks")
            self._process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE)
        return self._process

    def _sleep(self) -> None:
        """Its input ends, and so does it."""
        if not self._turn.locked() and self._process is not None and self._process.stdin is not None:
            self._process.stdin.close()
            self._process = None
