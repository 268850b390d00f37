"""The whole server as one ASGI application: sockets, /api, the client; and what holds for every answer."""

from typing import Any

from volte.server.devices import (
    BadToken,
    device_of,
    is_own_origin,
    is_secure,
    new_token,
    set_cookie,
    token_of,
)
from volte.server.house import make_house
from volte.server.http import api
from volte.server.limiter import PerAddress
from volte.server.rooms import Rooms
from volte.server.settings import ServerSettings
from volte.server.socket import SocketApp
from volte.server.static import Static, answer
from volte.store import Store

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


class App:
    """`rooms` begins with the server's event loop and ends with it."""

    def __init__(self, settings: ServerSettings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.rooms = Rooms(make_house(settings.limits), store, settings)
        guesses = PerAddress(settings.limits.guesses)
        self.socket = SocketApp(self.rooms, guesses)
        self.api = api(self.rooms, guesses)
        self.static = Static()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "websocket":
            await self.socket(scope, receive, send)
        elif scope["type"] == "http":
            await self._http(scope, receive, send)
        else:
            await self._lifespan(receive, send)

    async def _lifespan(self, receive: Any, send: Any) -> None:
        await receive()
        await self.rooms.start()
        await send({"type": "lifespan.startup.complete"})
        await receive()
        await self.rooms.stop()
        self.store.close()
        await send({"type": "lifespan.shutdown.complete"})

    async def _http(self, scope: Any, receive: Any, send: Any) -> None:
        extra = list(SECURITY)

        async def send_more(message: Any) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *extra]
            await send(message)

        path = scope["path"]
        if path != "/healthz" and not path.startswith(("/api/", "/device/")):
            await self.static(scope, receive, send_more)
            return
        if scope["method"] not in ("GET", "HEAD") and not is_own_origin(scope, self.settings.public_url):
            await refuse(send_more, 403, "origin")
            return
        try:
            token = token_of(scope["headers"])
        except BadToken:
            await refuse(send_more, 401, "token")
            return
        if not token:
            token = new_token()
            if path != "/healthz":
                extra.append(set_cookie(token, is_secure(scope, self.settings.public_url)))
        scope["device"] = device_of(token)
        extra.append((b"cache-control", b"no-store"))
        await self.api(scope, receive, send_more)


async def refuse(send: Any, status: int, why: str) -> None:
    body = b'{"key":"room-refused-%s","args":{},"clause":""}' % why.encode()
    await answer(send, status, body, [(b"content-type", b"application/json")])
