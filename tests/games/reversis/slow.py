"""Reversis counted with pencil and paper: a deal is scored at its end, from its tricks alone.

Written apart from the rules: cards are texts, a trick is a list of (seat, card), a Reversis is looked for
first.
"""

from dataclasses import dataclass, field
from typing import Any

RANKS = "23456789TJQKA"
COUNT = {"J": 1, "Q": 2, "K": 3, "A": 4}
THROWN = {"AS": 1, "AH": 1, "AC": 1, "AD": 2, "JH": 5}
LED = {"AS": 1, "AH": 1, "AC": 1, "AD": 2, "JH": 10}

Trick = list[tuple[int, str]]


@dataclass
class Books:
    """Chips, pots as [sum, doubled], and what the deal ended with."""

    chips: list[int]
    pots: list[list[int]]
    partie: dict[str, int] | None = None
    reversis: dict[str, Any] | None = None
    due: list[tuple[int, int]] = field(default_factory=list)  # payer, sum
    got: list[tuple[int, int]] = field(default_factory=list)  # of the refuser: payer, sum
    got_pot: list[int] | None = None

    def move(self, payer: int, receiver: int, chips: int) -> None:
        self.chips[payer] -= chips
        self.chips[receiver] += chips

    def surcharge(self, seat: int) -> None:
        if not self.pots:
            return
        chips, doubled = self.pots[-1]
        self.chips[seat] -= chips
        if doubled:
            self.pots.append([chips, 1])
        else:
            self.pots[-1] = [2 * chips, 1]

    def win_pot(self, seat: int) -> list[int] | None:
        if not self.pots:
            return None
        pot = self.pots.pop()
        self.chips[seat] += pot[0]
        return pot

    def antes(self, dealer: int) -> None:
        if not self.pots:
            self.pots = [[20, 0]]
            self.chips = [chips - 5 for chips in self.chips]
        self.chips[dealer] -= 5
        self.pots[-1][0] += 5


def winner_of(trick: Trick) -> int:
    suit = trick[0][1][1]
    return max((RANKS.index(card[0]), seat) for seat, card in trick if card[1] == suit)[1]


def times(one: int, other: int, number: int) -> int:
    """R12; tricks are numbered from 1."""
    return (2 if abs(one - other) == 2 else 1) * (2 if number >= 10 else 1)


def score(books: Books, dealer: int, tricks: list[Trick], kitty: list[str], options: dict[str, Any]) -> Books:
    """The deal's effect on chips and pots, led cards left in `due`."""
    books.partie = books.reversis = books.got_pot = None
    books.due, books.got = [], []
    winners = [winner_of(trick) for trick in tricks]
    if options.get("old"):
        score_old(books, dealer, tricks, winners, options)
    elif len(set(winners[:9])) == 1:
        score_reversis(books, tricks, winners)
    else:
        score_payments(books, dealer, tricks, winners, kitty, options)
    return books


def score_reversis(books: Books, tricks: list[Trick], winners: list[int]) -> None:
    hero = winners[0]
    laid = any((hero, "JH") in trick for trick in tricks[:9])
    breakers = [seat for seat in winners[9:] if seat != hero]
    if breakers:
        books.move(hero, breakers[0], 64)
        if laid:
            books.surcharge(hero)
    else:
        for other in range(4):
            books.move(other, hero, 0 if other == hero else 32 if abs(other - hero) == 2 else 16)
        if laid:
            books.win_pot(hero)
    books.reversis = {"seat": hero, "made": not breakers}


