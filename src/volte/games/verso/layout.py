"""Verso's cards (V1-V4), the numbers moves and events have, and the state.

A card is 0..89, in the ASCII order of the texts with the lesser face first (`B1.1/G2.3` is card 0); a face is
2 * card + side, so the other side of face f is f ^ 1. Colours are 0, 1, 2 (blue, green, orange), values 1-6,
and 0 for a joker.
"""

from typing import ClassVar

from volte.kernel import Grid, Row, State

COLOURS = "BGO"
VALUES = "J123456"
JOKER = 0
CARDS = 90
SEATS = 6
EMPTY = -1


def face_text(colour: int, value: int, points: int) -> str:
    return f"{COLOURS[colour]}{VALUES[value]}.{points}"


def neighbours_of(value: int) -> tuple[int, int]:
    """The values that may stand behind this one (V2): 1 and 6 are neighbours too."""
    return (value - 2) % 6 + 1, value % 6 + 1


def number_cards() -> set[tuple[str, str]]:
    """V2, V4: the 36 pairs of neighbouring faces of different colours, with 1/3 and with 3/1 points."""
    return {
        (min(front, back), max(front, back))
        for colour in range(3)
        for value in range(1, 7)
        for other in range(3)
        if other != colour
        for behind in neighbours_of(value)
        for points in (1, 3)
        for front, back in [(face_text(colour, value, points), face_text(other, behind, 4 - points))]
    }


def joker_cards() -> set[tuple[str, str]]:
    """V3, V4: one joker a coloured value; odd values have the next colour's, even ones that of the colour
    before."""
    return {
        (min(joker, number), max(joker, number))
        for colour in range(3)
        for value in range(1, 7)
        for joker in [face_text((colour + (1 if value % 2 else 2)) % 3, JOKER, 1)]
        for number in [face_text(colour, value, 3)]
    }


DECK: list[tuple[str, str]] = sorted(number_cards() | joker_cards())
"""Card -> the texts of its faces, the lesser one first."""
FACES: list[str] = [face for card in DECK for face in card]
"""Face -> its text, `B3.1`."""
KINDS: list[str] = sorted(set(FACES))
"""The 39 different faces; several cards show the same one."""
KIND: list[int] = [KINDS.index(face) for face in FACES]
"""Face -> its kind."""
FACES_OF_KIND: list[list[int]] = [[f for f in range(180) if KIND[f] == kind] for kind in range(len(KINDS))]

# Tables for the rules: tuples of integers, which become arrays where rules are compiled.
COLOUR: tuple[int, ...] = tuple(COLOURS.index(face[0]) for face in FACES)
VALUE: tuple[int, ...] = tuple(VALUES.index(face[1]) for face in FACES)
POINTS: tuple[int, ...] = tuple(int(face[3]) for face in FACES)

# Runs (V12): lowest value, highest value, and the value the joker stands for, 0 for none.
RUNS: list[tuple[int, int, int]] = [
    (low, high, joker)
    for low in range(1, 6)
    for high in range(low + 1, 7)
    for joker in [0, *range(low, high + 1)]
]
RUN_COUNT = len(RUNS)
LOW: tuple[int, ...] = tuple(run[0] for run in RUNS)
HIGH: tuple[int, ...] = tuple(run[1] for run in RUNS)
STANDS_FOR: tuple[int, ...] = tuple(run[2] for run in RUNS)


def needs(run: int) -> int:
    """The values of its row that a run takes, as bits (bit 0: the joker)."""
    low, high, joker = RUNS[run]
    return sum(1 << (JOKER if n == joker else n) for n in range(low, high + 1))


def run_starts() -> tuple[int, ...]:
    """For a row's values as bits (0..127): where its list of possible runs begins in `RUN_LIST`; 128: the
    end."""
    lengths = [sum(1 for run in range(RUN_COUNT) if row & needs(run) == needs(run)) for row in range(128)]
    return tuple(sum(lengths[:row]) for row in range(129))


RUN_STARTS = run_starts()
RUN_LIST: tuple[int, ...] = tuple(
    run for row in range(128) for run in range(RUN_COUNT) if row & needs(run) == needs(run)
)
COUNT: tuple[int, ...] = tuple(row.bit_count() for row in range(128))
HIGHEST: tuple[int, ...] = tuple(max(row.bit_length() - 1, 0) for row in range(128))
"""Row bits -> its highest number, or 0 where there is none (the joker, if any)."""

# Moves, in the ASCII order of their texts: banks by colour and run, then flip, keep, pass.
FLIP = 3 * RUN_COUNT
KEEP = FLIP + 1
PASS = FLIP + 2
MAX_LEGAL = FLIP + 3

# Phases.
PLAY, FINAL, OVER = 0, 1, 2

SQUARE_POINTS = 7  # V15
PILE_A_SEAT = 15  # V5
SOLO_PILE = 35  # V5, V19

# Events: the first number of a row of `g.event`; what follows is said in rules.py, where each is told.
KEPT, FLIPPED, BANKED, TURNED, DISCARDED, SQUARE, PASSED, OPPONENT, FINAL_BANKS, GAME_OVER = range(10)
MAX_EVENTS = 16


class VersoState(State):
    """A game of Verso; faces are numbers, `EMPTY` is -1, flags are 0 and 1."""

    FIELDS: ClassVar[dict[str, tuple[int, ...]]] = {
        "seats": (),
        "must_flip": (),  # V11
        "joker_never": (),  # V13
        "after_bank": (),  # V16
        "final_flips": (),  # V17
        "known_backs": (),  # V22
        "turn_seconds": (),  # 0: no clock
        "phase": (),
        "turn": (),
        "moves": (),  # made so far
        "final_left": (),  # seats that still have their final move
        "deck_size": (),
        "drawn": (),  # deck[drawn] is the top card
        "deck": (CARDS,),
        "display": (SEATS, 3, 7),  # seat, colour, value -> face
        "row": (SEATS, 3),  # the values of a row as bits
        "score": (SEATS,),
        "from_squares": (SEATS,),  # the part of the score that squares made
        "ready": (SEATS,),  # 1: a square would score
        "discarded": (),
        "discards": (CARDS,),  # with the face up that was seen last
        "seen": (CARDS,),  # 1: both faces of the card were seen
        "told": (),  # events of the last move
        "event": (MAX_EVENTS, 13),
    }
    seats: int
    must_flip: int
    joker_never: int
    after_bank: int
    final_flips: int
    known_backs: int
    turn_seconds: int
    phase: int
    turn: int
    moves: int
    final_left: int
    deck_size: int
    drawn: int
    deck: Row
    display: Grid
    row: Grid
    score: Row
    from_squares: Row
    ready: Row
    discarded: int
    discards: Row
    seen: Row
    told: int
    event: Grid


def empty_state(seats: int) -> VersoState:
    """Nothing dealt, empty displays, every square still to be made."""
    g = VersoState()
    g.seats = seats
    g.display = Grid(VersoState.FIELDS["display"], [EMPTY] * (SEATS * 3 * 7))
    g.ready = Row([1] * SEATS)
    return g
