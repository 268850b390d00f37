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
    """The bot's move; none where it fails, which the room answers with the default move."""
    assert machine.table is not None
    legal = machine.game.legal(machine.table.state, ask.seat)
    view = machine.view(ask.seat)
    try:
        return volte.bots.choose(machine.game.name, ask.level, view, legal, rng)
    except Exception:
        log.exception("bot %s of %s failed", ask.level, machine.game.name)
        return ""
