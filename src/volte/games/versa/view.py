"""What a seat may see of a round of VERSA (A21): its own hand, of the others only how many cards they
hold."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

import msgspec

from volte.games.contract import WATCHER
from volte.games.versa.layout import (
    COLOUR,
    COLOURS,
    CORE_CARD,
    KIND_COUNT,
    KINDS,
    NO_COLOUR,
    NOBODY,
    OVER,
    TORNADO_NAMES,
    TYPE,
    TYPE_NAMES,
    VersaState,
)
from volte.games.versa.options import Deck, VersaOptions
from volte.games.versa.text import HIDDEN
from volte.games.versa.turns import next_seat, playable


class VersaView(msgspec.Struct, frozen=True, kw_only=True, tag_field="game", tag="versa"):
    """Everything a client draws and a bot knows; hands are in ASCII order, hidden cards are `?`."""

    viewer: int
    seats: int
    options: VersaOptions
    finished: bool
    to_move: int | None
    next_seat: int | None
    """Who would be next after a turn without effect."""
    winners: list[int]
    hands: list[list[str]]
    hand_sizes: list[int]
    active: list[bool]
    """False for a seat that left the round (A20)."""
    fits: list[str]
    """Own cards that may be laid now, each kind once; empty out of turn."""
    new: list[str]
    """Own cards that the last draw brought, each kind once."""
    pile_size: int
    discards: list[str]
    """Top first."""
    top: str
    colour: str | None
    """That counts: the one named for a Core, None after a Tornado, else the top card's."""
    direction: int
    penalty: dict[str, int | str] | None
    """`{"pull": 4}` or `{"lock": "R"}`, aimed at the seat to move."""
    bonus: bool
    drawn: bool
    idle: bool
    """Nothing has been laid or drawn in this turn."""
    stalled: int
    """Turns in a row in which nothing was laid or drawn; as many as active seats end the round (A12)."""
    deck: dict[str, int]
    """How many of each card this deck has (A2)."""


def view(g: VersaState, viewer: int) -> VersaView:
    """The view of a seat, or of a spectator."""
    return seen_by(g, public_view(g), viewer)


def views(g: VersaState, viewers: Iterable[int]) -> dict[int, VersaView]:
    """The views of several: what everybody sees is made once."""
    public = public_view(g)
    return {viewer: seen_by(g, public, viewer) for viewer in viewers}


def seen_by(g: VersaState, public: VersaView, viewer: int) -> VersaView:
    """What everybody sees, and a seat's own hand."""
    if viewer == WATCHER:
        return public
    may_lay = g.phase != OVER and viewer == g.turn
    hands = list(public.hands)
    hands[viewer] = hand_of(g, viewer)
    return msgspec.structs.replace(
        public,
        viewer=viewer,
        hands=hands,
        fits=names_of(g.hand_set[viewer] & playable(g)) if may_lay else [],
        new=names_of(g.fresh[viewer]),
    )


def public_view(g: VersaState) -> VersaView:
    """What a spectator sees."""
    over = g.phase == OVER
    return VersaView(
        viewer=WATCHER,
        seats=g.seats,
        options=options_of(g),
        finished=over,
        to_move=None if over else g.turn,
        next_seat=None if over else next_seat(g, g.turn),
        winners=winners(g),
        hands=[[HIDDEN] * g.hand_total[seat] for seat in range(g.seats)],
        hand_sizes=g.hand_total[: g.seats],
        active=[bool(g.active >> seat & 1) for seat in range(g.seats)],
        fits=[],
        new=[],
        pile_size=g.pile_to - g.pile_from,
        discards=discards_of(g),
        top=KINDS[top_of(g)],
        colour=colour_of(g),
        direction=g.direction,
        penalty=penalty_of(g),
        bonus=bool(g.bonus),
        drawn=bool(g.drawn),
        idle=not g.busy,
        stalled=g.quiet,
        deck=deck_of(tuple(g.deck)),
    )


def hand_of(g: VersaState, seat: int) -> list[str]:
    """In ASCII order."""
    counts = g.hand.cells[KIND_COUNT * seat : KIND_COUNT * (seat + 1)]
    return [text for text, count in zip(KINDS, counts, strict=True) if count for _ in range(count)]


def names_of(kinds: int) -> list[str]:
    """The cards of a set, in ASCII order."""
    return [text for kind, text in enumerate(KINDS) if kinds >> kind & 1] if kinds else []


def top_of(g: VersaState) -> int:
    top: int = g.discards[g.discarded - 1]
    return top


def discards_of(g: VersaState) -> list[str]:
    """Top first."""
    return [KINDS[kind] for kind in reversed(g.discards[: g.discarded])]


def colour_of(g: VersaState) -> str | None:
    """A7, A8: the colour that counts."""
    top = top_of(g)
    colour = g.colour if top == CORE_CARD else COLOUR[top]
    return None if colour == NO_COLOUR else COLOURS[colour]


def penalty_of(g: VersaState) -> dict[str, int | str] | None:
    if g.pull:
        return {"pull": g.pull}
    return None if g.lock == NO_COLOUR else {"lock": COLOURS[g.lock]}


@lru_cache(maxsize=64)
def deck_of(counts: tuple[int, ...]) -> dict[str, int]:
    """The cards that there are, from their counts a kind."""
    return {text: count for text, count in zip(KINDS, counts, strict=True) if count}


@lru_cache(maxsize=64)
def deck_option(counts: tuple[int, ...]) -> Deck:
    """A2: the counts a sort, from those a kind."""
    return Deck(**{TYPE_NAMES[kind]: count for kind, count in zip(TYPE, counts, strict=True)})


def options_of(g: VersaState) -> VersaOptions:
    return VersaOptions(
        turn_seconds=g.turn_seconds or None,
        hand_size=g.hand_size,
        pull_cards=g.pull_cards,
        tornado=TORNADO_NAMES[g.tornado],  # type: ignore[arg-type]
        deck=deck_option(tuple(g.deck)),
    )


def winners(g: VersaState) -> list[int]:
    """A4, A20; empty too for a round without a winner (A12)."""
    return [] if g.winner == NOBODY else [g.winner]


def position(g: VersaState) -> dict[str, Any]:
    """The whole position, nothing hidden: `volte replay --json`."""
    over = g.phase == OVER
    return {
        "game": "versa",
        "finished": over,
        "to_move": None if over else g.turn,
        "winners": winners(g),
        "hands": [hand_of(g, seat) for seat in range(g.seats)],
        "pile": [KINDS[kind] for kind in g.pile[g.pile_from : g.pile_to]],
        "pile_size": g.pile_to - g.pile_from,
        "discards": discards_of(g),
        "top": KINDS[top_of(g)],
        "colour": colour_of(g),
        "direction": g.direction,
        "penalty": penalty_of(g),
        "bonus": bool(g.bonus),
        "drawn": bool(g.drawn),
        "active": [bool(g.active >> seat & 1) for seat in range(g.seats)],
    }
