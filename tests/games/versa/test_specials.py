"""A13-A18: Pull, Lock, Block, Reverse, Boost, All and bonus turns."""

import pytest

from tests.games.versa.table import keys, legal, play, refused, table, told, view

# -- Pull ----------------------------------------------------------------------------------------------------


def test_a13_another_pull_or_the_whole_sum() -> None:
    at = table("R-pull Y1", "Y-pull R-all R9", "B1", pile="B9 B8 B7 B6 B5 B4")
    assert play(at, "play R-pull")["penalty"] == {"pull": 2}
    assert legal(at) == ["draw", "play Y-pull"]
    assert play(at, "play Y-pull")["penalty"] == {"pull": 4}
    position = play(at, "draw")
    assert position["hands"][2] == ["B1", "B6", "B7", "B8", "B9"] and position["to_move"] == 0
    assert position["penalty"] is None


def test_a13_drawing_the_sum_ends_the_turn() -> None:
    """Fault: the draw penalty is applied twice, or all at once plus the regular card."""
    at = table("Y1 R9", "B1", top="R-pull", penalty={"pull": 2}, pile="R8 R7 R6")
    position = play(at, "draw")
    assert position["to_move"] == 1 and len(position["hands"][0]) == 4 and not position["drawn"]
    assert "draw" in legal(at) and position["penalty"] is None


@pytest.mark.parametrize("cards", [1, 2, 4])
def test_a13_option_pull_cards(cards: int) -> None:
    at = table("R-pull Y1", "Y-pull B2", "B1", options={"pull_cards": cards}, pile="B9 B8 B7 B6 B5 B4 B3 G9")
    assert play(at, "play R-pull", "play Y-pull")["penalty"] == {"pull": 2 * cards}
    assert len(play(at, "draw")["hands"][2]) == 1 + 2 * cards


def test_a13_only_a_pull_answers() -> None:
    at = table("R1 R-lock B2", "B1", top="R-pull", penalty={"pull": 2})
    assert refused(at, "play R1").clause == "A13"
    assert refused(at, "end").clause == "A13"


# -- Lock ----------------------------------------------------------------------------------------------------


def test_a14_exactly_the_locked_colour() -> None:
    at = table("R-lock Y1", "R3 R-boost Y-lock core tornado B1", "B2")
    assert play(at, "play R-lock")["penalty"] == {"lock": "R"}
    assert legal(at) == ["draw", "play R-boost", "play R3"]
    assert refused(at, "play Y-lock").clause == "A14"
    assert refused(at, "end").clause == "A14"


def test_a14_or_two_cards_and_the_lock_is_lifted() -> None:
    position = play(table("Y1", "B1", top="R-lock", penalty={"lock": "R"}, pile="R8 G9 G8"), "draw")
    assert position["hands"][0] == ["G9", "R8", "Y1"] and position["to_move"] == 1
    assert position["penalty"] is None


def test_a14_a_card_under_the_lock_lifts_it_and_acts() -> None:
    at = table("R-boost R1 Y2", "B1", top="R-lock", penalty={"lock": "R"})
    position = play(at, "play R-boost")
    assert position["penalty"] is None and position["bonus"]


def test_a14_another_lock_sets_a_new_one() -> None:
    at = table("R-lock B1", "Y1", top="R-lock", penalty={"lock": "R"}, options={"deck": {"lock": 2}})
    position = play(at, "play R-lock")
    assert position["penalty"] == {"lock": "R"} and position["to_move"] == 1


def test_a14_a_pull_under_the_lock() -> None:
    at = table("R-pull B1", "Y1", top="R-lock", penalty={"lock": "R"})
    assert play(at, "play R-pull")["penalty"] == {"pull": 2}


# -- Block and Reverse ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "direction", "then"), [(2, 1, 0), (3, 1, 2), (4, 1, 2), (4, -1, 2), (5, -1, 3)]
)
def test_a15_block(seats: int, direction: int, then: int) -> None:
    at = table("R-block Y1", *["B1", "B2", "B3", "B4"][: seats - 1], direction=direction)
    assert play(at, "play R-block")["to_move"] == then
    assert told(at)[1].args == {"seat": direction % seats}


@pytest.mark.parametrize(("seats", "direction", "then"), [(2, 1, 0), (3, 1, 2), (4, -1, 1)])
def test_a15_reverse(seats: int, direction: int, then: int) -> None:
    at = table("R-reverse Y1", *["B1", "B2", "B3"][: seats - 1], direction=direction)
    position = play(at, "play R-reverse")
    assert position["to_move"] == then and position["direction"] == -direction


@pytest.mark.parametrize("card", ["R-block", "R-reverse"])
def test_a15_with_two_it_is_a_normal_turn_at_once(card: str) -> None:
    """Fault: reverse or skip with two players does nothing, or works a turn late. It is no bonus turn: one
    card must be drawn."""
    at = table(f"{card} Y1", "B1", pile="G9 G8")
    position = play(at, f"play {card}")
    assert position["to_move"] == 0 and not position["bonus"] and legal(at) == ["draw"]
    assert refused(at, "end").clause == "A10"


