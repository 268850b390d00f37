"""Is it there, and what is offered."""

from typing import Any

from litestar import get

from volte.server import audience
from volte.server.http.asking import AnyRequest, desk_of
from volte.wire.to_server import PROTOCOL


@get("/healthz", sync_to_thread=False)
def healthz() -> dict[str, bool]:
    return {"ok": True}


@get("/api/status", sync_to_thread=False)
def status(request: AnyRequest) -> dict[str, Any]:
    rooms = desk_of(request).rooms
    most = rooms.house.limits.rooms
    return {
        "protocol": PROTOCOL,
        "server": audience.VERSION,
        "rooms_free": max(0, most - rooms.count),
        "rooms_max": most,
        "games": [
            {
                "name": name,
                "seat_counts": list(game.seat_counts),
                "options": game.option_infos(),
                "bot_levels": list(rooms.house.levels),
            }
            for name, game in rooms.house.games.items()
        ],
    }


ROUTES = [healthz, status]
