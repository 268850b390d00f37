"""Documents stay true: every command and every option of the server is documented."""

import importlib
import re
from pathlib import Path

import click
import pytest

from tests.tooling.trees import ROOT
from volte.cli import main

README = (ROOT / "README.md").read_text("utf-8")
HOSTING = (ROOT / "docs/self-hosting.md").read_text("utf-8")


def commands() -> list[str]:
    return main.list_commands(click.Context(main))


def options(command: str) -> list[str]:
    found = importlib.import_module(f"volte.cli.{command}")
    return [name for one in vars(found)[command].params for name in one.opts if name.startswith("--")]


@pytest.mark.parametrize("name", commands())
def test_readme_names_every_command(name: str) -> None:
    assert re.search(rf"^\| `volte {name}[ `]", README, re.MULTILINE)


def test_readme_names_no_other_command() -> None:
    assert set(re.findall(r"^\| `volte (\w+)", README, re.MULTILINE)) == set(commands())


@pytest.mark.parametrize("option", options("serve"))
def test_hosting_guide_names_every_option_of_the_server(option: str) -> None:
    assert f"`{option}" in HOSTING


@pytest.mark.parametrize("document", [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")], ids=lambda it: it.name)
def test_links_between_documents_lead_somewhere(document: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", document.read_text("utf-8")):
        assert (document.parent / target).exists(), target
