"""Plays any game by its contract, and fails on whatever the contract does not allow.

Games are played to their end with random moves; at every step the moves listed are the moves allowed, views
hold what is hidden from nobody, and a redraw of the hidden part leaves the view as it was.
"""

import itertools
import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from volte.games.contract import WATCHER, Game, Refused, Table
from volte.shuffle import Seed

MOST_MOVES = 5_000


def seed_of(chance: random.Random) -> Seed:
    return Seed(chance.randbytes(32))


def new_table(game: Game[Any, Any], options: dict[str, Any], seats: int, chance: random.Random) -> Table[Any]:
    """A freshly dealt table."""
    return Table.dealt(game, game.options(options, seats), seats, seed_of(chance))


def option_crosses(game: Game[Any, Any]) -> Iterator[dict[str, Any]]:
    """Every combination of the choices of every option."""
    infos = game.option_infos()
    for choices in itertools.product(*(info.choices for info in infos)):
        yield {info.name: choice for info, choice in zip(infos, choices, strict=True)}


def moves_of(table: Table[Any]) -> list[tuple[int, str]]:
    """All that may be done now, by anybody."""
    return [(seat, move) for seat in range(table.seats) for move in table.game.legal(table.state, seat)]


def play_random_game(
    game: Game[Any, Any], options: dict[str, Any], seats: int, chance: random.Random, every: int = 1
) -> Table[Any]:
    """One game to its end; each `every`th position is checked."""
    table = new_table(game, options, seats, chance)
    for number in range(MOST_MOVES):
        if game.finished(table.state):
            check_end(table)
            return table
        choices = moves_of(table)
        assert choices, "the game goes on and nobody may move"
        if number % every == 0:
            check_position(table, choices, chance)
        seat, move = chance.choice(choices)
        play_and_check(table, seat, move)
    raise AssertionError(f"no end after {MOST_MOVES} moves")


def play_by_default(game: Game[Any, Any], options: dict[str, Any], seats: int, chance: random.Random) -> None:
    """A game of default moves alone: each is legal, and the game ends."""
    table = new_table(game, options, seats, chance)
    for _ in range(MOST_MOVES):
        if game.finished(table.state):
            return
        seat = game.to_move(table.state)
        if seat is None:
            seat = moves_of(table)[0][0]
        move = game.default_move(table.state, seat)
        assert move in game.legal(table.state, seat)
        table.play(seat, move)
    raise AssertionError(f"no end after {MOST_MOVES} default moves")


def play_and_check(table: Table[Any], seat: int, move: str) -> None:
    """The move is played in its full form, and its events can be sent to everybody."""
    before = table.state.copy()
    assert table.game.check(table.state, seat, move) == move, "listed moves are in full form"
    assert table.state == before, "check changes nothing"
    assert table.play(seat, move) == move
    for viewer in range(WATCHER, table.seats):
        for event in table.game.events(table.state, viewer):
            assert event.key.startswith(f"{table.game.name}-")
            msgspec.json.encode(event)


def check_position(table: Table[Any], choices: list[tuple[int, str]], chance: random.Random) -> None:
    """Listed = allowed, for the mover and for everybody else; views and redraws."""
    game, g = table.game, table.state
    mover = game.to_move(g)
    for seat in range(table.seats):
        legal = game.legal(g, seat)
        assert legal == sorted(set(legal)), "listed once, in ASCII order"
        if seat == mover:
            assert legal, "who is to move has a move"
            assert game.default_move(g, seat) in legal
        for other, move in choices:
            if other != seat and move not in legal:
                with pytest.raises(Refused):
                    game.check(g, seat, move)
    written = game.written_views(g, range(WATCHER, table.seats))
    for viewer in range(WATCHER, table.seats):
        assert written[viewer] == msgspec.json.encode(game.view(g, viewer)), "written as it is seen"
        check_view(table, viewer, chance)


def check_view(table: Table[Any], viewer: int, chance: random.Random) -> None:
    """A view is the same whatever is hidden from it, and says what may be done."""
    game, g = table.game, table.state
    before = g.copy()
    view = game.view(g, viewer)
    shown = msgspec.json.encode(view)
    redrawn = game.redraw(view, seed_of(chance))
    assert msgspec.json.encode(game.view(redrawn, viewer)) == shown
    assert game.to_move(redrawn) == game.to_move(g)
    if viewer != WATCHER:
        legal = game.legal(g, viewer)
        assert game.legal(redrawn, viewer) == legal, "a seat can tell its moves from its view"
        if legal:
            move = chance.choice(legal)
            assert game.why_not(view, move) is None
            msgspec.json.encode(game.preview(view, move))
    assert g == before, "looking changes nothing"


def check_end(table: Table[Any]) -> None:
    """Nobody may move, and the result is complete."""
    game, g = table.game, table.state
    assert game.to_move(g) is None
    assert moves_of(table) == []
    result = game.result(g)
    assert result["winners"] == game.winners(g) == sorted(set(game.winners(g)))
    assert game.position(g)["finished"] is True
    for viewer in range(WATCHER, table.seats):
        msgspec.json.encode(game.view(g, viewer))
    assert game.describe(g)
