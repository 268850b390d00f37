"""Names that look alike, codes that can be spoken."""

import random
import unicodedata

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


ZALGO = "".join(chr(number) for number in range(0x300, 0x330))


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("e\u0301\u0301\u0301\u0301va", "é\u0301va"),
        ("\u0301Anna \u0302\u0303Lena", "Anna Lena"),
        ("ก" + "็" * 20, "ก็"),
        ("A" + "\u0489\u20dd\u20e0\ufe20", "A\u0489\u20dd"),
        ("a" + "\u0e47\u0e48\u0e49\u0e4a\u0e4b\u0e4c", "a\u0e47\u0e48\u0e49\u0e4a"),
    ],
)
def test_no_tower_of_marks(typed: str, shown: str) -> None:
    """Marks over marks would cover the lines above and below."""
    assert names.clean(typed) == shown


def test_no_tower_of_any_marks() -> None:
    shown = names.clean("".join(letter + ZALGO for letter in "Anna"))
    assert [sign for sign in unicodedata.normalize("NFKD", shown) if sign.isalpha()] == [*"Anna"]
    assert len(shown) <= 4 * 3


@pytest.mark.parametrize(
    "name",
    [
        *("Nguyễn Thị Ữ", "สมศรี ฟ้าใหม่", "น\u0e49\u0e4d\u0e32ผึ้ง", "प्रेमचंद", "बढ़ियाँ", "শ্রীকৃষ্ণ"),
        *("בְּרֵאשִׁית", "שׁ\u05b8\u05bcלוֹם", "مُحَمَّد", "ཀརྨ་བསྒྲུབས", "မြို့တော်", "សុខជា", "Ų\u0303žuolas", "👩\ufe0fLi"),
    ],
)
def test_scripts_that_need_several_marks_keep_them(name: str) -> None:
    whole = unicodedata.normalize("NFKC", name)
    assert names.clean(whole) == whole


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
