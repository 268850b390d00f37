"""What can be told about hidden backs (V22), exactly: the cards are all different, so what lies openly
elsewhere, or must lie there, is not behind this face."""

from functools import lru_cache
from itertools import compress

from volte.games.verso.layout import CARDS, FACES, FACES_OF_KIND, KIND

CARDS_OF_KIND: list[int] = [sum(1 << face // 2 for face in faces) for faces in FACES_OF_KIND]
"""Kind of face -> the cards that have it on one side, as bits."""
BITS: list[int] = [1 << card for card in range(CARDS)]
BIT_OF_FACE: list[int] = [1 << face // 2 for face in range(2 * CARDS)]
ALL_CARDS = (1 << CARDS) - 1


def possible_cards(seen: list[int], half_known: list[int]) -> dict[int, int]:
    """Kind of face -> the cards, as bits, that may lie behind a card that shows it.

    `half_known` are the faces of the cards of which one side was seen; `seen` says of which both were.
    The result follows from these and from V2-V4 alone, not from the true backs: those only serve as the one
    arrangement from which the others are found.
    """
    taken = sum(map(BIT_OF_FACE.__getitem__, half_known))
    free = ALL_CARDS & ~taken & ~sum(compress(BITS, seen))
    kinds = set(map(KIND.__getitem__, half_known))
    if all(CARDS_OF_KIND[kind] & free for kind in kinds):
        return {kind: CARDS_OF_KIND[kind] & (free | taken) for kind in kinds}  # mostly, and at once
    held = dict.fromkeys(kinds, 0)
    for face in half_known:
        held[KIND[face]] |= BIT_OF_FACE[face]
    open_cards, tight = with_cards_that_can_be_spared(held, free)
    return {
        kind: CARDS_OF_KIND[kind] & (open_cards | cards | swappable(tight, kind))
        for kind, cards in held.items()
    }


def with_cards_that_can_be_spared(held: dict[int, int], free: int) -> tuple[int, dict[int, int]]:
    """The free cards and those of kinds that can take another one in their place, in the end a free one;
    and the kinds that cannot."""
    open_cards, tight = free, held
    while True:
        still = {}
        for kind, cards in tight.items():
            if CARDS_OF_KIND[kind] & open_cards:
                open_cards |= cards
            else:
                still[kind] = cards
        if len(still) == len(tight):
            return open_cards, tight
        tight = still


def swappable(tight: dict[int, int], kind: int) -> int:
    """Cards of other kinds that can only be replaced, round a circle, by a card of this kind."""
    found = 0
    for other, cards in tight.items():
        if other != kind and cards & CARDS_OF_KIND[kind] and reaches(tight, other, kind):
            found |= cards
    return found


def reaches(tight: dict[int, int], start: int, goal: int) -> bool:
    """Can `start` get a card by a chain of takings that ends with one of `goal`'s?"""
    seen, waiting = {start}, [start]
    while waiting:
        kind = waiting.pop()
        for other, cards in tight.items():
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


@lru_cache(maxsize=4096)
def back_list(kind: int, cards: int) -> list[str]:
    """The same as a list for views: one for all of them, so nobody may change it."""
    return list(back_texts(kind, cards))
