"""Deal and exchange: R4-R6, R8, R20's hands, R22's deal."""

from volte.games.bits import count_cards
from volte.games.reversis.layout import (
    ACES,
    DEALING,
    E_DEALT,
    E_KEPT,
    E_LAID,
    E_SWAPPED,
    EXCHANGE,
    KEPT,
    LAYING,
    NO_CARD,
    NOBODY,
    OLD_TRICKS,
    PLAYING,
    QUINOLA,
    SEATS,
    SWAPPED,
    ReversisState,
)
from volte.games.reversis.payments import pay_antes, tell
from volte.kernel import Row, kernel


@kernel
def begin_deal(g: ReversisState, dealer: int) -> None:
    """A clean table for the next deal; its shuffle is due now."""
    g.phase = DEALING
    g.deal += 1
    g.dealer = dealer
    for seat in range(SEATS):
        g.hand[seat] = 0
        g.table[seat] = NO_CARD
        g.chose[seat] = 0
        g.laid[seat] = NO_CARD
        g.won[seat] = 0
        g.tricks[seat] = 0
        g.points[seat] = 0
        g.unfollowed[seat] = 0
    g.kitty = 0
    g.tricks_done = 0
    g.trick_size = 0
    g.quinola_by = NOBODY
    g.reversis_seat = NOBODY
    g.broken_by = NOBODY
    g.refuser = NOBODY
    g.refused = 0
    g.refuser_took = 0
    g.dues = 0
    g.paid[g.deal & 1] = 0


@kernel
def deal_cards(g: ReversisState, order: Row) -> None:
    """The shuffled cards, top first, go round from the dealer's right (R4, R22)."""
    g.leader = (g.dealer + 1) % SEATS
    tell(g, E_DEALT, g.dealer, g.deal, 0)
    if g.old:
        deal_old(g, order)
    else:
        pay_antes(g)
        top = deal_packets(g, order)
        g.hand[g.dealer] |= 1 << order[top]
        for i in range(1, SEATS):
            g.table[(g.dealer + i) % SEATS] = order[top + i]
        g.phase = LAYING
        g.turn = g.dealer
    g.turns += 1


@kernel
def deal_packets(g: ReversisState, order: Row) -> int:
    """R4: 4 to each in turn, the dealer last, then 3, then 4; the place of the next card."""
    top = 0
    for size in range(3):
        for i in range(1, SEATS + 1):
            seat = (g.dealer + i) % SEATS
            for _ in range(3 if size == 1 else 4):
                g.hand[seat] |= 1 << order[top]
                top += 1
    return top


@kernel
def deal_old(g: ReversisState, order: Row) -> None:
    """R22: all 52 cards, 13 each, and no exchange."""
    for k in range(SEATS * OLD_TRICKS):
        g.hand[(g.dealer + 1 + k) % SEATS] |= 1 << order[k]
    begin_play(g)


@kernel
def lay(g: ReversisState, card: int) -> None:
    """R5: the dealer lays one of his 12 in the middle, and the others choose in playing order."""
    put_in_middle(g, g.turn, card)
    g.hand[g.turn] &= ~(1 << card)
    tell(g, E_LAID, g.turn, card, 0)
    g.phase = EXCHANGE
    g.turn = (g.turn + 1) % SEATS


@kernel
def swap(g: ReversisState, card: int) -> None:
    """R5: a hand card for the middle, the table card unseen into the hand."""
    seat = g.turn
    got = g.table[seat]
    put_in_middle(g, seat, card)
    g.hand[seat] = g.hand[seat] & ~(1 << card) | 1 << got
    tell(g, E_SWAPPED, seat, card, got)
    finish_choice(g, SWAPPED)


@kernel
def keep(g: ReversisState) -> None:
    """R5: the table card is looked at and laid in the middle."""
    card = g.table[g.turn]
    put_in_middle(g, g.turn, card)
    tell(g, E_KEPT, g.turn, card, 0)
    finish_choice(g, KEPT)


@kernel
def put_in_middle(g: ReversisState, seat: int, card: int) -> None:
    """R6: it belongs to the kitty now; who laid it knows it (R23)."""
    g.kitty |= 1 << card
    g.laid[seat] = card


@kernel
def finish_choice(g: ReversisState, choice: int) -> None:
    g.chose[g.turn] = choice
    g.table[g.turn] = NO_CARD
    if g.turn == (g.dealer + SEATS - 1) % SEATS:
        begin_play(g)
    else:
        g.turn = (g.turn + 1) % SEATS


@kernel
def begin_play(g: ReversisState) -> None:
    """R9: the dealer's right neighbour leads first."""
    g.phase = PLAYING
    g.turn = g.leader
    if g.espagnolette:
        find_refuser(g)


@kernel
def find_refuser(g: ReversisState) -> None:
    """R20: whose cards after the exchange let him refuse suit; never two at once: it takes three aces."""
    for seat in range(SEATS):
        if may_refuse_with(g.hand[seat]):
            g.refuser = seat


@kernel
def may_refuse_with(hand: int) -> bool:
    """R20: all four aces, or the Quinola and three aces."""
    aces = count_cards(hand & ACES)
    return aces == 4 or (aces == 3 and (hand >> QUINOLA & 1) == 1)
