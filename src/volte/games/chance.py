"""Chance for random games, for every game's playouts; interpreted or compiled.

The generator is Lehmer's with modulus 2^31 - 1; `random` is a row of one number, 1 .. 2^31 - 2.
"""

from volte.kernel import Row, kernel


@kernel
def below(random: Row, n: int) -> int:
    """A number 0 .. n - 1."""
    random[0] = random[0] * 48271 % 2147483647
    number: int = random[0] * n >> 31
    return number


@kernel
def shuffle(random: Row, cards: Row, count: int) -> None:
    """Bring the first `count` cards into any order, each as likely."""
    for i in range(count - 1, 0, -1):
        j = below(random, i + 1)
        card = cards[i]
        cards[i] = cards[j]
        cards[j] = card
