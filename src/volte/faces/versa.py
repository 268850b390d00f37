"""VERSA: a shape for each colour, small at the corner and large behind the figure.

Every card is one symbol, named by its notation: `versa-R7`, `versa-R-pull`, `versa-core`, `versa-tornado`,
`versa-back`. A Pull of three cards (A13) is `versa-R-pull-bare` under `versa-sum-3`, the yellow one under
`versa-sum-3-Y`. `versa-mark-R` is a colour's shape in the colour of the text around it, `versa-colour-R` a
tile of the colour with its shape.
"""

from dataclasses import dataclass

from .glyphs import Glyph, glyph, word
from .outline import strips_path
from .paper import GROUND, herringbone, sheet
from .svg import INK, Sprite, Symbol, group, n, path, tag, use

NUMBERS = "123456789"
SPECIALS = ("pull", "lock", "block", "reverse", "boost", "all")
PAPER = "currentColor"
STRIP = 26
CORNER = 24  # strips at the corner
CLEAR = 59  # how wide a letter in the middle may be to keep off the corners' shapes
SUM = 22  # strips of +1 to +10 at the corner
SUM_SPACE = 9 / SUM
PULLS = range(1, 11)  # A13
USUAL_PULL = 2
TORNADO = "#E9E0D2"

Place = tuple[float, float, float]  # x, y, scale


@dataclass(frozen=True)
class Colour:
    """`shade` is the shape behind the figure, `large` its place there, `small` its place at the corner."""

    ground: str
    shade: str
    figure: str
    shape: str
    large: Place
    small: Place = (23.6, 60, 9.6)


COLOURS = {
    "R": Colour("#CB3A2B", "#A32619", PAPER, "M0-1.08L1.12.9H-1.12Z", (63, 94, 50)),
    "Y": Colour("#F3C233", "#DFA40C", INK, "M-1 0A1 1 0 1 0 1 0A1 1 0 1 0-1 0Z", (63, 88, 47)),
    "G": Colour("#16896B", "#0B6B52", PAPER, "M-.9-.9H.9V.9H-.9Z", (63, 88, 46)),
    "B": Colour(
        "#26509A",
        "#193A78",
        PAPER,
        "M.42-1A1.04 1.04 0 1 0 .42 1A1.16 1.16 0 0 1 .42-1Z",
        (67, 88, 50),
        (24.9, 60, 9.6),
    ),
}


def sprite() -> Sprite:
    parts = [sheet("versa-sheet"), tag("rect", id="versa-ground", **GROUND)]
    parts.append(tag("clipPath", tag("rect", **GROUND), id="versa-cut"))
    parts += [path(colour.shape, id=f"versa-{c}") for c, colour in COLOURS.items()]
    parts += [path(glyph(v, strip).d, id=f"versa-{v}-{strip}") for v in NUMBERS for strip in (STRIP, CORNER)]
    parts += [_sum(count) for count in PULLS]
    parts += [group(body, id=f"versa-{name}-sign") for name, body in _signs().items()]
    symbols = [_number(c, v) for c in COLOURS for v in NUMBERS]
    symbols += [_special(c, kind) for c in COLOURS for kind in SPECIALS]
    symbols += [_bare_pull(c) for c in COLOURS]
    symbols += [_pull_sum(c, count) for c in "RY" for count in PULLS if count != USUAL_PULL]
    symbols += [_core(), _tornado(), _back()]
    symbols += [_mark(c) for c in COLOURS] + [_tile(c) for c in COLOURS]
    return Sprite(tuple(parts), tuple(symbols))


# Grounds


def _coloured(c: str) -> str:
    colour = COLOURS[c]
    return (
        use("versa-sheet")
        + use("versa-ground", fill=colour.ground)
        + use(f"versa-{c}", *colour.large, fill=colour.shade)
    )


def _corners(body: str, **attributes: str | float) -> str:
    """The same at the upper left and, turned round, at the lower right."""
    return group(body, **attributes) + group(body, transform="rotate(180 63 88)", **attributes)


