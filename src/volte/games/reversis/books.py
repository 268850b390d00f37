"""The ledger in words' keys: who paid what to whom and why, and the deal that was finished last."""

from functools import lru_cache
from typing import Literal

import msgspec

from volte.games.reversis.layout import (
    ACE_OF_DIAMONDS,
    BASE,
    CARD,
    FACTORS,
    LATE,
    MARK,
    MAX_PAYMENTS,
    NOBODY,
    OPPOSITE,
    PAYER,
    POT,
    QUINOLA,
    R_BYSTANDER,
    R_FORCED,
    R_LED,
    R_RETURNED,
    R_THROWN,
    REASON,
    REASONS,
    RECEIVER,
    SUM,
    TWICE,
    ReversisState,
)
from volte.games.reversis.text import CARD_TEXT, text_or_none, texts_of

Factor = Literal["opposite", "last_tricks", "double"]
FACTOR_BITS: dict[Factor, int] = {"opposite": OPPOSITE, "last_tricks": LATE, "double": TWICE}
COLUMNS = ReversisState.FIELDS["payment"][2]
FOR_CARDS = (R_THROWN, R_FORCED, R_BYSTANDER, R_LED)


class Payment(msgspec.Struct, frozen=True, kw_only=True):
    """Chips that went from one to another; `sum` is `base`, doubled once for each factor."""

    payer: int | Literal["pot"]
    receiver: int | Literal["pot"]
    sum: int
    base: int
    factors: list[Factor]
    reason: str
    """Such as `quinola-forced`, `ace-thrown`, `surcharge`, `partie`; for `returned` see `of`."""
    of: str | None = None
    """The reason of what is returned (R17)."""
    card: str | None = None
    doubles: bool = False
    """Of a pot that no surcharge had doubled yet (R14)."""


class Partie(msgspec.Struct, frozen=True):
    """R16; `paid` is the value, doubled between opposite players."""

    winner: int
    loser: int
    value: int
    paid: int


class ReversisEnd(msgspec.Struct, frozen=True):
    """R18: who won the first nine tricks, and whether all."""

    seat: int
    made: bool


class LastDeal(msgspec.Struct, frozen=True, kw_only=True):
    """The deal finished last, until the next one is."""

    deal: int
    dealer: int
    points: list[int]
    tricks: list[int]
    kitty: list[str]
    partie: Partie | None
    reversis: ReversisEnd | None
    espagnolette: int | None
    """Who refused to follow suit (R20)."""
    payments: list[Payment]


def card_name(card: int) -> str:
    """The kinds of cards that are paid for (R10)."""
    if card == QUINOLA:
        return "quinola"
    return "ace-of-diamonds" if card == ACE_OF_DIAMONDS else "ace"


def reason_text(reason: int, card: int) -> str:
    return f"{card_name(card)}-{REASONS[reason]}" if reason in FOR_CARDS else REASONS[reason]


def payment(g: ReversisState, book: int, line: int) -> Payment:
    """A line of the ledger."""
    begin = COLUMNS * (MAX_PAYMENTS * book + line)
    return payment_of(*g.payment.cells[begin : begin + COLUMNS])


@lru_cache(4096)
def payment_of(
    payer: int, receiver: int, chips: int, reason: int, card: int, base: int, factors: int, mark: int
) -> Payment:
    """The columns of a line, in their order, as a view shows them; the same lines come in every view of a
    deal."""
    return Payment(
        payer="pot" if payer == POT else payer,
        receiver="pot" if receiver == POT else receiver,
        sum=chips,
        base=base,
        factors=[name for name, bit in FACTOR_BITS.items() if factors & bit],
        reason=reason_text(reason, card),
        of=reason_text(mark, card) if reason == R_RETURNED else None,
        card=text_or_none(card),
        doubles=reason != R_RETURNED and mark == 1,
    )


def payments(g: ReversisState, deal: int) -> list[Payment]:
    """The whole ledger of the running or the last deal, in order."""
    return [payment(g, deal & 1, line) for line in range(g.paid[deal & 1])]


def write_payments(g: ReversisState, deal: int, lines: list[Payment]) -> None:
    """The ledger of a deal from its view; changes `g`."""
    book = deal & 1
    g.paid[book] = len(lines)
    for i, line in enumerate(lines):
        g.payment[book, i, PAYER] = POT if line.payer == "pot" else line.payer
        g.payment[book, i, RECEIVER] = POT if line.receiver == "pot" else line.receiver
        g.payment[book, i, SUM] = line.sum
        g.payment[book, i, REASON] = reason_of(line.reason)
        g.payment[book, i, CARD] = -1 if line.card is None else CARD_TEXT.index(line.card)
        g.payment[book, i, BASE] = line.base
        g.payment[book, i, FACTORS] = sum(FACTOR_BITS[name] for name in line.factors)
        g.payment[book, i, MARK] = reason_of(line.of) if line.of else int(line.doubles)


def reason_of(text: str) -> int:
    """`ace-of-diamonds-thrown` -> the number of `thrown`."""
    return REASONS.index(text) if text in REASONS else REASONS.index(text.rsplit("-", 1)[1])


def partie(g: ReversisState) -> Partie | None:
    """Of the deal finished last."""
    if g.last_winner == NOBODY:
        return None
    return Partie(g.last_winner, g.last_loser, g.last_value, g.last_sum)


def reversis(g: ReversisState) -> ReversisEnd | None:
    """Of the deal finished last."""
    return None if g.last_reversis == NOBODY else ReversisEnd(g.last_reversis, bool(g.last_made))


def last_deal(g: ReversisState) -> LastDeal | None:
    if g.last_deal == 0:
        return None
    return LastDeal(
        deal=g.last_deal,
        dealer=g.last_dealer,
        points=list(g.last_points),
        tricks=list(g.last_tricks),
        kitty=texts_of(g.last_kitty),
        partie=partie(g),
        reversis=reversis(g),
        espagnolette=seat_or_none(g.last_refuser),
        payments=payments(g, g.last_deal),
    )


def seat_or_none(seat: int) -> int | None:
    return None if seat == NOBODY else seat
