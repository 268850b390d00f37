"""A fresh deal of VERSA (A2, A3), or a position from a record's `start` (docs/rules/records.md)."""

from collections.abc import Mapping
from typing import Any

from volte.games.contract import BadInput
from volte.games.reading import check_bool, check_keys, check_list, check_lists, check_seat
from volte.games.versa.drawing import give_card
from volte.games.versa.hands import deal_round
from volte.games.versa.layout import (
    COLOUR,
    COLOURS,
    CORE_CARD,
    KIND_COUNT,
    KINDS,
    NO_COLOUR,
    NOBODY,
    TORNADO_NAMES,
    VersaState,
)
from volte.games.versa.options import VersaOptions, deck_counts
from volte.games.versa.text import KIND_OF_TEXT
from volte.games.versa.turns import begin_turn
from volte.kernel import Row
from volte.shuffle import Seed

KEYS = ("hands", "pile", "discards", "to_move", "direction", "colour", "penalty", "bonus")


def with_options(seats: int, options: VersaOptions) -> VersaState:
    """An empty table for so many seats, under these options."""
    g = VersaState()
    g.seats = seats
    g.hand_size = options.hand_size
    g.pull_cards = options.pull_cards
    g.tornado = TORNADO_NAMES.index(options.tornado)
    g.turn_seconds = options.turn_seconds or 0
    g.deck = Row(deck_counts(options.deck))
    g.direction = 1
    g.active = (1 << seats) - 1
    g.active_count = seats
    g.colour = g.lock = NO_COLOUR
    g.winner = NOBODY
    return g


def deal(options: VersaOptions, seats: int, seed: Seed, first: int | None) -> VersaState:
    """A3: shuffled, dealt from the seat that begins, a number turned up."""
    g = with_options(seats, options)
    begins = seed.stream("first").below(seats) if first is None else check_seat("first", first, seats)
    cards = [kind for kind in range(KIND_COUNT) for _ in range(g.deck[kind])]
    order = Row(seed.shuffled("deck", cards))
    deal_round(g, order, len(order), begins)
    return g


def setup(options: VersaOptions, seats: int, start: Mapping[str, Any], first: int | None) -> VersaState:
    """The position that a record's `start` says; BadInput where it cannot be."""
    check_keys(start, KEYS)
    g = with_options(seats, options)
    left = Row(g.deck)
    put_hands(g, start.get("hands", [[] for _ in range(seats)]), left)
    put_piles(g, start, left)
    if first is not None:
        check_seat("first", first, seats)
    begin_turn(g, check_seat("to_move", start.get("to_move", first or 0), seats))
    put_direction(g, start.get("direction", 1))
    put_colour(g, start.get("colour"))
    put_penalty(g, start.get("penalty"))
    put_bonus(g, start.get("bonus", False))
    return g


def put_hands(g: VersaState, hands: Any, left: Row) -> None:
    """A card at least for each seat: one without any has won already (A4)."""
    for seat, cards in enumerate(check_lists("hands", hands, g.seats)):
        for card in cards_of(f"hands[{seat}]", cards, left):
            give_card(g, seat, card)
        if not cards:
            raise BadInput("versa-start-no-hand", name=f"hands[{seat}]")


def put_piles(g: VersaState, start: Mapping[str, Any], left: Row) -> None:
    """Both lists have their top first; something must lie open."""
    for card in cards_of("pile", start.get("pile", []), left):
        g.pile[g.pile_to] = card
        g.pile_to += 1
    for card in reversed(cards_of("discards", start.get("discards", []), left)):
        g.discards[g.discarded] = card
        g.discarded += 1
    if g.discarded == 0:
        raise BadInput("versa-start-no-top")


def cards_of(name: str, cards: Any, left: Row) -> list[int]:
    """The kinds of a list of card texts; `left` is what the deck still holds, and becomes less."""
    kinds = []
    for text in check_list(name, cards):
        kind = KIND_OF_TEXT.get(text) if isinstance(text, str) else None
        if kind is None:
            raise BadInput("start-no-card", name=name, card=str(text))
        if left[kind] == 0:
            raise BadInput("start-twice", name=name, card=text)
        left[kind] -= 1
        kinds.append(kind)
    return kinds


def put_direction(g: VersaState, direction: Any) -> None:
    if type(direction) is not int or direction not in (1, -1):
        raise BadInput("versa-start-direction")
    g.direction = direction


def put_colour(g: VersaState, colour: Any) -> None:
    """A7: the colour named for a Core on top; elsewhere only the one that counts anyway may be said."""
    top = g.discards[g.discarded - 1]
    if colour is not None and (not isinstance(colour, str) or len(colour) != 1 or colour not in COLOURS):
        raise BadInput("versa-start-colour", name="colour")
    if top == CORE_CARD:
        if colour is None:
            raise BadInput("versa-start-colour-missing")
        g.colour = COLOURS.index(colour)
    elif colour is not None and (COLOUR[top] == NO_COLOUR or COLOURS[COLOUR[top]] != colour):
        raise BadInput("versa-start-colour-other", card=KINDS[top])


def put_penalty(g: VersaState, penalty: Any) -> None:
    """A13, A14: aimed at the seat to move."""
    if penalty is None:
        return
    if not isinstance(penalty, dict) or len(penalty) != 1:
        raise BadInput("versa-start-penalty")
    pull, lock = penalty.get("pull"), penalty.get("lock")
    if type(pull) is int and 1 <= pull <= 1000:
        g.pull = pull
    elif isinstance(lock, str) and len(lock) == 1 and lock in COLOURS:
        g.lock = COLOURS.index(lock)
    else:
        raise BadInput("versa-start-penalty")


def put_bonus(g: VersaState, bonus: Any) -> None:
    """A18; a bonus turn never comes with a penalty."""
    if check_bool("bonus", bonus) and (g.pull > 0 or g.lock != NO_COLOUR):
        raise BadInput("versa-start-bonus-penalty")
    g.bonus = int(bonus)
