"""Names that look alike, codes that can be spoken."""

import random

import pytest

from volte.room import codes, names


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("  Anna  ", "Anna"),
        ("An\u200bna", "Anna"),
        ("Ａｎｎａ", "Anna"),
        ("Anna\n Lena", "Anna Lena"),
        ("\u202eannA", "annA"),
        ("x" * 24, "x" * 24),
        ("x" * 25, ""),
        ("", ""),
        (" \u3164\u2800 ", ""),
        ("\u0301", ""),
        ("<b>", "<b>"),
    ],
)
def test_clean(typed: str, shown: str) -> None:
    assert names.clean(typed) == shown


@pytest.mark.parametrize("other", ["anna", "АNNА", "Αnna", "A n n a", "Ánna", "Anna."])
def test_look_alikes_get_a_number(other: str) -> None:
    assert names.distinct(other, ["Anna"]).endswith(" 2")


def test_different_names_stay() -> None:
    assert names.distinct("Hanna", ["Anna"]) == "Hanna"
    assert names.distinct("Anna", ["Anna", "Anna 2"]) == "Anna 3"
    assert len(names.distinct("x" * 24, ["x" * 24])) == 24


def test_there_are_three_million_codes_that_can_be_spoken() -> None:
    assert codes.count() >= 3_000_000
    chance = random.Random(3)
    drawn = [codes.draw(chance.randrange) for _ in range(500)]
    assert all(codes.normal(code) == code for code in drawn)
    assert all(sum(sign in codes.VOWELS for sign in code[:4]) == 2 for code in drawn)
    assert len(set(drawn)) > 490


@pytest.mark.parametrize("typed", ["vola47", " VOLA 47 ", "Vo-La 47", "v o l a 4 7"])
def test_case_and_spaces_are_ignored(typed: str) -> None:
    assert codes.normal(typed) == "VOLA47"


@pytest.mark.parametrize("typed", ["", "VOLA4", "VOLA471", "VOLÄ47", "VOLA4７", "../etc", "x" * 10_000])
def test_what_is_no_code(typed: str) -> None:
    assert codes.normal(typed) == ""
