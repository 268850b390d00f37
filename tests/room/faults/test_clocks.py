"""Faults of other servers, clocks: time-outs, reloads, restarts, nobody there."""

from tests.room.helper import SECOND, playing
from volte.wire import to_server


def test_time_out_passes_one_turn_however_often_it_is_asked_for() -> None:
    play = playing(turn_seconds=15)
    play.wait(15 * SECOND)
    for _ in range(5):
        play.take(play.machine.tick(play.now))
    assert [(m.seat, m.move, m.by) for m in play.machine.moves] == [
        (0, "take", "clock"),
        (0, "stop", "clock"),
    ]
    assert play.machine.to_move() == 1


def test_reload_does_not_restart_the_countdown() -> None:
    play = playing(turn_seconds=15)
    play.wait(10 * SECOND)
    play.go("anna")
    play.come("anna")
    assert play.machine.left_ms() == 5 * SECOND


def test_move_within_a_turn_does_not_restart_the_clock() -> None:
    play = playing(turn_seconds=15)
    play.wait(10 * SECOND)
    play.move("anna", "take")
    assert play.machine.left_ms() == 5 * SECOND
    play.move("anna", "stop")
    assert play.machine.left_ms() == 15 * SECOND


def test_restart_loses_no_deadline_no_card_no_seat() -> None:
    play = playing(turn_seconds=30)
    play.wait(10 * SECOND)
    play.move("anna", "take")
    seats, hands = play.seats(), play.hands()
    play.wait(5 * SECOND)
    play.restart(last_alive=play.now)
    assert (play.seats(), play.hands()) == (seats, hands)
    assert play.machine.left_ms() == 15 * SECOND
    play.wait(1000 * SECOND)
    assert play.machine.seq == 1 and play.machine.paused == "restart"
    play.come("anna")
    assert play.machine.paused == "" and play.machine.left_ms() == 15 * SECOND


def test_restart_waits_for_the_seat_to_move_or_fifteen_seconds() -> None:
    play = playing(turn_seconds=30)
    play.restart()
    play.come("ben")
    assert play.machine.paused == "restart"
    play.wait(14 * SECOND)
    assert play.machine.paused == "restart"
    play.wait(1 * SECOND)
    assert play.machine.paused == ""


def test_clock_stands_still_while_nobody_is_here() -> None:
    play = playing(turn_seconds=15)
    play.wait(10 * SECOND)
    play.go("anna")
    play.go("ben")
    play.wait(3600 * SECOND)
    assert play.machine.seq == 0 and not play.machine.is_gone(1)
    play.restart()
    assert play.machine.left_ms() == 5 * SECOND


def test_time_outs_are_counted_a_game_and_ended_by_a_sign_of_life() -> None:
    play = playing(turn_seconds=15)
    play.wait(15 * SECOND)  # Anna's turn runs out
    assert play.machine.strikes == {0: 1}
    play.restart()
    assert play.machine.strikes == {0: 1}
    play.come("anna")
    play.come("ben")
    play.move("anna", "say")
    assert play.machine.strikes[0] == 0
    play.move("ben", "stop")
    play.start()
    assert play.machine.strikes == {}


def test_idle_seat_is_played_at_once() -> None:
    play = playing(turn_seconds=15)
    play.machine.strikes[1] = 2
    play.move("anna", "stop")
    play.wait(1)
    assert play.phase == "between"
    assert play.by() == ["human", "clock", "clock"]


def test_pinging_is_no_sign_of_life() -> None:
    play = playing(turn_seconds=15)
    play.machine.strikes[1] = 2
    play.say("ben", to_server.Ping())
    assert play.machine.strikes[1] == 2
    play.say("ben", to_server.SignOfLife())
    assert play.machine.strikes[1] == 0
