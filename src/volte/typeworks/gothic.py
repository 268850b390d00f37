"""Kanji, kana and whatever has no strip letter: outlines from Dela Gothic One (SIL Open Font License 1.1).

The font comes with the client's packages as a hundred small files, each for some ranges of characters
(`unicode.json`); `run.py` copies them here.
"""

import json
import unicodedata
from functools import cache, lru_cache
from io import BytesIO
from pathlib import Path
from typing import Any

from volte.faces.glyphs import Glyph

FOLDER = Path(__file__).parent / "font"
HEIGHT = 126.0  # of a strip letter on the card, with its strip
KEPT = 4096


class NoFont(Exception):
    """The font's files are not here: the client was never built."""


@lru_cache(KEPT)
def has(char: str) -> bool:
    """Whether the font draws this character; NoFont where there is no font."""
    return len(char) == 1 and _file_of(char) is not None


@lru_cache(KEPT)
def glyph(char: str) -> Glyph:
    """The outline of a character that `has` knows: ink from x = 0 on, 126 from the top to the baseline of
    capitals, or as high as the square that kana and kanji fill."""
    from fontTools.pens.boundsPen import BoundsPen
    from fontTools.pens.svgPathPen import SVGPathPen
    from fontTools.pens.transformPen import TransformPen

    file = _file_of(char)
    assert file is not None, char
    font = _font(file)
    glyphs = font.getGlyphSet()
    drawn = glyphs[font.getBestCmap()[ord(char)]]
    top, high = _box(char, font["head"].unitsPerEm, font["OS/2"].sCapHeight)
    bounds = BoundsPen(glyphs)
    drawn.draw(bounds)
    left, _, right, _ = bounds.bounds
    scale = HEIGHT / high
    pen = SVGPathPen(glyphs, ntos=lambda value: f"{value:.1f}".removesuffix(".0"))
    drawn.draw(TransformPen(pen, (scale, 0, 0, -scale, -left * scale, top * scale)))
    return Glyph(pen.getCommands(), (right - left) * scale)


def _box(char: str, em: int, capitals: int) -> tuple[float, float]:
    """Top and height, in the font's units, of what is drawn 126 high."""
    if unicodedata.east_asian_width(char) in "WF":
        return 0.88 * em, em
    return capitals, capitals


def _file_of(char: str) -> Path | None:
    """The file that draws a character. The lists promise more than the font has, so each file is asked."""
    code = ord(char)
    return next((file for file in _listed().get(code, []) if _draws(file, code)), None)


@cache
def _listed() -> dict[int, list[Path]]:
    """Characters and the files in whose lists they are."""
    try:
        text = (FOLDER / "unicode.json").read_text("utf-8")
    except OSError as error:
        raise NoFont from error
    found: dict[int, list[Path]] = {}
    for name, ranges in json.loads(text).items():
        file = FOLDER / f"dela-gothic-one-{name.strip('[]')}-400-normal.woff2"
        for part in ranges.split(","):
            first, _, last = part.strip().removeprefix("U+").partition("-")
            for code in range(int(first, 16), int(last or first, 16) + 1):
                found.setdefault(code, []).append(file)
    return found


def _draws(file: Path, code: int) -> bool:
    """Whether there is an outline for this character in this file."""
    font = _font(file)
    name = font.getBestCmap().get(code)
    return name is not None and font["glyf"][name].numberOfContours != 0


@cache
def _font(file: Path) -> Any:
    """An opened file of the font; all of them together are small, and opening one takes longest."""
    from fontTools.ttLib import TTFont

    return TTFont(BytesIO(file.read_bytes()), lazy=True)
