"""Why a move may not be made now: the clause and the reason."""

from volte.games.contract import Refused
from volte.games.versa.layout import (
    COLOUR,
    COLOURS,
    CORE_CARD,
    DRAW,
    END,
    KINDS,
    LEAVE,
    LOCK_CARDS,
    NO_COLOUR,
    NOBODY,
    NUMBER,
    OVER,
    TORNADO_CARD,
    TYPE,
    VersaState,
)
from volte.games.versa.text import card_of_move, parse_move
from volte.games.versa.turns import playable


def check_move(g: VersaState, seat: int, text: str) -> int:
    """The move that a text means, if this seat may make it now; Refused otherwise."""
    if g.phase == OVER:
        raise Refused("A12" if g.winner == NOBODY else "A4", "versa-refused-over")
    move = parse_move(text, seat)
    if move >= LEAVE:
        check_leave(g, seat)
        return move
    if seat != g.turn:
        raise Refused("A3", "versa-refused-turn", seat=g.turn)
    if move == DRAW:
        check_draw(g)
    elif move == END:
        check_end(g)
    else:
        check_card(g, seat, card_of_move(move))
    return move


def check_leave(g: VersaState, seat: int) -> None:
    if seat not in range(g.seats) or not g.active >> seat & 1:
        raise Refused("A20", "versa-refused-leave")


def check_draw(g: VersaState) -> None:
    """A10: one a turn; A18: none in a bonus turn."""
    if g.bonus:
        raise Refused("A18", "versa-refused-draw-bonus")
    if g.drawn:
        raise Refused("A10", "versa-refused-draw-again")


def check_end(g: VersaState) -> None:
    """A10: only after the draw; A18: a bonus turn ends at will; A13, A14: penalties are served first."""
    if g.bonus or g.drawn:
        return
    if g.pull:
        raise Refused("A13", "versa-refused-end-pull", count=g.pull)
    if g.lock != NO_COLOUR:
        raise Refused("A14", "versa-refused-end-lock", colour=COLOURS[g.lock], count=LOCK_CARDS)
    raise Refused("A10", "versa-refused-end")


def check_card(g: VersaState, seat: int, card: int) -> None:
    """The hand holds the card, and it fits."""
    if not g.hand_set[seat] >> card & 1:
        raise Refused("A5", "versa-refused-not-held", card=KINDS[card])
    if not playable(g) >> card & 1:
        raise penalty_refusal(g, card) or fit_refusal(g, card)


def penalty_refusal(g: VersaState, card: int) -> Refused | None:
    """A9, A13, A14: what a penalty does not allow."""
    name = KINDS[card]
    colourless = card in (CORE_CARD, TORNADO_CARD)
    if g.pull:
        clause, key = ("A9", "versa-refused-wild-pull") if colourless else ("A13", "versa-refused-pull")
        return Refused(clause, key, card=name, count=g.pull)
    if g.lock != NO_COLOUR:
        clause, key = ("A9", "versa-refused-wild-lock") if colourless else ("A14", "versa-refused-lock")
        return Refused(clause, key, card=name, colour=COLOURS[g.lock], count=LOCK_CARDS)
    return None


def fit_refusal(g: VersaState, card: int) -> Refused:
    """A5-A7: why the card does not fit on the open one."""
    top = g.discards[g.discarded - 1]
    names = {"card": KINDS[card], "top": KINDS[top]}
    if card == CORE_CARD:
        return Refused("A7", "versa-refused-core-on-core")
    if top == CORE_CARD:
        return Refused("A7", "versa-refused-named-colour", card=KINDS[card], colour=COLOURS[g.colour])
    if TYPE[card] != NUMBER:
        return Refused("A6", "versa-refused-special", colour=COLOURS[COLOUR[top]], **names)
    if TYPE[top] != NUMBER:
        return Refused("A6", "versa-refused-number-on-special", colour=COLOURS[COLOUR[top]], **names)
    return Refused("A5", "versa-refused-number", **names)
