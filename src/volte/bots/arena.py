"""Self-play: how well levels play, by many games and with the error of the mean.

Every game is made from `seed` and its number alone, so a measurement can be repeated exactly. The same cards
are played once from every turn of the line-up, so that no level sits better than another.
"""

import hashlib
import math
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from random import Random
from typing import Any

import msgspec

from volte.bots import choose
from volte.games import registry
from volte.games.contract import Table
from volte.shuffle import Seed


class Standing(msgspec.Struct, frozen=True):
    """One level's figures over all its seats."""

    level: str
    seats: int
    """How many seats it had, all games together."""
    wins: float
    """Wins; a shared win counts as its share."""
    win_rate: float
    win_rate_error: float
    """Standard error of `win_rate`."""
    mean: float | None
    """Mean of the points (Verso) or chips (Reversis) at the end; None where a game has none (VERSA)."""
    mean_error: float | None


class Measured(msgspec.Struct, frozen=True):
    """A measurement: games played, moves made, and the standing of each level of the line-up."""

    game: str
    line_up: list[str]
    games: int
    moves: int
    unfinished: int
    """Games that ended without a winner, or were broken off."""
    standings: list[Standing]


class Outcome(msgspec.Struct, frozen=True):
    """One finished game: the number of its deal; of each seat the level, share of the win and score."""

    deal: int
    levels: list[str]
    shares: list[float]
    scores: list[int] | None
    moves: int


MOST_MOVES = 20_000
"""A game that is longer than this is broken off: its rules or bots go round in a circle."""


def measure(
    game_name: str,
    line_up: Sequence[str],
    games: int,
    seed: str = "arena",
    options: Mapping[str, Any] | None = None,
    watch: Callable[[Iterator[Outcome]], Iterable[Outcome]] = iter,
) -> Measured:
    """Play `games` games with the levels of `line_up`, a level a seat, and sum up.

    Deal n serves the rotations of the line-up in turn: games n * seats ... n * seats + seats - 1.
    `watch` sees each game as it is played, and passes it on.
    """
    outcomes = list(watch(play_games(game_name, line_up, games, seed, options or {})))
    levels = list(dict.fromkeys(line_up))
    return Measured(
        game=game_name,
        line_up=list(line_up),
        games=games,
        moves=sum(outcome.moves for outcome in outcomes),
        unfinished=sum(1 for outcome in outcomes if not sum(outcome.shares)),
        standings=[standing(level, outcomes) for level in levels],
    )


def play_games(
    game_name: str, line_up: Sequence[str], games: int, seed: str, options: Mapping[str, Any]
) -> Iterator[Outcome]:
    seats = len(line_up)
    turns = len(set(rotations(line_up)))
    for number in range(games):
        key = hashlib.sha256(f"{seed} {number // turns}".encode()).digest()
        levels = list(rotations(line_up)[number % turns])
        rng = Random(f"{seed} {number} {seats}")
        yield play_game(game_name, levels, Seed(key), options, rng, number // turns)


def rotations(line_up: Sequence[str]) -> list[tuple[str, ...]]:
    """The different turns of the line-up round the table, in the order of their first seats."""
    turned = [(*line_up[i:], *line_up[:i]) for i in range(len(line_up))]
    return list(dict.fromkeys(turned))


def play_game(
    game_name: str, levels: Sequence[str], seed: Seed, options: Mapping[str, Any], rng: Random, deal: int = 0
) -> Outcome:
    """One game to its end; `levels` says who sits where, `deal` is only noted."""
    game = registry.game(game_name)
    table = Table.dealt(game, game.options(options, len(levels)), len(levels), seed)
    moves = 0
    while (seat := who_acts(table)) is not None and moves < MOST_MOVES:
        view, legal = game.view(table.state, seat), game.legal(table.state, seat)
        table.play(seat, choose(game_name, levels[seat], view, legal, rng))
        moves += 1
    return outcome(table, levels, moves, deal)


def who_acts(table: Table[Any]) -> int | None:
    """The seat that may do something out of turn (Reversis' claim, which nobody forgets), else the one to
    move; None at the end."""
    game, state = table.game, table.state
    mover = game.to_move(state)
    others = (seat for seat in range(table.seats) if seat != mover and game.legal(state, seat))
    return mover if mover is None else next(others, mover)


def outcome(table: Table[Any], levels: Sequence[str], moves: int, deal: int) -> Outcome:
    winners = table.game.winners(table.state)
    result = table.game.result(table.state)
    shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(len(levels))]
    return Outcome(deal, list(levels), shares, result.get("scores", result.get("chips")), moves)


def standing(level: str, outcomes: Sequence[Outcome]) -> Standing:
    """The figures of a level. What was played with the same cards hangs together: one observation a deal."""
    shares: dict[int, list[float]] = {}
    scores: dict[int, list[float]] = {}
    for one in outcomes:
        for seat, name in enumerate(one.levels):
            if name == level:
                shares.setdefault(one.deal, []).append(one.shares[seat])
                if one.scores is not None:
                    scores.setdefault(one.deal, []).append(one.scores[seat])
    wins = sum(map(sum, shares.values()))
    rate, rate_error = mean_and_error(list(shares.values()))
    mean, error = mean_and_error(list(scores.values())) if scores else (None, None)
    return Standing(level, sum(map(len, shares.values())), wins, rate, rate_error, mean, error)


def mean_and_error(groups: Sequence[Sequence[float]]) -> tuple[float, float]:
    """The mean of all values and its standard error, from the means of the groups (0 for a single group)."""
    mean = sum(map(sum, groups)) / sum(map(len, groups))
    if len(groups) == 1:
        return mean, 0.0
    means = [sum(group) / len(group) for group in groups]
    middle = sum(means) / len(means)
    variance = sum((value - middle) ** 2 for value in means) / (len(means) - 1)
    return mean, math.sqrt(variance / len(means))
