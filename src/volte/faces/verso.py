"""Verso: sea, land and sky. The number of bands is the value; the folded corner shows the other side.

A card is laid together from symbols over each other: the face (`verso-B4`, below 48 px `verso-B4-small`), its
points (`verso-p3`), the fold (`verso-fold-GO` for two colours that may be behind, `verso-fold-O5` once it is
known) and, for a joker that stands for a value, the tag (`verso-tag-4`).
"""

import math
from dataclasses import dataclass

from .glyphs import glyph, word
from .svg import INK, PAPER, Sprite, Symbol, group, mix, n, path, tag, use

VALUES = "123456J"
BOTTOM, STEP = 142.5, 13.5  # the lowest band's edge; how much higher each further band begins


@dataclass(frozen=True)
class Colour:
    """`sky` is the ground above the bands, `mid` boat and trees, `ink` the number, `top` to `low` bands."""

    sky: str
    mid: str
    ink: str
    top: str
    low: str
    others: str  # the colours that may be behind, in the order of the fold


COLOURS = {
    "B": Colour("#BFDDF0", "#2F77AE", "#0E3557", "#7ab1d8", "#225c8c", "GO"),
    "G": Colour("#D3E2A6", "#5C8A36", "#25400F", "#9ebd65", "#446f28", "OB"),
    "O": Colour("#FFDDAF", "#EC8E35", "#6B2C05", "#f9b462", "#db6d1e", "BG"),
}


@dataclass(frozen=True)
class Size:
    """Where things are on a full card and on a small one (drawn under 48 px)."""

    name: str
    fold: float
    strip: float
    number: tuple[float, float, float]
    mark: tuple[float, float, float]
    joker_mark: tuple[float, float, float]
    star: tuple[float, float, float]
    stone: float
    tab: float


FULL = Size("", 36, 20, (13, 14, 0.55), (14, 92, 1.25), (12, 14, 1.15), (60, 66, 50), 7.5, 24)
SMALL = Size("-small", 44, 25, (11, 17, 0.784), (86, 66, 1.65), (9, 14, 1.75), (60, 76, 58), 10, 32)
SIZES = (FULL, SMALL)


def sprite() -> Sprite:
    parts: list[str] = [tag("clipPath", path(_edge(size)), id=f"verso-cut{size.name}") for size in SIZES]
    parts += [group(_mark(colour), id=f"verso-m-{colour}") for colour in COLOURS]
    parts += [path(glyph(v, size.strip).d, id=f"verso-n{v}{size.name}") for size in SIZES for v in "123456"]
    parts += [group(_bands(c, v), id=f"verso-s-{c}{v}") for c in COLOURS for v in range(1, 7)]
    symbols = [_face(c, v, size) for size in SIZES for c in COLOURS for v in VALUES]
    symbols += [_points(count, size) for size in SIZES for count in (1, 3)]
    symbols += [_fold_unknown(c, size) for size in SIZES for c in COLOURS]
    symbols += [_fold_one(c, v, size) for size in SIZES for c in COLOURS for v in ("", *VALUES)]
    symbols += [_tag(v, size) for size in SIZES for v in "123456"]
    symbols += [_tile(c, v) for c in COLOURS for v in VALUES] + [_tile_dots(c) for c in COLOURS]
    symbols += [_row_mark(c) for c in COLOURS]
    return Sprite(tuple(parts), tuple(symbols))


# The face


def _face(c: str, value: str, size: Size) -> Symbol:
    colour = COLOURS[c]
    bands = 6 if value == "J" else int(value)
    scene = tag("rect", width=126, height=176, fill=colour.sky)
    if size is FULL:
        scene += _landmark(c, BOTTOM - STEP * (bands - 1))
    scene += use(f"verso-s-{c}{bands}")
    body = group(scene, clip_path=f"url(#verso-cut{size.name})")
    if value == "J":
        body += _star(*size.star, colour) + _placed_mark(c, size.joker_mark)
    else:
        x, y, scale = size.number
        shift = (glyph(value, size.strip).width < 60) * 4  # the 1 is narrow
        body += use(f"verso-n{value}{size.name}", x + shift, y, scale, fill=colour.ink)
        body += _placed_mark(c, size.mark)
    body += path(_edge(size), fill="none", stroke=colour.ink, stroke_opacity=".45", stroke_width=1.6)
    return Symbol(f"verso-{c}{value}{size.name}", body)


