"""Faults of other servers, moves: repeated, stale, refused ones; leaving."""

from typing import get_args

from tests.room.helper import Play, playing
from volte.room import effects as fx
from volte.wire import to_server


def test_error_of_an_old_move_does_not_come_up() -> None:
    """A repeated move is answered with the table as it is, not with an error."""
    play = playing()
    play.move("anna", "t", seq=0)
    play.move("anna", "t", seq=0)
    assert play.refused == "" and play.machine.seq == 1
    assert any(isinstance(effect, fx.ShowTable) for effect in play.effects)
    play.move("anna", "take", seq=0)
    assert play.refused == "" and play.machine.seq == 1


def test_stale_and_future_numbers_change_nothing() -> None:
    play = playing()
    play.move("anna", "take")
    play.move("anna", "stop", seq=0)
    assert play.refused == "stale"
    play.move("anna", "stop", seq=2)
    assert play.refused == "future"
    play.move("anna", "stop", seq=-1)
    assert play.refused == "stale" and play.machine.seq == 1


def test_refused_move_says_its_clause_and_changes_nothing() -> None:
    play = playing()
    before = len(play.entries)
    play.move("ben", "take")
    refusal = next(e.message for e in play.effects if isinstance(e, fx.To))
    assert (refusal.clause, refusal.re, refusal.seq) == ("T2", 0, 0)
    assert play.machine.seq == 0 and len(play.entries) == before


def test_leave_before_at_and_after_the_turn() -> None:
    for device, turn in (("anna", 1), ("ben", 0), ("carla", 0)):
        play = Play(seats=3)
        play.come("anna")
        for one in ("ben", "carla"):
            play.join(one, one)
        play.say("anna", to_server.Configure(leaving="out"))
        play.start()
        play.say(device, to_server.Leave())
        assert play.machine.to_move() == turn
        assert [m.move for m in play.machine.moves] == ["leave"]


def test_leave_is_no_move_of_a_message() -> None:
    play = playing()
    play.move("anna", "leave")
    assert play.refused == "leave" and play.machine.seq == 0


def test_nothing_is_taken_back() -> None:
    """No message undoes a move: there is nothing to peek with."""
    tags = {kind.__struct_config__.tag for kind in get_args(to_server.ToServer)}
    assert not tags & {"undo", "redo", "take_back"}
    play = playing()
    play.move("anna", "take")
    for move in ("undo", "take_back", "-take"):
        play.move("anna", move)
        assert play.refused and play.machine.seq == 1
