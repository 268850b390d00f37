"""Reports in the database: kept, found by the private link, answered."""

import sqlite3
from pathlib import Path

import pytest

from volte.pages.reports import LONGEST_CLAUSE
from volte.store import Reports, open_store, schema
from volte.store.database import FILE


@pytest.fixture
def reports(tmp_path: Path) -> Reports:
    return open_store(tmp_path).reports


def test_a_report_comes_back_under_its_token_alone(reports: Reports) -> None:
    number = reports.add("hash1", "verso", "V13", "de", "Ein Fehler", 100)
    found = reports.under("hash1")
    assert found is not None
    assert (found.number, found.game, found.clause, found.language) == (number, "verso", "V13", "de")
    assert (found.text, found.sent, found.answer, found.answered) == ("Ein Fehler", 100, None, None)
    assert reports.under("hash2") is None


def test_answered_reports_wait_no_longer(reports: Reports) -> None:
    first = reports.add("hash1", "verso", "V1", "de", "a", 1)
    second = reports.add("hash2", "versa", "A2", "en", "b", 2)
    assert [one.number for one in reports.waiting()] == [first, second]
    assert reports.answer(first, "Stimmt.", 5)
    assert [one.number for one in reports.waiting()] == [second]
    assert reports.count_waiting() == 1
    [done] = reports.answered()
    assert (done.number, done.answer, done.answered) == (first, "Stimmt.", 5)
    assert reports.answer(first, "Stimmt doch nicht.", 6)
    found = reports.under("hash1")
    assert found is not None and found.answer == "Stimmt doch nicht."


def test_no_report_no_answer(reports: Reports) -> None:
    assert not reports.answer(1, "x", 1)


def test_they_outlive_the_server(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    store.reports.add("hash", "", "", "en", "z", 1)
    store.close()
    again = open_store(tmp_path)
    assert [one.text for one in again.reports.waiting()] == ["z"]
    again.close()


def test_there_is_room_for_the_longest_clause_that_a_form_takes(reports: Reports, tmp_path: Path) -> None:
    """SQLite does not mind; other databases do."""
    assert schema.reports.c.clause.type.length == LONGEST_CLAUSE  # type: ignore[attr-defined]
    with sqlite3.connect(tmp_path / FILE) as connection:
        kinds = {row[1]: row[2] for row in connection.execute("PRAGMA table_info(reports)")}
    assert kinds["clause"] == f"VARCHAR({LONGEST_CLAUSE})"
