"""A10-A12 and A19: drawing, the new pile, rounds that stand still, the clock's moves."""

from collections import Counter

import pytest

from tests.games.versa.table import SEED, Play, cards_of, keys, legal, play, refused, table, told, view
from volte.games.contract import BadInput
from volte.games.versa import GAME


def test_a10_draw_one_then_lay_any_fitting_card_of_the_hand() -> None:
    at = table("R1 R2 Y9", "B1", pile="G5 B9")
    position = play(at, "draw")
    assert position["drawn"] and position["to_move"] == 0
    assert legal(at) == ["end", "play G5", "play R1", "play R2"]
    assert play(at, "play R2")["to_move"] == 1


def test_a10_or_end_the_turn() -> None:
    position = play(table("R1 Y9", "B1", pile="G9"), "draw", "end")
    assert position["to_move"] == 1 and not position["drawn"]


def test_a10_if_nothing_fits_the_turn_passes_by_itself() -> None:
    at = table("Y9", "B1", pile="G9")
    assert play(at, "draw")["to_move"] == 1
    assert keys(at) == ["versa-drew", "versa-passed"]


def test_a10_one_draw_a_turn() -> None:
    """Fault: more than one draw a turn through quick clicks."""
    at = table("R1 Y9", "B1", pile="G9 G8")
    play(at, "draw")
    assert refused(at, "draw").clause == "A10"


def test_a10_one_may_draw_although_a_card_fits() -> None:
    assert "draw" in legal(table("R1", "B1", pile="G9"))


def test_a12_discards_under_the_top_become_the_pile() -> None:
    """Fault: cards appear twice after a reshuffle; the top card gets into the reshuffled pile."""
    at = table("Y9", "B1", discards="G1 G2 G3")
    before = cards_of(GAME.position(at.state))
    position = play(at, "draw")
    order = SEED.shuffled("reshuffle 1", ["G3", "G2", "G1"])
    assert position["hands"][0] == sorted([order[0], "Y9"]) and position["pile"] == order[1:]
    assert position["discards"] == ["R5"] and cards_of(position) == before
    assert keys(at)[:2] == ["versa-reshuffled", "versa-drew"]


def test_a12_only_when_a_card_is_needed() -> None:
    position = play(table("Y9", "B1", pile="G9", discards="G1 G2"), "draw")
    assert position["pile_size"] == 0 and len(position["discards"]) == 3


def test_a12_a_penalty_goes_on_over_the_shuffle_in_one_step() -> None:
    at = table("Y9", "B1", top="R-pull", pile="G9", discards="G1 G2 G3", penalty={"pull": 3})
    position = play(at, "draw")
    assert len(position["hands"][0]) == 4 and "G9" in position["hands"][0] and position["pile_size"] == 1
    assert [event.args["count"] for event in told(at) if event.key == "versa-drew"] == [3]


def test_a12_what_there_is_is_drawn() -> None:
    at = table("Y9", "B1", top="R-pull", pile="G9", discards="G1", penalty={"pull": 6})
    assert play(at, "draw")["hands"][0] == ["G1", "G9", "Y9"]


def test_a12_draw_is_possible_with_nothing_there() -> None:
    at = table("Y9", "B1")
    assert legal(at) == ["draw"]
    assert play(at, "draw")["to_move"] == 1


def test_a12_second_shuffle_has_the_second_label() -> None:
    at = table("Y9", "Y8", top="R-pull", discards="G1 G2", penalty={"pull": 2})
    play(at, "draw")
    assert at.shuffles == {"reshuffle": 1}
    play(at, "draw", "draw")  # nothing is there
    assert at.shuffles == {"reshuffle": 1}


def test_a_shuffle_without_a_seed_is_refused() -> None:
    at = table("Y9", "B1", discards="G1")
    at.seed = None
    with pytest.raises(BadInput, match="record-seed-needed"):
        play(at, "draw")


