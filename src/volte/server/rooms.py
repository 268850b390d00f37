"""All rooms of this server in memory: commands in, alarms, bots, and what goes out to the sockets."""

import asyncio
import logging
import random
import secrets
from collections.abc import Callable
from functools import partial
from typing import Protocol

from volte.games.contract import Refused
from volte.room import codes, log, position
from volte.room.effects import AskBot, Outcome
from volte.room.machine import House, Machine
from volte.room.opening import Broken, open_room, restore
from volte.room.play import acting_bot
from volte.room.wish import Wish
from volte.server import bots, memory
from volte.server.alarms import Alarms
from volte.server.audience import Delivery, deliveries
from volte.server.clock import Clock
from volte.server.journal import Journal
from volte.server.settings import ServerSettings
from volte.store import Store
from volte.store.contract import Unusable
from volte.wire.to_server import CloseRoom

RESTARTED = 1012
HOUR = 3_600_000
DAY = 24 * HOUR
FIRST_CLEAN = 300_000
"""After a start people come, and should not have to wait."""

logger = logging.getLogger("volte")


class Socket(Protocol):
    """What rooms know of a socket."""

    def push(self, text: bytes) -> None: ...

    def close(self, code: int) -> None: ...


class Lost(Exception):
    """Something could not be stored, and so it never happened."""


