"""Words: both catalogues say the same keys with the same arguments, and every key that the code names."""

import re
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from volte.games.contract import Event
from volte.words import LOCALES, words

SOURCE = LOCALES.parent
OWN = ["verso", "record", "cli"]


class Variables(Visitor):
    """The variables a message uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def messages(file: Path) -> dict[str, set[str]]:
    """Key -> its variables; a file with junk fails."""
    found = {}
    for entry in parse(file.read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"
        if isinstance(entry, ast.Message):
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


@pytest.mark.parametrize("name", OWN)
def test_german_and_english_say_the_same(name: str) -> None:
    english, german = (messages(LOCALES / language / f"{name}.ftl") for language in ("en", "de"))
    english.pop("verso-colour", None)
    german.pop("verso-colour", None)
    assert german == english


def test_every_key_in_the_code_is_there() -> None:
    """Keys of events, refusals and errors, written out in the code."""
    keys = {key for name in OWN for key in messages(LOCALES / "en" / f"{name}.ftl")}
    pattern = re.compile(r'"((?:verso|record|start|verify|option|cli)-[a-z-]+)"')
    files = [SOURCE / "record.py", *(SOURCE / "games/verso").glob("*.py"), *(SOURCE / "cli").glob("*.py")]
    named = {key for file in files for key in pattern.findall(file.read_text("utf-8"))}
    assert len(named) > 40
    assert named - keys == set()


@pytest.mark.parametrize(
    ("language", "plain", "said"),
    [
        ("en", True, "blue 4 is not in the display and there is no blue joker"),
        ("en", False, "sea 4 is not in the display and there is no sea joker"),
        ("de", False, "Meer 4 liegt nicht in der Auslage, und einen Meer-Joker gibt es dort nicht"),
    ],
)
def test_colours(language: str, plain: bool, said: str) -> None:
    assert words(language, plain).say("verso-refused-missing", {"colour": "B", "value": 4}) == said


BANKED = {
    "seat": 1,
    "colour": "G",
    "low": 2,
    "high": 3,
    "joker": 3,
    "points": 1,
    "cards": ["G2.1", "GJ.1"],
    "discards": ["G2.1", "GJ.1"],
}


def test_names_cards_lists_and_plurals() -> None:
    said = words("en").say("verso-banked", BANKED, ["Anna", "Ben"])
    gone = "land 2 (1) and land joker are discarded."
    assert said == f"Ben banks land 2–3 with the joker as 3 for 1 point; {gone}"
    said = words("de").say("verso-banked", {**BANKED, "points": 5, "joker": 0}, ["Anna", "Ben"])
    assert said == "Ben kassiert Land 2–3 für 5 Punkte; Land 2 (1) und Land-Joker gehen ab."


def test_seats_without_names() -> None:
    assert words("de").say("verso-kept", {"seat": 0, "card": "O3.1/?"}) == "Platz 1 behält Himmel 3 (1)."


def test_reasons_inside_reasons() -> None:
    reason = Event("verso-refused-turn", {"seat": 0})
    args = {"number": 1, "move": "keep", "clause": "V7", "reason": reason}
    said = words("en").say("record-illegal-clause", args, ["Anna"])
    assert said == "move 1 (keep): V7: it is Anna’s turn"


def test_a_key_or_language_that_is_not_there() -> None:
    with pytest.raises(KeyError):
        words("en").say("no-such", {})
    with pytest.raises(KeyError):
        words("xx")
    with pytest.raises(ValueError, match="verso-kept"):
        words("en").say("verso-kept", {})
