"""A card as filled and stroked outlines: the drawings of volte.faces, flattened for print and pictures."""

import re
import xml.etree.ElementTree as ET
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any

from fontTools.misc.transform import Identity, Transform
from fontTools.pens.recordingPen import RecordingPen
from fontTools.pens.transformPen import TransformPen
from fontTools.svgLib.path import parse_path

from volte.faces import versa
from volte.faces.svg import INK, PAPER, Symbol, mix, tag
from volte.typeworks import glyphs
from volte.typeworks.cards import Card

BLEED = 6  # units of half a millimetre
KEPT = 1024
NAMESPACE = "{http://www.w3.org/2000/svg}"
Style = dict[str, str]


@dataclass(frozen=True)
class Shape:
    """`path` is what a fontTools pen recorded, in a box of 126 x 176; `stroke` is the width, 0: filled."""

    path: tuple[tuple[str, tuple[Any, ...]], ...]
    colour: str
    stroke: float = 0
    join: str = "miter"

    def draw(self, pen: Any) -> None:
        for command, points in self.path:
            getattr(pen, command)(*points)


@lru_cache(KEPT)
def shapes(card: Card, printed: bool = False) -> tuple[Shape, ...]:
    """The card's drawing. Printed, its colour goes to the edge and 3 mm beyond, and it has no paper rim,
    since a rim would show every slip of the knife."""
    found: list[Shape] = []
    for element in ET.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{symbol(card).body}</svg>'):
        _walk(element, Identity, {"fill": INK}, _parts(printed), found)
    return tuple(found)


def symbol(card: Card) -> Symbol:
    """The drawing in SVG, which names shared parts of VERSA's sprite."""
    if not card.special:
        drawn = glyphs.glyph(card.char)
        return versa.lettered(card.colour, drawn, drawn, "card")
    name = f"versa-{card.colour}-{card.special}" if card.colour else f"versa-{card.special}"
    return _symbols()[name]


@cache
def _symbols() -> dict[str, Symbol]:
    return {one.id: one for one in versa.sprite().symbols}


@cache
def _parts(printed: bool) -> dict[str, ET.Element]:
    """The shared parts by their id."""
    texts = list(versa.sprite().parts)
    if printed:
        wide = {"x": -BLEED, "y": -BLEED, "width": 126 + 2 * BLEED, "height": 176 + 2 * BLEED}
        texts += [tag("g", id="versa-sheet"), tag("rect", id="versa-ground", **wide)]
    root = ET.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{"".join(texts)}</svg>')
    return {element.attrib["id"]: element for element in root}


def _walk(
    element: ET.Element, place: Transform, style: Style, parts: dict[str, ET.Element], found: list[Shape]
) -> None:
    style = {**style, **element.attrib}
    place = place.transform(_transform(element.get("transform", "")))
    kind = element.tag.removeprefix(NAMESPACE)
    if kind == "use":
        _walk(parts[element.attrib["href"].removeprefix("#")], place, style, parts, found)
    elif kind == "g":
        for inner in element:
            _walk(inner, place, _inherited(style), parts, found)
    elif kind in ("rect", "path"):
        path = _recorded(_rounded(element) if kind == "rect" else element.attrib["d"], place)
        if style["fill"] != "none":
            found.append(Shape(path, _colour(style["fill"])))
        if style.get("stroke", "none") != "none" and "stroke-width" in style:
            solid = mix(PAPER, _colour(style["stroke"]), float(style.get("stroke-opacity", "1")))
            width = float(style["stroke-width"]) * abs(place.xx * place.yy - place.xy * place.yx) ** 0.5
            found.append(Shape(path, solid, width, style.get("stroke-linejoin", "miter")))


def _inherited(style: Style) -> Style:
    return {key: value for key, value in style.items() if key.startswith(("fill", "stroke"))}


def _colour(text: str) -> str:
    return PAPER if text == "currentColor" else text


def _recorded(d: str, place: Transform) -> tuple[tuple[str, tuple[Any, ...]], ...]:
    pen = RecordingPen()
    parse_path(d, TransformPen(pen, place))
    return tuple((command, tuple(points)) for command, points in pen.value)


def _rounded(rect: ET.Element) -> str:
    x, y, width, height = (float(rect.get(name, "0")) for name in ("x", "y", "width", "height"))
    r = float(rect.get("rx", "0"))
    if not r:
        return f"M{x} {y}h{width}v{height}h{-width}Z"
    corner = f"a{r} {r} 0 0 1"
    across, down = width - 2 * r, height - 2 * r
    return (
        f"M{x + r} {y}h{across}{corner} {r} {r}v{down}{corner} {-r} {r}"
        f"h{-across}{corner} {-r} {-r}v{-down}{corner} {r} {-r}Z"
    )


def _transform(text: str) -> Transform:
    """translate, scale and rotate, as volte.faces writes them."""
    place = Identity
    for name, inside in re.findall(r"(\w+)\(([^)]*)\)", text):
        numbers = [float(number) for number in re.split(r"[ ,]+", inside.strip())]
        if name == "translate":
            place = place.translate(numbers[0], numbers[1] if len(numbers) > 1 else 0)
        elif name == "scale":
            place = place.scale(numbers[0], numbers[-1])
        else:
            angle, x, y = (*numbers, 0.0, 0.0)[:3]
            place = place.translate(x, y).rotate(angle * 3.141592653589793 / 180).translate(-x, -y)
    return place
