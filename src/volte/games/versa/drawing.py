"""Drawing in VERSA (A10-A14, A17) and the shuffles that may come in between; interpreted or compiled."""

from volte.games.versa.layout import (
    ALL,
    DREW,
    PASSED,
    PLAYING,
    REGULAR,
    RESHUFFLE,
    RESHUFFLED,
    VersaState,
)
from volte.games.versa.turns import end_turn, has_fitting, next_seat, tell
from volte.kernel import Row, kernel


@kernel
def draw_for(g: VersaState, cause: int, seat: int, seats: int, cards: int) -> None:
    """So many seats, from this one on in playing direction, draw so many cards each; then play goes on."""
    g.cause = cause
    g.owed_seat = seat
    g.owed_seats = seats
    g.owed = cards
    g.owed_from = g.new_count
    g.fresh[seat] = 0
    go_on_drawing(g)


@kernel
def go_on_drawing(g: VersaState) -> None:
    """Draw what is owed; stop where the discards must be shuffled first (A12)."""
    while True:
        while g.owed > 0 and g.pile_from < g.pile_to:
            draw_card(g, g.owed_seat)
        if g.owed > 0 and g.discarded > 1:
            g.phase = RESHUFFLE
            return
        count = g.new_count - g.owed_from
        tell(g, DREW, g.owed_seat, g.owed_from, count, g.cause)
        g.owed_seats -= 1
        if g.owed_seats == 0:
            break
        g.owed_seat = next_seat(g, g.owed_seat)
        g.owed = 1
        g.owed_from = g.new_count
        g.fresh[g.owed_seat] = 0
    end_drawing(g)


@kernel
def draw_card(g: VersaState, seat: int) -> None:
    """The top card of the pile goes to the hand."""
    card = g.pile[g.pile_from]
    g.pile_from += 1
    g.owed -= 1
    give_card(g, seat, card)
    g.fresh[seat] |= 1 << card
    g.new_cards[g.new_count] = card
    g.new_count += 1


@kernel
def give_card(g: VersaState, seat: int, card: int) -> None:
    g.hand[seat, card] += 1
    g.hand_set[seat] |= 1 << card
    g.hand_total[seat] += 1


@kernel
def end_drawing(g: VersaState) -> None:
    """A10: after the regular card something may be laid, if anything fits; a penalty ends the turn (A13,
    A14), and so does an All for who laid it."""
    seat = g.turn
    if g.new_count > 0:
        g.busy = 1
    if g.cause == REGULAR:
        g.drawn = 1
        if has_fitting(g, seat):
            return
        tell(g, PASSED, seat, 0, 0, 0)
    elif g.cause == ALL:
        g.busy = 1
    end_turn(g, next_seat(g, seat))


@kernel
def supply_pile(g: VersaState, order: Row, count: int) -> None:
    """A12: the discards under the top one, shuffled, are the new pile; drawing goes on."""
    for i in range(count):
        g.pile[i] = order[i]
    g.pile_from = 0
    g.pile_to = count
    g.discards[0] = g.discards[g.discarded - 1]
    g.discarded = 1
    g.phase = PLAYING
    tell(g, RESHUFFLED, g.turn, count, 0, 0)
    go_on_drawing(g)
