"""The letters: strips where there are strip letters, the gothic for kana, kanji and what is rare."""

import re

import pytest

from volte.faces.glyphs import CHARS
from volte.faces.glyphs import glyph as card_letter
from volte.typeworks import glyphs, gothic, strips

GERMAN = "ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜẞ0123456789"
FRENCH = "ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸ"
OTHERS = "ÁÍÓÚÑØÅĄĆĘŁŃŚŹŻČĎĚŇŘŠŤŮÝŽŐŰĂȘȚĀĒĪŪĞİÐÞĐ"
RUSSIAN = "АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯІЇЄҐЎ"
SIGNS = ".,:;…!?¡¿-–—'\"’”‘“„«»()/&#€$+="
HIRAGANA = "".join(chr(code) for code in range(0x3041, 0x3095))
KATAKANA = "".join(chr(code) for code in range(0x30A1, 0x30FB)) + "ー"
KANJI = (
    "日一国会人年大十二本中長出三同時政事自行社見月分議後前民生連五発間対上部東者党地合市業内相方四定今回"
    "新場金員九入選立開手米力学問高代明実円関決子動京全目表戦経通外最言氏現理調体化田当八六約主題下首意法"
    "誕愛雪花桜夢鬱薔薇々"
)


@pytest.mark.parametrize("letters", [GERMAN, FRENCH, OTHERS, RUSSIAN, SIGNS])
def test_european_letters_are_strips(letters: str) -> None:
    assert [char for char in letters if not strips.has(char)] == []
    for char in letters:
        one = strips.glyph(char, 26)
        assert re.fullmatch(r"(M-?[\d.]+ -?[\d.]+(L-?[\d.]+ -?[\d.]+)+Z)+", one.d), char
        xs = [float(x) for x in re.findall(r"(-?[\d.]+) -?[\d.]+", one.d)]
        assert min(xs) == pytest.approx(0, abs=0.06), char
        assert max(xs) == pytest.approx(one.width, abs=0.06), char
        ys = [float(y) for y in re.findall(r"-?[\d.]+ (-?[\d.]+)", one.d)]
        assert min(ys) >= -18, char
        assert max(ys) <= 162, char


def test_letters_of_the_cards_stay_as_they_are() -> None:
    assert strips.glyph("Ü", 26) == card_letter("Ü", 26)
    assert set(CHARS) - set("トアカ") == {char for char in CHARS if strips.has(char)}


def test_accents_stand_apart_from_their_letter() -> None:
    """Between 7.4 + 13 (where an accent ends) and 24 (where a letter under it begins) there is no ink."""
    for char in "ÉÈÊŠŮŐĀ":
        ys = [float(y) for y in re.findall(r"-?[\d.]+ (-?[\d.]+)", strips.glyph(char, 26).d)]
        assert not [y for y in ys if 20.6 < y < 22], char
        assert min(ys) < 15, char


def test_an_accent_too_many_is_no_strip_letter() -> None:
    assert not strips.has("E\u0301\u0302")
    assert not strips.has("1\u0301")
    assert not strips.has("雪\u0301")


@pytest.mark.parametrize("letters", [HIRAGANA, KATAKANA, KANJI, "、。「」！？〜・♪", "ΩΔ%@§°[]<>"])
def test_kana_kanji_and_the_rare_come_from_the_font(letters: str) -> None:
    assert [char for char in letters if not gothic.has(char) or strips.has(char)] == []
    for char in letters:
        one = gothic.glyph(char)
        assert one.d.startswith("M"), char
        assert 5 < one.width < 200, char


def test_nothing_is_promised_that_the_font_does_not_draw() -> None:
    """Its lists name Ω's neighbours and thousands of kanji that it has no outline for."""
    assert not gothic.has("\u3095")
    assert not gothic.has("\x00")
    assert not gothic.has(" ")
    promised = [chr(code) for code in range(0x3041, 0x9FFF, 97)]
    drawn = [char for char in promised if gothic.has(char)]
    assert 50 < len(drawn) < len(promised)
    assert all(gothic.glyph(char).d for char in drawn)


def test_the_licence_comes_with_the_font() -> None:
    licence = (gothic.FOLDER / "LICENSE").read_text("utf-8")
    assert "SIL OPEN FONT LICENSE Version 1.1" in licence
    assert "Dela Gothic" in licence


def test_each_letter_is_drawn_by_one_hand() -> None:
    assert glyphs.glyph("A") == strips.glyph("A", 26)
    assert glyphs.glyph("カ") == gothic.glyph("カ")
    assert not glyphs.has("😀")
