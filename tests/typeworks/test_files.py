"""SVG, PNG and PDF: their sizes, and that nothing but outlines is in them."""

import io
import re
import struct
import xml.etree.ElementTree as ET
import zlib
from pathlib import Path

import pytest

from volte.faces.versa import COLOURS
from volte.typeworks import Work, compose, pdf, png, svg
from volte.typeworks.layout import picture
from volte.typeworks.shapes import shapes

MM = 72 / 25.4
SPACE = "{http://www.w3.org/2000/svg}"
HOSTILE = "<g/>&\"'</svg>"


@pytest.fixture(scope="module")
def greeting() -> Work:
    return compose("Alles Gute ♥\n→ 雪 ↑")


def test_svg_holds_paths_alone(greeting: Work) -> None:
    root = ET.fromstring(svg.document(greeting, HOSTILE))
    assert {element.tag.removeprefix(SPACE) for element in root.iter()} == {"svg", "title", "g", "path"}
    assert root.findtext(f"{SPACE}title") == HOSTILE
    allowed = {"d", "fill", "stroke", "stroke-width", "stroke-linejoin", "transform"}
    for element in root.iter():
        if element is not root:
            assert set(element.attrib) <= allowed
            assert "(#" not in "".join(element.attrib.values())


def test_svg_is_as_large_as_the_cards(greeting: Work) -> None:
    root = ET.fromstring(svg.document(compose("a"), ""))
    assert (root.get("width"), root.get("height")) == ("69mm", "94mm")  # a card and the rim of 3 mm
    root = ET.fromstring(svg.document(greeting, ""))
    cards = [element for element in root if element.tag == f"{SPACE}g"]
    assert len(cards) == len(greeting.cards)
    assert len({card.get("transform") for card in cards}) == len(cards)


def test_words_stand_apart_and_rows_below_each_other() -> None:
    placed = {one.card.char: (one.x, one.y) for one in picture(compose("ab c\nd")).placed}
    assert placed["B"][0] - placed["A"][0] == 126 + 10
    assert placed["C"][0] - placed["B"][0] == 126 + 10 + 63
    assert placed["D"] == (placed["A"][0], placed["A"][1] + 176 + 18)


def png_header(data: bytes) -> tuple[int, int, dict[bytes, bytes]]:
    """Width, height and the chunks before the picture."""
    assert data.startswith(b"\x89PNG\r\n\x1a\n")
    chunks: dict[bytes, bytes] = {}
    at = 8
    while True:
        length, kind = struct.unpack(">I4s", data[at : at + 8])
        if kind == b"IDAT":
            return *struct.unpack(">II", chunks[b"IHDR"][:8]), chunks
        chunks[kind] = data[at + 8 : at + 8 + length]
        assert struct.unpack(">I", data[at + 8 + length :][:4])[0] == zlib.crc32(kind + chunks[kind])
        at += 12 + length


def test_png_has_300_dots_an_inch() -> None:
    width, height, chunks = png_header(png.document(compose("ab")))
    assert width == int((2 * 63 + 5 + 6) / 25.4 * 300)
    assert height == int((88 + 6) / 25.4 * 300)
    assert struct.unpack(">IIB", chunks[b"pHYs"]) == (11811, 11811, 1)  # dots a metre


def test_a_long_png_stays_within_bounds() -> None:
    whole = picture(compose("abcde fghij " * 20, wrap=20))
    width, height = png.size(whole.width, whole.height)
    assert 0.99 * png.MOST < width * height <= png.MOST
    assert width / height == pytest.approx(whole.width / whole.height, rel=0.001)


def streams(data: bytes) -> list[tuple[str, str]]:
    """Head and content of every stream of a PDF."""
    found = re.findall(rb"<<((?:[^<>]|<<[^<>]*>>)*)>>\s*stream\n(.*?)\nendstream", data, re.DOTALL)
    return [
        (head.decode(), zlib.decompressobj().decompress(body).decode("latin-1"))
        for head, body in found
        if b"FlateDecode" in head
    ]


def boxes(data: bytes) -> list[list[float]]:
    return [[float(n) for n in box.split()] for box in re.findall(rb"/MediaBox \[([^\]]*)\]", data)]


