"""Laws of Verso: cards are always all there, print and parse agree, nothing hidden shows, both runs agree."""

import random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.checker import new_table, option_crosses, play_by_default, play_random_game
from volte.games.contract import Refused, Table
from volte.games.verso import GAME, rules
from volte.games.verso.layout import CARDS, MAX_LEGAL, VersoState
from volte.games.verso.text import CARD_TEXT, FACE_OF_CARD, MOVE_OF_TEXT, MOVE_TEXT
from volte.kernel import Row, compiled, compiled_states, from_compiled, to_compiled
from volte.shuffle import Seed

CROSSES = list(option_crosses(GAME))
Chance = st.randoms(use_true_random=False)


def cards_of(g: VersoState) -> list[int]:
    """Every card of the game, sorted: pile, displays, discards."""
    faces = [*g.deck[g.drawn : g.deck_size], *g.discards[: g.discarded]]
    faces += [face for face in g.display.cells if face >= 0]
    return sorted(face // 2 for face in faces)


@given(st.integers(1, 6), st.sampled_from(CROSSES), Chance)
@settings(max_examples=30)
def test_cards_are_always_all_there(seats: int, options: dict[str, Any], chance: random.Random) -> None:
    table = new_table(GAME, options, seats, chance)
    cards = cards_of(table.state)
    assert len(cards) == len(set(cards)) == (35 if seats == 1 else 15 * seats)
    while not GAME.finished(table.state):
        seat = GAME.to_move(table.state) or 0
        table.play(seat, chance.choice(GAME.legal(table.state, seat)))
        assert cards_of(table.state) == cards
        check_displays(table.state)


def check_displays(g: VersoState) -> None:
    """V10 by construction; rows as bits agree with the cards, points with their parts."""
    for seat in range(g.seats):
        assert g.score[seat] >= g.from_squares[seat] and g.from_squares[seat] % 7 == 0
        for colour in range(3):
            held = [value for value in range(7) if g.display[seat, colour, value] >= 0]
            assert g.row[seat, colour] == sum(1 << value for value in held)


@pytest.mark.parametrize("options", CROSSES, ids=lambda options: "-".join(map(str, options.values())))
def test_all_options_together(options: dict[str, Any]) -> None:
    """The whole cross product, seat counts in turn."""
    number = CROSSES.index(options)
    chance = random.Random(number)
    play_random_game(GAME, options, number % 6 + 1, chance, every=25)
    play_by_default(GAME, options, (number + 3) % 6 + 1, chance)


@given(st.sampled_from(CROSSES), st.integers(1, 4), Chance, st.integers(0, 60))
@settings(max_examples=40)
def test_listed_is_allowed(options: dict[str, Any], seats: int, chance: random.Random, moves: int) -> None:
    """Of all 198 moves exactly the listed ones pass `check`, in their own form."""
    table = played(options, seats, chance, moves)
    seat = GAME.to_move(table.state)
    allowed = [full for move in MOVE_TEXT if (full := full_form(table, seat or 0, move))]
    assert sorted(set(allowed)) == ([] if seat is None else GAME.legal(table.state, seat))


def full_form(table: Table[Any], seat: int, move: str) -> str:
    """The allowed move in its full form, or nothing: then with a clause."""
    try:
        full = GAME.check(table.state, seat, move)
    except Refused as refused:
        return "" if refused.clause else "refused without a clause"
    return full if full in (move, f"{move} J={full[-1]}") else "another move"


def played(options: dict[str, Any], seats: int, chance: random.Random, moves: int) -> Table[Any]:
    """A table after so many random moves, or at its end."""
    table = new_table(GAME, options, seats, chance)
    for _ in range(moves):
        seat = GAME.to_move(table.state)
        if seat is None:
            break
        table.play(seat, chance.choice(GAME.legal(table.state, seat)))
    return table


def test_parse_of_print_is_the_identity() -> None:
    assert [MOVE_OF_TEXT[text] for text in MOVE_TEXT] == list(range(MAX_LEGAL))
    assert sorted(MOVE_TEXT) == MOVE_TEXT, "moves are numbered in the ASCII order of their texts"
    assert [FACE_OF_CARD[text] for text in CARD_TEXT] == list(range(2 * CARDS))


@given(st.integers(1, 6), st.booleans(), Chance)
@settings(max_examples=15)
def test_nothing_hidden_shows(seats: int, known_backs: bool, chance: random.Random) -> None:
    """A whole game is played again with everything redrawn that was hidden to its end (V22): all views and
    all events are the same."""
    table = new_table(GAME, {"show_known_backs": known_backs}, seats, chance)
    first = table.state.copy()
    log = []
    while not GAME.finished(table.state):
        seat = GAME.to_move(table.state) or 0
        move = chance.choice(GAME.legal(table.state, seat))
        table.play(seat, move)
        log.append((seat, move, shown(table.state)))
    again = other_backs(first, table.state, chance)
    assert shown(again)[0] == shown(first)[0]
    for seat, move, seen in log:
        GAME.play(again, seat, move)
        assert shown(again) == seen


def shown(g: VersoState) -> tuple[bytes, bytes]:
    return msgspec.json.encode(GAME.view(g, 0)), msgspec.json.encode(GAME.events(g, 0))


def other_backs(first: VersoState, last: VersoState, chance: random.Random) -> VersoState:
    """The deal `first`, its never seen backs drawn anew: pairs of cards that show the same face are
    exchanged, and cards with one that stayed out."""
    g: VersoState = first.copy()
    hidden = [i for i in range(g.deck_size) if not last.seen[g.deck[i] // 2]]
    out = sorted(set(range(CARDS)) - {face // 2 for face in g.deck[: g.deck_size]})
    for i in hidden:
        face = g.deck[i]
        same = [j for j in hidden if CARD_TEXT[g.deck[j]].split("/")[0] == CARD_TEXT[face].split("/")[0]]
        j = chance.choice(same)
        g.deck[i], g.deck[j] = g.deck[j], g.deck[i]
        spare = [f for card in out for f in (2 * card, 2 * card + 1)]
        fit = [f for f in spare if CARD_TEXT[f].split("/")[0] == CARD_TEXT[g.deck[i]].split("/")[0]]
        if fit:
            new = chance.choice(fit)
            out.remove(new // 2)
            out.append(g.deck[i] // 2)
            g.deck[i] = new
    return g


@pytest.mark.parametrize("seats", range(1, 7))
def test_interpreted_and_compiled_agree_move_by_move(seats: int) -> None:
    chance = random.Random(seats)
    fast = compiled(GAME.rules_module)
    states = compiled_states(VersoState, 1)
    out, fast_out = Row([0] * MAX_LEGAL), compiled_states(VersoState, 1)[0].deck.repeat(3)
    for options in chance.sample(CROSSES, 4):
        g = new_table(GAME, options, seats, chance).state
        to_compiled(g, states[0])
        while not GAME.finished(g):
            count = rules.legal_moves(g, out)
            assert fast.legal_moves(states[0], fast_out) == count
            assert out[:count] == fast_out[:count].tolist()
            move = chance.choice(out[:count])
            rules.apply_move(g, move)
            fast.apply_move(states[0], move)
            twin = VersoState()
            from_compiled(states[0], twin)
            assert twin == g


def test_random_games_choose_among_the_legal_moves_and_run_alike() -> None:
    from volte.games.verso import playout

    for seats in (1, 2, 4):
        g = GAME.deal(GAME.options({"duplicate_draw": "must_flip"}, seats), seats, Seed(bytes(32)))
        chance, out = Row([99]), Row([0] * MAX_LEGAL)
        playout.deal_random(g, chance)
        assert len(set(cards_of(g))) == g.deck_size
        while not GAME.finished(g):
            move = playout.random_move(g, chance)
            assert move in out[: rules.legal_moves(g, out)]
            rules.apply_move(g, move)
        state = compiled_states(VersoState, 1)[0]
        to_compiled(g, state)
        fast_chance = state.deck.repeat(1)[:1].copy()
        fast_chance[0] = 7
        slow_chance = Row([7])
        moves = playout.random_games(g, slow_chance, 3)
        assert compiled("volte.games.verso.playout").random_games(state, fast_chance, 3) == moves
        assert fast_chance[0] == slow_chance[0]
