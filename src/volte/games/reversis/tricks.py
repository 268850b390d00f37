"""The tricks of a deal as they are seen: the running one, the finished ones, the last one."""

from functools import lru_cache

import msgspec

from volte.games.reversis.ending import trick_count
from volte.games.reversis.layout import NO_CARD, SEATS, ReversisState
from volte.games.reversis.text import CARD_TEXT, HIDDEN, texts_of


class Trick(msgspec.Struct, frozen=True):
    """A finished trick; the cards as they were played, the first by `leader`."""

    leader: int
    winner: int
    cards: list[str]


class Streak(msgspec.Struct, frozen=True):
    """One player has won every trick of this deal so far (R17)."""

    seat: int
    tricks: int


def trick_of(g: ReversisState) -> list[tuple[int, str]]:
    """The running trick."""
    return [((g.leader + i) % SEATS, CARD_TEXT[g.played[g.tricks_done, i]]) for i in range(g.trick_size)]


def tricks_won(g: ReversisState) -> list[list[str]]:
    """R23: all won tricks can be looked up, or with `show_tricks` off only the last one."""
    shown = (1 << 52) - 1 if g.show_tricks else 0
    if not g.show_tricks and g.tricks_done and (trick := trick_at(g, g.tricks_done - 1)):
        shown = sum(1 << CARD_TEXT.index(card) for card in trick.cards)
    return [
        texts_of(g.won[seat] & shown) + [HIDDEN] * (g.won[seat] & ~shown).bit_count() for seat in range(SEATS)
    ]


def trick_at(g: ReversisState, number: int) -> Trick | None:
    """A finished trick; None where a record's start does not tell it."""
    cards = g.played.cells[SEATS * number : SEATS * number + SEATS]
    return None if cards[0] == NO_CARD else trick_of_cards(g.led_by[number], g.taken_by[number], *cards)


@lru_cache(1024)
def trick_of_cards(leader: int, winner: int, *cards: int) -> Trick:
    return Trick(leader, winner, [CARD_TEXT[card] for card in cards])


def history(g: ReversisState) -> list[Trick]:
    if not g.show_tricks:
        return []
    return [trick for n in range(g.tricks_done) if (trick := trick_at(g, n)) is not None]


def last_trick(g: ReversisState) -> Trick | None:
    """Stays until the next one, also over the end of a deal."""
    if g.tricks_done:
        return trick_at(g, g.tricks_done - 1)
    return trick_at(g, trick_count(g) - 1) if g.last_deal else None


def streak(g: ReversisState) -> Streak | None:
    for seat in range(SEATS):
        if g.tricks_done and g.tricks[seat] == g.tricks_done:
            return Streak(seat, g.tricks_done)
    return None
