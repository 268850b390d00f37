"""Random sessions of Reversis for benches and playouts: uniform over `legal`, chance from the small generator
`random` (volte.games.chance); interpreted or compiled.
"""

from volte.games.bits import count_cards, pick_card
from volte.games.chance import below, shuffle
from volte.games.reversis.exchange import begin_deal, deal_cards
from volte.games.reversis.layout import (
    CLAIM,
    DEALING,
    EXCHANGE,
    KEEP,
    LAY,
    LAYING,
    NEXT,
    OVER,
    PLAY,
    PLAYING,
    RANKS,
    SEATS,
    SWAP,
    TEN,
    ReversisState,
)
from volte.games.reversis.rules import apply_move, may_claim, playable
from volte.kernel import Row, kernel


@kernel
def fill_deck(g: ReversisState, cards: Row) -> int:
    """R1, R22: the cards of the game; how many."""
    count = 0
    for card in range(SEATS * RANKS):
        if g.old or card % RANKS != TEN:
            cards[count] = card
            count += 1
    return count


@kernel
def random_move(g: ReversisState, random: Row) -> int:
    """One of the legal moves of the seat to move, each as likely; chosen without listing them."""
    if g.phase == PLAYING:
        cards = playable(g, g.turn)
        return PLAY + pick_card(cards, below(random, count_cards(cards)))
    hand = g.hand[g.turn]
    if g.phase == LAYING:
        return LAY + pick_card(hand, below(random, count_cards(hand)))
    if g.phase == EXCHANGE:
        count = count_cards(hand)
        choice = below(random, count + 1)
        return KEEP if choice == count else SWAP + pick_card(hand, choice)
    if may_claim(g, g.turn):
        return NEXT if below(random, 2) else CLAIM
    return NEXT


@kernel
def random_session(g: ReversisState, random: Row, cards: Row) -> int:
    """Begin a new session under the options of `g` and play it to its end; how many moves. `cards` is a row
    of 52 to work in."""
    count = fill_deck(g, cards)
    begin_session(g, below(random, SEATS))
    moves = 0
    while g.phase != OVER:
        if g.phase == DEALING:
            shuffle(random, cards, count)
            deal_cards(g, cards)
        apply_move(g, random_move(g, random))
        moves += 1
    return moves


@kernel
def begin_session(g: ReversisState, dealer: int) -> None:
    """R4, R7: chips as at the start, no pot yet, the first deal is due."""
    for seat in range(SEATS):
        g.chips[seat] = g.opening_chips
    for i in range(g.pots):
        g.pot[i] = 0
    g.pots = 0
    g.fresh = 0
    g.deal = 0
    g.events = 0
    g.last_deal = 0
    begin_deal(g, dealer)


@kernel
def random_sessions(g: ReversisState, random: Row, cards: Row, sessions: int) -> int:
    """So many sessions; how many moves in all."""
    moves = 0
    for _ in range(sessions):
        moves += random_session(g, random, cards)
    return moves
