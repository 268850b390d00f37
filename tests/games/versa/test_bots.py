"""The bots of VERSA: always legal, from the view alone, and stronger by level."""

import random
import time

import pytest

from tests.games.versa.table import Play, dealt, legal, table, view
from volte.bots.arena import measure
from volte.bots.versa import LEVELS
from volte.games.versa import GAME
from volte.shuffle import Seed


def chosen(at: Play, level: str = "steady") -> str:
    seat = at.state.turn
    return LEVELS[level](view(at, seat), legal(at), random.Random(1))


@pytest.mark.parametrize("level", sorted(LEVELS))
@pytest.mark.parametrize("seats", range(2, 9))
def test_whole_rounds_with_every_option(level: str, seats: int) -> None:
    for n, tornado in enumerate(("calm", "redeal", "rotate")):
        at = dealt(seats, Seed(bytes([n] * 32)), tornado=tornado, hand_size=5 + n, pull_cards=n + 1)
        chance = random.Random(n)
        for _ in range(3000):
            if GAME.finished(at.state):
                break
            seat = at.state.turn
            at.play(seat, LEVELS[level](view(at, seat), legal(at), chance))
        assert GAME.finished(at.state)


def test_the_same_view_and_chance_give_the_same_move() -> None:
    at = dealt(4)
    assert len({chosen(at, level) for _ in range(5) for level in ["casual"]}) == 1
    assert len({chosen(at) for _ in range(5)}) == 1


def test_what_is_hidden_does_not_matter() -> None:
    at = dealt(4)
    for n in range(10):
        again = GAME.redraw(view(at, at.state.turn), Seed(bytes([n] * 32)))
        at.state, before = again, chosen(at)
        assert chosen(at) == before


@pytest.mark.parametrize("level", sorted(LEVELS))
def test_draws_only_when_nothing_fits(level: str) -> None:
    assert chosen(table("Y9", "B1", pile="G9"), level) == "draw"
    assert chosen(table("R9 Y1", "B1", pile="G9"), level) == "play R9"
    assert chosen(table("Y9 Y1", "B1", bonus=True), level) == "end"
    assert chosen(table("Y9 Y-pull", "B1", top="R-pull", penalty={"pull": 2}), level) == "play Y-pull"


def test_steady_wins_when_it_can() -> None:
    assert chosen(table("R-block R9", "B1 B2")) == "play R-block"  # and then the 9
    assert chosen(table("Y5 G5 R2", "B1 B2", "B3")) == "play Y5"


def test_steady_keeps_cores_and_tornados() -> None:
    assert chosen(table("core tornado R9 Y1 B3", "B1 B2 B4")) == "play R9"


def test_steady_names_a_colour_that_it_holds() -> None:
    assert chosen(table("core G1 G3 G8 B2", "B1 B2 B4", top="Y5")) == "play core G"


def test_steady_beats_casual() -> None:
    """Measured over 20,000 rounds elsewhere; here a few, always the same ones."""
    two = measure("versa", ["steady", "casual"], 200)
    assert two.standings[0].win_rate > 0.57
    four = measure("versa", ["steady", "casual", "casual", "casual"], 200)
    assert four.standings[0].win_rate > 0.3


def test_steady_is_quick_with_a_hand_full_of_bonus_cards() -> None:
    """A row could go on for ever; it looks at so many and no more."""
    hand = " ".join(f"{c}{n}" for c in "RYGB" for n in range(1, 10))
    hand += " " + " ".join(f"{c}-{kind}" for c in "RYGB" for kind in ("boost", "block", "reverse"))
    at = table(hand, "B1")
    begin = time.perf_counter()
    assert chosen(at) in legal(at)
    assert time.perf_counter() - begin < 2
