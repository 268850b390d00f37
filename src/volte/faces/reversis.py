"""Reversis: French suits, our own courts; coins under the index say what throwing the card off brings.

A card is laid together from layers: `reversis-sheet` (in the paper's colour), then in the suit's colour its
picture `reversis-QS`, the index of the language `reversis-index-de-Q` and the suit below it,
`reversis-suit-S`. All three have a `-large` kind for hands on phones. Four colours are thus only another
`color`.
"""

from dataclasses import dataclass

from . import courts
from .glyphs import word
from .paper import GROUND, herringbone, sheet
from .svg import INK, PAPER, Sprite, Symbol, group, n, path, tag, use

RANKS = "AKQJT98765432"
SUITS = {
    "S": "M0-46C8-24 43-6 43 15A20 20 0 0 1 6 27L13 47H-13L-6 27A20 20 0 0 1-43 15C-43-6-8-24 0-46Z",
    "H": "M0 45C-28 18-45 4-45-19A22.5 22.5 0 0 1 0-23A22.5 22.5 0 0 1 45-19C45 4 28 18 0 45Z",
    "D": "M0-48Q14-22 36 0Q14 22 0 48Q-14 22-36 0Q-14-22 0-48Z",
    "C": (
        "M0-45A21 21 0 0 1 19-14A21.5 21.5 0 1 1 6 21L13 47H-13L-6 21A21.5 21.5 0 1 1-19-14A21 21 0 0 1 0-45Z"
    ),
}
RED, GREEN, ORANGE = "#B8252B", "#1B6B4A", "#C25E00"
TWO_COLOURS = {"S": INK, "H": RED, "D": RED, "C": INK}
FOUR_COLOURS = {"S": GREEN, "H": RED, "D": ORANGE, "C": INK}

# Letters that differ from the English index; other languages take the English one.
INDEX = {
    "en": {rank: "10" if rank == "T" else rank for rank in RANKS},
    "de": {"Q": "D", "J": "B"},
    "ru": {"A": "Т", "K": "К", "Q": "Д", "J": "В"},
}
COINS = {"A": 1, "AD": 2, "JH": 5}  # R10
STRIP = 18
SUIT = "currentColor"


@dataclass(frozen=True)
class Size:
    """Where the index stands: middle line, height of its letter, middle and size of the suit, first coin."""

    name: str
    x: float
    letter: float
    suit: float
    suit_scale: float
    coin: float


FULL = Size("", 19, 34, 60, 0.21, 79)
LARGE = Size("-large", 25, 50, 80, 0.32, 104)
SIZES = (FULL, LARGE)


def layers(card: str, language: str = "en", large: bool = False) -> tuple[str, ...]:
    """The symbols of a card (`QS`) over the sheet, all in the suit's colour."""
    rank, suit = card[0], card[1]
    lettered = language if rank in INDEX.get(language, {}) else "en"
    end = "-large" if large else ""
    return (f"reversis-{card}{end}", f"reversis-index-{lettered}-{rank}{end}", f"reversis-suit-{suit}{end}")


def standalone(card: str, language: str = "en", four_colours: bool = False, large: bool = False) -> str:
    """A whole SVG document of one card."""
    drawings = sprite()
    bodies = {symbol.id: symbol.body for symbol in drawings.symbols}
    colour = (FOUR_COLOURS if four_colours else TWO_COLOURS)[card[1]]
    body = tag("defs", "".join(drawings.parts)) + group(bodies["reversis-sheet"], color=PAPER)
    body += group([bodies[name] for name in layers(card, language, large)], color=colour)
    return tag("svg", body, xmlns="http://www.w3.org/2000/svg", width=126, height=176, viewBox="0 0 126 176")


def sprite() -> Sprite:
    parts = [path(d, id=f"reversis-{suit}") for suit, d in SUITS.items()]
    parts.append(tag("clipPath", path("M33 88V17a3 3 0 0 1 3-3H90a3 3 0 0 1 3 3V88Z"), id="reversis-cut"))
    parts.append(tag("clipPath", tag("rect", **GROUND), id="reversis-back-cut"))
    parts.append(tag("clipPath", path("M0-50H50V50H0Z"), id="reversis-right"))
    parts.append(courts.face_part("reversis-face"))
    parts += [_coins(count, size) for count in (1, 2, 5) for size in SIZES]
    parts += [_court(rank, suit) for rank in "KQJ" for suit in SUITS]
    symbols = [_picture(rank, suit, size) for size in SIZES for suit in SUITS for rank in RANKS]
    for size in SIZES:
        symbols += [_index(lang, rank, size) for lang, letters in INDEX.items() for rank in letters]
        symbols += [_suit(suit, size) for suit in SUITS]
    symbols += [Symbol("reversis-sheet", sheet("reversis-paper")), _back(), _coin()]
    symbols += [_mark(suit) for suit in SUITS]
    return Sprite(tuple(parts), tuple(symbols))


def _corners(body: str, size: Size) -> str:
    """At the upper left and, turned round, at the lower right; a large index stands only once."""
    return body + (group(body, transform="rotate(180 63 88)") if size is FULL else "")


# Index


def _index(language: str, rank: str, size: Size) -> Symbol:
    data, width = word(INDEX[language][rank], STRIP, 0.4)
    scale = min(size.letter / (100 + STRIP), size.letter * 0.74 / width)
    y = 10 + (size.letter - (100 + STRIP) * scale)
    move = f"translate({n(size.x - width * scale / 2)} {n(y)}) scale({scale:.4g})"
    letter = path(data, fill=SUIT, transform=move)
    return Symbol(f"reversis-index-{language}-{rank}{size.name}", _corners(letter, size))


