"""R10-R16 and R24: what cards cost, the pots, the Partie, claims."""

from typing import Any

import pytest

from tests.games.reversis.table import chips, ending, opening, play_all, position, pots, rest
from volte.games.contract import Refused, Table
from volte.games.reversis import GAME
from volte.games.reversis.layout import ReversisState


def gains(table: Table[ReversisState]) -> list[int]:
    return [count - 100 for count in chips(table)]


def paid(table: Table[ReversisState]) -> list[tuple[Any, ...]]:
    """(payer, receiver, sum, reason, factors) of the last move's events."""
    return [
        (e.args["payer"], e.args["receiver"], e.args["sum"], e.args["reason"], tuple(e.args["factors"]))
        for e in GAME.events(table.state, -1)
        if e.key == "reversis-paid"
    ]


@pytest.mark.parametrize(("card", "sum"), [("AC", 1), ("AD", 2)])
def test_r10_thrown_off_by_a_neighbour_and_opposite(card: str, sum: int) -> None:
    """The trick's winner (seat 0) pays; R12: double to the opposite player."""
    near = position(opening("KS", card, "3S", "4S", voids={1: "S"}))
    play_all(near, f"KS {card} 3S 4S")
    assert gains(near) == [-sum, sum, 0, 0]
    far = position(opening("KS", "3S", card, "4S", voids={2: "S"}))
    play_all(far, f"KS 3S {card} 4S")
    assert gains(far) == [-2 * sum, 0, 2 * sum, 0]


def test_r13_thrown_quinola_wins_the_newest_pot() -> None:
    table = position(opening("KS", "JH", "3S", "4S", voids={1: "S"}, pots=[25, 40]))
    play_all(table, "KS JH 3S 4S")
    assert (gains(table), pots(table)) == ([-5, 45, 0, 0], [25])
    assert paid(table) == [(0, 1, 5, "quinola-thrown", ()), ("pot", 1, 40, "pot", ())]


def test_r10_forced_whether_or_not_a_lower_card_was_held() -> None:
    table = position(opening("2S", "AS 3S", "5S", "4S"))
    play_all(table, "2S AS 5S 4S")
    assert paid(table) == [(1, 0, 1, "ace-forced", ())]
    far = position(opening("2D", "3D", "AD", "4D"))
    play_all(far, "2D 3D AD 4D")
    assert paid(far) == [(2, 0, 4, "ace-of-diamonds-forced", ("opposite",))]


def test_r10_forced_quinola_and_the_other_two() -> None:
    """Seat 1 owes 10, seat 3 pays 5, seat 2 sits opposite the leader and pays 10; R14: the pot doubles."""
    table = position(opening("2H", "JH", "4H", "5H"))
    play_all(table, "2H JH 4H 5H")
    assert (gains(table), pots(table)) == ([25, -35, -10, -5], [50])


def test_r14_pots_stack() -> None:
    """A first surcharge doubles a pot, a further one starts one beside it; a won pot leaves the one
    before."""
    table = position(opening("2H", "JH", "4H", "5H", pots=[25, 30]))
    play_all(table, "2H JH 4H 5H")
    assert pots(table) == [25, 60]
    g = table.state
    from volte.games.reversis.payments import pay_surcharge, win_pot

    pay_surcharge(g, 0)
    assert pots(table) == [25, 60, 60]
    pay_surcharge(g, 0)
    assert pots(table) == [25, 60, 60, 60]
    for left in ([25, 60, 60], [25, 60], [25]):
        win_pot(g, 0, -1)
        assert pots(table) == left
    pay_surcharge(g, 0)
    assert pots(table) == [50]


def test_r14_without_a_pot_there_is_nothing_to_win_and_no_surcharge() -> None:
    table = position(opening("2H", "JH", "4H", "5H", pots=[]))
    play_all(table, "2H JH 4H 5H")
    assert (gains(table), pots(table)) == ([25, -10, -10, -5], [])
    thrown = position(opening("KS", "JH", "3S", "4S", voids={1: "S"}, pots=[]))
    play_all(thrown, "KS JH 3S 4S")
    assert (gains(thrown), pots(thrown)) == ([-5, 5, 0, 0], [])


def test_r8_a_new_pot_when_none_is_left_and_the_dealers_five_into_the_newest() -> None:
    gone = position(ending("9H", "4C", "3C", "2C", tricks=(3, 3, 2, 2), kitty="2S 3S 4S 5S", pots=[]))
    before = sum(chips(gone))
    play_all(gone, "9H 4C 3C 2C")
    gone.play(0, "next")
    assert pots(gone) == [25] and sum(chips(gone)) == before - 25
    stacked = position(ending("9H", "4C", "3C", "2C", tricks=(3, 3, 2, 2), pots=[25, 30]))
    play_all(stacked, "9H 4C 3C 2C")
    stacked.play(0, "next")
    assert pots(stacked) == [25, 35]


def test_r24_forced_in_the_last_trick() -> None:
    """Ben (1) leads hearts, Dan (3), opposite, has to play the Quinola."""
    table = position(ending("4C", "9H", "3C", "JH", tricks=(2, 2, 3, 3), dealer=0, leader=1))
    play_all(table, "9H 3C JH 4C")
    double = ("opposite", "last_tricks")
    assert paid(table)[:4] == [
        (3, 1, 40, "quinola-forced", double),
        (2, 1, 10, "quinola-bystander", ("last_tricks",)),
        (0, 1, 10, "quinola-bystander", ("last_tricks",)),
        (3, "pot", 25, "surcharge", ()),
    ]


