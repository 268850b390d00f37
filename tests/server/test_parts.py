"""Parts of the server on their own: journal, queues, limits, links, ports, backup."""

import asyncio
import socket
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Any, cast

import pytest
from click.testing import CliRunner

from volte.cli.backup import backup
from volte.games.contract import BadInput
from volte.room.effects import MoveWrite, Write
from volte.room.log import MoveEntry
from volte.server import links
from volte.server.address import public_base
from volte.server.connection import QUEUE_MESSAGES, Connection
from volte.server.journal import Journal
from volte.server.limiter import Bucket, PerAddress
from volte.server.run import free_port
from volte.server.settings import ServerSettings
from volte.store import Store, open_store

MOVE = MoveWrite("r", MoveEntry(seq=1, seat=0, move="keep", by="human", time=0))


class SlowStore:
    """Notes the batches; writes only when it is let."""

    def __init__(self) -> None:
        self.batches: list[int] = []
        self.may_write = threading.Event()
        self.fails = False

    def append(self, writes: Sequence[Write], now: int) -> None:
        assert self.may_write.wait(5)
        if self.fails:
            raise OSError("disk full")
        self.batches.append(len(writes))


def journal_of(store: SlowStore, failed: list[str]) -> Journal:
    return Journal(cast(Store, store), lambda: 0, lambda: failed.append("failed"))


async def test_nothing_is_shown_before_it_is_stored_and_a_tick_is_one_transaction() -> None:
    store, shown, failed = SlowStore(), list[int](), list[str]()
    journal = journal_of(store, failed)
    for number in range(5):
        journal.add([MOVE], lambda n=number: shown.append(n))  # type: ignore[misc]
    journal.add([], lambda: shown.append(5))  # an answer waits for what it follows
    await asyncio.sleep(0.05)
    assert shown == []
    store.may_write.set()
    await journal.close()
    await asyncio.sleep(0)
    assert shown == [0, 1, 2, 3, 4, 5] and store.batches == [5] and failed == []


async def test_a_lone_move_is_stored_at_once_and_what_follows_several_is_gathered(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("volte.server.journal.GATHER", 60.0)
    store, failed = SlowStore(), list[str]()
    store.may_write.set()
    journal = journal_of(store, failed)
    for count in (1, 1, 2):
        shown = asyncio.Event()
        for _ in range(count):
            journal.add([MOVE], shown.set)
        await asyncio.wait_for(shown.wait(), 20)
    for _ in range(3):
        journal.add([MOVE], lambda: None)
        await asyncio.sleep(0.01)
    assert store.batches == [1, 1, 2]
    await journal.close()
    assert store.batches == [1, 1, 2, 3]


async def test_what_could_not_be_stored_is_not_shown() -> None:
    store, shown, failed = SlowStore(), list[int](), list[str]()
    journal = journal_of(store, failed)
    store.may_write.set()
    store.fails = True
    journal.add([MOVE], lambda: shown.append(1))
    await journal.close()
    await asyncio.sleep(0)
    assert shown == [] and failed == ["failed"]


async def test_reader_that_is_too_slow_is_dropped() -> None:
    connection, sent = Connection(), list[Any]()
    for _ in range(QUEUE_MESSAGES + 1):
        connection.push(b"x")

    async def send(message: Any) -> None:
        sent.append(message)

    await connection.pump(send)
    assert sent == [{"type": "websocket.close", "code": 4004}]


def test_bucket_refills() -> None:
    bucket = Bucket(20, 0)
    assert sum(bucket.take(0) for _ in range(100)) == 40
    assert sum(bucket.take(1000) for _ in range(100)) == 20


def test_addresses_are_counted_by_the_minute() -> None:
    limit = PerAddress(2)
    for at in (0, 1):
        assert not limit.full("a", at)
        limit.note("a", at)
    assert limit.full("a", 2) and not limit.full("b", 2)
    assert not limit.full("a", 60_001)


def settings(**more: Any) -> ServerSettings:
    return ServerSettings(**{"host": "127.0.0.1", "port": 8000, "data": Path(), **more})


def test_links_that_work(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(links, "home_address", lambda: "192.168.1.5")
    public = settings(public_url="https://cards.example.org/")
    assert links.share_base(public, "http://localhost:8000") == ("https://cards.example.org", False)
    open_ = settings(host="0.0.0.0")
    assert links.share_base(open_, "http://cards.local:8000") == ("http://cards.local:8000", False)
    assert links.share_base(open_, "http://localhost:8000") == ("http://192.168.1.5:8000", False)
    assert links.share_base(settings(), "http://127.0.0.1:8000") == ("http://127.0.0.1:8000", True)


def test_taken_port_is_replaced_by_the_next_free_one() -> None:
    with socket.socket() as first:
        first.bind(("127.0.0.1", 0))
        first.listen()
        taken = first.getsockname()[1]
        with free_port("127.0.0.1", taken) as found:
            assert taken < found.getsockname()[1] < taken + 100


def test_backup_command(tmp_path: Path) -> None:
    open_store(tmp_path / "data").close()
    target = tmp_path / "copy.db"
    arguments = [str(target), "--data", str(tmp_path / "data")]
    assert CliRunner().invoke(backup, arguments).exit_code == 0
    assert target.read_bytes().startswith(b"SQLite format 3")
    again = CliRunner().invoke(backup, arguments)
    assert again.exit_code == 2 and "there is such a file already" in again.stderr


@pytest.mark.parametrize(
    ("typed", "base"),
    [
        ("", ""),
        ("https://cards.example.org/", "https://cards.example.org"),
        ("HTTPS://Cards.Example.org:443", "https://cards.example.org"),
        ("http://192.168.1.5:8000", "http://192.168.1.5:8000"),
        ("http://[::1]:8000", "http://[::1]:8000"),
        ("http://card_room:80", "http://card_room"),
        ("https://müller.example", "https://xn--mller-kva.example"),
    ],
)
def test_public_address_is_as_browsers_write_it(typed: str, base: str) -> None:
    assert public_base(typed) == base


@pytest.mark.parametrize(
    "typed",
    [
        *("http://", "http://[", "http://[::zz]", "cards.example.org", "ftp://x", "http://a b"),
        *("https://cards.example.org/volte", "http://x?y", "http://x#y", "http://u:p@x", "http://x:0"),
        *("http://x:99999", "http://x:y", "http://-x", f"http://{'ü' * 100}", "http://x\udcff", " http://x"),
    ],
)
def test_public_address_that_is_none(typed: str) -> None:
    with pytest.raises(BadInput, match="serve-public-url"):
        public_base(typed)
