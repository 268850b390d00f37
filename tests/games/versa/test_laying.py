"""A4-A9: what may be laid, and what wins."""

from typing import Any

import pytest

from tests.games.versa.table import SEED, keys, legal, play, refused, table
from volte.games.contract import BadInput
from volte.games.versa import GAME


def cards_that_fit(at_top: str, hand: str, **start: Any) -> list[str]:
    at = table(hand, "B1 B2", top=at_top, **start)
    return [move.removeprefix("play ") for move in legal(at) if move.startswith("play")]


def test_a5_numbers() -> None:
    assert cards_that_fit("R5", "R1 R9 Y5 Y6 G4 B3 B9") == ["G4", "R1", "R9", "Y5", "Y6"]


def test_a5_one_and_nine_are_no_neighbours() -> None:
    assert cards_that_fit("R1", "Y9 Y2 Y1 B3") == ["Y1", "Y2"]
    assert cards_that_fit("R9", "Y1 Y8 Y9 B3") == ["Y8", "Y9"]


def test_a5_only_the_top_card_counts() -> None:
    assert cards_that_fit("R5", "Y1 Y9", discards="Y1 Y9") == []


def test_a6_specials_fit_by_colour_or_kind() -> None:
    assert cards_that_fit("R-all", "Y-all R-lock Y-lock R3 Y3") == ["R-lock", "R3", "Y-all"]
    assert cards_that_fit("R5", "R-lock Y-lock") == ["R-lock"]


def test_a7_core_names_a_colour_that_counts() -> None:
    at = table("core Y1 R4", "Y3 R5 G-pull Y-all core B9")
    assert "play core Y" in legal(at)
    position = play(at, "play core Y")
    assert (position["top"], position["colour"]) == ("core", "Y")
    assert legal(at) == ["draw", "play Y-all", "play Y3"]
    assert refused(at, "play R5").clause == "A7"


def test_a7_not_on_a_core() -> None:
    at = table("core R1", "B1", top="core", colour="R")
    assert legal(at) == ["draw", "play R1"]
    assert refused(at, "play core B").clause == "A7"


def test_a7_tornado_on_a_core() -> None:
    assert cards_that_fit("core", "tornado R1", colour="B") == ["tornado"]


def test_a8_anything_fits_on_a_tornado_and_no_colour_counts() -> None:
    at = table("tornado R1", "B9 Y-lock core tornado")
    position = play(at, "play tornado")
    assert position["colour"] is None
    cores = [f"play core {colour}" for colour in "BGRY"]
    assert legal(at) == ["draw", "play B9", "play Y-lock", *cores, "play tornado"]


def test_a8_calm_does_nothing_else() -> None:
    position = play(table("tornado R1", "B9", "G1"), "play tornado")
    assert position["hands"] == [["R1"], ["B9"], ["G1"]] and position["to_move"] == 1


@pytest.mark.parametrize(("direction", "hands"), [(1, ["G1", "R1 R2", "B9"]), (-1, ["B9", "G1", "R1 R2"])])
def test_a8_rotate(direction: int, hands: list[str]) -> None:
    at = table("tornado R1 R2", "B9", "G1", options={"tornado": "rotate"}, direction=direction)
    position = play(at, "play tornado")
    assert position["hands"] == [hand.split() for hand in hands]
    assert position["to_move"] == direction % 3
    assert keys(at) == ["versa-played", "versa-tornado-rotate"]


def test_a8_redeal_from_the_next_player_on() -> None:
    at = table("tornado R1 R2", "B9 B1", "G1", options={"tornado": "redeal"}, direction=-1)
    position = play(at, "play tornado")
    order = SEED.shuffled("tornado 1", ["G1", "B1", "B9", "R1", "R2"])
    assert position["hands"] == [
        sorted([order[2]]),
        sorted([order[1], order[4]]),
        sorted([order[0], order[3]]),
    ]
    assert position["to_move"] == 2 and position["top"] == "tornado"
    assert keys(at) == ["versa-played", "versa-tornado-redeal"]


def test_a8_redeal_leaves_out_who_has_left() -> None:
    at = table("tornado R1 R2", "B9 B1", "G1", options={"tornado": "redeal"})
    position = play(at, "1:leave", "play tornado")
    assert position["hands"][1] == [] and sum(map(len, position["hands"])) == 3


@pytest.mark.parametrize("penalty", [{"pull": 2}, {"lock": "R"}])
@pytest.mark.parametrize("move", ["play core B", "play tornado"])
def test_a9_colourless_cards_do_not_lift_a_penalty(penalty: dict[str, object], move: str) -> None:
    at = table("core tornado Y1", "B1", top="R-pull" if "pull" in penalty else "R-lock", penalty=penalty)
    assert legal(at) == ["draw"]
    assert refused(at, move).clause == "A9"


