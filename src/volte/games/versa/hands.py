"""Whole hands of VERSA: dealt, gathered, passed on, put away; interpreted or compiled."""

from volte.games.versa.drawing import give_card
from volte.games.versa.layout import (
    DEALT_ANEW,
    KIND_COUNT,
    NO_COLOUR,
    NOBODY,
    NUMBER,
    PLAYING,
    ROTATED,
    TYPE,
    VersaState,
)
from volte.games.versa.turns import begin_turn, next_seat, tell
from volte.kernel import Row, kernel


@kernel
def clear_table(g: VersaState) -> None:
    """Everybody back at the table with an empty hand, nothing open; the options stay."""
    for seat in range(g.seats):
        empty_hand(g, seat)
    g.phase = PLAYING
    g.direction = 1
    g.active = (1 << g.seats) - 1
    g.active_count = g.seats
    g.colour = NO_COLOUR
    g.pull = 0
    g.lock = NO_COLOUR
    g.quiet = 0
    g.turns = 0
    g.winner = NOBODY
    g.told = 0
    g.new_count = 0


@kernel
def deal_round(g: VersaState, order: Row, count: int, first: int) -> None:
    """A3: one by one from the seat that begins, then a number is turned up; what comes before it goes under
    the pile. Where no number is left, the top card is turned up as it is."""
    at = 0
    for _ in range(g.hand_size):
        for i in range(g.seats):
            give_card(g, (first + i) % g.seats, order[at])
            at += 1
    start = at
    while start < count and TYPE[order[start]] != NUMBER:
        start += 1
    if start == count:
        start = at
    g.discards[0] = order[start]
    g.discarded = 1
    g.pile_from = 0
    g.pile_to = 0
    for i in range(start + 1, count):
        put_under_pile(g, order[i])
    for i in range(at, start):
        put_under_pile(g, order[i])
    begin_turn(g, first)


@kernel
def put_under_pile(g: VersaState, card: int) -> None:
    g.pile[g.pile_to] = card
    g.pile_to += 1


@kernel
def empty_hand(g: VersaState, seat: int) -> None:
    for card in range(KIND_COUNT):
        g.hand[seat, card] = 0
    g.hand_set[seat] = 0
    g.hand_total[seat] = 0
    g.fresh[seat] = 0


@kernel
def hand_under_pile(g: VersaState, seat: int) -> None:
    """A20: in ASCII order, the last card undermost."""
    size = g.pile_to - g.pile_from
    for i in range(size):
        g.pile[i] = g.pile[g.pile_from + i]
    g.pile_from = 0
    g.pile_to = size
    for card in range(KIND_COUNT):
        for _ in range(g.hand[seat, card]):
            put_under_pile(g, card)
    empty_hand(g, seat)


@kernel
def gather_hands(g: VersaState, out: Row) -> int:
    """All hands, seat by seat from the next player on, each in ASCII order; how many cards."""
    n = 0
    seat = g.turn
    for _ in range(g.active_count):
        seat = next_seat(g, seat)
        for card in range(KIND_COUNT):
            for _ in range(g.hand[seat, card]):
                out[n] = card
                n += 1
    return n


@kernel
def deal_anew(g: VersaState, order: Row, count: int) -> None:
    """A8, `redeal`: one by one from the next player on."""
    for seat in range(g.seats):
        empty_hand(g, seat)
    seat = g.turn
    for i in range(count):
        seat = next_seat(g, seat)
        give_card(g, seat, order[i])
    g.phase = PLAYING
    tell(g, DEALT_ANEW, g.turn, count, 0, 0)


@kernel
def rotate_hands(g: VersaState) -> None:
    """A8, `rotate`: each active player passes the hand on in playing direction."""
    start = g.turn
    seat = next_seat(g, start)
    # Each hand in turn changes places with the one that went round before it, which waits at `start`.
    while seat != start:
        swap_hands(g, start, seat)
        seat = next_seat(g, seat)
    for seat in range(g.seats):
        g.fresh[seat] = 0
    tell(g, ROTATED, start, g.direction, 0, 0)


@kernel
def swap_hands(g: VersaState, one: int, other: int) -> None:
    for card in range(KIND_COUNT):
        count = g.hand[one, card]
        g.hand[one, card] = g.hand[other, card]
        g.hand[other, card] = count
    kinds = g.hand_set[one]
    g.hand_set[one] = g.hand_set[other]
    g.hand_set[other] = kinds
    total = g.hand_total[one]
    g.hand_total[one] = g.hand_total[other]
    g.hand_total[other] = total
