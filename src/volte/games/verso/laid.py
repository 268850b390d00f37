"""Cards that lie openly, as everybody may know them (V22). Every move is told to everybody, but changes
little of a table: so what was told of a row of cards is remembered."""

from functools import lru_cache
from typing import NamedTuple

from volte.games.verso.backs import BIT_OF_FACE, CARDS_OF_KIND, COUNTS, OTHER_SIDE, back_list
from volte.games.verso.layout import EMPTY, KIND
from volte.games.verso.text import CARD_TEXT, HALF_TEXT


class Laid(NamedTuple):
    """Cards in their order: the faces up, the texts, the faces of those of which one side alone was seen; and
    their `COUNTS` together."""

    faces: tuple[int, ...]
    texts: tuple[str, ...]
    half_known: tuple[int, ...]
    counts: int


@lru_cache(maxsize=4096)
def laid(places: tuple[int, ...], seen: int) -> Laid:
    """The faces on these places, `EMPTY` ones left out; `seen` are, as bits, the cards of which both sides
    are known."""
    faces = [face for face in places if face != EMPTY]
    texts = [CARD_TEXT[face] if BIT_OF_FACE[face] & seen else HALF_TEXT[face] for face in faces]
    half_known = [face for face in faces if not BIT_OF_FACE[face] & seen]
    return Laid(tuple(faces), tuple(texts), tuple(half_known), sum([COUNTS[face] for face in faces]))


@lru_cache(maxsize=4096)
def behind(faces: tuple[int, ...], seen: int) -> tuple[list[str], ...]:
    """What may lie behind each of these where every card that is not `seen` may: no kind is tight."""
    return tuple(
        [
            OTHER_SIDE[face]
            if BIT_OF_FACE[face] & seen
            else back_list(KIND[face], CARDS_OF_KIND[KIND[face]] & ~seen)
            for face in faces
        ]
    )
