"""Faults that other shedding games had (reported situations): each by its name, at our table."""

from random import Random

import pytest

from tests.games.versa.table import cards_of, dealt, legal, play, refused, table, told, view
from volte.bots import choose
from volte.games.versa import GAME
from volte.shuffle import Seed


def test_the_named_colour_is_not_lost_after_the_next_draw() -> None:
    at = table("core R1", "Y2 Y3", "G1 G2", top="R5", pile="R9 R8 R7 R6 B1")
    assert play(at, "play core B")["colour"] == "B"
    assert play(at, "draw")["colour"] == "B"
    assert play(at, "draw")["colour"] == "B"
    assert play(at, "2:leave")["colour"] == "B"


def test_the_named_colour_is_not_ignored() -> None:
    at = table("core R1", "B2 R3", top="R5")
    play(at, "play core B")
    assert [move for move in legal(at) if move.startswith("play")] == ["play B2"]
    assert refused(at, "play R3").clause == "A7"


@pytest.mark.parametrize(
    "text", ["play core", "play core core", "play core wild", "play core X", "play core r"]
)
def test_wild_itself_is_no_colour_and_card_and_colour_are_one_move(text: str) -> None:
    """So no time-out and no leave can come between them and leave a pile without a colour."""
    at = table("core R1", "B2 B3", top="R5")
    refused(at, text)
    assert not any(move == "play core" for move in legal(at))
    assert GAME.default_move(at.state, 0) == "draw"


def test_a_draw_penalty_is_not_applied_twice_nor_with_the_regular_card() -> None:
    at = table("R-pull R1", "Y2 Y3", "G1 G2", top="R5", pile="B9 B8 B7 B6 B5")
    play(at, "play R-pull")
    position = play(at, "draw")
    assert len(position["hands"][1]) == 4 and position["penalty"] is None
    assert position["to_move"] == 2
    assert len(play(at, "draw")["hands"][2]) == 3


@pytest.mark.parametrize(
    "card", ["R-pull", "R-lock", "R-block", "R-reverse", "R-boost", "R-all", "core", "tornado"]
)
@pytest.mark.parametrize("tornado", ["redeal", "rotate"])
def test_the_last_card_is_an_action_card_and_the_win_is_seen_without_its_effect(
    card: str, tornado: str
) -> None:
    at = table(card, "Y2 Y3", "G1 G2", top="R5", pile="B9 B8", options={"tornado": tornado})
    position = play(at, f"play {card}" + (" G" if card == "core" else ""))
    assert position["winners"] == [0] and position["finished"]
    assert [len(hand) for hand in position["hands"]] == [0, 2, 2]
    assert position["penalty"] is None and position["direction"] == 1


@pytest.mark.parametrize("card", ["R-block", "R-reverse"])
def test_reverse_or_skip_with_two_players_works_at_once(card: str) -> None:
    at = table(f"{card} R1", "Y2 Y3", top="R5", pile="B9 B8")
    position = play(at, f"play {card}")
    assert position["to_move"] == 0 and not position["bonus"]
    assert "draw" in legal(at)


def test_quick_clicks_draw_one_card_a_turn() -> None:
    at = table("R1 R2", "Y2 Y3", top="R5", pile="R9 R8 R7")
    play(at, "draw")
    assert refused(at, "draw").clause == "A10"
    assert len(GAME.position(at.state)["hands"][0]) == 3


@pytest.mark.parametrize("number", range(40))
def test_the_first_card_turned_up_can_be_played_on_and_no_card_leaves_the_game(number: int) -> None:
    at = dealt(4, Seed(bytes([number]) * 32), deck={"number": 1, "core": 20, "tornado": 20})
    position = GAME.position(at.state)
    assert position["top"][1:].isdigit()
    assert sum(cards_of(position).values()) == 36 + 24 + 40


def test_the_top_card_does_not_get_into_the_reshuffled_pile() -> None:
    at = table("R1 R2", "Y2 Y3", top="G5", discards="G6 G7 B1 B2")
    before = cards_of(GAME.position(at.state))
    position = play(at, "draw")
    assert position["top"] == "G5" and position["discards"] == ["G5"]
    assert cards_of(position) == before
    assert [event.key for event in told(at)][:1] == ["versa-reshuffled"]


@pytest.mark.parametrize("level", ["casual", "steady"])
@pytest.mark.parametrize("seats", [2, 8])
def test_bots_do_not_repeat_a_cycle_for_ever_when_nearly_all_cards_are_in_hands(
    level: str, seats: int
) -> None:
    """Eight hold 80 of the 104 cards, and a Pull brings four."""
    for number in range(3):
        at = dealt(seats, Seed(bytes([number]) * 32), hand_size=10, pull_cards=4)
        rng = Random(number)
        for _ in range(5000):
            seat = GAME.to_move(at.state)
            if seat is None:
                break
            at.play(seat, choose("versa", level, view(at, seat), legal(at), rng))
        assert GAME.finished(at.state), (level, seats, number)
