"""Chips from hand to hand and to the pot: R7, R8, R10, R12-R14. Every movement is a line of the ledger."""

from volte.games.reversis.layout import (
    ANTE,
    BASE,
    BYSTANDER,
    CARD,
    E_PAID,
    FACTORS,
    FORCED_SUM,
    LATE,
    MARK,
    NO_CARD,
    OPPOSITE,
    PAYER,
    PAYING,
    POT,
    QUINOLA,
    R_ANTE,
    R_BYSTANDER,
    R_DOUBLED_BACK,
    R_FORCED,
    R_LED,
    R_POT,
    R_POT_BACK,
    R_RETURNED,
    R_SURCHARGE,
    R_THROWN,
    RANKS,
    REASON,
    RECEIVER,
    SEATS,
    SUM,
    THROWN_SUM,
    TRICKS,
    TWICE,
    ReversisState,
)
from volte.kernel import kernel


@kernel
def tell(g: ReversisState, what: int, a: int, b: int, c: int) -> None:
    """Note an event of the running move."""
    n = g.events
    g.event[n, 0] = what
    g.event[n, 1] = a
    g.event[n, 2] = b
    g.event[n, 3] = c
    g.events = n + 1


@kernel
def enter(
    g: ReversisState,
    payer: int,
    receiver: int,
    chips: int,
    reason: int,
    card: int,
    base: int,
    factors: int,
    mark: int,
) -> None:
    """R7: chips go from one to another, never from or to nowhere; `POT` is a payer and receiver too."""
    if payer != POT:
        g.chips[payer] -= chips
    if receiver != POT:
        g.chips[receiver] += chips
    book = g.deal & 1
    line = g.paid[book]
    g.payment[book, line, PAYER] = payer
    g.payment[book, line, RECEIVER] = receiver
    g.payment[book, line, SUM] = chips
    g.payment[book, line, REASON] = reason
    g.payment[book, line, CARD] = card
    g.payment[book, line, BASE] = base
    g.payment[book, line, FACTORS] = factors
    g.payment[book, line, MARK] = mark
    g.paid[book] = line + 1
    tell(g, E_PAID, book, line, 0)


@kernel
def are_opposite(one: int, other: int) -> bool:
    return (one ^ other) == 2


@kernel
def pay_for_card(
    g: ReversisState, payer: int, receiver: int, base: int, reason: int, card: int, late: int
) -> None:
    """R12: doubled between opposite players, doubled in the last two tricks, both: four times."""
    chips = base
    factors = 0
    if are_opposite(payer, receiver):
        chips *= 2
        factors |= OPPOSITE
    if late:
        chips *= 2
        factors |= LATE
    enter(g, payer, receiver, chips, reason, card, base, factors, 0)


# -- the pots ------------------------------------------------------------------------------------------------


@kernel
def pay_antes(g: ReversisState) -> None:
    """R8: 5 from everybody where no pot is left, and the dealer's 5; they go into the newest pot (R14)."""
    if g.pots == 0:
        g.pot[0] = 0
        g.pots = 1
        g.fresh = 1
        for i in range(SEATS):
            pay_ante(g, (g.dealer + 1 + i) % SEATS)
    pay_ante(g, g.dealer)


@kernel
def pay_ante(g: ReversisState, seat: int) -> None:
    g.pot[g.pots - 1] += ANTE
    enter(g, seat, POT, ANTE, R_ANTE, NO_CARD, ANTE, 0, 0)


@kernel
def win_pot(g: ReversisState, seat: int, card: int) -> None:
    """R13: the newest pot goes to `seat`; with no pot there is nothing to win (a record's `start`)."""
    if g.pots == 0:
        return
    top = g.pots - 1
    chips = g.pot[top]
    was_fresh = 1 if g.fresh == g.pots else 0
    g.pot[top] = 0
    g.pots = top
    g.fresh -= was_fresh
    enter(g, POT, seat, chips, R_POT, card, chips, 0, was_fresh)


@kernel
def pay_surcharge(g: ReversisState, seat: int) -> None:
    """R14: as high as the newest pot; the first on a pot doubles it, a further one starts a pot beside it."""
    if g.pots == 0:
        return
    chips = g.pot[g.pots - 1]
    was_fresh = 1 if g.fresh == g.pots else 0
    if was_fresh:
        g.pot[g.pots - 1] += chips
        g.fresh -= 1
    else:
        g.pot[g.pots] = chips
        g.pots += 1
    enter(g, seat, POT, chips, R_SURCHARGE, QUINOLA, chips, 0, was_fresh)


# -- cards in a trick ----------------------------------------------------------------------------------------


