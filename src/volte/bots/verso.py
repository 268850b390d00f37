"""Bots for Verso by rule of thumb; they know a view and nothing else.

`casual` keeps what comes and banks the first run of three. `steady` rates the display each move would leave:
the points that banking it off would bring, what a fitting card would add, and how near a square (V15) is.
What a back may be (V22) counts by its mean, for the own flip as for the neighbours' forced ones (V13).
"""

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import NamedTuple

from volte.games.verso.layout import COLOURS, FACES, FACES_OF_KIND, JOKER, KINDS, SQUARE_POINTS, VALUES
from volte.games.verso.text import BANK
from volte.games.verso.view import VersoView

BANK_COST = 1.5
"""What the turn that a bank takes is worth elsewhere, in points."""
FIT_CHANCE = 0.03
"""The chance, a take, that one certain card comes and can be used."""
MOST_CHANCE = 0.35
USUAL_POINTS = 2
SQUARE_STEP = 0.72
"""How much nearer the square's points are with each card it lacks no more."""
HARM = 0.5
"""What a neighbour's loss is worth to a player, a neighbour."""
MOST_BANKS = 3

Row = tuple[int, ...]
"""Points of the cards of one colour by value, 0 where there is none; place 0 is the joker."""
EMPTY: Row = (0,) * 7


class Side(NamedTuple):
    """A display as a bot sees it: three rows, and whether a square would score now."""

    rows: tuple[Row, Row, Row]
    ready: bool


class Time(NamedTuple):
    """What is left of the game after a move, for one player: banks (the last one costs no turn) and takes."""

    banks: int
    takes: float


# -- casual --------------------------------------------------------------------------------------------------


def casual(view: VersoView, legal: Sequence[str], rng: Random) -> str:
    """Banks the best run of three or more; turns a duplicate over, and now and then something else."""
    side = side_of(view, view.viewer)
    banks = [move for move in legal if move.startswith("bank")]
    if banks and view.phase == "final":
        return max(banks, key=lambda move: bank_points(side, move))
    long = [move for move in banks if bank_length(move) >= 3]
    if long:
        return max(long, key=lambda move: bank_points(side, move))
    if "keep" not in legal:
        return "flip" if "flip" in legal else legal[0]
    assert view.top is not None
    colour, value, _ = face_parts(view.top)
    wants_other = bool(side.rows[colour][value]) or rng.random() < 0.2
    return "flip" if wants_other else "keep"


# -- steady --------------------------------------------------------------------------------------------------


def steady(view: VersoView, legal: Sequence[str], rng: Random) -> str:
    """The best rated move; equal ones are drawn by lot."""
    side = side_of(view, view.viewer)
    return max((rate(view, side, move), rng.random(), move) for move in legal)[2]


def rate(view: VersoView, side: Side, move: str) -> float:
    """Points of the move with the worth of what it leaves, less what the neighbours keep of theirs."""
    if move == "pass":
        return 0.0
    if move in ("keep", "flip"):
        assert view.top is not None
        faces = [view.top] if move == "keep" else backs_of(view.top, view.top_backs)
        time = time_after(view, view.deck_left - (2 if view.seats == 1 else 1))
        return sum(with_card(side, face, time) for face in faces) / len(faces)
    if view.phase == "final":
        return bank_points(side, move) + (harm(view, move) if view.options.final_bank_flips else 0.0)
    time = time_after(view, view.deck_left - (1 if view.seats == 1 else 0))
    return bank_points(side, move) + worth(after_bank(side, move), time) + harm(view, move)


