"""A state that agrees with everything a view shows; what is hidden is dealt anew."""

from volte.games.reversis.books import write_payments
from volte.games.reversis.ending import trick_count
from volte.games.reversis.exchange import may_refuse_with
from volte.games.reversis.hidden import Place, deal_by_points, deal_by_suits
from volte.games.reversis.layout import (
    BINDING,
    KEPT,
    NO_CARD,
    NOBODY,
    OLD_POINTS,
    POINTS,
    RANKS,
    SEATS,
    SUIT_MASK,
    SWAPPED,
    ReversisState,
)
from volte.games.reversis.start import with_options
from volte.games.reversis.text import CARD_OF_TEXT, DECK, HIDDEN, OLD_DECK, SUIT_LETTERS, mask_of
from volte.games.reversis.tricks import Trick
from volte.games.reversis.view import PHASES, ReversisView
from volte.shuffle import Seed


def redraw(view: ReversisView, seed: Seed) -> ReversisState:
    """Hands, table cards and kitty of others (and closed tricks) from the label `redraw` of `seed`.

    Nobody is given a suit he did not follow. (With `espagnolette` he may have refused it: then he is given
    it only where the cards leave no other way.) Not every possible deal is equally likely.
    """
    g = known_state(view)
    words = seed.stream("redraw")
    places = hidden_places(g, view)
    cards = unseen(g, view)
    if view.options.show_tricks:
        deal_by_suits(places, cards, words)
    else:
        deal_by_points(places, cards, named_cards(view), OLD_POINTS if g.old else POINTS, words)
    for place in places:
        put_cards(g, place)
    if g.espagnolette and not view.refuser and view.phase in ("play", "claim", "over"):
        find_other_refuser(g)
    return g


# -- what is known -------------------------------------------------------------------------------------------


def known_state(view: ReversisView) -> ReversisState:
    """The state as far as the view tells, hidden cards missing: good for questions about the viewer's
    moves."""
    g = with_options(view.options)
    g.phase = PHASES.index(view.phase)
    g.deal = view.deal
    g.dealer = view.dealer
    g.leader = view.leader
    g.turn = 0 if view.to_move is None else view.to_move
    put_rows(g, view)
    put_pots(g, view)
    put_tricks(g, view)
    put_last_deal(g, view)
    g.kitty = mask_of(view.kitty)
    if view.laid is not None:
        g.laid[view.viewer] = CARD_OF_TEXT[view.laid]
    g.quinola_by = seat_of(view.quinola_by)
    g.reversis_seat = seat_of(view.bound)
    g.broken_by = seat_of(view.broken_by)
    g.refuser = view.viewer if view.refuser else NOBODY
    g.refused = int(view.refused)
    g.refuser_took = int(view.refuser_took)
    for i, due in enumerate(view.due):
        g.due_card[i] = CARD_OF_TEXT[due.card]
        g.due_seat[i] = due.seat
        g.due_late[i] = int(due.late)
    g.dues = len(view.due)
    write_payments(g, view.deal, view.ledger)
    return g


def seat_of(seat: int | None) -> int:
    return NOBODY if seat is None else seat


def put_rows(g: ReversisState, view: ReversisView) -> None:
    """What there is of every seat."""
    for seat in range(SEATS):
        g.chips[seat] = view.chips[seat]
        g.hand[seat] = mask_of(view.hands[seat])
        g.won[seat] = mask_of(view.tricks_won[seat])
        g.tricks[seat] = view.tricks[seat]
        g.points[seat] = view.points[seat]
        g.unfollowed[seat] = sum(1 << SUIT_LETTERS.index(suit) for suit in view.unfollowed[seat])
        choice = view.chose[seat]
        g.chose[seat] = 0 if choice is None else SWAPPED if choice == "swap" else KEPT


def put_pots(g: ReversisState, view: ReversisView) -> None:
    for i, chips in enumerate(view.pots):
        g.pot[i] = chips
    g.pots = len(view.pots)
    g.fresh = view.pots_doubled.count(False)


