"""The catalogues of all languages: the same files and keys, arguments that come, plural forms in use."""

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from volte.words import LANGUAGES, LOCALES

OTHERS = [language for language in LANGUAGES if language != "en"]
FILES = sorted(file.name for file in (LOCALES / "en").glob("*.ftl"))
OVERRIDES = {"cli.ftl": {"verso-colour"}}
"""The command line's own names of colours, in English only (docs/rules/records.md)."""
FORMS = {
    "de": {"one", "other"},
    "en": {"one", "other"},
    "ja": {"other"},
    "ru": {"one", "few", "many", "other"},
}
"""Language -> its plural forms for whole numbers (Unicode CLDR), and `other`, the usual name of a default."""


class Used(Visitor):
    """What a message uses: all variables, those it shows, and its selections by a number's form."""

    def __init__(self) -> None:
        self.all: set[str] = set()
        self.shown: set[str] = set()
        self.forms: list[tuple[str, set[str]]] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.all.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        keys = {one.key.name for one in node.variants if isinstance(one.key, ast.Identifier)}
        if keys & {"one", "few", "many"} and isinstance(node.selector, ast.VariableReference):
            self.forms.append((node.selector.id.name, keys))
        self.generic_visit(node)

    def visit_Placeable(self, node: ast.Placeable) -> None:
        if isinstance(node.expression, ast.VariableReference):
            self.shown.add(node.expression.id.name)
        self.generic_visit(node)


@cache
def messages(file: Path) -> dict[str, ast.Message]:
    """Key -> message; a file with junk or a key twice fails."""
    found: dict[str, ast.Message] = {}
    for entry in parse(file.read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{file}: {entry.id.name} is there twice"
            found[entry.id.name] = entry
    return found


def used(message: ast.Message) -> Used:
    visitor = Used()
    visitor.visit(message)
    return visitor


def pairs(language: str) -> list[tuple[str, ast.Message, ast.Message]]:
    """File and key, English message, the language's."""
    found = []
    for name in FILES:
        english, own = messages(LOCALES / "en" / name), messages(LOCALES / language / name)
        found += [(f"{name} {key}", english[key], own[key]) for key in english.keys() & own.keys()]
    return found


def test_every_folder_is_a_language() -> None:
    assert sorted(folder.name for folder in LOCALES.iterdir() if folder.is_dir()) == sorted(LANGUAGES)


@pytest.mark.parametrize("language", OTHERS)
def test_the_same_files(language: str) -> None:
    assert sorted(file.name for file in (LOCALES / language).iterdir()) == FILES


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("name", FILES)
def test_the_same_keys(name: str, language: str) -> None:
    english = messages(LOCALES / "en" / name).keys() - OVERRIDES.get(name, set())
    assert sorted(messages(LOCALES / language / name)) == sorted(english)


def test_no_key_is_in_two_files() -> None:
    keys = [
        key for name in FILES for key in messages(LOCALES / "en" / name).keys() - OVERRIDES.get(name, set())
    ]
    assert sorted(keys) == sorted(set(keys))


@pytest.mark.parametrize("language", OTHERS)
def test_the_same_arguments(language: str) -> None:
    """What English shows is used, and nothing that does not come (German may know more of it)."""
    german = {name: message for name, _, message in pairs("de")}
    wrong = []
    for name, english, own in pairs(language):
        comes = used(english).all | used(german[name]).all
        if not used(english).shown <= used(own).all <= comes:
            wrong.append(f"{name}: {sorted(used(own).all)}, in English {sorted(used(english).shown)}")
    assert wrong == []


@pytest.mark.parametrize("language", OTHERS)
def test_the_same_choices(language: str) -> None:
    """The choices of an option are attributes of its message."""
    for name, english, own in pairs(language):
        if "-option-" in name:
            mine = [one.id.name for one in own.attributes]
            assert mine == [one.id.name for one in english.attributes], name


@pytest.mark.parametrize("language", LANGUAGES)
def test_plural_forms(language: str) -> None:
    """Only forms that the language has; where Russian tells one from many it tells few as well."""
    wrong = []
    for name, _, own in pairs(language):
        for variable, keys in used(own).forms:
            unknown = keys & {"zero", "one", "two", "few", "many"} - FORMS[language]
            if unknown or (language == "ru" and "one" in keys and "few" not in keys and "other" not in keys):
                wrong.append(f"{name}: {variable} {sorted(keys)}")
    assert wrong == []


@pytest.mark.parametrize(("language", "letters"), [("ja", r"[ぁ-んァ-ヶ一-龠]"), ("ru", r"[а-яё]")])
def test_it_is_that_language(language: str, letters: str) -> None:
    """A sentence left in English is noticed: every text with words holds letters of the language."""
    entries = [one for name in FILES for one in messages(LOCALES / language / name).values()]
    texts = [text for one in entries for text in said(one)]
    texts = [re.sub(r"^start: [\w\[\]]+:", "", text) for text in texts]  # a place in a record
    foreign = {
        text.strip() for text in texts if re.search(r"[a-z]{3}", text) and not re.search(letters, text, re.I)
    }
    assert len(texts) > 1000 and foreign <= {"Deutsch", "English", "US Letter"}


def said(message: ast.Message) -> list[str]:
    """The texts of a message, each a sentence of its own: its variants one by one, or the whole."""
    texts: list[str] = []

    class Texts(Visitor):
        def visit_Pattern(self, node: ast.Pattern) -> None:
            texts.append("".join(one.value for one in node.elements if isinstance(one, ast.TextElement)))
            self.generic_visit(node)

    Texts().visit(message)
    return texts
