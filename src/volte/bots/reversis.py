"""Bots for Reversis by rule of thumb; they know a view and nothing else.

`casual` makes any legal move. `steady` plays by R25: it throws off the Quinola and aces, guards the Quinola
or lays it away, stays below the others' cards, takes what it must with its highest card, breaks a Reversis
of somebody else, and tries one only with a hand for it.
"""

from collections.abc import Sequence
from random import Random

from volte.games.reversis.layout import ACE, BINDING, HEARTS, JACK, QUINOLA, RANKS, SEATS, SUIT_MASK
from volte.games.reversis.text import CARD_OF_TEXT, DECK, OLD_DECK, mask_of
from volte.games.reversis.view import ReversisView

QUINOLA_GUARDS = 4
"""With so many hearts below the Quinola, or a suit about to be void, it is kept in the exchange."""


def casual(view: ReversisView, legal: Sequence[str], rng: Random) -> str:
    """Anything; takes what is due, since nobody forgets that."""
    return "claim" if "claim" in legal else rng.choice(list(legal))


def steady(view: ReversisView, legal: Sequence[str], rng: Random) -> str:
    """The best rated move; equal ones are drawn by lot."""
    if "claim" in legal:
        return "claim"
    table = Situation(view)
    return max((table.rate(move), rng.random(), move) for move in legal)[2]


