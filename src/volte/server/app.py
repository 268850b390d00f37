"""The whole server as one ASGI application: sockets, /api, the client; and what holds for every answer.

The client's pages are there at once. What takes longer to load (`volte.server.inside`) comes meanwhile; what
needs it waits.
"""

import asyncio
import importlib
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from volte.server.asgi import Headers, refuse
from volte.server.clock import Clock
from volte.server.devices import (
    BadToken,
    digest,
    is_own_origin,
    is_secure,
    new_token,
    set_cookie,
    token_of,
)
from volte.server.pages import Pages, owns
from volte.server.settings import ServerSettings
from volte.server.static import Static

if TYPE_CHECKING:
    from volte.server.inside import Inside

POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; "
    "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
SECURITY = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]

FORMS = ("report", "operator")
"""First parts of the addresses of reports about the rules."""
TYPEWORKS = "/api/typeworks"


class App:
    """Begins and ends with the server's event loop; `broken` is called when it cannot begin."""

    def __init__(self, settings: ServerSettings, broken: Callable[[BaseException], None]) -> None:
        self.settings = settings
        self.pages = Pages(settings.public_url, settings.limits.trials_a_minute, Clock().now)
        self.static = Static(self.pages.page)
        self._broken = broken
        self._inside: asyncio.Task[Inside] | None = None

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "websocket":
            await (await self.inside()).socket(scope, receive, send)
        elif scope["type"] == "http":
            await self._http(scope, receive, send)
        else:
            await self._lifespan(receive, send)

    async def inside(self) -> "Inside":
        """Rooms, sockets and /api, as soon as they are there."""
        assert self._inside is not None
        return await asyncio.shield(self._inside)

    async def _load(self) -> "Inside":
        try:
            module = await asyncio.to_thread(importlib.import_module, "volte.server.inside")
            store, house = await asyncio.to_thread(module.prepare, self.settings)
            inside: Inside = module.Inside(self.settings, store, house)
            await inside.rooms.start()
        except BaseException as error:
            self._broken(error)
            raise
        return inside

    async def _lifespan(self, receive: Any, send: Any) -> None:
        await receive()
        self._inside = asyncio.create_task(self._load())
        await send({"type": "lifespan.startup.complete"})
        await receive()
        try:
            await asyncio.wait([self._inside])
            if self._inside.exception() is None:  # else there is nothing to end, and `broken` knows why
                await self._inside.result().stop()
        finally:
            await send({"type": "lifespan.shutdown.complete"})

    async def _http(self, scope: Any, receive: Any, send: Any) -> None:
        path, send = scope["path"], guarded(send)
        if owns(path):
            await self.pages(scope, receive, send)
        elif path.strip("/").split("/")[0] in FORMS:
            await (await self.inside()).reports(scope, receive, send)
        elif path.startswith(TYPEWORKS):
            await (await self.inside()).typeworks(scope, receive, send)
        elif path == "/healthz" or path.startswith(("/api/", "/device/")):
            await self._of_device(scope, receive, send)
        else:
            await self.static(scope, receive, send)

    async def _of_device(self, scope: Any, receive: Any, send: Any) -> None:
        """What belongs to a device, which gets its token with the first answer."""
        if scope["method"] not in ("GET", "HEAD") and not is_own_origin(scope, self.settings.public_url):
            await refuse(send, 403, "room-refused-origin")
            return
        try:
            token = token_of(scope["headers"])
        except BadToken:
            await refuse(send, 401, "room-refused-token")
            return
        more = [(b"cache-control", b"no-store")]
        if not token:
            token = new_token()
            if scope["path"] != "/healthz":
                more.append(set_cookie(token, is_secure(scope, self.settings.public_url)))
        scope["device"] = digest(token)
        await (await self.inside()).api(scope, receive, with_headers(send, lambda _: more))


def guarded(send: Any) -> Any:
    """`send`, with the headers of `SECURITY` that an answer does not set itself."""
    return with_headers(send, lambda own: [one for one in SECURITY if one[0] not in own])


def with_headers(send: Any, more: Callable[[set[bytes]], Headers]) -> Any:
    """`send`, with `more` headers; given the names of those that an answer has already."""

    async def send_more(message: Any) -> None:
        if message["type"] == "http.response.start":
            own = list(message.get("headers", []))
            message["headers"] = [*own, *more({name for name, _ in own})]
        await send(message)

    return send_more
