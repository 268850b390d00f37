"""What all parts of the room machine work on: the room, its table, who is here, and what time does."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NoReturn

from volte.games.contract import BadInput, Event, Game, Refused, Table
from volte.room import effects as fx
from volte.room import log
from volte.room.limits import Limits
from volte.room.state import NOBODY, PersonState, RoomState, fold
from volte.room.watch import StopWatch
from volte.wire import to_client

AnyGame = Game[Any, Any]


def refuse(why: str, **args: str | int) -> NoReturn:
    """Say why the room does not do something; no clause of the rules speaks of it."""
    raise Refused("", f"room-refused-{why}", **args)


@dataclass(frozen=True)
class House:
    """What all rooms of a server share. `entropy(n)` gives n random bytes."""

    games: Mapping[str, AnyGame]
    levels: Sequence[str]
    limits: Limits
    entropy: Callable[[int], bytes]


@dataclass
class Presence:
    """A person's connection: the living socket, and since when (time of people) there is none."""

    socket: int = 0
    away_since: int | None = 0
    gone: bool = False
    expected: bool = False
    """Has just opened the room and comes for the first time: that is no coming back."""


class Core:
    """One room. `room` is the fold of its log; what else is here does not survive a restart."""

    def __init__(self, room: RoomState, house: House) -> None:
        self.room = room
        self.house = house
        self.game: AnyGame = house.games[room.game]
        self.table: Table[Any] | None = None
        self.moves: list[log.MoveEntry] = []
        self.sent_texts: dict[int, str] = {}
        """Moves as they were sent, by seq, to know a repeated one again."""
        self.sockets: dict[str, int] = {}
        """The living socket of each device, visitors too."""
        self.presence: dict[int, Presence] = {}
        self.play_time = StopWatch()
        self.people_time = StopWatch()
        self.deadline: int | None = None
        """When the turn is over, in play time."""
        self.bot_due: int | None = None
        """When the bot to move shall be asked, in play time; None: no bot's move, or already asked."""
        self.turn: int | None = None
        """The number of the clock's turn (`Game.clock_turn`)."""
        self.struck = False
        """A default move was played in this turn already."""
        self.strikes: dict[int, int] = {}
        """Turns in a row that ran out, a seat."""
        self.nonces: dict[int, str] = {}
        self.nonces_until: int | None = None
        self.restarting: int | None = None
        """Since when this room waits for people after a restart."""
        self.empty_since: int | None = None
        self.shown_paused = ""
        self.reactions: dict[int, list[int]] = {}
        self._views: dict[int, Any] = {}
        self._views_of = (0, 0)
        """The views that were made of this state: table and seq."""
        self.outcome = fx.Outcome()
        self.now = 0

    # -- what the parts of the machine use -------------------------------------------------------------------

    def write(self, entry: log.AnyEntry) -> None:
        """Append to the room log and carry it out."""
        fold(self.room, entry)
        self.outcome.writes.append(fx.RoomWrite(self.room.code, self.room.seq, self.now, entry))

    def effect(self, effect: fx.Effect) -> None:
        self.outcome.effects.append(effect)

    def tell(self, key: str, **args: Any) -> None:
        """The room changed: everybody gets it anew, with this event."""
        self.effect(fx.RoomChanged([Event(key, args)]))

    def tell_refused(self, socket: int, re: int | None, refused: Refused | BadInput) -> None:
        clause = refused.clause if isinstance(refused, Refused) else ""
        message = to_client.Refusal(
            re=re,
            clause=clause,
            key=refused.key,
            args=refused.args_of_key,
            table=self.room.table,
            seq=self.seq,
        )
        self.effect(fx.To(socket, message))

    @property
    def seq(self) -> int:
        """The number of the table's state: how many moves were made."""
        return len(self.moves)

    @property
    def paused(self) -> str:
        """Why clocks and bots stand still: restart, host, empty, or ""."""
        if self.restarting is not None:
            return "restart"
        if self.room.held:
            return "host"
        return "" if self.anybody_here() else "empty"

    def anybody_here(self) -> bool:
        for one in self.presence.values():
            if one.socket:
                return True
        return False

    def is_here(self, person: int) -> bool:
        return person in self.presence and self.presence[person].socket != 0

    def is_gone(self, person: int) -> bool:
        """True when a bot stands in for this person."""
        return person in self.presence and self.presence[person].gone

    def person_of(self, device: str) -> PersonState | None:
        return self.room.people.get(self.room.by_device.get(device, NOBODY))

    def to_move(self) -> int | None:
        """The seat to move in a running game."""
        if self.table is None or self.room.phase != "playing":
            return None
        return self.game.to_move(self.table.state)

    def view(self, viewer: int) -> Any:
        """What this one sees of the table as it is now; made once, however often it is asked for."""
        assert self.table is not None
        if self._views_of != (self.room.table, self.seq):
            self._views, self._views_of = {}, (self.room.table, self.seq)
        if viewer not in self._views:
            self._views[viewer] = self.game.view(self.table.state, viewer)
        return self._views[viewer]

    def bot_level(self, seat: int) -> str:
        """The level of the bot that plays for this seat now; empty: a person does."""
        there = self.room.seats[seat]
        if there.person and not self.is_gone(there.person):
            return ""
        return there.level or "steady"

    def left_ms(self) -> int | None:
        """What the clock of the seat to move still has."""
        if self.deadline is None or self.to_move() is None:
            return None
        return max(0, self.deadline - self.play_time.at(self.now))
