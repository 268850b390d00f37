"""Random rounds of VERSA for benches and playouts: uniform over `legal`, chance from the small generator
`random` (volte.games.chance); interpreted or compiled.
"""

from volte.games.bits import count_cards, pick_card
from volte.games.chance import below, shuffle
from volte.games.versa.hands import clear_table, deal_round
from volte.games.versa.layout import (
    CORE_BIT,
    DRAW,
    END,
    KIND_COUNT,
    LAY,
    LAY_CORE,
    LAY_TORNADO,
    OVER,
    PLAYING,
    TORNADO_CARD,
    VersaState,
)
from volte.games.versa.rules import apply_move, due_cards, supply_cards
from volte.games.versa.turns import playable
from volte.kernel import Row, kernel


@kernel
def settle(g: VersaState, random: Row, cards: Row) -> None:
    """Make the shuffles that are due; `cards` is a row of MAX_CARDS to work in."""
    while g.phase != PLAYING and g.phase != OVER:
        count = due_cards(g, cards)
        shuffle(random, cards, count)
        supply_cards(g, cards, count)


@kernel
def random_move(g: VersaState, random: Row) -> int:
    """One of the legal moves, each as likely; chosen on the sets, without a list."""
    rest = g.hand_set[g.turn] & playable(g)
    count = 1 + count_cards(rest)
    if rest & CORE_BIT != 0:
        count += 3
    choice = below(random, count)
    if choice == 0:
        return END if g.bonus == 1 or g.drawn == 1 else DRAW
    choice -= 1
    if rest & CORE_BIT != 0:
        if choice < 4:
            return LAY_CORE + choice
        choice -= 4
        rest ^= CORE_BIT
    card = pick_card(rest, choice)
    return LAY_TORNADO if card == TORNADO_CARD else LAY + card


@kernel
def random_round(g: VersaState, random: Row, cards: Row) -> int:
    """Deal a new round under the options of `g` and play it to its end; how many moves."""
    n = 0
    for card in range(KIND_COUNT):
        for _ in range(g.deck[card]):
            cards[n] = card
            n += 1
    shuffle(random, cards, n)
    clear_table(g)
    deal_round(g, cards, n, below(random, g.seats))
    moves = 0
    while g.phase != OVER:
        apply_move(g, random_move(g, random))
        settle(g, random, cards)
        moves += 1
    return moves


@kernel
def random_rounds(g: VersaState, random: Row, cards: Row, rounds: int) -> int:
    """So many rounds; how many moves in all."""
    moves = 0
    for _ in range(rounds):
        moves += random_round(g, random, cards)
    return moves
