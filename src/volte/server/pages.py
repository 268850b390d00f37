"""The rule pages over HTTP: /rules, /rules/GAME, the examples, and /api/try (docs/protocol.md, Pages).

Pages are made when they are first asked for, on a thread, and kept; nothing here knows rooms or devices.
"""

import asyncio
import gzip
import hashlib
import importlib
import re
from collections.abc import Callable
from functools import lru_cache
from http.cookies import CookieError, SimpleCookie
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs

import msgspec

from volte.server.devices import YEAR, header, used_base
from volte.server.limiter import PerAddress
from volte.server.static import ASK, FOLDER, answer

COOKIE = "volte_language"
TRIALS_A_MINUTE = 300
"""From one address; somebody quick at a lesson needs a tenth of it."""
MOST_BYTES = 32_768
BUILD = "build.json"
ENTRY = "src/rules/main.ts"
ICON = "src/parts/icon.svg"

_GAME = re.compile(r"/rules/([a-z]+)/?")
_EXAMPLE = re.compile(r"/rules/([a-z]+)/examples/([0-9a-z-]+)(/steps)?\.json")


class Answer(msgspec.Struct, frozen=True):
    """What is sent; `language` is remembered if the address asked for it."""

    body: bytes
    kind: str = "text/html"
    status: int = 200
    language: str = ""


def owns(path: str) -> bool:
    """Is this address answered here?"""
    return path == "/rules" or path.startswith("/rules/") or path == "/api/try"


class Pages:
    """An ASGI application. `clock` gives milliseconds; `public_url` as in the settings."""

    def __init__(self, public_url: str, clock: Callable[[], int], folder: Path = FOLDER) -> None:
        self.public_url = public_url.rstrip("/")
        self.clock = clock
        self.folder = folder
        self.trials = PerAddress(TRIALS_A_MINUTE)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["path"] == "/api/try":
            await self.trial(scope, receive, send)
        elif scope["method"] not in ("GET", "HEAD"):
            await answer(send, 405, b"", [])
        else:
            await self.page(scope, send)

    # -- pages -----------------------------------------------------------------------------------------------

    async def page(self, scope: Any, send: Any) -> None:
        base = self.public_url or used_base(scope)
        wanted = wanted_languages(scope)
        asked = asked_language(scope)
        build = await asyncio.to_thread(build_of, self.folder / BUILD)
        made = await asyncio.to_thread(made_page, scope["path"], asked, wanted, base, build)
        tag = f'"{hashlib.sha256(made.body).hexdigest()[:20]}"'.encode()
        headers = [
            (b"content-type", f"{made.kind}; charset=utf-8".encode()),
            (b"etag", tag),
            (b"cache-control", ASK),
            (b"vary", b"accept-encoding, accept-language, cookie"),
        ]
        if made.kind == "text/html" and made.language:
            headers.append((b"content-language", made.language.encode()))
        if made.language and asked == made.language:
            text = f"{COOKIE}={asked}; Path=/; Max-Age={YEAR}; SameSite=Lax"
            headers.append((b"set-cookie", text.encode()))
        if made.status == 200 and header(scope["headers"], b"if-none-match").encode() == tag:
            await answer(send, 304, b"", headers)
            return
        body = made.body
        if "gzip" in header(scope["headers"], b"accept-encoding"):
            body = zipped(body)
            headers.append((b"content-encoding", b"gzip"))
        headers.append((b"content-length", str(len(body)).encode()))
        await answer(send, made.status, b"" if scope["method"] == "HEAD" else body, headers)

    # -- a move tried ----------------------------------------------------------------------------------------

    async def trial(self, scope: Any, receive: Any, send: Any) -> None:
        now, address = self.clock(), (scope.get("client") or ("?",))[0]
        if scope["method"] != "POST":
            await refuse(send, 405, "room-refused-http", {"status": 405})
        elif self.trials.full(address, now):
            await refuse(send, 429, "page-refused-often", {})
        else:
            self.trials.note(address, now)
            body = await read(receive)
            if body is None:
                await refuse(send, 413, "room-refused-too-large", {"most": MOST_BYTES})
                return
            asked, wanted = asked_language(scope), wanted_languages(scope)
            status, found = await asyncio.to_thread(tried, body, asked, wanted)
            await answer(send, status, found, JSON)


JSON = [(b"content-type", b"application/json"), (b"cache-control", b"no-store")]


async def refuse(send: Any, status: int, key: str, args: dict[str, Any]) -> None:
    body = msgspec.json.encode({"key": key, "args": args, "clause": ""})
    await answer(send, status, body, JSON)


