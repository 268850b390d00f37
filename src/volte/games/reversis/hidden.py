"""Dealing unseen cards to the places where they may lie."""

from dataclasses import dataclass, field
from typing import Literal

from volte.shuffle import Words


@dataclass
class Place:
    """Room for `size` unseen cards; `barred` is a mask of cards that cannot be there, `points` their exact
    sum."""

    kind: Literal["won", "hand", "table", "laid", "kitty"]
    seat: int
    size: int
    barred: int = 0
    points: int | None = None
    cards: list[int] = field(default_factory=list)

    def has_room(self) -> bool:
        return len(self.cards) < self.size


# -- by suits ------------------------------------------------------------------------------------------------


def deal_by_suits(places: list[Place], cards: list[int], words: Words) -> None:
    """Every card to a place that does not bar it; where that cannot be, bars are ignored."""
    slots = [i for i, place in enumerate(places) for _ in range(place.size)]
    order = words.shuffled(cards)
    # The cards with the fewest places first: the others make way more easily.
    order.sort(key=lambda card: sum(place.size for place in places if not place.barred >> card & 1))
    slots = words.shuffled(slots)
    holder: dict[int, int] = {}
    for card in order:
        if not seat_card(card, places, slots, holder, set()):
            free = next(slot for slot in range(len(slots)) if slot not in holder)
            holder[free] = card
    for slot, card in holder.items():
        places[slots[slot]].cards.append(card)


def seat_card(
    card: int, places: list[Place], slots: list[int], holder: dict[int, int], tried: set[int]
) -> bool:
    """Give a card a slot, moving others on where they are in the way (an augmenting path)."""
    open_slots = [slot for slot in range(len(slots)) if not places[slots[slot]].barred >> card & 1]
    for slot in open_slots:
        if slot not in holder:
            holder[slot] = card
            return True
    for slot in open_slots:
        if slot not in tried:
            tried.add(slot)
            if seat_card(holder[slot], places, slots, holder, tried):
                holder[slot] = card
                return True
    return False


# -- by points -----------------------------------------------------------------------------------------------


def deal_by_points(
    places: list[Place], cards: list[int], named: dict[int, int], values: tuple[int, ...], words: Words
) -> None:
    """Closed tricks get cards of exactly their points; `named` cards lie in somebody's tricks (-1:
    anybody's)."""
    honours = [card for card in words.shuffled(cards) if values[card] or card in named]
    honours.sort(key=lambda card: (card not in named, -values[card]))
    assert place_honours(0, honours, places, named, values, words, set()), "the view shows what cannot be"
    for card in words.shuffled([card for card in cards if card not in honours]):
        next(place for place in places if place.has_room()).cards.append(card)


def place_honours(
    i: int,
    honours: list[int],
    places: list[Place],
    named: dict[int, int],
    values: tuple[int, ...],
    words: Words,
    dead: set[tuple[object, ...]],
) -> bool:
    """Honour i and the following ones to places; `dead` are situations that led nowhere before."""
    piles = [place for place in places if place.points is not None]
    lacking = [(missing(place, values), place.size - len(place.cards)) for place in piles]
    if i == len(honours):
        return all(points == 0 for points, _ in lacking)
    elsewhere = sum(place.size - len(place.cards) for place in places if place.points is None)
    situation = (i, *lacking, elsewhere)
    if situation in dead or hopeless(lacking, [values[card] for card in honours[i:]]):
        return False
    card = honours[i]
    for p in words.shuffled(range(len(places))):
        if fits(card, places[p], named, values):
            places[p].cards.append(card)
            if place_honours(i + 1, honours, places, named, values, words, dead):
                return True
            places[p].cards.pop()
    dead.add(situation)
    return False


def hopeless(lacking: list[tuple[int, int]], rest: list[int]) -> bool:
    """Can these values never fill what the piles lack: so many points in so many cards?"""
    if sum(points for points, _ in lacking) > sum(rest):
        return True
    best = sorted(rest, reverse=True)
    return any(points > sum(best[:room]) for points, room in lacking)


def missing(place: Place, values: tuple[int, ...]) -> int:
    """The points that a closed pile still needs."""
    return 0 if place.points is None else place.points - sum(values[card] for card in place.cards)


def fits(card: int, place: Place, named: dict[int, int], values: tuple[int, ...]) -> bool:
    if not place.has_room() or (place.points is not None and values[card] > missing(place, values)):
        return False
    if card not in named:
        return True
    return place.kind == "won" and named[card] in (-1, place.seat)
