"""Faults of other servers, the room: its end, another device, reactions."""

from tests.room.helper import SECOND, closes, playing, two
from volte.room import log
from volte.wire import to_client, to_server


def test_room_without_people_is_closed_after_a_day() -> None:
    play = two()
    play.go("anna")
    play.go("ben")
    play.wait(24 * 3600 * SECOND - 1)
    assert play.closed == ""
    play.wait(1)
    assert [e.why for e in play.entries if isinstance(e, log.Closed)] == ["empty"]
    play.say("anna", to_server.Ping())
    assert play.refused == "closed"


def test_room_that_everybody_left_is_closed_at_once() -> None:
    play = two()
    play.say("anna", to_server.Leave())
    play.say("ben", to_server.Leave())
    assert play.closed == "left"


def test_seat_goes_to_another_device() -> None:
    play = playing()
    old = play.machine.sockets["ben"]
    play.take(play.machine.move_device(play.now, "ben", "phone"))
    assert closes(play) == [(old, to_client.CLOSE_REPLACED)]
    play.come("ben")
    assert play.machine.person_of("ben") is None
    play.come("phone")
    play.move("anna", "stop")
    play.move("phone", "take")
    assert play.refused == "" and play.machine.seq == 2


def test_reactions_are_limited() -> None:
    play = two()
    for _ in range(5):
        play.say("ben", to_server.React(reaction="thanks"))
        assert play.refused == ""
    play.say("ben", to_server.React(reaction="thanks"))
    assert play.refused == "too-fast"
    play.say("ben", to_server.React(reaction="rude"))
    assert play.refused == "reaction"
