"""`volte reports`: what waits for an answer, and answering it."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from volte.cli import main
from volte.server.lock import locked
from volte.store import open_store
from volte.store.database import FILE, open_engine
from volte.store.upgrade import NEWEST, current, upgrade

DAY = 1_700_000_000_000  # 2023-11-14


@pytest.fixture
def data(tmp_path: Path) -> Path:
    store = open_store(tmp_path)
    store.reports.add("hash1", "verso", "V13", "de", "Hier steht 3,\nes sind 4.", DAY)
    store.reports.add("hash2", "reversis", "", "en", "A slip\x1b[2J", DAY)
    store.close()
    return tmp_path


def run(data: Path, *arguments: str) -> Result:
    return CliRunner().invoke(main, ["reports", "--data", str(data), *arguments])


def test_it_shows_what_waits(data: Path) -> None:
    result = run(data)
    assert result.exit_code == 0
    assert result.stdout.splitlines() == [
        "1. 2023-11-14 verso V13 (de)",
        "    Hier steht 3,",
        "    es sind 4.",
        "2. 2023-11-14 reversis  (en)",
        "    A slip [2J",
    ]


def test_a_database_is_brought_up_to_date_unless_an_older_server_plays_on_it(tmp_path: Path) -> None:
    engine = open_engine(tmp_path / FILE)
    upgrade(engine, "0002")
    with locked(tmp_path):
        result = run(tmp_path)
    assert result.exit_code == 2 and "another Volte server is using this data directory" in result.stderr
    with engine.connect() as connection:
        assert current(connection) == "0002"
    assert run(tmp_path).exit_code == 0
    with engine.connect() as connection:
        assert current(connection) == NEWEST
    engine.dispose()


def test_an_answer_closes_a_report(data: Path) -> None:
    assert run(data, "--answer", "1", " Danke, behoben. ").exit_code == 0
    assert "verso" not in run(data).stdout
    shown = [json.loads(line) for line in run(data, "--all", "--json").stdout.splitlines()]
    assert [(one["number"], one["answer"]) for one in shown] == [(2, None), (1, "Danke, behoben.")]
    assert "token" not in shown[0]
    assert "    Danke, behoben." in run(data, "--all").stdout.splitlines()


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (["--answer", "9", "x"], "there is no report 9"),
        (["--answer", "1", " "], "the answer is empty"),
    ],
)
def test_what_cannot_be_answered(data: Path, arguments: list[str], line: str) -> None:
    result = run(data, *arguments)
    assert (result.exit_code, result.stderr) == (2, line + "\n")
    assert len(run(data).stdout.splitlines()) == 5


def test_without_a_database_none_is_made(tmp_path: Path) -> None:
    result = run(tmp_path)
    assert result.exit_code == 2
    assert "there is no database at" in result.stderr
    assert list(tmp_path.iterdir()) == []
