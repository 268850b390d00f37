"""A session of Reversis: with its first deal due, or from a record's `start` (docs/rules/records.md)."""

from collections.abc import Mapping
from typing import Any

from volte.games.contract import BadInput
from volte.games.reading import check_keys, check_list, check_lists, check_seat
from volte.games.reversis.ending import trick_count
from volte.games.reversis.exchange import begin_deal, begin_play
from volte.games.reversis.layout import (
    ALL_CARDS,
    BINDING,
    EXCHANGE_CARDS,
    LAYING,
    MAX_START_POTS,
    NO_CARD,
    OLD_POINTS,
    POINTS,
    SEATS,
    TENS,
    TRICKS,
    ReversisState,
    empty_state,
)
from volte.games.reversis.options import MOST_CHIPS, ReversisOptions
from volte.games.reversis.text import CARD_OF_TEXT, CARD_TEXT, cards_of
from volte.shuffle import Seed

KEYS = ("dealer", "hands", "table", "kitty", "chips", "pots", "tricks_won", "leader")


def with_options(options: ReversisOptions) -> ReversisState:
    """A session under these options, before its first deal. R22: with `old` the other variants have no
    effect."""
    g = empty_state()
    g.must_claim = int(options.claims == "must_claim")
    g.show_tricks = int(options.show_tricks)
    g.deals = options.deals
    g.old = int(options.old)
    g.old_payment = options.old_reversis_payment
    g.old_espagnolette = int(options.espagnolette)
    g.old_heavy_kitty = int(options.heavy_kitty)
    g.espagnolette = int(options.espagnolette and not options.old)
    g.heavy_kitty = int(options.heavy_kitty and not options.old)
    g.opening_chips = options.chips
    g.turn_seconds = options.turn_seconds or 0
    for seat in range(SEATS):
        g.chips[seat] = options.chips
    return g


def deal(options: ReversisOptions, seed: Seed, first: int | None) -> ReversisState:
    """R4: the first dealer is drawn by lot; the shuffle `deal` is due then, as before every deal."""
    g = with_options(options)
    dealer = seed.stream("first").below(SEATS) if first is None else check_seat("first", first, SEATS)
    begin_deal(g, dealer)
    return g


def setup(options: ReversisOptions, start: Mapping[str, Any], first: int | None) -> ReversisState:
    """The position that a record's `start` says: deal 1, its antes paid; BadInput where it cannot be."""
    check_keys(start, KEYS)
    g = with_options(options)
    if first is not None:
        check_seat("first", first, SEATS)
    begin_deal(g, check_seat("dealer", start.get("dealer", first or 0), SEATS))
    g.leader = check_seat("leader", start.get("leader", (g.dealer + 1) % SEATS), SEATS)
    put_cards(g, start)
    put_chips(g, start.get("chips"))
    put_pots(g, start.get("pots", []))
    if any(card != NO_CARD for card in g.table):
        g.phase = LAYING
        g.turn = g.dealer
    else:
        begin_play(g)
    g.turns = 1
    return g


# -- cards ---------------------------------------------------------------------------------------------------


def put_cards(g: ReversisState, start: Mapping[str, Any]) -> None:
    """All cards of the game, each once, in hands that fit together."""
    used: set[str] = set()
    hands = masks_of(g, "hands", start.get("hands", [[]] * SEATS), used)
    won = masks_of(g, "tricks_won", start.get("tricks_won", [[]] * SEATS), used)
    kitty = mask_of(g, "kitty", start.get("kitty", []), used)
    table = table_of(g, start.get("table"), used)
    missing = [
        card for card in cards_of(ALL_CARDS if g.old else ALL_CARDS & ~TENS) if CARD_TEXT[card] not in used
    ]
    if missing:
        raise BadInput("reversis-start-missing", card=CARD_TEXT[missing[0]], count=len(missing))
    for seat in range(SEATS):
        g.hand[seat] = hands[seat]
        g.table[seat] = table[seat]
        put_won(g, seat, won[seat])
    g.kitty = kitty
    check_counts(g)
    check_bound(g)


def mask_of(g: ReversisState, name: str, cards: Any, used: set[str]) -> int:
    """A list of cards as a mask; each card exists once, and tens only in the old game."""
    mask = 0
    for text in check_list(name, cards):
        mask |= 1 << card_of(g, name, text, used)
    return mask


