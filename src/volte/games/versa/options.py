"""The options of VERSA; defaults are the clauses."""

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from volte.games.contract import BadInput, OptionInfo, Options
from volte.games.reading import is_turn_seconds, wrong_option
from volte.games.versa.layout import (
    COLOURED,
    CORE_CARD,
    KIND_COUNT,
    MAX_CARDS,
    TORNADO_CARD,
    TORNADO_NAMES,
    TYPE,
    TYPE_NAMES,
)

HAND_SIZES = range(5, 11)  # A3
PULL_CARDS = range(1, 11)  # A13
MOST_ALIKE = 99


class Deck(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A2: how many cards of each sort: `number` a value and colour, specials a colour, Core and Tornado in
    all."""

    number: int = 2
    pull: int = 1
    lock: int = 1
    block: int = 1
    reverse: int = 1
    boost: int = 1
    all: int = 1
    core: int = 4
    tornado: int = 4


class VersaOptions(Options, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a host can set."""

    hand_size: int = 7
    pull_cards: int = 2
    tornado: Literal["calm", "redeal", "rotate"] = "calm"
    deck: Deck = Deck()


def read_options(raw: Mapping[str, Any], seats: int) -> VersaOptions:
    """Options from a record or a room; BadInput for an unknown name, a wrong value, or a deck that is too
    small (A2)."""
    for name, value in raw.items():
        check_option(name, value)
    deck = read_deck(raw.get("deck", {}))
    options = VersaOptions(**{**raw, "deck": deck})
    check_deck(options, seats)
    return options


def check_option(name: str, value: Any) -> None:
    if name not in VersaOptions.__struct_fields__:
        raise BadInput("option-unknown", option=name)
    fine = {
        "turn_seconds": is_turn_seconds(value),
        "hand_size": type(value) is int and value in HAND_SIZES,
        "pull_cards": type(value) is int and value in PULL_CARDS,
        "tornado": isinstance(value, str) and value in TORNADO_NAMES,
        "deck": isinstance(value, dict),
    }
    if not fine[name]:
        raise wrong_option(name, value)


def read_deck(raw: Mapping[str, Any]) -> Deck:
    """A2: what is left out keeps its default."""
    for name, count in raw.items():
        if name not in Deck.__struct_fields__:
            raise BadInput("option-unknown", option=f"deck.{name}")
        if type(count) is not int or not 0 <= count <= MOST_ALIKE:
            raise wrong_option(f"deck.{name}", count)
    return Deck(**raw)


def deck_counts(deck: Deck) -> list[int]:
    """How many cards of each kind there are."""
    counts = [getattr(deck, TYPE_NAMES[TYPE[kind]]) for kind in range(KIND_COUNT)]
    assert len(counts) == len(COLOURED) + 2
    assert (counts[CORE_CARD], counts[TORNADO_CARD]) == (deck.core, deck.tornado)
    return counts


def check_deck(options: VersaOptions, seats: int) -> None:
    """A2: there must be a number to turn up, and enough for all hands."""
    cards = sum(deck_counts(options.deck))
    needed = seats * options.hand_size + 1
    if options.deck.number == 0:
        raise BadInput("versa-deck-no-number")
    if cards < needed:
        raise BadInput("versa-deck-small", cards=cards, needed=needed)
    if cards > MAX_CARDS:
        raise BadInput("versa-deck-big", cards=cards, most=MAX_CARDS)


def option_infos() -> list[OptionInfo]:
    """In the order of the screen; `deck` has no short list of choices."""
    return [
        OptionInfo(name="hand_size", clause="A3", default=7, choices=list(HAND_SIZES)),
        OptionInfo(name="pull_cards", clause="A13", default=2, choices=[1, 2, 3, 4]),
        OptionInfo(name="tornado", clause="A8", default="calm", choices=list(TORNADO_NAMES)),
        OptionInfo(name="deck", clause="A2", default=msgspec.to_builtins(Deck()), choices=[]),
    ]
