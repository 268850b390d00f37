"""The rule pages over HTTP: /rules, /rules/GAME, the examples, and /api/try (docs/protocol.md, Pages).

This is there at once; what it answers with (`volte.server.made`) is loaded, made and kept on threads. Nothing
here knows rooms or devices.
"""

import asyncio
import re
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qs

from volte.server.asgi import (
    address_of,
    answer,
    answer_json,
    answer_kept,
    cookie,
    header,
    read_body,
    refuse,
)
from volte.server.devices import YEAR, used_base
from volte.server.limiter import PerAddress
from volte.server.static import ASK, FOLDER

if TYPE_CHECKING:
    from volte.server.made import Made

COOKIE = "volte_language"
QUEUE = 32
"""Questions that wait for their turn: one is answered at a time, so that the games have the rest."""
MOST_BYTES = 32_768
BUILD = "build.json"


def owns(path: str) -> bool:
    """Is this address answered here?"""
    return path == "/rules" or path.startswith("/rules/") or path == "/api/try"


class Pages:
    """An ASGI application. `clock` gives milliseconds; `public_url` and `trials_a_minute` as in the
    settings."""

    def __init__(
        self, public_url: str, trials_a_minute: int, clock: Callable[[], int], folder: Path = FOLDER
    ) -> None:
        self.public_url = public_url.rstrip("/")
        self.clock = clock
        self.folder = folder
        self.trials = PerAddress(trials_a_minute)
        self.trying = ThreadPoolExecutor(1, "try")
        self.waiting = 0

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["path"] == "/api/try":
            await self.trial(scope, receive, send)
        elif scope["method"] not in ("GET", "HEAD"):
            await answer(send, 405, b"", [])
        else:
            await self.page(scope, send)

    # -- pages -----------------------------------------------------------------------------------------------

    async def page(self, scope: Any, send: Any) -> None:
        """A page of the rules; for any other address that there is no such page, with the ways on."""
        base = self.public_url or used_base(scope)
        wanted = wanted_languages(scope)
        asked = asked_language(scope)
        made = await asyncio.to_thread(answer_to, scope["path"], asked, wanted, base, self.folder / BUILD)
        headers = [
            (b"content-type", f"{made.kind}; charset=utf-8".encode()),
            (b"cache-control", ASK),
            (b"vary", b"accept-encoding, accept-language, cookie"),
        ]
        if made.kind == "text/html" and made.language:
            headers.append((b"content-language", made.language.encode()))
        if made.language and asked == made.language:
            text = f"{COOKIE}={asked}; Path=/; Max-Age={YEAR}; SameSite=Lax"
            headers.append((b"set-cookie", text.encode()))
        await answer_kept(scope, send, made.status, made.body, made.zipped, made.tag, headers)

    # -- a move tried ----------------------------------------------------------------------------------------

    async def trial(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["method"] != "POST":
            await refuse(send, 405, "room-refused-http", status=405)
        elif not self.trials.take(address_of(scope), self.clock()):
            await refuse(send, 429, "page-refused-often")
        else:
            body = await read_body(receive, MOST_BYTES)
            if body is None:
                await refuse(send, 413, "room-refused-too-large", most=MOST_BYTES)
            elif self.waiting >= QUEUE:
                await refuse(send, 503, "page-refused-busy")
            else:
                status, found = await self.tried(body, asked_language(scope), wanted_languages(scope))
                await answer_json(send, status, found)

    async def tried(self, body: bytes, asked: str, wanted: list[str]) -> tuple[int, bytes]:
        """Status and JSON, in its turn."""
        self.waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self.trying, tried, body, asked, wanted)
        finally:
            self.waiting -= 1


# -- what language -------------------------------------------------------------------------------------------


def asked_language(scope: Any) -> str:
    """What the address says, or nothing."""
    query: str = scope["query_string"].decode("latin-1")
    return parse_qs(query).get("lang", [""])[0]


def wanted_languages(scope: Any) -> list[str]:
    """What a browser would like, best first: what was chosen here before, then what it says itself."""
    chosen = cookie(scope["headers"], COOKIE)
    return [*filter(None, [chosen]), *accepted(header(scope["headers"], b"accept-language"))]


def accepted(text: str) -> list[str]:
    """The languages of an Accept-Language header, best first: `de-CH;q=0.8, fr` -> fr, de."""
    found: list[tuple[float, str]] = []
    for part in text.split(",")[:20]:
        name, _, quality = part.strip().partition(";")
        match = re.fullmatch(r"q=([01](?:\.\d{0,3})?)", quality.strip())
        weight = float(match[1]) if match else 1.0
        if weight > 0 and name:
            found.append((-weight, name.split("-")[0].lower()))
    return [name for _, name in sorted(found, key=lambda one: one[0])]


# -- what takes a moment to load: on threads -----------------------------------------------------------------


def answer_to(path: str, asked: str, wanted: list[str], base: str, build: Path) -> "Made":
    """What this address shows; `build` is the list of what the client's build made."""
    from volte.server import made

    return made.answer_to(path, asked, wanted, base, build_of(build))


def tried(body: bytes, asked: str, wanted: list[str]) -> tuple[int, bytes]:
    """Status and JSON for a question about a position."""
    from volte.server import made

    return made.tried(body, asked, wanted)


def build_of(file: Path) -> bytes:
    """The list of what the client's build made; `{}` where the client is not built."""
    return file.read_bytes() if file.is_file() else b"{}"
