"""What the rule pages answer with. Loading this takes a moment: `volte.server.pages` does it on a thread."""

import gzip
import re
from functools import lru_cache

import msgspec

from volte.pages import examples, page, trial
from volte.pages.page import Assets
from volte.server.asgi import refusal, tag_of
from volte.words import words

ENTRY = "src/rules/main.ts"
ICON = "src/parts/icon.svg"
BASE = "{base}"
"""Stands in a page for the address that the reader used: whoever makes up names has nothing drawn anew."""

_GAME = re.compile(r"/rules/([a-z]+)/?")
_EXAMPLE = re.compile(r"/rules/([a-z]+)/examples/([0-9a-z-]+)(/steps)?\.json")


class Made(msgspec.Struct, frozen=True):
    """What is sent, also zipped; `language` is remembered if the address asked for it."""

    body: bytes
    zipped: bytes
    tag: bytes
    kind: str = "text/html"
    status: int = 200
    language: str = ""


def answer_to(path: str, asked: str, wanted: list[str], base: str, build: bytes) -> Made:
    """What this address shows; the languages as in `chosen`, `base` as in `page.rules_page`."""
    if path.rstrip("/") == "/rules":
        return whole("", chosen("", asked, wanted), base, build)
    if (found := _GAME.fullmatch(path)) and found[1] in page.games():
        return whole(found[1], chosen(found[1], asked, wanted), base, build)
    if (found := _EXAMPLE.fullmatch(path)) and found[1] in page.games():
        try:
            if not found[3]:
                return example(found[1], found[2])
            return steps(found[1], found[2], chosen(found[1], asked, wanted))
        except FileNotFoundError:
            pass
    return missing(chosen("", asked, wanted), base, build)


# -- what language -------------------------------------------------------------------------------------------


@lru_cache
def languages(game: str = "") -> tuple[str, ...]:
    return tuple(page.languages(game))


def chosen(game: str, asked: str, wanted: list[str]) -> str:
    """The language to answer in: what the address says, what the reader wants, English, any."""
    there = languages(game)
    return next((one for one in (asked, *wanted, "en") if one in there), there[0])


# -- pages ---------------------------------------------------------------------------------------------------


@lru_cache(maxsize=64)
def whole(game: str, language: str, base: str, build: bytes) -> Made:
    """The page of a game, or with an empty name the list of games, for readers who used this address."""
    return packed(rendered(game, language, bool(base), build).replace(BASE, base), language=language)


@lru_cache(maxsize=64)
def rendered(game: str, language: str, with_base: bool, build: bytes) -> str:
    """A page with a place for the address that readers use; drawn once."""
    base = BASE if with_base else ""
    if game:
        return page.rules_page(game, language, base, assets(build))
    return page.index_page(language, base, assets(build))


@lru_cache(maxsize=16)
def missing(language: str, base: str, build: bytes) -> Made:
    """What stands where no page is."""
    return packed(page.missing_page(language, base, assets(build)), status=404, language=language)


@lru_cache(maxsize=256)
def example(game: str, name: str) -> Made:
    """An example's record; FileNotFoundError where there is none."""
    return packed(msgspec.json.encode(examples.example(game, name).raw), "application/json")


@lru_cache(maxsize=256)
def steps(game: str, name: str, language: str) -> Made:
    """All states of an example as the engine plays them."""
    return packed(msgspec.json.encode(page.live(game, name, language)), "application/json")


def packed(text: str | bytes, kind: str = "text/html", status: int = 200, language: str = "") -> Made:
    body = text.encode() if isinstance(text, str) else text
    return Made(body, gzip.compress(body, 6, mtime=0), tag_of(body), kind, status, language)


def assets(build: bytes) -> Assets:
    """The style sheets and scripts of the live examples; `build` as in `volte.server.pages.build_of`."""
    made = msgspec.json.decode(build)
    entry = made.get(ENTRY)
    if entry is None:
        return Assets()
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
    return Assets(tuple(dict.fromkeys(reversed(styles))), (entry["file"],), icon)


# -- a move tried --------------------------------------------------------------------------------------------


def tried(body: bytes, asked: str, wanted: list[str]) -> tuple[int, bytes]:
    """Status and JSON for a question about a position."""
    try:
        question = msgspec.json.decode(body, type=trial.Question)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return 400, refusal("room-refused-malformed", {})
    language = chosen("", asked, wanted)
    try:
        return 200, msgspec.json.encode(trial.answer(question, words(language), language))
    except trial.Unclear as why:
        return 400, refusal(why.key, why.args_of_key, why.clause)