def still(seats: int) -> Play:
    """Nobody can lay, nothing is there to draw."""
    return table(*["Y9", "B1", "G9", "Y8"][:seats])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a12_a_round_that_stands_still_ends_without_a_winner(seats: int) -> None:
    at = still(seats)
    assert not play(at, *["draw"] * (seats - 1))["finished"]
    position = play(at, "draw")
    assert position["finished"] and position["winners"] == [] and position["to_move"] is None
    assert keys(at)[-1] == "versa-over"
    assert refused(at, "draw").clause == "A12"


def test_a12_laying_starts_the_count_anew() -> None:
    at = table("Y9 Y8", "R1 B7 B6", "G9 G7")
    play(at, "draw", "play R1", "draw", "end")  # the R5 is drawn
    assert view(at, 0).stalled == 0
    play(at, "draw", "draw", "draw")
    assert view(at, 0).stalled == 2 and not GAME.finished(at.state)
    assert play(at, "end")["finished"]


def test_a12_who_could_lay_and_ends_counts_too() -> None:
    at = table("R9 R8", "B1")
    play(at, "draw", "end")
    assert play(at, "draw")["finished"]


def test_a12_a_penalty_draw_of_none_counts() -> None:
    at = table("Y9", "B1", top="R-pull", penalty={"pull": 2})
    play(at, "draw")
    assert view(at, 0).stalled == 1
    assert play(at, "draw")["finished"]


def test_a12_a_penalty_draw_of_some_does_not() -> None:
    at = table("Y9", "B1", top="R-pull", pile="G9", penalty={"pull": 2})
    play(at, "draw")
    assert view(at, 0).stalled == 0


def test_a12_a_leave_starts_the_count_anew() -> None:
    at = still(4)
    play(at, "draw", "draw")
    position = play(at, "0:leave")
    assert position["pile"] == ["Y9"] and view(at, 1).stalled == 0


def test_a12_a_leave_out_of_turn_needs_all_others_again() -> None:
    at = still(4)
    play(at, "draw", "draw", "3:leave")
    assert view(at, 0).stalled == 0
    play(at, "draw")  # the leaver's card
    assert not play(at, "draw", "draw")["finished"]
    assert play(at, "draw")["finished"]


@pytest.mark.parametrize(
    ("at", "moves"),
    [
        (table("R1 Y9", "B1", pile="G9 G8"), ["draw", "end"]),
        (table("Y9", "B1", pile="G9 G8"), ["draw"]),
        (table("R1 Y9", "B1", bonus=True), ["end"]),
        (table("R1 Y9", "B1", top="R-lock", penalty={"lock": "R"}, pile="G9 G8"), ["draw"]),
        (table("Y-pull Y9", "B1", top="R-pull", penalty={"pull": 4}, pile="G9 G8 G7 G6"), ["draw"]),
    ],
)
def test_a19_what_the_clock_plays(at: Play, moves: list[str]) -> None:
    """The default move passes the same check as any other."""
    turn, seat = GAME.clock_turn(at.state), at.state.turn
    made = []
    while GAME.clock_turn(at.state) == turn:
        made.append(GAME.default_move(at.state, seat))
        at.play(seat, made[-1])
    assert made == moves


def test_clock_turns() -> None:
    """A bonus turn and a skip that comes back are turns of their own; what follows a draw is none."""
    at = table("R1 R-boost R-block R2 R3", "B1", pile="G9")
    turns = [GAME.clock_turn(at.state)]
    for move in ("play R-boost", "play R-block", "draw", "play R2"):
        play(at, move)
        turns.append(GAME.clock_turn(at.state))
    assert [later - turns[0] for later in turns] == [0, 1, 2, 2, 3]


def test_drawing_tells_the_cards_to_their_owner_only() -> None:
    at = table("R1 Y9", "B1", pile="G9")
    play(at, "draw")
    assert told(at, 0)[0].args["cards"] == ["G9"]
    for viewer in (1, -1):
        assert told(at, viewer)[0].key == "versa-drew" and told(at, viewer)[0].args["cards"] == []
    assert Counter(view(at, 0).new) == Counter(["G9"]) and view(at, 1).new == []
