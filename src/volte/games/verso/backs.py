"""What can be told about hidden backs (V22), exactly: the cards are all different, so what lies openly
elsewhere, or must lie there, is not behind this face."""

from functools import lru_cache

from volte.games.verso.layout import CARDS, FACES, FACES_OF_KIND, KIND

CARDS_OF_KIND: list[int] = [sum(1 << face // 2 for face in faces) for faces in FACES_OF_KIND]
"""Kind of face -> the cards that have it on one side, as bits."""
ALL_CARDS = (1 << CARDS) - 1


def possible_cards(seen: list[int], half_known: list[int]) -> dict[int, int]:
    """Kind of face -> the cards, as bits, that may lie behind a card that shows it.

    `half_known` are the faces of the cards of which one side was seen; `seen` says of which both were.
    The result follows from these and from V2-V4 alone, not from the true backs: those only serve as the one
    arrangement from which the others are found.
    """
    held: dict[int, int] = {}
    for face in half_known:
        held[KIND[face]] = held.get(KIND[face], 0) | 1 << face // 2
    taken = known = 0
    for cards in held.values():
        taken |= cards
    for card, both in enumerate(seen):
        if both:
            known |= 1 << card
    free = ALL_CARDS & ~taken & ~known
    open_cards = free | cards_that_can_be_spared(held, free)
    if taken & ~open_cards == 0:
        return {kind: CARDS_OF_KIND[kind] & open_cards for kind in held}
    return {
        kind: CARDS_OF_KIND[kind] & (open_cards | cards | swappable(held, kind, open_cards))
        for kind, cards in held.items()
    }


def cards_that_can_be_spared(held: dict[int, int], free: int) -> int:
    """Cards of kinds that can take another one in their place, in the end a free one."""
    spare = 0
    tight = dict(held)
    while True:
        loose = [kind for kind in tight if CARDS_OF_KIND[kind] & (free | spare)]
        if not loose:
            return spare
        for kind in loose:
            spare |= tight.pop(kind)


def swappable(held: dict[int, int], kind: int, open_cards: int) -> int:
    """Cards of other kinds that can only be replaced, round a circle, by a card of this kind."""
    found = 0
    for other, cards in held.items():
        if other != kind and cards & CARDS_OF_KIND[kind] & ~open_cards and reaches(held, other, kind):
            found |= cards
    return found


def reaches(held: dict[int, int], start: int, goal: int) -> bool:
    """Can `start` get a card by a chain of takings that ends with one of `goal`'s?"""
    seen, waiting = {start}, [start]
    while waiting:
        kind = waiting.pop()
        for other, cards in held.items():
            if other not in seen and cards & CARDS_OF_KIND[kind]:
                if other == goal:
                    return True
                seen.add(other)
                waiting.append(other)
    return False


@lru_cache(maxsize=4096)
def back_texts(kind: int, cards: int) -> tuple[str, ...]:
    """The other sides of these cards, this kind of face up, in ASCII order."""
    faces = [face for face in FACES_OF_KIND[kind] if cards >> face // 2 & 1]
    return tuple(sorted(FACES[face ^ 1] for face in faces))
