"""What all rooms of this server share: the games, the bots' levels, limits and chance."""

import logging
import os

from volte.games import registry
from volte.room.limits import Limits
from volte.room.machine import House
from volte.server import bots

log = logging.getLogger("volte")


def make_house(limits: Limits) -> House:
    games = {}
    for name in registry.names():
        try:
            games[name] = registry.game(name)
        except (ImportError, AttributeError):
            log.exception("%s cannot be loaded; the other games can be played", name)
    return House(games, bots.levels(), limits, os.urandom)
