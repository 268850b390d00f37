"""`volte arena`: lines for people, one JSON object for programs."""

import json

from click.testing import CliRunner, Result

from volte.cli import main


def arena(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["arena", *arguments])


def test_lines() -> None:
    done = arena("verso", "steady", "casual", "--games", "4")
    assert done.exit_code == 0
    lines = done.output.splitlines()
    assert lines[0].startswith("4 games, ") and len(lines) == 5
    assert lines[1].startswith("steady: wins ") and lines[2].startswith("steady: mean ")


def test_json_is_the_same_measurement_every_time() -> None:
    one, two = (arena("verso", "steady", "--games", "3", "--json").output for _ in range(2))
    assert one == two
    found = json.loads(one)
    assert found["games"] == 3 and found["line_up"] == ["steady"]
    assert found["standings"][0]["win_rate"] == 1 and found["standings"][0]["mean"] > 0


def test_a_terminal_sees_how_far_it_is_and_a_program_nothing() -> None:
    terminal = {"TTY_COMPATIBLE": "1", "TTY_INTERACTIVE": "1"}
    line = ["arena", "verso", "casual", "--games", "2"]
    shown, silent = CliRunner().invoke(main, line, env=terminal), CliRunner().invoke(main, line)
    assert "100%" in shown.stderr and silent.stderr == ""
    assert shown.stdout == silent.stdout != ""


def test_a_wrong_number_of_seats_is_said() -> None:
    done = arena("reversis", "steady", "--games", "1")
    assert done.exit_code == 2 and "for 4 to 4, not 1" in done.output