class Rooms:
    """Used on the event loop only."""

    def __init__(self, house: House, store: Store, settings: ServerSettings) -> None:
        self.house = house
        self.store = store
        self.settings = settings
        self.clock = Clock()
        self.sockets: dict[int, Socket] = {}
        self.machines: dict[str, Machine] = {}
        self.asleep: set[str] = set()
        """Open rooms that were not loaded yet."""
        self._chance = random.Random(secrets.token_bytes(16))
        self._waiting: set[asyncio.Future[None]] = set()
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.alarms = Alarms(self.clock, self._ring)
        self.journal = Journal(self.store, self.clock.now, self._start_over)
        self._last_alive = self.store.last_alive()
        self.asleep = set(self.store.open_rooms())
        self._tasks = [asyncio.create_task(self.wake_all()), asyncio.create_task(self._look_after())]
        memory.settle()

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        self.alarms.stop()
        await self.journal.close()
        for socket in list(self.sockets.values()):
            socket.close(RESTARTED)

    # -- rooms -----------------------------------------------------------------------------------------------

    @property
    def count(self) -> int:
        return len(self.machines) + len(self.asleep)

    def get(self, code: str) -> Machine | None:
        """The open room with this code, brought back from its log if need be."""
        if code in self.asleep:
            self._wake(code)
        return self.machines.get(code)

    async def open(self, device: str, base: str, wish: Wish) -> Machine:
        """Open a room; Refused or BadInput if it cannot be. A record to begin with is read in a thread of
        its own: its moves are many, and everybody else plays on meanwhile."""
        begin = None
        if wish.from_record is not None:
            begin = await asyncio.to_thread(position.read, wish.game, wish.from_record)
        if self.count >= self.house.limits.rooms:
            raise Refused("", "room-refused-rooms-full", most=self.house.limits.rooms)
        code = codes.draw(secrets.randbelow)
        while code in self.machines or code in self.asleep:
            code = codes.draw(secrets.randbelow)
        machine, outcome = open_room(self.house, self.clock.now(), code, device, base, wish, begin)
        self.machines[code] = machine
        self.take(machine, outcome)
        return machine

    async def written(self) -> None:
        """Wait until all that happened so far is in the logs; Lost where it could not be stored."""
        done = self.loop.create_future()
        self._waiting.add(done)
        done.add_done_callback(self._waiting.discard)
        self.journal.add([], lambda: None if done.done() else done.set_result(None))
        await done

    def rooms_of(self, device: str) -> list[Machine]:
        """Open rooms in which this device is somebody."""
        for code in list(self.asleep):
            self._wake(code)
        return [machine for machine in self.machines.values() if device in machine.room.by_device]

    def close(self, machine: Machine, device: str) -> None:
        """Close a room in which nobody but this device's person is, who is its host; Refused otherwise."""
        if not machine.is_alone(device):
            raise Refused("", "room-refused-host-only")
        self.let(machine, partial(machine.handle, self.clock.now(), device, 0, CloseRoom()))

    def move_device(self, old: str, new: str) -> None:
        for machine in self.rooms_of(old):
            self.let(machine, partial(machine.move_device, self.clock.now(), old, new))

    def _wake(self, code: str) -> None:
        self.asleep.discard(code)
        try:
            entries = self.store.room_log(code)
            moves = self.store.moves(last_record(entries))
            machine = restore(self.house, self.clock.now(), entries, moves, self._last_alive)
        except Unusable:
            self.asleep.add(code)  # the store may come back
            raise
        except Broken as error:
            logger.error("room %s stays closed: %s", code, error)
            return
        except Exception:
            logger.exception("room %s stays closed", code)
            return
        if not machine.room.closed:
            self.machines[code] = machine
            self._set_alarm(machine)

    async def wake_all(self) -> None:
        """Load the rooms one by one, so that the page is there first."""
        for code in list(self.asleep):
            if code in self.asleep:
                try:
                    self._wake(code)
                except Unusable as error:
                    logger.error("room %s: %s", code, error)
            await asyncio.sleep(0.001)

    def _start_over(self) -> None:
        """Something could not be stored: forget what is in memory, the logs are the truth."""
        for waiting in list(self._waiting):
            if not waiting.done():
                waiting.set_exception(Lost())
        for socket in list(self.sockets.values()):
            socket.close(RESTARTED)
        self.machines.clear()
        self.alarms.clear()
        try:
            self.asleep = set(self.store.open_rooms())
        except Exception:
            logger.exception("the store cannot be read")

    def break_off(self, code: str) -> None:
        """Something went wrong in a room in a way that its rules do not know: what it is in memory may be
        half done. All that was shown is in its log; from there it begins again when its people come back,
        and the other rooms notice nothing."""
        logger.exception("room %s begins again from its log", code)
        machine = self.machines.pop(code, None)
        self.alarms.forget(code)
        if machine is not None:
            self.journal.add([], lambda: self._begin_again(machine))

    def _begin_again(self, machine: Machine) -> None:
        """After the last of its writes is stored, or its log would be read too early."""
        self.asleep.add(machine.room.code)
        for number in machine.sockets.values():
            if number in self.sockets:
                self.sockets[number].close(RESTARTED)

    # -- outcomes --------------------------------------------------------------------------------------------

    def take(self, machine: Machine, outcome: Outcome) -> None:
        """Store an outcome, then show it. Its messages are made now, while the state is the one meant."""
        texts = deliveries(machine, outcome.effects, self.settings)
        asked = [effect for effect in outcome.effects if isinstance(effect, AskBot)]
        if machine.room.closed:
            self.machines.pop(machine.room.code, None)
        if texts or outcome.writes or asked:
            self.journal.add(outcome.writes, lambda: self._show(machine, texts, asked))
        self._set_alarm(machine)

    def let(self, machine: Machine, act: Callable[[], Outcome]) -> None:
        """Let a room do something; if that goes wrong, it is this room's trouble alone."""
        try:
            self.take(machine, act())
        except Exception:
            self.break_off(machine.room.code)

    def _show(self, machine: Machine, texts: list[Delivery], asked: list[AskBot]) -> None:
        for number, what in texts:
            socket = self.sockets.get(number)
            if socket is None:
                continue
            if isinstance(what, bytes):
                socket.push(what)
            else:
                socket.close(what)
        for ask in asked:
            self._ask(machine, ask)

    def _ask(self, machine: Machine, ask: AskBot) -> None:
        if self.machines.get(machine.room.code) is not machine or machine.table is None:
            return
        if (machine.room.table, machine.seq, acting_bot(machine)) != (ask.table, ask.seq, ask.seat):
            return
        self.let(machine, partial(self._bots_move, machine, ask))

    def _bots_move(self, machine: Machine, ask: AskBot) -> Outcome:
        move = bots.choose(machine, ask, self._chance)
        return machine.bot_moved(self.clock.now(), ask.table, ask.seq, ask.seat, move)

    # -- time ------------------------------------------------------------------------------------------------

    def _set_alarm(self, machine: Machine) -> None:
        self.alarms.set(machine.room.code, machine.next_alarm(self.clock.now()))

    def _ring(self, code: str, now: int) -> None:
        machine = self.machines.get(code)
        if machine is not None:
            self.let(machine, partial(machine.tick, now))

    async def _look_after(self) -> None:
        """Every second note that clocks have run; later, and then every hour, clean up."""
        next_clean = self.clock.now() + FIRST_CLEAN
        while True:
            await asyncio.sleep(1)
            now = self.clock.now()
            if any(one.deadline is not None and one.play_time.running for one in self.machines.values()):
                self.journal.beat()
            if now >= next_clean:
                next_clean = now + HOUR
                await self._clean(now)

    async def _clean(self, now: int) -> None:
        """Forget what nobody needs any more, in memory and in the store."""
        memory.clean()
        try:
            await asyncio.to_thread(self.store.clean, now - self.house.limits.record_days * DAY)
        except Exception:
            logger.exception("old records cannot be deleted")


def last_record(entries: list[log.AnyEntry]) -> str:
    """The record of the last table that was announced; empty if there was none."""
    return next((entry.record for entry in reversed(entries) if isinstance(entry, log.Announced)), "")
