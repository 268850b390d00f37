"""`volte serve` that cannot be: one sentence, exit code 2, nothing lost; never two servers on one data."""

import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.helper import Device, serving
from volte.games.contract import BadInput
from volte.server.lock import locked
from volte.server.run import free_port


def volte(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "volte", *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, timeout=60)


def refused(data: Path, *arguments: str) -> str:
    """What `volte serve` says on standard error when it ends at once."""
    ended = volte("serve", "--port", "0", "--data", data, *arguments)
    assert ended.returncode == 2 and ended.stderr.count("\n") == 1, ended.stderr
    return ended.stderr.removesuffix("\n")


# -- one server a data directory -----------------------------------------------------------------------------


def test_a_second_server_on_the_same_data_is_refused_and_the_first_plays_on(tmp_path: Path) -> None:
    with serving(tmp_path) as first:
        anna = Device(first)
        code = anna.open()
        said = refused(tmp_path)
        assert said.startswith(
            f"{tmp_path}: the Volte server at {first.address} is using this data directory."
        )
        assert anna.ask("GET", f"/api/rooms/{code}").status_code == 200


def test_a_killed_server_leaves_nothing_that_keeps_the_next_one_out(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        for _ in range(3):
            drawn = Device(server).ask("POST", "/api/typeworks", json={"text": "a"})
            assert drawn.status_code == 200  # in a process of its own, which may live a little longer
            server.kill()
            server.start()
        assert server.stop() == 0
        server.start()


def test_backup_and_reports_go_on_beside_a_server(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with serving(data):
        assert volte("backup", tmp_path / "copy.db", "--data", data).returncode == 0
        assert volte("reports", "--data", data).returncode == 0


def test_a_second_server_without_an_address_yet(tmp_path: Path) -> None:
    with locked(tmp_path) as lock:
        for text in ("", "junk", "http\udcff".encode("utf-8", "surrogateescape").decode("latin-1")):
            lock.note(text)
            said = refused(tmp_path)
            assert said.startswith(f"{tmp_path}: another Volte server is using this data directory.")


def test_the_lock_is_one_at_a_time_whatever_happens_within(tmp_path: Path) -> None:
    for _ in range(2):
        with pytest.raises(RuntimeError), locked(tmp_path / "new" / "data"):
            with pytest.raises(BadInput, match="in-use"), locked(tmp_path / "new" / "data"):
                raise AssertionError
            raise RuntimeError


def test_the_last_port_of_all_may_be_taken() -> None:
    with socket.socket() as first:
        first.bind(("127.0.0.1", 65535))
        first.listen()
        with pytest.raises(OSError, match="in use"):
            free_port("127.0.0.1", 65535)


@pytest.fixture
def taken() -> Iterator[str]:
    """A port that somebody uses."""
    with socket.socket() as first:
        first.bind(("127.0.0.1", 0))
        first.listen()
        yield str(first.getsockname()[1])


@pytest.mark.parametrize("more", [[], ["--public-url", "https://cards.example.org"]])
def test_a_port_that_was_named_is_no_other_one(tmp_path: Path, taken: str, more: list[str]) -> None:
    line = f"Port {taken} is taken. End what uses it, or name another one with --port."
    assert refused(tmp_path, "--port", taken, *more) == line


def test_behind_a_proxy_a_browser_that_opens_changes_nothing(tmp_path: Path, taken: str) -> None:
    more = ["--port", taken, "--open", "--public-url", "https://cards.example.org"]
    assert refused(tmp_path, *more).startswith(f"Port {taken} is taken.")


def test_whose_browser_opens_gets_the_next_free_port_and_a_file_no_qr_code(
    tmp_path: Path, taken: str
) -> None:
    command = [sys.executable, "-m", "volte", "serve", "--host", "0.0.0.0", "--open", "--port", taken]
    environment = {**os.environ, "VOLTE_NO_BROWSER": "1", "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(
        [*command, "--data", str(tmp_path)], stdout=subprocess.PIPE, text=True, env=environment
    ) as server:
        assert server.stdout is not None
        said, here, others = (server.stdout.readline() for _ in range(3))
        server.terminate()
        rest = server.stdout.read()
    assert said.startswith(f"Port {taken} is taken, so it is ")
    found = said.split()[-1].rstrip(".")
    assert here == f"Volte: http://localhost:{found}\n"
    assert others.startswith("For the others: http://") and rest == ""


def test_limits_are_set_on_the_command_line(tmp_path: Path) -> None:
    with serving(tmp_path / "data", "--limit", "rooms=2", "--limit", "opened_a_minute=1") as server:
        anna = Device(server)
        assert anna.ask("GET", "/api/status").json()["rooms_max"] == 2
        anna.open()
        wish = {"game": "verso", "name": "Anna"}
        assert anna.ask("POST", "/api/rooms", json=wish).json()["key"] == "room-refused-opened"


@pytest.mark.parametrize(
    ("limit", "line"),
    [
        ("players=2", "--limit players: there is no such limit; there are rooms, watchers, "),
        ("rooms=many", "--limit rooms: this needs a number above 0, 1000000000000 at most, and not “many”"),
    ],
)
def test_a_limit_that_is_none(tmp_path: Path, limit: str, line: str) -> None:
    assert refused(tmp_path, "--limit", limit).startswith(line)
