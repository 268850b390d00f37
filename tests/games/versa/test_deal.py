"""A1-A3: the deck, the deal, and the options that change them."""

from collections import Counter
from typing import Any

import pytest

from tests.games.versa.table import SEED, cards_of, dealt
from volte.games.contract import BadInput
from volte.games.versa import GAME
from volte.games.versa.hands import deal_round
from volte.games.versa.layout import KINDS
from volte.games.versa.start import with_options
from volte.kernel import Row
from volte.shuffle import Seed


def test_a1_kinds_stand_in_ascii_order() -> None:
    assert sorted(KINDS) == KINDS and len(set(KINDS)) == 62


def test_a2_deck_has_104_cards() -> None:
    cards = cards_of(GAME.position(dealt(4).state))
    assert sum(cards.values()) == 104
    assert {cards[f"{c}{n}"] for c in "RYGB" for n in range(1, 10)} == {2}
    assert {
        cards[f"{c}-{s}"] for c in "RYGB" for s in ("pull", "lock", "block", "reverse", "boost", "all")
    } == {1}
    assert (cards["core"], cards["tornado"]) == (4, 4)


def test_records_test_vector() -> None:
    """docs/rules/records.md: three seats, seed 00 01 02 ... 1f."""
    position = GAME.position(dealt(3).state)
    assert position["to_move"] == 0 and position["top"] == "B1"
    assert Counter(position["hands"][0]) == Counter(["G2", "R6", "tornado", "R6", "R4", "R7", "R8"])


def test_a2_deck_option_counts_and_overview() -> None:
    at = dealt(2, deck={"number": 1, "pull": 3, "core": 0, "tornado": 9})
    counts = Counter(GAME.view(at.state, 0).deck)
    assert counts == cards_of(GAME.position(at.state))
    assert (counts["R7"], counts["G-pull"], counts["B-lock"], counts["core"], counts["tornado"]) == (
        1,
        3,
        1,
        0,
        9,
    )


@pytest.mark.parametrize(
    ("seats", "raw", "key"),
    [
        (2, {"deck": {"number": 0}}, "versa-deck-no-number"),
        (8, {"deck": {"number": 1}, "hand_size": 10}, "versa-deck-small"),
        (2, {"deck": {"number": 20}}, "versa-deck-big"),
        (2, {"deck": {"number": -1}}, "option-wrong"),
        (2, {"deck": {"number": True}}, "option-wrong"),
        (2, {"deck": {"joker": 1}}, "option-unknown"),
        (2, {"deck": 104}, "option-wrong"),
        (2, {"hand_size": 4}, "option-wrong"),
        (2, {"hand_size": 11}, "option-wrong"),
        (2, {"hand_size": "7"}, "option-wrong"),
        (2, {"pull_cards": 0}, "option-wrong"),
        (2, {"tornado": "wild"}, "option-wrong"),
        (2, {"tornado": None}, "option-wrong"),
        (2, {"turn_seconds": 0}, "option-wrong"),
        (2, {"jump_in": True}, "option-unknown"),
        (1, {}, "seats-wrong"),
        (9, {}, "seats-wrong"),
    ],
)
def test_bad_options_are_refused(seats: int, raw: dict[str, Any], key: str) -> None:
    with pytest.raises(BadInput) as caught:
        GAME.options(raw, seats)
    assert caught.value.key == key


def test_deck_that_is_just_enough() -> None:
    """2 x 5 cards and one to turn up."""
    none = dict.fromkeys(("pull", "lock", "block", "reverse", "boost", "all", "core", "tornado"), 0)
    at = dealt(2, hand_size=5, deck={"number": 1, **none})
    assert GAME.position(at.state)["pile_size"] == 36 - 11


@pytest.mark.parametrize("seats", range(2, 9))
@pytest.mark.parametrize("hand_size", [5, 7, 10])
def test_a3_hands_and_start_card(seats: int, hand_size: int) -> None:
    for seed in range(12):
        position = GAME.position(dealt(seats, Seed(bytes([seed] * 32)), hand_size=hand_size).state)
        assert [len(hand) for hand in position["hands"]] == [hand_size] * seats
        assert position["top"][1:].isdigit()
        assert position["penalty"] is None and position["direction"] == 1 and not position["bonus"]
        assert position["pile_size"] == 104 - seats * hand_size - 1


def test_a3_cards_that_are_no_number_go_under_the_pile() -> None:
    """Fault: rejected start cards leave the game, or the start card cannot be played on."""
    seen = 0
    for seed in range(40):
        seed_ = Seed(bytes([seed] * 32))
        state = GAME.deal(GAME.options({}, 2), 2, seed_)
        order = seed_.shuffled("deck", [kind for kind in range(62) for _ in range(state.deck[kind])])[14:]
        start = next(i for i, kind in enumerate(order) if KINDS[kind][1:].isdigit())
        expected = [KINDS[kind] for kind in order[start + 1 :] + order[:start]]
        assert GAME.position(state)["pile"] == expected
        seen += start > 0
    assert seen > 3


def test_a3_first_by_lot_or_by_the_record() -> None:
    options = GAME.options({}, 4)
    firsts = {GAME.to_move(GAME.deal(options, 4, Seed(bytes([n] * 32)))) for n in range(40)}
    assert firsts == {0, 1, 2, 3}
    assert GAME.to_move(GAME.deal(options, 4, SEED, first=2)) == 2


def test_a3_dealt_one_by_one_from_who_begins() -> None:
    state = GAME.deal(GAME.options({}, 3), 3, SEED, first=2)
    order = SEED.shuffled("deck", [kind for kind in range(62) for _ in range(state.deck[kind])])
    hands = GAME.position(state)["hands"]
    for place, seat in enumerate((2, 0, 1)):
        assert Counter(hands[seat]) == Counter(KINDS[kind] for kind in order[place:21:3])


def test_a3_no_number_left_to_turn_up() -> None:
    """The top card then lies open as it is; a Core without a colour takes any card but a Core."""
    g = with_options(2, GAME.options({"hand_size": 5}, 2))
    cards = [*(KINDS.index(text) for text in ["core", "R1", "tornado", "B9", *["G5"] * 6, "core", "R-all"])]
    deal_round(g, Row(cards), len(cards), 0)
    assert GAME.position(g)["top"] == "core" and GAME.position(g)["pile"] == ["R-all"]
    assert GAME.legal(g, 0) == ["draw", "play G5", "play tornado"]
    assert GAME.legal(g, 0) == GAME.legal(GAME.redraw(GAME.view(g, 0), SEED), 0)
