"""The court figures of Reversis: kings, queens and jacks in halves, flat paper cut-outs.

Each function gives one half (above y = 88, inside the frame of 60 x 148 at 33, 14). `currentColor` is the
suit's colour.
"""

import math

from .svg import INK, group, n, path, tag, use

GOLD, GOLD_SHADE, GOLD_LIGHT = "#E0A92E", "#ca9624", "#ebc675"
SKIN, SKIN_SHADE, NECK = "#F3DCC4", "#e9cdb3", "#dfbfa3"
WHITE = "#FFFDF8"
FIELD, QUINOLA_FIELD, RAY = "#F6EFE2", "#EDB93E", "#FFF4D6"
HAIR = {"S": "#4A3B3F", "C": "#6B4A2E", "D": "#C9912B", "H": "#8A4A22"}
SUIT = "currentColor"


def half(rank: str, suit: str) -> str:
    """The upper half of a court card, without its frame."""
    if rank == "K":
        return _robe() + _king(HAIR[suit]) + _suit_beside(suit)
    if rank == "Q":
        return _robe() + _queen(HAIR[suit]) + _suit_beside(suit)
    if suit == "H":
        return _rays() + _robe() + _jack(HAIR[suit], GOLD, WHITE) + _heart_on_the_chest()
    return _robe() + _jack(HAIR[suit], WHITE, "") + _suit_beside(suit)


def _robe() -> str:
    shadow = path("M100 88V82C96 70 82 64 63 64V88Z", fill="#fff", fill_opacity=".25")
    return path("M26 88V82C30 70 44 64 63 64S96 70 100 82V88Z", fill=SUIT) + shadow


def _face() -> str:
    """Neck, face, its shaded side, closed eyes, nose and mouth."""
    lines = path("M63 49.5v5.2h-2M60.4 59h5.2", fill="none", stroke=INK, stroke_opacity=".75")
    eyes = "M54.5 49.5q2.3 1.8 4.6 0M66.9 49.5q2.3 1.8 4.6 0"
    return (
        path("M57 56H69V66Q63 71 57 66Z", fill=NECK)
        + path("M51 42H75V50C75 60 69 64 63 64S51 60 51 50Z", fill=SKIN)
        + path("M63 42H75V50C75 60 69 64 63 64Z", fill=SKIN_SHADE)
        + path(eyes, fill="none", stroke=INK, stroke_width=1.3)
        + lines
    )


def face_part(name: str) -> str:
    """The face, which all courts share."""
    return group(_face(), id=name)


def _king(hair: str) -> str:
    return (
        path("M26 88V83L40 69L50 66L63 88Z", fill=GOLD)
        + path("M100 88V83L86 69L76 66L63 88Z", fill=GOLD_LIGHT)
        + path("M47 56C45 40 50 34 63 34S81 40 79 56Z", fill=hair)
        + use("reversis-face")
        + path("M51 50c0 18 6 24 12 26c6-2 12-8 12-26c-2 6-5 6.5-8 6.5h-8c-3 0-6-.5-8-6.5Z", fill=hair)
        + path("M60 59.5h6", stroke=SKIN, stroke_width=1.2)
        + path("M47 43V24L55 32L63 20L71 32L79 24V43Z", fill=GOLD)
        + path("M63 20L71 32L79 24V43H63Z", fill=GOLD_SHADE)
        + path("M47 38.5H79", stroke=SUIT, stroke_width=2.4)
    )


def _queen(hair: str) -> str:
    return (
        path("M46 66Q63 96 80 66L74 64Q63 80 52 64Z", fill=WHITE)
        + tag("circle", cx=63, cy=78, r=3.2, fill=GOLD)
        + path("M44 66C40 40 48 30 63 30S86 40 82 66L74 66V46H52V66Z", fill=hair)
        + use("reversis-face")
        + path("M49 40Q63 30 77 40L75 31L69 35L63 26L57 35L51 31Z", fill=GOLD)
        + tag("circle", cx=63, cy=25, r=3, fill=SUIT)
    )


def _jack(hair: str, sleeve: str, brim: str) -> str:
    chest = "" if brim else path("M56 88V65H70V88Z", fill=WHITE, fill_opacity=".6")
    band = path("M46 43H82V38.5H45.5Z", fill=brim or "#fff", fill_opacity="1" if brim else ".3")
    feather = path(
        "M76 35.5C87 36 95 30 96.5 19.5C87.5 19.5 77.5 24 74 33.500Z",
        fill=WHITE,
        stroke=INK,
        stroke_width=0.8,
        stroke_opacity=".6",
    )
    return (
        path("M34 88V75L44 68V88ZM92 88V75L82 68V88Z", fill=sleeve)
        + chest
        + path("M46 60C44 42 50 34 63 34S82 42 80 60L74 60V46H52V60Z", fill=hair)
        + use("reversis-face")
        + path("M46 43C45 30 54 26 64 27C76 28 81 35 80 43Z", fill=SUIT)
        + band
        + feather
    )


def _suit_beside(suit: str) -> str:
    return use(f"reversis-{suit}", 41, 27, 0.12, fill=SUIT)


def _heart_on_the_chest() -> str:
    return use("reversis-H", 63, 77.5, 0.19, fill=WHITE)


def _rays() -> str:
    """Fifteen rays from behind the Quinola's head."""
    rays = ""
    for i in range(15):
        turn = math.radians(180 + 180 * i / 14)
        corners = [(63 + 44 * math.cos(turn + d), 62 + 44 * math.sin(turn + d)) for d in (-0.05, 0.05)]
        rays += "M63 62" + "".join(f"L{n(x)} {n(y)}" for x, y in corners) + "Z"
    return path(rays, fill=RAY)
