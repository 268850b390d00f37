"""Rooms that begin with a record: "play on from here"."""

import random
from pathlib import Path
from typing import Any

import pytest

from volte.games import registry
from volte.games.contract import BadInput, Refused
from volte.pages import examples
from volte.record import agreed, verify
from volte.room import effects as fx
from volte.room.limits import Limits
from volte.room.log import AnyEntry, MoveEntry
from volte.room.machine import House, Machine
from volte.room.opening import open_room, restore
from volte.room.position import planned
from volte.room.wish import Wish
from volte.server.audience import room_message
from volte.server.records import record_of
from volte.server.settings import ServerSettings
from volte.store.sql import open_store
from volte.wire import to_client, to_server

NOW = 1_000_000
GAMES = ("verso", "versa", "reversis")
SETTINGS = ServerSettings(host="127.0.0.1", port=1, data=Path("none"))


def house() -> House:
    chance = random.Random(7)
    return House({name: registry.game(name) for name in GAMES}, ("steady",), Limits(), chance.randbytes)


def raw(game: str, name: str, after: int | None = None) -> dict[str, Any]:
    found = dict(examples.example(game, name).raw)
    return found if after is None else {**found, "moves": found["moves"][:after]}


class Room:
    """A room that begins with a record, its two logs, and what was told in it."""

    def __init__(self, record: dict[str, Any], start: bool = True, **more: Any) -> None:
        self.entries: list[AnyEntry] = []
        self.moves: list[MoveEntry] = []
        self.outcomes: list[fx.Outcome] = []
        self.events: list[str] = []
        self.sockets = {"zoe": 1}
        wish = Wish(game=record["game"], name="Zoe", from_record=record, start=start, **more)
        self.machine, outcome = open_room(house(), NOW, "VOLA47", "zoe", "http://x", wish)
        self.take(outcome)
        self.take(self.machine.connected(NOW, "zoe", 1))

    def take(self, outcome: fx.Outcome) -> None:
        self.outcomes.append(outcome)
        self.entries += [write.entry for write in outcome.writes if isinstance(write, fx.RoomWrite)]
        self.moves += [write.entry for write in outcome.writes if isinstance(write, fx.MoveWrite)]
        for effect in outcome.effects:
            assert not isinstance(effect, fx.To) or not isinstance(effect.message, to_client.Refusal), effect
            if isinstance(effect, fx.RoomChanged):
                self.events += [event.key for event in effect.events]

    def says(self, device: str, message: to_server.ToServer) -> None:
        self.take(self.machine.handle(NOW, device, self.sockets[device], message))

    def zoe(self, message: to_server.ToServer) -> None:
        self.says("zoe", message)

    def comes(self, device: str, message: to_server.ToServer) -> None:
        self.sockets[device] = len(self.sockets) + 1
        self.take(self.machine.connected(NOW, device, self.sockets[device]))
        self.says(device, message)

    def give_shares(self, *devices: str) -> Machine:
        """The last of them deals."""
        for device in devices:
            self.says(device, to_server.Nonce(table=self.machine.room.table, nonce="ab" * 16))
        assert self.machine.room.phase == "playing"
        return self.machine

    def deal(self) -> Machine:
        """Zoe gives her share of the shuffle."""
        machine = self.give_shares("zoe")
        assert [move.seq for move in self.moves] == list(range(1, len(self.moves) + 1))
        return machine

    def finish(self) -> None:
        """Everybody plays what the clock would."""
        while (seat := self.machine.to_move()) is not None:
            assert self.machine.table is not None
            move = self.machine.game.default_move(self.machine.table.state, seat)
            number, seq = self.machine.room.table, self.machine.seq
            if self.machine.room.seats[seat].person:
                self.zoe(to_server.Move(table=number, seq=seq, move=move))
            else:
                self.take(self.machine.bot_moved(NOW, number, seq, seat, move))
        assert self.machine.room.phase == "between"


def position(machine: Machine) -> dict[str, Any]:
    assert machine.table is not None
    return machine.game.position(machine.table.state)


