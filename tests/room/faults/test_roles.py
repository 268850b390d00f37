"""Faults of other servers, roles: spectators, late comers, removed people."""

import msgspec
import pytest

from tests.room.helper import SECOND, Play, closes, playing, two
from volte.room import effects as fx
from volte.wire import to_client, to_server


def test_spectators_cannot_act() -> None:
    play = playing()
    play.come("carla")
    play.say("carla", to_server.Watch(name="Carla"))
    for message in (
        to_server.Move(table=1, seq=0, move="take"),
        to_server.Move(table=1, seq=0, move="say"),
        to_server.Nonce(table=1, nonce="00" * 16),
        to_server.Start(),
        to_server.Pause(paused=True),
        to_server.CloseRoom(),
    ):
        play.say("carla", message)
        assert play.refused, message
    assert play.machine.seq == 0


def test_nobody_is_spectator_and_player_at_once() -> None:
    play = two()
    play.say("ben", to_server.Watch(name="Ben"))
    assert play.seats() == ["person:Anna", "free:"]
    play.say("ben", to_server.Join(name="Ben"))
    assert play.seats() == ["person:Anna", "person:Ben"]
    assert len(play.machine.room.people) == 2


def test_late_comer_watches_and_is_seated_in_the_next_game() -> None:
    play = Play(seats=3)
    play.come("anna")
    play.join("ben", "Ben")
    play.start()
    play.join("carla", "Carla")
    assert play.seats() == ["person:Anna", "person:Ben"]
    play.move("anna", "stop")
    play.move("ben", "stop")
    assert play.seats() == ["person:Anna", "person:Ben", "person:Carla"]


def told(play: Play) -> list[tuple[str, dict[str, object]]]:
    changes = [effect for effect in play.effects if isinstance(effect, fx.RoomChanged)]
    return [(event.key, event.args) for change in changes for event in change.events]


def test_late_comers_seats_are_told_and_whose_they_were() -> None:
    play = Play(bots=1, seats=3)
    play.come("anna")
    play.start()
    for device, name in (("ben", "Ben"), ("carla", "Carla")):
        play.join(device, name)
    play.move("anna", "stop")
    play.answer_bots(play.wait(60 * SECOND), "stop")
    assert play.seats() == ["person:Anna", "person:Carla", "person:Ben"]
    assert ("room-sat", {"name": "Ben", "place": 3}) in told(play)
    assert ("room-sat-for", {"name": "Carla", "place": 2, "bot": "Bot 2"}) in told(play)


def test_removed_person_does_not_come_back() -> None:
    play = playing()
    socket = play.machine.sockets["ben"]
    play.say("anna", to_server.Remove(person=2))
    assert closes(play) == [(socket, to_client.CLOSE_REMOVED)]
    assert play.seats() == ["person:Anna", "bot:Bot 2"]
    play.join("ben", "Ben")
    assert play.refused == "removed"


def test_removed_person_does_not_look_on_either() -> None:
    """No view of the room or its table, now or after a restart, whatever the device says."""
    play = playing()
    play.say("anna", to_server.Remove(person=2))
    for _ in range(2):
        socket = play.come("ben")
        assert play.effects == [fx.CloseSocket(socket, to_client.CLOSE_REMOVED)]
        assert "ben" not in play.machine.sockets
        for message in (to_server.Watch(name="Ben"), to_server.Join(name="Ben")):
            play.say("ben", message)
            assert play.refused == "removed"
        assert list(play.machine.room.people) == [1]
        play.restart()


def test_who_is_given_a_seat_is_not_kept_out() -> None:
    """Anna hands her seat on to a device that was removed: it is hers to give."""
    play = playing()
    play.say("anna", to_server.Remove(person=2))
    play.take(play.machine.move_device(play.now, "anna", "ben"))
    play.come("ben")
    assert closes(play) == [] and play.machine.is_here(1)


def test_sender_is_who_the_device_is_whatever_the_message_says() -> None:
    for more in ('"person":1', '"name":"Anna"', '"device":"anna"'):
        with pytest.raises(msgspec.ValidationError):
            msgspec.json.decode(f'{{"type":"react","reaction":"thanks",{more}}}', type=to_server.React)
    play = two()
    play.say("ben", to_server.React(reaction="thanks"))
    assert play.effects == [fx.Tell(to_client.Reaction(person=2, reaction="thanks"))]
