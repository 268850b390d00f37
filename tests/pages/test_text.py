"""The texts of the rule pages: the same sections, clauses and examples in every language."""

import re
from collections import Counter

import pytest

from tests.tooling.trees import ROOT
from volte.games import registry
from volte.pages import examples, text
from volte.pages.text import BadText, ExampleHere, Heading, OptionHere, Reader, Statement, Text

GAMES = ("verso", "versa", "reversis")
PAGES = [(game, language) for game in GAMES for language in text.languages(game)]


def clauses_of(game: str) -> list[str]:
    """Every clause of the game's list: `- V1 [S] ...`, and those in headings: `(V22)`."""
    rules = (ROOT / f"docs/rules/{game}.md").read_text("utf-8")
    found = re.findall(r"^- ([VAR]\d+) ", rules, re.MULTILINE)
    return found + re.findall(r"^## .*\(([VAR]\d+)\)", rules, re.MULTILINE)


def statements(page: Text) -> list[Statement]:
    return [block for section in page.sections for block in section.blocks if isinstance(block, Statement)]


def shape(page: Text) -> list[str]:
    """What a translation must not change."""
    found = []
    for section in page.sections:
        found.append(f"## {section.id}")
        for block in section.blocks:
            match block:
                case Statement():
                    found.append(f"{' '.join(block.clauses)} links {links(block.html)}")
                case Heading():
                    found.append(f"### {block.id}")
                case ExampleHere() | OptionHere():
                    found.append(f"{block.kind} {block.name}")
                case _:
                    found.append(block.name)
    return found


def links(html: str) -> list[str]:
    return sorted(re.findall(r'href="([^"?]+)', html))


def test_every_game_has_german_and_english() -> None:
    assert {"de", "en"} <= {language for game in GAMES for language in text.languages(game)}
    assert registry.names() == GAMES


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_sections_in_their_order(game: str, language: str) -> None:
    page = text.text(game, language)
    assert tuple(section.id for section in page.sections) == text.SECTIONS
    assert page.idea and page.title
    assert all(section.blocks for section in page.sections)


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_every_clause_has_one_anchor_and_a_source(game: str, language: str) -> None:
    said = statements(text.text(game, language))
    anchors = Counter(clause for statement in said for clause in statement.anchors)
    assert anchors == dict.fromkeys(clauses_of(game), 1)
    assert all(statement.note for statement in said if statement.clauses)


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_translations_keep_the_shape(game: str, language: str) -> None:
    assert shape(text.text(game, language)) == shape(text.text(game, "en"))


@pytest.mark.parametrize("game", GAMES)
def test_the_page_shows_every_example_and_every_option(game: str) -> None:
    blocks = [block for section in text.text(game, "en").sections for block in section.blocks]
    shown = {block.name for block in blocks if isinstance(block, ExampleHere)}
    assert shown == set(examples.names(game))
    offered = [block.name for block in blocks if isinstance(block, OptionHere)]
    assert offered == [info.name for info in registry.game(game).option_infos()]


@pytest.mark.parametrize("game", GAMES)
def test_what_was_decided_is_listed(game: str) -> None:
    """Every clause with a [D] in it is named in the section that lists the decisions."""
    rules = (ROOT / f"docs/rules/{game}.md").read_text("utf-8")
    marked = {
        clause
        for clause, body in re.findall(r"^- ([VAR]\d+) (.*?)(?=^- |^#|\Z)", rules, re.MULTILINE | re.DOTALL)
        if "[D" in body
    } | set(re.findall(r"^## .*\(([VAR]\d+)\) \[D\]", rules, re.MULTILINE))
    section = next(one for one in text.text(game, "de").sections if one.id == "decided")
    html = "".join(block.html for block in section.blocks if isinstance(block, Statement))
    listed = set(re.findall(r"#([VAR]\d+)", html))
    assert marked <= listed, marked - listed


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_links_lead_somewhere(game: str, language: str) -> None:
    page = text.text(game, language)
    anchors = {clause for statement in statements(page) for clause in statement.anchors}
    for statement in statements(page):
        for link in links(statement.html):
            assert link[1:] in anchors or link in {f"/rules/{name}" for name in GAMES}, link


@pytest.mark.parametrize(
    "wrong",
    [
        "no title",
        "# T\nidea\n### a part before a section {#x}",
        "# T\nidea\n## S {#s}\n{V1: a source of nothing}",
        "# T\nidea\n## S {#s}\nwords\n{exampel 01-x: y}",
        "# T\nidea\n## S without an id",
        "# T\nidea\n{facts}",
    ],
)
def test_a_wrong_text_is_refused(wrong: str) -> None:
    with pytest.raises(BadText):
        Reader("wrong.md", "en").read(wrong)


def test_no_markup_but_markdown() -> None:
    read = Reader("x.md", "en").read("# T\nidea\n## S {#s}\n<script>alert(1)</script> **bold**\n")
    (statement,) = read.sections[0].blocks
    assert isinstance(statement, Statement)
    assert "<script" not in statement.html
    assert "<strong>bold</strong>" in statement.html
