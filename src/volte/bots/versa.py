"""Bots for VERSA by rule of thumb; they know a view and nothing else.

`casual` lays any fitting card at random and draws only when nothing fits. `steady` looks for the longest row
of cards that it can lay in this turn (A15, A16, A18), keeps Cores, Tornados and specials for need, leaves
itself cards that go on fitting and the next player few, and burdens that one the more, the fewer cards are
left there.
"""

from collections.abc import Sequence
from random import Random

from volte.games.versa.layout import (
    ALL,
    BLOCK,
    BOOST,
    COLOUR_SET,
    CORE,
    CORE_CARD,
    FITS,
    KIND_COUNT,
    LOCK,
    NO_COLOUR,
    NUMBER,
    PULL,
    REVERSE,
    TORNADO,
    TORNADO_BIT,
    TYPE,
    VALUE,
)
from volte.games.versa.text import KIND_OF_TEXT, MOVE_OF_TEXT, card_of_move, colour_of_move
from volte.games.versa.view import VersaView

CHAIN_DEPTH = 6
"""How many cards of one turn are looked at ahead."""
MOST_LOOKS = 150
"""How many cards are rated for one first card; a large hand has more rows than anybody looks at."""
CARD = 1.0
"""What a card less in the own hand is worth; all other weights are in cards too."""
WIN = 100.0
FEW = 2
"""With so few cards left the next player is dangerous."""
GOES_ON = 0.15
ANSWERED = 0.3
PULL_HARM, LOCK_HARM, ALL_HARM, BLOCK_HARM = 1.2, 0.5, 0.7, 0.3
KEEP = {CORE: 0.55, TORNADO: 0.5, PULL: 0.15, LOCK: 0.1, BOOST: 0.3, BLOCK: 0.2, REVERSE: 0.15, ALL: 0.05}
"""What it is worth to keep a card for later."""


def casual(view: VersaView, legal: Sequence[str], rng: Random) -> str:
    """Any fitting card, else what there is to do."""
    cards = [move for move in legal if move.startswith("play")]
    return rng.choice(cards or list(legal))


def steady(view: VersaView, legal: Sequence[str], rng: Random) -> str:
    """The best rated card; draws or ends only without one. Equal ones are drawn by lot."""
    cards = [move for move in legal if move.startswith("play")]
    if not cards:
        return legal[0]
    table = Situation(view)
    rated = [(table.rate(MOVE_OF_TEXT[move]), rng.random(), move) for move in cards]
    return max(rated)[2]


class Situation:
    """What steady reads from the view: hands as counts and sets of kinds."""

    def __init__(self, view: VersaView) -> None:
        self.hand: dict[int, int] = {}
        for text in view.hands[view.viewer]:
            self.hand[KIND_OF_TEXT[text]] = self.hand.get(KIND_OF_TEXT[text], 0) + 1
        self.size = len(view.hands[view.viewer])
        self.others = [
            size for seat, size in enumerate(view.hand_sizes) if seat != view.viewer and view.active[seat]
        ]
        self.two = len(self.others) == 1
        self.next_size = view.hand_sizes[view.next_seat] if view.next_seat is not None else 1
        self.top = KIND_OF_TEXT[view.top]
        self.pull = int((view.penalty or {}).get("pull", 0))
        self.unseen = unseen(view)
        self.unseen_count = max(sum(self.unseen), 1)
        self.answers_to: dict[tuple[int, int], float] = {}
        self.looks = 0

    def rate(self, move: int) -> float:
        """The worth of laying a card, with the best row of cards that may follow in the same turn."""
        self.looks = MOST_LOOKS
        return self.rate_card(card_of_move(move), colour_of_move(move), self.top, self.size, CHAIN_DEPTH)

    def rate_card(self, card: int, colour: int, below: int, size: int, depth: int) -> float:
        """`size`: cards in hand before this one is laid on `below`."""
        if size == 1:
            return WIN
        self.hand[card] -= 1
        self.looks -= 1
        looks_on = depth > 1 and self.looks > 0 and self.goes_on(card, below)
        follow = self.best_row(card, colour, size - 1, depth - 1) if looks_on else None
        if follow is None:
            follow = self.rest(card, colour)
        self.hand[card] += 1
        return CARD - KEEP.get(TYPE[card], 0.0) + self.harm(card) + follow

    def goes_on(self, card: int, below: int) -> bool:
        """A15, A16, A18: the same player's turn again."""
        kind = TYPE[card]
        if kind == NUMBER:
            return VALUE[card] == VALUE[below] and card != below
        return kind == BOOST or (self.two and kind in (BLOCK, REVERSE))

    def best_row(self, top: int, colour: int, size: int, depth: int) -> float | None:
        """The worth of the best card that may follow; None where nothing fits."""
        best = None
        for card in self.fitting(top, colour):
            for named in range(4) if card == CORE_CARD else (NO_COLOUR,):
                worth = self.rate_card(card, named, top, size, depth)
                best = worth if best is None else max(best, worth)
        return best

    def fitting(self, top: int, colour: int) -> list[int]:
        """The kinds in hand that fit on this card."""
        fits = fits_on(top, colour)
        return [card for card, count in self.hand.items() if count > 0 and fits >> card & 1]

    def rest(self, top: int, colour: int) -> float:
        """The worth of what is left when the turn ends here: own cards that fit, and the next player's chance
        to answer, the worse the fewer cards that one has."""
        own = sum(self.hand[card] for card in self.fitting(top, colour))
        danger = 2.0 if self.next_size <= FEW else 1.0
        return GOES_ON * min(own, 3) - ANSWERED * danger * self.answers(top, colour)

    def answers(self, top: int, colour: int) -> float:
        """The share of unseen cards that fit on this one."""
        if (top, colour) not in self.answers_to:
            fits = fits_on(top, colour)
            count = sum(count for card, count in enumerate(self.unseen) if fits >> card & 1)
            self.answers_to[top, colour] = count / self.unseen_count
        return self.answers_to[top, colour]

    def harm(self, card: int) -> float:
        """What the card does to the others, in cards; less where it hits only one of many."""
        kind = TYPE[card]
        urgent = 1.5 if self.next_size <= FEW else 1.0
        hit = 0.5 + 0.5 / len(self.others)
        if kind == PULL:
            return urgent * hit * (PULL_HARM + 0.2 * self.pull)
        if kind == LOCK:
            return urgent * hit * LOCK_HARM
        if kind == ALL:
            return ALL_HARM
        if kind == BLOCK and not self.two:
            return urgent * BLOCK_HARM
        return 0.0


def fits_on(top: int, colour: int) -> int:
    """The set of kinds that fit, without a penalty."""
    if top == CORE_CARD and colour != NO_COLOUR:
        return COLOUR_SET[colour] | TORNADO_BIT
    return FITS[top]


def unseen(view: VersaView) -> list[int]:
    """Kind -> how many cards of it are neither open nor in the own hand."""
    counts = [0] * KIND_COUNT
    for text, count in view.deck.items():
        counts[KIND_OF_TEXT[text]] = count
    for text in (*view.discards, *view.hands[view.viewer]):
        counts[KIND_OF_TEXT[text]] -= 1
    return counts


LEVELS = {"casual": casual, "steady": steady}
