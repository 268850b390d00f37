"""V8-V14, V23, and the mistakes of V24 that belong to a turn."""

import pytest

from tests.games.verso.positions import discards, display, events, keys, legal, scores, table
from volte.games.contract import Refused

BEN = ["B3.1/G4.3", "BJ.1/O3.3", "B5.3/G4.1"]
PETER = ["B1.1/G6.3", "BJ.1/G2.3", "G6.1/O5.3"]


def test_v8_keep_takes_the_card_as_it_lies() -> None:
    t = table([[], []])
    t.play(0, "keep")
    assert display(t, 0) == ["O1.1"]
    assert keys(t) == ["verso-kept"]


def test_v8_flip_takes_it_turned_over() -> None:
    t = table([[], []])
    t.play(0, "flip")
    assert display(t, 0) == ["B2.3"]
    assert events(t)[0].args == {"seat": 0, "from": "O1.1", "to": "B2.3"}


def test_v8_exactly_one_action() -> None:
    t = table([[], []])
    t.play(0, "keep")
    with pytest.raises(Refused, match="V7"):
        t.play(0, "keep")


def test_v9_rows_ascend() -> None:
    t = table([["B6.1/G1.3", "B2.1/G1.3", "BJ.1/O3.3"], []])
    assert display(t, 0) == ["BJ.1", "B2.1", "B6.1"]


def test_v10_a_duplicate_is_discarded_at_once() -> None:
    t = table([["O1.3/B2.1"], []])
    t.play(0, "keep")
    assert display(t, 0) == ["O1.3"]
    assert discards(t) == ["O1.1"]
    assert keys(t) == ["verso-kept", "verso-discarded"]


def test_v10_a_second_joker_of_a_colour_is_discarded() -> None:
    t = table([["BJ.1/O3.3"], []], deck=["BJ.1/G2.3", "O1.1/B2.3"])
    t.play(0, "keep")
    assert display(t, 0) == ["BJ.1"]
    assert discards(t) == ["BJ.1"]


def test_v11_must_flip_forbids_to_keep_a_visible_duplicate() -> None:
    t = table([["O1.3/B2.1", "O2.1/G1.3"], []], options={"duplicate_draw": "must_flip"})
    assert legal(t) == ["bank O 1-2", "flip"]
    with pytest.raises(Refused, match="V11"):
        t.play(0, "keep")
    assert t.game.default_move(t.state, 0) == "flip"
    t.play(0, "bank O 1-2")


def test_v11_must_flip_says_nothing_of_the_back() -> None:
    t = table([["B2.1/G1.3"], []], options={"duplicate_draw": "must_flip"})
    t.play(0, "flip")
    assert discards(t) == ["B2.3"]


@pytest.mark.parametrize(
    ("move", "key"),
    [
        ("bank B 3-3", "single"),
        ("bank B 5-3", "round"),
        ("bank B 6-1", "round"),
        ("bank B 0-2", "values"),
        ("bank B 5-7", "values"),
        ("bank B 3-5 J=6", "joker-outside"),
        ("bank B 2-5 J=4", "joker-used"),
        ("bank B 2-5", "joker-used"),
        ("bank G 3-4", "missing"),
        ("bank G 3-4 J=3", "no-joker"),
    ],
)
def test_v12_what_is_no_run_in_the_display(move: str, key: str) -> None:
    t = table([BEN, PETER])
    with pytest.raises(Refused, match="V12") as refused:
        t.play(0, move)
    assert refused.value.key == f"verso-refused-{key}"


@pytest.mark.parametrize(
    "move", ["", "bank", "Keep", "bank B 3-5 J=", "bank R 1-2", "keep ", "bank B 10-11", "leave"]
)
def test_what_is_no_move(move: str) -> None:
    t = table([BEN, PETER])
    with pytest.raises(Refused) as refused:
        t.play(0, move)
    assert (refused.value.clause, refused.value.key) == ("", "verso-refused-unknown")


def test_v12_a_missing_value_is_the_jokers() -> None:
    t = table([BEN, PETER])
    assert t.play(0, "bank B 3-5") == "bank B 3-5 J=4"


def test_v12_where_none_is_missing_no_joker_is_used() -> None:
    t = table([["B2.1/G3.3", "B3.3/G2.1", "BJ.1/O3.3"], []])
    assert t.play(0, "bank B 2-3") == "bank B 2-3"
    assert display(t, 0) == ["BJ.1"]


