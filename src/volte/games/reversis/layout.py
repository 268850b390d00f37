"""Reversis: cards as numbers and bit masks, the state, and the tables (R1-R3, R22).

A card is `suit * 13 + rank`, suits S H D C = 0..3, ranks 2..A = 0..12 (the ten is 8 and only played with in
`old`), so a set of cards is a 64-bit mask of which 52 bits are used. Moves are numbers too: `PLAY` .. `NEXT`.
"""

from typing import ClassVar

from volte.kernel import Grid, Row, State

SEATS = 4
NOBODY = -1
NO_CARD = -1

# -- cards ---------------------------------------------------------------------------------------------------

RANKS = 13
TEN, JACK, ACE = 8, 9, 12
HEARTS, DIAMONDS = 1, 2

QUINOLA = HEARTS * RANKS + JACK  # R3
ACE_OF_DIAMONDS = DIAMONDS * RANKS + ACE
ACES = sum(1 << (suit * RANKS + ACE) for suit in range(4))
PAYING = ACES | 1 << QUINOLA  # R10: the cards that are paid for
SUIT_MASK = tuple(((1 << RANKS) - 1) << (suit * RANKS) for suit in range(4))
TENS = sum(1 << (suit * RANKS + TEN) for suit in range(4))
ALL_CARDS = (1 << 4 * RANKS) - 1

# R2: J 1, Q 2, K 3, A 4; R22: one more each.
POINTS = tuple(max(0, card % RANKS - TEN) for card in range(52))
OLD_POINTS = tuple(point + 1 if point else 0 for point in POINTS)

# 2 is a primitive root of 67: a single bit's remainder tells which bit it is.

# -- moves ---------------------------------------------------------------------------------------------------

PLAY, LAY, SWAP = 0, 64, 128  # plus the card
KEEP, CLAIM, NEXT = 192, 193, 194
MAX_LEGAL = 13

# -- phases --------------------------------------------------------------------------------------------------

DEALING, LAYING, EXCHANGE, PLAYING, WAITING, OVER = range(6)
SWAPPED, KEPT = 1, 2

EXCHANGE_CARDS = 4  # in the kitty
TRICKS, OLD_TRICKS = 11, 13
BINDING = 9  # R17: who wins the first nine tricks; R20: no refusing after it

# -- money ---------------------------------------------------------------------------------------------------

ANTE = 5
PARTIE = 4
MADE, BROKEN = 16, 64

# R10, by card: thrown off, forced or led. Only aces and the Quinola are paid for.
THROWN_SUM = tuple(
    5 if c == QUINOLA else 2 if c == ACE_OF_DIAMONDS else 1 if c % RANKS == ACE else 0 for c in range(52)
)
FORCED_SUM = tuple(
    10 if c == QUINOLA else 2 if c == ACE_OF_DIAMONDS else 1 if c % RANKS == ACE else 0 for c in range(52)
)
BYSTANDER = 5  # R10: what the other two pay for a forced Quinola

POT = 4  # as payer or receiver
MAX_POTS = 256
MAX_DEALS = 200
MAX_START_POTS = MAX_POTS - MAX_DEALS

# Why chips move; the names are the last part of the catalogue's keys.
REASONS = (
    "ante", "thrown", "forced", "bystander", "led", "pot", "surcharge", "partie", "reversis-made",
    "reversis-broken", "returned", "doubled-back", "pot-back", "old-points", "old-all-tricks",
)  # fmt: skip
(
    R_ANTE, R_THROWN, R_FORCED, R_BYSTANDER, R_LED, R_POT, R_SURCHARGE, R_PARTIE, R_MADE,
    R_BROKEN, R_RETURNED, R_DOUBLED_BACK, R_POT_BACK, R_OLD_POINTS, R_OLD_ALL,
) = range(15)  # fmt: skip

# A payment's columns. FACTORS: bits below. MARK: pot payments, 1 if the pot was not yet doubled;
# returned ones, the reason of what is returned.
PAYER, RECEIVER, SUM, REASON, CARD, BASE, FACTORS, MARK = range(8)
OPPOSITE, LATE, TWICE = 1, 2, 4
MAX_PAYMENTS = 48

# -- events --------------------------------------------------------------------------------------------------

EVENTS = (
    "laid", "swapped", "kept", "played", "trick", "paid", "bound", "broken", "made", "partie", "claimed",
    "claim-lost", "next", "dealt", "deal-over", "over", "espagnolette-won", "espagnolette-lost",
)  # fmt: skip
(
    E_LAID, E_SWAPPED, E_KEPT, E_PLAYED, E_TRICK, E_PAID, E_BOUND, E_BROKEN, E_MADE, E_PARTIE, E_CLAIMED,
    E_CLAIM_LOST, E_NEXT, E_DEALT, E_DEAL_OVER, E_OVER, E_ESPAGNOLETTE_WON, E_ESPAGNOLETTE_LOST,
) = range(18)  # fmt: skip
MAX_EVENTS = 64