def card_of(g: ReversisState, name: str, text: Any, used: set[str]) -> int:
    card = CARD_OF_TEXT.get(text) if isinstance(text, str) else None
    if card is None or (TENS >> card & 1 and not g.old):
        raise BadInput("start-no-card", name=name, card=str(text))
    if text in used:
        raise BadInput("start-twice", name=name, card=text)
    used.add(text)
    return card


def masks_of(g: ReversisState, name: str, lists: Any, used: set[str]) -> list[int]:
    return [
        mask_of(g, f"{name}[{seat}]", cards, used)
        for seat, cards in enumerate(check_lists(name, lists, SEATS))
    ]


def table_of(g: ReversisState, table: Any, used: set[str]) -> list[int]:
    """R4: before the exchange, a card before every player but the dealer."""
    if table is None:
        return [NO_CARD] * SEATS
    cards = [
        NO_CARD if text is None else card_of(g, f"table[{seat}]", text, used)
        for seat, text in enumerate(check_lists("table", table, SEATS))
    ]
    before = [seat for seat in range(SEATS) if cards[seat] != NO_CARD]
    if before and (g.old or before != [seat for seat in range(SEATS) if seat != g.dealer]):
        raise BadInput("reversis-start-table")
    return cards


def put_won(g: ReversisState, seat: int, cards: int) -> None:
    """The tricks a seat has won are its cards divided by four."""
    if cards.bit_count() % 4:
        raise BadInput("reversis-start-tricks", seatnumber=seat)
    g.won[seat] = cards
    g.tricks[seat] = cards.bit_count() // 4
    g.tricks_done += g.tricks[seat]
    g.points[seat] = sum((OLD_POINTS if g.old else POINTS)[card] for card in cards_of(cards))


def check_counts(g: ReversisState) -> None:
    """R4-R6, R22: 12 for the dealer and 11 for the others, or equal hands of what is left after the
    tricks."""
    exchange = any(card != NO_CARD for card in g.table)
    if g.kitty.bit_count() != (0 if g.old or exchange else EXCHANGE_CARDS):
        raise BadInput("reversis-start-kitty", count=0 if g.old or exchange else EXCHANGE_CARDS)
    if exchange and g.tricks_done:
        raise BadInput("reversis-start-table")
    for seat in range(SEATS):
        left = trick_count(g) - g.tricks_done
        expected = TRICKS + 1 if exchange and seat == g.dealer else left
        if g.hand[seat].bit_count() != expected or expected == 0:
            raise BadInput("reversis-start-hands", seatnumber=seat, count=max(expected, 1))


def check_bound(g: ReversisState) -> None:
    """R17: who has won the first nine tricks and every one since is bound to a Reversis. Payments that led
    here are not known, so none are returned, nor who laid the Quinola."""
    for seat in range(SEATS):
        if not g.old and g.tricks[seat] == g.tricks_done >= BINDING:
            g.reversis_seat = seat


# -- chips ---------------------------------------------------------------------------------------------------


def put_chips(g: ReversisState, chips: Any) -> None:
    """R7: a balance may be below zero."""
    if chips is None:
        return
    counts = check_lists("chips", whole_numbers("chips", chips, -MOST_CHIPS), SEATS)
    for seat in range(SEATS):
        g.chips[seat] = counts[seat]


def put_pots(g: ReversisState, pots: Any) -> None:
    """Oldest first; each counts as not yet doubled. R22: no pot in the old game."""
    counts = whole_numbers("pots", pots, 1)
    if len(counts) > (0 if g.old else MAX_START_POTS):
        raise BadInput("reversis-start-pots", count=0 if g.old else MAX_START_POTS)
    for i, count in enumerate(counts):
        g.pot[i] = count
    g.pots = g.fresh = len(counts)


def whole_numbers(name: str, numbers: Any, least: int) -> list[int]:
    found = check_list(name, numbers)
    for i, number in enumerate(found):
        if type(number) is not int or not least <= number <= MOST_CHIPS:
            raise BadInput("reversis-start-number", name=f"{name}[{i}]")
    return found
