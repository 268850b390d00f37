"""A move's text (docs/rules/records.md) as words: `bank B 3-5 J=4` -> "bank sea 3 to 5 (joker as 4)"."""

import re

from volte.words import CARD_TEXTS, Words, number

_BANK = re.compile(r"bank (?P<colour>[BGO]) (?P<low>\d)-(?P<high>\d)(?: J=(?P<joker>\d))?")


def card_words(game: str, card: str, words: Words, form: str = "") -> str:
    """The name of a card; `form` `-long` is for reading aloud."""
    found = CARD_TEXTS[game].fullmatch(card)
    if found is None:
        return card
    key = f"{game}-card{form}"
    parts = {name: number(text) for name, text in found.groupdict("").items()}
    return words.say(key if words.bundle.has_message(key) else f"{game}-card", parts)


def move_words(game: str, move: str, words: Words) -> str:
    """The move in words; the notation itself where there are none for it."""
    verb, *rest = move.split(" ")
    key = f"page-move-{game}-{verb}"
    if not words.bundle.has_message(key):
        return move
    if game == "verso" and verb == "bank":
        found = _BANK.fullmatch(move)
        if found is None:
            return move
        low, high, joker = (int(found[name] or 0) for name in ("low", "high", "joker"))
        return words.say(key, {"colour": found["colour"], "low": low, "high": high, "joker": joker})
    card = card_words(game, rest[0], words) if rest else ""
    return words.say(key, {"card": card, "colour": rest[1] if len(rest) > 1 else "none"})