class Situation:
    """What steady reads from the view; sets of cards are masks."""

    def __init__(self, view: ReversisView) -> None:
        self.view = view
        self.hand = mask_of(view.hands[view.viewer])
        self.trick = [(seat, CARD_OF_TEXT[card]) for seat, card in view.trick]
        self.unseen = self.cards_elsewhere()
        self.old = view.options.old
        led = [card for _, card in self.trick if card // RANKS == self.trick[0][1] // RANKS]
        self.best = max(led, default=-1)
        self.best_seat = next((seat for seat, card in self.trick if card == self.best), -1)
        self.last = len(self.trick) == SEATS - 1
        self.bold = self.goes_for_all()

    def cards_elsewhere(self) -> int:
        """The cards that others may hold."""
        view = self.view
        seen = self.hand | sum(1 << card for _, card in self.trick)
        seen |= mask_of([*view.kitty, *(card for cards in view.tricks_won for card in cards)])
        return sum(1 << card for card in (OLD_DECK if view.options.old else DECK)) & ~seen

    # -- reading the cards -----------------------------------------------------------------------------------

    def higher(self, card: int) -> int:
        """How many unseen cards of its suit are above this one."""
        return (self.unseen & SUIT_MASK[card // RANKS] & ~((1 << card + 1) - 1)).bit_count()

    def lower(self, card: int) -> int:
        """How many unseen cards of its suit are below it."""
        return (self.unseen & SUIT_MASK[card // RANKS] & ((1 << card) - 1)).bit_count()

    def length(self, suit: int) -> int:
        return (self.hand & SUIT_MASK[suit]).bit_count()

    def low_guards(self, card: int) -> int:
        """How many own cards of the suit are below this one."""
        return (self.hand & SUIT_MASK[card // RANKS] & ((1 << card) - 1)).bit_count()

    def holds_quinola(self) -> bool:
        return not self.old and bool(self.hand >> QUINOLA & 1)

    def danger(self, card: int) -> float:
        """What it costs to keep a card: high ones with few low ones of their suit beside them."""
        rank = card % RANKS
        if card == QUINOLA and not self.old:
            return 12.0 if self.low_guards(card) < QUINOLA_GUARDS else 3.0
        return rank / (1.0 + 0.7 * self.low_guards(card)) + max(0, rank - JACK) * 0.5

    # -- the Reversis ----------------------------------------------------------------------------------------

    def goes_for_all(self) -> bool:
        """Bound to a Reversis, or winning all so far with nothing but cards that win."""
        view = self.view
        if view.bound is not None:
            return view.bound == view.viewer and view.broken_by is None
        streak = view.streak
        if view.phase != "play" or (any(view.tricks) and (streak is None or streak.seat != view.viewer)):
            return False
        return self.losers() <= (1 if streak is not None and streak.tricks >= 6 else 0)

    def losers(self) -> int:
        """Own cards that others could beat, when each suit is played from the top."""
        count = 0
        for card in range(52):
            if self.hand >> card & 1:
                above = (self.hand & SUIT_MASK[card // RANKS] & ~((1 << card + 1) - 1)).bit_count()
                spent = above * SEATS  # a round takes about this many cards of the suit
                count += self.higher(card) > 0 and spent < self.higher(card) + self.lower(card)
        return count

    def must_break(self) -> bool:
        """Somebody else is about to win, or bound to win, all tricks."""
        view = self.view
        if view.bound is not None:
            return view.bound != view.viewer and view.broken_by is None
        return (
            view.streak is not None and view.streak.seat != view.viewer and view.streak.tricks >= BINDING - 3
        )

    # -- rating ----------------------------------------------------------------------------------------------

    def rate(self, move: str) -> float:
        """The higher, the better."""
        word, _, text = move.partition(" ")
        if word == "next":
            return 0.0
        if word == "keep":
            return 8.0  # a card that is more danger than this is changed for an unknown one
        card = CARD_OF_TEXT[text]
        if word in ("lay", "swap"):
            return self.danger(card) + (2.0 if self.length(card // RANKS) == 1 else 0.0)
        if self.bold:
            return self.rate_bold(card)
        if not self.trick:
            return self.rate_lead(card)
        if card // RANKS != self.trick[0][1] // RANKS:
            return self.rate_throw(card)
        return self.rate_follow(card)

    def rate_bold(self, card: int) -> float:
        """All tricks: lead what cannot be beaten, win as cheaply as is safe, throw off the lowest."""
        if self.trick and card // RANKS != self.trick[0][1] // RANKS:
            return -float(card % RANKS)
        if not self.trick:
            return 20.0 * (self.higher(card) == 0) + card % RANKS
        return (card > self.best) * (50.0 + card % RANKS) - 0.1 * (card % RANKS)

    def rate_lead(self, card: int) -> float:
        """Low cards that others beat; the Quinola is hunted with low hearts, and never led."""
        rank, suit = card % RANKS, card // RANKS
        higher, lower = self.higher(card), self.lower(card)
        if self.must_break():
            return 10.0 * (higher == 0) + rank
        rating = 6.0 * higher / (higher + lower + 1.0) - 0.5 * rank
        if rank == ACE:
            rating -= 4.0
        if suit == HEARTS and not self.old:
            if card == QUINOLA:
                rating -= 60.0
            elif self.holds_quinola():
                rating -= 6.0
            elif self.unseen >> QUINOLA & 1 and rank < JACK:
                rating += 4.0
        elif self.holds_quinola():
            rating += 3.0 / self.length(suit)
        return rating

    def rate_follow(self, card: int) -> float:
        """Stay below; where that cannot be, take it with the highest card when last, else play low."""
        rank = card % RANKS
        if card == QUINOLA and not self.old:
            return -60.0
        if self.must_break():
            return 20.0 * (card > self.best) + rank * (1 if card > self.best else -1)
        if card < self.best:
            return 20.0 + rank
        if self.last:
            return rank - 4.0 * (rank == ACE) - self.worth()
        beaten = self.higher(card) / (self.higher(card) + self.lower(card) + 1.0)
        return 10.0 * beaten - 0.3 * rank - 3.0 * (rank == ACE)

    def worth(self) -> float:
        """The points that lie in the trick (R2)."""
        return float(sum(max(0, card % RANKS - 8) for _, card in self.trick))

    def rate_throw(self, card: int) -> float:
        """The Quinola (R13), then aces, then what is most dangerous; a winner is kept against a Reversis."""
        rank = card % RANKS
        if card == QUINOLA and not self.old:
            return 100.0
        if self.must_break() and self.higher(card) == 0:
            return -10.0
        if rank == ACE:
            return 60.0 + self.lower(card) - self.low_guards(card) + self.opposite_wins()
        keep = 10.0 if self.holds_quinola() and card // RANKS == HEARTS else 0.0
        return self.danger(card) - keep

    def opposite_wins(self) -> float:
        """R12: an ace brings double from the opposite player."""
        return 2.0 if (self.best_seat ^ self.view.viewer) == 2 else 0.0


LEVELS = {"casual": casual, "steady": steady}