@kernel
def settle_cards(g: ReversisState, leader: int, winner: int) -> None:
    """R10, at the end of trick `tricks_done`: the aces and the Quinola in it, as they were played."""
    trick = g.tricks_done
    led = g.played[trick, 0]
    late = 1 if trick >= TRICKS - 2 else 0
    for i in range(4):
        card = g.played[trick, i]
        if PAYING >> card & 1:
            owner = (leader + i) % SEATS
            if i == 0:
                settle_led(g, owner, card, late)
            elif card // RANKS == led // RANKS:
                settle_forced(g, owner, leader, card, late)
            else:
                settle_thrown(g, owner, winner, card, late)


@kernel
def settle_led(g: ReversisState, owner: int, card: int, late: int) -> None:
    """R10: paid to the winner of the Partie later; R14: the Quinola's surcharge is paid at once."""
    g.due_card[g.dues] = card
    g.due_seat[g.dues] = owner
    g.due_late[g.dues] = late
    g.dues += 1
    if card == QUINOLA:
        pay_surcharge(g, owner)


@kernel
def settle_forced(g: ReversisState, owner: int, leader: int, card: int, late: int) -> None:
    """R10: to the player who led; for the Quinola the other two pay him too; R14: its owner's surcharge."""
    pay_for_card(g, owner, leader, FORCED_SUM[card], R_FORCED, card, late)
    if card == QUINOLA:
        for i in range(1, SEATS):
            seat = (leader + i) % SEATS
            if seat != owner:
                pay_for_card(g, seat, leader, BYSTANDER, R_BYSTANDER, card, late)
        pay_surcharge(g, owner)


@kernel
def settle_thrown(g: ReversisState, owner: int, winner: int, card: int, late: int) -> None:
    """R10: from the winner of the trick; R13: the Quinola wins the newest pot as well."""
    pay_for_card(g, winner, owner, THROWN_SUM[card], R_THROWN, card, late)
    if card == QUINOLA:
        win_pot(g, owner, card)


# -- led cards -----------------------------------------------------------------------------------------------


@kernel
def forget_own_dues(g: ReversisState, winner: int) -> None:
    """R12: nobody pays himself, so the winner's own led cards are not due."""
    kept = 0
    for i in range(g.dues):
        if g.due_seat[i] != winner:
            g.due_card[kept] = g.due_card[i]
            g.due_seat[kept] = g.due_seat[i]
            g.due_late[kept] = g.due_late[i]
            kept += 1
    g.dues = kept


@kernel
def pay_dues(g: ReversisState, winner: int) -> None:
    """R10-R12: what was led and is due goes to the winner of the Partie."""
    for i in range(g.dues):
        card = g.due_card[i]
        pay_for_card(g, g.due_seat[i], winner, FORCED_SUM[card], R_LED, card, g.due_late[i])
    g.dues = 0


# -- back again ----------------------------------------------------------------------------------------------


@kernel
def return_payments(g: ReversisState) -> None:
    """R17: every payment of this deal but the antes goes back; last first, so that the pots fit."""
    book = g.deal & 1
    count = g.paid[book]  # the returned ones are entered behind
    for i in range(count):
        return_payment(g, book, count - 1 - i)
    g.dues = 0


@kernel
def return_payment(g: ReversisState, book: int, line: int) -> None:
    reason = g.payment[book, line, REASON]
    if reason == R_ANTE:
        return
    chips = g.payment[book, line, SUM]
    mark = g.payment[book, line, MARK]
    if reason == R_POT:
        put_pot_back(g, chips, mark)
    elif reason == R_SURCHARGE:
        take_surcharge_back(g, chips, mark)
    payer = g.payment[book, line, PAYER]
    receiver = g.payment[book, line, RECEIVER]
    enter(g, receiver, payer, chips, R_RETURNED, g.payment[book, line, CARD], chips, 0, reason)


@kernel
def put_pot_back(g: ReversisState, chips: int, was_fresh: int) -> None:
    g.pot[g.pots] = chips
    g.pots += 1
    g.fresh += was_fresh


@kernel
def take_surcharge_back(g: ReversisState, chips: int, was_fresh: int) -> None:
    if was_fresh:
        g.pot[g.pots - 1] -= chips
        g.fresh += 1
    else:
        g.pots -= 1
        g.pot[g.pots] = 0


@kernel
def give_back_double(g: ReversisState, seat: int) -> None:
    """R20: who took a trick after refusing gives everything he got back double.

    Each payer gets twice the sum; a pot he won is the newest again, with the same sum as a surcharge.
    "Everything" is read as it stands: what he got for cards forced from others as well.
    """
    book = g.deal & 1
    for line in range(g.paid[book]):
        if g.payment[book, line, RECEIVER] == seat:
            payer = g.payment[book, line, PAYER]
            chips = g.payment[book, line, SUM]
            card = g.payment[book, line, CARD]
            if payer == POT:
                put_pot_back(g, chips, g.payment[book, line, MARK])
                enter(g, seat, POT, chips, R_POT_BACK, card, chips, 0, 0)
                pay_surcharge(g, seat)
            else:
                enter(g, seat, payer, 2 * chips, R_DOUBLED_BACK, card, chips, TWICE, 0)
