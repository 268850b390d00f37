"""The HTML of the rule pages: anchors, size, policy, cards, facts."""

import gzip
import re
from collections import Counter
from functools import cache

import pytest

from tests.pages.test_text import GAMES, PAGES, clauses_of
from tests.tooling.trees import ROOT
from volte.games import registry
from volte.pages import page, text
from volte.pages.facts import FACTS
from volte.words import words

ASSETS = page.Assets(("assets/rules-1.css",), ("assets/rules-1.js",))


@cache
def html(game: str, language: str) -> str:
    return page.rules_page(game, language, "https://volte.example", ASSETS)


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_ids_are_unique_and_every_clause_is_one(game: str, language: str) -> None:
    ids = Counter(re.findall(r' id="([^"]+)"', html(game, language)))
    assert [name for name, count in ids.items() if count > 1] == []
    assert set(clauses_of(game)) <= ids.keys()


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_everything_referred_to_is_there(game: str, language: str) -> None:
    made = html(game, language)
    ids = set(re.findall(r' id="([^"]+)"', made))
    assert set(re.findall(r'href="#([^"]+)"', made)) <= ids
    assert set(re.findall(r"url\(#([^)]+)\)", made)) <= ids


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_a_page_is_small(game: str, language: str) -> None:
    made = html(game, language).encode()
    assert len(made) < 100_000
    assert len(gzip.compress(made)) < 20_000


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_the_policy_holds(game: str, language: str) -> None:
    """No inline script, style or handler, nothing from elsewhere."""
    made = html(game, language)
    assert re.findall(r"<style|\sstyle=|\son[a-z]+=|javascript:", made) == []
    assert re.findall(r"<script[^>]*>[^<]", made) == []
    assert re.findall(r'(?:src|href)="(?!https://volte\.example/|[/#])', made) == []


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_languages_point_to_each_other(game: str, language: str) -> None:
    made = html(game, language)
    assert f'<html lang="{language}">' in made
    for other in [*text.languages(game)]:
        link = f'hreflang="{other}" href="https://volte.example/rules/{game}?lang={other}"'
        assert f'<link rel="alternate" {link}>' in made
    assert f'hreflang="x-default" href="https://volte.example/rules/{game}"' in made
    others = [name for name in GAMES if name != game and language in text.languages(name)]
    assert all(f'href="/rules/{name}?lang={language}"' in made for name in others)


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_refused_moves_are_said_with_their_clause(game: str, language: str) -> None:
    why = r"\((?:V|A|R)\d+: [^<]+\)" if language != "ja" else r"（(?:V|A|R)\d+：[^<]+）"
    assert len(re.findall(f'<p class="refused">[^<]+{why}</p>', html(game, language))) >= 2


def test_facts_are_those_of_the_clause_list() -> None:
    rules = (ROOT / "docs/rules/verso.md").read_text("utf-8")
    facts = FACTS["verso"]
    assert f"age {facts.age}+" in rules
    assert (
        f"Complexity low ({facts.complexity} of 5), strategy {facts.strategy}, luck {facts.luck}, "
        f"interaction {facts.interaction}." in rules
    )
    assert not facts.estimates
    assert set(FACTS) == set(registry.names())


@pytest.mark.parametrize(
    ("game", "language", "players"),
    [
        ("verso", "de", "1 bis 6"),
        ("versa", "en", "2 to 8"),
        ("reversis", "de", "genau 4"),
        ("reversis", "en", "exactly 4"),
    ],
)
def test_players_are_the_engine_s(game: str, language: str, players: str) -> None:
    found = page.facts(game, registry.game(game), words(language))
    assert found[0].words == players
    assert [fact.estimate for fact in found].count(True) == len(FACTS[game].estimates)


def test_defaults_of_options_are_the_engine_s() -> None:
    for game in GAMES:
        engine = registry.game(game)
        shown = page.options(engine, words("en"))
        for info in engine.option_infos():
            option = shown[info.name]
            assert option.clause == info.clause
            if info.choices:
                assert [choice.default for choice in option.choices].count(True) == 1
            else:
                assert "4 Cores" in option.default


def test_index_and_missing_page_in_every_language() -> None:
    for language in page.languages(""):
        index = page.index_page(language, "", page.Assets())
        assert all(f'href="/rules/{game}?lang={language}"' in index for game in GAMES)
        assert "<script" not in index
        assert f'lang="{language}"' in page.missing_page(language, "", page.Assets())