def _edge(size: Size) -> str:
    """The card's outline: a corner of the sheet is folded over, so it is missing."""
    f = size.fold
    return f"M9 0H{n(126 - f)}L126 {n(f)}V167a9 9 0 0 1-9 9H9a9 9 0 0 1-9-9V9A9 9 0 0 1 9 0Z"


def _bands(c: str, count: int) -> str:
    colour = COLOURS[c]
    draw = {"B": _wave, "G": _hill, "O": _arc}[c]
    shades = [mix(colour.top, colour.low, k / (count - 1) if count > 1 else 0.5) for k in range(count)]
    bands = [path(draw(k, count), fill=shade) for k, shade in enumerate(shades)]
    if c == "O":  # the low sun itself
        bands.append(tag("ellipse", cx=44, cy=176, rx=22, ry=19, fill=colour.sky))
    return "".join(bands)


def _wave(k: int, count: int) -> str:
    y = BOTTOM - STEP * (count - 1 - k)
    x = -4 - 2 * k if k % 2 == 0 else -25 - 2 * k
    crests = "q10.5-9 21 0t21 0" * (4 if k % 2 == 0 else 5)
    return f"M{x} {n(y)}{crests}V176H-60Z"


def _hill(k: int, count: int) -> str:
    y = BOTTOM - STEP * (count - 1 - k)
    if k % 2 == 0:
        return f"M-2 {n(y + 12)}c22-28 46-26 68-8s42 4 62-8V176H-2Z"
    return f"M-2 {n(y - 2)}c24 16 42 10 64 0s42-14 66 12V176H-2Z"


def _arc(k: int, count: int) -> str:
    rx = 44.4 + 16.88 * (count - 1 - k)
    return f"M{n(44 - rx)} 176a{n(rx)} {n(rx * 0.8)} 0 0 1 {n(2 * rx)} 0Z"


def _landmark(c: str, y: float) -> str:
    """A boat or trees behind the highest band; the sky has none."""
    if c == "B":
        return path(f"M84 {n(y - 5)}h26l-6 8h-15zM96 {n(y - 7)}v-19l12 19z", fill=COLOURS[c].mid)
    if c == "G":
        return path(f"M88 {n(y + 8)}l7-22l7 22zM100 {n(y + 9)}l5.5-17l5.5 17z", fill=COLOURS[c].mid)
    return ""


def _star(x: float, y: float, radius: float, colour: Colour) -> str:
    """Ten facets, lit and shaded in turn: a star folded from paper."""
    shade = mix(PAPER, colour.mid, 0.44)
    points = _star_points(x, y, radius)
    facets = [f"M{n(x)} {n(y)}L{points[i]}L{points[(i + 1) % 10]}Z" for i in range(10)]
    dark = path("".join(facets[0::2]), fill=shade, stroke=shade, stroke_width=".6")
    lit = path("".join(facets[1::2]), fill=PAPER, stroke=PAPER, stroke_width=".6")
    return dark + lit


def _star_points(x: float, y: float, radius: float) -> list[str]:
    corners = [(radius if i % 2 == 0 else radius * 0.44, math.radians(36 * i - 90)) for i in range(10)]
    return [f"{n(x + r * math.cos(t))} {n(y + r * math.sin(t))}" for r, t in corners]


# Marks: waves, hills, the rising sun


def _mark(c: str) -> str:
    """In a box of about 20 x 15; fill and stroke come from whoever uses it."""
    if c == "B":
        return path(
            "M0 5C3 0 7 0 10 5S17 10 20 5M0 12C3 7 7 7 10 12S17 17 20 12", fill="none", stroke_width=3
        )
    if c == "G":
        return path("M-1 14L7 0L12 8L15 4L21 14Z", stroke="none")
    rays = path("M10 4V-1M2.5 7L-1 3.5M17.5 7L21 3.5", fill="none", stroke_width=2.6)
    return path("M3 14A7 7 0 0 1 17 14Z", stroke="none") + rays


def _placed_mark(c: str, place: tuple[float, float, float], ink: str = "") -> str:
    ink = ink or COLOURS[c].ink
    return use(f"verso-m-{c}", *place, fill=ink, stroke=ink)


def _row_mark(c: str) -> Symbol:
    """The mark before a row, in the colour of the text around it."""
    return Symbol(f"verso-mark-{c}", _placed_mark(c, (2, 4, 1), "currentColor"), "0 0 24 24")


# Points, fold, tag


