"""The end of a trick's work and of a deal: R9, R11, R15-R20, R22."""

from volte.games.reversis.exchange import begin_deal
from volte.games.reversis.layout import (
    ACE_OF_DIAMONDS,
    BINDING,
    BROKEN,
    E_BOUND,
    E_BROKEN,
    E_DEAL_OVER,
    E_ESPAGNOLETTE_LOST,
    E_ESPAGNOLETTE_WON,
    E_MADE,
    E_OVER,
    E_PARTIE,
    MADE,
    NO_CARD,
    NOBODY,
    OLD_TRICKS,
    OPPOSITE,
    OVER,
    PARTIE,
    POINTS,
    QUINOLA,
    R_BROKEN,
    R_MADE,
    R_OLD_ALL,
    R_OLD_POINTS,
    R_PARTIE,
    SEATS,
    TRICKS,
    WAITING,
    ReversisState,
)
from volte.games.reversis.payments import (
    are_opposite,
    enter,
    forget_own_dues,
    give_back_double,
    pay_dues,
    pay_surcharge,
    return_payments,
    tell,
    win_pot,
)
from volte.kernel import kernel

# -- the Reversis --------------------------------------------------------------------------------------------


@kernel
def bind_to_reversis(g: ReversisState, seat: int) -> None:
    """R17: who won the first nine tricks must win all; the payments of the deal so far are returned."""
    g.reversis_seat = seat
    tell(g, E_BOUND, seat, 0, 0)
    return_payments(g)


@kernel
def check_reversis(g: ReversisState, winner: int) -> None:
    """R17 after the ninth trick; R18: broken by the first who takes a trick from that player."""
    if g.reversis_seat == NOBODY:
        if g.tricks_done == BINDING and g.tricks[winner] == BINDING:
            bind_to_reversis(g, winner)
    elif winner != g.reversis_seat and g.broken_by == NOBODY:
        break_reversis(g, winner)


@kernel
def break_reversis(g: ReversisState, breaker: int) -> None:
    """R18: 64 at once, never doubled, and the surcharge for a Quinola laid in the first nine tricks."""
    g.broken_by = breaker
    tell(g, E_BROKEN, g.reversis_seat, breaker, 0)
    enter(g, g.reversis_seat, breaker, BROKEN, R_BROKEN, NO_CARD, BROKEN, 0, 0)
    if g.quinola_by == g.reversis_seat:
        pay_surcharge(g, g.reversis_seat)


@kernel
def reward_reversis(g: ReversisState) -> None:
    """R18: 16 from each neighbour, 32 from the opposite player, and the newest pot for an early Quinola."""
    seat = g.reversis_seat
    tell(g, E_MADE, seat, 0, 0)
    for i in range(1, SEATS):
        payer = (seat + i) % SEATS
        if are_opposite(seat, payer):
            enter(g, payer, seat, 2 * MADE, R_MADE, NO_CARD, MADE, OPPOSITE, 0)
        else:
            enter(g, payer, seat, MADE, R_MADE, NO_CARD, MADE, 0, 0)
    if g.quinola_by == seat:
        win_pot(g, seat, QUINOLA)


# -- the Partie ----------------------------------------------------------------------------------------------


@kernel
def is_better(g: ReversisState, one: int, other: int) -> bool:
    """R15: fewer points, then fewer tricks, then the dealer and from him leftwards."""
    if g.points[one] != g.points[other]:
        return bool(g.points[one] < g.points[other])
    if g.tricks[one] != g.tricks[other]:
        return bool(g.tricks[one] < g.tricks[other])
    return bool((g.dealer - one) % SEATS < (g.dealer - other) % SEATS)


@kernel
def best_placed(g: ReversisState, without: int) -> int:
    """R15, R20: the first of the ranking; `without` is a seat that does not count, or NOBODY."""
    best = NOBODY
    for seat in range(SEATS):
        if seat != without and (best == NOBODY or is_better(g, seat, best)):
            best = seat
    return best


@kernel
def worst_placed(g: ReversisState, without: int) -> int:
    """R15, R20: the last of the ranking."""
    worst = NOBODY
    for seat in range(SEATS):
        if seat != without and (worst == NOBODY or is_better(g, worst, seat)):
            worst = seat
    return worst


