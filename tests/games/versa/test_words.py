"""Every key of VERSA has words in both languages, with the arguments that it comes with."""

import random
import re
from pathlib import Path
from typing import Any

import pytest

import volte.games.versa as package
from tests.games.versa.table import dealt, legal, play, refused, table, told
from volte.games.contract import WATCHER, BadInput
from volte.games.versa import GAME
from volte.games.versa.layout import KINDS
from volte.shuffle import Seed
from volte.words import words

LANGUAGES = ("de", "en")
NAMES = ("Anna", "Ben", "Carla")
CODE = "".join(file.read_text("utf-8") for file in Path(str(package.__file__)).parent.glob("*.py"))
KEYS = sorted(set(re.findall(r'"(versa-[a-z-]+)"', CODE)))
SORTS = ("number", "pull", "lock", "block", "reverse", "boost", "all", "core", "tornado")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_in_the_code_has_words(language: str) -> None:
    catalogue = words(language).bundle
    names = [f"versa-{what}-{sort}" for what in ("name", "effect") for sort in SORTS]
    options = [f"versa-option-{info.name}" for info in GAME.option_infos()]
    wanted = [*KEYS, *names, *options, "versa-effect-tornado-redeal", "versa-effect-tornado-rotate"]
    assert len(KEYS) > 40 and [key for key in wanted if not catalogue.has_message(key)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("tornado", ["calm", "redeal", "rotate"])
def test_whole_rounds_can_be_told(language: str, tornado: str) -> None:
    say, chance, seen = words(language).say, random.Random(3), set()
    for n in range(6):
        at = dealt(3, Seed(bytes([n] * 32)), tornado=tornado, hand_size=5)
        while not GAME.finished(at.state):
            play(at, chance.choice([*legal(at), "0:leave"] if n == 5 and at.state.active == 7 else legal(at)))
            for event in [*told(at, chance.choice((WATCHER, 0))), *GAME.describe(at.state)]:
                line = say(event.key, event.args, NAMES)
                assert "{" not in line and "versa" not in line and line[0].isupper(), line
                seen.add(event.key)
    assert len(seen) > 15


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_can_be_said(language: str) -> None:
    """All cards and moves against all kinds of open things."""
    say, hand, seen = words(language).say, " ".join(KINDS), set()
    starts: list[dict[str, Any]] = [
        {"top": "R5", "options": {"deck": {"number": 3}}},
        {"top": "R-all", "options": {"deck": {"all": 2}}},
        {"top": "core", "colour": "B", "options": {"deck": {"core": 9}}},
        {"top": "R-pull", "penalty": {"pull": 1}, "options": {"deck": {"pull": 2}}},
        {"top": "R-lock", "penalty": {"lock": "R"}, "options": {"deck": {"lock": 2}}},
        {"bonus": True},
    ]
    for start in starts:
        at = table(hand, "B1", pile="G9", **start)
        moves = [f"play {card}" for card in KINDS] + ["draw", "end", "play core W", "nonsense"]
        for move in sorted(set(moves) - set(legal(at))):
            reason = refused(at, move)
            line = say(reason.key, reason.args_of_key, NAMES)
            assert "{" not in line and "versa-" not in line
            seen.add(reason.key)
    assert len(seen) >= 15


@pytest.mark.parametrize("language", LANGUAGES)
def test_bad_input_can_be_said(language: str) -> None:
    starts: list[dict[str, Any]] = [{"top": "core"}, {"colour": "B"}, {"penalty": {}}, {"colour": "W"}]
    for start in starts:
        with pytest.raises(BadInput) as caught:
            table("R1", "B1", **start)
        assert "{" not in words(language).say(caught.value.key, caught.value.args_of_key)


def test_cards_by_name() -> None:
    args = {"seat": 1, "card": "R-pull", "colour": "none", "rule": "pull"}
    assert words("de").say("versa-played", args, NAMES) == "Ben legt Sog Rot."
    args = {"seat": 1, "card": "core", "colour": "G", "rule": "core"}
    assert words("de").say("versa-played", args, NAMES) == "Ben legt Farbkern und wünscht sich Grün."
    assert words("en").say("versa-played", args, NAMES) == "Ben lays Core and names green."


def test_both_languages_have_the_same_messages() -> None:
    ids = [
        set(re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE))
        for text in (
            (Path(str(package.__file__)).parents[2] / "locales" / language / "versa.ftl").read_text("utf-8")
            for language in LANGUAGES
        )
    ]
    assert ids[0] == ids[1]
