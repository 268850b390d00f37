"""What rooms need of a store. All methods are blocking; the server calls `append` on a thread of its own."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from volte.games.contract import BadInput
from volte.room.effects import Write
from volte.room.log import AnyEntry, MoveEntry, Position


class Taken(Exception):
    """A number of a log that somebody else has written already; nothing of this batch was stored."""


class Unusable(BadInput):
    """The database cannot be read or written: `file` and `why`, in the words of the system or of SQLite."""


@dataclass(frozen=True)
class TableRow:
    """The head of a table that was dealt; times in milliseconds since 1970, devices are hashes or empty."""

    record: str
    room: str
    game: str
    number: int
    rules: int
    options: dict[str, Any]
    players: list[str]
    devices: list[str]
    commitment: str
    secret: str
    nonces: list[str]
    started: int
    finished: int | None
    result: dict[str, Any] | None
    first: int | None = None
    """The seat that began, where not the lot decided."""
    position: Position | None = None
    """What was set up instead of a deal."""


@dataclass(frozen=True)
class Report:
    """One report; times in milliseconds since 1970, `answered` and `answer` None while it waits.

    `game` and `clause` are the place in the rules (empty: none), `language` the page's.
    """

    number: int
    game: str
    clause: str
    language: str
    text: str
    sent: int
    answered: int | None = None
    answer: str | None = None


class Reports(Protocol):
    """Reports about the rules and their answers. Nothing is kept about who sent one."""

    def add(self, token: str, game: str, clause: str, language: str, text: str, now: int) -> int:
        """Keep a report under the hash of its private link's token; gives its number."""

    def under(self, token: str) -> Report | None:
        """The report under the hash of a private link's token."""

    def waiting(self) -> list[Report]:
        """Those without an answer, the oldest first."""

    def answered(self, most: int = 200) -> list[Report]:
        """Those with an answer, the latest answer first."""

    def count_waiting(self) -> int:
        """How many have no answer."""

    def answer(self, number: int, text: str, now: int) -> bool:
        """Answer a report, or change its answer; False if there is none with this number."""


class Store(Protocol):
    """Logs of rooms, moves of tables, what devices may ask for, and reports about the rules."""

    reports: Reports

    def append(self, writes: Sequence[Write], now: int) -> None:
        """Store all of this or nothing, durably; notes `now` as the time the server was last alive.
        Taken if a number of a log is not new."""

    def last_alive(self) -> int | None:
        """When something was last stored."""

    def open_rooms(self) -> list[str]:
        """Codes of the rooms that are not closed."""

    def room_log(self, code: str) -> list[AnyEntry]:
        """The entries of the open room with this code, in order."""

    def moves(self, record: str) -> list[MoveEntry]:
        """The move log of a table, in order."""

    def table(self, record: str) -> TableRow | None:
        """The head of a table."""

    def was_there(self, record: str, device: str) -> bool:
        """True if the device was in the room when the table ended."""

    def tables_of(self, device: str) -> list[TableRow]:
        """Finished tables this device was there for, the newest first."""

    def forget(self, device: str) -> None:
        """Take a device out of all finished tables, its player's name too."""

    def move_device(self, old: str, new: str) -> None:
        """Finished tables of a device are another one's from now on."""

    def add_link(self, token: str, device: str, expires: int) -> None:
        """Keep a one-time link (a hash) to a device."""

    def take_link(self, token: str, now: int) -> str | None:
        """The device of a link that is still good, once."""

    def clean(self, before: int) -> None:
        """Delete closed rooms and their tables older than `before`."""

    def close(self) -> None:
        """Let go of the database."""
