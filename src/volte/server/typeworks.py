"""TYPEWORKS over HTTP: POST /api/typeworks with an order gives a preview or a file. Nothing is kept."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

import msgspec

from volte.server.asgi import JSON, address_of, answer, answer_json, read_body, refuse, unkept
from volte.server.devices import is_own_origin
from volte.server.limiter import Busy, PerAddress
from volte.server.printer import Printer
from volte.server.settings import ServerSettings
from volte.typeworks.text import MOST
from volte.typeworks.wire import LARGEST, Order

PATH = "/api/typeworks"
KINDS = {
    "preview": JSON,
    "svg": "image/svg+xml; charset=utf-8",
    "png": "image/png",
    "pdf": "application/pdf",
}
T = TypeVar("T")


class Typeworks:
    """An ASGI application. `clock` gives milliseconds."""

    def __init__(self, settings: ServerSettings, clock: Callable[[], int]) -> None:
        self.public_url = settings.public_url
        self.clock = clock
        self.previews = Printer()
        self.files = Printer()
        self.seen = PerAddress(settings.limits.previews_a_minute)
        self.printed = PerAddress(settings.limits.files_a_minute)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["path"] != PATH:
            await refuse(send, 404, "room-refused-http", status=404)
        elif scope["method"] != "POST":
            await refuse(send, 405, "room-refused-http", status=405)
        elif not is_own_origin(scope, self.public_url):
            await refuse(send, 403, "room-refused-origin")
        else:
            await self.ordered(scope, receive, send)

    async def ordered(self, scope: Any, receive: Any, send: Any) -> None:
        body = await read_body(receive, LARGEST)
        if body is None:
            await refuse(send, 413, "typeworks-too-large", most=MOST)
            return
        try:
            order = msgspec.json.decode(body, type=Order)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            await refuse(send, 400, "typeworks-malformed")
            return
        address = address_of(scope)
        counter = self.seen if order.form == "preview" else self.printed
        if not counter.take(address, self.clock()):
            await refuse(send, 429, "typeworks-too-often")
        else:
            await self.carry_out(order, address, receive, send)

    async def carry_out(self, order: Order, address: str, receive: Any, send: Any) -> None:
        printer = self.previews if order.form == "preview" else self.files
        try:
            made = await unless_gone(printer.carry_out(order, address), receive)
        except Busy:
            await refuse(send, 503, "typeworks-busy")
            return
        if made is None:
            return
        if not made.ok:
            await answer_json(send, 422, made.body)
            return
        headers = unkept(KINDS[order.form], made.body)
        if order.form != "preview":
            headers.append((b"content-disposition", f'attachment; filename="volte.{order.form}"'.encode()))
        await answer(send, 200, made.body, headers)

    async def stop(self) -> None:
        await self.previews.stop()
        await self.files.stop()


async def unless_gone(work: Coroutine[Any, Any, T], receive: Any) -> T | None:
    """What comes out of some work, which ends when the client leaves (None); its request has been read."""
    working, leaving = asyncio.create_task(work), asyncio.create_task(receive())
    try:
        await asyncio.wait([working, leaving], return_when=asyncio.FIRST_COMPLETED)
        return working.result() if working.done() else None
    finally:
        working.cancel()
        leaving.cancel()
        await asyncio.gather(working, leaving, return_exceptions=True)
