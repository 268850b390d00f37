"""A state that agrees with everything a view shows; what is hidden is drawn anew."""

from volte.games.versa.drawing import give_card
from volte.games.versa.layout import COLOURS, CORE_CARD, KINDS, NO_COLOUR, NOBODY, OVER, VersaState
from volte.games.versa.start import with_options
from volte.games.versa.text import HIDDEN, KIND_OF_TEXT
from volte.games.versa.turns import playable
from volte.games.versa.view import VersaView
from volte.shuffle import Seed


def redraw(view: VersaView, seed: Seed) -> VersaState:
    """Hands and pile drawn from the label `redraw` of `seed`."""
    hidden = seed.shuffled("redraw", unseen_cards(view))
    if view.drawn and view.to_move not in (None, view.viewer):
        let_fit(view, hidden)
    return state_of(view, hidden)


def unseen_cards(view: VersaView) -> list[int]:
    """What may be in hidden hands and the pile, in ASCII order.

    Where a position was set up with a part of the deck, nobody can tell which, so any may be there."""
    counts = dict(view.deck)
    for text in [*view.discards, *(card for hand in view.hands for card in hand if card != HIDDEN)]:
        counts[text] -= 1
    return [KIND_OF_TEXT[text] for text in sorted(counts) for _ in range(counts[text])]


def state_of(view: VersaView, hidden: list[int]) -> VersaState:
    """The state that a view shows, hidden cards taken from `hidden` in order."""
    g = with_options(view.seats, view.options)
    put_open(g, view)
    cards = iter(hidden)
    for seat, hand in enumerate(view.hands):
        for text in hand:
            give_card(g, seat, next(cards) if text == HIDDEN else KIND_OF_TEXT[text])
    for _ in range(view.pile_size):
        g.pile[g.pile_to] = next(cards)
        g.pile_to += 1
    return g


def put_open(g: VersaState, view: VersaView) -> None:
    """What everybody sees, and the viewer's new cards."""
    for text in reversed(view.discards):
        g.discards[g.discarded] = KIND_OF_TEXT[text]
        g.discarded += 1
    g.phase = OVER if view.finished else g.phase
    g.winner = view.winners[0] if view.winners else NOBODY
    g.turn = view.to_move or 0
    g.direction = view.direction
    g.active = sum(1 << seat for seat, active in enumerate(view.active) if active)
    g.active_count = sum(view.active)
    if view.top == KINDS[CORE_CARD]:
        g.colour = NO_COLOUR if view.colour is None else COLOURS.index(view.colour)
    penalty = view.penalty or {}
    g.pull = int(penalty.get("pull", 0))
    g.lock = COLOURS.index(str(penalty["lock"])) if "lock" in penalty else NO_COLOUR
    g.bonus, g.drawn, g.busy = int(view.bonus), int(view.drawn), int(not view.idle)
    g.quiet = view.stalled
    for text in view.new:
        g.fresh[view.viewer] |= 1 << KIND_OF_TEXT[text]


def let_fit(view: VersaView, hidden: list[int]) -> None:
    """A10: who has drawn and still has the turn holds something that fits; exchange one card of the order
    where that is not so."""
    g = with_options(view.seats, view.options)
    put_open(g, view)
    fits = playable(g)
    first = sum(hand.count(HIDDEN) for hand in view.hands[: g.turn])
    places = [i for i, card in enumerate(hidden) if fits >> card & 1]
    if places and not any(first <= i < first + view.hand_sizes[g.turn] for i in places):
        hidden[first], hidden[places[0]] = hidden[places[0]], hidden[first]
