"""Faults of other servers, bots: left-over ones, illegal moves, stand-ins."""

from tests.room.helper import SECOND, Play, playing
from volte.room import effects as fx
from volte.wire import to_server


def test_left_over_bot_plays_nothing_for_the_person_who_has_come_back() -> None:
    play = playing(bot_pace=0)
    play.go("anna")
    asked = play.wait(60 * SECOND)
    assert any(isinstance(effect, fx.AskBot) for effect in asked)
    play.come("anna")  # while the bot is thinking
    play.answer_bots(asked)
    assert play.machine.seq == 0
    play.move("anna", "take")
    assert play.by() == ["human"]


def test_person_marked_as_gone_is_not_waited_for() -> None:
    play = playing(bot_pace=0)
    play.go("anna")
    play.answer_bots(play.wait(60 * SECOND), "stop")
    assert play.by() == ["bot"] and play.machine.to_move() == 1


def test_bots_illegal_move_is_replaced_by_the_default_move() -> None:
    play = playing(bot_pace=0)
    play.go("anna")
    play.answer_bots(play.wait(60 * SECOND), "fly")
    assert [(m.move, m.by) for m in play.machine.moves] == [("take", "bot")]


def test_bot_waits_its_moment() -> None:
    play = Play(bots=1, bot_pace=900)
    play.come("anna")
    play.start()
    play.move("anna", "stop")
    assert not any(isinstance(effect, fx.AskBot) for effect in play.wait(899))
    assert any(isinstance(effect, fx.AskBot) for effect in play.wait(1))


def test_hosts_pause_stops_clock_and_bots() -> None:
    play = Play(bots=1, bot_pace=100, turn_seconds=15)
    play.come("anna")
    play.start()
    play.move("anna", "stop")
    play.say("anna", to_server.Pause(paused=True))
    play.wait(600 * SECOND)
    assert play.machine.seq == 1
    play.say("anna", to_server.Pause(paused=False))
    play.answer_bots(play.wait(100), "stop")
    assert play.by() == ["human", "bot"]
