"""Every key is used by something, and no words for people stand in markup."""

import re
from functools import cache
from pathlib import Path

import click
import pytest

from run import ROOT
from tests.words.test_catalogues import FILES, OVERRIDES, messages
from volte.cli import main
from volte.words import LOCALES

CODE = [
    file
    for folder, kinds in (("src/volte", ("py", "j2")), ("client/src", ("ts", "svelte")))
    for kind in kinds
    for file in sorted((ROOT / folder).rglob(f"*.{kind}"))
    if not file.name.endswith((".test.ts", ".gen.ts"))
    and not file.is_relative_to(ROOT / "src/volte/faces")
    and not file.is_relative_to(ROOT / "client/src/cards")
]
"""All that speaks; drawings have names of their own."""
TEMPLATES = [file for file in CODE if file.suffix in (".svelte", ".j2")]

_KEY = re.compile(r"""["'`]([a-z]+-[\w-]*\w)["'`]""")
_PATTERN = re.compile(r"""(?:f"|f'|`|")((?:[\w-]|\$?\{[^{}"'`]+\})+)["'`]|["']([\w-]+-)["'] ?[~+]""")
_HOLE = re.compile(r"\$?\{[^{}]+\}")


@cache
def sources() -> str:
    return "\n".join(file.read_text("utf-8") for file in CODE)


@cache
def patterns() -> list[re.Pattern[str]]:
    """Keys that are put together: `ui-level-${level}`, f"page-year-{game}", "page-move-" ~ kind."""
    found = set()
    for whole, start in _PATTERN.findall(sources()):
        text = whole or start + "{more}"
        if _HOLE.search(text) and len(re.sub(r"\W", "", _HOLE.sub("", text))) >= 4:
            holes = [re.escape(part) for part in _HOLE.split(text)]
            found.add("[a-zA-Z0-9_-]*".join(holes))
    return [re.compile(one) for one in sorted(found)]


def helps() -> set[str]:
    """The keys of the command line's help (volte.cli.lazy)."""
    context = click.Context(main)
    found = set()
    for name in main.list_commands(context):
        command = main.get_command(context, name)
        assert command
        found |= {f"cli-{name}"} | {f"cli-{name}-{one.name}".replace("_", "-") for one in command.params}
    return found


def test_every_key_is_used() -> None:
    keys = set().union(*(messages(LOCALES / "en" / name).keys() for name in FILES)) - OVERRIDES["cli.ftl"]
    named = set(_KEY.findall(sources())) | helps()
    texts = "\n".join((LOCALES / "en" / name).read_text("utf-8") for name in FILES)
    named |= set(re.findall(r"\{ ?([a-z]+-[\w-]+)(?:\.\w+)? ?\}", texts))
    unused = [
        key for key in sorted(keys) if key not in named and not any(one.fullmatch(key) for one in patterns())
    ]
    assert len(named) > 300 and unused == []


def words_in(file: Path) -> list[str]:
    """What stands between tags and in attributes that are read, outside of all code."""
    text = file.read_text("utf-8")
    text = re.sub(r"<(script|style)\b.*?</\1>|<!--.*?-->|\{#.*?#\}", " ", text, flags=re.DOTALL)
    text = re.sub(r"\{%.*?%\}|\{\{.*?\}\}", " ", text, flags=re.DOTALL)
    for _ in range(8):  # braces within braces
        text = re.sub(r"\{[^{}]*\}", " ", text)
    read = re.findall(r"""\s(?:aria-label|title|alt|placeholder)=["']([^"']*)["']""", text)
    shown = re.sub(r"<[^<>]*>", " ", re.sub(r"""=(?:"[^"]*"|'[^']*')""", "", text))
    return re.findall(r"[^\W\d_]{2,}", " ".join([shown, *read]))


NAMES = {"Volte", "MOHN", "svg", "amp", "nbsp"}
"""What is the same in every language."""


@pytest.mark.parametrize("file", TEMPLATES, ids=lambda file: file.name)
def test_no_words_in_markup(file: Path) -> None:
    assert set(words_in(file)) - NAMES == set()


def test_words_in_markup_are_seen(tmp_path: Path) -> None:
    file = tmp_path / "page.svelte"
    file.write_text(
        '<script>let x = 1</script>{#if x > 0}<b title="Wind" class:on={x}>Rain {t("ui-x")}</b>{/if}'
    )
    assert words_in(file) == ["Rain", "Wind"]


@pytest.mark.parametrize("game", ["verso", "versa", "reversis"])
def test_the_rules_on_one_screen_have_all_their_words(game: str) -> None:
    """They are counted in the client, so that no key of theirs stands in its code."""
    module = (ROOT / f"client/src/games/{game}/index.ts").read_text("utf-8")
    found = re.search(r"^  rules: (\d+),$", module, re.MULTILINE)
    assert found
    keys = {f"ui-rules-{game}-{i + 1}{part}" for i in range(int(found[1])) for part in ("", "-head")}
    for file in LOCALES.iterdir():
        known = {key for one in file.glob("*.ftl") for key in messages(one)}
        assert keys <= known, file.name
