"""R1-R9 and R23: cards, deal, exchange, antes, tricks, and what is hidden."""

import pytest

from tests.games.reversis.table import chips, deck, opening, play_all, position, pots, session
from volte.games.contract import WATCHER, BadInput, Refused, Table
from volte.games.reversis import GAME
from volte.games.reversis.layout import ReversisState

TABLE = ["3S", None, "6D", "2D"]


def refused(table: Table[ReversisState], seat: int, move: str) -> tuple[str, str]:
    with pytest.raises(Refused) as caught:
        GAME.check(table.state, seat, move)
    return caught.value.clause, caught.value.key


def test_vector_of_the_records() -> None:
    """docs/rules/records.md: seat 1 deals first and holds these twelve, these lie on the table."""
    found = GAME.position(session().state)
    assert found["dealer"] == 1
    assert sorted(found["hands"][1]) == [
        "2C",
        "2H",
        "3D",
        "4C",
        "5S",
        "7C",
        "8D",
        "8H",
        "AD",
        "JC",
        "JH",
        "KC",
    ]
    assert found["table"] == TABLE
    assert [len(hand) for hand in found["hands"]] == [11, 12, 11, 11]


def test_r1_no_tens() -> None:
    table = session()
    found = GAME.position(table.state)
    cards = [card for hand in found["hands"] for card in hand] + [card for card in found["table"] if card]
    assert sorted(cards) == sorted(deck())
    assert refused(table, 1, "lay TS") == ("R1", "reversis-refused-ten")


def test_r8_antes() -> None:
    assert (chips(session()), pots(session())) == ([95, 90, 95, 95], [25])


def test_r5_dealer_lays_then_the_others_choose_in_order() -> None:
    table = session()
    assert refused(table, 2, "keep") == ("R5", "reversis-refused-lay-first")
    assert refused(table, 1, "keep") == ("R5", "reversis-refused-lay-first")
    assert refused(table, 1, "lay AS") == ("R5", "reversis-refused-not-held")
    table.play(1, "lay AD")
    assert refused(table, 3, "keep") == ("R5", "reversis-refused-turn")
    assert refused(table, 2, "play 2S") == ("R5", "reversis-refused-choose-first")
    before = GAME.position(table.state)
    give = before["hands"][2][0]
    table.play(2, f"swap {give}")
    table.play(3, "keep")
    table.play(0, "keep")
    after = GAME.position(table.state)
    assert set(after["hands"][2]) == set(before["hands"][2]) - {give} | {before["table"][2]}
    assert set(after["kitty"]) == {"AD", give, before["table"][3], before["table"][0]}
    assert [len(hand) for hand in after["hands"]] == [11, 11, 11, 11]
    assert (after["to_move"], after["leader"]) == (2, 2)
    assert refused(table, 2, "keep") == ("R5", "reversis-refused-no-exchange")


def test_r23_who_knows_which_card() -> None:
    table = session()
    table.play(1, "lay AD")
    card = GAME.position(table.state)["table"][2]
    table.play(2, "keep")
    told = {viewer: GAME.events(table.state, viewer)[0] for viewer in (WATCHER, 1, 2)}
    assert told[2].args == {"seat": 2, "card": card}
    assert told[1].args == told[WATCHER].args == {"seat": 2}
    views = {viewer: GAME.view(table.state, viewer) for viewer in (WATCHER, 0, 1, 2)}
    assert (views[2].laid, views[1].laid, views[0].laid) == (card, "AD", None)
    assert views[2].kitty == [card, "?"]
    assert views[0].kitty == views[WATCHER].kitty == ["?", "?"]
    assert views[0].table == ["?", None, None, "?"]
    assert views[0].chose == [None, None, "keep", None]
    assert views[WATCHER].hands == [["?"] * 11] * 4


