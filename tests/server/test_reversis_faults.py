"""Faults that other card servers had with trick games, tried on Reversis; each test is named after one.

Others are tried where they belong: the finished trick that nobody has seen in test_reversis_moments.py
(tests/browser), a slam recognised by points and a hand ended early in test_slam.py (tests/games/reversis).
"""

from random import Random
from typing import Any

import pytest

from tests.games.reversis.table import ending, opening, play_all, position, session
from tests.server.helper import Client, Device
from volte import bots
from volte.games.contract import Refused
from volte.games.reversis import GAME

TOPS = ("AS", "KS", "QS", "JS", "9S", "8S", "7S", "6S", "5S")


def test_an_off_suit_higher_card_takes_the_trick() -> None:
    table = position(
        ending("3C 2S", "AH KH", "4C 9D", "AS QD", tricks=(2, 2, 2, 3), kitty="6S 7S 8S 9S", leader=0)
    )
    play_all(table, "3C AH 4C AS")
    view = GAME.view(table.state, 0)
    assert view.last_trick is not None and view.last_trick.winner == 2


def test_the_next_lead_goes_to_the_wrong_seat() -> None:
    """Not the next seat, not the last leader: the winner leads, whoever played last."""
    table = position(
        ending("3C 2S", "AC KH", "4C 9D", "AS QD", tricks=(2, 2, 2, 3), kitty="6S 7S 8S 9S", leader=0)
    )
    play_all(table, "3C AC 4C AS")
    assert GAME.to_move(table.state) == GAME.view(table.state, 0).leader == 1
    with pytest.raises(Refused):
        GAME.check(table.state, 2, "play 9D")


def test_the_slam_is_not_recognised_when_a_bonus_is_subtracted() -> None:
    """Thrown aces and the Quinola had been paid, chips are below zero: nine tricks are nine tricks."""
    held = ("AS KS QS JS 9S 8S 7S 6S 5S 4D 5D", "AH AD AC 2C 3C", "JH 4C 5C", "6C 7C 8C")
    start = opening(*held, voids={1: "S", 2: "S", 3: "S"}, kitty="4S 3S 2S", dealer=1, leader=0)
    table = position({**start, "chips": [-40, 100, 100, 215]})
    for card in TOPS:
        table.play(0, f"play {card}")
        for seat in (1, 2, 3):
            table.play(seat, GAME.legal(table.state, seat)[0])
    view = GAME.view(table.state, 1)
    assert view.bound == 0
    assert any(one.of == "quinola-thrown" for one in view.ledger)
    assert view.chips == [-40, 100, 100, 215]


@pytest.mark.parametrize("seed", range(30))
def test_too_few_or_too_many_cards_are_given_in_the_exchange(seed: int) -> None:
    """However they choose, everybody has eleven cards after it and four lie in the middle."""
    table, rng = session(bytes([seed]) * 32), Random(seed)
    while GAME.view(table.state, -1).phase != "play":
        seat = GAME.to_move(table.state)
        assert seat is not None
        table.play(seat, rng.choice(GAME.legal(table.state, seat)))
    found = GAME.position(table.state)
    assert [len(hand) for hand in found["hands"]] == [11] * 4
    assert len(found["kitty"]) == 4 and found["table"] == [None] * 4
    assert len({card for cards in (*found["hands"], found["kitty"]) for card in cards}) == 48


def test_a_card_is_given_twice_in_the_exchange() -> None:
    """A second tap on swap is not a second swap."""
    table = session()
    dealer = GAME.to_move(table.state)
    assert dealer is not None
    table.play(dealer, GAME.legal(table.state, dealer)[0])
    seat = (dealer + 1) % 4
    swap = next(move for move in GAME.legal(table.state, seat) if move.startswith("swap"))
    table.play(seat, swap)
    with pytest.raises(Refused):
        GAME.check(table.state, seat, swap)
    with pytest.raises(Refused):
        GAME.check(table.state, seat, "keep")


@pytest.mark.parametrize("level", bots.LEVELS)
def test_suggestion_empty_on_the_last_card(level: str) -> None:
    """A bot and the clock know a move to the very end, the last card of each hand among them."""
    table, rng = session(claims="must_claim"), Random(7)
    while not GAME.finished(table.state):
        seat = GAME.to_move(table.state)
        assert seat is not None
        legal = GAME.legal(table.state, seat)
        assert GAME.default_move(table.state, seat) in legal
        move = bots.choose("reversis", level, GAME.view(table.state, seat), legal, rng)
        assert move in legal
        table.play(seat, move)


def choice(table: Any, seat: int) -> str:
    return bots.choose(
        "reversis", "steady", GAME.view(table.state, seat), GAME.legal(table.state, seat), Random(1)
    )


def test_bots_do_not_stop_a_slam() -> None:
    """Somebody has won nine tricks: a bot that can take the tenth takes it, although it counts against it."""
    start = ending("QC 2D", "KC 3D", "3C 4D", "4C 5D", tricks=(9, 0, 0, 0), dealer=3, leader=0)
    table = position(start)
    play_all(table, "QC")
    assert choice(table, 1) == "play KC" == GAME.legal(table.state, 1)[0]
    start = ending("QC 2D", "KC 5C", "3C 4D", "4C 6D", tricks=(9, 0, 0, 0), dealer=3, leader=0)
    table = position(start)
    play_all(table, "QC")
    assert choice(table, 1) == "play KC"


def test_bots_take_the_dangerous_card_when_last_to_play() -> None:
    """Last to play in a trick full of points: below the best card, not above it."""
    start = ending("QC 2D", "JC 3D", "9C 4D", "KC 4C", tricks=(2, 2, 2, 3), dealer=3, leader=0)
    table = position(start)
    play_all(table, "QC JC 9C")
    assert choice(table, 3) == "play 4C"


async def test_a_click_on_an_old_table_plays_a_card_of_the_new_deal(server: Any) -> None:
    """A command carries the number of its state: a late one is answered and not played."""
    anna = Device(server)
    code = anna.open(game="reversis", seats=4, bots=["casual"] * 3, start=True)
    async with anna.enter(code) as client:
        old = await turn(client)
        await client.send(type="move", table=old["table"], seq=old["seq"], move=old["legal"][0])
        await client.until("table", seq=old["seq"] + 1)
        new = await turn(client)
        late = await client.answer(type="move", table=old["table"], seq=old["seq"], move=old["legal"][-1])
        assert (late["type"], late["key"]) == ("refused", "room-refused-stale")
    async with anna.enter(code) as client:
        now = await turn(client)
    assert now["seq"] == new["seq"]
    assert now["view"]["hands"] == new["view"]["hands"]


async def turn(client: Client) -> Any:
    """The table as soon as it is this player's turn; bots wait for it."""
    while not client.table.get("legal"):
        await client.next()
        await client.give_nonce()
    return client.table