@kernel
def kitty_points(g: ReversisState, cards: int) -> int:
    """R2 over the kitty; R21: there the ace of diamonds counts 5 and the Quinola 3 with a heavy kitty."""
    points = 0
    for card in range(52):
        if cards >> card & 1:
            points += POINTS[card]
    if g.heavy_kitty:
        points += cards >> ACE_OF_DIAMONDS & 1
        points += 2 * (cards >> QUINOLA & 1)
    return points


@kernel
def settle_partie(g: ReversisState, winner: int, loser: int) -> None:
    """R16: 4 and the points in the kitty, doubled between opposite players."""
    value = PARTIE + kitty_points(g, g.kitty)
    factors = OPPOSITE if are_opposite(winner, loser) else 0
    chips = 2 * value if factors else value
    tell(g, E_PARTIE, winner, loser, value)
    enter(g, loser, winner, chips, R_PARTIE, NO_CARD, value, factors, 0)
    g.last_winner = winner
    g.last_loser = loser
    g.last_value = value
    g.last_sum = chips
    forget_own_dues(g, winner)
    if not g.must_claim:
        pay_dues(g, winner)


@kernel
def finish_parties(g: ReversisState) -> None:
    """R15; R20 where somebody refused to follow suit."""
    if not g.refused:
        settle_partie(g, best_placed(g, NOBODY), worst_placed(g, NOBODY))
    elif g.refuser_took:
        tell(g, E_ESPAGNOLETTE_LOST, g.refuser, 0, 0)
        give_back_double(g, g.refuser)
        settle_partie(g, best_placed(g, g.refuser), g.refuser)
    else:
        tell(g, E_ESPAGNOLETTE_WON, g.refuser, 0, 0)
        settle_partie(g, g.refuser, worst_placed(g, g.refuser))


# -- the old game --------------------------------------------------------------------------------------------


@kernel
def finish_old_deal(g: ReversisState) -> None:
    """R22: the best placed gets each opponent's points; all tricks win at once."""
    winner = g.taken_by[OLD_TRICKS - 1]
    all_tricks = g.tricks[winner] == OLD_TRICKS
    if all_tricks:
        g.last_reversis = winner
        g.last_made = 1
        tell(g, E_MADE, winner, 0, 0)
    else:
        winner = best_placed(g, NOBODY)
    for i in range(1, SEATS):
        payer = (winner + i) % SEATS
        chips = g.old_payment if all_tricks else g.points[payer]
        if chips:
            enter(g, payer, winner, chips, R_OLD_ALL if all_tricks else R_OLD_POINTS, NO_CARD, chips, 0, 0)


# -- the end of a deal ---------------------------------------------------------------------------------------


@kernel
def trick_count(g: ReversisState) -> int:
    """R6, R22: 11 tricks a deal, 13 in the old game."""
    return OLD_TRICKS if g.old else TRICKS


@kernel
def finish_deal(g: ReversisState) -> None:
    """After the last trick: the Reversis or the Partie, then the next deal or the wait of R11."""
    remember_deal(g)
    tell(g, E_DEAL_OVER, g.deal, 0, 0)
    if g.old:
        finish_old_deal(g)
    elif g.reversis_seat == NOBODY:
        finish_parties(g)
    else:
        g.last_reversis = g.reversis_seat
        g.last_made = 1 if g.broken_by == NOBODY else 0
        if g.last_made:
            reward_reversis(g)
    if g.must_claim:
        g.phase = WAITING
        g.turn = (g.dealer + 1) % SEATS
    else:
        leave_deal(g)


@kernel
def remember_deal(g: ReversisState) -> None:
    """What stays to be seen until the next deal is over."""
    g.last_deal = g.deal
    g.last_dealer = g.dealer
    g.last_kitty = g.kitty
    for seat in range(SEATS):
        g.last_points[seat] = g.points[seat]
        g.last_tricks[seat] = g.tricks[seat]
    g.last_winner = NOBODY
    g.last_loser = NOBODY
    g.last_value = 0
    g.last_sum = 0
    g.last_reversis = NOBODY
    g.last_made = 0
    g.last_refuser = g.refuser if g.refused else NOBODY


@kernel
def leave_deal(g: ReversisState) -> None:
    """R4: the deal passes to the right; R19: after the agreed number of deals the session is over."""
    if g.deal == g.deals:
        g.phase = OVER
        tell(g, E_OVER, 0, 0, 0)
    else:
        begin_deal(g, (g.dealer + 1) % SEATS)