def _small_shape(c: str, lower: float = 0) -> str:
    x, y, scale = COLOURS[c].small
    return use(f"versa-{c}", x, y + lower, scale)


# Numbers and letters


def _number(c: str, value: str) -> Symbol:
    ink = COLOURS[c].figure
    body = _coloured(c) + use(f"versa-{value}-{STRIP}", *_figure_place(value), fill=ink)
    corner = use(f"versa-{value}-{CORNER}", *_corner_place(value)) + _small_shape(c)
    return Symbol(f"versa-{c}{value}", body + _corners(corner, fill=ink))


def letter(c: str, char: str, name: str) -> Symbol:
    """A card with a letter instead of a number, for headings; needs the sprite's parts beside it."""
    return lettered(c, glyph(char, STRIP), glyph(char, CORNER), name)


def lettered(c: str, large: Glyph, small: Glyph, name: str) -> Symbol:
    """A card with this glyph in the middle and that one at the corners, for TYPEWORKS."""
    ink = COLOURS[c].figure
    middle = path(large.d, transform=_placed(*_large(large.width, CLEAR)), fill=ink)
    corner = path(small.d, transform=_placed(*_small(small.width)))
    return Symbol(name, _coloured(c) + middle + _corners(corner + _small_shape(c), fill=ink))


def _placed(x: float, y: float, scale: float) -> str:
    return f"translate({n(x)} {n(y)}) scale({scale:.4g})"


def _figure_place(char: str) -> Place:
    return _large(glyph(char, STRIP).width)


def _corner_place(char: str) -> Place:
    return _small(glyph(char, CORNER).width)


def _large(width: float, most: float = 74) -> Place:
    """In the middle, 80 high; wide letters smaller."""
    scale = min(0.6349, most / width)
    return 63 - width * scale / 2, 88 - 63 * scale, scale


def _small(width: float) -> Place:
    scale = min(0.2661, 26 / width)
    return 23.6 - width * scale / 2, 29.5 - 62 * scale, scale


# Specials


def _special(c: str, kind: str) -> Symbol:
    ink = COLOURS[c].figure
    place: Place = (29, 55, 0.68)
    if kind == "all":
        width = word("+1", SUM, SUM_SPACE)[1]
        place = (63 - width * 0.235 - 9, 61, 0.47)
    figure = use("versa-sum1" if kind == "all" else f"versa-{kind}-sign", *place, fill=ink, stroke=ink)
    if kind in ("pull", "all"):
        corner = _corner_sum(USUAL_PULL if kind == "pull" else 1) + _small_shape(c, -2)
    else:
        corner = use(f"versa-{kind}-sign", 12, 13, 0.31, stroke=ink) + _small_shape(c, 1)
    if kind == "lock":  # the keyhole is the colour's shape
        keyhole = use(f"versa-{c}", *_keyhole(c), fill=COLOURS[c].ground)
        figure += group(keyhole, transform="translate(29 55) scale(.68)")
        corner += group(keyhole, transform="translate(12 13) scale(.31)")
    return Symbol(f"versa-{c}-{kind}", _coloured(c) + figure + _corners(corner, fill=ink))


def _bare_pull(c: str) -> Symbol:
    """A Pull without its sum."""
    ink = COLOURS[c].figure
    figure = use("versa-pull-sign", 29, 55, 0.68, fill=ink, stroke=ink)
    return Symbol(f"versa-{c}-pull-bare", _coloured(c) + figure + _corners(_small_shape(c, -2), fill=ink))


def _pull_sum(c: str, count: int) -> Symbol:
    """In paper for all colours but yellow."""
    ink = "-Y" if c == "Y" else ""
    return Symbol(f"versa-sum-{count}{ink}", _corners(_corner_sum(count), fill=COLOURS[c].figure))


