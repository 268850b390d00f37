"""Positions that journeys begin with, the same in every run: of Verso by playing, of VERSA by dealing."""

from functools import cache
from random import Random
from typing import Any

import volte

SEARCHED = 500
"""So many games at most are played until one has what is wanted."""


@cache
def ready_to_bank(seats: int, runs: int = 1) -> dict[str, Any]:
    """A record in which seat 0 is to move and has so many runs of one colour to bank."""
    for number in range(SEARCHED):
        match = volte.new("verso", seats=seats, seed=bytes([number % 256, number // 256] * 16), first=0)
        rng = Random(number)
        while not match.finished:
            legal = match.legal()
            if match.to_move == 0 and most_runs(legal) >= runs:
                return as_record(match)
            match.play(rng.choice([move for move in legal if not move.startswith("bank")]))
    raise LookupError(f"no game of {seats} comes to {runs} runs")


def most_runs(legal: list[str]) -> int:
    """The runs of the colour that has most of them, whatever its joker stands for."""
    runs = {tuple(move.split()[1:3]) for move in legal if move.startswith("bank")}
    return max((sum(colour == one for one, _ in runs) for colour, _ in runs), default=0)


def as_record(match: volte.Match) -> dict[str, Any]:
    """The position of a match as the begin of another one."""
    now = match.table.game.position(match.table.state)
    start = {key: now[key] for key in ("deck", "displays", "scores", "to_move")}
    names = [f"seat {seat}" for seat in range(match.seats)]
    return {
        "format": "volte/1",
        "game": "verso",
        "options": {},
        "players": names,
        "start": start,
        "moves": [],
    }


def holding(seats: int, count: int) -> dict[str, Any]:
    """A record of VERSA in which seat 0 is to move and holds so many cards."""
    match = volte.new("versa", seats=seats, seed=bytes([1]) * 32, first=0)
    start = dict(match.table.game.position(match.table.state))
    hand, pile = start["hands"][0], start["pile"]
    while len(hand) < count:
        hand.append(pile.pop())
    while len(hand) > count:
        pile.insert(0, hand.pop())
    return {
        "format": "volte/1",
        "game": "versa",
        "options": {},
        "players": [f"seat {seat}" for seat in range(seats)],
        "start": {key: start[key] for key in ("hands", "pile", "discards", "direction", "to_move")},
        "moves": [],
    }
