"""Start positions and options that cannot be."""

from typing import Any

import pytest

from tests.games.verso.positions import table
from volte.games.contract import BadInput
from volte.games.verso import GAME


@pytest.mark.parametrize(
    ("start", "key"),
    [
        ({"hands": []}, "start-unknown"),
        ({"deck": "O1.1/B2.3"}, "start-list"),
        ({"deck": ["O1.1/B3.3"]}, "start-no-card"),
        ({"deck": ["O1.1/?"]}, "start-no-card"),
        ({"deck": [7]}, "start-no-card"),
        ({"deck": ["O1.1/B2.3", "B2.3/O1.1"]}, "start-twice"),
        ({"deck": ["O1.1/B2.3"], "displays": [["B2.3/O1.1"], []]}, "start-twice"),
        ({"displays": [[]]}, "start-lists"),
        ({"displays": {}}, "start-lists"),
        ({"displays": [["B3.1/G4.3", "B3.1/G2.3"], []]}, "verso-start-duplicate"),
        ({"displays": [["BJ.1/G2.3", "BJ.1/O3.3"], []]}, "verso-start-duplicate"),
        ({"scores": [1]}, "start-lists"),
        ({"scores": [1, -1]}, "start-number"),
        ({"scores": [1, True]}, "start-number"),
        ({"to_move": 2}, "start-seat"),
        ({"to_move": True}, "start-seat"),
        ({"final": 1}, "start-bool"),
        ({"final": True}, "verso-start-final-cards"),
        ({"deck": []}, "verso-start-final-missing"),
    ],
)
def test_what_cannot_be(start: dict[str, Any], key: str) -> None:
    keys = {"deck": ["G1.1/O2.3"], **start}
    with pytest.raises(BadInput) as wrong:
        GAME.setup(GAME.options({}, 2), 2, keys)
    assert wrong.value.key == key


def test_what_is_left_out() -> None:
    t = table([[], []], deck=["O1.1/B2.3"])
    assert GAME.position(t.state)["scores"] == [0, 0]
    assert GAME.to_move(t.state) == 0
    g = GAME.setup(GAME.options({}, 3), 3, {"deck": ["O1.1/B2.3"]}, first=2)
    assert GAME.to_move(g) == 2
    g = GAME.setup(GAME.options({}, 3), 3, {"deck": ["O1.1/B2.3"], "to_move": 1}, first=2)
    assert GAME.to_move(g) == 1


@pytest.mark.parametrize(
    "options",
    [
        {"duplicates": "free"},
        {"duplicate_draw": "never"},
        {"final_bank_flips": 1},
        {"final_bank_flips": "true"},
        {"joker_flip": None},
        {"turn_seconds": 0},
        {"turn_seconds": "30"},
        {"turn_seconds": True},
    ],
)
def test_options_that_cannot_be(options: dict[str, Any]) -> None:
    with pytest.raises(BadInput, match="option-"):
        GAME.options(options, 2)


def test_options_come_back_in_the_view() -> None:
    raw = {
        "turn_seconds": 45,
        "duplicate_draw": "must_flip",
        "joker_flip": "never",
        "square_again": "after_bank",
        "final_bank_flips": True,
        "show_known_backs": False,
    }
    options = GAME.options(raw, 2)
    assert GAME.view(table([[], []], options=raw).state, 0).options == options
