"""The sprites: every card is there, ids are unique, nothing points outside, and they stay small."""

import xml.etree.ElementTree as ET
from itertools import combinations
from pathlib import Path

import pytest

from volte.faces import reversis, versa
from volte.faces.export import letters, sprites, write
from volte.faces.glyphs import glyph
from volte.faces.svg import Sprite, standalone

LIMITS = {"verso": 80_000, "versa": 80_000, "reversis": 120_000}
SPRITES = sprites()
GAMES = sorted(SPRITES)
XML_SPACE = "{http://www.w3.org/2000/svg}"


def elements(game: str) -> list[ET.Element]:
    return list(ET.fromstring(str(SPRITES[game])).iter())


def names(game: str) -> set[str]:
    return {symbol.id for symbol in SPRITES[game].symbols}


@pytest.mark.parametrize("game", GAMES)
def test_sprite_stays_small(game: str) -> None:
    assert len(str(SPRITES[game]).encode()) < LIMITS[game]


def test_ids_are_unique_over_all_sprites_and_begin_with_their_game() -> None:
    ids = [(game, e.attrib["id"]) for game in GAMES for e in elements(game) if "id" in e.attrib]
    assert len({name for _, name in ids}) == len(ids)
    assert all(name.startswith(f"{game}-") for game, name in ids)


@pytest.mark.parametrize("game", GAMES)
def test_every_reference_is_to_an_id_of_the_same_sprite(game: str) -> None:
    ids = {e.attrib["id"] for e in elements(game) if "id" in e.attrib}
    for element in elements(game):
        for key, value in element.attrib.items():
            if key.endswith("href"):
                assert value.removeprefix("#") in ids
            if "url(" in value:
                assert value.removeprefix("url(#").removesuffix(")") in ids


@pytest.mark.parametrize("game", GAMES)
def test_nothing_but_shapes(game: str) -> None:
    shapes = {"svg", "defs", "symbol", "g", "use", "path", "rect", "circle", "ellipse", "polygon", "clipPath"}
    for element in elements(game):
        assert element.tag.removeprefix(XML_SPACE) in shapes
        for key, value in element.attrib.items():
            assert key != "style"
            assert not key.startswith("on")
            assert "//" not in value


def test_every_verso_face_fold_and_tile() -> None:
    colours, values = "BGO", "123456J"
    wanted = {f"verso-{c}{v}{size}" for c in colours for v in values for size in ("", "-small")}
    wanted |= {f"verso-tile-{c}{v}" for c in colours for v in values}
    wanted |= {f"verso-tile-{c}-p3" for c in colours} | {f"verso-mark-{c}" for c in colours}
    for size in ("", "-small"):
        wanted |= {f"verso-fold-{name}{size}" for name in ("GO", "OB", "BG", *colours)}
        wanted |= {f"verso-fold-{c}{v}{size}" for c in colours for v in values}
        wanted |= {f"verso-p{count}{size}" for count in (1, 3)}
        wanted |= {f"verso-tag-{value}{size}" for value in "123456"}
    assert names("verso") == wanted


def test_every_versa_card() -> None:
    specials = ("pull", "lock", "block", "reverse", "boost", "all")
    wanted = {f"versa-{c}{number}" for c in "RYGB" for number in range(1, 10)}
    wanted |= {f"versa-{c}-{kind}" for c in "RYGB" for kind in specials}
    wanted |= {f"versa-{kind}-{c}" for kind in ("mark", "colour") for c in "RYGB"}
    wanted |= {f"versa-{c}-pull-bare" for c in "RYGB"}
    wanted |= {f"versa-sum-{count}{ink}" for ink in ("", "-Y") for count in range(1, 11) if count != 2}
    assert names("versa") == wanted | {"versa-core", "versa-tornado", "versa-back"}


def test_every_versa_colour_has_its_own_shape() -> None:
    symbols = {symbol.id: symbol.body for symbol in SPRITES["versa"].symbols}
    for colour in "RYGB":
        # Large behind the figure, and at both corners.
        assert symbols[f"versa-{colour}7"].count(f'"#versa-{colour}"') == 3
        assert f'"#versa-{colour}"' in symbols["versa-core"]


def test_letters_become_versa_cards_for_typeworks() -> None:
    motif = versa.letter("B", "Ü", "versa-motif")
    sheet = Sprite(SPRITES["versa"].parts, (motif,))
    assert glyph("Ü", versa.STRIP).d in standalone(sheet, "versa-motif")


