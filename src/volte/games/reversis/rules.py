"""Reversis: what may be played and what it does. One function a rule; the clause stands in its comment.

exchange.py holds the deal and the exchange, payments.py the chips, ending.py the Reversis and the Partie.
"""

from volte.games.bits import BIT_PLACES
from volte.games.reversis.ending import check_reversis, finish_deal, leave_deal, trick_count
from volte.games.reversis.exchange import keep, lay, swap
from volte.games.reversis.layout import (
    BINDING,
    CLAIM,
    E_CLAIM_LOST,
    E_CLAIMED,
    E_NEXT,
    E_PLAYED,
    E_TRICK,
    EXCHANGE,
    FORCED_SUM,
    KEEP,
    LAY,
    LAYING,
    NEXT,
    NOBODY,
    OLD_POINTS,
    PLAY,
    PLAYING,
    POINTS,
    QUINOLA,
    RANKS,
    SEATS,
    SUIT_MASK,
    SWAP,
    WAITING,
    ReversisState,
)
from volte.games.reversis.payments import pay_dues, settle_cards, tell
from volte.kernel import Row, kernel

# -- what may be done ----------------------------------------------------------------------------------------


@kernel
def may_refuse(g: ReversisState, seat: int) -> bool:
    """R20: the right to refuse suit, in the first nine tricks."""
    return g.refuser == seat and g.tricks_done < BINDING


@kernel
def playable(g: ReversisState, seat: int) -> int:
    """R9: the cards, as a mask, that this seat may play to the running trick."""
    hand: int = g.hand[seat]
    if g.trick_size == 0 or may_refuse(g, seat):
        return hand
    suited: int = hand & SUIT_MASK[g.played[g.tricks_done, 0] // RANKS]
    return suited if suited else hand


@kernel
def may_claim(g: ReversisState, seat: int) -> bool:
    """R11: the winner of the Partie, while the table waits and something is due."""
    return g.phase == WAITING and g.dues > 0 and g.last_winner == seat


@kernel
def list_cards(cards: int, move: int, out: Row, count: int) -> int:
    """Write `move` with each card of a mask; the new count."""
    while cards:
        lowest = cards & -cards
        out[count] = move + BIT_PLACES[lowest % 67]
        count += 1
        cards ^= lowest
    return count


@kernel
def legal_moves(g: ReversisState, out: Row) -> int:
    """The moves of the seat to move, written to `out` (MAX_LEGAL long); how many."""
    if g.phase == PLAYING:
        return list_cards(playable(g, g.turn), PLAY, out, 0)
    if g.phase == LAYING:
        return list_cards(g.hand[g.turn], LAY, out, 0)
    if g.phase == EXCHANGE:
        count = list_cards(g.hand[g.turn], SWAP, out, 0)
        out[count] = KEEP
        return count + 1
    if g.phase == WAITING:
        count = 0
        if may_claim(g, g.turn):
            out[0] = CLAIM
            count = 1
        out[count] = NEXT
        return count + 1
    return 0


# -- what it does --------------------------------------------------------------------------------------------


@kernel
def apply_move(g: ReversisState, move: int) -> None:
    """Carry out a legal move of the seat to move (`CLAIM`: of the winner of the Partie)."""
    g.events = 0
    if move < LAY:
        play_card(g, move)
    elif move < SWAP:
        lay(g, move - LAY)
    elif move < KEEP:
        swap(g, move - SWAP)
    elif move == KEEP:
        keep(g)
    elif move == CLAIM:
        claim(g)
    else:
        go_on(g)
    if move != CLAIM:
        g.turns += 1


@kernel
def claim(g: ReversisState) -> None:
    """R11: one claim takes all that is due."""
    tell(g, E_CLAIMED, g.last_winner, 0, 0)
    pay_dues(g, g.last_winner)


@kernel
def go_on(g: ReversisState) -> None:
    """R11: what was not claimed before `next` is lost."""
    tell(g, E_NEXT, g.turn, 0, 0)
    if g.dues:
        chips = 0
        for i in range(g.dues):
            chips += FORCED_SUM[g.due_card[i]]
        tell(g, E_CLAIM_LOST, g.last_winner, g.dues, chips)
        g.dues = 0
    leave_deal(g)


@kernel
def play_card(g: ReversisState, card: int) -> None:
    """R9: the highest card of the suit led is the best one so far."""
    seat = g.turn
    trick = g.tricks_done
    g.hand[seat] &= ~(1 << card)
    g.played[trick, g.trick_size] = card
    tell(g, E_PLAYED, seat, card, 0)
    if g.trick_size == 0:
        g.led_by[trick] = seat
        note_best(g, seat, card)
    else:
        follow_with(g, seat, card, g.played[trick, 0] // RANKS)
    if card == QUINOLA and trick < BINDING:
        g.quinola_by = seat
    g.trick_size += 1
    if g.trick_size == SEATS:
        finish_trick(g)
    else:
        g.turn = (seat + 1) % SEATS


@kernel
def note_best(g: ReversisState, seat: int, card: int) -> None:
    g.best_card = card
    g.best_seat = seat


@kernel
def follow_with(g: ReversisState, seat: int, card: int, suit: int) -> None:
    """R9; R20: who holds the suit and does not follow has refused."""
    if card // RANKS == suit:
        if card > g.best_card:
            note_best(g, seat, card)
    else:
        g.unfollowed[seat] |= 1 << suit
        if g.hand[seat] & SUIT_MASK[suit]:
            g.refused = 1
    # A suit that is shown again was refused before, not missing.
    g.unfollowed[seat] &= ~(1 << card // RANKS)


@kernel
def finish_trick(g: ReversisState) -> None:
    """R9-R10: the trick goes to its winner, cards in it are paid for, and he leads to the next one."""
    trick = g.tricks_done
    leader = g.led_by[trick]
    winner = g.best_seat
    points = take_cards(g, trick, winner)
    g.taken_by[trick] = winner
    g.tricks[winner] += 1
    g.points[winner] += points
    g.trick_size = 0
    tell(g, E_TRICK, winner, points, trick)
    if g.refused and winner == g.refuser:
        g.refuser_took = 1
    if not g.old and g.reversis_seat == NOBODY:
        settle_cards(g, leader, winner)
    g.tricks_done = trick + 1
    g.leader = winner
    g.turn = winner
    if not g.old:
        check_reversis(g, winner)
    if g.tricks_done == trick_count(g):
        finish_deal(g)


@kernel
def take_cards(g: ReversisState, trick: int, winner: int) -> int:
    """R2, R22: the four cards into the winner's tricks; the points they count."""
    points = 0
    cards = 0
    for i in range(SEATS):
        card = g.played[trick, i]
        cards |= 1 << card
        points += OLD_POINTS[card] if g.old else POINTS[card]
    g.won[winner] |= cards
    return points
