"""Sets of cards as bits of a number, for rules that are interpreted and compiled: card k is bit k, k < 63."""

from volte.kernel import kernel

BIT_PLACES: tuple[int, ...] = tuple(
    next((k for k in range(63) if (1 << k) % 67 == rest), 0) for rest in range(67)
)
"""Which bit a power of two is, by its rest modulo 67: all up to 2^65 leave different ones."""


@kernel
def count_cards(cards: int) -> int:
    """How many cards a set holds: its bits summed by twos, fours and eights, without a loop."""
    twos = cards - (cards >> 1 & 0x5555555555555555)
    fours = (twos & 0x3333333333333333) + (twos >> 2 & 0x3333333333333333)
    eights = fours + (fours >> 4) & 0x0F0F0F0F0F0F0F0F
    count: int = eights % 255
    return count


@kernel
def pick_card(cards: int, number: int) -> int:
    """Card number `number` of a set, from the lowest on."""
    for _ in range(number):
        cards &= cards - 1
    card: int = BIT_PLACES[(cards & -cards) % 67]
    return card