def test_r12_the_last_two_tricks_are_the_tenth_and_eleventh() -> None:
    for tricks, factor in (((2, 2, 2, 2), 1), ((3, 2, 2, 2), 2), ((3, 3, 2, 2), 2)):
        left = 11 - sum(tricks)
        low = ["2C 3C 4C", "AH 5C 6C", "3H 7C 8C", "4H 9C QC"]
        hands = [" ".join(hand.split()[:left]) for hand in low]
        hands[0] = " ".join(["2H", *hands[0].split()[1:]])
        table = position(ending(*hands, tricks=tricks))
        play_all(table, "2H AH 3H 4H")
        assert paid(table)[0][:4] == (1, 0, factor, "ace-forced")


def led_ace(claims: str) -> Table[ReversisState]:
    """Seat 0 leads the ace of diamonds in the last trick; seat 2 wins the Partie."""
    left = rest(["2S", "3S", "4S", "5S", "AD", "2C", "3C", "4C"])
    pointless = [card for card in left if card[0] in "6789"][:8]
    kings = ["KS", "KH", "KD", "KC"]
    others = [card for card in left if card not in pointless + kings]
    won = [others[:16], kings, pointless, others[16:]]
    hands = [["AD"], ["2C"], ["3C"], ["4C"]]
    start = {"hands": hands, "kitty": ["2S", "3S", "4S", "5S"], "tricks_won": won, "dealer": 3, "pots": [25]}
    table = position(start, claims=claims)
    play_all(table, "AD 2C 3C 4C")
    table.settle()
    return table


def test_r11_claimed_in_time() -> None:
    """2 for the ace of diamonds, doubled opposite and in the last two tricks: 8."""
    table = led_ace("must_claim")
    found = GAME.position(table.state)
    assert found["partie"]["winner"] == 2 and found["to_move"] == 0
    assert GAME.legal(table.state, 2) == ["claim"] and GAME.legal(table.state, 0) == ["next"]
    with pytest.raises(Refused, match="R11"):
        GAME.check(table.state, 1, "claim")
    before = chips(table)
    turn = GAME.clock_turn(table.state)
    table.play(2, "claim")
    assert [b - a for a, b in zip(before, chips(table), strict=True)] == [-8, 0, 8, 0]
    assert GAME.clock_turn(table.state) == turn, "a claim is nobody's turn"
    assert paid(table) == [(0, 2, 8, "ace-of-diamonds-led", ("opposite", "last_tricks"))]
    with pytest.raises(Refused, match="nothing"):
        GAME.check(table.state, 2, "claim")
    assert GAME.position(table.state)["deal"] == 1


def test_r11_lost_after_next() -> None:
    table = led_ace("must_claim")
    before = sum(chips(table)) + sum(pots(table))
    table.play(0, "next")
    assert "reversis-claim-lost" in [event.key for event in GAME.events(table.state, -1)]
    assert GAME.position(table.state)["deal"] == 2
    assert [(line.payer, line.reason) for line in GAME.view(table.state, 0).ledger] == [(0, "ante")]
    with pytest.raises(Refused, match="R11"):
        GAME.check(table.state, 2, "claim")
    assert sum(chips(table)) + sum(pots(table)) == before


def test_r11_automatic() -> None:
    table = led_ace("automatic")
    assert (0, 2, 8, "ace-of-diamonds-led", ("opposite", "last_tricks")) in paid(table)
    found = GAME.position(table.state)
    assert (found["deal"], found["partie"]["winner"], found["dealer"]) == (2, 2, 0)
    with pytest.raises(Refused, match="automatic"):
        GAME.check(table.state, 2, "claim")


def test_r12_nobody_pays_himself() -> None:
    """Seat 0 leads the ace of clubs in the last trick and wins the Partie all the same: nothing is due."""
    blank = [card for card in rest(["2S", "3S", "4S", "5S", "AC", "2C", "3C", "4C"]) if card[0] in "6789"]
    others = rest(["2S", "3S", "4S", "5S", "AC", "2C", "3C", "4C"], blank[:4])
    won = [blank[:4], others[:12], others[12:24], others[24:]]
    start = {"hands": [["AC"], ["2C"], ["3C"], ["4C"]], "kitty": ["2S", "3S", "4S", "5S"], "tricks_won": won}
    table = position({**start, "dealer": 3})
    play_all(table, "AC 2C 3C 4C")
    found = GAME.position(table.state)
    assert found["partie"]["winner"] == 0 and found["points"][0] == 4
    assert GAME.view(table.state, 0).due == [] and GAME.legal(table.state, 0) == ["next"]


@pytest.mark.parametrize(("dealer", "order"), [(0, [0, 3, 2, 1]), (2, [2, 1, 0, 3])])
def test_r15_ties_go_to_the_dealer_then_leftwards(dealer: int, order: list[int]) -> None:
    from volte.games.reversis.ending import best_placed, worst_placed
    from volte.games.reversis.layout import NOBODY, empty_state

    g = empty_state()
    g.dealer = dealer
    assert (best_placed(g, NOBODY), worst_placed(g, NOBODY)) == (order[0], order[3])
    g.tricks[order[0]] = 1  # fewer tricks is better placed
    assert (best_placed(g, NOBODY), worst_placed(g, NOBODY)) == (order[1], order[0])
    g.points[order[1]] = 1  # fewest points before all
    assert (best_placed(g, NOBODY), worst_placed(g, NOBODY)) == (order[2], order[1])


def test_r21_heavy_kitty() -> None:
    for heavy, value in ((False, 4 + 4 + 1 + 3), (True, 4 + 5 + 3 + 3)):
        start = ending("9C", "8C", "7C", "6C", tricks=(2, 2, 3, 3), kitty="AD JH KS 2S")
        table = position(start, heavy_kitty=heavy)
        play_all(table, "9C 8C 7C 6C")
        assert GAME.position(table.state)["partie"]["value"] == value