def _corner_sum(count: int) -> str:
    return use(f"versa-sum{count}", 12, 14, 0.2213 if count < 10 else 0.16)


def _sum(count: int) -> str:
    """+1 and more, as the corner has them."""
    return path(word(f"+{count}", SUM, SUM_SPACE)[0], id=f"versa-sum{count}")


def _keyhole(c: str) -> Place:
    return {"R": (50, 76, 15), "Y": (50, 74, 15), "G": (50, 74, 15), "B": (52, 74, 15)}[c]


def _signs() -> dict[str, str]:
    """Drawn in a box of 100 x 100; fill and stroke come from whoever uses them."""

    def line(d: str, width: float) -> str:
        return path(d, fill="none", stroke_width=width)

    def solid(d: str, **attributes: str) -> str:
        return path(d, stroke="none", **attributes)

    return {
        "pull": line("M20 2V22M80 2V22M20 30V54A30 30 0 0 0 80 54V30", 20),
        "lock": line("M28 46V32A22 22 0 0 1 72 32V46", 15) + solid("M14 50H86V98H14Z"),
        "block": solid(strips_path("M88 8 L12 92 | M12 8 L88 92", 22)),
        "reverse": line("M74 60V34A24 24 0 0 0 30 22M26 40V66A24 24 0 0 0 70 78", 17)
        + solid("M46 4V46L14 24Z", transform="rotate(-8 30 24)")
        + solid("M54 96V54L86 76Z", transform="rotate(-8 70 76)"),
        "boost": line("M10 52L50 14L90 52M10 94L50 56L90 94", 20),
    }


# Without a colour


def _core() -> Symbol:
    body = use("versa-sheet") + use("versa-ground", fill=INK)
    wheel = _wheel()
    small = group(wheel, transform="translate(13 13) scale(.32)")
    return Symbol(
        "versa-core", body + group(wheel, transform="translate(15 40) scale(.96)") + _corners(small)
    )


def _wheel() -> str:
    """Four quarters, each with its shape."""
    quarter = "M47 47V2A45 45 0 0 0 2 47Z"
    places = {"R": (28, 29, 10), "Y": (72, 28, 9), "B": (73.3, 72, 9), "G": (28, 72, 9)}
    body = ""
    for turn, (c, place) in enumerate(places.items()):
        colour = COLOURS[c]
        body += path(quarter, transform=f"rotate({turn * 90} 50 50)", fill=colour.ground)
        body += use(f"versa-{c}", *place, fill="#FFFDF8" if colour.figure == PAPER else colour.figure)
    return body


def _tornado() -> Symbol:
    zigzag = "M6 12H94L20 36H80L32 60H74L46 84H58"

    def drawn(place: str, width: float) -> str:
        return path(
            zigzag, transform=place, stroke_width=width, fill="none", stroke=INK, stroke_linejoin="bevel"
        )

    body = use("versa-sheet") + use("versa-ground", fill=TORNADO) + drawn("translate(17 42) scale(.92)", 13)
    return Symbol("versa-tornado", body + _corners(drawn("translate(13 13) scale(.32)", 15)))


def _back() -> Symbol:
    body = use("versa-sheet") + use("versa-ground", fill=INK) + herringbone("#62595f", "#3c323a", "versa-cut")
    return Symbol("versa-back", body)


# Colours alone


def _mark(c: str) -> Symbol:
    x = 13.2 if c == "B" else 12
    y = 12.8 if c == "R" else 12
    return Symbol(f"versa-mark-{c}", use(f"versa-{c}", x, y, 8.6, fill=PAPER), "0 0 24 24")


def _tile(c: str) -> Symbol:
    colour = COLOURS[c]
    x = 25.8 if c == "B" else 24
    y = 25.4 if c == "R" else 24
    body = tag("rect", width=48, height=48, rx=6, fill=colour.ground)
    return Symbol(f"versa-colour-{c}", body + use(f"versa-{c}", x, y, 14, fill=colour.figure), "0 0 48 48")