@pytest.mark.parametrize("card", ["R-block", "R-reverse"])
def test_a15_two_active_of_three_seats(card: str) -> None:
    at = table(f"{card} Y1", "B1", "B2", pile="G9")
    assert play(at, "1:leave", f"play {card}")["to_move"] == 0


# -- Boost and bonus turns -----------------------------------------------------------------------------------


def test_a16_boost() -> None:
    at = table("R-boost R1 Y9", "B1", pile="G9")
    position = play(at, "play R-boost")
    assert position["bonus"] and position["to_move"] == 0
    assert legal(at) == ["end", "play R1"]


def test_a18_same_number_of_another_colour() -> None:
    at = table("Y5 Y1 B9", "B1")
    assert play(at, "play Y5")["bonus"]
    assert legal(at) == ["end", "play Y1"]
    assert keys(at) == ["versa-played", "versa-bonus"]


def test_a18_same_number_of_the_same_colour_gives_none() -> None:
    position = play(table("R5 Y1", "B1"), "play R5")
    assert not position["bonus"] and position["to_move"] == 1


def test_a18_neighbour_of_another_colour_gives_none() -> None:
    assert not play(table("Y6 Y1", "B1"), "play Y6")["bonus"]


def test_a18_chain_of_bonus_turns() -> None:
    at = table("Y5 G5 G-boost G1 B9", "B1")
    position = play(at, "play Y5", "play G5", "play G-boost")
    assert position["bonus"] and legal(at) == ["end", "play G1"]
    assert not play(at, "play G1")["bonus"] and at.state.turn == 1


def test_a18_no_drawing_and_no_end_by_itself() -> None:
    at = table("Y5 B9", "B1", pile="G9")
    play(at, "play Y5")
    assert legal(at) == ["end"]
    assert refused(at, "draw").clause == "A18"
    assert play(at, "end")["to_move"] == 1


def test_a18_a_card_in_a_bonus_turn_has_its_effect() -> None:
    at = table("Y5 Y-pull B9", "B1", "B2")
    position = play(at, "play Y5", "play Y-pull")
    assert position["penalty"] == {"pull": 2} and position["to_move"] == 1


def test_a18_a_normal_turn_after_a_block_in_a_bonus_turn() -> None:
    at = table("Y5 Y-block B9", "B1", pile="G9")
    position = play(at, "play Y5", "play Y-block")
    assert position["to_move"] == 0 and not position["bonus"] and "draw" in legal(at)


# -- All -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("direction", "hands"),
    [(1, [["Y1"], ["B1", "G9"], ["B2", "G8"]]), (-1, [["Y1"], ["B1", "G8"], ["B2", "G9"]])],
)
def test_a17_every_other_draws_one(direction: int, hands: list[list[str]]) -> None:
    at = table("R-all Y1", "B1", "B2", pile="G9 G8 G7", direction=direction)
    position = play(at, "play R-all")
    assert position["hands"] == hands and position["to_move"] == direction % 3
    assert not position["bonus"] and not position["drawn"]


def test_a17_the_next_one_still_draws_the_regular_card() -> None:
    at = table("R-all Y1", "B1", pile="G9 G8 G7")
    play(at, "play R-all")
    assert legal(at) == ["draw"]
    assert play(at, "draw")["hands"][1] == ["B1", "G8", "G9"]


def test_a17_may_lie_on_another_all() -> None:
    assert "play Y-all" in legal(table("Y-all B9", "B1", top="R-all"))


def test_a17_with_too_few_cards_the_first_ones_draw() -> None:
    at = table("R-all Y1", "B1", "B2", "B3", pile="G9", discards="G8")
    # The pile's card, then the discards under the All: R5 and G8.
    position = play(at, "play R-all")
    assert [len(hand) for hand in position["hands"]] == [1, 2, 2, 2] and position["pile_size"] == 0


def test_a17_nothing_there() -> None:
    at = table("R-all Y1", "B1", "B2", "B3")
    position = play(at, "play R-all")  # only the R5 under the All is there
    assert position["hands"][1:] == [["B1", "R5"], ["B2"], ["B3"]]


def test_a17_leaves_out_who_has_left() -> None:
    at = table("R-all Y1", "B1", "B2", pile="G9 G8")
    position = play(at, "1:leave", "play R-all")
    assert position["hands"] == [["Y1"], [], ["B2", "G9"]]


def test_a17_the_drawn_cards_are_each_owners() -> None:
    at = table("R-all Y1", "B1", "B2", pile="G9 G8 G7")
    play(at, "play R-all")
    own = [event.args["cards"] for event in told(at, 2) if event.key == "versa-drew"]
    assert own == [[], ["G8"]] and view(at, 2).new == ["G8"]
