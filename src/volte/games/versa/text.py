"""Cards and moves of VERSA as text, and back (docs/rules/records.md, Notation)."""

from volte.games.contract import Refused
from volte.games.versa.layout import (
    COLOURED,
    COLOURS,
    CORE_CARD,
    DRAW,
    END,
    KINDS,
    LAY,
    LAY_CORE,
    LAY_TORNADO,
    LEAVE,
    NO_COLOUR,
    SEATS,
    TORNADO_CARD,
)

HIDDEN = "?"
KIND_OF_TEXT: dict[str, int] = {text: kind for kind, text in enumerate(KINDS)}

MOVE_TEXT: list[str] = [
    "draw",
    "end",
    *(f"play {KINDS[kind]}" for kind in COLOURED),
    *(f"play core {colour}" for colour in COLOURS),
    "play tornado",
    *("leave" for _ in range(SEATS)),
]
"""Move -> its full form."""
MOVE_OF_TEXT: dict[str, int] = {text: move for move, text in enumerate(MOVE_TEXT[:LEAVE])}


def parse_move(text: str, seat: int) -> int:
    """The move that a text means for this seat; Refused where it is none (A7: a Core names a colour).

    Whether it may be made now is not said."""
    if text == "leave":
        return LEAVE + seat
    move = MOVE_OF_TEXT.get(text)
    if move is not None:
        return move
    words = text.split(" ")
    if words[:2] == ["play", "core"]:
        if len(words) == 2:
            raise Refused("A7", "versa-refused-colour-missing")
        if len(words) == 3:
            raise Refused("A7", "versa-refused-colour-unknown")
    raise Refused("", "versa-refused-unknown")


def card_of_move(move: int) -> int:
    """The card that a move lays."""
    if move == LAY_TORNADO:
        return TORNADO_CARD
    return CORE_CARD if move >= LAY_CORE else move - LAY


def colour_of_move(move: int) -> int:
    """The colour that a move names."""
    return move - LAY_CORE if LAY_CORE <= move < LAY_TORNADO else NO_COLOUR


def is_lay(move: int) -> bool:
    return move not in (DRAW, END) and move < LEAVE
