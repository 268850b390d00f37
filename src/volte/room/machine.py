"""The room machine: what comes in, what it leads to. No I/O, no clock, no database in here.

`now` is in milliseconds and never runs backwards. Every method that takes it returns an `Outcome`: the writes
must be in the logs before any of its effects is shown. Nothing that comes from outside makes it raise.
"""

from volte.games.contract import BadInput, Refused
from volte.room import alarms, commands, play, presence
from volte.room.core import Core, House
from volte.room.effects import Outcome, To
from volte.wire.to_client import Done
from volte.wire.to_server import ToServer

__all__ = ["House", "Machine"]


class Machine(Core):
    """One room."""

    def handle(self, now: int, device: str, socket: int, message: ToServer) -> Outcome:
        """A message of a device; what is refused changes nothing, and is said to `socket`."""
        self._begin(now)
        try:
            commands.carry_out(self, device, socket, message)
        except (Refused, BadInput) as refused:
            self.tell_refused(socket, message.id, refused)
        else:
            if message.id is not None:
                self.effect(To(socket, Done(re=message.id)))
        return self._end()

    def connected(self, now: int, device: str, socket: int, table: int = 0, seq: int = 0) -> Outcome:
        """A socket said hello (`table`, `seq`: the last it saw); it is the living one of its device now."""
        self._begin(now)
        presence.come(self, device, socket, table, seq)
        return self._end()

    def disconnected(self, now: int, device: str, socket: int) -> Outcome:
        """A socket is gone; a late goodbye of one that was replaced means nothing."""
        self._begin(now)
        presence.go(self, device, socket)
        return self._end()

    def tick(self, now: int) -> Outcome:
        """Do what is due (`next_alarm`)."""
        self._begin(now)
        alarms.ring(self)
        return self._end()

    def bot_moved(self, now: int, table: int, seq: int, seat: int, move: str) -> Outcome:
        """A bot's answer; means nothing when the table went on or the person is back. A move that is not
        allowed is replaced by the default move."""
        self._begin(now)
        play.bot_moved(self, table, seq, seat, move)
        return self._end()

    def move_device(self, now: int, old: str, new: str) -> Outcome:
        """The person of a device goes on with another one (`new` empty: the device is forgotten)."""
        self._begin(now)
        presence.move_device(self, old, new)
        return self._end()

    def is_alone(self, device: str) -> bool:
        """Is this device's person the host, and nobody else in the room?"""
        me = self.person_of(device)
        return me is not None and me.number == self.room.host and len(self.room.people) == 1

    def next_alarm(self, now: int) -> int | None:
        """When `tick` has to be called next; changes with every call of the others."""
        return alarms.next_alarm(self, max(now, self.now))

    def _begin(self, now: int) -> None:
        self.now = max(self.now, now)
        self.outcome = Outcome()

    def _end(self) -> Outcome:
        if not self.room.closed:
            presence.set_watches(self)
        return self.outcome