class ReversisState(State):
    """A session of Reversis.

    `payment` is the ledger: two books, the running deal's is `deal % 2`; so the last deal's stays readable.
    `fresh` counts the pots not yet doubled by a surcharge: they are always the oldest ones (R14).
    `laid` is what each seat laid in the middle; NO_CARD also where a record's start does not tell.
    """

    FIELDS: ClassVar[dict[str, tuple[int, ...]]] = {
        # options; with `old` the other variants are 0 (R22)
        "must_claim": (),
        "espagnolette": (),
        "heavy_kitty": (),
        "old": (),
        "old_payment": (),
        "show_tricks": (),
        "deals": (),
        # the session
        "phase": (),
        "deal": (),
        "dealer": (),
        "turn": (),
        "turns": (),  # turns begun so far, for the clock
        "chips": (SEATS,),
        "pot": (MAX_POTS,),
        "pots": (),
        "fresh": (),
        # the deal
        "hand": (SEATS,),
        "table": (SEATS,),
        "chose": (SEATS,),
        "laid": (SEATS,),
        "kitty": (),
        "leader": (),
        "tricks_done": (),
        "trick_size": (),
        "best_card": (),
        "best_seat": (),
        "played": (OLD_TRICKS, 4),  # the deal's tricks, cards in order; NO_CARD where unknown
        "led_by": (OLD_TRICKS,),
        "taken_by": (OLD_TRICKS,),
        "won": (SEATS,),
        "tricks": (SEATS,),
        "points": (SEATS,),
        "unfollowed": (SEATS,),  # bits: suits that a seat did not follow and has not shown since
        "quinola_by": (),  # who laid the Quinola in the first nine tricks
        "reversis_seat": (),  # bound to win all (R17)
        "broken_by": (),
        "refuser": (),  # whose eleven cards let him refuse (R20)
        "refused": (),
        "refuser_took": (),
        # led cards still to be paid (R10, R11)
        "dues": (),
        "due_card": (5,),
        "due_seat": (5,),
        "due_late": (5,),
        # the books
        "paid": (2,),
        "payment": (2, MAX_PAYMENTS, 8),
        # the deal finished last
        "last_deal": (),
        "last_dealer": (),
        "last_points": (SEATS,),
        "last_tricks": (SEATS,),
        "last_kitty": (),
        "last_winner": (),
        "last_loser": (),
        "last_value": (),
        "last_sum": (),
        "last_reversis": (),
        "last_made": (),
        "last_refuser": (),  # who refused to follow suit in it (R20)
        # what the last move did
        "events": (),
        "event": (MAX_EVENTS, 4),
        # what the rules never look at
        "opening_chips": (),
        "turn_seconds": (),  # 0: no clock
        "old_espagnolette": (),  # as the options say, also where `old` takes their effect
        "old_heavy_kitty": (),
    }

    must_claim: int
    espagnolette: int
    heavy_kitty: int
    old: int
    old_payment: int
    show_tricks: int
    deals: int
    phase: int
    deal: int
    dealer: int
    turn: int
    turns: int
    chips: Row
    pot: Row
    pots: int
    fresh: int
    hand: Row
    table: Row
    chose: Row
    laid: Row
    kitty: int
    leader: int
    tricks_done: int
    trick_size: int
    best_card: int
    best_seat: int
    played: Grid
    led_by: Row
    taken_by: Row
    won: Row
    tricks: Row
    points: Row
    unfollowed: Row
    quinola_by: int
    reversis_seat: int
    broken_by: int
    refuser: int
    refused: int
    refuser_took: int
    dues: int
    due_card: Row
    due_seat: Row
    due_late: Row
    paid: Row
    payment: Grid
    last_deal: int
    last_dealer: int
    last_points: Row
    last_tricks: Row
    last_kitty: int
    last_winner: int
    last_loser: int
    last_value: int
    last_sum: int
    last_reversis: int
    last_made: int
    last_refuser: int
    events: int
    event: Grid
    opening_chips: int
    turn_seconds: int
    old_espagnolette: int
    old_heavy_kitty: int


def empty_state() -> ReversisState:
    """Nothing dealt and nothing known: a session before its first deal."""
    g = ReversisState()
    g.phase = DEALING
    for row in (g.table, g.laid):
        for seat in range(SEATS):
            row[seat] = NO_CARD
    g.played = Grid(ReversisState.FIELDS["played"], [NO_CARD] * (OLD_TRICKS * 4))
    g.quinola_by = g.reversis_seat = g.broken_by = g.refuser = NOBODY
    g.last_winner = g.last_loser = g.last_reversis = g.last_refuser = NOBODY
    g.best_card = NO_CARD
    return g
