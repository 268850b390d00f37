"""What a room wants done: lines for the logs, and effects for those who are connected."""

from dataclasses import dataclass, field
from typing import Any

from volte.games.contract import Event
from volte.room.log import AnyEntry, MoveEntry
from volte.room.state import TableHead

# -- writes: in the order they must be in the logs -----------------------------------------------------------


@dataclass(frozen=True)
class RoomWrite:
    """Entry number `seq` of the room log; `time` in milliseconds since 1970."""

    code: str
    seq: int
    time: int
    entry: AnyEntry


@dataclass(frozen=True)
class MoveWrite:
    """A line of the move log of the table with this record id."""

    record: str
    entry: MoveEntry


@dataclass(frozen=True)
class TableOpened:
    """A table was dealt: its head is kept for the record."""

    code: str
    game: str
    head: TableHead
    time: int


@dataclass(frozen=True)
class TableClosed:
    """A table is over: its record is open now, to those who were `there` (device hashes)."""

    record: str
    result: dict[str, Any]
    there: list[str]
    time: int


Write = RoomWrite | MoveWrite | TableOpened | TableClosed

# -- effects: carried out once the writes are safe -----------------------------------------------------------


@dataclass(frozen=True)
class To:
    """A message for one socket alone."""

    socket: int
    message: Any


@dataclass(frozen=True)
class Greet:
    """The whole room and table for one socket; `table` and `seq` are the last ones it saw."""

    socket: int
    device: str
    table: int
    seq: int


@dataclass(frozen=True)
class ShowTable:
    """The whole table again, for one socket (a repeated move is answered with it)."""

    socket: int
    device: str


@dataclass(frozen=True)
class RoomChanged:
    """Everybody gets the room anew."""

    events: list[Event]


@dataclass(frozen=True)
class TableChanged:
    """Everybody gets the table anew, as it is now; at most one in an outcome."""


@dataclass(frozen=True)
class TableEnded:
    """Everybody is told the result."""


@dataclass(frozen=True)
class Tell:
    """A message for everybody in the room."""

    message: Any


@dataclass(frozen=True)
class CloseSocket:
    socket: int
    code: int


@dataclass(frozen=True)
class CloseAll:
    """The room is closed: every socket goes."""

    code: int


@dataclass(frozen=True)
class AskBot:
    """A bot shall choose a move for `seat` on state `seq`; the answer is given to `Machine.bot_moved`."""

    table: int
    seq: int
    seat: int
    level: str


Effect = (
    To | Greet | ShowTable | RoomChanged | TableChanged | TableEnded | Tell | CloseSocket | CloseAll | AskBot
)


@dataclass
class Outcome:
    """What one command, alarm or socket's coming and going led to."""

    writes: list[Write] = field(default_factory=list)
    effects: list[Effect] = field(default_factory=list)
