"""A20: players who leave the round, on turn, before and after it, in both directions, under penalties."""

import pytest

from tests.games.versa.table import keys, legal, play, refused, table
from volte.games.versa import GAME


def test_hand_goes_under_the_pile_in_ascii_order() -> None:
    at = table("R1 R2", "tornado Y2 B-pull B1 core", "G1", pile="G9 G8")
    position = play(at, "1:leave")
    assert position["pile"] == ["G9", "G8", "B-pull", "B1", "Y2", "core", "tornado"]
    assert position["hands"] == [["R1", "R2"], [], ["G1"]]


def test_after_cards_were_drawn() -> None:
    at = table("R1 R2", "Y2 B1", "G1", pile="G9 G8 G7")
    assert play(at, "draw", "2:leave", "end")["pile"] == ["G8", "G7", "G1"]


@pytest.mark.parametrize("direction", [1, -1])
@pytest.mark.parametrize("who", [0, 1, 2, 3])
def test_the_turn_moves_on(direction: int, who: int) -> None:
    """Fault: after a leave the turn jumps, or is nobody's; before, at and after the turn."""
    at = table("R1 R2", "R3 R4", "R6 R7", "R8 R9", direction=direction, to_move=1, pile="B1 B2 B3 B4")
    play(at, f"{who}:leave")
    order = [(1 + direction * step) % 4 for step in range(8)]
    expected = [seat for seat in order if seat != who]
    for seat in expected[:6]:
        assert GAME.to_move(at.state) == seat
        play(at, "draw", "end")


@pytest.mark.parametrize("penalty", [{"pull": 6}, {"lock": "R"}])
@pytest.mark.parametrize("direction", [1, -1])
def test_a_penalty_passes_to_the_next_one(penalty: dict[str, object], direction: int) -> None:
    """Fault: a pending penalty outlives or hits the wrong person when somebody leaves."""
    top = "R-pull" if "pull" in penalty else "R-lock"
    at = table("R1", "R2", "R3", top=top, penalty=penalty, direction=direction)
    position = play(at, "0:leave")
    assert position["to_move"] == direction % 3 and position["penalty"] == penalty


@pytest.mark.parametrize("penalty", [{"pull": 6}, {"lock": "R"}])
@pytest.mark.parametrize("who", [1, 2])
def test_a_penalty_stays_when_another_leaves(penalty: dict[str, object], who: int) -> None:
    top = "R-pull" if "pull" in penalty else "R-lock"
    at = table("R1", "R2", "R3", top=top, penalty=penalty)
    position = play(at, f"{who}:leave")
    assert position["to_move"] == 0 and position["penalty"] == penalty


@pytest.mark.parametrize("moves", [["draw"], []])
def test_a_drawn_card_or_bonus_turn_is_not_passed_on(moves: list[str]) -> None:
    at = table("R1 R2", "R3 R4", "R6", pile="B1 B2", bonus=not moves)
    position = play(at, *moves, "0:leave")
    assert position["to_move"] == 1 and not position["bonus"] and not position["drawn"]
    assert "draw" in legal(at)


def test_the_last_one_wins() -> None:
    at = table("R1 R2", "R3 R4", "R6")
    assert not play(at, "1:leave")["finished"]
    position = play(at, "2:leave")
    assert position["finished"] and position["winners"] == [0] and keys(at)[-1] == "versa-over"


@pytest.mark.parametrize("who", [0, 1])
def test_the_last_but_one(who: int) -> None:
    at = table("R1", "R2", top="R-pull", penalty={"pull": 2})
    position = play(at, f"{who}:leave")
    assert position["winners"] == [1 - who] and position["penalty"] is None and position["to_move"] is None


def test_who_may_leave() -> None:
    at = table("R1 R2", "R3", "R4")
    play(at, "1:leave")
    assert [GAME.can_leave(at.state, seat) for seat in (-1, 0, 1, 2, 3)] == [False, True, False, True, False]
    assert refused(at, "leave", seat=1).clause == "A20"
    assert refused(at, "leave", seat=7).clause == "A20"
    assert "leave" not in legal(at)


def test_the_named_colour_stays() -> None:
    """Fault: a leave leaves a pile without colour."""
    at = table("core R1", "R2", "R3")
    assert play(at, "play core G", "0:leave", "1:leave")["colour"] == "G"


def test_an_empty_pile_gets_the_hand() -> None:
    at = table("Y9", "B1 B2", "Y8")
    play(at, "1:leave")
    assert play(at, "draw")["hands"][0] == ["B1", "Y9"]
