"""Where the cards of a picture lie, in half millimetres: 126 x 176 a card."""

from dataclasses import dataclass

from volte.faces.svg import HEIGHT, WIDTH
from volte.typeworks.cards import Card, Work

GAP = 10
WORD = 63
"""Between words, beside the gap."""
ROW = 18
RIM = 6
"""Around the whole picture."""


@dataclass(frozen=True)
class Placed:
    card: Card
    x: float
    y: float


@dataclass(frozen=True)
class Picture:
    placed: tuple[Placed, ...]
    width: float
    height: float


def picture(work: Work) -> Picture:
    """All rows, one below the other; an empty row is half as high."""
    placed: list[Placed] = []
    widest, y = 0.0, float(RIM)
    for row in work.rows:
        x = float(RIM)
        for word in row:
            for card in word:
                placed.append(Placed(card, x, y))
                x += WIDTH + GAP
            x += WORD
        if row:
            widest = max(widest, x - WORD - GAP)
        y += (HEIGHT if row else HEIGHT / 2) + ROW
    return Picture(tuple(placed), widest + RIM, y - ROW + RIM)
