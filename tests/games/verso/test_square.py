"""V15, V16: squares, and the mistake of V24 that belongs to them."""

import pytest

from tests.games.verso.positions import NINE, discards, display, keys, scores, table
from volte.games.verso import GAME


def test_v15_three_of_each_colour_score_seven_at_once_and_nothing_happens_else() -> None:
    t = table([NINE[:8], ["B4.1/O5.3"]], deck=["O3.1/B2.3", "O4.1/B3.3"])
    t.play(0, "keep")
    assert scores(t) == [7, 0]
    assert len(display(t, 0)) == 9
    assert discards(t) == []
    assert display(t, 1) == ["B4.1"]
    assert keys(t) == ["verso-kept", "verso-square"]


def test_v15_jokers_count_and_more_than_nine_cards_are_fine() -> None:
    cards = ["BJ.1/O3.3", *NINE[1:8], "B4.1/O3.3"]
    t = table([cards, []], deck=["O3.1/B2.3", "O4.1/B3.3"])
    t.play(0, "keep")
    assert scores(t) == [7, 0]


def test_v15_also_out_of_turn() -> None:
    """A neighbour's bank turns the ninth card to the place where it was missing."""
    t = table([["B5.1/G4.3", "B6.1/G5.3"], [*NINE[:8], "B4.1/O3.3"]], deck=["O5.1/B4.3", "O4.1/B3.3"])
    t.play(0, "bank B 5-6")
    assert scores(t) == [2, 7]


def test_v15_it_stands_on_without_scoring_again() -> None:
    t = table([NINE[:8], []], deck=["O3.1/B2.3", "G5.1/B4.3", "O4.1/B3.3", "O5.1/B4.3"])
    for seat in (0, 1, 0):
        t.play(seat, "keep")
    assert scores(t) == [7, 0]


def test_a_square_that_stands_at_the_start_has_scored() -> None:
    t = table([NINE, []], deck=["O4.1/B3.3", "O5.1/B4.3"])
    t.play(0, "keep")
    assert scores(t) == [0, 0]


def test_v16_broken_and_rebuilt_it_scores_again() -> None:
    t = table([NINE, []], deck=["O5.1/B4.3", "B4.1/O3.3", "O5.3/B4.1", "B3.1/O2.3", "O4.1/B3.3"])
    for seat, move in [(0, "bank B 2-3"), (1, "keep"), (0, "keep"), (1, "keep"), (0, "keep")]:
        t.play(seat, move)
    assert scores(t) == [9, 0]


@pytest.mark.parametrize(("option", "points"), [("rebuilt", 7), ("after_bank", 0)])
def test_v16_rebuilt_without_an_own_bank(option: str, points: int) -> None:
    """The neighbour's bank breaks the square; a kept card rebuilds it."""
    t = table(
        [["B5.1/G4.3", "B6.1/G5.3"], [*NINE[:3], *NINE[3:9]]],
        deck=["B4.1/O3.3", "O5.1/B4.3"],
        options={"square_again": option},
    )
    t.play(0, "bank B 5-6")
    assert display(t, 1)[:2] == ["B1.1", "B2.1"]
    t.play(1, "keep")
    assert scores(t) == [2, points]


@pytest.mark.parametrize(("option", "points"), [("rebuilt", 2), ("after_bank", 9)])
def test_v16_a_square_that_stands_after_its_owners_bank(option: str, points: int) -> None:
    cards = [*NINE, "B4.1/O3.3", "B5.1/O4.3"]
    t = table([cards, []], deck=["O5.1/B4.3"], options={"square_again": option})
    t.play(0, "bank B 4-5")
    assert scores(t) == [points, 0]


def test_v16_a_card_discarded_as_a_duplicate_never_counted() -> None:
    t = table([[*NINE[:8]], []], deck=["O2.3/B1.1", "O4.1/B3.3"])
    t.play(0, "keep")
    assert scores(t) == [0, 0]


def test_v16_one_flip_is_one_event() -> None:
    """The turned card is gone as a duplicate; the square stood before and after, so nothing is scored."""
    t = table([["B5.1/G4.3", "B6.1/G5.3"], [*NINE, "B4.1/O3.3"]], deck=["O5.1/B4.3"])
    t.play(0, "bank B 5-6")
    assert keys(t) == ["verso-banked", "verso-turned", "verso-discarded"]
    assert GAME.view(t.state, 0).square[1].scored
