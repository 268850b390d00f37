"""Every message the server sends: one tagged struct each (docs/protocol.md).
`re` repeats a message's `id`."""

from typing import Any, Literal

import msgspec

from volte.games.contract import Event, OptionInfo

# Close codes of the socket, beside the standard ones.
CLOSE_REPLACED = 4001
"""A newer socket of this device is the living one: stop trying, offer "continue here"."""
CLOSE_ROOM_CLOSED = 4002
CLOSE_REMOVED = 4003
CLOSE_TOO_SLOW = 4004
"""The reader did not keep up: come back and take the whole view."""
CLOSE_OLD_CLIENT = 4005
"""Protocol version older than the server's: reload the page."""
CLOSE_NO_ROOM = 4006
CLOSE_TOO_MANY = 4007
"""Too many messages, watchers or connections."""


class Message(msgspec.Struct, tag_field="type", frozen=True, kw_only=True):
    """Base of all messages to the client."""


class Person(msgspec.Struct, frozen=True):
    """Somebody in the room, known to the others by number and name only."""

    person: int
    name: str
    presence: Literal["here", "away", "gone"]
    ready: bool
    wins: int
    host: bool


class Seat(msgspec.Struct, frozen=True):
    """One seat: free, a person's, or a bot's; `stand_in`: a bot plays until the person is back."""

    seat: int
    kind: Literal["free", "person", "bot"]
    name: str
    person: int | None = None
    level: str = ""
    stand_in: bool = False
    idle: bool = False
    """True: two time-outs in a row; default moves are made at once until a sign of life."""
    wins: int = 0


class Settings(msgspec.Struct, frozen=True):
    """The room's settings; times in seconds, `bot_pace` in milliseconds, `turn_seconds` 0: no clock."""

    options: dict[str, Any]
    turn_seconds: int
    away_seconds: int
    bot_pace: int
    leaving: Literal["bot", "out"]
    watching: bool


class Room(Message, tag="room", frozen=True, kw_only=True):
    """The whole room as anybody may know it; sent at hello and after every change (own numbers: `seq`)."""

    seq: int
    code: str
    name: str
    game: str
    seat_counts: list[int]
    option_infos: list[OptionInfo]
    bot_levels: list[str]
    phase: Literal["lobby", "announced", "playing", "between"]
    """announced: the commitment is shown, nonces are asked for; between: a game is over,
    the next not started."""
    paused: Literal["", "host", "restart", "empty"]
    settings: Settings
    seats: list[Seat]
    people: list[Person]
    """Everybody in the room, seated or watching, in the order they came."""
    you: int | None
    """The receiver's own person number; None: a visitor who has not joined yet."""
    your_seat: int | None
    next_seat: bool
    """True: watching now, gets a seat in the next game."""
    table: int
    """Number of the current or last table of this room, 0 before the first."""
    commitment: str
    link: str
    """The share link."""
    local_only: bool
    """True: the link works on this machine only, because the server listens on localhost only."""
    arranged: bool = False
    """True: this table (in the lobby: the coming one, as things stand) begins from a given position
    (`from_record`) instead of shuffled cards."""
    events: list[Event] = msgspec.field(default_factory=list)
    """What changed (`room-joined` {name} ...), words in the catalogues."""


class TableState(Message, tag="table", frozen=True, kw_only=True):
    """One change of a table for one audience: what happened, then the full view; at hello with events []."""

    table: int
    seq: int
    events: list[Event]
    view: Any
    """The game's own view struct, tagged by `game`."""
    legal: list[str]
    """The receiver's legal moves, also out of turn; empty for watchers."""
    can_leave_round: bool
    left_ms: int | None
    """What the clock of the seat to move still has; None: no clock runs."""
    by: Literal["human", "bot", "clock", ""]
    seat: int | None
    """Who made the move that led here."""
    move: str
    """The move's text, where this audience may know it, else empty."""
    missed: int = 0
    """After a reconnect: how many moves were made since the last one this client saw."""
    previous: Any = None
    """At hello: the events of the last move, so that the line of telling is not empty (list of Event)."""


class Ended(Message, tag="ended", frozen=True, kw_only=True):
    """A table is over: result, and where its record can be had; sent after the last TableState and at
    hello."""

    table: int
    result: dict[str, Any]
    record: str
    """Path of the record, open to everybody who was there: `/api/records/ID`."""
    agreed: list[int]
    """Persons who want another one."""
    players: list[str] = msgspec.field(default_factory=list)
    """Who sat where at its end; seats may change hands afterwards."""


class Refusal(Message, tag="refused", frozen=True, kw_only=True):
    """Something was not done, and why. `clause` is empty where no rule speaks."""

    re: int | None
    clause: str
    key: str
    args: dict[str, Any]
    table: int = 0
    seq: int = 0
    """The table's current number, so that a stale client knows to wait for it."""


class PreviewAnswer(Message, tag="preview", frozen=True, kw_only=True):
    """What a move would do (the game's own keys)."""

    re: int | None
    table: int
    seq: int
    move: str
    preview: dict[str, Any]


class WhyNotAnswer(Message, tag="why_not", frozen=True, kw_only=True):
    """Why a thing is not possible; `key` empty: it is possible."""

    re: int | None
    table: int
    seq: int
    thing: str
    clause: str
    key: str
    args: dict[str, Any]


class Done(Message, tag="done", frozen=True, kw_only=True):
    """A command that carried an `id` was carried out (its effects came before)."""

    re: int


class Reaction(Message, tag="reaction", frozen=True, kw_only=True):
    """Somebody reacts; a client shows it unless it has muted that person."""

    person: int
    reaction: str


class Welcome(Message, tag="welcome", frozen=True, kw_only=True):
    """The answer to hello: versions; Room, and TableState if there is one, follow."""

    version: int
    server: str


class Pong(Message, tag="pong", frozen=True, kw_only=True):
    """The answer to a ping."""


ToClient = (
    Welcome | Room | TableState | Ended | Refusal | PreviewAnswer | WhyNotAnswer | Done | Reaction | Pong
)
