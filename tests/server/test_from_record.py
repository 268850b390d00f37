"""What a room that begins with a record costs: it is counted before it is read, and read beside the loop."""

import asyncio
import secrets
import threading
from pathlib import Path
from typing import Any

import pytest

from tests.server.helper import Device
from volte.games import registry
from volte.pages import examples
from volte.room import position
from volte.room.limits import Limits
from volte.room.machine import House
from volte.room.wish import Wish
from volte.server.rooms import Rooms
from volte.server.settings import ServerSettings
from volte.store import open_store


def example() -> dict[str, Any]:
    return {**examples.example("verso", "06-order").raw, "moves": []}


def test_refused_records_count_as_openings(anna: Device) -> None:
    """From an address of its own, forwarded by a trusted proxy, so that other tests are not hindered."""
    wish = {"game": "verso", "name": "Anna", "from_record": {**example(), "moves": ["pass"]}}
    spoofed = {"X-Forwarded-For": "192.0.2.78"}
    found = [anna.ask("POST", "/api/rooms", json=wish, headers=spoofed) for _ in range(31)]
    assert [answer.status_code for answer in found] == [400] * 30 + [429]
    assert found[0].json()["key"] == "verso-refused-pass"


async def test_a_record_is_read_beside_the_event_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Reading waits here until the loop has done something else."""
    something_else, read = threading.Event(), position.read

    def slow(game: str, raw: dict[str, Any]) -> position.Begin:
        assert something_else.wait(5)
        return read(game, raw)

    monkeypatch.setattr(position, "read", slow)
    house = House({"verso": registry.game("verso")}, ("steady",), Limits(), secrets.token_bytes)
    rooms = Rooms(house, open_store(tmp_path), ServerSettings(host="127.0.0.1", port=1, data=tmp_path))
    await rooms.start()
    wish = Wish(game="verso", name="Anna", from_record=example(), start=True)
    opening = asyncio.create_task(rooms.open("anna", "http://x", wish))
    await asyncio.sleep(0)
    something_else.set()
    machine = await opening
    assert machine.room.head is not None and machine.room.head.position is not None
    await rooms.stop()
