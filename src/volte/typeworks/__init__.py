"""TYPEWORKS: a text as cards in the look of VERSA, letter by letter; as SVG, PNG, and PDF to print and cut.

`compose` reads a text, `volte.typeworks.svg`, `.png` and `.pdf` draw what it gives:

    >>> from volte.typeworks import compose
    >>> work = compose("Hi ♥")
    >>> [card.name for card in work.cards]
    ['R:H', 'Y:I', ':core']
"""

from volte.typeworks.cards import Card, Work, compose
from volte.typeworks.text import MOST, Wrong

__all__ = ["MOST", "Card", "Work", "Wrong", "compose"]
