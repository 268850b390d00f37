"""Which hand draws a character: strips where there are strip letters, the gothic for all else."""

from volte.faces.glyphs import Glyph
from volte.faces.versa import STRIP
from volte.typeworks import gothic, strips


def has(char: str) -> bool:
    """Whether there is a letter for this character (in capitals); gothic.NoFont where that is unknown."""
    return strips.has(char) or gothic.has(char)


def glyph(char: str) -> Glyph:
    """The letter, for the middle of the card and for its corners."""
    return strips.glyph(char, STRIP) if strips.has(char) else gothic.glyph(char)
