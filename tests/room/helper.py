"""Rooms of the tiny game, and people who come to them."""

import random
from collections.abc import Sequence
from typing import Any

from tests.room.tiny import TINY
from volte.room import effects as fx
from volte.room.limits import Limits
from volte.room.log import AnyEntry, MoveEntry
from volte.room.machine import House
from volte.room.opening import open_room, restore
from volte.room.wish import Wish
from volte.wire import to_client, to_server

SECOND = 1000


def house(**limits: Any) -> House:
    chance = random.Random(7)
    return House({"tiny": TINY}, ("casual", "steady"), Limits(**limits), chance.randbytes)


class Play:
    """A room with its two logs, a time of its own, and everything that was sent in it."""

    def __init__(self, bots: int = 0, seats: int = 2, limits: Limits | None = None, **wish: Any) -> None:
        self.house = house()
        if limits is not None:
            self.house = House(self.house.games, self.house.levels, limits, self.house.entropy)
        self.now = 1_000_000
        self.entries: list[AnyEntry] = []
        self.moves: dict[str, list[MoveEntry]] = {}
        self.effects: list[fx.Effect] = []
        self.last_socket = 0
        full = Wish(game="tiny", name="Anna", seats=seats, bots=["steady"] * bots, **wish)
        self.machine, outcome = open_room(self.house, self.now, "VOLA47", "anna", "http://x", full)
        self.take(outcome)

    def take(self, outcome: fx.Outcome) -> list[fx.Effect]:
        for write in outcome.writes:
            if isinstance(write, fx.RoomWrite):
                self.entries.append(write.entry)
                assert write.seq == len(self.entries)
            elif isinstance(write, fx.MoveWrite):
                moves = self.moves.setdefault(write.record, [])
                moves.append(write.entry)
                assert write.entry.seq == len(moves)
        self.effects = outcome.effects
        assert sum(isinstance(effect, fx.TableChanged) for effect in outcome.effects) <= 1
        return outcome.effects

    # -- people ----------------------------------------------------------------------------------------------

    def come(self, device: str) -> int:
        """A socket of this device says hello; its number."""
        self.last_socket += 1
        self.take(self.machine.connected(self.now, device, self.last_socket))
        return self.last_socket

    def go(self, device: str, socket: int | None = None) -> list[fx.Effect]:
        number = self.machine.sockets.get(device, 0) if socket is None else socket
        return self.take(self.machine.disconnected(self.now, device, number))

    def say(self, device: str, message: to_server.ToServer) -> list[fx.Effect]:
        socket = self.machine.sockets.get(device, 0)
        return self.take(self.machine.handle(self.now, device, socket, message))

    def join(self, device: str, name: str, **more: Any) -> int:
        self.come(device)
        self.say(device, to_server.Join(name=name, **more))
        person = self.machine.person_of(device)
        return person.number if person else 0

    def move(self, device: str, move: str, seq: int | None = None) -> list[fx.Effect]:
        number = self.machine.seq if seq is None else seq
        return self.say(
            device, to_server.Move(table=self.machine.room.table, seq=number, move=move, id=number)
        )

    def start(self, host: str = "anna", fill: str = "close") -> None:
        """Start and let the cards be dealt."""
        self.say(host, to_server.Start(fill=fill))
        for device in list(self.machine.room.by_device):
            if self.machine.room.phase == "announced":
                share = to_server.Nonce(table=self.machine.room.table, nonce="ab" * 16)
                self.say(device, share)
        if self.machine.room.phase == "announced":
            self.wait(3 * SECOND)
        assert self.machine.room.phase == "playing"

    # -- time ------------------------------------------------------------------------------------------------

    def wait(self, milliseconds: int) -> list[fx.Effect]:
        """Let time pass, with everything that falls due in it; all effects."""
        end = self.now + milliseconds
        seen: list[fx.Effect] = []
        for _ in range(1000):
            alarm = self.machine.next_alarm(self.now)
            if alarm is None or alarm > end:
                self.now = end
                return seen
            self.now = max(self.now, alarm)
            seen += self.take(self.machine.tick(self.now))
        raise AssertionError("alarms without end")

    def answer_bots(self, effects: Sequence[fx.Effect], move: str = "take") -> None:
        for ask in effects:
            if isinstance(ask, fx.AskBot):
                self.take(self.machine.bot_moved(self.now, ask.table, ask.seq, ask.seat, move))

    def restart(self, last_alive: int | None = None) -> None:
        """Nothing survives but the two logs."""
        head = self.machine.room.head
        moves = self.moves.get(head.record, []) if head else []
        self.machine = restore(self.house, self.now, self.entries, moves, last_alive)

    # -- what can be seen ------------------------------------------------------------------------------------

    @property
    def refused(self) -> str:
        """The key of the last refusal without `room-refused-`, empty if there was none."""
        for effect in self.effects:
            if isinstance(effect, fx.To) and isinstance(effect.message, to_client.Refusal):
                return effect.message.key.removeprefix("room-refused-")
        return ""

    @property
    def phase(self) -> str:
        return self.machine.room.phase

    @property
    def closed(self) -> str:
        return self.machine.room.closed

    def seats(self) -> list[str]:
        return [f"{seat.kind}:{seat.name}" for seat in self.machine.room.seats]

    def hands(self) -> Any:
        table = self.machine.table
        assert table is not None
        return table.state.hands

    def by(self) -> list[str]:
        return [move.by for move in self.machine.moves]


def closes(play: Play) -> list[tuple[int, int]]:
    """The sockets that the last step closed, with their codes."""
    return [(e.socket, e.code) for e in play.effects if isinstance(e, fx.CloseSocket)]


def two() -> Play:
    """Anna (host) and Ben, seated and here."""
    play = Play()
    play.come("anna")
    play.join("ben", "Ben")
    return play


def playing(**wish: Any) -> Play:
    """Anna and Ben in a game, Anna to move."""
    play = Play(**wish)
    play.come("anna")
    play.join("ben", "Ben")
    play.start()
    return play
