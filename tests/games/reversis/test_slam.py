"""R17-R18, R20 and R22: the Reversis, the Espagnolette, the old game; the faults that others had with
them."""

import pytest

from tests.games.reversis.table import chips, deck, ending, opening, play_all, position, pots, session
from volte.games.contract import Refused, Table
from volte.games.reversis import GAME
from volte.games.reversis.layout import ReversisState

TOPS = "AS KS QS JS 9S 8S 7S 6S 5S"
"""Nine spades from the top: with them all first nine tricks are won."""


def slam(*last: str, quinola: bool = False, pot: tuple[int, ...] = (25,)) -> Table[ReversisState]:
    """Seat 0 has nine tricks' worth of spades and two more cards, the others none above them; their last two
    cards are kept for the last two tricks.

    With `quinola` it leads the Quinola and eight spades: nobody else holds a higher heart.
    """
    first = TOPS.replace("5S", "JH") if quinola else TOPS
    others = {} if quinola else {1: "S", 2: "S", 3: "S"}
    kitty = "AH KH QH 5S" if quinola else "4S 3S 2S"
    held = (f"{first} {last[0]}", *last[1:])
    start = opening(*held, voids=others, kitty=kitty, pots=list(pot), dealer=1, leader=0)
    table = position(start)
    for card in first.split():
        table.play(0, f"play {card}")
        for seat in (1, 2, 3):
            moves = GAME.legal(table.state, seat)
            kept = {f"play {c}" for c in last[seat].split()[-2:]}
            table.play(seat, next(move for move in moves if move not in kept))
    return table


def keys(table: Table[ReversisState]) -> list[str]:
    return [event.key for event in GAME.events(table.state, -1)]


def finish(table: Table[ReversisState]) -> None:
    while GAME.position(table.state)["hands"] != [[], [], [], []]:
        seat = GAME.to_move(table.state)
        assert seat is not None
        table.play(seat, GAME.legal(table.state, seat)[0])


def test_r17_everything_is_returned_one_by_one() -> None:
    """Thrown aces and the Quinola had been paid for; after the ninth trick all stand as after the antes."""
    table = slam("AC KC", "AH AD 2C 3C", "3H 4C 5C", "JH 6C 7C")
    assert chips(table) == [100] * 4 and pots(table) == [25]
    view = GAME.view(table.state, 2)
    assert view.bound == 0 and view.streak is not None and view.streak.tricks == 9
    returned = [line for line in view.ledger if line.reason == "returned"]
    paid = [line for line in view.ledger if line.reason != "returned"]
    assert {line.of for line in returned} >= {"quinola-thrown", "pot"}
    assert [(r.payer, r.receiver, r.sum, r.of) for r in reversed(returned)] == [
        (p.receiver, p.payer, p.sum, p.reason) for p in paid
    ]
    assert "reversis-bound" in keys(table)


def test_r18_made() -> None:
    table = slam("AC KC", "2C 3C", "4C 5C", "6C 7C")
    finish(table)
    assert chips(table) == [164, 84, 68, 84] and pots(table) == [25]
    found = GAME.position(table.state)
    assert found["reversis"] == {"seat": 0, "made": True} and found["partie"] is None
    assert found["tricks"] == [11, 0, 0, 0]


def test_r18_made_with_the_quinola_wins_the_newest_pot() -> None:
    table = slam("AC KC", "2C 3C", "4C 5C", "6C 7C", quinola=True, pot=(25, 40))
    assert chips(table) == [100] * 4 and pots(table) == [25, 40], "the surcharge came back"
    finish(table)
    assert chips(table) == [204, 84, 68, 84] and pots(table) == [25]


@pytest.mark.parametrize(("low", "tenth"), [("2C AC", True), ("AC 2C", False)])
def test_r18_broken_is_paid_at_the_end_of_the_trick(low: str, tenth: bool) -> None:
    """64 to whoever first takes one, undoubled to the opposite player, in the tenth trick or the eleventh."""
    table = slam(low, "3C 4C", "9C KC", "6C 7C")
    play_all(table, "2C 3C KC 6C" if tenth else "AC 3C 9C 6C 2C 4C KC 7C")
    assert "reversis-broken" in keys(table)
    assert chips(table) == [36, 100, 164, 100]
    assert (sum(GAME.position(table.state)["tricks"]) == 10) == tenth
    finish(table)
    found = GAME.position(table.state)
    assert chips(table) == [36, 100, 164, 100], "no Partie, nothing for aces, nothing due"
    assert found["reversis"] == {"seat": 0, "made": False} and found["partie"] is None
    assert GAME.view(table.state, 0).due == []


