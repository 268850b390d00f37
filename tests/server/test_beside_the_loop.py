"""What is asked of the store over HTTP is asked in a thread: a busy disk holds up no game."""

import threading
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.room.helper import house
from volte.server.http import api, me, records
from volte.server.limiter import PerAddress
from volte.server.rooms import Rooms
from volte.server.settings import ServerSettings
from volte.store import open_store


class Watched:
    """A store that notes what it is asked for, and on which thread."""

    def __init__(self, store: Any) -> None:
        self._store = store
        self.asked: list[tuple[str, bool]] = []

    def __getattr__(self, name: str) -> Any:
        def ask(*arguments: Any) -> Any:
            self.asked.append((name, threading.current_thread() is threading.main_thread()))
            return getattr(self._store, name)(*arguments)

        return ask


class WithDevice:
    """The device's hash, as `volte.server.app` puts it into the scope."""

    def __init__(self, app: Any) -> None:
        self.app = app

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        await self.app({**scope, "device": "anna"}, receive, send)


ROUTES = [
    ("GET", "/api/me", "tables_of"),
    ("GET", "/api/me/export", "tables_of"),
    ("DELETE", "/api/me", "forget"),
    ("POST", "/api/me/link", "add_link"),
    ("GET", "/device/abc", "take_link"),
    ("GET", "/api/records/abc", "table"),
    ("GET", "/api/records/abc/frames", "table"),
]


@pytest.mark.parametrize(("method", "path", "asked"), ROUTES)
async def test_the_store_is_never_asked_on_the_event_loop(
    tmp_path: Path, method: str, path: str, asked: str
) -> None:
    settings = ServerSettings(host="127.0.0.1", port=1, data=tmp_path)
    rooms = Rooms(house(), open_store(tmp_path), settings)
    await rooms.start()
    rooms.store = store = Watched(rooms.store)
    app = WithDevice(api(rooms, PerAddress(20)))
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app=app), base_url="http://volte") as browser:
        answer = await browser.request(method, path)
    assert answer.status_code in (200, 201, 303, 404)
    assert asked in [name for name, _ in store.asked]
    assert [name for name, on_loop in store.asked if on_loop] == []
    await rooms.stop()


def test_these_are_all_routes_that_need_the_store() -> None:
    assert len(ROUTES) == len(me.ROUTES) + len(records.ROUTES)
