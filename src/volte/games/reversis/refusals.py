"""Why a move may not be made now: the clause and the reason."""

from volte.games.contract import Refused
from volte.games.reversis.layout import (
    BINDING,
    CLAIM,
    EXCHANGE,
    KEEP,
    LAY,
    LAYING,
    NEXT,
    OVER,
    PLAYING,
    RANKS,
    SWAP,
    TENS,
    WAITING,
    ReversisState,
)
from volte.games.reversis.rules import may_claim, playable
from volte.games.reversis.text import CARD_TEXT, SUIT_LETTERS, parse_move

CARD_BITS = 63  # a move with a card is its base, a multiple of 64, and the card


def check_move(g: ReversisState, seat: int, text: str) -> int:
    """The move that a text means, if this seat may make it now; Refused otherwise."""
    move = parse_move(text)
    if g.phase == OVER:
        raise Refused("R19", "reversis-refused-over")
    if move == CLAIM:
        return check_claim(g, seat)
    check_phase(g, move)
    if seat != g.turn:
        raise Refused("R5" if g.phase in (LAYING, EXCHANGE) else "R9", "reversis-refused-turn", seat=g.turn)
    if move not in (KEEP, NEXT):
        check_held(g, seat, move & CARD_BITS)
    if move < LAY:
        check_following(g, seat, move)
    return move


def check_claim(g: ReversisState, seat: int) -> int:
    """R11."""
    if may_claim(g, seat):
        return CLAIM
    if not g.must_claim:
        raise Refused("R11", "reversis-refused-claim-automatic")
    if g.phase != WAITING:
        raise Refused("R11", "reversis-refused-claim-now")
    if g.dues == 0:
        raise Refused("R11", "reversis-refused-claim-nothing")
    raise Refused("R11", "reversis-refused-claim-winner", seat=g.last_winner)


def check_phase(g: ReversisState, move: int) -> None:
    """R5 before R9, and R11 after it."""
    if phase_of(move) == g.phase:
        return
    if g.phase == WAITING:
        raise Refused("R11", "reversis-refused-waiting", seat=g.turn)
    if move == NEXT:
        raise Refused("R11", "reversis-refused-next")
    if g.phase == LAYING:
        raise Refused("R5", "reversis-refused-lay-first", seat=g.dealer)
    if g.phase == EXCHANGE:
        raise Refused("R5", "reversis-refused-choose-first", seat=g.turn)
    raise Refused("R5", "reversis-refused-no-exchange")


def phase_of(move: int) -> int:
    """When a move is made."""
    if move == NEXT:
        return WAITING
    if move >= SWAP:
        return EXCHANGE
    return LAYING if move >= LAY else PLAYING


def check_held(g: ReversisState, seat: int, card: int) -> None:
    """R1, R5, R9: one's own cards."""
    if TENS >> card & 1 and not g.old:
        raise Refused("R1", "reversis-refused-ten", card=CARD_TEXT[card])
    if not g.hand[seat] >> card & 1:
        raise Refused("R9" if g.phase == PLAYING else "R5", "reversis-refused-not-held", card=CARD_TEXT[card])


def check_following(g: ReversisState, seat: int, card: int) -> None:
    """R9: suit must be followed; R20: from the tenth trick by a player who refused before as well."""
    if playable(g, seat) >> card & 1:
        return
    suit = SUIT_LETTERS[g.played[g.tricks_done, 0] // RANKS]
    if g.refuser == seat and g.tricks_done >= BINDING:
        raise Refused("R20", "reversis-refused-follow-again", suit=suit, card=CARD_TEXT[card])
    raise Refused("R9", "reversis-refused-follow", suit=suit, card=CARD_TEXT[card])
