"""Strip letters ready for use: outline, place and width of a glyph, and whole words."""

import re
from dataclasses import dataclass
from functools import cache

from . import outline
from .skeletons import SAME, SKELETONS

SPACE = 0.65  # between letters, of the strip's width
CHARS = "".join([*SKELETONS, *SAME])


@dataclass(frozen=True)
class Glyph:
    """`d` is SVG path data; the ink begins at x = 0, the strips' top edge is y = 0. `width` is the ink's."""

    d: str
    width: float


@cache
def glyph(char: str, strip: float) -> Glyph:
    """The glyph for `char` (a key of CHARS) in strips of width `strip`: 100 + `strip` units high."""
    d = outline.glyph_path(char, strip)
    points = [(float(x), float(y)) for x, y in re.findall(r"(-?[\d.]+) (-?[\d.]+)", d)]
    left, right = min(x for x, _ in points), max(x for x, _ in points)
    moved = re.sub(
        r"(-?[\d.]+) (-?[\d.]+)",
        lambda m: f"{_n(float(m[1]) - left)} {_n(float(m[2]) + strip / 2)}",
        d,
    )
    return Glyph(moved, right - left)


def word(text: str, strip: float, space: float = SPACE) -> tuple[str, float]:
    """Path data of a word in strip letters, and its width; `space` between letters, of the strip's width."""
    data, x = [], 0.0
    for char in text:
        if char == " ":
            x += strip * 2
            continue
        one = glyph(char, strip)
        data.append(
            re.sub(r"(-?[\d.]+) (-?[\d.]+)", lambda m, by=x: f"{_n(float(m[1]) + by)} {m[2]}", one.d)  # type: ignore[misc]
        )
        x += one.width + strip * space
    return "".join(data), x - strip * space


def _n(value: float) -> str:
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text
