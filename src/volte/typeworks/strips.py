"""Strip letters beyond those of the cards: punctuation, and letters with accents put together from parts."""

import re
import unicodedata
from functools import cache

from volte.faces import glyphs
from volte.faces.glyphs import Glyph
from volte.faces.outline import strips_path
from volte.faces.skeletons import HANGS, RISES, SAME, SKELETONS

KANA = frozenset("トアカ")
"""Left to the gothic: three kana in strips beside all others in another hand would look like a slip."""

_COMMA = "M0 87 V102 C0 114 -4 122 -12 130"
_HIGH = "M4 {T} V4 C4 14 0 22 -8 30"
_LOW_PAIR = f"{_COMMA} | M40 87 V102 C40 114 36 122 28 130"

SIGNS: dict[str, tuple[str, float]] = {
    ".": ("M0 87 V{B}", 0),
    ",": (_COMMA, 0),
    ":": ("M0 28 V54 | M0 87 V{B}", 0),
    ";": (f"M0 28 V54 | {_COMMA}", 0),
    "…": ("M0 87 V{B} | M40 87 V{B} | M80 87 V{B}", 80),
    "·": ("M0 37 V63", 0),
    "!": ("M0 {T} V62 | M0 87 V{B}", 0),
    "?": ("M0 28 V26 A26 26 0 0 1 52 26 C52 46 26 46 26 68 | M26 87 V{B}", 52),
    "¡": ("M0 {T} V13 | M0 38 V{B}", 0),
    "¿": ("M52 72 V74 A26 26 0 0 1 0 74 C0 54 26 54 26 32 | M26 {T} V13", 52),
    "-": ("M{l} 50 H{r}", 24),
    "–": ("M{l} 50 H{r}", 48),
    "—": ("M{l} 50 H{r}", 80),
    "_": ("M{l} 100 H{r}", 56),
    "'": ("M0 {T} V24", 0),
    '"': ("M0 {T} V24 | M38 {T} V24", 38),
    "’": (_HIGH, 0),
    "”": (f"{_HIGH} | M44 {{T}} V4 C44 14 40 22 32 30", 40),
    "‘": ("M-4 30 V16 C-4 6 0 -2 8 -10", 0),
    "“": ("M-4 30 V16 C-4 6 0 -2 8 -10 | M36 30 V16 C36 6 40 -2 48 -10", 40),
    "‚": (_COMMA, 0),
    "„": (_LOW_PAIR, 40),
    "«": ("M26 22 L4 50 L26 78 | M66 22 L44 50 L66 78", 66),
    "»": ("M0 22 L22 50 L0 78 | M40 22 L62 50 L40 78", 66),
    "(": ("M28 -16 C-4 22 -4 78 28 116", 24),
    ")": ("M-4 -16 C28 22 28 78 -4 116", 24),
    "/": ("M52 -26 L-2 126", 50),
    "#": ("M12 {T} V{B} | M62 {T} V{B} | M-18 27 H92 | M-18 73 H92", 74),
    "&": (
        "M70 112 L16 40 C2 20 10 0 29 0 C50 0 52 22 36 34 L16 48 C-8 66 0 100 28 100 C48 100 62 84 64 58",
        66,
    ),
    "€": ("M-28 37 H34 | M-28 66 H34 | M58 30 V28 A27 28 0 0 0 4 28 V72 A27 28 0 0 0 58 72 V70", 58),
    "$": (f"{SKELETONS['S'][0]} | M27 -26 V-8 | M27 108 V126", 54),
    "Ø": (f"M60 -24 L0 124 | {SKELETONS['O'][0]}", 60),
    "Ł": ("M-20 66 L34 36 | M0 {T} V100 H50", 46),
    "Đ": ("M-30 50 H28 | M0 0 V100 H24 A32 32 0 0 0 56 68 V32 A32 32 0 0 0 24 0 Z", 56),
    "Ħ": ("M-26 20 H82 | M0 58 H56 | M0 {T} V{B} | M56 {T} V{B}", 56),
    "Æ": ("M52 49 H92 | M4 64 H52 | M0 {B} V29 A29 29 0 0 1 29 0 H100 M52 0 V100 H100", 96),
    "Œ": ("M56 49 H96 | M104 0 H30 A30 30 0 0 0 0 30 V70 A30 30 0 0 0 30 100 H104 M56 0 V100", 100),
    "Þ": ("M0 22 H24 A27 27 0 0 1 24 78 H0 | M0 {T} V{B}", 52),
    "ẞ": ("M26 48 A26 26 0 0 1 26 100 H18 | M0 {B} V28 A28 28 0 0 1 52 18 L26 48", 54),
    "Є": ("M4 50 H42 | M54 30 V28 A27 28 0 0 0 0 28 V72 A27 28 0 0 0 54 72 V70", 54),
    "Ґ": ("M48 -26 V0 H0 V{B}", 46),
}
"""As in volte.faces.skeletons: the strips, and the width."""

_SAME = {
    "Ð": "Đ",
    "Ј": "J",
    "Ѕ": "S",
    "×": "X",
    "¸": ",",
    "•": "·",
    "‐": "-",
    "‑": "-",
    "−": "-",
    "`": "‘",
    "´": "’",
}
_HANGING = frozenset(',;„‚$Ґ"')
_RISING = frozenset("$Ґ")

