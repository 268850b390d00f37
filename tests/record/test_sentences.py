"""Every event of random games, and every final position, is a sentence in every language."""

import random
import re

import pytest

from tests.games.checker import new_table
from volte.games import registry
from volte.words import LOCALES, words

LANGUAGES = sorted(folder.name for folder in LOCALES.iterdir() if folder.is_dir())
NAMES = ["Anna", "Ben", "Carla", "Dan", "Peter", "Eva", "Fritz", "Gina"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", registry.names())
def test_events_are_sentences(name: str, language: str) -> None:
    game, catalogue, chance = registry.game(name), words(language), random.Random(11)
    for seats in game.seat_counts[:3]:
        table = new_table(game, {}, seats, chance)
        lines: list[str] = []
        while not game.finished(table.state) and len(lines) < 400:
            seat, move = chance.choice([(s, m) for s in range(seats) for m in game.legal(table.state, s)])
            table.play(seat, move)
            lines += [catalogue.say(e.key, e.args, NAMES) for e in game.events(table.state, seat)]
        lines += [catalogue.say(line.key, line.args, NAMES) for line in game.describe(table.state)]
        for line in lines:
            assert line and not re.search(r"[{}]|\?\?\?|  | [.,;]|\bnone\b", line), line