def test_v12_the_joker_may_stand_for_a_held_value() -> None:
    t = table([["B2.1/G3.3", "B3.3/G2.1", "B4.3/O5.1", "BJ.1/O3.3"], []])
    t.play(0, "bank B 2-4 J=3")
    assert display(t, 0) == ["B2.1", "B3.3"]
    assert scores(t) == [5, 0]


def test_v12_the_run_need_not_be_the_longest() -> None:
    t = table([["G1.3/O2.1", "G2.3/O3.1", "G3.3/O4.1"], []])
    t.play(0, "bank G 1-2")
    assert display(t, 0) == ["G3.3"]
    assert scores(t) == [6, 0]


def test_v23_the_worked_example() -> None:
    t = table([BEN, PETER])
    t.play(0, "bank B 3-5")
    assert scores(t) == [5, 0]
    assert display(t, 0) == ["B3.1"]
    assert display(t, 1) == ["BJ.1", "G6.1"]
    assert sorted(discards(t)) == ["B5.3", "BJ.1", "G6.3"]
    assert keys(t) == ["verso-banked", "verso-turned", "verso-discarded"]


def test_v24_only_the_two_highest_of_the_run_are_discarded() -> None:
    t = table([["O1.1/G2.3", "O2.1/G1.3", "O3.1/G2.3", "O4.1/G3.3"], []], deck=["B1.1/G2.3"])
    t.play(0, "bank O 1-4")
    assert display(t, 0) == ["O1.1", "O2.1"]
    assert scores(t) == [4, 0]


def test_v13_both_neighbours_flip_the_next_one_first() -> None:
    displays = [["B2.1/G1.3", "B3.1/G2.3"], ["B4.1/G3.3"], ["B5.1/G4.3"], ["B6.1/G5.3"]]
    t = table(displays)
    t.play(0, "bank B 2-3")
    assert [e.args["seat"] for e in events(t) if e.key == "verso-turned"] == [1, 3]
    assert [display(t, seat) for seat in range(4)] == [[], ["G3.3"], ["B5.1"], ["G5.3"]]


def test_v13_with_two_players_the_opponent_flips_once() -> None:
    t = table([["B2.1/G1.3", "B3.1/G2.3"], ["B4.1/G3.3", "B5.1/G4.3"]])
    t.play(0, "bank B 2-3")
    assert display(t, 1) == ["B4.1", "G4.3"]


def test_v13_nothing_flips_where_the_colour_is_not_held() -> None:
    t = table([["B2.1/G1.3", "B3.1/G2.3"], ["G4.1/O3.3"]])
    t.play(0, "bank B 2-3")
    assert keys(t) == ["verso-banked"]


@pytest.mark.parametrize(("option", "left"), [("only_card", ["O3.3"]), ("never", ["BJ.1"])])
def test_v13_a_joker_flips_only_if_it_is_alone(option: str, left: list[str]) -> None:
    t = table([["B2.1/G1.3", "B3.1/G2.3"], ["BJ.1/O3.3"]], options={"joker_flip": option})
    t.play(0, "bank B 2-3")
    assert display(t, 1) == left


def test_v24_the_joker_stays_while_another_card_of_the_colour_lies_there() -> None:
    t = table([["B2.1/G1.3", "B3.1/G2.3"], ["BJ.1/O3.3", "B1.1/O2.3"]])
    t.play(0, "bank B 2-3")
    assert display(t, 1) == ["BJ.1", "O2.3"]


def test_v14_a_flipped_card_moves_to_its_new_row() -> None:
    t = table([["B2.1/G1.3", "B3.1/G2.3"], ["B6.3/O5.1", "O4.1/G3.3"]])
    t.play(0, "bank B 2-3")
    assert display(t, 1) == ["O4.1", "O5.1"]


def test_v24_a_flipped_card_is_not_turned_back() -> None:
    """The same card is turned again only by another bank, to the face it shows then."""
    t = table([["B2.1/G1.3", "B3.1/G2.3"], ["B6.3/O5.1", "B1.1/O2.3"]])
    t.play(0, "bank B 2-3")
    t.play(1, "keep")
    assert display(t, 1) == ["B1.1", "O1.1", "O5.1"]
