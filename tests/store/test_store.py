"""What rooms need of a store; and the schema's way from its first version on."""

import dataclasses
import sqlite3
from pathlib import Path

import msgspec
import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from tests.room.helper import Play
from volte.room import effects as fx
from volte.room import log
from volte.store import Store, open_store
from volte.store.contract import Taken
from volte.store.database import FILE, copy_database
from volte.store.schema import metadata
from volte.store.upgrade import NEWEST, config, current, upgrade


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return open_store(tmp_path)


class Kept(Play):
    """A room whose writes are stored."""

    def __init__(self, store: Store) -> None:
        self.store = store
        super().__init__()

    def take(self, outcome: fx.Outcome) -> list[fx.Effect]:
        self.store.append(outcome.writes, self.now)
        return super().take(outcome)


def finished(store: Store) -> Kept:
    play = Kept(store)
    play.come("anna")
    play.join("ben", "Ben")
    play.start()
    for device in ("anna", "ben"):
        play.move(device, "take")
        play.move(device, "stop")
    return play


def record_of(play: Play) -> str:
    assert play.machine.room.head is not None
    return play.machine.room.head.record


def test_logs_come_back_as_they_were(store: Store, tmp_path: Path) -> None:
    play = finished(store)
    again = open_store(tmp_path)
    assert again.open_rooms() == ["VOLA47"]
    assert again.room_log("VOLA47") == play.entries
    assert again.moves(record_of(play)) == play.machine.moves
    assert again.last_alive() == play.now


def test_number_of_a_log_is_taken_once_and_the_batch_is_all_or_nothing(store: Store) -> None:
    play = finished(store)
    record = record_of(play)
    fresh = log.Renamed(person=1, name="Eva")
    writes: list[fx.Write] = [
        fx.RoomWrite("VOLA47", len(play.entries) + 1, play.now, fresh),
        fx.MoveWrite(record, play.machine.moves[0]),
    ]
    with pytest.raises(Taken):
        store.append(writes, play.now)
    assert store.room_log("VOLA47") == play.entries


def test_moves_go_to_their_own_table_after_a_batch_that_was_not_stored(store: Store) -> None:
    """The store knows tables by numbers of its own; a batch that is undone takes its numbers with it."""
    play = finished(store)
    head = play.machine.room.head
    assert head is not None
    first, second = (msgspec.structs.replace(move, seq=1) for move in play.machine.moves[:2])
    tables = {
        record: fx.TableOpened("VOLA47", "tiny", dataclasses.replace(head, record=record), play.now)
        for record in ("one", "other")
    }
    taken = fx.RoomWrite("VOLA47", 1, play.now, log.Renamed(person=1, name="Eva"))
    with pytest.raises(Taken):
        store.append([tables["one"], fx.MoveWrite("one", first), taken], play.now)
    assert store.table("one") is None and store.moves("one") == []
    store.append([tables["other"]], play.now)
    store.append([tables["one"], fx.MoveWrite("one", first), fx.MoveWrite("other", second)], play.now)
    assert (store.moves("one"), store.moves("other")) == ([first], [second])


def test_code_of_a_closed_room_is_free_again(store: Store) -> None:
    first = finished(store)
    closed = log.Closed(why="host")
    store.append([fx.RoomWrite("VOLA47", len(first.entries) + 1, first.now, closed)], first.now)
    assert store.open_rooms() == []
    second = Kept(store)
    assert store.room_log("VOLA47") == second.entries


def test_records_are_for_those_who_were_there(store: Store) -> None:
    play = finished(store)
    record = record_of(play)
    row = store.table(record)
    assert row is not None and row.players == ["Anna", "Ben"] and row.result is not None
    assert store.was_there(record, "anna") and not store.was_there(record, "carla")
    assert [one.record for one in store.tables_of("ben")] == [record]
    assert store.table("nothing") is None


def test_forgotten_device_leaves_no_name(store: Store) -> None:
    play = finished(store)
    store.forget("ben")
    row = store.table(record_of(play))
    assert row is not None and row.players == ["Anna", ""] and row.devices == ["anna", ""]
    assert store.tables_of("ben") == []
    logged = store.room_log("VOLA47")
    assert not any("ben" in str(entry).lower() for entry in logged)


def test_device_moves_to_another_one(store: Store) -> None:
    play = finished(store)
    store.move_device("ben", "phone")
    assert [one.devices for one in store.tables_of("phone")] == [["anna", "phone"]]
    assert store.tables_of("ben") == []
    assert store.was_there(record_of(play), "phone")


def test_link_is_good_once_and_for_its_time(store: Store) -> None:
    store.add_link("one", "anna", 100)
    store.add_link("two", "anna", 100)
    assert store.take_link("one", 50) == "anna"
    assert store.take_link("one", 50) is None
    assert store.take_link("two", 101) is None


def test_old_rooms_and_their_records_are_deleted(store: Store) -> None:
    play = finished(store)
    record = record_of(play)
    store.clean(play.now + 1)
    assert store.table(record) is not None  # the room is still open
    closed = log.Closed(why="host")
    store.append([fx.RoomWrite("VOLA47", len(play.entries) + 1, play.now, closed)], play.now)
    store.clean(play.now + 1)
    assert store.table(record) is None and store.moves(record) == []