def test_r18_broken_with_the_quinola_costs_the_surcharge() -> None:
    table = slam("2C AC", "3C 4C", "9C KC", "6C 7C", quinola=True)
    play_all(table, "2C 3C 9C 6C")
    assert chips(table) == [11, 100, 164, 100] and pots(table) == [50]


def test_r17_nothing_for_a_quinola_after_the_ninth_trick() -> None:
    table = slam("AC KC", "2C 3C", "JH 5D", "6C 7C")
    play_all(table, "AC 2C JH 6C")
    assert chips(table) == [100] * 4 and pots(table) == [25]
    finish(table)
    assert chips(table) == [164, 84, 68, 84] and pots(table) == [25]


def test_fault_slam_recognised_by_points_instead_of_tricks() -> None:
    """All 40 points but not all tricks is no Reversis."""
    table = position(ending("AC 9C", "8C 2C", "7C 3C", "6C 4C", tricks=(8, 1, 0, 0), leader=0))
    finish(table)
    assert GAME.position(table.state)["reversis"] is None and GAME.position(table.state)["partie"] is not None


def test_start_with_nine_tricks_is_bound() -> None:
    table = position(ending("AC KC", "8C 2C", "7C 3C", "6C 4C", tricks=(9, 0, 0, 0), leader=0))
    assert GAME.view(table.state, 1).bound == 0
    finish(table)
    assert GAME.position(table.state)["reversis"] == {"seat": 0, "made": True}


# -- R20 -----------------------------------------------------------------------------------------------------


def test_r20_who_may_refuse_and_until_when() -> None:
    start = opening("2S", "AS AH AD AC 3S", "4S", "5S")
    plain = position(start)
    play_all(plain, "2S")
    with pytest.raises(Refused, match="R9"):
        GAME.check(plain.state, 1, "play AH")
    table = position(start, espagnolette=True)
    play_all(table, "2S AH 4S 5S")  # thrown off though spades were held: seat 3 has won and pays
    assert chips(table) == [100, 102, 100, 98]
    assert GAME.view(table.state, 1).refused and not GAME.view(table.state, 0).refused


def test_r20_from_the_tenth_trick_suit_is_followed_again() -> None:
    held = ("2C 3D", "AS 3C", "4C 5D", "5C 6D")
    table = position(ending(*held, tricks=(3, 2, 2, 2), leader=0), espagnolette=True)
    table.state.refuser = 1
    play_all(table, "2C")
    with pytest.raises(Refused, match="R20"):
        GAME.check(table.state, 1, "play AS")
    assert GAME.legal(table.state, 1) == ["play 3C"]


def test_r20_a_reversis_by_another_cancels_all_of_it() -> None:
    table = slam("AC KC", "2C 3C", "4C 5C", "6C 7C")
    table.state.espagnolette = 1
    table.state.refuser, table.state.refused, table.state.refuser_took = 2, 1, 1
    finish(table)
    assert chips(table) == [164, 84, 68, 84] and GAME.position(table.state)["partie"] is None


# -- R22 -----------------------------------------------------------------------------------------------------


def old_position(*held: str, won: tuple[int, ...], **options: object) -> Table[ReversisState]:
    hands = [cards.split() for cards in held]
    left = [card for card in deck(old=True) if card not in {c for hand in hands for c in hand}]
    piles = []
    for count in won:
        piles.append(left[: 4 * count])
        left = left[4 * count :]
    return position({"hands": hands, "tricks_won": piles, "dealer": 3, "leader": 0}, old=True, **options)