async def read(receive: Any) -> bytes | None:
    """The body of a request; None if it is too long."""
    body = b""
    while True:
        message: dict[str, Any] = await receive()
        body += bytes(message.get("body", b""))
        if len(body) > MOST_BYTES:
            return None
        if not message.get("more_body"):
            return body


def tried(body: bytes, asked: str, wanted: list[str]) -> tuple[int, bytes]:
    """Status and JSON for a question about a position."""
    trial = importlib.import_module("volte.pages.trial")
    spoken = importlib.import_module("volte.words")
    try:
        question = msgspec.json.decode(body, type=trial.Question)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return 400, msgspec.json.encode({"key": "room-refused-malformed", "args": {}, "clause": ""})
    language = chosen("", asked, wanted)
    try:
        return 200, msgspec.json.encode(trial.answer(question, spoken.words(language), language))
    except trial.Unclear as why:
        told = {"key": why.key, "args": why.args_of_key, "clause": why.clause}
        return 400, msgspec.json.encode(told)


# -- what language -------------------------------------------------------------------------------------------


def asked_language(scope: Any) -> str:
    """What the address says, or nothing."""
    return parse_qs(scope["query_string"].decode("latin-1")).get("lang", [""])[0]


def wanted_languages(scope: Any) -> list[str]:
    """What a browser would like, best first: what was chosen here before, then what it says itself."""
    try:
        cookie = SimpleCookie(header(scope["headers"], b"cookie")).get(COOKIE)
    except CookieError:
        cookie = None
    chosen = [cookie.value] if cookie is not None else []
    return [*chosen, *accepted(header(scope["headers"], b"accept-language"))]


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


@lru_cache
def languages(game: str = "") -> tuple[str, ...]:
    page = importlib.import_module("volte.pages.page")
    return tuple(page.languages(game))


def chosen(game: str, asked: str, wanted: list[str]) -> str:
    """The language to answer in: what the address says, what the reader wants, English, any."""
    there = languages(game)
    return next((one for one in (asked, *wanted, "en") if one in there), there[0])


# -- what is made --------------------------------------------------------------------------------------------


def build_of(file: Path) -> bytes:
    """The list of what the client's build made; `{}` where the client is not built."""
    return file.read_bytes() if file.is_file() else b"{}"


def assets(build: bytes) -> Any:
    """The style sheets and scripts of the live examples."""
    page = importlib.import_module("volte.pages.page")
    made = msgspec.json.decode(build)
    entry = made.get(ENTRY)
    if entry is None:
        return page.Assets()
    styles: list[str] = []
    waiting: list[str] = [ENTRY]
    seen: set[str] = set()
    while waiting:
        name = waiting.pop()
        if name not in seen:
            seen.add(name)
            styles += made[name].get("css", [])
            waiting += made[name].get("imports", [])
    icon = made.get(ICON, {}).get("file", "")
    return page.Assets(tuple(dict.fromkeys(reversed(styles))), (entry["file"],), icon)


def made_page(path: str, asked: str, wanted: list[str], base: str, build: bytes) -> Answer:
    """What this address shows."""
    page = importlib.import_module("volte.pages.page")
    if path.rstrip("/") == "/rules":
        return rendered("", chosen("", asked, wanted), base, build)
    if (found := _GAME.fullmatch(path)) and found[1] in page.games():
        return rendered(found[1], chosen(found[1], asked, wanted), base, build)
    if (found := _EXAMPLE.fullmatch(path)) and found[1] in page.games():
        try:
            if not found[3]:
                return example(found[1], found[2])
            return steps(found[1], found[2], chosen(found[1], asked, wanted))
        except FileNotFoundError:
            pass
    language = chosen("", asked, wanted)
    return Answer(page.missing_page(language, base, assets(build)).encode(), status=404, language=language)


@lru_cache(maxsize=64)
def rendered(game: str, language: str, base: str, build: bytes) -> Answer:
    page = importlib.import_module("volte.pages.page")
    if game:
        text = page.rules_page(game, language, base, assets(build))
    else:
        text = page.index_page(language, base, assets(build))
    return Answer(text.encode(), language=language)


def example(game: str, name: str) -> Answer:
    """An example's record; FileNotFoundError where there is none."""
    records = importlib.import_module("volte.pages.examples")
    return Answer(msgspec.json.encode(records.example(game, name).raw), "application/json")


@lru_cache(maxsize=256)
def steps(game: str, name: str, language: str) -> Answer:
    """All states of an example as the engine plays them."""
    page = importlib.import_module("volte.pages.page")
    return Answer(msgspec.json.encode(page.live(game, name, language)), "application/json")


@lru_cache(maxsize=128)
def zipped(body: bytes) -> bytes:
    return gzip.compress(body, 6, mtime=0)
