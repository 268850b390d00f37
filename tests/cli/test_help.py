"""What the command line says comes from the catalogues: helps, errors, everything."""

import ast
import re
from pathlib import Path

import click
import pytest
from click.testing import CliRunner

from run import ROOT
from volte.cli import main
from volte.cli.lazy import Command, help_of

COMMANDS = sorted(main.modules)
FILES = sorted((ROOT / "src/volte/cli").rglob("*.py"))


@pytest.mark.parametrize("name", COMMANDS)
def test_each_command_and_option_is_explained_from_the_catalogues(name: str) -> None:
    command = main.get_command(click.Context(main), name)
    assert isinstance(command, Command)
    shown = " ".join(CliRunner().invoke(main, [name, "--help"]).output.split())
    assert help_of(f"cli-{name}") in shown
    for option in command.params:
        if isinstance(option, click.Option) and option.name is not None:
            assert help_of(f"cli-{name}-{option.name.replace('_', '-')}") in shown


def sentences(text: str) -> list[str]:
    """Texts of more than a word in a Python file, outside of its docstrings."""
    tree = ast.parse(text)
    notes = {
        id(node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    return [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in notes
        if re.search(r"[^\W\d]{2,} [^\W\d]{2,}", node.value)
    ]


METAVARS = ["NUMBER TEXT"]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_no_sentence_stands_in_the_code(file: Path) -> None:
    assert [text for text in sentences(file.read_text("utf-8")) if text not in METAVARS] == []


def test_sentences_in_code_are_seen() -> None:
    assert sentences('"""A docstring."""\nclick.echo(f"there is no {file}")\nsay("one-key", name="x")') == [
        "there is no "
    ]
