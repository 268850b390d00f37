"""Faults of other servers, connections: reloads, tabs, strangers, the last seat."""

from collections.abc import Sequence

from tests.room.helper import SECOND, Play, closes, playing, two
from volte.room import effects as fx
from volte.room.limits import Limits
from volte.wire import to_client, to_server


def test_reload_late_goodbye_of_the_old_socket_evicts_nobody() -> None:
    play = two()
    old = play.machine.sockets["ben"]
    play.come("ben")
    play.go("ben", old)
    assert play.machine.is_here(2) and play.seats() == ["person:Anna", "person:Ben"]


def test_two_tabs_of_one_person_do_not_fight() -> None:
    play = two()
    old = play.machine.sockets["ben"]
    new = play.come("ben")
    assert closes(play) == [(old, to_client.CLOSE_REPLACED)]
    assert play.machine.sockets["ben"] == new


def test_wrong_token_does_not_stop_the_grace() -> None:
    play = playing()
    play.go("ben")
    play.wait(59 * SECOND)
    play.come("stranger")
    play.say("stranger", to_server.Hello(version=1))
    play.wait(2 * SECOND)
    assert play.machine.is_gone(2)


def test_stranger_takes_no_seat_by_using_the_name() -> None:
    play = playing()
    play.go("ben")
    play.join("stranger", "Ben")
    assert play.seats() == ["person:Anna", "person:Ben"]
    assert play.machine.room.people[3].name == "Ben 2"
    assert play.move("stranger", "take") and play.refused == "not-seated"


def test_three_people_take_the_last_seat_at_once() -> None:
    play = Play()
    play.come("anna")
    for device in ("ben", "carla", "dan"):
        play.join(device, device)
    assert play.seats() == ["person:Anna", "person:ben"]
    assert [one.next_seat for one in play.machine.room.people.values()] == [False, False, True, True]


def test_double_click_seats_nobody_twice() -> None:
    play = Play(seats=4)
    play.come("anna")
    play.join("ben", "Ben")
    play.say("ben", to_server.Join(name="Ben"))
    assert play.seats() == ["person:Anna", "person:Ben", "free:", "free:"]


def test_reconnect_in_the_lobby_does_not_miss_the_start() -> None:
    play = two()
    play.go("ben")
    play.say("anna", to_server.Start())
    play.come("ben")
    assert any(isinstance(effect, fx.Greet) for effect in play.effects)
    assert play.phase == "announced"
    play.wait(3 * SECOND)
    assert play.phase == "playing"


def test_spectators_resync_changes_nothing_for_others() -> None:
    play = playing()
    play.join("carla", "Carla")
    before = len(play.entries)
    effects = play.say("carla", to_server.Hello(version=1))
    assert effects == [fx.Greet(play.machine.sockets["carla"], "carla", 0, 0)]
    assert len(play.entries) == before


def test_room_full_of_spectators_keeps_no_player_out() -> None:
    play = Play(limits=Limits(watchers=2))
    play.come("anna")
    for device in ("x", "y"):
        play.come(device)
        play.say(device, to_server.Watch(name=device))
    play.come("z")
    play.say("z", to_server.Watch(name="z"))
    assert play.refused == "watchers"
    play.join("ben", "Ben")
    assert play.seats() == ["person:Anna", "person:Ben"]


def told(effects: Sequence[fx.Effect]) -> list[str]:
    return [event.key for effect in effects if isinstance(effect, fx.RoomChanged) for event in effect.events]


def test_who_opens_a_room_has_not_come_back_and_is_told_so_only_later() -> None:
    """A log that begins with "is back" and "goes on" makes people look for what they missed."""
    play = Play()
    play.come("anna")
    assert told(play.effects) == []
    play.go("anna")
    play.come("anna")
    assert told(play.effects) == ["room-back"]
