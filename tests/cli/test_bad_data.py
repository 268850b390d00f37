"""Data that cannot be used: each command says so in one sentence and leaves it as it is."""

import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner

from volte.cli import main
from volte.server import operator
from volte.store import open_store
from volte.store.database import FILE

DAY = 1_700_000_000_000


def volte(*arguments: str | Path) -> str:
    """What a command says that refuses: one line, exit code 2."""
    result = CliRunner().invoke(main, [str(one) for one in arguments])
    return one_line(result.exit_code, result.stderr)


def serve(data: Path, *arguments: str) -> str:
    command = [sys.executable, "-m", "volte", "serve", "--port", "0", "--data", str(data), *arguments]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=60)
    return one_line(ended.returncode, ended.stderr)


def one_line(code: int, text: str) -> str:
    assert code == 2 and text.count("\n") == 1, text
    return text.removesuffix("\n")


def sql(file: Path, *statements: str) -> None:
    connection = sqlite3.connect(file)
    with connection:
        for one in statements:
            connection.execute(one)
    connection.close()


def used(data: Path) -> Path:
    """A database with something in it."""
    store = open_store(data)
    for number in range(300):
        store.reports.add(f"hash{number}", "verso", "V13", "de", "Hier fehlt ein Wort. " * 20, DAY)
    store.close()
    return data / FILE


def junk(data: Path) -> None:
    (data / FILE).write_bytes(b"This is no database. " * 500)


def cut(data: Path) -> None:
    file = used(data)
    file.write_bytes(file.read_bytes()[: file.stat().st_size // 2])


def cut_in_the_first_page(data: Path) -> None:
    file = used(data)
    file.write_bytes(file.read_bytes()[:1000])


def hole(data: Path) -> None:
    """Everything after the list of the tables is gone."""
    file = used(data)
    whole = file.read_bytes()
    file.write_bytes(whole[:4096] + bytes(len(whole) - 4096))


def folder(data: Path) -> None:
    (data / FILE).mkdir()


def newer(data: Path) -> None:
    sql(used(data), "UPDATE alembic_version SET version_num = '9999'")


def other(data: Path) -> None:
    sql(data / FILE, "CREATE TABLE rooms (id INTEGER, beds INTEGER)", "INSERT INTO rooms VALUES (1, 2)")


DATABASES: dict[Callable[[Path], None], str] = {
    junk: "the database cannot be used, and was left as it is: file is not a database",
    cut: "the database cannot be used, and was left as it is: database disk image is malformed",
    cut_in_the_first_page: "the database cannot be used, and was left as it is: ",
    hole: "the database cannot be used, and was left as it is: database disk image is malformed",
    folder: "the database cannot be used, and was left as it is: unable to open database file",
    newer: "the database comes from a newer version of Volte, and was left as it is. ",
    other: "this database belongs to something else than Volte, and was left as it is. ",
}


@pytest.mark.parametrize("damage", DATABASES, ids=lambda one: one.__name__)
def test_a_database_that_cannot_be_used(tmp_path: Path, damage: Callable[[Path], None]) -> None:
    data = tmp_path / "data"
    data.mkdir()
    damage(data)
    before = contents(data)
    said = serve(data)
    assert said.startswith(f"{data / FILE}: {DATABASES[damage]}"), said
    if damage is not folder:
        assert volte("reports", "--data", data) == said
    assert contents(data) == before


def contents(data: Path) -> bytes | list[tuple[int, int]]:
    """The database's bytes; of somebody else's its rows."""
    file = data / FILE
    if file.is_dir():
        return b""
    try:
        connection = sqlite3.connect(file)
        rows = connection.execute("SELECT id, beds FROM rooms").fetchall()
        connection.close()
    except sqlite3.DatabaseError:
        return file.read_bytes()
    return rows


def below_a_file(tmp_path: Path) -> Path:
    (tmp_path / "file").write_text("")
    return tmp_path / "file" / "data"


def not_ours(tmp_path: Path) -> Path:
    if os.geteuid() == 0:
        pytest.skip("nothing is closed to this user")
    (tmp_path / "closed").mkdir(mode=0)
    return tmp_path / "closed"


def lock_is_a_folder(tmp_path: Path) -> Path:
    (tmp_path / "server.lock").mkdir()
    return tmp_path


@pytest.mark.parametrize("make", [below_a_file, not_ours, lock_is_a_folder], ids=lambda one: one.__name__)
def test_a_directory_that_cannot_be_used(tmp_path: Path, make: Callable[[Path], Path]) -> None:
    data = make(tmp_path)
    assert serve(data).startswith(f"{data}: this data directory cannot be used: ")


def test_an_operators_key_that_cannot_be_read(tmp_path: Path) -> None:
    key = tmp_path / operator.FILE
    key.mkdir()
    assert serve(tmp_path).startswith(f"{key}: the operator’s key cannot be read or written: ")


def test_a_public_url_that_is_no_address(tmp_path: Path) -> None:
    said = volte("serve", "--port", "0", "--data", tmp_path / "data", "--public-url", "http://[")
    assert said.startswith("--public-url http://[: this is no address for links.")
    assert not (tmp_path / "data").exists()


@pytest.mark.parametrize("host", ["no.such.host.invalid", "ü" * 100, "256.1.1.1"])
def test_a_host_that_is_none(tmp_path: Path, host: str) -> None:
    said = volte("serve", "--port", "0", "--data", tmp_path, "--host", host)
    assert said.startswith(f"{host}, port 0: the server cannot listen there: ")


# -- reports and backup --------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", ["301", "0", "1000", str(2**63), "9" * 400])
def test_an_answer_to_a_report_that_cannot_be(tmp_path: Path, number: str) -> None:
    used(tmp_path)
    said = volte("reports", "--data", tmp_path, "--answer", number, "Danke.")
    assert said == f"there is no report {number}"


def test_an_answer_that_is_no_text_is_stored_as_well_as_it_can_be(tmp_path: Path) -> None:
    used(tmp_path)
    arguments = ["reports", "--data", str(tmp_path), "--answer", "1", "Gr\udcfc\udcdfe"]  # Latin-1, say
    assert CliRunner().invoke(main, arguments).exit_code == 0
    store = open_store(tmp_path)
    assert [one.answer for one in store.reports.answered()] == ["Gr??e"]
    store.close()


@pytest.mark.parametrize("damage", [junk, cut], ids=lambda one: one.__name__)
def test_a_copy_that_cannot_be_made_leaves_nothing(tmp_path: Path, damage: Callable[[Path], None]) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy.db"
    data.mkdir()
    damage(data)
    assert f"{data / FILE}: {DATABASES[damage]}" in volte("backup", copy, "--data", data)
    assert not copy.exists()


def test_a_copy_never_takes_the_place_of_a_file(tmp_path: Path) -> None:
    used(tmp_path)
    copy = tmp_path / "copy.db"
    copy.write_text("mine")
    assert volte("backup", copy, "--data", tmp_path) == f"{copy}: there is such a file already"
    assert copy.read_text() == "mine"
    nowhere = tmp_path / "none" / "copy.db"
    assert volte("backup", nowhere, "--data", tmp_path) == f"{nowhere}: No such file or directory"
