"""Seed to words to order: the shuffles of a record, repeatable in any language (docs/rules/records.md,
"Shuffles")."""

import hashlib
import hmac
from collections.abc import Iterator, Sequence
from typing import TypeVar

T = TypeVar("T")

WORDS_A_BLOCK = 8
WORD_RANGE = 1 << 32


class Seed:
    """The 32 bytes that fix every shuffle of a game."""

    def __init__(self, key: bytes) -> None:
        if len(key) != 32:
            raise ValueError(f"a seed has 32 bytes, not {len(key)}")
        self.key = key

    def stream(self, label: str) -> "Words":
        """The random words of one label, from its first block on."""
        return Words(self.key, label)

    def shuffled(self, label: str, cards: Sequence[T]) -> list[T]:
        """A shuffled copy of `cards`; the result is a pile, top first."""
        return self.stream(label).shuffled(cards)


class Words:
    """32-bit words of HMAC-SHA-256(seed, "LABEL/k"), k = 0, 1, ..."""

    def __init__(self, key: bytes, label: str) -> None:
        self._words = _words(key, label)

    def next(self) -> int:
        """The next word, 0 .. 2^32 - 1."""
        return next(self._words)

    def below(self, n: int) -> int:
        """A fair number 0 .. n - 1; words of the incomplete last stretch are thrown away."""
        fair = WORD_RANGE - WORD_RANGE % n
        word = self.next()
        while word >= fair:
            word = self.next()
        return word % n

    def shuffled(self, cards: Sequence[T]) -> list[T]:
        """A shuffled copy of `cards`; takes as many numbers as there are cards, less one."""
        pile = list(cards)
        for i in range(len(pile) - 1, 0, -1):
            j = self.below(i + 1)
            pile[i], pile[j] = pile[j], pile[i]
        return pile


def _words(key: bytes, label: str) -> Iterator[int]:
    block = 0
    while True:
        digest = hmac.new(key, f"{label}/{block}".encode("ascii"), hashlib.sha256).digest()
        for i in range(WORDS_A_BLOCK):
            yield int.from_bytes(digest[4 * i : 4 * i + 4], "big")
        block += 1


def commitment(secret: bytes) -> str:
    """What the server shows before it asks for nonces: SHA-256 over its secret, in hex."""
    return hashlib.sha256(b"volte commitment" + secret).hexdigest()


def seed_of(secret: bytes, nonces: Sequence[bytes]) -> Seed:
    """The seed that neither the server nor any player chose alone; nonces in seat order."""
    return Seed(hashlib.sha256(b"volte seed" + secret + b"".join(nonces)).digest())