@pytest.mark.parametrize(
    ("paper", "size", "on_a_page"), [("a4", (297, 210), 8), ("letter", (279.4, 215.9), 6)]
)
def test_pdf_has_as_many_pages_as_needed(paper: str, size: tuple[float, float], on_a_page: int) -> None:
    for count, pages in ((1, 1), (on_a_page, 1), (on_a_page + 1, 2)):
        data = pdf.document(compose("a" * count), paper)
        assert len(boxes(data)) == pages == pdf.pages(count, paper)
        for box in boxes(data):
            assert box == pytest.approx([0, 0, size[0] * MM, size[1] * MM], abs=0.01)


def test_pdf_draws_each_card_once_in_real_size(greeting: Work) -> None:
    data = pdf.document(greeting)
    parts = streams(data)
    forms = [body for head, body in parts if "/Form" in head]
    pages = [body for head, body in parts if "/Form" not in head]
    assert len(forms) == len(set(greeting.cards))
    drawn = re.findall(r"([\d.-]+) 0 0 ([\d.-]+) \S+ \S+ cm\n?\s*/C\d+ Do", " ".join(pages))
    assert len(drawn) == len(greeting.cards)
    for wide, high in drawn:  # a unit is half a millimetre, 126 x 176 units a card
        assert float(wide) * 126 == pytest.approx(63 * MM)
        assert float(high) * 176 == pytest.approx(-88 * MM)


def test_pdf_holds_outlines_alone(greeting: Work) -> None:
    data = pdf.document(greeting, title=HOSTILE)
    for name in (b"/Font", b"/Image", b"/ca ", b"/CA ", b"/SMask", b"/ExtGState", b"/Pattern"):
        assert name not in data
    operators = {line.split()[-1] for _, body in streams(data) for line in body.splitlines() if line.strip()}
    assert operators <= {"q", "Q", "cm", "Do", "m", "l", "c", "h", "f", "S", "rg", "RG", "w", "j"}


def test_the_bleed_is_in_the_grounds_colour() -> None:
    """3 mm (6 units) on all sides, and nothing of the paper's rim."""
    for card in compose("abcd").cards:
        ground = shapes(card, printed=True)[0]
        assert ground.colour == COLOURS[card.colour].ground
        points = [point for _, points in ground.path for point in points]
        assert {x for x, _ in points} == {-6, 132}
        assert {y for _, y in points} == {-6, 182}
        assert shapes(card)[0].colour == "#FFFDF8"


def test_crop_marks_lie_outside_the_bleed_and_point_at_the_cuts() -> None:
    [page] = [body for head, body in streams(pdf.document(compose("ab"))) if "/Form" not in head]
    moves = re.findall(r"([\d.]+) ([\d.]+) m\s+([\d.]+) ([\d.]+) l", page)
    lines = [tuple(float(n) / MM for n in move) for move in moves]
    sheet = pdf.sheet("a4")
    (x1, y), (x2, _) = sheet.place(0), sheet.place(1)
    upright = {round(line[0], 1) for line in lines if line[0] == line[2]}
    assert upright == {round(cut, 1) for cut in (x1, x1 + 63, x2, x2 + 63)}
    assert x2 - x1 == pytest.approx(63 + 2 * 3)
    for line in lines:
        inside = x1 - 3 < line[0] < x2 + 66 and y - 3 < line[1] < y + 91
        assert not inside


def test_the_same_text_gives_the_same_pdf(greeting: Work, tmp_path: Path) -> None:
    assert pdf.document(greeting) == pdf.document(greeting)


def test_pdf_offsets_lead_to_its_objects(greeting: Work) -> None:
    """A reader that trusts the table of contents finds every object."""
    data = pdf.document(greeting)
    start = int(re.findall(rb"startxref\s+(\d+)", data)[-1])
    table = io.BytesIO(data[start:])
    assert table.readline() == b"xref\n"
    _, count = map(int, table.readline().split())
    for number in range(count):
        offset, _, used = table.readline().split()
        if used == b"n":
            assert re.match(rb"\s*%d \d+ obj" % number, data[int(offset) :])
