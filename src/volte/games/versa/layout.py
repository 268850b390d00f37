"""VERSA's cards (A1, A2), the numbers moves and events have, and the state.

Equal cards are interchangeable, so a card is its kind, 0..61 in the ASCII order of the texts: for each colour
(blue, green, red, yellow) the six specials and the numbers 1-9, then the Core and the Tornado. A set of kinds
is an integer, bit k for kind k; a hand is a count a kind, with such a set beside it.
"""

from typing import ClassVar

from volte.kernel import Grid, Row, State

COLOURS = "BGRY"
SPECIALS = ("all", "block", "boost", "lock", "pull", "reverse")
NO_COLOUR = -1
NOBODY = -1
SEATS = 8
MAX_CARDS = 416
"""The most cards a deck may have (four times A2's)."""

# Types of cards; a special's type is its place in SPECIALS.
ALL, BLOCK, BOOST, LOCK, PULL, REVERSE, NUMBER, CORE, TORNADO = range(9)
TYPE_NAMES = (*SPECIALS, "number", "core", "tornado")


def kind_texts() -> list[str]:
    """The texts of all kinds, in ASCII order."""
    coloured = [
        text
        for colour in COLOURS
        for text in [*(f"{colour}-{name}" for name in SPECIALS), *(f"{colour}{n}" for n in range(1, 10))]
    ]
    return [*coloured, "core", "tornado"]


KINDS = kind_texts()
"""Kind -> its text, `R7`."""
KIND_COUNT = len(KINDS)
CORE_CARD, TORNADO_CARD = KINDS.index("core"), KINDS.index("tornado")
COLOURED = range(CORE_CARD)

# Tables for the rules: tuples of integers, which become arrays where rules are compiled.
COLOUR: tuple[int, ...] = (*(kind // 15 for kind in COLOURED), NO_COLOUR, NO_COLOUR)
TYPE: tuple[int, ...] = (*(min(kind % 15, NUMBER) for kind in COLOURED), CORE, TORNADO)
VALUE: tuple[int, ...] = (*(max(kind % 15 - 5, 0) for kind in COLOURED), 0, 0)
"""Kind -> its number 1-9, 0 for other cards."""


def set_of(kinds: list[int]) -> int:
    return sum(1 << kind for kind in kinds)


COLOUR_SET: tuple[int, ...] = tuple(
    set_of([kind for kind in COLOURED if COLOUR[kind] == colour]) for colour in range(4)
)
"""Colour -> the numbers and specials of this colour."""
PULLS: int = set_of([kind for kind in COLOURED if TYPE[kind] == PULL])
EVERYTHING: int = set_of(list(range(KIND_COUNT)))
CORE_BIT: int = 1 << CORE_CARD
TORNADO_BIT: int = 1 << TORNADO_CARD


def are_neighbours(card: int, top: int) -> bool:
    """A5, A6: two coloured cards fit by the same value, a value beside it, or the same kind of special."""
    if TYPE[card] == NUMBER and TYPE[top] == NUMBER:
        return abs(VALUE[card] - VALUE[top]) <= 1
    return TYPE[card] == TYPE[top]


def fits_on(top: int) -> int:
    """The set of kinds that fit on an open card, without a penalty (A5-A8); a named colour is not in it."""
    if top == TORNADO_CARD:
        return EVERYTHING
    if top == CORE_CARD:
        return EVERYTHING - CORE_BIT
    coloured = [kind for kind in COLOURED if COLOUR[kind] == COLOUR[top] or are_neighbours(kind, top)]
    return set_of(coloured) | CORE_BIT | TORNADO_BIT


FITS: tuple[int, ...] = tuple(fits_on(top) for top in range(KIND_COUNT))

# Moves, in the ASCII order of their texts; then `leave`, by seat.
DRAW, END = 0, 1
LAY = 2  # LAY + kind, for coloured cards
LAY_CORE = LAY + CORE_CARD  # + colour
LAY_TORNADO = LAY_CORE + 4
MAX_LEGAL = LAY_TORNADO + 1
LEAVE = MAX_LEGAL  # + seat

# Phases; in two of them a shuffle is due.
PLAYING, RESHUFFLE, REDEAL, OVER = range(4)

# The Tornado's options (A8).
CALM, DEAL_ANEW, ROTATE = range(3)
TORNADO_NAMES = ("calm", "redeal", "rotate")

# Why cards are drawn; PULL, LOCK and ALL as in the types of cards.
REGULAR = NUMBER

LOCK_CARDS = 2  # A14

# Events: the first number of a row of `g.event`; the second is a seat, what follows is said in events.py.
(
    PLAYED,
    DREW,
    ENDED,
    PASSED,
    BURDENED,
    LOCKED,
    SKIPPED,
    REVERSED,
    BONUS,
    EVERYBODY,
    RESHUFFLED,
    DEALT_ANEW,
    ROTATED,
    LEFT,
    ROUND_OVER,
) = range(15)
MAX_EVENTS = 24


class VersaState(State):
    """A round of VERSA; cards are kinds, sets are bits, flags are 0 and 1."""

    FIELDS: ClassVar[dict[str, tuple[int, ...]]] = {
        "seats": (),
        "hand_size": (),  # A3
        "pull_cards": (),  # A13
        "tornado": (),  # A8
        "turn_seconds": (),  # 0: no clock
        "deck": (KIND_COUNT,),  # A2: how many of each kind this deck has
        "phase": (),
        "turn": (),
        "direction": (),  # 1 or -1
        "active": (),  # the seats that have not left, as bits
        "active_count": (),
        "hand": (SEATS, KIND_COUNT),
        "hand_set": (SEATS,),
        "hand_total": (SEATS,),
        "pile": (MAX_CARDS,),
        "pile_from": (),  # pile[pile_from] is the top card
        "pile_to": (),
        "discards": (MAX_CARDS,),  # oldest first
        "discarded": (),
        "colour": (),  # named for the Core on top
        "pull": (),  # the open sum, aimed at the seat to move
        "lock": (),  # the locked colour, aimed at the seat to move
        "bonus": (),  # 1: this is a bonus turn
        "drawn": (),  # 1: this turn's card was drawn
        "busy": (),  # 1: something was laid or drawn in this turn
        "quiet": (),  # turns in a row in which nothing was (A12)
        "turns": (),  # begun so far
        "winner": (),
        "cause": (),  # of the drawing that goes on
        "owed_seats": (),  # seats that still have to draw
        "owed_seat": (),
        "owed": (),  # cards that this seat still has to draw
        "owed_from": (),  # where its cards begin in `new_cards`
        "fresh": (SEATS,),  # set of what a seat drew last, until it moves on
        "new_count": (),
        "new_cards": (MAX_CARDS,),  # drawn in the last move, in order
        "told": (),  # events of the last move
        "event": (MAX_EVENTS, 5),
    }
    seats: int
    hand_size: int
    pull_cards: int
    tornado: int
    turn_seconds: int
    deck: Row
    phase: int
    turn: int
    direction: int
    active: int
    active_count: int
    hand: Grid
    hand_set: Row
    hand_total: Row
    pile: Row
    pile_from: int
    pile_to: int
    discards: Row
    discarded: int
    colour: int
    pull: int
    lock: int
    bonus: int
    drawn: int
    busy: int
    quiet: int
    turns: int
    winner: int
    cause: int
    owed_seats: int
    owed_seat: int
    owed: int
    owed_from: int
    fresh: Row
    new_count: int
    new_cards: Row
    told: int
    event: Grid