def _points(count: int, size: Size) -> Symbol:
    r, height = size.stone, size.tab
    gap, y = r * 2.52, (158 if size is FULL else 155)
    width = gap * (count - 1) + (27 if size is FULL else 36)
    right = 116 if size is FULL else 118
    tab = tag("rect", x=right - width, y=y - height / 2, width=width, height=height, rx=height / 2)
    last = right - (13.5 if size is FULL else 18)
    stones = [tag("circle", cx=last - gap * i, cy=y, r=r) for i in range(count)]
    return Symbol(f"verso-p{count}{size.name}", group(tab, fill="currentColor") + group(stones, fill=INK))


def _fold_unknown(front: str, size: Size) -> Symbol:
    """Two halves: either colour may be behind."""
    first, second = COLOURS[front].others[0], COLOURS[front].others[1]
    f = size.fold
    x, middle = 126 - f, f"{n(126 - f / 2)} {n(f / 2)}"
    body = path(f"M{n(x)} 0V{n(f - 3)}a3 3 0 0 0 .9 2.1L{middle}Z", fill=COLOURS[first].mid)
    body += path(f"M126 {n(f)}H{n(x + 3)}a3 3 0 0 1-2.1-.9L{middle}Z", fill=COLOURS[second].mid)
    if size is FULL:
        body += _placed_mark(first, (92.4, 15.84, 0.36), _on_mid(first))
        body += _placed_mark(second, (102.24, 27.72, 0.36), _on_mid(second))
    return Symbol(f"verso-fold-{first}{second}{size.name}", body + _crease(size))


def _fold_one(c: str, value: str, size: Size) -> Symbol:
    """One colour, with the value or star where that is known too."""
    f, x = size.fold, 126 - size.fold
    body = path(f"M{n(x)} 0V{n(f - 3)}a3 3 0 0 0 3 3H126Z", fill=COLOURS[c].mid)
    ink = _on_mid(c)
    if value == "J":
        points = _star_points(x + f * 0.31, f * 0.69, f * 0.29)
        body += tag("polygon", points=" ".join(points), fill=ink)
    elif value:
        scale = f * (0.49 if size is FULL else 0.52) / (100 + size.strip)
        left = x + f * 0.31 - glyph(value, size.strip).width * scale / 2
        body += use(f"verso-n{value}{size.name}", left, f * 0.44, scale, fill=ink)
    else:
        body += _placed_mark(c, (x + f * 0.13, f * 0.56, f / 72), ink)
    return Symbol(f"verso-fold-{c}{value}{size.name}", body + _crease(size))


def _on_mid(c: str) -> str:
    return COLOURS[c].ink if c == "O" else "#fff"


def _crease(size: Size) -> str:
    f = size.fold
    d = f"M{n(126 - f)} 0V{n(f - 3)}a3 3 0 0 0 3 3H126"
    return path(d, fill="none", stroke=INK, stroke_opacity=".5", stroke_width=1.4)


def _tag(value: str, size: Size) -> Symbol:
    """`=4`: the value that a joker stands for, on a tab at the lower left."""
    data, width = word(f"={value}", size.strip)
    height = size.tab
    y = 158 if size is FULL else 155
    scale = height * 0.62 / (100 + size.strip)
    tab = width * scale + height * 0.8
    body = tag("rect", x=8, y=y - height / 2, width=tab, height=height, rx=height / 2, fill="currentColor")
    move = f"translate({n(8 + height * 0.4)} {n(y - height * 0.31)}) scale({scale:.4g})"
    return Symbol(f"verso-tag-{value}{size.name}", body + path(data, fill=INK, transform=move))


# Tiles of the rail, 12 x 17


def _tile(c: str, value: str) -> Symbol:
    colour = COLOURS[c]
    box = {"x": 0.5, "y": 0.5, "width": 11, "height": 16, "rx": 1.6}
    body = tag("rect", fill=colour.sky, stroke=colour.mid, stroke_width=0.8, **box)
    if value == "J":
        points = _star_points(6, 8.2, 5.2)
        body += tag("polygon", points=" ".join(points), fill=PAPER, stroke=colour.ink, stroke_width=0.6)
    else:
        scale = 9.6 / 120
        body += use(f"verso-n{value}", 6 - glyph(value, 20).width * scale / 2, 2.3, scale, fill=colour.ink)
    return Symbol(f"verso-tile-{c}{value}", body, "0 0 12 17")


def _tile_dots(c: str) -> Symbol:
    dots = [tag("circle", cx=x, cy=14.4, r=1.05) for x in (2.9, 6, 9.1)]
    return Symbol(f"verso-tile-{c}-p3", group(dots, fill=COLOURS[c].ink), "0 0 12 17")
