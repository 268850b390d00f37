"""The commands replay, legal, view and verify: output, exit codes, the one line of an error (records.md)."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner, Result

from tests.record.test_record import PLAIN, server_record
from volte import record
from volte.cli import main

CASE = Path(__file__).parents[1] / "cases/verso-01-worked-example.json"
LINE = "move 1 (bank B 3-5): V12: blue 3 is not in the display and there is no blue joker\n"


def volte(*arguments: str | Path, stdin: str = "") -> Result:
    return CliRunner().invoke(main, [str(argument) for argument in arguments], input=stdin)


def text(**change: Any) -> str:
    return json.dumps({**PLAIN, **change})


def test_replay_as_json_is_the_whole_position() -> None:
    done = volte("replay", CASE, "--json")
    assert done.exit_code == 0
    assert (
        json.loads(done.stdout).items()
        >= {
            "game": "verso",
            "finished": False,
            "to_move": 1,
            "scores": [5, 0],
            "deck": ["O1.1/B2.3"],
            "deck_left": 1,
            "verdict": None,
        }.items()
    )


def test_replay_in_words() -> None:
    done = volte("replay", CASE)
    assert done.stdout.splitlines() == [
        "It is Peter’s turn.",
        "Ben: 5 points; blue 3 (1)",
        "Peter: 0 points; blue joker and green 6 (1)",
        "On the pile: orange 1 (1); it is the last card",
        "3 cards are discarded.",
    ]


def test_standard_input() -> None:
    assert json.loads(volte("replay", "-", "--json", stdin=text()).stdout)["deck_left"] == 28


def test_legal_after_some_moves(tmp_path: Path) -> None:
    assert json.loads(volte("legal", CASE, "--json").stdout)[-1] == "keep"
    assert "bank B 3-5 J=4" in json.loads(volte("legal", CASE, "--json", "--after", "0").stdout)
    assert volte("legal", CASE).stdout.splitlines() == json.loads(volte("legal", CASE, "--json").stdout)
    illegal = tmp_path / "illegal.json"
    illegal.write_text(text(moves=["keep", "pass"]))
    assert volte("legal", illegal, "--json", "--after", "1").exit_code == 0
    assert volte("legal", illegal, "--json", "--after", "2").exit_code == 2


def test_legal_of_a_finished_game_is_empty(tmp_path: Path) -> None:
    over = tmp_path / "over.json"
    over.write_text(record.dump(server_record()))
    assert volte("legal", over, "--json").output == "[]\n"
    said = volte("legal", over)
    assert (said.exit_code, said.stdout, said.stderr) == (0, "", "The game is over: nobody is to move.\n")


@pytest.mark.parametrize("seat", [-1, 0, 1])
def test_view_hides_what_is_hidden(seat: int) -> None:
    shown = json.loads(volte("view", CASE, "--seat", str(seat), "--json").stdout)
    assert shown["viewer"] == seat
    assert shown["displays"] == [["B3.1/?"], ["BJ.1/?", "G6.1/?"]]
    assert shown["top"] == "O1.1/?"
    assert "deck" not in shown
    keys = json.loads(volte("replay", CASE, "--json").stdout).keys()
    assert keys - shown.keys() == {"deck"}


def test_view_of_a_seat_that_is_not_there() -> None:
    done = volte("view", CASE, "--seat", "2", "--json")
    assert (done.exit_code, done.stdout, done.stderr.count("\n")) == (2, "", 1)


@pytest.mark.parametrize("command", ["replay", "legal"])
def test_an_illegal_move_is_one_line(command: str) -> None:
    done = volte(command, "-", "--json", stdin=text(moves=["bank B 3-5"]))
    assert (done.exit_code, done.stdout, done.stderr) == (2, "", LINE)


@pytest.mark.parametrize("command", ["replay", "legal"])
def test_of_several_files_a_refused_one_has_its_error_in_its_place(command: str, tmp_path: Path) -> None:
    bad = tmp_path / "bad.json"
    bad.write_text(text(moves=["bank B 3-5"]))
    done = volte(command, "--json", CASE, bad, tmp_path / "none.json", CASE)
    lines = [json.loads(line) for line in done.stdout.splitlines()]
    assert done.exit_code == 2
    assert lines[1] == {"error": LINE.strip()}
    assert "none.json" in lines[2]["error"]
    assert lines[0] == lines[3] and "error" not in lines[0]


@pytest.mark.parametrize(
    "stdin",
    [
        "",
        "{}",
        text(game="chess"),
        text(players=["Ben"] * 7),
        text(options={"fast": 1}),
        text(start={"deck": ["B1.1/B1.1"]}),
        text(moves=["line\nfeed"]),
        text(moves=["\u001b[2J"]),
        text(moves=[{"seat": 9, "move": "keep"}]),
    ],
)
def test_a_bad_file_is_one_line_and_two(stdin: str) -> None:
    done = (
        volte("replay", "-", stdin=stdin) if stdin.isprintable() or stdin.isascii() else volte("replay", "/")
    )
    assert done.exit_code == 2
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1 and done.stderr.strip().isprintable()


def test_verify(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    good = server_record()
    file.write_text(record.dump(good))
    done = volte("verify", file)
    assert (done.exit_code, done.stdout.count("\n")) == (0, 1)
    file.write_text(record.dump(msgspec.structs.replace(good, secret="11" * 32)))
    done = volte("verify", file)
    assert done.exit_code == 1 and "commitment" in done.stdout
    moves = [record.Made("pass"), *good.moves]
    file.write_text(record.dump(msgspec.structs.replace(good, moves=moves)))
    assert volte("verify", file).stdout.startswith("move 1 (pass): V17: ")
    assert volte("verify", CASE).exit_code == 2
    assert volte("verify", tmp_path / "none").exit_code == 2


def test_verify_says_that_a_position_was_set_up(tmp_path: Path) -> None:
    """The same cards, but nobody shuffled them: all agrees, and what could not be checked is said."""
    good = server_record()
    dealt = record.replay(good, 0)
    position = dealt.game.position(dealt.state)
    start = {"deck": position["deck"], "to_move": position["to_move"]}
    file = tmp_path / "game.json"
    file.write_text(record.dump(msgspec.structs.replace(good, start=start)))
    done = volte("verify", file)
    assert (done.exit_code, done.stdout.count("\n")) == (0, 1)
    assert "The position was set up, so there is no shuffle of it to check." in done.stdout
    file.write_text(record.dump(good))
    assert "set up" not in volte("verify", file).stdout


@pytest.mark.parametrize("command", ["replay", "legal", "view", "verify"])
def test_help(command: str) -> None:
    done = volte(command, "--help")
    assert done.exit_code == 0
    assert "None" not in done.stdout and len(done.stdout.splitlines()) > 4


def test_help_names_every_command() -> None:
    said = volte("--help").stdout
    assert all(f"  {command} " in said for command in ("replay", "legal", "view", "verify"))


def test_replay_needs_no_server_and_no_numbers() -> None:
    """A command starts fast because it loads its own things only (interpreted rules: no Numba, no NumPy)."""
    program = (
        "import sys; from volte.cli import main\n"
        f"main(['replay', '--json', {str(CASE)!r}], standalone_mode=False)\n"
        "heavy = {'numpy', 'numba', 'litestar', 'sqlalchemy', 'rich', 'fluent', 'babel'} & set(sys.modules)\n"
        "sys.exit(', '.join(heavy) or 0)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
