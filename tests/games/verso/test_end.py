"""V17-V21: the end, and solo; V24: nobody flips at the final bank."""

import pytest

from tests.games.verso.positions import discards, display, events, keys, legal, scores, table
from volte.games.contract import Refused
from volte.games.verso import GAME


def test_v17_the_last_card_is_placed_and_may_make_a_square() -> None:
    cards = [
        "B1.1/G2.3",
        "B2.1/G1.3",
        "B3.1/G2.3",
        "G1.1/O2.3",
        "G2.1/O1.3",
        "G3.1/O2.3",
        "O1.1/B2.3",
        "O2.1/B1.3",
    ]
    t = table([cards, []], deck=["O3.1/B2.3"])
    t.play(0, "keep")
    assert scores(t) == [7, 0]
    assert keys(t) == ["verso-kept", "verso-square", "verso-final"]


def test_v17_each_makes_exactly_one_final_move_from_the_next_seat_on() -> None:
    t = table([[], ["G1.1/O2.3", "G2.1/O1.3"], []], deck=["O3.1/B2.3"], to_move=1)
    t.play(1, "keep")
    assert GAME.to_move(t.state) == 2
    assert legal(t) == ["pass"]
    for seat, move in [(2, "pass"), (0, "pass"), (1, "bank G 1-2")]:
        assert not GAME.finished(t.state)
        t.play(seat, move)
    assert GAME.finished(t.state)
    assert GAME.to_move(t.state) is None
    assert legal(t) == []
    with pytest.raises(Refused, match="V17"):
        t.play(2, "pass")


@pytest.mark.parametrize("move", ["keep", "flip"])
def test_v17_no_card_can_be_taken_at_the_end(move: str) -> None:
    t = table([[], []], deck=[], final=True)
    with pytest.raises(Refused, match="V17"):
        t.play(0, move)


def test_v17_passing_only_at_the_end() -> None:
    with pytest.raises(Refused, match="V17"):
        table([[], []]).play(0, "pass")


@pytest.mark.parametrize(("flips", "left"), [(False, ["B4.1"]), (True, ["G3.3"])])
def test_v17_v24_neighbours_flip_at_the_final_bank_only_by_option(flips: bool, left: list[str]) -> None:
    t = table(
        [["B2.1/G1.3", "B3.1/G2.3"], ["B4.1/G3.3"]], deck=[], final=True, options={"final_bank_flips": flips}
    )
    t.play(0, "bank B 2-3")
    assert display(t, 1) == left


def test_v18_most_points_win_and_a_tie_is_shared() -> None:
    t = table([[], [], []], deck=[], final=True, scores=[70, 80, 80])
    for seat in range(3):
        t.play(seat, "pass")
    assert GAME.winners(t.state) == [1, 2]
    assert GAME.result(t.state) == {"winners": [1, 2], "scores": [70, 80, 80]}


def test_v19_the_opponent_takes_a_card_after_each_own_turn() -> None:
    t = table([["G4.1/O3.3"]], deck=["O1.1/B2.3", "B3.1/G4.3", "O5.1/B4.3", "O5.3/G4.1"])
    t.play(0, "keep")
    assert discards(t) == ["B3.1"]
    assert display(t, 0) == ["O1.1", "O3.3"]
    assert events(t)[1].args == {"card": "B3.1", "back": "G4.3", "colour": "G", "flips": 1}


@pytest.mark.parametrize(
    ("card", "why"),
    [
        ("B5.1/G4.3", "the back is lower"),
        ("BJ.1/G2.3", "the front is a joker"),
        ("B1.3/GJ.1", "the back is a joker"),
        ("B6.1/G1.3", "1 and 6 are no neighbours here"),
        ("B3.1/O4.3", "no card of the back's colour is held"),
    ],
)
def test_v19_nothing_flips(card: str, why: str) -> None:
    t = table([["G4.1/O3.3"]], deck=["B2.1/O3.3", card, "O5.1/B4.3"])
    t.play(0, "keep")
    assert "G4.1" in display(t, 0), why
    assert discards(t) == [card.split("/")[0]]


def test_v19_one_as_front_and_six_as_back_flips() -> None:
    t = table([["G4.1/O3.3"]], deck=["B2.1/O3.3", "B1.1/G6.3", "O5.1/B4.3"])
    t.play(0, "keep")
    assert "G4.1" not in display(t, 0)


def test_v20_alone_the_game_ends_when_the_pile_is_empty_whoever_took_the_last_card() -> None:
    for deck in (["B2.1/O3.3"], ["B2.1/O3.3", "B1.1/G6.3"]):
        t = table([["G4.1/O3.3", "G5.1/O4.3"]], deck=deck)
        t.play(0, "keep")
        assert legal(t)[-1] == "pass"
        before = discards(t)
        t.play(0, "pass")
        assert GAME.finished(t.state)
        assert discards(t) == before
        assert GAME.winners(t.state) == [0]


def test_v20_the_clause_of_solo_is_named() -> None:
    with pytest.raises(Refused, match="V20"):
        table([[]]).play(0, "pass")


@pytest.mark.parametrize(
    ("points", "verdict"),
    [(0, None), (34, None), (35, 35), (39, 35), (40, 40), (49, 45), (50, 50), (59, 55), (60, 60), (71, 60)],
)
def test_v21_verdict(points: int, verdict: int | None) -> None:
    t = table([[]], deck=[], final=True, scores=[points])
    assert GAME.position(t.state)["verdict"] is None
    t.play(0, "pass")
    assert GAME.position(t.state)["verdict"] == verdict
