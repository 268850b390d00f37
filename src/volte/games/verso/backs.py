"""What can be told about hidden backs (V22), exactly: the cards are all different, so what lies openly
elsewhere, or must lie there, is not behind this face."""

from functools import lru_cache

from volte.games.verso.layout import CARDS, FACES, FACES_OF_KIND, KIND, KINDS

CARDS_OF_KIND: list[int] = [sum(1 << face // 2 for face in faces) for faces in FACES_OF_KIND]
"""Kind of face -> the cards that have it on one side, as bits."""
BIT_OF_FACE: list[int] = [1 << face // 2 for face in range(2 * CARDS)]
ALL_CARDS = (1 << CARDS) - 1
COUNTS: list[int] = [1 << 4 * KIND[face] | 1 << 4 * KIND[face ^ 1] for face in range(2 * CARDS)]
"""What the card of each face counts: one for each of its two kinds. All kinds are counted in one number, four
bits a kind (none has more than seven cards), so that a few additions count a table."""
ALL_COUNTS = sum(COUNTS[::2])
SEVENS, EIGHTS = (sum(digit << 4 * kind for kind in range(len(KINDS))) for digit in (7, 8))
OTHER_SIDE: list[list[str]] = [[FACES[face ^ 1]] for face in range(2 * CARDS)]


def possible_cards(seen: int, half_known: list[int], tight: dict[int, int]) -> dict[int, int]:
    """Kind of face -> the cards, as bits, that may lie behind a card that shows it.

    `half_known` are the faces of the cards of which one side was seen; `seen` are, as bits, the cards of
    which both were; `tight` is what `tight_kinds` says of these. All of it follows from what was seen and
    from V2-V4 alone, not from the true backs: those only serve as the one arrangement from which the others
    are found.
    """
    open_cards = ALL_CARDS & ~seen & ~sum(tight.values())
    return {
        kind: CARDS_OF_KIND[kind] & (open_cards | tight[kind] | swappable(tight, kind))
        if kind in tight
        else CARDS_OF_KIND[kind] & open_cards
        for kind in set(map(KIND.__getitem__, half_known))
    }


def tight_kinds(lying: int, half_known: list[int]) -> dict[int, int]:
    """The kinds of face that cannot spare a card, with their cards: none of the kind is hidden altogether,
    nor lies where it can be spared for another one, in the end a hidden one. Mostly there are none: then
    every card that was not seen may lie behind each of its kinds. `lying`: the `COUNTS` of all open cards."""
    tight = kinds_all_open(lying)
    if not tight:
        return {}
    sides = [(KIND[face], KIND[face ^ 1]) for face in half_known if KIND[face ^ 1] in tight]
    while spared := {behind for shown, behind in sides if behind in tight and shown not in tight}:
        tight -= spared
    return {kind: shown_by(kind, half_known) for kind in tight}


def kinds_all_open(lying: int) -> set[int]:
    """The kinds of face of which no card is hidden altogether, given the `COUNTS` of all open cards."""
    left = EIGHTS & ~(ALL_COUNTS - lying + SEVENS)  # an eight for each kind of which nothing is left
    found = set()
    while left:
        found.add(left.bit_length() // 4 - 1)
        left ^= 1 << left.bit_length() - 1
    return found


def shown_by(kind: int, half_known: list[int]) -> int:
    """The cards, as bits, of which this kind of face lies up."""
    return sum([BIT_OF_FACE[face] for face in half_known if KIND[face] == kind])


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