def test_r22_the_old_game_deals_thirteen_and_asks_for_nothing_else() -> None:
    table = session(old=True, espagnolette=True, heavy_kitty=True)
    found = GAME.position(table.state)
    cards = [card for hand in found["hands"] for card in hand]
    assert sorted(cards) == sorted(deck(old=True)) and [len(hand) for hand in found["hands"]] == [13] * 4
    assert (found["pots"], found["chips"], found["kitty"]) == ([], [100] * 4, [])
    assert (found["to_move"], found["dealer"]) == (2, 1)


def test_r22_tens_rank_between_jack_and_nine() -> None:
    table = old_position("9C", "TC", "JD", "2C", won=(3, 3, 3, 3))
    play_all(table, "9C TC JD 2C")
    assert GAME.position(table.state)["tricks"] == [3, 4, 3, 3]


def test_r22_fewest_points_gets_each_opponents_points() -> None:
    table = old_position("9C", "TC", "8C", "2C", won=(3, 3, 3, 3))
    play_all(table, "9C TC 8C 2C")
    found = GAME.position(table.state)
    points = found["points"]
    assert sum(points) == 56
    winner = points.index(min(points))
    assert found["chips"] == [100 + 56 - points[s] if s == winner else 100 - points[s] for s in range(4)]
    assert found["partie"] is None and found["reversis"] is None


def test_r22_all_tricks_win_the_agreed_sum() -> None:
    table = old_position("AC", "TC", "8C", "2C", won=(12, 0, 0, 0), old_reversis_payment=30)
    play_all(table, "AC TC 8C 2C")
    assert chips(table) == [190, 70, 70, 70]
    assert GAME.position(table.state)["reversis"] == {"seat": 0, "made": True}


# -- R19 and faults of others --------------------------------------------------------------------------------


def test_r19_most_chips_wins_and_equal_chips_share() -> None:
    table = session(deals=4)
    while not GAME.finished(table.state):
        seat = GAME.to_move(table.state)
        assert seat is not None
        table.play(seat, GAME.default_move(table.state, seat))
    found = GAME.position(table.state)
    assert found["winners"] == [s for s in range(4) if found["chips"][s] == max(found["chips"])]
    assert found["deal"] == 4 and found["to_move"] is None
    table.state.chips[0] = table.state.chips[2] = 1000
    assert GAME.winners(table.state) == [0, 2]
    with pytest.raises(Refused, match="R19"):
        GAME.check(table.state, 0, "play 2S")


def test_r11_the_table_waits_after_the_last_deal_too() -> None:
    table = session(deals=4, claims="must_claim")
    waits = 0
    while not GAME.finished(table.state):
        seat = GAME.to_move(table.state)
        assert seat is not None
        move = GAME.default_move(table.state, seat)
        if move == "next":
            waits += 1
            found = GAME.position(table.state)
            assert (found["deal"], seat) == (waits, (found["dealer"] + 1) % 4)
            assert sum(found["tricks"]) == 11 and len(GAME.view(table.state, 0).kitty) == 4
        table.play(seat, move)
    assert waits == 4


def test_fault_the_finished_trick_disappears_before_anybody_has_seen_it() -> None:
    """Last trick and last deal stay in the view when the next deal begins."""
    table = session(deals=4)
    last: list[str] = []
    while GAME.position(table.state)["deal"] == 1:
        seat = GAME.to_move(table.state)
        assert seat is not None
        last = [card for _, card in GAME.position(table.state)["trick"]]
        move = GAME.default_move(table.state, seat)
        table.play(seat, move)
    view = GAME.view(table.state, 0)
    assert view.last_trick is not None and view.last_trick.cards == [*last, move[5:]]
    assert view.last_deal is not None and view.last_deal.deal == 1 and len(view.last_deal.kitty) == 4
    assert view.last_deal.payments[0].reason == "ante" and view.last_deal.partie == view.partie


def test_fault_hand_ended_early_because_nothing_is_left_to_win() -> None:
    """All points are taken, yet the last tricks are played and the led ace is still paid."""
    table = position(ending("2C 3C", "4C 5C", "6C 7C", "8C 9C", tricks=(3, 2, 2, 2), leader=0))
    play_all(table, "2C 4C 6C 8C")
    assert GAME.to_move(table.state) == 3 and len(GAME.legal(table.state, 3)) == 1
