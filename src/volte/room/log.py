"""The room log: every entry a fact, in order. Together with the move logs it is all there is of a room.

Entries are stored as JSON; change them only by adding fields with defaults. Some look like messages of
`volte.wire`, but are not shared with them: messages change with the protocol, and a log of years ago must
still be read. Only `Settings` is one shape for the log and for the room that everybody sees.
"""

from typing import Any, Literal

import msgspec

from volte.wire.to_client import Settings


class Entry(msgspec.Struct, tag_field="is", frozen=True, kw_only=True):
    """Base of all entries."""


class Position(msgspec.Struct, frozen=True, kw_only=True):
    """A record to begin with: `start` and `first` as in docs/rules/records.md, the moves made from there
    with their seats, and what it is for: so many seats, and these complete options (without the clock's)."""

    start: dict[str, Any]
    first: int | None = None
    moves: list[tuple[int, str]] = msgspec.field(default_factory=list)
    seats: int = 0
    options: dict[str, Any] = msgspec.field(default_factory=dict)


class Opened(Entry, tag="opened", frozen=True, kw_only=True):
    """`base`: the address the host's browser used, for links. `position`: what table 1 begins with."""

    code: str
    name: str
    game: str
    seats: int
    settings: Settings
    base: str
    position: Position | None = None


class Joined(Entry, tag="joined", frozen=True, kw_only=True):
    """`device` is a hash; `next_seat`: watches until the next game."""

    person: int
    name: str
    device: str
    seat: int | None
    next_seat: bool


class Sat(Entry, tag="sat", frozen=True, kw_only=True):
    """A person who watched takes a free seat, or changes to another one."""

    person: int
    seat: int


class Stood(Entry, tag="stood", frozen=True, kw_only=True):
    """A person watches from now on; `next_seat`: until the next game."""

    person: int
    next_seat: bool = False


class Left(Entry, tag="left", frozen=True, kw_only=True):
    """Gone for good; in a game a bot takes the seat, or nobody (`out`: out of the round, A20)."""

    person: int
    out: bool = False
    removed: bool = False
    """Removed by the host: this device does not come back."""


class Renamed(Entry, tag="renamed", frozen=True, kw_only=True):
    """Person 0 is the room."""

    person: int
    name: str


class Readied(Entry, tag="readied", frozen=True, kw_only=True):
    person: int
    ready: bool


class BotSat(Entry, tag="bot_sat", frozen=True, kw_only=True):
    seat: int
    level: str
    name: str


class SeatFreed(Entry, tag="seat_freed", frozen=True, kw_only=True):
    """A bot was taken away."""

    seat: int


class Swapped(Entry, tag="swapped", frozen=True, kw_only=True):
    a: int
    b: int


class Configured(Entry, tag="configured", frozen=True, kw_only=True):
    settings: Settings
    seats: int


class HostIs(Entry, tag="host", frozen=True, kw_only=True):
    person: int


class Moved(Entry, tag="moved", frozen=True, kw_only=True):
    """A person goes on with another device (a hash; empty: the device was forgotten)."""

    person: int
    device: str


class Announced(Entry, tag="announced", frozen=True, kw_only=True):
    """A table is announced: only `commitment` may be shown. Options are complete, seats without gaps;
    `secret` is hex and stays on the server until the end."""

    table: int
    record: str
    options: dict[str, Any]
    rules: int
    seats: int
    commitment: str
    secret: str
    first: int | None = None
    """The seat that begins; None: the lot decides."""
    position: Position | None = None
    """What is set up instead of a deal."""


class Dealt(Entry, tag="dealt", frozen=True, kw_only=True):
    """The nonces in seat order (hex; empty: none), and who sat where: names, device hashes or empty."""

    table: int
    nonces: list[str]
    players: list[str]
    devices: list[str]


class Finished(Entry, tag="finished", frozen=True, kw_only=True):
    table: int
    result: dict[str, Any]


class Stopped(Entry, tag="stopped", frozen=True, kw_only=True):
    """Clocks and bots stand still; the clock of move number `seq` had `left_ms` left."""

    why: Literal["host", "empty"]
    table: int
    seq: int
    left_ms: int | None


class GoesOn(Entry, tag="goes_on", frozen=True, kw_only=True):
    """The host lets clocks and bots go on."""


class Closed(Entry, tag="closed", frozen=True, kw_only=True):
    why: Literal["host", "empty", "left"]


AnyEntry = (
    Opened
    | Joined
    | Sat
    | Stood
    | Left
    | Renamed
    | Readied
    | BotSat
    | SeatFreed
    | Swapped
    | Configured
    | HostIs
    | Moved
    | Announced
    | Dealt
    | Finished
    | Stopped
    | GoesOn
    | Closed
)


class MoveEntry(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """One line of a move log: the move that led to state `seq`; `left_ms` what the clock showed after it;
    `time` in milliseconds since 1970. `by` is empty for the moves of a record that the table began with:
    nobody made them here."""

    seq: int
    seat: int
    move: str
    by: Literal["human", "bot", "clock", ""]
    time: int
    left_ms: int | None = None
