"""What a text becomes, and what is told about what cannot become a card."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from volte.typeworks import MOST, compose, gothic
from volte.typeworks.cards import WIDEST, Card, Work
from volte.typeworks.signs import SIGNS
from volte.typeworks.text import TOLD, clusters, read
from volte.words import words


def chars(work: Work) -> str:
    """All cards in a row, special ones as `<kind>`."""
    return "".join(f"<{card.special}>" if card.special else card.char for card in work.cards)


def told(text: str) -> list[str]:
    """The German sentences about a text."""
    return [words("de").say(wrong.key, wrong.args) for wrong in compose(text).wrongs]


def shape(text: str, wrap: int) -> list[str]:
    rows = compose(text, wrap=wrap).rows
    return [" ".join("".join(card.char for card in word) for word in row) for row in rows]


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("Alles Gute", "ALLESGUTE"),
        ("Größe", "GRÖẞE"),
        ("Zoë, Ñandú & Łukasz: 100 %?!", "ZOË,ÑANDÚ&ŁUKASZ:100%?!"),
        ("С днём рождения, їжак", "СДНЁМРОЖДЕНИЯ,ЇЖАК"),
        ("誕生日おめでとう、カード！", "誕生日おめでとう、カード！"),
        ("ﬁn ｶﾞﾗｽ Ａ１", "FINガラスA1"),
        ("e\u0301", "É"),
        ("i\u0307", "İ"),
        ("Anna ♥ Ben ❤️ → ★", "ANNA<core>BEN<core><reverse><boost>"),
        ("<script>alert('x')</script>&amp;", "<SCRIPT>ALERT('X')</SCRIPT>&AMP;"),
    ],
)
def test_letters_become_cards(text: str, cards: str) -> None:
    work = compose(text)
    assert not work.wrongs
    assert chars(work) == unicodedata.normalize("NFC", cards)


@pytest.mark.parametrize(("kind", "signs"), SIGNS.items())
def test_signs_become_special_cards(kind: str, signs: str) -> None:
    assert [card.special for card in compose(signs).cards] == [kind] * len(signs)


def test_spaces_part_words_and_lines_stay_lines() -> None:
    assert shape(" Alles \t Gute\u3000雪\r\n\nAnna \n", 0) == ["ALLES GUTE 雪", "", "ANNA"]


@pytest.mark.parametrize(
    ("wrap", "rows"),
    [
        (5, ["ALLES", "GUTE", "ZUM", "GEBUR", "TSTAG"]),
        (9, ["ALLES GUTE", "ZUM", "GEBURTSTA", "G"]),
        (12, ["ALLES GUTE ZUM", "GEBURTSTAG"]),
        (WIDEST, ["ALLES GUTE ZUM GEBURTSTAG"]),
    ],
)
def test_lines_wrap_between_words_where_it_goes(wrap: int, rows: list[str]) -> None:
    """A space needs no card; a word longer than a line is broken."""
    assert shape("Alles Gute zum Geburtstag", wrap) == rows


@given(st.text("ab \n", max_size=60), st.integers(1, 7))
def test_wrapping_keeps_every_card_in_order_and_no_row_too_long(text: str, wrap: int) -> None:
    work, unwrapped = compose(text, wrap=wrap), compose(text)
    assert work.cards == unwrapped.cards
    assert all(sum(map(len, row)) <= wrap for row in work.rows)
    assert not work.rows or work.rows[-1]


def test_colours_go_in_turn_unless_chosen() -> None:
    assert [card.colour for card in compose("abcdef").cards] == list("RYGBRY")
    assert [card.colour for card in compose("ab♥def", "B--R").cards] == ["B", "Y", "", "R", "R", "Y"]


def test_a_wrong_colour_or_wrap_is_told() -> None:
    assert told("") == [words("de").say("typeworks-wrong-empty", {})]
    assert [wrong.args for wrong in compose("a", "RX").wrongs] == [{"at": "X"}]
    assert [wrong.args for wrong in compose("a", wrap=WIDEST + 1).wrongs] == [{"most": WIDEST}]
    assert [wrong.key for wrong in compose("a", wrap=-1).wrongs] == ["typeworks-wrong-wrap"]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("ab😀", "Zeichen 3: „😀“ (GRINNING FACE) gibt es nicht als Karte."),
        (
            "a\u202ebc",
            "Zeichen 2: Ein unsichtbares Zeichen (RIGHT-TO-LEFT OVERRIDE) lässt sich nicht drucken.",
        ),
        ("\u200bx", "Zeichen 1: Ein unsichtbares Zeichen (ZERO WIDTH SPACE) lässt sich nicht drucken."),
        ("x\x00", "Zeichen 2: Ein unsichtbares Zeichen (U+0000) lässt sich nicht drucken."),
        ("x\ud800", "Zeichen 2: Ein unsichtbares Zeichen (U+D800) lässt sich nicht drucken."),
        ("x\ue000", "Zeichen 2: Ein unsichtbares Zeichen (U+E000) lässt sich nicht drucken."),
        ("ש", "Zeichen 1: „ש“ (HEBREW LETTER SHIN) gibt es nicht als Karte."),
        ("👩‍👧", "Zeichen 1: „👩\u200d“ (WOMAN + ZERO WIDTH JOINER + GIRL) gibt es nicht als Karte."),
        (
            "a" + "\u0301\u0302\u0303" * 30,
            "Zeichen 1: „a\u0301“ (LATIN SMALL LETTER A + COMBINING ACUTE ACCENT + COMBINING CIRCUMFLEX "
            "ACCENT …) gibt es nicht als Karte.",
        ),
    ],
)
def test_what_is_no_card_is_told_with_its_place(text: str, sentence: str) -> None:
    assert told(text) == [sentence]


def test_many_wrong_characters_are_counted() -> None:
    reading = read("😀" * 30)
    assert len(reading.wrongs) == TOLD + 1
    assert reading.wrongs[-1].args == {"count": 30 - TOLD}


def test_two_hundred_cards_go_and_not_one_more() -> None:
    assert not compose("ab " * 100).wrongs
    work = compose("ab " * 100 + "c")
    assert [(wrong.key, wrong.args) for wrong in work.wrongs] == [
        ("typeworks-wrong-long", {"most": MOST, "at": 301})
    ]
    assert len(work.cards) == MOST


def test_ten_thousand_characters_are_not_all_looked_at() -> None:
    work = compose("x😀" * 5_000)
    assert work.wrongs[0].key == "typeworks-wrong-long"
    assert work.wrongs[0].args["at"] == 2 * MOST + 1
    assert len(work.cards) == MOST


@given(st.text(st.characters(), max_size=300))
def test_any_text_gives_cards_or_says_why_not(text: str) -> None:
    work = compose(text)
    assert len(work.cards) <= MOST
    assert work.wrongs or work.cards
    for wrong in work.wrongs:
        for language in ("de", "en"):
            sentence = words(language).say(wrong.key, wrong.args)
            assert not any(unicodedata.category(char) in ("Cc", "Cs") for char in sentence)
    assert "".join(clusters(text)) == text


def test_without_the_font_strip_letters_still_go(monkeypatch: pytest.MonkeyPatch) -> None:
    def none() -> None:
        raise gothic.NoFont

    monkeypatch.setattr(gothic, "_listed", none)
    gothic.has.cache_clear()
    assert compose("Grüße!").cards[0] == Card("G", "", "R")
    assert [wrong.key for wrong in compose("a雪").wrongs] == ["typeworks-no-font"]
