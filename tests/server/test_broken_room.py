"""Something goes wrong in one room: it begins again from its log, and no other room notices."""

import asyncio
import logging
import sqlite3
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest

from tests.room.helper import house
from volte.room.machine import Machine
from volte.room.wish import Wish
from volte.server import memory
from volte.server import rooms as module
from volte.server.connection import Connection
from volte.server.rooms import RESTARTED, Lost, Rooms
from volte.server.settings import ServerSettings
from volte.server.socket import Visit
from volte.store import open_store
from volte.store.contract import Unusable
from volte.store.database import FILE
from volte.wire import to_server


class Person:
    """A device with a socket in a room."""

    def __init__(self, rooms: Rooms, code: str, device: str, number: int) -> None:
        self.connection = Connection(None)
        self.visit = Visit(rooms, code, number, device, self.connection)
        rooms.sockets[number] = self.connection
        self.say(b'{"type":"hello","version":%d}' % to_server.PROTOCOL)

    def say(self, text: bytes) -> None:
        self.visit.hear(text)


@pytest.fixture
async def rooms(tmp_path: Path) -> AsyncIterator[Rooms]:
    settings = ServerSettings(host="127.0.0.1", port=1, data=tmp_path)
    made = Rooms(house(), open_store(tmp_path), settings)
    await made.start()
    yield made
    await made.stop()


async def two_rooms(rooms: Rooms) -> tuple[tuple[Machine, Person], tuple[Machine, Person]]:
    """Anna with a bot in the one, Ben with a bot in the other, both playing."""
    found = []
    for number, (device, name) in enumerate([("anna", "Anna"), ("ben", "Ben")], 1):
        wish = Wish(game="tiny", name=name, seats=2, bots=["steady"], start=True, bot_pace=0)
        machine = await rooms.open(device, "http://x", wish)
        person = Person(rooms, machine.room.code, device, number)
        person.say(b'{"type":"nonce","table":1,"nonce":"%s"}' % (b"0" * 32))
        found.append((machine, person))
    await rooms.written()
    return found[0], found[1]


def raising(*_: Any, **__: Any) -> Any:
    raise ZeroDivisionError


def tick_fails(rooms: Rooms, machine: Machine, _: Person, __: pytest.MonkeyPatch) -> None:
    machine.tick = raising  # type: ignore[method-assign]
    rooms.alarms.set(machine.room.code, rooms.clock.now())
    rooms.alarms.ring_due()


def message_fails(_: Rooms, machine: Machine, person: Person, __: pytest.MonkeyPatch) -> None:
    machine.handle = raising  # type: ignore[method-assign]
    person.say(b'{"type":"ready","ready":true}')


def half_done_message_fails(_: Rooms, machine: Machine, person: Person, patched: pytest.MonkeyPatch) -> None:
    """Its entry is carried out in memory, but does not reach the log."""
    with patched.context() as now:
        now.setattr(module, "deliveries", raising)
        person.say(b'{"type":"rename","name":"Carla"}')
    assert "Carla" in machine.room.names()


def goodbye_fails(rooms: Rooms, machine: Machine, person: Person, _: pytest.MonkeyPatch) -> None:
    machine.disconnected = raising  # type: ignore[method-assign]
    person.visit.goodbye()


def bot_fails(rooms: Rooms, machine: Machine, _: Person, __: pytest.MonkeyPatch) -> None:
    from volte.room.effects import AskBot

    assert machine.table is not None
    machine.bot_moved = raising  # type: ignore[method-assign]
    seat = machine.to_move()
    assert seat is not None
    machine.room.seats[seat].level, machine.room.seats[seat].person = "steady", 0
    rooms._ask(machine, AskBot(table=1, seq=machine.seq, seat=seat, level="steady"))


def device_fails(rooms: Rooms, machine: Machine, _: Person, __: pytest.MonkeyPatch) -> None:
    machine.move_device = raising  # type: ignore[method-assign]
    rooms.move_device("anna", "")


FAULTS = [tick_fails, message_fails, half_done_message_fails, goodbye_fails, bot_fails, device_fails]


