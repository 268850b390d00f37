"""Whole games of every registered game in the room machine, bots on all seats but one that idles."""

import os
import random

import pytest

import volte.bots
from volte.games import registry
from volte.room import effects as fx
from volte.room.limits import Limits
from volte.room.machine import House, Machine
from volte.room.opening import open_room, restore
from volte.room.wish import Wish
from volte.wire import to_server


@pytest.mark.parametrize("name", registry.names())
def test_a_game_among_bots_and_clock_comes_to_its_end_and_comes_back(name: str) -> None:
    """The one person does nothing: the clock plays; bots claim and go on when it is time."""
    game = registry.game(name)
    house = House({name: game}, volte.bots.LEVELS, Limits(), os.urandom)
    seats = max(count for count in game.seat_counts if count <= 4)
    wish = Wish(game=name, name="Anna", seats=seats, bots=["steady"] * (seats - 1), turn_seconds=15)
    machine, outcome = open_room(house, 0, "VOLA47", "anna", "", wish)
    writes = list(outcome.writes)
    writes += machine.connected(0, "anna", 1).writes
    writes += machine.handle(0, "anna", 1, to_server.Start()).writes
    writes += machine.handle(0, "anna", 1, to_server.Nonce(table=1, nonce="ab" * 16)).writes
    now, chance = 0, random.Random(1)
    for _ in range(400):
        alarm = machine.next_alarm(now)
        if alarm is None or machine.room.phase != "playing":
            break
        now = max(now, alarm)
        outcome = machine.tick(now)
        writes += outcome.writes
        for ask in outcome.effects:
            if isinstance(ask, fx.AskBot):
                writes += bot_answer(machine, now, ask, chance).writes
    assert machine.seq > 20
    entries = [write.entry for write in writes if isinstance(write, fx.RoomWrite)]
    moves = [write.entry for write in writes if isinstance(write, fx.MoveWrite)]
    again = restore(house, now, entries, moves)
    assert again.room == machine.room
    assert again.table is not None and machine.table is not None
    assert again.table.state == machine.table.state
    for viewer in range(-1, seats):
        assert game.view(again.table.state, viewer) == game.view(machine.table.state, viewer)


def bot_answer(machine: Machine, now: int, ask: fx.AskBot, chance: random.Random) -> fx.Outcome:
    assert machine.table is not None
    state = machine.table.state
    view, legal = machine.game.view(state, ask.seat), machine.game.legal(state, ask.seat)
    move = volte.bots.choose(machine.game.name, ask.level, view, legal, chance)
    return machine.bot_moved(now, ask.table, ask.seq, ask.seat, move)


@pytest.mark.parametrize(("start", "seconds"), [(True, 0), (False, 30)])
def test_who_plays_alone_and_at_once_has_no_clock(start: bool, seconds: int) -> None:
    """Nobody waits: a beginner reads, and the clock must not play for them. (VERSA's usual 30 s else.)"""
    house = House({"versa": registry.game("versa")}, volte.bots.LEVELS, Limits(), os.urandom)
    wish = Wish(game="versa", name="Anna", seats=2, bots=["steady"], start=start)
    machine, _ = open_room(house, 0, "VOLA47", "anna", "", wish)
    assert machine.room.settings.turn_seconds == seconds
