"""Random games of Verso for benches and playouts: uniform over `legal`, chance from the small generator
`random` (volte.games.chance); interpreted or compiled.
"""

from volte.games.chance import below
from volte.games.verso.layout import (
    CARDS,
    EMPTY,
    FINAL,
    FLIP,
    OVER,
    PASS,
    PILE_A_SEAT,
    PLAY,
    RUN_COUNT,
    RUN_LIST,
    RUN_STARTS,
    SOLO_PILE,
    VersoState,
)
from volte.games.verso.rules import apply_move, may_keep
from volte.kernel import Row, kernel


@kernel
def deal_random(g: VersoState, random: Row) -> None:
    """V5: a fresh game for `g.seats` under the options that are set; the first seat begins."""
    g.phase = PLAY
    g.turn = 0
    g.moves = 0
    g.told = 0
    g.drawn = 0
    g.discarded = 0
    g.deck_size = SOLO_PILE if g.seats == 1 else PILE_A_SEAT * g.seats
    for card in range(CARDS):
        g.deck[card] = card
        g.seen[card] = 0
    for i in range(g.deck_size):
        j = i + below(random, CARDS - i)
        card = g.deck[j]
        g.deck[j] = g.deck[i]
        g.deck[i] = 2 * card + below(random, 2)
    for seat in range(g.seats):
        clear_seat(g, seat)


@kernel
def clear_seat(g: VersoState, seat: int) -> None:
    g.score[seat] = 0
    g.from_squares[seat] = 0
    g.ready[seat] = 1
    for colour in range(3):
        g.row[seat, colour] = 0
        for value in range(7):
            g.display[seat, colour, value] = EMPTY


@kernel
def random_move(g: VersoState, random: Row) -> int:
    """One of the legal moves, each as likely; chosen without listing them."""
    blue = g.row[g.turn, 0]
    green = g.row[g.turn, 1]
    orange = g.row[g.turn, 2]
    blues = RUN_STARTS[blue + 1] - RUN_STARTS[blue]
    greens = RUN_STARTS[green + 1] - RUN_STARTS[green]
    oranges = RUN_STARTS[orange + 1] - RUN_STARTS[orange]
    banks = blues + greens + oranges
    choice = below(random, banks + other_moves(g))
    if choice < blues:
        return RUN_LIST[RUN_STARTS[blue] + choice]
    choice -= blues
    if choice < greens:
        return RUN_COUNT + RUN_LIST[RUN_STARTS[green] + choice]
    choice -= greens
    if choice < oranges:
        return 2 * RUN_COUNT + RUN_LIST[RUN_STARTS[orange] + choice]
    return PASS if g.phase == FINAL else FLIP + choice - oranges


@kernel
def other_moves(g: VersoState) -> int:
    """How many moves there are beside banks: pass, or flip and, where it is allowed, keep."""
    if g.phase == FINAL:
        return 1
    return 2 if may_keep(g) else 1


@kernel
def random_game(g: VersoState, random: Row) -> int:
    """Deal a new game and play it to its end; how many moves."""
    deal_random(g, random)
    while g.phase != OVER:
        apply_move(g, random_move(g, random))
    return g.moves


@kernel
def random_games(g: VersoState, random: Row, games: int) -> int:
    """So many games; how many moves in all."""
    moves = 0
    for _ in range(games):
        moves += random_game(g, random)
    return moves