# Accents above, round x = 0, in narrower strips: the middle line and the strip's part of the letter's.
_ABOVE: dict[str, tuple[str, float]] = {
    "\u0300": ("M-18 -26 L12 16", 0.78),
    "\u0301": ("M18 -26 L-12 16", 0.78),
    "\u0302": ("M-27 14 L0 -4 L27 14", 0.56),
    "\u0303": ("M-27 4 C-16 -18 10 12 27 -10", 0.56),
    "\u0304": ("M-26 -3 H26", 0.75),
    "\u0306": ("M-21 -24 C-18 2 18 2 21 -24", 0.66),
    "\u0307": ("M0 -13 V8", 1),
    "\u0308": ("M-24 -13 V8 | M24 -13 V8", 0.96),
    "\u030a": ("M-9 -7 A9 9 0 0 1 0 -16 A9 9 0 0 1 9 -7 A9 9 0 0 1 0 2 A9 9 0 0 1 -9 -7 Z", 0.42),
    "\u030b": ("M0 -26 L-26 16 | M36 -26 L10 16", 0.66),
    "\u030c": ("M-27 -20 L0 -2 L27 -20", 0.56),
}
_BELOW: dict[str, tuple[str, float]] = {
    "\u0323": ("M0 122 V144", 1),
    "\u0326": ("M0 117 V124 C0 130 -2 134 -7 140", 0.7),
    "\u0327": ("M0 108 V118 C14 118 18 140 -2 140 H-14", 0.5),
    "\u0328": ("M6 108 C-10 122 -6 140 16 138", 0.5),
}
_SHARE = 0.76  # of its height that a letter keeps under an accent
_DOWN = 24
_MARK_END = 7.4  # where accents above are cut off, a gap before the letter


def has(char: str) -> bool:
    """Whether `char` (in capitals, composed) is drawn in strips here or among the cards' letters."""
    return _known(char) or _parts(char) is not None


@cache
def glyph(char: str, strip: float) -> Glyph:
    """The glyph of a character that `has` knows, in strips of width `strip`."""
    char = _SAME.get(char, char)
    if char in SKELETONS or char in SAME:
        return glyphs.glyph(char, strip)
    if char in SIGNS:
        text, right = SIGNS[char]
        return _moved([_outline(text, right, strip, char in _HANGING, char in _RISING)], strip)
    parts = _parts(char)
    assert parts is not None, char
    return _accented(*parts, strip)


def _known(char: str) -> bool:
    return char not in KANA and (char in SKELETONS or char in SAME or char in SIGNS or char in _SAME)


def _parts(char: str) -> tuple[str, str, str] | None:
    """A letter, the accent above it and the one below it; at most one of each."""
    base, *marks = list(unicodedata.normalize("NFD", char))
    above = [mark for mark in marks if mark in _ABOVE]
    below = [mark for mark in marks if mark in _BELOW]
    if not base.isalpha() or not _known(base) or not marks or len(above) + len(below) < len(marks):
        return None
    return None if len(above) > 1 or len(below) > 1 else (base, "".join(above), "".join(below))


def _accented(base: str, above: str, below: str, strip: float) -> Glyph:
    base = SAME.get(base, _SAME.get(base, base))
    text, right = SKELETONS[base] if base in SKELETONS else SIGNS[base]
    if above:
        text = _squeezed(text)
    paths = [_outline(text, right, strip, base in HANGS, base in RISES)]
    for mark, table in ((above, _ABOVE), (below, _BELOW)):
        if mark:
            line, part = table[mark]
            top = -strip / 2 - (10 if mark == "\u030a" else 0)
            end = _MARK_END if mark == above else 500
            paths.append(_shifted(strips_path(line, strip * part, top=top, bottom=end), right / 2, 0))
    return _moved(paths, strip)


def _outline(text: str, right: float, strip: float, hangs: bool, rises: bool) -> str:
    half = strip / 2
    places = {"T": -half, "B": 100 + half, "l": -half, "r": right + half}
    low, high = (26 if hangs else 0), (13 if rises else 0)
    return strips_path(text.format(**places), strip, top=-half - high, bottom=100 + half + low)


def _squeezed(text: str) -> str:
    """The skeleton lower, so that an accent has room above it; strips keep their width."""
    text = text.replace("{T}", str((14 - _DOWN) / _SHARE))

    def lower(y: str) -> str:
        return y if "{" in y else f"{_DOWN + _SHARE * float(y):.3f}"

    def command(match: re.Match[str]) -> str:
        name, numbers = match[1], match[2].split()
        if name == "V":
            numbers[0] = lower(numbers[0])
        elif name == "A":
            numbers[1] = str(float(numbers[1]) * _SHARE)
            numbers[6] = lower(numbers[6])
        elif name != "H":
            numbers[1::2] = [lower(y) for y in numbers[1::2]]
        return name + " ".join(numbers) + " "

    return re.sub(r"([MLHVCAZ])([^MLHVCAZ|]*)", command, text.replace("{B}", "{b}")).replace("{b}", "{B}")


def _shifted(d: str, x: float, y: float) -> str:
    return re.sub(r"(-?[\d.]+) (-?[\d.]+)", lambda m: f"{float(m[1]) + x:.1f} {float(m[2]) + y:.1f}", d)


def _moved(paths: list[str], strip: float) -> Glyph:
    """Ink from x = 0 on, the strips' top edge at y = 0."""
    d = "".join(paths)
    points = [float(x) for x in re.findall(r"(-?[\d.]+) -?[\d.]+", d)]
    left, right = min(points), max(points)
    return Glyph(_shifted(d, -left, strip / 2), right - left)
