"""Cards and moves of Verso as text, and back (docs/rules/records.md, Notation)."""

import re

from volte.games.contract import Refused
from volte.games.verso.layout import (
    COLOURS,
    FACES,
    FLIP,
    JOKER,
    KEEP,
    MAX_LEGAL,
    PASS,
    RUN_COUNT,
    RUNS,
    VersoState,
)

HIDDEN = "?"
FACE_OF_CARD: dict[str, int] = {f"{FACES[f]}/{FACES[f ^ 1]}": f for f in range(2 * 90)}
"""Text of a card -> the face that lies up."""
CARD_TEXT: list[str] = [f"{FACES[f]}/{FACES[f ^ 1]}" for f in range(2 * 90)]
"""Face -> its card, this face up, nothing hidden: `B3.1/G4.3`."""
HALF_TEXT: list[str] = [f"{FACES[f]}/{HIDDEN}" for f in range(2 * 90)]
"""Face -> its card with the other side hidden: `B3.1/?`."""

BANK = re.compile(r"bank ([BGO]) ([0-9])-([0-9])(?: J=([0-9]))?")


def bank_text(move: int) -> str:
    low, high, joker = RUNS[move % RUN_COUNT]
    text = f"bank {COLOURS[move // RUN_COUNT]} {low}-{high}"
    return f"{text} J={joker}" if joker else text


MOVE_TEXT: list[str] = [*(bank_text(move) for move in range(FLIP)), "flip", "keep", "pass"]
"""Move -> its full form."""
MOVE_OF_TEXT: dict[str, int] = {MOVE_TEXT[move]: move for move in range(MAX_LEGAL)}
RUN_OF: dict[tuple[int, int, int], int] = {run: i for i, run in enumerate(RUNS)}


def parse_move(text: str, g: VersoState) -> int:
    """The move that a text means for the seat to move: a missing value of a run is the joker's.

    Refused where it is no move of Verso, or no run (V12). Whether it may be made now is not said.
    """
    if text in ("flip", "keep", "pass"):
        return {"flip": FLIP, "keep": KEEP, "pass": PASS}[text]
    found = BANK.fullmatch(text)
    if found is None:
        raise Refused("", "verso-refused-unknown")
    colour = COLOURS.index(found[1])
    low, high = int(found[2]), int(found[3])
    check_run(low, high)
    if found[4]:
        joker = int(found[4])
        if not low <= joker <= high:
            raise Refused("V12", "verso-refused-joker-outside", low=low, high=high, value=joker)
    else:
        joker = missing_value(g, colour, low, high)
    return colour * RUN_COUNT + RUN_OF[low, high, joker]


def check_run(low: int, high: int) -> None:
    """V12: 2-6 consecutive values, ascending, not round from 6 to 1."""
    if not (1 <= low <= 6 and 1 <= high <= 6):
        raise Refused("V12", "verso-refused-values", low=low, high=high)
    if low == high:
        raise Refused("V12", "verso-refused-single", low=low)
    if low > high:
        raise Refused("V12", "verso-refused-round", low=low, high=high)


def missing_value(g: VersoState, colour: int, low: int, high: int) -> int:
    """The value that the joker stands for where none is named: the first missing one, else none (0)."""
    for value in range(low, high + 1):
        if not g.row[g.turn, colour] >> value & 1 and g.row[g.turn, colour] >> JOKER & 1:
            return value
    return 0
