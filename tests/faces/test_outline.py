"""Strip letters: the outline computed from a skeleton."""

import math
import re

import pytest

from volte.faces.glyphs import CHARS, glyph, word
from volte.faces.outline import glyph_path


def area(d: str) -> float:
    """Signed areas of the loops added up: holes run the other way round than the ink."""
    total = 0.0
    for loop in d.strip("MZ").split("ZM"):
        points = [tuple(map(float, pair.split())) for pair in loop.split("L")]
        total += (
            sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(points, points[1:] + points[:1], strict=True)) / 2
        )
    return abs(total)


def test_one_straight_strip_is_a_rectangle() -> None:
    assert glyph("I", 20).width == 20
    assert area(glyph_path("I", 20)) == pytest.approx(20 * 120)


def test_gap_is_14_percent_of_the_strip_where_it_passes_over_itself() -> None:
    # The bar of the H lies between the stems (inner edges at 10 and 46), a gap of 2.8 on either side.
    bar = 46 - 10 - 2 * 2.8
    assert area(glyph_path("H", 20)) == pytest.approx(2 * 20 * 120 + 20 * bar, abs=20)


def test_ring_has_a_hole() -> None:
    assert glyph_path("0", 20).count("Z") == 2
    # Outer edge: a box of 76 x 120 with ends of radius 38; inner: 36 x 80 with ends of radius 18.
    ring = (76 * 44 + math.pi * 38**2) - (36 * 44 + math.pi * 18**2)
    assert area(glyph_path("0", 20)) == pytest.approx(ring, rel=0.01)


@pytest.mark.parametrize("strip", [18, 20, 22, 24, 25, 26])
def test_every_letter_has_an_outline_at_every_width(strip: int) -> None:
    for char in CHARS:
        one = glyph(char, strip)
        assert re.fullmatch(r"(M-?[\d.]+ -?[\d.]+(L-?[\d.]+ -?[\d.]+){2,}Z)+", one.d), char
        assert strip <= one.width <= 140, char
        assert area(one.d) > strip * strip, char


def test_samples_of_the_design_are_met() -> None:
    # The outline of the 7 with strips of 26 as the design drew it.
    sample = (
        "M-13 -13L-13 13L67 13L67 -13ZM29.5 26.1L20.1 53.5L17.3 62.5L14.6 72L12 82.3L9.8 93.3L7.9 105.2"
        "L7.1 111.4L20 113L33.1 113L35.3 98L37.4 88L39.7 78.7L42.2 70L44.8 61.6L55.5 30.3L57.8 22.4L59.2 16.6"
        "L32.4 16.6Z"
    )
    assert area(glyph_path("7", 26)) == pytest.approx(area(sample), rel=0.005)


def test_word_sets_letters_side_by_side() -> None:
    _, width = word("II", 20)
    assert width == 20 + 13 + 20
    assert word("I I", 20)[1] > width
