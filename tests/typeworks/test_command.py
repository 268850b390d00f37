"""`volte typeworks`: files, and one line about what cannot be."""

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from volte.cli import main


def run(*arguments: str, given: str | None = None) -> Result:
    return CliRunner().invoke(main, ["typeworks", *arguments], input=given)


@pytest.mark.parametrize(("form", "start"), [("pdf", b"%PDF-1.7"), ("svg", b"<svg "), ("PNG", b"\x89PNG")])
def test_the_ending_says_which_kind(tmp_path: Path, form: str, start: bytes) -> None:
    file = tmp_path / f"gruss.{form}"
    result = run("Alles Gute", "-o", str(file))
    assert (result.exit_code, result.output) == (0, "")
    assert file.read_bytes().startswith(start)


def test_german_russian_and_japanese_from_standard_input(tmp_path: Path) -> None:
    file = tmp_path / "a.svg"
    assert run("-", "-o", str(file), "--wrap", "8", given="Grüße\nПривет\n誕生日 ♥\n").exit_code == 0
    assert file.read_text("utf-8").count("<g transform") == 5 + 6 + 4


def test_colours_are_chosen(tmp_path: Path) -> None:
    one, other = tmp_path / "1.svg", tmp_path / "2.svg"
    assert run("ab", "-o", str(one), "--colours", "RY").exit_code == 0
    assert run("ab", "-o", str(other), "--colours", "-Y").exit_code == 0
    assert one.read_bytes() == other.read_bytes()
    assert run("ab", "-o", str(other), "--colours", "BB").exit_code == 0
    assert one.read_bytes() != other.read_bytes()


@pytest.mark.parametrize(
    ("text", "output", "line"),
    [
        ("a😀", "a.pdf", "Character 2: there is no card for “😀” (GRINNING FACE)."),
        (
            "a\u202e",
            "a.pdf",
            "Character 2: an invisible character (RIGHT-TO-LEFT OVERRIDE) cannot be printed.",
        ),
        (
            "a" * 201,
            "a.pdf",
            "This is too long: more than 200 cards cannot be. From character 201 on it is too much.",
        ),
        (" ", "a.pdf", "There is nothing yet that would be a card."),
        ("a", "a.doc", "The file must end in .svg, .png or .pdf."),
    ],
)
def test_what_cannot_be_is_one_line_and_exit_code_2(
    tmp_path: Path, text: str, output: str, line: str
) -> None:
    result = run(text, "-o", str(tmp_path / output))
    assert result.exit_code == 2
    assert result.stderr == line + "\n"
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_cannot_be_written_is_one_line(tmp_path: Path) -> None:
    result = run("a", "-o", str(tmp_path / "none" / "a.svg"))
    assert result.exit_code == 2
    assert result.stderr.endswith("No such file or directory\n")
    assert result.stderr.count("\n") == 1


def test_help_names_every_option() -> None:
    text = run("--help").output
    for option in ("--output", "--paper", "--colours", "--wrap"):
        assert option in text
