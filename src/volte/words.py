"""Keys and arguments to sentences: the Fluent catalogues of src/volte/locales.

Arguments are what events and refusals carry. Before a sentence is made: `seat` becomes the player's name,
a card its name (the message `verso-card` with the parts of its text as arguments), a list an enumeration.
"""

import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from volte.games.contract import Event

LOCALES = Path(__file__).parent / "locales"
LANGUAGES = ("de", "en", "ja", "ru")
"""The languages, in the order in which they are offered."""
SEAT_ARGS = frozenset(
    {"seat", "winner", "loser", "winners", "dealer", "leader", "by", "to_seat", "from_seat"}
)
NO_CARDS = frozenset({"colour", "suit", "rank", "rule", "cause"})
"""Arguments that are never the text of a card, although `core` could be one."""

CARD_TEXTS: dict[str, re.Pattern[str]] = {
    "verso": re.compile(r"(?P<colour>[BGO])(?P<value>[1-6J])\.(?P<points>[13])(?:/.*)?"),
    "versa": re.compile(
        r"(?:(?P<colour>[RYGB])-?)?(?P<rank>(?<=[RYGB])[0-9]|pull|lock|block|reverse|boost|all|core|tornado)"
    ),
    "reversis": re.compile(r"(?P<rank>[AKQJT2-9])(?P<suit>[SHDC])"),
}
"""Game -> what the text of a card looks like; the named parts are the arguments of `GAME-card`."""


class Words:
    """The sentences of one language; `plain` colours are the notation's (blue, green, orange)."""

    def __init__(self, language: str, plain: bool) -> None:
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        files = sorted((LOCALES / language).glob("*.ftl"), key=lambda file: (file.stem == "cli", file.stem))
        for file in files:
            overrides = plain and file.stem == "cli"
            self.bundle.add_resource(FluentResource(file.read_text("utf-8")), allow_overrides=overrides)

    def say(self, key: str, args: Mapping[str, Any], names: Sequence[str] = ()) -> str:
        """The sentence of a key; `names` are the players' in seat order (else seats are numbered from 1).

        In English where the language has no such key; KeyError where English has none either.
        """
        if not self.bundle.has_message(key):
            if self.language == "en":
                raise KeyError(f"no catalogue has {key}")
            return words("en").say(key, args, names)
        game = key.split("-")[0]
        ready = {name: self._ready(game, name, value, names) for name, value in args.items()}
        pattern = self.bundle.get_message(key).value
        assert pattern is not None, key
        text, errors = self.bundle.format_pattern(pattern, ready)
        if errors:
            raise ValueError(f"{key}: {errors}")
        return str(text)

    def _ready(self, game: str, name: str, value: Any, names: Sequence[str]) -> str | int | float:
        if isinstance(value, Event):
            return self.say(value.key, value.args, names)
        if isinstance(value, list | tuple):
            return self.enumerate([str(self._ready(game, name, item, names)) for item in value])
        if value is None:
            return "none"
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, int) and name in SEAT_ARGS:
            return names[value] if 0 <= value < len(names) else self.say("seat-name", {"number": value + 1})
        if isinstance(value, str) and name not in NO_CARDS and game in CARD_TEXTS:
            found = CARD_TEXTS[game].fullmatch(value)
            if found:
                parts = found.groupdict("")
                return self.say(f"{game}-card", {part: number(text) for part, text in parts.items()})
        return value if isinstance(value, str | int | float) else str(value)

    def enumerate(self, items: Sequence[str]) -> str:
        """`a, b and c`."""
        if len(items) < 2:
            return "".join(items) or self.say("list-none", {})
        head = self.say("list-comma", {}).join(items[:-1])
        return self.say("list-and", {"head": head, "last": items[-1]})


def number(text: str) -> str | int:
    """Digits become a number, so that plurals work."""
    return int(text) if text.isdigit() else text


@cache
def words(language: str, plain: bool = False) -> Words:
    """The catalogues of a language; KeyError where there are none.

    `plain` is for the command line: colours are called as in the notation, blue, green and orange.
    """
    if not (LOCALES / language).is_dir():
        raise KeyError(f"no catalogues for {language}")
    return Words(language, plain)
