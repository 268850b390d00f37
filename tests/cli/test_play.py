"""`volte play`: driven by its input, once as a pipe and once as a terminal."""

import errno
import json
import os
import pty
import re
import select
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from volte import record
from volte.cli.play import who_plays
from volte.games import registry
from volte.games.contract import BadInput
from volte.record import replay

SEED = "00" * 32


def play(*arguments: str, typed: str = "") -> Result:
    from volte.cli import main

    return CliRunner().invoke(main, ["play", *arguments], input=typed)


@pytest.mark.parametrize("language", ["en", "de", "ja", "ru"])
@pytest.mark.parametrize("game", registry.names())
def test_a_whole_game_by_numbers(game: str, language: str, tmp_path: Path) -> None:
    """Always the first move on offer; the record is that of a finished game."""
    file = tmp_path / "game.json"
    done = play(game, "--seed", SEED, "--lang", language, "--record", str(file), typed="1\n" * 2000)
    assert done.exit_code == 0, done.output
    kept = record.load(file.read_bytes())
    table = replay(kept)
    assert table.game.finished(table.state)
    assert kept.result == table.game.result(table.state)


def test_solo_ends_with_the_verdict() -> None:
    done = play("verso", "--seed", SEED, typed="1\n" * 100)
    points = re.findall(r"Player: (\d+) points?", done.output)[-1]
    assert f"\n{points} points: the average of 35 is not reached yet." in done.output


def test_a_refusal_names_the_clause_and_asks_again() -> None:
    done = play("verso", "--seed", SEED, typed="bank B 3-5\nkeep\nq\n")
    assert "Not possible, V12: sea 3 is not in the display and there is no sea joker" in done.output
    assert done.output.index("V12") < done.output.index("Player keeps land 4 (1).")


def test_nonsense_has_no_clause() -> None:
    done = play("verso", "--seed", SEED, typed="fly\n99\nq\n")
    assert done.output.count("this is no move of Verso") == 2


def test_refusals_in_german() -> None:
    done = play("versa", "--seed", SEED, "--lang", "de", typed="end\nq\n")
    assert re.search(r"Nicht möglich, A\d+: ", done.output)


@pytest.mark.parametrize("typed", ["q\n", ""])
def test_q_and_the_end_of_input_stop_and_keep_the_record(typed: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    done = play("verso", "--seed", SEED, "--record", str(file), typed=f"keep\nflip\n{typed}")
    assert done.exit_code == 0 and "The game is stopped." in done.output
    kept = json.loads(file.read_text())
    assert kept["moves"] == ["keep", "flip"] and "result" not in kept and kept["seed"] == SEED


def test_a_record_is_never_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text("mine")
    done = play("verso", "--record", str(file), typed="q\n")
    assert done.exit_code == 2 and "exists already" in done.output
    assert file.read_text() == "mine"


def test_a_given_seed_repeats_the_game_with_its_bots() -> None:
    typed = "1\n" * 12 + "q\n"
    one, two = (play("verso", "--bots", "2", "--seed", SEED, typed=typed).output for _ in range(2))
    assert one == two and "Bot 2" in one
    assert play("verso", "--bots", "2", "--seed", "11" * 32, typed=typed).output != one


def test_hands_of_others_are_never_shown() -> None:
    """A21: the bot's cards are only counted; two persons hand the keyboard over before a hand is shown."""
    done = play("versa", "--seed", SEED, typed="q\n")
    assert "Bot: 7 cards" in done.output and done.output.count("Hand (") == 1
    shared = play("versa", "--seats", "2", "--bots", "0", "--seed", SEED, typed="1\n")
    assert "Player 2 is next: Enter shows the hand." in shared.output
    assert shared.output.count("Hand (") == 1


def test_what_the_numbers_of_seats_and_bots_mean() -> None:
    verso, versa, reversis = (registry.game(name) for name in ("verso", "versa", "reversis"))
    assert who_plays(verso, None, None) == (1, 0)
    assert who_plays(versa, None, None) == (1, 1)
    assert who_plays(reversis, None, None) == (1, 3)
    assert who_plays(verso, 2, None) == (1, 2)
    assert who_plays(verso, None, 4) == (1, 3)
    assert who_plays(verso, 1, 3) == (2, 1)
    for bots, seats in ((6, None), (None, 7), (3, 3)):
        with pytest.raises(BadInput):
            who_plays(verso, bots, seats)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["verso", "--seed", "abc"], "64 hex digits"),
        (["verso", "--seats", "7"], "for 1 to 6, not 7"),
        (["reversis", "--bots", "1"], "for 4 to 4, not 2"),
        (["verso", "--seats", "2", "--bots", "2"], "at least one is a person"),
        (["whist"], "whist"),
    ],
)
def test_bad_arguments_are_one_clear_line(arguments: list[str], message: str) -> None:
    done = play(*arguments)
    assert done.exit_code == 2 and message in done.output and "Traceback" not in done.output


def test_more_moves_are_shown_on_request() -> None:
    """Reversis' dealer has twelve cards and may lay each; all of them are numbered."""
    done = play("reversis", "--seed", SEED, typed="all\n?\nq\n")
    assert done.output.count("[lay 2S]") == 2
    assert done.output.count("q: quit") == 2


def test_a_record_that_cannot_be_kept_is_one_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Said before the game where that can be known, else after it."""
    long = tmp_path / ("x" * 300)
    done = play("verso", "--record", str(long), typed="q\n")
    assert (done.exit_code, done.stdout, done.stderr) == (2, "", f"{long}: File name too long\n")

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(Path, "write_text", full)
    file = tmp_path / "game.json"
    done = play("verso", "--seed", SEED, "--record", str(file), typed="keep\nq\n")
    assert (done.exit_code, done.stderr) == (2, f"{file}: No space left on device\n")
    assert "Player keeps" in done.stdout


def test_in_a_real_terminal() -> None:
    """With a terminal there are colours, and the prompt comes before the answer."""
    leader, follower = pty.openpty()
    command = [sys.executable, "-m", "volte", "play", "verso", "--seed", SEED]
    environment = {**os.environ, "TERM": "xterm-256color"}
    with subprocess.Popen(
        command, stdin=follower, stdout=follower, stderr=follower, env=environment
    ) as process:
        os.close(follower)
        try:
            shown = read_until(leader, "Player: ")
            assert "\x1b[" in shown
            os.write(leader, b"keep\n")
            read_until(leader, "keeps")
            os.write(leader, b"q\n")
            read_until(leader, "stopped")
            assert process.wait(20) == 0
        finally:
            process.kill()  # a failure must not wait for it for ever
    os.close(leader)


def read_until(terminal: int, end: str) -> str:
    """What the terminal shows up to this text; fails when it stays away for 20 seconds."""
    shown = ""
    while end not in shown.replace("\x1b[0m", ""):
        assert select.select([terminal], [], [], 20)[0], shown
        shown += os.read(terminal, 4096).decode("utf-8", "replace")
    return shown
