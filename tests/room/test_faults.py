"""Situations reported of other game servers (faults.md: rooms, clocks, connections), each one named."""

from tests.room.helper import SECOND, Play, playing, two
from volte.room import effects as fx
from volte.room import log
from volte.room.limits import Limits
from volte.wire import to_client, to_server


def closes(play: Play) -> list[tuple[int, int]]:
    return [(e.socket, e.code) for e in play.effects if isinstance(e, fx.CloseSocket)]


# -- connections ---------------------------------------------------------------------------------------------


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


# -- clocks --------------------------------------------------------------------------------------------------


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


# -- bots ----------------------------------------------------------------------------------------------------


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


# -- the host ------------------------------------------------------------------------------------------------


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


# -- roles ---------------------------------------------------------------------------------------------------


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


def test_removed_person_does_not_come_back() -> None:
    play = playing()
    socket = play.machine.sockets["ben"]
    play.say("anna", to_server.Remove(person=2))
    assert closes(play) == [(socket, to_client.CLOSE_REMOVED)]
    assert play.seats() == ["person:Anna", "bot:Bot 2"]
    play.join("ben", "Ben")
    assert play.refused == "removed"


# -- moves ---------------------------------------------------------------------------------------------------


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


# -- the shuffle ---------------------------------------------------------------------------------------------


def test_nobody_waits_for_nonces_for_ever() -> None:
    play = two()
    play.say("anna", to_server.Start())
    play.say("anna", to_server.Nonce(table=1, nonce="11" * 16))
    assert play.phase == "announced"
    play.wait(3 * SECOND)
    head = play.machine.room.head
    assert head is not None and head.nonces == ["11" * 16, ""]


def test_second_nonce_changes_nothing() -> None:
    play = two()
    play.say("anna", to_server.Start())
    for share in ("11", "22"):
        play.say("anna", to_server.Nonce(table=1, nonce=share * 16))
    play.say("ben", to_server.Nonce(table=1, nonce="33" * 16))
    head = play.machine.room.head
    assert head is not None and head.nonces == ["11" * 16, "33" * 16]


def test_bad_nonces_are_refused() -> None:
    play = two()
    play.say("anna", to_server.Start())
    for share in ("", "zz" * 16, "11" * 15, "11" * 17, " " * 32, "é" * 32):
        play.say("anna", to_server.Nonce(table=1, nonce=share))
        assert play.refused == "nonce"


# -- the end of a room ---------------------------------------------------------------------------------------


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
