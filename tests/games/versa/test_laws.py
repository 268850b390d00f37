"""Laws of VERSA over whole random rounds, every option and seat count, leavers among them; interpreted and
compiled."""

from collections import Counter
from itertools import product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.versa.table import SEED, Play, cards_of, dealt, legal, refused, told
from volte.games.contract import Refused
from volte.games.versa import GAME
from volte.games.versa.layout import KINDS, MAX_CARDS, MAX_LEGAL, OVER, PLAYING, VersaState
from volte.games.versa.playout import random_move, settle
from volte.games.versa.rules import apply_move
from volte.games.versa.text import MOVE_TEXT, parse_move
from volte.kernel import Row, compiled, compiled_states, from_compiled, to_compiled
from volte.shuffle import Seed

SMALL_DECK = {"number": 1, "pull": 2, "all": 2, "block": 0, "core": 1, "tornado": 6}

tables = st.builds(
    lambda seats, seed, tornado, pull_cards, hand_size, deck: dealt(
        seats,
        Seed(seed),
        tornado=tornado,
        pull_cards=pull_cards,
        hand_size=min(hand_size, 7) if deck and seats > 5 else hand_size,
        deck=deck,
    ),
    st.integers(2, 8),
    st.binary(min_size=32, max_size=32),
    st.sampled_from(["calm", "redeal", "rotate"]),
    st.integers(1, 4),
    st.integers(5, 10),
    st.sampled_from([{}, SMALL_DECK]),
)


def choose(at: Play, chance: Any) -> tuple[int, str]:
    """A legal move of the seat to move, now and then a leave of anybody."""
    seat = at.state.turn
    if chance.random() < 0.02:
        return chance.choice([s for s in range(at.seats) if GAME.can_leave(at.state, s)]), "leave"
    return seat, chance.choice(legal(at))


@settings(max_examples=40)
@given(tables, st.randoms(use_true_random=False))
def test_laws_of_a_round(at: Play, chance: Any) -> None:
    """Cards are always complete; a legal move exists until the end, in ASCII order; hands grow by exactly the
    draw; rounds end."""
    everything = cards_of(GAME.position(at.state))
    for _ in range(3000):
        if GAME.finished(at.state):
            break
        moves = legal(at)
        assert moves == sorted(set(moves)) and moves
        before = GAME.position(at.state)
        seat, move = choose(at, chance)
        at.play(seat, move)
        after = GAME.position(at.state)
        assert cards_of(after) == everything
        check_draw(at, before, after, move)
    else:
        # Uniform play may take long with few numbers, but the clock's moves bring any round to its end.
        finish_by_default(at)
    assert legal(at) == [] and GAME.to_move(at.state) is None


def check_draw(at: Play, before: Any, after: Any, move: str) -> None:
    """A10, A13, A14: exactly the one card, the sum or two, or all that there is."""
    if move != "draw":
        return
    seat = before["to_move"]
    penalty = before["penalty"] or {}
    asked = penalty.get("pull", 2 if penalty else 1)
    there = before["pile_size"] + len(before["discards"]) - 1
    assert len(after["hands"][seat]) - len(before["hands"][seat]) == min(asked, there)
    assert [event.args["count"] for event in told(at) if event.key == "versa-drew"] == [min(asked, there)]


def finish_by_default(at: Play) -> None:
    for _ in range(3000):
        if GAME.finished(at.state):
            return
        at.play(at.state.turn, GAME.default_move(at.state, at.state.turn))
    raise AssertionError("the round does not end")


@settings(max_examples=20)
@given(tables)
def test_default_moves_alone_end_every_round(at: Play) -> None:
    """A12, A19. Fault: bots repeat a cycle for ever when nearly all cards are in hands."""
    finish_by_default(at)
    assert GAME.winners(at.state) == []


@settings(max_examples=25)
@given(tables, st.randoms(use_true_random=False))
def test_listed_is_allowed_and_nothing_else(at: Play, chance: Any) -> None:
    for _ in range(25):
        if GAME.finished(at.state):
            return
        moves = legal(at)
        for text in MOVE_TEXT[:MAX_LEGAL]:
            if text in moves:
                assert GAME.check(at.state, at.state.turn, text) == text
            else:
                refused(at, text)
        at.play(*choose(at, chance))


@pytest.mark.parametrize("seat", range(8))
def test_parse_of_print_is_the_identity(seat: int) -> None:
    for move, text in enumerate(MOVE_TEXT[:MAX_LEGAL]):
        assert parse_move(text, seat) == move
    assert parse_move("leave", seat) == MAX_LEGAL + seat


@given(st.text(max_size=20))
def test_any_text_is_a_move_or_refused(text: str) -> None:
    if text in MOVE_TEXT:
        assert MOVE_TEXT[parse_move(text, 0)] == text
    else:
        with pytest.raises(Refused, match="versa-refused-"):
            parse_move(text, 0)


