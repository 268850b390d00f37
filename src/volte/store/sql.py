"""The store on SQLAlchemy Core; SQLite in WAL mode, synchronous FULL: what was appended survives a crash."""

import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine

from volte.room import log
from volte.room.effects import Write
from volte.room.forget import without_device
from volte.room.state import TableHead
from volte.store import schema
from volte.store.batch import Batch, Numbers, open_room
from volte.store.contract import Reports, TableRow, Taken
from volte.store.database import FILE, open_engine
from volte.store.reports import SqlReports
from volte.store.upgrade import upgrade

_entries = msgspec.json.Decoder(log.AnyEntry)
_heads = msgspec.json.Decoder(TableHead)


def open_store(data: Path) -> "SqlStore":
    """The store in this directory (made if missing), its schema brought up to date; Unusable where that
    cannot be, with all that was there left as it was."""
    engine = open_engine(data / FILE)
    try:
        upgrade(engine)
        return SqlStore(engine)
    except BaseException:
        engine.dispose()
        raise


class SqlStore:
    """`volte.store.contract.Store`; used by several threads, writing by one at a time."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._appending = engine.connect()  # kept, since appending is what happens all the time
        self._writing = threading.Lock()
        self.reports: Reports = SqlReports(engine, self._writing)
        self._numbers = Numbers()

    # -- writing ---------------------------------------------------------------------------------------------

    def append(self, writes: Sequence[Write], now: int) -> None:
        try:
            with self._writing, self._appending.begin():
                Batch(self._appending, self._numbers).store(writes, now)
        except BaseException as error:
            self._numbers.forget()
            if isinstance(error, sa.exc.IntegrityError):
                raise Taken(str(error.orig)) from error
            raise

    def forget(self, device: str) -> None:
        with self._writing, self._engine.begin() as connection:
            for row in self._tables_of(connection, device):
                head = _heads.decode(row.head)
                for seat, owner in enumerate(head.devices):
                    if owner == device:
                        head.devices[seat], head.players[seat] = "", ""
                self._set_head(connection, row.record, head)
            _forget_in_logs(connection, device)
            connection.execute(sa.delete(schema.present).where(schema.present.c.device == device))
            connection.execute(sa.delete(schema.links).where(schema.links.c.device == device))

    def move_device(self, old: str, new: str) -> None:
        with self._writing, self._engine.begin() as connection:
            for row in self._tables_of(connection, old):
                head = _heads.decode(row.head)
                head.devices = [new if owner == old else owner for owner in head.devices]
                self._set_head(connection, row.record, head)
                both = {"record": row.record, "device": new}
                connection.execute(sa.insert(schema.present).prefix_with("OR IGNORE"), both)
            connection.execute(sa.delete(schema.present).where(schema.present.c.device == old))

    def add_link(self, token: str, device: str, expires: int) -> None:
        with self._writing, self._engine.begin() as connection:
            row = {"token": token, "device": device, "expires": expires}
            connection.execute(sa.insert(schema.links), row)

    def take_link(self, token: str, now: int) -> str | None:
        with self._writing, self._engine.begin() as connection:
            connection.execute(sa.delete(schema.links).where(schema.links.c.expires < now))
            mine = schema.links.c.token == token
            device = connection.execute(sa.select(schema.links.c.device).where(mine)).scalar()
            connection.execute(sa.delete(schema.links).where(mine))
            return device

    def clean(self, before: int) -> None:
        with self._writing, self._engine.begin() as connection:
            old = sa.select(schema.rooms.c.id).where(schema.rooms.c.closed < before).scalar_subquery()
            gone = schema.tables.c.room.in_(old)
            numbers = sa.select(schema.tables.c.id).where(gone).scalar_subquery()
            records = sa.select(schema.tables.c.record).where(gone).scalar_subquery()
            connection.execute(sa.delete(schema.moves).where(schema.moves.c.table_id.in_(numbers)))
            connection.execute(sa.delete(schema.present).where(schema.present.c.record.in_(records)))
            connection.execute(sa.delete(schema.tables).where(gone))
            connection.execute(sa.delete(schema.room_log).where(schema.room_log.c.room.in_(old)))
            connection.execute(sa.delete(schema.rooms).where(schema.rooms.c.closed < before))

    @staticmethod
    def _set_head(connection: Connection, record: str, head: TableHead) -> None:
        text = msgspec.json.encode(head).decode()
        connection.execute(sa.update(schema.tables).where(schema.tables.c.record == record).values(head=text))

    # -- reading ---------------------------------------------------------------------------------------------

    def last_alive(self) -> int | None:
        with self._engine.connect() as connection:
            return connection.execute(sa.select(schema.alive.c.time)).scalar()

    def open_rooms(self) -> list[str]:
        with self._engine.connect() as connection:
            query = sa.select(schema.rooms.c.code).where(schema.rooms.c.closed.is_(None))
            return list(connection.execute(query.order_by(schema.rooms.c.id)).scalars())

    def room_log(self, code: str) -> list[log.AnyEntry]:
        with self._engine.connect() as connection:
            number = open_room(connection, code)
            query = sa.select(schema.room_log.c.entry).where(schema.room_log.c.room == number)
            texts = connection.execute(query.order_by(schema.room_log.c.seq)).scalars()
            return [_entries.decode(text) for text in texts]

    def moves(self, record: str) -> list[log.MoveEntry]:
        with self._engine.connect() as connection:
            table = schema.moves
            query = sa.select(
                table.c.seq, table.c.seat, table.c.move, table.c.by, table.c.time, table.c.left_ms
            )
            query = query.join(schema.tables, schema.tables.c.id == table.c.table_id)
            rows = connection.execute(query.where(schema.tables.c.record == record).order_by(table.c.seq))
            return [log.MoveEntry(**row) for row in rows.mappings()]

    def table(self, record: str) -> TableRow | None:
        with self._engine.connect() as connection:
            query = _tables().where(schema.tables.c.record == record)
            row = connection.execute(query).one_or_none()
            return None if row is None else _table_row(row)

    def was_there(self, record: str, device: str) -> bool:
        table = schema.present
        query = sa.select(table.c.record).where(table.c.record == record, table.c.device == device)
        with self._engine.connect() as connection:
            return connection.execute(query).scalar() is not None

    def tables_of(self, device: str) -> list[TableRow]:
        with self._engine.connect() as connection:
            return [_table_row(row) for row in self._tables_of(connection, device)]

    @staticmethod
    def _tables_of(connection: Connection, device: str) -> Sequence[Any]:
        query = _tables().join(schema.present, schema.present.c.record == schema.tables.c.record)
        query = query.where(schema.present.c.device == device).order_by(schema.tables.c.finished.desc())
        return connection.execute(query).all()

    def close(self) -> None:
        self._appending.close()
        self._engine.dispose()


def _forget_in_logs(connection: Connection, device: str) -> None:
    """Take a device and its person's names out of the room logs; the person has left before."""
    table = schema.room_log
    hit = sa.select(table.c.room).where(table.c.entry.contains(device, autoescape=True)).distinct()
    for room in connection.execute(hit).scalars().all():
        rows = connection.execute(
            sa.select(table.c.seq, table.c.entry).where(table.c.room == room).order_by(table.c.seq)
        ).all()
        entries = [_entries.decode(row.entry) for row in rows]
        for row, entry, blank in zip(rows, entries, without_device(entries, device), strict=True):
            if blank != entry:
                text = msgspec.json.encode(blank).decode()
                here = (table.c.room == room) & (table.c.seq == row.seq)
                connection.execute(sa.update(table).where(here).values(entry=text))


def _tables() -> Any:
    return sa.select(schema.tables, schema.rooms.c.code).join(
        schema.rooms, schema.rooms.c.id == schema.tables.c.room
    )


def _table_row(row: Any) -> TableRow:
    head = _heads.decode(row.head)
    return TableRow(
        record=row.record,
        room=row.code,
        game=row.game,
        number=head.number,
        rules=head.rules,
        options=head.options,
        players=head.players,
        devices=head.devices,
        commitment=head.commitment,
        secret=head.secret,
        nonces=head.nonces,
        started=row.started,
        finished=row.finished,
        result=None if row.result is None else msgspec.json.decode(row.result),
        first=head.first,
        position=head.position,
    )
