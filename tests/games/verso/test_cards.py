"""V1-V7: the cards, the deal, and what the piles hold."""

from collections import Counter

import pytest

from volte.games.contract import BadInput
from volte.games.verso import GAME
from volte.games.verso.layout import DECK, FACES
from volte.shuffle import Seed

VECTOR = Seed(bytes(range(32)))


def test_v1_v4_ninety_different_cards() -> None:
    assert len(DECK) == len(set(DECK)) == 90
    assert sum("J" in front + back for front, back in DECK) == 18


def test_v2_faces_of_a_card_are_neighbours_of_other_colours_with_one_and_three_points() -> None:
    for front, back in DECK:
        assert front[0] != back[0]
        assert {front[3], back[3]} == {"1", "3"}
        if "J" not in front + back:
            assert abs(int(front[1]) - int(back[1])) in (1, 5)


def test_v3_v4_jokers_count_one_and_each_coloured_value_is_behind_one() -> None:
    jokers = [sorted(card, key=lambda face: face[1] != "J") for card in DECK if "J" in card[0] + card[1]]
    assert all(joker[2:] == ".1" and number[2:] == ".3" for joker, number in jokers)
    assert len({number for _, number in jokers}) == 18
    assert Counter(joker[0] for joker, _ in jokers) == {"B": 6, "G": 6, "O": 6}
    # The colour after the number's for odd values, the one before it for even ones.
    assert {("BJ.1", "O3.3"), ("GJ.1", "B1.3"), ("BJ.1", "G2.3")} <= {(a, b) for a, b in jokers}


def test_v4_sixty_faces_a_colour() -> None:
    assert Counter(face[0] for face in FACES) == {"B": 60, "G": 60, "O": 60}


@pytest.mark.parametrize(("seats", "pile"), [(1, 35), (2, 30), (3, 45), (4, 60), (5, 75), (6, 90)])
def test_v5_fifteen_cards_a_player_and_35_alone(seats: int, pile: int) -> None:
    g = GAME.deal(GAME.options({}, seats), seats, VECTOR)
    cards = GAME.position(g)["deck"]
    assert len(cards) == pile == len({frozenset(card.split("/")) for card in cards})


def test_v5_the_deal_of_the_test_vector() -> None:
    g = GAME.deal(GAME.options({}, 2), 2, VECTOR)
    assert GAME.position(g)["deck"][:4] == ["G1.1/O2.3", "B3.1/G2.3", "GJ.1/B1.3", "O6.1/B1.3"]


def test_v6_only_the_upper_face_of_the_top_card_is_seen() -> None:
    g = GAME.deal(GAME.options({}, 2), 2, VECTOR)
    view = GAME.view(g, 0)
    assert (view.top, view.deck_left) == ("G1.1/?", 30)
    assert not hasattr(view, "deck")


def test_v7_the_lot_or_the_host_says_who_begins_and_play_goes_clockwise() -> None:
    lots = {GAME.to_move(GAME.deal(GAME.options({}, 3), 3, Seed(bytes([i]) * 32))) for i in range(20)}
    assert lots == {0, 1, 2}
    g = GAME.deal(GAME.options({}, 3), 3, VECTOR, first=2)
    movers = []
    for _ in range(4):
        movers.append(GAME.to_move(g))
        GAME.play(g, movers[-1] or 0, "keep")
    assert movers == [2, 0, 1, 2]


@pytest.mark.parametrize("seats", [0, 7])
def test_one_to_six_play(seats: int) -> None:
    with pytest.raises(BadInput, match="seats-wrong"):
        GAME.deal(GAME.options({}, 1), seats, VECTOR)