def slow_fit(card: str, top: str, colour: str | None) -> bool:
    """A5-A8 once more, by the letter."""
    if card == "tornado" or top == "tornado":
        return True
    if card == "core" or top == "core":
        return card != top and (card == "core" or card[0] == colour)
    if card[0] == top[0]:
        return True
    if card[1].isdigit() and top[1].isdigit():
        return abs(int(card[1]) - int(top[1])) <= 1
    return card[1:] == top[1:]


@settings(max_examples=25)
@given(tables, st.randoms(use_true_random=False))
def test_legal_cards_agree_with_a_slow_reading(at: Play, chance: Any) -> None:
    for _ in range(60):
        position = GAME.position(at.state)
        if position["finished"]:
            return
        hand, penalty = position["hands"][position["to_move"]], position["penalty"] or {}
        cards = {card for card in hand if slow_fit(card, position["top"], position["colour"])}
        if "pull" in penalty:
            cards = {card for card in hand if card.endswith("-pull")}
        if "lock" in penalty:
            cards = {card for card in hand if card[0] == penalty["lock"]}
        assert {move.split()[1] for move in legal(at) if move.startswith("play")} == cards
        at.play(*choose(at, chance))


@settings(max_examples=8)
@given(tables, st.randoms(use_true_random=False))
def test_interpreted_is_compiled(at: Play, chance: Any) -> None:
    """Move by move, shuffles too."""
    np = pytest.importorskip("numpy")
    fast = compiled(GAME.rules_module)
    twin = compiled_states(VersaState, 1)[0]
    to_compiled(at.state, twin)
    moves, cards = np.zeros(MAX_LEGAL, np.int64), np.zeros(MAX_CARDS, np.int64)
    back = VersaState()
    for _ in range(400):
        count = fast.legal_moves(twin, moves)
        assert [MOVE_TEXT[move] for move in moves[:count]] == legal(at)
        if GAME.finished(at.state):
            return
        seat, move = choose(at, chance)
        GAME.play(at.state, seat, move)
        fast.apply_move(twin, parse_move(move, seat))
        while at.state.phase not in (PLAYING, OVER):
            due = GAME.due(at.state)
            assert due is not None and fast.due_cards(twin, cards) == len(due.cards)
            assert list(cards[: len(due.cards)]) == list(due.cards)
            order = list(due.cards)
            chance.shuffle(order)
            GAME.supply(at.state, order)
            fast.supply_cards(twin, np.array(order), len(order))
        from_compiled(twin, back)
        assert back == at.state


def test_random_rounds_are_the_same_compiled() -> None:
    np = pytest.importorskip("numpy")
    from volte.games.versa import playout

    fast = compiled(playout.__name__)
    at = dealt(4, tornado="redeal")
    twin = compiled_states(VersaState, 1)[0]
    to_compiled(at.state, twin)
    count = playout.random_rounds(at.state, Row([7]), Row([0] * MAX_CARDS), 5)
    assert fast.random_rounds(twin, np.array([7]), np.zeros(MAX_CARDS, np.int64), 5) == count
    back = VersaState()
    from_compiled(twin, back)
    assert back == at.state and at.state.phase == OVER


def test_random_move_is_uniform_over_legal() -> None:
    at = dealt(2, Seed(bytes([3] * 32)))
    at.state.hand_set[at.state.turn] |= 1 << KINDS.index("core")
    random = Row([12345])
    found = Counter(MOVE_TEXT[random_move(at.state, random)] for _ in range(20_000))
    moves = legal(at)
    assert set(found) == set(moves) and len(moves) > 6
    assert all(abs(found[move] - 20_000 / len(moves)) < 300 for move in moves)


DECKS: list[dict[str, int]] = [
    {},
    {"core": 0, "tornado": 0},
    {"number": 1, "pull": 3, "all": 3, "tornado": 9},
]
CROSS = list(product(range(2, 9), ("calm", "redeal", "rotate"), (1, 2, 5), (5, 7, 10), DECKS))


@pytest.mark.parametrize("seats", range(2, 9))
def test_cross_product_of_all_options(seats: int) -> None:
    """Fault: options only work one at a time."""
    random, cards = Row([seats]), Row([0] * MAX_CARDS)
    for at_seats, tornado, pull_cards, hand_size, deck in CROSS:
        if at_seats != seats:
            continue
        at = dealt(seats, tornado=tornado, pull_cards=pull_cards, hand_size=hand_size, deck=deck)
        everything = cards_of(GAME.position(at.state))
        for _ in range(80):
            if at.state.phase == OVER:
                break
            apply_move(at.state, random_move(at.state, random))
            settle(at.state, random, cards)
        assert cards_of(GAME.position(at.state)) == everything
        for viewer in range(seats):
            seen = GAME.view(at.state, viewer)
            assert GAME.view(GAME.redraw(seen, at.seed or SEED), viewer) == seen