def _suit(suit: str, size: Size) -> Symbol:
    drawn = use(f"reversis-{suit}", size.x, size.suit, size.suit_scale, fill=SUIT)
    return Symbol(f"reversis-suit-{suit}{size.name}", _corners(drawn, size))


def _coins(count: int, size: Size) -> str:
    r = 3.6 if size is FULL else 4.4
    coins = [tag("circle", cx=size.x, cy=size.coin + 2.5 * r * i, r=r) for i in range(count)]
    drawn = group(coins, fill=courts.GOLD, stroke=INK, stroke_width=0.9)
    return group(_corners(drawn, size), id=f"reversis-coins-{count}{size.name}")


# Pictures


def _picture(rank: str, suit: str, size: Size) -> Symbol:
    if rank == "A":
        body = _ace(suit, size)
    elif rank in "KQJ":
        move = {} if size is FULL else {"transform": "translate(29 8.8) scale(.9)"}
        body = tag("use", href=f"#reversis-court-{rank}{suit}", **move)
    else:
        body = _pips(10 if rank == "T" else int(rank), suit) if size is FULL else _one_pip(suit)
    coins = COINS.get(rank + suit) or COINS.get(rank)
    if coins:
        body += use(f"reversis-coins-{coins}{size.name}")
    return Symbol(f"reversis-{rank}{suit}{size.name}", body)


def _ace(suit: str, size: Size) -> str:
    """One large suit, folded: its right half is lighter."""
    place = (63, 88, 0.66) if size is FULL else (80, 112, 0.78)
    fold = use(f"reversis-{suit}", fill="#fff", fill_opacity=".24", clip_path="url(#reversis-right)")
    move = f"translate({place[0]} {place[1]}) scale({place[2]})"
    return group(use(f"reversis-{suit}", fill=SUIT) + fold, transform=move)


def _one_pip(suit: str) -> str:
    return use(f"reversis-{suit}", 82, 122, 0.62, fill=SUIT)


LEFT, MIDDLE, RIGHT = 44.5, 63, 81.5
TOP, CENTRE, BOTTOM = 36, 88, 140


def _pips(count: int, suit: str) -> str:
    """The usual places; those in the lower half stand on their heads."""
    places, scale = pip_places(count), pip_scale(count)
    upright = [use(f"reversis-{suit}", x, y, scale) for x, y in places if y <= CENTRE]
    turned = [use(f"reversis-{suit}", 126 - x, 176 - y, scale) for x, y in places if y > CENTRE]
    return group("".join(upright) + group(turned, transform="rotate(180 63 88)"), fill=SUIT)


def pip_scale(count: int) -> float:
    """How large a pip is: four rows are so close that smaller ones keep apart."""
    return 0.26 if count < 9 else 0.21


def pip_places(count: int) -> list[tuple[float, float]]:
    """The middles of a card's pips, in the card's box of 126 x 176."""
    rows = {4: (TOP, BOTTOM), 5: (TOP, BOTTOM), 9: (TOP, 70.7, 105.3, BOTTOM), 10: (TOP, 70.7, 105.3, BOTTOM)}
    sides = () if count < 4 else rows.get(count, (TOP, CENTRE, BOTTOM))
    middle: dict[int, tuple[float, ...]] = {
        2: (TOP, BOTTOM),
        3: (TOP, CENTRE, BOTTOM),
        5: (CENTRE,),
        7: (62,),
        8: (62, 114),
        9: (CENTRE,),
        10: (53.3, 122.7),
    }
    return [(x, y) for y in sides for x in (LEFT, RIGHT)] + [(MIDDLE, y) for y in middle.get(count, ())]


def _court(rank: str, suit: str) -> str:
    """Two halves in a frame; the Quinola on gold in a thick one."""
    quinola = rank + suit == "JH"
    box: dict[str, str | float] = {"x": 33, "y": 14, "width": 60, "height": 148, "rx": 3}
    half = group(courts.half(rank, suit), clip_path="url(#reversis-cut)", id=f"reversis-half-{rank}{suit}")
    field = tag("rect", fill=courts.QUINOLA_FIELD if quinola else courts.FIELD, **box)
    other = tag("use", href=f"#reversis-half-{rank}{suit}", transform="rotate(180 63 88)")
    fold = path("M33 88H93", stroke=courts.WHITE, stroke_width=1.6)
    frame = tag("rect", fill="none", stroke=SUIT, stroke_width=2.6 if quinola else 1.3, **box)
    return group(field + half + other + fold + frame, id=f"reversis-court-{rank}{suit}")


# Back, marks, coin


def _back() -> Symbol:
    ground = tag("rect", fill="#7B2528", **GROUND)
    ribs = herringbone("#A0605F", "#8A3B3C", "reversis-back-cut")
    return Symbol("reversis-back", use("reversis-paper") + ground + ribs)


def _mark(suit: str) -> Symbol:
    """A suit in the colour of the text around it."""
    return Symbol(f"reversis-mark-{suit}", use(f"reversis-{suit}", 12, 12, 0.2, fill=SUIT), "0 0 24 24")


def _coin() -> Symbol:
    """A chip: gold with an ink outline and the V of Volte."""
    letter = path("M7 7H9.8L12.3 14L15 7H17.500L13.6 17.500H11Z", fill=INK)
    disc = tag("circle", cx=12, cy=12, r=10.6, fill=courts.GOLD, stroke=INK, stroke_width=1.8)
    return Symbol("reversis-coin", disc + letter, "0 0 24 24")