def score_payments(
    books: Books,
    dealer: int,
    tricks: list[Trick],
    winners: list[int],
    kitty: list[str],
    options: dict[str, Any],
) -> None:
    refuser, refused_in = find_refusal(tricks) if options.get("espagnolette") else (None, 99)
    led = []
    for number, (trick, winner) in enumerate(zip(tricks, winners, strict=True), 1):
        leader, first = trick[0]
        for seat, card in trick:
            if card not in LED:
                continue
            if seat == leader:
                led.append((seat, card, number))
            elif card[1] == first[1]:
                pay(books, seat, leader, LED[card] * times(seat, leader, number), refuser)
                if card == "JH":
                    for other in {0, 1, 2, 3} - {seat, leader}:
                        pay(books, other, leader, 5 * times(other, leader, number), refuser)
            else:
                pay(books, winner, seat, THROWN[card] * times(seat, winner, number), refuser)
                if card == "JH":
                    pot = books.win_pot(seat)
                    books.got_pot = pot if seat == refuser else None
            if card == "JH" and (seat == leader or card[1] == first[1]):
                books.surcharge(seat)
    order = ranking(dealer, tricks, winners, COUNT)
    first_seat, last_seat = order[0], order[-1]
    if refuser is not None:
        others = [seat for seat in order if seat != refuser]
        if refuser in winners[refused_in:]:
            give_back(books, refuser)
            first_seat, last_seat = others[0], refuser
        else:
            first_seat, last_seat = refuser, others[-1]
    settle_partie(books, first_seat, last_seat, kitty, options)
    books.due = [(s, LED[c] * times(s, first_seat, n)) for s, c, n in led if s != first_seat]


def pay(books: Books, payer: int, receiver: int, chips: int, refuser: int | None) -> None:
    books.move(payer, receiver, chips)
    if receiver == refuser:
        books.got.append((payer, chips))


def give_back(books: Books, refuser: int) -> None:
    for payer, chips in books.got:
        books.move(refuser, payer, 2 * chips)
    if books.got_pot is not None:
        books.pots.append(books.got_pot)
        books.chips[refuser] -= books.got_pot[0]
        books.surcharge(refuser)


def find_refusal(tricks: list[Trick]) -> tuple[int | None, int]:
    """Who did not follow a suit that he had, and in which trick (from 0) first."""
    for number, trick in enumerate(tricks):
        suit = trick[0][1][1]
        for seat, card in trick[1:]:
            later = [c for t in tricks[number + 1 :] for s, c in t if s == seat]
            if card[1] != suit and any(c[1] == suit for c in later):
                return seat, number
    return None, 99


def settle_partie(books: Books, first: int, last: int, kitty: list[str], options: dict[str, Any]) -> None:
    heavy = {"AD": 5, "JH": 3} if options.get("heavy_kitty") else {}
    value = 4 + sum(heavy.get(card, COUNT.get(card[0], 0)) for card in kitty)
    paid = 2 * value if abs(first - last) == 2 else value
    books.move(last, first, paid)
    books.partie = {"winner": first, "loser": last, "value": value, "paid": paid}


def ranking(dealer: int, tricks: list[Trick], winners: list[int], count: dict[str, int]) -> list[int]:
    points = points_of(tricks, winners, count)
    from_dealer = [dealer, (dealer - 1) % 4, (dealer - 2) % 4, (dealer - 3) % 4]
    return sorted(range(4), key=lambda s: (points[s], winners.count(s), from_dealer.index(s)))


def points_of(tricks: list[Trick], winners: list[int], count: dict[str, int]) -> list[int]:
    points = [0, 0, 0, 0]
    for trick, winner in zip(tricks, winners, strict=True):
        points[winner] += sum(count.get(card[0], 0) for _, card in trick)
    return points


def score_old(
    books: Books, dealer: int, tricks: list[Trick], winners: list[int], options: dict[str, Any]
) -> None:
    count = {"J": 2, "Q": 3, "K": 4, "A": 5}
    points = points_of(tricks, winners, count)
    if len(set(winners)) == 1:
        hero = winners[0]
        points = [options.get("old_reversis_payment", 20)] * 4
        books.reversis = {"seat": hero, "made": True}
    else:
        hero = ranking(dealer, tricks, winners, count)[0]
    for other in {0, 1, 2, 3} - {hero}:
        books.move(other, hero, points[other])
