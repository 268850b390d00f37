"""Cards and moves of Reversis as text, and back (docs/rules/records.md, Notation)."""

from functools import lru_cache

from volte.games.contract import Refused
from volte.games.reversis.layout import CLAIM, KEEP, LAY, NEXT, NO_CARD, PLAY, RANKS, SWAP, TENS

HIDDEN = "?"
RANK_LETTERS = "23456789TJQKA"
SUIT_LETTERS = "SHDC"

CARD_TEXT: list[str] = [RANK_LETTERS[card % RANKS] + SUIT_LETTERS[card // RANKS] for card in range(52)]
"""Card -> `JH`."""
CARD_OF_TEXT: dict[str, int] = {text: card for card, text in enumerate(CARD_TEXT)}
OLD_DECK: list[int] = [CARD_OF_TEXT[text] for text in sorted(CARD_TEXT)]
"""All 52 cards in the ASCII order of their texts (R22)."""
DECK: list[int] = [card for card in OLD_DECK if not TENS >> card & 1]
"""R1: the 48 cards."""

VERBS: dict[str, int] = {"play": PLAY, "lay": LAY, "swap": SWAP}
BARE: dict[str, int] = {"keep": KEEP, "claim": CLAIM, "next": NEXT}
MOVE_TEXT: dict[int, str] = {
    **{move: word for word, move in BARE.items()},
    **{base + card: f"{verb} {CARD_TEXT[card]}" for verb, base in VERBS.items() for card in range(52)},
}
"""Move -> its full form."""
MOVE_OF_TEXT: dict[str, int] = {text: move for move, text in MOVE_TEXT.items()}


def parse_move(text: str) -> int:
    """The move that a text means; Refused where it is none of Reversis. Whether it may be made is not
    said."""
    move = MOVE_OF_TEXT.get(text)
    if move is None:
        raise Refused("", "reversis-refused-unknown")
    return move


def cards_of(mask: int) -> list[int]:
    """The cards of a mask, by suit S H D C, ascending."""
    return [card for card in range(52) if mask >> card & 1]


def texts_of(mask: int) -> list[str]:
    """The same as texts."""
    return list(kept_texts(mask))


@lru_cache(4096)
def kept_texts(mask: int) -> tuple[str, ...]:
    """Views ask for the same few sets again and again."""
    return tuple(CARD_TEXT[card] for card in cards_of(mask))


def text_or_none(card: int) -> str | None:
    return None if card == NO_CARD else CARD_TEXT[card]


def mask_of(cards: list[str]) -> int:
    """The mask of the cards that are not hidden."""
    return sum(1 << CARD_OF_TEXT[card] for card in cards if card != HIDDEN)
