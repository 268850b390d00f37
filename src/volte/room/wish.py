"""What a host asks for when a room is opened, and the seats and settings it comes to."""

from typing import Any

import msgspec

from volte.room import host
from volte.room.core import AnyGame, refuse
from volte.wire.to_client import Settings

AWAY_SECONDS = 60
BOT_PACE = 900


class Wish(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a host asks for (`POST /api/rooms`); what is left out is the game's default."""

    game: str
    name: str
    seats: int | None = None
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    turn_seconds: int | None = None
    watching: bool = True
    bots: list[str] = msgspec.field(default_factory=list)
    start: bool = False
    bot_pace: int | None = None
    from_record: dict[str, Any] | None = None
    """Play on from here, in one game alone with bots: whose move it is, the host plays."""


def size_of(game: AnyGame, wish: Wish) -> int:
    """How many seats the room begins with; Refused where the game or the bots do not go with it."""
    counts = game.seat_counts
    if wish.seats is not None:
        size = wish.seats
    elif wish.start:
        size = 1 + len(wish.bots)
    else:
        size = min(4, max(counts))
    if size not in range(min(counts), max(counts) + 1) or len(wish.bots) > size - 1:
        refuse("seat-count", seats=size, fewest=min(counts))
    return size


def first_settings(game: AnyGame, wish: Wish) -> Settings:
    if "turn_seconds" in wish.options:
        refuse("setting", name="turn_seconds")
    usual = 0 if wish.start else game.usual_turn_seconds  # who plays alone keeps nobody waiting
    turn = usual if wish.turn_seconds is None else wish.turn_seconds
    if turn != 0 and turn not in host.RANGES["turn_seconds"]:
        refuse("setting", name="turn_seconds")
    pace = BOT_PACE if wish.bot_pace is None else wish.bot_pace
    if pace not in host.RANGES["bot_pace"]:
        refuse("setting", name="bot_pace")
    return Settings(
        options=wish.options,
        turn_seconds=turn,
        away_seconds=AWAY_SECONDS,
        bot_pace=pace,
        leaving="bot",
        watching=wish.watching,
    )
