"""What is appended together, as the lines of one transaction."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from volte.room import log
from volte.room.effects import MoveWrite, RoomWrite, TableClosed, TableOpened, Write
from volte.store import schema

# These run for every move. All moves of a batch are one statement: the writer lets go of the interpreter's
# lock for each, and would have to wait for it again as often.
_ADD_MOVES = f"""
    INSERT INTO moves ({", ".join(f'"{column.name}"' for column in schema.moves.columns)})
    SELECT {", ".join(f"json_extract(value, '$[{i}]')" for i in range(len(schema.moves.columns)))}
    FROM json_each(?)
"""
_STILL_ALIVE = "UPDATE alive SET time = ?"  # one row, made by the first migration


@dataclass
class Numbers:
    """The database's numbers of open rooms by code, and of tables that are played by record, as far as they
    are known."""

    rooms: dict[str, int] = field(default_factory=dict)
    tables: dict[str, int] = field(default_factory=dict)

    def forget(self) -> None:
        """A transaction was undone: what it numbered is not there."""
        self.rooms.clear()
        self.tables.clear()


class Batch:
    """One transaction."""

    def __init__(self, connection: Connection, numbers: Numbers) -> None:
        self.connection = connection
        self.rooms, self.tables = numbers.rooms, numbers.tables

    def store(self, writes: Sequence[Write], now: int) -> None:
        moves, entries = [], []
        for write in writes:
            if isinstance(write, MoveWrite):
                moves.append((self._table(write.record), *msgspec.structs.astuple(write.entry)))
            elif isinstance(write, RoomWrite):
                entries.append(self._entry(write))
            elif isinstance(write, TableOpened):
                self._open_table(write)
            else:
                self._close_table(write)
        if moves:
            self.connection.exec_driver_sql(_ADD_MOVES, (msgspec.json.encode(moves).decode(),))
        if entries:
            self.connection.execute(sa.insert(schema.room_log), entries)
        self.connection.exec_driver_sql(_STILL_ALIVE, (now,))

    def _entry(self, write: RoomWrite) -> dict[str, Any]:
        if isinstance(write.entry, log.Opened):
            row = {"code": write.code, "opened": write.time}
            made = self.connection.execute(sa.insert(schema.rooms), row)
            self.rooms[write.code] = made.inserted_primary_key[0]  # type: ignore[index]
        number = self._room(write.code)
        if isinstance(write.entry, log.Closed):
            room = sa.update(schema.rooms).where(schema.rooms.c.id == number)
            self.connection.execute(room.values(closed=write.time))
            self.rooms.pop(write.code, None)
        text = msgspec.json.encode(write.entry).decode()
        return {"room": number, "seq": write.seq, "time": write.time, "entry": text}

    def _room(self, code: str) -> int:
        if code not in self.rooms:
            self.rooms[code] = open_room(self.connection, code)
        return self.rooms[code]

    def _open_table(self, write: TableOpened) -> None:
        row = {
            "record": write.head.record,
            "room": self._room(write.code),
            "game": write.game,
            "head": msgspec.json.encode(write.head).decode(),
            "started": write.time,
        }
        made = self.connection.execute(sa.insert(schema.tables), row)
        self.tables[write.head.record] = made.inserted_primary_key[0]  # type: ignore[index]

    def _table(self, record: str) -> int:
        if record not in self.tables:
            query = sa.select(schema.tables.c.id).where(schema.tables.c.record == record)
            self.tables[record] = self.connection.execute(query).scalar_one()
        return self.tables[record]

    def _close_table(self, write: TableClosed) -> None:
        table = sa.update(schema.tables).where(schema.tables.c.record == write.record)
        result = msgspec.json.encode(write.result).decode()
        self.connection.execute(table.values(finished=write.time, result=result))
        self.tables.pop(write.record, None)
        rows = [{"record": write.record, "device": device} for device in sorted(set(write.there)) if device]
        if rows:
            self.connection.execute(sa.insert(schema.present), rows)


def open_room(connection: Connection, code: str) -> int:
    """The number of the open room with this code."""
    query = sa.select(schema.rooms.c.id).where(schema.rooms.c.code == code, schema.rooms.c.closed.is_(None))
    number: int = connection.execute(query).scalar_one()
    return number
