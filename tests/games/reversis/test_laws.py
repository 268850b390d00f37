"""Laws that hold in every state of every session."""

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.reversis.table import SEATS, deck, random_move, session, total
from volte.games.contract import WATCHER, Refused, Table
from volte.games.reversis import GAME, hidden
from volte.games.reversis.layout import OVER, ReversisState
from volte.games.reversis.text import MOVE_OF_TEXT, MOVE_TEXT
from volte.kernel import Row, compiled, compiled_states, from_compiled, to_compiled
from volte.shuffle import Seed

OPTIONS = st.fixed_dictionaries(
    {
        "claims": st.sampled_from(["automatic", "must_claim"]),
        "chips": st.sampled_from([0, 100]),
        "show_tricks": st.booleans(),
        "espagnolette": st.booleans(),
        "heavy_kitty": st.booleans(),
        "old": st.booleans(),
    }
)


def played_to(options: dict[str, Any], seed: int, moves: int) -> Table[ReversisState]:
    """A session after so many random moves, or at its end."""
    random = Random(seed)
    table = session(random.randbytes(32), **options)
    for _ in range(moves):
        if GAME.finished(table.state):
            break
        table.play(*random_move(table, random))
    return table


STATES = st.builds(played_to, OPTIONS, st.integers(0, 2**32), st.integers(0, 230))
LAWS = settings(max_examples=60, deadline=None, database=None)


@LAWS
@given(STATES)
def test_chips_and_cards_are_all_there(table: Table[ReversisState]) -> None:
    g = table.state
    assert total(table) == 4 * g.opening_chips
    found = GAME.position(g)
    lists = [*found["hands"], found["kitty"], *GAME.view(g, WATCHER).tricks_won]
    open_tricks = g.show_tricks or g.tricks_done == 0
    if open_tricks and g.phase != OVER:
        cards = [card for cards in lists for card in cards]
        cards += [card for card in found["table"] if card] + [card for _, card in found["trick"]]
        assert sorted(cards) == sorted(deck(old=bool(g.old)))


@LAWS
@given(STATES)
def test_a_legal_move_exists_and_the_clock_makes_one(table: Table[ReversisState]) -> None:
    seat = GAME.to_move(table.state)
    assert (seat is None) == GAME.finished(table.state)
    if seat is not None:
        assert GAME.default_move(table.state, seat) in GAME.legal(table.state, seat)


@settings(LAWS, max_examples=15)
@given(STATES)
def test_listed_is_allowed_and_nothing_else(table: Table[ReversisState]) -> None:
    for seat in SEATS:
        listed = GAME.legal(table.state, seat)
        assert listed == sorted(set(listed))
        view = GAME.view(table.state, seat)
        for text in MOVE_OF_TEXT:
            refusal = refusal_of(table, seat, text)
            assert (refusal is None) == (text in listed)
            why = GAME.why_not(view, text)
            assert refusal == (None if why is None else (why.clause, why.key))
            if refusal is None:
                assert GAME.preview(view, text)["move"] == text


def refusal_of(table: Table[ReversisState], seat: int, text: str) -> tuple[str, str] | None:
    try:
        assert GAME.check(table.state, seat, text) == text
    except Refused as refused:
        return refused.clause, refused.key
    return None


@LAWS
@given(STATES)
def test_suit_is_followed(table: Table[ReversisState]) -> None:
    g = table.state
    found = GAME.position(g)
    seat = found["to_move"]
    if not found["trick"] or (g.refuser == seat and g.tricks_done < 9):
        return
    suit = found["trick"][0][1][1]
    may = {move[5:] for move in GAME.legal(g, seat)}
    suited = {card for card in found["hands"][seat] if card[1] == suit}
    assert may == (suited or set(found["hands"][seat]))


@LAWS
@given(STATES, st.sampled_from([*SEATS, WATCHER]), st.binary(min_size=32, max_size=32))
def test_a_redraw_looks_the_same(table: Table[ReversisState], viewer: int, seed: bytes) -> None:
    view = GAME.view(table.state, viewer)
    again = GAME.redraw(view, Seed(seed))
    assert GAME.view(again, viewer) == view
    if viewer != WATCHER:
        assert GAME.legal(again, viewer) == GAME.legal(table.state, viewer)
    assert len({GAME.to_move(again), GAME.to_move(table.state)}) == 1


@pytest.mark.parametrize(("seed", "moves"), [(1441975192, 94), (3849829261, 88)])
def test_a_redraw_of_closed_tricks_is_found_without_a_long_search(
    monkeypatch: pytest.MonkeyPatch, seed: int, moves: int
) -> None:
    """Exact points in exactly so many cards, seat by seat: trying all ways took minutes here."""
    steps, place_honours = 0, hidden.place_honours

    def counted(*args: Any) -> bool:
        nonlocal steps
        steps += 1
        return place_honours(*args)

    monkeypatch.setattr(hidden, "place_honours", counted)
    options = {"chips": 100, "show_tricks": False, "espagnolette": True, "old": True}
    view = GAME.view(played_to(options, seed, moves).state, WATCHER)
    for number in range(20):
        steps = 0
        GAME.redraw(view, Seed(bytes([number]) * 32))
        assert steps < 5_000


@LAWS
@given(STATES)
def test_payments_in_the_ledger_explain_the_chips(table: Table[ReversisState]) -> None:
    for line in GAME.view(table.state, 0).ledger:
        assert line.sum == line.base * 2 ** len(line.factors) > 0
        assert line.payer != line.receiver


@given(st.sampled_from(sorted(MOVE_TEXT)))
def test_parse_of_print(move: int) -> None:
    assert MOVE_OF_TEXT[MOVE_TEXT[move]] == move


@pytest.mark.parametrize(
    "options", [{}, {"claims": "must_claim", "espagnolette": True, "heavy_kitty": True}, {"old": True}]
)
def test_compiled_is_interpreted(options: dict[str, Any]) -> None:
    """Move by move the same state."""
    twin = compiled("volte.games.reversis.rules")
    dealing = compiled("volte.games.reversis.exchange")
    record = compiled_states(ReversisState, 1)[0]
    for n in range(3):
        random = Random(f"{options} {n}")
        table = session(random.randbytes(32), **options)
        while not GAME.finished(table.state):
            to_compiled(table.state, record)
            seat, move = random_move(table, random)
            GAME.play(table.state, seat, move)
            twin.apply_move(record, MOVE_OF_TEXT[move])
            assert same(record, table.state)
            due = GAME.due(table.state)
            if due is not None:
                order = random.sample(list(due.cards), len(due.cards))
                GAME.supply(table.state, order)
                dealing.deal_cards(record, arrays(order))
                assert same(record, table.state)
            seat_now = GAME.to_move(table.state)
            if seat_now is not None:
                out = arrays([0] * 13)
                count = twin.legal_moves(record, out)
                assert sorted(MOVE_TEXT[int(m)] for m in out[:count]) == GAME.legal(table.state, seat_now)


def same(record: Any, state: ReversisState) -> bool:
    copy = ReversisState()
    from_compiled(record, copy)
    return copy == state


def arrays(numbers: list[int]) -> Any:
    import numpy as np

    return np.array(Row(numbers), np.int64)
