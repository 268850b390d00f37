"""Measuring by self-play: fair turns, exact repetition, errors that can be trusted."""

import math
from typing import Any

import pytest

from volte import bots
from volte.bots import arena
from volte.games.contract import BadInput


def test_the_same_seed_measures_the_same() -> None:
    one = arena.measure("verso", ["steady", "casual"], 6, seed="a")
    assert one == arena.measure("verso", ["steady", "casual"], 6, seed="a")
    assert one != arena.measure("verso", ["steady", "casual"], 6, seed="b")


def test_every_level_has_every_seat_with_the_same_cards() -> None:
    games = list(arena.play_games("verso", ["steady", "casual", "casual"], 6, "a", {}))
    assert [game.deal for game in games] == [0, 0, 0, 1, 1, 1]
    assert {game.levels.index("steady") for game in games[:3]} == {0, 1, 2}


def test_equal_turns_are_played_once() -> None:
    assert arena.rotations(["steady", "steady"]) == [("steady", "steady")]
    assert arena.rotations(["a", "b", "a", "b"]) == [("a", "b", "a", "b"), ("b", "a", "b", "a")]


def test_wins_are_shared_out_whole() -> None:
    measured = arena.measure("verso", ["casual", "casual", "steady"], 9)
    assert sum(standing.wins for standing in measured.standings) == pytest.approx(9)
    assert [standing.seats for standing in measured.standings] == [18, 9]
    assert measured.unfinished == 0 and measured.moves > 9 * 45


def test_the_error_is_that_of_independent_deals() -> None:
    """Two games of a deal that cancel out tell nothing twice: means 0.5 and 0.5 have no error."""
    assert arena.mean_and_error([[1.0, 0.0], [0.0, 1.0]]) == (0.5, 0.0)
    mean, error = arena.mean_and_error([[1.0], [0.0], [1.0], [0.0]])
    assert mean == 0.5 and error == pytest.approx(math.sqrt(1 / 3 / 4))
    assert arena.mean_and_error([[3.0]]) == (3.0, 0.0)


def test_a_game_without_points_has_no_mean() -> None:
    standing = arena.measure("versa", ["steady", "casual"], 2).standings[0]
    assert standing.mean is None and standing.mean_error is None


def test_options_reach_the_games() -> None:
    few, many = (arena.measure("versa", ["casual"] * 2, 2, options={"hand_size": size}) for size in (5, 10))
    assert few.moves != many.moves
    with pytest.raises(BadInput):
        arena.measure("versa", ["casual"] * 2, 1, options={"hand_size": 99})


def test_nobody_forgets_a_claim() -> None:
    """R11 `must_claim`: somebody claims out of turn before the next deal."""
    assert "claim" in moves_of("must_claim")
    assert "claim" not in moves_of("automatic")


def moves_of(claims: str) -> list[str]:
    """Every move of some sessions."""
    made: list[str] = []
    choose = bots.choose

    def watched(*asked: Any) -> str:
        made.append(choose(*asked))
        return made[-1]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(arena, "choose", watched)
        arena.measure("reversis", ["casual"] * 4, 3, options={"claims": claims})
    return made
