"""A21 and what a view is for: hidden cards, why_not, previews, redraws."""

import random
from typing import Any

import msgspec
import pytest

from tests.games.versa.table import SEED, cards_of, dealt, legal, play, table, told, view
from volte.games.contract import WATCHER
from volte.games.versa import GAME
from volte.games.versa.layout import KINDS
from volte.shuffle import Seed


def test_a21_only_the_own_hand_is_shown() -> None:
    at = table("R1 R2", "B1", "core Y3", pile="G9 G8")
    seen = view(at, 2)
    assert seen.hands == [["?", "?"], ["?"], ["Y3", "core"]] and seen.hand_sizes == [2, 1, 2]
    assert seen.pile_size == 2 and not hasattr(seen, "pile")
    assert view(at, WATCHER).hands == [["?", "?"], ["?"], ["?", "?"]]


def test_view_has_the_keys_of_replay_but_the_pile() -> None:
    at = dealt(3)
    keys = msgspec.to_builtins(view(at, 0)).keys()
    assert keys >= GAME.position(at.state).keys() - {"pile"} and "pile" not in keys


def test_a21_no_view_or_event_knows_hidden_cards() -> None:
    """What a seat is told does not change when what is hidden from it does."""
    chance = random.Random(5)
    for n in range(6):
        at = dealt(4, Seed(bytes([n] * 32)), tornado=("calm", "redeal", "rotate")[n % 3])
        while not GAME.finished(at.state):
            for viewer in (WATCHER, 0, 2):
                seen = view(at, viewer)
                again = GAME.redraw(seen, Seed(chance.randbytes(32)))
                assert GAME.view(again, viewer) == seen
                assert GAME.legal(again, viewer) == GAME.legal(at.state, viewer)
                assert cards_of(GAME.position(again)) == cards_of(GAME.position(at.state))
            play(at, chance.choice(legal(at)))
            texts = msgspec.json.encode([told(at, WATCHER), told(at, 0)]).decode()
            drawn = [event for event in told(at, 0) if event.key == "versa-drew" and event.args["seat"] != 0]
            assert all(event.args["cards"] == [] for event in drawn), texts


def test_redraws_differ() -> None:
    seen = view(dealt(4), 0)
    hands = {tuple(GAME.position(GAME.redraw(seen, Seed(bytes([n] * 32))))["hands"][1]) for n in range(9)}
    assert len(hands) > 5


def test_redraw_after_a_draw_gives_the_drawer_something_that_fits() -> None:
    """A10: else the turn would have passed by itself."""
    at = table("R1 Y9", "B1", pile="G9 G8 G7")
    play(at, "draw")
    for n in range(30):
        again = GAME.redraw(view(at, 1), Seed(bytes([n] * 32)))
        assert len(GAME.legal(again, 0)) > 1


def test_fits_and_what_is_in_force() -> None:
    at = table("R1 R1 B9 core", "B1")
    assert view(at, 0).fits == ["R1", "core"] and view(at, 1).fits == []
    assert (view(at, 0).to_move, view(at, 0).next_seat) == (0, 1)
    assert sum(view(at, 1).deck.values()) == 104


def test_a_seat_that_left() -> None:
    at = table("R1 R2", "B1", "G1")
    play(at, "2:leave")
    assert view(at, 0).active == [True, True, False] and view(at, 0).hand_sizes == [2, 1, 0]


@pytest.mark.parametrize(
    ("thing", "clause"),
    [
        ("R1", None),
        ("play R1", None),
        ("draw", None),
        ("B9", "A5"),
        ("Y1", "A5"),
        ("B-all", "A6"),
        ("core", None),
        ("play core", "A7"),
        ("end", "A10"),
        ("nonsense", ""),
    ],
)
def test_why_not(thing: str, clause: str | None) -> None:
    found = GAME.why_not(view(table("R1 B9 B-all core", "B1"), 0), thing)
    assert (None if found is None else found.clause) == clause


def test_why_not_out_of_turn_and_for_a_spectator() -> None:
    at = table("R1 B9", "B1")
    for viewer in (1, WATCHER):
        found = GAME.why_not(view(at, viewer), "B1")
        assert found is not None and found.key == "versa-refused-turn"


def test_why_not_agrees_with_legal() -> None:
    chance = random.Random(2)
    for n in range(4):
        at = dealt(3, Seed(bytes([n] * 32)))
        for _ in range(40):
            if GAME.finished(at.state):
                break
            seen = view(at, at.state.turn)
            cards = {move.split()[1] for move in legal(at) if move.startswith("play")}
            assert {card for card in KINDS if GAME.why_not(seen, card) is None} == cards == set(seen.fits)
            play(at, chance.choice(legal(at)))


def previewed(move: str, *hands: str, **start: Any) -> dict[str, Any]:
    return GAME.preview(view(table(*hands, **start), 0), move)


def test_preview_of_draws() -> None:
    assert previewed("draw", "Y9", "B1", pile="G9")["draws"] == 1
    assert previewed("draw", "Y9", "B1", top="R-pull", penalty={"pull": 6}, pile="G9")["draws"] == 6
    locked = previewed("draw", "Y9", "B1", top="R-lock", penalty={"lock": "R"}, pile="G9", discards="G1")
    assert locked["draws"] == 2 and locked["reshuffles"]


def test_preview_of_cards() -> None:
    pull = previewed("play R-pull", "R-pull Y1", "B1", "B2", top="Y-pull", penalty={"pull": 2})
    assert (pull["next"], pull["burden"], pull["wins"]) == (1, {"pull": 4}, False)
    block = previewed("play R-block", "R-block Y1", "B1", "B2")
    assert (block["next"], block["skips"]) == (2, [1])
    core = previewed("play core G", "core Y1", "B1")
    assert (core["colour"], core["burden"]) == ("G", None)
    everybody = previewed("play R-all", "R-all Y1", "B1", "B2", pile="G9 G8", direction=-1)
    assert everybody["all"] == [2, 1] and everybody["next"] == 2
    bonus = previewed("play Y5", "Y5 Y1", "B1")
    assert bonus["bonus"] and bonus["next"] == 0
    assert previewed("play R1", "R1", "B1")["wins"]
    redeal = previewed("play tornado", "tornado R1", "B1", options={"tornado": "redeal"})
    assert (redeal["hands"], redeal["next"], redeal["colour"]) == ("redeal", 1, None)
    assert previewed("play tornado", "tornado R1", "B1", options={"tornado": "rotate"})["hands"] == "rotate"


def test_preview_does_not_depend_on_what_is_hidden() -> None:
    chance = random.Random(4)
    for n in range(4):
        at = dealt(3, Seed(bytes([n] * 32)))
        while not GAME.finished(at.state):
            seen = view(at, at.state.turn)
            other = GAME.view(GAME.redraw(seen, SEED), at.state.turn)
            for move in legal(at):
                assert GAME.preview(seen, move) == GAME.preview(other, move)
            play(at, chance.choice(legal(at)))
