"""Cards as PDF to print and cut: 63 x 88 mm, 3 mm bleed, crop marks; outlines only."""

from dataclasses import dataclass
from math import ceil
from typing import Any

import pydyf
from fontTools.pens.basePen import BasePen

from volte.faces.svg import HEIGHT, WIDTH
from volte.typeworks.cards import Card, Work
from volte.typeworks.shapes import BLEED, Shape, shapes

MM = 72 / 25.4
CARD, HIGH, EDGE = 63, 88, 3
MARK, AWAY = 4, 1  # length of a crop mark, and how far from the bleed it begins
PAPERS = {"a4": (297.0, 210.0), "letter": (279.4, 215.9)}
"""Sheets lie on their side, in millimetres: more cards fit so."""


@dataclass(frozen=True)
class Sheet:
    """Where cards lie on a page, in millimetres from the lower left."""

    width: float
    height: float

    @property
    def across(self) -> int:
        return int((self.width - 2 * (MARK + AWAY)) / (CARD + 2 * EDGE))

    @property
    def down(self) -> int:
        return int((self.height - 2 * (MARK + AWAY)) / (HIGH + 2 * EDGE))

    @property
    def count(self) -> int:
        return self.across * self.down

    def place(self, number: int) -> tuple[float, float]:
        """Lower left corner of a card as it is cut, counted along the rows from the top."""
        row, column = divmod(number, self.across)
        wide, high = CARD + 2 * EDGE, HIGH + 2 * EDGE
        x = (self.width - self.across * wide) / 2 + column * wide + EDGE
        y = self.height - (self.height - self.down * high) / 2 - (row + 1) * high + EDGE
        return x, y


def sheet(paper: str) -> Sheet:
    """The page for `a4` or `letter`."""
    return Sheet(*PAPERS[paper])


def pages(count: int, paper: str) -> int:
    """How many sheets so many cards need."""
    return ceil(count / sheet(paper).count)


def document(work: Work, paper: str = "a4", title: str = "") -> bytes:
    """The PDF. The same work gives the same bytes: it holds no date."""
    page, cards = sheet(paper), work.cards
    pdf = pydyf.PDF()
    forms: dict[Card, pydyf.Stream] = {}
    for card in cards:
        if card not in forms:
            forms[card] = _form(card)
            pdf.add_object(forms[card])
    names = {card: f"C{number}" for number, card in enumerate(forms)}
    used = pydyf.Dictionary({name: forms[card].reference for card, name in names.items()})
    for first in range(0, len(cards), page.count):
        part = cards[first : first + page.count]
        stream = pydyf.Stream(compress=True)
        for number, card in enumerate(part):
            x, y = page.place(number)
            stream.push_state()
            stream.set_matrix(MM / 2, 0, 0, -MM / 2, x * MM, (y + HIGH) * MM)
            stream.draw_x_object(names[card])
            stream.pop_state()
        _crop_marks(stream, page, len(part))
        pdf.add_object(stream)
        pdf.add_page(_page(pdf, page, stream, used))
    if title:
        pdf.info["Title"] = pydyf.String(title)
    pdf.info["Creator"] = pydyf.String("Volte")
    target = _Bytes()
    pdf.write(target, version=b"1.7")
    return bytes(target.written)


def _page(pdf: pydyf.PDF, page: Sheet, stream: pydyf.Stream, used: pydyf.Dictionary) -> pydyf.Dictionary:
    return pydyf.Dictionary(
        {
            "Type": "/Page",
            "Parent": pdf.pages.reference,
            "MediaBox": pydyf.Array([0, 0, round(page.width * MM, 2), round(page.height * MM, 2)]),
            "Contents": stream.reference,
            "Resources": pydyf.Dictionary({"XObject": used}),
        }
    )


def _form(card: Card) -> pydyf.Stream:
    """A card with its bleed, drawn once; axes as in SVG, a unit half a millimetre."""
    box = [-BLEED, -BLEED, WIDTH + BLEED, HEIGHT + BLEED]
    extra = {"Type": "/XObject", "Subtype": "/Form", "BBox": pydyf.Array(box)}
    stream = pydyf.Stream(extra=extra, compress=True)
    for shape in shapes(card, printed=True):
        _draw(stream, shape)
    return stream


def _draw(stream: pydyf.Stream, shape: Shape) -> None:
    red, green, blue = (int(shape.colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    stream.set_color_rgb(*(round(part, 4) for part in (red, green, blue)), stroke=bool(shape.stroke))
    if shape.stroke:
        stream.set_line_width(round(shape.stroke, 3))
        stream.set_line_join(2 if shape.join == "bevel" else 0)
    shape.draw(_Pen(stream))
    if shape.stroke:
        stream.stroke()
    else:
        stream.fill()


def _crop_marks(stream: pydyf.Stream, page: Sheet, count: int) -> None:
    """A hairline outside the bleed at both ends of every cut."""
    places = [page.place(number) for number in range(count)]
    xs = sorted({round(x + side, 3) for x, _ in places for side in (0, CARD)})
    ys = sorted({round(y + side, 3) for _, y in places for side in (0, HIGH)})
    near, far = EDGE + AWAY, EDGE + AWAY + MARK
    lines = [(x, y + at * near, x, y + at * far) for x in xs for y, at in ((ys[0], -1), (ys[-1], 1))]
    lines += [(x + at * near, y, x + at * far, y) for y in ys for x, at in ((xs[0], -1), (xs[-1], 1))]
    stream.set_color_rgb(0, 0, 0, stroke=True)
    stream.set_line_width(0.25)
    for x1, y1, x2, y2 in lines:
        stream.move_to(round(x1 * MM, 3), round(y1 * MM, 3))
        stream.line_to(round(x2 * MM, 3), round(y2 * MM, 3))
    stream.stroke()


class _Pen(BasePen):  # type: ignore[misc]
    """Writes outlines into a stream; curves with one control point become cubic ones on the way."""

    def __init__(self, stream: pydyf.Stream) -> None:
        super().__init__(None)
        self.stream = stream

    def _moveTo(self, point: Any) -> None:
        self.stream.move_to(*_rounded(point))

    def _lineTo(self, point: Any) -> None:
        self.stream.line_to(*_rounded(point))

    def _curveToOne(self, first: Any, second: Any, point: Any) -> None:
        self.stream.curve_to(*_rounded(first), *_rounded(second), *_rounded(point))

    def _closePath(self) -> None:
        self.stream.close()


def _rounded(point: tuple[float, float]) -> list[float]:
    return [round(value, 3) for value in point]


class _Bytes:
    """What pydyf writes to."""

    def __init__(self) -> None:
        self.written = bytearray()

    def write(self, more: bytes) -> None:
        self.written += more
