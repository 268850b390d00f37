"""Cards as SVG: outlines only, no text, nothing by reference."""

from html import escape

from fontTools.pens.svgPathPen import SVGPathPen

from volte.faces.svg import CARD_BOX, HEIGHT, WIDTH, n, tag
from volte.typeworks.cards import Card, Work
from volte.typeworks.layout import picture
from volte.typeworks.shapes import Shape, shapes

NAMESPACE = "http://www.w3.org/2000/svg"


def document(work: Work, title: str = "") -> str:
    """The whole text as one picture, real size (63 x 88 mm a card); `title` is what a screen reader says."""
    whole = picture(work)
    body = "".join(
        tag("g", _drawing(one.card), transform=f"translate({n(one.x)} {n(one.y)})") for one in whole.placed
    )
    named = f"<title>{escape(title)}</title>" if title else ""
    return tag(
        "svg",
        named + body,
        xmlns=NAMESPACE,
        width=f"{n(whole.width / 2)}mm",
        height=f"{n(whole.height / 2)}mm",
        viewBox=f"0 0 {n(whole.width)} {n(whole.height)}",
    )


def single(card: Card) -> str:
    """One card."""
    return tag("svg", _drawing(card), xmlns=NAMESPACE, width=WIDTH, height=HEIGHT, viewBox=CARD_BOX)


def _drawing(card: Card) -> str:
    return "".join(_path(shape) for shape in shapes(card))


def _path(shape: Shape) -> str:
    pen = SVGPathPen(None, ntos=n)
    shape.draw(pen)
    if not shape.stroke:
        return tag("path", d=pen.getCommands(), fill=shape.colour)
    return tag(
        "path",
        d=pen.getCommands(),
        fill="none",
        stroke=shape.colour,
        stroke_width=shape.stroke,
        stroke_linejoin=shape.join,
    )
