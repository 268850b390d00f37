"""What holds for the bots of every game: fair, legal, repeatable."""

import json
import random
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from volte import bots
from volte.games import registry
from volte.games.contract import WATCHER, Game, Table
from volte.kernel import State
from volte.shuffle import Seed

GAMES = registry.names()


def open_table(game: Game[Any, Any], seats: int, options: dict[str, Any], number: int) -> Table[Any]:
    return Table.dealt(game, game.options(options, seats), seats, Seed(number.to_bytes(32, "big")))


def some_options(draw: Any, game: Game[Any, Any]) -> dict[str, Any]:
    """A choice for each option that offers some."""
    return {info.name: draw(st.sampled_from(info.choices)) for info in game.option_infos() if info.choices}


@pytest.mark.parametrize("name", GAMES)
@given(data=st.data())
@settings(max_examples=25)
def test_only_legal_moves_over_all_options(name: str, data: Any) -> None:
    """From the deal on, each seat's bot of any level; the table itself refuses what is not legal."""
    game = registry.game(name)
    seats = data.draw(st.sampled_from(game.seat_counts))
    table = open_table(game, seats, some_options(data.draw, game), data.draw(st.integers(0, 10**6)))
    rng = Random(data.draw(st.integers(0, 10**6)))
    levels = data.draw(st.lists(st.sampled_from(bots.LEVELS), min_size=seats, max_size=seats))
    for _ in range(60):
        seat = game.to_move(table.state)
        if seat is None:
            break
        legal = game.legal(table.state, seat)
        move = bots.choose(name, levels[seat], game.view(table.state, seat), legal, rng)
        assert move in legal
        table.play(seat, move)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("level", bots.LEVELS)
def test_games_end_and_the_same_chance_gives_the_same_moves(name: str, level: str) -> None:
    """`whole` plays twice: nothing but view, legal moves and `rng` decides."""
    game = registry.game(name)

    def whole() -> list[str]:
        table, rng, moves = open_table(game, game.seat_counts[-1], {}, 7), Random(3), list[str]()
        while (seat := game.to_move(table.state)) is not None:
            legal = game.legal(table.state, seat)
            moves.append(bots.choose(name, level, game.view(table.state, seat), legal, rng))
            table.play(seat, moves[-1])
            assert len(moves) < 5000
        return moves

    random.seed(1)
    first = whole()
    random.seed(2)
    assert first == whole()


@pytest.mark.parametrize("name", GAMES)
def test_a_view_is_enough(name: str) -> None:
    """A bot plays the same from a view that went over the wire, so no state is hidden in it."""
    game = registry.game(name)
    table = open_table(game, game.seat_counts[-1], {}, 5)
    rng = Random(1)
    for _ in range(30):
        seat = game.to_move(table.state)
        assert seat is not None
        view, legal = game.view(table.state, seat), game.legal(table.state, seat)
        sent = msgspec.json.decode(msgspec.json.encode(view), type=type(view))
        for level in bots.LEVELS:
            assert bots.choose(name, level, sent, legal, Random(9)) == bots.choose(
                name, level, view, legal, Random(9)
            )
        table.play(seat, rng.choice(legal))


@pytest.mark.parametrize("name", GAMES)
def test_the_arena_hands_out_views_not_states(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from volte.bots import arena

    given: list[Any] = []

    def watched(game_name: str, level: str, view: Any, legal: list[str], rng: Random) -> str:
        given.append(view)
        return rng.choice(legal)

    monkeypatch.setattr(arena, "choose", watched)
    seats = registry.game(name).seat_counts[-1]
    arena.measure(name, ["steady"] * seats, 1)
    assert given
    for view in given:
        assert isinstance(view, msgspec.Struct) and not isinstance(view, State)
        assert view.viewer == view.to_move != WATCHER  # type: ignore[attr-defined]
        json.loads(msgspec.json.encode(view))  # plain values all through


def test_an_unknown_game_or_level_is_said() -> None:
    with pytest.raises(KeyError):
        bots.choose("whist", "steady", None, ["a"], Random(1))
    with pytest.raises(KeyError):
        bots.choose("verso", "expert", None, ["a"], Random(1))


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_every_level(name: str) -> None:
    assert set(bots.LEVELS) <= bots.levels_of(name).keys()
