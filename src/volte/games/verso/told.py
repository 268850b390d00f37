"""What is told of cards that lie openly (V22). Every move tells everybody of all cards again, and mostly the
same: so it is remembered, for each card and for each row of them, also as the JSON that is sent."""

from functools import lru_cache, reduce
from operator import or_
from typing import NamedTuple

import msgspec

from volte.games.verso.backs import BIT_OF_FACE, CARDS_OF_KIND, COUNTS, Narrowed, back_texts
from volte.games.verso.layout import EMPTY, FACES, KIND, KINDS
from volte.games.verso.text import CARD_TEXT, HIDDEN

ROWS = 10_000
"""What is remembered: a thousand tables have some five rows each, and leave a former one at every move."""

# -- a card --------------------------------------------------------------------------------------------------


class Told(NamedTuple):
    """The text of a card, and what its other side may be; one list for all views, so nobody may change it."""

    text: str
    backs: list[str]
    text_json: bytes
    backs_json: bytes


def told(text: str, backs: list[str]) -> Told:
    return Told(text, backs, msgspec.json.encode(text), msgspec.json.encode(backs))


class HalfKnown(dict[int, Told]):
    """A kind of face that lies up, the other side not seen: what is told, by the cards, as bits, that it may
    be. There are seven at most that show the kind, and so a few cases."""

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def __missing__(self, cards: int) -> Told:
        self[cards] = told(f"{KINDS[self.kind]}/{HIDDEN}", back_texts(self.kind, cards))
        return self[cards]


_BY_KIND = [HalfKnown(kind) for kind in range(len(KINDS))]
HALF_KNOWN: list[HalfKnown] = [_BY_KIND[kind] for kind in KIND]
"""Face -> what is told of its kind."""
KNOWN: list[Told] = [told(CARD_TEXT[face], [FACES[face ^ 1]]) for face in range(len(FACES))]
"""Face -> what is told of its card once both sides were seen."""
LIKE: list[int] = [CARDS_OF_KIND[kind] for kind in KIND]
"""Face -> the cards, as bits, that show the same kind."""

# -- a row ---------------------------------------------------------------------------------------------------


class Lying(NamedTuple):
    """The faces up in their order, the cards, as bits, that show one of these kinds, and the `COUNTS` of
    all."""

    faces: tuple[int, ...]
    like: int
    counts: int


@lru_cache(maxsize=ROWS)
def lying(places: tuple[int, ...]) -> Lying:
    """The faces on these places, `EMPTY` ones left out."""
    faces = tuple([face for face in places if face != EMPTY])
    return Lying(faces, reduce(or_, [LIKE[face] for face in faces], 0), sum([COUNTS[face] for face in faces]))


class Row(NamedTuple):
    """What is told of cards, and that as JSON, without the brackets."""

    told: list[Told]
    texts_json: bytes
    backs_json: bytes


def row_of(cards: Lying, hidden: int | None, narrowed: Narrowed) -> Row:
    """`hidden` are, as bits, the cards of which not both sides were seen, None where nothing is told of
    backs; `narrowed` as `volte.games.verso.backs` has it."""
    # Other cards cannot be behind any of these: so a row stays the same whatever is seen of them.
    return _row(cards.faces, None if hidden is None else hidden & cards.like, narrowed)


@lru_cache(maxsize=ROWS)
def _row(faces: tuple[int, ...], hidden: int | None, narrowed: Narrowed) -> Row:
    if hidden is None:
        cards = [HALF_KNOWN[face][0] for face in faces]
    else:
        less = dict(narrowed)
        cards = [
            HALF_KNOWN[face][less.get(KIND[face], LIKE[face] & hidden)]
            if BIT_OF_FACE[face] & hidden
            else KNOWN[face]
            for face in faces
        ]
    texts = b",".join([card.text_json for card in cards])
    return Row(cards, texts, b",".join([card.backs_json for card in cards]))
