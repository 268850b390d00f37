"""What can be told about hidden backs (V22), exactly: the cards are all different, so what lies openly
elsewhere, or must lie there, is not behind this face."""

from collections.abc import Iterable, Set

from volte.games.verso.layout import CARDS, FACES, FACES_OF_KIND, KIND, KINDS

CARDS_OF_KIND: list[int] = [sum(1 << face // 2 for face in faces) for faces in FACES_OF_KIND]
"""Kind of face -> the cards that have it on one side, as bits."""
BIT_OF_FACE: list[int] = [1 << face // 2 for face in range(2 * CARDS)]
Narrowed = tuple[tuple[int, int], ...]
"""Kinds of face, and the cards, as bits, that may lie behind one that shows it."""
ALL_CARDS = (1 << CARDS) - 1
COUNTS: list[int] = [1 << 4 * KIND[face] | 1 << 4 * KIND[face ^ 1] for face in range(2 * CARDS)]
"""What the card of each face counts: one for each of its two kinds. All kinds are counted in one number, four
bits a kind (none has more than seven cards), so that a few additions count a table."""
ALL_COUNTS = sum(COUNTS[::2])
SEVENS, EIGHTS = (sum(digit << 4 * kind for kind in range(len(KINDS))) for digit in (7, 8))


def narrowed(hidden: int, counts: int, lying: Iterable[int]) -> Narrowed:
    """What may lie behind some kinds of face. Kinds that are not here, mostly all, may have any `hidden` card
    behind them.

    `hidden` are, as bits, the cards of which not both sides were seen; `lying` the faces of all open cards,
    and `counts` their `COUNTS` together. All of it follows from what was seen and from V2-V4 alone, not from
    the true backs: those only serve as the one arrangement from which the others are found.
    """
    all_open = kinds_all_open(counts)
    tight = tight_kinds(all_open, hidden, set(lying)) if all_open else {}
    if not tight:
        return ()
    bound = sum(tight.values())
    cards = {kind: like & hidden & ~bound for kind, like in enumerate(CARDS_OF_KIND) if like & bound}
    for kind, shown in tight.items():
        if shown:
            cards[kind] |= shown | CARDS_OF_KIND[kind] & swappable(tight, kind)
    return tuple(cards.items())


def tight_kinds(all_open: set[int], hidden: int, lying: Set[int]) -> dict[int, int]:
    """The kinds of face that cannot spare a card, with the half-known cards, as bits, that show them: none
    of a kind is hidden altogether (`kinds_all_open`), nor lies where it can be spared for another one, in the
    end a hidden one. Mostly there are none: then every hidden card may lie behind each of its kinds."""
    tight = set(all_open)
    behind = [(kind, KIND[face ^ 1]) for kind in tight for face in half_known(kind, hidden, lying, 1)]
    while spared := {kind for kind, shown in behind if kind in tight and shown not in tight}:
        tight -= spared
    return {kind: sum([BIT_OF_FACE[face] for face in half_known(kind, hidden, lying, 0)]) for kind in tight}


def half_known(kind: int, hidden: int, lying: Set[int], down: int) -> list[int]:
    """The faces of a kind of which only one side was seen: this one, or (`down` is 1) the other one."""
    return [face for face in FACES_OF_KIND[kind] if face ^ down in lying and BIT_OF_FACE[face] & hidden]


def kinds_all_open(counts: int) -> set[int]:
    """The kinds of face of which no card is hidden altogether, given the `COUNTS` of all open cards."""
    left = EIGHTS & ~(ALL_COUNTS - counts + SEVENS)  # an eight for each kind of which nothing is left
    found = set()
    while left:
        found.add(left.bit_length() // 4 - 1)
        left ^= 1 << left.bit_length() - 1
    return found


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


def back_texts(kind: int, cards: int) -> list[str]:
    """The other sides of these cards, this kind of face up, in ASCII order."""
    return sorted(FACES[face ^ 1] for face in FACES_OF_KIND[kind] if cards >> face // 2 & 1)