def test_every_reversis_card_in_every_language_and_size() -> None:
    ranks, suits, sizes = "AKQJT98765432", "SHDC", ("", "-large")
    wanted = {f"reversis-{rank}{suit}{size}" for rank in ranks for suit in suits for size in sizes}
    wanted |= {f"reversis-index-en-{rank}{size}" for rank in ranks for size in sizes}
    own = {"de": "QJ", "ru": "AKQJ"}
    wanted |= {f"reversis-index-{lang}-{r}{size}" for lang in own for r in own[lang] for size in sizes}
    wanted |= {f"reversis-suit-{suit}{size}" for suit in suits for size in sizes}
    wanted |= {f"reversis-mark-{suit}" for suit in suits}
    assert names("reversis") == wanted | {"reversis-sheet", "reversis-back", "reversis-coin"}


def test_index_speaks_the_language() -> None:
    assert "reversis-index-de-Q" in reversis.layers("QS", "de")
    assert "reversis-index-en-K" in reversis.layers("KS", "de")
    assert "reversis-index-ru-Q-large" in reversis.layers("QS", "ru", large=True)
    assert "reversis-index-en-Q" in reversis.layers("QS", "ja")
    for language in ("de", "en", "ru", "ja"):
        for card in (rank + suit for rank in reversis.RANKS for suit in reversis.SUITS):
            assert set(reversis.layers(card, language)) <= names("reversis")


@pytest.mark.parametrize(("rank", "pips"), [("T", 10), *((str(n), n) for n in range(2, 10))])
def test_number_of_pips_is_the_rank(rank: str, pips: int) -> None:
    bodies = {symbol.id: symbol.body for symbol in SPRITES["reversis"].symbols}
    assert bodies[f"reversis-{rank}H"].count('"#reversis-H"') == pips


@pytest.mark.parametrize("count", range(2, 11))
def test_pips_do_not_touch_each_other(count: int) -> None:
    """A spade is 86 wide and 93 high before it is scaled."""
    scale = reversis.pip_scale(count)
    for (x, y), (other_x, other_y) in combinations(reversis.pip_places(count), 2):
        assert abs(x - other_x) > 86 * scale or abs(y - other_y) > 93 * scale, (x, y, other_x, other_y)


@pytest.mark.parametrize(("card", "coins"), [("AS", 1), ("AH", 1), ("AC", 1), ("AD", 2), ("JH", 5)])
def test_coins_tell_what_throwing_off_brings(card: str, coins: int) -> None:
    """R10: an ace 1, the ace of diamonds 2, the Quinola 5."""
    bodies = {symbol.id: symbol.body for symbol in SPRITES["reversis"].symbols}
    assert f"reversis-coins-{coins}" in bodies[f"reversis-{card}"]
    part = next(p for p in SPRITES["reversis"].parts if f'id="reversis-coins-{coins}-large"' in p)
    assert part.count("<circle") == coins
    assert "coins" not in bodies["reversis-JD"]


def test_four_colours_are_another_colour_of_the_same_card() -> None:
    two, four = reversis.standalone("KD"), reversis.standalone("KD", four_colours=True)
    assert two.replace(reversis.RED, reversis.ORANGE) == four


def test_number_of_bands_is_the_value() -> None:
    for colour in "BGO":
        for value in range(1, 7):
            scene = next(part for part in SPRITES["verso"].parts if f'id="verso-s-{colour}{value}"' in part)
            assert scene.count("<path") == value


def test_a_card_alone_is_a_whole_document() -> None:
    card = ET.fromstring(standalone(SPRITES["verso"], "verso-B4", "verso-p1", "verso-fold-GO"))
    ids = {e.attrib["id"] for e in card.iter() if "id" in e.attrib}
    assert {e.attrib["href"][1:] for e in card.iter() if "href" in e.attrib} <= ids


def test_letters_for_words_and_monograms() -> None:
    drawn = letters()
    assert set("ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜ0123456789") <= set(drawn)


def test_writing_twice_changes_nothing(tmp_path: Path) -> None:
    folder = tmp_path
    write(folder)
    before = {file: file.stat().st_mtime_ns for file in folder.iterdir()}
    write(folder)
    assert before == {file: file.stat().st_mtime_ns for file in folder.iterdir()}
    assert {file.name for file in before} == {"letters.json", *(f"faces-{game}.svg" for game in GAMES)}
