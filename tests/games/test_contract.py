"""The generic checker over every game that exists: all seat counts, every option alone, and samples of the
cross product of all options (Verso's whole one is in tests/games/verso)."""

import random
from typing import Any

import pytest

from tests.games.checker import play_by_default, play_random_game
from volte.games import registry
from volte.games.contract import BadInput, Game

GAMES = [registry.game(name) for name in registry.names()]
TABLES = [(game, seats) for game in GAMES for seats in game.seat_counts]
NAMES = [f"{game.name}-{seats}" for game, seats in TABLES]


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=NAMES)
def test_random_games_keep_the_contract(game: Game[Any, Any], seats: int) -> None:
    chance = random.Random(seats)
    play_random_game(game, {}, seats, chance, every=7)


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=NAMES)
def test_default_moves_end_every_game(game: Game[Any, Any], seats: int) -> None:
    play_by_default(game, {}, seats, random.Random(seats))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_choice_of_every_option(game: Game[Any, Any]) -> None:
    """Choices that do not go with so many seats are refused, and then said so."""
    chance = random.Random(7)
    for info in game.option_infos():
        assert not info.choices or info.default in info.choices, "no choices: free form"
        for choice in info.choices:
            seats = chance.choice(game.seat_counts)
            try:
                game.options({info.name: choice}, seats)
            except BadInput:
                continue
            play_random_game(game, {info.name: choice}, seats, chance, every=50)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_unknown_options_and_wrong_values_are_refused(game: Game[Any, Any]) -> None:
    seats = game.seat_counts[0]
    wrong: list[dict[str, Any]] = [{info.name: ["nonsense"]} for info in game.option_infos()]
    for raw in [{"no_such": 1}, *wrong]:
        with pytest.raises(BadInput):
            game.options(raw, seats)
