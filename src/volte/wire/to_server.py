"""Every message a client may send: one tagged struct each, decoded strictly (docs/protocol.md).

The socket is `/ws/CODE`; who speaks is told by the device's cookie or bearer token, never by a message.
`id` is a number of the client's choice; an answer to this very message repeats it as `re`.
"""

from typing import Any

import msgspec

PROTOCOL = 1


class Message(msgspec.Struct, tag_field="type", forbid_unknown_fields=True, frozen=True, kw_only=True):
    """Base of all messages to the server."""

    id: int | None = None


class Hello(Message, tag="hello", frozen=True, kw_only=True):
    """The first message: protocol version, and the last numbers seen (for "what was missed")."""

    version: int
    room_seq: int = 0
    table: int = 0
    table_seq: int = 0


class Join(Message, tag="join", frozen=True, kw_only=True):
    """Take part under a name: a free seat if there is one (or this one),
    else watching until the next game."""

    name: str
    seat: int | None = None


class Watch(Message, tag="watch", frozen=True, kw_only=True):
    """Give up the seat between games and watch under a name."""

    name: str


class Ready(Message, tag="ready", frozen=True, kw_only=True):
    """Say in the lobby or after a game that the next one may start."""

    ready: bool = True


class Nonce(Message, tag="nonce", frozen=True, kw_only=True):
    """The own share of the shuffle: 16 random bytes in hex, once the commitment of this table was shown."""

    table: int
    nonce: str


class Move(Message, tag="move", frozen=True, kw_only=True):
    """A move made on state `seq` of a table; text as in records, also out of turn (`claim`)."""

    table: int
    seq: int
    move: str


class Preview(Message, tag="preview", frozen=True, kw_only=True):
    """Ask what a move would do."""

    table: int
    seq: int
    move: str


class WhyNot(Message, tag="why_not", frozen=True, kw_only=True):
    """Ask why a move or a card is not possible now."""

    table: int
    seq: int
    thing: str


class React(Message, tag="react", frozen=True, kw_only=True):
    """A reaction out of the closed list (`REACTIONS`)."""

    reaction: str


class Rename(Message, tag="rename", frozen=True, kw_only=True):
    """Change the own name; the host may name anybody (`person`) or, with person 0, the room."""

    name: str
    person: int | None = None


class Leave(Message, tag="leave", frozen=True, kw_only=True):
    """Go for good (A20): replaced by a bot, or out of the round where the game and the room's setting say
    so."""


class SignOfLife(Message, tag="here", frozen=True, kw_only=True):
    """The person is at the screen again (ends default moves at once after two time-outs)."""


class Ping(Message, tag="ping", frozen=True, kw_only=True):
    """Heartbeat; answered by Pong."""


# -- the host's messages: refused from anybody else ----------------------------------------------------------


class Configure(Message, tag="configure", frozen=True, kw_only=True):
    """Change settings between games; what is left out stays. `options` as in records,
    without `turn_seconds`."""

    options: dict[str, Any] | None = None
    seats: int | None = None
    turn_seconds: int | None = None
    """0: no clock; 15-300."""
    away_seconds: int | None = None
    """How long a disconnected seat waits before a steady bot plays for it (10-600)."""
    bot_pace: int | None = None
    """A bot's human moment in milliseconds (0-5000)."""
    leaving: str | None = None
    """"bot" or "out" (VERSA, A20)."""
    watching: bool | None = None
    """Whether people without a seat may watch."""


class AddBot(Message, tag="add_bot", frozen=True, kw_only=True):
    """Put a bot on a free seat (the first one if none is named)."""

    level: str = "steady"
    seat: int | None = None


class Remove(Message, tag="remove", frozen=True, kw_only=True):
    """Remove a person from the room (by number), or the bot on a seat; a running game goes on with a bot."""

    person: int | None = None
    seat: int | None = None


class Swap(Message, tag="swap", frozen=True, kw_only=True):
    """Swap two seats between games."""

    a: int
    b: int


class HandOver(Message, tag="hand_over", frozen=True, kw_only=True):
    """Make somebody else the host."""

    person: int


class Start(Message, tag="start", frozen=True, kw_only=True):
    """Start the game, the next one, or the next round; free seats are filled with bots or closed (`fill`)."""

    fill: str = "close"
    """"close": the game has as many seats as are taken (never fewer than the game needs); "bots":
    bots sit down."""


class Pause(Message, tag="pause", frozen=True, kw_only=True):
    """Stop or go on with clocks and bots."""

    paused: bool


class CloseRoom(Message, tag="close", frozen=True, kw_only=True):
    """Close the room for everybody."""


ToServer = (
    Hello
    | Join
    | Watch
    | Ready
    | Nonce
    | Move
    | Preview
    | WhyNot
    | React
    | Rename
    | Leave
    | SignOfLife
    | Ping
    | Configure
    | AddBot
    | Remove
    | Swap
    | HandOver
    | Start
    | Pause
    | CloseRoom
)

REACTIONS = ("hello", "well_played", "thanks", "oops", "thinking", "hurry", "laugh", "wow", "again")
