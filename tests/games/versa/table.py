"""Positions of VERSA for tests, and a table to play them on."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from volte.games.contract import Event, Json, Refused, Table
from volte.games.versa import GAME
from volte.games.versa.layout import VersaState
from volte.games.versa.view import VersaView
from volte.shuffle import Seed

SEED = Seed(bytes(range(32)))
Play = Table[VersaState]


def table(*hands: str, top: str = "R5", options: Json | None = None, **start: Any) -> Play:
    """A position: hands and lists of cards as words, `top` the open card over `discards`."""
    lists = {name: start.pop(name, "").split() for name in ("pile", "discards")}
    lists["discards"] = [top, *lists["discards"]]
    read = GAME.options(options or {}, len(hands))
    state = GAME.setup(read, len(hands), {"hands": [hand.split() for hand in hands], **lists, **start})
    return Table(GAME, read, len(hands), SEED, state, {})


def dealt(seats: int, seed: Seed = SEED, **options: Any) -> Play:
    return Table.dealt(GAME, GAME.options(options, seats), seats, seed)


def play(at: Play, *moves: str) -> Json:
    """The position after these moves of whoever's turn it is; `2:leave` is one of seat 2."""
    for move in moves:
        seat, colon, text = move.partition(":")
        if colon:
            at.play(int(seat), text)
        else:
            to_move = GAME.to_move(at.state)
            assert to_move is not None, f"nobody is to play {move}"
            at.play(to_move, move)
    return GAME.position(at.state)


def legal(at: Play) -> list[str]:
    seat = GAME.to_move(at.state)
    return [] if seat is None else GAME.legal(at.state, seat)


def refused(at: Play, move: str, seat: int | None = None) -> Refused:
    """The refusal of a move; nothing has changed."""
    before = at.state.copy()
    to_move = GAME.to_move(at.state)
    with pytest.raises(Refused) as caught:
        at.play((to_move or 0) if seat is None else seat, move)
    assert at.state == before
    return caught.value


def view(at: Play, seat: int) -> VersaView:
    return GAME.view(at.state, seat)


def told(at: Play, viewer: int = -1) -> list[Event]:
    return GAME.events(at.state, viewer)


def keys(at: Play) -> list[str]:
    return [event.key for event in told(at)]


def cards_of(position: Json) -> Counter[str]:
    """All cards that there are."""
    return Counter(cards_in(position))


def cards_in(position: Json) -> Iterator[str]:
    yield from position["pile"]
    yield from position["discards"]
    for hand in position["hands"]:
        yield from hand