@pytest.mark.parametrize("fault", FAULTS, ids=lambda one: one.__name__)
async def test_a_room_in_which_something_fails_begins_again_alone(
    rooms: Rooms,
    fault: Callable[[Rooms, Machine, Person, pytest.MonkeyPatch], None],
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    (broken, anna), (whole, ben) = await two_rooms(rooms)
    logged = rooms.store.room_log(broken.room.code)
    fault(rooms, broken, anna, monkeypatch)
    await rooms.written()
    assert anna.connection.closing == RESTARTED
    assert ben.connection.closing is None
    assert rooms.get(whole.room.code) is whole
    again = rooms.get(broken.room.code)
    assert again is not None and again is not broken
    assert rooms.store.room_log(again.room.code) == logged
    assert (again.room.seq, again.room.names()) == (len(logged), ["Anna", "Bot 2"])
    back = Person(rooms, again.room.code, "anna", 3)
    assert back.connection.closing is None and again.sockets == {"anna": 3}
    assert any(broken.room.code in one.message and one.exc_info for one in caplog.records)


async def test_the_clocks_of_the_others_go_on(rooms: Rooms, caplog: pytest.LogCaptureFixture) -> None:
    """Both alarms are due; the first one fails, and later ones ring too."""
    (broken, _), (whole, __) = await two_rooms(rooms)
    rung: list[str] = []
    real = whole.tick

    def ring(now: int) -> Any:
        rung.append(whole.room.code)
        return real(now)

    whole.tick = ring  # type: ignore[method-assign]
    broken.tick = raising  # type: ignore[method-assign]
    now = rooms.clock.now()
    rooms.alarms.set(broken.room.code, now - 1)
    rooms.alarms.set(whole.room.code, now)
    rooms.alarms.ring_due()
    assert rung == [whole.room.code]
    rooms.alarms.set(whole.room.code, now)
    async with asyncio.timeout(20):
        while len(rung) < 2:
            await asyncio.sleep(0.01)


async def test_a_room_whose_log_cannot_be_read_keeps_no_other_one_asleep(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    settings = ServerSettings(host="127.0.0.1", port=1, data=tmp_path)
    first = Rooms(house(), open_store(tmp_path), settings)
    await first.start()
    (broken, _), (whole, __) = await two_rooms(first)
    await first.stop()
    first.store.close()
    connection = sqlite3.connect(tmp_path / FILE)
    with connection:
        connection.execute('UPDATE room_log SET entry = \'{"is":"of another time"}\' WHERE room = 1')
    connection.close()
    again = Rooms(house(), open_store(tmp_path), settings)
    await again.start()
    while again.asleep:
        await asyncio.sleep(0.001)
    assert list(again.machines) == [whole.room.code]
    assert any(broken.room.code in one.message for one in caplog.records)
    await again.stop()


async def test_a_store_that_is_away_for_a_moment_loses_no_room(
    rooms: Rooms, monkeypatch: pytest.MonkeyPatch
) -> None:
    (one, _), __ = await two_rooms(rooms)
    code = one.room.code
    rooms.machines.clear()
    rooms.asleep.add(code)

    def away(_: str) -> Any:
        raise Unusable("store-unusable", file="volte.db", why="disk I/O error")

    with monkeypatch.context() as now:
        now.setattr(rooms.store, "room_log", away)
        with pytest.raises(Unusable):
            rooms.get(code)
    assert rooms.get(code) is not None


async def test_cleaning_up_that_fails_does_not_end_the_beats(
    rooms: Rooms, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(rooms.store, "clean", raising)
    await rooms._clean(rooms.clock.now())
    assert [one.levelno for one in caplog.records] == [logging.ERROR]


async def test_cleaning_up_waits_until_people_have_come(
    rooms: Rooms, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A look at everything in memory would hold up the first page."""
    cleaned, nap, real = [], asyncio.sleep, rooms.clock.now
    monkeypatch.setattr(memory, "clean", lambda: cleaned.append(rooms.clock.now()))
    monkeypatch.setattr(asyncio, "sleep", lambda _: nap(0))
    looking = asyncio.create_task(rooms._look_after())
    for _ in range(50):
        await nap(0)
    assert cleaned == []
    monkeypatch.setattr(rooms.clock, "now", lambda: real() + module.FIRST_CLEAN)
    while not cleaned:
        await nap(0)
    looking.cancel()


async def test_who_waits_for_the_disk_is_told_when_it_is_full(
    rooms: Rooms, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def full(*_: Any) -> None:
        raise Unusable("store-unusable", file="volte.db", why="database or disk is full")

    with monkeypatch.context() as now:
        now.setattr(rooms.store, "append", full)
        machine = await rooms.open("anna", "http://x", Wish(game="tiny", name="Anna", seats=2))
        async with asyncio.timeout(20):
            with pytest.raises(Lost):
                await rooms.written()
    assert rooms.get(machine.room.code) is None
    await rooms.written()  # there is room again
