"""Who asks, and what every answer needs."""

from dataclasses import dataclass
from typing import Any

from litestar import Request

from volte.server.limiter import PerAddress
from volte.server.rooms import Rooms

AnyRequest = Request[Any, Any, Any]


class TooMany(Exception):
    """An address asks too often; the key's last part."""


@dataclass(frozen=True)
class Desk:
    """The rooms, and what addresses may do a minute: guess codes, open rooms."""

    rooms: Rooms
    guesses: PerAddress
    opened: PerAddress


def desk_of(request: AnyRequest) -> Desk:
    desk: Desk = request.app.state.desk
    return desk


def device_of(request: AnyRequest) -> str:
    device: str = request.scope["device"]  # type: ignore[typeddict-item]
    return device