@pytest.mark.parametrize("card", ["R1", "R-pull", "R-lock", "R-all", "R-boost", "R-block", "R-reverse"])
@pytest.mark.parametrize("tornado", ["calm", "redeal", "rotate"])
def test_a4_last_card_wins_and_has_no_effect(card: str, tornado: str) -> None:
    """Fault: the last card is an action card and the win is not seen, or its effect still runs."""
    at = table(card, "B1", "Y1", options={"tornado": tornado}, pile="G1 G2 G3 G4")
    position = play(at, f"play {card}")
    assert position["finished"] and position["winners"] == [0] and position["to_move"] is None
    assert position["hands"] == [[], ["B1"], ["Y1"]] and position["pile_size"] == 4
    assert position["penalty"] is None and position["direction"] == 1 and not position["bonus"]
    assert legal(at) == [] and keys(at) == ["versa-played", "versa-over"]


@pytest.mark.parametrize("tornado", ["calm", "redeal", "rotate"])
@pytest.mark.parametrize("move", ["play core G", "play tornado"])
def test_a4_colourless_last_card(tornado: str, move: str) -> None:
    position = play(table(move.split()[1], "B1", "Y1", options={"tornado": tornado}), move)
    assert position["winners"] == [0] and position["hands"][1:] == [["B1"], ["Y1"]]


def test_a4_last_card_on_a_pull_stack() -> None:
    position = play(table("R-pull B2", "Y-pull", "G1", pile="B1 B1 B3"), "play R-pull", "play Y-pull")
    assert position["winners"] == [1] and position["penalty"] is None and position["pile_size"] == 3


def test_nothing_is_played_after_the_end() -> None:
    at = table("R1", "B1")
    play(at, "play R1")
    assert refused(at, "draw", seat=1).clause == "A4"
    assert refused(at, "leave", seat=1).clause == "A4"


@pytest.mark.parametrize(
    ("move", "top", "clause"),
    [
        ("play B9", "R5", "A5"),
        ("play G1", "R5", "A5"),  # not held
        ("play B9", "R-all", "A6"),
        ("play Y-lock", "R5", "A6"),
        ("play Y-lock", "R-all", "A6"),
        ("play core", "R5", "A7"),
        ("play core W", "R5", "A7"),
        ("play core wild", "R5", "A7"),
        ("end", "R5", "A10"),
        ("play R7 G", "R5", ""),
        ("play X", "R5", ""),
        ("pass", "R5", ""),
        ("", "R5", ""),
        ("draw ", "R5", ""),
    ],
)
def test_refused_with_the_clause(move: str, top: str, clause: str) -> None:
    at = table("B9 Y-lock core R7", "B1", top=top, pile="G9")
    assert refused(at, move).clause == clause


def test_out_of_turn() -> None:
    at = table("R1 R2", "R3 R4")
    assert refused(at, "play R3", seat=1).clause == "A3"
    assert refused(at, "draw", seat=1).key == "versa-refused-turn"


@pytest.mark.parametrize(
    ("start", "key"),
    [
        ({"top": "core"}, "versa-start-colour-missing"),
        ({"top": "core", "colour": "W"}, "versa-start-colour"),
        ({"colour": "B"}, "versa-start-colour-other"),
        ({"top": "tornado", "colour": "B"}, "versa-start-colour-other"),
        ({"direction": 0}, "versa-start-direction"),
        ({"penalty": {"pull": 0}}, "versa-start-penalty"),
        ({"penalty": {"pull": 2, "lock": "R"}}, "versa-start-penalty"),
        ({"penalty": {"lock": "wild"}}, "versa-start-penalty"),
        ({"penalty": {"lock": "R"}, "bonus": True}, "versa-start-bonus-penalty"),
        ({"bonus": 1}, "start-bool"),
        ({"to_move": 2}, "start-seat"),
        ({"pile": "R5 R5"}, "start-twice"),
        ({"pile": "R0"}, "start-no-card"),
        ({"score": [0, 0]}, "start-unknown"),
    ],
)
def test_positions_that_cannot_be(start: dict[str, object], key: str) -> None:
    with pytest.raises(BadInput) as caught:
        table("R1", "B1", **start)  # type: ignore[arg-type]
    assert caught.value.key == key


@pytest.mark.parametrize("hands", [("R1", ""), ("", "B1"), ("", "")])
def test_a_hand_without_a_card_has_won_already(hands: tuple[str, str]) -> None:
    with pytest.raises(BadInput) as caught:
        table(*hands)
    assert caught.value.key == "versa-start-no-hand"
    assert caught.value.args_of_key == {"name": f"hands[{hands.index('')}]"}


def test_hands_that_are_left_out_are_empty_and_so_cannot_be() -> None:
    with pytest.raises(BadInput, match="versa-start-no-hand"):
        GAME.setup(GAME.options({}, 2), 2, {"discards": ["R5"]}, None)


def test_colour_of_a_coloured_top_may_be_said() -> None:
    assert play(table("R1 R2", "B1", colour="R"))["colour"] == "R"
