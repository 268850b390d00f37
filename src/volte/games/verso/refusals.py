"""Why a move may not be made now: the clause and the reason."""

from volte.games.contract import Refused
from volte.games.verso.layout import (
    COLOUR,
    COLOURS,
    FINAL,
    FLIP,
    HIGH,
    JOKER,
    KEEP,
    LOW,
    OVER,
    PASS,
    PLAY,
    RUN_COUNT,
    STANDS_FOR,
    VALUE,
    VersoState,
)
from volte.games.verso.rules import may_keep
from volte.games.verso.text import parse_move


def check_move(g: VersoState, seat: int, text: str) -> int:
    """The move that a text means, if this seat may make it now; Refused otherwise."""
    end = "V17" if g.seats > 1 else "V20"
    if g.phase == OVER:
        raise Refused(end, "verso-refused-over")
    move = parse_move(text, g)
    if seat != g.turn:
        raise Refused("V7", "verso-refused-turn", seat=g.turn)
    if move == PASS and g.phase == PLAY:
        raise Refused(end, "verso-refused-pass")
    if move in (KEEP, FLIP) and g.phase == FINAL:
        raise Refused(end, "verso-refused-final")
    if move == KEEP and not may_keep(g):
        top = g.deck[g.drawn]
        raise Refused("V11", "verso-refused-duplicate", colour=COLOURS[COLOUR[top]], value=VALUE[top])
    if move < FLIP:
        check_bank(g.row[seat, move // RUN_COUNT], move // RUN_COUNT, move % RUN_COUNT)
    return move


def check_bank(row: int, colour: int, run: int) -> None:
    """V12: every card of the run lies in the row, given as bits."""
    joker = STANDS_FOR[run]
    name = COLOURS[colour]
    if joker and not row >> JOKER & 1:
        raise Refused("V12", "verso-refused-no-joker", colour=name)
    for value in range(LOW[run], HIGH[run] + 1):
        if value == joker or row >> value & 1:
            continue
        if joker:
            raise Refused("V12", "verso-refused-joker-used", colour=name, value=value, joker=joker)
        raise Refused("V12", "verso-refused-missing", colour=name, value=value)
