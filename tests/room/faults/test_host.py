"""Faults of other servers, the host: leaves, is away, cheats; the rematch."""

from tests.room.helper import SECOND, Play, playing
from volte.room import effects as fx
from volte.wire import to_server


def test_host_leaves_and_the_room_lives_on() -> None:
    play = playing()
    play.say("anna", to_server.Leave())
    assert play.machine.room.host == 2
    assert play.seats() == ["bot:Bot 1", "person:Ben"]


def test_host_away_for_a_minute_is_followed_by_the_longest_present() -> None:
    play = Play(seats=4)
    play.come("anna")
    for device in ("ben", "carla"):
        play.join(device, device)
    play.go("anna")
    play.wait(59 * SECOND)
    assert play.machine.room.host == 1
    play.wait(1 * SECOND)
    assert play.machine.room.host == 2
    play.come("anna")
    assert play.machine.room.host == 2


def test_host_removes_no_bot_in_the_middle_of_a_game() -> None:
    play = Play(bots=1)
    play.come("anna")
    play.start()
    play.say("anna", to_server.Remove(seat=1))
    assert play.refused == "in-game"
    assert play.seats()[1].startswith("bot")


def test_nobody_but_the_host_starts_the_rematch() -> None:
    play = playing()
    play.move("anna", "stop")
    play.move("ben", "stop")
    play.say("ben", to_server.Start())
    assert play.refused == "host-only" and play.phase == "between"


def test_rematch_has_the_same_seats_in_the_same_room() -> None:
    play = playing()
    play.move("anna", "stop")
    play.move("ben", "stop")
    play.start()
    assert play.machine.room.table == 2
    assert play.seats() == ["person:Anna", "person:Ben"]


def test_rematch_takes_everybody_along_also_who_is_away() -> None:
    """Nobody stays behind at the old table: it is the same room and the same seats."""
    play = playing()
    play.move("anna", "stop")
    play.move("ben", "stop")
    play.go("ben")
    play.start()
    play.come("ben")
    assert play.seats() == ["person:Anna", "person:Ben"]
    greets = [effect for effect in play.effects if isinstance(effect, fx.Greet)]
    assert len(greets) == 1 and play.machine.room.table == 2
    play.move("anna", "stop")
    play.move("ben", "take")
    assert play.refused == "" and play.machine.seq == 2