def test_r9_suit_must_be_followed_and_an_off_suit_card_never_wins() -> None:
    table = position(opening("3S", "AH 2D", "5S", "4S", voids={1: "S"}))
    play_all(table, "3S")
    play_all(table, "AH")  # void of spades
    other = next(card for card in GAME.position(table.state)["hands"][2] if card[1] != "S")
    assert refused(table, 2, f"play {other}") == ("R9", "reversis-refused-follow")
    play_all(table, "5S 4S")
    found = GAME.position(table.state)
    assert found["tricks"] == [0, 0, 1, 0] and found["leader"] == found["to_move"] == 2


def test_r23_only_the_last_trick_with_show_tricks_off() -> None:
    for shown in (True, False):
        table = position(opening("3S 7S", "2S", "5S 2H", "4S"), show_tricks=shown)
        play_all(table, "3S 2S 5S 4S")
        assert sorted(GAME.view(table.state, 0).tricks_won[2]) == ["2S", "3S", "4S", "5S"]
        for _ in range(4):
            seat = GAME.to_move(table.state)
            assert seat is not None
            table.play(seat, GAME.default_move(table.state, seat))
        cards = [card for won in GAME.view(table.state, 0).tricks_won for card in won]
        assert ("2S" in cards) == shown and cards.count("?") == (0 if shown else 4)
        assert len(GAME.view(table.state, 0).history) == (2 if shown else 0)


@pytest.mark.parametrize("deals", [0, 3, 6, -4, "4", True, 4.0])
def test_r19_deals_are_a_multiple_of_four(deals: object) -> None:
    with pytest.raises(BadInput):
        GAME.options({"deals": deals}, 4)
    assert GAME.options({"deals": 12}, 4).deals == 12


def test_exactly_four() -> None:
    with pytest.raises(BadInput):
        GAME.options({}, 3)


@pytest.mark.parametrize(
    "wrong",
    [
        {"to_move": 1},
        {"dealer": 4},
        {"leader": -1},
        {"kitty": ["2S"]},
        {"pots": [0]},
        {"pots": 25},
        {"chips": [1, 2, 3]},
        {"table": [None] * 3},
        {"table": ["2S", None, None, None]},
        {"hands": [["TS"], [], [], []]},
        {"hands": [["2S", "2S"], [], [], []]},
        {"hands": [[], [], [], []]},
        {"tricks_won": [["2S"], [], [], []]},
    ],
    ids=str,
)
def test_starts_that_cannot_be(wrong: dict[str, object]) -> None:
    good = opening("", "", "", "")
    GAME.setup(GAME.options({}, 4), 4, good)
    with pytest.raises(BadInput):
        GAME.setup(GAME.options({}, 4), 4, {**good, **wrong})


def test_start_before_the_exchange() -> None:
    cards = deck()
    hands = [cards[:12], cards[12:23], cards[23:34], cards[34:45]]
    chips_and_pots = {"pots": [25, 30], "chips": [-5, 1, 2, 3]}
    table = position({"dealer": 0, "hands": hands, "table": [None, *cards[45:]], **chips_and_pots})
    found = GAME.position(table.state)
    assert (found["to_move"], found["leader"], found["deal"]) == (0, 1, 1)
    assert (found["chips"], found["pots"], found["kitty"]) == ([-5, 1, 2, 3], [25, 30], [])
    assert len(GAME.legal(table.state, 0)) == 12


def test_clock_turns_and_default_moves() -> None:
    """docs/rooms.md: each exchange decision and each card of a trick is a turn of its own."""
    table = session()
    turns = set()
    while GAME.position(table.state)["deal"] == 1 and GAME.position(table.state)["tricks"] == [0] * 4:
        seat = GAME.to_move(table.state)
        assert seat is not None
        turns.add(GAME.clock_turn(table.state))
        move = GAME.default_move(table.state, seat)
        if table.state.chose[seat] == 0 and move == "keep":
            assert GAME.position(table.state)["table"][seat] is not None
        table.play(seat, move)
    assert len(turns) == 8