@pytest.mark.parametrize(("game", "name"), [(game, name) for game in GAMES for name in examples.names(game)])
def test_every_step_of_every_example_can_be_played_on(game: str, name: str) -> None:
    one = examples.example(game, name)
    for after, step in enumerate(examples.steps(one)):
        if step.to_move is None:
            with pytest.raises(Refused) as over:
                Room(raw(game, name, after))
            assert over.value.key == "room-refused-from-over"
            continue
        machine = Room(raw(game, name, after)).deal()
        seat = machine.room.seats[step.to_move]
        assert seat.name == "Zoe"  # whose move it is, the host plays
        assert machine.to_move() == step.to_move
        assert machine.seq == after
        found = position(machine)
        assert found == {key: step.position[key] for key in found}
        others = [there.level for i, there in enumerate(machine.room.seats) if i != step.to_move]
        assert others == ["steady"] * (len(one.record.players) - 1)


def test_bots_have_the_names_of_the_record() -> None:
    machine = Room(raw("verso", "06-order")).deal()
    assert [seat.name for seat in machine.room.seats] == ["Anna", "Zoe", "Carla"]


def test_it_survives_a_restart() -> None:
    room = Room(raw("versa", "01-pull-stack", 2))
    before = position(room.deal())
    again = restore(house(), NOW, room.entries, room.moves)
    assert position(again) == before
    assert [move.move for move in again.moves] == ["play R-pull", "play Y-pull"]


def test_options_are_the_record_s() -> None:
    machine = Room(raw("verso", "05-must-flip", 0)).deal()
    assert machine.room.settings.options == {"duplicate_draw": "must_flip"}
    assert machine.table is not None
    assert "keep" not in machine.game.legal(machine.table.state, 0)


# -- who may begin so, and how often -------------------------------------------------------------------------


def lobby() -> Room:
    """Zoe's room for one game from a position for three, not yet started."""
    return Room(raw("verso", "06-order", 0), start=False)


def told(room: Room) -> to_client.Room:
    return room_message(room.machine, SETTINGS, [])


def test_it_is_said_in_the_lobby_and_at_the_table() -> None:
    room = lobby()
    assert told(room).arranged
    room.zoe(to_server.Start())
    assert told(room).arranged
    room.give_shares("zoe")
    assert told(room).arranged
    assert "room-arranged" in room.events and "room-dealt" not in room.events


def test_nobody_else_sits_down_at_arranged_cards() -> None:
    """A bot makes room for Ben: the cards are shuffled, for both."""
    room = lobby()
    room.zoe(to_server.Remove(seat=1))
    room.comes("ben", to_server.Join(name="Ben"))
    assert not told(room).arranged
    room.zoe(to_server.Start())
    machine = room.give_shares("zoe", "ben")
    assert machine.room.head is not None and machine.room.head.position is None
    assert machine.seq == 0 and not told(room).arranged
    assert "room-dealt" in room.events and "room-arranged" not in room.events


def test_who_waits_for_a_seat_gets_shuffled_cards() -> None:
    """Ben watches, a bot goes, and the start itself would seat him."""
    room = lobby()
    room.comes("ben", to_server.Join(name="Ben"))
    assert room.machine.room.people[2].next_seat
    room.zoe(to_server.Remove(seat=1))
    room.zoe(to_server.Start())
    assert room.machine.room.seat_of(2) is not None
    assert room.machine.room.head is not None and room.machine.room.head.position is None


def test_a_friend_alone_does_not_get_the_host_s_position() -> None:
    room = lobby()
    room.comes("ben", to_server.Watch(name="Ben"))
    room.zoe(to_server.Watch(name="Zoe"))
    room.says("ben", to_server.Join(name="Ben"))
    room.zoe(to_server.Start())
    assert room.machine.room.seat_of(2) is not None and room.machine.room.seat_of(1) is None
    assert room.machine.room.head is not None and room.machine.room.head.position is None


