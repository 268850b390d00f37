"""Rooms that begin with a record: "play on from here"."""

import random
from typing import Any

import pytest

from volte.games import registry
from volte.games.contract import BadInput, Refused
from volte.pages import examples
from volte.room import effects as fx
from volte.room.limits import Limits
from volte.room.log import AnyEntry, MoveEntry
from volte.room.machine import House, Machine
from volte.room.opening import Wish, open_room, restore
from volte.room.position import fitting
from volte.wire import to_server

NOW = 1_000_000
GAMES = ("verso", "versa", "reversis")


def house() -> House:
    chance = random.Random(7)
    return House({name: registry.game(name) for name in GAMES}, ("steady",), Limits(), chance.randbytes)


def raw(game: str, name: str, after: int | None = None) -> dict[str, Any]:
    found = dict(examples.example(game, name).raw)
    return found if after is None else {**found, "moves": found["moves"][:after]}


class Room:
    """A room that begins with a record, and its two logs."""

    def __init__(self, record: dict[str, Any], **more: Any) -> None:
        self.entries: list[AnyEntry] = []
        self.moves: list[MoveEntry] = []
        wish = Wish(game=record["game"], name="Zoe", from_record=record, start=True, **more)
        self.machine, outcome = open_room(house(), NOW, "VOLA47", "zoe", "http://x", wish)
        self.take(outcome)

    def take(self, outcome: fx.Outcome) -> None:
        self.entries += [write.entry for write in outcome.writes if isinstance(write, fx.RoomWrite)]
        self.moves += [write.entry for write in outcome.writes if isinstance(write, fx.MoveWrite)]
        assert [move.seq for move in self.moves] == list(range(1, len(self.moves) + 1))

    def deal(self) -> Machine:
        """Zoe comes and gives her share of the shuffle."""
        self.take(self.machine.connected(NOW, "zoe", 1))
        share = to_server.Nonce(table=self.machine.room.table, nonce="ab" * 16)
        self.take(self.machine.handle(NOW, "zoe", 1, share))
        assert self.machine.room.phase == "playing"
        return self.machine


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


def test_other_options_deal_when_the_position_no_longer_fits() -> None:
    machine = Room(raw("versa", "02-what-fits", 0)).deal()
    assert fitting(machine, {"deck": {"number": 1}}, 2) is not None
    assert fitting(machine, {"deck": {"number": 0}}, 2) is None
    assert fitting(machine, {}, 3) is None


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
