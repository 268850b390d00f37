"""Random commands: nothing raises, seats and host stay in order, and the logs are all there is of a room."""

import random
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule

from tests.room.helper import Play
from volte.room import effects as fx
from volte.room.limits import Limits
from volte.wire import to_server

DEVICES = st.sampled_from(["anna", "ben", "carla", "dan", "?7"])
SMALL = st.integers(-1, 5)
NAMES = st.one_of(st.sampled_from(["Ben", "Bеn", "", " ", "x" * 30, "\u202eBen"]), st.text(max_size=30))
MOVES = st.sampled_from(["take", "stop", "say", "leave", "fly", "t", "", "take" * 80])
MAYBE = st.none() | SMALL

MESSAGES: st.SearchStrategy[Any] = st.one_of(
    st.builds(to_server.Join, name=NAMES, seat=MAYBE, id=MAYBE),
    st.builds(to_server.Watch, name=NAMES),
    st.builds(to_server.Ready, ready=st.booleans()),
    st.builds(to_server.Nonce, table=SMALL, nonce=st.sampled_from(["", "ab" * 16, "zz" * 16])),
    st.builds(to_server.Move, table=SMALL, seq=SMALL, move=MOVES),
    st.builds(to_server.Preview, table=SMALL, seq=SMALL, move=MOVES, id=MAYBE),
    st.builds(to_server.WhyNot, table=SMALL, seq=SMALL, thing=MOVES, id=MAYBE),
    st.builds(to_server.React, reaction=st.sampled_from(["thanks", "x"])),
    st.builds(to_server.Rename, name=NAMES, person=MAYBE),
    st.builds(to_server.Leave),
    st.builds(to_server.SignOfLife),
    st.builds(
        to_server.Configure,
        options=st.none() | st.dictionaries(st.sampled_from(["high", "odd", "turn_seconds"]), st.booleans()),
        seats=MAYBE,
        turn_seconds=st.none() | st.sampled_from([0, 15, 14, 10**9]),
        away_seconds=st.none() | st.sampled_from([10, 0]),
        leaving=st.none() | st.sampled_from(["bot", "out", "x"]),
        watching=st.none() | st.booleans(),
    ),
    st.builds(to_server.AddBot, level=st.sampled_from(["steady", "casual", "x"]), seat=MAYBE),
    st.builds(to_server.Remove, person=MAYBE, seat=MAYBE),
    st.builds(to_server.Swap, a=SMALL, b=SMALL),
    st.builds(to_server.HandOver, person=SMALL),
    st.builds(to_server.Start, fill=st.sampled_from(["close", "bots", "x"])),
    st.builds(to_server.Pause, paused=st.booleans()),
)


class Rooms(RuleBasedStateMachine):
    def __init__(self) -> None:
        super().__init__()
        self.play = Play(seats=3, limits=Limits(watchers=3))
        self.chance = random.Random(1)

    @rule(device=DEVICES)
    def come(self, device: str) -> None:
        self.play.come(device)

    @rule(device=DEVICES, socket=st.integers(0, 30))
    def go(self, device: str, socket: int) -> None:
        self.play.go(device, socket if socket < 15 else None)

    @rule(device=DEVICES, message=MESSAGES)
    def say(self, device: str, message: Any) -> None:
        before = len(self.play.entries), self.play.machine.seq, self.play.seats()
        self.play.say(device, message)
        if self.play.refused:
            after = len(self.play.entries), self.play.machine.seq, self.play.seats()
            # A pause that the message's coming ended may be noted; seats and moves stay as they were.
            assert before[1:] == after[1:]

    @rule(device=DEVICES)
    def play_on(self, device: str) -> None:
        """What a person at the table would do, so that games come to their end."""
        machine = self.play.machine
        if machine.room.phase == "announced":
            self.play.say(device, to_server.Nonce(table=machine.room.table, nonce="ab" * 16))
        self.play.move(device, self.chance.choice(["take", "stop"]))

    @rule(device=DEVICES)
    def start(self, device: str) -> None:
        self.play.say(device, to_server.Start(fill="bots"))

    @rule(seconds=st.sampled_from([0, 1, 3, 15, 60, 100]))
    def wait(self, seconds: int) -> None:
        effects = self.play.wait(seconds * 1000)
        self.play.answer_bots([e for e in effects if isinstance(e, fx.AskBot)][-1:])

    @rule()
    def crash(self) -> None:
        machine = self.play.machine
        if machine.room.closed:
            return
        room, seq = machine.room, machine.seq
        hands = machine.table.state.hands if machine.table else None
        self.play.restart()
        again = self.play.machine
        assert again.room == room
        assert again.seq == seq
        assert (again.table.state.hands if again.table else None) == hands

    @invariant()
    def seats_and_people_agree(self) -> None:
        room = self.play.machine.room
        seated = [seat.person for seat in room.seats if seat.person]
        assert len(seated) == len(set(seated))
        assert set(seated) <= room.people.keys()
        assert all(not (seat.person and seat.level) for seat in room.seats)
        assert {one.device: one.number for one in room.people.values()} == room.by_device
        assert self.play.machine.presence.keys() == room.people.keys()

    @invariant()
    def somebody_is_host(self) -> None:
        room = self.play.machine.room
        assert room.closed or room.host in room.people

    @invariant()
    def names_differ(self) -> None:
        names = self.play.machine.room.names()
        assert len(names) == len(set(names)) and all(1 <= len(name) <= 24 for name in names)

    @invariant()
    def game_has_all_its_seats(self) -> None:
        machine = self.play.machine
        if machine.room.phase in ("announced", "playing"):
            assert machine.room.head is not None
            assert len(machine.room.seats) == machine.room.head.seats


TestRooms = Rooms.TestCase
TestRooms.settings = settings(max_examples=60, stateful_step_count=40, deadline=None)