def test_durable_settings(tmp_path: Path) -> None:
    """Nothing that was shown is lost: write-ahead log, synchronous FULL on every connection."""
    from volte.store.sql import SqlStore

    store = open_store(tmp_path)
    assert isinstance(store, SqlStore)
    with store._engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2


def test_backup_while_in_use(store: Store, tmp_path: Path) -> None:
    play = finished(store)
    (tmp_path / "copy").mkdir()
    copy_database(tmp_path / FILE, tmp_path / "copy" / FILE)
    assert open_store(tmp_path / "copy").room_log("VOLA47") == play.entries


def test_any_name_of_a_folder_and_only_its_owner_may_read(tmp_path: Path) -> None:
    data, copy = tmp_path / "q?x #1 %3F", tmp_path / "copy.db"
    open_store(data).close()
    assert (data / FILE).stat().st_size and [one.name for one in tmp_path.iterdir()] == [data.name]
    copy_database(data / FILE, copy)
    with sqlite3.connect(copy) as connection:
        assert len(connection.execute("SELECT * FROM alive").fetchall()) == 1  # not of another file
    connection.close()
    assert {one.stat().st_mode & 0o077 for one in [copy, *data.iterdir()]} == {0}


# -- the schema ----------------------------------------------------------------------------------------------


def test_migrations_lead_to_the_schema_of_the_code(tmp_path: Path) -> None:
    open_store(tmp_path).close()
    engine = sa.create_engine(f"sqlite:///{tmp_path / FILE}")
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
        script = ScriptDirectory.from_config(config(connection))
        assert script.get_current_head() == NEWEST
    engine.dispose()


TABLE_COLUMNS = "(room, game, head, started, record)"
HEAD = (
    '{"number":1,"record":"RECORD","options":{},"rules":1,"seats":2,"commitment":"fixed","secret":"",'
    '"nonces":[],"players":[],"devices":[],"result":null,"first":null,"names":[],"position":null}'
)


@pytest.mark.parametrize("version", ["0001", "0002", "0003"])
def test_upgrade_from_every_version_keeps_the_rows(tmp_path: Path, version: str) -> None:
    """A database of each earlier version, with a room, two tables (and a report) in it, is brought up to
    date."""
    engine = sa.create_engine(f"sqlite:///{tmp_path / FILE}")
    upgrade(engine, version)
    engine.dispose()
    with sqlite3.connect(tmp_path / FILE) as connection:
        entry = (
            '{"is":"opened","code":"VOLA47","name":"","game":"tiny","seats":2,"base":"","settings":'
            '{"options":{},"turn_seconds":0,"away_seconds":60,"bot_pace":0,"leaving":"bot","watching":true}}'
        )
        connection.execute("INSERT INTO rooms (id, code, opened) VALUES (1, 'VOLA47', 5)")
        connection.execute("INSERT INTO room_log VALUES (1, 1, 5, ?)", (entry,))
        for number, record in enumerate(("bb", "aa"), 1):
            named = (1, "tiny", HEAD.replace("RECORD", record), 5, record)
            connection.execute(f"INSERT INTO tables {TABLE_COLUMNS} VALUES (?, ?, ?, ?, ?)", named)
            for seq in (1, 2):
                table = record if version < "0003" else number
                move = (table, seq, 0, f"{record}{seq}", "human", 6, None)
                connection.execute("INSERT INTO moves VALUES (?, ?, ?, ?, ?, ?, ?)", move)
        if version >= "0002":
            row = (7, "hash", "verso", "V13", "de", "Tippfehler", 5)
            columns = "(number, token, game, clause, language, text, sent)"
            connection.execute(f"INSERT INTO reports {columns} VALUES (?, ?, ?, ?, ?, ?, ?)", row)
    connection.close()
    store = open_store(tmp_path)
    opened = store.room_log("VOLA47")[0]
    assert isinstance(opened, log.Opened) and opened.game == "tiny"
    for record in ("aa", "bb"):
        there = store.table(record)
        assert there is not None and (there.room, there.started, there.commitment) == ("VOLA47", 5, "fixed")
        assert [move.move for move in store.moves(record)] == [f"{record}1", f"{record}2"]
    another = log.MoveEntry(seq=3, seat=0, move="stop", by="human", time=7, left_ms=None)
    store.append([fx.MoveWrite("aa", another)], 7)
    assert store.moves("aa")[2:] == [another] and len(store.moves("bb")) == 2
    old = store.reports.waiting()
    assert [(one.number, one.clause, one.text) for one in old] == (
        [(7, "V13", "Tippfehler")] if version >= "0002" else []
    )
    store.reports.add("other", "versa", "A4", "en", "A slip", 6)
    assert len(store.reports.waiting()) == len(old) + 1
    store.close()
    engine = sa.create_engine(f"sqlite:///{tmp_path / FILE}")
    with engine.connect() as found:
        assert current(found) == NEWEST
    engine.dispose()


def test_an_upgrade_that_ends_on_its_way_did_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server killed during its first start: the next one starts with no table that is there already."""

    def killed(*_: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr("alembic.op.bulk_insert", killed)  # the first migration's last step
        with pytest.raises(KeyboardInterrupt):
            open_store(tmp_path)
    open_store(tmp_path).close()
