"""How turns pass in VERSA: who is next, when a turn and a round end; interpreted or compiled."""

from volte.games.versa.layout import (
    COLOUR_SET,
    CORE_CARD,
    FITS,
    NO_COLOUR,
    NOBODY,
    OVER,
    PULLS,
    ROUND_OVER,
    TORNADO_BIT,
    VersaState,
)
from volte.kernel import kernel


@kernel
def next_seat(g: VersaState, seat: int) -> int:
    """The active seat after this one in playing direction."""
    seat += g.direction
    while True:
        if seat < 0:
            seat = g.seats - 1
        elif seat >= g.seats:
            seat = 0
        if (g.active >> seat) & 1 == 1:
            return seat
        seat += g.direction


@kernel
def playable(g: VersaState) -> int:
    """The set of kinds that may be laid now (A5-A9, A13, A14)."""
    if g.pull > 0:
        return PULLS
    if g.lock != NO_COLOUR:
        return COLOUR_SET[g.lock]
    top: int = g.discards[g.discarded - 1]
    if top == CORE_CARD and g.colour != NO_COLOUR:
        return COLOUR_SET[g.colour] | TORNADO_BIT
    return FITS[top]


@kernel
def has_fitting(g: VersaState, seat: int) -> bool:
    """Can this seat lay anything on what lies open now?"""
    fitting: int = g.hand_set[seat] & playable(g)
    return fitting != 0


@kernel
def begin_turn(g: VersaState, seat: int) -> None:
    """A normal turn, which a bonus turn is made of by its flag."""
    g.turn = seat
    g.turns += 1
    g.bonus = 0
    g.drawn = 0
    g.busy = 0


@kernel
def end_turn(g: VersaState, following: int) -> None:
    """The turn is over and passes to `following`; A12: too many quiet ones in a row end the round."""
    if g.busy == 1:
        g.quiet = 0
    else:
        g.quiet += 1
    if g.quiet >= g.active_count:
        end_round(g, NOBODY)
    else:
        begin_turn(g, following)


@kernel
def end_round(g: VersaState, winner: int) -> None:
    """A4, A12, A20: nothing is open any more."""
    g.phase = OVER
    g.winner = winner
    g.pull = 0
    g.lock = NO_COLOUR
    g.bonus = 0
    g.drawn = 0
    tell(g, ROUND_OVER, winner, 0, 0, 0)


@kernel
def tell(g: VersaState, kind: int, seat: int, a: int, b: int, c: int) -> None:
    """Note an event: kind, seat and three numbers."""
    g.event[g.told, 0] = kind
    g.event[g.told, 1] = seat
    g.event[g.told, 2] = a
    g.event[g.told, 3] = b
    g.event[g.told, 4] = c
    g.told += 1