def time_after(view: VersoView, cards: int) -> Time:
    """How the cards left on the pile divide into turns: solo's opponent takes one each turn (V19)."""
    left = max(cards, 0)
    if view.seats == 1:
        return Time(left + 1, left / 2)
    return Time(left // view.seats + 1, left / view.seats)


def with_card(side: Side, face: str, time: Time) -> float:
    """The worth of the display with one card more: a duplicate is discarded (V10), a square scores (V15)."""
    colour, value, points = face_parts(face)
    if side.rows[colour][value]:
        return worth(side, time)
    rows = replaced(side.rows, colour, put(side.rows[colour], value, points))
    if side.ready and lacking(rows) == 0:
        return SQUARE_POINTS + worth(Side(rows, False), time)
    return worth(Side(rows, side.ready), time)


def harm(view: VersoView, move: str) -> float:
    """What the neighbours lose by the cards that they have to turn (V13, V14), as far as it counts here."""
    colour = COLOURS.index(move[5])
    return -sum(HARM * turned(view, seat, colour) for seat in view.neighbours)


def turned(view: VersoView, seat: int, colour: int) -> float:
    """How much a seat's worth rises by the turn of its highest card of this colour."""
    place = card_to_turn(view, seat, colour)
    if place is None:
        return 0.0
    side, time = side_of(view, seat), time_after(view, view.deck_left)
    _, value, _ = face_parts(view.displays[seat][place])
    broken = Side(replaced(side.rows, colour, put(side.rows[colour], value, 0)), side.ready)
    broken = made_ready(broken, view.options.square_again == "rebuilt")
    faces = backs_of(view.displays[seat][place], view.backs[seat][place])
    return sum(with_card(broken, face, time) for face in faces) / len(faces) - worth(side, time)


def card_to_turn(view: VersoView, seat: int, colour: int) -> int | None:
    """Its place in the display: the highest number, or the joker where it is alone (V13)."""
    found = [i for i, card in enumerate(view.displays[seat]) if card[0] == COLOURS[colour]]
    if not found:
        return None
    highest = found[-1]  # joker first, then ascending
    is_joker = view.displays[seat][highest][1] == "J"
    return None if is_joker and view.options.joker_flip == "never" else highest


# -- the worth of a display ----------------------------------------------------------------------------------


def worth(side: Side, time: Time) -> float:
    """Points that the display promises in the time that is left."""
    chance = round(min(MOST_CHANCE, FIT_CHANCE * time.takes), 2)
    gains = [promise(row, chance) for row in side.rows]
    return best_share(gains, time.banks) + square_promise(side, time)


def best_share(gains: Sequence[tuple[float, ...]], banks: int) -> float:
    """At most so many banks, divided among the colours as well as can be; each takes a turn, but for the
    one after the end (V17)."""
    best = 0.0
    for i, first in enumerate(gains[0]):
        for j, second in enumerate(gains[1]):
            for k, third in enumerate(gains[2]):
                used = i + j + k
                if 0 < used <= banks:
                    best = max(best, first + second + third - BANK_COST * (used - 1))
    return best


@lru_cache(maxsize=65536)
def promise(row: Row, chance: float) -> tuple[float, ...]:
    """What 0, 1, 2, 3 banks of this row bring: as it is, and as it would be with each card that it lacks."""
    now = bankable(row)
    gains: list[float] = list(now)
    for value in range(7):
        if not row[value]:
            more = bankable(put(row, value, 1 if value == JOKER else USUAL_POINTS))
            gains = [gain + chance * (then - was) for gain, then, was in zip(gains, more, now, strict=True)]
    return tuple(gains)


@lru_cache(maxsize=65536)
def bankable(row: Row, banks: int = MOST_BANKS) -> tuple[int, ...]:
    """The most points of 0, 1, ... `banks` banks one after another, no card coming in between."""
    if banks == 0:
        return (0,)
    best = [0] * (banks + 1)
    for low in range(1, 6):
        for high in range(low + 1, 7):
            for joker in range(low, high + 1) if row[JOKER] else ():
                better(best, row, low, high, joker, banks)
            better(best, row, low, high, 0, banks)
    return tuple(best)


def better(best: list[int], row: Row, low: int, high: int, joker: int, banks: int) -> None:
    """Raise `best` by the banks that begin with this run, where the row has it."""
    values = [JOKER if value == joker else value for value in range(low, high + 1)]
    if not all(row[value] for value in values):
        return
    points = sum(row[value] for value in values)
    rest = put(put(row, values[-1], 0), values[-2], 0)
    for i, more in enumerate(bankable(rest, banks - 1)):
        best[i + 1] = max(best[i + 1], points + more)


def square_promise(side: Side, time: Time) -> float:
    """The square's points, less for each card that it lacks, none where they cannot come any more."""
    missing = lacking(side.rows)
    if not side.ready or missing > time.takes:
        return 0.0
    return float(SQUARE_POINTS * SQUARE_STEP**missing)


# -- reading the view ----------------------------------------------------------------------------------------


def side_of(view: VersoView, seat: int) -> Side:
    rows = [list(EMPTY) for _ in COLOURS]
    for card in view.displays[seat]:
        colour, value, points = face_parts(card)
        rows[colour][value] = points
    return Side((tuple(rows[0]), tuple(rows[1]), tuple(rows[2])), view.square[seat].ready)


def face_parts(card: str) -> tuple[int, int, int]:
    """`B3.1/?` -> colour, value and points of the face that counts."""
    return COLOURS.index(card[0]), VALUES.index(card[1]), int(card[3])


def backs_of(card: str, told: Sequence[str]) -> Sequence[str]:
    """What may lie behind: what the view tells, or else everything that the deck has behind such a face."""
    return told or [FACES[face ^ 1] for face in FACES_OF_KIND[KINDS.index(card.split("/")[0])]]


def parts_of_bank(move: str) -> tuple[int, list[int]]:
    """Colour and places of a bank's cards, ascending; the joker stands where it is used."""
    found = BANK.fullmatch(move)
    assert found is not None, move
    joker = int(found[4] or 0)
    run = range(int(found[2]), int(found[3]) + 1)
    return COLOURS.index(found[1]), [JOKER if value == joker else value for value in run]


def bank_points(side: Side, move: str) -> int:
    colour, values = parts_of_bank(move)
    return sum(side.rows[colour][value] for value in values)


def bank_length(move: str) -> int:
    return len(parts_of_bank(move)[1])


def after_bank(side: Side, move: str) -> Side:
    """V13: the two highest cards of the run are gone."""
    colour, values = parts_of_bank(move)
    row = put(put(side.rows[colour], values[-1], 0), values[-2], 0)
    return made_ready(Side(replaced(side.rows, colour, row), side.ready), True)


def made_ready(side: Side, may_be: bool) -> Side:
    """V16: a broken square can be made again."""
    return Side(side.rows, side.ready or (may_be and lacking(side.rows) > 0))


def lacking(rows: Sequence[Row]) -> int:
    """How many cards a square lacks (V15)."""
    return sum(max(0, 3 - sum(1 for points in row if points)) for row in rows)


def put(row: Row, value: int, points: int) -> Row:
    return (*row[:value], points, *row[value + 1 :])


def replaced(rows: tuple[Row, Row, Row], colour: int, row: Row) -> tuple[Row, Row, Row]:
    found = list(rows)
    found[colour] = row
    return found[0], found[1], found[2]


LEVELS = {"casual": casual, "steady": steady}