def put_tricks(g: ReversisState, view: ReversisView) -> None:
    """The finished tricks that are told, the last one also of the deal before, and the running one."""
    g.tricks_done = sum(view.tricks)
    first = g.tricks_done - len(view.history)
    for i, trick in enumerate(view.history):
        put_trick(g, first + i, trick)
    if view.last_trick is not None:
        put_trick(g, (g.tricks_done or trick_count(g)) - 1, view.last_trick)
    for i, (seat, text) in enumerate(view.trick):
        card = CARD_OF_TEXT[text]
        g.played[g.tricks_done, i] = card
        g.led_by[g.tricks_done] = view.trick[0][0]
        if i == 0 or (card // RANKS == g.best_card // RANKS and card > g.best_card):
            g.best_card = card
            g.best_seat = seat
    g.trick_size = len(view.trick)


def put_trick(g: ReversisState, number: int, trick: Trick) -> None:
    g.led_by[number] = trick.leader
    g.taken_by[number] = trick.winner
    for i, text in enumerate(trick.cards):
        g.played[number, i] = CARD_OF_TEXT[text]


def put_last_deal(g: ReversisState, view: ReversisView) -> None:
    last = view.last_deal
    if last is None:
        return
    g.last_deal = last.deal
    g.last_dealer = last.dealer
    for seat in range(SEATS):
        g.last_points[seat] = last.points[seat]
        g.last_tricks[seat] = last.tricks[seat]
    g.last_kitty = mask_of(last.kitty)
    if last.partie is not None:
        g.last_winner = last.partie.winner
        g.last_loser = last.partie.loser
        g.last_value = last.partie.value
        g.last_sum = last.partie.paid
    if last.reversis is not None:
        g.last_reversis = last.reversis.seat
        g.last_made = int(last.reversis.made)
    g.last_refuser = seat_of(last.espagnolette)
    write_payments(g, last.deal, last.payments)


# -- what is hidden ------------------------------------------------------------------------------------------


def unseen(g: ReversisState, view: ReversisView) -> list[int]:
    """The cards of which the view does not say where they are."""
    seen = g.kitty | sum(1 << CARD_OF_TEXT[text] for _, text in view.trick)
    for seat in range(SEATS):
        seen |= g.hand[seat] | g.won[seat]
    return [card for card in (OLD_DECK if g.old else DECK) if not seen >> card & 1]


def hidden_places(g: ReversisState, view: ReversisView) -> list[Place]:
    """Where unseen cards lie, and what is known of each place."""
    places = []
    for seat in range(SEATS):
        hidden = view.tricks_won[seat].count(HIDDEN)
        if hidden:
            shown = sum(
                (OLD_POINTS if g.old else POINTS)[CARD_OF_TEXT[c]]
                for c in view.tricks_won[seat]
                if c != HIDDEN
            )
            places.append(Place("won", seat, hidden, points=view.points[seat] - shown))
        if hidden := view.hands[seat].count(HIDDEN):
            suits = sum(SUIT_MASK[suit] for suit in range(4) if g.unfollowed[seat] >> suit & 1)
            places.append(Place("hand", seat, hidden, barred=suits))
        if view.table[seat] is not None:
            places.append(Place("table", seat, 1))
        if lies_in_middle(view, seat):
            places.append(Place("laid", seat, 1))
    middle = view.kitty.count(HIDDEN) - sum(place.kind == "laid" for place in places)
    if middle:
        places.append(Place("kitty", NOBODY, middle))
    return places


def lies_in_middle(view: ReversisView, seat: int) -> bool:
    """Has this seat, not the viewer, laid a card that is still closed? (A record's start may not tell who
    did.)"""
    if seat == view.viewer or HIDDEN not in view.kitty:
        return False
    if seat == view.dealer:
        return view.phase == "exchange" or any(choice is not None for choice in view.chose)
    return view.chose[seat] is not None


def put_cards(g: ReversisState, place: Place) -> None:
    mask = sum(1 << card for card in place.cards)
    if place.kind == "won":
        g.won[place.seat] |= mask
    elif place.kind == "hand":
        g.hand[place.seat] |= mask
    elif place.kind == "table":
        g.table[place.seat] = place.cards[0]
    else:
        g.kitty |= mask
        if place.kind == "laid":
            g.laid[place.seat] = place.cards[0]


def named_cards(view: ReversisView) -> dict[int, int]:
    """Cards that payments name, so that they lie in won tricks: whose, or NOBODY where that is not told."""
    named = {CARD_OF_TEXT[due.card]: NOBODY for due in view.due}
    for line in view.ledger:
        if line.card is None or line.reason == "returned":
            continue
        card = CARD_OF_TEXT[line.card]
        if line.reason.endswith("-thrown"):
            assert isinstance(line.payer, int)
            named[card] = line.payer  # R10: the winner of the trick pays
        elif named.get(card, NO_CARD) == NO_CARD:
            named[card] = NOBODY
    if view.quinola_by is not None:
        named.setdefault(CARD_OF_TEXT["JH"], NOBODY)
    return named


# -- R20 of others -------------------------------------------------------------------------------------------


def find_other_refuser(g: ReversisState) -> None:
    """R20: whether in this deal of the cards somebody else may refuse, and has refused, as far as tricks
    are told."""
    for seat in range(SEATS):
        played = sum(1 << card for card, _ in plays_of(g, seat))
        if may_refuse_with(g.hand[seat] | played):
            g.refuser = seat
            note_refusal(g, seat)


def plays_of(g: ReversisState, seat: int) -> list[tuple[int, int]]:
    """The cards this seat has played, with the number of the trick."""
    found = []
    for trick in range(g.tricks_done + (1 if g.trick_size else 0)):
        place = (seat - g.led_by[trick]) % SEATS
        told = trick < g.tricks_done or place < g.trick_size
        if told and g.played[trick, 0] != NO_CARD:
            found.append((g.played[trick, place], trick))
    return found


def note_refusal(g: ReversisState, seat: int) -> None:
    """He refused where he did not follow a suit that he had."""
    plays = plays_of(g, seat)
    for i, (card, trick) in enumerate(plays):
        suit = g.played[trick, 0] // RANKS
        left = g.hand[seat] | sum(1 << later for later, _ in plays[i + 1 :])
        if trick < BINDING and card // RANKS != suit and left & SUIT_MASK[suit]:
            g.refused = 1
        elif g.refused and trick < g.tricks_done and g.taken_by[trick] == seat:
            g.refuser_took = 1