def test_only_the_first_table_begins_so() -> None:
    """Also when the room comes back from its logs in between."""
    room = Room(raw("verso", "06-order"))
    room.deal()
    room.finish()
    assert told(room).arranged  # the table that is still looked at
    room.machine = restore(house(), NOW, room.entries, room.moves)
    room.take(room.machine.connected(NOW, "zoe", 1))
    room.zoe(to_server.Start())
    machine = room.give_shares("zoe")
    assert machine.room.table == 2 and machine.room.head is not None
    assert machine.room.head.position is None and machine.seq == 0
    assert not told(room).arranged


@pytest.mark.parametrize(
    "change",
    [
        to_server.Configure(options={"deck": {"number": 1}}),
        to_server.Configure(seats=3),
    ],
)
def test_other_seats_or_options_deal(change: to_server.Configure) -> None:
    room = Room(raw("versa", "02-what-fits", 0), start=False)
    assert planned(room.machine) is not None
    room.zoe(change)
    room.zoe(to_server.Start(fill="bots"))
    assert room.machine.room.head is not None and room.machine.room.head.position is None


def test_the_clock_does_not_matter() -> None:
    room = Room(raw("versa", "02-what-fits", 0), start=False)
    room.zoe(to_server.Configure(turn_seconds=60))
    assert planned(room.machine) is not None


def test_nobody_made_the_first_moves() -> None:
    room = Room(raw("versa", "01-pull-stack", 2))
    room.deal()
    assert [move.by for move in room.moves] == ["", ""]


def test_the_record_has_its_start_and_says_so(tmp_path: Path) -> None:
    room = Room(raw("verso", "06-order"))
    room.deal()
    room.finish()
    store = open_store(tmp_path)
    store.append([write for outcome in room.outcomes for write in outcome.writes], NOW)
    assert room.machine.room.head is not None
    row = store.table(room.machine.room.head.record)
    assert row is not None
    found = record_of(store, row)
    opening = len(raw("verso", "06-order")["moves"])
    assert [made.by for made in found.moves[:opening]] == [None] * opening
    assert verify(found) == []
    assert agreed(found).key == "verify-ok-arranged"


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"start": None, "seed": "00" * 32}, "room-refused-from-record"),
        ({"game": "versa"}, "start-unknown"),
        ({"moves": ["pass"]}, "verso-refused-pass"),
        ({"players": ["Anna"] * 9}, "seats-wrong"),
        ({"format": "volte/9"}, "record-format"),
        ({"options": {"joker_flip": "sometimes"}}, "option-wrong"),
    ],
)
def test_a_record_nobody_can_play_on_from(change: dict[str, Any], key: str) -> None:
    record = {**raw("verso", "02-keep-or-flip", 0), **change}
    wish = Wish(game="verso", name="Zoe", from_record=record)
    with pytest.raises((Refused, BadInput)) as wrong:
        open_room(house(), NOW, "VOLA47", "zoe", "http://x", wish)
    assert isinstance(wrong.value, Refused | BadInput)
    assert wrong.value.key == key


def test_a_record_of_another_game() -> None:
    wish = Wish(game="verso", name="Zoe", from_record=raw("versa", "02-what-fits", 0))
    with pytest.raises(Refused) as wrong:
        open_room(house(), NOW, "VOLA47", "zoe", "http://x", wish)
    assert wrong.value.key == "room-refused-from-record"


def test_a_shuffle_in_its_moves_is_refused() -> None:
    """The table's own seed would shuffle otherwise."""
    start = {"discards": ["R5", "B1", "B2"], "pile": [], "hands": [["Y9", "Y1"], ["G9", "G1"]]}
    record = {**raw("versa", "02-what-fits", 0), "start": start, "moves": ["draw"]}
    wish = Wish(game="versa", name="Zoe", from_record=record)
    with pytest.raises(Refused) as wrong:
        open_room(house(), NOW, "VOLA47", "zoe", "http://x", wish)
    assert wrong.value.key == "room-refused-from-record"
