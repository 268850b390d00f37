"""The bots' seats: a bot gets the seat's view and its legal moves, nothing else, and chance of its own."""

import logging
import random

import volte.bots
from volte.room.effects import AskBot
from volte.room.machine import Machine

log = logging.getLogger("volte")


def levels() -> tuple[str, ...]:
    return tuple(volte.bots.LEVELS)


def choose(machine: Machine, ask: AskBot, rng: random.Random) -> str:
    """The bot's move, or the default move where it fails."""
    assert machine.table is not None
    state, game = machine.table.state, machine.game
    view, legal = machine.views([ask.seat])[ask.seat], game.legal(state, ask.seat)
    try:
        return volte.bots.choose(game.name, ask.level, view, legal, rng)
    except Exception:
        log.exception("bot %s of %s failed", ask.level, game.name)
        return game.default_move(state, ask.seat) if game.to_move(state) == ask.seat else legal[0]
